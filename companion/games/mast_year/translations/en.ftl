# What Mast Year says, in English. Gaps stand in braces; a sentence with "one" and "other" is chosen by its count.
name = Mast Year: Squirrels vs. Oaks

## team

team-squirrels = Squirrels
team-oaks = Oaks

## count

count-acorns =
    { $count ->
        [one] one acorn card
       *[other] { $count } acorn cards
    }
count-squirrels =
    { $count ->
        [one] a squirrel card
       *[other] { $count } squirrel cards
    }

## trunk

trunk-shown = { $speedy } shows { $card }: trunk is { $suit }. { $speedy } leads.

## trick

trick-only-trunk = Trunk is { $trunk }. { $winner }'s { $card } is the only trunk card, so { $winner } wins.
trick-highest-trunk = Trunk is { $trunk }. { $winner }'s { $card } is the highest trunk card, so { $winner } wins.
trick-trunk-led = Trunk was led. { $winner }'s { $card } is the highest of the { $suit }, so { $winner } wins.
trick-trunk-led-alone = Trunk was led, and nobody else played { $suit }: { $winner }'s { $card } wins.
trick-highest-lead = No trunk was played. { $winner }'s { $card } is the highest of the { $suit } led, so { $winner } wins.
trick-lead-alone = No trunk was played, and nobody else played { $suit }: { $winner }'s { $card } wins.
trick-noted = { $winner } won the trick.

## pass

pass-said = { $said }.
pass-many = { $player } said “many”
pass-few = { $player } said “few”

## running

running-trunk = { $winner }'s { $card } is the highest trunk card so far.
running-lead = { $winner }'s { $card } is the highest of the { $suit } led so far.

## outcome

outcome-oak = { $winner } is an Oak: the trick is discarded.
outcome-oak-acorns = { $winner } is an Oak: the trick is discarded, its { $acorns } with it.
outcome-stashed = { $winner } takes { $acorns } and no squirrel card: a face-up stash ({ $cards }).
outcome-stashed-eaten = { $winner } takes { $acorns } and { $squirrels }: eaten at once ({ $cards }).
outcome-ate = No acorn card: { $winner } eats the stash of trick { $trick } ({ $cards }).
outcome-kept =
    { $count ->
        [one] No acorn card: { $winner } could eat the stash, and keeps it as it is.
       *[other] No acorn card: { $winner } could eat a stash, and keeps them as they are.
    }
outcome-choice =
    { $count ->
        [one] No acorn card: { $winner } may eat the face-up stash, or keep it as it is.
       *[other] No acorn card: { $winner } may eat one of the { $count } face-up stashes, or keep them as they are.
    }
outcome-nothing = No acorn card, and { $winner } has no face-up stash to eat: the trick is discarded.

## reveal

reveal-asked = The game goes on: { $oaks } show their last cards.
reveal-asked-single = The bonus of the single hand: { $oaks } show their last cards.
reveal-acorn = { $oak }'s { $card } is an acorn card: it counts.
reveal-trunk = { $oak }'s { $card } is of the trunk suit: it counts.
reveal-acorn-and-trunk = { $oak }'s { $card } is an acorn card and of the trunk suit: it counts, once.
reveal-counts-not = { $oak }'s { $card } is neither an acorn card nor one of the { $suit }: it does not count.

## mast

mast-none = No Mast Year: neither Oak's last card counts.
mast-partial = Partial Mast Year: one Oak's last card counts.
mast-full = Full Mast Year: both Oaks' last cards count.
mast-none-tallied = No Mast Year.
mast-partial-tallied = Partial Mast Year.
mast-full-tallied = Full Mast Year.
mast-partial-joins = ♥ 2 to 5 join the next hand.
mast-full-joins = ♥ 2 to 9 join the next hand.

## boom

boom-none = No Boom: no Squirrel has { $least } acorn cards.
boom-yes = Squirrel Boom: { $squirrel } has { $count } acorn cards.
boom-tallied = Squirrel Boom: a Squirrel has { $least } acorn cards or more.
boom-joins = ♥ J, Q, K and A join the next hand.

