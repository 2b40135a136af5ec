"""The three moments that decided a challenge: where in the log each is, its picture and what happened."""

from __future__ import annotations

from dataclasses import dataclass

from engine.brazil.events import (
    BattleEnded,
    EraBegan,
    MissionAnnounced,
    TileBuilt,
    TurnBegan,
    UnitDeployed,
    UnitsDefeated,
)
from game.brazil import words
from game.brazil.match import Match
from game.texts import Texts

SHOWN = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """``moves``: how many had been played before it, where the time cursor goes."""

    moves: int
    round: int
    picture: str
    text: str


def moments(texts: Texts, match: Match) -> tuple[Moment, ...]:
    """The weightiest, in the order they happened."""
    found: list[tuple[int, Moment]] = []
    now, out = 1, 0
    s = match.onlooker
    mission = ""
    capital = s.board.scenario.solo.enemy_capital if s.board.scenario.solo is not None else -1
    for number, entry in enumerate(match.log):
        for event in entry.events:
            if isinstance(event, TurnBegan):
                now = event.round
            elif isinstance(event, MissionAnnounced) and event.seat == 0:
                mission = words.mission(texts, event.mission)
            elif isinstance(event, EraBegan):
                text = texts("moment-era", era=words.era(event.era), mission=mission)
                found.append((6 + event.era, Moment(number, now, f"marks/era_{event.era}", text)))
            elif isinstance(event, BattleEnded) and event.attacker == 0:
                won = event.winner == 0
                key = ("moment-capital" if event.hex == capital else "moment-battle") + ("-won" if won else "-lost")
                text = texts(key, attack=event.attack, defence=event.defence)
                weight = (12 if event.hex == capital else 4) + (0 if won else 2)
                found.append((weight, Moment(number, now, "marks/swords", text)))
            elif isinstance(event, UnitDeployed) and event.seat == 0 and event.first_time:
                out += 1
                if out == len(s.seats[0].units):
                    picture = words.unit_picture(s, 0, event.unit)
                    found.append((7, Moment(number, now, picture, texts("moment-units"))))
            elif isinstance(event, UnitsDefeated) and event.seat == 0:
                text = texts("moment-beaten", n=len(event.units))
                found.append((3, Moment(number, now, words.unit_picture(s, 0, event.units[0], True), text)))
            elif isinstance(event, TileBuilt) and event.seat == 0 and event.tile.startswith("city"):
                found.append((2, Moment(number, now, words.tile_picture(event.tile), texts("moment-city"))))
    by_weight = sorted(found, key=lambda one: -one[0])
    chosen: list[Moment] = []
    for _, moment in by_weight:
        if len(chosen) < SHOWN and all(moment.moves != other.moves for other in chosen):
            chosen.append(moment)
    return tuple(sorted(chosen, key=lambda moment: moment.moves))
