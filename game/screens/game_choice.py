"""The page that chooses a game, for a new game or for solo challenges, with a card per game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.render.ui import Ui
from game.screens.page import PageScreen
from game.shell import registry
from game.shell.plugin import GamePlugin
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Size, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label
from game.widgets.painting import CardPainting
from game.widgets.rich_text import RichText

CARD = 330  # width of a card at 100 %


class GameCard(CardButton):
    """A game as a card. All cards are as wide and high as the largest."""

    peers: Sequence[GameCard] = ()

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(CARD))
        return wide, max(super(GameCard, card).measure(ui, wide)[1] for card in self.peers)


class GameChoiceScreen(PageScreen):
    """The page of all games as cards. `hosting_as`: the name of a person who came here to host a table, else None."""

    mapped = True

    def __init__(self, app: Shell, solo: bool = False, hosting_as: str | None = None) -> None:
        super().__init__(app)
        self.solo, self.hosting_as = solo, hosting_as
        self.title_id = "solo-title" if solo else "new-title"
        if hosting_as is not None:
            self.title_id = "tables-host"
        self.sheet_width = max(480, 108 + (CARD + 16) * len(self.games()))

    def games(self) -> list[GamePlugin]:
        """Returns the games in the fixed order of the registry; on the page for solo challenges only those that have
        some."""
        plugins = [registry.plugin(game) for game in registry.PLUGINS]
        return [plugin for plugin in plugins if plugin.solo or not self.solo]

    def shown(self) -> None:
        self.app.get_ready(*(plugin.id for plugin in self.games()))

    def choose(self, game: str) -> None:
        """Makes this the current game and opens its New game page or its challenges."""
        self.app.select_game(game)
        self.app.go("solo" if self.solo else "new_game", "" if self.hosting_as is None else f"host {self.hosting_as}")

    def _card(self, plugin: GamePlugin) -> GameCard:
        texts = self.app.texts_of(plugin.id)
        parts: list[Widget] = [
            CardPainting(plugin.picture),
            Label(texts("game-title"), style="title", size="heading", colour="accent"),
            RichText(texts("game-facts", challenges=plugin.count_challenges()), size="small", colour="soft_ink"),
            RichText(texts("game-about"), style="flavour"),
        ]
        return GameCard(Column(parts, gap=6), partial(self.choose, plugin.id), pad=10, name=f"game-{plugin.id}")

    def body(self, ui: Ui) -> Widget:
        cards = [self._card(plugin) for plugin in self.games()]
        for card in cards:
            card.peers = cards
        return Flow([*cards], gap=16, pad=6, align="centre")

    def refresh(self, ui: Ui) -> None:
        """Rebuilds outdated widgets; focuses the game played last if nothing has the focus, so that Enter goes on with
        it."""
        super().refresh(ui)
        if self.ui_root.focus is None:
            games = [plugin.id for plugin in self.games()]
            last = self.app.settings.game
            self.ui_root.focus = self.ui_root.find(f"game-{last if last in games else games[0]}")

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [Button(self.text("back"), self.leave, name="back")]
