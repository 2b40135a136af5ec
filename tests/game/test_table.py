"""The table: secrets, undo and its reason, bots in their process, saving and going on, a wild monkey."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pygame
import pytest

from engine.brazil.decisions import TurnDecision
from game.app.app import App
from game.brazil.match import Match
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.platform import clock
from game.platform.save_list import ENDING, can_continue, list_saves
from game.platform.settings import LastNewGame, SeatChoice
from game.screens.handover import HandoverScreen
from game.screens.menu import MenuScreen
from game.shell.registry import PLUGINS
from game.widgets.table_tools import why_no_undo
from tests.shortened import first

from .conftest import click, click_name, press
from .player import MousePlayer, no_pause


def game(*who: str, scenario: str = "cisplatine") -> LastNewGame:
    colours = ("green", "orange", "sky", "purple")
    names = ("Ana", "Rui", "Eva", "Gil")
    seats = [SeatChoice(who=kind, name=names[n], colour=colours[n]) for n, kind in enumerate(who)]
    return LastNewGame(scenario=scenario, seats=seats)


def advance(match: Match, seed: int, until: Callable[[Match], bool]) -> None:
    dice = random.Random(seed)
    while match.current_seat is not None and not until(match):
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))


def pixels(app: App) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


def test_the_curtain_shows_nothing_of_the_hands(make_app: Callable[..., App]) -> None:
    """Two games with other hands: the hand-over is the same picture."""
    pictures = []
    for seed in (3, 8):
        app = make_app()
        app.settings.pace.reduced_motion = True
        match = FACTORY.new(game("person", "person"), seed)
        advance(match, seed, lambda m: m.onlooker.round == 4)
        FACTORY.open_table(app, match)
        app.tick()
        assert isinstance(app.top, HandoverScreen)
        assert app.ui.pictures.has(app.top.mark)
        app.top.name, app.top.mark, app.top.reason, app.top.portrait = "Ana", "green", "handover-turn", None
        app.top.rebuild()
        pictures.append(pixels(app))
    assert pictures[0] == pictures[1]


def test_what_a_seat_may_not_see_is_not_drawn(make_app: Callable[..., App]) -> None:
    """Two worlds the viewer can't tell apart are drawn alike."""
    app = make_app()
    match = FACTORY.new(game("person", "settler"), 5)
    advance(match, 5, lambda m: m.onlooker.round == 6 and m.current_seat == 0 and isinstance(m.frame(), TurnDecision))
    table = FACTORY.open_table(app, match)
    first = pixels(app)
    match.session.state = match.trial(0)
    match.session.state.moves = None
    match.version += 1
    table.model.renew()
    table.rebuild()
    assert pixels(app) == first


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("steps", first(1, [200, 1000]))
def test_hot_seat_hands_over_behind_the_curtain(make_app: Callable[..., App], steps: int) -> None:
    app = make_app()
    no_pause(app)
    table = FACTORY.open_table(app, FACTORY.new(game("person", "person"), 2))
    app.tick()
    assert isinstance(app.top, HandoverScreen) and table.match.viewer is None
    app.draw()
    press(app, pygame.K_RETURN)
    assert app.top is table and table.match.viewer == table.match.current_seat == 0
    player = MousePlayer(app, 4)
    seen = set()
    for _ in range(steps):
        player.step()
        if app.top is table and table.model.deciding:
            seen.add(table.match.viewer)
            public = table.model.kind in ("era", "capital")
            assert table.match.viewer == table.match.current_seat or public
    assert seen == {0, 1}


def test_what_was_said_to_one_is_gone_when_the_next_has_the_screen(make_app: Callable[..., App]) -> None:
    app = make_app()
    no_pause(app)
    table = FACTORY.open_table(app, FACTORY.new(game("person", "person"), 3))
    app.tick()
    assert isinstance(app.top, HandoverScreen)
    app.toast("for the one before")
    click_name(app, "ready")
    assert app.stack[0] is table and not app.toasts.notes


@pytest.mark.usefixtures("nothing_painted")
def test_undo_takes_back_and_says_what_stops_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    no_pause(app)
    match = FACTORY.new(game("person", "settler"), 5)
    advance(match, 5, lambda m: m.onlooker.round == 5 and m.current_seat == 0 and isinstance(m.frame(), TurnDecision))
    match.session.hand_over()
    table = FACTORY.open_table(app, match)
    app.draw()
    assert not match.session.can_undo
    assert why_no_undo(app.ui, table.match) == app.ui.text("undo-hand_over")
    legal = len(match.session.log)
    click_name(app, "arch-trade" if match.view.seats[0].token != "trade" else "arch-harbor")
    app.draw()
    assert len(match.session.log) == legal + 1
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert len(match.session.log) == legal
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    assert len(match.session.log) == legal + 1


@pytest.mark.usefixtures("nothing_painted")
def test_bots_play_from_their_own_process(make_app: Callable[..., App]) -> None:
    app = make_app()
    no_pause(app)
    table = FACTORY.open_table(app, FACTORY.new(game("settler", "settler"), 9))
    until = time.monotonic() + 60
    while len(table.match.session.log) < 60 and time.monotonic() < until:
        app.turn(20)
    table.runner.stop()
    assert len(table.match.session.log) >= 60


