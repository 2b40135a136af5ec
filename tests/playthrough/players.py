"""Each player looks at what can be chosen on the top screen, picks one at random and does it by events alone."""

from __future__ import annotations

import random

import pygame

from game.app.app import App
from game.brazil.score_screen import ScoreScreen
from game.brazil.table import TableScreen
from game.widgets.button import Pressable
from tests.game.dark_widgets import dark
from tests.playthrough.driver import Driver, Place
from tests.playthrough.keys import KeyDriver

QUIET = ("tool-", "strip-", "aside", "close-", "rules-", "since", "rival-", "tab-", "show-")
FIRST = ("outcome-done", "history-now", "recap-on")  # what lies over the table is dealt with first
WAY_ON = ("ready", "answer-0", "done", "back")


class AtTable(Driver):
    @property
    def table(self) -> TableScreen:
        screen = self.app.stack[0]
        assert isinstance(screen, TableScreen)
        return screen


class Player(AtTable):
    """Chooses; how it is done is for those below."""

    def __init__(self, app: App, seed: int, now: list[int]) -> None:
        super().__init__(app, now)
        self.dice = random.Random(seed)
        self.steps = 0

    @property
    def over(self) -> bool:
        return isinstance(self.app.top, ScoreScreen)

    def step(self) -> None:
        """One thing done."""
        self.steps += 1
        self.settle()
        top = self.app.top
        if self.over:
            return
        if top is not self.table:
            self.press_named(*WAY_ON)
            return
        first = [w for w in self.pressable() if w.name in FIRST]
        if first:
            self.press(first[0])
        elif self.table.model.deciding:
            self._decide()

    def _decide(self) -> None:
        lit = [w for w in self.pressable() if not w.name.startswith(QUIET) and not dark(w)]
        lit = [w for w in lit if getattr(w, "legal", True)]
        choices: list[Pressable | int] = [*lit, *(h for h in self.table.map.lights.targets if self.free(h))]
        if not choices:
            self.give_up()
            return
        chosen = self.dice.choice(choices)
        if isinstance(chosen, Pressable):
            self.press(chosen)
        else:
            self.press_hex(chosen)

    def free(self, hex_id: int) -> bool:
        """Within this player's reach."""
        return True

    def press_hex(self, hex_id: int) -> None:
        raise NotImplementedError

    def give_up(self) -> None:
        raise NotImplementedError


class OnMap(AtTable):
    """What a mouse does on the map."""

    def _point(self, hex_id: int) -> Place:
        x, y = self.table.map.centre(hex_id)
        return (round(x), round(y))

    def free(self, hex_id: int) -> bool:
        point = self._point(hex_id)
        return self.table.map.rect.collidepoint(point) and self.table.ui_root.root.hit_test(point) is self.table.map

    def press_hex(self, hex_id: int) -> None:
        self.click(self._point(hex_id))

    def give_up(self) -> None:
        """The right button gives up what was pointed at; cards that lie over the map are put aside."""
        aside = next((w for w in self.pressable() if w.name == "aside"), None)
        spot = next((s for s in map(self._point, range(self.table.model.view.board.size)) if self._bare(s)), None)
        if spot is not None:
            self.click(spot, 3)
            self.table.ui_root.near.close()
        elif aside is not None:
            self.press(aside)
        else:
            raise AssertionError(f"nothing to click: {self.table.model.frame}")

    def _bare(self, point: Place) -> bool:
        return self.table.map.rect.collidepoint(point) and self.table.ui_root.root.hit_test(point) is self.table.map


class Mouse(OnMap, Player):
    """Clicks, and turns the wheel to bring things into sight."""


class Keys(KeyDriver, Player):
    """Tab, arrows, Enter and Esc, and nothing else."""

    def press_hex(self, hex_id: int) -> None:
        self.press_place(self.table.map, hex_id)

    def give_up(self) -> None:
        self.key(pygame.K_ESCAPE)


class Impatient(Mouse):
    """Every click twice, 130 ms apart; between two actions he looks for a second."""

    def __init__(self, app: App, seed: int, now: list[int]) -> None:
        super().__init__(app, seed, now)
        self._since: dict[str, tuple[str, int]] = {}  # button -> what it says, and since when he sees it

    def settle(self) -> None:
        for _ in range(2):
            super().settle()
            self._look()

    def click(self, position: Place, button: int = 1) -> None:
        for _ in range(2 if button == 1 else 1):
            super().click(position, button)
            self.app.tick()
            self.app.top.refresh(self.app.ui)
            self._look()
            self.now[0] += 130

    def _look(self) -> None:
        shown = {w.name: w.drawn_text for w in self.pressable() if w.guarded_text}
        kept = {name: entry for name, entry in self._since.items() if shown.get(name) == entry[0]}
        self._since = {name: kept.get(name, (said, self.now[0])) for name, said in shown.items()}

    def read(self, name: str) -> int:
        """For how long he has been looking at what this button says now; 0: it is not there."""
        entry = self._since.get(name)
        return self.now[0] - entry[1] if entry is not None else 0
