"""Whole games in words: what the log, a recap and the reasons tell of every move, to each seat and to an onlooker."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

from engine.core.event import visible
from game.i18n.texts import LANGUAGES, Texts
from game.platform.folders import Folders
from game.play.advice_text import lines_of
from game.play.bot_process import BotJob, choose
from game.shell import registry
from tests.abuse.random_games import FACTORIES, by_chance

DESCRIBERS = {
    "brazil": "BrazilRecapDescriber",
    "struggle": "StruggleRecapDescriber",
    "historia": "HistoriaRecapDescriber",
}
SHORT = (70, 71, 73)  # seeds of games with rare events
LONG = [
    *(pytest.param(seed, "random", marks=pytest.mark.long) for seed in range(70)),
    *(pytest.param(seed, "governor", marks=pytest.mark.long) for seed in range(6)),
]


@pytest.mark.parametrize(("seed", "mover"), [*((seed, "random") for seed in SHORT), *LONG])
@pytest.mark.parametrize("game", DESCRIBERS)
def test_every_move_of_a_game_is_told_to_everybody(
    monkeypatch: pytest.MonkeyPatch, folders: Folders, game: str, seed: int, mover: str
) -> None:
    """Of what happens once in many games, such as flags of the USA, a recap broke the program."""

    def refuse(message: str, *details: object) -> None:
        raise AssertionError(message % details)

    monkeypatch.setattr("game.i18n.texts.log.warning", refuse)  # a missing message or gap
    dice = random.Random(seed)
    texts = Texts(dice.choice(list(LANGUAGES)), registry.plugin(game).texts)
    match = FACTORIES[game].new(by_chance(game, dice, folders, bots=()), seed)
    model = import_module(f"game.{game}.table_model").TableModel(match)
    describer = import_module(f"game.{game}.wording.move_describer").MoveDescriber(lambda: texts, model)
    recap = getattr(import_module(f"game.{game}.steps"), DESCRIBERS[game])(lambda: texts, model)
    line_of = import_module(f"game.{game}.wording.log_text").log_wording(*wording(game, texts, model))
    told = 0
    while (seat := match.current_seat) is not None:
        move = (
            dice.choice(match.session.legal_moves(seat))
            if mover == "random"
            else choose(BotJob(mover, match.rules, match.view_of(seat), seat, match.derived_seed(seat), seconds=1))
        )
        match.submit(move)
        entry = match.log[-1]
        for reader in (*range(len(match.occupants)), None):
            match.viewer = reader
            events = visible(entry.events, reader)
            steps = recap.steps([(len(match.log), events)])
            said = [*(step.line(recap.join) for step in steps), *lines_of(describer, [entry], reader)]
            said += [line for event in events if (line := line_of(event))]
            assert not any("{" in line for line in said), said
            told += len(said)
    assert told > 60


def wording(game: str, texts: Texts, model: Any) -> tuple[Texts, Any]:
    return texts, model.match if game == "historia" else model
