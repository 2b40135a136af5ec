"""The save file: its data model and checksum, reading and writing. `save.py` converts it to sessions.

A log begins at the setup's first position, or at `start` where an earlier part of the game no longer replays because
components or rules were corrected; that part stays, view-only, in `older`. The first `fixed` moves can't be undone. The
checksum, `seal` in the file, is the last link of a hash chain over the whole save, which detects any change.
`save_header.py` defines the two lines of the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, StringConstraints, model_validator

from engine.core import seed_commitment
from engine.core.deal import JointDeal
from engine.core.session_records import LogChapter, Total, UndoBarrier
from engine.core.signed_chain import SignedLine
from engine.storage import sealing
from engine.storage.files import FileError, read_bounded, write_atomically
from engine.storage.hash_chain import link
from engine.storage.png_carrier import PNG, extract_save
from engine.storage.save_header import (
    FORMAT,
    PICTURE,
    VERSION,
    KeyMissing,
    Name,
    NewerSave,
    SavedOccupant,
    SaveError,
    SaveHeader,
    Seed,
    one_line,
    parse_file_bytes,
    read_head,
    refuse_newer,
    to_file_bytes,
)
from engine.storage.sealing import NoKey
from engine.storage.upgrade import upgrade

__all__ = [
    "PICTURE",
    "KeyMissing",
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
ENDED = "ended:"  # prefix of `journal`: the journal is closed, the save goes beyond it


class SaveFile(BaseModel):
    """The data of a saved game. `digests[n]` is the digest after n moves, "" where an old version recorded none.
    `undone` are moves to redo, the last one first. `journal` is the journal's last link when it was saved, "" for none;
    with the prefix `ENDED` the journal is closed and the save goes beyond it. `nonce` is the source of the seed, "" if
    the seed was given; `commitment` their hash. A game dealt by all its people has, instead of a nonce, its `deal` and
    its `signed` lines. `picture` is a small PNG in base64."""

    model_config = ConfigDict(extra="forbid", serialize_by_alias=True)

    format: Literal["imperial-save"] = "imperial-save"
    version: Literal[5] = 5
    game: Name
    seed: Seed
    nonce: Annotated[str, StringConstraints(pattern="^([0-9a-f]{32})?$")] = ""
    commitment: Annotated[str, StringConstraints(pattern="^([0-9a-f]{64})?$")] = ""
    deal: JointDeal | None = None
    signed: list[SignedLine] = []
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
    checksum: str = Field(default="", alias="seal")
    _checksum_version: int = PrivateAttr(default=VERSION)  # the version that computed the checksum

    @model_validator(mode="after")
    def _a_digest_for_every_position(self) -> SaveFile:
        parts: list[LogChapter | SaveFile] = [*self.older, self]
        for part in parts:
            if len(part.digests) != len(part.moves) + 1:
                raise ValueError("digests: not one for every position")
        return self

    def compute_checksum(self) -> str:
        """Computes and returns the checksum of this data (32 hex digits), without storing it. Raises ValueError for a
        number that JSON can't represent."""
        whole = self.model_dump(mode="json", exclude={"checksum"})
        whole["version"] = self._checksum_version
        last = link("", [whole[name] for name in ("format", "game", "seed", "setup", "players")])
        for chapter in [*whole["older"], whole]:
            last = link(last, [chapter["components"], chapter["start"], chapter["digests"][:1]])
            for move, digest in zip(chapter["moves"], chapter["digests"][1:], strict=True):
                last = link(last, [move, digest])
        rest = [whole[name] for name in ("version", "fixed", "barrier", "checkpoint", "totals", "extra")]
        if self._checksum_version > 2:
            rest += [whole[name] for name in ("nonce", "commitment", "picture")]
        if self._checksum_version > 4:
            rest += [whole["deal"], whole["signed"]]
        return link(last, rest + [whole[name] for name in ("undone", "journal") if whole[name]])

    def with_present_checksum(self) -> SaveFile:
        """Returns this save with its checksum computed as the present version does, in which files are written."""
        if self._checksum_version == VERSION:
            return self
        save = self.model_copy()
        save._checksum_version = VERSION
        save.checksum = save.compute_checksum()
        return save

    @property
    def link(self) -> str:
        """The link of the journal's hash chain after which its moves are newer than the save; "" if no journal goes on
        from this save."""
        return "" if self.journal.startswith(ENDED) else self.journal

    @property
    def ended(self) -> str:
        """The last hash-chain link of a journal that was closed and holds nothing newer than the save; "" if there is
        none."""
        return self.journal.removeprefix(ENDED) if self.journal.startswith(ENDED) else ""

    def check_deal(self) -> None:
        """Checks that the seed follows from the commitment's nonce or from the shares of all. Raises ValueError."""
        if self.deal is None:
            seed_commitment.check(self.seed, self.nonce, self.commitment)
            return
        if (self.commitment, self.nonce) != (self.deal.promise, ""):
            raise ValueError("commitment: is not the one all agreed on")
        self.deal.check(self.seed)


def as_bytes(save: SaveFile, key: sealing.Key | None = None) -> bytes:
    """Serializes a save to the bytes of its file, sealed if a key is given."""
    return to_file_bytes(save.with_present_checksum().model_dump(mode="json"), key)


def write_save(path: Path, save: SaveFile, *, openly: bool = False) -> None:
    """Writes a save atomically: after a crash or on a full disk the old file remains. A running game is sealed if there
    is a key, unless written `openly`. Raises SaveError."""
    try:
        write_atomically(path, as_bytes(save, None if openly or save.totals is not None else sealing.current()))
    except (FileError, ValueError) as error:
        remedy = "free some space or choose another folder"
        raise SaveError(f"{path}: could not be written ({one_line(error)}); {remedy}") from error


def read_save(path: Path) -> SaveFile:
    """Reads a save of this or an older version, or a PNG that carries one, and checks shape and checksum. Raises
    SaveError with file, place, reason and remedy; NewerSave for one of a later program, KeyMissing for one whose key is
    not here."""
    try:
        return parse_file(read_bounded(path), path)
    except FileError as error:
        raise SaveError(f"{path}: could not be read ({error}); choose another save") from error
    except SaveError as error:
        raise type(error)(f"{path}: {error}") from error


def parse_file(data: bytes, near: Path | None = None) -> SaveFile:
    """Parses the bytes of a save file, or of a PNG that carries one. Its key is also looked for in a folder `keys` in
    or beside the folder of the file `near`. Raises SaveError (without the file's name), NewerSave,
    KeyMissing."""
    damaged = "the save is damaged, choose another"
    try:
        if data.startswith(PNG):
            damaged = "choose a picture that carries a game"
            data = extract_save(data)
        whole = parse_file_bytes(data, near)
    except NoKey as error:
        raise KeyMissing(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise SaveError(f"{one_line(error)}; {damaged}") from error
    try:
        return parse_save(whole)
    except NewerSave:
        raise
    except SaveError as error:
        raise SaveError(f"{error}; {damaged}") from error


def parse_save(data: Any) -> SaveFile:
    """Validates a save's JSON data, upgraded to this version. Raises SaveError with place and reason, or NewerSave."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("format: this is no saved game")
    refuse_newer(data)
    version = data.get("version")
    try:
        save = SaveFile.model_validate(upgrade(data))
        save._checksum_version = max(2, version) if isinstance(version, int) else VERSION
        checksum = save.compute_checksum()
    except (ValueError, RecursionError) as error:
        raise SaveError(one_line(error)) from error
    if version != 1 and save.checksum != checksum:
        raise SaveError("checksum: does not agree with the rest")
    save.checksum = checksum
    return save
