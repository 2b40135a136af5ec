"""A game dealt and signed by all its people, as a host and its clients play it, for tests of that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.deal import HOST, SHARE, JointDeal, Revealed, SeatTerms, Terms, commit, joint_seed, reveal
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.core.session import Session
from engine.core.signed_chain import Do, JointGame, sign_line
from engine.core.signing import Signer
from engine.storage.save import to_save
from engine.storage.save_file import SavedOccupant, SaveFile
from engine.storage.signed_game import repeat

BOT = "settler"


def hex_of(rng: Rng, size: int) -> str:
    return b"".join((rng.below(256)).to_bytes() for _ in range(size)).hex()


class Table:
    """A joint game: who has which key, and the session. `seats`: a name, or BOT, for each seat."""

    def __init__(self, rules: Rules[Any, Any], setup: Any, seats: Sequence[str], seed: int = 1) -> None:
        self.rng = rng = Rng(seed)
        people = [*(seat for seat, name in enumerate(seats) if name != BOT), HOST]
        self.signers = {who: Signer(bytes.fromhex(hex_of(rng, 32))) for who in people}
        agreed = (SeatTerms("" if name == BOT else name, self.public(seat)) for seat, name in enumerate(seats))
        self.terms = Terms(hex_of(rng, 16), rules.id, rules.dump_setup(setup), tuple(agreed), self.public(HOST))
        self.shares = {who: hex_of(rng, SHARE) for who in people}
        self.commitments = tuple(commit(self.terms.table, who, self.public(who), self.shares[who]) for who in people)
        told = [self.revealed(who) for who in people]
        self.deal = JointDeal(self.terms, self.commitments, *zip(*told, strict=True))
        seed = joint_seed(self.terms, self.commitments, self.deal.shares)
        self.session: Session[Any, Any] = Session(rules, setup, seed, joint=JointGame(self.deal))
        self.seats = seats

    @property
    def joint(self) -> JointGame:
        assert self.session.joint is not None
        return self.session.joint

    def public(self, who: int) -> str:
        return self.signers[who].public if who in self.signers else ""

    def revealed(self, who: int) -> Revealed:
        return reveal(self.terms, self.commitments, who, self.shares[who], self.signers[who])

    def do(self, do: Do, seat: int, body: dict[str, Any] | None = None) -> None:
        """A line: signed by whom it should be, checked, done, appended."""
        chain = self.joint.chain
        line = sign_line(self.signers[chain.signer(do, seat)], chain.link, do, seat, body or {}, hex_of(self.rng, 16))
        chain.check(line)
        repeat(self.session, do, seat, line.body)
        self.joint.add(line)

    def move(self, move: Any) -> None:
        self.do("move", move.seat, self.session.rules.dump_move(move))

    def play(self, most: int = 10**6) -> Table:
        """By chance until the end or for so many lines: with moves taken back, and bots that sit in for a while."""
        session, rng = self.session, self.rng
        away: set[int] = set()
        for _ in range(most):
            if not session.awaiting:
                for seat, name in enumerate(self.seats):
                    if name != BOT:
                        self.do("seen", seat)
                break
            seat = rng.choice(session.awaiting)
            person, chance = self.seats[seat] != BOT, rng.below(16)
            if chance == 0 and session.can_undo_by(seat):
                self.do("undo", seat)
            elif chance == 1 and session.can_redo:
                self.do("redo", session.undone[-1].seat, session.rules.dump_move(session.undone[-1]))
            elif chance == 2 and person and seat in away:
                away.discard(seat)
                self.do("come_back", seat)
            elif chance == 2 and person:
                away.add(seat)
                self.do("call_in", seat, {"bot": BOT})
            elif chance == 3 and not person:
                self.do("hand_over", HOST)
            elif chance == 4 and person and seat not in away:
                self.back(seat, away)
            else:
                self.move(rng.choice(session.legal_moves(seat)))
        return self

    def back(self, seat: int, away: set[int]) -> None:
        """Takes the last move of a seat back, beyond any reveal, as all others agree."""
        log = self.session.log
        own = [at for at, entry in enumerate(log) if entry.move.seat == seat]
        others = [at for at, name in enumerate(self.seats) if name != BOT and at != seat and at not in away]
        if own and others:
            self.do("ask", seat, {"place": own[-1]})
            for other in others:
                self.do("agree", other)
            self.do("rewind", seat, {"place": own[-1]})

    def save(self) -> SaveFile:
        occupants = [SavedOccupant(name=seat.name, who="person" if seat.key else BOT) for seat in self.terms.seats]
        return to_save(self.session, {"round": 1}, occupants)
