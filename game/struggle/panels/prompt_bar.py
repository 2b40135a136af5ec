"""The bar above the player board: the pending question, or the selected move with its price as a sum."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.struggle import facts
from engine.struggle.board import spaces
from engine.struggle.decisions import (
    EffectsDecision,
    EventDecision,
    KeepDecision,
    LossDecision,
    MinistryDecision,
    PayDecision,
    RefusalDecision,
    RoundDecision,
    SpoilsDecision,
)
from engine.struggle.moves import Move, PickOption, PlayEvent, TileEffect
from engine.struggle.rules.purchases.points import funds
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import Player
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import INK, IVORY, Colour, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.panels.effects import effect_text
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.widgets.base import Size, Widget
from game.widgets.material import panel as material
from game.widgets.rich_text import without_marks
from game.widgets.seat_note import seat_note

GOOD, BAD, SOFT, EDGE = rgb("#2E7148"), rgb("#8C1C13"), rgb("#6B5339"), rgb("#8A6A3C")
CREDIT = rgb("#9A5B00")  # paid with Debt or Treaty Points
GAP = 4.0  # u: gap between the numbers of a sum


@dataclass(slots=True)
class PricePlate:
    """A number with its reason on a rounded plate, preceded by a sign."""

    sign: str
    number: str
    text: str
    fill: Colour
    ink: Colour

    def reason_width(self, ui: Ui) -> int:
        """Returns the width in pixels of the text that says what this part of the price is for."""
        return ui.fonts.width(self.text, "text", ui.type_size(13.5))

    def wide(self, ui: Ui) -> int:
        """Returns the width in pixels of the plate and the gap after it."""
        return self._signed(ui) + self._bare(ui) + self.reason_width(ui) + ui.px(GAP)

    def _signed(self, ui: Ui) -> int:
        return ui.fonts.width(self.sign, "strong", ui.type_size(16)) + ui.px(GAP) if self.sign else 0

    def _bare(self, ui: Ui) -> int:
        return ui.fonts.width(self.number, "strong", ui.type_size(16)) + ui.px(19)

    def draw(self, ui: Ui, target: pygame.Surface, point: tuple[int, int], room: int) -> int:
        """Draws the plate; its text on what this part is for gets `room` pixels. Returns the x at which the next plate
        begins."""
        x, y = point
        if self.sign:
            pen.words(ui, target, self.sign, point, style="strong", size=16)
            x += self._signed(ui)
        rect = pygame.Rect(x, y - ui.px(11), self._bare(ui) + room, ui.px(22))
        ui.box(target, rect, Look(radius=rect.height // 2, top=self.fill, edge=EDGE, edge_width=max(1.0, ui.px(1))))
        step = pen.words(ui, target, self.number, (x + ui.px(7), y), style="strong", size=16, colour=self.ink)
        pen.words(ui, target, self.text, (x + ui.px(12) + step, y), size=13.5, colour=self.ink, room=room)
        return rect.right + ui.px(GAP)


def shrunk_to_fit(wide: list[int], room: int) -> list[int]:
    """Reduces widths until their sum is at most `room`, always the widest ones first; returns them in the same
    order."""
    rooms = list(wide)
    while sum(rooms) > room and max(rooms) > 1:
        widest = max(rooms)
        most = max([one for one in rooms if one < widest], default=0)
        many = rooms.count(widest)
        cut = max(most, widest - -(-(sum(rooms) - room) // many), 1)
        rooms = [min(one, cut) for one in rooms]
    return rooms


class PromptBar(Widget):
    """The prompt bar as a widget."""

    role = "live"
    opaque = True

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="prompt-bar")
        self.model, self.controller = model, controller
        self._ui = ui
        self.clock = seat_note(ui, model.match, model.seat, wood=False, words=False)
        self.end = 0  # where the words end at the right

    @property
    def drawn_text(self) -> str:
        model = self.model
        if model.refused is not None and model.hovered is None:
            return words.reason(self._ui.texts, model.refused)
        return "\n".join(part for part in prompt_of(self._ui, model, self.controller) if part)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(31))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        material.paper(ui, target, rect, radius=4, shadow=3)
        model = self.model
        asked = model.match.current_seat
        side = ui.px(24)
        x, self.end = rect.x + ui.px(8), rect.right - ui.px(10)
        if self.clock is not None:
            self.end -= self.clock.draw_before(ui, target, self.end, rect.centery, rect.width) + ui.px(12)
        if model.refused is not None and model.hovered is None:
            lock = pen.picture(ui, "marks/lock", side)
            target.blit(lock, (x, rect.centery - side // 2))
            room = self.end - x - side - ui.px(7)
            text = words.reason(ui.texts, model.refused)
            pen.words(ui, target, text, (x + side + ui.px(7), rect.centery), size=16, colour=BAD, room=room)
            return
        if asked is not None:
            target.blit(pen.mark(ui, asked, side), (x, rect.centery - side // 2))
            x += side + ui.px(7)
        move = model.indicated_move() if model.deciding else None
        if move is None:
            self._prompt(ui, target, x)
        else:
            self._move(ui, target, x, move)

    def _prompt(self, ui: Ui, target: pygame.Surface, x: int) -> None:
        text, hint = prompt_of(ui, self.model, self.controller)
        if hint == ui.text("hint-round") and self.model.lit_on_credit():
            hint = ui.text("hint-round-credit")  # about what is seen: not in the words that are read aloud
        room = self.end - x
        wide = pen.words(ui, target, text, (x, self.rect.centery), style="strong", size=17, room=room)
        left = room - wide - ui.px(16)
        if hint and left > ui.px(60):
            point = (self.end - ui.px(2), self.rect.centery)
            pen.words(ui, target, hint, point, style="flavour", size=14.5, colour=SOFT, align="right", room=left)

    def _move(self, ui: Ui, target: pygame.Surface, x: int, move: Move) -> None:
        """Draws a move as a sentence, then its price as plates."""
        model, y = self.model, self.rect.centery
        quote = model.quote(move)
        end = self.end
        plates = self.plates(ui, move, quote) if quote is not None else []
        room = end - x
        if plates:  # the price takes its room first
            room = max(ui.px(180), min(round(room * 0.46), room - sum(plate.wide(ui) for plate in plates)))
        sentence = sentence_of(ui, model, move)
        x += pen.words(ui, target, sentence, (x, y), style="strong", size=16.5, room=room) + ui.px(9)
        if plates:
            x = self._sum(ui, target, x, end, plates)
        note = self._note(ui, move)
        if note and end - x > ui.px(70):
            style, colour = ("strong", BAD) if model.warned else ("flavour", SOFT)
            pen.words(ui, target, note, (end, y), style=style, size=14, colour=colour, align="right", room=end - x)

    def _sum(self, ui: Ui, target: pygame.Surface, x: int, end: int, plates: list[PricePlate]) -> int:
        texts = [plate.reason_width(ui) for plate in plates]
        bare = sum(plate.wide(ui) for plate in plates) - sum(texts)
        for plate, room in zip(plates, shrunk_to_fit(texts, end - x - bare), strict=True):
            x = plate.draw(ui, target, (x, self.rect.centery), room)
        return x + ui.px(GAP)

    def plates(self, ui: Ui, move: Move, quote: PriceQuote) -> list[PricePlate]:
        """Returns the plates of a price's parts and sum: green if points pay it, amber on credit, else red."""
        under_way = self.model.round
        found = [
            PricePlate("−" if n < 0 else "+", str(abs(n)), words.price_part_name(ui.texts, name), IVORY, INK)
            for name, n in quote.parts
        ]
        found[0].sign = ""
        have = funds(self.model.view, under_way, quote) if under_way is not None else 0
        credit = self.model.credits_for(move)
        if credit:
            player = self.model.view.players[self.model.seat]
            return [*found, PricePlate("=", "", on_credit(ui, have, quote, credit, player), CREDIT, IVORY)]
        text = ui.text("sum-have", points=ui.text(f"points-{quote.points}"), have=have)
        return [*found, PricePlate("=", str(quote.price), text, GOOD if have >= quote.price else BAD, IVORY)]

    def _note(self, ui: Ui, move: Move) -> str:
        """Returns what else the move does: points lost, markets isolated, something revealed."""
        model = self.model
        lost = model.lost_by(move)
        if lost:
            under_way = model.round
            kind = under_way.open if under_way is not None else ""
            return ui.text("note-ends", n=lost, points=ui.text(f"points-{kind}"))
        seen = model.preview(move)
        cut = [words.space(ui.texts, space) for space in spaces(seen.newly_isolated)]
        if cut:
            return ui.text("note-isolates", names=", ".join(cut[:3]))
        if seen.after.vp != seen.before.vp:
            return ui.text("note-vp", before=seen.before.vp, after=seen.after.vp)
        return ui.text("note-reveals") if seen.reveals else ui.text("note-again")


