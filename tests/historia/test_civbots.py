"""Civbots: once a turn, cards of a shared deck, without choice (rules 11)."""

from __future__ import annotations

import pytest

from engine.historia.components import CIVBOT_CARDS, DIFFICULTIES
from engine.historia.decisions import CivbotDecision, TurnEndDecision, WondersDecision
from engine.historia.events import CivbotCard, CivbotDid, IconReached, Raided, Traded, WarFought, WonderRemoved
from engine.historia.handlers import HANDLERS
from engine.historia.moves import Finish, UseWonder
from engine.historia.rules import civbots
from engine.historia.rules.map import INDEX
from tests.historia.kit import Table


def deck(t: Table, *cards: str) -> Table:
    """These cards on top of the shared deck."""
    rest = [c for c in CIVBOT_CARDS if c not in cards]
    t.s.civbot_deck, t.s.civbot_discard = (*cards, *rest), ()
    return t


def carry_out(t: Table, card: str, seat: int = 1) -> Table:
    """One card of one Civbot, through the engine's own steps, until somebody is asked."""
    deck(t, card)
    t.s.frames = [TurnEndDecision(), CivbotDecision(t.s.civbot_order.index(seat), 1)]
    while isinstance(t.frame, CivbotDecision) and not (t.frame.left == 0 and not t.frame.card):
        HANDLERS[type(t.frame)].step(t.s, t.frame, t.events)
        while t.s.frames and not isinstance(t.frame, (CivbotDecision, TurnEndDecision)):
            if not HANDLERS[type(t.frame)].step(t.s, t.frame, t.events):
                return t
    return t


def table(*difficulties: str) -> Table:
    """One player in Europe, Civbots; the first of them in the Middle East."""
    return Table(1, difficulties or ("noble",)).at("europe").at("middle_east", seat=1)


CARDS_A_TURN = {"chieftain": 2, "noble": 3, "king": 4}


@pytest.mark.parametrize(("difficulty", "cards"), CARDS_A_TURN.items())
def test_a_stronger_one_carries_out_more_cards_once_a_turn(difficulty, cards):
    assert DIFFICULTIES[difficulty].cards_a_turn == cards
    t = table(difficulty).end_turn()
    assert len(t.happened(CivbotCard)) == cards
    names = [e.name for e in t.events]
    assert names.index("CivbotCard") < names.index("IconReached") and t.happened(IconReached)


def test_civbots_act_in_their_order_from_one_deck_that_lasts_over_the_turns():
    t = table("chieftain", "chieftain", "chieftain")
    t.s.civbot_order = (2, 3, 1)
    t.end_turn()
    assert [e.seat for e in t.happened(CivbotCard)] == [2, 2, 3, 3, 1, 1]
    assert len({e.card for e in t.happened(CivbotCard)}) == 6 and len(t.s.civbot_discard) == 6
    t.end_turn()
    assert len(t.happened(CivbotCard)) == 12 and len(t.s.civbot_discard) == 5


def test_an_empty_deck_is_shuffled_anew_from_the_cards_turned_up():
    """The seventh card is turned up, then the deck is made of all seven in another order."""
    orders = set()
    for seed in range(6):
        t = Table(1, ("king", "king"), seed=seed).at("europe")
        laid = tuple(CIVBOT_CARDS)
        t.s.civbot_deck, t.s.civbot_discard = laid[-1:], laid[:-1]
        t.end_turn()
        turned = [e.card for e in t.happened(CivbotCard)]
        assert turned[0] == laid[-1] and sorted(turned[1:]) == sorted(laid) and t.s.civbot_deck == ()
        orders.add(tuple(turned[1:]))
    assert len(orders) > 3


# --- the seven cards ---

UPPER_FIRST = {
    "harvest": ["expand", "technology"],
    "scholars": ["trade", "technology"],
    "warriors": ["military", "raid"],
    "campaign": ["war", "expand"],
    "builders": ["remove_wonder", "vp"],
    "council": ["government_vp", "vp"],
    "golden_age": ["lower_level", "war"],
}


def test_every_card_is_carried_out_from_above():
    assert set(UPPER_FIRST) == set(CIVBOT_CARDS)
    for card, operations in UPPER_FIRST.items():
        assert [e.op for e in carry_out(table(), card).happened(CivbotDid)] == operations, card


def test_harvest_expands_then_technology():
    t = carry_out(table(), "harvest")
    assert t.where(1) == {"middle_east", "india"} or len(t.where(1)) == 2
    assert t.c(1).technology == 2 and t.scored("exploration", 1) > 0 and t.c(1).supply == 6


def test_harvest_without_a_cube_only_learns():
    every = tuple(INDEX)[:8]
    t = carry_out(table().at("oceania").at(*every, seat=1), "harvest")
    assert t.c(1).supply == 0 and t.where(1) == set(every) and t.c(1).technology == 2
    assert [(e.op, e.done) for e in t.happened(CivbotDid)] == [("expand", False), ("technology", True)]


def test_scholars_trade_then_technology():
    t = carry_out(table().levels(5, 4), "scholars")
    assert t.c(1).technology == 3 and t.scored("trade_partner") == 2 and t.c().trades_era == 1


