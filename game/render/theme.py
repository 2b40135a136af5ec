"""The colours of the three themes, the type sizes, and colour arithmetic."""

from __future__ import annotations

from dataclasses import dataclass, replace

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def code(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Returns the blend of colours ``a`` and ``b``; ``share`` 0 is ``a``, 1 is ``b``."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


INK, PARCHMENT, IVORY = rgb("#2A1E14"), rgb("#F2E6CB"), rgb("#FFF8E7")
DARK_PANEL, LIGHT_TEXT = rgb("#2B2118"), rgb("#F7EFDD")
GOLD_LIGHT, GOLD, GOLD_DARK = rgb("#FFF0B8"), rgb("#D9A53A"), rgb("#8F6418")


def ink_on(colour: Colour) -> Colour:
    """Returns the text colour for a background colour: ivory on a dark one, dark ink on a light one."""
    red, green, blue = colour
    return IVORY if 0.3 * red + 0.59 * green + 0.11 * blue < 120 else INK


# Sizes of type in u (looks 3).
SIZES: dict[str, float] = {
    "display": 40,
    "title": 29,
    "heading": 17,
    "large": 17.5,
    "arch": 15,
    "text": 15,
    "small": 13,
}


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
    flat: bool  # no grain, no shadow, no gradient
    wood: Colour  # rosewood: the frame of table and pages
    wood_low: Colour
    wood_panel: Colour  # panels let into it
    wood_panel_low: Colour
    wood_ink: Colour  # text on both
    wood_soft: Colour
    line: Colour  # fillets on wood, and their dull kind
    line_low: Colour
    well: Colour  # sunk places
    paper: Colour  # a sheet lying on wood
    paper_low: Colour
    paper_edge: Colour
    paper_ink: Colour
    paper_soft: Colour
    paper_good: Colour
    paper_bad: Colour
    wall: Colour  # lime-washed stone and its cornice
    wall_low: Colour
    cornice: Colour
    choice: Colour  # the light that falls on what can be chosen
    seal: Colour

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
    flat=False,
    wood=rgb("#3B2A1B"),
    wood_low=rgb("#20160D"),
    wood_panel=rgb("#3A2D20"),
    wood_panel_low=rgb("#2A2017"),
    wood_ink=LIGHT_TEXT,
    wood_soft=rgb("#C9B896"),
    line=GOLD,
    line_low=GOLD_DARK,
    well=rgb("#1A110A"),
    paper=rgb("#FBF4E2"),
    paper_low=rgb("#E8D6AE"),
    paper_edge=rgb("#8A6A3C"),
    paper_ink=INK,
    paper_soft=rgb("#6B5339"),
    paper_good=rgb("#1C653E"),
    paper_bad=rgb("#8C1C13"),
    wall=rgb("#FBF1DA"),
    wall_low=rgb("#C9AC77"),
    cornice=rgb("#D8B97C"),
    choice=rgb("#FFDE78"),
    seal=rgb("#8C1C13"),
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
    wood=rgb("#2B343D"),
    wood_low=rgb("#14191E"),
    wood_panel=rgb("#2E3841"),
    wood_panel_low=rgb("#1D242B"),
    wood_soft=rgb("#B9BDBE"),
    well=rgb("#0F1418"),
    paper=rgb("#D5CFC0"),
    paper_low=rgb("#C5B694"),
    paper_soft=rgb("#4E3C29"),
    paper_good=rgb("#12492B"),
    paper_bad=rgb("#76150D"),
    wall=rgb("#D5CDB9"),
    wall_low=rgb("#AB9265"),
    cornice=rgb("#B89D69"),
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
    flat=True,
    wood=rgb("#FFFFFF"),
    wood_low=rgb("#FFFFFF"),
    wood_panel=rgb("#FFFFFF"),
    wood_panel_low=rgb("#FFFFFF"),
    wood_ink=rgb("#000000"),
    wood_soft=rgb("#2A2A2A"),
    line=rgb("#000000"),
    line_low=rgb("#000000"),
    well=rgb("#FFFFFF"),
    paper=rgb("#FFFFFF"),
    paper_low=rgb("#FFFFFF"),
    paper_edge=rgb("#000000"),
    paper_ink=rgb("#000000"),
    paper_soft=rgb("#2A2A2A"),
    paper_good=rgb("#004D1A"),
    paper_bad=rgb("#990000"),
    wall=rgb("#FFFFFF"),
    wall_low=rgb("#FFFFFF"),
    cornice=rgb("#FFFFFF"),
    choice=rgb("#FFFF00"),
    seal=rgb("#990000"),
)
THEMES = {theme.name: theme for theme in (PARCHMENT_THEME, SLATE_THEME, CONTRAST_THEME)}
