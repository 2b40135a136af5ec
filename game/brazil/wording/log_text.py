"""Turns events into sentences for the log, one for each kind of event."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.brazil import events as e
from engine.brazil.components import CITIES, UNITS
from engine.core.event import Event
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.i18n.texts import Texts
from game.play.log_lines import Words


def log_wording(texts: Texts, model: TableModel) -> Words:
    """Returns a function that turns an event into its sentence for the log (`line_of` bound to texts and table)."""
    return partial(line_of, texts, model)


def line_of(texts: Texts, model: TableModel, event: Event) -> str:
    """Returns an event's sentence for the log; "" for events that need none."""
    if isinstance(event, e.TurnBegan):
        return f"*{texts('event-TurnBegan', name=_name(texts, model, event.seat), round=event.round)}*"
    if isinstance(event, (e.CardsSealed, e.BattleBegan, e.DeckShuffled)):
        return ""
    values: dict[str, Any] = {"name": "", "goods": "", "thing": "", "n": 0}
    if isinstance(event, e.SecondBuildClosed):
        values["why"] = event.why
    seat = getattr(event, "seat", getattr(event, "attacker", None))
    if isinstance(seat, int) and seat >= 0:
        values["name"] = _name(texts, model, seat)
    for key, value in values_of(texts, model, event).items():
        values[key] = value
    message = f"event-{event.name}"
    if isinstance(event, e.TileKept):
        message += "-gone" if event.seat < 0 else ""
    elif isinstance(event, (e.CardDrawn, e.MissionDrawn)):
        hidden = getattr(event, "card", getattr(event, "mission", "")) == e.HIDDEN
        message += "-hidden" if hidden else ""
    elif isinstance(event, e.ExpeditionFought):
        message += "-won" if event.strength >= event.needed else "-lost"
    elif isinstance(event, e.TileRenovated):
        message += "-flipped" if event.flipped else ""
    elif isinstance(event, e.TilePeeked) and event.tile == e.HIDDEN:
        message += "-hidden"
    elif isinstance(event, e.GameEnded):
        message += f"-{event.cause}"
    return texts(message, **values)


def _name(texts: Texts, model: TableModel, seat: int) -> str:
    return model.seat_name(texts, seat)


def values_of(texts: Texts, model: TableModel, event: Event) -> dict[str, Any]:
    """Returns the parameters of an event's log sentence: names, goods, numbers; ``sort``: the kind of what was built
    or moved ("city", "several"), by which a language chooses its article."""
    found: dict[str, Any] = {}
    goods = getattr(event, "goods", None)
    if isinstance(goods, tuple):
        found["goods"] = words.symbols(goods)
    if isinstance(event, e.GoodsPaid):
        found["goods"] = words.symbols((event.good,))
    if isinstance(event, (e.CardsPaid, e.CardDrawn)):
        found["deck"] = texts(f"deck-{event.deck}")
    if isinstance(event, e.CardsPaid):
        found["n"] = len(event.cards)
    if isinstance(event, (e.CardDrawn, e.GoldCardPlayed, e.CardCancelled)):
        found["thing"] = words.thing(texts, event.card)
    for key, prefix in (
        ("painting", "painting"),
        ("monarch", "monarch"),
        ("product", "product"),
        ("arch", "arch"),
        ("resource", "good"),
        ("palace", "palace"),
    ):
        value = getattr(event, key, None)
        if value not in (None, ""):
            found["thing"] = texts(f"{prefix}-{value}")
    tile = getattr(event, "tile", getattr(event, "city", None))
    if isinstance(tile, str) and tile not in ("", e.HIDDEN):
        explored = isinstance(event, (e.TileExplored, e.TileKept, e.TilePeeked))
        found["thing"] = texts(f"exploration-{words.base_exploration(tile)}") if explored else words.tile(texts, tile)
    mission = getattr(event, "mission", None)
    if isinstance(mission, str) and mission != e.HIDDEN:
        found["thing"] = words.mission(texts, mission)
    if isinstance(event, (e.UnitDeployed, e.UnitsMoved, e.UnitsDefeated)):
        units = event.units if not isinstance(event, e.UnitDeployed) else (event.unit,)
        found["thing"] = ", ".join(words.unit(texts, model.view, event.seat, unit) for unit in units)
        found["n"] = len(units)
        found["sort"] = UNITS[model.view.seats[event.seat].colour][units[0]].kind if len(units) == 1 else "several"
    elif isinstance(event, (e.TileBuilt, e.TileRenovated)):
        found["sort"] = "city" if event.tile in CITIES else event.tile
    if isinstance(event, e.UnitsMoved):
        found["place"] = words.land(texts, model.view, event.to)
    if isinstance(event, e.ProductMade):
        found["place"] = texts(f"arch-{event.slot}") if event.slot != "monarch" else texts("slot-monarch")
    if isinstance(event, e.BattleEnded):
        found |= {"winner": _name(texts, model, event.winner), "attack": event.attack, "defence": event.defence}
        found["other"] = _name(texts, model, event.defender)
    if isinstance(event, e.ExpeditionFought):
        found |= {"attack": event.strength, "defence": event.needed}
    if isinstance(event, (e.EraBegan, e.OldTokenPlaced)):
        found["era"] = texts(f"era-name-{event.era}")
    if isinstance(event, e.MissionDrawn):
        found["era"] = texts(f"mission-era-{event.era}")
    if isinstance(event, (e.MissionAnnounced, e.BidMade)):
        found["vp"] = event.vp
    if isinstance(event, e.CardsRevealed):
        found["attack"] = ", ".join(words.thing(texts, card) for card in event.attack) or "–"
        found["defence"] = ", ".join(words.thing(texts, card) for card in event.defence) or "–"
    if isinstance(event, e.CapitalsRevealed):
        found["name"] = _name(texts, model, event.first_to_choose)
    if isinstance(event, e.Traded):
        found["thing"] = words.exchange(event.trade)
    return found
