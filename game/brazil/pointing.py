"""Clicks on the table, turned into moves: pointing at parts of a move, the main button, confirming, undo."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from engine.brazil.moves import EndTurn, Move, PlaceOldToken, PlaceToken
from engine.core.event import Event
from engine.core.move import IllegalMove
from game.brazil import words
from game.screen import Screen

if TYPE_CHECKING:
    from game.brazil.battle import Outcome
    from game.brazil.desk import Desk
    from game.brazil.mapview import MapView
    from game.brazil.match import Match
    from game.brazil.moments import Moments
    from game.brazil.pilot import Pilot


class Pointing(Screen):
    """The hands of the table. What is drawn is in the table itself."""

    match: Match
    desk: Desk
    map: MapView
    moments: Moments
    pilot: Pilot
    outcome: Outcome | None

    def happened(self, events: list[Event]) -> None:
        """Show what a move brought."""
        raise NotImplementedError

    # -- pointing and playing --------------------------------------------------------------------------------------

    def point(self, **wanted: Hashable) -> None:
        """A click on something that means part of a move."""
        if not self.desk.deciding:
            return
        if (
            self.desk.pending is not None
            and wanted.get("hex") == self.desk.picker.chosen.get("hex")
            and "hex" in wanted
        ):
            self.confirm()
            return
        move = self.desk.choose(**wanted)
        if move is None:
            self.rebuild()
        elif self.desk.needs_confirming(move):
            self.desk.pending = move
            self.rebuild()
        else:
            self.play(move)

    def point_arch(self, arch: str) -> None:
        """An arch is clicked for the token, or for the product chosen."""
        if self.desk.picker.by(slot=arch):
            self.point(slot=arch)
        elif self.desk.picker.every(arch=arch):
            self.point(arch=arch)
        else:
            self.refuse_arch(arch)

    def refuse_arch(self, arch: str) -> None:
        move = PlaceOldToken(self.desk.seat, arch) if self.desk.kind == "era" else PlaceToken(self.desk.seat, arch)
        reason = self.desk.why(move)
        if reason is not None:
            self.app.toast(words.reason(self.ui.texts, reason))
            self.app.sound.play("error")

    def point_good(self, good: str) -> None:
        if self.desk.picker.every(kind="drop_good", good=good):
            self.point(kind="drop_good", good=good)
        else:
            self.point(kind="pay_good", good=good, place=-1)

    def pick_card(self, number: int) -> None:
        self.desk.pick_card(number)
        self.rebuild()

    def give_up(self) -> None:
        """The right button: back to before the last thing pointed at."""
        if self.desk.let_go():
            self.rebuild()

    def click_hex(self, hex_id: int) -> None:
        if not self.desk.deciding:
            self.pilot.hurry()
            return
        if hex_id not in self.map.lights.targets:
            if self.desk.let_go():
                self.rebuild()
            return
        if self.desk.kind == "turn":
            self._click_turn_hex(hex_id)
        elif self.desk.kind == "payment":
            self._click_source(hex_id)
        else:
            self.point(hex=hex_id)

    def _click_turn_hex(self, hex_id: int) -> None:
        desk = self.desk
        if "unit" in desk.picker.chosen:
            unit = desk.picker.chosen["unit"]
            if desk.picker.by(hex=hex_id):
                self.point(hex=hex_id)
            elif desk.picker.every(kind="fight_expedition", unit=unit):
                self.point(kind="fight_expedition", unit=unit)
            return
        here = [unit for unit in desk.units_that_move() if desk.view.seats[desk.seat].units[unit] == hex_id]
        if here:
            desk.picker.fix(unit=here[0])
            self.rebuild()
        elif desk.picker.every(kind="peek", hex=hex_id):
            self.point(kind="peek", hex=hex_id)

    def _click_source(self, hex_id: int) -> None:
        """A tile pays: with its one good, or the tray asks which."""
        moves = self.desk.picker.every(kind="pay_good", place=hex_id)
        if len(moves) == 1:
            self.play(moves[0])
        else:
            self.desk.picker.release()
            self.desk.picker.fix(place=hex_id)
            self.rebuild()

    def main_action(self) -> None:
        """The main button, or Enter."""
        desk = self.desk
        if self.pilot.holding:
            self.pilot.go_on()
            return
        if not desk.deciding:
            return
        if desk.pending is not None:
            self.confirm()
        elif desk.proposal:
            self._pay()
        elif desk.most_cards() and desk.kind in ("combat", "expedition", "give_cards"):
            move = desk.cards_move()
            if move is not None:
                self.play(move)
        elif (finish := desk.finish()) is not None:
            if isinstance(finish, EndTurn) and self.app.settings.confirm_unused and desk.unused():
                desk.pending = finish
                self.rebuild()
            else:
                self.play(finish)

    def _pay(self) -> None:
        """Accept the proposal: each part is a move of its own, so each can be undone."""
        while self.desk.deciding and self.desk.proposal:
            before = self.match.version
            self.play(self.desk.proposal[0])
            if self.match.version == before:
                break

    def confirm(self) -> None:
        move = self.desk.pending
        self.desk.pending = None
        if move is not None:
            self.play(move)

    def play(self, move: Move) -> None:
        """Play a person's move."""
        try:
            events = self.match.submit(move)
        except IllegalMove as refusal:
            self.app.toast(words.reason(self.ui.texts, refusal.reason), "bad")
            self.rebuild()
            return
        self.happened(events)

    # -- undo ------------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        if self.match.undo() is not None:
            self.app.sound.play("undo")
            self._jumped()

    def redo(self) -> None:
        if self.match.redo() is not None:
            self.app.sound.play("undo")
            self._jumped()

    def _jumped(self) -> None:
        self.moments.finish()
        self.outcome = None
        self.pilot.forget()
        self.desk.renew()
        self.rebuild()
