"""Every lesson played by its own hints, at random, and by somebody who never does what the coach means."""

from __future__ import annotations

import pytest

from engine import lessons
from engine.core.lesson import Lesson
from engine.core.lesson_judge import asks_looks
from tests.lessons.players import STYLES, LessonPlayer

ALL = [(game, entry) for game in lessons.WORDS for entry in lessons.lessons(game)[0]]
SHORT = 40  # decisions of the person; `python -m tests.lessons 200` plays longer and more often
PROVED_LATE = 102  # decisions of the contrary player
IDS = [f"{game}-{entry.id}" for game, entry in ALL]
every_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=IDS)


def test_every_shipped_file_is_a_lesson_and_they_are_numbered() -> None:
    for game in lessons.WORDS:
        found, errors = lessons.lessons(game)
        assert errors == ()
        assert [entry.number for entry in found] == list(range(1, len(found) + 1))


@pytest.mark.sampled
@every_lesson
def test_a_lesson_is_finished_by_its_own_hints(game: str, lesson: Lesson) -> None:
    player = LessonPlayer(game, lesson, seed=1)
    outcome = player.by_hints(longest=400)
    assert outcome.progress.ended
    said = outcome.progress.says(player.session)
    assert said.text == lesson.done, outcome.progress.states
    assert "open" not in outcome.progress.states
    looking = [nth for nth, step in enumerate(lesson.step) if asks_looks(step.goal)]
    assert all(outcome.progress.states[nth] == "met" for nth in looking), "what the light falls on is not the goal"
    left = [step.say for step, state in zip(lesson.step, outcome.progress.states, strict=True) if state == "left"]
    passing = {step.say for step in lesson.step if step.passing}
    assert set(left) <= passing


@pytest.mark.sampled
@pytest.mark.each_value
@every_lesson
@pytest.mark.parametrize("style", STYLES)
def test_nobody_is_ever_stuck_in_a_lesson(game: str, lesson: Lesson, style: str) -> None:
    outcome = STYLES[style](LessonPlayer(game, lesson, seed=0), SHORT)
    assert outcome.progress.ended or outcome.decisions > SHORT


class Unchecked(LessonPlayer):
    """Plays without a look at what must hold at every moment, which takes longest."""

    def _check(self) -> None:
        pass


def test_a_goal_is_told_to_be_lost_where_only_a_long_search_proves_it() -> None:
    """300 positions, as many as a hint may take, are too few after so many decisions of the contrary player."""
    lesson = next(one for one in lessons.lessons("brazil")[0] if one.id == "first_harvest")
    player = Unchecked("brazil", lesson, seed=10)
    progress = player.contrary(PROVED_LATE).progress
    assert progress.lost is not None and progress.step is not None
    scene, _ = progress.judge.scene(progress.trail[-1], player.session, progress.at)
    goals = (progress.step.goal, *progress.step.or_else)
    assert not progress.judge.search(goals, scene, player.session).proven, "it is another game by now"
