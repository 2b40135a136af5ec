"""The painting The Guarani: own Sawmills produce one more brazilwood."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class Guarani(MoreProduction):
    """Own Sawmills produce one more brazilwood.

    Printed: Each Sawmill of yours makes one more [brazilwood].
    """

    id = "guarani"
