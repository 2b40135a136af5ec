"""Cards to keep, Ministries, tiles: what is picked, what falls away, and the move it makes."""

from __future__ import annotations

from engine.struggle.decisions import MinistryDecision
from engine.struggle.moves import PlayEvent
from game.struggle.match import Match
from game.struggle.panels.choices import _event_way
from game.struggle.panels.side_strips import SideStrip
from game.struggle.picks import CardPicks
from game.struggle.table_factory import FACTORY
from game.struggle.wording import words
from game.struggle.wording.recap import RecapQueue, TurnOpened
from game.widgets.button import Button

from .conftest import Make, advance, chosen


def asked(match: Match) -> bool:
    return match.current_seat is not None and isinstance(match.frame(), MinistryDecision)


def picks_of(match: Match) -> CardPicks:
    assert match.current_seat is not None
    seat = match.current_seat
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


def ways(match: Match) -> list[PlayEvent]:
    """The plays of a card that a Ministry turned up now would give its bonus."""
    plays = [move for move in match.legal() if isinstance(move, PlayEvent)]
    return next(([way for way in plays if way.card == one.card] for one in plays if one.reveal), [])


def test_while_the_ways_of_an_event_lie_open_the_round_is_not_ended_and_each_says_what_it_brings(table: Make) -> None:
    def begun(match: Match) -> bool:
        match.viewer = match.current_seat
        return match.current_seat is not None and bool(ways(match))

    made = table(begun)
    model, controller = made.model, made.controller
    plain, bonus = (next(way for way in ways(made.match) if bool(way.reveal) == shown) for shown in (False, True))
    controller.click_event(plain.card)
    assert model.choosing
    made.rebuild()
    made.refresh(made.ui)
    named = {widget.name: widget for widget in made.ui_root.root.walk()}
    main = named["main"]
    assert isinstance(main, Button) and not main.enabled
    moves = len(made.match.log)
    for _ in range(3):
        controller.main_action()
    assert not model.warned and len(made.match.log) == moves
    texts = made.ui.texts
    said = {way: _event_way(made.ui, model, way) for way in (plain, bonus)}
    assert said[plain][0] == texts("event-way-plain") and words.ministry(texts, bonus.reveal) in said[bonus][0]
    assert said[bonus][1] == texts(words.event_message_ids(bonus.card, bonus.seat)[1])
    controller.give_up()
    assert not model.choosing
    controller.main_action()
    assert model.warned or len(made.match.log) > moves


def test_the_strip_of_a_bots_side_names_its_strength_alone(table: Make) -> None:
    """With the side's name behind it, which the strip has as its title, it was cut."""
    made = table(asked, who=("person", "settler"))
    made.match.occupants[1].name = ""
    texts = made.ui.texts
    strips = [SideStrip(made.ui, made.model, made.controller, seat) for seat in (0, 1)]
    assert [strip.occupant(made.ui) for strip in strips] == ["Ana", texts("bot-settler")]
