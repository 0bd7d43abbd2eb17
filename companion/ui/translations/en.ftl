# What the screens say, in English.

## ui

ui-back = Back
ui-yes = yes
ui-no = no

## ui.warning

ui-warning-stands = It stands
ui-warning-taken-back = Took it back
ui-warning-several = 1 of { $count }:
ui-warning-correct = Correct the card
ui-warning-stood = It stands.

## ui.ways

ui-ways-title = How do you take part?
ui-ways-later = You are asked once for each kind of game. The menu changes it at any time.

## ui.cameras

ui-cameras-title = Which camera?
ui-cameras-looking = Looking …
ui-cameras-none = No camera is connected. Plug one in, then look again.
ui-cameras-in-use = in use
ui-cameras-no-picture = No picture from it.
ui-cameras-no-camera = No camera
ui-cameras-again = Look again

## ui.first-start

ui-first-start-display = Where is this display?

## ui.welcome

window-title = Table companion
ui-welcome-play = Play
ui-welcome-games = Earlier games
ui-welcome-go-on =
    Go on
    { $game }
ui-welcome-new = New game
ui-welcome-rules = Rules
ui-welcome-settings = Settings
ui-welcome-about = About
ui-welcome-leave = Leave

## ui.keyboard

ui-keyboard-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜßÉ-'1234567890.
ui-keyboard-rows =
    1234567890 ß
    QWERTYUIOP Ü
    ASDFGHJKL ÖÄ
    ZXCVBNM É-'.
ui-keyboard-space = Space
ui-keyboard-done = Done
ui-keyboard-full = At most { $count } letters

## ui.leave

ui-leave-title = Leave
ui-leave-help = Everything is saved. A game that is not over waits here.
ui-leave-none = This companion is all that this machine shows: nobody can leave it here.
ui-leave-close = Close the companion
ui-leave-shut-down = Shut the machine down

## ui.players

ui-players-title = Who plays?
ui-players-help = A new spelling holds from the start of the game. Somebody new plays from now on, and the record says from when.
ui-players-rename = Write it otherwise
ui-players-give = Give a name
ui-players-replace = Somebody new
ui-players-name = Name
ui-players-new = Who sits down?

## ui.game

ui-game-title = An earlier game
ui-game-look = Look at it
ui-game-go-on = Go on with it
ui-game-replay = Step through it
ui-game-name = Give it a name
ui-game-rename = Change its name
ui-game-close = Close it: it is not gone on with
ui-game-reopen = Open it again
ui-game-delete = Delete it
ui-game-restore = Bring it back
ui-game-is-deleted = Deleted: it is in no list any more.
ui-game-is-closed = Closed: nobody goes on with it.

## ui.menu

ui-menu-players = Players
ui-menu-camera = The camera
ui-menu-no-camera = none is in use
ui-menu-title = Menu
ui-menu-rules = Rules
ui-menu-statistics = Statistics
ui-menu-share = Share and save
ui-menu-settings = Settings
ui-menu-park = Put this game aside

## ui.games

ui-games-title = Earlier games
ui-games-none = No game has been played yet.
ui-games-unread =
    { $count ->
        [one] One game cannot be read; it stays in the journal as it is.
       *[other] { $count } games cannot be read; they stay in the journal as they are.
    }
ui-games-over = finished

## ui.trouble

ui-trouble-settings = The settings cannot be kept. { $why }
ui-trouble-checklists = What you ticked off cannot be kept. { $why }
ui-trouble-participation = How you take part cannot be kept. { $why }
ui-trouble-camera = Which camera is used cannot be kept. { $why }
ui-trouble-unsaved = Nothing can be saved now. { $why } Earlier games can be looked at.
ui-trouble-in-memory =
    { $count ->
        [one] Not saved: one change is kept only as long as the power is on. { $why }
       *[other] Not saved: { $count } changes are kept only as long as the power is on. { $why }
    }
ui-trouble-play-on = Play on unsaved
ui-trouble-saved = Everything is saved again.
ui-trouble-low-space = The disk has less than 500 MB left: make some room soon.

