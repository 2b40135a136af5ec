"""Lists what a fight brings each side: defeated units, the tile that changes hands, goods and card backs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.brazil.events import CardDrawn, GoodsGained, TileKept, TileSeized, UnitsDefeated, UnitsMoved
from engine.brazil.state import State
from engine.core.event import Event
from game.brazil.battle.model import EXPEDITION, Battle
from game.brazil.cards.card_content import back_of
from game.brazil.wording import words

LEAVING = ("supply", "retreat")  # kinds of gain in which units leave the field


@dataclass(frozen=True, slots=True)
class BattleGain:
    """One gain or loss of one side.

    ``kind`` completes the id of the text under the pictures: supply, retreat, seized, ceded, held, taken, cleared,
    kept, goods, cards, nothing.
    """

    seat: int
    kind: str
    pictures: tuple[str, ...] = ()
    tile: str = ""


def gains_of(battle: Battle, winner: int, events: Iterable[Event], before: State) -> tuple[BattleGain, ...]:
    """Lists what each side of a fight loses and gains, in the order shown: first who gets the hex.

    ``events``: those of the move that ended the fight; ``before``: the position before it. Card faces are never
    included.
    """
    seen_events = list(events)
    found = _hex_result(battle, winner, seen_events)
    for event in seen_events:
        if isinstance(event, UnitsDefeated):
            found.append(BattleGain(event.seat, "supply", _units(before, event.seat, event.units, beaten=True)))
        elif isinstance(event, UnitsMoved) and event.by == "retreat":
            found.append(BattleGain(event.seat, "retreat", _units(before, event.seat, event.units)))
        elif isinstance(event, TileKept) and event.seat == winner:
            found.append(BattleGain(event.seat, "kept", (words.exploration_picture(event.tile),)))
        elif isinstance(event, GoodsGained):
            found.append(BattleGain(event.seat, "goods", tuple(f"goods/{good}" for good in event.goods)))
        elif isinstance(event, CardDrawn):
            found.append(BattleGain(event.seat, "cards", (back_of(event.deck),)))
    idle = [side.seat for side in battle.sides if side.seat != EXPEDITION and all(s.seat != side.seat for s in found)]
    return (*found, *(BattleGain(seat, "nothing") for seat in idle))


def _hex_result(battle: Battle, winner: int, seen_events: list[Event]) -> list[BattleGain]:
    """Returns rows about the hex's later holder. An attack from an adjacent hex does not enter: it seizes nothing."""
    attacker, defender = battle.attack.seat, battle.defence.seat
    if defender == EXPEDITION:
        return []
    on = ((battle.tile,), battle.name)
    if any(isinstance(event, TileSeized) for event in seen_events):
        return [BattleGain(attacker, "seized", *on), BattleGain(defender, "ceded", *on)]
    return [BattleGain(winner, "held" if winner == defender else "cleared", *on)]


def _units(s: State, seat: int, units: tuple[int, ...], *, beaten: bool = False) -> tuple[str, ...]:
    return tuple(words.unit_picture(s, seat, unit, beaten) for unit in units)
