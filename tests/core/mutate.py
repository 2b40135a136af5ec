"""Changes a save as a disk, a hand or a foul program would: one value, key, element, or some bytes of the text."""

from __future__ import annotations

import json
from typing import Any

from engine.core.rng import Rng

VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    7,
    10**6,
    1 << 64,
    1 << 200,
    0.5,
    float("inf"),
    "",
    "x",
    "a\x00b",
    "\ud800",
    "green",
    "n" * 5000,
    [],
    [0],
    ["x"],
    [[[[]]]],
    {},
    {"x": 1},
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in it."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += places(value, (*path, index))
    return found


def mutate(data: Any, rng: Rng) -> Any:
    """A copy with one thing changed: a value, a missing key or element, one twice, two swapped, a number one off."""
    out = json.loads(json.dumps(data))
    keys = list(out)
    first = rng.choice(keys)
    path = rng.choice([(first, *rest) for rest in [(), *places(out[first])]])
    holder = out
    for step in path[:-1]:
        holder = holder[step]
    last, way = path[-1], rng.below(6)
    value = holder[last]
    if way == 0:
        del holder[last]
    elif way == 1 and isinstance(holder, list):
        holder.insert(last, value)
    elif way == 2 and isinstance(holder, list):
        other = rng.below(len(holder))
        holder[last], holder[other] = holder[other], value
    elif way == 3 and type(value) is int:
        holder[last] = value + 1 - 2 * rng.below(2)
    elif way == 4 and isinstance(holder, dict):
        holder[last] = holder[rng.choice(list(holder))]
    else:
        holder[last] = rng.choice(VALUES)
    return out


def scratch(text: bytes, rng: Rng) -> bytes:
    """The text with some of its bytes changed, missing, twice, or cut off."""
    at, size, way = rng.below(len(text)), 1 + rng.below(40), rng.below(5)
    if way == 0:
        return text[:at]
    if way == 1:
        return text[:at] + text[at + size :]
    if way == 2:
        return text[:at] + text[at : at + size] * 2 + text[at + size :]
    if way == 3:
        return text[:at] + bytes([text[at] ^ (1 << rng.below(8))]) + text[at + 1 :]
    return text[:at] + rng.choice([b"1e999", b"\xff", b"[" * 5000, b'"\\ud800"', b"\x00", b"-"]) + text[at:]
