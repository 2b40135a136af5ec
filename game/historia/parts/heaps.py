"""Power in its four places, as small heaps with numbers, and the bars of a leader's aims."""

from __future__ import annotations

from functools import partial

import pygame

from engine.historia import facts
from engine.historia.components import LEADERS
from engine.historia.moves import USED_POOL
from game.chrome import Box
from game.historia import effects
from game.historia.desk import Desk
from game.historia.hands import Hands
from game.historia.palette import piece
from game.historia.parts.paint import faded, glow, greyed, line, px, write
from game.historia.parts.spot import Spot
from game.theme import GOLD, INK, rgb
from game.ui import Ui
from game.widgets.material.laurel import laurel
from game.widgets.material.well import well

HEAPS = ("reserve", "used", "supply", "map")


def heaps(ui: Ui, desk: Desk, hands: Hands) -> list[Spot]:
    """Reserve, used pool, supply, map; the used pool gives a cube where one is asked for."""
    spots = []
    for name in HEAPS:
        lit = name == "used" and desk.lit(territory=USED_POOL)
        action = hands.click_pool if lit else None
        spots.append(Spot(f"pool-{name}", action, partial(_heap, desk, name), tip=ui.text(f"pool-{name}-tip"), lit=lit))
    return spots


def counts(desk: Desk) -> dict[str, int]:
    c = desk.own
    return {"reserve": c.reserve, "used": c.used, "supply": c.supply, "map": c.cubes.bit_count()}


def _heap(desk: Desk, name: str, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
    rect = spot.rect
    hole = pygame.Rect(rect.x, rect.y, rect.width, rect.height - px(ui, 15))
    if spot.lit:
        glow(ui, target, hole, px(ui, 5))
    well(ui, target, hole, lit=spot.lit or name == "supply")
    number = counts(desk)[name]
    side = px(ui, 17)
    cube = ui.pictures.scaled(piece(desk.own.id, "plain"), (side, side))
    if name == "reserve":
        cube = greyed(ui, f"heap {desk.own.id}", cube, 0.85)
    elif name == "used":
        cube = faded(ui, f"used {desk.own.id}", cube, 150)
    shown = min(number, 3)
    for place in range(shown):
        x = hole.x + px(ui, 4) + place * px(ui, 5)
        target.blit(cube, cube.get_rect(midleft=(x, hole.centery + (px(ui, 3) if place != 1 else -px(ui, 2)))))
    figure = line(ui, str(number), "strong", 15, ui.theme.wood_ink if number else ui.theme.wood_soft)
    target.blit(figure, figure.get_rect(midright=(hole.right - px(ui, 5), hole.centery)))
    label = pygame.Rect(rect.x, hole.bottom, rect.width, px(ui, 15))
    write(ui, target, ui.text(f"pool-{name}"), label, "text", 11.5, ui.theme.wood_soft, "centre")


def draw_aims(ui: Ui, target: pygame.Surface, desk: Desk, rect: pygame.Rect) -> None:
    """Both aims of the own leader: VP, what is wanted, a bar have / need; green with a tick when held."""
    aims = facts.aims(desk.view, desk.seat)
    if not aims:
        if desk.view.over:
            return
        write(ui, target, ui.text("no-leader"), rect, "flavour", 13, ui.theme.wood_soft)
        return
    leader = LEADERS[desk.own.leader]
    high = rect.height // 2
    for number, (name, one) in enumerate((("low", leader.low), ("high", leader.high))):
        part = pygame.Rect(rect.x, rect.y + number * high, rect.width, high)
        held = all(progress.holds for progress in aims[name])
        side = px(ui, 24)
        target.blit(laurel(ui, one.vp, side), (part.x, part.y + (high - side) // 2))
        if held:
            tick = ui.pictures.get("marks/check", (px(ui, 12), px(ui, 12)))
            target.blit(tick, tick.get_rect(center=(part.x + side, part.centery + side // 3)))
        x = part.x + side + px(ui, 6)
        wide = (part.right - x) // max(1, len(aims[name]))
        for progress in aims[name]:
            _bar(ui, target, progress, pygame.Rect(x, part.y, wide - px(ui, 6), high))
            x += wide


def _bar(ui: Ui, target: pygame.Surface, progress: facts.Progress, rect: pygame.Rect) -> None:
    side = px(ui, 15)
    test = progress.test
    name = "peace" if test.at_most is not None else effects.TESTED[test.kind]
    icon = ui.pictures.get(f"historia/symbols/{name}", (side, side))
    target.blit(icon, icon.get_rect(midleft=rect.midleft))
    if test.at_most is not None:  # kept or broken: nothing is gathered
        mark = ui.pictures.get("marks/check" if progress.holds else "marks/cross", (side, side))
        target.blit(mark, mark.get_rect(midleft=(rect.x + side + px(ui, 4), rect.centery)))
        return
    need = test.least or 0
    told = line(ui, f"{progress.found}/{need}", "strong", 12.5, ui.theme.wood_ink)
    target.blit(told, told.get_rect(midright=rect.midright))
    trough = pygame.Rect(rect.x + side + px(ui, 4), 0, rect.width - side - told.get_width() - px(ui, 9), px(ui, 7))
    trough.centery = rect.centery
    if trough.width < px(ui, 10):
        return
    ui.box(target, trough, Box(radius=trough.height // 2, top=ui.theme.well, edge=INK, edge_width=1.0))
    share = 1.0 if progress.holds else min(1.0, progress.found / need) if need else 0.0
    if share > 0:
        bar = pygame.Rect(
            trough.x + 1, trough.y + 1, max(trough.height - 2, round((trough.width - 2) * share)), trough.height - 2
        )
        tint = rgb("#5FA66F") if progress.holds else GOLD
        ui.box(target, bar, Box(radius=bar.height // 2, top=tint))
