"""Computes the data of the points chart of a finished game: victory points by category, eras, battles, Palaces."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.brazil import events as e
from engine.brazil import facts
from engine.brazil.rules.scoring import CATEGORIES
from engine.brazil.state import State
from engine.core.rules import ScoreLine
from game.brazil.match import Match
from game.brazil.palette import ERAS, SEATS
from game.play.points_over_time import ChartMark, PositionPoints, points_over_time
from game.widgets.chart import ChartData, ChartNote

COLOURS = (
    "#3D7D5B",
    "#CFA63B",
    "#94417A",
    "#1F4E79",
    "#8F6418",
    "#B8AB95",
    "#B5623A",
    "#5F7F90",
    "#9826A3",
    "#2A1E14",
    "#7A7468",
)
TINTS = dict(zip(CATEGORIES, COLOURS, strict=True))
NUMERALS = {1: "I", 2: "II", 3: "III"}
PICTURES = {
    "units": "marks/units",
    "products": "products/sugar",
    "paintings": "arches/painting",
    "missions": "marks/hand_mission",
    "gold_cards": "marks/hand_gold",
    "exploration": "exploration/unknown_species",
    "tiles": "buildings/plantation",
    "palaces": "palaces/palace_3",
    "monarch": "units/green_monarch",
    "bid": "goods/gold",
    "corrected": "marks/log",
}


def by_category(lines: Iterable[ScoreLine]) -> dict[str, int]:
    """Returns the sum of victory points of these score lines for each category."""
    found: dict[str, int] = {}
    for line in lines:
        found[line.category] = found.get(line.category, 0) + line.vp
    return found


def position_points(s: State) -> PositionPoints:
    """Returns a position's round, era and, for each seat that plays, the victory points by category."""
    seats = (seat for seat in range(len(s.seats)) if facts.decides(s, seat))
    return PositionPoints(s.round, s.era, tuple(by_category(facts.score(s, seat)) for seat in seats))


def vp_history(match: Match) -> list[ChartMark]:
    """Returns every playing seat's victory points by category at the start of each round and, at the end, of the final
    result; [] if the history is incomplete."""
    history, result = points_over_time(match, lambda s: s.round, position_points), match.result()
    if history and result is not None:
        parts = tuple(by_category(lines) for lines in result.lines)
        history[-1] = replace(history[-1], points=tuple(sum(by.values()) for by in parts), parts=parts)
    return history


def chart_notes(match: Match, seat: int | None) -> list[ChartNote]:
    """Returns the pictures to mark on the points chart, each with its move number: new eras, and the battles won and
    Palaces placed by a seat (None: by any)."""
    eras, highlights = [], []
    for number, entry in enumerate(match.log, start=1):
        for event in entry.events:
            if isinstance(event, e.EraBegan):
                eras.append(ChartNote(number, f"marks/era_{event.era}"))
            elif isinstance(event, e.BattleEnded) and seat in (None, event.winner):
                highlights.append(ChartNote(number, "marks/swords"))
            elif isinstance(event, e.PalacePlaced) and seat in (None, event.seat):
                highlights.append(ChartNote(number, f"palaces/palace_{event.palace}"))
    return eras + highlights


def chart_data(match: Match, history: list[ChartMark], seat: int | None) -> ChartData:
    """Returns the data of the points chart: the history of all seats' points by category, with new eras marked, and the
    battles won and Palaces placed by one seat (None: by any)."""
    seats = match.onlooker.seats[: len(history[0].points)] if history else []
    return ChartData(
        history=history,
        colours=[SEATS[player.colour] for player in seats],
        badges=[f"seats/{player.colour}" for player in seats],
        tints=TINTS,
        eras={era: (NUMERALS[era], colour) for era, colour in ERAS.items()},
        notes=chart_notes(match, seat),
    )
