"""The view model of Historia's table: cards chosen for sealing and their targets, selections, forecasts, the reveal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from engine.core.event import Event, visible
from engine.core.move import Reason, refuse
from engine.historia import facts
from engine.historia.components import ACTIONS
from engine.historia.decisions import (
    ChooseDecision,
    Decision,
    DraftDecision,
    ExploitDecision,
    FirstCubeDecision,
    PlaceDecision,
    ResolveDecision,
    WarDecision,
)
from engine.historia.events import CardsSealed, CubeLost, LeaderKept, Raided, WarFought, WonderRemoved
from engine.historia.moves import Attack, Finish, Move, PlaceCube, RecoverCube, Resolve, SealCards
from engine.historia.state import Civilization, State
from game.historia import intent, preview
from game.historia.match import Match
from game.historia.move_fields import fields_of
from game.historia.preview import Preview
from game.historia.scenes.reveal import RevealScene, reveal_of
from game.play.decisions import pending_decision
from game.play.log_lines import visible_events
from game.play.move_selector import MoveSelector
from game.play.refusals import nearest_refusal
from game.play.table_model import BaseTableModel
from game.play.turn_summary import last_turn_end

EVENTS_NOT_SHOWN = (CardsSealed, LeaderKept)  # nobody has anything to look at
MAP_FRAMES = (FirstCubeDecision, PlaceDecision, WarDecision, ExploitDecision)


@dataclass
class TableModel(BaseTableModel[State, Move, Decision]):
    match: Match
    selector: MoveSelector[Move] = field(default_factory=lambda: MoveSelector(fields_of))
    lifted: list[str] = field(default_factory=list)  # cards to be sealed, in the order chosen
    warned_of: tuple[str, ...] = ()  # lifted cards that could do nothing, after that was said once more
    pointed: str = ""  # a card under the mouse: its targets are lit
    pointed_side: tuple[str, str] | None = None  # the same of a side that could be resolved
    plans: dict[int, tuple[tuple[int, int], Move]] = field(default_factory=dict)  # by seat: round, target of its card
    taken_up: str = ""  # of several cards turned up the one that was pointed at
    by_hand: bool = False  # something was taken back: nothing is played by itself
    reveal: RevealScene | None = None  # all have chosen: on show
    parting: bool = False  # all look at what has happened; then the next person is called

    # -- the position ----------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat whose board is shown below: the one that decides here, else the last to decide while all watch, else
        the viewer, else the first person."""
        acting = self.match.acting
        if acting is not None:
            return acting
        if self.parting and self.match.cursor is None and self.match.last_decider is not None:
            return self.match.last_decider
        if self.match.viewer is not None:
            return self.match.viewer
        return next(iter(self.match.people), 0)

    @property
    def own(self) -> Civilization:
        return self.view.seats[self.seat]

    @property
    def presenting(self) -> bool:
        return self.reveal is not None

    @property
    def choosing(self) -> bool:
        return self.asks(ChooseDecision)

    def sealed(self, seat: int) -> bool:
        """Returns whether a player has sealed cards in this round that have not been revealed yet."""
        frame = self.frame
        return isinstance(frame, ChooseDecision) and seat < len(frame.sealed) and frame.sealed[seat] is not None

    @property
    def own_sealed(self) -> tuple[str, ...]:
        """The cards the shown seat has sealed in this round; () if it has not, or if this screen may not know them."""
        frame = self.frame
        if not isinstance(frame, ChooseDecision) or self.seat >= len(frame.sealed):
            return ()
        return frame.sealed[self.seat] or ()

    @property
    def rivals(self) -> list[int]:
        """The other seats: players in turn order, then Civbots in theirs."""
        s = self.view
        return [seat for seat in (*s.order, *s.civbot_order) if seat != self.seat]

    def place(self, seat: int) -> int:
        """Returns a seat's place in turn order, from 1; 0 for a Civbot, and in a solo game."""
        order = self.view.order
        return order.index(seat) + 1 if seat in order and len(order) > 1 else 0

    def position_changed(self) -> None:
        self.selector.renew(self.match.legal())
        self.pending = intent.preselected(self)
        self.lifted, self.warned_of = [], ()
        self.pointed = ""
        self.pointed_side = None

    def happened(self, events: Sequence[Event]) -> None:
        """Handles a move's events: starts the reveal scene and, if another person is to be called, hides the hands
        while the events are shown; moves may be played without a click again."""
        shown = visible(events, self.match.viewer)
        self.by_hand = False
        self.reveal = reveal_of(self.match.onlooker, shown) or self.reveal
        self._stays()
        self.parting = self.match.handover_needed and not all(isinstance(event, EVENTS_NOT_SHOWN) for event in events)
        if self.parting:
            self.match.clear_viewer()

    def _stays(self) -> None:
        """Whether the person who decided last keeps the mouse, so that nobody else's own cards open before them. Of
        those who choose next they are the first; to draft, another may be called."""
        match, here = self.match, self.match.last_decider
        if here is None:
            return  # bots alone have decided
        if match.viewer not in (None, here) and not match.policy.in_public(match.onlooker):
            match.viewer = here if here in match.awaiting else None

    def jumped(self) -> None:
        self.on_hand_over()
        self.by_hand = True

    def on_hand_over(self) -> None:
        self.reveal, self.parting = None, False

    @property
    def recap_fits(self) -> bool:
        """Whether a recap may be shown now: cards or leaders are to be chosen."""
        return isinstance(pending_decision(self.match.onlooker), (ChooseDecision, DraftDecision))

    def suffered(self) -> list[Event]:
        """Returns the events since the shown seat's last choice that were directed against it: Wars with the cube they
        cost, then Raids, then wonders that Civbots removed from the row."""
        first = last_turn_end(self.match, self.seat) + 1
        events = [event for number in range(first, self.match.at + 1) for event in visible_events(self.match, number)]
        found: list[Event] = []
        for kind in (WarFought, Raided, WonderRemoved):
            for number, event in enumerate(events):
                if isinstance(event, kind) and getattr(event, "other", self.seat) == self.seat:
                    found.append(event)
                    after = events[number + 1 :]
                    lost = next((one for one in after if isinstance(one, (CubeLost, WarFought))), None)
                    if kind is WarFought and isinstance(lost, CubeLost) and lost.seat == self.seat:
                        found.append(lost)
        return found

    # -- choosing cards --------------------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[str, ...]:
        """The shown seat's cards: Actions in the order of the file, then advisors."""
        return (*facts.hand(self.view, self.seat), *self.own.advisors)

    @property
    def most(self) -> int:
        return facts.most_cards(self.view, self.seat)

    def why_not_lift(self, card: str) -> Reason | None:
        """Returns why a card may not be chosen for sealing, also because too many are; None if it may."""
        reason = facts.why_not_choose(self.view, self.seat, card)
        if reason is None and card not in self.lifted and len(self.lifted) >= self.most > 1:
            return refuse("too_many_cards", most=self.most)
        return reason

    def lift(self, card: str) -> Reason | None:
        """Chooses a card for sealing, or puts it back if it is chosen; where only one may be chosen, it replaces the
        other. Discards the planned target. Returns why it may not be chosen, or None."""
        intent.drop_plan(self)
        if card in self.lifted:
            self.lifted.remove(card)
            return None
        reason = self.why_not_lift(card)
        if reason is None:
            self.lifted = [*([] if self.most == 1 else self.lifted), card]
        return reason

    def seal_move(self) -> SealCards | None:
        """Returns the move that seals the chosen cards; None if they may not be sealed."""
        wanted = set(self.lifted)
        for move in self.selector.legal:
            if isinstance(move, SealCards) and set(move.cards) == wanted:
                return move
        return None

    @property
    def warned(self) -> bool:
        """Whether the player was warned that these chosen cards could do nothing; the main button then seals them."""
        return bool(self.lifted) and self.warned_of == tuple(self.lifted)

    def warnings(self) -> list[str]:
        """Returns text ids of warnings about the cards chosen for sealing: cards without effect, too few cubes, fewer
        cards than possible. None of them prevents sealing."""
        found: list[str] = []
        if not self.lifted:
            return found
        seen = self.of_lifted()
        if seen.idle and not seen.ends_turn:
            found.append("warn-idle")
        elif any(self.of_card(card).idle for card in seen.idle_cards):  # and no card before it helps
            found.append("warn-one-idle")
        costs = [ACTIONS[card].basic.cost for card in self.lifted if card in ACTIONS]
        if len(costs) > 1 and sum(costs) > self.own.supply and seen.idle_cards:
            found.append("warn-cubes")
        if len(self.lifted) < min(self.most, len([c for c in self.hand if self.why_not_lift(c) is None])):
            found.append("warn-fewer")
        return found

    # -- what would happen -----------------------------------------------------------------------------------------

    def _trial(self) -> State:
        return self.once("trial", lambda: self.match.trial(self.seat))

    def of_card(self, card: str) -> Preview:
        """Returns the forecast of a card of the hand if it were resolved now."""
        return self._preview((card,))

    def of_lifted(self) -> Preview:
        """Returns the forecast of resolving all cards chosen for sealing, in that order."""
        return self._preview(tuple(self.lifted))

    def _preview(self, cards: tuple[str, ...]) -> Preview:
        return self.once(cards, lambda: preview.of_cards(self._trial(), self.seat, cards))

    def of_side(self, card: str, side: str) -> Preview:
        """Returns the forecast of one side of a card that has been turned up."""
        return self.once((card, side, "side"), lambda: preview.of_side(self._trial(), self.seat, card, side))

    def preview_events(self, move: Move) -> list[Event]:
        """Returns the events that playing a move would cause at once; nothing is played in the game."""
        return self.match.rules.apply(self._trial().copy(), move)

    def shown_preview(self) -> Preview | None:
        """Returns the forecast to show: of the side or the card pointed at, else of all chosen cards; None if there is
        none."""
        if self.pointed_side is not None and self.asks(ResolveDecision):
            return self.of_side(*self.pointed_side)
        if not self.choosing:
            return None
        if self.tried:
            return self.of_card(self.tried)
        return self.of_lifted() if self.lifted else None

    def summed(self) -> tuple[str, Preview | None]:
        """Returns the card named over the main button and the forecast beside it: of the cards chosen, which the button
        seals, else of the one pointed at. "" if several or none are chosen."""
        if self.lifted:
            return (self.lifted[0] if len(self.lifted) == 1 else "", self.of_lifted())
        return (self.tried, self.shown_preview())

    @property
    def in_play(self) -> str:
        """The turned-up card of the shown seat whose sides are offered; "" if it has none."""
        shown = self.own.shown
        return self.taken_up if self.taken_up in shown else next(iter(shown), "")

    @property
    def tried(self) -> str:
        """The card under the pointer, if it is not chosen for sealing, whose forecast is shown; "" if there is none."""
        return self.pointed if self.choosing and self.pointed not in self.lifted else ""

    # -- asking the engine -----------------------------------------------------------------------------------------

    def why_not_there(self, territory: int) -> Reason | None:
        """Returns why the pending question can't be answered with this territory; None: it can, or no territory is
        needed."""
        seat = self.seat
        if self.asks(FirstCubeDecision, PlaceDecision):
            return self.why(PlaceCube(seat, territory))
        if self.asks(ExploitDecision):
            return self.why(RecoverCube(seat, territory))
        if self.asks(WarDecision):
            return nearest_refusal(self.match, (Attack(seat, other, territory) for other in self.rivals))
        return None

    # -- pointing --------------------------------------------------------------------------------------------------

    def choose(self, **wanted: Hashable) -> Move | None:
        """Limits the legal moves to those with these fields (fields fixed before are released where none fits both). If
        only one is left, it is selected, not played, and returned; else None is selected and returned."""
        self.selector.fix(**wanted)
        left = self.selector.remaining
        self.pending = left[0] if len(left) == 1 else None
        if self.pending is not None:
            self.selector.release()  # another may be chosen instead
        return self.pending

    def finish(self) -> Move | None:
        """Returns the legal move that declines what is still offered, for the main button; None if there is none."""
        return next((move for move in self.selector.legal if isinstance(move, Finish)), None)

    def resolutions(self) -> list[tuple[str, str]]:
        """Returns (card, side) of each legal way to resolve a turned-up card; the side "nothing" leaves it unused."""
        return [(move.card, move.side) for move in self.selector.legal if isinstance(move, Resolve)]

    def cancel_selection(self) -> bool:
        """Cancels one selection (Esc): the selected move, else the planned target, else the card chosen last, else the
        fields selected; returns False if there was none."""
        if self.pending is not None:
            self.pending = None
            self.selector.release()
            return True
        if self.choosing and intent.drop_plan(self):
            return True
        if self.lifted:
            self.lifted.pop()
            return True
        return self.selector.release()

    # -- what is lit -----------------------------------------------------------------------------------------------

    def lit_territories(self) -> dict[int, str]:
        """Returns, by the number of a territory, what a click on it would do now: "place" a cube, start a "war", or
        "lift" (recover) a cube; other territories are left out."""
        if not self.deciding:
            return {}
        found: dict[int, str] = {}
        for move in self.selector.remaining:
            if isinstance(move, PlaceCube):
                found[move.territory] = "place"
            elif isinstance(move, Attack):
                found[move.territory] = "war"
            elif isinstance(move, RecoverCube) and move.territory >= 0:
                found[move.territory] = "lift"
        return found

    def hinted_territories(self) -> tuple[int, ...]:
        """Returns the numbers of the territories that the forecast shown now could choose as targets; () without a
        forecast."""
        seen = self.shown_preview()
        return seen.territories if seen is not None else ()

    def must_choose_territory(self) -> bool:
        """Returns whether the pending decision is answered on the map, so that pieces elsewhere are dimmed."""
        return self.asks(*MAP_FRAMES) and bool(self.lit_territories())

    def lit(self, **wanted: Hashable) -> bool:
        """Returns whether a click on something with these fields of a move would have an effect now."""
        if self.choosing:
            return any(intent.has_fields(move, **wanted) for move in intent.possible_targets(self))
        return self.deciding and bool(self.selector.by(**wanted))

    def chosen(self, **wanted: Hashable) -> bool:
        """Returns whether something with these fields is part of the selected move, or, while cards are chosen, of the
        planned one."""
        return intent.has_fields(intent.planned(self) if self.choosing else self.pending, **wanted)

    @property
    def drafting(self) -> tuple[str, ...]:
        """The leaders from which the person at this screen chooses now; () outside a draft."""
        frame = self.frame
        return frame.packets[-1] if isinstance(frame, DraftDecision) and self.deciding else ()
