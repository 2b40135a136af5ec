"""Imperial Struggle at this machine: what is shown and what a click means."""
