"""Turns clicks and keys at the table of Historia into moves: choosing and sealing cards, picking targets, resolving."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from engine.core.move import Reason
from engine.historia.decisions import ChooseDecision, ExploitDecision
from engine.historia.moves import USED_POOL, Move, RecoverCube, Resolve
from game.historia import intent
from game.historia.table_model import TableModel
from game.play.table_controller import BaseController, UiUpdate


class TableController(BaseController[TableModel, Move]):
    # -- pointing --------------------------------------------------------------------------------------------------

    def point(self, **wanted: Hashable) -> None:
        """Handles a click on a thing with these fields of a move: selects it, or plans it as the chosen card's target;
        a second click does what the main button does."""
        model = self.model
        if not model.deciding:
            return
        if model.chosen(**wanted):
            self.main_action()
        elif model.choosing:
            intent.plan_target(model, **wanted)
            self.changed()
        else:
            model.choose(**wanted)
            self.changed()

    def unavailable(self, reason: Reason | None) -> None:
        """Shows the player why something can't be chosen; does nothing for None."""
        if reason is not None:
            self.say(UiUpdate(unavailable=reason))

    def pick_card(self, card: str) -> None:
        """Chooses a card of the hand for sealing. If it is chosen already, seals it, if only one card may be chosen, or
        puts it back."""
        model = self.model
        if not model.asks(ChooseDecision):
            return
        if card in model.lifted and model.most == 1:
            self.seal()
            return
        reason = model.lift(card)
        if reason is not None:
            self.unavailable(reason)
        else:
            self.changed()

    def pick_number(self, number: int) -> None:
        """Picks the card at this position of the hand, counted from 1, as `pick_card` does."""
        hand = self.model.hand
        if number <= len(hand):
            self.pick_card(hand[number - 1])

    def click_territory(self, territory: int) -> None:
        """Handles a click on a territory of the map (-1: the sea): ends a recap; skips pauses while others decide;
        selects it, or says why it can't be chosen; else cancels the player's last choice."""
        model = self.model
        if model.recap_since is not None:
            self.leave_recap()
        elif not model.deciding:
            self.skip_pauses()
        elif territory >= 0 and (model.lit(territory=territory) or model.chosen(territory=territory)):
            self.point(territory=territory)
        elif territory >= 0 and (reason := model.why_not_there(territory)) is not None:
            self.unavailable(reason)
        else:
            self.give_up()

    def click_pool(self) -> None:
        """Handles a click on the used pool, which recovers one cube; the main button recovers all that may be."""
        if self.model.lit(territory=USED_POOL):
            self.play(RecoverCube(self.model.seat, USED_POOL))

    def resolve(self, card: str, side: str) -> None:
        """Selects a side of a turned-up card; if it is selected already, resolves the card with it."""
        self.point(card=card, side=side)

    def select_card(self, card: str) -> None:
        """Selects which of several turned-up cards the player resolves next, and shows its sides."""
        self.model.taken_up = card
        if isinstance(self.model.pending, Resolve) and self.model.pending.card != card:
            self.model.pending = None
        self.changed()

    def automatic(self) -> bool:
        """Plays the move that follows without a click, if there is one: the target the player planned for the card,
        else the only usable side of the last card turned up. Returns whether one was played."""
        move = intent.automatic(self.model)
        if move is None:
            return False
        self.model.match.by_itself = True
        try:
            return self.play(move)
        finally:
            self.model.match.by_itself = False

    # -- the main button -------------------------------------------------------------------------------------------

    def main_action(self) -> None:
        """Does what the main button or Enter means now: leaves history, reveal, the shared view of events or recap,
        opens the score, skips pauses while others decide, or plays, seals or ends a choice."""
        model = self.model
        if self.history.open:
            self.history.close()
        elif model.reveal is not None:
            self.close_reveal()
        elif model.parting:
            self.end_shared_view()
        elif model.recap_since is not None:
            self.leave_recap()
        elif self.match.current_seat is None:
            self.request("score")
        elif not model.deciding:
            self.skip_pauses()
        elif model.pending is not None:
            self.confirm()
        elif model.choosing:
            self.seal()
        elif (finish := model.finish()) is not None:
            self.play(finish)

    def seal(self) -> None:
        """Plays the move that seals the chosen cards. Only warns if none of them could do anything now and the player
        was not warned of these cards before; does nothing if they may not be sealed."""
        model = self.model
        move = model.seal_move()
        if move is None:
            return
        if self.careful() and not model.warned and "warn-idle" in model.warnings():
            model.warned_of = tuple(model.lifted)
            self.changed()
        else:
            self.play(move)

    def confirm(self) -> None:
        """Plays the selected move. Recovering a cube of the used pool is played as often as possible, and then ends the
        Exploit."""
        model = self.model
        move, model.pending = model.pending, None
        if move is not None:
            self._play_times(move, intent.plays_per_press(model, move))

    def _play_times(self, move: Move, times: int) -> None:
        """Plays a move so many times, then ends what it exploits if that was the used pool."""
        model = self.model
        for left in reversed(range(times)):
            if not self.play(move):
                self.when_answered(partial(self._play_times, move, left))
                return
        pool = RecoverCube(model.seat, USED_POOL)
        if move == pool and model.asks(ExploitDecision) and (finish := model.finish()) is not None:
            self.play(finish)

    def use_first_wonder(self) -> None:
        """Uses the first wonder that is offered (Space); if none is, skips the bots' pauses."""
        uses = self.model.selector.every(kind="use_wonder") if self.model.deciding else []
        if uses:
            self.play(uses[0])
        else:
            self.skip_pauses()

    # -- hand-over, and what is shown ------------------------------------------------------------------------------

    def take_back_seal(self, seat: int) -> None:
        """Takes back the sealed cards of the person who just left the screen, and makes that person the viewer
        again."""
        self.undo()
        if seat in self.match.awaiting:
            self.match.viewer = seat
        self.changed()

    def close_reveal(self) -> None:
        self.model.reveal = None
        self.changed()

    def end_shared_view(self) -> None:
        """Ends the view of the last events that all people share, so that the next person is called."""
        self.model.parting = False
        self.changed()

    def close_in_front(self) -> bool:
        """Closes the reveal and returns True; returns False if none is shown or a drawer is open beside it."""
        if self.model.reveal is None or self.model.drawer_beside_map:
            return False
        self.close_reveal()
        return True
