"""The end: points by category and side, each opening into its pieces, and the score over turns and wars."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.struggle.components import GAME, SIDES, STEPS
from engine.struggle.ledger import CATEGORIES, FINAL_CATEGORIES
from engine.struggle.state import State
from game.screens.frame import PageScreen
from game.shell import Shell
from game.struggle import pen, words
from game.struggle.match import Match
from game.struggle.palette import DARK, MARKS, SCORED
from game.struggle.palette import SIDES as COLOURS
from game.theme import GOLD, INK, mix, rgb
from game.ui import Ui
from game.widgets.base import Column, Row, Size, Widget
from game.widgets.button import Button
from game.widgets.chart import Swatch
from game.widgets.label import Heading, Label, Panel, Picture
from game.widgets.material import panel as material

Entry = tuple[int, int, str, str, int]  # turn, side, category, item, VP


class ScoreScreen(PageScreen):
    sheet_width = 1060

    def __init__(self, app: Shell, match: Match, jump: Callable[[int], None], leave_game: Callable[[], None]) -> None:
        """``jump``: show the table after so many moves."""
        super().__init__(app)
        self.match, self.jump, self.leave_game = match, jump, leave_game
        result = match.result()
        assert result is not None
        self.result = result
        self.state = match.opened(len(match.log))

    def head(self, ui: Ui) -> Widget:
        winner = self.result.winners[0]
        side, name = words.side(ui.texts, winner), self.match.name(winner)
        title = self.text("score-winner", side=side, name=name) if name != side else self.text("score-won", side=side)
        return Row([Picture(MARKS[winner], 46, 46), Heading(title, size="title", grow=1)], gap=12, align="centre")

    def body(self, ui: Ui) -> Widget:
        why = self.text(f"over-{self.result.note}-text", vp=self.state.vp)
        parts: list[Widget] = [Label(why, style="flavour", size="large")]
        if self.state.vp == GAME.vp and self.result.note == "final":
            one, other = (player.available for player in self.state.players)
            parts.append(Label(self.text("score-tie", france=one, britain=other)))
        parts += [
            self._table(ui),
            Heading(self.text("score-history")),
            VpChart(self.state, self.text("score-chart")),
        ]
        return Column(parts, gap=10, pad=4)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        material.rosewood(ui, target, target.get_rect(), ())

    def _table(self, ui: Ui) -> Widget:
        head: list[Widget] = [Label("", grow=3)]
        for seat in range(len(SIDES)):
            cell = [Picture(MARKS[seat], 26, 26), Label(self.match.name(seat), style="strong", align="centre")]
            head.append(Column(cell, gap=1, grow=2, align="centre"))
        lines: list[Widget] = [Row(head, gap=6)]
        totals = [0, 0]
        for category in (*CATEGORIES, *FINAL_CATEGORIES):
            entries = [entry for entry in self.state.ledger if entry[2] == category]
            if entries:
                lines.append(self._line(ui, category, entries, totals))
        lines.append(self._totals(totals))
        return Panel(Column(lines, gap=4), pad=10, inset=True, shadow=False)

    def _line(self, ui: Ui, category: str, entries: Sequence[Entry], totals: list[int]) -> Widget:
        name = [Swatch(_code(SCORED[category])), Label(self.text(f"category-{category}"))]
        row: list[Widget] = [Row(name, gap=6, align="centre", grow=3)]
        for seat in range(len(SIDES)):
            own = [entry for entry in entries if entry[1] == seat]
            total = sum(entry[4] for entry in own)
            totals[seat] += total
            tip = "\n".join(self._item(ui, entry) for entry in own)
            row.append(Label(str(total) if own else "–", align="centre", grow=2, tip=tip, size="large"))
        return Row(row, gap=6, align="centre")

    def _item(self, ui: Ui, entry: Entry) -> str:
        turn, _, category, item, vp = entry
        return self.text("score-item", turn=turn, what=words.lead_name(ui.texts, category, item), vp=vp)

    def _totals(self, totals: list[int]) -> Widget:
        row: list[Widget] = [Label(self.text("score-total"), style="strong", size="large", grow=3)]
        row += [
            Label(str(total), style="title", size="title", colour="accent", align="centre", grow=2) for total in totals
        ]
        return Row(row, gap=6, align="centre")

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [
            Button(self.text("score-picture"), lambda: self.app.keep_picture("score"), name="export"),
            Button(self.text("show-map"), self.leave, name="show-map"),
            Button(self.text("to-menu"), self.leave_game, kind="main", name="to-menu"),
        ]


def _code(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


class VpChart(Widget):
    """The score after each turn and war: bars of what each side gained, and the line between 0 and 30."""

    def __init__(self, state: State, tip: str) -> None:
        super().__init__(name="vp-chart", tip=tip)
        self.ledger, self.played = list(state.ledger), state.step

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(190))

    def _steps(self) -> list[tuple[str, list[Entry]]]:
        """Every turn and war of the calendar with what was scored in it; a war counts to the turn before it."""
        found: list[tuple[str, list[Entry]]] = []
        turn = 0
        for entry in STEPS:
            in_war = bool(entry.war)
            turn = entry.turn or turn
            war = [row for row in self.ledger if row[0] == turn and (row[2] in ("war", "refusal")) == in_war]
            found.append((str(turn) if not in_war else "×", war))
        last = max((number for number, step in enumerate(found) if step[1]), default=0)
        return found[: max(last + 1, self.played)]

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect.inflate(-ui.px(40), -ui.px(34))
        high = rect.height

        def level(vp: float) -> int:
            return rect.bottom - round(high * max(0.0, min(30.0, vp)) / 30)

        for value in (0, 15, 30):
            pygame.draw.line(target, mix(ui.theme.panel, INK, 0.25), (rect.x, level(value)), (rect.right, level(value)))
            pen.words(
                ui, target, str(value), (rect.x - ui.px(6), level(value)), size=13, align="right", colour=ui.theme.ink
            )
        steps = self._steps()
        gap = rect.width / len(STEPS)
        vp = float(GAME.vp)
        points = [(rect.x, level(vp))]
        for number, (name, entries) in enumerate(steps):
            x = rect.x + gap * (number + 0.5)
            self._bars(ui, target, x, gap, level(15), high, entries)
            vp += sum(entry[4] if entry[1] == 0 else -entry[4] for entry in entries)
            points.append((round(x), level(vp)))
            pen.words(ui, target, name, (x, rect.bottom + ui.px(11)), size=13, align="centre", colour=ui.theme.ink)
        pygame.draw.lines(target, INK, False, points, max(3, ui.px(4)))
        pygame.draw.lines(target, GOLD, False, points, max(2, ui.px(2.4)))
        for point in points[1:]:
            share = (rect.bottom - point[1]) / max(1, high)
            seat = 0 if share > 0.5 else 1
            dot = pen.round_number(ui, "", ui.px(10), COLOURS[seat] if abs(share - 0.5) > 0.01 else rgb("#E9D6A4"))
            pen.put(target, dot, point)

    @staticmethod
    def _bars(
        ui: Ui, target: pygame.Surface, x: float, gap: float, middle: int, high: int, entries: list[Entry]
    ) -> None:
        """France's gains upwards, Britain's downwards, by category."""
        wide = round(gap * 0.34)
        for seat in (0, 1):
            y = middle
            for category, tint in SCORED.items():
                vp = sum(entry[4] for entry in entries if entry[1] == seat and entry[2] == category)
                tall = round(high * vp / 30)
                if not tall:
                    continue
                top = y - tall if seat == 0 else y
                body = pygame.Rect(round(x) - wide // 2, top, wide, tall)
                target.fill(mix(tint, (255, 255, 255), 0.25), body)
                pygame.draw.rect(target, DARK[seat], body, 1)
                y += -tall if seat == 0 else tall
