"""The turn: token, phases, bonuses, rounds and the end of the game (rules 3 and 8)."""

from __future__ import annotations

import pytest

from engine.brazil.components import ARCHES, GAME
from engine.brazil.moves import (
    AnnounceMission,
    ChooseResource,
    DrawBonusCard,
    EndTurn,
    Finish,
    MoveUnits,
    Peek,
    PlaceToken,
    PlayGoldCard,
    UsePainting,
)
from tests.brazil.kit import Table, four


def test_the_token_may_go_to_any_arch_it_does_not_cover():
    t = Table()
    t.player().token = "harbor"
    t.changed()
    assert [m.arch for m in t.legal(PlaceToken)] == [a for a in ARCHES if a != "harbor"]


def test_the_same_arch_twice_running_is_refused():
    t = Table()
    t.player().token = "harbor"
    t.changed()
    t.refused(PlaceToken(0, "harbor"), "same_arch", arch="harbor")


def test_a_token_just_received_may_go_anywhere():
    t = Table()
    t.player().token = ""
    t.changed()
    assert [m.arch for m in t.legal(PlaceToken)] == list(ARCHES)


def test_an_arch_that_is_not_there_is_refused():
    Table().refused(PlaceToken(0, "palace"), "no_such_arch")


def test_the_token_moves_once_a_turn():
    t = Table()
    t.arch("harbor")
    t.finish()
    t.refused(PlaceToken(0, "trade"), "token_already_moved", arch="harbor")


def test_the_turn_can_not_end_before_the_token_was_moved():
    t = Table()
    t.refused(EndTurn(0), "action_first")


def test_nothing_moves_before_the_action():
    t = Table()
    t.unit("archer", t.home())
    t.refused(MoveUnits(0, (1,), t.near(t.home())[0]), "action_first")
    t.refused(Peek(0, t.s.board.scenario.unknown[0]), "action_first")
    t.refused(DrawBonusCard(0), "action_first")


@pytest.mark.parametrize("arch", ARCHES)
def test_every_action_may_be_declined(arch):
    """A seat with nothing at all can always go on to its movement phase, and end the turn."""
    t = Table()
    t.arch(arch)
    if t.frame.kind != "turn":
        t.finish()
    t.waits_for(0)
    assert t.player().token == arch
    t.do(EndTurn(0))
    t.waits_for(1)


def test_an_action_that_offers_nothing_ends_by_itself():
    t = Table()
    t.arch("renovate")
    t.waits_for(0)


def test_an_open_action_comes_before_everything_else():
    t = Table().goods("brazilwood")
    t.arch("trade")
    t.waits_for(0, "trade")
    t.refused(EndTurn(0), "finish_first", what="trade")


def test_nobody_moves_out_of_turn():
    t = Table()
    t.refused(PlaceToken(1, "harbor"), "not_your_turn", seat=0)


def test_the_turn_goes_clockwise_and_the_round_counts_at_the_first_player():
    t = four()
    for seat in (0, 1, 2, 3):
        assert t.s.round == 1
        t.waits_for(seat)
        t.arch("harbor")
        t.finish()
        t.do(EndTurn(seat))
    t.waits_for(0)
    assert t.s.round == 2


def test_the_round_counts_at_whoever_has_the_first_player_tile():
    t = Table()
    t.s.first = 1
    t.on_turn(0)
    t.arch("renovate")
    t.do(EndTurn(0))
    assert t.s.round == 2


def test_the_era_one_bonus_peeks_once_and_only_this_seat_learns_it():
    t = Table()
    t.player().bonus = ("renovate", "")
    t.changed()
    t.arch("renovate")
    hex_id = t.s.board.scenario.unknown[0]
    assert {m.hex for m in t.legal(Peek)} == set(t.s.board.scenario.unknown)
    t.do(Peek(0, hex_id))
    assert t.session.view(0).unexplored[hex_id] == t.s.unexplored[hex_id]
    assert t.session.view(1).unexplored[hex_id] == "?"
    assert not t.session.can_undo
    t.refused(Peek(0, t.s.board.scenario.unknown[1]), "bonus_not_here", era=1)


def test_peeking_is_for_unexplored_tiles_not_yet_known():
    t = Table()
    first, second = t.s.board.scenario.unknown[:2]
    t.player().peeked = 1 << first
    t.player().bonus = ("renovate", "")
    t.changed()
    t.arch("renovate")
    t.refused(Peek(0, t.home()), "nothing_unexplored_there")
    t.refused(Peek(0, first), "already_peeked")
    t.do(Peek(0, second))


def test_the_era_two_bonus_draws_one_combat_card():
    t = Table()
    t.player().bonus = ("harbor", "renovate")
    t.changed()
    t.arch("renovate")
    t.do(DrawBonusCard(0))
    assert len(t.player().combat_cards) == 1
    t.refused(DrawBonusCard(0), "bonus_not_here", era=2)


def test_a_bonus_works_only_at_its_own_arch():
    t = Table()
    t.player().bonus = ("harbor", "trade")
    t.changed()
    t.arch("renovate")
    t.refused(Peek(0, t.s.board.scenario.unknown[0]), "bonus_not_here", era=1)
    t.refused(DrawBonusCard(0), "bonus_not_here", era=2)


