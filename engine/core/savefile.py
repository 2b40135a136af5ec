"""The file of a saved game: its shape, its seal, reading and writing. `save.py` makes sessions of it.

A log begins at the setup's first position, or at `start` where an older part of the game no longer replays because
components or rules were corrected since; that part stays in `older`, to be looked at. `fixed` moves stand for ever.
The seal is the last link of a hash chain over all of it, so that nothing can be changed unnoticed by hand or by a disk.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator
from pydantic_core import from_json

from engine.core.chain import link
from engine.core.files import FileFault, read_bounded, write_atomically
from engine.core.record import Barrier, Chapter
from engine.core.upgrade import VERSION, upgrade

LONGEST = 240
FORMAT = "imperial-save"
Name = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Seed = Annotated[int, Field(gt=-(1 << 64), lt=1 << 64)]
Total = Annotated[int, Field(gt=-(1 << 53), lt=1 << 53)]


class SaveError(Exception):
    """A save that can't be read or doesn't agree with itself: file, place, reason and remedy in one sentence."""


class NewerSave(SaveError):
    """A save of a later version of the program; there is nothing wrong with it."""


class Player(BaseModel):
    """Who sits in a seat; `who` is "person" or a bot's id, as the app knows them."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    who: Name


class SaveFile(BaseModel):
    """The file's shape. `digests[n]` is of the position after n moves of the log, "" where an old version kept none.
    `undone` can be redone, the last one first. `journal` is the last link of the game's journal when it was saved."""

    model_config = ConfigDict(extra="forbid")

    format: Literal["imperial-save"] = "imperial-save"
    version: Literal[2] = 2
    game: Name
    seed: Seed
    setup: dict[str, Any]
    players: list[Player] = []
    older: list[Chapter] = []
    components: str
    start: dict[str, Any] | None = None
    moves: list[dict[str, Any]]
    digests: list[str]
    fixed: int
    barrier: Barrier
    undone: list[dict[str, Any]] = []
    checkpoint: dict[str, Any]
    totals: list[Total] | None = None
    journal: str = ""
    extra: dict[str, Any] = {}
    seal: str = ""

    @model_validator(mode="after")
    def _a_digest_for_every_position(self) -> SaveFile:
        parts: list[Chapter | SaveFile] = [*self.older, self]
        for part in parts:
            if len(part.digests) != len(part.moves) + 1:
                raise ValueError("digests: not one for every position")
        return self

    def sealed(self) -> str:
        """What the seal must be. Raises ValueError where a number is none that JSON knows."""
        whole = self.model_dump(mode="json", exclude={"seal"})
        last = link("", [whole[name] for name in ("format", "game", "seed", "setup", "players")])
        for chapter in [*whole["older"], whole]:
            last = link(last, [chapter["components"], chapter["start"], chapter["digests"][:1]])
            for move, digest in zip(chapter["moves"], chapter["digests"][1:], strict=True):
                last = link(last, [move, digest])
        rest = [whole[name] for name in ("version", "fixed", "barrier", "checkpoint", "totals", "extra")]
        return link(last, rest + [whole[name] for name in ("undone", "journal") if whole[name]])


def write_save(path: Path, save: SaveFile) -> None:
    """Write atomically: a full disk or a crash leaves the file that was there. Raises SaveError."""
    try:
        write_atomically(path, save.model_dump_json().encode())
    except FileFault as error:
        remedy = "free some space or choose another folder"
        raise SaveError(f"{path}: could not be written ({error}); {remedy}") from error


def one_line(error: Exception) -> str:
    """An error as one sentence; of pydantic's list the first fault, with its place."""
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        return (f"{place}: {first['msg']}" if place else first["msg"].removeprefix("Value error, "))[:LONGEST]
    return " ".join(str(error).split())[:LONGEST] or type(error).__name__


def read_save(path: Path) -> SaveFile:
    """Read a save of this version or an older one, and check shape and seal. Raises SaveError with file, place, reason
    and remedy; NewerSave for one of a later program."""
    try:
        data = from_json(read_bounded(path), allow_inf_nan=False)
    except FileFault as error:
        raise SaveError(f"{path}: could not be read ({error}); choose another save") from error
    except ValueError as error:
        raise SaveError(f"{path}: the whole file: {one_line(error)}; the save is damaged, choose another") from error
    try:
        return parse_save(data)
    except NewerSave as error:
        raise NewerSave(f"{path}: {error}") from error
    except SaveError as error:
        raise SaveError(f"{path}: {error}; the save is damaged, choose another") from error


def parse_save(data: Any) -> SaveFile:
    """The save of what its JSON says, brought up to date. Raises SaveError with place and reason, or NewerSave."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("format: this is no saved game")
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise NewerSave(f"version: written by a newer program (saves {version}, here {VERSION}); update this one")
    try:
        save = SaveFile.model_validate(upgrade(data))
        seal = save.sealed()
    except (ValueError, RecursionError) as error:
        raise SaveError(one_line(error)) from error
    if version == VERSION and save.seal != seal:
        raise SaveError("seal: does not agree with the rest")
    save.seal = seal
    return save
