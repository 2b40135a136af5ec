"""Embeds a save file or a puzzle in a PNG and extracts it again, using a private chunk that image viewers skip."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

PNG = b"\x89PNG\r\n\x1a\n"
CHUNK = b"imGm"  # the case of each letter: ancillary, private, reserved, safe to copy
PUZZLE_CHUNK = b"imPz"
WHAT = {CHUNK: "game", PUZZLE_CHUNK: "puzzle"}
MAX_SAVE_BYTES = 64 << 20


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Iterates over the type and content of every chunk. Raises ValueError for anything but a complete PNG."""
    if not png.startswith(PNG):
        raise ValueError("is no PNG")
    at = len(PNG)
    while at < len(png):
        size, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        content = png[at + 8 : at + 8 + size]
        mark = png[at + 8 + size : at + 12 + size]
        if len(mark) < 4 or zlib.crc32(kind + content).to_bytes(4, "big") != mark:
            raise ValueError("the picture is damaged")
        yield kind, content
        if kind == b"IEND":
            return
        at += 12 + size
    raise ValueError("the picture has been cut off")


def embed_save(png: bytes, save: bytes, chunk: bytes = CHUNK) -> bytes:
    """Returns the PNG with a save file embedded (with `chunk` PUZZLE_CHUNK, a puzzle), in place of one of the same kind
    that it carries already. Raises ValueError for an invalid PNG."""
    out = [PNG]
    for kind, content in _chunks(png):
        if kind == b"IEND":
            out.append(_chunk(chunk, zlib.compress(save, 9)))
        if kind != chunk:
            out.append(_chunk(kind, content))
    return b"".join(out)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + kind + content + zlib.crc32(kind + content).to_bytes(4, "big")


def extract_save(png: bytes, chunk: bytes = CHUNK) -> bytes:
    """Returns the bytes of the save file that a PNG carries (with `chunk` PUZZLE_CHUNK, of the puzzle). Raises
    ValueError if it carries none."""
    what = WHAT[chunk]
    packed = next((content for kind, content in _chunks(png) if kind == chunk), None)
    if packed is None:
        raise ValueError(f"this picture carries no {what}; it was made anew by another program, or never did")
    unpacker = zlib.decompressobj()
    try:
        save = unpacker.decompress(packed, MAX_SAVE_BYTES)
    except zlib.error as error:
        raise ValueError(f"the {what} in the picture is damaged") from error
    if not unpacker.eof:
        raise ValueError(f"the {what} in the picture is damaged or too large")
    return save
