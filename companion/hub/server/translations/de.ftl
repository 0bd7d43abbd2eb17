# Was die Seiten des Hubs sagen, auf Deutsch.

## hub

hub-title = Tisch-Hub
hub-skip = Zum Inhalt
hub-languages = Sprachen
hub-places = Seiten
hub-leave = Abmelden
hub-lost = Verbindung verloren: Was du siehst, ist vielleicht alt. Die Seite kommt von selbst zurück.
hub-game-version = { $game }, Fassung { $version }
hub-filters = Nur zeigen
hub-needs-nobody = Kein Tisch braucht Hilfe.
hub-needs =
    { $count ->
        [one] { $count } Tisch braucht Hilfe
       *[other] { $count } Tische brauchen Hilfe
    }
hub-no-tables = Noch ist kein Tisch dabei.
hub-no-tables-such = Kein Tisch ist gerade so.

## hub-span

hub-span-minutes = { $count } min
hub-span-hours = { $count } h
hub-span-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }

## hub-host

hub-host-title = Tische
hub-host-all = Alle Tische

## hub-filter

hub-filter-all = Alle
hub-filter-help = Brauchen Hilfe
hub-filter-quarantined = Zwei Verläufe
hub-filter-stale = Still
hub-filter-playing = Spielen
hub-filter-free = Frei

## hub-standing

hub-standing-help = Braucht Hilfe
hub-standing-quarantined = Zwei Verläufe
hub-standing-stale = Still seit { $time }
hub-standing-stale-now = Still
hub-standing-never = Noch nichts gehört
hub-standing-playing = Spielt
hub-standing-free = Frei

## hub-fact

hub-fact-silent = Still seit
hub-fact-phase = Phase
hub-fact-group = Gruppe
hub-fact-minutes = Spielt seit
hub-fact-last = Letzter Eintrag
hub-fact-camera = Kamera
hub-fact-disk = Speicher
hub-fact-delivered = Geliefert

## hub-camera

hub-camera-ok = sieht den Tisch
hub-camera-missing = nicht angeschlossen
hub-camera-off = aus
hub-camera-covered = verdeckt
hub-camera-dark = zu dunkel
hub-camera-stalled = antwortet nicht

## hub-disk

hub-disk-ok = in Ordnung
hub-disk-low = fast voll
hub-disk-full = voll
hub-disk-failing = fällt aus

## hub-delivered

hub-delivered-all = alle { $seq } Einträge
hub-delivered-to = bis Eintrag { $seq }
hub-delivered-none = noch nichts

## hub-waiting

hub-waiting-title = Wer wartet
hub-waiting-hint = Diese Gruppen haben ihr Spiel zurückgelegt. Mit ihrem Code spielen sie an jedem Tisch weiter.
hub-waiting-at = an { $table }

## hub-screens

hub-screens-title = Für Zuschauer
hub-screens-hint = Wer dies scannt, sieht, was offen auf dem Tisch liegt. Der Code wechselt mit der nächsten Gruppe.
hub-screens-spectators = Fernseher oder Telefon
hub-screens-overlay = Einblendung für einen Film
hub-screens-test = mit erfundenen Karten, zum Einrichten

## hub-history

hub-history-title = Verlauf
hub-history-none = Dieser Tisch hat noch nichts geliefert.
hub-history-seq = Eintrag
hub-history-at = Zeit
hub-history-kind = Was
hub-history-what = Näheres

## hub-row

hub-row-group-started = Gruppe kam
hub-row-group-returned = Gruppe kam zurück
hub-row-group-ended = Gruppe ging
hub-row-group-moved = Gruppe ging an einen anderen Tisch
hub-row-group-taken = Gruppe kam von einem anderen Tisch
hub-row-hub-joined = Beim Hub angemeldet
hub-row-game-started = Spiel begonnen
hub-row-game-ended = Spiel beendet
hub-row-started = Aufzeichnung begonnen
hub-row-acted = Eintrag
hub-row-took-back = Zurückgenommen
hub-row-corrected = Berichtigt
hub-row-uncorrected = Berichtigung aufgehoben
hub-row-marked = Markiert
hub-row-labelled = Benannt
hub-row-seated = Gesetzt
hub-row-drafted = Entwurf
hub-row-voided = Für ungültig erklärt
hub-row-rule-question = Regel nachgeschlagen
hub-row-overruled = Überstimmt
hub-row-player-left = Spieler ging
hub-row-survey = Umfrage beantwortet
hub-row-survey-asked = Umfrage gestellt
hub-row-aim-shown = Ziel gezeigt
hub-row-seat-asked = Spieler befragt
hub-row-first-hand = Erste Runde ohne Hilfe
hub-row-stop-reason = Warum es endete
hub-row-machine = Gerät

## hub-how

hub-how-finished = zu Ende gespielt
hub-how-stopped = abgebrochen
hub-how-parked = zurückgelegt

## hub-report

hub-report-title = Bericht
hub-report-left-out =
    { $count ->
        [one] { $count } Zeile ist weggelassen
       *[other] { $count } Zeilen sind weggelassen
    }

