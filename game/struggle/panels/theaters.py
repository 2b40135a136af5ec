"""The war display: a panel per theater with tiles, strengths, margin (a bead on a rope) and spoils (a ladder)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.struggle import facts
from engine.struggle.board import THEATERS
from engine.struggle.components import SIDES, TILE_STRENGTH
from engine.struggle.rules.wars.spoils import row_of
from engine.struggle.shapes import Spoils
from engine.struggle.state import NO_WAR, NOBODY, State
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, IVORY, Colour, mix, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.wording import words
from game.struggle.wording.recap import TheaterFought
from game.widgets.base import Size, Widget
from game.widgets.material import panel as material
from game.widgets.material.ribbon import ribbon
from game.widgets.material.seal import seal

SECOND, DIM, GREEN = rgb("#C9B896"), rgb("#6B573A"), rgb("#2E7148")
BLANK, TIED, FOUGHT = rgb("#4A4038"), rgb("#7A6A4A"), rgb("#8F6418")  # ribbons without a winner
FULL_HEAD = 150  # u: in a lower folded theater the scene and the parts of strengths are left out
REACH = 6  # greatest margin shown on the rope
SCENE = 0.36  # the scene's height as a share of its width


@dataclass(slots=True)
class TheaterState:
    """A theater as the panel shows it; `strengths` is None until decided. `state`: "coming", "now" or "done" in a war;
    "plain" before it."""

    war: int
    theater: int
    tiles: tuple[tuple[str, ...], tuple[str, ...]]
    parts: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]
    seen: tuple[int, int]
    state: str
    strengths: tuple[int, int] | None = None
    winner: int = NOBODY
    margin: int = 0
    row: int = -1

    @property
    def open(self) -> bool:
        """Whether all tiles are face up."""
        return not any(tile.startswith("?") for side in self.tiles for tile in side)

    @property
    def lead(self) -> int:
        """France's margin of strength over Britain, by the tiles known so far; negative if Britain leads."""
        one, other = self.strengths or self.seen
        return one - other

    @classmethod
    def of(cls, s: State, war: int, theater: int, fought: TheaterFought | None, state: str) -> TheaterState:
        """Builds the state from a fought theater's recap step, or, if that is None, from the position."""
        if fought is not None:
            seen = tuple(
                sum(n for _, n in parts) + _tiles(tiles)
                for parts, tiles in zip(fought.parts, fought.tiles, strict=True)
            )
            shown = cls(war, theater, fought.tiles, fought.parts, (seen[0], seen[1]), state, fought.strengths)
            shown.winner, shown.margin, shown.row = fought.winner, fought.margin, fought.row
            return shown
        sides = facts.theater(s, theater) if s.war == war and s.war < NO_WAR else None
        if sides is None:
            return cls(war, theater, ((), ()), ((), ()), (0, 0), state)
        one, other = sides
        return cls(
            war, theater, (one.tiles, other.tiles), (one.parts, other.parts), (one.strength, other.strength), state
        )


def _tiles(tiles: tuple[str, ...]) -> int:
    return sum(TILE_STRENGTH.get(tile, 0) for tile in tiles)


