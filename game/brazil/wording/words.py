"""Names and sentences of Brazil: units, tiles, costs, objectives and refusals in the player's language; symbols stand
in brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.brazil.components import BUILDINGS, CITIES, MISSIONS, TRADES, UNITS
from engine.brazil.facts import Price
from engine.brazil.rules import bag, scoring
from engine.brazil.state import CAPITAL, State
from engine.core.move import Reason
from game.i18n.names import aside
from game.i18n.texts import Texts

ROMAN = ("", "I", "II", "III", "IV")


def era(number: int | str) -> str:
    """Returns an era's number in Roman numerals; anything else unchanged, as text."""
    return ROMAN[int(number)] if str(number).isdigit() and int(number) < len(ROMAN) else str(number)


def tie_sentence(
    texts: Texts, s: State, winners: Sequence[int], points: Sequence[tuple[int, int]], name: Callable[[int], str]
) -> str:
    """Returns a sentence that says how a tie on points for the victory was broken or shared; "" if there was no tie, or
    in a challenge.

    ``points``: (seat, points).
    """
    totals = dict(points)
    level = [seat for seat in totals if totals[seat] == totals[winners[0]]] if winners else []
    if len(level) < 2 or s.board.scenario.challenge:
        return ""
    left_out = [seat for seat in level if seat not in winners]
    science = scoring.science_on_map(s, winners[0])
    if not left_out:
        return texts("score-tie-shared", vp=totals[level[0]], n=science)
    most = max(scoring.science_on_map(s, seat) for seat in left_out)
    return texts("score-tie", names=", ".join(map(name, left_out)), vp=totals[level[0]], n=science, of=most)


def symbols(goods: Iterable[str]) -> str:
    """Returns goods and cards as symbols: ``[gold][hand_gold]``."""
    names = {"gold_card": "hand_gold", "combat_card": "hand_combat", "resource": "any"}
    return "".join(f"[{names.get(good, good)}]" for good in goods)


def bag_symbols(goods: int) -> str:
    """Returns a bag of goods (packed into one integer) as symbols."""
    return symbols(bag.goods(goods))


def exchange(trade: str) -> str:
    """Returns what a trade takes and gives, as symbols with an arrow between them."""
    entry = TRADES[trade]
    return f"{symbols(entry.give) or '[hand_combat]' * entry.give_combat_cards} → {symbols(entry.gain)}"


def cost(texts: Texts, parts: tuple[str, ...]) -> str:
    """Returns a cost as symbols, or the word for free."""
    return symbols(parts) if parts else texts("free")


def tile(texts: Texts, tile_id: str) -> str:
    """Returns a tile's name."""
    if tile_id in BUILDINGS:
        return texts(f"building-{tile_id}")
    if tile_id in CITIES:
        return texts(f"city-{tile_id}")
    return texts("capital") if tile_id == CAPITAL else tile_id


def place(texts: Texts, s: State, hex_id: int) -> str:
    """Returns the name of the tile on a hex; without a tile, that of its terrain."""
    return tile(texts, s.tile[hex_id]) if s.tile[hex_id] else texts(f"terrain-{s.board.terrain[hex_id]}")


def land(texts: Texts, s: State, hex_id: int) -> str:
    """Returns the name of a hex by what stays the same all game: its Capital tile, else its terrain."""
    return place(texts, s, hex_id) if s.tile[hex_id] == CAPITAL else texts(f"terrain-{s.board.terrain[hex_id]}")


def tile_page(tile_id: str) -> str:
    """Returns the handbook's page about a tile."""
    if tile_id in BUILDINGS:
        return f"building/{tile_id}"
    return f"city/{tile_id}" if tile_id in CITIES else "capital/capital"


def tile_picture(tile_id: str) -> str:
    """Returns the picture id of a tile."""
    if tile_id in BUILDINGS:
        return f"buildings/{tile_id}"
    if tile_id in CITIES:
        return f"cities/{tile_id}"
    return "capitals/capital"


def place_picture(s: State, hex_id: int) -> str:
    """Returns the picture id of a hex: its tile, else its terrain."""
    return tile_picture(s.tile[hex_id]) if s.tile[hex_id] else f"terrain/{s.board.terrain[hex_id]}_1"


def exploration_picture(tile_id: str) -> str:
    """Returns the picture id of an exploration tile; Expeditions of all strengths share one."""
    return f"exploration/{base_exploration(tile_id)}"