## deal

deal-plain-deck = The deck: { $count } cards, all ♣ ♦ ♠ and no ♥.
deal-deck = The deck: { $count } cards, all ♣ ♦ ♠ and some ♥.
deal-bounty = Bounty in this hand: { $cards }.
deal-unseen = After the shuffle one card is set aside unseen; ♥10 is always in the deck.
deal-leaving = The bounty of the last hand leaves the deck: { $cards }.
deal-level =
    { $count ->
        [one] { $points } to { $points }: both teams have reached the goal of { $goal }, so play goes on until the scores differ.
       *[other] { $points } to { $points }: both teams have reached the goal of { $goal }, so play goes on until the scores differ.
    }
deal-sizes = The 3 go to { $favoured }, who then hold { $more } cards; { $other } holds { $fewer }. { $fewer } tricks are played.

## irregular

irregular-bounty-led = { $player } led ♥ in trick { $trick } before it was broken. That is right only from a hand of nothing but ♥: not yet clear.
irregular-bounty-led-proven = { $player } led ♥ in trick { $trick } before it was broken, and held another suit: proven, it was not allowed.
irregular-bounty-led-at-once = { $player } led ♥ in trick { $trick } before it was broken, with more cards in hand than ♥ were left: proven, it was not allowed.
irregular-bounty-led-cleared = { $player } led ♥ in trick { $trick } before it was broken, and held nothing but ♥: cleared, it was right.
irregular-revoke = { $player } did not follow { $suit } in trick { $trick }, but showed one in trick { $shown }: a revoke.
irregular-revoke-reveal = { $player } did not follow { $suit } in trick { $trick }, but revealed one at the end: a revoke.

## refused

refused-deal = A hand begins now: deal, or enter the trunk card.
refused-pass = The cards are dealt: pass, or enter the trunk card.
refused-trunk = Now the Speedy Squirrel shows the trunk card.
refused-tricks = A trick is being played: enter its cards.
refused-eat = { $player } chooses first: to eat, or to keep.
refused-reveal = Now the Oaks show their last cards.
refused-speedy = The second game begins: say first who is Speedy.
refused-over = The game is over.
refused-said = In a silent game nothing is said at the pass.
refused-turn = It is { $player }'s turn, not { $other }'s.
refused-four = A trick has four cards.
refused-left-out = An acorn card that was entered in this trick is left out.
refused-no-acorn = { $card } is no acorn card.
refused-stash = { $player } has no face-up stash of trick { $trick }.
refused-no-oak = { $player } is a Squirrel; only the Oaks reveal.
refused-revealed = { $player } has revealed already.
refused-stays = Acorn cards already eaten: { $eaten }; face-up: { $uneaten }. They stay.
refused-no-squirrel = { $player } is an Oak; Speedy is one of the Squirrels.
refused-discarded = At most { $most } acorn cards can lie in stashes: the others are out of play already.
refused-boom =
    { $count ->
        [one] A Boom needs { $least } acorn cards with one Squirrel, and only { $count } was counted.
       *[other] A Boom needs { $least } acorn cards with one Squirrel, and only { $count } were counted.
    }
refused-boom-shared = With the stashes entered before, no Squirrel can have { $least } of the { $count } acorn cards: that is no Boom.
refused-no-boom = Of { $count } acorn cards one Squirrel has { $least } or more: that is a Boom.
refused-too-many = That is more than the { $most } acorn cards of this hand's deck.
refused-mast = Say as well whether there was a Mast Year and a Boom: the game goes on by them.
refused-no-such-card = { $card } is not in this hand's deck: a misread card, or a wrong deck.
refused-seen = { $card } was already { $seen }: one of the two is misread.

## not-in-deck

not-in-deck-hearts = this hand has no hearts
not-in-deck-card = it is not in this hand's deck

## seen

seen-trunk = shown as trunk card
seen-trick = in trick { $number }
seen-reveal = revealed

## end

