"""Counts a finished game in the player's statistics, and finds the achievements it earned."""

from __future__ import annotations

import logging
from typing import Any

from game.play.match import Match
from game.play.statistics.records import SHARED_ACHIEVEMENTS, GameRecord, record_of
from game.play.statistics.store import StatisticsError
from game.screens.statistics_model import error_text
from game.shell import registry
from game.shell.shell import Shell

log = logging.getLogger(__name__)


def count_game(shell: Shell, match: Match[Any, Any]) -> str:
    """Records a finished game in the player's statistics. Returns a sentence that names new achievements, "" if there
    are none; a toast tells that recording failed. A game without a save, between bots, forked from another, or imported
    when finished is not recorded."""
    if match.path is None or match.origin or match.identity.came_finished or not match.people:
        return ""
    record = _record(match)
    if record is None:
        return ""
    store = shell.statistics
    try:
        fresh = store.record(record)
    except StatisticsError as error:
        shell.toast(error_text(shell.ui.text, error), "bad")
        return ""
    if store.set_aside is not None:
        damage, store.set_aside = store.set_aside, None
        damaged = StatisticsError("damaged", store.path, damage.detail, damage)
        shell.toast(error_text(shell.ui.text, damaged), "bad")
    achievements = sorted(
        dict.fromkeys(achievement for own in fresh.values() for achievement in own),
        key=lambda one: one in SHARED_ACHIEVEMENTS,
    )
    if not achievements:
        return ""
    names = ", ".join(shell.ui.text(f"achievement-{achievement}") for achievement in achievements)
    return shell.ui.text("statistics-achievement-new", n=len(achievements), names=names)


def _record(match: Match[Any, Any]) -> GameRecord | None:
    """Returns the record of a match, None for a game that does not count."""
    if match.rules.id not in registry.PLUGINS or registry.plugin(match.rules.id).statistics_items is None:
        return None
    about = registry.plugin(match.rules.id).statistics()
    file = match.path.name if match.path is not None else ""
    try:
        return record_of(match.real, match.occupants, about, match.identity, file)
    except Exception:  # a count must never end a game
        log.exception("the game is not counted")
        return None