def base_exploration(tile_id: str) -> str:
    """Returns the id of an exploration tile without an Expedition's strength, which all Expeditions share."""
    return "expedition" if tile_id.startswith("expedition") else tile_id


def unit(texts: Texts, s: State, seat: int, number: int) -> str:
    """Returns a unit's name."""
    return texts(f"unit-{UNITS[s.seats[seat].colour][number].kind}")


def unit_in_choice(texts: Texts, s: State, seat: int, number: int) -> str:
    """Returns a unit's name in a choice of units: with its strength where the colour has several of that kind."""
    entry, name = UNITS[s.seats[seat].colour][number], unit(texts, s, seat, number)
    several = sum(other.kind == entry.kind for other in UNITS[s.seats[seat].colour]) > 1
    return aside(texts, name, str(entry.vp)) if several else name


def unit_picture(s: State, seat: int, number: int, defeated: bool = False) -> str:
    """Returns the picture id of a unit."""
    colour = s.seats[seat].colour
    return f"units/{colour}_{UNITS[colour][number].kind}{'_defeated' if defeated else ''}"


def price(texts: Texts, asked: Price) -> str:
    """Returns a price as symbols; "−n" after them if the payer may leave out n parts, the word for free if that is all
    of them."""
    if asked.less >= len(asked.parts):
        return cost(texts, ())
    return cost(texts, asked.parts) + (f" −{asked.less}" if asked.less else "")


def objective(texts: Texts, entry: dict[str, Any]) -> str:
    """Returns the sentence on an objective of a Mission, given as its entry in the component file."""
    if "building" in entry:
        return texts("objective-building", n=int(entry["n"]), tile=texts(f"building-{entry['building']}"))
    if "buildings_of_era" in entry:
        return texts("objective-buildings_of_era", n=int(entry["n"]), era=era(entry["buildings_of_era"]))
    if "products_of_shape" in entry:
        shape = f"[slot_{entry['products_of_shape']}]"
        return texts("objective-products_of_shape", n=int(entry["n"]), shape=shape)
    key = next(key for key in entry if key not in ("n", "vp"))
    return texts(f"objective-{key}", n=int(entry[key]))


def mission(texts: Texts, mission_id: str) -> str:
    """Returns a Mission's name (``Exploration 3``); a hidden one shows only its era."""
    if mission_id in MISSIONS:
        name, number = texts(f"mission-era-{MISSIONS[mission_id].era}"), mission_id.rsplit("-", 1)[-1]
        return texts("mission-name", era=name, number=number)
    return texts("mission-hidden", era=era(mission_id[1:] or "?"))


def reason(texts: Texts, why: Reason) -> str:
    """Returns a sentence that says why a move is refused and, where possible, what would make it legal."""
    values: dict[str, Any] = {}
    for key, value in why.params:
        values[key] = _parameter(texts, why.code, key, value)
    return texts(f"reason-{why.code}", **values)


def _parameter(texts: Texts, code: str, key: str, value: Any) -> Any:
    if key == "era":
        return era(value)
    if key == "cost":
        return cost(texts, tuple(value))
    if key == "needs" and code == "wrong_terrain":
        names = value if isinstance(value, tuple) else (value,)
        return ", ".join(texts(f"terrain-{name}") for name in names)
    if key == "found" and code == "wrong_terrain":
        return texts(f"terrain-{value}") if texts.has(f"terrain-{value}") else tile(texts, str(value))
    if code == "shape_mismatch" and key in ("needs", "found"):
        return f"[slot_{value}]"
    if key == "need":
        return symbols((str(value),))
    if key == "thing":
        return thing(texts, str(value))
    if key == "tile":
        return tile(texts, str(value))
    if key == "arch" or key == "slot":
        return texts(f"arch-{value}") if texts.has(f"arch-{value}") else str(value)
    if key in ("product", "palace"):
        return texts(f"{key}-{value}")
    return value


THINGS = ("good", "gold", "combat", "painting", "thing", "product", "building", "city", "exploration", "monarch")


def thing(texts: Texts, name: str) -> str:
    """Returns the name of a good, card, painting, exploration tile or Monarch by its id, Expeditions all alike; the id
    itself if it has no name."""
    name = base_exploration(name)
    for prefix in THINGS:
        if texts.has(f"{prefix}-{name}"):
            return texts(f"{prefix}-{name}")
    return name
