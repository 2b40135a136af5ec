"""Clicks without a window: what is meant, proposed, warned of, paid, let go, or only taken up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from engine.struggle import moves as m
from engine.struggle.board import NAVAL, TERRITORIES, spaces
from engine.struggle.components import ADVANTAGES
from engine.struggle.decisions import KeepDecision, MinistryDecision, PayDecision, RoundDecision
from engine.struggle.scoring_facts import forecast_score
from engine.struggle.state import NAVY_BOX
from game.platform.settings import Pace
from game.play.table_controller import UiUpdate
from game.play.turn_runner import TurnRunner
from game.struggle.match import Match
from game.struggle.offers import NOWHERE, MoveOffer, is_purchase, place_of
from game.struggle.panels.award_table import indicated_preview
from game.struggle.panels.column import forecast_of
from game.struggle.picks import CardPicks
from game.struggle.table_controller import TableController
from game.struggle.table_factory import FACTORY
from game.struggle.table_model import TableModel
from game.struggle.wording.recap import RecapQueue, TurnOpened
from tests.game.play.kit import FakeBots as Bots
from tests.game.play.kit import RecordingView

from .conftest import advance, chosen

Until = Callable[[TableModel], bool]


def handy(until: Until, seed: int, careful: bool = True) -> tuple[TableController, TableModel, list[UiUpdate]]:
    """Two people, one of them at the screen, at the first position where a condition holds for the model."""
    match, updates = FACTORY.new(chosen("person", "person"), seed), list[UiUpdate]()

    def reached(match: Match) -> bool:
        match.viewer = match.current_seat
        match.version += 1
        return until(_model(match))

    advance(match, seed, reached)
    model = _model(match)
    return (
        TableController(model, TurnRunner(match, RecordingView(Pace()), Bots()), updates.append, lambda: careful),
        model,
        updates,
    )


def _model(match: Match) -> TableModel:
    model = TableModel(match)
    model.renew()
    return model


def in_round(model: TableModel) -> bool:
    return model.asks(RoundDecision)


def single(model: TableModel) -> list[int]:
    """Spaces where one purchase can be made, and nothing else."""
    return [space for space in sorted(model.lit()) if len(model.offers(space)) == 1]


def buying(model: TableModel) -> bool:
    return in_round(model) and len(single(model)) > 2 and bool(model.own_squadrons())


# -- meaning -----------------------------------------------------------------------------------------------------------


def test_a_click_proposes_another_proposes_elsewhere_and_the_second_there_does_it() -> None:
    controller, model, _ = handy(buying, 3)
    one, other = single(model)[:2]
    move = model.offers(one)[0].move
    before = len(model.match.log)
    controller.click_space(other)
    controller.click_space(one)
    assert (model.at, model.pending) == (one, move) and len(model.match.log) == before
    controller.click_space(one)
    assert model.match.log[before].move == move and model.at == NOWHERE


def test_where_several_things_can_be_done_a_second_click_does_none_of_them() -> None:
    controller, model, _ = handy(
        lambda model: in_round(model) and any(len(model.offers(space)) > 1 for space in model.lit()), 3
    )
    space = next(space for space in sorted(model.lit()) if len(model.offers(space)) > 1)
    before = len(model.match.log)
    controller.click_space(space)
    controller.click_space(space)
    assert model.at == space and len(model.match.log) == before


def test_the_same_once_more_is_done_and_so_it_is_by_the_main_button() -> None:
    for finish in ("again", "main"):
        controller, model, _ = handy(buying, 3, careful=False)
        move = model.offers(single(model)[0])[0].move
        before = len(model.match.log)
        controller.select_move(move)
        assert len(model.match.log) == before
        controller.select_move(move) if finish == "again" else controller.main_action()
        assert model.match.log[before].move == move


def test_what_is_pointed_at_is_told_before_what_is_pending() -> None:
    controller, model, _ = handy(buying, 3)
    one, other = (model.offers(space)[0].move for space in single(model)[:2])
    assert model.indicated_move() is None
    controller.select_move(one)
    assert model.indicated_move() == one
    model.hovered = other
    assert model.indicated_move() == other


def test_the_score_at_the_turns_end_is_told_with_the_move_that_is_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is once the move is played; so the total goes with the rows beside it."""
    found = set()
    for seed in range(3, 9):
        _, model, _ = handy(buying, seed)
        now, session = forecast_of(model), model.match.session
        for space in single(model):
            model.hovered = model.offers(space)[0].move
            told = forecast_of(model)
            session.submit(model.hovered)
            if session.state.round == model.view.round:
                assert told == forecast_score(session.state), model.hovered
                found.add(told - now)
            session.undo()
        monkeypatch.setattr(TableModel, "deciding", False)
        assert indicated_preview(model) is None and forecast_of(model) == now, "somebody else decides"
        monkeypatch.undo()
    assert len(found) > 2


