# Was die Bildschirme sagen, auf Deutsch.

## ui

ui-back = Zurück
ui-yes = ja
ui-no = nein

## ui.warning

ui-warning-stands = Es gilt
ui-warning-taken-back = Karte zurück
ui-warning-several = 1 von { $count }:
ui-warning-correct = Karte berichtigen
ui-warning-stood = Es gilt.

## ui.ways

ui-ways-title = Wie macht ihr mit?
ui-ways-later = Das wird je Art von Spiel einmal gefragt. Im Menü lässt es sich jederzeit ändern.

## ui.cameras

ui-cameras-title = Welche Kamera?
ui-cameras-looking = Wird gesucht …
ui-cameras-none = Keine Kamera ist angeschlossen. Steckt eine an und sucht noch einmal.
ui-cameras-in-use = in Gebrauch
ui-cameras-no-picture = Sie liefert kein Bild.
ui-cameras-no-camera = Keine Kamera
ui-cameras-again = Noch einmal suchen

## ui.first-start

ui-first-start-display = Wo ist dieser Bildschirm?

## ui.welcome

window-title = Spieltischbegleiter
ui-welcome-play = Spielen
ui-welcome-games = Frühere Spiele
ui-welcome-go-on =
    Weiterspielen
    { $game }
ui-welcome-new = Neues Spiel
ui-welcome-rules = Regeln
ui-welcome-settings = Einstellungen
ui-welcome-about = Über
ui-welcome-leave = Beenden

## ui.keyboard

ui-keyboard-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜßÉ-'1234567890.
ui-keyboard-rows =
    1234567890 ß
    QWERTZUIOP Ü
    ASDFGHJKL ÖÄ
    YXCVBNM É-'.
ui-keyboard-space = Leerzeichen
ui-keyboard-done = Fertig
ui-keyboard-full = Höchstens { $count } Buchstaben

## ui.leave

ui-leave-title = Beenden
ui-leave-help = Alles ist gesichert. Ein Spiel, das nicht zu Ende ist, wartet hier.
ui-leave-none = Dieses Gerät zeigt nur den Begleiter: Hier kann ihn niemand beenden.
ui-leave-close = Den Begleiter schließen
ui-leave-shut-down = Das Gerät herunterfahren

## ui.players

ui-players-title = Wer spielt?
ui-players-help = Eine andere Schreibweise gilt vom Anfang des Spiels an. Wer neu dazukommt, spielt ab jetzt; die Aufzeichnung sagt, ab wann.
ui-players-rename = Anders schreiben
ui-players-give = Namen eingeben
ui-players-replace = Jemand Neues
ui-players-name = Name
ui-players-new = Wer setzt sich?

## ui.game

ui-game-title = Ein früheres Spiel
ui-game-look = Ansehen
ui-game-go-on = Weiterspielen
ui-game-replay = Schritt für Schritt ansehen
ui-game-name = Dem Spiel einen Namen geben
ui-game-rename = Den Namen ändern
ui-game-close = Schließen: Es geht nicht weiter
ui-game-reopen = Wieder öffnen
ui-game-delete = Löschen
ui-game-restore = Zurückholen
ui-game-is-deleted = Gelöscht: Es steht in keiner Liste mehr.
ui-game-is-closed = Geschlossen: Es geht nicht weiter.

## ui.menu

ui-menu-players = Mitspieler
ui-menu-camera = Die Kamera
ui-menu-no-camera = keine in Gebrauch
ui-menu-title = Menü
ui-menu-rules = Regeln
ui-menu-statistics = Statistik
ui-menu-share = Teilen und sichern
ui-menu-settings = Einstellungen
ui-menu-park = Dieses Spiel beiseitelegen

## ui.games

ui-games-title = Frühere Spiele
ui-games-none = Es wurde noch kein Spiel gespielt.
ui-games-unread =
    { $count ->
        [one] Ein Spiel lässt sich nicht lesen; es bleibt aufgezeichnet, wie es ist.
       *[other] { $count } Spiele lassen sich nicht lesen; sie bleiben aufgezeichnet, wie sie sind.
    }
ui-games-over = beendet

## ui.trouble

