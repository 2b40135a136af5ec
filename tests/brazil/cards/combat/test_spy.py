"""Spy: +0; after the reveal it cancels one opposing card of its owner's choice."""

from engine.brazil.events import CardCancelled
from engine.brazil.moves import CancelCard, FightExpedition
from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle, one

SPY = ("spy",)


def test_it_takes_the_strength_of_one_card_of_its_owners_choice() -> None:
    t = Table()
    clash(t, ["dragoon"], ["archer"], attack=SPY, defence=("regulars", "volunteers_of_the_fatherland"))
    t.waits_for(0, "combat")
    t.refused(CancelCard(0, "militia"), "no_such_card_there")
    t.refused(CancelCard(0, "spy"), "no_such_card_there")
    assert battle(t.do(CancelCard(0, "volunteers_of_the_fatherland"))) == (3, 1 + 2)
    t.waits_for(0)


def test_the_defenders_spy_works_too() -> None:
    t = Table()
    clash(t, ["dragoon"], ["archer"], attack=("militia", "regulars"), defence=SPY)
    t.waits_for(1, "combat")
    assert battle(t.do(CancelCard(1, "regulars"))) == (3 + 1, 1)
    t.waits_for(0)


def test_against_a_single_card_there_is_no_choice() -> None:
    t = Table()
    events = clash(t, ["dragoon"], ["archer"], attack=SPY, defence=("volunteers_of_the_fatherland",))
    assert one(events, CardCancelled).card == "volunteers_of_the_fatherland"
    assert battle(events) == (3, 1)
    t.waits_for(0)


def test_against_no_card_it_does_nothing() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon"], ["archer"], attack=SPY)) == (3, 1)
    assert t.s.combat_discard == SPY
    t.waits_for(0)


def test_it_takes_effects_away_too() -> None:
    t = Table()
    clash(t, ["dragoon", "archer"], ["archer"], attack=SPY, defence=("sepe_tiaraju",))
    assert t.player().units.count(-1) == 0
    t.waits_for(0)


def test_a_cancelled_card_is_discarded_like_the_others() -> None:
    t = Table()
    clash(t, ["dragoon"], ["archer"], attack=SPY, defence=("regulars",))
    assert sorted(t.s.combat_discard) == ["regulars", "spy"]


def test_a_spy_cancelled_by_a_spy_cancels_nothing() -> None:
    """The box holds one Spy; a second is lent, for whoever changes the counts."""
    t = Table()
    t.player(1).combat_cards = ("regulars", "spy")
    here, there = t.battlefield()
    dragoon = t.unit("dragoon", here)
    t.unit("archer", there, seat=1)
    t.combat_card("spy", "militia").moving("painting")
    t.walk(dragoon, there)
    t.seal("militia", "spy")
    t.seal("regulars", "spy")
    t.waits_for(0, "combat")
    assert battle(t.do(CancelCard(0, "spy"))) == (3 + 1, 1 + 2)
    t.waits_for(0)


def test_the_attackers_spy_comes_first_and_the_defenders_after_it() -> None:
    """As above, but the attacker's Spy takes another card: the defender's Spy works."""
    t = Table()
    t.player(1).combat_cards = ("regulars", "spy")
    here, there = t.battlefield()
    dragoon = t.unit("dragoon", here)
    t.unit("archer", there, seat=1)
    t.combat_card("spy", "militia").moving("painting")
    t.walk(dragoon, there)
    t.seal("militia", "spy")
    t.seal("regulars", "spy")
    t.do(CancelCard(0, "regulars"))
    t.waits_for(1, "combat")
    assert battle(t.do(CancelCard(1, "militia"))) == (3, 1)
    t.waits_for(0)


def test_an_expedition_has_nothing_to_cancel() -> None:
    t = Table().combat_card(*SPY)
    here, there = t.battlefield()
    t.unknown("expedition_3", there, face_up=True)
    dragoon = t.unit("dragoon", here)
    t.moving("painting")
    t.walk(dragoon, there)
    t.do(FightExpedition(0, dragoon))
    t.seal(*SPY)
    assert t.player().exploration == ("expedition_3",)
    t.waits_for(0)
