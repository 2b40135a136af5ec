"""Encodes a whole game as text to copy and paste: setup, seed, and each move as its index in the list of legal moves.

A game of 300 moves takes about 600 letters. A checksum and the digest of the last position detect text that was cut or
changed, and rules that were corrected since. The text also contains everything hidden in the game, but no signatures.
"""

from __future__ import annotations

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
from engine.storage.text_armour import PasteCodeError, decode_text, decode_varint, encode_text, encode_varint

__all__ = ["PasteCodeError", "of_bytes", "of_text", "to_bytes", "to_text"]

MARK = "imperial-game"
VERSION = 1
LITERAL = 0  # in place of an index: the move itself follows, as JSON


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
    return encode_text(MARK, VERSION, to_bytes(session, players))


def to_bytes(session: Session[Any, Any], players: Iterable[SavedOccupant] = ()) -> bytes:
    """Encodes a session as the bytes inside a paste code."""
    rules = session.rules
    places = bytearray()
    replayed = _begun(rules, session)
    for entry in session.log:
        listed = _listed(replayed)
        if entry.move in listed:
            places += encode_varint(listed.index(entry.move) + 1)
        else:
            move = canonical(rules.dump_move(entry.move)).encode()
            places += encode_varint(LITERAL) + encode_varint(len(move)) + move
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
    return encode_varint(len(head)) + head + bytes(places)


def of_text(text: str, games: Mapping[str, Rules[Any, Any]]) -> tuple[Session[Any, Any], list[SavedOccupant]]:
    """Decodes a paste code and replays it; returns the session and who sits in its seats. Raises PasteCodeError."""
    return of_bytes(decode_text(text, MARK, VERSION, "game"), games)


def of_bytes(data: bytes, games: Mapping[str, Rules[Any, Any]]) -> tuple[Session[Any, Any], list[SavedOccupant]]:
    """Decodes the bytes inside a paste code and replays them; returns the session and who sits in its seats. Raises
    PasteCodeError."""
    try:
        size, at = decode_varint(data, 0)
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
            session.restore_totals(preamble.ended)
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
        place, at = decode_varint(data, at)
        if place == LITERAL:
            size, at = decode_varint(data, at)
            session.submit(session.rules.load_move(from_json(data[at : at + size])))
            at += size
            continue
        listed = _listed(session)
        if place > len(listed):
            raise ValueError(f"move {len(session.log) + 1} is not among the legal ones")
        session.submit(listed[place - 1])
    if at != len(data):
        raise ValueError("more moves follow than it says")
