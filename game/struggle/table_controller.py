"""What a person can do at the table: pointing at spaces, tiles and cards, the main button; see
game.play.table_controller."""

from __future__ import annotations

from collections.abc import Callable

from engine.struggle import moves as m
from engine.struggle.decisions import KeepDecision, MinistryDecision, RoundDecision
from engine.struggle.moves import Move
from engine.struggle.state import NAVY_BOX, State
from game.platform import clock
from game.play.table_controller import BaseController as AnyHands
from game.play.table_controller import UiUpdate
from game.play.turn_runner import TurnRunner
from game.struggle.offers import NOWHERE, MoveOffer
from game.struggle.table_model import AT_ONCE, TableModel


class TableController(AnyHands[State, Move]):
    """``careful``: whether the end of a round with something left is said first."""

    def __init__(
        self,
        model: TableModel,
        runner: TurnRunner,
        tell: Callable[[UiUpdate], None],
        careful: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(model.match, model, runner, tell)
        self.model = model
        self.careful = careful

    # -- meaning -------------------------------------------------------------------------------------------------

    def mean(self, move: Move) -> None:
        """The main button would do this now; meant once more, it is done."""
        if self.model.pending == move:
            self._do_pending(move)
            return
        self.model.pending, self.model.warned = move, False
        self.changed()

    def do(self, move: Move) -> None:
        """By a button of its own: at once, but for the warning."""
        if self.model.pending != move:
            self.model.pending, self.model.warned = move, False
        self._do_pending(move)

    def look_at_effect(self, tile: str) -> None:
        """Another War tile of those whose effects are asked for; its only target is proposed."""
        model = self.model
        model.effects.tile, model.warned = tile, False
        model.pending = model.effects.proposal
        self.changed()

    def choose(self, move: Move) -> None:
        """At once where it can be taken back."""
        if self.model.preview(move).reveals:
            self.mean(move)
        else:
            self.play(move)

    def take_up(self, tool: str) -> None:
        """An Advantage, an ability, a Squadron: what is pointed at next is for it; once more lays it down."""
        model = self.model
        model.pending, model.at, model.warned = None, NOWHERE, False
        model.tool = "" if model.tool == tool else tool
        self.changed()

    def click_space(self, space: int) -> None:
        model = self.model
        if not model.deciding:
            if model.recap_since is not None and not self.history.open:
                self.close_recap()
            elif not self.history.open and model.story is None:
                self.hurry()
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
        """Show what can be done there; the first of it is proposed."""
        model = self.model
        model.at, model.pending, model.warned = space, offers[0].move, False
        self.changed()

    def _nothing_at(self, space: int) -> None:
        """An own Squadron is taken up; else what was pointed at is let go, and why nothing can be done is said."""
        model = self.model
        if space in model.own_squadrons():
            self.take_up(f"source:{space}")
            return
        reason = model.why_dark(space)
        if not model.let_go() and reason is not None:
            self.say(UiUpdate(dark=reason))
        else:
            self.changed()

    def click_box(self) -> None:
        """A Squadron of the Navy Box: picked, lost, or about to sail."""
        model = self.model
        kinds = (m.PickSquadron, m.LoseSquadron)
        picked = next((move for move in model.legal if isinstance(move, kinds) and move.source == NAVY_BOX), None)
        if picked is not None and model.deciding:
            self.choose(picked)
        elif NAVY_BOX in model.own_squadrons():
            self.take_up(f"source:{NAVY_BOX}")

    def click_advantage(self, name: str) -> None:
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
            self.mean(uses[0])
        elif uses:
            self.take_up(f"advantage:{name}")
        elif model.asks(RoundDecision):
            self.say(UiUpdate(dark=model.why(m.UseAdvantage(model.seat, name))))

    def click_tile(self, no: int) -> None:
        """An Investment tile of the offer."""
        move = self.model.takes(no)
        if move is not None and self.model.deciding:
            self.mean(move)
        elif self.model.asks(RoundDecision):
            self.say(UiUpdate(dark=self.model.why(m.TakeTile(self.model.seat, no))))

    def click_event(self, card: str) -> None:
        """A card of the hand: kept, discarded or played."""
        model = self.model
        if not model.deciding:
            return
        if model.asks(KeepDecision):
            self.pick(card)
        elif (discard := model.discards(card)) is not None:
            self.mean(discard)
        elif len(ways := model.plays(card)) == 1:
            self.mean(ways[0])
        elif ways:
            self.take_up(f"event:{card}")
        elif model.asks(RoundDecision):
            self.say(UiUpdate(dark=model.why(m.PlayEvent(model.seat, card))))

    def click_ministry(self, card: str) -> None:
        """In the Ministry Phase it is chosen; else it is looked at, with its abilities."""
        if self.model.asks(MinistryDecision):
            self.pick(card)
        else:
            self.look_at(card)

    def use_ability(self, card: str, ability: str) -> None:
        model = self.model
        ways = model.uses(card, ability)
        model.closeup = ""
        if len(ways) == 1 and not getattr(ways[0], "target", ""):
            self.mean(ways[0])
        elif ways:
            self.take_up(f"ability:{card}.{ability}")
        else:
            self.say(UiUpdate(dark=model.why(m.UseAbility(model.seat, card, ability))))

    def turn_up(self, card: str) -> None:
        """A Ministry that lies face down."""
        self.model.closeup = ""
        move = self.model.reveal(card)
        if move is not None:
            self.mean(move)
        else:
            self.say(UiUpdate(dark=self.model.why(m.Reveal(self.model.seat, card))))

    def pick(self, card: str) -> None:
        self.model.picks.pick(card)
        self.changed()

    def move_tile(self, number: int, by: int) -> None:
        self.model.picks.shift(number, by)
        self.changed()

    def swap(self) -> None:
        """Another mix of Debt and Treaty Points."""
        self.model.swap()
        self.changed()

    def other_action(self) -> None:
        """The same purchase by the other action."""
        model = self.model
        for offer in [*model.offers(model.at), *model.buys()]:
            if model.pending in offer.ways and len(offer.ways) > 1:
                number = (offer.ways.index(model.pending) + 1) % len(offer.ways)
                model.pending, model.warned = offer.ways[number], False
                self.changed()
                return

    def other(self) -> None:
        """What the second button would change: the payment, or the action."""
        if self.model.payment is not None:
            self.swap()
        else:
            self.other_action()

    def why_buy(self, move: m.Purchase) -> None:
        """A button of the purse that is dark."""
        self.say(UiUpdate(dark=self.model.why_no_buy(move)))

    def why_upgrade(self) -> None:
        self.say(UiUpdate(dark=self.model.why_no_upgrade()))

    # -- the main button -------------------------------------------------------------------------------------------

    def main_action(self) -> None:
        """Enter, too."""
        model = self.model
        if self.history.open:
            self.history.close()
        elif model.recap_since is not None:
            self.close_recap()
        elif model.show is not None and not model.show.over:
            self.scored_to_end()
        elif model.story is not None:
            self.next_step()
        elif self.match.asked is None:
            self.wish("score")
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
        elif (finish := model.finish) is not None:
            self._finish(finish)

    def _do_pending(self, move: Move) -> None:
        """A purchase that would end an action with points left asks once."""
        if self.careful() and not self.model.warned and self.model.lost_by(move):
            self.model.warned = True
            self.changed()
            return
        self.play(move)

    def _finish(self, move: Move) -> None:
        """The end of a round, or of spoils, with something left is said once."""
        model = self.model
        if self.careful() and not model.warned and self._left(move):
            model.warned = True
            self.changed()
            return
        self.play(move)

    def _left(self, move: Move) -> bool:
        """Spoils and USA flags: whatever else may be done."""
        if isinstance(move, m.Finish):
            return len(self.model.legal) > 1
        left = self.model.unused()
        return bool(left.funds or left.upgrade or left.advantages or left.abilities)

    def leave_it(self) -> None:
        """The second button: pass, which gives a whole tile away, or leave what may be left."""
        move = self.model.leave
        if isinstance(move, m.Pass) and self.careful():
            self.mean(move)
        elif move is not None:
            self.play(move)

    def next_step(self) -> None:
        """What is told goes on."""
        model = self.model
        if model.story is not None and not model.story.on():
            model.story = None
        self.changed()

    def next_beat(self) -> None:
        """The next row of the scoring that is shown over the map; all of it has run: nothing."""
        show = self.model.show
        if show is not None and not show.over:
            show.next_beat(clock.now())
            self.changed()

    def scored_to_end(self) -> None:
        """All of the scoring that is shown over the map, at once."""
        if (show := self.model.show) is not None:
            show.to_end()
            self.changed()

    def scored_again(self) -> None:
        """The scoring over the map from its first row."""
        if (show := self.model.show) is not None:
            show.again()
            self.changed()

    def hurry(self) -> None:
        """Bots need not wait; while a scoring is shown, its next row."""
        if self.model.show is not None:
            self.next_beat()
        else:
            super().hurry()

    def skip_story(self) -> None:
        self.model.story = None
        self.changed()

    # -- taking over, and what is shown ----------------------------------------------------------------------------

    def take_over(self, seat: int) -> None:
        """The person of this side has come to the screen."""
        self.match.hand_over(seat)
        if not self.tell_recap(seat):
            self.changed()

    def look_at(self, card: str) -> None:
        """A card in full; "" puts it back."""
        self.model.closeup = card
        self.changed()

    def toggle_aside(self) -> None:
        self.model.aside = not self.model.aside
        self.changed()

    def give_up(self) -> bool:
        """Back to before the last thing pointed at; True when there was something."""
        if not self.model.let_go():
            return False
        self.changed()
        return True

    def leave(self) -> None:
        """Esc closes the top-most thing; with nothing open it asks for the menu. The rules, read beside the sheet, are
        under what has been pointed at on it, and over what is told."""
        model = self.model
        if model.closeup:
            self.look_at("")
        elif self.history.open:
            self.history.close()
        elif model.recap_since is not None:
            self.close_recap()
        elif model.drawer and model.drawer != "rules":
            self.close_drawer()
        elif self.give_up():
            return
        elif model.drawer:
            self.close_drawer()
        elif model.show is not None and not model.show.over:
            self.scored_to_end()
        elif model.story is not None:
            self.skip_story()
        else:
            self.wish("menu")
