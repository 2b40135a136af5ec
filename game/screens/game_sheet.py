"""The page about the running game: its shuffle and how it is verified, copying or exporting the game, forking it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import pygame

from engine.core.deal import HOST, DealError
from engine.core.signed_chain import ChainError, JointGame
from engine.storage.files import FileError, write_atomically
from engine.storage.paste_code import to_text
from engine.storage.png_carrier import embed_save
from engine.storage.save_file import SaveError, as_bytes
from game.i18n.display_text import display_text
from game.platform import clipboard
from game.platform.clipboard import NoClipboard
from game.platform.save_list import adopt, free_name, save_title
from game.play.fork import fork_save, is_open
from game.play.match import Match
from game.play.occupants import to_players
from game.render.image_cache import png_of
from game.render.ui import Ui
from game.screens.name_dialog import NameDialog
from game.screens.page import PageScreen
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Widget
from game.widgets.button import Button
from game.widgets.label import Heading
from game.widgets.rich_text import RichText

MARK = 16  # characters of the seed commitment that are shown
PICTURE = ".png"


def _short(digits: str) -> str:
    """Returns the beginning of a hash or key in groups of four digits."""
    text = digits[:MARK]
    return " ".join(text[n : n + 4] for n in range(0, len(text), 4))


def check_code(match: Match[Any, Any]) -> str:
    """Returns the game's check code: the beginning of the seed commitment in groups of four; "" if there is none."""
    return _short(match.session.commitment)


def title_of(match: Match[Any, Any], shell: Shell) -> str:
    """Returns the game's title: that of its table at a host, its file name, or a general one."""
    if match.elsewhere is not None and match.elsewhere.title:
        return match.elsewhere.title
    return match.path.stem if match.path is not None else shell.ui.text("game-title")


def ask_branch(shell: Shell, match: Match[Any, Any], title: str, leave: Callable[[Callable[[], None]], None]) -> None:
    """Asks for a name and forks the game at the shown moment. ``leave`` saves and closes the current game, then calls
    its argument."""
    text = shell.ui.text
    moves = match.at
    origin = text("game-branch-name", name=title, move=moves)
    body = text("game-branch-ask", move=moves)
    if not is_open(match):
        body += "\n\n" + text("game-branch-anew")

    def named(name: str) -> None:
        try:
            path = adopt(shell.folders.saves, fork_save(match, moves, origin), name or origin)
        except SaveError as error:
            shell.toast(text("game-not-kept", reason=display_text(error)), "bad")
            return
        leave(partial(_lay, shell, path))

    shell.push(NameDialog(shell, text("game-branch"), body, origin, named))


def _lay(shell: Shell, path: Path) -> None:
    """Opens the fork, after the table is empty."""
    if not shell.open_save(path):
        shell.go("menu")


class GameSheet(PageScreen):
    """The page about the running game. ``title`` returns the game's; ``picture`` draws the exported picture;
    ``leave``: see ask_branch."""

    title_id = "game-title-page"
    of_game = True
    sheet_width = 760

    def __init__(
        self,
        app: Shell,
        match: Match[Any, Any],
        title: Callable[[], str],
        picture: Callable[[], pygame.Surface],
        leave: Callable[[Callable[[], None]], None],
    ) -> None:
        super().__init__(app)
        self.match, self.game_title, self.drawn, self.leave_game = match, title, picture, leave

    def copy(self) -> None:
        """Copies the whole game as text to the clipboard; a toast says so, or why it could not."""
        text = to_text(self.match.real, to_players(self.match.occupants))
        try:
            clipboard.put(text)
        except NoClipboard as error:
            self.app.toast(self.text("game-not-kept", reason=display_text(error)), "bad")
            return
        self.app.toast(self.text("game-copied", letters=len(text)))

    def keep_picture(self) -> None:
        """Saves a picture that contains the whole game; a toast says where, or why it could not."""
        folder = self.app.folders.data / "pictures"
        path = free_name(folder, self.game_title(), PICTURE)
        try:
            drawn = png_of(self.drawn())
            write_atomically(path, embed_save(drawn, as_bytes(self.match.whole_save())))
        except (FileError, pygame.error) as error:
            self.app.toast(self.text("game-not-kept", reason=display_text(error)), "bad")
            return
        self.app.toast(self.text("game-pictured", path=display_text(path)))

    def deal_text(self) -> str:
        """Returns the text about the shuffle and its proof: its check code, and after the end the seed and nonce, or
        the outcome of verifying a game that all its people dealt and signed."""
        if self.match.elsewhere is not None:  # every table of a host is dealt by all its people
            return self.text("game-deal-joint", short=check_code(self.match), mark=self.match.session.commitment)
        session = self.match.real
        if session.joint is not None:
            text = self.text("game-deal-joint", short=check_code(self.match), mark=session.commitment)
            return f"{text}\n\n{self.verification_text}" if is_open(self.match) else text
        if not session.commitment:
            return self.text("game-deal-given")
        text = self.text("game-deal-sealed", short=check_code(self.match), mark=session.commitment)
        if is_open(self.match):
            text += "\n\n" + self.text("game-deal-open", seed=str(session.seed), nonce=session.nonce)
        return text

    @cached_property
    def verification_text(self) -> str:
        """The text about the outcome of verifying the deal and every signature of a finished game, with the keys that
        made them; verified when first read."""
        session = self.match.real
        joint = session.joint
        assert joint is not None
        try:
            joint.check(session.seed, [session.rules.dump_move(entry.move) for entry in session.log])
        except DealError as error:
            return self.text("game-deal-joint-wrong-start", name=self._participant(joint, error.participant))
        except ChainError as error:
            name = self._participant(joint, error.participant)
            return self.text("game-deal-joint-wrong", line=error.line, name=name)
        keys = [
            self.text(
                "game-deal-joint-key", name=self._participant(joint, who), key=_short(joint.deal.terms.key_of(who))
            )
            for who in joint.deal.terms.participants
        ]
        if joint.last_signer == HOST:
            return self.text("game-deal-joint-unsigned", lines=len(joint.lines))
        text = self.text("game-deal-joint-open", seed=str(session.seed), lines=len(joint.lines))
        return "\n".join([text, *(f"- {key}" for key in keys)])

    def _participant(self, joint: JointGame, who: int) -> str:
        """Returns the agreed name of a seat, or the word for the host."""
        return self.text("game-deal-host") if who == HOST else display_text(joint.deal.terms.seats[who].name)

    def body(self, ui: Ui) -> Widget:
        actions: tuple[tuple[str, Callable[[], None]], ...] = (
            ("game-copy", self.copy),
            ("game-picture", self.keep_picture),
            ("game-branch", partial(ask_branch, self.app, self.match, self.game_title(), self.leave_game)),
        )
        buttons: list[Widget] = [Button(self.text(name), action, name=name) for name, action in actions]
        parts: list[Widget] = [Heading(save_title(self.game_title()))]
        if self.match.elsewhere is None:  # else the host has the game
            parts.append(Flow(buttons, gap=10))
        parts += [Heading(self.text("game-deal")), RichText(self.deal_text())]
        return Column(parts, gap=12, pad=4)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [Button(self.text("back"), self.leave, name="back")]
