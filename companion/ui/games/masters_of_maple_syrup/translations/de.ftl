# Was die Bildschirme von Masters of Maple Syrup sagen, auf Deutsch.

## ui.welcome

ui-welcome-title = Maple Syrup
ui-welcome-subtitle = Masters of Maple Syrup: anzapfen, ernten, ausbauen

## ui.ways

ui-ways-watch = Die Kamera schaut zu
ui-ways-watch-help = Sie erkennt, welche Karten auf beiden Grundstücken liegen und wie; eine Berührung trägt den Unterschied ein. Aktionskarten werden berührt.
ui-ways-watch-touches = etwa 2 Berührungen je Zug
ui-ways-follow = Von Hand
ui-ways-follow-help = Jede Aktion wird berührt.
ui-ways-follow-touches = etwa 4 Berührungen je Zug

## ui.seen

ui-seen-enter = Das hat die Kamera gesehen. Eintragen?
ui-seen-which = Was ist geschehen?
ui-seen-not-so = Stimmt nicht
ui-seen-unexplained = Die Kamera sieht etwas, das kein Eintrag erklärt: { $changes }
ui-seen-understood = Ich kümmere mich darum
ui-seen-sideways = { $cards } quer
ui-seen-upright = { $cards } aufrecht
ui-seen-laid = { $cards } neu
ui-seen-tucked =
    { $count ->
        [one] eine Karte unter { $cards }
       *[other] { $count } Karten unter { $cards }
    }
ui-seen-untucked =
    { $count ->
        [one] eine Karte unter { $cards } hervorgeholt
       *[other] { $count } Karten unter { $cards } hervorgeholt
    }
ui-seen-selected = „{ $cards }“ gedreht
ui-seen-set-back = „{ $cards }“ wieder quer

## ui.learn

ui-learn-action = Aktionskarte: { $action }
ui-learn-write-down = Was auf ihr steht

## ui.catalogue

ui-catalogue-open = Eure Karten eintragen
ui-catalogue-title = Eure Karten
ui-catalogue-add = Neue Karte
ui-catalogue-count =
    { $count ->
        [0] Noch keine Karte. Was fehlt, wird gefragt, sobald es gebraucht wird.
        [one] Eine Art von Karten. Berührt sie, um zu sehen, was bekannt ist.
       *[other] { $count } Arten von Karten. Berührt eine, um zu sehen, was bekannt ist.
    }
ui-catalogue-search = Suchen
ui-catalogue-search-part = Ein Teil des Namens
ui-catalogue-found =
    { $count ->
        [0] Keine Karte hat „{ $part }“ im Namen.
        [one] Eine Karte hat „{ $part }“ im Namen.
       *[other] { $count } Karten haben „{ $part }“ im Namen.
    }
ui-catalogue-new = Neu: { $card }. Was ihr nicht wisst, bleibt „?“.
ui-catalogue-taken = { $card } gibt es schon.
ui-catalogue-cost = Kosten
ui-catalogue-value = Wert
ui-catalogue-draws = Karten beim Ernten
ui-catalogue-copies = Anzahl im Deck
ui-catalogue-text = Was steht auf der Karte?
ui-catalogue-no-text = Text eingeben
ui-catalogue-keep = Karte behalten
ui-catalogue-remove = Karte streichen
ui-catalogue-removed = { $card } ist gestrichen. „Karte behalten“ nimmt sie wieder auf.
ui-catalogue-not-kept = Die Karten lassen sich nicht speichern: { $why }

## ui.order

ui-order-refused = { $name } kommt vor { $other } dran, und in dieser Reihenfolge passt das nicht: { $why }

## ui.bar

ui-bar-turn = Zug { $number }
ui-bar-last-turn = Der letzte Zug!

## ui.variant

ui-variant-rivals = Rivalen: die weißen Seiten
ui-variant-third-tap = Dritte weiße Seite: anzapfen
ui-variant-third-harvest = Dritte weiße Seite: ernten
ui-variant-catalogue-none = Katalog: keiner. Was fehlt, wird im Spiel gefragt
ui-variant-catalogue-playtest = Katalog: das Testdeck
ui-variant-catalogue-own =
    { $count ->
        [one] Katalog: { $name }, { $count } Kartenart
       *[other] Katalog: { $name }, { $count } Kartenarten
    }
ui-variant-catalogue-kept =
    { $count ->
        [one] Katalog: wie zuletzt, { $count } Kartenart
       *[other] Katalog: wie zuletzt, { $count } Kartenarten
    }
ui-variant-catalogue-broken = Ausgelassen: { $why }

## ui.seats

ui-seats-is-first = trägt am meisten Rot: beginnt

## ui.side

ui-side-hand = Hand { $count } von { $limit }
ui-side-cards = Grundstück { $count } von { $last }
ui-side-selects = Berühre eine Aktionskarte
ui-side-may-tap = Bäume anzapfen, wie die Karte sagt
ui-side-may-harvest = Angezapfte ernten, wie die Karte sagt
ui-side-may-develop = Darf eine Karte ausbauen
ui-side-over-limit =
    { $count ->
        [one] Eine Karte zu viel
       *[other] { $count } Karten zu viel
    }

## ui.way

ui-way-end = Zug beenden
ui-way-end-discard = { $count } ablegen, beenden
ui-way-develop = Ausbauen
ui-way-effect = Kartentext nutzen