## hub-exports

hub-exports-title = Speichern
hub-exports-rows-jsonl = Zeilen (JSON Lines)
hub-exports-rows-csv = Zeilen (CSV)
hub-exports-tables-zip = Tabellen (CSV, gepackt)
hub-exports-report-html = Bericht (Seite)
hub-exports-report-pdf = Bericht (PDF)

## hub-tokens

hub-tokens-title = Zugänge
hub-tokens-new = Neuer Zugang
hub-tokens-role = Für
hub-tokens-name = Name
hub-tokens-games = Spiele der Autorin oder des Autors
hub-tokens-no-games = Noch wurde nichts gespielt.
hub-tokens-make = Anlegen
hub-tokens-made = Zugang für { $name }
hub-tokens-once = Dies wird einmal gezeigt: jetzt scannen oder abschreiben. Wer es hat, kommt hinein.
hub-tokens-list = Wer Zugang hat
hub-tokens-since = Seit
hub-tokens-for = Nur für
hub-tokens-end = Beenden
hub-tokens-revoke = Beenden
hub-tokens-revoke-named = Zugang von { $name } beenden
hub-tokens-yours = du selbst
hub-tokens-wrong = Sag, für wen er ist, und gib ihm einen Namen.
hub-tokens-which-games = Wähle die Spiele der Autorin oder des Autors.

## hub-role

hub-role-host = Spielleitung
hub-role-designer = Autorin oder Autor
hub-role-viewer = Zuschauer
hub-role-device = Tisch

## hub-quarantine

hub-quarantine-title = Zwei Verläufe
hub-quarantine-none = Jeder Tisch hat einen einzigen Verlauf.
hub-quarantine-hint = Diese Tische schickten einen Eintrag, der von dem abweicht, was schon geliefert war. Das tut eine kopierte Speicherkarte, und auch eine Fälschung. Beide Verläufe sind aufbewahrt; was der Tisch von nun an schickt, wird nicht angenommen.
hub-quarantine-at = Sie unterscheiden sich ab Eintrag { $seq }. Bemerkt wurde es um { $time }.
hub-quarantine-known = Zuerst geliefert
hub-quarantine-other = Später gekommen

## hub-show

hub-show-stale = Vom Tisch ist seit { $time } nichts zu hören: Dies ist vielleicht alt.
hub-show-table = Der Tisch
hub-show-trump = Trumpf
hub-show-score = Punkte
hub-show-no-card = noch keine Karte
hub-show-leads = spielt aus
hub-show-acts = ist dran
hub-show-nothing = Dieser Tisch zeigt gerade kein Spiel.

## hub-overlay

hub-overlay-table = Muster
hub-overlay-first-side = Eichhörnchen
hub-overlay-second-side = Eichen
hub-overlay-told = Hier steht, wer den Stich gewann und warum.

## hub-standings

hub-standings-title = Ergebnisse
hub-standings-none = Noch ist kein Spiel zu Ende.
hub-standings-won = gewonnen
hub-standings-tie = geteilter Sieg

## hub-survey

hub-survey-title = Spieler { $seat }: Wie war es?
hub-survey-private = Niemand sonst am Tisch sieht deine Antworten.
hub-survey-group = Gruppe { $group }
hub-survey-scale = 1: gar nicht, 5: sehr
hub-survey-ends = 1: { $low }, 5: { $high }
hub-survey-yes = ja
hub-survey-no = nein
hub-survey-length-short = zu kurz
hub-survey-length-right = gerade recht
hub-survey-length-long = zu lang
hub-survey-more =
    { $count ->
        [one] { $count } weitere Frage
       *[other] { $count } weitere Fragen
    }
hub-survey-send = Senden
hub-survey-clear = Antworten löschen
hub-survey-nothing = Du hast noch nichts beantwortet.
hub-survey-wrong-number = Schreib eine ganze Zahl wie 12.
hub-survey-too-much = Das war zu viel zum Senden: Schreib weniger.
hub-survey-often = Dieser Platz hat oft genug geantwortet.
hub-survey-unknown = Hier ist keine Umfrage
hub-survey-unknown-text = Der Code ist alt oder wurde falsch gelesen. Scanne den auf dem Bildschirm des Tisches noch einmal.

## hub-sent

hub-sent-title = Danke!
hub-sent-waits = Deine Antworten warten im Hub, bis der Tisch sie holt.
hub-sent-close = Nichts geht verloren, wenn du diese Seite schließt.
hub-sent-kept = Deine Antworten sind aufbewahrt.

## hub-enter

hub-enter-title = Wer bist du?
hub-enter-hint = Öffne den Link, den du bekommen hast, oder gib seinen Code hier ein.
hub-enter-token = Code
hub-enter-go = Weiter
hub-enter-wrong = Dieser Code gilt nicht (mehr).

## hub-entered

hub-entered-title = Willkommen
hub-entered-go = Weiter

## hub-missing

hub-missing-title = Diese Seite gibt es nicht
hub-missing-text = Vielleicht hat der Tisch den Hub verlassen. Geh zum Anfang zurück.
