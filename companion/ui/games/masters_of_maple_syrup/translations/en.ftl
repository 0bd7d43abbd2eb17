# What the screens of Masters of Maple Syrup say, in English.

## ui.welcome

ui-welcome-title = Maple Syrup
ui-welcome-subtitle = Masters of Maple Syrup: tap, harvest, develop

## ui.ways

ui-ways-watch = Let the camera watch
ui-ways-watch-help = It sees which cards lie on both properties and how; one touch enters the difference. Action cards are touched.
ui-ways-watch-touches = about 2 touches a turn
ui-ways-follow = By hand
ui-ways-follow-help = Each action is touched.
ui-ways-follow-touches = about 4 touches a turn

## ui.seen

ui-seen-enter = The camera saw this. Enter it?
ui-seen-which = What happened?
ui-seen-not-so = Not so
ui-seen-unexplained = The camera sees something that no entry explains: { $changes }
ui-seen-understood = I’ll see to it
ui-seen-sideways = { $cards } sideways
ui-seen-upright = { $cards } upright
ui-seen-laid = { $cards } new
ui-seen-tucked =
    { $count ->
        [one] a card under { $cards }
       *[other] { $count } cards under { $cards }
    }
ui-seen-untucked =
    { $count ->
        [one] a card taken from under { $cards }
       *[other] { $count } cards taken from under { $cards }
    }
ui-seen-selected = “{ $cards }” turned
ui-seen-set-back = “{ $cards }” sideways again

## ui.learn

ui-learn-action = Action card: { $action }
ui-learn-write-down = What it says

## ui.catalogue

ui-catalogue-open = Write down your cards
ui-catalogue-title = Your cards
ui-catalogue-add = A new card
ui-catalogue-count =
    { $count ->
        [0] No card yet. What is not told is asked when it is needed.
        [one] One kind of card. Touch it to see what is known of it.
       *[other] { $count } kinds of card. Touch one to see what is known of it.
    }
ui-catalogue-search = Search
ui-catalogue-search-part = Part of its name
ui-catalogue-found =
    { $count ->
        [0] No card has “{ $part }” in its name.
        [one] One card has “{ $part }” in its name.
       *[other] { $count } cards have “{ $part }” in their names.
    }
ui-catalogue-new = New: { $card }. What you do not know stays “?”.
ui-catalogue-taken = { $card } is there already.
ui-catalogue-cost = Cost
ui-catalogue-value = Value
ui-catalogue-draws = Cards drawn when harvested
ui-catalogue-copies = How many of it
ui-catalogue-text = What does the card say?
ui-catalogue-no-text = Type its text
ui-catalogue-keep = Keep this card
ui-catalogue-remove = Take it out
ui-catalogue-removed = { $card } is taken out. “Keep this card” puts it back.
ui-catalogue-not-kept = The cards cannot be kept: { $why }

## ui.order

ui-order-refused = { $name } acts before { $other }, and in that order this does not fit: { $why }

## ui.bar

ui-bar-turn = Turn { $number }
ui-bar-last-turn = The last turn!

## ui.variant

ui-variant-rivals = Rivals: the white sides
ui-variant-third-tap = Third white side: tap
ui-variant-third-harvest = Third white side: harvest
ui-variant-catalogue-none = Catalogue: none. What is not known is asked in play
ui-variant-catalogue-playtest = Catalogue: the play-test deck
ui-variant-catalogue-own =
    { $count ->
        [one] Catalogue: { $name }, { $count } kind of card
       *[other] Catalogue: { $name }, { $count } kinds of card
    }
ui-variant-catalogue-kept =
    { $count ->
        [one] Catalogue: as last time, { $count } kind of card
       *[other] Catalogue: as last time, { $count } kinds of card
    }
ui-variant-catalogue-broken = Left out: { $why }

## ui.seats

ui-seats-is-first = wears the most red: begins

## ui.side

ui-side-hand = hand { $count } of { $limit }
ui-side-cards = property { $count } of { $last }
ui-side-selects = Touch an action card
ui-side-may-tap = Touch trees to tap, as the card says
ui-side-may-harvest = Touch tapped trees, as the card says
ui-side-may-develop = May develop one card
ui-side-over-limit =
    { $count ->
        [one] One card too many
       *[other] { $count } cards too many
    }

## ui.way

