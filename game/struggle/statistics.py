"""Computes Imperial Struggle's statistics of a finished game: numbers of each seat, and achievements reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.struggle.board import NAVAL, THEATERS
from engine.struggle.components import GAME, SIDES
from engine.struggle.events import Flagged, Refused, SquadronBuilt, TheaterWon, TurnBegan, VpScored
from engine.struggle.state import BRITAIN, FRANCE, USA, Setup, State
from game.play.statistics.game_facts import FinishedGame, GameStatistics
from game.struggle.statistics_items import ITEMS

ONE_POINT = 2  # difference of the totals when the score is one point from the middle


def _scenario(setup: Setup) -> str:
    return setup.scenario


def _no_challenge(over: FinishedGame) -> bool:
    return False


def _sides(over: FinishedGame) -> Sequence[str]:
    return SIDES


def _turns(s: State) -> int:
    return s.turn


def _facts(over: FinishedGame, seat: int) -> dict[str, int]:
    s: State = over.state
    found = {
        "debt": s.players[seat].debt,
        "theaters": sum(event.winner == seat for event in over.of(TheaterWon)),
        "turns": s.turn,
        "flags": (s.held[seat] & ~NAVAL).bit_count(),
        "war_vp": sum(vp for _, side, category, _, vp in s.ledger if side == seat and category == "war"),
    }
    return {**found, "sweep_turn": s.turn} if s.over == "sweep" and over.won(seat) else found


def _won_by(why: str) -> Callable[[FinishedGame, int], bool]:
    return lambda over, seat: over.won(seat) and over.state.over == why


def _all_theaters(over: FinishedGame, seat: int) -> bool:
    won: dict[int, int] = {}
    for event in over.of(TheaterWon):
        won[event.war] = won.get(event.war, 0) + (event.winner == seat)
    return any(count == len(THEATERS[war]) for war, count in won.items())


def _no_debts(over: FinishedGame, seat: int) -> bool:
    return over.won(seat) and over.state.players[seat].debt <= ITEMS.goal_of("no_debts")


def _proud_refusal(over: FinishedGame, seat: int) -> bool:
    return over.won(seat) and any(event.seat == seat for event in over.of(Refused))


def _old_pretender(over: FinishedGame, seat: int) -> bool:
    return seat == FRANCE and over.state.jacobite_victories >= ITEMS.goal_of("old_pretender")


def _full_sail(over: FinishedGame, seat: int) -> bool:
    return sum(event.seat == seat for event in over.of(SquadronBuilt)) >= ITEMS.goal_of("full_sail")


def _from_the_brink(over: FinishedGame, seat: int) -> bool:
    """Judged at the beginning of every Action Round."""
    vp = worst = over.begin.vp
    for event in over.events:
        if isinstance(event, VpScored):
            vp += event.vp if event.seat == FRANCE else -event.vp
        elif isinstance(event, TurnBegan):
            worst = min(worst, vp) if seat == FRANCE else max(worst, vp)
    left = worst - GAME.vp_britain_wins if seat == FRANCE else GAME.vp_france_wins - worst
    return over.won(seat) and left <= ITEMS.goal_of("from_the_brink")


def _stars_and_lilies(over: FinishedGame, seat: int) -> bool:
    flagged = {event.space for event in over.of(Flagged) if event.side == USA}
    return seat == FRANCE and len(flagged) >= ITEMS.goal_of("stars_and_lilies")


def _narrow(over: FinishedGame, seat: int) -> bool:
    totals = over.result.totals
    return over.state.over == "final" and 0 <= totals[seat] - totals[BRITAIN + FRANCE - seat] <= ONE_POINT


def statistics() -> GameStatistics:
    """Returns the object with the functions that compute the statistics and achievements of a finished game of Imperial
    Struggle."""
    achievements = {
        "clean_sweep": _won_by("sweep"),
        "all_theaters": _all_theaters,
        "no_debts": _no_debts,
        "far_ahead": _won_by("vp"),
        "proud_refusal": _proud_refusal,
        "old_pretender": _old_pretender,
        "full_sail": _full_sail,
        "from_the_brink": _from_the_brink,
        "stars_and_lilies": _stars_and_lilies,
    }
    return GameStatistics(_scenario, _no_challenge, _sides, _turns, _facts, achievements, _narrow)
