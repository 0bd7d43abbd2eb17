# What the kiosk says, in English.

## kiosk-check

kiosk-check-journal-partition-ok = The games have a partition of their own.
kiosk-check-journal-partition-shared = The games share the system's partition.
kiosk-check-journal-partition-unprotected = The games have a partition of their own, but the system's is written to: a power cut may damage it.
kiosk-check-journal-partition-vanishes = What is played is gone at power-off: the games lie in memory or on a read-only disk.
kiosk-check-journal-partition-missing = The games' own file system, “companion”, is not mounted.
kiosk-check-games-ok = The games can be read and written.
kiosk-check-games-unwritable = The kiosk may not write to the games' folder, or to a file in it.
kiosk-check-games-newer = The games were written by a newer version.
kiosk-check-games-damaged = The games' file is damaged.
kiosk-check-games-unreadable = The games cannot be read.
kiosk-check-games-in-use = Another companion has the games open.
kiosk-check-event-ok = The event file is sound.
kiosk-check-event-none = There is no event file: every game is on offer.
kiosk-check-event-faulty = The event file has faults: every game is on offer instead.
kiosk-check-event-unreadable = The kiosk may not read the event file: every game is on offer instead.
kiosk-check-watchdog-ok = The hardware watchdog is on.
kiosk-check-watchdog-unset = The hardware watchdog is not set up.
kiosk-check-watchdog-missing = This machine has no hardware watchdog.
kiosk-check-unit-ok = The companion starts with the machine.
kiosk-check-unit-missing = The companion does not start with the machine.
kiosk-check-unit-other = The companion's unit is another version's, or was changed.
kiosk-check-unit-stopped = The companion does not run, or is started again and again.
kiosk-check-unit-restarted = The companion runs, and had to be started again after a fault.
kiosk-check-pin-ok = The host's PIN is set.
kiosk-check-pin-unset = No PIN is set.
kiosk-check-pin-unreadable = The file with the PIN cannot be read.
kiosk-check-virtual-terminal-ok = No keyboard leads to a console.
kiosk-check-virtual-terminal-open = A keyboard leads to a console.
kiosk-check-power-ok = The power supply holds.
kiosk-check-power-untold = This machine does not tell of its power supply.
kiosk-check-power-low = The voltage is too low.
kiosk-check-power-was-low = The voltage was too low since the start.
kiosk-check-space-ok = There is room for the games.
kiosk-check-space-low = There is less than 500 MiB of room.
kiosk-check-space-full = The disk is full.
kiosk-check-clock-ok = The clock is kept.
kiosk-check-clock-unset = Nothing keeps the clock right.
kiosk-check-clock-wrong = The clock is wrong.
kiosk-check-display-ok = A display is connected.
kiosk-check-display-missing = No display is connected.
kiosk-check-touch-ok = A touch screen is connected.
kiosk-check-touch-missing = No touch screen is connected.
kiosk-check-camera-ok = A camera is connected.
kiosk-check-camera-missing = No camera is connected.
kiosk-check-sound-ok = There is a loudspeaker.
kiosk-check-sound-missing = There is no loudspeaker.

## kiosk-mend

