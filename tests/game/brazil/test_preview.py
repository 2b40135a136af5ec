"""What a move is said to cost, gain and start before it is played, beside what it then does."""

from __future__ import annotations

from engine.brazil.decisions import CombatDecision, DeployDecision
from engine.brazil.events import GoodsPaid
from engine.brazil.moves import AnnounceMission, Build, DeployUnit, Move, MoveUnits, PlaceOldToken
from game.brazil.preview import Preview, preview_of
from tests.brazil.kit import Table
from tests.game.brazil.kit import battle_ahead, match_of


def seen(t: Table, move: Move) -> Preview:
    """The preview of a move in the position of a table."""
    return preview_of(match_of(t.session), move)


def test_the_own_strength_comes_first() -> None:
    t, unit, _, there = battle_ahead(attacker="dragoon")
    assert seen(t, MoveUnits(0, (unit,), there)).strengths == (3, 1)


def test_a_battle_is_settled_where_only_the_defender_can_choose() -> None:
    t, unit, _, there = battle_ahead()
    attack = MoveUnits(0, (unit,), there)
    assert seen(t, attack).battle and not seen(t, attack).settled
    t.player().combat_cards = ()
    t.changed()
    assert seen(t, attack).settled
    t.do(attack)
    assert isinstance(t.frame, CombatDecision) and t.frame.seat == 1


def test_the_price_is_what_is_then_paid() -> None:
    t = Table().goods("coffee", "coffee", "sugarcane", "brazilwood", "gold")
    t.arch("build")
    build = Build(0, "cane_field", t.free("field", near=t.home()))
    said = seen(t, build)
    events = t.do(build) + t.pay()
    assert list(said.paid) == [event.good for event in events if isinstance(event, GoodsPaid)] != []


def test_what_another_seat_gains_by_a_move_is_not_its_own_gain() -> None:
    """The last old token ends the era, and a painting of seat 0 brings gold."""
    t = Table().painting("jose_bonifacio").mission("exploration-7")
    for _ in range(2):
        t.tile("farm", t.free("field", near=t.home()))
    t.do(AnnounceMission(0, "exploration-7"))
    t.finish()
    t.do(PlaceOldToken(0, "harbor"))
    last = PlaceOldToken(1, "harbor")
    assert seen(t, last).gained == ()
    t.do(last)
    assert t.supply() == ["gold"]


def second_deployment(*goods: str) -> Preview:
    """The preview of the last deployment of a Deploy action, which draws a Combat card."""
    t = Table().goods("coffee")
    t.player().gold_cards = ()
    t.changed()
    t.goods(*goods)
    t.arch("deploy")
    while isinstance(t.frame, DeployDecision) and t.frame.left > 1:
        t.do(next(move for move in t.legal() if isinstance(move, DeployUnit)))
        t.pay()
    assert isinstance(t.frame, DeployDecision)
    return seen(t, next(move for move in t.legal() if isinstance(move, DeployUnit)))


def test_what_is_drawn_comes_at_once_only_where_no_payment_is_chosen() -> None:
    one_way = second_deployment("coffee")
    assert one_way.reveals and one_way.shown
    chosen = second_deployment("coffee", "sugarcane")
    assert chosen.reveals and not chosen.shown
