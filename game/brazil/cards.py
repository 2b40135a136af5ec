"""Cards: a picture in the frame of its kind, title, cost, laurel and effect."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.brazil.components import COMBAT_CARDS, MISSIONS, PAINTINGS
from game.brazil import words
from game.brazil.palette import ERAS, ORDERS
from game.brazil.token import Token
from game.chrome import Box as Look
from game.theme import GOLD, INK, IVORY, PARCHMENT, Colour, code
from game.ui import Ui
from game.widgets.base import Action, Column, Size, Widget
from game.widgets.button import Pressable
from game.widgets.closeup import Wide
from game.widgets.label import Panel
from game.widgets.richtext import RichText, lay_out

WIDE, HIGH = 300, 420
WINDOW = pygame.Rect(24, 58, 252, 200)
BANNER = pygame.Rect(24, 262, 252, 44)
TEXT = pygame.Rect(30, 312, 240, 82)
NEAR_CARD = 340  # width from near, at 100 %
MINI = 118  # narrower cards are all picture: no text could be read on them
PLAIN: dict[str, Colour] = {
    "monarch": (84, 56, 24),
    "gold": (143, 100, 24),
    "combat": (96, 30, 24),
    "mission": (60, 60, 66),
}


@dataclass(frozen=True, slots=True)
class Card:
    """What is printed on a card."""

    kind: str  # painting, monarch, gold, combat, mission
    id: str
    title: str
    text: str
    frame: str
    picture: str
    cost: tuple[str, ...] | None = None
    vp: str = ""


def card_of(ui: Ui, kind: str, card_id: str) -> Card:
    texts = ui.texts
    if kind == "painting":
        entry = PAINTINGS[card_id]
        title, text = texts(f"painting-{card_id}"), texts(f"painting-{card_id}-effect")
        return Card(
            kind,
            card_id,
            title,
            text,
            f"frames/order_{entry.colour}",
            f"paintings/{card_id}",
            entry.cost,
            str(entry.vp),
        )
    if kind == "monarch":
        text = texts(f"monarch-{card_id}-effect")
        return Card(kind, card_id, texts(f"monarch-{card_id}"), text, "frames/monarch", f"monarchs/{card_id}")
    if kind == "mission":
        mission = MISSIONS[card_id]
        lines = [words.objective(texts, o) + (f" [vp]{o['vp']}" if "vp" in o else "") for o in mission.objectives]
        text = "\n".join(f"- {line}" for line in lines)
        vp = str(mission.vp) if mission.vp else ""
        return Card(
            kind,
            card_id,
            words.mission(texts, card_id),
            text,
            f"frames/mission_{mission.era}",
            f"missions/{card_id}",
            None,
            vp,
        )
    text = texts(f"{kind}-{card_id}-effect")
    vp = f"+{COMBAT_CARDS[card_id].cs}" if kind == "combat" else ""
    return Card(kind, card_id, texts(f"{kind}-{card_id}"), text, f"frames/{kind}", f"{kind}_cards/{card_id}", None, vp)


def back_of(kind: str, era: str = "") -> str:
    return f"backs/mission_{era}" if kind == "mission" else f"backs/{kind}"


def card_tip(ui: Ui, kind: str, card_id: str) -> str:
    card = card_of(ui, kind, card_id)
    facts = words.cost(ui.texts, card.cost) + "   " if card.cost is not None else ""
    if card.vp:
        facts += f"[vp]{card.vp}" if kind != "combat" else f"[cs]{card.vp}"
    return f"*{card.title}*" + (f"\n{facts}" if facts else "") + f"\n{card.text}"


def draw_card(ui: Ui, card: Card, size: Size) -> pygame.Surface:
    """The card at this size; kept by the picture memory until theme, language or scale change."""
    if size[0] < ui.px(MINI):
        return draw_mini(ui, card, size)
    scale = size[0] / WIDE
    face = _frame(ui, card, size).copy()
    window = pygame.Rect(*(round(v * scale) for v in WINDOW))
    face.blit(ui.pictures.get(card.picture, window.size), window)
    if not ui.pictures.has(card.frame):
        pygame.draw.rect(face, INK, window, max(1, round(2 * scale)))
    _title(ui, face, card, pygame.Rect(*(round(v * scale) for v in BANNER)))
    _text(ui, face, card, pygame.Rect(*(round(v * scale) for v in TEXT)))
    _corner(ui, face, card, scale)
    return face


def tint_of(card: Card) -> Colour:
    if card.kind == "painting":
        return ORDERS[PAINTINGS[card.id].colour]
    if card.kind == "mission":
        return ERAS[MISSIONS[card.id].era]
    return PLAIN[card.kind]


def draw_mini(ui: Ui, card: Card, size: Size) -> pygame.Surface:
    """A small card: the picture in a border of its kind, its number in the corner, its title when there is room."""
    wide, high = size
    edge = max(2, wide // 14)
    face = pygame.Surface(size, pygame.SRCALPHA)
    inner = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
    whole = ui.pictures.get(card.picture, (round(inner.height * 252 / 200), inner.height))
    face.blit(whole, inner, pygame.Rect((whole.get_width() - inner.width) // 2, 0, inner.width, inner.height))
    if wide >= ui.px(60):
        _mini_title(ui, face, card, inner)
    border = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><path fill-rule="evenodd" fill="'
        f'{code(tint_of(card))}" stroke="{code(INK)}" stroke-width="1" '
        f'd="{_rounded(0.5, wide - 0.5, high - 0.5, edge * 2)} '
        f'{_rounded(edge, wide - edge, high - edge, edge)}"/><path fill="none" stroke="#D9A53A" stroke-width="1" '
        f'd="{_rounded(edge, wide - edge, high - edge, edge)}"/></svg>'
    )
    face.blit(ui.pictures.drawn(f"@mini-{code(tint_of(card))}", border, size), (0, 0))
    if card.kind == "combat" or card.vp:
        text = ui.fonts.line(card.vp, "strong", max(9, round(wide * 0.28)), IVORY)
        pill = pygame.Rect(0, 0, text.get_width() + edge * 2, round(text.get_height() * 0.9))
        pill.topright = (wide - 1, 1)
        ui.box(face, pill, Look(radius=pill.height // 2, top=INK, edge=GOLD, edge_width=1.0))
        face.blit(text, text.get_rect(center=pill.center))
    return face


def _rounded(start: float, right: float, bottom: float, radius: float) -> str:
    """The path of a rounded rectangle from (start, start)."""
    r = radius
    return (
        f"M{start + r} {start} H{right - r} A{r} {r} 0 0 1 {right} {start + r} "
        f"V{bottom - r} A{r} {r} 0 0 1 {right - r} {bottom} "
        f"H{start + r} A{r} {r} 0 0 1 {start} {bottom - r} V{start + r} A{r} {r} 0 0 1 {start + r} {start} Z"
    )


def _mini_title(ui: Ui, face: pygame.Surface, card: Card, inner: pygame.Rect) -> None:
    size = max(9, ui.type_size(11))
    lines = ui.fonts.wrap(card.title, "medium", size, inner.width - 4)[:3]
    step = ui.fonts.height("medium", size)
    band = pygame.Surface((inner.width, step * len(lines) + 4), pygame.SRCALPHA)
    band.fill((36, 22, 12, 205))
    for number, line in enumerate(lines):
        drawn = ui.fonts.line(line, "medium", size, IVORY)
        band.blit(drawn, ((inner.width - drawn.get_width()) // 2, 2 + number * step))
    face.blit(band, (inner.x, inner.bottom - band.get_height()))


def _frame(ui: Ui, card: Card, size: Size) -> pygame.Surface:
    if ui.pictures.has(card.frame):
        return ui.pictures.get(card.frame, size)
    tint = tint_of(card)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">'
        f'<rect x="2" y="2" width="296" height="416" rx="20" fill="{code(tint)}" '
        f'stroke="{code(INK)}" stroke-width="4"/>'
        f'<rect x="14" y="14" width="272" height="392" rx="12" fill="{code(PARCHMENT)}" '
        'stroke="#D9A53A" stroke-width="3"/>'
        f'<rect x="20" y="262" width="260" height="44" rx="8" fill="{code(tint)}" '
        'stroke="#D9A53A" stroke-width="2"/></svg>'
    )
    return ui.pictures.drawn(f"@card-{code(tint)}", svg, size)


def _title(ui: Ui, face: pygame.Surface, card: Card, rect: pygame.Rect) -> None:
    """As large as fits the banner, in one line or two; too small to read, it is left out."""
    size = round(rect.height * 0.5)
    lines = [card.title]
    while size >= 7:
        lines = ui.fonts.wrap(card.title, "title", size, rect.width - 2)
        broken = len(lines) > len(card.title.split())
        if len(lines) * size * 1.1 <= rect.height and not broken:
            break
        size -= 1
    else:
        return
    step = round(size * 1.08)
    y = rect.centery - step * len(lines) / 2
    for line in lines:
        drawn = ui.fonts.line(line, "title", size, IVORY)
        face.blit(drawn, (rect.centerx - drawn.get_width() // 2, y + (step - drawn.get_height()) / 2))
        y += step


def _text(ui: Ui, face: pygame.Surface, card: Card, rect: pygame.Rect) -> None:
    for size in (16, 15, 14, 13, 12, 11, 10, 9):
        align = "left" if card.kind == "mission" else "centre"
        laid = lay_out(ui, card.text, rect.width, size=size, colour=INK, align=align)
        if laid.height <= rect.height:
            break
    laid.draw(face, rect.x, rect.y + max(0, (rect.height - laid.height) // 2))


def _corner(ui: Ui, face: pygame.Surface, card: Card, scale: float) -> None:
    """The cost top left, the laurel or strength top right."""
    seat = round(44 * scale)
    if card.cost is not None:
        disc = round(52 * scale)
        centre = (seat, round(40 * scale))
        if not ui.pictures.has(card.frame):
            pygame.draw.aacircle(face, INK, centre, disc // 2)
            pygame.draw.aacircle(face, (217, 165, 58), centre, disc // 2 - 1)
        if card.cost:
            side = round(40 * scale)
            good = ui.pictures.get(f"goods/{card.cost[0]}", (side, side))
            face.blit(good, good.get_rect(center=centre))
        else:
            zero = ui.fonts.line("0", "strong", max(8, round(30 * scale)), INK)
            face.blit(zero, zero.get_rect(center=centre))
    if card.vp:
        side = round(48 * scale)
        centre = (round(256 * scale), round(40 * scale))
        known = card.kind != "combat" and ui.pictures.has(f"marks/laurel_{card.vp}")
        name = f"marks/laurel_{card.vp}" if known else "marks/swords" if card.kind == "combat" else "marks/laurel"
        mark = ui.pictures.get(name, (side, side))
        face.blit(mark, mark.get_rect(center=centre))
        if not known:
            number = ui.fonts.line(card.vp, "strong", max(8, round(28 * scale)), INK)
            halo = ui.fonts.line(card.vp, "strong", max(8, round(28 * scale)), IVORY)
            spot = number.get_rect(center=(centre[0], centre[1] + round(2 * scale)))
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                face.blit(halo, spot.move(dx, dy))
            face.blit(number, spot)


_faces: dict[tuple[object, ...], pygame.Surface] = {}


def face(ui: Ui, kind: str, card_id: str, size: Size) -> pygame.Surface:
    key = (ui.theme.name, ui.texts.language, round(ui.u, 3), kind, card_id, size)
    if key not in _faces:
        if len(_faces) > 160:
            _faces.clear()
        _faces[key] = draw_card(ui, card_of(ui, kind, card_id), size)
    return _faces[key]


def card_from_near(ui: Ui, kind: str, card_id: str) -> Widget | None:
    """The card large enough to be read from across a table, with the line of history it has."""
    if card_id.startswith("?"):
        return None
    parts: list[Widget] = [BigCard(kind, card_id, NEAR_CARD, None, lit=False)]
    if ui.texts.has(flavour := f"{kind}-{card_id}-flavour"):
        parts.append(Wide(RichText(ui.text(flavour), style="flavour", size="large", align="centre"), NEAR_CARD))
    return Panel(Column(parts, gap=10, align="centre"), pad=14)


class CardToken(Token):
    """A small card in a hand or among the paintings taken."""

    def __init__(self, ui: Ui, kind: str, card_id: str, wide: float, **looks: object) -> None:
        super().__init__("", wide, wide * HIGH / WIDE, **looks)  # type: ignore[arg-type]
        self.kind, self.card_id = kind, card_id
        self.hidden = card_id.startswith("?")
        if not self.tip and not self.hidden:
            self.tip = card_tip(ui, kind, card_id)
        self.picture = "card"

    def close_up(self, ui: Ui) -> Widget | None:
        return card_from_near(ui, self.kind, self.card_id)

    def draw_picture(self, ui: Ui, rect: pygame.Rect) -> pygame.Surface:
        if self.hidden:
            return ui.pictures.get(back_of(self.kind, self.card_id[1:]), rect.size)
        return face(ui, self.kind, self.card_id, rect.size)


class BigCard(Pressable):
    """A card to read and choose."""

    def __init__(
        self,
        kind: str,
        card_id: str,
        wide: float,
        action: Action | None,
        *,
        chosen: bool = False,
        enabled: bool = True,
        name: str = "",
        tip: str = "",
        lit: bool = True,
    ) -> None:
        super().__init__(action, name=name or f"card-{card_id}", tip=tip, enabled=True)
        self.kind, self.card_id, self.wide, self.chosen, self.legal, self.lit = (
            kind,
            card_id,
            wide,
            chosen,
            enabled,
            lit,
        )
        self.focusable = action is not None

    def close_up(self, ui: Ui) -> Widget | None:
        return card_from_near(ui, self.kind, self.card_id)

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(self.wide), ui.px(self.wide * HIGH / WIDE))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if (self.lit and self.legal and self.action is not None) or self.chosen:
            glow = self.rect.inflate(ui.px(12), ui.px(12))
            strong = self.hovered or self.chosen
            ui.box(
                target,
                glow,
                Look(radius=ui.px(20), top=ui.theme.light if strong else GOLD, alpha=230 if strong else 130),
            )
        drawn = face(ui, self.kind, self.card_id, self.rect.size)
        if not self.legal:
            drawn = drawn.copy()
            drawn.set_alpha(140)
        target.blit(drawn, self.rect)
        self.draw_focus(ui, target, 20)
