"""Table mixin for online play: the connection to the host, presence, and undo by consent."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Generic

import pygame

from engine.core.session import Session
from game.platform import clock
from game.platform.save_list import free_name
from game.play.elsewhere import ELSEWHERE, Elsewhere, RefusedMove, SeatPresence
from game.play.table_controller import UiUpdate
from game.render.theme import IVORY, rgb
from game.render.ui import Ui
from game.screens.dialog import Answer, Dialog
from game.screens.narrated_table import NarratedTable
from game.screens.recap_table import AnyController
from game.screens.saved_table import AnyMatch
from game.shell.toasts import PASSING
from game.widgets.base import Row, Size, Widget
from game.widgets.button import Button
from game.widgets.rich_text import RichText

WIDE = 560.0  # u
BROKEN = rgb("#7E2A1E")
STRIP_DELAY_MS = 2000  # how long the host may be silent before the strip appears
SHORT = ("together-line-lost", "together-busy")  # errors that may be over in a moment
RETRIES = (*SHORT, "together-replaced", "together-host-ended", "together-untrusted")  # that trying again may end


class LineStrip(Widget):
    """A strip at the top of the map that says that the connection is broken."""

    def __init__(self, row: Row) -> None:
        super().__init__(name="line-strip")
        self.add(row)

    def measure(self, ui: Ui, width: int) -> Size:
        wide, high = self.children[0].measure(ui, min(width, ui.px(WIDE)) - ui.px(20))
        return (wide + ui.px(20), high + ui.px(10))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect.inflate(-ui.px(20), -ui.px(10)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        pygame.draw.rect(target, BROKEN, self.rect, border_radius=ui.px(6))
        pygame.draw.rect(target, IVORY, self.rect, max(1, ui.px(1)), border_radius=ui.px(6))
        super().draw(ui, target)


class StripRoot(Widget):
    """A table's tree with the strip over it. `room`: where the strip hangs, at the upper edge."""

    def __init__(self, table: Widget, strip: LineStrip, room: Any) -> None:
        super().__init__(name="with-strip")
        self.table, self.strip, self.room = table, strip, room
        self.add(table, strip)

    def walk(self) -> Iterator[Widget]:
        yield self
        yield from self.table.walk()
        yield from self.strip.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return self.table.measure(ui, width)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.table.arrange(ui, rect)
        room: pygame.Rect = self.room(ui)
        area = pygame.Rect((0, 0), self.strip.measure(ui, room.width))
        area.midtop = room.midtop
        self.strip.arrange(ui, area)


class LineDialog(Dialog):
    """A dialog over an online table, which keeps processing what the host sends."""

    def __init__(self, table: ElsewhereTable[Any, Any], title: str, body: str, answers: list[Answer]) -> None:
        super().__init__(table.app, title, body, answers)
        self._table = table

    def tick(self, now: int) -> bool:
        return self._table.runner.listen(now)

    def leave(self) -> None:
        """Gives the first answer, which refuses (Esc): whoever asks waits for an answer."""
        self._choose(self.answers[0][1])


