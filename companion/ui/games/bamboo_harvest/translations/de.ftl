# Was die Bildschirme von Bamboo Harvest sagen, auf Deutsch.
## ui.welcome

ui-welcome-title = Bamboo Harvest
ui-welcome-subtitle = Ernten, bauen, den Wald durchqueren · 2–4 Spieler · von Ben Klemens

## ui.ways

ui-ways-watch = Die Kamera sieht mit
ui-ways-watch-help = Spielen; was sie im Wald gesehen hat, mit einer Berührung bestätigen.
ui-ways-watch-touches = eine Berührung je Zug
ui-ways-follow = Jeder Zug von Hand
ui-ways-follow-help = Den Wald berühren und sagen, was geschieht; gezählt wird hier.
ui-ways-follow-touches = etwa 4 Berührungen je Zug

## ui.games

ui-games-stands = Marker { $tokens }

## ui.bar

ui-bar-round = Runde { $number }
ui-bar-setup = Aufbau

## ui.plate

ui-plate-player = Spieler
ui-plate-tokens = Marker
ui-plate-reeds = Halme
ui-plate-deeds = Urkunden

## ui.history

ui-history-line-grid = Der Wald
ui-history-line-start = Der Beginn
ui-history-line-tokens = Marker, { $number }. Mal
ui-history-line-laydeeds = Urkunden
ui-history-turn = Zug { $number }
ui-history-help = Einen Eintrag berühren, um ihn zu berichtigen.
ui-history-grid = Der Wald
ui-history-start = { $name } beginnt
ui-history-start-by = Abgelegt: { $cards }
ui-history-deeds = { $deeds }
ui-history-place = { $spot }
ui-history-build = baut auf { $spot } mit { $deed }
ui-history-swap = tauscht { $one } und { $other } mit { $deed }, Marker auf { $token }
ui-history-swap-in-short = tauscht { $one } und { $other } mit { $deed }
ui-history-harvest = erntet { $gains }
ui-history-harvest-tokens =
    { $count ->
        [one] erntet mit 1 Marker
       *[other] erntet mit { $count } Markern
    }
ui-history-buy = kauft eine Urkunde
ui-history-redraw = zieht eine Urkunde neu
ui-history-reveal = legt { $cards } offen aus
ui-history-discard = legt { $cards } ab
ui-history-face-down = { $count } verdeckte
ui-history-end = beendet den Zug

## ui.harvest

ui-harvest-nothing = nichts
ui-harvest-none = Nichts zu ernten: weiter
ui-harvest-open = Berührt jeden Marker, der auf mehrere Arten ernten kann.
ui-harvest-best = Beste Ernte: { $gains }
ui-harvest-chosen = Ernten: { $gains }
ui-harvest-which = Was erntet der Marker auf { $spot }?
ui-harvest-of = { $cards }: { $gains }

## ui.correct

ui-correct-cards =
    { $count ->
        [one] 1 Karte des Waldes liegt anders oder ist eine andere.
       *[other] { $count } Karten des Waldes liegen anders oder sind andere.
    }

## ui.over

ui-over-won = { $name } gewinnt!

## ui.grid

ui-grid-first = Die roten Karten beider Decks ohne je ein J, Q und K offen auslegen, sieben Reihen zu sieben. Welche liegt auf { $spot }?
ui-grid-next =
    { $count ->
        [one] Welche Karte liegt auf { $spot }? Es ist die letzte.
       *[other] Welche Karte liegt auf { $spot }? { $count } fehlen noch.
    }
ui-grid-change = Welche Karte liegt auf { $spot }?
ui-grid-whole = Der Wald ist vollständig. Eine Karte berühren, um sie zu ändern.
ui-grid-take = So liegt der Wald
ui-grid-likely = { $card }?
ui-grid-empty = Wieder wegnehmen

## ui.start

ui-start-who = Alle übrigen Karten mischen: die Urkunden. Alle bekommen drei und legen eine ab; die höchste davon beginnt.
ui-start-seat = { $name } beginnt
ui-start-discards = Abgelegte nennen
ui-start-discard = Was legt { $name } ab?
ui-start-backs = Zwei sind gleich. Wessen hat den schwarzen Rücken?
ui-start-black = { $names }

## ui.entered

