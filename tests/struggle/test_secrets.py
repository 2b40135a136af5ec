"""What a side may not know it can not find out: not from its view, its legal moves, refusals or what it is told.

The long form looks at every decision of a hundred games; the short form at some of a few games; both at every question
of every Event.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.event import visible
from engine.core.rng import Rng
from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.components import ERA_OF_TURN, EVENTS, MINISTRIES, SIDES
from engine.struggle.state import State
from tests.core import promises
from tests.struggle import census
from tests.struggle.cards.deal import TILE, laid_out
from tests.struggle.kit import MIL2_ECO, MIL3_ECO, B, F, Table
from tests.struggle.random_play import FEW, RULES, SOME, finished, many, played, positions, tables
from tests.struggle.universe import universe

GAMES = 100


# --- in games ---


@tables
@many(GAMES)
def test_a_view_names_no_hidden_card_or_tile(options, seeds):
    for s in positions(seeds, 19, options):
        promises.a_view_names_nothing_hidden(RULES, s, 2, census)
        for seat in (0, 1, None):
            v = RULES.view(s, seat)
            assert not any(v.stack) and not any(v.awards_rest)


@tables
@many(GAMES)
def test_a_side_can_not_tell_a_guess_from_the_truth(options, seeds):
    for s in positions(seeds, 13 if seeds == SOME else 1, options):
        promises.no_seat_can_tell_a_guess_from_the_truth(RULES, s, 2, census)


@tables
def test_a_guessed_world_can_be_played_on(options):
    for s in positions(FEW, 89, options):
        promises.a_guess_can_be_played_on(RULES, s, 40, census)


@tables
@many(GAMES)
def test_the_screen_gets_the_same_legal_moves_from_its_view(options, seeds):
    for count, s in enumerate(positions(seeds, 29, options)):
        seat = s.frames[-1].seat
        seen = RULES.view(s, seat)
        moves = RULES.legal_moves(s, seat)
        assert RULES.legal_moves(seen, seat) == moves
        for move in universe(s, seat)[::31] if count % 10 == 0 else moves:
            assert RULES.why_not(seen, move) == RULES.why_not(s, move)


def test_a_guess_is_dealt_by_its_generator():
    promises.a_guess_is_dealt_by_its_generator(RULES, finished(1).position(20))


def test_events_tell_a_side_no_hidden_card():
    for before, entry, after in played(FEW):
        for seat in (0, 1):
            shown = census.words(visible(entry.events, seat))
            for name in census.hidden_from(after, seat):
                if shown[name] and not name.startswith("basic_"):
                    known = census.words(RULES.view(before, seat))[name]
                    public = census.words(RULES.view(after, seat))[name]
                    shuffled = any(e.name in ("DeckShuffled", "WarEnded") for e in entry.events)
                    assert known or public or shuffled, (entry.move, name)


JACOBITES = "jacobite_uprisings"


@pytest.mark.parametrize(
    ("turn", "cards", "sure"),
    [
        (6, ((JACOBITES, False), ("turgot", False), ("lavoisier", True)), True),
        (6, (("turgot", False), ("lavoisier", False)), False),
        (4, ((JACOBITES, False), ("choiseul", False)), None),
    ],
)
def test_a_third_ministry_is_guessed_where_it_must_lie_and_only_there(turn, cards, sure):
    """Ruling R33: in turn 4 its old place may be empty, so that it may be one of two."""
    t = Table(turn=turn)
    t.s.third_ministry, t.player(F).ministries = True, cards
    found = [RULES.determinize(t.s, B, Rng(seed)).players[F].ministries for seed in range(30)]
    lies = {any(card == JACOBITES for card, _ in entry) for entry in found}
    assert lies == ({True, False} if sure is None else {sure})
    assert all(len({card for card, _ in entry}) == len(cards) for entry in found)


# --- consequences ---


def consequences(s: State, seat: int, move: m.Move) -> tuple[bool, str, str]:
    """Whether a move turns something up, what its side is told of it, and what it sees afterwards."""
    after = s.copy()
    events = RULES.apply(after, move)
    return any(e.reveals for e in events), repr(visible(events, seat)), repr(RULES.view(after, seat))


@tables
@many(GAMES)
def test_a_move_that_turns_nothing_up_does_the_same_in_every_world(options, seeds):
    looked = 0
    for s in positions(seeds, 41, options):
        seat = s.frames[-1].seat
        world = RULES.determinize(s, seat, Rng(11))
        for move in RULES.legal_moves(s, seat)[:: 1 if s.frames[-1].kind != "round" else 9]:
            revealed, events, seen = consequences(s, seat, move)
            if not revealed:
                assert consequences(world, seat, move) == (False, events, seen), move
                looked += 1
    assert looked > 300


# --- in the middle of a purchase ---

MINISTRY_PURCHASES = {
    "squadron": (3, B, "pitt_the_elder", MIL3_ECO, m.ConstructSquadron(B, "major", "pitt_the_elder")),
    "risings": (1, F, JACOBITES, MIL2_ECO, m.ShiftPolitical(F, AT["scotland_prestige_3"], by_military=True)),
    "cause": (1, F, JACOBITES, MIL2_ECO, m.BuyAbility(F, JACOBITES, "cause")),
}


@pytest.mark.parametrize("bought", MINISTRY_PURCHASES)
def test_who_sees_a_half_paid_purchase_sees_the_ministry_it_is_made_by(bought):
    """Rules 10.7: turned up at the moment of use. The question how it is paid names it to everybody."""
    turn, side, card, tile, move = MINISTRY_PURCHASES[bought]
    other = next(c.id for c in MINISTRIES.values() if c.side == SIDES[side] and ERA_OF_TURN[turn] in c.eras)
    t = Table(turn=turn).ministry(card, other, up=False).money(side, trp=3).begin(side, tile)
    if bought == "squadron":
        t.do(m.BuyWarTile(side))
        while t.frame.kind != "round":
            t.do(t.legal()[0])
    before = [RULES.view(t.s, seat).players[side].ministries for seat in (1 - side, None)]
    t.do(move)
    t.waits_for(side, "pay")
    for seat, seen in zip((1 - side, None), before, strict=True):
        assert RULES.view(t.s, seat).players[side].ministries == ((card, True), seen[1])
    for seed in range(20):
        world = RULES.determinize(t.s, 1 - side, Rng(seed))
        for pays in RULES.legal_moves(world, side):
            RULES.apply(world.copy(), pays)
    t.session.undo()
    assert t.player(side).ministries == ((card, False), (other, False))


# --- in the middle of a card ---

CARDS = [(card, side) for card in EVENTS for side in (0, 1)]


def questions(card: str, side: int) -> Iterator[State]:
    """Every position in which an Event with its bonus asks something, both sides having secrets of each kind."""
    t: Table = laid_out(card, side, bonus=EVENTS[card].bonus_if is not None)
    era = ERA_OF_TURN[t.s.turn]
    for seat in (0, 1):
        in_play = {name for name, _ in t.player(seat).ministries}
        able = [c.id for c in MINISTRIES.values() if c.side == SIDES[seat] and era in c.eras and c.id not in in_play]
        t.ministry(able[seat], up=False)
        t.hand(seat, *[name for name in t.s.deck if name != card][:2])
        for theater in (0, 2):
            tile = t.player(seat).bonus[theater]
            t.tiles(seat, theater, t.player(seat).laid[theater][0], tile)
    t.holds(1 - side, "biscay", "arcot", "russia", "georgia", "plassey", "spain_prestige_2").holds(side, "cabot_strait")
    t.hand(side, card).begin(side, TILE[EVENTS[card].type])
    t.do(m.PlayEvent(side, card))
    rng = Rng(5)
    while t.frame.kind != "round":
        yield t.s
        t.do(rng.choice(t.legal()))
    yield t.s


@pytest.mark.parametrize(("card", "side"), CARDS)
def test_worlds_are_the_same_to_a_side_at_every_question_of_a_card(card, side):
    for s in questions(card, side):
        census.check(s)
        asked = s.frames[-1].seat
        for seat in (0, 1):
            seen = repr(RULES.view(s, seat))
            worlds = [RULES.determinize(s, seat, Rng(seed)) for seed in (1, 2)]
            assert RULES.digest(worlds[0]) != RULES.digest(worlds[1])
            for world in worlds:
                census.check(world)
                assert repr(RULES.view(world, seat)) == seen
                if seat == asked:
                    assert RULES.legal_moves(world, seat) == RULES.legal_moves(s, seat)


@pytest.mark.parametrize("seat", [B, None])
def test_the_place_of_a_face_up_ministry_tells_nothing(seat):
    """Which of the two was turned up first, or chosen first, is nobody's business."""
    seen = []
    for order in (
        (("john_law", True), ("jacobite_uprisings", False)),
        (("jacobite_uprisings", False), ("john_law", True)),
    ):
        t = Table(turn=1)
        t.player(F).ministries = order
        seen.append(RULES.view(t.s, seat))
    assert seen[0].players[F].ministries == seen[1].players[F].ministries
    assert RULES.digest(seen[0]) == RULES.digest(seen[1])
