"""The viewer's power cubes in their four pools, as small piles with numbers, and the aims of the viewer's leader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from engine.historia import facts
from engine.historia.components import LEADERS
from engine.historia.moves import USED_POOL
from engine.historia.shapes import Aim
from game.historia.drawing.palette import piece
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.paint import faded, glow, greyed, line, write
from game.historia.panels.timeline import turns_left
from game.historia.table_controller import TableController
from game.historia.table_model import TableModel
from game.historia.wording import card_text
from game.render.ui import Ui
from game.widgets.material.laurel import laurel
from game.widgets.material.well import well

HEAPS = ("reserve", "used", "supply", "map")


def cube_piles(ui: Ui, model: TableModel, controller: TableController) -> list[ClickTarget]:
    """Builds the piles: reserve, used pool, supply, map; the used pool can be clicked when a cube is recovered."""
    spots = []
    for name in HEAPS:
        lit = name == "used" and model.lit(territory=USED_POOL)
        action = controller.click_pool if lit else None
        tip = ui.text(f"pool-{name}-tip")
        spots.append(ClickTarget(f"pool-{name}", action, partial(_heap, model, name), tip=tip, lit=lit))
        spots[-1].label = f"{ui.text(f'pool-{name}')}: {counts(model)[name]}\n{tip}"
    return spots


def counts(model: TableModel) -> dict[str, int]:
    """Returns the number of the viewer's cubes in each pool."""
    c = model.own
    return {"reserve": c.reserve, "used": c.used, "supply": c.supply, "map": c.cubes.bit_count()}


def _heap(model: TableModel, name: str, ui: Ui, target: pygame.Surface, spot: ClickTarget) -> None:
    rect = spot.rect
    hole = pygame.Rect(rect.x, rect.y, rect.width, rect.height - ui.px(15))
    if spot.lit:
        glow(ui, target, hole, ui.px(5))
    well(ui, target, hole, lit=spot.lit or name == "supply")
    number = counts(model)[name]
    side = ui.px(17)
    cube = ui.pictures.scaled(piece(model.own.id, "plain"), (side, side))
    if name == "reserve":
        cube = greyed(ui, f"pile {model.own.id}", cube, 0.85)
    elif name == "used":
        cube = faded(ui, f"used {model.own.id}", cube, 150)
    shown = min(number, 3)
    for place in range(shown):
        x = hole.x + ui.px(4) + place * ui.px(5)
        target.blit(cube, cube.get_rect(midleft=(x, hole.centery + (ui.px(3) if place != 1 else -ui.px(2)))))
    figure = line(ui, str(number), "strong", 15, ui.theme.wood_ink if number else ui.theme.wood_soft)
    target.blit(figure, figure.get_rect(midright=(hole.right - ui.px(5), hole.centery)))
    label = pygame.Rect(rect.x, hole.bottom, rect.width, ui.px(15))
    write(ui, target, ui.text(f"pool-{name}"), label, "text", 11.5, ui.theme.wood_soft, "centre")


def draw_aims(ui: Ui, target: pygame.Surface, model: TableModel, rect: pygame.Rect) -> None:
    """Draws both aims of the viewer's leader and when they score."""
    aims = facts.aims(model.view, model.seat)
    if not aims:
        if model.view.over:
            return
        write(ui, target, ui.text("no-leader"), rect, "flavour", 13, ui.theme.wood_soft)
        return
    leader = LEADERS[model.own.leader]
    head = pygame.Rect(rect.x, rect.y, rect.width, ui.px(15))
    name = ui.text(f"leader-{leader.id}")
    told = ui.text("goals-title", name=name, n=turns_left(model))
    write(ui, target, told, head, "flavour", 12.5, ui.theme.wood_soft)
    high = (rect.height - head.height) // 2
    for number, (name, one) in enumerate((("low", leader.low), ("high", leader.high))):
        part = pygame.Rect(rect.x, head.bottom + number * high, rect.width, high)
        _goal(ui, target, one, aims[name], part)


def _goal(ui: Ui, target: pygame.Surface, one: Aim, found: Sequence[facts.AimProgress], rect: pygame.Rect) -> None:
    """Draws an aim: its points, its conditions in words, progress, and a tick when it is fulfilled."""
    side = ui.px(22)
    target.blit(laurel(ui, one.vp, side), (rect.x, rect.y + (rect.height - side) // 2))
    counted = [progress for progress in found if progress.test.at_most is None]
    said = " · ".join(f"{progress.found}/{progress.test.least}" for progress in counted)
    figures = line(ui, said, "text", 12, ui.theme.wood_soft)
    mark = ui.px(13)
    right = rect.right - mark - ui.px(2)
    broken = any(progress.test.at_most is not None and not progress.holds for progress in found)
    if all(progress.holds for progress in found) or broken:
        drawn = ui.pictures.get("marks/cross" if broken else "marks/check", (mark, mark))
        target.blit(drawn, drawn.get_rect(midright=(rect.right, rect.centery)))
    target.blit(figures, figures.get_rect(midright=(right, rect.centery)))
    x = rect.x + side + ui.px(6)
    room = pygame.Rect(x, rect.y, right - figures.get_width() - ui.px(5) - x, rect.height)
    write(ui, target, card_text.goal(ui.texts, one), room, "strong", 13, ui.theme.wood_ink)
