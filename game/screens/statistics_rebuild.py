"""Finds finished games among the saves that the statistics lack, and counts them in a worker process."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass

from engine.child_process import NICE
from game.i18n.texts import Texts
from game.platform.folders import Folders
from game.play.bot_process import BotWorker, Sitting, Tell
from game.play.statistics.rebuild import Rebuilt, rebuild, uncounted
from game.play.statistics.store import Statistics, StatisticsError
from game.shell import registry
from game.shell.shell import wake

log = logging.getLogger(__name__)
LONG = 86_400.0  # s after which the process is taken to hang
ErrorArguments = tuple[object, ...]  # the arguments of a StatisticsError, which pickle can't rebuild by itself


def rebuild_all(
    statistics: Statistics, folders: Folders, language: str, on_progress: Callable[[Rebuilt], None] = lambda done: None
) -> Rebuilt:
    """Counts the finished games among the saves, of every game of the program, into the statistics. Raises
    StatisticsError."""
    from engine.registry import GAMES

    for game in registry.PLUGINS:
        plugin = registry.plugin(game)
        plugin.scenario_list(folders.own, Texts(language, plugin.texts))  # knows the player's own scenarios from now on
    about = {game: registry.plugin(game).statistics() for game in registry.PLUGINS}
    return rebuild(statistics, folders.saves, GAMES, about, on_progress)


@dataclass(frozen=True, slots=True)
class RebuildRequest:
    """Asks the worker process to count the saves; it reports `(saves read, of how many)`."""

    folders: Folders
    language: str
    seat: int = 0
    number: int = 0

    @property
    def limit(self) -> float:
        return LONG

    def answer(self, sitting: Sitting, tell: Tell) -> tuple[Rebuilt | None, ErrorArguments | None]:
        """Counts the saves in the worker process. Returns the result, and a fault of the database (then there is no
        result) or of a damaged one that was put aside."""
        store = Statistics(self.folders.data, tuple(registry.PLUGINS))
        try:
            done = rebuild_all(store, self.folders, self.language, lambda done: tell((done.saves, done.of)))
        except StatisticsError as error:
            return None, error.arguments
        aside = store.set_aside
        return done, None if aside is None else ("damaged", store.path, aside.detail, aside)


class RecountController:
    """Offers to count games that are missing. `missing`: how many finished saves the statistics lack; `progress`: saves
    read and their number while they are counted."""

    def __init__(self, folders: Folders, language: str) -> None:
        self.folders, self.language = folders, language
        self.worker = BotWorker(wake, NICE)
        self.missing = 0
        self.working = False
        self.progress = (0, 0)
        self.search: threading.Thread | None = None
        self._found: int | None = None

    def look(self, ids: Collection[str], files: Collection[str]) -> None:
        """Starts a thread that searches the saves for finished games that the statistics lack; `ids`, `files`: of the
        games they have. Only the first call does anything."""
        if self.search is None:
            self.search = threading.Thread(target=self._look, args=(ids, files), daemon=True, name="uncounted games")
            self.search.start()

    def _look(self, ids: Collection[str], files: Collection[str]) -> None:
        try:
            self._found = uncounted(self.folders.saves, registry.PLUGINS, ids, files)
        except OSError as error:
            log.warning("the saves can't be searched: %s", error)
        wake()

    def begin(self) -> None:
        """Starts to count all saves anew."""
        self.working, self.progress = True, (0, 0)
        self.worker.ask([RebuildRequest(self.folders, self.language)])

    def tick(self) -> bool:
        """Takes what the search found and the progress of the count. Returns whether anything has changed."""
        found, self._found = self._found, None
        if found is not None:
            self.missing = found
        said = self.worker.take_reports() if self.working else []
        if said:
            self.progress = said[-1]
        return bool(found) or bool(said)

    def take(self) -> tuple[Rebuilt | None, StatisticsError | None] | None:
        """Returns, once, the result of a finished count and a fault of the database (either may be None); None until
        the count is finished.

        Saves that could not be counted are not offered again."""
        answer = next(iter(self.worker.take().values()), None) if self.working else None
        if answer is None:
            return None
        self.stop()
        self.missing = 0
        if isinstance(answer, Exception):
            return None, StatisticsError("failed", self.folders.data, str(answer))
        done, error = answer
        return done, None if error is None else StatisticsError(*error)

    def stop(self) -> None:
        """Ends the worker process; games that are written stay."""
        if self.working:
            self.working = False
            self.worker.stop()
