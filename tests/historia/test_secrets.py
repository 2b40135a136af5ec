"""What a seat may not know it can not find out: not from its view, its moves, refusals, events or from undo.

Choices of the same moment: test_simultaneous.py.
"""

from __future__ import annotations

import pytest

from engine.core.event import visible
from engine.core.rng import Rng
from tests.core import promises
from tests.historia import census
from tests.historia.random_play import FEW, RULES, SOME, finished, new, played, positions, steps
from tests.historia.universe import universe
from tests.shortened import first


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_a_view_names_no_hidden_card(players, bots):
    for s in positions([(players, bots)], (0, 1), 7):
        promises.a_view_names_nothing_hidden(RULES, s, players, census)


@pytest.mark.sampled
@pytest.mark.parametrize("step", first(1, [29, 13]))
@pytest.mark.parametrize(("players", "bots"), SOME)
def test_a_seat_can_not_tell_a_guess_from_the_truth(players, bots, step):
    for s in positions([(players, bots)], (0, 1), step):
        promises.no_seat_can_tell_a_guess_from_the_truth(RULES, s, players, census)
        for seat in RULES.awaiting(s):
            assert RULES.legal_moves(RULES.view(s, seat), seat) == RULES.legal_moves(s, seat)


def test_a_guess_is_dealt_by_its_generator():
    promises.a_guess_is_dealt_by_its_generator(RULES, finished(3, 2, 1).position(30))


def test_a_guessed_world_can_be_played_on():
    for s in positions(SOME, (0,), 41):
        promises.a_guess_can_be_played_on(RULES, s, 30, census)


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
    """Decks lie from the start, but for that of the Civbots."""
    assert promises.chance_is_never_taken_back(played(FEW, (1,))) > 5


@pytest.mark.parametrize(("players", "bots"), FEW)
def test_what_can_be_taken_back_told_nothing(players, bots):
    session = new(players, bots, 2)
    promises.undoable_moves_reveal_nothing(session, steps(session, 2), Rng(2), 1 / 4)
