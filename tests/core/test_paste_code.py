"""A game as text: short, the same game again, and whatever gets lost on the way is noticed."""

from __future__ import annotations

import re

import pytest

from engine.core.rng import Rng
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage.paste_code import PasteCodeError, of_text, to_text
from engine.storage.save_header import SavedOccupant
from tests.core.sealed import SealedRules

ALL = {**GAMES, "sealed": SealedRules()}
NONCE = "0123456789abcdef" * 2
PLAYERS = [SavedOccupant(name="Ana", who="person"), SavedOccupant(name="Rúi", who="settler")]


def played(name: str, moves: int = 10_000, nonce: str = NONCE) -> Session:
    rules = ALL[name]
    row = rules.scenario_rows()[0][0]
    seed = seed_of(nonce) if nonce else 4
    session = Session(rules, rules.setups(row.id, row.seats, {})[0], seed, nonce=nonce)
    rng = Rng(9)
    while session.awaiting and len(session.log) < moves:
        session.submit(rng.choice(session.legal_moves(rng.choice(session.awaiting))))
    return session


def same(one: Session, other: Session) -> None:
    assert [entry.move for entry in one.log] == [entry.move for entry in other.log]
    assert one.rules.digest(one.state) == other.rules.digest(other.state)
    assert (one.seed, one.nonce, one.setup, one.undo_floor, one.barrier) == (
        other.seed,
        other.nonce,
        other.setup,
        other.undo_floor,
        other.barrier,
    )


@pytest.mark.parametrize("name", sorted(ALL))
@pytest.mark.parametrize("moves", [0, 1, 40])
def test_a_copied_game_is_the_same_game(name, moves):
    session = played(name, moves)
    again, players = of_text(to_text(session, PLAYERS), ALL)
    same(session, again)
    assert players == PLAYERS


def test_a_whole_game_is_a_short_text():
    session = played("brazil")
    text = to_text(session, PLAYERS)
    assert session.result() is not None and len(text) < 500 + 2.2 * len(session.log)
    same(session, of_text(text, ALL)[0])


def test_a_game_whose_seed_was_given_and_one_from_a_checkpoint_are_copied_too():
    given = played("brazil", 30, nonce="")
    same(given, of_text(to_text(given), ALL)[0])
    later = Session(
        given.rules, given.setup, 7, given.rules.load_state(given.rules.dump_state(given.state), given.setup)
    )
    rng = Rng(2)
    for _ in range(20):
        later.submit(rng.choice(later.legal_moves(later.awaiting[0])))
    same(later, of_text(to_text(later), ALL)[0])


def test_wrapped_lines_and_words_around_it_do_no_harm():
    session = played("sealed")
    text = to_text(session)
    wrapped = "Look:\n" + re.sub("(.{30})", r"\1\n  ", text) + "\nGood luck!"
    same(session, of_text(wrapped, ALL)[0])


def test_every_lost_or_changed_letter_is_noticed():
    text = to_text(played("sealed"))
    start = text.index(":") + 3
    for place in range(start, len(text)):
        other = "A" if text[place] != "A" else "B"
        for broken in (text[:place] + text[place + 1 :], text[:place] + other + text[place + 1 :]):
            with pytest.raises(PasteCodeError) as refused:
                of_text(broken, ALL)
            assert "\n" not in str(refused.value) and len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no game as text"),
        ("imperial-game:1:", "no game as text"),
        ("imperial-game:2:AAAA:00000000", "newer program"),
        ("x" * 500_000, "far too long"),
    ],
)
def test_what_is_no_game_is_refused_with_the_reason(text, reason):
    with pytest.raises(PasteCodeError, match=reason):
        of_text(text, ALL)


def test_a_game_of_corrected_rules_is_refused_with_the_true_reason(monkeypatch):
    text = to_text(played("sealed"))
    monkeypatch.setattr(SealedRules, "components", "two")
    of_text(text, ALL)  # it still plays
    monkeypatch.setattr(SealedRules, "digest", lambda self, s: "other")
    with pytest.raises(PasteCodeError, match="rules or components were corrected since it was copied"):
        of_text(text, ALL)
    with pytest.raises(PasteCodeError, match="a game that is not here: 'sealed'"):
        of_text(text, GAMES)
