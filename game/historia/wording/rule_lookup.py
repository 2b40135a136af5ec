"""Finds the page of the rules for what the pointer is on, else for what is being decided."""

from __future__ import annotations

from collections.abc import Iterable

from engine.historia import decisions as f
from engine.historia.components import ACTIONS, ADVISORS
from game.historia.table_model import TableModel
from game.widgets.rule_page import ASKED, OF_THE_PAST, rule_of

LANDS, WAR = "war#1", "war#3"
LEADER, ADVISOR, PAST = "leaders#1", "leaders#2", "table#3"
ACTION: dict[str, str] = {
    "military": "actions#1",
    "technology": "actions#1",
    "art": "actions#2",
    "tourism": "actions#2",
    "exploit": "actions#3",
    "expansion": "actions#3",
    "trade": "actions#4",
    "raid": "actions#4",
    "war": WAR,
    "revolution": "actions#5",
}
CARDS: dict[str, str] = {**{card: ACTION[card] for card in ACTIONS}, **dict.fromkeys(ADVISORS, ADVISOR)}
BY_NAME: dict[str, str] = {
    **dict.fromkeys(OF_THE_PAST, PAST),
    "board": ASKED,
    "question": ASKED,
    "main": ASKED,
    "tray": ASKED,
    "option-": ASKED,
    "extra-": ASKED,
    "advice": ASKED,
    "matrix": "plan#0",
    "world": LANDS,
    "territory-": LANDS,
    "circle": "turn#2",
    "row": "wonders#0",
    "row-": "wonders#0",
    "own-": "wonders#0",
    "own-leader": LEADER,
    "leader-": LEADER,
    "draft": LEADER,
    "pool-": "power#0",
    "hand": "choosing#0",
    "card-": ADVISOR,  # face down
    **{f"{place}-{card}": rule for place in ("card", "shown") for card, rule in CARDS.items()},
    **{f"side-{card}-": rule for card, rule in CARDS.items()},
    "sealed-": "choosing#0",
    "queue": "queue#0",
    "queue-": "queue#0",
    "partner-": "actions#4",
    "war-": WAR,
    "column": "goal#0",
    "strip-": "goal#0",
    "tab-": "goal#0",
    "reveal": "turn#1",
    "reveal-": "turn#1",
    "cards": "actions#0",
    "drawer-cards": "actions#0",
    **{f"action-{card}": ACTION[card] for card in ACTIONS},  # in the list of cards
    "wonder-": "wonders#0",
    "advisor-": ADVISOR,
    "civbot-": "civbots#0",
    "close-drawer": "table#1",
    "tool-": "table#1",
    "tool-undo": "table#2",
    "tool-redo": "table#2",
}
BY_FRAME: dict[type[f.Decision], str] = {
    f.DraftDecision: LEADER,
    f.FirstCubeDecision: LANDS,
    f.ChooseDecision: "choosing#0",
    f.ResolveDecision: "actions#0",
    f.ListDecision: "actions#0",
    f.PlaceDecision: ACTION["expansion"],
    f.PartnerDecision: ACTION["trade"],
    f.WarDecision: WAR,
    f.ExploitDecision: ACTION["exploit"],
    f.RecoverDecision: "queue#0",
    f.RowDecision: ACTION["art"],
    f.ReadyDecision: "wonders#0",
    f.OptionDecision: "actions#0",
    f.SideDecision: "actions#0",
    f.WondersDecision: "wonders#0",
    f.TurnEndDecision: "turn#2",
    f.CivbotDecision: "civbots#0",
}


def rule_for(model: TableModel, names: Iterable[str]) -> str:
    """Returns the rules page and section ("page#number") about what is under the pointer, else about the present
    decision; `names`: widgets there, innermost first."""
    return rule_of(BY_NAME | _bots(model) | _placed(model), names) or rule_for_decision(model)


def rule_for_decision(model: TableModel) -> str:
    """Returns the rules page and section ("page#number") about the reveal, if one is shown, else about the pending
    decision or the game's end."""
    frame = model.frame
    if model.reveal is not None:
        return BY_NAME["reveal"]
    return BY_FRAME[type(frame)] if frame is not None else "end#0"


def _bots(model: TableModel) -> dict[str, str]:
    """Returns the rules of rivals that are Civbots."""
    bots = [seat for seat, c in enumerate(model.view.seats) if c.difficulty]
    return {f"{name}-{seat}": "civbots#0" for seat in bots for name in ("strip", "tab")}


def _placed(model: TableModel) -> dict[str, str]:
    """Returns the rule of the world map while a land has to be chosen."""
    return dict.fromkeys(("world", "territory-"), ASKED) if model.must_choose_territory() else {}
