# Was der Bericht über Testspiele sagt, auf Deutsch.

## report

report-title = Bericht über Testspiele
report-nothing = In dem, was gelesen wurde, stehen keine Testspiele.
report-version = { $game }, Fassung { $version }
report-by-rules = Regeln { $rules }
report-for-players = { $count } Spieler
report-decimal = { $whole },{ $part }
report-few = { $said } Das stützt sich auf wenige Gruppen.
report-side-by-side = Die Fassungen nebeneinander
report-figure = Angabe
report-few-mark = { $said } (wenige Gruppen)
report-in-words = In Worten
report-made = 95-%-Intervalle, gültig bei jeder Zahl von Spielen. Von jeder Gruppe zählt das erste beendete Spiel.

## report-rests

report-rests-more =
    { $count ->
        [one] { $said } Stützt sich auf { $groups }; { $count } weiteres Spiel nötig.
       *[other] { $said } Stützt sich auf { $groups }; { $count } weitere Spiele nötig.
    }
report-rests-enough = { $said } Stützt sich auf { $groups }; keine weiteren Spiele nötig.
report-rests-alone = { $said } Stützt sich auf { $groups }.
report-rests-only = nur { $groups }
report-rests-groups = Gruppen
report-rests-needed = Weitere Spiele nötig

## report-part

report-part-games = Spiele
report-part-asked = Wer gespielt hat
report-part-wins = Wer gewinnt
report-part-length = Wie lange es dauert
report-part-phases = Zeit je Phase
report-part-rules = Regeln und Korrekturen
report-part-survey = Was die Spieler sagen
report-part-remarks = Mit eigenen Worten
report-part-own = Runde für Runde

## report-count

report-count-groups =
    { $count ->
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }
report-count-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
report-count-times =
    { $count ->
        [one] { $count }-mal
       *[other] { $count }-mal
    }
report-count-seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
report-count-answers =
    { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }

## report-games

report-games-begun = Begonnen: { $games } von { $groups }.
report-games-hows = { $finished } beendet, { $stopped } abgebrochen, { $parked } beiseitegelegt, { $running } ohne Ende.
report-games-taken-part = So war der Begleiter dabei: { $ways }.
report-games-assisted = So half er: { $ways }.
report-games-way = { $way } { $count }
report-games-needed = „Weitere Spiele nötig“ meint Spiele anderer Gruppen, bis eine Angabe auf ein Zehntel genau ist, oder auf eine Minute, eine Runde, einen Punkt, zehn Sekunden einer Phase, zehn Prozentpunkte, ein Viertel je Runde; eine Bewertung auf eine Viertelstufe.

## report-way

report-way-watch = mit Kamera
report-way-follow = Karte für Karte
report-way-winners = nur Stichgewinner
report-way-tally = nur Ergebnisse
report-way-record = nur Notizen
report-way-referee = als Schiedsrichter
report-way-coach = als Trainer

## report-wins

report-wins-side = { $side }: { $share } der Spiele ({ $count } von { $of } allein gewonnen), zwischen { $low } und { $high }.
report-wins-none = Noch zählt kein Spiel: Keine Gruppe hat eines beendet.
report-wins-ties =
    { $count ->
        [one] { $count } Spiel endete unentschieden.
       *[other] { $count } Spiele endeten unentschieden.
    }
report-wins-unknown = Noch spricht nichts dafür, dass eine Seite im Vorteil ist.
report-wins-no = Die Seiten sind nicht ausgeglichen.
report-wins-more =
    { $count ->
        [one] Ist der Unterschied so groß, wie er jetzt aussieht, klärt ihn { $count } weiteres Spiel.
       *[other] Ist der Unterschied so groß, wie er jetzt aussieht, klären ihn { $count } weitere Spiele.
    }
report-wins-enough = Ein so großer Unterschied braucht keine weiteren Spiele.
report-wins-level = Bisher ist kein Unterschied zu sehen.
report-wins-rest = Das stützt sich auf { $groups } mit je einem Spiel.
report-wins-precise =
    { $count ->
        [one] Der Anteil jeder Seite ist nach { $count } weiteren Spiel auf zehn Prozentpunkte genau.
       *[other] Der Anteil jeder Seite ist nach { $count } weiteren Spielen auf zehn Prozentpunkte genau.
    }
report-wins-precise-now = Der Anteil jeder Seite ist auf zehn Prozentpunkte genau.
report-wins-seat = Platz { $number }
report-wins-team = Team { $number }
report-wins-pair = Plätze { $first } und { $second }
report-wins-fair = gleich

