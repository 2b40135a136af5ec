"""The questions that rule files ask of Ministries. Rules name no card; a card overrides what it changes.

Passive answers come from face-up cards only (rules 10.7); `answers` gives those of a side, in their places.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.move import Reason, refuse
from engine.struggle.card_shapes import Ability, Ministry

if TYPE_CHECKING:
    from engine.core.event import Event
    from engine.struggle.decisions import RoundDecision
    from engine.struggle.rules.purchases.quote import PriceQuote
    from engine.struggle.state import Player, Seat, State

Out = list["Event"]


class Minister:
    """A Ministry. Every method's default is the rule without the card; `seat` is always its owner."""

    id: ClassVar[str]
    card: Ministry

    def ability(self, name: str) -> Ability:
        """The numbers of one of its abilities."""
        return next(ability for ability in self.card.ability if ability.id == name)

    # --- asked of face-up cards ---

    def price_less(self, s: State, f: RoundDecision, act: str, space: int) -> int:
        """Diplomatic points that a shift costs the owner less."""
        return 0

    def minor_may_unflag(self, s: State, seat: Seat, points: str, space: int) -> bool:
        """Whether the owner's minor action may remove a flag."""
        return False

    def line_points(self, s: State, f: RoundDecision, q: PriceQuote) -> int:
        """Points that join a major line at this purchase, after all others."""
        return 0

    def tile_points(self, s: State, f: RoundDecision) -> tuple[str, int]:
        """More points of a kind for the tile's action of that kind, or for the first of that kind by an Event."""
        return "", 0

    def event_bonus_points(self) -> int:
        """Points more for both actions of the tile once an Event's bonus was received."""
        return 0

    def debt_worth(self, s: State, f: RoundDecision) -> int:
        """Points more for the first Debt of a round."""
        return 0

    def debt_unrecorded(self, s: State, seat: Seat, points: str) -> int:
        """How much Debt for points of a kind need not be written down now."""
        return 0

    def overrun_silent(self) -> bool:
        """Whether forced Debt above the owner's limit brings the opponent nothing."""
        return False

    def award_vp(self, region: str, own: bool) -> int:
        """VP more of a region's award, for the owner or (own false) for the opponent."""
        return 0

    def award_trp(self, region: str) -> int:
        """Treaty Points more of a region's award."""
        return 0

    def demand_trp(self, commodity: str) -> int:
        """Treaty Points more of a demand reward."""
        return 0

    def on_award(self, s: State, seat: Seat, region: str, out: Out) -> None:
        """After a region's award was given to either side."""

    def on_exhausted(self, s: State, f: RoundDecision, seat: Seat, advantage: str, out: Out) -> None:
        """After the phasing side exhausted an Advantage."""

    def scoring_vp(self, s: State, seat: Seat) -> int:
        """VP at the end of the Scoring Phase."""
        return 0

    def end_of_turn(self, s: State, seat: Seat, out: Out) -> None:
        """At the end of a peace turn."""

    def on_reveal(self, s: State, seat: Seat, out: Out) -> None:
        """When the card is turned up."""

    # --- abilities that are used, by a face-down card too ---

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """What an ability may be used on: ids, ("",) if nothing is named, () if it can't be used."""
        return ()

    def why_not_use(self, s: State, f: RoundDecision, ability: str, target: str) -> Reason | None:
        """Why an ability that is the owner's to use can't be used on that; None if it can."""
        if target in self.targets(s, f, ability):
            return None
        return refuse("ability_needs", ministry=self.id, ability=ability)

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Use it."""

    def squadron_price(self, s: State, seat: Seat) -> int:
        """The price of a Squadron by this card's ability, 0 if it can't help."""
        return 0

    def buy_price(self, s: State, seat: Seat, ability: str) -> tuple[str, int]:
        """(kind of points, price) of an ability that is bought; ("", 0) if there is none."""
        return "", 0

    def by_military(self, s: State, seat: Seat, space: int) -> bool:
        """Whether military points may shift a political space."""
        return False


MINISTERS: dict[str, Minister] = {}
_ANSWERING: dict[str, tuple[str, ...]] = {}


def register(minister: Minister, card: Ministry) -> None:
    """Enter a card, with its numbers from the component file, in the table that rules read."""
    minister.card = card
    MINISTERS[card.id] = minister
    for name in vars(Minister):
        changed: Any = getattr(type(minister), name) is not getattr(Minister, name)
        if changed and not name.startswith("_"):
            _ANSWERING[name] = (*_ANSWERING.get(name, ()), card.id)


@functools.lru_cache(maxsize=4096)
def _answering(ministries: tuple[tuple[str, bool], ...], question: str) -> tuple[Minister, ...]:
    able = _ANSWERING.get(question, ())
    return tuple(MINISTERS[card] for card, up in ministries if up and card in able)


def answers(player: Player, question: str) -> tuple[Minister, ...]:
    """A side's face-up Ministries that change the answer to a question."""
    return _answering(player.ministries, question)


def in_play(player: Player, card: str) -> bool:
    """Whether a side has a Ministry in play, face up or down."""
    return any(name == card for name, _ in player.ministries)


def keywords(player: Player, keyword: str) -> int:
    """How many face-up Ministries have a keyword."""
    return _keywords(player.ministries, keyword)


@functools.lru_cache(maxsize=4096)
def _keywords(ministries: tuple[tuple[str, bool], ...], keyword: str) -> int:
    return sum([1 for card, up in ministries if up and keyword in MINISTERS[card].card.keywords])


def hidden_with(player: Player, keyword: str) -> list[str]:
    """Face-down Ministries with a keyword. Cards that are only known as backs have none."""
    found = [card for card, up in player.ministries if not up and card in MINISTERS]
    return [card for card in found if keyword in MINISTERS[card].card.keywords]


def any_with(ministries: tuple[tuple[str, bool], ...], keyword: str) -> bool:
    """Whether a Ministry in play, face up or down, has a keyword."""
    return any(keyword in MINISTERS[card].card.keywords for card, _ in ministries if card in MINISTERS)


def overrun_scores(s: State, side: Seat) -> bool:
    """Whether forced Debt of a side above its limit gives the opponent VP (rules 11.3)."""
    return not any(minister.overrun_silent() for minister in answers(s.players[side], "overrun_silent"))
