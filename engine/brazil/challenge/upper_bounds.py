"""Upper bounds for the rest of a challenge: actions, Gold cards, reachable hexes, Missions to come (rules 11).

Bounds are never too low: where another Gold card might be drawn, their number counts as unknown.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.brazil.board import Mask, around, hexes
from engine.brazil.challenge.conditions import HUMAN
from engine.brazil.components import EXPLORATION, PALACES, RESOURCES, TRADES, deck
from engine.brazil.decisions import TurnDecision
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.brazil.questions.gold import GOLD_RULES
from engine.brazil.questions.owned import answers
from engine.brazil.rules import bag, missions
from engine.brazil.rules.actions.manufacture import upgraded
from engine.brazil.rules.control import controlled
from engine.brazil.state import ON_BOARD, Player, State

UNLIMITED = 1 << 16


class UpperBounds(NamedTuple):
    """The resources left until a deadline: token `actions`, `turns` that begin later, possible plays of each Gold
    card (`cards`, None: unknown), and the current `turn` if nothing else is pending."""

    actions: int
    cards: Counter[str] | None
    turns: int
    turn: TurnDecision | None


def left_until(s: State, last: int) -> UpperBounds:
    """Computes upper bounds of the token actions, Gold cards and turns that the player has until the end of round
    `last`. A pending action, payment or battle counts as not begun, so the bounds are never too low."""
    only = s.frames[0] if len(s.frames) == 1 else None
    turn = only if isinstance(only, TurnDecision) and only.seat == HUMAN else None
    moved = turn is not None and bool(turn.arch)
    later = last - s.round
    actions = later + (0 if moved else 1)
    own = s.seats[HUMAN]
    settled = turn is not None and not may_draw(s, actions)
    return UpperBounds(actions, Counter(own.gold_cards) if settled else None, later, turn if settled else None)


def may_draw(s: State, actions: int) -> bool:
    """Whether the player could draw another Gold card in this turn and the following ones, with `actions` token actions
    to come. May be True although none can be drawn, never False if one can."""
    own = s.seats[HUMAN]
    grants = [GOLD_RULES[card].action()[0] for card in own.gold_cards]
    if actions > 1 or "harbor" in grants or "trade" in grants or _draws_besides(s, own, actions, grants):
        return True
    if not actions:
        return False
    if any(grants) or upgraded(own, "harbor") or missions.announceable(s, HUMAN) or _usable(s, own):
        return True
    held = own.supply + sum(s.goods[hex_id] for hex_id in hexes(own.tiles | s.tiles & own.at))
    spent = [max(1, len(trade.give)) for trade in TRADES.values() if "gold_card" in trade.gain and trade.give]
    resources = sum(bag.count(held, good) for good in RESOURCES)
    combat = [t.give_combat_cards for t in TRADES.values() if "gold_card" in t.gain and t.give_combat_cards]
    return resources >= min(spent) or len(own.combat_cards) >= min(combat)


def _usable(s: State, own: Player) -> bool:
    return any(card.use_options(s, HUMAN) for card in answers(own, "use_options"))


def _draws_besides(s: State, own: Player, actions: int, grants: list[str]) -> bool:
    """Tells whether Expeditions, Palaces, Monarchs or paintings could bring Gold cards."""
    acts = actions > 0 or any(grants)
    near = hexes(reachable(s, acts))
    tiles = [tile for hex_id in near for tile in (s.explored[hex_id], s.unexplored[hex_id]) if tile]
    seen = Counter([*filter(None, (*s.explored, *s.unexplored)), *own.exploration, *s.gone])
    hidden = (
        Counter(deck(EXPLORATION, s.edition)) - seen
        if any(tile not in EXPLORATION for tile in tiles)
        else Counter[str]()
    )
    bringing = [t for t in (*tiles, *hidden) if t in EXPLORATION_RULES and "gold_card" in EXPLORATION_RULES[t].gain()]
    palaces = [p for p, entry in PALACES.items() if "gold_card" in entry.gain and p not in own.palaces]
    revealed = any(acts or nearly_complete(s, m) for m in own.missions)
    revealed = revealed or bool(missions_to_come(s) if acts else s.unexplored_mask & reachable(s, acts))
    deploys = (actions > 0 or "deploy" in grants) and ON_BOARD in own.units
    painted = actions > 0 or "painting" in grants or bool(answers(own, "use_options"))
    return bool(
        bringing
        or (palaces and revealed)
        or (deploys and answers(own, "on_deployed"))
        or (painted and (own.bonus[1] or (s.era < missions.LAST_ERA and revealed)))  # by using flipped tokens
    )


def reachable(s: State, acts: bool) -> Mask:
    """Mask of the hexes that the player's units could reach this turn: the whole map if a token action is to come
    (`acts`) or something else is pending, else what is in walking distance, whatever the terrain."""
    turn, own = s.frames[0], s.seats[HUMAN]
    if acts or not isinstance(turn, TurnDecision):
        return (1 << s.board.size) - 1
    marches = sum(GOLD_RULES[card].free_movements() for card in own.gold_cards)
    return spread(s, own.at, turn.free + turn.extra + marches)


def granted(left: UpperBounds, arch: str) -> int:
    """Returns the most actions of an arch (action space) that Gold cards could still grant the player; UNLIMITED where
    the Gold cards to come are unknown."""
    if left.cards is None:
        return UNLIMITED
    return sum(number for card, number in left.cards.items() if GOLD_RULES[card].action()[0] == arch)


def missions_to_come(s: State) -> int:
    """Returns the most Missions that may still be drawn by exploring or by a painting."""
    waiting = sum(len(cards) for cards in s.mission_decks)
    return waiting if s.unexplored_mask or any(s.painting_decks) or any(s.gallery) else 0


def nearly_complete(s: State, mission: str) -> bool:
    """Whether all objectives of a Mission hold, apart from those about products and Palaces, which placing Palaces
    could still meet."""
    own, entry = s.seats[HUMAN], missions.OBJECTIVES[mission]
    index, held = s.tile_index(), controlled(s, HUMAN)
    gifted = tuple(missions.OF_OWNER[k] for k in ("products", "products_of_shape", "palaces"))
    return all(count(own, of) >= n for count, of, n, _ in entry.of_owner if count not in gifted) and all(
        count_tiles(index, held, of) >= n for count_tiles, of, n, _ in entry.of_tiles
    )


def spread(s: State, reach: Mask, steps: int) -> Mask:
    """Mask of the hexes in `reach` or within so many steps of them, whatever the terrain."""
    for _ in range(min(steps, s.board.size)):
        reach |= around(s.board, reach)
    return reach
