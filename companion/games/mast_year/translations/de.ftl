# Was Mastjahr sagt, auf Deutsch. Die Wörter des Spiels, überall dieselben:
#   trick Stich · trunk Stamm (die Trumpffarbe des Spiels) · lead ausspielen · follow bedienen · revoke Farbverstoß
#   stash Vorrat · face-up offen · face-down verdeckt · eat fressen · acorn card Eichelkarte
#   squirrel card Eichhörnchenkarte · Squirrels Eichhörnchen · Oaks Eichen · Speedy Squirrel das flinke Eichhörnchen
#   deck Deck · bounty Gabe (Herz) · hand Runde · deal geben · pass weitergeben · reveal aufdecken · tally Abrechnung
#   Mast Year Mastjahr, Partial Teilmast, Full Vollmast (so heißen sie im Wald) · Boom Boom · goal Ziel
# Namen stehen nie im zweiten Fall, denn manche enden auf s. Lücken stehen in geschweiften Klammern.
name = Mastjahr: Eichhörnchen gegen Eichen

## team

team-squirrels = Eichhörnchen
team-oaks = Eichen

## count

count-acorns =
    { $count ->
        [one] eine Eichelkarte
       *[other] { $count } Eichelkarten
    }
count-squirrels =
    { $count ->
        [one] eine Eichhörnchenkarte
       *[other] { $count } Eichhörnchenkarten
    }

## trunk

trunk-shown = { $speedy } zeigt { $card }: Stamm ist { $suit }. { $speedy } spielt aus.

## trick

trick-only-trunk = Stamm ist { $trunk }. { $card } von { $winner } ist die einzige Stammkarte und gewinnt.
trick-highest-trunk = Stamm ist { $trunk }. { $card } von { $winner } ist die höchste Stammkarte und gewinnt.
trick-trunk-led = Stamm wurde ausgespielt. { $card } von { $winner } ist die höchste Karte in { $suit } und gewinnt.
trick-trunk-led-alone = Stamm wurde ausgespielt, und niemand sonst legte { $suit }: { $card } von { $winner } gewinnt.
trick-highest-lead = Kein Stamm wurde gelegt. { $card } von { $winner } ist die höchste Karte im ausgespielten { $suit } und gewinnt.
trick-lead-alone = Kein Stamm wurde gelegt, und niemand sonst legte { $suit }: { $card } von { $winner } gewinnt.
trick-noted = Der Stich ging an { $winner }.

## pass

pass-said = { $said }.
pass-many = { $player } sagte „viele“
pass-few = { $player } sagte „wenige“

## running

running-trunk = Bisher ist { $card } von { $winner } die höchste Stammkarte.
running-lead = Bisher ist { $card } von { $winner } die höchste Karte im ausgespielten { $suit }.

## outcome

outcome-oak = { $winner } ist eine Eiche: Der Stich wird abgelegt.
outcome-oak-acorns = { $winner } ist eine Eiche: Der Stich wird abgelegt, mit ihm { $acorns }.
outcome-stashed = { $winner } nimmt { $acorns } und keine Eichhörnchenkarte: ein offener Vorrat ({ $cards }).
outcome-stashed-eaten = { $winner } nimmt { $acorns } und { $squirrels }: sofort gefressen ({ $cards }).
outcome-ate = Keine Eichelkarte: { $winner } frisst den Vorrat aus Stich { $trick } ({ $cards }).
outcome-kept =
    { $count ->
        [one] Keine Eichelkarte: { $winner } könnte den Vorrat fressen, lässt ihn aber liegen.
       *[other] Keine Eichelkarte: { $winner } könnte einen Vorrat fressen, lässt aber alle liegen.
    }
outcome-choice =
    { $count ->
        [one] Keine Eichelkarte: { $winner } darf den offenen Vorrat fressen oder liegen lassen.
       *[other] Keine Eichelkarte: { $winner } darf einen der { $count } offenen Vorräte fressen oder alle liegen lassen.
    }
outcome-nothing = Keine Eichelkarte, und { $winner } hat keinen offenen Vorrat: Der Stich wird abgelegt.

## reveal

