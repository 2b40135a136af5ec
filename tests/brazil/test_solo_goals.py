"""The goals and the end of the solo challenge (rules 11)."""

from __future__ import annotations

import pytest

from engine.brazil.events import BattleEnded, GameEnded, UnitsDefeated
from engine.brazil.moves import (
    AnnounceMission,
    ChooseResource,
    DeployUnit,
    EndTurn,
    MoveUnits,
    PlaceOldToken,
    SealCards,
)
from tests.brazil import solo_kit
from tests.brazil.goal_cases import progress
from tests.brazil.kit import Table
from tests.brazil.solo_kit import attack, beside, challenge, dutch


@pytest.fixture(autouse=True)
def _solo_map(tmp_path):
    yield from solo_kit.solo_map(tmp_path)


# --- goals ---


def nearly(t: Table) -> Table:
    """Era III, four units on the map, the last one about to take the empty Capital."""
    t.era(3)
    t.player(1).units = (-1, *t.player(1).units[1:])
    t.player(1).at &= ~(1 << t.home(1))
    start = beside(t, t.home(1))
    for kind in ("monarch", "archer", "archer", "dragoon", "cannon"):
        t.unit(kind, start)
    t.moving("build")
    return t


def test_all_goals_together_win_at_once():
    t = nearly(challenge())
    t.s.round = 14
    assert progress(t) == {"era_3": (3, 3), "all_units_on_map": (5, 5), "enemy_capital": (0, 1)}
    events = t.do(MoveUnits(0, (4,), t.home(1)))
    assert GameEnded("goals") in events and t.session.awaiting == ()
    found = t.session.result()
    assert found is not None and found.winners == (0,) and found.note == "goals"
    assert found.totals == (t.vp(0) + 6,)


def defended(t: Table, *leave: str) -> Table:
    """As `nearly`, but the Dutch Monarch still stands in his Capital; the units named in `leave` stay off the map."""
    t.era(3)
    start = beside(t, t.home(1))
    for kind in ("monarch", "archer", "archer", "dragoon", "cannon"):
        if kind not in leave:
            t.unit(kind, start)
    t.moving("build")
    return t


ARCHER, DRAGOON, CANNON = 1, 3, 4


def test_who_walks_into_the_defended_capital_fights_there_first():
    t = defended(challenge().on_top("combat_deck", "militia"))
    events = t.do(MoveUnits(0, (ARCHER,), t.home(1)))
    ended = next(e for e in events if isinstance(e, BattleEnded))
    assert (ended.attack, ended.defence, ended.winner) == (1, 2 + 1, 1)
    assert not t.s.over and progress(t)["enemy_capital"] == (0, 1)
    t.waits_for(0)


def test_the_challenge_is_not_won_while_the_battle_for_the_capital_is_open():
    t = defended(challenge().on_top("combat_deck", "militia").combat_card("volunteers_of_the_fatherland"))
    events = t.do(MoveUnits(0, (CANNON,), t.home(1)))
    assert not any(isinstance(e, GameEnded) for e in events) and not t.s.over
    t.waits_for(0, "combat")
    assert GameEnded("goals") in t.do(SealCards(0, ())), "4 against 3"


def test_sepe_tiarajus_loss_comes_before_the_goals():
    t = defended(challenge().on_top("combat_deck", "sepe_tiaraju"))
    t.do(MoveUnits(0, (DRAGOON, CANNON), t.home(1)))
    assert progress(t) == {"era_3": (3, 3), "all_units_on_map": (4, 5), "enemy_capital": (1, 1)}
    assert not t.s.over
    t.waits_for(0)


def test_what_the_won_battle_brings_is_taken_before_the_goals_are_looked_at():
    t = defended(challenge().on_top("combat_deck", "militia").combat_card("supply_train"))
    t.do(MoveUnits(0, (CANNON,), t.home(1)), SealCards(0, ("supply_train",)))
    t.waits_for(0, "resource")
    assert not t.s.over
    assert GameEnded("goals") in t.do(ChooseResource(0, "cotton"))


