"""``python -m tests.playthrough follow CHALLENGE won|lost`` or ``follow --game GAME``: from the menu to the end by
clicks.

The moves are written down beforehand, by a bot or in a save (``--save FILE``); they are then clicked, one by one, by a
pointer that sees nothing but what the screen shows. With ``--pointer`` the window is a real one and the pointer the
display's (``xdotool``); else both are the program's own. ``--pictures DIR`` keeps what was to be seen.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar, cast

from game.app.app import App
from tests.playthrough import challenge, tables
from tests.playthrough.driver import RealDriver
from tests.playthrough.follower import Follower
from tests.playthrough.games import watch
from tests.playthrough.historia import HistoriaDriver
from tests.playthrough.historia import steps as historia_steps
from tests.playthrough.screenshots import ScreenRecorder
from tests.playthrough.struggle import StruggleDriver
from tests.playthrough.written import Written
from tests.struggle import random_play

AnyDriver = TypeVar("AnyDriver", bound=Written)
GAMES = {
    "struggle": tables.Game("struggle", StruggleDriver, "standard", 2, random_play.steps),
    "historia": tables.Game("historia", HistoriaDriver, "four", 4, historia_steps),
    "historia-alone": tables.Game("historia", HistoriaDriver, "alone_sage", 1, historia_steps),
}


def on_display(hand: type[AnyDriver]) -> type[AnyDriver]:
    """The same hand with the pointer of the display."""
    return cast(type[AnyDriver], type(f"Real{hand.__name__}", (RealDriver, hand), {}))


def main(words: Sequence[str]) -> None:
    given = _asked(words)
    os.environ["SDL_VIDEODRIVER"] = "x11" if given.pointer else "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    eye = ScreenRecorder(given.pictures, given.every, given.kinds)
    game = GAMES.get(given.game)
    hand = game.hand if game is not None else Follower
    with tempfile.TemporaryDirectory() as home:
        app = _app(Path(home), given)
        if given.pointer:
            app.allows_placeholders = True
            player = on_display(hand)(app, [0])
            _follow(player, game, given, eye)
        else:
            with watch() as now:
                player = hand(app, now)
                _follow(player, game, given, eye)
        app.close()
    for done, kind, said in player.heard:
        print(f"move {done}, {kind}: {said}")
    for kind, n in sorted(player.clicked.items()):
        print(f"{kind}: {n}")
    title = given.game or f"{given.challenge} {given.ending}"
    clicked = sum(player.clicked.values())
    print(f"{title}: {clicked} of {len(player.moves)} moves clicked, {player.events} events")


def _follow(player: Written, game: tables.Game | None, given: argparse.Namespace, eye: ScreenRecorder) -> None:
    if game is not None:
        picks = [tuple(pick.split("=")) for pick in given.pick]
        tables.follow(player, game, given.seed, given.save, picks=picks, moves=given.moves, eye=eye)
    else:
        assert isinstance(player, Follower)
        challenge.follow(player, given.challenge, given.ending, given.deal, eye)


def _asked(words: Sequence[str]) -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python -m tests.playthrough follow", description=__doc__)
    asked.add_argument("challenge", nargs="?", choices=challenge.alone(), help="one without rivals")
    asked.add_argument("ending", nargs="?", choices=sorted(challenge.ENDS))
    asked.add_argument("--deal", default="", help="a challenge's code; none: the deal of the day")
    asked.add_argument("--game", default="", choices=sorted(GAMES), help="a game of people at one screen")
    asked.add_argument("--seed", type=int, default=1, help="of its deal")
    asked.add_argument("--save", type=Path, metavar="FILE", help="the game that is played, instead of one of chance")
    asked.add_argument("--pick", action="append", default=[], metavar="LIST=VALUE", help="on the New game page")
    asked.add_argument("--moves", type=int, default=0, help="0: to the score")
    asked.add_argument("--size", default="1280x720", metavar="WxH")
    asked.add_argument("--scale", type=int, default=100, metavar="PERCENT")
    asked.add_argument("--lang", default="en")
    asked.add_argument("--pictures", type=Path, metavar="DIR")
    asked.add_argument("--every", type=int, default=10, help="moves from one picture to the next; 0: none of them")
    asked.add_argument("--kinds", action="store_true", help="a picture of each kind of screen when it first comes")
    asked.add_argument("--pointer", action="store_true", help="a real window and the display's pointer (xdotool)")
    given = asked.parse_args(words)
    if bool(given.game) == bool(given.ending):
        asked.error("either a challenge and its ending, or --game")
    return given


def _app(home: Path, given: argparse.Namespace) -> App:
    from game.platform.folders import Folders
    from game.platform.settings import SettingsFile

    folders = Folders.under(home)
    file = SettingsFile(folders.config)
    file.settings.ui_scale, file.settings.language = given.scale, given.lang
    wide, high = (int(part) for part in given.size.split("x"))
    return App(folders, file, (wide, high))
