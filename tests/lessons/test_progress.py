"""The progress of a lesson: undo un-meets, other ways count, a lost goal is told with the way back."""

from __future__ import annotations

from typing import Any

import pytest

from engine import lessons
from engine.core import lesson_judge
from engine.core.lesson import Predicate
from engine.core.lesson_progress import LessonProgress
from engine.core.lesson_search import Found
from engine.core.session import Session
from engine.storage.save import load_session, to_save

WORDS = lessons.WORDS["brazil"]


class Table:
    """The first lesson, and its progress."""

    def __init__(self) -> None:
        self.lesson = lessons.lesson("brazil", "first_harvest")
        self.session: Session[Any, Any] = lessons.begin("brazil", self.lesson)
        self.progress = LessonProgress.begin(self.lesson, WORDS, self.session)

    def play(self, **wanted: Any) -> LessonProgress:
        """Plays the first legal move with these fields; returns the progress before."""
        before = self.progress
        moves = self.session.legal_moves(self.session.awaiting[0])
        self.session.submit(
            next(m for m in moves if all(getattr(m, name, None) == value for name, value in wanted.items()))
        )
        self.progress = self.progress.follow(self.session)
        return before

    def undo(self) -> None:
        self.session.undo()
        self.progress = self.progress.follow(self.session)


@pytest.fixture
def table() -> Table:
    return Table()


def test_the_moves_before_a_lesson_can_not_be_undone(table: Table) -> None:
    assert len(table.session.log) == len(table.lesson.start_after) and not table.session.can_undo
    assert table.progress.current == 0 and set(table.progress.states) == {"open"}


def test_a_goal_is_met_and_undo_un_meets_it(table: Table) -> None:
    before = table.play(arch="build")
    assert table.progress.newly_met(before) == (0,) and table.progress.states[0] == "met"
    table.play(building="farm")
    assert table.progress.states[:2] == ("met", "met")
    table.undo()
    assert table.progress.states[:2] == ("met", "open")
    table.undo()
    assert table.progress.current == 0


def test_a_move_played_instead_of_one_taken_back_is_judged_anew(table: Table) -> None:
    table.play(arch="build")
    table.session.undo()
    table.play(arch="harbor")
    assert table.progress.states[0] == "open" and table.progress.lost is not None


def test_another_way_counts_and_is_told(table: Table) -> None:
    table.play(arch="build")
    before = table.play(building="sawmill")
    assert table.progress.states[1] == "otherwise"
    said = table.progress.says_met(table.progress.newly_met(before)[0], table.session)
    assert said is not None and (said.text, said.mark) == ("lesson-first_harvest-farm-instead", "check")


def test_a_lost_goal_is_told_at_once_with_the_way_back(table: Table) -> None:
    table.play(arch="harbor")
    table.play(resource="coffee")
    lost = table.progress.lost
    assert lost == (0, 2)
    assert table.progress.says(table.session).text == "lesson-first_harvest-token-lost"
    table.undo()
    table.undo()
    assert table.progress.lost is None


def test_a_goal_lost_for_a_turn_is_open_in_the_next(table: Table) -> None:
    table.play(arch="harbor")
    table.play(resource="coffee")
    table.play(kind="end_turn")
    for wanted in ({"arch": "harbor"}, {"resource": "coffee"}, {"kind": "end_turn"}):
        table.play(**wanted)
    assert table.progress.lost is None and table.progress.current == 0


def test_a_search_of_the_whole_turn_proves_a_goal_lost(table: Table) -> None:
    table.play(arch="build")
    table.play(kind="finish")
    lost = table.progress.lost
    assert lost == (1, 1)


def test_undo_that_reaches_no_further_offers_no_way_back(table: Table) -> None:
    table.play(arch="harbor")
    table.session.hand_over()
    table.progress = table.progress.follow(table.session)
    assert table.progress.lost is not None and table.progress.lost.take_back == 0


def test_whoever_goes_on_without_a_goal_has_the_next_one(table: Table) -> None:
    table.play(arch="harbor")
    table.progress = table.progress.go_on(table.session)
    assert table.progress.states[0] == "left" and table.progress.current == 1
    table.undo()
    assert table.progress.states[0] == "open"


