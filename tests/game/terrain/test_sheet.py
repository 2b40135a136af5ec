"""Orders, the store on disk, the workshop and the sheet in a window: always something to see, sharp in the end."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from engine.brazil.scenarios import scenario
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.disk_cache import TerrainCache
from game.brazil.terrain.layers.ornaments import drawings_digest
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.ornament_placement import place_ornaments
from game.brazil.terrain.painted_map import PaintedMap
from game.brazil.terrain.painter import View, home
from game.brazil.terrain.painting_key import painting_key
from game.brazil.terrain.preview import coarse
from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.brazil.terrain.terrain_request import TerrainPainter, TerrainRequest
from game.platform.folders import art_folder
from game.render.image_cache import png_of
from game.render.surface_cache import size_of

SIZE = (240, 160)
BOARD = TerrainBoard({(0, 0): "field", (1, 0): "forest", (0, 1): "water", (1, 1): "gold_mine"}, 5)
ORDER = TerrainRequest.of(BOARD, "parchment", "Home", SIZE)
DRAWINGS = drawings_digest(art_folder())
KEPT = painting_key(ORDER, DRAWINGS)


LEAVES = """
import sys, time
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import SimpleNamespace
from game.brazil.terrain.shared_renderer import terrain_renderer
from game.platform.folders import art_folder
from tests.game.terrain.test_sheet import BOARD, TerrainRequest

ends, start = [], SpawnProcess.start
SpawnProcess.start = lambda process: (ends and print("started at the end", file=sys.stderr), start(process))

if __name__ == "__main__":
    cache = Path(sys.argv[1]) / "cache"
    shop = terrain_renderer(SimpleNamespace(art=art_folder(), cache=cache, synchronous=False, shipped=None))
    for number in range(3):
        shop.ask(str(number), TerrainRequest.of(BOARD, "parchment", f"Home {number}", (2400, 1600)), at_once=True)
    while shop.process.child is None or not shop.process.child.alive:
        time.sleep(0.01)
    time.sleep(0.3)
    ends.append(True)
