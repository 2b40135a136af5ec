"""Defines the player's settings, and stores them as JSON in the configuration folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import from_json

from engine.storage.files import FileError, is_missing, read_bounded, write_atomically
from game import FIRST_GAME
from game.i18n.names import readable
from game.platform.quarantine import Quarantined, put_aside

SCALES = (75, 90, 100, 110, 125, 150, 175, 200)
MOST_FAULTS = 20  # wrong values in a file, beyond which it is none of ours
LONGEST_NAME = 60
ThemeName = Literal["parchment", "slate", "contrast"]
TextSize = Literal["normal", "large", "larger"]
TEXT_SIZES: dict[TextSize, int] = {"normal": 100, "large": 115, "larger": 130}  # per cent of the interface's text


AT_ONCE = 8.0  # the speed that stands for "at once"
STEPS = {"slow": 2.4, "normal": 1.2, "at-once": 0.0}  # seconds that a bot's step stays, as the settings offer it


class Pace(BaseModel):
    model_config = ConfigDict(validate_assignment=True)
    bot_delay: Annotated[float, Field(ge=0, le=3)] = 1.2  # seconds that a bot's step stays before the next
    animation: Annotated[float, Field(ge=0.5, le=AT_ONCE)] = 1.0
    pause_after_bot: bool = True  # what bots did is told, and stays until the player goes on
    emperor: Annotated[int, Field(ge=1, le=30)] = 5  # seconds a turn that this rung thinks
    reduced_motion: bool = False

    @property
    def at_once(self) -> bool:
        """Whether moves are shown without pauses and animations."""
        return self.animation >= AT_ONCE

    @property
    def steps(self) -> str:
        """The name in ``STEPS`` (slow, normal, at-once) of the pause nearest to the one between the steps of bots."""
        return min(STEPS, key=lambda name: abs(STEPS[name] - self.bot_delay))

    @property
    def still(self) -> bool:
        """Whether motion is off: everything is drawn at its final place at once."""
        return self.reduced_motion or self.at_once

    def length(self, base: int) -> int:
        """Returns the ms of an animation that takes ``base`` ms at speed 1; 0 where nothing is to move."""
        return 0 if self.still else round(base / self.animation)


class SoundSettings(BaseModel):
    model_config = ConfigDict(validate_assignment=True)
    on: bool = True
    master: Annotated[int, Field(ge=0, le=100)] = 80
    effects: Annotated[int, Field(ge=0, le=100)] = 80
    music: Annotated[int, Field(ge=0, le=100)] = 50
    interface: Annotated[int, Field(ge=0, le=100)] = 60


class WindowSettings(BaseModel):
    width: Annotated[int, Field(ge=640, le=16384)] = 1280
    height: Annotated[int, Field(ge=400, le=16384)] = 720
    x: int | None = None
    y: int | None = None
    full_screen: bool = False
    maximized: bool = False  # width, height, x and y are what it comes back to


def clean_name(name: str) -> str:
    """Returns a name without markup and unprintable letters and of limited length, as it could have been typed."""
    return "".join(letter for letter in readable(name) if letter.isprintable())[:LONGEST_NAME]


class SeatChoice(BaseModel):
    who: str = "person"
    name: Annotated[str, AfterValidator(clean_name)] = ""
    colour: str = ""  # the id of the seat's look
    manner: str = "plain"  # of a bot; see game.play.manners


class LastNewGame(BaseModel):
    """The last choices of the New game page. ``options``: id -> value, where it is not the default. With people at
    other places ``clock``: a key of ``CLOCKS``, ``when_out``: what the others may do when a seat's time is out,
    ``watchers``: whether others may watch, ``listed``: whether anybody on this network may sit down, ``where``: the
    table is kept by this computer ("here") or by a group's "server"."""

    scenario: str = ""
    seats: list[SeatChoice] = Field(default_factory=list)
    options: dict[str, str] = Field(default_factory=dict)
    clock: str = "none"
    when_out: str = "bot"
    watchers: bool = True
    listed: bool = False
    where: str = "here"


