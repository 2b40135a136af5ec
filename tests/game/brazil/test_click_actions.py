"""One click, one named action: waiving, confirming, the only thing left, the way to the score."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.decisions import BuildDecision, CombatDecision, PaymentDecision, TurnDecision
from engine.brazil.moves import EndTurn, FightExpedition, Finish, MoveUnits
from game.app.app import App
from game.brazil.panels.prompt import main_text, question
from game.brazil.score_screen import ScoreScreen
from game.platform import clock
from game.widgets import click_guard
from tests.brazil.kit import Table
from tests.brazil.test_exploration import before
from tests.game.brazil.kit import battle_ahead, laid, named, names, paying
from tests.game.conftest import click_name, press

pytestmark = pytest.mark.usefixtures("nothing_painted")

# -- waiving -----------------------------------------------------------------------------------------------------------


def test_a_waiver_is_never_the_green_button(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "sugarcane", "gold")
    table = laid(app, t)
    for arch in ("build", "trade", "painting", "manufacture", "renovate", "deploy"):
        table.controller.point_arch(arch)
        if isinstance(table.model.finish(), Finish) and len(table.model.selector.legal) > 1:
            assert named(app, "main").kind == "plain", arch
        table.controller.undo()
    assert isinstance(table.model.frame, TurnDecision)


def test_a_waiver_names_what_is_given_up_and_tells_the_mouse_of_no_key(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "sugarcane", "gold")
    table = laid(app, t)
    for arch, said in (("build", "build something"), ("trade", "make an exchange"), ("deploy", "deploy a unit")):
        table.controller.point_arch(arch)
        assert named(app, "main").tip == f"You could still {said}."
        app.ui.device = "keys"
        table.rebuild()
        assert "Enter" in named(app, "main").tip
        app.ui.device = "mouse"
        table.controller.undo()


def test_every_decision_that_may_be_waived_says_what_is_given_up(make_app: Callable[..., App]) -> None:
    texts = make_app().ui.texts
    kinds = {one.removeprefix("finish-").removesuffix("-more") for one in texts.starting("finish-")}
    assert len(kinds) > 8 and all(texts.has(f"waived-{kind}") for kind in kinds)


def test_cards_against_an_expedition_are_played_and_not_sealed(make_app: Callable[..., App]) -> None:
    t, unit, hex_id = before("expedition_4")
    t.combat_card("militia").combat_card("militia")
    t.do(MoveUnits(0, (unit,), hex_id), FightExpedition(0, unit))
    table = laid(make_app(), t)
    table.model.hand = [0, 1]
    assert main_text(table.app.ui, table.model, table.controller)[0] == "Play 2 cards"


def test_how_a_building_is_renovated_is_asked_in_other_words_than_which(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "sugarcane", "gold")
    field = t.free("field", near=t.home())
    t.tile("farm", field)
    table = laid(app, t)
    table.controller.point_arch("renovate")
    assert question(app.ui, table.model, table.controller) == app.ui.text("ask-renovate")
    table.controller.click_hex(field)
    assert table.model.selector.values("flip") == [False, True]
    assert question(app.ui, table.model, table.controller) == "Farm: choose how to renovate it."


def test_a_product_is_not_given_up_without_a_question(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = laid(app, Table().goods("coffee", "sugarcane", "gold", "cotton", "brazilwood", "gold"))
    table.controller.point_arch("manufacture")
    assert table.model.waives_product()
    app.settings.confirm_unused = True
    played = len(table.match.log)
    click_name(app, "main")
    assert len(table.match.log) == played and table.model.pending is not None
    assert named(app, "main").text == app.ui.text("yes-finish")
    click_name(app, "not")
    assert len(table.match.log) == played and table.model.pending is None
    click_name(app, "main")
    click_name(app, "main")
    assert len(table.match.log) == played + 1


def test_an_impatient_player_waives_nothing_and_ends_no_turn_unseen(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every click twice, 130 ms apart: the second never does what the button has become."""
    monkeypatch.setattr(click_guard, "GUARD", 300)
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table, t, field = paying(app, "coffee", "sugarcane")
    app.draw()
    now[0] += 1000
    click_name(app, "main")
    assert t.s.tile[field] == "farm"
    app.draw()
    played = len(t.session.log)
    now[0] += 130
    click_name(app, "main")
    press(app, pygame.K_RETURN)
    assert len(t.session.log) == played and table.match.current_seat == 0
    now[0] += 400
    click_name(app, "main")
    assert len(t.session.log) > played


