"""Advantages: who holds them, when they may be used, what they do (rules 9; rulings R5, R24, R52, R53)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.board import (
    ADVANTAGE_AT,
    ADVANTAGE_IDS,
    ADVANTAGE_REGION,
    NAMES,
    REGION_IDS,
    Mask,
    SpaceId,
    spaces,
)
from engine.struggle.cards import questions
from engine.struggle.cards.selectors import Selector, selector
from engine.struggle.components import ADVANTAGES
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import AdvantageExhausted, AdvantageUsed
from engine.struggle.moves import Move, UseAdvantage
from engine.struggle.rules import debt
from engine.struggle.rules.control import advantage_blocked, advantage_holder, conflict_targets, place_conflict
from engine.struggle.rules.purchases.points import has_action
from engine.struggle.state import NOBODY, Seat, State

Out = list[Event]
USES_A_ROUND = 2
"""The most Advantages a side may use in an Action Round."""
WHERE: dict[str, Selector] = {name: selector(advantage.where) for name, advantage in ADVANTAGES.items()}
"""The spaces that each Advantage affects."""
BY_KIND: dict[str, tuple[str, ...]] = {}
"""The Advantages of each kind of effect."""
for _name, _advantage in ADVANTAGES.items():
    BY_KIND[_advantage.kind] = (*BY_KIND.get(_advantage.kind, ()), _name)
STANDALONE = (*BY_KIND["debt"], *BY_KIND["conflict"])
"""Advantages used by a move of their own; the others are named in a purchase."""
REDUCING = (*BY_KIND["price"], *BY_KIND["discount"])
"""Advantages that lower the price of a purchase."""


def price_instead(name: str) -> int:
    """Returns the price, in points, that an Advantage sets instead of the printed one; 0 for an Advantage that sets
    none."""
    return ADVANTAGES[name].price


def price_less(name: str) -> int:
    """Returns by how many points an Advantage reduces the price of unflagging a space; 0 for one that reduces none."""
    return ADVANTAGES[name].less


def advantages_held(s: State, side: Seat) -> list[str]:
    """Returns the ids of the Advantages a side holds, in the order of the component file."""
    return [name for index, name in enumerate(ADVANTAGE_IDS) if advantage_holder(s, index) == side]


def why_not_use(s: State, f: RoundDecision, name: str) -> Reason | None:
    """Returns why the phasing side can't use an Advantage now, leaving its targets aside; None if it can."""
    if name not in ADVANTAGE_AT:
        return refuse("advantage_not_held", advantage=name)
    if name in f.granted:
        return None
    index = ADVANTAGE_AT[name]
    if advantage_holder(s, index) != f.seat:
        return refuse("advantage_not_held", advantage=name)
    if f.stage == "start":
        return refuse("no_tile_yet")
    if s.exhausted >> index & 1:
        return refuse("advantage_exhausted", advantage=name)
    if s.gained >> index & 1:
        return refuse("advantage_new", advantage=name)
    return why_not_again(s, f, name)


def why_not_again(s: State, f: RoundDecision, name: str) -> Reason | None:
    """Returns why the round's limits forbid using an Advantage: a marker blocks it, two were used, or one of its region
    (R24); None if none forbids it."""
    index = ADVANTAGE_AT[name]
    blocked = advantage_blocked(s, index)
    if blocked:
        return refuse("advantage_blocked", advantage=name, space=NAMES[next(spaces(blocked))])
    if len(f.advantages) >= USES_A_ROUND:
        return refuse("two_advantages")
    for used in f.advantages:
        if ADVANTAGE_REGION[ADVANTAGE_AT[used]] == ADVANTAGE_REGION[index]:
            return refuse("one_a_region", region=REGION_IDS[ADVANTAGE_REGION[index]])
    return None


def why_not_reduce(s: State, f: RoundDecision, name: str, act: str, space: SpaceId) -> Reason | None:
    """Returns why an Advantage can't lower the price of a shift (each is for unflagging certain spaces); None if it
    can."""
    reason = why_not_use(s, f, name)
    if reason is not None:
        return reason
    if name not in REDUCING or act != "unflag" or not WHERE[name].mask >> space & 1:
        return refuse("advantage_no_effect", advantage=name)
    return None


def reducing(s: State, f: RoundDecision, points: str) -> list[str]:
    """Returns the ids of the Advantages that the phasing side may use now to lower the price of a shift with points of
    a kind."""
    return [n for n in REDUCING if ADVANTAGES[n].ap == points and why_not_use(s, f, n) is None]


