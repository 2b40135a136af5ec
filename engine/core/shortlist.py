"""Shortens a list of legal moves to a random few of each kind, for bots that can't try them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.move import Move
from engine.core.rng import Rng

M = TypeVar("M", bound=Move)


def of_each_kind(moves: Sequence[M], n: int, rng: Rng) -> list[M]:
    """Returns up to `n` moves of each kind, drawn at random where there are more; a list of up to `n` moves stays as it
    is."""
    if len(moves) <= n:
        return list(moves)
    kinds: dict[str, list[M]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    kept: list[M] = []
    for of_kind in kinds.values():
        kept += of_kind if len(of_kind) <= n else rng.shuffled(of_kind)[:n]
    return kept
