"""Several seats choose at the same time: in any order, each takes back his own, what comes out is the same."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.move import IllegalMove
from engine.core.session import Session, UndoBarrier
from tests.core.sealed import Give, Seal, SealedRules, Setup

RULES = SealedRules()
THREE = Setup(("red", "blue", "white"))


def new(*moves) -> Session:
    game = Session(RULES, THREE, 5)
    for move in moves:
        game.submit(move)
    return game


def everything(game: Session):
    """What a session holds, but for the moves to redo."""
    return repr(game.state), game.log, [repr(game.position(n)) for n in range(len(game.log) + 1)], game.undo_floor


def test_all_are_asked_at_once_and_exactly_they_have_moves():
    game = new(Seal(1, 2))
    assert game.awaiting == (0, 2)
    assert [len(game.legal_moves(seat)) for seat in range(3)] == [3, 0, 3]
    with pytest.raises(IllegalMove):
        game.submit(Seal(1, 3))


def test_every_order_of_the_same_choices_gives_the_same_position_once_all_have_chosen():
    choices = (Seal(0, 1), Seal(1, 3), Seal(2, 3))
    ends = [new(*order) for order in permutations(choices)]
    assert {RULES.digest(game.state) for game in ends} == {RULES.digest(ends[0].state)}
    assert all(game.barrier == UndoBarrier("revealed", "Turned") and not game.can_undo for game in ends)


def test_a_seat_takes_its_own_choice_back_across_that_of_another():
    game = new(Seal(0, 1), Seal(2, 3))
    assert game.can_undo_by(0) and game.barrier_for(0) is None
    assert game.undo(0) == Seal(0, 1)
    assert everything(game) == everything(new(Seal(2, 3)))
    assert game.awaiting == (0, 1)


def test_what_was_taken_back_is_chosen_again_after_those_of_the_others():
    game = new(Seal(0, 1), Seal(2, 3))
    game.undo(0)
    assert game.can_redo and game.redo() is not None
    assert everything(game) == everything(new(Seal(2, 3), Seal(0, 1)))
    assert repr(game.state) == repr(new(Seal(0, 1), Seal(2, 3)).state)


def test_both_take_back_in_any_order_and_redo_both():
    for first, second in ((0, 2), (2, 0)):
        game = new(Seal(0, 1), Seal(2, 3))
        game.undo(first)
        game.undo(second)
        assert everything(game) == everything(new())
        game.redo()
        game.redo()
        assert repr(game.state) == repr(new(Seal(0, 1), Seal(2, 3)).state) and not game.can_redo


def test_a_seat_that_chose_nothing_has_nothing_to_take_back():
    game = new(Seal(0, 1))
    before = everything(game)
    assert not game.can_undo_by(1) and game.barrier_for(1) == UndoBarrier("other_seat")
    assert game.undo(1) is None and everything(game) == before


def test_nobody_takes_back_before_the_turning_up():
    game = new(Seal(0, 1), Seal(1, 3), Seal(2, 3))
    assert game.undo(0) is None and game.barrier_for(0) == UndoBarrier("revealed", "Turned")


def test_nobody_takes_back_across_a_hand_over():
    game = new(Seal(0, 1))
    game.hand_over()
    game.submit(Seal(2, 3))
    assert game.undo(0) is None and game.barrier_for(0) == UndoBarrier("other_seat")
    assert game.undo(2) == Seal(2, 3)
    assert game.barrier_for(2) == UndoBarrier("hand_over")


def test_without_a_seat_the_last_move_is_taken_back_whoever_made_it():
    game = new(Seal(0, 1), Seal(2, 3))
    assert game.undo() == Seal(2, 3) and game.undo() == Seal(0, 1) and game.undo() is None


def test_of_two_moments_only_the_present_one_is_open():
    """A second moment opened without anything turned up: what belongs to the first is no longer one's own to change."""

    class Quiet(SealedRules):
        def apply(self, s, move):
            return [event for event in super().apply(s, move) if not event.reveals]

    game = Session(Quiet(), THREE, 5)
    for move in (Seal(0, 1), Seal(1, 3), Seal(2, 2)):
        game.submit(move)
    assert game.awaiting == (1,) and game.undo(0) == Seal(0, 1)
    assert game.awaiting == (0,)
    game.redo()
    game.submit(Give(1, 1))
    assert game.awaiting == (0, 1, 2)
    assert game.undo(0) is None and game.barrier_for(0) == UndoBarrier("other_seat")
    game.submit(Seal(2, 1))
    assert game.barrier_for(1) == UndoBarrier("other_seat"), "the gift lies before a moment that has begun since"
    assert game.undo(2) == Seal(2, 1) and game.undo(1) == Give(1, 1)


def test_nobody_takes_back_across_a_seat_that_was_asked_only_later():
    """It may have chosen because of what it saw since."""

    class Staggered(SealedRules):
        def awaiting(self, s):
            return tuple(seat for seat in super().awaiting(s) if seat != 2 or s.sealed[1] is not None)

    game = Session(Staggered(), Setup(("red", "blue", "white", "black")), 5)
    for move in (Seal(0, 1), Seal(1, 3)):
        game.submit(move)
    assert game.can_undo_by(0) and game.awaiting == (2, 3)
    game.submit(Seal(2, 2))
    assert game.undo(0) is None and game.barrier_for(0) == UndoBarrier("other_seat")
    assert game.can_undo_by(2)


def test_nobody_takes_back_where_the_moment_would_have_ended_without_him():
    class Pair(SealedRules):
        """A round ends as soon as seats 1 and 2 have chosen; nothing is turned up."""

        def apply(self, s, move):
            events = [event for event in super().apply(s, move) if not event.reveals]
            if s.sealed[0] is None and None not in s.sealed[1:]:
                s.sealed, s.chooser = [None] * 3, 1
            return events

    game = Session(Pair(), THREE, 5)
    for move in (Seal(0, 1), Seal(1, 3)):
        game.submit(move)
    assert game.can_undo_by(0)
    game.submit(Seal(2, 2))
    assert game.awaiting == (1,) and game.undo(0) is None and game.barrier_for(0) == UndoBarrier("other_seat")


def test_what_others_chose_since_stays_in_their_order():
    session = Session(SealedRules(), Setup(("red", "blue", "white", "black")), 5)
    moves = [Seal(2, 3), Seal(0, 1), Seal(3, 2)]
    for move in moves:
        session.submit(move)
    assert session.undo(2) == moves[0]
    assert [entry.move for entry in session.log] == moves[1:] and session.undone == [moves[0]]
    assert session.redo() is not None and [entry.move for entry in session.log] == [*moves[1:], moves[0]]
