# Was der Bericht über Testspiele sagt, auf Deutsch.

## report

report-title = Bericht über Testspiele
report-nothing = In dem, was gelesen wurde, stehen keine Testspiele.
report-version = { $game }, Fassung { $version }
report-by-rules = Regeln { $rules }
report-for-players = { $count } Spieler
report-decimal = { $whole },{ $part }
report-side-by-side = Die Fassungen nebeneinander
report-figure = Angabe
report-in-words = In Worten
report-made = 95-%-Intervalle, gültig bei jeder Zahl von Spielen. Von jeder Gruppe zählt das erste beendete Spiel.

## report-rests

report-rests-groups = Gruppen

## report-part

report-part-answers = Kurz gesagt
report-part-turns = Züge
report-part-stops = Abgebrochene Spiele
report-part-fun = Für wen es Spaß macht
report-part-choices = Weitere Antworten
report-option = { $option } { $value }
report-usual-options = übliche Regeln
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
report-wins-seat = Platz { LETTER($number) }
report-wins-team = Team { $number }
report-wins-pair = Plätze { LETTER($first) } und { LETTER($second) }
report-wins-fair = gleich

## report-median

report-median-minutes = Ein Spiel dauert { $median } min
report-median-paused_minutes = Pausen dauern { $median } min
report-median-hands = Runden darin: { $median }
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

report-rules-looked-up = { $fact }: { $times } nachgeschlagen ({ $groups }), { $rate } je Spiel.
report-rules-decided = { $fact }: { $times } vom Tisch anders entschieden ({ $groups }), { $rate } je Spiel.
report-rules-decided-otherwise = Der Tisch entschied { $times } anders.
report-rules-still-unclear = Nach dem Lesen noch unklar: { $times }.
report-rules-moments = Wann: { $moments }.
report-rules-others = Außerdem: { $rules }.
report-moment-hand = Runde { $number }
report-moment-trick = Stich { $number }
report-moment-turn = Zug { $number }
report-rules-unclear-about = Noch unklar an { $fact }
report-rules-not-asked = Niemand fragte nach einer Regel.
report-rules-elsewhere = keine Regelnummer
report-rules-corrections =
    { $count ->
        [one] { $count } Eintrag wurde berichtigt.
       *[other] { $count } Einträge wurden berichtigt.
    }

## report-survey

report-survey-scale = { $question } (1 { $low }, 5 { $high })
report-survey-number = { $question }: im Mittel { $mean }, von { $least } bis { $most } ({ $answers }).
report-survey-choice = { $question }: { $counts }.
report-survey-yes = ja
report-survey-no = nein
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
report-survey-own-4 = Eigene Frage 4
report-survey-own-5 = Eigene Frage 5
report-survey-own-6 = Eigene Frage 6
report-survey-play-again = Würde wieder spielen
report-survey-buy = Würde kaufen

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
report-compare-stopped = Abgebrochene Spiele
report-compare-counted = Gruppen, deren Spiel zählt
report-compare-answering = Gruppen mit Antworten, mindestens
report-compare-wins = { $side } gewinnen
report-compare-share = { $share } ({ $low } bis { $high })
report-compare-balanced = Ausgeglichen
report-compare-unknown = bisher kein Ungleichgewicht
report-compare-no = nicht ausgeglichen
report-compare-questions = Fragen nach Regeln
report-compare-corrections = Berichtigungen
report-compare-median = { $median } ({ $low } bis { $high })
report-compare-said = { $share } von { $of }
report-compare-long = Zu lang
report-compare-mean = { $mean } von 5

## report-written

report-written-file = { $file } ist geschrieben.

## report-answers

report-answers-balance = Gleichgewicht: { $side } { $share } der Siege ({ $games }); möglich ist { $low } bis { $high }.
report-answers-no-balance = Gleichgewicht: Noch hat keine Gruppe ein Spiel beendet.
report-answers-unbalanced = Die Seiten sind nicht ausgeglichen; das ist sicher.
report-answers-level = Keine Seite liegt vorn; ein Unterschied kann sich noch zeigen.
report-answers-undecided =
    { $count ->
        [one] Das kann Zufall sein; ist der Unterschied so groß, wie er aussieht, würde { $count } weiteres Spiel es klären.
       *[other] Das kann Zufall sein; ist der Unterschied so groß, wie er aussieht, würden { $count } weitere Spiele es klären.
    }
