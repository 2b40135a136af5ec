"""A frame that has no time stands in for what is lacking, and comes to the same picture in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.app.app import FACTORIES, App
from game.app.routes import show
from game.render.frame_budget import LAID, LEAST, PIXEL, ROOM, WHOLE, FrameBudget
from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.svg_renderer import COARSE, RenderRequest, SvgRenderer
from game.render.ui import Ui
from game.shell.command_line_request import CommandLineRequest
from game.shell.screen import Screen
from game.widgets.base import Widget
from tests.shortened import first

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#c00"/></svg>'


@pytest.fixture
def shared() -> None:
    """Each app draws its own pictures: the same size may be drawn or made of a larger one, and differ by a shade."""


class IdleRenderer(SvgRenderer):
    """Draws nothing by itself."""

    def __init__(self) -> None:
        super().__init__(lambda: None)
        self.process.possible = False

    def _begin(self) -> None:
        """No thread: the test says when."""

    def work(self, most: int) -> None:
        for _ in range(most):
            if self._requests:
                order = self._next()
                assert order is not None
                self._serve(order)


@pytest.fixture
def renderer() -> IdleRenderer:
    return IdleRenderer()


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


class FakeClock:
    """Of a machine that does nothing but what is said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("game.render.frame_budget.now", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    return FakeClock(monkeypatch)


SHOWN = (
    CommandLineRequest(screen="menu"),
    CommandLineRequest(screen="learn"),
    CommandLineRequest(screen="table", scenario="cisplatine", turns=6),
    CommandLineRequest(screen="score", scenario="cisplatine"),
    CommandLineRequest(screen="table", game="struggle", seed=3, turns=12),
    CommandLineRequest(screen="table", game="historia", seed=3, turns=0),  # leaders are drafted
    CommandLineRequest(screen="table", game="historia", seed=3, turns=12),
)


@pytest.mark.sampled
@pytest.mark.parametrize("request_", first(4, SHOWN), ids=lambda one: f"{one.game}-{one.screen}-{one.turns}")
def test_what_stood_in_leaves_nothing_behind(make_app: Callable[..., App], request_: CommandLineRequest) -> None:
    app = make_app()
    app.ui.pictures.synchronous = True  # the ground is not what is tried here
    show(app, request_)
    renderer = app.ui.pictures.renderer = IdleRenderer()
    app.frame()
    assert app.budget.lacking
    hasty = pixels(app)
    for _ in range(400):
        renderer.work(7)
        app.frame()
        if not app.budget.lacking:
            break
    assert not app.budget.lacking
    slowly = pixels(app)
    app.ui.pictures.ready.clear()
    app.ui.chrome.boxes.clear()
    app.restyled()
    app.draw()
    assert slowly == pixels(app) != hasty
    assert not any(app.budget.clear((1, 1)).get_abs_parent().get_buffer().raw), "something drew on what all share"


def test_a_picture_outside_the_loop_is_whole_at_once(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("menu")
    app.draw()
    assert app.budget.lacking == 0 and not app.ui.pictures.renderer.take()


def test_a_large_picture_is_there_coarse_first_and_lies_on_the_disk(renderer: IdleRenderer, tmp_path: Path) -> None:
    size, kept = (700, 700), tmp_path / "kept.png"
    renderer.ask(RenderRequest(("red", size), lambda: SVG, kept))
    renderer.work(1)
    [(key, _)] = renderer.take()
    assert key == ("red", (size[0] // COARSE, size[1] // COARSE)) and not kept.exists()
    renderer.work(1)
    [(key, drawn)] = renderer.take()
    assert key == ("red", size) and drawn is not None and drawn.get_size() == size
    assert kept.read_bytes() == render(SVG, size)


def test_the_newest_wish_comes_first(renderer: IdleRenderer) -> None:
    renderer.ask(RenderRequest(("old", (8, 8)), lambda: SVG, None))
    renderer.take()
    renderer.ask(RenderRequest(("new", (8, 8)), lambda: SVG, None))
    renderer.work(1)
    assert [key[0] for key, _ in renderer.take()] == ["new"]


def test_a_damaged_picture_of_the_cache_is_drawn_anew(renderer: IdleRenderer, tmp_path: Path) -> None:
    kept = tmp_path / "kept.png"
    kept.write_bytes(b"no picture")
    renderer.ask(RenderRequest(("red", (8, 8)), lambda: SVG, kept))
    renderer.work(1)
    [(_, drawn)] = renderer.take()
    assert drawn is not None and drawn.get_at((4, 4)) == load_png(render(SVG, (8, 8))).get_at((4, 4))


@pytest.mark.parametrize("comes", ["ahead", "asked", "end"])
def test_what_comes_while_it_looks_round_on_the_disk_is_not_slept_over(renderer: IdleRenderer, comes: str) -> None:
    """The window does not wait for that look: it asks, and wakes nobody who is not asleep yet."""
    order = RenderRequest(("red" if comes == "asked" else "", (8, 8)), lambda: SVG, None)

    def looking() -> Iterator[RenderRequest]:
        {"ahead": lambda: renderer.ahead([order]), "asked": lambda: renderer.ask(order), "end": renderer.stop}[comes]()
        yield from ()

    def is_guarded() -> None:
        raise AssertionError("asleep, and nobody comes to wake it")

    renderer.ahead(looking())
    renderer._change.wait = is_guarded  # type: ignore[assignment, method-assign]
    assert renderer._next() is (None if comes == "end" else order)


def test_a_frame_without_time_stretches_no_picture_and_the_next_one_does(
    make_app: Callable[..., App], clock: FakeClock
) -> None:
    """To stretch what is there at another size takes time as well."""
    app = make_app()
    pictures, budget = app.ui.pictures, app.budget
    pictures.renderer = IdleRenderer()
    name, small, large = "historia/backs/egypt", (20, 28), (400, 560)
    pictures.get(name, small)

    def seen(surface: pygame.Surface) -> int:
        return pygame.mask.from_surface(surface, 0).count()

    with budget.frame():
        with budget.work():
            clock.now += ROOM
        stood_in = pictures.get(name, large)
        assert stood_in.get_size() == large and seen(stood_in) == 0
        assert budget.lacking > budget.waiting, "the next frame comes by itself"
    with budget.frame():
        stretched = pictures.get(name, large)
        assert stretched.get_size() == large and seen(stretched) > 0
        assert budget.lacking == budget.waiting, "only the background renderer is waited for"
        again = pictures.get(name, large)
        assert again is stretched, "stretched once"


def test_what_stands_in_larger_is_out_of_focus_and_not_in_squares(make_app: Callable[..., App]) -> None:
    app = make_app()
    pictures = app.ui.pictures
    pictures.renderer = IdleRenderer()
    name = "historia/backs/egypt"
    pictures.get(name, (20, 28))
    with app.budget.frame():
        stood_in = pictures.get(name, (400, 560))
    row = [tuple(stood_in.get_at((x, 280))) for x in range(100, 300)]
    alike = sum(a == b for a, b in pairwise(row))
    assert alike < len(row) / 2, "in squares 19 of 20 neighbours are alike"


def test_what_cannot_be_drawn_is_said_so(renderer: IdleRenderer) -> None:
    renderer.ask(RenderRequest(("none", (8, 8)), lambda: "<svg", None))
    renderer.work(1)
    assert renderer.take() == [(("none", (8, 8)), None)]


def test_what_lacks_a_part_drawn_elsewhere_is_painted_again_only_when_something_comes(
    make_app: Callable[..., App],
) -> None:
    """Else a large one would take the time of every frame, and leave none for what could be drawn."""
    app = make_app()
    pictures, budget = app.ui.pictures, app.budget
    renderer = pictures.renderer = IdleRenderer()
    painted = []

    def paint() -> pygame.Surface:
        painted.append(budget.progress)
        return pictures.drawn("@part", SVG, (20, 20)).copy()

    for number in range(3):
        with budget.frame():
            pictures.made("@whole", (20, 20), paint)
            assert budget.lacking == budget.waiting > 0, "no frame is asked for while nothing comes"
            pictures.made(f"@another {number}", (4, 4), lambda: pygame.Surface((4, 4)))  # drawing goes on
    assert len(painted) == 1
    renderer.work(1)
    with budget.frame():
        pictures.collect()
        pictures.made("@whole", (20, 20), paint)
        assert budget.lacking == 0
    assert len(painted) == 2


def test_a_picture_that_had_to_make_room_is_asked_for_again(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    pictures, budget = app.ui.pictures, app.budget
    renderer = pictures.renderer = IdleRenderer()
    monkeypatch.setattr(pictures, "_kept", lambda digest, size: None)
    key = ("historia/backs/egypt", (20, 28))
    for _ in range(2):
        pictures.forget()
        with budget.frame():
            pictures.collect()
            pictures.get(*key)
            assert budget.waiting == 1
        assert list(renderer._requests) == [key]
        renderer.work(1)
        with budget.frame():
            pictures.collect()
            pictures.get(*key)
            assert budget.lacking == 0


def test_a_large_piece_waits_where_a_small_one_has_room(clock: FakeClock) -> None:
    budget = FrameBudget()
    with budget.frame():
        assert not budget.late_for((9999, 9999)), "the first piece is drawn, or nothing ever would be"
        with budget.work():
            clock.now += LEAST * 2
        fits = int((ROOM - LEAST * 2) / PIXEL)
        assert not budget.late and not budget.late_for((fits - 1, 1)) and budget.late_for((fits + 2, 1))
        clock.now += WHOLE - LEAST * 2 - 0.001  # for what is drawn in every frame
        assert not budget.late and budget.late_for((9999, 9999))
        clock.now += 0.002
        assert budget.late
    assert not budget.late_for((9999, 9999)), "outside the loop everything is drawn"


def test_what_is_lacking_shares_one_clear_surface() -> None:
    budget = FrameBudget()
    small, large = budget.clear((30, 4)), budget.clear((20, 50))
    assert small.get_size() == (30, 4) and large.get_size() == (20, 50)
    assert budget.clear((30, 50)).get_abs_parent() is large.get_abs_parent()
    assert pygame.mask.from_surface(budget.clear((30, 50)), 0).count() == 0


class Laid(Screen):
    """Takes its time to be laid out."""

    took = 0.0
    clock: FakeClock

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        self.clock.now += self.took
        return super().place(ui, tree)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill((1, 200, 3))


@pytest.mark.parametrize("took", [LAID / 2, LAID * 2])
def test_what_was_long_laid_out_is_drawn_in_the_next_frame(
    make_app: Callable[..., App], clock: FakeClock, took: float
) -> None:
    app = make_app()
    app.allows_placeholders, app.started = True, True
    app.surface.fill((9, 9, 9))
    screen = Laid(app)
    screen.clock, screen.took = clock, took
    app.push(screen)
    app.frame()
    assert app.surface.get_at((0, 0))[:3] == ((9, 9, 9) if took > LAID else (1, 200, 3))
    assert app.dirty is (took > LAID), "the next frame comes by itself"
    for _ in range(FACTORIES):
        screen.ui_root.stale = True  # what is laid out anew in every frame is drawn all the same
        app.frame()
    assert app.surface.get_at((0, 0))[:3] == (1, 200, 3)


def test_a_window_of_another_size_is_drawn_at_once(
    make_app: Callable[..., App], clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has nothing to show until then."""
    app = make_app()
    app.allows_placeholders, app.started = True, True
    screen = Laid(app)
    screen.clock, screen.took = clock, LAID * 2
    app.push(screen)
    for _ in range(FACTORIES + 1):
        app.frame()
    monkeypatch.setattr(app.window, "resized", lambda: pygame.display.set_mode((900, 700)))
    app.dispatch(pygame.Event(pygame.WINDOWSIZECHANGED, x=900, y=700))
    app.surface.fill((9, 9, 9))
    app.frame()
    assert app.surface.get_at((0, 0))[:3] == (1, 200, 3)
