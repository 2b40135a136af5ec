"""The painting The Guarani: each own Sawmill produces 1 more brazilwood, and gets 1 at once when it is taken.

Only its id: the rule is in questions/more_production.py.
"""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class Guarani(MoreProduction):
    """Each own Sawmill produces 1 more brazilwood, and gets 1 at once when the painting is taken.

    Printed: Each Sawmill of yours makes one more [brazilwood].
    """

    id = "guarani"
