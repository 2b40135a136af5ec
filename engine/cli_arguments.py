"""Types for command-line arguments (validated, one-line errors), and `print_result`: a result as text or JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any, NoReturn


class UsageError(Exception):
    """Raised for a command that can't be carried out as given; the message is one clear line."""


class Parser(argparse.ArgumentParser):
    """Options are written in full, and a wrong one is one line."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **{**more, "allow_abbrev": False})

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message}")


def positive(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return value


def _up_to(most: float, text: str, wanted: str) -> float:
    """Reads a number above 0 and at most `most`; the message says what was wanted. Raises ArgumentTypeError."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is {wanted}")
    return value


def seconds(text: str) -> float:
    return _up_to(3600, text, "no number of seconds from 0 to 3600")


def share(text: str) -> float:
    return _up_to(1, text, "not a share above 0 and at most 1")


def choice(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not an option with its value, NAME=VALUE")
    return name, value


def print_result(args: argparse.Namespace, data: dict[str, Any], lines: Sequence[str]) -> None:
    """Prints a command's result: ``data`` as JSON with ``--json``, else ``lines``."""
    print(json.dumps(data) if args.json else "\n".join(lines))
