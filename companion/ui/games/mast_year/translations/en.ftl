# What the screens of Mast Year say, in English.
## ui.bar

ui-bar-game = Game { $number } of 2
ui-bar-menu = Menu
ui-bar-history = History
ui-bar-take-back = Take back
ui-bar-hand = Hand { $number }
ui-bar-trick = Trick { $number } of { $count }
ui-bar-trunk = Trunk { $card }
ui-bar-goal = to { $goal }
ui-bar-watch = Camera
ui-bar-follow = By hand
ui-bar-winners = Winners
ui-bar-tally = Count

## ui.plate

ui-plate-cards =
    { $count ->
        [one] { $count }{"\u00A0"}card
       *[other] { $count }{"\u00A0"}cards
    }
ui-plate-leads = leads
ui-plate-plays = plays
ui-plate-shows = shows
ui-plate-decides = decides
ui-plate-led = led
ui-plate-speedy = Speedy

## ui.told

ui-told-rules = Touch here for the rules of this moment.

## ui.winners

ui-winners-acorns = Acorn cards in the trick
ui-winners-squirrel = A squirrel card was in it
ui-winners-who = Who won it?

## ui.tally

ui-tally-eaten = Acorn cards eaten (face-down)
ui-tally-uneaten = Acorn cards not eaten (face-up)
ui-tally-none = No Mast Year
ui-tally-partial = Partial Mast Year
ui-tally-full = Full Mast Year
ui-tally-boom = Squirrel Boom
ui-tally-take = That is the hand
ui-tally-task = Play the hand, then count.
ui-tally-follow = Enter tricks after all

## ui.deal

ui-deal-and = {" "}and{" "}
ui-deal-joins = { $cards } join the deck.

## ui.tricks-over

ui-tricks-over-title = The tally
ui-tricks-over-eaten =
    { $count ->
        [one] { $count } acorn card face-down
       *[other] { $count } acorn cards face-down
    }
ui-tricks-over-uneaten =
    { $count ->
        [one] { $count } acorn card face-up
       *[other] { $count } acorn cards face-up
    }
ui-tricks-over-sum = now { $points }
ui-tricks-over-on = On to the reveal

## ui.eat

ui-eat-eat = Eat

## ui.variant

ui-variant-title = What do you play?
ui-variant-goal = The goal: { $goal } points
ui-variant-single_hand = A single hand
ui-variant-no-goal = One hand: the most points win
ui-variant-incomplete_information = Incomplete information: one card unseen
ui-variant-tournament = Tournament: two games, teams swap
ui-variant-silent = Silent: nothing is said at the pass
ui-variant-play-on = Equal scores at the goal: play on
ui-variant-shared = Equal scores at the goal: share the win
ui-variant-take = On to the seats

## ui.seats

ui-seats-title = Who sits where?
ui-seats-help = The edges of the screen are your seats. Touch one to give it a name, or leave it.
ui-seats-swap = Swap the teams
ui-seats-speedy = The other Squirrel is Speedy
ui-seats-lots = Draw lots for Speedy
ui-seats-take = Begin
ui-seats-name = Name at seat { $seat }

## ui.history

ui-history-title = What was entered
ui-history-help = Touch an entry to correct it.   ★ won the trick   ⚠ against the rules
ui-history-corrected = Corrected: { $entry }
ui-history-nothing = Nothing has been entered yet
ui-history-waiting = Waiting for an answer
ui-history-begin = Before the tricks
ui-history-reveal = Last cards
ui-history-count = The count
ui-history-trick = Trick { $number }
ui-history-counted = Eaten { $eaten }, not eaten { $uneaten }
ui-history-ate = ate trick { $number }
ui-history-dealt = dealt
ui-history-passed = passed
ui-history-keep = kept

## ui.correct

ui-correct-rule = Rule { $rule }
ui-correct-title = { $entry } – what was it really?
ui-correct-help = Touch what it really was. You see what changes before it counts.
ui-correct-nothing = Nothing else changes.
ui-correct-others =
    { $count ->
        [one] { $count } detail changes.
       *[other] { $count } details change.
    }
ui-correct-proves = { $name }, trick { $number }: against the rules
ui-correct-waiting =
    { $count ->
        [one] { $count } entry waits for the answer.
       *[other] { $count } entries wait for the answer.
    }
ui-correct-turn = Next
ui-correct-game = Game { $number }
ui-correct-appears = is played now
ui-correct-vanishes = is not played any more
ui-correct-deck = ♥ in the deck
ui-correct-order = in the order { $cards }
ui-correct-bonus = bonus, { $team }
ui-correct-clears = { $name }, trick { $number }: as it should be now
ui-correct-question = Then “{ $entry }” cannot be as it was entered: you will be asked about it.
ui-correct-whose = Whose are the later cards?
ui-correct-ask = Ask about each
ui-correct-stay = Cards stay with their players
ui-correct-move = Move all, in this order
ui-correct-its = { $name } played it
ui-correct-undo = Undo the correction
ui-correct-undone = The correction is undone.
ui-correct-winner = Winner
ui-correct-mast = Mast Year
ui-correct-boom = Boom
ui-correct-likely = Likely:
ui-correct-only = Nothing else was possible here.
ui-correct-take = Correct it
ui-correct-remove = It never happened
ui-correct-insert = One is missing before it
ui-correct-before = What came before { $entry }?

## ui.over

ui-over-total = Total
ui-over-wins = { $team } win!
ui-over-tie = A tie!
ui-over-hand = Hand
ui-over-mast = Mast Year
ui-over-boom = Boom
ui-over-none = –
ui-over-partial = partial
ui-over-full = full
ui-over-rematch = Rematch
ui-over-swap = Rematch, teams swapped
ui-over-group = New group

## ui.pass

ui-pass-help = Who said what can be noted here; it need not be.
ui-pass-many = many
ui-pass-few = few

## ui.ways

ui-ways-watch = Let the camera watch
ui-ways-watch-help = Cards are followed as they are laid down. You decide what no camera can see.
ui-ways-follow = Follow each card
ui-ways-follow-help = Every card is entered. The companion says who won and why, and notices a revoke.
ui-ways-winners = Winners only
ui-ways-winners-help = Two touches a trick: its acorn cards, and who won.
ui-ways-tally = Count at the end
ui-ways-tally-help = Nothing is entered until the hand is over.
ui-ways-tally-this = Only count this hand

## ui.games

ui-games-stands = Squirrels { $squirrels }, Oaks { $oaks }

## statistics

statistics-title = How the points came about
statistics-none = No hand is finished yet: here you will see how the points came about.
statistics-game = Game { $number }
statistics-turns = Where it turned
statistics-plain = Nothing turned: no lead, no Mast Year, no Boom yet.

## ui.welcome

ui-welcome-title = Mast Year
ui-welcome-subtitle = Squirrels vs. Oaks: the companion at your table

## ui.warning

ui-warning-taken-back = Took it back
ui-warning-several = 1 of { $count }:
ui-warning-correct = Correct the card
ui-warning-stood = It stands.

## ui.scan

ui-scan-deck = Check the deck
ui-scan-deck-help = Spread this hand's cards, a few or all at once. Cards that were seen stay seen; empty places are still missing.
ui-scan-stashes = Check the stashes
ui-scan-stashes-help = Lay the stashes that are not eaten face-up, so that every corner can be seen.
