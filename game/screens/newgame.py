"""One screen from the menu to the table: scenario, seats, options, Start."""

from __future__ import annotations

from collections.abc import Sequence

from engine.maps.scenario import Scenario
from game.brazil.scenarios import scenario_text, scenario_title, scenarios
from game.brazil.thumbnail import MapThumbnail
from game.screens.frame import PageScreen
from game.seats.rungs import BOTS, PERSON, WHO
from game.settings import LastGame, SeatChoice
from game.shell import Shell
from game.theme import SEATS
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Heading, Label, Panel, Picture
from game.widgets.richtext import RichText
from game.widgets.scroll import Scroll
from game.widgets.textfield import TextField
from game.widgets.toggles import Choice

DRAFTS, MONARCHS, LIVE, HARD = ("1of2", "1of3"), ("chosen", "random", "bid"), ("own", "all", "off"), ("printed", "hard")


class NewGameScreen(PageScreen):
    sheet_width = 1220

    def __init__(self, app: Shell, solo: bool = False) -> None:
        super().__init__(app)
        self.title_id = "solo-title" if solo else "new-title"
        self.solo = solo
        found, self.faults = scenarios(app.folders.data)
        fitting = [scenario for scenario in found if (scenario.seats == 1) == solo]
        self.scenarios = sorted(fitting, key=lambda scenario: (scenario.seats, scenario.combat))
        self.setup: LastGame = app.settings.last_game.model_copy(deep=True)
        known = {scenario.id for scenario in self.scenarios}
        if self.setup.scenario not in known:
            self.setup.scenario = self.scenarios[0].id if self.scenarios else ""
        self._seat_people()

    @property
    def scenario(self) -> Scenario | None:
        return next((scenario for scenario in self.scenarios if scenario.id == self.setup.scenario), None)

    def _seat_people(self) -> None:
        """As many seats as the scenario has, each with a colour of its own."""
        scenario = self.scenario
        wanted = scenario.seats if scenario else 2
        seats = [seat for seat in self.setup.seats if seat.who in WHO][:wanted]
        while len(seats) < wanted:
            seats.append(SeatChoice(who=PERSON if not seats else BOTS[-1]))
        if self.solo:
            seats = [SeatChoice(who=PERSON, name=seats[0].name, colour="green")]
        taken: set[str] = set()
        for seat in seats:
            if seat.colour not in SEATS or seat.colour in taken:
                seat.colour = next(colour for colour in SEATS if colour not in taken)
            taken.add(seat.colour)
        self.setup.seats = seats

    # -- changes -------------------------------------------------------------------------------------------------

    def choose(self, scenario: str) -> None:
        self.setup.scenario = scenario
        self._seat_people()
        self.rebuild()

    def set_who(self, number: int, who: str) -> None:
        self.setup.seats[number].who = who
        self.rebuild()

    def set_name(self, number: int, name: str) -> None:
        self.setup.seats[number].name = name

    def set_colour(self, number: int, colour: str) -> None:
        """Taking another seat's colour gives it this one's in exchange."""
        seats = self.setup.seats
        for seat in seats:
            if seat.colour == colour:
                seat.colour = seats[number].colour
        seats[number].colour = colour
        self.rebuild()

    def set_option(self, name: str, value: str) -> None:
        setattr(self.setup, name, value)
        self.rebuild()

    def default_name(self, number: int) -> str:
        seat = self.setup.seats[number]
        if seat.who == PERSON:
            return self.text(f"colour-{seat.colour}")
        return f"{self.text(f'bot-{seat.who}')} ({self.text(f'colour-{seat.colour}')})"

    def start(self) -> None:
        from game.brazil.start import start_game

        self.app.settings.last_game = self.setup.model_copy(deep=True)
        self.app.keep_settings()
        chosen = self.setup.model_copy(deep=True)
        for number, seat in enumerate(chosen.seats):
            seat.name = seat.name.strip() or self.default_name(number)
        start_game(self.app, chosen)

    # -- what is seen --------------------------------------------------------------------------------------------

    def _card(self, scenario: Scenario) -> Widget:
        facts = self.text("new-seats", seats=scenario.seats)
        if scenario.combat:
            facts += "   " + "[cs]" * scenario.combat
        parts: list[Widget] = [
            MapThumbnail(scenario, 140, 84),
            Label(scenario_title(scenario, self.ui.texts), style="strong"),
            RichText(facts, size="small", colour="soft_ink"),
        ]
        return CardButton(
            Column(parts, gap=3),
            lambda: self.choose(scenario.id),
            chosen=scenario.id == self.setup.scenario,
            pad=8,
            name=f"scenario-{scenario.id}",
            tip=scenario_text(scenario, self.ui.texts),
        )

    def _seat(self, number: int) -> Widget:
        seat = self.setup.seats[number]
        who = [(name, self.text(f"who-{name}")) for name in WHO]
        colours = [(colour, self.text(f"colour-{colour}")) for colour in SEATS]
        return Flow(
            [
                Picture(f"seats/{seat.colour}", 32, 32),
                Choice(
                    who,
                    seat.who,
                    lambda v: self.set_who(number, v),
                    name=f"who-{number}",
                    enabled=not self.solo,
                    wide=170,
                ),
                TextField(
                    seat.name,
                    lambda v: self.set_name(number, v),
                    name=f"name-{number}",
                    hint=self.default_name(number),
                    wide=150,
                ),
                Choice(
                    colours,
                    seat.colour,
                    lambda v: self.set_colour(number, v),
                    name=f"colour-{number}",
                    enabled=not self.solo,
                ),
            ],
            gap=8,
        )

    def _option(self, name: str, values: Sequence[str]) -> Widget:
        options = [(value, self.text(f"option-{name}-{value}")) for value in values]
        tip = self.text(f"option-{name}-tip")
        choice = Choice(
            options,
            getattr(self.setup, name),
            lambda v: self.set_option(name, v),
            name=f"option-{name}",
            tip=tip,
            grow=3,
        )
        return Row([Label(self.text(f"option-{name}"), grow=2), choice], gap=10, align="centre")

    def _right(self) -> Widget:
        scenario = self.scenario
        parts: list[Widget] = []
        if scenario is not None:
            parts += [
                Heading(scenario_title(scenario, self.ui.texts)),
                RichText(scenario_text(scenario, self.ui.texts), style="flavour", size="large"),
                Spacer(height=2),
            ]
        parts.append(Heading(self.text("new-players")))
        parts += [self._seat(number) for number in range(len(self.setup.seats))]
        parts += [RichText(self.text("new-monarch-note"), size="small", colour="soft_ink"), Spacer(height=2)]
        parts.append(Heading(self.text("new-options")))
        parts.append(self._option("mission_draft", DRAFTS))
        parts.append(self._option("solo_difficulty", HARD) if self.solo else self._option("monarchs", MONARCHS))
        parts.append(self._option("live_vp", LIVE))
        return Column(parts, gap=9, pad=6)

    def build(self, ui: Ui) -> Widget:
        cards: Widget = Flow([self._card(scenario) for scenario in self.scenarios], gap=10, pad=4)
        if not self.scenarios:
            cards = RichText(self.text("new-none"), colour="bad")
        if self.faults:
            notes = "\n".join(f"- {fault}" for fault in self.faults)
            cards = Column([cards, RichText(f"{self.text('new-faults')}\n{notes}", size="small", colour="bad")], gap=8)
        foot = Row([Spacer(grow=1), *self.buttons(ui)], gap=10, align="centre")
        if ui.size[0] >= ui.px(900):
            left = Scroll(cards, name="scenarios", grow=5)
            right = Panel(Scroll(self._right(), name="seats"), pad=10, inset=True, shadow=False, grow=6)
            middle: Widget = Row([left, right], gap=14)
        else:
            middle = Scroll(Column([cards, self._right()], gap=10), name="all")
        middle.grow = 1
        return Panel(Column([self.head(ui), middle, foot], gap=10), pad=18)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [
            Button(self.text("back"), self.leave, name="back"),
            Button(
                self.text("new-start"),
                self.start,
                kind="main",
                size="large",
                name="start",
                enabled=self.scenario is not None,
            ),
        ]