def test_of_two_actions_the_better_that_can_pay_is_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    _, model, _ = handy(in_round, 3)
    major, minor = m.DrawEvent(0), m.DrawEvent(0, as_="minor")

    def proposed(missing: tuple[int, int], lost: tuple[int, int]) -> m.DrawEvent:
        monkeypatch.setattr(TableModel, "missing", lambda self, way: missing[way == minor])
        monkeypatch.setattr(TableModel, "lost_by", lambda self, way: lost[way == minor])
        ways = model._proposed(MoveOffer((major, minor))).ways
        assert ways == model._proposed(MoveOffer((minor, major))).ways and set(ways) == {major, minor}
        return ways[0]  # type: ignore[return-value]

    assert proposed((0, 0), (0, 0)) == minor, "the smaller one, where nothing else speaks"
    assert proposed((0, 0), (0, 2)) == major, "that gives up no points"
    assert proposed((0, 1), (2, 0)) == major, "whose points are enough, above all"
    assert proposed((3, 1), (0, 0)) == minor


def test_the_other_button_changes_the_action_of_what_is_pending(monkeypatch: pytest.MonkeyPatch) -> None:
    controller, model, _ = handy(buying, 3)
    ways = tuple(m.DrawEvent(model.seat, as_=as_) for as_ in ("minor", "major"))
    monkeypatch.setattr(TableModel, "buys", lambda self: [MoveOffer((m.BuyWarTile(self.seat),)), MoveOffer(ways)])
    model.pending, model.warned = ways[0], True
    controller.other()
    assert model.pending == ways[1] and not model.warned
    controller.other()
    assert model.pending == ways[0]
    model.pending = m.BuyWarTile(model.seat)
    controller.other()
    assert model.pending == m.BuyWarTile(model.seat)


# -- what is taken up --------------------------------------------------------------------------------------------------


def test_an_own_squadron_is_taken_up_and_laid_down_and_only_where_it_can_sail_is_lit() -> None:
    controller, model, _ = handy(
        lambda model: in_round(model) and any(s >= 0 and not model.offers(s) for s in model.own_squadrons()), 3
    )
    space = next(s for s in sorted(model.own_squadrons()) if s >= 0 and not model.offers(s))
    before = model.lit()
    controller.click_space(space)
    assert model.source == space and model.lit() and model.lit() <= {s for s in range(200) if NAVAL >> s & 1}
    assert model.choices() == [], "where to is asked on the sheet alone"
    assert model.why_not_selectable(next(iter(before - model.lit()), 0)) is None, "nothing else is asked about"
    controller.click_space(space)
    assert model.source is None and model.lit() == before


def test_a_squadron_of_the_box_is_about_to_sail() -> None:
    controller, model, _ = handy(lambda model: in_round(model) and NAVY_BOX in model.own_squadrons(), 3)
    controller.click_box()
    assert model.source == NAVY_BOX
    assert {move.source for move in model._tooled()} == {NAVY_BOX}  # type: ignore[union-attr]


def test_a_tool_lets_go_what_was_pending() -> None:
    controller, model, _ = handy(buying, 3)
    controller.click_space(single(model)[0])
    model.warned = True
    controller.select_tool("advantage:rum")
    assert (model.tool, model.pending, model.at, model.warned) == ("advantage:rum", None, NOWHERE, False)


