# Was die Bildschirme von Mast Year sagen, auf Deutsch.
## ui.bar

ui-bar-game = Spiel { $number } von 2
ui-bar-together =
    Runde +{ $gained }
    Summe { $points }
ui-bar-gained = Runde +{ $points }
ui-bar-trunk = Stamm { $card }
ui-bar-goal = Ziel { $goal }
ui-bar-winners = Gewinner
ui-bar-tally = Zählen

## ui.plate

ui-plate-shows = zeigt
ui-plate-decides = entscheidet
ui-plate-speedy = flink

## ui.winners

ui-winners-acorns = Eichelkarten im Stich
ui-winners-squirrel = Eine Eichhörnchenkarte war dabei

## ui.tally

ui-tally-eaten = Eichelkarten gefressen (verdeckt)
ui-tally-uneaten = Eichelkarten nicht gefressen (offen)
ui-tally-none = Kein Mastjahr
ui-tally-partial = Teilmast
ui-tally-full = Vollmast
ui-tally-boom = Eichhörnchen-Boom
ui-tally-take = So war die Runde
ui-tally-task = Spielt die Runde, dann zählt.
ui-tally-follow = Doch Stiche eintragen

## ui.deal

ui-deal-and = {" "}und{" "}
ui-deal-joins = { $cards } kommen ins Deck.

## ui.part

ui-part-eaten =
    { $count ->
        [one] { $count } Eichelkarte verdeckt
       *[other] { $count } Eichelkarten verdeckt
    }
ui-part-uneaten =
    { $count ->
        [one] { $count } Eichelkarte offen
       *[other] { $count } Eichelkarten offen
    }
ui-part-on-reveal = Weiter zu den letzten Karten

## ui.eat

ui-eat-eat = Fressen

## ui.variant

ui-variant-goal =
    { $goal ->
        [one] Das Ziel: { $goal } Punkt
       *[other] Das Ziel: { $goal } Punkte
    }
ui-variant-single_hand = Eine einzelne Runde
ui-variant-no-goal = Eine Runde: Die meisten Punkte gewinnen
ui-variant-incomplete_information = Unvollständiges Wissen: eine Karte ungesehen
ui-variant-tournament = Turnier: zwei Spiele, Seitenwechsel
ui-variant-silent = Still: Beim Weitergeben wird nichts gesagt
ui-variant-equal_scores-play-on = Gleichstand am Ziel: weiterspielen
ui-variant-equal_scores-shared = Gleichstand am Ziel: geteilter Sieg

## ui.seats

ui-seats-swap = Seiten tauschen
ui-seats-speedy = Das andere Eichhörnchen ist flink
ui-seats-lots = Auslosen, wer flink ist

## ui.history

ui-history-begin = Vor den Stichen
ui-history-reveal = Letzte Karten
ui-history-count = Die Abrechnung
ui-history-counted = Gefressen { $eaten }, offen { $uneaten }
ui-history-ate = fraß Stich { $number }
ui-history-dealt = Gegeben
ui-history-passed = Weitergabe
ui-history-keep = ließ liegen

## ui.correct

ui-correct-proves = { $name }, Stich { $number }: gegen die Regeln
ui-correct-game = Spiel { $number }
ui-correct-appears = wird jetzt gespielt
ui-correct-vanishes = wird nicht mehr gespielt
ui-correct-deck = ♥ im Deck
ui-correct-order = in der Reihenfolge { $cards }
ui-correct-bonus = Zusatzpunkte, { $team }
ui-correct-clears = { $name }, Stich { $number }: jetzt den Regeln gemäß
ui-correct-mast = Mastjahr
ui-correct-boom = Boom

## ui.over

ui-over-mast = Mastjahr
ui-over-bonus = Zusatz
ui-over-boom = Boom
ui-over-none = –
ui-over-squirrels-win = Die Eichhörnchen gewinnen!
ui-over-oaks-win = Die Eichen gewinnen!
ui-over-partial = Teilmast
ui-over-full = Vollmast
ui-over-first-squirrels = In Spiel 1 waren { $squirrels } die Eichhörnchen.
ui-over-swap = Revanche mit Seitenwechsel

## ui.pass

ui-pass-help = Hier könnt ihr notieren, wer sagt, „viele“ oder „wenige“ zu haben.
ui-pass-many = viele
ui-pass-few = wenige

## ui.ways

ui-ways-watch = Die Kamera schaut zu
ui-ways-watch-help = Die Kamera verfolgt, welche Karten gelegt werden. Ihr entscheidet, was sie nicht sehen kann.
ui-ways-watch-touches = kaum Berührungen
ui-ways-follow = Jede Karte verfolgen
ui-ways-follow-help = Jede Karte wird eingetragen. Der Begleiter sagt, wer gewann und warum, und bemerkt einen Farbverstoß.
ui-ways-follow-touches = etwa 42 Berührungen je Runde
ui-ways-winners = Nur die Gewinner
ui-ways-winners-help = Zwei Berührungen je Stich: seine Eichelkarten und wer ihn bekam.
ui-ways-winners-touches = etwa 25 Berührungen je Runde
ui-ways-tally = Am Ende zählen
ui-ways-tally-help = Bis zum Ende der Runde wird nichts eingetragen.
ui-ways-tally-touches = etwa 6 Berührungen je Runde
ui-ways-tally-this = Diese Runde nur zählen

## ui.games

