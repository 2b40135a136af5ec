"""The painting Dona Leopoldina: its owner may build on any land terrain, and over own Buildings of any era.

A flag, which rules/actions/sites.py reads.
"""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class DonaLeopoldina(OwnedCard):
    """Buildings may be built on any land terrain, and over own Buildings of any era.

    Printed: Build on any terrain, and over your own Buildings of any era.
    """

    id = "dona_leopoldina"

    ignores_terrain = True
    builds_over_any_era = True
