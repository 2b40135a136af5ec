"""The desktop game: windows, pictures, texts and seats. It decides no rule: the engine does.

Here stands what the program is called; the packaging reads it, too.
"""

__version__ = "0.1.0"
TITLE = "Brazil: Imperial"
APP_ID = "brazil-imperial"
FIRST_GAME = "brazil"  # the game of settings, saves and command lines that name none