def test_scholars_find_nobody_and_still_learn():
    t = carry_out(table(), "scholars")
    assert t.c(1).technology == 2 and t.c().vp == 0
    assert [(e.op, e.done) for e in t.happened(CivbotDid)] == [("trade", False), ("technology", True)]


def test_warriors_arm_then_raid():
    t = carry_out(table(), "warriors")
    assert t.c(1).military == 2 and t.scored("raids", 1) == 1
    t = carry_out(table().levels(4, 4), "warriors")
    assert t.c(1).military == 2 and t.c(1).vp == 0


def test_campaign_fights_then_expands():
    t = carry_out(table().at("middle_east", "europe").levels(3, 2, seat=1), "campaign")
    assert t.where() == {"europe"} and t.c().used == 1 and t.scored("wars", 1) == 2
    assert len(t.where(1)) == 2
    t = carry_out(table().at("middle_east").levels(3, 2).levels(3, 2, seat=1), "campaign")
    assert t.where() == {"middle_east"} and t.scored("wars", 1) == 0


def test_builders_take_the_oldest_wonder_off_the_row_and_gain_three():
    t = carry_out(table().row("petra", "colossus"), "builders")
    assert t.s.row == ("colossus",) and t.happened(WonderRemoved)[0].wonder == "petra"
    assert "petra" in t.s.gone_wonders and t.scored("advisors", 1) == 3
    t = carry_out(table().row(), "builders")
    assert t.happened(WonderRemoved) == [] and t.c(1).vp == 3


@pytest.mark.parametrize(("levels", "vp"), [((1, 1), 1), ((9, 9), 2), ((13, 12), 3), ((15, 15), 4), ((4, 4), 1)])
def test_council_pays_the_governments_vp_and_one(levels, vp):
    t = carry_out(table().levels(*levels, seat=1), "council")
    assert t.c(1).vp == t.scored("advisors", 1) == vp


def test_council_counts_territories_too():
    t = carry_out(table().levels(7, 11, seat=1).at("india", "oceania", "siberia", "steppe", seat=1), "council")
    assert t.c(1).vp == 2 + 1


def test_council_brings_no_cubes_or_cards():
    t = carry_out(table().levels(11, 8, seat=1), "council")  # Mercantilism: 1 VP and a cube
    assert t.c(1).vp == 2 and (t.c(1).supply, t.c(1).used) == (7, 0)


def test_golden_age_at_both_ends_pays_and_fights_nobody_as_strong():
    t = table().at("middle_east", "europe").levels(16, 16).levels(16, 16, seat=1)
    carry_out(t, "golden_age")
    assert t.scored("beyond", 1) == 2 and t.scored("wars", 1) == 0 and t.where() == {"middle_east", "europe"}


def test_golden_age_lifts_the_lower_track_equal_military_then_fights():
    t = carry_out(table().levels(4, 5, seat=1), "golden_age")
    assert (t.c(1).technology, t.c(1).military) == (5, 5)
    t = carry_out(table().at("middle_east", "europe").levels(3, 3, seat=1), "golden_age")
    assert (t.c(1).technology, t.c(1).military) == (3, 4) and t.scored("wars", 1) == 2


# --- without choice ---


def test_a_missing_cell_lifts_the_other_track_a_full_one_pays():
    t = table().levels(4, 1, seat=1)
    civbots.DO["technology"](t.s, 1, CIVBOT_CARDS["harvest"].lower[0], t.events)
    assert (t.c(1).technology, t.c(1).military) == (4, 2)
    t = carry_out(table().levels(1, 4, seat=1), "warriors")
    assert (t.c(1).technology, t.c(1).military) == (2, 4)
    t = table().levels(16, 9, seat=1)
    civbots.DO["technology"](t.s, 1, CIVBOT_CARDS["harvest"].lower[0], t.events)
    assert t.c(1).technology == 16 and t.scored("beyond", 1) == 2


def test_it_expands_to_empty_land_first_then_among_the_weaker_then_by_number():
    """Middle East borders Europe 10, North Africa 3, Southern Africa 5, Steppe 6, India 9."""
    t = table()
    assert carry_out(t, "harvest").where(1) == {"middle_east", "india"} and t.scored("exploration", 1) == 3
    everywhere = ("europe", "north_africa", "southern_africa", "steppe", "india")
    t = Table(1, ("noble", "noble")).at(*everywhere[:3]).at("steppe", "india", seat=2).at("middle_east", seat=1)
    t.levels(2, 3, seat=2).levels(2, 2, seat=1)
    assert "europe" in carry_out(t, "harvest").where(1) and t.c(1).vp == 0
    t = Table(1, ("noble", "noble")).at(*everywhere[:3]).at("steppe", "india", seat=2).at("middle_east", seat=1)
    t.levels(2, 3).levels(2, 2, seat=1)
    assert "india" in carry_out(t, "harvest").where(1)


def test_guards_make_a_player_no_weaker_one():
    t = carry_out(table().wonders("great_wall"), "warriors")
    assert t.c(1).military == 2 and t.c(1).vp == 0


