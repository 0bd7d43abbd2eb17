"""Simple players: one module for each game that has some; its `simulate` plays a game by the rules."""
