# What the screens of Nice One Squirrel! say, in English.
## ui.welcome

ui-welcome-title = Nice One Squirrel!
ui-welcome-subtitle = Nuts, caches and up to six squirrels: the companion at your table

## ui.variant

ui-variant-taking_up = Nuts may be taken up instead of played; 20 points end the game

## ui.seats

ui-seats-starts = the youngest: starts

## ui.nut

ui-nut-red = R
ui-nut-blue = B
ui-nut-green = G
ui-nut-yellow = Y
ui-nut-acorn = A
ui-nut-hazelnut = H
ui-nut-walnut = W
ui-nut-chestnut = C

## ui.table

ui-table-cache = Cache { $cache }
ui-table-last-round = last round
ui-table-which = Turn over the nut in cache { $cache }: which one is it?
ui-table-turned = Which nut was turned over?
ui-table-setup = Lay nine caches in a circle. Shuffle the nuts: one face-down where you see one here, { $count } to each player.
ui-table-other-cache = Another cache
ui-table-lit = Touch a lit cache.
ui-table-worths = What each nut scores there:
ui-table-some-worths = What each nut scores there (elsewhere no nut is open yet):
ui-table-play = Touch the nut that is played.
ui-table-no-nuts = No nuts in hand.
ui-table-both-open = Both copies of the { $nut } are open. Is one wrong? Touch History.
ui-table-pass = Play nothing
ui-table-take-one = Take one up
ui-table-take-up = Touch the nut that is taken up.
ui-table-play-instead = Play one instead
ui-table-seen-visit = Move the squirrel on the table: the camera enters it.
ui-table-seen-play = Play the nut on the table: the camera enters it.
ui-table-happened = What happened?

## ui.history

ui-history-help = Touch an entry to correct it.
ui-history-turns = All turns
ui-history-visit = to { $cache }
ui-history-found = to { $cache }, { $nut } turned over
ui-history-played = { $nut } +{ $points }
ui-history-took = took the { $nut }
ui-history-passed = played nothing

## ui.over

ui-over-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
ui-over-and = and
ui-over-colour = Colour
ui-over-kind = Type
ui-over-twin = Twins
ui-over-nuts = Nuts

## ui.ways

ui-ways-watch = Let the camera watch
ui-ways-watch-help = The printed set is followed turn by turn. What the camera cannot see, it asks.
ui-ways-watch-touches = hardly any touches
ui-ways-follow = Follow each turn
ui-ways-follow-help = Each turn is entered by touch: where the squirrel goes, what it turns over, what is played.
ui-ways-follow-touches = about 4 touches a turn

## first-hand

first-hand-begin = { $player } puts a squirrel on any cache (a card of the circle, 1 to 9) that has none. If a nut lies there face-down, turn it over.
first-hand-play = { $player } may lay one nut from hand there. It scores a point for each nut there of its colour, one for each of its kind, and two more if its twin (alike in both) lies there.
first-hand-move = From now on a squirrel goes on 1 to 4 caches clockwise, to one without a squirrel. Once somebody has no nuts left, everybody else has one more turn. The most points win.

## stand-in

stand-in-visit = For { $player }: go to cache { $cache }.
stand-in-play = For { $player }: of the open hand lay the first that is there of { $nuts }; else the one with the most points.
stand-in-pass = For { $player }: play nothing.
