"""The base class of Ministry cards, with a hook for each rule that a card may change, and the registry of the cards.

Rules name no card; a card overrides the hooks it changes. Passive hooks are called on face-up cards only (rules 10.7):
`answers` finds those of a side.
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
    """A Ministry card. Each hook's default is the rule without the card; `seat` is always the card's owner."""

    id: ClassVar[str]
    card: Ministry

    def ability(self, name: str) -> Ability:
        """Returns an ability as read from ministries.toml, by its id. Raises StopIteration for an id the card does not
        have."""
        return next(ability for ability in self.card.ability if ability.id == name)

    # --- hooks of face-up cards ---

    def price_less(self, s: State, f: RoundDecision, act: str, space: int) -> int:
        """Returns the reduction of a shift's price in diplomatic points for the owner; 0 by default."""
        return 0

    def minor_may_unflag(self, s: State, seat: Seat, points: str, space: int) -> bool:
        """Whether this card lets a minor action of its owner, with points of this kind, unflag this space (default:
        no)."""
        return False

    def line_points(self, s: State, f: RoundDecision, q: PriceQuote) -> int:
        """Returns the points that this card can add to a major diplomatic purchase; they are spent after all other
        points (default: 0)."""
        return 0

    def tile_points(self, s: State, f: RoundDecision) -> tuple[str, int]:
        """Returns (kind, number) of points that this card adds to the Investment tile's action of that kind; ("", 0) by
        default.

        Without such an action they join the first points of that kind that an Event gives. ("", 0): none.
        """
        return "", 0

    def event_bonus_points(self) -> int:
        """Returns the points that this card adds to both actions of the Investment tile when the owner plays an Event
        with its bonus; 0 by default."""
        return 0

    def debt_worth(self, s: State, f: RoundDecision) -> int:
        """Returns the points that the first Debt of a round gives the owner in addition to its own one; 0 by
        default."""
        return 0

    def debt_unrecorded(self, s: State, seat: Seat, points: str) -> int:
        """Returns the Debt that the owner may still take for points of a kind without recording it; 0 by default."""
        return 0

    def overrun_silent(self) -> bool:
        """Whether this card keeps forced Debt above the owner's Debt Limit from scoring VP for the opponent (default:
        no)."""
        return False

    def award_vp(self, region: str, own: bool) -> int:
        """Returns by how many VP this card changes a region's award, if its owner gets it (`own` true) or the opponent
        does; 0 by default."""
        return 0

    def award_trp(self, region: str) -> int:
        """Returns the additional Treaty Points of a region's award for the owner; 0 by default."""
        return 0

    def demand_trp(self, commodity: str) -> int:
        """Returns the additional Treaty Points of a demand reward for the owner; 0 by default."""
        return 0

    def on_award(self, s: State, seat: Seat, region: str, out: Out) -> None:
        """Hook: applies the effect of `seat`'s card after a region's award was given to either side; none by
        default."""

    def on_exhausted(self, s: State, f: RoundDecision, seat: Seat, advantage: str, out: Out) -> None:
        """Hook: applies the effect of a face-up card of either side (`seat`: its owner) after the side whose round it
        is exhausted an Advantage; none by default."""

    def scoring_vp(self, s: State, seat: Seat) -> int:
        """Returns the VP for the owner at the end of the Scoring Phase; 0 by default."""
        return 0

    def end_of_turn(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect for its owner `seat` at the end of a peace turn; none by default."""

    def on_reveal(self, s: State, seat: Seat, out: Out) -> None:
        """Hook: applies the card's effect for its owner `seat` when the card is turned face up; none by default."""

    # --- hooks of abilities that are used, by face-down cards too ---

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns the ids that an ability may be used on now; ("",) if it needs no target, () if it can't be used."""
        return ()

    def why_not_use(self, s: State, f: RoundDecision, ability: str, target: str) -> Reason | None:
        """Returns a reason why an ability can't be used on a target if that is not among the card's `targets`; else
        None."""
        if target in self.targets(s, f, ability):
            return None
        return refuse("ability_needs", ministry=self.id, ability=ability)

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Hook: carries out one of the card's abilities, by its id, on a target that `targets` lists; nothing by
        default."""

    def squadron_price(self, s: State, seat: Seat) -> int:
        """Returns the price of a Squadron by this card's ability, in military points; 0, the default, if it has none or
        it can't be used."""
        return 0

    def buy_price(self, s: State, seat: Seat, ability: str) -> tuple[str, int]:
        """Returns (kind of points, price) of an ability that is bought; ("", 0) for any other."""
        return "", 0

    def by_military(self, s: State, seat: Seat, space: int) -> bool:
        """Whether the owner may shift this political space with military points (default: no)."""
        return False


MINISTERS: dict[str, Minister] = {}
"""Every Ministry by id."""
_ANSWERING: dict[str, tuple[str, ...]] = {}
"""The ids of the cards that override a hook, by its name: others need not be called."""


def register(minister: Minister, card: Ministry) -> None:
    """Registers a Ministry's object under its id, with its numbers from ministries.toml, where the rules of the game
    look it up."""
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
    """Returns a side's face-up Ministries whose class overrides the hook with this name, as objects to call it on."""
    return _answering(player.ministries, question)


def in_play(player: Player, card: str) -> bool:
    """Whether a side has a Ministry in play, face up or down."""
    return any(name == card for name, _ in player.ministries)


def keywords(player: Player, keyword: str) -> int:
    """Counts a side's face-up Ministries with a keyword."""
    return count_keyword(player.ministries, keyword)


@functools.lru_cache(maxsize=4096)
def count_keyword(ministries: tuple[tuple[str, bool], ...], keyword: str) -> int:
    """Counts the Ministries with a keyword that are face up among (card, face up)."""
    return sum([1 for card, up in ministries if up and keyword in MINISTERS[card].card.keywords])


def hidden_with(player: Player, keyword: str) -> list[str]:
    """Returns the ids of a side's face-down Ministries with a keyword; [] for a viewer who knows only their backs."""
    found = [card for card, up in player.ministries if not up and card in MINISTERS]
    return [card for card in found if keyword in MINISTERS[card].card.keywords]


def any_has_keyword(ministries: tuple[tuple[str, bool], ...], keyword: str) -> bool:
    """Whether any of these Ministries, face up or down, has a keyword. Cards known only by their backs are ignored."""
    return any(keyword in MINISTERS[card].card.keywords for card, _ in ministries if card in MINISTERS)


def overrun_scores(s: State, side: Seat) -> bool:
    """Whether forced Debt of a side above its Debt Limit gives the opponent VP (rules 11.3): false if a face-up
    Ministry of the side prevents it."""
    return not any(minister.overrun_silent() for minister in answers(s.players[side], "overrun_silent"))
