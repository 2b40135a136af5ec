"""Cards to keep, Ministries, tiles: what is picked, what falls away, and the move it makes."""

from __future__ import annotations

from engine.struggle.decisions import MinistryDecision
from game.struggle.match import Match
from game.struggle.picks import CardPicks
from game.struggle.table_factory import FACTORY
from game.struggle.wording.recap import RecapQueue, TurnOpened

from .conftest import Make, advance, chosen


def asked(match: Match) -> bool:
    return match.asked is not None and isinstance(match.frame(), MinistryDecision)


def picks_of(match: Match) -> CardPicks:
    assert match.asked is not None
    seat = match.asked
    match.hand_over(seat)
    return CardPicks.of(match.frame(), match.legal(), match.view.players[seat])


def test_of_too_many_ministries_the_first_falls_away() -> None:
    match = FACTORY.new(chosen("person", "person"), 3)
    advance(match, 3, asked)
    picks = picks_of(match)
    cards = list(dict.fromkeys(card for move in picks.legal for card in move.cards))  # type: ignore[union-attr]
    assert len(cards) > 2 and not picks.cards and picks.move is None
    for card in cards[:3]:
        picks.pick(card)
    assert picks.cards == cards[1:3] and picks.move in picks.legal
    picks.pick(cards[1])
    assert picks.cards == cards[2:3] and picks.move is None


def test_a_ministry_that_lies_face_up_stays() -> None:
    picks = CardPicks(MinistryDecision(0, "exchange"), (), frozenset({"up"}), ["up", "down"])
    picks.pick("up")
    assert picks.cards == ["up", "down"]
    picks.pick("down")
    assert picks.cards == ["up"]


def test_what_is_told_first_does_not_lose_the_ministries_there_are(table: Make) -> None:
    def again(match: Match) -> bool:
        return asked(match) and match.onlooker.turn == 2

    model = table(again, seed=2).model
    there = [card for card, _ in model.player.ministries]
    model._version = (-1, None)
    model.story = RecapQueue([TurnOpened(turn=2)])
    model.renew()
    model.story = None
    model.renew()
    assert there and model.picks.cards == there