kiosk-mend-journal-partition-shared = Put the games on a file system of their own that is called “companion”, and run 'sudo companion kiosk install'; it says how to copy the games there first.
kiosk-mend-journal-partition-vanishes = On a Raspberry Pi run 'sudo raspi-config nonint disable_overlayfs' and restart. Put the games on a file system of their own that is called “companion”, and run 'sudo companion kiosk install'. Then run 'sudo raspi-config nonint enable_overlayfs' and restart. If they already lie there, restart, so that the disk is checked; if that does not help, take another one.
kiosk-mend-journal-partition-missing = Plug it in, and restart; if it is there, 'systemctl status var-lib-companion.mount' says why it is not mounted.
kiosk-mend-journal-partition-unprotected = On a Raspberry Pi run 'sudo raspi-config nonint enable_overlayfs' and restart.
kiosk-mend-games-unwritable = Run 'sudo chown -R companion: /var/lib/companion' and 'sudo chmod -R u+rwX /var/lib/companion', and restart.
kiosk-mend-games-newer = Install that version again with 'sudo apt install ./companion_….deb', and restart.
kiosk-mend-games-damaged = Restart the companion: it mends the file from its second copy, and says so.
kiosk-mend-games-unreadable = 'sudo -u companion companion journal verify' says why; restart, so that the disk is checked.
kiosk-mend-games-in-use = End that one, and run 'sudo systemctl restart companion-kiosk'.
kiosk-mend-event-faulty = 'sudo -u companion companion event check', with the file's name behind it, says each fault and its line.
kiosk-mend-event-unreadable = Run 'sudo chown companion: /var/lib/companion/event.toml', or as it is called, and restart.
kiosk-mend-watchdog-unset = Run 'sudo companion kiosk install' and restart.
kiosk-mend-watchdog-missing = A machine that hangs must be restarted by hand.
kiosk-mend-unit-missing = Run 'sudo companion kiosk install' and restart.
kiosk-mend-unit-other = Run 'sudo companion kiosk install' again, or leave it as it is.
kiosk-mend-unit-stopped = Restart the machine; if it stays so, 'journalctl -u companion-kiosk' says why.
kiosk-mend-unit-restarted = 'journalctl -u companion-kiosk' says why; nothing that was played is lost.
kiosk-mend-pin-unset = Run 'sudo -u companion companion kiosk pin'.
kiosk-mend-pin-unreadable = Run 'sudo companion kiosk pin'.
kiosk-mend-virtual-terminal-open = Run 'sudo companion kiosk install' and restart.
kiosk-mend-power-low = Use the official power supply and a short cable.
kiosk-mend-power-was-low = Use the official power supply and a short cable.
kiosk-mend-space-low = Make room, or use a larger memory card.
kiosk-mend-space-full = Make room now.
kiosk-mend-clock-unset = The order of the games is right all the same; set the clock for right dates.
kiosk-mend-clock-wrong = The order of the games is right all the same; set the clock for right dates.
kiosk-mend-display-missing = Check its cable, and restart.
kiosk-mend-touch-missing = Check its cable; a mouse works meanwhile.
kiosk-mend-camera-missing = The table plays by touch without one.
kiosk-mend-sound-missing = The table plays in silence.

## kiosk-pin

kiosk-pin-length = A PIN has { $least } to { $most } digits.
kiosk-pin-easy = Everybody would try this PIN first: take another one.
kiosk-pin-title = Host
kiosk-pin-enter = The host's PIN
kiosk-pin-set = Host: set a PIN of { $least } to { $most } digits. It opens your screens, such as event, report and export.
kiosk-pin-again = Enter the same PIN once more.
kiosk-pin-differs = These were two different PINs.
kiosk-pin-not-set = The PIN is not set. { $why }
kiosk-pin-wrong = This is not the PIN.
kiosk-pin-wait = Too many tries: wait { $count } s.
kiosk-pin-locked = Locked: only the recovery file helps.
kiosk-pin-unreadable = The file with the PIN cannot be read. Set a PIN from a shell: 'sudo companion kiosk pin'.
kiosk-pin-forgotten = PIN forgotten
kiosk-pin-no-file = No stick with this kiosk's recovery file is plugged in.

## kiosk-attract

kiosk-attract-play = Play
kiosk-attract-wake = Touch me
kiosk-attract-parked = Go on: { $code } …
kiosk-attract-again = We played before
kiosk-attract-games = { $event }: { $games }
kiosk-attract-plays = The companion plays { $game } by itself
kiosk-attract-shows = The companion plays { $game } by itself  ·  { $moment }

## kiosk-thanks

