"""Following: turns what the camera saw into actions of the game, and doubts into questions."""
