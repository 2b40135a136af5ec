"""Plays through the table controller without a window: turns, payment, battle, undo, history, hot seat, end."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest

from engine.brazil.decisions import CombatDecision, Decision, PaymentDecision, TurnDecision
from engine.brazil.moves import Build, EndTurn, Finish, MoveUnits, PayGood, Peek, PlaceToken, SealCards
from engine.brazil.state import Setup, State
from engine.core.session import Session
from game.brazil.map.highlights import lit_hexes
from game.brazil.match import RULES
from game.brazil.options import ELSEWHERE, OPTIONS
from game.play.decisions import pending_decision
from tests.brazil.kit import Table
from tests.game.brazil.kit import PEOPLE, Player, battle_ahead

# -- a turn ------------------------------------------------------------------------------------------------------------


def test_a_whole_turn_with_a_payment() -> None:
    t = Table().goods("coffee", "sugarcane", "brazilwood")
    field = t.free("field", near=t.home())
    p = Player(t.session)
    p.controller.point_arch("build")
    assert p.last == PlaceToken(0, "build") and p.updates[-1].played
    p.controller.point(tile="farm")
    assert p.model.selector.chosen == {"tile": "farm"} and not p.updates[-1].played
    assert field in lit_hexes(p.model)
    p.controller.click_hex(field)
    assert p.last == Build(0, "farm", field) and isinstance(p.model.frame, PaymentDecision)
    assert p.model.proposal and p.model.selector.chosen == {}
    p.controller.point_good("sugarcane")
    assert p.model.proposal == [PayGood(0, "sugarcane")] and isinstance(p.model.frame, PaymentDecision), "only Pay pays"
    p.controller.main_action()
    assert PayGood(0, "sugarcane") in [entry.move for entry in p.session.log]
    assert t.s.tile[field] == "farm" and sorted(t.supply()) == ["brazilwood", "coffee"]
    assert isinstance(p.model.frame, TurnDecision)
    p.controller.main_action()
    assert p.last == EndTurn(0) and not p.model.deciding
    before = len(p.session.log)
    p.controller.main_action()
    p.controller.click_hex(field)
    p.controller.point(tile="farm")
    assert len(p.session.log) == before, "it is the bot's turn"
    assert p.runner.hurried, "a click on the map hurries the bots"


def test_enter_pays_as_proposed_part_by_part_and_each_part_is_taken_back() -> None:
    t = Table().goods("coffee", "sugarcane", "coffee", "brazilwood")
    field = t.free("field", near=t.home())
    p = Player(t.session)
    p.controller.point_arch("build")
    p.controller.point(tile="cane_field", hex=field)
    assert isinstance(p.model.frame, PaymentDecision)
    paying = len(p.session.log)
    supply = sorted(t.supply())
    p.controller.main_action()
    assert t.s.tile[field] == "cane_field" and len(p.session.log) > paying
    while len(p.session.log) > paying:
        p.controller.undo()
        assert p.updates[-1].taken_back
    assert sorted(t.supply()) == supply and isinstance(p.model.frame, PaymentDecision) and p.model.proposal
    p.controller.redo()
    assert len(p.session.log) == paying + 1


@pytest.mark.parametrize("goods", [("brazilwood", "coffee"), ("brazilwood", "gold"), ("gold", "gold")])
def test_nobody_is_scolded_for_the_part_that_the_rules_have_paid_by_themselves(goods: tuple[str, ...]) -> None:
    t = Table().goods(*goods)
    field = t.free("field", near=t.home())
    p = Player(t.session)
    p.controller.point_arch("build")
    p.controller.point(tile="cane_field", hex=field)
    if p.model.proposal:
        p.controller.main_action()
    assert t.s.tile[field] == "cane_field" and isinstance(p.model.frame, TurnDecision)
    assert [update.refused for update in p.updates if update.refused] == []


def test_enter_pays_all_of_a_proposal_that_leaves_a_choice() -> None:
    t = Table().goods("coffee", "sugarcane", "cotton", "brazilwood")
    forest = t.free("forest", near=t.home())
    p = Player(t.session)
    p.controller.point_arch("build")
    p.controller.point(tile="trading_post", hex=forest)
    parts = list(p.model.proposal)
    assert len(parts) > 1 and p.model.bill is not None and not p.model.bill.forced
    paying = len(p.session.log)
    p.controller.main_action()
    assert [entry.move for entry in p.session.log[paying:]] == parts and not p.model.proposal


def test_a_dark_arch_says_why_and_does_nothing() -> None:
    t = Table()
    t.player().token = "trade"
    t.changed()
    p = Player(t.session)
    p.controller.point_arch("trade")
    assert p.updates[-1].unavailable is not None and p.updates[-1].unavailable.code == "same_arch"
    assert not p.updates[-1].played


def test_a_refused_move_is_told_with_its_reason() -> None:
    p = Player(Table().session)
    before = len(p.session.log)
    assert not p.controller.play(Finish(0))
    assert p.updates[-1].refused is not None and len(p.session.log) == before


def test_a_careful_player_confirms_the_end_of_a_turn_with_movements_left() -> None:
    t, *_ = battle_ahead()
    p = Player(t.session)
    p.careful = True
    p.controller.main_action()
    assert p.model.pending == EndTurn(0)
    assert p.controller.give_up() and p.model.pending is None
    p.controller.main_action()
    p.controller.main_action()
    assert p.last == EndTurn(0)


def test_a_peek_is_confirmed_as_it_cannot_be_taken_back() -> None:
    t = Table()
    t.player().bonus = ("build", "")
    t.moving("build")
    p = Player(t.session)
    peek = next(move for move in t.session.legal_moves(0) if isinstance(move, Peek))
    p.controller.point(kind="peek", hex=peek.hex)
    assert p.model.pending == peek and p.last != peek
    p.controller.main_action()
    assert p.last == peek and p.model.pending is None


# -- battles -----------------------------------------------------------------------------------------------------------


def test_a_battle_from_the_first_click_to_its_end() -> None:
    t, unit, here, there = battle_ahead(attacker="dragoon")
    p = Player(t.session)
    p.controller.click_hex(here)
    assert p.model.selector.chosen == {"unit": unit} and lit_hexes(p.model)[there] == "attack"
    p.controller.click_hex(there)
    assert p.model.pending is None and p.model.may_hold_back, "until a card is down it can be taken back"
    p.controller.hold_back()
    assert isinstance(p.model.frame, TurnDecision) and p.model.defender(there) == 1
    p.controller.click_hex(here)
    p.controller.click_hex(there)
    assert isinstance(p.model.frame, CombatDecision) and p.model.picks_cards
    odds = p.model.odds()
    assert odds is not None and not odds.ready and p.model.thinks()
    while p.model.thinks():
        p.model.think()
    assert odds.ready and p.model.odds() is odds
    p.controller.pick_card(0)
    other = p.model.odds()
    assert other is not None and other is not odds and other.cards == ("militia",)
    assert p.controller.give_up() and not p.model.hand, "Esc lays the cards back"
    p.controller.pick_card(0)
    p.controller.main_action()
    assert p.last == SealCards(0, ("militia",)) and not p.model.deciding
    p.bot_plays(1, SealCards(1, ()))
    p.controller.happened(p.session.log[-1].events)
    assert p.model.outcome is not None and p.model.outcome.winner == 0 and p.model.outcome.attack == 4
    p.controller.leave()
    assert p.model.outcome is None, "Esc closes the battle's end"


def test_an_attack_on_empty_hands_is_announced_as_a_battle() -> None:
    """It is settled at once; still nobody attacks without being asked."""
    t, _, here, there = battle_ahead()
    for player in map(t.player, range(len(t.s.seats))):
        player.combat_cards = ()
    t.changed()
    p = Player(t.session)
    p.controller.click_hex(here)
    p.controller.click_hex(there)
    assert p.model.pending is not None and p.model.preview(p.model.pending).battle


# -- taking back -------------------------------------------------------------------------------------------------------


def test_a_bots_move_is_never_taken_back() -> None:
    t = Table().moving("harbor", seat=1)
    p = Player(t.session)
    p.bot_plays(1, EndTurn(1))
    before = len(p.session.log)
    p.controller.undo()
    assert len(p.session.log) == before and p.model.deciding
    p.controller.point_arch("manufacture")
    assert len(p.session.log) == before + 1
    p.controller.undo()
    p.controller.undo()
    assert len(p.session.log) == before


@pytest.mark.parametrize("verb", ["undo", "redo"])
def test_while_the_past_is_shown_nothing_is_taken_back(verb: str) -> None:
    """One press leads back to the present, and no move is lost."""
    p = Player(Table().session)
    p.controller.point_arch("manufacture")
    if verb == "redo":
        p.controller.undo()
    moves = [entry.move for entry in p.session.log]
    for number in range(len(moves) + 1):
        p.controller.history.go(number)
        getattr(p.controller, verb)()
        assert not p.controller.history.open and p.match.cursor is None
        assert [entry.move for entry in p.session.log] == moves
    getattr(p.controller, verb)()
    assert len(p.session.log) == len(moves) + (1 if verb == "redo" else -1)


def test_looking_back_lets_go_of_nothing_that_was_played() -> None:
    t, _, here, _ = battle_ahead()
    p = Player(t.session)
    p.controller.click_hex(here)
    p.controller.history.go(3)
    assert not p.model.deciding and lit_hexes(p.model) == {}
    p.controller.click_hex(here)
    p.controller.main_action()
    p.controller.leave()
    assert not p.controller.history.open and p.model.deciding


# -- hot seat ----------------------------------------------------------------------------------------------------------


def test_two_people_take_turns_at_one_screen() -> None:
    t, unit, _, there = battle_ahead()
    p = Player(t.session, PEOPLE)
    assert not p.model.deciding and p.match.handover_needed
    p.runner.tick(0)
    assert p.view.calls == [("hand_over", 0)] and p.match.viewer is None
    p.controller.take_over(0)
    assert p.model.deciding and p.model.recap_since is None
    p.controller.play(MoveUnits(0, (unit,), there))
    p.controller.main_action()
    p.controller.confirm()  # without a card it never wins
    assert p.last == SealCards(0, ())
    p.runner.tick(1)
    assert p.view.calls[-1] == ("hand_over", 1)
    assert p.model.view.seats[0].combat_cards == ("?",), "behind the hand-over nobody's cards are seen"
    p.controller.take_over(1)
    p.controller.main_action()
    p.controller.undo()
    assert p.last == SealCards(1, ()), "cards turned up are not taken back"


def test_taking_over_at_a_turn_recaps_what_changed_since_the_last() -> None:
    t = Table()
    p = Player(t.session, PEOPLE)
    p.controller.take_over(0)
    ends = []
    dice = random.Random(3)
    while len(ends) < 2:
        seat = t.session.awaiting[0]
        if p.match.viewer != seat:
            p.controller.take_over(seat)
        move = dice.choice(t.session.legal_moves(seat))
        p.controller.play(move)
        if isinstance(move, EndTurn):
            ends.append(len(t.session.log))
    p.controller.take_over(0)
    assert p.model.recap_since == ends[0]
    p.controller.replay_recap()
    assert p.controller.history.open and p.controller.history.at == ends[0] and p.model.recap_since is None
    p.controller.history.close()
    assert p.model.recap_since == ends[0] and not p.model.deciding, "it lies there again"
    p.controller.main_action()
    assert p.model.recap_since is None and p.model.deciding
    assert p.controller.recaps is not None and p.controller.recaps.recap_start(0) == len(p.match.log), (
        "nothing is told twice"
    )


def test_called_to_a_battle_nobody_is_told_the_turns_before() -> None:
    t = Table().moving("build")
    p = Player(t.session, PEOPLE)
    dice = random.Random(4)
    p.controller.take_over(0)
    p.controller.play(EndTurn(0))
    p.controller.take_over(1)
    while t.session.awaiting == (1,):
        p.controller.play(dice.choice(t.session.legal_moves(1)))
    _, unit, _, there = battle_ahead(at=t)
    p.model.renew()
    p.controller.take_over(0)
    p.controller.play(MoveUnits(0, (unit,), there))
    p.controller.main_action()
    p.controller.confirm()  # without a card it never wins
    p.model.recap_since = 1  # whoever sat here left it open
    assert p.match.handover_needed and t.session.awaiting == (1,)
    p.controller.take_over(1)
    assert isinstance(p.model.frame, CombatDecision) and p.model.recap_since is None


# -- the end -----------------------------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end_through_the_controller() -> None:
    session: Session[State, Any] = Session(RULES, Setup("cisplatine", ("green", "orange")), 8)
    p = Player(session)
    dice = random.Random(8)
    now = 0
    while session.awaiting:
        now += 100
        p.runner.tick(now)
        if p.model.deciding:
            p.controller.play(dice.choice(p.match.legal()))
        else:
            (seat,) = session.awaiting
            p.bots.ready = {seat: dice.choice(session.legal_moves(seat))}
            assert p.runner.tick(now + 50)
            p.model.renew()
    p.runner.tick(now)
    p.runner.tick(now)
    assert p.view.calls.count(("over", None)) == 1
    assert p.match.result() is not None and not p.model.deciding and p.model.selector.legal == []
    before = len(session.log)
    for verb in (p.controller.main_action, p.controller.confirm, p.controller.pay, p.controller.skip_pauses):
        verb()
    assert len(session.log) == before


# -- what every decision has -------------------------------------------------------------------------------------------


def test_every_kind_of_decision_has_its_place_on_the_screen() -> None:
    kinds = set(get_args(Decision))
    assert set(OPTIONS) | set(ELSEWHERE) == kinds
    assert not set(OPTIONS) & set(ELSEWHERE)


def test_what_is_asked_is_the_top_of_the_stack() -> None:
    t = Table()
    assert pending_decision(t.session.view(0)) == t.frame
    world = t.s.copy()
    world.frames = []
    assert pending_decision(world) is None


def test_what_was_paid_by_itself_is_taken_back_and_played_again_with_what_it_paid_for() -> None:
    t = Table().goods("gold").gold_card("extra_trade")
    field = t.free("field", near=t.home())
    p = Player(t.session)
    p.controller.point_arch("build")
    chosen = len(p.session.log)
    p.controller.point(tile="cane_field", hex=field)
    assert t.s.tile[field] == "cane_field" and len(p.session.log) > chosen + 1, "gold and the card, in either order"
    p.controller.undo()
    assert len(p.session.log) == chosen and p.model.bill is None and t.supply() == ["gold"]
    p.controller.redo()
    assert t.s.tile[field] == "cane_field" and isinstance(p.model.frame, TurnDecision)


def test_odds_are_those_of_the_position_at_hand() -> None:
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    p = Player(t.session, PEOPLE)
    p.controller.take_over(0)
    attacker = p.model.odds()
    p.controller.play(SealCards(0, ()))
    p.controller.take_over(1)
    defender = p.model.odds()
    assert attacker is not None and defender is not None and attacker is not defender


def test_what_a_move_would_do_is_tried_anew_after_every_change() -> None:
    t, unit, _, there = battle_ahead()
    p = Player(t.session)
    attack = MoveUnits(0, (unit,), there)
    seen = p.model.preview(attack)
    p.controller.play(attack)
    p.controller.undo()
    assert p.model.preview(attack) is not seen
