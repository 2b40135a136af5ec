"""Combat Strength of units, tiles, paintings, action spaces and Combat cards; gains of a battle's winner (rules 7)."""

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
    """Returns the strength that a Combat card adds to this side."""
    return COMBAT_RULES[card].strength(side)


def bonuses(s: State, seat: Seat, attacking: bool, with_units: bool) -> int:
    """Returns the bonus a seat has in a battle: of its paintings and, if `with_units`, of the arch (action space) where
    its token stands."""
    return sum(amount for _, amount in bonus_parts(s, seat, attacking, with_units))


def bonus_parts(s: State, seat: Seat, attacking: bool, with_units: bool) -> list[tuple[str, int]]:
    """Lists a seat's bonuses in a battle, each with the id of the painting or arch (action space) it comes from; none
    that is 0. `with_units`: its units take part, without which no arch gives one."""
    player = s.seats[seat]
    found = [(card.id, card.battle_bonus(attacking)) for card in answers(player, "battle_bonus")]
    if with_units and player.token in COMBAT_ARCHES.combat_bonus_at:
        found.append((player.token, COMBAT_ARCHES.attack if attacking else COMBAT_ARCHES.defence))
    return [(source, amount) for source, amount in found if amount]


def units_cs(s: State, seat: Seat, units: tuple[int, ...]) -> int:
    """Returns the sum of the Combat Strengths of a seat's units, given by number, without any bonus."""
    player = s.seats[seat]
    return sum(unit_cs(player, unit) for unit in units)


def tile_cs(s: State, seat: Seat, hex_id: HexId) -> int:
    """Returns the Combat Strength that the tile on a hex adds for a seat, paintings included; 0 unless the seat built
    it."""
    if s.owner[hex_id] != seat:
        return 0
    player = s.seats[seat]
    return tile_vp(s, hex_id) + sum(card.tile_bonus(s, hex_id) for card in answers(player, "tile_bonus"))


def give_victory_gains(s: State, seat: Seat, cards: tuple[str, ...], out: Out) -> None:
    """Gives the winner of a battle what its paintings and Monarch bring for it, and asks it to choose the resources
    that its Combat cards `cards` bring (never the Dutch)."""
    for card in answers(s.seats[seat], "on_battle_won"):
        card.on_battle_won(s, seat, out)
    resources = sum(COMBAT_RULES[card].resources_if_won() for card in cards)
    if resources and not passive(s, seat):
        s.frames.append(ResourceDecision(seat, resources, "battle"))
