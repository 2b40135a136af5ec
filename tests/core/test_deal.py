"""The deal drawn together: what is committed to, revealed and signed binds terms, participants and their order."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pydantic import TypeAdapter, ValidationError

from engine.core.deal import (
    HOST,
    DealError,
    JointDeal,
    SeatTerms,
    Terms,
    check_promise,
    check_share,
    commit,
    joint_seed,
    participant_name,
    promise_of,
    reveal,
)
from engine.core.seed_commitment import SEED_BITS
from engine.core.signing import Signer, is_signed
from tests.core.joint import BOT, Table
from tests.core.sealed import SealedRules

RULES = SealedRules()
SETUP = RULES.setups("three", 3, {})[0]


@pytest.fixture
def table() -> Table:
    return Table(RULES, SETUP, ("Ana", BOT, "Rui"))


def test_the_people_and_the_host_draw_the_seed_and_bots_do_not(table):
    assert table.terms.participants == (0, 2, HOST) and len(table.deal.shares) == 3
    assert [participant_name(who) for who in table.terms.participants] == ["seat 1", "seat 3", "the host"]
    table.deal.check(table.session.seed)
    assert 0 <= table.session.seed < 1 << SEED_BITS
    assert table.session.commitment == table.deal.promise and table.session.nonce == ""


def test_the_same_deal_has_the_same_seed_for_ever():
    """Games on players' disks are verified by it."""
    terms = Terms("0" * 32, "toy", {"start": 0}, (SeatTerms("São"), SeatTerms("Rui", "4" * 64)), "1" * 64)
    assert (
        commit("0" * 32, HOST, "1" * 64, "2" * 64) == "855c38a70d1c2632ce19497cd7073ba37de3e78b5b8d9e2f81fcd90d553d666a"
    )
    assert promise_of(terms, ("3" * 64,)) == "2ae4b40bbad2ef3209e69b25804bf8f335e3734472ce87b94734784685a7fa55"
    assert joint_seed(terms, ("3" * 64,), ("2" * 64,)) == 2566207890498734633


def test_a_commitment_binds_table_participant_key_and_share(table):
    key, share = table.public(0), table.shares[0]
    made = [("1" * 32, 0, key, share), ("2" * 32, 0, key, share), ("1" * 32, 2, key, share)]
    made += [("1" * 32, 0, table.public(2), share), ("1" * 32, 0, key, table.shares[2])]
    assert len({commit(*each) for each in made}) == 5


def test_the_promise_binds_every_one_of_the_terms_and_the_commitments(table):
    terms = table.terms
    others = [
        terms,
        replace(terms, table="0" * 32),
        replace(terms, game="toy"),
        replace(terms, setup={}),
        replace(terms, host=terms.seats[0].key),
        replace(terms, seats=terms.seats[::-1]),
        replace(terms, seats=(SeatTerms("Eva", terms.seats[0].key), *terms.seats[1:])),
    ]
    made = {promise_of(other, table.commitments) for other in others}
    assert len(made | {promise_of(terms, table.commitments[::-1])}) == len(others) + 1


def test_every_share_and_their_order_decide_on_the_seed(table):
    shares, seeds = table.deal.shares, {table.deal.seed}
    for at in range(3):
        seeds.add(joint_seed(table.terms, table.commitments, (*shares[:at], "0" * 64, *shares[at + 1 :])))
    seeds.add(joint_seed(table.terms, table.commitments, shares[::-1]))
    assert len(seeds) == 5


@pytest.mark.parametrize(
    ("place", "message"), [(0, "seat 1: its commitment was exchanged"), (2, "the host: there is not one commitment")]
)
def test_nobody_reveals_where_the_own_commitment_is_not_there(table, place, message):
    commitments = [*table.commitments]
    if place:
        del commitments[place]
    else:
        commitments[place] = "0" * 64
    with pytest.raises(DealError, match=message):
        reveal(table.terms, commitments, 0, table.shares[0], table.signers[0])


@pytest.mark.parametrize("who", [1, 2, 3])
def test_nobody_reveals_under_terms_that_name_another_key(table, who):
    with pytest.raises(DealError, match="the terms name another key"):
        reveal(table.terms, table.commitments, who, table.shares[0], table.signers[0])


def test_a_share_and_a_signature_are_checked_as_they_come(table):
    for who, share, signature in zip(table.terms.participants, table.deal.shares, table.deal.signatures, strict=True):
        check_share(table.terms, table.commitments, who, share)
        check_promise(table.terms, table.commitments, who, signature)
        with pytest.raises(DealError, match="the share is not the one it committed to") as caught:
            check_share(table.terms, table.commitments, who, "0" * 64)
        assert caught.value.participant == who
        other = (*table.commitments[:-1], "0" * 64)
        with pytest.raises(DealError, match="did not sign these terms and commitments"):
            check_promise(table.terms, other, who, signature)


@pytest.mark.parametrize("field", ["commitments", "shares", "signatures"])
def test_a_deal_without_a_part_of_somebody_is_refused(table, field):
    with pytest.raises(DealError, match="not one commitment, share and signature for each"):
        replace(table.deal, **{field: getattr(table.deal, field)[:-1]}).check(table.session.seed)


def test_a_seed_that_does_not_follow_is_the_hosts_fault(table):
    with pytest.raises(DealError, match="the seed does not follow from the shares") as caught:
        table.deal.check(table.session.seed + 1)
    assert caught.value.participant == HOST


@pytest.mark.parametrize(
    "change",
    [
        {"table": "0"},
        {"host": "g" * 64},
        {"seats": [{"name": "a\nb", "key": ""}]},
        {"seats": [{"name": "a", "key": "0"}]},
    ],
)
def test_a_deal_of_another_shape_is_not_read(table, change):
    adapter = TypeAdapter(JointDeal)
    data = adapter.dump_python(table.deal, mode="json")
    assert adapter.validate_python(data) == table.deal
    with pytest.raises(ValidationError):
        adapter.validate_python({**data, "terms": {**data["terms"], **change}})


@pytest.mark.parametrize("key", ["00" * 32, "01" + "00" * 31, "zz", ""])
def test_a_key_that_anybody_could_sign_for_signs_nothing(key):
    """Points of small order: a signature of zeros would do for them."""
    assert not is_signed(key, "a move", "00" * 64) and not is_signed(key, "a move", "01" + "00" * 63)


def test_a_signature_is_of_one_key_and_one_text():
    one, other = Signer(bytes(32)), Signer(bytes([1] * 32))
    signed = one.sign("a move")
    assert is_signed(one.public, "a move", signed) and one.sign("a move") == signed
    assert not is_signed(other.public, "a move", signed) and not is_signed(one.public, "another", signed)
    assert not is_signed(one.public, "a move", signed[:-2]) and not is_signed(one.public, "a move", "x" * 128)
