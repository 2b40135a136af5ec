"""The bar above the map: whose turn, round and era, what is asked, the main button, undo and the drawers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.brazil import frames as f
from engine.brazil.board import hexes
from engine.brazil.moves import EndTurn
from game.brazil import words
from game.ui import Ui
from game.widgets.base import Row, Widget
from game.widgets.button import Button
from game.widgets.label import Panel, Picture
from game.widgets.richtext import RichText

if TYPE_CHECKING:
    from game.brazil.table import TableScreen


class Prompt:
    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.desk = table.desk

    def build(self, ui: Ui) -> Widget:
        s = self.desk.view
        asked = self.desk.match.asked
        seat = asked if asked is not None else self.desk.seat
        who = self.table.side.seat_name(ui, seat)
        era = f"[era_{min(s.era, 3)}] {ui.text('round-short', round=s.round)}"
        parts: list[Widget] = [
            Picture(f"seats/{s.seats[seat].colour}", 32, 32),
            RichText(f"*{who}*\n{era}", size="small"),
            RichText(self.question(ui), grow=1, name="question"),
            *self._main(ui),
            self._tool(ui, "undo", self.table.undo, self.desk.match.session.can_undo, self.undo_tip(ui)),
            self._tool(ui, "redo", self.table.redo, self.desk.match.session.can_redo, ui.text("command-redo")),
            self._tool(ui, "gallery", lambda: self.table.open_drawer("gallery"), True, self._key_tip(ui, "gallery")),
            self._tool(ui, "log", lambda: self.table.open_drawer("log"), True, self._key_tip(ui, "log")),
            self._tool(ui, "menu", self.table.open_menu, True, self._key_tip(ui, "menu")),
        ]
        return Panel(Row(parts, gap=8, align="centre"), pad=7, shadow=False, name="prompt")

    def _tool(self, ui: Ui, name: str, action: object, enabled: bool, tip: str) -> Widget:
        return Button("", action, picture=f"marks/{name}", name=f"tool-{name}", tip=tip, enabled=enabled)  # type: ignore[arg-type]

    def _key_tip(self, ui: Ui, command: str) -> str:
        return f"{ui.text(f'command-{command}')} ({self.table.app.commands.shown(command)})"

    def undo_tip(self, ui: Ui) -> str:
        session = self.desk.match.session
        if session.can_undo:
            return self._key_tip(ui, "undo")
        barrier = session.barrier
        if barrier.code == "revealed":
            return ui.text("undo-revealed", what=ui.text(f"revealed-{barrier.event}"))
        return ui.text(f"undo-{barrier.code}")

    # -- the main button -------------------------------------------------------------------------------------------

    def _main(self, ui: Ui) -> list[Widget]:
        text, enabled, tip = self.main_text(ui)
        if not text:
            return []
        return [Button(text, self.table.main_action, kind="main", size="large", name="main", enabled=enabled, tip=tip)]

    def main_text(self, ui: Ui) -> tuple[str, bool, str]:
        """Text, whether it can be pressed, and a tip."""
        desk = self.desk
        if self.table.pilot.holding:
            return (ui.text("go-on"), True, "")
        if not desk.deciding:
            return ("", False, "")
        if desk.pending is not None:
            return (ui.text("confirm"), True, "")
        if desk.proposal:
            return (ui.text("pay"), True, ui.text("pay-tip"))
        if desk.most_cards() and desk.kind in ("combat", "expedition", "give_cards"):
            count = len(desk.hand)
            key = "give-cards" if desk.kind == "give_cards" else "seal-cards"
            return (ui.text(key, n=count), desk.cards_move() is not None, ui.text(f"{key}-tip"))
        finish = desk.finish()
        if isinstance(finish, EndTurn):
            return (ui.text("end-turn"), True, "")
        if finish is not None:
            return (ui.text(f"finish-{desk.kind}"), True, "")
        return ("", False, "")

    # -- the question ----------------------------------------------------------------------------------------------

    def question(self, ui: Ui) -> str:
        desk = self.desk
        if desk.match.cursor is not None:
            return ui.text("history-shown")
        if desk.match.asked is None:
            return ui.text("game-over")
        if self.table.pilot.holding:
            return ui.text("bot-has-played")
        if not desk.deciding:
            asked = desk.match.asked
            return ui.text("waiting", name=self.table.side.seat_name(ui, asked))
        if desk.pending is not None:
            return self._pending(ui)
        frame = desk.frame
        if isinstance(frame, f.TurnFrame):
            return self._turn(ui, frame)
        if isinstance(frame, f.PaymentFrame):
            return ui.text("ask-payment", what=self._purpose(ui, frame), needs=words.symbols(frame.needs))
        if isinstance(frame, f.LimitFrame):
            return ui.text(f"ask-limit-{frame.what}")
        if isinstance(frame, f.CombatFrame):
            return ui.text(f"ask-combat-{frame.stage}")
        if isinstance(frame, f.ResourceFrame):
            return ui.text("ask-resource", n=frame.left)
        if isinstance(frame, f.ExpeditionFrame):
            return ui.text("ask-expedition-cards" if frame.committed else "ask-expedition")
        if isinstance(frame, f.DeployFrame):
            return ui.text("ask-deploy", n=frame.left)
        return ui.text(f"ask-{desk.kind}")

    def _turn(self, ui: Ui, frame: f.TurnFrame) -> str:
        if not frame.arch:
            return ui.text("ask-turn")
        if "unit" in self.desk.picker.chosen:
            return ui.text("ask-turn-to")
        left = []
        ways = self.desk.picker.values("by")
        if frame.free and any(way != "extra" for way in ways):
            left.append(ui.text("left-free", n=frame.free))
        if frame.extra and "extra" in ways:
            left.append(ui.text("left-extra", where=ui.text(f"extra-{frame.arch}")))
        if frame.peek:
            left.append(ui.text("left-peek"))
        if frame.draw:
            left.append(ui.text("left-draw"))
        return ui.text("ask-turn-move", left=", ".join(left)) if left else ui.text("ask-turn-done")

    def _purpose(self, ui: Ui, frame: f.PaymentFrame) -> str:
        purpose = frame.purpose
        texts = ui.texts
        for name in ("building", "city"):
            if hasattr(purpose, name):
                return words.tile(texts, getattr(purpose, name))
        if hasattr(purpose, "painting"):
            return texts(f"painting-{purpose.painting}")
        if hasattr(purpose, "product"):
            return texts(f"product-{purpose.product}")
        if hasattr(purpose, "unit"):
            return words.unit(texts, self.desk.view, purpose.seat, purpose.unit)
        return texts(f"arch-{purpose.kind}") if purpose.kind in ("renovate", "trade") else ""

    def _pending(self, ui: Ui) -> str:
        move = self.desk.pending
        assert move is not None
        preview = self.desk.preview(move)
        if preview.battle:
            return self._odds(ui, int(getattr(move, "to", getattr(move, "at", -1))))
        if move.kind == "end_turn":
            return ui.text("confirm-end-turn")
        return ui.text(f"confirm-{move.kind}") if ui.texts.has(f"confirm-{move.kind}") else ui.text("confirm-reveals")

    def _odds(self, ui: Ui, hex_id: int) -> str:
        s = self.desk.view
        holder = next(
            (seat for seat, p in enumerate(s.seats) if seat != self.desk.seat and hex_id in hexes(p.at)),
            s.owner[hex_id],
        )
        name = self.table.side.seat_name(ui, holder) if holder >= 0 else ""
        return ui.text("confirm-attack", name=name)
