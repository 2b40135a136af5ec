"""A deal as a line of text: there and back, mistyped, for another challenge; results compared."""

from __future__ import annotations

import pytest

from engine.brazil.challenge import deal_text
from engine.brazil.challenge.deal_text import ChallengeDeal, DealOutcome, DealTextError
from engine.core.rng import Rng
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.storage import deal_code
from tests.brazil import challenges
from tests.brazil.kit import RULES

CODE = deal_code.code_of(987654321987654321)
HERE = ChallengeDeal("battle_of_guararapes", "printed", CODE)


@pytest.mark.parametrize(
    "deal",
    [
        HERE,
        HERE._replace(level="governor", monarch="tibirica"),
        HERE._replace(outcome=DealOutcome(True, 58, 2)),
        HERE._replace(level="hard", monarch="oba_ii", outcome=DealOutcome(False, 31, 0)),
    ],
)
def test_a_line_says_all_of_a_deal(deal):
    line = deal_text.write(deal)
    assert deal_text.read(line) == deal_text.read(f"\n {line.replace(' ', '   ')}\t") == deal
    assert "\n" not in line and len(line) < 100


def test_whoever_plays_it_is_dealt_the_same_and_the_promise_holds():
    deal = deal_text.read(deal_text.write(HERE))
    nonce = deal_code.nonce_of(deal.code)
    one, two = (Session(RULES, deal.setup, seed_of(nonce), nonce=nonce) for _ in range(2))
    assert RULES.digest(one.state) == RULES.digest(two.state) and one.commitment == two.commitment != ""
    assert deal_text.deal_of(one.state, nonce) == HERE


@pytest.mark.parametrize("place", range(0, 70, 3))
def test_any_letter_mistyped_is_found_out(place):
    line = deal_text.write(HERE._replace(monarch="tibirica", outcome=DealOutcome(True, 58, 2)))
    old = line[place]
    changed = line[:place] + ("x" if old != "x" else "y") + line[place + 1 :]
    with pytest.raises(DealTextError):
        deal_text.read(changed)


def resealed(line: str, old: str, new: str) -> str:
    """A line with something else in it and a sum that fits: as somebody would forge it."""
    words = line.replace(old, new).split()[:-1]
    return " ".join([*words, deal_text._sum(" ".join(words))])


def refusal_of(line: str) -> tuple[str, str]:
    with pytest.raises(DealTextError) as caught:
        deal_text.read(line)
    return caught.value.code, caught.value.what


def test_what_can_not_be_played_is_told_why():
    line = deal_text.write(HERE._replace(monarch="tibirica"))
    assert refusal_of("hello")[0] == refusal_of("")[0] == refusal_of("chess " + line)[0] == "no_deal"
    assert refusal_of(line[:-1] + ("A" if line[-1] != "A" else "B"))[0] == "mistyped"
    assert refusal_of(resealed(line, "battle_of_guararapes", "battle_of_nowhere")) == (
        "no_challenge",
        "battle_of_nowhere",
    )
    assert refusal_of(resealed(line, "battle_of_guararapes", "cisplatine"))[0] == "no_level"
    assert refusal_of(resealed(line, "printed", "expert")) == ("no_level", "expert")
    assert refusal_of(resealed(line, "tibirica", "caesar")) == ("no_monarch", "caesar")
    assert refusal_of(resealed(line, "tibirica", "won+5000+1"))[0] == "no_monarch"
    assert refusal_of(resealed(line, CODE, "AAAA"))[0] == "no_deal"


def test_a_challenge_that_is_another_one_here_is_found_out(tmp_path):
    text = challenges.ALONE + challenges.goals('kind = "era", n = 2') + challenges.MEDALS
    challenges.write(tmp_path, text)
    line = deal_text.write(ChallengeDeal("trial", "printed", CODE))
    assert deal_text.read(line).challenge == "trial"
    challenges.write(tmp_path, text.replace("rounds = 12", "rounds = 11"))
    assert refusal_of(line)[0] == "other_challenge"


def test_the_row_of_a_challenge_that_is_over():
    nonce = deal_code.nonce_of(CODE)
    session = Session(RULES, HERE.setup, seed_of(nonce), nonce=nonce)
    assert deal_text.deal_of(session.state, nonce).outcome is None is deal_text.outcome(session.state, None)
    rng = Rng(1)
    while session.awaiting:
        session.submit(rng.choice(session.legal_moves(0)))
    deal = deal_text.deal_of(session.state, nonce, session.result())
    assert deal.code == CODE and deal.outcome == DealOutcome(False, session.result().totals[0], 0)
    assert deal.monarch == session.state.seats[0].monarch
    assert deal_text.read(deal_text.write(deal)) == deal
    assert deal_text.deal_of(session.state, "", session.result()) is None, "a deal that has no code"
    session.state.over, session.state.round = "goals", 17
    assert deal_text.deal_of(session.state, nonce, session.result()).outcome.left == 3


def test_a_victory_beats_a_defeat_and_then_the_score():
    won, less, lost = DealOutcome(True, 40, 3), DealOutcome(True, 42, 0), DealOutcome(False, 60, 0)
    assert deal_text.compare(won, less).better == 1 and deal_text.compare(less, won).better == -1
    assert deal_text.compare(lost, less).better == -1 and deal_text.compare(won, DealOutcome(True, 43, 0)).better == 0
