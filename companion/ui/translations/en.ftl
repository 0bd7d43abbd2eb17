# What the screens say, in English.

## ui

ui-back = Back
ui-yes = yes
ui-no = no

## ui.warning

ui-warning-stands = It stands

## ui.ways

ui-ways-title = How do you take part?

## ui.welcome

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
ui-players-replace = Somebody new
ui-players-name = Name
ui-players-new = Who sits down?

## ui.game

ui-game-title = An earlier game
ui-game-look = Look at it
ui-game-go-on = Go on with it
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
ui-menu-no-camera = none is looking
ui-menu-title = Menu
ui-menu-rules = Rules
ui-menu-statistics = Statistics
ui-menu-share = Share and save
ui-menu-settings = Settings
ui-menu-park = Put this game aside

## ui.games

ui-games-title = Earlier games
ui-games-none = No game has been played yet.
ui-games-over = finished

## ui.trouble

ui-trouble-settings = The settings cannot be kept. { $why }
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

## ui.eyes

ui-eyes-off = The camera is off
ui-eyes-starting = The camera is waking up
ui-eyes-watching = The camera sees the table
ui-eyes-blind = The camera cannot read the table: { $why }
ui-eyes-away = The camera is away; enter cards by hand meanwhile
ui-eyes-away-said = The camera is away: { $why }
ui-eyes-doubt = Which card is it?
ui-eyes-missed = A card of { $name } was not seen: enter it by hand
ui-eyes-by-hand = Enter by hand

## ui.lack

ui-lack-webcam = no webcam answers. Plug one in, or start with another, such as webcam:1
ui-lack-camera = none is found. Check its ribbon cable at both ends
ui-lack-frames = it gives no pictures. Check its cable
ui-lack-library = its program is missing: sudo apt-get install python3-picamera2

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
ui-camera-none = No camera is looking. Start with a camera, as in: companion run --source webcam
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
