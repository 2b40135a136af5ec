"""Parses, validates and serializes the messages between a host and its clients: JSON objects over a WebSocket, one
class for each `type`.

`PROTOCOL.md` describes every message; `protocol_page.py` makes it from the classes.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from engine.host.client_messages import ClientMessage
from engine.host.host_messages import HostMessage
from engine.host.message_types import Message, Refusal
from engine.storage.save_header import one_line

_CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])
_HOST: TypeAdapter[HostMessage] = TypeAdapter(Annotated[HostMessage, Field(discriminator="type")])


def read_client(text: str | bytes) -> ClientMessage:
    """Parses and validates a client's message. Raises Refusal ("unreadable")."""
    try:
        return _CLIENT.validate_json(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("unreadable", one_line(error)) from error


def read_host(text: str | bytes) -> HostMessage:
    """Parses and validates a host's message. Raises ValueError."""
    return _HOST.validate_json(text)


def write(message: Message) -> str:
    """Serializes a message to JSON text."""
    return message.model_dump_json()
