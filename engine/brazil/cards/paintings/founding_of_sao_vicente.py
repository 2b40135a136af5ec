"""The painting Founding of São Vicente, id only (rule: questions/more_production.py): own Cane Fields produce one more
sugarcane."""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class FoundingOfSaoVicente(MoreProduction):
    """Own Cane Fields produce one more sugarcane.

    Printed: Each Cane Field of yours makes one more [sugarcane].
    """

    id = "founding_of_sao_vicente"