end-bonus = Bonus: Squirrels { $squirrels }, Oaks { $oaks }.
end-squirrels =
    { $count ->
        [one] Squirrels { $squirrels }, Oaks { $oaks }. The goal of { $goal } is reached: the Squirrels win.
       *[other] Squirrels { $squirrels }, Oaks { $oaks }. The goal of { $goal } is reached: the Squirrels win.
    }
end-oaks =
    { $count ->
        [one] Oaks { $oaks }, Squirrels { $squirrels }. The goal of { $goal } is reached: the Oaks win.
       *[other] Oaks { $oaks }, Squirrels { $squirrels }. The goal of { $goal } is reached: the Oaks win.
    }
end-tie =
    { $count ->
        [one] Squirrels { $squirrels }, Oaks { $oaks }. Both reached the goal of { $goal }: the win is shared.
       *[other] Squirrels { $squirrels }, Oaks { $oaks }. Both reached the goal of { $goal }: the win is shared.
    }
end-squirrels-single = Squirrels { $squirrels }, Oaks { $oaks }: the Squirrels win the single hand.
end-oaks-single = Oaks { $oaks }, Squirrels { $squirrels }: the Oaks win the single hand.
end-tie-single = Squirrels { $squirrels }, Oaks { $oaks }: the single hand is a tie.
end-game = Game { $number }: { $result }
end-sums-so-far = So far { $first } and { $third } have { $points }, { $second } and { $fourth } { $others }.
end-second-game = The teams swap sides for game 2 of 2: { $squirrels } are the Squirrels now.
end-sums-first = Both games together: { $first } and { $third } { $points }, { $second } and { $fourth } { $others }. { $first } and { $third } win the tournament.
end-sums-second = Both games together: { $first } and { $third } { $points }, { $second } and { $fourth } { $others }. { $second } and { $fourth } win the tournament.
end-sums-tie = Both games together: { $first } and { $third } { $points }, { $second } and { $fourth } { $others }. The tournament is a tie.

## task

task-deal = Hand { $number }: shuffle, set 3 aside, deal, then give out the 3.
task-deal-unseen = Hand { $number }: shuffle, set 1 aside unseen, then 3 more, deal, then give out the 3.
task-pass = Pass one card to your partner. You may say “many” or “few” of its kind.
task-pass-silent = Pass one card to your partner, in silence.
task-trunk = { $player } shows a card: its suit is trunk.
task-lead = { $player } leads.
task-follow = { $player } plays; { $suit } were led.
task-eat =
    { $count ->
        [one] { $player }: eat the stash, or keep it?
       *[other] { $player }: eat a stash, or keep them?
    }
task-reveal = { $player } shows the last card.
task-speedy = The second game: who is Speedy first?
task-over = The game is over.

## button

button-dealt = Cards are dealt
button-passed = Cards are passed
button-eat = Eat { $cards }
button-keep = Keep
button-speedy = { $player }

## account

account-title = Hand { $number }, card by card:
account-complete = All { $count } cards of the deck were seen.
account-held = { $player } held { $cards }.
account-hidden =
    { $count ->
        [one] Not seen, as it must be: { $cards }.
       *[other] Not seen, as it must be ({ $count }): { $cards }.
    }
account-awaited =
    { $count ->
        [one] Still to be shown: { $cards }.
       *[other] The Oaks still show their last cards, which are these ({ $count }): { $cards }.
    }
account-awaited-unseen = One of these stays unseen, and the Oaks show the others ({ $count }): { $cards }.
account-missing =
    { $count ->
        [one] Missing: { $cards }.
       *[other] Missing ({ $count }): { $cards }.
    }

## sheet

