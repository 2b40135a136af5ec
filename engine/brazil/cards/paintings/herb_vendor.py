"""The painting The Herb Vendor: own Farms produce 1 more coffee, and get 1 when the painting is taken.

Only its id: the rule is in questions/more_production.py.
"""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class HerbVendor(MoreProduction):
    """Each own Farm produces 1 more coffee, and gets 1 at once when the painting is taken.

    Printed: Each Farm of yours makes one more [coffee].
    """

    id = "herb_vendor"
