"""Following: turns what the cameras saw into actions of the game, and doubts into questions."""
