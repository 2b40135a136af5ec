"""Builds the handbook's pages about Imperial Struggle: spaces, cards, tiles, wars and rules, from component files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.struggle.board import NAMES
from engine.struggle.components import (
    ADVANTAGES,
    AWARDS,
    BASIC,
    BONUS,
    COMMODITIES,
    COUNTRIES,
    ERAS,
    EVENTS,
    INVESTMENTS,
    MINISTRIES,
    REGIONS,
    SIDES,
    SPACES,
    SPECIAL,
    STEPS,
    SUBREGIONS,
    WARS,
)
from engine.struggle.facts import POINTS_OF
from engine.struggle.shapes import Spoils
from engine.struggle.state import BRITAIN, FRANCE
from game.i18n.names import aside, run_on
from game.i18n.texts import Texts
from game.play.handbook import Page
from game.struggle.wording import words
from game.struggle.wording.rule_pages import LEARN
from game.struggle.wording.symbols import SYMBOLS
from game.widgets.handbook_pages import joined, rule_pages, ruling_pages, term_pages, with_symbols

POWERS = (*SIDES, "spain", "usa")
RULE_OF = {
    "market": "rule/buying#1",
    "political": "rule/buying#2",
    "territory": "rule/wars#1",
    "fort": "rule/military#2",
    "naval": "rule/military#3",
}
MARKS = ("prestige", "alliance", "local")
EVENT, MINISTRY, WAR, TILE = "rule/cards#1", "rule/cards#2", "rule/wars#0", "rule/military#1"


def pages(texts: Texts) -> Iterator[Page]:
    """Yields all pages, in the order of the contents."""
    yield from with_symbols(texts, SYMBOLS, "rule/words#1", _pages(texts))


def _pages(texts: Texts) -> Iterator[Page]:
    for part in (_powers, _regions, _countries, _spaces, _goods, _advantages, _awards, _investments):
        yield from part(texts)
    for part in (_events, _ministries, _keywords, _eras, _wars, _war_tiles):
        yield from part(texts)
    yield from term_pages(texts, {})
    yield from rule_pages(texts, LEARN)
    yield from ruling_pages(texts)


def space_page(name: str) -> str:
    """Returns the id of the handbook's page about a space; all spaces of a country share that of the country."""
    country = SPACES[name].country
    return f"country/{country}" if country else f"space/{name}"


def _powers(texts: Texts) -> Iterator[Page]:
    for power in POWERS:
        held = [words.space(texts, name) for name, space in SPACES.items() if space.start == power]
        text = joined(
            texts(f"handbook-side-{power}"),
            texts("handbook-starts", names=", ".join(dict.fromkeys(held))) if held else "",
        )
        links = ("rule/goal#0" if power in SIDES else "rule/wars#1",)
        yield Page(f"side/{power}", texts(f"side-{power}"), text, f"struggle/marks/{power}", links, (power,))


def _regions(texts: Texts) -> Iterator[Page]:
    for region in REGIONS:
        inside = [name for name in NAMES if SPACES[name].region == region]
        gives = [f"advantage/{name}" for name, advantage in ADVANTAGES.items() if advantage.region == region]
        spaces = dict.fromkeys(space_page(name) for name in inside)
        text = texts("handbook-region-text", n=len(inside))
        links = ("rule/scoring#1", *gives, *spaces)
        yield Page(f"region/{region}", texts(f"region-{region}"), text, "struggle/pieces/award", links)
    for part, data in SUBREGIONS.items():
        inside = [name for name in NAMES if SPACES[name].subregion == part]
        names = ", ".join(words.space(texts, name) for name in inside)
        text = texts("handbook-subregion-text", region=texts(f"region-{data.region}"), names=names)
        links = (f"region/{data.region}", *(space_page(name) for name in inside))
        yield Page(f"subregion/{part}", texts(f"subregion-{part}"), text, "struggle/pieces/market", links)


def _countries(texts: Texts) -> Iterator[Page]:
    for country, data in COUNTRIES.items():
        lines = [f"- {_space_facts(texts, name)}" for name in data.spaces]
        text = joined(texts("handbook-country-text", n=len(data.spaces)), *lines, _theaters(texts, data.spaces))
        links = (*_space_links(data.spaces), f"region/{SPACES[data.spaces[0]].region}")
        yield Page(f"country/{country}", texts(f"country-{country}"), text, "struggle/pieces/political", links)