def test_the_dutch_do_not_retreat_into_a_capital_that_is_held():
    t = challenge().on_top("combat_deck", "retreat")
    t.player(1).units = (-1, *t.player(1).units[1:])
    t.player(1).at &= ~(1 << t.home(1))
    t.unit("dragoon", t.home(1))
    archer = dutch(t, "archer")
    events = attack(t, archer)[1]
    assert any(isinstance(e, UnitsDefeated) and e.seat == 1 for e in events)
    assert not t.player(1).at >> t.home(1) & 1 and not t.player(1).at >> archer & 1


def test_the_dutch_retreat_into_their_capital_while_it_is_theirs():
    t = challenge().on_top("combat_deck", "retreat")
    archer = dutch(t, "archer")
    attack(t, archer)
    assert [place for place in t.player(1).units].count(t.home(1)) == 2
    assert t.player().at >> archer & 1


def test_the_last_unit_deployed_wins_once_the_action_is_done():
    t = defended(challenge(), "archer")
    t.player(1).units = (-1, *t.player(1).units[1:])
    t.player(1).at &= ~(1 << t.home(1))
    t.player().units = (t.player().units[0], t.home(), -2, t.player().units[3], t.home(1))
    t.player().at = sum({1 << place for place in t.player().units if place >= 0})
    t.goods("brazilwood", "coffee")
    t.on_turn(0)
    t.arch("deploy")
    events = t.do(DeployUnit(0, 2, t.home())) + t.pay()
    assert GameEnded("goals") in events


@pytest.mark.parametrize("missing", ["era_3", "all_units_on_map", "enemy_capital"])
def test_one_goal_missing_is_not_enough(missing):
    t = nearly(challenge())
    if missing == "era_3":
        t.era(2)
    if missing == "all_units_on_map":
        t.player().units = (-1, *t.player().units[1:])
    to = t.home(1) if missing != "enemy_capital" else next(h for h in t.near(t.player().units[4]) if h != t.home(1))
    if missing == "enemy_capital":
        to = beside(t, t.player().units[4])
    t.do(MoveUnits(0, (4,), to))
    assert not t.s.over
    have, needed = progress(t)[missing]
    assert have < needed


def test_after_round_twenty_the_challenge_is_lost():
    t = challenge()
    t.s.round = 20
    t.changed()
    t.arch("painting")
    if t.frame.kind != "turn":
        t.finish()
    events = t.do(EndTurn(0))
    assert GameEnded("goals_missed") in events
    found = t.session.result()
    assert found is not None and found.winners == () and found.totals == (t.vp(0),)
    assert progress(t)["era_3"] == (1, 3)


def test_round_twenty_itself_is_still_played():
    t = challenge()
    t.s.round = 19
    t.changed()
    t.arch("painting")
    if t.frame.kind != "turn":
        t.finish()
    t.do(EndTurn(0))
    assert t.s.round == 20 and not t.s.over


def test_an_era_change_asks_the_human_only():
    t = challenge().mission("exploration-4")
    t.tile("cane_field", beside(t, t.home()))
    t.unit("archer", t.home())
    t.unit("archer", t.home())
    t.do(AnnounceMission(0, "exploration-4"))
    if t.frame.kind == "palace":
        t.finish()
    t.do(PlaceOldToken(0, "trade"))
    assert t.s.era == 2
    t.waits_for(0)


def test_an_era_three_mission_does_not_end_the_challenge():
    t = challenge().era(3).mission("rail-8")
    spots = [h for h in range(t.s.board.size) if not t.s.tile[h] and not t.player(1).at >> h & 1]
    for building in ("farm", "sawmill", "cane_field", "church", "gold_foundry", "plantation", "olinda"):
        t.tile(building, spots.pop(0))
    for kind in ("monarch", "archer", "archer", "dragoon"):
        t.unit(kind, t.home())
    t.do(AnnounceMission(0, "rail-8"))
    assert not t.s.ending and not t.s.over
