"""The facts and places that lessons of Historia name: numbers and territories of the position, for every id."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import pytest

from engine import lessons
from engine.core.rng import Rng
from engine.core.session import Session
from engine.historia.components import ACTIONS, LEADERS
from engine.historia.lesson_words import FACTS, PLACES, WORDS
from engine.historia.rules.map import INDEX, token_vp
from engine.registry import GAMES

RULES = GAMES["historia"]


def named(word: str, ids: object) -> list[str]:
    return [f"{word}:{of}" if of else word for of in cast("Iterable[str]", ids)]


def begun(lesson: str) -> Session[Any, Any]:
    return lessons.begin("historia", lessons.lesson("historia", lesson))


def play(session: Session[Any, Any], seat: int, **wanted: Any) -> None:
    moves = session.legal_moves(seat)
    session.submit(next(m for m in moves if all(getattr(m, name, None) == value for name, value in wanted.items())))


def facts(session: Session[Any, Any], *names: str) -> dict[str, int]:
    return {name: WORDS.fact(name, session.view(0), 0) for name in names}


@pytest.mark.parametrize(("table", "seats"), [("two", 2), ("lesson", 1)])
def test_every_word_has_a_value_in_every_position_of_a_game(table: str, seats: int) -> None:
    rng = Rng(seats)
    session = Session(RULES, RULES.setups(table, seats, {})[0], seats)
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
            found = WORDS.places_of(name, view, 0)
            assert all(0 <= territory < len(INDEX) for territory in found) and len(set(found)) == len(found), name


def test_a_printed_number_is_that_of_the_component() -> None:
    session = begun("wonders")
    view = session.view(0)
    for action in ACTIONS.values():
        assert WORDS.fact(f"cost:{action.id}", view, 0) == action.basic.cost
    assert facts(session, "action_vp:raid", "action_vp:war", "action_vp:trade") == {
        "action_vp:raid": 1, "action_vp:war": 2, "action_vp:trade": 2
    }  # fmt: skip
    leader = LEADERS["hatshepsut"]
    assert facts(session, "aim_vp:low", "aim_vp:high") == {"aim_vp:low": leader.low.vp, "aim_vp:high": leader.high.vp}
    assert all(WORDS.fact(f"land_vp:{name}", view, 0) == token_vp(view, at) for name, at in INDEX.items())


def test_a_chosen_card_is_known_to_its_owner_until_it_is_resolved() -> None:
    session = begun("cards_in_secret")
    assert facts(session, "chosen:technology", "queue") == {"chosen:technology": 0, "queue": 0}
    play(session, 0, cards=("technology",))
    assert WORDS.fact("chosen:technology", session.view(0), 0) == 1
    play(session, 1, cards=("art",))
    assert WORDS.fact("chosen:technology", session.view(0), 0) == 1
    play(session, 0, card="technology", side="basic")
    found = facts(session, "chosen:technology", "queue", "in_hand:technology", "technology")
    assert found == {"chosen:technology": 0, "queue": 1, "in_hand:technology": 0, "technology": 2}


def test_what_the_rival_sealed_is_no_fact_of_the_person_s() -> None:
    session = begun("cards_in_secret")
    play(session, 1, cards=("raid",))
    assert WORDS.fact("chosen:raid", session.view(0), 0) == WORDS.fact("chosen:raid", session.view(0), 1) == 0


def test_any_advisor_counts_as_one_chosen() -> None:
    session = begun("wonders")
    play(session, 0, cards=("hypatia",))
    assert facts(session, "chosen:advisor", "chosen:art") == {"chosen:advisor": 1, "chosen:art": 0}


def test_lands_one_may_go_to_empty_or_inhabited_the_best_first() -> None:
    session = begun("the_map")  # in the Middle East, a rival in Europe
    view = session.view(0)
    empty, inhabited = WORDS.places_of("empty", view, 0), WORDS.places_of("inhabited", view, 0)
    assert inhabited == (INDEX["europe"],)
    worth = [token_vp(view, territory) for territory in empty]
    assert worth == sorted(worth, reverse=True) and WORDS.fact("best_empty", view, 0) == worth[0]
    assert set(WORDS.places_of("adjacent", view, 0)) == {*empty, *inhabited}
    assert INDEX["europe"] in WORDS.places_of("others", view, 0)


def test_neighbours_to_learn_from_to_raid_and_to_fight() -> None:
    session = begun("the_map")
    wanted = {"technology": 2, "technology:rival": 4, "military": 3, "military:rival": 1}
    assert facts(session, *wanted) == wanted
    assert facts(session, "partners", "weaker", "shared") == {"partners": 1, "weaker": 1, "shared": 0}
    play(session, 0, cards=("expansion",))
    play(session, 1, cards=("raid",))
    play(session, 0, card="expansion", side="basic")
    play(session, 0, territory=INDEX["europe"])
    assert facts(session, "shared", "lands", "lands_alone") == {"shared": 1, "lands": 2, "lands_alone": 1}
    assert WORDS.places_of("shared", session.view(0), 0) == (INDEX["europe"],)
    assert WORDS.places_of("alone", session.view(0), 0) == (INDEX["middle_east"],)


def test_an_aim_is_met_by_all_of_its_tests() -> None:
    assert facts(begun("wonders"), "aim_met:low", "aim_met:high", "wonders") == {
        "aim_met:low": 0, "aim_met:high": 0, "wonders": 0
    }  # fmt: skip
    found = facts(begun("the_end_of_a_turn"), "aim_met:low", "aim_met:high", "wonders", "turns_left", "lands_alone")
    assert found == {"aim_met:low": 1, "aim_met:high": 0, "wonders": 1, "turns_left": 0, "lands_alone": 4}


def test_alone_the_rival_is_the_best_civbot() -> None:
    session = begun("an_era")
    best = max(civbot.vp for civbot in session.state.seats[1:])
    assert facts(session, "points:rival", "civbot_cards:chieftain") == {
        "points:rival": best, "civbot_cards:chieftain": 2
    }  # fmt: skip
