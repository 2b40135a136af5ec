"""Clicks and keys without a window: what is lifted and laid back, what a second click means, what Esc gives up."""

from __future__ import annotations

import re

import pytest

from engine.historia import decisions as f
from engine.historia.events import AdvisorDrawn, CardJoined, CardsTakenBack
from engine.historia.moves import USED_POOL, Attack, RecoverCube, SealCards, UseWonder
from game.historia.panels.hand import changes
from game.historia.preview import Preview
from game.historia.scenes.reveal import RevealedChoice, RevealScene

from .kit import Played, choosing, free

SHOWN = RevealScene((RevealedChoice(0, ("art",)),), (0, 0))


# -- choosing cards ----------------------------------------------------------------------------------------------------


def test_a_number_is_the_card_in_that_place() -> None:
    t = choosing()
    hand = t.model.hand
    for number, card in enumerate(hand, 1):
        t.model.lifted = []
        t.controller.pick_number(number)
        assert t.model.lifted == [card] or t.updates[-1].unavailable == t.model.why_not_lift(card)
    t.model.lifted = []
    t.controller.pick_number(len(hand) + 1)
    assert t.model.lifted == []


def test_esc_lays_back_the_last_card_lifted_and_then_asks_for_the_menu() -> None:
    t = choosing(2)
    one, other = free(t.model)[:2]
    t.controller.pick_card(one)
    t.controller.pick_card(other)
    for left in ([one], []):
        t.controller.leave()
        assert t.model.lifted == left and not t.updates[-1].request
    t.controller.leave()
    assert t.updates[-1].request == "menu"


def test_too_many_cards_are_refused_with_how_many_may_be_chosen() -> None:
    t = choosing(2)
    for card in free(t.model)[:3]:
        reason = t.model.lift(card)
    assert reason is not None and (reason.code, dict(reason.params)["most"]) == ("too_many_cards", 2)
    assert t.model.why_not_lift(t.model.lifted[0]) is None, "what is lifted is no card more"


@pytest.mark.parametrize("careful", [True, False])
def test_a_card_that_could_do_nothing_is_asked_about_once(careful: bool) -> None:
    """It is spent until the turn ends; another card may be chosen instead."""
    idle, other = "", ""
    for seed in range(1, 60):
        t = Played(seed=seed)
        while not idle and t.until(f.ChooseDecision):
            could = [card for card in free(t.model) if card != "revolution"] if t.model.most == 1 else []
            idle = next((card for card in could if t.model.of_card(card).idle), "")
            other = next((card for card in could if not t.model.of_card(card).idle), "")
            if idle and not other:
                idle = ""
            if not idle:
                t.any()
        if idle:
            break
    assert idle and other
    t.controller.careful = lambda: careful
    moves = len(t.match.log)
    t.controller.pick_card(idle)
    t.controller.main_action()
    if not careful:
        assert len(t.match.log) == moves + 1
        return
    assert t.model.warned and len(t.match.log) == moves
    t.controller.pick_card(other)
    assert not t.model.warned
    t.controller.pick_card(idle)
    t.controller.main_action()
    t.controller.main_action()
    sealed = t.match.log[moves].move
    assert isinstance(sealed, SealCards) and sealed.cards == (idle,)


def test_only_what_is_lifted_is_sealed() -> None:
    t = choosing(2)
    assert t.model.seal_move() is None
    one, other = free(t.model)[:2]
    t.controller.pick_card(one)
    move = t.model.seal_move()
    assert move is None or set(move.cards) == {one}
    t.controller.pick_card(other)
    move = t.model.seal_move()
    assert isinstance(move, SealCards) and set(move.cards) == {one, other}


def come(t: Played, seen: Preview) -> dict[str, int]:
    """The cards that come into the hand by what a preview expects."""
    own = [event for event in seen.events if getattr(event, "seat", -1) == t.model.seat]
    cards = sum(len(event.cards) for event in own if isinstance(event, CardsTakenBack))
    cards += sum(isinstance(event, CardJoined) for event in own)
    return {"cards": cards, "advisor": sum(isinstance(event, AdvisorDrawn) for event in own)}


