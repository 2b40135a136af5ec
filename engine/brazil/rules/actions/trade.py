"""The Trade action: any number of exchanges, paid in goods (supply, controlled tiles) or Combat cards (rules 4)."""

from __future__ import annotations

import functools
from itertools import combinations

from engine.brazil.components import TRADES
from engine.brazil.components import TradeRates as TradeEntry
from engine.brazil.decisions import GiveCardsDecision, PaymentDecision, TradeDecision
from engine.brazil.events import Traded
from engine.brazil.moves import Finish, GiveCombatCards, Move, Trade, made
from engine.brazil.rules import bag
from engine.brazil.rules.goods import Out, discard, gain_any
from engine.brazil.rules.payment import ask
from engine.brazil.rules.payment_solver import CHOICES, Affordability, available
from engine.brazil.state import Seat, State, remember
from engine.core.move import Reason, refuse


def action(s: State, seat: Seat, upgraded: bool, only: str = "") -> TradeDecision:
    """Creates and returns the Trade action's decision, not yet pending, the same whether upgraded or not."""
    return TradeDecision(seat)


@functools.lru_cache(maxsize=1 << 12)
def _offered(goods: bag.Bag, cards: int) -> tuple[str, ...]:
    """The trades that these goods and Combat cards suffice for; used by list and check alike."""

    def enough(entry: TradeEntry) -> bool:
        held = sum(bag.count(goods, good) for good in CHOICES[entry.give[0]]) if entry.give else 0
        return entry.give_combat_cards <= cards and held >= len(entry.give)

    return tuple(trade for trade, entry in TRADES.items() if enough(entry))


def legal(s: State, f: TradeDecision) -> list[Move]:
    """Returns the legal moves: each affordable exchange, and finishing."""
    out: list[Move] = [made(Trade, f.seat, trade) for trade in _offered(available(s, f.seat), _cards(s, f))]
    out.append(made(Finish, f.seat))
    return out


def offers(s: State, f: TradeDecision, at_hand: Affordability) -> tuple[str, ...]:
    """Lists the ids of the affordable exchanges."""
    return _offered(at_hand.goods, _cards(s, f))


def _cards(s: State, f: TradeDecision) -> int:
    """Counts the Combat cards that may be given."""
    return len(s.seats[f.seat].combat_cards)


def why_not(s: State, f: TradeDecision, move: Move) -> Reason | None:
    """Returns the reason why an exchange can't be made; None if it can."""
    if isinstance(move, Finish):
        return None
    if not isinstance(move, Trade):
        return refuse("finish_first", what=f.kind)
    if move.trade not in TRADES:
        return refuse("not_on_offer", tile=move.trade)
    cards, entry = _cards(s, f), TRADES[move.trade]
    if move.trade in _offered(available(s, f.seat), cards):
        return None
    if entry.give_combat_cards > cards:
        return refuse("too_few_combat_cards", needs=entry.give_combat_cards)
    return refuse("cannot_afford", cost=entry.give)


def apply(s: State, f: TradeDecision, move: Move, out: Out) -> None:
    """Starts the payment for an exchange, in goods or in Combat cards, or finishes the action."""
    if not isinstance(move, Trade):
        s.frames.pop()
    elif TRADES[move.trade].give_combat_cards:
        s.frames.append(GiveCardsDecision(f.seat, move.trade))
    else:
        ask(s, f.seat, TRADES[move.trade].give, move, exact=True)


def complete(s: State, paid: PaymentDecision, move: Trade, out: Out) -> None:
    """Gives the seat what the exchange brings, once it is paid for."""
    _gain(s, move.seat, move.trade, out)


def _gain(s: State, seat: Seat, trade: str, out: Out) -> None:
    out.append(Traded(seat, trade))
    gain_any(s, seat, TRADES[trade].gain, "trade", out)


def step(s: State, f: TradeDecision, out: Out) -> bool:
    """Ends the action if nothing can be exchanged; returns whether it ended."""
    if remember(s, legal(s, f)) > 1:
        return False
    s.frames.pop()
    return True


# --- handler of GiveCardsDecision ---


def legal_cards(s: State, f: GiveCardsDecision) -> list[Move]:
    """Returns the legal moves: each choice of Combat cards to give for the exchange."""
    return [made(GiveCombatCards, f.seat, cards) for cards in _given(s, f)]


def _given(s: State, f: GiveCardsDecision) -> tuple[tuple[str, ...], ...]:
    """Every different choice of the number of cards that the trade takes; used by list and check alike."""
    return _choices(s.seats[f.seat].combat_cards, TRADES[f.trade].give_combat_cards)


@functools.lru_cache(maxsize=1 << 12)
def _choices(hand: tuple[str, ...], number: int) -> tuple[tuple[str, ...], ...]:
    return tuple(dict.fromkeys(combinations(sorted(hand), number)))


def why_not_cards(s: State, f: GiveCardsDecision, move: Move) -> Reason | None:
    """Returns the reason why these Combat cards can't be given; None if they can."""
    if not isinstance(move, GiveCombatCards):
        return refuse("give_cards_first", needs=TRADES[f.trade].give_combat_cards)
    fits = move.cards in _given(s, f)
    return None if fits else refuse("give_cards_first", needs=TRADES[f.trade].give_combat_cards)


def apply_cards(s: State, f: GiveCardsDecision, move: Move, out: Out) -> None:
    """Plays the seat's answer: gives these Combat cards for the exchange, and takes what it brings."""
    s.frames.pop()
    if isinstance(move, GiveCombatCards):
        discard(s, f.seat, "combat", move.cards, "trade", out)
        _gain(s, f.seat, f.trade, out)


def step_cards(s: State, f: GiveCardsDecision, out: Out) -> bool:
    """Gives the Combat cards if there is only one choice of them; returns whether it did."""
    moves = legal_cards(s, f)
    if len(moves) == 1:
        apply_cards(s, f, moves[0], out)
        return True
    return False
