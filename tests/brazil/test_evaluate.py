"""What bots think of a position: one thing more is worth more, and choices made for good are made by worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.bots.greedy import GreedyBot
from engine.brazil.components import COLOUR_SETS, MISSIONS, MONARCHS, monarchs_of
from engine.brazil.evaluation import evaluate as judged
from engine.brazil.evaluation.evaluate import WORTH, evaluate, read_worth, worth
from engine.brazil.moves import AnnounceMission, ChooseMonarch, KeepMission, PlacePalace
from engine.brazil.rules.control import controlled
from engine.brazil.rules.scoring import standing
from engine.core.components import ComponentError
from engine.core.rng import Rng
from tests.brazil.kit import RULES, Table
from tests.brazil.random_play import SMALL, new

VALUES = [("sugarcane", 0.30), ("coffee", 0.33), ("brazilwood", 0.36), ("cotton", 0.40), ("gold", 0.60)]
VALUES += [("science", 0.85)]


def gained(t: Table, arrange) -> float:
    """By how much an arrangement makes the position better for seat 0."""
    before = evaluate(t.s, 0)
    arrange(t)
    return evaluate(t.s, 0) - before


@pytest.mark.parametrize("good,value", VALUES)
def test_each_good_has_its_value(good, value):
    assert gained(Table(), lambda t: t.goods(good)) == pytest.approx(value)


def test_goods_beyond_what_can_be_spent_soon_count_less():
    t = Table().goods(*["coffee"] * 8)
    assert 0 < gained(t, lambda t: t.goods("coffee")) < 0.33


def test_goods_on_a_tile_count_only_under_control():
    t = Table()
    farm = t.tile("farm", t.free("field", near=t.home()))
    with_goods = worth(t.s, 0)
    t.s.goods = tuple(1 << 8 if h == farm else g for h, g in enumerate(t.s.goods))
    assert worth(t.s, 0) == pytest.approx(with_goods + 0.33)
    t.unit("archer", farm, seat=1)
    assert worth(t.s, 0) < with_goods


@pytest.mark.parametrize(
    "arrange,value",
    [
        (lambda t: t.gold_card("extra_build"), 0.55),
        (lambda t: t.combat_card("militia"), 0.30),
        (lambda t: t.unit("archer", t.home()), 1 + 0.3),
        (lambda t: t.product("dye", "harbor"), 2 + 0.8),
    ],
)
def test_cards_units_and_products_have_theirs(arrange, value):
    t = Table(monarchs=("oba_ii",))
    t.player().missions = ()
    assert gained(t, arrange) == pytest.approx(value)


def test_a_mission_nearer_its_end_is_worth_more_and_the_running_eras_most():
    t = Table(monarchs=("oba_ii",)).mission("sail-7")
    t.player().missions = ("sail-7",)
    early = promised(t, "sail-7")
    t.painting("coroados").painting("immigrants")
    half = promised(t, "sail-7")
    t.era(2)
    assert early == 0 < half < promised(t, "sail-7")
    nearly = promised(t, "sail-7")
    t.tile("olinda", t.free("field", near=t.home()))
    assert nearly < promised(t, "sail-7") == pytest.approx(2.5 + 2.0 + 0.8 * MISSIONS["sail-7"].vp)


def test_a_mission_two_eras_away_is_worth_nothing_yet():
    assert judged.mission_worth("rail-1", 0.5, 1) == 0 < judged.mission_worth("rail-1", 0.5, 2)
    assert judged.mission_worth("rail-1", 0.5, 2) < judged.mission_worth("rail-1", 0.5, 3)


def promised(t: Table, mission: str) -> float:
    stand = standing(t.player(), t.s.tile_index(), controlled(t.s, 0))
    return judged.mission_worth(mission, dict(stand.shares)[mission], t.s.era)


def test_room_to_build_counts_up_to_eight_hexes():
    t = Table()
    room, before = judged.room(t.s, 0), worth(t.s, 0)
    hemmed = next(h for h in t.near(t.home()) if t.s.board.land >> h & 1)
    t.s.tiles |= 1 << hemmed
    less = judged.room(t.s, 0)
    assert less < room and worth(t.s, 0) == pytest.approx(before - 0.08 * (room - less))
    t = Table()
    for _ in range(4):
        t.tile("farm", t.free("field"))
    assert judged.room(t.s, 0) == 8


def test_when_the_end_is_near_it_counts_who_is_ahead():
    t = Table().painting("maria_quiteria")
    t.s.ending = True
    ahead = evaluate(t.s, 0) - worth(t.s, 0)
    behind = evaluate(t.s, 1) - worth(t.s, 1)
    assert (ahead, behind) == (pytest.approx(6.0), pytest.approx(-6.0))


def test_the_table_has_every_monarch_and_every_mission():
    assert set(WORTH.monarchs) == set(MONARCHS) and set(WORTH.missions) == set(MISSIONS)


@pytest.mark.parametrize(
    "text,said",
    [
        ("[monarchs]\nvictoria = 1\n[missions]\n", "monarchs: missing or unknown: afonso_henriques"),
        ("[monarchs]\nvictoria = 'much'\n", "monarchs.victoria: Input should be a valid number"),
        ("[monarchs", "Expected"),
    ],
)
def test_a_broken_table_is_refused_with_file_and_key(tmp_path: Path, text, said):
    path = tmp_path / "worth.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        read_worth(path)
    assert str(path) in str(caught.value) and said in str(caught.value)


def choices(scenario: str, seed: int) -> list[tuple[object, list[object]]]:
    """What a greedy bot chose during setup, and among what."""
    session, bot, rng = new(scenario, seed), GreedyBot(), Rng(seed)
    made = []
    while session.state.frames[-1].kind in ("draft", "monarch"):
        seat = session.awaiting[0]
        legal = session.legal_moves(seat)
        move = bot.choose(RULES, session.view(seat), seat, rng)
        made.append((move, legal))
        session.submit(move)
    return made


def test_greedy_takes_the_monarch_and_the_missions_of_most_worth():
    firsts = chosen = 0
    for seed in range(12):
        for move, legal in choices(SMALL, seed):
            if isinstance(move, ChooseMonarch):
                best = max(WORTH.monarchs[m.monarch] for m in legal)
                assert WORTH.monarchs[move.monarch] == best
            else:
                assert isinstance(move, KeepMission)
                best = max(WORTH.missions[m.mission] for m in legal)
                assert WORTH.missions[move.mission] == best
            chosen += 1
            firsts += move == legal[0]
    assert 0 < firsts < chosen, "not always the first of the list"


def test_every_monarch_is_looked_at_also_where_there_are_more_than_a_bot_looks_at():
    session = new(SMALL, 1, monarchs="bid")
    while session.state.frames[-1].kind != "monarch":
        session.submit(session.legal_moves(session.awaiting[0])[0])
    seat = session.awaiting[0]
    everybody = [m for colour in COLOUR_SETS for m in monarchs_of(colour, session.setup.edition)]
    shown = RULES.shortlist(session.state, seat, 3, Rng(1))
    assert [m.monarch for m in shown] == everybody
    move = GreedyBot(3).choose(RULES, session.view(seat), seat, Rng(1))
    assert WORTH.monarchs[move.monarch] == max(WORTH.monarchs.values())


def test_palaces_are_chosen_among_all_their_places():
    t = Table(monarchs=("oba_ii",)).mission("exploration-4")
    for _ in range(2):
        t.tile("cane_field", t.free("field"))
        t.tile("gold_foundry", t.free("gold_mine"))
        t.unit("archer", t.home())
    t.do(AnnounceMission(0, "exploration-4"))
    legal = t.legal(PlacePalace)
    assert len(legal) > 5 and [m for m in RULES.shortlist(t.s, 0, 2, Rng(1)) if isinstance(m, PlacePalace)] == legal
