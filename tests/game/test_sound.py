"""What is heard: every event has its sound, every sound its file; how loud, one after the other, muted."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pygame
import pytest

from engine.brazil import events as e
from engine.core.event import Event
from game.app.app import App
from game.audio.event_sounds import choose_sounds
from game.audio.sound import CHANNELS, GAP, INTERFACE, LATEST, SoundPlayer
from game.brazil.plugin import PLUGIN
from game.brazil.sound_cues import IMPORTANT_SOUNDS, SILENT, SOUNDS, SoundContext, play_events, sound_of
from game.brazil.table_factory import FACTORY
from game.platform import clock
from game.platform.folders import art_folder
from game.platform.settings import LastNewGame, SeatChoice, Settings, SettingsFile
from game.platform.settings import SoundSettings as Volumes
from tests.game.conftest import click_name, move_to, press

EVENTS = sorted(
    (k for k in vars(e).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event), key=str
)
CHOSEN_BY_VIEW = {"turn", "battle", "win", "lose", "victory", "defeat"}  # what the functions of the table answer
FILES = {path.stem for path in (art_folder() / "sound").glob("*.ogg")}
LOOP_NAMES = {name for loops in PLUGIN.moods.values() for name in loops}


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
    assert set(IMPORTANT_SOUNDS) <= FILES


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
    def chosen(*events: Event) -> tuple[str, list[str]]:
        return choose_sounds((sound_of(event, SoundContext(0, (0,))) for event in events), IMPORTANT_SOUNDS)

    placed, paid, turn = e.TokenPlaced(0, "build"), e.GoodsPaid(0, "gold", -1), e.TurnBegan(0, 2)
    assert chosen(placed, paid, e.PalacePlaced(0, 1, 3), e.EraBegan(2), turn) == ("era", [])
    assert chosen(placed, paid, paid, paid) == ("", ["place", "pay"])
    assert chosen() == ("", [])
    many: list[Event] = [placed, paid, e.UnitsMoved(0, (0,), 1, 2, "free"), e.TileExplored(0, 2, "village")]
    assert len(chosen(*many)[1]) == 3


class FakeClock:
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
    watch = FakeClock(monkeypatch)
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
