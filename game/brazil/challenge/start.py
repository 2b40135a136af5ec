"""From the briefing to the table: the same scenario, level, Monarch and deal for everybody who has the code."""

from __future__ import annotations

from engine.brazil.scenarios import scenario
from game.brazil.challenge import asked, deals
from game.settings import LastGame, SeatChoice
from game.shell import Shell


def begin(shell: Shell, challenge: str, level: str, monarch: str, deal: str) -> bool:
    """False: it cannot be laid, and the player was told why. Raises WrongCode."""
    from game.brazil.start import LAYING  # the table imports the challenge's parts

    found = scenario(challenge)
    own = asked.colour(found)
    seats = [SeatChoice(who="person", name=shell.ui.text(f"colour-{own}"), colour=own)]
    seats += [
        SeatChoice(who=rung, name=shell.ui.text(f"colour-{colour}"), colour=colour)
        for rung, colour in asked.rivals(found)
    ]
    chosen = LastGame(scenario=challenge, seats=seats, options={"solo_difficulty": level})
    table = LAYING.start(shell, chosen, deals.seed_of(deal))
    if table is None:
        return False
    assert table.composer.challenge is not None
    table.composer.challenge.wanted = monarch
    return True
