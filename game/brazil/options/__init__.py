"""The things to choose from in the present decision, as they are shown in the tray."""

from __future__ import annotations

from game.brazil.desk import Desk
from game.brazil.options import actions, moving, others, paying
from game.brazil.options.option import Option
from game.ui import Ui

__all__ = ["Option", "tray_options"]
MAKERS = {
    "build": actions.build,
    "deploy": actions.deploy,
    "manufacture": actions.manufacture,
    "renovate": actions.renovate,
    "trade": actions.trade,
    "palace": actions.palace,
    "resource": paying.resource,
    "payment": paying.payment,
    "limit": paying.limit,
    "turn": moving.turn,
    "capital": others.capital,
    "bid": others.bid,
    "mission_draw": others.eras,
    "defeat": others.units,
    "victory": others.gold_cards,
    "combat": others.cancel,
    "expedition": others.expedition,
}


def tray_options(ui: Ui, desk: Desk) -> list[Option]:
    """Every option of the tray for the present frame."""
    if not desk.deciding:
        return []
    maker = MAKERS.get(desk.kind)
    found = maker(ui, desk) if maker is not None else []
    for number, option in enumerate(found):
        option.key = option.key or f"option-{number}"
    return found