reveal-asked = Das Spiel geht weiter: { $oaks } decken ihre letzte Karte auf.
reveal-asked-single = Um die Zusatzpunkte der einzelnen Runde: { $oaks } decken ihre letzte Karte auf.
reveal-acorn = { $card } von { $oak } ist eine Eichelkarte: Sie zählt.
reveal-trunk = { $card } von { $oak } ist eine Stammkarte: Sie zählt.
reveal-acorn-and-trunk = { $card } von { $oak } ist Eichelkarte und Stammkarte: Sie zählt, und zwar einmal.
reveal-counts-not = { $card } von { $oak } ist weder eine Eichelkarte noch { $suit }: Sie zählt nicht.

## mast

mast-none = Kein Mastjahr: Keine letzte Karte der Eichen zählt.
mast-partial = Teilmast: Eine letzte Karte der Eichen zählt.
mast-full = Vollmast: Beide letzten Karten der Eichen zählen.
mast-none-tallied = Kein Mastjahr.
mast-partial-tallied = Teilmast.
mast-full-tallied = Vollmast.
mast-partial-joins = ♥ 2 bis 5 kommen in die nächste Runde.
mast-full-joins = ♥ 2 bis 9 kommen in die nächste Runde.

## boom

boom-none = Kein Boom: Kein Eichhörnchen hat { $least } Eichelkarten.
boom-yes = Eichhörnchen-Boom: { $squirrel } hat { $count } Eichelkarten.
boom-tallied = Eichhörnchen-Boom: Ein Eichhörnchen hat mindestens { $least } Eichelkarten.
boom-joins = ♥ J, Q, K und A kommen in die nächste Runde.

## deal

deal-plain-deck = Das Deck: { $count } Karten, alle ♣ ♦ ♠, keine ♥.
deal-deck = Das Deck: { $count } Karten, alle ♣ ♦ ♠ und einige ♥.
deal-bounty = Gaben in dieser Runde: { $cards }.
deal-unseen = Nach dem Mischen kommt eine Karte ungesehen beiseite; ♥10 ist immer im Deck.
deal-leaving = Die Gaben der letzten Runde verlassen das Deck: { $cards }.
deal-level =
    { $count ->
        [one] { $points } zu { $points }: Beide Teams haben das Ziel von { $goal } Punkt erreicht. Gespielt wird weiter, bis die Punkte verschieden sind.
       *[other] { $points } zu { $points }: Beide Teams haben das Ziel von { $goal } Punkten erreicht. Gespielt wird weiter, bis die Punkte verschieden sind.
    }
deal-sizes = Die 3 bekommen { $favoured }, die dann je { $more } Karten haben; { $other } hat { $fewer }. Gespielt werden { $fewer } Stiche.

## irregular

irregular-bounty-led = { $player } hat in Stich { $trick } ♥ ausgespielt, ehe es frei war. Erlaubt ist das nur mit nichts als ♥ auf der Hand: noch nicht geklärt.
irregular-bounty-led-proven = { $player } hat in Stich { $trick } ♥ ausgespielt, ehe es frei war, und hielt noch eine andere Farbe: erwiesen, das war nicht erlaubt.
irregular-bounty-led-at-once = { $player } hat in Stich { $trick } ♥ ausgespielt, ehe es frei war, und hielt mehr Karten, als noch ♥ übrig waren: erwiesen, das war nicht erlaubt.
irregular-bounty-led-cleared = { $player } hat in Stich { $trick } ♥ ausgespielt, ehe es frei war, und hielt nichts als ♥: geklärt, das war erlaubt.
irregular-revoke = { $player } hat { $suit } in Stich { $trick } nicht bedient, aber in Stich { $shown } gezeigt: ein Farbverstoß.
irregular-revoke-reveal = { $player } hat { $suit } in Stich { $trick } nicht bedient, aber am Ende aufgedeckt: ein Farbverstoß.

## refused

