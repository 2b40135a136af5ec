"""Builds the panel in which a lesson's coach speaks at any game's table: portrait, words, steps as dots, buttons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.i18n.line_breaks import EASTERN, spoken_length
from game.platform import clock
from game.play.lesson_controller import CoachLine, LessonController
from game.render.theme import Colour
from game.render.ui import Ui
from game.screens.coach_body import CHIP_FACE, PADS, SMALL_FACE, CoachButtons, CoachCard, CoachFoot, CoachWords
from game.widgets.base import Column, Row, Size, Widget
from game.widgets.button import Button, Pressable
from game.widgets.coach_portrait import CoachPortrait
from game.widgets.label import Label, OneLine, Picture
from game.widgets.light_ring import draw_light_frame
from game.widgets.material.panel import paper
from game.widgets.rule_page import SYMBOL, rule_section
from game.widgets.step_dots import StepDots

NAME = "coach"
GLIDE = 200  # ms of the way to another place
WIDE, PAPER = 590.0, 100.0  # u: width with the portrait, least height of the paper
FACE = 114.0  # u
TOP, INSET, PAD = 12.0, 68.0, 13.0  # u: paper below the portrait's top, text beside the portrait, margin
WORDS = 25  # most words of an explanation
CLEAR = 6.0  # u between the ribbon with the name and the words
LEADING = 4.0  # u below the last line, which it may lack
SENTENCE = re.compile(r"(?<=[.!?:])\s+|(?<=[。！？])")


@dataclass(frozen=True, slots=True)
class Coach:
    """The speaker of a lesson: picture id of the portrait, name, name with trade, and the ribbon's colour."""

    picture: str
    name: str
    title: str
    ribbon: Colour

    @classmethod
    def of(cls, ui: Ui, picture: str, ribbon: Colour) -> Coach:
        """Returns the coach of the game whose texts ``ui`` has."""
        return cls(picture, ui.text("coach-name"), ui.text("coach-title"), ribbon)


@dataclass(frozen=True, slots=True)
class CoachActions:
    """The actions of the buttons. ``following`` is None without a next lesson, ``play_on`` where the game is over,
    ``first_game`` (starts an easy game) for whoever has finished a game already."""

    why: Callable[[], None]
    close_why: Callable[[], None]
    read: Callable[[], None]
    again: Callable[[], None]
    carry_on: Callable[[], None]
    take_back: Callable[[], None]
    go_on: Callable[[], None]
    leave: Callable[[], None]
    call: Callable[[], None]
    play_on: Callable[[], None] | None = None
    following: Callable[[], None] | None = None
    first_game: Callable[[], None] | None = None


@dataclass(slots=True)
class CoachPlace:
    """The panel's place: the corner (by its number in the candidates), and its way there."""

    corner: int = 0
    start: tuple[int, int] = (0, 0)
    since: int = -GLIDE
    size: Size = (0, 0)
    step: int = 0  # of the lesson: the panel stays in its place for so long

    def choose(
        self, ui: Ui, docks: Sequence[pygame.Rect], costs: Sequence[tuple[int, ...]], shown: Size, step: int
    ) -> pygame.Rect:
        """Returns the rectangle at which to draw the panel now. It glides to the first dock with the least cost, and
        stays there during a step of the lesson while no other is cheaper. ``shown``: where it was drawn last."""
        size, now = docks[0].size, clock.now()
        self.corner = min(self.corner, len(docks) - 1)
        best = costs.index(min(costs))
        if costs[self.corner] > costs[best] or (step != self.step and best != self.corner):
            self.corner = best
            self.start = shown if self.size[0] else self.start
            self.since = -GLIDE if ui.reduced_motion or not self.size[0] else now
        self.size, self.step = size, step
        rect = docks[self.corner].copy()
        left = 1.0 - min(1.0, (now - self.since) / GLIDE) if self.since >= 0 else 0.0
        if left > 0:
            rect.x += round((self.start[0] - rect.x) * left)
            rect.y += round((self.start[1] - rect.y) * left)
        return rect


