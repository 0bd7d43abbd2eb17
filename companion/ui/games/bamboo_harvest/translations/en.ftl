# What the screens of Bamboo Harvest say, in English.
## ui.welcome

ui-welcome-title = Bamboo Harvest
ui-welcome-subtitle = Harvest, build, and cross the forest · 2–4 players · by Ben Klemens

## ui.ways

ui-ways-watch = The camera watches
ui-ways-watch-help = Play, and confirm with one touch what it has seen in the forest.
ui-ways-watch-touches = one touch a turn
ui-ways-follow = Every move by touch
ui-ways-follow-help = Touch the forest and say what happens; the companion counts.
ui-ways-follow-touches = about 4 touches a turn

## ui.games

ui-games-stands = tokens { $tokens }

## ui.bar

ui-bar-round = Round { $number }
ui-bar-setup = Setting up

## ui.plate

ui-plate-player = Player
ui-plate-tokens = Tokens
ui-plate-reeds = Reeds
ui-plate-deeds = Deeds

## ui.history

ui-history-line-grid = The forest
ui-history-line-start = The start
ui-history-line-tokens = Tokens, round { $number }
ui-history-line-laydeeds = Deeds
ui-history-turn = Turn { $number }
ui-history-help = Touch an entry to correct it.
ui-history-grid = The forest
ui-history-start = { $name } starts
ui-history-start-by = Discarded: { $cards }
ui-history-deeds = { $deeds }
ui-history-place = { $spot }
ui-history-build = builds on { $spot } with { $deed }
ui-history-swap = swaps { $one } and { $other } with { $deed }, token on { $token }
ui-history-swap-in-short = swaps { $one } and { $other } with { $deed }
ui-history-harvest = harvests { $gains }
ui-history-harvest-tokens =
    { $count ->
        [one] harvests with 1 token
       *[other] harvests with { $count } tokens
    }
ui-history-buy = buys a deed
ui-history-redraw = draws a deed again
ui-history-reveal = lays { $cards } face-up
ui-history-discard = discards { $cards }
ui-history-face-down = { $count } face-down
ui-history-end = ends the turn

## ui.harvest

ui-harvest-nothing = nothing
ui-harvest-none = Nothing can be harvested: go on
ui-harvest-open = Touch each token that can harvest in several ways.
ui-harvest-best = Best harvest: { $gains }
ui-harvest-chosen = Harvest: { $gains }
ui-harvest-which = What does the token at { $spot } harvest?
ui-harvest-of = { $cards }: { $gains }

## ui.correct

ui-correct-cards =
    { $count ->
        [one] 1 card of the forest lies elsewhere or is another.
       *[other] { $count } cards of the forest lie elsewhere or are others.
    }

## ui.over

ui-over-won = { $name } wins!

## ui.grid

ui-grid-first = Lay both decks' red cards but one J, Q and K face-up, seven rows of seven. Which lies at { $spot }?
ui-grid-next =
    { $count ->
        [one] Which card lies at { $spot }? It is the last one.
       *[other] Which card lies at { $spot }? { $count } are left.
    }
ui-grid-change = Which card lies at { $spot }?
ui-grid-whole = The forest is whole. Touch a card to change it.
ui-grid-take = This is the forest
ui-grid-likely = { $card }?
ui-grid-empty = Take it off

## ui.start

ui-start-who = Shuffle all other cards: the deeds. Everybody gets three and discards one; the highest discard starts.
ui-start-seat = { $name } starts
ui-start-discards = Tell the discards
ui-start-discard = What does { $name } discard?
ui-start-backs = Two discards are equal. Whose has the black back?
ui-start-black = { $names }

## ui.entered

ui-entered-whose = { $name }: { $card }
ui-entered-which = Touch the deed that was another one.
ui-entered-other = Another deed
ui-entered-instead = What was it instead of { $card } ({ $name })?

## ui.choice

ui-choice-back = ← Back

## ui.place

ui-place-task = { $name } puts a token on a card and turns it face-down: touch that card.
ui-place-aim = The aim: a path of built cards from one edge to the opposite one, your own and one to three of the others' (of one player at most two). Or { $tokens } of your tokens built.
ui-place-aim-two = The aim: a path of built cards from one edge to the opposite one, your own and one or two of the other player's. Or { $tokens } of your tokens built.

## ui.deeds

ui-deeds-task = Which deeds does { $name } lay face-up? { $number } of { $count }.

## ui.turn

ui-turn-build = { $name }: touch a card to build ({ $cost } reeds) or to swap it – or harvest.
ui-turn-build-only = { $name }: touch a card to build ({ $cost } reeds) – or harvest.
ui-turn-swap = { $name }: touch a card to swap it – or harvest.
ui-turn-harvest = { $name } harvests. Touch a token to see all its choices.

## ui.card

ui-card-both = { $spot }: build here ({ $cost } reeds), or touch the card to swap it with; its cost stands there.
ui-card-build = { $spot }: build here for { $cost } reeds?
ui-card-swap = { $spot }: touch the card to swap it with; its cost stands there.
ui-card-neither = { $spot }: you lack a deed or the reeds to build or to swap here.
ui-card-dear = Swaps farther away cost { $cost } reeds or more; you have { $reeds }.
ui-card-build-with = Build with { $deed }
ui-card-build-down = Build, face-down { $deed }
ui-card-wild = wild: does not win