def _spaces(texts: Texts) -> Iterator[Page]:
    for name in NAMES:
        space = SPACES[name]
        if space.country:
            continue
        part = texts(f"subregion-{space.subregion}") if space.subregion else ""
        place = ", ".join(one for one in (part, texts(f"region-{space.region}")) if one)
        opens = texts("tip-opens", turn=space.opens) if space.opens > 1 else ""
        text = joined(place, _space_facts(texts, name), opens, _theaters(texts, (name,)))
        beside = (f"subregion/{space.subregion}",) if space.subregion else ()
        links = (*_space_links((name,)), *beside, f"region/{space.region}")
        icon = f"struggle/goods/{space.commodity}" if space.commodity else f"struggle/pieces/{space.type}"
        yield Page(f"space/{name}", texts(f"space-{name}"), text, icon, links)


def _space_facts(texts: Texts, name: str) -> str:
    """Returns what is printed on a space: its kind, commodity, price and marks."""
    space = SPACES[name]
    parts = [texts(f"kind-{space.type}")]
    if space.commodity:
        parts.append(f"[{space.commodity}] {texts(f'commodity-{space.commodity}')}")
    if space.type in POINTS_OF and space.cost:
        parts.append(texts("tip-cost", n=space.cost, points=texts(f"points-{POINTS_OF[space.type]}")))
    elif space.type == "territory":
        parts.append(texts("tip-cp", n=space.cost))
    parts += [f"[{mark}] {texts(f'mark-{mark}')}" for mark in MARKS if getattr(space, mark)]
    if space.start:
        parts.append(texts("handbook-held", side=texts(f"side-{space.start}")))
    return ", ".join(parts)


def _theaters(texts: Texts, names: Sequence[str]) -> str:
    theaters = dict.fromkeys(theater for name in names for theater in SPACES[name].theaters)
    return texts("tip-theaters", names=", ".join(_theater(texts, one) for one in theaters)) if theaters else ""


def _theater(texts: Texts, name: str) -> str:
    war, _, _ = name.partition(".")
    return aside(texts, texts(_theater_text(name)), texts(f"war-{war}"))


def _theater_text(name: str) -> str:
    return f"theater-{name.replace('.', '-')}"


def _space_links(names: Sequence[str]) -> tuple[str, ...]:
    """Returns the pages of what spaces are good for: Advantages, commodities, theaters, and their rule."""
    found: list[str] = []
    for name in names:
        space = SPACES[name]
        found += [f"commodity/{space.commodity}"] if space.commodity else []
        found += [f"advantage/{one}" for one, advantage in ADVANTAGES.items() if name in advantage.needs]
        found += [f"theater/{theater}" for theater in space.theaters]
        found += [f"side/{space.start}"] if space.start else []
        found.append(RULE_OF[space.type])
    return tuple(dict.fromkeys(found))


def _goods(texts: Texts) -> Iterator[Page]:
    for good, data in COMMODITIES.items():
        markets = [name for name in NAMES if SPACES[name].commodity == good]
        rewards = [(era, getattr(data, era)) for era in ERAS]
        lines = [
            texts(
                "labelled",
                label=f"- {texts(f'era-{era}')}",
                what=words.prize(texts, reward.vp, reward.trp, reward.debt),
            )
            for era, reward in rewards
        ]
        text = joined(texts("handbook-markets", n=data.markets), texts("handbook-demand"), *lines)
        links = ("rule/scoring#1", *(space_page(name) for name in markets))
        yield Page(f"commodity/{good}", texts(f"commodity-{good}"), text, f"struggle/goods/{good}", links, (good,))


def _advantages(texts: Texts) -> Iterator[Page]:
    for name, advantage in ADVANTAGES.items():
        needs = dict.fromkeys(words.space(texts, need) for need in advantage.needs)
        text = joined(
            texts(f"advantage-{name}-text"),
            texts("tip-needs", names=", ".join(needs)),
            texts("handbook-held", side=texts(f"side-{advantage.start}")) if advantage.start else "",
        )
        spaces = dict.fromkeys(space_page(need) for need in advantage.needs)
        links = ("rule/buying#4", f"region/{advantage.region}", *spaces)
        yield Page(f"advantage/{name}", words.advantage(texts, name), text, f"struggle/advantages/{name}", links)


