"""What is told after a move, step by step: a turn's scoring row by row, each theater of a war, the end of the game.

Data only: it is made of the events as everybody may see them, and of the position before them.
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
BESIDE = ("ministry", "overrun")  # scored with a turn, without a count


@dataclass(slots=True)
class ScoredRow:
    """Something scored: what, both counts (None: nothing was counted), who got it, and what it brought."""

    category: str
    item: str
    counts: tuple[int, int] | None
    winner: int
    vp: int = 0
    trp: int = 0
    debt: int = 0


@dataclass(slots=True)
class TurnScored:
    """The end of a peace turn, or of the game."""

    turn: int
    before: int  # the score
    after: int
    rows: list[ScoredRow] = field(default_factory=list)
    why: str = ""  # why the game ended with it
    board: State | None = None  # the position that was scored
    show: Any = None  # the event over the map, once it is shown: game.struggle.scoring_show.ScoredShow

    @property
    def final(self) -> bool:
        """The scoring at the end of the game, not a turn's."""
        return bool(self.rows) and self.rows[0].category.startswith(FINAL)

    @property
    def whole(self) -> bool:
        """A turn, not the one row that an Event scores."""
        return any(row.category == "prestige" for row in self.rows)

    @property
    def bare(self) -> bool:
        """An ending that nothing was scored with."""
        return bool(self.rows) and self.rows[0].category == "end"


@dataclass(slots=True)
class TheaterFought:
    """A theater: turned up, and, once it is decided, who won it. ``other``: what came after the tiles were seen."""

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
    """A peace turn begins, or a war."""

    turn: int = 0
    era: str = ""  # of the first turn of an era
    war: int = -1


Step = TurnScored | TheaterFought | TurnOpened


@dataclass(slots=True)
class RecapQueue:
    steps: list[Step]
    at: int = 0
    since: int = -1  # when the step came on show; -1: not yet

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    def on(self) -> bool:
        """To the next step; False: it was the last."""
        self.at += 1
        self.since = -1
        return self.at < len(self.steps)

    def joined(self, more: RecapQueue) -> RecapQueue:
        """Nothing that was not told yet is lost when something else happens."""
        return RecapQueue([*self.steps[self.at :], *more.steps])

    def fought(self, war: int) -> dict[int, TheaterFought]:
        """The theaters of a war that are told up to now."""
        return RecapQueue(self.steps[: self.at + 1]).all_fought(war)

    def all_fought(self, war: int) -> dict[int, TheaterFought]:
        return {step.theater: step for step in self.steps if isinstance(step, TheaterFought) and step.war == war}

    @classmethod
    def of(cls, events: Sequence[Event], before: State | None, after: State) -> RecapQueue | None:
        """The story of what happened at once; None: there is nothing to tell."""
        if before is None:
            return None
        steps = _RecapBuilder(before, after).told(events)
        return cls(steps) if steps else None


class _RecapBuilder:
    def __init__(self, before: State, after: State) -> None:
        self.before, self.after = before, after
        self.vp = before.vp
        self.steps: list[Step] = []
        self.scored: TurnScored | None = None
        self.fight: TheaterFought | None = None

    def told(self, events: Sequence[Event]) -> list[Step]:
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
        if row is not None and self.scored is not None and row.category.startswith(FINAL) and not self.scored.final:
            self._close()  # the end of the game is scored after the turn
        if self.scored is None:
            self.scored = TurnScored(self.before.turn, self.vp, self.vp, board=self.before)
        if row is not None:
            self.scored.rows.append(row)

    def _money(self, event: e.TrpChanged | e.DebtChanged) -> None:
        """What the row that is told brought its winner besides VP."""
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
            after, self.vp = self.vp, known  # the row before is told up to here
            self._row(ScoredRow(event.category, event.item, None, event.seat, event.vp))
            self.vp = after

    def _parts(self, theater: int) -> tuple[Parts, Parts]:
        """What the board gave when the tiles were turned up."""
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
    """With what changed between the look at the board and the sum."""
    seen = sum(n for _, n in parts) + sum(TILE_STRENGTH.get(tile, 0) for tile in tiles)
    return parts if seen == strength else (*parts, ("since", strength - seen))


def _row_of(event: e.AwardWon | e.PrestigeWon | e.DemandWon) -> ScoredRow:
    if isinstance(event, e.AwardWon):
        return ScoredRow("award", event.region, event.counts, event.seat)
    if isinstance(event, e.PrestigeWon):
        return ScoredRow("prestige", "", event.counts, event.seat)
    return ScoredRow("demand", event.commodity, event.counts, event.seat)
