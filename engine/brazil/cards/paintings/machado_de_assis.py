"""The painting Machado de Assis, a flag read by rules/payment_solver.py: a Gold card pays as science."""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class MachadoDeAssis(OwnedCard):
    """A Gold card counts as science in payments.

    Printed: In payments [hand_gold] counts as [science].
    """

    id = "machado_de_assis"

    gold_card_as_science = True
