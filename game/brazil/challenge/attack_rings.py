"""Draws the odds of attacks on the map: a ring on each target, and a panel with the details of one."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass

import pygame

from game.brazil.challenge.attack_odds import AttackChance
from game.brazil.palette import SEATS
from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.theme import IVORY, Colour, code, mix
from game.render.ui import Ui
from game.widgets.fitted_text import fitted
from game.widgets.material.grain import look
from game.widgets.material.panel import paper

RING, GOAL, HOPELESS = 35.0, 39.0, 31.0
SLIP = 192
LOST = (150, 142, 132)
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class RingSides:
    """The seat colours of attacker and defender."""

    attack: str
    defence: str


def ring(ui: Ui, side: int, share: int, sides: RingSides) -> pygame.Surface:
    """Returns the picture of a ring, ``side`` pixels wide, that shows a chance of ``share`` percent.

    The attacker's colour runs clockwise from the top; the number is in the middle.
    """
    key = f"@odds {look(ui)} {share} {sides.attack} {sides.defence}"
    return ui.pictures.made(key, (side, side), lambda: _ring(ui, side, share, sides))


def _ring(ui: Ui, side: int, share: int, sides: RingSides) -> pygame.Surface:
    own, other = (SEATS[sides.attack], SEATS[sides.defence]) if share else (LOST, LOST)
    drawn = load_png(render(_svg(share, own, other), (side, side)))
    size = max(ui.type_size("small"), round(side * (0.42 if share < 100 else 0.34)))
    number = ui.fonts.line(str(share), "strong", size, (42, 30, 20) if share else (92, 84, 74))
    ink = number.get_bounding_rect()
    drawn.blit(number, (round(side / 2 - ink.centerx), round(side / 2 - ink.centery)))
    return drawn


def _svg(share: int, own: Colour, other: Colour) -> str:
    around = 2 * math.pi * 40
    done = around * min(100, share) / 100
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="49" fill="#2A1E14"/>'
        f'<circle cx="50" cy="50" r="40" fill="{code(IVORY)}" stroke="{code(other)}" stroke-width="14"/>'
        f'<circle cx="50" cy="50" r="40" fill="none" stroke="{code(own)}" stroke-width="14" '
        f'stroke-dasharray="{done:.1f} {around:.1f}" transform="rotate(-90 50 50)"/></svg>'
    )


def ring_point(taken: Collection[Point], centre: Point, radius: float) -> Point:
    """Returns where to draw a hex's ring: of six points near its corners, one far from the points in ``taken``."""
    x, y = centre
    points = [
        (x + 0.86 * radius * math.cos(angle), y + 0.86 * radius * math.sin(angle))
        for angle in (math.radians(60 * number - 30) for number in range(6))
    ]

    def room(point: Point) -> float:
        return min((math.hypot(point[0] - px, point[1] - py) for px, py in taken), default=radius * 4)

    return max(points, key=lambda point: (round(min(room(point), radius * 1.6)), -point[1], point[0]))


def draw_rings(
    ui: Ui,
    target: pygame.Surface,
    attacks: tuple[AttackChance, ...],
    sides: RingSides,
    centre: Callable[[int], Point],
    pieces: Collection[int],
    radius: float,
) -> None:
    """Draws on the map a ring with the chance to win for each attack. ``pieces``: the hexes with pieces, which the
    rings avoid."""
    placed: list[Point] = []
    for one in attacks:
        others = [centre(hex_id) for hex_id in pieces if hex_id != one.hex] + placed
        point = ring_point(others, centre(one.hex), radius)
        placed.append(point)
        length = RING if one.best else HOPELESS
        if one.goal:
            length = GOAL
        drawn = ring(ui, ui.px(length), one.best, sides)
        target.blit(drawn, drawn.get_rect(center=(round(point[0]), round(point[1]))))


def draw_attack_details(
    ui: Ui, target: pygame.Surface, attack: AttackChance, words: AttackTexts, sides: RingSides, area: pygame.Rect
) -> pygame.Rect:
    """Draws the details of one attack in the lower right corner of ``area``; returns its rectangle.

    Strength against strength, a bar for each number of cards used, and how many cards are unseen.
    """
    pad, row = ui.px(10), ui.px(21)
    wide, high = ui.px(SLIP), 2 * pad + ui.px(24 + 32 + 22) + row * len(attack.lines)
    rect = pygame.Rect(0, 0, wide, high)
    rect.bottomright = area.bottomright
    paper(ui, target, rect)
    inner = rect.inflate(-2 * pad, -2 * pad)
    title = fitted(ui, words.title, inner.width, style="title", size=16, colour="paper_ink")
    target.blit(title, inner.topleft)
    y = inner.y + ui.px(24)
    _strengths(ui, target, attack, words, pygame.Rect(inner.x, y, inner.width, ui.px(30)))
    y += ui.px(32)
    for (_, share), said in zip(attack.lines, words.lines, strict=True):
        _bar(ui, target, said, share, sides, pygame.Rect(inner.x, y, inner.width, row))
        y += row
    foot = fitted(ui, words.unseen, inner.width, style="flavour", size=14, colour="paper_soft")
    target.blit(foot, (inner.x, y + ui.px(3)))
    return rect


@dataclass(frozen=True, slots=True)
class AttackTexts:
    """The texts of the panel with an attack's details."""

    title: str
    against: str
    lines: tuple[str, ...]
    unseen: str


def _strengths(ui: Ui, target: pygame.Surface, attack: AttackChance, words: AttackTexts, row: pygame.Rect) -> None:
    x, high = row.x, row.height

    def put(drawn: pygame.Surface, after: float = 4) -> None:
        nonlocal x
        target.blit(drawn, (x, row.centery - drawn.get_height() // 2))
        x += drawn.get_width() + ui.px(after)

    for picture in attack.attackers[:2]:
        put(ui.pictures.scaled(picture, (round(high / 1.1), high)))
    put(ui.line(str(attack.own), "strong", "large", "paper_ink"), 6)
    put(ui.line(words.against, "flavour", 14, "paper_soft"), 6)
    for picture in attack.defenders[:2]:
        put(ui.pictures.scaled(picture, (round(high / 1.1), high)))
    put(ui.line(f"{attack.against} +", "strong", "large", "paper_ink"))
    back = (round(high * 0.6), round(high * 0.84))
    for _ in range(min(3, attack.cards)):
        put(ui.pictures.get("backs/combat", back), 2)


def _bar(ui: Ui, target: pygame.Surface, said: str, share: int, sides: RingSides, row: pygame.Rect) -> None:
    words = fitted(ui, said, round(row.width * 0.36), size=14, colour="paper_ink")
    target.blit(words, (row.x, row.centery - words.get_height() // 2))
    figure = ui.line(str(share), "strong", 14, "paper_ink")
    target.blit(figure, (row.right - figure.get_width(), row.centery - figure.get_height() // 2))
    left = row.x + round(row.width * 0.4)
    bar = pygame.Rect(left, 0, row.right - left - ui.px(28), ui.px(11))
    bar.centery = row.centery
    radius = bar.height // 2
    pygame.draw.rect(target, SEATS[sides.defence], bar, border_radius=radius)
    done = bar.copy()
    done.width = round(bar.width * share / 100)
    if done.width:
        pygame.draw.rect(target, SEATS[sides.attack], done, border_radius=radius if share == 100 else 0)
    pygame.draw.rect(target, mix((42, 30, 20), IVORY, 0.05), bar, max(1, ui.px(1.2)), border_radius=radius)
