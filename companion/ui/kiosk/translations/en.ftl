## players

players-unnamed = Seat { LETTER($seat) }
