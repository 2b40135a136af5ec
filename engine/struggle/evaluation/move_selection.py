"""Helps bots select moves: obvious moves, a shortlist, and which positions may be evaluated."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.shortlist import of_each_kind
from engine.struggle import facts
from engine.struggle.board import ALLIES, COMMODITY, COST, NEEDED_BY, PRESTIGE, SpaceId
from engine.struggle.decisions import PayDecision
from engine.struggle.moves import Conquer, Move, PayRest, PickSpace, ShiftMarket, ShiftPolitical, TileEffect, Unflag
from engine.struggle.rules.purchases import payment
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import NO_WAR, Seat, State

BETWEEN_ACTIONS = ("calendar", "keep", "ministry", "first", "round", "war")
"""Kinds of pending decisions that are not in the middle of an action."""
ON_SPACES = (ShiftMarket, ShiftPolitical, PickSpace, Conquer, Unflag, TileEffect)
"""Kinds of moves that the shortlist ranks by their space."""
IN_DEMAND, PRESTIGE_SPACE, ALLIED, NEEDED, ENEMY, CHEAP = 1.2, 0.7, 0.9, 0.4, 0.5, 0.35
"""Weights of a space's properties in `space_interest`."""
JITTER = 0.8
"""The greatest random addition to a space's weight, so that shortlists vary."""


def suggest(s: State, seat: Seat) -> list[Move]:
    """Returns the proposed way to pay, as the only move, if a payment is pending; [] for any other decision."""
    frame = s.frames[-1]
    return [_payment(s, frame)] if isinstance(frame, PayDecision) else []


def _payment(s: State, f: PayDecision) -> PayRest:
    """The proposed payment: Debt while Available Debt stays ahead or is not recorded, else Treaty Points."""
    own, other = s.players[f.seat].available, s.players[1 - f.seat].available
    q = facts.price(s, f.purchase)
    free = payment.unrecorded(s, f.seat, q.points) if isinstance(q, PriceQuote) else 0
    ahead = [mix for mix in f.mixes if mix[0] <= free or own - (mix[0] - free) > other]
    taken, trp = max(ahead) if ahead else min(f.mixes)
    return PayRest(f.seat, taken, trp)


def shortlist(s: State, seat: Seat, moves: list[Move], n: int, rng: Rng) -> list[Move]:
    """Selects about `n` moves of each kind: of those on spaces the ones of most interest (`space_interest` and a little
    chance), of others any at random."""
    on_spaces = [move for move in moves if isinstance(move, ON_SPACES)]
    if len(on_spaces) <= n:
        return of_each_kind(moves, n, rng)
    worth = {
        number: space_interest(s, seat, move.space) + JITTER * rng.below(1000) / 1000
        for number, move in enumerate(on_spaces)
    }
    best = sorted(range(len(on_spaces)), key=lambda number: -worth[number])
    kept: list[Move] = []
    seen: dict[str, int] = {}
    for number in best:
        move = on_spaces[number]
        seen[move.kind] = seen.get(move.kind, 0) + 1
        if seen[move.kind] <= n:
            kept.append(move)
    return kept + of_each_kind([move for move in moves if not isinstance(move, ON_SPACES)], n, rng)


def space_interest(s: State, seat: Seat, space: SpaceId) -> float:
    """Returns a heuristic weight of a space, by which `shortlist` ranks moves; higher for demand, prestige, alliances,
    Advantages and enemy flags."""
    if space < 0:
        return 0.0
    value = CHEAP * (4 - COST[space])
    if COMMODITY[space] in s.demand:
        value += IN_DEMAND
    if PRESTIGE >> space & 1:
        value += PRESTIGE_SPACE
    if s.war < NO_WAR:
        value += ALLIED * sum(mask >> space & 1 for mask in ALLIES[s.war])
    value += NEEDED * len(NEEDED_BY[space])
    return value + ENEMY * (s.held[1 - seat] >> space & 1)


def is_quiescent(s: State) -> bool:
    """Whether no action is in progress, so that the position may be evaluated."""
    return not s.frames or s.frames[-1].kind in BETWEEN_ACTIONS
