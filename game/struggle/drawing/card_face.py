"""An Event or Ministry card as a widget and as a drawing: small with its name, or in full with its text."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import cache

import pygame

from engine.struggle.components import EVENTS, MINISTRIES, SIDES
from game.i18n.line_breaks import parts_of, shorter
from game.render.fonts import FLOOR, PRINTED_FLOOR, printed
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, INK, IVORY, Colour, mix, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import DARK
from game.struggle.wording import words
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import narrowed
from game.widgets.material.ribbon import ribbon
from game.widgets.rich_text import BrokenText, lay_out

FULL, SMALL = 1.92, 1.42  # ratio of height to width: with text, and with the name alone
PICTURE = 504 / 400
EVENT_PICTURE, MINISTER_PICTURE = (0.74, 0.64, 0.54, 0.44, 0.34), (0.58, 0.5, 0.42)  # shares of the width
SHARE, NEAR_SHARE, NEAR = 0.60, 0.80, 150.0  # picture's share of a small card's height, and of one at least NEAR u wide
LEADING = 1.1  # height of a name's line by its type size
LARGEST, STEP = 16.0, 0.5  # u: type size of a text, and the steps by which it shrinks to fit
GREEN, STRAW = rgb("#2E7148"), rgb("#E2CFA0")
LEATHER: dict[str, Colour] = {
    "succession": rgb("#24405f"),
    "empire": rgb("#27514e"),
    "revolution": rgb("#3f365c"),
    "france": DARK[0],
    "britain": DARK[1],
}


def picture_of(kind: str, card: str) -> str:
    """Returns the picture id of a card, "" for one face down."""
    if kind == "event":
        return f"struggle/events/{card}" if card in EVENTS else ""
    return f"struggle/ministries/{card}" if card in MINISTRIES else ""


def back_of(kind: str, seat: int, era: str) -> str:
    """Returns the picture id of a card's back."""
    return f"struggle/backs/event_{era}" if kind == "event" else f"struggle/backs/ministry_{SIDES[seat]}"


def card_colour(kind: str, card: str) -> Colour:
    """Returns the background colour of a card, by its era or side."""
    return LEATHER[EVENTS[card].era if kind == "event" else MINISTRIES[card].side]


def title(ui: Ui, kind: str, card: str) -> str:
    """Returns a card's name."""
    return words.event(ui.texts, card) if kind == "event" else words.ministry(ui.texts, card)


