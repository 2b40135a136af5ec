"""The Emperor, the strongest bot: a Viceroy limited by time per turn, on several cores, with learned weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.bots.beam_search import BeamWidth
from engine.bots.process_pool import ProcessPool, Task, shared_helpers
from engine.bots.viceroy import REPLY, BudgetLimits, SearchBudget, ViceroyBot

SECONDS = 5.0
EFFORT = SearchBudget(
    lines=32,
    worlds=200,
    least=3,
    own=1,
    blind=True,
    experience=1.0,
    trust=2.0,
    shared=BudgetLimits(lines=1),
    long=BudgetLimits(reply=REPLY),
)
"""Where all seats share turns, the Emperor searches what the Viceroy does and counts all that was learned. Where turns
are long it plans its own next one as narrowly as replies, to save time."""


class EmperorBot(ViceroyBot):
    """A time-limited Viceroy. With `seconds` its play depends on the machine's speed; without, it is limited by counts
    and reproducible on any number of `cores`. `cores` None: all free ones, shared by all Emperors of this process."""

    def __init__(
        self,
        seconds: float = SECONDS,
        effort: SearchBudget = EFFORT,
        width: BeamWidth | None = None,
        cores: int | None = None,
    ) -> None:
        super().__init__(width, effort, seconds)
        self.cores = cores
        self.pool: ProcessPool | None = None

    def played_out(self, tasks: Sequence[Task], late: Callable[[], bool]) -> list[float | None]:
        """Runs the playouts `tasks` on the process pool, which is started at the first call, and returns in order the
        value that each gives; None for those not begun when `late` turned true. Without a pool they run in this
        process."""
        if self.pool is None:
            self.pool = shared_helpers() if self.cores is None else ProcessPool(self.cores)
        if not self.pool.helpers:
            return super().played_out(tasks, late)
        return self.pool.run(tasks, late)

    def close(self) -> None:
        """Ends the bot's own child processes; those that all bots of this process share go on."""
        if self.pool is not None and self.cores is not None:
            self.pool.close()
            self.pool = None
