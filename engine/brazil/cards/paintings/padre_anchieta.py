"""The painting Padre Anchieta: own Churches produce 1 more gold, and get 1 when the painting is taken.

Only its id: the rule is in questions/more_production.py.
"""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class PadreAnchieta(MoreProduction):
    """Each own Church produces 1 more gold, and gets 1 at once when the painting is taken.

    Printed: Each Church of yours makes one more [gold].
    """

    id = "padre_anchieta"