## ui.action

ui-action-sideways = liegt quer
ui-action-points = zu { $name }

## ui.card

ui-card-tapped = angezapft
ui-card-tucked = +{ $count } darunter

## ui.piles

ui-piles = Nachziehstapel { $deck } · Ablagestapel { $discard }

## ui.ask

ui-ask-which = Wessen Text? Berühre die Karte
ui-ask-develop = Welche Karte wird ausgebaut?
ui-ask-develop-discount = Welche Karte wird ausgebaut? Jede kostet eins weniger.
ui-ask-discount = { $card }: eins weniger als die Kosten
ui-ask-price = kostet { $price }
ui-ask-other = Namen tippen…
ui-ask-name = Wie heißt die Karte?
ui-ask-paid-count = Bezahlte Karten
ui-ask-drew-count = Gezogene Karten
ui-ask-choose = { $name } wählt
ui-ask-take = Das ist es
ui-ask-leave = Doch nicht

## ui.effect

ui-effect-draw = Gezogen
ui-effect-take = Vom Ablagestapel genommen
ui-effect-discard = Abgelegt
ui-effect-tuck = Untergeschoben
ui-effect-untuck = Untergeschobene genommen
ui-effect-from-hand = Untergeschoben aus: der Hand
ui-effect-from-deck = Untergeschoben aus: dem Nachziehstapel
ui-effect-from-discard = Untergeschoben aus: dem Ablagestapel
ui-effect-tap = { $card } anzapfen
ui-effect-untap = { $card } aufrichten
ui-effect-develop = { $card } ausbauen
ui-effect-develop-none = Nichts ausbauen
ui-effect-no-text = Ihr Text ist hier nicht bekannt: Zählt, was er bewirkte.
ui-effect-take-it = Das war es

## ui.entry

ui-entry-tap = zapft { $cards } an
ui-entry-harvest = erntet { $cards }
ui-entry-harvest-count = { $count } Bäume geerntet
ui-entry-drew = { $count } gezogen
ui-entry-paid = { $count } bezahlt
ui-entry-card-text = Auf der Karte steht: „{ $text }“
ui-entry-end = Zug beendet
ui-entry-end-discard =
    { $count ->
        [one] Zug beendet, eine Karte abgelegt
       *[other] Zug beendet, { $count } Karten abgelegt
    }
ui-entry-tap-count =
    { $count ->
        [one] ein Baum angezapft
       *[other] { $count } Bäume angezapft
    }
ui-entry-untap-count =
    { $count ->
        [one] ein Baum aufgerichtet
       *[other] { $count } Bäume aufgerichtet
    }

## ui.change

ui-change-hand = Hand { $was } → { $becomes }
ui-change-deck = Nachziehstapel { $was } → { $becomes }
ui-change-discards = Ablagestapel { $was } → { $becomes }
ui-change-away = { $card } weg
ui-change-under = { $card }: { $was } → { $becomes } darunter

## ui.history

ui-history-help = Berührt einen Eintrag, um ihn zu berichtigen.
ui-history-tally = Die Wertung

## ui.tally

ui-tally-title = Was ist jede Karte wert?
ui-tally-points = Wert, mit Bonus
ui-tally-sum = bisher { $points }
ui-tally-take = So viel ist sie wert
ui-tally-done = Fertig
ui-tally-no-text = Ihr Text ist hier nicht bekannt: Lest ihren Wert auf der Karte ab.

## ui.over

ui-over-wins-one = { $name } gewinnt!
ui-over-bonuses = Boni, Karte für Karte

## first-hand

first-hand-aim = Alle bauen ein Grundstück aus Bäumen und Gebäuden: Das wertvollere gewinnt. Das Spiel endet, wenn eines zehn Karten hat.
first-hand-select = { $player } nimmt eine der drei Aktionskarten und dreht sie so, dass die Hand auf { $player } zeigt. Beide dürfen tun, was ihre Seite der Karte sagt: zuerst { $player }, dann die andere Person.
first-hand-tap = ANZAPFEN: Dreht aufrechte Bäume zur Seite, so viele, wie die Karte sagt. Angezapfte Bäume werden später geerntet.
first-hand-harvest = ERNTEN: Dreht angezapfte Bäume wieder auf, und zieht so viele Karten, wie jeder von ihnen sagt.
first-hand-develop = AUSBAUEN: Legt eine Karte aus der Hand auf euer Grundstück. Bezahlt mit so vielen anderen Handkarten, wie sie kostet.
first-hand-choose = AUSSUCHEN: Nur { $player } zapft an, erntet oder baut aus.

## stand-in

stand-in-select = Für { $player }: wählt { $action }.
stand-in-choose = Für { $player }: wählt die Karte, die eine Wahl lässt, und { $action }.
stand-in-tap = Für { $player }: zapft { $cards } an.
stand-in-harvest = Für { $player }: erntet { $cards }.
stand-in-develop = Für { $player }: baut die teuerste Karte aus, die die offene Hand bezahlen kann; bezahlt mit den billigsten.
stand-in-discard = Für { $player }: wenn { $other } fertig ist, beendet den Zug und werft die billigsten Karten ab: { $count }.
stand-in-end = Für { $player }: wenn { $other } fertig ist, beendet den Zug.