def test_esc_gives_up_the_last_thing_first_and_then_asks_for_the_menu() -> None:
    controller, model, updates = handy(buying, 3)
    source = next(space for space in model.own_squadrons())
    controller.select_tool(f"source:{source}")
    model.at, model.pending = 3, model.legal[0]
    model.closeup = "a card"
    controller.leave()
    assert not model.closeup and model.pending is not None
    controller.leave()
    assert model.pending is None and model.at == NOWHERE and model.source == source
    controller.leave()
    assert not model.tool and not updates[-1].request
    model.story = RecapQueue([TurnOpened(turn=1)])
    controller.leave()
    assert model.story is None and not updates[-1].request
    controller.leave()
    assert updates[-1].request == "menu"


def test_a_click_beside_lets_go_and_says_why_only_where_there_was_nothing() -> None:
    controller, model, updates = handy(buying, 3)
    dark = next(
        s for s in range(60) if not model.offers(s) and s not in model.own_squadrons() and model.why_not_selectable(s)
    )
    controller.click_space(single(model)[0])
    controller.click_space(dark)
    assert model.pending is None and updates[-1].unavailable is None
    controller.click_space(dark)
    assert updates[-1].unavailable == model.why_not_selectable(dark)


def test_a_click_on_a_territory_says_that_only_wars_take_it() -> None:
    controller, model, updates = handy(buying, 3)
    territory = next(space for space in spaces(TERRITORIES) if not model.offers(space))
    controller.click_space(territory)
    refused = updates[-1].unavailable
    assert refused is not None and refused.code == "territory_at_peace"


def test_an_advantage_that_asks_for_a_place_is_taken_up_not_used() -> None:
    def usable(model: TableModel) -> list[m.UseAdvantage]:
        return [move for move in model.legal if isinstance(move, m.UseAdvantage) and move.space >= 0]

    controller, model, _ = handy(lambda model: in_round(model) and bool(usable(model)), 3)
    move = usable(model)[0]
    model.legal = [one for one in model.legal if one == move or getattr(one, "advantage", "") != move.advantage]
    assert move.advantage in model.lit_advantages()
    controller.click_advantage(move.advantage)
    assert model.tool == f"advantage:{move.advantage}" and model.pending is None and model.lit() == {move.space}


# -- warnings ----------------------------------------------------------------------------------------------------------


def wasteful(model: TableModel) -> list[Any]:
    return [move for move in model.legal if is_purchase(move) and model.lost_by(move)] if in_round(model) else []


def test_a_purchase_that_gives_points_up_is_warned_of_once_and_another_anew() -> None:
    controller, model, _ = handy(lambda model: len(wasteful(model)) > 1, 2)
    one, other = wasteful(model)[:2]
    before = len(model.match.log)
    controller.select_move(one)
    controller.main_action()
    assert model.warned and len(model.match.log) == before
    controller.select_move(other)
    controller.main_action()
    assert model.warned and len(model.match.log) == before
    controller.main_action()
    assert model.match.log[before].move == other


def test_who_does_not_want_warnings_gets_none() -> None:
    controller, model, _ = handy(lambda model: bool(wasteful(model)), 2, careful=False)
    move = wasteful(model)[0]
    before = len(model.match.log)
    controller.select_move(move)
    controller.main_action()
    assert model.match.log[before].move == move


