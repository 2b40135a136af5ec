"""The rules that lie open by themselves in a first game."""

from __future__ import annotations

from collections.abc import Callable

from engine.brazil.frames import CombatFrame
from game.brazil.desk import Desk
from game.brazil.rulebook import asked_now
from game.settings import Settings


class Guide:
    """Whoever plays for the first time has the rule of each choice beside the table, until he lays it aside. ``away``
    is told then."""

    def __init__(self, desk: Desk, settings: Settings, away: Callable[[], object]) -> None:
        self.desk, self.settings, self.away = desk, settings, away
        self.guided, self.asked = False, ""  # the rules were laid open, and about which choice

    def lay_open(self) -> None:
        desk, settings = self.desk, self.settings
        if not settings.guide or not desk.deciding or isinstance(desk.frame, CombatFrame):
            return
        if self.guided and not desk.drawer:
            settings.guide = self.guided = False
            self.away()
        elif desk.drawer in ("", "rules") and (rule := asked_now(desk)) != self.asked:
            desk.drawer, desk.rule, self.asked, self.guided = "rules", rule, rule, True
