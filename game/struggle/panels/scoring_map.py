"""Draws a turn's scoring over the map: rings on counted spaces, awards turning over, VP flying to the track."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from engine.struggle.board import REGION_IDS
from engine.struggle.state import NOBODY
from game.platform import clock
from game.platform.settings import Pace
from game.render.fonts import printed
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.map.map_view import MapView
from game.struggle.map.place_names import COUNT
from game.struggle.panels.scoring_panel import ScoredTrack, why_nobody
from game.struggle.scoring_show import COUNTED, TURNED, ScoredShow, ScoringBeat
from game.struggle.table_controller import TableController
from game.widgets.button import Pressable
from game.widgets.fitted_text import narrowed
from game.widgets.material import panel as material
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.material.seal import seal

VEIL = 96  # opacity (of 255) of the veil over what is not counted
RING, PLATE = 47.0, 25.0  # u: ring of a counted space, height of the balance
AWARD = 52.0  # u: side of a turned award
GREEN, PALE = rgb("#23402F"), rgb("#D9E4C4")
DOTS = 9  # dots of a coin's trail


class ScoredMap(Pressable):
    """The scoring's layer over the map; a click goes on to the next row. Afterwards pointing at an award shows its
    spaces again."""

    opaque = True

    def __init__(
        self,
        controller: TableController,
        sheet: MapView,
        show: ScoredShow,
        pace: Pace,
        track: ScoredTrack,
        redraw: Callable[[], object],
    ) -> None:
        super().__init__(controller.next_beat, name="scored-map")
        self.sheet, self.show, self.pace, self.track, self.redraw = sheet, show, pace, track, redraw
        self.focusable = not show.over

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        if not self.show.over:
            return
        number = self._beat_at(position) if position is not None else -1
        if number != self.show.pointed:
            self.show.pointed = number
            self.redraw()

    def _beat_at(self, position: tuple[int, int]) -> int:
        """Returns the number of the row whose award or balance is at a position, -1 for none."""
        for number, beat in enumerate(self.show.beats):
            if beat.region and any(rect.collidepoint(position) for rect in self._places(beat.region)):
                return number
        return -1

    def _places(self, region: str) -> tuple[pygame.Rect, pygame.Rect]:
        """Returns a region's rectangles for the balance and the award."""
        k, panel = self.sheet.k, self.sheet.panel_rect(region)
        name = self.sheet.plate_rect(region)
        balance = pygame.Rect(0, 0, name.width + round(2 * COUNT * k), round(PLATE * k))
        balance.center = name.center
        award = pygame.Rect(0, 0, round(AWARD * k), round(AWARD * k))
        award.center = tuple(map(round, self.sheet.centre(("award", region))))
        inner = panel.inflate(-round(8 * k), -round(8 * k))
        return balance.clamp(inner), award.clamp(inner)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        show, share = self.show, self.show.share(clock.now(), self.pace)
        clip = target.get_clip()
        target.set_clip(self.sheet.viewport.rect)
        beat = show.described_beat
        if beat is not None:
            self._step_back(target, beat)
            self._rings(ui, target, beat, share)
        for number, one in enumerate(show.beats[: show.at + 1]):
            if one.region:
                self._region(ui, target, number, one, share)
        if show.over and beat is None:
            self._tipped(ui, target)
        target.set_clip(clip)
        if not show.over and not self.pace.still:
            self._coin(ui, target, show.beats[show.at], share)
        self.draw_focus(ui, target)

    def _step_back(self, target: pygame.Surface, beat: ScoringBeat) -> None:
        if not beat.region:
            return
        for region in REGION_IDS:
            if region != beat.region:
                blend_colour(target, self.sheet.panel_rect(region).clip(self.sheet.viewport.rect), VEIL)

    def _rings(self, ui: Ui, target: pygame.Surface, beat: ScoringBeat, share: float) -> None:
        """Draws rings in the owners' colours around the spaces counted so far, clear of their flags."""
        k = self.sheet.k
        order = [(seat, space) for seat in (0, 1) for space in beat.spaces[seat]]
        many = len(order) if self.show.over else math.ceil(len(order) * min(1.0, share / COUNTED))
        for seat, space in order[:many]:
            point = self.sheet.space_point(space)
            pen.blit_centred(target, pen.ring(ui, (RING + 3) * k, IVORY, 7.4 * k), point)
            pen.blit_centred(target, pen.ring(ui, RING * k, COLOURS[seat], 4.4 * k), point)
        self.sheet.redraw_names(ui, target, [("space", str(space)) for _, space in order[:many]])

    def _region(self, ui: Ui, target: pygame.Surface, number: int, beat: ScoringBeat, share: float) -> None:
        """Draws a region's balance in place of its name, and its award."""
        done = number < self.show.at
        balance, award = self._places(beat.region)
        self._balance(ui, target, balance, beat, self.show.counted(number, share), done or share >= TURNED)
        turned = 1.0 if done else max(0.0, min(1.0, (share - COUNTED) / (TURNED - COUNTED)))
        if turned > 0:
            self._award(ui, target, award, beat, turned)

    def _balance(
        self, ui: Ui, target: pygame.Surface, rect: pygame.Rect, beat: ScoringBeat, counts: tuple[int, int], won: bool
    ) -> None:
        k, line = self.sheet.k, max(1, ui.px(1))
        gold = won and beat.row.winner != NOBODY
        edge = rect.inflate(round(4 * k), round(4 * k))
        ui.box(target, edge, Look(radius=round(4 * k), top=GOLD_LIGHT if gold else INK, shadow=ui.px(4)))
        wide = round(COUNT * k)
        middle = pygame.Rect(rect.x + wide, rect.y, rect.width - 2 * wide, rect.height)
        material.paper(ui, target, middle, radius=0, shadow=0)
        name = ui.fonts.line(ui.text(f"region-{beat.region}").upper(), "title", printed(13 * k), INK)
        pen.blit_centred(target, narrowed(name, middle.width - 4), middle.center)
        for seat in (0, 1):
            field = pygame.Rect(rect.x if seat == 0 else rect.right - wide, rect.y, wide, rect.height)
            target.fill(COLOURS[seat], field)
            inner, outer = (field.right - wide * 0.32, field.x + wide * 0.28)
            if seat == 1:
                inner, outer = (field.x + wide * 0.32, field.right - wide * 0.28)
            pen.blit_centred(target, pen.mark(ui, seat, 14 * k), (outer, field.centery))
            figure = ui.fonts.line(str(counts[seat]), "strong", printed(16 * k), IVORY)
            pen.blit_centred(target, figure, (inner, field.centery))
            x = field.right if seat == 0 else field.x
            pygame.draw.line(target, INK, (x, field.y), (x, field.bottom - 1), line)

    def _award(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect, beat: ScoringBeat, turned: float) -> None:
        """Draws an award turning over to its winner's colour and prize; unwon ones stay green and say why."""
        face = self._face(ui, rect.size, beat)
        wide = max(2, round(rect.width * abs(math.cos(math.pi * (1 - turned))))) if turned < 1 else rect.width
        if turned < 0.5:
            return  # until it stands on edge the map's own award is visible
        if wide != rect.width:
            face = pygame.transform.smoothscale(face, (wide, rect.height))
        pen.blit_centred(target, face, rect.center)

    def _face(self, ui: Ui, size: tuple[int, int], beat: ScoringBeat) -> pygame.Surface:
        row, k = beat.row, self.sheet.k
        text = why_nobody(ui, beat)
        key = f"@turned award {ui.theme.name} {ui.texts.language} {row.winner} {row.vp} {row.trp} {text}"

        def painted() -> pygame.Surface:
            made = pygame.Surface(size, pygame.SRCALPHA)
            whole = made.get_rect()
            won = row.winner != NOBODY
            look = Look(
                radius=round(6 * k),
                top=COLOURS[row.winner] if won else GREEN,
                edge=GOLD_LIGHT if won else INK,
                edge_width=max(1.5, 2.4 * k),
            )
            ui.box(made, whole, look)
            if not won:
                size_ = printed(11.5 * k)
                lines = ui.fonts.wrap(text, "flavour", size_, whole.width - round(6 * k))
                step = ui.fonts.height("flavour", size_)
                top = whole.centery - step * (len(lines) - 1) / 2
                for number, line in enumerate(lines):
                    pen.blit_centred(
                        made, ui.fonts.line(line, "flavour", size_, PALE), (whole.centerx, top + step * number)
                    )
                return made
            pen.blit_centred(made, pen.mark(ui, row.winner, 23 * k), (whole.centerx, whole.y + whole.height * 0.34))
            figure = ui.fonts.line(f"+{row.vp}", "strong", printed(17 * k), IVORY) if row.vp else None
            aside = 9 * k if row.trp and figure is not None else 0
            low = whole.y + whole.height * 0.75
            if figure is not None:
                pen.blit_centred(made, figure, (whole.centerx - aside, low))
            if row.trp:
                pen.blit_centred(made, seal(ui, round(15 * k)), (whole.centerx + aside, low))
            return made

        return ui.pictures.made(key, size, painted)

    def _tipped(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws a glowing ring around what tipped the turn, and its name."""
        tip, k = self.show.tipping, self.sheet.k
        if tip is None or not self.show.step.whole:
            return
        point, thing = self.sheet.space_point(tip.space), ("space", str(tip.space))
        pen.blit_centred(target, pen.ring(ui, 60 * k, INK, 7.4 * k), point)
        pen.blit_centred(target, pen.ring(ui, 58.6 * k, GOLD, 6 * k), point)
        pen.blit_centred(target, pen.ring(ui, 56.5 * k, IVORY, 2 * k), point)
        self.sheet.redraw_names(ui, target, [thing])

    def _coin(self, ui: Ui, target: pygame.Surface, beat: ScoringBeat, share: float) -> None:
        """Draws the VP flying from the award or the last counted space to the new score."""
        if not beat.paid or share < TURNED:
            return
        (ax, ay), (bx, by) = self._origin(beat), self.track.score_point(ui, beat.after)
        gone = (share - TURNED) / (1 - TURNED)
        eased = gone * gone * (3 - 2 * gone)

        def at(share_: float) -> tuple[float, float]:
            lift = ui.px(60) * math.sin(math.pi * share_)
            return ax + (bx - ax) * share_, ay + (by - ay) * share_ - lift

        for dot in range(1, DOTS + 1):
            x, y = at(max(0.0, eased - 0.05 * dot))
            pygame.draw.circle(target, INK, (x, y), max(2, ui.px(2.6)))
            pygame.draw.circle(target, GOLD_LIGHT, (x, y), max(1, ui.px(1.9)))
        x, y = at(eased)
        side = ui.px(38)
        pen.blit_centred(target, pen.round_number(ui, "", side + ui.px(4), GOLD_LIGHT), (x, y))
        coin = pen.round_number(ui, "", side, COLOURS[beat.row.winner], IVORY)
        pen.blit_centred(target, coin, (x, y))
        text = f"+{abs(beat.after - beat.before)}"
        pen.words(ui, target, text, (x, y), style="strong", size=17, align="centre", colour=IVORY)

    def _origin(self, beat: ScoringBeat) -> tuple[float, float]:
        if beat.region:
            return self._places(beat.region)[1].center
        counted = beat.spaces[beat.row.winner] if beat.row.winner in (0, 1) else ()
        return self.sheet.space_point(counted[-1]) if counted else self.sheet.viewport.rect.center
