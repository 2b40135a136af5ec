"""Builds the SVG of a card's body: leather in the card's colour, gold line, window, ribbon and paper.

Everything is drawn on 300 × 420; the picture is drawn below the window.
"""

from __future__ import annotations

from game.render.theme import INK, IVORY, Colour, code, mix

WIDE, HIGH = 300, 420
WINDOW = (9.0, 9.0, 282.0, 226.0)  # x, y, width, height
RIBBON = (-1.0, 226.0, 302.0, 52.0)
SECOND_LINE = 22.0  # by how much a ribbon with a title of two lines reaches further up into the picture
PAPER = (13.0, 278.0, 274.0, 129.0)
FOOT = 27.0  # height of the strip at the foot of a Monarch's paper
SHIELD = (7.0, 5.0, 54.0, 62.0)
LAUREL = (236.0, 3.0, 62.0, 62.0)
GILT = (
    '<linearGradient id="au" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0b8"/>'
    '<stop offset=".45" stop-color="#d9a53a"/><stop offset=".62" stop-color="#8f6418"/>'
    '<stop offset="1" stop-color="#f1cf74"/></linearGradient>'
)


def box(x: float, y: float, wide: float, high: float, radius: float) -> str:
    """Returns the SVG path data of a rounded rectangle, clockwise."""
    r = radius
    return (
        f"M{x + r} {y}H{x + wide - r}A{r} {r} 0 0 1 {x + wide} {y + r}V{y + high - r}"
        f"A{r} {r} 0 0 1 {x + wide - r} {y + high}H{x + r}A{r} {r} 0 0 1 {x} {y + high - r}"
        f"V{y + r}A{r} {r} 0 0 1 {x + r} {y}Z"
    )


def _ramp(name: str, top: Colour, bottom: Colour, down: bool = True) -> str:
    across = 'x1="0" y1="0" x2="0" y2="1"' if down else 'x1="0" y1="0" x2="1" y2="1"'
    return (
        f'<linearGradient id="{name}" {across}><stop offset="0" stop-color="{code(top)}"/>'
        f'<stop offset="1" stop-color="{code(bottom)}"/></linearGradient>'
    )


def ribbon(lines: int) -> tuple[float, float, float, float]:
    """Returns the rectangle (x, y, width, height) of the ribbon for a title of so many lines, in units of the card's
    300 × 420 drawing."""
    x, y, wide, high = RIBBON
    return (x, y - SECOND_LINE, wide, high + SECOND_LINE) if lines > 1 else RIBBON


def frame(leather: Colour, foot: bool = False, flat: bool = False, lines: int = 1) -> str:
    """Returns the SVG of a card's body without picture and text.

    ``foot``: with the strip at the foot; ``flat``: without gradients, for the high-contrast theme; ``lines``: of the
    title.
    """
    light, dark = mix(leather, IVORY, 0.16), mix(leather, (0, 0, 0), 0.38)
    paper = (IVORY, IVORY) if flat else ((251, 244, 226), (233, 216, 178))
    body = box(1.5, 1.5, 297, 417, 17)
    hole = box(WINDOW[0] + 1, WINDOW[1] + 1, WINDOW[2] - 2, WINDOW[3], 9)
    x, y, wide, high = PAPER
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}"><defs>',
        GILT,
        _ramp("le", leather if flat else light, leather if flat else dark, down=False),
        _ramp("pa", *paper),
        _ramp("ri", leather if flat else mix(leather, IVORY, 0.1), leather if flat else mix(leather, (0, 0, 0), 0.22)),
        _ramp("sh", (0, 0, 0), (0, 0, 0)),
        "</defs>",
        f'<path fill-rule="evenodd" d="{body}{hole}" fill="url(#le)" stroke="{code(INK)}" stroke-width="2.4"/>',
        f'<path d="{box(4, 4, 292, 412, 15)}" fill="none" stroke="#fff8e7" stroke-opacity=".32" stroke-width="1"/>',
        # the ivory edge of the card, below and left
        f'<path d="M1 24V399A20 20 0 0 0 21 419H276" fill="none" stroke="{code(IVORY)}" stroke-width="1.5"/>',
        f'<path d="{hole}" fill="none" stroke="{code(INK)}" stroke-width="5"/>',
        f'<path d="{hole}" fill="none" stroke="url(#au)" stroke-width="2.6"/>',
        f'<path d="M12 {WINDOW[1] + 3}H288" stroke="#000" stroke-opacity=".25" stroke-width="4"/>',
        f'<path d="{box(x, y - 10, wide, high + 10, 10)}" fill="url(#pa)" stroke="{code(INK)}" stroke-width="3.4"/>',
        f'<path d="{box(x, y - 10, wide, high + 10, 10)}" fill="none" stroke="url(#au)" stroke-width="2"/>',
    ]
    if not flat:
        parts.append(f'<path d="M{x + 3} {y}h{wide - 6}v9h-{wide - 6}z" fill="#5a3a14" fill-opacity=".22"/>')
    if foot:
        top = y + high - FOOT
        parts.append(f'<path d="{box(x + 1, top, wide - 2, FOOT - 1, 8)}" fill="{code(dark)}"/>')
        parts.append(f'<path d="M{x + 1} {top}h{wide - 2}" stroke="url(#au)" stroke-width="1.6"/>')
    parts += [_ribbon(leather, lines), "</svg>"]
    return "".join(parts)


