"""The painting The Guarani: own Sawmills produce 1 more brazilwood, and get 1 when the painting is taken.

Only its id: the rule is in questions/more_production.py.
"""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class Guarani(MoreProduction):
    """Each own Sawmill produces 1 more brazilwood, and gets 1 at once when the painting is taken.

    Printed: Each Sawmill of yours makes one more [brazilwood].
    """

    id = "guarani"
