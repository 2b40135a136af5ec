"""Lesson files that are wrong, by mistake or on purpose: one sentence with file, key and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import lessons
from engine.maps.errors import ScenarioError

SHIPPED = (lessons.lesson_folder("brazil") / "first_harvest.toml").read_text(encoding="utf-8")
FIRST_END = '{ event = "TurnBegan" }\nsay = "lesson-first_harvest-end"'
HARBOR = 'goal = { event = "GoodsGained", with = { cause = "harbor" } }'
FAULTS = [
    ('id = "first_harvest"', 'id = "harvest"', "id", "the file's name"),
    ('seats = ["person", "settler"]', 'seats = ["settler", "settler"]', "seats", "exactly once"),
    ('seats = ["person", "settler"]', 'seats = ["person", "wizard"]', "seats[1]", "settler"),
    ('scenario = "cisplatine"', 'scenario = "atlantis"', "scenario", "unknown scenario"),
    ('ends = "goals"', 'ends = "tomorrow"', "ends", "goals|game"),
    ("minutes = 4", 'minutes = 4\nsecret = "x"', "secret", "unknown key; there are id, number, title"),
    ('seats = ["person", "settler"]\n', "", "seats", "is missing"),
    ('seed = 680\nseats = ["person", "settler"]', "", "seed", "is missing, and so is seats"),
    ("minutes = 4", 'minutes = "four"', "minutes", "integer"),
    (FIRST_END, FIRST_END.replace("TurnBegan", "TeaTime"), "step[3].goal", "is no event"),
    ('with = { arch = "build" }', 'with = { gate = "build" }', "step[0].goal", "has no 'gate'"),
    ('fact = "units", at_least = 1', 'fact = "ships", at_least = 1', "step[4].goal", "is no word"),
    ('fact = "units", at_least = 1', 'fact = "units:whale", at_least = 1', "step[4].goal", "has no 'whale'"),
    ('fact = "units", at_least = 1', 'fact = "units"', "step[4].goal", "compared by"),
    ('fact = "units", at_least = 1', 'fact = "units", at_least = 1, over = true', "step[4].goal", "exactly one"),
    ('or_else = [{ event = "TileBuilt" }]', 'or_else = [{ event = "X" }]', "step[1].or_else[0]", "is no event"),
    (HARBOR, 'goal = { event = "TileFound" }', "step[7].goal", "is no event"),
    (HARBOR, 'goal = "TileExplored"', "step[7].goal", "a table, { key = v"),
    (HARBOR, 'goal = { events = "X" }', "step[7].goal.events", "are event, with, fact"),
    ('or_else = [{ event = "TileBuilt" }]', 'or_else = { event = "TileBuilt" }', "step[1].or_else", "a list, [...], "),
    (
        HARBOR,
        "goal = { all_of = [{ any_of = [{ over = true }] }] }",
        "step[7].goal",
        "goal: all_of and any_of can't stand inside one another",
    ),
    ('n = "yield:farm"', 'n = "yield"', "step[1].numbers.n", "there are yield:"),
    ('n = "yield:farm"', 'n = "yield:boat"', "step[1].numbers.n", "has no 'boat'"),
    ('"sites:farm"', '"places:farm"', "step[1].point", "is no word"),
    ('looked_at = "own"', 'looked_at = "own:boat"', "step[2].goal", "has no 'boat'"),
    ('hex = 26, kind = "choose_capital"', 'hex = 3, kind = "choose_capital"', "start_after", "can't be played"),
    ('hex = 26, kind = "choose_capital"', 'hex = 26, kind = "fly"', "start_after", "can't be played"),
    (
        '  { seat = 0, monarch = "tibirica", kind = "choose_monarch" },\n',
        "",
        "start_after",
        "can't be played",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "place", "reason"), FAULTS, ids=[fault[1][:40] for fault in FAULTS])
def test_a_fault_is_told_with_its_place(tmp_path: Path, old: str, new: str, place: str, reason: str) -> None:
    assert SHIPPED.count(old) == 1
    path = tmp_path / "first_harvest.toml"
    path.write_text(SHIPPED.replace(old, new), encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        lessons.load("brazil", path)
    text = str(caught.value)
    assert text.startswith("first_harvest.toml") and "\n" not in text and len(text) < 700
    assert caught.value.place.startswith(place) and reason in text, text


@pytest.mark.parametrize(
    "text",
    ["", "\x00", "[[step]]\n" * 30, "a." * 60 + "b = 1", "x = " + "[" * 3000, "n = " + "9" * 9000, "é" * 40_000],
    ids=["empty", "zero", "steps", "dots", "nested", "digits", "large"],
)
def test_a_hostile_file_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "first_harvest.toml").write_text(text, encoding="utf-8")
    found, errors = lessons.load_all("brazil", [tmp_path])
    assert found == () and len(errors) == 1 and len(str(errors[0])) < 700


@pytest.mark.parametrize(
    "more",
    [
        "start_after = [" + '{ seat = 0, kind = "end_turn" },' * 401 + "]",
        'title = "' + "x" * 201 + '"',
    ],
    ids=["moves", "words"],
)
def test_sizes_are_bounded(tmp_path: Path, more: str) -> None:
    key = more.partition(" ")[0]
    lines = SHIPPED.splitlines()
    start = next(nth for nth, line in enumerate(lines) if line.startswith(f"{key} ="))
    stop = start if lines[start].count("[") == lines[start].count("]") else lines.index("]", start)
    (tmp_path / "first_harvest.toml").write_text("\n".join([*lines[:start], more, *lines[stop + 1 :]]))
    _, errors = lessons.load_all("brazil", [tmp_path])
    assert len(errors) == 1 and errors[0].place == key, errors


def test_an_id_is_used_once_and_a_broken_file_stops_no_other(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("broken", encoding="utf-8")
    (tmp_path / "first_harvest.toml").write_text(SHIPPED, encoding="utf-8")
    found, errors = lessons.load_all("brazil", [lessons.lesson_folder("brazil"), tmp_path])
    assert len(found) == len(lessons.lessons("brazil")[0])
    assert [error.code for error in errors] == ["not_toml", "id_twice"]


def test_a_number_is_used_once(tmp_path: Path) -> None:
    for name in ("first_harvest", "second_harvest"):
        (tmp_path / f"{name}.toml").write_text(SHIPPED.replace("first_harvest", name), encoding="utf-8")
    found, errors = lessons.load_all("brazil", [tmp_path])
    assert [entry.id for entry in found] == ["first_harvest"] and len(errors) == 1
    assert errors[0].code == "number_twice" and "first_harvest" in errors[0].reason


def test_the_first_move_that_can_t_be_played_is_named(tmp_path: Path) -> None:
    path = tmp_path / "first_harvest.toml"
    path.write_text(SHIPPED.replace('hex = 26, kind = "choose_capital"', 'hex = 3, kind = "choose_capital"'))
    with pytest.raises(ScenarioError) as caught:
        lessons.load("brazil", path)
    moves = [line for line in SHIPPED.splitlines() if line.startswith("  { seat")]
    nth = next(nth for nth, move in enumerate(moves) if "hex = 26" in move)
    assert caught.value.place == f"start_after[{nth}]"
    assert caught.value.line == SHIPPED.splitlines().index(moves[nth]) + 1


@pytest.mark.parametrize("key", ["after", "instead"])
def test_words_that_the_end_replaces_are_refused(tmp_path: Path, key: str) -> None:
    path = tmp_path / "first_harvest.toml"
    path.write_text(f'{SHIPPED}\n{key} = "lesson-first_harvest-done"\n', encoding="utf-8")
    with pytest.raises(ScenarioError, match="never said") as caught:
        lessons.load("brazil", path)
    assert caught.value.place.endswith(f".{key}")


def test_an_unknown_lesson_is_named_with_those_there_are() -> None:
    with pytest.raises(lessons.UnknownLesson, match="first_harvest"):
        lessons.lesson("brazil", "whaling")
