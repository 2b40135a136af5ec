"""Turns clicks on spaces, tiles and cards, buttons and keys at the table of Imperial Struggle into moves."""

from __future__ import annotations

from engine.struggle import moves as m
from engine.struggle.decisions import KeepDecision, MinistryDecision
from engine.struggle.moves import Move
from engine.struggle.state import NAVY_BOX
from game.platform import clock
from game.play.table_controller import BaseController, UiUpdate
from game.struggle.offers import NOWHERE, MoveOffer
from game.struggle.table_model import AT_ONCE, TableModel


class TableController(BaseController[TableModel, Move]):
    # -- meaning -------------------------------------------------------------------------------------------------

    def select_move(self, move: Move) -> None:
        """Selects a move for the main button; selecting it again plays it, or first warns that points are wasted."""
        if self.model.pending == move:
            self._do_pending(move)
            return
        self.model.pending, self.model.warned = move, False
        self.changed()

    def do(self, move: Move) -> None:
        """Plays a move by its own button; if it would waste points, the first press only asks for confirmation."""
        if self.model.pending != move:
            self.model.pending, self.model.warned = move, False
        self._do_pending(move)

    def look_at_effect(self, tile: str) -> None:
        """Selects another pending War tile; if its effect has only one target, selects that move too."""
        model = self.model
        model.effects.tile, model.warned = tile, False
        model.pending = model.effects.proposal
        self.changed()

    def choose(self, move: Move) -> None:
        """Plays a move at once if it could be undone; selects any other for the main button."""
        if self.model.preview(move).reveals:
            self.select_move(move)
        else:
            self.play(move)

    def select_tool(self, tool: str) -> None:
        """Selects the Advantage, ability, card or Squadron that the next click is for; deselects it if it is selected.
        Deselects the move and closes the open space."""
        model = self.model
        model.pending, model.at, model.warned = None, NOWHERE, False
        model.tool = "" if model.tool == tool else tool
        self.changed()

    def click_space(self, space: int) -> None:
        """Handles a click on a space: plays, selects or opens what can be done there; if nothing can, drops the
        selection or says why. While others decide, ends a recap or skips the bots' pauses."""
        model = self.model
        if not model.deciding:
            if model.recap_since is not None and not self.history.open:
                self.leave_recap()
            elif not self.history.open and model.story is None:
                self.skip_pauses()
            return
        offers = model.offers(space)
        if not offers:
            self._nothing_at(space)
        elif isinstance(offers[0].move, AT_ONCE) and len(offers) == 1:
            self.choose(offers[0].move)
        elif model.at == space and model.pending is not None and len(offers) == 1:
            self._do_pending(model.pending)
        else:
            self.open_space(space, offers)

    def open_space(self, space: int, offers: list[MoveOffer]) -> None:
        """Opens the popup at a space and selects its first action."""
        model = self.model
        model.at, model.pending, model.warned = space, offers[0].move, False
        self.changed()

    def _nothing_at(self, space: int) -> None:
        """Selects an own Squadron there, else clears the selection and says why nothing can be done."""
        model = self.model
        if space in model.own_squadrons():
            self.select_tool(f"source:{space}")
            return
        reason = model.why_not_selectable(space)
        if not model.cancel_selection() and reason is not None:
            self.say(UiUpdate(unavailable=reason))
        else:
            self.changed()

    def click_box(self) -> None:
        """Handles a click on the Navy Box: gives up or picks a Squadron there where one is asked for, else selects one
        to deploy."""
        model = self.model
        kinds = (m.PickSquadron, m.LoseSquadron)
        picked = next((move for move in model.legal if isinstance(move, kinds) and move.source == NAVY_BOX), None)
        if picked is not None and model.deciding:
            self.choose(picked)
        elif NAVY_BOX in model.own_squadrons():
            self.select_tool(f"source:{NAVY_BOX}")

    def click_advantage(self, name: str) -> None:
        """Handles a click on an Advantage: picks it, selects its use, selects it for a click on its target, or says why
        it cannot be used."""
        model = self.model
        if not model.deciding:
            return
        picks = [move for move in model.legal if isinstance(move, m.PickAdvantage) and move.advantage == name]
        uses = [
            move for move in model.legal if isinstance(move, (m.UseAdvantage, m.SendHome)) and move.advantage == name
        ]
        if picks:
            self.choose(picks[0])
        elif len(uses) == 1 and getattr(uses[0], "space", NOWHERE) < 0:
            self.select_move(uses[0])
        elif uses:
            self.select_tool(f"advantage:{name}")
        else:
            self.say(UiUpdate(unavailable=model.why(m.UseAdvantage(model.seat, name))))

    def click_tile(self, no: int) -> None:
        """Selects an Investment tile on offer, or says why it cannot be taken."""
        if not self.model.deciding:
            return
        move = self.model.takes(no)
        if move is not None:
            self.select_move(move)
        else:
            self.say(UiUpdate(unavailable=self.model.why(m.TakeTile(self.model.seat, no))))

    def click_event(self, card: str) -> None:
        """Handles a click on an Event of the hand: picks it to keep, selects discarding or playing it, opens its
        choices, or says why it can't be played."""
        model = self.model
        if not model.deciding:
            return
        if model.asks(KeepDecision):
            self.pick(card)
        elif (discard := model.discards(card)) is not None:
            self.select_move(discard)
        elif len(ways := model.plays(card)) == 1:
            self.select_move(ways[0])
        elif ways:
            self.select_tool(f"event:{card}")
        else:
            self.say(UiUpdate(unavailable=model.why(m.PlayEvent(model.seat, card))))

    def click_ministry(self, card: str) -> None:
        """Picks a Ministry in the Ministry Phase, else opens its abilities."""
        if self.model.asks(MinistryDecision):
            self.pick(card)
        else:
            self.look_at(card)

    def use_ability(self, card: str, ability: str) -> None:
        """Selects the move that uses a Ministry's ability, or lets the player choose its target, or says why it can't
        be used; closes the zoom view."""
        model = self.model
        ways = model.uses(card, ability)
        model.closeup = ""
        if len(ways) == 1 and not getattr(ways[0], "target", ""):
            self.select_move(ways[0])
        elif ways:
            self.select_tool(f"ability:{card}.{ability}")
        else:
            self.say(UiUpdate(unavailable=model.why(m.UseAbility(model.seat, card, ability))))

    def turn_up(self, card: str) -> None:
        """Selects the move that turns a Ministry face up, or says why it can't be."""
        self.model.closeup = ""
        move = self.model.reveal(card)
        if move is not None:
            self.select_move(move)
        else:
            self.say(UiUpdate(unavailable=self.model.why(m.Reveal(self.model.seat, card))))

    def pick(self, card: str) -> None:
        self.model.picks.pick(card)
        self.changed()

    def move_tile(self, number: int, by: int) -> None:
        """Swaps the picked War tile of a theater with that of the theater `by` places further; plays nothing."""
        self.model.picks.shift(number, by)
        self.changed()

    def swap(self) -> None:
        """Selects the next mix of Debt and Treaty Points that can pay the rest of a purchase; plays nothing."""
        self.model.swap()
        self.changed()

    def other_action(self) -> None:
        """Changes the action that pays for the selected purchase, from major to minor or back; plays nothing."""
        model = self.model
        for offer in [*model.offers(model.at), *model.buys()]:
            if model.pending in offer.ways and len(offer.ways) > 1:
                number = (offer.ways.index(model.pending) + 1) % len(offer.ways)
                model.pending, model.warned = offer.ways[number], False
                self.changed()
                return

    def other(self) -> None:
        """Selects the next mix of Debt and Treaty Points if a payment is pending, else the other action for the
        selected purchase."""
        if self.model.payment is not None:
            self.swap()
        else:
            self.other_action()

    def why_buy(self, move: m.Purchase) -> None:
        """Shows the player why a purchase without a space is impossible."""
        self.say(UiUpdate(unavailable=self.model.why_no_buy(move)))

    def why_upgrade(self) -> None:
        """Shows the player why a Military Upgrade is impossible."""
        self.say(UiUpdate(unavailable=self.model.why_no_upgrade()))

    # -- the main button -------------------------------------------------------------------------------------------

    def main_action(self) -> None:
        """Does what the main button or Enter means now: leaves history or recap, shows a scoring to its end, goes to
        the next recap step, opens the score, or plays the selected move, the picks or the payment, else ends the round.
        What wastes something is only asked about at first."""
        model = self.model
        if self.history.open:
            self.history.close()
        elif model.recap_since is not None:
            self.leave_recap()
        elif model.show is not None and not model.show.over:
            self.scored_to_end()
        elif model.story is not None:
            self.next_step()
        elif self.match.current_seat is None:
            self.request("score")
        elif model.deciding:
            self._decide()

    def _decide(self) -> None:
        model = self.model
        if model.pending is not None:
            self._do_pending(model.pending)
        elif model.picking:
            if (picked := model.picks.move) is not None:
                self.play(picked)
        elif (payment := model.payment) is not None:
            self.play(payment)
        elif (finish := model.finish) is not None and not model.choosing:
            self._finish(finish)

    def _do_pending(self, move: Move) -> None:
        """Plays a purchase; asks once if it would end an action with points left."""
        if self.careful() and not self.model.warned and self.model.lost_by(move):
            self.model.warned = True
            self.changed()
            return
        self.play(move)

    def _finish(self, move: Move) -> None:
        """Ends the round or the spoils; asks once if something is left unused."""
        model = self.model
        if self.careful() and not model.warned and self._left(move):
            model.warned = True
            self.changed()
            return
        self.play(move)

    def _left(self, move: Move) -> bool:
        """Tells whether ending now would leave something unused."""
        if isinstance(move, m.Finish):
            return len(self.model.legal) > 1
        left = self.model.unused()
        return bool(left.funds or left.upgrade or left.advantages or left.abilities)

    def leave_it(self) -> None:
        """Plays the move that passes or declines; a pass may first only be selected, since it gives up a whole tile."""
        move = self.model.leave
        if isinstance(move, m.Pass) and self.careful():
            self.select_move(move)
        elif move is not None:
            self.play(move)

    def next_step(self) -> None:
        """Goes on to the next recap step; after the last one the recap ends."""
        model = self.model
        if model.story is not None and not model.story.advance():
            model.story = None
        self.changed()

    def next_beat(self) -> None:
        """Goes on to the next row of the scoring over the map."""
        show = self.model.show
        if show is not None and not show.over:
            show.next_beat(clock.now())
            self.changed()

    def scored_to_end(self) -> None:
        """Shows the whole scoring over the map at once."""
        if (show := self.model.show) is not None:
            show.to_end()
            self.changed()

    def replay_scoring(self) -> None:
        """Replays the scoring over the map."""
        if (show := self.model.show) is not None:
            show.restart()
            self.changed()

    def skip_pauses(self) -> None:
        """Skips the pauses between bots' moves; while a scoring is shown, goes on to its next row instead."""
        if self.model.show is not None:
            self.next_beat()
        else:
            super().skip_pauses()

    def skip_story(self) -> None:
        """Skips the remaining recap steps."""
        self.model.story = None
        self.changed()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def look_at(self, card: str) -> None:
        """Opens a Ministry's zoom view; "" closes it."""
        self.model.closeup = card
        self.changed()

    def close_in_front(self) -> bool:
        if not self.model.closeup:
            return False
        self.look_at("")
        return True

    def close_lowest(self) -> bool:
        if self.model.show is not None and not self.model.show.over:
            self.scored_to_end()
        elif self.model.story is not None:
            self.skip_story()
        else:
            return False
        return True
