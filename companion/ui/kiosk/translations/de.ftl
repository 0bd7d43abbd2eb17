## players

players-unnamed = Platz { LETTER($seat) }
ui-seats-name = Name an Platz { LETTER($seat) }
