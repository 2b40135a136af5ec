"""Upgrades save data of older versions step by step: `UPGRADES[n]` converts version n to n + 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

Data = dict[str, Any]


class _Version1(BaseModel):
    model_config = ConfigDict(extra="forbid")

    format: str
    version: Literal[1]
    game: str
    components: str
    seed: int
    setup: Data
    moves: list[Data]
    digests: list[tuple[int, str]]
    checkpoint: Data
    totals: list[int] | None
    extra: Data


def _from_1(data: Data) -> Data:
    """Version 1 had names and occupants in `extra`, few digests, components identified by their bytes, and no undo
    barrier: moves of such a save can't be undone."""
    old = _Version1.model_validate(data)
    digests = [""] * (len(old.moves) + 1)
    for count, digest in old.digests:
        if not 0 <= count <= len(old.moves):
            raise ValueError(f"digests: there is no move {count}")
        digests[count] = digest
    names, who = old.extra.pop("names", []), old.extra.pop("who", [])
    if not isinstance(names, list) or not isinstance(who, list) or len(names) != len(who):
        raise ValueError("extra: names and kinds of seats don't fit each other")
    return {
        **old.model_dump(),
        "version": 2,
        "components": "",
        "players": [{"name": name, "who": kind} for name, kind in zip(names, who, strict=True)],
        "digests": digests,
        "fixed": len(old.moves),
        "barrier": {"code": "hand_over" if old.moves else "start"},
    }


def _from_2(data: Data) -> Data:
    """Version 2 was one JSON object, without commitment or picture, and never sealed."""
    for name in ("nonce", "commitment", "picture"):
        if name in data:
            raise ValueError(f"{name}: version 2 has none")
    return {**data, "version": 3}


def _from_3(data: Data) -> Data:
    """Version 3 was sealed with a cipher of our own, which `sealing.py` still opens; nothing else was different."""
    return {**data, "version": 4}


def _from_4(data: Data) -> Data:
    """Version 4 knew only deals that one machine draws, and no signatures."""
    for name in ("deal", "signed"):
        if name in data:
            raise ValueError(f"{name}: version {data['version']} has none")
    return {**data, "version": 5}


UPGRADES: dict[int, Callable[[Data], Data]] = {1: _from_1, 2: _from_2, 3: _from_3, 4: _from_4}
VERSION = max(UPGRADES) + 1


def upgrade(data: Data) -> Data:
    """Converts save data of any known version to the current one. Raises ValueError with place and reason if it is
    damaged."""
    version = data.get("version")
    if type(version) is not int or not (version in UPGRADES or version == VERSION):
        raise ValueError(f"version: there is no {version!r}"[:80])
    while data["version"] != VERSION:
        data = UPGRADES[data["version"]](data)
    return data
