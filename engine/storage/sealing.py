"""Encrypts the secrets of running games in their files, with a key that is kept in another folder.

This keeps a curious friend out, not a determined one: whoever can read the whole disk finds the key. Libsodium's
XChaCha20-Poly1305 (PyNaCl) encrypts, and notices what was changed or moved to another file. Where keys are kept is said
once a process, like a working directory; until then, files are written open.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import logging
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.storage import sealing_v1
from engine.storage.files import FileError, is_missing, read_bounded, write_atomically

log = logging.getLogger(__name__)
SECRET = 32
PREFIX = "2."  # of what PyNaCl sealed; no letter of base64, in which older texts are written
BLOCK = 256  # bytes: what is sealed is as long as a number of these
WINDOW = 12  # bits: a line of a journal has room in it; to set up a window of 15 takes longer than all the rest
MOST_OPENED = 64 << 20
ENDING = ".key"
FOLDER = "keys"


class NoKey(ValueError):
    """The key that something was sealed with is not here."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"sealed with the key {name}, which is not here; put the file {name}{ENDING} of the machine "
            "it was played on into the folder of keys"
        )


@dataclass(frozen=True, slots=True)
class Key:
    """32 secret bytes; the name is a fingerprint of them, so that a damaged file of a key is noticed."""

    secret: bytes

    @property
    def name(self) -> str:
        return hashlib.sha256(b"imperial.name" + self.secret).hexdigest()[:12]

    def seal(self, data: bytes, about: str) -> str:
        """Encrypts data as a text that only this key opens, and only with the same `about`, words that say what it
        is."""
        from nacl.secret import Aead  # not at the top: a game that seals nothing starts without libsodium

        packer = zlib.compressobj(wbits=WINDOW if len(data) <= 1 << WINDOW else zlib.MAX_WBITS)
        packed = packer.compress(data) + packer.flush()
        packed += bytes(-len(packed) % BLOCK)  # a line's length shall not tell which card was chosen
        return PREFIX + base64.b64encode(Aead(self.secret).encrypt(packed, about.encode())).decode()

    def open(self, text: str, about: str) -> bytes:
        """Decrypts a sealed text to its data, whether sealed with PyNaCl or the older cipher. Raises ValueError if it
        was changed, or sealed with another `about`."""
        packed = self._opened(text, about) if text.startswith(PREFIX) else sealing_v1.opened(self.secret, text, about)
        try:
            unpacker = zlib.decompressobj()
            data = unpacker.decompress(packed, MOST_OPENED)
        except zlib.error as error:
            raise ValueError("the sealed part can't be unpacked") from error
        if not unpacker.eof:
            raise ValueError("the sealed part is too long")
        return data

    def _opened(self, text: str, about: str) -> bytes:
        from nacl.exceptions import CryptoError
        from nacl.secret import Aead

        try:
            raw = base64.b64decode(text.removeprefix(PREFIX), validate=True)
        except (binascii.Error, ValueError) as error:
            raise ValueError("the sealed part is no base64") from error
        try:
            return Aead(self.secret).decrypt(raw, about.encode())
        except (CryptoError, ValueError) as error:  # the latter: shorter than a tag
            raise ValueError("the sealed part was changed") from error


def get_ready() -> None:
    """Loads libsodium, so that the first sealing doesn't wait. May be called in a thread."""
    import nacl.secret  # noqa: F401


_places: list[Path] = []
_chance: list[Callable[[int], bytes]] = []
_known: dict[str, Key] = {}


def set_key_folders(*folders: Path, fresh: Callable[[int], bytes]) -> None:
    """Sets the folders that hold the key, each a copy, so that the loss of one loses no game; `fresh` returns random
    bytes for a new key. No folder: files are written unsealed."""
    _places[:] = folders
    _chance[:] = [fresh]
    _known.clear()


def add_key_folder(folder: Path) -> None:
    """Loads the keys of a further folder, so that what they sealed can be opened; no key is written there."""
    _known.update({key.name: key for key in _keys_in(folder)})


def current() -> Key | None:
    """Returns the key that files are sealed with; makes one if there is none, and writes it to every key folder. None
    if no key folder is set or writable."""
    known = _known.get("")
    if not _places or (known and not any(is_missing(place / f"{known.name}{ENDING}") for place in _places)):
        return known
    found = known or next((key for place in _places for key in _keys_in(place)), None)  # known: a file of it is missing
    key = found or Key(_chance[0](SECRET))
    kept = [_keep(key, place) for place in _places]
    if not any(kept):
        return None
    _known[""] = key
    return key


def find(name: str, near: Path | None = None) -> Key:
    """Returns the key of that name, looked up in the key folders and in a folder `keys` in or beside the folder of the
    file `near`. Raises NoKey."""
    if name not in _known:
        beside = [near.absolute().parent.parent / FOLDER, near.absolute().parent / FOLDER] if near is not None else []
        for place in (*_places, *beside):
            key = _read(place / f"{name}{ENDING}") if re.fullmatch("[0-9a-f]{12}", name) else None
            if key is not None and key.name == name:
                _known[name] = key
                break
        else:
            raise NoKey(name[:20])
    return _known[name]


def _keys_in(place: Path) -> list[Key]:
    try:
        files = sorted(place.glob(f"*{ENDING}"))
    except (OSError, ValueError):  # the latter from Python 3.13 on, of a path with a NUL in it
        return []
    return [key for file in files if (key := _read(file)) is not None and key.name == file.stem]


def _read(path: Path) -> Key | None:
    try:
        secret = bytes.fromhex(read_bounded(path, 1000).decode("ascii"))
    except FileError:
        return None
    except ValueError:
        log.warning("%s is no key", path)
        return None
    return Key(secret) if len(secret) == SECRET else None


def _keep(key: Key, place: Path) -> bool:
    """Have the key in this folder, too."""
    path = place / f"{key.name}{ENDING}"
    if _read(path) == key:
        return True
    try:
        write_atomically(path, key.secret.hex().encode())
    except FileError as error:
        log.warning("the key can't be kept in %s: %s", place, error)
        return False
    return True