class ElsewhereTable(NarratedTable[AnyMatch, AnyController], Generic[AnyMatch, AnyController]):
    _before: tuple[SeatPresence, ...] = ()  # presence that was told last
    _broken_since: int | None = None  # when the host was heard last, while it is not
    _asks: Dialog | None = None  # the question whether a move may be taken back

    @property
    def elsewhere(self) -> Elsewhere | None:
        """The connection to the host; None: the game is not online, or over."""
        return self.match.elsewhere

    def show_people(self) -> None:
        """Opens the page about the people at the table."""
        if self.elsewhere is not None:
            self.elsewhere.show_people()

    # -- what the runner tells (see ElsewhereView) -----------------------------------------------------------------

    def taken_back(self) -> None:
        self.controller.taken_back()

    def on_several_moves(self) -> None:
        """Shows the position after several moves; the recap lists those of others."""
        self.controller.model.jumped()
        self.controller.say(UiUpdate(jumped=True))

    def refused(self, refusal: RefusedMove) -> None:
        self.controller.refused(refusal.reason)
        if refusal.reason is None:
            self.app.toast(self.text(refusal.message), PASSING)

    def opened_up(self, session: Session[Any, Any]) -> None:
        """Takes over the whole finished game, which the host has sent, and saves it, so that it can be reviewed."""
        line = self.elsewhere
        assert line is not None
        path = free_name(self.app.folders.saves, f"{line.title} {datetime.now():%Y-%m-%d %H.%M}")
        self.match.opened_up(session, path)
        if not self.match.error:
            line.set_save_path(path.name)

    def line_changed(self) -> None:
        line = self.elsewhere
        if line is None:
            return
        if line.past_came:
            line.past_came = False
            if self.match.cursor is not None:
                self.match.renewed()
                self.controller.changed()
        self._name_people(line)
        self._tell_presence(tuple(line.seats))
        self._ask_consent(line)
        if line.undo_refused_by is not None:
            self.app.toast(self.text("together-undo-refused", name=self.match.name(line.undo_refused_by)))
            line.undo_refused_by = None
        if not line.error:
            self._broken_since = None
        elif self._broken_since is None:
            self._broken_since = clock.now()
            self.app.after(STRIP_DELAY_MS, self.rebuild)
        self.rebuild()

    def _name_people(self, line: Elsewhere) -> None:
        for occupant, seat in zip(self.match.occupants, line.seats, strict=False):
            if occupant.who == ELSEWHERE:
                occupant.name = seat.name

    def _tell_presence(self, now: tuple[SeatPresence, ...]) -> None:
        """Says who has come, gone, or lets a bot play."""
        before, self._before = self._before, now
        for seat, (old, new) in enumerate(zip(before, now, strict=False)):
            if seat == self.match.viewer or self.match.occupants[seat].who != ELSEWHERE:
                continue
            message = ""
            if old.bot != new.bot:
                message = "together-bot-in" if new.bot else "together-back"
            elif old.here != new.here:
                message = "together-back" if new.here else "together-away"
            if message:
                self.app.toast(self.text(message, name=self.match.name(seat)))

    # -- undo beyond a reveal --------------------------------------------------------------------------------------

    def may_ask_undo(self) -> bool:
        """Returns whether the others can be asked to let the last own move be taken back."""
        match = self.match
        if self.elsewhere is None or match.session.awaiting_host:
            return False
        if match.cursor is not None or match.current_seat is None:
            return False
        return any(entry.move.seat == match.viewer for entry in match.log)

    def ask_undo(self) -> None:
        """Opens a dialog that, if confirmed, asks the others to let the last own move be taken back."""

        def ask() -> None:
            self.match.session.undo(self.match.viewer)
            self.match.renewed()
            self.app.toast(self.text("together-undo-sent"))
            self.controller.changed()

        answers: list[Answer] = [
            (self.text("together-undo-ask"), ask, "plain"),
            (self.text("cancel"), None, "main"),
        ]
        self.app.push(Dialog(self.app, self.text("command-undo"), self.text("together-undo-body"), answers))

    def _ask_consent(self, line: Elsewhere) -> None:
        """Asks the person here whether another's move may be taken back; the question goes when it is settled."""
        asker = line.undo_asked_by
        if asker is None:
            if self._asks is not None and self.app.top is self._asks:
                self.app.pop()
            self._asks = None
        elif self._asks is None:
            name = self.match.name(asker)
            answers: list[Answer] = [
                (self.text("together-consent-no"), lambda: self._answer(False), "plain"),
                (self.text("together-consent-yes"), lambda: self._answer(True), "plain"),
            ]
            body = self.text("together-consent-body", name=name)
            self._asks = LineDialog(self, self.text("together-consent-title", name=name), body, answers)
            self.app.push(self._asks)

    def _answer(self, agree: bool) -> None:
        self._asks = None
        if self.elsewhere is not None:
            self.elsewhere.answer_undo(agree)

    # -- the strip -------------------------------------------------------------------------------------------------

    def whole(self, ui: Ui) -> Widget:
        tree = super().whole(ui)
        line, since = self.elsewhere, self._broken_since
        if line is None or not line.error or since is None:
            return tree
        if line.error in SHORT and clock.now() - since < STRIP_DELAY_MS:
            return tree
        parts: list[Widget] = [RichText(line.error_text(self.text), size="small", colour=IVORY, grow=1)]
        if line.error in RETRIES:
            button = "together-play-here" if line.error == "together-replaced" else "together-retry"
            parts.append(Button(self.text(button), line.retry, kind="wood", size="small", name="line-retry"))
        return StripRoot(tree, LineStrip(Row(parts, gap=10, align="centre")), self.advice_room)