kiosk-thanks-title = Thank you!
kiosk-thanks-answered = Your game and your answers are kept for the designer.
kiosk-thanks-played = Your game is kept for the designer. By your group’s name you can still answer the questions: touch “{ kiosk-attract-again }”.
kiosk-thanks-next = No name stays here. Please put the cards together: the next group touches “{ kiosk-attract-play }”.
kiosk-thanks-kept = The game that you put aside waits: touch “{ kiosk-attract-again }” and tell your group’s name, until the event ends. Leave its cards apart. The next group touches “{ kiosk-attract-play }”.

## kiosk-group

kiosk-group-title = Your group
kiosk-group-help = By this name you find your game again. Scan it, or write it down.
kiosk-group-on = Go on
kiosk-group-ask = If you like, tell the designer about your seats.
kiosk-group-skip = no answer

## kiosk-former

kiosk-former-title = Which group were you?
kiosk-former-first = The first word
kiosk-former-second = The second word
kiosk-former-number = The number
kiosk-former-none = No game of { $code } is kept at this table.
kiosk-former-moved = The game of { $code } goes on at another table.
kiosk-former-survey = Answer the questions

## kiosk-choose

kiosk-choose-title = What do you play?
kiosk-choose-players = { $players } players
kiosk-choose-about-minutes = about { $minutes } min
kiosk-choose-played-before = { $game }: have you played it before?
kiosk-choose-version = { $game }, version { $version }
kiosk-choose-go-on = Go on: { $game }

## kiosk-aim

kiosk-aim-title = The designer asks you to look out for this
kiosk-aim-on = We play

## kiosk-bar

kiosk-bar-ask = ?
kiosk-bar-new-group = New group
kiosk-bar-players = Players
kiosk-bar-clock = ◷ { $count } min
kiosk-bar-paused = ❚❚ { $count } min

## kiosk-prompt

kiosk-prompt-new-group = Does your group leave? This game ends here: it is stored as stopped, and nobody goes on with it. To play on later, put it aside first.
kiosk-prompt-new-group-free = Does your group leave? What you have played is stored.
kiosk-prompt-new-group-kept = Does your group leave? The game that you put aside is kept: by your group’s name you go on with it, until the event ends.
kiosk-prompt-new-group-gone = The group before has left; we are new
kiosk-prompt-new-group-yes = We leave
kiosk-prompt-new-group-no = We stay
kiosk-prompt-still-there = Still there? Touch the screen. The game is put aside in { $count } s and waits for you.
kiosk-prompt-still-there-free = Still there? Touch the screen. In { $count } s the table is free for the next group.
kiosk-prompt-closes = This screen closes in { $count } s. Touch it to stay.
kiosk-prompt-remind = You have played for a while. Go on, or talk about the game now?
kiosk-prompt-remind-yes = Go on
kiosk-prompt-remind-no = Talk now

## kiosk-question

kiosk-question-unclear = Still unclear
kiosk-question-overrule = We decided otherwise
kiosk-question-noted = Noted for the designer, thank you.
kiosk-question-why = What is unclear?

## kiosk-survey

kiosk-survey-title = { $seat }: what did you think?
kiosk-survey-private = Nobody else sees your answers.
kiosk-survey-scale = 1: not at all, 5: very much
kiosk-survey-done = Done
kiosk-survey-more = More questions
kiosk-survey-skip = Skip
kiosk-survey-skip-all = All skip
kiosk-survey-learning = Easy to learn
kiosk-survey-decisions = Good decisions
kiosk-survey-downtime = Little waiting
kiosk-survey-interaction = Played together
kiosk-survey-originality = Something new
kiosk-survey-fun = Fun
kiosk-survey-length = Its length
kiosk-survey-foreseeable = The end was foreseeable from hand
kiosk-survey-favourite = What was the best part?
kiosk-survey-change = What would you change?
kiosk-survey-write = write …
kiosk-survey-number = a number …
kiosk-survey-yes = yes
kiosk-survey-no = no
kiosk-survey-play-again = Would you play it again?
kiosk-survey-buy = Would you buy it?
kiosk-survey-ends = { $question } (1: { $low }, 5: { $high })

## kiosk-fun

kiosk-fun-title = How much fun was it? 1: none, 5: very much
kiosk-fun-on = Go on

## kiosk-stop

kiosk-stop-title = Why did you stop?
kiosk-stop-time = No more time
kiosk-stop-too-long = It took too long
kiosk-stop-confusing = It was confusing
kiosk-stop-not-our-kind = It is not our kind of game
kiosk-stop-had-to-go = Somebody had to go
kiosk-stop-other = Another reason

## kiosk-length

kiosk-length-short = too short
kiosk-length-right = right
kiosk-length-long = too long

## kiosk-foreseeable

kiosk-foreseeable-never = never

## kiosk-host

kiosk-host-title = Host
kiosk-host-settings = Settings
kiosk-host-check = What is not in order
kiosk-host-event = The event
kiosk-host-report = Report
kiosk-host-export = Save all to a stick
kiosk-host-camera = Camera
kiosk-host-learn = Show the deck: { $game }
kiosk-host-new-game = A new game
kiosk-host-learn-later = A group plays: its game comes first.
kiosk-host-pin = Another PIN
kiosk-host-update = Version and update
kiosk-host-exit = Leave the companion
kiosk-host-off = Shut down
kiosk-host-off-not = The machine may not be shut down now: perhaps something is being installed. Try again in a while.
kiosk-host-once-more = Touch “{ $way }” once more to do so.
kiosk-host-dark = A kiosk's screen then stays dark until the machine is started again.
kiosk-host-working = One moment …
kiosk-host-no-stick = No memory stick is plugged in.
kiosk-host-exported = All of the event is on the stick, in the folder { $folder }. You may pull it out.
kiosk-host-exported-not = The event is not saved: { $why }
kiosk-host-stalled = The stick is slow, or hangs. It is still tried; it can be given up.
kiosk-host-export-stop = Give the stick up
kiosk-host-safe = After several crashes the companion runs without its camera and without the games' own screens. The scores can be seen and entered.

## kiosk-update

kiosk-update-runs = Version { $version } of the companion runs.
kiosk-update-before = Version { $version } ran before: “sudo companion kiosk rollback” goes back to it.
kiosk-update-how = Nothing updates by itself, and the screen may not. Save all to a stick first. Then, in a terminal of this machine, which is reached over the network (ssh): “sudo apt install ./companion_….deb”. It runs from the next start on, and the games stay.

## kiosk-fault

kiosk-fault-vanishes = What is played would be gone at power-off: the games lie in memory or on a read-only disk. No game begins until the host has mended that.
kiosk-fault-missing = The games' own file system, “companion”, is not mounted: perhaps its stick is not plugged in. No game begins until the host has mended that and restarted the machine.
kiosk-fault-restarted = The companion restarted after a fault; the game goes on where it was, and nothing is lost.

## kiosk-lesson

kiosk-lesson-known = We know it
kiosk-lesson-on = Understood

## kiosk-event

kiosk-event-event = Its name
kiosk-event-table = This table
kiosk-event-game = On offer
kiosk-event-offer = Offer as well
kiosk-event-languages = Languages
kiosk-event-compare = Versions
kiosk-event-ask = Asked of a seat
kiosk-event-remind-after-minutes = "Go on, or talk?" after
kiosk-event-idle-minutes = "Still there?" after
kiosk-event-minutes = { $count } min
kiosk-event-stick = From a stick
kiosk-event-keep = Keep it
kiosk-event-kept = This holds from now on.
kiosk-event-not-kept = This is not kept yet. Touch “Back” once more to drop it.
kiosk-event-default = { $file } has faults. Until the host mends it, all games with their usual rules are on offer.
kiosk-event-no-file = There is no event file (.toml) on a stick.
kiosk-event-which = Which of these?
kiosk-event-taken = { $file } has no faults. Look at it, then keep it.
kiosk-event-faults = { $file } is not taken:
kiosk-event-not-written = The event cannot be written: { $why }
kiosk-event-version = Version
kiosk-event-changes = What is new
kiosk-event-assist = The companion
kiosk-event-survey = Survey
kiosk-event-option = Rules
kiosk-event-question = Question { $number }
kiosk-event-asks = It asks
kiosk-event-answer = Answer
kiosk-event-low = 1 means
kiosk-event-high = 5 means
kiosk-event-choice = Choice { $number }
kiosk-event-ask-no-more = Ask it no longer
kiosk-event-remove = Offer it no longer
kiosk-event-another = A further version

## kiosk-answer

kiosk-answer-scale = 1 to 5
kiosk-answer-yes-no = yes or no
kiosk-answer-choice = a choice
kiosk-answer-number = a number
kiosk-answer-text = in words

## kiosk-compare

kiosk-compare-alternate = dealt out
kiosk-compare-chosen = chosen by groups

## kiosk-assist

kiosk-assist-record = takes notes
kiosk-assist-referee = also judges
kiosk-assist-coach = also explains

## kiosk-players

kiosk-players-title = Who plays?
kiosk-players-leaves = leaves
kiosk-players-takes-over = somebody takes over
kiosk-players-who = { $name } leaves. What becomes of the seat?
kiosk-players-person = Another person
kiosk-players-sits-down = sits down and plays on
kiosk-players-bot = The companion
kiosk-players-open = plays: turn this hand face-up
kiosk-players-no-bot = In { $game } the companion can play for nobody: it knows no hand, and nothing on the table says what is good.
kiosk-players-stop = We stop here
kiosk-players-so-far = So far: { $result }
kiosk-players-joins = Somebody joins
kiosk-players-anew = Stop, and begin with { $count } players
kiosk-players-full = Who joins can take over the seat of one who leaves: no more can play.

## kiosk-wrong

kiosk-wrong-at = { $place }, line { $line }
kiosk-wrong-curved = Line { $line }: { $sign } is a typographic quote. Write a straight one.
kiosk-wrong-idle-option = this means nothing with { $why }: leave one of them out
kiosk-wrong-missing = this is missing
kiosk-wrong-unknown = there is no such key; known are { $known }
kiosk-wrong-in-event = this key stands above the first [[game]]
kiosk-wrong-in-game = this key stands under a [[game]]
kiosk-wrong-in-group = this key stands under [group]
kiosk-wrong-text = this must be a text
kiosk-wrong-line = this must be one line of at most { $most } letters
kiosk-wrong-texts = this must be a list of texts
kiosk-wrong-language = “{ $language }” is no code of a language, such as “en”
kiosk-wrong-no-game = at least one [[game]] is needed
kiosk-wrong-no-file = { $file } does not lie beside this file: copy it there
kiosk-wrong-twice = { $game } { $version } stands twice
kiosk-wrong-name = no game is called “{ $name }”; known are { $known }
kiosk-wrong-questions = at most { $most } questions can be asked
kiosk-wrong-questions-list = this must be a list of questions
kiosk-wrong-asked-twice = “{ $ask }” is asked twice
kiosk-wrong-kind-only = this stands only with kind = { $kind }
kiosk-wrong-parts = these must be 2 to { $most } different texts
kiosk-wrong-ends = both ends need a name, or neither, and two different ones
kiosk-wrong-options = this must be a table, such as goal = 10 in braces
kiosk-wrong-one-of = this must be one of { $known }
kiosk-wrong-switch = this must be true or false
kiosk-wrong-group = this must be a table: [group]
kiosk-wrong-list = this must be a list
kiosk-wrong-minutes = this must be a whole number of minutes, 1 or more
kiosk-wrong-unversioned = { $version } has had other rules or questions: give it another version
kiosk-wrong-said = { $said }
kiosk-wrong-gone = It cannot be read: is the stick still plugged in?
kiosk-wrong-no-toml = This is no event file (TOML text in UTF-8).
kiosk-wrong-line-of = Line { $line } is not TOML.

