"""Tools for developers: self-test, contact sheet."""
