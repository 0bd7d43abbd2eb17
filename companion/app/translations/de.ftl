# Was der Kiosk sagt, auf Deutsch.

## kiosk-check

kiosk-check-journal-partition-ok = Die Partien haben eine eigene Partition.
kiosk-check-journal-partition-shared = Die Partien teilen sich die Partition mit dem System.
kiosk-check-journal-partition-unprotected = Die Partien haben eine eigene Partition, aber die des Systems wird beschrieben: Ein Stromausfall kann sie beschädigen.
kiosk-check-journal-partition-vanishes = Was gespielt wird, ist beim Ausschalten weg: Die Partien liegen im Arbeitsspeicher oder auf einem schreibgeschützten Datenträger.
kiosk-check-journal-partition-missing = Das eigene Dateisystem der Partien, „companion“, ist nicht eingehängt.
kiosk-check-games-ok = Die Partien lassen sich lesen und schreiben.
kiosk-check-games-unwritable = Der Kiosk darf in den Ordner der Partien oder eine Datei darin nicht schreiben.
kiosk-check-games-newer = Die Partien hat eine neuere Version geschrieben.
kiosk-check-games-damaged = Die Datei der Partien ist beschädigt.
kiosk-check-games-unreadable = Die Partien lassen sich nicht lesen.
kiosk-check-games-in-use = Ein anderer Begleiter hat die Partien geöffnet.
kiosk-check-event-ok = Die Veranstaltungsdatei ist in Ordnung.
kiosk-check-event-none = Es gibt keine Veranstaltungsdatei: Jedes Spiel wird angeboten.
kiosk-check-event-faulty = Die Veranstaltungsdatei hat Fehler: Stattdessen wird jedes Spiel angeboten.
kiosk-check-event-unreadable = Der Kiosk darf die Veranstaltungsdatei nicht lesen: Stattdessen wird jedes Spiel angeboten.
kiosk-check-watchdog-ok = Die Hardwareüberwachung ist an.
kiosk-check-watchdog-unset = Die Hardwareüberwachung ist nicht eingerichtet.
kiosk-check-watchdog-missing = Dieses Gerät hat keine Hardwareüberwachung.
kiosk-check-unit-ok = Der Begleiter startet mit dem Gerät.
kiosk-check-unit-missing = Der Begleiter startet nicht mit dem Gerät.
kiosk-check-unit-other = Die Unit des Begleiters ist die einer anderen Version oder wurde geändert.
kiosk-check-unit-stopped = Der Begleiter läuft nicht, oder er wird immer wieder neu gestartet.
kiosk-check-unit-restarted = Der Begleiter läuft, musste aber nach einem Fehler neu gestartet werden.
kiosk-check-pin-ok = Die PIN der Gastgeber ist gesetzt.
kiosk-check-pin-unset = Es ist keine PIN gesetzt.
kiosk-check-pin-unreadable = Die Datei mit der PIN ist nicht lesbar.
kiosk-check-virtual-terminal-ok = Keine Tastatur führt zu einer Konsole.
kiosk-check-virtual-terminal-open = Eine Tastatur führt zu einer Konsole.
kiosk-check-power-ok = Das Netzteil reicht aus.
kiosk-check-power-untold = Dieses Gerät verrät nichts über seine Stromversorgung.
kiosk-check-power-low = Die Spannung ist zu niedrig.
kiosk-check-power-was-low = Die Spannung war seit dem Start schon zu niedrig.
kiosk-check-space-ok = Es ist Platz für die Partien.
kiosk-check-space-low = Es sind weniger als 500 MiB frei.
kiosk-check-space-full = Der Datenträger ist voll.
kiosk-check-clock-ok = Die Uhr wird gestellt.
kiosk-check-clock-unset = Nichts stellt die Uhr.
kiosk-check-clock-wrong = Die Uhr geht falsch.
kiosk-check-display-ok = Ein Bildschirm ist angeschlossen.
kiosk-check-display-missing = Kein Bildschirm ist angeschlossen.
kiosk-check-touch-ok = Ein Touchscreen ist angeschlossen.
kiosk-check-touch-missing = Kein Touchscreen ist angeschlossen.
kiosk-check-camera-ok = Eine Kamera ist angeschlossen.
kiosk-check-camera-missing = Keine Kamera ist angeschlossen.
kiosk-check-sound-ok = Ein Lautsprecher ist da.
kiosk-check-sound-missing = Kein Lautsprecher ist da.

