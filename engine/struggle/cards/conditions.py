"""Evaluates the conditions and counts of Events. Flags under a Conflict marker do not count (rules 3.5, 10.3)."""

from __future__ import annotations

from engine.struggle.board import (
    ADVANTAGE_AT,
    ALL,
    COUNTRY_MASK,
    FORTS,
    LOCAL,
    MARKS,
    PRESTIGE,
    REGION_MASK,
    Mask,
    mask_of,
)
from engine.struggle.card_shapes import Condition, Per
from engine.struggle.cards import questions
from engine.struggle.components import SIDES
from engine.struggle.rules import advantages
from engine.struggle.rules.bonus_war_tiles import bonus_count
from engine.struggle.rules.control import advantage_blocked, built_squadrons, held_unmarked, squadrons
from engine.struggle.state import Seat, State


def countries(names: tuple[str, ...]) -> Mask:
    """Returns the mask of all spaces of these countries, given by their ids."""
    return sum(COUNTRY_MASK[name] for name in names)


def _more(s: State, side: Seat, mask: Mask) -> bool:
    return (held_unmarked(s, side) & mask).bit_count() > (held_unmarked(s, 1 - side) & mask).bit_count()


def presence(s: State, side: Seat, region: str) -> int:
    """Counts a side's Squadrons, Forts (damaged ones too) and Local Alliances without a Conflict marker in a region."""
    return (
        (squadrons(s, side) | s.held[side] & FORTS | held_unmarked(s, side) & LOCAL) & REGION_MASK[region]
    ).bit_count()


def holds(s: State, condition: Condition, side: Seat) -> bool:
    """Whether a condition of an Event is met now for the side that plays it."""
    kind = condition.kind
    named = SIDES.index(condition.side) if condition.side else side
    if kind == "keyword":
        return questions.keywords(s.players[side], condition.keyword) > 0
    if kind == "available_debt_lead":
        return s.players[side].available - s.players[1 - side].available >= condition.by
    if kind == "more_prestige":
        return _more(s, side, countries(condition.country) & PRESTIGE)
    if kind == "more_bonus_tiles":
        return bonus_count(s.players[side]) > bonus_count(s.players[1 - side])
    if kind == "holds_advantage":
        blocked = advantage_blocked(s, ADVANTAGE_AT[condition.advantage])
        return advantages.holder(s, condition.advantage) == side and not blocked
    if kind == "holds_all":
        mask = mask_of(condition.spaces)
        return held_unmarked(s, side) & mask == mask
    if kind == "no_flag":
        return not held_unmarked(s, named) & countries(condition.country)
    if kind == "any_flag":
        return bool(held_unmarked(s, named) & countries(condition.country))
    if kind == "no_squadron":
        return not squadrons(s, named) & REGION_MASK[condition.region]
    if kind == "more_flags":
        return _more(s, side, REGION_MASK[condition.region])
    return presence(s, side, condition.region) > presence(s, 1 - side, condition.region)


def count(s: State, per: Per, side: Seat) -> int:
    """Returns the number that replaces an Event's printed one: the side's spaces or built Squadrons, divided as the
    card says, or by how much the opponent's Debt exceeds its own."""
    if per.count == "debt_excess":
        return max(0, s.players[1 - side].debt - s.players[side].debt)
    if per.count == "built_squadrons":
        return built_squadrons(s, side) // per.divide
    mask = ALL
    if per.marked_as:
        mask &= MARKS[per.marked_as]
    if per.region:
        mask &= REGION_MASK[per.region]
    if per.country:
        mask &= countries(per.country)
    return (held_unmarked(s, side) & mask).bit_count() // per.divide
