"""Rebuilds the statistics from the finished games among the saves: for a lost database, and for older games."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.rules import Rules
from engine.storage.save import load_session
from engine.storage.save_file import SaveError, SaveFile, SaveHeader, read_head, read_save
from game.platform.save_list import SaveList
from game.play.game_identity import ID, GameIdentity
from game.play.occupants import of_players
from game.play.rungs import PERSON
from game.play.statistics.game_facts import GameStatistics
from game.play.statistics.records import GameRecord, is_counted, record_of
from game.play.statistics.store import Statistics

log = logging.getLogger(__name__)
AT_ONCE = 100  # games a transaction


@dataclass(slots=True)
class Rebuilt:
    """The result of a rebuild: `counted` games are in the statistics, `fresh` of them were not before."""

    of: int = 0  # saves there are
    saves: int = 0  # read so far
    running: int = 0
    left_out: int = 0  # branched off from another game, finished elsewhere, or without a person
    unreadable: int = 0
    counted: int = 0
    fresh: int = 0


def rebuild(
    statistics: Statistics,
    folder: Path,
    rules: Mapping[str, Rules[Any, Any]],
    about: Mapping[str, GameStatistics],
    on_progress: Callable[[Rebuilt], None] = lambda done: None,
) -> Rebuilt:
    """Adds the finished games among a folder of saves to the statistics: those with a person, neither forked nor
    imported; games whose saves are gone stay. Returns how many saves were counted, running, left out or unreadable.
    `on_progress` is called after each save. Raises StatisticsError."""
    done, batch = Rebuilt(), dict[str, GameRecord]()
    for record in _records(folder, rules, about, done, on_progress):
        known = batch.get(record.id)
        if known is None or record.ended < known.ended:
            batch[record.id] = record
        if len(batch) >= AT_ONCE:
            _write(statistics, batch, done)
    _write(statistics, batch, done)
    return done


def _write(statistics: Statistics, batch: dict[str, GameRecord], done: Rebuilt) -> None:
    if batch:
        done.fresh += statistics.record_all(batch.values())
        batch.clear()


def _records(
    folder: Path,
    rules: Mapping[str, Rules[Any, Any]],
    about: Mapping[str, GameStatistics],
    done: Rebuilt,
    on_progress: Callable[[Rebuilt], None],
) -> Iterator[GameRecord]:
    saves = SaveList(folder)
    done.of = len(saves)
    for number in reversed(range(len(saves))):  # the oldest first
        path = saves.path(number)
        done.saves += 1
        try:
            head = read_head(path)
            if head.totals is None:
                done.running += 1
            elif not _counts(head, rules):
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
        on_progress(done)


def _counts(head: SaveHeader, games: Container[str]) -> bool:
    """Whether a save is a finished game of a person's that counts."""
    played = any(player.who == PERSON for player in head.players)
    return head.totals is not None and head.game in games and played and is_counted(head.extra)


def uncounted(folder: Path, games: Container[str], ids: Container[str], files: Container[str]) -> int:
    """Returns how many finished games of a folder of saves are not in the statistics, judging by their headers. `ids`,
    `files`: of the games that are; a save of an older version has no id."""
    saves = SaveList(folder)
    missing = set()
    for number in range(len(saves)):
        path = saves.path(number)
        try:
            head = read_head(path)
        except SaveError:
            continue
        game = str(head.extra.get(ID, ""))
        if _counts(head, games) and game not in ids and (game or path.name not in files):
            missing.add(game or path.name)
    return len(missing)


def _record(path: Path, head: SaveHeader, rules: Rules[Any, Any], about: GameStatistics) -> GameRecord:
    """Raises SaveError, and whatever an impossible position may raise in a rule."""
    save: SaveFile = read_save(path)
    session = load_session(rules, save)[0]
    identity = GameIdentity.of(head.extra, session)
    return record_of(session, of_players(save.players), about, identity, path.name)
