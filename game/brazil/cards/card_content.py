"""Collects everything printed on a card (title, text, picture, cost, points), and builds its tooltip."""

from __future__ import annotations

from dataclasses import dataclass

from engine.brazil.components import COMBAT_CARDS, MISSIONS, PAINTINGS
from game.brazil.palette import ERAS, PAINTING_FRAMES
from game.brazil.wording import words
from game.render.theme import Colour, rgb
from game.render.ui import Ui

LEATHER: dict[str, Colour] = {
    "monarch": rgb("#4A3117"),
    "gold": rgb("#A9772A"),
    "combat": rgb("#3A4152"),
}
ROMAN = {1: "I", 2: "II", 3: "III"}


@dataclass(frozen=True, slots=True)
class CardContent:
    """Everything printed on a card; fields a card does not have are empty.

    ``text`` is shortened to fit the card, ``effect`` is the full text.
    """

    kind: str  # painting, monarch, gold, combat, mission
    id: str
    title: str
    text: str
    effect: str
    picture: str
    leather: Colour
    shield: str = ""  # text of the shield at the top left
    shield_pictures: tuple[str, ...] = ()  # or pictures in it: the cost
    laurel: str = ""  # points in the laurel at the top right
    rows: tuple[tuple[str, str], ...] = ()  # a Mission's objectives: text, and the points of that line alone
    foot: str = ""  # a Monarch's title
    flavour: str = ""


def card_of(ui: Ui, kind: str, card_id: str) -> CardContent:
    """Collects what is printed on a face-up card: title, text, picture, cost, points."""
    if kind == "mission":
        return _mission(ui, card_id)
    texts, name = ui.texts, f"{kind}-{card_id}"
    effect = texts(f"{name}-effect")
    flavour = texts(f"{name}-flavour") if texts.has(f"{name}-flavour") else ""
    brief = texts(f"{name}-brief") if texts.has(f"{name}-brief") else effect.removesuffix(".")
    title, picture = texts(name), f"{FOLDERS[kind]}/{card_id}"
    if kind == "painting":
        entry = PAINTINGS[card_id]
        return CardContent(
            kind,
            card_id,
            title,
            brief,
            effect,
            picture,
            PAINTING_FRAMES[entry.colour],
            shield="" if entry.cost else "0",
            shield_pictures=tuple(f"goods/{good}" for good in entry.cost),
            laurel=str(entry.vp) if entry.vp else "",
            flavour=flavour,
        )
    shield = f"+{COMBAT_CARDS[card_id].cs}" if kind == "combat" else ""
    foot = texts(f"{name}-who") if texts.has(f"{name}-who") else ""
    return CardContent(
        kind, card_id, title, brief, effect, picture, LEATHER[kind], shield=shield, foot=foot, flavour=flavour
    )


FOLDERS = {"painting": "paintings", "monarch": "monarchs", "gold": "gold_cards", "combat": "combat_cards"}


def _mission(ui: Ui, card_id: str) -> CardContent:
    mission = MISSIONS[card_id]
    rows = tuple((words.objective(ui.texts, o), str(o.get("vp", ""))) for o in mission.objectives)
    lines = [f"{line} [vp]{vp}" if vp else line for line, vp in rows]
    return CardContent(
        "mission",
        card_id,
        words.mission(ui.texts, card_id),
        "\n".join(lines),
        "\n".join(f"- {line}" for line in lines),
        f"missions/{card_id}",
        ERAS[mission.era],
        shield=ROMAN[mission.era],
        laurel=str(mission.vp) if mission.vp else "",
        rows=rows,
    )


def is_face_down(card_id: str) -> bool:
    """Returns whether the card is face down: its id is a placeholder."""
    return card_id.startswith("?")


def back_of(kind: str, era: str = "") -> str:
    """Returns the picture id of a deck's card back. ``era``: only for Missions, which have a back for each era."""
    return f"backs/mission_{era}" if kind == "mission" else f"backs/{kind}"


def card_tip(ui: Ui, kind: str, card_id: str) -> str:
    """Returns the tooltip of a card: title, cost, points, effect; a Combat card's effect begins with its strength."""
    card = card_of(ui, kind, card_id)
    facts = []
    if kind == "painting":
        facts.append(words.cost(ui.texts, PAINTINGS[card_id].cost))
    if card.laurel:
        facts.append(f"[vp]{card.laurel}")
    line = "   ".join(facts)
    return f"*{card.title}*" + (f"\n{line}" if line else "") + f"\n{card.effect}"
