"""Codes of deals: a code gives a nonce and is found in it again, however it was typed."""

from __future__ import annotations

import pytest

from engine.core import seed_commitment
from engine.core.rng import Rng
from engine.storage import deal_code


def test_a_code_goes_there_and_back_and_gives_a_lawful_nonce():
    rng = Rng(4)
    for _ in range(200):
        bits = rng.bits()
        code = deal_code.code_of(bits)
        assert deal_code.bits_of(code) == bits & (1 << 60) - 1 and len(code) == 14
        nonce = deal_code.nonce_of(code)
        assert len(nonce) == seed_commitment.NONCE_DIGITS and set(nonce) <= set("0123456789abcdef")
        assert deal_code.code_in(nonce) == code
        seed = seed_commitment.seed_of(nonce)
        seed_commitment.check(seed, nonce, seed_commitment.commitment(seed, nonce))


def test_it_may_be_typed_as_people_type():
    code = deal_code.code_of(0x123456789ABCDEF)
    for typed in (code.lower(), code.replace("-", ""), f"  {code.replace('-', ' ')} ", code.replace("0", "o")):
        assert deal_code.nonce_of(typed) == deal_code.nonce_of(code)
    assert deal_code.bits_of("0000-0000-0001") == deal_code.bits_of("oooo OOOO oooL") == 1


@pytest.mark.parametrize("typed", ["", "7K3Q-M2XA-9FH", "7K3Q-M2XA-9FHBB", "7K3Q-M2XA-9FHU", "7K3Q-M2XA-9FH!"])
def test_what_is_no_code_is_told(typed):
    with pytest.raises(ValueError, match="no code of a deal"):
        deal_code.nonce_of(typed)


def test_other_nonces_have_no_code():
    assert (
        deal_code.code_in("") == deal_code.code_in("0123456789abcdef0123456789abcdef") == deal_code.code_in("xyz") == ""
    )


def test_the_deal_of_the_day_is_everybodys_and_another_each_day_and_challenge():
    one = deal_code.code_of_the_day(2026, 11, 21, "rio_1565")
    assert one == deal_code.code_of_the_day(2026, 11, 21, "rio_1565") == "7QQ0-7GAZ-5GM1"
    others = [
        deal_code.code_of_the_day(2026, 11, day, what) for day in range(1, 29) for what in ("rio_1565", "amazon_1637")
    ]
    assert len(set(others)) == 56
