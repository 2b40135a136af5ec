"""Colours of skies, land, woods and water that the Mission scenes share."""

from __future__ import annotations

EARTH = ("#c9b98a", "#ecdcae", "#f6ebcb")
GREEN1, GREEN2, GREEN3 = ("#a9ad74", "#868e56"), ("#b3a866", "#85803f"), ("#9a8a4c", "#5f5a2e")
WOODS = ("#8ba06a", "#61794e", "#45603f")
BAY = ("#8fb7c8", "#cfe0d8", "#f8e6a8")
LEAD = ("#8d969b", "#c3c5c0", "#e9dcc4")
SLOPE3 = (("#a3a892", "#7f8672"), ("#a8a27e", "#7a775a"), ("#8f8862", "#565238"))
