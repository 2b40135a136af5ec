"""Guararapes in the states that tests of the challenge begin from."""

from __future__ import annotations

from engine.brazil.moves import EndTurn
from engine.storage.deal_code import code_of
from tests.brazil.kit import Table

HILLS = "battle_of_guararapes"
CODE, OTHER = code_of(123_456_789), code_of(987_654_321)


def hills() -> Table:
    return Table(HILLS, ("green",))


def storm(t: Table) -> int:
    """The Archer stands alone in the Dutch Capital."""
    at = t.home(1)
    t.player(1).units = tuple(-1 if place == at else place for place in t.player(1).units)
    t.player(1).at &= ~(1 << at)
    return t.unit("archer", at)


def end_round(t: Table) -> None:
    t.arch("renovate" if t.s.round % 2 else "painting")
    if t.frame.kind != "turn":
        t.finish()
    t.do(EndTurn(0))


def before_the_port() -> Table:
    """The Dragoon waits at sea before the Dutch Capital, with two Combat cards in the hand."""
    t = hills()
    t.unit("dragoon", next(h for h in t.near(t.home(1)) if t.s.board.terrain[h] == "water"))
    t.combat_card("militia", "henrique_dias")
    t.moving("build")
    return t
