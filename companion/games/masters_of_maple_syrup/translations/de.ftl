# Was Masters of Maple Syrup sagt, auf Deutsch. Die Wörter des Spiels, überall dieselben:
#   property Grundstück · tree Baum · utility Gebäude · action card Aktionskarte · tap anzapfen · harvest ernten
#   develop ausbauen · tuck unterschieben · deck Nachziehstapel · discard pile Ablagestapel · value Wert · bonus Bonus
#   sideways quer · select wählen · choose aussuchen · turn Zug · tally Wertung
# Namen stehen nie im zweiten Fall, denn manche enden auf s. Lücken stehen in geschweiften Klammern.
name = Masters of Maple Syrup

## action

action-tap = Anzapfen
action-harvest = Ernten
action-develop = Ausbauen
action-choose = Aussuchen

## type

type-tree = Baum
type-utility = Gebäude
type-unknown = unbekannt

## turn

turn-setup = Gebt jedem fünf Karten: Drei behaltet ihr, die beiden anderen kommen offen auf den Ablagestapel.
turn-selects = { $player } wählt eine Aktionskarte.
turn-available = Zur Wahl: { $actions }.
turn-reset = Keine Aktionskarte liegt quer: Erst werden alle drei zurückgedreht.
turn-selected = { $player } wählte { $action }: Erst darf { $player }, dann { $other }.
turn-chose = { $player } suchte { $action } aus; { $other } hat keine Aktion.
turn-develops = Mit dieser Karte darf { $player } ausbauen: { $first }, und { $other }: { $second }, jeweils für eins weniger.
turn-discount = Beide dürfen eine Karte der Art, die auf der Aktionskarte steht, für eins weniger ausbauen.
turn-excess =
    { $count ->
        [one] Am Ende des Zugs legt { $player } eine Karte ab, bis auf { $limit }.
       *[other] Am Ende des Zugs legt { $player } { $count } Karten ab, bis auf { $limit }.
    }
turn-discarded =
    { $count ->
        [one] { $player } legte eine Karte ab, bis auf fünf.
       *[other] { $player } legte { $count } Karten ab, bis auf fünf.
    }
turn-ten =
    { $count ->
        [one] { $player } hat { $count } Karten auf dem Grundstück: Dieser Zug ist der letzte.
       *[other] { $player } hat { $count } Karten auf dem Grundstück: Dieser Zug ist der letzte.
    }
turn-ten-ended =
    { $count ->
        [one] { $player } hat { $count } Karten auf dem Grundstück: Damit endete das Spiel.
       *[other] { $player } hat { $count } Karten auf dem Grundstück: Damit endete das Spiel.
    }
turn-stands =
    { $hand ->
        [one] { $player } hat { $hand } Karte auf der Hand und { $cards } auf dem Grundstück.
       *[other] { $player } hat { $hand } Karten auf der Hand und { $cards } auf dem Grundstück.
    }

## taken

taken-nothing = nichts
taken-tap = { $player } zapfte an: { $cards }.
taken-harvest =
    { $count ->
        [one] { $player } erntete { $cards } und zog eine Karte.
       *[other] { $player } erntete { $cards } und zog { $count } Karten.
    }
taken-develop =
    { $count ->
        [one] { $player } baute aus: { $card }, für eine Karte.
       *[other] { $player } baute aus: { $card }, für { $count } Karten.
    }
taken-effect = { $player } nutzte { $card }: { $parts }.

## effect

effect-draw =
    { $count ->
        [one] eine Karte gezogen
       *[other] { $count } Karten gezogen
    }
effect-take =
    { $count ->
        [one] eine Karte vom Ablagestapel genommen
       *[other] { $count } Karten vom Ablagestapel genommen
    }
