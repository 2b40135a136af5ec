"""Creates the drawing context (`Ui`) from the settings, applies changed settings to it, and runs the commands that
every screen has: full screen, screenshot, mute, narration."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.i18n.texts import Texts, system_language
from game.platform.folders import Folders
from game.platform.settings import TEXT_SIZES, Settings, SettingsFile
from game.render.fonts import Fonts
from game.render.frame_budget import FrameBudget
from game.render.image_cache import ImageCache
from game.render.memory_budget import make_room
from game.render.nine_slice import NineSlices
from game.render.svg_render import Size
from game.render.theme import THEMES
from game.render.ui import SYMBOLS, Ui
from game.shell import registry, seat_mark
from game.shell.foot import size_above
from game.shell.plugin import GamePlugin
from game.shell.shell import Shell, wake

ON_MAP = ("map", "place")  # roles of widgets that the keys of the map are for


class GameTexts:
    """The texts of shell and games in the language of the settings, each read once."""

    def __init__(self, file: SettingsFile) -> None:
        self._file = file
        self._known: dict[tuple[str, str], Texts] = {}

    def of(self, game: str) -> Texts:
        """Returns the texts that all games share (the shell's) and those of a game in the language of the settings;
        each is read once. Raises UnknownGame."""
        language = self._file.settings.language or system_language()
        known = self._known.get((game, language))
        if known is None:
            known = self._known[game, language] = Texts(language, registry.plugin(game).texts)
        return known


def make_ui(settings: Settings, folders: Folders, budget: FrameBudget, size: Size) -> Ui:
    """Creates the interface, with the texts that all games share alone, for a window of this size in pixels."""
    fonts = Fonts(budget)
    pictures = ImageCache(folders.cache / "pictures", fonts, wake=wake)
    texts = Texts(settings.language or system_language())
    ui = Ui(THEMES[settings.theme], settings.ui_scale / 100, fonts, texts, pictures, NineSlices(budget), size=size)
    apply_settings(settings, ui, size)
    return ui


def apply_settings(settings: Settings, ui: Ui, size: Size) -> None:
    """Applies theme, language's fonts, scale, text size, motion and the window's size to the interface."""
    ui.theme = THEMES[settings.theme]
    ui.fonts.set_language(ui.texts.language)
    ui.scale = settings.ui_scale / 100
    ui.text_scale = TEXT_SIZES[settings.text_size] / 100
    ui.size = size_above(ui, settings, size)
    ui.reduced_motion = settings.pace.reduced_motion
    make_room(ui)


def show_game(ui: Ui, plugin: GamePlugin, texts: Texts) -> None:
    """Switches the interface to a game's texts, symbols and pictures."""
    ui.texts = texts
    ui.symbols = {**SYMBOLS, **plugin.symbols, **ui.pad_symbols}
    plugin.register(ui.pictures)
    seat_mark.register(ui.pictures, plugin.looks)


def contexts_of(app: Shell) -> tuple[str, ...]:
    """Returns the key-binding contexts that take precedence: the narrator's while it is on, and before it that of a map
    that has the focus. Empty while the narrator is off."""
    root = app.top.read_roots[-1]
    on_map = root.focus_shown and root.focus is not None and root.focus.role in ON_MAP
    if not app.narrator.on:
        return ()
    return ("map", "reading") if on_map else ("reading",)


def run_command(app: Shell, command: str) -> bool:
    """Runs a command that every screen has: full screen, screenshot, mute, narration. Returns False, and does nothing,
    for any other command."""
    settings, narrator = app.settings, app.narrator
    narration: dict[str, Callable[[], None]] = {
        "narration": narrator.next_mode,
        "verbosity": narrator.next_verbosity,
        "read_again": narrator.again,
        "read_before": partial(narrator.again, back=True),
    }
    if command in narration:
        narration[command]()
        return True
    if command == "full_screen":
        settings.window.full_screen = app.window.toggle()
        app.keep_settings()
        app.restyle()
        return True
    if command == "screenshot":
        app.keep_picture()
        return True
    if command == "mute":
        settings.sound.on = not settings.sound.on
        app.sound_switched()
        app.keep_settings()
        app.top.rebuild()  # the screen may show the setting
        app.toast(app.ui.text("sound-on" if settings.sound.on else "sound-off"))
        return True
    return False
