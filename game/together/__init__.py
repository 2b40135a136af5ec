"""Play with people at other places: the connection to a host, the tables of this device, and their pages."""
