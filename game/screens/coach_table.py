"""Table mixin for lessons: shows and places the coach's panel, and highlights the place or widget he speaks of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Generic

import pygame

from engine.core.move import Reason
from engine.storage.save import SaveError
from game.i18n.display_text import display_text
from game.i18n.line_breaks import spoken_length
from game.platform import clock
from game.platform.save_list import adopt
from game.play.lesson_controller import CoachLine, LessonController
from game.play.table_controller import UiUpdate
from game.render.theme import Colour, rgb
from game.render.ui import Ui
from game.screens.coach_light import CoachLight
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
from game.widgets.button import main_buttons
from game.widgets.placement import covered_area, docks

BEAT = 60  # ms between frames of the light
ROOM = "coach-room"  # name of a widget that keeps a place free for the coach
LEAST_ROOM = 150.0  # u of height from which that place is used
CARD = 206.0  # u: least height of a tall card where there is room, so that its buttons stay in place between steps


class CoachTable(CoachLight[AnyMatch, AnyController], Generic[AnyMatch, AnyController]):
    coach_wide = WIDE  # u, of the panel over the map
    portrait = ""  # picture id of the coach
    coach_ribbon: Colour = rgb("#8C1C13")  # of the ribbon with the coach's name
    next_lesson: Callable[[], None] | None = None
    first_game: Callable[[], None] | None = None
    _coach_place: CoachPlace
    _recap_shown = False  # a recap is open, or its moves are shown again

    def game_title(self) -> str:
        """Returns the lesson's title, or the game's where none is taught."""
        return super().game_title() if self.lesson is None else title_of(self.ui, self.lesson)

    def teach(
        self,
        lesson: LessonController,
        portrait: str = "",
        following: Callable[[], None] | None = None,
        first_game: Callable[[], None] | None = None,
    ) -> None:
        """Begins a lesson at this table, with its coach beside it. ``portrait``: picture id; ``following`` starts the
        next lesson, if any, ``first_game`` an easy game."""
        self.lesson, self.portrait, self.next_lesson, self.first_game = lesson, portrait, following, first_game
        self._coach_place = CoachPlace()
        lesson.changed = self.rebuild
        lesson.undo = self.controller.undo
        careful = self.controller.careful
        self.controller.careful = lambda: careful() and not self._lights_main()  # not where the coach says so
        lesson.waits = self.has_blocking_page
        self.ui_root.keeps_clear = self._kept_clear
        lesson.length = lambda line: spoken_length(line_text(self.ui, line, self._coach_reason))
        self.rebuild()

    # -- what a game fills in --------------------------------------------------------------------------------------

    def coach_docks(self, ui: Ui, size: Size) -> list[pygame.Rect]:
        """Returns rectangles of this size for the coach's panel, the best first: here at the corners of the map."""
        return docks(size, self.advice_room(ui).inflate(-ui.px(24), -ui.px(8)))[:4]

    def coach_avoids(self, table: Widget) -> list[pygame.Rect]:
        """Returns rectangles of panels that the coach should not cover."""
        return [child.rect for child in table.children if child.name not in ("map", "") and child.rect.width]

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
            actions, page, meanwhile = self._coach_actions(), self.has_blocking_page(), self._meanwhile()
            panel = coach_panel(ui, lesson, coach, actions, self._coach_reason, tall, wide, meanwhile, page)
            if main_buttons(panel):
                for button in main_buttons(tree):
                    button.yields = True
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
            carry_on=lambda: lesson.carry_on(now()),
            take_back=lambda: lesson.take_back(now()),
            go_on=lambda: lesson.go_on(now()),
            leave=self.leave_lesson,
            call=lambda: lesson.toggle_away(now()),
            play_on=None if over else self.keep_playing,
            following=self._after_putting_away(self.next_lesson),
            first_game=None if self.app.settings.finished_game else self._after_putting_away(self.first_game),
        )

    def _meanwhile(self) -> str:
        """Returns what the coach says while the player can do nothing about the step: how to read the open recap, or
        that others play; "" otherwise."""
        if recap := self.recaps.coach_text:
            return self.text(recap, button=self.text("recap-on"))
        seat = self.match.current_seat
        if seat is None or self.match.is_person(seat) or self.controller.history.open:
            return ""
        return self.text("coach-others-play", n=sum(not one.person for one in self.match.occupants))

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
        """Places the panel: in the room kept free for it, else where it covers least of what is spoken of and of a
        recap, then of what can be chosen, then of other panels; while a recap is open also below the map, where nothing
        can be chosen then. It stays there for a step while no other place is better, and glides to another."""
        assert isinstance(panel.parent, CoachRoot)
        table = panel.parent.table
        room = self.coach_room(ui, table)
        if room is not None and room.height >= ui.px(LEAST_ROOM) and not self._is_away:
            high = min(room.height, max(ui.px(CARD), panel.measure(ui, room.width)[1]))
            panel.arrange(ui, pygame.Rect(room.x, room.y, room.width, high))
            self.make_room(panel.rect)
            return
        size = panel.measure(ui, self.advice_room(ui).width)
        places, lit, shown_now = self.coach_docks(ui, size), self._lit_rects(table), self._spoken_of()
        if not self._is_away and (recap := self._in_sight(panel.parent, (RECAP,))):
            places.append(self._below_map(ui, size))
            rings = [rect for ring in self.recaps.marks() if (rect := self.place_rect(ring.place))]
            shown_now += [recap[0].rect, *rings]
        others = self.coach_avoids(table)
        costs = [tuple(covered_area(dock, things) for things in (shown_now, lit, others)) for dock in places]
        shown = panel.rect.topleft if panel.rect.width else places[0].topleft
        step = self.lesson.progress.current if self.lesson else 0
        panel.arrange(ui, self._coach_place.choose(ui, places, costs, shown, step))

    def _below_map(self, ui: Ui, size: Size) -> pygame.Rect:
        """Returns the panel's rectangle below the map, over the board."""
        made = pygame.Rect((0, 0), size)
        made.bottomleft = (ui.px(8), ui.size[1] - ui.px(2))
        return made

    @property
    def _is_away(self) -> bool:
        return self.lesson is not None and self.lesson.away

    def _lit_rects(self, table: Widget) -> list[pygame.Rect]:
        """Returns what can be chosen, and must stay in sight."""
        return [rect for widget in table.walk() for rect in widget.lit_rects()]

    def _spoken_of(self) -> list[pygame.Rect]:
        """Returns what the light falls on."""
        rings = [rect for ring in self.coach_rings() if (rect := self.place_rect(ring.place)) is not None]
        return [*self._lit_frames(), *(ring.inflate(ring.width // 2, ring.height // 2) for ring in rings)]

    def _kept_clear(self) -> list[pygame.Rect]:
        """Returns what no tooltip may cover: the coach's words, and what the light falls on."""
        root = self.ui_root.root
        return [root.panel.rect, *self._spoken_of()] if isinstance(root, CoachRoot) else []

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
        recap = self.controller.model.recap_since is not None or (self._recap_shown and self.controller.history.open)
        if self._recap_shown and not recap:
            lesson.carry_on(now)  # praise was read beside the recap
        self._recap_shown = recap
        changed = lesson.tick(now)
        if changed:
            self.rebuild()
        return changed or self._glides(now) or self._light_moves

    def next_lesson_tick(self, now: int) -> int | None:
        """Returns the ms until `tick_lesson` has something to do; None if never by itself."""
        lesson = self.lesson
        if lesson is None or not self.on_top:
            return None
        if self._glides(now):
            return 16
        due = [lesson.next_tick(now), BEAT if self._light_moves else None]
        return min((ms for ms in due if ms is not None), default=None)

    def _glides(self, now: int) -> bool:
        return now < self._coach_place.since + GLIDE

    @property
    def _light_moves(self) -> bool:
        """Whether the light is shown and moves."""
        return self.shines and not self.ui.reduced_motion

    @property
    def shines(self) -> bool:
        """Whether the coach highlights a widget or a place now."""
        return self._light_target() != (None, None)

    def _pointed_things(self) -> list[str]:
        """Returns what the pointer or the focus lies on, in the lesson's names, innermost first."""
        things = [widget.name for widget in self.ui_root.pointed() if widget.name]
        if NAME in things:
            return []
        place = self.place_pointed_at()
        number = self.number_of_place(place) if place is not None else None
        return [*([f"hex:{number}"] if number is not None else []), *things]

    def confirm(self) -> None:
        """Handles the main button's key: presses the coach's main button if there is one, else the table's."""
        self.refresh(self.ui)
        root = self.ui_root.root
        coachs = main_buttons(root.panel) if isinstance(root, CoachRoot) else []
        if coachs:
            coachs[0].press()
        else:
            self.press_main()

    @abstractmethod
    def press_main(self) -> None:
        """Presses the table's main button by its key."""

    # -- leaving the lesson ----------------------------------------------------------------------------------------

    def leave_lesson(self) -> None:
        """Saves the lesson's game and opens the Learn page; the lesson can be continued from here another time."""

        def go() -> None:
            self.app.go("menu")
            self.app.go("learn")

        self.put_away(go)

    def _after_putting_away(self, then: Callable[[], None] | None) -> Callable[[], None] | None:
        """Returns what leaves the lesson's game and then calls ``then``; None if that is None."""
        return None if then is None else lambda: self.put_away(then)

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
