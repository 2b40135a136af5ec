"""Builds the statistics record of a finished game from its session, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.event import Event
from engine.core.session import Session
from game.i18n.display_text import plain_text
from game.platform.save_list import ELSEWHERE
from game.play.game_identity import GameIdentity
from game.play.occupants import Occupant
from game.play.rungs import BOTS
from game.play.statistics.game_facts import FinishedGame, GameStatistics

ORIGIN = "origin"  # key of a save's extra
EMPEROR = BOTS[-1]
LONGEST = 60  # letters of a name
GIANT_SLAYER, HAIRS_BREADTH, THREE_CROWNS = "giant_slayer", "hairs_breadth", "three_crowns"
SHARED_ACHIEVEMENTS = (THREE_CROWNS, GIANT_SLAYER, HAIRS_BREADTH)  # achievements that every game can bring


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """One seat of a finished game. `role`: id of its Monarch, side or civilization; `place`: from 1; `scores` by
    category, `facts` and `achievements` are recorded for persons only."""

    seat: int
    person: bool
    name: str
    who: str
    role: str
    vp: int
    place: int
    won: bool
    scores: Mapping[str, int] = field(default_factory=dict)
    facts: Mapping[str, int] = field(default_factory=dict)
    achievements: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game. `rung`: its strongest bot, "" for none; `ended`: local time as ISO 8601; `file`: the save's
    name."""

    id: str
    game: str
    scenario: str
    challenge: bool
    rung: str
    ended: str
    rounds: int
    moves: int
    note: str
    file: str
    seats: tuple[SeatRecord, ...]


def is_counted(extra: Mapping[str, Any]) -> bool:
    """Returns whether a finished game belongs in the statistics, by its save's ``extra``: not if it was forked from
    another game or was imported when finished."""
    return not extra.get(ORIGIN) and not extra.get(ELSEWHERE)


def record_of(
    session: Session[Any, Any],
    seats: Sequence[Occupant],
    about: GameStatistics,
    identity: GameIdentity,
    file: str,
) -> GameRecord:
    """Returns the record of a finished game. Raises ValueError while it is running.

    Of a game whose history is cut only the result is recorded: what happened before is not known.
    """
    result = session.result()
    if result is None:
        raise ValueError("the game is not over: it does not count")
    events: list[Event] = [event for entry in session.log for event in entry.events]
    over = FinishedGame(session.setup, session.opened(0), session.opened(len(session.log)), events, result)
    whole, roles = not session.from_checkpoint and not session.older, about.roles(over)
    rungs = [occupant.who for occupant in seats if occupant.who in BOTS]
    rung = max(rungs, key=BOTS.index, default="")
    found = []
    for seat, vp in enumerate(result.totals):
        occupant = seats[seat] if seat < len(seats) else Occupant("", "")
        record = SeatRecord(
            seat,
            occupant.person,
            plain_text(occupant.name).strip()[:LONGEST] if occupant.person else "",
            plain_text(occupant.who)[:LONGEST],
            roles[seat] if seat < len(roles) else "",
            vp,
            result.ranking.index(seat) + 1,
            seat in result.winners,
        )
        found.append(_with_details(record, over, about, whole, rung) if occupant.person else record)
    return GameRecord(
        identity.id,
        session.rules.id,
        about.scenario(session.setup),
        about.challenge(over),
        rung,
        identity.ended,
        about.rounds(over.state),
        len(session.log) + sum(len(chapter.moves) for chapter in session.older),
        result.note,
        plain_text(file)[:255],
        tuple(found),
    )


def _with_details(record: SeatRecord, over: FinishedGame, about: GameStatistics, whole: bool, rung: str) -> SeatRecord:
    """Adds scores, facts and achievements to a person's record."""
    scores: Counter[str] = Counter()
    for line in over.result.lines[record.seat]:
        scores[line.category] += line.vp
    facts: Mapping[str, int] = about.facts(over, record.seat) if whole else {}
    achievements = [
        achievement for achievement, done in about.achievements.items() if whole and done(over, record.seat)
    ]
    achievements += [achievement for achievement, done in _shared(record, over, about, rung).items() if done]
    return SeatRecord(
        record.seat, record.person, record.name, record.who, record.role, record.vp, record.place, record.won,
        dict(scores), dict(facts), tuple(achievements),
    )  # fmt: skip


def _shared(record: SeatRecord, over: FinishedGame, about: GameStatistics, rung: str) -> dict[str, bool]:
    """Returns which of the achievements that every game can bring were done, but for those that take several games."""
    return {
        GIANT_SLAYER: record.won and rung == EMPEROR,
        HAIRS_BREADTH: record.won and about.narrow(over, record.seat),
    }
