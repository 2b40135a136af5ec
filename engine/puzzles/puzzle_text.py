"""Encodes and decodes puzzles: as text to copy and paste, inside a PNG, and as the JSON file of the collection."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from engine.core.rules import Rules
from engine.core.session import Session
from engine.puzzles.puzzle import OpenPuzzle, Puzzle, PuzzleError, opened, validated
from engine.storage.files import FileError, read_bounded, write_atomically
from engine.storage.paste_code import of_bytes, to_bytes
from engine.storage.png_carrier import PUZZLE_CHUNK, embed_save, extract_save
from engine.storage.save_header import one_line
from engine.storage.text_armour import PasteCodeError, decode_text, decode_varint, encode_text, encode_varint

MARK, VERSION = "imperial-puzzle", 1
MOST_FILE = 1 << 20
MOST_PICTURE = 16 << 20
POSITION = ("game", "setup", "seed", "components", "digest", "start", "moves")  # what the game in the text holds


def to_text(puzzle: OpenPuzzle[Any, Any]) -> str:
    """Encodes a puzzle as text to copy and paste: its game as a paste code holds it, and the rest as JSON."""
    game = to_bytes(puzzle.session)
    rest = puzzle.puzzle.model_dump(mode="json", exclude=set(POSITION))
    return encode_text(MARK, VERSION, encode_varint(len(game)) + game + _json(rest))


def of_text(text: str, games: Mapping[str, Rules[Any, Any]]) -> OpenPuzzle[Any, Any]:
    """Decodes a puzzle's text, plays its game up to the position and returns the opened puzzle. Raises PuzzleError."""
    try:
        data = decode_text(text, MARK, VERSION, "puzzle")
        size, at = decode_varint(data, 0)
        session, _ = of_bytes(data[at : at + size], games)
        rest = from_json(data[at + size :], allow_inf_nan=False)
    except PasteCodeError as error:
        raise PuzzleError(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise PuzzleError(f"the puzzle can't be read: {one_line(error)}") from error
    if not isinstance(rest, dict):
        raise PuzzleError("this is no puzzle")
    return opened(validated({**rest, **_position(session)}), games)


def _position(session: Session[Any, Any]) -> dict[str, Any]:
    """The fields of a puzzle that its game gives."""
    rules = session.rules
    return {
        "game": rules.id,
        "setup": rules.dump_setup(session.setup),
        "seed": session.seed,
        "components": rules.component_digest(session.setup),
        "digest": session.digest(len(session.log)),
        "start": rules.dump_state(session.position(0)) if session.from_checkpoint else None,
        "moves": [rules.dump_move(entry.move) for entry in session.log],
    }


def to_json_bytes(puzzle: Puzzle) -> bytes:
    """Serializes a puzzle as the content of a puzzle file: JSON, a move of the game per line."""
    whole = puzzle.model_dump(mode="json")
    moves = ",\n".join(json.dumps(move, sort_keys=True, separators=(",", ":")) for move in whole.pop("moves"))
    head = json.dumps(whole, indent=1)
    return f'{head[:-2]},\n "moves": [\n{moves}\n ]\n}}\n'.encode()


def from_json_bytes(data: bytes) -> Puzzle:
    """Parses and validates the content of a puzzle file (JSON). Raises PuzzleError."""
    if len(data) > MOST_FILE:
        raise PuzzleError("this is no puzzle: it is far too large")
    try:
        return validated(from_json(data, allow_inf_nan=False))
    except PuzzleError:
        raise
    except (ValueError, RecursionError) as error:
        raise PuzzleError(f"the puzzle can't be read: {one_line(error)}") from error


def read_puzzle(path: Path) -> Puzzle:
    """Reads a puzzle file (JSON), or the puzzle inside a PNG. Raises PuzzleError."""
    try:
        if path.suffix.lower() == ".png":
            return of_picture(read_bounded(path, MOST_PICTURE))
        return from_json_bytes(read_bounded(path, MOST_FILE))
    except FileError as error:
        raise PuzzleError(f"{path}: {error}") from error
    except PuzzleError as error:
        raise PuzzleError(f"{path}: {error}") from error


def write_puzzle(path: Path, puzzle: Puzzle) -> None:
    """Writes a puzzle file (JSON). Raises FileError."""
    write_atomically(path, to_json_bytes(puzzle))


def in_picture(png: bytes, puzzle: Puzzle) -> bytes:
    """Returns the bytes of a PNG with a puzzle embedded. Raises ValueError for an invalid PNG."""
    return embed_save(png, to_json_bytes(puzzle), PUZZLE_CHUNK)


def of_picture(png: bytes) -> Puzzle:
    """Extracts the puzzle embedded in a PNG. Raises PuzzleError."""
    try:
        data = extract_save(png, PUZZLE_CHUNK)
    except ValueError as error:
        raise PuzzleError(str(error)) from error
    return from_json_bytes(data)


def _json(data: dict[str, Any]) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()
