# Was ein beschriebenes Spiel sagt, auf Deutsch. Texte seiner Datei stehen in $say, $name und dergleichen.
name = Beschriebenes Spiel

## text

text = { $de }

## refused

refused-other = { SENTENCE($why) }.

## phase

phase-categories = Alles ist gespielt: Jetzt wird nach Rubriken abgerechnet.

## sheet

sheet-blank = { "" }
sheet-name = { $name }
sheet-side = { RIGHT($points, width: 5) }  { $players }
sheet-hand = Runde { $number }, { $dealer } gibt
sheet-categories = Rubriken
sheet-points = { RIGHT($points, width: 5) }  für { $players }
sheet-side-points = { $players } { $points }
sheet-stands = Punkte: { $sides }.

## explain

explain-hand =
    { $count ->
        [one] Runde { $number }: { $dealer } gibt, jeder hält eine Karte.
       *[other] Runde { $number }: { $dealer } gibt, jeder hält { $count } Karten.
    }
explain-hand-trump =
    { $count ->
        [one] Runde { $number }: { $dealer } gibt, jeder hält eine Karte. Trumpf: { $suit }.
       *[other] Runde { $number }: { $dealer } gibt, jeder hält { $count } Karten. Trumpf: { $suit }.
    }
explain-round = { $part }: { $player } beginnt.
explain-running = { $card } von { $winner } gewinnt bisher den Stich.
explain-suit = { $winner } gewinnt den Stich: { $card } ist die beste Karte der angespielten Farbe.
explain-trump = { $winner } gewinnt den Stich: { $card } ist der beste Trumpf.
explain-special = { $winner } gewinnt den Stich: { $card } steht über allen anderen Trümpfen.
explain-told = { $winner } hat den Stich genommen.
explain-line = { SENTENCE($say) }: { $points } für { $players }.
explain-no-points = Runde { $number } brachte keine Punkte.
explain-won =
    { $count ->
        [one] { $winners } hat mit { $points } gewonnen.
       *[other] { $winners } haben mit { $points } gewonnen.
    }
explain-pass-nobody = Es werden keine Karten weitergegeben.
explain-bids = Die Ansagen ergeben { $sum }, bei { $tricks } Stichen.
explain-declares = { $player } spielt { $bid }.
explain-takes = { $player } hat das Spiel.
explain-leads-left = { $player } spielt aus: gleich nach dem Geber.
explain-leads-dealer = { $player } spielt aus: Wer gibt, spielt aus.
explain-leads-declarer = { $player } spielt aus: Wer das Spiel ansagt, spielt aus.

## card

card = { $name }

## position

position-over = Das Spiel ist zu Ende
position-round = Runde { $number }
position-named = { SENTENCE($name) } { $number }
position-hand = Runde { $number }
position-trick = Runde { $number }, Stich { $trick } von { $tricks }

## course

course-leads = Runde { $number }: In Führung mit { $points }: { $players }.

## irregular

irregular-revoke = { $player } hat in Stich { $trick } nicht bedient und die Farbe in Stich { $shown } gezeigt: nicht bedient.
irregular-void = { $player } musste in Stich { $trick } trumpfen und hat in Stich { $shown } einen Trumpf gezeigt.
irregular-beat = { $player } musste in Stich { $trick } höher spielen und hat in Stich { $shown } eine höhere Karte gezeigt.
irregular-barred-bid = { $player } darf die Gebote nicht auf die Zahl der Stiche bringen; das Gebot bleibt stehen.
irregular-barred-lead-noted = { $player } hat in Stich { $trick } eine Karte ausgespielt, die noch nicht ausgespielt werden darf, außer das Blatt hatte keine andere.
irregular-barred-lead-proven = { $player } hat in Stich { $trick } eine Karte ausgespielt, die noch nicht ausgespielt werden durfte.
irregular-barred-lead-cleared = { $player } hat in Stich { $trick } zu Recht eine gesperrte Karte ausgespielt: Das Blatt hatte keine andere.
irregular-barred-card-noted = { $player } hat eine Karte gespielt, die im ersten Stich gesperrt ist, außer das Blatt hatte keine andere.
irregular-barred-card-proven = { $player } hat eine Karte gespielt, die im ersten Stich gesperrt ist, und hatte eine andere.
irregular-barred-card-cleared = { $player } hat im ersten Stich zu Recht eine gesperrte Karte gespielt: Das Blatt hatte keine andere.

## choice

