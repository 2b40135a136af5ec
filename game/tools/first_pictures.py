"""Builds the pack of pictures that ships with the program: draws the first screens of every game in common window
sizes.

Run by `python -m game --build-pictures OUT`.
"""

from __future__ import annotations

import io
import logging
import os
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

from game.app.app import App
from game.i18n.texts import LANGUAGES
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from game.render.shipped_pictures import GROUND, PACK, ShippedPictures, alike, key_of, write_pack
from game.render.svg_render import Size
from game.shell import registry
from game.shell.lesson_cards import lesson_cards

log = logging.getLogger(__name__)
WHOLE = ((1920, 1080), (1280, 720))  # window sizes whose pictures ship; in others they are scaled
SINGLE = ("screens", "wars", "map", "board")  # folders of which the first screens always show the same pictures
QUALITY = 68  # WebP quality of pictures of at least LOSSY pixels; smaller ones are lossless
LOSSY = 8_000
SCALED = 2.0  # times: a picture ships once for all sizes of the same proportions up to so much smaller
EFFORT = 5  # of the encoder, 0 to 6: how small a picture becomes; 6 takes nine times as long for 2 % less
DEALT = 120_000  # up to so many pixels all pictures of a folder ship if one is used: any may be dealt


def build_pictures(out: Path, only: Size | None = None) -> int:
    """Draws the first screens of all games in the window sizes `WHOLE` and all languages, and writes their pictures to
    the pack file `out`; `only`: in this one size and the first language instead. Returns the number of pictures. Raises
    OSError, FileError."""
    whole = (only,) if only is not None else WHOLE
    languages = LANGUAGES[1:] if only is None else ()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        cache = Folders.under(Path(home)).cache
        for size in whole:
            _walk(Path(home), size, LANGUAGES[0], ShippedPictures())
        known = dict(_packed(cache, {}))
        write_pack(cache / PACK, known)
        shipped = ShippedPictures(cache / PACK)
        for language in languages:  # the map's picture contains texts
            _walk(Path(home), WHOLE[0], language, shipped, tables_only=True)
        packed = known | dict(_packed(cache, known))
    write_pack(out, packed)
    return len(packed)


def _walk(
    home: Path, size: tuple[int, int], language: str, shipped: ShippedPictures, tables_only: bool = False
) -> None:
    """Draws the first screens in a window of this size, which fills the cache."""
    folders = Folders.under(home)
    file = SettingsFile(folders.config)
    file.save = lambda: True  # type: ignore[method-assign]
    file.settings.language = language
    app = App(folders, file, size)
    app.ui.pictures.shipped, app.ui.pictures.synchronous = shipped, True
    parent = os.getppid()
    for screen in first_screens(app, tables_only):
        if os.getppid() != parent:
            raise OSError("the program that wanted the pictures has ended")
        log.info("%s %s %s", size, language, screen)
        app.draw()
    if not len(shipped):
        _draw_folders(app)
    app.close()


def first_screens(app: App, tables_only: bool = False) -> Iterator[str]:
    """Opens the screens whose pictures are shipped (menu, and each game's first pages, table and lesson), yielding each
    one's name while it is open; `tables_only`: just tables and lessons."""
    from game.screens.new_game import NewGameScreen
    from game.shell.puzzle_collection import load_day

    for name in () if tables_only else ("menu", "games"):
        app.go(name)
        yield name
    for game in registry.PLUGINS:
        app.select_game(game)
        load_day(game)  # else a thread reads them, and Learn comes without them
        for name in () if tables_only else ("first_start", "new_game", "learn"):
            app.go("menu")
            app.go(name)
            yield f"{game} {name}"
        app.go("menu")
        screen = NewGameScreen(app)
        app.push(screen)
        screen.start()
        yield f"{game} table"
        app.top.closing()
        app.go("menu")
        first = lesson_cards(game)[0]
        registry.plugin(game).start_lesson(app, first.id, True)
        yield f"{game} lesson"
        app.top.closing()
    app.go("menu")


def _draw_folders(app: App) -> None:
    """Draws all pictures of a folder of which one was drawn, as another game may need the others.

    Only at the largest size used; smaller ones are scaled from it.
    """
    pictures = app.ui.pictures
    folders: dict[str, list[str]] = {}
    of: dict[str, list[str]] = {}
    for name in pictures.names():
        folders.setdefault(name.rpartition("/")[0], []).append(name)
        of.setdefault(pictures.digest(name) or "", []).append(name)
    largest: dict[str, list[Size]] = {}  # largest size for each aspect ratio
    for path in (app.folders.cache / "pictures").glob("*.png"):
        digest, size = _parsed(path)
        if size[0] * size[1] <= DEALT:
            for name in of.get(digest, ()):
                kept = largest.setdefault(name.rpartition("/")[0], [])
                like = next((one for one in kept if alike(one, size)), size)
                kept[:] = [*(one for one in kept if one != like), max(like, size)]
    for folder in sorted(largest.keys() - {name for name in largest if name.endswith(SINGLE)}):
        for size in largest[folder]:
            for name in folders[folder]:
                pictures.get(name, size)


def _parsed(path: Path) -> tuple[str, tuple[int, int]]:
    """Returns digest and size from the name of a cache file."""
    digest, size, _ = path.stem.split("-")
    wide, _, high = size.partition("x")
    return digest, (int(wide), int(high))


def _packed(cache: Path, known: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yields key and encoded picture of everything in the cache that is not `known` and can't be scaled from a larger
    one."""
    paths = sorted((cache / "pictures").glob("*.png"))
    sizes: dict[str, list[Size]] = {}
    for digest, size in map(_parsed, paths):
        sizes.setdefault(digest, []).append(size)
    needed = {key_of(digest, size) for digest, drawn in sizes.items() for size in needed_sizes(drawn)}
    found = {key: path for path in paths if (key := key_of(*_parsed(path))) in needed}
    found |= {f"{GROUND}{path.stem}": path for path in sorted((cache / "ground").glob("*.png"))}
    for key, path in found.items():
        if key not in known:
            yield key, encoded(path.read_bytes())


def needed_sizes(drawn: Iterable[Size]) -> list[Size]:
    """Returns those of the drawn sizes of a picture that must be shipped: not those to which a shipped one of the same
    proportions, at most SCALED times as wide, can be scaled down."""
    kept: list[Size] = []
    for size in sorted(drawn, reverse=True):
        if not any(alike(one, size) and one[1] >= size[1] and one[0] <= size[0] * SCALED for one in kept):
            kept.append(size)
    return kept


def encoded(png: bytes) -> bytes:
    """Re-encodes a PNG as WebP, a large picture with some loss, if Pillow is installed and the result is smaller; else
    returns it unchanged."""
    try:
        image = import_module("PIL.Image")
    except ImportError:
        return png
    with image.open(io.BytesIO(png)) as picture, io.BytesIO() as out:
        lossy = picture.width * picture.height >= LOSSY
        picture.save(out, "WEBP", lossless=not lossy, quality=QUALITY if lossy else 75, method=EFFORT, exact=True)
        return min(png, out.getvalue(), key=len)
