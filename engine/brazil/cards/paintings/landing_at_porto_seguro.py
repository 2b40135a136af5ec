"""The painting Landing at Porto Seguro, a flag read by rules/payment.py: cotton counts as gold in payments."""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class LandingAtPortoSeguro(OwnedCard):
    """Cotton counts as gold in payments.

    Printed: In payments [cotton] counts as [gold].
    """

    id = "landing_at_porto_seguro"

    cotton_as_gold = True
