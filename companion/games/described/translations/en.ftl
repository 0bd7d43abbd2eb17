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
