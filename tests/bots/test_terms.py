"""An evaluation taken apart: its terms add up to it, their numbers are those of the table, nothing secret is told."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.bots.advice import compared
from engine.bots.beam_search import judge_of
from engine.brazil.rules import bag, scoring
from engine.brazil.rules.control import controlled, on_map
from engine.core.evaluation_terms import Term, TermChange, effects, summed
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from tests.bots.begun import TABLES, session


def positions(game: str) -> list:
    """Of games of random moves, from the beginning to the end."""
    found = []
    for seed in (3, 4):
        played = session(game, 4000, seed=seed)
        last = len(played.log)
        found += [played.position(last * part // 9) for part in range(10)]
    return found


def in_challenge(number: int) -> list:
    rules = GAMES["brazil"]
    rows = rules.challenge_rows()[0]
    row = rows[number % len(rows)]
    played = Session(rules, rules.challenge_setup(row.id, "printed"), number)
    rng, found = Rng(number), []
    while played.awaiting:
        if len(played.log) % 60 == 0:
            found.append(played.position(len(played.log)))
        played.submit(rng.choice(played.legal_moves(played.awaiting[0])))
    return found


def expected(rules, s, seat: int) -> float:
    """By the evaluation itself."""
    judge = judge_of(rules, 1.0)
    if rules.id != "brazil":
        return judge(s, seat)
    others = [other for other in range(len(s.seats)) if other != seat]
    return judge(s, seat) - (sum(judge(s, other) for other in others) / len(others) if others else 0.0)


@pytest.mark.parametrize("game", TABLES)
def test_the_terms_add_up_to_the_evaluation(game):
    rules = GAMES[game]
    for s in positions(game):
        for seat in range(2):
            found = sum(term.worth for term in rules.terms(s, seat).values())
            assert found == pytest.approx(expected(rules, s, seat), abs=1e-6)


@pytest.mark.parametrize("number", range(13))
def test_the_terms_of_a_challenge_add_up_to_the_campaign(number):
    rules = GAMES["brazil"]
    for s in in_challenge(number):
        found = sum(term.worth for term in rules.terms(s, 0).values())
        own, others = judge_of(rules, 1.0)(s, 0), [*range(1, len(s.seats))]
        from engine.brazil.rules.control import rivals

        others = rivals(s, 0)
        mean = sum(judge_of(rules, 1.0)(s, other) for other in others) / len(others) if others else 0.0
        assert found == pytest.approx(own - mean, abs=1e-6)


def test_the_numbers_are_those_of_the_table():
    """Counted here from the pieces, not by the terms."""
    for s in positions("brazil"):
        for seat in (0, 1):
            told = {name: term.number for name, term in GAMES["brazil"].terms(s, seat).items()}
            under = controlled(s, seat)
            lying = [s.goods[hex_id] for hex_id in range(len(s.goods)) if under >> hex_id & 1]
            assert told["points"] == scoring.total(s, seat)
            assert told["goods"] == bag.size(s.seats[seat].supply) + sum(map(bag.size, lying))
            assert told["tiles"] == under.bit_count() and told["their_tiles"] == controlled(s, 1 - seat).bit_count()
            assert told["units"] == sum(place >= 0 for place in s.seats[seat].units) == on_map(s.seats[seat])
    for s in positions("struggle"):
        for seat in (0, 1):
            told = {name: term.number for name, term in GAMES["struggle"].terms(s, seat).items()}
            assert told["points"] == (s.vp if seat == 0 else -s.vp)
            if not s.over:
                assert told["debt"] == s.players[seat].debt and told["their_debt"] == s.players[1 - seat].debt
                assert told["treaty"] == s.players[seat].trp and told["events"] == len(s.players[seat].hand)
    for s in positions("historia"):
        for seat in (0, 1):
            own = s.seats[seat]
            told = {name: term.number for name, term in GAMES["historia"].terms(s, seat).items()}
            assert told["points"] == own.vp and told["their_points"] == s.seats[1 - seat].vp
            if not s.over:
                assert (told["technology"], told["military"]) == (own.technology, own.military)
                assert (told["cubes"], told["wonders"]) == (own.supply, len(own.wonders))


def test_a_number_that_differs_between_worlds_is_not_told_and_others_hear_of_no_secret():
    before = [{"points": Term(1.0, 1, secret=True), "goods": Term(2.0, 2), "missions": Term(0.5)}] * 2
    after = [
        {"points": Term(3.0, 3, secret=True), "goods": Term(1.0, 1), "missions": Term(1.5)},
        {"points": Term(3.0, 3, secret=True), "goods": Term(0.0, 0), "missions": Term(2.5)},
    ]
    assert effects(before, after) == (
        TermChange("points", 2.0, 2, now=3),
        TermChange("goods", -1.5, None, direction=-1),
        TermChange("missions", 1.5, None),
    )
    assert effects(before, after, own=False) == ()


def test_a_number_of_another_thing_is_not_compared():
    """A Mission that comes or goes, and a lead for an award that is another one then."""
    mission, lead = Term(1.0, 2, limit=5), Term(1.0, 1, limit=1, contested=True)
    assert effects([{}], [{"mission:1": mission}])[0].number is None
    assert effects([{"mission:1": mission}], [{}])[0].number is None
    assert effects([{"mission:1": mission}], [{"mission:1": mission._replace(worth=2.0, number=3)}])[0].number == 1
    other = lead._replace(number=3, limit=2, worth=2.0)
    assert effects([{"region:india": lead}], [{"region:india": other}])[0].number is None


def test_changes_one_after_the_other_are_summed():
    first, then = (
        (TermChange("goods", -1.0, -2), TermChange("debt", -0.2, 1, always=True)),
        (TermChange("goods", 1.0, 2),),
    )
    assert summed([first, then]) == (TermChange("debt", -0.2, 1, always=True),)
    assert summed([first, (TermChange("goods", 0.5, None),)])[0] == TermChange("goods", -0.5, None)
    fewer = TermChange("goods", 0.5, None, direction=-1)
    assert summed([first, (fewer,)])[0].direction == -1
    assert summed([first, (fewer._replace(direction=1),)])[0].direction is None


def test_what_is_only_worth_more_or_less_is_told_by_nobody_as_more_or_fewer():
    """Or a hint says that a plan leaves less land, where it adds some that is worth less than was thought."""
    same, more = {"land": Term(1.0, 2)}, {"land": Term(0.2, 3)}
    (change,) = effects([same], [{"land": Term(1.8, 2)}])
    assert change.number == 0 and change.is_quality and change.without_number().is_quality
    (change,) = effects([same], [more])
    assert change.number == 1 and not change.is_quality, "a number that can be named is told as it is"
    assert change.without_number().is_quality
    (change,) = effects([same] * 2, [more, {"land": Term(0.2, 4)}])
    assert (change.number, change.direction, change.is_quality) == (None, 1, True)
    (change,) = effects([same] * 2, [more, {"land": Term(0.2, 1)}])
    assert (change.number, change.direction, change.is_quality) == (None, None, False), "nobody knows"
    (change,) = effects([same] * 2, [{"land": Term(1.5, 3)}, {"land": Term(1.9, 4)}])
    assert change.direction == 1 and not change.is_quality
    assert change._replace(burden=True).is_quality, "more of a burden is no gain"
    (change,) = effects([{"room": Term(1.0)}], [{"room": Term(0.2)}])
    assert not change.is_quality, "what has no number may be told as it is valued"


def test_how_two_lines_differ_has_no_numbers_but_keeps_whether_there_are_more():
    rules = SimpleNamespace(terms=lambda position, seat: position)
    (change,) = compared(rules, [{"land": Term(0.2, 3)}, {"land": Term(1.0, 2)}], 0, 0)
    assert (change.number, change.direction) == (None, 1) and change.is_quality
