"""Encodes a challenge's deal, with or without a result, as one line of text to share, and decodes it (rules 11).

The line holds challenge, level and deal code, optionally Monarch and result, a checksum of the challenge's components,
and a checksum of the line (four letters each). What a deal code reveals, `engine/storage/deal_code.py` explains;
results are not verified.
"""

from __future__ import annotations

import hashlib
import re
from typing import NamedTuple

from engine.brazil.challenge.conditions import HUMAN, rounds_left, terms, won
from engine.brazil.components import FILES, MONARCHS
from engine.brazil.game import BrazilRules
from engine.brazil.scenarios import UnknownScenario
from engine.brazil.setup_options import challenge_setup
from engine.brazil.state import Setup, State
from engine.core.components import FIRST_EDITION
from engine.core.rules import Result, SetupError
from engine.storage.deal_code import bits_of, code_in, code_of, letters

MARK = "brazil"
RULES = BrazilRules()
CHECKED = 4
_RESULT = re.compile(r"^(won|lost)\+(\d{1,3})\+(\d{1,2})$")


class DealTextError(ValueError):
    """The text can't be played. `code` for the message: "no_deal" (not such a text), "mistyped", "no_challenge",
    "no_level", "no_monarch" (unknown here), "other_challenge" (changed, or another one with that id)."""

    def __init__(self, code: str, what: str = "") -> None:
        super().__init__(f"{code}: {what[:60]}" if what else code)
        self.code = code
        self.what = what[:60]


class DealOutcome(NamedTuple):
    """The result of playing a deal: victory points, and the rounds left (0 for a defeat)."""

    won: bool
    points: int
    left: int

    @property
    def score(self) -> int:
        """The score to beat: points and, after a victory, one for each round left."""
        return self.points + self.left


class ChallengeDeal(NamedTuple):
    """A deal of a challenge. `monarch` is "" if everybody chooses; `outcome` is the writer's result."""

    challenge: str
    level: str
    code: str
    monarch: str = ""
    outcome: DealOutcome | None = None
    edition: int = FILES.edition
    """Of the box; the line names it by the sum of the components."""

    @property
    def setup(self) -> Setup:
        """The setup of this deal's game. Raises SetupError."""
        return challenge_setup(self.challenge, self.level, self.edition)


class OutcomeComparison(NamedTuple):
    """An own outcome beside a friend's; `better` is 1 if the own one is better, 0 for a tie, -1 otherwise."""

    own: DealOutcome
    other: DealOutcome
    better: int


def write(deal: ChallengeDeal) -> str:
    """Encodes a deal as a line of text to share. Raises SetupError for an unknown challenge or level."""
    words = [MARK, deal.challenge, deal.level, code_of(bits_of(deal.code))]
    if deal.monarch:
        words.append(deal.monarch)
    if deal.outcome:
        words.append(f"{'won' if deal.outcome.won else 'lost'}+{deal.outcome.points}+{deal.outcome.left}")
    words.append(_sum(RULES.component_digest(deal.setup)))
    return " ".join([*words, _sum(" ".join(words))])


def read(text: str) -> ChallengeDeal:
    """Decodes a deal from a line of text, whatever the spacing. Raises DealTextError, also where the challenge is
    unknown here or its components have changed."""
    words = text.split()
    if not 6 <= len(words) <= 8 or words[0] != MARK:
        raise DealTextError("no_deal", text)
    if _sum(" ".join(words[:-1])) != words[-1]:
        raise DealTextError("mistyped", text)
    challenge, level, code, *rest, rules = words[1:-1]
    found = [_RESULT.match(word) for word in rest]
    monarchs = [word for word, match in zip(rest, found, strict=True) if match is None]
    for monarch in monarchs:
        if monarch not in MONARCHS or len(monarchs) > 1:
            raise DealTextError("no_monarch", monarch)
    outcomes = [DealOutcome(m[1] == "won", int(m[2]), int(m[3])) for m in found if m]
    try:
        deal = ChallengeDeal(
            challenge, level, code_of(bits_of(code)), "".join(monarchs), outcomes[0] if outcomes else None
        )
        editions = [deal._replace(edition=edition) for edition in range(FIRST_EDITION, FILES.edition + 1)]
        played = [one for one in editions if _sum(RULES.component_digest(one.setup)) == rules]
    except UnknownScenario as error:
        raise DealTextError("no_challenge", challenge) from error
    except SetupError as error:
        raise DealTextError("no_level", level) from error
    except ValueError as error:
        raise DealTextError("no_deal", code) from error
    if not played:
        raise DealTextError("other_challenge", challenge)
    return played[-1]


def _sum(text: str) -> str:
    return letters(int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big"), CHECKED)


def outcome(s: State, result: Result | None) -> DealOutcome | None:
    """Returns the outcome of a challenge with this result, to share with its deal; None without a result or a
    challenge."""
    if result is None or terms(s) is None:
        return None
    return DealOutcome(won(s), sum(line.vp for line in result.lines[HUMAN]), rounds_left(s) if won(s) else 0)


def deal_of(s: State, nonce: str, result: Result | None = None) -> ChallengeDeal | None:
    """Returns the deal of the challenge in this position, with the outcome if there is a result. None if there is no
    challenge, or if the game's `nonce`, from which its seed was made, comes from no deal code."""
    code, challenge = code_in(nonce), s.board.scenario.challenge
    if challenge is None or not code:
        return None
    monarch, made = s.seats[HUMAN].monarch, outcome(s, result)
    return ChallengeDeal(challenge.id, s.options.solo_difficulty, code, monarch, made, s.edition)


def compare(own: DealOutcome, other: DealOutcome) -> OutcomeComparison:
    """Compares two outcomes of a deal: a victory beats any defeat, then the higher score wins. Returns both, with 1, 0
    or -1 as the first is better, equal or worse."""
    first, second = (own.won, own.score), (other.won, other.score)
    return OutcomeComparison(own, other, (first > second) - (first < second))
