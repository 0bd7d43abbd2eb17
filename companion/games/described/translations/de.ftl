# Was ein beschriebenes Spiel sagt, auf Deutsch. Texte seiner Datei stehen in $say, $name und dergleichen.
name = Beschriebenes Spiel

## text

text = { $de }

## refused

refused-other = Das geht nicht: { $why }.
refused-no-such-card = { $card } gibt es in diesem Blatt nicht.
refused-deal = Jetzt beginnt eine neue Runde.
refused-pass = Jetzt werden Karten weitergegeben.
refused-bid = Jetzt wird geboten.
refused-trump = Jetzt wird Trumpf genannt oder eine Karte gerufen.
refused-kitty = Jetzt wird der Stock aufgenommen.
refused-play = Es wird gerade ein Stich gespielt.
refused-ask = Jetzt wird nach den Zahlen gefragt.
refused-round = Es wird gerade eine Runde gespielt.
refused-categories = Jetzt wird nach Rubriken abgerechnet.
refused-over = Das Spiel ist zu Ende.

## phase

phase-categories = Die letzte Runde ist vorbei: Jetzt wird nach Rubriken abgerechnet.

## sheet

sheet-blank = { "" }
sheet-name = { $name }
sheet-side = { RIGHT($points, width: 5) }  { $players }
sheet-hand = Runde { $number }, { $dealer } gibt
sheet-round = Runde { $number }
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
explain-round = Runde { $number }: { $player } beginnt.
explain-running = { $card } von { $winner } gewinnt bisher den Stich.
explain-suit = { $winner } gewinnt den Stich: { $card } ist die beste Karte der angespielten Farbe.
explain-trump = { $winner } gewinnt den Stich: { $card } ist der beste Trumpf.
explain-special = { $winner } gewinnt den Stich: { $card } steht über allen anderen Trümpfen.
explain-told = { $winner } hat den Stich genommen.
explain-line = { $say }: { $points } für { $players }.
explain-no-points = Runde { $number } brachte keine Punkte.
explain-won =
    { $count ->
        [one] { $winners } hat mit { $points } gewonnen.
       *[other] { $winners } haben mit { $points } gewonnen.
    }
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
task-pass = Karten weitergeben.
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

edit-number = { $name }: { $count }
edit-as-written = wie in der Datei: { $value }
edit-game = Name
edit-minutes = Minuten
edit-players = Mitspielende
edit-least-players = mindestens
edit-most-players = höchstens
edit-teams = Seiten
edit-teams-none = jede für sich
edit-teams-across = die sich gegenübersitzen
edit-teams-alternate = jede zweite Person
edit-rounds = Runden
edit-count = Runden
edit-prompts = was in einer Runde geschieht, Schritt für Schritt
edit-prompts-are = Schritte: { $names }
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
edit-deal = Geben
edit-hands = Karten auf der Hand
edit-hands-all = so viele, wie aufgehen
edit-hands-each = immer gleich viele
edit-hands-up-down = jedes Mal eine mehr, dann weniger
edit-hands-down-up = jedes Mal eine weniger, dann mehr
edit-hands-up = jedes Mal eine mehr
edit-hands-down = jedes Mal eine weniger
edit-size = meiste Karten auf der Hand
edit-left = übrige Karten
edit-left-none = keine bleiben übrig
edit-left-out = sie sind aus dem Spiel
edit-left-kitty = sie werden aufgenommen
edit-left-stock = sie werden später gezogen
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
edit-pass-nobody = keine Karten werden weitergegeben
edit-pass-round = nach links, rechts, gegenüber, gar nicht
edit-pass-left = nach links
edit-pass-right = nach rechts
edit-pass-across = nach gegenüber
edit-cards = weitergegebene Karten
edit-bid = Ansagen
edit-bid-none = niemand sagt an
edit-bid-tricks = alle sagen Stiche an
edit-bid-auction = Reizen, die höchste Ansage spielt
edit-bid-take = nehmen oder passen
edit-total-not = dürfen die Ansagen die Zahl der Stiche ergeben?
edit-total-not-may = jede Summe der Ansagen
edit-total-not-may-not = nicht so viele, wie es Stiche gibt
edit-least = niedrigste Ansage
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
edit-trump = Trumpf
edit-trump-none = kein Trumpf
edit-trump-clubs = immer ♣
edit-trump-diamonds = immer ♦
edit-trump-hearts = immer ♥
edit-trump-spades = immer ♠
edit-trump-turned-up = eine Karte wird aufgedeckt
edit-trump-offered = die aufgedeckte Karte wird angeboten
edit-trump-declared = wer spielt, nennt ihn
edit-trump-bid = wie angesagt
edit-card = welche Karte aufgedeckt wird
edit-card-usual = wie üblich
edit-card-last = die letzte der gebenden Person
edit-card-next = die nächste, aus dem Spiel
edit-play = Spiel
edit-leads = wer zuerst ausspielt
edit-leads-left = links von der gebenden Person
edit-leads-dealer = wer gibt, spielt aus
edit-leads-declarer = wer spielt, spielt aus
edit-leads-2C = wer ♣2 hat, spielt sie aus
edit-leads-3C = wer ♣3 hat, spielt sie aus
edit-leads-7D = wer ♦7 hat, spielt sie aus
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
edit-not-led = nicht ausgespielt, bis es gefallen ist
edit-not-led-none = jede Farbe darf ausgespielt werden
edit-not-led-clubs = ♣ erst, wenn es gefallen ist
edit-not-led-diamonds = ♦ erst, wenn es gefallen ist
edit-not-led-hearts = ♥ erst, wenn es gefallen ist
edit-not-led-spades = ♠ erst, wenn es gefallen ist
edit-first-trick-not = nicht im ersten Stich
edit-first-trick-not-none = jede Karte im ersten Stich
edit-first-trick-not-hearts = kein ♥ im ersten Stich
edit-first-trick-not-hearts-queen = kein ♥ und keine ♠Q im ersten Stich
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
edit-value = Punkte der Karten
edit-value-none = Karten geben keine Punkte
edit-last-trick = letzter Stich
edit-counter = Zähler
edit-start = Anfang
edit-touch = durch Berühren
edit-touch-no = nur Wertungen ändern ihn
edit-touch-yes = durch Berühren geändert
edit-floor = untere Grenze
edit-floor-any = darf unter null fallen
edit-floor-nought = nie unter null
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
edit-meld-when = wann gemeldet wird
edit-meld-when-start = vor der ersten Karte gemeldet
edit-meld-when-trick = auch zwischen Stichen gemeldet
edit-ask = Frage
edit-say = Worte
edit-kind = Antwort
edit-kind-number = eine Zahl
edit-kind-yes = ja oder nein
edit-ask-most = höchstens
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
edit-category = Kategorie
edit-asked = gefragte Zahlen
edit-asked-are = gefragt: { $names }
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
edit-ties = wenn zwei gleich viele haben
edit-ties-shared = Gleiche gewinnen gemeinsam
edit-ties-play-on = dann wird weitergespielt
edit-example = Rechenbeispiel
edit-file-contract = Ansagen mit Namen
edit-file-names = Eigene Wörter
edit-file-table = Zahlenlisten
edit-file-card = Eigene Karten
edit-file-deck = Kartenspiel
edit-file-partner = Partnerschaft

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
