"""Lists the tray's options for actions: build, deploy, manufacture, renovate, trade, Palace; illegal ones say why."""

from __future__ import annotations

from engine.brazil import decisions as f
from engine.brazil import facts
from engine.brazil.components import BUILDINGS, CITIES, OTHER_SIDE, PALACES, PRODUCTS, SLOTS, TRADES, UNITS
from engine.brazil.moves import Build, DeployUnit, FoundCity, Manufacture, Move, PlacePalace, Trade
from game.brazil.options.option import TrayOption, refusal_text, short_refusal, with_refusal
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui


def build(ui: Ui, model: TableModel, frame: f.BuildDecision) -> list[TrayOption]:
    """Returns the options of the build action: tiles to build, Cities to found; also illegal ones, which say why."""
    s, seat, texts = model.view, model.seat, ui.texts
    found = []
    hexes = range(s.board.size)
    names = [frame.only] if frame.only else [*BUILDINGS, *(stack[0] for stack in s.cities if stack)]
    for name in names:
        city = name in CITIES
        legal = bool(model.selector.every(tile=name))
        price = facts.tile_price(s, seat, name)
        makes = "" if city else words.symbols(facts.production_of(s, seat, name))
        lines = [f"*{words.tile(texts, name)}*", texts("tip-cost", cost=words.price(texts, price))]
        if not city:
            lines.append(texts("tip-production", goods=makes))
            lines.append(
                texts("tip-terrain", terrain=", ".join(texts(f"terrain-{t}") for t in BUILDINGS[name].terrain))
            )
            lines.append(texts(f"era-name-{BUILDINGS[name].era}"))
        lines.append(texts("tip-vp", vp=facts.points_of(s, seat, name)))
        tip = "\n".join(lines)
        ways: list[Move] = []
        if not legal:
            ways = [FoundCity(seat, name, h) if city else Build(seat, name, h) for h in hexes]
            tip = with_refusal(tip, refusal_text(ui, model, ways))
        narrowed = bool(model.selector.by(tile=name)) or model.selector.chosen.get("tile") == name
        chosen = model.selector.chosen.get("tile") == name
        found.append(
            TrayOption(
                {"tile": name},
                words.tile(texts, name),
                words.tile_picture(name),
                words.price(texts, price),
                tip,
                legal and narrowed,
                chosen,
                tile=name,
                note="" if city else texts("standard-era", era=words.era(BUILDINGS[name].era)),
                ways=ways,
                key=f"tile-{name}",
            )
        )
    return found


def deploy(ui: Ui, model: TableModel, frame: f.DeployDecision) -> list[TrayOption]:
    """Returns the options of the deploy action: all units that are not on the map; also illegal ones, which say why."""
    s, seat, texts = model.view, model.seat, ui.texts
    player = s.seats[seat]
    found = []
    for unit, place in enumerate(player.units):
        if place >= 0:
            continue
        entry = UNITS[player.colour][unit]
        price = words.price(texts, facts.unit_price(s, seat, unit))
        legal = bool(model.selector.every(kind="deploy_unit", unit=unit))
        short = ""
        ways: list[Move] = []
        strength = texts("tip-cs", cs=entry.vp)
        tip = f"*{words.unit(texts, s, seat, unit)}*\n{texts('tip-cost', cost=price)}\n{strength}"
        tip += f"\n{texts(f'unit-{entry.kind}-power')}" if texts.has(f"unit-{entry.kind}-power") else ""
        if not legal:
            ways = [DeployUnit(seat, unit, h) for h in range(s.board.size)]
            tip, short = with_refusal(tip, refusal_text(ui, model, ways)), short_refusal(ui, model, ways)
        found.append(
            TrayOption(
                {"kind": "deploy_unit", "unit": unit},
                words.unit_in_choice(texts, s, seat, unit),
                words.unit_picture(s, seat, unit),
                price,
                tip,
                legal,
                model.selector.chosen.get("unit") == unit,
                shape=(46, 51),
                key=f"unit-{unit}",
                short=short,
                ways=ways,
            )
        )
    return found


