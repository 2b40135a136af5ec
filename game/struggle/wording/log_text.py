"""Turns game events into sentences for the log."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Any

from engine.core.event import Event
from engine.struggle import events as e
from engine.struggle.components import INVESTMENTS
from engine.struggle.state import NAVY_BOX, NOBODY
from game.i18n.texts import Texts
from game.play.log_lines import Words
from game.struggle.table_model import TableModel
from game.struggle.wording import words

UNLOGGED_EVENTS = (e.InitiativeHeld, e.RoundEnded, e.PointsSpent, e.AdvantageExhausted, e.WarTileDrawn, e.EventsKept)


def log_wording(texts: Texts, model: TableModel) -> Words:
    """Returns a function that turns an event into its sentence: `line_of` bound to these texts and this model."""
    return partial(line_of, texts, model)


def line_of(texts: Texts, model: TableModel, event: Event) -> str:
    """Returns an event's sentence, in asterisks where it begins a turn or war; "" for events not worth a line."""
    if isinstance(event, UNLOGGED_EVENTS) or (isinstance(event, e.DebtChanged) and not event.by):
        return ""
    values = _values(texts, event)
    message = f"log-{event.name}{_variant(event)}"
    line = texts(message, **values)
    return f"*{line}*" if isinstance(event, (e.TurnBegan, e.PeaceBegan, e.WarBegan)) else line


def _variant(event: Event) -> str:
    """Returns the suffix of the message id for the variant of an event's sentence."""
    if isinstance(event, (e.TheaterWon, e.AwardWon, e.PrestigeWon, e.DemandWon)):
        winner = event.winner if isinstance(event, e.TheaterWon) else event.seat
        return "-nobody" if winner == NOBODY else ""
    if isinstance(event, (e.DebtChanged, e.TrpChanged, e.LimitChanged)):
        return "-less" if event.by < 0 else ""
    if isinstance(event, e.SquadronMoved):
        if event.target == NAVY_BOX:
            return "-home"
        return "-box" if event.source == NAVY_BOX else ""
    if isinstance(event, e.SquadronLost):
        return "-out" if event.out else ""
    if isinstance(event, e.EventPlayed):
        return "-bonus" if event.bonus else ""
    if isinstance(event, e.GameEnded):
        return f"-{event.why}"
    if isinstance(event, e.AdvantageUsed):
        return "-on" if event.space >= 0 else ""
    return ""


def _values(texts: Texts, event: Event) -> dict[str, Any]:
    """Returns the parameters of an event's sentence."""
    found: dict[str, Any] = {"side": "", "space": "", "thing": "", "n": 0, "place": ""}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in ("seat", "side", "winner") and isinstance(value, int):
            if field.name != "winner" or isinstance(event, (e.TheaterWon, e.GameEnded)):
                found["side"] = words.side(texts, value)
        elif field.name in ("space", "target") and isinstance(value, int):
            found["space"] = words.space(texts, value) if value >= 0 else ""
        elif field.name == "card":
            found["thing"] = words.event(texts, value)
        elif field.name == "ministry":
            found["thing"] = words.ministry(texts, value)
        elif field.name == "advantage":
            found["thing"] = words.advantage(texts, value)
        elif field.name in ("commodity", "era", "region"):
            found["thing"] = texts(f"{field.name}-{value}")
        elif field.name in ("by", "vp", "n", "turn", "round", "margin", "limit") and isinstance(value, int):
            found["n"] = (value + 1) // 2 if field.name == "round" else abs(value)
    return found | _more(texts, event)


def _more(texts: Texts, event: Event) -> dict[str, Any]:
    """Returns parameters that need more than a name."""
    if isinstance(event, e.TileTaken):
        tile = INVESTMENTS[event.no]
        kind, other = texts(f"points-{tile.major}"), texts(f"points-{tile.minor}")
        return {"thing": texts("log-tile", major=tile.major_ap, kind=kind, minor=tile.minor_ap, other=other)}
    if isinstance(event, (e.WarBegan, e.WarEnded)):
        return {"thing": words.war(texts, event.war)}
    if isinstance(event, (e.TheaterRevealed, e.TheaterWon)):
        return {"thing": words.theater(texts, event.war, event.theater)}
    if isinstance(event, (e.AwardWon, e.PrestigeWon, e.DemandWon)):
        return {"place": f"{event.counts[0]}:{event.counts[1]}"}
    if isinstance(event, e.DemandDrawn):
        return {"thing": ", ".join(texts(f"commodity-{name}") for name in event.commodities)}
    if isinstance(event, e.Discarded):
        return {"thing": ", ".join(words.event(texts, card) for card in event.cards)}
    if isinstance(event, (e.EventsDealt, e.MinistriesChosen)):
        return {"n": len(event.cards)}
    if isinstance(event, e.VpScored):
        return {"thing": words.lead_name(texts, event.category, event.item)}
    if isinstance(event, e.FirstNamed):
        return {"side": words.side(texts, event.seat), "thing": words.side(texts, event.side)}
    if isinstance(event, e.PointsGained):
        return {"thing": texts(f"points-{event.points}")}
    if isinstance(event, e.DemandChanged):
        return {"thing": texts(f"commodity-{event.commodity}"), "place": texts(f"commodity-{event.out}")}
    if isinstance(event, e.SquadronMoved) and event.source != NAVY_BOX:
        return {"place": words.space(texts, event.source)}
    if isinstance(event, e.Upgraded):
        return {"place": texts(f"rejected-{event.rejected}")} if event.rejected in ("pool", "out") else {}
    return {}
