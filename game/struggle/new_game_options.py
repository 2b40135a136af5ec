"""The options on the New game page of Imperial Struggle: a card with switch and explanation for each."""

from __future__ import annotations

from functools import partial
from typing import Protocol

import pygame

from engine.core.rules import Option
from engine.struggle.components import SIDES
from engine.struggle.setup_options import HEAD_STARTS, SWITCH, SWITCHES
from game.i18n.names import run_on
from game.platform.settings import LastNewGame
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, mix, rgb
from game.render.ui import Ui
from game.shell.plugin import ScenarioCard
from game.struggle.drawing import pen
from game.widgets.base import Column, LinearBox, Row, Size, Widget
from game.widgets.button import Pressable
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading, Label
from game.widgets.material import panel as material

MARKS = {"spanish_empire": "marks/spain", "military_planning": "points/upgrade", "tougher_forts": "pieces/fort"}
GREEN, SOFT = rgb("#1F6B4A"), rgb("#6B5339")
FIGURES_END = 36 + 2 * 27  # u: top of a head start's sentences


class OptionsPage(Protocol):
    """Protocol: the part of the New game page that the options and player choices read and call."""

    ui: Ui
    setup: LastNewGame
    unfolded: set[int]

    @property
    def asked(self) -> list[Option]: ...
    @property
    def scenario(self) -> ScenarioCard | None: ...
    def text(self, message: str, **values: object) -> str: ...
    @property
    def manners(self) -> bool: ...
    def value(self, option: Option) -> str: ...
    def hint_name(self, number: int) -> str: ...
    def set_manner(self, number: int, manner: str) -> None: ...
    def agreement_row(self) -> list[Widget]: ...
    def set_who(self, number: int, who: str) -> None: ...
    def set_name(self, number: int, name: str) -> None: ...
    def set_option(self, name: str, value: str) -> None: ...
    def unfold(self, number: int) -> None: ...
    def swap_sides(self) -> None: ...


def options(page: OptionsPage) -> Widget:
    """Builds a card per option, and the head starts as numbers to choose from."""
    text = page.text
    switches = [option for option in page.asked if option.id in SWITCHES]
    cards: list[Widget] = [OptionSwitch(page, option.id, page.value(option)) for option in switches]
    cards.append(HeadStart(page))
    head = Row([Heading(text("new-options")), Label(text("setup-options"), style="flavour", size=14)], gap=10)
    return MaterialFrame(Column([head, OptionColumns(cards)], gap=5), material.sheet, pad=(12, 6), name="options")


