"""The panel about a side that only defends: its units, cards drawn when attacked, odds, and the unseen deck.

Shown in place of the rivals' panels in challenges against the Dutch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from engine.brazil import solo
from engine.brazil.challenge import facts
from game.brazil.challenge.attack_odds import AttackChance, deck_by_strength
from game.brazil.drawing.medallion import DUTCH, seat_medallion
from game.brazil.palette import SEATS
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.theme import GOLD, Colour, mix
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import fitted
from game.widgets.material.panel import dark_panel

EVEN = 50  # wins in 100 from which the number is green
HEADS = (84, 75, 8)  # u from the right where the headings end, begin, end
GOOD, DIM = (120, 190, 140), (130, 112, 92)


@dataclass(frozen=True, slots=True)
class DefenderCardLayout:
    """Lengths of the panel, in u."""

    head: float
    line: float
    medal: float
    counter: float
    deck: float  # 0: hidden


ROOMY = DefenderCardLayout(66, 34, 53, 36, 50)
TIGHT = DefenderCardLayout(46, 27, 40, 31, 36)
CLOSE = DefenderCardLayout(44, 24, 38, 28, 0)
CUTS = (ROOMY, TIGHT, CLOSE)


@dataclass(frozen=True, slots=True)
class DefenderRow:
    """One unit of the defending side; a defeated one has no hex.

    ``cards``: cards drawn for its hex; ``odds``: wins in 100 of an attack this turn, None if it can't be attacked.
    """

    picture: str
    name: str
    hex: int
    strength: int
    cards: int
    odds: int | None = None

    @property
    def standing(self) -> bool:
        """Whether the unit is on the map."""
        return self.hex >= 0


class DefenderCard(Pressable):
    """The panel: a row per unit, and how many Combat cards of each strength have not been seen yet."""

    def __init__(
        self,
        title: str,
        notes: tuple[str, str, str],
        colour: str,
        posts: tuple[DefenderRow, ...],
        deck: tuple[tuple[int, int], ...],
        action: Action,
        *,
        name: str,
        tip: str,
        pointed: Callable[[], int | None] = lambda: None,
    ) -> None:
        """Makes a card.

        ``notes``: texts below the title, above the columns, beside the deck. ``pointed``: finds the hex under the
        pointer, whose row is highlighted.
        """
        super().__init__(action, name=name, tip=tip)
        self.title, self.notes, self.colour, self.posts, self.deck = title, notes, colour, posts, deck
        self._pointed = pointed
        self._cut = 0

    @property
    def layout(self) -> DefenderCardLayout:
        """The `DefenderCardLayout` (lengths) with which the panel is drawn now."""
        return CUTS[self._cut]

    def use_smaller_layout(self) -> None:
        """Switches the panel to the next smaller layout, if there is one, so that the column's parts fit."""
        self._cut = min(self._cut + 1, len(CUTS) - 1)

    def measure(self, ui: Ui, width: int) -> Size:
        cut = self.layout
        return (width, ui.px(cut.head + cut.line * len(self.posts) + cut.deck + 6))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, cut = self.rect, self.layout
        dark_panel(ui, target, rect, band=SEATS[self.colour], lit=self.hovered)
        target.blit(seat_medallion(ui, self.colour, DUTCH, ui.px(cut.medal)), (rect.x + ui.px(11), rect.y + ui.px(5)))
        left = rect.x + ui.px(cut.medal + 20)
        room = rect.right - left - ui.px(8)
        title = fitted(ui, self.title, room, style="title", size="heading", colour="wood_ink")
        target.blit(title, (left, rect.y + ui.px(5)))
        y = rect.y + ui.px(5) + title.get_height()
        note = fitted(ui, self.notes[0], room, style="flavour", size=14, colour="wood_soft")
        if y + note.get_height() <= rect.y + ui.px(cut.head - 12):
            target.blit(note, (left, y))
        self._draw_heads(ui, target, rect.y + ui.px(cut.head))
        for number, post in enumerate(self.posts):
            self._draw_post(ui, target, post, rect.y + ui.px(cut.head) + number * ui.px(cut.line))
        if cut.deck:
            self._draw_deck(ui, target, rect.y + ui.px(cut.head + cut.line * len(self.posts)))
        self.draw_focus(ui, target, 8)

    def _draw_heads(self, ui: Ui, target: pygame.Surface, foot: int) -> None:
        """Draws the column headings, aligned with shields, cards and odds."""
        right = self.rect.right
        for number, word in enumerate(self.notes[1].split()):
            head = ui.line(word, "flavour", 13, "wood_soft")
            x = right - ui.px(HEADS[number]) - (0 if number == 1 else head.get_width())
            target.blit(head, (x, foot - head.get_height()))

    def _draw_post(self, ui: Ui, target: pygame.Surface, post: DefenderRow, y: int) -> None:
        rect, line = self.rect, ui.px(self.layout.line)
        middle = y + line // 2
        if post.standing and post.hex == self._pointed():
            row = pygame.Surface((rect.width - ui.px(14), line))
            row.fill(GOLD)
            row.set_alpha(60)
            target.blit(row, (rect.x + ui.px(9), y))
        side = ui.px(self.layout.counter)
        counter = ui.pictures.scaled(post.picture, (round(side * ui.pictures.ratio(post.picture, (10, 11))), side))
        target.blit(counter, counter.get_rect(center=(rect.x + ui.px(26), middle)))
        colour = "wood_ink" if post.standing else "wood_soft"
        name = fitted(ui, post.name, rect.width - ui.px(158), size="text", colour=colour)
        target.blit(name, (rect.x + ui.px(46), middle - name.get_height() // 2))
        if not post.standing:
            cross = ui.pictures.get("marks/cross", (ui.px(18), ui.px(18)))
            target.blit(cross, cross.get_rect(center=(rect.right - ui.px(94), middle)))
            return
        self._draw_strength(ui, target, post, middle)

    def _draw_strength(self, ui: Ui, target: pygame.Surface, post: DefenderRow, middle: int) -> None:
        """Draws a unit's shield, the backs of its cards, and the odds."""
        right, high = self.rect.right, min(ui.px(25), ui.px(self.layout.line - 2))
        shield = ui.pictures.drawn("@shield", SHIELD, (round(high * 0.86), high))
        rect = shield.get_rect(center=(right - ui.px(100), middle))
        target.blit(shield, rect)
        number = ui.fonts.line(str(post.strength), "strong", ui.type_size(15), (42, 30, 20))
        ink = number.get_bounding_rect()
        target.blit(number, (rect.centerx - ink.centerx, rect.centery - ink.centery - ui.px(1)))
        plus = ui.line("+", "strong", "text", "wood_soft")
        target.blit(plus, plus.get_rect(center=(right - ui.px(82), middle)))
        back = (round(high * 0.62), round(high * 0.88))
        step = min(ui.px(15), ui.px(34) // max(1, post.cards))
        for number_of in range(post.cards):
            card = ui.pictures.get("backs/combat", back)
            place = pygame.Rect((right - ui.px(73) + number_of * step, middle - back[1] // 2), back)
            target.blit(card, place)
            pygame.draw.rect(target, ui.theme.line, place, max(1, ui.px(0.8)), ui.px(2))  # otherwise dark on dark
        if post.odds is not None:
            figure = ui.line(str(post.odds), "strong", 16, "wood_ink" if ui.theme.flat else _odds_colour(post.odds))
            target.blit(figure, (right - ui.px(9) - figure.get_width(), middle - figure.get_height() // 2))

    def _draw_deck(self, ui: Ui, target: pygame.Surface, y: int) -> None:
        """Draws a bar for each strength with the number of cards beside it."""
        rect, high = self.rect, ui.px(self.layout.deck)
        rule = mix(ui.theme.wood_low, ui.theme.line_low, 0.7)
        target.fill(rule, (rect.x + ui.px(14), y + ui.px(2), rect.width - ui.px(24), max(1, ui.px(0.8))))
        said = fitted(ui, self.notes[2], ui.px(80), style="flavour", size=14, colour="wood_soft")
        target.blit(said, (rect.x + ui.px(14), y + ui.px(5)))
        most = max((count for _, count in self.deck), default=1)
        left = rect.x + ui.px(100)
        step = (rect.right - left - ui.px(8)) // max(1, len(self.deck))
        letters = ui.fonts.height("text", ui.type_size("small"))
        tall = high - letters - ui.px(6)
        for number, (strength, count) in enumerate(self.deck):
            x = left + number * step
            bar = pygame.Rect(x, 0, ui.px(13), max(2, round(tall * count / most)))
            bar.bottom = y + ui.px(4) + tall
            target.fill(ui.theme.line, bar)
            amount = ui.line(str(count), "strong", "small", "wood_ink")
            target.blit(amount, (bar.right + ui.px(3), bar.bottom - amount.get_height()))
            below = ui.line(f"+{strength}", "text", "small", "wood_soft")
            target.blit(below, (x, bar.bottom + ui.px(1)))


SHIELD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 86 100"><path d="M6 6H80V56Q80 82 43 96Q6 82 6 56Z" '
    'fill="#F7EFDD" stroke="#2A1E14" stroke-width="6"/><path d="M13 13H73V56Q73 77 43 88Q13 77 13 56Z" fill="none" '
    'stroke="#D9A53A" stroke-width="4"/></svg>'
)


def dutch_card(
    ui: Ui,
    model: TableModel,
    controller: TableController,
    attacks: tuple[AttackChance, ...],
    pointed: Callable[[], int | None],
) -> Widget:
    """Builds the panel about the Dutch, who only defend. ``pointed``: finds the hex under the pointer."""
    s, seat = model.view, solo.DUTCH
    odds = {one.hex: one.best for one in attacks}
    cards = solo.cards_drawn(s, 1)
    texts = ui.texts
    posts = tuple(
        DefenderRow(
            picture=words.unit_picture(s, seat, post.unit, defeated=post.hex < 0),
            name=words.unit(texts, s, seat, post.unit),
            hex=post.hex,
            strength=post.strength,
            cards=post.cards,
            odds=odds.get(post.hex) if post.hex >= 0 else None,
        )
        for post in facts.posts(s)
    )
    notes = (texts("dutch-note"), texts("dutch-columns" if odds else "dutch-columns-plain"), texts("dutch-deck"))
    return DefenderCard(
        texts("dutch"),
        notes,
        s.seats[seat].colour,
        posts,
        deck_by_strength(s),
        partial(controller.request, "seat", seat),
        name=f"strip-{seat}",
        tip=texts("dutch-tip", n=cards),
        pointed=pointed,
    )


def _odds_colour(odds: int) -> Colour:
    """By the odds in percent: even or better, none, or in between."""
    if odds >= EVEN:
        return GOOD
    return GOLD if odds else DIM
