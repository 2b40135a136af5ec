"""Verifies, at the client, that host and other seats don't cheat: draws its share of the joint deal, signs its moves,
and checks the signed chain that the host sends.

The key of a seat follows from a secret of the device, so that whoever restarts the program signs on. A share is drawn
anew by each program, and revealed for one set of terms alone: a host that has seen it can't exchange its own.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine.core.codec import Codec
from engine.core.deal import HOST, SHARE, DealError, SeatTerms, Terms, commit, promise_of, reveal
from engine.core.event import visible
from engine.core.move import Seat
from engine.core.session import LogEntry, Session
from engine.core.signed_chain import ChainError, Do, PublicLine, SignedChain, sign_line
from engine.core.signing import SECRET, Signer
from engine.host.client_messages import Pledge, RevealShare, Signed
from engine.host.host_messages import Deal, ShownLine, TableInfo
from engine.host.message_types import Message
from engine.storage.save import SaveError, load_session, verify
from engine.storage.save_file import NewerSave, SaveFile, parse_save
from engine.storage.signed_game import SignedGameError, joint_of

SECRET_FILE = "device.key"


class OtherComponents(ValueError):
    """The host plays this game by other numbers than this program, or by a later version of it."""


def device_secret(folder: Path) -> bytes:
    """Reads the secret of this device from a file in a folder, draws and writes it if there is none, and returns its
    bytes. Raises OSError."""
    path = folder / SECRET_FILE
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with open(path, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write(secrets.token_bytes(SECRET))
    except FileExistsError:
        if len(kept := path.read_bytes()) >= SECRET:
            return kept[:SECRET]
        path.unlink()  # the disk was full when it was written
        return device_secret(folder)
    return path.read_bytes()


def seat_signer(device: bytes, table: str, secret: str) -> Signer:
    """Derives the signer (private key) of a seat from this device's secret, the table and the seat's secret: the same
    ones always give the same key."""
    return Signer(
        blake2b(f"{table}:{secret}".encode(), key=device, digest_size=SECRET, person=b"imperial.seat").digest()
    )


def claim_secret(device: bytes, subject: str) -> str:
    """Derives the secret (32 hex digits) by which this device claims a seat from its own secret and `subject` (words or
    a table), so that a repeated claim is recognized when the answer to the first was lost. For a device without a
    secret (b"") it is random."""
    device = device or secrets.token_bytes(SECRET)
    return blake2b(subject.encode(), key=device[:64], digest_size=16, person=b"imperial.claim").hexdigest()


class ClientProof:
    """The deal and the signed lines as far as this client knows them. `signer` is None for an onlooker. `fault` says
    what the host or another participant has exchanged, and `verified` whether the finished game was checked."""

    def __init__(self, signer: Signer | None, send: Callable[[Message], None]) -> None:
        self.signer = signer
        self.chain: SignedChain | None = None
        self.fault: ChainError | DealError | SignedGameError | None = None
        self.verified = False
        self.draws = 0  # how often this client revealed a share; more than once: the deal was begun anew
        self._send = send
        self._salt = self._share = self._promised = ""
        self._links: list[str] = []  # after each signed line

    # -- the deal --------------------------------------------------------------------------------------------------

    def pledge(self, info: TableInfo) -> None:
        """Sends the commitment to this client's share of the joint deal, a share that is drawn anew for each salt of
        the deal; nothing for an onlooker or once the game has begun."""
        if self.signer is None or info.seat is None or info.commitment:
            return
        if info.salt != self._salt:
            self._salt, self._share, self._promised = info.salt, secrets.token_hex(SHARE), ""
            self.draws += 1
        pledge = commit(self._salt, info.seat, self.signer.public, self._share)
        self._send(Pledge(table=info.table, seat=info.seat, commitment=pledge))

    def take_deal(self, info: TableInfo, deal: Deal) -> None:
        """Checks the terms of the joint deal that the host sent; before the game begins also sends this client's share,
        which it reveals for these terms alone. Sets `fault` where they were exchanged."""
        seats = tuple(SeatTerms(seat.name, seat.key) for seat in deal.seats)
        terms = Terms(deal.salt, info.game, info.setup, seats, deal.host)
        promise = promise_of(terms, deal.commitments)
        if self._links and self.chain is not None:
            if (self.chain.terms, self._promised) != (terms, promise):
                self.fault = DealError(HOST, "the terms of the deal are others now")
            return
        if not info.commitment and self.signer is not None and info.seat in terms.participants:
            if self._promised not in ("", promise) or deal.salt != self._salt:
                self.fault = DealError(HOST, "the terms of the deal were exchanged after the share was revealed")
                return
            try:
                revealed = reveal(terms, deal.commitments, info.seat, self._share, self.signer)
            except DealError as error:
                self.fault = error
                return
            self._send(
                RevealShare(table=info.table, seat=info.seat, share=revealed.share, signature=revealed.signature)
            )
        elif info.commitment not in ("", promise):
            self.fault = DealError(HOST, "the game has another deal than its terms say")
        self.chain, self._promised = SignedChain(terms, promise), promise

    def check_promise(self, commitment: str) -> None:
        """Checks that the game began with the deal whose terms are here; sets `fault` if not."""
        if commitment and self._promised and commitment != self._promised:
            self.fault = DealError(HOST, "the game has another deal than its terms say")

    # -- the chain -------------------------------------------------------------------------------------------------

    @property
    def links(self) -> int:
        """The number of signed lines received."""
        return len(self._links)

    def follow(self, line: ShownLine) -> None:
        """Checks the next line of the host's log and appends it to the chain; sets `fault` if it is wrong."""
        if self.fault is not None or line.do == "begin":
            return
        if self.chain is None or line.seat is None:
            self.fault = DealError(HOST, "has not told the terms of the deal")
            return
        try:
            self.chain.add(PublicLine(line.do, line.seat, line.hidden, line.signature))
        except ChainError as error:
            self.fault = error
        else:
            self._links.append(self.chain.link)

    def own(self, seat: Seat | None) -> bool:
        """Whether the deal names this client's key as the one that signs for the seat."""
        chain, signer = self.chain, self.signer
        if chain is None or signer is None or seat is None or seat >= len(chain.terms.seats):
            return False
        return chain.terms.seats[seat].key == signer.public

    def replaced(self, seat: Seat | None) -> bool:
        """Whether the host signs for the seat now, although the deal names this client's key for it."""
        return self.chain is not None and self.own(seat) and seat in self.chain.signed_by_host

    def sign(self, do: Do, seat: Seat | None, body: dict[str, Any]) -> Signed | None:
        """Signs the seat's next act (a move, an undo ...) as the next line of the chain, to which it is not added yet,
        and returns salt and signature; None where the host signs for the seat."""
        if self.chain is None or self.signer is None or seat is None or not self.own(seat):
            return None
        if self.chain.signer(do, seat) != seat:
            return None
        line = sign_line(self.signer, self.chain.link, do, seat, body, secrets.token_hex(16))
        return Signed(salt=line.salt, signature=line.signature)

    # -- the end ---------------------------------------------------------------------------------------------------

    def open_up(
        self,
        codec: Codec[Any, Any, Any],
        data: dict[str, Any],
        seat: Seat | None,
        log: list[LogEntry[Any]],
        seen: bool,
    ) -> tuple[SaveFile, Session[Any, Any] | None]:
        """Reads the save of a finished game and checks it as `check_end` does, but not while nobody, this seat included
        (`seen`), has signed the end. Returns save and session. Raises ValueError for one that can't be read:
        OtherComponents if a later program wrote it."""
        try:
            save = parse_save(data)
            joint = joint_of(save)
            if joint is not None and joint.last_signer == HOST and not seen:
                return save, load_session(codec, save)[0]
        except NewerSave as error:
            raise OtherComponents(str(error)) from error
        except SaveError as error:
            raise ValueError(str(error)) from error
        return save, self.check_end(codec, save, seat, log)

    def check_end(
        self, codec: Codec[Any, Any, Any], save: SaveFile, seat: Seat | None, log: list[LogEntry[Any]]
    ) -> Session[Any, Any] | None:
        """Verifies the save of a finished game, and that it is the game this client has seen: every line, and the
        events of each move. Returns its session; None, with `fault` set, where it is not."""
        try:
            session = verify(codec, save)
        except SaveError as error:
            self.fault = error if isinstance(error, SignedGameError) else SignedGameError(0, HOST, str(error))
            return None
        try:
            self._compare(save)
        except ChainError as error:
            self.fault = error
            return None
        joint = session.joint
        for at, (seen, entry) in enumerate(zip(log, session.log, strict=False)):
            if list(seen.events) != visible(entry.events, seat) and joint is not None:
                self.fault = SignedGameError(joint.standing[at][0], HOST, "was shown otherwise during the game")
                return None
        self.verified = True
        return session

    def _compare(self, save: SaveFile) -> None:
        """Compares the lines of a save with those that came during the game. Raises ChainError."""
        if save.deal is None or save.commitment != self._promised:
            raise ChainError(0, HOST, "the deal of the finished game is not the one that was promised")
        chain = SignedChain(save.deal.terms, self._promised)
        for number, link in enumerate(self._links, 1):
            if number > len(save.signed):
                raise ChainError(number, HOST, "is missing in the finished game")
            line = save.signed[number - 1]
            signer = chain.signer(line.do, line.seat)
            chain.follow(line)
            if chain.link != link:
                raise ChainError(number, signer, "is another one than during the game")
