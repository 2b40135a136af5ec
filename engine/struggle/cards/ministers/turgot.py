"""The Ministry Turgot: the first Debt of a round gives 1 point more with more Available Debt than Britain.

French, Revolution era. Ruling R29.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.state import State


class Turgot(Minister):
    """The first Debt of a round gives 1 point more with more Available Debt than Britain (ruling R29).

    Printed: The first Debt you take in each Action Round gives 1 point more if you have more Available Debt than
    Britain.
    """

    id = "turgot"

    def debt_worth(self, s: State, f: RoundDecision) -> int:
        """Returns the points that a round's first Debt gives in addition: 1 if the owner's Available Debt exceeds the
        opponent's, else 0."""
        ahead = s.players[f.seat].available > s.players[1 - f.seat].available
        return self.ability("credit").more if ahead else 0
