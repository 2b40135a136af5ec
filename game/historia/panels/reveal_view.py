"""The reveal scene: all players turn up their cards or leaders together, one banner per player in turn order."""

from __future__ import annotations

import pygame

from engine.historia.components import ACTIONS, LEADERS
from game.historia.drawing.palette import SEATS, piece
from game.historia.panels import cards
from game.historia.panels.paint import disc, glow, kept, line, rich, write
from game.historia.scenes.reveal import REVOLUTION, RevealedChoice, RevealScene
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import card_text, words
from game.i18n.names import listed
from game.platform import clock
from game.platform.settings import Pace
from game.render.theme import GOLD, GOLD_DARK, INK, IVORY, code, ink_on, mix, rgb
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import rosewood
from game.widgets.material.ribbon import ribbon
from game.widgets.rich_text import lay_out

FOOT, HIGH_FOOT, MANY = 0.27, 0.31, 5  # shares of the window; from MANY players on the higher one
FEW = 2  # up to so many players every card's effect is shown, else the first one's only
BROKEN = 0.85  # a width counts so much less where cards need several rows
EVEN = 1.4  # limit on the ratio of two players' card widths
EDGE, BETWEEN, NOTE = 32, 24, 272  # u: margin of the foot, gap between columns, width of the note at the right


