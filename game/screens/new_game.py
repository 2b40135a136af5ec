"""The New game page: chooses scenario, seats and options from the game's plugin, and starts the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from engine.core.rules import Option
from game.i18n.display_text import display_text
from game.platform.settings import SeatChoice
from game.play.elsewhere import ELSEWHERE
from game.play.rungs import BOTS, CHOICES, PERSON, default_name
from game.render.ui import Ui
from game.screens.elsewhere_choices import ElsewhereChoices
from game.screens.manner_choice import manner_choice
from game.screens.new_game_parts import MEDAL, ScenarioPicture, SeatMedal
from game.screens.opponent import last_choice, usual_opponent
from game.screens.unshowable_files import OwnFile
from game.shell import registry
from game.shell.plugin import ScenarioCard
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Reserved, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading, Label
from game.widgets.material.panel import sheet
from game.widgets.painting import CardPainting
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField
from game.widgets.toggles import DropDown

# u: scenario pictures on cards, of the chosen scenario, of a single one
SMALL, LARGE, ALONE = (180, 117), (222, 148), (330, 220)
LEFT, RIGHT = 120, 106  # ratio of the columns' widths


def _scenario_text(scenario: ScenarioCard) -> Widget:
    parts = [
        Label(scenario.title, style="title", size=22, colour="accent"),
        RichText(scenario.text, style="flavour", size=16),
        RichText(scenario.facts, size="small", colour="soft_ink"),
    ]
    return Column(parts, gap=4)


class NewGameScreen(ElsewhereChoices):
    """The New game page of the current game. `hosting_as`: the name of a person who came here to host a table, else
    None; a seat is then for somebody at another place from the beginning."""

    of_game = True
    sheet_width = 1240

    def __init__(self, app: Shell, solo: bool = False, hosting_as: str | None = None) -> None:
        super().__init__(app)
        self.title_id = "solo-title" if solo else "new-title"
        if hosting_as is not None:
            self.title_id = "tables-host"
        self.solo = solo
        self.plugin = registry.plugin(app.game)
        self.options = self.plugin.options()
        self._read_scenarios()
        if len(self.scenarios) == 1 and not self.own_body:
            self.sheet_width = 760
        self.unfolded: set[int] = set()  # seats whose list shows all bot levels
        self.setup = last_choice(app.settings, self.plugin.id)
        if self.scenario is None and self.scenarios:
            self.setup.scenario = self.scenarios[0].id
        self._settle(len(self.setup.seats))
        if hosting_as is not None:
            self._begin_hosting(hosting_as)

    def _read_scenarios(self) -> None:
        found = self.plugin.scenario_list(self.app.folders.own, self.ui.texts)
        self.faults = found.faults
        self.scenarios = [entry for entry in found.scenarios if self.own_body or (entry.seats == (1,)) == self.solo]

    def own_files(self) -> Iterable[OwnFile]:
        own = [entry for entry in self.scenarios if entry.file is not None]
        return [
            (entry.file, partial(part, entry)) for entry in own for part in (self._card, _scenario_text) if entry.file
        ]

    @property
    def scenario(self) -> ScenarioCard | None:
        return next((scenario for scenario in self.scenarios if scenario.id == self.setup.scenario), None)

    @property
    def own_body(self) -> bool:
        """Whether the current game builds the main part of the page itself, in place of the shared one."""
        return self.plugin.new_game is not None and not self.solo

    @property
    def asked(self) -> list[Option]:
        """The game's options shown on the page: those that apply to the chosen number of seats, without those chosen
        seat by seat."""
        seats = len(self.setup.seats)
        return [option for option in self.options if option.applies(seats) and not option.per_seat]

    @property
    def looks_are_chosen(self) -> bool:
        """Whether players choose their colours or sides."""
        fixed = self.scenario is not None and self.scenario.fixed
        return not fixed and any(option.per_seat for option in self.options)

    def _settle(self, wanted: int) -> None:
        """Fits the choices to the scenario: number of seats, a distinct look for each, valid options."""
        scenario = self.scenario
        allowed = scenario.seats if scenario is not None else (2,)
        count = min(allowed, key=lambda seats: abs(seats - wanted))
        seats = [seat for seat in self.setup.seats if seat.who in CHOICES][:count]
        usual = next((seat.who for seat in seats if seat.who in BOTS), usual_opponent(self.app.settings))
        while len(seats) < count:
            seats.append(SeatChoice(who=PERSON if not seats else usual))
        if count == 1:
            seats[0].who = PERSON
        fixed = scenario.fixed if scenario is not None else ()
        known = [look.id for look in self.plugin.looks]
        taken: set[str] = set()
        for number, seat in enumerate(seats):
            if fixed or not self.looks_are_chosen:
                seat.colour = (fixed or known)[number]
            elif seat.colour not in known or seat.colour in taken:
                seat.colour = next(look for look in known if look not in taken)
            taken.add(seat.colour)
        self.setup.seats = seats
        self._one_here(-1)

    # -- changes -------------------------------------------------------------------------------------------------

    def choose(self, scenario: str) -> None:
        """Chooses a scenario, and fits the seats to it: their number, occupants and looks."""
        self.setup.scenario = scenario
        self._settle(len(self.setup.seats))
        self.rebuild()

    def begin_alone(self) -> None:
        """Chooses the game's first scenario for one seat, unless such a one is chosen already."""
        chosen = self.scenario
        if chosen is None or chosen.seats != (1,):
            alone = next((one for one in self.scenarios if one.seats == (1,)), None)
            if alone is not None:
                self.setup.scenario = alone.id
                self._settle(1)

    def _begin_hosting(self, name: str) -> None:
        """Gives a seat to somebody elsewhere, unless one is: in place of the first bot, else of the last person; and
        this name to who sits here without one."""
        if len(self.setup.seats) < 2:
            self.setup.scenario = next(one.id for one in self.scenarios if max(one.seats) > 1)
            self._settle(2)
        seats = self.setup.seats
        if not self.elsewhere:
            number = next((number for number, seat in enumerate(seats) if seat.who in BOTS), len(seats) - 1)
            seats[number].who = ELSEWHERE
            self._one_here(number)
        here = next(seat for seat in seats if seat.who == PERSON)
        here.name = here.name or name

    def set_count(self, count: str) -> None:
        self._settle(int(count))
        self.rebuild()

    def set_who(self, number: int, who: str) -> None:
        self.setup.seats[number].who = who
        self._one_here(number)
        self.rebuild()

    def unfold(self, number: int) -> None:
        """Shows all bot levels in a seat's list, which at first holds only the usual ones."""
        self.unfolded.add(number)
        self.rebuild()

    def swap_sides(self) -> None:
        """Swaps the players of the first two seats with their names and manners; colours or sides stay with the
        seats."""
        one, other = self.setup.seats
        one.who, other.who = other.who, one.who
        one.name, other.name = other.name, one.name
        one.manner, other.manner = other.manner, one.manner
        self.rebuild()

    @property
    def manners(self) -> bool:
        """Whether a playing style ("manner") can be chosen for bots: not in every game, nor at an online table."""
        return self.plugin.manners and not self.elsewhere

    def set_manner(self, number: int, manner: str) -> None:
        self.setup.seats[number].manner = manner
        self.rebuild()

    def set_name(self, number: int, name: str) -> None:
        self.setup.seats[number].name = name

    def set_colour(self, number: int, colour: str) -> None:
        """Sets a seat's look (colour or side); the seat that had it gets this one's in exchange. Rebuilds the page."""
        seats = self.setup.seats
        for seat in seats:
            if seat.colour == colour:
                seat.colour = seats[number].colour
        seats[number].colour = colour
        self.rebuild()

    def set_option(self, name: str, value: str) -> None:
        self.setup.options[name] = value
        self.rebuild()

    def value(self, option: Option) -> str:
        chosen = self.setup.options.get(option.id, "")
        return chosen if chosen in option.values else option.default

    def hint_name(self, number: int) -> str:
        seat = self.setup.seats[number]
        if seat.who == ELSEWHERE:
            return self.text("new-elsewhere-name")
        return default_name(self.text, seat.who, self.text(self.plugin.look(seat.colour).name))

    def start(self) -> None:
        """Stores the choices and starts the game with the options that apply to this number of seats; a toast says if
        the address of the server that is to host it is missing."""
        if not self.has_server():
            return
        settings = self.app.settings
        settings.game = self.plugin.id
        settings.last_games[self.plugin.id] = self.setup.model_copy(deep=True)
        self.app.keep_settings()
        chosen = self.setup.model_copy(deep=True)
        chosen.options = {option.id: self.value(option) for option in self.asked}
        for seat in chosen.seats:
            seat.name = seat.name.strip() if seat.who != ELSEWHERE else ""
        self.plugin.start(self.app, chosen)

    # -- layout ----------------------------------------------------------------------------------------------------

    def aside(self, ui: Ui) -> Sequence[Widget]:
        """Returns the game's title, as a label; empty if the program has only one game."""
        if len(registry.PLUGINS) == 1:
            return ()
        return [Label(self.text("game-title"), style="title", size="heading")]

    def _card(self, scenario: ScenarioCard) -> Widget:
        parts: list[Widget] = [
            ScenarioPicture(scenario.thumbnail(), *SMALL),
            Label(scenario.title, style="strong"),
            RichText(scenario.facts, size="small", colour="soft_ink"),
        ]
        return CardButton(
            Column(parts, gap=3),
            partial(self.choose, scenario.id),
            chosen=scenario.id == self.setup.scenario,
            pad=8,
            name=f"scenario-{scenario.id}",
            tip=scenario.text,
        )

    def _challenges(self) -> list[Widget]:
        """Returns the card that leads to the challenges. It comes first of nine cards, which fill three rows."""
        if self.solo or self.plugin.challenges is None:
            return []
        parts: list[Widget] = [
            ScenarioPicture(CardPainting(self.plugin.challenges_picture), *SMALL),
            Label(self.text("solo-title"), style="strong"),
            RichText(self.text("new-seats", seats=1), size="small", colour="soft_ink"),
        ]
        go = partial(self.app.go, "solo")
        return [CardButton(Column(parts, gap=3), go, pad=8, name="challenges", tip=self.text("solo-note"))]

    def _count(self, scenario: ScenarioCard) -> list[Widget]:
        """Returns the choice of the number of seats, if the scenario allows several."""
        if len(scenario.seats) == 1:
            return []
        counts = [(str(seats), self.text("new-seats", seats=seats)) for seats in scenario.seats]
        choice = DropDown(counts, str(len(self.setup.seats)), self.set_count, name="count", grow=3)
        return [Row([Label(self.text("new-count"), grow=2), choice], gap=10, align="centre")]

    def _seat(self, number: int) -> Widget:
        seat = self.setup.seats[number]
        who = [(name, self.text(f"who-{name}")) for name in CHOICES]
        alone = len(self.setup.seats) == 1
        name = TextField(
            seat.name, partial(self.set_name, number), name=f"name-{number}", hint=self.hint_name(number), wide=132
        )
        name.label = self.text("label-seat-name", number=number + 1)
        player = DropDown(
            who,
            seat.who,
            partial(self.set_who, number),
            name=f"who-{number}",
            enabled=not alone,
            wide=158,
            notes={rung: self.text(f"does-{rung}") for rung in (ELSEWHERE, *BOTS)},
        )
        player.label = self.text("label-seat-who", colour=self.text(self.plugin.look(seat.colour).name))
        parts: list[Widget] = [name, player]
        if self.looks_are_chosen or alone:
            looks = [(look.id, self.text(look.name)) for look in self.plugin.looks]
            choose = partial(self.set_colour, number)
            free = self.looks_are_chosen
            colour = DropDown(looks, seat.colour, choose, name=f"colour-{number}", enabled=free, wide=104)
            colour.label = self.text("label-seat-colour", number=number + 1)
            parts.append(colour)
        row = Row([SeatMedal(self.plugin.look(seat.colour)), Flow(parts, gap=8, align="start")], gap=8, align="centre")
        if seat.who == PERSON:
            return row
        text = RichText(self.text(f"does-{seat.who}"), size="small", colour="soft_ink", grow=1)
        below = [Spacer(width=MEDAL), text, *manner_choice(self, number)]
        return Column([row, Row(below, gap=8, align="centre")], gap=2)

    def _option(self, option: Option) -> Widget:
        name = f"option-{option.id}"
        values = [(value, self._value_text(option, value)) for value in option.values]
        tip = self.text(f"{name}-tip")
        notes = {value: self.text(f"{name}-{self._meant(option, value)}-tip") for value in option.values}
        value, change = self.value(option), partial(self.set_option, option.id)
        choice = DropDown(values, value, change, name=name, tip=tip, grow=3, notes=notes)
        text = RichText(f"{tip} {notes[value]}", size="small", colour="soft_ink")
        return Column([Row([Label(self.text(name), grow=2), choice], gap=10, align="centre"), text], gap=2)

    def _meant(self, option: Option, value: str) -> str:
        """Returns the value that the default stands for in this scenario; other values unchanged."""
        meant = self.scenario.meant.get(option.id) if self.scenario is not None else None
        return meant if meant is not None and value == option.default else value

    def _value_text(self, option: Option, value: str) -> str:
        """Returns the label of a value; for a default, with the value it stands for."""
        text = self.text(f"option-{option.id}-{value}")
        meant = self._meant(option, value)
        if meant == value:
            return text
        return self.text("new-meant", value=self.text(f"option-{option.id}-{meant}"), said=text)

    def _right(self) -> Widget:
        scenario = self.scenario
        parts: list[Widget] = []
        if scenario is not None:
            reserved = Reserved(_scenario_text(scenario), [_scenario_text(other) for other in self.scenarios], grow=1)
            parts.append(Row([ScenarioPicture(scenario.thumbnail(), *LARGE), reserved], gap=14, align="start"))
        parts.append(Heading(self.text("new-players")))
        if scenario is not None:
            parts += self._count(scenario)
        parts += [self._seat(number) for number in range(len(self.setup.seats))]
        parts += [*self.plugin.extras(self.ui, self.setup), *self.agreement(), Spacer(height=2)]
        if self.asked:
            parts.append(Heading(self.text("new-options")))
            parts += [self._option(option) for option in self.asked]
        return Column(parts, gap=9, pad=6)

    def build(self, ui: Ui) -> Widget:
        self._read_scenarios()
        if self.plugin.new_game is not None and self.own_body and self.scenario is not None and not self.faults:
            own = self.plugin.new_game(ui, self)
            own.grow = 1
            return self.board(ui, own)
        known = [self._card(scenario) for scenario in self.scenarios]
        cards: Widget = Flow([*self._challenges(), *known], gap=10, pad=4)
        if not self.scenarios:
            cards = Column([RichText(self.text("new-none"), colour="bad"), cards], gap=6)
        if self.faults:
            notes = "\n".join(f"- {display_text(fault)}" for fault in self.faults)
            cards = Column([cards, RichText(f"{self.text('new-faults')}\n{notes}", size="small", colour="bad")], gap=8)
        if ui.size[0] >= ui.px(900):
            right = MaterialFrame(Scroll(self._right(), name="seats"), sheet, pad=(12, 8), grow=RIGHT)
            one = len(self.scenarios) == 1 and not self.faults
            left: list[Widget] = [] if one else [Scroll(cards, name="scenarios", grow=LEFT)]
            middle: Widget = Row([*left, right], gap=12)
        else:
            middle = MaterialFrame(Scroll(Column([cards, self._right()], gap=10), name="all"), sheet, pad=(10, 8))
        middle.grow = 1
        return self.board(ui, middle)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        ready = self.scenario is not None
        start = self.text("new-open-table" if self.elsewhere else "new-start")
        return [
            Button(self.text("back"), self.leave, name="back"),
            Button(start, self.start, kind="main", size="large", name="start", enabled=ready),
        ]
