"""Views and events as plain data: what a host sends, and a window far away reads."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.codec import Codec
from engine.core.event import visible
from engine.core.game_session import GameSession
from engine.core.session import Session
from engine.registry import GAMES
from tests.core.test_every_game import EVERY, played


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_view_that_was_sent_plays_like_the_position(name: str):
    rules: Any = GAMES[name]
    session = played(name, True)
    for count in range(0, len(session.log), EVERY):
        whole = session.position(count)
        for seat in (*rules.awaiting(whole), None):
            view = rules.view(whole, seat)
            read = rules.load_view(json.loads(json.dumps(rules.dump_state(view))), session.setup)
            assert read == view and rules.awaiting(read) == rules.awaiting(whole)
            assert rules.view(read, None) == rules.view(whole, None)
            if seat is not None:
                assert rules.legal_moves(read, seat) == rules.legal_moves(whole, seat)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_event_comes_back_as_each_seat_may_see_it(name: str):
    rules: Any = GAMES[name]
    for last in (False, True):
        session = played(name, last)
        for entry in session.log:
            for seat in (entry.move.seat, None):
                for event in visible(entry.events, seat):
                    assert rules.load_event(json.loads(json.dumps(rules.dump_event(event)))) == event


def test_what_is_no_view_and_no_event_is_refused_with_its_place():
    rules = GAMES["historia"]
    assert isinstance(rules, Codec)
    session = played("historia", False)
    data = rules.dump_state(session.view(None))
    with pytest.raises(ValueError, match=r"row\.0: 'nonsense' can't be"):
        rules.load_view({**data, "row": ["nonsense"]}, session.setup)
    with pytest.raises(ValueError, match="event: there is no 'Nonsense'"):
        rules.load_event({"event": "Nonsense"})
    with pytest.raises(ValueError, match="advisor_deck"):
        rules.load_state(data, session.setup)  # a view is no position to go on from


def test_a_session_has_the_interface_of_a_game_session():
    session = played("historia", False)
    assert isinstance(session, GameSession)
    face: GameSession[Any, Any] = session
    assert isinstance(face, Session)