choice-take = Ich nehme
choice-bid = { $bid }
choice-no-trump = Kein Trumpf
choice-trump = { $suit }
choice-meld = { $player }: { $meld }
choice-meld-cards = { $meld }: { $cards }
choice-tell = { $player }, { $say }: { $value }
choice-tell-hand = { $say }: { $value }
choice-yes = ja
choice-no = nein
choice-deal = Gegeben
choice-passed = Weitergegeben
choice-nobid = Ich passe
choice-double = Kontra
choice-alone = Allein
choice-roundover = Die Runde ist vorbei
choice-player = { $player }
choice-took = Stich an { $player }
choice-melds = Eine Meldung
choice-back = Zurück
choice-count = { $player }, { $counter }: { $value }
choice-count-hand = { $counter }: { $value }
choice-tally = Gezählt

## task

task-deal = Mischen und geben.
task-pass =
    { $count ->
        [one] Eine Karte { $to } weitergeben.
       *[other] { $count } Karten { $to } weitergeben.
    }
task-bid = { $player } bietet.
task-trump = { $player } nennt Trumpf.
task-kitty = { $player } nimmt Karten auf und legt ebenso viele weg; dann wird die erste Karte ausgespielt.
task-play = { $player } spielt.
task-lead-card = Wer { $card } hält, spielt diese Karte aus.
task-ask = Zählt, wonach gefragt wird.
task-round = { $player } beginnt die Runde.
task-categories = Zählt die Rubriken.
task-over = Das Spiel ist zu Ende.
task-call = { $player } ruft eine Karte.
task-lead = { $player } spielt aus.

## view

view-deals = gibt
view-bid = Gebot { $bid }
view-declarer = hat das Spiel
view-tricks =
    { $count ->
        [one] ein Stich
       *[other] { $count } Stiche
    }
view-points = Σ { $points }
view-tricks-of = { $count } von { $bid }
view-counter = { $name } { $value }
view-sits-out = setzt aus
view-trick = Stich { $trick } von { $tricks }

## describe

describe-line = { $say }: { $points }, { $per }.
describe-line-when = { $say }: { $points }, { $per }, wenn { $when }.
describe-others = { "  " }Alle anderen: { $points }.
describe-counts = { "  " }Zähler { $name } wird { $means }.
describe-name = { $name } bedeutet { $means }.
describe-counter = Zähler { $name }: ab { $start }, { $per }.
describe-category = Am Ende, { $say }: { $points }.
describe-ends = Das Spiel endet, sobald { $when }.
describe-highest = Die meisten Punkte gewinnen.
describe-lowest = Die wenigsten Punkte gewinnen.
describe-player = für jeden Spieler
describe-side = für jede Seite
describe-hand = für das ganze Spiel
describe-declarer = für den Alleinspieler
describe-declaring-side = für die Spielerpartei
describe-defenders = für die Gegenpartei
describe-each-defender = für jeden Gegenspieler

## formula

formula-sign = { $one } { $sign } { $other }
formula-brackets = ({ $one })
formula-negative = −{ $one }
formula-and = { $one } und { $other }
formula-or = { $one } oder { $other }
formula-not = nicht: { $one }
formula-if = { $one }, wenn { $test }, sonst { $other }
formula-min = das Kleinste von { $one }
formula-max = das Größte von { $one }
formula-abs = { $one } ohne Vorzeichen
formula-down = { $one }, abgerundet
formula-up = { $one }, aufgerundet
formula-entry = Stelle { $one }, ab 0, von { $list }

## word

word-bid = Gebot
word-tricks = Stiche
word-cards = Augen
word-melds = Meldungen
word-total = Gesamtpunkte
word-declarer = spielt allein
word-partner = ist der Partner
word-last-trick = hat den letzten Stich
word-alone = allein
word-doubled = Kontras
word-hand = Handkarten
word-hand-number = Nummer des Spiels
word-players = Zahl der Spieler
word-goal = Ziel des Kontrakts
word-value = Wert des Kontrakts
word-top = höchste Gesamtpunktzahl
word-bottom = niedrigste Gesamtpunktzahl
word-hands = Zahl der Spiele
word-round = Zahl der Runden
word-player = { $word } (eigene)
word-side = { $word } (der Seite)
word-most = { $word } (höchstes)
word-least = { $word } (niedrigstes)
word-place = Platz nach: { $word }
word-contract = Kontrakt { $name }
word-trump = Trumpf { $name }
word-took = hat { $name } bekommen

## edit

