"""Encodes bytes as text to copy and paste, and back: a mark, a version, base64 of the compressed bytes, a checksum."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import zlib

MOST_TEXT, MOST_BYTES = 400_000, 4 << 20
CHECK = 8  # hex digits


class PasteCodeError(ValueError):
    """The text is not a paste code, or what it holds can't be used here; the message is one sentence."""


def encode_text(mark: str, version: int, data: bytes) -> str:
    """Compresses bytes and encodes them as text to copy and paste: mark, version, base64, checksum."""
    body = base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")
    return f"{mark}:{version}:{body}:{_check(body)}"


def decode_text(text: str, mark: str, version: int, what: str) -> bytes:
    """Finds an encoded text among other words, checks its checksum and returns the bytes in it. `what`: a word for what
    it holds, as in "no game as text". Raises PasteCodeError."""
    if len(text) > MOST_TEXT:
        raise PasteCodeError(f"this is no {what} as text: it is far too long")
    found = re.search(rf"{mark}:(\d+):([\w-]+):([0-9a-f]+)", re.sub(r"\s", "", text))
    if found is None:
        raise PasteCodeError(f"this is no {what} as text: it has no {mark}: in it, or its end is missing")
    number, body, check = found.groups()
    if int(number[:9]) > version:
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
        raise PasteCodeError(f"the text holds more than any {what}")
    return data


def _check(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=CHECK // 2).hexdigest()


def encode_varint(value: int) -> bytes:
    """Encodes an int as a varint: seven bits per byte, lowest first; the eighth bit says that more follow."""
    out = bytearray()
    while value > 127:
        out.append(128 | value & 127)
        value >>= 7
    return bytes([*out, value])


def decode_varint(data: bytes, at: int) -> tuple[int, int]:
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
