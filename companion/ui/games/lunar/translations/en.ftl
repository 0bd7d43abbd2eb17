# What the screens of Lunar say, in English.

## ui.welcome

ui-welcome-title = Lunar
ui-welcome-subtitle = One plays the suit, the other the rank

## ui.ways

ui-ways-follow = Every card
ui-ways-follow-help = Each card is touched as it is played.
ui-ways-tally = Only the count
ui-ways-tally-help = Spaces, stars and points are entered at the round's end.
ui-ways-tally-this = Only count this round

## ui.bar

ui-bar-round = Round { $number }
ui-bar-trump = Trump: { $suit }
ui-bar-tally = Count

## ui.plate

ui-plate-owes-rank = owes a rank
ui-plate-owes-suit = owes a suit

## ui.area

ui-area-hand = From the hand
ui-area-sky = Sky
ui-area-star = with a star

## ui.team

ui-team-0 = Full moon
ui-team-1 = Crescent

## ui.variant

ui-variant-stars-asked = Star cards: asked after each trick
ui-variant-stars-marked = Star cards: touched as such
ui-variant-track-asked = Track: its points are asked after each round
ui-variant-track-playtest = Track of the play-test deck: { $points }
ui-variant-track-own = Track: { $points }

## ui.exchange

ui-exchange-help = Each player gives two rank and two suit cards to the partner.

## ui.trumps

ui-trumps-task = { $player } flips a trump card.
ui-trumps-help = { $name } turns one face-down: touch it here too. The last one left is trump.
ui-trumps-down = face-down

## ui.track

ui-track-points =
    { $count ->
        [one] { $team }: { $count } space
       *[other] { $team }: { $count } spaces
    }
ui-track-take = These are the points

## ui.tally

ui-tally-task = Play the round, then count.
ui-tally-spaces = Spaces of { $team }
ui-tally-stars = Star cards of { $team }
ui-tally-track = Track points of { $team }
ui-tally-take = That is the round
ui-tally-follow = Enter cards after all

## ui.history

ui-history-begin = Before the tricks
ui-history-count = Counted
ui-history-track = The track
ui-history-points = Track: { $first } and { $second }
ui-history-counted = Counted: { $first } to { $second } spaces

## ui.correct

ui-correct-spaces = spaces of { $team }
ui-correct-stars = stars of { $team }

## ui.over

ui-over-round = Round
ui-over-points = { $points }  ({ $track } + { $stars }★)
ui-over-wins-one = { $team } wins!
