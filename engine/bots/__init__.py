"""The bots of all games. They see only their seat's view and determinizations of it, never the real position.

`settler` to `emperor` are the levels a person plays against; `random` and `greedy` serve as yardsticks, `mixed`
searches simultaneous decisions.
"""

from __future__ import annotations

MANNERS = ("builder", "warrior", "collector")
LADDER = ("settler", "merchant", "governor", "viceroy", "emperor")
