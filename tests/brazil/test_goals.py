"""The goals of challenges: every word met, not met, un-met; rounds to hold them by; what is counted (rules 11)."""

from __future__ import annotations

import pytest

from engine.brazil import facts, goals
from engine.brazil.components import BUILDINGS, CITIES, PAINTINGS, PRODUCTS
from engine.brazil.control import put_unit
from engine.brazil.events import GameEnded
from engine.brazil.map.goals import WORDS
from engine.brazil.moves import AttackAdjacent, DrawMission, EndTurn, MoveUnits, PlayGoldCard, SealCards
from engine.brazil.setup import SetupError
from engine.brazil.state import DEFEATED, ON_BOARD, Options
from tests.brazil import challenges
from tests.brazil.kit import RULES, Table


@pytest.fixture
def trial(tmp_path):
    """A table of a challenge with these goals: alone, `enemy` there, or with a `rival`."""

    def made(*rows: str, enemy: bool = False, rival: bool = False, **options: str) -> Table:
        text = (challenges.RIVAL if rival else challenges.ALONE) + challenges.goals(*rows)
        challenges.write(tmp_path, text + (challenges.ENEMY if enemy else "") + challenges.MEDALS)
        colours = ("green", "sky") if rival else ("green",)
        return Table("trial", colours, ("oba_ii", "manuel_i"), options=Options(**options))

    return made


def standing(t: Table, goal: str | None = None) -> str:
    """How the goal (the first, if none is named) stands."""
    rows = goals.all_of(t.s)
    return next(row.standing for row in rows if goal in (None, row.goal.id))


def spot(t: Table) -> int:
    return t.where(lambda h: not t.s.tile[h] and not t.s.unexplored[h] and not t.s.board.water >> h & 1)


def lay(t: Table, *tiles: str) -> None:
    for tile in tiles:
        t.tile(tile, spot(t))


def lose_tile(t: Table, hex_id: int) -> None:
    """An enemy stands on it."""
    put_unit(t.player(1), 1, hex_id)
    t.changed()


def lay_and_lose(*tiles: str):
    def meet(t: Table) -> None:
        lay(t, *tiles)

    def unmeet(t: Table) -> None:
        lose_tile(t, max(h for h in range(t.s.board.size) if t.s.tile[h] and t.s.owner[h] == 0 and h != t.home()))

    return meet, unmeet


def units(number: int):
    def meet(t: Table) -> None:
        for unit in range(number):
            put_unit(t.player(), unit, t.home())
        t.changed()

    return meet


def fall(t: Table) -> None:
    put_unit(t.player(), 0, DEFEATED)
    t.changed()


def has(name: str, full: tuple, less: tuple):
    """The player owns these, then fewer."""

    def meet(t: Table) -> None:
        setattr(t.player(), name, full)
        t.changed()

    def unmeet(t: Table) -> None:
        setattr(t.player(), name, less)
        t.changed()

    return meet, unmeet


def nothing(t: Table) -> None:
    t.changed()


ONE_OF = {shape: [p for p, row in PRODUCTS.items() if row.shape == shape] for shape in ("square", "pentagon")}
RED = [p for p, row in PAINTINGS.items() if row.colour == "red"]
BLUE = [p for p, row in PAINTINGS.items() if row.colour == "blue"]
CITY = tuple(CITIES)[:2]
ERA_2 = [b for b, row in BUILDINGS.items() if row.era == 2]
CASES = {
    "era": ("n = 2", lambda t: t.era(2), nothing, "kept"),
    "points": ("n = 3", lambda t: t.painting(RED[0]).painting(RED[2]), has("paintings", (), ())[1], "open"),
    "units": ("n = 2", units(2), fall, "open"),
    "deployed": ("n = 2", units(2), fall, "kept"),
    "cities": ("n = 2", *lay_and_lose(*CITY), "open"),
    "buildings": ("n = 2", *lay_and_lose("farm", "sawmill"), "open"),
    "building": ('n = 1, of = "farm"', *lay_and_lose("farm"), "open"),
    "buildings_of_era": ('n = 1, of = "2"', *lay_and_lose(ERA_2[0]), "open"),
    "distinct_buildings": ("n = 2", *lay_and_lose("farm", "sawmill"), "open"),
    "products": (
        'n = 1, of = "square"',
        *has("products", ((ONE_OF["square"][0], "build"),), ((ONE_OF["pentagon"][0], "painting"),)),
        "open",
    ),
    "paintings": ('n = 2, of = "red"', *has("paintings", (RED[0], RED[1]), (RED[0], BLUE[0])), "open"),
    "painting_colours": ("n = 2", *has("paintings", (RED[0], BLUE[0]), (RED[0], RED[1])), "open"),
    "palaces": ("n = 1", *has("palaces", (2,), ()), "open"),
    "missions": ("n = 1", has("revealed", ("exploration-1",), ())[0], nothing, "kept"),
    "goods": ('n = 2, of = "cotton"', lambda t: t.goods("cotton", "cotton"), has("supply", (), 0)[1], "open"),
    "gold_cards": ("n = 1", *has("gold_cards", ("war",), ()), "open"),
    "explored": ("n = 1", None, None, "kept"),
    "hold": ("hexes = [[1, 1]]", None, None, "open"),
    "capital": ("", None, None, "open"),
    "battles_won": ("n = 1", None, None, "kept"),
    "without": ('of = "units_lost"', None, None, "failed"),
    "lead": ("n = 3", None, None, "open"),
}


