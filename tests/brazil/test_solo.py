"""The solo challenge: fixed pieces, the Dutch who only defend, goals, rounds (rules 11).

Played on a map of its own, so that these tests stand still while the scenario's map is tuned.
"""

from __future__ import annotations

import pytest

from engine.brazil import scenarios, solo
from engine.brazil.components import UNITS, monarchs_of
from engine.brazil.decisions import TurnDecision
from engine.brazil.events import BattleEnded, CardsRevealed, GameEnded, UnitsDefeated
from engine.brazil.moves import (
    AnnounceMission,
    AttackAdjacent,
    ChooseMonarch,
    ChooseResource,
    DeployUnit,
    EndTurn,
    KeepMission,
    MoveUnits,
    PlaceOldToken,
    SealCards,
)
from engine.brazil.rules.setup import SetupError
from engine.brazil.state import Options, Setup
from engine.core.session import Session
from tests.brazil.goal_cases import progress
from tests.brazil.kit import RULES, Table

SCENARIO = """
id = "solo_test"
title = "scenario-solo-test-title"
text = "scenario-solo-test-text"
seats = 1
combat = 0
tiles = [
  { side = "A", place = [0, 0], rotation = 0 },
  { side = "B", place = [4, 0], rotation = 0 },
]
capitals = [[0, 0]]
unknown = [[-2, 1], [2, 2]]
[solo]
colour = "green"
enemy = "orange"
enemy_capital = [4, 0]
enemy_units = [
  { unit = "cannon", place = [3, 0] },
  { unit = "monarch", place = [4, 0] },
  { unit = "archer", place = [4, -1] },
  { unit = "grenadier", place = [4, 1] },
  { unit = "dragoon", place = [4, 1] },
]
rounds = 20
goals = ["era_3", "all_units_on_map", "enemy_capital"]
"""


@pytest.fixture(autouse=True)
def _solo_map(tmp_path):
    (tmp_path / "solo_test.toml").write_text(SCENARIO, encoding="utf-8")
    scenarios.look_also_in(tmp_path)
    yield
    scenarios.look_also_in(None)


def challenge(**options) -> Table:
    """The human on turn, with an empty supply, nothing done yet."""
    return Table("solo_test", ("green",), ("oba_ii",), options=Options(**options))


def dutch(t: Table, kind: str) -> int:
    """The hex of an orange unit."""
    return next(p for u, p in zip(UNITS["orange"], t.player(1).units, strict=True) if u.kind == kind)


def beside(t: Table, hex_id: int) -> int:
    """A land hex next to one, without units and tiles."""
    return next(
        h
        for h in t.near(hex_id)
        if t.s.board.terrain[h] != "water"
        and not t.s.tile[h]
        and not t.s.unexplored[h]
        and not any(p.at >> h & 1 for p in t.s.seats)
    )


# --- setup ---


def test_it_is_played_by_one_green_seat():
    with pytest.raises(SetupError, match="played with green"):
        Session(RULES, Setup("solo_test", ("sky",)), 1)
    with pytest.raises(SetupError, match="is for 1 seats"):
        Session(RULES, Setup("solo_test", ("green", "orange")), 1)


def test_both_capitals_and_the_orange_units_stand_where_the_map_says():
    t = challenge()
    fixed = t.s.board.scenario.solo
    assert (t.home(0), t.home(1)) == (fixed.capital, fixed.enemy_capital)
    assert t.s.palace[t.home(1)] == 1 and t.s.owner[t.home(1)] == 1
    by_kind = {piece.unit: piece.hex for piece in fixed.enemy_units}
    assert {kind: dutch(t, kind) for kind in by_kind} == by_kind


def test_the_rest_of_the_setup_is_as_usual_and_the_capitals_resource_is_chosen_first():
    session = Session(RULES, Setup("solo_test", ("green",)), 1)
    kinds = []
    while not isinstance(session.state.frames[-1], TurnDecision):
        kinds.append(session.state.frames[-1].kind)
        session.submit(session.legal_moves(0)[0])
    assert kinds == ["draft"] * 3 + ["monarch", "resource"]
    assert len(session.state.frames) == 1
    t = challenge()
    assert len(t.player().missions) == 3 and t.player(1).missions == ()


def test_the_human_chooses_a_green_monarch():
    session = Session(RULES, Setup("solo_test", ("green",)), 1)
    while session.state.frames[-1].kind == "draft":
        assert all(isinstance(m, KeepMission) for m in session.legal_moves(0))
        session.submit(session.legal_moves(0)[0])
    assert session.legal_moves(0) == [ChooseMonarch(0, m) for m in monarchs_of("green", session.setup.edition)]
    session.submit(ChooseMonarch(0, "oba_ii"))
    session.submit(ChooseResource(0, "cotton"))
    assert session.awaiting == (0,)


