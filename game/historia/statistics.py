"""Historia's part of the statistics: the facts and achievements recorded of a finished game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.historia import facts
from engine.historia.components import GAME, TOP
from engine.historia.events import EraBegan, LeaderScored, Raided, RevolutionMade, Traded, WarFought, WonderTaken
from engine.historia.state import Civilization, Setup, State
from game.historia.statistics_items import ITEMS
from game.play.statistics.game_facts import FinishedGame, GameStatistics


def _table(setup: Setup) -> str:
    return setup.table


def _no_challenge(over: FinishedGame) -> bool:
    return False


def _civilizations(over: FinishedGame) -> Sequence[str]:
    return [civilization.id for civilization in over.state.seats]


def _turns(s: State) -> int:
    return s.turn + 1


def _facts(over: FinishedGame, seat: int) -> dict[str, int]:
    own: Civilization = over.state.seats[seat]
    return {
        "wonders": len(own.wonders),
        "territories": own.cubes.bit_count(),
        "levels": own.technology + own.military,
        "wars_won": sum(event.seat == seat == event.winner for event in over.of(WarFought)),
        "trades": sum(event.seat == seat for event in over.of(Traded)),
        "aims": _aims(over, seat),
    }


def _aims(over: FinishedGame, seat: int) -> int:
    return sum(event.seat == seat and event.aim == "high" for event in over.of(LeaderScored))


def _own(holds: Callable[[Civilization], bool]) -> Callable[[FinishedGame, int], bool]:
    """Returns an achievement that the seat's belongings at the end decide."""
    return lambda over, seat: holds(over.state.seats[seat])


def _no_spear(over: FinishedGame, seat: int) -> bool:
    return over.won(seat) and not any(
        isinstance(event, (Raided, WarFought)) and event.seat == seat for event in over.events
    )


def _three_aims(over: FinishedGame, seat: int) -> bool:
    return _aims(over, seat) >= ITEMS.goal_of("three_aims")


def _no_revolution(over: FinishedGame, seat: int) -> bool:
    made = sum(event.seat == seat for event in over.of(RevolutionMade))
    return over.won(seat) and made <= ITEMS.goal_of("no_revolution")


def _seven_wonders(over: FinishedGame, seat: int) -> bool:
    """Judged when the last era begins."""
    taken = 0
    for event in over.events:
        if isinstance(event, EraBegan) and event.era == GAME.turns.eras:
            break
        taken += isinstance(event, WonderTaken) and event.seat == seat
    return taken >= ITEMS.goal_of("seven_wonders")


def _trade_winds(over: FinishedGame, seat: int) -> bool:
    return len({event.other for event in over.of(Traded) if event.seat == seat}) >= ITEMS.goal_of("trade_winds")


def _utopia(over: FinishedGame, seat: int) -> bool:
    return facts.government(over.state, seat) == "utopia"


def statistics() -> GameStatistics:
    """Returns the object with the functions that compute the statistics and achievements of a finished game of
    Historia."""
    achievements = {
        "singularity": _own(lambda own: own.technology >= TOP),
        "high_ground": _own(lambda own: own.military >= TOP),
        "seven_wonders": _seven_wonders,
        "no_spear": _no_spear,
        "all_the_world": _own(lambda own: own.cubes.bit_count() >= ITEMS.goal_of("all_the_world")),
        "three_aims": _three_aims,
        "no_revolution": _no_revolution,
        "trade_winds": _trade_winds,
        "utopia": _utopia,
    }
    return GameStatistics(_table, _no_challenge, _civilizations, _turns, _facts, achievements)
