"""The table of Brazil: Imperial: one screen, nothing hidden behind tabs."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.brazil.components import CITIES
from engine.brazil.events import TurnBegan
from engine.core.event import Event, visible
from engine.core.save import SaveError
from game import clock
from game.brazil import words
from game.brazil.arch import arch_keys
from game.brazil.battle import Outcome, battle_panel, outcome_of, outcome_panel
from game.brazil.board import OwnBoard
from game.brazil.desk import Desk
from game.brazil.drawers import drawer
from game.brazil.hextip import hex_tip
from game.brazil.history import History
from game.brazil.layout import Parts, TableRoot, is_compact
from game.brazil.mapview import MapView
from game.brazil.match import Match
from game.brazil.moments import Moments
from game.brazil.pilot import Pilot
from game.brazil.pointing import Pointing
from game.brazil.prompt import Prompt
from game.brazil.recap import SPEED, recap_panel
from game.brazil.showcase import showcase
from game.brazil.side import Side
from game.brazil.sounds import play_events
from game.screens.frame import paint_table
from game.ui import Ui
from game.widgets.base import Widget
from game.widgets.button import Button

if TYPE_CHECKING:
    from game.shell import Shell

log = logging.getLogger(__name__)


class TableScreen(Pointing):
    def __init__(self, app: Shell, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.desk = Desk(match)
        self.moments = Moments(app.settings.pace)
        self.side = Side(self)
        self.prompt = Prompt(self)
        self.board = OwnBoard(self)
        self.map = MapView(lambda: self.desk.view, self.click_hex, self._tip)
        self.map.moments = self.moments
        self.map.let_go = self.give_up
        self.pilot = Pilot(self)
        self.history = History(self)
        self.recap_since: int | None = None  # moves played when the person at the screen last ended a turn
        self.drawer = ""
        self.aside = False
        self.outcome: Outcome | None = None
        self.desk.renew()

    @property
    def mood(self) -> str:  # type: ignore[override]
        return f"era-{self.match.session.state.era}"

    # -- building --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        self.desk.renew()
        compact = is_compact(ui)
        self.map.parent = None
        self.map.version += 1
        self.map.lights.targets = self.desk.lit_hexes()
        self.map.lights.chosen = self._chosen_hexes()
        self.map.lights.ghost = self._ghost
        self.map.lights.veiled = self._looking_for_a_place()
        self.map.tip = self._tip(self.map.cursor) if self.map.cursor is not None else ""
        parts = Parts(self.prompt.build(ui), self.map, self.side.build(ui), self.board.build(ui, compact), [])
        parts.tools = self._map_tools(ui)
        for overlay in (self._panel(ui), drawer(ui, self), self.history.bar(ui)):
            if overlay is not None:
                parts.overlays.append(overlay)
        return TableRoot(parts, compact)

    def _map_tools(self, ui: Ui) -> list[Widget]:
        """For those without a wheel."""
        tools = (("zoom_in", "zoom_in"), ("zoom_out", "zoom_out"), ("fit_map", "home"))
        return [
            Button(
                "",
                partial(self.command, command),
                picture=f"marks/{mark}",
                size="small",
                name=f"tool-{command}",
                tip=f"{ui.text(f'command-{command}')} ({self.app.commands.shown(command)})",
            )
            for command, mark in tools
        ]

    def _panel(self, ui: Ui) -> Widget | None:
        """The one panel over the map that the moment asks for."""
        if self.outcome is not None:
            return outcome_panel(ui, self, self.outcome)
        if self.history.open:
            return None
        if (told := recap_panel(ui, self)) is not None:
            return told
        if not self.desk.deciding:
            return None
        if self.desk.kind == "combat" or (self.desk.kind == "expedition" and self.desk.picker.has("seal_cards")):
            return battle_panel(ui, self)
        return showcase(ui, self)

    def _chosen_hexes(self) -> set[int]:
        found: set[int] = set()
        chosen = self.desk.picker.chosen
        if isinstance(hex_id := chosen.get("hex"), int):
            found.add(hex_id)
        if self.desk.deciding and self.desk.kind == "turn" and isinstance(unit := chosen.get("unit"), int):
            place = self.desk.view.seats[self.desk.seat].units[unit]
            found.add(place)
        if self.desk.proposal:
            found |= {place for move in self.desk.proposal if (place := getattr(move, "place", -1)) >= 0}
        return {hex_id for hex_id in found if hex_id >= 0}

    def _looking_for_a_place(self) -> bool:
        """A hex is what is asked for next."""
        if not self.desk.deciding:
            return False
        chosen = self.desk.picker.chosen
        return self.desk.kind in ("capital", "renovate") or any(name in chosen for name in ("unit", "tile", "palace"))

    def _ghost(self, hex_id: int) -> tuple[str, float] | None:
        chosen = self.desk.picker.chosen
        if isinstance(tile := chosen.get("tile"), str):
            return (f"cities/{tile}" if tile in CITIES else f"buildings/{tile}", 1.0)
        if isinstance(palace := chosen.get("palace"), int):
            return (f"palaces/palace_{palace}", 0.5)
        if isinstance(unit := chosen.get("unit"), int) and self.desk.kind in ("deploy", "turn"):
            return (words.unit_picture(self.desk.view, self.desk.seat, unit), 0.8)
        return None

    def _tip(self, hex_id: int) -> str:
        return hex_tip(self.ui, self.desk, hex_id)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_table(ui, target)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        self.moments.draw_over(ui, target, self.map.rect, self._spot)

    def _spot(self, seat: int, place: int) -> tuple[float, float]:
        """Where a hex is on the screen, or a seat's supply (place -1)."""
        if place >= 0:
            return self.map.centre(place)
        name = "supply" if seat == self.desk.seat else f"strip-{seat}"
        widget = next((w for w in self.stage.root.walk() if w.name == name), None)
        return widget.rect.center if widget is not None else self.map.rect.center

    # -- what follows a move ----------------------------------------------------------------------------------------

    def happened(self, events: list[Event]) -> None:
        """Show what a move brought."""
        seen = visible(events, self.match.viewer)
        fought = outcome_of(seen)
        if fought is not None:
            fought.since, fought.shown = clock.now(), 0
        self.outcome = fought
        self.aside = False
        self.moments.add(seen, clock.now())
        play_events(self.app.sound, seen, self.match)
        self.desk.renew()
        self.rebuild()
        if any(isinstance(event, TurnBegan) for event in events):
            self.autosave()

    def close_recap(self) -> None:
        self.recap_since = None
        self.rebuild()

    def jump_to(self, moves: int) -> None:
        """From a line of the log to the position it led to."""
        self.history.playing = False
        self.history.go(moves)

    def replay_from(self, moves: int) -> None:
        self.recap_since = None
        self.history.play(moves, SPEED)

    def close_outcome(self) -> None:
        self.outcome = None
        self.rebuild()

    # -- drawers and menus -----------------------------------------------------------------------------------------

    def toggle_aside(self) -> None:
        self.aside = not self.aside
        self.rebuild()

    def open_drawer(self, name: str) -> None:
        self.drawer = "" if self.drawer == name else name
        self.rebuild()

    def close_drawer(self) -> None:
        self.drawer = ""
        self.rebuild()

    def open_menu(self) -> None:
        from game.brazil.tablemenu import open_menu

        open_menu(self)

    def show_seat(self, seat: int) -> None:
        from game.brazil.seatpage import SeatPage

        self.app.push(SeatPage(self.app, self, seat))

    def handle(self, event: pygame.Event) -> bool:
        """While the past is shown, the arrows move in time."""
        if event.type == pygame.KEYDOWN and self.history.open and self.stage.popup is None:
            steps = {
                pygame.K_LEFT: (self.history.step, -1),
                pygame.K_RIGHT: (self.history.step, 1),
                pygame.K_UP: (self.history.step_round, -1),
                pygame.K_DOWN: (self.history.step_round, 1),
            }
            if event.key in steps:
                way, by = steps[event.key]
                way(by)
                return True
        return super().handle(event)

    # -- keys ------------------------------------------------------------------------------------------------------

    def command(self, command: str) -> bool:
        actions = {
            "confirm": self.main_action,
            "undo": self.undo,
            "redo": self.redo,
            "fit_map": self.map.viewport.fit,
            "menu": self.open_menu,
            "gallery": lambda: self.open_drawer("gallery"),
            "log": lambda: self.open_drawer("log"),
            "save": self.save_now,
            "zoom_in": lambda: self.map.viewport.zoom_at(self.map.rect.center, 1),
            "hurry": self.pilot.hurry,
            "zoom_out": lambda: self.map.viewport.zoom_at(self.map.rect.center, -1),
            "help_here": self.help_here,
        }
        if command in actions:
            actions[command]()
            return True
        if command in arch_keys() and self.desk.deciding:
            self.point_arch(arch_keys()[command])
            return True
        if command == "keys_list":
            self.app.go("keys")
            return True
        return super().command(command)

    def help_here(self) -> None:
        pages = {
            "turn": "turn",
            "combat": "combat",
            "expedition": "movement",
            "payment": "paying",
            "palace": "missions",
            "era": "missions",
        }
        self.app.go("learn", pages.get(self.desk.kind, "arches"))

    def leave(self) -> None:
        """Esc closes the top-most thing."""
        if self.outcome is not None:
            self.close_outcome()
        elif self.history.open:
            self.history.close()
        elif self.recap_since is not None:
            self.close_recap()
        elif self.drawer:
            self.close_drawer()
        elif self.desk.let_go():
            self.rebuild()
        else:
            self.open_menu()

    # -- saving ----------------------------------------------------------------------------------------------------

    def autosave(self) -> None:
        try:
            self.match.save()
        except SaveError as error:
            self.app.toast(self.text("not-saved", reason=str(error)), "bad")

    def save_now(self) -> None:
        self.autosave()
        self.app.toast(self.text("saved"))

    def closing(self) -> None:
        self.autosave()
        self.pilot.stop()

    def attach_to_report(self, path: Path) -> None:
        try:
            self.match.save(path)
        except SaveError as error:
            log.error("the game could not be attached: %s", error)

    # -- time ------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        moved = self.moments.tick(now) | self._reveal(now)
        if self.history.open:
            return self.history.tick(now) or moved
        return self.pilot.tick(now) or moved

    def _reveal(self, now: int) -> bool:
        """The battle's end is shown step by step."""
        if self.outcome is None:
            return False
        stage = self.outcome.stage(now, self.app.settings.pace)
        if stage == self.outcome.shown:
            return False
        self.outcome.shown = stage
        self.rebuild()
        return True

    def next_tick(self, now: int) -> int | None:
        if self.moments.running or (self.outcome is not None and self.outcome.shown < 3):
            return 16
        if self.history.open:
            return self.history.next_tick(now)
        return self.pilot.next_tick(now)
