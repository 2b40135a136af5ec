"""``python -m tests.hands follow CHALLENGE won|lost``: from the menu through the briefing to the end, by clicks alone.

A bot plays the deal beforehand, until it ends as asked for; its moves are then clicked, one by one, by a pointer that
sees nothing but what the screen shows. With ``--pointer`` the window is a real one and the pointer the display's
(``xdotool``); else both are the program's own. ``--pictures DIR`` keeps what was to be seen.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from engine.brazil.challenge import LOST, WON
from engine.brazil.moves import ChooseMonarch, Move
from engine.brazil.scenarios import all_challenges, scenario
from engine.core.deal import seed_of
from engine.core.dealcode import nonce_of
from game.app import App
from game.brazil.challenge.briefing import BriefingScreen
from tests.brazil.record_challenges import LOSERS, WINNERS, played
from tests.hands.follower import Follower
from tests.hands.games import watch

ENDS = {"won": (WINNERS, WON), "lost": (LOSERS, LOST)}
BUTTONS = {1: "1", 2: "2", 3: "3"}
PAUSE = 360  # ms that a real hand waits before it clicks: longer than a button that has changed is guarded


@dataclass(slots=True)
class Eye:
    """Keeps pictures: of every so many moves, and of whatever is told by name."""

    folder: Path | None
    every: int = 1
    number: int = 0

    def keep(self, app: App, name: str) -> None:
        if self.folder is not None:
            app.picture(self.folder / f"{self.number:03}-{name}.png")
            self.number += 1


def moves_of(challenge: str, ending: str, deal: str) -> tuple[Move, ...]:
    """A game of that deal that ends so. Raises LookupError where no bot's does."""
    bots, over = ENDS[ending]
    for dice, bot in enumerate(bots):
        session = played(challenge, bot, seed_of(nonce_of(deal)), dice)
        if session.state.over == over:
            return tuple(entry.move for entry in session.log)
    raise LookupError(f"no bot has {ending} the deal {deal} of {challenge}: another one with --deal")


def to_the_briefing(player: Follower, challenge: str, deal: str, eye: Eye) -> BriefingScreen:
    """From the menu, as a new user goes."""
    app = player.app
    app.go("menu")
    for name in ("menu-solo", "game-brazil", f"challenge-{challenge}"):
        player.settle()
        eye.keep(app, name)
        player.press_named(name)
    player.settle()
    briefing = app.top
    assert isinstance(briefing, BriefingScreen), f"{type(briefing).__name__} came instead of the briefing"
    if deal:
        briefing.take_code(deal)
        player.settle()
    return briefing


def follow(player: Follower, challenge: str, ending: str, deal: str = "", eye: Eye | None = None) -> None:
    """The whole of it. ``deal``: a code; "": that of the day. Raises AssertionError at a move that can't be clicked."""
    eye = eye or Eye(None)
    briefing = to_the_briefing(player, challenge, deal, eye)
    player.moves = moves_of(challenge, ending, briefing.deal)
    monarch = next((move.monarch for move in player.moves if isinstance(move, ChooseMonarch)), None)
    if monarch is not None:
        player.press_named(f"monarch-{monarch}")
        player.settle()
    eye.keep(player.app, "briefing")
    player.press_named("start")
    seen = -1
    while not player.over:
        done = len(player.table.match.log)
        if done != seen and done % eye.every == 0:
            eye.keep(player.app, f"move-{done}")
        seen = done
        player.step()
    for _ in range(8):
        player.settle()
    eye.keep(player.app, f"end-{ending}")


class RealHand(Follower):
    """The same with the pointer of the display; the program runs as it does for anybody."""

    def send(self, kind: int, **values: Any) -> None:
        self.events += 1
        if kind == pygame.MOUSEMOTION:
            window = str(pygame.display.get_wm_info()["window"])
            self._do("mousemove", "--window", window, *(str(part) for part in values["pos"]))
        elif kind == pygame.MOUSEWHEEL:
            self._do("click", "4" if values["y"] > 0 else "5")
        else:
            if kind == pygame.MOUSEBUTTONDOWN:
                self._live(PAUSE)
            self._do("mousedown" if kind == pygame.MOUSEBUTTONDOWN else "mouseup", BUTTONS[values["button"]])
        self._live(40)

    def settle(self) -> None:
        self._live(200)

    @staticmethod
    def _do(*words: str) -> None:
        subprocess.run(["xdotool", *words], check=True)

    def _live(self, milliseconds: int) -> None:
        until = time.monotonic() + milliseconds / 1000
        while time.monotonic() < until and self.app.running:
            self.app.turn(10)
        if self.app.stack:
            self.app.top.refresh(self.app.ui)


def main(words: Sequence[str]) -> None:
    alone = [entry.id for entry in all_challenges()[0] if not _rivals(entry.id)]
    asked = argparse.ArgumentParser(prog="python -m tests.hands follow", description=__doc__)
    asked.add_argument("challenge", choices=alone, help="one without rivals: they choose for themselves")
    asked.add_argument("ending", choices=sorted(ENDS))
    asked.add_argument("--deal", default="", help="its code; none: the deal of the day")
    asked.add_argument("--size", default="1280x720", metavar="WxH")
    asked.add_argument("--scale", type=int, default=100, metavar="PERCENT")
    asked.add_argument("--lang", default="en")
    asked.add_argument("--pictures", type=Path, metavar="DIR")
    asked.add_argument("--every", type=int, default=10, help="moves from one picture to the next")
    asked.add_argument("--pointer", action="store_true", help="a real window and the display's pointer (xdotool)")
    given = asked.parse_args(words)
    os.environ["SDL_VIDEODRIVER"] = "x11" if given.pointer else "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home:
        app = _app(Path(home), given)
        eye = Eye(given.pictures, given.every)
        if given.pointer:
            player: Follower = RealHand(app, [0], ())
            app.hasty = True
            follow(player, given.challenge, given.ending, given.deal, eye)
        else:
            with watch() as now:
                player = Follower(app, now, ())
                follow(player, given.challenge, given.ending, given.deal, eye)
        app.close()
    for done, kind, said in player.heard:
        print(f"move {done}, {kind}: {said}")
    clicked = sum(player.clicked.values())
    print(f"{given.challenge} {given.ending}: {clicked} of {len(player.moves)} moves clicked, {player.events} events")


def _rivals(challenge: str) -> bool:
    asked = scenario(challenge).challenge
    return asked is not None and bool(asked.rivals)


def _app(home: Path, given: argparse.Namespace) -> App:
    from game.folders import Folders
    from game.settings import SettingsFile

    folders = Folders.under(home)
    file = SettingsFile(folders.config)
    file.settings.ui_scale, file.settings.language = given.scale, given.lang
    wide, high = (int(part) for part in given.size.split("x"))
    return App(folders, file, (wide, high))
