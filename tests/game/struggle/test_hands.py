"""Clicks without a window: what is meant, proposed, warned of, paid, let go, or only taken up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.struggle import moves as m
from engine.struggle.board import NAVAL
from engine.struggle.decisions import KeepFrame, PayFrame, RoundFrame
from engine.struggle.state import NAVY_BOX
from game.platform.settings import Pace
from game.play.table_controller import Told
from game.play.turn_runner import Pilot
from game.struggle.match import Match
from game.struggle.offers import NOWHERE, Offer, is_purchase, place_of
from game.struggle.picks import Picks
from game.struggle.table_controller import Hands
from game.struggle.table_factory import LAYING
from game.struggle.table_model import Desk
from game.struggle.wording.recap import Opened, Story
from tests.game.play.kit import Remembers
from tests.game.play.kit import Told as Bots

from .conftest import advance, chosen

Until = Callable[[Desk], bool]


def handy(until: Until, seed: int, careful: bool = True) -> tuple[Hands, Desk, list[Told]]:
    """Two people, one of them at the screen, when something is so at his desk."""
    match, told = LAYING.new(chosen("person", "person"), seed), list[Told]()

    def reached(match: Match) -> bool:
        match.viewer = match.asked
        match.version += 1
        return until(_desk(match))

    advance(match, seed, reached)
    desk = _desk(match)
    return Hands(desk, Pilot(match, Remembers(Pace()), Bots()), told.append, lambda: careful), desk, told


def _desk(match: Match) -> Desk:
    desk = Desk(match)
    desk.renew()
    return desk


def in_round(desk: Desk) -> bool:
    return desk.asks(RoundFrame)


def single(desk: Desk) -> list[int]:
    """Spaces where one purchase can be made, and nothing else."""
    return [space for space in sorted(desk.lit()) if len(desk.offers(space)) == 1]


def buying(desk: Desk) -> bool:
    return in_round(desk) and len(single(desk)) > 2 and bool(desk.own_squadrons())


# -- meaning -----------------------------------------------------------------------------------------------------------


def test_a_click_proposes_another_proposes_elsewhere_and_the_second_there_does_it() -> None:
    hands, desk, _ = handy(buying, 3)
    one, other = single(desk)[:2]
    move = desk.offers(one)[0].move
    before = len(desk.match.log)
    hands.click_space(other)
    hands.click_space(one)
    assert (desk.at, desk.pending) == (one, move) and len(desk.match.log) == before
    hands.click_space(one)
    assert desk.match.log[before].move == move and desk.at == NOWHERE


def test_where_several_things_can_be_done_a_second_click_does_none_of_them() -> None:
    hands, desk, _ = handy(lambda desk: in_round(desk) and any(len(desk.offers(space)) > 1 for space in desk.lit()), 3)
    space = next(space for space in sorted(desk.lit()) if len(desk.offers(space)) > 1)
    before = len(desk.match.log)
    hands.click_space(space)
    hands.click_space(space)
    assert desk.at == space and len(desk.match.log) == before


def test_the_same_once_more_is_done_and_so_it_is_by_the_main_button() -> None:
    for finish in ("again", "main"):
        hands, desk, _ = handy(buying, 3, careful=False)
        move = desk.offers(single(desk)[0])[0].move
        before = len(desk.match.log)
        hands.mean(move)
        assert len(desk.match.log) == before
        hands.mean(move) if finish == "again" else hands.main_action()
        assert desk.match.log[before].move == move


def test_what_is_pointed_at_is_told_before_what_is_pending() -> None:
    hands, desk, _ = handy(buying, 3)
    one, other = (desk.offers(space)[0].move for space in single(desk)[:2])
    assert desk.meant() is None
    hands.mean(one)
    assert desk.meant() == one
    desk.hovered = other
    assert desk.meant() == other


def test_of_two_actions_the_better_that_can_pay_is_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    _, desk, _ = handy(in_round, 3)
    major, minor = m.DrawEvent(0), m.DrawEvent(0, as_="minor")

    def proposed(missing: tuple[int, int], lost: tuple[int, int]) -> m.DrawEvent:
        monkeypatch.setattr(Desk, "missing", lambda self, way: missing[way == minor])
        monkeypatch.setattr(Desk, "lost_by", lambda self, way: lost[way == minor])
        ways = desk._proposed(Offer((major, minor))).ways
        assert ways == desk._proposed(Offer((minor, major))).ways and set(ways) == {major, minor}
        return ways[0]  # type: ignore[return-value]

    assert proposed((0, 0), (0, 0)) == minor, "the smaller one, where nothing else speaks"
    assert proposed((0, 0), (0, 2)) == major, "that gives up no points"
    assert proposed((0, 1), (2, 0)) == major, "whose points are enough, above all"
    assert proposed((3, 1), (0, 0)) == minor


def test_the_other_button_changes_the_action_of_what_is_pending(monkeypatch: pytest.MonkeyPatch) -> None:
    hands, desk, _ = handy(buying, 3)
    ways = tuple(m.DrawEvent(desk.seat, as_=as_) for as_ in ("minor", "major"))
    monkeypatch.setattr(Desk, "buys", lambda self: [Offer((m.BuyWarTile(self.seat),)), Offer(ways)])
    desk.pending, desk.warned = ways[0], True
    hands.other()
    assert desk.pending == ways[1] and not desk.warned
    hands.other()
    assert desk.pending == ways[0]
    desk.pending = m.BuyWarTile(desk.seat)
    hands.other()
    assert desk.pending == m.BuyWarTile(desk.seat)


# -- what is taken up --------------------------------------------------------------------------------------------------


def test_an_own_squadron_is_taken_up_and_laid_down_and_only_where_it_can_sail_is_lit() -> None:
    hands, desk, _ = handy(
        lambda desk: in_round(desk) and any(s >= 0 and not desk.offers(s) for s in desk.own_squadrons()), 3
    )
    space = next(s for s in sorted(desk.own_squadrons()) if s >= 0 and not desk.offers(s))
    before = desk.lit()
    hands.click_space(space)
    assert desk.source == space and desk.lit() and desk.lit() <= {s for s in range(200) if NAVAL >> s & 1}
    assert desk.choices() == [], "where to is asked on the sheet alone"
    assert desk.why_dark(next(iter(before - desk.lit()), 0)) is None, "nothing else is asked about"
    hands.click_space(space)
    assert desk.source is None and desk.lit() == before


def test_a_squadron_of_the_box_is_about_to_sail() -> None:
    hands, desk, _ = handy(lambda desk: in_round(desk) and NAVY_BOX in desk.own_squadrons(), 3)
    hands.click_box()
    assert desk.source == NAVY_BOX
    assert {move.source for move in desk._tooled()} == {NAVY_BOX}  # type: ignore[union-attr]


def test_a_tool_lets_go_what_was_pending() -> None:
    hands, desk, _ = handy(buying, 3)
    hands.click_space(single(desk)[0])
    desk.warned = True
    hands.take_up("advantage:rum")
    assert (desk.tool, desk.pending, desk.at, desk.warned) == ("advantage:rum", None, NOWHERE, False)


def test_esc_gives_up_the_last_thing_first_and_then_asks_for_the_menu() -> None:
    hands, desk, told = handy(buying, 3)
    source = next(space for space in desk.own_squadrons())
    hands.take_up(f"source:{source}")
    desk.at, desk.pending = 3, desk.legal[0]
    desk.closeup = "a card"
    hands.leave()
    assert not desk.closeup and desk.pending is not None
    hands.leave()
    assert desk.pending is None and desk.at == NOWHERE and desk.source == source
    hands.leave()
    assert not desk.tool and not told[-1].wish
    desk.story = Story([Opened(turn=1)])
    hands.leave()
    assert desk.story is None and not told[-1].wish
    hands.leave()
    assert told[-1].wish == "menu"


def test_a_click_beside_lets_go_and_says_why_only_where_there_was_nothing() -> None:
    hands, desk, told = handy(buying, 3)
    dark = next(s for s in range(60) if not desk.offers(s) and s not in desk.own_squadrons() and desk.why_dark(s))
    hands.click_space(single(desk)[0])
    hands.click_space(dark)
    assert desk.pending is None and told[-1].dark is None
    hands.click_space(dark)
    assert told[-1].dark == desk.why_dark(dark)


def test_an_advantage_that_asks_for_a_place_is_taken_up_not_used() -> None:
    def usable(desk: Desk) -> list[m.UseAdvantage]:
        return [move for move in desk.legal if isinstance(move, m.UseAdvantage) and move.space >= 0]

    hands, desk, _ = handy(lambda desk: in_round(desk) and bool(usable(desk)), 3)
    move = usable(desk)[0]
    desk.legal = [one for one in desk.legal if one == move or getattr(one, "advantage", "") != move.advantage]
    assert move.advantage in desk.lit_advantages()
    hands.click_advantage(move.advantage)
    assert desk.tool == f"advantage:{move.advantage}" and desk.pending is None and desk.lit() == {move.space}


# -- warnings ----------------------------------------------------------------------------------------------------------


def wasteful(desk: Desk) -> list[Any]:
    return [move for move in desk.legal if is_purchase(move) and desk.lost_by(move)] if in_round(desk) else []


def test_a_purchase_that_gives_points_up_is_warned_of_once_and_another_anew() -> None:
    hands, desk, _ = handy(lambda desk: len(wasteful(desk)) > 1, 2)
    one, other = wasteful(desk)[:2]
    before = len(desk.match.log)
    hands.mean(one)
    hands.main_action()
    assert desk.warned and len(desk.match.log) == before
    hands.mean(other)
    hands.main_action()
    assert desk.warned and len(desk.match.log) == before
    hands.main_action()
    assert desk.match.log[before].move == other


def test_who_does_not_want_warnings_gets_none() -> None:
    hands, desk, _ = handy(lambda desk: bool(wasteful(desk)), 2, careful=False)
    move = wasteful(desk)[0]
    before = len(desk.match.log)
    hands.mean(move)
    hands.main_action()
    assert desk.match.log[before].move == move


@pytest.mark.parametrize("what", ["funds", "upgrade", "advantages", "abilities", "nothing"])
def test_the_end_of_a_round_is_warned_of_where_anything_is_left(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, desk, _ = handy(lambda desk: in_round(desk) and isinstance(desk.finish, m.EndRound), 3)
    left = {name: () for name in ("funds", "advantages", "abilities")} | {"upgrade": False}
    left[what] = True if what == "upgrade" else ("something",)
    monkeypatch.setattr(Desk, "unused", lambda self: type("Left", (), left))
    before = len(desk.match.log)
    hands.main_action()
    assert (len(desk.match.log) > before) == (what == "nothing") and desk.warned == (what != "nothing")
    hands.main_action()
    assert len(desk.match.log) > before


# -- paying, keeping ---------------------------------------------------------------------------------------------------


def test_the_payment_begins_with_what_is_proposed_and_goes_round() -> None:
    def later(desk: Desk) -> bool:
        return desk.asks(PayFrame) and desk.mix > 0

    hands, desk, _ = handy(later, 1)
    frame, first = desk.frame, desk.mix
    assert isinstance(frame, PayFrame) and desk.choices() == []
    seen = []
    for _ in frame.mixes:
        move = desk.payment
        assert isinstance(move, m.PayRest)
        seen.append((move.debt, move.trp))
        hands.other()
    assert desk.mix == first and sorted(seen) == sorted(frame.mixes)
    wanted = desk.payment
    before = len(desk.match.log)
    hands.main_action()
    assert desk.match.log[before].move == wanted


def test_esc_lays_back_one_card_that_would_be_kept_and_of_too_many_the_first_goes() -> None:
    def many(desk: Desk) -> bool:
        return desk.asks(KeepFrame) and len(desk.player.hand) > 3

    hands, desk, told = handy(many, 3)
    cards = desk.player.hand[:4]
    for card in cards:
        hands.click_event(card)
    assert desk.picks.cards == list(cards[-3:])
    for left in (2, 1, 0):
        hands.leave()
        assert desk.picks.cards == list(cards[-3:][:left]) and not told[-1].wish, "the last one first"
    hands.leave()
    assert told[-1].wish == "menu"


def test_a_drawn_tile_is_moved_to_the_next_theater_and_not_round_the_end() -> None:
    picks = Picks(cards=["a", "b", "c"])
    for number, by, found in ((0, -1, "abc"), (2, 1, "abc"), (0, 1, "bac"), (2, -1, "bca")):
        picks.shift(number, by)
        assert picks.cards == list(found)


# -- what is told ------------------------------------------------------------------------------------------------------


def test_while_something_is_told_nothing_is_decided_and_the_main_button_goes_on() -> None:
    hands, desk, _ = handy(in_round, 3)
    desk.story = Story([Opened(turn=1), Opened(turn=2)])
    assert not desk.deciding and not desk.lit() and desk.finish is None
    desk.story.since = 5
    hands.main_action()
    assert desk.story is not None and desk.story.step == Opened(turn=2) and desk.story.since == -1
    hands.main_action()
    assert desk.story is None and desk.deciding


def test_what_was_not_told_yet_comes_before_what_happens_next() -> None:
    story = Story([Opened(turn=1), Opened(turn=2), Opened(turn=3)], at=1)
    assert story.joined(Story([Opened(war=1)])).steps == [Opened(turn=2), Opened(turn=3), Opened(war=1)]


def test_every_place_of_an_offer_is_where_it_is_pointed_at() -> None:
    _, desk, _ = handy(buying, 3)
    for space in desk.lit():
        assert all(place_of(offer.move) == space for offer in desk.offers(space))
        kinds = [isinstance(offer.move, (m.UseAdvantage, m.UseAbility)) for offer in desk.offers(space)]
        assert kinds == sorted(kinds), "purchases first"
