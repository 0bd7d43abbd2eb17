# What the screens of Mast Year say, in English.
## ui.bar

ui-bar-game = Game { $number } of 2
ui-bar-together =
    hand +{ $gained }
    sum { $points }
ui-bar-gained = hand +{ $points }
ui-bar-trunk = Trunk { $card }
ui-bar-goal = goal { $goal }
ui-bar-winners = Winners
ui-bar-tally = Count

## ui.plate

ui-plate-shows = shows
ui-plate-decides = decides
ui-plate-speedy = Speedy

## ui.winners

ui-winners-acorns = Acorn cards in the trick
ui-winners-squirrel = A squirrel card was in it

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

## ui.part

ui-part-eaten =
    { $count ->
        [one] { $count } acorn card face-down
       *[other] { $count } acorn cards face-down
    }
ui-part-uneaten =
    { $count ->
        [one] { $count } acorn card face-up
       *[other] { $count } acorn cards face-up
    }
ui-part-on-reveal = On to the reveal

## ui.eat

ui-eat-eat = Eat

## ui.variant

ui-variant-goal =
    { $goal ->
        [one] The goal: { $goal } point
       *[other] The goal: { $goal } points
    }
ui-variant-single_hand = A single hand
ui-variant-no-goal = One hand: the most points win
ui-variant-incomplete_information = Incomplete information: one card unseen
ui-variant-tournament = Tournament: two games, teams swap
ui-variant-silent = Silent: nothing is said at the pass
ui-variant-equal_scores-play-on = Equal scores at the goal: play on
ui-variant-equal_scores-shared = Equal scores at the goal: share the win

## ui.seats

ui-seats-swap = Swap the teams
ui-seats-speedy = The other Squirrel is Speedy
ui-seats-lots = Draw lots for Speedy

## ui.history

ui-history-begin = Before the tricks
ui-history-reveal = Last cards
ui-history-count = The count
ui-history-counted = Eaten { $eaten }, not eaten { $uneaten }
ui-history-ate = ate trick { $number }
ui-history-dealt = Dealt
ui-history-passed = Passed
ui-history-keep = kept

## ui.correct

ui-correct-proves = { $name }, trick { $number }: against the rules
ui-correct-game = Game { $number }
ui-correct-appears = is played now
ui-correct-vanishes = is not played any more
ui-correct-deck = ♥ in the deck
ui-correct-order = in the order { $cards }
ui-correct-bonus = bonus, { $team }
ui-correct-clears = { $name }, trick { $number }: as it should be now
ui-correct-mast = Mast Year
ui-correct-boom = Boom

## ui.over

ui-over-mast = Mast Year
ui-over-bonus = Bonus
ui-over-boom = Boom
ui-over-none = –
ui-over-squirrels-win = The Squirrels win!
ui-over-oaks-win = The Oaks win!
ui-over-partial = partial
ui-over-full = full
ui-over-first-squirrels = In game 1 { $squirrels } were the Squirrels.
ui-over-swap = Rematch, teams swapped

## ui.pass

ui-pass-help = Who said that they hold “many” or “few” can be noted here.
ui-pass-many = many
ui-pass-few = few

## ui.ways

ui-ways-watch = Let the camera watch
ui-ways-watch-help = Cards are followed as they are laid down. You decide what no camera can see.
ui-ways-watch-touches = hardly any touches
ui-ways-follow = Follow each card
ui-ways-follow-help = Every card is entered. The companion says who won and why, and notices a revoke.
ui-ways-follow-touches = about 42 touches a hand
ui-ways-winners = Winners only
ui-ways-winners-help = Two touches a trick: its acorn cards, and who won.
ui-ways-winners-touches = about 25 touches a hand
ui-ways-tally = Count at the end
ui-ways-tally-help = Nothing is entered until the hand is over.
ui-ways-tally-touches = about 6 touches a hand
ui-ways-tally-this = Only count this hand

## ui.games