ui-way-end = End the turn
ui-way-end-discard = Discard { $count }, end
ui-way-develop = Develop
ui-way-effect = Use a card text

## ui.action

ui-action-sideways = sideways
ui-action-points = toward { $name }

## ui.card

ui-card-tapped = tapped
ui-card-tucked = +{ $count } under

## ui.piles

ui-piles = Deck { $deck } · discards { $discard }

## ui.ask

ui-ask-which = Whose text? Touch the card
ui-ask-develop = Which card is developed?
ui-ask-develop-discount = Which card is developed? Each costs one less.
ui-ask-discount = { $card }: one less than its cost
ui-ask-price = costs { $price }
ui-ask-other = Type its name…
ui-ask-name = What is the card called?
ui-ask-paid-count = Cards paid
ui-ask-drew-count = Cards drawn
ui-ask-choose = { $name } chooses
ui-ask-take = That is it
ui-ask-leave = Not after all

## ui.effect

ui-effect-draw = Drawn
ui-effect-take = Taken from the discards
ui-effect-discard = Discarded
ui-effect-tuck = Tucked under it
ui-effect-untuck = Taken from under it
ui-effect-from-hand = Tucked from: the hand
ui-effect-from-deck = Tucked from: the deck
ui-effect-from-discard = Tucked from: the discards
ui-effect-tap = Tap { $card }
ui-effect-untap = Turn { $card } upright
ui-effect-develop = Develop { $card }
ui-effect-develop-none = Develop nothing
ui-effect-no-text = Its text is not known here: count what it did.
ui-effect-take-it = That was it

## ui.entry

ui-entry-tap = tap { $cards }
ui-entry-harvest = harvest { $cards }
ui-entry-harvest-count = { $count } trees harvested
ui-entry-drew = drew { $count }
ui-entry-paid = paid { $count }
ui-entry-card-text = The card says: “{ $text }”
ui-entry-end = Turn ended
ui-entry-end-discard =
    { $count ->
        [one] Turn ended, one card discarded
       *[other] Turn ended, { $count } cards discarded
    }
ui-entry-tap-count =
    { $count ->
        [one] one tree tapped
       *[other] { $count } trees tapped
    }
ui-entry-untap-count =
    { $count ->
        [one] one tree upright
       *[other] { $count } trees upright
    }

## ui.change

ui-change-hand = hand { $was } → { $becomes }
ui-change-deck = Deck { $was } → { $becomes }
ui-change-discards = Discards { $was } → { $becomes }
ui-change-away = { $card } away
ui-change-under = { $card }: { $was } → { $becomes } under it

## ui.history

ui-history-help = Touch an entry to correct it.
ui-history-tally = The tally

## ui.tally

ui-tally-title = What is each card worth?
ui-tally-points = Worth, with its bonus
ui-tally-sum = { $points } so far
ui-tally-take = It is worth that
ui-tally-done = Done
ui-tally-no-text = Its text is not known here: read its value on the card.

## ui.over

ui-over-wins-one = { $name } wins!
ui-over-bonuses = Bonuses, card by card

## first-hand

first-hand-aim = Each builds a property of trees and utilities: the more valuable one wins. The game ends when one has ten cards.
first-hand-select = { $player } takes one of the three action cards and turns it so that its hand points at { $player }. Each may do what their end of the card says: { $player } first, then the neighbour.
first-hand-tap = TAP: turn upright trees sideways, as many as the card says. Tapped trees can be harvested later.
first-hand-harvest = HARVEST: turn tapped trees upright again, and draw as many cards as each of them says.
first-hand-develop = DEVELOP: lay one card from your hand on your property. Pay with as many other cards from your hand as it costs.
first-hand-choose = CHOOSE: { $player } alone taps, harvests or develops.

## stand-in

stand-in-select = For { $player }: select { $action }.
stand-in-choose = For { $player }: select the card that lets you choose, and { $action }.
stand-in-tap = For { $player }: tap { $cards }.
stand-in-harvest = For { $player }: harvest { $cards }.
stand-in-develop = For { $player }: develop the dearest card that the open hand can pay; pay with the cheapest ones.
stand-in-discard = For { $player }: once { $other } is done, end the turn and discard the cheapest cards: { $count }.
stand-in-end = For { $player }: once { $other } is done, end the turn.
