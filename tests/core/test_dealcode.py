"""Codes of deals: a code gives a nonce and is found in it again, however it was typed."""

from __future__ import annotations

import pytest

from engine.core import deal, dealcode
from engine.core.rng import Rng


def test_a_code_goes_there_and_back_and_gives_a_lawful_nonce():
    rng = Rng(4)
    for _ in range(200):
        bits = rng.bits()
        code = dealcode.code_of(bits)
        assert dealcode.bits_of(code) == bits & (1 << 60) - 1 and len(code) == 14
        nonce = dealcode.nonce_of(code)
        assert len(nonce) == deal.NONCE_DIGITS and set(nonce) <= set("0123456789abcdef")
        assert dealcode.code_in(nonce) == code
        seed = dealcode.seed_of_code(code)
        deal.check(seed, nonce, deal.commitment(seed, nonce))


def test_it_may_be_typed_as_people_type():
    code = dealcode.code_of(0x123456789ABCDEF)
    for typed in (code.lower(), code.replace("-", ""), f"  {code.replace('-', ' ')} ", code.replace("0", "o")):
        assert dealcode.nonce_of(typed) == dealcode.nonce_of(code)
    assert dealcode.bits_of("0000-0000-0001") == dealcode.bits_of("oooo OOOO oooL") == 1


@pytest.mark.parametrize("typed", ["", "7K3Q-M2XA-9FH", "7K3Q-M2XA-9FHBB", "7K3Q-M2XA-9FHU", "7K3Q-M2XA-9FH!"])
def test_what_is_no_code_is_told(typed):
    with pytest.raises(ValueError, match="no code of a deal"):
        dealcode.nonce_of(typed)


def test_other_nonces_have_no_code():
    assert dealcode.code_in("") == dealcode.code_in("0123456789abcdef0123456789abcdef") == dealcode.code_in("xyz") == ""


def test_the_deal_of_the_day_is_everybodys_and_another_each_day_and_challenge():
    one = dealcode.code_of_the_day(2026, 11, 21, "rio_1565")
    assert one == dealcode.code_of_the_day(2026, 11, 21, "rio_1565") == "7QQ0-7GAZ-5GM1"
    others = [
        dealcode.code_of_the_day(2026, 11, day, what) for day in range(1, 29) for what in ("rio_1565", "amazon_1637")
    ]
    assert len(set(others)) == 56
