"""What a seat may not know is in no view, no determinization and no event: random games on a small and a large map."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.event import visible
from tests.brazil import census
from tests.brazil.kit import RULES
from tests.brazil.random_play import LARGE, SMALL, finished, positions
from tests.brazil.universe import universe
from tests.core import promises
from tests.shortened import first

MAPS = (SMALL, LARGE)
SEEDS = tuple(range(6))


@pytest.mark.parametrize("scenario", MAPS)
def test_a_view_names_no_hidden_card_or_tile(scenario):
    for s in positions(scenario, SEEDS[:3], 19):
        promises.a_view_names_nothing_hidden(RULES, s, len(s.seats), census)


@pytest.mark.sampled
@pytest.mark.parametrize("step", first(1, [61, 31]))
@pytest.mark.parametrize("scenario", MAPS)
def test_a_seat_can_not_tell_a_guess_from_the_truth(scenario, step):
    for s in positions(scenario, SEEDS[:3], step):
        promises.no_seat_can_tell_a_guess_from_the_truth(RULES, s, len(s.seats), census)


@pytest.mark.parametrize("scenario", MAPS)
def test_a_guessed_world_can_be_played_on(scenario):
    for s in positions(scenario, SEEDS[:2], 149):
        promises.a_guess_can_be_played_on(RULES, s, 40, census)


@pytest.mark.parametrize("scenario", MAPS)
def test_the_screen_gets_the_same_legal_moves_from_its_view(scenario):
    for count, s in enumerate(positions(scenario, SEEDS[:3], 29)):
        seat = s.frames[-1].seat
        seen = RULES.view(s, seat)
        moves = RULES.legal_moves(s, seat)
        assert RULES.legal_moves(seen, seat) == moves
        for move in universe(s, seat)[::211] if count % 10 == 0 else moves:
            assert RULES.why_not(seen, move) == RULES.why_not(s, move)


@pytest.mark.parametrize("scenario", MAPS)
def test_a_guess_is_dealt_by_its_generator(scenario):
    promises.a_guess_is_dealt_by_its_generator(RULES, finished(scenario, 1).position(60))


@pytest.mark.parametrize("scenario", MAPS)
def test_events_tell_a_seat_no_hidden_card(scenario):
    session = finished(scenario, 2)
    for count, entry in enumerate(session.log):
        before = session.position(count)
        after = session.position(count + 1)
        for seat in range(len(before.seats)):
            shown = Counter(census.WORD.findall(repr(visible(entry.events, seat))))
            for name, number in census.hidden_from(after, seat).items():
                if shown[name] and number == census.words(after)[name]:
                    was = census.words(before)[name] - census.hidden_from(before, seat)[name]
                    played = census.WORD.findall(repr(entry.move))
                    assert was or name in played or _shuffled(entry.events), (entry.move, name)


def _shuffled(events) -> bool:
    return any(type(e).__name__ == "DeckShuffled" for e in events)