def use_up(s: State, f: RoundDecision, name: str, out: Out, space: SpaceId = -1) -> None:
    """Records and reports the use of an Advantage and exhausts it; a use granted by an Event neither exhausts it nor
    counts toward the limits of the round."""
    out.append(AdvantageUsed(f.seat, name, space))
    f.stage = "acting"
    if name in f.granted:
        f.granted = tuple(granted for granted in f.granted if granted != name)
        return
    f.advantages += (name,)
    s.exhausted |= 1 << ADVANTAGE_AT[name]
    out.append(AdvantageExhausted(f.seat, name))
    for seat, player in enumerate(s.players):
        for minister in questions.answers(player, "on_exhausted"):
            minister.on_exhausted(s, f, seat, name, out)


# --- used by a move of their own ---


def conflict_spaces(s: State, side: Seat, name: str) -> Mask:
    """Returns the mask of the spaces in which an Advantage of a side could place its Conflict marker, whether or not it
    may be used now."""
    return WHERE[name].matching_spaces(s, side) & conflict_targets(s)


def legal(s: State, f: RoundDecision) -> list[Move]:
    """Returns the legal moves that use an Advantage by itself, to reduce Debt or place a Conflict marker."""
    out: list[Move] = []
    for name in STANDALONE:
        if advantage_holder(s, ADVANTAGE_AT[name]) != f.seat or why_not_use(s, f, name) is not None:
            continue
        if ADVANTAGES[name].kind == "debt":
            out += [UseAdvantage(f.seat, name)] if s.players[f.seat].debt else []
        else:
            out += [UseAdvantage(f.seat, name, space) for space in spaces(conflict_spaces(s, f.seat, name))]
    return out


def why_not(s: State, f: RoundDecision, move: UseAdvantage) -> Reason | None:
    """Returns why an Advantage can't be used by a move of its own on that space; None if it can."""
    reason = why_not_use(s, f, move.advantage)
    if reason is not None:
        return reason
    if move.advantage not in STANDALONE:
        return refuse("advantage_with_purchase", advantage=move.advantage)
    if ADVANTAGES[move.advantage].kind == "debt":
        useless = not s.players[f.seat].debt or move.space != -1
        return refuse("advantage_no_effect", advantage=move.advantage) if useless else None
    if move.space < 0 or not conflict_spaces(s, f.seat, move.advantage) >> move.space & 1:
        return refuse("no_target", what=move.advantage)
    return None


def apply(s: State, f: RoundDecision, move: UseAdvantage, out: Out) -> None:
    """Uses an Advantage by a move of its own: exhausts it and carries out its effect."""
    use_up(s, f, move.advantage, out, move.space)
    effect(s, f.seat, move.advantage, move.space, out)


def effect(s: State, side: Seat, name: str, space: SpaceId, out: Out) -> None:
    """Carries out for a side the effect of an Advantage: reduces its Debt, or places a Conflict marker on `space`."""
    if ADVANTAGES[name].kind == "debt":
        debt.change(s, side, -ADVANTAGES[name].amount, out)
    else:
        place_conflict(s, space, False, out)


# --- used by an Event (ruling R24) ---


def usable_by_event(s: State, f: RoundDecision, name: str, new: bool) -> bool:
    """Whether an Event may use an Advantage of the phasing side, even an exhausted one; `new`: also one gained in this
    round."""
    index = ADVANTAGE_AT[name]
    if advantage_holder(s, index) != f.seat or why_not_again(s, f, name) is not None:
        return False
    if s.gained >> index & 1 and not new:
        return False
    advantage = ADVANTAGES[name]
    if advantage.kind == "debt":
        return s.players[f.seat].debt > 0
    if advantage.kind == "conflict":
        return conflict_spaces(s, f.seat, name) != 0
    return has_action(f, advantage.ap)


def holder(s: State, name: str) -> Seat:
    """Returns the side that holds an Advantage, or NOBODY."""
    return advantage_holder(s, ADVANTAGE_AT[name])


def ready(s: State, side: Seat, name: str) -> bool:
    """Whether a side holds an Advantage that is neither exhausted nor blocked by a Conflict marker."""
    index = ADVANTAGE_AT[name]
    held_by = advantage_holder(s, index)
    return held_by == side != NOBODY and not s.exhausted >> index & 1 and not advantage_blocked(s, index)
