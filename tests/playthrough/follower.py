"""Plays a challenge of Brazil that is written down."""

from __future__ import annotations

from collections import Counter
from functools import partial

from engine.brazil.decisions import TurnDecision
from engine.brazil.moves import GiveCombatCards, Move, SealCards
from game.brazil.challenge.end_screen import EndScreen
from game.brazil.move_fields import fields_of
from game.play.move_selector import MoveFields
from game.widgets.button import Pressable
from tests.playthrough.players import OnMap
from tests.playthrough.written import Written

STEP = 90  # px the map is drawn by to bring a hex from under what lies over it


class Follower(OnMap, Written):
    """Where the screen pays by itself, or the briefing has chosen, it runs ahead."""

    @property
    def over(self) -> bool:
        return isinstance(self.app.top, EndScreen)

    def toward(self, want: Move) -> None:
        model = self.table.model
        if model.bill is not None:
            self._pay()
        elif model.pending is not None and model.pending != want:
            self.give_up()
        elif want in (model.pending, model.finish()):
            self.press_named("main", "seal")
        elif isinstance(want, (SealCards, GiveCombatCards)):
            self._pick_cards(want)
        else:
            self._further(want)

    # -- what a widget means -------------------------------------------------------------------------------------

    @staticmethod
    def _means(widget: Pressable, own: MoveFields) -> MoveFields | None:
        """The fields_of that a click there fixes; None if it is not about this move."""
        action = widget.action
        if not isinstance(action, partial):
            return None
        name = getattr(action.func, "__name__", "")
        if name == "point":
            fixed = dict(action.keywords)
        elif name == "point_arch":
            fixed = {"slot" if "slot" in own else "arch": action.args[0]}
        else:
            return None
        return fixed if fixed and all(own.get(key) == value for key, value in fixed.items()) else None

    def _further(self, want: Move) -> None:
        """One click more toward it: what says most and is not said yet, else the hex it is about."""
        own, chosen = fields_of(want), self.table.model.selector.chosen
        new: dict[str, tuple[int, Pressable]] = {}
        for widget in self.pressable():
            fixed = self._means(widget, own)
            if fixed is None or all(chosen.get(key) == value for key, value in fixed.items()):
                continue
            if "hex" not in fixed or not self._unit_first(own, chosen):
                new[widget.name] = (len(fixed), widget)
        if new and not self._hex_says_it(own, chosen, new):
            self.press(max(new.values(), key=lambda entry: entry[0])[1])
            return
        self.press_hex(self._hex(own, chosen))

    def _unit_first(self, own: MoveFields, chosen: MoveFields) -> bool:
        return self.table.model.asks(TurnDecision) and "unit" in own and "unit" not in chosen

    def _hex(self, own: MoveFields, chosen: MoveFields) -> int:
        place = own.get("hex")
        if self._unit_first(own, chosen):
            place = self.table.model.player.units[int(str(own["unit"]))]
        assert isinstance(place, int) and place >= 0, f"nothing here means {own}, chosen {chosen}"
        return place

    def _hex_says_it(self, own: MoveFields, chosen: MoveFields, new: dict[str, tuple[int, Pressable]]) -> bool:
        """A unit is taken up on the map where it is the one that a click there takes."""
        if not self._unit_first(own, chosen):
            return False
        model = self.table.model
        unit = int(str(own["unit"]))
        here = [other for other in model.units_that_move() if model.player.units[other] == model.player.units[unit]]
        return here[:1] == [unit] and self.free(model.player.units[unit])

    # -- cards and payments --------------------------------------------------------------------------------------

    def _pick_cards(self, want: SealCards | GiveCombatCards) -> None:
        model = self.table.model
        held, wanted = model.player.combat_cards, Counter(want.cards)
        if model.picked_cards() == tuple(sorted(want.cards)):
            self.press_named(*(() if want.cards else ("no-card",)), "seal", "main")
            return
        picked = Counter(held[number] for number in model.hand)
        number = next(
            (n for n in model.hand if picked[held[n]] > wanted[held[n]]),
            next((n for n, card in enumerate(held) if n not in model.hand and wanted[card] > picked[card]), None),
        )
        assert number is not None, f"{want} of {held}"
        self.press_named(f"battle-card-{number}", f"combat-{number}")

    def _pay(self) -> None:
        """Pay, once the bill is what was written down."""
        model, done = self.table.model, len(self.table.match.log)
        due = next((n for n, move in enumerate(self.moves[done:]) if not move.kind.startswith("pay_")), None)
        missing = Counter(self.moves[done:][:due]) - Counter(model.proposal)
        if not missing:
            self.press_named("main")
            return
        own = fields_of(next(iter(missing)))
        for widget in self.pressable():
            if self._means(widget, own) == own:
                self.press(widget)
                return
        raise AssertionError(f"{own} is not among what could pay")

    # -- the map -------------------------------------------------------------------------------------------------

    def press_hex(self, hex_id: int) -> None:
        """Put aside what lies over it, or draw the map from under it."""
        if not self.free(hex_id):
            aside = next((w for w in self.pressable() if w.name == "aside"), None)
            if aside is not None and not self.table.model.aside:
                self.press(aside)
            else:
                self._draw_in(hex_id)
        if self.free(hex_id):
            super().press_hex(hex_id)

    def _draw_in(self, hex_id: int) -> None:
        start = next(s for s in map(self._point, range(self.table.model.view.board.size)) if self._bare(s))
        middle, (x, y) = self.table.map.rect.center, self._point(hex_id)
        dx, dy = (max(-STEP, min(STEP, way)) for way in (middle[0] - x, middle[1] - y))
        end = (start[0] + dx, start[1] + dy)
        self.drag(start, end)
