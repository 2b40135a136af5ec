"""Turns errors in a map file into one sentence with file, key path and line, from pydantic errors or by hand.

A broken file never stops the program: loaders collect these errors and go on with the other files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

LONGEST = 300  # characters of a reason; it may quote values of the file
#: What each pydantic pattern requires, in words.
PATTERNS = {r"^[a-z0-9_]+$": "only small letters a to z, digits and _ may stand here"}
#: What each kind of pydantic error asks for, in the words of TOML, where pydantic speaks of Python.
KINDS = dict.fromkeys(("tuple_type", "list_type"), "a list, [...], must stand here")
KINDS |= dict.fromkeys(("dict_type", "model_type"), "a table, { key = value }, must stand here")
Step = str | int
Where = Sequence[Step]


class ScenarioError(Exception):
    """An error in one map file. `code` names the kind of error (for translation), `reason` says it in English."""

    def __init__(self, file: Path, place: str, reason: str, *, code: str, line: int | None = None) -> None:
        super().__init__(file, place, reason)
        self.file = file
        self.place = _sentence(place)
        self.reason = _sentence(reason)
        self.code = code
        self.line = line

    def __str__(self) -> str:
        at = f"{self.file.name}:{self.line}" if self.line else self.file.name
        return f"{at}: {self.place}: {self.reason}" if self.place else f"{at}: {self.reason}"


def key_path(where: Where) -> str:
    """Formats a key path as TOML writers know it: ('tiles', 3, 'rotation') becomes "tiles[3].rotation"."""
    path = ""
    for step in where:
        if isinstance(step, int):
            path += f"[{step}]"
        else:
            path += f".{step}" if path else step
    return path


def line_of(text: str, where: Where) -> int | None:
    """Returns the number of the line (from 1) at which a key stands in the text of a TOML file; the nearest parent's
    line if the key itself is not found, None if not even its first part is."""
    found: int | None = None
    start, rest = 0, list(where)
    while rest:
        step = rest.pop(0)
        if isinstance(step, int):
            at = _element(text, start, step)
        else:
            at = _header(text, step, rest) or _key(text, start, step)
        if at is None:
            break
        start = found = at
    return None if found is None else text.count("\n", 0, found) + 1


def _header(text: str, name: str, rest: list[Step]) -> int | None:
    """The offset of the header [name], or of the n-th [[name]]; removes n from `rest`."""
    heads = [m.start() for m in re.finditer(rf"^[ \t]*\[\[?[ \t]*{re.escape(name)}[ \t]*\]", text, re.MULTILINE)]
    nth = rest[0] if rest and isinstance(rest[0], int) else 0
    if nth >= len(heads):
        return None
    if rest and isinstance(rest[0], int):
        rest.pop(0)
    return heads[nth]


def _key(text: str, start: int, name: str) -> int | None:
    match = re.compile(rf"(?:^|[{{,])[ \t]*(\"?{re.escape(name)}\"?)[ \t]*=", re.MULTILINE).search(text, start)
    return match.start(1) if match else None


def _element(text: str, start: int, nth: int) -> int | None:
    """The offset of the nth element of the first list that opens after `start`."""
    depth, count, waiting = 0, 0, False
    for at, char in _code(text, start):
        if waiting and not char.isspace() and char != "]":
            if count == nth:
                return at
            waiting = False
        if char in "[{":
            depth += 1
            waiting = waiting or depth == 1
        elif char in "]}":
            depth -= 1
            if depth == 0:
                return None
        elif char == "," and depth == 1:
            count, waiting = count + 1, True
    return None


def _code(text: str, start: int) -> Iterator[tuple[int, str]]:
    """Yields the characters after `start` outside comments and strings, with their offsets; of a string only its
    opening quote."""
    quote = ""
    comment = False
    for at in range(start, len(text)):
        char = text[at]
        if comment:
            comment = char != "\n"
        elif quote:
            quote = "" if char == quote else quote
        elif char == "#":
            comment = True
        else:
            if char in "\"'":
                quote = char
            yield at, char


def broken_key(file: Path, text: str, error: ValidationError, model: type[BaseModel] | None = None) -> ScenarioError:
    """Converts the first error of a pydantic ValidationError into a ScenarioError with key path and line, and the keys
    that may stand there if the model of the whole file is given."""
    errors = error.errors(include_url=False)
    first = errors[0]
    where: list[Step] = [step for step in first["loc"] if not isinstance(step, str) or step != "[key]"]
    kind = first["type"]
    if kind == "missing":
        others = [
            str(one["loc"][-1]) for one in errors[1:] if (one["type"], one["loc"][:-1]) == (kind, first["loc"][:-1])
        ]
        so = f", and so {'is' if len(others) == 1 else 'are'} {', '.join(others)}" if others else ""
        return ScenarioError(file, key_path(where), f"is missing{so}", code="missing", line=line_of(text, where[:-1]))
    if kind == "extra_forbidden":
        known = ", ".join(_keys_at(model, where[:-1]))
        reason = f"unknown key; there are {known}" if known else "unknown key"
        return ScenarioError(file, key_path(where), reason, code="unknown_key", line=line_of(text, where))
    asked = KINDS.get(kind) or PATTERNS.get(
        first.get("ctx", {}).get("pattern", ""), first["msg"].removeprefix("Value error, ")
    )
    reason = f"{asked[0].lower()}{asked[1:]}, not {_shown(first['input'])}"
    return ScenarioError(file, key_path(where), reason, code="bad_value", line=line_of(text, where))


def _keys_at(model: type[BaseModel] | None, where: Where) -> list[str]:
    """The keys of the table at a key path; [] where it is no table of a file, or one of several kinds."""
    for step in where:
        if model is not None and isinstance(step, str):
            fields = {field.alias or name: field.annotation for name, field in model.model_fields.items()}
            found = _models_in(fields.get(step))
            model = found.pop() if len(found) == 1 else None
    return [field.alias or name for name, field in model.model_fields.items()] if model is not None else []


def _models_in(annotation: Any) -> set[type[BaseModel]]:
    """The models that a type holds, such as those of a list's elements."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return {annotation}
    return set().union(*map(_models_in, get_args(annotation)))


def _shown(value: object) -> str:
    try:
        return repr(value)
    except ValueError:  # ints of thousands of digits refuse repr()
        return "a number like this"


def _sentence(text: str) -> str:
    """Joins a text into one line and cuts it to LONGEST characters."""
    whole = " ".join(text.split())
    return whole if len(whole) <= LONGEST else f"{whole[:LONGEST]}…"
