"""Proofs that a goal is out of reach: what each says, and that none says it too early."""

from __future__ import annotations

import pytest

from engine.brazil.challenge import goals, infeasibility, upper_bounds
from engine.brazil.components import CITIES, PAINTINGS, PRODUCTS
from engine.brazil.map.goals import WORDS
from engine.brazil.moves import Manufacture
from engine.brazil.rules.control import put_unit
from engine.brazil.state import DEFEATED
from tests.brazil import challenges, proofs
from tests.brazil.kit import RULES, Table


@pytest.fixture
def trial(tmp_path):
    def made(*rows: str) -> Table:
        rows = (*rows, 'kind = "points", n = 99')
        challenges.write(tmp_path, challenges.ALONE + challenges.goals(*rows) + challenges.ENEMY + challenges.MEDALS)
        t = Table("trial", ("green",), ("oba_ii",))
        t.player().missions = ()
        t.s.mission_decks = ((), (), ())
        for hex_id in range(t.s.board.size):
            t.clear_unknown(hex_id)
        t.s.round = 12
        return t

    return made


def proof(t: Table, goal: int = 0):
    return infeasibility.out_of_reach(RULES.view(t.s, 0), goals.progress_of_all(t.s)[goal].goal)


def test_every_word_has_a_bound_or_says_that_it_has_none():
    without = {"points", "goods", "gold_cards", "without", "lead"}
    assert set(infeasibility.BOUNDS) == set(WORDS) - without


def test_units_need_deployments(trial):
    t = trial('kind = "units", n = 3')
    t.moving("build")
    found = proof(t)
    assert (found.code, found.most, found.needed, found.round) == ("deployments", 0, 3, 12)
    t.on_turn()
    assert proof(t).most == 2, "the token's action, upgraded, brings two"
    t.unit("archer", t.home())
    t.on_turn()
    assert proof(t) is None, "one and two are three"


def test_a_gold_card_that_grants_an_action_is_counted(trial):
    t = trial('kind = "units", n = 1').gold_card("extra_deploy")
    t.moving("build")
    assert proof(t) is None
    t.player().gold_cards = ("merchant_fleet",)
    t.changed()
    assert proof(t).code == "deployments"


@pytest.mark.parametrize("card", ["extra_harbor", "extra_trade"])
def test_where_another_gold_card_might_be_drawn_nothing_is_claimed(card, trial):
    t = trial('kind = "units", n = 3').gold_card(card)
    t.moving("build")
    assert upper_bounds.may_draw(t.s, 0) and proof(t) is None


def test_goods_to_trade_with_are_a_card_that_might_be_drawn(trial):
    t = trial('kind = "units", n = 3').goods("cotton", "coffee")
    t.on_turn()
    assert proof(t) is None
    t.moving("build")
    assert proof(t) is not None, "the token is placed, there is no trade any more"


def test_two_rounds_left_are_no_proof_of_anything_that_trade_could_bring(trial):
    t = trial('kind = "units", n = 5')
    t.s.round = 11
    t.on_turn()
    assert proof(t) is None


def test_an_open_action_counts_as_still_to_come(trial):
    t = trial('kind = "units", n = 1').goods("cotton", "cotton")
    t.on_turn()
    t.arch("deploy")
    assert t.frame.kind == "deploy" and proof(t) is None


def test_a_capital_too_far_to_walk_to(trial):
    t = trial('kind = "capital"')
    unit = t.unit("dragoon", t.home())
    t.moving("build")
    assert t.s.board.scenario.map.distance(t.home(), t.home(1)) == 4
    found = proof(t)
    assert (found.code, found.most, found.needed) == ("too_far", 0, 1)
    near = next(h for h in t.near(t.home(1)) if not t.player(1).at >> h & 1)
    put_unit(t.player(), unit, near)
    t.moving("build")
    assert proof(t) is None
    two = next(h for h in t.near(near) if t.s.board.scenario.map.distance(h, t.home(1)) == 2)
    put_unit(t.player(), unit, two)
    t.moving("build")
    assert proof(t) is None, "the free movement and the arch's"
    t.moving("harbor")
    assert proof(t).code == "too_far"
    t.gold_card("forced_march")
    assert proof(t) is None


def test_hexes_to_hold_by_units_or_by_building(trial):
    t = trial('kind = "hold", hexes = [[5, 1], [5, -1]], n = 2')
    t.unit("archer", t.home())
    t.moving("harbor")
    assert (proof(t).code, proof(t).most) == ("too_far", 0)


