"""Global Demand: drawing three commodities and scoring them (rules 4.3 phase 4, 12.3)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.rng import Rng
from engine.struggle.board import COMMODITY_MASK
from engine.struggle.cards import questions
from engine.struggle.components import COMMODITIES, ERA_OF_TURN, GAME
from engine.struggle.events import DemandDrawn, DemandWon
from engine.struggle.rules import debt
from engine.struggle.rules.control import held_unmarked
from engine.struggle.rules.score_ledger import score
from engine.struggle.shapes import Reward
from engine.struggle.state import NOBODY, Seat, State

Out = list[Event]


def in_order(commodities: tuple[str, ...]) -> tuple[str, ...]:
    """Sorts commodities in the order in which they are scored."""
    return tuple(sorted(commodities, key=lambda commodity: COMMODITIES[commodity].order))


def draw(s: State, out: Out) -> None:
    """Draws three of the six commodities at random as the turn's Global Demand, and reports them in the order of
    scoring."""
    rng = Rng(s.rng)
    s.demand = in_order(tuple(rng.shuffled(list(COMMODITIES))[: GAME.demand_shown]))
    s.rng = rng.state
    out.append(DemandDrawn(s.demand))


def markets(s: State, commodity: str) -> tuple[int, int]:
    """Returns how many of a commodity's markets the sides hold without a Conflict marker, as (France's, Britain's)
    number."""
    mask = COMMODITY_MASK[commodity]
    return (held_unmarked(s, 0) & mask).bit_count(), (held_unmarked(s, 1) & mask).bit_count()


def leader(counts: tuple[int, int]) -> Seat:
    """Returns the side with the higher of two counts, given as (France's, Britain's), or NOBODY if they are equal."""
    if counts[0] == counts[1]:
        return NOBODY
    return 0 if counts[0] > counts[1] else 1


def reward(s: State, commodity: str) -> Reward:
    """Returns the reward of a commodity if in demand in this era: VP, Treaty Points and a change of the winner's
    Debt."""
    return reward_in(s.turn, commodity)


def reward_in(turn: int, commodity: str) -> Reward:
    """Returns the reward of a commodity if in demand in this turn."""
    found: Reward = getattr(COMMODITIES[commodity], ERA_OF_TURN[turn])
    return found


def worth_trp(s: State, commodity: str, side: Seat) -> int:
    """Returns the Treaty Points that a commodity would give a side, with those that Ministries add."""
    more = sum(m.demand_trp(commodity) for m in questions.answers(s.players[side], "demand_trp"))
    return reward(s, commodity).trp + more


def score_commodity(s: State, commodity: str, out: Out) -> Seat:
    """Gives a commodity's reward to the side with more of its markets; returns the side, or NOBODY.

    The reward is VP, Treaty Points and a change of the winner's own Debt; an increase is forced.
    """
    counts = markets(s, commodity)
    winner = leader(counts)
    out.append(DemandWon(commodity, winner, counts))
    if winner == NOBODY:
        return winner
    got = reward(s, commodity)
    score(s, winner, got.vp, "demand", commodity, out)
    debt.gain_trp(s, winner, worth_trp(s, commodity, winner), out)
    if got.debt:
        debt.change(s, winner, got.debt, out)
    return winner
