"""How soon speech is handed over after a key, and what it costs a frame.

``python -m tests.benchmarks.speech [KEYS]`` steps the focus round a table of Brazil. Milliseconds from the key until
the voice's process has the words (by the clock), and of the processor for the window's thread to handle a key and draw:
with the voice, and with captions alone. Fails where the first are over 150 or a frame is over 1 ms dearer.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app.app import App
from game.app.routes import show
from game.audio.speech import Speech
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from game.shell.command_line_request import CommandLineRequest
from tests.game import voices

LIMIT, DEARER = 150.0, 1.0  # ms
PAUSE = 0.05  # seconds between keys
WAIT = 60.0  # seconds for the process to start


def _key(app: App) -> float:
    """Presses Tab and draws. Returns the ms of the window's thread."""
    before = time.thread_time()
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    app.tick()
    app.read_aloud.follow()
    app.draw()
    spent = (time.thread_time() - before) * 1000
    app.dispatch(pygame.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0, unicode=""))
    return spent


def _table(folder: Path) -> App:
    file = SettingsFile(folder)
    app = App(Folders.under(folder), file, (1920, 1080))
    show(app, CommandLineRequest(screen="table", game="brazil", scenario="cisplatine", seed=3, turns=6))
    app.draw()
    return app


def measure(folder: Path, keys: int) -> tuple[list[float], list[float], list[float]]:
    """Returns ms until words are handed over, and ms a key with the voice and with captions alone."""
    app, path = _table(folder), folder / "spoken.txt"
    app.narrator.voice_installed = True
    app.read_aloud.speech = Speech(lambda: None, partial(voices.write, path))
    app.settings.narration = True
    heard: list[tuple[float, str]] = []
    pressed = 0.0
    app.narrator.listeners.append(lambda announcement: heard.append((pressed, announcement.whole)))
    app.read_aloud.speech.get_ready()
    until = time.monotonic() + WAIT
    while not path.exists() and time.monotonic() < until:
        time.sleep(0.01)
    for _ in range(keys):  # everything was drawn once
        _key(app)
    heard.clear()
    frames: dict[bool, list[float]] = {True: [], False: []}
    for number in range(2 * keys):
        app.settings.voice = voiced = number % 2 == 0
        pressed = time.monotonic() if voiced else 0.0
        frames[voiced].append(_key(app))
        time.sleep(PAUSE)
    app.read_aloud.speech.stop()
    app.ui.pictures.renderer.stop()
    spoken = [line.split(" ", 2) for line in path.read_text(encoding="utf-8").splitlines()]
    asked = [(when, words) for when, words in heard if when]
    said = [(float(when), words) for when, _, words in spoken if words not in ("begins", "stops")]
    delays = []
    for when, words in asked:
        later = [then for then, its in said if its == words and then >= when]
        delays += [(min(later) - when) * 1000] if later else []
    assert len(delays) > keys / 2
    return delays, frames[True], frames[False]


def main() -> int:
    keys = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    with tempfile.TemporaryDirectory() as folder:
        delays, voiced, plain = measure(Path(folder), keys)
    late = statistics.quantiles(delays, n=20)[-1]
    with_voice, without = statistics.median(voiced), statistics.median(plain)
    print(f"handed over: median {statistics.median(delays):.1f} ms, p95 {late:.1f}, longest {max(delays):.1f}")
    print(f"a key and its frame: {with_voice:.1f} ms with the voice, {without:.1f} without")
    return int(late > LIMIT or with_voice - without > DEARER)


if __name__ == "__main__":
    sys.exit(main())