ui-games-stands = Eichhörnchen { $squirrels }, Eichen { $oaks }

## statistics

statistics-none = Noch ist keine Runde zu Ende: Hier seht ihr dann, wie die Punkte zustande kamen.
statistics-plain = Noch kein Wendepunkt: keine Führung, kein Mastjahr, kein Boom.

## ui.welcome

ui-welcome-title = Mastjahr
ui-welcome-subtitle = Eichhörnchen gegen Eichen: der Begleiter an eurem Tisch

## ui.scan

ui-scan-deck = Deck prüfen
ui-scan-deck-help = Breitet die Karten dieser Runde aus, ein paar oder alle zugleich. Was gesehen wurde, bleibt; leere Plätze fehlen noch.
ui-scan-stashes = Vorräte prüfen
ui-scan-stashes-help = Legt die Vorräte, die nicht gefressen sind, offen hin, sodass jede Ecke zu sehen ist.

## first-hand

first-hand-teams = Zwei Teams: Wer dir gegenübersitzt, spielt mit dir. Manche Karten sind Eicheln: Eichhörnchen gewinnen und fressen sie, Eichen verhindern das. Die meisten Punkte gewinnen.
first-hand-deal = Nehmt alle ♥ heraus, mischt, legt 3 Karten weg und verteilt den Rest. Dann bekommen beide Eichen und { $speedy } je eine der 3. Haltet die Karten so, dass niemand sie sieht.
first-hand-deal-unseen = Nehmt alle ♥ außer der 10 heraus, mischt, legt 1 Karte ungesehen weg, dann noch 3, und gebt den Rest. Dann bekommen beide Eichen und { $speedy } je eine der 3. Niemand darf eure Karten sehen.
first-hand-pass = Alle geben eine Karte verdeckt an die Person gegenüber. Welche, sucht ihr aus.
first-hand-trunk = { $speedy } legt eine Karte offen weg. Ihre Farbe (ihr Zeichen, etwa ♣) ist der Stamm: Bis neu gegeben wird, schlagen seine Karten die aller anderen Farben.
first-hand-lead = { $player } beginnt und legt irgendeine Karte offen hin.
first-hand-follow = Nun legen die anderen je eine Karte, im Uhrzeigersinn. Wer { $suit } hat, muss davon eine legen; wer keine hat, legt irgendeine.
first-hand-won = Diese vier Karten sind ein Stich. Ihn gewinnt die höchste des Stamms ({ $suit }), ohne eine solche die höchste der zuerst gelegten Farbe (2 niedrig, A hoch). { $player } hat ihn und beginnt den nächsten.
first-hand-stashed = Eicheln sind 2 und 3 von ♣ ♦ ♠ und ♥ 2 bis 10. { $player }, ein Eichhörnchen, hat welche gewonnen: legt sie offen vor euch hin. Bis sie gefressen sind, zählen sie für die Eichen.
first-hand-eaten = Ein Bube (J) ist ein Eichhörnchen: Er frisst die Eicheln seines Stichs sofort. { $player } legt sie verdeckt hin: Sie zählen für die Eichhörnchen.
first-hand-oak = Eine Eiche, { $player }, hat die Eicheln (2 und 3 von ♣ ♦ ♠ und ♥ 2 bis 10) gewonnen: Sie sind weg und zählen für niemanden.
first-hand-eat = Keine Eichel war in diesem Stich, also darf { $player } fressen: ein eigenes Häufchen Eicheln umdrehen. Dann zählt es für die Eichhörnchen.
first-hand-reveal = Jede Eiche zeigt die eine Karte, die übrig ist. Ist sie eine Eichel oder aus der Farbe des Stamms, kommen beim nächsten Geben ♥ dazu, und mit ihnen mehr Eicheln.
first-hand-reveal-single = Jede Eiche zeigt die eine Karte, die übrig ist. Jede Eichel und jede Karte des Stamms ist ein Punkt mehr für die Eichen. Ein Eichhörnchen mit 5 Eicheln oder mehr: 2 mehr für die Eichhörnchen.
first-hand-next = Das war eine Runde, von einem Geben zum nächsten. Jede verdeckte Eichel ist ein Punkt für die Eichhörnchen, jede offene einer für die Eichen. Jetzt könnt ihr es; ? öffnet die Regeln.

## stand-in

stand-in-pass = Für { $player }: gebt die niedrigste Karte weiter.
stand-in-trunk = Für { $player }: zeigt die niedrigste Karte der Farbe, von der die offene Hand am meisten hat.
stand-in-lead = Für { $player }: legt die höchste Karte, aber kein ♥, bevor eines gespielt wurde.
stand-in-partner = Für { $player }: Das eigene Team gewinnt. Legt die niedrigste von { $suit }; ohne eine solche die niedrigste Karte.
stand-in-win = Für { $player }: legt die niedrigste von { $suit } über { $best }, sonst die niedrigste von { $suit }; ohne eine solche die niedrigste von { $trunk }, sonst die niedrigste Karte.
stand-in-trunked = Für { $player }: legt die niedrigste von { $suit }; ohne eine solche die niedrigste von { $trunk } über { $best }, sonst die niedrigste Karte.
stand-in-eat = Für { $player }: fresst das Häufchen mit { $cards }.
stand-in-reveal = Für { $player }: zeigt die letzte Karte der offenen Hand.

## ui.learn

ui-learn-open = Zeigt eure Karten, wenn sie falsch gelesen werden
