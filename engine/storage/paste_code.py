"""A whole game as a short text to be pasted anywhere: setup, seed, and each move as its place among the legal ones.

A game of 300 moves is some 600 letters. The text bears a checksum and the digest of its last position, so whatever gets
lost on the way, or was corrected in the rules since, is noticed. What is hidden in the game is in the text, too.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import zlib
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict
from pydantic_core import from_json

from engine.core.rules import Rules
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.core.session_records import EndRecord, UndoBarrier
from engine.storage.hash_chain import canonical
from engine.storage.save_header import Name, SavedOccupant, Seed, one_line

MARK = "imperial-game"
VERSION = 1
MOST_TEXT, MOST_BYTES = 400_000, 4 << 20
CHECK = 8  # hex digits
LITERAL = 0  # instead of a place: the move itself follows


class PasteCodeError(ValueError):
    """A text that is no game, or none that can be played here: one sentence."""


class _Preamble(BaseModel):
    """What stands before the moves."""

    model_config = ConfigDict(extra="forbid")

    game: Name
    seed: Seed | None = None
    nonce: str = ""
    setup: dict[str, Any]
    players: list[SavedOccupant]
    components: str
    start: dict[str, Any] | None = None
    moves: int
    fixed: int
    barrier: UndoBarrier
    digest: str
    ended: EndRecord | None = None


def to_text(session: Session[Any, Any], players: Iterable[SavedOccupant] = ()) -> str:
    """The text of a game. What came before a correction, and can't be played again, is not in it."""
    rules = session.rules
    places = bytearray()
    replayed = _begun(rules, session)
    for entry in session.log:
        listed = _listed(replayed)
        if entry.move in listed:
            places += _number(listed.index(entry.move) + 1)
        else:
            move = canonical(rules.dump_move(entry.move)).encode()
            places += _number(LITERAL) + _number(len(move)) + move
        replayed.submit(entry.move)
    told = _Preamble(
        game=rules.id,
        seed=None if session.nonce else session.seed,
        nonce=session.nonce,
        setup=rules.dump_setup(session.setup),
        players=list(players),
        components=rules.component_digest(session.setup),
        start=rules.dump_state(session.position(0)) if session.from_checkpoint else None,
        moves=len(session.log),
        fixed=session.fixed,
        barrier=session.barrier,
        digest=session.digest(len(session.log)),
        ended=session.ended,
    )
    head = canonical(told.model_dump(mode="json", exclude_none=True)).encode()
    body = base64.urlsafe_b64encode(zlib.compress(_number(len(head)) + head + bytes(places), 9)).decode().rstrip("=")
    return f"{MARK}:{VERSION}:{body}:{_check(body)}"


def of_text(text: str, games: Mapping[str, Rules[Any, Any]]) -> tuple[Session[Any, Any], list[SavedOccupant]]:
    """The game that a text tells, and who sits there. Raises TextError."""
    data = _unpacked(text)
    try:
        size, at = _read_number(data, 0)
        told = _Preamble.model_validate(from_json(data[at : at + size], allow_inf_nan=False))
        rules = games.get(told.game)
        if rules is None:
            raise PasteCodeError(f"the text is of a game that is not here: {told.game!r}")
        setup = rules.load_setup(told.setup)
        seed = seed_of(told.nonce) if told.nonce else told.seed or 0
        start = None if told.start is None else rules.load_state(told.start, setup)
        session: Session[Any, Any] = Session(rules, setup, seed, start, nonce=told.nonce)
    except PasteCodeError:
        raise
    except Exception as error:  # a position that no game leads to may trip any rule
        raise PasteCodeError(f"the text can't be read: {one_line(error)}; copy it once more") from error
    corrected = told.components != rules.component_digest(setup)
    try:
        _play(session, data, at + size, told.moves)
        if session.digest(len(session.log)) != told.digest:
            raise ValueError("it leads to another position")
        if told.ended is not None:
            session.stand(told.ended)
    except Exception as error:
        why = "rules or components were corrected since it was copied" if corrected else "copy it once more"
        raise PasteCodeError(f"the game in the text can't be played: {one_line(error)}; {why}") from error
    session.restore(told.fixed, told.barrier, [])
    return session, told.players


def _begun(rules: Rules[Any, Any], session: Session[Any, Any]) -> Session[Any, Any]:
    """The same game before its first move; places of moves are counted in it."""
    start = session.position(0) if session.from_checkpoint else None
    return Session(rules, session.setup, session.seed, start, snapshots=False)


def _listed(session: Session[Any, Any]) -> list[Any]:
    return [move for seat in session.awaiting for move in session.legal_moves(seat)]


def _play(session: Session[Any, Any], data: bytes, at: int, moves: int) -> None:
    """Raises ValueError, or whatever a rule that was tripped raises."""
    for _ in range(moves):
        place, at = _read_number(data, at)
        if place == LITERAL:
            size, at = _read_number(data, at)
            session.submit(session.rules.load_move(from_json(data[at : at + size])))
            at += size
            continue
        listed = _listed(session)
        if place > len(listed):
            raise ValueError(f"move {len(session.log) + 1} is not among the legal ones")
        session.submit(listed[place - 1])
    if at != len(data):
        raise ValueError("more moves follow than it says")


def _unpacked(text: str) -> bytes:
    """Raises TextError."""
    if len(text) > MOST_TEXT:
        raise PasteCodeError("this is no game as text: it is far too long")
    found = re.search(rf"{MARK}:(\d+):([\w-]+):([0-9a-f]+)", re.sub(r"\s", "", text))
    if found is None:
        raise PasteCodeError(f"this is no game as text: it has no {MARK}: in it, or its end is missing")
    version, body, check = found.groups()
    if int(version[:9]) > VERSION:
        raise PasteCodeError("the text was copied from a newer program; update this one")
    if check != _check(body):
        raise PasteCodeError(
            "a part of the text is missing or changed; copy it once more, from the first letter to the last"
        )
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), MOST_BYTES)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise PasteCodeError("the text can't be unpacked; copy it once more") from error
    if not unpacker.eof:
        raise PasteCodeError("the text holds more than any game")
    return data


def _check(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=CHECK // 2).hexdigest()


def _number(value: int) -> bytes:
    """Seven bits a byte, the lowest first; the eighth says that more follow."""
    out = bytearray()
    while value > 127:
        out.append(128 | value & 127)
        value >>= 7
    return bytes([*out, value])


def _read_number(data: bytes, at: int) -> tuple[int, int]:
    """The number there, and the place after it. Raises ValueError."""
    value = 0
    for shift in range(0, 35, 7):
        if at >= len(data):
            raise ValueError("it ends too early")
        value |= (data[at] & 127) << shift
        at += 1
        if data[at - 1] < 128:
            return value, at
    raise ValueError("a number without end")
