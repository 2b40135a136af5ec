"""The end of a turn: the icons of the circle in their order, eras, the end of the game (rules 12)."""

from __future__ import annotations

import pytest

from engine.historia.components import CIVBOT_CARDS, WONDERS
from engine.historia.decisions import TurnEndDecision, WondersDecision
from engine.historia.events import (
    EraBegan,
    GovernmentPaid,
    IconReached,
    OrderSet,
    RowLaid,
    TerritoryScored,
    TurnBegan,
    VpGained,
)
from engine.historia.moves import Finish, Resolve, SealCards, TakeBack, UseWonder
from engine.historia.rules import turn_end
from engine.historia.rules.turn_end import STAGES, icons_left
from tests.historia.kit import Table

ALWAYS = ["recover_cards", "recover_wonders", "recover_cubes", "government", "turn_order"]


@pytest.mark.parametrize(
    ("turn", "icons"),
    [
        (1, ALWAYS),
        (2, ["add_cube", *ALWAYS, "reset_wonders"]),
        (3, ALWAYS),
        (4, ["add_cube", *ALWAYS, "reset_wonders", "leader_bonus", "reset_leaders", "territory_bonus"]),
    ],
)
def test_the_icons_of_each_segment_come_in_their_order(turn, icons):
    t = Table(2).turn(turn).end_turn()
    t.idle()
    assert [e.icon for e in t.happened(IconReached)] == icons


def test_a_cube_comes_from_the_reserve_twice_an_era():
    t = Table(2).turn(2).purse(3, 0).end_turn()
    assert t.c().reserve == 4 and t.c().cubes.bit_count() + t.c().supply + t.c().used == 5
    t = Table(2).turn(1).purse(3, 0).end_turn()
    assert t.c().reserve == 5


def test_an_empty_reserve_gives_no_cube():
    t = Table(2).turn(2).purse(5, 3).end_turn()
    assert t.c().reserve == 0 and t.c().supply + t.c().used == 8


def test_the_two_oldest_cards_come_back():
    t = Table(2).queue("military", "technology", "art", "expansion", seat=1).end_turn()
    assert {"military", "technology"} <= set(t.hand(1)) and t.c(1).queue == ("art", "expansion", "exploit")


def test_all_wonders_are_ready_again():
    t = Table(2).wonders("petra", "colossus", turned=("petra",)).end_turn()
    assert t.c().turned == 0


@pytest.mark.parametrize(("lands", "recovered"), [(("europe",), 1), (("europe", "india", "oceania"), 3)])
def test_one_cube_is_recovered_for_every_territory(lands, recovered):
    t = Table(2).at(*lands).at("europe", seat=1).purse(0, 4).end_turn()
    assert t.c().supply == recovered  # in Europe together with another


def test_governments_pay_in_the_old_turn_order_then_civbots():
    t = Table(2, ("noble",)).levels(13, 12).levels(13, 12, seat=2).vp(9)
    t.end_turn()
    paid = [e.seat for e in t.happened(GovernmentPaid) if e.government]
    assert paid[-3:] == [0, 1, 2] and t.scored("governments") == 2 and t.scored("governments", 2) == 2
    t = Table(2, ("noble",)).levels(13, 12).levels(13, 12, seat=1).levels(13, 12, seat=2).end_turn()
    gained = [e.seat for e in t.happened(VpGained) if e.category == "governments"]
    assert gained == [0, 1, 2]  # each player's bonus is carried out before the Civbots gain theirs


def test_the_turn_order_is_by_vp_the_fewest_first():
    t = Table(3).vp(9).vp(3, seat=1).vp(5, seat=2).end_turn()
    assert t.s.order == (1, 2, 0)


def test_who_acted_later_stays_later():
    t = Table(3).vp(4).vp(4, seat=1).vp(4, seat=2)
    t.s.order = (2, 0, 1)
    t.queue("trade", "raid", "exploit").changed()
    t.do(SealCards(0, ("revolution",)), SealCards(1, ("exploit",)), SealCards(2, ("exploit",)))
    t.idle()
    assert t.s.order == (2, 0, 1)


def test_civbots_have_an_order_of_their_own():
    t = Table(2, ("chieftain", "chieftain")).vp(90, seat=2).end_turn()
    assert t.s.civbot_order == (3, 2) and t.happened(OrderSet)[-1].civbots == (3, 2)
    t = Table(2, ("chieftain", "chieftain")).vp(9, seat=2).vp(9, seat=3)
    t.s.civbot_order = (3, 2)
    stage = STAGES.index("turn_order")
    turn_end.step(t.s, TurnEndDecision(stage), t.events)
    assert t.s.civbot_order == (3, 2)  # equal: who acted later stays later


def test_the_row_is_laid_anew_from_the_same_deck_after_the_second_turn():
    t = Table(3).turn(2)
    old = t.s.row
    t.end_turn()
    assert len(t.s.row) == 5 and {WONDERS[w].era for w in t.s.row} == {1}
    assert not set(old) & set(t.s.row) and set(old) <= set(t.s.gone_wonders)
    assert t.happened(RowLaid)[-1].wonders == t.s.row


