"""The painting Arariboia: its owner may found Cities on the hex of any own unit, not only of the Monarch unit.

A flag, which rules/actions/sites.py reads.
"""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class Arariboia(OwnedCard):
    """Cities may be founded on the hex of any own unit, not only the Monarch's.

    Printed: A City may be founded on the hex of any unit of yours.
    """

    id = "arariboia"

    city_on_any_unit = True
