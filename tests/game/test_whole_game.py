"""A game played to the score by mouse clicks alone; the long form clicks from the first Mission on."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.app.app import App
from game.brazil.match import Match
from game.brazil.score_screen import ScoreScreen
from game.brazil.table_factory import FACTORY
from game.platform.settings import LastNewGame, SeatChoice
from tests.shortened import first

from .player import MousePlayer, no_pause


def people(*colours: str) -> list[SeatChoice]:
    return [SeatChoice(who="person", name=colour.title(), colour=colour) for colour in colours]


def begun(chosen: LastNewGame, seed: int, share: float) -> Match:
    """A game of chance in which this share of its moves has been played."""
    whole, match, dice = FACTORY.new(chosen, seed), FACTORY.new(chosen, seed), random.Random(seed)
    while (seat := whole.current_seat) is not None:
        whole.submit(dice.choice(whole.session.legal_moves(seat)))
    for entry in whole.log[: int(len(whole.log) * share)]:
        match.submit(entry.move)
    return match


def play_out(app: App, match: Match, seed: int, most: int = 60000) -> MousePlayer:
    no_pause(app)
    FACTORY.open_table(app, match)
    player = MousePlayer(app, seed)
    while not isinstance(app.top, ScoreScreen):
        player.step()
        assert player.steps < most, f"no end in sight: {player.table.model.kind}"
    return player


@pytest.mark.parametrize("share", first(1, [0.95, 0.0]))
def test_two_people_play_to_the_score_by_clicks(make_app: Callable[..., App], share: float) -> None:
    app, seed = make_app(), 1
    chosen = LastNewGame(scenario="cisplatine", seats=people("green", "orange"))
    player = play_out(app, begun(chosen, seed, share), seed)
    assert player.table.match.session.result() is not None
