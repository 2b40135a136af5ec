"""Combat cards: sealed, turned up, and what they do (rules 7)."""

from __future__ import annotations

from engine.brazil.events import CardsRevealed
from engine.brazil.moves import (
    CancelCard,
    DefeatUnit,
    EndTurn,
    Finish,
    MoveUnits,
    PlayGoldCard,
    SealCards,
)
from engine.brazil.state import DEFEATED
from tests.brazil.battlefield import duel, ended, field_of_battle

# --- sealing ---


def test_the_attacker_seals_first_then_the_defender_then_all_are_revealed():
    t, _, _ = duel(mine=("militia", "regulars"), theirs=("militia",))
    t.waits_for(0, "combat")
    assert {m.cards for m in t.legal(SealCards)} == {(), ("militia",), ("regulars",), ("militia", "regulars")}
    t.do(SealCards(0, ("militia", "regulars")))
    t.waits_for(1, "combat")
    events = t.do(SealCards(1, ("militia",)))
    assert CardsRevealed(("militia", "regulars"), ("militia",)) in events
    assert (ended(events).attack, ended(events).defence) == (4, 2)
    assert sorted(t.s.combat_discard) == ["militia", "militia", "regulars"]
    assert t.player().combat_cards == () == t.player(1).combat_cards
    assert not t.session.can_undo
    t.waits_for(0)


def test_the_attackers_cards_are_hidden_until_the_reveal():
    t, _, _ = duel(mine=("spy", "regulars"), theirs=("militia",))
    t.do(SealCards(0, ("spy",)))
    assert t.session.view(1).frames[-1].sealed_attack == ("?",)
    assert t.session.view(None).frames[-1].sealed_attack == ("?",)
    assert t.session.view(0).frames[-1].sealed_attack == ("spy",)
    assert "spy" not in repr(t.session.view(1))


def test_no_card_at_all_may_be_sealed():
    t, _, _ = duel(mine=("militia",), theirs=("militia",))
    t.do(SealCards(0, ()))
    t.do(SealCards(1, ()))
    assert t.player().combat_cards == ("militia",) == t.player(1).combat_cards


def test_who_holds_no_cards_is_not_asked():
    t, _, _ = duel(theirs=("militia",))
    t.waits_for(1, "combat")


def test_cards_must_be_held_and_at_most_three():
    t, _, _ = duel(mine=("militia", "militia", "regulars"), theirs=("militia",))
    t.refused(SealCards(0, ("spy",)), "not_held")
    t.refused(SealCards(0, ("regulars", "regulars")), "not_held")
    t.refused(SealCards(0, ("militia", "militia", "regulars", "regulars")), "too_many_cards", most=3)
    t.refused(EndTurn(0), "battle_pending")
    t.refused(SealCards(1, ()), "not_your_turn")
    t.do(SealCards(0, ("militia", "militia", "regulars")))
    t.refused(EndTurn(1), "battle_pending")


def test_nothing_else_happens_during_a_battle():
    t, _, _ = duel(mine=("militia",))
    t.gold_card("extra_harbor")
    t.refused(PlayGoldCard(0, "extra_harbor"), "battle_pending")


# --- the effects of cards ---


def test_the_winner_always_keeps_one_unit():
    t, unit, _ = duel("cannon", theirs=("sepe_tiaraju",))
    t.do(SealCards(1, ("sepe_tiaraju",)))
    t.waits_for(0)
    assert t.player().units[unit] >= 0


def test_the_loser_chooses_which_unit_goes_too():
    t, here, there = field_of_battle()
    dragoon, cannon = t.unit("dragoon", here), t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.combat_card("sepe_tiaraju", seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (dragoon, cannon), there), SealCards(1, ("sepe_tiaraju",)))
    t.waits_for(1, "defeat")
    t.refused(DefeatUnit(1, 0), "unit_not_in_battle")
    t.refused(Finish(1), "battle_pending")
    t.do(DefeatUnit(1, cannon))
    assert t.player().units[cannon] == DEFEATED and t.player().units[dragoon] == there
    t.waits_for(0)


def test_two_of_them_still_leave_one_unit():
    t, here, there = field_of_battle()
    dragoon, cannon = t.unit("dragoon", here), t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.combat_card("sepe_tiaraju", "sepe_tiaraju", seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (dragoon, cannon), there), SealCards(1, ("sepe_tiaraju", "sepe_tiaraju")))
    t.do(DefeatUnit(1, cannon))
    t.waits_for(0)
    assert t.player().units[dragoon] == there


def test_a_cancelled_card_counts_nothing_but_is_discarded():
    t, _, _ = duel("cannon", mine=("spy",), theirs=("militia", "regulars"))
    t.do(SealCards(0, ("spy",)), SealCards(1, ("militia", "regulars")))
    t.waits_for(0, "combat")
    t.refused(CancelCard(0, "spy"), "no_such_card_there")
    t.refused(EndTurn(0), "battle_pending")
    events = t.do(CancelCard(0, "regulars"))
    assert ended(events).defence == 2
    assert sorted(t.s.combat_discard) == ["militia", "regulars", "spy"]


def test_after_a_victory_over_a_seat_the_war_card_may_be_played_or_kept():
    t, here, there = field_of_battle()
    unit = t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.gold_card("war", "extra_trade")
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    t.waits_for(0, "victory")
    t.refused(PlayGoldCard(0, "extra_trade"), "not_after_a_battle")
    t.refused(PlayGoldCard(0, "agricola"), "not_held")
    t.refused(EndTurn(0), "finish_first", what="victory")
    t.finish()
    assert "war" in t.player().gold_cards
    t.waits_for(0)


def test_the_defender_who_wins_may_play_it_in_anothers_turn():
    t, here, there = field_of_battle()
    unit = t.unit("archer", here)
    t.unit("cannon", there, seat=1)
    t.gold_card("war", seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    t.waits_for(1, "victory")
    t.do(PlayGoldCard(1, "war"))
    assert t.supply(1) == ["gold"] and len(t.player(1).combat_cards) == 1
    t.waits_for(0)


def test_an_attacker_who_wins_on_an_expedition_may_fight_it_next():
    t, here, there = field_of_battle()
    t.unknown("expedition_3", there, True)
    unit = t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    t.waits_for(0, "expedition")
    t.finish()
    t.waits_for(0)
