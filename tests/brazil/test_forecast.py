"""What bots expect of a position: features mean what they are called, weights fit them, and the solo challenge."""

from __future__ import annotations

import json
import math

import pytest

from engine.brazil import board
from engine.brazil.challenge.evaluation import challenge_value
from engine.brazil.components import PAINTINGS, PALACES, PRODUCTS, UNITS
from engine.brazil.evaluation.evaluate import evaluate, prospects
from engine.brazil.evaluation.features import FEATURES, FeatureInputs
from engine.brazil.evaluation.forecast import DECIDED, LAST_TURN, OPEN, SCIENCE, chance, forecast
from engine.brazil.evaluation.learned import MODEL, learned, more_promised
from engine.brazil.rules import bag
from engine.brazil.rules.goods import IN_SUPPLY
from engine.brazil.rules.palaces import meets
from engine.brazil.rules.payment_solver import held, means
from engine.brazil.rules.scoring import total
from engine.brazil.solo import DUTCH
from engine.brazil.state import State
from engine.core.components import ComponentError
from engine.core.rng import Rng
from tests.brazil.kit import RULES, Table, four
from tests.brazil.random_play import SMALL, new


def features(s: State, seat: int) -> dict[str, float]:
    glance = FeatureInputs(s, seat)
    return {name: float(feature(glance)) for name, feature in FEATURES.items()}


def by_name(t: Table, seat: int = 0) -> dict[str, float]:
    return features(t.s, seat)


def changed(t: Table, arrange) -> dict[str, float]:
    """The features that an arrangement changes, and by how much; besides what could be bought."""
    before = by_name(t)
    arrange(t)
    now = {name: value for name, value in by_name(t).items() if not name.startswith("can_")}
    return {name: value - before[name] for name, value in now.items() if value != before[name]}


@pytest.mark.parametrize(
    "arrange,change",
    [
        (lambda t: t.goods("cotton"), {"cotton": 1, "payable_resources": 1}),
        (lambda t: t.gold_card("extra_build"), {"gold_cards": 1}),
        (lambda t: t.combat_card("militia"), {"combat_cards": 1}),
        (lambda t: t.product("dye", "harbor"), {"products": 1, "upgraded_harbor": 1, "vp": 2}),
    ],
)
def test_a_feature_counts_what_it_is_called(arrange, change):
    t = Table(monarchs=("oba_ii",))
    t.player().missions = ()
    assert changed(t, arrange) == change


@pytest.mark.parametrize(
    "goods,resources",
    [
        ((), 0),
        (("cotton", "cotton", "cotton"), 1),
        (("cotton", "sugarcane"), 2),
        (("gold", "gold", "cotton"), 3),
        (("science", "gold", "gold"), 3),
        (("science",) * 5, 4),
        (("sugarcane", "coffee", "brazilwood", "cotton", "gold"), 4),
    ],
)
def test_gold_and_science_stand_for_any_resource_that_is_asked_for(goods, resources):
    t = Table(monarchs=("oba_ii",))
    t.player().supply = 0
    t.goods(*goods)
    assert by_name(t)["payable_resources"] == resources


def test_a_unit_counts_on_the_map_and_once_defeated():
    t = Table(monarchs=("oba_ii",))
    t.player().missions = ()
    change = changed(t, lambda t: t.unit("archer", t.home()))
    assert change["units_on_map"] == change["units_deployed"] == 1 and "units_defeated" not in change


def test_what_others_hide_changes_nothing():
    for seed in range(6):
        session = new(SMALL, seed)
        rng = Rng(seed)
        for _ in range(70):
            session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
        seat = session.awaiting[0]
        if not session.state.ending:
            assert features(session.view(seat), seat) == features(session.state, seat)


