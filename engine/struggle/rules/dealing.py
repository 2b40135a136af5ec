"""Dealing Event cards and choosing three to keep in hand (rules 4.3 phase 6, rulings R44, R45)."""

from __future__ import annotations

from itertools import combinations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.components import GAME
from engine.struggle.decisions import KeepDecision
from engine.struggle.events import Discarded, EventsKept
from engine.struggle.moves import KeepEvents, Move
from engine.struggle.rules import deck
from engine.struggle.state import State

Out = list[Event]


def deal(s: State, out: Out) -> None:
    """Deals three Events to each side alternately, France first; an empty draw pile is reshuffled from the discards."""
    drawn: tuple[list[str], list[str]] = ([], [])
    for _ in range(GAME.dealt):
        for cards in drawn:
            deck.refill(s, out)
            if s.deck:
                cards.append(s.deck[0])
                s.deck = s.deck[1:]
    for seat, cards in enumerate(drawn):
        s.deck = (*cards, *s.deck)
        deck.draw(s, seat, len(cards), out)
        s.players[seat].hand = tuple(sorted(s.players[seat].hand))


def ask(s: State) -> None:
    """Asks each side, France first, which three cards to keep, by adding a pending decision for each."""
    s.frames += [KeepDecision(1), KeepDecision(0)]


def step(s: State, f: KeepDecision, out: Out) -> bool:
    """Ends the choice without asking if the hand has three cards or fewer; returns whether it did."""
    if len(s.players[f.seat].hand) > GAME.hand:
        return False
    s.frames.pop()
    return True


def legal(s: State, f: KeepDecision) -> list[Move]:
    """Returns the legal moves: one for each choice of three cards of the hand."""
    return [KeepEvents(f.seat, cards) for cards in combinations(s.players[f.seat].hand, GAME.hand)]


def why_not(s: State, f: KeepDecision, move: Move) -> Reason | None:
    """Returns why these cards can't be kept; None if they are three of the hand, in its order."""
    if not isinstance(move, KeepEvents):
        return refuse("keep_first", n=GAME.hand)
    if len(move.cards) != GAME.hand:
        return refuse("keep_first", n=GAME.hand)
    if move.cards not in combinations(s.players[f.seat].hand, GAME.hand):
        return refuse("not_in_hand")
    return None


def apply(s: State, f: KeepDecision, move: KeepEvents, out: Out) -> None:
    """Keeps the chosen cards in hand and puts the hand's other cards aside face down; ends the decision."""
    player = s.players[f.seat]
    player.kept = tuple(card for card in player.hand if card not in move.cards)
    player.hand = move.cards
    s.frames.pop()
    out.append(EventsKept(f.seat, player.kept))


def turn_up(s: State, out: Out) -> None:
    """Moves the cards that both sides put aside when they chose three to keep to the discards, face up."""
    for seat, player in enumerate(s.players):
        if player.kept:
            cards, player.kept = player.kept, ()
            s.discard += cards
            out.append(Discarded(seat, cards))
