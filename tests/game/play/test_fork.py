"""Playing on from a moment of a game: the same deal where all is known, another one as far as a seat could not know."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from engine.core.seed_commitment import NONCE_DIGITS, seed_of
from engine.core.session import Session
from engine.core.session_records import LogChapter
from game.play.fork import branch, fork_save, is_open
from game.play.match import Match
from tests.core.sealed import Give, Seal, Setup
from tests.game.play.kit import COLOURS, RULES, SealedMatch, new

GAME = (
    *(Seal(0, 1), Seal(1, 3), Give(1, 0), Seal(1, 1), Seal(0, 2), Give(0, 0)),
    *(Seal(0, 3), Seal(1, 2), Give(0, 1)),
)


def played(match: Match[Any, Any], moves: int) -> Match[Any, Any]:
    for move in GAME[:moves]:
        match.submit(move)
    return match


def test_of_a_game_that_is_over_the_branch_has_the_very_deal_and_moves() -> None:
    match = new("person", "person")
    nonce = "1" * NONCE_DIGITS
    match.session = Session(RULES, match.session.setup, seed_of(nonce), nonce=nonce)
    played(match, 9)
    assert is_open(match)
    one = branch(match, 4)
    assert [entry.move for entry in one.log] == list(GAME[:4]) and (one.seed, one.nonce) == (seed_of(nonce), nonce)
    assert one.digest(4) == match.session.digest(4) and len(match.log) == 9


def test_a_game_that_was_cut_branches_off_from_where_it_goes_on() -> None:
    start = new("person", "person").session.position(0)
    start.points = [7, 0]
    older = (LogChapter("old", None, [], [""]),)
    session: Session[Any, Any] = Session(RULES, Setup(COLOURS[:2]), 5, start, older)
    match = played(SealedMatch(session, new("person", "person").occupants), 9)
    one = branch(match, 3)
    assert one.older == older and one.from_checkpoint and one.digest(3) == match.session.digest(3)


def test_of_a_running_game_the_branch_is_a_world_the_seat_could_not_tell_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = itertools.count(1)
    monkeypatch.setattr("secrets.randbits", lambda bits: next(drawn))
    match = played(new("person", "person"), 1)
    match.hand_over(0)
    one = branch(match, 1)
    assert one.seed != match.session.seed and one.log == [] and match.awaiting
    assert repr(RULES.view(one.state, 0)) == repr(match.view_of(0)), "one's own card is known"
    match.clear_viewer()
    cards = {branch(match, 1).state.sealed[0] for _ in range(40)}
    assert cards == {1, 2, 3}, "who did not choose it can't know it"


def test_the_save_of_a_branch_tells_whose_it_is_and_of_what() -> None:
    match = new("person", "settler")
    save = fork_save(match, 0, "of the first")
    assert save.extra["origin"] == "of the first" and save.extra["asked"] == 0 and "points" in save.extra
    assert [player.who for player in save.players] == ["person", "settler"]
    assert "asked" not in fork_save(played(match, 9), 9, "").extra, "nobody is asked any more"