def test_experience_is_the_evaluation_and_the_weighed_features():
    t = Table().goods("gold", "gold")
    drafted = learned(FeatureInputs(t.s, 0), ())
    assert drafted == more_promised(t.s.seats[0].missions)
    assert learned(FeatureInputs(t.s, 0), MODEL.pair({"gold": 0.5})) == pytest.approx(drafted + 1.0)
    assert learned(FeatureInputs(t.s, 0), MODEL.pair({"gold": 0.5, "payable_resources": -2.0})) == pytest.approx(
        drafted + 1.0 - 2.0 * by_name(t)["payable_resources"]
    )
    assert forecast(t.s, 0) == pytest.approx(evaluate(t.s, 0)) == RULES.forecast(t.s, 0)
    experienced, more = forecast(t.s, 0, 1.0), learned(FeatureInputs(t.s, 0))
    assert (
        forecast(t.s, 0, 0.5)
        == pytest.approx((experienced + evaluate(t.s, 0)) / 2)
        == RULES.learned_forecast(t.s, 0, 0.5)
    )
    assert experienced == pytest.approx(evaluate(t.s, 0) + more) == RULES.learned_forecast(t.s, 0)


def test_what_was_learned_says_something_of_most_positions():
    t = Table().goods("gold", "sugarcane", "coffee").gold_card("extra_build")
    assert MODEL.weights and all(abs(weight) > 0 for weight in MODEL.weights.values())
    assert learned(FeatureInputs(t.s, 0)) != 0.0


# --- the end ---


def last_round(first: int = 0) -> Table:
    """Two who are level, in the last round; the turn of seat 0 runs."""
    t = Table(monarchs=("oba_ii", "oba_ii"))
    for player in t.s.seats:
        player.missions, player.supply = (), 0
    t.s.first, t.s.ending = first, True
    t.moving("harbor")
    t.player(1).bid = 20
    t.player().bid = total(t.s, 0) - total(t.s, 1)
    assert total(t.s, 0) == total(t.s, 1)
    return t


def test_what_promises_more_keeps_its_worth_to_the_end():
    t = last_round().goods("gold", "science").gold_card("extra_build")
    promised = prospects(t.s, 0) + learned(FeatureInputs(t.s, 0))
    assert promised > total(t.s, 0) + 1
    assert forecast(t.s, 0, 1.0) == pytest.approx(promised + DECIDED * chance(t.s, 0))
    t.s.ending = False
    assert forecast(t.s, 0, 1.0) == pytest.approx(promised)
    t.s.over, t.s.frames = "mission", []
    assert forecast(t.s, 0, 1.0) == pytest.approx(promised + DECIDED * chance(t.s, 0))
    assert forecast(t.s, 0) == pytest.approx(prospects(t.s, 0) + DECIDED * chance(t.s, 0))


@pytest.mark.parametrize("first,sign", [(0, -1), (1, 0)])
def test_a_last_turn_that_another_still_has_is_expected_to_bring_something(first, sign):
    t = last_round(first)
    level = chance(t.s, 0)
    assert (level > 0) - (level < 0) == sign and chance(t.s, 1) == -level
    t.player().bid -= round(LAST_TURN)
    assert chance(t.s, 0) == (0 if first == 0 else pytest.approx(math.tanh(LAST_TURN / OPEN)))


def test_the_turn_that_only_begins_is_still_to_come():
    t = last_round(first=1)
    t.s.frames[0].arch = ""
    assert chance(t.s, 0) == pytest.approx(math.tanh(LAST_TURN / OPEN)) == -chance(t.s, 1)


def test_who_is_ahead_of_all_of_them_wins():
    t = four()
    t.s.over = "mission"
    t.s.frames = []
    for player in t.s.seats:
        player.bid = 20
    ahead = {seat: total(t.s, seat) for seat in range(4)}
    t.player(2).bid -= max(ahead.values()) - ahead[2] + 3
    assert chance(t.s, 2) == pytest.approx(math.tanh(3.0))
    for seat in (0, 1, 3):
        assert chance(t.s, seat) == pytest.approx(math.tanh(ahead[seat] - max(ahead.values()) - 3))


def test_of_equals_more_science_wins():
    t = last_round()
    t.s.over, t.s.frames = "mission", []
    assert chance(t.s, 0) == chance(t.s, 1) == 0.0
    t.player().supply += bag.bag(("science",))
    assert chance(t.s, 0) == 0.0
    t.tile("academy", t.free("field", near=t.home()), goods=("science",))
    t.player().bid += total(t.s, 0) - total(t.s, 1)
    assert chance(t.s, 0) > 0 > chance(t.s, 1) and RULES.result(t.s).winners == (0,)


