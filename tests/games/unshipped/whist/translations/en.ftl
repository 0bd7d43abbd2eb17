name = Whist

## task

task-deal = Shuffle, and deal all the cards.
task-dealt = Dealt
task-trump = { $player } turns up the last card.
task-play = { $player } plays a card.

## sheet

sheet-hand = Hand { $number }, { $suit } trump: { $first } tricks to { $second }.
sheet-standing = { $first } to { $second }; the game is to { $target }.
sheet-won = { $first } to { $second }: { $winners } win.

## account

account-held = { $player } held { $cards }.

## explain

explain-first = { $dealer } deals first.
explain-trumped = { $winner }'s { $card } is the highest trump, so { $winner } wins.
explain-highest = No trump was played: { $winner }'s { $card } is the highest of the { $suit }, so { $winner } wins.
explain-revoke = { $player } did not follow suit in trick { $trick } and showed the suit in trick { $shown }: a revoke.

about-game = Whist is an old game of tricks.
