"""What a Mission still takes, by rounds; and what the evaluation makes of it, of time, and of what is done anyway."""

from __future__ import annotations

import pytest

from engine.brazil.challenge.evaluation import challenge_value
from engine.brazil.components import MISSIONS
from engine.brazil.evaluation.mission_cost import BUILDING, FAR, ROUNDS, SHARED_WORK, rounds_left
from engine.brazil.rules.missions import kind_of
from engine.brazil.solo import DUTCH
from engine.brazil.state import Player
from engine.brazil.tile_index import TileIndex
from tests.brazil.kit import Table
from tests.brazil.test_forecast import guararapes, put

NOTHING: frozenset[str] = frozenset()


def with_tiles(mission: str, own: Player, tiles: tuple[str, ...], anyway: frozenset[str]) -> float:
    """The rounds left of a Mission whose owner holds these tiles."""
    everywhere = (1 << len(tiles)) - 1
    return rounds_left(mission, own, TileIndex(tiles, everywhere), everywhere, anyway)


@pytest.mark.parametrize("mission", list(MISSIONS))
def test_every_mission_takes_some_rounds(mission):
    assert 1 < with_tiles(mission, Table(monarchs=("oba_ii",)).player(), (), NOTHING) < 20


def test_what_is_there_takes_nothing_more_and_too_much_of_it_helps_nothing_else():
    own = Table(monarchs=("oba_ii",)).player()
    assert with_tiles("exploration-7", own, (), NOTHING) == 2 * BUILDING[1] + ROUNDS["paintings"]
    assert with_tiles("exploration-7", own, ("farm",), NOTHING) == BUILDING[1] + ROUNDS["paintings"]
    assert with_tiles("exploration-7", own, ("farm",) * 4, NOTHING) == ROUNDS["paintings"]
    assert with_tiles("exploration-7", own, ("sawmill",) * 4, NOTHING) == 2 * BUILDING[1] + ROUNDS["paintings"]


def test_a_mission_whose_objectives_hold_takes_no_round():
    t = Table(monarchs=("oba_ii",))
    t.unit("archer", t.home())
    assert with_tiles("exploration-1", t.player(), ("trading_post", "farm"), NOTHING) == 0


def test_what_is_worked_at_anyway_counts_in_part():
    own = Table(monarchs=("oba_ii",)).player()
    alone = with_tiles("exploration-4", own, ("cane_field",), NOTHING)
    assert with_tiles("exploration-4", own, ("cane_field",), frozenset({"units_on_map"})) == SHARED_WORK * alone > 0


def test_what_stands_on_rare_land_only_takes_longer():
    own = Table(monarchs=("oba_ii",)).player()
    mine = with_tiles("sail-8", own, (), NOTHING) - with_tiles("sail-8", own, ("gold_foundry",), NOTHING)
    field = with_tiles("sail-3", own, (), NOTHING) - with_tiles("sail-3", own, ("plantation",), NOTHING)
    assert mine == pytest.approx(field + FAR)


def test_there_is_a_number_for_every_kind_of_objective():
    kinds = {kind_of(objective) for mission in MISSIONS.values() for objective in mission.objectives}
    assert kinds <= {*ROUNDS, "building", "buildings_of_era"}


# --- the challenge ---


def with_missions(*missions):
    s = guararapes()
    s.seats[0].missions = missions
    return challenge_value(s)


def test_the_shorter_mission_is_the_better_one_before_anything_is_done():
    assert with_missions("exploration-4", "sail-6") > with_missions("exploration-2", "sail-6")
    assert with_missions("exploration-4", "sail-6") > with_missions("exploration-4", "sail-1")
    assert with_missions("exploration-4", "sail-6", "rail-1") == with_missions("exploration-4", "sail-6", "rail-2")


def test_of_several_missions_the_shortest_counts():
    assert with_missions("exploration-2", "exploration-4", "sail-1") == with_missions("exploration-4", "sail-1")


def test_goods_are_worth_nothing_once_there_is_no_round_to_spend_them_in():
    def gain(number):
        s = guararapes()
        s.seats[0].units = (-1,) * 5
        s.round = number
        before = challenge_value(s)
        s.seats[0].gold_cards += ("war",)
        return challenge_value(s) - before

    assert gain(1) == gain(10) > gain(17) > gain(20) == 0


def test_the_later_it_is_the_more_a_missing_unit_weighs():
    def gain(number):
        s = guararapes()
        s.round = number
        s.seats[0].units = (-1,) * 5
        before = challenge_value(s)
        put(s, 1, s.seats[0].capital)
        return challenge_value(s) - before

    assert gain(20) > gain(17) > gain(10) == gain(1) > 0


def test_once_the_capital_is_taken_nobody_else_has_to_go_there():
    s = guararapes()
    goal = s.board.scenario.solo.enemy_capital
    s.seats[DUTCH].units = (-1,) * 5
    put(s, 1, goal)
    put(s, 4, s.seats[0].capital)
    home = challenge_value(s)
    put(s, 4, s.board.near[goal][0])
    assert challenge_value(s) == home