def test_science_counts_among_equals_alone():
    """Seat 1 has the most of it, and fewer points than seats 0 and 2."""
    t = four()
    t.tile("academy", t.free("field", near=t.home(1)), seat=1, goods=("science", "science"))
    t.tile("academy", t.free("field", near=t.home(2)), seat=2, goods=("science",))
    t.s.over, t.s.frames = "mission", []
    for player in t.s.seats:
        player.bid = 20
    level = total(t.s, 1) + 5
    for seat, wanted in enumerate((level, level - 5, level, level - 9)):
        t.player(seat).bid += total(t.s, seat) - wanted
    assert chance(t.s, 2) == -chance(t.s, 0) == pytest.approx(math.tanh(SCIENCE))
    assert chance(t.s, 1) == pytest.approx(math.tanh(-5)) and RULES.result(t.s).winners == (2,)


def test_the_sixtieth_round_is_the_last():
    t = last_round()
    t.s.ending, t.s.round = False, 59
    before = forecast(t.s, 0)
    t.s.round = 60
    assert forecast(t.s, 0) == pytest.approx(before + DECIDED * chance(t.s, 0)) != before


@pytest.mark.parametrize(
    "text,said",
    [
        ("[0.5]", "no table of weights"),
        ("{", "no table of weights"),
        (json.dumps({"gold": "much"}), "no table of weights"),
        (json.dumps({"gold": 0.5, "luck": 1.0, "fame": 2.0}), "has no fame, luck"),
    ],
)
def test_a_table_of_weights_that_does_not_fit_is_refused_with_its_file(text, said, tmp_path):
    path = tmp_path / "learned.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError, match=rf"learned\.json: .*{said}"):
        MODEL.read(path)


def test_no_file_at_all_is_told_too(tmp_path):
    with pytest.raises(ComponentError, match="nowhere"):
        MODEL.read(tmp_path / "nowhere.json")


# --- what a turn might buy ---


def test_what_could_be_bought_is_the_best_that_goods_pay_for():
    t = Table(monarchs=("oba_ii",))
    t.player().missions, t.player().supply, t.player().token = (), 0, "trade"
    free = [1 + PAINTINGS[card].vp for card in t.s.gallery if card and not PAINTINGS[card].cost]
    poor = by_name(t)
    assert poor["can_painting"] == max(free, default=0)
    assert poor["can_deploy"] == poor["can_build"] == poor["can_manufacture"] == 0
    t.goods(*["science"] * 5)
    rich = by_name(t)
    assert rich["can_manufacture"] == max(entry.vp for entry in PRODUCTS.values())
    assert rich["can_deploy"] == max(unit.vp for unit in UNITS[t.player().colour])
    assert rich["can_painting"] == 1 + max(PAINTINGS[card].vp for card in t.s.gallery if card)
    assert rich["can_build"] > 1
    t.player().token = "manufacture"
    assert by_name(t)["can_manufacture"] == 0.0 < by_name(t)["can_deploy"]


def test_what_is_sold_out_can_not_be_bought_any_more():
    t = Table().goods("sugarcane", "coffee", "brazilwood")
    assert FeatureInputs(t.s, 0).best_buy("build") > 0
    t.s.stock = (0,) * len(t.s.stock)
    assert FeatureInputs(t.s, 0).best_buy("build") == 0


def test_what_the_action_under_way_has_brought_buys_nothing():
    t = Table().goods("gold", "gold")
    assert FeatureInputs(t.s, 0).best_buy("painting") > 1
    t.s.fresh = ((IN_SUPPLY, t.s.seats[0].supply),)
    bare = Table()
    bare.s.gallery = t.s.gallery
    assert FeatureInputs(t.s, 0).best_buy("painting") == FeatureInputs(bare.s, 0).best_buy("painting")
    assert means(t.s, 0, held(t.s, 0)).goods == means(t.s, 0).goods == 0 < held(t.s, 0)


