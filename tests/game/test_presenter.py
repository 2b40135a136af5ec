"""A screen is shown when it is whole, and nobody presses what is not seen yet."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.app.routes import show
from game.platform import clock
from game.play.cut_scenes import SceneTiming
from game.render import presenter
from game.render.presenter import COVER_AFTER, EXPLAINED_AFTER, LONGEST, SCENE_LONGEST
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.shell.screen import Screen

SHOWN, HIDDEN = (9, 9, 9), (1, 200, 3)


class Half(Screen):
    """Lacks something as long as it is told to."""

    lacks = 1
    pressed = 0
    finished = taken = False  # what a thread has finished, and whether that was taken in

    def tick(self, now: int) -> bool:
        self.taken = self.finished
        return self.taken

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill(HIDDEN)
        ui.budget.lacking += self.lacks

    def handle(self, event: pygame.Event) -> bool:
        self.pressed += event.type in presenter.PRESSES
        return True


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The system's time."""
    now = [5000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    monkeypatch.setattr(clock, "_START", 0.0)
    monkeypatch.setattr(clock, "_lost", [0.0])
    return now


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, int]]:
    """The corner of every picture that the window shows."""
    corners: list[tuple[int, int, int]] = []

    def flip() -> None:
        corners.append(tuple(pygame.display.get_surface().get_at((0, 0))[:3]))

    monkeypatch.setattr(pygame.display, "flip", flip)
    return corners


def coming(app: App) -> Half:
    app.go("menu")
    app.allows_placeholders, app.started = True, True
    screen = Half(app)
    app.push(screen)
    return screen