## kiosk-mend

kiosk-mend-journal-partition-shared = Lege die Partien auf ein eigenes Dateisystem mit dem Namen „companion“, und führe „sudo companion kiosk install“ aus; es sagt, wie du zuerst die Partien dorthin kopierst.
kiosk-mend-journal-partition-vanishes = Führe auf einem Raspberry Pi „sudo raspi-config nonint disable_overlayfs“ aus, und starte neu. Lege die Partien auf ein eigenes Dateisystem mit dem Namen „companion“, und führe „sudo companion kiosk install“ aus. Führe dann „sudo raspi-config nonint enable_overlayfs“ aus, und starte neu. Liegen sie schon dort, starte neu, damit der Datenträger geprüft wird; hilft das nicht, nimm einen anderen.
kiosk-mend-journal-partition-missing = Stecke es ein, und starte neu; ist es da, so sagt „systemctl status var-lib-companion.mount“, warum es nicht eingehängt ist.
kiosk-mend-journal-partition-unprotected = Führe auf einem Raspberry Pi „sudo raspi-config nonint enable_overlayfs“ aus, und starte neu.
kiosk-mend-games-unwritable = Führe „sudo chown -R companion: /var/lib/companion“ und „sudo chmod -R u+rwX /var/lib/companion“ aus und starte neu.
kiosk-mend-games-newer = Installiere diese Version wieder mit „sudo apt install ./companion_….deb“ und starte neu.
kiosk-mend-games-damaged = Starte den Begleiter neu: Er stellt die Datei aus ihrer zweiten Kopie wieder her und sagt es.
kiosk-mend-games-unreadable = „sudo -u companion companion journal verify“ sagt, warum; starte neu, damit der Datenträger geprüft wird.
kiosk-mend-games-in-use = Beende ihn und führe „sudo systemctl restart companion-kiosk“ aus.
kiosk-mend-event-faulty = „sudo -u companion companion event check“ mit dem Namen der Datei dahinter nennt jeden Fehler.
kiosk-mend-event-unreadable = Führe „sudo chown companion: /var/lib/companion/event.toml“ aus, oder wie sie heißt, und starte neu.
kiosk-mend-watchdog-unset = Führe „sudo companion kiosk install“ aus und starte neu.
kiosk-mend-watchdog-missing = Ein hängendes Gerät muss von Hand neu gestartet werden.
kiosk-mend-unit-missing = Führe „sudo companion kiosk install“ aus und starte neu.
kiosk-mend-unit-other = Führe „sudo companion kiosk install“ noch einmal aus, oder lass es so.
kiosk-mend-unit-stopped = Starte das Gerät neu; bleibt es so, sagt „journalctl -u companion-kiosk“, warum.
kiosk-mend-unit-restarted = „journalctl -u companion-kiosk“ sagt, warum; nichts Gespieltes ist verloren.
kiosk-mend-pin-unset = Führe „sudo -u companion companion kiosk pin“ aus.
kiosk-mend-pin-unreadable = Führe „sudo companion kiosk pin“ aus.
kiosk-mend-virtual-terminal-open = Führe „sudo companion kiosk install“ aus und starte neu.
kiosk-mend-power-low = Nimm das offizielle Netzteil und ein kurzes Kabel.
kiosk-mend-power-was-low = Nimm das offizielle Netzteil und ein kurzes Kabel.
kiosk-mend-space-low = Schaff Platz, oder nimm eine größere Speicherkarte.
kiosk-mend-space-full = Schaff jetzt Platz.
kiosk-mend-clock-unset = Die Reihenfolge der Partien stimmt trotzdem; stell die Uhr, damit auch das Datum stimmt.
kiosk-mend-clock-wrong = Die Reihenfolge der Partien stimmt trotzdem; stell die Uhr, damit auch das Datum stimmt.
kiosk-mend-display-missing = Prüfe das Kabel und starte neu.
kiosk-mend-touch-missing = Prüfe das Kabel; bis dahin geht es mit einer Maus.
kiosk-mend-camera-missing = Der Tisch spielt ohne sie durch Berühren.
kiosk-mend-sound-missing = Der Tisch spielt ohne Ton.

