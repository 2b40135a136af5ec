"""Playing Events: when, with which tile, with or without the bonus (rules 5.4, 10.1-10.4), for every card and side."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.components import EVENTS, INVESTMENTS
from tests.struggle.cards.deal import KEYWORD, TILE, laid_out, meet
from tests.struggle.kit import DIP4_ECO, ECO3_DIP, MIL3_ECO, B, F, Table

CARDS = [(card, side) for card in EVENTS for side in (F, B)]
BONUS = [(card, side) for card, side in CARDS if EVENTS[card].bonus_if]
KEYED = [(card, side) for card, side in BONUS if EVENTS[card].bonus_if.kind == "keyword"]
TYPED = [card for card in EVENTS if EVENTS[card].type]


def ready(card: str, side: int, bonus: bool = False, tile: int = 0) -> Table:
    return laid_out(card, side, bonus).hand(side, card).begin(side, tile or TILE[EVENTS[card].type])


def bonus_of(events) -> bool:
    return next(e for e in events if e.name == "EventPlayed").bonus


def finish(t: Table, card: str) -> None:
    """Answer everything the card asks with the first answer."""
    while t.frame.kind != "round":
        t.do(t.legal()[0])
    assert t.round.event == card and card in t.s.gone


@pytest.mark.parametrize(("card", "side"), CARDS)
def test_without_its_condition_it_gives_no_bonus_and_leaves_the_game(card, side):
    t = ready(card, side)
    assert not bonus_of(t.do(m.PlayEvent(side, card)))
    finish(t, card)
    assert card not in t.player(side).hand


@pytest.mark.parametrize(("card", "side"), BONUS)
def test_with_its_condition_it_gives_the_bonus(card, side):
    t = ready(card, side, bonus=True)
    assert bonus_of(t.do(m.PlayEvent(side, card)))
    finish(t, card)


@pytest.mark.parametrize(("card", "side"), BONUS)
def test_the_opponents_condition_is_not_ones_own(card, side):
    t = laid_out(card, side)
    meet(t, card, 1 - side)
    t.hand(side, card).begin(side, TILE[EVENTS[card].type])
    assert not bonus_of(t.do(m.PlayEvent(side, card)))


@pytest.mark.parametrize(("card", "side"), KEYED)
def test_a_face_down_ministry_gives_it_only_if_turned_up(card, side):
    minister = KEYWORD[side, EVENTS[card].bonus_if.keyword]
    t = laid_out(card, side).ministry(minister, up=False).hand(side, card).begin(side, TILE[EVENTS[card].type])
    assert {move.reveal for move in t.legal(m.PlayEvent)} == {"", minister}
    events = t.do(m.PlayEvent(side, card, minister))
    assert bonus_of(events) and t.player(side).ministries == ((minister, True),)
    t = laid_out(card, side).ministry(minister, up=False).hand(side, card).begin(side, TILE[EVENTS[card].type])
    assert not bonus_of(t.do(m.PlayEvent(side, card)))
    assert t.player(side).ministries == ((minister, False),)


@pytest.mark.parametrize(("card", "side"), CARDS)
def test_it_needs_the_event_symbol(card, side):
    t = ready(card, side, tile={"economic": 1, "military": 17}.get(EVENTS[card].type, DIP4_ECO))
    t.refused(m.PlayEvent(side, card), "no_event_symbol")
    assert not t.legal(m.PlayEvent)


@pytest.mark.parametrize("card", TYPED)
@pytest.mark.parametrize("side", [F, B])
def test_a_typed_event_needs_a_major_action_of_its_type(card, side):
    kind = EVENTS[card].type
    for tile in (5, 13, 21):
        t = ready(card, side, tile=tile)
        if INVESTMENTS[tile].major == kind:
            t.do(m.PlayEvent(side, card))
        else:
            t.refused(m.PlayEvent(side, card), "event_type", needs=kind)


# --- when ---


def test_one_event_a_round():
    t = laid_out("wealth_of_nations", F).hand(F, "wealth_of_nations", "jesuit_abolition").begin(F, ECO3_DIP)
    t.do(m.PlayEvent(F, "wealth_of_nations"))
    t.refused(m.PlayEvent(F, "jesuit_abolition"), "event_played")


@pytest.mark.parametrize("first", ["purchase", "upgrade"])
def test_it_comes_first(first):
    t = Table().hand(F, "acts_of_union").begin(F, 15)
    if first == "upgrade":
        t.do(m.Upgrade(F, 0), m.KeepTile(F, "lying", "pool"))
    else:
        t.do(m.ShiftPolitical(F, AT["sweden"]))
    t.refused(m.PlayEvent(F, "acts_of_union"), "event_comes_first")


def test_turning_up_a_ministry_before_it_does_not_matter():
    t = Table().hand(F, "acts_of_union").ministry("john_law", up=False).begin(F, 13)
    t.do(m.Reveal(F, "john_law"), m.PlayEvent(F, "acts_of_union"))


def test_only_cards_of_the_hand_and_not_before_the_tile():
    t = Table().hand(F, "acts_of_union").begin(F)
    t.refused(m.PlayEvent(F, "acts_of_union"), "no_tile_yet")
    t.begin(F, 13)
    t.refused(m.PlayEvent(F, "carnatic_war"), "not_in_hand")


def test_nothing_else_while_it_asks():
    t = laid_out("alberonis_ambition", F).hand(F, "alberonis_ambition").begin(F, 13)
    t.do(m.PlayEvent(F, "alberonis_ambition"))
    t.refused(m.EndRound(F), "event_first")
    t.refused(m.Decline(F), "must_choose")
    t.refused(m.PickSpace(F, AT["russia"]), "no_target")


def test_a_ministry_is_turned_up_only_for_a_keyword_it_has():
    t = laid_out("carnatic_war", F).ministry("john_law", up=False).hand(F, "carnatic_war").begin(F, 13)
    t.refused(m.PlayEvent(F, "carnatic_war", "john_law"), "ability_needs")
    t = laid_out("interest_payments", F).ministry("john_law", up=False).hand(F, "interest_payments")
    t.begin(F, ECO3_DIP)
    t.refused(m.PlayEvent(F, "interest_payments", "john_law"), "no_keyword")


def test_marked_flags_meet_no_condition():
    t = laid_out("acts_of_union", B, bonus=True).marks("scotland_prestige_3").hand(B, "acts_of_union").begin(B, 13)
    assert not bonus_of(t.do(m.PlayEvent(B, "acts_of_union")))


def test_in_turn_six_nobody_has_more_bonus_tiles():
    t = Table(turn=6).hand(F, "haitian_revolution").begin(F, 13)
    assert not bonus_of(t.do(m.PlayEvent(F, "haitian_revolution")))


def test_event_points_close_no_line_and_are_kept():
    t = laid_out("west_african_gold_mining", F).hand(F, "west_african_gold_mining").begin(F, MIL3_ECO)
    t.do(m.PlayEvent(F, "west_african_gold_mining"))
    assert t.points() == {"military": 3, "minor economic": 2, "economic": 1}
    assert EVENTS["west_african_gold_mining"].type == ""
