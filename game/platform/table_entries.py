"""Stores the online tables at which this device has seats or watches, as JSON in the player's data folder."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.host.seats import Link
from game.platform.folders import Folders
from game.platform.json_store import JsonStore

MAX_TABLES = 200  # beyond it finished ones go first
Word = Annotated[str, Field(max_length=400)]


class Invited(BaseModel):
    """The invitation to a seat for a person: its link, and six words."""

    seat: int
    link: Word
    words: Word


class OwnSeat(BaseModel):
    """A further seat of this device, whose person shares the window."""

    seat: int
    secret: Word
    name: Word = ""


class TableEntry(BaseModel):
    """The stored access to one online table. `secret` is this device's seat, "" where it watches; `host_secret` that of
    a table hosted here, whose `url` is that of the loopback. `waits`: the seat was to move when the host last
    reported."""

    model_config = ConfigDict(validate_assignment=True)
    table: Word
    url: Word
    secret: Word = ""
    host_secret: Word = ""
    here: bool = False  # its host runs beside this window
    game: Word = ""
    title: Word = ""
    seat: int | None = None
    others: list[OwnSeat] = Field(default_factory=list)  # seats whose people share this window
    looks: list[Word] = Field(default_factory=list)
    people: list[Word] = Field(default_factory=list)
    watch_link: Word = ""
    invitations: list[Invited] = Field(default_factory=list)
    status: Literal["gathering", "running", "over"] = "gathering"
    waits: bool = False
    opened: float = 0.0  # when this device had it first, in seconds since 1970; 0: not known
    at: float = 0.0  # when it was heard last, likewise
    muted: list[int] = Field(default_factory=list)  # seats whose words are dropped
    save: Word = ""  # name of the finished game's file

    @property
    def link(self) -> Link:
        return Link(self.url, self.table, self.secret)

    @property
    def number(self) -> str:
        """The start of the table's id, the same on every device, by which people tell two tables apart."""
        return self.table[:4].upper()


class TableFile(BaseModel):
    """The JSON file's schema."""

    version: Literal[1] = 1
    name: Word = ""  # of the person at this device
    keep_hosting: bool = True
    tables: list[TableEntry] = Field(default_factory=list)


class TableEntries(JsonStore[TableFile]):
    """Reads and writes the online tables of this device, the most recently active first."""

    schema = TableFile

    def __init__(self, folders: Folders) -> None:
        super().__init__(folders.data / "together" / "tables.json", folders.safe)
        self.damage_told = False
        self.not_kept: Callable[[str], None] = lambda reason: None  # called when saving begins to fail

    def _write(self) -> None:
        before = self.error
        super()._write()
        if self.error and not before:
            self.not_kept(self.error)

    @property
    def tables(self) -> list[TableEntry]:
        return self._file.tables

    @property
    def waiting(self) -> int:
        """The number of running online tables at which it is the turn of a seat of this device."""
        return sum(entry.waits and entry.status == "running" for entry in self.tables)

    @property
    def name(self) -> str:
        """The name of the person at this device, "" if none was typed yet."""
        return self._file.name

    @name.setter
    def name(self, name: str) -> None:
        self._file.name = name
        self._write()

    @property
    def keep_hosting(self) -> bool:
        """Whether the player chose that the host of online tables goes on after the window is closed."""
        return self._file.keep_hosting

    @keep_hosting.setter
    def keep_hosting(self, keep: bool) -> None:
        self._file.keep_hosting = keep
        self._write()

    def entry(self, table: str, secret: str) -> TableEntry | None:
        """Returns the entry of an online table with this seat's secret; None if this device has no such."""
        return next((one for one in self.tables if (one.table, one.secret) == (table, secret)), None)

    def seat_at(self, table: str) -> TableEntry | None:
        """Returns the entry with which this device has a seat at an online table; None if it has none there."""
        return next((one for one in self.tables if one.table == table and one.secret), None)

    def keep(self, entry: TableEntry) -> None:
        """Stores an entry, in place of an older one of the same seat and of one that watched the table, as the most
        recently active, and writes the file; beyond MAX_TABLES, entries at the end of the list are dropped."""
        entry.at = time.time()
        if all(one.table != entry.table for one in self.tables):
            entry.opened = entry.at
        rest = [one for one in self.tables if one.table != entry.table or one.secret not in ("", entry.secret)]
        rest.sort(key=lambda one: one.status == "over")
        self._file.tables = [entry, *rest][:MAX_TABLES]
        self._write()

    def update(self, entry: TableEntry) -> None:
        """Stores what was heard of a table, as `keep` does, unless the player has forgotten it in the meantime."""
        if self.entry(entry.table, entry.secret) is not None:
            self.keep(entry)

    def drop(self, entry: TableEntry) -> None:
        """Removes a table from this device's list."""
        self._file.tables = [one for one in self.tables if (one.table, one.secret) != (entry.table, entry.secret)]
        self._write()


_entries: dict[Path, TableEntries] = {}


def table_entries(folders: Folders) -> TableEntries:
    """Returns the table entries of a player's folders; one shared object for all pages and tables."""
    return _entries.setdefault(folders.data, TableEntries(folders))
