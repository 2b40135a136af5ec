"""The loop and the stack: what wakes a frame, what is due, what a key of the program changes for good."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import launch
from game.app.app import GATHERING, App
from game.platform import clock
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from game.render.presenter import PRESSES
from game.render.ui import Ui
from game.screens.credits import SplashScreen
from game.shell.command_line_request import CommandLineRequest
from game.shell.screen import Screen
from game.shell.shell import WAKE
from game.shell.toasts import BAD, OF_TABLE

from .conftest import press

Make = Callable[..., App]


class Page(Screen):
    """Writes down what is asked of it."""

    def __init__(self, app: App, name: str, story: list[str]) -> None:
        super().__init__(app)
        self.name, self.story = name, story

    def shown(self) -> None:
        self.story.append(f"{self.name} shown")

    def closing(self) -> None:
        self.story.append(f"{self.name} closing")


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The clock."""
    numbers = [10_000]
    monkeypatch.setattr(clock, "now", lambda: numbers[0])
    return numbers


def test_whatever_becomes_the_top_screen_is_told_and_the_last_one_to_be_left_ends_the_program(make_app: Make) -> None:
    app, story = make_app(), list[str]()
    low, high = Page(app, "low", story), Page(app, "high", story)
    app.push(low)
    app.push(high)
    app.pop()
    assert story == ["low shown", "high shown", "low shown"] and app.top is low
    app.replace(high)
    assert app.stack == [high]
    app.push(low)
    story.clear()
    app.pop()
    app.pop()
    assert not app.running and story == ["high shown", "high closing"], "what is there is put away, once"


def test_the_program_puts_every_screen_away_the_top_one_first(make_app: Make) -> None:
    app, story = make_app(), list[str]()
    for name in ("low", "middle", "high"):
        app.push(Page(app, name, story))
    story.clear()
    app.quit()
    assert story == ["high closing", "middle closing", "low closing"]


def test_what_is_to_be_done_later_is_done_once_when_it_is_due_and_may_ask_for_more(
    make_app: Make, now: list[int]
) -> None:
    app, done = make_app(), list[int]()

    def again() -> None:
        done.append(now[0])
        if len(done) < 3:
            app.after(100, again)

    app.after(100, again)
    for _ in range(12):
        now[0] += 50
        app.tick()
    assert done == [10_100, 10_200, 10_300]


def test_what_comes_from_threads_is_shown_now_or_with_what_comes_close_behind_it(
    make_app: Make, now: list[int]
) -> None:
    app = make_app()
    app.go("menu")
    for _ in range(3):
        now[0] += 10 * GATHERING
        app.dirty = False
        app.dispatch(pygame.Event(WAKE))
        assert app.dirty, "nothing was drawn for long"
        app.frame()
        app.dirty = False
        for _ in range(3):
            now[0] += GATHERING // 5
            app.dispatch(pygame.Event(WAKE))
            app.tick()
            assert not app.dirty, "they are gathered"
        now[0] += GATHERING
        app.tick()
        assert app.dirty, "and shown together"


@pytest.mark.parametrize("kind", ["WINDOWEXPOSED", "WINDOWRESTORED", "WINDOWFOCUSGAINED"])
def test_a_window_that_is_seen_again_is_drawn_again(make_app: Make, kind: str) -> None:
    app = make_app()
    app.go("menu")
    app.dirty = False
    app.dispatch(pygame.Event(getattr(pygame, kind)))
    assert app.dirty


