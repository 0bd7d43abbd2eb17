## players

players-unnamed = Platz { LETTER($seat) }