class CoachPanel(Widget):
    """The panel. ``tall``: as a card for a column, else as a ribbon with the portrait over its left end."""

    opaque = True

    def __init__(self, coach: Coach, body: Column, tall: bool, wide: float = WIDE) -> None:
        super().__init__(name=NAME)
        self.tall, self.wide = tall, wide
        self.paper = pygame.Rect(0, 0, 0, 0)
        self.portrait = CoachPortrait(coach.picture, FACE, coach.title, coach.ribbon)
        self.add(body)
        if not tall:
            self.add(self.portrait)

    def _room(self, ui: Ui, width: int) -> tuple[int, int]:
        """Returns the paper's left edge and the width of its content, for a panel of this width."""
        left = 0 if self.tall else ui.px(FACE / 2)
        return left, width - left - self._inset(ui) - ui.px(PAD)

    def _inset(self, ui: Ui) -> int:
        """Returns the width between the paper's left edge and its content."""
        if self.tall:
            return ui.px(PAD)
        return max(ui.px(INSET), self.portrait.reach(ui) + ui.px(CLEAR))  # long words come down to the ribbon

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(self.wide))
        least, body = (self._body_height(ui, wide, smallest) for smallest in (True, False))
        if self.tall:
            return (wide, body)
        least = body if ui.text_scale > 1 else least
        paper_ends = ui.px(TOP) + max(ui.px(PAPER), body)
        least_end = ui.px(TOP) + least + self._foot(ui) - ui.px(LEADING)
        return (wide, max(paper_ends, least_end, self.portrait.measure(ui, wide)[1]))

    def _body_height(self, ui: Ui, width: int, smallest: bool) -> int:
        """Returns the height of content and margins in a panel of this width, the words in their largest or smallest
        size."""
        for widget in self.walk():
            if isinstance(widget, CoachWords):
                widget.smallest = smallest
        return self.children[0].measure(ui, self._room(ui, width)[1])[1] + ui.px(2 * PAD - 5)

    def _foot(self, ui: Ui) -> int:
        """Returns the height below the paper of a ribbon, where the portrait ends."""
        return max(0, ui.px(FACE + 10) - ui.px(TOP + PAPER))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        left, room = self._room(ui, rect.width)
        top = 0 if self.tall else ui.px(TOP)
        foot = 0 if self.tall else self._foot(ui)
        self.paper = pygame.Rect(rect.x + left, rect.y + top, rect.width - left, rect.height - top - foot)
        body = pygame.Rect(self.paper.x + self._inset(ui), self.paper.y + ui.px(PAD - 3), room, 0)
        body.height = self.paper.bottom - ui.px(PAD - 3) - body.y
        self.children[0].arrange(ui, body)
        if not self.tall:
            portrait = self.children[1]
            wide, high = portrait.measure(ui, rect.width)
            portrait.arrange(ui, pygame.Rect(rect.x, rect.y, wide, high))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        paper(ui, target, self.paper, radius=9, shadow=6)
        super().draw(ui, target)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        return True


class CoachRoot(Widget):
    """A table's tree with the coach's panel over it."""

    def __init__(self, table: Widget, panel: CoachPanel, hang: Callable[[Ui, CoachPanel], None]) -> None:
        super().__init__(name="coached")
        self.table, self.panel, self.hang = table, panel, hang
        self.frames: Callable[[], Sequence[pygame.Rect]] = tuple  # of lit widgets
        self.add(table, panel)

    def walk(self) -> Iterator[Widget]:
        """Iterates over the widgets in keyboard order: the table first, the coach last."""
        yield self
        yield from self.table.walk()
        yield from self.panel.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return self.table.measure(ui, width)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.table.arrange(ui, rect)
        self.hang(ui, self.panel)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.table.draw(ui, target)
        for frame in self.frames():
            draw_light_frame(ui, target, frame)
        focus = self.host.focus if self.host is not None and self.host.focus_shown else None
        if focus is not None and focus.coached and not isinstance(focus, Pressable):  # which shows its focus itself
            ui.box(target, focus.rect, ui.focus_box(10))
        self.hang(ui, self.panel)
        self.panel.draw(ui, target)


def coach_panel(
    ui: Ui,
    lesson: LessonController,
    coach: Coach,
    actions: CoachActions,
    reason: Callable[[CoachLine], str],
    tall: bool = False,
    wide: float = WIDE,
    meanwhile: str = "",
    page: bool = False,
) -> CoachPanel:
    """Builds the panel with what the coach says now, `tall` or flat. ``reason`` returns the text of a refusal;
    ``meanwhile``: what he says in place of the step's words while the player can't follow them, "" if nothing;
    ``page``: a page lies on the table whose own button is the main one until it is closed."""
    meanwhile = meanwhile if lesson.speaks_of_step and not lesson.explains else ""
    text = explanation(ui, lesson.rule) if lesson.explains else line_text(ui, lesson.line, reason)
    words: Widget = CoachWords(meanwhile or text)
    if lesson.line.kind == "met" and not page:
        words.label = ui.text("coach-on-spoken", words=text, button=ui.text("coach-on"))
    mark = "" if lesson.explains or meanwhile else lesson.line.mark
    if mark:
        words = Row([Picture(f"marks/{mark}", 24, 24), words], gap=8, align="start")
    words.grow = 1
    if lesson.explains:
        about: list[Widget] = [_note(ui.text("coach-page", page=page_title(ui, lesson.rule)))]
    else:
        about = [_note(title_of(ui, lesson)), _dots(ui, lesson)]
    buttons = _buttons(ui, lesson, actions, bool(meanwhile), page)
    if tall:
        name = [OneLine(coach.name, style="title", size=16, colour="accent"), *about]
        portrait = CoachPortrait(coach.picture, SMALL_FACE)
        body: Column = CoachCard(portrait, name, words, CoachButtons(buttons, gap=5, align="end"))
    else:
        above = about[:1] if wide < WIDE or ui.text_scale > 1 else []
        foot = CoachFoot(about[len(above) :], CoachButtons(buttons, gap=8, align="end"))
        body = Column([*above, words, foot], gap=1 if above else 5)
    return CoachPanel(coach, body, tall, wide)


