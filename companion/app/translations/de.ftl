# Was der Kiosk sagt, auf Deutsch.

## kiosk-check

kiosk-check-journal-partition-ok = Die Partien haben eine eigene Partition.
kiosk-check-journal-partition-shared = Die Partien teilen sich die Partition mit dem System.
kiosk-check-journal-partition-vanishes = Was gespielt wird, ist beim Ausschalten weg: Die Partien liegen im Arbeitsspeicher oder auf einem schreibgeschützten Datenträger.
kiosk-check-watchdog-ok = Die Hardwareüberwachung ist an.
kiosk-check-watchdog-unset = Die Hardwareüberwachung ist nicht eingerichtet.
kiosk-check-watchdog-missing = Dieses Gerät hat keine Hardwareüberwachung.
kiosk-check-unit-ok = Der Begleiter startet mit dem Gerät.
kiosk-check-unit-missing = Der Begleiter startet nicht mit dem Gerät.
kiosk-check-unit-other = Die Unit des Begleiters ist die einer anderen Version oder wurde geändert.
kiosk-check-pin-ok = Die PIN der Gastgeber ist gesetzt.
kiosk-check-pin-unset = Es ist keine PIN gesetzt.
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

kiosk-mend-journal-partition-shared = Gib /var/lib/companion eine eigene Partition.
kiosk-mend-journal-partition-vanishes = Hänge eine echte Partition unter /var/lib/companion ein, und das Overlay mit recurse=0.
kiosk-mend-watchdog-unset = Führe „companion kiosk install“ aus und starte neu.
kiosk-mend-watchdog-missing = Ein hängendes Gerät muss von Hand neu gestartet werden.
kiosk-mend-unit-missing = Führe „companion kiosk install“ aus und starte neu.
kiosk-mend-unit-other = Führe „companion kiosk install“ noch einmal aus, oder lass es so.
kiosk-mend-pin-unset = Führe „companion kiosk pin“ aus.
kiosk-mend-virtual-terminal-open = Führe „companion kiosk install“ aus und starte neu.
kiosk-mend-power-low = Nimm das offizielle Netzteil und ein kurzes Kabel.
kiosk-mend-power-was-low = Nimm das offizielle Netzteil und ein kurzes Kabel.
kiosk-mend-space-low = Schaff Platz, oder nimm eine größere Karte.
kiosk-mend-space-full = Schaff jetzt Platz.
kiosk-mend-clock-unset = Die Reihenfolge der Partien stimmt trotzdem; stell die Uhr, damit auch das Datum stimmt.
kiosk-mend-clock-wrong = Die Reihenfolge der Partien stimmt trotzdem; stell die Uhr, damit auch das Datum stimmt.
kiosk-mend-display-missing = Sieh nach dem Kabel und starte neu.
kiosk-mend-touch-missing = Sieh nach dem Kabel; bis dahin geht es mit einer Maus.
kiosk-mend-camera-missing = Der Tisch spielt ohne sie durch Berühren.
kiosk-mend-sound-missing = Der Tisch spielt ohne Ton.

## kiosk-pin

kiosk-pin-length = Eine PIN hat { $least } bis { $most } Ziffern.
kiosk-pin-easy = Diese PIN probiert jeder zuerst: Nimm eine andere.
