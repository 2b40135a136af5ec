"""A strip per side with its Debt and limit, Treaty Points, cards, Ministries and Squadrons."""

from __future__ import annotations

from functools import partial

import pygame

from engine.struggle.board import NAVAL
from engine.struggle.components import MINISTRIES, SIDES
from engine.struggle.state import NAVY_BOX
from game.play.manners import manner_text
from game.play.rungs import BOTS
from game.render.theme import GOLD, IVORY, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Size
from game.widgets.button import Pressable
from game.widgets.material import panel as material
from game.widgets.material.grain import look
from game.widgets.material.seal import seal
from game.widgets.presence import draw_presence, presence_of
from game.widgets.seat_note import seat_lines, seat_note

SECOND = rgb("#C9B896")
CELL, FREE = rgb("#E0AC56"), rgb("#4A3A26")
TREATY = 4
NAME_SIZES = (16, 14, 12)  # the largest at which a side’s name is whole
HIGH = 92


class SideStrip(Pressable):
    """The strip; a click opens all of a side's details."""

    def __init__(self, ui: Ui, model: TableModel, controller: TableController, seat: int) -> None:
        super().__init__(partial(controller.open_drawer, "cards"), name=f"strip-{seat}", tip=_tip(ui, model, seat))
        self.model, self.seat = model, seat
        self.own = model.seat == seat

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HIGH))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, s = self.rect, self.model.view
        player = s.players[self.seat]
        material.dark_panel(ui, target, rect, band=COLOURS[self.seat], lit=self.own or self.hovered)
        left = rect.x + ui.px(14)
        pen.blit_centred(target, pen.mark(ui, self.seat, ui.px(38)), (left + ui.px(17), rect.y + ui.px(25)))
        if presence := presence_of(self.model.match, self.seat):
            draw_presence(ui, target, presence, (left + ui.px(32), rect.y + ui.px(11)), 16)
        name = words.side(ui.texts, self.seat).upper()
        x = left + ui.px(43)
        room = rect.right - ui.px(14 + TREATY * 19) - x  # beside the Treaty Points
        sizes = (one for one in NAME_SIZES if ui.fonts.width(name, "title", ui.px(one)) * pen.SQUEEZE <= room)
        pen.words(
            ui,
            target,
            name,
            (x, rect.y + ui.px(16)),
            style="title",
            size=next(sizes, NAME_SIZES[-1]),
            colour=pen.on_wood(ui, IVORY),
            room=room,
        )
        count = self._note(ui, target, rect.y + ui.px(35), player.trp)
        if self._goes_first:
            x += self._first(ui, target, x, rect.y + ui.px(35)) + ui.px(5)
        room = rect.right - ui.px(14) - count - x
        pen.words(
            ui,
            target,
            self.occupant(ui),
            (x, rect.y + ui.px(35)),
            style="flavour",
            size=13.5,
            colour=pen.on_wood(ui, SECOND),
            room=room,
        )
        side = ui.px(17)
        for number in range(TREATY):
            point = (rect.right - ui.px(14) - (TREATY - 1 - number) * ui.px(19), rect.y + ui.px(17))
            if number < player.trp:
                pen.blit_centred(target, seal(ui, side), point)
            else:
                pen.blit_centred(target, pen.ring(ui, side, rgb("#8F6418"), max(1.0, ui.px(1.2))), point)
        self._debt(ui, target, rect.y + ui.px(54))
        self._goods(ui, target, rect.y + ui.px(76))
        self.draw_focus(ui, target)

    def _note(self, ui: Ui, target: pygame.Surface, y: int, points: int) -> int:
        """Draws the Treaty Points in words, or in their place the side's running clock. Returns the width."""
        right, note = self.rect.right - ui.px(8), seat_note(ui, self.model.match, self.seat)
        if note is not None:
            return note.draw_before(ui, target, right, y, ui.px(110))
        text, colour = ui.text("strip-trp", n=points), pen.on_wood(ui, SECOND)
        return pen.words(ui, target, text, (right, y), size=13, colour=colour, align="right", room=ui.px(110))

    def occupant(self, ui: Ui) -> str:
        """Returns the text beside the side's name: the kind of bot, or the player's name; "" if that is just the
        side's."""
        match = self.model.match
        if (seated := match.occupants[self.seat]).who in BOTS and not seated.name:
            return ui.text(f"bot-{seated.who}")
        name = match.name(self.seat)
        return "" if name == words.side(ui.texts, self.seat) else name

    @property
    def _goes_first(self) -> bool:
        s = self.model.view
        return s.first == self.seat and s.round > 0

    def _first(self, ui: Ui, target: pygame.Surface, x: int, y: int) -> int:
        """Draws the initiative mark. Returns its width."""
        plate = pygame.Rect(x, y - ui.px(7), ui.px(28), ui.px(14))
        points = [plate.topleft, (plate.right - ui.px(6), plate.y), plate.midright]
        points += [(plate.right - ui.px(6), plate.bottom - 1), (plate.x, plate.bottom - 1)]
        pygame.draw.polygon(target, GOLD, points)
        point = (plate.centerx - ui.px(2), plate.centery)
        pen.words(ui, target, ui.text("strip-first"), point, style="strong", size=11.5, align="centre")
        return plate.width

    def _debt(self, ui: Ui, target: pygame.Surface, y: int) -> None:
        player = self.model.view.players[self.seat]
        left = self.rect.x + ui.px(14)
        wide = pen.words(
            ui, target, ui.text("strip-debt"), (left, y), style="strong", size=13.5, colour=pen.on_wood(ui, IVORY)
        )
        text = ui.text("strip-debt-of", debt=player.debt, limit=player.limit)
        point = (self.rect.right - ui.px(8), y)
        number = pen.words(
            ui, target, text, point, style="strong", size=13.5, colour=pen.on_wood(ui, IVORY), align="right"
        )
        room = pygame.Rect(left + wide + ui.px(8), y - ui.px(6), 0, ui.px(12))
        room.width = self.rect.right - ui.px(16) - number - room.x
        count = max(1, player.limit)
        for cell in range(count):
            a, b = room.x + room.width * cell // count, room.x + room.width * (cell + 1) // count
            rect = pygame.Rect(a, room.y, b - a - max(1, ui.px(1)), room.height)
            target.fill(CELL if cell < player.debt else FREE, rect)
        pygame.draw.rect(target, rgb("#8F6418"), room.inflate(2, 2), max(1, ui.px(1)))

    def _goods(self, ui: Ui, target: pygame.Surface, y: int) -> None:
        s = self.model.view
        player = s.players[self.seat]
        x = self.rect.x + ui.px(14)
        card = ui.px(19)
        target.blit(pen.picture(ui, "struggle/points/event", card), (x, y - card // 2))
        x += card + ui.px(2)
        x += pen.words(
            ui, target, str(len(player.hand)), (x, y), style="strong", size=14, colour=pen.on_wood(ui, IVORY)
        ) + ui.px(9)
        for name, _ in player.ministries:
            face = name in MINISTRIES
            picture = f"struggle/ministries/{name}" if face else f"struggle/backs/ministry_{SIDES[self.seat]}"
            size = (ui.px(20), ui.px(22))
            key = f"@tiny {look(ui)} {picture}"
            tiny = ui.pictures.made(key, size, lambda p=picture, z=size: _tiny(ui, p, z))  # type: ignore[misc]
            target.blit(tiny, (x, y - size[1] // 2))
            x += size[0] + ui.px(3)
        x += ui.px(5)
        ship = ui.px(23)
        target.blit(pen.picture(ui, f"struggle/pieces/squadron_{SIDES[self.seat]}_small", ship), (x, y - ship // 2))
        x += ship + ui.px(3)
        sea = (s.held[self.seat] & NAVAL).bit_count()
        text = ui.text("strip-squadrons", sea=sea, box=player.box)
        pen.words(
            ui, target, text, (x, y), size=13, colour=pen.on_wood(ui, SECOND), room=self.rect.right - ui.px(6) - x
        )


def _tiny(ui: Ui, picture: str, size: Size) -> pygame.Surface:
    """Returns the middle of a picture, or a card's back, at a small size."""
    if picture.startswith("struggle/backs"):
        return ui.pictures.get(picture, size)
    return ui.pictures.covering(picture, size, 504 / 400).copy()


def _tip(ui: Ui, model: TableModel, seat: int) -> str:
    s = model.view
    player = s.players[seat]
    lines = [f"*{words.side(ui.texts, seat)}*", *seat_lines(ui, model.match, seat)]
    if manner := manner_text(ui.text, model.match.manner(seat)):
        lines.append(manner)
    lines.append(ui.text("tip-available", n=player.available))
    shown = [words.ministry(ui.texts, name) for name, _ in player.ministries]
    if shown:
        lines.append(ui.text("tip-ministries", names=", ".join(shown)))
    lines.append(ui.text("tip-squadrons", box=player.box, unbuilt=player.unbuilt, aside=player.aside, out=player.out))
    return "\n".join(lines)


class NavyBox(Pressable):
    """The Navy Box of the deciding side; a click takes a Squadron from it."""

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        boxed = model.player.box
        lit = NAVY_BOX in model.own_squadrons() or any(getattr(move, "source", 0) == NAVY_BOX for move in model.legal)
        super().__init__(controller.click_box, name="navy-box", tip=ui.text("tip-navy-box", n=boxed), enabled=lit)
        self.model, self.boxed = model, boxed

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(56), ui.px(26))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        chosen = self.model.source == NAVY_BOX
        material.dark_panel(ui, target, self.rect, lit=chosen or (self.hovered and self.enabled))
        ship = ui.px(24)
        name = SIDES[self.model.seat]
        picture = pen.picture(ui, f"struggle/pieces/squadron_{name}_small", ship)
        if not self.enabled:
            picture = pen.grey(ui, f"box {name}", picture, 140)
        target.blit(picture, (self.rect.x + ui.px(4), self.rect.centery - ship // 2))
        colour = pen.on_wood(ui, IVORY if self.enabled else SECOND)
        pen.words(ui, target, f"×{self.boxed}", (self.rect.x + ui.px(31), self.rect.centery), size=14, colour=colour)
        self.draw_focus(ui, target)
