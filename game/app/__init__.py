"""The application: main loop, stack of screens, routes, start, crash reports, opening files."""