ui-trouble-settings = Die Einstellungen lassen sich nicht speichern. { $why }
ui-trouble-checklists = Was ihr abgehakt habt, lässt sich nicht speichern. { $why }
ui-trouble-participation = Wie ihr mitmacht, lässt sich nicht speichern. { $why }
ui-trouble-camera = Welche Kamera genutzt wird, lässt sich nicht speichern. { $why }
ui-trouble-unsaved = Gerade lässt sich nichts sichern. { $why } Frühere Spiele lassen sich ansehen.
ui-trouble-in-memory =
    { $count ->
        [one] Nicht gesichert: Eine Änderung ist nur da, solange Strom da ist. { $why }
       *[other] Nicht gesichert: { $count } Änderungen sind nur da, solange Strom da ist. { $why }
    }
ui-trouble-play-on = Ungesichert weiter
ui-trouble-saved = Alles ist wieder gesichert.
ui-trouble-low-space = Auf der Platte sind weniger als 500 MB frei: Macht bald etwas Platz.

## ui.unopened

ui-unopened-title = Die Spiele lassen sich nicht öffnen

## ui.camera-state

ui-camera-state-off = Die Kamera ist aus
ui-camera-state-starting = Die Kamera startet
ui-camera-state-watching = Die Kamera sieht den Tisch
ui-camera-state-unreadable = Die Kamera kann den Tisch nicht lesen: { $why }
ui-camera-state-no-frames = Kein Bild von der Kamera; tragt die Karten so lange von Hand ein
ui-camera-state-no-frames-because = Kein Bild von der Kamera: { $why }
ui-camera-state-doubt = Welche Karte ist es?
ui-camera-state-missed = Eine Karte von { $name } wurde nicht gesehen: Tragt sie von Hand ein
ui-camera-state-no-cache = Die Kamera sieht noch kein Versteck: alle { $count } in ihr Bild legen
ui-camera-state-caches = Die Kamera hat { $seen } von { $count } Verstecken gesehen. Es fehlen noch: { $missing }
ui-camera-state-excluded = { $card } liegt dort; { $why }: Wird hier damit gespielt?
ui-camera-state-not-played = Nein
ui-camera-state-learn = Ich lese diese Karten schlecht. Zeigt ihr mir zwei Minuten lang das Deck? Danach geht das Spiel weiter.
ui-camera-state-learn-now = Karten zeigen
ui-camera-state-learn-later = Jetzt nicht
ui-camera-state-by-hand = Von Hand eintragen

## ui.missing

ui-missing-webcam = Keine Webcam antwortet. Steckt eine an, oder beginnt mit einer anderen, etwa webcam:1
ui-missing-busy = Ein anderes Programm benutzt sie. Beendet es
ui-missing-camera = Keine Kamera wird gefunden. Prüft das Flachkabel an beiden Enden
ui-missing-frames = Die Kamera sendet nichts. Prüft das Kabel
ui-missing-library = Ihr Programm fehlt: sudo apt-get install python3-picamera2
ui-missing-broken-library = Ihr Programm passt nicht zu diesem System. Nehmt eine USB-Kamera

## ui.flaw

ui-flaw-shape = Das Bild ist kaputt
ui-flaw-small = Das Bild ist zu klein
ui-flaw-narrow = Das Bild ist zu schmal
ui-flaw-black = Es ist schwarz. Ist die Linse verdeckt?
ui-flaw-white = viel zu viel Licht
ui-flaw-plain = eine einzige Farbe
ui-flaw-one-channel = nur eine Farbe kommt an
ui-flaw-half = ein Teil des Bildes fehlt
ui-flaw-noise = nichts als Rauschen
ui-flaw-blurred = Es ist unscharf. Ist die Linse scharf gestellt?
ui-flaw-adapting = Sie stellt sich auf das Licht ein
ui-flaw-stale = die Bilder kommen zu spät
ui-flaw-frozen = immer wieder dasselbe Bild

## ui.camera

ui-camera-keep = Bilder dieses Abends aufheben
ui-camera-keeps = Keine Bilder mehr aufheben
ui-camera-kept =
    { $count ->
        [one] ● Ein Bild ist aufgehoben
       *[other] ● Bilder werden aufgehoben: { $count }
    }
ui-camera-kept-trouble = Bilder lassen sich nicht aufheben: { $why }
ui-camera-title = Was die Kamera sieht
ui-camera-help = Legt vor jeden Platz eine Karte, mit etwas Abstand, und schaut zu: Wird sie gelesen, bekommt sie einen Rahmen.
ui-camera-none = Keine Kamera ist in Gebrauch. In den Einstellungen lässt sich eine auswählen.
ui-camera-well = Alles in Ordnung: Die Karten werden gelesen, und das Licht stimmt.
ui-camera-figures = Karte { $card } px breit · Helligkeit { $light } · Flackern { $sway } · { $fps } Bilder in der Sekunde

