"""Takes a seat at an online table step by step: creates the table at the own host, which is started, or at a group's
server; claims a seat by six words; or takes a free one of a listed table; then connects."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Literal

from engine.core.rules import Rules
from engine.host.addresses import short_address, urls_of
from engine.host.client_messages import CallBot, CreateTable, JoinTable, RenewSeat, SeatPlan, SitDown, StartTable
from engine.host.client_proof import claim_secret, device_secret
from engine.host.clocks import Clock
from engine.host.host_messages import Created, Joined, Presence, Renewed, RequestRefused
from engine.host.message_types import Message
from engine.host.seats import Link, link_to, new_secret, parse_link
from engine.registry import GAMES
from game.platform.settings import LastNewGame
from game.platform.table_entries import Invited, OwnSeat, TableEntries, TableEntry
from game.play.elsewhere import CLOCKS, ELSEWHERE, OWN_HOST
from game.play.rungs import PERSON, USUAL
from game.shell import registry
from game.shell.plugin import ScenarioCard
from game.shell.shell import Shell, wake
from game.together.host_process import HostProcess, ReadyHost, host_of
from game.together.line import ENDED, LOST, HostLine
from game.together.remote_seat import GONE, RemoteSeat
from game.together.shared_seats import SharedSeats

log = logging.getLogger(__name__)
NAME = 40  # letters that a host takes
REVIVE, MOST_WAIT = 500, 30_000  # ms between tries to start the own host again: the first, the longest
HOST_FAILED, NOT_SET_UP, WRONG_WORDS = "together-host-failed", "together-not-set-up", "together-wrong-words"
NO_SEAT, NO_ANSWER = "together-no-seat", "together-no-answer"
REQUESTS = ("renew", "start", "call_bot", "notify")  # what pages ask of the host; a refusal is told
REFUSED = {
    "wrong_words": WRONG_WORDS,
    "bad_setup": NOT_SET_UP,
    "no_seat": NO_SEAT,
    "no_list": NO_SEAT,
    "too_fast": "together-too-fast",
    **GONE,
}


def plan_of(game: str, chosen: LastNewGame) -> CreateTable:
    """Converts New game choices to the message that asks the host to create a table, without sending it."""
    rules: Rules[Any, Any] = GAMES[game]
    looks = [seat.colour for seat in chosen.seats]
    options: dict[str, Any] = dict(chosen.options)
    options |= {option.id: looks for option in rules.options() if option.per_seat and option.applies(len(looks))}
    seats = [
        SeatPlan(kind="person", name=seat.name[:NAME])
        if seat.who in (PERSON, ELSEWHERE)
        else SeatPlan(kind="bot", bot=seat.who)
        for seat in chosen.seats
    ]
    offered = CLOCKS.get(chosen.clock, CLOCKS["none"])
    when_out: Literal["bot", "wait"] = "wait" if chosen.when_out == "wait" and offered.kind != "none" else "bot"
    clock = Clock(kind=offered.kind, allowance=offered.allowance, bank=offered.bank, when_out=when_out)
    return CreateTable(
        game=game,
        scenario=chosen.scenario,
        options=options,
        seats=seats,
        clock=clock,
        watchers=chosen.watchers,
        listed=chosen.listed and chosen.where == OWN_HOST,
    )


def scenario_of(shell: Shell, game: str, setup: Mapping[str, Any]) -> ScenarioCard | None:
    """Returns the card (title, thumbnail ...) of a setup's scenario, in the player's language; None if it is not a
    known one."""
    cards = registry.plugin(game).scenario_list(shell.folders.own, shell.texts_of(game)).scenarios
    named = [value for value in setup.values() if isinstance(value, str)]
    return next((card for card in cards if card.id in named), None)


def title_of(shell: Shell, game: str, setup: Mapping[str, Any]) -> str:
    """Returns the title of a setup's scenario in the player's language; the game's title if it is not a known
    scenario."""
    card = scenario_of(shell, game, setup)
    return card.title if card is not None else shell.texts_of(game)("game-title")


def looks_of(game: str, setup: Mapping[str, Any]) -> list[str]:
    """Returns the ids of the seats' looks (colours or sides) in a setup; all of the game's looks if it names none."""
    usual = [look.id for look in registry.plugin(game).looks]
    lists = [
        value for value in setup.values() if isinstance(value, list) and value and all(look in usual for look in value)
    ]
    return lists[0] if lists else usual


def _device_secret(shell: Shell) -> bytes:
    """Returns the secret with which this device signs; another one each time where it can't be stored."""
    try:
        return device_secret(shell.folders.data)
    except OSError as error:
        log.warning("the secret of this device can't be stored: %s", error)
        return b""


