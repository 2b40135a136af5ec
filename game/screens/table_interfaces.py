"""Interfaces between the base table and a game: its classes, its animations and its score page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from game.i18n.texts import Texts
from game.platform.settings import Pace
from game.play.advice_text import MoveDescriber
from game.play.recap_controller import RecapDescriber
from game.play.table_controller import AnyModel
from game.screens.recap_table import AnyController
from game.screens.saved_table import AnyMatch
from game.shell.shell import ScreenLayer


class TableAnimations(Protocol):
    """Protocol: the animations that run over the table; see ``game.play.animations``."""

    @property
    def running(self) -> Sequence[Any]: ...

    def tick(self, now: int) -> bool: ...
    def finish(self) -> None: ...


class ScorePage(ScreenLayer, Protocol):
    """Protocol: the page about the end of a game, from where the review is opened."""

    review: Callable[[Callable[[int], None]], None] | None

    def show_review(self) -> None: ...

    def tell(self, achievements: str, offers_review: bool) -> None:
        """Tells of new achievements, in a sentence ("": of none), and recommends the review if it
        ``offers_review``."""


@dataclass(frozen=True, slots=True)
class TableParts(Generic[AnyMatch, AnyModel, AnyController]):
    """The classes of a game that make up its table."""

    model: Callable[[AnyMatch], AnyModel]
    controller: type[AnyController]
    animations: Callable[[Pace], TableAnimations]
    describer: Callable[[Callable[[], Texts], AnyModel], MoveDescriber]
    recap_describer: Callable[[Callable[[], Texts], AnyModel], RecapDescriber]
