"""A position from a file is looked through: what is not of this box and map is refused, with its place."""

from __future__ import annotations

import json

import pytest

from engine.brazil.components import BUILDINGS
from tests.brazil.kit import RULES
from tests.brazil.random_play import LARGE, SMALL, finished, new, setup_of, steps


def open_battle() -> tuple[dict, object]:
    """A position with a battle, and its setup."""
    session = new(LARGE, 0)
    for move in steps(session, 0):
        session.submit(move)
        if session.state.frames and session.state.frames[-1].kind == "combat":
            break
    return json.loads(json.dumps(RULES.dump_state(session.state))), session.setup


BATTLE, SETUP = open_battle()


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("tile", 3), "castle", "tile.3: 'castle' can't be"),
        (("tile",), [], "tile: 0 places where the map has"),
        (("owner", 0), 4, "owner: '4'"),
        (("goods", 0), -1, "goods.0: Input should be greater than or equal to 0"),
        (("palace", 0), 99, "palace.0: 99 can't be"),
        (("unexplored", 0), "x", "unexplored.0: 'x' can't be"),
        (("explored", 0), "x", "explored.0: 'x' can't be"),
        (("seats",), [], "seats: 0 of them where the table has 4"),
        (("first",), 4, "first: '4'"),
        (("era",), 4, "era: Input should be less than or equal to 3"),
        (("stock",), [1], "stock: "),
        (("gaps",), [6], "gaps.0: Input should be less than 6"),
        (("cities",), [[]], "cities: Tuple should have at least 2 items"),
        (("cities", 0), ["farm"], "cities.0.0: 'farm' can't be"),
        (("mission_decks", 0), ["x"], "mission_decks.0.0: 'x' can't be"),
        (("painting_decks", 0), ["x"], "painting_decks.0.0: 'x' can't be"),
        (("painting_decks",), [], "painting_decks: Tuple should have at least 3 items"),
        (("gallery",), [""] * 5, "gallery: Tuple should have at least 6 items"),
        (("combat_deck",), ["x"], "combat_deck.0: 'x' can't be"),
        (("gold_discard",), ["militia"], "gold_discard.0: 'militia' can't be"),
        (("combat_deck",), ["militia"] * 6, "combat_deck: more of militia than the box has"),
        (("gold_discard",), ["extra_deploy"] * 3, "gold_deck: more of extra_deploy than the box has"),
        (("mission_decks", 0), ["exploration-1"] * 2, "mission_decks: more of exploration-1 than the box has"),
        (("painting_decks", 0), ["maria_quiteria"] * 2, "painting_decks: more of maria_quiteria than the box has"),
        (("gallery", 0), "x", "gallery.0: 'x' can't be"),
        (("fresh",), [[999, 0]], "fresh: '999'"),
        (("capital_tiles",), [[0, "gold"]], "capital_tiles.0.1: 'gold' can't be"),
        (("tiles",), 1 << 200, "tiles: does not agree with what lies there"),
        (("explored_mask",), -1, "explored_mask: does not agree"),
        (("seats", 1, "at"), 1 << 200, "seats.1.at: does not agree"),
        (("seats", 1, "tiles"), 0, "seats.1.tiles: does not agree"),
        (("seats", 1, "peeked"), -1, "seats.1.peeked: names hexes that it can't"),
        (("marked",), 1 << 200, "marked: names hexes that it can't"),
        (("seats", 1, "colour"), "pink", "seats.1.colour: 'pink'"),
        (("seats", 1, "monarch"), "x", "seats.1.monarch: 'x'"),
        (("seats", 1, "token"), "x", "seats.1.token: 'x'"),
        (("seats", 1, "bonus"), ["x", ""], "seats.1.bonus.0: 'x' can't be"),
        (("seats", 1, "capital"), 999, "seats.1.capital: '999'"),
        (("seats", 1, "supply"), -1, "seats.1.supply: Input should be greater than or equal to 0"),
        (("seats", 1, "units"), [-2], "seats.1.units: not as many"),
        (("seats", 1, "units", 0), 999, "seats.1.units: '999'"),
        (("seats", 1, "missions"), ["x"], "seats.1.missions.0: 'x' can't be"),
        (("seats", 1, "products"), [["x", "build"]], "seats.1.products.0.0: 'x' can't be"),
        (("seats", 1, "products"), [["sugar", "x"]], "seats.1.products.0.1: 'x' can't be"),
        (("frames", 1, "attacker"), 7, "frames.1.attacker: '7'"),
        (("frames", 1, "at"), 999, "frames.1.at: '999'"),
        (("frames", 1, "units"), [5], "frames.1.units.0: Input should be less than 5"),
        (("frames", 1, "sealed_attack"), ["x"], "frames.1.sealed_attack.0: 'x' can't be"),
        (("frames",), [], "frames: nobody is asked"),
        (("cities", 0), [BATTLE["cities"][0][0]] * 2, "cities: more of"),
        (("box",), [BATTLE["box"][0]] * 9, "explored: more of"),
        (("stock", 0), 99, "stock: more of"),
        (("stock", 0), -1, "stock: more of"),
        (("goods", BATTLE["tile"].index("")), 1, "goods: lie where no Building is"),
        (("seats", 1, "products"), [["sugar", "monarch"], ["sugar", "monarch"]], "seats.1.products: more of sugar"),
        (("seats", 1, "products"), [["sugar", "build"], ["coffee", "build"]], "seats.1.products: more of build"),
    ],
)
def test_what_can_not_be_is_refused_with_its_place(path, value, place):
    data = json.loads(json.dumps(BATTLE))
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    with pytest.raises(ValueError) as caught:
        RULES.load_state(data, SETUP)
    assert str(caught.value).startswith(place) and "\n" not in str(caught.value)


def test_a_tile_that_nobody_owns_is_refused():
    data = json.loads(json.dumps(BATTLE))
    place = data["tile"].index("")
    data["tile"][place] = next(tile for tile in data["tile"] if tile in BUILDINGS)
    data["tiles"] |= 1 << place
    data["stock"] = [0] * len(data["stock"])
    with pytest.raises(ValueError, match=r"owner: does not agree|stock: more of"):
        RULES.load_state(data, SETUP)


def test_a_position_of_another_map_or_table_is_refused():
    with pytest.raises(ValueError, match="seats: 4 of them where the table has 2"):
        RULES.load_state(BATTLE, setup_of(SMALL))


def test_the_other_side_of_the_solo_challenge_is_never_asked():
    session = finished("battle_of_guararapes", 0)
    data = RULES.dump_state(session.position(20))
    assert RULES.load_state(data, session.setup).frames[0].seat == 0
    data["frames"][-1]["seat"] = 1
    with pytest.raises(ValueError, match="frames: a seat is asked where nobody sits"):
        RULES.load_state(data, session.setup)


def test_loading_changes_nothing_in_the_data():
    data = json.loads(json.dumps(BATTLE))
    before = json.dumps(data)
    RULES.load_state(data, SETUP)
    assert json.dumps(data) == before
