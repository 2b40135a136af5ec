"""Saves: seed, setup, players, move log, a digest of every position, a checkpoint of the last one, as sealed JSON.

A log begins at the setup's first position, or at `start` where an older part of the game no longer replays because
components or rules were corrected since; that part stays in `older`, to be looked at. `fixed` moves stand for ever.
The seal is the last link of a hash chain over all of it, so that nothing can be changed unnoticed by hand or by a disk.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator
from pydantic_core import from_json

from engine.core.chain import canonical, link
from engine.core.files import FileFault, read_bounded, write_atomically
from engine.core.rules import Rules
from engine.core.session import Barrier, Chapter, Session
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


def to_save(
    session: Session[Any, Any],
    extra: dict[str, Any] | None = None,
    players: Iterable[Player] = (),
    journal: str = "",
) -> SaveFile:
    """The save of a session. `extra` is the app's own, untouched by the engine; `journal` its journal's last link."""
    rules = session.rules
    result = session.result()
    save = SaveFile(
        game=rules.id,
        seed=session.seed,
        setup=rules.dump_setup(session.setup),
        players=list(players),
        older=list(session.older),
        components=rules.component_digest(session.setup),
        start=rules.dump_state(session.position(0)) if session.from_checkpoint else None,
        moves=[rules.dump_move(entry.move) for entry in session.log],
        digests=[session.digest(count) for count in range(len(session.log) + 1)],
        fixed=session.fixed,
        barrier=session.barrier,
        undone=[rules.dump_move(move) for move in session.undone],
        checkpoint=rules.dump_state(session.state),
        totals=list(result.totals) if result else None,
        journal=journal,
        extra=extra or {},
    )
    save.seal = save.sealed()
    return save


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


class Disagreement(SaveError):
    """The log of a save can't be played again from its beginning; `move` is the first that does not agree, counted
    from 1, and 0 the first position. `corrected`: components are others than at the time, which explains it."""

    def __init__(self, move: int, detail: str, corrected: bool) -> None:
        super().__init__(detail)
        self.move = move
        self.corrected = corrected


def load_session(rules: Rules[Any, Any], save: SaveFile) -> tuple[Session[Any, Any], Disagreement | None]:
    """The session of a save, undo ending where it ended before; and why its log can't be played again, None if it can.

    If it can't, the session goes on from the checkpoint and keeps the log, view-only, in `older`. Raises SaveError if
    the checkpoint can't be read either, or is not the position the log ended with.
    """
    try:
        setup = rules.load_setup(save.setup)
        corrected = save.components != rules.component_digest(setup)
        try:
            return _replay(rules, save, setup, corrected), None
        except Disagreement as disagreement:
            return _from_checkpoint(rules, save, setup), disagreement
    except (ValueError, LookupError, TypeError) as error:
        raise SaveError(f"checkpoint: {one_line(error)}; the save is damaged, choose another") from error


def _replay(rules: Rules[Any, Any], save: SaveFile, setup: Any, corrected: bool) -> Session[Any, Any]:
    """The session played again from its log. Raises Disagreement where log and digests do."""
    try:
        start = None if save.start is None else rules.load_state(save.start, setup)
        session: Session[Any, Any] = Session(rules, setup, save.seed, start, tuple(save.older))
    except Exception as error:  # a position that no game leads to may trip any rule
        raise Disagreement(0, f"the first position can't be laid: {one_line(error)}", corrected) from error
    for count, digest in enumerate(save.digests):
        if digest and session.digest(count) != digest:
            raise Disagreement(count, f"after move {count} the position differs from the save's digest", corrected)
        if count < len(save.moves):
            try:
                session.submit(rules.load_move(save.moves[count]))
            except Exception as error:
                detail = f"move {count + 1} is refused: {one_line(error)}"
                raise Disagreement(count + 1, detail, corrected) from error
    try:
        session.restore(save.fixed, save.barrier, [rules.load_move(move) for move in save.undone])
    except Exception as error:
        raise Disagreement(len(save.moves), f"a move taken back can't be read: {one_line(error)}", corrected) from error
    return session


def _from_checkpoint(rules: Rules[Any, Any], save: SaveFile, setup: Any) -> Session[Any, Any]:
    """A session that begins where the save ended. Raises SaveError, or whatever `load_state` raises."""
    state = rules.load_state(save.checkpoint, setup)
    same_shape = canonical(rules.dump_state(state)) == canonical(save.checkpoint)
    if same_shape and save.digests[-1] and rules.digest(state) != save.digests[-1]:
        raise SaveError("checkpoint: differs from the last digest; the save is damaged, choose another")
    older = list(save.older)
    if save.moves:
        older.append(Chapter(save.components, save.start, save.moves, save.digests))
    return Session(rules, setup, save.seed, state, tuple(older))


def verify(rules: Rules[Any, Any], save: SaveFile) -> Session[Any, Any]:
    """Replay a save and compare everything it claims. Raises SaveError with what disagrees.

    Of older parts, which can't be played again, only the seal speaks.
    """
    if save.seal != save.sealed():
        raise SaveError("seal: does not agree with the rest; the save was changed")
    try:
        setup = rules.load_setup(save.setup)
        components = rules.component_digest(setup)
        checkpoint = rules.digest(rules.load_state(save.checkpoint, setup))
    except (ValueError, LookupError, TypeError) as error:
        raise SaveError(f"{one_line(error)}; the save is damaged") from error
    if save.components not in ("", components):
        raise SaveError("components: made with other component files; the checkpoint loads, the log can't be verified")
    session = _replay(rules, save, setup, False)
    if checkpoint != rules.digest(session.state):
        raise SaveError("checkpoint: differs from the position the log leads to")
    result = session.result()
    if (list(result.totals) if result else None) != save.totals:
        raise SaveError("totals: differ from the score the log leads to")
    if (session.fixed, session.barrier) != (save.fixed, save.barrier):
        raise SaveError("fixed: more can be taken back than the log allows")
    return session
