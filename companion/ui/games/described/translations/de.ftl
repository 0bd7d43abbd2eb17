# Was die Bildschirme beschriebener Spiele sagen, auf Deutsch.

## ui.welcome

ui-welcome-title = Weitere Spiele
ui-welcome-subtitle = Spades, Hearts und alles, was eine Textdatei beschreibt

## about

about-game = Weitere Spiele: überlieferte Stichspiele, Wertungsblätter und eigene Spiele, jedes in einer Textdatei beschrieben.

## ui.more

ui-more-search = Suchen
ui-more-search-for = Ein Teil des Namens
ui-more-none = Kein Spiel passt. Berührt die Zahl noch einmal, oder sucht andere Buchstaben.
ui-more-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
ui-more-from-to = { $least } bis { $most } Personen
ui-more-teams = in Teams
ui-more-sheet = Wertungsblatt
ui-more-minutes = etwa { $count } Min.
ui-more-version = Version { $version }
ui-more-wrong = Nicht spielbar: { $fault }
ui-more-bring = Ein Spiel mitbringen
ui-more-new = Ein neues Spiel
ui-more-looking = Suche nach Spielen …
ui-more-which = Berührt die Datei, die hier bleiben soll. Sie ersetzt die mit demselben Namen.
ui-more-none-brought = Keine Datei mit der Endung .toml gefunden: weder auf einem Speicherstick noch im persönlichen Ordner.
ui-more-taken = { $file } liegt jetzt hier.

## ui.new

ui-new-nearest = Von welchem Spiel ausgehen?
ui-new-change = Dieses ändern
ui-new-go-on = Weiter mit { $name }
ui-new-in-the-file = Das steht nur in der Datei: dort ändern.
ui-new-add = + { $part }
ui-new-name-of = { $part }: Name
ui-new-more = + noch eins
ui-new-undo = Rückgängig
ui-new-redo = Erneut
ui-new-try = Probieren
ui-new-save = Speichern
ui-new-right = ✓ Prüfen
ui-new-check-title = Was zu ändern ist, und was gilt
ui-new-meaning = So wird es verstanden
ui-new-no-warnings = ✓ Nichts ist falsch oder zweifelhaft.
ui-new-remove = Entfernen
ui-new-done = Fertig
ui-new-try-title = Einfache Mitspieler haben es probiert
ui-new-another = Noch einmal
ui-new-play = Hier spielen
ui-new-saved = Gespeichert
ui-new-saved-as = { $name } { $version } steht jetzt unter „Weitere Spiele“ ({ $file }). Eine spätere Änderung bekommt die nächste Version.
ui-new-stick = Auf einen Stick
ui-new-written-stick = Es ist auf dem Stick, im Ordner { $folder }.
ui-new-written-home = Kein Stick gefunden: Es ist im Benutzerordner, in { $folder }.
ui-new-discard = Diesen Entwurf verwerfen
ui-new-discard-again = Noch einmal berühren, und der Entwurf ist weg.
ui-new-missing = Es fehlt noch: { $what }
ui-new-unfinished = Es muss noch etwas folgen.
ui-new-check =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }

## ui.seats

ui-seats-first = Jemand anders gibt
ui-seats-is-first = gibt
ui-seats-team = Seite { $number }

## ui.ways

ui-ways-follow = Jede Karte
ui-ways-follow-help = Jede Karte wird berührt, wenn sie gespielt wird.
ui-ways-follow-touches = etwa 55 Berührungen pro Runde
ui-ways-winners = Nur wer den Stich nahm
ui-ways-winners-help = Nach jedem Stich: wer ihn nahm, und die Karten darin, falls sie zählen.
ui-ways-winners-touches = etwa 15 Berührungen pro Runde
ui-ways-tally = Nur zählen
ui-ways-tally-help = Die Zahlen der Runde werden am Ende eingetragen; hat diese Runde begonnen, dann ab der nächsten.
ui-ways-tally-touches = etwa 10 Berührungen pro Runde
ui-ways-tally-this = Diese Runde nur zählen

## ui.bar

ui-bar-winners = Gewinner
ui-bar-tally = Zählen

## ui.winners

ui-winners-cards = Karten im Stich, die zählen

## ui.tally

ui-tally-task = Spielt die Runde, dann zählt.
ui-tally-take = So war die Runde
ui-tally-follow = Doch Karten eintragen
ui-tally-sum = { $word }: { $sum } von { $whole }. Zählt noch einmal.
ui-tally-one = { $word }: nur bei einer Person.

## ui.ask

ui-ask-take = Das ist alles
ui-ask-from = { $word }: { $least } oder mehr.
ui-ask-from-to = { $word }: von { $least } bis { $most }.

## ui.round

ui-round-start = Zeit starten
ui-round-hold = Zeit anhalten

## ui.word

ui-word-contract = Spiel
ui-word-trump = Trumpf

## ui.sheet

ui-sheet-title = Wertungsblatt
ui-sheet-course = Verlauf
ui-sheet-part = { SENTENCE($name) }
ui-sheet-hand = Runde
ui-sheet-total = Summe
ui-sheet-categories = Ende
ui-sheet-nothing = Nichts gab Punkte.

## ui.history

ui-history-begin = Vor den Stichen
ui-history-ask = Am Ende der Runde
ui-history-round = In der Runde
ui-history-round-end = Am Ende der Runde
ui-history-counted = Gezählt
ui-history-entry = Eintrag

## stand-in

stand-in-bid = Für { $player }: passen; wo das nicht geht, das niedrigste Gebot.
stand-in-follow = Für { $player }: die niedrigste Karte der ausgespielten Farbe legen, ohne eine solche die niedrigste überhaupt.
stand-in-low = Für { $player }: die niedrigste Karte legen, die gespielt werden darf.
