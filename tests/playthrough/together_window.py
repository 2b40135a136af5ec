"""What happens in one of two windows at one table, from the first screen to the end of the game."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.app.app import App
from game.together.host_process import host_of
from tests.playthrough.follow import on_display
from tests.playthrough.screenshots import LAST_LOOKS, ScreenRecorder
from tests.playthrough.together_player import (
    SEATS,
    Deciding,
    host,
    join,
    open_together,
    press_next,
    press_until,
    report_of,
    wait_for,
    witness_of,
    words_in,
    write_into,
)

WHOLE = 20.0
HELLO = "Good luck, and mind the rivers"


@dataclass(frozen=True, slots=True)
class Options:
    """``hosts``: this window hosts, else it joins. ``quick``: no pauses after moves of others, no animations.
    ``moves``: 0: to the end."""

    game: str
    hosts: bool
    name: str
    seed: int
    moves: int
    size: str
    scale: int
    language: str
    quick: bool
    every: int
    pictures: str


class DisplayRecorder(ScreenRecorder):
    """Pictures of the whole display, once all is drawn that can be within WHOLE seconds."""

    def keep(self, app: App, name: str) -> None:
        if self.folder is not None:
            late = time.monotonic() + WHOLE
            while (app.dirty or app.budget.lacking or app.presenter.waits) and time.monotonic() < late:
                app.turn(10)
            path = self.folder / f"{self.number:03}-{name}.png"
            subprocess.run(["import", "-window", "root", str(path)], check=True)
            self.number += 1


class Window:
    """What happens in one window, from the first screen to the end of the game."""

    def __init__(self, app: App, given: Options) -> None:
        self.app, self.given = app, given
        self.player: Deciding = on_display(SEATS[given.game])(app, [0])
        self.player.seed = given.seed
        self.eye = DisplayRecorder(Path(given.pictures) if given.pictures else None, given.every)
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._lines.put(line.strip())
        host_of(self.app.folders).end()  # whoever started this is gone
        os._exit(1)

    def hear(self) -> str:
        """What is to be done next; the program goes on meanwhile."""
        while self._lines.empty():
            assert self.app.running, "the window was closed"
            self.player.settle()
        return self._lines.get()

    @staticmethod
    def say(did: str, **more: Any) -> None:
        print(json.dumps({"did": did, "at": time.monotonic(), **more}), flush=True)

    def live(self) -> None:
        player, given = self.player, self.given
        if given.quick:
            pace = self.app.settings.pace
            pace.bot_delay, pace.animation, pace.pause_after_bot, pace.reduced_motion = 0.0, 8.0, False, True
        open_together(player)
        self.say("ready")
        invitation = self.hear()
        if given.hosts:
            self.say("host")
            self.say("invitation", text=host(player, given.game, given.name, self.eye))
        else:
            join(player, words_in(json.loads(invitation)), given.name, self.eye)
        wait_for(player, lambda: hasattr(self.app.stack[0], "match"), "the table")
        self.say("table")
        spent = time.process_time()
        seen = witness_of(player.table)
        self._look_round()
        self.eye.watch(player, given.moves)
        self.eye.keep(self.app, "end")
        self.say("spent", begin=spent, whole=time.process_time())
        if given.moves:
            self.say("over", moves=len(player.table.match.log), curtains=player.curtains, passed=player.passed)
        else:
            self.say("over", **report_of(player, seen))
        self.hear()

    def _look_round(self) -> None:
        """The page of people and the ribbon; a word is said to the other."""
        player = self.player
        for _ in range(LAST_LOOKS):
            player.settle()
        self.eye.keep(self.app, "table")
        if "tool-people" in player.named():
            press_next(player, "tool-people")
            self.eye.keep(self.app, "people")
            press_next(player, "back")
        if "say-open" in player.named():
            press_until(player, "say-open", lambda: player.app.top.ui_root.find("say-field"))
            write_into(player, "say-field", HELLO)
            press_next(player, "say")
            self.eye.keep(self.app, "ribbon")
            press_until(player, "say-fold", lambda: player.app.top.ui_root.find("say-field") is None)


def drive(app: App, given: Options) -> None:
    """In place of the main loop."""
    app.allows_placeholders = True
    app.presenter.expect()
    try:
        Window(app, given).live()
    except Exception:
        screens = [type(screen).__name__ for screen in app.stack]
        Window.say("failed", why=traceback.format_exc(), screens=screens)
    finally:
        host_of(app.folders).end()
        app.quit(ask=False)
        app.close()
