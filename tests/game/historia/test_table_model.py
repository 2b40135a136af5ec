"""The table without pixels: what is lifted, what a click means, why something can't be chosen, what cards would do."""

from __future__ import annotations

import pytest

from engine.historia import decisions as f
from engine.historia import facts
from engine.historia.events import WonderReadied
from engine.historia.moves import Attack, PlaceCube, SealCards
from engine.historia.rules import map
from game.historia.panels.hand import changes
from game.historia.preview import SupplyPreview, of_cards
from tests.historia.kit import Table

from .kit import Played


def test_where_one_card_may_be_chosen_another_takes_its_place() -> None:
    t = Played()
    assert t.until(f.ChooseDecision)
    assert t.model.most == 1
    t.controller.pick_card("art")
    t.controller.pick_card("trade")
    assert t.model.lifted == ["trade"]
    t.controller.leave()
    assert t.model.lifted == []


def test_a_second_click_on_the_one_card_chosen_seals_it_and_of_several_lays_it_back() -> None:
    t = Played()
    assert t.until(f.ChooseDecision)
    seat = t.model.seat
    t.controller.pick_card("military")
    assert seat in t.match.awaiting
    t.controller.pick_card("military")
    assert seat not in t.match.awaiting and t.match.log[-1].move == SealCards(seat, ("military",))


def test_of_two_cards_a_third_is_refused_with_the_reason() -> None:
    t = Played(seed=4)
    free: list[str] = []
    while len(free) < 3 or t.model.most != 2:
        if free:
            t.any()
        if not t.until(f.ChooseDecision):
            t = Played(seed=t.dice.randrange(1000))  # that game ended before
            continue
        free = [card for card in t.model.hand if facts.why_not_choose(t.model.view, t.model.seat, card) is None]
    t.controller.pick_card(free[2])
    t.controller.pick_card(free[0])
    assert t.model.lifted == [free[2], free[0]], "they stand in the order chosen"
    t.controller.pick_card(free[1])
    assert t.model.lifted == [free[2], free[0]]
    assert t.updates[-1].unavailable is not None and t.updates[-1].unavailable.code == "too_many_cards"
    move = t.model.seal_move()
    assert isinstance(move, SealCards) and set(move.cards) == {free[2], free[0]}


def test_a_revolution_without_a_queue_says_what_it_needs() -> None:
    t = Played()
    assert t.until(f.ChooseDecision)
    t.controller.pick_card("revolution")
    reason = t.updates[-1].unavailable
    assert t.model.lifted == [] and reason is not None and reason.code == "queue_too_short"


def test_nothing_leaves_the_hand_before_it_is_sealed_and_sealing_can_be_undone() -> None:
    t = Played()
    assert t.until(f.ChooseDecision)
    seat, before = t.model.seat, t.match.digest()
    t.controller.pick_card("art")
    assert t.match.digest() == before
    t.controller.main_action()
    assert seat not in t.match.awaiting and t.match.can_undo
    t.controller.take_back_seal(seat)
    assert t.match.digest() == before and t.match.acting == seat and "art" in t.model.hand


def test_when_all_have_sealed_their_cards_are_on_show_in_turn_order() -> None:
    t = Played(seed=2)
    assert t.until(f.ChooseDecision)
    for _ in range(2):
        t.renew()
        t.controller.pick_card(next(card for card in t.model.hand if t.model.why_not_lift(card) is None))
        t.controller.main_action()
    reveal = t.model.reveal
    assert reveal is not None and [one.seat for one in reveal.chosen] == list(t.match.onlooker.order)
    assert not t.model.deciding, "nobody decides while it is on show"
    t.controller.main_action()
    assert t.model.reveal is None
    assert not t.match.can_undo, "what is turned up is not taken back"


def test_the_place_in_turn_order_is_told_of_players_only() -> None:
    t = Played("two_filled")
    assert t.until(f.ChooseDecision)
    order = t.model.view.order
    assert [t.model.place(seat) for seat in order] == [1, 2]
    assert {t.model.place(seat) for seat in t.model.view.civbot_order} == {0}
    alone = Played("alone_elder", people=1)
    assert alone.until(f.ChooseDecision) and alone.model.place(0) == 0


