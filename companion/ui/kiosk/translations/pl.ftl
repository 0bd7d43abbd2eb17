## players

players-unnamed = Miejsce { LETTER($seat) }
