"""What is heard: every event has its sound, every sound its file, and no card is no trouble."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from engine.brazil import events as e
from engine.core.event import Event
from game.app.app import App
from game.audio import music as music_module
from game.audio.music import LENGTH, MusicPlayer
from game.audio.sound import CHANNELS, GAP, INTERFACE, LATEST, SoundPlayer
from game.brazil.plugin import PLUGIN
from game.brazil.sound_cues import SILENT, SOUNDS, TELLING, SoundContext, choose_sounds, play_events, sound_of
from game.brazil.table_factory import FACTORY, open_table
from game.platform import clock
from game.platform.folders import art_folder
from game.platform.settings import LastNewGame, SeatChoice, Settings, SettingsFile
from game.platform.settings import SoundSettings as Volumes

from .conftest import click_name, move_to, press

EVENTS = sorted(
    (k for k in vars(e).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event), key=str
)
CHOSEN_BY_VIEW = {"turn", "battle", "win", "lose", "victory", "defeat"}  # what the functions of the table answer
FILES = {path.stem for path in (art_folder() / "sound").glob("*.ogg")}
LOOP_NAMES = {name for loops in PLUGIN.moods.values() for name in loops}
ERAS = ["", *PLUGIN.moods]  # mood by number of the era


@pytest.fixture
def sound() -> Iterator[SoundPlayer]:
    sound = SoundPlayer(Volumes())
    sound.start()
    assert sound.ready, sound.failed
    yield sound
    sound.stop()


@pytest.fixture
def app(make_app: Callable[..., App]) -> Iterator[App]:
    app = make_app()
    yield app
    app.sound.stop()


def played(sound: SoundPlayer, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names that reach the mixer from now on."""
    names: list[str] = []
    play = sound.play

    def note(name: str) -> bool:
        names.append(name)
        return play(name)

    monkeypatch.setattr(sound, "play", note)
    return names


# -- the table of events -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sound_or_is_silent_on_purpose(kind: type[Event]) -> None:
    choice = SOUNDS[kind]
    assert callable(choice) or choice == SILENT or choice in FILES


def test_no_file_is_unused_and_none_is_missing() -> None:
    of_events = {choice for choice in SOUNDS.values() if isinstance(choice, str) and choice}
    assert of_events | CHOSEN_BY_VIEW == set(PLUGIN.sounds)
    assert set(PLUGIN.sounds) | set(INTERFACE) | LOOP_NAMES == FILES
    assert set(TELLING) <= FILES


def test_every_file_is_read_by_the_mixer(sound: SoundPlayer) -> None:
    for name in sorted(FILES):
        path = sound.file(name)
        assert path is not None and pygame.mixer.Sound(path).get_length() > 0, name


def test_the_bundled_program_finds_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert SoundPlayer(Volumes()).folder == tmp_path / "art" / "sound"


@pytest.mark.parametrize(("viewer", "name"), [(0, "win"), (1, "lose"), (2, "battle"), (None, "battle")])
def test_a_battle_is_won_or_lost_by_whose_view(viewer: int | None, name: str) -> None:
    assert sound_of(e.BattleEnded(0, 1, 5, 9, 4, 0), SoundContext(viewer, (0, 1, 2))) == name


def test_an_expedition_of_others_is_neither_won_nor_lost() -> None:
    fought = e.ExpeditionFought(1, 4, 3, 5, ())
    assert sound_of(fought, SoundContext(1, (1,))) == "lose"
    assert sound_of(fought, SoundContext(0, (0,))) == "battle"


@pytest.mark.parametrize(
    ("people", "winners", "cause", "name"),
    [
        ((0,), (0,), "mission", "victory"),
        ((0,), (1,), "last_round", "defeat"),
        ((0, 1), (1,), "mission", "victory"),
        ((), (2,), "mission", "victory"),
        ((0,), (), "goals_missed", "defeat"),
    ],
)
def test_the_end(people: tuple[int, ...], winners: tuple[int, ...], cause: str, name: str) -> None:
    assert sound_of(e.GameEnded(cause), SoundContext(0, people, winners)) == name  # type: ignore[arg-type]


def test_the_bell_rings_for_people_only() -> None:
    assert sound_of(e.TurnBegan(0, 2), SoundContext(0, (0,))) == "turn"
    assert sound_of(e.TurnBegan(1, 2), SoundContext(0, (0,))) == SILENT


def test_the_most_telling_event_wins() -> None:
    ears = SoundContext(0, (0,))
    placed, paid, turn = e.TokenPlaced(0, "build"), e.GoodsPaid(0, "gold", -1), e.TurnBegan(0, 2)
    assert choose_sounds([placed, paid, e.PalacePlaced(0, 1, 3), e.EraBegan(2), turn], ears) == ("era", [])
    assert choose_sounds([placed, paid, paid, paid], ears) == ("", ["place", "pay"])
    assert choose_sounds([], ears) == ("", [])
    many: list[Event] = [placed, paid, e.UnitsMoved(0, (0,), 1, 2, "free"), e.TileExplored(0, 2, "village")]
    assert len(choose_sounds(many, ears)[1]) == 3


