"""The colours in which the map's terrain is painted, one palette for each of the three themes."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours as #rrggbb.

    ``flat``: without grain, shadow and gradients, and with ink lines twice as wide.
    """

    name: str = "parchment"
    flat: bool = False
    shade: int = 255  # factor of the finished painting, 0-255
    ink: str = "#2A1E14"
    ivory: str = "#FFF8E7"
    shallow: str = "#B2CFC8"
    middle: str = "#8BB1B5"
    deep: str = "#6F9CA8"
    veil: str = "#EBDDB8"  # over the sea outside the board
    sand: str = "#F6E8C2"
    paper: str = "#F6EBCE"  # land beyond the board
    field: str = "#E7CE96"
    tints: tuple[str, ...] = ("#F0DCA9", "#EACF92", "#E5CF94", "#F3E5BA", "#DDD399", "#E9CA86")
    furrow: str = "#A9853F"
    hedge: str = "#8B7A45"
    bush: str = "#6E8350"
    wood: str = "#37523F"
    crowns: tuple[tuple[str, str, str], ...] = (  # shade, body, light
        ("#233F33", "#3E6650", "#6E9470"),
        ("#284532", "#4A7153", "#86A472"),
        ("#1F3A32", "#35594B", "#5F846B"),
    )
    mine: str = "#AF7F42"
    mine_dark: str = "#8A5E2B"
    rock: tuple[str, str, str] = ("#F8EAC4", "#D8B06C", "#7A5328")  # lit, ground, shade
    vein: str = "#F7C53B"


PARCHMENT = Palette()
SLATE = replace(PARCHMENT, name="slate", shade=217)
CONTRAST = replace(
    PARCHMENT,
    name="contrast",
    flat=True,
    ink="#000000",
    ivory="#FFFFFF",
    shallow="#BFD9E6",
    middle="#A9CBDD",
    deep="#A9CBDD",
    veil="#FFFFFF",
    sand="#FFFFFF",
    paper="#FFFFFF",
    field="#FFF0C2",
    tints=("#FFF0C2", "#FBE8B2"),
    furrow="#B08A3A",
    hedge="#8A6A2A",
    bush="#4F6B34",
    wood="#2F6B45",
    crowns=(("#0E3B22", "#2C6A43", "#4F9163"),) * 3,
    mine="#B5761F",
    mine_dark="#B5761F",
    rock=("#FFFFFF", "#E9C98C", "#4A2E0E"),
    vein="#FFD400",
)
PALETTES = {palette.name: palette for palette in (PARCHMENT, SLATE, CONTRAST)}
