"""Exchanges something in a finished game as its host could, or the host and one of its people: everything that can be
computed again agrees, and whatever they sign is signed anew.

More of them: `python -m tests.core.tampering 10000 [seed]`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from engine.core.deal import HOST, JointDeal, SeatTerms, Terms, commit, promise_of, reveal
from engine.core.rng import Rng
from engine.core.session import Session
from engine.core.signed_chain import WITH_MOVE, JointGame, SignedChain, SignedLine, sign_line
from engine.core.signing import Signer
from engine.registry import GAMES
from engine.storage.save import to_save, verify
from engine.storage.save_file import SaveFile, as_bytes, parse_file
from engine.storage.signed_game import SignedGameError, repeat
from tests.core.joint import BOT, Table, hex_of
from tests.core.sealed import SealedRules
from tests.core.toy import ToyRules


@dataclass
class Forgery:
    """A finished game as its host changes it. `keys`: those it has; `moves`: the log it claims, None for the lines';
    `whose`: who must be named, None for anybody whose key it has not."""

    table: Table
    rng: Rng
    deal: JointDeal
    lines: list[SignedLine]
    keys: dict[int, Signer]
    names: list[str] = field(default_factory=list)
    moves: list[dict[str, Any]] | None = None
    seed: int | None = None
    whose: int | None = None

    def signed_again(self) -> None:
        """Every line of a key that is there, over the line that is before it now."""
        chain = SignedChain(self.deal.terms, self.deal.promise)
        for at, line in enumerate(self.lines):
            signer = chain.signer(line.do, line.seat)
            if signer in self.keys:
                self.lines[at] = sign_line(self.keys[signer], chain.link, line.do, line.seat, line.body, line.salt)
            chain.follow(self.lines[at])

    def drawn_again(self, **changed: Any) -> None:
        """The deal with something changed, the promise signed by the keys that are there."""
        deal = replace(self.deal, **changed)
        people, signatures = deal.terms.participants, list(deal.signatures)
        for at, who in enumerate(people):
            if who in self.keys and deal.commitments[at] == commit(
                deal.terms.table, who, deal.terms.key_of(who), deal.shares[at]
            ):
                signatures[at] = reveal(deal.terms, deal.commitments, who, deal.shares[at], self.keys[who]).signature
        self.deal = replace(deal, signatures=tuple(signatures))

    def save(self, whole: SaveFile) -> SaveFile:
        """A finished game's save in which all agrees that needs no key."""
        session = self._played([(line.do, line.seat, line.body) for line in self.lines])
        if self.moves is not None:
            session = self._played([("move", move["seat"], move) for move in self.moves])
        players = [player.model_copy() for player in whole.players]
        for player, name in zip(players, self.names, strict=False):
            player.name = name
        made = to_save(session, whole.extra, players)
        made.deal, made.signed, made.commitment = self.deal, self.lines, self.deal.promise
        made.totals = made.totals or whole.totals
        if self.moves is not None:
            made.moves, made.digests = self.moves, [*made.digests, *[""] * len(self.moves)][: len(self.moves) + 1]
        made.checksum = made.compute_checksum()
        return made

    def _played(self, steps: list[tuple[str, int, dict[str, Any]]]) -> Session[Any, Any]:
        """As far as it goes."""
        rules, terms = self.table.session.rules, self.table.terms
        seed = self.deal.seed if self.seed is None else self.seed
        session: Session[Any, Any] = Session(rules, rules.load_setup(terms.setup), seed, joint=JointGame(self.deal))
        with suppress(Exception):
            for do, seat, body in steps:
                repeat(session, do, seat, body)
        return session

    def place(self) -> int:
        """The index of a line, up to the last move."""
        last = max(at for at, line in enumerate(self.lines) if line.do in WITH_MOVE)
        return self.rng.below(last + 1)

    def person(self) -> int:
        return self.rng.choice([who for who in self.deal.terms.participants if who != HOST])


def other_move(f: Forgery) -> None:
    """Another legal move, and whatever follows goes on from there by chance."""
    at = f.place()
    while f.lines[at].do != "move":
        at = f.place()
    session = f._played([(line.do, line.seat, line.body) for line in f.lines[:at]])
    seat, rules = f.lines[at].seat, session.rules
    bodies = [rules.dump_move(move) for move in session.legal_moves(seat)]
    others = [body for body in bodies if body != f.lines[at].body] or [{**f.lines[at].body, "kind": "none"}]
    f.lines[at] = replace(f.lines[at], body=f.rng.choice(others))
    f.lines[at + 1 :] = [
        replace(line, body=f.rng.choice(bodies)) if line.do in WITH_MOVE and f.rng.below(2) else line
        for line in f.lines[at + 1 :]
    ]