## ui.calibrate

ui-calibrate-title = Kamera einrichten
ui-calibrate-how = Legt die gedruckte Matte in die Tischmitte. Oder legt vier Karten, eine vor jeden Platz: Ass, Zwei, Drei, Vier.
ui-calibrate-left =
    { $count ->
        [one] Noch eine Sekunde
       *[other] Höchstens noch { $count } Sekunden
    }
ui-calibrate-well = Alles in Ordnung: Es kann losgehen. Von nun an sagt der Ort einer Karte, wem sie gehört.
ui-calibrate-again = Noch einmal
ui-calibrate-skip = Überspringen
ui-calibrate-done = Weiter

## ui.scan

ui-scan-cards = Alle 52 Karten prüfen
ui-scan-cards-help = Zeigt jede Karte, in so vielen Teilen, wie ihr wollt. Durchgestrichen: zweimal zugleich gesehen, also einmal falsch gelesen.
ui-scan-again = Von vorn
ui-scan-done = Fertig

## ui.learn

ui-learn-open = Zeigt eure Karten
ui-learn-title = Zeigt eure Karten
ui-learn-back = Rückseite
ui-learn-lay = Legt { $card } hin: allein, oder in Reihen mit den nächsten
ui-learn-lay-back = Legt irgendeine Karte mit der Rückseite nach oben hin
ui-learn-turn = { $card }: einmal gesehen. Dreht und verschiebt die Karte und legt sie noch einmal hin.
ui-learn-next = { $card } ist gelernt. Nehmt die Karte weg und legt hin: { $other }
ui-learn-other = Das sieht nicht aus wie { $card }. Legt { $card } noch einmal hin, oder berührt hier, was dort liegt.
ui-learn-alike = { $card } sieht aus wie { $other }. Liegt die falsche Karte? Dann legt die richtige. Sonst berührt hier beide und zeigt sie noch einmal, näher und bei mehr Licht.
ui-learn-all = Alle sind gelernt. Behaltet das Deck, oder berührt, was ihr noch einmal zeigen wollt.
ui-learn-kept-before = Alle sind von früher gespeichert. Berührt hier die Karten, die ihr noch einmal zeigen wollt.
ui-learn-row = { $card } bis { $other }: einmal gesehen. Schiebt jede Karte weiter oder dreht sie. Ist ein Name falsch? Berührt die Karte im Bild.
ui-learn-row-left = Noch nicht wieder gesehen: { $cards }. Schiebt jede eine Fingerbreite weiter.
ui-learn-row-next = Alle, die hier liegen, sind gelernt. Nehmt sie weg und legt hin, allein oder in Reihen: { $other }
ui-learn-row-other = Hier lag { $card }, und jetzt liegt dort eine andere Karte. Legt { $card } zurück, oder berührt den Namen hier, um neu zu beginnen.
ui-learn-row-others = { $card } habe ich erst einmal gesehen, und jetzt liegen hier andere Karten. Legt jene Reihe noch einmal hin, oder berührt hier die erste Karte der neuen, um mit ihr zu beginnen.
ui-learn-row-more = Hier liegen mehr Karten, als Namen übrig sind. Nehmt einige weg, oder berührt „Weitere Karte“.
ui-learn-row-gap = Die Karte bei „?“ sehe ich nicht. Verschiebt sie ein wenig. Liegt dort keine? Schiebt die anderen zusammen.
ui-learn-taken-for = Das wurde für { $card } gehalten. Berührt hier den richtigen Namen, oder „Weitere Karte“. Stimmt er, berührt die Karte noch einmal.
ui-learn-which-card = Welche Karte ist das? Berührt hier ihren Namen, oder „Weitere Karte“. Oder berührt die Karte noch einmal, um sie so zu lassen.
ui-learn-hidden = Hier liegt eine Karte, die ich nicht sehe; ich halte sie für { $card }. Berührt hier den richtigen Namen, oder die Stelle noch einmal.
ui-learn-count = { $seen } von { $count } Kartenarten gelernt
ui-learn-count-kept = { $seen } von { $count } Kartenarten gelernt, { $kept } davon wie bisher: ☑
ui-learn-leave-out = Diese auslassen
ui-learn-add = Weitere Karte
ui-learn-name = Wie heißt die Karte?
ui-learn-listed = { $card } steht schon in der Liste: Berührt die Karte dort, um sie zu zeigen.
ui-learn-forget = Berührt „Von vorn“ noch einmal: Alles, was gezeigt wurde, wird vergessen.
ui-learn-forget-kept = Berührt „Von vorn“ noch einmal: Was gezeigt wurde, wird vergessen, und das Deck wird ohne die gespeicherten Kartenarten neu gelernt.
ui-learn-keep = Deck behalten
ui-learn-keeping = Das Deck wird gespeichert …
ui-learn-kept =
    { $count ->
        [one] Gespeichert: eine Kartenart. Ab jetzt liest die Kamera dieses Deck.
       *[other] Gespeichert: { $count } Kartenarten. Ab jetzt liest die Kamera dieses Deck.
    }
