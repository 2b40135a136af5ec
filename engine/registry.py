"""The registry of all games: the rules of each, by name. An explicit list: a bundled program can't find computed
imports."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping
from typing import Any

from engine.core.rules import Rules

AnyRules = Rules[Any, Any]
DEFAULT = "brazil"


def _brazil() -> AnyRules:
    from engine.brazil.game import BrazilRules

    return BrazilRules()


def _historia() -> AnyRules:
    from engine.historia.game import HistoriaRules

    return HistoriaRules()


def _struggle() -> AnyRules:
    from engine.struggle.game import StruggleRules

    return StruggleRules()


class RulesByGame(MutableMapping[str, AnyRules]):
    """The rules of each game by its name. A game's modules are imported when its rules are first asked for, as most
    processes play one game; to list the names imports none."""

    def __init__(self, makers: dict[str, Callable[[], AnyRules]]) -> None:
        self._makers = makers
        self._made: dict[str, AnyRules] = {}

    def __getitem__(self, game: str) -> AnyRules:
        if game not in self._made:
            self._made[game] = self._makers[game]()
        return self._made[game]

    def __setitem__(self, game: str, rules: AnyRules) -> None:
        self._makers[game], self._made[game] = lambda: rules, rules

    def __delitem__(self, game: str) -> None:
        del self._makers[game]
        self._made.pop(game, None)

    def __contains__(self, game: object) -> bool:
        return game in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


GAMES = RulesByGame({"brazil": _brazil, "historia": _historia, "struggle": _struggle})
