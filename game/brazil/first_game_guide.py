"""The first-game guide: opens the matching rules page beside the table at every choice."""

from __future__ import annotations

from collections.abc import Callable

from engine.brazil.decisions import CombatDecision
from game.brazil.table_model import TableModel
from game.brazil.wording.rule_lookup import asked_now
from game.platform.settings import Settings


class Guide:
    """Opens the rules page for each choice while the setting is on.

    Closing a page closes that page only; the next choice opens its own. Only `switch` turns the guide on or off, and
    then calls ``switched``.
    """

    def __init__(self, model: TableModel, settings: Settings, switched: Callable[[bool], object]) -> None:
        self.model, self.settings, self.switched = model, settings, switched
        self.asked = ""  # the page opened last

    def lay_open(self) -> None:
        """Opens the rules page for the current choice, if the guide is on and that page was not open before."""
        model = self.model
        if not self.settings.guide or not model.deciding or isinstance(model.frame, CombatDecision):
            return
        if model.drawer in ("", "rules") and (rule := asked_now(model)) != self.asked:
            model.drawer, model.rule, self.asked = "rules", rule, rule

    def switch(self, on: bool) -> None:
        """Turns the guide on or off for this and later games; off also closes its page."""
        self.settings.guide, self.asked = on, ""
        if not on and self.model.drawer == "rules":
            self.model.drawer = ""
        self.switched(on)
