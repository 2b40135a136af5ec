"""Values what a side has, in VP: on the map, in its Navy Box, its money, Ministries and Events."""

from __future__ import annotations

import functools

from engine.core.float_sum import float_sum
from engine.struggle.board import FORTS, MARKETS, NAVAL, NEEDS, POLITICAL, TERRITORIES
from engine.struggle.cards import questions
from engine.struggle.components import EVENTS
from engine.struggle.evaluation.weights import AVAILABLE, TRP
from engine.struggle.rules.connection import linked_markets
from engine.struggle.state import Mask, Seat, State

# Worth of one of each, in VP; scoring and wars come on top.
TRP_MANY = 4  # Treaty Points, from which on one is worth TRP_BEYOND
TRP_BEYOND = 0.15
MARKET = 0.22
ISOLATED = 0.12  # a market that no chain links
POLITICAL_FLAG = 0.2
TERRITORY = 0.9
FORT = 0.7
DAMAGED_FORT = 0.35
ON_MAP = 0.5  # a Squadron there
IN_BOX = 0.45  # a Squadron in the Navy Box
ADVANTAGE = 0.35  # that is ready
EXHAUSTED = 0.2  # an Advantage that was used this turn
CARD = 0.35  # an Event in the hand
CARD_KEYED = 0.3  # on top, where a Ministry has the keyword of its bonus
MINISTRY_UP = 0.05  # that is revealed
Ministries = tuple[tuple[str, bool], ...]


def side_worth(s: State, side: Seat) -> float:
    """Returns the worth, in VP, of all that a side has."""
    player = s.players[side]
    held = s.held[side]
    return map_worth(held, s.conflict & held, s.damaged & held, s.exhausted) + belongings_worth(
        player.available, player.box + player.aside, player.trp, player.ministries, player.hand
    )


@functools.lru_cache(maxsize=1 << 13)
def map_worth(held: Mask, conflict: Mask, damaged: Mask, exhausted: int) -> float:
    """Returns the worth, in VP, of what a side has on the map: flags, Squadrons, Forts, Territories and Advantages.
    Cached, as a line of moves leaves what the other side has as it is."""
    chained = linked_markets(held, conflict)
    value = MARKET * chained.bit_count() + ISOLATED * (held & MARKETS & ~chained).bit_count()
    value += POLITICAL_FLAG * (held & POLITICAL).bit_count() + TERRITORY * (held & TERRITORIES).bit_count()
    value += FORT * (held & FORTS & ~damaged).bit_count() + DAMAGED_FORT * (held & FORTS & damaged).bit_count()
    value += ON_MAP * (held & NAVAL).bit_count()
    for index, needs in enumerate(NEEDS):
        if held & needs == needs:
            value += EXHAUSTED if exhausted >> index & 1 else ADVANTAGE
    return value


@functools.lru_cache(maxsize=1 << 13)
def belongings_worth(available: int, squadrons: int, trp: int, ministries: Ministries, hand: tuple[str, ...]) -> float:
    """Returns the worth, in VP, of a side's Available Debt, Squadrons that are not on the map, Treaty Points,
    Ministries and Events in hand."""
    value = AVAILABLE * available + IN_BOX * squadrons
    value += treaty_worth(trp)
    value += float_sum(MINISTRY_UP for _, up in ministries if up)
    return value + hand_worth(hand, ministries)


def treaty_worth(trp: int) -> float:
    """Returns the worth, in VP, of this many Treaty Points; those beyond TRP_MANY count less."""
    return TRP * min(trp, TRP_MANY) + TRP_BEYOND * max(0, trp - TRP_MANY)


@functools.lru_cache(maxsize=4096)
def hand_worth(hand: tuple[str, ...], ministries: Ministries) -> float:
    """Returns the worth, in VP, of Events in hand; more if one of these Ministries has an Event's keyword."""
    return float_sum([card_worth(card, ministries) for card in hand])


def card_worth(card: str, ministries: Ministries) -> float:
    """Returns the worth of an Event in hand; more if one of these Ministries has the keyword of its bonus."""
    event = EVENTS.get(card)
    if event is None or event.bonus_if is None or event.bonus_if.kind != "keyword":
        return CARD
    return CARD + (CARD_KEYED if questions.any_has_keyword(ministries, event.bonus_if.keyword) else 0.0)