sheet-blank = {""}
sheet-agreed = Agreed: { $variant }.
sheet-goal = to { $goal }
sheet-game = Game { $number } of 2
sheet-single-hand = a single hand
sheet-incomplete = incomplete information
sheet-tournament = tournament
sheet-silent = silent
sheet-shared = equal scores share the win
sheet-teams = Squirrels: { $squirrels }. Oaks: { $oaks }.
sheet-hand = Hand { $number }. { $speedy } is Speedy; { $count } cards.
sheet-bounty = {"  "}Bounty: { $cards }
sheet-trunk = {"  "}Trunk:  { $suit } ({ $card })
sheet-head = {"  "}trick  { LEFT($first, width: 8, most: 8) } { LEFT($second, width: 8, most: 8) } { LEFT($third, width: 8, most: 8) } { LEFT($fourth, width: 8, most: 8) } won by
sheet-trick = {"  "}{ RIGHT($number, width: 4) }   { LEFT($first, width: 8) } { LEFT($second, width: 8) } { LEFT($third, width: 8) } { LEFT($fourth, width: 8) } { LEFT($winner, width: 8, most: 8) } { $outcome }{ $acorns }
sheet-running = {"  "}{ RIGHT($number, width: 4) }   { LEFT($first, width: 8) } { LEFT($second, width: 8) } { LEFT($third, width: 8) } { LEFT($fourth, width: 8) } …
sheet-acorns = {" "}({ $cards })
sheet-discarded = discarded
sheet-stashed = stashed
sheet-stashed-eaten = stashed and eaten
sheet-ate = ate the stash of trick { $trick }
sheet-kept = kept the stashes
sheet-choosing = chooses: eat or keep
sheet-warning = {"  "}! { $text }
sheet-note = {"  "}{ $text }
sheet-tally = {"  "}Eaten { $eaten }, uneaten { $uneaten }.
sheet-tallied = {"  "}Eaten { $eaten }, uneaten { $uneaten }; counted at the end, not followed.
sheet-revealed = {"  "}{ $oak } reveals { $card }.
sheet-total = {"  "}Total: Squirrels { $squirrels }, Oaks { $oaks }.
sheet-unfinished = Squirrels { $squirrels }, Oaks { $oaks }. Next: { $waiting }.
sheet-waits-deal = the deal
sheet-waits-pass = the pass
sheet-waits-trunk = the trunk card
sheet-waits-tricks = a card
sheet-waits-eat = eat or keep
sheet-waits-reveal = the Oaks' last cards
sheet-waits-speedy = who is Speedy in the second game

## course

course-leads = Hand { $number }: the { $team } take the lead, { $points } to { $others }.
course-level = Hand { $number }: level at { $points }.
course-decided-trick = From trick { $trick } of hand { $number } on, the { $team } were ahead for good.
course-decided-hand = From the tally of hand { $number } on, the { $team } were ahead for good.
course-richest = The richest trick, number { $trick } of hand { $number }: { $acorns }, won by { $winner }.
course-partial = Hand { $number } brought a Partial Mast Year.
course-full = Hand { $number } brought a Full Mast Year.
course-boom = Hand { $number } brought a Squirrel Boom: { $squirrel } had { $count } acorn cards.
course-boom-tallied = Hand { $number } brought a Squirrel Boom.

## result

result-no-mast = Hand { $number }: Squirrels { $squirrels }, Oaks { $oaks }.
result-partial-mast = Hand { $number }: Squirrels { $squirrels }, Oaks { $oaks }. Partial Mast Year.
result-full-mast = Hand { $number }: Squirrels { $squirrels }, Oaks { $oaks }. Full Mast Year.
result-no-boom = Hand { $number }: Squirrels { $squirrels }, Oaks { $oaks }. Squirrel Boom.
result-partial-boom = Hand { $number }: Squirrels { $squirrels }, Oaks { $oaks }. Partial Mast Year and Squirrel Boom.
result-full-boom = Hand { $number }: Squirrels { $squirrels }, Oaks { $oaks }. Full Mast Year and Squirrel Boom.

## position

position-deal = Hand { $hand }: the deal
position-trunk = Hand { $hand }: the trunk card
position-trick = Hand { $hand }, trick { $trick } of { $tricks }
position-reveal = Hand { $hand }: the last cards
position-between = Between the games
position-over = The end
position-in-game = Game { $game } · { $place }

## printed