def test_what_a_card_would_do_counts_the_cards_that_come_back() -> None:
    found: set[str] = set()
    for seed in range(1, 30):
        t = Played(seed=seed)
        while t.until(f.ResolveDecision) and found != {"cards", "advisor"}:
            for card, side in t.model.resolutions():
                if side != "nothing" and card != "revolution":
                    seen = t.model.of_side(card, side)
                    text = changes(seen.before, seen.after)
                    counted = {what: int(n) for n, what in re.findall(r"\+(\d+) \[(cards|advisor)\]", text)}
                    assert counted == {what: n for what, n in come(t, seen).items() if n}, (card, side)
                    found |= counted.keys()
            t.any()
    assert found == {"cards", "advisor"}


def test_that_a_card_chosen_leaves_the_hand_is_not_told_as_a_change() -> None:
    t = choosing(2)
    for card in free(t.model):
        seen = t.model.of_card(card)
        change = seen.after.hand - seen.before.hand, seen.after.advisors - seen.before.advisors
        assert change == tuple(come(t, seen).values()), card


def test_the_card_pointed_at_is_previewed_before_those_lifted() -> None:
    t = choosing(2)
    one, other = free(t.model)[:2]
    assert t.model.shown_preview() is None and t.model.summed() == ("", None)
    t.model.pointed = one
    assert t.model.summed() == (one, t.model.of_card(one))
    t.model.pointed = ""
    t.controller.pick_card(one)
    assert t.model.shown_preview() is t.model.of_lifted()
    assert t.model.summed() == (one, t.model.of_lifted())
    t.model.pointed = other
    assert t.model.shown_preview() is t.model.of_card(other)
    assert t.model.summed() == (one, t.model.of_lifted()), "what stands over the main button is what it seals"
    t.model.pointed = one
    assert t.model.tried == "" and t.model.shown_preview() is t.model.of_lifted()


def test_rivals_stand_in_turn_order_and_the_own_seat_is_none_of_them() -> None:
    t = Played(table="three_filled", people=3, seed=2)
    assert t.until(f.ChooseDecision)
    s = t.model.view
    assert t.model.rivals == [seat for seat in (*s.order, *s.civbot_order) if seat != t.model.seat]
    assert len(t.model.rivals) == len(s.seats) - 1


def test_among_bots_the_first_persons_board_lies_below() -> None:
    t = Played(people=2)
    t.match.occupants[0].who = "settler"
    t.match.viewer = None
    t.match.version += 1
    t.model.renew()
    assert t.match.people == [1] and (t.match.acting == 1 or t.model.seat == 1)


# -- the map -----------------------------------------------------------------------------------------------------------


def test_only_a_second_click_on_the_same_land_begins_a_war() -> None:
    for seed in range(1, 60):
        t = Played(table="three_filled", people=3, seed=seed)
        while t.until(f.WarDecision):
            attacks = [move for move in t.model.selector.legal if isinstance(move, Attack)]
            lands = [move.territory for move in attacks]
            alone = [move for move in attacks if lands.count(move.territory) == 1]
            if len(alone) > 1:
                one, other = alone[:2]
                before = len(t.match.log)
                t.controller.click_territory(one.territory)
                assert t.model.pending == one and len(t.match.log) == before
                t.controller.click_territory(other.territory)
                assert t.model.pending == other and len(t.match.log) == before, "who clicks elsewhere has thought again"
                t.controller.click_territory(other.territory)
                assert t.match.log[before].move == other
                return
            t.any()
    raise AssertionError("nobody can choose between two lands")


def test_no_to_a_war_gives_up_its_victim() -> None:
    t = Played(table="two_filled", seed=3)
    assert t.until(f.WarDecision)
    move = next(move for move in t.model.selector.legal if isinstance(move, Attack))
    t.controller.point(other=move.other, territory=move.territory)
    t.controller.leave()
    assert t.model.pending is None and t.model.selector.chosen == {} and not t.updates[-1].request


