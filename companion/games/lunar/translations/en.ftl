# What Lunar says, in English. Gaps stand in braces; a sentence with "one" and "other" is chosen by its count,
# which in a sentence about a team is the number of its players.
name = Lunar

## card

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-W = wolf
card-O = owl
card-L = lynx
card-B = bat
card-starred = { $card }*
card-of-sky = { $card } (Sky)

## count

count-W =
    { $count ->
        [one] one wolf
       *[other] { $count } wolves
    }
count-O =
    { $count ->
        [one] one owl
       *[other] { $count } owls
    }
count-L =
    { $count ->
        [one] one lynx
       *[other] { $count } lynxes
    }
count-B =
    { $count ->
        [one] one bat
       *[other] { $count } bats
    }

## trump

trump-left = One trump card is left face-up: trump is { $suit }.

## deal

deal-starts = Round { $number }: { $player } is the start player.
deal-for-four = All 48 cards are dealt: 12 each, six rank cards and six suit cards.
deal-for-two = All 48 cards are dealt: 12 to each player, six of each kind, and 24 to the Sky, twelve of each kind.
deal-exchange = Each player gives two rank cards and two suit cards to the partner.
deal-trump = The trump cards are flipped in turn until one is left face-up.

## trick

trick-rank =
    { $count ->
        [one] Both sides played { $suit }, and { $rank } is higher than { $beaten }: { $team } wins the trick.
       *[other] Both teams played { $suit }, and { $rank } is higher than { $beaten }: { $team } win the trick.
    }
trick-last =
    { $count ->
        [one] Both sides played { $suit } and { $rank }. { $team } played last and wins the trick.
       *[other] Both teams played { $suit } and { $rank }. { $team } played last and win the trick.
    }
trick-trump =
    { $count ->
        [one] The trump suit, { $suit }, beats { $beaten }: { $team } wins the trick.
       *[other] The trump suit, { $suit }, beats { $beaten }: { $team } win the trick.
    }
trick-lead =
    { $count ->
        [one] Neither { $suit } nor { $beaten } is trump. { $team } set the lead suit, { $suit }, and wins the trick.
       *[other] Neither { $suit } nor { $beaten } is trump. { $team } set the lead suit, { $suit }, and win the trick.
    }
trick-stars =
    { $count ->
        [one] { $team } moves one space. Star cards kept: { $stars }.
       *[other] { $team } move one space. Star cards kept: { $stars }.
    }

## stars

stars-asked = How many star cards did the trick hold?

## track

track-asked = The round is over, after { $first } and { $second } spaces: what are they worth on the track?

## running

running-no-suit = No suit card was played yet: the first one sets the lead suit.
running-lead = { $player } set the lead suit: { $suit }.
running-open = Both sides play { $suit }: the ranks decide.
running-wins-rank =
    { $count ->
        [one] { $team } wins so far: the higher rank of the same suit.
       *[other] { $team } win so far: the higher rank of the same suit.
    }
running-wins-last =
    { $count ->
        [one] { $team } wins so far: the same suit and rank, played last.
       *[other] { $team } win so far: the same suit and rank, played last.
    }
running-wins-trump =
    { $count ->
        [one] Only { $team } played trump, and wins so far.
       *[other] { $team } win so far: only they played trump.
    }
running-wins-lead =
    { $count ->
        [one] { $team } wins so far, with the lead suit.
       *[other] { $team } win so far: they set the lead suit.
    }
running-owes-rank =
    { $count ->
        [one] { $team } still owes a rank card.
       *[other] { $team } still owe a rank card.
    }
running-owes-suit =
    { $count ->
        [one] { $team } still owes a suit card.
       *[other] { $team } still owe a suit card.
    }

## round

round-points =
    { $count ->
        [one] Round { $number }: { $team } scores { $points }. The track gives { $track } for { $spaces } spaces, star cards give { $stars }.
       *[other] Round { $number }: { $team } score { $points }. The track gives { $track } for { $spaces } spaces, star cards give { $stars }.
    }

## end

end-won =
    { $count ->
        [one] { $goal } points or more end the game: { $team } wins, { $points } to { $others }.
       *[other] { $goal } points or more end the game: { $team } win, { $points } to { $others }.
    }
end-level = Both have { $points }: another round is played, until they differ.

## irregular

irregular-revoke = { $player } did not follow { $suit } in trick { $trick }, but played that suit in trick { $shown }: a revoke.
irregular-revoke-sky = { $player } did not follow { $suit } from the Sky in trick { $trick }, but the Sky showed that suit in trick { $shown }: a revoke.

## refused

refused-trump = A round begins now: exchange, or enter the trump suit.
refused-tricks = A trick is being played: enter its cards.
refused-stars = Now the star cards of the trick are counted.
refused-track = The round is over: enter the points from the track.
refused-over = The game is over.
refused-no-exchange = Two players do not exchange.
refused-exchanged = The exchange of this round is done already.
refused-begun = This round is being followed: it cannot be tallied as a whole.
refused-spaces = The spaces of both teams add up to { $spaces }, the tricks of a round.
refused-track-points = The track's points are entered exactly if they are not agreed beforehand.
refused-turn = It is { $player }'s turn.
refused-area = Say where the card comes from: the hand or the Sky.
refused-no-sky = With four players there is no Sky.
refused-star = Stars are counted after the trick: enter the card without its star.
refused-owes-rank = The team still owes a rank card.
refused-owes-suit = The team still owes a suit card.
refused-from-hand = The second card comes from the hand.
refused-from-sky = The second card comes from the Sky.
refused-copies = All { $count } copies of { $card } were played in this round: one of them is misread.
refused-no-rank = There is no rank card left in that hand.
refused-no-suit = There is no suit card left in that hand.
refused-leaves-no-rank = That leaves no rank card for the second one.
refused-leaves-no-suit = That leaves no suit card for the second one.

