# Was die Bildschirme von Bamboo Harvest sagen, auf Deutsch.
## ui.welcome

ui-welcome-title = Bamboo Harvest
ui-welcome-subtitle = Ernten, bauen, den Wald durchqueren · 2–4 Spieler · von Ben Klemens

## ui.ways

ui-ways-follow = Jeder Zug von Hand
ui-ways-follow-help = Den Wald berühren und sagen, was geschieht; gezählt wird hier.

## ui.games

ui-games-stands = Marker { $tokens }

## ui.bar

ui-bar-round = Runde { $number }
ui-bar-setup = Aufbau

## ui.plate

ui-plate-player = Spieler
ui-plate-tokens = Marker
ui-plate-reeds = Halme
ui-plate-deeds = Urkunden
ui-plate-builds = Bauten

## ui.history

ui-history-setup = Aufbau
ui-history-turn = Zug { $number }
ui-history-help = Einen Eintrag berühren, um ihn zu berichtigen.
ui-history-grid = Der Wald
ui-history-start = { $name } beginnt
ui-history-start-by = Abgelegt: { $cards }
ui-history-deeds = Urkunden: { $deeds }
ui-history-place = Marker auf { $spot }
ui-history-build = baut auf { $spot } mit { $deed }
ui-history-swap = tauscht { $one } und { $other } mit { $deed }
ui-history-harvest = erntet { $gains }
ui-history-harvest-tokens =
    { $count ->
        [one] erntet mit 1 Marker
       *[other] erntet mit { $count } Markern
    }
ui-history-buy = kauft eine Urkunde
ui-history-redraw = zieht eine Urkunde neu
ui-history-reveal = legt { $cards } offen aus
ui-history-discard = legt { $cards } ab
ui-history-end = beendet den Zug

## ui.harvest

ui-harvest-nothing = nichts

## ui.correct

ui-correct-cards =
    { $count ->
        [one] 1 Karte des Waldes liegt anders oder ist eine andere.
       *[other] { $count } Karten des Waldes liegen anders oder sind andere.
    }

## ui.over

ui-over-won = { $name } gewinnt!
