"""The music: loops that alternate, eras that change them, fades that nothing waits for."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from game.app.app import App
from game.audio import music as music_module
from game.audio.music import LENGTH, MusicPlayer
from game.audio.sound import SoundPlayer
from game.brazil.plugin import PLUGIN
from game.brazil.table_factory import FACTORY
from game.platform.folders import art_folder
from game.platform.settings import LastNewGame, SeatChoice

ERAS = ["", *PLUGIN.moods]  # mood by number of the era


# -- the music ---------------------------------------------------------------------------------------------------------


def faded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(music_module, "FADE_IN", 20)
    monkeypatch.setattr(music_module, "FADE_OUT", 30)


def music_of(sound: SoundPlayer) -> MusicPlayer:
    music = MusicPlayer(sound)
    music.moods = PLUGIN.moods
    return music


def wait_for_fade() -> None:
    until = time.monotonic() + 5
    while pygame.mixer.music.get_busy():
        assert time.monotonic() < until, "the music does not fade out"
        time.sleep(0.01)


def test_two_loops_alternate_and_an_era_changes_them(sound: SoundPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    faded(monkeypatch)
    music = music_of(sound)
    assert music.next_tick(0) == 1, "it begins by itself"
    music.tick(0, ERAS[1])
    assert music.playing == "exploration_1" and pygame.mixer.music.get_busy()
    assert music.next_tick(0) == LENGTH
    music.tick(LENGTH, ERAS[1])
    assert music.leaving and music.playing == "exploration_1"
    wait_for_fade()
    music.tick(LENGTH + 1, ERAS[1])
    assert music.playing == "exploration_2" and not music.leaving
    music.tick(LENGTH + 2, ERAS[3])
    assert music.leaving
    wait_for_fade()
    music.tick(LENGTH + 3, ERAS[3])
    assert music.playing == "rail_1"


def test_nothing_waits_for_a_fade(sound: SoundPlayer) -> None:
    music = music_of(sound)
    begun = time.monotonic()
    for number, era in enumerate((1, 2, 2, 3, 1, 2)):
        music.tick(number, ERAS[era])
    assert time.monotonic() - begun < 0.3
    assert music.playing == "exploration_1" and music.leaving


def test_muted_or_at_zero_there_is_no_music(sound: SoundPlayer) -> None:
    music = music_of(sound)
    music.tick(0, ERAS[2])
    for name, silent, loud in (("on", False, True), ("music", 0, 50), ("master", 0, 80)):
        setattr(sound.volumes, name, silent)
        music.refresh()
        assert not pygame.mixer.music.get_busy() and not music.playing and music.next_tick(1) is None, name
        music.tick(1, ERAS[2])
        assert not pygame.mixer.music.get_busy(), name
        setattr(sound.volumes, name, loud)
        music.tick(2, ERAS[2])
        assert pygame.mixer.music.get_busy(), name


def test_a_slider_is_heard_at_once(sound: SoundPlayer) -> None:
    music = music_of(sound)
    music.tick(0, ERAS[1])
    sound.volumes.music = 100
    music.refresh()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.02)


def test_a_broken_loop_gives_way_to_the_other(sound: SoundPlayer, tmp_path: Path) -> None:
    (tmp_path / "sail_1.ogg").write_bytes(b"no music")
    (tmp_path / "sail_2.ogg").write_bytes((art_folder() / "sound" / "sail_2.ogg").read_bytes())
    sound.folder = tmp_path
    music = music_of(sound)
    for now in range(3):
        music.tick(now, ERAS[2])
    assert music.playing == "sail_2"
    (tmp_path / "sail_2.ogg").unlink()
    music = music_of(sound)
    for now in range(3):
        music.tick(now, ERAS[2])
    assert not music.playing and music.next_tick(3) is None


def test_the_music_of_the_menu_and_of_the_table(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    faded(monkeypatch)
    app.go("menu")
    assert not app.sound.ready and not app.music.playing, "not before the first frame"
    app.turn()
    app.turn()
    assert app.sound.ready and app.music.playing == "exploration_1"
    seats = [SeatChoice(who="person", name=c, colour=c) for c in ("green", "orange")]
    match = FACTORY.new(LastNewGame(scenario="cisplatine", seats=seats), 1)
    match.session.state.era = 2
    FACTORY.open_table(app, match)
    app.tick()
    assert app.music.leaving
    wait_for_fade()
    app.tick()
    assert app.music.playing == "sail_1"
