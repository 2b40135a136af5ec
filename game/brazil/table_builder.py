"""Builds the table's widgets from the model: all parts, the panel over the map, and the map's highlights."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from engine.brazil.decisions import CombatDecision, ExpeditionDecision
from game.brazil.battle.scene import BattleScene
from game.brazil.challenge.challenge_table import ChallengeTable, is_challenge
from game.brazil.cut_scene_player import CutScenePlayer
from game.brazil.layout import is_compact, plan
from game.brazil.map.arch_preview import ArchPreview
from game.brazil.map.highlights import chosen_hexes, ghost, lit_hexes, must_choose_hex
from game.brazil.map.map_view import MapView
from game.brazil.map.minimap import Minimap
from game.brazil.panels import board
from game.brazil.panels.battle import battle_panel, fights, outcome_panel
from game.brazil.panels.card_choice import showcase
from game.brazil.panels.prompt_bar import main_button, prompt_bar, tools
from game.brazil.panels.side_column import side_column
from game.brazil.panels.side_panels import SIDE_DRAWERS, drawer
from game.brazil.panels.tabs import tabs
from game.brazil.panels.timebar import timebar
from game.brazil.panels.tray import tray
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.table_tree import Parts, TableRoot
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.table_tools import map_tools

MAP_TOOLS = {"turn_map": "turn", "zoom_in": "zoom_in", "zoom_out": "zoom_out", "fit_map": "home"}


class TableBuilder:
    def __init__(
        self,
        model: TableModel,
        controller: TableController,
        view: MapView,
        look: ArchPreview,
        cut_scenes: CutScenePlayer,
    ) -> None:
        self.model, self.controller, self.map, self.look = model, controller, view, look
        self.cut_scenes = cut_scenes
        self.scene: BattleScene | None = None  # the battle on show
        self.overview = Minimap(view)
        self.reading: Widget | None = None  # the keys of the map
        self.challenge = ChallengeTable(model, view, look) if is_challenge(model) else None

    def table(
        self,
        ui: Ui,
        advice: Widget | None = None,
        recap: Widget | None = None,
        lit: Collection[object] = (),
    ) -> TableRoot:
        """Updates the map's highlights and builds all widgets of the table; returns their root.

        ``advice``: on top of everything else; ``lit``: hexes it highlights. ``recap``: what others did, while it is
        shown.
        """
        model, controller = self.model, self.controller
        self._light(lit)
        parts = Parts(
            map=self.map,
            map_tools=map_tools(ui, controller, MAP_TOOLS, "small"),
            overview=self._overview(ui),
            tools=tools(ui, controller),
            side=side_column(ui, model, controller, self.challenge),
            prompt_bar=prompt_bar(ui, model, controller, partial(self.look.hint, ui.texts)),
            portrait=board.portrait(ui, model),
            arches=board.arches(ui, model, controller, self.look),
            things=board.pieces_panel(ui, model, controller),
            hand=board.hand(ui, model, controller),
            main=main_button(ui, model, controller),
            ringed=self.map.ringed,
            reading=self.reading,
        )
        if self.challenge is not None:
            area = plan(ui).map
            self.map.viewport.kept_free = self.challenge.kept_free(ui)
            parts.over_map = self.challenge.parts(ui, area)
            self.map.over = self.challenge.draw_odds
        if is_compact(ui):
            parts.tabs = tabs(ui, model, controller)
            parts.drawer = model.drawer if model.drawer in SIDE_DRAWERS else ""
        panel = self._panel(ui, recap)
        self.scene = panel if isinstance(panel, BattleScene) else None
        overlays = (
            panel or tray(ui, model, controller),
            drawer(ui, model, controller),
            timebar(ui, model, controller),
            advice,
        )
        parts.overlays = [overlay for overlay in overlays if overlay is not None]
        root = TableRoot(ui, parts)
        self.map.foot = root.under_tray
        return root

    def _light(self, lit: Collection[object]) -> None:
        """Updates the map's highlights."""
        model, view = self.model, self.map
        view.parent = None
        view.version = (model.match.version, model.match.viewer)
        view.seen_by(model.seat)
        lights = view.lights
        lights.targets = lit_hexes(model)
        lights.chosen = chosen_hexes(model) | {place for place in lit if isinstance(place, int)}
        lights.hinted = self._hinted
        lights.ghost = partial(ghost, model)
        lights.veiled = must_choose_hex(model)
        view.tip = view.tip_of(view.cursor) if view.cursor is not None else ""

    def _hinted(self) -> frozenset[int]:
        """The hexes of the hovered arch or goal banner."""
        return self.look.places() | (self.challenge.places() if self.challenge is not None else frozenset())

    def _overview(self, ui: Ui) -> Minimap:
        self.overview.parent, self.overview.tip = None, ui.text("overview-tip")
        return self.overview

    def _panel(self, ui: Ui, recap: Widget | None) -> Widget | None:
        """The panel over the map for the current state; at most one."""
        model, controller, cut_scenes = self.model, self.controller, self.cut_scenes
        if model.outcome is not None:
            at = model.outcome.battle.at
            return outcome_panel(
                ui, model, controller, model.outcome, cut_scenes.pace, cut_scenes.backdrop, lambda: self.map.centre(at)
            )
        if controller.history.open:
            return None
        if recap is not None:
            return recap
        if fights(model):
            return battle_panel(ui, model, controller, cut_scenes.pace, cut_scenes.backdrop, self._fought_over)
        return showcase(ui, model, controller)

    def _fought_over(self) -> tuple[float, float]:
        """The screen position of the open battle's hex."""
        frame = self.model.frame
        return (
            self.map.centre(frame.at)
            if isinstance(frame, (CombatDecision, ExpeditionDecision))
            else self.map.rect.center
        )