## kiosk-pin

kiosk-pin-length = Eine PIN hat { $least } bis { $most } Ziffern.
kiosk-pin-easy = Diese PIN probiert jeder zuerst: Nimm eine andere.
kiosk-pin-title = Gastgeber
kiosk-pin-enter = Die PIN der Gastgeber
kiosk-pin-set = Gastgeber: Setze eine PIN aus { $least } bis { $most } Ziffern. Sie öffnet deine Seiten, etwa Veranstaltung, Bericht und Export.
kiosk-pin-again = Gib dieselbe PIN noch einmal ein.
kiosk-pin-differs = Das waren zwei verschiedene PINs.
kiosk-pin-not-set = Die PIN ist nicht gesetzt. { $why }
kiosk-pin-wrong = Das ist nicht die PIN.
kiosk-pin-wait = Zu viele Versuche: warte { $count } s.
kiosk-pin-locked = Gesperrt: Nur die Wiederherstellungsdatei hilft.
kiosk-pin-unreadable = Die Datei mit der PIN ist nicht lesbar. Setze in einer Shell eine PIN: „sudo companion kiosk pin“.
kiosk-pin-forgotten = PIN vergessen
kiosk-pin-no-file = Kein Stick mit der Wiederherstellungsdatei dieses Kiosks ist eingesteckt.

## kiosk-attract

kiosk-attract-play = Spielen
kiosk-attract-wake = Berühre mich
kiosk-attract-parked = Weiter: { $code } …
kiosk-attract-again = Wir haben schon gespielt
kiosk-attract-games = { $event }: { $games }
kiosk-attract-plays = Der Begleiter spielt { $game } von allein
kiosk-attract-shows = Der Begleiter spielt { $game } von allein  ·  { $moment }

## kiosk-thanks

kiosk-thanks-title = Danke!
kiosk-thanks-answered = Eure Partie und eure Antworten sind für den Spielautor aufgehoben.
kiosk-thanks-played = Eure Partie ist für den Spielautor aufgehoben. Mit dem Namen eurer Gruppe könnt ihr die Fragen noch beantworten: Berührt „{ kiosk-attract-again }“.
kiosk-thanks-next = Kein Name bleibt hier. Legt bitte die Karten zusammen: Die nächste Gruppe berührt „{ kiosk-attract-play }“.
kiosk-thanks-kept = Die beiseitegelegte Partie wartet, bis die Veranstaltung endet: Berührt „{ kiosk-attract-again }“ und nennt den Namen eurer Gruppe. Lasst ihre Karten getrennt liegen. Die nächste Gruppe berührt „{ kiosk-attract-play }“.

## kiosk-group

kiosk-group-title = Eure Gruppe
kiosk-group-help = Unter diesem Namen findet ihr eure Partie wieder. Scannt ihn ab oder schreibt ihn auf.
kiosk-group-on = Weiter
kiosk-group-ask = Wenn ihr mögt, erzählt von euch.
kiosk-group-skip = keine Angabe

## kiosk-former