class Settings(BaseModel):
    model_config = ConfigDict(validate_assignment=True)
    version: Literal[2] = 2
    ui_scale: Annotated[int, Field(ge=75, le=200)] = 100
    text_size: TextSize = "normal"  # of texts alone, beside the interface size
    language: str = ""  # empty: the system's, when we speak it
    theme: ThemeName = "parchment"
    confirm_unused: bool = True
    pace: Pace = Field(default_factory=Pace)
    sound: SoundSettings = Field(default_factory=SoundSettings)
    window: WindowSettings = Field(default_factory=WindowSettings)
    first_start: bool = False  # no game, lessons apart, was begun since the very first start
    finished_game: bool = False  # one of any kind was played to its end
    game: str = ""  # the game last played
    narration: bool = False  # announcements are collected and shown as captions
    voice: bool = False  # a voice reads them aloud, too, where there is one
    sound_captions: bool = False  # sounds are told in words at the foot of the window
    verbosity: Annotated[int, Field(ge=1, le=3)] = 3  # of announcements
    own_puzzles: bool = True  # mistakes of reviewed games become puzzles
    hear_words: bool = True  # of people at other places
    hear_sentences: bool = True
    hear_rings: bool = True
    last_save: str = ""  # and its file's name, as it can be printed
    map_turns: dict[str, Annotated[int, Field(ge=0, le=2)]] = Field(
        default_factory=dict
    )  # scenario -> steps of 60 degrees
    last_games: dict[str, LastNewGame] = Field(default_factory=dict)  # by game
    group_server: Annotated[str, Field(max_length=200)] = ""  # the address of the group's server, as it was typed
    keys: dict[str, list[str]] = Field(default_factory=dict)

    @model_validator(mode="before")
    @classmethod
    def _drop_version_1_ui_scale(cls, data: Any) -> Any:
        """Drops the interface size of version 1, which made up for large screens; now everything grows with the
        window."""
        if not isinstance(data, dict) or data.get("version") != 1:
            return data
        return {**{name: value for name, value in data.items() if name != "ui_scale"}, "version": 2}

    @model_validator(mode="before")
    @classmethod
    def _add_finished_game(cls, data: Any) -> Any:
        """Adds ``finished_game`` to older files, which do not say it: whoever has begun a game counts as having
        finished one, and is not given the weakest opponent again."""
        if not isinstance(data, dict) or "finished_game" in data:
            return data
        return {**data, "finished_game": bool(data.get("last_games") or data.get("last_game"))}

    @model_validator(mode="before")
    @classmethod
    def _move_last_game_to_last_games(cls, data: Any) -> Any:
        """Moves the one ``last_game`` of files from before there were several games, with its options beside each
        other, to ``last_games``."""
        if not isinstance(data, dict) or not isinstance(old := data.get("last_game"), dict):
            return data
        kept = {name: old[name] for name in ("scenario", "seats") if name in old}
        options = {name: value for name, value in old.items() if name not in kept}
        rest = {name: value for name, value in data.items() if name != "last_game"}
        later = data.get("last_games")
        own = {FIRST_GAME: {**kept, "options": options}}
        return {**rest, "last_games": {**own, **later} if isinstance(later, dict) else own}


class SettingsFile:
    """Loads, holds and saves the settings; never stops the program."""

    def __init__(self, folder: Path, safe: bool = False) -> None:
        """``safe``: the player's file is neither read nor written."""
        self.path = folder / "settings.json"
        self.safe = safe
        self.damage: Quarantined | None = None
        self.fresh = False  # there was no file: the very first start
        self.write_error = ""
        self.settings = Settings() if safe else self._load()

    def _load(self) -> Settings:
        if is_missing(self.path):
            self.fresh = True
            return Settings()
        try:
            raw = read_bounded(self.path)
        except FileError as error:
            self.damage = put_aside(self.path, error)
            return Settings()
        try:
            return Settings.model_validate_json(raw)
        except (ValidationError, ValueError) as error:
            self.damage = put_aside(self.path, error)
            return _with_wrong_values_reset(raw)

    def save(self) -> bool:
        """Writes the settings; in a safe start it does nothing and returns True. Returns False if the disk can't be
        written, which is remembered, not raised."""
        if self.safe:
            return True
        try:
            write_atomically(self.path, self.settings.model_dump_json(indent=2).encode())
        except FileError as error:
            self.write_error = str(error)
            return False
        self.write_error = ""
        return True


def _with_wrong_values_reset(raw: bytes) -> Settings:
    """Returns the settings of a file with wrong values: these alone get their defaults."""
    try:
        data = from_json(raw)
    except ValueError:
        return Settings()
    for _ in range(MOST_FAULTS):
        try:
            return Settings.model_validate(data)
        except ValidationError as error:
            if not any([_removed(data, fault["loc"]) for fault in error.errors(include_url=False)]):
                break
        except (ValueError, TypeError, AttributeError):
            break
    return Settings()


def _removed(data: Any, place: tuple[int | str, ...]) -> bool:
    """Removes the value at a place, or the whole list it is in; returns whether it was there."""
    for step in place:
        inner = data.get(step) if isinstance(data, dict) else None
        if step == place[-1] or not isinstance(inner, dict):
            return isinstance(data, dict) and data.pop(step, data) is not data
        data = inner
    return False
