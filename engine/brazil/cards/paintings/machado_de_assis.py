"""The painting Machado de Assis: in payments a Gold card counts as science, which stands for anything.

A flag, which rules/payment_solver.py reads.
"""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class MachadoDeAssis(OwnedCard):
    """In payments a Gold card counts as science, which stands for anything.

    Printed: In payments [hand_gold] counts as [science].
    """

    id = "machado_de_assis"

    gold_card_as_science = True
