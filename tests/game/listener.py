"""A player who knows only what the narrator says, and presses keys: no state, no pixels, no widgets."""

from __future__ import annotations

import time
from collections import Counter

import pygame

from game.app.app import App

FAR = 120  # keys pressed on the way to one thing, at most
WAIT = 700  # ms between two looks at the clock: longer than Enter is ignored after a choice
LONG, MOMENT = 300, 0.02  # waits for somebody else's move, and seconds of each: bots think in a process of their own
NAMES = {pygame.K_TAB: "Tab", pygame.K_RETURN: "Enter", pygame.K_ESCAPE: "Esc", pygame.K_F4: "F4"}


class Listener:
    """``now`` is the watch of the whole program; ``transcript`` holds keys and words in their order."""

    def __init__(self, app: App, now: list[int]) -> None:
        self._app, self._now = app, now
        self.heard: list[str] = []  # since the last key
        self.all: list[str] = []
        self.transcript: list[str] = []
        app.narrator.listeners.append(lambda announcement: self._hear(announcement.whole))

    def _hear(self, words: str) -> None:
        self.heard.append(words)
        self.all.append(words)
        self.transcript.append(f"  {words}")

    def press(self, key: int) -> list[str]:
        """Presses a key and returns what is said then."""
        self._now[0] += WAIT
        self.heard = []
        self.transcript.append(f"[{NAMES.get(key) or pygame.key.name(key).title()}]")
        letter = chr(key) if key < 128 else ""
        self._app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
        self._pass_time()
        self._app.dispatch(pygame.Event(pygame.KEYUP, key=key, mod=0))
        return self.heard

    def _pass_time(self) -> None:
        self._now[0] += WAIT
        self._app.tick()
        self._app.narrator.follow()

    def wait(self, words: str) -> None:
        """Waits until something is said that holds these words."""
        for _ in range(LONG):
            if any(words in one for one in self.heard):
                return
            time.sleep(MOMENT)
            self._pass_time()
        raise AssertionError(f"nobody says {words!r}, but {self.heard[-5:]}")

    def find(self, *names: str) -> str:
        """Tabs on until one of these names begins what is said. Returns the announcement."""
        for _ in range(FAR):
            for words in reversed(self.press(pygame.K_TAB)):
                if words.startswith(names):
                    return words
        raise AssertionError(f"Tab never says {names}, but {self.all[-8:]}")

    def choose(self, *names: str) -> list[str]:
        """Tabs to one of these names and presses it."""
        self.find(*names)
        return self.press(pygame.K_RETURN)

    def to_map(self) -> None:
        """Tabs on until a place of the map is said: something can be done there, or not."""
        for _ in range(FAR):
            if any(ending in words for words in self.press(pygame.K_TAB)[-1:] for ending in MAP):
                return
        raise AssertionError("Tab never comes to the map")

    def target(self) -> list[str]:
        """Goes to the next place that can be chosen and chooses it."""
        if not any(MAP[0] in words for words in self.heard[-1:]):
            self.to_map()
            self.press(pygame.K_n)
        return self.press(pygame.K_RETURN)

    def play(self, turns: int) -> None:
        """Plays turns: whatever is said to be possible is chosen, and what ends a turn or calls the next is pressed."""
        ended = 0
        for _ in range(STEPS):
            words = self.heard[-1] if self.heard else ""
            if words.startswith(ENDS):
                ended += words.startswith("End turn")
                self.press(pygame.K_RETURN)
            elif MAP[0] in words or ("possible now" in words and "chosen" not in words and "not possible" not in words):
                self.press(pygame.K_RETURN)
            else:
                self.press(pygame.K_TAB)
            if ended >= turns:
                return
        raise AssertionError(f"{ended} turns only, and at last {self.all[-8:]}")

    def carry_on(self, *until: str, keys: int = 4000) -> None:
        """Plays by what is said until one of these words is: takes what is possible, presses what goes on, and gives
        something up only once nothing else is left; waits while somebody thinks."""
        tried: Counter[str] = Counter()
        idle = 0
        for _ in range(keys):
            if any(words in one for one in self.heard for words in until):
                return
            words = self.heard[-1] if self.heard else ""
            goes_on, left = words.startswith(GO_ON), idle > AROUND
            possible = MAP[0] in words or ("possible now" in words and "not possible" not in words)
            fresh = possible and "chosen" not in words
            if (fresh or goes_on or (left and (possible or words.startswith(GIVE_UP)))) and tried[words] < 1 + goes_on:
                tried[words] += 1
                if len(self.press(pygame.K_RETURN)) > 1:
                    tried.clear()
                    idle = 0
                continue
            self.press(pygame.K_TAB)
            idle += 1
            if idle % (2 * AROUND) == 0:
                tried.clear()
                time.sleep(MOMENT)
        raise AssertionError(f"nobody says {until}, but {self.all[-8:]}")


AROUND = 40  # keys to every place of a table
GO_ON = (
    *("I am ", "Ready", "Keep", "Choose", "Pay,", "Found", "Take", "Continue", "Done", "Seal", "Go on", "Reveal"),
    *("Begin", "Confirm", "Place", "Spend", "Use", "Play", "Select", "Score", "Turn over"),
)
GIVE_UP = ("End ", "Take none", "Pass", "Skip", "No ", "Finish", "Without", "Leave it")
STEPS = 900  # keys in so many turns, at most
ENDS = ("End turn,", "I am ", "Ready", "Keep", "Choose,", "Pay,", "Found", "Take", "Continue", "Done")
MAP = ("It can be chosen now.", "Nothing to do here now.")
