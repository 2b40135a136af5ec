"""Names the kinds of players that a seat can have: a person, or a bot level ("rung"), weakest first."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots import LADDER
from game.i18n.display_text import LONGEST_NAME, display_text
from game.i18n.names import aside
from game.play.elsewhere import ELSEWHERE

PERSON = "person"
BOTS: tuple[str, ...] = LADDER
USUAL = "governor"  # the default opponent: strong, and answers at once
WHO = (PERSON, *BOTS)
CHOICES = (PERSON, ELSEWHERE, *BOTS)  # of a seat on the New game page


def bot_name(text: Callable[..., str], rung: str, look: str) -> str:
    """Returns the display name of a bot of this level ("rung"), followed by ``look``, the name of its seat such as a
    colour, in brackets."""
    return aside(text, text(f"bot-{rung}"), look) if look else text(f"bot-{rung}")


def default_name(text: Callable[[str], str], who: str, look: str) -> str:
    """Returns the display name of an occupant without a typed name. ``look`` is the name of the seat in the language of
    ``text``. An unknown bot level is named by its id."""
    if who in BOTS:
        return bot_name(text, who, look)
    return look if who in (PERSON, ELSEWHERE) or not who else display_text(who, LONGEST_NAME)
