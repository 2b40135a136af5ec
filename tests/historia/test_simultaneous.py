"""Choosing at the same time: order makes no difference, nobody learns anything, a choice can be taken back."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.event import visible
from engine.core.rng import Rng
from engine.historia.components import CIVILIZATIONS
from engine.historia.decisions import ChooseDecision
from engine.historia.moves import SealCards
from tests.historia import census
from tests.historia.kit import RULES, Table, sealed
from tests.historia.random_play import TABLES, positions


def choosing(tables, every=3):
    """Positions where cards are chosen and nobody has yet."""
    found = [s for s in positions(tables, (0, 1), 1) if isinstance(s.frames[-1], ChooseDecision)]
    return [s for s in found if not any(s.frames[-1].sealed)][::every]


@pytest.mark.parametrize(("players", "bots"), [(2, 1), (3, 0), (4, 1)])
def test_every_order_of_sealing_gives_the_same_position_after_the_reveal(players, bots):
    for count, s in enumerate(choosing([(players, bots)], 7)):
        rng = Rng(count)
        asked = RULES.awaiting(s)
        moves = [rng.choice(RULES.legal_moves(s, seat)) for seat in asked]
        ends, names = set(), set()
        for order in permutations(range(len(moves))):
            trial = s.copy()
            events = [RULES.apply(trial, moves[place]) for place in order]
            ends.add(repr(trial))
            names.add(repr([e for e in events[-1] if e.name != "CardsSealed"]))
        assert len(ends) == len(names) == 1


def variants(s, seat, rng):
    """Worlds that differ from this one only in what others sealed and in the advisors they hold."""
    for _ in range(4):
        other = s.copy()
        frame = other.frames[-1]
        for seat_2, c in enumerate(other.seats[: s.players]):
            if seat_2 == seat:
                continue
            seen = c.gone_advisors + c.shown
            left = rng.shuffled([a for a in CIVILIZATIONS[c.id].advisors if a not in seen])
            c.advisors, c.advisor_deck = tuple(left[: len(c.advisors)]), tuple(left[len(c.advisors) :])
        others = [x for x, sealed in enumerate(frame.sealed) if sealed is not None and x != seat]
        frame.sealed = (None,) * s.players
        for seat_2 in range(s.players):
            if seat_2 in others:
                choice = rng.choice(RULES.legal_moves(other, seat_2)).cards
                frame.sealed = (*frame.sealed[:seat_2], choice, *frame.sealed[seat_2 + 1 :])
                other.moves = {}
        mine = s.frames[-1].sealed[seat]
        frame.sealed = (*frame.sealed[:seat], mine, *frame.sealed[seat + 1 :])
        other.moves = {}
        yield other


def test_worlds_that_differ_in_others_sealed_cards_and_advisors_look_the_same():
    looked = 0
    for players, bots in [(2, 1), (3, 2), (4, 0), (6, 0)]:
        for s in positions([(players, bots)], (0, 1), 1):
            frame = s.frames[-1]
            if not isinstance(frame, ChooseDecision) or not any(frame.sealed) or s.round % 2:
                continue
            for seat in (0, players - 1):
                for other in variants(s, seat, Rng(looked)):
                    census.check(other)
                    looked += 1
                    assert repr(RULES.view(other, seat)) == repr(RULES.view(s, seat))
                    assert RULES.legal_moves(other, seat) == RULES.legal_moves(s, seat)
                    assert RULES.awaiting(other) == RULES.awaiting(s)
                    for move in (SealCards(x, ("art",)) for x in range(players)):
                        assert RULES.why_not(other, move) == RULES.why_not(s, move)
    assert looked > 300


def test_a_sealed_choice_is_seen_by_nobody_else_not_even_its_number():
    t = Table(2).levels(13, 6).changed()
    t.do(SealCards(0, ("military", "art", "trade")))
    assert RULES.view(t.s, 0).frames[-1].sealed == (("military", "art", "trade"), None)
    assert RULES.view(t.s, 1).frames[-1].sealed == (("?",), None)
    assert RULES.view(t.s, None).frames[-1].sealed == (("?",), None)
    (entry,) = [e for e in t.session.log[-1:]]
    assert "art" not in repr(visible(entry.events, 1))


def test_a_guess_of_sealed_cards_is_one_that_could_be_chosen():
    t = Table(3).do(SealCards(1, ("art",)), SealCards(2, ("raid",)))
    seen = set()
    for seed in range(30):
        world = RULES.determinize(t.s, 0, Rng(seed))
        guessed = world.frames[-1].sealed[1]
        free = world.copy()
        free.frames[-1].sealed = (None, None, None)
        free.moves = {}
        assert SealCards(1, guessed) in RULES.legal_moves(free, 1)
        seen.add(guessed)
    assert len(seen) > 3


def test_a_sealed_choice_can_be_taken_back_until_all_have_sealed():
    t = Table(3)
    before = repr(t.s)
    t.do(SealCards(0, ("art",)), SealCards(1, ("raid",)))
    assert t.session.undo(0) == SealCards(0, ("art",))
    assert t.session.awaiting == (0, 2) and t.s.frames[-1].sealed == (None, ("raid",), None)
    assert t.session.undo(1) == SealCards(1, ("raid",)) and repr(t.s) == before
    t.do(SealCards(2, ("art",)), SealCards(0, ("trade",)), SealCards(1, ("art",)))
    assert not t.session.can_undo_by(0) and t.session.undo(2) is None
    assert t.session.barrier.event == "CardsRevealed"


def test_a_sealed_choice_is_taken_back_by_nobody_else():
    t = Table(3).do(SealCards(1, ("art",)))
    before = repr(t.s)
    for other in (0, 2):
        assert not t.session.can_undo_by(other) and t.session.undo(other) is None and repr(t.s) == before
        t.refused(SealCards(1, ("raid",)), "already_sealed")
    t.do(SealCards(0, ("trade",)))
    assert not t.session.can_undo_by(2) and t.session.undo(2) is None and sealed(t) == (("trade",), ("art",), None)
    assert t.session.undo(1) == SealCards(1, ("art",))
    t.do(SealCards(1, ("exploit",)))
    assert sealed(t) == (("trade",), ("exploit",), None)


def test_two_to_six_players_are_asked_together():
    for players, bots in TABLES:
        s = choosing([(players, bots)], 1)[0]
        assert RULES.awaiting(s) == tuple(range(players))
