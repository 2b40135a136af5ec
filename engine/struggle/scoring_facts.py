"""What a screen may ask of a turn's scoring: the spaces that a row counts, and the space that made most of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.struggle.board import ALL, COMMODITY_MASK, NAVAL, PRESTIGE, REGION_MASK, USA_SPACES, Mask, SpaceId, spaces
from engine.struggle.facts import scoring_now
from engine.struggle.rules import scoring
from engine.struggle.rules.control import counted, flag_of, open_spaces
from engine.struggle.state import NOBODY, Seat, State

Row = tuple[str, str]  # category and item: ("award", region), ("prestige", ""), ("demand", commodity)


def counted_spaces(s: State, category: str, item: str) -> tuple[Mask, Mask]:
    """The spaces that a row of the scoring counts for France and for Britain; none for other rows."""
    if category == "award":
        mask = REGION_MASK[item]
    elif category == "prestige":
        mask = PRESTIGE & (REGION_MASK["europe"] | USA_SPACES) & open_spaces(s)
    elif category == "demand":
        mask = COMMODITY_MASK[item]
    else:
        return 0, 0
    return counted(s, 0) & mask, counted(s, 1) & mask


def score_if_scored(s: State) -> int:
    """The score after scoring the turn as the board stands, Ministries and Debt over the limit included."""
    trial = s.copy()
    scoring.score_turn(trial, [])
    return trial.vp


@dataclass(frozen=True, slots=True)
class Tipping:
    """A space that changed hands in the turn: how much the score would differ had it not, and the rows that would.

    `by`: the score without the change less the score as it is; `holder`: whose it is now (NOBODY: it lost its flag).
    """

    space: SpaceId
    holder: Seat
    by: int
    rows: tuple[Row, ...]


def what_tipped(start: State, s: State) -> Tipping | None:
    """Of what changed hands since `start` the space whose change moved the score most; None where none did.

    Every change is undone alone. Of equals the one that turned more rows, then the first of the board, is named.
    """
    as_is = score_if_scored(s)
    now = {(lead.category, lead.item): lead for lead in scoring_now(s)}
    best: tuple[tuple[int, int, int], Tipping] | None = None
    for space in spaces(ALL):
        holder = flag_of(s, space)
        if holder == flag_of(start, space):
            continue
        for trial in _undone(start, s, space):
            by = score_if_scored(trial) - as_is
            if not by:
                continue
            leads = scoring_now(trial)
            rows = tuple(
                (x.category, x.item) for x in leads if x.winner != now[x.category, x.item].winner and x.vp + x.trp
            )
            key = (abs(by), len(rows), -space)
            if best is None or key > best[0]:
                best = (key, Tipping(space, holder, by, rows))
    return best[1] if best is not None else None


def _undone(start: State, s: State, space: SpaceId) -> Iterator[State]:
    """The board without the flag or Squadron that came, and with the one that stood there at the start."""
    before, after, bit = flag_of(start, space), flag_of(s, space), 1 << space
    bare = s.copy()
    if after != NOBODY:
        bare.held[after] &= ~bit
        yield bare
    if before != NOBODY and not NAVAL & bit:
        back = bare.copy()
        back.held[before] |= bit
        yield back
