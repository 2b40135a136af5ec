"""The painting Landing at Porto Seguro: in payments cotton counts as gold, which stands for any resource.

A flag, which rules/payment.py reads.
"""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class LandingAtPortoSeguro(OwnedCard):
    """In payments cotton counts as gold, which stands for any resource.

    Printed: In payments [cotton] counts as [gold].
    """

    id = "landing_at_porto_seguro"

    cotton_as_gold = True
