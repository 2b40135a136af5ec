"""Dona Isabel: once, at any moment of the own turn, place a Palace by the usual rules."""

import pytest

from engine.brazil.board import with_value_at
from engine.brazil.moves import MoveUnits, PlacePalace, UsePainting
from engine.core.move import IllegalMove
from tests.brazil.kit import Table


def test_a_palace_is_placed_before_the_token_is_moved() -> None:
    t = Table().painting("dona_isabel")
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.do(UsePainting(0, "dona_isabel", 1))
    t.waits_for(0, "palace")
    t.do(PlacePalace(0, 5, farm))
    assert (t.s.palace[farm], t.player().palaces) == (5, (5,))
    assert t.vp(0, "palaces") == 1
    t.waits_for(0)


def test_its_bonus_comes_too() -> None:
    t = Table().era(2).painting("dona_isabel").moving("harbor")
    plantation = t.tile("plantation", t.free("field", near=t.home()))
    t.do(UsePainting(0, "dona_isabel", 1), PlacePalace(0, 4, plantation))
    assert t.supply() == ["cotton"]
    t.waits_for(0)


def test_it_works_only_once() -> None:
    t = Table().painting("dona_isabel")
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.tile("sawmill", t.free("forest", near=t.home()))
    t.do(UsePainting(0, "dona_isabel", 1), PlacePalace(0, 5, farm))
    t.refused(UsePainting(0, "dona_isabel", 1), "already_used")


def test_without_a_site_it_is_kept_for_later() -> None:
    t = Table().painting("dona_isabel")
    t.refused(UsePainting(0, "dona_isabel", 1), "no_palace_site")
    t.goods("coffee")
    t.build("farm", t.free("field", near=t.home()))
    t.do(UsePainting(0, "dona_isabel", 1))
    t.waits_for(0, "palace")


def test_the_prerequisites_stay() -> None:
    t = Table().painting("dona_isabel")
    farm = t.tile("farm", t.free("field", near=t.home()))
    enemy_farm = t.tile("farm", t.free("field", near=t.home(1)), seat=1)
    t.do(UsePainting(0, "dona_isabel", 1))
    t.refused(PlacePalace(0, 4, farm), "palace_prerequisite", palace=4)
    t.refused(PlacePalace(0, 5, enemy_farm), "not_controlled")


def test_a_tile_with_a_palace_takes_no_other() -> None:
    t = Table().painting("dona_isabel")
    farm = t.tile("farm", t.free("field", near=t.home()))
    sawmill = t.tile("sawmill", t.free("forest", near=t.home()))
    t.s.palace, t.player().palaces = with_value_at(t.s.palace, farm, 5), (5,)
    t.do(UsePainting(0, "dona_isabel", 1))
    t.refused(PlacePalace(0, 3, farm), "palace_there_already")
    t.do(PlacePalace(0, 3, sawmill))
    assert len(t.player().gold_cards) == 1
    t.waits_for(0)


def test_any_moment_is_one_of_the_own_turn() -> None:
    """Ruling painting-isabel: neither in another's turn nor while a battle is pending."""
    t = Table().painting("dona_isabel", seat=1)
    t.tile("farm", t.free("field", near=t.home(1)), seat=1)
    assert UsePainting(1, "dona_isabel", 1) not in t.session.legal_moves(1)
    with pytest.raises(IllegalMove):
        t.session.submit(UsePainting(1, "dona_isabel", 1))
    t = Table().painting("dona_isabel").combat_card("spy")
    t.tile("farm", t.free("field", near=t.home()))
    here, there = t.battlefield()
    unit = t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.moving("build")
    assert UsePainting(0, "dona_isabel", 1) in t.session.legal_moves(0)
    t.do(MoveUnits(0, (unit,), there))
    assert t.session.awaiting == (0,) and UsePainting(0, "dona_isabel", 1) not in t.session.legal_moves(0)
    with pytest.raises(IllegalMove):
        t.session.submit(UsePainting(0, "dona_isabel", 1))
