"""A table of Imperial Struggle between two people, or against a bot, at any position."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.platform.settings import LastNewGame, SeatChoice
from game.struggle.match import Match
from game.struggle.table import TableScreen
from game.struggle.table_factory import FACTORY

from ..player import no_pause

Wanted = Callable[[Match], bool]
Make = Callable[..., TableScreen]
PEOPLE = ("person", "person")


def chosen(*who: str) -> LastNewGame:
    names, sides = ("Ana", "Rui"), ("france", "britain")
    seats = [SeatChoice(who=kind, name=names[n], colour=sides[n]) for n, kind in enumerate(who)]
    return LastNewGame(scenario="standard", seats=seats)


def advance(match: Match, seed: int, until: Wanted) -> None:
    """Moves of chance until something is so."""
    dice = random.Random(seed)
    while match.current_seat is not None and not until(match):
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
    assert until(match), "it never came to that"


def pixels(app: App) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


@pytest.fixture
def table(make_app: Callable[..., App]) -> Make:
    """The table when something is so, with whoever is asked at the screen; one app for all of a test."""
    apps: list[App] = []

    def make(until: Wanted, *, seed: int = 3, who: tuple[str, ...] = PEOPLE) -> TableScreen:
        if not apps:
            apps.append(make_app())
            no_pause(apps[0])
            apps[0].select_game("struggle")
        match = FACTORY.new(chosen(*who), seed)
        advance(match, seed, until)
        if match.current_seat is not None:
            match.viewer = match.current_seat
        made = FACTORY.open_table(apps[0], match)
        made.model.renew()
        return made

    return make
