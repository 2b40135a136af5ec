"""Converts plain data to typed objects (pydantic), and describes the first error in it by place and reason."""

from __future__ import annotations

import functools
import types
from collections.abc import Container
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError, ValidationInfo
from pydantic_core import PydanticCustomError

T = TypeVar("T")
SHOWN = 42  # characters of a wrong value
VIEW = "view"
"""The context in which a view is read: 0 and a text that begins with UNKNOWN stand for any hidden card or tile."""
UNKNOWN = "?"


@functools.cache
def adapter(of: Any) -> TypeAdapter[Any]:
    """Returns the pydantic converter of a class, cached; of a union of classes, one that finds the class by its
    `kind`."""
    shape: Any = Annotated[of, Field(discriminator="kind")] if isinstance(of, types.UnionType) else of
    return TypeAdapter(shape)


def one_of(*known: Container[Any]) -> AfterValidator:
    """Makes a pydantic validator that only values in one of these containers pass: `Annotated[str, one_of(CARDS)]`.

    The containers are looked into at every check, so they may still be filled. In a view what is hidden passes, too.
    """

    def check(value: T, info: ValidationInfo) -> T:
        if info.context == VIEW and (value == 0 or (isinstance(value, str) and value.startswith(UNKNOWN))):
            return value
        if not any(value in values for values in known):
            raise PydanticCustomError("one_of", "{value} can't be", {"value": repr(value)[:SHOWN]})
        return value

    return AfterValidator(check)


def first_fault(error: ValidationError, data: Any = None) -> tuple[tuple[str | int, ...], str]:
    """Returns place (keys and indices) and reason (a text) of the first error of a failed validation. With the `data`
    that was read the place names only what is in it: without the tags by which pydantic tells the classes of a union
    apart."""
    fault = error.errors(include_url=False, include_input=False)[0]
    place = fault["loc"] if data is None else _in_data(fault["loc"], data)
    return place, fault["msg"].removeprefix("Value error, ")


def _in_data(place: tuple[str | int, ...], data: Any) -> tuple[str | int, ...]:
    found: list[str | int] = []
    for index, part in enumerate(place):
        inside = data.get(part, _NOTHING) if isinstance(data, dict) else _at(data, part)
        if inside is not _NOTHING:
            data = inside
        elif index < len(place) - 1:
            continue
        found.append(part)
    return tuple(found)


_NOTHING = object()


def _at(data: Any, part: str | int) -> Any:
    inside = isinstance(data, (list, tuple)) and isinstance(part, int) and part < len(data)
    return data[part] if inside else _NOTHING