def sentence_of(ui: Ui, model: TableModel, move: Move) -> str:
    """Returns a move in a sentence: of War tiles that add Debt, what that does now, which may be to score instead."""
    effect = model.effects.shown
    if isinstance(move, TileEffect) and effect is not None and move == model.effects.move(-1):
        return effect_text(ui, model, effect)
    return words.sentence(ui.texts, model.view, move)


def on_credit(ui: Ui, have: int, quote: PriceQuote, credit: tuple[facts.Credit, ...], player: Player) -> str:
    """Returns a text on how a price is paid, such as "2 points + 1 Debt (1 of 6)"; if several mixes are possible, it
    only says how many points are missing."""
    parts = [ui.text("sum-points", n=have)] if have else []
    if len(credit) > 1:
        return " + ".join([*parts, ui.text("sum-mixed", n=quote.price - have)])
    (way,) = credit
    if way.debt:
        parts.append(ui.text("sum-debt", n=way.debt, after=player.debt + way.recorded, limit=player.limit))
    if way.trp:
        parts.append(ui.text("sum-trp", n=way.trp))
    return " + ".join(parts)


def prompt_of(ui: Ui, model: TableModel, controller: TableController) -> tuple[str, str]:
    """Returns what the bar says, a question to the player or what goes on instead (the past, a recap, another's turn,
    the end), and a hint, "" for none."""
    match, text = model.match, ui.text
    if controller.history.open:
        return text("ask-past"), ""
    if match.current_seat is None:
        return text("ask-over"), ""
    if model.recap_since is not None:
        return text("ask-recap", side=words.side(ui.texts, 1 - model.seat)), text("ask-recap-hint")
    if model.story is not None:
        return text("ask-story"), text("hint-story")
    if not model.deciding:
        # the side stands before a colon: a second one, after the place, would make it hard to read
        if controller.recaps is not None and (
            sentence := controller.recaps.sentence(lambda place, what: text("step-at-within", place=place, what=what))
        ):
            return text("ask-step", side=words.side(ui.texts, match.current_seat), what=without_marks(sentence)), ""
        if model.is_trial:
            return text("retry-turn-over"), ""
        return text("ask-waiting", name=match.name(match.current_seat)), ""
    return _asked(ui, model)


