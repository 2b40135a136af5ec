"""Counts the finished games among the saves: for a lost database, and for games older than the statistics."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.rules import Rules
from engine.storage.save import load_session
from engine.storage.save_file import SaveError, SaveFile, SaveHeader, read_head, read_save
from game.platform.save_list import SaveList
from game.play.game_identity import GameIdentity
from game.play.occupants import of_players
from game.play.statistics.game_facts import GameStatistics
from game.play.statistics.records import GameRecord, counts, record_of
from game.play.statistics.store import Statistics

log = logging.getLogger(__name__)
AT_ONCE = 100  # games a transaction


@dataclass(slots=True)
class Rebuilt:
    """The result of a rebuild: `counted` games are in the statistics, `fresh` of them were not before."""

    saves: int = 0
    running: int = 0
    left_out: int = 0  # branched off from another game, or finished elsewhere
    unreadable: int = 0
    counted: int = 0
    fresh: int = 0


def rebuild(
    statistics: Statistics,
    folder: Path,
    rules: Mapping[str, Rules[Any, Any]],
    about: Mapping[str, GameStatistics],
    told: Callable[[Rebuilt], None] = lambda done: None,
) -> Rebuilt:
    """Counts every finished game of a folder of saves. Games whose saves are gone stay as they are. `told` is called
    after each transaction. Raises StatisticsError."""
    done, batch = Rebuilt(), dict[str, GameRecord]()
    for record in _records(folder, rules, about, done):
        known = batch.get(record.id)
        if known is None or record.ended < known.ended:
            batch[record.id] = record
        if len(batch) >= AT_ONCE:
            _write(statistics, batch, done)
            told(done)
    _write(statistics, batch, done)
    return done


def _write(statistics: Statistics, batch: dict[str, GameRecord], done: Rebuilt) -> None:
    if batch:
        done.fresh += statistics.record_all(batch.values())
        batch.clear()


def _records(
    folder: Path, rules: Mapping[str, Rules[Any, Any]], about: Mapping[str, GameStatistics], done: Rebuilt
) -> Iterator[GameRecord]:
    saves = SaveList(folder)
    for number in reversed(range(len(saves))):  # the oldest first
        path = saves.path(number)
        done.saves += 1
        try:
            head = read_head(path)
            if head.totals is None:
                done.running += 1
            elif head.game not in rules or not counts(head.extra):
                done.left_out += 1
            else:
                yield _record(path, head, rules[head.game], about[head.game])
                done.counted += 1
        except SaveError as error:
            log.warning("not counted: %s", error)
            done.unreadable += 1
        except Exception:  # whatever is in a file: the others count
            log.exception("not counted: %s", path)
            done.unreadable += 1


def _record(path: Path, head: SaveHeader, rules: Rules[Any, Any], about: GameStatistics) -> GameRecord:
    """Raises SaveError, and whatever an impossible position may raise in a rule."""
    save: SaveFile = read_save(path)
    session = load_session(rules, save)[0]
    identity = GameIdentity.of(head.extra, session)
    return record_of(session, of_players(save.players), about, identity, path.name)