def test_a_war_waits_for_its_confirmation() -> None:
    t = Played(table="two_filled", seed=3)
    assert t.until(f.WarDecision)
    move = next(move for move in t.model.selector.legal if isinstance(move, Attack))
    before = len(t.match.log)
    t.controller.point(other=move.other, territory=move.territory)
    assert t.model.pending == move and len(t.match.log) == before
    assert t.model.cancel_selection() and t.model.pending is None
    t.controller.point(other=move.other, territory=move.territory)
    t.controller.main_action()
    assert len(t.match.log) == before + 1


def test_lands_that_are_not_lit_say_why() -> None:
    t = Played(table="two_filled", seed=5)
    assert t.until(f.PlaceDecision)
    lit = t.model.lit_territories()
    for territory in range(13):
        reason = t.model.why_not_there(territory)
        assert (reason is None) == (territory in lit)
        if reason is not None:
            assert reason.code in ("not_adjacent", "cube_there_already")
    dark = next(territory for territory in range(13) if territory not in lit)
    t.controller.click_territory(dark)
    assert t.updates[-1].unavailable == t.model.why_not_there(dark)
    place = next(iter(lit))
    played = len(t.match.log)
    t.controller.click_territory(place)
    assert t.model.pending == PlaceCube(t.model.seat, place) and len(t.match.log) == played, "chosen, not played"
    t.controller.click_territory(place)
    assert isinstance(t.match.log[played].move, PlaceCube)


# -- what cards would do -----------------------------------------------------------------------------------------------


def test_a_preview_changes_nothing_and_is_what_then_happens() -> None:
    """A level costs a cube and comes for sure."""
    t = Played(seed=1)
    assert t.until(f.ChooseDecision)
    before = t.match.digest()
    seen = t.model.of_card("military")
    assert t.match.digest() == before
    assert seen.before == SupplyPreview.of(t.model.view, t.model.seat) and seen.cell == (1, 2)
    assert seen.after.supply == seen.before.supply - 1 and seen.levels[0].level == 2


def test_a_preview_lights_where_an_expansion_may_go() -> None:
    t = Played(seed=1)
    assert t.until(f.ChooseDecision)
    mask = map.open_to(t.model.own, "")
    assert set(t.model.of_card("expansion").territories) == {n for n in range(13) if mask >> n & 1}
    t.model.pointed = "expansion"
    assert set(t.model.hinted_territories()) == set(t.model.of_card("expansion").territories)


def test_a_preview_of_a_revolution_promises_only_that_the_turn_ends() -> None:
    t = Played(seed=1)
    assert t.until(f.ChooseDecision)
    seen = t.model.of_card("revolution")
    assert seen.ends_turn and seen.events == [] and seen.before == seen.after


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(3))
def test_every_card_has_a_preview_in_every_choice_of_a_game(seed: int) -> None:
    t = Played(table="three_filled", people=3, seed=seed)
    looked = 0
    while t.until(f.ChooseDecision):
        for card in t.model.hand:
            seen = t.model.of_card(card)
            assert seen.ends_turn or seen.idle or seen.after != seen.before or seen.events
            looked += 1
        t.any()
    assert looked > 200


@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_a_preview_counts_the_wonders_that_are_made_ready(turned: int) -> None:
    """Jagadish Bose makes up to two ready."""
    owned = ("stonehenge", "great_pyramid", "colossus")
    t = Table(2).advisor("jagadish_bose").wonders(*owned, turned=owned[:turned])
    seen = of_cards(t.s, 0, ("jagadish_bose",))
    made = sum(isinstance(event, WonderReadied) for event in seen.events)
    text = changes(seen.before, seen.after)
    assert made == min(2, turned) and (f"+{made} [ready]" in text if made else "[ready]" not in text), text


@pytest.mark.parametrize("cards", [("art",), ("sun_tzu",), ("art", "sun_tzu"), ("technology", "military", "sun_tzu")])
def test_that_the_cards_themselves_leave_the_hand_is_told_as_no_loss(cards: tuple[str, ...]) -> None:
    t = Table(2).advisor("sun_tzu").levels(7, 3).at("europe", "india").purse(3, 3).changed()
    seen = of_cards(t.s, 0, cards)
    assert not seen.idle_cards, "each of them does something"
    assert (seen.after.hand, seen.after.advisors) == (seen.before.hand, seen.before.advisors)
