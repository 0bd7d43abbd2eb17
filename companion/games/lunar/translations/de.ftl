# Was Lunar sagt, auf Deutsch. Die Wörter des Spiels, überall dieselben:
#   suit Farbe · rank Wert · suit card Farbkarte · rank card Wertkarte · lead suit vorgegebene Farbe · trump Trumpf
#   trick Stich · follow bedienen · revoke Farbverstoß · track Leiste · space Feld · star card Sternkarte
#   round Runde · exchange tauschen · Sky Himmel · start player Startperson
# Namen stehen nie im zweiten Fall, denn manche enden auf s. Lücken stehen in geschweiften Klammern.
name = Lunar

## card

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-W = Wolf
card-O = Eule
card-L = Luchs
card-B = Fledermaus
card-starred = { $card }*
card-of-sky = { $card } (Himmel)

## count

count-W =
    { $count ->
        [one] ein Wolf
       *[other] { $count } Wölfe
    }
count-O =
    { $count ->
        [one] eine Eule
       *[other] { $count } Eulen
    }
count-L =
    { $count ->
        [one] ein Luchs
       *[other] { $count } Luchse
    }
count-B =
    { $count ->
        [one] eine Fledermaus
       *[other] { $count } Fledermäuse
    }

## trump

trump-left = Eine Trumpfkarte bleibt offen liegen: Trumpf ist { $suit }.

## deal

deal-starts = Runde { $number }: { $player } beginnt.
deal-for-four = Alle 48 Karten werden gegeben: je 12, sechs Wertkarten und sechs Farbkarten.
deal-for-two = Alle 48 Karten werden gegeben: je 12, sechs von jeder Art, und 24 an den Himmel, zwölf von jeder Art.
deal-exchange = Alle geben ihrem Gegenüber zwei Wertkarten und zwei Farbkarten.
deal-trump = Die Trumpfkarten werden reihum umgedreht, bis eine offen übrig ist.

## trick

trick-rank =
    { $count ->
        [one] Beide Seiten legten { $suit }, und { $rank } ist höher als { $beaten }: Der Stich geht an { $team }.
       *[other] Beide Teams legten { $suit }, und { $rank } ist höher als { $beaten }: Der Stich geht an { $team }.
    }
trick-last =
    { $count ->
        [one] Beide Seiten legten { $suit } und { $rank }. { $team } legte zuletzt und bekommt den Stich.
       *[other] Beide Teams legten { $suit } und { $rank }. { $team } legten zuletzt und bekommen den Stich.
    }
trick-trump =
    { $count ->
        [one] { $suit } ist Trumpf, { $beaten } nicht: Der Stich geht an { $team }.
       *[other] { $suit } ist Trumpf, { $beaten } nicht: Der Stich geht an { $team }.
    }
trick-lead =
    { $count ->
        [one] Weder { $suit } noch { $beaten } ist Trumpf. { $team } gab die Farbe { $suit } vor und bekommt den Stich.
       *[other] Weder { $suit } noch { $beaten } ist Trumpf. { $team } gaben die Farbe { $suit } vor und bekommen den Stich.
    }
trick-stars =
    { $count ->
        [one] { $team } rückt ein Feld vor. Behaltene Sternkarten: { $stars }.
       *[other] { $team } rücken ein Feld vor. Behaltene Sternkarten: { $stars }.
    }

## stars

stars-asked = Wie viele Sternkarten hatte der Stich?

## track

track-asked = Die Runde ist vorbei, nach { $first } und { $second } Feldern: Was sind sie auf der Leiste wert?

## running

running-no-suit = Noch liegt keine Farbkarte: Die erste gibt die Farbe vor.
running-lead = { $player } gab die Farbe vor: { $suit }.
running-open = Beide Seiten legen { $suit }: Die Werte entscheiden.
running-wins-rank =
    { $count ->
        [one] Bisher gewinnt { $team }: der höhere Wert in derselben Farbe.
       *[other] Bisher gewinnen { $team }: der höhere Wert in derselben Farbe.
    }
running-wins-last =
    { $count ->
        [one] Bisher gewinnt { $team }: dieselbe Farbe und derselbe Wert, zuletzt gelegt.
       *[other] Bisher gewinnen { $team }: dieselbe Farbe und derselbe Wert, zuletzt gelegt.
    }
running-wins-trump =
    { $count ->
        [one] Nur { $team } legte Trumpf und gewinnt bisher.
       *[other] Bisher gewinnen { $team }: Nur sie legten Trumpf.
    }
running-wins-lead =
    { $count ->
        [one] Bisher gewinnt { $team } mit der vorgegebenen Farbe.
       *[other] Bisher gewinnen { $team }: Sie gaben die Farbe vor.
    }
