"""Lists the options to click in the tray (the panel over the map) for the pending decision, by kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.brazil import decisions as f
from game.brazil.options import actions, moving, others, paying
from game.brazil.options.option import TrayOption
from game.brazil.table_model import TableModel
from game.render.ui import Ui

__all__ = ["ELSEWHERE", "OPTIONS", "TrayOption", "tray_options"]
Maker = Callable[[Ui, TableModel, Any], list[TrayOption]]  # called with (ui, model, decision)

# The builder of the tray's options for each kind of decision.
OPTIONS: dict[type[f.Decision], Maker] = {
    f.BuildDecision: actions.build,
    f.DeployDecision: actions.deploy,
    f.ManufactureDecision: actions.manufacture,
    f.RenovateDecision: actions.renovate,
    f.TradeDecision: actions.trade,
    f.PalaceDecision: actions.palace,
    f.ResourceDecision: paying.resource,
    f.PaymentDecision: paying.payment,
    f.LimitDecision: paying.limit,
    f.TurnDecision: moving.turn,
    f.CapitalDecision: others.capital,
    f.BidDecision: others.bid,
    f.MissionDrawDecision: others.eras,
    f.DefeatDecision: others.units,
    f.VictoryDecision: others.gold_cards,
    f.CombatDecision: others.cancel,
    f.ExpeditionDecision: others.expedition,
}
# Decisions answered elsewhere: with large cards over the map, the hand, the arches.
ELSEWHERE: tuple[type[f.Decision], ...] = (
    f.DraftDecision,
    f.MonarchDecision,
    f.PaintingDecision,
    f.GiveCardsDecision,
    f.EraDecision,
)


def tray_options(ui: Ui, model: TableModel) -> list[TrayOption]:
    """Returns the options to click in the tray for the pending decision; none while no person decides."""
    frame = model.frame
    if not model.deciding or frame is None or type(frame) in ELSEWHERE:
        return []
    found = OPTIONS[type(frame)](ui, model, frame)
    for number, option in enumerate(found):
        option.key = option.key or f"option-{number}"
    return found
