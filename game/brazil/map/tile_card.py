"""Builds the zoom previews of a hex (all that is known about it) and of the player's Missions."""

from __future__ import annotations

from engine.brazil.components import MISSIONS
from engine.brazil.view import HIDDEN
from game.brazil.cards import BigCard
from game.brazil.map.tile_tooltip import hex_tip
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui
from game.widgets.base import Flow, Widget
from game.widgets.label import Label, Panel
from game.widgets.zoom_preview import enlarged

WIDE, HIGH, TEXT = 220, 242, 340
MISSION = 260


def hex_card(ui: Ui, model: TableModel, hex_id: int) -> Widget | None:
    """Builds the zoom preview of a hex: its picture and its tooltip's text. None if nothing but terrain or an unknown
    tile lies there."""
    picture = _picture(model, hex_id)
    return enlarged(picture, WIDE, HIGH, hex_tip(ui, model, hex_id), TEXT) if picture else None


def missions_from_near(ui: Ui, model: TableModel) -> Widget:
    """Builds a panel that shows the player's unannounced Missions as large cards, or a line that says there are
    none."""
    cards: list[Widget] = [
        BigCard("mission", mission, MISSION, None, lit=False, name=f"near-{mission}")
        for mission in model.player.missions
        if mission in MISSIONS
    ]
    return Panel(Flow(cards or [Label(ui.text("no-missions"))], gap=16), pad=16, name="near-missions")


def _picture(model: TableModel, hex_id: int) -> str:
    s = model.view
    if s.tile[hex_id]:
        return words.tile_picture(s.tile[hex_id])
    if s.explored[hex_id]:
        return words.exploration_picture(s.explored[hex_id])
    for seat, player in enumerate(s.seats):
        for unit, place in enumerate(player.units):
            if place == hex_id:
                return words.unit_picture(s, seat, unit)
    found = s.unexplored[hex_id]
    return words.exploration_picture(found) if found and found != HIDDEN else ""
