"""Widgets of Historia's table and the functions that draw them. They never import a screen."""
