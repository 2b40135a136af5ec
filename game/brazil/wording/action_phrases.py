"""Converts events to short phrases with pictures, for lists that show the seat's emblem instead of its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.brazil import events as e
from engine.brazil.state import NOBODY
from engine.core.event import Event
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.brazil.wording.log_text import values_of
from game.i18n.texts import Texts

# the most important first
EVENTS_BY_IMPORTANCE: tuple[type[Event], ...] = (
    e.GameEnded,
    e.LastRound,
    e.EraBegan,
    e.BattleEnded,
    e.TileSeized,
    e.MissionAnnounced,
    e.PalacePlaced,
    e.TileBuilt,
    e.ProductMade,
    e.PaintingTaken,
    e.UnitDeployed,
    e.TileExplored,
    e.TileRenovated,
    e.CapitalChosen,
    e.MonarchChosen,
    e.GoldCardPlayed,
    e.CardDrawn,
    e.Traded,
    e.UnitsMoved,
    e.TokenPlaced,
)


@dataclass(frozen=True, slots=True)
class ActionPhrase:
    """An action of a seat, ready to be drawn.

    ``weight``: its index in EVENTS_BY_IMPORTANCE; where space is short, high weights are dropped first.
    """

    badge: str  # picture of the seat's emblem; "" for none
    text: str
    picture: str  # of the object; "" for none
    weight: int = 0  # index in EVENTS_BY_IMPORTANCE


def phrase_of(texts: Texts, model: TableModel, event: Event) -> ActionPhrase:
    """Converts an event of a kind in EVENTS_BY_IMPORTANCE to a phrase: its text without the seat's name, the seat's
    emblem, a picture, its weight."""
    values: dict[str, Any] = {"thing": "", "name": "", "n": 0, **values_of(texts, model, event)}
    message = f"phrase-{event.name}"
    seat = getattr(event, "seat", NOBODY)
    if isinstance(event, e.BattleEnded):
        seat = event.winner
        loser = event.defender if event.winner == event.attacker else event.attacker
        low, high = sorted((event.attack, event.defence))
        values |= {"loser": model.seat_name(texts, loser), "high": high, "low": low}
    elif isinstance(event, e.TileRenovated) and event.flipped:
        message += "-flipped"
    elif isinstance(event, e.CardDrawn) and event.card == e.HIDDEN:
        message += "-hidden"
    elif isinstance(event, e.GameEnded):
        message = f"event-GameEnded-{event.cause}"
    badge = f"seats/{model.view.seats[seat].colour}" if seat != NOBODY else ""
    return ActionPhrase(
        badge, texts(message, **values), picture_of(model, event), EVENTS_BY_IMPORTANCE.index(type(event))
    )


def picture_of(model: TableModel, event: Event) -> str:
    """Returns the picture id of what an event is about; "" for none."""
    match event:
        case e.TileBuilt() | e.TileRenovated():
            return words.tile_picture(event.tile)
        case e.TileExplored():
            return words.exploration_picture(event.tile)
        case e.ProductMade():
            return f"products/{event.product}"
        case e.PaintingTaken():
            return f"paintings/{event.painting}"
        case e.PalacePlaced():
            return f"palaces/palace_{event.palace}"
        case e.UnitDeployed():
            return words.unit_picture(model.view, event.seat, event.unit)
        case e.UnitsMoved():
            return words.unit_picture(model.view, event.seat, event.units[0])
        case e.CardDrawn():
            return f"marks/hand_{event.deck}"
        case e.TokenPlaced():
            return f"arches/{event.arch}"
        case e.EraBegan():
            return f"marks/era_{event.era}"
        case e.MonarchChosen():
            return f"monarchs/{event.monarch}"
        case e.MissionAnnounced():
            return "marks/hand_mission"
    return PLAIN.get(type(event), "")


PLAIN: dict[type[Event], str] = {
    e.LastRound: "marks/round",
    e.BattleEnded: "marks/swords",
    e.TileSeized: "marks/swords",
    e.GoldCardPlayed: "marks/hand_gold",
    e.Traded: "arches/trade",
    e.CapitalChosen: "capitals/capital",
}
