"""The price of flagging or unflagging a space, by parts (rules 6.4, 7.1; rulings R14, R15)."""

from __future__ import annotations

from engine.struggle.board import COST, MARKETS, REGION, SpaceId
from engine.struggle.cards import limits, questions
from engine.struggle.components import PRICE
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.advantages import price_instead, price_less
from engine.struggle.rules.control import is_protected
from engine.struggle.rules.purchases.points import visits
from engine.struggle.state import State

Parts = tuple[tuple[str, int], ...]


def base(s: State, space: SpaceId) -> tuple[str, int]:
    """Returns (part, points) of the base price of a space: printed, or 1 under a Conflict marker or if isolated (ruling
    R10)."""
    bit = 1 << space
    if s.conflict & bit:
        return "conflict", PRICE.conflict_or_isolated
    if s.isolated & bit & ~s.changed:
        return "isolated", PRICE.conflict_or_isolated
    return "printed", COST[space]


def shift_parts(
    s: State, f: RoundDecision, kind: str, space: SpaceId, act: str, advantage: str = "", huguenots: bool = False
) -> tuple[int, Parts]:
    """Returns the price of a shift paid with points of a kind, which the caller has found possible: its total, at least
    1, and its parts (base, reductions, then increases). `advantage`, `huguenots`: the Advantage ("": none) and whether
    a Huguenots marker lowers it."""
    first = base(s, space)
    if advantage and (instead := price_instead(advantage)):
        first = (advantage, instead)
    parts = [first]
    if advantage and (less := price_less(advantage)):
        parts.append((advantage, -less))
    if huguenots:
        parts.append(("huguenots", -1))
    if kind == "diplomatic":
        parts += _reductions(s, f, act, space)
    if MARKETS >> space & 1 and s.held[1 - f.seat] >> space & 1 and is_protected(s, space):
        parts.append(("protected", PRICE.protected_more))
    if kind != "military":
        seen = visits(f, kind)
        if seen and not seen >> REGION[space] & 1:
            parts.append(("region", PRICE.region_more))
    total = sum(number for _, number in parts)
    if total < PRICE.least:
        parts.append(("least", PRICE.least - total))
        total = PRICE.least
    return total, tuple(parts)


def _reductions(s: State, f: RoundDecision, act: str, space: SpaceId) -> list[tuple[str, int]]:
    """The reductions of a diplomatic price by Ministries and Events."""
    found = []
    for minister in questions.answers(s.players[f.seat], "price_less"):
        if less := minister.price_less(s, f, act, space):
            found.append((minister.id, -less))
    if act == "unflag":
        for key in f.discounts:
            discount = limits.DISCOUNTS[key]
            if discount.where.matching_spaces(s, f.seat) >> space & 1:
                found.append((key, -discount.less))
    return found
