"""Speech: the voice speaks in a process of its own; killed, hung or absent, the program does not notice."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pygame
import pytest

from game.app.app import App
from game.audio.speech import Speech, SpeechLimits
from game.screens.keys import KeysScreen

from . import voices
from .test_narration import press

Make = Callable[..., App]
Voice = Callable[[Path, Connection], None]
PROCESS_TIMEOUT_S = 60.0  # for a process to start where many run
QUICK = SpeechLimits(open=PROCESS_TIMEOUT_S, speak=PROCESS_TIMEOUT_S, pause=0.05, longest=0.4)


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PROCESS_TIMEOUT_S
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "spoken.txt"


@pytest.fixture
def speaking(path: Path) -> Iterator[Callable[..., Speech]]:
    made: list[Speech] = []

    def make(
        voice: Voice = voices.write, limits: SpeechLimits = QUICK, wake: Callable[[], None] = lambda: None
    ) -> Speech:
        made.append(Speech(wake, partial(voice, path), limits))
        return made[-1]

    yield make
    for speech in made:
        speech.stop()
        assert speech._thread is None or not speech._thread.join(PROCESS_TIMEOUT_S)


def test_words_are_spoken_in_their_order_and_a_press_silences(speaking: Callable[..., Speech], path: Path) -> None:
    speech = speaking()
    speech.silence()  # nothing speaks: no process is started for it
    assert speech._thread is None
    speech.say("one")
    speech.say("two")
    until(lambda: voices.written(path)[-1:] == ["two"])
    with speech._change:  # the voice takes nothing meanwhile
        speech.say("three")
        speech.silence()
        speech.say("four")
    until(lambda: voices.written(path)[-1:] == ["four"])
    assert voices.written(path) == ["begins", "one", "two", "stops", "four"]
    assert not speech.take_error()


@pytest.mark.parametrize("word", ["die", "hang"])
def test_a_voice_that_dies_or_hangs_is_replaced_and_told_once(
    speaking: Callable[..., Speech], path: Path, word: str
) -> None:
    woken: list[int] = []
    limits = SpeechLimits(open=PROCESS_TIMEOUT_S, speak=1.0, pause=0.05, longest=0.4)
    speech = speaking(limits=limits, wake=lambda: woken.append(1))
    speech.say("one")
    until(lambda: voices.written(path) == ["begins", "one"])
    speech.say(word)
    until(lambda: woken)
    speech.say("two")
    speech.say("three")
    until(lambda: voices.written(path)[-1:] == ["three"])
    assert speech.take_error() == "lost" and not speech.take_error() and woken == [1]
    assert voices.written(path).count("begins") == 2


def test_a_voice_that_never_opens_is_killed_and_started_ever_later(speaking: Callable[..., Speech], path: Path) -> None:
    pauses = [0.3, 0.6, 1.2, 1.2]
    speech = speaking(
        voices.fail, SpeechLimits(open=PROCESS_TIMEOUT_S, speak=PROCESS_TIMEOUT_S, pause=pauses[0], longest=1.2)
    )

    def begun() -> int:
        speech.say("again")
        return len(voices.written(path))

    until(lambda: begun() > len(pauses))
    starts = [float(line.split()[0]) for line in path.read_text().splitlines()]
    waits = [later - before for before, later in itertools.pairwise(starts)]
    assert all(wait >= pause for wait, pause in zip(waits, pauses, strict=False)), waits
    assert speech.take_error() == "lost" and not speech.take_error()


def test_a_voice_that_hangs_while_it_opens_holds_nobody_up(speaking: Callable[..., Speech], path: Path) -> None:
    speech = speaking(voices.hang, SpeechLimits(open=1.0, speak=1.0, pause=0.05, longest=0.4))
    speech.say("one")
    until(lambda: voices.written(path))
    began = time.process_time()
    for number in range(2000):
        speech.say(str(number))
    assert time.process_time() - began < 1.0 and len(speech._words) <= 40
    until(lambda: len(voices.written(path)) > 1)


def test_nothing_is_started_again_where_there_is_no_voice(speaking: Callable[..., Speech], path: Path) -> None:
    speech = speaking(voices.refuse)
    speech.say("one")
    until(lambda: speech.missing)
    speech.say("two")
    assert speech.take_error() == "missing" and not speech._words
    assert voices.written(path) == ["begins"]


# -- in the program --------------------------------------------------------------------------------------------------


@pytest.fixture
def voiced(make_app: Make, speaking: Callable[..., Speech]) -> Callable[..., tuple[App, list[str]]]:
    """An app in which the voice is a test's, and what captions show."""

    def make(voice: Voice = voices.write) -> tuple[App, list[str]]:
        app, said = make_app(), []
        app.narrator.voice_installed = True
        app.read_aloud.speech = speaking(voice)
        app.narrator.listeners.append(lambda announcement: said.append(announcement.whole))
        app.go("menu")
        return app, said

    return make


