"""Every legal move can be reached by clicks: nothing that the engine allows is out of the mouse's reach."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.brazil.decisions import PaymentDecision, TurnDecision
from engine.brazil.moves import Move
from game.app.app import App
from game.brazil.cards import BigCard, CardToken
from game.brazil.drawing.arch_button import ArchButton
from game.brazil.match import Match
from game.brazil.move_fields import fields_of
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.platform.settings import LastNewGame, SeatChoice
from game.widgets.button import Pressable
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, found, lay, says
from tests.shortened import first

from .conftest import click
from .player import MousePlayer, clickable, no_pause

OFTEN = {TurnDecision: 0.03, PaymentDecision: 0.06}  # of these there are many


class Played(Exception):
    """The table is about to play a move."""


class MoveClicker:
    """Clicks towards one move and says which move came of it."""

    def __init__(self, app: App, table: TableScreen) -> None:
        self.app, self.table = app, table
        self.player = MousePlayer(app, 0)
        self.played: list[Move] = []
        table.match.submit = self._submit  # type: ignore[method-assign]

    def _submit(self, move: Move) -> Any:
        self.played.append(move)
        raise Played

    def at(self, move: Move) -> Move | None:
        table = self.table
        table.model._version = (-9, None)
        table.model.outcome, table.model.drawer, table.model.aside = None, "", False
        table.model.renew()
        table.model.selector.release()
        table.rebuild()
        self.played.clear()
        seen: set[str] = set()
        for _ in range(9):
            self.app.top.refresh(self.app.ui)
            if not self._click_towards(move, seen):
                return None
            if self.played:  # a payment is played as a whole, each part in its turn
                return move if move in table.model.proposal else self.played[0]
        return None

    def _click_towards(self, move: Move, seen: set[str]) -> bool:
        wanted = fields_of(move)
        table = self.table
        if table.model.pending is not None and table.model.pending == move:
            return self._hit("main") or self._hit("seal")
        if move in table.model.proposal:
            return self._hit("main")
        for widget in clickable(table.ui_root.root):
            if widget.name not in seen and self._agrees(widget, wanted):
                seen.add(widget.name)
                return self._press(widget)
        hex_id = wanted.get("hex", wanted.get("place"))
        if (
            move.kind in ("move_units", "attack_adjacent", "fight_expedition")
            and "unit" not in table.model.selector.chosen
        ):
            hex_id = table.model.view.seats[move.seat].units[int(str(wanted["unit"]))]
        elif move.kind == "fight_expedition":
            hex_id = None
        if isinstance(hex_id, int) and hex_id in table.map.lights.targets:
            try:
                table.controller.click_hex(hex_id)
            except Played:
                return True
            return True
        if not wanted.get("cards") and self._hit("no-card"):
            return True
        return self._hit("seal") or self._hit("main")

    def _hit(self, name: str) -> bool:
        found = next((w for w in clickable(self.table.ui_root.root) if w.name == name), None)
        return found is not None and self._press(found)

    def _press(self, widget: Pressable) -> bool:
        for above in widget.ancestors():
            reveal = getattr(above, "reveal", None)
            if reveal is not None:
                reveal(self.app.ui, widget)
        try:
            near = 12 if isinstance(widget, CardToken) else widget.rect.width // 3  # a fan leaves a strip of each card
            click(self.app, (widget.rect.left + near, widget.rect.centery))
        except Played:
            self.app.top.ui_root.cancel_press(self.app.ui)
        return True

    def _agrees(self, widget: Pressable, wanted: dict[str, Any]) -> bool:
        """The widget stands for a part of the move wanted."""
        option = getattr(widget, "option", None)
        if option is not None:
            if wanted["kind"] in ("move_units", "attack_adjacent") and "unit" in option.wanted:
                return (
                    wanted["unit"] == option.wanted["unit"]
                    and self.table.model.selector.chosen.get("unit") != wanted["unit"]
                )
            return bool(option.legal) and all(
                key in wanted and wanted[key] == value for key, value in option.wanted.items()
            )
        if isinstance(widget, ArchButton):
            return widget.lit and widget.arch in (wanted.get("arch"), wanted.get("slot"))
        if isinstance(widget, BigCard):
            return widget.legal and widget.card_id in (
                wanted.get("mission"),
                wanted.get("monarch"),
                wanted.get("painting"),
            )
        if isinstance(widget, CardToken) and widget.name.startswith("battle-card-"):
            return self._card_missing(widget, wanted)
        if (
            isinstance(widget, CardToken)
            and widget.name.startswith("combat-")
            and wanted["kind"] == "give_combat_cards"
        ):
            return self._card_missing(widget, wanted)
        if isinstance(widget, CardToken) and widget.lit:
            return widget.card_id in (wanted.get("card"), wanted.get("painting"))
        if widget.name.startswith("announce-") and wanted["kind"] == "announce_mission":
            number = int(widget.name.rsplit("-", 1)[1])
            return self.table.model.view.seats[self.table.model.seat].missions[number] == wanted["mission"]
        return False

    def _card_missing(self, widget: CardToken, wanted: dict[str, Any]) -> bool:
        picked = list(self.table.model.picked_cards())
        needed = list(wanted.get("cards", ()))
        return picked.count(widget.card_id) < needed.count(widget.card_id) and not widget.chosen


def positions(colours: tuple[str, str], seed: int) -> Match:
    seats = [SeatChoice(who="person", name=colour, colour=colour) for colour in colours]
    return FACTORY.new(LastNewGame(scenario="cisplatine", seats=seats), seed)


@pytest.mark.parametrize(
    "colours,seed,most",
    first(
        1,
        [(("green", "orange"), 4, 2), (("green", "orange"), 4, 8), (("purple", "sky"), 5, 6), (("sky", "green"), 6, 6)],
        several=True,
    ),
)
def test_every_legal_move_is_reached_by_clicks(
    make_app: Callable[..., App], colours: tuple[str, str], seed: int, most: int
) -> None:
    app = make_app()
    no_pause(app)
    match = positions(colours, seed)
    table = FACTORY.open_table(app, match)
    submit = match.submit
    aim = MoveClicker(app, table)
    dice = random.Random(seed)
    missed: list[str] = []
    while match.current_seat is not None:
        asked = match.current_seat
        legal = match.session.legal_moves(asked)
        if dice.random() < OFTEN.get(type(match.frame()), 0.2):
            if match.viewer != asked:
                match.hand_over(asked)
            app.stack[:] = [table]
            for move in dice.sample(legal, min(most, len(legal))):
                if (got := aim.at(move)) != move:
                    missed.append(f"{match.frame()}: wanted {move}, got {got}")
        submit(dice.choice(legal))
    table.runner.stop()
    assert not missed, f"{len(missed)} missed, the first: {missed[:3]}"


@pytest.mark.parametrize("attacker", ["cannon", "dragoon"])
def test_to_walk_in_and_to_attack_from_afar_are_both_reached(make_app: Callable[..., App], attacker: str) -> None:
    """A hex that a unit can enter and fire at said neither: nothing asked which was meant."""
    app = make_app()
    t, unit, here, there = battle_ahead(attacker=attacker)
    table = lay(app, t.session, AGAINST_A_BOT)
    aim = MoveClicker(app, table)
    moves = [
        move for move in table.match.legal() if fields_of(move).get("unit") == unit and fields_of(move)["hex"] == there
    ]
    assert len(moves) == (1 if attacker == "dragoon" else 2)
    assert [aim.at(move) for move in moves] == moves
    table.controller.give_up()
    aim.played.clear()
    if attacker != "dragoon":
        table.controller.click_hex(here)
        table.controller.click_hex(there)
        assert not aim.played and found(table, "by-free") and found(table, "by-attack")
        assert app.ui.text("ask-turn-how") in says(table, "prompt-bar")
