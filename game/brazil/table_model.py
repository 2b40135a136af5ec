"""The view model of Brazil: Imperial: legal moves, selections, the proposed payment, picked Combat cards, and the
battle that has just ended."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from engine.brazil import facts
from engine.brazil.components import UNITS
from engine.brazil.decisions import (
    CombatDecision,
    Decision,
    ExpeditionDecision,
    GiveCardsDecision,
    PaymentDecision,
    TurnDecision,
)
from engine.brazil.events import BattleEnded, CardsSealed, ExpeditionFought
from engine.brazil.moves import (
    AttackAdjacent,
    EndTurn,
    FightExpedition,
    Finish,
    GiveCombatCards,
    Move,
    MoveUnits,
    PayCombatCards,
    SealCards,
)
from engine.brazil.state import Player, State
from engine.core.event import Event, visible
from engine.core.move import Reason
from engine.core.rng import Rng
from engine.core.rules import ScoreLine
from game.brazil.battle.odds import SampledOdds, asks_for_cards, odds_of
from game.brazil.battle.outcome import BattleOutcome, outcome_of
from game.brazil.match import Match
from game.brazil.move_fields import fields_of
from game.brazil.payment_proposal import PaymentProposal
from game.brazil.preview import Preview, preview_of
from game.i18n.texts import Texts
from game.platform import clock
from game.play.decisions import pending_decision
from game.play.move_selector import MoveSelector
from game.play.refusals import nearest_refusal
from game.play.table_model import BaseTableModel

# What must have been pointed at before a move of a kind is played: never a unit moved by choosing it.
POINTED: dict[str, tuple[str, ...]] = {
    "move_units": ("hex",),
    "attack_adjacent": ("hex",),
    "build": ("tile", "hex"),
    "peek": ("hex",),
    "renovate": ("hex",),
    "place_palace": ("palace", "hex"),
    "deploy_unit": ("unit",),
    "manufacture": ("product",),
    "bid": ("vp",),
    "seal_cards": ("cards",),
    "give_combat_cards": ("cards",),
    "finish": ("kind",),
    "end_turn": ("kind",),
}
# Where the place leaves one thing to do, it is done: its ghost lies there, its price is told, and it is taken back.
AT_A_PLACE = ("build", "place_palace", "deploy_unit")
# Asked about where they can't be taken back; of what is bought the Pay button asks, where there is a choice. To walk
# into the unknown is to turn it up: nobody is asked for that.
BOUGHT = ("take_painting", "found_city", "build", "place_palace", "deploy_unit", "renovate", "manufacture")
CONFIRMED = ("peek", "announce_mission", "fight_expedition", "use_painting", *BOUGHT)
DEPTH = (
    "cannot_afford",
    "enemy_unit_there",
    "adjacent_to_enemy",
    "cannot_replace",
    "not_adjacent_to_own",
    "wrong_terrain",
)


# Where Combat cards are picked from the hand before they are given or sealed.
CARDS_PICKED: tuple[type[Decision], ...] = (CombatDecision, ExpeditionDecision, GiveCardsDecision)


@dataclass
class TableModel(BaseTableModel[State, Move, Decision]):
    match: Match
    selector: MoveSelector[Move] = field(default_factory=lambda: MoveSelector(fields_of))
    hand: list[int] = field(default_factory=list)  # places of Combat cards picked
    bill: PaymentProposal | None = None  # the payment asked for
    outcome: BattleOutcome | None = None
    sealed: tuple[int, int] = (-1, 0)  # the seat whose Combat cards were sealed last, and when
    scene_since: int = 0  # when the scene of the battle on show opened
    _fighting: bool = False
    missed: dict[int, list[BattleOutcome]] = field(
        default_factory=dict
    )  # by seat: ends of battles that it has yet to see

    # -- the position --------------------------------------------------------------------------------------------

    @property
    def drawer_beside_map(self) -> bool:
        return self.drawer in ("rules", "log")

    @property
    def player(self) -> Player:
        """The state of the seat whose board is shown below the map."""
        return self.view.seats[self.seat]

    def seat_name(self, texts: Texts, seat: int) -> str:
        """Returns the name of a seat's player; "the Dutch" for the solo challenge's opponent, which has no player."""
        return self.match.name(seat) or texts("dutch")

    def live_vp(self, seat: int) -> str:
        """Returns a seat's victory points as text; "" if the game's options hide them during play."""
        shown = self.view.options.live_vp
        if shown == "all" or (shown == "own" and seat == self.match.observer):
            ended = self._ended(seat)
            return str(facts.total(self.view, seat) if ended is None else sum(line.vp for line in ended))
        return ""

    def scorepad(self, seat: int) -> Sequence[ScoreLine]:
        """Returns the lines of a seat's score: as if the game ended in the position shown, or the final ones if it has
        ended."""
        ended = self._ended(seat)
        return facts.score(self.view, seat) if ended is None else ended

    def _ended(self, seat: int) -> Sequence[ScoreLine] | None:
        """The scorepad of the result, where a game that is over is shown at its end."""
        result = self.match.result() if self.match.cursor is None else None
        return result.lines[seat] if result is not None and seat < len(result.lines) else None

    def renew(self) -> None:
        fighting = self.outcome is not None or isinstance(self.frame, CombatDecision)
        if fighting and not self._fighting:
            self.scene_since = clock.now()
        self._fighting = fighting
        super().renew()

    def position_changed(self) -> None:
        self.bill = PaymentProposal(self.view) if self.asks(PaymentDecision) else None
        self.selector.renew(self.match.legal() if self.bill is None else self.bill.sources())
        self.pending = None
        self.hand = []

    @property
    def proposal(self) -> list[Move]:
        """The moves that make up the proposed payment, in order; [] if no payment is pending."""
        return self.bill.parts if self.bill is not None else []

    def swap(self, source: Move) -> None:
        """Replaces a part of the proposed payment by this source, if possible; nothing is paid yet."""
        if self.bill is not None and self.bill.swap(source):
            self.selector.renew(self.bill.sources())

    def happened(self, events: Sequence[Event]) -> None:
        """Takes note of a move's events: who sealed cards and when; the result of a battle or Expedition that ended, as
        ``outcome`` (else None), also kept for people who fought and are not at the screen. With a result, hides all
        secrets if another person is to be called. Brings back a dialog that was put aside."""
        self.outcome = None
        for event in events:
            if isinstance(event, CardsSealed) and event.cards:
                self.sealed = (event.seat, clock.now())
        if any(isinstance(event, (BattleEnded, ExpeditionFought)) for event in events):
            observer = self.match.observer
            self.outcome = outcome_of(visible(events, observer), self.match.view_at(len(self.match.log) - 1, observer))
        if self.outcome is not None:
            self.outcome.moves = len(self.match.log)
            self.outcome.since, self.outcome.shown = clock.now(), 0
            self._everybody_looks(self.outcome)
        self.aside = False

    def _everybody_looks(self, outcome: BattleOutcome) -> None:
        """Whether the end of a battle is shown to everybody: a person who fought and is not at the screen sees it
        later, after those missed before. Where the screen is handed over next, it is shown beside nobody's secrets."""
        others = {outcome.attacker, outcome.defender} - {self.match.viewer}
        for seat in others:
            if seat >= 0 and self.match.is_person(seat):
                self.missed.setdefault(seat, []).append(outcome)
        if self.match.handover_needed:
            self.match.clear_viewer()

    def jumped(self) -> None:
        """Closes a battle's result because another moment of the game is shown (persons who have not seen it yet are
        shown it later), and brings back a dialog that was put aside."""
        self.outcome, self.aside = None, False

    def on_hand_over(self) -> None:
        self.outcome = None

    def taken_over(self) -> None:
        self.show_next_outcome()

    @property
    def recap_fits(self) -> bool:
        """Whether a recap may be shown: a turn has begun, and its token is not placed yet."""
        frame = pending_decision(self.match.onlooker)
        return isinstance(frame, TurnDecision) and not frame.arch

    def has_seen(self, seat: int) -> None:
        """Notes that the person of this seat has seen the shown result of a battle, so that it is not shown to them
        later."""
        self.missed[seat] = [end for end in self.missed.get(seat, []) if end is not self.outcome]

    def show_next_outcome(self) -> None:
        """Replaces the shown result of a battle by the next one that the viewer has missed; by None if there is
        none."""
        viewer = self.match.viewer
        left = self.missed.get(viewer, []) if viewer is not None else []
        self.outcome = left.pop(0) if left else None
        if self.outcome is not None:
            self.outcome.since, self.outcome.shown = clock.now(), 0

    # -- asking the engine ---------------------------------------------------------------------------------------

    def best_reason(self, moves: Iterable[Move]) -> Reason | None:
        """Returns the reason to show for refusing all of these moves, that of the move nearest to being legal; None if
        one is legal, or there are none."""
        return nearest_refusal(self.match, moves, DEPTH)

    def preview(self, move: Move) -> Preview:
        return self.once(move, partial(preview_of, self.match, move))

    # -- pointing ------------------------------------------------------------------------------------------------

    def choose(self, **wanted: Hashable) -> Move | None:
        """Fixes fields of the move being chosen and drops what waits for confirmation. Returns the move that the fixed
        fields now mean (of movements that differ only in details left open, the plain one); None if none or several
        fit, or if a field must still be pointed at."""
        self.pending = None
        self.selector.fix(**wanted)
        return self.indicated_move()

    def indicated_move(self) -> Move | None:
        """Returns the move that the fixed fields mean; where several differ only in details left open, the plain one.
        None if they fit none or still several, or if the player has not pointed at a field that must be chosen on
        purpose."""
        left = self.selector.remaining
        if not left:
            return None
        left = self._settled(left, self.selector.chosen)
        if len(left) != 1:
            return None
        kind = str(fields_of(left[0])["kind"])
        needed = POINTED.get(kind, ())
        if kind in AT_A_PLACE and "hex" in self.selector.chosen:
            return left[0]
        return left[0] if all(name in self.selector.chosen for name in needed) else None

    def indicated_move_at(self, hex_id: int) -> Move | None:
        """Returns the move that a click on this hex would mean; where several differ only in details left open, the
        plain one. None if it fits none or still several."""
        left = self._settled(self.selector.by(hex=hex_id), {**self.selector.chosen, "hex": hex_id})
        return left[0] if len(left) == 1 else None

    @staticmethod
    def _settled(moves: list[Move], chosen: Mapping[str, Hashable]) -> list[Move]:
        """Returns the plain one of moves that differ only in details the player left open."""
        if "hex" in chosen and "unit" in chosen and all(isinstance(move, MoveUnits) for move in moves):
            if "group" not in chosen:
                alone = [move for move in moves if isinstance(move, MoveUnits) and len(move.units) == 1]
                moves = list(alone) or moves
            if "by" not in chosen and len(moves) == 2:
                extra = [move for move in moves if isinstance(move, MoveUnits) and move.by == "extra"]
                moves = list(extra) or moves
        return moves

    def needs_confirming(self, move: Move) -> bool:
        """Returns whether the player must confirm a move that can't be undone: an attack resolved without a further
        choice of theirs, or certain other moves where they reveal something. Exploring by a movement never asks, nor
        does deploying a unit that was picked by hand."""
        if isinstance(move, (MoveUnits, AttackAdjacent)):
            return self.preview(move).settled
        if move.kind == "deploy_unit" and "unit" in self.selector.chosen:
            return False  # every unit brings a card: asked is only who has pointed at none
        return move.kind in CONFIRMED and (self.preview(move).shown or self.preview(move).settled)

    @property
    def may_hold_back(self) -> bool:
        """Whether the player may still undo the attack just made: no Combat card is sealed yet."""
        frame = self.frame
        opened = isinstance(frame, CombatDecision) and frame.stage == "attack" and self.deciding
        return opened and self.match.can_undo and isinstance(self.match.log[-1].move, (MoveUnits, AttackAdjacent))

    def waives_move(self) -> bool:
        """Returns whether ending the turn now would give up a legal movement or attack that is a fight, reveals a tile
        or changes the points."""
        return any(self.is_important(move) for move in self.selector.legal)

    def waives_announcement(self) -> bool:
        """Returns whether ending the turn now would leave a Mission unannounced that can be announced."""
        return bool(self.selector.every(kind="announce_mission"))

    def waives_product(self) -> bool:
        """Returns whether finishing now would give up a product that could be made."""
        return self.kind == "manufacture" and bool(self.selector.every(kind="manufacture"))

    def is_important(self, move: Move) -> bool:
        """Returns whether a movement or attack is a fight, reveals a tile or changes the points; False for other
        moves."""
        if isinstance(move, MoveUnits):
            seen = self.preview(move)
            return seen.battle or seen.reveals or seen.vp_after != seen.vp_before
        return isinstance(move, (AttackAdjacent, FightExpedition))

    def cancel_selection(self) -> bool:
        """Handles Esc: cancels the first of these that there is: the move that waits for confirmation (with its hex or
        painting), the Combat card picked last, all fields fixed so far. Returns whether there was one."""
        if self.pending is not None:
            self.pending = None
            self.selector.release("hex", "painting")
            return True
        if self.hand:
            self.hand.pop()
            return True
        return self.selector.release()

    # -- what can be done ---------------------------------------------------------------------------------------------

    def units_that_move(self) -> list[int]:
        kinds = (MoveUnits, AttackAdjacent, FightExpedition)
        return list(dict.fromkeys(fields_of(m)["unit"] for m in self.selector.legal if isinstance(m, kinds)))  # type: ignore[misc]

    def defender(self, hex_id: int) -> int:
        """Returns the seat that would defend this hex if the player attacked it; NOBODY if none would."""
        return facts.defender(self.view, hex_id, self.seat)

    # -- moves without a place -------------------------------------------------------------------------------------

    def finish(self) -> Move | None:
        """Returns the legal move that ends the step or the turn, made by the main button; None if there is none."""
        return next((move for move in self.selector.legal if isinstance(move, (Finish, EndTurn))), None)

    def picked_cards(self) -> tuple[str, ...]:
        held = self.view.seats[self.seat].combat_cards
        return tuple(sorted(held[place] for place in self.hand if place < len(held)))

    def cards_move(self) -> Move | None:
        """Returns the legal move that seals or gives exactly the picked cards; None if there is none."""
        cards = self.picked_cards()
        for move in self.selector.legal:
            if isinstance(move, (SealCards, GiveCombatCards)) and tuple(sorted(move.cards)) == cards:
                return move
        return None

    def most_cards(self) -> int:
        counts = [
            len(m.cards) for m in self.selector.legal if isinstance(m, (SealCards, GiveCombatCards, PayCombatCards))
        ]
        return max(counts, default=0)

    def pick_card(self, place: int) -> None:
        if place in self.hand:
            self.hand.remove(place)
        elif self.most_cards():
            self.hand = [*self.hand, place][-self.most_cards() :]

    @property
    def picks_cards(self) -> bool:
        """Whether Combat cards are being picked, to be sealed or given."""
        return self.asks(*CARDS_PICKED) and self.most_cards() > 0

    def odds(self) -> SampledOdds | None:
        """Returns the `SampledOdds` of the battle if the picked cards were sealed, sampled between frames by ``think``;
        None unless the player is to choose cards for a battle."""
        if not self.deciding or not asks_for_cards(self.view, self.seat):
            return None
        cards = self.picked_cards()
        return self.once(
            cards, lambda: odds_of(self.view, self.seat, cards, Rng(self.match.derived_seed(self.seat, "odds")))
        )

    def thinks(self) -> bool:
        """Returns whether the odds of the picked cards need more samples."""
        odds = self.odds()
        return odds is not None and odds.left > 0

    def think(self) -> bool:
        """Draws some more samples for the odds of the picked cards; returns True if that has completed them."""
        odds = self.odds()
        return odds is not None and odds.left > 0 and not odds.think()

    def unit_kind(self, seat: int, unit: int) -> str:
        return UNITS[self.view.seats[seat].colour][unit].kind