## ui.swap

ui-swap-task = { $one } and { $other } change places for { $cost } reeds. Where does the disturbance token go?
ui-swap-free = { $one } and { $other } change places for free. Where does the disturbance token go?
ui-swap-token = Token on { $spot }
ui-swap-wild = uses up the wild { $deed }

## ui.manage

ui-manage-only-end = { $name } ends the turn.
ui-manage-can-buy = { $name } may buy a deed, and ends the turn.
ui-manage-task = { $name } may lay deeds face-up, and ends the turn.
ui-manage-surplus =
    { $count ->
        [one] { $name } has one deed too many: discard down to three.
       *[other] { $name } has { $count } deeds too many: discard down to three.
    }
ui-manage-which = Which face-down deed does { $name } show?
ui-manage-end = End the turn
ui-manage-buy = Buy a deed: { $cost } reeds
ui-manage-redraw = Discard one just drawn, draw again
ui-manage-reveal = Lay a deed face-up
ui-manage-discard = Discard { $card }
ui-manage-discard-down =
    { $count ->
        [one] Discard 1 face-down
       *[other] Discard { $count } face-down
    }

## statistics

statistics-title = How the game went
statistics-reeds = Reeds
statistics-forest = The forest in the end
statistics-needed = Builds still needed
statistics-needed-last =
    { $count ->
        [0] { $name }: a path is complete.
        [one] { $name }: one build was still needed for a path.
       *[other] { $name }: { $count } builds were still needed for a path.
    }

## ui.scan

ui-scan-forest = Scan the forest
ui-scan-forest-help = Let the camera see all 49 cards, from above or from your hand.
ui-scan-looking = Looking for seven rows of seven cards …
ui-scan-read =
    { $count ->
        [one] 1 card is read.
       *[other] { $count } cards are read.
    }
ui-scan-open =
    { $count ->
        [one] 1 is in doubt: look again, or say it by touch.
       *[other] { $count } are in doubt: look again, or say them by touch.
    }
ui-scan-seen = Seen: { $entry }
ui-scan-take = Take this over
ui-scan-same = The forest lies as it is kept.
ui-scan-swapped = { $one } and { $other } have changed places.
ui-scan-pushed-row = Row { $number } has been pushed: put it back.
ui-scan-pushed-column = Column { $number } has been pushed: put it back.
ui-scan-other = { $seen } lies at { $where }, where { $card } is kept.
ui-scan-up = { $where }: face-up { $card }, where a token is kept.
ui-scan-token = { $where }: a token of { $seen }, where one of { $name } is kept.
ui-scan-down = { $where }: face-down, where { $card } is kept.
ui-scan-empty = { $where }: no card, where { $card } is kept.
ui-scan-undisturbed = { $where }: the disturbance token of { $name } is not seen.
ui-scan-disturbed = { $where }: a token of { $name } on a face-up card, where none is kept.
ui-scan-some-token = { $where }: a token on a face-up card, where none is kept.

## first-hand

first-hand-aim = You win with a path of built cards from one edge of the forest to the opposite one: yours, and one to three of the others' (two of one player at most). Or with eight of your tokens (ten if two play).
first-hand-grid = Of both decks, the red cards without one J, one Q and one K are the forest: lay these 49 face-up in seven rows of seven. All the others are the deeds: shuffle them, face-down.
first-hand-start = Everybody gets three deeds, and discards one. All show it at once: the highest begins (A is low, K is high).
first-hand-place = { $player } puts a token on any face-up card of the forest, and turns that card face-down: it is built. The others are free. Everybody does so twice.
first-hand-deeds = Everybody lays the two other deeds face-up. A deed matches the forest cards with the same number or letter.
first-hand-build = { $player } may build: pay 30 reeds and a matching deed, turn a free card face-down and put a token on it. Or go on.
first-hand-swap = { $player } may swap two free cards if an open deed matches one of them. Or go on.
first-hand-harvest = { $player } harvests: each token takes reeds from a free card beside it, half its number, rounded up (A is 1). J, Q and K give a deed instead.
first-hand-manage = The turn ends: at most three deeds stay. The next player, clockwise, follows.

## stand-in

stand-in-deeds = For { $player }: lay any two deeds face-up.
stand-in-place = For { $player }: place the token on { $card } ({ $place }).
stand-in-build = For { $player }: build on { $card } ({ $place }) with { $deed }.
stand-in-build-if = For { $player }: with one of { $deeds } among its deeds, build on { $card } ({ $place }); else { $other }.
stand-in-turn = For { $player }: { $does }.
stand-in-swap = swap { $one } ({ $where }) with { $other } ({ $there }), disturbance token on the first place
stand-in-harvest = harvest { $cards }
stand-in-no-harvest = harvest nothing
stand-in-buy = For { $player }: buy a deed.
stand-in-reveal = For { $player }: lay a face-down deed face-up.
stand-in-discard = For { $player }: give away deeds that match no vacant card, else the oldest: { $count }.
stand-in-end = For { $player }: end the turn.
