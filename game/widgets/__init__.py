"""Small, reusable pieces of the interface. Each can be used with the mouse and with the keyboard alone."""
