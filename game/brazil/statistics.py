"""Defines what the statistics record of a finished game of Brazil: facts per seat, and achievements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.brazil.challenge import conditions
from engine.brazil.components import BUILDINGS, CITIES, FRAME_COLOURS, PAINTINGS
from engine.brazil.events import (
    BattleBegan,
    BattleEnded,
    CardsRevealed,
    EraBegan,
    ExpeditionFought,
    PalacePlaced,
    TileBuilt,
    TileSeized,
    TurnBegan,
)
from engine.brazil.state import Setup, State
from game.brazil.statistics_items import ITEMS
from game.play.statistics.game_facts import FinishedGame, GameStatistics, narrowly

LAST_ERA = 3


def _alone(over: FinishedGame) -> bool:
    """Returns whether goals decide the game, not points: a challenge or a scenario for one."""
    scenario = over.state.board.scenario
    return scenario.challenge is not None or scenario.solo is not None


def _roles(over: FinishedGame) -> Sequence[str]:
    return [player.monarch for player in over.state.seats]


def _scenario(setup: Setup) -> str:
    return setup.scenario


def _rounds(s: State) -> int:
    return s.round


def _facts(over: FinishedGame, seat: int) -> dict[str, int]:
    player = over.state.seats[seat]
    built = [event.tile for event in over.of(TileBuilt) if event.seat == seat]
    return {
        "buildings": sum(tile in BUILDINGS for tile in built),
        "cities": sum(tile in CITIES for tile in built),
        "battles_won": sum(event.winner == seat for event in over.of(BattleEnded)),
        "missions": len(player.revealed),
        "paintings": len(player.paintings),
        "rounds": over.state.round,
    }


def _full_gallery(over: FinishedGame, seat: int) -> bool:
    owned = over.state.seats[seat].paintings
    return len(owned) >= ITEMS.goal_of("full_gallery") and {PAINTINGS[painting].colour for painting in owned} == set(
        FRAME_COLOURS
    )


def _master_maker(over: FinishedGame, seat: int) -> bool:
    return len(over.state.seats[seat].products) >= ITEMS.goal_of("master_maker")


def _bloodless_reign(over: FinishedGame, seat: int) -> bool:
    fought = any(seat in (event.attacker, event.defender) for event in over.of(BattleBegan))
    return over.won(seat) and not fought and not _alone(over)


def _battles(over: FinishedGame) -> Iterator[tuple[BattleEnded, CardsRevealed]]:
    """Yields every battle's end with the cards that were laid in it."""
    laid = CardsRevealed((), ())
    for event in over.events:
        if isinstance(event, BattleBegan):
            laid = CardsRevealed((), ())
        elif isinstance(event, CardsRevealed):
            laid = event
        elif isinstance(event, BattleEnded):
            yield event, laid


def _bare_hands(over: FinishedGame, seat: int) -> bool:
    for end, laid in _battles(over):
        own, other = (laid.attack, laid.defence) if end.attacker == seat else (laid.defence, laid.attack)
        if end.winner == seat and not own and other:
            return True
    return False


def _land_taker(over: FinishedGame, seat: int) -> bool:
    return sum(event.seat == seat for event in over.of(TileSeized)) >= ITEMS.goal_of("land_taker")


def _to_the_letter(over: FinishedGame, seat: int) -> bool:
    return any(event.seat == seat and event.strength == event.needed for event in over.of(ExpeditionFought))


def _palace_builder(over: FinishedGame, seat: int) -> bool:
    return sum(event.seat == seat for event in over.of(PalacePlaced)) >= ITEMS.goal_of("palace_builder")


def _iron_road(over: FinishedGame, seat: int) -> bool:
    now, begun = 1, 0
    for event in over.events:
        if isinstance(event, TurnBegan):
            now = event.round
        elif isinstance(event, EraBegan) and event.era == LAST_ERA:
            begun = now
    return over.won(seat) and not _alone(over) and begun > 0 and over.state.round - begun <= ITEMS.goal_of("iron_road")


def _gold_medal(over: FinishedGame, seat: int) -> bool:
    challenge = over.state.board.scenario.challenge
    if challenge is None or not over.won(seat):
        return False
    points, left = over.result.totals[seat], conditions.rounds_left(over.state)
    best = challenge.medals[-1]
    return bool(points >= best.points and left >= best.left)


def _narrow(over: FinishedGame, seat: int) -> bool:
    return not _alone(over) and narrowly(over, seat)


def statistics() -> GameStatistics:
    """Returns the `GameStatistics` of Brazil: the functions that compute what is recorded of a finished game (scenario,
    rounds, facts per seat) and whether each achievement was done."""
    achievements: dict[str, Any] = {
        "full_gallery": _full_gallery,
        "master_maker": _master_maker,
        "bloodless_reign": _bloodless_reign,
        "bare_hands": _bare_hands,
        "land_taker": _land_taker,
        "to_the_letter": _to_the_letter,
        "palace_builder": _palace_builder,
        "iron_road": _iron_road,
        "gold_medal": _gold_medal,
    }
    return GameStatistics(_scenario, _alone, _roles, _rounds, _facts, achievements, _narrow)