## ui.unopened

ui-unopened-title = The games cannot be opened

## ui.camera-state

ui-camera-state-off = The camera is off
ui-camera-state-starting = The camera is starting
ui-camera-state-watching = The camera sees the table
ui-camera-state-unreadable = The camera cannot read the table: { $why }
ui-camera-state-no-frames = No picture from the camera; enter cards by hand meanwhile
ui-camera-state-no-frames-because = No picture from the camera: { $why }
ui-camera-state-doubt = Which card is it?
ui-camera-state-missed = A card of { $name } was not seen: enter it by hand
ui-camera-state-no-cache = The camera sees no cache yet: lay out all { $count } where it sees them
ui-camera-state-caches = The camera has seen { $seen } of { $count } caches. Still to be seen: { $missing }
ui-camera-state-excluded = { $card } lies there; { $why }: is it a card of the table?
ui-camera-state-not-played = No
ui-camera-state-learn = I misread these cards. Show me the deck for two minutes, and the game goes on?
ui-camera-state-learn-now = Show the cards
ui-camera-state-learn-later = Not now
ui-camera-state-by-hand = Enter by hand

## ui.missing

ui-missing-webcam = no webcam answers. Plug one in, or start with another, such as webcam:1
ui-missing-busy = another program uses it. Close that one
ui-missing-camera = no camera is found. Check its ribbon cable at both ends
ui-missing-frames = the camera sends nothing. Check its cable
ui-missing-library = its program is missing: sudo apt-get install python3-picamera2
ui-missing-broken-library = its program does not fit this system. Use a USB camera

## ui.flaw

ui-flaw-shape = the picture is broken
ui-flaw-small = the picture is too small
ui-flaw-narrow = the picture is too narrow
ui-flaw-black = it is black. Is the lens covered?
ui-flaw-white = far too much light
ui-flaw-plain = one plain colour
ui-flaw-one-channel = only one colour arrives
ui-flaw-half = part of the picture is missing
ui-flaw-noise = nothing but noise
ui-flaw-blurred = it is blurred. Is the lens in focus?
ui-flaw-adapting = it adapts to the light
ui-flaw-stale = the pictures come too late
ui-flaw-frozen = the same picture again and again

## ui.camera

ui-camera-keep = Keep pictures for this evening
ui-camera-keeps = Keep no more pictures
ui-camera-kept =
    { $count ->
        [one] ● One picture is kept
       *[other] ● Pictures are kept: { $count }
    }
ui-camera-kept-trouble = Pictures cannot be kept: { $why }
ui-camera-title = What the camera sees
ui-camera-help = Lay one card before each seat, a little apart, and watch: each gets an outline when it is read.
ui-camera-none = No camera is in use. Choose one in the settings.
ui-camera-well = All is well: the cards are read, and the light is right.
ui-camera-figures = Card { $card } px wide · brightness { $light } · flicker { $sway } · { $fps } pictures a second

## ui.calibrate

ui-calibrate-title = Set up the camera
ui-calibrate-how = Lay the printed mat in the middle of the table. Or lay four cards, one before each seat: ace, two, three, four.
ui-calibrate-left =
    { $count ->
        [one] One more second
       *[other] At most { $count } seconds more
    }
ui-calibrate-well = All is well: play can begin. From now on a card's place says whose it is.
ui-calibrate-again = Again
ui-calibrate-skip = Skip
ui-calibrate-done = Go on

## ui.scan

ui-scan-cards = Try all 52 cards
ui-scan-cards-help = Show every card, in as many parts as you like. Crossed out: one that was seen twice at once, so one of them was misread.
ui-scan-again = From the start
ui-scan-done = Done

## ui.learn

