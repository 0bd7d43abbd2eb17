# What the screens of Lunar say, in English.

## ui.welcome

ui-welcome-title = Lunar
ui-welcome-subtitle = One plays the suit, the other the rank

## ui.ways

ui-ways-watch = Let the camera watch
ui-ways-watch-help = Cards are followed as they are laid down, once the deck was learned. Points are told, and stars where none are marked.
ui-ways-watch-touches = a few touches a round
ui-ways-follow = Every card
ui-ways-follow-help = Each card is touched as it is played.
ui-ways-follow-touches = about 55 touches a round
ui-ways-tally = Only the count
ui-ways-tally-help = Spaces, stars and points are entered at the round's end; if this round has begun, from the next one on.
ui-ways-tally-touches = about 15 touches a round
ui-ways-tally-this = Only count this round

## ui.bar

ui-bar-round = Round { $number }
ui-bar-gained = ▸{ $spaces } · ★{ $stars }
ui-bar-trump = Trump: { $suit }
ui-bar-tally = Count

## ui.plate

ui-plate-owes-rank = owes a rank
ui-plate-owes-suit = owes a suit

## ui.from

ui-from-hand = From the hand
ui-from-sky = From the Sky

## ui.area

ui-area-sky = Sky
ui-area-star = ★ with a star

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
ui-trumps-help-again = { $name } turns the next one face-down. Was one wrong? Touch it again.
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
ui-tally-most-stars = Spaces won: { $spaces }. A trick has four cards, so this side keeps at most { $most } star cards, not { $stars }.
ui-tally-follow = Enter cards after all

## ui.history

ui-history-help = Touch an entry to correct it.   ✓ won the trick   ⚠ against the rules
ui-history-round = Round { $number }: { $first } to { $second } points
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

## first-hand

first-hand-exchange = Who sits opposite you is your partner. Everybody gives the partner two number cards (ranks) and two animal cards (suits).
first-hand-sky = Beside your own hand a shared Sky of cards lies open. Each time you lay two cards, a number and an animal: one comes from your hand, the other from the Sky.
first-hand-trump = Four cards, one of each animal, lie face-up. In turn, turn one face-down; the animal that is left is trump and beats the others.
first-hand-lead = { $player } begins and lays any one card: a number or an animal.
first-hand-follow = { $player } lays a card too. Who lays an animal must lay the animal that was laid first, if the hand holds it.
first-hand-pair = { $player } adds what the team lacks: a number to an animal, or an animal to a number. Both cards of a team are a pair, and the better pair wins all cards that lie there: a trick.
first-hand-won = Same animal: the higher number wins the trick, of equal ones the later. Different animals: trump wins; without trump, the team that laid the first animal. The winners begin.
first-hand-stars = The winners keep every card of the trick with a star. Touch how many there were.
first-hand-track = All cards are played. The track gives points for won tricks, and each star one more. The game ends at 30 points or more; the higher score wins.

## stand-in

stand-in-exchange = For { $player }: give the partner the two lowest numbers, and two animals of which the hand has fewest.
stand-in-trump = For { $player }: flip the animal of which the open hand has fewest.
stand-in-lead = For { $player }: lay { $trump }; without any, the highest number.
stand-in-high = For { $player }: lay the highest number.
stand-in-low = For { $player }: lay the lowest number.
stand-in-follow = For { $player }: lay { $lead }; without any, { $trump }, else any animal.
stand-in-trumped = For { $player }: lay { $lead }; without any, the animal of which the hand has fewest.
stand-in-animal = For { $player }: lay { $trump }; without any, the animal of which the hand has most.