kiosk-former-title = Welche Gruppe wart ihr?
kiosk-former-first = Das erste Wort
kiosk-former-second = Das zweite Wort
kiosk-former-number = Die Zahl
kiosk-former-none = An diesem Tisch ist kein Spiel von { $code } aufgehoben.
kiosk-former-moved = Das Spiel von { $code } geht an einem anderen Tisch weiter.
kiosk-former-survey = Fragen beantworten

## kiosk-choose

kiosk-choose-title = Was spielt ihr?
kiosk-choose-players = { $players } Spieler
kiosk-choose-about-minutes = etwa { $minutes } min
kiosk-choose-played-before = { $game }: Habt ihr es schon gespielt?
kiosk-choose-version = { $game }, Fassung { $version }
kiosk-choose-go-on = Weiter: { $game }

## kiosk-aim

kiosk-aim-title = Der Spielautor bittet euch, darauf zu achten
kiosk-aim-on = Wir spielen

## kiosk-bar

kiosk-bar-ask = ?
kiosk-bar-new-group = Neue Gruppe
kiosk-bar-players = Mitspieler
kiosk-bar-clock = ◷ { $count } min
kiosk-bar-paused = ❚❚ { $count } min

## kiosk-prompt

kiosk-prompt-new-group = Geht eure Gruppe? Diese Partie endet hier: Sie wird als abgebrochen gespeichert, und niemand spielt sie weiter. Wollt ihr später weiterspielen, legt sie vorher beiseite.
kiosk-prompt-new-group-free = Geht eure Gruppe? Was ihr gespielt habt, ist gespeichert.
kiosk-prompt-new-group-kept = Geht eure Gruppe? Die beiseitegelegte Partie bleibt: Mit dem Namen eurer Gruppe spielt ihr sie weiter, bis die Veranstaltung endet.
kiosk-prompt-new-group-gone = Die Gruppe davor ist gegangen; wir sind neu
kiosk-prompt-new-group-yes = Wir gehen
kiosk-prompt-new-group-no = Wir bleiben
kiosk-prompt-still-there = Noch da? Berührt den Bildschirm. In { $count } s wird die Partie beiseitegelegt und wartet auf euch.
kiosk-prompt-still-there-free = Noch da? Berührt den Bildschirm. In { $count } s ist der Tisch frei für die nächste Gruppe.
kiosk-prompt-closes = Dieser Bildschirm schließt in { $count } s. Berührt ihn, um zu bleiben.
kiosk-prompt-remind = Ihr spielt schon eine Weile. Weiter, oder jetzt über das Spiel reden?
kiosk-prompt-remind-yes = Weiter
kiosk-prompt-remind-no = Jetzt reden

## kiosk-question

kiosk-question-unclear = Immer noch unklar
kiosk-question-overrule = Wir haben anders entschieden
kiosk-question-noted = Für den Autor notiert, danke.
kiosk-question-why = Was ist unklar?

## kiosk-survey

kiosk-survey-title = { $seat }: Wie war es?
kiosk-survey-private = Niemand sonst sieht deine Antworten.
kiosk-survey-scale = 1: gar nicht, 5: sehr
kiosk-survey-done = Fertig
kiosk-survey-more = Mehr Fragen
kiosk-survey-skip = Auslassen
kiosk-survey-skip-all = Alle lassen aus
kiosk-survey-learning = Leicht zu lernen
kiosk-survey-decisions = Gute Entscheidungen
kiosk-survey-downtime = Wenig Warten
kiosk-survey-interaction = Miteinander gespielt
kiosk-survey-originality = Etwas Neues
kiosk-survey-fun = Spaß
kiosk-survey-length = Die Länge
kiosk-survey-foreseeable = Das Ende war absehbar ab Runde
kiosk-survey-favourite = Was war am besten?
kiosk-survey-change = Was würdest du ändern?
kiosk-survey-write = schreiben …
kiosk-survey-number = eine Zahl …
kiosk-survey-yes = ja
kiosk-survey-no = nein
kiosk-survey-play-again = Würdest du es noch einmal spielen?
kiosk-survey-buy = Würdest du es kaufen?
kiosk-survey-ends = { $question } (1: { $low }, 5: { $high })

