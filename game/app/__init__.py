"""The application: main loop, stack of screens, routes, start, crash reports, input devices, screen reader."""
