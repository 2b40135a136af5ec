"""Quilombo: draw a Mission of an era of choice and keep it in hand; the tile is discarded."""

from engine.brazil.moves import AnnounceMission, DrawMission, EndTurn
from tests.brazil.kit import Table


def turn_it_up(t: Table) -> int:
    here, there = t.battlefield()
    t.unknown("quilombo", there)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    return there


def test_its_finder_chooses_the_era_and_keeps_the_top_mission() -> None:
    t = Table()
    held, decks = t.player().missions, t.s.mission_decks
    there = turn_it_up(t)
    t.waits_for(0, "mission_draw")
    t.do(DrawMission(0, 3))
    assert t.player().missions == (*held, decks[2][0])
    assert t.s.mission_decks == (decks[0], decks[1], decks[2][1:])
    assert (t.s.explored[there], t.s.unexplored[there], t.s.gone) == ("", "", ("quilombo",))
    t.waits_for(0)


def test_a_choice_must_be_made() -> None:
    t = Table()
    turn_it_up(t)
    t.refused(EndTurn(0), "choose_mission_era_first")
    t.refused(DrawMission(0, 4), "no_missions_left", era=4)


def test_an_empty_deck_is_no_choice() -> None:
    t = Table()
    for mission in t.s.mission_decks[1]:
        t.mission(mission, seat=1)
    turn_it_up(t)
    t.refused(DrawMission(0, 2), "no_missions_left", era=2)
    t.do(DrawMission(0, 1))
    t.waits_for(0)


def test_with_one_deck_left_the_mission_comes_by_itself() -> None:
    t = Table()
    for deck in t.s.mission_decks[:2]:
        for mission in deck:
            t.mission(mission, seat=1)
    top = t.s.mission_decks[2][0]
    turn_it_up(t)
    assert t.player().missions[-1] == top
    t.waits_for(0)


def test_a_mission_of_a_later_era_waits_for_its_era() -> None:
    t = Table()
    turn_it_up(t)
    t.do(DrawMission(0, 2))
    t.refused(AnnounceMission(0, t.player().missions[-1]), "mission_of_later_era", era=2)
