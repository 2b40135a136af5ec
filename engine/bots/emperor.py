"""The Viceroy with time and experience: lines and worlds are looked at for so many seconds a turn, on all cores but
one, and judged by what was learned from play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.bots.beam_search import BeamWidth
from engine.bots.process_pool import ProcessPool, Task, shared_helpers
from engine.bots.viceroy import SearchBudget, ViceroyBot

SECONDS = 5.0
EFFORT = SearchBudget(lines=32, worlds=200, least=3, own=1, blind=True, experience=1.0, trust=2.0)


class EmperorBot(ViceroyBot):
    """What it plays depends on how fast the machine is; without `seconds` it is a count, and always the same, on
    however many `cores`. None: as many as are free, for all Emperors of this process."""

    def __init__(
        self,
        seconds: float = SECONDS,
        effort: SearchBudget = EFFORT,
        width: BeamWidth | None = None,
        cores: int | None = None,
    ) -> None:
        super().__init__(width, effort, seconds)
        self.cores = cores
        self.helpers: ProcessPool | None = None

    def played_out(self, tasks: Sequence[Task], late: Callable[[], bool]) -> list[float | None]:
        """The helpers are called at the first play-out, and stay."""
        if self.helpers is None:
            self.helpers = shared_helpers() if self.cores is None else ProcessPool(self.cores)
        if not self.helpers.lines:
            return super().played_out(tasks, late)
        return self.helpers.values(tasks, late)

    def close(self) -> None:
        """Its own helpers are needed no more. They end with this process, too."""
        if self.helpers is not None and self.cores is not None:
            self.helpers.close()
            self.helpers = None