ui-learn-open = Show me your cards
ui-learn-title = Show me your cards
ui-learn-back = back
ui-learn-lay = Lay down { $card }: alone, or in rows with the next ones
ui-learn-lay-back = Lay down any card with its back up
ui-learn-turn = { $card }: seen once. Turn it, move it, and lay it again.
ui-learn-next = { $card } is learned. Take it away, and lay down: { $other }
ui-learn-other = That does not look like { $card }. Lay { $card } again, or touch here what lies there.
ui-learn-alike = { $card } looks like { $other }. Is it the wrong card? Lay the right one. Else touch both here and show them again, closer and in more light.
ui-learn-all = All are learned. Keep the deck, or touch what you want to show again.
ui-learn-kept-before = All are kept from before. Touch here the cards that you want to show again.
ui-learn-row = { $card } to { $other }: seen once. Push every card on, or turn it. Is a name wrong? Touch that card in the picture.
ui-learn-row-left = Not seen again yet: { $cards }. Push each on by a finger’s width.
ui-learn-row-next = All that lie here are learned. Take them away, and lay down, alone or in rows: { $other }
ui-learn-row-other = { $card } lay here, and now another card does. Lay { $card } back, or touch it here to begin with it again.
ui-learn-row-others = I have seen { $card } only once, and other cards lie here now. Lay that row again, or touch here the first card of the new one, to begin with it.
ui-learn-row-more = More cards lie here than names are left. Take some away, or touch “Another card”.
ui-learn-row-gap = I cannot see the card at “?”. Move it a little. Does none lie there? Push the others together.
ui-learn-taken-for = This was taken for { $card }. Touch its right name here, or “Another card”. If it is right, touch the card again.
ui-learn-which-card = Which card is this? Touch its name here, or “Another card”. Or touch the card again to leave it.
ui-learn-hidden = A card lies here that I cannot see; I took it for { $card }. Touch its right name here, or touch the place again.
ui-learn-count = { $seen } of { $count } faces learned
ui-learn-count-kept = { $seen } of { $count } faces learned, { $kept } of them as before: ☑
ui-learn-leave-out = Leave this one out
ui-learn-add = Another card
ui-learn-name = What is the card called?
ui-learn-listed = { $card } is in the list already: touch it there to show it.
ui-learn-forget = Touch “From the start” once more: all that was shown is forgotten.
ui-learn-forget-kept = Touch “From the start” once more: what was shown is forgotten, and the deck is learned anew without the kept faces.
ui-learn-keep = Keep the deck
ui-learn-keeping = The deck is being kept…
ui-learn-kept =
    { $count ->
        [one] Kept: one face. From now on the camera reads this deck.
       *[other] Kept: { $count } faces. From now on the camera reads this deck.
    }
ui-learn-kept-part =
    { $count ->
        [one] Kept: one face. Not learned, so not read: { $missing }.
       *[other] Kept: { $count } faces. Not learned, so not read: { $missing }.
    }
ui-learn-kept-alike = { $kept } Hard to tell apart: { $pairs }; touch these and show them again, closer.
ui-learn-kept-without = Kept, but the camera cannot follow this game with it: { $card } is missing. Touch it in the list, show it, and keep the deck again.
ui-learn-kept-other = Kept, but none of these is a card of this game: show the cards of the list, and keep the deck again.
ui-learn-not-kept = Not kept: { $why }
ui-learn-other-shape = these cards have another shape than those kept before. Touch “Keep the deck” once more: they take the place of the old deck, which stays beside it.
ui-learn-no-outline = The outline of { $card } was not found. Show it again, alone on a plain table.
ui-learn-no-cards = No card was found in what was shown. Begin again, with one card at a time on a plain table.
ui-learn-too-many = { $count } faces are too many for one deck. Leave some out.
ui-learn-bad-name = A card cannot be kept under the name “{ $card }”. Give it another name: in one line, without blanks at its ends.
ui-learn-unreadable = { $file } is damaged or cut off, or no deck. Copy it here again, or show the cards again.
ui-learn-newer = { $file } was written by a newer companion. Update this one, or show the cards again.
ui-learn-copy = Copy to a stick
ui-learn-bring = Bring a deck
ui-learn-looking = Looking for decks …
ui-learn-which = Touch the deck that is to be read. It takes the place of the one kept here.
ui-learn-none-brought = No deck of this game was found: not on a memory stick, and not in the folder { $folder } on this device.
ui-learn-not-taken = Not kept: { $why }
ui-learn-copied-stick = The deck is on the memory stick, in the folder { $folder }, as { $file }. On another machine, touch “Bring a deck”.
ui-learn-copied-home = The deck is on this device, in the folder { $folder }, as { $file }. Take it to another machine, and touch “Bring a deck” there.
ui-learn-not-copied = Not copied: { $why }
ui-learn-broken = A deck is left out: { $why }

