"""Forecasts what a move would change, by playing it on a determinization."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.event import Event
from engine.struggle import facts
from engine.struggle.board import THEATERS, Mask
from engine.struggle.decisions import PayDecision
from engine.struggle.facts import RegionLead
from engine.struggle.moves import Move
from engine.struggle.rules.connection import isolated
from engine.struggle.state import NO_WAR, State
from game.struggle.match import RULES, Match


@dataclass(frozen=True, slots=True)
class PreviewedPosition:
    """The figures that a forecast compares before and after."""

    leads: tuple[RegionLead, ...]
    theaters: tuple[tuple[int, int], ...]  # both sides' visible strength
    isolated: Mask
    available: tuple[int, int]
    debt: tuple[int, int]
    trp: tuple[int, int]
    vp: int


def look(s: State) -> PreviewedPosition:
    """Returns the figures of a position."""
    leads = tuple(facts.scoring_now(s))
    count = len(THEATERS[s.war]) if s.war < NO_WAR else 0
    strengths = []
    for number in range(count):
        sides = facts.theater(s, number)
        if sides is not None:
            strengths.append((sides[0].strength, sides[1].strength))
    one, other = s.players
    return PreviewedPosition(
        leads,
        tuple(strengths),
        isolated(s),
        (one.available, other.available),
        (one.debt, other.debt),
        (one.trp, other.trp),
        s.vp,
    )


@dataclass(frozen=True, slots=True)
class Preview:
    """The forecast of a move."""

    before: PreviewedPosition
    after: PreviewedPosition
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """True if the move reveals something, so that it cannot be undone."""
        return any(event.reveals for event in self.events)

    @property
    def newly_isolated(self) -> Mask:
        """Spaces that the move would isolate, as a bit mask."""
        return self.after.isolated & ~self.before.isolated


def preview(match: Match, move: Move) -> Preview:
    """Plays the move, with the payment that would be proposed, on a determinization."""
    world = match.trial(move.seat)
    before = look(world)
    events = RULES.apply(world, move)
    if world.frames and isinstance(world.frames[-1], PayDecision):
        for part in RULES.suggest(world, move.seat):
            events += RULES.apply(world, part)
    return Preview(before, look(world), tuple(events))