refused-deal = Jetzt beginnt eine Runde: Gebt die Karten, oder tragt die Stammkarte ein.
refused-pass = Die Karten sind gegeben: Gebt je eine weiter, oder tragt die Stammkarte ein.
refused-trunk = Jetzt zeigt das flinke Eichhörnchen die Stammkarte.
refused-tricks = Ein Stich läuft: Tragt seine Karten ein.
refused-eat = Erst wählt { $player }: fressen oder liegen lassen.
refused-reveal = Jetzt decken die Eichen ihre letzten Karten auf.
refused-speedy = Das zweite Spiel beginnt: Sagt zuerst, wer flink ist.
refused-over = Das Spiel ist zu Ende.
refused-said = In einem stillen Spiel wird beim Weitergeben nichts gesagt.
refused-turn = { $player } ist dran, nicht { $other }.
refused-four = Ein Stich hat vier Karten.
refused-left-out = Eine Eichelkarte, die in diesem Stich schon eingetragen ist, fehlt.
refused-no-acorn = { $card } ist keine Eichelkarte.
refused-stash = { $player } hat keinen offenen Vorrat aus Stich { $trick }.
refused-no-oak = { $player } ist ein Eichhörnchen; nur die Eichen decken auf.
refused-revealed = { $player } hat schon aufgedeckt.
refused-stays = Schon gefressene Eichelkarten: { $eaten }, offene: { $uneaten }. Das bleibt so.
refused-no-squirrel = { $player } ist eine Eiche; flink ist eines der Eichhörnchen.
refused-discarded = Höchstens { $most } Eichelkarten können in Vorräten liegen: Die anderen sind schon aus dem Spiel.
refused-boom =
    { $count ->
        [one] Für einen Boom braucht ein Eichhörnchen { $least } Eichelkarten; gezählt ist nur { $count }.
       *[other] Für einen Boom braucht ein Eichhörnchen { $least } Eichelkarten; gezählt sind nur { $count }.
    }
refused-boom-shared = Nach den schon eingetragenen Vorräten kann kein Eichhörnchen { $least } der { $count } Eichelkarten haben: Das ist kein Boom.
refused-no-boom = Von { $count } Eichelkarten hat ein Eichhörnchen { $least } oder mehr: Das ist ein Boom.
refused-too-many = Das sind mehr als die { $most } Eichelkarten im Deck dieser Runde.
refused-mast = Sagt noch, ob es ein Mastjahr und einen Boom gab: Danach richtet sich die nächste Runde.
refused-no-such-card = { $card } ist nicht im Deck dieser Runde: falsch gelesen, oder ein falsches Deck.
refused-seen = { $card } war schon { $seen }: Eine von beiden ist falsch gelesen.

## not-in-deck

not-in-deck-hearts = diese Runde hat kein Herz
not-in-deck-card = sie ist nicht im Deck dieser Runde

## seen

seen-trunk = Stammkarte
seen-trick = in Stich { $number }
seen-reveal = eine letzte Karte

## end

end-bonus = Zusatzpunkte: Eichhörnchen { $squirrels }, Eichen { $oaks }.
end-squirrels =
    { $count ->
        [one] Eichhörnchen { $squirrels }, Eichen { $oaks }. Das Ziel von { $goal } Punkt ist erreicht: Die Eichhörnchen gewinnen.
       *[other] Eichhörnchen { $squirrels }, Eichen { $oaks }. Das Ziel von { $goal } Punkten ist erreicht: Die Eichhörnchen gewinnen.
    }
end-oaks =
    { $count ->
        [one] Eichen { $oaks }, Eichhörnchen { $squirrels }. Das Ziel von { $goal } Punkt ist erreicht: Die Eichen gewinnen.
       *[other] Eichen { $oaks }, Eichhörnchen { $squirrels }. Das Ziel von { $goal } Punkten ist erreicht: Die Eichen gewinnen.
    }
end-tie =
    { $count ->
        [one] Eichhörnchen { $squirrels }, Eichen { $oaks }. Beide haben das Ziel von { $goal } Punkt erreicht: Der Sieg wird geteilt.
       *[other] Eichhörnchen { $squirrels }, Eichen { $oaks }. Beide haben das Ziel von { $goal } Punkten erreicht: Der Sieg wird geteilt.
    }
