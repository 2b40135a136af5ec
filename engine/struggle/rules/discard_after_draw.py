"""Discarding one Event from the hand after a Ministry has drawn one (ruling R49)."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.decisions import HandDecision
from engine.struggle.moves import DiscardEvent, Move
from engine.struggle.rules import deck
from engine.struggle.state import State


def step(s: State, f: HandDecision, out: list[Event]) -> bool:
    """Discards the hand's only card without asking; returns False, and discards nothing, if the hand holds more."""
    hand = s.players[f.seat].hand
    if len(hand) != 1:
        return False
    apply(s, f, DiscardEvent(f.seat, hand[0]), out)
    return True


def legal(s: State, f: HandDecision) -> list[Move]:
    return [DiscardEvent(f.seat, card) for card in s.players[f.seat].hand]


def why_not(s: State, f: HandDecision, move: Move) -> Reason | None:
    """Returns why a card can't be discarded; None if it is in the hand."""
    if not isinstance(move, DiscardEvent):
        return refuse("discard_first")
    return None if move.card in s.players[f.seat].hand else refuse("not_in_hand")


def apply(s: State, f: HandDecision, move: DiscardEvent, out: list[Event]) -> None:
    s.frames.pop()
    deck.discard(s, f.seat, (move.card,), out)
