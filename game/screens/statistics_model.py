"""The view model of the statistics page: the chosen game and person, the games read, and their texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from engine.bots.grades import lost_per_choice
from engine.core.intervals import Z
from engine.storage.files import is_missing
from game.i18n.display_text import LONGEST_NAME, display_text
from game.i18n.texts import Texts
from game.platform.save_list import SaveList
from game.play.game_identity import ID
from game.play.rungs import BOTS
from game.play.statistics.game_facts import AchievementItem, StatisticsItems
from game.play.statistics.queries import (
    LAST,
    Best,
    Overview,
    Played,
    best_of,
    grouped,
    mean_scores,
    moving_windows,
    overview,
    share_of,
)
from game.play.statistics.rebuild import Rebuilt
from game.play.statistics.records import SHARED_ACHIEVEMENTS
from game.play.statistics.store import StatisticsError
from game.shell import registry
from game.shell.shell import Shell

SHARED = tuple(AchievementItem(achievement) for achievement in SHARED_ACHIEVEMENTS)
GROUPS = ("rung", "game", "scenario", "seats", "role")
PLOTS = ("play", "wins", "points", "length", "categories")
OF_A_GAME = ("points", "length", "categories")  # plots whose numbers can't be compared between games
HEADS = 300  # saves among which a renamed one is looked for


def items() -> dict[str, StatisticsItems]:
    """Returns each game's own facts, achievements and records for the statistics page, by game id; games without any
    are left out."""
    own = {game: registry.plugin(game).statistics_items for game in registry.PLUGINS}
    return {game: found for game, found in own.items() if found is not None}


def error_text(text: Callable[..., str], error: StatisticsError) -> str:
    """Returns the sentence about a fault of the database."""
    damage = error.damage
    if damage is not None and damage.aside is not None:
        return text("statistics-damaged", reason=display_text(damage.detail), path=display_text(damage.aside))
    key = "damaged-stays" if error.code == "damaged" else error.code
    return text(f"statistics-{key}", reason=display_text(error.detail), path=display_text(error.path))


def rebuilt_text(text: Callable[..., str], done: Rebuilt) -> str:
    """Returns the sentence about the result of a rebuild."""
    numbers = {"counted": done.counted, "fresh": done.fresh, "saves": done.saves, "running": done.running}
    return text("statistics-rebuilt", **numbers, left=done.left_out, unreadable=done.unreadable)


@dataclass(frozen=True, slots=True)
class Series:
    """Values of some games over time, with a moving mean and its band."""

    games: Sequence[Played]
    values: Sequence[float]
    line: Sequence[float]
    band: Sequence[tuple[float, float]]


def averaged(games: Sequence[Played], values: Sequence[float]) -> Series:
    """Returns the last of these values, each with the moving mean up to it and that mean's confidence interval."""
    line, band = [], []
    for part in moving_windows(values):
        half = Z * stdev(part) / sqrt(len(part)) if len(part) > 1 else 0.0
        line.append(fmean(part))
        band.append((line[-1] - half, line[-1] + half))
    return Series(games[-LAST:], values[-LAST:], line, band)


def shares(games: Sequence[Played]) -> Series:
    """Returns the results of the last games, 1 for a win and 0 otherwise, each with the moving share of wins up to it
    and its confidence interval."""
    parts = [share_of(part) for part in moving_windows(games)]
    won = [float(one.won) for one in games[-LAST:]]
    return Series(games[-LAST:], won, [part.value for part in parts], [part.interval for part in parts])


