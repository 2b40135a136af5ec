"""The actions that ask for a target, and other choices within a list: one module each."""
