"""Ed25519 signatures (PyNaCl) with keys and signatures as hex; random bytes come from the caller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import StringConstraints

if TYPE_CHECKING:
    from nacl.signing import SigningKey

SECRET = 32  # bytes
PublicKey = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Signature = Annotated[str, StringConstraints(pattern="^[0-9a-f]{128}$")]


class Signer:
    """A private key, made of 32 secret random bytes; `public` is its public key.

    >>> signer = Signer(bytes(32))
    >>> signed = signer.sign("a move")
    >>> is_signed(signer.public, "a move", signed), is_signed(signer.public, "another", signed)
    (True, False)
    """

    __slots__ = ("_key", "public")

    def __init__(self, secret: bytes) -> None:
        from nacl.signing import SigningKey  # not at the top: a game that nobody signs starts without libsodium

        self._key: SigningKey = SigningKey(secret)
        self.public: str = self._key.verify_key.encode().hex()

    def sign(self, text: str) -> str:
        """Signs a text and returns the signature as 128 hex digits; the same text gives the same signature."""
        return self._key.sign(text.encode()).signature.hex()


def is_signed(public: str, text: str, signature: str) -> bool:
    """Returns whether the signature (hex) of this text was made with the private key that belongs to the public key
    `public` (hex)."""
    from nacl.exceptions import BadSignatureError
    from nacl.signing import VerifyKey

    try:
        VerifyKey(bytes.fromhex(public)).verify(text.encode(), bytes.fromhex(signature))
    except (BadSignatureError, ValueError):  # the latter: no hex, or of another length
        return False
    return True
