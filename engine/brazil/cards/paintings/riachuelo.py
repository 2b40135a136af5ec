"""The painting Battle of Riachuelo: every own movement may enter and leave Water.

A flag, which rules/movement.py reads.
"""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class Riachuelo(OwnedCard):
    """Every own movement may enter and leave Water.

    Printed: All your moves may enter and leave Water.
    """

    id = "riachuelo"

    water_by_any_move = True