edit-as-written = wie in der Datei: { $value }
edit-is = { $name }: { $value }
edit-name = Name
edit-word = Wort in Formeln
edit-no-number = offen
edit-game = Name
edit-minutes = Minuten
edit-version = Version
edit-players = Mitspielende
edit-at-least = mindestens
edit-at-most = höchstens
edit-teams = Seiten
edit-teams-none = jede für sich
edit-teams-across = die sich gegenübersitzen
edit-teams-alternate = jede zweite Person
edit-rounds = Runden
edit-count = Runden
edit-prompts = Schritte einer Runde
edit-round-minutes = Minuten für eine Runde
edit-first-player = wer eine Runde beginnt
edit-first-player-next = die nächste Person beginnt
edit-first-player-same = immer dieselbe Person beginnt
edit-first-player-winner = wer gewonnen hat, beginnt
edit-deck = Kartenspiel
edit-pack = welche Karten
edit-pack-52 = 52 Karten
edit-pack-48 = 48, ab der Drei
edit-pack-40 = 40, ohne 8, 9, 10
edit-pack-36 = 36, ab der Sechs
edit-pack-32 = 32, ab der Sieben
edit-pack-24 = 24, ab der Neun
edit-copies = wie oft es jede Karte gibt
edit-jokers = Joker
edit-suits = Farben
edit-without = herausgenommene Karten
edit-order = Werte von niedrig nach hoch
edit-deck-parts = eigene Karten
edit-learned = die Kamera und diese Karten
edit-learned-no = die Kamera kennt sie nicht
edit-learned-yes = die Kamera lernt sie
edit-suit = Farbe eigener Karten
edit-suit-size = { $name }: Karten von 1 bis
edit-suit-copies = { $name }: wie oft es jede Karte gibt
edit-card = Eigene Karte
edit-card-suit = Farbe
edit-rank = Wert
edit-deal = Geben
edit-hands = Karten auf der Hand
edit-hands-all = so viele, wie aufgehen
edit-hands-each = immer gleich viele
edit-hands-up-down = jedes Mal eine mehr, dann weniger
edit-hands-down-up = jedes Mal eine weniger, dann mehr
edit-hands-up = jedes Mal eine mehr
edit-hands-down = jedes Mal eine weniger
edit-hands-listed = andere Zahlen, Spiel für Spiel
edit-size = meiste Karten auf der Hand
edit-left = übrige Karten
edit-left-none = keine bleiben übrig
edit-left-out = der Rest ist aus dem Spiel
edit-left-kitty = der Rest wird aufgenommen
edit-left-stock = der Rest wird später gezogen
edit-counts = für wen weggelegte Karten zählen
edit-counts-nobody = weggelegte Karten zählen für niemanden
edit-counts-declarer = weggelegte Karten zählen für den Alleinspieler
edit-dealer = wer als Nächstes gibt
edit-dealer-next = die nächste Person gibt
edit-dealer-winner = wer gewonnen hat, gibt
edit-dealer-same = immer dieselbe Person gibt
edit-to = Spielrichtung
edit-to-left = im Uhrzeigersinn
edit-to-right = gegen den Uhrzeigersinn
edit-pass = Karten weitergeben
edit-pass-no = keine Karten werden weitergegeben
edit-pass-nobody = an niemanden
edit-pass-left = nach links
edit-pass-right = nach rechts
edit-pass-across = ans Gegenüber
edit-cards = weitergegebene Karten
edit-bid = Ansagen
edit-bid-none = niemand sagt an
edit-bid-tricks = alle sagen Stiche an
edit-bid-auction = Reizen, die höchste Ansage spielt
edit-bid-take = nehmen oder passen
edit-total-not = dürfen die Ansagen die Zahl der Stiche ergeben?
edit-total-not-none = jede Summe der Ansagen
edit-total-not-hand = die Ansagen dürfen nicht die Zahl der Stiche ergeben
edit-of = Kontrakte, der niedrigste zuerst
edit-least = niedrigste Ansage
edit-bid-most = höchste Ansage
edit-step = Schritt
edit-nobody = wenn niemand ansagt
edit-nobody-again = neu gegeben wird
edit-nobody-dealer = wer gibt, muss
edit-nobody-play = trotzdem gespielt wird
edit-doubling = Kontra
edit-doubling-no = kein Kontra
edit-doubling-once = Kontra ist erlaubt
edit-doubling-twice = Kontra und Re sind erlaubt
edit-bid-rounds = Bietrunden
edit-bid-rounds-once = einmal herum
edit-bid-rounds-twice = zweimal herum
edit-bid-parts = Kontrakte
edit-contract = Kontrakt
edit-contract-value = Wert
edit-goal = nötige Stiche
edit-trump = Trumpf
edit-trump-none = kein Trumpf
edit-trump-own = immer { $name }
edit-trump-turned-up = eine Karte wird aufgedeckt
edit-trump-offered = die aufgedeckte Karte wird angeboten
edit-trump-declared = wer spielt, nennt ihn
edit-trump-bid = wie angesagt
edit-turned = welche Karte aufgedeckt wird
edit-turned-none = wie üblich
edit-turned-last = die letzte der gebenden Person
edit-turned-next = die nächste, aus dem Spiel
edit-may = was angesagt werden darf
edit-may-none = kein Trumpf
edit-always = immer Trumpf
edit-highest = höchste Trümpfe
edit-of-trump = { $rank } der Trumpffarbe
edit-of-the-same-colour = { $rank } der anderen gleichfarbigen
edit-play = Spiel
edit-leads = wer zuerst ausspielt
edit-leads-left = links von der gebenden Person
edit-leads-dealer = wer gibt, spielt aus
edit-leads-declarer = wer spielt, spielt aus
edit-leads-own = wer { $name } hat, spielt sie aus
edit-follow = Farbe bedienen
edit-follow-suit = Farbe muss bedient werden
edit-follow-free = jede Karte darf gespielt werden
edit-void = wer nicht bedienen kann
edit-void-any = spielt eine beliebige Karte
edit-void-trump = muss trumpfen
edit-beat = Überbieten
edit-beat-no = niemand muss überbieten
edit-beat-trump = Trümpfe müssen überboten werden
edit-beat-any = der Stich muss überboten werden
edit-not-led = anfangs nicht ausgespielt
edit-broken-by = bis eine davon fiel
edit-first-trick-not = nicht im ersten Stich
edit-exempt = darf immer gespielt werden
edit-winner = wer den Stich gewinnt
edit-winner-high = die höchste Karte
edit-winner-low = die niedrigste Karte
edit-equal = von gleichen Karten
edit-equal-first = die erste von gleichen Karten gewinnt
edit-equal-last = die letzte von gleichen Karten gewinnt
edit-alone = allein spielen
edit-alone-no = niemand spielt allein
edit-alone-yes = allein spielen ist erlaubt
edit-alone-without = allein, und die andere Hand setzt aus
edit-partner = Partnerschaft
edit-called = eine Karte rufen
edit-called-none = keine Karte wird gerufen
edit-called-card = wer ansagt, ruft eine Karte
edit-holds = wessen Seite eine Karte bestimmt
edit-holds-own = alle mit { $name } gehören zusammen
edit-value = Punkte der Karten
edit-valued = was Punkte gibt
edit-valued-none = Karten geben keine Punkte
edit-last-trick = letzter Stich
edit-counter = Zähler
edit-start = Anfang
edit-touch = durch Berühren
edit-touch-no = nur Wertungen ändern ihn
edit-touch-yes = durch Berühren geändert
edit-per = für wen
edit-per-player = für jede Person
edit-per-side = für jede Seite
edit-per-hand = einmal für alle
edit-per-declarer = für den Alleinspieler
edit-per-declaring-side = für die spielende Seite
edit-per-defenders = für die Gegenseite
edit-per-each-defender = für jede Person der Gegenseite
edit-meld = Meldung
edit-meld-points = Punkte
edit-meld-cards = ihre Karten
edit-meld-when = wann gemeldet wird
edit-meld-when-start = vor der ersten Karte gemeldet
edit-meld-when-trick = auch zwischen Stichen gemeldet
edit-ask = Frage
edit-say = Worte
edit-kind = Antwort
edit-kind-number = eine Zahl
edit-kind-yes = ja oder nein
edit-names = Eigene Wörter
edit-table = Zahlenliste
edit-score = Wertung
edit-points = Punkte
edit-points-is = Punkte: { $formula }
edit-points-none = 0
edit-when = in welchem Fall
edit-when-is = wenn { $formula }
edit-when-none = immer
edit-others = alle anderen bekommen
edit-others-is = alle anderen: { $formula }
edit-others-none = nichts
edit-counted = Zähler, die sie ändert
edit-category = Kategorie
edit-asked = gefragt
edit-tied = bei Gleichstand
edit-tied-each = alle Gleichen erhalten die Punkte
edit-tied-shared = Gleiche teilen die Punkte
edit-tied-none = Gleiche bekommen nichts
edit-end = Ende
edit-end-when = wann das Spiel endet
edit-end-when-is = endet, wenn { $formula }
edit-end-when-none = nach dem letzten Spiel oder der letzten Runde
edit-wins = wer gewinnt
edit-wins-highest = die meisten Punkte gewinnen
edit-wins-lowest = die wenigsten Punkte gewinnen
edit-ties = bei Gleichstand gewinnt, wer mehr hat von
edit-ties-shared = Gleiche gewinnen gemeinsam
edit-ties-play-on = dann wird weitergespielt
edit-example = Rechenbeispiel
edit-file = In der Datei

