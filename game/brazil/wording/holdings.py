"""Texts about what a seat holds (cards, units, goods), as far as it is public, for the panel and page about it."""

from __future__ import annotations

from engine.brazil import facts
from engine.brazil.board import hexes
from engine.brazil.rules import bag
from engine.brazil.rules.control import controlled
from game.brazil.table_model import TableModel
from game.render.ui import Ui


def counter_texts(ui: Ui, model: TableModel, seat: int) -> tuple[str, ...]:
    """Returns a text for each of the seven numbers in the panel about another seat, in their order there: Gold cards,
    Combat cards, Missions, units, products, paintings, announced Missions."""
    player = model.view.seats[seat]
    counts = {
        "gold": len(player.gold_cards),
        "combat": len(player.combat_cards),
        "missions": len(player.missions),
        "units": -1,
        "products": len(player.products),
        "paintings": len(player.paintings),
        "done": len(player.revealed),
    }
    return tuple(
        units_text(ui, model, seat) if name == "units" else ui.text(f"counter-{name}", n=n)
        for name, n in counts.items()
    )


def units_text(ui: Ui, model: TableModel, seat: int) -> str:
    """Returns a text: how many of a seat's units are on the map, and how many were ever deployed."""
    return ui.text("strip-units", on=facts.units_on_map(model.view, seat), all=facts.units_deployed(model.view, seat))


def goods_text(ui: Ui, model: TableModel, seat: int) -> str:
    """Returns a text: how many goods a seat has in its supply and on its tiles."""
    s, player = model.view, model.view.seats[seat]
    on_tiles = sum(bag.size(s.goods[place]) for place in hexes(controlled(s, seat)))
    return ui.text("strip-goods", supply=bag.size(player.supply), tiles=on_tiles)
