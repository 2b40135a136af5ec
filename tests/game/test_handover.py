"""The hand-over: nobody slips past it, nothing of the last table shines through, and a hasty click is no move."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.brazil.decisions import BidDecision, CombatDecision
from game.app.app import App
from game.brazil.handover import reason_of
from game.platform import clock
from game.play.table_controller import UiUpdate
from game.screens.handover import PARTING, CurtainOpening, HandoverScreen
from game.widgets.base import Widget
from tests.abuse.killed import KINDS, game
from tests.abuse.random_games import FACTORIES
from tests.brazil.kit import Table
from tests.game.begun import COLOURS, begun
from tests.game.brazil.kit import lay

from .conftest import click, click_name, press

Make = Callable[..., App]


class FakeClock:
    """What the clock of the program says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 10_000
        monkeypatch.setattr(clock, "now", lambda: self.now)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    return FakeClock(monkeypatch)


@pytest.fixture
def hung(make_app: Make, time: FakeClock) -> tuple[App, HandoverScreen, list[str]]:
    """A hand-over over a table, and what was done when the next person was there."""
    app, done = make_app(), list[str]()
    table = lay(app, Table().session)
    app.settings.pace.animation = 1.0
    handover = HandoverScreen(app, "Rui", "seats/orange", "handover-turn", lambda: done.append("ready"))
    app.push(handover)
    assert app.stack[0] is table
    return app, handover, done


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_l, pygame.K_m, pygame.K_h, pygame.K_RIGHT, pygame.K_F10])
def test_no_key_but_that_of_the_button_lifts_it(
    hung: tuple[App, HandoverScreen, list[str]], time: FakeClock, key: int
) -> None:
    app, handover, done = hung
    time.now += PARTING
    app.draw()
    press(app, key)
    assert app.top is handover and done == [] and len(app.stack) == 2
    press(app, pygame.K_RETURN)
    assert done == ["ready"] and handover not in app.stack


def test_what_concerns_no_game_can_be_done_before_it(
    hung: tuple[App, HandoverScreen, list[str]], time: FakeClock
) -> None:
    app, handover, _ = hung
    time.now += PARTING
    app.draw()
    press(app, pygame.K_m, pygame.KMOD_CTRL)
    assert not app.settings.sound.on and app.top is handover


@pytest.mark.parametrize("kind", ["persons", "struggle", "historia"])
def test_it_calls_the_one_who_comes_by_name_and_badge(make_app: Make, kind: str) -> None:
    app, laying = make_app(), FACTORIES[KINDS[kind].game]
    app.select_game(KINDS[kind].game)
    app.settings.pace.reduced_motion = True
    chosen = game(kind)
    for number, seat in enumerate(chosen.seats):
        seat.name = f"Person {number}"
    table: Any = laying.open_table(app, laying.new(chosen, 4, None))
    for seat in (1, 0):
        table.hand_over(seat)
        handover = app.top
        assert isinstance(handover, HandoverScreen)
        assert (handover.name, handover.mark) == (f"Person {seat}", app.plugin.look(chosen.seats[seat].colour).mark)
        other = f"Person {1 - seat}"
        handover.refresh(app.ui)
        said = " ".join(str(w.text) for w in handover.ui_root.root.walk() if hasattr(w, "text"))
        assert other not in said and app.ui.text("handover-ready", name=handover.name) in said
        press(app, pygame.K_RETURN)
        assert app.top is table and table.match.viewer == seat
    table.closing()


def test_it_says_why_one_is_called(make_app: Make) -> None:
    app = make_app()
    table = lay(app, Table().session)
    table.hand_over(1)
    assert isinstance(app.top, HandoverScreen)
    assert app.top.reason == "handover-turn"
    assert {reason_of(None), reason_of(BidDecision(0))} == {"handover-decide", "handover-setup"}
    stages = {"attack": "handover-attack", "defence": "handover-defend", "cancel": "handover-decide"}
    for stage, reason in stages.items():
        assert reason_of(dataclasses.replace(CombatDecision(0, 0, 1, 5, ()), stage=stage)) == reason, stage


