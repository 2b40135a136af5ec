"""Builds the handbook's pages about Brazil's things, from component files and texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.brazil.components import (
    ARCHES,
    ASSETS,
    BUILDINGS,
    CAPITALS,
    CITIES,
    COLOUR_SETS,
    COMBAT_ARCHES,
    COMBAT_CARDS,
    EXPLORATION,
    FRAME_COLOURS,
    GOLD_CARDS,
    GOODS,
    MISSIONS,
    MONARCHS,
    OTHER_SIDE,
    PAINTINGS,
    PALACES,
    PRODUCTS,
    SLOTS,
    TILE_KINDS,
    TRADES,
    UNITS,
)
from engine.brazil.map.tiles import TERRAINS
from game.brazil.palette import LOOKS
from game.brazil.wording import words
from game.brazil.wording.rule_pages import LEARN
from game.brazil.wording.symbols import SYMBOLS
from game.i18n.texts import Texts
from game.play.handbook import Page
from game.widgets.handbook_pages import joined, rule_pages, ruling_pages, term_pages, with_symbols

KINDS = dict.fromkeys(unit.kind for units in UNITS.values() for unit in units)  # of units, in the order of the box
CAPITAL = "capital/capital"
# beginning of a ruling's id -> the pages it belongs to
RULING_OF = {
    "setup": ("rule/goal#2",),
    "turn": ("rule/turn#1",),
    **{arch: (f"arch/{arch}",) for arch in ARCHES},
    "capital": (CAPITAL,),
    "pay": ("rule/paying#0",),
    "limit": ("rule/paying#1",),
    "move": ("rule/movement#0",),
    "explore": ("rule/movement#1",),
    "combat": ("rule/combat#2",),
    "mission": ("rule/missions#1",),
    "era": ("rule/missions#2",),
    "palace": ("rule/missions#3",),
    "score": ("rule/scoring#0",),
    "solo": ("rule/solo#0",),
    "numbers": ("rule/words#1",),
}


def pages(texts: Texts) -> Iterator[Page]:
    """Yields all pages of Brazil's handbook in the order of its table of contents."""
    yield from with_symbols(texts, SYMBOLS, "rule/words#1", _pages(texts))


def _pages(texts: Texts) -> Iterator[Page]:
    for part in (_arches, _goods, _terrain, _tiles, _exploration, _units, _products, _palaces, _peoples):
        yield from part(texts)
    yield from _cards(texts)
    yield from _missions(texts)
    yield from term_pages(texts, {})
    yield from rule_pages(texts, LEARN)
    yield from ruling_pages(texts, lambda name: RULING_OF[name.partition("-")[0]])


def _goods_of(parts: Sequence[str]) -> tuple[str, ...]:
    """Returns the pages of the goods in a cost or a gain."""
    return tuple(f"good/{good}" for good in dict.fromkeys(parts) if good in GOODS)


def _facts(*facts: str) -> str:
    """Joins facts to the line below the title; empty ones are left out."""
    return " · ".join(fact for fact in facts if fact)


def _flavour(texts: Texts, name: str) -> str:
    return f"~{texts(f'{name}-flavour')}~" if texts.has(f"{name}-flavour") else ""


def _cost(texts: Texts, parts: tuple[str, ...]) -> str:
    return texts("handbook-cost", cost=words.cost(texts, parts))


def _points(texts: Texts, vp: int) -> str:
    return texts("handbook-points", n=vp) if vp else ""


def _copies(texts: Texts, count: int) -> str:
    return texts("handbook-copies", n=count)


def _arches(texts: Texts) -> Iterator[Page]:
    for number, arch in enumerate(ARCHES, start=1):
        shape = f"[slot_{SLOTS[arch]}]" if arch in SLOTS else ""
        text = joined(
            texts(f"arch-{arch}-action"),
            texts("arch-upgrade", shape=shape, effect=texts(f"arch-{arch}-upgrade")) if shape else "",
            texts(f"arch-{arch}-extra"),
            *(words.exchange(trade) for trade in TRADES if arch == "trade"),
        )
        fitting = tuple(f"product/{name}" for name, product in PRODUCTS.items() if product.shape == SLOTS.get(arch))
        rules = (f"rule/arches#{number}", *(("rule/arches#8",) if arch in COMBAT_ARCHES.combat_bonus_at else ()))
        yield Page(f"arch/{arch}", texts(f"arch-{arch}"), text, f"arches/{arch}", (*rules, *fitting), (arch,))


def _goods(texts: Texts) -> Iterator[Page]:
    for good in GOODS:
        makers = [f"building/{name}" for name, building in BUILDINGS.items() if good in building.production]
        tells = "handbook-asset" if good in ASSETS else "handbook-resource"
        yield Page(
            f"good/{good}",
            texts(f"good-{good}"),
            joined(texts(tells), texts("handbook-made-by", names=_named(texts, makers)) if makers else ""),
            f"goods/{good}",
            (*makers, "rule/words#1", "rule/paying#0"),
            (good,),
        )


