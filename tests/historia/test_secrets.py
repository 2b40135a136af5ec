"""What a seat may not know it can not find out: not from its view, its moves, refusals, events or from undo.

Choices of the same moment: test_simultaneous.py.
"""

from __future__ import annotations

import pytest

from engine.core.event import visible
from engine.core.rng import Rng
from tests.historia import census
from tests.historia.random_play import FEW, RULES, SOME, finished, new, played, positions, steps
from tests.historia.universe import universe


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_a_view_names_no_hidden_card(players, bots):
    for s in positions([(players, bots)], (0, 1), 7):
        everything = census.words(s)
        for seat in (*range(players), None):
            seen = RULES.view(s, seat)
            shown, hidden = census.words(seen), census.hidden_from(s, seat)
            for name, number in hidden.items():
                assert shown[name] <= everything[name] - number, (seat, name)
            assert seen.rng == 0


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_a_seat_can_not_tell_a_guess_from_the_truth(players, bots):
    for s in positions([(players, bots)], (0, 1), 13):
        asked = RULES.awaiting(s)
        for seat in range(players):
            seen = RULES.view(s, seat)
            for world in (RULES.guess(s, seat, Rng(7)), RULES.guess(seen, seat, Rng(8))):
                census.check(world)
                assert repr(RULES.view(world, seat)) == repr(seen)
                assert RULES.awaiting(world) == RULES.awaiting(seen) == asked
                if seat in asked:
                    assert RULES.legal_moves(world, seat) == RULES.legal_moves(s, seat)
                    assert RULES.legal_moves(seen, seat) == RULES.legal_moves(s, seat)


def test_a_guess_is_dealt_by_its_generator():
    s = finished(3, 2, 1).position(30)
    assert len({RULES.digest(RULES.guess(s, 0, Rng(seed))) for seed in range(5)}) == 5
    assert RULES.digest(RULES.guess(s, 0, Rng(1))) == RULES.digest(RULES.guess(s, 0, Rng(1)))


def test_a_guessed_world_can_be_played_on():
    for s in positions(SOME, (0,), 41):
        world = RULES.guess(s, RULES.awaiting(s)[0], Rng(3))
        rng = Rng(5)
        for _ in range(30):
            if not (asked := RULES.awaiting(world)):
                break
            RULES.apply(world, rng.choice(RULES.legal_moves(world, asked[-1])))
        census.check(world)


@pytest.mark.parametrize(("players", "bots"), FEW)
def test_events_tell_a_seat_no_hidden_card(players, bots):
    for before, entry, after in played([(players, bots)], (2,)):
        for seat in range(players):
            shown = census.words(visible(entry.events, seat))
            hidden = census.hidden_from(after, seat)
            for name in hidden:
                if shown[name] and hidden[name] == census.words(after)[name]:
                    assert name in after.civbot_deck or name not in census.hidden_from(before, seat), (entry.move, name)


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_a_seat_gets_the_same_refusals_from_its_view(players, bots):
    for s in positions([(players, bots)], (1,), 37):
        for seat in RULES.awaiting(s)[-1:]:
            seen = RULES.view(s, seat)
            for move in universe(s, seat)[::3]:
                assert RULES.why_not(seen, move) == RULES.why_not(s, move), move


# --- undo ---


def test_chance_is_never_taken_back():
    """Whatever drew on the generator revealed something: else undo would draw again. Decks lie from the start, but for
    that of the Civbots."""
    drawn = 0
    for before, entry, after in played(FEW, (1,)):
        drawn += before.rng != after.rng
        assert before.rng == after.rng or any(event.reveals for event in entry.events), entry.move
    assert drawn > 5


@pytest.mark.parametrize(("players", "bots"), FEW)
def test_what_can_be_taken_back_told_nothing(players, bots):
    """The same move in another world that its seat can't tell from this one leads to the same view."""
    session, rng, taken_back = new(players, bots, 2), Rng(2), 0
    for move in steps(session, 2):
        world = RULES.guess(session.state, move.seat, rng)
        session.submit(move)
        if session.can_undo:
            taken_back += 1
            RULES.apply(world, move)
            assert repr(RULES.view(world, move.seat)) == repr(RULES.view(session.state, move.seat)), move
    assert taken_back > len(session.log) / 4
