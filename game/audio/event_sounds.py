"""Chooses which sounds of a move's events are heard, and plays them: the most important one, or a few minor ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.audio.sound import SoundPlayer

MAX_MINOR_SOUNDS = 3  # in one move


def choose_sounds(names: Iterable[str], important: Sequence[str]) -> tuple[str, list[str]]:
    """Returns the one important sound and no others, or "" and at most MAX_MINOR_SOUNDS minor ones in order.

    ``names``: the sounds of the events, "" for none; ``important``: the important sounds, the most important first.
    """
    heard = list(dict.fromkeys(name for name in names if name))
    for name in important:
        if name in heard:
            return name, []
    return "", heard[:MAX_MINOR_SOUNDS]


def play_sounds(sound: SoundPlayer, names: Iterable[str], important: Sequence[str]) -> None:
    """Plays the sounds that are chosen of ``names``."""
    main, minor = choose_sounds(names, important)
    if main:
        sound.play_telling(main)
    else:
        sound.play_row(minor)