def _named(texts: Texts, pages_: Sequence[str]) -> str:
    """Returns the names of tiles, goods and the like by their page ids."""
    return ", ".join(texts(page.replace("/", "-")) for page in pages_)


def _terrain(texts: Texts) -> Iterator[Page]:
    for terrain in TERRAINS:
        built = [f"building/{name}" for name, building in BUILDINGS.items() if terrain in building.terrain]
        text = joined(
            texts(f"handbook-terrain-{terrain}"),
            texts("handbook-built-here", names=_named(texts, built)) if built else "",
        )
        yield Page(
            f"terrain/{terrain}", texts(f"terrain-{terrain}"), text, f"terrain/{terrain}_1", (*built, "rule/words#3")
        )


def _tiles(texts: Texts) -> Iterator[Page]:
    count = {side: kind.count for kind in TILE_KINDS for side in kind.sides}
    for name, building in BUILDINGS.items():
        other = OTHER_SIDE[name]
        lands = tuple(f"terrain/{terrain}" for terrain in building.terrain if terrain in TERRAINS)
        text = joined(
            _facts(
                texts("handbook-in-era", era=words.era(building.era)),
                _cost(texts, building.cost),
                _points(texts, building.vp),
                _copies(texts, count[name]),
            ),
            texts("handbook-makes", goods=words.symbols(building.production)),
            texts("handbook-on", names=", ".join(texts(f"terrain-{terrain}") for terrain in building.terrain)),
            texts("handbook-other-side", name=texts(f"building-{other}")),
            _flavour(texts, f"building-{name}"),
        )
        links = (f"building/{other}", *_goods_of((*building.cost, *building.production)), *lands, "arch/build")
        yield Page(f"building/{name}", texts(f"building-{name}"), text, f"buildings/{name}", (*links, "arch/renovate"))
    for name, city in CITIES.items():
        facts = _facts(
            texts("handbook-in-era", era=words.era(city.era)), _cost(texts, city.cost), _points(texts, city.vp)
        )
        text = joined(facts, texts("unit-monarch-power"), _flavour(texts, f"city-{name}"))
        links = ("arch/build", "unit/monarch", *_goods_of(city.cost))
        yield Page(f"city/{name}", texts(f"city-{name}"), text, f"cities/{name}", links)
    resources = [f"good/{capital.resource}" for capital in CAPITALS]
    text = joined(texts("handbook-capital-text"), texts("handbook-capital-shows", names=_named(texts, resources)))
    links = ("rule/goal#2", "rule/words#2", "palace/1", *resources)
    yield Page(CAPITAL, texts("capital"), text, "capitals/capital", links)


def _exploration(texts: Texts) -> Iterator[Page]:
    alike: dict[str, list[str]] = {}
    for name in EXPLORATION:
        alike.setdefault(words.base_exploration(name), []).append(name)
    for base, names in alike.items():
        count = sum(EXPLORATION[name].count for name in names)
        each = [EXPLORATION[name].numbers for name in names if base == "expedition"]
        text = joined(
            _copies(texts, count),
            texts(f"exploration-{base}-effect"),
            *(
                texts("handbook-expedition", n=one["needed"], gain=words.symbols(one["gain"]), vp=one["points"])
                for one in each
            ),
            _flavour(texts, f"exploration-{base}"),
        )
        rule = "rule/movement#2" if base == "expedition" else "rule/movement#1"
        yield Page(f"exploration/{base}", texts(f"exploration-{base}"), text, words.exploration_picture(base), (rule,))


def _units(texts: Texts) -> Iterator[Page]:
    for kind in KINDS:
        lines: list[str] = []
        pay: list[str] = []
        for colour, units in UNITS.items():
            for unit in units:
                if unit.kind == kind:
                    name = texts(_look(colour))
                    facts = f"{words.cost(texts, unit.cost)}  {texts('handbook-strength', n=unit.vp)}"
                    lines.append(texts("labelled", label=f"- {name}", what=facts))
                    pay += unit.cost
        power = texts(f"unit-{kind}-power") if texts.has(f"unit-{kind}-power") else ""
        colours = tuple(f"people/{colour}" for colour in UNITS if any(u.kind == kind for u in UNITS[colour]))
        links = ("arch/deploy", "rule/movement#0", *colours, *_goods_of(pay))
        icon = next(f"units/{colour}_{kind}" for colour in UNITS if any(u.kind == kind for u in UNITS[colour]))
        yield Page(f"unit/{kind}", texts(f"unit-{kind}"), joined(power, *lines), icon, links)


def _look(colour: str) -> str:
    """Returns the message id of a colour's people."""
    return next(look.name for look in LOOKS if look.id == colour)


