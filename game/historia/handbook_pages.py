"""Builds the handbook's pages about Historia's things, from component files and texts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.historia.components import (
    ACTIONS,
    CIVBOT_CARDS,
    CIVILIZATIONS,
    DIFFICULTIES,
    ERAS,
    GOVERNMENTS,
    ICON_ORDER,
    LEADERS,
    MILITARY,
    SEGMENTS,
    TECHNOLOGY,
    TERRITORIES,
    TOKENS,
    WONDERS,
)
from game.historia.wording import card_text, words
from game.historia.wording.rule_pages import LEARN
from game.historia.wording.symbols import SYMBOLS
from game.i18n.texts import Texts
from game.play.handbook import Page
from game.widgets.handbook_pages import joined, rule_pages, ruling_pages, term_pages, with_symbols

# the section of the rules about an action
RULE_OF = {
    "military": "rule/actions#1",
    "technology": "rule/actions#1",
    "art": "rule/actions#2",
    "tourism": "rule/actions#2",
    "exploit": "rule/actions#3",
    "expansion": "rule/actions#3",
    "trade": "rule/actions#4",
    "raid": "rule/actions#4",
    "war": "rule/war#3",
    "revolution": "rule/actions#5",
}
LEADER, ADVISOR, WONDER, PLAN = "rule/leaders#1", "rule/leaders#2", "rule/wonders#0", "rule/plan#0"


def pages(texts: Texts) -> Iterator[Page]:
    """Yields all handbook pages of Historia, in the order of the contents."""
    yield from with_symbols(texts, SYMBOLS, "rule/power#0", _pages(texts))


def _pages(texts: Texts) -> Iterator[Page]:
    for part in (_civilizations, _territories, _actions, _wonders, _leaders, _advisors, _governments, _levels):
        yield from part(texts)
    for part in (_civbots, _icons, _eras):
        yield from part(texts)
    yield from term_pages(texts, {})
    yield from rule_pages(texts, LEARN)
    yield from ruling_pages(texts)


def _names(texts: Texts, kind: str, names: tuple[str, ...]) -> str:
    return ", ".join(texts(f"{kind}-{name}") for name in names)


def _civilizations(texts: Texts) -> Iterator[Page]:
    for name, data in CIVILIZATIONS.items():
        text = joined(
            texts("handbook-civilization-text"),
            texts("handbook-advisors", names=_names(texts, "advisor", data.advisors)),
        )
        links = (*(f"advisor/{advisor}" for advisor in data.advisors), ADVISOR, "rule/goal#0")
        icon = f"historia/pieces/{name}"
        yield Page(f"civilization/{name}", texts(f"civilization-{name}"), text, icon, links)


def _territories(texts: Texts) -> Iterator[Page]:
    for name, data in TERRITORIES.items():
        text = joined(
            texts("handbook-borders", names=_names(texts, "territory", data.neighbours)),
            texts("handbook-sea", names=_names(texts, "territory", data.sea)) if data.sea else "",
        )
        beside = tuple(f"territory/{other}" for other in (*data.neighbours, *data.sea))
        links = ("rule/war#1", "token/numbers", *beside)
        yield Page(f"territory/{name}", texts(f"territory-{name}"), text, "historia/symbols/territory", links)
    values = ", ".join(f"{number}: {vp}" for number, vp in TOKENS.items())
    text = joined(texts("handbook-token-text"), values)
    yield Page("token/numbers", texts("handbook-token-all"), text, "historia/symbols/vp", ("rule/war#1",))


def _actions(texts: Texts) -> Iterator[Page]:
    for name, data in ACTIONS.items():
        joins = texts("handbook-joins", level=data.joins_at_tech) if data.joins_at_tech else ""
        text = joined(card_text.card(texts, "action", name), joins)
        levels = [data.joins_at_tech, data.advanced.tech if data.advanced is not None else 0]
        links = (RULE_OF[name], *(f"technology/{TECHNOLOGY[level].id}" for level in levels if level))
        yield Page(f"action/{name}", texts(f"action-{name}"), text, f"historia/actions/{name}", links, (name,))


def _wonders(texts: Texts) -> Iterator[Page]:
    for name, data in WONDERS.items():
        text = joined(texts("era-numeral", era=words.ROMAN[data.era]), card_text.wonder(texts, name))
        links = (WONDER, f"era/{data.era}", *(f"action/{when}" for when in data.when if when in ACTIONS))
        yield Page(f"wonder/{name}", texts(f"wonder-{name}"), text, f"historia/wonders/{name}", links)


def _leaders(texts: Texts) -> Iterator[Page]:
    for name, data in LEADERS.items():
        text = joined(texts("era-numeral", era=words.ROMAN[data.era]), card_text.card(texts, "leader", name))
        links = (LEADER, f"era/{data.era}")
        yield Page(f"leader/{name}", texts(f"leader-{name}"), text, f"historia/leaders/{name}", links)


def _advisors(texts: Texts) -> Iterator[Page]:
    for civilization, data in CIVILIZATIONS.items():
        for name in data.advisors:
            text = joined(texts(f"civilization-{civilization}"), card_text.advisor(texts, name))
            links = (ADVISOR, f"civilization/{civilization}")
            yield Page(f"advisor/{name}", texts(f"advisor-{name}"), text, f"historia/advisors/{name}", links)


def _governments(texts: Texts) -> Iterator[Page]:
    for name in GOVERNMENTS:
        text = joined(texts("handbook-government-text"), card_text.government(texts, name))
        yield Page(
            f"government/{name}", texts(f"government-{name}"), text, f"historia/slab/{name}", (PLAN, "icon/government")
        )


def _levels(texts: Texts) -> Iterator[Page]:
    for track, levels in (("technology", TECHNOLOGY), ("military", MILITARY)):
        for number, row in levels.items():
            place = texts("handbook-level", track=texts(f"action-{track}"), n=number)
            links: tuple[str, ...] = (PLAN, f"action/{track}")
            links += tuple(f"action/{card}" for what, _, card in map(_unlock, row.unlocks) if card in ACTIONS)
            others = [levels[n].id for n in (number - 1, number + 1) if n in levels]
            links += tuple(f"{track}/{other}" for other in others)
            text = joined(place, card_text.level(texts, track, number))
            yield Page(f"{track}/{row.id}", texts(f"level-{row.id}"), text, f"historia/symbols/{track}", links)


def _unlock(unlock: str) -> tuple[str, str, str]:
    return unlock.partition(":")


def _civbots(texts: Texts) -> Iterator[Page]:
    for name in CIVBOT_CARDS:
        text = card_text.card(texts, "civbot", name)
        links = ("rule/civbots#0", *(f"difficulty/{one}" for one in DIFFICULTIES))
        yield Page(f"civbot/{name}", texts(f"civbot-{name}"), text, f"historia/civbots/{name}", links)
    for difficulty, row in DIFFICULTIES.items():
        text = texts("civbot-tip", n=row.cards_a_turn)
        icon = f"historia/symbols/{difficulty}"
        title = texts(f"difficulty-{difficulty}")
        yield Page(f"difficulty/{difficulty}", title, text, icon, ("rule/civbots#0",), (difficulty,))


def _icons(texts: Texts) -> Iterator[Page]:
    for icon in ICON_ORDER:
        turns = ", ".join(str(turn) for turn, icons in enumerate(SEGMENTS, start=1) if icon in icons)
        text = joined(texts("handbook-icon-text", turns=turns), texts("circle-tip"))
        yield Page(f"icon/{icon}", texts(f"icon-{icon}"), text, f"historia/timeline/{icon}", ("rule/turn#2",))


def _eras(texts: Texts) -> Iterator[Page]:
    for era in range(1, ERAS + 1):
        title = texts("era-banner", era=words.ROMAN[era], name=texts(f"era-name-{era}"))
        text = texts(
            "handbook-wonders", names=_names(texts, "wonder", tuple(w for w in WONDERS if WONDERS[w].era == era))
        )
        links = ("rule/goal#0", *(f"leader/{name}" for name, leader in LEADERS.items() if leader.era == era))
        yield Page(f"era/{era}", title, text, f"historia/screens/edge_{era}", links)
