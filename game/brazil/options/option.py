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
    note: str = ""  # the era of such a Building
    key: str = ""
    short: str = ""  # why it can't be chosen, in a word or two, drawn on it
    ways: Sequence[Move] = ()  # the moves it would stand for, if none of them is legal


def refusal_text(ui: Ui, model: TableModel, candidates: list[Move]) -> str:
    """Returns the text that says why none of these moves is legal; "" if one of them is."""
    reason = model.best_reason(candidates)
    return words.reason(ui.texts, reason) if reason is not None else ""


def short_refusal(ui: Ui, model: TableModel, candidates: list[Move]) -> str:
    """Returns one or two words, to fit on an option, that say why none of these moves is legal; "" if one of them
    is."""
    reason = model.best_reason(candidates)
    if reason is None:
        return ""
    return ui.text("refused-pay" if reason.code == "cannot_afford" else "refused-now")


def with_refusal(tip: str, why: str) -> str:
    """Returns a tooltip with the reason why the option is not legal as its last line; unchanged if there is no
    reason."""
    return f"{tip}\n[cross] {why}" if why else tip
