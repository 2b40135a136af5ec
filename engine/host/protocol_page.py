"""Generates PROTOCOL.md from the message classes: every message with its fields and limits."""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel

from engine.host import message_types as limits
from engine.host.client_messages import ClientMessage, SeatPlan, Signed
from engine.host.clocks import Clock
from engine.host.host_messages import DealSeat, HostMessage, Invitation, ListedTable, PlayedMove, SeatStatus, ShownLine

PAGE = Path(__file__).with_name("PROTOCOL.md")
PARTS: tuple[type[BaseModel], ...] = (
    SeatPlan,
    Clock,
    Signed,
    Invitation,
    ListedTable,
    DealSeat,
    ShownLine,
    PlayedMove,
    SeatStatus,
)
HEAD = f"""# The protocol between host and client

Version {limits.PROTOCOL}. Made from `client_messages.py` and `host_messages.py` by
`python -m engine host --write-protocol`; a test compares.

Messages are JSON objects in text frames of a WebSocket, told apart by `type`. A client sends at most
{limits.FROM_CLIENT >> 10} KiB a message, a host at most {limits.FROM_HOST >> 20} MiB. Fields that are not listed are
refused.

1. The first message is `hello`; the host answers `welcome`, or `refused` where the protocols differ, and closes.
2. `create` makes a table. Each person's seat has an invitation: a link with a secret of 128 bits in its fragment, and
   six words. `join` turns words into a secret, and `sit` takes a free seat of a table that `list` shows; `open` takes
   a seat by its secret, or watches without one. When every person's seat was opened, or by `start`, the deal is drawn:
   each seat with a key sends `pledge`, all get `deal` and answer by `reveal`, then the game begins. What is hashed and
   signed is in `engine/core/deal.py` and `engine/core/signed_chain.py`.
3. The log of a table is numbered from 0, line by line; nothing is ever removed from it, as taking back is a line, too.
   A client says in `open` which line it has last, and gets in `state` those after it with the present view of its seat.
4. `move` and `undo` name the last line the client had. The host answers `moved` when the line is on its disk, or
   `refused`. Sent twice, they are one: after the connection broke, send the same again. They are refused as `stale`
   where the seat itself has acted since, or something was taken back since, and as `unsigned` where others acted
   first: sign again over their line, with its number.
5. A seat is sent its view, its own moves, and the events visible to it; an onlooker what everybody may see. When the
   game is over, `get_save` gives the whole of it.
6. A seat has one window: `open` elsewhere ends in `replaced` here. A client that reads too slowly, or does not answer
   pings, is dropped, and catches up by `open`.
"""


def page() -> str:
    """Generates the text of PROTOCOL.md, in Markdown."""
    parts = [HEAD, "## From a client\n"]
    parts += [_message(kind) for kind in get_args(ClientMessage)]
    parts += ["## From the host\n", *(_message(kind) for kind in get_args(HostMessage))]
    parts += ["## Parts of messages\n", *(_message(kind) for kind in PARTS)]
    parts += ["## Reasons of refusals\n", "| reason | sentence |\n|---|---|"]
    parts += ["\n".join(f"| `{code}` | {sentence} |" for code, sentence in limits.REFUSALS.items())]
    return "\n".join(parts) + "\n"


def _message(kind: type[BaseModel]) -> str:
    schema = kind.model_json_schema()
    fields = dict(schema.get("properties", {}))
    tag = fields.pop("type", None)
    required = schema.get("required", [])
    title = f"`{tag['const']}`" if tag else kind.__name__
    text = " ".join((inspect.getdoc(kind) or "").split())
    lines = [f"### {title}\n", f"{text}\n"]
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for name, field in fields.items():
            default = f"default `{json.dumps(field['default'])}`" if "default" in field else "optional"
            needed = "" if name in required else default
            lines.append(f"| `{name}` | {_type(field)} | {needed} |")
        lines.append("")
    return "\n".join(lines)


def _type(field: dict[str, Any]) -> str:
    """Returns a field's type and limits in words."""
    if "$ref" in field:
        return str(field["$ref"].rpartition("/")[2])
    if "anyOf" in field:
        return " or ".join(_type(part) for part in field["anyOf"])
    if "enum" in field or "const" in field:
        return ", ".join(f"`{json.dumps(value)}`" for value in field.get("enum", [field.get("const")]))
    bounds = {
        "minLength": "at least {} letters",
        "maxLength": "at most {} letters",
        "minItems": "at least {}",
        "maxItems": "at most {}",
        "maxProperties": "at most {}",
        "minimum": "from {}",
        "exclusiveMinimum": "above {}",
        "maximum": "to {}",
        "exclusiveMaximum": "below {}",
    }
    text = str(field.get("type", "any"))
    if "items" in field:
        text = f"list of {_type(field['items'])}"
    limits_of = [words.format(field[bound]) for bound, words in bounds.items() if bound in field]
    if "pattern" in field:
        limits_of.append(f"`{field['pattern']}`".replace("|", "\\|"))
    return ", ".join([text, *limits_of])
