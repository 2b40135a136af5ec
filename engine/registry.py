"""The registry of all games: the rules of each, by name. An explicit list: a bundled program can't find computed
imports."""

from __future__ import annotations

from typing import Any

from engine.brazil.game import BrazilRules
from engine.core.rules import Rules
from engine.historia.game import HistoriaRules
from engine.struggle.game import StruggleRules

DEFAULT = "brazil"
GAMES: dict[str, Rules[Any, Any]] = {"brazil": BrazilRules(), "historia": HistoriaRules(), "struggle": StruggleRules()}
