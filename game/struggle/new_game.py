"""Body of the New game page of Imperial Struggle: both powers with their players, options, a sentence on what Start
does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.struggle.components import SIDES
from game.i18n.names import run_on
from game.play.elsewhere import ELSEWHERE
from game.play.rungs import BOTS, PERSON
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, mix, rgb
from game.render.ui import Ui
from game.screens.manner_choice import manner_choice
from game.struggle.drawing import pen
from game.struggle.drawing.palette import LOOKS
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.new_game_options import GREEN, SOFT, OptionsPage, options
from game.widgets.base import Column, LinearBox, Row, Size, Spacer, Widget
from game.widgets.button import Button, Pressable
from game.widgets.label import Label
from game.widgets.material import panel as material
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField

USUAL_BOTS = BOTS[:3]  # always shown; the stronger bots only after unfolding
SCENE, LEAST_SCENE = 128.0, 34.0  # u: greatest and least height of a power's painting
MIDDLE, GAP, NAME = 232.0, 12.0, 128.0  # u
ABREAST = 760.0  # u: from this width the scenario stands between the powers, else below them
WORDS = 150.0  # u: least width of a row's text beside the name field
LOW = 640.0  # u: in lower windows the rules of an online table scroll with the rest
POSTER_FROM = 660.0  # u: from this window height the scenario's picture is shown
ARROWS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class Thumbnail(LinearBox):
    """The scenario's picture, as wide as its column."""

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, round(width * 0.42))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)


def body(ui: Ui, page: OptionsPage) -> Widget:
    """Builds the page without its title and buttons; it scrolls in a low window."""
    online, low = page.agreement_row(), ui.size[1] < ui.px(LOW)
    said = Label(summary(page), style="flavour", size=17, colour="wood_ink")
    scrolled = [PowerRow(ui, page), options(page), *(online if low else ()), said]
    scroll = Scroll(Column(scrolled, gap=8, align="fill"), name="all", grow=1)
    return scroll if low else Column([scroll, *online], gap=10)


def summary(page: OptionsPage) -> str:
    """Returns a sentence on what Start will do."""
    text, who = page.text, [seat.who for seat in page.setup.seats]
    sides = [text(look.name) for look in LOOKS]
    people = [number for number, kind in enumerate(who) if kind == PERSON]
    if len(people) == 2:
        said = text("setup-two")
    elif people and ELSEWHERE in who:
        said = text("setup-elsewhere-sum", own=sides[people[0]])
    elif people:
        own = people[0]
        strength = text(f"strength-{who[1 - own]}")
        said = text("setup-one", own=sides[own], other=sides[1 - own], strength=strength.lower())
    else:
        said = text("setup-none")
    changed = any(page.value(option) != option.default for option in page.asked)
    return run_on((said, text("setup-changed" if changed else "setup-usual")))


# -- the powers ------------------------------------------------------------------------------------------------------


