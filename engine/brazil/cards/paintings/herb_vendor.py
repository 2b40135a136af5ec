"""The painting The Herb Vendor, id only (rule: questions/more_production.py): own Farms produce one more coffee."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class HerbVendor(MoreProduction):
    """Own Farms produce one more coffee.

    Printed: Each Farm of yours makes one more [coffee].
    """

    id = "herb_vendor"
