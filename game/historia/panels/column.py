"""Right column of the table: tool buttons, a strip with each rival's open hand and figures, latest log lines."""

from __future__ import annotations

from functools import partial

import pygame

from engine.historia import facts
from engine.historia.components import ACTION_IDS, DIFFICULTIES
from engine.historia.decisions import PartnerDecision
from engine.historia.moves import ChoosePartner
from game.historia.drawing.palette import SEATS, piece
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.paint import disc, faded, glow, greyed, line, rich, write
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import card_text, words
from game.historia.wording.log_text import log_wording
from game.play.log_lines import newest
from game.play.manners import manner_text
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import dark_panel, rosewood
from game.widgets.material.seal import seal
from game.widgets.presence import draw_presence, presence_of
from game.widgets.seat_note import seat_lines, seat_note
from game.widgets.side_panel import SideTab
from game.widgets.table_tools import DrawerTool, table_tools, why_no_undo

TOOLS, STRIP, GAP = 36, 97, 4  # u
FULL_SIZE = 6  # tools that have their full size
NEWS = 150  # u, of what happened last, in a drawer
DRAWER = "column"  # the name of that drawer
OWN_TOOLS = (DrawerTool("cards", before="menu"),)
LATELY, FRESH = 24, 4  # lines told in all, and in full colour


