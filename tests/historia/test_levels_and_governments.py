"""A row a printed bonus: every level of the matrix, and every government with its limit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.historia.components import GOVERNMENTS, MILITARY, TECHNOLOGY
from engine.historia.handlers import HANDLERS
from engine.historia.moves import (
    Resolve,
)
from engine.historia.rules import turn_end
from tests.historia.kit import Gains, Table, answer_all, gains, sheet

# --- printed bonuses of the matrix ---

LEVEL_ROWS: dict[tuple[str, int], Gains] = {
    ("technology", 2): {"supply": 1, "hand": 1},
    ("technology", 3): {"advisors": 1},
    ("technology", 4): {},
    ("technology", 5): {},
    ("technology", 6): {"supply": 1},
    ("technology", 7): {"advisors": 1},
    ("technology", 8): {},
    ("technology", 9): {},
    ("technology", 10): {},
    ("technology", 11): {"hand": 1},
    ("technology", 12): {"hand": 1},
    ("technology", 13): {"advisors": 1},
    ("technology", 14): {"vp": 1},
    ("technology", 15): {"vp": 1},
    ("technology", 16): {"vp": 6},
    ("military", 2): {},
    ("military", 3): {"supply": 1},
    ("military", 4): {},
    ("military", 5): {"cubes": 1, "supply": -1, "vp": 5},
    ("military", 6): {},
    ("military", 7): {"hand": 1},
    ("military", 8): {"vp": 1, "supply": 1},
    ("military", 9): {"vp": 1},
    ("military", 10): {"supply": 1},
    ("military", 11): {"vp": 2},
    ("military", 12): {"vp": 1},
    ("military", 13): {"cubes": 1, "supply": -1, "vp": 5},
    ("military", 14): {"supply": 2},
    ("military", 15): {"vp": 1},
    ("military", 16): {"vp": 3},
}


def test_every_level_has_its_row():
    assert set(LEVEL_ROWS) == {(track, n) for track in ("technology", "military") for n in range(2, 17)}
    assert not TECHNOLOGY[1].bonus and not MILITARY[1].bonus


@pytest.mark.parametrize(("track", "level"), LEVEL_ROWS)
def test_a_step_brings_its_printed_bonus_at_once(track, level):
    other = max(1, level - 3)
    t = Table(2).levels(*((level - 1, other) if track == "technology" else (other, level - 1)))
    t.at("europe", seat=1).levels(1, 1, seat=1).at("europe", "southern_africa").at("europe", "oceania", seat=1)
    t.purse(2, 4).queue("raid", "exploit").seal(track, others="art")
    before, depth = sheet(t), len(t.s.frames)
    t.do(Resolve(0, track, "basic"))
    answer_all(t, depth)
    before[track] += 1
    before["supply"] -= 1
    assert gains(before, sheet(t)) == LEVEL_ROWS[track, level]


# --- governments ---

GOVERNMENT_ROWS: list[tuple[str, tuple[int, int], Gains]] = [
    ("clans", (2, 2), {}),
    ("nomads", (4, 4), {"supply": 1}),
    ("city_states", (7, 6), {"vp": 1}),
    ("empire", (7, 11), {"vp": 1}),
    ("mercantilism", (11, 8), {"vp": 1, "supply": 1}),
    ("enlightenment", (13, 12), {"vp": 2}),
    ("consumer_society", (15, 15), {"vp": 3}),
    ("barbarism", (3, 8), {"vp": 3}),
    ("utopia", (9, 3), {"vp": 1, "hand": 1}),
]


def govern(t: Table) -> Gains:
    """The government icon alone, through the engine's own step."""
    before = sheet(t)
    t.s.frames = [turn_end.TurnEndDecision(turn_end.STAGES.index("government"))]
    while not isinstance(t.frame, turn_end.TurnEndDecision) or t.frame.stage == turn_end.STAGES.index("government"):
        HANDLERS[type(t.frame)].step(t.s, t.frame, t.events)
    return gains(before, sheet(t))


# A row: what stands in the way, and what is left of the bonus there; where nothing can, the last cell of the zone.
GOVERNMENT_LIMITS: dict[str, tuple[Callable[[Table], object], Gains]] = {
    "clans": (lambda t: t.levels(3, 3), {"supply": 1}),
    "nomads": (lambda t: t.levels(4, 4).purse(3, 0), {}),
    "city_states": (lambda t: t.levels(7, 6).at("europe", "oceania"), {}),
    "empire": (lambda t: t.levels(7, 11).at("europe"), {}),
    "mercantilism": (lambda t: t.levels(11, 8).purse(3, 0), {"vp": 1}),
    "enlightenment": (lambda t: t.levels(11, 10), {"vp": 1, "supply": 1}),
    "consumer_society": (lambda t: t.levels(14, 14), {"vp": 2}),
    "barbarism": (lambda t: t.levels(3, 6), {"supply": 1}),
    "utopia": (lambda t: t.levels(9, 3).queue(), {"vp": 1}),
}


def test_every_government_has_its_row_and_its_limit():
    assert {name for name, _, _ in GOVERNMENT_ROWS} == set(GOVERNMENT_LIMITS) == set(GOVERNMENTS)


@pytest.mark.parametrize("government", GOVERNMENT_LIMITS)
def test_a_government_ends_where_its_limit_is(government):
    arrange, expected = GOVERNMENT_LIMITS[government]
    t = Table(2).at("europe", "india", "oceania").at("oceania", seat=1).purse(1, 3).queue("raid", "trade")
    t.levels(*next(levels for name, levels, _ in GOVERNMENT_ROWS if name == government)).queue("raid", "trade")
    arrange(t)
    assert govern(t.changed()) == expected


@pytest.mark.parametrize(("government", "levels", "expected"), GOVERNMENT_ROWS)
def test_a_government_pays_its_bonus(government, levels, expected):
    t = Table(2).levels(*levels).at("europe", "india", "oceania").at("oceania", seat=1).purse(1, 3)
    t.queue("raid", "trade")
    assert govern(t) == expected
    assert t.scored("governments") == expected.get("vp", 0)


@pytest.mark.parametrize(
    ("levels", "lands", "vp"),
    [((7, 6), 1, 0), ((7, 6), 2, 1), ((7, 6), 4, 2), ((7, 6), 7, 2), ((7, 11), 1, 0), ((7, 11), 6, 3), ((7, 11), 8, 3)],
)
def test_governments_that_pay_for_land_stop_at_their_most(levels, lands, vp):
    every = ("europe", "india", "oceania", "steppe", "siberia", "north_africa", "middle_east", "east_asia")
    t = Table(2).at("central_america", seat=1).levels(*levels).purse(0, 0).at(*every[:lands])
    assert govern(t).get("vp", 0) == vp