class TableOpener:
    """The progress of taking a seat. Call ``step`` every frame until ``seat`` is there, then too: it takes in what
    arrives and updates the entry.

    One of `plan` (a new table), `entry` (a table of this device), `words` (claims a seat at the first host that knows
    them), `sit` (claims a free seat of a listed table). The host is at the `address` that was typed, or one of `urls`;
    a new table without either is made at the own host.
    """

    def __init__(
        self,
        shell: Shell,
        entries: TableEntries,
        *,
        plan: CreateTable | None = None,
        here: Sequence[int] = (0,),
        title: str = "",
        entry: TableEntry | None = None,
        words: str = "",
        sit: str = "",
        urls: Sequence[str] = (),
        address: str = "",
        name: str = "",
    ) -> None:
        self.shell, self.entries, self.entry, self.name = shell, entries, entry, name
        self.seat: RemoteSeat | None = None
        self.ready: ReadyHost | None = None
        self.failed = ""  # the message id of why this goes no further
        self._error = ""  # of the line that asks, when it was shown last
        self._reviving = self._lost = False  # the own host is started again; the connection was lost
        self.renewing: int | None = None  # the seat whose link is being renewed
        self.renewed: set[int] = set()  # seats that have a new link since this was begun
        # Where the answer is lost, the plan is sent again: by its secret the host knows the table that it made.
        self._plan = plan.model_copy(update={"secret": new_secret()}) if plan is not None else None
        self._here, self._title, self._words, self._table = list(here), title, words, sit
        self._address = address.strip()
        self._hosts: list[Sequence[str]] = [urls_of(address)] if address else [[url] for url in urls]
        self._secret = claim_secret(_device_secret(shell), words or sit) if words or sit else ""
        self._line: HostLine | None = None
        self._fill = False
        self.host: HostProcess | None = None
        if (plan is not None and not self._hosts) or (entry is not None and entry.here):
            self.host = host_of(shell.folders)
            self.host.start()

    @property
    def error(self) -> str:
        """The message id of what failed; "" if nothing did."""
        if self.failed:
            return self.failed
        if self.seat is not None or self._line is None:
            return self.seat.error if self.seat is not None else ""
        return NO_ANSWER if self._line.error == LOST and self._address else self._line.error

    def error_text(self, text: Callable[..., str]) -> str:
        """Returns the sentence about `error`; `text` looks messages up by id."""
        if self.seat is not None and not self.failed:
            return self.seat.error_text(text)
        return text(self.error, address=self._address)

    @property
    def address(self) -> str:
        """The address at which others reach the table's host; "" while it is not known."""
        if self.ready is not None:
            return self.ready.base.partition("://")[2]
        if self.entry is None or self.entry.here:
            return ""
        links = [one.link for one in self.entry.invitations]  # the operator may have named the host otherwise
        return short_address(parse_link(links[0]).url if links else self.entry.url)

    def current(self, link: str) -> str:
        """Returns a link to the table as it leads there now: the own host may run at another address than when the
        link was made."""
        if self.ready is None:
            return link
        return link_to(self.ready.base, *parse_link(link)[1:])

    def close(self) -> None:
        """Ends the connections; the seat stays with this device."""
        for line in (self._line, self.seat):
            if line is not None:
                line.close()

    def step(self) -> bool:
        """Takes the next steps of opening the table that need no waiting. Returns whether something shown has
        changed."""
        if self.failed:
            return False
        if self.seat is not None:
            return self._listen(self.seat)
        if self.host is not None and self.ready is None:
            self.ready = self.host.check()
            if self.host.failed:
                self.failed = HOST_FAILED
            return self.ready is not None or bool(self.failed)
        if self.entry is not None:
            return self._sit(self.entry)
        return self._ask()

    # -- the table -------------------------------------------------------------------------------------------------

    def _ask(self) -> bool:
        """Makes the table, or claims a seat by its words."""
        if self._line is None:
            if self.ready is not None:
                self._hosts = [[f"ws://127.0.0.1:{self.ready.port}/"]]
            self._line = HostLine(self._hosts.pop(0), self._opening, wake)
        changed = False
        for message in self._line.arrived():
            changed = True
            if isinstance(message, Created) and self._plan is not None:
                self._created(message, self._plan, self._line.url)
            elif isinstance(message, Joined):
                self.entry = TableEntry(
                    table=message.table, url=self._line.url, secret=message.secret, seat=message.seat
                )
            elif isinstance(message, RequestRefused):
                self._line.close()
                if not self._next_host():
                    self.failed = REFUSED.get(message.reason, NOT_SET_UP)
                return True
        if self._line.error and self.entry is None and self._hosts:
            self._line.close()
            self._next_host()
        elif self._line.error != self._error:
            self._error, changed = self._line.error, True
        if self.entry is not None:
            self._line.close()
            self._line = None
        return changed

    def _next_host(self) -> bool:
        """Goes on to the next of the hosts that may know the words. Returns False if there is none."""
        if not self._hosts:
            return False
        self._line = None
        return True

    def _opening(self) -> list[Message]:
        if self.entry is not None or self.failed:
            return []
        if self._plan is not None:
            return [self._plan]
        if self._table:
            return [SitDown(table=self._table, name=self.name, secret=self._secret)]
        return [JoinTable(words=self._words, name=self.name, secret=self._secret)]

    def _created(self, created: Created, plan: CreateTable, url: str) -> None:
        own, *others = [one for one in created.seats if one.seat in self._here]
        self.entry = TableEntry(
            table=created.table,
            url=url,
            secret=own.secret,
            host_secret=created.secret,
            here=self.host is not None,
            game=plan.game,
            title=self._title,
            seat=own.seat,
            others=[OwnSeat(seat=one.seat, secret=one.secret, name=plan.seats[one.seat].name) for one in others],
            watch_link=created.link if plan.watchers else "",
            invitations=[
                Invited(seat=one.seat, link=one.link, words=one.words)
                for one in created.seats
                if one.seat not in self._here
            ],
        )

    def _sit(self, entry: TableEntry) -> bool:
        if self.ready is not None:
            entry.url = f"ws://127.0.0.1:{self.ready.port}/"
        link = Link(entry.url, entry.table, entry.secret)
        device = _device_secret(self.shell) if entry.secret else b""
        if entry.others:
            shared = SharedSeats(link, self.name, wake, entry.title, device)
            links = [(link._replace(secret=one.secret), one.name) for one in entry.others]
            shared.others = [RemoteSeat(other, name, wake, entry.title, device) for other, name in links]
            self.seat = shared
        else:
            self.seat = RemoteSeat(link, self.name, wake, entry.title, device)
        self.seat.muted = set(entry.muted)
        self.entries.keep(entry)
        return True

    # -- the seat --------------------------------------------------------------------------------------------------

    def _listen(self, seat: RemoteSeat) -> bool:
        changed = seat.listen()
        if changed:
            self.note()
        return changed

    def note(self) -> None:
        """Updates the table's stored entry, new links included; after `fill`, once the game has started, has bots play
        the seats that nobody has taken; restarts our host if it was killed. Also called while the table is shown."""
        if self.seat is not None and self.entry is not None:
            if self.seat.presence is not None:  # a link that was used is void
                self.renewed -= {place for place, one in enumerate(self.seat.presence.seats) if one.here}
            self._take_answers(self.seat, self.entry)
            note(self.shell, self.entries, self.entry, self.seat)
            self._call_bots(self.seat)
            self._ask_again(self.seat)
            if self.host is not None:
                self.ready = self.host.ready() or self.ready  # the machine may have another address by now
            if not self._reviving:
                self._revive(REVIVE)

    def _take_answers(self, seat: RemoteSeat, entry: TableEntry) -> None:
        """Notes the new links that have come; a toast says so where the host refused one, or the start."""
        for message in seat.heard:
            if isinstance(message, Renewed):
                fresh = message.invitation
                entry.invitations = [
                    Invited(seat=fresh.seat, link=fresh.link, words=fresh.words) if one.seat == fresh.seat else one
                    for one in entry.invitations
                ]
                self.renewing = None
                self.renewed.add(fresh.seat)
                self.entries.update(entry)
            elif isinstance(message, RequestRefused) and message.of in REQUESTS and message.reason != "begun":
                self.renewing = None if message.of == "renew" else self.renewing
                self._fill = self._fill and message.of != "start"
                self.shell.toast(self.shell.ui.text("lobby-not-done"), "bad")
        seat.heard.clear()

    def _ask_again(self, seat: RemoteSeat) -> None:
        """Sends again what was not answered before the connection was lost, once it is back."""
        lost, self._lost = self._lost, bool(seat.error)
        if lost and not self._lost:
            if self.renewing is not None:
                self.renew(self.renewing)
            if self._fill:
                self.fill()

    def _revive(self, wait: int) -> None:
        """Starts the own host again while its connection is broken. It is tried again after `wait` ms: the connection
        of a killed process breaks a moment before the process is gone."""
        seat = self.seat
        self._reviving = self.host is not None and seat is not None and seat.error in (LOST, ENDED)
        if self._reviving and self.host is not None:
            self.host.start()
            self.shell.after(wait, partial(self._revive, min(2 * wait, MOST_WAIT)))

    def fill(self) -> None:
        """Asks the host to start the game now, with bots in the seats that nobody has taken; only for who created the
        table."""
        if self.seat is not None and self.entry is not None and self.entry.host_secret:
            self._fill = True
            self.seat.send(StartTable(table=self.entry.table, secret=self.entry.host_secret))

    def _call_bots(self, seat: RemoteSeat) -> None:
        presence = seat.presence
        if not self._fill or presence is None or presence.status != "running" or self.entry is None:
            return
        self._fill = False
        for place, one in enumerate(presence.seats):
            if not one.taken and one.kind == "person":
                own = self.entry.seat or 0
                seat.send(CallBot(table=self.entry.table, seat=own, on=place, bot=USUAL))

    def renew(self, place: int) -> None:
        """Asks the host for a new link to a seat, by the seat's index; once it has come, the old one is void. Only for
        who created the table."""
        if self.seat is not None and self.entry is not None:
            self.renewing = place
            self.seat.send(RenewSeat(table=self.entry.table, secret=self.entry.host_secret, seat=place))


