"""What a person can do at the table: pointing at parts of a move, the main button, confirming; see
game.play.table_controller."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from engine.brazil.decisions import CombatFrame, EraFrame, PaymentFrame, TurnFrame
from engine.brazil.moves import EndTurn, Move, PlaceOldToken, PlaceToken, SealCards
from engine.brazil.state import State
from game.brazil.arch_offer import ArchOffers
from game.brazil.map.highlights import lit_hexes
from game.brazil.payment_proposal import Bill
from game.brazil.table_model import Desk
from game.platform import clock
from game.play.table_controller import Hands as AnyHands
from game.play.table_controller import Told
from game.play.turn_runner import Pilot

HOPELESS = 0.05  # share of won battles under which an attack is asked about


class Hands(AnyHands[State, Move]):
    """``careful``: whether the end of a turn with movements left is to be confirmed. ``keys``: the key of a command
    as it is printed."""

    def __init__(
        self,
        desk: Desk,
        pilot: Pilot,
        tell: Callable[[Told], None],
        careful: Callable[[], bool] = lambda: True,
        keys: Callable[[str], str] = lambda command: "",
    ) -> None:
        super().__init__(desk.match, desk, pilot, tell)
        self.desk = desk
        self.offers = ArchOffers(desk)
        self.careful = careful
        self.keys = keys

    # -- pointing --------------------------------------------------------------------------------------------------

    def point(self, **wanted: Hashable) -> None:
        """At something that means part of a move. What is meant by now is played, or waits for its confirmation."""
        desk = self.desk
        if not desk.deciding:
            return
        if desk.bill is not None:
            self._swap(**wanted)
            return
        if desk.pending is not None and "hex" in wanted and wanted["hex"] == desk.picker.chosen.get("hex"):
            self.confirm()
            return
        move = desk.choose(**wanted)
        if move is None:
            self.changed()
        else:
            self._mean(move)

    def _mean(self, move: Move) -> None:
        """This move, at once or once it is confirmed."""
        desk = self.desk
        if desk.needs_confirming(move):
            desk.pending = move
            self.changed()
        else:
            self.play(move)

    def _swap(self, **wanted: Hashable) -> None:
        """Another source than those proposed; only Pay pays."""
        for source in self.desk.picker.every(**wanted)[:1]:
            self.desk.swap(source)
        self.changed()

    def point_arch(self, arch: str) -> None:
        """For the token, or for the product chosen."""
        move = self.token_move(arch)
        if self.desk.pending == move:
            self.confirm()
        elif self.careful() and self.offers.wasted(arch) and not self.desk.picker.by(slot=arch):
            self.desk.pending = move  # asked once: its action can do nothing
            self.changed()
        elif self.desk.picker.by(slot=arch):
            self.point(slot=arch)
        elif self.desk.picker.every(arch=arch):
            self.point(arch=arch)
        elif (reason := self.desk.why(move)) is not None:
            self.say(Told(dark=reason))

    def token_move(self, arch: str) -> Move:
        """What an arch means now: a place for the token, or for the old one at the change of eras."""
        seat = self.desk.seat
        return PlaceOldToken(seat, arch) if isinstance(self.desk.frame, EraFrame) else PlaceToken(seat, arch)

    def point_good(self, good: str) -> None:
        """A good of the supply: dropped, or paid."""
        if self.desk.picker.every(kind="drop_good", good=good):
            self.point(kind="drop_good", good=good)
        else:
            self.point(kind="pay_good", good=good, place=-1)

    def pick_card(self, number: int) -> None:
        """A Combat card of the hand, to be sealed or given; once more puts it back."""
        self.desk.pending = None
        self.desk.pick_card(number)
        self.changed()

    def give_up(self) -> bool:
        """Back to before the last thing pointed at; True when there was something."""
        if not self.desk.let_go():
            return False
        self.changed()
        return True

    def hold_back(self) -> None:
        """No to what waits for its confirmation, or to an attack before its cards are down."""
        if self.desk.pending is None and self.desk.may_hold_back:
            self.undo()
        else:
            self.give_up()

    def click_hex(self, hex_id: int) -> None:
        desk = self.desk
        if desk.recap_since is not None and not self.history.open:
            self.close_recap()
        elif not desk.deciding:
            if not self.history.open:
                self.hurry()
        elif hex_id not in lit_hexes(desk):
            self.give_up()
        elif isinstance(desk.frame, TurnFrame):
            self._click_turn_hex(hex_id)
        elif isinstance(desk.frame, PaymentFrame):
            self._click_source(hex_id)
        else:
            self.point(hex=hex_id)

    def _click_turn_hex(self, hex_id: int) -> None:
        desk = self.desk
        if "unit" in desk.picker.chosen:
            unit = desk.picker.chosen["unit"]
            if desk.picker.by(hex=hex_id):
                self.point(hex=hex_id)
            elif desk.picker.every(kind="fight_expedition", unit=unit):
                self.point(kind="fight_expedition", unit=unit)
            return
        here = [unit for unit in desk.units_that_move() if desk.player.units[unit] == hex_id]
        if here:
            desk.pending = None  # whoever points at something else has said no
            desk.picker.release()
            desk.picker.fix(unit=here[0])
            self.changed()
        elif desk.picker.every(kind="peek", hex=hex_id):
            self.point(kind="peek", hex=hex_id)

    def lift(self, hex_id: int) -> bool:
        """Take up the own unit there, to be put down elsewhere; False: none there may move."""
        desk = self.desk
        if not desk.asks(TurnFrame) or desk.pending is not None:
            return False
        here = [unit for unit in desk.units_that_move() if desk.player.units[unit] == hex_id]
        if not here:
            return False
        desk.picker.release()
        desk.picker.fix(unit=here[0])
        self.changed()
        return True

    def _click_source(self, hex_id: int) -> None:
        """A tile pays: with its one good, or the tray asks which."""
        if len(self.desk.picker.every(kind="pay_good", place=hex_id)) == 1:
            self.point(kind="pay_good", place=hex_id)
        else:
            self.desk.picker.release()
            self.desk.picker.fix(place=hex_id)
            self.changed()

    # -- the main button -------------------------------------------------------------------------------------------

    def main_action(self) -> None:
        """Enter, too."""
        desk = self.desk
        if desk.recap_since is not None:
            self.close_recap()
        elif self.match.asked is None:
            self.wish("score")
        elif not desk.deciding:
            if desk.outcome is not None:
                self.put_outcome_away()
        elif desk.pending is not None:
            self.confirm()
        elif desk.proposal:
            self.pay()
        elif desk.picks_cards:
            if (move := desk.cards_move()) is not None:
                self._seal(move)
        elif (finish := desk.finish()) is not None:
            if isinstance(finish, EndTurn) and self.careful() and desk.unused():
                desk.pending = finish
                self.changed()
            else:
                self.play(finish)

    def seal_none(self) -> None:
        """Fight without a card, whatever was picked."""
        self.desk.hand = []
        self.main_action()

    def _seal(self, move: Move) -> None:
        """Cards picked are given; an attack that hardly ever wins is asked about."""
        if self._is_hopeless(move):
            self.desk.pending = move
            self.changed()
        else:
            self.play(move)

    def _is_hopeless(self, move: Move) -> bool:
        """An attack that hardly ever wins with the cards picked, though something else could be done."""
        desk, frame = self.desk, self.desk.frame
        if not isinstance(frame, CombatFrame) or frame.stage != "attack" or not isinstance(move, SealCards):
            return False
        odds = desk.odds() if desk.may_hold_back or len(desk.picker.legal) > 1 else None
        return odds is not None and odds.is_below(HOPELESS)

    def pay(self) -> None:
        """Accept the proposal."""
        if self.desk.bill is not None and self._pay_as(self.desk.bill):
            self._pay_the_only_way()

    def _pay_as(self, bill: Bill) -> bool:
        """Each part is a move of its own, so each can be undone; those with one source left the rules pay by
        themselves. False: one was refused."""
        purpose = bill.open.purpose
        while isinstance(frame := self.desk.frame, PaymentFrame) and frame.purpose == purpose:
            if not super().play(bill.parts[len(bill.parts) - len(frame.needs)]):
                return False
        return True

    def _pay_the_only_way(self) -> None:
        """Nobody is asked how to pay where there is no choice."""
        while (bill := self.desk.bill) is not None and bill.forced:
            if not self._pay_as(bill):
                return

    def play(self, move: Move) -> bool:
        played = super().play(move)
        if played:
            self._pay_the_only_way()
        return played

    def undo(self) -> None:
        """What was paid by itself is taken back with what it paid for."""
        looking = self.history.open
        super().undo()
        while not looking and self._paid_by_itself() and self.match.can_undo:
            super().undo()

    def redo(self) -> None:
        looking = self.history.open
        super().redo()
        while not looking and self._paid_by_itself() and self.match.can_redo:
            super().redo()

    def _paid_by_itself(self) -> bool:
        return self.desk.bill is not None and self.desk.bill.forced

    def confirm(self) -> None:
        move, self.desk.pending = self.desk.pending, None
        if move is not None:
            self.play(move)

    # -- taking over, and what is shown ----------------------------------------------------------------------------

    def take_over(self, seat: int) -> None:
        """The person of this seat has come to the screen."""
        self.match.hand_over(seat)
        self.desk.taken_over(seat)
        self.desk.recap_since = None
        if not self.desk.begins_turn or not self.tell_recap(seat):
            self.changed()

    def shorten_outcome(self) -> None:
        """The first click shows the end, the next lays it aside."""
        outcome = self.desk.outcome
        if outcome is not None and outcome.shown < outcome.steps:
            outcome.hurry(clock.now())
            self.desk.scene_since, self.desk.sealed = 0, (-1, 0)
            self.changed()
        else:
            self.put_outcome_away()

    def put_outcome_away(self) -> None:
        """Whoever is called to the screen next comes to it by the curtain."""
        self.desk.next_end()
        self.changed()

    def close_outcome(self) -> None:
        """By the button: whoever is called next says that he is here, and has seen what all have seen."""
        asked = self.match.asked
        if asked is not None and self.match.viewer is None and self.match.handover_needed:
            self.desk.has_seen(asked)
            self.take_over(asked)
        else:
            self.put_outcome_away()

    def toggle_aside(self) -> None:
        self.desk.aside = not self.desk.aside
        self.changed()

    def leave(self) -> None:
        """Esc closes the top-most thing; with nothing open it asks for the menu. What lies beside the map is under what
        has been pointed at on it."""
        desk = self.desk
        if desk.outcome is not None:
            self.put_outcome_away()
        elif self.history.open:
            self.history.close()
        elif desk.recap_since is not None:
            self.close_recap()
        elif desk.drawer and not desk.reads_beside:
            self.close_drawer()
        elif self.give_up():
            return
        elif desk.drawer:
            self.close_drawer()
        elif desk.asks(CombatFrame) and not desk.aside:
            self.toggle_aside()
        else:
            self.wish("menu")
