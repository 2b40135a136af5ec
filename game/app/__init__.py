"""The application: main loop, stack of screens, registry of games, first run, crash reports, safe start."""
