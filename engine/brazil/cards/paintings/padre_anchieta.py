"""The painting Padre Anchieta, id only (rule: questions/more_production.py): own Churches produce one more gold."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class PadreAnchieta(MoreProduction):
    """Own Churches produce one more gold.

    Printed: Each Church of yours makes one more [gold].
    """

    id = "padre_anchieta"
