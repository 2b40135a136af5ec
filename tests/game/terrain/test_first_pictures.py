"""Pictures that ship with the program: whole on the first frame, never of a drawing that has changed since."""

from __future__ import annotations

import io
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.app.app import App
from game.app.background_build import CALM, make_first_pictures
from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.brazil.terrain.terrain_request import TerrainPainter, TerrainRequest
from game.platform.folders import art_folder
from game.render.fonts import Fonts
from game.render.frame_budget import FrameBudget
from game.render.image_cache import ImageCache, png_of
from game.render.shipped_pictures import MAGIC, PACK, ShippedPictures, key_of, write_pack
from game.render.svg_render import render
from game.render.svg_renderer import SvgRenderer
from game.tools import first_pictures
from game.tools.first_pictures import build_pictures, first_screens
from tests.shortened import first

NAME_OF = "marks/check"


@pytest.fixture
def shared() -> None:
    """Nothing was ever drawn when an app of these tests begins."""


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture
def art(tmp_path: Path) -> Path:
    """A folder of one drawing."""
    art = tmp_path / "art"
    (art / "marks").mkdir(parents=True)
    shutil.copy(art_folder() / f"{NAME_OF}.svg", art / "marks")
    return art


def ship(art: Path, size: tuple[int, int]) -> ImageCache:
    """That drawing ships at this size; what was shipped can be told by its colour."""
    digest = ImageCache(None, Fonts(), art).digest(NAME_OF)
    assert digest is not None
    blue = pygame.Surface(size)
    blue.fill((0, 0, 255))
    write_pack(art / PACK, {key_of(digest, size): png_of(blue)})
    return ImageCache(None, Fonts(), art)