class StatisticsModel:
    """The state of the page. `game` "": all games; `name` None: all persons."""

    def __init__(self, app: Shell) -> None:
        self.app = app
        self.game = ""
        self.name: str | None = None
        self.group = "rung"
        self.plot = ""
        self.items = items()
        self.known = Overview()
        self.bests: dict[tuple[str, str], Best] = {}
        self.scores: Mapping[str, float] = {}
        self._begun = False

    # -- reading -------------------------------------------------------------------------------------------------

    def load(self) -> str:
        """Reads everything anew; the first time chooses the only person, if there is just one. Returns an error text;
        "" if it worked."""
        kinds = [(game, kind) for game, own in self.items.items() for kind in own.records if self.game in ("", game)]
        try:
            read = self.app.statistics.read
            self.known = read(lambda connection: overview(connection, self.game, self.name)) or Overview()
            if not self._begun and len(self.known.names) == 1:
                self.name = self.known.names[0]
                self.known = read(lambda connection: overview(connection, self.game, self.name)) or Overview()
            self._begun = True
            played = self.known.played
            self.bests = read(lambda connection: best_of(connection, kinds, self.name, played)) or {}
            wanted = self.plot_shown == "categories"
            self.scores = (read(lambda c: mean_scores(c, self.game, self.name)) or {}) if wanted else {}
        except StatisticsError as error:
            self.known, self.bests, self.scores = Overview(), {}, {}
            return error_text(self.app.ui.text, error)
        return ""

    def mark_shown(self) -> None:
        """Stores that the new achievements were shown; where that fails they are new again next time."""
        if not self.known.fresh:
            return
        try:
            self.app.statistics.mark_shown(self.name or "", self.known.fresh)
        except StatisticsError:
            return

    @property
    def groups(self) -> list[str]:
        return [group for group in GROUPS if group != "game" or not self.game]

    @property
    def plots(self) -> list[str]:
        return [plot for plot in PLOTS if self.game or plot not in OF_A_GAME]

    @property
    def plot_shown(self) -> str:
        """The id of the chosen plot; by default play and luck, or wins where nothing was reviewed."""
        if self.plot in self.plots:
            return self.plot
        return "play" if self.known.reviewed else "wins"

    # -- rows of shares ------------------------------------------------------------------------------------------

    def rows(self) -> list[tuple[str, str, list[Played]]]:
        """Returns id, name and games of every row of the chosen group: each bot level, number of seats, game, scenario
        or role."""
        played = self.known.played
        if self.group == "rung":
            found = grouped(played, lambda one: one.rung)
            rows = [(rung, self.rung_name(rung), found.get(rung, [])) for rung in BOTS]
            rest = [one for one in played if one.rung not in BOTS]
            return [*rows, *([("none", self.text("statistics-no-bots"), rest)] if rest else [])]
        if self.group == "seats":
            found = grouped(sorted(played, key=lambda one: one.seats), lambda one: str(one.seats))
            return [(n, self.text("statistics-seats", n=int(n)), games) for n, games in found.items()]
        kinds: dict[str, tuple[Callable[[Played], str], Callable[[Played], str]]] = {
            "game": (lambda one: one.game, lambda one: self.texts(one.game)("game-title")),
            "scenario": (lambda one: f"{one.game}-{one.scenario}", self.scenario),
            "role": (lambda one: f"{one.game}-{one.role}", self.role),
        }
        key, name = kinds[self.group if self.group in self.groups else "scenario"]
        groups = grouped(played, key)
        rows = [(id_, name(games[0]), games) for id_, games in groups.items()]
        return sorted(rows, key=lambda row: (-len(row[2]), row[1]))

    def verdict(self, rows: Sequence[tuple[str, str, list[Played]]]) -> str:
        """Returns a sentence on the strongest bot level that the person beats in at least half of the games; "" if
        there is none, after too few games, or for another group."""
        if self.group != "rung":
            return ""
        judged = [(rung, share_of(games)) for rung, _, games in rows if rung in BOTS]
        beaten = [(rung, share) for rung, share in judged if not share.few and share.value >= 0.5]
        if not beaten:
            return ""
        rung, share = beaten[-1]
        place = BOTS.index(rung) + 1
        if place == len(BOTS):
            return self.text("statistics-verdict-top", percent=self.percent(share.value), rung=self.rung_name(rung))
        following = self.rung_name(BOTS[place])
        return self.text(
            "statistics-verdict", percent=self.percent(share.value), rung=self.rung_name(rung), next=following
        )

    # -- over time -----------------------------------------------------------------------------------------------

    def series(self) -> Series:
        """Returns the values over time of the chosen plot, with their moving mean and its interval."""
        plot, played = self.plot_shown, self.known.played
        if plot == "play":
            reviewed = self.known.reviewed
            return averaged(reviewed, [lost_per_choice(one.rating or 0.0) for one in reviewed])
        if plot == "wins":
            return shares(played)
        return averaged(played, [float(one.rounds if plot == "length" else one.vp) for one in played])

    # -- achievements --------------------------------------------------------------------------------------------------

    @property
    def achievements(self) -> list[tuple[str, AchievementItem]]:
        """All achievements, each after the id of its game ("": of all games); those done come first, in the order they
        were done."""
        every = [("", item) for item in SHARED]
        every += [(game, item) for game, own in self.items.items() for item in own.achievements]
        done = list(self.known.achievements)
        last = len(done)
        return sorted(every, key=lambda pair: done.index(pair[1].id) if pair[1].id in self.known.achievements else last)

    @property
    def done(self) -> int:
        return sum(item.id in self.known.achievements for _, item in self.achievements)

    def achievement_name(self, game: str, achievement: str) -> str:
        return self.texts(game)(f"achievement-{achievement}")

    def achievement_rule(self, game: str, item: AchievementItem) -> str:
        """Returns what must be done for an achievement, in a sentence."""
        return self.texts(game)(f"achievement-{item.id}-rule", n=item.n)

    # -- words ---------------------------------------------------------------------------------------------------

    def texts(self, game: str) -> Texts:
        return self.app.texts_of(game) if game in self.items else self.app.ui.texts

    def text(self, message: str, **values: object) -> str:
        return self.app.ui.text(message, **values)

    def percent(self, share: float) -> str:
        return self.text("statistics-percent", n=round(share * 100))

    def signed(self, share: float) -> str:
        n = round(share * 100)
        sign = {True: "−", False: "+"}[n < 0] if n else ""
        return self.text("statistics-percent-signed", sign=sign, n=abs(n))

    def group_title(self, group: str) -> str:
        """Returns a group's heading; the roles of one game have the game's own word, such as Monarchs, sides or
        civilizations."""
        own = group == "role" and self.game
        return self.texts(self.game)("statistics-roles") if own else self.text(f"statistics-by-{group}")

    def person(self, name: str) -> str:
        return display_text(name, LONGEST_NAME) if name else self.text("statistics-unnamed")

    def rung_name(self, rung: str) -> str:
        return self.text(f"bot-{rung}") if rung in BOTS else self.text("statistics-no-bots")

    def _named(self, game: str, message: str, otherwise: str) -> str:
        texts = self.texts(game)
        return texts(message) if texts.has(message) else display_text(otherwise, LONGEST_NAME)

    def scenario(self, one: Played) -> str:
        own = self.items.get(one.game)
        return self._named(one.game, own.scenario_text(one.scenario) if own else "", one.scenario)

    def role(self, one: Played) -> str:
        own = self.items.get(one.game)
        return self._named(one.game, own.role_text(one.role) if own else "", one.role)

    def result(self, one: Played) -> str:
        """Returns how a game ended for its person, with the review's numbers if there are any."""
        alone = one.seats == 1 or one.rivals is None
        key = f"statistics-point-{'won' if one.won else 'lost'}{'-alone' if alone else ''}"
        text = self.text(key, vp=one.vp, rivals=one.rivals if one.rivals is not None else 0)
        if one.rating is None:
            return text
        luck = self.signed(one.luck or 0.0)
        return self.text("statistics-point-review", result=text, play=lost_per_choice(one.rating), luck=luck)

    def against(self, one: Played) -> str:
        name = self.rung_name(one.rung)
        return self.text("statistics-against", rung=name) if one.rung in BOTS else name

    def tip(self, number: int, one: Played) -> str:
        what = f"{self.scenario(one)}, {self.rung_name(one.rung)}" if one.rung in BOTS else self.scenario(one)
        return self.text("statistics-point-tip", number=number, what=what, result=self.result(one))

    # -- opening games -------------------------------------------------------------------------------------------

    def open_game(self, one: Played, review: bool = False) -> None:
        """Opens the save of a game, with ``review`` its review, too; a toast says if it is gone."""
        path = self._save(one)
        if path is None:
            self.app.toast(self.text("statistics-no-file"), "bad")
        elif self.app.open_save(path) and review:
            self.app.top.command("review")

    def _save(self, one: Played) -> Path | None:
        """Returns the game's save, though it may have been renamed."""
        named = self.app.folders.saves / one.file
        if one.file and named.parent == self.app.folders.saves and not is_missing(named):
            return named
        saves = SaveList(self.app.folders.saves)
        known = (saves[number] for number in range(min(HEADS, len(saves))))
        return next((save.path for save in known if save.extra.get(ID) == one.id), None)