class RevealView(Widget):
    """The reveal's widget over the whole table; a click anywhere goes on."""

    opaque = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController, pace: Pace) -> None:
        super().__init__(name="reveal")
        assert model.reveal is not None
        self.ui, self.model, self.controller, self.pace = ui, model, controller, pace
        self.shown_scene: RevealScene = model.reveal
        if not self.shown_scene.since:
            self.shown_scene.since = clock.now()
        self.go_on = Button(ui.text("go-on"), controller.close_reveal, kind="main", size="large", name="reveal-on")
        self.add(self.go_on)

    @property
    def speed(self) -> float:
        return 1000.0 if self.pace.still else self.pace.animation

    @property
    def kind(self) -> str:
        """The prefix of its message ids: "leaders-" for a draft, else ""."""
        return "leaders-" if self.shown_scene.leaders else ""

    @property
    def moving(self) -> bool:
        """Whether the scene is animated now."""
        return clock.now() < self.shown_scene.since + self.shown_scene.length(self.speed)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.controller.close_reveal()
        return True

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        share = FOOT if len(self.shown_scene.chosen) < MANY else HIGH_FOOT
        self.foot = pygame.Rect(
            rect.x, rect.bottom - round(rect.height * share), rect.width, round(rect.height * share)
        )
        wide, high = ui.px(188), ui.px(38)
        self.go_on.arrange(ui, pygame.Rect(rect.right - wide - ui.px(22), rect.bottom - high - ui.px(26), wide, high))

    def text_rects(self, ui: Ui) -> list[pygame.Rect]:
        """Returns the rectangles that contain text: each player's cards, and the note on the order of resolution."""
        return [*map(self._card_room, self._columns(ui)), self.foot]

    def _card_room(self, column: pygame.Rect) -> pygame.Rect:
        """Returns the part of a column that a single card takes, below the banner."""
        wide = min(column.width, self.ui.px(184))
        top = column.y + self.ui.px(112)
        return pygame.Rect(column.centerx - wide // 2, top, wide, column.bottom - top)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        blend_colour(target, self.rect, 224, (18, 11, 6))
        title = ui.fonts.gilded(
            ui.text(f"reveal-{self.kind}title"), ui.px(31), (255, 240, 200), rgb("#E9C877"), (30, 16, 6)
        )
        target.blit(title, title.get_rect(midtop=(self.rect.centerx, ui.px(16))))
        names = listed(ui.texts, [words.people(ui.texts, self.model.view, one.seat) for one in self.shown_scene.chosen])
        below = pygame.Rect(0, ui.px(54), self.rect.width, ui.px(22))
        write(
            ui, target, ui.text(f"reveal-{self.kind}who", names=names), below, "flavour", 16, rgb("#D8C49A"), "centre"
        )
        self._banners(ui, target)
        self._foot(ui, target)
        super().draw(ui, target)

    def _columns(self, ui: Ui) -> list[pygame.Rect]:
        count = max(1, len(self.shown_scene.chosen))
        gap = ui.px(26 if count < 5 else 10)
        side = ui.px(28)
        wide = min(ui.px(330), (self.rect.width - 2 * side - (count - 1) * gap) // count)
        left = self.rect.centerx - (count * wide + (count - 1) * gap) // 2
        return [
            pygame.Rect(left + number * (wide + gap), ui.px(88), wide, self.foot.top - ui.px(96))
            for number in range(count)
        ]

    def _banners(self, ui: Ui, target: pygame.Surface) -> None:
        columns = self._columns(ui)
        thread = columns[0].y + ui.px(86)
        if len(columns) > 1:
            start, end = (columns[0].centerx, thread), (columns[-1].centerx, thread)
            pygame.draw.line(target, INK, start, end, ui.px(5))
            pygame.draw.line(target, GOLD, start, end, ui.px(3))
        now = clock.now()
        for place, (one, column) in enumerate(zip(self.shown_scene.chosen, columns, strict=True)):
            self._banner(ui, target, one, pygame.Rect(column.x, column.y, column.width, ui.px(72)))
            number = disc(ui, str(place + 1), ui.px(30 if place == 0 else 25))
            target.blit(number, number.get_rect(center=(column.centerx, thread)))
            self._cards(ui, target, place, one, column, thread, now)

    def _banner(self, ui: Ui, target: pygame.Surface, one: RevealedChoice, rect: pygame.Rect) -> None:
        c = self.model.view.seats[one.seat]
        colour = SEATS[c.id]
        cloth = kept(ui, f"reveal banner {c.id}", rect.size, lambda: _cloth(ui, rect.size, colour))
        target.blit(cloth, rect)
        ink = ink_on(colour)
        side = ui.px(38)
        badge = ui.pictures.scaled(piece(c.id), (side, side))
        target.blit(badge, (rect.x + ui.px(12), rect.y + ui.px(10)))
        room = pygame.Rect(rect.x + side + ui.px(22), rect.y + ui.px(7), rect.width - side - ui.px(76), ui.px(24))
        name = words.seat_name(ui.texts, self.model.match, one.seat)
        text = (
            ui.text(f"leader-{c.leader}")
            if c.leader and c.leader != "?" and not self.shown_scene.leaders
            else words.people(ui.texts, self.model.view, one.seat)
        )
        room.y += ui.px(11) if text == name else 0  # a single line is centred
        write(ui, target, name, room, "title", 18, ink)
        room.y += ui.px(23)
        if text != name:
            write(ui, target, text, room, "flavour", 14, mix(ink, colour, 0.2))
        side = ui.px(42)
        target.blit(
            laurel(ui, self.shown_scene.points[one.seat], side), (rect.right - side - ui.px(10), rect.y + ui.px(8))
        )

    def _cards(
        self,
        ui: Ui,
        target: pygame.Surface,
        place: int,
        one: RevealedChoice,
        column: pygame.Rect,
        thread: int,
        now: int,
    ) -> None:
        gap = ui.px(8)
        turned = self.shown_scene.turned(place, now, self.speed)
        flown = self.shown_scene.flown(now, self.speed)
        room = pygame.Rect(column.x, thread + ui.px(26), column.width, column.bottom - thread - ui.px(62))
        places = card_rects(len(one.cards), room, gap, self._most(ui, room, gap))
        for number, (card, rect) in enumerate(zip(one.cards, places, strict=True)):
            rect.y -= round((1 - flown) * ui.px(60))
            if place == 0 and number == 0 and turned >= 1 and not self.shown_scene.leaders:
                glow(ui, target, rect, ui.px(7))
            self._card(ui, target, one, card, rect, turned)
            if card == REVOLUTION and turned >= 1:
                wide = min(column.width, ui.px(188))
                band = ribbon(ui, ui.text("reveal-last"), (wide, ui.px(24)), rgb("#8C1C13"))
                area = band.get_rect(midtop=(rect.centerx, rect.bottom - ui.px(4)))
                target.blit(band, area.clamp(pygame.Rect(column.x, area.y, column.width, area.height)))
        mine = self.model.match.people == [one.seat]  # not where several people share the screen
        if not self.shown_scene.leaders and (mine or place == 0):
            low = max(rect.bottom for rect in places) + ui.px(22 if REVOLUTION in one.cards else 4)
            room = pygame.Rect(column.x, low, column.width, ui.px(20))
            text = ui.text("reveal-yours" if mine else "reveal-first")
            write(ui, target, text, room, "flavour", 15, rgb("#D8C49A"), "centre")

    def _most(self, ui: Ui, room: pygame.Rect, gap: int) -> int:
        """Returns the widest a card may be, so that a single card is not much larger than another player's many."""
        least = min(card_rects(len(one.cards), room, gap, ui.px(184))[0].width for one in self.shown_scene.chosen)
        return min(ui.px(184), round(least * EVEN))

    def _card(
        self, ui: Ui, target: pygame.Surface, one: RevealedChoice, card: str, rect: pygame.Rect, turned: float
    ) -> None:
        """Draws a turning card: narrowing with its back up, then widening face up."""
        c = self.model.view.seats[one.seat]
        if turned < 0.5:
            drawn = cards.back(ui, c.id, rect.width)
        else:
            drawn = cards.face(ui, cards.kind_of(card), card, rect.width, c.technology)
        share = abs(1 - 2 * turned)
        if share < 0.999:
            drawn = pygame.transform.smoothscale(drawn, (max(2, round(rect.width * max(0.04, share))), rect.height))
        target.blit(drawn, drawn.get_rect(center=rect.center))

    def _foot(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws what follows, in turn order, and whether the turn ends."""
        rosewood(ui, target, self.foot)
        theme = ui.theme
        x, y = self.foot.x + ui.px(EDGE), self.foot.y + ui.px(16)
        head = line(ui, ui.text(f"reveal-{self.kind}order"), "title", 17, rgb("#FFE9B0"))
        target.blit(head, (x, y))
        self._what_follows(ui, target, x, y + ui.px(32))
        if self.shown_scene.ends_turn:
            ending = self.shown_scene.ends_turn
            names = listed(ui.texts, [words.seat_name(ui.texts, self.model.match, seat) for seat in ending])
            laid = lay_out(
                ui,
                ui.text("reveal-ends", names=names, n=len(ending)),
                ui.px(NOTE - 22),
                style="strong",
                colour=theme.wood_ink,
                align="centre",
            )
            laid.draw(target, self.foot.right - ui.px(NOTE), self.foot.y + ui.px(40))

    def _what_follows(self, ui: Ui, target: pygame.Surface, x: int, y: int) -> None:
        """Draws each player's cards and what the first of them does, in columns."""
        chosen = self.shown_scene.chosen
        side, across = ui.px(26), 2 if len(chosen) < MANY else 3
        wide = column_width(ui, self.foot.width, across)
        for start in range(0, len(chosen), across):
            high = ui.px(32)
            for number, one in enumerate(chosen[start : start + across]):
                left = x + number * wide
                badge = ui.pictures.scaled(piece(self.model.view.seats[one.seat].id), (side, side))
                target.blit(badge, (left, y))
                order = disc(ui, str(start + number + 1), ui.px(17))
                target.blit(order, order.get_rect(center=(left + ui.px(1), y + ui.px(2))))
                room = pygame.Rect(left + side + ui.px(10), y, wide - side - ui.px(BETWEEN), side)
                text = ", ".join(cards.name_of(ui, cards.kind_of(card), card) for card in one.cards)
                write(ui, target, text, room, "strong", 17, ui.theme.wood_ink)
                what = rich(ui, self._what(one), room.width, 13, ui.theme.wood_soft)
                what.draw(target, room.x, room.bottom - ui.px(2))
                high = max(high, side + what.height + ui.px(6))
            y += max(high, ui.px(58))

    def _what(self, one: RevealedChoice) -> str:
        """Returns what the first card does; with few players a line for each card."""
        if len(self.shown_scene.chosen) > FEW or len(one.cards) < 2:
            return self._does(one.cards[0])
        effects = ((cards.name_of(self.ui, cards.kind_of(card), card), self._does(card)) for card in one.cards)
        return "\n".join(f"*{name}:* {text}" for name, text in effects)

    def _does(self, card: str) -> str:
        """Returns an action's basic side, an advisor's text or a leader's aims."""
        if card in LEADERS:
            return " · ".join(card_text.goal(self.ui.texts, aim) for aim in (LEADERS[card].low, LEADERS[card].high))
        if card in ACTIONS:
            return card_text.side(self.ui.texts, ACTIONS[card].basic)
        return card_text.advisor(self.ui.texts, card)


def column_width(ui: Ui, foot: int, across: int) -> int:
    """Returns the width in pixels of one of `across` equal columns in the foot of the scene, left of the note on the
    turn's end. `foot`: the whole foot's width."""
    return (foot - ui.px(EDGE + NOTE)) // across


def card_rects(count: int, room: pygame.Rect, gap: int, most: int) -> list[pygame.Rect]:
    """Returns rectangles for `count` cards, as large as fit in `room`: in one row, or in several if that makes them
    much larger."""

    def width(across: int) -> int:
        rows = -(-count // across)
        high = (room.height - (rows - 1) * gap) // rows
        return min(most, (room.width - (across - 1) * gap) // across, int(high / cards.RATIO))

    across = max(range(1, count + 1), key=lambda across: width(across) * (1.0 if across == count else BROKEN))
    wide = width(across)
    high = round(wide * cards.RATIO)
    found = []
    for number in range(count):
        row = number // across
        beside = min(across, count - row * across)
        left = room.centerx - (beside * wide + (beside - 1) * gap) // 2
        found.append(pygame.Rect(left + number % across * (wide + gap), room.y + row * (high + gap), wide, high))
    return found


def _cloth(ui: Ui, size: tuple[int, int], colour: tuple[int, int, int]) -> pygame.Surface:
    """Returns a banner with a pointed lower edge."""
    wide, high = size
    low = high * 0.8
    light, dark = code(mix(colour, (255, 255, 255), 0.12)), code(mix(colour, (0, 0, 0), 0.28))

    def outline(inset: float) -> str:
        return f"M{inset} {inset}H{wide - inset}V{low - inset}L{wide / 2} {high - inset * 1.2}L{inset} {low - inset}Z"

    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><linearGradient id="g" x1="0" y1="0" '
        f'x2="0" y2="1"><stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
        f'<path d="{outline(1)}" fill="url(#g)" stroke="{code(INK)}" stroke-width="2"/>'
        f'<path d="{outline(3)}" fill="none" stroke="{code(GOLD)}" stroke-width="2.4"/>'
        f'<path d="{outline(8)}" fill="none" stroke="{code(IVORY)}" stroke-opacity=".4" stroke-width="1"/>'
        f'<path d="{outline(1)}" fill="none" stroke="{code(GOLD_DARK)}" stroke-width=".8"/></svg>'
    )
    return ui.pictures.drawn(f"@cloth {colour}", svg, size)
