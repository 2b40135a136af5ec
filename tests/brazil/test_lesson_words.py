"""The facts and places that lessons of Brazil name: numbers and hexes of the position, for every id."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import pytest

from engine import lessons
from engine.brazil.components import BUILDINGS
from engine.brazil.lesson_words import FACTS, PLACES, WORDS
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES

RULES = GAMES["brazil"]


def named(word: str, ids: object) -> list[str]:
    return [f"{word}:{of}" if of else word for of in cast("Iterable[str]", ids)]


def begun(lesson: str) -> Session[Any, Any]:
    return lessons.begin("brazil", lessons.lesson("brazil", lesson))


def play(session: Session[Any, Any], **wanted: Any) -> None:
    moves = session.legal_moves(session.awaiting[0])
    session.submit(next(m for m in moves if all(getattr(m, name, None) == value for name, value in wanted.items())))


@pytest.mark.parametrize("seed", [1, 2])
def test_every_word_has_a_value_in_every_position_of_a_game(seed: int) -> None:
    rng = Rng(seed)
    session = Session(RULES, RULES.setups("cisplatine", 2, {})[0], seed)
    names = [name for word, fact in FACTS.items() for name in named(word, fact.ids)]
    places = [name for word, place in PLACES.items() for name in named(word, place.ids)]
    for turn in range(300):
        if not session.awaiting:
            break
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
        if turn % 10:
            continue
        view = session.view(0)
        assert all(isinstance(WORDS.fact(name, view, 0), int) for name in names)
        for name in places:
            hexes = WORDS.places_of(name, view, 0)
            assert all(0 <= hex_id < view.board.size for hex_id in hexes) and len(set(hexes)) == len(hexes), name


def test_a_printed_number_is_that_of_the_component() -> None:
    view = begun("first_harvest").view(0)
    for building in BUILDINGS.values():
        assert WORDS.fact(f"yield:{building.id}", view, 0) == len(building.production)
        assert WORDS.fact(f"tile_vp:{building.id}", view, 0) == building.vp
        assert WORDS.fact(f"price:{building.id}", view, 0) == len(building.cost)


def test_a_harvest_in_facts_and_places() -> None:
    session = begun("first_harvest")
    assert WORDS.places_of("sites:farm", session.view(0), 0) == ()
    play(session, arch="build")
    sites = WORDS.places_of("sites:farm", session.view(0), 0)
    assert sites == tuple(m.hex for m in session.legal_moves(0) if getattr(m, "building", "") == "farm") != ()
    play(session, building="farm", hex=25)
    view = session.view(0)
    found = {name: WORDS.fact(name, view, 0) for name in ("goods:coffee", "goods", "supply", "tiles:farm", "buildings")}
    assert found == {"goods:coffee": 2, "goods": 2, "supply": 0, "tiles:farm": 1, "buildings": 1}
    assert WORDS.places_of("own:farm", view, 0) == WORDS.places_of("goods:coffee", view, 0) == (25,)
    assert WORDS.fact("objectives_left:1", view, 0) == 2 and WORDS.places_of("own:farm", view, 1) == ()


def test_the_nearest_clouds_are_meant() -> None:
    session = begun("goods")  # an Archer stands on the Farm, a cloud beside it
    clouds = WORDS.places_of("clouds", session.view(0), 0)
    grid = session.state.board.scenario.map
    assert clouds and {grid.distance(cloud, session.state.seats[0].units[1]) for cloud in clouds} == {1}


def test_a_step_toward_the_nearest_cloud() -> None:
    session = begun("first_harvest")
    for wanted in ({"arch": "build"}, {"building": "farm"}, {"kind": "end_turn"}):
        play(session, **wanted)
    while session.awaiting[0] == 1:
        session.submit(session.legal_moves(1)[-1])
    assert WORDS.places_of("toward_clouds", session.view(0), 0) == ()
    for wanted in ({"arch": "deploy"}, {"unit": 1}):
        play(session, **wanted)
    view, grid = session.view(0), session.state.board.scenario.map
    at, clouds = session.state.seats[0].units[1], WORDS.places_of("clouds", view, 0)
    steps = WORDS.places_of("toward_clouds", view, 0)
    assert steps and all(grid.distance(at, step) == 1 for step in steps)
    assert {min(grid.distance(step, cloud) for cloud in clouds) for step in steps} == {grid.distance(at, clouds[0]) - 1}


def test_a_battle_in_facts_and_places() -> None:
    session = begun("battle")
    assert WORDS.places_of("enemy_tiles", session.view(0), 0) == (22,)
    play(session, arch="harbor")
    play(session, resource="coffee")
    play(session, kind="move_units", units=(1,), to=22)
    view = session.view(0)
    assert (WORDS.fact("strength:own", view, 0), WORDS.fact("strength:other", view, 0)) == (2, 1)
    play(session, kind="seal_cards", cards=())
    view = session.view(0)
    assert WORDS.fact("seized", view, 0) == 1 and WORDS.places_of("seized", view, 0) == (22,)
    assert WORDS.fact("strength:own", view, 0) == 0
