"""Victory points of a finished game over its rounds, a tint for each category, and what is marked on the way."""

from __future__ import annotations

from engine.brazil import events as e
from engine.brazil import facts
from engine.brazil.scoring import CATEGORIES
from engine.brazil.state import State
from game.brazil.match import Match
from game.brazil.palette import ERAS, SEATS
from game.play.chart import Mark, Measured, points_over_time
from game.widgets.chart import Charted, Note

COLOURS = ("#3D7D5B", "#CFA63B", "#94417A", "#1F4E79", "#8F6418", "#B8AB95", "#B5623A", "#5F7F90", "#9826A3", "#2A1E14")
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
}


def measure(s: State) -> Measured:
    """The engine's score of every seat that plays."""
    parts = []
    for seat in range(len(s.seats)):
        if facts.decides(s, seat):
            by_category: dict[str, int] = {}
            for line in facts.score(s, seat):
                by_category[line.category] = by_category.get(line.category, 0) + line.vp
            parts.append(by_category)
    return Measured(s.round, s.era, tuple(parts))


def vp_history(match: Match) -> list[Mark]:
    """At the start of each round and at the end."""
    return points_over_time(match, lambda s: s.round, measure)


def notes(match: Match, seat: int | None) -> list[Note]:
    """Where eras began; then, of a seat (None: of all), the battles it won and the Palaces it placed."""
    eras, deeds = [], []
    for number, entry in enumerate(match.log, start=1):
        for event in entry.events:
            if isinstance(event, e.EraBegan):
                eras.append(Note(number, f"marks/era_{event.era}"))
            elif isinstance(event, e.BattleEnded) and seat in (None, event.winner):
                deeds.append(Note(number, "marks/swords"))
            elif isinstance(event, e.PalacePlaced) and seat in (None, event.seat):
                deeds.append(Note(number, f"palaces/palace_{event.palace}"))
    return eras + deeds


def charted(match: Match, history: list[Mark], seat: int | None) -> Charted:
    seats = match.onlooker.seats[: len(history[0].points)] if history else []
    return Charted(
        history=history,
        colours=[SEATS[player.colour] for player in seats],
        badges=[f"seats/{player.colour}" for player in seats],
        tints=TINTS,
        eras={era: (NUMERALS[era], colour) for era, colour in ERAS.items()},
        notes=notes(match, seat),
    )
