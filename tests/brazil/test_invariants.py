"""What must hold in every position of every game, looked at in random games on a small and a large map."""

from __future__ import annotations

import dataclasses
from collections import Counter
from pathlib import Path

import pytest

from engine.brazil import handlers
from engine.brazil.events import GoodsDropped, GoodsGained, GoodsPaid
from engine.brazil.rules import bag
from engine.brazil.scenarios import all_scenarios
from engine.brazil.state import State
from engine.core.move import Reason
from engine.core.rng import Rng
from tests.brazil import census
from tests.brazil.kit import RULES
from tests.brazil.random_play import LARGE, SMALL, finished, positions
from tests.brazil.universe import universe

ROOT = Path(__file__).resolve().parents[2]
MAPS = (SMALL, LARGE)
SEEDS = tuple(range(6))
EVERYWHERE = [s.id for s in all_scenarios()[0]]


# --- games ---


@pytest.mark.parametrize("scenario", EVERYWHERE)
def test_random_games_end_on_every_map(scenario):
    for seed in (1, 2):
        session = finished(scenario, seed)
        result = session.result()
        assert session.awaiting == () and result is not None
        assert sorted(result.ranking) == sorted(range(len(result.totals)))
        census.check(session.state)


@pytest.mark.parametrize("scenario", MAPS)
def test_somebody_is_always_asked_and_can_answer(scenario):
    for s in positions(scenario, SEEDS, 7):
        (seat,) = RULES.awaiting(s)
        moves = RULES.legal_moves(s, seat)
        assert moves and len(set(moves)) == len(moves)
        assert all(m.seat == seat for m in moves)
        for other in range(len(s.seats)):
            assert other == seat or RULES.legal_moves(s, other) == []


def test_every_kind_of_frame_comes_up():
    met = {s.frames[-1].kind for scenario in MAPS for s in positions(scenario, SEEDS, 5)}
    every = {f.default for cls in handlers.HANDLERS for f in dataclasses.fields(cls) if f.name == "kind"}
    assert every - {"bid", "capital", "defeat", "mission_draw", "victory"} <= met


# --- one judge ---


@pytest.mark.parametrize("scenario", MAPS)
def test_every_listed_move_is_accepted_and_leads_somewhere(scenario):
    for s in positions(scenario, SEEDS[:3], 23):
        judged = s.copy()  # it remembers no list, so each move is judged
        for move in RULES.legal_moves(s, s.frames[-1].seat):
            assert RULES.why_not(judged, move) is None, move
            after = s.copy()
            RULES.apply(after, move)
            assert after.over or RULES.legal_moves(after, after.frames[-1].seat), move


def few_of_each(scenario: str, most: int) -> list[State]:
    """Positions of every kind of decision that random games meet, no more than so many of each."""
    met: Counter[str] = Counter()
    out = []
    for s in positions(scenario, SEEDS, 11):
        kind = s.frames[-1].kind + str(getattr(s.frames[-1], "arch", ""))
        if met[kind] < most:
            met[kind] += 1
            out.append(s)
    return out


@pytest.mark.parametrize(("scenario", "most"), [(SMALL, 4), (LARGE, 1)])
def test_the_judge_and_the_list_agree_on_every_move_there_could_be(scenario, most):
    for s in few_of_each(scenario, most):
        seat = s.frames[-1].seat
        legal = set(RULES.legal_moves(s.copy(), seat))
        assert s.moves is None, "a position that remembers its list judges nothing that is in it"
        for move in universe(s, seat):
            reason = RULES.why_not(s, move)
            assert (move in legal) == (reason is None), (s.frames[-1], move, str(reason))


def reason_codes() -> set[str]:
    """Every code the engine refuses with, read from its source."""
    import re

    source = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "engine" / "brazil").rglob("*.py"))
    found = re.findall(r'refuse\(\s*"([a-z_]+)"', source) + re.findall(r'"([a-z_]+)" if [^\n]* else "', source)
    return set(found) | set(re.findall(r' else "([a-z_]+)"\)', source)) | {"nothing_to_use"}


@pytest.mark.parametrize("scenario", MAPS)
def test_every_refusal_is_a_known_reason_of_plain_parameters(scenario):
    codes = reason_codes()
    assert len(codes) > 60
    for s in positions(scenario, SEEDS[:1], 197):
        for move in universe(s, s.frames[-1].seat)[::11]:
            reason = RULES.why_not(s, move)
            if reason is not None:
                assert isinstance(reason, Reason) and reason.code in codes, reason
                for _, value in reason.params:
                    plain = isinstance(value, (str, int))
                    assert plain or (isinstance(value, tuple) and all(isinstance(v, str) for v in value))


@pytest.mark.parametrize("scenario", MAPS)
def test_another_seats_move_is_always_refused(scenario):
    for s in positions(scenario, SEEDS[:1], 211):
        other = (s.frames[-1].seat + 1) % len(s.seats)
        for move in universe(s, other)[::97]:
            reason = RULES.why_not(s, move)
            assert reason is not None and reason.code == "not_your_turn"


def test_judging_changes_nothing():
    for s in positions(SMALL, SEEDS[:2], 53):
        before = repr(s)
        seat = s.frames[-1].seat
        RULES.legal_moves(s, seat)
        for move in universe(s, seat)[::29]:
            RULES.why_not(s, move)
        RULES.view(s, seat)
        RULES.determinize(s, seat, Rng(1))
        RULES.result(s)
        assert repr(s) == before


# --- conservation ---


@pytest.mark.parametrize("scenario", MAPS)
def test_every_card_tile_and_piece_is_exactly_once_somewhere(scenario):
    for s in positions(scenario, SEEDS, 5):
        census.check(s)


def places(s: State) -> dict[int, int]:
    """Goods by place: supplies as -1 minus the seat, tiles by their hex."""
    out = {-1 - seat: player.supply for seat, player in enumerate(s.seats)}
    return out | dict(enumerate(s.goods))


@pytest.mark.parametrize("scenario", MAPS)
def test_goods_change_only_by_events(scenario):
    for seed in SEEDS[:3]:
        session = finished(scenario, seed)
        before = places(session.position(0))
        for count, entry in enumerate(session.log, 1):
            for event in entry.events:
                if isinstance(event, (GoodsGained, GoodsDropped)):
                    where = event.place if event.place >= 0 else -1 - event.seat
                    sign = 1 if isinstance(event, GoodsGained) else -1
                    before[where] += sign * bag.bag(event.goods)
                elif isinstance(event, GoodsPaid):
                    before[event.place if event.place >= 0 else -1 - event.seat] -= bag.ONE[event.good]
            after = places(session.position(count))
            assert before == after, entry.move


@pytest.mark.parametrize("scenario", MAPS)
def test_nobody_holds_more_than_the_limits_when_he_is_asked_for_something_else(scenario):
    from engine.brazil.rules.goods import excess

    for s in positions(scenario, SEEDS[:3], 3):
        if s.frames[-1].kind == "turn":
            for player in s.seats:
                assert max(excess(player, what) for what in ("goods", "gold", "combat")) <= 0
