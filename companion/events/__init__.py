"""Playtest events: what an event file agrees on, and what its games came to, by game and rules version."""
