"""Names the ideas of a puzzle, by how its best turn differs from the second, and reduces turns to what matters in
them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.bots.review import Mistake
from engine.brazil import puzzle_ideas as brazil
from engine.core.event import Event
from engine.core.puzzle_idea import Idea, PlayedTurn
from engine.core.rng import Rng
from engine.core.rules import M, Rules, S
from engine.historia import puzzle_ideas as historia
from engine.struggle import puzzle_ideas as struggle

MAX_IDEAS = 2  # ideas of a puzzle


class GameIdeas(NamedTuple):
    """A game's part in its puzzles: the part of a move that makes a turn another one, and its ideas in order."""

    main_part: Callable[[Any], Hashable]
    ideas: tuple[Idea, ...]


GAME_IDEAS: Mapping[str, GameIdeas] = {
    "brazil": GameIdeas(brazil.main_part, brazil.IDEAS),
    "historia": GameIdeas(historia.main_part, historia.IDEAS),
    "struggle": GameIdeas(struggle.main_part, struggle.IDEAS),
}


def idea_ids(game: str) -> tuple[str, ...]:
    """Returns the ids of all ideas of a game; the text of each is `puzzle-idea-<game>-<id>`."""
    return tuple(dict.fromkeys(idea.id for idea in GAME_IDEAS[game].ideas))


def main_moves(game: str, turn: Sequence[Any]) -> Hashable:
    """Reduces a turn to its main moves, in no order: those that `main_part` of the game keeps, without payments and the
    like. Two turns with the same main moves count as the same solution."""
    main_part = GAME_IDEAS[game].main_part
    return frozenset(Counter(part for part in map(main_part, turn) if part is not None).items())


def ideas_of(rules: Rules[S, M], view: S, mistake: Mistake[M], seed: int = 0) -> tuple[str, ...]:
    """Returns the ids of at most two ideas that the better turn of a mistake has and the other has not, the main one
    first; the game's last idea where none shows."""
    best, second = (_played(rules, view, mistake.seat, turn, seed) for turn in (mistake.better, mistake.played))
    found = dict.fromkeys(idea.id for idea in GAME_IDEAS[rules.id].ideas[:-1] if idea.shows(best, second))
    return tuple(found)[:MAX_IDEAS] or (GAME_IDEAS[rules.id].ideas[-1].id,)


def _played(rules: Rules[S, M], view: S, seat: int, turn: Sequence[M], seed: int) -> PlayedTurn:
    """Plays a turn in one determinization; a simultaneous choice is not played, as others choose, too."""
    world, seen = rules.determinize(view, seat, Rng(seed)), list[Event]()
    if not rules.is_simultaneous(world):
        for move in turn:
            if seat not in rules.awaiting(world) or rules.why_not(world, move) is not None:
                break
            seen += rules.apply(world, move)
    return PlayedTurn(tuple(turn), tuple(seen))
