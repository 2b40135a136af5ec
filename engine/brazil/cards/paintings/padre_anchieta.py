"""Own Churches produce one gold more."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class PadreAnchieta(MoreProduction):
    """Own Churches produce one gold more."""

    id = "padre_anchieta"