class TheaterPanel(Widget):
    """The panel of a theater."""

    opaque = True

    def __init__(self, shown: TheaterState, folded: bool = False) -> None:
        """`folded`: without the ladder of spoils."""
        super().__init__(name=f"theater-{shown.theater}")
        self.shown, self.folded = shown, folded
        self.handbook_page = f"theater/{THEATERS[shown.war][shown.theater].id}"

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(300))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, shown = self.rect, self.shown
        if self.folded:
            self._head(ui, target, rect.inflate(-ui.px(14), -ui.px(14)))
            return
        if shown.state == "now":
            rect = rect.move(0, -ui.px(5))
            grow = ui.px(8)
            ui.box(
                target, rect.inflate(grow, grow), Look(radius=ui.px(10), top=GOLD_LIGHT, shadow=ui.px(12), alpha=210)
            )
        material.dark_panel(ui, target, rect, lit=shown.state == "now")
        inner = rect.inflate(-ui.px(14), -ui.px(14))
        y = self._scene(ui, target, inner)
        y = self._war_tiles(ui, target, inner, y)
        y = self._sums(ui, target, inner, y)
        y = self._rope(ui, target, inner, y)
        y = self._ladder(ui, target, inner, y)
        self._verdict(ui, target, inner, y)

    def _head(self, ui: Ui, target: pygame.Surface, inner: pygame.Rect) -> None:
        """Draws the head, which a folded theater keeps; in a low window only ribbon, tiles and totals."""
        full = inner.height >= ui.px(FULL_HEAD)
        y = self._scene(ui, target, inner) if full else self._ribbon(ui, target, inner, inner.y)
        y = self._war_tiles(ui, target, inner, y)
        y = self._sums(ui, target, inner, y, parted=full)
        if full:
            self._rope(ui, target, inner, y)
            self._verdict(ui, target, inner, y)

    def _scene(self, ui: Ui, target: pygame.Surface, inner: pygame.Rect) -> int:
        shown = self.shown
        high = min(round(inner.width * SCENE), round(inner.height * (0.29 if self.folded else 0.24)))
        size = (inner.width, high)
        name = f"struggle/wars/{THEATERS[shown.war][shown.theater].id.replace('.', '_')}"
        scene = ui.pictures.covering(name, size, 504 / 400)
        if shown.state == "coming":
            scene = pen.grey(ui, name, scene)
            scene.set_alpha(150)
        target.blit(scene, inner.topleft)
        pygame.draw.rect(target, GOLD, (*inner.topleft, *size), max(1, ui.px(1)))
        return self._ribbon(ui, target, inner, inner.y + high - ui.px(13))

    def _ribbon(self, ui: Ui, target: pygame.Surface, inner: pygame.Rect, y: int) -> int:
        band = (inner.width + ui.px(12), ui.px(27))
        text = words.theater(ui.texts, self.shown.war, self.shown.theater)
        target.blit(ribbon(ui, text, band, ribbon_colour(self.shown)), (inner.x - ui.px(6), y))
        return y + ui.px(33)

    def _war_tiles(self, ui: Ui, target: pygame.Surface, inner: pygame.Rect, y: int) -> int:
        side = min(ui.px(38), inner.width // 6 - ui.px(2))
        for seat, tiles in enumerate(self.shown.tiles):
            for number, tile in enumerate(tiles):
                step = (side + ui.px(3)) * number
                x = inner.x + step if seat == 0 else inner.right - side - step
                target.blit(ui.pictures.scaled(words.tile_picture(tile, seat), (side, side)), (x, y))
        return y + side + ui.px(6)

    def _sums(self, ui: Ui, target: pygame.Surface, inner: pygame.Rect, y: int, parted: bool = True) -> int:
        """Draws the totals, with `parted` also the parts they are made of."""
        shown = self.shown
        big = ui.px(46)
        rows = max(2, len(shown.parts[0]), len(shown.parts[1]))
        high = max(big, rows * ui.px(15))
        for seat in (0, 1):
            x = inner.x + big // 2 if seat == 0 else inner.right - big // 2
            point = (x, y + high // 2)
            pen.blit_centred(target, pen.picture(ui, f"struggle/marks/{SIDES[seat]}_plain", big), point)
            total = shown.strengths[seat] if shown.strengths is not None else shown.seen[seat]
            text = str(total) if shown.open or shown.strengths is not None else f"{total}+?"
            pen.words(
                ui, target, text, point, style="title", size=19, align="centre", colour=pen.on_wood(ui, IVORY), room=big
            )
            middle = inner.centerx
            line = y + (high - len(shown.parts[seat]) * ui.px(15)) // 2 + ui.px(8)
            for kind, n in shown.parts[seat] if parted else ():
                name = ui.text(f"strength-{kind}")
                room = inner.width // 2 - big - ui.px(18)
                if seat == 0:
                    at = inner.x + big + ui.px(6)
                    at += pen.words(
                        ui, target, f"{n:+d}", (at, line), style="strong", size=13, colour=pen.on_wood(ui, GOLD_LIGHT)
                    )
                    pen.words(
                        ui, target, name, (at + ui.px(3), line), size=13, colour=pen.on_wood(ui, IVORY), room=room
                    )
                else:
                    at = inner.right - big - ui.px(6)
                    at -= pen.words(
                        ui,
                        target,
                        f"{n:+d}",
                        (at, line),
                        style="strong",
                        size=13,
                        colour=pen.on_wood(ui, GOLD_LIGHT),
                        align="right",
                    )
                    point = (max(middle, at - ui.px(3)), line)
                    pen.words(ui, target, name, point, size=13, colour=pen.on_wood(ui, IVORY), align="right", room=room)
                line += ui.px(15)
        return y + high + ui.px(9)

    def _rope(self, ui: Ui, target: pygame.Surface, inner: pygame.Rect, y: int) -> int:
        """Draws the rope with its bead at the present margin."""
        left, right = inner.x + ui.px(8), inner.right - ui.px(8)
        pygame.draw.line(target, rgb("#8F6418"), (left, y), (right, y), max(2, ui.px(3)))
        for mark in range(-REACH, REACH + 1):
            x = inner.centerx + (right - left) // 2 * mark // REACH
            tall = ui.px(6 if mark else 9)
            pygame.draw.line(target, GOLD, (x, y - tall), (x, y + tall), max(1, ui.px(1)))
        shown = self.shown
        if shown.state == "coming" and not shown.open:
            return y + ui.px(14)
        lead = max(-REACH, min(REACH, shown.lead))
        x = inner.centerx - (right - left) // 2 * lead // REACH
        bead = pen.round_number(ui, str(abs(shown.lead)), ui.px(21), GOLD_LIGHT)
        pen.blit_centred(target, bead, (x, y))
        return y + ui.px(14)

    def _ladder(self, ui: Ui, target: pygame.Surface, inner: pygame.Rect, y: int) -> int:
        shown = self.shown
        rows = THEATERS[shown.war][shown.theater].spoils
        reached = shown.row
        if reached < 0 and shown.strengths is None and shown.open and shown.lead:
            reached = row_of(shown.war, shown.theater, 0 if shown.lead > 0 else 1, abs(shown.lead))
        room = inner.bottom - ui.px(24) - y
        step = max(ui.px(16), min(ui.px(36), room // max(1, len(rows))))
        order = sorted(
            range(len(rows)), key=lambda n: (rows[n].side != "either", rows[n].side == "britain", -rows[n].low)
        )
        for number in order:
            rect = pygame.Rect(inner.x, y, inner.width, step - ui.px(2))
            self._rung(ui, target, rect, rows[number], number == reached and shown.state != "coming")
            y += step
        return y

    @staticmethod
    def _rung(ui: Ui, target: pygame.Surface, rect: pygame.Rect, row: Spoils, reached: bool) -> None:
        fill = GREEN if reached else mix(rgb("#2A2017"), IVORY, 0.04)
        edge = GOLD_LIGHT if reached else DIM
        ui.box(target, rect, Look(radius=ui.px(4), top=fill, edge=edge, edge_width=max(1.0, ui.px(1))))
        x = rect.x + ui.px(5)
        if row.side != "either":
            side = min(rect.height - 2, ui.px(15))
            target.blit(pen.mark(ui, SIDES.index(row.side), side), (x, rect.centery - side // 2))
            x += side + ui.px(3)
        if row.high == 0:
            margin = ui.text("margin-more", n=row.low)
        else:
            margin = str(row.low) if row.low == row.high else f"{row.low}–{row.high}"
        colour = IVORY if reached else GOLD_LIGHT
        pen.words(ui, target, margin, (x, rect.centery), style="strong", size=13, colour=colour)
        size = ui.px(13)
        end = rect.right - ui.px(4)
        for _ in range(row.trp):
            end -= size
            target.blit(seal(ui, size), (end, rect.centery - size // 2))
        text_ = ", ".join(words.spoils(ui.texts, row))
        at = x + ui.px(33)
        pen.words(ui, target, text_, (at, rect.centery), size=13, colour=IVORY, room=end - ui.px(4) - at)

    def _verdict(self, ui: Ui, target: pygame.Surface, inner: pygame.Rect, y: int) -> None:
        shown = self.shown
        point = (inner.centerx, inner.bottom - ui.px(9))
        text = verdict(ui, shown)
        colour = pen.on_wood(ui, GOLD_LIGHT if shown.strengths is not None else SECOND)
        style = "strong" if shown.strengths is not None else "flavour"
        pen.words(ui, target, text, point, style=style, size=14.5, align="centre", colour=colour, room=inner.width)


def ribbon_colour(shown: TheaterState) -> Colour:
    """Returns the colour of a theater's ribbon: the winner's, or a neutral one before the decision and after a tie."""
    if shown.state == "done" or shown.strengths is not None:
        return COLOURS[shown.winner] if shown.winner != NOBODY else TIED
    return BLANK if shown.state == "coming" else FOUGHT


def verdict(ui: Ui, shown: TheaterState) -> str:
    """Returns the sentence on who won a theater, or on who leads in it; for one that is still to come with tiles face
    down, that it is."""
    if shown.strengths is not None:
        if shown.winner == NOBODY:
            return ui.text("theater-tie", n=shown.strengths[0])
        side = words.side(ui.texts, shown.winner)
        return ui.text("theater-won", side=side, n=shown.margin)
    if shown.state in ("coming", "plain") and not shown.open:
        return ui.text("theater-coming")
    if not shown.lead:
        return ui.text("theater-even")
    return ui.text("theater-leads", side=words.side(ui.texts, 0 if shown.lead > 0 else 1), n=abs(shown.lead))
