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