def test_tiles_need_builds_and_cities_need_cities(trial):
    t = trial('kind = "buildings", n = 2', 'kind = "cities", n = 3')
    t.moving("harbor")
    assert proof(t).code == "builds" and proof(t, 1).code == "builds"
    t.on_turn()
    t.s.cities = ((), ())
    found = proof(t, 1)
    assert (found.code, found.most) == ("no_cities", 0)
    t.s.round = 3
    assert proof(t, 1).code == "no_cities" and proof(t) is None, "no City is left, however many rounds"
    assert len(CITIES) > 0


def test_products_count_palaces_gifts(trial):
    t = trial('kind = "products", n = 1')
    t.moving("harbor")
    assert proof(t).code == "manufactures"
    t.mission("exploration-1")
    t.moving("harbor")
    assert proof(t) is None, "a Palace may bring one"


def test_paintings_need_actions(trial):
    t = trial('kind = "paintings", n = 2')
    t.moving("harbor")
    assert (proof(t).code, proof(t).most) == ("paintings", 0)


def test_no_more_than_the_box_and_the_board_hold(trial):
    """However many rounds are left."""
    places, reds = len(PRODUCTS), sum(entry.colour == "red" for entry in PAINTINGS.values())
    most = {"no_paintings": reds, "no_products": places}
    t = trial(f'kind = "paintings", of = "red", n = {reds + 1}', f'kind = "products", n = {places + 1}')
    t.s.round = 1
    assert {proof(t, goal).code: proof(t, goal).most for goal in (0, 1)} == most
    t = trial(f'kind = "paintings", of = "red", n = {reds}')
    t.s.round = 1
    assert proof(t) is None, "all of them are in the box"


def test_an_era_needs_a_mission_and_the_mission_its_objectives(trial):
    t = trial('kind = "era", n = 2').mission("exploration-4")
    t.moving("harbor")
    assert proof(t).code == "no_actions"
    for _ in range(2):
        t.unit("archer", t.home())
    t.tile("cane_field", t.free("field", t.home()))
    t.moving("harbor")
    assert proof(t) is None, "it can be announced"


def test_nobody_left_to_beat(trial):
    t = trial('kind = "battles_won", n = 1')
    t.moving("harbor")
    assert proof(t) is None
    for unit in range(5):
        put_unit(t.player(1), unit, DEFEATED)
    t.moving("harbor")
    assert proof(t).code == "no_enemies"


def test_nothing_left_to_explore(trial):
    t = trial('kind = "explored", n = 1')
    t.moving("harbor")
    assert proof(t).code == "nothing_unexplored"


def test_missions_that_are_not_there(trial):
    t = trial('kind = "missions", n = 1', 'kind = "palaces", n = 1')
    t.moving("harbor")
    assert proof(t).code == proof(t, 1).code == "no_missions"
    t.mission("exploration-4")
    t.moving("harbor")
    assert proof(t) is None and proof(t, 1) is None


def test_what_is_broken_is_out_of_reach_at_once(trial):
    t = trial('kind = "without", of = "battles"').on_top("combat_deck", "militia")
    t.s.round = 2
    unit = t.unit("cannon", next(h for h in t.near(t.home(1)) if not t.player(1).at >> h & 1))
    t.moving("build")
    assert proof(t) is None
    t.walk(unit, t.home(1))
    found = proof(t)
    assert (found.code, found.most, found.needed, found.round) == ("broken", 1, 0, 2)


def test_the_round_of_a_goal_is_the_last_one_for_it(trial):
    t = trial('kind = "units", n = 2, by = 5')
    t.s.round = 5
    t.moving("harbor")
    found = proof(t)
    assert (found.code, found.round) == ("deployments", 5)


def test_a_goal_met_or_one_without_a_bound_is_never_out_of_reach(trial):
    t = trial('kind = "units", n = 1')
    t.unit("archer", t.home())
    t.moving("harbor")
    assert proof(t) is None and proof(t, 1) is None
    assert not t.legal(Manufacture)


def test_games_played_on_after_a_proof_never_meet_the_goal():
    """The short form of `python -m tests.brazil.proofs`."""
    found = proofs.run(24, 1)
    assert found.wrong == [] and found.after >= 24 and len(found.codes) >= 2
