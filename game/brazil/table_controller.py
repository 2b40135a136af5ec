"""Turns clicks and keys at the table of Brazil: Imperial into moves: choosing fields, paying, confirming."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property, partial

from engine.brazil.decisions import CombatDecision, EraDecision, PaymentDecision, TurnDecision
from engine.brazil.moves import EndTurn, Move, PlaceOldToken, PlaceToken, SealCards
from game.brazil.arch_offer import ArchOffers
from game.brazil.map.highlights import chosen_hexes, indicated_by, lit_hexes
from game.brazil.payment_proposal import PaymentProposal
from game.brazil.table_model import TableModel
from game.platform import clock
from game.play.table_controller import BaseController, UiUpdate

HOPELESS = 0.05  # share of won battles under which an attack is asked about


class TableController(BaseController[TableModel, Move]):
    @cached_property
    def offers(self) -> ArchOffers:
        """The `ArchOffers` of the model, which tells what each arch (action space) would bring and whether its action
        could do nothing."""
        return ArchOffers(self.model)

    # -- pointing --------------------------------------------------------------------------------------------------

    def point(self, **wanted: Hashable) -> None:
        """Handles a click that fixes fields of the move being chosen: once they mean one move, it is played or waits
        for confirmation. A second click on the hex of a waiting move confirms it. While a payment is proposed, the
        click replaces one of its sources. Does nothing while others decide."""
        model = self.model
        if not model.deciding:
            return
        if model.bill is not None:
            self._swap(**wanted)
            return
        if model.pending is not None and "hex" in wanted and wanted["hex"] == model.selector.chosen.get("hex"):
            self.confirm()
            return
        move = model.choose(**wanted)
        if move is None:
            self.changed()
        else:
            self._mean(move)

    def _mean(self, move: Move) -> None:
        """Plays the move, or asks for its confirmation first."""
        model = self.model
        if model.needs_confirming(move):
            model.pending = move
            self.changed()
        else:
            self.play(move)

    def _swap(self, **wanted: Hashable) -> None:
        """Replaces a source of the proposed payment; nothing is paid before Pay is pressed."""
        for source in self.model.selector.every(**wanted)[:1]:
            self.model.swap(source)
        self.changed()

    def point_arch(self, arch: str) -> None:
        """Handles a click on an arch (action space): places the token or the chosen product there, or says why it is
        not possible. Where the arch's action could do nothing, a first click only asks (unless switched off), a second
        confirms."""
        move = self.token_move(arch)
        if self.model.pending == move:
            self.confirm()
        elif self.careful() and self.offers.wasted(arch) and not self.model.selector.by(slot=arch):
            self.model.pending = move  # asked once: its action can do nothing
            self.changed()
        elif self.model.selector.by(slot=arch):
            self.point(slot=arch)
        elif self.model.selector.every(arch=arch):
            self.point(arch=arch)
        elif (reason := self.model.why(move)) is not None:
            self.say(UiUpdate(unavailable=reason))

    def explain(self, ways: Sequence[Move]) -> None:
        """Shows the most useful reason why none of these moves is legal, after a click on an option for them; nothing
        if one is legal."""
        if self.model.deciding and (reason := self.model.best_reason(ways)) is not None:
            self.say(UiUpdate(unavailable=reason))

    def token_move(self, arch: str) -> Move:
        """Returns the move that a click on this arch stands for: placing the token or, when a new era begins, the old
        token."""
        seat = self.model.seat
        return PlaceOldToken(seat, arch) if isinstance(self.model.frame, EraDecision) else PlaceToken(seat, arch)

    def point_good(self, good: str) -> None:
        """Handles a click on a good of the player's supply: discards it if goods are to be discarded, else pays with
        it."""
        if self.model.selector.every(kind="drop_good", good=good):
            self.point(kind="drop_good", good=good)
        else:
            self.point(kind="pay_good", good=good, place=-1)

    def pick_card(self, number: int) -> None:
        """Handles a click on a Combat card in the hand: picks it, to be sealed or given, or takes it out of the picked
        cards; drops a move that waits for confirmation."""
        self.model.pending = None
        self.model.pick_card(number)
        self.changed()

    def hold_back(self) -> None:
        """Drops the move that waits for confirmation or, if none does, undoes an attack for which no card is sealed
        yet; without either, cancels the player's last choice."""
        if self.model.pending is None and self.model.may_hold_back:
            self.undo()
        else:
            self.give_up()

    def click_hex(self, hex_id: int) -> None:
        """Handles a click on a hex: ends a recap, skips pauses while others decide, drops the selection on a hex that
        can't be chosen and says why, else chooses the hex for the pending decision."""
        model = self.model
        if model.recap_since is not None and not self.history.open:
            self.leave_recap()
        elif not model.deciding:
            if not self.history.open:
                self.skip_pauses()
        elif hex_id not in lit_hexes(model):
            self._click_elsewhere(hex_id)
        elif isinstance(model.frame, TurnDecision):
            self._click_turn_hex(hex_id)
        elif isinstance(model.frame, PaymentDecision):
            self._click_source(hex_id)
        else:
            self.point(hex=hex_id)

    def _click_elsewhere(self, hex_id: int) -> None:
        """Drops what is chosen, at a click on a hex that can't be; then chooses the unit there that may move, or says
        why the hex can't be chosen."""
        refused, again = indicated_by(self.model, hex_id), hex_id in chosen_hexes(self.model)
        self.give_up()
        if again:
            return
        if isinstance(self.model.frame, TurnDecision) and lit_hexes(self.model).get(hex_id) == "pick":
            self._click_turn_hex(hex_id)
        elif refused is not None:
            self.explain([refused])

    def _click_turn_hex(self, hex_id: int) -> None:
        model = self.model
        if "unit" in model.selector.chosen:
            unit = model.selector.chosen["unit"]
            if model.selector.by(hex=hex_id):
                self.point(hex=hex_id)
            elif model.selector.every(kind="fight_expedition", unit=unit):
                self.point(kind="fight_expedition", unit=unit)
            return
        here = [unit for unit in model.units_that_move() if model.player.units[unit] == hex_id]
        if here:
            model.pending = None  # whoever points at something else has said no
            model.selector.release()
            model.selector.fix(unit=here[0])
            self.changed()
        elif model.selector.every(kind="peek", hex=hex_id):
            self.point(kind="peek", hex=hex_id)

    def lift(self, hex_id: int) -> bool:
        """Selects the player's first unit on this hex that may move, so that it can be dragged; returns False if there
        is none, outside a turn, or while a move waits for confirmation."""
        model = self.model
        if not model.asks(TurnDecision) or model.pending is not None:
            return False
        here = [unit for unit in model.units_that_move() if model.player.units[unit] == hex_id]
        if not here:
            return False
        model.selector.release()
        model.selector.fix(unit=here[0])
        self.changed()
        return True

    def _click_source(self, hex_id: int) -> None:
        """Pays with the good on a tile; if it holds several, the options ask which."""
        if len(self.model.selector.every(kind="pay_good", place=hex_id)) == 1:
            self.point(kind="pay_good", place=hex_id)
        else:
            self.model.selector.release()
            self.model.selector.fix(place=hex_id)
            self.changed()

    # -- the main button -------------------------------------------------------------------------------------------

    def main_action(self) -> None:
        """Performs the main button's action: ends a recap, opens the score, closes a battle's result, confirms, pays,
        seals cards or ends a step; what may be a mistake is only selected at first, to be confirmed."""
        model = self.model
        if model.recap_since is not None:
            self.leave_recap()
        elif self.match.current_seat is None:
            self.request("score")
        elif not model.deciding:
            if model.outcome is not None:
                self.drop_outcome()
        elif model.pending is not None:
            self.confirm()
        elif model.proposal:
            self.pay()
        elif model.picks_cards:
            if (move := model.cards_move()) is not None:
                self._seal(move)
        elif (finish := model.finish()) is not None:
            if isinstance(finish, EndTurn):
                waives = model.waives_move() or model.waives_announcement()
            else:
                waives = model.waives_product()
            if waives and self.careful():
                model.pending = finish
                self.changed()
            else:
                self.play(finish)

    def seal_none(self) -> None:
        """Drops the picked Combat cards and does what the main button does: goes on without playing one."""
        self.model.hand = []
        self.main_action()

    def _seal(self, move: Move) -> None:
        """Seals or gives the picked cards; an attack that hardly ever wins is asked about first."""
        if self._is_hopeless(move):
            self.model.pending = move
            self.changed()
        else:
            self.play(move)

    def _is_hopeless(self, move: Move) -> bool:
        """Whether this attack hardly ever wins with the picked cards, and something else could be done."""
        model, frame = self.model, self.model.frame
        if not isinstance(frame, CombatDecision) or frame.stage != "attack" or not isinstance(move, SealCards):
            return False
        odds = model.odds() if model.may_hold_back or len(model.selector.legal) > 1 else None
        return odds is not None and odds.is_below(HOPELESS)

    def pay(self) -> None:
        """Pays every part of the proposed payment, then later ones that leave no choice; nothing if no payment is
        pending."""
        if self.model.bill is not None:
            self._pay_all(self.model.bill)

    def _pay_all(self, bill: PaymentProposal) -> None:
        if self._pay_as(bill):
            self._pay_the_only_way()

    def _pay_as(self, bill: PaymentProposal) -> bool:
        """Pays part by part, each a move of its own that can be undone; the rules pay by themselves what has one source
        left. Returns False if a part was refused, or the host has yet to answer it: then the rest follows."""
        purpose = bill.decision.purpose
        while isinstance(frame := self.model.frame, PaymentDecision) and frame.purpose == purpose:
            if not super().play(bill.parts[len(bill.parts) - len(frame.needs)]):
                self.when_answered(partial(self._pay_all, bill))
                return False
        return True

    def _pay_the_only_way(self) -> None:
        """Pays without a question while there is no choice."""
        while (bill := self.model.bill) is not None and bill.forced:
            if not self._pay_as(bill):
                return

    def play(self, move: Move) -> bool:
        played = super().play(move)
        if played:
            self._pay_the_only_way()
        else:
            self.when_answered(self._pay_the_only_way)
        return played

    def undo(self) -> None:
        """Takes back the last move and the payments made without a choice that followed from it; while the past is
        shown, only returns to the present."""
        looking = self.history.open
        super().undo()
        while not looking and self._paid_by_itself() and self.match.can_undo:
            super().undo()
        if not looking:
            self.when_answered(self._undo_forced)

    def _undo_forced(self) -> None:
        if self._paid_by_itself() and self.match.can_undo:
            self.undo()

    def redo(self) -> None:
        looking = self.history.open
        super().redo()
        while not looking and self._paid_by_itself() and self.match.can_redo:
            super().redo()

    def _paid_by_itself(self) -> bool:
        return self.model.bill is not None and self.model.bill.forced

    def confirm(self) -> None:
        move, self.model.pending = self.model.pending, None
        if move is not None:
            self.play(move)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def shorten_outcome(self) -> None:
        """Skips to the end of the animation of a battle's result; if that is at its end already, closes the result."""
        outcome = self.model.outcome
        if outcome is not None and outcome.shown < outcome.steps:
            outcome.skip_pauses(clock.now())
            self.model.scene_since, self.model.sealed = 0, (-1, 0)
            self.changed()
        else:
            self.drop_outcome()

    def drop_outcome(self) -> None:
        """Closes the shown result of a battle; shows the next one that the viewer has missed, if any."""
        self.model.show_next_outcome()
        self.changed()

    def close_outcome(self) -> None:
        """Handles the button that closes a battle's result. If another person decides next, that person takes over
        without a hand-over screen, as the result was watched together; else the next missed result is shown."""
        asked = self.match.current_seat
        if asked is not None and self.match.viewer is None and self.match.handover_needed:
            self.model.has_seen(asked)
            self.take_over(asked)
        else:
            self.drop_outcome()

    def close_in_front(self) -> bool:
        if self.model.outcome is None:
            return False
        self.drop_outcome()
        return True

    def close_lowest(self) -> bool:
        if not self.model.asks(CombatDecision) or self.model.aside:
            return False
        self.toggle_aside()
        return True
