# What the report on playtest events says, in English.

## report

report-title = Playtest report
report-nothing = What was read holds no games of a playtest event.
report-version = { $game }, version { $version }
report-by-rules = rules { $rules }
report-for-players = { $count } players
report-decimal = { $whole }.{ $part }
report-side-by-side = Versions side by side
report-figure = Figure
report-in-words = In words
report-made = 95 % intervals, valid at any number of games. Of each group its first finished game counts.

## report-rests

report-rests-groups = Groups

## report-part

report-part-answers = In short
report-part-turns = Turns
report-part-stops = Stopped games
report-part-fun = For whom it is fun
report-part-choices = Further answers
report-option = { $option } { $value }
report-usual-options = usual options
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
report-wins-seat = Seat { LETTER($number) }
report-wins-team = Team { $number }
report-wins-pair = Seats { LETTER($first) } and { LETTER($second) }
report-wins-fair = even

## report-median

report-median-minutes = A game takes { $median } min
report-median-paused_minutes = Pauses take { $median } min
report-median-hands = Hands in it: { $median }
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

report-rules-looked-up = { $fact }: looked up { $times } by { $groups }, { $rate } a game.
report-rules-decided = { $fact }: decided otherwise by the table { $times }, in { $groups }, { $rate } a game.
report-rules-decided-otherwise = The table decided otherwise { $times }.
report-rules-still-unclear = Still unclear after reading { $times }.
report-rules-moments = When: { $moments }.
report-rules-others = Also: { $rules }.
report-moment-hand = hand { $number }
report-moment-trick = trick { $number }
report-moment-turn = turn { $number }
report-rules-unclear-about = Still unclear in { $fact }
report-rules-not-asked = Nobody asked about a rule.
report-rules-elsewhere = no rule by number
report-rules-corrections =
    { $count ->
        [one] { $count } entry was corrected.
       *[other] { $count } entries were corrected.
    }

## report-survey

report-survey-scale = { $question } (1 { $low }, 5 { $high })
report-survey-number = { $question }: { $mean } on average, from { $least } to { $most } ({ $answers }).
report-survey-choice = { $question }: { $counts }.
report-survey-yes = yes
report-survey-no = no
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
report-survey-own-4 = Own question 4
report-survey-own-5 = Own question 5
report-survey-own-6 = Own question 6
report-survey-play-again = Would play again
report-survey-buy = Would buy

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
report-compare-stopped = Games stopped
report-compare-counted = Groups whose game counts
report-compare-answering = Groups that answered, at least
report-compare-wins = { $side } win
report-compare-share = { $share } ({ $low } to { $high })
report-compare-balanced = Balance
report-compare-unknown = no imbalance found yet
report-compare-no = not balanced
report-compare-questions = Rule questions
report-compare-corrections = Corrections
report-compare-median = { $median } ({ $low } to { $high })
report-compare-said = { $share } of { $of }
report-compare-long = Too long
report-compare-mean = { $mean } of 5

## report-written

report-written-file = { $file } is written.

## report-answers

report-answers-balance = Balance: { $side } won { $share } of { $games }; between { $low } and { $high } is possible.
report-answers-no-balance = Balance: no group has finished a game yet.
report-answers-unbalanced = The sides are not balanced; that is sure.
report-answers-level = No side is ahead; an imbalance may still show.
report-answers-undecided =
    { $count ->
        [one] This may be chance; if the difference is as large as it looks, { $count } more game would settle it.
       *[other] This may be chance; if the difference is as large as it looks, { $count } more games would settle it.
    }
report-answers-nearly-decided = This may be chance; a few more games would settle it.
report-answers-length = Length: a game takes { $median } min.
report-answers-length-range = Length: a game takes { $median } min (the median lies between { $low } and { $high }).
report-answers-length-felt = Too long for { $long } of { $of } who said so, too short for { $short }.
report-answers-no-length = Length: no group has finished a game yet.
report-answers-confusion = Confusion: tables stumbled over a rule { $rate } times a game, most often over { $worst }.
report-answers-rule = { $fact } (“{ $text }”)
report-answers-no-confusion = Confusion: nobody stumbled over a rule.
report-answers-fun = Fun: { $mean } of 5 ({ $answers }).
report-answers-no-fun = Fun: nobody has answered yet.
report-answers-sure-few = This is only a first impression.
report-answers-sure-open = This can still change much.
report-answers-sure-roughly = This is roughly known.
report-answers-sure-known = This is well known.
report-answers-rests = What this rests on: { $parts }.
report-answers-rests-wins = balance and length on { $groups }, one game each
report-answers-rests-confusion = confusion on { $games } ({ $groups })
report-answers-rests-fun = fun on { $groups } that answered

## report-setting

report-setting-at = Played at: { $places }.
report-setting-days =
    { $count ->
        [one] Day: { $days }.
       *[other] Days: { $days } ({ $count } days).
    }
report-setting-changes = New in this version: { $changes }
report-setting-compared = Who took the version: { $ways }.
report-setting-alternate = dealt out by the companion
report-setting-chosen = picked by the group

## report-turns

report-turns-seconds = A turn takes { $seconds } s (median of { $games }).
report-turns-seat = { $seat } { $seconds } s
report-turns-waited = Who said “{ $length }” ({ $answers }) had waited { $waiting_minutes } of { $minutes } min for others, on average.

## report-stops

report-stops-minutes = Stopped: { $games }, after { $median } min (median; from { $least } to { $most }).
report-stops-hands = Complete hands by then: { $hands }.
report-stops-reasons = Why: { $reasons }.
report-stops-moments = Where: { $moments }.
report-stop-time = no more time
report-stop-too-long = too long
report-stop-confusing = confusing
report-stop-not-our-kind = not our kind of game
report-stop-had-to-go = somebody had to go
report-stop-other = something else
report-stop-joined = somebody joined
report-stop-abandoned = left on the table
report-stop-unknown = not told

## report-fun

report-fun-part = { $part } { $mean } ({ $count })
report-fun-split = { $split }: { $parts }.
report-fun-seat = Seat
report-fun-side = Side
report-fun-won = Winners and losers
report-fun-game = Game of the group
report-fun-won-yes = won
report-fun-won-no = lost
report-fun-won-tie = tied
report-fun-game-first = first game
report-fun-game-later = later game

## report-value

report-value-none = none
report-value-on = yes
report-value-off = no

## report-verdict

report-verdict-title = Version { $new } against { $old }
report-verdict-option = { $option } { $before } → { $now }
report-verdict-options = Options that differ: { $options }.
report-verdict-options-unknown = Which options differ is not recorded.
report-verdict-same-options = No option differs.
report-verdict-other-rules = No option differs, but the rules are not the same: a default, or the file that describes the game, has changed.
report-verdict-alternate = The companion dealt out the versions.
report-verdict-chosen = Groups picked their version, so the groups may differ, too.
report-verdict-both = The companion dealt out the versions to some groups; others picked theirs.
report-verdict-wins = { $side } won { $before } with { $old } and { $now } with { $new }
report-verdict-minutes = A game took { $before } min with { $old } and { $now } with { $new }
report-verdict-fun = The median group rated fun { $before } of 5 with { $old } and { $now } with { $new }
report-verdict-rule_questions = { $before } of the groups looked up a rule with { $old } and { $now } with { $new }
report-verdict-told = { $said }: { $verdict } ({ $range }).
report-verdict-apart = told apart
report-verdict-not-apart = not told apart
report-verdict-not-apart-more =
    { $count ->
        [one] not told apart; { $count } more game would
       *[other] not told apart; { $count } more games would
    }
report-verdict-range = difference between { $low } and { $high } { $unit }
report-verdict-no-range = no range yet
report-verdict-points = percentage points
report-verdict-minutes-unit = minutes
report-verdict-steps = steps
report-verdict-method = In at least 19 of 20 such comparisons all of these ranges hold, also if one looks after every game.
