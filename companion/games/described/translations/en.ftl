# What a described game says, in English. Texts of its file stand in $say, $name and such.
name = Described game

## text

text = { $en }

## refused

refused-other = { SENTENCE($why) }.

## phase

phase-categories = All is played: now the categories are counted.

## sheet

sheet-blank = { "" }
sheet-name = { $name }
sheet-side = { RIGHT($points, width: 5) }  { $players }
sheet-hand = Hand { $number }, { $dealer } deals
sheet-categories = Categories
sheet-points = { RIGHT($points, width: 5) }  for { $players }
sheet-side-points = { $players } { $points }
sheet-stands = Points: { $sides }.

## explain

explain-hand =
    { $count ->
        [one] Hand { $number }: { $dealer } deals, each player holds one card.
       *[other] Hand { $number }: { $dealer } deals, each player holds { $count } cards.
    }
explain-hand-trump =
    { $count ->
        [one] Hand { $number }: { $dealer } deals, each player holds one card. Trump: { $suit }.
       *[other] Hand { $number }: { $dealer } deals, each player holds { $count } cards. Trump: { $suit }.
    }
explain-round = { $part }: { $player } begins.
explain-running = { $card } of { $winner } is winning the trick.
explain-suit = { $winner } wins the trick: { $card } is the best card of the suit led.
explain-trump = { $winner } wins the trick: { $card } is the best trump.
explain-special = { $winner } wins the trick: { $card } is above all other trumps.
explain-told = { $winner } has taken the trick.
explain-line = { SENTENCE($say) }: { $points } for { $players }.
explain-no-points = Hand { $number } gave no points.
explain-won =
    { $count ->
        [one] { $winners } has won with { $points }.
       *[other] { $winners } have won with { $points }.
    }
explain-pass-nobody = No cards are passed.
explain-bids = The bids come to { $sum }, of { $tricks } tricks.
explain-declares = { $player } declares { $bid }.
explain-takes = { $player } declares.
explain-leads-left = { $player } leads, as the first after the dealer.
explain-leads-dealer = { $player } leads, as the dealer.
explain-leads-declarer = { $player } leads, as the declarer.

## card

card = { $name }

## position

position-over = The game is over
position-round = Round { $number }
position-named = { SENTENCE($name) } { $number }
position-hand = Hand { $number }
position-trick = Hand { $number }, trick { $trick } of { $tricks }

## course

course-leads = Hand { $number }: { $players } take the lead with { $points }.

## irregular

irregular-revoke = { $player } did not follow suit in trick { $trick }, and showed that suit in trick { $shown }: a revoke.
irregular-void = { $player } had to play a trump in trick { $trick }, and showed one in trick { $shown }.
irregular-beat = { $player } had to play a higher card in trick { $trick }, and showed one in trick { $shown }.
irregular-barred-bid = { $player } may not make the bids sum to the tricks; the bid stands.
irregular-barred-lead-noted = { $player } led a card in trick { $trick } that may not be led yet, unless the hand held nothing else.
irregular-barred-lead-proven = { $player } led a card in trick { $trick } that could not be led yet.
irregular-barred-lead-cleared = { $player } rightly led a barred card in trick { $trick }: the hand held nothing else.
irregular-barred-card-noted = { $player } played a card that is barred in the first trick, unless the hand held nothing else.
irregular-barred-card-proven = { $player } played a card that is barred in the first trick, and had another.
irregular-barred-card-cleared = { $player } rightly played a barred card in the first trick: the hand held nothing else.

## choice

choice-take = I take it
choice-bid = { $bid }
choice-no-trump = No trump
choice-trump = { $suit }
choice-meld = { $player }: { $meld }
choice-meld-cards = { $meld }: { $cards }
choice-tell = { $player }, { $say }: { $value }
choice-tell-hand = { $say }: { $value }
choice-yes = yes
choice-no = no
choice-deal = Dealt
choice-passed = Passed
choice-nobid = I pass
choice-double = Double
choice-alone = Alone
choice-roundover = The round is over
choice-player = { $player }
choice-took = { $player } took it
choice-melds = A meld
choice-back = Back
choice-count = { $player }, { $counter }: { $value }
choice-count-hand = { $counter }: { $value }
choice-tally = Counted

