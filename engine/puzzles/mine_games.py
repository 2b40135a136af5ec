"""Plays many games between bots and mines them for puzzles, in several processes and for a limited time."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.gc_tuning import seldom_collected
from engine.child_process import end_with_parent
from engine.puzzles.mine_file import MinedGame
from engine.puzzles.mining import game_of_bots, mined
from engine.registry import GAMES
from engine.storage.save_header import one_line


@dataclass(frozen=True, slots=True)
class GameToMine:
    """A game that a bot plays in all seats, and that is mined. `last`: the share of its choices that are tried, from
    the end; `ends`: the time (`time.time`) after which it is not begun or broken off; None: never."""

    game: str
    scenario: str
    seats: int
    bot: str
    seed: int
    last: float = 1.0
    ends: float | None = None

    def is_late(self) -> bool:
        return self.ends is not None and time.time() > self.ends


def mined_games(tasks: Sequence[GameToMine], jobs: int = 1) -> Iterator[MinedGame | str]:
    """Plays games and mines them for puzzles. Yields each as it is done, or an error in one sentence in its place;
    nothing for a game whose time was over before it began."""
    if jobs == 1:
        yield from (found for found in map(_mined_game, tasks) if found is not None)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, end_with_parent) as pool:
        yield from (found for found in pool.imap_unordered(_mined_game, tasks) if found is not None)


def _mined_game(task: GameToMine) -> MinedGame | str | None:
    """Mines one game in this process."""
    if task.is_late():
        return None
    rules: Any = GAMES[task.game]
    stages: Counter[str] = Counter()
    try:
        with seldom_collected():
            setup = rules.setups(task.scenario, task.seats, {})[0]
            session = game_of_bots(rules, setup, (task.bot,) * task.seats, task.seed)
            puzzles = list(mined(session, task.seed, stages=stages, last=task.last, late=task.is_late))
    except Exception as error:  # an error of one game must not cost the others
        return f"{task.scenario} seed {task.seed}: {one_line(error)}"
    return MinedGame(
        game=task.game,
        scenario=task.scenario,
        bot=task.bot,
        seed=task.seed,
        stages=dict(stages),
        puzzles=puzzles,
    )
