"""Reads a map aloud: a cursor moved by keys in six directions, jumps to what matters, distances and routes in words.

A game says what its map holds (`ReadableMap`); the announcements are the same for all.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Protocol

from game.i18n.names import run_on
from game.i18n.spoken_words import spoken
from game.play.steps import Place
from game.shell.announcement import Announcement, Announcer
from game.shell.shell import Shell
from game.widgets.map.cursor_mark import CursorMark
from game.widgets.map.view import MapWidget

# the compass in degrees, clockwise from east, as y grows to the south
COMPASS = {
    "east": 0,
    "south_east": 60,
    "south": 90,
    "south_west": 120,
    "west": 180,
    "north_west": 240,
    "north": 270,
    "north_east": 300,
}
SIX = ("north_west", "north_east", "east", "south_east", "south_west", "west")  # clockwise, in the order of their keys
ASIDE = 50.0  # degrees from a direction within which a place without hexes lies in it
TAUGHT = 10  # steps for which the keys stand round the cursor
FIRST = ("coach", "target", "own_unit", "own_tile")  # kinds of places on which the cursor starts, the first there is
KINDS = ("target", "own_tile", "own_unit", "rival_unit", "cloud", "city")


class ReadableMap(Protocol):
    """Protocol: the places of a game's map, in words."""

    hexes: bool  # each place has at most one neighbour in each of six directions

    @property
    def cursor(self) -> Place | None: ...
    def go(self, place: Place) -> None:
        """Moves the cursor to a place and brings it into sight."""

    def places(self) -> Sequence[Place]:
        """Returns all places."""

    def centre(self, place: Place) -> tuple[float, float]:
        """Returns the centre of a place in pixels."""

    def neighbours(self, place: Place) -> Sequence[Place]:
        """Returns the places adjacent or connected to a place; empty if it has none."""

    def name(self, place: Place) -> str:
        """Returns the name of a place."""

    def description(self, place: Place) -> str:
        """Returns what lies at a place and what may be done there, as far as the viewer may know."""

    def brief(self, place: Place) -> str:
        """Returns a few words about a place: its name, what lies there, or both, as far as the viewer may know."""

    def kinds(self) -> Mapping[str, Sequence[Place]]:
        """Returns kind -> places, for the kinds that the game has: those that the jump key of that kind visits;
        "coach", those that a lesson's coach highlights; "chosen", those of the move that is being chosen."""


