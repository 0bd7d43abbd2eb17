# Words that all games share, in English.
language = English
code = en

## suits

suits-C = clubs
suits-D = diamonds
suits-H = hearts
suits-S = spades

## ranks

ranks-2 = two
ranks-3 = three
ranks-4 = four
ranks-5 = five
ranks-6 = six
ranks-7 = seven
ranks-8 = eight
ranks-9 = nine
ranks-T = ten
ranks-J = jack
ranks-Q = queen
ranks-K = king
ranks-A = ace

## spoken

spoken-card = { $rank } of { $suit }

## lists

lists-middle = { $items }, { $item }
lists-last = { $items } and { $item }

## not-in-deck

not-in-deck-game = this game has no such card

## players

players-unnamed = Seat { $seat }

## asked

asked-age-band = age
asked-plays-before = played this before
asked-trick-taking = trick games (such as Whist)
asked-age-band-under-14 = under 14
asked-age-band-14-19 = 14–19
asked-age-band-20-39 = 20–39
asked-age-band-40-59 = 40–59
asked-age-band-60-on = from 60
asked-plays-before-never = never
asked-plays-before-once = once
asked-plays-before-often = often
asked-trick-taking-new = new to me
asked-trick-taking-some = I know some
asked-trick-taking-many = I know many

## phrase

phrase-change-rules = Clearer rules
phrase-change-shorter = A shorter game
phrase-change-longer = A longer game
phrase-change-waiting = Less waiting
phrase-change-choices = More to decide
phrase-change-luck = Less luck
phrase-change-cards = Cards that are easier to read
phrase-change-nothing = Nothing
phrase-favourite-together = Playing together
phrase-favourite-choices = The decisions
phrase-favourite-tension = The tension
phrase-favourite-surprise = The surprises
phrase-favourite-theme = The story and the pictures
phrase-favourite-easy = It was easy to learn
phrase-favourite-end = The end
phrase-favourite-nothing = Nothing
phrase-unclear-word = What a word means
phrase-unclear-when = When it holds
phrase-unclear-who = Who does it, or who gets it
phrase-unclear-clash = Two rules say different things
phrase-unclear-missing = Our case is not in the rules

## setting

setting-alphabet = letters on the court cards
setting-mains-hz = mains frequency
setting-spectators = spectators may see the table
setting-text-percent = text size
setting-high-contrast = high contrast
setting-four-colours = four suit colours
setting-left-handed = left-handed
setting-sound = sounds
setting-announcements = spoken announcements
setting-language = language
setting-keyboard = keyboard
setting-display = display
setting-camera = camera
setting-rotation = rotation
setting-screen = screen size
setting-quick-help = help in each phase
setting-assist = what a choice is worth

## kept

kept-last-good = The settings were damaged: the last good ones are used, and the damaged file is kept.
kept-first = The settings were damaged: everything is set as at first, and the damaged file is kept.
kept-wrong =
    { $count ->
        [one] A setting was damaged and is as at first: { $names }.
       *[other] Some settings were damaged and are as at first: { $names }.
    }

## rules

rules-title = Rules
rules-of-game = Rules: { $game }
rules-decision = { $label } what the rules leave open, and how the companion takes it.
rules-contents = Contents
rules-search = Search
rules-search-for = What do you look for?
rules-found =
    { $count ->
        [one] { $count } fact says something about “{ $wanted }”
       *[other] { $count } facts say something about “{ $wanted }”
    }
rules-found-none = Nothing about “{ $wanted }”: try another word, such as { $words }

## settings

settings-english = English: J Q K
settings-german = German: B D K
settings-french = French: V D R
settings-hertz = { $count } Hz
settings-title = Settings
settings-on = on
settings-off = off
settings-degrees = { $count }°
settings-percent = { $count }%
settings-as-it-is = whole screen
settings-choose-camera = choose one
settings-lying = lies flat
settings-standing = stands upright
settings-usual = QWERTY
settings-alphabetical = ABC
settings-pass-is-silent = While cards are passed, nothing is ever said.
settings-no-voice = No voice is installed: it needs the program { $program }.
settings-no-chime = No tones can be played: they need the program { $program }.
settings-at-next-start = The screen's size and turn count from the next start on.
settings-cards-grow-less = With text this large, screens are scrolled, and the table is a touch away while cards are entered. The card buttons grow less than other text, so that all stay visible.

## replay

replay-start = The beginning
replay-entry = Entry { $number } of { $count }
replay-score = { $side }: { $points }
replay-step = { $place } / { $count }
replay-first = First
replay-last = Last
replay-page-help = Arrow keys go one entry on or back, page up and page down one trick, Home and End to the ends.
replay-page-help-entries = Arrow keys go one entry on or back, Home and End to the ends.
replay-leads = leads
replay-wins = wins

## share

share-title = Share and save
share-enlarge = A touch on the code lets it fill the screen.
share-none = No game is on the table.
share-result = Result
share-record = Whole game
share-result-help = Point a telephone's camera at it: it shows the result as text.
share-record-help = The whole game, card by card, packed small: a companion on another device reads it.
share-bg-stats = BG Stats
share-bg-stats-help = Point a telephone's camera at it: the app Board Game Stats opens with this game filled in.
share-evening = Save all games of this evening
share-evening-home = The games of this evening are saved on this device, in the folder { $folder }.
share-evening-stick = The games of this evening are saved on the memory stick, in the folder { $folder }.
share-parts-help = Scan all { $count } codes, in any order, into one text: a companion on another device reads the whole game from it.
share-part = { $number } of { $count }
share-save = Save score sheet, tables and record
share-saving = Saving …
share-saved-home = The score sheet, the tables and the record are saved on this device, in the folder { $folder }.
share-saved-stick = The score sheet, the tables and the record are saved on the memory stick, in the folder { $folder }.
share-stalled = The stick is slow, or hangs. Still trying.
share-saved-not = They could not be saved: { $why }

## about

about-title = About
about-companion = The companion, version { $version }, keeps score at your table, explains every trick and needs no network. Its source is under the MIT licence.
about-icons = Icons: game-icons.net, by Delapouite, Lorc, Skoll and others, licence CC BY 3.0, coloured by the companion.
about-fonts = Letters: DejaVu Sans (Bitstream Vera licence) and Vollkorn by Friedrich Althausen (SIL Open Font License).
about-software = Built with Kivy, OpenCV, NumPy, ONNX Runtime, SQLite through APSW, ReportLab, Pillow and Segno. Thank you.
about-privacy = Pictures of the table stay in memory; they are kept only if you switch that on. Names stay on this device.

## people

people-title = Who won
people-all = All games
people-name = Name
people-games = Games
people-won = Won
people-streak = In a row now
people-longest = Most in a row
people-points = Points a hand or turn
people-partners = On one side
people-count = { $games ->
    [0] No game is finished yet.
    [one] One finished game.
   *[other] { $games } finished games.
}
people-best = Best: { $points } ({ $names }, { $day })
people-closest = { $points ->
    [0] Closest: level ({ $names }, { $day })
    [one] Closest: one point apart ({ $names }, { $day })
   *[other] Closest: { $points } points apart ({ $names }, { $day })
}
people-evening = The last evening
people-ever = All evenings

## message

message-around = { $before }{ $message }{ $after }
