"""The panels of the statistics page: headlines, rows of shares, a plot over time, records, achievements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean

import pygame

from engine.bots.grades import lost_per_choice
from game.play.statistics.game_facts import AchievementItem, RecordKind
from game.play.statistics.queries import RECENT, Played, share_of
from game.render.theme import code
from game.render.ui import Ui
from game.screens.statistics_model import Series, StatisticsModel
from game.screens.statistics_rebuild import RecountController
from game.widgets.achievement_medallion import AchievementFoot, AchievementGrid, AchievementMedallion
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button, CardButton
from game.widgets.chart import Swatch
from game.widgets.fitted_box import FittedRow
from game.widgets.frame import MaterialFrame
from game.widgets.label import FirstFitting, Label, OneLine, Picture
from game.widgets.material.panel import paper
from game.widgets.plots import BLUE, GREEN, RED, PlotData, PlotPoint, ShareAxis, ShareRow, TimePlot, ValueRow, nice_step
from game.widgets.progress_bar import ProgressBar
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.toggles import DropDown

Show = Callable[[str, Sequence[Played]], None]  # opens a list of games under a title
PICTURE = 34  # u: the picture of a record


def panel(
    title: str | Widget, note: str, body: Sequence[Widget], aside: Sequence[Widget] = (), grow: int = 1
) -> Widget:
    """Builds a panel: a head with title (or a widget in its place), note and further widgets, and the body below."""
    if isinstance(title, str):
        title = Label(title, style="title", size="heading", colour="paper_ink")
    beside = OneLine(note, style="flavour", size="small", colour="paper_soft", grow=1)
    head = FittedRow([title, beside, *aside], gap=10, align="centre")
    return MaterialFrame(Column([head, *body], gap=6), paper, pad=(14, 8), grow=grow)


def no_games_note(ui: Ui, model: StatisticsModel) -> Widget:
    """Builds the text shown in a panel for which no games are counted."""
    key = "statistics-nothing-here" if model.game or model.name is not None else "statistics-nothing"
    return RichText(ui.text(key), style="flavour", colour="paper_soft")


def recount_notice(ui: Ui, recount: RecountController, begin: Callable[[], None]) -> list[Widget]:
    """Builds the strip about games that are not counted as a list of one widget: the offer to count them, or the
    progress; an empty list if there is neither."""
    if recount.working:
        done, of = recount.progress
        text = ui.text("statistics-rebuilding", n=done, of=of) if of else ui.text("statistics-rebuild-begins")
        bar = ProgressBar(done / max(1, of))
        bar.grow = 1
        inside = Row([OneLine(text, style="strong", colour="paper_ink"), bar], gap=12, align="centre")
    elif recount.missing:
        rich_text = RichText(ui.text("statistics-uncounted", n=recount.missing), colour="paper_ink", grow=1)
        button = Button(ui.text("statistics-rebuild"), begin, size="small", name="rebuild")
        inside = Row([rich_text, button], gap=12, align="centre")
    else:
        return []
    return [MaterialFrame(inside, paper, pad=(14, 5))]


# -- headlines ---------------------------------------------------------------------------------------------------


def headlines(ui: Ui, model: StatisticsModel, show: Show) -> list[Widget]:
    """Builds a list of the six headline figures: games, share won, longest run of wins, play, luck, achievements."""
    known, text = model.known, ui.text
    games, reviewed = known.played, known.reviewed
    since = text("statistics-since", date=games[0].ended[:10]) if games else ""
    low, high = map(model.percent, known.share.interval)
    interval = text("statistics-interval", low=low, high=high) if games else ""
    ratings = [one.rating or 0.0 for one in reviewed]
    luck = [one.luck or 0.0 for one in reviewed]
    before = lost_per_choice(fmean(ratings[:RECENT])) if len(ratings) > RECENT else None
    lost = text("statistics-percent", n=lost_per_choice(fmean(ratings[-RECENT:]))) if ratings else "–"
    was = text("statistics-play-was", n=before) if before is not None else ""
    mean_luck = model.signed(sum(luck) / len(luck)) if luck else "–"
    over = text("statistics-luck-games", n=len(reviewed)) if luck else text("statistics-no-review")
    achievements = list(known.achievements)
    named = {item.id: model.achievement_name(game, item.id) for game, item in model.achievements}
    newest = next((named[achievement] for achievement in reversed(achievements) if achievement in named), "")
    sentence = (
        text("statistics-achievements-newest", achievement=newest) if newest else text("statistics-achievements-none")
    )
    won = [one for one in games if one.won]
    rows: list[tuple[str, str, str, str, Sequence[Played]]] = [
        ("games", str(len(games)), text("statistics-games", n=len(games)), since, games),
        ("won", model.percent(known.share.value) if games else "–", text("statistics-won"), interval, won),
        ("run", str(known.longest_run), text("statistics-run", n=known.longest_run), text("statistics-run-note"), won),
        (
            *("play", lost, text("statistics-play")),
            *(was or text("statistics-play-less" if ratings else "statistics-no-review"), reviewed),
        ),
        ("luck", mean_luck, text("statistics-luck"), over, reviewed),
        (
            "achievements",
            text("statistics-achievements-of", n=model.done, of=len(model.achievements)),
            text("statistics-achievements"),
            sentence,
            (),
        ),
    ]
    return [_headline(*row, show) for row in rows]


def _headline(name: str, value: str, word: str, note: str, games: Sequence[Played], show: Show) -> Widget:
    head = Row(
        [
            OneLine(value, style="title", size=25, colour="accent", grow=1),
            OneLine(word, style="strong", size="small", align="right"),
        ],
        gap=6,
        align="centre",
    )
    under = OneLine(note, style="flavour", size="small", colour="soft_ink")
    action = partial(show, f"{value} {word}", games) if games else None
    return CardButton(Column([head, under], gap=0), action, pad=7, name=f"headline-{name}", grow=1)


# -- rows of shares ----------------------------------------------------------------------------------------------


def share_panel(ui: Ui, model: StatisticsModel, show: Show, choose: Callable[[str], None], scrolls: bool) -> Widget:
    """Builds the rows of the chosen group, with games, wins and the share won."""
    group = model.group if model.group in model.groups else "rung"
    options = [(key, model.group_title(key)) for key in model.groups]
    title = DropDown(options, group, choose, name="group", label=ui.text("label-results"))
    rows = model.rows()
    most = max((len(games) for _, _, games in rows), default=0)
    if not most:
        return panel(title, "", [no_games_note(ui, model)], grow=3)
    lines: list[Widget] = [_share_row(ui, model, show, key, name, games, most) for key, name, games in rows]
    inside: Widget = Column(lines, gap=0)
    parts: list[Widget] = [ShareAxis(most, model.percent), Scroll(inside, name="rows") if scrolls else inside]
    verdict = model.verdict(rows)
    if verdict:
        parts.append(OneLine(verdict, style="flavour", size="small", colour="paper_soft"))
    note = ui.text("statistics-share-note")
    return panel(title, note, parts, grow=3)


def _share_row(
    ui: Ui, model: StatisticsModel, show: Show, key: str, name: str, games: Sequence[Played], most: int
) -> Widget:
    share = share_of(games)
    low, high = map(model.percent, share.interval)
    tip = ui.text("statistics-row-tip", text=name, won=share.won, games=share.games, low=low, high=high)
    return ShareRow(name, share, most, model.percent, partial(show, name, games), name=f"row-{key}", tip=tip)


# -- over time ---------------------------------------------------------------------------------------------------


def plot_panel(ui: Ui, model: StatisticsModel, show: Show, choose: Callable[[str], None]) -> Widget:
    """Builds the chosen plot: values over time, or the mean points by category."""
    shown = model.plot_shown
    options = [(plot, ui.text(f"statistics-plot-{plot}")) for plot in model.plots]
    title = DropDown(options, shown, choose, name="plot", label=ui.text("label-plot"))
    if shown == "categories":
        return _categories(ui, model, show, title)
    series = model.series()
    if not series.games:
        nothing = RichText(ui.text("statistics-no-review"), style="flavour", colour="paper_soft")
        return panel(title, "", [nothing if shown == "play" else no_games_note(ui, model)], grow=4)
    legends: list[Widget] = [_legend(ui, f"statistics-{shown}-legend", code(BLUE))]
    if shown == "play":
        legends.append(_legend(ui, "statistics-luck-legend", code(GREEN), code(RED)))
    note = ui.text("statistics-plot-note", n=len(series.games))
    plot = TimePlot(_plot(model, series), name="plot-values")
    return panel(title, note, [plot, Flow(legends, gap=18)], grow=4)


def _legend(ui: Ui, message: str, *tints: str) -> Widget:
    return Row(
        [*(Swatch(tint) for tint in tints), Label(ui.text(message), size="small", colour="paper_ink")],
        gap=5,
        align="centre",
    )


def _plot(model: StatisticsModel, series: Series) -> PlotData:
    shown, reviewed = model.plot_shown, model.plot_shown == "play"
    everything = model.known.reviewed if reviewed else model.known.played
    first = len(everything) - len(series.games)
    points = [
        PlotPoint(
            value,
            one.luck if reviewed else None,
            model.tip(first + number + 1, one),
            partial(model.open_game, one, True),
            f"game-{one.id}-{one.seat}",
        )
        for number, (one, value) in enumerate(zip(series.games, series.values, strict=True))
    ]
    if shown == "wins":
        return PlotData(points, series.line, series.band, 0.0, 1.0, model.percent)
    least = min(0.0, *series.values)
    top = max(1.0, *series.values, *(ends[1] for ends in series.band))
    step = nice_step(top - least)
    most = -(-top // step) * step
    largest = max((abs(one.luck or 0.0) for one in series.games), default=0.0) if reviewed else 0.0
    bar_most = next((limit for limit in (0.1, 0.2, 0.5) if largest <= limit), 1.0)
    format_bar = model.signed if reviewed else None
    return PlotData(points, series.line, series.band, -(-least // step) * step, most, _whole, format_bar, bar_most)


def _whole(value: float) -> str:
    return str(round(value)).replace("-", "−")


def _categories(ui: Ui, model: StatisticsModel, show: Show, title: Widget) -> Widget:
    played, texts = model.known.played, model.texts(model.game)
    known = [name for name in model.items[model.game].categories if model.scores.get(name)]
    if not known:
        return panel(title, "", [no_games_note(ui, model)], grow=4)
    most = max(abs(model.scores[name]) for name in known)
    rows: list[Widget] = []
    for name in known:
        words, value = texts(f"category-{name}"), model.scores[name]
        text = f"{value:.1f}".replace("-", "−")
        rows.append(ValueRow(words, value, most, text, partial(show, words, played), name=f"category-{name}"))
    note = ui.text("statistics-plot-mean", n=len(played))
    return panel(title, note, [Scroll(Column(rows, gap=1), name="categories")], grow=4)


# -- records and achievements ------------------------------------------------------------------------------------------


def record_panel(ui: Ui, model: StatisticsModel) -> Widget:
    """Builds the records as a panel: up to six of the chosen game, or the first two of each game."""
    each = 6 if model.game else 2
    kinds = [
        (game, kind) for game, own in model.items.items() if model.game in ("", game) for kind in own.records[:each]
    ]
    cards = [_record(ui, model, game, kind) for game, kind in kinds]
    rows: list[Widget] = [Row(cards[n : n + 2], gap=8, grow=1) for n in range(0, len(cards), 2)]
    return panel(ui.text("statistics-records"), "", [Column(rows, gap=6, grow=1)], grow=3)


class RecordRow(FittedRow):
    """A row of a picture, words and a value; the picture is left out where the words would be squeezed beside it."""

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        picture, words, value = self.children
        with ui.with_text_scale(1.0):
            title = words.children[0].measure(ui, rect.width)[0]
            wide = sum(one.measure(ui, rect.width)[0] for one in (picture, value)) + title + 2 * ui.px(self.gap)
        if wide > rect.width:
            self.children.remove(picture)
        super().arrange(ui, rect)


def _record(ui: Ui, model: StatisticsModel, game: str, kind: RecordKind) -> Widget:
    texts, best = model.texts(game), model.bests.get((game, kind.id))
    title = texts(f"record-{kind.id}")
    where = ui.text("statistics-record-none")
    value, wordings = "–", [where]
    if best is not None:
        where = f"{model.scenario(best.played)}, {model.role(best.played)}"
        value = texts(f"record-{kind.id}-value", n=best.n)
        wordings = [where, model.scenario(best.played)]
    words = Column(
        [
            OneLine(title, style="strong", size="small"),
            FirstFitting(wordings, style="flavour", size="small", colour="soft_ink"),
        ],
        gap=0,
        grow=1,
    )
    inside = RecordRow(
        [
            Picture(kind.picture, PICTURE, PICTURE),
            words,
            OneLine(value, style="title", size="heading", colour="accent", align="right"),
        ],
        gap=8,
        align="centre",
    )
    action = partial(model.open_game, best.played) if best is not None else None
    return CardButton(
        inside,
        action,
        pad=6,
        name=f"record-{game}-{kind.id}",
        grow=1,
        enabled=best is not None,
        tip=f"{texts('game-title')}. {texts('labelled', label=title, what=where)}",
    )


def achievement_panel(
    ui: Ui,
    model: StatisticsModel,
    fresh: Sequence[str],
    open_achievement: Callable[[str, AchievementItem], None],
    buttons: Sequence[Button],
) -> Widget:
    """Builds the medallions of all achievements, and the words of the one pointed at."""
    medallions: list[Widget] = []
    for game, item in model.achievements:
        done = item.id in model.known.achievements
        words = f"*{model.achievement_name(game, item.id)}*  {model.achievement_rule(game, item)}"
        picture = f"achievements/{item.id}"
        action = partial(open_achievement, game, item)
        medallions.append(
            AchievementMedallion(picture, done, item.id in fresh[-1:], words, action, name=f"achievement-{item.id}")
        )
    grid = AchievementGrid(medallions)
    newest = next((one.words for one in medallions if isinstance(one, AchievementMedallion) and one.fresh), "")
    otherwise = (
        f"{ui.text('statistics-achievement-fresh')} {newest}" if newest else ui.text("statistics-achievement-hint")
    )
    note = ui.text("statistics-achievements-over", n=model.done, of=len(model.achievements))
    foot = AchievementFoot(grid, otherwise)
    return panel(ui.text("statistics-achievements-title"), note, [grid, foot], buttons, grow=4)
