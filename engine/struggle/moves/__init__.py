"""All classes of moves: frozen data classes with ids only; `kind` distinguishes them in saves.

A purchase names what is bought and with which action (`as_`); payment.py finds the points.
"""

from __future__ import annotations

from engine.struggle.moves.fields import Action
from engine.struggle.moves.picks import (
    Decline,
    PickAdvantage,
    PickCommodity,
    PickOption,
    PickSpace,
    PickSquadron,
    PickTheater,
    PickTile,
)
from engine.struggle.moves.purchases import (
    BuildFort,
    BuyAbility,
    BuyWarTile,
    ConstructSquadron,
    Deploy,
    DrawEvent,
    ExchangePoints,
    PayRest,
    RemoveConflict,
    RepairFort,
    SeizeFort,
    SendHome,
    ShiftMarket,
    ShiftPolitical,
)
from engine.struggle.moves.rounds import (
    ChooseMinistries,
    DiscardEvent,
    EndRound,
    KeepEvents,
    KeepTile,
    LayTile,
    NameFirst,
    Pass,
    PlayEvent,
    Reveal,
    SwapTiles,
    TakeTile,
    Upgrade,
    UpgradePoint,
    UseAbility,
    UseAdvantage,
)
from engine.struggle.moves.wars import (
    Cede,
    Conquer,
    DeclineEffect,
    Finish,
    LayBasic,
    LoseSquadron,
    PlaceUsa,
    Refuse,
    RemoveFort,
    TileEffect,
    Unflag,
)

__all__ = [
    "Action",
    "BuildFort",
    "BuyAbility",
    "BuyWarTile",
    "Cede",
    "ChooseMinistries",
    "Conquer",
    "ConstructSquadron",
    "Decline",
    "DeclineEffect",
    "Deploy",
    "DiscardEvent",
    "DrawEvent",
    "EndRound",
    "ExchangePoints",
    "Finish",
    "KeepEvents",
    "KeepTile",
    "LayBasic",
    "LayTile",
    "LoseSquadron",
    "Move",
    "NameFirst",
    "Pass",
    "PayRest",
    "Pick",
    "PickAdvantage",
    "PickCommodity",
    "PickOption",
    "PickSpace",
    "PickSquadron",
    "PickTheater",
    "PickTile",
    "PlaceUsa",
    "PlayEvent",
    "Purchase",
    "Refuse",
    "RemoveConflict",
    "RemoveFort",
    "RepairFort",
    "Reveal",
    "RoundMove",
    "SeizeFort",
    "SendHome",
    "ShiftMarket",
    "ShiftPolitical",
    "SwapTiles",
    "TakeTile",
    "TileEffect",
    "TileMove",
    "Unflag",
    "Upgrade",
    "UpgradePoint",
    "UseAbility",
    "UseAdvantage",
    "WarMove",
]

Purchase = (
    ShiftMarket
    | ShiftPolitical
    | DrawEvent
    | BuyWarTile
    | RemoveConflict
    | BuildFort
    | RepairFort
    | SeizeFort
    | ConstructSquadron
    | Deploy
    | SendHome
    | ExchangePoints
    | BuyAbility
)
RoundMove = TakeTile | Pass | EndRound | PlayEvent | Reveal | UseAbility | UseAdvantage
TileMove = Upgrade | SwapTiles | UpgradePoint
Pick = PickSpace | PickOption | PickTheater | PickSquadron | PickTile | PickCommodity | PickAdvantage | Decline
WarMove = TileEffect | DeclineEffect | Conquer | Unflag | Refuse | Cede | LoseSquadron | PlaceUsa | RemoveFort | Finish
Other = (
    KeepEvents | ChooseMinistries | NameFirst | PayRest | KeepTile | UpgradePoint | LayTile | DiscardEvent | LayBasic
)
Move = Purchase | RoundMove | TileMove | Pick | WarMove | Other