## chip

chip-beside = { $one } { $other }
chip-and = und
chip-or = oder
chip-not = nicht
chip-if = wenn
chip-else = sonst
chip-min = kleinstes von
chip-max = größtes von
chip-abs = ohne Vorzeichen
chip-down = abgerundet
chip-up = aufgerundet
chip-next = nächste Zahl

## value, kind, case

value-table = eine Tabelle
value-list = eine Liste
kind-number = eine Zahl
kind-yes = ja oder nein
case-contract = Kontrakt { $name }
case-bid = { $bid } geboten, { $tricks } gemacht
case-tricks = { $tricks } gemacht

## mend

mend-did-you-mean = ist { $word } gemeint?
mend-none = es gibt keins; weglassen
mend-known = es gibt { $words }
mend-known-more = es gibt { $words } und andere
mend-cards = Karten als Rang und Buchstabe der Farbe schreiben: QS ist die Pik-Dame
mend-contract = als [[contract]] schreiben
mend-counter = als [[counter]] schreiben
mend-table = in [table] schreiben

## fault

fault-more =
    { $count ->
        [one] ein weiterer Fehler; erst diese beheben
       *[other] { $count } weitere Fehler; erst diese beheben
    }
fault-unreadable = so nicht lesbar: { $said }
fault-no-json = enthält eine Kommazahl oder ein Datum oder ist zu tief verschachtelt; ganze Zahlen schreiben
fault-too-large = ist größer als { $most } KiB; kürzen
fault-table = hier steht { $value }; eine Tabelle schreiben, mit ihren Schlüsseln unter [{ $part }]
fault-no-such-key = diesen Schlüssel gibt es nicht; { $mend }
fault-no-such-part = diesen Teil gibt es nicht; { $mend }
fault-missing = { $key } fehlt; ergänzen
fault-language = { $language } ist keine Sprache; zwei Buchstaben schreiben, zum Beispiel en
fault-text = hier steht { $value }; einen Text schreiben oder je Sprache einen: { "{" }en = "…", de = "…"{ "}" }
fault-empty-text = ist leer; schreiben, was die Leute lesen
fault-long-text = ist { $count } Zeichen lang; höchstens { $most } schreiben
fault-name = hier steht { $value }; einen Text von höchstens { $most } Zeichen schreiben
fault-word = hier steht { $word }; { $mend }
fault-one-of = hier steht { $value }; eines davon schreiben: { $known }
fault-number = hier steht { $value }; eine ganze Zahl schreiben
fault-number-from = hier steht { $value }; eine ganze Zahl ab { $least } schreiben
fault-number-between = hier steht { $value }; eine ganze Zahl von { $least } bis { $most } schreiben
fault-truth = hier steht { $value }; true (ja) oder false (nein) schreiben
fault-texts = hier steht { $value }; eine Liste von höchstens { $most } Texten schreiben
fault-numbers = hier steht { $value }; eine Liste ganzer Zahlen von { $least } bis { $most } schreiben
fault-parts = hier steht { $value }; [[{ $part }]] schreiben, für jedes einmal
fault-no-parts = die Liste ist leer; [[{ $part }]] schreiben, für jedes einmal, oder weglassen
fault-many-parts = steht { $count }-mal da; höchstens { $most }-mal schreiben
fault-version = hier steht { $value }; einen Text schreiben, zum Beispiel "0.3"
fault-players = hier steht { $value }; eine Zahl von 2 bis 8 schreiben oder [kleinste, größte]
fault-teams = ist keine Liste von Partnern; Listen von Plätzen ab 0 schreiben, jeden Platz einmal, wie [[0, 2], [1, 3]]
fault-teams-players = { $teams } ist für vier, sechs oder acht Spieler; 'players = 4' schreiben oder andere Partner
fault-no-card-left = enthält keine Karte; 'without' kürzen
fault-learned = ist für eigene Karten; jede als [[card]] schreiben
fault-suits = ist keine Liste von Farben; Buchstaben aus C D H S schreiben, jeden einmal, wie "CHS"
fault-ranks = ist keine Reihenfolge von Rängen; Buchstaben aus { $known } schreiben, von unten nach oben, jeden einmal, wie "789JQKTA"
fault-order = ist keine Reihenfolge der Ränge dieses Blatts; { $known } schreiben, jeden einmal, von unten nach oben
fault-rank = keine Karte hat den Rang { $rank }; { $mend }
fault-card = { $card } ist weder Karte noch Rang noch Farbe dieses Blatts; { $mend }
fault-card-twice = { $name } gibt es schon; 'copies' schreiben oder einen anderen Namen
fault-standard-pack = ist für ein übliches Blatt; weglassen, da jede Karte als [[card]] dasteht
fault-many-cards = hat { $count } Karten; höchstens { $most } verschiedene schreiben
fault-deal = { $players } × { $each } Karten samt einer aufgedeckten sind { $needed }, das Blatt hat { $size }; weniger geben
fault-none-to-turn = die { $size } Karten des Blatts gehen nicht so auf, dass eine zum Aufdecken bleibt; 'each' schreiben
fault-pass = sind { $count } Karten, mehr als jeder hält; weniger weitergeben
fault-nobody-to-pass = die Liste ist leer; schreiben, an wen weitergegeben wird
fault-twice = { $name } steht zweimal da; einmal schreiben
fault-other-name = { $name } gibt es schon; einen anderen Namen schreiben
fault-contract = { $name } ist kein Kontrakt; { $mend }
fault-below-least = ist { $most } und damit unter dem kleinsten Wert { $least }; mehr schreiben
fault-for-kind = gilt nur für kind = { $kind }; weglassen
fault-nobody = gilt für Reizen oder Annehmen; hier bietet jeder eine Zahl: weglassen
fault-least-bid = ist { $least }, aber bei { $size } Karten auf der Hand kann niemand so hoch bieten; weniger schreiben
fault-trump = hier steht { $value }; eine Farbe, einen Weg zum Trumpf oder eine Liste je Runde schreiben
fault-highest = hier steht { $word }; 'J of trump' oder 'J of the same colour' schreiben, mit einem Rang
fault-offered = 'offered' braucht [bid] mit kind = "take"
fault-trump-bid = 'bid' braucht [[contract]] mit Trumpf; bei jedem schreiben, was Trumpf ist
fault-declarer = braucht einen Alleinspieler; [bid] mit kind = "auction" oder "take" schreiben
fault-nobody-declares = es gibt keinen Alleinspieler; [bid] mit kind = "auction" oder "take" schreiben
fault-alone = gilt, wenn jemand allein spielt; alone = true schreiben
fault-no-partner = braucht Partner; teams schreiben
fault-partner = braucht entweder called = "card" oder holds = eine Karte; eins schreiben
fault-no-score = 'score' fehlt; [[score]] schreiben, eine Zeile für jede Art, Punkte zu bekommen
fault-category-alone = braucht [rounds] oder in einem Stichspiel Zeilen [[score]]; eins schreiben
fault-tricks-and-rounds = ist für Stichspiele, und [rounds] für Spiele ohne Stiche; eins weglassen
fault-prompts = ist keine Liste von Texten; für jeden Schritt einer Runde einen schreiben
fault-no-word = { $name } ist kein Wort für Formeln; Buchstaben, Ziffern und _ schreiben, höchstens { $most }
fault-built-in = { $name } ist ein Wort, das jedes Spiel hat; ein anderes nehmen
fault-taken = { $name } steht schon in [{ $part }]; ein anderes Wort nehmen
fault-circle = { $name } führt zu sich selbst zurück oder zu einem Wort, das es tut; ausschreiben
fault-deep-names = führt zu tief in [names]; weniger Wörter durch andere erklären oder weniger Klammern setzen
fault-counter = kein Zähler heißt { $name }; { $mend }
fault-counter-per = { $name } gilt je Spieler und diese Zeile je Seite; per = "side" bei [[counter]] schreiben
fault-not-asked = nach { $name } kann man unter diesem Namen nicht fragen; ein anderes Wort nehmen
fault-tie = { $word } ist ja oder nein; eine Zahl nehmen
fault-example-value = hier steht { $value }; { $kind } schreiben oder eine Liste je Spieler oder je Seite
fault-whole = hier steht { $value }; ganze Zahlen schreiben
fault-example-lengths = hat Listen, deren Länge nicht zu den Spielern passt; einen Wert je Spieler oder je Seite schreiben
fault-example = ergibt { $points }, nicht { $written }; eins davon ändern

