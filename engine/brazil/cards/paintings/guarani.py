"""The painting The Guarani, id only (rule: questions/more_production.py): own Sawmills produce one more brazilwood."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class Guarani(MoreProduction):
    """Own Sawmills produce one more brazilwood.

    Printed: Each Sawmill of yours makes one more [brazilwood].
    """

    id = "guarani"