class OptionColumns(LinearBox):
    """Cards of equal size side by side; two by two in a narrow window."""

    def _many(self, ui: Ui, width: int) -> int:
        return len(self.children) if width >= ui.px(780) else 2

    def _cell(self, ui: Ui, width: int) -> Size:
        many, gap = self._many(ui, width), ui.px(8)
        wide = (width - gap * (many - 1)) // many
        return wide, max(child.measure(ui, wide)[1] for child in self.children)

    def measure(self, ui: Ui, width: int) -> Size:
        rows = -(-len(self.children) // self._many(ui, width))
        return (width, rows * self._cell(ui, width)[1] + ui.px(8) * (rows - 1))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        many, gap = self._many(ui, rect.width), ui.px(8)
        wide, high = self._cell(ui, rect.width)
        for number, child in enumerate(self.children):
            row, column = divmod(number, many)
            child.arrange(ui, pygame.Rect(rect.x + (wide + gap) * column, rect.y + (high + gap) * row, wide, high))


class OptionSwitch(Pressable):
    """An option that is off or on: mark, name, switch, the sentences of the option and of its value.

    A click anywhere toggles it; its height fits the sentences of both values.
    """

    def __init__(self, page: OptionsPage, option: str, value: str) -> None:
        other = "off" if value == "on" else "on"
        super().__init__(partial(page.set_option, option, other), name=f"option-{option}.{other}")
        self.option, self.on = option, value == "on"
        self.title = page.text(f"option-{option}")
        text, both = page.text(f"option-{option}-tip"), [page.text(f"option-{option}-{one}-tip") for one in SWITCH]
        self.sentences = [run_on((text, meant)) for meant in both]

    @property
    def drawn_text(self) -> str:
        return self.title

    @property
    def drawn_sentences(self) -> list[str]:
        """The sentences of the option and of its value, as one paragraph."""
        return [self.sentences[self.on]]

    def measure(self, ui: Ui, width: int) -> Size:
        lines = max(len(_lines(ui, sentence, width)) for sentence in self.sentences)
        return (width, ui.px(36) + lines * ui.fonts.height("text", ui.type_size(13)) + ui.px(6))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        edge = GOLD if self.on or self.hovered else mix(SOFT, IVORY, 0.45)
        top = mix(IVORY, GOLD_LIGHT, 0.35) if self.on else IVORY
        ui.box(target, rect, Look(radius=ui.px(6), top=top, edge=edge, edge_width=ui.px(2 if self.on else 1)))
        y = rect.y + ui.px(18)
        side = ui.px(24)
        target.blit(pen.picture(ui, f"struggle/{MARKS[self.option]}", side), (rect.x + ui.px(8), y - side // 2))
        knob = pygame.Rect(rect.right - ui.px(46), y - ui.px(9), ui.px(36), ui.px(18))
        room = knob.x - rect.x - ui.px(44)
        pen.words(ui, target, self.title, (rect.x + ui.px(38), y), style="strong", size=15, room=room)
        fill = GREEN if self.on else mix(GOLD_LIGHT, SOFT, 0.35)
        ui.box(target, knob, Look(radius=knob.height // 2, top=fill, edge=INK, edge_width=max(1.0, ui.px(1))))
        x = knob.right - knob.height // 2 if self.on else knob.x + knob.height // 2
        pen.blit_centred(target, pen.round_number(ui, "", knob.height), (x, y))
        _draw_lines(ui, target, self.drawn_sentences, rect, rect.y + ui.px(36))
        self.draw_focus(ui, target)


def _lines(ui: Ui, sentence: str, width: int) -> list[str]:
    return ui.fonts.wrap(sentence, "text", ui.type_size(13), max(1, width - ui.px(18)))


def _draw_lines(ui: Ui, target: pygame.Surface, sentences: list[str], rect: pygame.Rect, top: int) -> None:
    """Draws paragraphs below each other, the first line at `top`."""
    step = ui.fonts.height("text", ui.type_size(13))
    for number, line in enumerate(line for sentence in sentences for line in _lines(ui, sentence, rect.width)):
        drawn = ui.fonts.line(line, "text", ui.type_size(13), INK)
        target.blit(drawn, (rect.x + ui.px(9), top + step * number))


class HeadStart(LinearBox):
    """The Treaty Points that each side starts with: six numbers per side, and a sentence on each side's number."""

    def __init__(self, page: OptionsPage) -> None:
        super().__init__(name="head-start")
        self.page = page
        self.none = page.text("option-head_start-none")
        self.figures: list[list[HeadStartFigure]] = []
        for side in SIDES:
            option = next(option for option in page.asked if option.id == f"head_start_{side}")
            row = [HeadStartFigure(page, option.id, value, page.value(option) == value) for value in HEAD_STARTS]
            self.figures.append(row)
            self.add(*row)

    @property
    def drawn_sentences(self) -> list[str]:
        """A sentence per side on the number chosen; if neither has a head start, one on how the sides fare then."""
        chosen = [next(figure for figure in row if figure.chosen) for row in self.figures]
        if all(figure.value == HEAD_STARTS[0] for figure in chosen):
            return [self.none]
        return [figure.tip for figure in chosen]

    def measure(self, ui: Ui, width: int) -> Size:
        lines = sum(max(len(_lines(ui, figure.tip, width)) for figure in row) for row in self.figures)
        lines = max(lines, len(_lines(ui, self.none, width)))
        return (width, ui.px(FIGURES_END) + lines * ui.fonts.height("text", ui.type_size(13)) + ui.px(6))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        left = rect.x + ui.px(38)
        step = min(ui.px(34), (rect.right - ui.px(8) - left) // len(HEAD_STARTS))
        for number, row in enumerate(self.figures):
            y = rect.y + ui.px(36 + 27 * number)
            for place, figure in enumerate(row):
                figure.arrange(ui, pygame.Rect(left + step * place, y, step - ui.px(3), ui.px(24)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        edge = mix(SOFT, IVORY, 0.45)
        ui.box(target, rect, Look(radius=ui.px(6), top=IVORY, edge=edge, edge_width=max(1.0, ui.px(1))))
        side, y = ui.px(22), rect.y + ui.px(18)
        target.blit(pen.picture(ui, "struggle/points/treaty", side), (rect.x + ui.px(9), y - side // 2))
        title, note = self.page.text("setup-head-start"), self.page.text("setup-head-start-text")
        x = rect.x + ui.px(38)
        x += pen.words(ui, target, title, (x, y), style="strong", size=15, room=rect.width // 2) + ui.px(8)
        room = rect.right - ui.px(8) - x
        point = (rect.right - ui.px(8), y)
        pen.words(ui, target, note, point, style="flavour", size=13, colour=SOFT, align="right", room=room)
        for number in range(len(SIDES)):
            point = (rect.x + ui.px(20), rect.y + ui.px(36 + 27 * number + 12))
            pen.blit_centred(target, pen.mark(ui, number, ui.px(20)), point)
        _draw_lines(ui, target, self.drawn_sentences, rect, rect.y + ui.px(FIGURES_END))
        super().draw(ui, target)


class HeadStartFigure(Pressable):
    """One number of a head start."""

    def __init__(self, page: OptionsPage, option: str, value: str, chosen: bool) -> None:
        super().__init__(partial(page.set_option, option, value), name=f"option-{option}.{value}")
        self.value, self.chosen = value, chosen
        self.tip = page.text(f"option-{option}-{value}-tip")

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        top = mix(IVORY, GOLD_LIGHT, 0.4) if self.hovered else IVORY
        if self.chosen:
            top = GREEN
        edge = mix(SOFT, IVORY, 0.3)
        ui.box(target, self.rect, Look(radius=ui.px(4), top=top, edge=edge, edge_width=max(1.0, ui.px(1))))
        ink = IVORY if self.chosen else INK
        pen.words(ui, target, self.value, self.rect.center, style="strong", size=14, align="centre", colour=ink)
        self.draw_focus(ui, target, 5)
