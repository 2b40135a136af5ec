"""Plays lessons many times at random and by the contrary player: `python -m tests.lessons 200 [SEED] [LESSON]`."""

from __future__ import annotations

import sys
from collections import Counter

from engine import lessons
from tests.lessons.players import STYLES, LessonPlayer


def main(times: int, seed: int, only: str = "") -> None:
    """Prints how the lessons ended, of each or of `only` the one with this id; any failure is an exception."""
    for game in lessons.WORDS:
        for lesson in lessons.lessons(game)[0]:
            if only not in ("", lesson.id):
                continue
            for name, play in STYLES.items():
                found: Counter[str] = Counter()
                for nth in range(times):
                    outcome = play(LessonPlayer(game, lesson, seed + nth))
                    found["ended" if outcome.progress.ended else "left"] += 1
                    found["decisions"] += outcome.decisions
                    found["taken back"] += outcome.taken_back
                print(game, lesson.id, name, dict(found), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1, *sys.argv[3:4])
