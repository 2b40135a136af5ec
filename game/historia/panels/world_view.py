"""The world map widget of the table: lands, tokens, pieces, highlights, and places to choose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import pygame

from engine.historia import facts
from engine.historia.components import TERRITORIES
from engine.historia.moves import Attack
from engine.historia.rules.map import IDS, territories
from game.historia.drawing import world_map
from game.historia.drawing.palette import SEATS, piece
from game.historia.panels.atlas_sheet import SCALE, degrees
from game.historia.panels.click_target import ClickTarget
from game.historia.panels.paint import haloed, kept
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.i18n.line_breaks import halves_of
from game.play.recap_controller import StepRing
from game.render.fonts import FLOOR
from game.render.theme import INK, IVORY, code
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.step_marks import draw_marks, ring_rect

RING = 21  # u, the radius of a ring
TOKEN, PIECE, NUMBER_FROM = 32, 20, 44  # u: diameters of a token and a piece; pixels: least token that shows its number
MOST_TOKEN = 0.083  # a token's greatest diameter as a share of the sheet's width, so that neighbours do not touch
DEEP = (20, 44, 60)  # the sea under a name
LIGHTS = {"place": "#FFDE78", "lift": "#FFDE78", "war": "#E2573B"}


class WorldView(Widget):
    """The world map as a widget."""

    opaque = True
    follows_mouse = True

    def __init__(
        self,
        ui: Ui,
        model: TableModel,
        click: Callable[[int], None],
        advice_controller: Callable[[], Collection[object]] = tuple,
        marks: Callable[[], Sequence[StepRing]] = tuple,
    ) -> None:
        """`advice_controller`: returns the lands a hint is about; `marks`: returns rings around what others did."""
        super().__init__(name="world")
        self.ui, self.model, self.click, self.advice_controller, self.marks = ui, model, click, advice_controller, marks
        self.inner = pygame.Rect(0, 0, 1, 1)
        self.until: int | None = None  # pixels: left edge of tools over the upper right corner
        lit = model.lit_territories()
        for number, name in enumerate(IDS):
            widget = ClickTarget(
                f"territory-{name}",
                partial(click, number),
                tip=partial(self.tip_of, number),
                lit=number in lit,
                chosen=number == self._fought,  # so that a double click does not confirm a War
                pointed=partial(self._point, number),
            )
            widget.place, widget.role = True, "place"
            self.add(widget)
        self.pointed = -1

    def _point(self, number: int, here: bool) -> None:
        self.pointed = number if here else -1

    # -- place -----------------------------------------------------------------------------------------------------

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        inset = ui.px(SCALE)
        room = rect.inflate(-2 * inset, -2 * inset)
        wide = min(room.width, round(room.height * world_map.WIDE / world_map.HIGH))
        self.inner = pygame.Rect(0, 0, wide, round(wide * world_map.HIGH / world_map.WIDE))
        self.inner.center = room.center
        if self.until is not None:
            self.inner.left = max(room.left, min(self.inner.left, self.until - self.inner.width))
        side = self._token(ui)
        for widget, name in zip(self.children, IDS, strict=True):
            place = pygame.Rect(0, 0, side, side)
            place.center = self.on_screen(world_map.middle(name))
            widget.arrange(ui, place)

    def _token(self, ui: Ui) -> int:
        """Returns the diameter of a token in pixels."""
        return min(ui.px(TOKEN), round(self.inner.width * MOST_TOKEN))

    @property
    def scale(self) -> float:
        """Pixels per unit of the sheet."""
        return self.inner.width / world_map.WIDE

    def on_screen(self, point: world_map.Point) -> tuple[int, int]:
        """Returns the pixel of a point on the sheet."""
        return (round(self.inner.x + point[0] * self.scale), round(self.inner.y + point[1] * self.scale))

    def territory(self, position: tuple[int, int]) -> int:
        """Returns the number of the territory at a position of the window; -1: none."""
        x, y = (position[0] - self.inner.x) / self.scale, (position[1] - self.inner.y) / self.scale
        name = world_map.territory_at((x, y))
        return IDS.index(name) if name else -1

    # -- pointing --------------------------------------------------------------------------------------------------

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.pointed = self.territory(position) if position is not None else -1
        self.tip = self.tip_of(self.pointed) if self.pointed >= 0 else ""

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.on_pointer(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.rect.collidepoint(event.pos):
            self.click(self.territory(event.pos))
        return True

    def press_meaning(self, position: tuple[int, int]) -> object:
        territory = self.territory(position)
        return (super().press_meaning(position), territory, territory == self._fought)

    @property
    def _fought(self) -> int | None:
        """The territory of a War that waits for confirmation."""
        pending = self.model.pending
        return pending.territory if isinstance(pending, Attack) else None

    def tip_of(self, number: int) -> str:
        """Returns a territory's tip: name, token, seats there, neighbours, and why it cannot be chosen."""
        s, texts = self.model.view, self.ui.texts
        lines = [f"*{words.territory(texts, IDS[number])}*"]
        if s.tokens:
            lines[0] += f"  {facts.token_vp(s, number)} [vp]  ({texts('token-number', n=s.tokens[number])})"
        here = [
            words.seat_name(texts, self.model.match, seat) for seat, c in enumerate(s.seats) if c.cubes >> number & 1
        ]
        lines.append(", ".join(here) if here else texts("nobody-here"))
        near = ", ".join(words.territory(texts, name) for name in TERRITORIES[IDS[number]].neighbours)
        lines.append(texts("borders", names=near))
        reason = self.model.why_not_there(number)
        if reason is not None:
            lines.append(f"[cross] {words.reason(texts, self.model.match, reason)}")
        return "\n".join(lines)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill((36, 70, 90), self.rect)
        target.blit(ui.pictures.get("historia/board/world", self.inner.size), self.inner)
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip) if clip else self.rect)
        self._alone(ui, target)
        self._lights(ui, target)
        self._lane_names(ui, target)
        target.set_clip(clip)
        degrees(ui, target, self.rect)
        self._tokens(ui, target)
        for widget in self.children:
            widget.draw(ui, target)
        marks = [(self.on_screen(world_map.middle(IDS[m.place])), ui.px(RING), *m[1:]) for m in self.marks()]
        draw_marks(ui, target, marks)

    def ringed(self, ui: Ui) -> list[pygame.Rect]:
        """Returns a rectangle in window pixels for each marked territory: the extent of the ring around it."""
        return [ring_rect(self.on_screen(world_map.middle(IDS[m.place])), ui.px(RING)) for m in self.marks()]

    def _shape(self, number: int) -> pygame.Rect:
        """Returns the bounding rectangle of a land in pixels."""
        points = [self.on_screen(point) for ring in world_map.rings(IDS[number]) for point in ring]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1).inflate(10, 10)

    def _overlay(self, ui: Ui, target: pygame.Surface, number: int, key: str, body: Callable[[str], str]) -> None:
        """Draws an SVG over one land; `body` makes it from the land's path."""
        rect, k = self._shape(number), self.scale
        left, top = self.inner.x - rect.x, self.inner.y - rect.y

        def svg() -> str:
            path = "".join(
                "M" + "L".join(f"{x * k + left:.1f} {y * k + top:.1f}" for x, y in ring) + "Z"
                for ring in world_map.rings(IDS[number])
            )
            return (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {rect.width} {rect.height}" '
                f'stroke-linejoin="round"><clipPath id="c"><path d="{path}"/></clipPath>{body(path)}</svg>'
            )

        target.blit(ui.pictures.drawn(f"@land {number} {key} {left} {top} {k} {ui.u}", svg, rect.size), rect)

    def _alone(self, ui: Ui, target: pygame.Surface) -> None:
        """Marks lands that one civilization holds alone: a ribbon along the coast that fades inwards."""
        s, u = self.model.view, ui.px(100) / 100
        for seat, c in enumerate(s.seats):
            tint = code(SEATS[c.id])

            def ribbon(path: str, tint: str = tint) -> str:
                washes = "".join(
                    f'<path d="{path}" fill="none" stroke="{tint}" stroke-width="{w * u:.1f}" stroke-opacity="{o}"/>'
                    for w, o in ((20, 0.16), (14, 0.18), (9, 0.2))
                )
                lines = "".join(
                    f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{w * u:.1f}"/>'
                    for colour, w in ((code(INK), 7.5), (code(IVORY), 6), (tint, 4.6))
                )
                return f'<g clip-path="url(#c)">{washes}{lines}</g>'

            for number in territories(facts.sole(s, seat)):
                self._overlay(ui, target, number, f"alone {c.id}", ribbon)

    def _strength(self, number: int, chosen: bool, pointed: float, plain: float) -> float:
        """Returns the opacity of a territory's light: chosen, under the pointer, or neither."""
        if chosen:
            return 0.7
        return pointed if number == self.pointed else plain

    def _lights(self, ui: Ui, target: pygame.Surface) -> None:
        lit = self.model.lit_territories()
        hinted, advice_controller = self.model.hinted_territories(), self.advice_controller()
        u = ui.px(100) / 100

        def light(path: str, tint: str, fill: float) -> str:
            return (
                f'<path d="{path}" fill="{tint}" fill-opacity="{fill}"/><g clip-path="url(#c)"><path d="{path}" '
                f'fill="none" stroke="{code(INK)}" stroke-width="{8 * u:.1f}"/><path d="{path}" fill="none" '
                f'stroke="{tint}" stroke-width="{6 * u:.1f}"/></g>'
            )

        for number in range(len(IDS)):
            chosen = self.model.chosen(territory=number)
            if number in lit:
                strength = self._strength(number, chosen, 0.5, 0.28)
                body = partial(light, tint=LIGHTS[lit[number]], fill=strength)
                self._overlay(ui, target, number, f"lit {lit[number]} {strength}", body)
            elif lit and self.model.must_choose_territory():
                self._overlay(
                    ui, target, number, "dim", lambda path: f'<path d="{path}" fill="#1a120a" fill-opacity=".3"/>'
                )
            elif number in hinted:
                strength = self._strength(number, chosen, 0.4, 0.16)
                self._overlay(ui, target, number, f"hint {strength}", partial(light, tint="#FFDE78", fill=strength))
            if number in advice_controller:
                self._overlay(ui, target, number, "counsel", partial(light, tint=code(IVORY), fill=0.3))

    def _lane_names(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the destinations of the Pacific sea lanes, which leave the map."""
        high = ui.type_size(10.5)
        pad = ui.px(4)
        for end, place, right in (
            ("siberia", world_map.place(-170, 72), False),
            ("oceania", world_map.place(-170, -35), False),
            ("north_america", world_map.place(190, 35), True),  # two lines, below Siberia's token and pieces
            ("south_america", world_map.place(190, -49), True),
        ):
            sentence = ui.text("lane-to", name=words.territory(ui.texts, end))
            parts = _halved(sentence) if end == "north_america" else [sentence]
            text = _written(ui, parts, high, right)
            x, y = self.on_screen(place)
            rect = text.get_rect(midright=(x - pad, y)) if right else text.get_rect(midleft=(x + pad, y))
            rect.clamp_ip(self.inner.inflate(-2 * pad, -2 * pad))
            drawn = kept(ui, f"lane {end}", rect.size, partial(haloed, ui, text, DEEP))
            target.blit(drawn, drawn.get_rect(center=rect.center))

    def _tokens(self, ui: Ui, target: pygame.Surface) -> None:
        s = self.model.view
        side = self._token(ui)
        small = side * PIECE // TOKEN
        fought = self._fought  # a War that waits for its confirmation
        for number, name in enumerate(IDS):
            centre = self.on_screen(world_map.middle(name))
            coin = ui.pictures.scaled("historia/board/token", (side, side))
            target.blit(coin, coin.get_rect(center=centre))
            if s.tokens and number != fought:
                self._figures(ui, target, number, centre, side)
            for c in s.seats:
                if c.cubes >> number & 1:
                    cube = ui.pictures.scaled(piece(c.id, "plain"), (small, small))
                    target.blit(cube, cube.get_rect(center=self._piece(ui, name, c.id)))
            if self.model.chosen(territory=number) and number != fought:
                tick = ui.pictures.get("marks/check", (side * 2 // 3, side * 2 // 3))
                target.blit(tick, tick.get_rect(center=(centre[0] + side // 2, centre[1] - side // 2)))
            if number == fought:
                swords = ui.pictures.get("historia/symbols/war", (side, side))
                target.blit(swords, swords.get_rect(center=centre))

    def _piece(self, ui: Ui, name: str, civilization: str) -> tuple[int, int]:
        """Returns the pixel of a civilization's piece beside the token."""
        x, y = self.on_screen(world_map.middle(name))
        sx, sy = world_map.piece_point(name, civilization)
        mx, my = world_map.middle(name)
        side = self._token(ui)
        reach = (side + side * PIECE // TOKEN) / 2 - ui.px(3)
        far = max(1.0, ((sx - mx) ** 2 + (sy - my) ** 2) ** 0.5)
        return (round(x + (sx - mx) / far * reach), round(y + (sy - my) / far * reach))

    def _figures(self, ui: Ui, target: pygame.Surface, number: int, centre: tuple[int, int], side: int) -> None:
        s = self.model.view
        two = side >= NUMBER_FROM
        vp = ui.fonts.line(str(facts.token_vp(s, number)), "title", max(FLOOR, round(side * 0.47)), INK)
        box = vp.get_bounding_rect()
        lift = side // 9 if two else 0
        target.blit(vp, (centre[0] - box.centerx, centre[1] - box.centery - lift))
        if two:
            small = ui.fonts.line(str(s.tokens[number]), "strong", max(FLOOR, round(side * 0.25)), (107, 83, 57))
            box = small.get_bounding_rect()
            target.blit(small, (centre[0] - box.centerx, centre[1] + side // 4 - box.centery))


def _halved(text: str) -> list[str]:
    """Splits a name into two lines of similar length."""
    cuts = halves_of(text)
    return list(min(cuts, key=lambda cut: max(map(len, cut)))) if cuts else [text]


def _written(ui: Ui, parts: list[str], high: int, right: bool) -> pygame.Surface:
    """Returns lines drawn one below the other."""
    lines = [ui.fonts.line(part, "flavour", high, (240, 228, 200)) for part in parts]
    if len(lines) == 1:
        return lines[0]
    step = round(high * 1.1)
    whole = pygame.Surface(
        (max(one.get_width() for one in lines), step * (len(lines) - 1) + lines[-1].get_height()), pygame.SRCALPHA
    )
    for number, one in enumerate(lines):
        whole.blit(one, (whole.get_width() - one.get_width() if right else 0, step * number))
    return whole