@pytest.mark.parametrize("what", ["funds", "upgrade", "advantages", "abilities", "nothing"])
def test_the_end_of_a_round_is_warned_of_where_anything_is_left(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    controller, model, _ = handy(lambda model: in_round(model) and isinstance(model.finish, m.EndRound), 3)
    left = {name: () for name in ("funds", "advantages", "abilities")} | {"upgrade": False}
    left[what] = True if what == "upgrade" else ("something",)
    monkeypatch.setattr(TableModel, "unused", lambda self: type("Left", (), left))
    before = len(model.match.log)
    controller.main_action()
    assert (len(model.match.log) > before) == (what == "nothing") and model.warned == (what != "nothing")
    controller.main_action()
    assert len(model.match.log) > before


# -- paying, keeping ---------------------------------------------------------------------------------------------------


def test_the_payment_begins_with_what_is_proposed_and_goes_round() -> None:
    def later(model: TableModel) -> bool:
        return model.asks(PayDecision) and model.mix > 0

    controller, model, _ = handy(later, 1)
    frame, first = model.frame, model.mix
    assert isinstance(frame, PayDecision) and model.choices() == []
    seen = []
    for _ in frame.mixes:
        move = model.payment
        assert isinstance(move, m.PayRest)
        seen.append((move.debt, move.trp))
        controller.other()
    assert model.mix == first and sorted(seen) == sorted(frame.mixes)
    wanted = model.payment
    before = len(model.match.log)
    controller.main_action()
    assert model.match.log[before].move == wanted


def test_esc_lays_back_one_card_that_would_be_kept_and_of_too_many_the_first_goes() -> None:
    def many(model: TableModel) -> bool:
        return model.asks(KeepDecision) and len(model.player.hand) > 3

    controller, model, updates = handy(many, 3)
    cards = model.player.hand[:4]
    for card in cards:
        controller.click_event(card)
    assert model.picks.cards == list(cards[-3:])
    for left in (2, 1, 0):
        controller.leave()
        assert model.picks.cards == list(cards[-3:][:left]) and not updates[-1].request, "the last one first"
    controller.leave()
    assert updates[-1].request == "menu"


def test_what_must_wait_for_another_decision_says_what_comes_first() -> None:
    controller, model, updates = handy(lambda model: model.asks(MinistryDecision) and bool(model.player.hand), 3)
    card, advantage = model.player.hand[0], next(iter(ADVANTAGES))
    clicks: list[Callable[[], None]] = [
        partial(controller.click_tile, 3),
        partial(controller.click_event, card),
        partial(controller.click_advantage, advantage),
    ]
    for click in clicks:
        click()
        assert (reason := updates[-1].unavailable) is not None and reason.code == "ministries_first"
    model.recap_since, told = 0, len(updates)
    for click in clicks:
        click()
    assert len(updates) == told, "while something is told, nothing is asked"


def test_a_drawn_tile_is_moved_to_the_next_theater_and_not_round_the_end() -> None:
    picks = CardPicks(cards=["a", "b", "c"])
    for number, by, found in ((0, -1, "abc"), (2, 1, "abc"), (0, 1, "bac"), (2, -1, "bca")):
        picks.shift(number, by)
        assert picks.cards == list(found)


# -- what is told ------------------------------------------------------------------------------------------------------


def test_while_something_is_told_nothing_is_decided_and_the_main_button_goes_on() -> None:
    controller, model, _ = handy(in_round, 3)
    model.story = RecapQueue([TurnOpened(turn=1), TurnOpened(turn=2)])
    assert not model.deciding and not model.lit() and model.finish is None
    model.story.since = 5
    controller.main_action()
    assert model.story is not None and model.story.step == TurnOpened(turn=2) and model.story.since == -1
    controller.main_action()
    assert model.story is None and model.deciding


def test_what_was_not_told_yet_comes_before_what_happens_next() -> None:
    story = RecapQueue([TurnOpened(turn=1), TurnOpened(turn=2), TurnOpened(turn=3)], at=1)
    assert story.joined(RecapQueue([TurnOpened(war=1)])).steps == [
        TurnOpened(turn=2),
        TurnOpened(turn=3),
        TurnOpened(war=1),
    ]


def test_every_place_of_an_offer_is_where_it_is_pointed_at() -> None:
    _, model, _ = handy(buying, 3)
    for space in model.lit():
        assert all(place_of(offer.move) == space for offer in model.offers(space))
        kinds = [isinstance(offer.move, (m.UseAdvantage, m.UseAbility)) for offer in model.offers(space)]
        assert kinds == sorted(kinds), "purchases first"