ui-entered-whose = { $name }: { $card }
ui-entered-which = Berührt die Urkunde, die eine andere war.
ui-entered-other = Eine andere Urkunde
ui-entered-instead = Was war es statt { $card } ({ $name })?

## ui.choice

ui-choice-back = ← Zurück

## ui.place

ui-place-task = { $name } setzt einen Marker auf eine Karte und dreht sie um: diese Karte berühren.
ui-place-aim = Das Ziel: ein Weg bebauter Karten von einem Rand zum gegenüberliegenden, aus eigenen und einem bis drei fremden Markern (von einer Person höchstens zwei). Oder { $tokens } eigene Marker gebaut.
ui-place-aim-two = Das Ziel: ein Weg bebauter Karten von einem Rand zum gegenüberliegenden, aus eigenen und einem oder zwei fremden Markern. Oder { $tokens } eigene Marker gebaut.

## ui.deeds

ui-deeds-task = Welche Urkunden legt { $name } offen aus? { $number } von { $count }.

## ui.turn

ui-turn-build = { $name }: eine Karte berühren, um zu bauen ({ $cost } Halme) oder zu tauschen – oder ernten.
ui-turn-build-only = { $name }: eine Karte berühren, um zu bauen ({ $cost } Halme) – oder ernten.
ui-turn-swap = { $name }: eine Karte berühren, um sie zu tauschen – oder ernten.
ui-turn-harvest = { $name } erntet. Einen Marker berühren, um mit ihm anders zu ernten.

## ui.card

ui-card-both = { $spot }: hier bauen ({ $cost } Halme) oder die Karte zum Tauschen berühren; dort steht der Preis.
ui-card-build = { $spot }: hier für { $cost } Halme bauen?
ui-card-swap = { $spot }: die Karte zum Tauschen berühren; dort steht der Preis.
ui-card-neither = { $spot }: Zum Bauen oder Tauschen fehlen Halme oder eine passende Urkunde.
ui-card-dear = Weiter entfernte Tausche kosten { $cost } Halme oder mehr; du hast { $reeds }.
ui-card-build-with = Bauen mit { $deed }
ui-card-build-down = Bauen, verdeckte { $deed }
ui-card-wild = Joker: gewinnt nicht

## ui.swap

ui-swap-task = { $one } und { $other } tauschen für { $cost } Halme den Platz. Wohin kommt der Störmarker?
ui-swap-free = { $one } und { $other } tauschen kostenlos den Platz. Wohin kommt der Störmarker?
ui-swap-token = Störmarker auf { $spot }
ui-swap-wild = verbraucht den Joker { $deed }

## ui.manage

ui-manage-only-end = { $name } beendet den Zug.
ui-manage-can-buy = { $name } kann eine Urkunde kaufen und beendet den Zug.
ui-manage-task = { $name } kann Urkunden offen auslegen und beendet den Zug.
ui-manage-surplus =
    { $count ->
        [one] { $name } hat eine Urkunde zu viel: bis auf drei ablegen.
       *[other] { $name } hat { $count } Urkunden zu viel: bis auf drei ablegen.
    }
ui-manage-which = Welche verdeckte Urkunde zeigt { $name }?
ui-manage-end = Zug beenden
ui-manage-buy = Urkunde kaufen: { $cost } Halme
ui-manage-redraw = Eine gezogene ablegen, neu ziehen
ui-manage-reveal = Eine offen auslegen
ui-manage-discard = { $card } ablegen
ui-manage-discard-down =
    { $count ->
        [one] 1 verdeckte ablegen
       *[other] { $count } verdeckte ablegen
    }

## statistics

statistics-title = Wie das Spiel lief
statistics-reeds = Halme
statistics-forest = Der Wald am Ende
statistics-needed = Fehlende Bauten
statistics-needed-last =
    { $count ->
        [0] { $name }: Ein Weg ist fertig.
        [one] { $name }: Zu einem Weg fehlte ein Bau.
       *[other] { $name }: Zu einem Weg fehlten { $count } Bauten.
    }

## ui.scan

ui-scan-forest = Den Wald ansehen
ui-scan-forest-help = Die Kamera alle 49 Karten sehen lassen, von oben oder aus der Hand.
ui-scan-looking = Sucht sieben Reihen zu sieben Karten …
ui-scan-read =
    { $count ->
        [one] 1 Karte ist gelesen.
       *[other] { $count } Karten sind gelesen.
    }
