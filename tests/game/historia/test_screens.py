"""The table of Historia draws in a small window at the largest interface size, with its scenes; seats by shape."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.historia.events import WarFought
from game.app.app import App
from game.historia.drawing.palette import LOOKS
from game.historia.plugin import PLUGIN
from game.historia.scenes.conflict_scene import ConflictScene, draw_conflict
from game.historia.scenes.wonder_scene import draw_wonder
from game.historia.table_factory import FACTORY
from game.shell.command_line_request import CommandLineRequest
from tests.game.conftest import press


def test_the_table_and_its_scenes_draw_where_there_is_little_room(make_app: Callable[..., App]) -> None:
    app = make_app((1024, 640), 200, "slate")
    app.select_game("historia")
    table = FACTORY.open_random_game(app, CommandLineRequest(game="historia", scenario="two_filled", turns=6))
    app.draw()
    before = app.surface.copy()
    rect = before.get_rect()
    colours = {tuple(before.get_at((x, y))) for x in range(0, 1024, 37) for y in range(0, 640, 41)}
    assert len(colours) > 60
    draw_conflict(app.ui, app.surface, rect, table.model, ConflictScene(WarFought(0, 1, 3, 7, 5, 0)), 0.7)
    assert app.surface.get_buffer().raw != before.get_buffer().raw
    app.surface.blit(before, (0, 0))
    draw_wonder(app.ui, app.surface, rect, table.model, 0, "petra", 0.5)
    assert app.surface.get_buffer().raw != before.get_buffer().raw
    table.closing()


def test_the_bar_of_time_stays_while_one_steps_through_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    table = FACTORY.open_random_game(app, CommandLineRequest(game="historia", scenario="two_filled", turns=8))
    seen = set()

    def look() -> None:
        app.draw()
        named = {widget.name: tuple(widget.rect) for widget in table.ui_root.root.walk()}
        bar = named["history"]
        assert bar[1] + bar[3] <= named["own-leader"][1] + named["own-leader"][3] // 2, "the own board stays in sight"
        seen.add(str([named[name] for name in ("history", "history-back", "history-on", "history-now", "time")]))

    last = table.controller.history.last
    for number in (0, 1, 9, 10, last // 2, last):
        table.controller.history.go(number)
        look()
    table.controller.history.play(0)
    look()
    assert len(seen) == 1
    table.closing()


def test_the_keyboard_goes_through_what_all_have_sealed(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.select_game("historia")
    PLUGIN.show(app, CommandLineRequest(game="historia", screen="reveal", scenario="two_filled"))
    app.draw()
    press(app, pygame.K_TAB)
    assert app.top.ui_root.focus is not None and app.top.ui_root.focus.name == "reveal-on"
    app.top.closing()


def test_the_six_are_told_apart_by_shape_and_letter() -> None:
    assert len({look.shape for look in LOOKS}) == len({look.letter for look in LOOKS}) == len(LOOKS) == 6
