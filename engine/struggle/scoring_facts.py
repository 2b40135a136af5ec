"""Queries for the screen about a turn's scoring: its forecast, the spaces a row counts, the most decisive space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.struggle.board import ALL, COMMODITY_MASK, NAVAL, PRESTIGE, REGION_MASK, USA_SPACES, Mask, SpaceId, spaces
from engine.struggle.facts import RegionLead, scoring_now, turn_is_scored
from engine.struggle.rules import scoring
from engine.struggle.rules.control import flag_of, held_unmarked, open_spaces
from engine.struggle.state import FRANCE, NOBODY, Seat, State

Row = tuple[str, str]  # category and item: ("award", region), ("prestige", ""), ("demand", commodity)


def counted_spaces(s: State, category: str, item: str) -> tuple[Mask, Mask]:
    """Returns the masks of the spaces that a scored row (award, prestige or demand) counts for France and for Britain;
    (0, 0) for other rows."""
    if category == "award":
        mask = REGION_MASK[item]
    elif category == "prestige":
        mask = PRESTIGE & (REGION_MASK["europe"] | USA_SPACES) & open_spaces(s)
    elif category == "demand":
        mask = COMMODITY_MASK[item]
    else:
        return 0, 0
    return held_unmarked(s, 0) & mask, held_unmarked(s, 1) & mask


def score_if_scored(s: State) -> int:
    """Returns the score that scoring the turn now would lead to, with Ministries and forced Debt; changes nothing."""
    trial = s.copy()
    scoring.score_turn(trial, [])
    return trial.vp


def forecast_score(s: State) -> int:
    """Returns the score that ending the turn now would give; the present score once the turn is scored or before its
    Awards are dealt."""
    return s.vp if turn_is_scored(s) or not s.awards else score_if_scored(s)


def beyond_rows(leads: Sequence[RegionLead], vp: int, forecast: int) -> int:
    """Returns what scoring would bring besides its rows, `leads`: VP of Ministries and of Debt over its limit, France's
    less Britain's; 0 before the Awards are dealt. `vp`: the score before it, `forecast`: after it."""
    if not any(lead.category == "award" for lead in leads):
        return 0
    rows = sum(lead.vp if lead.winner == FRANCE else -lead.vp for lead in leads if lead.winner != NOBODY)
    return forecast - vp - rows


@dataclass(frozen=True, slots=True)
class DecisiveChange:
    """A space that changed hands in a turn, and what the score would be without the change.

    `by`: the score without the change minus the actual score; `rows`: those with another winner then; `holder`: the
    owner now (NOBODY: it lost its flag).
    """

    space: SpaceId
    holder: Seat
    by: int
    rows: tuple[Row, ...]


def decisive_change(start: State, s: State) -> DecisiveChange | None:
    """Finds the space, of those that changed hands since `start`, without whose change the score would differ most;
    None if none would change it.

    Every change is undone by itself. Of equals, the one that turns more rows wins, then the lower number.
    """
    as_is = score_if_scored(s)
    now = {(lead.category, lead.item): lead for lead in scoring_now(s)}
    best: tuple[tuple[int, int, int], DecisiveChange] | None = None
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
                best = (key, DecisiveChange(space, holder, by, rows))
    return best[1] if best is not None else None


def _undone(start: State, s: State, space: SpaceId) -> Iterator[State]:
    """The state with a space's new flag removed, and with its old one restored."""
    before, after, bit = flag_of(start, space), flag_of(s, space), 1 << space
    bare = s.copy()
    if after != NOBODY:
        bare.held[after] &= ~bit
        yield bare
    if before != NOBODY and not NAVAL & bit:
        back = bare.copy()
        back.held[before] |= bit
        yield back
