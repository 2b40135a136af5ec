"""What the table shows of a challenge: goals, posts, attacks with their odds."""

from __future__ import annotations

from engine.brazil.challenge import facts
from engine.brazil.components import UNITS
from engine.brazil.moves import AttackAdjacent, MoveUnits
from engine.brazil.rules.control import put_unit
from engine.brazil.state import DEFEATED
from tests.brazil.kit import RULES, Table


def printed() -> Table:
    return Table("battle_of_guararapes", ("green",), ("oba_ii",))


def test_standings():
    t = printed()
    t.s.round = 15
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
    assert facts.standings(other.s) == () and facts.posts(other.s) == ()


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
    harbor = next(a for a in facts.attacks_after_move(view, "harbor") if a.at == at)
    assert (plain.odds.attack, harbor.odds.attack) == (1, 2), "the old arch is left, the new one strengthens"
    assert repr(view) == repr(RULES.view(t.s, 0)), "nothing is changed by asking"
    t.moving("build")
    assert facts.attacks_after_move(t.s, "harbor") == ()
