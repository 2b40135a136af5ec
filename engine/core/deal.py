"""The joint deal: a commit-reveal protocol by which everybody at a table adds a random share to the game's seed, so
that nobody can choose it. (`seed_commitment.py`: one program deals alone.)

In this order: every participant (each seat of a person, then the host) sends its public key
and a commitment to a random share, as it sits down; when all are there, the host sends the `Terms` and all commitments;
each seat that finds its own among them reveals its share and signs the promise, a hash over terms and commitments. The
seed is a hash over promise and shares. The host reveals its own share when the game is over: until then only the host
can compute the seed.

One share drawn at random is enough for a seed that nobody chose. Who has seen the other shares can't change the own
one, only refuse to begin.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any, NamedTuple

from pydantic import StringConstraints

from engine.core.digest import canonical
from engine.core.move import Seat
from engine.core.seed_commitment import SEED_BITS
from engine.core.signing import PublicKey, Signature, Signer, is_signed

HOST = -1  # the participant that is no seat
SHARE = 32  # random bytes
Hash = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
Salt = Annotated[str, StringConstraints(pattern="^[0-9a-f]{32}$")]
SeatName = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]


class DealError(ValueError):
    """A deal is not what its participants agreed on; `participant` is the seat or HOST whose part is wrong."""

    def __init__(self, participant: Seat, reason: str) -> None:
        super().__init__(f"{participant_name(participant)}: {reason}")
        self.participant = participant
        self.reason = reason


def participant_name(participant: Seat) -> str:
    """Formats a participant for a message: "seat 1" for seat 0, "the host" for HOST."""
    return "the host" if participant == HOST else f"seat {participant + 1}"


@dataclass(frozen=True, slots=True)
class SeatTerms:
    """A seat as agreed: the name of its occupant, and its public key, "" for a bot, whose moves the host signs."""

    name: SeatName
    key: PublicKey | Annotated[str, StringConstraints(max_length=0)] = ""


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement before anybody reveals: the game with its setup as plain data, the seats, the host's public key.
    `table`: 16 random bytes as hex, so that no other game has the same terms."""

    table: Salt
    game: str
    setup: dict[str, Any]
    seats: tuple[SeatTerms, ...]
    host: PublicKey

    @property
    def participants(self) -> tuple[Seat, ...]:
        """The seats that sign (those with a key), then HOST: the order of commitments, shares and signatures."""
        return (*(seat for seat, terms in enumerate(self.seats) if terms.key), HOST)

    def key_of(self, participant: Seat) -> str:
        """Returns the public key of a seat, or of HOST; "" for a seat that signs nothing, as a bot's or one left out of
        the deal. Raises IndexError for a seat that is not there."""
        if participant == HOST:
            return self.host
        if not 0 <= participant < len(self.seats):
            raise IndexError(participant)
        return self.seats[participant].key


class Revealed(NamedTuple):
    """A participant's share and its signature of the promise."""

    share: str
    signature: str


def commit(table: str, participant: Seat, key: str, share: str) -> str:
    """Computes a participant's commitment to its share (32 random bytes as hex): a hash of 64 hex digits. It binds
    table, participant and public key, so that nobody can pass it off as his own."""
    return _hash("share", [table, participant, key, share])


def promise_of(terms: Terms, commitments: Sequence[str]) -> str:
    """Computes the hash (64 hex digits) of a deal's terms and commitments: it is the session's public commitment, and
    the first link of the signed chain."""
    return _hash("promise", [asdict(terms), list(commitments)])


def reveal(terms: Terms, commitments: Sequence[str], participant: Seat, share: str, signer: Signer) -> Revealed:
    """Returns the share and signature that a participant sends once it has all commitments. Raises DealError, revealing
    nothing, where the own key or commitment is not among them."""
    if participant not in terms.participants or terms.key_of(participant) != signer.public:
        raise DealError(participant, "the terms name another key")
    if len(commitments) != len(terms.participants):
        raise DealError(HOST, "there is not one commitment for each participant")
    if not _committed(terms, commitments, participant, share):
        raise DealError(participant, "its commitment was exchanged")
    return Revealed(share, signer.sign(_promised(promise_of(terms, commitments))))


def check_promise(terms: Terms, commitments: Sequence[str], participant: Seat, signature: str) -> None:
    """Checks that a participant signed these terms and commitments. Raises DealError."""
    if not is_signed(terms.key_of(participant), _promised(promise_of(terms, commitments)), signature):
        raise DealError(participant, "did not sign these terms and commitments")


def check_share(terms: Terms, commitments: Sequence[str], participant: Seat, share: str) -> None:
    """Checks a participant's share against its commitment. Raises DealError."""
    if not _committed(terms, commitments, participant, share):
        raise DealError(participant, "the share is not the one it committed to")


def joint_seed(terms: Terms, commitments: Sequence[str], shares: Sequence[str]) -> int:
    """Computes the seed, a number of SEED_BITS bits, from the terms, the commitments and the shares of all
    participants, both in the order of these."""
    whole = _hash("seed", [promise_of(terms, commitments), list(shares)])
    return int(whole[:16], 16) >> (64 - SEED_BITS)


@dataclass(frozen=True, slots=True)
class JointDeal:
    """A deal drawn together, whole: it tells the seed, so only the host has it before the game is over."""

    terms: Terms
    commitments: tuple[Hash, ...]
    shares: tuple[Hash, ...]
    signatures: tuple[Signature, ...]

    @property
    def promise(self) -> str:
        """The public hash of terms and commitments."""
        return promise_of(self.terms, self.commitments)

    @property
    def seed(self) -> int:
        """The seed that follows from the shares."""
        return joint_seed(self.terms, self.commitments, self.shares)

    def check(self, seed: int) -> None:
        """Checks signatures, shares and seed. Raises DealError with the participant whose part is wrong."""
        people = self.terms.participants
        if not all(len(part) == len(people) for part in (self.commitments, self.shares, self.signatures)):
            raise DealError(HOST, "there is not one commitment, share and signature for each participant")
        for participant, signature in zip(people, self.signatures, strict=True):
            check_promise(self.terms, self.commitments, participant, signature)
        for participant, share in zip(people, self.shares, strict=True):
            check_share(self.terms, self.commitments, participant, share)
        if seed != self.seed:
            raise DealError(HOST, "the seed does not follow from the shares; the deal was exchanged")


def _committed(terms: Terms, commitments: Sequence[str], participant: Seat, share: str) -> bool:
    text = commitments[terms.participants.index(participant)]
    return text == commit(terms.table, participant, terms.key_of(participant), share)


def _hash(purpose: str, data: Any) -> str:
    return hashlib.sha256(f"imperial.{purpose}:{canonical(data)}".encode()).hexdigest()


def _promised(promise: str) -> str:
    return f"imperial.promise:{promise}"
