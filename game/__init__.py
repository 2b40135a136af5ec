"""The desktop game: windows, pictures, texts and seats. It decides no rule: the engine does."""

__version__ = "0.1.0"
TITLE = "Brazil: Imperial"
APP_ID = "brazil-imperial"
