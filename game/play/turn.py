"""Data class of a moment of a match: the seats it waits for, the one that decides at this screen, whose secrets may
show."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Turn:
    """The seats that one version of a match waits for, and the one that decides at this screen."""

    awaiting: tuple[int, ...]  # all seats that must decide now; (): the game is over
    current_seat: int | None  # the one that comes first: the person at the screen, another person, a bot
    deciding: int | None  # the person at the screen who decides, whatever is shown; None: a bot, or a hand-over first
    acting: int | None  # the same, but None while the past is shown
    observer: int | None  # the seat whose secrets may be shown; None: an onlooker's view
    handover: bool  # another person must come to the screen before the next decision
