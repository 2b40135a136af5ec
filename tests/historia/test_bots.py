"""What bots are told: shortlists of legal moves, settled positions, values; greedy beats random."""

from __future__ import annotations

import pytest

from engine.bots.registry import BOTS
from engine.core.rng import Rng
from engine.historia.components import LEADERS
from engine.historia.decisions import ChooseDecision
from engine.historia.evaluation.evaluate import leader_worth
from engine.historia.rules import leaders
from engine.lab.arena import play
from tests.historia.kit import RULES, Table
from tests.historia.random_play import positions, setup_of

SOME = [(1, 5), (2, 0), (4, 1), (6, 0)]


def test_a_shortlist_holds_legal_moves_each_once_and_is_short():
    looked = 0
    for s in positions(SOME, (0, 1), 11):
        for seat in RULES.awaiting(s)[:2]:
            moves = RULES.legal_moves(s, seat)
            for n in (1, 5):
                short = RULES.shortlist(s, seat, n, Rng(1))
                looked += 1
                assert short and len(set(short)) == len(short) and set(short) <= set(moves)
                limit = 3 * n if isinstance(s.frames[-1], ChooseDecision) else n * len({m.kind for m in moves})
                assert len(short) <= limit
    assert looked > 500


def test_the_best_guess_comes_first():
    t = Table(2).row("petra").purse(0, 3)
    assert RULES.shortlist(t.s, 0, 5, Rng(1))[0].cards != ("art",)
    t = Table(2).at("middle_east", seat=1)
    t.play("expansion")
    best = RULES.shortlist(t.s, 0, 3, Rng(1))[0]
    assert t.s.tokens[best.territory] == 6  # the Steppe's 3 VP are the best of the free ones


def test_settled_means_nothing_chosen_is_open():
    t = Table(2)
    assert RULES.is_quiescent(t.s, 0) and RULES.is_quiescent(t.s, 1)
    t.seal("art", others="technology")
    assert not RULES.is_quiescent(t.s, 0) and not RULES.is_quiescent(t.s, 1)
    t.do(t.legal()[-1])
    assert RULES.is_quiescent(t.s, 0) and not RULES.is_quiescent(t.s, 1)


def test_more_of_anything_good_is_worth_more():
    base = RULES.evaluate(Table(2).s, 0)
    better = [
        Table(2).vp(3),
        Table(2).levels(2, 1),
        Table(2).levels(1, 2),
        Table(2).purse(4),
        Table(2).wonders("petra"),
        Table(2).at("europe", "india"),
        Table(2).vp(0, seat=1).levels(3, 3),
    ]
    assert all(RULES.evaluate(t.s, 0) > base for t in better)
    assert RULES.evaluate(Table(2).vp(9, seat=1).s, 0) < base


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random(bots):
    played = play(RULES, setup_of(2), bots, 3)
    assert played.error == "" and played.result is not None
    assert played.result.winners == (bots.index("greedy"),)


def test_the_same_view_and_generator_give_the_same_move():
    for s in positions([(3, 1)], (0,), 40):
        seat = RULES.awaiting(s)[0]
        view = RULES.view(s, seat)
        moves = {BOTS["greedy"]().choose(RULES, view.copy(), seat, Rng(5)) for _ in range(2)}
        assert len(moves) == 1 and moves <= set(RULES.legal_moves(s, seat))


def test_leaders_that_look_alike_before_the_first_era_are_kept_by_lot():
    kept = set()
    for seed in range(24):
        s = RULES.new_game(setup_of(5), seed)
        (first,) = RULES.awaiting(s)
        move = BOTS["greedy"]().choose(RULES, RULES.view(s, first), first, Rng(seed))
        kept.add(move.leader)
    assert kept == {"augustus", "hammurabi", "ashoka"}


def test_a_leader_whose_aim_is_nearly_met_is_kept():
    t = Table(2).turn(4).wonders("petra", "colossus", "library", "stonehenge", "lighthouse")
    first = ("genghis_khan", "elizabeth_i", "suleiman")
    ancient, medieval, modern = t.s.leader_decks
    t.s.leader_decks = (ancient, (*first, *(x for x in medieval if x not in first)), modern)
    leaders.open_draft(t.s, 2, 0, 1, [])
    move = BOTS["greedy"]().choose(RULES, RULES.view(t.s, 0), 0, Rng(1))
    assert move.leader == "suleiman"


def test_land_comes_in_the_first_era_and_hardly_later():
    """Greedy games: 3 territories at the end of Era I, 4 at the end of Era III."""
    t = Table(2).turn(5).at("europe", "india", "oceania")
    charlemagne, bolivar = LEADERS["charlemagne"], LEADERS["bolivar"]
    assert t.s.era == 2 and len(t.where()) == 3
    assert leader_worth(t.s, 0, charlemagne) < 0.5 * charlemagne.low.vp
    assert leader_worth(t.s, 0, bolivar) < 0.5 * bolivar.low.vp
    first = Table(2)
    assert leader_worth(first.s, 0, LEADERS["augustus"]) > LEADERS["augustus"].low.vp
