"""Previews a move by applying it to a determinization: cost, gains, points, strengths of a battle."""

from __future__ import annotations

from dataclasses import dataclass

from engine.brazil import facts
from engine.brazil.decisions import CombatDecision, PaymentDecision
from engine.brazil.events import BattleBegan, GoodsGained, GoodsPaid
from engine.brazil.moves import Move
from engine.brazil.rules import payment
from game.brazil.match import RULES, Match
from game.brazil.payment_proposal import PaymentProposal


@dataclass(slots=True)
class Preview:
    """The consequences of a move, as far as its seat can know."""

    reveals: bool = False
    revealing: str = ""  # the first event that reveals something, by its name
    needs: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    vp_before: int = 0
    vp_after: int = 0
    battle: bool = False
    strengths: tuple[int, int] | None = None  # the seat's own and the enemy's strength in a battle, without cards
    shown: bool = False  # it reveals something before any choice of payment
    settled: bool = False  # a battle that is resolved without a choice of the seat


def preview_of(match: Match, move: Move) -> Preview:
    """Returns what a move, with its proposed payment, would do for its seat (goods paid and gained, points before and
    after, strengths in a battle, whether it reveals anything), found by applying it to a determinization."""
    seat = move.seat
    world = match.trial(seat)
    found = Preview(vp_before=facts.total(world, seat))
    events = RULES.apply(world, move)
    frame = world.frames[-1] if world.frames else None
    found.battle = any(isinstance(event, BattleBegan) for event in events)
    if found.battle and isinstance(frame, CombatDecision):
        found.strengths = (sum(facts.attack(world, frame)), sum(facts.defence(world, frame)))
    found.settled = found.battle and not (isinstance(frame, CombatDecision) and frame.seat == seat)
    paid_at_will = False
    if isinstance(frame, PaymentDecision) and frame.seat == seat:
        found.needs = frame.needs
        paid_at_will = not PaymentProposal(world).forced
        while (parts := payment.propose(world)) and world.frames[-1].seat == seat:
            events += RULES.apply(world, parts[0])
    found.revealing = next((event.name for event in events if event.reveals), "")
    found.reveals = bool(found.revealing)
    found.shown = found.reveals and not paid_at_will
    found.paid = tuple(event.good for event in events if isinstance(event, GoodsPaid) and event.seat == seat)
    gained: list[str] = []
    for event in events:
        if isinstance(event, GoodsGained) and event.seat == seat:
            gained += event.goods
    found.gained = tuple(gained)
    found.vp_after = facts.total(world, seat)
    return found
