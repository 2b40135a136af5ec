"""The painting Arariboia, a flag read by rules/actions/sites.py: Cities may be founded on the hex of any own unit."""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class Arariboia(OwnedCard):
    """Cities may be founded on the hex of any own unit.

    Printed: A City may be founded on the hex of any unit of yours.
    """

    id = "arariboia"

    city_on_any_unit = True
