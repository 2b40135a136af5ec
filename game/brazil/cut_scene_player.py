"""Shows the cut-scenes of Brazil: Imperial over the table: picks the events that are worth one, and draws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.core.event import Event
from engine.core.rules import Result
from game.brazil.scenes.draw import Locate, SceneCanvas, draw_scene
from game.brazil.scenes.kinds import BEATS, EndScene, EraScene, ExplorationScene, Kind, end_scene_of, scenes_of
from game.brazil.table_model import TableModel
from game.platform import clock
from game.play.cut_scenes import CutScenes
from game.render.ui import Ui
from game.widgets.backdrop import Backdrop


class CutScenePlayer:
    """Plays the cut-scenes over a table. ``locate``: returns where a hex is on the screen."""

    def __init__(self, model: TableModel, scenes: CutScenes[Kind], locate: Locate) -> None:
        self.model, self.scenes, self.pace, self.locate = model, scenes, scenes.pace, locate
        self.backdrop = Backdrop()
        self._first = 0  # the number of the move whose scene was the first of those that wait

    def happened(self, seen: Sequence[Event]) -> None:
        """Queues a cut-scene for each of these events, as the viewer saw them, that has one."""
        if not self.scenes.running:
            self._first = len(self.model.match.log)
        for kind in scenes_of(seen, self.model.view, self.model.match.people):
            self.scenes.add(kind, BEATS[type(kind)])

    @property
    def first_unshown(self) -> int | None:
        """The number of the first move in the log whose battle result or cut-scene is still to be shown to the end;
        None if there is none."""
        outcome = self.model.outcome
        on_show = [outcome.moves] if outcome is not None and not outcome.at_end else []
        return min([*on_show, self._first] if self.scenes.running else on_show, default=None)

    @property
    def covered(self) -> frozenset[int]:
        """The ids of the hexes, explored already, that must still be drawn with clouds because the cut-scene of their
        exploration is queued."""
        return frozenset(one.thing.hex for one in self.scenes.queue if isinstance(one.thing, ExplorationScene))

    def queue_end_scene(self, result: Result, then: Callable[[], None]) -> None:
        """Queues the cut-scene of the game's end with its result; ``then`` is called when it has been shown."""
        self.scenes.add(end_scene_of(result, self.model.view), BEATS[EndScene], then)

    def draw(self, ui: Ui, target: pygame.Surface, beneath: Callable[[], None]) -> None:
        """Draws the current cut-scene; first calls ``beneath``, which draws the table, unless the scene hides the whole
        table."""
        now = clock.now()
        showing = self.scenes.scene_progress(now)
        if showing is None:
            beneath()
            return
        kind, share, leaving = showing
        if not isinstance(kind, (EraScene, EndScene)) and not self.backdrop.covers(kind, target.get_size()):
            beneath()
        names = partial(self.model.seat_name, ui.texts)
        seconds, lacking = (now - self.scenes.since) / 1000, ui.budget.lacking
        draw_scene(
            SceneCanvas(ui, target, self.backdrop, self.model.view, names, self.locate, seconds), kind, share, leaving
        )
        self.scenes.drawn(now, complete=ui.budget.lacking == lacking)
