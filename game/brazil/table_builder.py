"""What lies on the table at this moment: the parts, the one panel over the map, the lights on it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from engine.brazil.decisions import CombatFrame, ExpeditionFrame
from game.brazil.battle.scene import BattleScene
from game.brazil.challenge.challenge_table import ChallengeTable, is_challenge
from game.brazil.cut_scene_player import Theatre
from game.brazil.layout import is_compact, plan
from game.brazil.map.arch_preview import ArchLook
from game.brazil.map.highlights import chosen_hexes, ghost, lit_hexes, looking_for_a_place
from game.brazil.map.map_view import MapView
from game.brazil.map.minimap import Overview
from game.brazil.panels import board
from game.brazil.panels.battle import battle_panel, fights, outcome_panel
from game.brazil.panels.card_choice import showcase
from game.brazil.panels.prompt_bar import frieze, main_button, tools
from game.brazil.panels.side import side
from game.brazil.panels.side_panels import SIDE_DRAWERS, drawer
from game.brazil.panels.tabs import tabs
from game.brazil.panels.timebar import timebar
from game.brazil.panels.tray import tray
from game.brazil.table_controller import Hands
from game.brazil.table_model import Desk
from game.brazil.table_tree import Parts, TableRoot
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.button import Button

# command, picture
MAP_TOOLS = (("turn_map", "turn"), ("zoom_in", "zoom_in"), ("zoom_out", "zoom_out"), ("fit_map", "home"))


class Composer:
    """``do`` plays a command of the table by its name."""

    def __init__(
        self, desk: Desk, hands: Hands, view: MapView, look: ArchLook, theatre: Theatre, do: Callable[[str], None]
    ) -> None:
        self.desk, self.hands, self.map, self.look, self.theatre, self.do = desk, hands, view, look, theatre, do
        self.scene: BattleScene | None = None  # the battle on show
        self.overview = Overview(view)
        self.challenge = ChallengeTable(desk, view, look) if is_challenge(desk) else None

    def table(
        self,
        ui: Ui,
        advice: Widget | None = None,
        recap: Widget | None = None,
        lit: Collection[object] = (),
        guide: Widget | None = None,
    ) -> TableRoot:
        """``advice`` lies over all else; the hexes that are ``lit`` by it are ringed. ``recap``: what others did, while
        it is told; ``guide``: the switch on a leaf of the rules."""
        desk, hands = self.desk, self.hands
        self._light(lit)
        parts = Parts(
            map=self.map,
            map_tools=self._map_tools(ui),
            overview=self._overview(ui),
            tools=tools(ui, desk, hands),
            side=side(ui, desk, hands, self.challenge),
            frieze=frieze(ui, desk, hands, partial(self.look.hint, ui.texts)),
            portrait=board.portrait(ui, desk),
            arches=board.arches(ui, desk, hands, self.look),
            things=board.things(ui, desk, hands),
            hand=board.hand(ui, desk, hands),
            main=main_button(ui, desk, hands),
            ringed=self.map.ringed,
        )
        if self.challenge is not None:
            area = plan(ui).map
            self.map.viewport.kept_free = self.challenge.kept_free(ui)
            parts.over_map = self.challenge.parts(ui, area)
            self.map.over = self.challenge.draw_odds
        if is_compact(ui):
            parts.tabs = tabs(ui, desk, hands)
            parts.drawer = desk.drawer if desk.drawer in SIDE_DRAWERS else ""
        panel = self._panel(ui, recap)
        self.scene = panel if isinstance(panel, BattleScene) else None
        overlays = (panel or tray(ui, desk, hands), drawer(ui, desk, hands, guide), timebar(ui, desk, hands), advice)
        parts.overlays = [overlay for overlay in overlays if overlay is not None]
        root = TableRoot(ui, parts)
        self.map.foot = root.under_tray
        return root

    def _light(self, lit: Collection[object]) -> None:
        """Tell the map what is new."""
        desk, view = self.desk, self.map
        view.parent = None
        view.version = (desk.match.version, desk.match.viewer)
        view.seen_by(desk.seat)
        lights = view.lights
        lights.targets = lit_hexes(desk)
        lights.chosen = chosen_hexes(desk) | {place for place in lit if isinstance(place, int)}
        lights.hinted = self._hinted
        lights.ghost = partial(ghost, desk)
        lights.veiled = looking_for_a_place(desk)
        view.tip = view.tip_of(view.cursor) if view.cursor is not None else ""

    def _hinted(self) -> frozenset[int]:
        """What the arch or the standard that is looked at would be about."""
        return self.look.places() | (self.challenge.places() if self.challenge is not None else frozenset())

    def _map_tools(self, ui: Ui) -> list[Widget]:
        """For those without a wheel."""
        return [
            Button(
                "",
                partial(self.do, command),
                picture=f"marks/{mark}",
                size="small",
                kind="wood",
                name=f"tool-{command}",
                tip=f"{ui.text(f'command-{command}')} ({self.hands.keys(command)})",
            )
            for command, mark in MAP_TOOLS
        ]

    def _overview(self, ui: Ui) -> Overview:
        self.overview.parent, self.overview.tip = None, ui.text("overview-tip")
        return self.overview

    def _panel(self, ui: Ui, recap: Widget | None) -> Widget | None:
        """The one panel over the map that the moment asks for."""
        desk, hands, theatre = self.desk, self.hands, self.theatre
        if desk.outcome is not None:
            at = desk.outcome.battle.at
            return outcome_panel(ui, desk, hands, desk.outcome, theatre.pace, theatre.dusk, lambda: self.map.centre(at))
        if hands.history.open:
            return None
        if recap is not None:
            return recap
        if fights(desk):
            return battle_panel(ui, desk, hands, theatre.pace, theatre.dusk, self._fought_over)
        return showcase(ui, desk, hands)

    def _fought_over(self) -> tuple[float, float]:
        """The hex of the open battle on the screen."""
        frame = self.desk.frame
        return self.map.centre(frame.at) if isinstance(frame, (CombatFrame, ExpeditionFrame)) else self.map.rect.center