def test_a_thing_looked_at_meets_its_step_and_other_things_do_not(table: Table) -> None:
    table.play(arch="build")
    table.play(building="farm", hex=25)
    assert table.progress.looked_at("hex:3", table.session).current == 2
    assert table.progress.looked_at("hex:25", table.session).current == 3
    assert table.progress.highlights(table.session).places == (25,)


def test_a_passing_step_is_left_behind_when_the_next_is_met(table: Table) -> None:
    table.play(arch="build")
    table.play(building="farm", hex=25)
    table.play(kind="end_turn")
    for wanted in ({"arch": "harbor"}, {"resource": "coffee"}, {"kind": "end_turn"}):
        table.play(**wanted)
    assert table.progress.states[:4] == ("met", "met", "left", "met")


def test_a_refused_move_has_the_coach_s_words_or_the_engine_s(table: Table) -> None:
    table.play(arch="build")
    said = table.progress.says_refused("wrong_terrain", table.session)
    assert said is not None and (said.text, said.mark) == ("lesson-first_harvest-terrain", "cross")
    assert table.progress.says_refused("cannot_afford", table.session) is None


def test_numbers_of_texts_come_from_components(table: Table) -> None:
    table.play(arch="build")
    assert table.progress.says(table.session).numbers == {"n": 2}


def test_a_hint_is_the_shortest_line_to_the_goal(table: Table) -> None:
    assert [move.arch for move in table.progress.hint(table.session)] == ["build"]
    table.play(arch="build")
    assert [move.building for move in table.progress.hint(table.session)] == ["farm"]


@pytest.mark.parametrize("game", lessons.WORDS)
def test_goals_and_hints_are_judged_on_what_the_seat_knows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lessons.lessons(game)[0][0]
    session = lessons.begin(game, lesson)
    progress = LessonProgress.begin(lesson, lessons.WORDS[game], session)
    known, real = session.view(lesson.seat), session.position(len(session.log))
    assert known != real, "something is hidden"
    scene, _ = progress.judge.scene(progress.trail[-1], session, progress.at)
    assert scene.view == scene.before == known
    searched: list[Any] = []

    def search(rules: Any, view: Any, *more: Any) -> Found:
        searched.append(view)
        return Found()

    monkeypatch.setattr(lesson_judge, "search_turn", search)
    progress.hint(session)
    assert searched and all(view == known for view in searched)


def test_a_saved_lesson_goes_on_where_it_was(table: Table) -> None:
    table.play(arch="build")
    table.play(building="farm", hex=25)
    loaded, _ = load_session(table.session.rules, to_save(table.session, {}, []))
    again = LessonProgress.begin(table.lesson, WORDS, loaded)
    assert again.states == table.progress.states


def test_an_event_of_another_seat_meets_no_goal(table: Table) -> None:
    table.progress = table.progress.go_on(table.session)
    table.play(arch="harbor")
    table.play(resource="coffee")
    table.play(kind="end_turn")
    table.play(arch="build")
    table.play(kind="build")
    assert table.progress.states[1] == "open"


@pytest.mark.parametrize(
    ("predicate", "holds"),
    [
        ({"fact": "goods:coffee", "at_least": 2}, True),
        ({"fact": "goods:coffee", "at_least": 3}, False),
        ({"fact": "goods:coffee", "at_most": 1}, False),
        ({"fact": "tiles:farm", "rise": 1}, True),
        ({"fact": "tiles:farm", "rise": 2}, False),
        ({"event": "TileBuilt", "with": {"tile": ["sawmill", "farm"]}}, True),
        ({"event": "TileBuilt", "with": {"tile": "sawmill"}}, False),
        ({"event": "TileBuilt", "with": {"seat": 1}}, False),
        ({"event": "TileBuilt", "with": {"seat": "me"}}, True),
        ({"turn_ended": True}, False),
        ({"over": True}, False),
        ({"all_of": [{"event": "TileBuilt"}, {"fact": "era", "at_least": 2}]}, False),
        ({"any_of": [{"event": "TileBuilt"}, {"fact": "era", "at_least": 2}]}, True),
    ],
)
def test_every_kind_of_predicate(table: Table, predicate: dict[str, Any], holds: bool) -> None:
    mark = table.progress.trail[-1]
    table.play(arch="build")
    table.play(building="farm", hex=25)
    scene, _ = table.progress.judge.scene(mark, table.session, table.progress.at)
    assert Predicate.model_validate(predicate).holds(scene) is holds


