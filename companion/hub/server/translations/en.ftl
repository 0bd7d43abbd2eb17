# What the pages of the hub say, in English.

## hub

hub-title = Table hub
hub-skip = Skip to the content
hub-languages = Languages
hub-places = Pages
hub-leave = Leave
hub-lost = Connection lost: what you see may be old. The page comes back by itself.
hub-game-version = { $game }, version { $version }
hub-filters = Show only
hub-needs-nobody = No table needs help.
hub-needs =
    { $count ->
        [one] { $count } table needs help
       *[other] { $count } tables need help
    }
hub-no-tables = No table has joined yet.
hub-no-tables-such = No table is like that now.

## hub-span

hub-span-minutes = { $count } min
hub-span-hours = { $count } h
hub-span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## hub-host

hub-host-title = Tables
hub-host-all = All tables

## hub-filter

hub-filter-all = All
hub-filter-help = Need help
hub-filter-quarantined = Two histories
hub-filter-stale = Silent
hub-filter-playing = Playing
hub-filter-free = Free

## hub-standing

hub-standing-help = Needs help
hub-standing-quarantined = Two histories
hub-standing-stale = Silent for { $time }
hub-standing-stale-now = Silent
hub-standing-never = Not heard of yet
hub-standing-playing = Playing
hub-standing-free = Free

## hub-fact

hub-fact-silent = Silent for
hub-fact-phase = Phase
hub-fact-group = Group
hub-fact-minutes = Playing for
hub-fact-last = Last entry
hub-fact-camera = Camera
hub-fact-disk = Disk
hub-fact-delivered = Delivered

## hub-camera

hub-camera-ok = sees the table
hub-camera-missing = not connected
hub-camera-off = off
hub-camera-covered = covered
hub-camera-dark = too dark
hub-camera-stalled = does not answer

## hub-disk

hub-disk-ok = fine
hub-disk-low = nearly full
hub-disk-full = full
hub-disk-failing = failing

## hub-delivered

hub-delivered-all = all { $seq } entries
hub-delivered-to = up to entry { $seq }
hub-delivered-none = nothing yet

## hub-waiting

hub-waiting-title = Who waits
hub-waiting-hint = These groups put their game aside. They can go on at any table with their code.
hub-waiting-at = at { $table }

## hub-screens

hub-screens-title = For spectators
hub-screens-hint = Who scans this sees what lies open on the table. The code changes with the next group.
hub-screens-spectators = Television or phone
hub-screens-overlay = Overlay for a film
hub-screens-test = with made-up cards, for placing it

## hub-history

hub-history-title = History
hub-history-none = This table has delivered nothing yet.
hub-history-seq = Entry
hub-history-at = Time
hub-history-kind = What
hub-history-what = Details

## hub-row

hub-row-group-started = Group came
hub-row-group-returned = Group came back
hub-row-group-ended = Group left
hub-row-group-moved = Group went to another table
hub-row-group-taken = Group came from another table
hub-row-hub-joined = Joined the hub
hub-row-game-started = Game begun
hub-row-game-ended = Game ended
hub-row-started = Record begun
hub-row-acted = Entry
hub-row-took-back = Taken back
hub-row-corrected = Corrected
hub-row-uncorrected = Correction undone
hub-row-marked = Marked
hub-row-labelled = Labelled
hub-row-seated = Seated
hub-row-drafted = Draft
hub-row-voided = Made void
hub-row-rule-question = Rule looked up
hub-row-overruled = Overruled
hub-row-player-left = Player left
hub-row-survey = Survey answered
hub-row-survey-asked = Survey put
hub-row-aim-shown = Aim shown
hub-row-seat-asked = Player asked
hub-row-first-hand = First hand without help
hub-row-stop-reason = Why it stopped
hub-row-machine = Machine

## hub-how

hub-how-finished = finished
hub-how-stopped = stopped
hub-how-parked = put aside

## hub-report

hub-report-title = Report
hub-report-left-out =
    { $count ->
        [one] { $count } row is left out
       *[other] { $count } rows are left out
    }

