"""The painting Founding of São Vicente: own Cane Fields produce 1 more sugarcane, and get 1 when the painting is taken.

Only its id: the rule is in questions/more_production.py.
"""

from __future__ import annotations

from engine.brazil.questions.more_production import MoreProduction


class FoundingOfSaoVicente(MoreProduction):
    """Each own Cane Field produces 1 more sugarcane, and gets 1 at once when the painting is taken.

    Printed: Each Cane Field of yours makes one more [sugarcane].
    """

    id = "founding_of_sao_vicente"
