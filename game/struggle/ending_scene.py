"""Scene of the end of the game: who has won and what decided it, as data and as drawing."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.struggle.board import REGION_IDS, THEATERS
from engine.struggle.components import GAME, WARS
from engine.struggle.rules.score_ledger import FINAL_CATEGORIES
from engine.struggle.state import BRITAIN, FRANCE, Seat, State
from game.play.cut_scenes import SceneTiming
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, GOLD_LIGHT, IVORY
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import NAMES
from game.struggle.drawing.palette import SIDES as COLOURS
from game.struggle.panels.recap_page import sign_of
from game.struggle.panels.score_track import draw_track
from game.struggle.wording import words
from game.widgets.scene import (
    SceneSpace,
    blit_centred,
    blit_with_opacity,
    covering,
    petals,
    phase_progress,
    rays,
    unrolled,
    wreath,
)
from game.widgets.scene import words as caption

BEATS = SceneTiming(3600, 1800, 300)
COME = (0.42, 0.92)  # shares of the time at which the first and last deciding piece have appeared
NEAR = 150  # opacity (of 255) of the band behind the text
PICTURE, WAR_PICTURE = (74.0, 74.0), (150.0, 119.0)  # v
BLOSSOMS = ((240, 214, 120), (226, 96, 84))


@dataclass(frozen=True, slots=True)
class DecidingPiece:
    """Something that decided the game, by ledger category and item; `points`: VP of final scoring by side."""

    category: str
    item: str
    points: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class EndingScene:
    """The end of a game.

    `proofs`: awards and demands of a sweep, theaters of a war, or final scoring; empty if the score left the track.
    `before`: the score before the turn, war or final scoring that ended the game; `available`: each side's Available
    Debt.
    """

    why: str
    winner: Seat
    before: int
    vp: int
    available: tuple[int, int]
    proofs: tuple[DecidingPiece, ...]

    @property
    def tied(self) -> bool:
        """Whether the score was 15 after final scoring, so that a tie-break decided."""
        return self.why == "final" and self.vp == GAME.vp


def ending_of(s: State) -> EndingScene:
    """Builds the data of the end scene of a finished game: winner, reason, scores, and what decided it."""
    rows = [row for row in s.ledger if (row[2] in FINAL_CATEGORIES if s.over == "final" else row[0] == s.turn)]
    before = s.vp - sum(vp if side == FRANCE else -vp for _, side, _, _, vp in rows)
    available = (s.players[FRANCE].available, s.players[BRITAIN].available)
    return EndingScene(s.over, s.winner, before, s.vp, available, tuple(_deciding_pieces(s)))


def _deciding_pieces(s: State) -> list[DecidingPiece]:
    if s.over == "sweep":
        return [DecidingPiece("award", region) for region in REGION_IDS] + [
            DecidingPiece("demand", name) for name in s.demand
        ]
    if s.over == "war":
        return [DecidingPiece("war", f"{WARS[s.war].id}.{number + 1}") for number in range(len(THEATERS[s.war]))]
    if s.over != "final":
        return []
    found = []
    for category in FINAL_CATEGORIES:
        one, other = (sum(row[4] for row in s.ledger if row[1:3] == (side, category)) for side in (FRANCE, BRITAIN))
        if one or other:
            item = next((row[3] for row in s.ledger if row[2] == category), "")
            found.append(DecidingPiece(category, item, (one, other)))
    return found


# --- drawing ---


def draw_ended(ui: Ui, target: pygame.Surface, one: EndingScene, title: str, share: float, seconds: float) -> None:
    """Draws the scene at `share` (0 to 1) of its time; `title`: text of the ribbon; `seconds`: since it appeared."""
    room = SceneSpace(target.get_size())
    target.blit(covering(ui, f"struggle/screens/victory_{NAMES[one.winner]}", room.size), (0, 0))
    middle = room.size[0] / 2
    crest = (middle, room.top + room.px(196))
    blit_centred(target, rays(ui, room.px(1050), (255, 240, 190), 0.5), crest, phase_progress(share, 0.0, 0.2))
    shown = phase_progress(share, 0.02, 0.2)
    blit_centred(target, wreath(ui, (room.px(400), room.px(370))), crest, shown)
    blit_centred(target, pen.mark(ui, one.winner, room.px(188 * (0.8 + 0.2 * shown))), crest, shown)
    if not ui.reduced_motion:
        petals(target, seconds, BLOSSOMS[one.winner])
    size = (room.px(700), room.px(84))
    unrolled(
        ui,
        target,
        title,
        (middle, room.top + room.px(386)),
        size,
        COLOURS[one.winner],
        phase_progress(share, 0.14, 0.3),
    )
    _why(ui, target, room, one, share)
    if one.proofs:
        _row(ui, target, room, one, share)
    if one.why in ("vp", "final"):
        _track(ui, target, room, one, share)


def _why(ui: Ui, target: pygame.Surface, room: SceneSpace, one: EndingScene, share: float) -> None:
    """Draws the sentence on what decided the game over a dark band."""
    shown = phase_progress(share, 0.28, 0.4)
    band = room.rect(-640, 440, 1280, 280)
    band.x, band.width, band.height = 0, room.size[0], room.size[1] - band.y
    blit_with_opacity(target, ui.chrome.box(BoxStyle(radius=0, top=(30, 20, 12), alpha=NEAR), *band.size), band, shown)
    name = ui.fonts.gilded(ui.text(f"over-{one.why}"), room.letters(32), GOLD_LIGHT, GOLD, (30, 16, 6))
    blit_centred(target, name, (room.size[0] / 2, band.y + room.px(30)), shown)
    text = ui.text(f"over-{one.why}-text", vp=one.vp)
    if one.tied:
        text = words.tie_sentence(ui.texts, *one.available)
    line = ui.fonts.line(text, "flavour", room.letters(20), IVORY)
    blit_centred(target, line, (room.size[0] / 2, band.y + room.px(61)), shown)


def _row(ui: Ui, target: pygame.Surface, room: SceneSpace, one: EndingScene, share: float) -> None:
    """Draws the deciding pieces side by side, appearing one after the other."""
    war = one.why == "war"
    size = WAR_PICTURE if war else PICTURE
    step = min(1180 / len(one.proofs), size[0] + (90 if one.why == "final" else 56))
    first, last = COME
    for number, proof in enumerate(one.proofs):
        start = first + (last - first) * number / len(one.proofs)
        shown = phase_progress(share, start, start + 0.08)
        if shown <= 0:
            continue
        place = room.rect(step * (number - (len(one.proofs) - 1) / 2) - size[0] / 2, 532, *size)
        if one.why == "final":
            place.y = room.rect(0, 606, 0, 0).y
        _proof(ui, target, room, one, proof, place, shown)


def _proof(
    ui: Ui,
    target: pygame.Surface,
    room: SceneSpace,
    one: EndingScene,
    proof: DecidingPiece,
    place: pygame.Rect,
    shown: float,
) -> None:
    if one.why == "war":
        name, _, number = proof.item.partition(".")
        picture = ui.pictures.scaled(f"struggle/wars/{name}_{number}", place.size)
        pygame.draw.rect(target, GOLD, place.inflate(room.px(6), room.px(6)), room.px(3))
    else:
        picture = pen.picture(ui, sign_of(proof.category, proof.item), place.height)
    blit_centred(target, picture, place.center, shown)
    name = words.lead_name(ui.texts, proof.category, proof.item)
    if one.why == "final":
        name = ui.text(f"category-{proof.category}")
    caption(ui, target, name, "strong", room.letters(15), (place.centerx, place.bottom + room.px(18)), shown)
    side = room.px(46 * (1.5 - 0.5 * shown))
    if one.why != "final":
        blit_centred(target, pen.mark(ui, one.winner, side), (place.right - room.px(4), place.y + room.px(6)), shown)
        return
    for seat, points in enumerate(proof.points):
        if points:
            x = place.right + room.px(10) if seat == FRANCE else place.x - room.px(10)
            blit_centred(target, pen.mark(ui, seat, room.px(34)), (x, place.y + room.px(16)), shown)
            figure = ui.fonts.line(f"+{points}", "strong", room.letters(20), IVORY)
            blit_centred(target, figure, (x, place.y + room.px(46)), shown)


def _track(ui: Ui, target: pygame.Surface, room: SceneSpace, one: EndingScene, share: float) -> None:
    """Draws the score track; the pin moves to the final score, or to the end if the score left the track."""
    wide = 860.0
    rect = room.rect(-wide / 2, 524 if one.proofs else 548, wide, 76 if one.proofs else 100)
    shown = phase_progress(share, 0.36, 0.44)
    if shown <= 0:
        return
    strip = pygame.Surface(rect.size, pygame.SRCALPHA)
    run = phase_progress(share, *COME)
    draw_track(ui, strip, strip.get_rect(), one.before + (one.vp - one.before) * run, one.before)
    blit_with_opacity(target, strip, rect, shown)
