"""Goals with a round, leads over rivals, levels of a challenge: when its goals are looked at, and which (rules 11)."""

from __future__ import annotations

import pytest

from engine.brazil.challenge import goals
from engine.brazil.events import GameEnded
from engine.brazil.moves import AttackAdjacent, DrawMission, EndTurn, MoveUnits, SealCards
from engine.brazil.rules.control import put_unit
from engine.brazil.rules.setup import SetupError
from engine.brazil.state import DEFEATED, ON_BOARD, Options
from tests.brazil import challenges
from tests.brazil.goal_cases import (
    BLUE,
    RED,
    fought,
    pass_turn,
    standing,
)
from tests.brazil.kit import RULES, Table


def test_a_goal_with_a_round_must_hold_when_that_round_ends(trial):
    t = trial('kind = "units", n = 1, by = 3', 'kind = "era", n = 3')
    t.s.round = 2
    assert not any(isinstance(e, GameEnded) for e in pass_turn(t)), "the round before it"
    assert t.s.round == 3 and standing(t) == "open"
    assert GameEnded("goals_missed") in pass_turn(t)
    found = t.session.result()
    assert found is not None and found.winners == ()


def test_and_never_again_after_it(trial):
    t = trial('kind = "units", n = 1, by = 3', 'kind = "era", n = 3')
    t.s.round = 3
    unit = t.unit("archer", t.home())
    assert standing(t) == "met"
    pass_turn(t)
    assert t.s.round == 4 and standing(t) == "kept"
    put_unit(t.player(), unit, DEFEATED)
    t.changed()
    assert standing(t) == "kept" and not t.s.over


def test_so_it_counts_for_the_victory_later(trial):
    t = trial('kind = "units", n = 2, by = 3', 'kind = "capital"', enemy=True).on_top("combat_deck", "militia")
    unit = t.unit("cannon", next(h for h in t.near(t.home(1)) if not t.player(1).at >> h & 1))
    t.s.round = 4
    t.moving("build")
    assert GameEnded("goals") in t.do(MoveUnits(0, (unit,), t.home(1)))
    assert [row.standing for row in goals.progress_of_all(t.s)] == ["kept", "met"]


def test_held_early_and_lost_before_its_round_it_is_open_again(trial):
    t = trial('kind = "units", n = 1, by = 3', 'kind = "era", n = 3')
    t.s.round = 2
    unit = t.unit("archer", t.home())
    assert standing(t) == "met"
    put_unit(t.player(), unit, ON_BOARD)
    t.changed()
    assert standing(t) == "open"


def test_all_goals_at_once_win_before_the_round_of_one_of_them(trial):
    t = trial('kind = "units", n = 1, by = 9', 'kind = "capital"', enemy=True).on_top("combat_deck", "militia")
    unit = t.unit("cannon", next(h for h in t.near(t.home(1)) if not t.player(1).at >> h & 1))
    t.moving("build")
    assert GameEnded("goals") in t.do(MoveUnits(0, (unit,), t.home(1)))
    found = t.session.result()
    assert found is not None and found.winners == (0,) and found.totals == (t.vp() + 11,)


def test_the_last_round_is_the_challenges_own(trial):
    t = trial('kind = "era", n = 3')
    t.s.round = 11
    assert not t.s.over and not any(isinstance(e, GameEnded) for e in pass_turn(t))
    assert GameEnded("goals_missed") in pass_turn(t) and t.s.round == 12


# --- against somebody ---


def test_a_lead_is_looked_at_when_the_game_is_over(trial):
    t = trial('kind = "lead", n = 3', rival=True)
    t.painting(RED[0]).painting(RED[2])
    assert goals.progress_of_all(t.s)[0].have == t.vp(0) - t.vp(1) >= 3 and standing(t) == "met"
    pass_turn(t)
    assert not t.s.over
    t.s.round = 12
    t.s.frames = []
    t.on_turn(1)
    t.arch("painting")
    while t.frame.kind != "turn":
        t.do(t.legal()[-1])
    assert GameEnded("goals") in t.do(EndTurn(1))
    found = t.session.result()
    assert found is not None and found.winners == (0,) and found.ranking == (0, 1)


def test_a_lead_lost_again_is_no_lead(trial):
    t = trial('kind = "lead", n = 3', rival=True)
    t.painting(RED[0]).painting(RED[2])
    assert standing(t) == "met"
    t.painting(BLUE[0], seat=1).painting(BLUE[1], seat=1).painting(BLUE[2], seat=1)
    t.player(0).paintings = ()
    t.changed()
    assert standing(t) == "open"
    t.s.round = 12
    t.on_turn(1)
    t.arch("painting")
    while t.frame.kind != "turn":
        t.do(t.legal()[-1])
    assert GameEnded("goals_missed") in t.do(EndTurn(1))
    found = t.session.result()
    assert found is not None and found.winners == () and standing(t) == "failed"


def test_with_rivals_an_era_three_mission_ends_the_game_and_capitals_are_closed(trial):
    t = trial('kind = "lead", n = 1', rival=True)
    unit = t.unit("dragoon", t.near(t.home(1))[0])
    t.moving("build")
    t.refused(MoveUnits(0, (unit,), t.home(1)), "capital_is_safe")


# --- alone without an enemy, levels ---


def test_alone_without_an_enemy_there_is_nobody_else(trial):
    t = trial('kind = "era", n = 3')
    assert len(t.s.seats) == 1 and t.s.board.scenario.solo.enemy == ""
    pass_turn(t)
    assert t.session.awaiting == (0,) and t.s.round == 2
    assert not t.legal(AttackAdjacent) and not t.legal(SealCards) and not t.legal(DrawMission)


LEVELS = """
[levels]
recruit = { rounds = 15, less = ["units"] }
hard = { cards = 2 }
governor = { rounds = 10, cards = 1, needs = { units = 3 } }
"""


def test_a_level_changes_rounds_goals_and_cards(tmp_path):
    rows = challenges.goals('kind = "units", n = 2, by = 6', 'kind = "era", n = 2')
    challenges.write(tmp_path, challenges.ALONE + rows + challenges.ENEMY + LEVELS + challenges.MEDALS)
    found = {}
    for level in ("recruit", "printed", "hard", "governor"):
        t = Table("trial", ("green",), ("oba_ii",), options=Options(solo_difficulty=level))
        asked = goals.terms(t.s)
        found[level] = (asked.rounds, asked.cards, [(goal.id, goal.n, goal.by) for goal in asked.goals])
        t.on_top("combat_deck", *["militia"] * 4)
        fought(t, "militia")
        assert len(t.s.combat_discard) == 1 + asked.cards
    both = [("units", 2, 6), ("era", 2, 0)]
    assert found == {
        "recruit": (15, 0, [("era", 2, 0)]),
        "printed": (12, 0, both),
        "hard": (12, 2, both),
        "governor": (10, 1, [("units", 3, 4), ("era", 2, 0)]),
    }


def test_a_level_that_is_not_there_is_refused(trial):
    with pytest.raises(SetupError, match="no level 'recruit'; it has printed"):
        trial('kind = "era", n = 2', solo_difficulty="recruit")


def test_the_players_colour_is_the_challenges(tmp_path):
    challenges.write(tmp_path, challenges.ALONE + challenges.goals('kind = "era"') + challenges.MEDALS)
    with pytest.raises(SetupError, match="played with green"):
        RULES.setups("trial", 1, {"colour": ["sky"]})
    assert RULES.setups("trial", 1, {})[0].colours == ("green",)
