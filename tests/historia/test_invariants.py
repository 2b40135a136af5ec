"""What must hold in every position of every game, looked at in random games with 1 to 6 players and 0 to 5 Civbots."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from engine.core.move import IllegalMove, Reason
from engine.core.rng import Rng
from engine.historia import decisions, handlers
from engine.historia.decisions import ChooseDecision
from engine.historia.events import CubesMoved, LevelGained, VpGained, VpLost, WonderTaken
from engine.historia.moves import USED_POOL, Attack, RecoverCube, SealCards
from engine.historia.state import CATEGORIES, Civilization
from tests.core import promises
from tests.historia import census
from tests.historia.random_play import FEW, RULES, SOME, TABLES, finished, new, played, positions, steps
from tests.historia.universe import universe

ROOT = Path(__file__).resolve().parents[2]

# --- games ---


@pytest.mark.parametrize(("players", "bots"), TABLES)
def test_random_games_end_after_twelve_turns_and_every_position_adds_up(players, bots):
    session = finished(players, bots, 1)
    for count in range(len(session.log) + 1):
        census.check(session.position(count))
    assert session.awaiting == () and session.state.turn == 11 and session.state.over
    result = session.result()
    assert result is not None and sorted(result.ranking) == list(range(players + bots))
    turns = [e.turn for entry in session.log for e in entry.events if e.name == "TurnBegan"]
    assert turns == list(range(1, 13))


@pytest.mark.parametrize("difficulty", ["chieftain", "noble", "king"])
@pytest.mark.parametrize("bots", range(6))
def test_any_number_of_civbots_of_any_difficulty(bots, difficulty):
    session = new(1 if bots else 2, bots, 3)
    setup = dataclasses.replace(session.setup, civbots=(difficulty,) * bots)
    s = RULES.new_game(setup, 5)
    rng = Rng(5)
    while asked := RULES.awaiting(s):
        RULES.apply(s, rng.choice(RULES.legal_moves(s, rng.choice(asked))))
        census.check(s)
    assert s.turn == 11


def test_no_turn_is_longer_than_sixty_rounds():
    for players, bots in TABLES:
        rounds = [e.round for entry in finished(players, bots, 1).log for e in entry.events if e.name == "RoundBegan"]
        assert max(rounds) <= 60


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_exactly_the_asked_seats_have_moves(players, bots):
    for s in positions([(players, bots)], (0, 1), 5):
        asked = RULES.awaiting(s)
        assert asked and len(set(asked)) == len(asked) and set(asked) <= set(range(players))
        assert len(asked) == 1 or isinstance(s.frames[-1], ChooseDecision)
        for seat in range(len(s.seats)):
            moves = RULES.legal_moves(s, seat)
            assert bool(moves) == (seat in asked)
            assert len(set(moves)) == len(moves) and all(m.seat == seat for m in moves)


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_a_question_has_two_answers_but_for_cards_wars_and_what_costs_vp(players, bots):
    for s in positions([(players, bots)], (0, 1), 10**6):
        moves = RULES.legal_moves(s, RULES.awaiting(s)[0])
        if len(moves) == 1:
            (only,) = moves
            lifts = isinstance(only, RecoverCube) and only.territory != USED_POOL
            assert lifts or isinstance(only, (SealCards, Attack)), (s.frames[-1], only)


def test_every_kind_of_frame_comes_up():
    met = {s.frames[-1].kind for s in positions(TABLES, (0, 1), 10**6)} | {"choose", "resolve"}
    every = {f.default for cls in handlers.HANDLERS for f in dataclasses.fields(cls) if f.name == "kind"}
    assert every - met == {"list", "turn_end", "civbot"}


# --- one judge ---


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_every_listed_move_is_accepted_and_leads_somewhere(players, bots):
    for s in positions([(players, bots)], (0,), 9):
        for move in RULES.legal_moves(s, RULES.awaiting(s)[0])[::3]:
            assert RULES.why_not(s, move) is None, move
            after = s.copy()
            RULES.apply(after, move)
            assert after.over or RULES.awaiting(after), move


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_the_judge_and_the_list_agree_on_every_move_there_could_be(players, bots):
    codes = reason_codes()
    for s in positions([(players, bots)], (0, 1), 23):
        for seat in RULES.awaiting(s)[:2]:
            legal = set(RULES.legal_moves(s, seat))
            there = universe(s, seat)
            assert legal <= set(there)
            for move in there:
                reason = RULES.why_not(s, move)
                assert (move in legal) == (reason is None), (s.frames[-1], move, str(reason))
                if reason is not None:
                    assert isinstance(reason, Reason) and reason.code in codes, reason
                    for _, value in reason.params:
                        plain = isinstance(value, (str, int))
                        assert plain or (isinstance(value, tuple) and all(isinstance(v, str) for v in value))


def reason_codes() -> set[str]:
    """Every code the engine refuses with, read from its source."""
    source = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "engine" / "historia").rglob("*.py"))
    return (
        set(re.findall(r'refuse\(\s*"([a-z_]+)"', source))
        | set(re.findall(r'"([a-z_]+)" if [^\n]* else "', source))
        | set(re.findall(r'code = [^\n]* else "([a-z_]+)"', source))
    )


@pytest.mark.parametrize(("players", "bots"), FEW)
def test_another_seats_move_is_always_refused(players, bots):
    for s in positions([(players, bots)], (0,), 31):
        asked = RULES.awaiting(s)
        for other in range(-1, len(s.seats) + 1):
            if other not in asked:
                for move in universe(s, other)[::17]:
                    reason = RULES.why_not(s, move)
                    assert reason is not None and reason.code in ("not_your_turn", "already_sealed")


def test_judging_changes_nothing():
    for s in positions(FEW, (0,), 17):
        before = repr(s)
        seat = RULES.awaiting(s)[0]
        RULES.legal_moves(s, seat)
        for move in universe(s, seat)[::7]:
            RULES.why_not(s, move)
        RULES.view(s, seat)
        RULES.determinize(s, seat, Rng(1))
        RULES.result(s)
        RULES.evaluate(s, seat)
        RULES.shortlist(s, seat, 5, Rng(1))
        assert repr(s) == before


def test_after_the_end_every_move_is_refused():
    session = finished(2, 0, 1)
    with pytest.raises(IllegalMove, match="game_over"):
        session.submit(SealCards(0, ("art",)))


# --- copies, undo, replay ---


def test_copies_are_equal_and_share_nothing():
    for s in positions(SOME, (0,), 29):
        promises.a_copy_is_equal_and_shares_nothing(s)


def test_playing_on_a_copy_leaves_the_original_alone():
    for s in positions(SOME, (0,), 19):
        promises.playing_on_a_copy_leaves_it_alone(RULES, s, 6)


OF_NO_SEAT = (decisions.ChooseDecision, decisions.TurnEndDecision, decisions.CivbotDecision)


@pytest.mark.parametrize("cls", [Civilization, *promises.decision_kinds(decisions)])
def test_a_hand_written_copy_forgets_no_field(cls):
    promises.a_copy_forgets_no_field(cls, "seat" if cls in OF_NO_SEAT else "")


def test_a_positions_copy_forgets_no_field():
    promises.a_position_forgets_no_field(new(2, 1, 1).state, ("seats", "frames", "moves"))


@pytest.mark.parametrize(("players", "bots"), [(1, 2), (2, 0), (4, 1)])
def test_undo_is_exact_at_every_step(players, bots):
    session = new(players, bots, 4)
    promises.undo_is_exact(session, steps(session, 4), 1 / 4)


@pytest.mark.parametrize(("players", "bots"), FEW)
def test_a_replay_gives_the_same_digest(players, bots):
    promises.a_replay_is_the_same(finished(players, bots, 1))


ELSEWHERE = """
from tests.historia.random_play import finished, RULES
print(RULES.digest(finished(3, 2, 2).state), RULES.component_digest(finished(3, 2, 2).setup))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_another_process_with_another_hash_seed_plays_the_same_game(hash_seed):
    here = [RULES.digest(finished(3, 2, 2).state), RULES.component_digest(finished(3, 2, 2).setup)]
    assert promises.printed_elsewhere(ELSEWHERE, hash_seed) == here


