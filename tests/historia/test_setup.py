"""Laying out a table (rules 2) and what may be chosen before it (rules 11.1, 13.1)."""

from __future__ import annotations

import pytest

from engine.core.rules import SetupError
from engine.core.session import Session
from engine.historia.components import CIVILIZATIONS, FILES, START_HAND, WONDERS, hand_of
from engine.historia.moves import PlaceCube, SealCards
from engine.historia.rules.map import occupied, token_vp
from engine.historia.setup_options import OPTIONS
from engine.historia.state import Options, Setup
from tests.historia.kit import RULES, Table
from tests.historia.random_play import new, setup_of


def until(session, kind):
    """First choices until a kind of frame is asked."""
    while session.state.frames[-1].kind != kind:
        session.submit(session.legal_moves(session.awaiting[0])[0])
    return session


def test_each_player_starts_with_eight_cards_four_cubes_in_play_and_one_advisor():
    s = new(4, 0, 1).state
    for c in s.seats:
        assert (c.used, c.supply, c.reserve, c.cubes) == (1, 3, 5, 0)
        assert (c.technology, c.military, c.vp) == (1, 1, 0)
        assert len(hand_of(c.hand)) == 8 and not {"war", "tourism"} & set(hand_of(c.hand))
        assert c.hand == START_HAND and c.queue == ()
        assert len(c.advisors) == 1 and len(c.advisor_deck) == 4
        assert sorted(c.advisors + c.advisor_deck) == sorted(CIVILIZATIONS[c.id].advisors)


@pytest.mark.parametrize("players", range(1, 7))
def test_the_row_holds_two_more_wonders_than_players_of_era_one(players):
    s = new(players, 6 - players if players == 1 else 0, 1).state
    assert len(s.row) == players + 2 and {WONDERS[w].era for w in s.row} == {1}
    assert [len(deck) for deck in s.wonder_decks] == [15 - players - 2, 15, 15]


def test_thirteen_of_sixteen_tokens_lie_open_at_random():
    laid = {new(2, 0, seed).state.tokens for seed in range(8)}
    assert len(laid) == 8 and all(len(set(tokens)) == 13 for tokens in laid)


def test_turn_orders_are_drawn_apart():
    orders = {(new(3, 3, seed).state.order, new(3, 3, seed).state.civbot_order) for seed in range(12)}
    assert len({o for o, _ in orders}) > 3 and len({o for _, o in orders}) > 3
    assert all(set(o) == {0, 1, 2} and set(b) == {3, 4, 5} for o, b in orders)


def test_first_cubes_go_down_in_turn_order_and_score_their_token():
    session = until(new(3, 0, 2), "first_cube")
    s = session.state
    for seat in s.order:
        assert session.awaiting == (seat,)
        territory = session.legal_moves(seat)[-1].territory
        session.submit(PlaceCube(seat, territory))
        assert s.seats[seat].vp == token_vp(s, territory) and s.seats[seat].supply == 2
        assert s.seats[seat].scored[0] == s.seats[seat].vp
    assert s.frames[-1].kind == "choose" and s.turn == 0 and s.round == 1


def test_a_first_cube_needs_an_empty_territory_of_the_map():
    session = until(new(2, 0, 2), "first_cube")
    first, second = session.state.order
    assert session.why_not(PlaceCube(first, 13)).code == "no_such_territory"
    assert session.why_not(SealCards(first, ("art",))).code == "place_first_cube"
    session.submit(PlaceCube(first, 4))
    assert session.why_not(PlaceCube(second, 4)).code == "territory_not_empty"
    assert session.why_not(PlaceCube(first, 5)).code == "not_your_turn"


def test_the_table_may_agree_that_first_cubes_score_nothing():
    session = until(new(2, 0, 2, score_setup_territory=False), "choose")
    assert [c.vp for c in session.state.seats] == [0, 0]


