"""Own Cane Fields produce one sugarcane more."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class FoundingOfSaoVicente(MoreProduction):
    """Own Cane Fields produce one sugarcane more."""

    id = "founding_of_sao_vicente"
