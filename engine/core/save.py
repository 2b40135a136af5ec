"""Saves: seed, setup, move log, digests, a checkpoint of the state and the digest of the component files, as JSON.

A save whose components were corrected since still loads from its checkpoint; its older history is then view-only.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core.move import IllegalMove
from engine.core.rules import Rules
from engine.core.session import Session

DIGEST_EVERY = 25


class SaveError(Exception):
    """A save that can't be read or doesn't agree with itself: file, place, reason and remedy in one sentence."""


class SaveFile(BaseModel):
    """The file's shape. `digests` holds (moves played, digest of the state after them)."""

    model_config = ConfigDict(extra="forbid")

    format: Literal["imperial-save"] = "imperial-save"
    version: Literal[1] = 1
    game: str
    components: str
    seed: int
    setup: dict[str, Any]
    moves: list[dict[str, Any]]
    digests: list[tuple[int, str]]
    checkpoint: dict[str, Any]
    totals: list[int] | None = None
    extra: dict[str, Any] = {}


def to_save(session: Session[Any, Any], extra: dict[str, Any] | None = None) -> SaveFile:
    """The save of a session. `extra` is the app's own (names, kinds of seats), untouched by the engine."""
    rules = session.rules
    count = len(session.log)
    marks = [n for n in range(0, count + 1, DIGEST_EVERY) if n != count] + [count]
    result = session.result()
    return SaveFile(
        game=rules.id,
        components=rules.component_digest(session.setup),
        seed=session.seed,
        setup=rules.dump_setup(session.setup),
        moves=[rules.dump_move(entry.move) for entry in session.log],
        digests=[(n, rules.digest(session.position(n))) for n in marks],
        checkpoint=rules.dump_state(session.state),
        totals=list(result.totals) if result else None,
        extra=extra or {},
    )


def write_save(path: Path, save: SaveFile) -> None:
    """Write atomically: a full disk or a crash leaves the file that was there. Raises SaveError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.stem, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                stream.write(save.model_dump_json())
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        remedy = "free some space or choose another folder"
        raise SaveError(f"{path}: could not be written ({error.strerror}); {remedy}") from error


def _one_line(error: Exception) -> str:
    """An error as one sentence; of pydantic's list the first fault, with its place."""
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the whole file"
        return f"{place}: {first['msg']}"
    return str(error)


def read_save(path: Path) -> SaveFile:
    """Read and check the shape of a save. Raises SaveError with file, place and reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(f"{path}: could not be read ({error}); choose another save") from error
    try:
        return SaveFile.model_validate_json(text)
    except ValidationError as error:
        raise SaveError(f"{path}: {_one_line(error)}; the save is damaged, choose another") from error


def _replay(rules: Rules[Any, Any], save: SaveFile) -> Session[Any, Any]:
    """The session played again from its log. Raises SaveError where log and digests disagree."""
    session: Session[Any, Any] = Session(rules, rules.load_setup(save.setup), save.seed)
    expected = dict(save.digests)
    for count in range(len(save.moves) + 1):
        if count in expected and rules.digest(session.state) != expected[count]:
            raise SaveError(f"after move {count} the position differs from the save's digest")
        if count < len(save.moves):
            try:
                session.submit(rules.load_move(save.moves[count]))
            except (IllegalMove, ValidationError) as error:
                raise SaveError(f"move {count + 1} is refused: {_one_line(error)}") from error
    return session


def load_session(rules: Rules[Any, Any], save: SaveFile) -> tuple[Session[Any, Any], bool]:
    """The session of a save, and whether its whole history can be replayed.

    With other component files than at the time of saving, or a log that no longer replays, the session starts at the
    checkpoint. Raises SaveError if the checkpoint can't be read either.
    """
    try:
        setup = rules.load_setup(save.setup)
        if save.components == rules.component_digest(setup):
            try:
                return _replay(rules, save), True
            except SaveError:
                pass
        return Session(rules, setup, save.seed, rules.load_state(save.checkpoint, setup)), False
    except (ValidationError, KeyError, ValueError) as error:
        raise SaveError(f"checkpoint: {_one_line(error)}; the save is damaged, choose another") from error


def verify(rules: Rules[Any, Any], save: SaveFile) -> Session[Any, Any]:
    """Replay a save and compare everything it claims. Raises SaveError with what disagrees."""
    try:
        setup = rules.load_setup(save.setup)
        components = rules.component_digest(setup)
        checkpoint = rules.digest(rules.load_state(save.checkpoint, setup))
    except (ValidationError, KeyError, ValueError) as error:
        raise SaveError(f"{_one_line(error)}; the save is damaged") from error
    if save.components != components:
        raise SaveError("components: made with other component files; the checkpoint loads, the log can't be verified")
    session = _replay(rules, save)
    if checkpoint != rules.digest(session.state):
        raise SaveError("checkpoint: differs from the position the log leads to")
    result = session.result()
    if (list(result.totals) if result else None) != save.totals:
        raise SaveError("totals: differ from the score the log leads to")
    return session
