"""Played by ear: from the menu, by keys alone, by a player who knows only what is said.

What was said is kept in `heard/`; `HEARD=write` in the environment writes it anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.app import App
from tests.game.listener import Listener
from tests.playthrough.games import watch

from .player import no_pause

HEARD = Path(__file__).parent / "heard"
TURNS = 4  # of both people together


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


def test_the_first_turn_of_the_first_lesson_by_ear(make_app: Callable[..., App]) -> None:
    with watch() as now:
        listener = begin(make_app(), now)
        listener.choose("Learn")
        listener.choose("Begin")
        listener.wait("Choose Build")
        listener.choose("Build,")
        listener.wait("Choose the Farm")
        listener.choose("Farm,")
        listener.target()
        listener.wait("Point at your new tile")
        listener.to_map()
        assert "Farm" in listener.heard[-1] and "The coach means this place." in listener.heard[-1]
        listener.wait("End your turn")
        kept("first_lesson", listener.transcript)


def test_some_turns_of_two_people_by_ear(make_app: Callable[..., App]) -> None:
    with watch() as now:
        listener = begin(make_app(), now)
        listener.choose("New game")
        listener.choose("Brazil: Imperial")
        listener.find("Who plays Orange")
        while not any("Person," in words for words in listener.heard):
            listener.press(pygame.K_LEFT)
        listener.choose("Start")
        listener.play(TURNS)
        assert sum("Round" in words for words in listener.all) >= TURNS
        kept("two_people", listener.transcript)


def historia(make_app: Callable[..., App], now: list[int], *until: str, keys: int) -> Listener:
    listener = begin(make_app(), now)
    listener.choose("New game")
    listener.choose("Historia")
    listener.choose("Elder")  # alone, against Civbots
    listener.choose("Start")
    listener.carry_on(*until, keys=keys)
    return listener


def test_the_first_turn_of_historia_by_ear(make_app: Callable[..., App]) -> None:
    with watch() as now:
        kept("historia_turn", historia(make_app, now, "Turn 2", keys=2500).transcript)


def test_the_first_rounds_of_imperial_struggle_by_ear(make_app: Callable[..., App]) -> None:
    with watch() as now:
        kept("struggle_rounds", struggle(make_app, now, "round 3", keys=2500).transcript)


@pytest.mark.long
def test_a_turn_of_imperial_struggle_with_its_war_by_ear(make_app: Callable[..., App]) -> None:
    with watch() as now:
        kept("struggle_turn", struggle(make_app, now, "Turn 2", keys=20_000).transcript)


def struggle(make_app: Callable[..., App], now: list[int], *until: str, keys: int) -> Listener:
    listener = begin(make_app(), now)
    listener.choose("New game")
    listener.choose("Imperial Struggle")
    listener.choose("Britain: Someone else,")
    listener.choose("Start")
    listener.carry_on(*until, keys=keys)
    return listener