def test_an_error_is_heard_and_a_plain_note_is_not(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app, heard = make_app(), list[str]()
    monkeypatch.setattr(app.sound, "play", heard.append)
    for kind in ("plain", BAD, *OF_TABLE):
        app.toast(kind, kind)
    assert heard == ["error"] * 3


def test_silence_and_the_full_screen_are_as_they_were_when_the_program_starts_again(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    press(app, pygame.K_m, pygame.KMOD_CTRL)
    assert [note.text for note in app.toasts.notes] == [app.ui.text("sound-off")]
    assert not SettingsFile(app.folders.config).settings.sound.on
    app.window.toggle = lambda: True  # type: ignore[method-assign]
    press(app, pygame.K_F11)
    assert SettingsFile(app.folders.config).settings.window.full_screen


def test_the_window_opens_as_large_as_it_was_left(make_app: Make) -> None:
    folders = make_app().folders
    for wide in (1111, 1222):
        file = SettingsFile(folders.config)
        app = App(folders, file)
        if wide == 1222:
            assert app.window.size == (1111, 700)
        app.window.size = (wide, 700)
        app.close()
    assert SettingsFile(folders.config).settings.window.width == 1222


def test_the_window_opens_as_large_as_it_was_asked_to(make_app: Make) -> None:
    """It had been told when it was open already, and stayed as it had been left."""
    folders = make_app().folders
    file = SettingsFile(folders.config)
    file.settings.window.full_screen = True
    app = App(folders, file, None, (1024, 701))
    assert pygame.display.get_window_size() == app.surface.get_size() == app.ui.size == (1024, 701)
    assert not app.window.full_screen, "full screen is another size"
    app.close()
    assert SettingsFile(folders.config).settings.window.height == 701


def test_what_the_command_line_says_of_the_size_comes_to_the_window(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    monkeypatch.setattr(launch, "find_folders", lambda: folders)
    monkeypatch.setattr(launch, "start_log", lambda _: None)
    monkeypatch.setattr(launch.excepthook, "install", lambda _: None)
    monkeypatch.setattr(launch, "run_app", lambda app, *_: seen.append(app.surface.get_size()) or app.close() or 0)
    assert launch.launch(CommandLineRequest(size=(1024, 703))) == 0
    assert seen == [(1024, 703)]


def test_a_window_closed_over_the_first_frame_ends_the_program(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the presses on the first frame are thrown away, not what the system says of the window meanwhile."""
    monkeypatch.setattr(launch, "find_folders", lambda: folders)
    monkeypatch.setattr(launch, "start_log", lambda _: None)
    monkeypatch.setattr(launch.excepthook, "install", lambda _: None)
    monkeypatch.setattr("game.platform.signals.install_handlers", lambda: None)
    turns: list[bool] = []
    pressed: list[int] = []
    draw, turn, dispatch = SplashScreen.draw, App.turn, App.dispatch

    def draw_and_close(splash: SplashScreen, ui: Ui, target: pygame.Surface) -> None:
        draw(splash, ui, target)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        pygame.event.post(pygame.Event(pygame.QUIT))

    def counted_turn(app: App, wait: int = 1) -> None:
        turn(app, 1)
        turns.append(app.running)
        app.running &= len(turns) < 20  # a request that got lost would leave the program running

    def noted(app: App, event: pygame.Event) -> None:
        pressed.extend([event.type] if event.type in PRESSES else [])
        dispatch(app, event)

    monkeypatch.setattr(SplashScreen, "draw", draw_and_close)
    monkeypatch.setattr(App, "turn", counted_turn)
    monkeypatch.setattr(App, "dispatch", noted)
    assert launch.launch(CommandLineRequest()) == 0
    assert turns == [False] and not pressed


def test_no_picture_of_the_screen_takes_the_place_of_another(make_app: Make) -> None:
    """They had been numbered by how many there are: with one deleted, the next took the last one's name."""
    app = make_app()
    app.go("menu")
    folder = app.folders.data / "pictures"

    def kept() -> list[Path]:
        return sorted(folder.glob("*.png"), key=lambda path: path.stat().st_ino)

    press(app, pygame.K_F12)
    press(app, pygame.K_F12)
    first, second = kept()
    there = second.read_bytes()
    assert pygame.image.load(first).get_size() == app.surface.get_size()
    assert any(str(second) in note.text or str(first) in note.text for note in app.toasts.notes)
    first.unlink()
    second.write_bytes(there + b"mine")
    press(app, pygame.K_F12)
    assert len(kept()) == 2 and second.read_bytes() == there + b"mine"


def test_a_picture_that_can_not_be_kept_is_told(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    app.folders.data.mkdir(parents=True, exist_ok=True)
    (app.folders.data / "pictures").write_text("in the way", encoding="utf-8")
    press(app, pygame.K_F12)
    assert [note.kind for note in app.toasts.notes] == [BAD]


def test_another_game_at_hand_brings_its_keys_symbols_and_music(make_app: Make) -> None:
    app = make_app()
    one = pygame.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1")
    found = {}
    for game in ("brazil", "struggle", "historia", "brazil"):
        app.select_game(game)
        found[game] = app.commands.command_for(one)
        assert app.game == game and app.music.moods is app.plugin.moods
        assert app.ui.text("game-title") == app.texts_of(game)("game-title")
        assert set(app.plugin.symbols) <= set(app.ui.symbols)
    assert found == {"brazil": "arch_1", "struggle": "panel_1", "historia": "card_1"}
