# Teksty wspólne dla wszystkich gier, po polsku. Karty noszą znaki z rogów J Q K A; czytane nazywają się walet, dama,
# król, as. Kolory mają formę .genitive (do pika).
language = Polski
code = pl

## suits

suits-C = trefl
    .genitive = trefla
suits-D = karo
    .genitive = kara
suits-H = kier
    .genitive = kiera
suits-S = pik
    .genitive = pika

## ranks

ranks-2 = dwójka
ranks-3 = trójka
ranks-4 = czwórka
ranks-5 = piątka
ranks-6 = szóstka
ranks-7 = siódemka
ranks-8 = ósemka
ranks-9 = dziewiątka
ranks-T = dziesiątka
ranks-J = walet
ranks-Q = dama
ranks-K = król
ranks-A = as

## spoken

spoken-card = { $rank } { $suit }

## lists

lists-middle = { $items }, { $item }
lists-last = { $items } i { $item }

## not-in-deck

not-in-deck-game = ta gra nie ma takiej karty

## players

players-unnamed = Gracz { $seat }

## asked

asked-age-band = wiek
asked-plays-before = już grane
asked-trick-taking = gry w lewy (jak brydż)
asked-age-band-under-14 = do 13
asked-age-band-14-19 = 14–19
asked-age-band-20-39 = 20–39
asked-age-band-40-59 = 40–59
asked-age-band-60-on = od 60
asked-plays-before-never = nigdy
asked-plays-before-once = raz
asked-plays-before-often = często
asked-trick-taking-new = nowe dla mnie
asked-trick-taking-some = znam kilka
asked-trick-taking-many = znam wiele

## phrase

phrase-change-rules = Jaśniejsze zasady
phrase-change-shorter = Krótsza gra
phrase-change-longer = Dłuższa gra
phrase-change-waiting = Mniej czekania
phrase-change-choices = Więcej decyzji
phrase-change-luck = Mniej przypadku
phrase-change-cards = Czytelniejsze karty
phrase-change-nothing = Nic
phrase-favourite-together = Wspólna gra
phrase-favourite-choices = Decyzje
phrase-favourite-tension = Napięcie
phrase-favourite-surprise = Niespodzianki
phrase-favourite-theme = Temat i obrazki
phrase-favourite-easy = Łatwo się nauczyć
phrase-favourite-end = Zakończenie
phrase-favourite-nothing = Nic
phrase-unclear-word = Co znaczy jakieś słowo
phrase-unclear-when = Kiedy to obowiązuje
phrase-unclear-who = Kto to robi albo dostaje
phrase-unclear-clash = Dwie zasady mówią co innego
phrase-unclear-missing = Naszego przypadku nie ma w zasadach

## setting

setting-alphabet = litery na figurach
setting-mains-hz = częstotliwość prądu
setting-spectators = widzowie mogą widzieć stół
setting-text-percent = wielkość tekstu
setting-high-contrast = wysoki kontrast
setting-four-colours = karty w czterech barwach
setting-left-handed = dla leworęcznych
setting-sound = dźwięki
setting-announcements = zapowiedzi głosem
setting-language = język
setting-keyboard = klawiatura
setting-display = ekran
setting-camera = kamera
setting-rotation = obrót
setting-screen = rozmiar ekranu
setting-quick-help = pomoc w każdej fazie
setting-assist = ile daje wybór

## kept

kept-last-good = Ustawienia były uszkodzone: obowiązują ostatnie dobre, a uszkodzony plik został zachowany.
kept-first = Ustawienia były uszkodzone: wszystko jest jak na początku, a uszkodzony plik został zachowany.
kept-wrong =
    { $count ->
        [one] Jedno ustawienie było uszkodzone i jest jak na początku: { $names }.
        [few] Niektóre ustawienia były uszkodzone i są jak na początku: { $names }.
        [many] Niektóre ustawienia były uszkodzone i są jak na początku: { $names }.
       *[other] Niektóre ustawienia były uszkodzone i są jak na początku: { $names }.
    }

## rules

rules-title = Zasady
rules-of-game = Zasady: { $game }
rules-decision = { $label } co zasady pozostawiają otwarte i jak przyjmuje to pomocnik.
rules-contents = Spis treści
rules-search = Szukaj
rules-search-for = Czego szukacie?
rules-found =
    { $count ->
        [one] { $count } zdanie mówi coś o „{ $wanted }”
        [few] { $count } zdania mówią coś o „{ $wanted }”
        [many] { $count } zdań mówi coś o „{ $wanted }”
       *[other] { $count } zdania mówi coś o „{ $wanted }”
    }
rules-found-none = Nic o „{ $wanted }”: spróbujcie innego słowa, na przykład { $words }

## settings

