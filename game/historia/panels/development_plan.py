"""The development plan: a grid of technology by military with its government zones and all seats' markers."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from engine.historia import facts
from engine.historia.components import MATRIX, MILITARY, TECHNOLOGY, TOP
from engine.historia.rules.counts import cell
from game.historia.drawing.palette import piece
from game.historia.panels.atlas_sheet import sheet
from game.historia.panels.paint import CHOICE, faded, greyed, halo_of, haloed, kept, line
from game.historia.table_model import TableModel
from game.historia.wording import card_text, words
from game.render.nine_slice import BoxStyle
from game.render.theme import INK, rgb
from game.render.ui import Ui
from game.widgets.base import Widget

LEFT, BOTTOM, TOPMOST, RIGHT = 54, 55, 14, 14  # u: margins around the plan
# zone -> rows of its name (two for two lines) and the column of its centre, chosen where markers seldom stand
NAMES: dict[str, tuple[tuple[int, ...], float]] = {
    "nomads": ((6,), 3.0),
    "city_states": ((8,), 5.5),
    "empire": ((12,), 8.2),
    "mercantilism": ((7,), 11.5),
    "enlightenment": ((14,), 11.0),
    "consumer_society": ((16, 15), 14.4),
    "utopia": ((5,), 14.2),
}
# zone -> column and row of the centre of a name written upright, and the cells it may take
UPRIGHT = {"clans": (1.0, 3.5, 2.0), "barbarism": (5.5, 14.0, 5.0)}
LEAST_RUN = 4.6  # cells that a name may take, even where its zone is narrower
SPARE = 0.1  # how far a name may reach into a marker's cell, as a share of it
Cell = tuple[int, int]  # technology, military
Middle = tuple[float, float]  # column and row
MARKER, LEVEL = 31, 21


class MatrixView(Widget):
    """The development plan as a widget."""

    role = "text"
    opaque = True
    follows_mouse = True

    def __init__(self, ui: Ui, model: TableModel) -> None:
        super().__init__(name="matrix")
        self.ui, self.model = ui, model
        self.cell, self.origin = 29, (0, 0)

    @property
    def drawn_text(self) -> str:
        texts, match = self.ui.texts, self.model.match
        rows = [
            f"{words.seat_name(texts, match, seat)}: [technology] {c.technology}   [military] {c.military}   "
            f"{texts(f'government-{cell(c.technology, c.military)}')}"
            for seat, c in enumerate(self.model.view.seats)
        ]
        return "\n".join(rows)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        room = min(rect.width - ui.px(LEFT + RIGHT), rect.height - ui.px(BOTTOM + TOPMOST))
        self.cell = max(8, room // TOP)
        spare = rect.width - ui.px(LEFT + RIGHT) - self.cell * TOP
        self.origin = (rect.x + ui.px(LEFT) + max(0, spare // 2), rect.y + ui.px(TOPMOST))

    def cell_rect(self, technology: int, military: int) -> pygame.Rect:
        """Returns the rectangle of a cell in pixels."""
        x, y = self.origin
        return pygame.Rect(x + (technology - 1) * self.cell, y + (TOP - military) * self.cell, self.cell, self.cell)

    # -- pointing --------------------------------------------------------------------------------------------------

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.tip = self._tip(position) if position is not None else ""

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.on_pointer(event.pos)
        return True

    def _tip(self, position: tuple[int, int]) -> str:
        texts = self.ui.texts
        column = (position[0] - self.origin[0]) // self.cell + 1
        row = TOP - (position[1] - self.origin[1]) // self.cell
        if 1 <= column <= TOP and row < 1:
            return _level_tip(self.ui, "technology", column)
        if column < 1 <= row <= TOP:
            return _level_tip(self.ui, "military", row)
        name = cell(column, row)
        if not name:
            return ""
        here = [
            words.seat_name(texts, self.model.match, seat)
            for seat, c in enumerate(self.model.view.seats)
            if (c.technology, c.military) == (column, row)
        ]
        text = f"*{texts(f'government-{name}')}*  [technology] {column}  [military] {row}"
        text += f"\n{card_text.government(texts, name)}"
        return f"{text}\n{', '.join(here)}" if here else text

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.draw_plan(ui, target, self._taken())
        self._ahead(ui, target)
        self._markers(ui, target)

    def _taken(self) -> frozenset[Cell]:
        """Returns the cells on which markers stand or would stand after the chosen cards."""
        found = {(c.technology, c.military) for c in self.model.view.seats}
        if (seen := self.model.shown_preview()) is not None:
            found.add(seen.cell)
        return frozenset(found)

    def draw_plan(self, ui: Ui, target: pygame.Surface, taken: frozenset[Cell] = frozenset()) -> None:
        """Draws the plan without markers; zone names avoid the cells `taken` where their zone has room."""
        sheet(ui, target, self.rect)
        slab = kept(ui, f"slab {self.cell}", self.rect.size, lambda: self._slab(ui))
        target.blit(slab, self.rect)
        self._names(ui, target, taken)
        self._edges(ui, target)

    def _slab(self, ui: Ui) -> pygame.Surface:
        drawn = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        dx, dy = self.rect.topleft
        rects = [
            (self.cell_rect(t, m).move(-dx, -dy), name)
            for m in range(1, TOP + 1)
            for t in range(1, TOP + 1)
            if (name := cell(t, m))
        ]
        shadow = ui.px(5)
        for rect, _ in rects:
            ui.box(
                drawn,
                rect.inflate(2 * shadow, 2 * shadow).move(shadow // 2, shadow),
                BoxStyle(radius=shadow, top=INK, alpha=26),
            )
        for grow, colour in ((5, INK), (4, rgb("#6B4420")), (3.2, rgb("#C98B48")), (1.6, rgb("#F1CF74")), (0.9, INK)):
            for rect, _ in rects:
                drawn.fill(colour, rect.inflate(2 * ui.px(grow), 2 * ui.px(grow)))
        for rect, name in rects:
            drawn.blit(ui.pictures.scaled(f"historia/slab/{name}", rect.size), rect)
        self._grooves(ui, drawn, (dx, dy))
        self._title(ui, drawn, (dx, dy))
        return drawn

    def _grooves(self, ui: Ui, drawn: pygame.Surface, origin: tuple[int, int]) -> None:
        """Draws the lines between zones."""
        wide = max(2, ui.px(2.6))
        for colour, thick in ((INK, wide), (rgb("#C9A050"), max(1, wide // 3))):
            for t in range(1, TOP + 1):
                for m in range(1, TOP + 1):
                    name, rect = cell(t, m), self.cell_rect(t, m).move(-origin[0], -origin[1])
                    if name and (right := cell(t + 1, m)) and right != name:
                        drawn.fill(colour, (rect.right - thick // 2, rect.top - thick // 2, thick, rect.height + thick))
                    if name and (above := cell(t, m + 1)) and above != name:
                        drawn.fill(colour, (rect.left - thick // 2, rect.top - thick // 2, rect.width + thick, thick))

    def _names(self, ui: Ui, target: pygame.Surface, taken: frozenset[Cell]) -> None:
        """Draws the zones' names; each is cached alone, as its halo takes long to draw."""
        for name, (rows, column) in NAMES.items():
            text = ui.text(f"government-{name}")
            parts = text.split(" ", 1) if len(rows) > 1 else [text]
            for row, part in zip(rows, parts, strict=False):
                room = round(max(_run(name, row), LEAST_RUN) * self.cell)
                middle = (column, float(row))
                if len(rows) == 1:
                    wide = line(ui, part.upper(), "title", 12.5, INK, room).get_width() / self.cell
                    middle = clear_of(taken, name, middle, wide)
                self._name(ui, target, part, middle, room)
        for name, (column, high, cells) in UPRIGHT.items():
            self._name(ui, target, ui.text(f"government-{name}"), (column, high), round(cells * self.cell), True)

    def _name(
        self,
        ui: Ui,
        target: pygame.Surface,
        sentence: str,
        middle: tuple[float, float],
        room: int,
        upright: bool = False,
    ) -> None:
        """Draws a zone's name centred on a column and row."""
        words_ = line(ui, sentence.upper(), "title", 12.5, INK, room)
        text = kept(ui, f"zone {sentence} {room}", halo_of(ui, words_), lambda: haloed(ui, words_))
        if upright:
            text = pygame.transform.rotate(text, 90)
        rect = self.cell_rect(1, 1)
        x = rect.x + round((middle[0] - 0.5) * self.cell)
        y = rect.bottom - round((middle[1] - 0.5) * self.cell)
        target.blit(text, text.get_rect(center=(x, y)))

    def _title(self, ui: Ui, drawn: pygame.Surface, origin: tuple[int, int]) -> None:
        """Draws the title in the corner without cells, and the tracks' names."""
        brown = rgb("#6B4A26")
        last = self.cell_rect(TOP, 1).move(-origin[0], -origin[1])
        room = 9 * self.cell
        text = line(ui, ui.text("plan-title"), "title", 13.5, brown, room)
        drawn.blit(text, text.get_rect(bottomright=(last.right, last.bottom - ui.px(2))))
        track = line(ui, ui.text("action-technology"), "title", 12, brown)
        drawn.blit(track, track.get_rect(bottomright=(last.right, last.top - ui.px(4))))
        up = pygame.transform.rotate(line(ui, ui.text("action-military"), "title", 12, brown), 90)
        first = self.cell_rect(1, TOP).move(-origin[0], -origin[1])
        drawn.blit(up, up.get_rect(topleft=(first.x + ui.px(4), first.y + ui.px(6))))

    def _edges(self, ui: Ui, target: pygame.Surface) -> None:
        own = self.model.own
        for number in range(1, TOP + 1):
            below = self.cell_rect(number, 1)
            icon = pygame.Rect(0, 0, ui.px(LEVEL), ui.px(LEVEL))
            icon.midtop = (below.centerx, below.bottom + ui.px(8))
            label = pygame.Rect(below.x, icon.bottom, below.width, ui.px(15))
            self._level(ui, target, "technology", number, own.technology, icon, label)
            beside = self.cell_rect(1, number)
            icon = pygame.Rect(0, 0, ui.px(LEVEL), ui.px(LEVEL))
            icon.midright = (beside.x - ui.px(8), beside.centery)
            label = pygame.Rect(icon.x - ui.px(18), beside.y, ui.px(17), beside.height)
            self._level(ui, target, "military", number, own.military, icon, label)

    def _level(
        self, ui: Ui, target: pygame.Surface, track: str, number: int, held: int, icon: pygame.Rect, label: pygame.Rect
    ) -> None:
        row = (TECHNOLOGY if track == "technology" else MILITARY)[number]
        name, more = card_text.level_sign(row)
        if number == held + 1 and not self.model.view.over:
            frame = icon.inflate(ui.px(5), ui.px(5))
            ui.box(
                target,
                frame,
                BoxStyle(
                    radius=ui.px(4),
                    top=rgb("#FFF3CF"),
                    edge=INK,
                    edge_width=max(1.5, ui.px(1.4)),
                    inner=CHOICE,
                    inner_gap=1.0,
                ),
            )
        if name:
            drawn = ui.pictures.get(f"historia/symbols/{name}", icon.size)
            if number > held + 1:
                drawn = faded(ui, f"level {name}", greyed(ui, f"level {name}", drawn, 1.0), 130)
            target.blit(drawn, icon)
            if more == "advanced" and number <= held + 1:
                small = ui.px(9)
                target.blit(
                    ui.pictures.get("historia/symbols/advanced", (small, small)),
                    (icon.right - small, icon.bottom - small),
                )
        else:
            pygame.draw.aacircle(target, rgb("#8A6A3C") if number > held else INK, icon.center, max(2, ui.px(2)))
        colour = INK if number <= held + 1 else rgb("#A08658")
        figure = ui.fonts.line(str(number), "strong", ui.type_size(11.5), colour)
        target.blit(figure, figure.get_rect(center=label.center))

    def _ahead(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws a ghost of the own piece on the cell that the card under the pointer would lead to."""
        seen = self.model.shown_preview()
        own = self.model.own
        if seen is None or seen.cell == (own.technology, own.military):
            return
        rect = self.cell_rect(*seen.cell)
        wide = max(2, ui.px(2.6))
        pygame.draw.rect(target, INK, rect.inflate(2, 2), wide + 2)
        pygame.draw.rect(target, CHOICE, rect, wide)
        ghost = ui.pictures.scaled(piece(own.id), (ui.px(MARKER), ui.px(MARKER)))
        ghost = faded(ui, f"ghost {own.id}", greyed(ui, f"ghost {own.id}", ghost, 0.8), 170)
        target.blit(ghost, ghost.get_rect(center=rect.center))

    def _markers(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the markers, the own in front; several on a cell overlap, four and more shrink."""
        rim = ui.px(5)
        slab = self.cell_rect(1, TOP).union(self.cell_rect(TOP, 1)).inflate(2 * rim, 2 * rim)
        for here in facts.cells(self.model.view):
            if not here.seats:
                continue
            seats = sorted(here.seats, key=lambda seat: seat == self.model.seat)
            side = ui.px(MARKER if len(seats) < 4 else 24)
            rect = self.cell_rect(here.technology, here.military)
            places = [pygame.Rect(x - side // 2, y - side // 2, side, side) for x, y in _spread(rect, side, len(seats))]
            group = places[0].unionall(places)
            inside = group.clamp(slab)
            for seat, place in zip(seats, places, strict=True):
                drawn = ui.pictures.scaled(piece(self.model.view.seats[seat].id), (side, side))
                target.blit(drawn, place.move(inside.x - group.x, inside.y - group.y))


def clear_of(taken: Collection[Cell], zone: str, usual: Middle, wide: float) -> Middle:
    """Returns the centre for a zone's name: the nearest to `usual` that avoids the `taken` cells.

    The name takes `wide` cells of its zone in one row; where no such run is free, `usual` is returned.
    """
    if not set(covered(usual, wide)) & set(taken):
        return usual
    places = [
        (column / 2, float(row))
        for row in range(1, TOP + 1)
        for column in range(2, 2 * TOP + 1)
        if all(cell(*at) == zone and at not in taken for at in covered((column / 2, float(row)), wide))
    ]
    return min(places, key=lambda at: (abs(at[0] - usual[0]) + 1.5 * abs(at[1] - usual[1]), at), default=usual)


def covered(middle: Middle, wide: float) -> list[Cell]:
    """Returns the cells that the name of a zone covers, `wide` cells wide around its centre."""
    left, right = middle[0] - wide / 2 + SPARE, middle[0] + wide / 2 - SPARE
    return [(column, round(middle[1])) for column in range(round(left), round(right) + 1)]


def _run(zone: str, row: int) -> int:
    """Returns how many cells of a zone there are in a row."""
    letters_of = MATRIX.rows[TOP - row]
    return sum(cell(t, row) == zone for t in range(1, len(letters_of) + 1))


def _spread(rect: pygame.Rect, side: int, count: int) -> list[tuple[int, int]]:
    """Returns the centres of `count` markers in a cell: two step down, three fan out, more stand in two rows."""
    if count < 4:
        step = 0 if count == 1 else side * 9 // 20
        left, top = rect.centerx - step * (count - 1) // 2, rect.centery - step * (count - 1) // 8
        return [(left + step * number, top + step * number // 4) for number in range(count)]
    step = side * 6 // 10
    return [
        (rect.centerx + (number % 3 - 1) * step, rect.centery + (number // 3 * 2 - 1) * step // 2)
        for number in range(count)
    ]


def _level_tip(ui: Ui, track: str, number: int) -> str:
    head = f"*{words.level(ui.texts, track, number)}*  [{track}] {number}"
    return f"{head}\n{card_text.level(ui.texts, track, number)}"
