"""Drawing functions of Historia that several panels and pages share: world map, palette, thumbnails, points chart."""
