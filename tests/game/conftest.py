"""A headless app with folders of its own."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest
import resvg_py

from engine.storage import sealing
from game.app.app import App
from game.audio.sound import SoundPlayer
from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.platform import clipboard, clock
from game.platform.folders import Folders
from game.platform.settings import SettingsFile, SoundSettings
from game.render.fonts import Fonts
from game.render.image_cache import ImageCache
from game.render.svg_file import SvgFile
from game.screens.advice_table import AdviceTable
from tests.game.drawing_cache import kept
from tests.game.gestures import click, click_name, move_to, press
from tests.game.shared_caches import (
    SHARED,
    TEXTS,
    SharedPictures,
    decoded_once,
    keep_heap,
    languages_once,
    lines_once,
    listed_once,
    measured_once,
    read_once,
)

__all__ = ["click", "click_name", "move_to", "press"]


@pytest.fixture(scope="session")
def drawings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where drawings are kept that were made into pixels: `DRAWINGS` of the environment, or the cache of the tests."""
    if given := os.environ.get("DRAWINGS"):
        return Path(given)
    cache = getattr(request.config, "cache", None)  # none with `-p no:cacheprovider`
    return cache.mkdir("drawn") if cache else tmp_path_factory.mktemp("drawn")


@pytest.fixture(autouse=True, scope="session")
def drawn_once(drawings: Path) -> Iterator[None]:
    """A drawing that another test, or the last run, had made into pixels is taken from there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resvg_py, "svg_to_bytes", kept(resvg_py.svg_to_bytes, drawings))
        yield


@pytest.fixture(autouse=True, scope="session")
def remembered() -> Iterator[SharedPictures]:
    """Lines of letters, messages and pictures that another test's app had drawn or read are taken from memory, and so
    is the memory itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fonts, "__init__", measured_once(Fonts.__init__))
        patch.setattr("game.render.fonts.KNOWN", TEXTS)
        patch.setattr("game.app.app.settle_heap", keep_heap)
        patch.setattr("game.screens.saved_table.trim_heap", lambda: None)
        patch.setattr(Fonts, "_drawn", lines_once(Fonts._drawn))
        patch.setattr("game.render.image_cache.load_png", decoded_once())
        patch.setattr("game.i18n.texts.FluentLanguage", languages_once())
        patch.setattr(SvgFile, "of", staticmethod(read_once()))
        patch.setattr(ImageCache, "names", listed_once(ImageCache.names))
        yield SHARED


@pytest.fixture(autouse=True)
def nobody_paints(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ground stays coarse: no test of a screen starts a painting process."""
    if request.path.parent.name != "terrain":
        monkeypatch.setattr(TerrainRenderer, "ask", lambda *_, **__: None)


@pytest.fixture(autouse=True)
def nobody_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No library for a voice is installed; tests of the voice bring their own."""
    monkeypatch.setattr("game.shell.narrator.voice_installed", lambda: False)


@pytest.fixture(autouse=True)
def nobody_is_hasty() -> Iterator[None]:
    """Tests press faster than anybody reads; those about the guard of the main button set it again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.widgets.click_guard.GUARD", 0)
        patch.setattr("game.play.recap_controller.READ", 0)
        yield


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """New games are dealt from the nonces 1, 2, 3 … in every test: what fails once fails again."""
    seeds = itertools.count(1)
    monkeypatch.setattr("game.play.session_factory.fresh_nonce", lambda: f"{next(seeds):032x}")


@pytest.fixture(autouse=True)
def clock_goes_on() -> Iterator[None]:
    """An app that a test leaves while it prepares a screen has paused the clock, which all tests of a worker share."""
    yield
    clock.go_on()


@pytest.fixture(autouse=True)
def no_keys() -> Iterator[None]:
    """What one test's app sealed with, no other test's files are."""
    yield
    sealing.set_key_folders(fresh=bytes)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.under(tmp_path)


@pytest.fixture
def shared(remembered: SharedPictures) -> SharedPictures | None:
    """What `make_app` has its apps take of other tests' pictures; a file whose tests watch drawing overrides it."""
    return remembered


@pytest.fixture
def make_app(folders: Folders, shared: SharedPictures | None) -> Iterator[Callable[..., App]]:
    apps: list[App] = []

    def make(
        size: tuple[int, int] = (1280, 720), scale: int = 100, theme: str = "parchment", language: str = "en"
    ) -> App:
        file = SettingsFile(folders.config)
        file.settings.ui_scale = scale
        file.settings.theme = theme  # type: ignore[assignment]
        file.settings.language = language
        app = App(folders, file, size)
        if shared is not None:
            shared.give(app.ui)
        apps.append(app)
        return app

    yield make
    for app in apps:
        app.ui.pictures.renderer.stop()  # its process, half started when all ends, would complain
        app.reviews.stop()
        for screen in app.stack:
            if isinstance(screen, AdviceTable):
                screen.reviewing.stop()  # else it goes on in its processes for a minute beside the tests that follow
    if apps:
        pygame.display.quit()


@pytest.fixture
def nothing_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of places and words: pictures, boxes and letters stay clear, and nobody waits for their drawing."""
    from tests.game.unpainted import paint_nothing

    paint_nothing(monkeypatch)


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The clipboard."""
    held = [""]
    monkeypatch.setattr(clipboard, "put", lambda text: held.__setitem__(0, text))
    monkeypatch.setattr(clipboard, "get", lambda: held[0])
    yield held


@pytest.fixture
def sound() -> Iterator[SoundPlayer]:
    """A player of sounds whose card is open."""
    sound = SoundPlayer(SoundSettings())
    sound.start()
    assert sound.ready, sound.failed
    yield sound
    sound.stop()


@pytest.fixture
def app(make_app: Callable[..., App]) -> Iterator[App]:
    """An app whose sounds and music end with the test."""
    app = make_app()
    yield app
    app.sound.stop()
