"""Why a bot did that, at the tables of all games: each step of its turn stands there, with what that step brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.bots import advice
from engine.bots.advice import Explanation
from engine.core.rng import Rng
from game.app.app import App
from game.play.bot_process import BotJob, choose
from tests.game.advised_table import TABLES, lay, said
from tests.game.against_a_bot import against_a_bot, until_recap
from tests.game.conftest import click_name, press

Make = Callable[..., App]


def after_a_turn(app: App, game: str, steps: int) -> Any:
    """A table where the last turn is a bot's, with so many steps that have words and are explained."""
    table = lay(app, game, "person", "settler")
    match, rng = table.match, Rng(2)
    for _ in range(500):
        seat = match.awaiting[0]
        if match.is_person(seat):
            match.submit(rng.choice(match.session.legal_moves(seat)))
            continue
        match.submit(choose(BotJob("settler", match.rules, match.view_of(seat), seat, match.derived_seed(seat), 1)))
        if match.viewer is None or match.awaiting == [seat]:
            continue
        table.advice_controller.why()
        answer(table)
        if sum("→" in line for line in table.advice_controller.done_steps()) >= steps:
            return table
        table.advice_controller.close()
    raise AssertionError("no such turn")


def answer(table: Any) -> None:
    """The thinking process answers what it was asked last."""
    thinks = table.advice_controller.thinker
    if table.advice_controller.thinking:
        thinks.ready = {0: thinks.asked[-1].answer({}, print)}
        assert table.tick_advice() and not table.advice_controller.error


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_each_step_of_a_bots_turn_is_told_with_what_it_brings(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Its first step alone was, and the best plan from there on, which it need not have followed."""
    monkeypatch.setattr(advice, "explain_move", lambda *_: [Explanation(())])
    app = make_app()
    table = after_a_turn(app, game, 2)
    controller = table.advice_controller
    steps = controller.done_steps()
    table.rebuild()
    shown = said(app)
    assert all(f"- {line}" in shown for line in steps)
    assert len(steps) >= 2 and table.text("advice-done") in shown
    table.closing()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_what_begins_with_the_first_step_is_not_called_what_it_did(make_app: Make, language: str) -> None:
    app = make_app(language=language)
    first = {"en": "same step", "de": "ersten Schritt", "ja": "最初"}
    assert first[language] in app.ui.text("advice-expected")


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_the_key_opens_the_reasons_beside_a_recap(make_app: Make, game: str) -> None:
    table = against_a_bot(make_app, game)
    until_recap(table)
    press(table.app, pygame.K_y)
    table.app.draw()
    assert table.advice_controller.kind == "why" and table.model.recap_since is not None
    names = {widget.name for widget in table.ui_root.root.walk()}
    assert {"advice", "recap"} <= names


def test_the_explanation_is_closed_by_its_button_while_a_recap_is_open(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click beside a recap closes it and does nothing else, but the explanation is no such place."""
    table = against_a_bot(make_app, "brazil")
    until_recap(table)
    monkeypatch.setattr("game.play.recap_controller.READ", -1)
    table.advice_controller.why()
    table.app.draw()
    click_name(table.app, "advice-close")
    assert not table.advice_controller.open and table.model.recap_since is not None
    table.closing()
