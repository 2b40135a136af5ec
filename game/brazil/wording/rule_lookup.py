"""Finds the rules page for whatever is under the pointer: by widget name, by hex, else by the pending decision."""

from __future__ import annotations

from collections.abc import Iterable

from engine.brazil import decisions as f
from engine.brazil.components import ARCHES, UNITS
from engine.brazil.state import NOBODY
from game.brazil.map.highlights import lit_hexes
from game.brazil.table_model import TableModel
from game.brazil.wording.words import base_exploration, tile_page
from game.widgets.rule_page import ASKED, OF_THE_PAST, rule_of

PAST = "table#5"
ARCH = {arch: f"arches#{number}" for number, arch in enumerate(ARCHES, start=1)}
BY_NAME: dict[str, str] = {
    **dict.fromkeys(OF_THE_PAST, PAST),
    **{f"arch-{arch}": rule for arch, rule in ARCH.items()},
    "supply": "paying#1",
    "supply-": "words#1",
    "own-unit-": "movement#0",
    "battle-card-": "combat#2",
    "battle": "combat#2",
    "seal": "combat#2",
    "no-card": "combat#2",
    "outcome": "combat#3",
    "gold-": "words#4",
    "combat-": "words#4",
    "product-": ARCH["manufacture"],
    "palace-": "missions#3",
    "painting-": ARCH["painting"],
    "card-": "words#4",
    "strip-": "goal#1",
    "announce-": "missions#1",
    "missions": "missions#1",
    "missions-": "missions#1",
    "mission-": "missions#1",
    "main": ASKED,
    "not": ASKED,
    "question": ASKED,
    "aside": "table#1",
    "close-drawer": "table#1",
    "drawer-gallery": "words#4",
    "portrait": "scoring#1",
    "board-things": "words#1",
    "hand": "words#4",
    "tool-": "table#1",
    "overview": "table#1",
    "tool-undo": "table#2",
    "tool-redo": "table#2",
    "since": PAST,
    "tile-": ARCH["build"],
    "unit-": "movement#0",
    "trade-": ARCH["trade"],
    "renovate-": ARCH["renovate"],
    "resource-": "words#1",
    "pay-": "paying#0",
    "drop-": "paying#1",
    "fight": "movement#2",
    "draw-bonus": "turn#2",
    "capital-": "goal#2",
}
BY_FRAME: dict[type[f.Decision], str] = {
    f.DraftDecision: "goal#2",
    f.BidDecision: "scoring#1",
    f.MonarchDecision: "scoring#1",
    f.CapitalDecision: "goal#2",
    f.TurnDecision: "turn#1",
    f.DeployDecision: ARCH["deploy"],
    f.PaintingDecision: ARCH["painting"],
    f.BuildDecision: ARCH["build"],
    f.RenovateDecision: ARCH["renovate"],
    f.ManufactureDecision: ARCH["manufacture"],
    f.TradeDecision: ARCH["trade"],
    f.ResourceDecision: "words#1",
    f.PaymentDecision: "paying#0",
    f.LimitDecision: "paying#1",
    f.CombatDecision: "combat#2",
    f.DefeatDecision: "combat#3",
    f.VictoryDecision: "combat#3",
    f.ExpeditionDecision: "movement#2",
    f.GiveCardsDecision: ARCH["trade"],
    f.PalaceDecision: "missions#3",
    f.EraDecision: "missions#2",
    f.MissionDrawDecision: "movement#1",
}
PLACED = (
    f.BuildDecision,
    f.RenovateDecision,
    f.DeployDecision,
    f.PalaceDecision,
    f.CapitalDecision,
)  # decisions about hexes


def rule_for(model: TableModel, names: Iterable[str], hex_id: int | None) -> str:
    """Returns the rules page and section ("page#number") about what is under the pointer; if that has none, about the
    pending decision.

    ``names``: of the widgets there, innermost first; ``hex_id``: the hex, on the map.
    """
    of_map = {"map": _of_hex(model, hex_id)} if hex_id is not None else {}
    return rule_of(BY_NAME | of_map, names) or rule_for_decision(model)


def rule_for_decision(model: TableModel) -> str:
    """Returns the rules page and section ("page#number") about the pending decision; those about scoring once the game
    is over."""
    frame = model.frame
    if isinstance(frame, f.TurnDecision) and frame.arch:
        return "turn#2"
    return BY_FRAME[type(frame)] if frame is not None else "scoring#0"


def hex_handbook_page(model: TableModel, hex_id: int) -> str:
    """Returns the id of the handbook's page about what lies on a hex, such as "terrain/field"; "" where the rules come
    first: the hex is unexplored, answers the pending decision, or may be attacked."""
    s = model.view
    lit = hex_id in lit_hexes(model)
    if (model.asks(*PLACED) and lit) or (model.defender(hex_id) != NOBODY and lit) or s.unexplored[hex_id]:
        return ""
    if s.explored[hex_id]:
        return f"exploration/{base_exploration(s.explored[hex_id])}"
    if s.tile[hex_id]:
        return tile_page(s.tile[hex_id])
    for player in s.seats:
        for number, place in enumerate(player.units):
            if place == hex_id:
                return f"unit/{UNITS[player.colour][number].kind}"
    return f"terrain/{s.board.terrain[hex_id]}"


def _of_hex(model: TableModel, hex_id: int) -> str:
    s = model.view
    if model.asks(*PLACED) and hex_id in lit_hexes(model):
        return rule_for_decision(model)
    if model.defender(hex_id) != NOBODY and hex_id in lit_hexes(model):
        return "combat#1"
    if s.explored[hex_id].startswith("expedition"):
        return "movement#2"
    if s.unexplored[hex_id] or s.explored[hex_id]:
        return "movement#1"
    if s.tile[hex_id]:
        return "words#2"
    if any(place == hex_id for player in s.seats for place in player.units):
        return "movement#0"
    return "words#3"
