"""Gaining goods, drawing and discarding cards, and enforcing the holding limits (rules 5, Limits)."""

from __future__ import annotations

from engine.brazil.board import hexes, with_value_at
from engine.brazil.components import LIMITS
from engine.brazil.decisions import LimitDecision, ResourceDecision
from engine.brazil.events import CardDrawn, CardsPaid, DeckShuffled, GoodsDropped, GoodsGained
from engine.brazil.legality import allowed
from engine.brazil.moves import DropCard, DropGood, Move, made
from engine.brazil.questions.owned import answers
from engine.brazil.rules import bag
from engine.brazil.state import Player, Seat, State
from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.core.rng import Rng

Out = list[Event]
IN_SUPPLY = -1


def gain(s: State, seat: Seat, gained: tuple[str, ...], cause: str, out: Out) -> None:
    """Adds goods from the general supply, which is unlimited, to the seat's supply, and notes that the current action
    brought them and that the seat's limits must be checked."""
    if gained:
        more = bag.bag(gained)
        s.changing(seat).supply += more
        s.fresh += ((IN_SUPPLY, more),)
        s.check |= 1 << seat
        out.append(GoodsGained(seat, gained, IN_SUPPLY, cause))


def gain_any(s: State, seat: Seat, gained: tuple[str, ...], cause: str, out: Out) -> None:
    """Gives a seat everything in a gain of a component file: goods, cards ("gold_card", "combat_card") that it draws,
    and for each "resource" one of its choice, for which it is asked."""
    gain(s, seat, tuple(good for good in gained if good in bag.SHIFT), cause, out)
    for thing in gained:
        if thing == "gold_card":
            draw_gold(s, seat, cause, out)
        elif thing == "combat_card":
            draw_combat(s, seat, cause, out)
    if choices := gained.count("resource"):
        s.frames.append(ResourceDecision(seat, choices, cause))


def put_on_tile(s: State, hex_id: int, gained: tuple[str, ...], cause: str, out: Out) -> None:
    """Adds goods that a Building produces to its tile, and notes that the current action brought them."""
    if gained:
        more = bag.bag(gained)
        s.goods = with_value_at(s.goods, hex_id, s.goods[hex_id] + more)
        s.fresh += ((hex_id, more),)
        out.append(GoodsGained(s.owner[hex_id], gained, hex_id, cause))


def draw_combat(s: State, seat: Seat, cause: str, out: Out) -> None:
    """Draws a Combat card into the hand and notes that the seat's limit must be checked; shuffles the discards into a
    new deck if it is empty, and does nothing if both are."""
    if not s.combat_deck and s.combat_discard:
        s.combat_deck, s.combat_discard = _shuffle(s, s.combat_discard), ()
        out.append(DeckShuffled("combat"))
    if s.combat_deck:
        card, s.combat_deck = s.combat_deck[0], s.combat_deck[1:]
        player = s.changing(seat)
        player.combat_cards = tuple(sorted((*player.combat_cards, card)))
        s.check |= 1 << seat
        out.append(CardDrawn(seat, "combat", card, cause))


def draw_gold(s: State, seat: Seat, cause: str, out: Out) -> None:
    """Draws a Gold card into the hand and notes that the current action brought it and that the seat's limit must be
    checked; shuffles the discards into a new deck if it is empty, and does nothing if both are."""
    if not s.gold_deck and s.gold_discard:
        s.gold_deck, s.gold_discard = _shuffle(s, s.gold_discard), ()
        out.append(DeckShuffled("gold"))
    if s.gold_deck:
        card, s.gold_deck = s.gold_deck[0], s.gold_deck[1:]
        player = s.changing(seat)
        player.gold_cards = tuple(sorted((*player.gold_cards, card)))
        s.fresh_cards += (card,)
        s.check |= 1 << seat
        out.append(CardDrawn(seat, "gold", card, cause))


