"""The Dutch of the solo challenge in place of the rivals: each unit with its strength and the cards it draws when it
is attacked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from engine.brazil import solo
from engine.brazil.components import UNITS
from engine.brazil.state import DEFEATED
from game.brazil import words
from game.brazil.bust import DUTCH, medal
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.brazil.palette import SEATS
from game.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fit import fitted
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import dark_panel

HEAD, LINE, MEDAL, COUNTER, LAUREL, BACK = 68, 33, 53, 29, 27, 17
ROW = 52  # all units side by side, where there is little room


@dataclass(frozen=True, slots=True)
class Post:
    """A unit: its counter, its name, what it is worth, the cards drawn for it; none once it is beaten."""

    picture: str
    name: str
    strength: int
    cards: int
    standing: bool


class DutchCard(Pressable):
    def __init__(
        self, title: str, note: str, colour: str, posts: tuple[Post, ...], action: Action, *, name: str, tip: str
    ) -> None:
        super().__init__(action, name=name, tip=tip)
        self.title, self.note, self.colour, self.posts = title, note, colour, posts
        self._slim = False

    def slim(self) -> None:
        """The units in one row, without their names."""
        self._slim = True

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HEAD + (ROW if self._slim else 6 + LINE * len(self.posts))))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        dark_panel(ui, target, rect, band=SEATS[self.colour], lit=self.hovered)
        target.blit(medal(ui, self.colour, DUTCH, ui.px(MEDAL)), (rect.x + ui.px(11), rect.y + ui.px(8)))
        left, room = rect.x + ui.px(72), rect.width - ui.px(80)
        title = fitted(ui, self.title, room, style="title", size="heading", colour="wood_ink")
        target.blit(title, (left, rect.y + ui.px(10)))
        note = fitted(ui, self.note, room, style="flavour", size=14, colour="wood_soft")
        target.blit(note, (left, rect.y + ui.px(33)))
        for number, post in enumerate(self.posts):
            if self._slim:
                self._draw_small(ui, target, post, number)
            else:
                self._draw_post(ui, target, post, rect.y + ui.px(HEAD) + number * ui.px(LINE))
        self.draw_focus(ui, target, 8)

    def _draw_small(self, ui: Ui, target: pygame.Surface, post: Post, number: int) -> None:
        """A counter with its strength on its shoulder, and the backs of the cards behind it."""
        pitch = (self.rect.width - ui.px(16)) // len(self.posts)
        x, y = self.rect.x + ui.px(11) + number * pitch, self.rect.y + ui.px(HEAD - 2)
        side = ui.px(38)
        back = (ui.px(BACK), round(ui.px(BACK) * 1.4))
        for card in range(post.cards if post.standing else 0):
            spot = (x + side - ui.px(6) - card * ui.px(4), y + side - back[1] + ui.px(6))
            target.blit(ui.pictures.get("backs/combat", back), spot)
        counter = ui.pictures.scaled(post.picture, (round(side / 1.1), side))
        if not post.standing:
            counter = counter.copy()
            counter.set_alpha(120)
        target.blit(counter, (x, y))
        if post.standing:
            target.blit(laurel(ui, post.strength, ui.px(22)), (x + side - ui.px(14), y - ui.px(6)))

    def _draw_post(self, ui: Ui, target: pygame.Surface, post: Post, y: int) -> None:
        rect, middle = self.rect, y + ui.px(LINE) // 2
        side = ui.px(COUNTER)
        counter = ui.pictures.scaled(post.picture, (round(side * ui.pictures.ratio(post.picture, (10, 11))), side))
        target.blit(counter, counter.get_rect(center=(rect.x + ui.px(28), middle)))
        colour = "wood_ink" if post.standing else "wood_soft"
        name = fitted(ui, post.name, rect.width - ui.px(150), size="text", colour=colour)
        target.blit(name, (rect.x + ui.px(50), middle - name.get_height() // 2))
        if not post.standing:
            cross = ui.pictures.get("marks/cross", (ui.px(18), ui.px(18)))
            target.blit(cross, cross.get_rect(center=(rect.right - ui.px(80), middle)))
            return
        seat = ui.px(LAUREL)
        target.blit(laurel(ui, post.strength, seat), (rect.right - ui.px(94), middle - seat // 2))
        plus = ui.line("+", "strong", "text", "wood_soft")
        target.blit(plus, plus.get_rect(center=(rect.right - ui.px(58), middle)))
        back = (ui.px(BACK), round(ui.px(BACK) * 1.4))
        for number in range(post.cards):
            picture = ui.pictures.get("backs/combat", back)
            x = rect.right - ui.px(48) + number * ui.px(BACK + 3)
            target.blit(picture, (x, middle - back[1] // 2))


def dutch(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    s, seat = desk.view, solo.DUTCH
    player = s.seats[seat]
    cards = solo.cards_drawn(s, 1)
    posts = tuple(
        Post(
            picture=words.unit_picture(s, seat, unit, defeated=place == DEFEATED),
            name=words.unit(ui.texts, s, seat, unit),
            strength=UNITS[player.colour][unit].vp,
            cards=cards,
            standing=place != DEFEATED,
        )
        for unit, place in enumerate(player.units)
    )
    return DutchCard(
        ui.text("dutch"),
        ui.text("dutch-note"),
        player.colour,
        posts,
        partial(hands.wish, "seat", seat),
        name=f"strip-{seat}",
        tip=ui.text("dutch-tip", n=cards),
    )
