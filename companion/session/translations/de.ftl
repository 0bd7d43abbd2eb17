# Was ein Spiel, sein Journal und die Platte zu sagen haben, auf Deutsch.
## refused

refused-no-correction = Die letzte Änderung war keine Berichtigung: Es gibt nichts aufzuheben.
refused-question = Beantwortet erst die offene Frage: Was war dieser Eintrag?
refused-nothing = Noch ist nichts eingetragen, also lässt sich nichts zurücknehmen.
refused-no-entry = Diesen Eintrag gibt es nicht mehr: Seht im Verlauf nach.
refused-no-such-game = Dieses Spiel ist nicht mehr aufgezeichnet.
refused-unreadable = Dieses Spiel lässt sich nicht mehr lesen; es bleibt aufgezeichnet, wie es ist.
refused-not-taken = Der Eintrag davor wurde nicht angenommen: Tragt ihn noch einmal ein.
refused-no-game = Gerade läuft kein Spiel: Beginnt eins, oder spielt ein früheres weiter.
refused-ended = Das Spiel endet hier: Nichts wird mehr eingetragen.
refused-inside = Im Begleiter ging etwas schief ({ $kind }). Nichts ist verloren.

## journal

journal-mended = Die Datei der Spiele war beschädigt. Sie ist wiederhergestellt, nichts ist verloren.
journal-lost =
    { $count ->
        [one] Die Datei der Spiele war beschädigt: die letzte Änderung ist verloren. Seht nach, ob alles stimmt.
       *[other] Die Datei der Spiele war beschädigt: die letzten { $count } Änderungen sind verloren. Seht nach, ob alles stimmt.
    }
journal-mended-perhaps = Die Datei der Spiele war beschädigt und ist wiederhergestellt, soweit sie sich lesen lässt. Seht nach, ob die letzten Änderungen da sind.
journal-behind =
    { $count ->
        [one] Eine davon lässt sich in der beschädigten Datei noch lesen; sie ist aufgehoben.
       *[other] { $count } davon lassen sich in der beschädigten Datei noch lesen; sie ist aufgehoben.
    }
journal-forgotten =
    { $count ->
        [one] Die Speicherkarte hat eine gesicherte Änderung verloren: Ersetzt sie bald, und seht nach, ob alles stimmt.
       *[other] Die Speicherkarte hat { $count } gesicherte Änderungen verloren: Ersetzt sie bald, und seht nach, ob alles stimmt.
    }
journal-disk-lies = Die Speicherkarte behält nicht, was gesichert wird: Was ihr eintragt, geht verloren. Ersetzt sie, bevor ihr weiterspielt.
journal-newer = Diese Spiele hat ein neuerer Begleiter geschrieben (Version { $version }). Aktualisiert diesen; sie bleiben, wie sie sind.
journal-in-use = Ein anderer Begleiter benutzt diese Spiele: schließt ihn zuerst.
journal-unopened = Die Spiele lassen sich nicht öffnen. { $why }
journal-not-saved = Nicht gesichert. { $why } Das Spiel geht weiter; tragt es noch einmal ein, wenn das behoben ist.
journal-not-saved-perhaps = Nicht gesichert. { $why } Das Spiel geht weiter; tragt es noch einmal ein, wenn das behoben ist. Nach einem Neustart kann es trotzdem da sein: seht dann nach.
journal-unread = Die Spiele lassen sich nicht lesen. { $why }

## disk

disk-full = Die Platte ist voll: Macht etwas Platz.
disk-read-only = Die Platte ist nur lesbar.
disk-forbidden = Dort zu schreiben ist nicht erlaubt.
disk-broken = Die Platte meldet einen Fehler: Geht sie bald kaputt?
disk-gone = Der Stick wurde abgezogen.
disk-taken = Unter diesem Namen liegt etwas anderes: Entfernt es oder benennt es um.
disk-no-home = Dieses Gerät hat keinen Ordner für eure Dateien: Steckt einen Speicherstick ein.
disk-stopped = Aufgegeben: den Stick abziehen und einen anderen nehmen.
disk-slow = Es dauert zu lange: den Stick abziehen und einen anderen nehmen.
disk-other = Das System meldet: { $reason }.
disk-folder = { $folder }: { $why }
disk-stick = Der Speicherstick { $stick }: { $why }
