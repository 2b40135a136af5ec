"""The score page by ear: who has won and the points in order as it comes, the whole table on demand."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.routes import show
from game.historia.score_screen import ScoreScreen
from game.i18n.spoken_words import spoken
from game.screens.score_screen import BaseScoreScreen
from game.shell.command_line_request import CommandLineRequest
from game.widgets.access_tree import access_tree
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.test_narration import press

Make = Callable[..., App]
GAMES = ["brazil", "struggle", "historia"]


def narrated_score(make_app: Make, game: str, language: str = "en") -> tuple[BaseScoreScreen, list[str]]:
    """The score page of a game with narration on, and a list that fills with what is said."""
    app, said = make_app(language=language), list[str]()
    app.settings.narration = True
    app.narrator.listeners.append(lambda announcement: said.append(announcement.whole))
    app.select_game(game)
    show(app, CommandLineRequest(screen="score", game=game, scenario="cisplatine" if game == "brazil" else "", seed=3))
    said.clear()
    app.narrator.follow()
    assert isinstance(app.top, BaseScoreScreen)
    return app.top, said


@pytest.mark.each_value
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_winner_and_the_points_in_order_are_said_once_as_the_score_comes(
    make_app: Make, game: str, language: str
) -> None:
    screen, said = narrated_score(make_app, game, language)
    totals = {column.name: column.total for column in screen.columns()}
    ranking = [screen.name(seat) for seat in screen.result.ranking]
    texts = screen.ui.texts
    assert said[0].startswith(spoken(texts, screen.title())) and said[1].startswith(spoken(texts, screen.note()))
    assert len(said) == 2 + len(ranking)
    for words, name in zip(said[2:], ranking, strict=True):
        assert words.startswith(spoken(texts, name)) and str(totals[name]) in words
    press(screen.app, pygame.K_TAB)  # type: ignore[arg-type]
    assert len(said) == 3 + len(ranking)


@pytest.mark.parametrize("game", GAMES)
def test_the_key_for_the_state_of_the_table_reads_the_table_of_points(make_app: Make, game: str) -> None:
    screen, said = narrated_score(make_app, game)
    said.clear()
    press(screen.app, pygame.K_F9)  # type: ignore[arg-type]
    assert len(said) == 1
    for line in screen.lines():
        assert line.label in said[0]
    for column in screen.columns():
        assert f"{column.name} {column.total}" in said[0].partition("Total: ")[2]


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_finds_the_title_and_each_figure_with_its_parts(make_app: Make, game: str) -> None:
    screen, _ = narrated_score(make_app, game)
    nodes = [*access_tree(screen.ui.texts, screen.ui_root).walk()]
    assert next(node.name for node in nodes if node.role == "heading") == screen.title()
    said = [(node.name, node.description) for node in nodes if node.role == "text"]
    for line in screen.lines():
        assert (line.label, "") in said
        for column, value, tip in zip(screen.columns(), line.values, line.tips, strict=True):
            figure = spoken(screen.ui.texts, f"{column.name} {value or 0}")
            assert any(name == figure and bool(more) == bool(tip) for name, more in said)


def test_what_is_no_news_is_written_and_not_said(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ScoreScreen, "note", lambda screen: screen.text("own-numbers"))
    screen, said = narrated_score(make_app, "historia")
    assert len(said) == 1 + len(screen.result.ranking)
