"""How much memory the program has after whole games.

``python -m tests.benchmarks.memory [WIDTHxHEIGHT] [GAME …]`` plays a game of each kind by chance, every move drawn, its
score and the menu shown at the end, one after the other in one program; prints MB in memory, the most and now.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app.app import App
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from tests.abuse.monkey import memory
from tests.abuse.random_games import FACTORIES, by_chance


def main(size: tuple[int, int], games: list[str]) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        folders = Folders.under(Path(folder))
        app = App(folders, SettingsFile(folders.config), size)
        app.settings.pace.bot_delay, app.settings.pace.animation = 0, 8
        app.go("menu")
        app.draw()
        print(f"{size[0]}x{size[1]}  menu  {memory()} MB", flush=True)
        for number, game in enumerate(games):
            moves, most = whole_game(app, game, number)
            app.go("menu")
            app.draw()
            print(
                f"{size[0]}x{size[1]}  {game}, {moves} moves: at most {most} MB; at the menu {memory()} MB", flush=True
            )
        app.quit(ask=False)
        app.close()


def whole_game(app: App, game: str, seed: int) -> tuple[int, int]:
    """Played by chance, to the score; returns its moves and the most memory."""
    dice, most = random.Random(seed), memory()
    laying = FACTORIES[game]
    app.select_game(game)
    chosen = by_chance(game, dice, app.folders, bots=())
    table = laying.open_table(app, laying.new(chosen, None, app.folders.saves / f"{game} {seed}.imperial"))
    match = table.match
    while (seat := match.current_seat) is not None:
        match.viewer = seat
        table.controller.play(dice.choice(match.session.legal_moves(seat)))
        app.draw()
        most = max(most, memory())
    table.controller.request("score")
    app.draw()
    most = max(most, memory())
    for screen in reversed(app.stack):
        screen.closing()
    return len(match.log), most


if __name__ == "__main__":
    wide, high = (sys.argv[1] if len(sys.argv) > 1 else "1920x1080").split("x")
    main((int(wide), int(high)), sys.argv[2:] or [*FACTORIES])
