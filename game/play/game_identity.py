"""The identity of a game across all its saves and copies: its id, when it ended, and whether it was imported
finished."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from engine.core.session import Session
from engine.storage.hash_chain import canonical
from game.platform.save_list import ELSEWHERE

ID, ENDED = "id", "ended"  # keys in a save's extra


def _fresh() -> str:
    return secrets.token_hex(8)


@dataclass(slots=True)
class GameIdentity:
    """`id`: the same in all saves and copies of a game, so that it counts once; `ended`: local time as ISO 8601, ""
    while it runs; `came_finished`: it was over when it came here."""

    id: str = field(default_factory=_fresh)
    ended: str = ""
    came_finished: bool = False

    @classmethod
    def of(cls, extra: Mapping[str, Any], session: Session[Any, Any]) -> GameIdentity:
        """Reads the identity from a save's ``extra``; if an older version's save has no id, it is derived from the
        game."""
        stored = extra.get(ID)
        known = stored if isinstance(stored, str) and re.fullmatch("[0-9a-f]{16}", stored) else derived_id(session)
        over = not session.awaiting
        return cls(known, when_ended(extra) if over else "", bool(extra.get(ELSEWHERE)))

    def extra(self, over: bool, now: str) -> dict[str, Any]:
        """Returns the identity as entries of a save's ``extra``; of a game that is over the end is set to `now` if it
        is not known."""
        if over:
            self.ended = self.ended or now
        identity = {ID: self.id, **({ENDED: self.ended} if over else {})}
        return {**identity, ELSEWHERE: True} if self.came_finished else identity


def when_ended(extra: Mapping[str, Any]) -> str:
    """Returns when a finished game ended, in ISO format; from an older version's save, when it was written."""
    return str(extra.get(ENDED) or extra.get("saved") or "")[:19]


def derived_id(session: Session[Any, Any]) -> str:
    """Returns the id of a game whose save holds none: the same for every copy of that save."""
    rules = session.rules
    words = [rules.id, session.seed, session.nonce, rules.dump_setup(session.setup), session.digest(len(session.log))]
    return blake2b(canonical(words).encode(), digest_size=8, person=b"imperial.game").hexdigest()
