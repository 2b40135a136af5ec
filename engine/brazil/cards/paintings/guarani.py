"""Own Sawmills produce one brazilwood more."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class Guarani(MoreProduction):
    """Own Sawmills produce one brazilwood more."""

    id = "guarani"