def test_one_key_goes_round_voice_captions_and_off(voiced: Callable[..., tuple[App, list[str]]], path: Path) -> None:
    app, said = voiced()
    assert app.narrator.mode == "off" and app.narrator.modes == ("off", "voice", "captions")
    press(app, pygame.K_F4)
    assert app.narrator.mode == "voice" and "A voice reads" in " ".join(said)
    until(lambda: len(voices.written(path)) > len(said))
    assert [words for words in voices.written(path) if words not in ("begins", "stops")] == said
    press(app, pygame.K_F4)
    assert app.narrator.mode == "captions" and said[-1].startswith("Captions alone")
    until(lambda: voices.written(path)[-1:] == said[-1:])  # the last that the voice says
    press(app, pygame.K_TAB)
    press(app, pygame.K_F4)
    assert app.narrator.mode == "off" and [note.text for note in app.toasts.notes] == ["Narration is off."]
    until(lambda: not app.read_aloud.speech._words)
    assert said[-1] not in voices.written(path)


def test_without_the_library_there_are_captions_and_no_promise(make_app: Make) -> None:
    app = make_app()
    said: list[str] = []
    app.narrator.listeners.append(lambda announcement: said.append(announcement.whole))
    app.go("settings")
    app.draw()
    names = [widget.drawn_text for widget in app.top.ui_root.root.walk()]
    assert not [words for words in names if "voice" in words.lower() and "no voice" not in words]
    press(app, pygame.K_F4)
    assert app.narrator.mode == "captions" and not [words for words in said if "voice" in words.lower()]
    press(app, pygame.K_F4)
    assert app.narrator.mode == "off" and app.read_aloud.speech._thread is None


@pytest.mark.parametrize(("voice", "words"), [(voices.fail, "The voice has stopped"), (voices.refuse, "No voice was")])
def test_a_voice_that_is_lost_is_told_in_one_sentence(
    voiced: Callable[..., tuple[App, list[str]]], voice: Voice, words: str
) -> None:
    app, said = voiced(voice)
    press(app, pygame.K_F4)

    def is_spoken() -> bool:
        app.read_aloud.follow()
        return any(words in one for one in said)

    until(is_spoken)
    press(app, pygame.K_TAB)
    press(app, pygame.K_TAB)
    assert sum(words in one for one in said) == 1
    missing = voice is voices.refuse
    assert app.narrator.mode == ("captions" if missing else "voice") and app.settings.voice is not missing
    assert ("voice" in app.narrator.modes) is not missing


def test_the_voice_is_silent_while_a_reader_reads(voiced: Callable[..., tuple[App, list[str]]], path: Path) -> None:
    app, said = voiced()
    app.read_aloud.reader.active = True
    press(app, pygame.K_F4)
    press(app, pygame.K_TAB)
    assert len(said) > 2 and app.read_aloud.speech._thread is None
    app.read_aloud.reader.active = False
    press(app, pygame.K_TAB)
    until(lambda: voices.written(path)[-1:] == said[-1:])


def test_the_setting_and_the_list_of_keys_say_what_there_is(voiced: Callable[..., tuple[App, list[str]]]) -> None:
    app, _ = voiced()
    app.go("settings")
    app.draw()
    choice = app.top.ui_root.find("narration")
    assert choice is not None and [text for _, text in choice.options] == [  # type: ignore[attr-defined]
        "Off",
        "Voice and captions",
        "Captions",
    ]
    choice.pick("voice")  # type: ignore[attr-defined]
    assert app.narrator.mode == "voice"
    keys = KeysScreen(app)
    assert keys._named("narration") == "Narration: voice, captions, off"
    app.narrator.voice_installed = False
    assert keys._named("narration") == "Narration in captions: on or off"