## task

task-deal = Shuffle and deal.
task-pass =
    { $count ->
        [one] Pass one card { $to }.
       *[other] Pass { $count } cards { $to }.
    }
task-bid = { $player } bids.
task-trump = { $player } names trump.
task-kitty = { $player } takes cards up and lays as many away; then the first card is led.
task-play = { $player } plays.
task-lead-card = Whoever holds { $card } leads it.
task-ask = Count what is asked.
task-round = { $player } begins the round.
task-categories = Count the categories.
task-over = The game is over.
task-call = { $player } calls a card.
task-lead = { $player } leads.

## view

view-deals = deals
view-bid = bid { $bid }
view-declarer = declares
view-tricks =
    { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
view-points = Σ { $points }
view-tricks-of = { $count } of { $bid }
view-counter = { $name } { $value }
view-sits-out = sits out
view-trick = Trick { $trick } of { $tricks }

## describe

describe-line = { $say }: { $points }, { $per }.
describe-line-when = { $say }: { $points }, { $per }, if { $when }.
describe-others = { "  " }Everybody else: { $points }.
describe-counts = { "  " }Counter { $name } becomes { $means }.
describe-name = { $name } means { $means }.
describe-counter = Counter { $name }: from { $start } on, { $per }.
describe-category = At the end, { $say }: { $points }.
describe-ends = The game ends when { $when }.
describe-highest = The most points win.
describe-lowest = The fewest points win.
describe-player = for each player
describe-side = for each side
describe-hand = for the hand
describe-declarer = for the declarer
describe-declaring-side = for the declaring side
describe-defenders = for the defenders
describe-each-defender = for each defender

## formula

formula-sign = { $one } { $sign } { $other }
formula-brackets = ({ $one })
formula-negative = −{ $one }
formula-and = { $one } and { $other }
formula-or = { $one } or { $other }
formula-not = not: { $one }
formula-if = { $one } if { $test }, else { $other }
formula-min = the least of { $one }
formula-max = the greatest of { $one }
formula-abs = { $one } without its sign
formula-down = { $one }, rounded down
formula-up = { $one }, rounded up
formula-entry = place { $one }, from 0, of { $list }

## word

word-bid = bid
word-tricks = tricks
word-cards = card points
word-melds = melds
word-total = total
word-declarer = declares
word-partner = is the partner
word-last-trick = has the last trick
word-alone = alone
word-doubled = doublings
word-hand = cards in a hand
word-hand-number = number of the hand
word-players = players
word-goal = goal of the contract
word-value = value of the contract
word-top = highest total
word-bottom = lowest total
word-hands = hands played
word-round = rounds played
word-player = own { $word }
word-side = { $word } of the side
word-most = most of all: { $word }
word-least = least of all: { $word }
word-place = place in { $word }
word-contract = contract { $name }
word-trump = trump { $name }
word-took = has taken { $name }

## edit

edit-as-written = as the file has it: { $value }
edit-is = { $name }: { $value }
edit-name = name
edit-word = word in formulas
edit-no-number = open
edit-game = Name
edit-minutes = minutes
edit-version = version
edit-players = Players
edit-at-least = at least
edit-at-most = at most
edit-teams = sides
edit-teams-none = each alone
edit-teams-across = across from each other
edit-teams-alternate = every second player
edit-rounds = Rounds
edit-count = rounds
edit-prompts = steps of a round
edit-round-minutes = minutes for a round
edit-first-player = who begins a round
edit-first-player-next = the next player begins
edit-first-player-same = always the same begins
edit-first-player-winner = the winner begins
edit-deck = Deck
edit-pack = which cards
edit-pack-52 = 52 cards
edit-pack-48 = 48, from the three
edit-pack-40 = 40, without 8, 9, 10
edit-pack-36 = 36, from the six
edit-pack-32 = 32, from the seven
edit-pack-24 = 24, from the nine
edit-copies = how often each card is there
edit-jokers = jokers
edit-suits = suits
edit-without = cards taken out
edit-order = ranks from low to high
edit-deck-parts = own cards
edit-learned = the camera and these cards
edit-learned-no = the camera does not know them
edit-learned-yes = the camera learns them
edit-suit = Suit of own cards
edit-suit-size = { $name }: cards from 1 to
edit-suit-copies = { $name }: how often each card is there
edit-card = Own card
edit-card-suit = suit
edit-rank = rank
edit-deal = Deal
edit-hands = cards in a hand
edit-hands-all = as many as go round
edit-hands-each = always as many
edit-hands-up-down = one more each time, then fewer
edit-hands-down-up = one fewer each time, then more
edit-hands-up = one more each time
edit-hands-down = one fewer each time
edit-hands-listed = other numbers, hand by hand
edit-size = most cards in a hand
edit-left = cards left over
edit-left-none = none are left
edit-left-out = the rest is out of play
edit-left-kitty = the rest is taken up
edit-left-stock = the rest is drawn later
edit-counts = for whom cards laid away count
edit-counts-nobody = cards laid away count for nobody
edit-counts-declarer = cards laid away count for the declarer
edit-dealer = who deals next
edit-dealer-next = the next player deals
edit-dealer-winner = the winner deals
edit-dealer-same = always the same deals
edit-to = direction of play
edit-to-left = clockwise
edit-to-right = against the clock
edit-pass = Passing cards
edit-pass-no = no cards are passed
edit-pass-nobody = to nobody
edit-pass-left = to the left
edit-pass-right = to the right
edit-pass-across = across
edit-cards = cards passed
edit-bid = Bidding
edit-bid-none = nobody bids
edit-bid-tricks = everybody bids tricks
edit-bid-auction = auction, the highest declares
edit-bid-take = take it or pass
edit-total-not = may the bids come to the number of tricks?
edit-total-not-none = any sum of the bids
edit-total-not-hand = the bids may not add up to the number of tricks
edit-of = contracts, lowest first
edit-least = lowest bid
edit-bid-most = highest bid
edit-step = step
edit-nobody = if nobody bids
edit-nobody-again = the hand is dealt again
edit-nobody-dealer = the dealer must
edit-nobody-play = it is played all the same
edit-doubling = doubling
edit-doubling-no = no doubling
edit-doubling-once = may be doubled
edit-doubling-twice = may be doubled and redoubled
edit-bid-rounds = rounds of bidding
edit-bid-rounds-once = once round
edit-bid-rounds-twice = twice round
edit-bid-parts = contracts
edit-contract = Contract
edit-contract-value = value
edit-goal = tricks needed
edit-trump = Trump
edit-trump-none = no trump
edit-trump-own = { $name } always
edit-trump-turned-up = a card is turned up
edit-trump-offered = the turned card is offered
edit-trump-declared = the declarer names it
edit-trump-bid = as it was bid
edit-turned = which card is turned up
edit-turned-none = as is usual
edit-turned-last = the dealer’s last
edit-turned-next = the next card, out of play
edit-may = what may be declared
edit-may-none = no trump
edit-always = always trumps
edit-highest = highest trumps
edit-of-trump = { $rank } of trump
edit-of-the-same-colour = { $rank } of the same colour
edit-play = Play
edit-leads = who leads first
edit-leads-left = left of the dealer leads
edit-leads-dealer = the dealer leads
edit-leads-declarer = the declarer leads
edit-leads-own = who holds { $name } leads it
edit-follow = following suit
edit-follow-suit = suit must be followed
edit-follow-free = any card may be played
edit-void = who cannot follow
edit-void-any = plays any card
edit-void-trump = must trump
edit-beat = beating
edit-beat-no = nobody must beat
edit-beat-trump = trumps must be beaten
edit-beat-any = the trick must be beaten
edit-not-led = not led at first
edit-broken-by = until one of these fell
edit-first-trick-not = not in the first trick
edit-exempt = may always be played
edit-winner = who wins the trick
edit-winner-high = the highest card
edit-winner-low = the lowest card
edit-equal = of equal cards
edit-equal-first = the first of equal cards wins
edit-equal-last = the last of equal cards wins
edit-alone = playing alone
edit-alone-no = nobody plays alone
edit-alone-yes = the declarer may play alone
edit-alone-without = alone, and the partner sits out
edit-partner = Partner
edit-called = calling a card
edit-called-none = no card is called
edit-called-card = the declarer calls a card
edit-holds = whose side is told by a card
edit-holds-own = who holds { $name } is on one side
edit-value = Points of the cards
edit-valued = what gives points
edit-valued-none = cards give no points
edit-last-trick = last trick
edit-counter = Counter
edit-start = it begins at
edit-touch = by touch
edit-touch-no = only the score lines change it
edit-touch-yes = changed by touch
edit-per = for whom
edit-per-player = for each player
edit-per-side = for each side
edit-per-hand = one for all
edit-per-declarer = for the declarer
edit-per-declaring-side = for the declaring side
edit-per-defenders = for the defenders
edit-per-each-defender = for each defender
edit-meld = Meld
edit-meld-points = points
edit-meld-cards = its cards
edit-meld-when = told when
edit-meld-when-start = told before the first card
edit-meld-when-trick = told between tricks too
edit-ask = Question
edit-say = words
edit-kind = answer
edit-kind-number = a number
edit-kind-yes = yes or no
edit-names = Own words
edit-table = List of numbers
edit-score = Score line
edit-points = points
edit-points-is = points: { $formula }
edit-points-none = 0
edit-when = in which case
edit-when-is = if { $formula }
edit-when-none = always
edit-others = everybody else gets
edit-others-is = everybody else: { $formula }
edit-others-none = nothing
edit-counted = counters that it changes
edit-category = Category
edit-asked = asked
edit-tied = equal ones
edit-tied-each = equal ones get the points each
edit-tied-shared = equal ones share the points
edit-tied-none = equal ones get nothing
edit-end = End
edit-end-when = when the game ends
edit-end-when-is = ends when { $formula }
edit-end-when-none = after the last hand or round
edit-wins = who wins
edit-wins-highest = the most points win
edit-wins-lowest = the fewest points win
edit-ties = if two have as many, who has most of
edit-ties-shared = equal ones share the win
edit-ties-play-on = then another hand is played
edit-example = Worked example
edit-file = In the file

## chip

chip-beside = { $one } { $other }
chip-and = and
chip-or = or
chip-not = not
chip-if = if
chip-else = else
chip-min = least of
chip-max = greatest of
chip-abs = without sign
chip-down = rounded down
chip-up = rounded up
chip-next = next number

## value, kind, case

value-table = a table
value-list = a list
kind-number = a number
kind-yes = yes or no
case-contract = contract { $name }
case-bid = bid { $bid }, took { $tricks }
case-tricks = took { $tricks }

## mend

mend-did-you-mean = did you mean { $word }?
mend-none = there is none; leave it out
mend-known = known are { $words }
mend-known-more = known are { $words } and others
mend-cards = write cards as rank and suit letter: QS is the queen of spades
mend-contract = write it as [[contract]]
mend-counter = write it as [[counter]]
mend-table = write it in [table]

## fault

fault-more =
    { $count ->
        [one] one more fault; mend these first
       *[other] { $count } more faults; mend these first
    }
fault-unreadable = { $said }
fault-no-json = holds a number with a point, a date, or is nested too deeply; write whole numbers
fault-too-large = is larger than { $most } KiB; shorten it
fault-table = is { $value }; write a table, with its keys below [{ $part }]
fault-no-such-key = there is no such key; { $mend }
fault-no-such-part = there is no such part; { $mend }
fault-missing = { $key } is missing; write it
fault-language = { $language } is no language; write two letters, such as en
fault-text = is { $value }; write a text, or one by language: { "{" }en = "…", de = "…"{ "}" }
fault-empty-text = is empty; write what people read
fault-long-text = has { $count } characters; write at most { $most }
fault-name = is { $value }; write a text of at most { $most } characters
fault-word = is { $word }; { $mend }
fault-one-of = is { $value }; write one of { $known }
fault-number = is { $value }; write a whole number
fault-number-from = is { $value }; write a whole number from { $least } on
fault-number-between = is { $value }; write a whole number from { $least } to { $most }
fault-truth = is { $value }; write true or false
fault-texts = is { $value }; write a list of at most { $most } texts
fault-numbers = is { $value }; write a list of whole numbers from { $least } to { $most }
fault-parts = is { $value }; write [[{ $part }]], once for each
fault-no-parts = is an empty list; write [[{ $part }]], once for each, or leave it out
fault-many-parts = stands { $count } times; write at most { $most }
fault-version = is { $value }; write a text, such as "0.3"
fault-players = is { $value }; write a number from 2 to 8, or [least, most]
fault-teams = is no list of teams; write lists of seats from 0, each seat once, as in [[0, 2], [1, 3]]
fault-teams-players = { $teams } is for four, six or eight players; write 'players = 4', or other teams
fault-no-card-left = has no card; leave 'without' shorter
fault-learned = is for own cards; write each as [[card]]
fault-suits = is no list of suits; write letters of C D H S, each once, as in "CHS"
fault-ranks = is no order of ranks; write letters of { $known }, low to high, each once, as in "789JQKTA"
fault-order = is no order of this deck's ranks; write each of { $known } once, low to high
fault-rank = no card has rank { $rank }; { $mend }
fault-card = { $card } is no card, rank or suit of this deck; { $mend }
fault-card-twice = { $name } is there already; write 'copies', or another name
fault-standard-pack = is for a standard pack; leave it out, as each card is written as [[card]]
fault-many-cards = has { $count } cards; write at most { $most } different ones
fault-deal = { $players } × { $each } cards with any turned up are { $needed }, the deck has { $size }; deal fewer
fault-none-to-turn = the deck's { $size } cards do not go round with one left to turn up; write 'each'
fault-pass = is { $count }, more than a hand; pass fewer
fault-nobody-to-pass = is an empty list; write to whom cards are passed
fault-twice = { $name } stands twice; write it once
fault-other-name = { $name } is there already; write another
fault-contract = { $name } is no contract; { $mend }
fault-below-least = is { $most }, below the least, { $least }; write more
fault-for-kind = is for kind = { $kind }; leave it out
fault-nobody = is for an auction or for taking; everybody bids a number: leave it out
fault-least-bid = is { $least }, and nothing as high can be bid in a hand of { $size }; write less
fault-trump = is { $value }; write a suit's name, a way to trump, or a list by hand
fault-highest = is { $word }; write 'J of trump' or 'J of the same colour', with a rank
fault-offered = 'offered' needs [bid] with kind = "take"
fault-trump-bid = 'bid' needs [[contract]] with trump; write what is trump in each
fault-declarer = needs a declarer; write [bid] with kind = "auction" or "take"
fault-nobody-declares = nobody declares; write [bid] with kind = "auction" or "take"
fault-alone = is for who plays alone; write alone = true
fault-no-partner = needs partners; write teams
fault-partner = needs one of called = "card" and holds = a card; write one
fault-no-score = 'score' is missing; write [[score]], a line for each way to get points
fault-category-alone = needs [rounds], or [[score]] lines in a game with tricks; write one
fault-tricks-and-rounds = is for games with tricks, and [rounds] for games without; leave one out
fault-prompts = is no list of texts; write one for each phase of a round
fault-no-word = { $name } is no word for formulas; write letters, digits and _, at most { $most }
fault-built-in = { $name } is a word that every game has; take another
fault-taken = { $name } is in [{ $part }] already; take another
fault-circle = { $name } leads back to itself, or to a word that does; write it out
fault-deep-names = leads too deep into [names]; name fewer words one by another, or put in brackets
fault-counter = no counter is called { $name }; { $mend }
fault-counter-per = { $name } is per player, and this line per side; write per = "side" in [[counter]]
fault-not-asked = { $name } cannot be asked under this name; take another word
fault-tie = { $word } is yes or no; take a number
fault-example-value = is { $value }; write { $kind }, or a list by player or by side
fault-whole = is { $value }; write whole numbers
fault-example-lengths = has lists of lengths that do not fit the players; write one value for each player or side
fault-example = comes out as { $points }, not { $written }; mend one

## fault, of a formula

fault-at-column = { $why } (column { $column } of “{ $formula }”)
fault-formula = is { $value }; write a formula as a text, such as "10 * bid", or a whole number
fault-long-formula = has { $count } characters; write at most { $most }, and name parts of it in [names]
fault-unknown = nothing is called { $word }; { $mend }
fault-unknown-in-end = nothing is called { $word } in [end]; { $mend }
fault-ambiguous = { $word } stands for { $one } and for { $other }; give one of them another name
fault-no-place = { $word } is yes or no, and has no { $head }; take a word that is a number
fault-function = no function is called { $name }; { $mend }
fault-list = no list is called { $name }; { $mend }
fault-must-be-yes = this must be yes or no; compare with == != < <= > >=
fault-must-be-number = this must be a number, not yes or no; write such as 10 if … else 0
fault-compares = { $sign } compares numbers, not yes or no; leave the comparison out
fault-chained = comparisons cannot be chained; join two of them by 'and'
fault-else-kinds = gives a number on one side of 'else' and yes or no on the other
fault-unexpected = { $token } is not expected here; write an operator between two values
fault-sign-missing = { $sign } is missing; write it here
fault-unfinished = something is missing at the end
fault-value-missing = a value is missing before { $token }; write a number or a word there
fault-large-number = { $number } is too large; the largest number is { $most }
fault-one-number = { $name } takes one number; leave the others out
fault-nested = is nested more than { $most } levels deep; name parts of it in [names]
fault-equals = '=' alone compares nothing; write ==
fault-quotes = a formula has no texts; write numbers and words
fault-sign = { $sign } is no sign of a formula; known are + - * / == != < <= > >= ( ) [ ] ,

## doubt

doubt-player = 'player.' is 0 or no in a line per { $per }; leave it out, or change per
doubt-cards-left =
    { $left ->
        [one] of { $size } cards { $dealt } are dealt to { $players } players and one is left; write left in [deal], or deal more
       *[other] of { $size } cards { $dealt } are dealt to { $players } players and { $left } are left; write left in [deal], or deal more
    }
doubt-value = cards or the last trick give points, but no line counts them; use cards in a line of [[score]]
doubt-no-end = the game never ends; write when in [end]
doubt-no-line = a case without a line: { $case }; write a line whose when holds then
doubt-no-line-more = a case without a line: { $case }, and { $count } more; write a line whose when holds then
doubt-alike = holds in the same cases as { $other }; join them, or change a when
doubt-both = holds beside { $other } in the same case, such as { $case }; change a when
doubt-never = { $say } is never reached; look at its when
doubt-end = never reached in { $count } tried games, nor in { $hands } hands of the best or the worst points; mend it

## tally

tally-line = { SENTENCE($say) }: { $points }.
tally-line-of = { SENTENCE($say) }: { $points } ({ $player }).
tally-title = { $part }: the tally
tally-on = On: { $part }

## now, follows

now-deal = a hand begins now
now-pass = the cards are dealt, and passed now
now-bid = the table bids now
now-trump = the declarer names trump, or calls a card, now
now-kitty = the kitty is taken up now
now-play = a trick is being played
now-ask = the table is asked now
now-round = a round is being played
now-categories = the categories are counted now
now-over = the game is over
follows-bid = 'bid' or 'no-bid' can follow
follows-kitty = a card can follow
follows-play = 'play' or 'took' can follow
follows-ask = only 'tell' can follow
follows-round = 'round' or 'tally' can follow
follows-categories = only 'tell' can follow
follows-over = nothing can follow

## impossible

impossible-now = { $why }: { $follows }
impossible-none-known = there are none
impossible-nothing-asked = nothing
impossible-no-seat = nobody sits in seat { $seat }: there are seats 0 to { $last }
impossible-turn = it is { $turn }'s turn, not { $player }'s
impossible-no-such-card = { $card } is not in the deck: a misread card, or a wrong deck
impossible-contract = { $bid } is no contract: bid one of { $known }
impossible-take = it is taken or passed: a bid has no number
impossible-no-bid = { $bid } is no bid: write a number
impossible-low = { $bid } is too low: the lowest bid is { $least }
impossible-high = { $bid } is too high: the highest bid is { $most }
impossible-step = { $bid } is no bid: bids rise by { $step } from { $least }
impossible-not-above = { $bid } is not above the last bid: bid more, or pass
impossible-pass-number = everybody bids a number: nobody passes
impossible-must-bid = all others passed: the dealer, { $player }, must bid
impossible-must-take = all others passed: the dealer, { $player }, must take it
impossible-double = { $player } cannot double now
impossible-suit = { $suit } cannot be trump now: name one of { $known }
impossible-trump-first = trump comes first: name it
impossible-nobody-alone = nobody plays alone in this game, or there is no declarer
impossible-alone-once = alone is said once, before the first card
impossible-not-asked-hand = { $ask } is not asked for the hand: name a seat
impossible-not-asked = { $ask } is not asked of { $player }
impossible-no-yes = { $value } must be true or false
impossible-no-number = { $value } must be a whole number
impossible-answer = { $ask } is { $value }: write a number from { $least } to { $most }
impossible-answer-least = { $ask } is { $value }: write a number from { $least } on
impossible-answer-whole = { $ask } is { $value }: write a whole number from 0 on
impossible-no-category = { $ask } of { $player } is in no category: name another
impossible-card-points = the card points sum to { $points }, not to the deck's { $total }: count them again
impossible-more-card-points = the card points sum to { $points }: the deck has { $total }, count them again
impossible-points-below = card points of { $points }: no card has points below 0, count them again
impossible-counter = { $counter } cannot be changed by touch: known are { $known }
impossible-counter-bounds = { $counter } cannot be { $value }: its bounds are in the file
impossible-counter-of-hand = this counter is per hand: leave the seat out
impossible-counter-per = this counter is per { $per }: name a seat of { $seats }
impossible-lead-card = { $card } leads first, whoever holds it: play it, with its seat
impossible-who-leads = name the seat that leads { $card }
impossible-seen = { $card } was already played in trick { $trick }: one of the two is misread
impossible-seen-now = { $card } was already played in this trick: one of the two is misread
impossible-turned-up = { $card } was turned up and is out of play
impossible-turns-up = a card is turned up: name it as 'turned'
impossible-turns-none-up = no card is turned up: leave 'turned' out
impossible-sits-out = { $player } does not play: name a seat that does
impossible-half-trick = some cards of this trick were played: play the others, or take those back
impossible-many-cards = { $count } cards are more than lie in a trick
impossible-meld = { $meld } is no meld: known are { $known }
impossible-meld-late = { $meld } is told earlier: before the first card, or between tricks
impossible-entries = 'words' has { $count } entries: write one for each of { $wanted }
impossible-word = { $word } is not asked of { $player }: write { $known }
impossible-word-missing = { $word } of { $player } is missing: write it
impossible-word-yes = { $word } of { $player } is { $value }: write true or false
impossible-word-number = { $word } of { $player } is { $value }: write a whole number
impossible-contract-name = { $name } is no contract: write a contract's name
impossible-no-suit = { $suit } is no suit: write one of { $known }, or null
impossible-tricks = the tricks sum to { $tricks }, not to the hand's { $size }: count them again
impossible-several = { $word } is true for several: it is one seat alone
impossible-takers = { $count } took { $card }, of which the deck has { $copies }: tell who did
impossible-doubled = doubled is { $doubled }: at most { $most }
