"""What the table is told of a challenge: rounds, goals, posts, attacks with their odds, what would help."""

from __future__ import annotations

from engine.brazil.challenge import facts, goals
from engine.brazil.components import UNITS
from engine.brazil.moves import AttackAdjacent, MoveUnits
from engine.brazil.rules.control import put_unit
from engine.brazil.state import DEFEATED
from tests.brazil import challenges
from tests.brazil.kit import RULES, Table


def printed() -> Table:
    return Table("battle_of_guararapes", ("green",), ("oba_ii",))


def helps(t: Table, goal: str):
    view = RULES.view(t.s, 0)
    return facts.helps(view, next(row.goal for row in goals.all_of(view) if row.goal.id == goal))


def test_rounds_and_standings():
    t = printed()
    t.s.round = 15
    assert facts.rounds(t.s) == (15, 20, 5)
    rows = facts.standings(RULES.view(t.s, 0))
    assert [(row.progress.goal.id, row.progress.have, row.progress.needed, row.rounds) for row in rows] == [
        ("era_3", 1, 3, 5),
        ("all_units_on_map", 0, 5, 5),
        ("enemy_capital", 0, 1, 5),
    ]
    assert all(row.proof is None for row in rows)
    t.s.round = 20
    t.moving("harbor")
    assert [bool(row.proof) for row in facts.standings(RULES.view(t.s, 0))][1:] == [True, True]
    other = Table("cisplatine", ("green", "sky"), ())
    assert facts.rounds(other.s) is None and facts.standings(other.s) == () and facts.posts(other.s) == ()


def test_the_posts_of_the_dutch():
    t = printed()
    rows = facts.posts(t.s)
    assert [row.kind for row in rows] == [unit.kind for unit in UNITS["orange"]]
    assert [(row.strength, row.cards) for row in rows] == [(2, 1), (1, 1), (2, 1), (3, 1), (4, 1)]
    assert rows[0].hex == t.home(1)
    put_unit(t.player(1), 4, t.home(1))
    put_unit(t.player(1), 3, DEFEATED)
    rows = facts.posts(t.s)
    assert (rows[0].cards, rows[4].cards) == (2, 2) and (rows[3].hex, rows[3].cards) == (-1, 0)


def guard(t: Table, kind: str) -> int:
    return next(row.hex for row in facts.posts(t.s) if row.kind == kind)


def test_the_attacks_of_the_movement_phase_are_moves_that_can_be_made():
    t = printed()
    at = guard(t, "dragoon")
    here = next(h for h in t.near(at) if not t.player(1).at >> h & 1 and not t.s.board.water >> h & 1)
    t.unit("cannon", here)
    t.unit("dragoon", here)
    t.moving("build")
    found = facts.attacks(RULES.view(t.s, 0))
    assert {attack.at for attack in found} == {h for h in t.near(here) if t.player(1).at >> h & 1}
    assert [attack.at for attack in found] == sorted(attack.at for attack in found)
    for attack in found:
        assert t.session.why_not(attack.move) is None
        assert isinstance(attack.move, AttackAdjacent), "firing wins as often, and risks less"
    t.moving("build", free=0)
    assert facts.attacks(RULES.view(t.s, 0)) == (), "the arch leads to own tiles only"


def test_all_together_go_where_that_wins_most():
    t = printed()
    at = guard(t, "dragoon")
    here = next(h for h in t.near(at) if not t.player(1).at >> h & 1 and not t.s.board.water >> h & 1)
    t.unit("dragoon", here)
    t.unit("archer", here)
    t.moving("build")
    move = next(attack.move for attack in facts.attacks(t.s) if attack.at == at)
    assert isinstance(move, MoveUnits) and len(move.units) == 2


def test_before_the_token_is_moved_the_free_movement_is_foretold_and_each_arch():
    t = printed()
    at = guard(t, "archer")
    here = next(h for h in t.near(at) if not t.player(1).at >> h & 1)
    t.unit("archer", here)
    t.player().token = "trade"
    t.on_turn()
    view = RULES.view(t.s, 0)
    plain = next(a for a in facts.attacks(view) if a.at == at)
    harbor = next(a for a in facts.planned(view, "harbor") if a.at == at)
    assert (plain.odds.attack, harbor.odds.attack) == (1, 2), "the old arch is left, the new one strengthens"
    assert repr(view) == repr(RULES.view(t.s, 0)), "nothing is changed by asking"
    t.moving("build")
    assert facts.planned(t.s, "harbor") == ()


def test_what_would_help():
    t = printed()
    t.player().missions = ("exploration-4", "sail-1", "rail-1")
    t.changed()
    assert helps(t, "era_3") == (
        facts.GoalHelp("mission", "deploy", "exploration-4"),
        facts.GoalHelp("mission", "build", "exploration-4"),
    )
    assert [(h.code, h.thing, h.unit) for h in helps(t, "all_units_on_map")] == [
        ("unit", unit.kind, number) for number, unit in enumerate(UNITS["green"])
    ]
    march = helps(t, "enemy_capital")[0]
    assert (march.code, march.unit, march.hexes) == ("attack", -1, (t.home(1),)) and march.steps == 7
    for _ in range(2):
        t.unit("archer", t.home())
    t.tile("cane_field", t.free("field", t.home()))
    assert helps(t, "era_3") == (facts.GoalHelp("announce", thing="exploration-4"),)
    assert helps(t, "enemy_capital")[0].unit == 1
    t.era(3)
    assert helps(t, "era_3") == ()


ROWS = {
    "points": 'kind = "points", n = 30',
    "cities": 'kind = "cities", n = 1',
    "products": 'kind = "products", n = 1, of = "square"',
    "hold": 'kind = "hold", hexes = [[1, 1], [2, 2]], n = 2',
    "battles_won": 'kind = "battles_won", n = 1',
    "explored": 'kind = "explored", n = 1',
    "goods": 'kind = "goods", n = 9, of = "cotton"',
    "missions": 'kind = "missions", n = 1',
}


def test_every_kind_of_goal_says_what_helps(tmp_path):
    challenges.write(
        tmp_path, challenges.ALONE + challenges.goals(*ROWS.values()) + challenges.ENEMY + challenges.MEDALS
    )
    t = Table("trial", ("green",), ("oba_ii",))
    t.unit("monarch", t.near(t.home())[0])
    found = {row.goal.kind: facts.helps(RULES.view(t.s, 0), row.goal) for row in goals.all_of(t.s)}
    assert set(found) == set(ROWS) and all(found.values())
    assert found["products"] == (facts.GoalHelp("action", "manufacture", "square"),)
    assert found["cities"][0].hexes == (t.near(t.home())[0],)
    assert [h.code for h in found["hold"]] == ["walk", "walk"] and found["hold"][0].steps <= found["hold"][1].steps
    assert {h.code for h in found["battles_won"]} == {"attack"} and {h.code for h in found["explored"]} == {"explore"}
    assert len(found["battles_won"]) == 2 and len(found["explored"]) == 2


def test_the_medal_of_a_victory_now():
    t = printed()
    t.s.round = 18
    assert [facts.medal(t.s, points).name for points in (10, 40, 60)] == ["bronze", "silver", "gold"]
    t.s.round = 20
    assert facts.medal(t.s, 60).name == "bronze"
    assert facts.medal(Table("cisplatine", ("green", "sky"), ()).s, 60) is None
