"""The solo challenge, Battle of Guararapes: fixed pieces, the Dutch who only defend, goals, rounds (rules 11)."""

from __future__ import annotations

from engine.brazil.board import put
from engine.brazil.control import on_map, put_unit, unit_kind, units_on
from engine.brazil.events import CardDrawn, CardsSealed, DeckShuffled, GameEnded
from engine.brazil.frames import CombatFrame, ResourceFrame, TurnFrame
from engine.brazil.goods import Out, draw_combat, without
from engine.brazil.state import CAPITAL, ON_BOARD, Player, Seat, State

COLOUR = "green"
ENEMY = "orange"
HUMAN: Seat = 0
DUTCH: Seat = 1
GOAL_ERA = 3
HARD_EXTRA_CARDS = 1


def lay_out(s: State) -> None:
    """Both Capitals and the orange units stand where the scenario says."""
    fixed = s.board.scenario.solo
    assert fixed is not None
    for seat, hex_id in ((HUMAN, fixed.capital), (DUTCH, fixed.enemy_capital)):
        s.tile = put(s.tile, hex_id, CAPITAL)
        s.owner = put(s.owner, hex_id, seat)
        s.palace = put(s.palace, hex_id, 1)
        s.seats[seat].capital = hex_id
        s.seats[seat].tiles |= 1 << hex_id
        s.tiles |= 1 << hex_id
    dutch = s.seats[DUTCH]
    for piece in fixed.enemy_units:
        put_unit(dutch, _slot_of(dutch, piece.unit), piece.hex)


def _slot_of(player: Player, kind: str) -> int:
    """The board slot of a unit still there. Raises ValueError if the scenario names one the colour hasn't."""
    for unit, place in enumerate(player.units):
        if place == ON_BOARD and unit_kind(player, unit) == kind:
            return unit
    raise ValueError(f"solo.enemy_units: {player.colour} has no (more) {kind}")


def begin(s: State, out: Out) -> None:
    """The Capital's resource: there is no Capital tile to take it from, so it is of the seat's choice."""
    s.frames.append(ResourceFrame(HUMAN, 1, "capital"))


def defence_cards(s: State, f: CombatFrame, out: Out) -> tuple[str, ...]:
    """One Combat card from the deck for each Dutch unit there, one more when the challenge is hard."""
    number = len(units_on(s.seats[DUTCH], f.at))
    if s.options.solo_difficulty == "hard" and number:
        number += HARD_EXTRA_CARDS
    drawn: Out = []
    for _ in range(number):
        draw_combat(s, DUTCH, "defence", drawn)
    out += [event for event in drawn if isinstance(event, DeckShuffled)]
    player = s.seats[DUTCH]
    cards = tuple(event.card for event in drawn if isinstance(event, CardDrawn))
    player.combat_cards = without(player.combat_cards, cards)
    s.check &= ~(1 << DUTCH)
    out.append(CardsSealed(DUTCH, cards))
    return cards


def goals(s: State) -> dict[str, tuple[int, int]]:
    """Each goal of the challenge: (have, needed). Shown at all times."""
    player, fixed = s.seats[HUMAN], s.board.scenario.solo
    if fixed is None:
        return {}
    state = {
        "era_3": (s.era, GOAL_ERA),
        "all_units_on_map": (on_map(player), len(player.units)),
        "enemy_capital": (player.at >> fixed.enemy_capital & 1, 1),
    }
    return {goal: state[goal] for goal in fixed.goals}


def check_goals(s: State, out: Out) -> None:
    """All goals together win the challenge at once, but never in the middle of something: a battle for the Dutch
    Capital is fought to its end first, with all that it leaves to choose."""
    only_the_turn = len(s.frames) == 1 and isinstance(s.frames[0], TurnFrame)
    if not s.over and only_the_turn and all(have >= needed for have, needed in goals(s).values()):
        s.over = "goals"
        s.frames.clear()
        out.append(GameEnded("goals"))


def won(s: State) -> bool:
    """Whether the challenge was won."""
    return s.over == "goals"


def rounds_left(s: State) -> int:
    """Rounds after the current one."""
    fixed = s.board.scenario.solo
    return fixed.rounds - s.round if fixed else 0
