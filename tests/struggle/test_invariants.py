"""What must hold in every position of every game, looked at in random games with and without the options.

The long form plays three hundred games, with a look at every decision of each; the short form takes seconds.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.core.move import IllegalMove, Reason
from engine.core.rng import Rng
from engine.storage.save import SaveError, load_session, read_save, to_save, verify, write_save
from engine.struggle import decisions, handlers
from engine.struggle.moves import TakeTile
from engine.struggle.state import Options, Player, Setup, State
from tests.core import promises
from tests.shortened import first
from tests.struggle import census
from tests.struggle.random_play import (
    FEW,
    RULES,
    SOME,
    TABLES,
    finished,
    many,
    new,
    played,
    positions,
    steps,
    tables,
)
from tests.struggle.universe import universe

ROOT = Path(__file__).resolve().parents[2]
GAMES = 300


# --- games ---


@tables
@many(GAMES)
def test_random_games_end(options, seeds):
    for seed in seeds:
        session = finished(seed, options)
        result = session.result()
        assert session.awaiting == () and result is not None
        assert sorted(result.ranking) == [0, 1] and sum(result.totals) == 30
        assert result.note in ("sweep", "war", "vp", "final")
        rounds = sum(1 for entry in session.log for event in entry.events if event.name == "TurnBegan")
        assert rounds <= 48


@tables
@many(GAMES)
def test_somebody_is_always_asked_and_can_answer(options, seeds):
    for s in positions(seeds, 7, options):
        (seat,) = RULES.awaiting(s)
        moves = RULES.legal_moves(s, seat)
        assert moves and len(set(moves)) == len(moves)
        assert all(m.seat == seat for m in moves) and RULES.legal_moves(s, 1 - seat) == []


def test_every_kind_of_frame_comes_up():
    met = {s.frames[-1].kind for options in TABLES for s in positions(tuple(range(12)), 9, options)}
    every = {f.default for cls in handlers.HANDLERS for f in dataclasses.fields(cls) if f.name == "kind"}
    assert every - met <= {"calendar", "war", "hand", "compensation"}


# --- one judge ---


@tables
def test_every_listed_move_is_accepted_and_leads_somewhere(options):
    for s in positions(FEW, 23, options):
        for move in RULES.legal_moves(s, s.frames[-1].seat):
            assert RULES.why_not(s, move) is None, move
            after = s.copy()
            RULES.apply(after, move)
            assert after.over or RULES.legal_moves(after, after.frames[-1].seat), move


def few_of_each(seeds: Sequence[int], most: int, options: Options | None) -> list[State]:
    """Positions of every kind of decision that random games meet, no more than so many of each."""
    met: Counter[str] = Counter()
    out = []
    for s in positions(seeds, 11, options):
        kind = s.frames[-1].kind + str(getattr(s.frames[-1], "stage", ""))
        if met[kind] < most:
            met[kind] += 1
            out.append(s)
    return out


@tables
@pytest.mark.parametrize(("seeds", "most"), first(1, [(SOME, 1), (range(GAMES // 2), 20)], several=True))
def test_the_judge_and_the_list_agree_on_every_move_there_could_be(options, seeds, most):
    for s in few_of_each(seeds, most, options):
        seat = s.frames[-1].seat
        legal = set(RULES.legal_moves(s, seat))
        for move in universe(s, seat):
            reason = RULES.why_not(s, move)
            assert (move in legal) == (reason is None), (s.frames[-1], move, str(reason))
        assert all(RULES.why_not(s, move) is None for move in legal)


def reason_codes() -> set[str]:
    """Every code the engine refuses with, read from its source."""
    source = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "engine" / "struggle").rglob("*.py"))
    named = re.findall(r'refuse\(\s*"([a-z_]+)"', source)
    connection = re.findall(r'return "([a-z_]+)", (?:neighbour|-1)', source)
    return {*named, *connection, "no_event_symbol", "event_type"}


def test_every_refusal_is_a_known_reason_of_plain_parameters():
    codes = reason_codes()
    assert len(codes) > 70
    for s in positions(FEW, 211):
        for move in universe(s, s.frames[-1].seat)[::7]:
            reason = RULES.why_not(s, move)
            if reason is not None:
                assert isinstance(reason, Reason) and reason.code in codes, reason
                for _, value in reason.params:
                    assert isinstance(value, (str, int))


def test_another_sides_move_is_always_refused():
    for s in positions(FEW, 211):
        for move in universe(s, 1 - s.frames[-1].seat)[::41]:
            reason = RULES.why_not(s, move)
            assert reason is not None and reason.code == "not_your_turn"


def test_nothing_is_legal_when_the_game_is_over():
    s = finished(1).state
    reason = RULES.why_not(s, TakeTile(0, 1))
    assert reason is not None and reason.code == "game_over"
    assert RULES.legal_moves(s, 0) == [] and RULES.awaiting(s) == ()


def test_judging_changes_nothing():
    for s in positions(FEW, 97):
        before = repr(s)
        seat = s.frames[-1].seat
        RULES.legal_moves(s, seat)
        for move in universe(s, seat)[::29]:
            RULES.why_not(s, move)
        RULES.view(s, seat)
        RULES.determinize(s, seat, Rng(1))
        RULES.result(s)
        RULES.evaluate(s, seat)
        RULES.suggest(s, seat)
        RULES.shortlist(s, seat, 3, Rng(2))
        assert repr(s) == before


# --- copies, undo, replay ---


@tables
def test_copies_are_equal_and_share_nothing(options):
    for s in positions(FEW, 67, options):
        promises.a_copy_is_equal_and_shares_nothing(s)


def test_playing_on_a_copy_leaves_the_original_alone():
    for s in positions(FEW, 37):
        promises.playing_on_a_copy_leaves_it_alone(RULES, s, 8)


@pytest.mark.parametrize("cls", [Player, *promises.decision_kinds(decisions)])
def test_a_hand_written_copy_forgets_no_field(cls):
    promises.a_copy_forgets_no_field(cls, "seat" if cls in (decisions.CalendarDecision, decisions.WarDecision) else "")


def test_a_positions_copy_forgets_no_field():
    promises.a_position_forgets_no_field(new(1).state, ("options", "players", "frames", "moves"))


@tables
@pytest.mark.parametrize("seed", FEW)
def test_undo_is_exact_at_every_step(seed, options):
    session = new(seed, options)
    promises.undo_is_exact(session, steps(session, seed), 1 / 4)


@tables
@many(GAMES)
def test_chance_is_never_taken_back(options, seeds):
    assert promises.chance_is_never_taken_back(played(seeds, options)) > 5


@tables
def test_a_replay_gives_the_same_digest(options):
    promises.a_replay_is_the_same(finished(1, options))


ELSEWHERE = """
from tests.struggle.random_play import finished, RULES
print(*(RULES.digest(finished(seed).state) for seed in {seeds}))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
@many(GAMES, short=(2,))
def test_another_process_with_another_hash_seed_plays_the_same_game(hash_seed, seeds):
    found = promises.printed_elsewhere(ELSEWHERE.format(seeds=seeds), hash_seed)
    assert found == [RULES.digest(finished(seed).state) for seed in seeds]