def row_names(centres: Mapping[Place, tuple[float, float]], step: float) -> dict[Place, str]:
    """Returns, by place, names such as "C4": the letter of the row from the north, the number from the west. ``step``:
    least distance of two rows in pixels."""
    rows: list[list[Place]] = []
    for place in sorted(centres, key=lambda one: (centres[one][1], centres[one][0])):
        if not rows or centres[place][1] - centres[rows[-1][0]][1] > step:
            rows.append([])
        rows[-1].append(place)
    found = {}
    for number, row in enumerate(rows):
        letter = chr(ord("A") + number % 26) * (number // 26 + 1)
        for column, place in enumerate(sorted(row, key=lambda one: centres[one][0]), 1):
            found[place] = f"{letter}{column}"
    return found


def coached(view: MapWidget[Any]) -> list[Place]:
    """Returns the places of the map that a lesson's coach highlights."""
    return [ring.place for ring in view.marks() if ring.light]


def _apart(one: float, other: float) -> float:
    """Returns the angle between two directions in degrees."""
    return abs((one - other + 180) % 360 - 180)


class MapReader:
    """The commands of the map while narration is on."""

    def __init__(self, app: Shell, readable: ReadableMap) -> None:
        self.app, self.map = app, readable
        self.mark: Place | None = None  # the bookmark
        self.asked = ""  # "nearest" or "route" while the kind of place is awaited
        self.steps = 0  # moves of the cursor so far

    @property
    def narrator(self) -> Announcer:
        return self.app.narrator

    def text(self, message: str, **values: object) -> str:
        return self.app.ui.text(message, **values)

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns command -> function that performs it, for all commands that read the map."""
        jumps: dict[str, Callable[[], object]] = {}
        for kind in KINDS:
            jumps[f"map_{kind}"] = partial(self.jump, kind, 1)
            jumps[f"map_{kind}_back"] = partial(self.jump, kind, -1)
        return {
            **{f"map_{direction}": partial(self.step, direction) for direction in SIX},
            **jumps,
            "map_around": self.around,
            "map_nearest": partial(self.ask, "nearest"),
            "map_route": partial(self.ask, "route"),
            "map_mark": self.set_mark,
            "map_to_mark": self.to_mark,
        }

    # -- words -----------------------------------------------------------------------------------------------------

    def announcement(self, place: Place) -> Announcement:
        """Returns the announcement of a place: its name, what lies there and what may be done; then its neighbours;
        less at low verbosity."""
        text = spoken(self.app.ui.texts, self.map.description(place))
        kinds = self.map.kinds()
        chosen = [self.text("state-chosen")] if place in kinds.get("chosen", ()) else []
        parts = [self.map.name(place), *chosen, text] if self.narrator.verbosity > 1 else [self.brief(place), *chosen]
        words = self.text("mark-comma").join(parts)
        found = [self.text("map-possible" if place in kinds.get("target", ()) else "map-nothing")]
        found += [self.text("map-coach")] if place in kinds.get("coach", ()) else []
        words = run_on([words.rstrip(".。") + self.text("mark-stop"), *found])
        return Announcement(words, self.neighbour_words(place) if self.narrator.verbosity > 2 else "")

    def brief(self, place: Place) -> str:
        """Returns the name of a place and what lies there in a few words."""
        name, what = self.map.name(place), spoken(self.app.ui.texts, self.map.brief(place))
        return what if what.startswith(name) else self.text("mark-comma").join((name, what))

    def neighbour_words(self, place: Place) -> str:
        """Returns a text: the neighbours of a place, each after its direction, clockwise from the north-west."""
        found = sorted((self._bearing(place, other), other) for other in self.map.neighbours(place))
        turned = sorted(found, key=lambda entry: (entry[0] - 225) % 360)
        stop = self.text("mark-stop")
        return run_on(
            f"{self.direction(degrees)} {spoken(self.app.ui.texts, self.map.brief(other)).rstrip('.。')}{stop}"
            for degrees, other in turned
        )

    def direction(self, degrees: float) -> str:
        """Returns the word for a direction, given in degrees clockwise from east: one of six between hexes, else one of
        eight."""
        names = SIX if self.map.hexes else tuple(COMPASS)
        return self.text(f"direction-{min(names, key=lambda name: _apart(degrees, COMPASS[name]))}")

    def _bearing(self, start: Place, end: Place) -> float:
        (x, y), (to_x, to_y) = self.map.centre(start), self.map.centre(end)
        return math.degrees(math.atan2(to_y - y, to_x - x)) % 360

    def cursor_mark(self, radius: float, where: Callable[[Place], tuple[float, float]] | None) -> CursorMark | None:
        """Returns the cursor's mark to be drawn; None without a cursor. The keys stand round it during the first steps.
        With ``where`` the mark includes the names of all places, each at the point that ``where`` returns."""
        here = self.map.cursor
        if here is None:
            return None
        shown = self.app.commands.shown
        keys = {COMPASS[way]: shown(f"map_{way}") for way in SIX} if self.steps < TAUGHT else {}
        names = {where(place): self.map.name(place) for place in self.map.places()} if where is not None else {}
        return CursorMark(self.map.centre(here), radius, self.map.hexes, keys, names)

    # -- moving ----------------------------------------------------------------------------------------------------

    def start(self) -> Place | None:
        """Returns the cursor's place; if there is no cursor, first puts it on a place that can be chosen, else on any.
        None: the map has no places."""
        if self.map.cursor is None:
            kinds = self.map.kinds()
            first = (*(place for kind in FIRST for place in kinds.get(kind, ())), *self.map.places())
            if first:
                self.map.go(first[0])
        return self.map.cursor

    def step(self, direction: str) -> None:
        """Moves the cursor to the nearest place in a direction (on a hex map only to a neighbour), or announces that
        there is none."""
        here = self.start()
        if here is None:
            return
        among = self.map.neighbours(here) if self.map.hexes else self.map.places()
        reach = 30.0 if self.map.hexes else ASIDE
        ahead = [
            place
            for place in among
            if place != here and _apart(self._bearing(here, place), COMPASS[direction]) <= reach
        ]
        if not ahead:
            self.narrator.say(self.text("map-edge", direction=self.text(f"direction-{direction}").lower()))
            return
        self.steps += 1
        self.map.go(min(ahead, key=lambda place: math.dist(self.map.centre(here), self.map.centre(place))))

    def jump(self, kind: str, step: int) -> None:
        """Moves the cursor to the next (``step`` 1) or previous (-1) place of a kind in reading order. After `ask` it
        announces the way to the nearest place of that kind, and moves there only if "nearest" was asked for."""
        kinds = self.map.kinds()
        found = {*kinds.get(kind, ()), *(kinds.get("coach", ()) if kind == "target" else ())}
        places = sorted(found, key=lambda place: self.map.centre(place)[::-1])
        if self.asked and places:
            self._answer(kind, places)
        elif not places:
            self.asked = ""
            self.narrator.say(self.text("map-none", kind=self.text(f"map-kind-{kind}")))
        else:
            here = self.map.cursor
            before = -1 if step > 0 else 0  # of the place that is visited first
            at = (places.index(here) if here in places else before) + step
            if len(places) == 1 and here in places:
                self.narrator.say(self.text("map-only", kind=self.text(f"map-kind-{kind}")))
            self.steps += 1
            self.map.go(places[at % len(places)])

    def around(self) -> None:
        """Announces the neighbours of the cursor's place."""
        if (here := self.start()) is not None:
            self.narrator.say(self.neighbour_words(here))

    # -- distances -------------------------------------------------------------------------------------------------

    def ask(self, question: str) -> None:
        """Announces a question (the nearest place of which kind, or the way to which kind) with the keys that answer
        it; the next `jump` answers."""
        if self.start() is None:
            return
        self.asked = question
        kinds = self.map.kinds()
        shown = self.app.commands.shown
        listed = [f"{shown(f'map_{kind}')}: {self.text(f'map-kind-{kind}')}" for kind in KINDS if kinds.get(kind)]
        self.narrator.say(self.text(f"map-{question}", kinds=", ".join(listed)))

    def _answer(self, kind: str, places: Sequence[Place]) -> None:
        here, question, self.asked = self.start(), self.asked, ""  # a pointer off the map has taken the cursor along
        ways = [(way, place) for place in places if place != here and (way := self.path(here, place)) is not None]
        if not ways:
            self.narrator.say(self.text("map-none", kind=self.text(f"map-kind-{kind}")))
            return
        way, place = min(ways, key=lambda entry: len(entry[0]))
        self.narrator.say(self.route_words(here, [*way]), self.brief(place))
        if question == "nearest":
            self.steps += 1
            self.map.go(place)

    def path(self, start: Place, end: Place) -> list[Place] | None:
        """Returns the places of a shortest path from ``start`` to ``end``, without the first; None if there is none."""
        before: dict[Place, Any] = {start: start}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            if here == end:
                way = []
                while here != start:
                    way.append(here)
                    here = before[here]
                return way[::-1]
            for other in self.map.neighbours(here):
                if other not in before:
                    before[other] = here
                    waiting.append(other)
        return None

    def route_words(self, start: Place, way: Sequence[Place]) -> str:
        """Returns a path in words: its length, and the steps in each direction."""
        turns = [self.direction(self._bearing(one, other)) for one, other in zip([start, *way], way, strict=False)]
        parts = [f"{len([*same])} {direction.lower()}" for direction, same in groupby(turns)]
        return self.text("map-way", n=len(way), turns=", ".join(parts))

    # -- the bookmark ----------------------------------------------------------------------------------------------

    def set_mark(self) -> None:
        """Sets the bookmark on the cursor's place and announces it."""
        if (here := self.start()) is not None:
            self.mark = here
            self.narrator.say(self.text("map-marked", place=self.map.name(here)))

    def to_mark(self) -> None:
        """Moves the cursor to the bookmark; if a route was asked for, announces the path to it instead."""
        if self.mark is None:
            self.narrator.say(self.text("map-no-mark"))
        elif self.asked == "route":
            self._answer("target", [self.mark])
        else:
            self.steps += 1
            self.map.go(self.mark)
