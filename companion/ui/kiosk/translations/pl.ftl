## players

players-unnamed = Miejsce { LETTER($seat) }
ui-seats-name = Imię na miejscu { LETTER($seat) }
