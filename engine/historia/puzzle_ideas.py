"""The ideas that name what a puzzle is about: tests of how its best turn differs from the second best, in order."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core.puzzle_idea import Idea, PlayedTurn, Test, always, more_events, more_moves, other_moves
from engine.historia.components import ACTIONS, ADVISORS
from engine.historia.moves import Move, Resolve, SealCards, TakeAction


def _sealed(turn: PlayedTurn) -> set[str]:
    """The cards that a turn seals."""
    return {card for move in turn.moves if isinstance(move, SealCards) for card in move.cards}


def _seals(card: str) -> Test:
    return lambda best, second: card in _sealed(best) - _sealed(second)


def _advisor(best: PlayedTurn, second: PlayedTurn) -> bool:
    return any(card in ADVISORS for card in _sealed(best) - _sealed(second))


def _advanced(turn: PlayedTurn) -> int:
    """Counts the cards that a turn resolves on their advanced side."""
    return sum(isinstance(move, Resolve | TakeAction) and move.side == "advanced" for move in turn.moves)


IDEAS = (
    *(Idea(card, _seals(card)) for card in ("revolution", "war", "raid")),
    Idea("advisor", _advisor),
    *(Idea(card, _seals(card)) for card in ACTIONS if card not in ("revolution", "war", "raid")),
    Idea("no_advisor", lambda best, second: len(_sealed(best)) < len(_sealed(second))),
    Idea("leader", other_moves("keep_leader")),
    Idea("wonder", more_moves("take_wonder", "use_wonder", "ready")),
    Idea("wonder", other_moves("take_wonder", "use_wonder", "ready")),
    Idea("advanced", lambda best, second: _advanced(best) > _advanced(second)),
    Idea("order", other_moves("resolve")),
    Idea("victim", other_moves("attack", "choose_partner")),
    Idea("victim", more_events("Raided", "WarFought", "Traded")),
    Idea("territory", other_moves("place_cube", "recover_cube")),
    Idea("territory", more_moves("place_cube", "recover_cube")),
    Idea("take_back", other_moves("take_back")),
    Idea("choice", always),
)


def main_part(move: Move) -> Hashable:
    """Returns the move itself if it makes one turn different from another; None for the move that ends optional
    choices."""
    return None if move.kind == "finish" else move
