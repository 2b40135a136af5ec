"""The hash chain of signed moves of a game dealt jointly: each line is signed by its seat, or by the host for a bot or
an absent person, over the hash of the line before.

A line's content is hashed with a random salt, so that a `PublicLine`, all that other seats get while the game runs,
tells nothing of it. The host signs for the seats of bots and, from a ``call_in`` to a ``come_back``, for a person's. A
``seen`` says that a person's seat has all lines so far; clients send it at the end of the game.

A move is taken back beyond a reveal by an ``ask`` of its seat, an ``agree`` of each other person, and the ``rewind``
of the host.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from engine.core.deal import HOST, JointDeal, Salt, Terms, participant_name
from engine.core.digest import canonical
from engine.core.move import Seat
from engine.core.signing import Signature, Signer, is_signed

Do = Literal["move", "undo", "redo", "hand_over", "call_in", "come_back", "seen", "ask", "agree", "rewind"]
BY_HOST = ("hand_over", "call_in", "rewind")
BY_PERSON = ("come_back", "seen")
WITH_MOVE = ("move", "redo")
CHANGES = (*WITH_MOVE, "undo", "rewind")  # of the position; an ``ask`` ends with it


class ChainError(ValueError):
    """A signed line is refused: its number, counted from 1, and the seat or HOST that had to sign it."""

    def __init__(self, line: int, participant: Seat, reason: str) -> None:
        super().__init__(f"line {line}, {participant_name(participant)}: {reason}")
        self.line = line
        self.participant = participant
        self.reason = reason


class PublicLine(NamedTuple):
    """A signed line without its content: `hidden` is the hash of salt and body."""

    do: Do
    seat: Seat
    hidden: str
    signature: str


@dataclass(frozen=True, slots=True)
class SignedLine:
    """A signed line. `body` is the move as plain data, for a ``call_in`` whatever the host says of it, for an ``ask``
    and its ``rewind`` the number of moves that stay, as `place`, else empty; `seat` is HOST for a ``hand_over``, the
    seat that asked for a ``rewind``."""

    do: Do
    seat: Seat
    body: dict[str, Any]
    salt: Salt
    signature: Signature

    def public(self) -> PublicLine:
        """Returns the line with a hash in place of its content, as other seats may see it while the game runs."""
        return PublicLine(self.do, self.seat, _hidden(self.salt, self.body), self.signature)


def sign_line(signer: Signer, link: str, do: Do, seat: Seat, body: dict[str, Any], salt: str) -> SignedLine:
    """Creates the line that follows `link` in the chain, and signs it; `salt` is 16 random bytes as hex, other ones for
    each line."""
    text = _signed(_link(link, do, seat, _hidden(salt, body)))
    return SignedLine(do, seat, body, salt, signer.sign(text))


class SignedChain:
    """The chain as far as it is known: its last link, and who signs for which seat. It needs no content of lines, so a
    seat that gets public lines follows it, too."""

    def __init__(self, terms: Terms, promise: str) -> None:
        self.terms = terms
        self.link = promise
        self.count = 0
        self.signed_by_host: set[Seat] = set()
        self._asker: Seat | None = None
        self._place: Any = None
        self._agreed: set[Seat] = set()

    def signer(self, do: Do, seat: Seat) -> Seat:
        """Returns which participant must sign a line of kind `do` for this seat now: the seat, or HOST."""
        if do in BY_HOST or (do not in BY_PERSON and (seat in self.signed_by_host or not self.terms.key_of(seat))):
            return HOST
        return seat

    def check(self, line: SignedLine | PublicLine) -> str:
        """Checks the next line, its signature included, and returns the link (hash) after it; the chain is not changed.
        Raises ChainError."""
        do, seat, hidden, signature = line.public() if isinstance(line, SignedLine) else line
        number = self.count + 1
        if (seat == HOST) != (do == "hand_over") or not HOST <= seat < len(self.terms.seats):
            raise ChainError(number, HOST, "is of a seat that is not there")
        signer = self.signer(do, seat)
        if do in BY_PERSON or do == "call_in":
            by_host = seat in self.signed_by_host
            if not self.terms.key_of(seat) or (do != "seen" and by_host == (do == "call_in")):
                raise ChainError(number, signer, "nobody can be replaced or come back here")
        if isinstance(line, SignedLine) and do in WITH_MOVE and line.body.get("seat") != seat:
            raise ChainError(number, signer, "holds the move of another seat")
        if do in ("agree", "rewind"):
            self._check_consent(line, number, signer)
        link = _link(self.link, do, seat, hidden)
        if not is_signed(self.terms.key_of(signer), _signed(link), signature):
            raise ChainError(number, signer, "was not signed by it in this place")
        return link

    def _check_consent(self, line: SignedLine | PublicLine, number: int, signer: Seat) -> None:
        """Checks that an ``agree`` answers an ``ask``, and that before a ``rewind`` all people agreed, one at least."""
        if line.do == "agree":
            if self._asker in (None, line.seat):
                raise ChainError(number, signer, "agrees to what nobody asked it for")
            return
        people = {seat for seat, terms in enumerate(self.terms.seats) if terms.key} - self.signed_by_host
        if self._asker != line.seat or not self._agreed or people - self._agreed - {line.seat}:
            raise ChainError(number, signer, "goes back, but not all people agreed")
        if isinstance(line, SignedLine) and line.body.get("place") != self._place:
            raise ChainError(number, signer, "goes back to another place than was asked for")

    def add(self, line: SignedLine | PublicLine) -> None:
        """Checks the next line and moves the chain on past it; the line itself is not kept. Raises ChainError."""
        self.link = self.check(line)
        self._count(line)

    def follow(self, line: SignedLine) -> None:
        """Moves the chain on past a line without checking it: one that was checked before it was stored."""
        do, seat, hidden, _ = line.public()
        self.link = _link(self.link, do, seat, hidden)
        self._count(line)

    def _count(self, line: SignedLine | PublicLine) -> None:
        self.count += 1
        if line.do == "call_in":
            self.signed_by_host.add(line.seat)
        elif line.do == "come_back":
            self.signed_by_host.discard(line.seat)
        elif line.do == "agree":
            self._agreed.add(line.seat)
        elif line.do == "ask" or line.do in CHANGES:
            self._asker, self._agreed = (line.seat if line.do == "ask" else None), set()
            self._place = line.body.get("place") if isinstance(line, SignedLine) else None


def verify_chain(terms: Terms, promise: str, lines: Iterable[SignedLine | PublicLine]) -> SignedChain:
    """Checks every line and returns the chain after the last one. Raises ChainError for the first that is wrong."""
    chain = SignedChain(terms, promise)
    for line in lines:
        chain.add(line)
    return chain


class JointGame:
    """The proof that a session carries: its deal and the signed lines so far. `standing`: for each move of the log, the
    number of its line and who signed it; `last_signer`: who signed the last line, HOST before the first. Where the host
    did, nobody vouches for the end."""

    def __init__(self, deal: JointDeal, lines: Iterable[SignedLine] = ()) -> None:
        self.deal = deal
        self.lines: list[SignedLine] = []
        self.standing: list[tuple[int, Seat]] = []
        self.last_signer: Seat = HOST
        self.chain = SignedChain(deal.terms, deal.promise)
        for line in lines:
            self.follow(line)

    def add(self, line: SignedLine) -> None:
        """Checks the next line, its signature included, and appends it to `lines`. Raises ChainError."""
        self.chain.check(line)
        self.follow(line)

    def follow(self, line: SignedLine) -> None:
        """Appends a line to `lines` without checking it: one that was checked before it was stored."""
        signer = self.last_signer = self.chain.signer(line.do, line.seat)
        self.chain.follow(line)
        self.lines.append(line)
        if line.do in WITH_MOVE:
            self.standing.append((len(self.lines), signer))
        elif line.do == "undo":
            own = [at for at, (number, _) in enumerate(self.standing) if self.lines[number - 1].seat == line.seat]
            if own:  # else the rules refuse it
                del self.standing[own[-1]]
        elif line.do == "rewind" and isinstance(place := line.body.get("place"), int):
            del self.standing[max(0, place) :]

    def check(self, seed: int, log: Sequence[dict[str, Any]]) -> None:
        """Checks the deal, the signed lines, and that a log (moves as plain data) has exactly the moves of the lines
        that were not taken back. Raises DealError, ChainError."""
        self.deal.check(seed)
        verify_chain(self.deal.terms, self.deal.promise, self.lines)
        self.compare(log)

    def compare(self, log: Sequence[dict[str, Any]]) -> None:
        """Checks that a log (moves as plain data) has exactly the moves of the lines that were not taken back; checks
        no signature. Raises ChainError."""
        for at, (number, signer) in enumerate(self.standing):
            if at >= len(log):
                raise ChainError(number, signer, f"the log ends before move {at + 1}")
            if self.lines[number - 1].body != log[at]:
                raise ChainError(number, signer, f"move {at + 1} of the log is another one")
        if len(log) > len(self.standing):
            missing = f"is missing, though the log has a move {len(self.standing) + 1}"
            raise ChainError(len(self.lines) + 1, HOST, missing)


def _hidden(salt: str, body: dict[str, Any]) -> str:
    return hashlib.sha256(f"imperial.body:{salt}:{canonical(body)}".encode()).hexdigest()


def _link(previous: str, do: str, seat: Seat, hidden: str) -> str:
    return hashlib.sha256(f"imperial.link:{previous}:{do}:{seat}:{hidden}".encode()).hexdigest()


def _signed(link: str) -> str:
    return f"imperial.line:{link}"