effect-discard =
    { $count ->
        [one] eine Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
effect-tap = angezapft: { $cards }
effect-untap = aufgerichtet: { $cards }
effect-tuck-hand =
    { $count ->
        [one] eine Karte aus der Hand untergeschoben
       *[other] { $count } Karten aus der Hand untergeschoben
    }
effect-tuck-deck =
    { $count ->
        [one] eine Karte vom Nachziehstapel untergeschoben
       *[other] { $count } Karten vom Nachziehstapel untergeschoben
    }
effect-tuck-discard =
    { $count ->
        [one] eine Karte vom Ablagestapel untergeschoben
       *[other] { $count } Karten vom Ablagestapel untergeschoben
    }
effect-untuck =
    { $count ->
        [one] eine untergeschobene Karte auf die Hand genommen
       *[other] { $count } untergeschobene Karten auf die Hand genommen
    }
effect-develop = ausgebaut: { $card }

## tally

tally-asked =
    { $count ->
        [one] Das Spiel ist vorbei. Von einer Karte fehlt noch der Wert, mit Bonus.
       *[other] Das Spiel ist vorbei. Von { $count } Karten fehlt noch der Wert, mit Bonus.
    }

## end

end-won = { $player } gewinnt, { $points } zu { $others }.
end-tie = Beide Grundstücke sind { $points } wert: Gleichstand bleibt Gleichstand.
tally-again = Hier lässt sich ändern, was eine Karte wert ist.

## refused

refused-select = Jetzt beginnt ein Zug: Wählt eine Aktionskarte.
refused-act = Die Aktion läuft: anzapfen, ernten, ausbauen, ein Effekt oder das Ende des Zugs.
refused-tally = Das Spiel ist vorbei: Nur Werte von Karten werden noch eingegeben.
refused-over = Das Spiel ist vorbei: Nur Werte von Karten können noch geändert werden.
refused-no-action = Das ist keine der drei Aktionskarten dieser Variante.
refused-chosen = Was ausgesucht wird, gehört genau zur Karte „Aussuchen“.
refused-turned = Die Aktionskarte { $action } ist schon gedreht.
refused-other-action = Die Aktion dieses Zugs ist { $action }.
refused-no-turn = { $player } hat in diesem Zug keine Aktion.
refused-late = { $player } ist zuerst dran, und die andere Person hat schon gehandelt.
refused-developed = { $player } hat mit der Aktionskarte schon ausgebaut.
refused-type = Mit dieser Aktionskarte darf { $player } nur das ausbauen: { $kind }.
refused-drew = Sagt, wie viele Karten gezogen wurden.
refused-paid = Sagt, wie viele Karten für { $card } bezahlt wurden.
refused-excess =
    { $count ->
        [one] { $player } legt genau eine Karte ab.
       *[other] { $player } legt genau { $count } Karten ab.
    }
refused-place = Dort liegt auf dem Grundstück von { $player } keine Karte.
refused-utility = { $card } ist ein Gebäude: Nur Bäume werden angezapft.
refused-tapped = { $card } ist schon angezapft.
refused-untapped = { $card } ist nicht angezapft.
refused-copies =
    { $count ->
        [one] { $card } gibt es nur einmal, und die Karte liegt schon auf einem Grundstück.
       *[other] Alle { $count } Karten { $card } liegen schon auf den Grundstücken.
    }
refused-deck =
    { $count ->
        [0] Nachziehstapel und Ablagestapel haben keine Karte mehr.
        [one] Nachziehstapel und Ablagestapel haben zusammen nur eine Karte.
       *[other] Nachziehstapel und Ablagestapel haben zusammen nur { $count } Karten.
    }
refused-discards =
    { $count ->
        [0] Der Ablagestapel hat keine Karte.
        [one] Der Ablagestapel hat nur eine Karte.
       *[other] Der Ablagestapel hat nur { $count } Karten.
    }
refused-hand =
    { $count ->
        [0] { $player } hat keine Karte auf der Hand.
        [one] { $player } hat nur eine Karte auf der Hand.
       *[other] { $player } hat nur { $count } Karten auf der Hand.
    }
refused-tucked =
    { $count ->
        [0] Unter dieser Karte liegt keine.
        [one] Unter dieser Karte liegt nur eine.
       *[other] Unter dieser Karte liegen nur { $count }.
    }
refused-no-effect = Sagt, was der Effekt bewirkte.
refused-from = Sagt, wie viele Karten untergeschoben wurden.

## task

task-select = { $player } wählt eine Aktionskarte.
task-tap = { $player } zapft an, dann { $other }.
task-harvest = { $player } erntet, dann { $other }.
task-develop = { $player } darf eine Karte ausbauen, dann { $other }.
task-tap-alone = { $player } zapft an.
task-harvest-alone = { $player } erntet.
task-develop-alone = { $player } darf eine Karte ausbauen.
task-end = { $player } beendet den Zug.
task-tally = Sagt, was die Karten wert sind, mit Bonus.
task-over = Das Spiel ist vorbei.

## sheet

sheet-blank = {""}
sheet-agreed = Vereinbart: { $variant }.
sheet-standard = das gewöhnliche Spiel
sheet-rivals = die Variante für Rivalen, dritte Aktionskarte: { $third }
sheet-turn = { RIGHT($number, width: 3) }  { $player }: { $action }
sheet-turn-chosen = { RIGHT($number, width: 3) }  { $player }: { $action } (ausgesucht)
sheet-note = {"     "}{ $text }
sheet-property =
    { $count ->
        [one] { $player }: eine Karte auf dem Grundstück, { $hand } auf der Hand.
       *[other] { $player }: { $count } Karten auf dem Grundstück, { $hand } auf der Hand.
    }
sheet-card = {"     "}{ $card } ({ $type }): { $value }{ $tapped }{ $tucked }
sheet-unknown = ?
sheet-open-bonus = { $value } + ?
sheet-tapped = , angezapft
sheet-tucked =
    { $count ->
        [one] , eine Karte darunter
       *[other] , { $count } Karten darunter
    }
sheet-sideways = Aktionskarte { $action }: quer.
sheet-toward = Aktionskarte { $action }: zu { $player } gedreht.
sheet-piles = Nachziehstapel: { $deck }; Ablagestapel: { $discard }.
sheet-standing =
    { $count ->
        [one] { $player }: ein Punkt.
       *[other] { $player }: { $count } Punkte.
    }
sheet-unfinished = Als Nächstes: { $waiting }.
sheet-waits-select = eine Aktionskarte
sheet-waits-act = die Aktion oder das Ende des Zugs
sheet-waits-tally = die Werte von Karten

## result

result-side =
    { $count ->
        [one] { $player }: { $points } für eine Karte.
       *[other] { $player }: { $points } für { $count } Karten.
    }

## course

course-leads = Zug { $number }: { $player } geht in Führung, { $points } zu { $others }.
course-level = Zug { $number }: Gleichstand bei { $points }.
course-leads-tally = In der Wertung geht { $player } in Führung, { $points } zu { $others }.
course-level-tally = In der Wertung kommt es zum Gleichstand bei { $points }.
course-best = Die beste Karte von { $player }: { $card }, { $points } wert.

## report-phase

report-phase-select = Wählen einer Aktion
report-phase-act = Ausführen
report-phase-tally = Auszählen

## about

about-game = Masters of Maple Syrup ist ein Spiel von Sébastien Bernier-Wong (Firestarter Games, 2024).

## print

print-title = Masters of Maple Syrup: das Testdeck des Begleiters
print-foot = Das eigene Testdeck des Begleiters, nicht das des Verlags. Ohne Skalierung drucken, beidseitig, an der langen Seite gewendet. An den Linien schneiden.
print-mark = Testdeck des Begleiters · nicht vom Verlag
print-cost = Kosten
print-value = Wert
print-tap = Zapfe bis zu zwei Bäume an.
print-harvest = Ernte bis zu zwei Bäume.
print-develop = Baue eine Karte aus.
print-rivals-tap = Zapfe bis zu zwei Bäume an.
print-rivals-choose = Suche Anzapfen, Ernten oder Ausbauen aus. Die andere Person hat keine Aktion.
print-rivals-develop = Baue eine Karte für eins weniger aus.

## survey

kiosk-survey-foreseeable = Das Ende war absehbar ab deinem Zug
report-survey-from-hand = ab Zug { $hand } eines Spielers ({ $count })

## tally, between two rounds

tally-has = Hand { $hand } von { $limit } Karten, Grundstück { $cards } von { $last }.

## report-option

report-option-rivals = Rivalen
report-option-third = dritte weiße Seite
report-option-develops = ausbauen darf
report-value-tap = Anzapfen
report-value-harvest = Ernten
report-value-none = frei

## board

board-worth = ★ { $value }{ $tucked }

## kiosk-choose

kiosk-choose-minutes = etwa 20 min
kiosk-choose-about = Bäume anzapfen, Sirup ernten, das beste Gut ausbauen
