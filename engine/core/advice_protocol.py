"""What a game must offer besides `Rules` so that there are hints, reasons and reviews."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.chance import Calibrated
from engine.core.evaluation_terms import Explaining
from engine.core.rules import Rules


class Advised(Rules[Any, Any], Calibrated, Explaining, Protocol):
    """The rules of a game, its chances of winning, and the parts of its evaluation."""