ui-learn-kept-part =
    { $count ->
        [one] Gespeichert: eine Kartenart. Nicht gelernt, also nicht gelesen: { $missing }.
       *[other] Gespeichert: { $count } Kartenarten. Nicht gelernt, also nicht gelesen: { $missing }.
    }
ui-learn-kept-alike = { $kept } Schwer zu unterscheiden: { $pairs }; berührt diese und zeigt sie noch einmal, näher.
ui-learn-kept-without = Gespeichert, aber die Kamera kann diesem Spiel damit nicht folgen: { $card } fehlt. Berührt die Karte in der Liste, zeigt sie und behaltet das Deck noch einmal.
ui-learn-kept-other = Gespeichert, aber keine davon ist eine Karte dieses Spiels: Zeigt die Karten der Liste und behaltet das Deck noch einmal.
ui-learn-not-kept = Nicht gespeichert: { $why }
ui-learn-other-shape = diese Karten haben eine andere Form als die gespeicherten. Berührt noch einmal „Deck behalten“: Sie ersetzen das alte Deck, das daneben liegen bleibt.
ui-learn-no-outline = Der Umriss von { $card } wurde nicht gefunden. Zeigt die Karte noch einmal, allein auf einem schlichten Tisch.
ui-learn-no-cards = In dem, was gezeigt wurde, ist keine Karte zu finden. Fangt von vorn an, mit immer nur einer Karte auf einem schlichten Tisch.
ui-learn-too-many = { $count } Kartenarten sind zu viele für ein Deck. Lasst einige aus.
ui-learn-bad-name = Unter dem Namen „{ $card }“ lässt sich keine Karte speichern. Gebt ihr einen anderen Namen: in einer Zeile, ohne Leerzeichen am Anfang und Ende.
ui-learn-unreadable = { $file } ist beschädigt, abgeschnitten oder kein Deck. Kopiert die Datei noch einmal oder zeigt die Karten noch einmal.
ui-learn-newer = { $file } stammt von einem neueren Begleiter. Aktualisiert diesen oder zeigt die Karten noch einmal.
ui-learn-copy = Auf einen Stick
ui-learn-bring = Deck holen
ui-learn-looking = Es wird nach Decks gesucht …
ui-learn-which = Berührt das Deck, das gelesen werden soll. Es ersetzt das hier gespeicherte.
ui-learn-none-brought = Kein Deck dieses Spiels gefunden: weder auf einem Stick noch auf diesem Gerät im Ordner { $folder }.
ui-learn-not-taken = Nicht gespeichert: { $why }
ui-learn-copied-stick = Das Deck liegt auf dem Stick, im Ordner { $folder }, als { $file }. Berührt auf einem anderen Gerät „Deck holen“.
ui-learn-copied-home = Das Deck liegt auf diesem Gerät, im Ordner { $folder }, als { $file }. Nehmt es auf ein anderes Gerät mit und berührt dort „Deck holen“.
ui-learn-not-copied = Nicht kopiert: { $why }
ui-learn-broken = Ein Deck wird ausgelassen: { $why }

## ui.large: with large text, what leads to the table, and back to what can be entered

ui-large-table = Tisch
ui-large-entry = Eingabe

## ui.bar

