"""Body of the New game page of Historia: scenario ("table": a number of players and Civbots), seats, Civbots, options,
and a sentence on what Start does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import pygame

from engine.core.rules import Option
from engine.historia.components import CIVILIZATIONS, DIFFICULTIES, ERAS, GAME, TABLES, TURNS_AN_ERA
from engine.historia.setup_options import AS_TABLE, NO, NONE, YES
from engine.historia.shapes import TableData
from game.historia.drawing.palette import LOOKS
from game.historia.new_game_cards import MarkLegend, TableCard, TableCards, kind_of, mark, world
from game.i18n.names import listed, run_on
from game.platform.settings import LastNewGame
from game.play.elsewhere import ELSEWHERE
from game.play.rungs import BOTS, CHOICES, PERSON
from game.render.ui import Ui
from game.screens.manner_choice import manner_choice
from game.shell.plugin import ScenarioCard
from game.widgets.base import Column, LinearBox, Reserved, Row, Size, Spacer, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading, Label
from game.widgets.material import panel as material
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField
from game.widgets.toggles import Checkbox, DropDown

KINDS = ("alone", "civbots", "people")
USUAL_BOTS = BOTS[:3]  # always shown; the stronger bots only after unfolding
PEOPLE, NAME, LEVEL = 112.0, 104.0, 82.0  # u
FIRST = "lesson"
SWITCHES = ("score_setup_territory", "mid_era_row")
NARROW = 900.0  # u: narrower windows use a single column


class HostPage(Protocol):
    """Protocol: the part of the New game page that this body reads and calls."""

    ui: Ui
    setup: LastNewGame
    options: list[Option]
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
    def choose(self, scenario: str) -> None: ...
    def agreement_row(self) -> list[Widget]: ...
    def set_who(self, number: int, who: str) -> None: ...
    def set_manner(self, number: int, manner: str) -> None: ...
    def set_name(self, number: int, name: str) -> None: ...
    def set_colour(self, number: int, colour: str) -> None: ...
    def set_option(self, name: str, value: str) -> None: ...
    def unfold(self, number: int) -> None: ...


def body(ui: Ui, page: HostPage) -> Widget:
    """Builds the page without its title and buttons."""
    online = page.agreement_row()
    description = Label(summary(page), style="flavour", size=17, colour="wood_ink")
    if ui.size[0] < ui.px(NARROW):
        right = MaterialFrame(_right(page), material.sheet, pad=(10, 8))
        return Scroll(Column([_left(page), right, *online, description], gap=8, align="fill"), name="all")
    left = Scroll(_left(page), name="scenarios", grow=118)
    right = MaterialFrame(Scroll(_right(page), name="seats"), material.sheet, pad=(12, 8), grow=106)
    middle: Widget = Row([left, right], gap=12)
    middle.grow = 1
    return Column([Column([middle, description], gap=6, grow=1), *online], gap=10)


# -- what is chosen --------------------------------------------------------------------------------------------------


def table_of(page: HostPage) -> TableData:
    """Returns the data of the chosen scenario ("table"): its number of players, and the Civbots printed on its card."""
    return TABLES[page.setup.scenario]


def civbots(page: HostPage) -> list[str]:
    """Returns a list with the difficulty chosen for each possible Civbot, "none" for one that is not in the game."""
    usual = table_of(page).civbots
    found = []
    for number in range(1, GAME.civbots.fill_to - len(page.setup.seats) + 1):
        chosen = page.setup.options.get(f"civbot_{number}", AS_TABLE)
        if chosen not in (NONE, *DIFFICULTIES):
            chosen = usual[number - 1] if number <= len(usual) else NONE
        found.append(chosen)
    return found


def table_for(players: int, levels: Sequence[str]) -> str:
    """Returns the id of the scenario ("table") with this number of players and these Civbots; "" if there is none."""
    wanted = [level for level in levels if level != NONE]
    return next((one.id for one in TABLES.values() if one.players == players and list(one.civbots) == wanted), "")


def choose_table(page: HostPage, table: str) -> None:
    """Selects a scenario ("table") and sets the Civbots to those printed on its card."""
    for option in page.options:
        if option.id.startswith("civbot_"):
            page.setup.options.pop(option.id, None)
    page.choose(table)


def set_level(page: HostPage, number: int, level: str) -> None:
    """Sets the difficulty or "none" of the Civbot with this number, from 1, and selects the table with exactly these
    Civbots if there is one. Does nothing if it would remove the last Civbot of a game for one player."""
    levels = civbots(page)
    levels[number - 1] = level
    if len(page.setup.seats) == 1 and all(one == NONE for one in levels):
        return  # a game for one player needs a Civbot
    found = table_for(len(page.setup.seats), levels)
    if found:
        choose_table(page, found)
        return
    for place, one in enumerate(levels, 1):
        page.setup.options[f"civbot_{place}"] = one
    page.set_option(f"civbot_{number}", level)


def summary(page: HostPage) -> str:
    """Returns a sentence on what Start will do."""
    text = page.text
    who = [seat.who for seat in page.setup.seats]
    people = who.count(PERSON)
    away = who.count(ELSEWHERE)
    bots = [text(f"bot-{rung}") for rung in who if rung not in (PERSON, ELSEWHERE)]
    names = [
        *([text("table-you")] if people else []),
        *([text("table-others", n=people - 1)] if people > 1 else []),
        *([text("table-elsewhere", n=away)] if away else []),
        *bots,
    ]
    many = len(names) - len(bots)
    if len(bots) > 2:
        names = [*names[:many], text("table-bots", n=len(bots))]
    wheels = sum(level != NONE for level in civbots(page))
    joined = listed(page.ui.texts, names)
    said = text("table-sum", names=joined, n=wheels) if wheels else text("table-sum-none", names=joined)
    return run_on((said, text("table-length", turns=ERAS * TURNS_AN_ERA, eras=ERAS)))


# -- the cards -------------------------------------------------------------------------------------------------------


def _left(page: HostPage) -> Widget:
    text = page.text
    levels = civbots(page)
    own = not table_for(len(page.setup.seats), levels)
    parts: list[Widget] = []
    for kind in KINDS:
        tables = sorted((one for one in TABLES.values() if kind_of(one) == kind), key=lambda one: one.id != FIRST)
        cards: list[Widget] = [_card(page, one, one.id == page.setup.scenario and not own) for one in tables]
        if own and kind == _own_kind(page, levels):
            cards.append(_own(page, levels))
        head = [Label(text(f"table-kind-{kind}"), style="title", size=17, colour="wood_ink")]
        head.append(Label(text(f"table-kind-{kind}-text"), style="flavour", size=14, colour="wood_soft"))
        parts.append(Column([Row(head, gap=10, align="centre"), TableCards(cards)], gap=2))
    marks = (text("table-mark-player"), text("table-mark-civbot"), text("table-mark-nobody"))
    parts.append(MarkLegend(text("table-marks"), marks))
    return Column(parts, gap=5, pad=3)


def _card(page: HostPage, table: TableData, chosen: bool) -> TableCard:
    title = page.text(f"table-short-{table.id}" if table.players == 1 else f"table-count-{table.players}")
    return TableCard(table, title, page.text(f"table-note-{table.id}"), partial(choose_table, page, table.id), chosen)


def _own_kind(page: HostPage, levels: Sequence[str]) -> str:
    if len(page.setup.seats) == 1:
        return "alone"
    return "civbots" if any(level != NONE for level in levels) else "people"


def _own(page: HostPage, levels: Sequence[str]) -> TableCard:
    """Builds the card that stands for choices no ready-made table has."""
    wanted = [level for level in levels if level != NONE]
    made = table_of(page).model_copy(update={"players": len(page.setup.seats), "civbots": tuple(wanted)})
    title, note = page.text("table-own"), page.text("table-own-text", n=len(wanted))
    return TableCard(made, title, note, None, True, own=True)


# -- the sheet beside them -------------------------------------------------------------------------------------------


class TableHeader(LinearBox):
    """Header of the selected table: the world with all players and Civbots, and a description."""

    def __init__(self, page: HostPage, description: Widget) -> None:
        super().__init__([description])
        self.page = page

    def _wide(self, ui: Ui, width: int) -> int:
        return min(ui.px(128), width // 3)

    def measure(self, ui: Ui, width: int) -> Size:
        wide = self._wide(ui, width)
        return (width, max(round(wide * 0.55), self.children[0].measure(ui, width - wide - ui.px(12))[1]))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        x = rect.x + self._wide(ui, rect.width) + ui.px(12)
        self.children[0].arrange(ui, pygame.Rect(x, rect.y, rect.right - x, rect.height))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        super().draw(ui, target)
        wide = self._wide(ui, self.rect.width)
        place = pygame.Rect(self.rect.x, self.rect.y, wide, round(wide * 0.55))
        seats = self.page.setup.seats
        wheels = sum(level != NONE for level in civbots(self.page))
        world(ui, target, place, len(seats), wheels, tuple(seat.colour for seat in seats))
        pygame.draw.rect(target, ui.theme.panel_edge, place, max(1, ui.px(1)))


class CivilizationMark(Widget):
    """A civilization's piece, or a Civbot's wheel."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(17), ui.px(17))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        mark(ui, target, self.what, (self.rect.x, self.rect.centery - ui.px(8)))


