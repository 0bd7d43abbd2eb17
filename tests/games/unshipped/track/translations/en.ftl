name = Track

## sheet

sheet-cell = { $player } stands on cell { $cell }.
sheet-standing = The first token stands on cell { $most } of { $length }.
sheet-won = { $player } reaches cell { $length } and wins.

## explain

explain-first = { $player } leads the first trick.
explain-highest = { $winner }'s { $card } is the highest of the { $suit }, so { $winner } wins the trick.

about-game = Track is a game of the tests.
