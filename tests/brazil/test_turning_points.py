"""The moments that decided a challenge."""

from __future__ import annotations

from itertools import count

import pytest

from engine.brazil.challenge import conditions, goals, turning_points
from engine.brazil.challenge.turning_points import NUMBER, _steps, find_turning_points
from engine.brazil.evaluation.chances import chance
from engine.brazil.moves import EndTurn
from engine.brazil.scenarios import all_challenges
from engine.core.rng import Rng
from engine.core.session import Session
from engine.storage.save import load_session, read_save
from tests.brazil import record_challenges
from tests.brazil.kit import RULES
from tests.brazil.record import file_of


def recorded(ending: str) -> Session:
    session, cut = load_session(RULES, read_save(file_of("battle_of_guararapes", ending)))
    assert not cut
    return session


@pytest.mark.parametrize("ending", ["goals", "goals_missed"])
def test_three_moments_in_the_order_they_came(ending):
    session = recorded(ending)
    found = find_turning_points(session)
    assert len(found) == NUMBER == len({moment.move for moment in found})
    assert [moment.move for moment in found] == sorted(moment.move for moment in found)
    assert len({moment.round for moment in found}) == NUMBER
    for moment in found:
        before, after = session.position(moment.move - 1), session.position(moment.move)
        assert moment.round == before.round and moment.swing
        if moment.code == "goal_met":
            rows = {row.goal.id: row.standing for row in goals.progress_of_all(after)}
            assert rows[moment.thing] in ("met", "kept")


def test_a_victory_is_told_by_its_goals():
    found = find_turning_points(recorded("goals"))
    assert any(moment.code == "goal_met" and moment.swing > 0 for moment in found)


def test_a_defeat_names_the_turn_from_which_on_it_was_certain():
    session = recorded("goals_missed")
    told = [moment for moment in _steps(session) if moment.code == "out_of_reach"]
    missed = [row.goal.id for row in goals.progress_of_all(session.state) if row.standing == "failed"]
    assert told and {moment.thing for moment in told} <= set(missed)
    assert all(session.position(moment.move).round >= 18 for moment in told)


def swings(session: Session) -> dict[int, float]:
    """By how much the chance rose in each round; counted here from the positions."""
    found: dict[int, float] = {}
    for number in range(len(session.log)):
        before, after = session.position(number), session.position(number + 1)
        found[before.round] = found.get(before.round, 0.0) + chance(after) - chance(before)
    return found


@pytest.mark.parametrize("ending", ["goals", "goals_missed"])
def test_the_rounds_in_which_the_chance_changed_most_are_told(ending):
    """A defeat by where it fell, a victory by where it rose, and by the round of its last goal."""
    session = recorded(ending)
    told = {moment.round: moment.swing for moment in find_turning_points(session)}
    by_round = swings(session)
    assert told == pytest.approx({number: by_round[number] for number in told})
    if ending == "goals_missed":
        assert sorted(told) == sorted(sorted(by_round, key=by_round.__getitem__)[:NUMBER])
    else:
        assert max(by_round, key=by_round.__getitem__) in told


def test_who_does_nothing_has_lost_long_before_the_last_round():
    """Twenty idle rounds: what decided is not that in the last of them the goals were proven out of reach."""
    session = Session(RULES, RULES.challenge_setup("battle_of_guararapes", "printed"), 1)
    while session.awaiting:
        moves = session.legal_moves(0)
        session.submit(next((move for move in moves if isinstance(move, EndTurn)), moves[0]))
    assert session.state.round == 20
    found = find_turning_points(session)
    assert len(found) == NUMBER and all(moment.round < 18 and moment.swing < 0 for moment in found)
    assert any(moment.code == "behind" for moment in found)
    for moment in found:
        if moment.code == "behind":
            first = next(n for n in range(len(session.log)) if session.position(n).round == moment.round)
            had, have = (
                next(row.have for row in goals.progress_of_all(s) if row.goal.id == moment.thing)
                for s in (session.position(first), session.position(moment.move))
            )
            assert have <= had, "nothing brought it nearer in that round"


@pytest.mark.parametrize("name", [entry.id for entry in all_challenges()[0]])
def test_the_goal_that_was_met_last_won_and_is_told(name):
    """Even where eras or battles before it weighed more."""
    session, cut = load_session(RULES, read_save(record_challenges.file_of(name, "won")))
    met = [moment for moment in _steps(session) if moment.code == "goal_met"]
    log_lines = [(moment.move, moment.code, moment.thing) for moment in find_turning_points(session)]
    assert not cut and met and (met[-1].move, met[-1].code, met[-1].thing) in log_lines


def test_the_goal_that_was_met_last_is_told_where_its_round_weighs_least(monkeypatch):
    """A chance that rises with everything that happens until the last round, and then no more."""
    session = recorded("goals")
    last, risen = session.state.round, count()
    met = [moment for moment in _steps(session) if moment.code == "goal_met"][-1]
    assert met.round == last
    monkeypatch.setattr(turning_points, "chance", lambda s: float(next(risen)) if s.round < last else 1000.0)
    found = find_turning_points(session)
    assert [moment.swing > 0 for moment in found] == [True, True, False] and found[-1].move == met.move


def test_a_game_that_runs_or_is_no_challenge_has_none():
    session = Session(RULES, RULES.challenge_setup("battle_of_guararapes", "printed"), 1)
    with pytest.raises(ValueError, match="when a challenge is over"):
        find_turning_points(session)
    other = Session(RULES, RULES.setups("cisplatine", 2, {})[0], 1)
    rng = Rng(3)
    while other.awaiting:
        other.submit(rng.choice(other.legal_moves(other.awaiting[0])))
    assert conditions.terms(other.state) is None
    with pytest.raises(ValueError, match="challenge"):
        find_turning_points(other)
