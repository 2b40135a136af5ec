"""Clicks and keys without a window: what is lifted and laid back, what a second click means, what Esc gives up."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from engine.historia import decisions as f
from engine.historia import facts
from engine.historia.components import CARDS_A_ROUND, TOP
from engine.historia.events import AdvisorDrawn, CardJoined, CardsTakenBack
from engine.historia.moves import USED_POOL, Attack, RecoverCube, SealCards, UseWonder
from game.historia.panels.hand import changes
from game.historia.preview import Preview, Purse
from game.historia.scenes.reveal import Chosen, Reveal
from game.historia.table_model import Desk

from .kit import Played

SHOWN = Reveal((Chosen(0, ("art",)),), (0, 0))


def choosing(cards: int = 1, **more: Any) -> Played:
    """Somebody chooses so many cards, and could choose more of them."""
    for seed in range(1, 40):
        t = Played(seed=seed, **more)
        while t.until(f.ChooseFrame):
            if t.desk.most == cards and len(free(t.desk)) > cards:
                return t
            t.any()
    raise AssertionError(f"nobody chooses {cards} cards")


def free(desk: Desk) -> list[str]:
    return [card for card in desk.hand if facts.why_not_choose(desk.view, desk.seat, card) is None]


# -- choosing cards ----------------------------------------------------------------------------------------------------


def test_a_number_is_the_card_in_that_place() -> None:
    t = choosing()
    hand = t.desk.hand
    for number, card in enumerate(hand, 1):
        t.desk.lifted = []
        t.hands.pick_number(number)
        assert t.desk.lifted == [card] or t.told[-1].dark == t.desk.why_not_lift(card)
    t.desk.lifted = []
    t.hands.pick_number(len(hand) + 1)
    assert t.desk.lifted == []


def test_esc_lays_back_the_last_card_lifted_and_then_asks_for_the_menu() -> None:
    t = choosing(2)
    one, other = free(t.desk)[:2]
    t.hands.pick_card(one)
    t.hands.pick_card(other)
    for left in ([one], []):
        t.hands.leave()
        assert t.desk.lifted == left and not t.told[-1].wish
    t.hands.leave()
    assert t.told[-1].wish == "menu"


def test_too_many_cards_are_refused_with_how_many_may_be_chosen() -> None:
    t = choosing(2)
    for card in free(t.desk)[:3]:
        reason = t.desk.lift(card)
    assert reason is not None and (reason.code, dict(reason.params)["most"]) == ("too_many_cards", 2)
    assert t.desk.why_not_lift(t.desk.lifted[0]) is None, "what is lifted is no card more"


def test_only_what_is_lifted_is_sealed() -> None:
    t = choosing(2)
    assert t.desk.seal_move() is None
    one, other = free(t.desk)[:2]
    t.hands.pick_card(one)
    move = t.desk.seal_move()
    assert move is None or set(move.cards) == {one}
    t.hands.pick_card(other)
    move = t.desk.seal_move()
    assert isinstance(move, SealCards) and set(move.cards) == {one, other}


def test_the_next_level_that_gives_a_card_more_is_told() -> None:
    t = choosing()
    level = t.desk.next_most()
    assert CARDS_A_ROUND[level] > t.desk.most >= CARDS_A_ROUND[level - 1] and t.desk.own.technology < level <= TOP


def preview(idle: bool, ends: bool = False, cards: Iterable[str] = ()) -> Preview:
    purse = Purse(0, 5, 1, 1, 0, 5)
    return Preview(purse, purse, idle=idle, idle_cards=list(cards), ends_turn=ends)


def test_warnings_tell_what_may_be_overlooked_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    t = choosing(2)
    idle: set[str] = set()
    monkeypatch.setattr(Desk, "of_card", lambda self, card: preview(card in idle))

    def of_lifted(self: Desk) -> Preview:
        cards = [card for card in self.lifted if card in idle and card != "revolution"]
        return preview(idle >= set(self.lifted), "revolution" in self.lifted, cards)

    monkeypatch.setattr(Desk, "of_lifted", of_lifted)
    one, other = [card for card in free(t.desk) if card != "revolution"][:2]
    assert t.desk.warnings() == [], "nothing is lifted"
    t.desk.lifted = [one]
    assert t.desk.warnings() == ["warn-fewer"]
    t.desk.lifted = [one, other]
    t.desk.own.supply = 9
    assert t.desk.warnings() == []
    idle.add(other)
    assert t.desk.warnings() == ["warn-one-idle"]
    idle.add(one)
    assert t.desk.warnings() == ["warn-idle"]
    idle.clear()
    idle.add("revolution")
    t.desk.lifted = [one, "revolution"]
    assert "warn-one-idle" not in t.desk.warnings(), "that ends the turn"
    t.desk.lifted = ["revolution"]
    assert "warn-idle" not in t.desk.warnings()


def with_cubes(t: Played, supply: int, used: int) -> list[str]:
    """Military and technology, a cube each, with so many: what is warned of."""
    own = t.match.session.state.seats[t.desk.seat]
    own.supply, own.used, own.military, own.technology = supply, used, 3, 5
    t.match.version += 1
    lifted = t.desk.lifted
    t.desk.renew()
    t.desk.lifted = lifted
    return t.desk.warnings()


def test_cubes_are_warned_of_only_where_they_do_not_suffice_for_all() -> None:
    t = choosing(2)
    t.desk.lifted = ["military", "technology"]
    for supply, warned in ((2, False), (1, True)):
        assert ("warn-cubes" in with_cubes(t, supply, 0)) == warned
    t.desk.lifted = ["military"]
    assert "warn-cubes" not in with_cubes(t, 0, 0)
    t.match.session.state.row = ()  # it is not for cubes that Art can do nothing
    t.desk.lifted = ["military", "art"]
    assert "warn-one-idle" in with_cubes(t, 2, 0) and "warn-cubes" not in t.desk.warnings()


def test_no_card_is_warned_of_that_another_one_before_it_makes_possible() -> None:
    """Exploit recovers the cube that the Military after it costs; the sum says so, too."""
    t = choosing(2)
    t.desk.lifted = ["exploit", "military"]
    assert not {"warn-one-idle", "warn-cubes"} & set(with_cubes(t, 0, 2))
    assert t.desk.of_card("military").idle and t.desk.of_lifted().after.military == 4
    t.desk.lifted = ["military", "exploit"]
    assert {"warn-one-idle", "warn-cubes"} <= set(with_cubes(t, 0, 2))


def come(t: Played, seen: Preview) -> dict[str, int]:
    """The cards that come into the hand by what a preview expects."""
    own = [event for event in seen.events if getattr(event, "seat", -1) == t.desk.seat]
    cards = sum(len(event.cards) for event in own if isinstance(event, CardsTakenBack))
    cards += sum(isinstance(event, CardJoined) for event in own)
    return {"cards": cards, "advisor": sum(isinstance(event, AdvisorDrawn) for event in own)}


def test_what_a_card_would_do_counts_the_cards_that_come_back() -> None:
    found: set[str] = set()
    for seed in range(1, 30):
        t = Played(seed=seed)
        while t.until(f.ResolveFrame) and found != {"cards", "advisor"}:
            for card, side in t.desk.resolutions():
                if side != "nothing" and card != "revolution":
                    seen = t.desk.of_side(card, side)
                    told = changes(seen.before, seen.after)
                    counted = {what: int(n) for n, what in re.findall(r"\+(\d+) \[(cards|advisor)\]", told)}
                    assert counted == {what: n for what, n in come(t, seen).items() if n}, (card, side)
                    found |= counted.keys()
            t.any()
    assert found == {"cards", "advisor"}


def test_that_a_card_chosen_leaves_the_hand_is_not_told_as_a_change() -> None:
    t = choosing(2)
    for card in free(t.desk):
        seen = t.desk.of_card(card)
        change = seen.after.hand - seen.before.hand, seen.after.advisors - seen.before.advisors
        assert change == tuple(come(t, seen).values()), card


def test_the_card_pointed_at_is_previewed_before_those_lifted() -> None:
    t = choosing(2)
    one, other = free(t.desk)[:2]
    assert t.desk.shown_preview() is None
    t.hands.pick_card(one)
    assert t.desk.shown_preview() is t.desk.of_lifted()
    t.desk.pointed = other
    assert t.desk.shown_preview() is t.desk.of_card(other)
    t.desk.pointed = one
    assert t.desk.tried == "" and t.desk.shown_preview() is t.desk.of_lifted()


def test_rivals_stand_in_turn_order_and_the_own_seat_is_none_of_them() -> None:
    t = Played(table="three_filled", people=3, seed=2)
    assert t.until(f.ChooseFrame)
    s = t.desk.view
    assert t.desk.rivals == [seat for seat in (*s.order, *s.civbot_order) if seat != t.desk.seat]
    assert len(t.desk.rivals) == len(s.seats) - 1


def test_among_bots_the_first_persons_board_lies_below() -> None:
    t = Played(people=2)
    t.match.sitters[0].who = "settler"
    t.match.viewer = None
    t.match.version += 1
    t.desk.renew()
    assert t.match.people == [1] and (t.match.acting == 1 or t.desk.seat == 1)


# -- the map -----------------------------------------------------------------------------------------------------------


def test_only_a_second_click_on_the_same_land_begins_a_war() -> None:
    for seed in range(1, 60):
        t = Played(table="three_filled", people=3, seed=seed)
        while t.until(f.WarFrame):
            attacks = [move for move in t.desk.picker.legal if isinstance(move, Attack)]
            lands = [move.territory for move in attacks]
            alone = [move for move in attacks if lands.count(move.territory) == 1]
            if len(alone) > 1:
                one, other = alone[:2]
                before = len(t.match.log)
                t.hands.click_territory(one.territory)
                assert t.desk.pending == one and len(t.match.log) == before
                t.hands.click_territory(other.territory)
                assert t.desk.pending == other and len(t.match.log) == before, "who clicks elsewhere has thought again"
                t.hands.click_territory(other.territory)
                assert t.match.log[before].move == other
                return
            t.any()
    raise AssertionError("nobody can choose between two lands")


def test_no_to_a_war_gives_up_its_victim() -> None:
    t = Played(table="two_filled", seed=3)
    assert t.until(f.WarFrame)
    move = next(move for move in t.desk.picker.legal if isinstance(move, Attack))
    t.hands.point(other=move.other, territory=move.territory)
    t.hands.leave()
    assert t.desk.pending is None and t.desk.picker.chosen == {} and not t.told[-1].wish


def test_the_sea_says_nothing_and_lets_go() -> None:
    t = choosing()
    t.hands.pick_card(free(t.desk)[0])
    t.hands.click_territory(-1)
    assert t.desk.lifted == [] and t.told[-1].dark is None
    t = Played(table="two_filled", seed=5)
    assert t.until(f.PlaceFrame)
    t.hands.click_territory(-1)
    assert not any(told.dark for told in t.told)


def test_the_pool_is_no_land_and_gives_a_cube_only_when_it_is_asked() -> None:
    t = choosing()
    t.told.clear()
    t.hands.click_pool()
    assert t.told == [], "nothing was meant"
    pooled = RecoverCube(t.desk.seat, USED_POOL)
    t.desk.picker.renew([pooled, RecoverCube(t.desk.seat, 3)])
    assert t.desk.lit_territories() == {3: "lift"}


def test_the_first_cube_says_why_it_can_not_stand_there() -> None:
    t = Played(seed=2)
    assert t.until(f.FirstCubeFrame)
    t.any()  # another has taken a place
    assert t.until(f.FirstCubeFrame)
    lit = t.desk.lit_territories()
    assert len(lit) < 13
    for territory in range(13):
        assert (t.desk.why_not_there(territory) is None) == (territory in lit)


def test_space_uses_the_first_wonder_that_is_offered() -> None:
    for seed in range(1, 60):
        t = Played(table="two_filled", seed=seed)
        while t.until(f.WondersFrame):
            uses = [move for move in t.desk.picker.legal if isinstance(move, UseWonder)]
            if len(uses) > 1:
                before = len(t.match.log)
                t.hands.use_first_wonder()
                assert t.match.log[before].move == uses[0]
                return
            t.any()
    raise AssertionError("nobody has two wonders to use")


# -- what is on show ---------------------------------------------------------------------------------------------------


def test_what_is_turned_up_stays_on_show_until_it_is_laid_aside() -> None:
    t = choosing()
    t.desk.reveal = SHOWN
    t.desk.happened(())
    assert t.desk.reveal is SHOWN and not t.desk.deciding
    t.hands.resolve("art", "basic")
    assert t.told == [], "nobody is asked meanwhile"
    t.hands.leave()
    assert t.desk.reveal is None and not t.told[-1].wish
    t.desk.reveal = SHOWN
    t.hands.main_action()
    assert t.desk.reveal is None
    t.desk.reveal = SHOWN
    t.desk.jumped()
    assert t.desk.reveal is None, "of what was taken back"


def test_who_takes_back_has_the_screen_again_and_nobody_else() -> None:
    t = choosing()
    seat = t.desk.seat
    t.hands.pick_card(free(t.desk)[0])
    t.hands.main_action()
    assert [t.desk.sealed(one) for one in (seat, 1 - seat)] == [True, False]
    t.match.step_back()
    shown = t.match.version
    t.hands.take_back_seal(seat)
    assert t.match.viewer == seat == t.match.acting and t.match.version > shown
    t.match.step_back()
    t.hands.take_back_seal(seat + 10)
    assert t.match.viewer is None


def test_while_nothing_is_asked_the_main_button_hurries() -> None:
    t = choosing()
    t.match.sitters[0].who = t.match.sitters[1].who = "settler"
    t.match.version += 1
    t.desk.renew()
    assert not t.desk.deciding
    t.hands.main_action()
    assert t.hands.pilot.hurried


def test_the_word_that_a_pause_waits_for_is_the_main_buttons() -> None:
    t = choosing()
    t.desk.recap_since = 0
    assert not t.desk.choosing
    t.hands.main_action()
    assert t.desk.recap_since is None and t.desk.choosing, "and nothing else"


def test_a_scene_begins_when_it_is_seen_and_a_revolution_comes_last() -> None:
    shown = Reveal((Chosen(0, ("art",)), Chosen(1, ("trade", "revolution"))), (0, 0))
    assert shown.turned(0, 10_000, 1.0) == 0.0 == shown.flown(10_000, 1.0)
    shown.since = 10_000
    assert shown.turned(0, 99_999, 1.0) == 1.0 and shown.ends_turn == [1]
    assert shown.turned(1, 10_330, 1.0) < shown.turned(0, 10_330, 1.0)
