# Wörter, die alle Spiele teilen, auf Deutsch. Karten tragen ihre Eckzeichen J Q K A; gesprochen heißen sie Bube,
# Dame, König, Ass.
language = Deutsch
code = de

## suits

suits-C = Kreuz
suits-D = Karo
suits-H = Herz
suits-S = Pik

## ranks

ranks-2 = Zwei
ranks-3 = Drei
ranks-4 = Vier
ranks-5 = Fünf
ranks-6 = Sechs
ranks-7 = Sieben
ranks-8 = Acht
ranks-9 = Neun
ranks-T = Zehn
ranks-J = Bube
ranks-Q = Dame
ranks-K = König
ranks-A = Ass

## spoken

spoken-card = { $suit } { $rank }

## lists

lists-middle = { $items }, { $item }
lists-last = { $items } und { $item }

## not-in-deck

not-in-deck-game = dieses Spiel hat keine solche Karte

## players

players-unnamed = Platz { $seat }

## asked

asked-age-band = Alter
asked-plays-before = schon gespielt
asked-trick-taking = Stichspiele (wie Skat)
asked-age-band-under-14 = unter 14
asked-age-band-14-19 = 14–19
asked-age-band-20-39 = 20–39
asked-age-band-40-59 = 40–59
asked-age-band-60-on = ab 60
asked-plays-before-never = nie
asked-plays-before-once = einmal
asked-plays-before-often = oft
asked-trick-taking-new = mir neu
asked-trick-taking-some = kenne einige
asked-trick-taking-many = kenne viele

## phrase

phrase-change-rules = Klarere Regeln
phrase-change-shorter = Ein kürzeres Spiel
phrase-change-longer = Ein längeres Spiel
phrase-change-waiting = Weniger Warten
phrase-change-choices = Mehr zu entscheiden
phrase-change-luck = Weniger Glück
phrase-change-cards = Besser lesbare Karten
phrase-change-nothing = Nichts
phrase-favourite-together = Das Miteinander
phrase-favourite-choices = Die Entscheidungen
phrase-favourite-tension = Die Spannung
phrase-favourite-surprise = Die Überraschungen
phrase-favourite-theme = Die Geschichte und die Bilder
phrase-favourite-easy = Es war leicht zu lernen
phrase-favourite-end = Das Ende
phrase-favourite-nothing = Nichts
phrase-unclear-word = Was ein Wort bedeutet
phrase-unclear-when = Wann es gilt
phrase-unclear-who = Wer es tut oder bekommt
phrase-unclear-clash = Zwei Regeln sagen Verschiedenes
phrase-unclear-missing = Unser Fall steht nicht in den Regeln

## setting

setting-alphabet = Buchstaben der Bildkarten
setting-mains-hz = Netzfrequenz
setting-spectators = Zuschauer dürfen den Tisch sehen
setting-text-percent = Schriftgröße
setting-high-contrast = hoher Kontrast
setting-four-colours = vierfarbige Karten
setting-left-handed = linkshändig
setting-sound = Töne
setting-announcements = gesprochene Ansagen
setting-language = Sprache
setting-keyboard = Tastatur
setting-display = Bildschirm
setting-camera = Kamera
setting-rotation = Drehung
setting-screen = Bildschirmgröße
setting-quick-help = Hilfe in jeder Phase
setting-assist = was eine Wahl bringt

## kept

kept-last-good = Die Einstellungen waren beschädigt: Die letzten guten gelten, und die beschädigte Datei bleibt aufgehoben.
kept-first = Die Einstellungen waren beschädigt: Alles ist wie am Anfang, und die beschädigte Datei bleibt aufgehoben.
kept-wrong =
    { $count ->
        [one] Eine Einstellung war beschädigt und ist wie am Anfang: { $names }.
       *[other] Einige Einstellungen waren beschädigt und sind wie am Anfang: { $names }.
    }

## rules

rules-title = Regeln
rules-of-game = Regeln: { $game }
rules-decision = { $label } was die Regeln offenlassen, und wie es der Begleiter hält.
rules-contents = Inhalt
rules-search = Suchen
rules-search-for = Was sucht ihr?
rules-found =
    { $count ->
        [one] { $count } Satz sagt etwas zu „{ $wanted }“
       *[other] { $count } Sätze sagen etwas zu „{ $wanted }“
    }
rules-found-none = Nichts zu „{ $wanted }“: Versucht ein anderes Wort, etwa { $words }

## settings