def _awards(texts: Texts) -> Iterator[Page]:
    for number, award in AWARDS.items():
        prize = words.prize(texts, award.vp, award.trp)
        text = texts("tip-award-worth", prize=prize, n=award.margin)
        title = texts("handbook-award-title", prize=prize)
        yield Page(f"award/{number}", title, text, "struggle/pieces/award", ("rule/scoring#1", "rule/turn#0"))


def _investments(texts: Texts) -> Iterator[Page]:
    for number, tile in INVESTMENTS.items():
        major, minor = texts(f"points-{tile.major}"), texts(f"points-{tile.minor}")
        text = joined(
            texts("tip-tile", major=tile.major_ap, kind=major, minor=tile.minor_ap, other=minor),
            texts("tip-tile-event", kind=major) if tile.event else "",
            texts("tip-tile-upgrade") if tile.upgrade else "",
        )
        title = texts("handbook-investment-title", n=number, major=tile.major_ap, kind=major)
        links = ("rule/round#1", "rule/round#2", *((EVENT,) if tile.event else ()))
        links += ("rule/round#3",) if tile.upgrade else ()
        yield Page(f"investment/{number}", title, text, f"struggle/investment/{tile.major}", links)


def _events(texts: Texts) -> Iterator[Page]:
    for card, data in EVENTS.items():
        lines = [texts("handbook-event-text", era=texts(f"era-{data.era}"), kind=_event_kind(texts, data.type))]
        for seat in (FRANCE, BRITAIN):
            base, bonus = words.event_message_ids(card, seat)
            who = texts("both-sides") if data.both is not None else words.side(texts, seat)
            lines.append(texts("labelled", label=f"*{who}*", what=texts(base)))
            if bonus:
                lines.append(f"- {words.condition(texts, card)} {texts(bonus)}")
            if data.both is not None:
                break
        links: tuple[str, ...] = (EVENT, f"era/{data.era}")
        if data.bonus_if is not None and data.bonus_if.keyword:
            links += (f"keyword/{data.bonus_if.keyword}",)
        yield Page(f"event/{card}", words.event(texts, card), "\n".join(lines), f"struggle/events/{card}", links)


def _event_kind(texts: Texts, kind: str) -> str:
    """Returns the name of an Event's type; some fit any action."""
    return texts(f"points-{kind}") if texts.has(f"points-{kind}") else texts("handbook-any-type")


def _ministries(texts: Texts) -> Iterator[Page]:
    for card, data in MINISTRIES.items():
        eras = ", ".join(texts(f"era-{era}") for era in data.eras)
        keywords = ", ".join(texts(f"keyword-{keyword}") for keyword in data.keywords)
        text = joined(
            texts("handbook-ministry-text", side=texts(f"side-{data.side}"), eras=eras),
            texts("handbook-keywords", names=keywords) if keywords else "",
            *(f"- {texts(f'ability-{card}-{ability.id}')}" for ability in data.ability),
        )
        links = (MINISTRY, f"side/{data.side}", *(f"keyword/{keyword}" for keyword in data.keywords))
        links += tuple(f"era/{era}" for era in data.eras)
        icon = f"struggle/ministries/{card}"
        yield Page(f"ministry/{card}", words.ministry(texts, card), text, icon, links)


def _keywords(texts: Texts) -> Iterator[Page]:
    for keyword in dict.fromkeys(keyword for data in MINISTRIES.values() for keyword in data.keywords):
        on = [card for card, data in MINISTRIES.items() if keyword in data.keywords]
        text = texts("handbook-keyword-text", names=", ".join(words.ministry(texts, card) for card in on))
        links = (MINISTRY, EVENT, *(f"ministry/{card}" for card in on))
        yield Page(f"keyword/{keyword}", texts(f"keyword-{keyword}"), text, "marks/hint", links)


def _eras(texts: Texts) -> Iterator[Page]:
    for era in ERAS:
        turns = [str(step.turn) for step in STEPS if step.turn and step.era == era]
        text = joined(texts(f"era-{era}-text"), texts("handbook-turns", turns=", ".join(turns)))
        yield Page(
            f"era/{era}", texts(f"era-{era}"), text, f"struggle/backs/event_{era}", ("rule/goal#2", "rule/turn#0")
        )