def test_another_seed_is_another_game():
    assert len({RULES.digest(new(seed).state) for seed in range(10)}) == 10


# --- conservation ---


@tables
@many(GAMES)
def test_every_card_tile_and_squadron_is_exactly_once_somewhere_at_every_decision(options, seeds):
    for seed in seeds:
        session = finished(seed, options)
        for count in range(len(session.log)):
            census.check(session.position(count))
        census.score(session.state)


@tables
def test_vp_debt_and_treaty_points_change_only_by_events(options):
    for before, entry, after in played(FEW, options):
        moved: Counter[str] = Counter()
        for event in entry.events:
            if event.name == "VpScored":
                moved["vp"] += event.vp if event.seat == 0 else -event.vp
            elif event.name in ("DebtChanged", "TrpChanged", "LimitChanged"):
                moved[f"{event.name}{event.seat}"] += event.by
        assert after.vp - before.vp == moved["vp"]
        for seat in (0, 1):
            was, now = before.players[seat], after.players[seat]
            assert now.debt - was.debt == moved[f"DebtChanged{seat}"]
            assert now.trp - was.trp == moved[f"TrpChanged{seat}"]
            assert now.limit - was.limit == moved[f"LimitChanged{seat}"]


@tables
def test_flags_change_only_by_events(options):
    for before, entry, after in played(FEW, options):
        held = before.held[:]
        for event in entry.events:
            if event.name == "Flagged":
                held[event.side] |= 1 << event.space
            elif event.name == "Unflagged":
                held[event.side] &= ~(1 << event.space)
            elif event.name == "SquadronMoved":
                held[event.seat] &= ~(1 << event.source) if event.source >= 0 else -1
                held[event.seat] |= 1 << event.target if event.target >= 0 else 0
            elif event.name in ("SquadronSetAside", "SquadronLost") and event.source >= 0:
                held[event.seat] &= ~(1 << event.source)
        assert held == after.held, entry.move