class StillClock:
    """A clock that stands still until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = clock.now() + 10_000  # long after anything heard before
        monkeypatch.setattr(clock, "now", lambda: self.now)

    def move(self, length: int) -> None:
        self.now += length


# -- how it is played --------------------------------------------------------------------------------------------------


def test_quiet_sounds_follow_each_other(sound: SoundPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    names = played(sound, monkeypatch)
    now = clock.now()
    sound.play_row(["place", "pay", "card"])
    assert names == ["place"]
    assert 0 < (sound.next_tick(now) or 0) <= GAP + 50
    sound.tick(clock.now() + GAP)
    assert names == ["place", "pay"]
    sound.tick(clock.now() + 2 * GAP)
    assert names == ["place", "pay", "card"] and sound.next_tick(now) is None


def test_they_never_pile_up(sound: SoundPlayer) -> None:
    for _ in range(30):
        sound.play_row(["place", "pay", "march"])
        sound.play("pay")
    assert len(sound._waiting) <= LATEST // GAP + 1
    assert sum(pygame.mixer.Channel(n).get_busy() for n in range(pygame.mixer.get_num_channels())) <= CHANNELS
    pay = sound._sounds["pay"]
    assert pay is not None and pay.get_num_channels() <= 2


def test_a_telling_sound_silences_what_waits(sound: SoundPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    names = played(sound, monkeypatch)
    sound.play_row(["place", "pay", "card"])
    sound.play_telling("era")
    sound.tick(clock.now() + 5000)
    assert names == ["place", "era"]


def test_a_press_clicks_unless_it_did_something_heard(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.go("settings")
    app.turn()
    names = played(app.sound, monkeypatch)
    watch = StillClock(monkeypatch)
    click_name(app, "pause")
    assert names == ["click"]
    watch.move(GAP // 2 - 1)
    click_name(app, "pause")
    assert names == ["click"], "too soon after the last"
    watch.move(GAP // 2)
    app.toast("…", "bad")
    click_name(app, "pause")
    assert names == ["click", "error"]


def test_volumes() -> None:
    sound = SoundPlayer(Volumes(master=50, effects=40, interface=100))
    assert sound.volume("battle") == pytest.approx(0.2)
    assert sound.volume("click") == pytest.approx(0.5)


def test_the_events_of_a_match_are_heard(sound: SoundPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    names = played(sound, monkeypatch)
    seats = [SeatChoice(who="person", name="a", colour="green"), SeatChoice(who="easy", name="b", colour="orange")]
    match = FACTORY.new(LastNewGame(scenario="cisplatine", seats=seats), 1)
    play_events(sound, [e.MissionAnnounced(0, "x", 3)], match)
    assert names == ["mission"]


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
    open_table(app, match)
    app.tick()
    assert app.music.leaving
    wait_for_fade()
    app.tick()
    assert app.music.playing == "sail_1"


# -- mute, and no card at all ------------------------------------------------------------------------------------------


def test_the_mute_key(app: App) -> None:
    app.go("menu")
    app.turn()
    app.turn()
    app.sound.play("victory")
    press(app, pygame.K_m, pygame.KMOD_CTRL)
    assert not app.settings.sound.on and not pygame.mixer.get_busy() and not pygame.mixer.music.get_busy()
    assert not app.sound.play("victory")
    app.sound.play_row(["pay"])
    assert app.sound.next_tick(0) is None
    press(app, pygame.K_m, pygame.KMOD_CTRL)
    app.tick()
    assert app.settings.sound.on and app.music.playing and app.sound.play("victory")


def test_muted_from_the_start_the_card_is_opened_when_sound_is_wanted(app: App) -> None:
    app.settings.sound.on = False
    app.go("settings")
    app.turn()
    assert not app.sound.ready
    move_to(app, app.surface.get_rect().center)
    app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-40, flipped=False))
    click_name(app, "sound-on")
    assert app.sound.ready


@pytest.mark.parametrize("trouble", [pygame.error("no card"), NotImplementedError("no mixer"), OSError("gone")])
def test_no_sound_card_is_survived(app: App, monkeypatch: pytest.MonkeyPatch, trouble: Exception) -> None:
    def broken(*_: object, **__: object) -> None:
        raise trouble

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


# -- settings ----------------------------------------------------------------------------------------------------------


def test_four_sliders_are_kept(app: App) -> None:
    app.go("settings")
    app.top.refresh(app.ui)
    for number, name in enumerate(("master", "effects", "music", "interface")):
        slider = app.top.ui_root.find(name)
        assert slider is not None, name
        slider.change(10.0 * number)  # type: ignore[attr-defined]
    app.settings.sound.on = False
    app.keep_settings()
    again = SettingsFile(app.folders.config)
    assert again.damage is None
    assert again.settings.sound == Volumes(on=False, master=0, effects=10, music=20, interface=30)


def test_settings_from_before_the_fourth_slider_load(tmp_path: Path) -> None:
    old = json.loads(Settings().model_dump_json())
    del old["sound"]["interface"]
    old["sound"]["music"] = 35
    (tmp_path / "settings.json").write_text(json.dumps(old), encoding="utf-8")
    file = SettingsFile(tmp_path)
    assert file.damage is None and file.settings.sound.music == 35
    assert file.settings.sound.interface == Volumes().interface


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