class CardFace(Pressable):
    """A card that may be clickable.

    `wide`: in u; `seat`: whose half of an Event is shown; `bonus`: it would be granted now; `full`: with its text;
    `tall`: ratio of its height to its width then; `near`: builds the zoom preview.
    """

    def __init__(
        self,
        kind: str,
        card: str,
        wide: float,
        action: Action | None,
        *,
        seat: int = 0,
        name: str = "",
        tip: str = "",
        lit: bool = False,
        chosen: bool = False,
        dark: bool = False,
        bonus: bool = False,
        hidden: bool = False,
        full: bool = True,
        tall: float = FULL,
        near: Callable[[Ui], Widget | None] | None = None,
    ) -> None:
        super().__init__(action, name=name or f"{kind}-{card}", tip=tip)
        self.kind, self.card, self.wide, self.seat = kind, card, wide, seat
        self.lit, self.chosen, self.dark, self.bonus, self.hidden = lit, chosen, dark, bonus, hidden
        self.ratio = tall if full else SMALL
        self.full = full  # whether the text is shown
        self.near = near  # builds the zoom preview
        self.handbook_page = f"{kind}/{card}" if picture_of(kind, card) else ""

    def measure(self, ui: Ui, width: int) -> Size:
        wide = ui.px(self.wide)
        return (wide, round(wide * self.ratio))

    def close_up(self, ui: Ui) -> Widget | None:
        return self.near(ui) if self.near is not None else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect.copy()
        if self.hovered and self.enabled and self.action is not None:
            rect.y -= ui.px(4)
        if self.lit or self.chosen:
            colour = GOLD if self.chosen else ui.theme.light
            grow = ui.px(7)
            ui.box(target, rect.inflate(grow, grow), Look(radius=ui.px(9), top=colour, shadow=ui.px(8)))
        drawn = self.drawn(ui, rect.size)
        target.blit(drawn, rect)
        if self.hidden:
            side = max(ui.px(18), rect.width // 4)
            eye = ui.pictures.get("marks/eye", (side, side))
            target.blit(eye, (rect.right - side - ui.px(2), rect.y + ui.px(2)))
        if self.chosen:
            side = ui.px(22)
            target.blit(ui.pictures.get("marks/check", (side, side)), (rect.right - side, rect.y - ui.px(4)))
        self.draw_focus(ui, target)

    def drawn(self, ui: Ui, size: Size) -> pygame.Surface:
        """Returns a picture of the card in this size, without highlights; cached."""
        state = (self.dark, self.bonus, self.hidden, self.seat, self.full)
        key = f"@card {ui.theme.name} {ui.texts.language} {ui.px(100)} {self.kind} {self.card} {state}"
        return ui.pictures.made(key, size, lambda: self._paint(ui, size))

    def _paint(self, ui: Ui, size: Size) -> pygame.Surface:
        if not picture_of(self.kind, self.card):
            return ui.pictures.get(back_of(self.kind, self.seat, "succession"), size).copy()
        made = self._whole(ui, size) if self.full else self._small(ui, size)
        if self.dark or self.hidden:
            made.fill((150, 150, 158, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def _small(self, ui: Ui, size: Size) -> pygame.Surface:
        """Draws background, picture and name."""
        made = pygame.Surface(size, pygame.SRCALPHA)
        body = card_colour(self.kind, self.card)
        ui.box(made, made.get_rect(), Look(radius=ui.px(5), top=body, edge=GOLD, edge_width=max(1.0, ui.px(1.2))))
        edge = max(2, ui.px(4))
        high = round(size[1] * (NEAR_SHARE if size[0] > ui.px(NEAR) else SHARE))
        room = (size[0] - 2 * edge - 4, size[1] - high - edge - edge // 2)
        name = _set_name(ui, title(ui, self.kind, self.card), room, 17 if size[0] > ui.px(NEAR) else 12)
        high = min(high, high + room[1] - name.get_height())
        inner = pygame.Rect(edge, edge, size[0] - 2 * edge, high - edge)
        made.blit(_covering(ui, picture_of(self.kind, self.card), inner.size), inner)
        foot = pygame.Rect(edge, high + edge // 2, size[0] - 2 * edge, size[1] - high - edge - edge // 2)
        paper = mix(IVORY, GREEN, 0.30) if self.bonus else IVORY
        ui.box(made, foot, Look(radius=ui.px(3), top=paper))
        if self.bonus:
            pygame.draw.rect(made, GREEN, (foot.x, foot.bottom - ui.px(4), foot.width, ui.px(4)))
        made.blit(name, name.get_rect(center=foot.center))
        self._shield(ui, made, max(ui.px(17), size[0] // 5), (ui.px(1), ui.px(1)))
        return made

    def _whole(self, ui: Ui, size: Size) -> pygame.Surface:
        """Draws background, picture, the title on a ribbon, and the text on paper."""
        made = pygame.Surface(size, pygame.SRCALPHA)
        body = card_colour(self.kind, self.card)
        ui.box(made, made.get_rect(), Look(radius=ui.px(8), top=body, edge=GOLD, edge_width=max(1.0, ui.px(1.4))))
        edge = max(3, round(size[0] * 0.035))
        inner = pygame.Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)
        band = (size[0], round(size[0] * 0.155))
        high = self._picture_high(ui, inner, inner.height - band[1] // 2 - 2 - edge)
        picture = _covering(ui, picture_of(self.kind, self.card), (inner.width, high), top=self.kind == "ministry")
        made.blit(picture, inner)
        pygame.draw.rect(made, GOLD, (*inner.topleft, inner.width, high), max(1, ui.px(1)))
        top = inner.y + high - band[1] // 2
        name = title(ui, self.kind, self.card)
        made.blit(ribbon(ui, name, band, mix(body, (0, 0, 0), 0.15)), (0, top))
        paper = pygame.Rect(inner.x, top + band[1] + 2, inner.width, inner.bottom - top - band[1] - 2)
        ui.box(made, paper, Look(radius=ui.px(5), top=IVORY))
        self._text(ui, made, paper.inflate(-2 * edge, -edge))
        self._shield(ui, made, round(size[0] * 0.18), (round(edge * 0.4), round(edge * 0.4)))
        return made

    def _picture_high(self, ui: Ui, inner: pygame.Rect, room: int) -> int:
        """Returns the picture's height in `room` pixels shared with the text: less where the text is long."""
        wide = inner.width - 2 * max(3, round(inner.width * 0.035))
        if self.kind == "event":
            base, bonus = self._event_texts(ui)
            heights = [round(inner.width * share) for share in EVENT_PICTURE]
            least = _least_high(ui, base, wide) + (_least_foot(ui, bonus, wide) if bonus else 0)
            return next((high for high in heights if least <= room - high - ui.px(5)), heights[-1])
        text = ministry_text(ui, self.card)
        heights = [round(inner.width * share) for share in MINISTER_PICTURE]
        return next((high for high in heights if _laid(ui, text, wide, room - high, INK) is not None), heights[-1])

    def _event_texts(self, ui: Ui) -> tuple[str, str]:
        """Returns the seat's text of an Event, and its bonus with the condition; "" without a bonus."""
        base, bonus = words.event_message_ids(self.card, self.seat)
        return ui.text(base), f"*{words.condition(ui.texts, self.card)}* {ui.text(bonus)}" if bonus else ""

    def _shield(self, ui: Ui, made: pygame.Surface, side: int, point: tuple[int, int]) -> None:
        """Draws the action type that an Event needs; a Ministry's side shows in its colour."""
        kind = EVENTS[self.card].type if self.kind == "event" else ""
        if kind:
            disc = pen.round_number(ui, "", side)
            made.blit(disc, point)
            inner = round(side * 0.78)
            at = (point[0] + (side - inner) // 2, point[1] + (side - inner) // 2)
            made.blit(ui.pictures.get(f"struggle/points/{kind}", (inner, inner)), at)

    def _text(self, ui: Ui, made: pygame.Surface, room: pygame.Rect) -> None:
        if self.kind == "ministry":
            _fitted(ui, made, ministry_text(ui, self.card), room, INK)
            return
        base, bonus = self._event_texts(ui)
        if not bonus:
            _fitted(ui, made, base, room, INK)
            return
        foot = round(room.height * max(0.36, min(0.64, len(bonus) / (len(bonus) + len(base)))))
        most, least = room.height - _least_high(ui, base, room.width), _least_foot(ui, bonus, room.width)
        if least <= most:
            foot = max(least, min(foot, most))
        lower = pygame.Rect(room.x, room.bottom - foot, room.width, foot)
        ui.box(made, lower, Look(radius=ui.px(4), top=GREEN if self.bonus else STRAW))
        upper = pygame.Rect(room.x, room.y, room.width, lower.y - room.y)
        _fitted(ui, made, base, upper, INK)
        _fitted(ui, made, bonus, lower.inflate(-ui.px(6), -ui.px(2)), IVORY if self.bonus else INK)


def ministry_text(ui: Ui, card: str) -> str:
    """Returns a Ministry's keywords and abilities as text."""
    data = MINISTRIES[card]
    parts = [", ".join(f"~{ui.text(f'keyword-{word}')}~" for word in data.keywords)] if data.keywords else []
    parts += [ui.text(f"ability-{card}-{ability.id}") for ability in data.ability]
    return "\n".join(parts)


def _covering(ui: Ui, name: str, size: Size, *, top: bool = False) -> pygame.Surface:
    """Returns the picture (504 x 400) cropped to cover a shape, evenly or with `top` at its foot only."""
    size = (max(2, size[0]), max(2, size[1]))
    if not top or size[1] * PICTURE >= size[0]:
        return ui.pictures.covering(name, size, PICTURE)
    return ui.pictures.scaled(name, (size[0], round(size[0] / PICTURE))).subsurface((0, 0, *size))


def _set_name(ui: Ui, text: str, room: Size, size: float) -> pygame.Surface:
    """Returns a card's name in lines as wide as the room: in smaller type down to what is printed, then in a field
    higher than the room. A word wider than the room is narrowed."""
    words_ = [part for word in text.split() for whole in parts_of(word) for part in _at_hyphens(whole)]

    def lines(pixels: int) -> list[str]:
        widest = max(ui.fonts.width(word, "strong", pixels) for word in words_)
        return ui.fonts.wrap(text, "strong", pixels, max(room[0], widest))

    def fits(pixels: int) -> bool:
        found = lines(pixels)
        wide = max(ui.fonts.width(line, "strong", pixels) for line in found)
        return wide <= room[0] and len(found) * round(pixels * LEADING) <= room[1]

    most = printed(ui.px(size))
    pixels = next((n for n in range(most, PRINTED_FLOOR, -1) if fits(n)), PRINTED_FLOOR)
    step = round(pixels * LEADING)
    drawn = [narrowed(ui.fonts.line(line, "strong", pixels, INK), room[0]) for line in lines(pixels)]
    made = pygame.Surface((room[0], step * len(drawn)), pygame.SRCALPHA)
    for number, line in enumerate(drawn):
        made.blit(line, line.get_rect(center=(room[0] // 2, round(step * (number + 0.5)))))
    return made


def _at_hyphens(word: str) -> list[str]:
    """Splits a word after its hyphens, where a line may break."""
    return [part for part in re.split("(?<=-)", word) if part]


def _laid(ui: Ui, text: str, wide: int, high: int, colour: Colour) -> BrokenText | None:
    """Lays out text as large as fits; None if it does not fit at all."""
    least = FLOOR / ui.u
    last = max(0, math.ceil((LARGEST - least) / STEP))

    @cache
    def laid(number: int) -> BrokenText:
        return lay_out(ui, text, wide, size=max(least, LARGEST - number * STEP), colour=colour)

    number, tall = 0, laid(0).height
    if tall > high:  # the area of a text grows with the square of its type size
        number = min(last, int(LARGEST * (1 - math.sqrt(max(0, high) / tall)) / STEP))
    while number < last and laid(number).height > high:
        number += 1
    while number > 0 and laid(number - 1).height <= high:
        number -= 1
    return laid(number) if laid(number).height <= high else None


def _least_high(ui: Ui, text: str, wide: int) -> int:
    """Returns the height of a text at the smallest size of type."""
    return lay_out(ui, text, wide, size=FLOOR / ui.u, colour=INK).height


def _least_foot(ui: Ui, bonus: str, wide: int) -> int:
    """Returns the height of the field with a bonus at the smallest size of type."""
    return _least_high(ui, bonus, wide - ui.px(6)) + ui.px(2)


def _fitted(ui: Ui, made: pygame.Surface, text: str, room: pygame.Rect, colour: Colour) -> None:
    """Draws text as large as fits; what exceeds the smallest size is cut with an ellipsis, as the tip has it all."""
    while (laid := _laid(ui, text, room.width, room.height, colour)) is None and (kept := shorter(text.rstrip("…"))):
        text = kept + "…"
    if laid is not None:
        laid.draw(made, room.x, room.y + max(0, (room.height - laid.height) // 2))
