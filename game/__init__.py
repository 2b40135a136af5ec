"""The desktop game: windows, input and sound. Rules are decided by `engine`.

Defines the program's name, which the packaging reads too.
"""

__version__ = "1.0.0"
TITLE = "Brazil: Imperial"
APP_ID = "brazil-imperial"
FIRST_GAME = "brazil"  # the game of settings, saves and command lines that name none
