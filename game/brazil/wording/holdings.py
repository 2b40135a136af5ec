"""What everybody may know of what a seat has, in words: for its card in the column and for its own page."""

from __future__ import annotations

from engine.brazil import facts
from engine.brazil.board import hexes
from engine.brazil.rules import bag
from engine.brazil.rules.control import controlled
from game.brazil.table_model import TableModel
from game.render.ui import Ui


def counted(ui: Ui, model: TableModel, seat: int) -> tuple[str, ...]:
    """Each counter in words."""
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
        units_said(ui, model, seat) if name == "units" else ui.text(f"counter-{name}", n=n)
        for name, n in counts.items()
    )


def units_said(ui: Ui, model: TableModel, seat: int) -> str:
    return ui.text("strip-units", on=facts.units_on_map(model.view, seat), all=facts.units_deployed(model.view, seat))


def purse(ui: Ui, model: TableModel, seat: int) -> str:
    """What no place shows together: the supply, and the goods on all tiles."""
    s, player = model.view, model.view.seats[seat]
    on_tiles = sum(bag.size(s.goods[place]) for place in hexes(controlled(s, seat)))
    return ui.text("strip-goods", supply=bag.size(player.supply), tiles=on_tiles)