## kiosk-fun

kiosk-fun-title = Wie viel Spaß hat es gemacht? 1: keinen, 5: sehr viel
kiosk-fun-on = Weiter

## kiosk-stop

kiosk-stop-title = Warum habt ihr aufgehört?
kiosk-stop-time = Keine Zeit mehr
kiosk-stop-too-long = Es hat zu lange gedauert
kiosk-stop-confusing = Es war verwirrend
kiosk-stop-not-our-kind = Das ist kein Spiel für uns
kiosk-stop-had-to-go = Jemand musste gehen
kiosk-stop-other = Ein anderer Grund

## kiosk-length

kiosk-length-short = zu kurz
kiosk-length-right = richtig
kiosk-length-long = zu lang

## kiosk-foreseeable

kiosk-foreseeable-never = nie

## kiosk-host

kiosk-host-title = Gastgeber
kiosk-host-settings = Einstellungen
kiosk-host-check = Was nicht in Ordnung ist
kiosk-host-event = Die Veranstaltung
kiosk-host-report = Bericht
kiosk-host-export = Alles auf einen Stick
kiosk-host-camera = Kamera
kiosk-host-learn = Deck zeigen: { $game }
kiosk-host-new-game = Ein neues Spiel
kiosk-host-learn-later = Eine Gruppe spielt: ihre Partie geht vor.
kiosk-host-pin = Andere PIN
kiosk-host-update = Fassung und Update
kiosk-host-exit = Begleiter verlassen
kiosk-host-off = Ausschalten
kiosk-host-off-not = Das Gerät lässt sich jetzt nicht ausschalten: vielleicht wird gerade etwas installiert. Versuch es in einer Weile noch einmal.
kiosk-host-once-more = Berühre „{ $way }“ noch einmal, um das zu tun.
kiosk-host-dark = Der Bildschirm eines Kiosks bleibt dann dunkel, bis das Gerät neu gestartet wird.
kiosk-host-working = Einen Augenblick …
kiosk-host-no-stick = Kein Stick ist eingesteckt.
kiosk-host-exported = Die ganze Veranstaltung ist auf dem Stick, im Ordner { $folder }. Du kannst ihn herausziehen.
kiosk-host-exported-not = Die Veranstaltung ist nicht gesichert: { $why }
kiosk-host-stalled = Der Stick ist langsam oder hängt. Der Versuch läuft weiter; er lässt sich aufgeben.
kiosk-host-export-stop = Den Stick aufgeben
kiosk-host-safe = Nach mehreren Abstürzen läuft der Begleiter ohne Kamera und ohne die eigenen Bildschirme der Spiele. Punkte kann man sehen und eintragen.

## kiosk-update

kiosk-update-runs = Fassung { $version } des Begleiters läuft.
kiosk-update-before = Davor lief Fassung { $version }: „sudo companion kiosk rollback“ kehrt zu ihr zurück.
kiosk-update-how = Nichts erneuert sich von selbst, und der Bildschirm darf es nicht. Speichert zuerst alles auf einen Stick. Dann in einem Terminal dieses Geräts, das über das Netz zu erreichen ist (ssh): „sudo apt install ./companion_….deb“. Es gilt ab dem nächsten Start, und die Partien bleiben.

## kiosk-fault

