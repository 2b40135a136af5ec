"""Sound cards: none at all, one that comes later, one that goes, another one."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from game.app.app import App
from game.audio.music import MusicPlayer
from game.audio.sound import SoundPlayer
from game.brazil.plugin import PLUGIN
from game.platform.settings import SoundSettings as Volumes
from tests.game.conftest import click_name


@pytest.mark.parametrize("error", [pygame.error("no card"), NotImplementedError("no mixer"), OSError("gone")])
def test_no_sound_card_is_survived(app: App, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def broken(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(pygame.mixer, "init", broken)
    app.go("settings")
    for _ in range(3):
        app.turn()
    assert app.sound.failed and not app.sound.ready and not app.music.playing
    app.sound.play("era")
    app.sound.play_row(["pay", "place"])
    app.sound.play_telling("win")
    app.sound.click()
    app.sound_switched()
    app.music.refresh()
    click_name(app, "sound-on")
    click_name(app, "sound-on")
    assert app.sound.next_tick(0) is None and app.music.next_tick(0) is None
    app.close()


def test_a_card_that_comes_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = SoundPlayer(Volumes())
    with monkeypatch.context() as patch:
        patch.setattr(pygame, "mixer", SimpleNamespace(init=lambda *_: (_ for _ in ()).throw(pygame.error("none"))))
        sound.start()
    assert sound.failed
    sound.switched()
    assert sound.ready
    sound.stop()


# -- cards that come and go --------------------------------------------------------------------------------------------


class Cards:
    """A mixer of which the test says whether there is a card."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.there, self.opened = True, 0
        real = pygame.mixer.init

        def init(*how: int) -> None:
            if not self.there:
                raise pygame.error("No available audio device")
            self.opened += 1
            real(*how)

        monkeypatch.setattr("pygame.mixer.init", init)
        self.now = 1_000_000
        monkeypatch.setattr("game.platform.clock.now", lambda: self.now)


def _removed() -> pygame.Event:
    return pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)


def _added() -> pygame.Event:
    return pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)


def test_a_card_that_goes_is_left_for_the_one_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = Cards(monkeypatch)
    sound = SoundPlayer(Volumes())
    sound.start()
    music = MusicPlayer(sound)
    music.moods = {"": PLUGIN.moods["era-1"]}
    music.tick(cards.now, "")
    assert sound.play("click") and music.playing
    sound.notice(_removed())
    assert cards.opened == 2 and sound.ready and sound.play("click"), "it is heard on the other card"
    assert not pygame.mixer.music.get_busy()
    music.tick(cards.now, "")
    assert music.playing and pygame.mixer.music.get_busy(), "the music, too"
    sound.stop()


def test_without_any_card_it_is_quiet_until_one_is_plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = Cards(monkeypatch)
    sound = SoundPlayer(Volumes())
    sound.start()
    cards.there = False
    sound.notice(_removed())
    assert not sound.ready and sound.failed and not sound.play("click")
    sound.notice(_removed())
    cards.there = True
    cards.now += 5000
    sound.notice(_added())
    assert sound.ready and sound.play("click")
    sound.stop()


def test_whoever_comes_back_to_the_window_with_a_new_card_hears_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there was none at the start the system tells of none that comes: it is looked for, but not all the time."""
    cards = Cards(monkeypatch)
    cards.there = False
    sound = SoundPlayer(Volumes())
    sound.start()
    assert not sound.ready
    cards.there = True
    sound.notice(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert not sound.ready, "it has just been looked for"
    cards.now += 5000
    sound.notice(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)))
    assert not sound.ready
    sound.notice(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert sound.ready
    sound.stop()


def test_a_microphone_that_goes_and_a_sound_that_is_off_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = Cards(monkeypatch)
    sound = SoundPlayer(Volumes())
    sound.start()
    sound.notice(pygame.Event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=1))
    assert cards.opened == 1
    sound.stop()
    quiet = SoundPlayer(Volumes(on=False))
    quiet.notice(_added())
    assert not quiet.ready and cards.opened == 1
