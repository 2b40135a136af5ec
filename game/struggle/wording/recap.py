"""The recap after a move as a queue of steps: start of a turn or war, each theater fought, a scoring with its rows, the
end.

Data only, made from public events and the position before them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.event import Event
from engine.struggle import events as e
from engine.struggle import facts
from engine.struggle.components import TILE_STRENGTH
from engine.struggle.state import NOBODY, State

Parts = tuple[tuple[str, int], ...]
SCORED = ("award", "prestige", "demand")
FINAL = "final_"
BESIDE = ("ministry", "overrun")  # scored with a turn but not counted


@dataclass(slots=True)
class ScoredRow:
    """A scored row: its category, both counts (None if nothing is counted), winner and prize."""

    category: str
    item: str
    counts: tuple[int, int] | None
    winner: int
    vp: int = 0
    trp: int = 0
    debt: int = 0


@dataclass(slots=True)
class TurnScored:
    """The scoring of a peace turn or of the end of the game."""

    turn: int
    before: int  # score before it
    after: int
    rows: list[ScoredRow] = field(default_factory=list)
    why: str = ""  # why the game ended, if it did
    board: State | None = None  # the scored position
    show: Any = None  # the running scene: game.struggle.scoring_show.ScoredShow

    @property
    def is_final(self) -> bool:
        """Whether these rows are of the final scoring, at the end of the game."""
        return bool(self.rows) and self.rows[0].category.startswith(FINAL)

    @property
    def whole(self) -> bool:
        """Whether these rows are a turn's whole scoring, not a single row scored by an Event."""
        return any(row.category == "prestige" for row in self.rows)

    @property
    def bare(self) -> bool:
        """Whether the game ended without a scoring, so that there is only a row with the reason."""
        return bool(self.rows) and self.rows[0].category == "end"


@dataclass(slots=True)
class TheaterFought:
    """A theater's battle: its tiles and strengths when revealed and, once decided, winner, margin and VP."""

    war: int
    theater: int
    tiles: tuple[tuple[str, ...], tuple[str, ...]]
    parts: tuple[Parts, Parts]
    strengths: tuple[int, int] | None = None
    winner: int = NOBODY
    margin: int = 0
    row: int = -1
    vp: int = 0


@dataclass(slots=True)
class TurnOpened:
    """The beginning of a peace turn or of a war."""

    turn: int = 0
    era: str = ""  # set on the first turn of an era
    war: int = -1


Step = TurnScored | TheaterFought | TurnOpened


@dataclass(slots=True)
class RecapQueue:
    """The steps to show, and the present one."""

    steps: list[Step]
    at: int = 0
    since: int = -1  # start of the present step in ms; -1: not shown yet

    @property
    def step(self) -> Step:
        """The present step."""
        return self.steps[self.at]

    def advance(self) -> bool:
        """Goes on to the next step; returns False if the last one was passed."""
        self.at += 1
        self.since = -1
        return self.at < len(self.steps)

    def joined(self, more: RecapQueue) -> RecapQueue:
        """Returns a new queue: the steps from the present one on, followed by those of `more`."""
        return RecapQueue([*self.steps[self.at :], *more.steps])

    def fought(self, war: int) -> dict[int, TheaterFought]:
        """Returns a war's fought theaters among the steps up to the present one, by number."""
        return RecapQueue(self.steps[: self.at + 1]).all_fought(war)

    def all_fought(self, war: int) -> dict[int, TheaterFought]:
        """Returns a war's fought theaters among all steps of the queue, by number."""
        return {step.theater: step for step in self.steps if isinstance(step, TheaterFought) and step.war == war}

    @classmethod
    def of(cls, events: Sequence[Event], before: State | None, after: State) -> RecapQueue | None:
        """Builds the queue for the events of a move; None if there is nothing to show, or the position `before` it is
        not known."""
        if before is None:
            return None
        steps = _RecapBuilder(before, after).build(events)
        return cls(steps) if steps else None