## kiosk-hub

kiosk-host-hub = Hub
kiosk-hub-none = This table has joined no hub. Type or scan the code that the hub shows.
kiosk-hub-joined = Joined: { $hub }, as { $table }
kiosk-hub-all = Everything is delivered, up to entry { $row }.
kiosk-hub-waiting = { $count ->
    [one] Delivered up to entry { $row }; { $count } more waits here.
   *[other] Delivered up to entry { $row }; { $count } more wait here.
}
kiosk-hub-trouble-unreachable = Since { $since } the hub does not answer. The table plays on, and delivers later.
kiosk-hub-trouble-no-hub = Since { $since } something else answers in the hub’s place. Join again with its code.
kiosk-hub-trouble-foreign = Since { $since } another hub answers in its place: nothing is sent to it. Join again with the code of yours.
kiosk-hub-trouble-revoked = Since { $since } the hub knows this table no longer. Join again with its code.
kiosk-hub-trouble-conflict = Since { $since } nothing is delivered: another table has sent other entries under this one’s name, as from a copied card.
kiosk-hub-trouble-busy = Since { $since } the hub has too much to do. The table delivers later.
kiosk-hub-trouble-refused = Since { $since } the hub does not take what is delivered: update the companion, or the hub.
kiosk-hub-trouble-fault = Since { $since } a fault in the companion keeps it from telling the hub all. What was played is kept here, and delivered later.
kiosk-hub-type = Type a code
kiosk-hub-scan = Scan a code
kiosk-hub-stop-scan = Stop scanning
kiosk-hub-code = The hub’s code
kiosk-hub-leave = Leave the hub
kiosk-hub-left = The table has left the hub. What is delivered stays there.
kiosk-hub-not-joined = Not joined. { $why }
kiosk-hub-no-code = This is no code of a hub. Take the one that the hub shows, to its last letter.
kiosk-hub-wrong-code = The hub does not take this code. Take the one that it shows now.
kiosk-hub-taken = This game goes on at another table already.
kiosk-hub-cannot-unreachable = The hub does not answer. Is it on, and is this table in its network?
kiosk-hub-cannot-no-hub = What answers there is no hub. Take the code that the hub shows now.
kiosk-hub-cannot-foreign = Another hub answers there. Take the code that yours shows now.
kiosk-hub-cannot-revoked = The hub knows this table no longer. Join again with its code.
kiosk-hub-cannot-conflict = Another table has sent other entries under this one’s name, as from a copied card.
kiosk-hub-cannot-busy = The hub has too much to do. Try again in a minute.
kiosk-hub-cannot-refused = The hub and this table do not understand each other: update the companion, or the hub.
kiosk-hub-cannot-fault = A fault in the companion keeps it from asking the hub. What was played is kept here.
kiosk-hub-watched = Spectators see the table
kiosk-hub-unwatched = Spectators see nothing
kiosk-hub-event-not = The hub’s event cannot be played here: { $why }

## kiosk-help

kiosk-help-short = Help
kiosk-help-short-called = Help ✓
kiosk-help-call = Call the host
kiosk-help-called = Host called ✓

## kiosk-phones

kiosk-phones-title = On your phones
kiosk-phones-offer = On your phones
kiosk-phones-help = Scan the code of your seat. Your phone must be in this room’s network; it may warn of an unknown certificate.
kiosk-phones-answered = { $seat } ✓
kiosk-phones-later = The hub does not answer just now. Answer here, or scan later.
