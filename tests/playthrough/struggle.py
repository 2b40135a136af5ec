"""Plays a game of Imperial Struggle that is written down."""

from __future__ import annotations

from functools import partial
from typing import cast

from engine.struggle import moves as m
from engine.struggle.decisions import RoundDecision
from engine.struggle.moves import Move
from game.struggle.map.map_view import Thing
from game.struggle.offers import place_of
from game.struggle.panels.space_menu import SpaceAction
from game.struggle.table import TableScreen
from game.struggle.table_model import ENDS, LEAVES, TableModel
from game.widgets.button import Pressable
from tests.playthrough.driver import Place
from tests.playthrough.written import Written

PICKED = (m.KeepEvents, m.ChooseMinistries)
NEAR = 40  # px between the places tried for a click beside all pieces


class StruggleDriver(Written):
    panels = frozenset(
        (
            "choices",
            "choices-slim",
            "showcase-aside",
            "closeup",
            "drawer",
            "war",
            "scored-map",
            "opened",
            "recap",
            "ways",
        )
    )

    @property
    def table(self) -> TableScreen:
        return cast(TableScreen, super().table)

    @property
    def model(self) -> TableModel:
        return self.table.model

    def toward(self, want: Move) -> None:
        model = self.model
        if model.pending == want:
            self.press_named("main")
        elif isinstance(want, PICKED):
            self._pick(want)
        elif isinstance(want, m.PayRest):
            self.press_named("main" if model.payment == want else "swap")
        elif (there := self._meaning(want)) is not None:
            self.press(there)
        elif self._other_action(want):
            self.press_named("other-action")
        elif isinstance(want, (*ENDS, *LEAVES)) and not self._busy():
            self.press_named("main" if isinstance(want, ENDS) else "leave-it")
        else:
            self._take_up(want)

    def _meaning(self, want: Move) -> Pressable | None:
        """What a click on does this very move, or makes the main button do it."""
        for widget in self.pressable():
            action = widget.action
            if isinstance(action, partial) and action.args and action.args[0] == want:
                return widget
        return None

    def _other_action(self, want: Move) -> bool:
        """The purchase is proposed, by another action."""
        model = self.model
        offers = [*model.offers(model.at), *model.buys()]
        return any(want in offer.ways and model.pending in offer.ways for offer in offers)

    def _busy(self) -> bool:
        """Something is pointed at, and must be let go first."""
        model = self.model
        if not (model.pending or model.tool or model.closeup or model.at >= 0):
            return False
        self._let_go()
        return True

    def _let_go(self) -> None:
        if self.model.closeup:
            self.press_named("closeup-back")
        else:
            self.click(self._beside())

    def _pick(self, want: m.KeepEvents | m.ChooseMinistries) -> None:
        picked, name = self.model.picks.cards, "keep" if isinstance(want, m.KeepEvents) else "choose"
        wrong = [card for card in picked if card not in want.cards]
        new = [card for card in want.cards if card not in picked]
        if wrong or new:
            self.press_named(f"{name}-{[*wrong, *new][0]}")
        else:
            self.press_named("main")

    # -- what is taken up before something is pointed at ---------------------------------------------------------

    def _take_up(self, want: Move) -> None:
        model = self.model
        if model.tool and not self._fits(want):
            self._let_go()
        elif isinstance(want, (m.TileEffect, m.DeclineEffect)) and model.aside:
            self.press_named("aside")
        elif isinstance(want, (m.TileEffect, m.DeclineEffect)):
            number = next(n for n, effect in enumerate(model.effects.effects) if effect.tile == want.tile)
            self.press_named(f"effect-{number}")
        elif isinstance(want, m.TakeTile):
            self.press_named(f"tile-{want.no}")
        elif isinstance(want, (m.PlayEvent, m.DiscardEvent)):
            self.press_named(f"hand-{want.card}")
        elif isinstance(want, m.Reveal):
            self.press_named("turn-up" if model.closeup == want.ministry else f"ministry-{want.ministry}")
        elif isinstance(want, (m.UseAbility, m.BuyAbility)) and not model.tool:
            self.press_named(f"use-{want.ability}" if model.closeup == want.ministry else f"ministry-{want.ministry}")
        elif isinstance(want, (m.UseAdvantage, m.SendHome)) and not model.tool:
            self._press_piece(("advantage", want.advantage))
        elif isinstance(want, (m.Upgrade, m.SwapTiles, m.UpgradePoint)) and model.asks(RoundDecision):
            self.press_named("buy-upgrade")
        elif place_of(want) >= 0:
            self._at_space(want)
        else:
            self._indirect(want)

    def _fits(self, want: Move) -> bool:
        return want in self.model._tooled()

    def _indirect(self, want: Move) -> None:
        """A purchase without a place by the action that is not proposed."""
        for widget in self.pressable():
            offer = getattr(widget, "offer", None)
            if offer is not None and want in offer.ways:
                self.press(widget)
                return
        raise AssertionError(f"nothing here means {want}: {sorted(self.named())}")

    def _at_space(self, want: Move) -> None:
        """The space is clicked; where several things can be done there the popup has them."""
        ways = [way for way in self.pressable() if isinstance(way, SpaceAction) and want in way.offer.ways]
        if self.model.at != place_of(want):
            self._press_piece(("space", str(place_of(want))))
        elif ways and self.model.pending not in ways[0].offer.ways:
            raise AssertionError(f"{want} is offered by another action only, and that can't be changed")
        else:
            raise AssertionError(f"{want} is not offered at its space")

    # -- the sheet -----------------------------------------------------------------------------------------------

    def _press_piece(self, thing: Thing) -> None:
        """Put aside what lies over it first."""
        x, y = self.table.map.centre(thing)
        point = (round(x), round(y))
        if self._bare(point):
            self.click(point)
        elif "aside" in self.named() and not self.model.aside:
            self.press_named("aside")
        elif "closeup-back" in self.named():
            self.press_named("closeup-back")
        elif self.model.at >= 0:
            self._let_go()
        else:
            raise AssertionError(f"{thing} is covered by {self.table.ui_root.root.hit_test(point)}")

    def _bare(self, point: Place) -> bool:
        return self.table.ui_root.root.hit_test(point) is self.table.map

    def _beside(self) -> Place:
        """A place of the sheet beside all pieces."""
        room = self.table.map.viewport.rect
        for y in range(room.top + NEAR, room.bottom, NEAR):
            for x in range(room.left + NEAR, room.right, NEAR):
                if self._bare((x, y)) and self.table.map.place_at((x, y)) is None:
                    return (x, y)
        raise AssertionError("the sheet is covered")
