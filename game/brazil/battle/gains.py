"""What a fight brings each side: units that go, the tile that changes hands, goods and cards; nothing secret."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.brazil.events import CardDrawn, GoodsGained, TileKept, TileSeized, UnitsDefeated, UnitsMoved
from engine.brazil.state import State
from engine.core.event import Event
from game.brazil.battle.model import EXPEDITION, Battle
from game.brazil.cards.card import back_of
from game.brazil.wording import words

LEAVING = ("supply", "retreat")  # units that leave the field


@dataclass(frozen=True, slots=True)
class BattleGain:
    """``kind`` names the text under the pictures: supply, retreat, seized, ceded, held, taken, cleared, kept, goods,
    cards, nothing."""

    seat: int
    kind: str
    pictures: tuple[str, ...] = ()
    tile: str = ""


def spoils_of(battle: Battle, winner: int, events: Iterable[Event], before: State) -> tuple[BattleGain, ...]:
    """In the order they are shown: first what became of the hex, then what each side loses and gains.

    ``events``: of the move that ended it; ``before``: the position before it. Faces of cards never go in.
    """
    told = list(events)
    found = _ground(battle, winner, told)
    for event in told:
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


def _ground(battle: Battle, winner: int, told: list[Event]) -> list[BattleGain]:
    """What becomes of the hex. Whoever fires from the next one does not enter, and seizes nothing."""
    attacker, defender = battle.attack.seat, battle.defence.seat
    if defender == EXPEDITION:
        return []
    on = ((battle.tile,), battle.name)
    if any(isinstance(event, TileSeized) for event in told):
        return [BattleGain(attacker, "seized", *on), BattleGain(defender, "ceded", *on)]
    return [BattleGain(winner, "held" if winner == defender else "cleared", *on)]


def _units(s: State, seat: int, units: tuple[int, ...], *, beaten: bool = False) -> tuple[str, ...]:
    return tuple(words.unit_picture(s, seat, unit, beaten) for unit in units)
