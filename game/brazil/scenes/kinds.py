"""The data of each kind of cut-scene, and the choice of events that trigger one.

Contains only what everybody may know, or what the viewer's own view holds; nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.brazil import facts
from engine.brazil.components import MISSIONS, PALACES
from engine.brazil.events import EraBegan, MissionAnnounced, TileExplored
from engine.brazil.state import State
from engine.core.event import Event
from engine.core.rules import Result
from game.brazil.challenge.goal_view import is_challenge
from game.brazil.scenes.objective_pictures import pieces_for
from game.brazil.wording import words
from game.play.cut_scenes import SceneTiming


@dataclass(frozen=True, slots=True)
class ExplorationScene:
    """A tile was explored."""

    seat: int
    hex: int
    tile: str

    @property
    def picture(self) -> str:
        return words.exploration_picture(self.tile)

    @property
    def kind(self) -> str:
        """The tile's base name; Expeditions of every strength share one."""
        return words.base_exploration(self.tile)


@dataclass(frozen=True, slots=True)
class MissionScene:
    """A Mission was announced: its points, and the Palaces one of which may be placed."""

    seat: int
    mission: str
    vp: int
    palaces: tuple[tuple[int, bool], ...]  # (number, whether it can be placed)
    last: bool  # the game ends with this round
    era: int  # the era of the Mission
    held: tuple[tuple[str, ...], ...]  # pictures of what fulfils each objective

    @property
    def lines(self) -> int:
        """The number of objectives of the Mission, each of which has a line."""
        return len(MISSIONS[self.mission].objectives)


@dataclass(frozen=True, slots=True)
class EraScene:
    """A new era began."""

    number: int


@dataclass(frozen=True, slots=True)
class EndScene:
    """The game has ended.

    ``ranking``: (seat, points), best first. No winners: a challenge is lost.
    """

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, int], ...]
    challenge: bool


Kind = ExplorationScene | MissionScene | EraScene | EndScene
BEATS: dict[type, SceneTiming] = {
    ExplorationScene: SceneTiming(1400, 700, 300),
    MissionScene: SceneTiming(1600, 1100, 250),
    EraScene: SceneTiming(1800, 900, 350),
    EndScene: SceneTiming(2500, 600, 300),
}


def scenes_of(events: Iterable[Event], s: State, people: Iterable[int]) -> list[Kind]:
    """Returns the cut-scenes that events trigger: explorations by people (by anybody if only bots play), Missions
    announced, new eras.

    ``s``: the view after them; ``people``: seats with a person, empty if only bots play.
    """
    shown: list[Kind] = []
    persons = set(people)
    for event in events:
        if isinstance(event, TileExplored) and (event.seat in persons or not persons):
            shown.append(ExplorationScene(event.seat, event.hex, event.tile))
        elif isinstance(event, MissionAnnounced):
            shown.append(_announced(event, s))
        elif isinstance(event, EraBegan):
            shown.append(EraScene(event.era))
    return shown


def _announced(event: MissionAnnounced, s: State) -> MissionScene:
    sites = facts.palace_sites(s, event.seat)
    palaces = tuple((number, bool(sites[number])) for number in PALACES if number in sites)
    mission = MISSIONS[event.mission]
    fulfilled = tuple(pieces_for(s, event.seat, objective) for objective in mission.objectives)
    return MissionScene(event.seat, event.mission, event.vp, palaces, mission.era == 3, mission.era, fulfilled)


def end_scene_of(result: Result, s: State) -> EndScene:
    """Returns the data of the cut-scene at the game's end: winners, and each seat's points in the order of the
    ranking."""
    ranking = tuple((seat, result.totals[seat]) for seat in result.ranking)
    return EndScene(result.winners, ranking, is_challenge(s.board.scenario))
