"""The component files: counts of the box, cross references, the map, the matrix; damaged files are refused."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.core.components import FIRST_EDITION, ComponentError, in_edition
from engine.historia import components
from engine.historia.card_language import Choose, DrawAdvisor, If
from engine.historia.components import (
    ACTIONS,
    ADVISORS,
    CIVBOT_CARDS,
    CIVILIZATIONS,
    DIFFICULTIES,
    GAME,
    GOVERNMENTS,
    ICON_ORDER,
    ICONS,
    LEADERS,
    MATRIX,
    MILITARY,
    SEGMENTS,
    TABLES,
    TECHNOLOGY,
    TERRITORIES,
    TOKENS,
    TOP,
    WONDERS,
    HistoriaFiles,
    advisors_of,
)
from engine.historia.rules import counts
from engine.historia.rules.card_lists import operations
from engine.historia.shapes import WonderCard


def test_the_box_holds_what_the_manual_lists():
    assert Counter(w.era for w in in_edition(WONDERS, FIRST_EDITION)) == {1: 15, 2: 15, 3: 15}
    assert Counter(x.era for x in in_edition(LEADERS, FIRST_EDITION)) == {1: 6, 2: 6, 3: 6}
    assert len(in_edition(ADVISORS, FIRST_EDITION)) == 30 and len(ACTIONS) == 10
    assert len(in_edition(CIVBOT_CARDS, FIRST_EDITION)) == 7
    assert len(CIVILIZATIONS) == 6 and len(TERRITORIES) == 13 and len(GOVERNMENTS) == 9
    assert list(TOKENS) == list(range(1, 17)) and list(TOKENS.values()) == sorted(TOKENS.values())


def test_every_id_stands_for_one_card():
    ids = [*WONDERS, *LEADERS, *ADVISORS, *ACTIONS]
    assert len(set(ids)) == len(ids)


def test_each_civilization_has_five_advisors_of_its_own():
    used = [a for c in CIVILIZATIONS.values() for a in c.advisors]
    assert sorted(used) == sorted(ADVISORS)
    assert all(len(advisors_of(civilization, FIRST_EDITION)) == 5 for civilization in CIVILIZATIONS)
    for key in ("colour", "shape", "letter"):
        assert len({getattr(c, key) for c in CIVILIZATIONS.values()}) == 6


def test_borders_and_sea_lanes_are_mutual_and_the_map_is_one():
    for t in TERRITORIES.values():
        assert set(t.sea) <= set(t.neighbours) and len(t.neighbours) >= 2
        for other in t.neighbours:
            assert other != t.id and t.id in TERRITORIES[other].neighbours
            assert (other in t.sea) == (t.id in TERRITORIES[other].sea)
        for lon, lat in (t.label, *(point for ring in t.outline for point in ring)):
            assert -170 <= lon <= 190 and -57 <= lat <= 78
    seen, todo = set(), ["europe"]
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += TERRITORIES[here].neighbours
    assert len(seen) == 13


def test_war_and_tourism_join_later_the_rest_is_there_at_the_start():
    assert {a.id for a in ACTIONS.values() if not a.at_start} == {"war", "tourism"}
    assert {a.joins_at_tech: a.id for a in ACTIONS.values() if not a.at_start} == {2: "war", 12: "tourism"}


def test_the_circle_has_four_segments_with_icons_in_order():
    assert len(SEGMENTS) == 4 and set(ICON_ORDER) == set(ICONS)
    for icons in SEGMENTS:
        assert [i for i in ICON_ORDER if i in icons] == list(icons)
    assert {"leader_bonus", "reset_leaders", "territory_bonus", "reset_wonders"} <= set(SEGMENTS[3])
    assert sum("add_cube" in icons for icons in SEGMENTS) == 2


def test_levels_run_from_1_to_16_and_unlock_what_the_cards_say():
    for track in (TECHNOLOGY, MILITARY):
        assert list(track) == list(range(1, TOP + 1))
    unlocks = {(level.level, u) for level in TECHNOLOGY.values() for u in level.unlocks}
    advanced = {(a.advanced.tech, f"advanced:{a.id}") for a in ACTIONS.values() if a.advanced}
    joins = {(a.joins_at_tech, f"card:{a.id}") for a in ACTIONS.values() if a.joins_at_tech}
    assert unlocks == advanced | joins | {(5, "cards:2"), (13, "cards:3"), (8, "navigation")}
    assert [x.level for x in TECHNOLOGY.values() if any(isinstance(o, DrawAdvisor) for o in x.bonus)] == [3, 7, 13]


def zone(t: int, m: int) -> str:
    """The government of a cell by rules 7.6."""
    if m >= max(2 * t + 1, 7):
        return "barbarism"
    if t >= max(2 * m + 2, 8):
        return "utopia"
    middle = "empire" if m > t else "mercantilism"
    zones = (("clans", 5), ("nomads", 10), ("city_states", 15), (middle, 21), ("enlightenment", 28))
    return next((name for name, top in zones if t + m <= top), "consumer_society")


def test_the_matrix_is_a_funnel_with_nine_zones():
    assert len(MATRIX.rows) == 16 and all(len(row) == 16 for row in MATRIX.rows)
    cells = [(t, m) for t in range(1, 17) for m in range(1, 17) if counts.cell(t, m)]
    assert len(cells) == 196
    for t in range(1, 17):
        for m in range(1, 17):
            inside = t <= 3 * m + 1 and m <= 3 * t + 1
            assert counts.cell(t, m) == (zone(t, m) if inside else "")


def test_every_cell_can_be_reached_by_steps_upwards():
    reached, todo = set(), [(1, 1)]
    while todo:
        t, m = todo.pop()
        if (t, m) not in reached and counts.cell(t, m):
            reached.add((t, m))
            todo += [(t + 1, m), (t, m + 1)]
    assert len(reached) == 196


def test_cubes_add_up_and_difficulties_rise():
    c = GAME.cubes
    assert c.total == c.start_used + c.start_supply + c.start_reserve == 9
    assert [d.cards_a_turn for d in DIFFICULTIES.values()] == [2, 3, 4]


def test_leaders_high_aims_are_worth_more():
    assert {(x.era, x.low.vp, x.high.vp) for x in LEADERS.values()} == {(1, 2, 5), (2, 3, 7), (3, 4, 9)}


def test_tables_seat_at_most_six():
    assert all(t.players + len(t.civbots) <= 6 and (t.players > 1 or t.civbots) for t in TABLES.values())
    assert {t.players for t in TABLES.values()} == set(range(1, 7))


def test_every_trigger_is_used():
    every = {*ACTIONS, "explored", "war_won", "attacked", "traded_with", "advisor", "turn_end"}
    assert {t for w in WONDERS.values() for t in w.when} == every


def numbers(row) -> list[int]:
    """Those that the text of a level or a government has to tell."""
    numbers = [int(unlock.partition(":")[2]) for unlock in getattr(row, "unlocks", ()) if unlock.startswith("cards:")]
    for op in row.bonus:
        if op.op == "vp_per":
            numbers += [op.n, op.each, op.most]
        elif op.op in ("vp", "cubes") or getattr(op, "pick", "") == "choice":
            numbers.append(op.n)
    return numbers


def test_the_words_of_a_level_a_government_and_a_civbot_card_tell_its_numbers():
    for row in (*TECHNOLOGY.values(), *MILITARY.values(), *GOVERNMENTS.values()):
        assert [int(n) for n in re.findall(r"\d+", row.text)] == numbers(row), row.id
    for card in CIVBOT_CARDS.values():
        counting = ("technology", "military", "lower_level", "vp")
        counted = [op.n for op in (*card.upper, *card.lower) if op.op in counting]
        assert [int(n) for n in re.findall(r"\d+", card.text)] == counted, card.id


PETRA = WONDERS["petra"].model_dump(by_alias=True, exclude_none=True)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"colour": "red"}, "colour"),
        ({"when": []}, "when"),
        ({"when": ["sneezing"]}, "when.0"),
        ({"do": [{"op": "cubes", "number": 1}]}, "do.0.cubes"),
        ({"do": [{"op": "fly", "n": 1}]}, "do.0"),
        ({"do": [{"op": "vp", "n": "many"}]}, "do.0.vp.n"),
        ({"test": {"kind": "sole"}}, "test"),
        ({"test": {"kind": "most"}}, "test"),
        ({"test": {"kind": "sole", "least": 1, "at_most": 2}}, "test"),
        ({"do": [{"op": "action", "action": "art", "mode": "basic", "strength": 2}]}, "do.0.action"),
    ],
)
def test_a_damaged_entry_names_file_place_and_reason(change, place):
    files = HistoriaFiles(components.FOLDER)
    files.file("wonders")["wonder"][7] = {**PETRA, **change}
    with pytest.raises(ComponentError, match=rf"wonders\.toml: wonder\.7\.{place}.*: .*; correct it, or install"):
        files.by_id("wonders", "wonder", WonderCard)


def test_lists_inside_operations_are_found_by_their_path():
    choice = ADVISORS["shen_kuo"].do[0]
    assert isinstance(choice, Choose)
    assert operations(("advisor", "shen_kuo"), (0, 1)) == choice.of[1]
    test = ADVISORS["mario_molina"].do[1]
    assert isinstance(test, If)
    assert operations(("advisor", "mario_molina"), (1, 1)) == test.otherwise
    assert operations(("advisor", "malintzin"), (1,)) == ADVISORS["malintzin"].do[1:2]


def test_the_fingerprint_ignores_words_and_pictures():
    before = components.FILES.digest(1)
    for changes, same in (({"name": "?", "text": "?"}, True), ({"era": 1}, False)):
        files = HistoriaFiles(components.FOLDER)
        for wonder in files.file("wonders")["wonder"]:
            wonder.update(changes)
        assert (files.digest(1) == before) is same
