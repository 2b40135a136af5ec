"""Writes contact sheets: every scenario of a game early, middle and late, in colour, grey and colour-blind views."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.app.app import App
from game.app.routes import show
from game.render.image_cache import load_png, png_of, write_picture
from game.render.svg_render import render
from game.shell import registry
from game.shell.command_line_request import CommandLineRequest

STAGES = (("early", 3), ("middle", 16), ("late", 40))  # turns played per seat
SMALL = (640, 360)  # size of a table on the sheet
# Simulated colour blindness in linear light (Machado, Oliveira and Fernandes 2009); grey by luminance.
GREY = ((0.2126, 0.7152, 0.0722),) * 3
VIEWS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "grey": GREY,
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def contact_sheet(app: App, game: str, folder: Path, only: str = "") -> list[Path]:
    """Writes a screenshot of each stage of a game's scenarios and contact sheets of them into `folder`; `only`: of one
    scenario. Returns the sheets' paths. Raises OSError, pygame.error."""
    folder.mkdir(parents=True, exist_ok=True)
    app.ui.pictures.synchronous = True
    small = [pygame.transform.smoothscale(table, SMALL) for table in _tables(app, game, folder, only)]
    rows, columns = -(-len(small) // len(STAGES)), len(STAGES)
    plain = pygame.Surface((SMALL[0] * columns, SMALL[1] * rows))
    for number, table in enumerate(small):
        plain.blit(table, (number % columns * SMALL[0], number // columns * SMALL[1]))
    whole = pygame.Surface((plain.get_width() + SMALL[0] * len(VIEWS), plain.get_height()))
    whole.blit(plain, (0, 0))
    late = pygame.Rect(SMALL[0] * (columns - 1), 0, SMALL[0], plain.get_height())
    written = [folder / "sheet.png"]
    for number, (name, matrix) in enumerate(VIEWS.items()):
        view = recoloured(plain, matrix)
        whole.blit(view, (plain.get_width() + SMALL[0] * number, 0), late)
        written.append(_kept(view, folder / f"sheet-{name}.png"))
    _kept(whole, written[0])
    return written


def _tables(app: App, game: str, folder: Path, only: str) -> Iterator[pygame.Surface]:
    found = registry.plugin(game).scenario_list(app.folders.data, app.ui.texts)
    for scenario in [card for card in found.scenarios if only in ("", card.id)]:
        for stage, turns in STAGES:
            seats = scenario.seats[0]
            show(app, CommandLineRequest(screen="table", game=game, scenario=scenario.id, turns=turns * seats))
            app.draw()
            _kept(app.surface, folder / f"{scenario.id}-{stage}.png")
            yield app.surface


def recoloured(picture: pygame.Surface, matrix: tuple[tuple[float, float, float], ...]) -> pygame.Surface:
    """Returns a picture with each pixel's colour multiplied by a matrix (rows: red, green, blue), to imitate colour
    blindness."""
    wide, high = picture.get_size()
    values = " ".join(f"{row[0]} {row[1]} {row[2]} 0 0" for row in matrix) + " 0 0 0 1 0"
    source = base64.b64encode(png_of(picture)).decode()
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {wide} '
        f'{high}"><filter id="f" x="0" y="0" width="1" height="1"><feColorMatrix values="{values}"/></filter>'
        f'<image width="{wide}" height="{high}" filter="url(#f)" xlink:href="data:image/png;base64,{source}"/></svg>'
    )
    return load_png(render(svg, (wide, high)))


def _kept(picture: pygame.Surface, path: Path) -> Path:
    write_picture(picture, path)
    return path
