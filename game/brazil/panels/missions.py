"""The own Missions, each objective with its state and what is missing; points or goods beside the own name."""

from __future__ import annotations

from functools import partial

from engine.brazil import bag, facts
from engine.brazil.components import MISSIONS
from engine.brazil.frames import TurnFrame
from engine.brazil.moves import AnnounceMission
from game.brazil import words
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Label, Picture
from game.widgets.richtext import RichText


def missions(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    player = desk.player
    parts: list[Widget] = [_mission(ui, desk, hands, mission, n) for n, mission in enumerate(player.missions)]
    for goal, (have, needed) in facts.goals(desk.view).items():
        mark = "[check]" if have >= needed else "[todo]"
        parts.append(RichText(f"{mark} {ui.text(f'goal-{goal}')} ({have}/{needed})", size="small"))
    if player.revealed:
        names = ", ".join(words.mission(ui.texts, mission) for mission in player.revealed)
        parts.append(RichText(f"[check] {names}", size="small", colour="soft_ink"))
    if not parts:
        parts.append(Label(ui.text("no-missions"), size="small", colour="soft_ink"))
    return Column([_head(ui, desk), *parts], gap=4)


def _head(ui: Ui, desk: Desk) -> Widget:
    vp = desk.live_vp(desk.seat)
    told = f"[vp] {vp}" if vp else f"{bag.size(desk.player.supply)}/{facts.limit(desk.view, desk.seat, 'goods')}"
    badge = Picture(f"seats/{desk.player.colour}", 22, 22)
    name = Label(desk.seat_name(ui.texts, desk.seat), style="strong")
    return Row([badge, name, Spacer(grow=1), RichText(told)], gap=6, align="centre")


def _mission(ui: Ui, desk: Desk, hands: Hands, mission: str, number: int) -> Widget:
    if mission not in MISSIONS:
        return RichText(f"[hand_mission] {words.mission(ui.texts, mission)}", size="small")
    body: Widget = RichText(_text(ui, desk, mission), size="small", grow=1)
    if desk.deciding and desk.picker.every(kind="announce_mission", mission=mission):
        announce = partial(hands.point, kind="announce_mission", mission=mission)
        button = Button(ui.text("announce"), announce, kind="main", size="small", name=f"announce-{number}")
        return Row([body, button], gap=8, align="centre")
    if desk.asks(TurnFrame):
        reason = desk.why(AnnounceMission(desk.seat, mission))
        if reason is not None:
            body.tip = f"[cross] {words.reason(ui.texts, reason)}"
    return body


def _text(ui: Ui, desk: Desk, mission: str) -> str:
    entry = MISSIONS[mission]
    lines = []
    for step in facts.mission_progress(desk.view, desk.seat, mission):
        objective, have, needed = step
        mark = "[check]" if step.holds else "[todo]"
        points = f" [vp]{objective['vp']}" if "vp" in objective else ""
        count = "" if step.holds else f" ({have}/{needed})"
        lines.append(f"{mark}{words.objective(ui.texts, objective)}{count}{points}")
    vp = f" [vp]{entry.vp}" if entry.vp else ""
    return f"[era_{entry.era}] *{words.mission(ui.texts, mission)}*{vp}\n" + "   ".join(lines)