def _right(page: HostPage) -> Widget:
    text, scenario = page.text, page.scenario
    own = not table_for(len(page.setup.seats), civbots(page))
    parts: list[Widget] = []
    if scenario is not None:
        title, description = (text("table-own"), text("table-own-note")) if own else (scenario.title, scenario.text)
        words_: list[Widget] = [Label(title, style="title", size=20, colour="accent")]
        words_.append(RichText(description, style="flavour", size=15))
        parts.append(TableHeader(page, Column(words_, gap=2)))
    parts.append(Heading(text("new-players")))
    parts += [_seat(page, number) for number in range(len(page.setup.seats))]
    rungs = list(dict.fromkeys(seat.who for seat in page.setup.seats if seat.who != PERSON))
    parts += [RichText(text(f"about-{rung}"), size=13, colour="soft_ink") for rung in rungs]
    if levels := civbots(page):
        parts += _levels(page, levels)
    parts.append(Heading(text("new-options")))
    parts.append(EqualColumns([_switch(page, option) for option in page.asked if option.id in SWITCHES], gap=12))
    return Column(parts, gap=4, pad=3)


class EqualColumns(Row):
    """A row of children with equal widths, as high as the highest."""

    def _widths(self, ui: Ui, room: int) -> list[int]:
        count = max(1, len(self.children))
        return [(room - ui.px(self.gap) * (count - 1)) // count] * count

    def measure(self, ui: Ui, width: int) -> Size:
        widths = self._widths(ui, width)
        return (width, max(child.measure(ui, wide)[1] for child, wide in zip(self.children, widths, strict=True)))


def _seat(page: HostPage, number: int) -> Widget:
    """Builds a seat's row: its civilization, its occupant, and a person's name."""
    seat, text = page.setup.seats[number], page.text
    looks = [(look.id, text(look.name)) for look in LOOKS]
    colour = DropDown(looks, seat.colour, partial(page.set_colour, number), name=f"colour-{number}", wide=PEOPLE)
    colour.pads, colour.label = (10, 3), text("label-seat-colour", number=number + 1)
    parts: list[Widget] = [CivilizationMark(seat.colour), colour]
    more = seat.who in BOTS[len(USUAL_BOTS) :] or number in page.unfolded
    stronger: list[Widget] = [Spacer(width=17), Spacer(width=PEOPLE)]
    for who in CHOICES if len(page.setup.seats) > 1 else (PERSON,):
        person = "table-seat-you" if number == 0 else "table-seat-person"
        people = {PERSON: person, ELSEWHERE: "table-seat-elsewhere"}
        said = text(people.get(who, f"strength-{who}"))
        pick, tip = partial(page.set_who, number, who), text(f"about-{who}")
        row = parts if who in (PERSON, ELSEWHERE, *USUAL_BOTS) else stronger
        row.append(_button(said, pick, f"who-{number}.{who}", seat.who == who, tip))
        row[-1].label = text("labelled", label=dict(looks).get(seat.colour, seat.colour), what=said)
    if seat.who == PERSON:
        name = TextField(
            seat.name,
            partial(page.set_name, number),
            name=f"name-{number}",
            hint=page.hint_name(number),
            wide=NAME,
        )
        name.label = text("label-seat-name", number=number + 1)
        parts.append(name)
    elif not more and seat.who != ELSEWHERE:
        parts.append(Button(text("table-more"), partial(page.unfold, number), kind="quiet", size=13, pads=(6, 3)))
        parts[-1].name = f"who-{number}.more"
    parts.append(Spacer(grow=1))
    rows: list[Widget] = [Row(parts, gap=4, align="centre")]
    if more:
        manners = manner_choice(page, number)
        for choice in manners:
            choice.pads = (10, 3)
        rows.append(Row([*stronger, *manners, Spacer(grow=1)], gap=4, align="centre"))
    return Column(rows, gap=3)


def _button(said: str, action: partial[None], name: str, pressed: bool, tip: str = "", wide: float = 0) -> Button:
    button = Button(
        said, action, kind="main" if pressed else "plain", size=13, name=name, tip=tip, pads=(8, 3), wide=wide
    )
    button.chosen = pressed
    return button


def _levels(page: HostPage, levels: Sequence[str]) -> list[Widget]:
    """Builds the Civbots' section: what they do, a sentence per difficulty, and a choice of difficulty for each."""
    text = page.text
    taken = [seat.colour for seat in page.setup.seats]
    left = [people for people in CIVILIZATIONS if people not in taken]
    every = (NONE, *DIFFICULTIES)
    names = [f"option-civbot_1-{one}" for one in every]
    tips = [text("labelled", label=f"*{text(name)}*", what=text(f"{name}-tip")) for name in names]
    parts: list[Widget] = [Heading(text("table-civbots"))]
    parts.append(RichText(run_on([text("option-civbot_1-tip"), *tips]), size=13))
    place = 0
    for number, level in enumerate(levels, 1):
        people = left[place] if level != NONE else ""
        place += level != NONE
        name = text(f"civilization-{people}") if people else text("table-nobody")
        row: list[Widget] = [CivilizationMark("civbot" if people else ""), Label(name, style="strong", size=14)]
        last = len(page.setup.seats) == 1 and level != NONE and sum(one != NONE for one in levels) == 1
        for one in every:
            said = text(f"option-civbot_1-{one}")
            tip = text("table-sum-nobody") if one == NONE and last else ""
            row.append(
                _button(said, partial(set_level, page, number, one), f"civbot-{number}.{one}", level == one, tip)
            )
            row[-1].label = text("labelled", label=f"{text('table-civbots')} {number}, {name}", what=said)
        parts.append(DifficultyChoice(row))
    return parts


class DifficultyChoice(LinearBox):
    """A row of a mark, a name, and four columns of equal width."""

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, max(child.measure(ui, ui.px(LEVEL))[1] for child in self.children))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        first, name, gap = ui.px(20), min(ui.px(100), rect.width // 4), ui.px(4)
        wide = (rect.width - first - name - 4 * gap) // 4
        widths = [first, name, wide, wide, wide, wide]
        x = rect.x
        for child, one in zip(self.children, widths, strict=True):
            child.arrange(ui, pygame.Rect(x, rect.y, one, rect.height))
            x += one + (gap if one == wide else 0)


def _switch(page: HostPage, option: Option) -> Widget:
    """Builds the switch of an option with the sentences of the option and of its value."""
    name, value = f"option-{option.id}", page.value(option)

    def turn(on: bool) -> None:
        page.set_option(option.id, YES if on else NO)

    box = Checkbox(page.text(name), value == YES, turn, name=name)
    tips = [run_on((page.text(f"{name}-tip"), page.text(f"{name}-{one}-tip"))) for one in option.values]
    lines = [RichText(one, size=13, colour="soft_ink") for one in tips]
    return Column([box, Reserved(lines[option.values.index(value)], lines)], gap=0)
