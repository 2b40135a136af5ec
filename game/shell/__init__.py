"""What screens and games are handed by the application, and what they give it: contracts, screens, plugins, key
bindings."""
