"""The solo challenge (rules 11): starting pieces of the player and of the Dutch, and how the Dutch defend."""

from __future__ import annotations

from engine.brazil.challenge.conditions import HUMAN, terms
from engine.brazil.decisions import CombatDecision, ResourceDecision
from engine.brazil.events import CardDrawn, CardsSealed, DeckShuffled
from engine.brazil.rules.control import put_capital, put_unit, unit_kind, units_on
from engine.brazil.rules.goods import Out, draw_combat, without
from engine.brazil.state import ON_BOARD, Player, Seat, State

DUTCH: Seat = 1


def place_pieces(s: State) -> None:
    """Places the player's Capital and, if there is an enemy that only defends, its Capital and units where the scenario
    says."""
    fixed = s.board.scenario.solo
    assert fixed is not None
    capitals = (fixed.capital, fixed.enemy_capital) if fixed.enemy else (fixed.capital,)
    for seat, hex_id in enumerate(capitals):
        put_capital(s, seat, hex_id)
    for piece in fixed.enemy_units:
        dutch = s.changing(DUTCH)
        put_unit(dutch, _slot_of(dutch, piece.unit), piece.hex)


def _slot_of(player: Player, kind: str) -> int:
    """The board slot of an undeployed unit of this kind. Raises ValueError if the scenario names more than the colour
    has."""
    for unit, place in enumerate(player.units):
        if place == ON_BOARD and unit_kind(player, unit) == kind:
            return unit
    raise ValueError(f"solo.enemy_units: {player.colour} has no (more) {kind}")


def ask_starting_resource(s: State, out: Out) -> None:
    """Asks the player to choose the Capital's starting resource, as there is no Capital tile to take it from."""
    s.frames.append(ResourceDecision(HUMAN, 1, "capital"))


def cards_drawn(s: State, units: int) -> int:
    """Returns how many Combat cards this many Dutch units on a hex draw: one each, plus those of the difficulty level;
    none without units."""
    level = terms(s)
    return units + level.cards if units and level else units


def defence_cards(s: State, f: CombatDecision, out: Out) -> tuple[str, ...]:
    """Draws the Combat cards with which the Dutch defend the hex of a battle, removes them from the deck and returns
    their ids; they are in no hand."""
    drawn: Out = []
    for _ in range(cards_drawn(s, len(units_on(s.seats[DUTCH], f.at)))):
        draw_combat(s, DUTCH, "defence", drawn)
    out += [event for event in drawn if isinstance(event, DeckShuffled)]
    player = s.changing(DUTCH)
    cards = tuple(event.card for event in drawn if isinstance(event, CardDrawn))
    player.combat_cards = without(player.combat_cards, cards)
    s.check &= ~(1 << DUTCH)
    out.append(CardsSealed(DUTCH, cards))
    return cards