running-owes-rank =
    { $count ->
        [one] { $team } muss noch eine Wertkarte legen.
       *[other] { $team } müssen noch eine Wertkarte legen.
    }
running-owes-suit =
    { $count ->
        [one] { $team } muss noch eine Farbkarte legen.
       *[other] { $team } müssen noch eine Farbkarte legen.
    }

## round

round-points =
    { $count ->
        [one] Runde { $number }: { $team } erhält { $points }. Die Leiste gibt { $track } für { $spaces } Felder, Sternkarten geben { $stars }.
       *[other] Runde { $number }: { $team } erhalten { $points }. Die Leiste gibt { $track } für { $spaces } Felder, Sternkarten geben { $stars }.
    }

## end

end-won =
    { $count ->
        [one] Ab { $goal } Punkten endet das Spiel: { $team } gewinnt, { $points } zu { $others }.
       *[other] Ab { $goal } Punkten endet das Spiel: { $team } gewinnen, { $points } zu { $others }.
    }
end-level = Beide haben { $points }: Es folgt noch eine Runde, bis sie sich unterscheiden.

## irregular

irregular-revoke = { $player } bediente { $suit } in Stich { $trick } nicht, legte diese Farbe aber in Stich { $shown }: ein Farbverstoß.
irregular-revoke-sky = { $player } bediente { $suit } in Stich { $trick } nicht aus dem Himmel, der diese Farbe aber in Stich { $shown } zeigte: ein Farbverstoß.

## refused

refused-trump = Jetzt beginnt eine Runde: Tauscht, oder gebt die Trumpffarbe ein.
refused-tricks = Ein Stich wird gespielt: Gebt seine Karten ein.
refused-stars = Jetzt werden die Sternkarten des Stichs gezählt.
refused-track = Die Runde ist vorbei: Gebt die Punkte der Leiste ein.
refused-over = Das Spiel ist vorbei.
refused-no-exchange = Zu zweit wird nicht getauscht.
refused-exchanged = In dieser Runde ist schon getauscht.
refused-begun = Diese Runde wird mitgespielt: Sie kann nicht als Ganzes eingetragen werden.
refused-spaces = Die Felder beider Teams ergeben zusammen { $spaces }, die Stiche einer Runde.
refused-track-points = Die Punkte der Leiste werden genau dann eingegeben, wenn sie nicht vorher vereinbart sind.
refused-turn = { $player } ist an der Reihe.
refused-area = Sagt, woher die Karte kommt: aus der Hand oder aus dem Himmel.
refused-no-sky = Zu viert gibt es keinen Himmel.
refused-star = Sterne werden nach dem Stich gezählt: Gebt die Karte ohne Stern ein.
refused-owes-rank = Das Team muss noch eine Wertkarte legen.
refused-owes-suit = Das Team muss noch eine Farbkarte legen.
refused-from-hand = Die zweite Karte kommt aus der Hand.
refused-from-sky = Die zweite Karte kommt aus dem Himmel.
refused-copies = Alle { $count } Karten „{ $card }“ wurden in dieser Runde schon gelegt: Eine ist falsch gelesen.
refused-no-rank = Dort ist keine Wertkarte mehr.
refused-no-suit = Dort ist keine Farbkarte mehr.
refused-leaves-no-rank = Dann bliebe keine Wertkarte für die zweite.
refused-leaves-no-suit = Dann bliebe keine Farbkarte für die zweite.

## task

task-exchange = Tauscht zwei Wertkarten und zwei Farbkarten mit dem Gegenüber.
task-trump = { $player } beginnt, Trumpfkarten umzudrehen: Welche bleibt?
task-leads = { $player } beginnt: eine beliebige Karte.
task-plays = { $player } legt eine Wertkarte oder eine Farbkarte.
task-owes-rank = { $player } legt eine Wertkarte.
task-owes-suit = { $player } legt eine Farbkarte.
task-follows = { $player } legt eine Farbkarte: { $suit }, falls vorhanden.
task-follows-hand = { $player } legt eine Farbkarte aus der Hand: { $suit }, falls vorhanden.
task-follows-sky = { $player } legt eine Farbkarte aus dem Himmel: { $suit }, falls vorhanden.
task-plays-follows = { $player } legt eine Wertkarte oder eine Farbkarte: { $suit }, falls vorhanden.
task-plays-follows-two = { $player } legt eine Wertkarte oder eine Farbkarte: { $suit }, falls auf der Hand vorhanden, oder im Himmel, wenn sie von dort kommt.
task-stars = Wie viele Sternkarten hatte der Stich?
task-track = Gebt für beide Seiten die Punkte der Leiste ein.
task-over = Das Spiel ist vorbei.

