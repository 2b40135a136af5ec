"""Whole turns that nobody in his right mind plays: no rung above the Settler does."""

from __future__ import annotations

import pytest

from engine.brazil.events import BattleEnded
from engine.brazil.rules.scoring import total
from tests.bots.sensible import RUNGS, plain, whole_turn
from tests.brazil.battlefield import field_of_battle
from tests.brazil.kit import RULES, Table


@pytest.mark.parametrize("rung", RUNGS)
def test_a_finished_mission_is_announced_and_its_palace_placed(rung):
    t = plain()
    t.tile("farm", t.free("field", near=t.home()))
    t.tile("farm", t.where(lambda h: t.s.board.land >> h & 1 and not t.s.tile[h] and not t.s.unexplored[h]))
    t.painting("riachuelo")
    t.mission("exploration-7")
    whole_turn(t, rung)
    assert t.player().revealed == ("exploration-7",) and t.player().palaces


def before_the_end() -> Table:
    """Era III, and the Mission that ends the game is complete; seat 1 has the last turn of the round."""
    t = plain().era(3)
    for slot, product in (("deploy", "dye"), ("build", "sugar"), ("painting", "cocoa"), ("renovate", "fabric")):
        t.product(product, slot)
    for painting in ("riachuelo", "landing_at_porto_seguro", "coroados"):
        t.painting(painting)
    for _ in range(2):
        t.tile("academy", t.where(lambda h: t.s.board.land >> h & 1 and not t.s.tile[h] and not t.s.unexplored[h]))
    t.mission("rail-2")
    t.s.round = 24
    return t


@pytest.mark.parametrize("rung", RUNGS)
def test_the_mission_that_ends_the_game_is_announced_by_who_leads(rung):
    t = before_the_end()
    whole_turn(t, rung)
    assert "rail-2" in t.player().revealed and t.s.ending


LOOKING_AHEAD = ("governor", "viceroy", "emperor")


@pytest.mark.parametrize("rung", LOOKING_AHEAD)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_wealth_is_a_reason_for_a_leader_to_go_on(rung, seat):
    """Much in hand, and more to do with it next turn: all that is nothing to a game that is won now."""
    t = before_the_end()
    t.goods(*["gold", "science"] * 4)
    for card in ("extra_build", "extra_deploy", "extra_painting"):
        t.gold_card(card)
    t.s.first = seat
    whole_turn(t, rung)
    assert t.s.ending


@pytest.mark.parametrize("rung", LOOKING_AHEAD)
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_ends_the_game_that_he_would_lose(rung, seat):
    t = before_the_end()
    t.player().bid = 60
    assert total(t.s, 1) > total(t.s, 0) + 15
    t.s.first = seat
    whole_turn(t, rung)
    assert not t.s.ending and "rail-2" in t.player().missions


@pytest.mark.parametrize("rung", RUNGS)
def test_no_attack_at_certain_loss(rung):
    """An archer beside a Cannon, a Dragoon and a Grenadier, without a single Combat card."""
    t, here, there = field_of_battle()
    for player in map(t.player, range(len(t.s.seats))):
        player.missions, player.combat_cards = (), ()
    t.unit("archer", here)
    for kind in ("cannon", "dragoon", "grenadier"):
        t.unit(kind, there, seat=1)
    t.moving("build")
    assert not [event for event in whole_turn(t, rung) if isinstance(event, BattleEnded)]


@pytest.mark.parametrize("rung", RUNGS)
def test_a_seized_tile_is_not_left_for_nothing(rung):
    t = plain()
    bare = [h for h in range(t.s.board.size) if not t.s.tile[h] and not t.s.unexplored[h] and t.far_from_tiles(h)]
    hex_id = next(h for h in bare if t.s.board.terrain[h] == "field")
    t.tile("farm", hex_id, seat=1, goods=("coffee", "coffee"))
    t.unit("archer", hex_id)
    for near in t.near(hex_id):
        t.clear_unknown(near)
    t.moving("harbor")
    whole_turn(t, rung)
    assert t.player().at >> hex_id & 1


@pytest.mark.parametrize("rung", RUNGS)
def test_a_turn_is_not_spent_on_nothing(rung):
    t = plain()
    before = RULES.evaluate(t.s, 0)
    whole_turn(t, rung)
    assert RULES.evaluate(t.s, 0) > before
