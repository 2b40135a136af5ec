"""Decrypts what older versions sealed, before PyNaCl was used: a SHAKE-256 stream under a keyed BLAKE2b tag. Nothing is
sealed so now.

The tag is 16 bytes over the subject and the packed data, and the initialization vector of the stream.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from hmac import compare_digest

TAG = 16


def opened(secret: bytes, text: str, about: str) -> bytes:
    """Decrypts a text sealed with the older cipher to its bytes. Raises ValueError where it was changed, or sealed with
    another `about`."""
    try:
        raw = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise ValueError("the sealed part is no base64") from error
    packed = apply_keystream(secret, raw[TAG:], raw[:TAG])
    if not compare_digest(raw[:TAG], tag(secret, packed, about)):
        raise ValueError("the sealed part was changed")
    return packed


def apply_keystream(secret: bytes, data: bytes, iv: bytes) -> bytes:
    """Encrypts or decrypts data: XORs it with the keystream of the secret and the initialization vector."""
    pad = hashlib.shake_256(_subkey(secret, b"imperial.stream") + iv).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(pad, "big")).to_bytes(len(data), "big")


def tag(secret: bytes, packed: bytes, about: str) -> bytes:
    """Computes the authentication tag (bytes) of the packed data and of `about`, words that say what they are."""
    subject = about.encode()
    whole = len(subject).to_bytes(8, "big") + subject + packed
    return hashlib.blake2b(whole, key=_subkey(secret, b"imperial.mark"), digest_size=TAG).digest()


def _subkey(secret: bytes, purpose: bytes) -> bytes:
    return hashlib.blake2b(purpose, key=secret, digest_size=32).digest()