def _peoples(texts: Texts) -> Iterator[Page]:
    for colour, entry in COLOUR_SETS.items():
        names = ", ".join(texts(f"monarch-{monarch}") for monarch in entry.monarchs)
        units = ", ".join(texts(f"unit-{unit.kind}") for unit in entry.units)
        text = joined(texts("handbook-monarchs", names=names), texts("handbook-units", names=units))
        kinds = dict.fromkeys(f"unit/{unit.kind}" for unit in entry.units)
        links = (*(f"monarch/{monarch}" for monarch in entry.monarchs), *kinds, "rule/scoring#1")
        mark = next(look.mark for look in LOOKS if look.id == colour)
        yield Page(f"people/{colour}", texts(_look(colour)), text, mark, links)


def _products(texts: Texts) -> Iterator[Page]:
    for name, product in PRODUCTS.items():
        slots = [arch for arch, shape in SLOTS.items() if shape == product.shape]
        text = joined(
            _facts(_cost(texts, product.cost), _points(texts, product.vp)),
            texts(
                "handbook-slots",
                shape=f"[slot_{product.shape}]",
                names=", ".join(texts(f"arch-{arch}") for arch in slots),
            ),
        )
        links = ("arch/manufacture", *(f"arch/{arch}" for arch in slots), *_goods_of(product.cost))
        yield Page(f"product/{name}", texts(f"product-{name}"), text, f"products/{name}", links, (f"product_{name}",))


def _palaces(texts: Texts) -> Iterator[Page]:
    yield Page(
        "palace/1", texts("palace-1"), texts("palace-1-effect"), "palaces/palace_1", (CAPITAL, "rule/missions#3")
    )
    for number, palace in PALACES.items():
        wanted = [palace.requires.building, palace.end_vp.building if palace.end_vp is not None else ""]
        links = (
            *(f"building/{name}" for name in dict.fromkeys(wanted) if name),
            *_goods_of(palace.gain),
            *(f"product/{name}" for name in palace.free_products),
            "rule/missions#3",
        )
        yield Page(
            f"palace/{number}",
            texts(f"palace-{number}"),
            texts(f"palace-{number}-effect"),
            f"palaces/palace_{number}",
            links,
        )


def _cards(texts: Texts) -> Iterator[Page]:
    for name, monarch in MONARCHS.items():
        colour = next(colour for colour, entry in COLOUR_SETS.items() if name in entry.monarchs)
        message = f"monarch-{name}"
        who = f"~{texts(f'{message}-who')}~" if texts.has(f"{message}-who") else ""
        text = joined(who, texts(f"{message}-effect"), _flavour(texts, message))
        favoured = [f"building/{monarch.numbers['building']}"] if "building" in monarch.numbers else []
        links = (f"people/{colour}", *favoured, "rule/scoring#1")
        yield Page(f"monarch/{name}", texts(message), text, f"monarchs/{name}", links)
    for colour in FRAME_COLOURS:
        for name, painting in PAINTINGS.items():
            if painting.colour != colour:
                continue
            facts = _facts(_cost(texts, painting.cost), _points(texts, painting.vp), texts(f"order-{colour}"))
            text = joined(facts, texts(f"painting-{name}-effect"), _flavour(texts, f"painting-{name}"))
            links = ("arch/painting", *_goods_of(painting.cost))
            yield Page(f"painting/{name}", texts(f"painting-{name}"), text, f"paintings/{name}", links)
    for name, gold in GOLD_CARDS.items():
        text = joined(_copies(texts, gold.count), texts(f"gold-{name}-effect"), _flavour(texts, f"gold-{name}"))
        granted = [f"arch/{gold.numbers['action']}"] if "action" in gold.numbers else []
        yield Page(f"gold/{name}", texts(f"gold-{name}"), text, f"gold_cards/{name}", (*granted, "rule/words#4"))
    for name, combat in COMBAT_CARDS.items():
        text = joined(_copies(texts, combat.count), texts(f"combat-{name}-effect"), _flavour(texts, f"combat-{name}"))
        yield Page(f"combat/{name}", texts(f"combat-{name}"), text, f"combat_cards/{name}", ("rule/combat#2",))


def _missions(texts: Texts) -> Iterator[Page]:
    for name, mission in MISSIONS.items():
        lines = [
            f"- {words.objective(texts, entry)}" + (f" [vp]{entry['vp']}" if "vp" in entry else "")
            for entry in mission.objectives
        ]
        title = texts(f"mission-{name}")
        text = joined(_facts(words.mission(texts, name), _points(texts, mission.vp)), *lines)
        built = [f"building/{entry['building']}" for entry in mission.objectives if "building" in entry]
        rule = "rule/missions#4" if mission.era == max(m.era for m in MISSIONS.values()) else "rule/missions#1"
        yield Page(f"mission/{name}", title, text, f"missions/{name}", (*built, rule))
