"""Players that play by themselves where no film is drawn yet: a module for each game, its `simulate` plays it."""
