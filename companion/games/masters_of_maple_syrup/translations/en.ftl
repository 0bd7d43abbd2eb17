# What Masters of Maple Syrup says, in English. Gaps stand in braces; a sentence with "one" and "other" is chosen by
# its count.
name = Masters of Maple Syrup

## action

action-tap = tap
action-harvest = harvest
action-develop = develop
action-choose = choose one

## type

type-tree = tree
type-utility = utility
type-unknown = unknown

## turn

turn-setup = Deal five cards each: keep three, and lay the other two face-up on the discards.
turn-selects = { $player } selects an action card.
turn-available = Available: { $actions }.
turn-reset = No action card lies sideways: all three are set back first.
turn-selected = { $player } selected { $action }: { $player } may take it first, then { $other }.
turn-chose = { $player } chose { $action }; { $other } takes no action.
turn-develops = By this card { $player } may develop a { $first } and { $other } a { $second }, for one less.
turn-discount = Each may develop a card of the type that the action card says, tree or utility, for one less.
turn-excess =
    { $count ->
        [one] At the turn's end { $player } discards one card, down to { $limit }.
       *[other] At the turn's end { $player } discards { $count } cards, down to { $limit }.
    }
turn-discarded =
    { $count ->
        [one] { $player } discarded one card, down to five.
       *[other] { $player } discarded { $count } cards, down to five.
    }
turn-ten =
    { $count ->
        [one] { $player } has { $count } cards on the property: this turn is the last one.
       *[other] { $player } has { $count } cards on the property: this turn is the last one.
    }
turn-ten-ended =
    { $count ->
        [one] { $player } has { $count } cards on the property: that ended the game.
       *[other] { $player } has { $count } cards on the property: that ended the game.
    }
turn-stands =
    { $hand ->
        [one] { $player } holds { $hand } card and has { $cards } on the property.
       *[other] { $player } holds { $hand } cards and has { $cards } on the property.
    }

## taken

taken-nothing = nothing
taken-tap = { $player } tapped { $cards }.
taken-harvest =
    { $count ->
        [one] { $player } harvested { $cards } and drew one card.
       *[other] { $player } harvested { $cards } and drew { $count } cards.
    }
taken-develop =
    { $count ->
        [one] { $player } developed { $card } and paid one card.
       *[other] { $player } developed { $card } and paid { $count } cards.
    }
taken-effect = { $player } used { $card }: { $parts }.

## effect

effect-draw =
    { $count ->
        [one] drew one card
       *[other] drew { $count } cards
    }
effect-take =
    { $count ->
        [one] took one card from the discards
       *[other] took { $count } cards from the discards
    }
effect-discard =
    { $count ->
        [one] discarded one card
       *[other] discarded { $count } cards
    }
effect-tap = tapped { $cards }
effect-untap = turned { $cards } upright
effect-tuck-hand =
    { $count ->
        [one] tucked one card from the hand
       *[other] tucked { $count } cards from the hand
    }
effect-tuck-deck =
    { $count ->
        [one] tucked one card from the deck
       *[other] tucked { $count } cards from the deck
    }
effect-tuck-discard =
    { $count ->
        [one] tucked one card from the discards
       *[other] tucked { $count } cards from the discards
    }
effect-untuck =
    { $count ->
        [one] took one tucked card into the hand
       *[other] took { $count } tucked cards into the hand
    }
effect-develop = developed { $card }

## tally

tally-asked =
    { $count ->
        [one] The game is over. The value of one card is still to be said, with its bonus.
       *[other] The game is over. The values of { $count } cards are still to be said, with their bonuses.
    }

## end

end-won = { $player } wins, { $points } to { $others }.
end-tie = Both properties are worth { $points }: a tie remains a tie.
tally-again = What a card is worth can be changed here.

## refused

refused-select = A turn begins now: select an action card.
refused-act = The action is being taken: tap, harvest, develop, an effect, or the turn's end.
refused-tally = The game is over: only values of cards are entered.
refused-over = The game is over: only values of cards can be mended.
refused-no-action = That is none of the three action cards of this variant.
refused-chosen = What is chosen is said exactly with the card 'choose one'.
refused-turned = The action card { $action } is turned already.
refused-other-action = The action of this turn is { $action }.
refused-no-turn = { $player } takes no action in this turn.
refused-late = { $player } acts first, and the other player has acted already.
refused-developed = { $player } has developed a card by the action card already.
refused-type = { $player } may only develop a { $kind } by this action card.
refused-drew = Say how many cards were drawn.
refused-paid = Say how many cards were paid for { $card }.
refused-excess =
    { $count ->
        [one] { $player } discards exactly one card.
       *[other] { $player } discards exactly { $count } cards.
    }
