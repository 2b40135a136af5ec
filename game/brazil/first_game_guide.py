"""The rules that lie open by themselves in a first game."""

from __future__ import annotations

from collections.abc import Callable

from engine.brazil.decisions import CombatFrame
from game.brazil.table_model import Desk
from game.brazil.wording.rule_lookup import asked_now
from game.platform.settings import Settings


class Guide:
    """Lays the rule of each choice beside the table while the setting is on. Closing a leaf closes that leaf: the
    next choice brings its own. Only ``switch`` turns the guide on or off; ``switched`` is told then."""

    def __init__(self, desk: Desk, settings: Settings, switched: Callable[[bool], object]) -> None:
        self.desk, self.settings, self.switched = desk, settings, switched
        self.asked = ""  # the leaf that was laid open last

    def lay_open(self) -> None:
        desk = self.desk
        if not self.settings.guide or not desk.deciding or isinstance(desk.frame, CombatFrame):
            return
        if desk.drawer in ("", "rules") and (rule := asked_now(desk)) != self.asked:
            desk.drawer, desk.rule, self.asked = "rules", rule, rule

    def switch(self, on: bool) -> None:
        """Turn the guide on or off for this and all later games; off, its leaf is closed, too."""
        self.settings.guide, self.asked = on, ""
        if not on and self.desk.drawer == "rules":
            self.desk.drawer = ""
        self.switched(on)
