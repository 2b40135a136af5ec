"""Draws the pieces on the map: spaces with flags, Forts, Squadrons and markers; Advantages; awards."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.struggle import facts
from engine.struggle.board import (
    ALLIANCE,
    COMMODITY,
    COST,
    FORTS,
    LOCAL,
    MARKETS,
    NAMES,
    NAVAL,
    POLITICAL,
    PRESTIGE,
    TERRITORIES,
    Mask,
)
from engine.struggle.components import AWARDS, SPACES
from engine.struggle.rules.control import flag_of, open_spaces
from engine.struggle.state import NOBODY, State
from game.render.fonts import printed
from game.render.theme import INK, IVORY, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen

PIECES = "struggle/pieces"
SIZES = {"market": 31.0, "political": 34.0, "territory": 29.0, "fort": 34.0, "naval": 33.0}
ADVANTAGE, AWARD = 29.0, 37.0
DIM = 105  # opacity (of 255) of what is not open yet
POOR = rgb("#8C1C13")
Point = tuple[float, float]


@dataclass(slots=True)
class PieceView:
    """The painter of the pieces of one position; `k`: pixels per u on the map."""

    ui: Ui
    s: State
    k: float
    isolated: Mask = 0
    protected: Mask = 0
    open: Mask = 0

    def __post_init__(self) -> None:
        self.isolated = facts.isolated_markets(self.s)
        self.protected = facts.protected_markets(self.s)
        self.open = open_spaces(self.s)

    def _body(self, target: pygame.Surface, name: str, side: float, centre: Point, holder: int) -> None:
        """Draws a space's body in its holder's colour."""
        if holder == NOBODY:
            self._part(target, name, side, centre)
        else:
            pen.blit_centred(target, pen.tinted(self.ui, name, holder, side * self.k), centre)

    def _part(self, target: pygame.Surface, name: str, side: float, centre: Point) -> None:
        pen.blit_centred(target, pen.picture(self.ui, name, side * self.k), centre)

    def space(
        self, target: pygame.Surface, space: int, centre: Point, flag: int | None = None, grow: float = 1
    ) -> None:
        """Draws a space with its flag, pieces and markers, `grow` times as large; pale if it is not in play. `flag`:
        the side whose flag is drawn instead of the one there."""
        bit = 1 << space
        holder = flag_of(self.s, space) if flag is None else flag
        kept = self.k
        self.k *= grow
        layer, point = target, centre
        closed = not self.open & bit and holder == NOBODY
        if closed:
            side = round(60 * self.k)
            layer, point = pygame.Surface((side, side), pygame.SRCALPHA), (side / 2, side / 2)
        if MARKETS & bit:
            self._market(layer, space, point, holder)
        elif POLITICAL & bit:
            self._political(layer, space, point, holder)
        elif TERRITORIES & bit:
            self._territory(layer, space, point, holder)
        elif FORTS & bit:
            self._fort(layer, space, point, holder)
        elif NAVAL & bit:
            self._naval(layer, space, point, holder)
        if closed:
            layer.set_alpha(DIM)
            pen.blit_centred(target, layer, centre)
        self._markers(target, space, centre)
        self.k = kept

    def _price(self, target: pygame.Surface, space: int, centre: Point, at: Point) -> None:
        """Draws a space's present base cost, without surcharges."""
        bit = 1 << space
        low = bool((self.s.conflict | self.isolated) & bit) and bool((MARKETS | POLITICAL) & bit)
        number = pen.round_number(self.ui, "1" if low else str(COST[space]), 13.5 * self.k, ink=POOR if low else INK)
        pen.blit_centred(target, number, (centre[0] + at[0] * self.k, centre[1] + at[1] * self.k))

    def _market(self, target: pygame.Surface, space: int, centre: Point, holder: int) -> None:
        k, size = self.k, SIZES["market"]
        bit = 1 << space
        if holder != NOBODY and self.protected & bit:
            self._part(target, f"{PIECES}/protected", size * 1.5, (centre[0], centre[1] + 1 * k))
        goods = f"struggle/goods/{COMMODITY[space]}" if COMMODITY[space] else ""
        self._body(target, f"{PIECES}/market", size * 1.1, centre, holder)
        if holder == NOBODY and goods:
            self._part(target, goods, size * 0.94, centre)
        elif holder != NOBODY:
            pen.blit_centred(target, pen.mark(self.ui, holder, size * 0.82 * k), centre)
            if goods:
                self._part(target, goods, 15.5, (centre[0] - 11.5 * k, centre[1] - 10.5 * k))
        if holder != NOBODY and self.isolated & bit:
            dash = f"{3.2 * k:.1f} {3.4 * k:.1f}"
            pen.blit_centred(target, pen.ring(self.ui, size * 1.12 * k, POOR, 2.1 * k, dash), centre)
        self._price(target, space, centre, (12, 11))

    def _political(self, target: pygame.Surface, space: int, centre: Point, holder: int) -> None:
        k, bit = self.k, 1 << space
        prestige = bool(PRESTIGE & bit)
        self._body(target, f"{PIECES}/political{'_prestige' if prestige else ''}", 39, centre, holder)
        if holder != NOBODY:
            pen.blit_centred(target, pen.mark(self.ui, holder, 24 * k), centre)
        if prestige:
            self._part(target, f"{PIECES}/prestige", 13.5, (centre[0], centre[1] - 18 * k))
        if ALLIANCE & bit:
            self._part(target, f"{PIECES}/alliance", 14, (centre[0] - 13.5 * k, centre[1] + 10 * k))
        if LOCAL & bit:
            self._part(target, f"{PIECES}/local", 14, (centre[0] - 13.5 * k, centre[1] + 10 * k))
        self._price(target, space, centre, (12.5, 10.5))

    def _territory(self, target: pygame.Surface, space: int, centre: Point, holder: int) -> None:
        k = self.k
        self._body(target, f"{PIECES}/territory", SIZES["territory"] * 1.08, centre, holder)
        crest = SPACES[NAMES[space]].crest
        if holder == NOBODY:
            self._part(target, f"struggle/marks/{crest}_plain" if crest else f"{PIECES}/territory_tower", 17, centre)
            if crest:
                self._part(target, f"{PIECES}/territory_tower", 10, centre)
        else:
            pen.blit_centred(target, pen.mark(self.ui, holder, 21.5 * k), centre)
            self._part(target, f"{PIECES}/territory_tower", 12.5, (centre[0] - 11 * k, centre[1] - 10 * k))
        if self.s.huguenots >> space & 1:
            spent = self.s.huguenots_turned >> space & 1
            self._part(
                target, f"{PIECES}/huguenots{'_spent' if spent else ''}", 16, (centre[0] + 12 * k, centre[1] - 11 * k)
            )

    def _fort(self, target: pygame.Surface, space: int, centre: Point, holder: int) -> None:
        k = self.k
        built = holder != NOBODY
        damaged = bool(self.s.damaged >> space & 1)
        name = "fort_built" if built else "fort"
        if damaged:
            name = "fort_damaged"
        self._body(target, f"{PIECES}/{name}", 38 if built else 34, centre, holder)
        if built:
            pen.blit_centred(
                target, pen.mark(self.ui, holder, 18 * k), (centre[0] - (2 * k if damaged else 0), centre[1] + 1 * k)
            )
        self._price(target, space, centre, (12, 11))

    def _naval(self, target: pygame.Surface, space: int, centre: Point, holder: int) -> None:
        prestige = bool(PRESTIGE >> space & 1)
        name = f"{PIECES}/naval{'_prestige' if prestige else ''}"
        self._body(target, name, 36 if holder == NOBODY else 47, centre, holder)  # visible around the ship
        if holder in (0, 1):
            name = ("france", "britain")[holder]
            self._part(target, f"{PIECES}/squadron_{name}", 39, (centre[0], centre[1] - 3 * self.k))
        if prestige:
            self._part(target, f"{PIECES}/prestige", 13, (centre[0], centre[1] - 19 * self.k))

    def _markers(self, target: pygame.Surface, space: int, centre: Point) -> None:
        bit = 1 << space
        if self.s.conflict & bit:
            plus = "_plus" if self.s.plus_one & bit else ""
            self._part(target, f"{PIECES}/conflict{plus}", 20, (centre[0] + 11.5 * self.k, centre[1] - 12 * self.k))

    def advantage(self, target: pygame.Surface, state: facts.AdvantageState, centre: Point, grow: float = 1) -> None:
        """Draws an Advantage tile with its holder's mark and its state (exhausted, blocked, new)."""
        k = self.k * grow
        spent = state.state == "exhausted"
        body = pen.picture(self.ui, f"{PIECES}/advantage", ADVANTAGE * 1.12 * k)
        sign = pen.picture(self.ui, f"struggle/advantages/{state.id}", 18 * k)
        if spent:
            body = pen.grey(self.ui, "advantage", pen.rotated(self.ui, "advantage", body, -72))
            sign = pen.grey(self.ui, f"advantage {state.id}", sign, 130)
        pen.blit_centred(target, body, centre)
        pen.blit_centred(target, sign, (centre[0], centre[1] + 1.2 * k))
        if spent:
            reach = 9 * k
            a, b = (centre[0] - reach, centre[1] + reach * 0.7), (centre[0] + reach, centre[1] - reach * 0.7)
            pygame.draw.line(target, INK, a, b, max(2, round(1.8 * k)))
        if state.holder != NOBODY:
            pen.blit_centred(
                target, pen.mark(self.ui, state.holder, 14.5 * k), (centre[0] + 11 * k, centre[1] - 10 * k)
            )
        sign_of = {"blocked": "conflict", "new": "hourglass"}.get(state.state)
        if sign_of and state.holder != NOBODY:
            pen.blit_centred(
                target, pen.picture(self.ui, f"{PIECES}/{sign_of}", 13 * k), (centre[0] - 11 * k, centre[1] - 9 * k)
            )

    def award(self, target: pygame.Surface, number: int, winner: int, centre: Point, grow: float = 1) -> None:
        """Draws the Award tile with this number: its points, the lead it needs if above 1, and the mark of `winner`,
        who would win it now (NOBODY: no mark)."""
        k, award = self.k * grow, AWARDS[number]
        pen.blit_centred(target, pen.picture(self.ui, f"{PIECES}/award", AWARD * k), centre)
        gold = rgb("#F1CF74")
        if award.vp:
            figure = self.ui.fonts.line(str(award.vp), "title", printed(17 * k), gold)
            aside = 6.5 * k if award.trp else 0
            pen.blit_centred(target, figure, (centre[0] - aside, centre[1]))
        if award.trp:
            seal = pen.picture(self.ui, "struggle/points/treaty", 14 * k)
            pen.blit_centred(target, seal, (centre[0] + (7 * k if award.vp else 0), centre[1]))
        if award.margin > 1:
            pen.blit_centred(
                target,
                pen.round_number(self.ui, f"+{award.margin}", 12 * k, fill=IVORY),
                (centre[0] - 13 * k, centre[1] + 12 * k),
            )
        if winner != NOBODY:
            pen.blit_centred(target, pen.mark(self.ui, winner, 15 * k), (centre[0] + 14 * k, centre[1] - 13 * k))
