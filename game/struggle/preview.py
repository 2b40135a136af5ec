"""Forecasts what a move would change, by playing it on a random position that fits what the player knows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile

from engine.core.event import Event
from engine.struggle import events as e
from engine.struggle import facts
from engine.struggle.board import Mask
from engine.struggle.decisions import PayDecision
from engine.struggle.facts import RegionLead
from engine.struggle.moves import Move
from engine.struggle.rules.connection import isolated
from engine.struggle.scoring_facts import forecast_score
from engine.struggle.state import State
from game.struggle.match import RULES, Match

# what the engine does by itself once a round, a theater or a war is done begins with one of these
AUTOMATIC_EVENTS: tuple[type[Event], ...] = (e.RoundEnded, e.TheaterRevealed, e.TheaterWon, e.WarEnded)


@dataclass(frozen=True, slots=True)
class PreviewedPosition:
    """The figures that a forecast compares before and after."""

    leads: tuple[RegionLead, ...]
    isolated: Mask
    vp: int
    forecast: int  # the score that ending the turn here would give


def figures_of(s: State) -> PreviewedPosition:
    """Returns what a forecast compares before and after a move: the scoring rows, the isolated markets, the score and
    that after the turn's scoring."""
    return PreviewedPosition(tuple(facts.scoring_now(s)), isolated(s), s.vp, forecast_score(s))


@dataclass(frozen=True, slots=True)
class Preview:
    """The forecast of a move."""

    before: PreviewedPosition
    after: PreviewedPosition
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether the move reveals something hidden, so that it could not be undone."""
        return any(event.reveals for event in self.events)

    @property
    def newly_isolated(self) -> Mask:
        """The markets, as a bit mask, that are isolated after the move but not before."""
        return self.after.isolated & ~self.before.isolated


def preview(match: Match, move: Move) -> Preview:
    """Plays a move, with the proposed payment, on a determinization; returns the figures before and after.

    The score and the rows after it are those that the move itself brings: a turn or a theater that is scored right
    behind it would show a gain of the other side as the move's own.
    """
    world = match.trial(move.seat)
    before = figures_of(world)
    events = RULES.apply(world, move)
    if world.frames and isinstance(world.frames[-1], PayDecision):
        for part in RULES.suggest(world, move.seat):
            events += RULES.apply(world, part)
    after = figures_of(world)
    own = list(takewhile(lambda event: not isinstance(event, AUTOMATIC_EVENTS), events))
    if len(own) < len(events):
        scored = sum(event.vp if event.seat == 0 else -event.vp for event in own if isinstance(event, e.VpScored))
        after = replace(after, leads=before.leads, vp=before.vp + scored, forecast=before.forecast + scored)
    return Preview(before, after, tuple(events))