class RightColumn(Widget):
    """The right column, or the drawer that replaces it in a small window."""

    opaque = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController, drawer: bool = False) -> None:
        """`drawer`: built for a small window, without tools: they stand over the map there."""
        super().__init__(name="column")
        self.model = model
        match = model.match
        self.tools = [
            ClickTarget(
                f"tool-{tool.name}",
                tool.action if tool.enabled else None,
                partial(_tool, tool.picture, tool.enabled),
                tip=tool.tip,
            )
            for tool in table_tools(ui, controller, OWN_TOOLS, why_no_undo(ui, match))
        ]
        self.strips = [strip(ui, model, controller, seat) for seat in model.rivals]
        self.lines = [one.text for one in reversed(newest(match, log_wording(ui.texts, match), LATELY, match.at))]
        self.since = pygame.Rect(0, 0, 0, 0)
        self.drawer = drawer
        self.add(*([] if drawer else self.tools), *self.strips)

    def measure(self, ui: Ui, width: int) -> Size:
        """Returns the size that the column has when it is opened as a drawer of this width."""
        return (width, ui.px(14) + len(self.strips) * ui.px(STRIP + GAP) + ui.px(NEWS))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = ui.px(6)
        room = rect.width - 2 * pad
        side = ui.px(TOOLS) if len(self.tools) <= FULL_SIZE else room // len(self.tools)
        y = rect.y + pad
        if not self.drawer:
            step = (room - side) // max(1, len(self.tools) - 1)
            for number, tool in enumerate(self.tools):
                tool.arrange(ui, pygame.Rect(rect.x + pad + number * step, y, side, side))
            y += side + ui.px(5)
        high = min(ui.px(STRIP), (rect.bottom - y - ui.px(2)) // max(1, len(self.strips)) - ui.px(GAP))
        for one in self.strips:
            one.arrange(ui, pygame.Rect(rect.x + pad, y, room, high))
            y += high + ui.px(GAP)
        self.since = pygame.Rect(rect.x + pad, y + ui.px(6), room, rect.bottom - y - ui.px(10))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rosewood(ui, target, self.rect, lines=("left",))
        super().draw(ui, target)
        if self.since.height > ui.px(70):
            self._lately(ui, target)

    def _lately(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the latest log lines, newest last, below the strips."""
        head = line(ui, ui.text("lately"), "flavour", 14, ui.theme.wood_soft)
        target.blit(head, self.since)
        y = self.since.y + head.get_height() + ui.px(3)
        fresh = len(self.lines) - FRESH
        shown = [
            rich(ui, text, self.since.width, 13, ui.theme.wood_ink if number >= fresh else ui.theme.wood_soft)
            for number, text in enumerate(self.lines)
        ]
        while shown and y + sum(laid.height + ui.px(3) for laid in shown) - ui.px(3) > self.since.bottom:
            del shown[0]
        for laid in shown:
            laid.draw(target, self.since.x, y)
            y += laid.height + ui.px(3)


def tabs(ui: Ui, model: TableModel, controller: TableController) -> list[Widget]:
    """Builds the tabs of a small window: one for each rival, with its VP; each opens the column as a drawer."""
    show = partial(controller.open_drawer, DRAWER)
    return [
        SideTab(
            piece(model.view.seats[seat].id),
            str(model.view.seats[seat].vp),
            show,
            name=f"tab-{seat}",
            tip=words.seat_name(ui.texts, model.match, seat),
            open_=model.drawer == DRAWER,
        )
        for seat in model.rivals
    ]


def _tool(name: str, on: bool, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
    dark_panel(ui, target, widget.rect, lit=on and (widget.hovered or widget.focused))
    side = round(widget.rect.width * 0.62)
    drawn = ui.pictures.get(f"marks/{name}", (side, side))
    if not on:
        drawn = faded(ui, f"tool {name}", drawn, 80)
    target.blit(drawn, drawn.get_rect(center=widget.rect.center))


def strip(ui: Ui, model: TableModel, controller: TableController, seat: int) -> ClickTarget:
    """Builds the strip with a rival's name, VP and other figures; a click chooses the rival for a Trade or Raid if one
    is asked for, else opens its page."""
    lit = model.lit(other=seat)
    action = partial(controller.point, other=seat) if lit else partial(controller.request, "seat", seat)
    return ClickTarget(
        f"strip-{seat}",
        action,
        partial(_strip, model, seat),
        tip=partial(strip_tip, ui, model, seat),
        lit=lit,
        chosen=model.chosen(other=seat),
    )


def strip_tip(ui: Ui, model: TableModel, seat: int) -> str:
    """Returns the tip of a rival's strip."""
    s, texts = model.view, ui.texts
    c = s.seats[seat]
    lines = [f"*{words.seat_name(texts, model.match, seat)}*, {texts(f'government-{facts.government(s, seat)}')}"]
    lines += seat_lines(ui, model.match, seat)
    if manner := manner_text(texts, model.match.manner(seat)):
        lines.append(manner)
    if place := model.place(seat):
        lines.append(texts("order-place", n=place, of=len(s.order)))
    if model.asks(PartnerDecision):
        reason = model.why(ChoosePartner(model.seat, seat))
        if reason is not None:
            lines.append(f"[cross] {words.reason(texts, model.match, reason)}")
    if c.difficulty:
        lines.append(texts("civbot-tip", n=DIFFICULTIES[c.difficulty].cards_a_turn))
    elif c.leader and c.leader != facts.HIDDEN:
        lines += [f"*{texts(f'leader-{c.leader}')}*", card_text.card(texts, "leader", c.leader)]
    return "\n".join(lines)


def _strip(model: TableModel, seat: int, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
    s = model.view
    c = s.seats[seat]
    rect = widget.rect
    u = rect.height / STRIP
    if widget.lit:
        glow(ui, target, rect, ui.px(6))
    lit = widget.hovered or widget.lit or widget.chosen or model.match.current_seat == seat
    dark_panel(ui, target, rect, band=SEATS[c.id], lit=lit)
    theme = ui.theme
    token = round(36 * u)
    drawn = ui.pictures.scaled(piece(c.id), (token, token))
    target.blit(drawn, drawn.get_rect(center=(rect.x + round(28 * u), rect.y + round(25 * u))))
    order_disc(ui, target, model, seat, (rect.x + round(13 * u), rect.y + round(42 * u)), round(17 * u))
    if presence := presence_of(model.match, seat):
        draw_presence(ui, target, presence, (rect.x + round(42 * u), rect.y + round(12 * u)), 15)
    round_side = round(36 * u)
    target.blit(laurel(ui, c.vp, round_side), (rect.right - round_side - round(5 * u), rect.y + round(5 * u)))
    left, right = rect.x + round(50 * u), rect.right - round_side - round(7 * u)
    name = pygame.Rect(left, rect.y + round(4 * u), right - left, round(22 * u))
    write(ui, target, words.seat_name(ui.texts, model.match, seat), name, "title", 14.5, theme.wood_ink)
    if model.sealed(seat):
        wax = round(24 * u)
        right -= wax + round(2 * u)
        sealed = seal(ui, wax)
        target.blit(sealed, (right, rect.y + round(24 * u)))
        tick = ui.pictures.get("marks/check", (wax // 2, wax // 2))
        target.blit(tick, tick.get_rect(center=(right + wax // 2, rect.y + round(36 * u))))
    elif (note := seat_note(ui, model.match, seat)) is not None:
        right -= note.draw_before(ui, target, right, rect.y + round(34 * u), (right - left) * 2 // 3) + round(4 * u)
    below = pygame.Rect(left, rect.y + round(25 * u), right - left, round(18 * u))
    write(ui, target, _below(ui, model, seat), below, "flavour", 13, theme.wood_soft)
    _numbers(ui, target, model, seat, rect, u)
    if c.difficulty:
        _difficulty(ui, target, model, seat, rect, u)
    else:
        _hand(
            ui,
            target,
            c.hand,
            c.queue,
            pygame.Rect(rect.x + round(12 * u), rect.y + round(70 * u), rect.width - round(18 * u), round(24 * u)),
            u,
        )


def order_disc(
    ui: Ui, target: pygame.Surface, model: TableModel, seat: int, middle: tuple[int, int], side: int
) -> None:
    """Draws a disc with a player's place in turn order; nothing for a seat that has none."""
    if place := model.place(seat):
        drawn = disc(ui, str(place), max(14, side))
        target.blit(drawn, drawn.get_rect(center=middle))


def _below(ui: Ui, model: TableModel, seat: int) -> str:
    c = model.view.seats[seat]
    if c.difficulty:
        return ui.text("civbot")
    if c.leader and c.leader != facts.HIDDEN:
        return ui.text(f"leader-{c.leader}")
    people = words.people(ui.texts, model.view, seat)
    return people if people != words.seat_name(ui.texts, model.match, seat) else ""


def _numbers(ui: Ui, target: pygame.Surface, model: TableModel, seat: int, rect: pygame.Rect, u: float) -> None:
    """Draws a row of figures: technology, military, supply · used · map, wonders ready of owned, advisors."""
    s = model.view
    c = s.seats[seat]
    own = facts.wonders(s, seat)
    ready = sum(not one.turned for one in own)
    parts = [("technology", str(c.technology)), ("military", str(c.military))]
    if c.difficulty:
        parts.append(("territory", ui.text("strip-lands", n=c.cubes.bit_count())))
    else:
        parts.append(("cube", f"{c.supply}·{c.used}·{c.cubes.bit_count()}"))
        parts.append(("wonder", f"{ready}/{len(own)}"))
        parts.append(("advisor", str(len(c.advisors))))
    widths = {"territory": 90, "technology": 36, "military": 36, "cube": 54, "wonder": 42, "advisor": 26}
    x, y, side = rect.x + round(10 * u), rect.y + round(57 * u), round(15 * u)
    for name, value in parts:
        icon = ui.pictures.get(f"historia/symbols/{name}", (side, side))
        target.blit(icon, icon.get_rect(midleft=(x, y)))
        figure = line(ui, value, "strong", 13, ui.theme.wood_ink)
        target.blit(figure, figure.get_rect(midleft=(x + side + round(3 * u), y)))
        x += round(widths[name] * u)


def _difficulty(ui: Ui, target: pygame.Surface, model: TableModel, seat: int, rect: pygame.Rect, u: float) -> None:
    """Draws a Civbot's difficulty (helmet, diadem or crown) and how many cards it will turn up."""
    level = model.view.seats[seat].difficulty
    side = round(18 * u)
    y = rect.y + round(80 * u)
    icon = ui.pictures.get(f"historia/symbols/{level}", (side, side))
    target.blit(icon, icon.get_rect(midleft=(rect.x + round(11 * u), y)))
    cards = ui.text("civbot-cards", n=DIFFICULTIES[level].cards_a_turn)
    text = ui.text("mark-comma").join((ui.text(f"difficulty-{level}"), cards))
    room = pygame.Rect(rect.x + round(34 * u), y - side // 2, rect.width - round(40 * u), side)
    write(ui, target, text, room, "text", 12.5, ui.theme.wood_soft)


def _hand(ui: Ui, target: pygame.Surface, hand: int, queue: tuple[str, ...], rect: pygame.Rect, u: float) -> None:
    """Draws the ten actions: bright in hand, grey with its place when queued, ghostly when not yet acquired."""
    side = round(17 * u)
    step = (rect.width - side) / (len(ACTION_IDS) - 1)
    for number, action in enumerate(ACTION_IDS):
        icon = ui.pictures.get(f"historia/symbols/{action}", (side, side))
        area = icon.get_rect(midleft=(rect.x + round(step * number), rect.centery - round(2 * u)))
        if action in queue:
            target.blit(faded(ui, f"queued {action}", greyed(ui, f"q {action}", icon, 0.9), 130), area)
            place = disc(ui, str(queue.index(action) + 1), max(13, round(11.5 * u)))
            target.blit(place, place.get_rect(center=(area.right - round(1 * u), area.bottom - round(1 * u))))
        elif hand >> number & 1:
            target.blit(icon, area)
        else:
            target.blit(faded(ui, f"ghost {action}", icon, 36), area)