# --- the Dutch ---


def test_the_dutch_never_have_a_turn():
    t = challenge()
    for number in range(1, 4):
        assert t.s.round == number
        t.arch("renovate" if number % 2 else "painting")
        if t.frame.kind != "turn":
            t.finish()
        t.do(EndTurn(0))
        t.waits_for(0)


def attack(t: Table, at: int, kind: str = "cannon", *cards: str):
    unit = t.unit(kind, beside(t, at))
    t.combat_card(*cards)
    t.moving("build")
    return unit, t.do(MoveUnits(0, (unit,), at))


def test_the_dutch_defend_with_their_units_and_a_card_for_each():
    t = challenge().on_top("combat_deck", "regulars", "militia")
    _, events = attack(t, dutch(t, "grenadier"))
    assert CardsRevealed((), ("regulars", "militia")) in events
    ended = next(e for e in events if isinstance(e, BattleEnded))
    assert (ended.attack, ended.defence) == (4, 2 + 3 + 2 + 1)
    assert sorted(t.s.combat_discard) == ["militia", "regulars"] and t.player(1).combat_cards == ()


def test_a_hard_challenge_draws_one_more_card():
    t = challenge(solo_difficulty="hard").on_top("combat_deck", "regulars", "militia")
    _, events = attack(t, dutch(t, "archer"))
    assert CardsRevealed((), ("regulars", "militia")) in events


def test_their_cards_are_applied_like_any_defenders():
    """Sepé Tiaraju takes one of the winner's units; the Dutch take the strongest."""
    t = challenge().on_top("combat_deck", "sepe_tiaraju")
    at = dutch(t, "archer")
    start = beside(t, at)
    dragoon, cannon = t.unit("dragoon", start), t.unit("cannon", start)
    t.moving("build")
    t.do(MoveUnits(0, (dragoon, cannon), at))
    assert t.player().units[cannon] < 0 and t.player().units[dragoon] == at
    t.waits_for(0)


def test_the_humans_cards_count_and_a_spy_of_theirs_takes_the_strongest():
    t = challenge().on_top("combat_deck", "spy")
    _, events = attack(t, dutch(t, "archer"), "archer", "regulars", "militia")
    events = t.do(SealCards(0, ("militia", "regulars")))
    ended = next(e for e in events if isinstance(e, BattleEnded))
    assert (ended.attack, ended.defence) == (1 + 1, 1)


def test_beaten_dutch_units_are_gone_for_good():
    t = challenge().on_top("combat_deck", "militia")
    _, _ = attack(t, dutch(t, "archer"))
    assert t.player(1).units.count(-1) == 1


def test_their_capital_has_no_strength_of_its_own_but_can_be_attacked():
    t = challenge().on_top("combat_deck", "militia")
    _, events = attack(t, t.home(1))
    ended = next(e for e in events if isinstance(e, BattleEnded))
    assert (ended.attack, ended.defence) == (4, 2 + 1)
    assert t.player().at >> t.home(1) & 1


def test_their_capital_can_be_fired_at():
    t = challenge().on_top("combat_deck", "militia")
    cannon = t.unit("cannon", beside(t, t.home(1)))
    t.moving("build")
    t.do(AttackAdjacent(0, cannon, t.home(1)))
    assert dutch(t, "monarch") == -1


def test_an_empty_capital_is_simply_entered():
    t = challenge()
    t.player(1).units = (-1, *t.player(1).units[1:])
    t.player(1).at &= ~(1 << t.home(1))
    t.changed()
    _, events = attack(t, t.home(1))
    assert not any(isinstance(e, BattleEnded) for e in events)
    assert progress(t)["enemy_capital"] == (1, 1)


def test_an_empty_capital_is_nothing_to_fire_at():
    t = challenge()
    t.player(1).units = (-1, *t.player(1).units[1:])
    t.player(1).at &= ~(1 << t.home(1))
    cannon = t.unit("cannon", beside(t, t.home(1)))
    t.moving("build")
    t.refused(AttackAdjacent(0, cannon, t.home(1)), "no_enemy_there")


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


def test_a_unit_the_colour_has_not_is_named():
    with pytest.raises(ValueError, match=r"orange has no \(more\) dragoon"):
        player = challenge().player(1)
        solo._slot_of(player, "dragoon")
