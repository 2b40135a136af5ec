"""Which rule is about what lies on the table of Historia."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pygame

from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, LEADERS, WONDERS
from engine.historia.decisions import ChooseDecision, Decision, PlaceDecision
from engine.historia.rules.map import IDS
from game.app.app import App
from game.historia.plugin import PLUGIN
from game.historia.wording.rule_lookup import ACTION, ADVISOR, BY_FRAME, BY_NAME, LANDS, LEADER, rule_for
from game.shell.command_line_request import CommandLineRequest
from game.widgets.rule_page import RuleLeaf, rule_named
from tests.game.conftest import press

from .kit import Played


def test_every_decision_has_its_rule() -> None:
    assert set(BY_FRAME) == set(get_args(Decision))


def test_every_card_has_its_rule_wherever_it_lies() -> None:
    assert set(ACTION) == set(ACTIONS)
    for place in ("card-{}", "shown-{}", "side-{}-basic"):
        for card in ACTIONS:
            assert rule_named(BY_NAME, place.format(card)) == ACTION[card]
        assert {rule_named(BY_NAME, place.format(card)) for card in ADVISORS} == {ADVISOR}
    assert {rule_named(BY_NAME, f"leader-{one}") for one in LEADERS} == {LEADER}
    for place in ("row", "own", "wonder"):
        assert {rule_named(BY_NAME, f"{place}-{one}") for one in WONDERS} == {"wonders#0"}
    assert {rule_named(BY_NAME, f"civbot-{one}") for one in CIVBOT_CARDS} == {"civbots#0"}
    assert {rule_named(BY_NAME, f"queue-{one}") for one in ACTIONS} == {"queue#0"}


def test_a_land_is_about_lands_and_about_the_expansion_that_asks_for_one() -> None:
    t = Played()
    assert t.until(ChooseDecision)
    names = [f"territory-{IDS[0]}", "world"]
    assert rule_for(t.model, names) == rule_for(t.model, ["world"]) == LANDS
    assert t.until(PlaceDecision)
    assert rule_for(t.model, names) == rule_for(t.model, ["world"]) == ACTION["expansion"]


def test_a_civbot_has_rules_of_its_own() -> None:
    t = Played("two_filled", people=2, seats=2)
    assert t.until(ChooseDecision)
    bots = [seat for seat, c in enumerate(t.model.view.seats) if c.difficulty]
    assert len(bots) == 4
    for seat, _ in enumerate(t.model.view.seats):
        expected = "civbots#0" if seat in bots else "goal#0"
        assert rule_for(t.model, [f"strip-{seat}", "column"]) == rule_for(t.model, [f"tab-{seat}"]) == expected


def test_the_rule_lies_over_what_is_revealed_and_goes_first(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    PLUGIN.show(app, CommandLineRequest(game="historia", screen="reveal", scenario="two_filled"))
    app.draw()
    table = app.top
    press(app, pygame.K_F1)
    app.draw()
    lies = next(widget for widget in table.ui_root.root.walk() if isinstance(widget, RuleLeaf))
    assert table.ui_root.root.under(lies.rect.center)[-2] is lies, "on top"
    assert table.model.rule == "turn#1" and table.model.reveal is not None  # type: ignore[attr-defined]
    press(app, pygame.K_ESCAPE)
    assert table.model.drawer == "" and table.model.reveal is not None  # type: ignore[attr-defined]
    press(app, pygame.K_ESCAPE)
    assert table.model.reveal is None and app.top is table  # type: ignore[attr-defined]
    table.closing()
