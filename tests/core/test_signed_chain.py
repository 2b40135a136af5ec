"""Signed lines: each by its seat in its place, telling nothing of its content; the host signs for bots alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.deal import HOST
from engine.core.signed_chain import ChainError, PublicLine, SignedChain, SignedLine, sign_line, verify_chain
from tests.core.joint import BOT, Table
from tests.core.sealed import Seal, SealedRules

RULES = SealedRules()
SETUP = RULES.setups("three", 3, {})[0]
SALT = "5" * 32


@pytest.fixture
def table() -> Table:
    """Three have chosen a card, a bot among them."""
    table = Table(RULES, SETUP, ("Ana", BOT, "Rui"))
    for move in (Seal(0, 1), Seal(1, 1), Seal(2, 3)):
        table.move(move)
    return table


def signed(table: Table, who: int, do: str, seat: int, body: dict | None = None) -> SignedLine:
    return sign_line(table.signers[who], table.joint.chain.link, do, seat, body or {}, SALT)


def refused(table: Table, line: SignedLine | PublicLine) -> ChainError:
    link = table.joint.chain.link
    with pytest.raises(ChainError) as caught:
        table.joint.chain.add(line)
    assert (table.joint.chain.link, table.joint.chain.count) == (link, 3), "the chain is as it was"
    return caught.value


def test_a_seat_follows_the_chain_without_what_others_chose(table):
    shown = [line.public() for line in table.joint.lines]
    chain = verify_chain(table.terms, table.deal.promise, shown)
    assert chain.link == table.joint.chain.link and chain.count == 3
    assert verify_chain(table.terms, table.deal.promise, table.joint.lines).link == chain.link
    assert all(set(line._fields) == {"do", "seat", "hidden", "signature"} for line in shown)


def test_what_a_public_line_hides_can_not_be_tried_out(table):
    """Two lines that differ in their salt alone have nothing in common."""
    one = sign_line(table.signers[0], "0" * 64, "move", 0, {"seat": 0, "card": 1}, "1" * 32).public()
    other = sign_line(table.signers[0], "0" * 64, "move", 0, {"seat": 0, "card": 1}, "2" * 32).public()
    assert one.hidden != other.hidden and one.signature != other.signature


def test_the_host_signs_for_a_bot_and_for_no_person(table):
    chain = table.joint.chain
    assert [chain.signer("move", seat) for seat in range(3)] == [0, HOST, 2]
    error = refused(table, signed(table, HOST, "move", 0, {"seat": 0}))
    assert (error.line, error.participant) == (4, 0) and "line 4, seat 1: was not signed by it" in str(error)
    assert refused(table, signed(table, 0, "move", 1, {"seat": 1})).participant == HOST
    assert refused(table, signed(table, 2, "move", 0, {"seat": 0})).participant == 0


def test_while_a_bot_sits_in_the_host_signs_for_the_seat_and_then_the_person_again(table):
    chain = table.joint.chain
    table.do("call_in", 0, {"bot": BOT})
    assert chain.signer("move", 0) == chain.signer("undo", 0) == HOST and chain.signer("come_back", 0) == 0
    with pytest.raises(ChainError, match="line 5, seat 1: was not signed by it"):
        chain.check(signed(table, HOST, "come_back", 0))
    table.do("come_back", 0)
    assert chain.signer("move", 0) == 0


def test_a_game_goes_back_when_each_other_person_has_agreed(table):
    chain = table.joint.chain
    table.do("ask", 0, {"place": 0})
    for do, seat, body, reason in (
        ("rewind", 0, {"place": 0}, "line 5, the host: goes back, but not all people agreed"),
        ("agree", 0, {}, "line 5, seat 1: agrees to what nobody asked it for"),
    ):
        with pytest.raises(ChainError, match=reason):
            chain.check(signed(table, chain.signer(do, seat), do, seat, body))
    table.do("agree", 1)  # a bot's, by the host: it counts for nobody else
    with pytest.raises(ChainError, match="not all people agreed"):
        chain.check(signed(table, HOST, "rewind", 0, {"place": 0}))
    table.do("agree", 2)
    for seat, body, reason in ((2, {"place": 0}, "not all people agreed"), (0, {"place": 1}, "to another place")):
        with pytest.raises(ChainError, match=reason):
            chain.check(signed(table, HOST, "rewind", seat, body))
    table.do("rewind", 0, {"place": 0})
    assert table.session.log == [] and table.joint.standing == []
    table.joint.check(table.session.seed, [])
    with pytest.raises(ChainError, match="not all people agreed"):
        chain.check(signed(table, HOST, "rewind", 0, {"place": 0}))


@pytest.mark.parametrize("after", ["move", "call_in"])
def test_who_agreed_to_an_earlier_position_has_not_agreed_to_this_one(table, after):
    chain = table.joint.chain
    table.do("ask", 0, {"place": 0})
    table.do("agree", 2)
    if after == "move":
        table.move(table.session.legal_moves(table.session.awaiting[0])[0])
        with pytest.raises(ChainError, match="not all people agreed"):
            chain.check(signed(table, HOST, "rewind", 0, {"place": 0}))
    else:  # who went away later had agreed
        table.do("call_in", 2)
        table.do("rewind", 0, {"place": 0})


@pytest.mark.parametrize(("who", "do", "seat"), [(HOST, "call_in", 1), (0, "come_back", 0), (HOST, "seen", 1)])
def test_only_a_person_is_replaced_and_comes_back(table, who, do, seat):
    assert "nobody can be replaced or come back here" in str(refused(table, signed(table, who, do, seat)))


def test_nobody_is_replaced_twice(table):
    table.do("call_in", 0)
    with pytest.raises(ChainError, match="nobody can be replaced"):
        table.joint.chain.add(signed(table, HOST, "call_in", 0))


@pytest.mark.parametrize("seat", [3, 99, -2, HOST])
def test_a_line_of_a_seat_that_is_not_there_is_refused(table, seat):
    assert "a seat that is not there" in str(refused(table, signed(table, HOST, "move", seat, {"seat": seat})))
    assert "a seat that is not there" in str(refused(table, signed(table, HOST, "hand_over", 0)))


@pytest.mark.parametrize("do", ["move", "redo"])
def test_a_seat_can_not_sign_the_move_of_another(table, do):
    assert "holds the move of another seat" in str(refused(table, signed(table, 0, do, 0, {"seat": 2, "card": 2})))


def test_each_part_of_a_line_and_its_place_are_signed(table):
    lines = table.joint.lines
    last = lines[2]
    for wrong in (
        replace(last, body={**last.body, "card": 2}),
        replace(last, salt=SALT),
        replace(last, do="undo"),
        replace(last, seat=0, body={**last.body, "seat": 0}),
        replace(last, signature=lines[0].signature),
    ):
        with pytest.raises(ChainError) as caught:
            verify_chain(table.terms, table.deal.promise, [*lines[:2], wrong])
        assert caught.value.line == 3
    for order in ([1, 0, 2], [0, 2], [0, 0, 1, 2]):
        with pytest.raises(ChainError):
            verify_chain(table.terms, table.deal.promise, [lines[at] for at in order])


def test_the_first_line_follows_from_the_promise(table):
    with pytest.raises(ChainError, match="line 1, seat 1"):
        verify_chain(table.terms, "0" * 64, table.joint.lines)


def test_the_same_lines_have_the_same_link_for_ever():
    """Games on players' disks are verified by it."""
    table = Table(RULES, SETUP, ("Ana", BOT, "Rui"))
    chain = SignedChain(table.terms, "0" * 64)
    chain.follow(sign_line(table.signers[0], "0" * 64, "move", 0, {"seat": 0, "card": 1}, SALT))
    assert chain.link == "134a191d8c0a7ab4ccaf499620beed8158f1b0fa8ce52fa25fec5f62c09e764f"
