"""Combat Strength: units, tiles, paintings, arch bonus, Combat cards (rules 7)."""

from __future__ import annotations

from engine.brazil.board import HexId
from engine.brazil.components import COMBAT_ARCHES
from engine.brazil.decisions import ResourceDecision
from engine.brazil.questions.combat import COMBAT_RULES, CombatSide
from engine.brazil.questions.owned import answers
from engine.brazil.rules.control import passive, unit_cs
from engine.brazil.rules.goods import Out
from engine.brazil.rules.production import tile_vp
from engine.brazil.state import Seat, State


def card_cs(side: CombatSide, card: str) -> int:
    """What one Combat card adds on this side."""
    return COMBAT_RULES[card].strength(side)


def bonuses(s: State, seat: Seat, attacking: bool, with_units: bool) -> int:
    """Paintings, and the arch on which the token lies: it strengthens units, so it needs one in the fight."""
    return sum(amount for _, amount in bonus_parts(s, seat, attacking, with_units))


def bonus_parts(s: State, seat: Seat, attacking: bool, with_units: bool) -> list[tuple[str, int]]:
    """What each painting (by its id) and the token's arch (by its id) add."""
    player = s.seats[seat]
    found = [(card.id, card.battle_bonus(attacking)) for card in answers(player, "battle_bonus")]
    if with_units and player.token in COMBAT_ARCHES.combat_bonus_at:
        found.append((player.token, COMBAT_ARCHES.attack if attacking else COMBAT_ARCHES.defence))
    return [(source, amount) for source, amount in found if amount]


def units_cs(s: State, seat: Seat, units: tuple[int, ...]) -> int:
    """The strength of some units."""
    player = s.seats[seat]
    return sum(unit_cs(player, unit) for unit in units)


def tile_cs(s: State, seat: Seat, hex_id: HexId) -> int:
    """What the tile of a hex adds for a seat: only for whoever built it, and only while no enemy held it."""
    if s.owner[hex_id] != seat:
        return 0
    player = s.seats[seat]
    return tile_vp(s, hex_id) + sum(card.tile_bonus(s, hex_id) for card in answers(player, "tile_bonus"))


def won(s: State, seat: Seat, cards: tuple[str, ...], out: Out) -> None:
    """What paintings and the winner's own Combat cards bring him."""
    for card in answers(s.seats[seat], "on_battle_won"):
        card.on_battle_won(s, seat, out)
    resources = sum(COMBAT_RULES[card].resources_if_won() for card in cards)
    if resources and not passive(s, seat):
        s.frames.append(ResourceDecision(seat, resources, "battle"))