def test_while_the_cloth_closes_nothing_of_the_table_is_on_the_screen(
    hung: tuple[App, HandoverScreen, list[str]], time: FakeClock
) -> None:
    app, _, _ = hung
    for late in (0, PARTING // 4, PARTING // 2, PARTING):
        time.now = 10_000 + late
        app.surface.fill((255, 0, 255))
        app.draw()
        left = pygame.mask.from_threshold(app.surface, (255, 0, 255), (1, 1, 1, 255))
        assert left.count() == 0, f"after {late} ms"


def test_where_it_hangs_closed_from_the_first_it_speaks_at_once(make_app: Make, time: FakeClock) -> None:
    app = make_app()
    app.settings.pace.animation = 1.0
    for closes, at_once in ((True, False), (False, True)):
        handover = HandoverScreen(app, "Rui", "seats/orange", "handover-turn", lambda: None, closes=closes)
        app.home(handover)
        drawn: list[bool] = []
        handover.ui_root.draw = lambda *_, seen=drawn: seen.append(True)  # type: ignore[method-assign]
        app.draw()
        assert bool(drawn) is at_once and (handover._open(time.now) == 0) is at_once


def test_a_click_on_the_parting_cloth_ends_it_and_is_no_move(make_app: Make, time: FakeClock) -> None:
    app = make_app()
    table = lay(app, Table().session)
    app.settings.pace.animation = 1.0
    table.hand_over(1)
    time.now += PARTING
    app.draw()
    click_name(app, "ready")
    assert isinstance(app.top, CurtainOpening) and app.top.next_tick(time.now) is not None
    app.draw()
    for kind in (pygame.MOUSEMOTION, pygame.KEYUP):
        app.dispatch(pygame.Event(kind, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), key=pygame.K_a, mod=0))
        assert isinstance(app.top, CurtainOpening), "only what is pressed ends it"
    table.controller.close_recap()
    table.refresh(app.ui)
    log = next(w for w in table.ui_root.root.walk() if w.name == "tool-log").rect.center
    click(app, log)
    assert app.top is table and table.model.drawer == ""
    click(app, log)
    assert table.model.drawer == "log", "the second click is for what lies there"


def test_at_once_and_without_motion_there_is_no_cloth_to_wait_for(make_app: Make, time: FakeClock) -> None:
    for still in (True, False):
        app = make_app()
        table = lay(app, Table().session)
        app.settings.pace.reduced_motion, app.settings.pace.animation = still, 1.0 if still else 8.0
        table.hand_over(1)
        handover = app.top
        assert isinstance(handover, HandoverScreen) and handover._open(time.now) == 0
        app.draw()
        click(app, handover.ui_root.find("ready").rect.center)  # type: ignore[union-attr]
        assert app.top is table


# -- what another has looked at ----------------------------------------------------------------------------------------


def called(table: Any) -> None:
    """Moves are played until another person is called, as the turn runner does it."""
    match, dice = table.match, random.Random(3)
    while not match.handover_needed:
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
    match.clear_viewer()
    table.hand_over(match.current_seat)


def own_thing(table: Any) -> Widget:
    """Something that can be looked at from near."""
    table.refresh(table.ui)
    return next(w for w in table.ui_root.root.walk() if w.close_up(table.ui) is not None)


@pytest.mark.parametrize("kind", COLOURS)
def test_what_one_looked_at_from_near_the_next_does_not_see(make_app: Make, kind: str) -> None:
    app = make_app()
    table = begun(app, kind, lambda match: len(match.log) >= 14)
    app.settings.pace.reduced_motion = True
    first = table.match.viewer
    assert table.ui_root.near.open(app.ui, [own_thing(table)], pinned=True)
    table.ui_root.tip_shown = True
    app.draw()
    assert table.ui_root.near.shown is not None, "the own eyes look on"
    called(table)
    press(app, pygame.K_RETURN)
    app.draw()
    assert app.top is table and table.match.viewer not in (None, first)
    stage = table.ui_root
    assert stage.near.shown is None and not stage.near.pinned and stage.popup is None and not stage.tip_shown


@pytest.mark.parametrize("kind", COLOURS)
def test_over_the_curtain_nothing_is_said_of_the_table(make_app: Make, kind: str) -> None:
    """Why a move is refused, a card is dark, or nothing is taken back, may tell of the own hand."""
    app = make_app()
    table = begun(app, kind, lambda match: len(match.log) >= 14)
    match = table.match
    table.kept("No space left")
    other = dataclasses.replace(match.legal()[0], seat=1 - match.viewer)
    table.controller.play(other)
    table.controller.say(UiUpdate(unavailable=match.why_not(other)))
    match.bar_undo()
    table.take_back()
    saved = table.text("not-saved", reason="No space left")
    assert len(app.toasts.notes) == 3 and saved in [note.text for note in app.toasts.notes]
    called(table)
    assert [note.text for note in app.toasts.notes] == [saved]
