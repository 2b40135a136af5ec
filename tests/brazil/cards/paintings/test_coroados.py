"""Coroados: flipped tokens put here for good bring 2 VP (Era I) or 2 Gold cards (Era II); the arch loses its bonus."""

from engine.brazil.moves import DrawBonusCard, Peek, UsePainting
from tests.brazil.kit import Table


def test_the_first_token_is_worth_two_points_at_the_end() -> None:
    t = Table().era(2).painting("coroados").flipped(1, "harbor")
    assert t.vp(0, "paintings") == 1
    t.do(UsePainting(0, "coroados", 1))
    assert t.vp(0, "paintings") == 1 + 2
    assert t.player().gold_cards == ()
    t.waits_for(0)


def test_the_second_token_draws_two_gold_cards() -> None:
    t = Table().era(3).painting("coroados").flipped(2, "harbor").on_top("gold_deck", "war", "jesuits")
    t.do(UsePainting(0, "coroados", 2))
    assert t.player().gold_cards == ("jesuits", "war")
    assert t.vp(0, "paintings") == 1
    t.waits_for(0)


def test_both_may_go_there_in_the_movement_phase_of_one_turn() -> None:
    t = Table().era(3).painting("coroados").flipped(1, "painting").flipped(2, "painting").moving("painting")
    t.do(UsePainting(0, "coroados", 2), UsePainting(0, "coroados", 1))
    assert (len(t.player().gold_cards), t.vp(0, "paintings")) == (2, 3)
    t.waits_for(0)


def test_the_arch_loses_the_bonus_and_keeps_the_others() -> None:
    t = Table().era(3).painting("coroados").flipped(1, "painting").flipped(2, "painting").moving("painting")
    hidden = t.where(lambda h: bool(t.s.unexplored[h]))
    t.do(UsePainting(0, "coroados", 1))
    t.refused(Peek(0, hidden), "bonus_not_here", era=1)
    t.do(DrawBonusCard(0))
    assert len(t.player().combat_cards) == 1
    t.waits_for(0)


def test_the_arch_loses_the_bonus_in_later_turns_too() -> None:
    t = Table().era(3).painting("coroados").flipped(2, "harbor")
    t.do(UsePainting(0, "coroados", 2))
    t.arch("harbor")
    t.take("coffee")
    t.refused(DrawBonusCard(0), "bonus_not_here", era=2)
    t.waits_for(0)


def test_the_token_stays_there_for_good() -> None:
    t = Table().era(2).painting("coroados").flipped(1, "harbor")
    t.do(UsePainting(0, "coroados", 1))
    t.refused(UsePainting(0, "coroados", 1), "no_flipped_token")
    assert t.player().bonus == ("", "")


def test_the_token_of_the_current_era_can_not_go_there() -> None:
    t = Table().painting("coroados").moving("harbor")
    t.refused(UsePainting(0, "coroados", 1), "no_flipped_token")
    t.flipped(1, "harbor")
    t.refused(UsePainting(0, "coroados", 2), "no_such_option")


def test_the_gold_cards_count_against_the_limit() -> None:
    t = Table().era(3).painting("coroados").flipped(2, "harbor").gold_card("war", "jesuits")
    t.do(UsePainting(0, "coroados", 2))
    t.waits_for(0, "limit")
    assert len(t.player().gold_cards) == 4
