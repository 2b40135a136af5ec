"""Wars: order, revealing, tile effects, strength, victory, reset and the next display (rules 13.1-13.5, 13.9-13.11)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT, THEATERS
from engine.struggle.components import WARS
from engine.struggle.rules.bonus_war_tiles import add_to_theater, bonus_at
from engine.struggle.rules.wars import layout
from engine.struggle.rules.wars.strength import board_parts, board_strength, strength
from tests.struggle.kit import RULES, B, F, Table
from tests.struggle.random_play import SOME, positions

TURN = {0: 1, 1: 3, 2: 4, 3: 5}


def fought(war: int = 0, bare: bool = True, **tiles: tuple[str, ...]) -> Table:
    """A table before a war; every theater has tiles without strength on both sides unless told: f0=(…), b2=(…)."""
    t = Table(turn=TURN[war], bare=bare)
    for side, letter in ((F, "f"), (B, "b")):
        player = t.player(side)
        count = len(THEATERS[war])
        player.basic = tuple(sorted((*player.basic, *(tile for laid in player.laid for tile in laid[:1]))))
        player.bonus = tuple(sorted((*player.bonus, *(tile for laid in player.laid for tile in laid[1:]))))
        player.laid = ((),) * count
        for theater in range(count):
            wanted = tiles.get(f"{letter}{theater}", ())
            if wanted:
                t.tiles(side, theater, *wanted)
    return t


# --- course ---


def test_theaters_come_in_order_and_the_next_peace_turn_follows():
    t = fought().war()
    assert t.s.war == 1 and t.s.turn == 2 and t.s.frames[-1].kind in ("keep", "ministry", "first", "round")


def test_a_tie_is_nothing_for_anybody():
    t = fought().war()
    assert t.s.vp == 15 and t.player(F).trp == t.player(B).trp == 0


@pytest.mark.parametrize(("vp", "first", "side"), [(16, B, F), (14, F, B), (15, F, F), (15, B, B)])
def test_the_side_nearer_to_victory_does_its_effects_first(vp, first, side):
    t = fought(f0=("basic_debt",), b0=("basic_debt",))
    t.s.vp, t.s.first = vp, first
    t.war()
    t.waits_for(side, "effects")
    t.do(m.DeclineEffect(side, "basic_debt"))
    t.waits_for(1 - side, "effects")


def test_who_is_first_is_fixed_when_the_tiles_are_turned_up():
    t = fought(f0=("basic_debt",), b0=("basic_debt",), b1=("basic_debt",), f1=("basic_debt",))
    t.s.vp, t.s.first = 15, F
    t.money(B, debt=6).war()
    t.do(m.TileEffect(F, "basic_debt"))
    assert t.s.vp == 16
    t.waits_for(B, "effects")


def test_tiles_of_a_theater_not_yet_fought_stay_hidden():
    t = fought(f0=("basic_debt",), b0=("basic_two",), b1=("basic_unflag",)).war()
    seen = RULES.view(t.s, F)
    assert seen.players[B].laid[0] == ("basic_two",) and seen.players[B].laid[1] == ("?basic",)


# --- effects (13.3) ---


def test_debt_is_forced_on_the_opponent():
    t = fought(f0=("basic_debt",)).money(B, debt=6).war()
    t.do(m.TileEffect(F, "basic_debt"))
    assert t.player(B).debt == 6 and t.s.ledger[0] == (1, F, "overrun", "", 1)


def test_an_effect_may_be_declined_and_is_done_once():
    t = fought(f0=("basic_debt", "wss_france_boufflers")).war()
    t.do(m.DeclineEffect(F, "basic_debt"))
    t.refused(m.TileEffect(F, "basic_debt"), "no_effect", tile="basic_debt")
    t.refused(m.Finish(F), "effects_first")
    t.do(m.TileEffect(F, "wss_france_boufflers"))
    assert t.player(B).debt == 1


def test_a_fort_of_the_theater_is_damaged():
    t = fought(f2=("basic_damage",)).holds(B, "halifax", "louisbourg").damages("louisbourg").war()
    t.refused(m.TileEffect(F, "basic_damage", AT["louisbourg"]), "fort_is_damaged", space="louisbourg")
    t.do(m.TileEffect(F, "basic_damage", AT["halifax"]))
    assert t.s.damaged >> AT["halifax"] & 1 and t.owner("halifax") == B


def test_or_a_squadron_of_the_theater_goes_home():
    t = fought(f2=("basic_damage",)).holds(B, "cabot_strait", "biscay").war()
    t.refused(m.TileEffect(F, "basic_damage", AT["biscay"]), "not_in_theater")
    t.do(m.TileEffect(F, "basic_damage", AT["cabot_strait"]))
    assert t.player(B).box == 3 and t.owner("cabot_strait") == -1


def test_atlantic_dominance_reaches_europe_only():
    t = fought(2, f0=("basic_damage",)).holds(B, "cabot_strait", "biscay").war()
    assert t.spaces(m.TileEffect) == ["biscay"]


def test_an_unmarked_flag_of_the_theater_is_removed():
    t = fought(f0=("basic_unflag",)).holds(B, "russia", "sweden", "iroquois").marks("sweden").war()
    assert t.spaces(m.TileEffect) == ["russia"]
    t.do(m.TileEffect(F, "basic_unflag", AT["russia"]))
    assert t.owner("russia") == -1


def test_a_market_only_if_its_loss_isolates_no_other():
    t = fought(f2=("basic_unflag",)).holds(B, "quebec_and_montreal", "cataraqui", "niagara").war()
    assert t.spaces(m.TileEffect) == ["niagara"]


def test_unless_every_such_market_would():
    t = fought(f2=("basic_unflag",)).holds(B, "york_factory", "hudson_bay").war()
    assert t.spaces(m.TileEffect) == ["york_factory"]
    t = fought(f2=("basic_unflag",)).holds(B, "quebec_and_montreal", "cataraqui", "niagara").marks("niagara").war()
    assert t.spaces(m.TileEffect) == ["cataraqui"]


def test_effects_without_a_target_fall_away():
    t = fought(f0=("basic_unflag",), f2=("basic_damage",)).war()
    assert t.s.war == 1


# --- strength (13.4) ---


@pytest.mark.parametrize("theater", [(w, n) for w in range(4) for n in range(len(THEATERS[w]))], ids=str)
def test_the_strength_of_every_theater_on_a_board_full_of_one_side(theater):
    """France holds everything that could count, Britain nothing: its own flags, Squadrons and Forts give strength."""
    war, number = theater
    t = fought(war)
    everything = [n for n in AT if n not in ("usa_prestige_2", "usa_prestige_3")]
    t.holds(F, *everything)
    counts = THEATERS[war][number].counts
    kinds = [entry.kind for entry in counts]
    found = dict(board_parts(t.s, war, number, F))
    from engine.struggle.components import COUNTRIES, SPACES

    allied = [n for e in counts if e.kind == "country" for n in COUNTRIES[e.country].spaces if SPACES[n].alliance]
    allied += [e.space for e in counts if e.kind == "space"]
    assert found.get("alliances", 0) == len(allied)
    forts = [n for n, s in SPACES.items() if s.type == "fort" and s.region in THEATERS[war][number].regions]
    assert found.get("forts", 0) == (len(forts) if "forts" in kinds else 0)
    assert board_parts(t.s, war, number, B) == []


def test_the_strength_of_the_board_is_the_sum_of_its_parts():
    found = set()
    for s in positions(SOME, 5):
        for war in range(4):
            for theater in range(len(THEATERS[war])):
                for side in (F, B):
                    strong = board_strength(s, war, theater, side)
                    assert strong == sum(n for _, n in board_parts(s, war, theater, side))
                    found.add(strong)
    assert len(found) > 5


def test_marked_alliances_give_none_but_markers_give_the_opponent_strength():
    t = fought().holds(F, "ireland_alliance_2", "scotland_alliance_2").marks("ireland_alliance_2", "russia")
    assert dict(board_parts(t.s, 0, 3, F)) == {"alliances": 1}
    assert dict(board_parts(t.s, 0, 3, B)) == {"conflict": 1}


def test_damaged_forts_give_none():
    t = fought().holds(F, "louisbourg", "halifax").damages("halifax")
    assert dict(board_parts(t.s, 0, 2, F)) == {"forts": 1}


def test_squadrons_of_the_listed_regions():
    t = fought(2).holds(F, "biscay", "cabot_strait", "bahamas_run", "hooghly_river")
    assert strength(t.s, 2, 0, F) == 3 and strength(t.s, 2, 1, F) == 1 and strength(t.s, 2, 2, F) == 2


def test_keywords_count_on_face_up_ministries_only():
    t = fought().ministry("cardinal_ministers").ministry("court_of_the_sun_king", up=False)
    assert dict(board_parts(t.s, 0, 1, F)) == {"keyword": 1}
    assert board_parts(t.s, 0, 3, F) == []


def test_tiles_and_special_tiles():
    t = fought(2, f0=("basic_two",))
    assert strength(t.s, 2, 0, F) == 2
    t.s.byng, t.s.atlantic = 0, B
    assert strength(t.s, 2, 0, B) == 2 and strength(t.s, 2, 2, B) == 2 and strength(t.s, 2, 2, F) == 0
    assert strength(t.s, 2, 0, F) == 2, "the tiles laid there, not the chosen one"


def test_sons_of_liberty_count_in_the_revolution():
    t = fought(3).holds(F, "sons_of_liberty")
    assert strength(t.s, 3, 0, F) == 1


# --- victory by war (13.9) ---


def test_winning_every_theater_in_its_top_row_wins_the_game():
    t = fought()
    t.s.frames = t.s.frames[:1]
    from engine.struggle.decisions import WarDecision

    t.s.won = ((F, True), (F, True), (F, True))
    t.s.frames.append(WarDecision(3, "next"))
    t.s.won += ((F, True),)
    RULES._advance(t.s, [])
    assert t.s.over == "war" and t.s.winner == F


@pytest.mark.parametrize("last", [(F, False), (B, True), (-1, False)])
def test_one_theater_short_of_it_does_not(last):
    from engine.struggle.decisions import CalendarDecision, WarDecision

    t = fought()
    t.s.frames = [CalendarDecision("after_war"), WarDecision(3, "next")]
    t.s.step = 1
    t.s.won = ((F, True), (F, True), (F, True), last)
    RULES._advance(t.s, [])
    assert not t.s.over


def test_zero_and_thirty_are_looked_at_after_the_war():
    t = fought()
    t.s.vp = 0
    t.war()
    assert t.s.over == "vp" and t.s.winner == B


# --- reset and layout (13.10, 13.11) ---


def test_markers_that_gave_strength_go_and_others_stay():
    t = fought().holds(B, "albany", "russia", "plassey").marks("albany", "russia", "plassey", "oswego", "sweden")
    layout.reset(t.s, [])
    assert [n for n in AT if t.marked(n)] == ["sweden", "oswego", "plassey"]


def test_markers_in_theaters_that_do_not_count_them_stay():
    """No theater in Europe counts them in the Seven Years War."""
    t = fought(2).holds(B, "albany", "russia", "plassey", "georgia").marks("albany", "russia", "plassey", "georgia")
    layout.reset(t.s, [])
    assert [n for n in AT if t.marked(n)] == ["russia"]


def test_tiles_go_back_and_the_next_display_is_laid():
    t = Table(turn=3)
    t.s.byng = 1
    t.player(F).out_tiles = (t.player(F).basic[0],)
    t.player(F).basic = t.player(F).basic[1:]
    out = t.player(F).out_tiles
    layout.reset(t.s, [])
    layout.set_up_display(t.s, 2, [])
    player = t.player(F)
    assert t.s.byng == -1
    assert [len(laid) for laid in player.laid] == [1] * 4 and player.out_tiles == out
    assert len(player.basic) == 16 - 1 - 4 and len(player.bonus) == 12
    assert all(tile.startswith("syw_france") for tile in player.bonus)


@pytest.mark.parametrize(("lying", "owed"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_bonus_tiles_are_owed_after_the_austrian_succession(lying, owed):
    t = Table(turn=3)
    pool = list(t.player(F).bonus)
    for n in range(lying):
        theater = n % 4
        tile = pool.pop()
        t.player(F).bonus = tuple(x for x in t.player(F).bonus if x != tile)
        add_to_theater(t.player(F), theater, tile)
    assert sum(len(bonus_at(t.player(F), n)) for n in range(4)) == lying
    layout.reset(t.s, [])
    assert t.player(F).owed == owed
    t = Table(turn=1)
    layout.reset(t.s, [])
    assert t.player(F).owed == 0


def test_after_the_last_war_there_is_no_display():
    t = fought(3).war()
    assert t.s.war == len(WARS) and t.s.turn == 6 and t.player(F).laid == ()