# --- saves ---


@tables
@pytest.mark.parametrize("moves", [0, 1, 57])
def test_a_save_is_written_read_and_verified(tmp_path, moves, options):
    session = new(3, options)
    for count, move in enumerate(steps(session, 3)):
        if count >= moves:
            break
        session.submit(move)
    path = tmp_path / "game.json"
    write_save(path, to_save(session))
    again = verify(RULES, read_save(path))
    assert RULES.digest(again.state) == RULES.digest(session.state)


@tables
@many(GAMES, short=FEW)
def test_a_whole_game_is_written_read_and_verified(tmp_path, options, seeds):
    path = tmp_path / "game.json"
    for seed in seeds:
        session = finished(seed, options)
        write_save(path, to_save(session))
        assert repr(verify(RULES, read_save(path)).state) == repr(session.state)


@tables
@many(GAMES)
def test_every_position_survives_its_dump(options, seeds):
    setup = Setup("standard", options or Options())
    for s in positions(seeds, 17, options):
        data = json.loads(json.dumps(RULES.dump_state(s)))
        assert repr(RULES.load_state(data, setup)) == repr(s)


@many(GAMES)
def test_every_move_survives_its_dump(seeds):
    kinds: set[str] = set()
    for options in TABLES:
        for seed in seeds:
            for entry in finished(seed, options).log:
                if entry.move.kind not in kinds:
                    kinds.add(entry.move.kind)
                    data = json.loads(json.dumps(RULES.dump_move(entry.move)))
                    assert RULES.load_move(data) == entry.move
    assert len(kinds) > 35


def test_a_save_with_other_components_starts_at_its_checkpoint():
    session = finished(1)
    save = to_save(session).model_copy(update={"components": "0" * 16})
    save.checksum = save.compute_checksum()
    again, whole = load_session(RULES, save)
    assert not whole and RULES.digest(again.state) == RULES.digest(session.state)
    with pytest.raises(SaveError, match="components"):
        verify(RULES, save)


def test_a_save_with_a_wrong_setup_is_refused():
    save = to_save(new(1)).model_copy(update={"setup": {"scenario": "moon", "options": {}}})
    save.checksum = save.compute_checksum()
    with pytest.raises(SaveError, match="moon"):
        load_session(RULES, save)


def test_an_illegal_move_leaves_the_position_untouched():
    session = new(1)
    before = repr(session.state)
    with pytest.raises(IllegalMove):
        session.submit(TakeTile(session.awaiting[0], 1))
    assert repr(session.state) == before