printed-title = Mast Year
printed-won = win
printed-goal = goal { $goal }
printed-hand = Hand
printed-hand-number = Hand { $number }
printed-speedy = Speedy
printed-trunk = Trunk
printed-trunk-card = trunk { $card }
printed-deck = Deck
printed-eaten = Eaten
printed-uneaten = Uneaten
printed-mast = Mast Year
printed-boom = Squirrel Boom
printed-boom-of = { $squirrel }, { $count }
printed-squirrels = Squirrels
printed-oaks = Oaks
printed-none = –
printed-partial = partial, ♥2–5
printed-full = full, ♥2–9
printed-yes = yes
printed-tallied = counted at the end, not followed
printed-legend = ▸ leads · the winner stands on colour · ○ one acorn card stashed, face-up · ● one eaten at once · ●←3 ate the stash of trick 3 · … the Oaks' last cards
printed-foot = Mast Year: Squirrels vs. Oaks, a game by Jonathan Bovee · written by the Mast Year table companion

## report-phase

report-phase-deal = deal
report-phase-pass = pass
report-phase-trunk = trunk card
report-phase-tricks = tricks
report-phase-eat = eat or keep
report-phase-reveal = reveal
report-phase-speedy = choice of Speedy

## report-what

report-what-bounty-led = hearts led early
report-what-revoke = suit not followed

## report-counted

report-counted-hands = Hands
report-counted-mast = Mast Year
report-counted-none = none
report-counted-partial = partial
report-counted-full = full
report-counted-boom = Boom
report-counted-partial-boom = partial with Boom
report-counted-full-boom = full with Boom
report-counted-points = Points a hand, by the hearts in its deck
report-counted-trunk = Points a hand, by trunk
report-counted-D = ♦
report-counted-S = ♠
report-counted-C = ♣
report-counted-H = ♥
report-counted-squirrels = Squirrels
report-counted-oaks = Oaks
report-counted-tricks = Tricks won
report-counted-speedy = Speedy Squirrel
report-counted-squirrel = other Squirrel
report-counted-captured_by_oaks = Acorn cards captured by Oaks
report-counted-eaten_at_capture = Acorn cards eaten at capture
report-counted-eaten_later = Acorn cards eaten later

## marks

marks-title = Mark your deck
marks-how = Print these sheets on sticker paper in their true size, without scaling. Choose one way of marking, cut along the dashed lines, and mark the 22 cards below: every acorn and squirrel is then seen at a glance. The marks never cover an index.
marks-which = Which card gets which mark
marks-where = Where a mark goes
marks-minimal = Minimal mark
marks-sketch = Sketch
marks-stamp = Stamp
marks-minimal-place = Two small marks, one below each index: seen in a fan of cards.
marks-sketch-place = Two drawings, half-way down both long edges, beside the pips: one of them always stands upright.
marks-stamp-place = One large mark in the middle of the card.
marks-poker = poker cards, 63.5 mm wide
marks-bridge = bridge cards, 57 mm wide
marks-stickers = { $way } for { $size }: stickers of { $mm } mm
marks-token = The token of the Speedy Squirrel
marks-token-how = Cut out both discs together, fold between them and glue. It lies before the Speedy Squirrel and changes over after every hand.
marks-speedy = Speedy
marks-foot = Drawn by the companion. Mast Year: Squirrels vs. Oaks is a game by Jonathan Bovee.
marks-acorns = Acorns
marks-squirrels = Squirrels
marks-done =
    { $count ->
        [one] One card of { $all } is marked
       *[other] { $count } cards of { $all } are marked
    }
marks-all-done = The deck is marked: all { $all } cards.
marks-again = From the start
marks-tick = Touch each card once it is marked.

## about

about-game = Mast Year: Squirrels vs. Oaks is a game by Jonathan Bovee.

## report-option

report-option-goal = goal
report-option-incomplete_information = incomplete information
report-option-single_hand = single hand
report-option-tournament = tournament
report-option-silent = silent
report-option-equal_scores = equal scores
report-value-play-on = play on
report-value-shared = shared win

## kiosk-choose

kiosk-choose-minutes = estimated 40 min
kiosk-choose-about = Oaks hide acorns in their tricks, Squirrels find and eat them
