"""Capitals, bids, eras, units lost, cards to play or cancel, Expeditions."""

from __future__ import annotations

from engine.brazil import decisions as f
from engine.brazil.components import UNITS
from game.brazil.cards import card_tip
from game.brazil.options.option import Option
from game.brazil.table_model import Desk
from game.brazil.wording import words
from game.render.ui import Ui


def capital(ui: Ui, desk: Desk, frame: f.CapitalFrame) -> list[Option]:
    return [
        Option(
            {"hex": hex_id},
            ui.text(f"good-{good}"),
            f"goods/{good}",
            "",
            ui.text("tip-capital", good=ui.text(f"good-{good}")),
            key=f"capital-{hex_id}",
        )
        for hex_id, good in desk.view.capital_tiles
        if desk.picker.every(hex=hex_id)
    ]


def bid(ui: Ui, desk: Desk, frame: f.BidFrame) -> list[Option]:
    return [
        Option({"vp": vp}, str(vp), "", "", ui.text("tip-bid", vp=vp), key=f"bid-{vp}")
        for vp in desk.picker.values("vp")
    ]


def eras(ui: Ui, desk: Desk, frame: f.MissionDrawFrame) -> list[Option]:
    return [
        Option(
            {"era": era},
            ui.text("mission-of-era", era=ui.text(f"mission-era-{era}")),
            f"marks/era_{era}",
            key=f"era-{era}",
        )
        for era in desk.picker.values("era")
    ]


def units(ui: Ui, desk: Desk, frame: f.DefeatFrame) -> list[Option]:
    """Which of the winner's units is lost."""
    s = desk.view
    return [
        Option(
            {"unit": unit},
            words.unit(ui.texts, s, frame.winner, unit),
            words.unit_picture(s, frame.winner, unit),
            f"[cs]{UNITS[s.seats[frame.winner].colour][unit].vp}",
            shape=(46, 51),
            key=f"unit-{unit}",
        )
        for unit in desk.picker.values("unit")
    ]


def gold_cards(ui: Ui, desk: Desk, frame: f.VictoryFrame) -> list[Option]:
    return [
        Option(
            {"card": card},
            ui.text(f"gold-{card}"),
            "",
            "",
            card_tip(ui, "gold", card),
            card=("gold", card),
            key=f"gold-{card}",
        )
        for card in desk.picker.values("card")
    ]


def cancel(ui: Ui, desk: Desk, frame: f.CombatFrame) -> list[Option]:
    return [
        Option(
            {"card": card},
            ui.text(f"combat-{card}"),
            "",
            "",
            card_tip(ui, "combat", card),
            card=("combat", card),
            key=f"cancel-{card}",
        )
        for card in desk.picker.values("card")
    ]


def expedition(ui: Ui, desk: Desk, frame: f.ExpeditionFrame) -> list[Option]:
    return [
        Option({"kind": "fight_expedition", "unit": unit}, ui.text("fight"), "marks/swords", key="fight")
        for unit in desk.picker.values("unit", desk.picker.every(kind="fight_expedition"))
    ]
