"""A seat that plays alone: fixed pieces, and the other side, the Dutch, who only defend (rules 11)."""

from __future__ import annotations

from engine.brazil.challenge.conditions import HUMAN, terms
from engine.brazil.decisions import CombatDecision, ResourceDecision
from engine.brazil.events import CardDrawn, CardsSealed, DeckShuffled
from engine.brazil.rules.control import put_capital, put_unit, unit_kind, units_on
from engine.brazil.rules.goods import Out, draw_combat, without
from engine.brazil.state import ON_BOARD, Player, Seat, State

DUTCH: Seat = 1


def lay_out(s: State) -> None:
    """Both Capitals and the other side's units stand where the scenario says."""
    fixed = s.board.scenario.solo
    assert fixed is not None
    capitals = (fixed.capital, fixed.enemy_capital) if fixed.enemy else (fixed.capital,)
    for seat, hex_id in enumerate(capitals):
        put_capital(s, seat, hex_id)
    for piece in fixed.enemy_units:
        dutch = s.changing(DUTCH)
        put_unit(dutch, _slot_of(dutch, piece.unit), piece.hex)


def _slot_of(player: Player, kind: str) -> int:
    """The board slot of a unit still there. Raises ValueError if the scenario names one the colour hasn't."""
    for unit, place in enumerate(player.units):
        if place == ON_BOARD and unit_kind(player, unit) == kind:
            return unit
    raise ValueError(f"solo.enemy_units: {player.colour} has no (more) {kind}")


def begin(s: State, out: Out) -> None:
    """The Capital's resource: there is no Capital tile to take it from, so it is of the seat's choice."""
    s.frames.append(ResourceDecision(HUMAN, 1, "capital"))


def cards_drawn(s: State, units: int) -> int:
    """How many Combat cards so many Dutch units on a hex draw: one each, and what the level adds."""
    asked = terms(s)
    return units + asked.cards if units and asked else units


def defence_cards(s: State, f: CombatDecision, out: Out) -> tuple[str, ...]:
    """The Combat cards from the deck with which the Dutch defend a hex."""
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
