"""The change of an era: order, old tokens, their bonus, the rest of the revealer's turn (rules 8)."""

from __future__ import annotations

from engine.brazil.board import with_value_at
from engine.brazil.components import ARCHES
from engine.brazil.events import EraBegan, OldTokenPlaced
from engine.brazil.moves import (
    AnnounceMission,
    DrawBonusCard,
    EndTurn,
    MoveUnits,
    Peek,
    PlaceOldToken,
    PlaceToken,
)
from tests.brazil.kit import COLOURS, Table

MISSION = {1: "exploration-3", 2: "sail-4"}


def ready(era: int, seat: int = 0, four: bool = False) -> Table:
    """The seat can announce a Mission of the current era, and has no site for a Palace."""
    t = Table("treaty_of_tordesillas", COLOURS, ("oba_ii",)) if four else Table(monarchs=("oba_ii",))
    t.era(era).mission(MISSION[era], seat)
    used = 2
    for tile in ("farm", "farm", "farm") if era == 1 else ("olinda",):
        hex_id = t.where(lambda h: t.s.board.terrain[h] == "field" and not t.s.tile[h])
        t.tile(tile, hex_id, seat)
        t.s.palace = with_value_at(t.s.palace, hex_id, used)
        used += 1
    for painting in ("coroados", "dona_isabel", "immigrants") if era == 2 else ("coroados",):
        t.painting(painting, seat)
    for player in map(t.player, range(len(t.s.seats))):
        player.token = "build"
        if era == 2:
            player.bonus = ("harbor", "")
    return t.on_turn(seat)


def change(t: Table, era: int, seat: int = 0, arch: str = "trade") -> None:
    t.do(AnnounceMission(seat, MISSION[era]))
    while t.frame.kind == "era":
        t.do(PlaceOldToken(t.seat, arch))


def test_the_era_advances_for_all():
    t = ready(1)
    t.do(AnnounceMission(0, MISSION[1]))
    t.do(PlaceOldToken(0, "trade"))
    assert t.s.era == 1
    events = t.do(PlaceOldToken(1, "harbor"))
    assert EraBegan(2) in events and t.s.era == 2
    assert [p.token for p in t.s.seats] == ["", ""]
    t.waits_for(0)


def test_tokens_are_placed_clockwise_from_the_revealer():
    t = ready(1, seat=2, four=True)
    t.do(AnnounceMission(2, MISSION[1]))
    order = []
    while t.frame.kind == "era":
        order.append(t.seat)
        t.do(PlaceOldToken(t.seat, "trade"))
    assert order == [2, 3, 0, 1]
    t.waits_for(2)


def test_the_old_token_goes_under_any_arch_without_one():
    t = ready(1)
    t.do(AnnounceMission(0, MISSION[1]))
    assert [m.arch for m in t.legal(PlaceOldToken)] == list(ARCHES)
    t.refused(PlaceOldToken(0, "palace"), "no_such_arch")
    t.refused(EndTurn(0), "era_changes_first")
    events = t.do(PlaceOldToken(0, "build"))
    assert OldTokenPlaced(0, 1, "build") in events and t.player().bonus == ("build", "")


def test_two_tokens_never_lie_under_one_arch():
    t = ready(2)
    t.do(AnnounceMission(0, MISSION[2]))
    t.refused(PlaceOldToken(0, "harbor"), "token_there_already", arch="harbor")
    t.do(PlaceOldToken(0, "trade"))
    assert t.player().bonus == ("harbor", "trade")


def test_after_the_second_change_it_is_era_three():
    t = ready(2)
    change(t, 2)
    assert t.s.era == 3


def test_the_new_token_may_go_anywhere():
    t = ready(1)
    change(t, 1)
    assert [m.arch for m in t.legal(PlaceToken)] == list(ARCHES)
    t.arch("renovate")
    t.finish()
    t.do(EndTurn(0))
    assert [m.arch for m in t.legal(PlaceToken)] == list(ARCHES)


def test_era_one_tokens_bonus_works_from_now_on():
    t = ready(1)
    change(t, 1, arch="renovate")
    t.on_turn(0)
    t.arch("renovate")
    t.finish()
    assert t.legal(Peek)


def test_a_bonus_put_under_this_turns_arch_works_this_turn():
    t = ready(1)
    t.moving("painting")
    assert not t.legal(Peek)
    change(t, 1, arch="painting")
    t.do(t.legal(Peek)[0])


def test_a_bonus_put_under_another_arch_does_not():
    t = ready(1)
    t.moving("painting")
    change(t, 1, arch="harbor")
    t.refused(Peek(0, t.s.board.scenario.unknown[0]), "bonus_not_here", era=1)


def test_era_two_tokens_bonus_draws_a_card_this_turn_too():
    t = ready(2)
    t.moving("painting")
    change(t, 2, arch="painting")
    t.do(DrawBonusCard(0))
    assert len(t.player().combat_cards) == 1


def test_the_revealers_arch_still_gives_its_additional_movement():
    t = ready(1)
    forest = t.free("forest", near=t.home())
    unit = t.unit("archer", t.home())
    t.moving("painting")
    change(t, 1)
    t.do(MoveUnits(0, (unit,), forest, "extra"))
    t.refused(PlaceToken(0, "trade"), "token_already_moved")


def test_another_seats_old_bonus_is_its_own_business():
    t = ready(1)
    t.do(AnnounceMission(0, MISSION[1]))
    t.do(PlaceOldToken(0, "trade"))
    t.refused(PlaceOldToken(0, "harbor"), "not_your_turn", seat=1)
    t.do(PlaceOldToken(1, "trade"))
    assert [p.bonus for p in t.s.seats] == [("trade", ""), ("trade", "")]


def test_cards_that_look_at_the_change_are_asked_once():
    t = ready(1)
    t.painting("jose_bonifacio", 1)
    change(t, 1)
    assert t.supply(1) == ["gold"] and t.s.era == 2


def test_another_seats_old_token_under_the_running_arch_gives_nobody_a_bonus():
    t = ready(1)
    t.moving("painting")
    t.do(AnnounceMission(0, MISSION[1]), PlaceOldToken(0, "trade"), PlaceOldToken(1, "painting"))
    assert not t.legal(Peek)
    t.refused(Peek(0, t.s.board.scenario.unknown[0]), "bonus_not_here", era=1)
    t = ready(2)
    t.moving("painting")
    t.do(AnnounceMission(0, MISSION[2]), PlaceOldToken(0, "trade"), PlaceOldToken(1, "painting"))
    t.refused(DrawBonusCard(0), "bonus_not_here", era=2)
    t.waits_for(0)
