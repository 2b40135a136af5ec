"""Whole games by real events: ``python -m tests.playthrough mouse|keys|pad|haste [--seed N] [--games N] [--rounds N]``;
a challenge played to a victory or a defeat: ``python -m tests.playthrough follow CHALLENGE won|lost``; another game of
people at one screen: ``python -m tests.playthrough follow --game GAME`` (``--help``); one of two people, each with a
window: ``python -m tests.playthrough together --game GAME``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path


def main() -> None:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.app.app import App
    from game.platform.folders import Folders
    from game.platform.settings import SettingsFile
    from tests.playthrough.games import by_keys, by_mouse, by_pad, in_haste

    ways = {"mouse": by_mouse, "keys": by_keys, "pad": by_pad, "haste": in_haste}
    words = argparse.ArgumentParser(prog="python -m tests.playthrough", description=__doc__)
    words.add_argument("way", choices=sorted(ways))
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--games", type=int, default=1)
    words.add_argument("--rounds", type=int, default=0, help="0: to the score")
    asked = words.parse_args()
    for seed in range(asked.seed, asked.seed + asked.games):
        with tempfile.TemporaryDirectory() as home:
            folders = Folders.under(Path(home))
            app = App(folders, SettingsFile(folders.config), (1280, 720))
            begun = time.perf_counter()
            player = ways[asked.way](app, seed, asked.rounds)
            seconds = time.perf_counter() - begun
            print(f"{asked.way} {seed}: {player.steps} actions, {player.events} events, {seconds:.0f} s")
            app.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["follow"]:
        from tests.playthrough.follow import main as follow

        follow(sys.argv[2:])
    elif sys.argv[1:2] == ["together"]:
        from tests.playthrough.together import main as together

        together(sys.argv[2:])
    else:
        main()