## fault, of a formula

fault-at-column = { $why } (Stelle { $column } in „{ $formula }“)
fault-formula = hier steht { $value }; eine Formel als Text schreiben, zum Beispiel "10 * bid", oder eine ganze Zahl
fault-long-formula = ist { $count } Zeichen lang; höchstens { $most } schreiben und Teile in [names] benennen
fault-unknown = { $word } gibt es nicht; { $mend }
fault-unknown-in-end = { $word } gibt es in [end] nicht; { $mend }
fault-ambiguous = { $word } steht für { $one } und für { $other }; eins davon anders nennen
fault-no-place = { $word } ist ja oder nein und hat kein { $head }; ein Wort nehmen, das eine Zahl ist
fault-function = keine Funktion heißt { $name }; { $mend }
fault-list = keine Liste heißt { $name }; { $mend }
fault-must-be-yes = das muss ja oder nein sein; mit == != < <= > >= vergleichen
fault-must-be-number = das muss eine Zahl sein, nicht ja oder nein; etwa 10 if … else 0 schreiben
fault-compares = { $sign } vergleicht Zahlen, nicht ja oder nein; den Vergleich weglassen
fault-chained = Vergleiche lassen sich nicht aneinanderhängen; zwei davon mit 'and' verbinden
fault-else-kinds = ergibt auf einer Seite von 'else' eine Zahl und auf der anderen ja oder nein
fault-unexpected = { $token } gehört nicht hierher; zwischen zwei Werte ein Rechenzeichen schreiben
fault-sign-missing = { $sign } fehlt; hier schreiben
fault-unfinished = am Ende fehlt etwas
fault-value-missing = vor { $token } fehlt ein Wert; dort eine Zahl oder ein Wort schreiben
fault-large-number = { $number } ist zu groß; die größte Zahl ist { $most }
fault-one-number = { $name } nimmt eine Zahl; die anderen weglassen
fault-nested = ist tiefer als { $most } Ebenen verschachtelt; Teile in [names] benennen
fault-equals = '=' allein vergleicht nicht; == schreiben
fault-quotes = eine Formel enthält keine Texte; Zahlen und Wörter schreiben
fault-sign = { $sign } ist kein Zeichen einer Formel; es gibt + - * / == != < <= > >= ( ) [ ] ,