def _shuffle(s: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    rng = Rng(s.rng)
    shuffled = tuple(rng.shuffled(sorted(cards)))
    s.rng = rng.state
    return shuffled


def without(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    """Returns these cards without those of `gone`, each removed once. Raises ValueError if one is missing."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def discard(s: State, seat: Seat, deck: str, cards: tuple[str, ...], cause: str, out: Out) -> None:
    """Moves cards from a hand to the discards of their deck ("gold" or "combat"). Raises ValueError for a card that is
    not in the hand."""
    player = s.changing(seat)
    if deck == "gold":
        player.gold_cards = without(player.gold_cards, cards)
        s.gold_discard += cards
        out.append(CardsPaid(seat, "gold", cards, cause))
    else:
        player.combat_cards = without(player.combat_cards, cards)
        s.combat_discard += cards
        out.append(CardsPaid(seat, "combat", cards, cause))


def limit(player: Player, what: str) -> int:
    """Returns how many goods, Gold cards or Combat cards (`what`: "goods", "gold" or "combat") a player may hold."""
    usual = {"goods": LIMITS.supply_goods, "gold": LIMITS.gold_cards, "combat": LIMITS.combat_cards}[what]
    return max([usual, *(card.limits().get(what, 0) for card in answers(player, "limits"))])


def excess(player: Player, what: str) -> int:
    """Returns how many goods or cards (`what`, as in `limit`) a player holds above the limit; negative below it."""
    held = {"goods": bag.size(player.supply), "gold": len(player.gold_cards), "combat": len(player.combat_cards)}
    return held[what] - limit(player, what)


def check_limits(s: State) -> bool:
    """Asks each seat that gained something (`State.check`) and now holds more than its limits to drop goods or cards,
    unless it has still to choose a resource. Returns whether a seat was asked."""
    before = len(s.frames)
    top = s.frames[-1] if s.frames else None
    for seat in hexes(s.check):
        if isinstance(top, ResourceDecision) and top.seat == seat:
            continue
        player = s.seats[seat]
        s.check &= ~(1 << seat)
        if len(player.combat_cards) > LIMITS.combat_cards and excess(player, "combat") > 0:
            s.frames.append(LimitDecision(seat, "combat"))
        if len(player.gold_cards) > LIMITS.gold_cards and excess(player, "gold") > 0:
            s.frames.append(LimitDecision(seat, "gold"))
        if bag.size(player.supply) > LIMITS.supply_goods and excess(player, "goods") > 0:
            s.frames.append(LimitDecision(seat, "goods"))
    return len(s.frames) > before


# --- handler of LimitDecision ---


def legal(s: State, f: LimitDecision) -> list[Move]:
    """Returns the legal moves for a seat above its limit: dropping a good or card, each different one once."""
    player = s.seats[f.seat]
    if f.what == "goods":
        return allowed(why_not, s, f, (made(DropGood, f.seat, good) for good in bag.SHIFT))
    hands = dict.fromkeys(player.gold_cards + player.combat_cards)
    return allowed(why_not, s, f, (made(DropCard, f.seat, f.what, card) for card in hands))


def why_not(s: State, f: LimitDecision, move: Move) -> Reason | None:
    """Returns the reason why a good or card can't be dropped; None if it can."""
    player = s.seats[f.seat]
    if f.what == "goods":
        if not isinstance(move, DropGood):
            return refuse("drop_first", what=f.what, excess=excess(player, f.what))
        return None if move.good in bag.kinds(player.supply) else refuse("not_held", thing=move.good)
    hand = player.gold_cards if f.what == "gold" else player.combat_cards
    if not isinstance(move, DropCard) or move.deck != f.what:
        return refuse("drop_first", what=f.what, excess=excess(player, f.what))
    return None if move.card in hand else refuse("not_held", thing=move.card)


def apply(s: State, f: LimitDecision, move: Move, out: Out) -> None:
    """Drops a good or card; the decision ends once the seat holds no more than the limit."""
    player = s.changing(f.seat)
    if isinstance(move, DropGood):
        player.supply -= bag.ONE[move.good]
        out.append(GoodsDropped(f.seat, (move.good,), IN_SUPPLY))
    elif isinstance(move, DropCard):
        discard(s, f.seat, move.deck, (move.card,), "limit", out)
    if excess(player, f.what) <= 0:
        s.frames.pop()


def step(s: State, f: LimitDecision, out: Out) -> bool:
    """Drops a good or card without asking if all that may be dropped are alike; returns whether it did."""
    moves = legal(s, f)
    if len(moves) == 1:
        apply(s, f, moves[0], out)
        return True
    return False