def test_another_seed_is_another_game():
    assert len({RULES.digest(new(3, 1, seed).state) for seed in range(10)}) == 10


# --- the scorepad ---


@pytest.mark.parametrize(("players", "bots"), SOME)
def test_the_scorepad_is_the_sum_of_the_events(players, bots):
    session = finished(players, bots, 1)
    sums = [[0] * len(CATEGORIES) for _ in session.state.seats]
    for entry in session.log:
        for event in entry.events:
            if isinstance(event, (VpGained, VpLost)):
                sign = 1 if isinstance(event, VpGained) else -1
                sums[event.seat][CATEGORIES.index(event.category)] += sign * event.n
    assert [list(c.scored) for c in session.state.seats] == sums


@pytest.mark.parametrize(("players", "bots"), FEW)
def test_cubes_levels_and_wonders_change_only_by_events(players, bots):
    for before, entry, after in played([(players, bots)], (2,)):
        trial = before.copy()
        for event in entry.events:
            if isinstance(event, CubesMoved):
                move_cubes(trial.seats[event.seat], event)
            elif isinstance(event, LevelGained) and not event.beyond:
                setattr(trial.seats[event.seat], event.track, event.level)
            elif isinstance(event, WonderTaken):
                trial.seats[event.seat].wonders += (event.wonder,)
        assert [counted(c) for c in trial.seats] == [counted(c) for c in after.seats], entry.move


def move_cubes(c: Civilization, event: CubesMoved) -> None:
    for place, sign in ((event.origin, -1), (event.to, 1)):
        if place == "map":
            assert bool(c.cubes >> event.territory & 1) == (sign < 0)
            c.cubes ^= 1 << event.territory
        else:
            setattr(c, place, getattr(c, place) + sign * event.n)


def counted(c: Civilization) -> tuple[object, ...]:
    return (c.reserve, c.used, c.supply, c.cubes, c.technology, c.military, c.wonders)
