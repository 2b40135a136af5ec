"""Where the great moments of a game are shown over the table: which come, and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.core.event import Event
from engine.core.rules import Result
from game.brazil.scenes.draw import Canvas, Spot, draw_scene
from game.brazil.scenes.kinds import BEATS, Ended, Era, Explored, Kind, ended, scenes_of
from game.brazil.table_model import Desk
from game.platform import clock
from game.platform.settings import Pace
from game.play.cut_scenes import Scenes
from game.render.ui import Ui
from game.widgets.backdrop import Dusk


class Theatre:
    """``spot``: where a hex is on the screen; ``free``: nothing else is on show that a scene waits for."""

    def __init__(self, desk: Desk, pace: Pace, spot: Spot, free: Callable[[], bool]) -> None:
        self.desk, self.pace, self.spot = desk, pace, spot
        self.dusk = Dusk()
        self.scenes: Scenes[Kind] = Scenes(pace, free)
        self._first = 0  # the number of the move whose scene was the first of those that wait

    def happened(self, seen: Sequence[Event]) -> None:
        """Some of what the viewer saw happen is worth a scene."""
        if not self.scenes.running:
            self._first = len(self.desk.match.log)
        for kind in scenes_of(seen, self.desk.view, self.desk.match.people):
            self.scenes.add(kind, BEATS[type(kind)])

    @property
    def untold(self) -> int | None:
        """The number of the first move whose end is not shown yet, a battle's or a scene's."""
        outcome = self.desk.outcome
        on_show = [outcome.moves] if outcome is not None and not outcome.told else []
        return min([*on_show, self._first] if self.scenes.running else on_show, default=None)

    @property
    def covered(self) -> frozenset[int]:
        """Hexes whose cloud has yet to lift."""
        return frozenset(one.thing.hex for one in self.scenes.queue if isinstance(one.thing, Explored))

    def over(self, result: Result, then: Callable[[], None]) -> None:
        self.scenes.add(ended(result, self.desk.view), BEATS[Ended], then)

    def draw(self, ui: Ui, target: pygame.Surface, beneath: Callable[[], None]) -> None:
        """The scene on show over the table, which is only drawn where it is seen."""
        now = clock.now()
        showing = self.scenes.now(now)
        if showing is None:
            beneath()
            return
        kind, share, leaving = showing
        if not isinstance(kind, (Era, Ended)) and not self.dusk.covers(kind, target.get_size()):
            beneath()
        names = partial(self.desk.seat_name, ui.texts)
        seconds = (now - self.scenes.since) / 1000
        draw_scene(Canvas(ui, target, self.dusk, self.desk.view, names, self.spot, seconds), kind, share, leaving)