def coach_chip(ui: Ui, coach: Coach, key: str, actions: CoachActions) -> CoachPanel:
    """Builds what replaces the panel while the coach is sent away: a small portrait, and a button that calls the coach
    back."""
    tip = ui.text("coach-call", name=coach.name)
    caption = tip if ui.device == "pad" else ui.text("coach-calls", key=key, name=coach.name)
    button = Button(caption, actions.call, kind="wood", size="small", name="coach-call", tip=tip)
    return CoachChip(coach, Row([CoachPortrait(coach.picture, CHIP_FACE), button], gap=4, align="centre"))


class CoachChip(CoachPanel):
    """The chip of a coach who was sent away."""

    def __init__(self, coach: Coach, row: Row) -> None:
        super().__init__(coach, Column([row]), True, 240)

    def measure(self, ui: Ui, width: int) -> Size:
        return self.children[0].measure(ui, min(width, ui.px(self.wide)))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        for child in self.children:
            child.draw(ui, target)


def title_of(ui: Ui, lesson: LessonController) -> str:
    """Returns the lesson's title in the player's language."""
    return message_text(ui, lesson.lesson.title)


def message_text(ui: Ui, message: str, **numbers: object) -> str:
    """Returns the text of a message id; what is no message id, such as the text in a player's own lesson, is returned
    as it is."""
    return ui.text(message, **numbers) if ui.texts.has(message) else message


def line_text(ui: Ui, line: CoachLine, reason: Callable[[CoachLine], str]) -> str:
    """Returns what the coach says: the line's text or, of a refused move without one, what the function ``reason``
    returns."""
    if line.reason is not None:
        return reason(line)
    return message_text(ui, line.utterance.text, **line.utterance.numbers)


def explanation(ui: Ui, rule: str) -> str:
    """Returns the first sentences of a section of the rules, by its id, as many as fit a limit of words, at least one;
    "" without an id."""
    if not rule:
        return ""
    body = rule_section(ui.texts, rule)[1]
    first = next((part.strip() for part in body.split("\n") if part.strip()), "").removeprefix("- ")
    found: list[str] = []
    gap = "" if EASTERN.search(first) else " "
    for sentence in SENTENCE.split(first):
        if found and spoken_length(gap.join([*found, sentence])) > WORDS:
            break
        found.append(sentence)
    return gap.join(found)


def page_title(ui: Ui, rule: str) -> str:
    """Returns the title of the page of the rules that holds a section, by the section's id, without symbols."""
    return SYMBOL.sub("", ui.text(f"learn-{rule.partition('#')[0]}-title"))


def _note(text: str) -> Widget:
    return Label(text, style="flavour", size=15, colour="accent")


def _dots(ui: Ui, lesson: LessonController) -> Widget:
    dots = lesson.dots
    step = min(len(dots), sum(dot in ("met", "left") for dot in dots) + 1)
    return StepDots(dots, ui.text("coach-dots", step=step, steps=len(dots)))


def _buttons(ui: Ui, lesson: LessonController, actions: CoachActions, meanwhile: bool, page: bool) -> list[Button]:
    main = "plain" if page else "main"

    def button(message: str, action: Callable[[], None], kind: str = "plain") -> Button:
        return Button(ui.text(message), action, kind=kind, name=message, pads=PADS)

    if lesson.explains:
        return [button("coach-read", actions.read), button("coach-back", actions.close_why, "quiet")]
    leave = button("coach-leave", actions.leave, "quiet")
    if meanwhile:
        return [leave]
    kind = lesson.line.kind
    if kind == "met":  # beside a page, whose own button goes on
        return [leave] if page else [button("coach-on", actions.carry_on, main), leave]
    if lesson.progress.lost is not None:
        back = [button("coach-take-back", actions.take_back, main)] if lesson.can_take_back else []
        return [*back, button("coach-go-on", actions.go_on, "plain" if back else main), leave]
    if kind == "done":
        ways = [("coach-next", actions.following), ("coach-first-game", actions.first_game)]
        onward = [button(message, way) for message, way in ways if way is not None]
        for first in onward[:1]:
            first.kind = "main"
        return [*onward, *([button("coach-play-on", actions.play_on)] if actions.play_on else []), leave]
    why = [button("coach-why", actions.why)] if lesson.rule else []
    return [*why, button("coach-again", actions.again), leave]
