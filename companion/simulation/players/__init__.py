"""Simple players, a module for each game with its own: its `simulate` plays a game by the rules."""
