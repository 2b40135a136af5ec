"""The things to choose from in the present decision, as they are shown in the tray."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.brazil import decisions as f
from game.brazil.options import actions, moving, others, paying
from game.brazil.options.option import Option
from game.brazil.table_model import Desk
from game.render.ui import Ui

__all__ = ["ELSEWHERE", "OPTIONS", "Option", "tray_options"]
Maker = Callable[[Ui, Desk, Any], list[Option]]  # of (ui, desk, the frame)

# Every kind of decision, with what the tray offers for it.
OPTIONS: dict[type[f.Frame], Maker] = {
    f.BuildFrame: actions.build,
    f.DeployFrame: actions.deploy,
    f.ManufactureFrame: actions.manufacture,
    f.RenovateFrame: actions.renovate,
    f.TradeFrame: actions.trade,
    f.PalaceFrame: actions.palace,
    f.ResourceFrame: paying.resource,
    f.PaymentFrame: paying.payment,
    f.LimitFrame: paying.limit,
    f.TurnFrame: moving.turn,
    f.CapitalFrame: others.capital,
    f.BidFrame: others.bid,
    f.MissionDrawFrame: others.eras,
    f.DefeatFrame: others.units,
    f.VictoryFrame: others.gold_cards,
    f.CombatFrame: others.cancel,
    f.ExpeditionFrame: others.expedition,
}
# Those that are answered elsewhere: large cards over the map, the hand, the arches.
ELSEWHERE: tuple[type[f.Frame], ...] = (
    f.DraftFrame,
    f.MonarchFrame,
    f.PaintingFrame,
    f.GiveCardsFrame,
    f.EraFrame,
)


def tray_options(ui: Ui, desk: Desk) -> list[Option]:
    """Every option of the tray for the present frame."""
    frame = desk.frame
    if not desk.deciding or frame is None or type(frame) in ELSEWHERE:
        return []
    found = OPTIONS[type(frame)](ui, desk, frame)
    for number, option in enumerate(found):
        option.key = option.key or f"option-{number}"
    return found