end-squirrels-single = Eichhörnchen { $squirrels }, Eichen { $oaks }: Die Eichhörnchen gewinnen die einzelne Runde.
end-oaks-single = Eichen { $oaks }, Eichhörnchen { $squirrels }: Die Eichen gewinnen die einzelne Runde.
end-tie-single = Eichhörnchen { $squirrels }, Eichen { $oaks }: Die einzelne Runde endet unentschieden.
end-game = Spiel { $number }: { $result }
end-sums-so-far = Bisher haben { $first } und { $third } { $points }, { $second } und { $fourth } { $others }.
end-second-game = Für Spiel 2 von 2 tauschen die Teams die Seiten: { $squirrels } sind jetzt die Eichhörnchen.
end-sums-first = Beide Spiele zusammen: { $first } und { $third } { $points }, { $second } und { $fourth } { $others }. { $first } und { $third } gewinnen das Turnier.
end-sums-second = Beide Spiele zusammen: { $first } und { $third } { $points }, { $second } und { $fourth } { $others }. { $second } und { $fourth } gewinnen das Turnier.
end-sums-tie = Beide Spiele zusammen: { $first } und { $third } { $points }, { $second } und { $fourth } { $others }. Das Turnier endet unentschieden.

## task

task-deal = Runde { $number }: mischen, 3 beiseitelegen, geben, die 3 verteilen.
task-deal-unseen = Runde { $number }: mischen, 1 ungesehen beiseitelegen, dann noch 3, geben, die 3 verteilen.
task-pass = Gebt eurem Gegenüber eine Karte. Erlaubt: „viele“ oder „wenige“ ihrer Art.
task-pass-silent = Gebt eurem Gegenüber eine Karte, ohne ein Wort.
task-trunk = { $player } zeigt eine Karte: Ihre Farbe ist Stamm.
task-lead = { $player } spielt aus.
task-follow = { $player } legt; ausgespielt ist { $suit }.
task-eat =
    { $count ->
        [one] { $player }: Vorrat fressen oder lassen?
       *[other] { $player }: einen Vorrat fressen oder alle lassen?
    }
task-reveal = { $player } deckt die letzte Karte auf.
task-speedy = Das zweite Spiel: Wer ist zuerst das flinke Eichhörnchen?
task-over = Das Spiel ist zu Ende.

## button

button-dealt = Karten gegeben
button-passed = Karten sind weitergegeben
button-eat = { $cards } fressen
button-keep = Liegen lassen
button-speedy = { $player }

## account

account-title = Runde { $number }, Karte für Karte:
account-complete = Alle { $count } Karten des Decks wurden gesehen.
account-held = { $player } hielt { $cards }.
account-hidden =
    { $count ->
        [one] Nicht gesehen, wie es sein muss: { $cards }.
       *[other] Nicht gesehen, wie es sein muss ({ $count }): { $cards }.
    }
account-awaited =
    { $count ->
        [one] Noch zu zeigen: { $cards }.
       *[other] Die Eichen zeigen noch ihre letzten Karten, nämlich ({ $count }): { $cards }.
    }
account-awaited-unseen = Eine davon bleibt ungesehen, die anderen zeigen die Eichen ({ $count }): { $cards }.
account-missing =
    { $count ->
        [one] Es fehlt: { $cards }.
       *[other] Es fehlen ({ $count }): { $cards }.
    }

## sheet

sheet-blank = {""}
sheet-agreed = Vereinbart: { $variant }.
sheet-goal = bis { $goal }
sheet-game = Spiel { $number } von 2
sheet-single-hand = eine einzelne Runde
sheet-incomplete = unvollständiges Wissen
sheet-tournament = Turnier
sheet-silent = still
sheet-shared = bei Gleichstand geteilter Sieg
sheet-teams = Eichhörnchen: { $squirrels }. Eichen: { $oaks }.
sheet-hand = Runde { $number }. Flink ist { $speedy }; { $count } Karten.
sheet-bounty = {"  "}Gaben:  { $cards }
sheet-trunk = {"  "}Stamm:  { $suit } ({ $card })
sheet-head = {"  "}Stich  { LEFT($first, width: 8, most: 8) } { LEFT($second, width: 8, most: 8) } { LEFT($third, width: 8, most: 8) } { LEFT($fourth, width: 8, most: 8) } geht an
sheet-trick = {"  "}{ RIGHT($number, width: 4) }   { LEFT($first, width: 8) } { LEFT($second, width: 8) } { LEFT($third, width: 8) } { LEFT($fourth, width: 8) } { LEFT($winner, width: 8, most: 8) } { $outcome }{ $acorns }
sheet-running = {"  "}{ RIGHT($number, width: 4) }   { LEFT($first, width: 8) } { LEFT($second, width: 8) } { LEFT($third, width: 8) } { LEFT($fourth, width: 8) } …
sheet-acorns = {" "}({ $cards })
sheet-discarded = abgelegt
sheet-stashed = Vorrat
sheet-stashed-eaten = Vorrat, sofort gefressen
sheet-ate = fraß den Vorrat aus Stich { $trick }
sheet-kept = ließ die Vorräte liegen
sheet-choosing = wählt: fressen oder liegen lassen
sheet-warning = {"  "}! { $text }
sheet-note = {"  "}{ $text }
sheet-tally = {"  "}Gefressen { $eaten }, offen { $uneaten }.
sheet-tallied = {"  "}Gefressen { $eaten }, offen { $uneaten }; am Ende gezählt, nicht verfolgt.
sheet-revealed = {"  "}{ $oak } deckt { $card } auf.
sheet-total = {"  "}Zusammen: Eichhörnchen { $squirrels }, Eichen { $oaks }.
sheet-unfinished = Eichhörnchen { $squirrels }, Eichen { $oaks }. Als Nächstes: { $waiting }.
sheet-waits-deal = Geben
sheet-waits-pass = Weitergeben
sheet-waits-trunk = die Stammkarte
sheet-waits-tricks = eine Karte
sheet-waits-eat = fressen oder liegen lassen
sheet-waits-reveal = die letzten Karten der Eichen
sheet-waits-speedy = wer im zweiten Spiel flink ist