"""


def is_sharp(sheet: PaintedMap) -> bool:
    """Whether what was last shown is the painting of exactly that view."""
    return sheet._shown is not None and sheet._sharp is not None and sheet._shown[0][:2] == (sheet._sharp[0], True)


def pixels(painting: pygame.Surface) -> bytes:
    return pygame.image.tobytes(painting, "RGB")


def until(true: Callable[[], bool], limit: float = 60) -> None:
    end = time.monotonic() + limit
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def terrain_renderer(tmp_path: Path):
    shop = TerrainRenderer(art_folder(), TerrainCache(tmp_path), lambda: None, apart=False, delay=0.0)
    yield shop
    shop.stop()


def test_an_order_survives_the_way_to_another_process():
    order = replace(ORDER, covered=((0, 0), (1, 1)), title="São João")
    assert TerrainRequest.from_json(order.to_json()) == order
    assert painting_key(order, DRAWINGS) != KEPT
    assert painting_key(TerrainRequest.of(BOARD, "parchment", "Home", SIZE), DRAWINGS) == KEPT
    assert order.board.cells == BOARD.cells
    with pytest.raises((ValueError, KeyError, TypeError)):
        TerrainRequest.from_json('{"cells": []}')


@pytest.mark.parametrize(
    "other",
    [
        TerrainRequest.of(BOARD, "slate", "Home", SIZE),
        TerrainRequest.of(BOARD, "parchment", "Away", SIZE),
        TerrainRequest.of(BOARD.turned(1), "parchment", "Home", SIZE),
        TerrainRequest.of(BOARD, "parchment", "Home", (250, 160)),
        ORDER.seen(View((0.5, 0), 40, SIZE)),
        replace(ORDER, plain=True),
    ],
)
def test_what_looks_different_has_another_key(other: TerrainRequest):
    assert painting_key(other, DRAWINGS) != KEPT


def test_covered_hexes_lie_under_cloud():
    studio = TerrainPainter(art_folder())
    open_, covered = studio.paint(ORDER), studio.paint(replace(ORDER, covered=((1, 1),)))
    x, y = ORDER.view.to_pixel(*[1.7320508 * 1.5, 1.5])
    assert sum(covered.get_at((round(x), round(y) - 12))[:3]) > sum(open_.get_at((round(x), round(y) - 12))[:3]) + 60


def test_the_store_gives_back_what_it_was_given(tmp_path: Path):
    painting = TerrainPainter(art_folder()).paint(ORDER)
    store = TerrainCache(tmp_path / "not" / "there")
    assert store.get(KEPT) is None
    store.put(KEPT, partial(png_of, painting))
    found = TerrainCache(tmp_path / "not" / "there").get(KEPT)
    assert found is not None and pixels(found) == pixels(painting)


def test_the_store_is_bounded_and_keeps_what_was_looked_at_last(tmp_path: Path):
    painting = pygame.Surface((60, 60))
    for x in range(60):
        for y in range(60):
            painting.set_at((x, y), (x * 37 % 256, y * 91 % 256, x * y % 256))
    probe = TerrainCache(tmp_path / "probe")
    probe.put("one", partial(png_of, painting))
    size = next((tmp_path / "probe").iterdir()).stat().st_size
    store = TerrainCache(tmp_path / "kept", limit=3 * size + size // 2)
    for number in range(3):
        store.put(f"{number}", partial(png_of, painting))
        time.sleep(0.02)
    store.get("0")
    time.sleep(0.02)
    store.put("3", partial(png_of, painting))
    assert sorted(path.stem for path in (tmp_path / "kept").iterdir()) == ["0", "2", "3"]


def test_a_broken_file_is_painted_anew(tmp_path: Path):
    store = TerrainCache(tmp_path)
    (tmp_path / f"{KEPT}.png").write_bytes(b"\x89PNG broken")
    assert store.get(KEPT) is None
    assert not list(tmp_path.iterdir())


def test_a_store_that_cannot_be_written_once_is_tried_again(tmp_path: Path):
    way = tmp_path / "file"
    way.write_text("in the way")
    store = TerrainCache(way)
    store.put("x", partial(png_of, pygame.Surface((4, 4))))
    assert store.get("x") is None
    way.unlink()
    store.put("x", partial(png_of, pygame.Surface((4, 4))))
    assert store.get("x") is not None


def test_the_workshop_paints_and_the_next_one_finds_it_on_disk(tmp_path: Path, terrain_renderer: TerrainRenderer):
    terrain_renderer.ask("a", ORDER)
    found: list[tuple[TerrainRequest, pygame.Surface]] = []

    def taken() -> bool:
        done = terrain_renderer.take("a")
        if done is not None:
            found.append(done)
        return bool(found)

    until(taken)
    assert found[0][0] == ORDER and terrain_renderer.take("a") is None
    until(lambda: (tmp_path / f"{KEPT}.png").is_file())
    assert pixels(found[0][1]) == pixels(TerrainPainter(art_folder()).paint(ORDER))


def test_a_newer_order_takes_the_place_of_the_older(tmp_path: Path):
    shop = TerrainRenderer(art_folder(), TerrainCache(None), lambda: None, apart=False, delay=0.15)
    asked: list[str] = []
    paint = shop._paint_apart
    shop._paint_apart = lambda order: asked.append(order.title) or paint(order)  # type: ignore
    for title in ("one", "two", "three"):
        shop.ask("a", replace(ORDER, title=title))
    until(lambda: shop.take("a") is not None)
    shop.stop()
    assert asked == ["three"]


def test_a_large_order_is_sketched_first_and_the_sheet_shows_the_sketch(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("game.brazil.terrain.terrain_renderer.LARGE", SIZE[0] * SIZE[1] - 1)
    shop = TerrainRenderer(art_folder(), TerrainCache(None), lambda: None, apart=False, delay=0.0)
    paint, going, sizes = shop._paint_apart, threading.Event(), []

    def painted(order: TerrainRequest) -> pygame.Surface:
        sizes.append(order.size)
        if order.size == SIZE:
            assert going.wait(60)
        return paint(order)

    monkeypatch.setattr(shop, "_paint_apart", painted)
    sheet, view = PaintedMap(BOARD, "Home", "parchment", shop), home(BOARD, SIZE)
    first = sheet.surface(view, SIZE, 1)
    until(lambda: sheet.surface(view, SIZE, 1) is not first)
    sketch = sheet.surface(view, SIZE, 1)
    assert sketch is not first and not is_sharp(sheet) and sketch.get_size() == SIZE
    x, y = (round(v) for v in view.to_pixel(1.7320508, 0))
    wood = pygame.transform.average_color(sketch, pygame.Rect(x - 9, y - 9, 18, 18))
    assert wood[1] > wood[0] and wood[1] > wood[2]
    going.set()
    until(lambda: bool(sheet.surface(view, SIZE, 1)) and is_sharp(sheet))
    assert sizes == [(120, 80), SIZE]
    shop.stop()


def test_after_the_sketch_a_newer_view_goes_before(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("game.brazil.terrain.terrain_renderer.LARGE", SIZE[0] * SIZE[1] - 1)
    shop = TerrainRenderer(art_folder(), TerrainCache(None), lambda: None, apart=False, delay=0.0)
    paint, titles = shop._paint_apart, []

    def painted(order: TerrainRequest) -> pygame.Surface:
        titles.append((order.title, order.size))
        if titles == [("old", (120, 80))]:
            shop.ask("a", replace(ORDER, title="new"))
        return paint(order)

    monkeypatch.setattr(shop, "_paint_apart", painted)
    shop.ask("a", replace(ORDER, title="old"))
    until(lambda: ("new", SIZE) in titles)
    shop.stop()
    assert ("old", SIZE) not in titles


def test_a_forgotten_customer_gets_nothing(terrain_renderer: TerrainRenderer):
    terrain_renderer.ask("a", ORDER)
    terrain_renderer.forget("a")
    terrain_renderer.ask("b", ORDER)
    until(lambda: terrain_renderer.take("b") is not None)
    assert terrain_renderer.take("a") is None


def test_paintings_that_nobody_takes_do_not_pile_up(terrain_renderer: TerrainRenderer):
    terrain_renderer._recent.most = 2 * size_of(TerrainPainter(art_folder()).paint(ORDER))
    terrain_renderer.synchronous = True
    for number in range(5):
        terrain_renderer.ask(f"{number}", replace(ORDER, title=f"{number}"))
    assert len(terrain_renderer._recent) == 2
    assert terrain_renderer.take("0") is None
    terrain_renderer.ask("0", replace(ORDER, title="0"))
    taken = terrain_renderer.take("0")
    assert taken is not None and taken[0].title == "0"


def test_the_other_process_paints_the_same_and_is_replaced_when_it_dies(tmp_path: Path):
    woken = threading.Event()
    shop = TerrainRenderer(art_folder(), TerrainCache(None), woken.set, delay=0.0)
    try:
        paintings = []
        for title in ("Home", "Away"):
            order = replace(ORDER, title=title)
            shop.ask("a", order)
            assert woken.wait(60)
            woken.clear()
            done = shop.take("a")
            assert done is not None and pixels(done[1]) == pixels(TerrainPainter(art_folder()).paint(order))
            paintings.append(done)
            assert shop.process.child is not None and shop.process.possible
            shop.process.child.process.kill()
            shop.process.child.process.join()
    finally:
        shop.stop()


def test_what_is_kept_is_packed_by_the_other_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """No thread of this one runs while a picture is packed: the window stood still for a second."""
    packed: list[pygame.Surface] = []
    monkeypatch.setattr("game.brazil.terrain.terrain_renderer.png_of", lambda painting: packed.append(painting) or b"")
    shop = TerrainRenderer(art_folder(), TerrainCache(tmp_path), lambda: None, delay=0.0)
    try:
        shop.ask("a", ORDER)
        until(lambda: (tmp_path / f"{KEPT}.png").is_file())
    finally:
        shop.stop()
    kept = TerrainCache(tmp_path).get(KEPT)
    assert kept is not None and pixels(kept) == pixels(TerrainPainter(art_folder()).paint(ORDER)) and not packed


def test_without_a_process_the_thread_paints(monkeypatch: pytest.MonkeyPatch):
    shop = TerrainRenderer(art_folder(), TerrainCache(None), lambda: None, delay=0.0)

    def refused(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(shop.process, "_start", refused)
    shop.ask("a", ORDER)
    until(lambda: shop.take("a") is not None)
    assert not shop.process.possible
    shop.stop()


def test_at_the_end_nothing_more_is_painted_or_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The program would wait for it: neither lets other threads run."""
    shop = TerrainRenderer(art_folder(), TerrainCache(tmp_path), lambda: None, delay=0.0)
    monkeypatch.setattr(shop, "_paint_here", lambda order: pytest.fail("painted"))
    monkeypatch.setattr("game.brazil.terrain.terrain_renderer.png_of", lambda painting: pytest.fail("packed"))
    monkeypatch.setattr(shop.process, "ask", lambda request: shop.stop())
    assert shop._paint_apart(ORDER).get_size() == (1, 1)
    shop.store.put(KEPT, partial(shop._encode, pygame.Surface(SIZE)))
    assert not list(tmp_path.iterdir())