def test_bonuses_are_optional():
    t = Table()
    t.player().bonus = ("renovate", "trade")
    t.changed()
    t.arch("renovate")
    t.do(EndTurn(0))
    t.waits_for(1)


def test_gold_cards_are_played_before_and_after_the_action():
    t = Table().gold_card("extra_harbor", "extra_harbor")
    t.do(PlayGoldCard(0, "extra_harbor"), ChooseResource(0, "coffee"))
    t.arch("renovate")
    t.do(PlayGoldCard(0, "extra_harbor"), ChooseResource(0, "cotton"))
    assert t.supply() == ["coffee", "cotton"]
    assert t.s.gold_discard == ("extra_harbor", "extra_harbor")
    t.waits_for(0)


def test_an_extra_action_moves_no_token_and_grants_no_movement():
    t = Table().gold_card("extra_deploy").goods("brazilwood")
    t.do(PlayGoldCard(0, "extra_deploy"))
    t.finish()
    assert (t.player().token, t.frame.arch, t.frame.extra) == ("", "", False)


def test_an_extra_action_is_never_upgraded():
    t = Table().gold_card("extra_harbor").product("dye", "harbor")
    t.do(PlayGoldCard(0, "extra_harbor"), ChooseResource(0, "coffee"))
    assert t.player().gold_cards == ()


def test_a_gold_card_not_held_or_without_an_action_is_refused():
    t = Table().gold_card("agricola")
    t.refused(PlayGoldCard(0, "extra_trade"), "not_held")
    t.refused(PlayGoldCard(0, "agricola"), "card_not_playable")


def test_an_extra_action_that_offers_nothing_is_refused():
    t = Table().gold_card("extra_build")
    t.refused(PlayGoldCard(0, "extra_build"), "nothing_legal", arch="build")


def test_coroados_and_dona_isabel_wait_for_a_quiet_moment():
    t = Table().painting("coroados").goods("brazilwood")
    t.player().bonus = ("build", "")
    t.changed()
    assert UsePainting(0, "coroados", 1) in t.legal()
    t.arch("trade")
    t.refused(UsePainting(0, "coroados", 1), "finish_first")
    t.finish()
    t.do(UsePainting(0, "coroados", 1))
    assert t.player().bonus == ("", "")


def test_a_mission_is_announced_before_the_token_too_and_the_new_era_begins_at_once():
    t = Table().mission("exploration-4")
    home = t.home()
    field = t.free("field", near=home)
    t.tile("cane_field", field)
    t.unit("archer", home)
    t.unit("dragoon", home)
    t.do(AnnounceMission(0, "exploration-4"))
    while t.frame.kind != "turn":
        t.do(t.legal()[0])
    assert t.s.era == 2
    t.waits_for(0)
    t.goods("gold", "gold", "gold")
    t.arch("build")
    assert any(getattr(m, "building", "") == "gold_foundry" for m in t.legal())


def test_no_mission_while_something_else_is_open():
    t = Table().mission("exploration-4").goods("brazilwood")
    t.arch("trade")
    t.refused(AnnounceMission(0, "exploration-4"), "finish_first")


# --- the end of the game ---


def era_three(first: int = 0) -> Table:
    """Seat 0 can announce rail-4: a city, three units, a foundry; nothing else is missing."""
    t = Table().era(3).mission("rail-4")
    t.s.first = first
    hexes = [h for h in range(t.s.board.size) if t.s.board.terrain[h] != "water" and not t.s.tile[h]]
    for tile in ("olinda", "gold_foundry"):
        t.tile(tile, hexes.pop())
    for kind in ("monarch", "archer", "archer"):
        t.unit(kind, t.home())
    t.changed()
    return t


def pass_turn(t: Table, seat: int) -> None:
    t.arch("renovate" if t.player(seat).token != "renovate" else "harbor")
    if t.frame.kind != "turn":
        t.finish()
    t.do(EndTurn(seat))


def test_an_era_three_mission_ends_the_game_when_the_round_is_complete():
    t = era_three()
    t.do(AnnounceMission(0, "rail-4"))
    if t.frame.kind == "palace":
        t.finish()
    assert t.s.ending and t.s.era == 3 and not t.s.over
    pass_turn(t, 0)
    t.waits_for(1)
    pass_turn(t, 1)
    assert t.s.over == "mission" and t.session.awaiting == ()
    assert t.session.result() is not None


def test_the_last_turn_is_that_of_the_seat_before_the_first_player():
    t = era_three(first=1)
    t.do(AnnounceMission(0, "rail-4"))
    if t.frame.kind == "palace":
        t.finish()
    pass_turn(t, 0)
    assert t.s.over == "mission"


def test_without_an_era_three_mission_the_game_ends_with_round_sixty():
    t = Table()
    t.s.round = GAME.last_round - 1
    t.changed()
    pass_turn(t, 0)
    pass_turn(t, 1)
    assert t.s.round == GAME.last_round == 60 and not t.s.over
    pass_turn(t, 0)
    t.waits_for(1)
    pass_turn(t, 1)
    assert t.s.over == "last_round"


def test_after_the_end_no_move_is_taken():
    t = Table()
    t.s.round = GAME.last_round
    t.changed()
    pass_turn(t, 0)
    pass_turn(t, 1)
    assert t.session.legal_moves(0) == [] == t.session.legal_moves(1)
    reason = t.session.why_not(Finish(0))
    assert reason is not None and reason.code == "game_over"
