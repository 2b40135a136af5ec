"""Base class of the New game page with the rules of an online table: which host keeps it, time per move, what may
happen when it runs out, watchers, whether anyone on the local network may sit down."""

from __future__ import annotations

from engine.host.addresses import PORT, urls_of
from game.platform.settings import LastNewGame
from game.play.elsewhere import CLOCKS, ELSEWHERE, OWN_HOST, SERVER, clock_text
from game.play.rungs import PERSON
from game.screens.page import PageScreen
from game.widgets.base import Flow, Row, Widget
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading, Label
from game.widgets.material.panel import sheet
from game.widgets.text_field import TextField
from game.widgets.toggles import DropDown

WHEN_OUT = ("bot", "wait")
WATCHERS = ("yes", "no")
WHERE = (OWN_HOST, SERVER)
LISTED = ("yes", "no")
ADDRESS = 200  # letters


class ElsewhereChoices(PageScreen):
    """The base class of the New game page: its choices for an online table."""

    setup: LastNewGame

    def _one_here(self, wanted: int) -> None:
        """With people at other places somebody sits at this screen, too: who was put elsewhere last changes places with
        another."""
        seats = self.setup.seats
        if self.elsewhere and not any(seat.who == PERSON for seat in seats):
            seats[0 if wanted else 1].who = PERSON

    @property
    def elsewhere(self) -> bool:
        """Whether a seat is for a person at another place."""
        return any(seat.who == ELSEWHERE for seat in self.setup.seats)

    # -- who keeps the table ---------------------------------------------------------------------------------------

    @property
    def at_server(self) -> bool:
        """Whether a group's server is to keep the table."""
        return self.elsewhere and self.setup.where == SERVER

    def set_where(self, where: str) -> None:
        self.setup.where = where
        self.rebuild()

    def set_server(self, address: str) -> None:
        self.app.settings.group_server = address

    def has_server(self) -> bool:
        """Returns whether the chosen host can be asked; if the address of the group's server is missing or is none, a
        toast says so, and its field has the focus."""
        address = self.app.settings.group_server
        if not self.at_server or urls_of(address):
            return True
        wrong = "agree-server-wrong" if address.strip() else "agree-server-missing"
        self.app.toast(self.text(wrong, port=PORT), "bad")
        self.ui_root.focus = self.ui_root.find("agree-server")
        return False

    def _server(self, grow: int) -> Widget:
        """Builds the field for the address of the group's server."""
        hint, typed = self.text("agree-server-hint"), self.app.settings.group_server
        field = TextField(typed, self.set_server, name="agree-server", hint=hint, most=ADDRESS, wide=240, grow=grow)
        field.label = self.text("agree-server")
        return field

    # -- what is agreed --------------------------------------------------------------------------------------------

    def set_clock(self, clock: str) -> None:
        self.setup.clock = clock
        self.rebuild()

    def set_when_out(self, value: str) -> None:
        self.setup.when_out = value
        self.rebuild()

    def set_watchers(self, value: str) -> None:
        self.setup.watchers = value == "yes"
        self.rebuild()

    def set_listed(self, value: str) -> None:
        self.setup.listed = value == "yes"
        self.rebuild()

    def _agreed(self, wide: bool) -> list[Widget]:
        """Returns a list for each thing to agree on; ``wide``: with its label in a column of its own."""
        text, setup = self.text, self.setup
        clocks = [(name, clock_text(text, clock)) for name, clock in CLOCKS.items()]
        lists = [
            ("where", [(where, text(f"agree-where-{where}")) for where in WHERE], setup.where, self.set_where),
            ("clock", clocks, setup.clock if setup.clock in CLOCKS else "none", self.set_clock),
            *(
                [("when_out", [(v, text(f"agree-when_out-{v}")) for v in WHEN_OUT], setup.when_out, self.set_when_out)]
                if setup.clock != "none"
                else []
            ),
            (
                "watchers",
                [(value, text(f"agree-watchers-{value}")) for value in WATCHERS],
                "yes" if setup.watchers else "no",
                self.set_watchers,
            ),
            *(
                [
                    (
                        "listed",
                        [(value, text(f"agree-listed-{value}")) for value in LISTED],
                        "yes" if setup.listed else "no",
                        self.set_listed,
                    )
                ]
                if not self.at_server  # only an own host surely is on this network
                else []
            ),
        ]
        rows: list[Widget] = []
        for name, values, value, change in lists:
            label, tip = text(f"agree-{name}"), text(f"agree-{name}-tip")
            choice = DropDown(values, value, change, name=f"agree-{name}", tip=tip, grow=3 if wide else 0)
            choice.label = label
            rows.append(Row([Label(label, grow=2 if wide else 0), choice], gap=10, align="centre"))
            if name == "where" and self.at_server:
                said = Label(text("agree-server"), grow=2 if wide else 0)
                rows.append(Row([said, self._server(3 if wide else 0)], gap=10, align="centre"))
        return rows

    def agreement(self) -> list[Widget]:
        """Builds the section with the online table's rules as a list of widgets, heading first, for a page with one
        column; empty without an online seat."""
        return [Heading(self.text("agree-title")), *self._agreed(True)] if self.elsewhere else []

    def agreement_row(self) -> list[Widget]:
        """Builds the online table's rules as a list of one sheet, which a game's own page places; empty without an
        online seat."""
        if not self.elsewhere:
            return []
        return [MaterialFrame(Flow(self._agreed(False), gap=16, align="centre"), sheet, pad=(12, 6))]