## course

course-leads = Runde { $number }: Die { $team } gehen in Führung, { $points } zu { $others }.
course-level = Runde { $number }: Gleichstand bei { $points }.
course-decided-trick = Ab Stich { $trick } in Runde { $number } lagen die { $team } endgültig vorn.
course-decided-hand = Ab der Abrechnung von Runde { $number } lagen die { $team } endgültig vorn.
course-richest = Der reichste Stich, Nummer { $trick } in Runde { $number }: { $acorns }, gewonnen von { $winner }.
course-partial = Runde { $number } brachte eine Teilmast.
course-full = Runde { $number } brachte eine Vollmast.
course-boom = Runde { $number } brachte einen Eichhörnchen-Boom: { $squirrel } hatte { $count } Eichelkarten.
course-boom-tallied = Runde { $number } brachte einen Eichhörnchen-Boom.

## result

result-no-mast = Runde { $number }: Eichhörnchen { $squirrels }, Eichen { $oaks }.
result-partial-mast = Runde { $number }: Eichhörnchen { $squirrels }, Eichen { $oaks }. Teilmast.
result-full-mast = Runde { $number }: Eichhörnchen { $squirrels }, Eichen { $oaks }. Vollmast.
result-no-boom = Runde { $number }: Eichhörnchen { $squirrels }, Eichen { $oaks }. Eichhörnchen-Boom.
result-partial-boom = Runde { $number }: Eichhörnchen { $squirrels }, Eichen { $oaks }. Teilmast und Eichhörnchen-Boom.
result-full-boom = Runde { $number }: Eichhörnchen { $squirrels }, Eichen { $oaks }. Vollmast und Eichhörnchen-Boom.

## position

position-deal = Runde { $hand }: das Geben
position-trunk = Runde { $hand }: die Stammkarte
position-trick = Runde { $hand }, Stich { $trick } von { $tricks }
position-reveal = Runde { $hand }: die letzten Karten
position-between = Zwischen den Spielen
position-over = Das Ende
position-in-game = Spiel { $game } · { $place }

## printed

printed-title = Mastjahr
printed-won = gewinnen
printed-goal = Ziel { $goal }
printed-hand = Runde
printed-hand-number = Runde { $number }
printed-speedy = Flink
printed-trunk = Stamm
printed-trunk-card = Stamm { $card }
printed-deck = Deck
printed-eaten = Gefressen
printed-uneaten = Offen
printed-mast = Mastjahr
printed-boom = Eichhörnchen-Boom
printed-boom-of = { $squirrel }, { $count }
printed-squirrels = Eichhörnchen
printed-oaks = Eichen
printed-none = –
printed-partial = Teilmast, ♥2–5
printed-full = Vollmast, ♥2–9
printed-yes = ja
printed-tallied = am Ende gezählt, nicht verfolgt
printed-legend = ▸ spielt aus · wer den Stich gewann, steht auf Farbe · ○ eine Eichelkarte im offenen Vorrat · ● eine sofort gefressen · ●←3 fraß den Vorrat aus Stich 3 · … letzte Karten der Eichen
printed-foot = Mast Year: Squirrels vs. Oaks, ein Spiel von Jonathan Bovee · geschrieben vom Begleiter am Tisch

