"""Redemption of the Amazon: draw the top Mission of the current era into the hand."""

from tests.brazil.kit import Table


def test_the_top_mission_of_the_current_era_comes_to_the_hand() -> None:
    t = Table().era(2)
    held, decks = t.player().missions, t.s.mission_decks
    t.acquire("redemption_of_the_amazon")
    assert t.player().missions == (*held, decks[1][0])
    assert t.s.mission_decks == (decks[0], decks[1][1:], decks[2])
    t.waits_for(0)


def test_in_the_first_era_one_of_that_era() -> None:
    t = Table()
    held, decks = t.player().missions, t.s.mission_decks
    t.acquire("redemption_of_the_amazon")
    assert t.player().missions == (*held, decks[0][0])
    t.waits_for(0)


def test_an_empty_deck_gives_nothing() -> None:
    t = Table().era(2)
    for mission in t.s.mission_decks[1]:
        t.mission(mission, seat=1)
    held = t.player().missions
    t.acquire("redemption_of_the_amazon")
    assert t.player().missions == held
    t.waits_for(0)
