"""Until a map is painted at the window's size a painting of it at another size stands in, shipped or stored."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from engine.brazil.scenarios import scenario
from game.app.app import App
from game.brazil.map.scenario_thumbnail import MapThumbnail, thumbnail_request
from game.brazil.terrain.disk_cache import TerrainCache
from game.brazil.terrain.layers.ornaments import drawings_digest
from game.brazil.terrain.painted_map import PaintedMap
from game.brazil.terrain.painter import View, home
from game.brazil.terrain.painting_key import map_part, painting_key, view_of
from game.brazil.terrain.shared_renderer import terrain_renderer
from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.brazil.terrain.terrain_request import TerrainRequest
from game.platform.folders import art_folder
from game.render.image_cache import png_of
from game.render.shipped_pictures import GROUND, ShippedPictures, write_pack
from tests.game.terrain.test_sheet import BOARD, ORDER, SIZE, is_sharp, until

DRAWINGS = drawings_digest(art_folder())
MAGENTA, BLUE, GREEN = (255, 0, 255), (0, 0, 255), (0, 255, 0)
WINDOW = (226, 150)  # of other proportions than what is stored


def painted(colour: tuple[int, int, int], size: tuple[int, int] = SIZE) -> pygame.Surface:
    """A painting that can be told by its colour."""
    picture = pygame.Surface(size)
    picture.fill(colour)
    return picture


def store(cache: TerrainCache, request: TerrainRequest, colour: tuple[int, int, int]) -> None:
    cache.put(painting_key(request, DRAWINGS), partial(png_of, painted(colour, request.size)))


def shown(cache: TerrainCache, title: str = "Home", theme: str = "parchment") -> pygame.Color:
    """The colour in the middle of a map of which nothing is painted yet."""
    renderer = TerrainRenderer(art_folder(), cache, lambda: None, apart=False, delay=0.0)
    renderer._begin = lambda: None  # type: ignore[method-assign]  # nobody paints
    picture = PaintedMap(BOARD, title, theme, renderer).surface(home(BOARD, WINDOW), WINDOW, 1)
    assert picture.get_size() == WINDOW
    return picture.get_at((WINDOW[0] // 2, WINDOW[1] // 2))


def is_like(colour: pygame.Color, wanted: tuple[int, int, int]) -> bool:
    """Whether it is that colour under the shade at the map's edges."""
    return all(abs(a - b) < 30 for a, b in zip(colour[:3], wanted, strict=True))


def test_a_stored_painting_of_another_size_stands_in(tmp_path: Path) -> None:
    cache = TerrainCache(tmp_path)
    assert not is_like(shown(cache), MAGENTA)
    store(cache, ORDER, MAGENTA)
    assert is_like(shown(cache), MAGENTA)


def test_so_does_a_shipped_one(tmp_path: Path) -> None:
    key = f"{GROUND}{painting_key(ORDER, DRAWINGS)}"
    write_pack(tmp_path / "pack", {key: png_of(painted(MAGENTA))})
    assert is_like(shown(TerrainCache(None, shipped=ShippedPictures(tmp_path / "pack"))), MAGENTA)


@pytest.mark.parametrize("other", [{"title": "Away"}, {"theme": "slate"}])
def test_of_another_title_or_theme_none_does(tmp_path: Path, other: dict[str, str]) -> None:
    """A title in another language would be read before the right one came."""
    store(cache := TerrainCache(tmp_path), ORDER, MAGENTA)
    assert not is_like(shown(cache, **other), MAGENTA)


def test_a_part_of_the_map_stands_in_for_none(tmp_path: Path) -> None:
    store(cache := TerrainCache(tmp_path), ORDER.seen(View(ORDER.middle, ORDER.radius * 4, SIZE)), MAGENTA)
    assert not is_like(shown(cache), MAGENTA)