def swapped(f: Forgery) -> None:
    at = f.place()
    f.lines[at : at + 2] = f.lines[at : at + 2][::-1]


def dropped(f: Forgery) -> None:
    del f.lines[f.place()]


def repeated(f: Forgery) -> None:
    at = f.place()
    f.lines.insert(at, f.lines[at])


def cut_off(f: Forgery) -> None:
    del f.lines[f.place() :]


def signature(f: Forgery) -> None:
    """One bit of it, or that of another line."""
    at = f.rng.below(len(f.lines))
    old = f.lines[at].signature
    place = f.rng.below(len(old))
    bit = f"{int(old[place], 16) ^ 1 << f.rng.below(4):x}"
    new = f.rng.choice([old[:place] + bit + old[place + 1 :], f.lines[at - 1].signature, "0" * len(old)])
    f.lines[at] = replace(f.lines[at], signature=new)
    f.keys = {}


def other_key(f: Forgery) -> None:
    """The host signs a line of a seat's with its own key, or a seat does for another."""
    chain = SignedChain(f.deal.terms, f.deal.promise)
    at, signers = f.place(), f.table.signers
    for line in f.lines[:at]:
        chain.follow(line)
    line = f.lines[at]
    wrong = f.rng.choice([who for who in signers if who != chain.signer(line.do, line.seat)])
    f.lines[at] = sign_line(signers[wrong], chain.link, line.do, line.seat, line.body, line.salt)
    f.keys = {}


def salt(f: Forgery) -> None:
    at = f.rng.below(len(f.lines))
    f.lines[at] = replace(f.lines[at], salt=hex_of(f.rng, 16))


def called_in(f: Forgery) -> None:
    """A bot that nobody called in plays for a person."""
    at = f.place()
    f.lines.insert(at, SignedLine("call_in", f.person(), {"bot": BOT}, hex_of(f.rng, 16), "0" * 128))


def taken_back(f: Forgery) -> None:
    f.lines.insert(f.place(), SignedLine("undo", f.person(), {}, hex_of(f.rng, 16), "0" * 128))


def share(f: Forgery) -> None:
    """A share that was not committed to, the host's among them; the seed follows from it."""
    at = f.rng.below(len(f.deal.shares))
    f.whose = f.deal.terms.participants[at]
    f.drawn_again(shares=(*f.deal.shares[:at], hex_of(f.rng, 32), *f.deal.shares[at + 1 :]))


def commitment(f: Forgery) -> None:
    """A share with its commitment."""
    at, new = f.rng.below(len(f.deal.shares)), hex_of(f.rng, 32)
    terms, who = f.deal.terms, f.deal.terms.participants[at]
    made = commit(terms.table, who, terms.key_of(who), new)
    shares = (*f.deal.shares[:at], new, *f.deal.shares[at + 1 :])
    f.drawn_again(shares=shares, commitments=(*f.deal.commitments[:at], made, *f.deal.commitments[at + 1 :]))


def seed(f: Forgery) -> None:
    f.seed, f.whose = f.deal.seed ^ 1 << f.rng.below(60), HOST


def agreed(f: Forgery, terms: Terms) -> None:
    """Other terms, with the commitments and the promise that follow from them."""
    people = zip(terms.participants, f.deal.shares, strict=True)
    made = tuple(commit(terms.table, who, terms.key_of(who), part) for who, part in people)
    f.drawn_again(terms=terms, commitments=made)


def public_key(f: Forgery) -> None:
    """A seat has a key of the host's making, and all its lines are signed with it. Were it every seat's, the file would
    be another game's: each person knows the own key."""
    who, terms = 0 if 0 in f.keys else f.person(), f.deal.terms
    f.keys[who] = Signer(bytes.fromhex(hex_of(f.rng, 32)))
    seats = (*terms.seats[:who], SeatTerms(terms.seats[who].name, f.keys[who].public), *terms.seats[who + 1 :])
    agreed(f, replace(terms, seats=seats))


