"""A window of the program whose main loop is turned by a hand with the display's pointer; started by `together`.

``python -m tests.playthrough.window OPTIONS``, in JSON: see `Options`. Everything else is as in `python -m game`: its
folders, log, pictures and processes. It says what it has done in lines of JSON, and reads what it is to do next.
Processes that the program starts import this module, too: it imports nothing of the program by itself.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

DRAWN = "PLAYTHROUGH_DRAWN"  # variable of the environment: a folder with drawings to be used again, as of the tests


def use_drawn(folder: Path) -> None:
    """Keeps what is drawn, here and in the processes that draw for the program."""
    import resvg_py

    from tests.game.drawing_cache import kept

    resvg_py.svg_to_bytes = kept(resvg_py.svg_to_bytes, folder)


if DRAWN in os.environ:
    use_drawn(Path(os.environ[DRAWN]))


def main() -> int:
    given = json.loads(sys.argv[1])
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from game.app import background_build
    from game.app.app import App
    from game.cli import main as run
    from tests.playthrough.together_window import Options, drive

    os.environ.pop("SDL_VIDEODRIVER", None)  # helpers of tests set it
    options = Options(**given)
    if options.quick:
        background_build.make_first_pictures = lambda pictures, size: None  # for the next start, of which there is none
    App.run = lambda app: drive(app, options)  # type: ignore[method-assign]
    return run(["--size", options.size, "--ui-scale", str(options.scale), "--lang", options.language])


if __name__ == "__main__":
    sys.exit(main())
