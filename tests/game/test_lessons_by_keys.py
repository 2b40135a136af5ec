"""Every lesson at its table, from the menu to its end, by keys alone: as its coach hints and shines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import lessons
from engine.core.lesson_judge import asks_looks
from game.app.app import App
from game.play.turn_runner import TurnRunner
from game.screens.learn_hub import LearnHubScreen
from tests.game.against_a_bot import InProcessBots
from tests.playthrough.game_keys import PageKeys
from tests.playthrough.games import watch
from tests.playthrough.lessons import DRIVERS, LessonDriver, to_the_lesson

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]
ALL = {lesson.id: game for game in lessons.WORDS for lesson in lessons.lessons(game)[0]}
SHORT = ("battle", "three_cards", "the_end_of_a_turn")  # of each game the one that is played soonest
CASES = [(lesson, "en") for lesson in ALL] + [(lesson, language) for language in ("pt-BR", "es") for lesson in SHORT]


@pytest.fixture(autouse=True)
def rivals_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = TurnRunner.__init__
    monkeypatch.setattr(
        TurnRunner, "__init__", lambda self, match, view, bots: made(self, match, view, InProcessBots())
    )


def played(app: App, lesson: str, now: list[int]) -> LessonDriver:
    """The player at the end of a lesson."""
    to_the_lesson(PageKeys(app, now), ALL[lesson], lesson)
    player = DRIVERS[ALL[lesson]](app, now)
    player.play()
    return player


def marked(case: tuple[str, str]) -> Any:
    """The case of a test, which is long unless it is one of the short ones in English."""
    lesson, language = case
    long = () if lesson in SHORT and language == "en" else pytest.mark.long
    return pytest.param(*case, id="-".join(case), marks=long)


@pytest.mark.sampled
@pytest.mark.parametrize(("lesson", "language"), [marked(case) for case in CASES])
def test_a_lesson_by_keys(make_app: Make, lesson: str, language: str) -> None:
    with watch() as now:
        player = played(make_app(language=language), lesson, now)
        progress = player.coach.progress
        steps = [*zip(progress.lesson.step, progress.states, strict=True)]
        assert progress.says(player.table.match.session).text == progress.lesson.done, progress.states
        assert all(step.passing for step, state in steps if state == "left"), progress.states
        assert all(state == "met" for step, state in steps if asks_looks(step.goal)), progress.states
        assert [words for _, kind, words in player.heard if kind == "bad"] == []
        player.settle()
        player.press_named("coach-leave")
        player.settle()
        assert isinstance(player.app.top, LearnHubScreen)
