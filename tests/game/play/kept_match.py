"""A match that is written to the disk, taken up again as after a crash, and compared with another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.session import Session
from game.play.autosave import resume_game
from game.play.match import Match
from game.play.occupants import Occupant, of_players
from tests.core.sealed import Give, Seal, Setup
from tests.game.play.kit import COLOURS, RULES, SealedMatch

NEXT = (Seal(1, 1), Seal(0, 2), Give(0, 0))


def new(path: Path, *moves: Any, who: tuple[str, ...] = ("person", "person")) -> Match[Any, Any]:
    session: Session[Any, Any] = Session(RULES, Setup(COLOURS[:2]), 5)
    match = SealedMatch(session, [Occupant(kind, f"name{seat}") for seat, kind in enumerate(who)], path)
    for move in moves:
        match.submit(move)
    return match


def again(path: Path) -> Match[Any, Any]:
    """As after a crash: the file's lock goes with the program."""
    taken = resume_game(RULES, path)
    match = SealedMatch(taken.session, of_players(taken.save.players), path)
    match.go_on(taken.journal, taken.ended)
    match.lost, match.missing = taken.lost, taken.missing
    return match


def same(one: Match[Any, Any], other: Match[Any, Any]) -> None:
    assert [entry.move for entry in one.log] == [entry.move for entry in other.log]
    assert one.digest() == other.digest()
    assert (one.session.undo_floor, one.barrier, one.session.undone) == (
        other.session.undo_floor,
        other.barrier,
        other.session.undone,
    )