class PowerRow(LinearBox):
    """A row with France, the scenario and Britain; the powers' paintings shrink in a low window."""

    def __init__(self, ui: Ui, page: OptionsPage) -> None:
        super().__init__(name="powers")
        self.page = page
        self.france, self.britain = (PowerPanel(page, seat) for seat in range(len(SIDES)))
        self.middle = _middle(page)
        self.add(self.france, self.middle, self.britain)

    def _sides(self, ui: Ui, width: int) -> tuple[int, int]:
        """Returns the widths of a power's panel and of the middle part, 0 if that stands below."""
        if width < ui.px(ABREAST):
            return (width - ui.px(GAP)) // 2, 0
        middle = min(ui.px(MIDDLE), width // 4)
        return (width - middle - 2 * ui.px(GAP)) // 2, middle

    def measure(self, ui: Ui, width: int) -> Size:
        side, middle = self._sides(ui, width)
        scene = max(ui.px(LEAST_SCENE), min(ui.px(SCENE), ui.size[1] // 6 - ui.px(75)))
        for power in (self.france, self.britain):
            power.scene = scene
        high = max(power.measure(ui, side)[1] for power in (self.france, self.britain))
        if not middle:
            return (width, high + ui.px(GAP) + self.middle.measure(ui, width)[1])
        return (width, max(high, self.middle.measure(ui, middle)[1]))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        side, middle = self._sides(ui, rect.width)
        self.measure(ui, rect.width)
        tall = rect.height if middle else max(power.measure(ui, side)[1] for power in (self.france, self.britain))
        self.france.arrange(ui, pygame.Rect(rect.x, rect.y, side, tall))
        self.britain.arrange(ui, pygame.Rect(rect.right - side, rect.y, side, tall))
        if not middle:
            low = rect.y + tall + ui.px(GAP)
            self.middle.arrange(ui, pygame.Rect(rect.x, low, rect.width, rect.bottom - low))
            return
        high = min(rect.height, self.middle.measure(ui, middle)[1])
        area = pygame.Rect(self.france.rect.right + ui.px(GAP), rect.y + (rect.height - high) // 2, middle, high)
        self.middle.arrange(ui, area)


class PowerPanel(LinearBox):
    """A power: its painting, its mark, and the choice of who plays it."""

    def __init__(self, page: OptionsPage, seat: int) -> None:
        super().__init__(name=f"power-{SIDES[seat]}")
        self.page, self.seat, self.scene = page, seat, 0
        self.rows = Column(_rows(page, seat), gap=2)
        self.add(self.rows)

    def _head(self, ui: Ui) -> int:
        return self.scene + ui.px(40)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, self._head(ui) + self.rows.measure(ui, width - 2 * ui.px(14))[1] + ui.px(10))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = ui.px(14)
        top = rect.y + self._head(ui)
        self.rows.arrange(ui, pygame.Rect(rect.x + pad, top, rect.width - 2 * pad, rect.bottom - top - ui.px(8)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, side = self.rect, SIDES[self.seat]
        edge = ui.px(3)
        ui.box(target, rect, Look(radius=ui.px(9), top=COLOURS[self.seat], shadow=ui.px(5)))
        inner = rect.inflate(-2 * edge, -2 * edge)
        material.paper(ui, target, inner, radius=6, shadow=0)
        scene = pygame.Rect(inner.x, inner.y, inner.width, self.scene)
        name = f"struggle/screens/victory_{side}"
        target.blit(ui.pictures.covering(name, scene.size, ui.pictures.ratio(name)), scene)
        pygame.draw.line(target, GOLD, scene.bottomleft, (scene.right - 1, scene.bottom), max(1, ui.px(1.5)))
        around, inwards = ui.px(62), self.seat == 0
        x = inner.right - ui.px(52) if inwards else inner.x + ui.px(52)
        point = (x, scene.bottom + ui.px(2))
        pen.blit_centred(target, pen.round_number(ui, "", around, COLOURS[self.seat]), point)
        pen.blit_centred(target, pen.ring(ui, around + ui.px(2), GOLD, ui.px(3.4)), point)
        pen.blit_centred(target, pen.mark(ui, self.seat, round(around * 0.66)), point)
        title = self.page.text(f"side-{side}")
        at = (
            (inner.x + ui.px(14), scene.bottom + ui.px(21))
            if inwards
            else (inner.right - ui.px(14), scene.bottom + ui.px(21))
        )
        align = "left" if inwards else "right"
        pen.words(ui, target, title, at, style="title", size=23, colour=rgb("#7A4A12"), align=align)
        super().draw(ui, target)


def _rows(page: OptionsPage, seat: int) -> list[Widget]:
    """Builds the choices of a seat: a person and the bots; the two strongest only after unfolding."""
    text, chosen = page.text, page.setup.seats[seat].who
    second = seat == 1 and page.setup.seats[0].who == PERSON
    person = RadioRow(
        text("setup-other" if second else "setup-you"),
        "",
        text("setup-other-text" if second else "setup-you-text"),
        chosen == PERSON,
        partial(page.set_who, seat, PERSON),
        name=f"who-{seat}.{PERSON}",
        extra=_name(page, seat) if chosen == PERSON else None,
    )
    elsewhere = RadioRow(
        text("setup-elsewhere"),
        "",
        text("setup-elsewhere-text"),
        chosen == ELSEWHERE,
        partial(page.set_who, seat, ELSEWHERE),
        name=f"who-{seat}.{ELSEWHERE}",
    )
    rows: list[Widget] = [person, elsewhere]
    more = chosen in BOTS[len(USUAL_BOTS) :] or seat in page.unfolded
    manners = manner_choice(page, seat)
    for choice in manners:
        choice.pads = (8, 2)
    for rung in BOTS if more else USUAL_BOTS:
        rows.append(
            RadioRow(
                text(f"strength-{rung}"),
                text(f"bot-{rung}"),
                text(f"does-{rung}"),
                chosen == rung,
                partial(page.set_who, seat, rung),
                name=f"who-{seat}.{rung}",
                extra=manners[0] if more and manners and chosen == rung else None,
            )
        )
    for row in rows:
        row.label = text("labelled", label=text(f"side-{SIDES[seat]}"), what=row.label)
    if not more:
        unfold = Button(text("setup-more"), partial(page.unfold, seat), kind="quiet", size=14, name=f"who-{seat}.more")
        rows.append(Row([unfold, Spacer(grow=1), *manners], gap=8, align="centre"))
    return rows


def _name(page: OptionsPage, seat: int) -> Widget:
    field = TextField(
        page.setup.seats[seat].name,
        partial(page.set_name, seat),
        name=f"name-{seat}",
        hint=page.hint_name(seat),
        wide=NAME,
    )
    field.label = page.text("label-seat-name", number=seat + 1)
    return field


class RadioRow(Pressable):
    """One choice of player: title, level and a sentence. Up and Down move between choices."""

    def __init__(
        self,
        title: str,
        slant: str,
        sentence: str,
        chosen: bool,
        action: Callable[[], None],
        *,
        name: str,
        extra: Widget | None = None,
    ) -> None:
        super().__init__(action, name=name)
        self.label = f"{title}\n{sentence}"
        self.title, self.slant, self.sentence, self.chosen = title, slant, sentence, chosen
        self.extra = extra
        if extra is not None:
            self.add(extra)

    @property
    def drawn_text(self) -> str:
        return self.title

    def hit_test(self, position: tuple[int, int]) -> Widget | None:
        if self.extra is not None and (found := self.extra.hit_test(position)) is not None:
            return found
        return self if self.rect.collidepoint(position) else None

    def _beside(self, ui: Ui, width: int) -> bool:
        """Tells whether the name field fits beside the text; else it stands below."""
        return self.extra is not None and width - self.extra.measure(ui, width)[0] > ui.px(WORDS)

    def _room(self, ui: Ui, width: int) -> int:
        extra = self.extra.measure(ui, width)[0] + ui.px(8) if self.extra and self._beside(ui, width) else 0
        return max(1, width - ui.px(38) - ui.px(8) - extra)

    def _lines(self, ui: Ui, width: int) -> list[str]:
        return ui.fonts.wrap(self.sentence, "text", ui.type_size(13), self._room(ui, width))

    def measure(self, ui: Ui, width: int) -> Size:
        lines = len(self._lines(ui, width)) * ui.fonts.height("text", ui.type_size(13))
        below = 0
        if self.extra is not None and not self._beside(ui, width):
            below = self.extra.measure(ui, width - ui.px(46))[1] + ui.px(4)
        return (width, ui.fonts.height("strong", ui.type_size(15)) + lines + ui.px(6) + below)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        if self.extra is not None:
            wide, high = self.extra.measure(ui, rect.width - ui.px(46))
            if self._beside(ui, rect.width):
                high = min(high, rect.height - ui.px(6))
                area = pygame.Rect(rect.right - wide - ui.px(8), rect.centery - high // 2, wide, high)
            else:
                area = pygame.Rect(rect.x + ui.px(38), rect.bottom - high - ui.px(4), wide, high)
            self.extra.arrange(ui, area)

    def on_key(self, ui: Ui, event: pygame.Event) -> bool:
        by_pad = hasattr(event, "command")  # whose directions only move the focus
        if event.key in ARROWS and not by_pad and self.parent is not None and self.host is not None:
            rows = [row for row in self.parent.children if isinstance(row, RadioRow)]
            other = rows[(rows.index(self) + ARROWS[event.key]) % len(rows)]
            self.host.set_focus(ui, other)
            other.press()
            return True
        return super().on_key(ui, event)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        top = mix(IVORY, GOLD_LIGHT, 0.2) if self.hovered else IVORY
        if self.chosen:
            top = mix(IVORY, GOLD_LIGHT, 0.45)
        edge = GOLD if self.chosen else mix(SOFT, IVORY, 0.45)
        ui.box(target, rect, Look(radius=ui.px(6), top=top, edge=edge, edge_width=ui.px(2 if self.chosen else 1)))
        x, size = rect.x + ui.px(38), ui.type_size(15)
        high = ui.fonts.height("strong", size)
        lines = self._lines(ui, rect.width)
        step = ui.fonts.height("text", ui.type_size(13))
        tall = high + step * len(lines)
        below = self.extra is not None and not self._beside(ui, rect.width)
        y = rect.y + (ui.px(3) if below else (rect.height - tall) // 2)
        point = (rect.x + ui.px(18), y + tall // 2 if below else rect.centery)
        pen.blit_centred(target, pen.round_number(ui, "", ui.px(17)), point)
        if self.chosen:
            pen.blit_centred(target, pen.round_number(ui, "", ui.px(10), GREEN), point)
        line = ui.fonts.line(self.title, "strong", size, INK)
        target.blit(line, (x, y))
        if self.slant:
            aslant = ui.fonts.line(self.slant, "flavour", size, SOFT)
            target.blit(aslant, (x + line.get_width() + ui.px(8), y))
        for number, text in enumerate(lines):
            target.blit(ui.fonts.line(text, "text", ui.type_size(13), SOFT), (x, y + high + step * number))
        if self.extra is not None:
            self.extra.draw(ui, target)
        self.draw_focus(ui, target)


def _called(page: OptionsPage, kind: str) -> str:
    """Returns an occupant's name within a sentence."""
    if kind in (PERSON, ELSEWHERE):
        return page.text("setup-you" if kind == PERSON else "setup-elsewhere").lower()
    return page.text(f"bot-{kind}")


def _middle(page: OptionsPage) -> Widget:
    """Builds the scenario, how the score works, and a button that swaps sides."""
    text, scenario = page.text, page.scenario
    who = [seat.who for seat in page.setup.seats]
    parts: list[Widget] = []
    if scenario is not None:
        if page.ui.size[1] >= page.ui.px(POSTER_FROM):
            parts.append(Thumbnail([scenario.thumbnail()]))
        parts += [
            Label(scenario.title, style="title", size=19, colour="line", align="centre"),
            RichText(scenario.text, style="flavour", size=15, colour="wood_ink", align="centre"),
        ]
    parts.append(RichText(text("setup-score"), size=14, colour="wood_ink", align="centre"))
    parts.append(Spacer(height=4))
    swap = Button(text("setup-swap"), page.swap_sides, size=15, name="swap-sides", enabled=who[0] != who[1])
    parts.append(Row([Spacer(grow=1), swap, Spacer(grow=1)]))
    if who[0] != who[1]:
        names = [_called(page, kind) for kind in who]
        sentence = text("setup-swap-text", france=names[1], britain=names[0])
        parts.append(Label(sentence, style="flavour", size=14, colour="wood_soft", align="centre"))
    return Column(parts, gap=7)