## ui.large: with large text, what leads to the table, and back to what can be entered

ui-large-table = Table
ui-large-entry = Enter

## ui.bar

ui-bar-menu = Menu
ui-bar-history = History
ui-bar-take-back = Take back
ui-bar-hand = Hand { $number }
ui-bar-trick = Trick { $number } of { $count }
ui-bar-watch = Camera
ui-bar-follow = By hand

## ui.part: between two parts of a game

ui-part-round = Round { $number }: the tally
ui-part-hand = Hand { $number }: the tally
ui-part-sum = now { $points }
ui-part-on-round = On to round { $number }
ui-part-on-hand = On to hand { $number }

## ui.plate

ui-plate-cards =
    { $count ->
        [one] { $count }{"\u00A0"}card
       *[other] { $count }{"\u00A0"}cards
    }
ui-plate-acts = ▶{"\u00A0"}{ $deed }
ui-plate-leads = leads
ui-plate-plays = plays
ui-plate-led = led

## ui.from

ui-from-player = { $player }

## ui.explanation

ui-explanation-rules = Touch here for the rules of this moment.

## trick table

ui-winners-who = Who won it?

## before the first deal

ui-variant-title = { $game } – how do you play it?
ui-variant-take = On to the seats

## ui.seats

ui-seats-title = Who sits where?
ui-seats-help = The edges of the screen are your seats. Touch one to name it or to swap (⇄); dragging it to another swaps too.
ui-seats-take = Begin
ui-seats-first = Another player begins
ui-seats-is-first = begins
ui-seats-name = Name at seat { $seat }
ui-seats-players = How many play?

## ui.history

ui-history-title = What was entered
ui-history-help = Touch an entry to correct it.   ★ won the trick   ⚠ against the rules
ui-history-corrected = Corrected: { $entry }
ui-history-nothing = Nothing has been entered yet
ui-history-waiting = Waiting for an answer
ui-history-trick = Trick { $number }

## ui.correct

ui-correct-rule = Rule { $rule }
ui-correct-title = { $entry } – what was it really?
ui-correct-help = Touch what it really was. You see what changes before it counts.
ui-correct-nothing = Nothing else changes.
ui-correct-others = No points and no turns change.
ui-correct-waiting =
    { $count ->
        [one] { $count } entry waits for the answer.
       *[other] { $count } entries wait for the answer.
    }
ui-correct-turn = Next
ui-correct-question = Then “{ $entry }” cannot be as it was entered: you will be asked about it.
ui-correct-same = { $why } So this settles nothing. Is a card missing before it? Then enter that one first.
ui-correct-ask = Ask about each
ui-correct-stay = Cards stay with their players
ui-correct-move = Move all, in this order
ui-correct-its = { $name } played it
ui-correct-undo = Undo the correction
ui-correct-undone = The correction is undone.
ui-correct-winner = Winner
ui-correct-likely = Likely:
ui-correct-missing = Missing before it:
ui-correct-instead = Instead of it:
ui-correct-only = Nothing else was possible here.
ui-correct-take = Correct it
ui-correct-remove = It never happened
ui-correct-remove-all = These { $count } never happened
ui-correct-insert = One is missing before it
ui-correct-before = What came before { $entry }?

## ui.over

ui-over-total = Total
ui-over-wins = { $team } win!
ui-over-tie = A tie!
ui-over-rematch = Rematch
ui-over-replay = Step by step
ui-over-group = New group
ui-over-hand = Hand
ui-over-take-back = Take back

## statistics

statistics-title = How the points came about
statistics-none = Nothing is over yet: here you will see how the points came about.
statistics-plain = No turning point yet.
statistics-game = Game { $number }
statistics-turns = Turning points