def note(shell: Shell, entries: TableEntries, entry: TableEntry, seat: RemoteSeat) -> None:
    """Copies what the host has told about a seat's table (people, status, whose turn) into its stored entry; stores it
    if anything changed and the player has not forgotten the table."""
    before = entry.model_copy(deep=True)
    if seat.info is not None and seat.info.game in registry.PLUGINS:
        entry.game = seat.info.game
        entry.title = title_of(shell, entry.game, seat.info.setup)
        entry.looks = looks_of(entry.game, seat.info.setup)
        seat.title = entry.title
        seat.colours = [registry.plugin(entry.game).look(look).colour for look in entry.looks]
        if entry.secret and seat.info.seat is not None:
            entry.seat = seat.info.seat
    if seat.presence is not None:
        take_presence(entry, seat.presence)
    entry.save, entry.muted = seat.save or entry.save, sorted(seat.muted)
    if entry != before:
        entries.update(entry)


def take_presence(entry: TableEntry, presence: Presence) -> None:
    """Copies people, status, and whose turn it is into an entry, without storing it."""
    places = presence.seats
    entry.people = [one.name for one in places]
    entry.status = presence.status
    own = [entry.seat, *(one.seat for one in entry.others)]
    asked = [place for place, one in enumerate(places) if one.asked]
    entry.waits = entry.status == "running" and any(place in own and not places[place].bot for place in asked)