def test_every_word_of_the_vocabulary_is_tried():
    assert list(CASES) == list(WORDS) and sorted(WORDS) == sorted(goals.COUNTS)


@pytest.mark.parametrize("kind", [kind for kind, case in CASES.items() if case[1]])
def test_a_goal_is_open_then_met_then_open_again_or_kept_for_good(kind, trial):
    row, meet, unmeet, after = CASES[kind]
    t = trial(f'kind = "{kind}", {row}', 'kind = "era", id = "never", n = 3', enemy=True)
    first = goals.all_of(t.s)[0]
    assert first.standing == "open" and first.have < first.needed
    meet(t)
    found = goals.all_of(t.s)[0]
    assert found.have >= found.needed == first.needed
    assert found.standing == ("kept" if kind in goals.FOR_GOOD else "met")
    unmeet(t)
    found = goals.all_of(t.s)[0]
    assert found.standing == after and (found.have < found.needed) == (after == "open")


def test_hexes_are_held_by_a_unit_or_a_tile_under_control(trial):
    t = trial('kind = "hold", hexes = [[1, 1], [0, 1]], n = 2', 'kind = "era", id = "never", n = 3', enemy=True)
    one, two = goals.all_of(t.s)[0].goal.hexes
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
    assert standing(t) == "open" and facts.goals(t.s)["hold"] == (1, 2)


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


# --- what no position shows ---


def fought(t: Table, card: str, kind: str = "cannon") -> None:
    """An attack on the archer in his Capital, against this card."""
    t.on_top("combat_deck", card)
    unit = t.unit(kind, next(h for h in t.near(t.home(1)) if not t.player(1).at >> h & 1))
    t.moving("build")
    t.walk(unit, t.home(1))


def test_a_battle_won_stays_won_whatever_becomes_of_the_winner(trial):
    t = trial('kind = "battles_won", n = 1', 'kind = "era", n = 3', enemy=True)
    fought(t, "regulars", "archer")
    assert standing(t) == "open" and t.s.tally[0] == 1, "begun and lost"
    fought(t, "militia")
    assert standing(t) == "kept" and facts.goals(t.s)["battles_won"] == (1, 1)
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
    assert standing(t) == "failed" and goals.all_of(t.s)[0].have == 2


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


# --- rounds ---


def pass_turn(t: Table) -> list:
    t.on_turn()
    t.arch("painting" if t.player().token != "painting" else "harbor")
    while t.frame.kind != "turn":
        t.do(t.legal()[-1])
    return t.do(EndTurn(0))


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
    assert [row.standing for row in goals.all_of(t.s)] == ["kept", "met"]


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
    assert goals.all_of(t.s)[0].have == t.vp(0) - t.vp(1) >= 3 and standing(t) == "met"
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


# --- bots work toward every goal ---


@pytest.mark.parametrize("kind", [kind for kind, case in CASES.items() if case[1]])
def test_a_goal_met_is_worth_more_to_bots_than_one_that_is_open(kind, trial):
    row, meet, _, _ = CASES[kind]
    t = trial(f'kind = "{kind}", {row}', 'kind = "capital"', enemy=True)
    before = RULES.forecast(t.s, 0), RULES.evaluate(t.s, 0)
    meet(t)
    assert RULES.forecast(t.s, 0) > before[0] + 1 and RULES.evaluate(t.s, 0) > before[1]


def test_bots_see_the_way_to_hexes_and_unknown_ground(trial):
    t = trial('kind = "hold", hexes = [[4, 1]]', 'kind = "explored", n = 1')
    far, near = t.home(), t.near(goals.all_of(t.s)[0].goal.hexes[0])[0]
    values = [RULES.forecast(t.s, 0)]
    unit = t.unit("archer", far)
    values.append(RULES.forecast(t.s, 0))
    put_unit(t.player(), unit, near)
    values.append(RULES.forecast(t.s, 0))
    put_unit(t.player(), unit, goals.all_of(t.s)[0].goal.hexes[0])
    values.append(RULES.forecast(t.s, 0))
    t.s.tally = (0, 0, 0, 0, 0, 1)
    values.append(RULES.forecast(t.s, 0))
    assert values == sorted(values) and len(set(values)) == len(values)


def test_what_is_broken_costs_and_what_won_is_worth_most(trial):
    t = trial('kind = "without", of = "battles"', 'kind = "battles_won", n = 1', enemy=True)
    before = RULES.forecast(t.s, 0)
    t.s.tally = (1, 0, 0, 0, 0, 0)
    assert RULES.forecast(t.s, 0) < before - 20
    t.s.over = "goals"
    assert RULES.forecast(t.s, 0) > before + 100
    t.s.over = "goals_missed"
    assert RULES.forecast(t.s, 0) == 0


def test_a_lead_is_worth_more_the_more_it_is_and_rivals_think_of_themselves(trial):
    t = trial('kind = "lead", n = 3', rival=True)
    before = RULES.forecast(t.s, 0), RULES.forecast(t.s, 1)
    t.painting(RED[0]).painting(RED[2])
    assert RULES.forecast(t.s, 0) > before[0] and RULES.forecast(t.s, 1) == before[1]
