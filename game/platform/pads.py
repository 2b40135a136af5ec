"""Opens game controllers as they are plugged in, and tells their family (Xbox, PlayStation ...)."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import pygame

log = logging.getLogger(__name__)
FAMILIES = ("xbox", "playstation", "nintendo", "deck")  # of which there are pictures of the buttons
VENDORS = {"054c": "playstation", "057e": "nintendo", "28de": "deck", "045e": "xbox"}  # ids of USB, in hex
WORDS = {
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    "nintendo": ("nintendo", "switch", "joy-con", "joycon"),
    "deck": ("steam", "valve", "neptune"),
}


@dataclass(slots=True)
class Pad:
    """A controller that is open. ``family``: one of ``FAMILIES``."""

    name: str
    family: str
    controller: object = None  # SDL closes it when it is let go


def family_of(name: str, guid: str) -> str:
    """Returns the family of a controller by SDL's name and GUID; an unknown one is like an Xbox controller's."""
    vendor = guid[10:12] + guid[8:10]  # in the GUID the lower byte comes first
    lower = name.lower()
    found = next((family for family, words in WORDS.items() if any(word in lower for word in words)), "")
    return VENDORS.get(vendor, found) or found or FAMILIES[0]


def open_pad(index: int) -> tuple[int, Pad]:
    """Opens the controller that has this device index in SDL. Returns its instance id and the controller. Raises
    pygame.error if it is no controller."""
    from pygame._sdl2.controller import Controller

    controller = Controller(index)
    joystick = controller.as_joystick()
    name = str(controller.name)
    return joystick.get_instance_id(), Pad(name, family_of(name, joystick.get_guid()), controller)


class Pads:
    """The controllers that are plugged in, by instance id."""

    def __init__(self) -> None:
        self.pads: dict[int, Pad] = {}

    def start(self) -> None:
        """Starts SDL's controller support, which then reports each connected controller. Takes some milliseconds."""
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error) as error:
            log.info("no controllers: %s", error)

    def notice(self, event: pygame.Event) -> Pad | None:
        """Handles an event of a controller plugged in, which is opened, or unplugged. Returns that controller; None for
        other events, for one that was open already and for one that can't be opened."""
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self.pads.pop(event.instance_id, None)
        if event.type != pygame.CONTROLLERDEVICEADDED:
            return None
        try:
            number, pad = open_pad(event.device_index)
        except (ImportError, pygame.error) as error:
            log.info("controller %s: %s", event.device_index, error)
            return None
        known, self.pads[number] = number in self.pads, pad
        return None if known else pad

    def family(self, instance: int) -> str:
        """Returns the family of a connected controller; Xbox for an unknown instance id."""
        pad = self.pads.get(instance)
        return pad.family if pad is not None else FAMILIES[0]
