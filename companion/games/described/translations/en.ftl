# What a described game says, in English. Texts of its file stand in $say, $name and such.
name = Described game

## text

text = { $en }

## refused

refused-other = This cannot be: { $why }.
refused-no-such-card = There is no { $card } in this deck.
refused-deal = A hand begins now.
refused-pass = The cards are passed now.
refused-bid = The table bids now.
refused-trump = The declarer names trump, or calls a card, now.
refused-kitty = The kitty is taken up now.
refused-play = A trick is being played.
refused-ask = The table is asked for its numbers now.
refused-round = A round is being played.
refused-categories = The categories are counted now.
refused-over = The game is over.

## phase

phase-categories = The last hand is over: now the categories are counted.

## sheet

sheet-blank = { "" }
sheet-name = { $name }
sheet-side = { RIGHT($points, width: 5) }  { $players }
sheet-hand = Hand { $number }, { $dealer } deals
sheet-round = Round { $number }
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
explain-round = Round { $number }: { $player } begins.
explain-running = { $card } of { $winner } is winning the trick.
explain-suit = { $winner } wins the trick: { $card } is the best card of the suit led.
explain-trump = { $winner } wins the trick: { $card } is the best trump.
explain-special = { $winner } wins the trick: { $card } is above all other trumps.
explain-told = { $winner } has taken the trick.
explain-line = { $say }: { $points } for { $players }.
explain-no-points = Hand { $number } gave no points.
explain-won =
    { $count ->
        [one] { $winners } has won with { $points }.
       *[other] { $winners } have won with { $points }.
    }
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
task-pass = Pass cards.
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

edit-number = { $name }: { $count }
edit-as-written = as the file has it: { $value }
edit-game = Name
edit-minutes = minutes
edit-players = Players
edit-least-players = at least
edit-most-players = at most
edit-teams = sides
edit-teams-none = each alone
edit-teams-across = across from each other
edit-teams-alternate = every second player
edit-rounds = Rounds
edit-count = rounds
edit-prompts = what is done in a round, step by step
edit-prompts-are = steps: { $names }
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
edit-deal = Deal
edit-hands = cards in a hand
edit-hands-all = as many as go round
edit-hands-each = always as many
edit-hands-up-down = one more each time, then fewer
edit-hands-down-up = one fewer each time, then more
edit-hands-up = one more each time
edit-hands-down = one fewer each time
edit-size = most cards in a hand
edit-left = cards left over
edit-left-none = none are left
edit-left-out = they are out of play
edit-left-kitty = they are taken up
edit-left-stock = they are drawn later
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
edit-pass-nobody = no cards are passed
edit-pass-round = to the left, right, across, not at all
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
edit-total-not-may = any sum of the bids
edit-total-not-may-not = not as many as there are tricks
edit-least = lowest bid
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
edit-trump = Trump
edit-trump-none = no trump
edit-trump-clubs = ♣ always
edit-trump-diamonds = ♦ always
edit-trump-hearts = ♥ always
edit-trump-spades = ♠ always
edit-trump-turned-up = a card is turned up
edit-trump-offered = the turned card is offered
edit-trump-declared = the declarer names it
edit-trump-bid = as it was bid
edit-card = which card is turned up
edit-card-usual = as is usual
edit-card-last = the dealer’s last
edit-card-next = the next card, out of play
edit-play = Play
edit-leads = who leads first
edit-leads-left = left of the dealer leads
edit-leads-dealer = the dealer leads
edit-leads-declarer = the declarer leads
edit-leads-2C = who holds 2♣ leads it
edit-leads-3C = who holds 3♣ leads it
edit-leads-7D = who holds 7♦ leads it
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
edit-not-led = not led until it was played
edit-not-led-none = every suit may be led
edit-not-led-clubs = ♣ not before it fell
edit-not-led-diamonds = ♦ not before it fell
edit-not-led-hearts = ♥ not before it fell
edit-not-led-spades = ♠ not before it fell
edit-first-trick-not = not in the first trick
edit-first-trick-not-none = every card in the first trick
edit-first-trick-not-hearts = no ♥ in the first trick
edit-first-trick-not-hearts-queen = no ♥ or Q♠ in the first trick
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
edit-value = Points of the cards
edit-value-none = cards give no points
edit-last-trick = last trick
edit-counter = Counter
edit-start = it begins at
edit-touch = by touch
edit-touch-no = only the score lines change it
edit-touch-yes = changed by touch
edit-floor = lower bound
edit-floor-any = may fall below nought
edit-floor-nought = never below nought
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
edit-meld-when = told when
edit-meld-when-start = told before the first card
edit-meld-when-trick = told between tricks too
edit-ask = Question
edit-say = words
edit-kind = answer
edit-kind-number = a number
edit-kind-yes = yes or no
edit-ask-most = at most
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
edit-category = Category
edit-asked = numbers that are asked
edit-asked-are = asked: { $names }
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
edit-ties = if two have as many
edit-ties-shared = equal ones share the win
edit-ties-play-on = then another hand is played
edit-example = Worked example
edit-file-contract = Contracts
edit-file-names = Own words
edit-file-table = Lists of numbers
edit-file-card = Own cards
edit-file-deck = Deck
edit-file-partner = Partner

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
