"""Rate limits (token buckets): how many actions a second an address or a connection may take."""

from __future__ import annotations

from collections import OrderedDict

MOST_ADDRESSES = 10_000


class TokenBucket:
    """Allows `burst` actions at once and `rate` a second in the long run."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, now

    def _refill(self, now: float) -> None:
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now

    def allows(self, now: float) -> bool:
        """Whether one more action is allowed at `now` (in seconds), without taking it."""
        self._refill(now)
        return self.left >= 1

    def take(self, now: float) -> bool:
        """Takes one of the actions allowed at `now` (in seconds) and returns True; False if none is left."""
        if not self.allows(now):
            return False
        self.left -= 1
        return True


class AddressLimits:
    """A bucket for each address. Beyond MOST_ADDRESSES those that were quiet longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str, now: float) -> TokenBucket:
        """Returns the token bucket of an address, a full one if the address is new."""
        bucket = self._buckets.pop(address, None) or TokenBucket(self.rate, self.burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket
