# What the report on playtest events says, in English.

## report

report-title = Playtest report
report-nothing = What was read holds no games of a playtest event.
report-version = { $game }, version { $version }
report-by-rules = rules { $rules }
report-for-players = { $count } players
report-decimal = { $whole }.{ $part }
report-few = { $said } This rests on few groups.
report-side-by-side = Versions side by side
report-figure = Figure
report-few-mark = { $said } (few groups)
report-in-words = In words
report-made = 95 % intervals, valid at any number of games. Of each group its first finished game counts.

## report-rests

report-rests-more =
    { $count ->
        [one] { $said } Rests on { $groups }; { $count } more game needed.
       *[other] { $said } Rests on { $groups }; { $count } more games needed.
    }
report-rests-enough = { $said } Rests on { $groups }; no more games needed.
report-rests-alone = { $said } Rests on { $groups }.
report-rests-only = only { $groups }
report-rests-groups = Groups
report-rests-needed = More games needed

## report-part

report-part-games = Games
report-part-asked = Who played
report-part-wins = Who wins
report-part-length = How long it takes
report-part-phases = Time in each phase
report-part-rules = Rules and corrections
report-part-survey = What players said
report-part-remarks = In their own words
report-part-own = Hand by hand

## report-count

report-count-groups =
    { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
report-count-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
report-count-times =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
report-count-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
report-count-answers =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }

## report-games

report-games-begun = { $groups } began { $games }.
report-games-hows = { $finished } finished, { $stopped } stopped, { $parked } put aside, { $running } not ended.
report-games-taken-part = The companion took part so: { $ways }.
report-games-assisted = It assisted so: { $ways }.
report-games-way = { $way } { $count }
report-games-needed = “More games needed” are games of other groups, until a figure is known to within a tenth of it, or to within one minute, hand or point, ten seconds of a phase, ten percentage points, a quarter of one a hand; a rating to within a quarter of a step.

## report-way

report-way-watch = watched by the camera
report-way-follow = followed card by card
report-way-winners = winners only
report-way-tally = results only
report-way-record = notes only
report-way-referee = as referee
report-way-coach = as coach

## report-wins

report-wins-side = { $side }: { $share } of the games ({ $count } of { $of } won outright), between { $low } and { $high }.
report-wins-none = No game counts yet: no group has finished one.
report-wins-ties =
    { $count ->
        [one] { $count } game was a tie.
       *[other] { $count } games were ties.
    }
report-wins-unknown = There is no evidence yet that one side is favoured.
report-wins-no = The sides are not balanced.
report-wins-more =
    { $count ->
        [one] If the difference is as large as it looks now, { $count } more game would settle it.
       *[other] If the difference is as large as it looks now, { $count } more games would settle it.
    }
report-wins-enough = A difference as large as this one needs no more games to be settled.
report-wins-level = No difference is seen so far.
report-wins-rest = This rests on { $groups }, one game each.
report-wins-precise =
    { $count ->
        [one] Each side’s share is known to within ten percentage points after { $count } more game.
       *[other] Each side’s share is known to within ten percentage points after { $count } more games.
    }
report-wins-precise-now = Each side’s share is known to within ten percentage points.
report-wins-seat = Seat { $number }
report-wins-team = Team { $number }
report-wins-pair = Seats { $first } and { $second }
report-wins-fair = even

## report-median

report-median-minutes = A game takes { $median } minutes
report-median-paused_minutes = Pauses take { $median } minutes
report-median-hands = It has { $median } hands
report-median-lead_changes = Changes of lead: { $median }
report-median-margin = Points between the first two sides at the end: { $median }
report-median-range = { $said } (median of { $games }, which lies between { $low } and { $high }).
report-median-no-range = { $said } (median of { $games }; a range needs six).

## report-median-name

report-median-name-minutes = Minutes
report-median-name-paused_minutes = Minutes of pauses
report-median-name-hands = Hands
report-median-name-lead_changes = Lead changes
report-median-name-margin = Points between the first two

## report-phases

report-phases-phase = { $phase }: { $time }
report-phases-minutes = { $minutes } min { $seconds } s
report-phases-seconds = { $seconds } s
report-phases-timed = These are medians of { $games }.

## report-rules

report-rules-asked = Asked about: { $facts }.
report-rules-unclear = Still unclear after the rule was read: { $facts }.
report-rules-unclear-about = Still unclear in { $fact }
report-rules-not-asked = Nobody asked about a rule.
report-rules-fact = { $fact } ({ $times }, { $groups })
report-rules-elsewhere = no rule by number
report-rules-overruled = Decided otherwise by the table: { $facts }.
report-rules-corrections =
    { $count ->
        [one] { $count } entry was corrected.
       *[other] { $count } entries were corrected.
    }

## report-survey

report-survey-none = Nobody answered the questions.
report-survey-incomplete = Questions left before their end: { $seats }; what was answered until then counts.
report-survey-rating = { $question }: { $mean } of 5 ({ $answers }).
report-survey-length = Length: too short { $short }, just right { $right }, too long { $long }.
report-survey-length-name = Length
report-survey-rating-legend = From 1 (left) to 5 (right), and the mean.
report-survey-length-legend = Too short, just right, too long.
report-survey-too-short = too short
report-survey-right = right
report-survey-too-long = too long
report-survey-foreseeable = The winner was foreseeable: { $hands }.
report-survey-from-hand = from hand { $hand } on ({ $count })
report-survey-never = never ({ $count })
report-survey-remark = “{ $text }”
report-survey-remarks = “{ $text }” (said { $count } times)
report-survey-change = One change
report-survey-favourite = Favourite part
report-survey-learning = Easy to learn
report-survey-decisions = Decisions
report-survey-downtime = Little waiting
report-survey-interaction = Interaction
report-survey-originality = Originality
report-survey-fun = Fun
report-survey-own-1 = Own question 1
report-survey-own-2 = Own question 2
report-survey-own-3 = Own question 3

## report-asked

report-asked-answer = { $answer } ({ $count })
report-asked-said = { $question }, { $seats }: { $answers }.
report-asked-first-hands = First hands: { $led } led through, { $declined } declined, as the group knew the game.

## report-own

report-own-count = { $name }: { $count }
report-own-parts = { $name }: { $parts }.
report-own-part = { $name } { $count }
report-own-per-hand = { $column } a hand
report-own-hands = hands

## report-compare

report-compare-groups = Groups
report-compare-games = Games begun
report-compare-finished = Games finished
report-compare-counted = Groups whose game counts
report-compare-answering = Groups that answered, at least
report-compare-wins = { $side } win
report-compare-share = { $share } ({ $low } to { $high })
report-compare-balanced = Balance
report-compare-unknown = no imbalance found yet
report-compare-no = not balanced
report-compare-more = Games still needed
report-compare-questions = Rule questions
report-compare-corrections = Corrections
report-compare-median = { $median } ({ $low } to { $high })
report-compare-mean = { $mean } of 5

## report-written

report-written-file = { $file } is written.