@pytest.mark.usefixtures("nothing_painted")
def test_a_bot_worker_that_dies_is_replaced(make_app: Callable[..., App]) -> None:
    app = make_app()
    no_pause(app)
    table = FACTORY.open_table(app, FACTORY.new(game("settler", "settler"), 9))
    killed = False
    until = time.monotonic() + 60
    while len(table.match.session.log) < 40 and time.monotonic() < until:
        app.turn(20)
        if not killed and len(table.match.session.log) >= 10:
            table.runner.bots._child.process.kill()  # type: ignore[attr-defined]
            killed = True
    table.runner.stop()
    assert killed and len(table.match.session.log) >= 40


@pytest.mark.usefixtures("nothing_painted")
def test_a_game_is_saved_every_turn_and_goes_on(make_app: Callable[..., App]) -> None:
    app = make_app()
    no_pause(app)
    from game.brazil.table_factory import FACTORY

    table = FACTORY.start(app, game("person", "settler"), seed=6)
    assert table is not None
    player = MousePlayer(app, 6)
    until = time.monotonic() + 90
    while table.match.onlooker.round < 3 and time.monotonic() < until:
        player.step()
        app.turn(5)
    table.closing()
    digest = table.match.digest()
    saved = next(save for save in list_saves(app.folders.saves) if can_continue(save, PLUGINS))
    assert saved.names == ("Ana", "Rui") and saved.extra["round"] >= 3
    again = FACTORY.open_save(app, saved.path)
    assert again is not None
    assert again.match.digest() == digest
    assert [s.who for s in again.match.occupants] == ["person", "settler"]
    again.runner.stop()


def test_a_damaged_save_is_refused_with_a_sentence(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.folders.saves.mkdir(parents=True)
    path = app.folders.saves / f"broken{ENDING}"
    path.write_text("{", encoding="utf-8")
    app.push(MenuScreen(app))
    assert FACTORY.open_save(app, path) is None
    assert app.toasts.notes and isinstance(app.top, MenuScreen)
    assert [save.damaged for save in list_saves(app.folders.saves)] == [True]


def test_the_past_is_shown_and_left(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = FACTORY.new(game("person", "settler"), 5)
    advance(match, 5, lambda m: m.onlooker.round == 6 and m.current_seat == 0 and isinstance(m.frame(), TurnDecision))
    table = FACTORY.open_table(app, match)
    now = pixels(app)
    table.history.go(20)
    assert pixels(app) != now and not table.model.deciding
    press(app, pygame.K_RIGHT)
    assert table.history.at == 21
    press(app, pygame.K_UP)
    assert table.history.at < 21
    press(app, pygame.K_ESCAPE)
    assert not table.history.open and table.model.deciding
    table.map.cursor = None
    assert pixels(app) == now


@pytest.mark.parametrize(("seed", "steps"), first(1, [(1, 60), (1, 500), (2, 250), (3, 250)], several=True))
def test_a_monkey_breaks_nothing(make_app: Callable[..., App], seed: int, steps: int) -> None:
    """Random clicks, keys and wheels anywhere for a while: no fault, and the game still answers."""
    app = make_app()
    no_pause(app)
    app.quit = lambda: None  # type: ignore[method-assign]
    match = FACTORY.new(game("person", "person", "person", scenario="amazon"), seed)
    FACTORY.open_table(app, match)
    dice = random.Random(seed)
    keys = [getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")]
    for _ in range(steps):
        app.tick()
        roll = dice.random()
        point = (dice.randrange(1280), dice.randrange(720))
        if roll < 0.55:
            targets = [w.rect.center for w in app.top.ui_root.root.walk() if w.focusable and w.enabled and w.rect.width]
            click(app, dice.choice(targets) if targets and dice.random() < 0.7 else point)
        elif roll < 0.8:
            press(app, dice.choice(keys), dice.choice((0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)))
        elif roll < 0.9:
            app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=dice.choice((-1, 1, 3)), flipped=False))
        else:
            app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(3, 3), buttons=(dice.randrange(2), 0, 0)))
        if app.stack and app.dirty:
            app.draw()
    for screen in app.stack:
        if isinstance(screen, TableScreen):
            screen.runner.stop()


def test_the_cloth_closes_before_it_speaks_and_parts_again(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [10_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    match = FACTORY.new(game("person", "person"), 3)
    advance(match, 3, lambda m: m.onlooker.round == 2)
    table = FACTORY.open_table(app, match)
    app.settings.pace.animation = 1.0
    app.tick()
    handover = app.top
    assert isinstance(handover, HandoverScreen) and handover.next_tick(now[0]) == 16
    app.draw()
    now[0] += 500
    app.tick()
    assert handover.next_tick(now[0]) is None, "nothing moves while it waits"
    app.top.command("confirm")
    assert app.top is not table and app.stack[0] is table and table.match.viewer is not None
    app.draw()
    now[0] += 500
    app.tick()
    assert app.top is table
