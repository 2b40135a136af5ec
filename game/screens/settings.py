"""The settings page: sizes, language, theme, pace of bots and animations, sound, narration, chat, and where files are.
A change takes effect and is stored at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.puzzles.leitner import DAYS
from game.platform.settings import SCALES, STEPS, TEXT_SIZES
from game.render.theme import THEMES
from game.render.ui import Ui
from game.screens.language_choice import language_drop_down
from game.screens.page import PageScreen, shortened
from game.shell.finger_size import finger_words
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label, Picture
from game.widgets.painting import CardPainting
from game.widgets.toggles import Checkbox, DropDown, Slider

PAINTINGS = {
    "look": "screens/artistic_mission_1816",
    "pace": "screens/ituzaingo_1827",
    "sound": "screens/treaty_of_madrid_1750",
    "together": "screens/menu",
    "files": "screens/red_dye_1502",
}
THUMBNAIL, PICTURED = 150, 700  # u: width of a group's painting; narrower windows have none


class SettingsScreen(PageScreen):
    """The settings page; every change takes effect at once."""

    mapped = True
    title_id = "settings-title"
    sheet_width = 800

    def _kept(self, restyle: bool = True) -> None:
        self.app.keep_settings()
        if restyle:
            self.app.restyle()

    # -- changes -------------------------------------------------------------------------------------------------

    def set_scale(self, value: str) -> None:
        self.app.settings.ui_scale = int(value)
        self._kept()

    def set_text_size(self, value: str) -> None:
        self.app.settings.text_size = value  # type: ignore[assignment]
        self._kept()

    def set_language(self, value: str) -> None:
        self.app.settings.language = value
        self._kept()

    def set_theme(self, value: str) -> None:
        self.app.settings.theme = value  # type: ignore[assignment]
        self._kept()

    def set_full_screen(self, value: bool) -> None:
        if value != self.app.window.full_screen:
            self.app.settings.window.full_screen = self.app.window.toggle()
        self._kept()

    def set_pace(self, name: str, value: float | bool) -> None:
        setattr(self.app.settings.pace, name, value)
        self._kept(restyle=name == "reduced_motion")

    def set_sound(self, name: str, value: int | bool) -> None:
        setattr(self.app.settings.sound, name, value)
        if name == "on":
            self.app.sound_switched()
        self.app.music.refresh()
        self._kept(restyle=False)

    def set_confirm(self, value: bool) -> None:
        self.app.settings.confirm_unused = value
        self._kept(restyle=False)

    def set_sound_captions(self, value: bool) -> None:
        self.app.settings.sound_captions = value
        self._kept()

    def set_own_puzzles(self, value: bool) -> None:
        self.app.settings.own_puzzles = value
        self._kept(restyle=False)

    def set_hear(self, name: str, value: bool) -> None:
        setattr(self.app.settings, name, value)
        self._kept(restyle=False)

    # -- layout ----------------------------------------------------------------------------------------------------

    def _heading(self, part: str, mark: str) -> Widget:
        return Row([Picture(mark, 21, 21), Heading(self.text(f"settings-{part}"), grow=1)], gap=9, align="centre")

    def _line(self, message: str, widget: Widget) -> Widget:
        widget.grow = 3
        return Row([Label(self.text(message), grow=2), widget], gap=14, align="centre")

    def _look(self) -> list[Widget]:
        settings = self.app.settings
        scales = [(str(scale), f"{scale} %") for scale in sorted({*SCALES, settings.ui_scale})]
        themes = [(name, self.text(f"theme-{name}")) for name in THEMES]
        return [
            self._heading("look", "marks/eye"),
            self._line("settings-scale", DropDown(scales, str(settings.ui_scale), self.set_scale, name="scale")),
            *([Label(finger_words(self.ui), size="small", colour="soft_ink")] if self.ui.device == "touch" else []),
            self._text_size(),
            self._line("settings-language", language_drop_down(self.ui.texts, self.set_language)),
            self._line("settings-theme", DropDown(themes, settings.theme, self.set_theme, name="theme")),
            Checkbox(
                self.text("settings-full-screen"), self.app.window.full_screen, self.set_full_screen, name="full-screen"
            ),
        ]

    def _text_size(self) -> Widget:
        """Builds the choice of the size of texts alone, with what it leaves as it is."""
        sizes = [(name, self.text(f"settings-text-size-{name}", percent=share)) for name, share in TEXT_SIZES.items()]
        choice = DropDown(sizes, self.app.settings.text_size, self.set_text_size, name="text-size")
        about = Label(self.text("settings-text-size-about"), style="flavour", size="small", colour="soft_ink")
        return Column([self._line("settings-text-size", choice), about], gap=2)

    def _pace(self) -> list[Widget]:
        pace = self.app.settings.pace
        speeds = [
            (str(speed), self.text("settings-speed-value", speed=label))
            for speed, label in ((0.5, "½"), (1.0, "1"), (2.0, "2"), (4.0, "4"))
        ]
        speeds.append(("8.0", self.text("settings-speed-instant")))
        steps = [(name, self.text(f"settings-steps-{name}")) for name in STEPS]
        emperor = Slider(
            1,
            30,
            1,
            pace.emperor,
            lambda v: self.set_pace("emperor", int(v)),
            show=lambda v: self.text("settings-seconds", whole=round(v)),
            name="emperor",
        )
        return [
            self._heading("pace", "marks/round"),
            self._line(
                "settings-steps",
                DropDown(steps, pace.steps, lambda v: self.set_pace("bot_delay", STEPS[v]), name="steps"),
            ),
            self._line("settings-emperor", emperor),
            self._line(
                "settings-speed",
                DropDown(speeds, str(pace.animation), lambda v: self.set_pace("animation", float(v)), name="speed"),
            ),
            Checkbox(
                self.text("settings-pause"),
                pace.pause_after_bot,
                lambda v: self.set_pace("pause_after_bot", v),
                name="pause",
            ),
            Checkbox(
                self.text("settings-motion"),
                pace.reduced_motion,
                lambda v: self.set_pace("reduced_motion", v),
                name="motion",
            ),
            Checkbox(self.text("settings-confirm"), self.app.settings.confirm_unused, self.set_confirm, name="confirm"),
            self._own_puzzles(),
        ]

    def _own_puzzles(self) -> Widget:
        """Builds the switch for puzzles of own mistakes, with what they are."""
        days = dict(zip(("first", "second", "third", "fourth"), DAYS, strict=True))
        switch = Checkbox(
            self.text("settings-own-puzzles"),
            self.app.settings.own_puzzles,
            self.set_own_puzzles,
            name="own-puzzles",
        )
        about = Label(self.text("settings-own-puzzles-about", **days), style="flavour", size="small", colour="soft_ink")
        return Column([switch, about], gap=2)

    def _talk(self) -> list[Widget]:
        """Builds the switches for what people at other places say."""
        kinds = ("hear_words", "hear_sentences", "hear_rings")
        return [
            self._heading("together", "marks/say"),
            *(
                Checkbox(
                    self.text(f"settings-{name}"),
                    getattr(self.app.settings, name),
                    partial(self.set_hear, name),
                    name=name,
                )
                for name in kinds
            ),
        ]

    def _sound(self) -> list[Widget]:
        sound = self.app.settings.sound
        lines: list[Widget] = [
            self._heading("sound", "marks/sound"),
            Checkbox(self.text("settings-sound-on"), sound.on, lambda v: self.set_sound("on", v), name="sound-on"),
        ]
        shown = self.app.settings.sound_captions
        words = self.text("settings-sound-captions")
        lines.append(Checkbox(words, shown, self.set_sound_captions, name="sound-captions"))
        for name in ("master", "effects", "music", "interface"):
            slider = Slider(
                0,
                100,
                5,
                getattr(sound, name),
                lambda v, name=name: self.set_sound(name, int(v)),  # type: ignore[misc]
                show=lambda v: f"{v:.0f} %",
                name=name,
            )
            lines.append(self._line(f"settings-{name}", slider))
        return [*lines, self._narration()]

    def _narration(self) -> Widget:
        """Builds the choice of what is read aloud and how, with what there is on this computer."""
        narrator = self.app.narrator
        modes = [(mode, self.text(f"settings-narration-{mode}")) for mode in narrator.modes]
        choice = DropDown(modes, narrator.mode, narrator.change, name="narration", grow=3)
        label = Label(self.text("settings-narration", key=self.app.commands.shown("narration")), grow=2)
        note = self.text("settings-narration-about" if "voice" in narrator.modes else "settings-narration-silent")
        about = Label(note, style="flavour", size="small", colour="soft_ink")
        return Column([Row([label, choice], gap=14, align="centre"), about], gap=2)

    def _group(self, ui: Ui, name: str, lines: Sequence[Widget]) -> Widget:
        """Builds a group of settings beside its painting; without it in a narrow window."""
        column = Column(list(lines), gap=10, grow=1)
        if ui.room[0] < PICTURED:
            return column
        return Row([CardPainting(PAINTINGS[name], THUMBNAIL), column], gap=18, align="start")

    def body(self, ui: Ui) -> Widget:
        places = self.text(
            "settings-folders",
            config=shortened(str(self.app.folders.config)),
            saves=shortened(str(self.app.folders.saves)),
        )
        files = [self._heading("files", "marks/log"), Label(places, size="small", colour="soft_ink")]
        groups = {
            "look": self._look(),
            "pace": self._pace(),
            "sound": self._sound(),
            "together": self._talk(),
            "files": files,
        }
        return Column([self._group(ui, name, lines) for name, lines in groups.items()], gap=18, pad=4)

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [
            Button(self.text("settings-keys"), lambda: self.app.go("keys"), name="keys"),
            Button(self.text("done"), self.leave, kind="main", name="done"),
        ]
