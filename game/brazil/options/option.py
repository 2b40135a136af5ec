"""The data of one option in the tray, and the texts that say why an option is not legal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from engine.brazil.moves import Move
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui


@dataclass(slots=True)
class TrayOption:
    """One clickable option. ``wanted``: the move fields a click fixes."""

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
    short: str = ""  # why it can't be chosen, in a word or two, drawn on it
    ways: Sequence[Move] = ()  # the moves it would stand for, if none of them is legal


def why(ui: Ui, model: TableModel, candidates: list[Move]) -> str:
    """Returns why none of the moves is legal; "" if one is."""
    reason = model.best_reason(candidates)
    return words.reason(ui.texts, reason) if reason is not None else ""


def in_short(ui: Ui, model: TableModel, candidates: list[Move]) -> str:
    """Returns why none of the moves is legal, in a word or two that fit on an option; "" if one is."""
    reason = model.best_reason(candidates)
    if reason is None:
        return ""
    return ui.text("refused-pay" if reason.code == "cannot_afford" else "refused-now")


def refused(tip: str, why: str) -> str:
    """Returns a tooltip with the reason of a refusal appended."""
    return f"{tip}\n[cross] {why}" if why else tip
