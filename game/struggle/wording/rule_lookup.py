"""Finds the page of the rules or handbook for what the pointer is on, else for what is being decided."""

from __future__ import annotations

from collections.abc import Iterable

from engine.struggle import decisions as f
from engine.struggle.board import NAMES
from engine.struggle.components import EVENTS, MINISTRIES, REGIONS, SPACES
from game.struggle.map.map_view import Thing
from game.struggle.offers import NOWHERE
from game.struggle.table_model import TableModel
from game.widgets.rule_page import ASKED, OF_THE_PAST, rule_of

CARDS, EVENT, MINISTRY, PAST = "cards", "cards#1", "cards#2", "table#3"
BY_NAME: dict[str, str] = {
    **dict.fromkeys(OF_THE_PAST, PAST),
    "board": ASKED,
    "prompt-bar": ASKED,
    "main": ASKED,
    "choices": ASKED,
    "choices-slim": ASKED,
    "choice-": ASKED,
    "advice": ASKED,
    "aside": "table#1",
    "showcase-aside": "table#1",
    "close-drawer": "table#1",
    "leave-it": "round#1",
    "other-action": "round#2",
    "swap": "buying#3",
    "offer": "round#1",
    "tile-": "round#1",
    "tile-left-": "round#3",
    "tile-right-": "round#3",
    "purse": "buying#3",
    "buys": "buying#3",
    "buy-upgrade": "round#3",
    "buy-buy_war_tile-": "military#1",
    "buy-exchange_points-": "military#1",
    "buy-construct_squadron-": "military#3",
    "buy-draw_event-": "buying#2",
    "buy-buy_ability-": MINISTRY,
    "navy-box": "military#3",
    "fan": CARDS,
    "hand-": EVENT,
    "keep-": EVENT,
    "ministry-": MINISTRY,
    "choose-": MINISTRY,
    "closeup": MINISTRY,
    "closeup-": MINISTRY,
    "use-": MINISTRY,
    "turn-up": MINISTRY,
    "drawer": CARDS,
    **{f"drawer-{card}": EVENT for card in EVENTS},
    **{f"drawer-{card}": MINISTRY for card in MINISTRIES},
    "drawer-cards": CARDS,
    "drawer-tiles": "round#1",
    "strip-": "words#3",
    "tab-": "words#3",
    "tab-score": "goal#1",
    "track": "goal#1",
    "calendar": "goal#2",
    "ledger": "scoring#1",
    "opened": "turn#0",
    "scored-": "scoring#1",
    "effect-": "wars#0",
    "leave-effect": "wars#0",
    "target-": "wars#0",
    "inset": "wars#0",
    "war": "wars#0",
    "theater-": "wars#0",
    "story-": ASKED,
    "tool-": "table#2",
    "tool-undo": PAST,
    "tool-redo": PAST,
    "tool-war": "wars#0",
    "tool-cards": CARDS,
    "since": PAST,
}
BY_KIND: dict[str, str] = {
    "advantage": "buying#4",
    "award": "scoring#1",
    "market": "buying#1",
    "political": "buying#2",
    "territory": "wars#1",
    "fort": "military#2",
    "naval": "military#3",
}
"""Of what lies on the sheet."""
CONFLICT = "words#2"
BY_FRAME: dict[type[f.Decision], str] = {
    f.KeepDecision: EVENT,
    f.HandDecision: EVENT,
    f.EventDecision: EVENT,
    f.MinistryDecision: MINISTRY,
    f.FirstDecision: "turn#0",
    f.RoundDecision: "round#1",
    f.PayDecision: "buying#3",
    f.UpgradeDecision: "round#3",
    f.LayDecision: "military#1",
    f.EffectsDecision: "wars#0",
    f.SpoilsDecision: "wars#1",
    f.RefusalDecision: "wars#1",
    f.LossDecision: "military#3",
    f.UsaDecision: "wars#1",
    f.CompensationDecision: "wars#1",
    f.LayoutDecision: "round#3",
    f.CalendarDecision: "turn#0",
    f.WarDecision: "wars#0",
}


def rule_for(model: TableModel, names: Iterable[str], thing: Thing | None) -> str:
    """Returns the rules page and section ("page#number") about what is under the pointer, else about the present
    decision.

    `names`: widgets under the pointer, innermost first; `thing`: piece on the map, if any.
    """
    there = {"map": _of_thing(model, thing)} if thing is not None else {}
    if model.at != NOWHERE:  # a space's actions are open beside it
        there["way-"] = _of_thing(model, ("space", str(model.at)))
    return rule_of(BY_NAME | there, names) or rule_for_decision(model)


def rule_for_decision(model: TableModel) -> str:
    """Returns the rules page and section ("page#number") about the pending decision; in a round already begun about
    actions, once the game is over about its goal."""
    frame = model.frame
    if isinstance(frame, f.RoundDecision) and frame.stage == "acting":
        return "round#2"
    return BY_FRAME[type(frame)] if frame is not None else "goal#1"


def thing_page(model: TableModel, thing: Thing) -> str:
    """Returns the id of the handbook's page about a space, Advantage or award; "" for a space that the pending decision
    asks to choose."""
    kind, name = thing
    if kind == "award":
        awards = model.view.awards
        return f"award/{awards[list(REGIONS).index(name)]}" if awards else f"region/{name}"
    if kind != "space":
        return f"{kind}/{name}"
    space = int(name)
    if not model.asks(f.RoundDecision) and space in model.lit():
        return ""
    country = SPACES[NAMES[space]].country
    return f"country/{country}" if country else f"space/{NAMES[space]}"


def _of_thing(model: TableModel, thing: Thing) -> str:
    kind, name = thing
    if kind != "space":
        return BY_KIND[kind]
    space = int(name)
    if space in model.lit() and not model.asks(f.RoundDecision):
        return rule_for_decision(model)
    if model.view.conflict >> space & 1:
        return CONFLICT
    return BY_KIND[SPACES[NAMES[space]].type]
