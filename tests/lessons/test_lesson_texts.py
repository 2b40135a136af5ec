"""What the coaches say: short, in every language, with numbers of components only, and pages that there are."""

from __future__ import annotations

import re

import pytest

from engine import lessons
from engine.core.lesson import Lesson
from engine.core.lesson_progress import DEFAULT_TEXTS, LessonProgress
from game.i18n.fluent_files import FluentLanguage
from game.i18n.texts import LANGUAGES, Texts, language_files
from game.shell import registry
from game.widgets.rule_page import rule_section

MOST_WORDS = 25
POINTS = ("points", "Punkte", "puntos", "pontos", "punktów", "得点", "得分")
GAP = re.compile(r"\{\s*\$(\w+)\s*\}")
SYMBOL = re.compile(r"\[[a-z0-9_/]+\]")
ALL = [(game, entry) for game in lessons.WORDS for entry in lessons.lessons(game)[0]]
every_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{game}-{entry.id}" for game, entry in ALL])
each_language = pytest.mark.parametrize("language", LANGUAGES)


def sources(language: str, game: str) -> dict[str, str]:
    return FluentLanguage(language, language_files(language, registry.plugin(game).texts))._sources


def said(lesson: Lesson) -> dict[str, set[str]]:
    """Each text of a lesson with the arguments it is given."""
    found: dict[str, set[str]] = {text: set() for text in (lesson.title, lesson.done, *DEFAULT_TEXTS.values())}
    for step in lesson.step:
        found |= {text: set(step.numbers) for text in step.texts}
    return found


@each_language
@every_lesson
def test_a_text_is_short_and_its_numbers_are_those_of_components(language: str, game: str, lesson: Lesson) -> None:
    here = sources(language, game)
    for text, arguments in said(lesson).items():
        assert text in here, f"{text} has no words ({language})"
        words = here[text].partition("=")[2]
        assert set(GAP.findall(words)) <= arguments, f"{text} ({language})"
        spoken = SYMBOL.sub("", GAP.sub("7", words)).split()
        assert 1 <= len([word for word in spoken if any(sign.isalnum() for sign in word)]) <= MOST_WORDS, text
        assert not re.search(r"\d", SYMBOL.sub("", GAP.sub("", words))), f"{text} ({language}) types a number"
        assert text == lesson.title or words.count("*") % 2 == 0, f"{text} ({language})"


@each_language
def test_no_words_that_nobody_says(language: str) -> None:
    for game in lessons.WORDS:
        used = {text for other, entry in ALL if other == game for text in said(entry)}
        written = {text for text in sources(language, game) if text.startswith("lesson-")}
        assert {text for text in written if any(text.startswith(f"lesson-{e.id}") for _, e in ALL)} <= used


@each_language
@every_lesson
def test_every_step_has_a_page_of_the_handbook(language: str, game: str, lesson: Lesson) -> None:
    texts = Texts(language, registry.plugin(game).texts)
    for step in lesson.step:
        title, body = rule_section(texts, step.rule)
        assert title and body, step.rule


@every_lesson
def test_a_refusal_has_a_code_of_the_engine(game: str, lesson: Lesson) -> None:
    here = sources("en", game)
    for step in lesson.step:
        for code in step.when_refused:
            assert f"reason-{code}" in here, code


@every_lesson
def test_the_numbers_can_be_told_at_the_start(game: str, lesson: Lesson) -> None:
    session = lessons.begin(game, lesson)
    progress = LessonProgress.begin(lesson, lessons.WORDS[game], session)
    assert progress.current == 0 and progress.lost is None and not progress.ended
    view = session.view(lesson.seat)
    for step in lesson.step:
        for fact in step.numbers.values():
            assert isinstance(lessons.WORDS[game].fact(fact, view, lesson.seat), int)


@each_language
def test_the_first_lesson_of_brazil_says_how_a_game_ends_and_who_wins(language: str) -> None:
    """Who has played it once knows what to aim for: an Era III Mission begins the last round, the most points win. The
    first is told where that Mission can be seen; the farewell brings no new rule but who wins."""
    lesson, here = lessons.lesson("brazil", "first_harvest"), sources(language, "brazil")
    last = lesson.step[-1]
    assert last.point == ("missions-3",) and "III" in here[last.say]
    assert any(word in here[lesson.done] for word in POINTS) and "III" not in here[lesson.done]


@each_language
def test_the_coach_calls_buttons_and_missions_of_brazil_by_their_names(language: str) -> None:
    texts, here = Texts(language, registry.plugin("brazil").texts), sources(language, "brazil")
    named = {
        "first_harvest-mission": ["mission-era-1"],
        "first_harvest-last": ["mission-era-3"],
        "goods-traded": ["finish-trade", "end-turn"],
        "goods-trade": ["pay"],
        "interior-free": ["finish-renovate"],
        "interior-expedition": ["fight"],
    }
    for text, names in named.items():
        for name in names:
            assert f"*{texts(name)}*" in here[f"lesson-{text}"], f"lesson-{text} ({language}) does not name {name}"
