"""Removes unfinished files that a program stopped while writing left in the player's folders; called at the start.

Only what is surely of no use: a draft that nobody is writing any more, and a second name of a file that a game has
under its own. Nothing that holds the only copy of anything is touched.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

from game.platform.backups import companion_files
from game.platform.folders import Folders
from game.platform.save_list import ENDING

log = logging.getLogger(__name__)
STALE = 600  # seconds: another program's draft is younger
DRAFT = ".part"


def clear_away(folders: Folders, now: float) -> list[Path]:
    """Deletes files left by a stopped program: old unfinished ones, and copies of saves under a second name. Returns
    their paths. ``now``: seconds since the epoch. What can't be deleted stays."""
    gone = []
    for path in (*_second_names(folders.saves), *_drafts(folders, now)):
        try:
            path.unlink()
        except OSError as error:
            log.info("%s stays: %s", path, error)
            continue
        log.info("left by a stop, cleared away: %s", path)
        gone.append(path)
    return gone


def _drafts(folders: Folders, now: float) -> Iterator[Path]:
    for folder in (folders.config, folders.data, folders.cache):
        try:
            found = sorted(folder.rglob(f"*{DRAFT}"))
        except OSError as error:  # out of reach
            log.info("%s is not cleared: %s", folder, error)
            continue
        for path in found:
            try:
                if path.is_file() and now - path.stat().st_mtime > STALE:
                    yield path
            except OSError:  # gone meanwhile
                continue


def _second_names(saves: Path) -> list[Path]:
    """Stopped while it was renamed, a game has its files under two names: those of the name that has no save, or, where
    both have, of one of them."""
    try:
        found = {path: path.stat() for path in sorted(saves.iterdir()) if path.is_file()}
    except OSError:
        return []
    same = {path: (about.st_dev, about.st_ino) for path, about in found.items() if about.st_nlink > 1}
    games = [path for path in found if path.suffix == ENDING]
    kept = [game for n, game in enumerate(games) if game not in same or same[game] not in map(same.get, games[:n])]
    own = {file for game in kept for file in (game, *companion_files(game))}
    whole = {same[file] for file in own if file in same}
    return [path for path in found if _of_a_game(path) and path not in own and same.get(path) in whole]


def _of_a_game(path: Path) -> bool:
    game = path.name.find(ENDING)
    return game > 0 and path in (at := path.with_name(path.name[:game] + ENDING), *companion_files(at))