ui-games-stands = Squirrels { $squirrels }, Oaks { $oaks }

## statistics

statistics-none = No hand is finished yet: here you will see how the points came about.
statistics-plain = No turning point yet: no lead, no Mast Year, no Boom.

## ui.welcome

ui-welcome-title = Mast Year
ui-welcome-subtitle = Squirrels vs. Oaks: the companion at your table

## ui.scan

ui-scan-deck = Check the deck
ui-scan-deck-help = Spread this hand's cards, a few or all at once. Cards that were seen stay seen; empty places are still missing.
ui-scan-stashes = Check the stashes
ui-scan-stashes-help = Lay the stashes that are not eaten face-up, so that every corner can be seen.

## first-hand

first-hand-teams = Two teams: who sits opposite you is your partner. Some cards are acorns: Squirrels win and eat them, Oaks prevent that. The most points win.
first-hand-deal = Take out all ♥, shuffle, lay 3 cards aside and deal the rest. Then each Oak and { $speedy } get one of the 3. Hold your cards so that nobody sees them.
first-hand-deal-unseen = Take out all ♥ but the 10, shuffle, lay 1 card aside unseen, then 3 more, and deal the rest. Then each Oak and { $speedy } get one of the 3. Hold your cards so that nobody sees them.
first-hand-pass = Everybody gives one card, face-down, to the partner opposite. You choose it.
first-hand-trunk = { $speedy } lays one card away, face-up. Its suit (the sign on it, such as ♣) is the trunk: until the next deal its cards beat those of all other suits.
first-hand-lead = { $player } begins and lays any one card face-up.
first-hand-follow = Now the others lay one card each, clockwise. Who has { $suit } must lay one; who has none lays any card.
first-hand-won = These four cards are a trick. The highest card of the trunk ({ $suit }) wins it; without one, the highest of the suit that was laid first (2 is low, A is high). { $player } won it, and begins the next.
first-hand-stashed = The acorns are 2 and 3 of ♣ ♦ ♠ and ♥ 2 to 10. { $player }, a Squirrel, won some: lay them face-up before you. Until they are eaten, they count for the Oaks.
first-hand-eaten = A jack (J) is a squirrel: it eats the acorns of its trick at once. { $player } lays them face-down: they count for the Squirrels.
first-hand-oak = An Oak, { $player }, won the acorns (2 and 3 of ♣ ♦ ♠ and ♥ 2 to 10): they are out, and count for nobody.
first-hand-eat = No acorn was in this trick, so { $player } may eat: turn one own heap of acorns face-down. Then it counts for the Squirrels.
first-hand-reveal = Each Oak shows the one card that is left. If it is an acorn or of the trunk suit, some ♥ join the next deal, and bring more acorns.
first-hand-reveal-single = Each Oak shows the one card that is left. Each that is an acorn or of the trunk suit is one point more for the Oaks. A Squirrel with 5 acorns or more: 2 more for the Squirrels.
first-hand-next = That was one hand, from one deal to the next. Each face-down acorn is a point for the Squirrels, each face-up one for the Oaks. From now on you know it; ? opens the rules.

## stand-in

stand-in-pass = For { $player }: pass the lowest card to the partner.
stand-in-trunk = For { $player }: show the lowest card of the suit of which the open hand has most.
stand-in-lead = For { $player }: lay the highest card, but no ♥ before one was played.
stand-in-partner = For { $player }: the partner wins. Lay the lowest of { $suit }; without any, the lowest card.
stand-in-win = For { $player }: lay the lowest of { $suit } above { $best }, else the lowest of { $suit }; without any, the lowest of { $trunk }, else the lowest card.
stand-in-trunked = For { $player }: lay the lowest of { $suit }; without any, the lowest of { $trunk } above { $best }, else the lowest card.
stand-in-eat = For { $player }: eat the heap with { $cards }.
stand-in-reveal = For { $player }: show the last card of the open hand.

## ui.learn

ui-learn-open = Show me your cards, if I misread them
