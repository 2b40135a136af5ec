"""The column on the right: the other seats' strips, the tray of the present choice, the own Missions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.brazil import bag, facts
from engine.brazil.components import MISSIONS
from engine.brazil.moves import AnnounceMission
from game.brazil import words
from game.brazil.cards import CardToken
from game.brazil.layout import is_compact
from game.brazil.options import Option, tray_options
from game.brazil.recent import Tail, recent
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label, Panel, Picture
from game.widgets.richtext import RichText
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.brazil.table import TableScreen


class Side:
    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.desk = table.desk

    def build(self, ui: Ui) -> Widget:
        strips: list[Widget] = [
            self._strip(ui, seat) for seat in range(len(self.desk.view.seats)) if seat != self.desk.seat
        ]
        parts: list[Widget] = [*strips]
        tray = self._tray(ui)
        if tray is not None:
            parts.insert(0 if is_compact(ui) else len(parts), tray)  # where room is scarce, the choice comes first
        parts.append(Panel(self._missions(ui), pad=8, shadow=False))
        parts.append(Panel(Tail(recent(ui, self.table)), pad=8, shadow=False, grow=1))
        return Scroll(Column(parts, gap=6, pad=2), name="side")

    # -- other seats -----------------------------------------------------------------------------------------------

    def live_vp(self, seat: int) -> str:
        """The points shown while playing, as the table agreed."""
        shown = self.desk.view.options.live_vp
        if shown == "all" or (shown == "own" and seat == self.desk.match.viewer):
            return str(facts.total(self.desk.view, seat))
        return ""

    def seat_name(self, ui: Ui, seat: int) -> str:
        return self.desk.match.name(seat) or ui.text("dutch")

    def _strip(self, ui: Ui, seat: int) -> Widget:
        s = self.desk.view
        player = s.seats[seat]
        asked = self.desk.match.asked == seat
        vp = self.live_vp(seat)
        name = self.seat_name(ui, seat) + (f"  [vp]{vp}" if vp else "")
        head: list[Widget] = [Picture(f"seats/{player.colour}", 24, 24), RichText(f"*{name}*", grow=1)]
        if asked:
            head.insert(0, Picture("marks/arrow_move", 20, 20))
        if player.token:
            head.append(Picture(f"arches/{player.token}", 26, 26))
        goods = words.bag_symbols(player.supply) or "–"
        units = f"{facts.units_on_map(s, seat)}/{facts.units_deployed(s, seat)}"
        line = (
            f"{goods}   [hand_gold]{len(player.gold_cards)} [hand_combat]{len(player.combat_cards)} "
            f"[hand_mission]{len(player.missions)}   [units]{units}   "
            f"[slot_pentagon]{len(player.products)} [painting]{len(player.paintings)} [check]{len(player.revealed)}"
        )
        body = Column([Row(head, gap=7, align="centre"), RichText(line, size="small")], gap=1)
        return CardButton(
            body,
            lambda: self.table.show_seat(seat),
            chosen=False,
            pad=6,
            name=f"strip-{seat}",
            tip=self._strip_tip(ui, seat, asked),
        )

    def _strip_tip(self, ui: Ui, seat: int, asked: bool) -> str:
        player = self.desk.view.seats[seat]
        lines = [f"*{self.seat_name(ui, seat)}*"]
        if player.monarch:
            lines.append(ui.text(f"monarch-{player.monarch}"))
        if asked:
            lines.append(ui.text("is-deciding"))
        lines.append(ui.text("strip-tip"))
        return "\n".join(lines)

    # -- the choice ------------------------------------------------------------------------------------------------

    def _tray(self, ui: Ui) -> Widget | None:
        options = tray_options(ui, self.desk)
        head = self._payment_head(ui) if self.desk.kind == "payment" and self.desk.deciding else []
        if not options and not head:
            return None
        things: list[Widget] = [self._option(ui, option) for option in options]
        column: list[Widget] = [*head, Flow(things, gap=6)]
        return Panel(Column(column, gap=6), pad=8, shadow=False, name="tray")

    def _payment_head(self, ui: Ui) -> list[Widget]:
        """What is due and the proposal for it."""
        from engine.brazil.moves import PayGood

        lines: list[str] = []
        for need, move in zip(getattr(self.desk.frame, "needs", ()), self.desk.proposal, strict=False):
            if isinstance(move, PayGood):
                where = ui.text("supply") if move.place < 0 else words.tile(ui.texts, self.desk.view.tile[move.place])
                source = f"[{move.good}] {where}"
            elif move.kind == "pay_gold_card":
                source = "[hand_gold]"
            elif move.kind == "pay_combat_cards":
                source = "[hand_combat]"
            else:
                source = ui.text("credit")
            lines.append(f"{words.symbols((need,))} ← {source}")
        text = f"*{ui.text('payment-proposal')}*\n" + "     ".join(lines)
        return [RichText(text), Label(ui.text("payment-swap"), size="small", colour="soft_ink")]

    def _option(self, ui: Ui, option: Option) -> Widget:
        if option.card is not None:
            kind, card_id = option.card
            return OptionToken(
                option,
                ui,
                kind,
                card_id,
                74,
                action=lambda: self.table.point(**option.wanted),
                lit=True,
                name=option.key,
                tip=option.tip,
            )
        parts: list[Widget] = []
        if option.picture:
            parts.append(Picture(option.picture, *option.shape))
        if option.title:
            parts.append(
                Label(
                    option.title,
                    size="small",
                    align="centre",
                    style="medium" if option.legal else "text",
                    colour="ink" if option.legal else "soft_ink",
                )
            )
        if option.facts:
            parts.append(RichText(option.facts, size="small", align="left"))
        body = Column(parts, gap=1, align="centre")
        return OptionCard(body, lambda: self.table.point(**option.wanted), option)

    # -- missions --------------------------------------------------------------------------------------------------

    def _missions(self, ui: Ui) -> Widget:
        desk = self.desk
        s, seat = desk.view, desk.seat
        player = s.seats[seat]
        parts: list[Widget] = []
        for number, mission in enumerate(player.missions):
            parts.append(self._mission(ui, mission, number))
        for goal, (have, needed) in facts.goals(s).items():
            mark = "[check]" if have >= needed else "[todo]"
            parts.append(RichText(f"{mark} {ui.text(f'goal-{goal}')} ({have}/{needed})", size="small"))
        if player.revealed:
            names = ", ".join(words.mission(ui.texts, mission) for mission in player.revealed)
            parts.append(RichText(f"[check] {names}", size="small", colour="soft_ink"))
        if not parts:
            parts.append(Label(ui.text("no-missions"), size="small", colour="soft_ink"))
        vp = self.live_vp(seat)
        goods = bag.size(player.supply)
        head = Row(
            [
                Picture(f"seats/{player.colour}", 22, 22),
                Label(self.seat_name(ui, seat), style="strong"),
                Spacer(grow=1),
                RichText(f"[vp] {vp}" if vp else f"{goods}/{facts.limit(s, seat, 'goods')}"),
            ],
            gap=6,
            align="centre",
        )
        return Column([head, *parts], gap=4)

    def _mission(self, ui: Ui, mission: str, number: int) -> Widget:
        desk = self.desk
        texts = ui.texts
        if mission not in MISSIONS:
            return RichText(f"[hand_mission] {words.mission(texts, mission)}", size="small")
        entry = MISSIONS[mission]
        lines = []
        for step in facts.mission_progress(desk.view, desk.seat, mission):
            objective, have, needed = step
            mark = "[check]" if step.holds else "[todo]"
            points = f" [vp]{objective['vp']}" if "vp" in objective else ""
            count = "" if step.holds else f" ({have}/{needed})"
            lines.append(f"{mark}{words.objective(texts, objective)}{count}{points}")
        vp = f" [vp]{entry.vp}" if entry.vp else ""
        text = f"[era_{entry.era}] *{words.mission(texts, mission)}*{vp}\n" + "   ".join(lines)
        legal = desk.deciding and bool(desk.picker.every(kind="announce_mission", mission=mission))
        body: Widget = RichText(text, size="small", grow=1)
        if legal:
            button = Button(
                texts("announce"),
                lambda: self.table.point(kind="announce_mission", mission=mission),
                kind="main",
                size="small",
                name=f"announce-{number}",
            )
            return Row([body, button], gap=8, align="centre")
        if desk.deciding and desk.kind == "turn":
            reason = desk.why(AnnounceMission(desk.seat, mission))
            if reason is not None:
                body.tip = f"[cross] {words.reason(texts, reason)}"
        return body


class OptionToken(CardToken):
    """An option that is a card of the hand."""

    def __init__(self, option: Option, ui: Ui, kind: str, card_id: str, wide: float, **looks: object) -> None:
        super().__init__(ui, kind, card_id, wide, **looks)
        self.option = option


class OptionCard(CardButton):
    """An option of the tray: legal ones are lit, the others say why not."""

    def __init__(self, child: Widget, action: object, option: Option) -> None:
        super().__init__(child, action, chosen=option.chosen, pad=5, name=option.key, tip=option.tip)  # type: ignore[arg-type]
        self.option = option
        self.enabled = option.legal
