"""Own Farms produce one coffee more."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class HerbVendor(MoreProduction):
    """Own Farms produce one coffee more."""

    id = "herb_vendor"
