"""The operating system: window, folders, settings, saved games, clipboard, signals, single instance."""
