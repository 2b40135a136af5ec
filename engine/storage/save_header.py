"""The two lines of a save file: writes and parses the header, all that a list of saves shows, and the body, which may
be sealed. Lists need not read whole files.

A file has two lines: the header, and the body with all other data as JSON, sealed with a key while the game runs. The
header records the body's length and checksum. Versions before 3 were one JSON object without a header; those are small
and are read whole.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError
from pydantic_core import from_json

from engine.core.session_records import Total
from engine.core.validation import first_fault
from engine.storage.files import FileError, open_plain
from engine.storage.sealing import Key, find

FORMAT = "imperial-save"
VERSION = 5
FIRST_WITH_HEADER = 3
MOST_HEAD = 128 << 10
MOST_OLD = 4 << 20  # bytes; saves of older versions are smaller
PICTURE = 64 << 10
LONGEST = 240
Name = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Seed = Annotated[int, Field(gt=-(1 << 64), lt=1 << 64)]


class SaveError(Exception):
    """A save can't be read or is inconsistent: file, place, reason and remedy in one sentence."""


class NewerSave(SaveError):
    """The save was written by a later version of the program; it is not damaged."""


class KeyMissing(SaveError):
    """The save is sealed with a key that is not on this machine; it is not damaged."""


class SavedOccupant(BaseModel):
    """The occupant of a seat; `who` is "person" or a bot's id, as the app defines them."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    who: Name


class SaveHeader(BaseModel):
    """The data of the first line. `extra` is the app's data, `picture` a small PNG in base64, `commitment` the seed
    commitment, `key` the name of the key that seals the body; `size` and `check` are the body's length and checksum."""

    model_config = ConfigDict(extra="forbid")

    format: Literal["imperial-save"] = "imperial-save"
    version: Literal[3, 4, 5] = 5
    game: Name
    setup: dict[str, Any]
    players: list[SavedOccupant] = []
    totals: list[Total] | None = None
    commitment: Annotated[str, StringConstraints(pattern="^([0-9a-f]{64})?$")] = ""
    extra: dict[str, Any] = {}
    picture: Annotated[str, StringConstraints(max_length=PICTURE)] = ""
    key: Name = ""
    size: Annotated[int, Field(ge=0)] = 0
    check: str = ""


HEAD = tuple(name for name in SaveHeader.model_fields if name not in ("key", "size", "check"))


def one_line(error: Exception) -> str:
    """Formats an error as one sentence; for a ValidationError its first error, with its place."""
    if isinstance(error, ValidationError):
        place, reason = first_fault(error)
        return ": ".join(part for part in (".".join(map(str, place)), reason) if part)[:LONGEST]
    return " ".join(str(error).split())[:LONGEST] or type(error).__name__


def to_file_bytes(whole: dict[str, Any], key: Key | None) -> bytes:
    """Serializes the data of a save to the bytes of its file, header line and body; the body is sealed if a key is
    given. Raises ValueError."""
    head = SaveHeader(**{name: whole[name] for name in HEAD}).model_dump(mode="json")
    rest = _json({name: value for name, value in whole.items() if name not in HEAD})
    if key is not None:
        head["key"] = key.name
        rest = key.seal(rest, _about(head)).encode()
    head["size"], head["check"] = len(rest), _check(rest)
    first = _json(head)
    if len(first) >= MOST_HEAD:
        raise ValueError("extra: more than a head has room for")
    return first + b"\n" + rest + b"\n"


def parse_file_bytes(data: bytes, near: Path | None = None) -> Any:
    """Parses the bytes of a save file of any version into its data. Raises ValueError with place and reason, NoKey if
    the key is missing, NewerSave."""
    first, _, rest = data.partition(b"\n")
    head = parsed_head(first) if rest and len(first) < MOST_HEAD else None
    if head is None:  # a version without header, or no save
        return _parsed("the whole file", data)
    body = rest[: head.size]
    if rest[head.size :] != b"\n" or head.check != _check(body):
        raise ValueError("the second line: is not what the first one says of it")
    header = head.model_dump(mode="json")
    if head.key:
        body = find(head.key, near).open(body.decode("ascii", "replace"), _about(header))
    inside = _parsed("the second line", body)
    if not isinstance(inside, dict):
        raise ValueError("the second line: is no part of a save")
    return {**inside, **{name: header[name] for name in HEAD}}


def parsed_head(line: bytes) -> SaveHeader | None:
    """Parses the header line; None if the file is of a version without one or the line is not JSON. Raises ValueError,
    NewerSave."""
    try:
        data = from_json(line, allow_inf_nan=False)
    except ValueError:
        return None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("format: this is no saved game")
    refuse_newer(data)
    version = data.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        raise ValueError(f"version: there is no {version!r}"[:80])
    return SaveHeader.model_validate(data) if version >= FIRST_WITH_HEADER else None


def refuse_newer(data: dict[str, Any]) -> None:
    """Raises NewerSave if the data is of a later version of the program."""
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise NewerSave(f"version: written by a newer program (saves {version}, here {VERSION}); update this one")


def read_head(path: Path) -> SaveHeader:
    """Reads the header of a save and checks the file's length against it, without reading the body. Raises SaveError,
    NewerSave."""
    try:
        with open_plain(path) as stream:
            size = os.fstat(stream.fileno()).st_size
            start = stream.read(MOST_HEAD)
            first, newline, _ = start.partition(b"\n")
            head = parsed_head(first) if newline else None
            if head is not None:
                if size != len(first) + head.size + 2:
                    raise ValueError("the second line: has been cut off, or something hangs on to it")
                return head
            if size > MOST_OLD:
                raise ValueError(f"has no head, and more than {MOST_OLD >> 20} MB")
            return _old_head(start + stream.read(MOST_OLD))
    except FileError as error:
        raise SaveError(f"{path}: could not be read ({error}); choose another save") from error
    except NewerSave as error:
        raise NewerSave(f"{path}: {error}") from error
    except (ValueError, RecursionError, OSError) as error:
        raise SaveError(f"{path}: {one_line(error)}; the save is damaged, choose another") from error


def _old_head(text: bytes) -> SaveHeader:
    """Builds the header for a file of a version without one. Raises ValueError, NewerSave."""
    data = _parsed("the whole file", text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("format: this is no saved game")
    refuse_newer(data)
    for name in ("seed", "moves", "checkpoint"):
        if name not in data:
            raise ValueError(f"{name}: is missing")
    fields = {name: data[name] for name in ("game", "setup", "players", "totals", "extra") if name in data}
    extra = fields.get("extra")
    if "players" not in fields and isinstance(extra, dict):  # version 1
        names, who = extra.get("names", []), extra.get("who", [])
        fields["players"] = [{"name": name, "who": kind} for name, kind in zip(names, who, strict=True)]
    return SaveHeader(**fields)


def _parsed(place: str, text: bytes) -> Any:
    try:
        return from_json(text, allow_inf_nan=False)
    except ValueError as error:
        raise ValueError(f"{place}: {one_line(error)}") from error


def _json(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def _check(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()


def _about(head: dict[str, Any]) -> str:
    """The associated data of the seal: binds a body to its header's game and deal."""
    return f"save:{head['game']}:{head['commitment']}"
