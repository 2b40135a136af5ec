"""Lists the tray's options of other decisions: Capitals, bids, eras, units lost, cards to play or cancel."""

from __future__ import annotations

from engine.brazil import decisions as f
from engine.brazil.components import UNITS
from game.brazil.cards import card_tip
from game.brazil.options.option import TrayOption
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui


def capital(ui: Ui, model: TableModel, frame: f.CapitalDecision) -> list[TrayOption]:
    """Returns one option for each Capital tile that may be chosen, shown by its resource."""
    return [
        TrayOption(
            {"hex": hex_id},
            ui.text(f"good-{good}"),
            f"goods/{good}",
            "",
            ui.text("tip-capital", good=ui.text(f"good-{good}")),
            key=f"capital-{hex_id}",
        )
        for hex_id, good in model.view.capital_tiles
        if model.selector.every(hex=hex_id)
    ]


def bid(ui: Ui, model: TableModel, frame: f.BidDecision) -> list[TrayOption]:
    """Returns one option for each number of victory points that may be bid."""
    return [
        TrayOption(
            {"vp": vp}, str(vp), "", "", f"{ui.text('tip-bid', vp=vp)}\n{ui.text('ruling-setup-bids')}", key=f"bid-{vp}"
        )
        for vp in model.selector.values("vp")
    ]


def eras(ui: Ui, model: TableModel, frame: f.MissionDrawDecision) -> list[TrayOption]:
    """Returns one option for each era from whose deck a Mission may be drawn."""
    return [
        TrayOption(
            {"era": era},
            ui.text("mission-of-era", era=ui.text(f"mission-era-{era}")),
            f"marks/era_{era}",
            key=f"era-{era}",
        )
        for era in model.selector.values("era")
    ]


def units(ui: Ui, model: TableModel, frame: f.DefeatDecision) -> list[TrayOption]:
    """Returns one option for each of the winner's units that may be chosen to be lost."""
    s = model.view
    return [
        TrayOption(
            {"unit": unit},
            words.unit(ui.texts, s, frame.winner, unit),
            words.unit_picture(s, frame.winner, unit),
            f"[cs]{UNITS[s.seats[frame.winner].colour][unit].vp}",
            shape=(46, 51),
            key=f"unit-{unit}",
        )
        for unit in model.selector.values("unit")
    ]


def gold_cards(ui: Ui, model: TableModel, frame: f.VictoryDecision) -> list[TrayOption]:
    """Returns one option for each Gold card that may be played after a victory."""
    return [
        TrayOption(
            {"card": card},
            ui.text(f"gold-{card}"),
            "",
            "",
            card_tip(ui, "gold", card),
            card=("gold", card),
            key=f"gold-{card}",
        )
        for card in model.selector.values("card")
    ]


def cancel(ui: Ui, model: TableModel, frame: f.CombatDecision) -> list[TrayOption]:
    """Returns one option for each of the enemy's Combat cards that may be cancelled."""
    return [
        TrayOption(
            {"card": card},
            ui.text(f"combat-{card}"),
            "",
            "",
            card_tip(ui, "combat", card),
            card=("combat", card),
            key=f"cancel-{card}",
        )
        for card in model.selector.values("card")
    ]


def expedition(ui: Ui, model: TableModel, frame: f.ExpeditionDecision) -> list[TrayOption]:
    """Returns one option for each unit that may fight the Expedition."""
    return [
        TrayOption({"kind": "fight_expedition", "unit": unit}, ui.text("fight"), "marks/swords", key="fight")
        for unit in model.selector.values("unit", model.selector.every(kind="fight_expedition"))
    ]
