# What the screens of Bamboo Harvest say, in English.
## ui.welcome

ui-welcome-title = Bamboo Harvest
ui-welcome-subtitle = Harvest, build, and cross the forest · 2–4 players · by Ben Klemens

## ui.ways

ui-ways-follow = Every move by touch
ui-ways-follow-help = Touch the forest and say what happens; the companion counts.

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
ui-plate-builds = Builds

## ui.history

ui-history-setup = Setting up
ui-history-turn = Turn { $number }
ui-history-help = Touch an entry to correct it.
ui-history-grid = The forest
ui-history-start = { $name } starts
ui-history-start-by = Discarded: { $cards }
ui-history-deeds = Deeds: { $deeds }
ui-history-place = token on { $spot }
ui-history-build = builds on { $spot } with { $deed }
ui-history-swap = swaps { $one } and { $other } with { $deed }
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
ui-history-end = ends the turn

## ui.harvest

ui-harvest-nothing = nothing

## ui.correct

ui-correct-cards =
    { $count ->
        [one] 1 card of the forest lies elsewhere or is another.
       *[other] { $count } cards of the forest lie elsewhere or are others.
    }

## ui.over

ui-over-won = { $name } wins!
