"""Encodes a whole game as text to copy and paste: setup, seed, and each move as its index in the list of legal moves.

A game of 300 moves takes about 600 letters. A checksum and the digest of the last position detect text that was cut or
changed, and rules that were corrected since. The text also contains everything hidden in the game.
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

from engine.core.rules import M, Rules, S
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.core.session_records import EndRecord, UndoBarrier
from engine.storage.hash_chain import canonical
from engine.storage.save_header import Name, SavedOccupant, Seed, one_line

MARK = "imperial-game"
VERSION = 1
MOST_TEXT, MOST_BYTES = 400_000, 4 << 20
CHECK = 8  # hex digits
LITERAL = 0  # in place of an index: the move itself follows, as JSON


class PasteCodeError(ValueError):
    """The text is not a paste code, or its game can't be played here; the message is one sentence."""


class _Preamble(BaseModel):
    """The data before the moves."""

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
    """Encodes a session as a paste code. Log chapters from before a correction of the rules are left out, as they can't
    be replayed."""
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
    preamble = _Preamble(
        game=rules.id,
        seed=None if session.nonce else session.seed,
        nonce=session.nonce,
        setup=rules.dump_setup(session.setup),
        players=list(players),
        components=rules.component_digest(session.setup),
        start=rules.dump_state(session.position(0)) if session.from_checkpoint else None,
        moves=len(session.log),
        fixed=session.undo_floor,
        barrier=session.barrier,
        digest=session.digest(len(session.log)),
        ended=session.ended,
    )
    head = canonical(preamble.model_dump(mode="json", exclude_none=True)).encode()
    body = base64.urlsafe_b64encode(zlib.compress(_number(len(head)) + head + bytes(places), 9)).decode().rstrip("=")
    return f"{MARK}:{VERSION}:{body}:{_check(body)}"


def of_text(text: str, games: Mapping[str, Rules[Any, Any]]) -> tuple[Session[Any, Any], list[SavedOccupant]]:
    """Decodes a paste code and replays it; returns the session and who sits in its seats. Raises PasteCodeError."""
    data = _unpacked(text)
    try:
        size, at = _read_number(data, 0)
        preamble = _Preamble.model_validate(from_json(data[at : at + size], allow_inf_nan=False))
        rules = games.get(preamble.game)
        if rules is None:
            raise PasteCodeError(f"the text is of a game that is not here: {preamble.game!r}")
        setup = rules.load_setup(preamble.setup)
        seed = seed_of(preamble.nonce) if preamble.nonce else preamble.seed or 0
        start = None if preamble.start is None else rules.load_state(preamble.start, setup)
        session: Session[Any, Any] = Session(rules, setup, seed, start, nonce=preamble.nonce)
    except PasteCodeError:
        raise
    except Exception as error:  # an impossible position may raise any error in a rule
        raise PasteCodeError(f"the text can't be read: {one_line(error)}; copy it once more") from error
    corrected = preamble.components != rules.component_digest(setup)
    try:
        _play(session, data, at + size, preamble.moves)
        if session.digest(len(session.log)) != preamble.digest:
            raise ValueError("it leads to another position")
        if preamble.ended is not None:
            session.stand(preamble.ended)
    except Exception as error:
        why = "rules or components were corrected since it was copied" if corrected else "copy it once more"
        raise PasteCodeError(f"the game in the text can't be played: {one_line(error)}; {why}") from error
    session.restore(preamble.fixed, preamble.barrier, [])
    return session, preamble.players


def _begun(rules: Rules[S, M], session: Session[S, M]) -> Session[S, M]:
    """Creates a session of the same game before its first move, in which move indices are counted."""
    start = session.position(0) if session.from_checkpoint else None
    return Session(rules, session.setup, session.seed, start, snapshots=False)


def _listed(session: Session[Any, Any]) -> list[Any]:
    return [move for seat in session.awaiting for move in session.legal_moves(seat)]


def _play(session: Session[Any, Any], data: bytes, at: int, moves: int) -> None:
    """Replays the encoded moves. Raises ValueError, or whatever error a rule raises on an impossible position."""
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
    """Checks the checksum of a paste code and decompresses it. Raises PasteCodeError."""
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
    """Encodes an int as a varint: seven bits per byte, lowest first; the eighth bit says that more follow."""
    out = bytearray()
    while value > 127:
        out.append(128 | value & 127)
        value >>= 7
    return bytes([*out, value])


def _read_number(data: bytes, at: int) -> tuple[int, int]:
    """Decodes a varint; returns it and the offset after it. Raises ValueError."""
    value = 0
    for shift in range(0, 35, 7):
        if at >= len(data):
            raise ValueError("it ends too early")
        value |= (data[at] & 127) << shift
        at += 1
        if data[at - 1] < 128:
            return value, at
    raise ValueError("a number without end")