kiosk-fault-vanishes = Was gespielt wird, wäre beim Ausschalten weg: Die Partien liegen im Arbeitsspeicher oder auf einem schreibgeschützten Datenträger. Keine Partie beginnt, bis die Gastgeber das behoben haben.
kiosk-fault-missing = Das eigene Dateisystem der Partien, „companion“, ist nicht eingehängt: Vielleicht steckt sein Stick nicht. Keine Partie beginnt, bis die Gastgeber das behoben und das Gerät neu gestartet haben.
kiosk-fault-restarted = Der Begleiter ist nach einem Fehler neu gestartet; die Partie geht weiter, wo sie war, und nichts ist verloren.

## kiosk-lesson

kiosk-lesson-known = Kennen wir
kiosk-lesson-on = Verstanden

## kiosk-event

kiosk-event-event = Ihr Name
kiosk-event-table = Dieser Tisch
kiosk-event-game = Im Angebot
kiosk-event-offer = Auch anbieten
kiosk-event-languages = Sprachen
kiosk-event-compare = Versionen
kiosk-event-ask = Gefragt wird
kiosk-event-remind-after-minutes = „Weiter oder reden?“ nach
kiosk-event-idle-minutes = „Noch da?“ nach
kiosk-event-minutes = { $count } min
kiosk-event-stick = Von einem Stick
kiosk-event-keep = So behalten
kiosk-event-kept = Das gilt von nun an.
kiosk-event-not-kept = Das ist noch nicht behalten. Noch einmal „Zurück“ verwirft es.
kiosk-event-default = { $file } hat Fehler. Bis die Gastgeber sie beheben, sind alle Spiele mit ihren üblichen Regeln im Angebot.
kiosk-event-no-file = Auf keinem Stick ist eine Veranstaltungsdatei (.toml).
kiosk-event-which = Welche davon?
kiosk-event-taken = { $file } hat keine Fehler. Seht sie an, dann behaltet sie.
kiosk-event-faults = { $file } wird nicht übernommen:
kiosk-event-not-written = Die Veranstaltung kann nicht geschrieben werden: { $why }
kiosk-event-version = Fassung
kiosk-event-changes = Was neu ist
kiosk-event-assist = Der Begleiter
kiosk-event-survey = Umfrage
kiosk-event-option = Regeln
kiosk-event-question = Frage { $number }
kiosk-event-asks = Sie fragt
kiosk-event-answer = Antwort
kiosk-event-low = 1 heißt
kiosk-event-high = 5 heißt
kiosk-event-choice = Auswahl { $number }
kiosk-event-ask-no-more = Nicht mehr fragen
kiosk-event-remove = Nicht mehr anbieten
kiosk-event-another = Eine weitere Fassung

## kiosk-answer

kiosk-answer-scale = 1 bis 5
kiosk-answer-yes-no = ja oder nein
kiosk-answer-choice = Auswahl
kiosk-answer-number = Zahl
kiosk-answer-text = in Worten

## kiosk-compare

kiosk-compare-alternate = ausgeteilt
kiosk-compare-chosen = Gruppen wählen

## kiosk-assist

kiosk-assist-record = schreibt mit
kiosk-assist-referee = urteilt auch
kiosk-assist-coach = erklärt auch

## kiosk-players

kiosk-players-title = Wer spielt?
kiosk-players-leaves = geht
kiosk-players-takes-over = jemand übernimmt
kiosk-players-who = { $name } geht. Was wird aus dem Platz?
kiosk-players-person = Jemand anderes
kiosk-players-sits-down = setzt sich und spielt weiter
kiosk-players-bot = Der Begleiter
kiosk-players-open = spielt: deckt diese Hand auf
kiosk-players-no-bot = In { $game } kann der Begleiter für niemanden spielen: Er kennt keine Hand, und der Tisch sagt ihm nicht, was gut ist.
kiosk-players-stop = Wir hören hier auf
kiosk-players-so-far = Bisher: { $result }
kiosk-players-joins = Jemand kommt dazu
kiosk-players-anew = Aufhören und zu { $count } beginnen
kiosk-players-full = Wer dazukommt, kann einen Platz übernehmen, der frei wird: Mehr können nicht mitspielen.

