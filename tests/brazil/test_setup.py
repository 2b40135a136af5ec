"""Setup: the draft, Monarchs, Capitals, the decks, and tables nobody can play (rules 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.brazil.components import (
    CAPITALS,
    CITIES,
    COLOUR_SETS,
    COMBAT_CARDS,
    EXPLORATION,
    GOLD_CARDS,
    MISSIONS,
    PAINTINGS,
    TILE_KINDS,
    deck,
    monarchs_of,
)
from engine.brazil.decisions import DraftDecision, MonarchDecision, TurnDecision
from engine.brazil.moves import Bid, ChooseCapital, ChooseMonarch, EndTurn, KeepMission
from engine.brazil.rules.setup import SetupError
from engine.brazil.scenarios import UnknownScenario
from engine.brazil.state import ON_BOARD, Options, Setup
from engine.core.components import FIRST_EDITION
from engine.core.move import IllegalMove
from engine.core.session import Session
from tests.brazil.kit import COLOURS, RULES

TWO = ("green", "orange")


def table(scenario="cisplatine", colours=TWO, seed=1, **options):
    return Session(RULES, Setup(scenario, colours, Options(**options)), seed)


def play_first(session, until):
    """Submit the first legal move until the top frame is of this kind."""
    while session.state.frames[-1].kind != until:
        session.submit(session.legal_moves(session.awaiting[0])[0])
    return session


def refusal(session, move):
    with pytest.raises(IllegalMove) as caught:
        session.submit(move)
    return caught.value.reason.code


# --- the table ---


def test_a_scenario_wants_its_number_of_seats():
    with pytest.raises(SetupError, match="is for 2 seats, not 1"):
        table(colours=("green",))
    with pytest.raises(SetupError, match="is for 4 seats, not 2"):
        table("treaty_of_tordesillas")


def test_an_unknown_colour_is_refused():
    with pytest.raises(SetupError, match="unknown colour 'red'"):
        table(colours=("green", "red"))


def test_two_seats_never_share_a_colour():
    with pytest.raises(SetupError, match="a colour of its own"):
        table(colours=("sky", "sky"))


def test_drafting_one_of_three_needs_missions_for_everybody():
    table(mission_draft=3)
    with pytest.raises(SetupError, match="Missions to draft 1 of 3"):
        table("treaty_of_tordesillas", COLOURS, mission_draft=3)


def test_an_unknown_scenario_is_named_with_those_there_are():
    with pytest.raises(UnknownScenario, match=r"nowhere.*cisplatine"):
        table("nowhere")


# --- what lies where ---


def test_exploration_tiles_cover_every_unknown_hex_and_the_rest_leave_unseen():
    s = table().state
    laid = [s.unexplored[h] for h in s.board.scenario.unknown]
    assert all(laid)
    assert s.unexplored_mask == sum(1 << h for h in s.board.scenario.unknown)
    assert Counter(laid) + Counter(s.box) == Counter(deck(EXPLORATION, s.edition))
    assert not s.explored_mask


def test_the_decks_hold_the_whole_box():
    s = table().state
    assert Counter(s.combat_deck) == Counter(deck(COMBAT_CARDS, s.edition))
    assert Counter(s.gold_deck) == Counter(deck(GOLD_CARDS, s.edition))
    assert s.stock == tuple(kind.count for kind in TILE_KINDS)


def test_eight_cities_lie_in_two_stacks_of_four():
    s = table().state
    assert [len(stack) for stack in s.cities] == [4, 4]
    assert Counter(c for stack in s.cities for c in stack) == Counter(list(CITIES))


def test_the_gallery_shows_two_paintings_of_each_frame():
    s = table().state
    assert Counter(PAINTINGS[p].colour for p in s.gallery) == {"red": 2, "pink": 2, "blue": 2}
    assert [len(d) for d in s.painting_decks] == [6, 6, 6]


def test_each_seat_starts_with_five_units_on_its_board_and_nothing_else():
    for player in table().state.seats:
        assert player.units == (ON_BOARD,) * 5
        assert (player.supply, player.gold_cards, player.combat_cards, player.products) == (0, (), (), ())


def test_the_first_player_tile_is_always_among_the_capital_tiles():
    first = next(c.resource for c in CAPITALS if c.first_player)
    for seed in range(20):
        s = table(seed=seed).state
        tiles = dict(s.capital_tiles)
        assert tuple(tiles) == s.board.scenario.capitals
        assert tiles[s.first_player_hex] == first
        assert len(dict.fromkeys(tiles.values())) == 2


def test_with_four_seats_all_four_capital_tiles_are_laid():
    s = table("treaty_of_tordesillas", COLOURS).state
    assert sorted(resource for _, resource in s.capital_tiles) == sorted(c.resource for c in CAPITALS)


def test_the_capital_tiles_are_shuffled():
    assert len({table(seed=seed).state.first_player_hex for seed in range(20)}) == 2


# --- Missions ---


@pytest.mark.parametrize("draft", [2, 3])
def test_a_seat_keeps_one_mission_of_each_era_of_those_dealt(draft):
    session = table(mission_draft=draft)
    frame = session.state.frames[-1]
    assert isinstance(frame, DraftDecision) and len(frame.dealt) == 3 * draft
    for era in (1, 2, 3):
        moves = session.legal_moves(0)
        assert len(moves) == draft and {MISSIONS[m.mission].era for m in moves} == {era}
        session.submit(moves[-1])
    player = session.state.seats[0]
    assert [MISSIONS[m].era for m in player.missions] == [1, 2, 3]
    assert len(player.returned) == 3 * (draft - 1)
    assert session.awaiting == (0,) and session.state.frames[-1].kind == "monarch"


def test_missions_not_kept_go_under_their_deck():
    session = table()
    kept, other = session.legal_moves(0)
    before = session.state.mission_decks[0]
    session.submit(kept)
    assert session.state.mission_decks[0] == (*before, other.mission)


def test_a_mission_not_dealt_or_of_another_era_can_not_be_kept():
    session = table()
    frame = session.state.frames[-1]
    absent = next(m for m in MISSIONS if m not in frame.dealt)
    assert refusal(session, KeepMission(0, absent)) == "not_dealt_to_you"
    later = next(m for m in frame.dealt if MISSIONS[m].era == 2)
    assert refusal(session, KeepMission(0, later)) == "one_era_after_the_other"
    assert refusal(session, EndTurn(0)) == "keep_missions_first"
    assert refusal(session, KeepMission(1, frame.dealt[0])) == "not_your_turn"


def test_seats_decide_in_seat_order_each_missions_then_monarch():
    session, asked = table(), []
    while session.state.frames[-1].kind != "capital":
        asked.append((session.awaiting[0], session.state.frames[-1].kind))
        session.submit(session.legal_moves(session.awaiting[0])[0])
    own = ["draft"] * 3 + ["monarch"]
    assert asked == [(0, kind) for kind in own] + [(1, kind) for kind in own]


# --- Monarchs ---


def test_a_monarch_of_the_own_colour_is_chosen():
    session = play_first(table(), "monarch")
    assert [m.monarch for m in session.legal_moves(0)] == monarchs_of("green", FIRST_EDITION)
    foreign = COLOUR_SETS["orange"].monarchs[0]
    assert refusal(session, ChooseMonarch(0, foreign)) == "monarch_of_other_colour"
    assert refusal(session, EndTurn(0)) == "choose_monarch_first"
    session.submit(ChooseMonarch(0, "oba_ii"))
    assert session.state.seats[0].monarch == "oba_ii"
    assert RULES.view(session.state, 1).seats[0].monarch == "oba_ii"


def test_green_has_four_monarchs_and_the_others_two():
    assert {colour: len(monarchs_of(colour, FIRST_EDITION)) for colour in COLOUR_SETS} == {
        "green": 4,
        "orange": 2,
        "sky": 2,
        "purple": 2,
    }


def test_random_monarchs_are_dealt_of_the_own_colour_and_nobody_is_asked():
    session = table(monarchs="random")
    for player in session.state.seats:
        assert player.monarch in monarchs_of(player.colour, FIRST_EDITION)
    play_first(session, "capital")
    assert not any(isinstance(f, MonarchDecision) for f in session.state.frames)
    seen = {table(monarchs="random", seed=seed).state.seats[0].monarch for seed in range(30)}
    assert seen == set(monarchs_of("green", FIRST_EDITION))


def test_bids_are_secret_and_the_highest_chooses_first_among_all_monarchs():
    session = play_first(table(monarchs="bid"), "bid")
    session.submit(Bid(0, 3))
    assert RULES.view(session.state, 1).seats[0].bid == 0
    assert RULES.view(session.state, 0).seats[0].bid == 3
    play_first(session, "bid")
    session.submit(Bid(1, 4))
    assert session.awaiting == (1,)
    assert len(session.legal_moves(1)) == sum(len(monarchs_of(colour, FIRST_EDITION)) for colour in COLOUR_SETS)
    session.submit(ChooseMonarch(1, "pedro_i"))
    assert [p.colour for p in session.state.seats] == ["orange", "green"]
    assert refusal(session, ChooseMonarch(0, "pedro_ii")) == "monarch_of_other_colour"
    session.submit(ChooseMonarch(0, "isabella_i"))
    assert session.state.frames[-1].kind == "capital"


def test_equal_bids_choose_in_seat_order():
    session = play_first(table(monarchs="bid"), "bid")
    session.submit(Bid(0, 2))
    play_first(session, "bid")
    session.submit(Bid(1, 2))
    assert session.awaiting == (0,)


@pytest.mark.parametrize("vp", [-1, 21])
def test_a_bid_outside_its_range_is_refused(vp):
    session = play_first(table(monarchs="bid"), "bid")
    assert refusal(session, Bid(0, vp)) == "bid_out_of_range"
    assert refusal(session, EndTurn(0)) == "bid_first"
    session.submit(Bid(0, 20))


def test_a_bid_is_paid_at_the_end():
    session = play_first(table(monarchs="bid"), "bid")
    session.submit(Bid(0, 5))
    play_first(session, "turn")
    from engine.brazil.rules.scoring import score

    assert [line.vp for line in score(session.state, 0) if line.category == "bid"] == [-5]
    assert not [line for line in score(session.state, 1) if line.category == "bid"]


# --- Capitals ---


def test_nobody_sees_the_capital_tiles_before_all_have_decided():
    session = table()
    for seat in (0, 1, None):
        v = RULES.view(session.state, seat)
        assert [tile for _, tile in v.capital_tiles] == ["?", "?"]
        assert v.first_player_hex == -1
    play_first(session, "capital")
    v = RULES.view(session.state, 0)
    assert v.capital_tiles == session.state.capital_tiles
    assert v.first_player_hex == session.state.first_player_hex


def test_a_capital_brings_its_resource_and_palace_one():
    session = play_first(table(), "capital")
    seat = session.awaiting[0]
    hex_id, resource = session.state.capital_tiles[0]
    session.submit(ChooseCapital(seat, hex_id))
    s = session.state
    assert (s.tile[hex_id], s.owner[hex_id], s.palace[hex_id]) == ("capital", seat, 1)
    assert s.seats[seat].capital == hex_id
    from engine.brazil.rules import bag

    assert bag.goods(s.seats[seat].supply) == (resource,)


def test_a_capital_must_be_one_of_the_tiles_left():
    session = play_first(table("treaty_of_tordesillas", COLOURS), "capital")
    seat = session.awaiting[0]
    taken = session.state.capital_tiles[0][0]
    assert refusal(session, ChooseCapital(seat, taken + 1)) == "no_capital_tile_there"
    assert refusal(session, EndTurn(seat)) == "choose_capital_first"
    session.submit(ChooseCapital(seat, taken))
    assert session.awaiting == ((seat + 1) % 4,)
    assert refusal(session, ChooseCapital(session.awaiting[0], taken)) == "no_capital_tile_there"


def test_a_random_seat_chooses_first():
    seats = {play_first(table(seed=seed), "capital").awaiting[0] for seed in range(20)}
    assert seats == {0, 1}


@pytest.mark.parametrize("take_first_tile", [True, False])
def test_whoever_took_the_first_player_tile_starts(take_first_tile):
    session = play_first(table(), "capital")
    s = session.state
    chooser = session.awaiting[0]
    hexes = [h for h, _ in s.capital_tiles if (h == s.first_player_hex) is take_first_tile]
    session.submit(ChooseCapital(chooser, hexes[0]))
    starter = chooser if take_first_tile else 1 - chooser
    assert session.state.first == starter
    assert session.awaiting == (starter,)
    assert isinstance(session.state.frames[-1], TurnDecision)


def test_the_last_capital_tile_is_taken_without_asking():
    session = play_first(table(), "capital")
    session.submit(session.legal_moves(session.awaiting[0])[0])
    assert all(player.capital >= 0 for player in session.state.seats)
    assert session.state.frames[-1].kind == "turn" and session.state.round == 1
