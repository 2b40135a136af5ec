"""The rules engines: pure Python, no window, no sound, no clock."""
