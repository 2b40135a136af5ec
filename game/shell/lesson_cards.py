"""Lists a game's lessons with title and order for pages and menu, read from the heads of their files, without importing
the rules."""

from __future__ import annotations

import logging
import tomllib
from dataclasses import dataclass
from functools import cache

from game.platform.folders import art_folder, resource_root
from game.platform.lesson_store import LessonStore
from game.shell import registry
from game.shell.damage_report import report_damage
from game.shell.shell import Shell

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LessonCard:
    """A lesson as pages show it."""

    id: str
    number: int
    title: str  # message id
    minutes: int
    steps: int
    picture: str  # picture id


@cache
def lesson_cards(game: str) -> tuple[LessonCard, ...]:
    """Returns the shipped lessons of a game in the order of their numbers; a file that holds none is left out."""
    plugin = registry.plugin(game)
    found: list[LessonCard] = []
    for path in sorted((resource_root() / "scenarios" / game / "lessons").glob("*.toml")):
        try:
            head = tomllib.loads(path.read_text(encoding="utf-8"))
            number = int(head["number"])
            drawn = f"lessons/{game}_{number}"
            picture = drawn if (art_folder() / f"{drawn}.svg").is_file() else plugin.picture
            found.append(
                LessonCard(path.stem, number, str(head["title"]), int(head["minutes"]), len(head["step"]), picture)
            )
        except (OSError, ValueError, LookupError, TypeError) as error:
            log.warning("lesson left out: %s: %s", path, error)
    return tuple(sorted(found, key=lambda card: (card.number, card.id)))


def read_lesson_store(shell: Shell) -> LessonStore:
    """Reads the player's progress. A toast tells if its file was damaged."""
    store = LessonStore(shell.folders)
    report_damage(shell, store, "lesson-damaged")
    return store


def lesson_ids(game: str) -> list[str]:
    """Returns the ids of a game's lessons in the order of their numbers."""
    return [card.id for card in lesson_cards(game)]
