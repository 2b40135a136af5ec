"""Builds the row of one of this device's online tables: people, whose turn it is, where bots sit in, and what tells it
apart from a table of the same people."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from engine.host.host_messages import Presence
from game.i18n.names import listed
from game.platform.table_entries import TableEntry
from game.play.rungs import PERSON
from game.shell import registry
from game.shell.shell import Shell
from game.together.remote_seat import GONE, RemoteSeat
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label, Picture
from game.widgets.rich_text import RichText


def is_waiting(entry: TableEntry) -> bool:
    """Whether it is the turn of a seat of this device."""
    return entry.waits and entry.status == "running"


def state_text(app: Shell, entry: TableEntry, watched: RemoteSeat | None, told: Presence | None = None) -> str:
    """Returns whose turn it is, that the game is over or waits for people, or why that is not known; "" if a host does
    not tell it to onlookers or is not asked. `watched`: the connection that watches it, None while there is none;
    `told`: what the host has answered to the seat."""
    text = app.ui.text
    if entry.status == "over":
        return text("tables-over")
    if told is None:
        if entry.here and watched is None:
            return text("tables-not-running")
        if watched is None or (entry.secret and watched.error == GONE["no_watchers"]):
            if entry.status == "gathering":
                return text("tables-gathering")
            return text("tables-your-turn") if is_waiting(entry) else ""
        if watched.error:
            return watched.error_text(text)
        if watched.presence is None:
            return text("lobby-coming")
        told = watched.presence
    if entry.status == "gathering":
        return text("tables-gathering")
    if is_waiting(entry):
        return text("tables-your-turn")
    asked = [_seat_name(app, entry, place) for place, one in enumerate(told.seats) if one.asked]
    return text("tables-their-turn", names=listed(app.ui.texts, asked))


def bot_texts(app: Shell, entry: TableEntry, watched: RemoteSeat | None, told: Presence | None = None) -> list[str]:
    """Returns a sentence for each person's seat in which a bot sits; none while the host can't be asked or the game
    does not run."""
    if told is None and watched is not None and not watched.error:
        told = watched.presence
    if told is None or entry.status != "running":
        return []
    own = entry.seat if not entry.others else None  # of several people at one window each has a name
    return [
        app.ui.text("tables-bot-you")
        if place == own
        else app.ui.text("together-bot-in", name=_seat_name(app, entry, place))
        for place, one in enumerate(told.seats)
        if one.kind == PERSON and one.bot
    ]


def since_text(app: Shell, entry: TableEntry) -> str:
    """Returns the table's number, and since when this device has it if that is known."""
    text = app.ui.text
    if not entry.opened:
        return text("tables-since-unknown", number=entry.number)
    opened = datetime.fromtimestamp(entry.opened)
    when = text("save-when", date=f"{opened:%Y-%m-%d}", time=f"{opened:%H:%M}")
    return text("tables-since", number=entry.number, when=when)


def _seat_name(app: Shell, entry: TableEntry, place: int) -> str:
    if place < len(entry.people) and entry.people[place]:
        return entry.people[place]
    if entry.game in registry.PLUGINS and place < len(entry.looks):
        return app.texts_of(entry.game)(registry.plugin(entry.game).look(entry.looks[place]).name)
    return str(place + 1)


def table_row(
    app: Shell,
    entry: TableEntry,
    watched: RemoteSeat | None,
    told: Presence | None,
    play: Callable[[], None],
    drop: Callable[[], None],
) -> Widget:
    """Builds the row with buttons that call ``play`` and ``drop``; a press on the row calls the first."""
    text, waits = app.ui.text, is_waiting(entry)
    marks: list[Widget] = []
    title = entry.title or text("tables-unknown")
    if entry.game in registry.PLUGINS:
        plugin = registry.plugin(entry.game)
        marks = [Picture(plugin.look(look).mark, 22, 22) for look in entry.looks[: len(entry.people)]]
        game = app.texts_of(entry.game)("game-title")
        title = title if title == game else f"{title} · {game}"
    names = listed(app.ui.texts, [_seat_name(app, entry, place) for place in range(len(entry.people))])
    state = state_text(app, entry, watched, told)
    about = Column(
        [
            Label(title, style="strong", size="large"),
            Row([*marks, Label(names, size="small", colour="soft_ink", grow=1)], gap=5, align="centre"),
            *([Label(state, size="small", style="strong", colour="bad" if waits else "ink")] if state else []),
            *(RichText(sentence, size="small") for sentence in bot_texts(app, entry, watched, told)),
            Label(since_text(app, entry), size="small", colour="soft_ink"),
        ],
        gap=2,
        grow=1,
    )
    card = CardButton(about, play, chosen=waits, pad=8, name=f"table-{entry.table}", grow=1)
    verb = "tables-play" if waits else "tables-look"
    if entry.status == "over":
        verb = "tables-review"
    buttons: list[Widget] = [
        Button(text(verb), play, size="small", name=f"open-{entry.table}"),
        Button(text("tables-drop"), drop, kind="quiet", size="small", name=f"drop-{entry.table}"),
    ]
    return Row([card, Column(buttons, gap=4)], gap=8, align="centre")