## kiosk-wrong

kiosk-wrong-at = { $place }, Zeile { $line }
kiosk-wrong-curved = Zeile { $line }: { $sign } ist ein typografisches Anführungszeichen. Schreibt ein gerades.
kiosk-wrong-idle-option = das bedeutet nichts neben { $why }: lasst eines davon weg
kiosk-wrong-missing = das fehlt
kiosk-wrong-unknown = diesen Schlüssel gibt es nicht; bekannt sind { $known }
kiosk-wrong-in-event = dieser Schlüssel gehört über das erste [[game]]
kiosk-wrong-in-game = dieser Schlüssel gehört unter ein [[game]]
kiosk-wrong-in-group = dieser Schlüssel gehört unter [group]
kiosk-wrong-text = das muss ein Text sein
kiosk-wrong-line = das muss eine Zeile mit höchstens { $most } Zeichen sein
kiosk-wrong-texts = das muss eine Liste von Texten sein
kiosk-wrong-language = „{ $language }“ ist kein Kürzel einer Sprache wie „en“
kiosk-wrong-no-game = mindestens ein [[game]] wird gebraucht
kiosk-wrong-no-file = { $file } liegt nicht neben dieser Datei: kopiert sie dorthin
kiosk-wrong-twice = { $game } { $version } steht zweimal da
kiosk-wrong-name = kein Spiel heißt „{ $name }“; bekannt sind { $known }
kiosk-wrong-questions = höchstens { $most } Fragen können gestellt werden
kiosk-wrong-questions-list = das muss eine Liste von Fragen sein
kiosk-wrong-asked-twice = „{ $ask }“ wird zweimal gefragt
kiosk-wrong-kind-only = das steht nur bei kind = { $kind }
kiosk-wrong-parts = das müssen 2 bis { $most } verschiedene Texte sein
kiosk-wrong-ends = beide Enden brauchen einen Namen, und zwar verschiedene, oder keines
kiosk-wrong-options = das muss eine Tabelle sein, etwa goal = 10 in geschweiften Klammern
kiosk-wrong-one-of = das muss eins von { $known } sein
kiosk-wrong-switch = das muss true oder false sein
kiosk-wrong-group = das muss eine Tabelle sein: [group]
kiosk-wrong-list = das muss eine Liste sein
kiosk-wrong-minutes = das muss eine ganze Zahl von Minuten sein, mindestens 1
kiosk-wrong-unversioned = { $version } hatte andere Regeln oder Fragen: gib eine andere Fassung an
kiosk-wrong-said = { $said }
kiosk-wrong-gone = Sie kann nicht gelesen werden: Steckt der Stick noch?
kiosk-wrong-no-toml = Das ist keine Veranstaltungsdatei (TOML-Text in UTF-8).
kiosk-wrong-line-of = Zeile { $line } ist kein TOML.

## kiosk-hub

