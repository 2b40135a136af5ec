"""Opens the table of Brazil: Imperial: for a new game, a save, a challenge, or a position from the command line."""

from __future__ import annotations

from datetime import datetime

from engine.brazil.scenarios import all_challenges, scenario
from engine.brazil.setup_options import challenge_setup
from engine.core.rules import SetupError
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.storage.deal_code import nonce_of
from game.brazil.challenge import goal_view
from game.brazil.challenge.best_results import BestResults
from game.brazil.challenge.briefing import BriefingScreen
from game.brazil.challenge.challenge_choice import ChallengeChoice
from game.brazil.challenge.wording import best_damaged
from game.brazil.map.save_thumbnail import thumbnail_png
from game.brazil.match import RULES, Match
from game.brazil.palette import LOOKS
from game.brazil.scenario_cards import scenario_list, scenario_title
from game.brazil.table import TableScreen
from game.i18n.display_text import display_text
from game.platform.save_list import free_name
from game.play.occupants import Occupant
from game.play.rungs import PERSON
from game.shell.command_line_request import CommandLineRequest
from game.shell.shell import Shell
from game.shell.table_factory import TableFactory


def _table(shell: Shell, match: Match) -> TableScreen:
    table = TableScreen(shell, match)
    table.begin = begin_challenge
    if table.builder.challenge is not None:
        best = table.builder.challenge.best = BestResults(shell.folders.data)
        if best.damage is not None:
            shell.toast(best_damaged(shell.ui.texts, best.damage), "bad")
    return table


FACTORY: TableFactory[Match, TableScreen] = TableFactory(RULES, LOOKS, scenario_list, Match, _table, thumbnail_png)


def begin_challenge(shell: Shell, choice: ChallengeChoice) -> bool:
    """Starts a challenge; returns False, with a toast, if it can't be started."""
    text, on = shell.ui.text, scenario(choice.challenge)
    asks = goal_view.challenge_of(on)
    occupants = [Occupant(PERSON, ""), *(Occupant(rival.rung, "") for rival in asks.rivals)]
    try:
        nonce = nonce_of(choice.deal)
        setup = challenge_setup(choice.challenge, choice.level, choice.edition)
        session = Session(RULES, setup, seed_of(nonce), nonce=nonce)
    except (SetupError, ValueError) as error:
        shell.toast(text("cannot-start", reason=display_text(error)), "bad")
        return False
    name = f"{scenario_title(on, shell.ui.texts)} {datetime.now():%Y-%m-%d %H.%M}"
    table = FACTORY.open_table(shell, Match(session, occupants, free_name(shell.folders.saves, name)))
    assert table.builder.challenge is not None
    table.builder.challenge.wanted, table.builder.challenge.friend = choice.monarch, choice.friend
    return True


def show_position(shell: Shell, request: CommandLineRequest) -> None:
    """Opens what the command line asks for: the table after so many random turns, the score at the end of such a game,
    or a challenge's briefing (the first one's if the scenario is no challenge)."""
    if request.screen == "briefing":
        known = [challenge.id for challenge in all_challenges()[0]]
        wanted = request.scenario if request.scenario in known else known[0]
        shell.push(BriefingScreen(shell, scenario(wanted), begin_challenge))
        return
    score = request.screen == "score"
    table = FACTORY.open_random_game(shell, request, over=score)
    if score:
        table.controller.request("score")  # at once, without the victory scene
