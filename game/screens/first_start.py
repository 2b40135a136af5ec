"""The menu until a game was begun: for each game the next lesson, which begins at once, and a quick game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.i18n.texts import Texts
from game.platform.lesson_store import LessonStore
from game.play.rungs import BOTS
from game.render.ui import Ui
from game.screens.game_tabs import game_tabs
from game.screens.language_choice import language_drop_down
from game.screens.menu import MenuTitle
from game.screens.page import paint_scene
from game.shell import registry
from game.shell.lesson_cards import LessonCard, lesson_cards, read_lesson_store
from game.shell.plugin import GamePlugin
from game.shell.quick_game import start_quick_game
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Row, Size, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.coach_portrait import CoachPortrait
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label, OneLine
from game.widgets.material.panel import paper, plank
from game.widgets.painting import CardPainting
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

WIDE, CARD, HIGH = 650.0, 319.0, 372.0  # u: of the whole, of a card
PRELOAD_DELAY_MS = 300  # before what a first game needs is loaded
PICTURE, LEAST_PICTURE = CARD * 0.6, CARD * 0.34  # u: height of a card's picture, and in a low window
LOWEST = 640  # u: height of a window in which both cards stand side by side
FACE = 88.0  # u
SCENE, LARGER = "screens/menu", 1.3
STRENGTHS = BOTS[:3]  # easy, fair, strong


class CardPicture(Widget):
    """The picture of a card, with portraits over its foot."""

    def __init__(self, picture: str, portraits: Sequence[Widget], high: float) -> None:
        super().__init__()
        self.high = high
        self.add(CardPainting(picture), *portraits)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(self.high))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        painting, *portraits = self.children
        painting.arrange(ui, rect)
        x = rect.x + ui.px(10)
        for portrait in portraits:
            wide, high = portrait.measure(ui, rect.width)
            portrait.arrange(ui, pygame.Rect(x, rect.bottom - round(high * 0.93), wide, high))
            x += wide + ui.px(10)


class StrengthCard(CardButton):
    """A button that starts a quick game: a strength and a line about it."""

    def __init__(self, title: str, about: str, action: Callable[[], None], name: str) -> None:
        words = Column(
            [
                OneLine(title, style="strong", size="text", align="centre"),
                Label(about, size="small", colour="soft_ink", align="centre"),
            ],
            gap=2,
        )
        super().__init__(words, action, pad=6, name=name, grow=1)


class SteadyHeight(Widget):
    """As high as the highest of several children, of which only the first is shown: what stands below keeps its place
    whichever of them that is."""

    def __init__(self, shown: Widget, others: Sequence[Widget]) -> None:
        super().__init__()
        self.others = others
        self.add(shown)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, max(one.measure(ui, width)[1] for one in (*self.children, *self.others)))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect)


class FirstStartScreen(Screen):
    """Shown in place of the menu until a game was begun, and from the menu until one was finished."""

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.store = LessonStore(app.folders)
        self.menu_open = False  # the buttons of the menu are unfolded, where their row has no room

    def shown(self) -> None:
        self.store = read_lesson_store(self.app)
        self.rebuild()
        self.app.after(
            PRELOAD_DELAY_MS, lambda: self.app.get_ready(self.app.game)
        )  # the first picture comes before all else

    @property
    def plugin(self) -> GamePlugin:
        """The plugin of the chosen game."""
        return registry.plugin(self.app.game)

    # -- actions ---------------------------------------------------------------------------------------------------

    def choose(self, game: str) -> None:
        """Makes this the current game and shows its lesson and quick game, once their pictures are ready."""
        self.app.select_game(game)
        self.app.get_ready(game)
        self.app.presenter.expect()
        self.rebuild()

    def begin(self) -> None:
        """Continues the lesson of the chosen game that was left, or starts the next one, or the first one again."""
        if (card := self._next_lesson(self.app.game)) is not None:
            again = not self.store.record(self.app.game, card.id).open
            self.plugin.start_lesson(self.app, card.id, again)

    def _next_lesson(self, game: str) -> LessonCard | None:
        """Returns the lesson that `begin` starts in a game; None if it has none."""
        cards = {card.id: card for card in lesson_cards(game)}
        following = self.store.next_lesson(game, [*cards])
        return cards.get(following) or next(iter(cards.values()), None)

    def quick_game(self, rung: str) -> None:
        """Starts a quick game of the chosen game against a bot of this strength."""
        start_quick_game(self.app, self.plugin, rung)

    def set_language(self, value: str) -> None:
        """Switches the language at once, and stores it in the settings."""
        self.app.settings.language = value
        self.app.keep_settings()
        self.app.restyle()

    def toggle_menu(self) -> None:
        """Shows or hides the menu's buttons."""
        self.menu_open = not self.menu_open
        self.rebuild()

    def command(self, command: str) -> bool:
        """Handles a command key: Enter begins the first lesson; Esc goes back to the menu, if it was opened from there.
        Returns whether it was handled."""
        if command == "confirm":
            self.begin()
            return True
        return False if command == "back" and self.app.stack[0] is self else super().command(command)

    # -- layout ----------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        return Scroll(self._sheet(ui), name="first-start")

    def _fits(self, ui: Ui) -> bool:
        """Whether both cards and the row of buttons have room side by side."""
        return ui.room[0] >= WIDE + 20 and ui.room[1] >= LOWEST

    def _sheet(self, ui: Ui) -> Widget:
        """Builds the page; in a low window the cards' pictures are lower."""
        page = self._page(ui, PICTURE)
        too_high = page.measure(ui, ui.px(WIDE))[1] - ui.size[1] if self._fits(ui) else 0
        if too_high <= 0:
            return page
        least = LEAST_PICTURE / ui.text_scale  # enlarged texts take room from it
        return self._page(ui, max(least, PICTURE - math.ceil(too_high / ui.u)))

    def _page(self, ui: Ui, picture: float) -> Widget:
        players = {game: self.app.texts_of(game)("first-players") for game in registry.PLUGINS}
        fits = self._fits(ui)
        tabs = game_tabs(self.app, self.app.game, self.choose, players)
        others = [game for game in registry.PLUGINS if game != self.app.game]
        inside = SteadyHeight(
            self._cards(self.app.game, picture, fits), [self._cards(game, picture, fits) for game in others]
        )
        bar = SteadyHeight(self._bar(self.app.game, fits), [self._bar(game, fits) for game in others])
        above: Widget = MenuTitle(self.text("game-title"), self.text("first-title"), 64 if fits else 36)
        parts = [above, tabs, inside, bar] if fits else [above, bar, tabs, inside]
        return Column(parts, gap=14 if fits else 10, pad=6)

    def _cards(self, game: str, picture: float, fits: bool) -> Widget:
        """Builds the two cards of a game, side by side where that ``fits``."""
        plugin, texts = registry.plugin(game), self.app.texts_of(game)
        cards: list[Widget] = [self._lesson_card(plugin, texts, picture), self._game_card(plugin, texts, picture)]
        for card in cards:
            card.grow = 1 if fits else 0
        return Row(cards, gap=12) if fits else Column(cards, gap=12)

    def _card(self, parts: list[Widget]) -> Widget:
        return MaterialFrame(Column(parts, gap=6), paper, pad=(14, 13))

    def _lesson_card(self, plugin: GamePlugin, text: Texts, picture: float) -> Widget:
        begun, card = self.store.begun(plugin.id), self._next_lesson(plugin.id)
        about = text(card.title) if begun and card is not None else text("first-lesson-about")
        faces = [CoachPortrait(plugin.coach, FACE)] if plugin.coach else []
        parts: list[Widget] = [
            CardPicture(f"first_start/{plugin.id}_lesson", faces, picture),
            Spacer(height=4),
            OneLine(text("first-lesson"), style="title", size=20, colour="accent", align="centre"),
            RichText(about, align="centre"),
            RichText(text("first-coach"), style="flavour", colour="soft_ink", align="centre"),
            Spacer(grow=1),
            Button(
                text("lesson-go-on" if begun else "lesson-begin"),
                self.begin,
                kind="main",
                size="large",
                name="first-begin",
            ),
        ]
        return self._card(parts)

    def _game_card(self, plugin: GamePlugin, text: Texts, picture: float) -> Widget:
        strengths: list[Widget] = [
            StrengthCard(
                text(f"strength-{rung}"), text(f"first-{rung}"), partial(self.quick_game, rung), f"first-{rung}"
            )
            for rung in STRENGTHS
        ]
        parts: list[Widget] = [
            CardPicture(f"first_start/{plugin.id}_play", (), picture),
            Spacer(height=4),
            OneLine(
                text("first-game-taught" if self.store.begun(plugin.id) else "first-game"),
                style="title",
                size=20,
                colour="accent",
                align="centre",
            ),
            RichText(text("first-game-about"), align="centre"),
            RichText(text("first-strength"), style="flavour", colour="soft_ink", align="centre"),
            Spacer(grow=1),
            Row(strengths, gap=6),
        ]
        return self._card(parts)

    def _bar(self, game: str, fits: bool) -> Widget:
        """Builds the row of the menu's buttons for a game; without room for it, one button that unfolds them."""
        app = self.app
        entries: list[tuple[str, Callable[[], None]]] = [
            ("menu-new", partial(app.go, "games")),
            *([("menu-solo", partial(app.go, "games", "solo"))] if registry.plugin(game).solo else ()),
            ("menu-together", partial(app.go, "together")),
            ("menu-load", partial(app.go, "load")),
            ("menu-learn", partial(app.go, "learn")),
            ("menu-settings", partial(app.go, "settings")),
            ("menu-quit", app.quit),
        ]
        buttons: list[Widget] = [
            Button(self.text(message), action, kind="wood", name=message, pads=(8, 6)) for message, action in entries
        ]
        language = language_drop_down(self.ui.texts, self.set_language)
        if fits:
            return MaterialFrame(Flow([*buttons, language], gap=5, align="centre"), plank, pad=(8, 8))
        fold = Button(self.text("first-menu"), self.toggle_menu, kind="wood", name="first-menu", pressed=self.menu_open)
        shown: list[Widget] = [fold, language, *(buttons if self.menu_open else ())]
        return MaterialFrame(Flow(shown, gap=7, align="centre"), plank, pad=(10, 9))

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        width = min(ui.px(WIDE), ui.size[0])
        high = min(ui.size[1], tree.measure(ui, width)[1])
        rect = pygame.Rect(0, 0, width, high)
        rect.centery = ui.size[1] // 2
        rect.x = min(ui.px(65), max(0, (ui.size[0] - width) // 2))
        return rect

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the menu's painting enlarged, so that the ship stands beside the cards."""
        wide, high = round(target.get_width() * LARGER), round(target.get_height() * LARGER)
        if not ui.pictures.has(SCENE) or ui.theme.picture_shade:
            paint_scene(ui, target, SCENE)
            return
        scene = ui.pictures.covering(SCENE, (wide, high), ui.pictures.ratio(SCENE))
        target.fill(ui.theme.table)
        target.blit(scene, (0, (target.get_height() - high) * 2 // 3))
