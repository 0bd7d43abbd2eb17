"""The table of a game of tricks: widgets and screens that such games share. They name no game."""
