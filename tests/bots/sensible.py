"""The rungs with little effort, and a table where nothing pays by itself: for tests of what they never do."""

from __future__ import annotations

from dataclasses import replace

from engine.bots import emperor, viceroy
from engine.bots.emperor import EmperorBot
from engine.bots.registry import BOTS
from engine.bots.viceroy import SearchBudget, ViceroyBot
from engine.brazil.moves import Move
from engine.core.rng import Rng
from tests.brazil.kit import RULES, Table

LITTLE = SearchBudget(lines=3, worlds=2, turns=2)
RUNGS = ("merchant", "governor", "viceroy", "emperor")


def bot(rung: str):
    if rung == "viceroy":
        return ViceroyBot(effort=replace(LITTLE, experience=viceroy.EFFORT.experience))
    if rung == "emperor":
        return EmperorBot(seconds=0, effort=replace(LITTLE, experience=emperor.EFFORT.experience), cores=0)
    return BOTS[rung]()


def choice(t: Table, rung: str, dice: int = 3) -> Move:
    seat = t.session.awaiting[0]
    return bot(rung).choose(RULES, t.session.view(seat), seat, Rng(dice))


def whole_turn(t: Table, rung: str, dice: int = 3) -> list:
    """Play the turn of whoever is asked to its end; the events."""
    seat, player, rng = t.session.awaiting[0], bot(rung), Rng(dice)
    events = []
    for _ in range(40):
        events += t.session.submit(player.choose(RULES, t.session.view(seat), seat, rng))
        if any(event.name == "TurnBegan" for event in events) or t.session.awaiting != (seat,):
            break
    return events


def plain() -> Table:
    """Nothing on hand that pays by itself or asks for anything."""
    t = Table(monarchs=("oba_ii", "isabella_i"))
    for player in map(t.player, range(len(t.s.seats))):
        player.missions = ()
    t.changed()
    return t