def test_the_sea_says_nothing_and_lets_go() -> None:
    t = choosing()
    t.controller.pick_card(free(t.model)[0])
    t.controller.click_territory(-1)
    assert t.model.lifted == [] and t.updates[-1].unavailable is None
    t = Played(table="two_filled", seed=5)
    assert t.until(f.PlaceDecision)
    t.controller.click_territory(-1)
    assert not any(update.unavailable for update in t.updates)


def test_the_pool_is_no_land_and_gives_a_cube_only_when_it_is_asked() -> None:
    t = choosing()
    t.updates.clear()
    t.controller.click_pool()
    assert t.updates == [], "nothing was meant"
    pooled = RecoverCube(t.model.seat, USED_POOL)
    t.model.selector.renew([pooled, RecoverCube(t.model.seat, 3)])
    assert t.model.lit_territories() == {3: "lift"}


def test_the_first_cube_says_why_it_can_not_stand_there() -> None:
    t = Played(seed=2)
    assert t.until(f.FirstCubeDecision)
    t.any()  # another has taken a place
    assert t.until(f.FirstCubeDecision)
    lit = t.model.lit_territories()
    assert len(lit) < 13
    for territory in range(13):
        assert (t.model.why_not_there(territory) is None) == (territory in lit)


def test_space_uses_the_first_wonder_that_is_offered() -> None:
    for seed in range(1, 60):
        t = Played(table="two_filled", seed=seed)
        while t.until(f.WondersDecision):
            uses = [move for move in t.model.selector.legal if isinstance(move, UseWonder)]
            if len(uses) > 1:
                before = len(t.match.log)
                t.controller.use_first_wonder()
                assert t.match.log[before].move == uses[0]
                return
            t.any()
    raise AssertionError("nobody has two wonders to use")


# -- what is on show ---------------------------------------------------------------------------------------------------


def test_what_is_turned_up_stays_on_show_until_it_is_laid_aside() -> None:
    t = choosing()
    t.model.reveal = SHOWN
    t.model.happened(())
    assert t.model.reveal is SHOWN and not t.model.deciding
    t.controller.resolve("art", "basic")
    assert t.updates == [], "nobody is asked meanwhile"
    t.controller.leave()
    assert t.model.reveal is None and not t.updates[-1].request
    t.model.reveal = SHOWN
    t.controller.main_action()
    assert t.model.reveal is None
    t.model.reveal = SHOWN
    t.model.jumped()
    assert t.model.reveal is None, "of what was taken back"


def test_who_takes_back_has_the_screen_again_and_nobody_else() -> None:
    t = choosing()
    seat = t.model.seat
    t.controller.pick_card(free(t.model)[0])
    t.controller.main_action()
    assert [t.model.sealed(one) for one in (seat, 1 - seat)] == [True, False]
    t.match.clear_viewer()
    shown = t.match.version
    t.controller.take_back_seal(seat)
    assert t.match.viewer == seat == t.match.acting and t.match.version > shown
    t.match.clear_viewer()
    t.controller.take_back_seal(seat + 10)
    assert t.match.viewer is None


def test_while_nothing_is_asked_the_main_button_hurries() -> None:
    t = choosing()
    t.match.occupants[0].who = t.match.occupants[1].who = "settler"
    t.match.version += 1
    t.model.renew()
    assert not t.model.deciding
    t.controller.main_action()
    assert t.controller.runner.hurried


def test_the_word_that_a_pause_waits_for_is_the_main_buttons() -> None:
    t = choosing()
    t.model.recap_since = 0
    assert not t.model.choosing
    t.controller.main_action()
    assert t.model.recap_since is None and t.model.choosing, "and nothing else"


def test_a_scene_begins_when_it_is_seen_and_a_revolution_comes_last() -> None:
    shown = RevealScene((RevealedChoice(0, ("art",)), RevealedChoice(1, ("trade", "revolution"))), (0, 0))
    assert shown.turned(0, 10_000, 1.0) == 0.0 == shown.flown(10_000, 1.0)
    shown.since = 10_000
    assert shown.turned(0, 99_999, 1.0) == 1.0 and shown.ends_turn == [1]
    assert shown.turned(1, 10_330, 1.0) < shown.turned(0, 10_330, 1.0)