report-answers-nearly-decided = Das kann Zufall sein; wenige weitere Spiele würden es klären.
report-answers-length = Länge: Ein Spiel dauert { $median } min.
report-answers-length-range = Länge: Ein Spiel dauert { $median } min (der Median liegt zwischen { $low } und { $high }).
report-answers-length-felt = Zu lang war es { $long } von { $of }, die es sagten, zu kurz { $short }.
report-answers-no-length = Länge: Noch hat keine Gruppe ein Spiel beendet.
report-answers-confusion = Verwirrung: Die Tische stolperten { $rate } Mal je Spiel über eine Regel, am häufigsten über { $worst }.
report-answers-rule = { $fact } („{ $text }“)
report-answers-no-confusion = Verwirrung: Niemand stolperte über eine Regel.
report-answers-fun = Spaß: { $mean } von 5 ({ $answers }).
report-answers-no-fun = Spaß: Noch hat niemand geantwortet.
report-answers-sure-few = Das ist nur ein erster Eindruck.
report-answers-sure-open = Das kann sich noch stark ändern.
report-answers-sure-roughly = Das ist ungefähr bekannt.
report-answers-sure-known = Das ist gut bekannt.
report-answers-rests = Worauf das beruht: { $parts }.
report-answers-rests-wins = Gleichgewicht und Länge auf { $groups } mit je einem Spiel
report-answers-rests-confusion = Verwirrung auf { $games } ({ $groups })
report-answers-rests-fun = Spaß auf { $groups } mit Antworten

## report-setting

report-setting-at = Gespielt: { $places }.
report-setting-days =
    { $count ->
        [one] Tag: { $days }.
       *[other] Tage: { $days } ({ $count } Tage).
    }
report-setting-changes = Neu in dieser Fassung: { $changes }
report-setting-compared = Wer die Fassung wählte: { $ways }.
report-setting-alternate = vom Begleiter zugeteilt
report-setting-chosen = von der Gruppe gewählt

## report-turns

report-turns-seconds = Ein Zug dauert { $seconds } s (Median, { $games }).
report-turns-seat = { $seat } { $seconds } s
report-turns-waited = Wer „{ $length }“ sagte ({ $answers }), hatte im Mittel { $waiting_minutes } von { $minutes } min auf andere gewartet.

## report-stops

report-stops-minutes = Abgebrochen: { $games }, nach { $median } min (Median; { $least } bis { $most }).
report-stops-hands = Vollständige Runden bis dahin: { $hands }.
report-stops-reasons = Warum: { $reasons }.
report-stops-moments = Wo: { $moments }.
report-stop-time = keine Zeit mehr
report-stop-too-long = zu lang
report-stop-confusing = verwirrend
report-stop-not-our-kind = nicht unsere Art Spiel
report-stop-had-to-go = jemand musste gehen
report-stop-other = etwas anderes
report-stop-joined = jemand kam dazu
report-stop-abandoned = auf dem Tisch zurückgelassen
report-stop-unknown = nicht gesagt

## report-fun

report-fun-part = { $part } { $mean } ({ $count })
report-fun-split = { $split }: { $parts }.
report-fun-seat = Platz
report-fun-side = Seite
report-fun-won = Gewonnen oder verloren
report-fun-game = Spiel der Gruppe
report-fun-won-yes = gewonnen
report-fun-won-no = verloren
report-fun-won-tie = unentschieden
report-fun-game-first = erstes Spiel
report-fun-game-later = späteres Spiel

## report-value

report-value-none = keine
report-value-on = ja
report-value-off = nein

## report-verdict

report-verdict-title = Fassung { $new } gegen { $old }
report-verdict-option = { $option } { $before } → { $now }
report-verdict-options = Andere Regeln: { $options }.
report-verdict-options-unknown = Welche Regeln sich unterscheiden, ist nicht aufgezeichnet.
report-verdict-same-options = Keine wählbare Regel unterscheidet sich.
report-verdict-other-rules = Keine wählbare Regel unterscheidet sich, doch die Regeln sind nicht dieselben: Eine Vorgabe oder die Datei, die das Spiel beschreibt, ist anders.
report-verdict-alternate = Der Begleiter hat die Fassungen zugeteilt.
report-verdict-chosen = Die Gruppen haben ihre Fassung selbst gewählt; also können sich auch die Gruppen unterscheiden.
report-verdict-both = Einigen Gruppen hat der Begleiter die Fassung zugeteilt, andere haben selbst gewählt.
report-verdict-wins = { $side }: { $before } der Siege mit { $old } und { $now } mit { $new }
report-verdict-minutes = Ein Spiel dauerte { $before } min mit { $old } und { $now } mit { $new }
report-verdict-fun = Spaß (Median der Gruppen): { $before } von 5 mit { $old } und { $now } mit { $new }
report-verdict-rule_questions = { $before } der Gruppen schlugen mit { $old } eine Regel nach und { $now } mit { $new }
report-verdict-told = { $said }: { $verdict } ({ $range }).
report-verdict-apart = zu unterscheiden
report-verdict-not-apart = nicht zu unterscheiden
report-verdict-not-apart-more =
    { $count ->
        [one] noch nicht zu unterscheiden, erst mit { $count } weiteren Spiel
       *[other] noch nicht zu unterscheiden, erst mit { $count } weiteren Spielen
    }
report-verdict-range = Unterschied zwischen { $low } und { $high } { $unit }
report-verdict-no-range = noch kein Bereich
report-verdict-points = Prozentpunkten
report-verdict-minutes-unit = Minuten
report-verdict-steps = Stufen
report-verdict-method = In mindestens 19 von 20 solchen Vergleichen stimmen alle diese Bereiche, auch wenn man nach jedem Spiel nachsieht.