## report-phase

report-phase-deal = Geben
report-phase-pass = Weitergeben
report-phase-trunk = Stammkarte
report-phase-tricks = Stiche
report-phase-eat = Fressen oder liegen lassen
report-phase-reveal = Aufdecken
report-phase-speedy = Wahl, wer flink ist

## report-what

report-what-bounty-led = Herz zu früh ausgespielt
report-what-revoke = Farbverstoß

## report-counted

report-counted-hands = Runden
report-counted-mast = Mastjahr
report-counted-none = keine Mast
report-counted-partial = Teilmast
report-counted-full = Vollmast
report-counted-boom = Boom
report-counted-partial-boom = Teilmast mit Boom
report-counted-full-boom = Vollmast mit Boom
report-counted-points = Punkte je Runde, nach den ♥ im Deck
report-counted-trunk = Punkte je Runde, nach Stamm
report-counted-D = ♦
report-counted-S = ♠
report-counted-C = ♣
report-counted-H = ♥
report-counted-squirrels = Eichhörnchen
report-counted-oaks = Eichen
report-counted-tricks = Gewonnene Stiche
report-counted-speedy = Flinkes Eichhörnchen
report-counted-squirrel = anderes Eichhörnchen
report-counted-captured_by_oaks = Von Eichen erbeutete Eichelkarten
report-counted-eaten_at_capture = Beim Erbeuten gefressene Eichelkarten
report-counted-eaten_later = Später gefressene Eichelkarten

## marks

marks-title = Das Deck markieren
marks-how = Auf Aufkleberpapier in wahrer Größe drucken, ohne Skalierung. Eine Art zu markieren wählen, entlang der gestrichelten Linien schneiden und die 22 Karten unten markieren: so ist jede Eichel und jedes Eichhörnchen auf einen Blick zu sehen. Kein Zeichen verdeckt einen Kartenindex.
marks-which = Welche Karte welches Zeichen bekommt
marks-where = Wohin ein Zeichen kommt
marks-minimal = Kleines Zeichen
marks-sketch = Zeichnung
marks-stamp = Stempel
marks-minimal-place = Zwei kleine Zeichen, eines unter jedem Index: auch im Kartenfächer zu sehen.
marks-sketch-place = Zwei Zeichnungen, in der Mitte beider langen Kanten, neben den Farbzeichen: eine steht immer aufrecht.
marks-stamp-place = Ein großes Zeichen in der Mitte der Karte.
marks-poker = Pokerkarten, 63,5 mm breit
marks-bridge = Bridgekarten, 57 mm breit
marks-stickers = { $way } für { $size }: Aufkleber von { $mm } mm
marks-token = Der Marker des flinken Eichhörnchens
marks-token-how = Beide Scheiben zusammen ausschneiden, dazwischen falten und zusammenkleben. Der Marker liegt vor dem flinken Eichhörnchen und wechselt nach jeder Runde.
marks-speedy = Flink
marks-foot = Gezeichnet vom Begleiter. Mast Year: Squirrels vs. Oaks ist ein Spiel von Jonathan Bovee.
marks-acorns = Eicheln
marks-squirrels = Eichhörnchen
marks-done =
    { $count ->
        [one] Eine von { $all } Karten ist markiert
       *[other] { $count } von { $all } Karten sind markiert
    }
marks-all-done = Das Deck ist markiert: alle { $all } Karten.
marks-again = Von vorn
marks-tick = Berührt jede Karte, sobald sie markiert ist.

## about

about-game = Mast Year: Squirrels vs. Oaks ist ein Spiel von Jonathan Bovee.

## report-option

report-option-goal = Ziel
report-option-incomplete_information = unvollständige Information
report-option-single_hand = eine einzige Runde
report-option-tournament = Turnier
report-option-silent = stumm
report-option-equal_scores = Gleichstand
report-value-play-on = weiterspielen
report-value-shared = geteilter Sieg

## kiosk-choose

kiosk-choose-minutes = geschätzt 40 min
kiosk-choose-about = Eichen und Eichhörnchen stechen um die Eicheln
