"""War: revealed right after winning a battle or against an Expedition: 1 gold and 1 Combat card."""

from engine.brazil.moves import FightExpedition, PlayGoldCard
from tests.brazil.kit import Table


def fight(own: str, other: str, holder: int) -> Table:
    """A green unit attacks an orange one; `holder` has the card."""
    t = Table().gold_card("war", seat=holder).on_top("combat_deck", "regulars")
    here, there = t.battlefield()
    unit = t.unit(own, here)
    t.unit(other, there, seat=1)
    t.moving("painting")
    t.walk(unit, there)
    return t


def test_after_a_battle_won_it_brings_gold_and_a_combat_card() -> None:
    t = fight("monarch", "archer", holder=0)
    t.waits_for(0, "victory")
    t.do(PlayGoldCard(0, "war"))
    assert (t.supply(), t.player().combat_cards) == (["gold"], ("regulars",))
    assert (t.player().gold_cards, t.s.gold_discard) == ((), ("war",))
    t.waits_for(0)


def test_the_defender_may_reveal_it_too() -> None:
    t = fight("archer", "archer", holder=1)
    t.waits_for(1, "victory")
    t.do(PlayGoldCard(1, "war"))
    assert (t.supply(1), t.player(1).combat_cards) == (["gold"], ("regulars",))
    t.waits_for(0)


def test_after_an_expedition_won_too() -> None:
    t = Table().gold_card("war")
    here, there = t.battlefield()
    t.unknown("expedition_3", there, face_up=True)
    dragoon = t.unit("dragoon", here)
    t.moving("painting")
    t.walk(dragoon, there)
    t.do(FightExpedition(0, dragoon), PlayGoldCard(0, "war"))
    assert t.supply() == ["gold", "gold"], "one of them from the Expedition"
    t.waits_for(0)


def test_after_an_expedition_lost_it_is_not_offered() -> None:
    t = Table().gold_card("war")
    here, there = t.battlefield()
    t.unknown("expedition_3", there, face_up=True)
    archer = t.unit("archer", here)
    t.moving("painting")
    t.walk(archer, there)
    t.do(FightExpedition(0, archer))
    t.waits_for(0)
    assert t.player().gold_cards == ("war",)


def test_the_loser_does_not_reveal_it() -> None:
    t = fight("archer", "archer", holder=0)
    t.waits_for(0)
    t.refused(PlayGoldCard(0, "war"), "only_after_victory")


def test_it_may_be_kept_but_then_the_moment_is_over() -> None:
    t = fight("monarch", "archer", holder=0)
    t.finish()
    assert t.player().gold_cards == ("war",)
    t.refused(PlayGoldCard(0, "war"), "only_after_victory")


def test_other_gold_cards_are_not_played_then() -> None:
    t = Table().gold_card("war", "extra_harbor")
    here, there = t.battlefield()
    monarch = t.unit("monarch", here)
    t.unit("archer", there, seat=1)
    t.moving("painting")
    t.walk(monarch, there)
    t.refused(PlayGoldCard(0, "extra_harbor"), "not_after_a_battle")
