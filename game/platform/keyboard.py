"""Interprets key presses on every keyboard layout and system: character, modifiers, whether it types text."""

from __future__ import annotations

import sys
import unicodedata

import pygame

# What a US keyboard has at a position, by the scancode of the position (USB usage numbers).
US_POSITIONS = {
    **{pygame.KSCAN_A + number: letter for number, letter in enumerate("abcdefghijklmnopqrstuvwxyz")},
    **{pygame.KSCAN_1 + number: digit for number, digit in enumerate("1234567890")},
    **{
        pygame.KSCAN_MINUS: "-",
        pygame.KSCAN_EQUALS: "=",
        pygame.KSCAN_LEFTBRACKET: "[",
        pygame.KSCAN_RIGHTBRACKET: "]",
    },
    **{pygame.KSCAN_BACKSLASH: "\\", pygame.KSCAN_SEMICOLON: ";", pygame.KSCAN_APOSTROPHE: "'"},
    **{pygame.KSCAN_GRAVE: "`", pygame.KSCAN_COMMA: ",", pygame.KSCAN_PERIOD: ".", pygame.KSCAN_SLASH: "/"},
}
LAST_CHARACTER = 0x10FFFF  # a key code beyond it is no character: F1, an arrow


def on_mac() -> bool:
    return sys.platform == "darwin"


def primary_modifier() -> int:
    """Returns the modifier of shortcuts, as a mask of ``event.mod``: Ctrl, on a Mac Cmd."""
    return pygame.KMOD_META if on_mac() else pygame.KMOD_CTRL


def foreign_modifier() -> int:
    """Returns the modifier reserved for the system, as a mask: Super or the Windows key, on a Mac Ctrl."""
    return pygame.KMOD_CTRL if on_mac() else pygame.KMOD_META


def is_foreign(event: pygame.Event) -> bool:
    """Returns whether a key was pressed with the system's own modifier, so that it must be ignored."""
    return event.type == pygame.KEYDOWN and bool(event.mod & foreign_modifier())


def types_with_altgr(event: pygame.Event) -> bool:
    """Returns whether a key press types a character by AltGr (on Windows it comes as Ctrl and Alt)."""
    if event.mod & pygame.KMOD_MODE:
        return True
    typed = getattr(event, "unicode", "")
    if not typed or not typed.isprintable() or event.key > LAST_CHARACTER:
        return False
    both = bool(event.mod & pygame.KMOD_CTRL and event.mod & pygame.KMOD_ALT)
    return both or bool(event.mod & pygame.KMOD_RALT and typed.lower() != chr(event.key))


def key_character(event: pygame.Event) -> str:
    """Returns the layout-independent name of a key: its own character where it is ASCII or a Latin letter; else, on a
    Cyrillic, Greek, Arabic … layout, what a US keyboard has in its place; for keys without a character their name
    (``f1``, ``return``)."""
    if not 127 < event.key <= LAST_CHARACTER:
        return pygame.key.name(event.key)
    own = chr(event.key)  # pygame has no names for these
    if unicodedata.name(own, "").startswith("LATIN"):
        return own
    return US_POSITIONS.get(getattr(event, "scancode", 0), own)


def digit_in_place(event: pygame.Event) -> str:
    """Returns the digit of the number row at a key's position, for layouts that have digits only with Shift (French,
    Czech, Lithuanian); "" for other keys."""
    character = US_POSITIONS.get(getattr(event, "scancode", 0), "")
    return character if character.isdigit() else ""
