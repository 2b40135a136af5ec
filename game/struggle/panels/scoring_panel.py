"""Panels beside and below the map for a turn's scoring: table of its rows, score track with arrows, and a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.struggle.state import NOBODY
from game.i18n.names import run_on
from game.render.image_cache import load_png
from game.render.nine_slice import BoxStyle as Look
from game.render.svg_render import render
from game.render.theme import GOLD, INK, IVORY, mix, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import DARK
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.panels.award_table import COUNTS, HEAD, LEADER, MARKS, PRIZE, ROW
from game.struggle.panels.player_board import HIGH, MAIN
from game.struggle.panels.recap_page import sign_of
from game.struggle.panels.score_track import bar_picture, pin_picture
from game.struggle.panels.tooltip_zone import TooltipZone
from game.struggle.scoring_show import ScoreArrow, ScoredShow, ScoringBeat, arrows_of, stretch_of
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Size, Widget
from game.widgets.button import Button
from game.widgets.material import panel as material

SOFT, GREEN, BAD = rgb("#6B5339"), rgb("#2E7148"), rgb("#8C1C13")
MARKED = rgb("#F3DF9F")
UP, DOWN = (pygame.K_UP, pygame.K_LEFT), (pygame.K_DOWN, pygame.K_RIGHT)


def row_name(ui: Ui, beat: ScoringBeat) -> str:
    """Returns the short name of a row of the scoring."""
    return words.lead_short(ui.texts, beat.row.category, beat.row.item)


def why_nobody(ui: Ui, beat: ScoringBeat) -> str:
    """Returns a short text on why nobody won a row of the scoring: a tie, or the lead that would be needed."""
    counts = beat.row.counts
    if counts is None or counts[0] == counts[1]:
        return ui.text("scored-level")
    return ui.text("ledger-lead", n=beat.margin)


class ScoredLedger(TooltipZone):
    """All rows, filled in once they have run; pointing at one afterwards shows its spaces."""

    def __init__(self, ui: Ui, show: ScoredShow, redraw: Callable[[], object]) -> None:
        super().__init__(name="ledger", tip=ui.text("scored-ledger-tip"))
        self.show, self.redraw = show, redraw

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HEAD + ROW * max(1, len(self.show.beats)) + 8))

    def row_rect(self, number: int) -> pygame.Rect:
        """Returns a row's rectangle in pixels."""
        u = self.rect.height / (HEAD + ROW * max(1, len(self.show.beats)) + 8)
        top = self.rect.y + round(u * (HEAD + ROW * number))
        return pygame.Rect(self.rect.x, top, self.rect.width, round(u * ROW))

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        if not self.show.over:
            return
        rows = range(len(self.show.beats)) if position is not None else ()
        self._point(next((row for row in rows if self.row_rect(row).collidepoint(position)), -1))  # type: ignore[arg-type]

    def _point(self, number: int) -> None:
        if number != self.show.pointed:
            self.show.pointed = number
            self.redraw()

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        if not self.show.over or event.key not in UP + DOWN:
            return False
        step = 1 if event.key in DOWN else -1
        self._point((self.show.pointed + step) % len(self.show.beats))
        return True

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, show = self.rect, self.show
        material.paper(ui, target, rect, radius=6, shadow=4)
        point = (rect.x + ui.px(10), rect.y + ui.px(15))
        pen.words(ui, target, title_of(ui, show), point, style="title", size=14.5, room=rect.width - ui.px(20))
        for seat, x in COUNTS:
            pen.blit_centred(target, pen.mark(ui, seat, ui.px(12)), (rect.x + ui.px(x), rect.y + ui.px(MARKS)))
        y = rect.y + ui.px(HEAD + ROW / 2)
        for number, beat in enumerate(show.beats):
            self._row(ui, target, y, number, beat)
            y += ui.px(ROW)
        self.draw_focus(ui, target)

    def _row(self, ui: Ui, target: pygame.Surface, y: int, number: int, beat: ScoringBeat) -> None:
        rect, row, show = self.rect, beat.row, self.show
        done = number < show.at
        if show.described_beat is beat:
            band = pygame.Rect(rect.x + ui.px(5), y - ui.px(ROW / 2) + 1, rect.width - ui.px(10), ui.px(ROW) - 2)
            ui.box(target, band, Look(radius=ui.px(3), top=MARKED, edge=GOLD, edge_width=max(1.0, ui.px(1))))
        ink = INK if done or show.described_beat is beat else SOFT
        side = ui.px(17)
        sign = sign_of(row.category, row.item)
        if beat.region and done and row.winner != NOBODY:
            won = pygame.Rect(rect.x + ui.px(9), y - side // 2, side, side).inflate(-ui.px(2), -ui.px(2))
            look = Look(radius=ui.px(3), top=COLOURS[row.winner], edge=INK, edge_width=max(1.0, ui.px(1)))
            ui.box(target, won, look)
        elif sign:
            target.blit(pen.picture(ui, sign, side), (rect.x + ui.px(9), y - side // 2))
        pen.words(ui, target, row_name(ui, beat), (rect.x + ui.px(31), y), size=13.5, colour=ink, room=ui.px(77))
        for seat, x in COUNTS:
            if row.counts is None:
                continue
            ahead = done and row.winner == seat
            style, colour = ("strong", DARK[seat]) if ahead else ("text", ink)
            point = (rect.x + ui.px(x), y)
            pen.words(ui, target, str(row.counts[seat]), point, style=style, size=14, align="centre", colour=colour)
        if not done:
            return
        end = (rect.right - ui.px(9), y)
        if row.winner == NOBODY:
            text = why_nobody(ui, beat)
            pen.words(ui, target, text, end, style="flavour", size=13, colour=SOFT, align="right", room=ui.px(78))
            return
        pen.blit_centred(target, pen.mark(ui, row.winner, ui.px(16)), (rect.x + ui.px(LEADER), y))
        prize = words.prize(ui.texts, row.vp, row.trp, row.debt)
        pen.words(ui, target, prize, end, style="strong", size=12.5, align="right", colour=INK, room=ui.px(PRIZE))


def title_of(ui: Ui, show: ScoredShow) -> str:
    """Returns the title above a scoring: the turn's, that of the game's end, or the name of a single row scored by an
    Event."""
    step = show.step
    if step.is_final:
        return ui.text(f"over-{step.why}") if step.why else ui.text("scored-final")
    if step.whole or not step.rows:
        return ui.text("scored-title", turn=step.turn)
    return ui.text("scored-row", name=row_name(ui, show.beats[0]))


class ScoredTrack(TooltipZone):
    """The part of the track on which the score moved, with an arrow per row as long as its VP."""

    def __init__(self, ui: Ui, model: TableModel, show: ScoredShow) -> None:
        super().__init__(name="scored-track", tip="")
        self.model, self.show = model, show
        self.arrows = arrows_of(show.beats)
        self.low, self.high = stretch_of(show.beats, show.step.before)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(101))

    def _bar(self, ui: Ui) -> pygame.Rect:
        rect = self.rect
        left, right = rect.x + ui.px(206) + ui.px(34), rect.right - ui.px(44)
        return pygame.Rect(left, rect.bottom - ui.px(25), max(1, right - left), ui.px(7))

    def score_point(self, ui: Ui, score: float) -> tuple[int, int]:
        """Returns the position of a score on the line."""
        bar = self._bar(ui)
        share = (max(self.low, min(self.high, score)) - self.low) / max(1, self.high - self.low)
        return round(bar.x + bar.width * share), bar.centery

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, show = self.rect, self.show
        material.paper(ui, target, rect, radius=6, shadow=4)
        self._sum(ui, target)
        bar = self._bar(ui)
        for score in range(self.low, self.high + 1):
            x, _y = self.score_point(ui, score)
            grid = mix(SOFT, IVORY, 0.6)
            pygame.draw.line(target, grid, (x, rect.y + ui.px(5)), (x, bar.y), max(1, ui.px(1)))
            style = "strong" if score in (show.step.before, show.score) else "text"
            pen.words(ui, target, str(score), (x, bar.bottom + ui.px(9)), style=style, size=12, align="centre")
        ui.box(target, bar.inflate(2, 2), Look(radius=ui.px(3), edge=INK, edge_width=max(1.0, ui.px(1))))
        target.blit(bar_picture(ui, bar.size, self.low, self.high), bar)
        for seat, x in ((1, bar.x - ui.px(20)), (0, bar.right + ui.px(22))):
            pen.blit_centred(target, pen.mark(ui, seat, ui.px(22)), (x, bar.centery))
        lanes = max((arrow.lane for arrow in self.arrows), default=0) + 1
        high = min(ui.px(19), (bar.y - rect.y - ui.px(9)) // lanes)
        for arrow in self.arrows:
            if arrow.beat < show.at:
                self._arrow(ui, target, arrow, rect.y + ui.px(6) + high * arrow.lane, high - ui.px(2))
        x = self.score_point(ui, show.score)[0]
        size = (ui.px(25), ui.px(31))
        pin = pin_picture(ui, False, size)
        target.blit(pin, (x - size[0] // 2, bar.y - size[1] + ui.px(2)))
        point = (x, bar.y - size[1] + ui.px(2) + round(size[1] * 0.4))
        pen.words(ui, target, str(show.score), point, style="strong", size=14, align="centre")
        self.draw_focus(ui, target)

    def _sum(self, ui: Ui, target: pygame.Surface) -> None:
        rect, show = self.rect, self.show
        x, room = rect.x + ui.px(14), ui.px(186)
        pen.words(ui, target, title_of(ui, show), (x, rect.y + ui.px(20)), style="title", size=16, room=room)
        before = f"{show.step.before} → "
        wide = pen.words(ui, target, before, (x, rect.y + ui.px(52)), style="text", size=24, colour=SOFT)
        pen.words(ui, target, str(show.score), (x + wide, rect.y + ui.px(51)), style="strong", size=30)
        text, colour = change_of(ui, self.model, show)
        pen.words(ui, target, text, (x, rect.y + ui.px(83)), style="strong", size=13.5, colour=colour, room=room)
        line = rect.x + ui.px(206)
        edge = mix(SOFT, IVORY, 0.4)
        pygame.draw.line(target, edge, (line, rect.y + ui.px(10)), (line, rect.bottom - ui.px(10)), max(1, ui.px(1)))

    def _arrow(self, ui: Ui, target: pygame.Surface, arrow: ScoreArrow, y: int, high: int) -> None:
        beat = self.show.beats[arrow.beat]
        a, b = self.score_point(ui, arrow.start)[0], self.score_point(ui, arrow.end)[0]
        left, wide = min(a, b), max(4, abs(b - a) - 1)
        seat, right = beat.row.winner, b > a
        tips = self.show.over and self.show.tipping is not None
        row = (beat.row.category, beat.row.item)
        gold = (tips and row in self.show.tipping.rows) or self.show.described_beat is beat  # type: ignore[union-attr]
        key = f"@arrow {seat} {right} {gold}"
        picture = ui.pictures.made(key, (wide, high), lambda: _arrow(wide, high, COLOURS[seat], right, gold))
        target.blit(picture, (left, y))
        sign, room = sign_of(*row), wide - high
        text = f"{'+' if right else '−'}{abs(arrow.end - arrow.start)} {row_name(ui, beat)}"
        if ui.fonts.width(text, "strong", ui.type_size(12.5)) * pen.SQUEEZE > room - high:
            text = text.split(" ")[0]  # the symbol names the unit
        side = min(ui.px(14), high - 2) if sign and room > ui.px(34) else 0
        said = min(room - side - ui.px(4), ui.fonts.width(text, "strong", ui.type_size(12.5)))
        x = left + (wide - said - (side + ui.px(4) if side else 0)) // 2
        if side:
            target.blit(pen.picture(ui, sign, side), (x, y + (high - side) // 2))
            x += side + ui.px(4)
        if said > 8:
            point = (x, y + high // 2)
            pen.words(ui, target, text, point, style="strong", size=12.5, colour=IVORY, room=said)


def _arrow(wide: int, high: int, colour: tuple[int, int, int], right: bool, gold: bool) -> pygame.Surface:
    """Returns a band with a point at one end and a notch at the other."""
    tip = min(high * 0.45, wide * 0.4)
    outline = [(1, 1), (wide - tip, 1), (wide - 1, high / 2), (wide - tip, high - 1), (1, high - 1), (tip, high / 2)]
    if not right:
        outline = [(wide - x, y) for x, y in outline]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in outline)
    edge, line = ("#F6C945", 2.6) if gold else ("#2B2016", 1.2)
    tint = "#{:02x}{:02x}{:02x}".format(*colour)
    body = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><polygon points="{path}" fill="{tint}" '
        f'stroke="{edge}" stroke-width="{line}" stroke-linejoin="round"/></svg>'
    )
    return load_png(render(body, (wide, high)))


def change_of(ui: Ui, model: TableModel, show: ScoredShow) -> tuple[str, tuple[int, int, int]]:
    """Returns the text on how the score has changed so far for the viewer, Treaty Points included (for an onlooker: for
    the side that gained), and the text's colour."""
    seat = model.match.viewer if model.match.viewer is not None else -1
    by = show.score - show.step.before
    ran = show.beats[: show.at]
    if seat < 0:
        side = words.side(ui.texts, 0 if by >= 0 else 1)
        text = ui.text("scored-for", n=abs(by), side=side) if by else ui.text("scored-same")
        return text, SOFT
    own = by if seat == 0 else -by
    text = ui.text("scored-you", n=f"{'+' if own >= 0 else '−'}{abs(own)}")
    trp = sum(beat.row.trp for beat in ran if beat.row.winner == seat)
    if trp:
        text = run_on((text, ui.text("scored-and", prize=words.prize(ui.texts, 0, trp))))
    if not show.over:
        text = run_on((text, ui.text("scored-so-far")))
    if not own:
        return text, SOFT
    return text, GREEN if own > 0 else BAD


def sentence_of(ui: Ui, show: ScoredShow) -> str:
    """Returns the sentence below a scoring: on the row being scored or pointed at; else on why the game ended, or on
    the space whose change of hands mattered most, if any. After a scoring in part: on its last row."""
    beat = show.described_beat
    if beat is not None:
        return row_sentence(ui, beat)
    tip = show.tipping
    if show.step.why:
        return ui.text(f"over-{show.step.why}")
    if not show.step.whole:
        return row_sentence(ui, show.beats[-1]) if show.beats else ""
    if tip is None:
        return ui.text("scored-no-tip")
    rows = ", ".join(words.lead_name(ui.texts, category, item) for category, item in tip.rows)
    values = {"space": words.space(ui.texts, tip.space), "now": show.step.after, "without": show.step.after + tip.by}
    return ui.text("scored-tip", rows=rows, **values) if rows else ui.text("scored-tip-plain", **values)


def row_sentence(ui: Ui, beat: ScoringBeat) -> str:
    """Returns the sentence on who won a row of the scoring, or why nobody did."""
    row = beat.row
    name = words.lead_name(ui.texts, row.category, row.item)
    if row.winner == NOBODY:
        one, other = row.counts or (0, 0)
        if one == other:
            return ui.text("scored-row-level", name=name, n=one)
        return ui.text("scored-row-short", name=name, a=max(one, other), b=min(one, other), margin=beat.margin)
    side, prize = words.side(ui.texts, row.winner), words.prize(ui.texts, row.vp, row.trp, row.debt)
    if row.counts is None:
        return ui.text("scored-row-bare", name=name, side=side, prize=prize)
    a, b = row.counts[row.winner], row.counts[1 - row.winner]
    return ui.text("scored-row-won", name=name, side=side, a=a, b=b, prize=prize)


class ScoredPromptBar(Widget):
    """The prompt bar of a scoring: its sentence, and how many rows have run."""

    opaque = True

    def __init__(self, show: ScoredShow) -> None:
        super().__init__(name="prompt-bar")
        self.show = show

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, show = self.rect, self.show
        material.paper(ui, target, rect, radius=4, shadow=3)
        x, end, beat = rect.x + ui.px(8), rect.right - ui.px(12), show.described_beat
        seat = beat.row.winner if beat is not None else NOBODY
        if beat is None and show.tipping is not None and show.step.whole:
            seat = show.tipping.holder
        if seat in (0, 1):
            side = ui.px(24)
            target.blit(pen.mark(ui, seat, side), (x, rect.centery - side // 2))
            x += side + ui.px(7)
        if not show.over:
            count = ui.text("scored-of", n=show.at + 1, of=len(show.beats))
            point = (end, rect.centery)
            end -= pen.words(ui, target, count, point, style="flavour", size=14.5, colour=SOFT, align="right") + ui.px(
                14
            )
        room = max(1, end - x)
        pen.words(ui, target, sentence_of(ui, show), (x, rect.centery), style="strong", size=16.5, room=room)


class ScoredBoard(Widget):
    """Replaces the player board while a scoring is shown: sentence, track, buttons."""

    opaque = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController, show: ScoredShow) -> None:
        super().__init__(name="board")
        self.show = show
        self.prompt_bar, self.track = ScoredPromptBar(show), ScoredTrack(ui, model, show)
        said = ui.text("go-on" if show.over else "scored-to-end")
        self.main = Button(said, controller.main_action, kind="main", size=17, name="main", guarded=True)
        self.again = Button(ui.text("scored-again"), controller.replay_scoring, size=14, name="scored-again")
        self.add(self.prompt_bar, self.track, self.main, *([self.again] if show.over else []))

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HIGH))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        main = pygame.Rect(0, 0, ui.px(MAIN[0]), ui.px(MAIN[1]))
        main.bottomright = (rect.right - ui.px(9), rect.bottom - ui.px(9))
        self.main.arrange(ui, main)
        self.again.arrange(ui, pygame.Rect(main.x, main.y - ui.px(44), main.width, ui.px(36)))
        self.prompt_bar.arrange(
            ui, pygame.Rect(rect.x + ui.px(8), rect.y - ui.px(2), main.x - rect.x - ui.px(18), ui.px(31))
        )
        self.track.arrange(
            ui, pygame.Rect(rect.x + ui.px(9), rect.y + ui.px(35), main.x - rect.x - ui.px(20), ui.px(101))
        )

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        material.rosewood(ui, target, self.rect, ("top",))
        if not self.show.over:
            point = (self.main.rect.centerx, self.main.rect.y - ui.px(16))
            hint = ui.text("scored-hint")
            room = self.main.rect.width
            pen.words(
                ui, target, hint, point, style="flavour", size=14, align="centre", colour=ui.theme.wood_soft, room=room
            )
        super().draw(ui, target)