def _wars(texts: Texts) -> Iterator[Page]:
    for war in WARS:
        theaters = [f"theater/{theater.id}" for theater in war.theater]
        years = next(words.years(step) for step in STEPS if step.war == war.id)
        names = ", ".join(texts(_theater_text(theater.id)) for theater in war.theater)
        text = joined(years, texts("handbook-after-turn", turn=war.after_turn), texts("handbook-theaters", names=names))
        links = (*theaters, WAR, "rule/goal#2")
        yield Page(f"war/{war.id}", texts(f"war-{war.id}"), text, f"struggle/wars/{war.id}", links)
    for war in WARS:
        for theater in war.theater:
            lines = []
            for row in theater.spoils:
                margin = _margin(row)
                spoils = words.spoils(texts, row)
                spoils += [texts("handbook-loser", prize=words.prize(texts, 0, row.trp))] if row.trp else []
                who = "" if row.side == "either" else f" ({texts(f'side-{row.side}')})"
                lines.append(f"- {margin}{who}: {', '.join(spoils) or '–'}")
            text = joined(texts(f"war-{war.id}"), texts("handbook-margin"), *lines)
            links = (f"war/{war.id}", WAR, "rule/wars#1", *(f"region/{region}" for region in theater.regions))
            links += tuple(f"country/{count.country}" for count in theater.counts if count.country)
            links += tuple(f"keyword/{count.keyword}" for count in theater.counts if count.keyword)
            icon = f"struggle/wars/{theater.id.replace('.', '_')}"
            yield Page(f"theater/{theater.id}", texts(_theater_text(theater.id)), text, icon, links)


def _margin(row: Spoils) -> str:
    """Returns the margins that a row of spoils is for: "3", "1–2", "5+"."""
    if not row.high:
        return f"{row.low}+"
    return str(row.low) if row.high == row.low else f"{row.low}–{row.high}"


def _war_tiles(texts: Texts) -> Iterator[Page]:
    for name, basic in BASIC.items():
        title = texts("handbook-tile-title", name=texts("tile-basic"), n=basic.strength)
        text = joined(_tile_facts(texts, basic.strength, basic.effect), texts("handbook-copies-side", n=basic.count))
        yield Page(f"war_tile/{name}", title, text, words.tile_picture(name, FRANCE), (TILE, WAR, "rule/round#3"))
    for name, bonus in BONUS.items():
        text = joined(
            texts("handbook-bonus-tile", side=texts(f"side-{bonus.side}"), war=texts(f"war-{bonus.war}")),
            _tile_facts(texts, bonus.strength, bonus.effect),
        )
        picture = words.tile_picture(name, SIDES.index(bonus.side))
        yield Page(f"war_tile/{name}", bonus.name, text, picture, (f"war/{bonus.war}", f"side/{bonus.side}", TILE))
    for name, special in SPECIAL.items():
        text = texts("handbook-strength", n=special.strength)
        icon = words.tile_picture("?bonus", FRANCE)
        yield Page(f"war_tile/{name}", texts(f"handbook-special-{name}"), text, icon, (WAR, *_uses_of(name)))


def _uses_of(tile: str) -> tuple[str, ...]:
    """Returns the pages of the theaters and Events that give a special War tile or count it."""
    theaters = [theater for war in WARS for theater in war.theater]
    events = [
        card
        for card, data in EVENTS.items()
        for half in (data.both, data.britain, data.france)
        if half is not None and any(op.tile == tile for op in (*half.base_ops, *half.bonus_ops))
    ]
    return (
        *(f"theater/{theater.id}" for theater in theaters if any(tile in row.special for row in theater.spoils)),
        *(f"theater/{theater.id}" for theater in theaters if any(count.tile == tile for count in theater.counts)),
        *(f"event/{card}" for card in dict.fromkeys(events)),
    )


def _tile_facts(texts: Texts, strength: int, effect: str) -> str:
    text = texts("handbook-strength", n=strength)
    stop = texts("mark-stop")
    return run_on((text + stop, texts(f"effect-{effect}") + stop)) if effect else text
