"""Games on disk and in text: save files, journals, hash chain, sealing, paste codes, upgrades of old versions."""
