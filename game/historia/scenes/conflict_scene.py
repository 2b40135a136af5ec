"""Scene of a War, Raid or Trade between two civilizations: what decides it, what each gets, its drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

import pygame

from engine.core.event import Event
from engine.historia import events as e
from engine.historia.rules.counts import defence
from engine.historia.rules.map import IDS
from game.historia.drawing.palette import SEATS, piece
from game.historia.panels.paint import draw_signs, greyed, rich, signs_wide, write
from game.historia.scenes.wonder_scene import fade
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.historia.wording.card_text import Sign
from game.historia.wording.log_text import line_of
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, GOLD_LIGHT, IVORY, Colour, ink_on, mix, rgb
from game.render.ui import Ui
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.material.ribbon import ribbon

SUNK = 205  # opacity (of 255) of the dimmed table behind
DECIDED = 0.45  # share of the time after which the outcome is shown
MEETINGS = (e.WarFought, e.Raided, e.Traded)
NEXT = (*MEETINGS, e.CardResolved, e.ActionTaken, e.CivbotCard)  # end a conflict's consequences
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class ConflictScene:
    """A conflict and its outcome.

    `points`: victory points it brought each; `cube`: what happened to the cube of a War's loser: "goes", or "stays"
    when it was the last one; `grown`: levels that each gained in and after it on the deciding track.
    """

    event: e.WarFought | e.Raided | e.Traded
    points: Pair = (0, 0)
    cube: str = ""
    grown: Pair = (0, 0)

    @property
    def kind(self) -> str:
        """The conflict: "war", "raid" or "trade"."""
        return {e.WarFought: "war", e.Raided: "raid", e.Traded: "trade"}[type(self.event)]

    @property
    def pair(self) -> Pair:
        """The two seats, the attacker or trader first."""
        return self.event.seat, self.event.other

    @property
    def winner(self) -> int:
        """The winner's seat, of a Raid the raider's; -1 for a draw or a Trade."""
        if isinstance(self.event, e.WarFought):
            return self.event.winner
        return self.event.seat if isinstance(self.event, e.Raided) else -1

    @property
    def loser(self) -> int:
        """The loser's seat in a War, else -1: the victim of a Raid loses nothing."""
        one, other = self.pair
        if self.kind != "war" or self.winner < 0:
            return -1
        return other if self.winner == one else one


def conflict_of(event: Event, after: Sequence[Event]) -> ConflictScene | None:
    """Returns the scene of a War, Raid or Trade event, with what each side got by the events `after` it; None for any
    other event."""
    if not isinstance(event, MEETINGS):
        return None
    pair = (event.seat, event.other)
    follows = list(takewhile(lambda one: not isinstance(one, NEXT), after))
    points = [0, 0]
    cube = ""
    category = {e.WarFought: "wars", e.Raided: "raids", e.Traded: "trade_partner"}[type(event)]
    for one in follows:
        if isinstance(one, e.VpGained) and one.category == category and one.seat in pair:
            points[pair.index(one.seat)] += one.n
        elif isinstance(one, e.CubeLost) and one.seat in pair:
            cube = "stays" if one.stays else "goes"
    track = "technology" if isinstance(event, e.Traded) else "military"
    grown = [sum(_grew(one, seat, track) for one in after) for seat in pair]
    return ConflictScene(event, (points[0], points[1]), cube, (grown[0], grown[1]))


def _grew(event: Event, seat: int, track: str) -> bool:
    return isinstance(event, e.LevelGained) and (event.seat, event.track, event.beyond) == (seat, track, False)


def levels_and_totals(model: TableModel, one: ConflictScene) -> tuple[Pair, Pair]:
    """Returns (level, total) of each side, the attacker or trader first: its level of technology (Trade) or military
    (War, Raid) before the conflict, and the total that is compared, with War strength and guard."""
    seats = model.view.seats
    levels = [
        (seats[seat].technology if one.kind == "trade" else seats[seat].military) - grown
        for seat, grown in zip(one.pair, one.grown, strict=True)
    ]
    if isinstance(one.event, e.WarFought):
        return (levels[0], one.event.strength), (levels[1], one.event.against)
    guard = defence(model.view, one.event.other) - seats[one.event.other].military if one.kind == "raid" else 0
    return (levels[0], levels[0]), (levels[1], levels[1] + guard)


def outcome_texts(ui: Ui, model: TableModel, one: ConflictScene) -> tuple[str, str]:
    """Returns two sentences: who has won, or what was done; and what each side gets."""
    texts, match = ui.texts, model.match
    names = [words.seat_name(texts, match, seat) for seat in one.pair]
    gains = [texts("scene-gains", name=name, n=n) for name, n in zip(names, one.points, strict=True) if n]
    if one.kind == "war":
        if one.winner < 0:
            return texts("scene-draw"), texts("scene-draw-told")
        loser = words.seat_name(texts, match, one.loser)
        gains += [texts(f"scene-cube-{one.cube}", name=loser)] if one.cube else []
        return texts("scene-won", name=words.seat_name(texts, match, one.winner)), " · ".join(gains)
    if one.kind == "raid":
        gains.append(texts("scene-unhurt", name=names[1]))
    elif one.grown[0]:
        level = levels_and_totals(model, one)[0][0]
        gains.append(texts("scene-learns", name=names[0], n=level + 1))
    return line_of(texts, match, one.event).rstrip(".。"), " · ".join(gains)