def manufacture(ui: Ui, model: TableModel, frame: f.ManufactureDecision) -> list[TrayOption]:
    """Returns the options of the manufacture action: products, also illegal ones, which say why, but none that the
    player has made already; once one is chosen, slots for it."""
    seat, texts = model.seat, ui.texts
    chosen = model.selector.chosen.get("product")
    made = [product for product, _ in model.view.seats[seat].products]
    found = []
    for name, entry in PRODUCTS.items():
        if frame.only and name not in frame.only:
            continue
        legal = bool(model.selector.every(kind="manufacture", product=name))
        short = ""
        ways: list[Move] = []
        points = texts("tip-vp", vp=entry.vp)
        price = words.price(texts, facts.product_price(model.view, seat, name))
        tip = f"*{texts(f'product-{name}')}*\n{texts('tip-cost', cost=price)}\n{points}"
        if not legal:
            ways = [Manufacture(seat, name, slot) for slot in (*SLOTS, "monarch")]
            tip, short = with_refusal(tip, refusal_text(ui, model, ways)), short_refusal(ui, model, ways)
        if name in made and not legal:
            continue
        found.append(
            TrayOption(
                {"kind": "manufacture", "product": name},
                texts(f"product-{name}"),
                f"products/{name}",
                f"{price}  [vp]{entry.vp}",
                tip,
                legal,
                chosen == name,
                key=f"product-{name}",
                short=short,
                ways=ways,
            )
        )
    if chosen is not None:
        for slot in model.selector.values("slot"):
            title = texts(f"arch-{slot}") if slot != "monarch" else texts("slot-monarch")
            picture = f"arches/{slot}" if slot != "monarch" else f"monarchs/{model.view.seats[seat].monarch}"
            effect = texts(f"arch-{slot}-upgrade") if texts.has(f"arch-{slot}-upgrade") else ""
            tip = "\n".join(line for line in (texts("tip-slot", arch=title), effect) if line)
            found.append(TrayOption({"slot": slot}, title, picture, effect, tip, key=f"slot-{slot}"))
    return found


def renovate(ui: Ui, model: TableModel, frame: f.RenovateDecision) -> list[TrayOption]:
    """Returns the options of the renovate action: flip or replenish the chosen tile; none until one is chosen."""
    if "hex" not in model.selector.chosen:
        return []
    found = []
    for flip in model.selector.values("flip"):
        hex_id = int(str(model.selector.chosen["hex"]))
        tile = model.view.tile[hex_id]
        makes = facts.replenishment(model.view, hex_id)
        if flip:
            tile = OTHER_SIDE.get(tile, tile)
            makes = facts.production_of(model.view, model.seat, tile, hex_id)
        key = "renovate-flip" if flip else "renovate-replenish"
        title = ui.text(key, tile=words.tile(ui.texts, tile))
        found.append(
            TrayOption(
                {"flip": flip},
                title,
                words.tile_picture(tile),
                f"{words.price(ui.texts, facts.renovation_price(model.view, model.seat))} → {words.symbols(makes)}",
                shape=(46, 51),
                key=key,
            )
        )
    return found


def trade(ui: Ui, model: TableModel, frame: f.TradeDecision) -> list[TrayOption]:
    """Returns the options of the trade action: exchanges; also illegal ones, which say why."""
    found = []
    for name in TRADES:
        legal = bool(model.selector.every(trade=name))
        short = ""
        ways: list[Move] = []
        tip = facts = words.exchange(name)
        if not legal:
            ways = [Trade(model.seat, name)]
            tip, short = with_refusal(tip, refusal_text(ui, model, ways)), short_refusal(ui, model, ways)
        found.append(
            TrayOption(
                {"trade": name},
                facts=facts,
                title="",
                tip=tip,
                legal=legal,
                key=f"trade-{name}",
                short=short,
                ways=ways,
            )
        )
    return found


def _gift(number: int) -> str:
    """Returns what a Palace brings in symbols: goods, cards and products at once, points, "+" for more at the end."""
    entry = PALACES[number]
    gains = [words.symbols(entry.gain)] if entry.gain else []
    if entry.free_products:
        gains.append("/".join(f"[product_{product}]" for product in entry.free_products))
    points = f"[vp]{entry.vp}" + ("+" if entry.end_vp is not None else "")
    return " ".join([*gains, points])


def palace(ui: Ui, model: TableModel, frame: f.PalaceDecision) -> list[TrayOption]:
    """Returns the options for placing a Palace: all that the player has not placed; also illegal ones, which say
    why."""
    s, seat, texts = model.view, model.seat, ui.texts
    found = []
    for number in PALACES:
        if number in s.seats[seat].palaces:
            continue
        legal = bool(model.selector.every(palace=number))
        short = ""
        ways: list[Move] = []
        tip = f"*{texts(f'palace-{number}')}*\n{texts(f'palace-{number}-effect')}"
        if not legal:
            ways = [PlacePalace(seat, number, h) for h in range(s.board.size)]
            tip, short = with_refusal(tip, refusal_text(ui, model, ways)), short_refusal(ui, model, ways)
        found.append(
            TrayOption(
                {"palace": number},
                texts(f"palace-{number}"),
                f"palaces/palace_{number}",
                _gift(number),
                tip,
                legal,
                model.selector.chosen.get("palace") == number,
                key=f"palace-{number}",
                short=short,
                ways=ways,
            )
        )
    return found