kiosk-host-hub = Hub
kiosk-hub-none = Dieser Tisch gehört zu keinem Hub. Tippe oder scanne den Code, den der Hub zeigt.
kiosk-hub-joined = Verbunden: { $hub }, als { $table }
kiosk-hub-all = Alles ist abgeliefert, bis Eintrag { $row }.
kiosk-hub-waiting = { $count ->
    [one] Abgeliefert bis Eintrag { $row }; { $count } weiterer wartet hier.
   *[other] Abgeliefert bis Eintrag { $row }; { $count } weitere warten hier.
}
kiosk-hub-trouble-unreachable = Seit { $since } antwortet der Hub nicht. Der Tisch spielt weiter und liefert später ab.
kiosk-hub-trouble-no-hub = Seit { $since } antwortet etwas anderes an der Stelle des Hubs. Verbinde den Tisch neu mit seinem Code.
kiosk-hub-trouble-foreign = Seit { $since } antwortet ein anderer Hub an seiner Stelle: ihm wird nichts geschickt. Verbinde den Tisch neu mit dem Code von deinem.
kiosk-hub-trouble-revoked = Seit { $since } kennt der Hub diesen Tisch nicht mehr. Verbinde den Tisch neu mit seinem Code.
kiosk-hub-trouble-conflict = Seit { $since } wird nichts abgeliefert: ein anderer Tisch hat unter dem Namen von diesem andere Einträge geschickt, wie von einer kopierten Karte.
kiosk-hub-trouble-busy = Seit { $since } hat der Hub zu viel zu tun. Der Tisch liefert später ab.
kiosk-hub-trouble-refused = Seit { $since } nimmt der Hub nicht, was abgeliefert wird: bring den Begleiter oder den Hub auf den neuen Stand.
kiosk-hub-trouble-fault = Seit { $since } hindert ein Fehler im Begleiter ihn daran, dem Hub alles zu melden. Was gespielt wurde, ist hier aufgehoben und wird später abgeliefert.
kiosk-hub-type = Code tippen
kiosk-hub-scan = Code scannen
kiosk-hub-stop-scan = Nicht mehr scannen
kiosk-hub-code = Der Code des Hubs
kiosk-hub-leave = Hub verlassen
kiosk-hub-left = Der Tisch hat den Hub verlassen. Was abgeliefert ist, bleibt dort.
kiosk-hub-not-joined = Nicht verbunden. { $why }
kiosk-hub-no-code = Das ist kein Code eines Hubs. Nimm den, den der Hub zeigt, bis zum letzten Zeichen.
kiosk-hub-wrong-code = Der Hub nimmt diesen Code nicht an. Nimm den, den er jetzt zeigt.
kiosk-hub-taken = Diese Partie geht schon an einem anderen Tisch weiter.
kiosk-hub-cannot-unreachable = Der Hub antwortet nicht. Ist er an, und ist dieser Tisch in seinem Netz?
kiosk-hub-cannot-no-hub = Was dort antwortet, ist kein Hub. Nimm den Code, den der Hub jetzt zeigt.
kiosk-hub-cannot-foreign = Dort antwortet ein anderer Hub. Nimm den Code, den deiner jetzt zeigt.
kiosk-hub-cannot-revoked = Der Hub kennt diesen Tisch nicht mehr. Verbinde den Tisch neu mit seinem Code.
kiosk-hub-cannot-conflict = Ein anderer Tisch hat unter dem Namen von diesem andere Einträge geschickt, wie von einer kopierten Karte.
kiosk-hub-cannot-busy = Der Hub hat zu viel zu tun. Versuche es in einer Minute noch einmal.
kiosk-hub-cannot-refused = Der Hub und dieser Tisch verstehen sich nicht: bring den Begleiter oder den Hub auf den neuen Stand.
kiosk-hub-cannot-fault = Ein Fehler im Begleiter hindert ihn daran, den Hub zu fragen. Was gespielt wurde, ist hier aufgehoben.
kiosk-hub-watched = Zuschauer sehen den Tisch
kiosk-hub-unwatched = Zuschauer sehen nichts
kiosk-hub-event-not = Die Veranstaltung des Hubs lässt sich hier nicht spielen: { $why }

## kiosk-help

kiosk-help-short = Hilfe
kiosk-help-short-called = Hilfe ✓
kiosk-help-call = Gastgeber rufen
kiosk-help-called = Gerufen ✓

## kiosk-phones

kiosk-phones-title = Auf euren Handys
kiosk-phones-offer = Auf euren Handys
kiosk-phones-help = Scanne den Code deines Platzes. Dein Handy muss im Netz dieses Raums sein; vielleicht warnt es vor einem unbekannten Zertifikat.
kiosk-phones-answered = { $seat } ✓
kiosk-phones-later = Der Hub antwortet gerade nicht. Antwortet hier, oder scannt später.
