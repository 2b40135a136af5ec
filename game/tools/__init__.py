"""Command-line tools without a window: self-test, screenshots, contact sheet, shipped pictures, rebuilding the
statistics."""