def test_the_table_may_agree_to_lay_it_at_an_eras_end_only():
    t = Table(3, mid_era_row=False).turn(2)
    old = t.s.row
    assert t.end_turn().s.row == old
    t = Table(3, mid_era_row=False).turn(4).end_turn()
    assert {WONDERS[w].era for w in t.s.row} == {2}


def test_at_an_eras_end_the_row_comes_from_the_next_deck():
    t = Table(3).turn(4).end_turn()
    assert len(t.s.row) == 5 and {WONDERS[w].era for w in t.s.row} == {2}


def test_a_short_deck_lays_what_it_has():
    t = Table(6).turn(2)
    taken = t.s.wonder_decks[0][:-3]
    t.s.wonder_decks = (t.s.wonder_decks[0][-3:], *t.s.wonder_decks[1:])
    t.s.gone_wonders += taken
    assert len(t.end_turn().s.row) == 3


def test_at_an_eras_end_whoever_is_alone_scores_the_token_civbots_too():
    t = Table(2, ("chieftain",)).turn(4).at("europe", "india", "steppe").at("india", "oceania", seat=1)
    t.at("siberia", seat=2).end_turn().idle()
    scored = {(e.seat, e.vp) for e in t.happened(TerritoryScored) if e.seat < 2}
    assert scored >= {(0, 4), (1, 1)} and all(e.territory != 10 for e in t.happened(TerritoryScored))
    assert t.scored("territories", 1) == 1
    assert t.scored("territories", 2) == sum(e.vp for e in t.happened(TerritoryScored) if e.seat == 2) > 0


def test_beside_a_civbot_nobody_is_alone():
    t = Table(1, ("chieftain",)).turn(4).at("europe", "india").at("india", "siberia", seat=1)
    t.s.civbot_deck = ("builders", "council", *(c for c in CIVBOT_CARDS if c not in ("builders", "council")))
    t.s.civbot_discard = ()
    t.end_turn().idle()
    assert t.scored("territories") == 4 and t.scored("territories", 1) == 3  # Europe, Siberia; India for neither


def test_territories_score_at_an_eras_end_only():
    t = Table(2).turn(3).end_turn()
    assert t.happened(TerritoryScored) == []


def test_a_new_era_begins_every_four_turns():
    t = Table(2).turn(4).end_turn().idle()
    assert t.happened(EraBegan) == [EraBegan(2)] and t.happened(TurnBegan) == [TurnBegan(5)] and t.s.era == 2
    t = Table(2).turn(5).end_turn()
    assert t.happened(EraBegan) == [] and t.s.turn_of_era == 2


def test_after_the_twelfth_turn_rows_and_leaders_do_nothing_and_the_game_ends():
    t = Table(2).turn(12).at("europe")
    row = t.s.row
    t.end_turn()
    assert t.s.over and t.s.row == row and t.session.result() is not None
    assert t.scored("territories") == 4 and t.s.frames == []


def test_wonders_of_the_turns_end_come_first_one_player_after_the_other():
    t = Table(2).wonders("lalibela").wonders("hagia_sophia", "seed_vault", seat=1).end_turn()
    assert t.s.order == (0, 1) and t.happened(IconReached) == []
    assert isinstance(t.frame, WondersDecision) and t.frame.seat == 0
    t.do(UseWonder(0, "lalibela"))
    assert t.frame.seat == 1 and t.legal(1) == [UseWonder(1, "seed_vault"), Finish(1)]
    t.do(Finish(1))
    assert t.s.turn == 1 and t.c().vp == 1


def test_peace_is_counted_by_the_turn():
    t = Table(2).levels(3, 3).at("europe", seat=1).wonders("lalibela").play("raid").idle()
    assert t.c().attacks_turn == 1
    t.c(1).attacks_turn = t.c(1).attacks_era = 2
    t.end_turn()
    assert t.c().attacks_turn == 0 and t.s.turn == 1 and t.c().attacks_era == 1
    assert (t.c(1).attacks_turn, t.c(1).attacks_era) == (0, 2)


def test_the_revolution_itself_is_back_before_the_two_oldest():
    t = Table(2).queue("art", "raid", "trade", "exploit").changed()
    t.do(SealCards(0, ("revolution",)), SealCards(1, ("art",)), TakeBack(0, "art"))
    t.do(Resolve(1, "art", "nothing"))
    assert t.c().queue == ("exploit",) and {"revolution", "art", "raid", "trade"} <= set(t.hand())


def test_of_the_governments_those_are_still_to_come_whose_players_have_not_been_paid():
    t = Table(3)
    stage = STAGES.index("government")
    for place in range(4):
        t.s.frames = [TurnEndDecision(stage=stage, place=place)]
        waiting = [seat for seat in t.s.order if "government" in icons_left(t.s, seat)]
        assert waiting == list(t.s.order[place:])
        assert all("turn_order" in icons_left(t.s, seat) for seat in t.s.order), "what comes after it comes for all"
        assert not any("recover_cubes" in icons_left(t.s, seat) for seat in t.s.order)
