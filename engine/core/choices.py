"""Validates the options chosen for a new game and fills in the defaults."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Choices, Option, SetupError


def chosen(options: Sequence[Option], seats: int, choices: Choices) -> dict[str, str | tuple[str, ...]]:
    """Validates the choices for a new game (option id -> value) and returns the value of every option that applies to
    so many `seats`: the choice or the default. A per-seat option, a tuple seat by seat, is in it only if chosen.

    Raises SetupError: an option that is not there, a value it does not have, a wrong number of values.
    """
    known = {option.id: option for option in options if option.applies(seats)}
    for name in choices:
        if name not in known:
            raise SetupError(f"unknown option {name!r} for {seats} seats; there are {', '.join(known) or 'none'}")
    picked: dict[str, str | tuple[str, ...]] = {}
    for option in known.values():
        choice = choices.get(option.id)
        if choice is None:
            if not option.per_seat:
                picked[option.id] = option.default
            continue
        if isinstance(choice, str) == option.per_seat:
            raise SetupError(
                f"option {option.id} asks for {'a value for every seat' if option.per_seat else 'one value'}"
            )
        values = (choice,) if isinstance(choice, str) else tuple(choice)
        for value in values:
            if value not in option.values:
                raise SetupError(f"unknown {option.id} {value!r}; there are {', '.join(option.values)}")
        if option.per_seat and (len(values) != seats or len(dict.fromkeys(values)) != seats):
            raise SetupError(f"option {option.id} asks for a value of its own for each of {seats} seats")
        picked[option.id] = values if option.per_seat else values[0]
    return picked