def test_palaces_are_open_where_a_tile_meets_them_and_never_on_a_capital():
    t = Table()
    assert by_name(t)["palaces_open"] == 0
    t.tile("plantation", t.free("field"))
    fitting = [palace for palace in PALACES if meets("plantation", palace)]
    assert by_name(t)["palaces_open"] == len(fitting) > 0
    t.player().palaces += (fitting[0],)
    assert by_name(t)["palaces_open"] == len(fitting) - 1


def test_no_palace_is_open_on_a_tile_that_has_one_or_is_anothers():
    t = Table()
    fitting = [palace for palace in PALACES if meets("plantation", palace)]
    here = t.free("field")
    t.tile("plantation", here)
    assert by_name(t)["palaces_open"] == len(fitting)
    t.s.palace = board.with_value_at(t.s.palace, here, fitting[0])
    assert by_name(t)["palaces_open"] == 0
    t = Table(monarchs=("oba_ii",))
    t.tile("plantation", here, seat=1)
    t.unit("archer", here)
    assert by_name(t)["palaces_open"] == 0, "a seized tile carries none of the seat's"


def test_a_capital_is_no_tile_to_take_and_what_was_peeked_at_counts_until_it_is_turned_up():
    t = Table(monarchs=("oba_ii",))
    before = by_name(t)["tiles_to_take"]
    t.unit("archer", next(h for h in t.s.board.near[t.s.seats[1].capital] if t.s.board.land >> h & 1))
    assert by_name(t)["tiles_to_take"] == before
    assert by_name(t)["peeked"] == 0
    there = board.hexes(t.s.unexplored_mask)[0]
    t.player().peeked = 1 << there
    assert by_name(t)["peeked"] == 1
    t.s.unexplored_mask &= ~(1 << there)
    assert by_name(t)["peeked"] == 0


def test_tiles_to_turn_up_count_next_to_units_or_two_steps_away():
    t = Table()
    here = t.where(lambda h: not t.s.unexplored[h] and t.s.board.land >> h & 1)
    beside = t.s.board.near[here][0]
    far = next(h for h in t.s.board.near[beside] if h != here and h not in t.s.board.near[here])
    t.s.unexplored_mask = 1 << far
    t.player().units, t.player().at = (), 0
    t.player().units, t.player().at = (here, -2, -2, -2, -2), 1 << here
    assert (by_name(t)["reach_unexplored"], by_name(t)["further_unexplored"]) == (0, 1)
    t.player().units, t.player().at = (beside, -2, -2, -2, -2), 1 << beside
    assert (by_name(t)["reach_unexplored"], by_name(t)["further_unexplored"]) == (1, 0)


# --- the solo challenge ---


def guararapes():
    s = RULES.new_game(RULES.setups("battle_of_guararapes", 1, {})[0], 3)
    rng = Rng(3)
    while s.frames[-1].kind != "turn":
        RULES.apply(s, rng.choice(RULES.legal_moves(s, 0)))
    return s


def put(s, unit, place):
    player = s.seats[0]
    player.units = tuple(place if slot == unit else there for slot, there in enumerate(player.units))
    player.at = sum({1 << there for there in player.units if there >= 0})


def test_the_challenge_value_grows_with_what_wins_it():
    s = guararapes()
    capital = s.board.scenario.solo.enemy_capital
    values = [challenge_value(s)]
    put(s, 4, s.seats[0].capital)
    values.append(challenge_value(s))
    put(s, 4, s.board.near[capital][0])
    values.append(challenge_value(s))
    put(s, 4, capital)
    values.append(challenge_value(s))
    s.era = 2
    values.append(challenge_value(s))
    s.era = 3
    values.append(challenge_value(s))
    s.over = "goals"
    values.append(challenge_value(s))
    assert values == sorted(values) and len(set(values)) == len(values)


def test_a_challenge_lost_is_worth_nothing_and_one_won_early_more():
    s = guararapes()
    s.over = "goals"
    early = challenge_value(s)
    s.round = 18
    assert early > challenge_value(s) > 150
    s.over = "goals_missed"
    assert challenge_value(s) == 0.0


def test_a_weaker_garrison_is_worth_something():
    s = guararapes()
    before = challenge_value(s)
    dutch = s.seats[DUTCH]
    dutch.units = tuple(-1 if place == s.board.scenario.solo.enemy_capital else place for place in dutch.units)
    assert challenge_value(s) > before
