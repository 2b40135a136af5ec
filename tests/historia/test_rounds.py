"""Choosing, revealing, resolving, the queue (rules 3 and 4)."""

from __future__ import annotations

import pytest

from engine.historia.components import BIT
from engine.historia.events import CardsRevealed, CardsSealed, RevolutionMade
from engine.historia.moves import Finish, Resolve, SealCards, TakeBack
from engine.historia.rules.rounds import choosable
from tests.historia.kit import Table, sealed

# --- choosing ---


def test_all_players_choose_at_once_in_any_order():
    t = Table(3, ("noble",))
    assert t.session.awaiting == (0, 1, 2)
    t.do(SealCards(1, ("art",)))
    assert t.session.awaiting == (0, 2) and sealed(t) == (None, ("art",), None)
    t.refused(SealCards(1, ("trade",)), "already_sealed")
    t.refused(SealCards(3, ("trade",)), "not_your_turn")


@pytest.mark.parametrize(("technology", "most"), [(1, 1), (4, 1), (5, 2), (12, 2), (13, 3), (16, 3)])
def test_the_level_at_the_moment_of_choosing_says_how_many_cards(technology, most):
    t = Table().levels(technology, max(1, technology // 2)).changed()
    cards = ("military", "technology", "art", "exploit")
    t.refused(SealCards(0, cards[: most + 1]), "too_many_cards", most=most)
    assert max(len(m.cards) for m in t.legal(0)) == most
    t.do(SealCards(0, cards[:most]))


def test_at_least_one_card_must_be_chosen():
    t = Table()
    t.refused(SealCards(0, ()), "no_card")
    t.refused(Finish(0), "choose_first")


def test_only_cards_held_may_be_chosen_each_once_in_their_order():
    t = Table().levels(5, 3).queue("trade")
    t.refused(SealCards(0, ("trade",)), "not_in_hand", card="trade")
    t.refused(SealCards(0, ("tourism",)), "not_in_hand")
    t.refused(SealCards(0, ("hypatia",) if "hypatia" not in t.c().advisors else ("manetho",)), "not_in_hand")
    t.refused(SealCards(0, ("art", "art")), "card_twice", card="art")
    t.refused(SealCards(0, ("art", "military")), "cards_out_of_order")
    t.do(SealCards(0, ("military", "art")))


def test_actions_and_advisors_may_be_mixed_and_count_alike():
    t = Table().advisor("imhotep").levels(5, 3)
    t.refused(SealCards(0, ("military", "art", "imhotep")), "too_many_cards", most=2)
    t.do(SealCards(0, ("military", "imhotep")))


def test_a_card_without_effect_may_be_chosen_art_with_an_empty_row_too():
    t = Table().row().play("art")
    assert t.c().queue == ("art",) and t.c().wonders == () and t.c().supply == 3


@pytest.mark.parametrize(("queue", "may"), [(("art", "raid"), False), (("art", "raid", "trade"), True)])
def test_revolution_needs_three_action_cards_in_the_queue(queue, may):
    t = Table().queue(*queue)
    assert ("revolution" in choosable(t.s, 0)) == may
    if not may:
        t.refused(SealCards(0, ("revolution",)), "queue_too_short", have=2, need=3)


def test_cards_chosen_now_do_not_count_for_revolution_and_it_is_not_counted_again():
    t = Table().levels(5, 3).queue("art", "raid")
    t.refused(SealCards(0, ("trade", "revolution")), "queue_too_short")
    t.queue("art", "raid", "trade").advisor("ptahhotep")
    t.seal("ptahhotep", "revolution").do(Resolve(0, "ptahhotep", "basic"))
    t.do(TakeBack(0, "art"), TakeBack(0, "raid"), TakeBack(0, "trade"))
    assert t.s.revolution and t.happened(RevolutionMade) == [RevolutionMade(0)]


def no_advisors(t: Table) -> Table:
    for c in t.s.seats:
        c.advisors, c.advisor_deck = (), c.advisors + c.advisor_deck
    return t


def test_who_has_no_card_that_may_be_chosen_is_not_asked():
    t = no_advisors(Table(3))
    t.queue(*t.hand(1), seat=1).changed()
    assert t.session.awaiting == (0, 2)
    t.do(SealCards(0, ("art",)), SealCards(2, ("art",)))
    assert [len(e.cards[1]) for e in t.happened(CardsRevealed)] == [0]


def test_when_nobody_can_choose_the_turn_ends():
    """Can't happen in normal play; a net under the engine."""
    t = no_advisors(Table(2))
    for seat in (0, 1):
        t.queue(*(card for card in t.hand(seat) if card != "military"), seat=seat)
    t.changed().do(SealCards(0, ("military",)), SealCards(1, ("military",)))
    assert t.s.turn == 0
    t.do(Resolve(0, "military", "nothing"), Resolve(1, "military", "nothing"))
    assert t.s.turn == 1 and len(t.hand()) == 2


# --- the reveal ---


def test_the_last_seal_turns_everything_up():
    t = Table(2).do(SealCards(1, ("art",)))
    assert t.happened(CardsSealed) == [CardsSealed(1)] and not t.happened(CardsRevealed)
    t.do(SealCards(0, ("raid",)))
    assert t.happened(CardsRevealed) == [CardsRevealed((("raid",), ("art",)))]


def test_a_card_turned_up_is_neither_in_the_hand_nor_in_the_queue_until_resolved():
    t = Table().levels(5, 3).seal("military", "technology")
    assert t.c().shown == ("military", "technology")
    assert not {"military", "technology"} & {*t.hand(), *t.c().queue}


# --- resolving ---


def test_players_resolve_all_their_cards_in_turn_order():
    t = Table(2).levels(5, 3)
    t.s.order = (1, 0)
    t.seal("military", "technology", others="art")
    assert t.frame.seat == 1
    t.refused(Resolve(0, "military", "basic"), "not_your_turn", seat=1)
    t.do(Resolve(1, "art", "nothing"))
    assert t.frame.seat == 0


def test_the_own_order_is_settled_card_by_card():
    t = Table().levels(5, 3).seal("military", "technology")
    t.do(Resolve(0, "technology", "basic"))
    assert t.c().technology == 6 and {m.card for m in t.legal()} == {"military"}


def test_revolution_comes_last_and_must_be_used():
    t = Table().levels(5, 3).queue("art", "raid", "trade").seal("technology", "revolution")
    t.refused(Resolve(0, "revolution", "basic"), "revolution_last")
    t.refused(Resolve(0, "art", "nothing"), "not_shown", card="art")
    t.do(Resolve(0, "technology", "nothing"))
    t.refused(Resolve(0, "revolution", "nothing"), "finish_first")
    assert t.s.seats[0].shown == () and t.frame.kind == "recover"


def test_a_card_may_be_used_for_nothing_and_then_costs_nothing():
    t = Table().play("military", "nothing")
    assert t.c().military == 1 and t.c().supply == 3 and t.c().queue == ("military",)


def test_the_advanced_side_is_checked_when_the_card_is_resolved():
    t = Table().levels(8, 4).purse(4).advisor("ahmad_baba")
    t.seal("technology", "ahmad_baba")
    t.refused(Resolve(0, "technology", "advanced"), "needs_technology", level=9, have=8)
    t.levels(9, 4)
    t.c().hand &= ~BIT["technology"]
    t.do(Resolve(0, "technology", "advanced"))
    assert t.c().technology == 11


def test_what_can_not_be_done_has_no_effect_and_costs_nothing():
    t = Table().purse(0, 0).play("military")
    assert t.c().military == 1 and t.c().queue == ("military",)


def test_a_round_in_which_revolution_was_resolved_is_resolved_to_its_end():
    t = Table(2).queue("art", "raid", "trade").seal("revolution", others="technology")
    if t.frame.kind == "recover":
        t.do(TakeBack(0, "art"))
    assert t.s.revolution and t.s.turn == 0 and t.frame.seat == 1
    t.do(Resolve(1, "technology", "basic"))
    assert t.c(1).technology == 2 and t.s.turn == 1 and not t.s.revolution


def test_a_round_without_revolution_is_followed_by_another():
    t = Table(2).play("trade").idle()
    assert t.s.turn == 0 and t.s.round == 2 and t.c().queue == ("trade",)


# --- the queue ---


def test_the_queue_is_in_order_of_resolving_the_oldest_first():
    t = Table().levels(5, 3).seal("military", "technology")
    t.do(Resolve(0, "technology", "nothing"), Resolve(0, "military", "nothing"))
    assert t.c().queue == ("technology", "military")


def test_cards_come_back_oldest_newest_or_by_choice():
    t = Table().queue("art", "raid", "trade")
    t.seal("revolution")
    assert t.c().queue == ("art", "raid", "trade") and "revolution" in t.hand()
    t.refused(TakeBack(0, "military"), "not_in_queue", card="military")
    t.refused(Finish(0), "must_take_one")
    t.do(TakeBack(0, "raid"))
    assert t.c().queue == ("art", "trade") and "raid" in t.hand()


def test_the_card_in_progress_lies_at_the_end_and_may_come_back_by_its_own_effect():
    t = Table().levels(10, 6).purse(3).play("technology", "basic")
    assert t.c().technology == 11
    t.refused(TakeBack(0, "art"), "not_in_queue")
    t.do(TakeBack(0, "technology"))
    assert "technology" in t.hand() and t.c().queue == ()


def test_war_joins_at_technology_2_and_tourism_at_12():
    t = Table()
    assert "war" not in t.hand()
    t.play("technology")
    assert "war" in t.hand()
    t = Table().levels(11, 6)
    assert "tourism" not in t.hand()
    t.play("technology")
    assert "tourism" in t.hand()
