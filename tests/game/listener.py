"""A player who knows only what the narrator says, and presses keys: no state, no pixels, no widgets."""

from __future__ import annotations

import itertools
import random
import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

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
        self._dice = random.Random(1)
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

    def _named(self, words: str) -> bool:
        """Whether a coach has named the thing with these words lately."""
        name = words.split(",")[0].split(" (")[0].rstrip(".")
        told = [one for one in self.all[-TOLD:] if not OFFERS.search(one)]
        return name not in COACH and any(name in one for one in told)

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

    def carry_on(self, *until: str, keys: int = 4000, coached: bool = False) -> None:
        """Plays by what is said until one of these words is; waits while somebody thinks. By chance takes what is
        possible, once something is chosen presses what goes on, and gives something up only when nothing else is left.
        ``coached``: rather does what a coach says."""
        memory = Memory()
        for _ in range(keys):
            if any(words in one for one in self.heard for words in until):
                return
            words = (self.heard or self.all)[-1]
            if coached and any(ON in one for one in self.heard):
                if self.find("Continue", *until).startswith("Continue"):  # the praise may be over meanwhile
                    self.press(pygame.K_RETURN)
                memory = Memory(looked=memory.looked)
            elif coached and any(LOOK.search(one) for one in self.heard if one not in memory.looked):
                memory.looked.update(self.heard)
                for key in READING:
                    self.press(key)
            elif words.startswith(NO_OTHER):
                self.press(pygame.K_TAB)
            elif (self._follows if coached else self._takes)(words, memory):
                memory.on_press(words, self.press(pygame.K_RETURN))
            else:
                wanders = self._dice.random() < WANDER and any(one in words for one in MAP[: 1 + coached])
                if memory.on_pass(words):
                    time.sleep(MOMENT)
                self.press(pygame.K_n if wanders else pygame.K_TAB)
        raise AssertionError(f"nobody says {until}, but {self.all[-8:]}")

    def _takes(self, words: str, memory: Memory) -> bool:
        """Whether a player without a coach presses Enter on the thing with these words."""
        again, plain = memory.passed[words], _plain(words)
        goes_on = (words.startswith(GO_ON) or (plain and memory.chose)) and not TAKEN.search(words)
        taken = (goes_on and (memory.chose or again)) or (_possible(words) and (again or self._dice.random() < HASTE))
        left = again > 1 and (plain or words.startswith(GIVE_UP))
        return bool(taken or left) and words not in memory.tried

    def _follows(self, words: str, memory: Memory) -> bool:
        """Whether a player who follows a coach presses Enter on the thing with these words."""
        again, plain, possible = memory.passed[words], _plain(words), _possible(words)
        goes_on = (words.startswith(GO_ON) or (plain and memory.chose)) and not TAKEN.search(words)
        taken = "coach means this" in words and (possible or memory.pressed[words] < TWICE)
        if not memory.chose:
            taken = taken or (again > 0 and (possible or goes_on or plain) and self._named(words))
            taken = taken or (again > 1 and possible) or (again > 0 and MAP[0] in words)
        left = again > 1 and (goes_on or plain or words.startswith(GIVE_UP))
        return (taken or left) and words not in memory.tried


@dataclass
class Memory:
    """What a player remembers: what was ``tried`` in this position, ``passed`` since the last Enter and how often, how
    often a thing was ``pressed``, the words of a coach who said to look at something (``looked``), and whether Enter
    chose something (``chose``)."""

    tried: set[str] = field(default_factory=set)
    passed: Counter[str] = field(default_factory=Counter)
    pressed: Counter[str] = field(default_factory=Counter)
    looked: set[str] = field(default_factory=set)
    chose: bool = False

    def on_press(self, words: str, heard: Sequence[str]) -> None:
        self.tried.add(words)
        self.pressed[words] += 1
        if len(heard) > 1:
            self.tried.clear()
        self.passed, self.chose = Counter(), any("chosen" in one for one in heard)

    def on_pass(self, words: str) -> bool:
        """Returns whether all was passed so often that it is tried again."""
        self.passed[words] += 1
        if self.passed[words] <= PASSED + 1:
            return False
        self.tried.clear()
        self.passed.clear()
        self.chose = False
        return True


def _plain(words: str) -> bool:
    """Whether these are the words of a button that says no more of itself and is not always there."""
    return PLAIN.fullmatch(words) is not None and not words.startswith((*OF_TABLE, *GIVE_UP))


def _possible(words: str) -> bool:
    """Whether these words offer something that can be chosen."""
    offered = MAP[0] in words or ("possible now" in words and "not possible" not in words)
    return offered and "chosen," not in words


def condensed(transcript: Sequence[str]) -> list[str]:
    """Returns a transcript in which keys that only move on are counted, with what the last of them said."""
    steps: list[list[str]] = []  # each a key and what was said then
    for line in transcript:
        if line.startswith("["):
            steps.append([line])
        elif steps:
            steps[-1].append(line)
        else:
            steps.append(["", line])
    found: list[str] = []
    run = 0
    for step, following in itertools.zip_longest(steps, steps[1:], fillvalue=[""]):
        run += 1
        if step[0] in MOVES and following[0] == step[0] and len(step) < 3:
            continue
        key = step[0] if run == 1 else f"{step[0][:-1]} {run} times]"
        found += [line for line in (key, *step[1:]) if line]
        run = 0
    return found


MOVES = ("[Tab]", "[N]")
LOOK = re.compile(r"\b([Ll]ook at|[Pp]oint at|Click their name)")
ON = "Press Continue to go on."
READING = (pygame.K_F5, pygame.K_F6, pygame.K_F7, pygame.K_F8, pygame.K_F9)  # keys that read a part of the table
TWICE = 2  # times that a thing without an answer is pressed because a coach means it
TOLD = 30  # announcements in which a coach's words are sought
OFFERS = re.compile(r", (button|card|list|text)\b|It can be chosen|Nothing to do here")
COACH = ("Why?", "Again", "Leave", "Hint", "Log", "Undo")
HASTE, WANDER = 0.5, 0.4  # chances to take the first thing possible, and to look for another place of the map
PASSED = 3  # times that the same is said until what was tried is tried again
GO_ON = (
    *("I am ", "Ready", "Keep", "Choose,", "Pay,", "Found", "Take", "Continue", "Done", "Seal", "Go on", "Reveal"),
    *(
        "Begin",
        "Confirm",
        "Place",
        "Spend",
        "Use",
        "Play",
        "Select",
        "Score",
        "Turn over",
        "Do it",
        "End turn",
        "Give",
        "Announce",
    ),
)
PLAIN = re.compile(r"[^,.()]+, button\.")
NO_OTHER = ("None:", "The only one:")  # of a kind of places
OF_TABLE = (
    *("Game menu", "Main menu", "Review", "Save", "Why", "Play on", "See the map", "Choose again", "Cancel"),
    *("Show again", "Leave", "Again", "Home", "Draw", "Since ", "What has happened", "Before ", "Opens "),
)
TAKEN = re.compile(r"not available|chosen, possible now|Keep it secret")
GIVE_UP = ("End ", "Take none", "Pass", "Skip", "No ", "Finish", "Without", "Leave it", "Not now")
MAP = ("It can be chosen now.", "Nothing to do here now.")
