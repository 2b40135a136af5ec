"""Painters of Historia that several panels share: world, palette, thumbnails, chart."""