## task

task-exchange = Exchange two rank and two suit cards with the partner.
task-trump = { $player } begins to flip trump cards: which one is left?
task-leads = { $player } leads: any card.
task-plays = { $player } plays: a rank card or a suit card.
task-owes-rank = { $player } plays a rank card.
task-owes-suit = { $player } plays a suit card.
task-follows = { $player } plays a suit card: { $suit }, if there is one.
task-follows-hand = { $player } plays a suit card from the hand: { $suit }, if there is one.
task-follows-sky = { $player } plays a suit card from the Sky: { $suit }, if there is one.
task-plays-follows = { $player } plays: a rank card, or a suit card: { $suit }, if there is one.
task-plays-follows-two = { $player } plays: a rank card, or a suit card: { $suit }, if the hand or the Sky it comes from has one.
task-stars = How many star cards did the trick hold?
task-track = Enter both sides' points from the track.
task-over = The game is over.

## button

button-exchanged = Cards are exchanged
button-stars =
    { $count ->
        [one] 1 star card
       *[other] { $count } star cards
    }

## because

because-trump = trump
because-rank = higher rank
because-last = played last
because-lead = lead suit

## account

account-title = Round { $number }, card by card:
account-held = { $player } held { $ranks }; { $suits }.
account-sky = The Sky held { $ranks }; { $suits }.

## sheet

sheet-blank = {""}
sheet-agreed = Agreed: { $variant }.
sheet-stars-asked = star cards are counted after each trick
sheet-stars-marked = star cards are entered as such
sheet-track-asked = the track's points are entered after each round
sheet-track = the track gives { $points }
sheet-round = Round { $number }. { $player } starts.
sheet-trump = {"  "}Trump: { $suit }
sheet-trick = {"  "}{ RIGHT($number, width: 4) }   { $cards }. { $team } ({ $because }){ $stars }
sheet-running = {"  "}{ RIGHT($number, width: 4) }   { $cards } …
sheet-card = { $player } { $card }
sheet-stars =
    { $count ->
        [one] , 1 star
       *[other] , { $count } stars
    }
sheet-warning = {"  "}! { $text }
sheet-note = {"  "}{ $text }
sheet-tallied = {"  "}Counted at the end, not followed.
sheet-standing = { $team }: { $points }.
sheet-unfinished = Next: { $waiting }.
sheet-waits-trump = the trump suit
sheet-waits-tricks = a card
sheet-waits-stars = the trick's star cards
sheet-waits-track = the points from the track

## position

position-over = The end
position-after = After round { $number }
position-begin = Round { $number }, before the tricks
position-trick = Round { $number }, trick { $trick } of { $tricks }

## result

result-round = Round { $number }: { $first } to { $second }.

## course

course-leads =
    { $count ->
        [one] Round { $number }: { $team } takes the lead, { $points } to { $others }.
       *[other] Round { $number }: { $team } take the lead, { $points } to { $others }.
    }
course-level = Round { $number }: level at { $points }.
course-decided-trick =
    { $count ->
        [one] From trick { $trick } of round { $number } on, { $team } was ahead for good.
       *[other] From trick { $trick } of round { $number } on, { $team } were ahead for good.
    }
course-decided-round =
    { $count ->
        [one] From the end of round { $number } on, { $team } was ahead for good.
       *[other] From the end of round { $number } on, { $team } were ahead for good.
    }
course-richest =
    { $count ->
        [one] The richest trick, number { $trick } of round { $number }: { $stars } star cards for { $team }.
       *[other] The richest trick, number { $trick } of round { $number }: { $stars } star cards for { $team }.
    }

## report-phase

report-phase-trump = trump
report-phase-tricks = tricks
report-phase-stars = stars
report-phase-track = track

## about

about-game = Lunar is a game of tricks for two teams.

## print

print-title = Lunar: the companion's play-test deck
print-foot = The companion's own play-test deck, not the publisher's. Print without scaling, on both sides, turned along the long edge. Cut along the lines.
print-mark = Companion play-test deck · not the publisher's
print-trump = TRUMP
print-track = The track
print-track-how = Lay a marker of each team on 0. The winners of a trick move one space. After twelve tricks each team scores the points beside its place, and one for each star card kept.

## survey

kiosk-survey-foreseeable = The end was foreseeable from round
report-survey-from-hand = from round { $hand } on ({ $count })

## report-option

report-option-stars = star cards
report-option-track = track
report-value-asked = asked
report-value-marked = marked
report-value-none = asked
report-moment-hand = round { $number }

## kiosk-choose

kiosk-choose-minutes = estimated 30 min
kiosk-choose-about = Tricks for partners: one plays the suit, the other the rank
