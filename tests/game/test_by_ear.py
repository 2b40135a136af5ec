"""Played by ear: from the menu, by keys alone, by a player who knows only what is said.

What was said is kept in `heard/`; `HEARD=write` in the environment writes it anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.bots.review import Rating, Review
from game.app.app import App
from game.play.turn_runner import TurnRunner
from tests.game.against_a_bot import InProcessBots
from tests.game.listener import Listener, condensed
from tests.game.test_review import BEST, MIDDLE, mistakes_of, over
from tests.playthrough.games import watch

from .player import no_pause

HEARD = Path(__file__).parent / "heard"
ROLES = ("button", "card,", "list", "text field", "check box")
Make = Callable[..., App]


def kept(name: str, transcript: list[str]) -> None:
    """Compares a transcript with the recorded one."""
    path, text = HEARD / f"{name}.txt", "\n".join(transcript) + "\n"
    if os.environ.get("HEARD") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def begin(app: App, now: list[int]) -> Listener:
    """The menu, with narration asked for by its key."""
    no_pause(app)
    app.go("menu")
    app.narrator.follow()
    listener = Listener(app, now)
    listener.press(pygame.K_F4)
    return listener


def test_the_first_turn_of_the_first_lesson_by_ear(make_app: Make) -> None:
    with watch() as now:
        listener = begin(make_app(), now)
        listener.choose("Learn")
        listener.choose("Begin")
        listener.wait("Click Build")
        listener.choose("Build,")
        listener.wait("Click the Farm")
        listener.choose("Farm,")
        listener.target()
        listener.wait("Press Continue to go on.")
        listener.choose("Continue")
        listener.wait("Point at your new Building")
        listener.to_map()
        assert "Farm" in listener.heard[-1] and "The coach means this place." in listener.heard[-1]
        listener.wait("End your turn")
        kept("first_lesson", listener.transcript)


def two_people(make_app: Make, now: list[int]) -> Listener:
    listener = begin(make_app(), now)
    listener.choose("New game")
    listener.choose("Brazil: Imperial")
    listener.find("Who plays Orange")
    while not any("Person," in words for words in listener.heard):
        listener.press(pygame.K_LEFT)
    listener.choose("Start")
    return listener


def historia(make_app: Make, now: list[int]) -> Listener:
    listener = begin(make_app(), now)
    listener.choose("New game")
    listener.choose("Historia")
    listener.choose("Elder")  # alone, against Civbots
    listener.choose("Start")
    return listener


def struggle(make_app: Make, now: list[int]) -> Listener:
    listener = begin(make_app(), now)
    listener.choose("New game")
    listener.choose("Imperial Struggle")
    listener.choose("Britain: Someone else,")
    listener.choose("Start")
    return listener


PARTS = [  # name of the recording, the players, until which words, keys at most
    pytest.param("two_people", two_people, "Round 2: Orange", 1500),
    pytest.param("historia_turn", historia, "turn 2 of 4", 2500),
    pytest.param("struggle_rounds", struggle, "round 2", 2500),
    pytest.param("struggle_turn", struggle, "Turn 2", 8000, marks=pytest.mark.long),  # with its war
    pytest.param("two_people_game", two_people, "wins with", 12_000, marks=pytest.mark.long),
    pytest.param("historia_game", historia, "wins with", 12_000, marks=pytest.mark.long),
]


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "players", "until", "keys"), PARTS)
def test_a_game_by_ear(
    make_app: Make, name: str, players: Callable[[Make, list[int]], Listener], until: str, keys: int
) -> None:
    with watch() as now:
        listener = players(make_app, now)
        listener.carry_on(until, keys=keys)
        assert not [words for words in listener.all if words.startswith(ROLES)], "without a name"
        kept(name, condensed(listener.transcript))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "name"),
    [("Brazil: Imperial", "brazil_lesson"), ("Imperial Struggle", "struggle_lesson"), ("Historia", "historia_lesson")],
)
def test_the_first_lesson_by_ear(make_app: Make, monkeypatch: pytest.MonkeyPatch, game: str, name: str) -> None:
    """To its end; the coach's rival answers at once, so that the transcript is the same wherever it is made."""
    made = TurnRunner.__init__
    monkeypatch.setattr(
        TurnRunner, "__init__", lambda self, match, view, bots: made(self, match, view, InProcessBots())
    )
    with watch() as now:
        listener = begin(make_app(), now)
        listener.choose("Learn")
        listener.choose(game)
        listener.choose("Begin")
        listener.carry_on("Next lesson", keys=6000, coached=True)
        assert not any("some of it was left undone" in words for words in listener.all)
        kept(name, condensed(listener.transcript))


def test_a_review_with_a_retry_by_ear(make_app: Make) -> None:
    """A game that is over; what the review finds and how a try is judged, the test says."""
    with watch() as now:
        app = make_app()
        app.settings.finished_game = app.settings.narration = True
        table, thinks = over(app, "historia")
        listener = Listener(app, now)
        table.over()
        app.narrator.follow()
        listener.choose("Review")
        thinks.ready = {0: Review(7, mistakes_of(table), {0: Rating(5, 12.4, 4.0, 20.0, -0.031, 0.01)})}
        listener.wait("On average a choice gave away 2.5%")
        listener.choose("Find the better turn")
        listener.wait("Play this turn again")
        listener.carry_on("Judging your turn")
        thinks.ready = {0: (MIDDLE, ())}
        listener.wait("Better than in the game")
        listener.press(pygame.K_F6)
        listener.choose("Try again")
        listener.wait("Play this turn again")
        listener.press(pygame.K_F6)
        listener.carry_on("Judging your turn")
        thinks.ready = {0: (BEST, ())}
        listener.wait("As good as the best")
        kept("review", condensed(listener.transcript))
        table.closing()
