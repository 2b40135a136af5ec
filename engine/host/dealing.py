"""The host's side of a table's joint deal: collects commitments and shares of the seats, and adds its own.

The deal begins anew, with another salt and new commitments, when a window with another key takes a seat meanwhile.
"""

from __future__ import annotations

from engine.core.deal import (
    HOST,
    DealError,
    JointDeal,
    SeatTerms,
    Terms,
    check_promise,
    check_share,
    commit,
    reveal,
)
from engine.core.move import Seat
from engine.core.signing import Signer
from engine.host.message_types import Refusal
from engine.host.records import PERSON, SeatPledge, TableRecord, new_deal


def signer_of(record: TableRecord) -> Signer:
    """Returns the host's own signer (private key) at this table."""
    return Signer(bytes.fromhex(record.deal.secret))


def commitments_of(record: TableRecord) -> list[str]:
    """Returns the commitments to shares in the order of the participants: each seat that signs, then the host."""
    key, deal = signer_of(record).public, record.deal
    commitments = [seat.pledge.commitment for seat in record.seats if seat.pledge.key]
    return [*commitments, commit(deal.salt, HOST, key, deal.share)]


def take_key(record: TableRecord, seat: Seat, key: str) -> bool:
    """Stores the public key of a seat's window before the game begins; another key than before voids the seat's
    commitment. Returns whether the deal must start over, as its terms were fixed with another key."""
    if record.seats[seat].pledge.key == key:
        return False
    record.seats[seat].pledge = SeatPledge(key=key)
    return _deal_anew(record)


def take_commitment(record: TableRecord, seat: Seat, commitment: str) -> bool:
    """Stores a seat's commitment to its share. Returns whether the deal must start over, as its terms were fixed with
    another commitment. Raises Refusal for a seat without a key."""
    pledge = record.seats[seat].pledge
    if not pledge.key:
        raise Refusal("no_key")
    if pledge.commitment == commitment:
        return False
    pledge.commitment = commitment
    return _deal_anew(record)


def leave_out(record: TableRecord, here: tuple[Seat, ...]) -> bool:
    """Has the deal go on without the seats that have no window (`here` are those with one), and without waiting for
    anybody to be ready. Returns whether it must start over, as its terms were fixed with one of them."""
    record.started = True
    gone = [seat for seat, occupied in enumerate(record.seats) if seat not in here and occupied.pledge.key]
    for seat in gone:
        record.seats[seat].pledge = SeatPledge()
    return _deal_anew(record) if gone else False


def _deal_anew(record: TableRecord) -> bool:
    if record.deal.terms is None:
        return False
    record.deal = new_deal()
    for seat in record.seats:
        seat.pledge = SeatPledge(key=seat.pledge.key)
    return True


def offer(record: TableRecord) -> bool:
    """Fixes the terms of the deal as soon as all people are ready (or the start was forced) and each has committed.
    Returns whether this call fixed them."""
    deal = record.deal
    people = [seat for seat in record.seats if seat.kind == PERSON]
    if deal.terms is not None or not (record.started or all(seat.ready for seat in people)):
        return False
    if any(seat.pledge.key and not seat.pledge.commitment for seat in people):
        return False
    seats = tuple(SeatTerms(seat.name, seat.pledge.key) for seat in record.seats)
    deal.terms = Terms(deal.salt, record.game, record.setup, seats, signer_of(record).public)
    return True


def take_share(record: TableRecord, seat: Seat, share: str, signature: str) -> None:
    """Checks and stores a seat's share and its signature of the promise. Raises Refusal."""
    terms = record.deal.terms
    if terms is None or seat not in terms.participants:
        raise Refusal("bad_share")
    commitments = commitments_of(record)
    try:
        check_share(terms, commitments, seat, share)
        check_promise(terms, commitments, seat, signature)
    except DealError as error:
        raise Refusal("bad_share") from error
    record.seats[seat].pledge.share, record.seats[seat].pledge.signature = share, signature


def whole_deal(record: TableRecord) -> JointDeal | None:
    """Returns the complete joint deal, the host's share included, once every seat's share is here, else None."""
    deal, terms = record.deal, record.deal.terms
    pledges = [seat.pledge for seat in record.seats if seat.pledge.key]
    if terms is None or not all(pledge.share for pledge in pledges):
        return None
    commitments = commitments_of(record)
    own = reveal(terms, commitments, HOST, deal.share, signer_of(record))
    return JointDeal(
        terms,
        tuple(commitments),
        (*(pledge.share for pledge in pledges), own.share),
        (*(pledge.signature for pledge in pledges), own.signature),
    )