class _RecapBuilder:
    """Collects steps from events."""

    def __init__(self, before: State, after: State) -> None:
        self.before, self.after = before, after
        self.vp = before.vp
        self.steps: list[Step] = []
        self.scored: TurnScored | None = None
        self.fight: TheaterFought | None = None

    def build(self, events: Sequence[Event]) -> list[Step]:
        """Returns the steps of the events of a move."""
        for event in events:
            self._take(event)
        self._close()
        return self.steps

    def _close(self) -> None:
        if self.scored is not None:
            self.scored.after = self.vp
            if self.scored.rows:
                self.steps.append(self.scored)
        self.scored = None

    def _take(self, event: Event) -> None:
        if isinstance(event, e.VpScored):
            self._points(event)
        elif isinstance(event, (e.TrpChanged, e.DebtChanged)):
            self._money(event)
        elif isinstance(event, (e.AwardWon, e.PrestigeWon, e.DemandWon)):
            self._row(_row_of(event))
        elif isinstance(event, e.WarBegan):
            self._close()
            self.steps.append(TurnOpened(war=event.war))
        elif isinstance(event, e.TheaterRevealed):
            self.fight = TheaterFought(event.war, event.theater, event.tiles, self._parts(event.theater))
            self.steps.append(self.fight)
        elif isinstance(event, e.TheaterWon):
            self._won(event)
        elif isinstance(event, e.PeaceBegan):
            self._close()
            first = event.turn == 1 or event.turn % 2 == 1
            self.steps.append(TurnOpened(turn=event.turn, era=event.era if first else ""))
        elif isinstance(event, e.GameEnded):
            self._row(None)
            assert self.scored is not None
            self.scored.why = event.why
            self.scored.rows = self.scored.rows or [ScoredRow("end", event.why, None, event.winner)]
            self._close()

    def _row(self, row: ScoredRow | None) -> None:
        if row is not None and self.scored is not None and row.category.startswith(FINAL) and not self.scored.is_final:
            self._close()  # the final scoring follows the turn's scoring
        if self.scored is None:
            self.scored = TurnScored(self.before.turn, self.vp, self.vp, board=self.before)
        if row is not None:
            self.scored.rows.append(row)

    def _money(self, event: e.TrpChanged | e.DebtChanged) -> None:
        """Adds Treaty Points or Debt to the present row's prize."""
        row = self.scored.rows[-1] if self.scored is not None and self.scored.rows else None
        if row is None or row.category not in SCORED or row.winner != event.seat:
            return
        if isinstance(event, e.TrpChanged):
            row.trp += event.by
        else:
            row.debt += event.by

    def _points(self, event: e.VpScored) -> None:
        known, self.vp = self.vp, self.vp + (event.vp if event.seat == 0 else -event.vp)
        if event.category == "war" and self.fight is not None:
            self.fight.vp += event.vp
        elif event.category in SCORED and self.scored is not None and self.scored.rows:
            self.scored.rows[-1].vp += event.vp
        elif event.category.startswith(FINAL) or (event.category in BESIDE and self.scored is not None):
            after, self.vp = self.vp, known  # the row before ends at this score
            self._row(ScoredRow(event.category, event.item, None, event.seat, event.vp))
            self.vp = after

    def _parts(self, theater: int) -> tuple[Parts, Parts]:
        """Returns the parts of both strengths that came from the board when the tiles were revealed."""
        sides = facts.theater(self.before, theater)
        return (sides[0].parts, sides[1].parts) if sides is not None else ((), ())

    def _won(self, event: e.TheaterWon) -> None:
        fight = self.fight
        if fight is None or (fight.war, fight.theater) != (event.war, event.theater):
            one, other = (player.laid[event.theater] for player in self.before.players)
            fight = self.fight = TheaterFought(event.war, event.theater, (one, other), self._parts(event.theater))
            self.steps.append(fight)
        fight.strengths, fight.winner = event.strengths, event.winner
        fight.margin, fight.row = event.margin, event.row
        fight.parts = tuple(map(_completed, fight.parts, fight.tiles, event.strengths))  # type: ignore[assignment]


def _completed(parts: Parts, tiles: tuple[str, ...], strength: int) -> Parts:
    """Adds a part for what changed between the reveal and the final strength."""
    seen = sum(n for _, n in parts) + sum(TILE_STRENGTH.get(tile, 0) for tile in tiles)
    return parts if seen == strength else (*parts, ("since", strength - seen))


def _row_of(event: e.AwardWon | e.PrestigeWon | e.DemandWon) -> ScoredRow:
    if isinstance(event, e.AwardWon):
        return ScoredRow("award", event.region, event.counts, event.seat)
    if isinstance(event, e.PrestigeWon):
        return ScoredRow("prestige", "", event.counts, event.seat)
    return ScoredRow("demand", event.commodity, event.counts, event.seat)
