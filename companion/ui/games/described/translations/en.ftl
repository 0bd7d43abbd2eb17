# What the screens of described games say, in English.

## ui.welcome

ui-welcome-title = More games
ui-welcome-subtitle = Spades, Hearts, and whatever a text file describes

## about

about-game = More games: traditional games of tricks, score sheets, and games of your own, each described by a text file.

## ui.more

ui-more-search = Search
ui-more-search-for = Part of a game’s name
ui-more-none = No game fits. Touch the number again, or search for other letters.
ui-more-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-more-from-to = { $least } to { $most } players
ui-more-teams = in teams
ui-more-sheet = score sheet
ui-more-minutes = about { $count } min
ui-more-version = version { $version }
ui-more-wrong = Not playable: { $fault }
ui-more-bring = Bring a game
ui-more-new = A new game
ui-more-looking = Looking for games …
ui-more-which = Touch the file to keep it here. Its name decides which one it replaces.
ui-more-none-brought = No file that ends in .toml was found: not on a memory stick, and not in the home folder.
ui-more-taken = { $file } is kept here now.

## ui.new

ui-new-nearest = Start from which game?
ui-new-change = Change this one
ui-new-go-on = Go on with { $name }
ui-new-in-the-file = Only the file can say this: write it there.
ui-new-add = + { $part }
ui-new-name-of = { $part }: name
ui-new-more = + one more
ui-new-undo = Undo
ui-new-redo = Redo
ui-new-try = Try it
ui-new-save = Save
ui-new-right = ✓ Check
ui-new-check-title = What is to be mended, and what it means
ui-new-meaning = How it is understood
ui-new-no-warnings = ✓ Nothing is wrong or doubtful.
ui-new-remove = Remove
ui-new-done = Done
ui-new-try-title = Simple players have tried it
ui-new-another = Another one
ui-new-play = Play it here
ui-new-saved = Saved
ui-new-saved-as = { $name } { $version } is under More games now ({ $file }). A change from now on gets the next version.
ui-new-stick = To a memory stick
ui-new-written-stick = It is on the memory stick, in the folder { $folder }.
ui-new-written-home = No memory stick was found: it is in the home folder, in { $folder }.
ui-new-discard = Discard this draft
ui-new-discard-again = Touch it once more, and the draft is gone.
ui-new-missing = Still missing: { $what }
ui-new-unfinished = Something must still follow.
ui-new-check =
    { $count ->
        [one] { $count } to mend
       *[other] { $count } to mend
    }

## ui.seats

ui-seats-first = Another player deals
ui-seats-is-first = deals
ui-seats-team = Side { $number }

## ui.ways

ui-ways-follow = Every card
ui-ways-follow-help = Each card is touched as it is played.
ui-ways-follow-touches = about 55 touches a hand
ui-ways-winners = Only who took the trick
ui-ways-winners-help = After each trick: who took it, and the cards in it if they count.
ui-ways-winners-touches = about 15 touches a hand
ui-ways-tally = Only the count
ui-ways-tally-help = The hand’s numbers are entered at its end; if this hand has begun, from the next one on.
ui-ways-tally-touches = about 10 touches a hand
ui-ways-tally-this = Only count this hand

## ui.bar

ui-bar-winners = Winners
ui-bar-tally = Count

## ui.winners

ui-winners-cards = Cards in the trick that count

## ui.tally

ui-tally-task = Play the hand, then count.
ui-tally-take = That is the hand
ui-tally-follow = Enter cards after all
ui-tally-sum = { $word }: { $sum } of { $whole }. Count again.
ui-tally-one = { $word }: only one can be.

## ui.ask

ui-ask-take = That is all
ui-ask-from = { $word }: { $least } or more.
ui-ask-from-to = { $word }: from { $least } to { $most }.

## ui.round

ui-round-start = Start the time
ui-round-hold = Hold the time

## ui.word

ui-word-contract = Contract
ui-word-trump = Trump

## ui.sheet

ui-sheet-title = Score sheet
ui-sheet-course = Course
ui-sheet-part = { SENTENCE($name) }
ui-sheet-hand = Hand
ui-sheet-total = Total
ui-sheet-categories = End
ui-sheet-nothing = Nothing gave points.

## ui.history

ui-history-begin = Before the tricks
ui-history-ask = At the end of the hand
ui-history-round = In the round
ui-history-round-end = At the end of the round
ui-history-counted = Counted
ui-history-entry = Entry

## stand-in

stand-in-bid = For { $player }: pass; where nobody can, the lowest bid.
stand-in-follow = For { $player }: lay the lowest card of the suit that was led; without any, the lowest of all.
stand-in-low = For { $player }: lay the lowest card that may be played.
