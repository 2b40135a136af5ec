"""One thing to click in the tray; refusals in words."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from engine.brazil.moves import Move
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui


@dataclass(slots=True)
class TrayOption:
    """One thing to click."""

    wanted: dict[str, Hashable]
    title: str
    picture: str = ""
    facts: str = ""
    tip: str = ""
    legal: bool = True
    chosen: bool = False
    card: tuple[str, str] | None = None
    shape: tuple[int, int] = (44, 44)
    tile: str = ""  # a Building or City on offer
    key: str = ""
    short: str = ""  # in a word or two, on the option itself, why it can't be chosen


def why(ui: Ui, model: TableModel, candidates: list[Move]) -> str:
    reason = model.best_reason(candidates)
    return words.reason(ui.texts, reason) if reason is not None else ""


def in_short(ui: Ui, model: TableModel, candidates: list[Move]) -> str:
    """Why none of these can be played, in as few words as fit on an option; "": one can."""
    reason = model.best_reason(candidates)
    if reason is None:
        return ""
    return ui.text("refused-pay" if reason.code == "cannot_afford" else "refused-now")


def refused(tip: str, why: str) -> str:
    return f"{tip}\n[cross] {why}" if why else tip
