"""A turn's scoring as a step-by-step presentation over the map: its steps (beats) as data, and its progress. Draws
nothing.

A beat is one row of the scoring: its spaces are counted, its award turns over, its VP move the score.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.struggle.board import REGION_IDS, spaces
from engine.struggle.components import AWARDS, GAME
from engine.struggle.events import PeaceBegan
from engine.struggle.scoring_facts import DecisiveChange, counted_spaces, decisive_change
from engine.struggle.state import NOBODY, State
from game.platform.settings import Pace
from game.struggle.match import Match
from game.struggle.wording.recap import ScoredRow, TurnScored

BEAT = 900  # ms per beat at speed 1
COUNTED, TURNED = 0.5, 0.7  # shares of a beat at which all spaces are counted and the award has turned over
LEAST = 9  # least points of the track shown


@dataclass(frozen=True, slots=True)
class ScoringBeat:
    """One row of the scoring: score before and after, the margin needed, counted spaces of each side."""

    row: ScoredRow
    before: int
    after: int
    margin: int
    spaces: tuple[tuple[int, ...], tuple[int, ...]]

    @property
    def region(self) -> str:
        """The region whose award it is, else ""."""
        return self.row.item if self.row.category == "award" else ""

    @property
    def paid(self) -> bool:
        """Whether this row changed the score."""
        return self.after != self.before


def beats_of(step: TurnScored) -> tuple[ScoringBeat, ...]:
    """Returns a beat for each row of a scoring, in the rules' order, with the score before and after it; the spaces
    counted only if their number matches the row's counts."""
    found, score = [], step.before
    for row in step.rows:
        after = score
        if row.winner != NOBODY:
            after += row.vp if row.winner == 0 else -row.vp
        found.append(ScoringBeat(row, score, after, _margin(step.board, row), _spaces(step.board, row)))
        score = after
    return tuple(found)


def _margin(board: State | None, row: ScoredRow) -> int:
    if row.category != "award" or board is None or not board.awards:
        return 1
    return AWARDS[board.awards[REGION_IDS.index(row.item)]].margin


def _spaces(board: State | None, row: ScoredRow) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if board is None or row.counts is None:
        return (), ()
    one, other = counted_spaces(board, row.category, row.item)
    if (one.bit_count(), other.bit_count()) != row.counts:
        return (), ()
    return tuple(spaces(one)), tuple(spaces(other))


@dataclass(frozen=True, slots=True)
class ScoreArrow:
    """A move of the score on the track: the number of its beat, start, end and lane."""

    beat: int
    start: int
    end: int
    lane: int


def arrows_of(beats: Sequence[ScoringBeat]) -> list[ScoreArrow]:
    """Returns an arrow for each beat that moved the score; one that points the other way than the arrow before is drawn
    in the next lane."""
    found: list[ScoreArrow] = []
    for number, beat in enumerate(beats):
        if not beat.paid:
            continue
        lane, up = 0, beat.after > beat.before
        if found:
            last = found[-1]
            lane = last.lane + (up != (last.end > last.start))
        found.append(ScoreArrow(number, beat.before, beat.after, lane))
    return found


def stretch_of(beats: Sequence[ScoringBeat], start: int) -> tuple[int, int]:
    """Returns (lowest, highest) score of the part of the track to show: all scores reached, the end of the track nearer
    to the start, and at least nine points."""
    seen = [start, *(beat.after for beat in beats)]
    low, high = max(0, min(seen) - 1), min(GAME.vp_france_wins, max(seen) + 1)
    if start * 2 >= GAME.vp_france_wins:
        high = GAME.vp_france_wins
    else:
        low = 0
    high = max(high, min(GAME.vp_france_wins, low + LEAST))
    return min(low, high - LEAST), high


@dataclass(slots=True)
class ScoredShow:
    """The progress of a shown scoring.

    `at`: number of the running beat, or of all beats when over; `since`: its start in ms, -1 before; `pointed`: the
    beat whose spaces are shown again.
    """

    step: TurnScored
    beats: tuple[ScoringBeat, ...]
    tipping: DecisiveChange | None = None
    at: int = 0
    since: int = -1
    pointed: int = -1

    @classmethod
    def of(cls, step: TurnScored, tipping: DecisiveChange | None = None) -> ScoredShow:
        """Creates the presentation of a turn's scoring, before its first beat."""
        return cls(step, beats_of(step), tipping)

    @property
    def over(self) -> bool:
        """Whether all beats have run."""
        return self.at >= len(self.beats)

    @property
    def score(self) -> int:
        """The score before the running beat; the final one after the last beat."""
        if self.over:
            return self.step.after
        return self.beats[self.at].before

    @property
    def described_beat(self) -> ScoringBeat | None:
        """The beat to describe: the running one, or afterwards the one under the pointer; None if there is none."""
        number = self.pointed if self.over else self.at
        return self.beats[number] if 0 <= number < len(self.beats) else None

    def share(self, now: int, pace: Pace) -> float:
        """Returns how far the running beat has progressed, from 0 to 1."""
        if self.over or pace.still:
            return 1.0
        return max(0.0, min(1.0, (now - self.since) * pace.animation / BEAT)) if self.since >= 0 else 0.0

    def tick(self, now: int, pace: Pace) -> bool:
        """Starts the next beat if the running one's time is over; returns whether it did. Without animation, ends all
        beats at once."""
        if self.over:
            return False
        if pace.still:
            self.to_end()
            return True
        if self.since < 0:
            self.since = now
        elif self.share(now, pace) >= 1.0:
            self.next_beat(now)
            return True
        return False

    def next_beat(self, now: int) -> None:
        """Starts the next beat."""
        self.at, self.since = min(self.at + 1, len(self.beats)), now

    def to_end(self) -> None:
        """Ends all beats at once."""
        self.at = len(self.beats)

    def restart(self) -> None:
        """Restarts the presentation of the scoring from its first beat."""
        self.at, self.since, self.pointed = 0, -1, -1

    def counted(self, number: int, share: float) -> tuple[int, int]:
        """Returns France's and Britain's counts to show for a beat: (0, 0) before it runs, rising to the full counts
        while it runs."""
        row = self.beats[number].row
        if row.counts is None or number > self.at:
            return 0, 0
        if number < self.at:
            return row.counts
        shown = round(sum(row.counts) * min(1.0, share / COUNTED))
        return min(row.counts[0], shown), max(0, shown - row.counts[0])


def tipping_of(match: Match, step: TurnScored) -> DecisiveChange | None:
    """Returns the space whose change of hands in this turn mattered most for its scoring; None if none changed it, or
    if only one row was scored."""
    if step.board is None or not step.whole:
        return None
    begun = [
        count
        for count, entry in enumerate(match.log, 1)
        if any(isinstance(event, PeaceBegan) and event.turn == step.turn for event in entry.events)
    ]
    return decisive_change(match.view_at(begun[-1] if begun else 0, None), step.board)