def _asked(ui: Ui, model: TableModel) -> tuple[str, str]:
    text, frame = ui.text, model.frame
    if model.warned:
        return text("ask-warned"), _left(ui, model)
    if isinstance(frame, RoundDecision):
        return _round_asked(ui, model, frame)
    if isinstance(frame, KeepDecision):
        return text("ask-keep"), text("hint-keep", n=len(model.picks.cards))
    if isinstance(frame, MinistryDecision):
        most, chosen = model.picks.ministries, len(model.picks.cards)
        return text(f"ask-ministry-{frame.stage}", n=most), text("hint-ministry", n=chosen, of=most)
    if isinstance(frame, PayDecision):
        return text("ask-pay", what=words.sentence(ui.texts, model.view, frame.purchase)), _available(ui, model)
    if isinstance(frame, EventDecision):
        card = words.event(ui.texts, frame.card)
        if any(isinstance(move, PickOption) for move in model.legal):
            return text("ask-event-option", card=card), ""
        n = frame.queue[0][2] if frame.queue else 1
        return text("ask-event", card=card), text("hint-event", n=max(1, n))
    if isinstance(frame, SpoilsDecision):
        return text("ask-spoils", cp=frame.cp), text("hint-spoils", unflag="yes" if frame.unflag else "no")
    if isinstance(frame, RefusalDecision):
        taker = words.side(ui.texts, 1 - frame.seat)
        return text("ask-refusal", side=taker, space=words.space(ui.texts, frame.space)), ""
    if isinstance(frame, EffectsDecision):
        hint = text("hint-effects") if model.lit() else ""
        return text("ask-effects", theater=words.theater(ui.texts, model.view.war, frame.theater)), hint
    if isinstance(frame, LossDecision):
        return text("ask-loss", n=frame.n), ""
    return text(f"ask-{model.kind}"), ""


def _available(ui: Ui, model: TableModel) -> str:
    """Returns Available Debt before and after the payment, which some Events compare."""
    own, other = model.player.available, model.view.players[1 - model.seat].available
    taken = getattr(model.payment, "debt", 0)
    return ui.text("hint-pay", before=own, after=max(0, own - taken), other=other)


def _round_asked(ui: Ui, model: TableModel, frame: RoundDecision) -> tuple[str, str]:
    text = ui.text
    kind, _, name = model.tool.partition(":")
    if kind == "source":
        return text("ask-source"), text("hint-let-go")
    if kind == "advantage":
        return text("ask-advantage", what=words.advantage(ui.texts, name)), text("hint-let-go")
    if kind == "ability":
        return text("ask-ability", what=words.ministry(ui.texts, name.split(".")[0])), text("hint-let-go")
    if kind:
        return text(f"ask-tool-{kind}"), text("hint-let-go")
    if frame.stage == "start":
        return text("ask-round-start"), text("hint-round-start")
    if frame.stage == "taken":
        if any(isinstance(move, PlayEvent) for move in model.legal):
            return text("ask-round-taken"), text("hint-round-taken")
        return text("ask-round-no_event"), text("hint-round")  # most often the tile has no Event symbol
    return text("ask-round"), text("hint-round")


def _left(ui: Ui, model: TableModel) -> str:
    """Returns what ending the round or the spoils would leave unused."""
    if model.pending is not None:
        return ""
    if isinstance(model.frame, SpoilsDecision):
        return ui.text("ask-spoils", cp=model.frame.cp)
    left = facts.unused(model.view, model.legal)
    parts = [ui.text("left-points", n=sum(fund.n for fund in left.funds))] if left.funds else []
    if left.upgrade:
        parts.append(ui.text("left-upgrade"))
    parts += [words.advantage(ui.texts, name) for name in left.advantages]
    parts += [words.ministry(ui.texts, key.split(".")[0]) for key in left.abilities]
    return ", ".join(dict.fromkeys(parts))