def test_enter_only_chooses_a_waiver_and_once_more_does_it(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(click_guard, "GUARD", 300)
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    t = Table().goods("coffee", "sugarcane")
    table = laid(app, t)
    table.controller.point_arch("build")
    app.draw()
    assert isinstance(table.model.finish(), Finish) and len(table.model.selector.legal) > 1
    played = len(t.session.log)
    now[0] += 1000
    app.ui.device = "keys"
    press(app, pygame.K_RETURN)
    assert len(t.session.log) == played and named(app, "main").focused
    assert named(app, "main").tip == "You could still build something. Enter selects this; Enter again does it."
    now[0] += 130
    press(app, pygame.K_RETURN)
    assert len(t.session.log) == played, "a second press in haste"
    now[0] += 400
    press(app, pygame.K_RETURN)
    assert len(t.session.log) == played + 1


def test_enter_on_a_button_does_not_choose_what_it_becomes(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(click_guard, "GUARD", 300)
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table, t, field = paying(app, "coffee", "sugarcane")
    app.draw()
    table.ui_root.set_focus(app.ui, named(app, "main"))
    now[0] += 1000
    press(app, pygame.K_RETURN)
    app.draw()
    assert t.s.tile[field] == "farm" and not named(app, "main").focused


# -- confirming --------------------------------------------------------------------------------------------------------


def test_a_confirmation_has_two_buttons_that_name_the_action(make_app: Callable[..., App]) -> None:
    """Asked where it can't be taken back: nobody holds a card, the battle is settled at once."""
    app = make_app()
    t, _, here, there = battle_ahead()
    for player in map(t.player, range(len(t.s.seats))):
        player.combat_cards = ()
    t.changed()
    table = laid(app, t)
    table.controller.click_hex(here)
    table.controller.click_hex(there)
    assert (named(app, "main").text, named(app, "not").text) == ("Attack", "Hold back")
    click_name(app, "not")
    assert table.model.pending is None and "not" not in names(app)
    table.controller.click_hex(there)
    click_name(app, "main")
    assert any(isinstance(entry.move, MoveUnits) for entry in t.session.log)


def test_an_attack_is_held_back_until_cards_are_down(make_app: Callable[..., App]) -> None:
    """Not asked about beforehand: it can be taken back."""
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    table.controller.click_hex(here)
    table.controller.click_hex(there)
    assert isinstance(table.model.frame, CombatDecision) and named(app, "not").text == "Hold back"
    click_name(app, "not")
    assert (
        isinstance(table.model.frame, TurnDecision) and table.model.player.units[t.player().units.index(here)] == here
    )
    table.controller.click_hex(here)
    table.controller.click_hex(there)
    assert table.model.cards_move() is not None
    table.controller.main_action()
    if table.model.pending is not None:  # it hardly ever wins
        table.controller.confirm()
    assert not table.model.may_hold_back and "not" not in names(app)


def test_the_end_of_a_turn_is_confirmed_by_name(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, *_ = battle_ahead()
    table = laid(app, t)
    app.settings.confirm_unused = True
    click_name(app, "main")
    assert (named(app, "main").text, named(app, "not").text) == ("End the turn", "Keep playing")
    press(app, pygame.K_ESCAPE)
    assert table.model.pending is None and app.stack == [table]


def test_a_movement_that_changes_nothing_is_not_asked_about(make_app: Callable[..., App]) -> None:
    """Units far from everything may still walk: that is no reason to ask."""
    app = make_app()
    t, *_ = battle_ahead()
    for player in t.s.seats[1:]:
        player.units = tuple(-1 for _ in player.units)
        player.at = 0
    t.changed()
    table = laid(app, t)
    app.settings.confirm_unused = True
    moves = [m for m in table.match.legal() if isinstance(m, MoveUnits)]
    weighty = [m for m in moves if table.model.is_important(m)]
    assert moves
    click_name(app, "main")
    assert (table.model.pending == EndTurn(0)) is bool(weighty)


# -- one thing left ----------------------------------------------------------------------------------------------------


def test_the_only_building_left_for_a_hex_is_built_there_and_taken_back(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee")
    field = t.free("field", near=t.home())
    table = laid(app, t)
    table.controller.point_arch("build")
    assert len({move.building for move in table.model.selector.by(hex=field)}) == 1
    assert app.ui.text("building-farm") in table.tip_of(field), "its name is told before"
    table.controller.click_hex(field)
    assert t.s.tile[field] == "farm"
    table.controller.undo()
    assert not t.s.tile[field] and isinstance(table.model.frame, BuildDecision)


def test_of_several_buildings_for_a_hex_one_is_chosen(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "sugarcane", "brazilwood", "cotton", "gold")
    field = t.free("field", near=t.home())
    table = laid(app, t)
    table.controller.point_arch("build")
    assert len(table.model.selector.by(hex=field)) > 1
    table.controller.click_hex(field)
    assert not t.s.tile[field] and table.model.selector.chosen == {"hex": field}
    table.controller.point(tile="farm")
    assert isinstance(table.model.frame, PaymentDecision) or t.s.tile[field] == "farm"


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_score_follows_the_last_move_and_is_found_again(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.settings.finished_game = True  # no offer of a review comes first
    t = Table()
    table = laid(app, t)
    t.s.frames, t.s.over = [], "last_round"
    t.changed()
    table.match.version += 1
    table.model.renew()
    assert table.match.current_seat is None
    assert table.next_tick(clock.now()) is not None, "nobody needs to move the mouse"
    app.tick()
    assert isinstance(app.top, ScoreScreen)
    for way in ("main", "enter"):
        app.draw()
        press(app, pygame.K_ESCAPE)
        assert app.top is table
        app.draw()
        assert named(app, "main").text == "Score"
        click_name(app, "main") if way == "main" else press(app, pygame.K_RETURN)
        assert isinstance(app.top, ScoreScreen)


def test_after_the_end_every_hand_lies_open(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().combat_card("militia", seat=1)
    table = laid(app, t)
    assert table.model.view.seats[1].combat_cards == ("?",)
    t.session.state.over, t.s.frames = "last_round", []
    t.changed()
    table.match.version += 1
    assert not table.match.awaiting
    missions = table.match.view.seats[1].missions
    assert missions and not any(mission.startswith("?") for mission in missions)
