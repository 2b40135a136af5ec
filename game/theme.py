"""Colours, type sizes and the three looks of the program."""

from __future__ import annotations

from dataclasses import dataclass, replace

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def code(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """``share`` of b in a."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


INK, PARCHMENT, IVORY = rgb("#2A1E14"), rgb("#F2E6CB"), rgb("#FFF8E7")
DARK_PANEL, LIGHT_TEXT = rgb("#2B2118"), rgb("#F7EFDD")
GOLD_LIGHT, GOLD, GOLD_DARK = rgb("#FFF0B8"), rgb("#D9A53A"), rgb("#8F6418")

# Sizes of type at 100 %, in pixels.
SIZES = {"display": 46, "title": 30, "heading": 21, "large": 18, "text": 16, "small": 14}


@dataclass(frozen=True, slots=True)
class Theme:
    name: str
    table: Colour  # behind everything
    panel: Colour
    panel_edge: Colour
    inset: Colour  # fields, lists
    ink: Colour
    soft_ink: Colour
    accent: Colour  # headings, lines
    button_top: Colour
    button_bottom: Colour
    button_ink: Colour
    main_top: Colour  # the one main button
    main_bottom: Colour
    main_ink: Colour
    focus: Colour
    good: Colour
    bad: Colour
    light: Colour  # legal targets
    sea: Colour
    tip: Colour
    tip_ink: Colour
    picture_shade: int  # how much a picture behind text is darkened, 0-255

    def named(self, colour: str | Colour) -> Colour:
        if isinstance(colour, str):
            found: Colour = getattr(self, colour)
            return found
        return colour


PARCHMENT_THEME = Theme(
    name="parchment",
    table=rgb("#CDB88C"),
    panel=PARCHMENT,
    panel_edge=rgb("#8A6A3C"),
    inset=rgb("#FBF4E2"),
    ink=INK,
    soft_ink=rgb("#6B5339"),
    accent=rgb("#7B4A16"),
    button_top=rgb("#FFFAEC"),
    button_bottom=rgb("#E6D2A4"),
    button_ink=INK,
    main_top=rgb("#2F7A4F"),
    main_bottom=rgb("#174F31"),
    main_ink=IVORY,
    focus=rgb("#1F4E79"),
    good=rgb("#1C653E"),
    bad=rgb("#8C1C13"),
    light=rgb("#FFE9A0"),
    sea=rgb("#A9BFB9"),
    tip=DARK_PANEL,
    tip_ink=LIGHT_TEXT,
    picture_shade=0,
)
SLATE_THEME = replace(
    PARCHMENT_THEME,
    name="slate",
    table=rgb("#1C2126"),
    panel=rgb("#2A3138"),
    panel_edge=rgb("#B08A3E"),
    inset=rgb("#1F252B"),
    ink=rgb("#F2EBDC"),
    soft_ink=rgb("#B9B3A4"),
    accent=rgb("#E6BE66"),
    button_top=rgb("#465059"),
    button_bottom=rgb("#343C44"),
    button_ink=rgb("#F7EFDD"),
    main_top=rgb("#D9A53A"),
    main_bottom=rgb("#A9772A"),
    main_ink=rgb("#20160C"),
    focus=rgb("#8FD0FF"),
    good=rgb("#8FD3A6"),
    bad=rgb("#FF9C8A"),
    sea=rgb("#33474F"),
    tip=rgb("#F2E6CB"),
    tip_ink=INK,
    picture_shade=90,
)
CONTRAST_THEME = replace(
    PARCHMENT_THEME,
    name="contrast",
    table=rgb("#FFFFFF"),
    panel=rgb("#FFFFFF"),
    panel_edge=rgb("#000000"),
    inset=rgb("#FFFFFF"),
    ink=rgb("#000000"),
    soft_ink=rgb("#2A2A2A"),
    accent=rgb("#000000"),
    button_top=rgb("#FFFFFF"),
    button_bottom=rgb("#F0F0F0"),
    button_ink=rgb("#000000"),
    main_top=rgb("#000000"),
    main_bottom=rgb("#1A1A1A"),
    main_ink=rgb("#FFFF66"),
    focus=rgb("#0040D0"),
    good=rgb("#004D1A"),
    bad=rgb("#990000"),
    light=rgb("#FFFF00"),
    sea=rgb("#D5E2E6"),
    tip=rgb("#000000"),
    tip_ink=rgb("#FFFFFF"),
    picture_shade=150,
)
THEMES = {theme.name: theme for theme in (PARCHMENT_THEME, SLATE_THEME, CONTRAST_THEME)}
