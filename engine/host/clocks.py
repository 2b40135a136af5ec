"""The clock of a table: how long a seat may take for a decision, and what happens when its time is out.

All times are seconds since 1970 by the host's clock. A clock that was set back never takes time from anybody.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

HOUR = 3600.0
DAY = 24 * HOUR


class Clock(BaseModel):
    """The agreement of a table about time: none, so many hours a decision, or so many days a decision with a bank of
    more days for the whole game. `when_out`: whether others may then call a bot in, or go on waiting."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["none", "hours", "days"] = "none"
    allowance: Annotated[float, Field(gt=0, le=720)] = 1.0
    bank: Annotated[float, Field(ge=0, le=365)] = 0.0
    when_out: Literal["bot", "wait"] = "bot"

    @property
    def unit(self) -> float:
        """The seconds of the clock's unit of time, an hour or a day."""
        return DAY if self.kind == "days" else HOUR

    @property
    def full_bank(self) -> float:
        """The seconds of a seat's time bank at the start of a game: what it has beyond the allowance of each
        decision."""
        return self.bank * DAY if self.kind == "days" else 0.0

    def deadline(self, since: float, bank: float) -> float | None:
        """Returns the time at which a seat that has been asked since `since`, with `bank` seconds left in its time
        bank, runs out of time, in seconds since 1970; None without a clock."""
        return None if self.kind == "none" else since + self.allowance * self.unit + bank

    def left(self, since: float, bank: float, now: float) -> float | None:
        """Returns the seconds that a seat has left at `now`: asked since `since`, with `bank` seconds left in its time
        bank. None without a clock."""
        deadline = self.deadline(since, bank)
        return None if deadline is None else max(0.0, min(deadline - now, deadline - since))

    def is_out(self, since: float, bank: float, now: float) -> bool:
        """Whether a seat that has been asked since `since`, with `bank` seconds left in its time bank, has run out of
        time; never without a clock."""
        deadline = self.deadline(since, bank)
        return deadline is not None and now >= deadline

    def bank_after(self, since: float, bank: float, now: float) -> float:
        """Returns how many of the `bank` seconds in a seat's time bank are left if the seat, asked since `since`,
        decides at `now`."""
        if self.kind != "days":
            return bank
        return min(bank, max(0.0, bank - max(0.0, now - since - self.allowance * self.unit)))