def rival_passes(table: Table) -> None:
    """Plays the rival's turn: a painting, and nothing else."""
    while table.session.awaiting[0] == 1:
        moves = table.session.legal_moves(1)
        ending = [move for move in moves if move.kind in ("end_turn", "finish")]
        token = [move for move in moves if getattr(move, "arch", "") == "painting"]
        table.session.submit((ending or token or moves)[0])
        table.progress = table.progress.follow(table.session)


def lit(table: Table) -> int:
    """The first place of the light that one of the person's moves leads to."""
    there = {getattr(move, "to", -1) for move in table.session.legal_moves(0)}
    return next(place for place in table.progress.highlights(table.session).places if place in there)


@pytest.mark.parametrize("site", [25, 35])
def test_whoever_follows_the_light_of_the_first_lesson_discovers_no_expedition(table: Table, site: int) -> None:
    """An Expedition asks for a fight, which this lesson does not teach."""
    table.play(arch="build")
    table.play(building="farm", hex=site)
    table.progress = table.progress.looked_at(f"hex:{site}", table.session)
    table.play(kind="end_turn")
    rival_passes(table)
    table.play(arch="deploy")
    table.play(unit=1)
    assert lit(table) == site
    table.play(kind="move_units", to=site, by="free")
    assert table.progress.says(table.session).text == "lesson-first_harvest-home"
    table.play(kind="end_turn")
    rival_passes(table)
    assert table.progress.says(table.session).text == "lesson-first_harvest-harbor"
    assert table.progress.highlights(table.session).widgets[:2] == ("arch-harbor", "resource-sugarcane")
    table.play(arch="harbor")
    assert table.progress.says(table.session).text == "lesson-first_harvest-harbor", "until a resource is taken"
    table.play(resource="sugarcane")
    before = table.play(kind="move_units", to=lit(table), by="free")
    said = table.progress.says_met(table.progress.newly_met(before)[0], table.session)
    assert said is not None and said.text == "lesson-first_harvest-cloud-met"
    for look in ("missions-1", "missions-3"):
        assert table.progress.highlights(table.session).widgets == (look,)
        table.progress = table.progress.looked_at("missions-2", table.session)
        assert table.progress.highlights(table.session).widgets == (look,), "another Mission is not the one meant"
        table.progress = table.progress.looked_at(look, table.session)
    assert table.progress.ended


def test_an_expedition_behind_the_cloud_is_told_to_wait(table: Table) -> None:
    for wanted in ({"arch": "build"}, {"building": "farm"}, {"kind": "end_turn"}):
        table.play(**wanted)
    rival_passes(table)
    for wanted in ({"arch": "deploy"}, {"unit": 1}, {"to": 17, "by": "free"}, {"kind": "end_turn"}):
        table.play(**wanted)
    rival_passes(table)
    for wanted in ({"arch": "harbor"}, {"resource": "cotton"}):
        table.play(**wanted)
    before = table.play(to=9, by="free")
    said = table.progress.says_met(table.progress.newly_met(before)[0], table.session)
    assert said is not None and said.text == "lesson-first_harvest-cloud-expedition"


def test_whoever_keeps_the_archer_at_home_goes_on_to_the_harbor(table: Table) -> None:
    for wanted in ({"arch": "build"}, {"building": "farm"}, {"kind": "end_turn"}):
        table.play(**wanted)
    rival_passes(table)
    for wanted in ({"arch": "deploy"}, {"unit": 1}, {"kind": "end_turn"}):
        table.play(**wanted)
    rival_passes(table)
    assert table.progress.says(table.session).text == "lesson-first_harvest-harbor"
    table.play(arch="painting")
    assert table.progress.says(table.session).text == "lesson-first_harvest-cloud", "another arch counts, too"
