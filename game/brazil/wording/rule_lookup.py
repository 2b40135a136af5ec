"""Which rule is about the thing pointed at: by the names of widgets, by what lies on a hex, else by what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from engine.brazil import decisions as f
from engine.brazil.components import ARCHES
from engine.brazil.state import NOBODY
from game.brazil.map.highlights import lit_hexes
from game.brazil.table_model import Desk
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
BY_FRAME: dict[type[f.Frame], str] = {
    f.DraftFrame: "goal#2",
    f.BidFrame: "scoring#1",
    f.MonarchFrame: "scoring#1",
    f.CapitalFrame: "goal#2",
    f.TurnFrame: "turn#1",
    f.DeployFrame: ARCH["deploy"],
    f.PaintingFrame: ARCH["painting"],
    f.BuildFrame: ARCH["build"],
    f.RenovateFrame: ARCH["renovate"],
    f.ManufactureFrame: ARCH["manufacture"],
    f.TradeFrame: ARCH["trade"],
    f.ResourceFrame: "words#1",
    f.PaymentFrame: "paying#0",
    f.LimitFrame: "paying#1",
    f.CombatFrame: "combat#2",
    f.DefeatFrame: "combat#3",
    f.VictoryFrame: "combat#3",
    f.ExpeditionFrame: "movement#2",
    f.GiveCardsFrame: ARCH["trade"],
    f.PalaceFrame: "missions#3",
    f.EraFrame: "missions#2",
    f.MissionDrawFrame: "movement#1",
}
PLACED = (f.BuildFrame, f.RenovateFrame, f.DeployFrame, f.PalaceFrame, f.CapitalFrame)  # what is asked is about hexes


def rule_for(desk: Desk, names: Iterable[str], hex_id: int | None) -> str:
    """``names``: of the widgets under the pointer, the innermost first; ``hex_id``: the hex, if it is the map."""
    of_map = {"map": _of_hex(desk, hex_id)} if hex_id is not None else {}
    return rule_of(BY_NAME | of_map, names) or asked_now(desk)


def asked_now(desk: Desk) -> str:
    """The rule of what is asked; of the arch in use once the turn has one."""
    frame = desk.frame
    if isinstance(frame, f.TurnFrame) and frame.arch:
        return "turn#2"
    return BY_FRAME[type(frame)] if frame is not None else "scoring#0"


def _of_hex(desk: Desk, hex_id: int) -> str:
    s = desk.view
    if desk.asks(*PLACED) and hex_id in lit_hexes(desk):
        return asked_now(desk)
    if desk.defender(hex_id) != NOBODY and hex_id in lit_hexes(desk):
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
