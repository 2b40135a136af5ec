"""The application object: main loop, event handling, drawing of frames, stack of screens, timers.

Nothing is drawn while nothing changes; the loop sleeps until the next event or timer.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from engine.storage import sealing
from game import TITLE
from game.app import routes
from game.app.cross_fade import CrossFade
from game.app.first_run import size_first_window
from game.app.input_devices import InputDevices
from game.app.interface import GameTexts, apply_settings, contexts_of, make_ui, run_command, show_game
from game.app.open_file import open_from_outside, open_save
from game.app.preload import preload
from game.app.read_aloud import ReadAloud
from game.app.screen_stack import ScreenStack
from game.app.screenshot import keep_picture
from game.app.timers import Timers
from game.audio.music import MusicPlayer
from game.audio.sound import SoundPlayer
from game.i18n.display_text import display_text
from game.i18n.texts import Texts
from game.platform import clock
from game.platform.allocator import settle_heap
from game.platform.folders import Folders
from game.platform.settings import Settings, SettingsFile
from game.platform.window import Window
from game.play.background_reviews import BackgroundReviews
from game.render.frame_budget import FrameBudget
from game.render.image_cache import write_picture
from game.render.presenter import Presenter
from game.render.svg_render import Size
from game.render.ui import Ui
from game.screens.unsaved_dialog import UnsavedDialog, save_and_leave
from game.shell import registry
from game.shell.foot import draw_foot
from game.shell.key_bindings import HeldKeys, KeyBindings, merge_motions
from game.shell.narrator import Narrator
from game.shell.shell import WAKE, cancel_presses
from game.shell.sound_captions import SoundCaptions
from game.shell.toasts import BAD, OF_TABLE, Toasts

if TYPE_CHECKING:
    from game.play.match import Match
    from game.play.statistics.store import Statistics

FRAME = 16  # ms between frames while something moves
LOOK = 100  # ms between checks of a screen that waits for pictures
FACTORIES = 2  # most consecutive frames that only lay out and draw nothing
GATHERING = 50  # ms after a frame in which results of threads are gathered for the next one


class App(ScreenStack):
    """The running application; implements `game.shell.shell.Shell`."""

    def __init__(
        self, folders: Folders, settings: SettingsFile, size: Size | None = None, opens: Size | None = None
    ) -> None:
        """`size`: a fixed window size; `opens`: the size at first, instead of the one in the settings."""
        settle_heap()
        sealing.set_key_folders(*folders.keys, fresh=secrets.token_bytes)
        self.folders, self.file = folders, settings
        if settings.fresh and size is None:
            size_first_window(self.settings)
        self._timers, self._texts = Timers(), GameTexts(settings)
        super().__init__()
        self._framed, self._gathering, self._laid = -GATHERING, False, 0  # last frame's time; frames that only laid out
        self.allows_placeholders = self.started = False  # outside the loop every picture is complete
        self.window = Window(self.settings.window, size, opens)
        self.read_aloud = ReadAloud(self)
        self.window.open(TITLE, self.read_aloud.attach)
        self.budget = FrameBudget()
        self.presenter = Presenter(self.budget, lambda: self.allows_placeholders)
        self._sized = self.surface.get_size()  # of the window, when the interface was laid out for it last
        self.ui: Ui = make_ui(self.settings, folders, self.budget, self._sized)
        self.sound = SoundPlayer(self.settings.sound)
        self.music = MusicPlayer(self.sound)
        self._held, self.devices, self.cross_fade = HeldKeys(), InputDevices(self), CrossFade()
        self.sounds = SoundCaptions(self.settings)
        self.sound.heard = self.music.begun = self.sounds.heard
        self.select_game(registry.known_or_first(self.settings.game))
        self.ui.pressed = self.sound.click
        self.narrator = Narrator(self, self.read_aloud.hear)
        self.toasts, self.reviews = Toasts(self.narrator.say), BackgroundReviews()
        self._strips = (self.toasts, self.sounds, self.cross_fade)
        self.dirty, self.running, self.started = True, True, False
        self.before_quit: Callable[[Callable[[], None]], bool] = lambda then: False

    @property
    def settings(self) -> Settings:
        return self.file.settings

    @cached_property
    def statistics(self) -> Statistics:  # the module is imported with the first use
        from game.play.statistics.store import Statistics

        return Statistics(self.folders.data, tuple(registry.PLUGINS))

    def count_game(self, match: Match[Any, Any]) -> str:
        """Counts a finished game in the player's statistics. Returns a sentence on new achievements, "" if none."""
        from game.app.count_game import count_game

        return count_game(self, match)

    @property
    def surface(self) -> pygame.Surface:
        return self.window.surface

    # -- screens -------------------------------------------------------------------------------------------------

    def go(self, name: str, detail: str = "") -> None:
        """Opens a screen by its route's name, with `detail` (page or kind); the menu replaces all others."""
        routes.go(self, name, detail)

    def open_save(self, path: Path) -> bool:
        """Opens a saved game at its table. False if it is not opened: a toast says why, or a dialog offers a backup."""
        return open_save(self, path)

    def _changed(self) -> None:
        self.fade()
        cancel_presses(self.stack, self.ui)
        for covered in self.stack[:-1]:
            covered.ui_root.forget_pointer()
        self.top.rebuild()
        self.top.shown()
        self.presenter.expect()

    def fade(self) -> None:
        """Starts a cross-fade to the next screen if "reduced motion" is on; has a frame drawn in any case."""
        if self.settings.pace.reduced_motion and self.started:
            self.cross_fade.begin(self.surface)
        self.dirty = True

    def clear_toasts(self, *kinds: str) -> None:
        """Removes the toasts (short notes on the screen) of these kinds, or all."""
        self.toasts.clear(*kinds)
        self.dirty = True

    def toast(self, text: str, kind: str = "plain") -> None:
        """Shows a sentence as a short note that disappears by itself; a kind that tells of an error plays a sound."""
        self.toasts.add(text, kind, clock.now())
        if kind in (BAD, *OF_TABLE):
            self.sound.play("error")
        self.dirty = True

    def after(self, delay: int, action: Callable[[], None]) -> None:
        """Has the main loop run `action` once, after a delay in ms; returns at once."""
        self._timers.add(clock.now() + delay, action)

    # -- the game at hand ------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.plugin.id

    @property
    def background_picture(self) -> str:
        return self.plugin.picture

    def when(self, summary: Mapping[str, Any]) -> str:
        """Returns how far a game has got in words, such as round and era, from a position's summary."""
        return self.plugin.when(summary, self.ui.texts)

    def select_game(self, game: str) -> None:
        """Makes a game the current one: its texts, symbols, keys, music; rebuilds all screens. Raises UnknownGame."""
        self.plugin = plugin = registry.plugin(game)
        show_game(self.ui, plugin, self.texts_of(game))
        self.music.moods = plugin.moods
        self.keys_changed()
        self.restyled()
        if self.allows_placeholders:
            self.ui.pictures.warm(plugin.warm)

    def get_ready(self, *games: str) -> None:
        """Imports the screens and loads the texts of these games (default: the current one) in a thread."""
        plugins = [registry.plugin(game) for game in games or (self.game,)]
        own = (plugin.get_ready for plugin in plugins)
        preload(routes.get_ready, self.ui.texts.get_ready, *own, sealing.get_ready, self.ui.pictures.index_drawings)

    def texts_of(self, game: str) -> Texts:
        """Returns the texts of the shared screens and of a game in the present language. Raises UnknownGame."""
        return self._texts.of(game)

    def keys_changed(self) -> None:
        self.commands = KeyBindings(self.settings.keys, self.plugin.keymap, self.ui.device == "pad")

    # -- settings ------------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Applies changed settings of theme, scale, language or window size to the interface; rebuilds all screens."""
        before, self.ui.texts = self.ui.size, self.texts_of(self.game)
        self._sized = self.surface.get_size()
        apply_settings(self.settings, self.ui, self._sized)
        if self.ui.size != before:
            self._laid = FACTORIES  # draw at once: the resized window has no old picture to show
        self.restyled()

    def restyled(self) -> None:
        """Has the widgets of every screen rebuilt, after the interface's style, or the game, has changed."""
        pygame.display.set_caption(self.ui.text("game-title"))
        for screen in self.stack:
            screen.rebuild()
        self.dirty = True

    def keep_settings(self) -> None:
        if not self.file.save():
            self.toast(self.ui.text("settings-not-written", reason=display_text(self.file.write_error)), "bad")

    def sound_switched(self) -> None:
        self.sound.switched()
        self.music.refresh()

    # -- the loop ------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Runs the main loop until the program ends."""
        self.allows_placeholders = True
        self.presenter.expect()
        while self.running and self.stack:
            self.turn(self._wait())
        self.close()

    def turn(self, wait: int = 1) -> None:
        """Runs one turn of the main loop: handles events and timers, and draws a frame if something changed; `wait`: ms
        to wait for an event, -1 without limit."""
        first = pygame.event.wait() if wait < 0 else pygame.event.wait(max(1, wait))
        for event in merge_motions([first, *pygame.event.get()]):
            if self.running:
                self.dispatch(event)
        if self.running:  # after closing, further changes would not be saved
            self.tick()
            self.read_aloud.follow()
        if self._sized != self.surface.get_size():  # the surface changes before, or without, the event
            self.window.resized()
            self.restyle()
        if self.dirty and self.running and self.stack:
            (self.frame if self.allows_placeholders else self.draw)()
            waited = self.presenter.waits
            self.presenter.present(self.ui, self.window)
            if waited and not self.presenter.waits:
                self._tick_screen(clock.now())  # threads that ended during the wait woke a loop that ticked no screen
            if not self.started:
                self.started = True
                self.sound.start()
                self.devices.start()

    def _wait(self) -> int:
        now = clock.now()
        if self.presenter.waits:  # the clock is paused
            return 1 if self.dirty else LOOK
        if self.dirty:
            return FRAME
        sources = (self.top, self.top.ui_root, self.sound, self.music, self.devices, *self._strips)
        ticks = (source.next_tick(now) for source in sources)
        waits = [*self._timers.waits(now), *(tick for tick in ticks if tick is not None)]
        return max(1, min(waits)) if waits else -1

    def tick(self) -> None:
        """Runs due timers and updates sound, music, screen and toasts."""
        now = clock.now()
        self._timers.run(now)
        for save in self.reviews.tick():
            self.toast(self.ui.text("review-ready-of", name=display_text(save.stem)))
        self.sound.tick(now)
        self.devices.tick(now)
        if self.presenter.waits:
            self.dirty = True
        elif self.stack:
            self._tick_screen(now)

    def _tick_screen(self, now: int) -> None:
        self.music.tick(now, self.stack[0].mood)
        if self.top.tick(now) | self.top.ui_root.tick(now) | any([part.tick(now) for part in self._strips]):
            self.dirty = True

    def dispatch(self, event: pygame.Event) -> None:
        """Passes an event to window, screens or commands; presses on what is not shown yet are dropped."""
        self.sound.notice(event)
        takers = (self._held.ignores, self.devices.takes, self.presenter.refuses, self.read_aloud.notice)
        if any(taker(event) for taker in takers):
            return
        self.window.notice(event)
        if event.type == pygame.QUIT:
            self.quit(ask=not getattr(event, "now", False))
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self.window.resized()
            cancel_presses(self.stack, self.ui)
            self.restyle()
        elif event.type == pygame.DROPFILE:
            open_from_outside(self, event.file)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            self.presenter.uncovered()
            self.dirty = True
        elif event.type == WAKE:
            self._woken()
        elif self.stack:
            self._to_screen(event)

    def _woken(self) -> None:
        """Schedules a frame for what threads have finished, gathering several results into one frame."""
        wait = self._framed + GATHERING - clock.now()
        if wait <= 0 or self.presenter.waits:
            self.dirty = True
        elif not self._gathering:
            self._gathering = True
            self.after(wait, self._gathered)

    def _gathered(self) -> None:
        self._gathering = False
        self.dirty = True

    def _to_screen(self, event: pygame.Event) -> None:
        top = self.top
        if top.ui_root.interrupted(self.ui, event) or top.handle(event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            command = self.commands.command_for(event, contexts_of(self))
            if command is not None and (top.command(command) or run_command(self, command)):
                self.dirty = True

    def draw(self) -> None:
        """Draws the top screen and those visible behind it, or only lays them out if that took the frame's time."""
        first = len(self.stack) - 1
        while first > 0 and self.stack[first].overlay and not self.stack[first].secret:
            first -= 1
        self.dirty = False
        if self._only_laid(first):
            return
        area = self.surface.subsurface((0, 0), self.ui.size)
        for screen in self.stack[first:]:
            screen.draw(self.ui, area)
        self.toasts.draw(self.ui, area, self.top.ui_root.keeps_clear())
        draw_foot(self.ui, self.surface, self.settings, self.top.pad_hints, self.sounds, self.narrator)
        self.cross_fade.draw(self.surface)

    def _only_laid(self, first: int) -> bool:
        """Lays out the screens; True if that took the frame's whole time, so that drawing waits for the next one."""
        if not self.budget.on or not self.started:
            return False
        for screen in self.stack[first:]:
            screen.refresh(self.ui)
        self._laid = self._laid + 1 if self.budget.layout_took_long and self._laid < FACTORIES else 0
        self.budget.lacking += self._laid > 0
        return self._laid > 0

    def frame(self) -> None:
        """Draws a frame within its time budget, then asks for another frame if parts of it are missing."""
        with self.budget.frame():
            self.ui.pictures.collect()
            self.draw()
        self._framed = clock.now()
        if self.budget.lacking > self.budget.waiting:
            self.dirty = True
        elif not self.budget.lacking:
            self.ui.pictures.free_placeholders()

    def quit(self, ask: bool = True) -> None:
        """Closes all screens and ends the main loop; `ask`: the player may stay if a game can't be saved."""
        leave = partial(save_and_leave, self, list(reversed(self.stack)), self._stop)
        if not ask:
            self._stop()
        elif not (any(isinstance(screen, UnsavedDialog) for screen in self.stack) or self.before_quit(leave)):
            leave()

    def _stop(self) -> None:
        for screen in reversed(self.stack):
            screen.closing()
        self.reviews.stop()
        self.running = False

    def close(self) -> None:
        """Saves window and settings, stops renderer and sound, and closes the window."""
        self.presenter.shown()
        self.window.remember(self.settings.window)
        self.file.save()
        self.ui.pictures.renderer.stop()
        self.sound.stop()
        self.read_aloud.stop()
        pygame.display.quit()

    def keep_picture(self, stem: str = "picture") -> None:
        """Writes a screenshot of the window to the player's data folder; a toast says where, or why it could not."""
        if self.dirty or self.budget.lacking:
            self.draw()
        keep_picture(self, self.surface, stem)

    def picture(self, path: Path) -> None:
        """Draws a frame and writes it as a screenshot to a file."""
        self.draw()
        write_picture(self.surface, path)