settings-english = angielskie: J Q K
settings-german = niemieckie: B D K
settings-french = francuskie: V D R
settings-hertz = { $count } Hz
settings-title = Ustawienia
settings-on = wł.
settings-off = wył.
settings-degrees = { $count }°
settings-percent = { $count }%
settings-as-it-is = cały ekran
settings-choose-camera = wybierz
settings-lying = leży na stole
settings-standing = stoi pionowo
settings-usual = QWERTY
settings-alphabetical = ABC
settings-pass-is-silent = Podczas podawania kart nic nie jest mówione.
settings-no-voice = Nie ma głosu: potrzebny jest program { $program }.
settings-no-chime = Nie można odtwarzać dźwięków: potrzebny jest program { $program }.
settings-at-next-start = Rozmiar i obrót ekranu obowiązują od następnego uruchomienia.
settings-cards-grow-less = Przy tak dużym tekście ekrany się przewija, a stół jest o jedno dotknięcie dalej, gdy wpisuje się karty. Przyciski kart rosną mniej niż inny tekst, żeby wszystkie pozostały widoczne.

## share

share-title = Udostępnij i zapisz
share-enlarge = Dotknięcie kodu powiększa go na cały ekran.
share-none = Na stole nie ma żadnej gry.
share-result = Wynik
share-record = Cała gra
share-result-help = Skierujcie na to aparat telefonu: pokaże wynik jako tekst.
share-record-help = Cała gra, karta po karcie, mocno skrócona: odczyta ją pomocnik na innym urządzeniu.
share-evening = Zapisz wszystkie gry tego wieczoru
share-evening-home = Gry tego wieczoru są zapisane na tym urządzeniu, w folderze { $folder }.
share-evening-stick = Gry tego wieczoru są zapisane na pendrivie, w folderze { $folder }.
share-parts-help = Zeskanujcie wszystkie kody ({ $count }), w dowolnej kolejności, do jednego tekstu: pomocnik na innym urządzeniu odczyta z niego całą grę.
share-part = { $number } z { $count }
share-save = Zapisz arkusz wyników, tabele i zapis gry
share-saving = Zapisywanie …
share-saved-home = Arkusz wyników, tabele i zapis gry są na tym urządzeniu, w folderze { $folder }.
share-saved-stick = Arkusz wyników, tabele i zapis gry są na pendrivie, w folderze { $folder }.
share-stalled = Pendrive jest powolny albo się zawiesił. Próba trwa.
share-saved-not = Nie udało się ich zapisać: { $why }

## about

about-title = O programie
about-companion = Pomocnik, wersja { $version }, liczy punkty przy waszym stole, objaśnia każdą lewę i nie potrzebuje sieci. Jego kod źródłowy jest na licencji MIT.
about-icons = Ikony: game-icons.net, autorzy Delapouite, Lorc, Skoll i inni, licencja CC BY 3.0, barwy nadał pomocnik.
about-fonts = Czcionki: DejaVu Sans (licencja Bitstream Vera) i Vollkorn, autor Friedrich Althausen (SIL Open Font License).
about-software = Zbudowany z pomocą Kivy, OpenCV, NumPy, ONNX Runtime, SQLite przez APSW, ReportLab, Pillow i Segno. Dziękujemy.
about-privacy = Obrazy stołu pozostają w pamięci; są zachowywane tylko wtedy, gdy to włączycie. Imiona pozostają na tym urządzeniu.

## replay

replay-start = Początek
replay-entry = Wpis { $number } z { $count }
replay-score = { $side }: { $points }
replay-step = { $place } / { $count }
replay-first = Początek
replay-last = Koniec
replay-page-help = Strzałki prowadzą o jeden wpis dalej albo wstecz, Page Up i Page Down o jedną lewę, Home i End na początek i koniec.
replay-page-help-entries = Strzałki prowadzą o jeden wpis dalej albo wstecz, Home i End na początek i koniec.
replay-leads = wyjście
replay-wins = bierze
share-bg-stats = BG Stats
share-bg-stats-help = Skierujcie na to aparat telefonu: otworzy się aplikacja Board Game Stats z wpisaną już grą.

## people

people-title = Kto wygrał
people-all = Wszystkie gry
people-name = Imię
people-games = Partie
people-won = Wygrane
people-streak = Ostatnio z rzędu
people-longest = Najwięcej z rzędu
people-points = Punkty na rozdanie lub turę
people-partners = Po jednej stronie
people-count = { $games ->
    [0] Żadna partia jeszcze się nie skończyła.
    [one] Jedna skończona partia.
    [few] { $games } skończone partie.
   *[many] { $games } skończonych partii.
}
people-best = Najlepszy wynik: { $points } ({ $names }, { $day })
people-closest = { $points ->
    [0] Najmniejsza różnica: remis ({ $names }, { $day })
    [one] Najmniejsza różnica: jeden punkt ({ $names }, { $day })
    [few] Najmniejsza różnica: { $points } punkty ({ $names }, { $day })
   *[many] Najmniejsza różnica: { $points } punktów ({ $names }, { $day })
}
people-evening = Ostatni wieczór
people-ever = Wszystkie wieczory

## message

message-around = { $before }{ $message }{ $after }
