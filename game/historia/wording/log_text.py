"""Turns events into sentences for the log and the recap."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.core.event import Event
from engine.historia import events as e
from engine.historia.components import TURNS_AN_ERA
from engine.historia.rules.map import IDS
from game.historia.match import Match
from game.historia.wording import words
from game.i18n.texts import Texts
from game.play.log_lines import Words

UNLOGGED_EVENTS = (
    e.CardsSealed,
    e.LeadersDealt,
    e.IconReached,
    e.OrderSet,
    e.CardJoined,
    e.GovernmentPaid,
)
EVENTS_BY_IMPORTANCE: tuple[type[Event], ...] = (
    e.GameEnded,
    e.EraBegan,
    e.WarFought,
    e.CubeLost,
    e.Raided,
    e.Traded,
    e.LeaderScored,
    e.WonderTaken,
    e.WonderRemoved,
    e.RevolutionMade,
    e.Explored,
    e.TerritoryScored,
    e.CardResolved,
    e.CivbotCard,
)


def log_wording(texts: Texts, match: Match) -> Words:
    """Returns `line_of` bound to these texts and this match."""
    return partial(line_of, texts, match)


def line_of(texts: Texts, match: Match, event: Event) -> str:
    """Returns an event's sentence, "" for events not worth a line."""
    if isinstance(event, UNLOGGED_EVENTS):
        return ""
    made = _LINES.get(type(event))
    values: dict[str, Any] = {}
    seat = getattr(event, "seat", None)
    if isinstance(seat, int):
        values["name"] = words.seat_name(texts, match, seat)
    variant = ""
    if made is not None:
        more = made(texts, match, event)
        if more is None:
            return ""
        variant = more.pop("variant", "")
        values |= more
    return texts(f"event-{event.name}{variant}", **values)


Made = dict[str, Any] | None


def _kept(texts: Texts, match: Match, event: e.LeaderKept) -> Made:
    if event.leader == e.HIDDEN:
        return {"variant": "-hidden"}
    return {"thing": texts(f"leader-{event.leader}")}


def _leaders(texts: Texts, match: Match, event: e.LeadersRevealed) -> Made:
    parts = [
        texts("labelled", label=words.seat_name(texts, match, seat), what=texts(f"leader-{leader}"))
        for seat, leader in enumerate(event.leaders)
    ]
    return {"thing": ", ".join(parts)}


def _revealed(texts: Texts, match: Match, event: e.CardsRevealed) -> Made:
    parts = [
        texts(
            "labelled",
            label=words.seat_name(texts, match, seat),
            what=", ".join(words.card(texts, card) for card in cards),
        )
        for seat, cards in enumerate(event.cards)
        if cards
    ]
    return {"thing": "; ".join(parts)}


def _resolved(texts: Texts, match: Match, event: e.CardResolved) -> Made:
    return {"thing": words.card(texts, event.card), "variant": f"-{event.side}"}


def _vp(texts: Texts, match: Match, event: e.VpGained | e.VpLost) -> Made:
    if event.category == "territories":
        return None  # the line of the territory says how many
    return {"n": event.n, "thing": words.category(texts, match, event.seat, event.category)}


def _cubes(texts: Texts, match: Match, event: e.CubesMoved) -> Made:
    """Returns the message for moved cubes: only those put on or taken off the map; payments are left out."""
    if event.territory < 0:
        return None
    variant = "-placed" if event.to == "map" else "-lifted"
    return {"place": words.territory(texts, IDS[event.territory]), "variant": variant}


def _level(texts: Texts, match: Match, event: e.LevelGained) -> Made:
    if event.beyond:
        return {"variant": "-beyond", "thing": texts(f"action-{event.track}"), "n": event.level}
    return {"thing": words.level(texts, event.track, event.level), "n": event.level, "sign": f"[{event.track}]"}


def _cards_back(texts: Texts, match: Match, event: e.CardsTakenBack) -> Made:
    return {"thing": ", ".join(words.card(texts, card) for card in event.cards)}


def _drawn(texts: Texts, match: Match, event: e.AdvisorDrawn) -> Made:
    if event.advisor == e.HIDDEN:
        return {"variant": "-hidden"}
    return {"thing": texts(f"advisor-{event.advisor}")}


def _wonder(texts: Texts, match: Match, event: Any) -> Made:
    return {"thing": texts(f"wonder-{event.wonder}")}


def _place(texts: Texts, match: Match, event: Any) -> Made:
    return {"place": words.territory(texts, IDS[event.territory])}


def _other(texts: Texts, match: Match, event: e.Traded | e.Raided) -> Made:
    return {"other": words.seat_name(texts, match, event.other)}


def _war(texts: Texts, match: Match, event: e.WarFought) -> Made:
    found = {
        "other": words.seat_name(texts, match, event.other),
        "place": words.territory(texts, IDS[event.territory]),
        "n": event.strength,
        "against": event.against,
    }
    if event.winner < 0:
        return {**found, "variant": "-draw"}
    return {**found, "variant": "-won" if event.winner == event.seat else "-lost"}


def _cube_lost(texts: Texts, match: Match, event: e.CubeLost) -> Made:
    return {**(_place(texts, match, event) or {}), "variant": "-stays" if event.stays else "-goes"}


def _leader_scored(texts: Texts, match: Match, event: e.LeaderScored) -> Made:
    return {"thing": texts(f"leader-{event.leader}"), "variant": f"-{event.aim}" if event.aim else "-none"}


def _turn(texts: Texts, match: Match, event: e.TurnBegan) -> Made:
    """A turn's number within its era, as the bar above the board has it."""
    era, turn = divmod(event.turn - 1, TURNS_AN_ERA)
    return {"era": words.ROMAN[era + 1], "n": turn + 1, "of": TURNS_AN_ERA}


_LINES: dict[type[Event], Callable[[Texts, Match, Any], Made]] = {
    e.LeaderKept: _kept,
    e.LeadersRevealed: _leaders,
    e.EraBegan: lambda texts, match, event: {"n": words.ROMAN[event.era]},
    e.TurnBegan: _turn,
    e.RoundBegan: lambda texts, match, event: {"n": event.round},
    e.CardsRevealed: _revealed,
    e.CardResolved: _resolved,
    e.ActionTaken: lambda texts, match, event: {"thing": texts(f"action-{event.action}")},
    e.AdvisorSpent: lambda texts, match, event: {"thing": texts(f"advisor-{event.advisor}")},
    e.VpGained: _vp,
    e.VpLost: _vp,
    e.CubesMoved: _cubes,
    e.LevelGained: _level,
    e.CardsTakenBack: _cards_back,
    e.AdvisorDrawn: _drawn,
    e.WonderTaken: _wonder,
    e.WonderUsed: _wonder,
    e.WonderReadied: _wonder,
    e.WonderRemoved: _wonder,
    e.Explored: _place,
    e.Traded: _other,
    e.Raided: _other,
    e.WarFought: _war,
    e.CubeLost: _cube_lost,
    e.RowLaid: lambda texts, match, event: {"thing": ", ".join(texts(f"wonder-{w}") for w in event.wonders)},
    e.LeaderScored: _leader_scored,
    e.TerritoryScored: lambda texts, match, event: {**(_place(texts, match, event) or {}), "n": event.vp},
    e.CivbotCard: lambda texts, match, event: {"thing": texts(f"civbot-{event.card}")},
    e.CivbotDid: lambda texts, match, event: None if event.done else {"thing": texts(f"bot-op-{event.op}", n=1)},
}
