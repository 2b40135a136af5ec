"""Each player looks at what can be chosen on the top screen, picks one at random and does it by events alone."""

from __future__ import annotations

import random

import pygame

from game.app import App
from game.brazil.score import ScoreScreen
from game.brazil.table import TableScreen
from game.widgets.base import Widget
from game.widgets.button import Pressable

QUIET = ("tool-", "strip-", "aside", "close-", "rules-", "since", "rival-", "tab-", "show-")
FIRST = ("outcome-done", "history-now", "recap-on")  # what lies over the table is dealt with first
WAY_ON = ("ready", "answer-0", "done", "back")
LOOK = 500  # ms before each deed
FAR = 400  # keys pressed on the way to one thing, at most
Place = tuple[int, int]


class Player:
    """Chooses; how it is done is for those below. ``now`` is the watch of the whole program."""

    def __init__(self, app: App, seed: int, now: list[int]) -> None:
        self.app, self.now = app, now
        self.dice = random.Random(seed)
        self.steps = self.events = 0

    @property
    def table(self) -> TableScreen:
        screen = self.app.stack[0]
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def over(self) -> bool:
        return isinstance(self.app.top, ScoreScreen)

    def send(self, kind: int, **values: object) -> None:
        self.events += 1
        self.app.dispatch(pygame.Event(kind, **values))
        if self.app.stack:
            self.app.top.refresh(self.app.ui)

    def settle(self) -> None:
        """Let timers and bots do their part."""
        self.now[0] += LOOK
        self.app.tick()
        self.app.top.refresh(self.app.ui)
        self.app.top.stage.point(self.app.ui)

    def step(self) -> None:
        """One thing done."""
        self.steps += 1
        self.settle()
        top = self.app.top
        if self.over:
            return
        if top is not self.table:
            found = {w.name: w for w in self.pressable()}
            name = next((name for name in WAY_ON if name in found), None)
            assert name is not None, f"no way on from {type(top).__name__}: {sorted(found)}"
            self.press(found[name])
            return
        first = [w for w in self.pressable() if w.name in FIRST]
        if first:
            self.press(first[0])
        elif self.table.desk.deciding:
            self._decide()

    def pressable(self) -> list[Pressable]:
        """Widgets of the top screen that do something now."""
        walk = self.app.top.stage.root.walk()
        return [w for w in walk if isinstance(w, Pressable) and w.enabled and w.action is not None]

    def _decide(self) -> None:
        lit = [w for w in self.pressable() if not w.name.startswith(QUIET) and getattr(w, "lit", True)]
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

    def press(self, widget: Pressable) -> None:
        raise NotImplementedError

    def press_hex(self, hex_id: int) -> None:
        raise NotImplementedError

    def give_up(self) -> None:
        raise NotImplementedError


class Mouse(Player):
    """Clicks, and turns the wheel to bring things into sight."""

    def click(self, position: Place, button: int = 1) -> None:
        self.send(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=position, button=button)
        self.send(pygame.MOUSEBUTTONUP, pos=position, button=button)

    def press(self, widget: Pressable) -> None:
        name = widget.name
        for _ in range(60):
            hidden = self._hidden(widget)
            if hidden is None:
                break
            self.send(pygame.MOUSEMOTION, pos=hidden.rect.center, rel=(0, 0), buttons=(0, 0, 0))
            down = widget.rect.centery > hidden.rect.centery
            self.send(pygame.MOUSEWHEEL, x=0, y=-1 if down else 1, flipped=False)
            widget = next((w for w in self.pressable() if w.name == name), widget)
        self.click(self.spot(widget))

    def spot(self, widget: Pressable) -> Place:
        """A point of it that nothing else lies on."""
        rect, root = widget.rect, self.app.top.stage.root
        for across in (0.5, 0.15, 0.85, 0.05):
            spot = (round(rect.x + rect.width * across), rect.centery)
            found = root.at(spot)
            if found is widget or (found is not None and widget in found.ancestors()):
                return spot
        return rect.center

    @staticmethod
    def _hidden(widget: Widget) -> Widget | None:
        """The scroll it is out of sight of."""
        for above in widget.ancestors():
            if hasattr(above, "scrolls") and not above.rect.collidepoint(widget.rect.center):
                return above
        return None

    def _point(self, hex_id: int) -> Place:
        x, y = self.table.map.centre(hex_id)
        return (round(x), round(y))

    def free(self, hex_id: int) -> bool:
        spot = self._point(hex_id)
        return self.table.map.rect.collidepoint(spot) and self.table.stage.root.at(spot) is self.table.map

    def press_hex(self, hex_id: int) -> None:
        self.click(self._point(hex_id))

    def give_up(self) -> None:
        """The right button gives up what was pointed at; cards that lie over the map are put aside."""
        aside = next((w for w in self.pressable() if w.name == "aside"), None)
        spot = next((s for s in map(self._point, range(self.table.desk.view.board.size)) if self._bare(s)), None)
        if spot is not None:
            self.click(spot, 3)
            self.table.stage.near.close()
        elif aside is not None:
            self.press(aside)
        else:
            raise AssertionError(f"nothing to click: {self.table.desk.frame}")

    def _bare(self, spot: Place) -> bool:
        return self.table.map.rect.collidepoint(spot) and self.table.stage.root.at(spot) is self.table.map


class Keys(Player):
    """Tab, arrows, Enter and Esc, and nothing else."""

    def key(self, key: int, mod: int = 0) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")

    def _focus(self, name: str) -> None:
        for _ in range(FAR):
            focus = self.app.top.stage.focus
            if focus is not None and focus.name == name and self.app.top.stage.focus_shown:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {name}")

    def press(self, widget: Pressable) -> None:
        self._focus(widget.name)
        self.key(pygame.K_RETURN)

    def press_hex(self, hex_id: int) -> None:
        self._focus("map")
        view = self.table.map
        for tries in range(FAR):
            if view.cursor == hex_id:
                self.key(pygame.K_RETURN)
                return
            self.key(self._arrow(hex_id) if tries % 7 != 6 else self.dice.choice(ARROWS))
        raise AssertionError(f"the arrows never come to hex {hex_id}")

    def _arrow(self, hex_id: int) -> int:
        view = self.table.map
        if view.cursor is None:
            return pygame.K_RIGHT
        (x, y), (to_x, to_y) = view.centre(view.cursor), view.centre(hex_id)
        across, along = to_x - x, to_y - y
        if abs(across) > abs(along):
            return pygame.K_RIGHT if across > 0 else pygame.K_LEFT
        return pygame.K_DOWN if along > 0 else pygame.K_UP

    def give_up(self) -> None:
        self.key(pygame.K_ESCAPE)


ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


class Impatient(Mouse):
    """Every click twice, 130 ms apart; between two deeds he looks for a second."""

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
        shown = {w.name: w.said for w in self.pressable() if w.deed}
        kept = {name: entry for name, entry in self._since.items() if shown.get(name) == entry[0]}
        self._since = {name: kept.get(name, (said, self.now[0])) for name, said in shown.items()}

    def read(self, name: str) -> int:
        """For how long he has been looking at what this button says now; 0: it is not there."""
        entry = self._since.get(name)
        return self.now[0] - entry[1] if entry is not None else 0