settings-english = englisch: J Q K
settings-german = deutsch: B D K
settings-french = französisch: V D R
settings-hertz = { $count } Hz
settings-title = Einstellungen
settings-on = an
settings-off = aus
settings-degrees = { $count }°
settings-percent = { $count }%
settings-as-it-is = ganzer Bildschirm
settings-choose-camera = auswählen
settings-lying = liegt auf dem Tisch
settings-standing = steht aufrecht
settings-usual = QWERTZ
settings-alphabetical = ABC
settings-pass-is-silent = Während Karten weitergegeben werden, wird nie etwas gesagt.
settings-no-voice = Keine Stimme ist da: Sie braucht das Programm { $program }.
settings-no-chime = Töne lassen sich nicht spielen: Sie brauchen das Programm { $program }.
settings-at-next-start = Größe und Drehung des Bildschirms gelten ab dem nächsten Start.
settings-cards-grow-less = Bei so großer Schrift werden Bildschirme gerollt, und der Tisch ist eine Berührung entfernt, während Karten eingetragen werden. Die Karten zum Berühren wachsen weniger als anderer Text, damit alle sichtbar bleiben.

## replay

replay-start = Der Anfang
replay-entry = Eintrag { $number } von { $count }
replay-score = { $side }: { $points }
replay-step = { $place } / { $count }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-page-help = Die Pfeiltasten gehen einen Eintrag vor oder zurück, Bild auf und Bild ab einen Stich, Pos 1 und Ende an die Enden.
replay-page-help-entries = Die Pfeiltasten gehen einen Eintrag vor oder zurück, Pos 1 und Ende an die Enden.
replay-leads = spielt aus
replay-wins = gewinnt

## share

share-title = Teilen und sichern
share-enlarge = Eine Berührung lässt den Code den Bildschirm füllen.
share-none = Kein Spiel liegt auf dem Tisch.
share-result = Ergebnis
share-record = Ganzes Spiel
share-result-help = Richtet die Kamera eines Telefons darauf: Es zeigt das Ergebnis als Text.
share-record-help = Das ganze Spiel, Karte für Karte, klein gepackt: Ein Begleiter auf einem anderen Gerät liest es.
share-bg-stats = BG Stats
share-bg-stats-help = Richtet die Kamera eines Telefons darauf: Die App Board Game Stats öffnet sich, und das Spiel ist eingetragen.
share-evening = Alle Spiele dieses Abends sichern
share-evening-home = Die Spiele dieses Abends sind auf diesem Gerät gesichert, im Ordner { $folder }.
share-evening-stick = Die Spiele dieses Abends sind auf dem Stick gesichert, im Ordner { $folder }.
share-parts-help = Lest alle { $count } Codes, in beliebiger Folge, in einen Text: Ein Begleiter auf einem anderen Gerät liest daraus das ganze Spiel.
share-part = { $number } von { $count }
share-save = Wertungsblatt, Tabellen und Aufzeichnung sichern
share-saving = Wird gesichert …
share-saved-home = Wertungsblatt, Tabellen und Aufzeichnung liegen auf diesem Gerät, im Ordner { $folder }.
share-saved-stick = Wertungsblatt, Tabellen und Aufzeichnung liegen auf dem Stick, im Ordner { $folder }.
share-stalled = Der Stick ist langsam oder hängt. Der Versuch läuft weiter.
share-saved-not = Sie konnten nicht gesichert werden: { $why }

## about

about-title = Über den Begleiter
about-companion = Der Begleiter, Version { $version }, zählt an eurem Tisch mit, erklärt jeden Stich und braucht kein Netz. Sein Quelltext steht unter der MIT-Lizenz.
about-icons = Bilder: game-icons.net, von Delapouite, Lorc, Skoll und anderen, Lizenz CC BY 3.0, vom Begleiter eingefärbt.
about-fonts = Schriften: DejaVu Sans (Bitstream-Vera-Lizenz) und Vollkorn von Friedrich Althausen (SIL Open Font License).
about-software = Gebaut mit Kivy, OpenCV, NumPy, ONNX Runtime, SQLite durch APSW, ReportLab, Pillow und Segno. Danke.
about-privacy = Bilder vom Tisch bleiben im Speicher; aufgehoben werden sie nur, wenn ihr das einschaltet. Namen bleiben auf diesem Gerät.

## people

people-title = Wer gewonnen hat
people-all = Alle Spiele
people-name = Name
people-games = Partien
people-won = Gewonnen
people-streak = Zuletzt in Folge
people-longest = Meiste in Folge
people-points = Punkte je Runde oder Zug
people-partners = Auf einer Seite
people-count = { $games ->
    [0] Noch keine Partie ist zu Ende.
    [one] Eine beendete Partie.
   *[other] { $games } beendete Partien.
}
people-best = Bestes Ergebnis: { $points } ({ $names }, { $day })
people-closest = { $points ->
    [0] Am knappsten: Gleichstand ({ $names }, { $day })
    [one] Am knappsten: ein Punkt Abstand ({ $names }, { $day })
   *[other] Am knappsten: { $points } Punkte Abstand ({ $names }, { $day })
}
people-evening = Der letzte Abend
people-ever = Alle Abende

## message

message-around = { $before }{ $message }{ $after }
