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

PILES = ("reserve", "used", "supply", "map")
LAUREL, MARK = 22, 13  # u: sides of an aim's points and of its tick
SEPARATOR = " · "  # between the progress of two conditions
AIMS_OF_LINES = 4  # lines of type in whose height two aims fit, one of them in two lines


def cube_piles(ui: Ui, model: TableModel, controller: TableController) -> list[ClickTarget]:
    """Builds the piles of reserve, used pool, supply and map; a click on the used pool recovers a cube while that is
    asked for."""
    widgets = []
    for name in PILES:
        lit = name == "used" and model.lit(territory=USED_POOL)
        action = controller.click_pool if lit else None
        tip = ui.text(f"pool-{name}-tip")
        widgets.append(ClickTarget(f"pool-{name}", action, partial(_draw_pile, model, name), tip=tip, lit=lit))
        widgets[-1].label = f"{ui.text(f'pool-{name}')}: {counts(model)[name]}\n{tip}"
    return widgets


def counts(model: TableModel) -> dict[str, int]:
    """Returns the number of cubes of the shown seat by the name of the pool: "reserve", "used", "supply", "map"."""
    c = model.own
    return {"reserve": c.reserve, "used": c.used, "supply": c.supply, "map": c.cubes.bit_count()}


def _draw_pile(model: TableModel, name: str, ui: Ui, target: pygame.Surface, widget: ClickTarget) -> None:
    rect = widget.rect
    hole = pygame.Rect(rect.x, rect.y, rect.width, rect.height - ui.px(15))
    if widget.lit:
        glow(ui, target, hole, ui.px(5))
    well(ui, target, hole, lit=widget.lit or name == "supply")
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
    text = ui.text("goals-title", name=name, n=turns_left(model))
    write(ui, target, text, head, "flavour", 12.5, ui.theme.wood_soft)
    parts = [
        (one, aims[of], aim_lines(ui, one, aims[of], rect)) for of, one in (("low", leader.low), ("high", leader.high))
    ]
    share = (rect.bottom - head.bottom) / sum(len(lines) + 1 for _, _, lines in parts)
    top: float = head.bottom
    for one, found, lines in parts:
        high = share * (len(lines) + 1)
        _draw_aim(ui, target, one.vp, found, lines, pygame.Rect(rect.x, round(top), rect.width, round(high)))
        top += high


def aim_lines(ui: Ui, one: Aim, found: Sequence[facts.AimProgress], rect: pygame.Rect) -> list[tuple[str, str]]:
    """Returns (words, progress) for each line that shows an aim: one line, or, if that is too long, one for each
    condition.

    Progress that does not fit beside its condition is given in the next line.
    """
    figures = ["" if of.test.at_most is not None else f"{of.found}/{of.test.least}" for of in found]
    whole = (card_text.goal(ui.texts, one), SEPARATOR.join(filter(None, figures)))
    if len(found) == 1 or _fits(ui, *whole, rect) or rect.height < AIMS_OF_LINES * ui.floor:
        return [whole]
    lines: list[tuple[str, str]] = []
    left = ""
    for words, figure in zip(card_text.goals(ui.texts, one), figures, strict=True):
        progress_text = SEPARATOR.join(filter(None, (left, figure)))
        here = len(lines) == len(found) - 1 or _fits(ui, words, progress_text, rect)
        lines.append((words, progress_text if here else ""))
        left = "" if here else progress_text
    return lines


def _fits(ui: Ui, words: str, figures: str, rect: pygame.Rect) -> bool:
    wide = ui.fonts.width(words, "strong", ui.floor)
    return wide <= _room(ui, figures, rect)


def _room(ui: Ui, figures: str, rect: pygame.Rect) -> int:
    """Returns the width that the words of an aim have between its points and its progress."""
    beside = ui.px(LAUREL + 6) + ui.px(MARK) + ui.px(2)
    if figures:
        beside += ui.fonts.width(figures, "text", ui.type_size(12)) + ui.px(5)
    return rect.width - beside


def _draw_aim(
    ui: Ui,
    target: pygame.Surface,
    points: int,
    found: Sequence[facts.AimProgress],
    lines: Sequence[tuple[str, str]],
    rect: pygame.Rect,
) -> None:
    """Draws an aim: its points, its conditions in words, progress, and a tick when it is fulfilled."""
    side, mark = ui.px(LAUREL), ui.px(MARK)
    target.blit(laurel(ui, points, side), (rect.x, rect.y + (rect.height - side) // 2))
    broken = any(progress.test.at_most is not None and not progress.holds for progress in found)
    if all(progress.holds for progress in found) or broken:
        drawn = ui.pictures.get("marks/cross" if broken else "marks/check", (mark, mark))
        target.blit(drawn, drawn.get_rect(midright=(rect.right, rect.centery)))
    high = rect.height // len(lines)
    for number, (words, said) in enumerate(lines):
        part = pygame.Rect(rect.x, rect.y + number * high, rect.width, high)
        figures = line(ui, said, "text", 12, ui.theme.wood_soft)
        target.blit(figures, figures.get_rect(midright=(rect.right - mark - ui.px(2), part.centery)))
        room = pygame.Rect(rect.x + side + ui.px(6), part.y, _room(ui, said, rect), high)
        write(ui, target, words, room, "strong", 13, ui.theme.wood_ink)