## button

button-exchanged = Es ist getauscht
button-stars =
    { $count ->
        [one] 1 Sternkarte
       *[other] { $count } Sternkarten
    }

## because

because-trump = Trumpf
because-rank = höherer Wert
because-last = zuletzt gelegt
because-lead = vorgegebene Farbe

## account

account-title = Runde { $number }, Karte für Karte:
account-held = { $player } hatte { $ranks }; { $suits }.
account-sky = Der Himmel hatte { $ranks }; { $suits }.

## sheet

sheet-blank = {""}
sheet-agreed = Vereinbart: { $variant }.
sheet-stars-asked = Sternkarten werden nach jedem Stich gezählt
sheet-stars-marked = Sternkarten werden als solche eingegeben
sheet-track-asked = die Punkte der Leiste werden nach jeder Runde eingegeben
sheet-track = die Leiste gibt { $points }
sheet-round = Runde { $number }. { $player } beginnt.
sheet-trump = {"  "}Trumpf: { $suit }
sheet-trick = {"  "}{ RIGHT($number, width: 4) }   { $cards }. { $team } ({ $because }){ $stars }
sheet-running = {"  "}{ RIGHT($number, width: 4) }   { $cards } …
sheet-card = { $player } { $card }
sheet-stars =
    { $count ->
        [one] , 1 Stern
       *[other] , { $count } Sterne
    }
sheet-warning = {"  "}! { $text }
sheet-note = {"  "}{ $text }
sheet-tallied = {"  "}Am Ende gezählt, nicht mitgespielt.
sheet-standing = { $team }: { $points }.
sheet-unfinished = Als Nächstes: { $waiting }.
sheet-waits-trump = die Trumpffarbe
sheet-waits-tricks = eine Karte
sheet-waits-stars = die Sternkarten des Stichs
sheet-waits-track = die Punkte der Leiste

## position

position-over = Das Ende
position-after = Nach Runde { $number }
position-begin = Runde { $number }, vor den Stichen
position-trick = Runde { $number }, Stich { $trick } von { $tricks }

## result

result-round = Runde { $number }: { $first } zu { $second }.

## course

course-leads =
    { $count ->
        [one] Runde { $number }: { $team } geht in Führung, { $points } zu { $others }.
       *[other] Runde { $number }: { $team } gehen in Führung, { $points } zu { $others }.
    }
course-level = Runde { $number }: Gleichstand bei { $points }.
course-decided-trick =
    { $count ->
        [one] Von Stich { $trick } der Runde { $number } an lag { $team } endgültig vorn.
       *[other] Von Stich { $trick } der Runde { $number } an lagen { $team } endgültig vorn.
    }
course-decided-round =
    { $count ->
        [one] Vom Ende der Runde { $number } an lag { $team } endgültig vorn.
       *[other] Vom Ende der Runde { $number } an lagen { $team } endgültig vorn.
    }
course-richest =
    { $count ->
        [one] Der reichste Stich, Nummer { $trick } der Runde { $number }: { $stars } Sternkarten für { $team }.
       *[other] Der reichste Stich, Nummer { $trick } der Runde { $number }: { $stars } Sternkarten für { $team }.
    }

## report-phase

report-phase-trump = Trumpf
report-phase-tricks = Stiche
report-phase-stars = Sterne
report-phase-track = Leiste

## about

about-game = Lunar ist ein Stichspiel für zwei Teams.

## print

print-title = Lunar: das Testdeck des Begleiters
print-foot = Das eigene Testdeck des Begleiters, nicht das des Verlags. Ohne Skalierung drucken, beidseitig, an der langen Seite gewendet. An den Linien schneiden.
print-mark = Testdeck des Begleiters · nicht vom Verlag
print-trump = TRUMPF
print-track = Die Leiste
print-track-how = Legt von jedem Team einen Stein auf die 0. Wer den Stich gewinnt, rückt ein Feld vor. Nach zwölf Stichen bekommt jedes Team die Punkte neben seinem Platz und einen für jede behaltene Sternkarte.

## survey

kiosk-survey-foreseeable = Das Ende war absehbar ab Runde
report-survey-from-hand = ab Runde { $hand } ({ $count })

## report-option

report-option-stars = Sternkarten
report-option-track = Leiste
report-value-asked = erfragt
report-value-marked = bezeichnet
report-value-none = erfragt
report-moment-hand = Runde { $number }

## kiosk-choose

kiosk-choose-minutes = geschätzt 30 min
kiosk-choose-about = Stiche zu zweit: Eine Karte gibt die Farbe, eine den Wert
