name = Lines

## sheet

sheet-row = { $cells }
sheet-unfinished = { $player } lays next.
sheet-won = { $player } wins.
sheet-tie = Nobody has a line: a tie.

## explain

explain-first = { $player } begins.
explain-laid = { $player } laid a token in row { $row }, column { $column }.

about-game = Lines is a game of the tests.