def test_whoever_waits_longer_is_told_why_once(
    make_app: Callable[..., App],
    seconds: list[float],
    shown: list[tuple[int, int, int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = make_app()
    coming(app)
    said: list[bool] = []
    draw = presenter.draw_cover
    monkeypatch.setattr(presenter, "draw_cover", lambda ui, target, why: said.append(why) or draw(ui, target, why))
    for wait in (0.0, COVER_AFTER + 0.01, 0.1, EXPLAINED_AFTER, 0.5, 0.5):
        seconds[0] += wait
        app.turn()
    assert said == [False, True] and len(shown) == 2
    seconds[0] += LONGEST
    app.turn()
    assert shown[-1] == HIDDEN and not app.presenter.explained


def test_window_and_cover_bear_the_title_of_the_game_that_is_chosen(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    written: list[str] = []
    fonts = type(app.ui.fonts)
    gilded = fonts.gilded
    monkeypatch.setattr(
        fonts, "gilded", lambda self, text, *rest: written.append(text) or gilded(self, text, *rest), raising=True
    )
    for game, title in (("struggle", "Imperial Struggle"), ("historia", "Historia"), ("brazil", "Brazil: Imperial")):
        app.select_game(game)
        presenter.draw_cover(app.ui, app.surface)
        assert written.pop() == title == pygame.display.get_caption()[0]
    app.settings.language = "zh-Hant"
    app.restyle()
    assert pygame.display.get_caption()[0] == app.ui.text("game-title") == "巴西帝國"


def test_it_is_shown_when_nothing_is_lacking(
    make_app: Callable[..., App], seconds: list[float], shown: list[tuple[int, int, int]]
) -> None:
    app = make_app()
    screen = coming(app)
    began = clock.now()
    app.turn()
    assert not shown, "the window keeps what it showed"
    seconds[0] += COVER_AFTER + 0.01
    app.turn()
    assert shown == [app.ui.theme.wood_low[:3]], "the cover, and nothing of the screen"
    seconds[0] += 1
    app.turn()
    assert len(shown) == 1 and clock.now() == began, "time stands still"
    app.dispatch(pygame.Event(pygame.WINDOWEXPOSED))
    app.turn()
    assert shown[1:] == [app.ui.theme.wood_low[:3]], "the system had taken it away"
    screen.lacks = 0
    app.turn()
    assert shown[2:] == [HIDDEN] and not app.presenter.waits
    seconds[0] += 0.5
    assert clock.now() == began + 500


def test_once_a_screen_is_shown_it_looks_for_what_threads_have_finished_meanwhile(
    make_app: Callable[..., App], seconds: list[float]
) -> None:
    """Their wake had been used up by a turn that ticks no screen, and the loop slept until the player did something."""
    app = make_app()
    screen = coming(app)
    app.turn()
    screen.finished = True
    screen.lacks = 0
    app.turn()
    assert screen.taken and app.dirty and not app.presenter.waits


def test_a_press_on_what_is_not_seen_does_nothing(make_app: Callable[..., App], seconds: list[float]) -> None:
    app = make_app()
    screen = coming(app)
    click = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    app.turn()
    app.dispatch(click)
    app.dispatch(key)
    assert not screen.pressed
    screen.lacks = 0
    app.turn()
    app.dispatch(click)
    assert screen.pressed == 1


def test_a_dropped_press_is_answered_at_once_and_never_acts(
    make_app: Callable[..., App],
    seconds: list[float],
    shown: list[tuple[int, int, int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was meant for what was shown before: it may not act on what comes, and the player sees that it was lost."""
    cursors: list[int] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", cursors.append)
    app = make_app()
    screen = coming(app)
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    app.turn()
    assert not cursors, "the release of the press that opened the screen is no press"
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1))
    app.turn()
    assert cursors == [pygame.SYSTEM_CURSOR_WAIT]
    seconds[0] += COVER_AFTER + 0.01
    app.turn()
    assert shown and app.presenter.explained, "long before anybody else is told why"
    screen.lacks = 0
    app.turn()
    assert cursors == [pygame.SYSTEM_CURSOR_WAIT, pygame.SYSTEM_CURSOR_ARROW] and shown[-1] == HIDDEN
    app.turn()
    assert not screen.pressed


def test_what_never_comes_is_not_waited_for_for_ever(
    make_app: Callable[..., App], seconds: list[float], shown: list[tuple[int, int, int]]
) -> None:
    app = make_app()
    coming(app)
    seconds[0] += LONGEST + 1
    app.turn()
    assert shown == [HIDDEN] and not app.presenter.waits


def test_outside_the_loop_nothing_is_held_back(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("menu")
    assert not app.presenter.waits


def test_a_scene_begins_when_its_picture_is_there(
    make_app: Callable[..., App], seconds: list[float], shown: list[tuple[int, int, int]]
) -> None:
    """The table is seen until then, without a cover; the scene is played from its beginning."""
    app = make_app()
    show(app, CommandLineRequest(screen="table", game="historia", seed=3, turns=12))
    table = app.top
    table.runner.stop()  # type: ignore[attr-defined]
    table.scenes.clear()  # type: ignore[attr-defined]
    app.allows_placeholders, app.started = True, True
    table.scenes.add(_era(), SceneTiming(1800, 1400, 300))  # type: ignore[attr-defined]
    app.tick()
    assert app.presenter.waits and table.scenes.running  # type: ignore[attr-defined]
    app.budget.lacking = 1
    for _ in range(3):
        seconds[0] += SCENE_LONGEST / 4
        app.presenter.present(app.ui, app.window)
        app.tick()
    assert not shown and table.scenes.scene_progress(clock.now())[1] == 0.0  # type: ignore[attr-defined]
    app.budget.lacking = 0
    app.presenter.present(app.ui, app.window)
    seconds[0] += 0.9
    assert table.scenes.scene_progress(clock.now())[1] == pytest.approx(0.5, abs=0.01)  # type: ignore[attr-defined]
    table.closing()  # type: ignore[attr-defined]


def _era() -> object:
    from game.historia.scenes.era_scene import NewEra

    return NewEra(2)