def sum_signs(level: int, whole: int, attacks: bool, track: str = "military") -> list[Sign]:
    """Returns a side's total (`whole`) as symbols: its level on the track and its bonus (an attacker's, or guard)
    apart; the total alone if the bonus isn't above 0."""
    more = whole - level
    if more <= 0:
        return [(track, str(whole))]
    return [(track, str(level)), ("war" if attacks else "guard", f"+{more}")]


def involves(one: ConflictScene, people: Iterable[int]) -> bool:
    """Returns whether one of the conflict's two seats is in `people`."""
    return not set(people).isdisjoint(one.pair)


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_conflict(
    ui: Ui, target: pygame.Surface, rect: pygame.Rect, model: TableModel, one: ConflictScene, share: float
) -> None:
    """Draws the scene at `share` (0 to 1) of its time: banners, counting sums, and the loser going grey."""
    strength = fade(share)
    middle = pygame.Rect(rect.x, rect.y + rect.height // 4, rect.width, ui.px(212))
    blend_colour(target, middle, round(SUNK * strength))
    for edge in (middle.top, middle.bottom - ui.px(2)):
        pygame.draw.line(target, GOLD, (middle.left, edge), (middle.right, edge), max(1, ui.px(2)))
    come = min(1.0, share * 5)
    counted = min(1.0, max(0.0, (share - 0.15) * 4))
    decided = share > DECIDED
    level = middle.y + ui.px(78)
    for number, (seat, (own, whole)) in enumerate(zip(one.pair, levels_and_totals(model, one), strict=True)):
        side = 1 if number else -1
        place = pygame.Rect(0, 0, ui.px(330), ui.px(120))
        place.center = (rect.centerx + side * (ui.px(250) + round((1 - come) * rect.width / 2)), level)
        lost = decided and seat == one.loser
        place.y += ui.px(8) if lost else 0
        signs = sum_signs(own, whole, not number, "technology" if one.kind == "trade" else "military")
        _banner(ui, target, place, model, seat, signs, round(whole * counted), lost)
    sign = ui.pictures.get(f"historia/symbols/{one.kind}", (ui.px(72), ui.px(72)))
    target.blit(sign, sign.get_rect(center=(rect.centerx, level - ui.px(14))))
    event = one.event
    where = words.territory(ui.texts, IDS[event.territory]) if isinstance(event, e.WarFought) else ""
    band = ribbon(ui, where or ui.text(f"action-{one.kind}"), (ui.px(150), ui.px(26)), rgb("#8C1C13"))
    target.blit(band, band.get_rect(midtop=(rect.centerx, level + ui.px(34))))
    if decided:
        title, line = outcome_texts(ui, model, one)
        room = pygame.Rect(rect.x, level + ui.px(68), rect.width, ui.px(28))
        write(ui, target, title, room, "title", 19, GOLD_LIGHT, "centre")
        laid = rich(ui, line, rect.width - ui.px(40), 16, IVORY, align="centre")
        laid.draw(target, rect.x + ui.px(20), room.bottom + ui.px(3))


def _banner(
    ui: Ui,
    target: pygame.Surface,
    rect: pygame.Rect,
    model: TableModel,
    seat: int,
    signs: Sequence[Sign],
    counted: int,
    lost: bool,
) -> None:
    """Draws one side's banner; `counted`: how much of the sum has been counted up."""
    c = model.view.seats[seat]
    colour: Colour = SEATS[c.id] if not lost else mix(SEATS[c.id], (120, 114, 106), 0.75)
    look = BoxStyle(
        radius=ui.px(6),
        top=mix(colour, (255, 255, 255), 0.14),
        bottom=mix(colour, (0, 0, 0), 0.3),
        edge=GOLD,
        edge_width=max(2.0, ui.px(2.4)),
        inner=GOLD_LIGHT,
        inner_gap=ui.px(4),
        shadow=ui.px(8),
    )
    ui.box(target, rect, look)
    side = ui.px(62)
    badge = ui.pictures.scaled(piece(c.id), (side, side))
    if lost:
        badge = greyed(ui, f"war {c.id}", badge, 0.9)
    target.blit(badge, badge.get_rect(midleft=(rect.x + ui.px(18), rect.centery)))
    ink = ink_on(colour)
    name = pygame.Rect(rect.x + ui.px(92), rect.y + ui.px(22), rect.width - ui.px(186), ui.px(32))
    write(ui, target, words.seat_name(ui.texts, model.match, seat), name, "title", 23, ink)
    side = ui.px(28)
    room = pygame.Rect(name.x, name.bottom + ui.px(4), signs_wide(ui, signs, side), ui.px(34))
    draw_signs(ui, target, signs, room, side, ink)
    figure = ui.fonts.line(str(counted), "title", ui.px(58), ink)
    target.blit(figure, figure.get_rect(midright=(rect.right - ui.px(22), rect.centery)))
