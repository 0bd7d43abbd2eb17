# What Bamboo Harvest says, in English. Gaps stand in braces; "one" and "other" are chosen by the count.
name = Bamboo Harvest
place = row { $row }, column { $column }

## count

count-reeds =
    { $count ->
        [one] 1 reed
       *[other] { $count } reeds
    }
count-deeds =
    { $count ->
        [one] 1 deed
       *[other] { $count } deeds
    }
count-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }

## done

done-grid = The forest is laid. The wild deeds are { $wild }: they match any card of the forest.
done-start = { $player } starts.
done-highest = { $player } discarded { $card }, the highest deed, and starts.
done-placed = { $player } places a token on { $card } ({ $place }).
done-deeds = All deeds lie face-up. { $player } takes the first turn.
done-built = { $player } pays { $cost } reeds and { $deed }, and builds on { $card } ({ $place }).
done-built-wild = { $deed } is wild: a build with it does not win.
done-missed-path = { $player }'s path is complete: it wins as { $player }'s next turn begins, if it still stands then.
done-missed-count = { $player } has { $tokens } tokens: they win as { $player }'s next turn begins, if they still stand then.
done-swapped = { $player } swaps { $one } and { $other } with { $deed } for { $cost } reeds; the disturbance token goes on { $token } ({ $place }).
done-swapped-free = { $player } swaps { $one } and { $other } with { $deed }, at most two cards apart and so free; the disturbance token goes on { $token } ({ $place }).
done-swapped-wild = { $deed } is wild and can be used for no other swap.
done-harvested = { $player } harvests { $gains } and has { $reeds } in store.
done-harvested-nothing = { $player } harvests nothing.
done-bought = { $player } buys a deed for { $cost } reeds.
done-redrew = { $player } discards a deed just drawn and draws another.
done-revealed = { $player } lays { $deeds } face-up.
done-discarded = { $player } discards { $deeds }.
done-drawn = Deeds are drawn from the pile, unseen by the others.
done-will-clear = After the build step { $player }'s disturbance token leaves the forest.
done-ended = { $player } has ended the turn.

## next

next-grid = Lay the forest: 49 red cards in seven rows of seven.
next-start = Everybody discards one of three deeds; the highest starts.
next-place = { $player } places a token on a vacant card of the forest.
next-deeds = Everybody lays the two other deeds face-up.
next-build = { $player } can build for { $cost } reeds and a matching deed, swap, or harvest.
next-build-only = { $player } can build for { $cost } reeds and a matching deed, or harvest.
next-no-build = { $player } has less than the { $cost } reeds of a build, and can swap or harvest.
next-swap = { $player } can swap two cards, or harvest.
next-harvest = { $player } harvests with every token.
next-manage = { $player } manages deeds, and ends the turn with three at most.

## win

win-path =
    { $own ->
        [one] { $winner } has a path of { $cards } cards from { $start } to { $end }: { $own } own token and { $guests }. { $winner } wins.
       *[other] { $winner } has a path of { $cards } cards from { $start } to { $end }: { $own } own tokens and { $guests }. { $winner } wins.
    }
win-guests =
    { $count ->
        [one] one of { $player }'s
       *[other] { $count } of { $player }'s
    }
win-count = { $winner } has built { $tokens } tokens and wins.
win-at-once = This stood already as the turn began, so no further build is needed.

## sheet

sheet-blank = {""}
sheet-player = { $letter }  { $player }: { $tokens }, { $reeds }, { $deeds }
sheet-wild = Wild deeds: { $cards }
sheet-no-forest = The forest has not been laid yet.
sheet-legend = A letter is a built card, * a disturbance token, = the winning path.
sheet-row = { $cells }
sheet-turn = Round { $round }, { $player }: { $did }; { $reeds } in store
sheet-built = built ({ $place })
sheet-swapped = swapped ({ $places })
sheet-harvested = harvested { $reeds }
sheet-setup = The game is being set up.
sheet-unfinished = { $player } is in turn, in round { $round }.

## course

course-built = Round { $round }: { $player } built on { $place }, token number { $count }.
course-richest = The richest harvest was { $player }'s in round { $round }: { $reeds }.

## refused

refused-grid = Lay the forest first.
refused-start = First it is settled who starts.
refused-place = Tokens are placed now.
refused-deeds = Everybody lays two deeds face-up now.
refused-build = A turn begins: build, swap or harvest.
refused-swap = This turn has built: swap or harvest.
refused-harvest = This turn has swapped: harvest.
refused-manage = This turn has harvested: manage deeds, or end the turn.
refused-over = The game is over.
refused-turn = It is { $player }'s turn.
refused-no-deed = { $card } is not among the deeds.
refused-accounted = Every { $card } among the deeds is accounted for.
refused-black = { $card } is black: the forest holds ♦ and ♥.
refused-third = { $card } lies in the forest a third time.
refused-too-many = The forest holds { $count } cards of this rank; { $card } is one more.
refused-start-by = Tell the discards, or who starts.
refused-each-one = Each of the { $count } players discards one deed.
refused-backs = { $card } was discarded twice: tell which has the black back.
refused-not-vacant = The card at { $place } is not vacant.
refused-pairs = Each of the { $count } players lays two deeds.
refused-none-down = { $player } has no face-down deed.
refused-not-up = { $card } does not lie face-up with { $player }.
refused-reeds = This costs { $cost } reeds, and { $player } has { $reeds }.
refused-no-token = All ten tokens of { $player } stand on the forest.
refused-no-match = { $card } does not match { $other }.
refused-used = { $card } has been swapped with already.
refused-two-places = Choose two different cards.
refused-no-match-swap = { $card } matches none of { $cards }.
refused-token-on = The disturbance token goes on one of the swapped cards.
refused-not-own = No token of { $player } stands at { $place }.
refused-twice = The token at { $place } harvests once.
refused-must = The token at { $place } can harvest, and must.
refused-picked = The token at { $place } harvests one adjacent vacant card, or all of one rank.
refused-managed = Deeds are bought and drawn before any is revealed or discarded.
refused-bought = A deed was bought in this turn already.
refused-court = A vacant { $card } lies beside a token of { $player }: no deed can be bought.
refused-redrawn = A deed was drawn again in this turn already.
refused-not-drawn = No deed was drawn in this turn.
refused-down = { $player } has { $count } face-down.
refused-nothing = Choose the deeds to discard.
refused-below = Nobody discards below { $count } deeds.
refused-too-many-deeds = { $player } discards down to { $count } deeds first.

## report-phase

report-phase-grid = laying out the forest
report-phase-start = starting player
report-phase-place = placing tokens
report-phase-deeds = showing deeds
report-phase-build = building
report-phase-swap = swapping
report-phase-harvest = harvest
report-phase-manage = managing deeds

## about

about-game = Bamboo Harvest is a game by Ben Klemens.

## the printed score sheet

printed-foot = Bamboo Harvest · written by the table companion
printed-forest = The forest
printed-reeds = Reeds, turn by turn

## survey

kiosk-survey-foreseeable = The end was foreseeable from round
report-survey-from-hand = from round { $hand } on ({ $count })

## tally, between two rounds

tally-needed = Whoever has { $tokens } tokens on the forest wins.
tally-built = Built on { $card } ({ $place }).
tally-no-build = Built nothing.
tally-harvested =
    { $count ->
        [0] Harvested nothing; { $has } in store.
        [one] Harvested { $reeds }; { $has } in store.
       *[other] Harvested { $reeds }; { $has } in store.
    }

## kiosk-choose

kiosk-choose-minutes = 35–50 min
kiosk-choose-about = Build a path of bamboo across the forest
