"""Draws all of Historia's cards (actions, advisors, leaders, wonders, Civbots' cards), cached by size."""

from __future__ import annotations

import pygame

from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, CIVILIZATIONS, LEADERS, WONDERS
from engine.historia.shapes import Aim, Side
from game.historia.drawing.palette import SEATS, piece
from game.historia.panels.paint import draw_signs, kept, line, rich, signs_wide, symbol
from game.historia.wording import card_text
from game.render.fonts import PRINTED_FLOOR, printed
from game.render.nine_slice import BoxStyle
from game.render.theme import INK, IVORY, Colour, rgb
from game.render.ui import Ui
from game.widgets.fitted_text import narrowed
from game.widgets.material.laurel import laurel
from game.widgets.material.medallion import medallion
from game.widgets.material.rope import rope_oval

RATIO = 1.4
WINDOW, RIBBON, FIELD = (14, 14, 272, 216), (24, 229, 252, 42), (24, 280, 252, 116)  # rectangles on a card of 300 x 420
MARGIN = 0.02  # left and right of a sentence, as a share of its panel's width
LARGE = 185  # u: wider cards carry sentences
LEAST = 8.0  # u: the smallest type of a sentence
OWNER = {advisor: civilization.id for civilization in CIVILIZATIONS.values() for advisor in civilization.advisors}
EDGES = {1: ("#E9CF9C", "#8A5A2B"), 2: ("#F6D071", "#94691A"), 3: ("#C6CCD2", "#4A4F55")}
FOLDERS = {
    "action": "actions",
    "wonder": "wonders",
    "leader": "leaders",
    "advisor": "advisors",
    "civbot": "civbots",
}


def kind_of(card: str) -> str:
    """Returns the kind of a card that can be chosen: "action", "leader" or "advisor"."""
    if card in ACTIONS:
        return "action"
    return "leader" if card in LEADERS else "advisor"


def name_of(ui: Ui, kind: str, card: str) -> str:
    """Returns a card's name in the current language."""
    return ui.text(f"{kind}-{card}")


def picture(kind: str, card: str) -> str:
    """Returns the picture id of a card."""
    return f"historia/{FOLDERS[kind]}/{card}"


def face(ui: Ui, kind: str, card: str, wide: int, level: int = 16) -> pygame.Surface:
    """Returns a picture of a card's front, `wide` pixels wide; `level`: the viewer's technology, on which the advanced
    side depends."""
    high = round(wide * RATIO)
    held = kind == "action" and _held(card, level)
    return kept(ui, f"card {kind} {card} {held}", (wide, high), lambda: _face(ui, kind, card, wide, level))


