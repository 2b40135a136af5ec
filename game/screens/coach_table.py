"""Table mixin for lessons: shows and places the coach's panel, and highlights the place or widget he speaks of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Generic

import pygame

from engine.core.lesson import is_named
from engine.core.move import Reason
from engine.storage.save import SaveError
from game.i18n.display_text import display_text
from game.i18n.line_breaks import spoken_length
from game.platform import clock
from game.platform.save_list import adopt
from game.play.lesson_controller import CoachLine, LessonController
from game.play.recap_controller import StepRing
from game.play.steps import Place
from game.play.table_controller import UiUpdate
from game.render.theme import GOLD, Colour, rgb
from game.render.ui import Ui
from game.screens.advice_table import AdviceTable
from game.screens.coach_panel import (
    GLIDE,
    NAME,
    WIDE,
    Coach,
    CoachActions,
    CoachPanel,
    CoachPlace,
    CoachRoot,
    coach_chip,
    coach_panel,
    line_text,
    title_of,
)
from game.screens.recap_panel import NAME as RECAP
from game.screens.recap_table import AnyController
from game.screens.saved_table import AnyMatch
from game.widgets.base import Size, Widget
from game.widgets.placement import covered_area, docks

BEAT = 60  # ms between frames of the light
ROOM = "coach-room"  # name of a widget that keeps a place free for the coach
LEAST_ROOM = 150.0  # u of height from which that place is used
MAIN = "main"  # name of the main button
CLOSING = ("recap-on", "outcome-done", "reveal-on")  # buttons that close what is shown before a decision


class CoachTable(AdviceTable[AnyMatch, AnyController], Generic[AnyMatch, AnyController]):
    lesson: LessonController | None = None
    main_commits = True  # the main button commits what is chosen; else a chosen thing is followed by its place
    coach_wide = WIDE  # u, of the panel over the map
    portrait = ""  # picture id of the coach
    coach_ribbon: Colour = rgb("#8C1C13")  # of the ribbon with the coach's name
    next_lesson: Callable[[], None] | None = None
    _coach_place: CoachPlace

    def teach(self, lesson: LessonController, portrait: str = "", following: Callable[[], None] | None = None) -> None:
        """Begins a lesson at this table, with its coach beside it. ``portrait``: picture id; ``following`` starts the
        next lesson, if any."""
        self.lesson, self.portrait, self.next_lesson = lesson, portrait, following
        self._coach_place = CoachPlace()
        lesson.changed = self.rebuild
        lesson.undo = self.controller.undo
        careful = self.controller.careful
        self.controller.careful = lambda: careful() and not self._lights_main()  # not where the coach says so
        lesson.waits = self.has_blocking_page
        lesson.length = lambda line: spoken_length(line_text(self.ui, line, self._coach_reason))
        self.rebuild()

    # -- what a game fills in --------------------------------------------------------------------------------------

    def numbered_place(self, number: int) -> Place:
        """Returns the map's key of a place that lessons know by its number."""
        return number

    def number_of_place(self, place: Place) -> int | None:
        """Returns the number by which lessons refer to a place; None if it has none."""
        return place if isinstance(place, int) else None

    def lit_places(self) -> Sequence[Place]:
        """Returns the places of the map that are highlighted as choices for the next move (default: none)."""
        return ()

    def chosen_places(self) -> Collection[Place]:
        """Returns the places of the map that are chosen already (default: none)."""
        return ()

    def coach_docks(self, ui: Ui, size: Size) -> list[pygame.Rect]:
        """Returns rectangles of this size for the coach's panel, the best first: here at the corners of the map."""
        return docks(size, self.advice_room(ui).inflate(-ui.px(24), -ui.px(8)))[:4]

    def coach_avoids(self, table: Widget) -> list[pygame.Rect]:
        """Returns rectangles of panels that the coach should not cover."""
        return [child.rect for child in table.children if child.name not in ("map", "") and child.rect.width]

    def has_blocking_page(self) -> bool:
        """Returns whether a page (a recap, a battle's end) must be closed before the player can decide."""
        model = self.controller.model
        return model.recap_since is not None or model.presenting

    def asks_to_confirm(self) -> bool:
        """Returns whether a second press of the main button confirms the move (default: no)."""
        return False

    def has_urgent_decision(self) -> bool:
        """Returns whether the turn waits for the answer to the pending question, such as a payment (default: no)."""
        return False

    def starts_turn(self, widget: Widget) -> bool:
        """Returns whether a turn starts with this widget, so that later in it this answers nothing (default: no)."""
        return False

    def main_answers(self) -> bool:
        """Returns whether pressing the main button answers the pending question rather than declines it (default:
        no)."""
        return False

    def coach_is_tall(self, ui: Ui, table: Widget) -> bool:
        """Returns whether the panel is a tall card, not a ribbon."""
        return self.coach_room(ui, table) is not None

    def coach_room(self, ui: Ui, table: Widget) -> pygame.Rect | None:
        """Returns the rectangle kept free for the coach's tall card; None if there is none."""
        return next((widget.rect for widget in table.walk() if widget.name == ROOM), None)

    def make_room(self, coach: pygame.Rect) -> None:
        """Hook, empty here: moves widgets out of the rectangle of the coach's panel."""

    def reason_text(self, reason: Reason) -> str:
        """Returns the reason why a move is not legal, in the game's words."""
        return str(reason)

    # -- building --------------------------------------------------------------------------------------------------

    def whole(self, ui: Ui) -> Widget:
        tree, lesson = super().whole(ui), self.lesson
        if lesson is None:
            return tree
        coach = Coach.of(ui, self.portrait, self.coach_ribbon)
        if lesson.away:
            panel = coach_chip(ui, coach, self.app.commands.shown("coach_away"), self._coach_actions())
        else:
            tall, wide = self.coach_is_tall(ui, tree), self.coach_wide
            actions, recap = self._coach_actions(), self.recaps.coach_text
            panel = coach_panel(ui, lesson, coach, actions, self._coach_reason, tall, wide, recap)
        root = CoachRoot(tree, panel, self._hang)
        root.frames = self._lit_frames
        return root

    def _coach_actions(self) -> CoachActions:
        lesson, now = self.lesson, clock.now
        assert lesson is not None
        over = self.match.result() is not None
        return CoachActions(
            why=lesson.why,
            close_why=lesson.close_why,
            read=self.open_page,
            again=lambda: lesson.again(now()),
            take_back=lambda: lesson.take_back(now()),
            go_on=lambda: lesson.go_on(now()),
            leave=self.leave_lesson,
            call=lambda: lesson.toggle_away(now()),
            play_on=None if over else self.keep_playing,
            following=self._following(),
        )

    def _coach_reason(self, line: CoachLine) -> str:
        return self.reason_text(line.reason) if line.reason is not None else ""

    def read_page(self) -> None:
        """Opens the rules page of the lesson's present step beside the table, or closes it if it is open."""
        lesson = self.lesson
        if lesson is not None and lesson.rule:
            lesson.close_why()
            self.controller.open_rule(lesson.rule)

    def open_page(self) -> None:
        """Opens the rules page of the lesson's present step beside the table, or leaves it open."""
        lesson, model = self.lesson, self.controller.model
        if lesson is not None and (model.drawer, model.rule) == ("rules", lesson.rule):
            lesson.close_why()
        else:
            self.read_page()

    # -- where the panel hangs -------------------------------------------------------------------------------------

    def _hang(self, ui: Ui, panel: CoachPanel) -> None:
        """Places the panel: in the room kept free for it; while a recap is open below the map; else in the first
        corner that covers nothing lit. It stays there for a step while that covers nothing, and glides to another."""
        assert isinstance(panel.parent, CoachRoot)
        table = panel.parent.table
        room = self.coach_room(ui, table)
        if room is not None and room.height >= ui.px(LEAST_ROOM) and not self._is_away:
            high = min(room.height, panel.measure(ui, room.width)[1])
            panel.arrange(ui, pygame.Rect(room.x, room.y, room.width, high))
            self.make_room(panel.rect)
            return
        size = panel.measure(ui, self.advice_room(ui).width)
        recap = not self._is_away and bool(self._in_sight(panel.parent, (RECAP,)))
        places = [self._below_map(ui, size)] if recap else self.coach_docks(ui, size)
        lit, others = self._lit_rects(table), self.coach_avoids(table)
        costs = [(covered_area(dock, lit), covered_area(dock, others)) for dock in places]
        shown = panel.rect.topleft if panel.rect.width else places[0].topleft
        scene = (self.lesson.progress.current if self.lesson else 0, recap)
        panel.arrange(ui, self._coach_place.choose(ui, places, costs, shown, scene))

    def _below_map(self, ui: Ui, size: Size) -> pygame.Rect:
        """Returns the panel's rectangle while a recap is open: over the board, where nothing can be chosen then."""
        made = pygame.Rect((0, 0), size)
        made.bottomleft = (ui.px(8), ui.size[1] - ui.px(2))
        return made

    @property
    def _is_away(self) -> bool:
        return self.lesson is not None and self.lesson.away

    def _lit_rects(self, table: Widget) -> list[pygame.Rect]:
        """Returns what must stay in sight: what can be chosen, and what the coach speaks of."""
        lit = [rect for widget in table.walk() for rect in widget.lit_rects()]
        rings = [rect for ring in self.coach_rings() if (rect := self.place_rect(ring.place)) is not None]
        return [*lit, *(ring.inflate(ring.width // 2, ring.height // 2) for ring in rings), *self._lit_frames()]

    # -- the light -------------------------------------------------------------------------------------------------

    def _aim(self) -> tuple[Widget | None, int | None]:
        """Returns what the light falls on: a widget, or a place by its number. While a recap or a battle's end waits it
        is the button that closes it, and the main button while that is to be confirmed or, if the step names it,
        commits what is chosen; else the first of the step's that answers the pending question, widgets before places
        and idle ones last; else the first in sight, or the main button."""
        lesson, root = self.lesson, self.ui_root.root
        if lesson is None or lesson.away or not isinstance(root, CoachRoot):
            return (None, None)
        if self.has_blocking_page() and (closing := self._in_sight(root, CLOSING)):
            return (closing[0], None)
        light = lesson.light
        if self.asks_to_confirm() and (light.widgets or light.places):
            return (next(iter(self._in_sight(root, (MAIN,))), None), None)
        named = self._in_sight(root, light.widgets)
        shown = [widget for widget in named if not widget.chosen]
        lit, chosen = set(self.lit_places()), set(self.chosen_places())
        open_ = [place for place in light.places if self.numbered_place(place) not in chosen]
        main = next((widget for widget in shown if widget.name == MAIN), None)
        if main is not None and self.main_commits and (len(shown) < len(named) or len(open_) < len(light.places)):
            return (main, None)
        shown = [widget for widget in shown if widget is not main]
        place = next((one for one in open_ if self.numbered_place(one) in lit), None)
        picked = [name for name in light.widgets if any(one.chosen and is_named(one.name, name) for one in named)]
        answering = sorted((widget for widget in shown if widget.answers), key=lambda widget: widget.idle)
        others = [one for one in answering if not any(is_named(one.name, name) for name in picked)]
        if others:  # of what is chosen already, another of the same kind comes last
            return (others[0], None)
        if place is not None or answering:
            return (None, place) if place is not None else (answering[0], None)
        if main is not None and (self.controller.model.pending is not None or not self.main_commits):
            return (main, None)
        if not lesson.awaits_look:
            shown = [widget for widget in shown if not self.starts_turn(widget)]  # of these none answers any more
            if (light.widgets or light.places) and self.has_urgent_decision():
                open_ = []
                if not shown and self.main_answers():
                    main = next(iter(self._in_sight(root, (MAIN,))), None)
        if shown or open_:
            return (shown[0], None) if shown else (None, open_[0])
        return (main, None)

    def _lights_main(self) -> bool:
        widget = self._aim()[0]
        return widget is not None and widget.name == MAIN

    def _in_sight(self, root: CoachRoot, names: Sequence[str]) -> list[Widget]:
        """Returns the widgets of these names that lie on top at their own middle, in the order of the names."""
        found: list[Widget] = []
        for name in names:
            for widget in root.table.walk():
                named = is_named(widget.name, name) and widget.rect.width > 0 and widget.enabled
                if named and widget in root.table.under(widget.rect.center):
                    found.append(widget)
        return found

    def _lit_frames(self) -> list[pygame.Rect]:
        return [widget.rect for widget in self._aim()[:1] if widget is not None]

    def coach_rings(self) -> list[StepRing]:
        """Returns the ring round the place of the map that the coach speaks of, as a list; empty if it is no place."""
        number = self._aim()[1]
        return [] if number is None else [StepRing(self.numbered_place(number), 0, GOLD, light=True)]

    def rings(self) -> list[StepRing]:
        """Returns all rings to draw on the map: here those of the recap and the one of the coach."""
        return [*self.recaps.marks(), *self.coach_rings()]

    # -- what happens ----------------------------------------------------------------------------------------------

    def follow_update(self, update: UiUpdate) -> UiUpdate:
        """Tells the lesson of an update. Returns it without its refusal if the coach explains that."""
        lesson = self.lesson
        if lesson is None:
            return update
        now = clock.now()
        if update.played or update.jumped:
            lesson.moved(now)
        reason = update.refused or update.unavailable
        if reason is not None and lesson.refused(reason, now):
            return replace(update, refused=None, unavailable=None)
        return update

    def handle(self, event: pygame.Event) -> bool:
        """Handles an event, and tells the lesson what was clicked."""
        if self.lesson is not None and event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.lesson.clicked(self._pointed_things(), clock.now())
        return super().handle(event)

    def tick_lesson(self, now: int) -> bool:
        """Lets time pass in the lesson: what is pointed at, what the coach says. Returns whether to redraw."""
        lesson = self.lesson
        if lesson is None or not self.on_top:
            return False
        lesson.pointed(self._pointed_things(), now)
        changed = lesson.tick(now)
        if changed:
            self.rebuild()
        return changed or self._glides(now) or self._breathes

    def next_lesson_tick(self, now: int) -> int | None:
        """Returns the ms until `tick_lesson` has something to do; None if never by itself."""
        lesson = self.lesson
        if lesson is None or not self.on_top:
            return None
        if self._glides(now):
            return 16
        due = [lesson.next_tick(now), BEAT if self._breathes else None]
        return min((ms for ms in due if ms is not None), default=None)

    def _glides(self, now: int) -> bool:
        return now < self._coach_place.since + GLIDE

    @property
    def _breathes(self) -> bool:
        """Whether the light is shown and moves."""
        return self.shines and not self.ui.reduced_motion

    @property
    def shines(self) -> bool:
        """Whether the coach highlights a widget or a place now."""
        return self._aim() != (None, None)

    def _pointed_things(self) -> list[str]:
        """Returns what the pointer or the focus lies on, in the lesson's names, innermost first."""
        things = [widget.name for widget in self.ui_root.pointed() if widget.name]
        if NAME in things:
            return []
        place = self.place_pointed_at()
        number = self.number_of_place(place) if place is not None else None
        return [*([f"hex:{number}"] if number is not None else []), *things]

    # -- leaving the lesson ----------------------------------------------------------------------------------------

    def leave_lesson(self) -> None:
        """Saves the lesson's game and opens the Learn page; the lesson can be continued from here another time."""

        def go() -> None:
            self.app.go("menu")
            self.app.go("learn")

        self.put_away(go)

    def _following(self) -> Callable[[], None] | None:
        """Returns what starts the next lesson; None if this is the last one."""
        following = self.next_lesson
        return None if following is None else lambda: self.put_away(following)

    def keep_playing(self) -> None:
        """Ends the lesson; the game goes on without the coach, saved among the others."""
        assert self.lesson is not None
        try:
            path = adopt(self.app.folders.saves, self.match.whole_save(), title_of(self.ui, self.lesson))
        except SaveError as error:
            self.app.toast(self.text("not-saved", reason=display_text(error)), "bad")
            return

        def go() -> None:
            self.app.open_save(path)

        self.put_away(go)

    # -- keys ------------------------------------------------------------------------------------------------------

    def coach_commands(self) -> dict[str, Callable[[], object]]:
        """Returns command -> function that performs it, for the coach's commands; empty without a lesson."""
        lesson = self.lesson
        if lesson is None:
            return {}
        return {
            "coach_again": lambda: lesson.again(clock.now()),
            "coach_away": lambda: lesson.toggle_away(clock.now()),
        }
