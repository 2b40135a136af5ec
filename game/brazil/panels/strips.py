"""The other seats in two lines each: goods, cards in hand, units, arch, upgrades, Missions done, points if allowed."""

from __future__ import annotations

from functools import partial

from engine.brazil import bag, facts
from engine.brazil.board import hexes
from engine.brazil.control import controlled
from game.brazil import words
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.ui import Ui
from game.widgets.base import Column, Row, Widget
from game.widgets.button import CardButton
from game.widgets.label import Picture
from game.widgets.richtext import RichText


def strips(ui: Ui, desk: Desk, hands: Hands) -> list[Widget]:
    return [_strip(ui, desk, hands, seat) for seat in range(len(desk.view.seats)) if seat != desk.seat]


def _strip(ui: Ui, desk: Desk, hands: Hands, seat: int) -> Widget:
    player = desk.view.seats[seat]
    asked = seat in desk.match.awaiting
    vp = desk.live_vp(seat)
    name = desk.seat_name(ui.texts, seat) + (f"  [vp]{vp}" if vp else "")
    head: list[Widget] = [Picture(f"seats/{player.colour}", 24, 24), RichText(f"*{name}*", grow=1)]
    if asked:
        head.insert(0, Picture("marks/arrow_move", 20, 20))
    if player.token:
        head.append(Picture(f"arches/{player.token}", 26, 26))
    goods = words.bag_symbols(player.supply) or "–"
    units = f"{facts.units_on_map(desk.view, seat)}/{facts.units_deployed(desk.view, seat)}"
    line = (
        f"{goods}   [hand_gold]{len(player.gold_cards)} [hand_combat]{len(player.combat_cards)} "
        f"[hand_mission]{len(player.missions)}   [units]{units}   "
        f"[slot_pentagon]{len(player.products)} [painting]{len(player.paintings)} [check]{len(player.revealed)}"
    )
    body = Column([Row(head, gap=7, align="centre"), RichText(line, size="small")], gap=1)
    tip = _tip(ui, desk, seat, asked)
    return CardButton(body, partial(hands.wish, "seat", seat), chosen=False, pad=6, name=f"strip-{seat}", tip=tip)


def _figures(ui: Ui, desk: Desk, seat: int) -> list[str]:
    """Each figure of the strip in words, and what no place shows together: the goods on all tiles."""
    s, player = desk.view, desk.view.seats[seat]
    on_tiles = sum(bag.size(s.goods[place]) for place in hexes(controlled(s, seat)))
    cards = {"gold": len(player.gold_cards), "combat": len(player.combat_cards), "missions": len(player.missions)}
    made = {"products": len(player.products), "paintings": len(player.paintings), "done": len(player.revealed)}
    units = {"on": facts.units_on_map(s, seat), "all": facts.units_deployed(s, seat)}
    return [
        ui.text("strip-goods", supply=bag.size(player.supply), tiles=on_tiles),
        ui.text("strip-cards", **cards),
        ui.text("strip-units", **units),
        ui.text("strip-made", **made),
    ]


def _tip(ui: Ui, desk: Desk, seat: int, asked: bool) -> str:
    player = desk.view.seats[seat]
    lines = [f"*{desk.seat_name(ui.texts, seat)}*"]
    if player.monarch:
        lines.append(ui.text(f"monarch-{player.monarch}"))
    if asked:
        lines.append(ui.text("is-deciding"))
    lines += _figures(ui, desk, seat)
    lines.append(ui.text("strip-tip"))
    return "\n".join(lines)