ui-bar-menu = Menü
ui-bar-history = Verlauf
ui-bar-take-back = Zurücknehmen
ui-bar-hand = Runde { $number }
ui-bar-trick = Stich { $number } von { $count }
ui-bar-watch = Kamera
ui-bar-follow = Von Hand

## ui.part: between two parts of a game

ui-part-round = Runde { $number }: die Abrechnung
ui-part-hand = Runde { $number }: die Abrechnung
ui-part-sum = jetzt { $points }
ui-part-on-round = Weiter zu Runde { $number }
ui-part-on-hand = Weiter zu Runde { $number }

## ui.plate

ui-plate-cards =
    { $count ->
        [one] { $count }{"\u00A0"}Karte
       *[other] { $count }{"\u00A0"}Karten
    }
ui-plate-acts = ▶{"\u00A0"}{ $deed }
ui-plate-leads = spielt aus
ui-plate-plays = legt
ui-plate-led = spielte aus

## ui.from

ui-from-player = { $player }

## ui.explanation

ui-explanation-rules = Hier berühren: die Regeln zu diesem Augenblick.

## trick table

ui-winners-who = Wer bekam ihn?

## before the first deal

ui-variant-title = { $game } – wie spielt ihr?
ui-variant-take = Zu den Plätzen

## ui.seats

ui-seats-title = Wer sitzt wo?
ui-seats-help = Die Ränder des Bildschirms sind eure Plätze. Ein Druck gibt einen Namen oder tauscht (⇄); Ziehen tauscht auch.
ui-seats-take = Los
ui-seats-first = Jemand anders beginnt
ui-seats-is-first = beginnt
ui-seats-name = Name an Platz { $seat }
ui-seats-players = Wie viele spielen mit?

## ui.history

ui-history-title = Was eingetragen wurde
ui-history-help = Berührt einen Eintrag, um ihn zu berichtigen.   ★ gewann   ⚠ gegen die Regeln
ui-history-corrected = Berichtigt: { $entry }
ui-history-nothing = Noch ist nichts eingetragen
ui-history-waiting = Wartet auf eine Antwort
ui-history-trick = Stich { $number }

## ui.correct

ui-correct-rule = Regel { $rule }
ui-correct-title = { $entry } – was war es wirklich?
ui-correct-help = Berührt, was es wirklich war. Ihr seht, was sich ändert, bevor es gilt.
ui-correct-nothing = Sonst ändert sich nichts.
ui-correct-others = Punkte ändern sich nicht, und auch nicht, wer dran ist.
ui-correct-waiting =
    { $count ->
        [one] { $count } Eintrag wartet auf die Antwort.
       *[other] { $count } Einträge warten auf die Antwort.
    }
ui-correct-turn = Als Nächstes
ui-correct-question = Dann kann „{ $entry }“ nicht so sein, wie es eingetragen ist: Ihr werdet danach gefragt.
ui-correct-same = { $why } So ist nichts geklärt. Fehlt davor eine Karte? Dann tragt zuerst diese ein.
ui-correct-ask = Jede einzeln fragen
ui-correct-stay = Karten bleiben bei ihren Personen
ui-correct-move = Alle verschieben, der Reihe nach
ui-correct-its = Sie ist von { $name }
ui-correct-undo = Berichtigung aufheben
ui-correct-undone = Die Berichtigung ist aufgehoben.
ui-correct-winner = Sieg
ui-correct-likely = Ähnlich:
ui-correct-missing = Fehlt davor:
ui-correct-instead = Stattdessen:
ui-correct-only = Etwas anderes war hier nicht möglich.
ui-correct-take = Berichtigen
ui-correct-remove = Das gab es nie
ui-correct-remove-all = Diese { $count } gab es nie
ui-correct-insert = Davor fehlt etwas
ui-correct-before = Was kam vor { $entry }?

## ui.over

ui-over-total = Summe
ui-over-wins = { $team } gewinnen!
ui-over-tie = Unentschieden!
ui-over-rematch = Revanche
ui-over-replay = Schritt für Schritt
ui-over-group = Neue Gruppe
ui-over-hand = Runde
ui-over-take-back =
    Zurück-
    nehmen

## statistics

statistics-title = Wie die Punkte zustande kamen
statistics-none = Noch ist nichts zu Ende: Hier seht ihr, wie die Punkte zustande kamen.
statistics-plain = Noch kein Wendepunkt.
statistics-game = Spiel { $number }
statistics-turns = Wendepunkte
