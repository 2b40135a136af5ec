"""The goals of challenges: every word met, not met, un-met; what is counted (rules 11)."""

from __future__ import annotations

import pytest

from engine.brazil.challenge import goals
from engine.brazil.challenge.evaluation import IN_CAPITAL, challenge_value
from engine.brazil.map.goals import WORDS
from engine.brazil.moves import PlayGoldCard
from engine.brazil.rules.control import put_unit
from tests.brazil.goal_cases import (
    CASES,
    fall,
    fought,
    lose_tile,
    progress,
    standing,
)
from tests.brazil.kit import RULES, Table


def test_every_word_of_the_vocabulary_is_tried():
    assert list(CASES) == list(WORDS) and sorted(WORDS) == sorted(goals.COUNTS)


@pytest.mark.parametrize("kind", [kind for kind, case in CASES.items() if case[1]])
def test_a_goal_is_open_then_met_then_open_again_or_kept_for_good(kind, trial):
    row, meet, unmeet, after = CASES[kind]
    t = trial(f'kind = "{kind}", {row}', 'kind = "era", id = "never", n = 3', enemy=True)
    first = goals.progress_of_all(t.s)[0]
    assert first.standing == "open" and first.have < first.needed
    meet(t)
    found = goals.progress_of_all(t.s)[0]
    assert found.have >= found.needed == first.needed
    assert found.standing == ("kept" if kind in goals.FOR_GOOD else "met")
    unmeet(t)
    found = goals.progress_of_all(t.s)[0]
    assert found.standing == after and (found.have < found.needed) == (after == "open")


def test_hexes_are_held_by_a_unit_or_a_tile_under_control(trial):
    t = trial('kind = "hold", hexes = [[1, 1], [0, 1]], n = 2', 'kind = "era", id = "never", n = 3', enemy=True)
    one, two = goals.progress_of_all(t.s)[0].goal.hexes
    t.clear_unknown(one)
    t.tile("farm", one)
    assert standing(t) == "open"
    unit = t.unit("archer", t.near(two)[0])
    t.moving("build")
    t.walk(unit, two)
    assert standing(t) == "met"
    t.moving("build")
    t.walk(unit, t.near(two)[0])
    assert standing(t) == "open"
    put_unit(t.player(), unit, two)
    lose_tile(t, one)
    assert standing(t) == "open" and progress(t)["hold"] == (1, 2)


def test_their_capital_counts_while_a_unit_stands_there(trial):
    t = trial('kind = "capital"', 'kind = "era", id = "never", n = 3', enemy=True).on_top("combat_deck", "militia")
    beside = next(h for h in t.near(t.home(1)) if not t.player(1).at >> h & 1)
    unit = t.unit("cannon", beside)
    t.moving("build")
    assert standing(t) == "open"
    t.walk(unit, t.home(1))
    assert standing(t) == "met"
    t.moving("build")
    t.walk(unit, beside)
    assert standing(t) == "open"


def test_their_capital_counts_only_once_the_battle_for_it_is_won(trial):
    t = trial('kind = "capital"', 'kind = "era", id = "never", n = 3', enemy=True).on_top("combat_deck", "militia")
    beside = next(h for h in t.near(t.home(1)) if not t.player(1).at >> h & 1)
    unit = t.unit("cannon", beside)
    t.combat_card("regulars").moving("build")
    before = challenge_value(t.s)
    t.walk(unit, t.home(1))
    t.waits_for(0, "combat")
    assert standing(t) == "open" and progress(t)["capital"] == (0, 1)
    assert challenge_value(t.s) < before + IN_CAPITAL, "nor does a bot count it"
    t.seal("regulars")
    assert standing(t) == "met"


# --- what no position shows ---


def test_a_battle_won_stays_won_whatever_becomes_of_the_winner(trial):
    t = trial('kind = "battles_won", n = 1', 'kind = "era", n = 3', enemy=True)
    fought(t, "regulars", "archer")
    assert standing(t) == "open" and t.s.tally[0] == 1, "begun and lost"
    fought(t, "militia")
    assert standing(t) == "kept" and progress(t)["battles_won"] == (1, 1)
    fall(t)
    assert standing(t) == "kept"


def test_tiles_turned_up_count_whatever_becomes_of_them(trial):
    t = trial('kind = "explored", n = 1', 'kind = "era", n = 3')
    at = t.s.board.scenario.unknown[0]
    t.unknown("mandioca", at)
    unit = t.unit("archer", t.near(at)[0])
    t.moving("build")
    assert standing(t) == "open"
    t.walk(unit, at)
    assert standing(t) == "kept" and t.player().exploration == ()


@pytest.mark.parametrize("of", ["units_lost", "battles"])
def test_what_was_to_be_avoided_can_not_be_made_good(of, trial):
    t = trial(f'kind = "without", of = "{of}"', 'kind = "era", n = 3', enemy=True)
    assert standing(t) == "met"
    fought(t, "regulars", "archer")
    assert standing(t) == "failed" and not t.s.over, "the game goes on: the move may still be taken back"
    put_unit(t.player(), 1, t.home())
    assert standing(t) == "failed", "a unit lost is lost, though it returns"


def test_so_many_may_be_allowed(trial):
    t = trial('kind = "without", of = "battles", n = 1', 'kind = "era", n = 3', enemy=True)
    fought(t, "regulars", "archer")
    assert standing(t) == "met"
    fought(t, "militia")
    assert standing(t) == "failed" and goals.progress_of_all(t.s)[0].have == 2


def test_without_gold_cards_counts_those_played_not_those_paid_or_dropped(trial):
    t = trial('kind = "without", of = "gold_cards"', 'kind = "era", n = 3').gold_card("extra_harbor", "war")
    t.on_turn()
    t.arch("harbor")
    while t.frame.kind != "turn":
        t.do(t.legal()[0])
    assert standing(t) == "met"
    t.do(PlayGoldCard(0, "extra_harbor"))
    assert standing(t) == "failed"


def test_without_trade(trial):
    from engine.brazil.moves import Trade

    t = trial('kind = "without", of = "trades"', 'kind = "era", n = 3')
    t.goods("cotton", "cotton", "gold", "gold", "coffee")
    t.on_turn()
    t.arch("trade")
    assert standing(t) == "met"
    t.do(t.legal(Trade)[0])
    while t.frame.kind != "turn":
        t.do(t.legal()[0])
    assert standing(t) == "failed"


def test_nothing_is_counted_where_no_goal_asks_for_it(trial):
    t = trial('kind = "capital"', 'kind = "era", n = 3', enemy=True)
    fought(t, "militia")
    assert t.s.tally == () and "tally" not in RULES.dump_state(t.s)
    t = Table("cisplatine", ("green", "sky"), ())
    assert t.s.tally == ()


def test_the_tally_is_saved_told_in_the_digest_and_copied(trial):
    t = trial('kind = "without", of = "battles"', 'kind = "era", n = 3', enemy=True)
    before = RULES.digest(t.s)
    fought(t, "militia")
    data = RULES.dump_state(t.s)
    again = RULES.load_state(data, t.session.setup)
    assert again.tally == t.s.tally == t.s.copy().tally and RULES.digest(again) == RULES.digest(t.s) != before
    other = t.s.copy()
    other.tally = (0, *t.s.tally[1:])
    assert RULES.digest(other) != RULES.digest(t.s)
    data["tally"] = [1, 2]
    with pytest.raises(ValueError, match="tally"):
        RULES.load_state(data, t.session.setup)