def name(f: Forgery) -> None:
    """A person has another name, in the save alone or in the terms, too."""
    who, terms = f.person(), f.deal.terms
    f.names = [seat.name for seat in terms.seats]
    f.names[who], f.whose = "Eva", who
    if f.rng.below(2):
        f.whose = None
        seats = tuple(SeatTerms(new, seat.key) for new, seat in zip(f.names, terms.seats, strict=True))
        agreed(f, replace(terms, seats=seats))


def another_table(f: Forgery) -> None:
    agreed(f, replace(f.deal.terms, table=hex_of(f.rng, 16)))


def log(f: Forgery) -> None:
    """The lines are right; what the save says was played is not."""
    moves = [f.table.session.rules.dump_move(entry.move) for entry in f.table.session.log]
    at, way = f.rng.below(len(moves)), f.rng.below(3)
    if way == 0:
        del moves[at]
    elif way == 1:
        moves.insert(at, moves[at])
    else:
        changed = [key for key, value in moves[at].items() if type(value) is int]
        key = f.rng.choice(changed)
        moves[at] = {**moves[at], key: moves[at][key] + 1}
    f.moves = moves


LINES = (other_move, swapped, dropped, repeated, cut_off, signature, other_key, salt, called_in, taken_back)
DEALS = (share, commitment, seed, public_key, name, another_table)
KINDS: tuple[Callable[[Forgery], None], ...] = (*LINES, *DEALS, log)
SEATS = {"toy": ("Ana", "Rui"), "sealed": ("Ana", BOT, "Rui")}


def finished(game: str, seed: int) -> tuple[Table, SaveFile]:
    """A finished game and its save, which is verified."""
    rules = {"toy": ToyRules(), "sealed": SealedRules()}.get(game) or GAMES[game]
    seats = SEATS.get(game, SEATS["toy"])
    scenario = next(row.id for row in rules.scenario_rows()[0] if row.seats == len(seats))
    table = Table(rules, rules.setups(scenario, len(seats), {})[0], seats, seed).play()
    save = table.save()
    verify(rules, save)
    return table, save


def tampered(table: Table, whole: SaveFile, kind: Callable[[Forgery], None], rng: Rng) -> SignedGameError | None:
    """Has one thing exchanged and verified; returns the refusal, None where nothing was exchanged after all.

    Fails where the game is taken, or the line named is not one from the first that differs to the first that can't be
    signed."""
    keys = {who: table.signers[who] for who in ((HOST, 0) if rng.below(2) else (HOST,))}
    forgery = Forgery(table, rng, table.deal, list(table.joint.lines), keys)
    kind(forgery)
    forgery.signed_again()
    read = parse_file(as_bytes(forgery.save(whole)))
    if read == whole:
        return None
    with pytest.raises(SignedGameError) as caught:
        verify(table.session.rules, read)
    error = caught.value
    if kind in DEALS:
        whose = [forgery.whose] if forgery.whose is not None else {*table.signers} - {*forgery.keys}
        assert error.line == 0 and (error.participant in whose or kind is public_key), (kind.__name__, str(error))
        return error
    old, new = table.joint.lines, forgery.lines
    first = next((at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), len(new))
    chain = SignedChain(table.terms, promise_of(table.terms, table.commitments))
    unsigned, signer = len(new), HOST
    for at, line in enumerate(new):
        signer = chain.signer(line.do, line.seat)
        if at >= first and signer not in forgery.keys:
            unsigned = at
            break
        chain.follow(line)
    if kind is log:
        assert 1 <= error.line <= len(new) + 1
    else:
        assert first + 1 <= error.line <= unsigned + 1, (kind.__name__, first, unsigned, str(error))
        assert error.line <= unsigned or unsigned == len(new) or error.participant == signer, str(error)
    return error


def many(count: int, seed: int, real: int) -> Counter[str]:
    """So many tampered games, one in `real` of them of a game that is sold; how many of each kind were refused."""
    rng, found = Rng(seed), Counter[str]()
    small = [finished(game, number) for game in ("toy", "sealed") for number in range(1, 7)]
    large = [finished(game, 1) for game in GAMES]
    while sum(found.values()) < count:
        table, whole = rng.choice(large if rng.below(real) == 0 else small)
        kind = rng.choice(KINDS)
        found[kind.__name__] += tampered(table, whole, kind, rng) is not None
    return found


if __name__ == "__main__":
    sys.stdout.write(f"{dict(many(int(sys.argv[1]), int((sys.argv[2:] or ['1'])[0]), 20))}\n")
