# Was Bamboo Harvest sagt, auf Deutsch. Lücken stehen in geschweiften Klammern.
name = Bamboo Harvest
place = Reihe { $row }, Spalte { $column }

## count

count-reeds =
    { $count ->
        [one] 1 Halm
       *[other] { $count } Halme
    }
count-deeds =
    { $count ->
        [one] 1 Urkunde
       *[other] { $count } Urkunden
    }
count-tokens =
    { $count ->
        [one] 1 Marker
       *[other] { $count } Marker
    }

## done

done-grid = Der Wald liegt aus. Die Joker unter den Urkunden sind { $wild }: Sie passen zu jeder Karte des Waldes.
done-start = { $player } beginnt.
done-highest = { $player } hat { $card } abgelegt, die höchste Urkunde, und beginnt.
done-placed = { $player } setzt einen Marker auf { $card } ({ $place }).
done-deeds = Alle Urkunden liegen offen. { $player } hat den ersten Zug.
done-built = { $player } zahlt { $cost } Halme und { $deed } und baut auf { $card } ({ $place }).
done-built-wild = { $deed } ist ein Joker: Ein Bau damit gewinnt nicht.
done-missed-path = Der Weg von { $player } ist fertig: Er gewinnt zu Beginn des nächsten Zuges, wenn er dann noch steht.
done-missed-count = { $player } hat { $tokens } Marker: Sie gewinnen zu Beginn des nächsten Zuges, wenn sie dann noch stehen.
done-swapped = { $player } tauscht { $one } und { $other } mit { $deed } für { $cost } Halme; der Störmarker kommt auf { $token } ({ $place }).
done-swapped-free = { $player } tauscht { $one } und { $other } mit { $deed }, höchstens zwei Karten entfernt und darum kostenlos; der Störmarker kommt auf { $token } ({ $place }).
done-swapped-wild = { $deed } ist ein Joker und taugt für keinen weiteren Tausch.
done-harvested = { $player } erntet { $gains }; im Vorrat: { $reeds }.
done-harvested-nothing = { $player } erntet nichts.
done-bought = { $player } kauft eine Urkunde für { $cost } Halme.
done-redrew = { $player } legt eine gerade gezogene Urkunde ab und zieht eine neue.
done-revealed = { $player } legt offen aus: { $deeds }.
done-discarded = { $player } legt ab: { $deeds }.
done-drawn = Gezogen wird verdeckt vom Stapel.
done-will-clear = Nach dem Bauschritt verlässt der Störmarker von { $player } den Wald.
done-ended = { $player } hat den Zug beendet.

## next

next-grid = Den Wald auslegen: 49 rote Karten in sieben Reihen zu sieben.
next-start = Alle legen eine von drei Urkunden ab; die höchste beginnt.
next-place = { $player } setzt einen Marker auf eine freie Karte des Waldes.
next-deeds = Alle legen ihre beiden übrigen Urkunden offen aus.
next-build = { $player } kann für { $cost } Halme und eine passende Urkunde bauen, tauschen oder ernten.
next-build-only = { $player } kann für { $cost } Halme und eine passende Urkunde bauen oder ernten.
next-no-build = { $player } hat weniger als die { $cost } Halme für einen Bau und kann tauschen oder ernten.
next-swap = { $player } kann zwei Karten tauschen oder ernten.
next-harvest = { $player } erntet mit jedem Marker.
next-manage = { $player } ordnet die Urkunden und beendet den Zug mit höchstens drei.

## win

win-path =
    { $own ->
        [one] { $winner } hat einen Weg aus { $cards } Karten von { $start } bis { $end }: { $own } eigener Marker und { $guests }. { $winner } gewinnt.
       *[other] { $winner } hat einen Weg aus { $cards } Karten von { $start } bis { $end }: { $own } eigene Marker und { $guests }. { $winner } gewinnt.
    }
win-guests =
    { $count ->
        [one] einer von { $player }
       *[other] { $count } von { $player }
    }
win-count = { $winner } hat { $tokens } Marker gebaut und gewinnt.
win-at-once = Das stand schon bei Beginn des Zuges fest, es braucht also keinen weiteren Bau.

## sheet

sheet-blank = {""}
sheet-player = { $letter }  { $player }: { $tokens }, { $reeds }, { $deeds }
sheet-wild = Joker unter den Urkunden: { $cards }
sheet-no-forest = Der Wald liegt noch nicht aus.
sheet-legend = Ein Buchstabe ist eine bebaute Karte, * ein Störmarker, = der Gewinnweg.
sheet-row = { $cells }
sheet-turn = Runde { $round }, { $player }: { $did }; im Vorrat { $reeds }
sheet-built = gebaut ({ $place })
sheet-swapped = getauscht ({ $places })
sheet-harvested = geerntet: { $reeds }
sheet-setup = Das Spiel wird aufgebaut.
sheet-unfinished = { $player } ist am Zug, in Runde { $round }.