def test_the_next_larger_one_stands_in_and_a_damaged_one_does_not(tmp_path: Path) -> None:
    cache = TerrainCache(tmp_path)
    for size, colour in (((SIZE[0] * 3, SIZE[1] * 3), BLUE), (SIZE, MAGENTA), ((220, 146), GREEN)):
        store(cache, TerrainRequest.of(BOARD, "parchment", "Home", size), colour)
    assert is_like(shown(cache), MAGENTA)
    (tmp_path / f"{painting_key(ORDER, DRAWINGS)}.png").write_bytes(b"\x89PNG broken")
    assert is_like(shown(cache), BLUE)


@pytest.mark.parametrize("rest", ["", "1_2", "a_b_c_d_e", "0_0_0_9x9_a", "0_0_nan_9x9_a", "0_0_-1_9x9_a", "0_0_5_9_a"])
def test_a_file_of_somebody_else_is_passed_over(tmp_path: Path, rest: str) -> None:
    part = map_part(painting_key(ORDER, DRAWINGS))
    with pytest.raises(ValueError):
        view_of(f"{part}_{rest}")
    (tmp_path / f"{part}_{rest}.png").write_bytes(png_of(painted(MAGENTA)))
    assert not is_like(shown(TerrainCache(tmp_path)), MAGENTA)


def test_a_name_tells_its_view() -> None:
    request = ORDER.seen(View((-0.5, 3.25), 41.5, (640, 320)))
    assert view_of(painting_key(request, DRAWINGS)) == request.view


def test_of_a_view_from_near_the_whole_map_is_not_enlarged(tmp_path: Path) -> None:
    """At the largest zoom it would take a hundred megabytes; only what is seen of it is enlarged."""
    store(cache := TerrainCache(tmp_path), ORDER, MAGENTA)
    renderer = TerrainRenderer(art_folder(), cache, lambda: None, apart=False, delay=0.0)
    for zoom, size in ((1.5, (360, 240)), (6, SIZE)):
        found = renderer.stand_in(ORDER.seen(View(ORDER.middle, ORDER.radius * zoom, SIZE)))
        assert found is not None and found[1].get_size() == found[0].size == size


def test_it_gives_way_to_the_painting(tmp_path: Path) -> None:
    """Nothing of it is left at the edges that it did not reach."""
    store(cache := TerrainCache(tmp_path), ORDER, MAGENTA)
    renderer = TerrainRenderer(art_folder(), cache, lambda: None, apart=False, delay=0.0)
    sheet, view = PaintedMap(BOARD, "Home", "parchment", renderer), home(BOARD, WINDOW)
    try:
        until(lambda: bool(sheet.surface(view, WINDOW, 1)) and is_sharp(sheet))
    finally:
        renderer.stop()
    assert sheet._stand_in is None
    assert not is_like(sheet.surface(view, WINDOW, 1).get_at((WINDOW[0] // 2, WINDOW[1] // 2)), MAGENTA)


def test_a_thumbnail_of_another_size_stands_in_and_nothing_is_waited_for(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """New game would be held back until every map of it is painted."""
    monkeypatch.setattr(TerrainRenderer, "ask", lambda *_, **__: None)  # nobody paints
    app = make_app()
    ui, chart = app.ui, scenario("cisplatine")
    renderer = terrain_renderer(ui.pictures)
    monkeypatch.setattr(ui.pictures, "drawn", lambda key, svg, size: pygame.Surface(size, pygame.SRCALPHA))

    def shown() -> tuple[pygame.Color, int]:
        """The colour of the map's middle, and how many pieces were lacking."""
        map_thumbnail = MapThumbnail(chart, 175, 114)
        map_thumbnail.arrange(ui, pygame.Rect(0, 0, 175, 114))
        with ui.budget.frame():
            map_thumbnail.draw(ui, app.surface)
            return app.surface.get_at((87, 60)), ui.budget.lacking

    coarse, lacking = shown()
    assert lacking and not is_like(coarse, MAGENTA)
    store(renderer.store, thumbnail_request(chart, ui.theme.name, (188, 120)), MAGENTA)
    colour, lacking = shown()
    assert not lacking and is_like(colour, MAGENTA)