def _ribbon(leather: Colour, lines: int) -> str:
    """A ribbon across the picture's foot from edge to edge, with notched ends and gold threads."""
    x, y, wide, high = ribbon(lines)
    right, bottom, middle = x + wide, y + high, y + high / 2
    shape = f"M{x} {y}H{right}L{right - 8} {middle}L{right} {bottom}H{x}L{x + 8} {middle}Z"
    return (
        f'<path d="{shape}" fill="url(#ri)" stroke="{code(mix(leather, (0, 0, 0), 0.62))}" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
        f'<path d="M{x + 9} {y + 5.5}H{right - 9}M{x + 9} {bottom - 5.5}H{right - 9}" stroke="#f1cf74" '
        'stroke-width="1.7" fill="none"/>'
    )


def shield() -> str:
    """Returns the SVG of the ivory shield in a card's corner, 54 × 62."""
    shape = "M4 4H50V34C50 46 38 53 27 59C16 53 4 46 4 34Z"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 54 62"><defs>{GILT}'
        f"{_ramp('iv', (255, 252, 243), (226, 209, 172))}</defs>"
        f'<path d="{shape}" transform="translate(1 2)" fill="#000" fill-opacity=".35"/>'
        f'<path d="{shape}" fill="url(#iv)" stroke="{code(INK)}" stroke-width="6.6" stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="none" stroke="url(#au)" stroke-width="4" stroke-linejoin="round"/></svg>'
    )


def small_frame(leather: Colour, wide: int, high: int, ribbon: int, flat: bool = False) -> str:
    """Returns the SVG of a card too small for text, sizes in pixels; the picture fills it, the title ribbon is at its
    foot."""
    edge = max(2.0, wide / 26)
    radius = wide * 0.06
    body = box(0.6, 0.6, wide - 1.2, high - 1.2, radius)
    hole = box(edge, edge, wide - 2 * edge, high - 2 * edge, max(1.0, radius - edge / 2))
    top = high - ribbon - edge
    fill = leather if flat else mix(leather, (0, 0, 0), 0.18)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><defs>{GILT}'
        f"{_ramp('le', mix(leather, IVORY, 0.16), mix(leather, (0, 0, 0), 0.38), down=False)}</defs>",
        f'<path fill-rule="evenodd" d="{body}{hole}" fill="url(#le)" stroke="{code(INK)}" stroke-width="1.2"/>',
    ]
    if ribbon:
        parts.append(f'<path d="M{edge} {top}H{wide - edge}V{high - edge}H{edge}Z" fill="{code(fill)}"/>')
        parts.append(f'<path d="M{edge} {top}H{wide - edge}" stroke="#f1cf74" stroke-width="1"/>')
    parts.append(f'<path d="{hole}" fill="none" stroke="url(#au)" stroke-width="{max(1.0, wide / 110)}"/>')
    line = f"M.6 {radius}V{high - radius}A{radius} {radius} 0 0 0 {radius} {high - 0.6}H{wide - radius}"
    parts.append(f'<path d="{line}" fill="none" stroke="{code(IVORY)}" stroke-opacity=".8" stroke-width="1"/></svg>')
    return "".join(parts)
