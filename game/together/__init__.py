"""Online play: the connection to a host, the online tables of this device, and their pages."""
