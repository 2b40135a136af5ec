"""The rules that lie open by themselves in a first game."""

from __future__ import annotations

from collections.abc import Callable

from engine.brazil.decisions import CombatDecision
from game.brazil.table_model import TableModel
from game.brazil.wording.rule_lookup import asked_now
from game.platform.settings import Settings


class Guide:
    """Lays the rule of each choice beside the table while the setting is on. Closing a leaf closes that leaf: the
    next choice brings its own. Only ``switch`` turns the guide on or off; ``switched`` is told then."""

    def __init__(self, model: TableModel, settings: Settings, switched: Callable[[bool], object]) -> None:
        self.model, self.settings, self.switched = model, settings, switched
        self.asked = ""  # the leaf that was laid open last

    def lay_open(self) -> None:
        model = self.model
        if not self.settings.guide or not model.deciding or isinstance(model.frame, CombatDecision):
            return
        if model.drawer in ("", "rules") and (rule := asked_now(model)) != self.asked:
            model.drawer, model.rule, self.asked = "rules", rule, rule

    def switch(self, on: bool) -> None:
        """Turn the guide on or off for this and all later games; off, its leaf is closed, too."""
        self.settings.guide, self.asked = on, ""
        if not on and self.model.drawer == "rules":
            self.model.drawer = ""
        self.switched(on)