## doubt

doubt-player = 'player.' ist 0 oder nein in einer Zeile mit per = "{ $per }"; weglassen oder per ändern
doubt-cards-left =
    { $left ->
        [one] von { $size } Karten werden { $dealt } an { $players } Spieler gegeben, eine bleibt übrig; left in [deal] schreiben oder mehr geben
       *[other] von { $size } Karten werden { $dealt } an { $players } Spieler gegeben, { $left } bleiben übrig; left in [deal] schreiben oder mehr geben
    }
doubt-value = Karten oder der letzte Stich geben Punkte, die keine Zeile zählt; cards in einer Zeile von [[score]] verwenden
doubt-no-end = das Spiel endet nie; when in [end] schreiben
doubt-no-line = ein Fall ohne Zeile: { $case }; eine Zeile schreiben, deren when dann gilt
doubt-no-line-more = ein Fall ohne Zeile: { $case }, und { $count } weitere; eine Zeile schreiben, deren when dann gilt
doubt-alike = gilt in denselben Fällen wie { $other }; beide verbinden oder ein when ändern
doubt-both = gilt neben { $other } im selben Fall, etwa bei { $case }; ein when ändern
doubt-never = { $say } wird nie erreicht; das when ansehen
doubt-end = wurde in { $count } Probespielen nie erreicht, auch nicht in { $hands } Runden mit den besten oder schlechtesten Punkten; ändern

