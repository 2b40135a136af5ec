"""The battle scene over the whole table: banners, strength sums, cards turned one by one, and the result.

While cards are sealed it shows what the viewer may know; once they are turned everybody sees the same. Driven by the
clock; still if motion is reduced.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.brazil import facts
from game.brazil.battle.banner import LEATHER, draw_banner, draw_beaten, part_rects, tint
from game.brazil.battle.card_strip import CardStrip
from game.brazil.battle.ending import TornBanner, draw_glory, draw_laurels, draw_rim
from game.brazil.battle.layout import MIDDLE, BattleLayout
from game.brazil.battle.model import EXPEDITION, Battle, BattleSide
from game.brazil.battle.outcome import BattleOutcome
from game.brazil.battle.pieces import draw_card, draw_held, draw_note, draw_odds, draw_place, draw_tile, draw_total
from game.brazil.drawing.medallion import DUTCH
from game.brazil.table_model import TableModel
from game.brazil.table_tree import Covering
from game.platform import clock
from game.platform.settings import Pace
from game.render.theme import GOLD, GOLD_LIGHT, IVORY, Colour
from game.render.ui import Ui
from game.widgets.backdrop import Backdrop
from game.widgets.base import Action, Size, Widget
from game.widgets.scene import blit_centred, phase_progress, unrolled

BANNERS, SEAL = 300, 200  # ms at speed 1: banners slide in; sealed cards fly out of the hand
TILTS = (-3.0, 2.5, -2.0)


class PartTip(Widget):
    """An invisible widget over a part of the strength sum that carries its tooltip."""

    def __init__(self, tip: str, rect: pygame.Rect) -> None:
        super().__init__(tip=tip)
        self.rect = rect


class BattleScene(Covering):
    """Draws and animates one battle.

    ``odds``: how often the deciding seat wins, and the text for it; ``press``: called for a click beside every other
    widget.
    """

    def __init__(
        self,
        model: TableModel,
        battle: Battle,
        outcome: BattleOutcome | None,
        pace: Pace,
        backdrop: Backdrop,
        locate: Callable[[], tuple[float, float]],
        press: Action,
        title: str,
    ) -> None:
        super().__init__(name="outcome" if outcome is not None else "battle")
        self.opaque = True
        self.press = press
        self.battle, self.outcome, self.title = battle, outcome, title
        self.total = {True: "", False: ""}
        self.cards = {True: "", False: ""}  # strength of the cards, "+?" while they are sealed
        self.odds: tuple[float, str] | None = None
        self.own: int = -2  # the deciding seat
        self.captions: dict[bool, str] = {True: "", False: ""}
        self.doing: dict[bool, tuple[str, str]] = {}
        self.places = {True: 0, False: 0}  # card places shown: cards picked and one free, or cards to be drawn
        self.held = {True: 0, False: 0}  # card backs shown in the hand of a seat that does not decide
        self.picked: dict[bool, tuple[str, ...]] = {True: (), False: ()}  # the deciding seat's, face up
        self._desk, self._pace, self._backdrop, self._locate = model, pace, backdrop, locate
        self._begun = model.scene_since
        self.foot: CardStrip | None = None
        self.verdict = ""  # names the winner, once the animation has reached the end
        self.fates: dict[bool, str] = {}  # the fate of each side, shown with the verdict
        self._torn_banner: TornBanner | None = None

    # -- layout ----------------------------------------------------------------------------------------------------

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.size

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Sizes the scene to the whole window, and places in it the tooltips of the strength parts and the strip at the
        bottom."""
        self.rect = pygame.Rect((0, 0), ui.size)
        plan = BattleLayout(ui.size)
        self.children = [child for child in self.children if child is self.foot]
        for side in self.battle.sides:
            for one, area in part_rects(plan, side):
                thing = ui.text(one.thing) if one.thing else ""
                tip = ui.text(one.name, n=one.amount, thing=thing)
                self.add(PartTip(tip, area))
        if self.foot is not None:
            self.foot.arrange(ui, plan.strip)
        if self.host is not None:
            self.attach(self.host)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        """Takes every mouse event that no child widget took; releasing the left button calls ``press``. Returns
        True."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.press()
        return True

    # -- animation -------------------------------------------------------------------------------------------------

    def moves(self, now: int) -> bool:
        """Returns whether anything in the battle scene is still animated at ``now``: a card in flight, sliding cards or
        the result."""
        flying = any(self._card_flight(side, now) < 1 for side in self.battle.sides)
        return (
            flying or self._slide_left(now) > 0 or (self.outcome is not None and not self.outcome.over(now, self._pace))
        )

    def end_progress(self, now: int) -> tuple[float, float]:
        """Returns the progress, 0 to 1 each, of two animations at the battle's end: the loser's banner tears, then the
        gains appear."""
        if self.outcome is None:
            return 0.0, 0.0
        past = self.outcome.progress(now, self._pace) - self.outcome.steps
        return min(1.0, max(0.0, past)), min(1.0, max(0.0, past - 1))

    def _slide_left(self, now: int) -> float:
        """The share of the way the banners still have to slide, 1 to 0."""
        if self._pace.still:
            return 0.0
        share = (now - self._begun) * self._pace.animation / BANNERS
        return (1 - min(1.0, max(0.0, share))) ** 3

    def _card_flight(self, side: BattleSide, now: int) -> float:
        """Returns how far a side's cards have flown from the hand since they were sealed, 0 to 1."""
        seat, since = self._desk.sealed
        if seat != side.seat or self._pace.still:
            return 1.0
        return min(1.0, (now - since) * self._pace.animation / SEAL)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def covers(self, ui: Ui) -> bool:
        """Returns whether nothing beneath the battle scene can be seen."""
        return self._backdrop.covers(self.battle.at, ui.size)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        now, plan = clock.now(), BattleLayout(ui.size)
        progress = self.outcome.progress(now, self._pace) if self.outcome is not None else -1.0
        slide_left, (away, come) = self._slide_left(now), self.end_progress(now)
        if not self.covers(ui) or slide_left or 0 < away < 1:
            self._backdrop.draw(target, self.battle.at, self._locate())
            self._draw_static(ui, target, plan, slide_left, away)
        else:
            key = (ui.theme.name, ui.texts.language, self.battle, self.title, str(self.doing), str(self.cards), away)
            self._backdrop.still(ui, target, key, lambda still: self._draw_static(ui, still, plan, 0.0, away))
        for side in self.battle.sides:
            self._draw_side(ui, target, plan, side, progress, away)
        if self.odds is not None:
            share, words = self.odds
            own = self.own == self.battle.attack.seat
            colours = (
                tint(self._colour_and_monarch(self.battle.attack)[0]),
                tint(self._colour_and_monarch(self.battle.defence)[0]),
            )
            draw_odds(ui, target, plan, share if own else 1 - share, colours, words, own)
        ribbon = plan.verdict
        unrolled(
            ui, target, self.verdict, ribbon.center, ribbon.size, self._winner_colour, phase_progress(away, 0.3, 1.0)
        )
        if self.foot is not None:
            self.foot.draw(ui, target)
            self._draw_leaving(ui, target, plan, come)

    def _draw_static(self, ui: Ui, target: pygame.Surface, plan: BattleLayout, slide_left: float, away: float) -> None:
        """Draws title, banners and tile.

        ``slide_left``: how far the banners still have to slide; ``away``: progress of the end.
        """
        loser = next((side for side in self.battle.sides if self._loses(side)), None)
        if away and loser is not None:
            draw_glory(ui, target, plan, not loser.attacking, away)
        self._draw_title(ui, target, plan)
        for side in self.battle.sides:
            left = side.attacking
            if away and side is loser:
                self._torn_piece(ui, plan, side).draw(target, plan, away)
                draw_beaten(
                    ui,
                    target,
                    plan,
                    left,
                    (self.doing[left][0], self.fates.get(left, "")),
                    phase_progress(away, 0.3, 1),
                )
                continue
            drive = round(plan.banner(left).width * slide_left)
            self._draw_banner(ui, target, plan, side, -drive if left else drive)
        draw_tile(ui, target, plan, self.battle.tile, partial(self._draw_rim, ui, target, plan, away))

    def _draw_rim(self, ui: Ui, target: pygame.Surface, plan: BattleLayout, away: float) -> None:
        if self.outcome is not None and self.outcome.winner != EXPEDITION:
            draw_rim(ui, target, plan, self._winner_colour, phase_progress(away, 0.2, 1.0))

    def _draw_banner(self, ui: Ui, target: pygame.Surface, plan: BattleLayout, side: BattleSide, dx: int) -> None:
        left = side.attacking
        draw_banner(ui, target, plan, side, self._colour_and_monarch(side), self.doing[left], self.cards[left], dx)

    def _torn_piece(self, ui: Ui, plan: BattleLayout, side: BattleSide) -> TornBanner:
        """The torn banner, made once; made again while a picture of it was missing."""
        if self._torn_banner is None:
            place, lacking = plan.banner(side.attacking), ui.budget.lacking
            whole = pygame.Surface((ui.size[0], place.bottom), pygame.SRCALPHA)
            self._draw_banner(ui, whole, plan, side, 0)
            torn = TornBanner(whole, plan, place, side.attacking)
            if ui.budget.lacking != lacking:
                return torn
            self._torn_banner = torn
        return self._torn_banner

    def _draw_leaving(self, ui: Ui, target: pygame.Surface, plan: BattleLayout, come: float) -> None:
        """Draws defeated units on the way from their banner to their gains panel."""
        if self.foot is None or not 0 < come < 1:
            return
        eased = phase_progress(come, 0.0, 0.6)
        for side in self.battle.sides:
            unit_points = [
                unit_point
                for one in self.foot.gains_panels
                if one.seat == side.seat
                for unit_point in one.unit_points(plan)
            ]
            for number, (name, end) in enumerate(unit_points):
                begin = plan.unit(side.attacking, number, len(unit_points))
                middle = (begin[0] + (end[0] - begin[0]) * eased, begin[1] + (end[1] - begin[1]) * eased)
                picture = ui.pictures.get(name, (plan.px(50), plan.px(55)))
                blit_centred(target, picture, middle)

    @property
    def _winner_colour(self) -> Colour:
        """The winner's colour."""
        side = next((side for side in self.battle.sides if not self._loses(side)), self.battle.attack)
        return tint(self._colour_and_monarch(side)[0])

    def _colour_and_monarch(self, side: BattleSide) -> tuple[str, str]:
        """A side's colour and Monarch."""
        if side.seat == EXPEDITION:
            return "", ""
        view = self._desk.view
        player = view.seats[side.seat]
        return player.colour, player.monarch or ("" if facts.decides(view, side.seat) else DUTCH)

    def _loses(self, side: BattleSide) -> bool:
        return self.outcome is not None and self.outcome.winner != side.seat

    def _draw_title(self, ui: Ui, target: pygame.Surface, plan: BattleLayout) -> None:
        size = plan.letters(33)
        while size > 16 and ui.fonts.width(self.title, "title", size) > ui.size[0] - plan.px(60):
            size -= 1
        drawn = ui.fonts.gilded(self.title, size, GOLD_LIGHT, GOLD, (20, 10, 4))
        target.blit(drawn, drawn.get_rect(center=(ui.size[0] // 2, plan.top + plan.px(46))))

    def _draw_side(
        self, ui: Ui, target: pygame.Surface, plan: BattleLayout, side: BattleSide, progress: float, away: float
    ) -> None:
        left = side.attacking
        before = 0 if left else len(self.battle.attack.cards)
        turned = max(0.0, progress - before) if self.outcome is not None else -1.0
        whole = min(len(side.cards), int(turned)) if self.outcome is not None else 0
        swell = 0.0
        number = self.total[left]
        if self.outcome is not None:
            number = str(side.total(whole))
            swell = _pulse(turned - whole) if 0 < turned < len(side.cards) else 0.0
        pale = self._loses(side) and away > 0
        if away and not pale:
            draw_laurels(ui, target, plan, left, away)
        draw_total(ui, target, plan, left, tint(self._colour_and_monarch(side)[0]) or LEATHER, number, swell, pale)
        left_out = list(side.cancelled)
        for place, card in enumerate(side.cards):
            known = not card.startswith("?")
            cancelled = known and card in left_out
            if cancelled:
                left_out.remove(card)
            share = 1.0 if self._face_up(side) else min(1.0, max(0.0, (turned - place) * 1.7))
            rect = self._flying_rect(plan, side, plan.card(left, place, len(side.cards)))
            draw_card(ui, target, rect, card if known else "", share, TILTS[place % 3], cancelled)
            if away and self.outcome is not None:
                draw_note(ui, target, plan, rect, card, self._note(ui, left, place), phase_progress(away, 0.3, 1.0))
        for place in range(self.places[left]):
            rect = plan.card(left, place, self.places[left])
            if place < len(self.picked[left]):
                draw_card(ui, target, rect, self.picked[left][place], 1.0, 0.0, False)
            else:
                draw_place(ui, target, rect, drawn=not facts.decides(self._desk.view, side.seat))
        for number_of in range(self.held[left]):
            draw_held(ui, target, *plan.held(left, number_of, self.held[left]))
        words = self.captions[left]
        if words:
            drawn = ui.fonts.line(words, "flavour", plan.letters(17), IVORY)
            target.blit(drawn, drawn.get_rect(center=plan.rect(-MIDDLE if left else MIDDLE, 478, 0, 0).topleft))

    def _note(self, ui: Ui, left: bool, place: int) -> str:
        """The text of what a card did, or why it did nothing."""
        assert self.outcome is not None
        note = self.outcome.notes[not left][place]
        return ui.text(f"battle-card-{note.message}" if note.message else "battle-card", n=note.amount)

    def _flying_rect(self, plan: BattleLayout, side: BattleSide, end: pygame.Rect) -> pygame.Rect:
        """A card's rectangle while it flies from the hand, or from behind the opponent's banner, to ``end``."""
        share = phase_progress(self._card_flight(side, clock.now()), 0.0, 1.0)
        if share >= 1:
            return end
        own = side.seat == self._desk.seat
        start = plan.strip.midtop if own else plan.banner(side.attacking).midbottom
        x, y = (a + (b - a) * share for a, b in zip(start, end.center, strict=True))
        return end.move(round(x) - end.centerx, round(y) - end.centery)

    def _face_up(self, side: BattleSide) -> bool:
        """Whether a side's cards are face up before the end: the viewer's own, or when one is to be cancelled."""
        return self.outcome is None and bool(side.cards) and not side.sealed


def _pulse(share: float) -> float:
    """Rises and falls within the second half of a step."""
    return max(0.0, 1 - abs(share * 2 - 1.4) * 1.8) if share > 0.5 else 0.0