def test_a_program_that_ends_while_its_ground_is_painted_says_nothing(tmp_path: Path):
    """By then another process may no longer be started in place of the one that ended, too."""
    done = subprocess.run([sys.executable, "-c", LEAVES, str(tmp_path)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_sheet_shows_something_at_once_and_the_painting_in_the_end(terrain_renderer: TerrainRenderer):
    sheet, view = PaintedMap(BOARD, "Home", "parchment", terrain_renderer), home(BOARD, SIZE)
    first = sheet.surface(view, SIZE, 1)
    assert first.get_size() == SIZE and not is_sharp(sheet)
    assert len({tuple(first.get_at((x, 80))) for x in range(40, 200, 4)}) > 4
    until(lambda: sheet.surface(view, SIZE, 1) is not first)
    assert is_sharp(sheet)
    middle = pygame.Rect(60, 40, 120, 80)
    shown = pygame.transform.average_color(sheet.surface(view, SIZE, 1), middle)
    painted = pygame.transform.average_color(TerrainPainter(art_folder()).paint(ORDER), middle)
    assert all(abs(a - b) < 12 for a, b in zip(shown, painted, strict=True))
    assert sheet.surface(view, SIZE, 1) is sheet.surface(view, SIZE, 1)


def test_while_zooming_the_last_painting_is_scaled_in_place(terrain_renderer: TerrainRenderer):
    sheet, view = PaintedMap(BOARD, "", "contrast", terrain_renderer), home(BOARD, SIZE)
    until(lambda: bool(sheet.surface(view, SIZE, 1)) and is_sharp(sheet))
    terrain_renderer.calm = 60
    near = View((1.2, 0.6), view.radius * 1.7, SIZE)
    scaled = sheet.surface(near, SIZE, 1)
    assert not is_sharp(sheet)
    sharp = TerrainPainter(art_folder()).paint(TerrainRequest.of(BOARD, "contrast", "", SIZE).seen(near))
    for x, y in ((0.0, 0.0), (1.7320508, 0.0), (0.8660254, 1.5)):
        rect = pygame.Rect(0, 0, 16, 16)
        rect.center = tuple(round(v) for v in near.to_pixel(x, y))
        rect = rect.clip(pygame.Rect(24, 24, SIZE[0] - 48, SIZE[1] - 48))
        a, b = (pygame.transform.average_color(one, rect) for one in (scaled, sharp))
        assert all(abs(p - q) < 40 for p, q in zip(a, b, strict=True))


def test_a_view_a_little_larger_than_fits_is_moved_without_painting_anew(terrain_renderer: TerrainRenderer):
    terrain_renderer.synchronous = True
    sheet, whole = PaintedMap(BOARD, "", "parchment", terrain_renderer), home(BOARD, SIZE)
    near = View((whole.middle[0], whole.middle[1] - 0.4), whole.radius * 1.25, SIZE)
    sheet.surface(near, SIZE, 1)
    assert is_sharp(sheet) and len(list(terrain_renderer.store.folder.iterdir())) == 1
    moved = replace(near, middle=(whole.middle[0], whole.middle[1] + 0.4))
    shown = sheet.surface(moved, SIZE, 1)
    assert is_sharp(sheet) and len(list(terrain_renderer.store.folder.iterdir())) == 1
    alone = TerrainPainter(art_folder()).paint(TerrainRequest.of(BOARD, "parchment", "", SIZE).seen(moved))
    for x, y in ((0.0, 0.0), (1.7320508, 0.0), (0.8660254, 1.5)):
        rect = pygame.Rect(0, 0, 16, 16)
        rect.center = tuple(round(v) for v in moved.to_pixel(x, y))
        rect = rect.clip(pygame.Rect(24, 24, SIZE[0] - 48, SIZE[1] - 48))
        a, b = (pygame.transform.average_color(one, rect) for one in (shown, alone))
        assert all(abs(p - q) < 40 for p, q in zip(a, b, strict=True))


def test_another_theme_paints_anew(terrain_renderer: TerrainRenderer):
    sheet, view = PaintedMap(BOARD, "", "parchment", terrain_renderer), home(BOARD, SIZE)
    until(lambda: bool(sheet.surface(view, SIZE, 1)) and is_sharp(sheet))
    sheet.restyled("", "slate")
    sheet.surface(view, SIZE, 1)
    assert not is_sharp(sheet)
    until(lambda: bool(sheet.surface(view, SIZE, 1)) and is_sharp(sheet))


def test_the_coarse_sheet_has_the_colours_of_the_terrains():
    view = home(BOARD, (480, 320))
    drawn = coarse(BOARD, view, "parchment")
    x, y = view.to_pixel(1.7320508, 0)
    assert drawn.get_size() == (480, 320)
    wood = drawn.get_at((round(x), round(y)))
    assert wood.g > wood.r and wood.g > wood.b


def test_where_home_shows_less_of_the_margin_title_and_compass_stand_in_what_it_shows() -> None:
    """Hexes are no smaller than can be read, and the sheet's rim goes out of sight: not half of the cartouche."""
    room = (1521, 818)
    board = TerrainBoard.of(scenario("amazon").map, "amazon")
    order = TerrainRequest.of(board, "parchment", "The Amazon", room, least=52.0)
    assert order.radius == 52.0 > home(board, room).radius
    left, top, right, bottom = order.view.box
    placement = place_ornaments(TerrainLayout(board), order.sheet)
    assert placement.title is not None and placement.compass is not None
    x, y, radius = placement.compass
    for box in (placement.title, (x - radius, y - radius, x + radius, y + radius)):
        assert left < box[0] and top < box[1] and box[2] < right and box[3] < bottom