## tally

tally-line = { SENTENCE($say) }: { $points }.
tally-line-of = { SENTENCE($say) }: { $points } ({ $player }).
tally-title = { $part }: die Abrechnung
tally-on = Weiter: { $part }

## now, follows

now-deal = jetzt beginnt eine neue Runde
now-pass = jetzt werden Karten weitergegeben
now-bid = jetzt wird geboten
now-trump = jetzt wird Trumpf genannt oder eine Karte gerufen
now-kitty = jetzt wird der Stock aufgenommen
now-play = gerade wird ein Stich gespielt
now-ask = jetzt wird nach den Zahlen gefragt
now-round = gerade wird eine Runde gespielt
now-categories = jetzt wird nach Rubriken abgerechnet
now-over = das Spiel ist zu Ende
follows-bid = 'bid' oder 'no-bid' kann folgen
follows-kitty = eine Karte kann folgen
follows-play = 'play' oder 'took' kann folgen
follows-ask = nur 'tell' kann folgen
follows-round = 'round' oder 'tally' kann folgen
follows-categories = nur 'tell' kann folgen
follows-over = nichts kann folgen

## impossible

impossible-now = { $why }; { $follows }
impossible-none-known = keine
impossible-nothing-asked = nichts
impossible-no-seat = auf Platz { $seat } sitzt niemand; es gibt die Plätze 0 bis { $last }
impossible-turn = { $turn } ist an der Reihe, nicht { $player }
impossible-no-such-card = { $card } gibt es in diesem Blatt nicht; die Karte ist falsch gelesen, oder es ist ein anderes Blatt
impossible-contract = { $bid } ist kein Kontrakt; zu bieten sind { $known }
impossible-take = man nimmt an oder passt; eine Zahl gehört nicht dazu
impossible-no-bid = { $bid } ist kein Gebot; eine Zahl nennen
impossible-low = { $bid } ist zu wenig; das niedrigste Gebot ist { $least }
impossible-high = { $bid } ist zu viel; das höchste Gebot ist { $most }
impossible-step = { $bid } ist kein Gebot; Gebote steigen ab { $least } um je { $step }
impossible-not-above = { $bid } liegt nicht über dem letzten Gebot; mehr bieten oder passen
impossible-pass-number = jeder bietet eine Zahl; niemand passt
impossible-must-bid = alle anderen haben gepasst; { $player } gibt und muss bieten
impossible-must-take = alle anderen haben gepasst; { $player } gibt und muss annehmen
impossible-double = { $player } kann jetzt nicht verdoppeln
impossible-suit = { $suit } kann jetzt nicht Trumpf werden; zu nennen sind { $known }
impossible-trump-first = erst kommt der Trumpf; ihn nennen
impossible-nobody-alone = in diesem Spiel spielt niemand allein, oder es gibt keinen Alleinspieler
impossible-alone-once = allein sagt man einmal an, vor der ersten Karte
impossible-not-asked-hand = nach { $ask } wird nicht für alle zusammen gefragt; einen Platz nennen
impossible-not-asked = { $player } wird nicht nach { $ask } gefragt
impossible-no-yes = { $value } muss true (ja) oder false (nein) sein
impossible-no-number = { $value } muss eine ganze Zahl sein
impossible-answer = { $ask } ist { $value }; eine Zahl von { $least } bis { $most } nennen
impossible-answer-least = { $ask } ist { $value }; eine Zahl ab { $least } nennen
impossible-answer-whole = { $ask } ist { $value }; eine ganze Zahl ab 0 nennen
impossible-no-category = { $ask } von { $player } gehört zu keiner Rubrik; ein anderes Wort nennen
impossible-card-points = die Kartenpunkte ergeben { $points }, im Blatt sind es { $total }; noch einmal zählen
impossible-more-card-points = die Kartenpunkte ergeben { $points }, mehr als die { $total } im Blatt; noch einmal zählen
impossible-points-below = { $points } Kartenpunkte; keine Karte hat weniger als 0, noch einmal zählen
impossible-counter = { $counter } lässt sich nicht von Hand ändern; es gibt { $known }
impossible-counter-bounds = { $counter } kann nicht { $value } sein; die Grenzen stehen in der Datei
impossible-counter-of-hand = dieser Zähler gilt für alle zusammen; den Platz weglassen
impossible-counter-per = dieser Zähler gilt mit per = "{ $per }"; einen Platz aus { $seats } nennen
impossible-lead-card = { $card } wird zuerst ausgespielt, wer auch immer sie hat; sie mit dem Platz spielen
impossible-who-leads = den Platz nennen, der { $card } ausspielt
impossible-seen = { $card } war schon in Stich { $trick }; eine von beiden ist falsch gelesen
impossible-seen-now = { $card } liegt schon in diesem Stich; eine von beiden ist falsch gelesen
impossible-turned-up = { $card } wurde aufgedeckt und ist aus dem Spiel
impossible-turns-up = eine Karte wird aufgedeckt; sie als 'turned' nennen
impossible-turns-none-up = keine Karte wird aufgedeckt; 'turned' weglassen
impossible-sits-out = { $player } spielt nicht mit; einen Platz nennen, der spielt
impossible-half-trick = von diesem Stich liegen schon Karten; die anderen spielen oder diese zurücknehmen
impossible-many-cards = { $count } Karten sind mehr, als in einem Stich liegen
impossible-meld = { $meld } ist keine Meldung; es gibt { $known }
impossible-meld-late = { $meld } wird früher gemeldet: vor der ersten Karte oder zwischen den Stichen
impossible-entries = 'words' hat { $count } Einträge; für jeden von { $wanted } einen schreiben
impossible-word = { $player } wird nicht nach { $word } gefragt; anzugeben ist { $known }
impossible-word-missing = { $word } von { $player } fehlt; angeben
impossible-word-yes = { $word } von { $player } ist { $value }; true (ja) oder false (nein) angeben
impossible-word-number = { $word } von { $player } ist { $value }; eine ganze Zahl angeben
impossible-contract-name = { $name } ist kein Kontrakt; den Namen eines Kontrakts angeben
impossible-no-suit = { $suit } ist keine Farbe; anzugeben ist eine von { $known } oder null
impossible-tricks = die Stiche ergeben { $tricks }, diese Runde hat { $size }; noch einmal zählen
impossible-several = { $word } ist bei mehreren wahr; es gilt nur für einen Platz
impossible-takers = { $count }-mal wurde { $card } genommen, im Blatt ist sie { $copies }-mal; sagen, wer sie nahm
impossible-doubled = verdoppelt wurde { $doubled }-mal; höchstens { $most }-mal ist erlaubt