refused-place = { $player }'s property has no card there.
refused-utility = { $card } is a utility: only trees are tapped.
refused-tapped = { $card } is tapped already.
refused-untapped = { $card } is not tapped.
refused-copies =
    { $count ->
        [one] The only copy of { $card } lies on a property already.
       *[other] All { $count } copies of { $card } lie on the properties already.
    }
refused-deck =
    { $count ->
        [0] Deck and discards hold no card any more.
        [one] Deck and discards hold only one card together.
       *[other] Deck and discards hold only { $count } cards together.
    }
refused-discards =
    { $count ->
        [0] The discard pile holds no card.
        [one] The discard pile holds only one card.
       *[other] The discard pile holds only { $count } cards.
    }
refused-hand =
    { $count ->
        [0] { $player } holds no card.
        [one] { $player } holds only one card.
       *[other] { $player } holds only { $count } cards.
    }
refused-tucked =
    { $count ->
        [0] No card lies under that card.
        [one] Only one card lies under that card.
       *[other] Only { $count } cards lie under that card.
    }
refused-no-effect = Say what the effect did.
refused-from = Say how many cards were tucked.

## task

task-select = { $player } selects an action card.
task-tap = { $player } taps, then { $other }.
task-harvest = { $player } harvests, then { $other }.
task-develop = { $player } may develop one card, then { $other }.
task-tap-alone = { $player } taps.
task-harvest-alone = { $player } harvests.
task-develop-alone = { $player } may develop one card.
task-end = { $player } ends the turn.
task-tally = Say what the cards are worth, with their bonuses.
task-over = The game is over.

## sheet

sheet-blank = {""}
sheet-agreed = Agreed: { $variant }.
sheet-standard = the standard game
sheet-rivals = the rivals variant, with { $third } as third action card
sheet-turn = { RIGHT($number, width: 3) }  { $player }: { $action }
sheet-turn-chosen = { RIGHT($number, width: 3) }  { $player }: { $action } (chosen)
sheet-note = {"     "}{ $text }
sheet-property =
    { $count ->
        [one] { $player }: one card on the property, { $hand } in hand.
       *[other] { $player }: { $count } cards on the property, { $hand } in hand.
    }
sheet-card = {"     "}{ $card } ({ $type }): { $value }{ $tapped }{ $tucked }
sheet-unknown = ?
sheet-open-bonus = { $value } + ?
sheet-tapped = , tapped
sheet-tucked =
    { $count ->
        [one] , one card tucked
       *[other] , { $count } cards tucked
    }
sheet-sideways = Action card { $action }: sideways.
sheet-toward = Action card { $action }: toward { $player }.
sheet-piles = Deck: { $deck }; discards: { $discard }.
sheet-standing =
    { $count ->
        [one] { $player }: one point.
       *[other] { $player }: { $count } points.
    }
sheet-unfinished = Next: { $waiting }.
sheet-waits-select = an action card
sheet-waits-act = the action, or the turn's end
sheet-waits-tally = the values of cards

## result

result-side =
    { $count ->
        [one] { $player }: { $points } for one card.
       *[other] { $player }: { $points } for { $count } cards.
    }

## course

course-leads = Turn { $number }: { $player } takes the lead, { $points } to { $others }.
course-level = Turn { $number }: level at { $points }.
course-leads-tally = In the tally { $player } takes the lead, { $points } to { $others }.
course-level-tally = In the tally both come level at { $points }.
course-best = { $player }'s best card: { $card }, worth { $points }.

## report-phase

report-phase-select = choosing an action
report-phase-act = acting
report-phase-tally = counting up

## about

about-game = Masters of Maple Syrup is a game by Sébastien Bernier-Wong (Firestarter Games, 2024).

## print

print-title = Masters of Maple Syrup: the companion's play-test deck
print-foot = The companion's own play-test deck, not the publisher's. Print without scaling, on both sides, turned along the long edge. Cut along the lines.
print-mark = Companion play-test deck · not the publisher's
print-cost = cost
print-value = value
print-tap = Tap up to two trees.
print-harvest = Harvest up to two trees.
print-develop = Develop one card.
print-rivals-tap = Tap up to two trees.
print-rivals-choose = Choose tap, harvest or develop. The other player takes no action.
print-rivals-develop = Develop one card, for one less.

## survey

kiosk-survey-foreseeable = The end was foreseeable from your turn
report-survey-from-hand = from turn { $hand } of a player on ({ $count })

## tally, between two rounds

tally-has = Hand { $hand } of { $limit } cards, property { $cards } of { $last }.

## report-option

report-option-rivals = rivals
report-option-third = third white side
report-option-develops = may develop
report-value-tap = tap
report-value-harvest = harvest
report-value-none = free

## board

board-worth = ★ { $value }{ $tucked }

## kiosk-choose

kiosk-choose-minutes = about 20 min
kiosk-choose-about = Tap trees, harvest syrup, and build the best property
