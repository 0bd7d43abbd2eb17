## players

players-unnamed = Seat { LETTER($seat) }
ui-seats-name = Name at seat { LETTER($seat) }
