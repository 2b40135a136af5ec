"""The view model of Imperial Struggle's table: legal moves by space, selections, picked cards, payment, open panels.

It holds no pixels and decides no rule: prices and refusals come from the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from engine.core.event import Event, visible
from engine.core.move import Reason
from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.decisions import (
    CalendarDecision,
    Decision,
    KeepDecision,
    PayDecision,
    RoundDecision,
    WarDecision,
)
from engine.struggle.events import TheaterRevealed, TheaterWon
from engine.struggle.moves import Move
from engine.struggle.rules.purchases.points import funds
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import Player, State
from game.play.refusals import nearest_refusal
from game.play.table_model import BaseTableModel
from game.struggle.effect_choice import EffectChoice
from game.struggle.hot_seat_policy import round_frame
from game.struggle.match import RULES, Match
from game.struggle.offers import NOWHERE, MoveOffer, candidates, is_purchase, offers_of, place_of
from game.struggle.picks import ASK, CardPicks
from game.struggle.preview import Preview, preview
from game.struggle.scoring_show import ScoredShow, tipping_of
from game.struggle.wording.recap import RecapQueue, TheaterFought, TurnScored

AT_ONCE = (m.PickSpace, m.PickSquadron, m.LoseSquadron, m.PlaceUsa, m.RemoveFort)
TOOLED = (m.UseAdvantage, m.UseAbility)
ENDS = (m.EndRound, m.Finish)
LEAVES = (m.Pass, m.Decline)
OVER_MAP = ("war", "cards", "tiles")  # drawers that cover the map
# Refusal codes, nearest to legal first: of several the first is shown.
DEPTH = (
    "not_enough",
    "minor_used",
    "line_closed",
    "limited_points",
    "major_needed",
    "minor_cannot_unflag",
    "squadron_moved",
    "no_connection",
    "source_isolated",
    "source_in_conflict",
    "source_changed",
    "not_held_before",
    "fort_not_connected",
    "fort_undamaged",
    "no_points",
)


@dataclass
class TableModel(BaseTableModel[State, Move, Decision]):
    match: Match
    legal: list[Move] = field(default_factory=list)
    tool: str = ""  # selected: "advantage:rum", "ability:card.name", "source:12", "event:card", "upgrade"
    at: int = NOWHERE  # the space with an open popup
    hovered: Move | None = None  # the move under the pointer
    refused: Reason | None = None  # why nothing can be done under the pointer
    warned: bool = False  # the confirmation is being shown
    picks: CardPicks = field(default_factory=CardPicks)
    mix: int = 0  # index of the selected payment
    effects: EffectChoice = field(default_factory=EffectChoice)  # while War tile effects are pending
    closeup: str = ""  # the Ministry whose zoom view is open
    story: RecapQueue | None = None
    _before: State | None = None

    # -- the position --------------------------------------------------------------------------------------------

    @property
    def covered(self) -> bool:
        """Whether no side's hand may be shown now: people watch a public decision together, or no person's view is
        shown."""
        return self.match.neutral or (self.match.viewer is None and bool(self.match.people))

    @property
    def frame(self) -> Decision | None:
        frame = super().frame
        return None if isinstance(frame, (CalendarDecision, WarDecision)) else frame

    @property
    def presenting(self) -> bool:
        return self.story is not None

    @property
    def picking(self) -> bool:
        """Whether the pending decision asks for several cards or tiles, which make one move together."""
        return self.asks(*ASK)

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    @property
    def round(self) -> RoundDecision | None:
        """The Action Round in progress; None if there is none."""
        return round_frame(self.view)

    def position_changed(self) -> None:
        self.legal = self.match.legal()
        self.clear_selections()
        frame = self.frame
        self.mix = 0
        if isinstance(frame, PayDecision):
            (proposed,) = RULES.suggest(self.view, frame.seat)
            assert isinstance(proposed, m.PayRest)
            self.mix = frame.mixes.index((proposed.debt, proposed.trp))
        self.picks = CardPicks.of(frame, self.legal, self.player)
        self.effects = EffectChoice.of(self.view) if self.match.acting is not None else EffectChoice()
        self.pending = self.effects.proposal
        self._before = self.match.onlooker if self.match.cursor is None else None
        if self.drawer in OVER_MAP and self.choices():
            self.drawer = ""  # it would cover what is asked now

    def happened(self, events: Sequence[Event]) -> None:
        """Adds recap steps for the events of a move to the queue, closes overlays that would hide them, and brings back
        a panel that was put aside."""
        recap = RecapQueue.of(visible(events, self.match.viewer), self._before, self.match.onlooker)
        if recap is not None:
            self.story = recap if self.story is None else self.story.joined(recap)
            self.closeup = ""
            self.drawer = self.drawer if self.drawer == "rules" else ""
        self.aside = False

    def jumped(self) -> None:
        """Discards all recap steps, after a jump to another position."""
        self.story = None

    @property
    def shows_turn_scoring(self) -> bool:
        """Whether the present recap step is a scoring."""
        return self.story is not None and isinstance(self.story.step, TurnScored)

    @property
    def show(self) -> ScoredShow | None:
        """The scoring being shown over the map; None if there is none, or if the game ended without one."""
        step = self.story.step if self.story is not None else None
        if not isinstance(step, TurnScored) or step.bare:
            return None
        if step.show is None:
            step.show = ScoredShow.of(step, tipping_of(self.match, step))
        found: ScoredShow = step.show
        return found

    def fought(self, war: int) -> dict[int, TheaterFought]:
        """Returns, by theater number, the theaters of a war revealed or decided so far, from the public log."""
        match, found = self.match, dict[int, TheaterFought]()
        for count, entry in enumerate(match.log):
            if any(isinstance(event, (TheaterRevealed, TheaterWon)) and event.war == war for event in entry.events):
                story = RecapQueue.of(visible(entry.events, None), match.view_at(count, None), match.onlooker)
                found |= story.all_fought(war) if story is not None else {}
        return found

    # -- asking the engine ---------------------------------------------------------------------------------------

    def why_not_selectable(self, space: int) -> Reason | None:
        """Returns why nothing can be done on a space now; None if something can, while something is selected, or
        outside a round."""
        if not self.asks(RoundDecision) or self.tool or space in self.lit():
            return None
        return nearest_refusal(self.match, candidates(self.view, self.seat, space), DEPTH)

    def why_no_buy(self, sample: m.Purchase) -> Reason | None:
        """Returns why a purchase without a space can be paid by neither the major nor the minor action; None if it
        can."""
        return nearest_refusal(self.match, [sample, replace(sample, as_="minor")], DEPTH)

    def why_no_upgrade(self) -> Reason | None:
        """Returns why no theater allows a Military Upgrade; None if one does."""
        theaters = range(max(1, len(self.player.laid)))
        return nearest_refusal(
            self.match, [m.Upgrade(self.seat, theater) for theater in theaters], ("basic_pool_empty",)
        )

    def indicated_move(self) -> Move | None:
        """Returns the move whose price and effects are shown: the one under the pointer, else the selected one; None
        without either."""
        return self.hovered if self.hovered is not None else self.pending

    def quote(self, move: Move) -> PriceQuote | None:
        """Returns the price of a purchase by its parts; None for an impossible purchase or any other move."""
        if not is_purchase(move):
            return None
        found = facts.price(self.view, move)  # type: ignore[arg-type]
        return found if isinstance(found, PriceQuote) else None

    def credits_for(self, move: Move) -> tuple[facts.Credit, ...]:
        """Returns each mix of Debt and Treaty Points that pays what points do not; () if points suffice or nothing can
        pay it."""
        return facts.credits_for(self.view, move) if is_purchase(move) else ()  # type: ignore[arg-type]

    def lost_by(self, move: Move) -> int:
        """Returns how many points a purchase would waste, because it ends the open series of purchases of another
        kind."""
        return facts.lost_by(self.view, move) if is_purchase(move) else 0  # type: ignore[arg-type]

    def preview(self, move: Move) -> Preview:
        return self.once(move, partial(preview, self.match, move))

    # -- what can be done where ----------------------------------------------------------------------------------

    @property
    def source(self) -> int | None:
        """The space of the selected Squadron, or NAVY_BOX; None: none is selected."""
        kind, _, name = self.tool.partition(":")
        return int(name) if kind == "source" else None

    def _tooled(self) -> list[Move]:
        """Returns the legal moves that use the selected Advantage, ability or Squadron."""
        kind, _, name = self.tool.partition(":")
        if not kind:
            return self.legal
        return [move for move in self.legal if _fits(move, kind, name)]

    def offers(self, space: int) -> list[MoveOffer]:
        """Returns the legal moves on a space, grouped by what they do; purchases first unless something is selected."""
        here = [move for move in self._tooled() if place_of(move) == space]
        here.sort(key=lambda move: isinstance(move, TOOLED))
        return [self._proposed(offer) for offer in offers_of(here)]

    def _proposed(self, offer: MoveOffer) -> MoveOffer:
        """Returns the offer with the better action first: minor if its points suffice, else major."""
        if len(offer.ways) < 2:
            return offer
        return MoveOffer(
            tuple(sorted(offer.ways, key=lambda way: (self.missing(way) > 0, self.lost_by(way), _as(way))))
        )

    def missing(self, move: Move) -> int:
        """Returns how many points of a purchase's price are left after spending all points that can pay for it."""
        quote, under_way = self.quote(move), self.round
        if quote is None or under_way is None:
            return 0
        return max(0, quote.price - funds(self.view, under_way, quote))

    def lit(self) -> set[int]:
        """Returns the numbers of the spaces on which a click makes or proposes a move now; with an Advantage, ability
        or Squadron selected, only its moves. A space from which a Squadron can be selected is not in it for that."""
        if not self.deciding:
            return set()
        moves = self._tooled()
        if not self.tool:
            moves = [move for move in moves if not isinstance(move, TOOLED)]
        return {place for move in moves if (place := place_of(move)) >= 0}

    def lit_on_credit(self) -> set[int]:
        """Returns the numbers of those lit spaces on which a purchase needs Debt or Treaty Points, whatever action pays
        for it."""
        return self.once(("credit", self.tool), self._find_credit) if self.asks(RoundDecision) else set()

    def _find_credit(self) -> set[int]:
        paid = {place_of(move) for move in self._tooled() if not is_purchase(move) or not self.missing(move)}
        return self.lit() - paid

    def lit_advantages(self) -> set[str]:
        """Returns the ids of the Advantages that a click would use, send home or pick now."""
        if not self.deciding:
            return set()
        kinds = (m.UseAdvantage, m.PickAdvantage, m.SendHome)
        return {move.advantage for move in self.legal if isinstance(move, kinds)}

    def own_squadrons(self) -> set[int]:
        """Returns the numbers of the spaces from which the player may deploy a Squadron now, with NAVY_BOX for the Navy
        Box."""
        return {move.source for move in self.legal if isinstance(move, m.Deploy)} if self.asks(RoundDecision) else set()

    def choices(self) -> list[Move]:
        """Returns the moves without a space, which the choices panel offers: in an Action Round only those of the
        selected Advantage, ability or card; else those that no button and no card of the hand offers."""
        if not self.deciding or self.picking or self.asks(PayDecision):
            return []
        if self.asks(RoundDecision):
            if not self.tool or self.tool.startswith("source"):
                return []
            return [move for move in self._tooled() if place_of(move) < 0]
        elsewhere = (*ENDS, *LEAVES, m.DiscardEvent)  # offered by buttons or in the hand
        return [move for move in self._tooled() if place_of(move) < 0 and not isinstance(move, elsewhere)]

    @property
    def choosing(self) -> bool:
        """Whether a card, Advantage or ability of the round is open with choices, so that the round cannot be ended
        now."""
        return self.asks(RoundDecision) and bool(self.choices())

    def buys(self) -> list[MoveOffer]:
        """Returns the legal purchases without a space, each with the actions that can pay for it, for the buttons
        beside the points."""
        if not self.asks(RoundDecision):
            return []
        found = offers_of(move for move in self.legal if is_purchase(move) and place_of(move) < 0)
        return [self._proposed(offer) for offer in found]

    def upgrades(self) -> list[Move]:
        """Returns the legal moves that use the Military Upgrade."""
        if not self.asks(RoundDecision):
            return []
        return [move for move in self.legal if isinstance(move, (m.Upgrade, m.SwapTiles, m.UpgradePoint))]

    def plays(self, card: str) -> list[m.PlayEvent]:
        """Returns the legal moves that play this Event of the hand."""
        return [move for move in self.legal if isinstance(move, m.PlayEvent) and move.card == card]

    def discards(self, card: str) -> Move | None:
        return next((move for move in self.legal if isinstance(move, m.DiscardEvent) and move.card == card), None)

    def takes(self, no: int) -> Move | None:
        return next((move for move in self.legal if isinstance(move, m.TakeTile) and move.no == no), None)

    def reveal(self, card: str) -> Move | None:
        return next((move for move in self.legal if isinstance(move, m.Reveal) and move.ministry == card), None)

    def uses(self, card: str, ability: str) -> list[Move]:
        """Returns the legal moves that use or buy a Ministry's ability."""
        kinds = (m.UseAbility, m.BuyAbility)
        return [x for x in self.legal if isinstance(x, kinds) and x.ministry == card and x.ability == ability]

    # -- moves of the buttons ------------------------------------------------------------------------------------

    @property
    def finish(self) -> Move | None:
        """The legal move that ends the round or the pending decision; None if there is none."""
        return next((move for move in self.legal if isinstance(move, ENDS)), None) if self.deciding else None

    @property
    def leave(self) -> Move | None:
        """The legal move that passes or declines; None if there is none."""
        return next((move for move in self.legal if isinstance(move, LEAVES)), None) if self.deciding else None

    @property
    def payment(self) -> Move | None:
        """The move that pays with the selected mix, None if no payment is due."""
        frame = self.frame
        if not self.deciding or not isinstance(frame, PayDecision):
            return None
        debt, trp = frame.mixes[self.mix]
        return m.PayRest(frame.seat, debt, trp)

    def swap(self) -> None:
        """Selects the next mix of Debt and Treaty Points of a pending payment."""
        if isinstance(self.frame, PayDecision):
            self.mix = (self.mix + 1) % len(self.frame.mixes)

    # -- letting go ----------------------------------------------------------------------------------------------

    def clear_selections(self) -> None:
        """Deselects the move, the tool and the open space, forgets what is pointed at, and closes the zoom view; picked
        cards and the mix of a payment stay."""
        self.tool, self.at, self.pending, self.warned = "", NOWHERE, None, False
        self.hovered, self.refused = None, None
        self.closeup = ""

    def cancel_selection(self) -> bool:
        """Cancels one selection (Esc): the selected move and open space, else the tool, else the last card picked to
        keep; returns False if there was none."""
        if self.pending is not None or self.at != NOWHERE or self.warned:
            self.pending, self.at, self.warned = None, NOWHERE, False
            return True
        if self.tool:
            self.tool = ""
            return True
        if self.asks(KeepDecision) and self.picks.cards:
            self.picks.cards.pop()
            return True
        return False

    def unused(self) -> facts.UnusedPoints:
        """Returns what ending the round now would leave unused: points, upgrade, Advantages and abilities."""
        return facts.unused(self.view, self.legal)


def _as(move: Move) -> str:
    return "1" if getattr(move, "as_", "major") == "minor" else "2"


def _fits(move: Move, kind: str, name: str) -> bool:
    """Tells whether a move uses the selected Advantage, ability, Squadron or card."""
    if kind == "advantage":
        return isinstance(move, (m.UseAdvantage, m.SendHome)) and move.advantage == name
    if kind == "ability":
        return isinstance(move, m.UseAbility) and f"{move.ministry}.{move.ability}" == name
    if kind == "source":
        return isinstance(move, m.Deploy) and move.source == int(name)
    if kind == "event":
        return isinstance(move, m.PlayEvent) and move.card == name
    return kind == "upgrade" and isinstance(move, (m.Upgrade, m.SwapTiles, m.UpgradePoint))
