"""Parses the command line and starts the program, a tool, or prints an error."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from game import FIRST_GAME, TITLE, __version__
from game.app.routes import names
from game.i18n.texts import LANGUAGES, Texts, system_language
from game.platform.console import say
from game.render.theme import THEMES
from game.shell import registry
from game.shell.command_line_request import CommandLineRequest


class CommandLineError(Exception):
    """Raised for a bad command line; its message is one line, the exit status 2."""


class CommandLineParser(argparse.ArgumentParser):
    """An argument parser that raises CommandLineError instead of exiting."""

    def error(self, message: str) -> NoReturn:
        raise CommandLineError(message)


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.lower().partition("x")
    if not (wide.isdigit() and high.isdigit() and 320 <= int(wide) <= 7680 and 240 <= int(high) <= 4320):
        raise argparse.ArgumentTypeError(text)
    return (int(wide), int(high))


def _path(text: str) -> Path:
    if "\0" in text:  # not allowed in paths
        raise argparse.ArgumentTypeError(repr(text))
    return Path(text)


def parse(words: list[str], texts: Texts) -> CommandLineRequest:
    """Parses and checks the arguments of the command line, `words`, and returns what they ask for. Raises
    CommandLineError."""
    parser = CommandLineParser(prog="python -m game", description=TITLE, allow_abbrev=False)
    parser.add_argument("save", nargs="?", type=_path, help=texts("cli-help-save"))
    parser.add_argument("--screenshot", type=_path, metavar="OUT.png", help=texts("cli-help-screenshot"))
    parser.add_argument(
        "--contact-sheet", type=_path, dest="contact_sheet", metavar="OUT_DIR", help=texts("cli-help-contact-sheet")
    )
    parser.add_argument("--screen", default="menu", metavar="NAME", help=", ".join(names(FIRST_GAME)))
    parser.add_argument("--game", default=FIRST_GAME, metavar="ID", help=", ".join(registry.PLUGINS))
    parser.add_argument("--scenario", default="", metavar="ID")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--turns", type=int, default=0, metavar="N")
    parser.add_argument("--size", type=_size, metavar="WxH")
    parser.add_argument("--ui-scale", type=int, dest="ui_scale", metavar="PCT")
    parser.add_argument("--theme", default="", metavar="NAME", help=", ".join(THEMES))
    parser.add_argument("--lang", default="", metavar="L", help=", ".join(LANGUAGES))
    parser.add_argument(
        "--build-pictures", type=Path, dest="build_pictures", metavar="OUT", help=texts("cli-help-build-pictures")
    )
    parser.add_argument(
        "--rebuild-statistics",
        action="store_true",
        dest="rebuild_statistics",
        help=texts("cli-help-rebuild-statistics"),
    )
    parser.add_argument("--selftest", action="store_true", help=texts("cli-help-selftest"))
    parser.add_argument("--version", action="store_true")
    parser.add_argument("--first-frame", action="store_true", dest="first_frame", help=argparse.SUPPRESS)
    options = CommandLineRequest(**vars(parser.parse_args(words)))
    _check(options, texts)
    return options


def _check(options: CommandLineRequest, texts: Texts) -> None:
    """Raises CommandLineError for unknown names, listing the known ones."""
    for value, known, message in (
        (options.game, tuple(registry.PLUGINS), "cli-no-game"),
        (options.screen, names(registry.known_or_first(options.game)), "cli-no-screen"),
        (options.theme or "parchment", tuple(THEMES), "cli-no-theme"),
        (options.lang or "en", LANGUAGES, "cli-no-language"),
    ):
        if value not in known:
            raise CommandLineError(texts(message, name=value, known=", ".join(known)))
    if options.ui_scale is not None and not 75 <= options.ui_scale <= 200:
        raise CommandLineError(texts("cli-bad-scale", value=options.ui_scale))
    if options.turns < 0:
        raise CommandLineError(texts("cli-bad-turns", value=options.turns))
    if options.save is not None and not options.save.is_file():
        raise CommandLineError(texts("cli-no-save", path=str(options.save)))


def _check_scenario(options: CommandLineRequest, texts: Texts) -> None:
    if not options.scenario:
        return
    from game.platform.folders import find_folders

    plugin = registry.plugin(options.game)
    spoken = Texts(texts.language, plugin.texts)
    known = [scenario.id for scenario in plugin.scenario_list(find_folders().data, spoken).scenarios]
    if options.scenario not in known:
        raise CommandLineError(texts("cli-no-scenario", name=options.scenario, known=", ".join(known)))


def main(words: list[str] | None = None) -> int:
    """Parses the command line and runs the game or a tool; errors are printed. Returns the exit status."""
    texts = Texts(system_language())
    try:
        options = parse(sys.argv[1:] if words is None else words, texts)
        _check_scenario(options, texts)
    except CommandLineError as error:
        say(texts("cli-refused", reason=str(error)))
        return 2
    if options.version:
        say(f"{TITLE} {__version__}", sys.stdout)
        return 0
    from game.platform.window import NoDisplay

    try:
        if options.without_window:
            from game.tools.commands import run

            return run(options)
        from game.app.launch import launch

        return launch(options)
    except NoDisplay as error:
        message = "cli-no-x11" if error.missing else "cli-no-display"
        say(texts(message, reason=str(error), missing=", ".join(error.missing)))
        return 2
