"""What a screen asks: the same answers as the judge's, on states and on views."""

from __future__ import annotations

from engine.historia import facts
from engine.historia.components import ACTIONS
from engine.historia.decisions import ChooseDecision, ResolveDecision
from engine.historia.moves import Resolve, SealCards
from tests.historia.kit import RULES, Table
from tests.historia.random_play import positions

SOME = [(1, 3), (3, 1), (6, 0)]


def test_sides_are_refused_for_the_judges_reasons():
    looked = 0
    for s in positions(SOME, (0, 1), 4):
        if isinstance(s.frames[-1], ResolveDecision):
            seat = s.frames[-1].seat
            for card in s.seats[seat].shown:
                for side, reason in facts.sides(s, seat, card).items():
                    if card != "revolution":
                        assert reason == RULES.why_not(s, Resolve(seat, card, side))  # type: ignore[arg-type]
                        looked += 1
    assert looked > 200


def test_cards_may_be_chosen_where_the_judge_says_so():
    for s in positions(SOME, (0,), 9):
        if isinstance(s.frames[-1], ChooseDecision):
            for seat in RULES.awaiting(s):
                view = RULES.view(s, seat)
                assert facts.most_cards(view, seat) == facts.most_cards(s, seat)
                for card in (*ACTIONS, *s.seats[seat].advisors):
                    assert facts.why_not_choose(view, seat, card) == RULES.why_not(s, SealCards(seat, (card,)))


def test_every_seat_stands_on_one_cell_of_its_government():
    for s in positions(SOME, (0,), 25):
        cells = facts.cells(s)
        assert len(cells) == 196
        for seat in range(len(s.seats)):
            (own,) = [cell for cell in cells if seat in cell.seats]
            assert own.government == facts.government(s, seat)


def test_the_rest_is_told_as_it_is():
    t = Table(2).wonders("petra", "taj_mahal", turned=("petra",)).leader("cyrus").levels(3, 6).at("europe", "india")
    t.at("india", seat=1).wonders("great_wall", seat=1).turn(4)
    s = t.s
    assert facts.hand(s, 0) == t.hand()
    assert facts.sole(s, 0) == 1 << 3 and facts.token_vp(s, 3) == 4
    assert facts.war_strengths(s, 0, 1, 2) == (8, 3)
    assert [facts.war_result(own, 3) for own in (4, 3, 2)] == ["win", "draw", "loss"]
    assert next((w.wonder, w.turned, w.fresh) for w in facts.wonders(s, 0)) == ("petra", True, False)
    aims = facts.aims(s, 0)
    assert [(p.found, p.holds) for p in aims["high"]] == [(2, False), (6, True)] and not aims["low"][0].holds
    assert facts.icons(s)[-1] == "territory_bonus" and "add_cube" not in facts.icons(s, 1)


def test_a_hidden_leader_has_no_aims():
    t = Table(2)
    t.c(1).leader = facts.HIDDEN
    assert facts.aims(t.s, 1) == {}