def is_shipped(drawn: pygame.Surface, size: tuple[int, int]) -> bool:
    red, green, blue, _ = drawn.get_at((size[0] // 2, size[1] // 2))
    return drawn.get_size() == size and red == green == 0 and blue > 250


def test_a_shipped_picture_is_shown_and_nothing_is_drawn(art: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = ship(art, (40, 40))
    monkeypatch.setattr("game.render.image_cache.render", lambda *_: pytest.fail("drawn"))
    assert is_shipped(pictures.get(NAME_OF, (40, 40)), (40, 40))
    assert is_shipped(pictures.get(NAME_OF, (28, 28)), (28, 28)), "made of the larger one"


def test_of_a_small_picture_no_larger_one_is_made(art: Path) -> None:
    assert not is_shipped(ship(art, (40, 40)).get(NAME_OF, (41, 41)), (41, 41))


def test_nor_one_of_other_proportions(art: Path) -> None:
    assert not is_shipped(ship(art, (40, 40)).get(NAME_OF, (30, 20)), (30, 20))


def test_a_large_painting_is_shown_larger_up_to_a_point(art: Path) -> None:
    shipped = ship(art, (960, 960)).shipped
    digest = ImageCache(None, Fonts(), art).digest(NAME_OF) or ""
    assert shipped.has(digest, (2000, 2000)) and not shipped.has(digest, (2200, 2200))


def test_a_drawing_that_has_changed_refuses_its_shipped_picture(art: Path) -> None:
    ship(art, (40, 40))
    path = art / f"{NAME_OF}.svg"
    path.write_text(path.read_text(encoding="utf-8").replace("</svg>", '<rect width="2" height="2"/></svg>'))
    drawn = ImageCache(None, Fonts(), art).get(NAME_OF, (40, 40))
    assert not is_shipped(drawn, (40, 40))
    assert pixels(drawn) == pixels(_rendered(path, (40, 40)))


def _rendered(path: Path, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(render(path.read_text(encoding="utf-8"), size)), "x.png")


@pytest.mark.parametrize(
    "what", [b"", b"no pack", MAGIC, MAGIC + (9**9).to_bytes(8, "little"), MAGIC + bytes(8) + b"x"]
)
def test_a_damaged_file_ships_nothing(tmp_path: Path, what: bytes) -> None:
    (tmp_path / PACK).write_bytes(what)
    assert len(ShippedPictures(tmp_path / PACK, tmp_path / "none")) == 0


def test_a_damaged_picture_is_drawn(art: Path) -> None:
    digest = ImageCache(None, Fonts(), art).digest(NAME_OF) or ""
    write_pack(art / PACK, {key_of(digest, (40, 40)): b"no picture"})
    drawn = ImageCache(None, Fonts(), art).get(NAME_OF, (40, 40))
    assert pixels(drawn) == pixels(_rendered(art / f"{NAME_OF}.svg", (40, 40)))


def test_the_folder_of_a_small_picture_ships_at_its_largest_size(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another game deals other cards."""
    app = make_app()
    app.ui.pictures.get("goods/gold", (20, 20))
    app.ui.pictures.get("goods/gold", (30, 30))
    got: list[tuple[str, tuple[int, int]]] = []
    monkeypatch.setattr(app.ui.pictures, "get", lambda name, size: got.append((name, size)))
    first_pictures._draw_folders(app)
    goods = {path.stem for path in (art_folder() / "goods").glob("*.svg")}
    assert {(f"goods/{name}", (30, 30)) for name in goods} == set(got)


@pytest.mark.parametrize("size", first(1, [(1280, 720), (1920, 1080)]), ids=lambda size: f"{size[0]}")
def test_the_first_screens_need_no_drawing(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, size: tuple[int, int]
) -> None:
    """With what ships every first screen is whole though nothing was ever drawn: no drawing, no painting is made."""

    def painted(studio: TerrainPainter, order: TerrainRequest) -> pygame.Surface:
        return pygame.Surface(order.size)  # whether it is asked for counts, not what it shows

    monkeypatch.setattr(TerrainPainter, "paint", painted)
    monkeypatch.setattr("game.play.session_factory.fresh_nonce", lambda: f"{1:032x}")  # the same cards are dealt
    monkeypatch.setattr(first_pictures, "DEALT", 0)
    monkeypatch.setattr(first_pictures, "EFFORT", 0)
    build_pictures(tmp_path / PACK, size)
    app = make_app(size)
    app.ui.pictures.shipped = ShippedPictures(tmp_path / PACK)
    made: list[str] = []
    monkeypatch.setattr(
        SvgRenderer, "_drawn", lambda renderer, order, size: made.append(f"{order.key[0]} {size}") or b""
    )
    monkeypatch.setattr(
        TerrainRenderer, "_paint_apart", lambda shop, order: made.append(order.title) or pygame.Surface(order.size)
    )
    monkeypatch.setattr(app.ui.pictures, "warm", lambda wanted: None)
    app.allows_placeholders = True
    for name in first_screens(app):
        until = time.monotonic() + 60
        while app.presenter.waits:
            app.turn()
            assert time.monotonic() < until, f"{name} is never whole"
        assert not made, name
        assert not app.budget.lacking, name


def test_no_words_are_shown_on_what_is_not_there_yet(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card with its title comes whole; a picture without words may be seen out of focus."""
    app = make_app()
    pictures, budget = app.ui.pictures, app.budget
    monkeypatch.setattr(pictures.renderer, "_begin", lambda: None)  # nobody draws

    def paint(words: str) -> pygame.Surface:
        card = pygame.Surface((60, 60), pygame.SRCALPHA)
        card.fill((90, 30, 20))
        pictures.get("historia/backs/egypt", (20, 28))
        if words:
            card.blit(app.ui.fonts.line(words, "text", 14, (0, 0, 0)), (0, 0))
        return card

    with budget.frame():
        worded = pictures.made("@worded", (60, 60), lambda: paint("Title"))
        bare = pictures.made("@bare", (60, 60), lambda: paint(""))
    assert budget.lacking
    assert not pygame.mask.from_surface(worded, 0).count() and pygame.mask.from_surface(bare, 0).count()


def test_a_frame_that_nobody_sees_may_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("game.render.frame_budget.now", lambda: now[0])
    budget = FrameBudget()
    budget.factor = 3
    with budget.frame():
        with budget.work():
            now[0] += 0.03
        assert not budget.late
        budget.factor = 1
        assert budget.late


def test_from_source_they_are_made_once_in_the_background(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a process without a window, into the player's cache; not where there are some of today's drawings."""
    app, started, drivers, calmed = make_app(), [], [], []
    pictures = app.ui.pictures
    monkeypatch.setattr("pygame.display.get_driver", lambda: "x11")
    monkeypatch.setattr("atexit.register", lambda _: None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")

    def begin(words: list[str], env: dict[str, str], **_: object) -> SimpleNamespace:
        started.append(words)
        drivers.append(env["SDL_VIDEODRIVER"])
        return SimpleNamespace(terminate=None, pid=4321)

    monkeypatch.setattr("subprocess.Popen", begin)
    monkeypatch.setattr("os.setpriority", lambda _, process, nice: calmed.append((process, nice)), raising=False)
    make_first_pictures(pictures, (1280, 720))
    assert [words[-4:] for words in started] == [
        ["--build-pictures", str(app.folders.cache / PACK), "--size", "1280x720"]
    ]
    digest = pictures.digest("screens/menu") or ""
    write_pack(app.folders.cache / PACK, {key_of(digest, (1280, 720)): b""})
    make_first_pictures(ImageCache(pictures.cache, Fonts()), (1280, 720))
    assert len(started) == 1
    write_pack(app.folders.cache / PACK, {key_of("0" * 24, (1280, 720)): b""})  # of a drawing that has changed
    make_first_pictures(ImageCache(pictures.cache, Fonts()), (1280, 720))
    assert len(started) == 2 and set(drivers) == {"dummy"}
    assert calmed == [(4321, CALM)] * (0 if sys.platform == "win32" else 2)
