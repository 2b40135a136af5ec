"""Converts the moves, events, setups and positions of a game to plain (JSON) data and back, and computes fingerprints
of positions."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from pydantic import ValidationError

from engine.core.components import ComponentFiles
from engine.core.digest import digest_position
from engine.core.event import Event
from engine.core.rules import M, Rules, S, SetupError
from engine.core.validation import VIEW, adapter, first_fault


class EditionedSetup(Protocol):
    """A setup; `edition` is that of the box which the game is played with."""

    @property
    def edition(self) -> int: ...


U = TypeVar("U", bound=EditionedSetup)


@functools.cache
def cache_fields(state: Any) -> frozenset[str]:
    """Returns the names of a state class's fields that equality ignores: they cache results or follow from the setup,
    so they are not part of the position."""
    return frozenset(field.name for field in dataclasses.fields(state) if not field.compare)


@functools.cache
def later_fields(of: Any) -> tuple[tuple[str, Any], ...]:
    """Returns the fields of a class that were added after saves of it existed, as pairs (name, default): compared, but
    outside its repr."""
    return tuple((f.name, f.default) for f in dataclasses.fields(of) if f.compare and not f.repr)


def unwritten_fields(value: Any) -> set[str]:
    """Returns the names of fields of a state or setup that are left out of plain data: caches, and later fields that
    have their default."""
    kind: Any = type(value)
    return {name for name, default in later_fields(kind) if getattr(value, name) == default} | cache_fields(kind)


class Codec(Rules[S, M], Generic[S, M, U]):
    """The part of a game's `Rules` that reads and writes. Plain data is what JSON can hold.

    A game names its dataclasses: `state_class`, `setup_class`, `move_class`, a union of move classes, and
    `event_classes` by name; and `files`, its components. State fields with `compare=False` are never written, and
    ignored where data has them. Fields of a state or setup with `repr=False` that are compared are written only where
    they differ from their default: so a new field changes no older data and no older digest.
    """

    state_class: ClassVar[Any]
    setup_class: ClassVar[Any]
    move_class: ClassVar[Any]
    event_classes: ClassVar[Mapping[str, type[Event]]] = {}
    files: ClassVar[ComponentFiles]

    def get_ready(self) -> None:
        """Builds the converters and the component digest in advance, so that the first save doesn't wait.
        Thread-safe."""
        for of in (self.state_class, self.setup_class, self.move_class):
            adapter(of)
        self.files.digest(self.files.edition)

    def component_digest(self, setup: U) -> str:
        """Returns the fingerprint (16 hex digits) of the components that a game with this setup uses: those of its
        edition of the box."""
        return self.files.digest(setup.edition)

    def digest(self, s: S) -> str:
        """Returns the fingerprint of a position: 16 hex digits."""
        return digest_position(self.position_text(s))

    def position_text(self, s: S) -> str:
        """Returns a position as the text that is digested. Saves hold digests of it, so it must never change."""
        return repr(s)

    def dump_move(self, move: M) -> dict[str, Any]:
        """Converts a move to plain data."""
        data: dict[str, Any] = adapter(self.move_class).dump_python(move, mode="json")
        return data

    def load_move(self, data: dict[str, Any]) -> M:
        """Converts plain data to a move. Raises pydantic.ValidationError."""
        move: M = adapter(self.move_class).validate_python(data)
        return move

    def dump_setup(self, setup: U) -> dict[str, Any]:
        """Converts a setup to plain data."""
        data: dict[str, Any] = adapter(self.setup_class).dump_python(
            setup, mode="json", exclude=unwritten_fields(setup)
        )
        return data

    def load_setup(self, data: dict[str, Any]) -> U:
        """Converts plain data to a setup. Raises pydantic.ValidationError; SetupError for a later edition of the box,
        and where `check_setup` does."""
        setup: U = adapter(self.setup_class).validate_python(data)
        if setup.edition > (newest := self.files.edition):
            raise SetupError(f"edition: {setup.edition} of the cards, where there are {newest}; update this program")
        self.check_setup(setup)
        return setup

    def dump_state(self, s: S) -> dict[str, Any]:
        """Converts a position to plain data, without its caches."""
        data: dict[str, Any] = adapter(self.state_class).dump_python(s, mode="json", exclude=unwritten_fields(s))
        return data

    def load_state(self, data: dict[str, Any], setup: U) -> S:
        """Converts plain data to a position and checks that it belongs to this setup and can be played on. Raises
        ValueError with place and reason."""
        ignored = cache_fields(self.state_class)
        read = {name: value for name, value in data.items() if name not in ignored}
        try:
            s: S = adapter(self.state_class).validate_python({**read, **self.shared_fields(setup)})
        except ValidationError as error:
            place, reason = first_fault(error, data)
            raise ValueError(f"{'.'.join(map(str, place))}: {reason}") from error
        self.check_state(s, setup)
        asked = self.awaiting(s)
        if asked and not any(self.legal_moves(s, seat) for seat in asked):
            raise ValueError("frames: nobody can go on")
        return s

    def load_view(self, data: dict[str, Any], setup: U) -> S:
        """Converts plain data to a seat's view, as `view` and `dump_state` give it: cards may be hidden in it, so the
        checks of a whole position don't apply. Raises ValueError with place and reason."""
        try:
            s: S = adapter(self.state_class).validate_python({**data, **self.shared_fields(setup)}, context=VIEW)
        except ValidationError as error:
            place, reason = first_fault(error, data)
            raise ValueError(f"{'.'.join(map(str, place))}: {reason}") from error
        return s

    def dump_event(self, event: Event) -> dict[str, Any]:
        """Converts an event to plain data; its class name stands under the key "event"."""
        kind: Any = type(event)
        return {"event": event.name, **adapter(kind).dump_python(event, mode="json")}

    def load_event(self, data: Mapping[str, Any]) -> Event:
        """Converts plain data to an event. Raises ValueError."""
        kind: Any = self.event_classes.get(str(data.get("event")))
        if kind is None:
            raise ValueError(f"event: there is no {data.get('event')!r}")
        event: Event = adapter(kind).validate_python({name: value for name, value in data.items() if name != "event"})
        return event

    def shared_fields(self, setup: U) -> dict[str, Any]:
        """Returns, by name, the fields of a state that follow from the setup and are not written: here the edition.
        Raises ValueError."""
        return {"edition": setup.edition}

    def check_setup(self, setup: U) -> None:
        """Validates a loaded setup: a hook that does nothing here and that a game overrides. Raises SetupError."""

    def check_state(self, s: S, setup: U) -> None:
        """Validates what the types of a loaded position can't express: a hook that does nothing here and that a game
        overrides. Raises ValueError with place and reason."""
