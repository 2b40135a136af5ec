"""The Military Upgrade, and laying War tiles (rules 5.12, 8.1, 16)."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.struggle import moves as m
from engine.struggle.components import INVESTMENTS
from engine.struggle.events import HIDDEN, Upgraded
from engine.struggle.state import Options
from tests.struggle.kit import DIP2_ECO, DIP3_ECO, MIL2_DIP, B, F, Table


def test_a_tile_is_drawn_and_one_of_the_two_stays():
    t = Table().tiles(F, 1, "basic_unflag").begin(F, MIL2_DIP)
    t.do(m.Upgrade(F, 1))
    t.waits_for(F, "upgrade")
    drawn = t.frame.drawn
    assert not t.session.can_undo
    t.refused(m.EndRound(F), "keep_tile_first")
    t.do(m.KeepTile(F, "drawn", "out"))
    assert t.player(F).laid[1] == (drawn,) and t.player(F).out_tiles == ("basic_unflag",)
    t.waits_for(F)
    t.refused(m.Upgrade(F, 1), "upgraded")


def test_the_rejected_one_may_go_back_to_the_pool():
    t = Table().tiles(F, 1, "basic_unflag").begin(F, MIL2_DIP)
    before = len(t.player(F).basic)
    t.do(m.Upgrade(F, 1), m.KeepTile(F, "lying", "pool"))
    assert t.player(F).laid[1] == ("basic_unflag",) and len(t.player(F).basic) == before


def test_not_out_of_the_game_if_fewer_than_four_were_left():
    t = Table().begin(F, MIL2_DIP)
    player = t.player(F)
    keep = player.basic[:1]
    player.out_tiles, player.basic = player.basic[1:], keep
    t.changed()
    t.do(m.Upgrade(F, 1))
    t.do(m.KeepTile(F, "drawn", "out"))
    assert len(player.laid) == 4
    t = Table().begin(F, MIL2_DIP)
    player = t.player(F)
    player.out_tiles, player.basic = player.basic[1:], player.basic[:1]
    player.laid = (player.laid[0], player.laid[1], player.laid[2], ())
    t.changed()
    t.do(m.Upgrade(F, 1))
    t.refused(m.KeepTile(F, "drawn", "out"), "basic_least", least=4)


def test_an_empty_pool_gives_no_upgrade():
    t = Table().begin(F, MIL2_DIP)
    t.player(F).out_tiles, t.player(F).basic = t.player(F).basic, ()
    t.changed()
    t.refused(m.Upgrade(F, 1), "basic_pool_empty")
    t.refused(m.Upgrade(F, 7), "no_target")


@pytest.mark.parametrize("tile", INVESTMENTS.values(), ids=lambda tile: str(tile.no))
def test_only_tiles_with_two_major_points_have_it(tile):
    t = Table().begin(F, tile.no)
    assert bool(t.legal(m.Upgrade)) == (tile.major_ap == 2)
    if tile.major_ap > 2:
        t.refused(m.Upgrade(F, 1), "no_upgrade")


def test_the_other_side_learns_where_the_rejected_one_went_but_not_which_stayed():
    seen = Upgraded(F, 2, "basic_two", "out").seen_by(B)
    assert seen == Upgraded(F, 2, HIDDEN, "out")


def test_in_turn_six_it_is_a_treaty_point():
    t = Table(turn=6).begin(F, DIP2_ECO)
    t.refused(m.Upgrade(F, 0), "no_next_war")
    t.do(m.UpgradePoint(F))
    assert t.player(F).trp == 1
    t.refused(m.Pass(F), "pass_too_late")
    t = Table(turn=5).begin(F, DIP2_ECO)
    t.refused(m.UpgradePoint(F), "no_target")


def test_swapping_tiles_is_an_option():
    t = Table().begin(F, MIL2_DIP)
    t.refused(m.SwapTiles(F, 0, 1), "option_off", option="military_planning")
    t = Table(options=Options(military_planning=True))
    t.tiles(F, 0, "basic_two", "wss_france_vendome").tiles(F, 1, "basic_unflag").begin(F, MIL2_DIP)
    t.refused(m.SwapTiles(F, 1, 0), "no_target")
    t.do(m.SwapTiles(F, 0, 1))
    assert t.player(F).laid[0] == ("basic_unflag", "wss_france_vendome") and t.player(F).laid[1] == ("basic_two",)
    t.refused(m.Upgrade(F, 1), "upgraded")


def test_the_option_lets_sides_lay_their_basic_tiles_as_they_like():
    from engine.core.session import Session
    from engine.struggle.state import Setup
    from tests.struggle.kit import RULES

    session = Session(RULES, Setup(options=Options(military_planning=True)), 3)
    assert session.state.frames[-1].kind == "layout" and session.awaiting == (F,)
    drawn = session.state.frames[-1].drawn
    for side in (F, B):
        moves = session.legal_moves(side)
        wrong = m.LayBasic(side, drawn[:3])
        assert session.why_not(wrong).code == "lay_basic_first"
        session.submit(moves[-1])
    assert [tiles[0] for tiles in session.state.players[F].laid] != list(drawn) or len(set(drawn)) == 1
    assert session.state.frames[-1].kind == "keep" or session.state.frames[-1].kind == "ministry"


@pytest.mark.parametrize(("seed", "side"), [(1016, F), (19, B)])
def test_whoever_drew_tiles_that_are_all_alike_is_asked_like_anybody(seed, side):
    """Ruling R57: by not being asked the opponent would learn all four tiles."""
    from engine.core.session import Session
    from engine.struggle.state import Setup
    from tests.struggle.kit import RULES

    session = Session(RULES, Setup(options=Options(military_planning=True)), seed)
    if side == B:
        session.submit(session.legal_moves(F)[0])
    assert session.awaiting == (side,) and session.state.frames[-1].kind == "layout"
    move = m.LayBasic(side, session.state.frames[-1].drawn)
    assert len(set(move.tiles)) == 1 and session.legal_moves(side) == [move]
    worlds = [RULES.determinize(session.state, 1 - side, Rng(n)) for n in range(5)]
    assert any(len(set(world.frames[-1].drawn)) > 1 for world in worlds)
    session.submit(move)
    for world in worlds:
        RULES.apply(world, RULES.legal_moves(world, side)[0])
        assert RULES.view(world, 1 - side).players[side] == RULES.view(session.state, 1 - side).players[side]


def test_what_is_laid_lies_face_down():
    t = Table().begin(F, DIP3_ECO)
    from tests.struggle.kit import RULES

    seen = RULES.view(t.s, B)
    assert {tile for laid in seen.players[F].laid for tile in laid} == {"?basic", "?bonus"}
    assert seen.players[B].laid == t.player(B).laid
