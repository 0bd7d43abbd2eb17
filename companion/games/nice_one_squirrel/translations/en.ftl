# What Nice One Squirrel! says, in English. Gaps stand in braces; "one" and "other" are chosen by the count.
name = Nice One Squirrel!

## nut

nut-RA = red acorn
nut-RH = red hazelnut
nut-RW = red walnut
nut-RC = red chestnut
nut-BA = blue acorn
nut-BH = blue hazelnut
nut-BW = blue walnut
nut-BC = blue chestnut
nut-GA = green acorn
nut-GH = green hazelnut
nut-GW = green walnut
nut-GC = green chestnut
nut-YA = yellow acorn
nut-YH = yellow hazelnut
nut-YW = yellow walnut
nut-YC = yellow chestnut

## squirrel

squirrel-1 = Tufty Squirrel
squirrel-2 = Cyril the Squirrel
squirrel-3 = Squirrel Nutkin
squirrel-4 = Squirrel Smith
squirrel-5 = the fifth squirrel
squirrel-6 = the sixth squirrel

## print

print-title = Nice One Squirrel!: caches, squirrels and nuts
print-foot = Print without scaling, on both sides, turned along the long edge. Cut along the lines.

## count

count-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
count-nuts =
    { $count ->
        [one] 1 nut in hand
       *[other] { $count } nuts in hand
    }

## score

score-points =
    { $count ->
        [one] { $player } plays a { $nut } into cache { $cache } and scores 1: { $reasons }.
       *[other] { $player } plays a { $nut } into cache { $cache } and scores { $count }: { $reasons }.
    }
score-nothing = { $player } plays a { $nut } into cache { $cache }; no nut there has its colour or its type, so it scores nothing.
score-colour =
    { $count ->
        [one] 1 for a nut of the same colour
       *[other] { $count } for nuts of the same colour
    }
score-kind =
    { $count ->
        [one] 1 for a nut of the same type
       *[other] { $count } for nuts of the same type
    }
score-twin =
    { $count ->
        [one] 1 for its twin
       *[other] { $count } more for its twin
    }

## turn

turn-found = { $player } goes to cache { $cache } and turns over a { $nut }.
turn-moved = { $player } goes to cache { $cache }, where no nut lies face-down.
turn-stayed = { $player } stays at cache { $cache }.
turn-passed = { $player } plays nothing at cache { $cache }.
turn-took = { $player } takes a { $nut } up from cache { $cache }.

## next

next-first = { $player } puts the squirrel on any cache without a squirrel.
next-visit =
    { $count ->
        [one] { $player } moves on clockwise, by 1 to 4 caches: only cache { $caches } is free there.
       *[other] { $player } moves on clockwise, by 1 to 4 caches: caches { $caches } are free there.
    }
next-blocked = All four caches ahead are taken: { $player } stays at cache { $cache }, and the turn goes on there.
next-act = { $player } plays one nut from hand into the cache, or nothing.
next-act-or-take = { $player } plays one nut from hand into the cache, takes one up from it, or does nothing.

## last

last-hand = { $player } has no nuts left: everybody else has one more turn.
last-points = { $player } has reached { $goal } points: everybody else has one more turn.

## end

end-won =
    { $count ->
        [one] { $winners } wins with 1 point.
       *[other] { $winners } wins with { $count } points.
    }
end-shared =
    { $count ->
        [one] { $winners } share the win with 1 point each.
       *[other] { $winners } share the win with { $count } points each.
    }

## sheet

sheet-blank = {""}
sheet-taking-up = Nuts may be taken up.
sheet-player = { $player }: { $points }, { $hand }
sheet-player-at = { $player }: { $points }, { $hand }, squirrel at cache { $cache }
sheet-legend = The points of each play: colour + type + twin.
sheet-play = { RIGHT($number, width: 3) }  { $player }: { $nut } into cache { $cache }, { $colour } + { $kind } + { $twin } = { $points }
sheet-passed = { RIGHT($number, width: 3) }  { $player }: nothing into cache { $cache }
sheet-took = { RIGHT($number, width: 3) }  { $player }: { $nut } taken up from cache { $cache }
sheet-cache = Cache { $number }: { $nuts }{ $down }
sheet-empty-cache = Cache { $number }: no nut face-up{ $down }
sheet-down = , one face-down
sheet-unfinished = { $player } is next.

## course

course-leads =
    { $points ->
        [one] Nut { $number }: { $player } takes the lead with 1 point.
       *[other] Nut { $number }: { $player } takes the lead with { $points } points.
    }
course-by-cache = Points by cache
course-by-nut = Points by nut
course-by-play = Points, nut after nut
course-caches =
    { $number ->
        [one] Cache { $best } brought most: { $points } of all { $count } points.
       *[other] Caches { $best } brought most: each { $points } of all { $count } points.
    }
course-nuts =
    { $number ->
        [one] This nut brought most: { $best }, with { $points } of all { $count } points.
       *[other] These nuts brought most: { $best }, each with { $points } of all { $count } points.
    }

## refused

refused-visit = The squirrel goes to a cache now.
refused-act = The squirrel has reached its cache: play a nut, or nothing.
refused-over = The game is over.
refused-turn = It is { $player }'s turn.
refused-reach = { $player } cannot go to cache { $cache } now; { $count ->
        [one] only cache { $caches } can be reached.
       *[other] the caches { $caches } can be reached.
    }
refused-lies-down = A nut lies face-down in cache { $cache }: turn it over and enter it.
refused-nothing-down = No nut lies face-down in cache { $cache }.
refused-third = Both copies of the { $nut } have come to light already.
refused-taking-up = Nuts are not taken up in this game.
refused-not-there = No { $nut } lies face-up in cache { $cache }.

## not-in-deck

not-in-deck-squirrel = nobody here plays { $squirrel }

## report-phase

report-phase-visit = visiting
report-phase-act = playing a nut

## about

about-game = Nice One Squirrel! is a game for two to six players.

## printed

printed-foot = Nice One Squirrel! · written by the table companion

## survey

kiosk-survey-foreseeable = The end was foreseeable from round
report-survey-from-hand = from round { $hand } on ({ $count })

## report-option

report-option-taking_up = taking up nuts

## board

board-cache = Cache { $number }

## kiosk-choose

kiosk-choose-minutes = estimated 20 min
kiosk-choose-about = Lay nuts into caches where they match
