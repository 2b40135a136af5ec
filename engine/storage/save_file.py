"""The file of a saved game: its shape, its seal, reading and writing. `save.py` makes sessions of it.

A log begins at the setup's first position, or at `start` where an older part of the game no longer replays because
components or rules were corrected since; that part stays in `older`, to be looked at. `fixed` moves stand for ever.
The seal is the last link of a hash chain over all of it, so that nothing can be changed unnoticed by hand or by a disk.
How it lies in a file, `head.py` says.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, PrivateAttr, StringConstraints, model_validator

from engine.core import seed_commitment
from engine.core.session_records import LogChapter, Total, UndoBarrier
from engine.storage import sealing
from engine.storage.files import FileError, read_bounded, write_atomically
from engine.storage.hash_chain import link
from engine.storage.png_carrier import PNG, carried
from engine.storage.save_header import (
    FORMAT,
    PICTURE,
    VERSION,
    Name,
    NewerSave,
    SavedOccupant,
    SaveError,
    SaveHeader,
    Seed,
    joined,
    one_line,
    parted,
    read_head,
    refuse_newer,
)
from engine.storage.sealing import NoKey
from engine.storage.upgrade import upgrade

__all__ = [
    "PICTURE",
    "NewerSave",
    "SaveError",
    "SaveFile",
    "SaveHeader",
    "SavedOccupant",
    "one_line",
    "parse_save",
    "read_head",
    "read_save",
]
ENDED = "ended:"  # stands before the last link of a journal that the save goes beyond


class SaveFile(BaseModel):
    """The whole of it. `digests[n]` is of the position after n moves of the log, "" where an old version kept none.
    `undone` can be redone, the last one first. `journal` is the last link of the game's journal when it was saved; with
    `ENDED` before it the journal takes no more lines, and the save holds more than it tells; "": there is none.
    `nonce` gave the seed, "" where it was given; `commitment` is the promise about both. `picture` is a small PNG in
    base64."""

    model_config = ConfigDict(extra="forbid")

    format: Literal["imperial-save"] = "imperial-save"
    version: Literal[3] = 3
    game: Name
    seed: Seed
    nonce: Annotated[str, StringConstraints(pattern="^([0-9a-f]{32})?$")] = ""
    commitment: Annotated[str, StringConstraints(pattern="^([0-9a-f]{64})?$")] = ""
    setup: dict[str, Any]
    players: list[SavedOccupant] = []
    older: list[LogChapter] = []
    components: str
    start: dict[str, Any] | None = None
    moves: list[dict[str, Any]]
    digests: list[str]
    fixed: int
    barrier: UndoBarrier
    undone: list[dict[str, Any]] = []
    checkpoint: dict[str, Any]
    totals: list[Total] | None = None
    journal: str = ""
    extra: dict[str, Any] = {}
    picture: Annotated[str, StringConstraints(max_length=PICTURE)] = ""
    seal: str = ""
    _sealed_as: int = PrivateAttr(default=VERSION)  # the version whose seal it bears

    @model_validator(mode="after")
    def _a_digest_for_every_position(self) -> SaveFile:
        parts: list[LogChapter | SaveFile] = [*self.older, self]
        for part in parts:
            if len(part.digests) != len(part.moves) + 1:
                raise ValueError("digests: not one for every position")
        return self

    def sealed(self) -> str:
        """What the seal must be. Raises ValueError where a number is none that JSON knows."""
        whole = self.model_dump(mode="json", exclude={"seal"})
        whole["version"] = self._sealed_as
        last = link("", [whole[name] for name in ("format", "game", "seed", "setup", "players")])
        for chapter in [*whole["older"], whole]:
            last = link(last, [chapter["components"], chapter["start"], chapter["digests"][:1]])
            for move, digest in zip(chapter["moves"], chapter["digests"][1:], strict=True):
                last = link(last, [move, digest])
        rest = [whole[name] for name in ("version", "fixed", "barrier", "checkpoint", "totals", "extra")]
        if self._sealed_as > 2:
            rest += [whole[name] for name in ("nonce", "commitment", "picture")]
        return link(last, rest + [whole[name] for name in ("undone", "journal") if whole[name]])

    @property
    def link(self) -> str:
        """The link of its journal after which moves beyond the save are told; "" if it stands alone."""
        return "" if self.journal.startswith(ENDED) else self.journal

    @property
    def ended(self) -> str:
        """The last link of a journal that tells nothing beyond the save; "" if there was none."""
        return self.journal.removeprefix(ENDED) if self.journal.startswith(ENDED) else ""

    def check_deal(self) -> None:
        """Whether seed and nonce are those that were promised. Raises ValueError."""
        seed_commitment.check(self.seed, self.nonce, self.commitment)


def as_bytes(save: SaveFile, key: sealing.Key | None = None) -> bytes:
    """The file of a save, sealed if there is a key."""
    return joined(save.model_dump(mode="json"), key)


def write_save(path: Path, save: SaveFile, *, openly: bool = False) -> None:
    """Write atomically: a full disk or a crash leaves the file that was there. As long as the game runs, what nobody
    may know is sealed where there is a key, unless it is written `openly`. Raises SaveError."""
    try:
        write_atomically(path, as_bytes(save, None if openly or save.totals is not None else sealing.current()))
    except (FileError, ValueError) as error:
        remedy = "free some space or choose another folder"
        raise SaveError(f"{path}: could not be written ({one_line(error)}); {remedy}") from error


def read_save(path: Path) -> SaveFile:
    """Read a save of this version or an older one, or a picture that carries one, and check shape and seal. Raises
    SaveError with file, place, reason and remedy; NewerSave for one of a later program."""
    try:
        return parse_file(read_bounded(path), path)
    except FileError as error:
        raise SaveError(f"{path}: could not be read ({error}); choose another save") from error
    except NewerSave as error:
        raise NewerSave(f"{path}: {error}") from error
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error


def parse_file(data: bytes, near: Path | None = None) -> SaveFile:
    """The save that a file's bytes hold; its key may lie near it. Raises SaveError, which does not name the file, and
    NewerSave."""
    damaged = "the save is damaged, choose another"
    try:
        if data.startswith(PNG):
            damaged = "choose a picture that carries a game"
            data = carried(data)
        whole = parted(data, near)
    except NoKey as error:
        raise SaveError(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise SaveError(f"{one_line(error)}; {damaged}") from error
    try:
        return parse_save(whole)
    except NewerSave:
        raise
    except SaveError as error:
        raise SaveError(f"{error}; {damaged}") from error


def parse_save(data: Any) -> SaveFile:
    """The save of what its JSON says, brought up to date. Raises SaveError with place and reason, or NewerSave."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("format: this is no saved game")
    refuse_newer(data)
    version = data.get("version")
    try:
        save = SaveFile.model_validate(upgrade(data))
        save._sealed_as = max(2, version) if isinstance(version, int) else VERSION
        seal = save.sealed()
    except (ValueError, RecursionError) as error:
        raise SaveError(one_line(error)) from error
    if version != 1 and save.seal != seal:
        raise SaveError("seal: does not agree with the rest")
    save.seal = seal
    return save