## hub-exports

hub-exports-title = Save
hub-exports-rows-jsonl = Rows (JSON Lines)
hub-exports-rows-csv = Rows (CSV)
hub-exports-tables-zip = Tables (CSV, packed)
hub-exports-report-html = Report (page)
hub-exports-report-pdf = Report (PDF)

## hub-tokens

hub-tokens-title = Access
hub-tokens-new = New access
hub-tokens-role = For
hub-tokens-name = Name
hub-tokens-games = Games of a designer
hub-tokens-no-games = No games have been played yet.
hub-tokens-make = Make it
hub-tokens-made = Access for { $name }
hub-tokens-once = This is shown once: scan it or copy it now. Whoever has it gets in.
hub-tokens-list = Who has access
hub-tokens-since = Since
hub-tokens-for = Only for
hub-tokens-end = End it
hub-tokens-revoke = End
hub-tokens-revoke-named = End the access of { $name }
hub-tokens-yours = you
hub-tokens-wrong = Say for whom it is, and give it a name.
hub-tokens-which-games = Choose the designer's games.

## hub-role

hub-role-host = Host
hub-role-designer = Designer
hub-role-viewer = Spectators
hub-role-device = Table

## hub-quarantine

hub-quarantine-title = Two histories
hub-quarantine-none = Every table has one history.
hub-quarantine-hint = These tables sent an entry that differs from what had been delivered before. A copied memory card does that, and so does tampering. Both histories are kept; what the table sends from now on is not taken.
hub-quarantine-at = They differ from entry { $seq } on. It was noticed at { $time }.
hub-quarantine-known = Delivered first
hub-quarantine-other = Came later

## hub-show

hub-show-stale = Not heard of the table for { $time }: this may be old.
hub-show-table = The table
hub-show-trump = Trump
hub-show-score = Score
hub-show-no-card = no card yet
hub-show-leads = leads
hub-show-acts = to act
hub-show-nothing = This table shows no game now.

## hub-overlay

hub-overlay-table = Sample
hub-overlay-first-side = Squirrels
hub-overlay-second-side = Oaks
hub-overlay-told = Here it says who won the trick, and why.

## hub-standings

hub-standings-title = Standings
hub-standings-none = No game has been finished yet.
hub-standings-won = won
hub-standings-tie = shared the win

## hub-survey

hub-survey-title = Player { $seat }: what did you think?
hub-survey-private = Nobody else at the table sees your answers.
hub-survey-group = Group { $group }
hub-survey-scale = 1: not at all, 5: very much
hub-survey-ends = 1: { $low }, 5: { $high }
hub-survey-yes = yes
hub-survey-no = no
hub-survey-length-short = too short
hub-survey-length-right = just right
hub-survey-length-long = too long
hub-survey-more =
    { $count ->
        [one] { $count } more question
       *[other] { $count } more questions
    }
hub-survey-send = Send
hub-survey-clear = Clear my answers
hub-survey-nothing = You have not answered anything yet.
hub-survey-wrong-number = Write a whole number, such as 12.
hub-survey-too-much = That was too much to send: write less.
hub-survey-often = This seat has answered often enough.
hub-survey-unknown = There is no survey here
hub-survey-unknown-text = The code is old or was misread. Scan the one on the table's screen again.

## hub-sent

hub-sent-title = Thank you!
hub-sent-waits = Your answers wait at the hub until the table fetches them.
hub-sent-close = Nothing is lost if you close this page.
hub-sent-kept = Your answers are kept.

## hub-enter

hub-enter-title = Who are you?
hub-enter-hint = Open the link that you were given, or type its code here.
hub-enter-token = Code
hub-enter-go = Go on
hub-enter-wrong = This code is not valid (any more).

## hub-entered

hub-entered-title = Welcome
hub-entered-go = Go on

## hub-missing

hub-missing-title = There is no such page
hub-missing-text = The table may have left the hub. Go back to the beginning.
