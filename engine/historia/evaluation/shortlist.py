"""Selects the most promising moves of a seat, best first: there are up to 469 ways to choose cards alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

from engine.core.float_sum import float_sum
from engine.core.rng import Rng
from engine.historia.card_language import Choose, ExtraAction, Raid, Trade, War
from engine.historia.components import ACTIONS, ADVISORS, LEADERS
from engine.historia.decisions import ChooseDecision
from engine.historia.evaluation import action_value
from engine.historia.evaluation.evaluate import draft_worth
from engine.historia.moves import (
    USED_POOL,
    Attack,
    ChooseOption,
    ChoosePartner,
    Finish,
    KeepLeader,
    Move,
    PlaceCube,
    Ready,
    RecoverCube,
    Resolve,
    SealCards,
    TakeAction,
    TakeBack,
    TakeWonder,
    UseWonder,
)
from engine.historia.rules import map
from engine.historia.rules.card_lists import current_list, current_operation
from engine.historia.rules.rounds import choosable, most_cards
from engine.historia.state import Seat, State

TIE = 1e-3


def shortlist(s: State, seat: Seat, moves: Sequence[Move], n: int, rng: Rng) -> list[Move]:
    """Selects at most `n` of these moves of each kind, those with the highest heuristic value, best first; equal ones
    in random order. Where cards are to be chosen, `n` choices of each number of cards."""
    if len(moves) == 1:
        return list(moves)
    if isinstance(s.frames[-1], ChooseDecision):
        return choices(s, seat, n, rng)
    ranked = sorted(moves, key=lambda move: -move_worth(s, seat, move) + TIE * rng.below(100) / 100)
    taken: dict[str, int] = {}
    kept = []
    for move in ranked:
        taken[move.kind] = taken.get(move.kind, 0) + 1
        if taken[move.kind] <= n:
            kept.append(move)
    return kept


def choices(s: State, seat: Seat, n: int, rng: Rng) -> list[Move]:
    """Returns moves that seal cards, best first: of the sets of one card, of two and of three, as far as so many may be
    chosen, the `n` most valuable ones each."""
    cards = choosable(s, seat)
    value = {card: action_value.card_worth(s, seat, card) + TIE * rng.below(100) / 100 for card in cards}
    found: list[tuple[float, tuple[str, ...]]] = []
    best = sorted(cards, key=lambda card: -value[card])[: n + 2]
    for count in range(1, min(most_cards(s, seat), len(cards)) + 1):
        among = [card for card in cards if count == 1 or card in best]
        groups = [(_together(s, seat, group, value), group) for group in combinations(among, count)]
        found += sorted(groups, key=lambda pair: -pair[0])[:n]
    return [SealCards(seat, group) for _, group in sorted(found, key=lambda pair: -pair[0])]


def _together(s: State, seat: Seat, group: tuple[str, ...], value: dict[str, float]) -> float:
    """The value of cards chosen together, less a penalty for cubes that are missing to pay for all."""
    cost = float_sum(_cost(s, seat, card) for card in group)
    missing = max(0, cost - s.seats[seat].supply)
    return float_sum(value[card] for card in group) - 1.5 * missing


def _cost(s: State, seat: Seat, card: str) -> int:
    if card not in ACTIONS:
        return 0
    return ACTIONS[card].basic.cost + (card == "expansion")


def move_worth(s: State, seat: Seat, move: Move) -> float:
    """Returns the heuristic value of a move, for ranking only. Raises KeyError for one that seals cards, which
    `choices` ranks."""
    worth_of: float = _WORTH[type(move)](s, seat, move)
    return worth_of


def _resolve(s: State, seat: Seat, move: Resolve) -> float:
    if move.side == "nothing":
        return 0.0
    if move.card in ACTIONS:
        return 0.1 + action_value.side_worth(s, seat, move.card, move.side)
    return 0.1 + action_value.list_worth(s, seat, ADVISORS[move.card].do, ("advisor", move.card))


def _keep(s: State, seat: Seat, move: KeepLeader) -> float:
    return draft_worth(s, seat, LEADERS[move.leader])


def _place(s: State, seat: Seat, move: PlaceCube) -> float:
    return action_value.place_worth(s, seat, move.territory)


def _attack(s: State, seat: Seat, move: Attack) -> float:
    below = current_list(s)
    return action_value.war_worth(
        s, seat, move.other, move.territory, cast(War, current_operation(below)).vp, below.strength
    )


def _partner(s: State, seat: Seat, move: ChoosePartner) -> float:
    op = cast(Trade | Raid, current_operation(current_list(s)))
    return action_value.partner_worth(s, seat, op.op, move.other, op)


def _recover(s: State, seat: Seat, move: RecoverCube) -> float:
    if move.territory == USED_POOL:
        return action_value.CUBE
    return action_value.CUBE - map.token_vp(s, move.territory) - action_value.PRESENCE


def _back(s: State, seat: Seat, move: TakeBack) -> float:
    queue = s.seats[seat].queue
    soon = 0.4 if queue.index(move.card) < 2 else 0.0
    return 0.5 + max(0.0, action_value.card_worth(s, seat, move.card)) - soon


def _option(s: State, seat: Seat, move: ChooseOption) -> float:
    below = current_list(s)
    return action_value.list_worth(s, seat, cast(Choose, current_operation(below)).of[move.option], below.source)


def _action(s: State, seat: Seat, move: TakeAction) -> float:
    return 0.1 + action_value.side_worth(
        s, seat, cast(ExtraAction, current_operation(current_list(s))).action, move.side
    )


_WORTH: dict[type, Any] = {
    KeepLeader: _keep,
    PlaceCube: _place,
    Resolve: _resolve,
    ChoosePartner: _partner,
    Attack: _attack,
    RecoverCube: _recover,
    TakeBack: _back,
    TakeWonder: lambda s, seat, move: action_value.wonder_worth(s, move.wonder),
    Ready: lambda s, seat, move: action_value.wonder_worth(s, move.wonder),
    ChooseOption: _option,
    TakeAction: _action,
    UseWonder: lambda s, seat, move: 1.0,
    Finish: lambda s, seat, move: 0.0,
}