## course

course-built = Runde { $round }: { $player } hat auf { $place } gebaut, Marker Nummer { $count }.
course-richest = Die reichste Ernte hatte { $player } in Runde { $round }: { $reeds }.

## refused

refused-grid = Zuerst wird der Wald ausgelegt.
refused-start = Zuerst klärt sich, wer beginnt.
refused-place = Jetzt werden Marker gesetzt.
refused-deeds = Jetzt legen alle zwei Urkunden offen aus.
refused-build = Ein Zug beginnt: bauen, tauschen oder ernten.
refused-swap = In diesem Zug wurde gebaut: tauschen oder ernten.
refused-harvest = In diesem Zug wurde getauscht: ernten.
refused-manage = In diesem Zug wurde geerntet: Urkunden ordnen oder den Zug beenden.
refused-over = Das Spiel ist zu Ende.
refused-turn = { $player } ist am Zug.
refused-no-deed = { $card } gehört nicht zu den Urkunden.
refused-accounted = Jede Urkunde { $card } ist schon verbucht.
refused-black = { $card } ist schwarz: Im Wald liegen ♦ und ♥.
refused-third = { $card } liegt zum dritten Mal im Wald.
refused-too-many = Im Wald liegen { $count } Karten dieses Rangs; { $card } ist eine zu viel.
refused-start-by = Die Ablagen angeben, oder wer beginnt.
refused-each-one = Jeder der { $count } Spieler legt eine Urkunde ab.
refused-backs = { $card } wurde zweimal abgelegt: angeben, welche den schwarzen Rücken hat.
refused-not-vacant = Die Karte bei { $place } ist nicht frei.
refused-pairs = Jeder der { $count } Spieler legt zwei Urkunden aus.
refused-none-down = { $player } hat keine verdeckte Urkunde.
refused-not-up = { $card } liegt nicht offen bei { $player }.
refused-reeds = Das kostet { $cost } Halme, und { $player } hat { $reeds }.
refused-no-token = Alle zehn Marker von { $player } stehen im Wald.
refused-no-match = { $card } passt nicht zu { $other }.
refused-used = Mit { $card } wurde schon getauscht.
refused-two-places = Zwei verschiedene Karten wählen.
refused-no-match-swap = { $card } passt zu keiner von { $cards }.
refused-token-on = Der Störmarker kommt auf eine der getauschten Karten.
refused-not-own = Bei { $place } steht kein Marker von { $player }.
refused-twice = Der Marker bei { $place } erntet einmal.
refused-must = Der Marker bei { $place } kann ernten und muss es.
refused-picked = Der Marker bei { $place } erntet eine freie Nachbarkarte oder alle eines Rangs.
refused-managed = Gekauft und gezogen wird, bevor Urkunden ausgelegt oder abgelegt werden.
refused-bought = In diesem Zug wurde schon eine Urkunde gekauft.
refused-court = Neben einem Marker von { $player } liegt { $card } frei: Es kann keine Urkunde gekauft werden.
refused-redrawn = In diesem Zug wurde schon einmal neu gezogen.
refused-not-drawn = In diesem Zug wurde keine Urkunde gezogen.
refused-down = { $player } hat { $count } verdeckt.
refused-nothing = Die Urkunden zum Ablegen wählen.
refused-below = Niemand legt unter { $count } Urkunden ab.
refused-too-many-deeds = { $player } legt zuerst bis auf { $count } Urkunden ab.

## report-phase

report-phase-grid = Auslegen des Waldes
report-phase-start = Startspieler
report-phase-place = Setzen der Marker
report-phase-deeds = Zeigen der Urkunden
report-phase-build = Bauen
report-phase-swap = Tauschen
report-phase-harvest = Ernten
report-phase-manage = Ordnen der Urkunden

## about

about-game = Bamboo Harvest ist ein Spiel von Ben Klemens.

## the printed score sheet

printed-foot = Bamboo Harvest · geschrieben vom Begleiter am Tisch
printed-forest = Der Wald
printed-reeds = Halme, Zug für Zug

## survey

kiosk-survey-foreseeable = Das Ende war absehbar ab Runde
report-survey-from-hand = ab Runde { $hand } ({ $count })

## tally, between two rounds

tally-needed = Wer { $tokens } Marker im Wald hat, gewinnt.
tally-built = Gebaut auf { $card } ({ $place }).
tally-no-build = Nichts gebaut.
tally-harvested =
    { $count ->
        [0] Nichts geerntet; im Vorrat: { $has }.
        [one] Geerntet: { $reeds }; im Vorrat: { $has }.
       *[other] Geerntet: { $reeds }; im Vorrat: { $has }.
    }

## kiosk-choose

kiosk-choose-minutes = 35–50 min
kiosk-choose-about = Baut einen Weg aus Bambus durch den Wald
