"""Record of every challenge a deal that was won and lost by different play: `python -m tests.brazil.record_challenges`.

With ids only those. Two games that can still be played, and end as they did, stay the games they are. Else the first of
the bots below that wins a deal, of the first deals, makes the victory; the defeat is the same deal played by another.
Needed after a correction of components, maps, rules or a challenge's own file.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.bots.registry import BOTS
from engine.brazil.scenarios import all_challenges, scenario
from engine.core.rng import Rng
from engine.core.session import Session
from engine.storage.save import to_save, write_save
from tests.brazil.kit import RULES
from tests.brazil.record import again

GAMES = Path(__file__).parent / "games" / "challenges"
WINNERS = ("settler", "merchant", "governor", "governor", "governor", "viceroy")
LOSERS = ("settler", "random")
DEALS = 12


def file_of(challenge: str, ending: str) -> Path:
    return GAMES / f"{challenge}-{ending}.json"


def played(challenge: str, bot: str, deal: int, dice: int = 0) -> Session:
    """A challenge as printed, by this bot, the rivals by those its file names."""
    asked = scenario(challenge).challenge
    assert asked is not None
    session = Session(RULES, RULES.challenge_setup(challenge, "printed"), deal)
    bots = [BOTS[name]() for name in (bot, *(rival.rung for rival in asked.rivals))]
    rngs = [Rng(1000 * deal + 10 * dice + seat) for seat in range(len(bots))]
    while session.awaiting:
        seat = session.awaiting[0]
        session.submit(bots[seat].choose(RULES, session.view(seat), seat, rngs[seat]))
    return session


def record(challenge: str) -> str:
    """Both games recorded before or, if they can't be, of the first deal that is won by one and lost by another."""
    had = [(file, again(file)) for file in (file_of(challenge, "won"), file_of(challenge, "lost"))]
    kept = [(file, session) for file, session in had if session]
    if len(kept) == len(had):
        for file, session in kept:
            write_save(file, to_save(session))
        return f"{challenge}: the games it had"
    for dice, winner in enumerate(WINNERS):
        for deal in range(1, DEALS + 1):
            won = played(challenge, winner, deal, dice)
            if won.state.over != "goals":
                continue
            for loser in LOSERS:
                lost = played(challenge, loser, deal)
                if lost.state.over == "goals_missed":
                    GAMES.mkdir(parents=True, exist_ok=True)
                    write_save(file_of(challenge, "won"), to_save(won))
                    write_save(file_of(challenge, "lost"), to_save(lost))
                    return f"{challenge}: deal {deal} won by {winner}, lost by {loser}"
    return f"{challenge}: no deal of {DEALS} was won by one and lost by another"


if __name__ == "__main__":
    for name in sys.argv[1:] or [entry.id for entry in all_challenges()[0]]:
        print(record(name), flush=True)