def test_guards_count_where_it_looks_for_the_weaker():
    """Military 2 against 1 and the Great Wall's 2: no War; and his land comes after that of somebody weaker."""
    t = table().at("middle_east", "europe").levels(2, 2, seat=1).wonders("great_wall")
    assert carry_out(t, "campaign").scored("wars", 1) == 0 and t.where() == {"middle_east", "europe"}
    t = Table(1, ("noble", "noble")).at("middle_east", seat=1).levels(2, 2, seat=1).wonders("great_wall")
    t.at("europe", "north_africa", "southern_africa").at("steppe", "india", seat=2)
    assert "india" in carry_out(t, "harvest").where(1)  # 9; Europe has 10


def test_what_is_equal_goes_to_the_first_in_order_players_before_civbots():
    """Raid, Trade and War of seat 3, against three of the same strength and VP in the same land."""
    for card, event, levels in (
        ("warriors", Raided, (1, 1)),
        ("scholars", Traded, (3, 2)),
        ("campaign", WarFought, (1, 1)),
    ):
        for order, first in (((1, 0), 1), ((0, 1), 0)):
            t = Table(2, ("noble", "noble")).levels(2, 2, seat=3)
            t.s.order, t.s.civbot_order = order, (2, 3)
            for seat in range(4):
                t.at("europe", seat=seat)
                if seat < 3:
                    t.levels(*levels, seat=seat)
            carry_out(t.changed(), card, 3)
            assert [e.other for e in t.happened(event)] == [first], card


def test_it_trades_with_the_most_technology_then_the_fewest_vp():
    t = Table(2, ("noble",)).at("middle_east", seat=2).at("europe").at("india", seat=1)
    carry_out(t.levels(5, 4).levels(6, 4, seat=1), "scholars", 2)
    assert (t.c().vp, t.c(1).vp) == (0, 2)
    t = Table(2, ("noble",)).at("middle_east", seat=2).at("europe").at("india", seat=1)
    carry_out(t.levels(6, 4).levels(6, 4, seat=1).vp(5).vp(4, seat=1), "scholars", 2)
    assert (t.c().vp, t.c(1).vp) == (5, 6)


def test_from_navigation_its_partner_gains_one_and_everything_is_near():
    t = carry_out(table().at("oceania", seat=1).levels(9, 4).levels(8, 4, seat=1), "scholars")
    assert t.scored("trade_partner") == 1
    t = carry_out(table().at("oceania", seat=1).levels(9, 4).levels(7, 4, seat=1), "scholars")
    assert t.scored("trade_partner") == 0


@pytest.mark.parametrize(("technology", "raid", "war"), [(9, 1, 2), (10, 2, 2), (13, 2, 2), (14, 2, 4)])
def test_better_weapons_bring_more(technology, raid, war):
    t = carry_out(table().levels(technology, 9, seat=1), "warriors")
    assert t.scored("raids", 1) == raid
    t = carry_out(table().at("middle_east").levels(technology, 9, seat=1), "campaign")
    assert t.scored("wars", 1) == war


def test_it_fights_the_richest_weaker_one_then_the_highest_number():
    t = Table(2, ("noble",)).at("europe", "india", seat=2).levels(3, 5, seat=2)
    t.at("europe", "india").at("india", "oceania", seat=1).vp(4).vp(7, seat=1)
    carry_out(t, "campaign", 2)
    assert "india" not in t.where(1) and t.where() == {"europe", "india"}
    t = Table(2, ("noble",)).at("europe", "india", seat=2).levels(3, 5, seat=2).at("europe", "india")
    assert carry_out(t, "campaign", 2).where() == {"india"}


def test_a_player_can_lose_the_last_cube_to_a_civbot():
    t = carry_out(table().at("middle_east").levels(3, 2, seat=1), "campaign")
    assert t.where() == set() and t.c().used == 1


def test_a_civbot_can_be_wiped_out_and_comes_back_by_expanding():
    t = table().at(seat=1)
    assert t.c(1).supply == 8
    carry_out(t, "harvest")
    assert len(t.where(1)) == 1 and t.c(1).vp > 0


def test_wonders_of_the_player_it_touches_are_offered():
    t = carry_out(table().levels(5, 4).wonders("petra"), "scholars")
    assert isinstance(t.frame, WondersDecision) and t.frame.triggers == ("traded_with",)
    t.do(UseWonder(0, "petra"))
    assert t.c().vp == 3
    t = table().at("middle_east", "europe").levels(3, 2, seat=1).wonders("mausoleum").queue("art")
    carry_out(t, "campaign")
    assert isinstance(t.frame, WondersDecision) and t.frame.triggers == ("attacked",)
    t.do(Finish(0))


def test_players_trade_with_and_raid_civbots():
    t = table().at("europe", seat=1).levels(3, 1, seat=1).play("trade")
    assert t.c().technology == 2 and t.scored("trade_partner", 1) == 2
    t = table().at("europe", seat=1).levels(2, 2).play("raid")
    assert t.c().vp == 1
