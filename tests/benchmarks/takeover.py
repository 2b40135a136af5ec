"""How soon a seat changes hands: from the click until a bot that was called in has moved, and until its person is back
and can move.

``python -m tests.benchmarks.takeover [TIMES] [GAME …]`` opens two windows at a host in a process of its own, whose bots
run in child processes. The guest's window is closed while its seat is asked, a bot is called in, and the guest comes
back; prints the median and the longest of each in seconds, and fails over 5.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("IMPERIAL_DISCOVERY", "off")

from game.together.people import PeopleScreen
from game.together.together_screen import TogetherScreen
from tests.game.together.windows import Windows, book_of, step, table_of, two_tables

WANTED = 5.0  # seconds
GUEST = 1  # the seat that changes hands


def main(times: int, games: list[str]) -> int:
    """Prints a line for each game. Returns 1 where something took too long."""
    longest = 0.0
    for game in games:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            windows = Windows(Path(folder), processes=True)
            try:
                took = list(takeovers(windows, game, times))
            finally:
                windows.close()
        bots, people = ([one[place] for one in took] for place in (0, 1))
        longest = max(longest, *bots, *people)
        print(
            f"{game:9} {len(took)} times: first bot {bots[0]:.2f} s, bot {median(bots):.2f} (longest {max(bots):.2f}), "
            f"person {median(people):.2f} (longest {max(people):.2f}); load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
    return int(longest > WANTED)


def takeovers(windows: Windows, game: str, times: int) -> Iterator[tuple[float, float]]:
    """Seconds from the click on "Call in a bot" to its first move, and from the person's click on "Play" to where the
    person can choose."""
    tables, dice = list(two_tables(windows, game)), random.Random(1)
    for _ in range(times):
        play_until(windows, tables, dice, lambda: tables[GUEST].match.deciding == GUEST)
        here, away = tables[0], tables[GUEST].app
        tables[GUEST].leave_game()
        windows.until(lambda here=here: here.match.elsewhere.seats[GUEST].may_call)
        here.show_people()
        page: Any = here.app.top
        assert isinstance(page, PeopleScreen)
        page.refresh(page.ui)
        count, clicked = len(here.match.log), time.perf_counter()
        page.ui_root.find(f"call-{GUEST}").press()
        page.leave()
        windows.until(lambda here=here, count=count: has_moved(here, count))
        bot = time.perf_counter() - clicked
        away.home(TogetherScreen(away))
        clicked = time.perf_counter()
        away.top.play(book_of(away).tables[0])
        windows.until(lambda away=away: table_of(away) is not None)
        tables[GUEST] = back = table_of(away)
        play_until(windows, [here], dice, lambda back=back: back.match.deciding == GUEST)
        yield bot, time.perf_counter() - clicked


def has_moved(table: Any, count: int) -> bool:
    """Whether the guest's seat has moved in this window's log since."""
    return any(entry.move.seat == GUEST for entry in table.match.log[count:])


def play_until(windows: Windows, tables: list[Any], dice: random.Random, true: Any) -> None:
    """Lets people play by chance until something is so."""

    def stepped() -> bool:
        done = bool(true())
        if not done:
            for table in tables:
                step(table, dice)
        return done

    windows.until(stepped)


if __name__ == "__main__":
    words = sys.argv[1:]
    sys.exit(main(int(words[0]) if words else 5, words[1:] or ["brazil", "struggle", "historia"]))