def test_civbots_take_the_highest_empty_numbers_without_vp():
    session = until(new(2, 3, 2), "first_cube")
    s = session.state
    while s.frames[-1].kind == "first_cube":
        taken = occupied(s)
        session.submit(session.legal_moves(session.awaiting[0])[0])
    taken = s.seats[0].cubes | s.seats[1].cubes
    numbers = sorted((s.tokens[t] for t in range(13) if not taken >> t & 1), reverse=True)
    for place, seat in enumerate(s.civbot_order):
        c = s.seats[seat]
        assert c.cubes == 1 << s.tokens.index(numbers[place])
        assert c.vp == 0 and c.supply == 7 and (c.technology, c.military) == (1, 1)


def test_civbots_play_the_civilizations_nobody_took():
    s = RULES.new_game(Setup("x", ("china", "mali"), ("noble", "king")), 1)
    assert [c.id for c in s.seats] == ["china", "mali", "egypt", "india"]


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup("x", ()), "0 players"),
        (Setup("x", ("egypt", "egypt")), "taken twice"),
        (Setup("x", ("egypt", "atlantis")), "unknown civilization"),
        (Setup("x", ("egypt",)), "at least one Civbot"),
        (Setup("x", ("egypt", "mali"), ("noble",) * 5), "at most 6"),
        (Setup("x", ("egypt", "mali"), ("emperor",)), "unknown difficulty"),  # type: ignore[arg-type]
    ],
)
def test_a_wrong_table_is_refused_in_one_sentence(setup, message):
    with pytest.raises(SetupError, match=message):
        RULES.new_game(setup, 1)


# --- tables and options ---


def test_a_table_gives_a_setup_for_each_turn_of_the_civilizations():
    made = RULES.setups("four_filled", 4, {})
    assert len(made) == 6 and {s.civilizations[0] for s in made} == set(CIVILIZATIONS)
    assert all(s.civbots == ("noble", "noble") and s.options == Options() for s in made)


def test_every_civbot_has_a_difficulty_of_its_own_choice():
    (made,) = RULES.setups(
        "two", 2, {"civilization": ("mali", "china"), "civbot_1": "king", "civbot_3": "chieftain", "mid_era_row": "no"}
    )
    assert made == Setup("two", ("mali", "china"), ("king", "chieftain"), Options(mid_era_row=False), FILES.edition)
    (emptied, *_) = RULES.setups("four_filled", 4, {"civbot_1": "none", "civbot_2": "none"})
    assert emptied.civbots == ()


@pytest.mark.parametrize(
    ("table", "seats", "choices", "message"),
    [
        ("nowhere", 2, {}, "unknown scenario"),
        ("two", 3, {}, "for 2 players, not for 3"),
        ("six", 6, {"civbot_1": "king"}, "unknown option"),
        ("two", 2, {"civbot_1": "emperor"}, "unknown civbot_1"),
        ("alone_sage", 1, {f"civbot_{n}": "none" for n in range(1, 6)}, "at least one Civbot"),
    ],
)
def test_a_wrong_choice_is_refused(table, seats, choices, message):
    with pytest.raises(SetupError, match=message):
        RULES.setups(table, seats, choices)


def test_options_apply_where_there_is_room():
    named = {o.id: o for o in OPTIONS}
    assert named["civbot_5"].seats == (1,) and named["civbot_1"].seats == (1, 2, 3, 4, 5)
    assert named["score_setup_territory"].default == "yes" and named["mid_era_row"].default == "yes"
    assert {row.id for row in RULES.scenario_rows()[0]} == set(RULES.scenario_ids())


def test_setups_survive_json():
    made = setup_of(2, 2, 1, mid_era_row=False)
    assert RULES.load_setup(RULES.dump_setup(made)) == made


def test_seats_form_a_circle_by_their_numbers():
    """The packet passes to the seat before in setup: players only, Civbots take no leaders."""
    session = Session(RULES, setup_of(3, 2), 4)
    frame = session.state.frames[-1]
    first = session.state.order[-1]
    assert frame.order == (first, (first - 1) % 3, (first - 2) % 3)


def test_a_table_of_the_kit_is_neutral():
    t = Table(3)
    assert [c.vp for c in t.s.seats] == [0, 0, 0] and t.s.order == (0, 1, 2)
