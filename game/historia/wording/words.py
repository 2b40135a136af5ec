"""Names and sentences of Historia's table: seats, cards, territories, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.core.move import Reason
from engine.core.rules import Result
from engine.historia.components import ACTIONS, ADVISORS, MILITARY, TECHNOLOGY
from engine.historia.state import State
from game.historia.match import Match
from game.historia.wording import card_text
from game.i18n.names import listed
from game.i18n.texts import Texts

ROMAN = ("", "I", "II", "III")  # numerals by era


def card(texts: Texts, name: str) -> str:
    """Returns the name of an action or an advisor."""
    return texts(f"action-{name}") if name in ACTIONS else texts(f"advisor-{name}")


def seat_name(texts: Texts, match: Match, seat: int) -> str:
    """Returns the name of a seat's occupant; a Civbot is called by its civilization."""
    return match.name(seat) or texts(f"civilization-{match.onlooker.seats[seat].id}")


def people(texts: Texts, s: State, seat: int) -> str:
    """Returns the name of the civilization that a seat plays."""
    return texts(f"civilization-{s.seats[seat].id}")


def tie_sentence(texts: Texts, match: Match, result: Result) -> str:
    """Returns the sentence on how a tie in points for the victory was broken or shared; "" if there was none, or a solo
    player has not won."""
    first, totals = result.winners[0], result.totals
    others = [seat for seat in result.ranking if totals[seat] == totals[first] and seat not in result.winners]
    seats, alone = match.onlooker.seats, match.onlooker.players == 1
    if not others and len(result.winners) > 1:
        levels = seats[first].technology + seats[first].military
        return texts("score-tie-shared", vp=totals[first], n=levels)
    if not others or (alone and first != 0):
        return ""
    if alone:
        names = listed(texts, [seat_name(texts, match, seat) for seat in others])
        return texts("score-tie-alone", names=names, vp=totals[first])
    mine, theirs = (seats[seat].technology + seats[seat].military for seat in (first, others[0]))
    names = listed(texts, [seat_name(texts, match, seat) for seat in others])
    return texts("score-tie-levels" if mine > theirs else "score-tie-player", names=names, n=mine, of=theirs)


def category(texts: Texts, match: Match, seat: int, name: str) -> str:
    """Returns the name of a category of VP; "advisors" has another name for a Civbot, whose cards count there."""
    if name == "advisors":
        name += "-civbot" if match.onlooker.seats[seat].difficulty else "-player"
    return texts(f"category-{name}")


def territory(texts: Texts, name: str) -> str:
    """Returns a territory's name."""
    return texts(f"territory-{name}")


def source(texts: Texts, of: tuple[str, ...]) -> str:
    """Returns the name of the component that a list of operations is printed on: card, level, government ..."""
    kind, name = of[0], of[1]
    if kind == "action":
        return texts(f"action-{name}")
    if kind in ("technology", "military"):
        return level(texts, kind, int(name))
    return texts(f"{kind}-{name}")


def level(texts: Texts, track: str, number: int) -> str:
    """Returns the name of a level of a track (technology or military), given by its number."""
    row = (TECHNOLOGY if track == "technology" else MILITARY)[number]
    return texts(f"level-{row.id}")


def reason(texts: Texts, match: Match, of: Reason) -> str:
    """Returns a refusal as a sentence."""
    return texts(f"reason-{of.code}", **{name: _said(texts, match, name, value) for name, value in of.params})


def short_reason(texts: Texts, match: Match, of: Reason) -> str:
    """Returns a refusal in few words if it has a short text, else as a sentence."""
    message = f"short-reason-{of.code}"
    if not texts.has(message):
        return reason(texts, match, of)
    return texts(message, **{name: _said(texts, match, name, value) for name, value in of.params})


def why_idle(texts: Texts, match: Match, sides: Mapping[str, Reason]) -> str:
    """Returns the lines of a tip on a card that could do nothing now: the reason, or where its sides have different
    ones, one for each."""
    reasons = set(sides.values())
    if len(reasons) == 1:
        return f"[cross] {reason(texts, match, *reasons)}"
    lines = [f"[cross] {texts('warn-idle')}"]
    for side, why in sides.items():
        what = card_text.capital(texts(f"side-{side}"))
        lines.append("- " + texts("warn-one-idle", what=what, why=short_reason(texts, match, why)))
    return "\n".join(lines)


def _said(texts: Texts, match: Match, name: str, value: Any) -> Any:
    if name == "seat":
        return seat_name(texts, match, int(value))
    if name == "territory":
        return territory(texts, str(value))
    if name == "card":
        known = str(value) in ACTIONS or str(value) in ADVISORS
        return card(texts, str(value)) if known else str(value)
    if name in ("wonder", "leader"):
        return texts(f"{name}-{value}")
    if name == "track":
        return texts(f"action-{value}")
    if name == "what":
        return texts(f"open-{value}")
    if name == "by":
        return ", ".join(texts(f"trigger-{trigger}") for trigger in value)
    if name == "source":
        return source(texts, tuple(value))
    return value


@lru_cache(maxsize=512)
def card_tip(texts: Texts, kind: str, name: str) -> str:
    """Returns a card's name and whole text, cached."""
    return f"*{texts(f'{kind}-{name}')}*\n{card_text.card(texts, kind, name)}"
