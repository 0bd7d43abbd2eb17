# Was die Bildschirme von Nice One Squirrel! sagen, auf Deutsch.
## ui.welcome

ui-welcome-title = Nice One Squirrel!
ui-welcome-subtitle = Nüsse, Verstecke und bis zu sechs Eichhörnchen: der Begleiter an eurem Tisch

## ui.variant

ui-variant-taking_up = Nüsse dürfen aufgenommen statt gelegt werden; 20 Punkte beenden das Spiel

## ui.seats

ui-seats-starts = die jüngste Person: beginnt

## ui.nut

ui-nut-red = R
ui-nut-blue = B
ui-nut-green = G
ui-nut-yellow = Y
ui-nut-acorn = A
ui-nut-hazelnut = H
ui-nut-walnut = W
ui-nut-chestnut = C

## ui.table

ui-table-cache = Versteck { $cache }
ui-table-last-round = letzte Runde
ui-table-which = Deckt die Nuss in Versteck { $cache } auf: Welche ist es?
ui-table-turned = Welche Nuss lag dort?
ui-table-setup = Neun Verstecke im Kreis auslegen. Nüsse mischen: eine verdeckt, wo hier eine liegt, je { $count } auf die Hand.
ui-table-other-cache = Anderes Versteck
ui-table-lit = Berührt ein leuchtendes Versteck.
ui-table-worths = Was jede Nuss dort bringt:
ui-table-some-worths = Was jede Nuss dort bringt (sonst liegt noch keine Nuss offen):
ui-table-play = Berührt die Nuss, die gelegt wird.
ui-table-no-nuts = Keine Nüsse auf der Hand.
ui-table-both-open = Beide Karten „{ $nut }“ liegen offen. Stimmt eine nicht? Berührt „Verlauf“.
ui-table-pass = Nichts legen
ui-table-take-one = Eine aufnehmen
ui-table-take-up = Berührt die Nuss, die aufgenommen wird.
ui-table-play-instead = Doch eine legen
ui-table-seen-visit = Das Eichhörnchen auf dem Tisch versetzen: Die Kamera trägt es ein.
ui-table-seen-play = Die Nuss auf den Tisch legen: Die Kamera trägt sie ein.
ui-table-happened = Was ist geschehen?

## ui.history

ui-history-help = Einen Eintrag berühren, um ihn zu berichtigen.
ui-history-turns = Alle Züge
ui-history-visit = zu { $cache }
ui-history-found = zu { $cache }, { $nut } aufgedeckt
ui-history-played = { $nut } +{ $points }
ui-history-took = { $nut } aufgenommen
ui-history-passed = nichts gelegt

## ui.over

ui-over-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
ui-over-and = und
ui-over-colour = Farbe
ui-over-kind = Sorte
ui-over-twin = Zwillinge
ui-over-nuts = Nüsse

## ui.ways

ui-ways-watch = Die Kamera schaut zu
ui-ways-watch-help = Das gedruckte Spiel wird Zug um Zug verfolgt. Was die Kamera nicht sehen kann, fragt sie.
ui-ways-watch-touches = kaum Berührungen
ui-ways-follow = Jeden Zug eingeben
ui-ways-follow-help = Jeder Zug wird durch Berühren eingegeben: wohin das Eichhörnchen geht, was es aufdeckt, was gelegt wird.
ui-ways-follow-touches = etwa 4 Berührungen je Zug

## first-hand

first-hand-begin = { $player } setzt das Eichhörnchen auf irgendein freies Versteck (eine Karte des Kreises, 1 bis 9). Liegt dort eine Nuss verdeckt, deckt sie auf.
first-hand-play = { $player } darf eine Nuss aus der Hand dazulegen. Für jede Nuss ihrer Farbe, die dort liegt, gibt es einen Punkt, für jede ihrer Sorte einen, für ihren Zwilling (beides gleich) zwei mehr.
first-hand-move = Von nun an geht ein Eichhörnchen 1 bis 4 Verstecke weiter, im Uhrzeigersinn, auf ein freies. Hat jemand keine Nüsse mehr, sind alle anderen noch einmal dran. Die meisten Punkte gewinnen.

## stand-in

stand-in-visit = Für { $player }: geht zu Versteck { $cache }.
stand-in-play = Für { $player }: legt aus der offenen Hand die erste, die da ist: { $nuts }; sonst die mit den meisten Punkten.
stand-in-pass = Für { $player }: spielt nichts.
