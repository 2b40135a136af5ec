"""Maps symbols in texts to pictures, and draws the composed ones: any resource, one of two goods, units."""

from __future__ import annotations

import math

import pygame

from game.render.image_cache import ImageCache, load_png
from game.render.svg_render import Size, render

SYMBOLS = {
    **{
        good: f"goods/{good}"
        for good in (
            "sugarcane",
            "coffee",
            "brazilwood",
            "cotton",
            "gold",
            "science",
            "any",
            "cane_or_coffee",
            "coffee_or_cotton",
        )
    },
    **{
        arch: f"arches/{arch}" for arch in ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
    },
    "vp": "marks/laurel",
    "todo": "marks/todo",
    "units": "marks/units",
    "cs": "marks/swords",
    "swords": "marks/swords",
    **{name: f"marks/{name}" for name in ("hand_gold", "hand_combat", "hand_mission")},
    **{f"era_{number}": f"marks/era_{number}" for number in (1, 2, 3)},
    **{f"slot_{shape}": f"marks/slot_{shape}" for shape in ("square", "pentagon", "octagon")},
    **{f"product_{name}": f"products/{name}" for name in ("dye", "sugar", "cocoa", "fabric", "coffee", "rubber")},
}
RESOURCES = ("sugarcane", "coffee", "brazilwood", "cotton")
TINTS = {"sugarcane": "#7FA650", "coffee": "#7A4A22", "brazilwood": "#A8432F", "cotton": "#F4EEDD"}
FINE = 2  # scale of supersampling


def _half(pictures: ImageCache, first: str, second: str, size: Size) -> pygame.Surface:
    """Two goods in one picture, parted by a diagonal line."""
    wide, high = size[0] * FINE, size[1] * FINE
    drawn = pictures.get(f"goods/{second}", (wide, high)).copy()
    mask = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(0, 0), (wide, 0), (0, high)])
    upper = pictures.get(f"goods/{first}", (wide, high)).copy()
    upper.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    keep = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.polygon(keep, (255, 255, 255, 255), [(wide, 0), (wide, high), (0, high)])
    drawn.blit(keep, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.blit(upper, (0, 0))
    reach = 0.47
    start = (wide * (0.5 + reach * math.cos(-math.pi / 4)), high * (0.5 + reach * math.sin(-math.pi / 4)))
    end = (wide * (0.5 - reach * math.cos(-math.pi / 4)), high * (0.5 - reach * math.sin(-math.pi / 4)))
    pygame.draw.line(drawn, (42, 30, 20), start, end, max(1, wide // 24))
    return pygame.transform.smoothscale(drawn, size)


def _any(pictures: ImageCache, size: Size) -> pygame.Surface:
    """The symbol for any resource: a wheel of the four resources."""
    wedges = []
    for number, good in enumerate(RESOURCES):
        a, b = math.radians(90 * number - 90), math.radians(90 * number)
        wedges.append(
            f'<path d="M32 32 L{32 + 25 * math.cos(a):.2f} {32 + 25 * math.sin(a):.2f} '
            f'A25 25 0 0 1 {32 + 25 * math.cos(b):.2f} {32 + 25 * math.sin(b):.2f} z" fill="{TINTS[good]}"/>'
        )
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#2A1E14"/>'
        f'<circle cx="32" cy="32" r="28" fill="#FFF8E7"/>{"".join(wedges)}'
        '<path d="M32 7 V57 M7 32 H57" stroke="#2A1E14" stroke-width="1.6"/>'
        '<circle cx="32" cy="32" r="9" fill="#FFF8E7" stroke="#2A1E14" stroke-width="1.6"/>'
        '<path d="M28.5 30 a3.5 3.5 0 1 1 4.8 3.2 q-1.3 .6 -1.3 2" fill="none" stroke="#2A1E14" stroke-width="2" '
        'stroke-linecap="round"/><circle cx="32" cy="38" r="1.3" fill="#2A1E14"/></svg>'
    )
    return load_png(render(svg, size))


def _units(pictures: ImageCache, size: Size) -> pygame.Surface:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g fill="#6B4A2A" '
        'stroke="#2A1E14" stroke-width="2.6" '
        'stroke-linejoin="round"><path d="M16 56 q0 -12 9 -16 q-5 -4 -4 -10 h22 q1 6 -4 10 q9 4 9 16 z"/>'
        '<circle cx="32" cy="20" r="10"/></g><path d="M26 16 a7 7 0 0 1 6 -4" stroke="#FFF8E7" '
        'stroke-width="2.4" fill="none" '
        'stroke-linecap="round"/></svg>'
    )
    return load_png(render(svg, size))


def _todo(pictures: ImageCache, size: Size) -> pygame.Surface:
    """The symbol for not done: an open ring."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="17" fill="#FFF8E7" '
        'fill-opacity="0.7" stroke="#8A6A3C" stroke-width="5"/></svg>'
    )
    return load_png(render(svg, size))


def register(pictures: ImageCache) -> None:
    """Registers with the image cache the functions that draw the composed symbols."""
    pictures.makers["goods/any"] = _any
    pictures.makers["goods/cane_or_coffee"] = lambda p, size: _half(p, "sugarcane", "coffee", size)
    pictures.makers["goods/coffee_or_cotton"] = lambda p, size: _half(p, "coffee", "cotton", size)
    pictures.makers["marks/units"] = _units
    pictures.makers["marks/todo"] = _todo