ui-scan-open =
    { $count ->
        [one] 1 ist zweifelhaft: nochmals ansehen oder berühren.
       *[other] { $count } sind zweifelhaft: nochmals ansehen oder berühren.
    }
ui-scan-seen = Gesehen: { $entry }
ui-scan-take = So übernehmen
ui-scan-same = Der Wald liegt, wie er hier steht.
ui-scan-swapped = { $one } und { $other } haben den Platz getauscht.
ui-scan-pushed-row = Reihe { $number } ist verschoben: zurückschieben.
ui-scan-pushed-column = Spalte { $number } ist verschoben: zurückschieben.
ui-scan-other = { $seen } liegt auf { $where }, wo hier { $card } steht.
ui-scan-up = { $where }: offen { $card }, wo hier ein Marker steht.
ui-scan-token = { $where }: ein Marker von { $seen }, wo hier einer von { $name } steht.
ui-scan-down = { $where }: verdeckt, wo hier { $card } steht.
ui-scan-empty = { $where }: keine Karte, wo hier { $card } steht.
ui-scan-undisturbed = { $where }: der Störmarker von { $name } ist nicht zu sehen.
ui-scan-disturbed = { $where }: ein Marker von { $name } auf einer offenen Karte, wo hier keiner steht.
ui-scan-some-token = { $where }: ein Marker auf einer offenen Karte, wo hier keiner steht.

## first-hand

first-hand-aim = Es gewinnt ein Weg bebauter Karten von Rand zu gegenüberliegendem Rand: eigene Marker, dazu ein bis drei der anderen (von jedem höchstens zwei). Oder acht eigene Marker im Wald (zu zweit zehn).
first-hand-grid = Aus beiden Decks bilden die roten Karten ohne je ein J, Q und K den Wald: Legt diese 49 offen in sieben Reihen zu sieben. Alle anderen sind die Urkunden: Mischt sie verdeckt.
first-hand-start = Alle bekommen drei Urkunden und legen eine ab. Alle zeigen sie zugleich: Die höchste beginnt (A niedrig, K hoch).
first-hand-place = { $player } setzt einen Marker auf irgendeine offene Karte des Waldes und dreht sie um: Sie ist bebaut. Die anderen sind frei. Das tun alle zweimal.
first-hand-deeds = Alle legen die beiden anderen Urkunden offen hin. Eine Urkunde passt zu Waldkarten mit derselben Zahl oder demselben Buchstaben.
first-hand-build = { $player } darf bauen: 30 Halme und eine passende Urkunde zahlen, eine freie Karte umdrehen und einen Marker daraufsetzen. Oder weiter.
first-hand-swap = { $player } darf zwei freie Karten tauschen, wenn eine offene Urkunde zu einer passt. Oder weiter.
first-hand-harvest = { $player } erntet: Jeder Marker nimmt Halme von einer freien Karte daneben, halb so viele wie ihre Zahl, aufgerundet (A ist 1). J, Q und K geben stattdessen eine Urkunde.
first-hand-manage = Der Zug endet: Höchstens drei Urkunden bleiben. Dann kommt die nächste Person im Uhrzeigersinn.

## stand-in

stand-in-deeds = Für { $player }: legt zwei beliebige Urkunden offen hin.
stand-in-place = Für { $player }: setzt den Marker auf { $card } ({ $place }).
stand-in-build = Für { $player }: baut auf { $card } ({ $place }) mit { $deed }.
stand-in-build-if = Für { $player }: baut mit { $deeds }, wenn davon eine da ist, auf { $card } ({ $place }); sonst { $other }.
stand-in-turn = Für { $player }: { $does }.
stand-in-swap = tauscht { $one } ({ $where }) mit { $other } ({ $there }), Störmarker auf den ersten Platz
stand-in-harvest = erntet { $cards }
stand-in-no-harvest = erntet nichts
stand-in-buy = Für { $player }: kauft eine Urkunde.
stand-in-reveal = Für { $player }: legt eine verdeckte Urkunde offen hin.
stand-in-discard = Für { $player }: gebt Urkunden ab, die zu keiner freien Karte passen, sonst die ältesten: { $count }.
stand-in-end = Für { $player }: beendet den Zug.
