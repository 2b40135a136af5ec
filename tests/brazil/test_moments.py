"""The moments that decided a challenge."""

from __future__ import annotations

import pytest

from engine.brazil import challenge, goals
from engine.brazil.moments import NUMBER, _all, moments
from engine.brazil.scenarios import all_challenges
from engine.core.rng import Rng
from engine.core.save import load_session, read_save
from engine.core.session import Session
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
    found = moments(session)
    assert len(found) == NUMBER == len({moment.move for moment in found})
    assert [moment.move for moment in found] == sorted(moment.move for moment in found)
    assert len({moment.round for moment in found}) == NUMBER
    for moment in found:
        before, after = session.position(moment.move - 1), session.position(moment.move)
        assert moment.round in (before.round, after.round) and moment.swing
        if moment.code == "goal_met":
            rows = {row.goal.id: row.standing for row in goals.all_of(after)}
            assert rows[moment.thing] in ("met", "kept")


def test_a_victory_is_told_by_its_goals():
    found = moments(recorded("goals"))
    assert any(moment.code == "goal_met" and moment.swing > 0 for moment in found)


def test_a_defeat_names_the_turn_from_which_on_it_was_certain():
    session = recorded("goals_missed")
    told = [moment for moment in _all(session) if moment.code == "out_of_reach"]
    missed = [row.goal.id for row in goals.all_of(session.state) if row.standing == "failed"]
    assert told and {moment.thing for moment in told} <= set(missed)
    assert all(session.position(moment.move).round >= 18 for moment in told)


def test_the_greatest_swing_is_among_them():
    session = recorded("goals")
    most = max(_all(session), key=lambda moment: abs(moment.swing))
    assert most in moments(session)


@pytest.mark.parametrize("name", [entry.id for entry in all_challenges()[0]])
def test_the_goal_that_was_met_last_won_and_is_told(name):
    """Even where eras or battles before it weighed more."""
    session, cut = load_session(RULES, read_save(record_challenges.file_of(name, "won")))
    met = [moment for moment in _all(session) if moment.code == "goal_met"]
    assert not cut and met and met[-1] in moments(session)


def test_a_game_that_runs_or_is_no_challenge_has_none():
    session = Session(RULES, RULES.challenge_setup("battle_of_guararapes", "printed"), 1)
    with pytest.raises(ValueError, match="when a challenge is over"):
        moments(session)
    other = Session(RULES, RULES.setups("cisplatine", 2, {})[0], 1)
    rng = Rng(3)
    while other.awaiting:
        other.submit(rng.choice(other.legal_moves(other.awaiting[0])))
    assert challenge.terms(other.state) is None
    with pytest.raises(ValueError, match="challenge"):
        moments(other)
