"""The Ministry Phase: choosing two cards a side, and exchanging face-down ones (rules 4.3, ruling R33)."""

from __future__ import annotations

from itertools import combinations

from engine.core.components import in_edition
from engine.core.event import Event
from engine.core.move import Reason, refuse
from engine.struggle.components import ERA_OF_TURN, FIRST_OF_ERA, GAME, JACOBITES, MINISTRIES, SIDES
from engine.struggle.decisions import MinistryDecision
from engine.struggle.events import MinistriesChosen
from engine.struggle.moves import ChooseMinistries, Move
from engine.struggle.state import Player, Seat, State

Out = list[Event]
HIDDEN_CARD = "?ministry"
"""A face-down Ministry in views."""


def available_ministries(s: State, seat: Seat) -> list[str]:
    """Returns the Ministries a side may have in play now, in the order of the component file."""
    era = ERA_OF_TURN[s.turn]
    return [
        card.id
        for card in in_edition(MINISTRIES, s.edition)
        if card.side == SIDES[seat] and era in card.eras and card.id not in s.gone_ministries
    ]


def begin(s: State, out: Out) -> None:
    """Asks each side for its Ministries, France first; in an era's first turn all cards are chosen anew."""
    first = s.turn in FIRST_OF_ERA
    if first:
        for player in s.players:
            player.ministries, player.lost_places = (), 0
    stage = "choose" if first else "exchange"
    s.frames += [MinistryDecision(1, stage), MinistryDecision(0, stage)]  # type: ignore[arg-type]


def takes_third_place(s: State, card: str) -> bool:
    """Whether a Ministry is the one that, by an option, takes a third place instead of one of the two regular ones."""
    return s.third_ministry and card == JACOBITES.ministry


def _places(s: State, player: Player) -> int:
    """The regular places a side has in this era."""
    return GAME.ministries - player.lost_places


def why_not_set(s: State, seat: Seat, cards: tuple[str, ...]) -> Reason | None:
    """Returns why a side can't have exactly these cards in play, which must be in the order of the component file; None
    if it can."""
    player = s.players[seat]
    able = available_ministries(s, seat)
    if any(card not in able for card in cards) or tuple(c for c in able if c in cards) != cards:
        return refuse("not_of_era")
    for card, up in player.ministries:
        if up and card not in cards:
            return refuse("face_up_stays", ministry=card)
    usual = [card for card in cards if not takes_third_place(s, card)]
    places = _places(s, player)
    if len(usual) > places:
        return refuse("places_full", n=places)
    least = places if not player.ministries and s.turn in FIRST_OF_ERA else len(player.ministries)
    return refuse("choose_more", n=least) if len(cards) < least or not _filled(s, player, usual, places) else None


def _filled(s: State, player: Player, usual: list[str], places: int) -> bool:
    """Whether a choice fills the regular places; an exchange may empty one only by a move to the third place."""
    if s.turn in FIRST_OF_ERA:
        return len(usual) == places
    before = sum(1 for card, _ in player.ministries if not takes_third_place(s, card))
    return len(usual) >= before


def possible_sets(s: State, seat: Seat) -> list[tuple[str, ...]]:
    """Returns every set of cards a side may have in play."""
    able = available_ministries(s, seat)
    most = GAME.ministries + (1 if s.third_ministry else 0)
    found = [cards for n in range(most + 1) for cards in combinations(able, n)]
    return [cards for cards in found if why_not_set(s, seat, cards) is None]


def step(s: State, f: MinistryDecision, out: Out) -> bool:
    """Ends an exchange of Ministries without asking if nothing could be changed; returns whether it did."""
    player = s.players[f.seat]
    if f.stage == "exchange" and all(up for _, up in player.ministries) and len(possible_sets(s, f.seat)) == 1:
        s.frames.pop()
        return True
    return False


def legal(s: State, f: MinistryDecision) -> list[Move]:
    return [ChooseMinistries(f.seat, cards) for cards in possible_sets(s, f.seat)]


def why_not(s: State, f: MinistryDecision, move: Move) -> Reason | None:
    if not isinstance(move, ChooseMinistries):
        return refuse("ministries_first")
    return why_not_set(s, f.seat, move.cards)


def apply(s: State, f: MinistryDecision, move: ChooseMinistries, out: Out) -> None:
    """Puts the chosen cards in play; face-up cards stay face up, new ones are face down."""
    player = s.players[f.seat]
    up = tuple(card for card, shown in player.ministries if shown)
    player.ministries = tuple((card, card in up) for card in move.cards)
    s.frames.pop()
    out.append(MinistriesChosen(f.seat, move.cards, up))