def medal(ui: Ui, side: int, civilization: str, leader: str) -> pygame.Surface:
    """Returns a picture, `side` pixels square, of a leader's portrait in a ring of its civilization's colour; without a
    leader, of the civilization's piece."""
    badge = piece(civilization)
    if leader not in LEADERS:
        return ui.pictures.scaled(badge, (side, side))
    return medallion(
        ui,
        side,
        leader,
        lambda: ui.pictures.scaled(picture("leader", leader), (round(side * 1.26), side)),
        SEATS[civilization],
        lambda: ui.pictures.scaled(badge, (side // 2, side // 2)),
    )


def oval(ui: Ui, size: tuple[int, int], leader: str) -> pygame.Surface:
    """Returns a leader's portrait in an oval rope frame."""
    high = round(size[1] * 1.05)
    wide = round(high * 504 / 400)
    return rope_oval(ui, size, f"leader {leader}", lambda: ui.pictures.scaled(picture("leader", leader), (wide, high)))


def back(ui: Ui, civilization: str, wide: int, advisor: bool = False) -> pygame.Surface:
    """Returns a picture of a card's back, `wide` pixels wide, in a civilization's colours: an advisor's, or that of its
    Actions."""
    name = f"historia/backs/{civilization}_advisor" if advisor else f"historia/backs/{civilization}"
    return ui.pictures.scaled(name, (wide, round(wide * RATIO)))


def _held(card: str, level: int) -> bool:
    side = ACTIONS[card].advanced
    return side is not None and level >= side.tech


def _part(wide: int, rect: tuple[int, int, int, int]) -> pygame.Rect:
    x, y, w, h = (round(value * wide / 300) for value in rect)
    return pygame.Rect(x, y, w, h)


def _frame(kind: str, card: str) -> str:
    if kind == "wonder":
        return f"historia/frames/wonder_{WONDERS[card].era}"
    return f"historia/frames/advisor_{OWNER[card]}" if kind == "advisor" else f"historia/frames/{kind}"


def _face(ui: Ui, kind: str, card: str, wide: int, level: int) -> pygame.Surface:
    size = (wide, round(wide * RATIO))
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    window = _part(wide, WINDOW)
    drawn.blit(ui.pictures.scaled(picture(kind, card), window.size), window)
    drawn.blit(ui.pictures.scaled(_frame(kind, card), size), (0, 0))
    ribbon = _part(wide, RIBBON)
    light = kind == "advisor" and OWNER[card] == "india"
    name = _title(ui, name_of(ui, kind, card), ribbon, INK if light else IVORY)
    drawn.blit(name, name.get_rect(center=ribbon.center))
    large = wide >= ui.px(LARGE)
    field = _part(wide, FIELD)
    if kind == "action":
        _action(ui, drawn, card, field, large, level)
    elif kind == "leader":
        _leader(ui, drawn, card, field, large)
    elif kind == "civbot":
        _civbot(ui, drawn, card, field, large)
    elif large:
        _text(ui, drawn, card_text.card(ui.texts, kind, card), field)
    elif kind == "wonder":
        wonder_signs(ui, drawn, card, field)
    else:
        draw_signs(ui, drawn, card_text.signs(ADVISORS[card].do), field, round(field.height * 0.3))
    _shield(ui, drawn, kind, card, wide)
    return drawn


def _title(ui: Ui, title: str, rect: pygame.Rect, colour: Colour) -> pygame.Surface:
    """Returns a title's line, squeezed first, then set smaller."""
    size = printed(rect.height * 0.62)
    while size > PRINTED_FLOOR and ui.fonts.width(title, "title", size) > rect.width * 1.18:
        size -= 1
    return narrowed(ui.fonts.line(title, "title", size, colour), rect.width)


def _shield(ui: Ui, drawn: pygame.Surface, kind: str, card: str, wide: int) -> None:
    """Draws the shield in the card's corner: an era, or the cost of the basic side."""
    side = round(wide * 0.21)
    size = (side, round(side * 72 / 64))
    point = (round(wide * 0.015), round(wide * 0.015))
    if kind in ("wonder", "leader"):
        era = WONDERS[card].era if kind == "wonder" else LEADERS[card].era
        drawn.blit(ui.pictures.scaled(f"historia/frames/era_{era}", size), point)
    elif kind == "action":
        drawn.blit(ui.pictures.scaled("historia/frames/shield", size), point)
        number = ui.fonts.line(str(ACTIONS[card].basic.cost), "strong", printed(side * 0.62), INK)
        ink = number.get_bounding_rect()
        drawn.blit(number, (point[0] + side // 2 - ink.centerx, point[1] + round(side * 0.5) - ink.centery))


def _panel(ui: Ui, drawn: pygame.Surface, rect: pygame.Rect, kind: str) -> None:
    drawn.blit(ui.pictures.scaled(f"historia/frames/panel_{kind}", rect.size), rect)


def _halves(field: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    gap = max(2, field.height // 30)
    high = (field.height - gap) // 2
    return (
        pygame.Rect(field.x, field.y, field.width, high),
        pygame.Rect(field.x, field.y + high + gap, field.width, high),
    )


def _sentences(ui: Ui, field: pygame.Rect, texts: tuple[str, str], wide: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Splits a field into two panels, sized by the text each needs at the smallest type size."""
    gap = max(2, field.height // 30)
    highs = [rich(ui, text, wide, LEAST, INK).height for text in texts]
    upper = round((field.height - gap) * highs[0] / sum(highs))
    lower = pygame.Rect(field.x, field.y + upper + gap, field.width, field.height - upper - gap)
    return pygame.Rect(field.x, field.y, field.width, upper), lower


def _side_text(ui: Ui, side: Side, advanced: bool) -> str:
    head = ui.text("side-advanced-from", level=side.tech) if advanced else ui.text("side-basic")
    return f"~{head}~  {side.cost} [cube]  {card_text.side(ui.texts, side)}"


def _action(ui: Ui, drawn: pygame.Surface, card: str, field: pygame.Rect, large: bool, level: int) -> None:
    entry = ACTIONS[card]
    upper, lower = _halves(field) if entry.advanced is not None else (field, field)
    if large and entry.advanced is not None:
        texts = (_side_text(ui, entry.basic, False), _side_text(ui, entry.advanced, True))
        upper, lower = _sentences(ui, field, texts, field.width - 2 * round(field.width * MARGIN))
    for side, rect in ((entry.basic, upper), (entry.advanced, lower)):
        if side is None:
            continue
        advanced, held = side is entry.advanced, level >= side.tech
        paper = "gold" if held else "stone"
        _panel(ui, drawn, rect, paper if advanced else "plain")
        if large:
            _text(ui, drawn, _side_text(ui, side, advanced), rect.inflate(-2 * round(rect.width * MARGIN), -4))
            continue
        inner = rect.inflate(-round(rect.width * 0.06), -round(rect.height * 0.1))
        signs = card_text.signs(side.do)
        if side.cost and advanced:
            signs = [("pay", str(side.cost)), *signs]
        if advanced and not held:
            number = line(ui, str(side.tech), "slant", 11, INK)
            drawn.blit(number, number.get_rect(midright=inner.midright))
            inner.width -= number.get_width() + 2
        draw_signs(ui, drawn, signs, inner, min(round(inner.height * 0.86), round(inner.width * 0.24)))


def _text(ui: Ui, drawn: pygame.Surface, text: str, rect: pygame.Rect, align: str = "centre") -> None:
    """Draws a sentence at the largest size that fits."""
    size = 16.0
    laid = rich(ui, text, rect.width, size, INK, align=align)
    while laid.height > rect.height and size > LEAST:
        size -= 0.5
        laid = rich(ui, text, rect.width, size, INK, align=align)
    laid.draw(drawn, rect.x, rect.y + max(0, (rect.height - laid.height) // 2))


def _leader(ui: Ui, drawn: pygame.Surface, card: str, field: pygame.Rect, large: bool) -> None:
    entry = LEADERS[card]
    texts = aim_texts(ui, card)
    panels = aim_panels(ui, field, texts) if large else None
    for one, text, rect in zip((entry.low, entry.high), texts, panels or _halves(field), strict=True):
        _panel(ui, drawn, rect, "plain" if one is entry.low else "gold")
        side = min(_laurel_side(field), round(rect.height * 0.94))
        middle = (rect.x + rect.width // 40 + _laurel_side(field) // 2, rect.centery)
        drawn.blit(wreath := laurel(ui, one.vp, side), wreath.get_rect(center=middle))
        wide = _aim_wide(field)
        inner = pygame.Rect(rect.x + _laurel_side(field) + field.width // 20, rect.y, wide, rect.height)
        if panels is not None:
            _text(ui, drawn, text, inner, "left")
        else:
            draw_signs(ui, drawn, aim_signs(one), inner, round(rect.height * 0.6))


def aim_texts(ui: Ui, leader: str) -> tuple[str, str]:
    """Returns the conditions of a leader's low aim and of its high aim in words."""
    entry = LEADERS[leader]
    low, high = (card_text.capital(card_text.goal(ui.texts, one)) for one in (entry.low, entry.high))
    return low, high


def fits_aim_texts(ui: Ui, leader: str, wide: int) -> bool:
    """Returns whether a leader's card of this width has room for its aims in words."""
    return wide >= ui.px(LARGE) and aim_panels(ui, _part(wide, FIELD), aim_texts(ui, leader)) is not None


def aim_panels(ui: Ui, field: pygame.Rect, texts: tuple[str, str]) -> tuple[pygame.Rect, pygame.Rect] | None:
    """Splits a field into rectangles for both aims in words, in halves or else by their lengths; None if they do not
    fit, so that symbols are drawn."""
    wide = _aim_wide(field)
    for panels in (_halves(field), _sentences(ui, field, texts, wide)):
        highs = [rich(ui, text, wide, LEAST, INK).height for text in texts]
        if all(high <= rect.height for high, rect in zip(highs, panels, strict=True)):
            return panels
    return None


def _laurel_side(field: pygame.Rect) -> int:
    return round(_halves(field)[0].height * 0.86)


def _aim_wide(field: pygame.Rect) -> int:
    """Returns the width left beside the laurel."""
    return field.width - _laurel_side(field) - field.width // 12


def aim_signs(one: Aim) -> list[card_text.Sign]:
    """Returns the conditions of a leader's aim as symbols with numbers."""
    found: list[card_text.Sign] = []
    for test in one.aim:
        if test.at_most is not None:
            found.append(("peace", ""))
        else:
            found.append((card_text.TESTED[test.kind], str(test.least or "")))
    return found


def _civbot(ui: Ui, drawn: pygame.Surface, card: str, field: pygame.Rect, large: bool) -> None:
    entry = CIVBOT_CARDS[card]
    for number, (ops, rect) in enumerate(zip((entry.upper, entry.lower), _halves(field), strict=True)):
        _panel(ui, drawn, rect, "gold" if number else "plain")
        head = ui.text("side-then" if number else "side-first")
        text = card_text.civbot_side(ui.texts, ops, small=not large)
        _text(ui, drawn, f"~{head}~  {text}" if large else text, rect.inflate(-rect.width // 16, 0))


# --- wonders on the table ---------------------------------------------------------------------------------------------


def wonder_signs(ui: Ui, drawn: pygame.Surface, card: str, field: pygame.Rect) -> None:
    """Draws a wonder's effect as symbols: its triggers in dotted hexagons, a colon, and what it gives."""
    entry = WONDERS[card]
    gives = card_text.signs(entry.do)
    gives += [("guard" if always.kind == "guard" else "wonder", str(always.n)) for always in entry.always]
    side = min(round(field.height * 0.66), ui.px(27))

    def wide(side: int) -> int:
        return len(entry.when) * round(side * 1.1) + side // 2 + signs_wide(ui, gives, round(side * 0.62))

    while wide(side) > field.width and side > 16:
        side -= 1
    x = max(field.x, field.centerx - wide(side) // 2)
    for trigger in entry.when:
        drawn.blit(ui.pictures.get("historia/symbols/hexagon", (side, side)), (x, field.centery - side // 2))
        inner = round(side * 0.62)
        drawn.blit(symbol(ui, trigger, inner), (x + (side - inner) // 2, field.centery - inner // 2))
        x += round(side * 1.1)
    colon = line(ui, ":", "strong", 13, INK)
    drawn.blit(colon, colon.get_rect(midleft=(x - side // 12, field.centery)))
    x += side // 3
    room = pygame.Rect(
        x, field.y, max(8, min(field.right - x, signs_wide(ui, gives, round(side * 0.62)) + 4)), field.height
    )
    draw_signs(ui, drawn, gives, room, round(side * 0.62))


def small_wonder(ui: Ui, card: str, side: int) -> pygame.Surface:
    """Returns a picture, `side` pixels square, of an owned wonder in the frame of its era."""

    def paint() -> pygame.Surface:
        drawn = pygame.Surface((side, side), pygame.SRCALPHA)
        light, dark = (rgb(code) for code in EDGES[WONDERS[card].era])
        whole = drawn.get_rect()
        ui.box(drawn, whole, BoxStyle(radius=max(2, side // 10), top=light, bottom=dark, edge=INK, edge_width=1.2))
        frame = max(2, side // 14)
        inner = whole.inflate(-2 * frame, -2 * frame)
        art = ui.pictures.scaled(picture("wonder", card), (round(inner.height * 504 / 400), inner.height))
        part = art.subsurface(((art.get_width() - inner.width) // 2, 0, inner.width, inner.height))
        drawn.blit(part, inner)
        return drawn

    return kept(ui, f"own {card}", (side, side), paint)