## report-median

report-median-minutes = Ein Spiel dauert { $median } Minuten
report-median-paused_minutes = Pausen dauern { $median } Minuten
report-median-hands = Es hat { $median } Runden
report-median-lead_changes = Führungswechsel: { $median }
report-median-margin = Punkte zwischen den ersten beiden am Ende: { $median }
report-median-range = { $said } (Median, { $games }; er liegt zwischen { $low } und { $high }).
report-median-no-range = { $said } (Median, { $games }; eine Spanne braucht sechs).

## report-median-name

report-median-name-minutes = Minuten
report-median-name-paused_minutes = Minuten Pause
report-median-name-hands = Runden
report-median-name-lead_changes = Führungswechsel
report-median-name-margin = Punkte zwischen den ersten beiden

## report-phases

report-phases-phase = { $phase }: { $time }
report-phases-minutes = { $minutes } min { $seconds } s
report-phases-seconds = { $seconds } s
report-phases-timed = Das sind Mediane ({ $games }).

## report-rules

report-rules-asked = Gefragt wurde nach: { $facts }.
report-rules-unclear = Auch nach dem Lesen der Regel unklar: { $facts }.
report-rules-unclear-about = Noch unklar an { $fact }
report-rules-not-asked = Niemand fragte nach einer Regel.
report-rules-fact = { $fact } ({ $times }, { $groups })
report-rules-elsewhere = keine Regelnummer
report-rules-overruled = Der Tisch entschied anders: { $facts }.
report-rules-corrections =
    { $count ->
        [one] { $count } Eintrag wurde berichtigt.
       *[other] { $count } Einträge wurden berichtigt.
    }

## report-survey

report-survey-none = Niemand hat die Fragen beantwortet.
report-survey-incomplete = Vor dem Ende der Fragen gegangen: { $seats }; was bis dahin geantwortet wurde, zählt.
report-survey-rating = { $question }: { $mean } von 5 ({ $answers }).
report-survey-length = Länge: zu kurz { $short }, genau richtig { $right }, zu lang { $long }.
report-survey-length-name = Länge
report-survey-rating-legend = Von 1 (links) bis 5 (rechts), und der Mittelwert.
report-survey-length-legend = Zu kurz, genau richtig, zu lang.
report-survey-too-short = zu kurz
report-survey-right = richtig
report-survey-too-long = zu lang
report-survey-foreseeable = Der Sieger stand fest: { $hands }.
report-survey-from-hand = ab Runde { $hand } ({ $count })
report-survey-never = nie ({ $count })
report-survey-remark = „{ $text }“
report-survey-remarks = „{ $text }“ ({ $count }-mal gesagt)
report-survey-change = Eine Änderung
report-survey-favourite = Das Beste
report-survey-learning = Leicht zu lernen
report-survey-decisions = Entscheidungen
report-survey-downtime = Wenig Warten
report-survey-interaction = Miteinander
report-survey-originality = Eigenständigkeit
report-survey-fun = Spaß
report-survey-own-1 = Eigene Frage 1
report-survey-own-2 = Eigene Frage 2
report-survey-own-3 = Eigene Frage 3

## report-asked

report-asked-answer = { $answer } ({ $count })
report-asked-said = { $question }, { $seats }: { $answers }.
report-asked-first-hands = Erste Runden: { $led } angeleitet, { $declined } abgelehnt, weil die Gruppe das Spiel kannte.

## report-own

report-own-count = { $name }: { $count }
report-own-parts = { $name }: { $parts }.
report-own-part = { $name } { $count }
report-own-per-hand = { $column } je Runde
report-own-hands = Runden

## report-compare

report-compare-groups = Gruppen
report-compare-games = Begonnene Spiele
report-compare-finished = Beendete Spiele
report-compare-counted = Gruppen, deren Spiel zählt
report-compare-answering = Gruppen mit Antworten, mindestens
report-compare-wins = { $side } gewinnen
report-compare-share = { $share } ({ $low } bis { $high })
report-compare-balanced = Ausgeglichen
report-compare-unknown = bisher kein Ungleichgewicht
report-compare-no = nicht ausgeglichen
report-compare-more = Noch nötige Spiele
report-compare-questions = Fragen nach Regeln
report-compare-corrections = Berichtigungen
report-compare-median = { $median } ({ $low } bis { $high })
report-compare-mean = { $mean } von 5

## report-written

report-written-file = { $file } ist geschrieben.
