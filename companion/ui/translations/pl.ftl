# Co mówią ekrany, po polsku.

## ui

ui-back = Wstecz
ui-yes = tak
ui-no = nie

## ui.warning

ui-warning-stands = Niech zostanie
ui-warning-taken-back = Karta cofnięta
ui-warning-several = 1 z { $count }:
ui-warning-correct = Popraw kartę
ui-warning-stood = Zostaje.

## ui.ways

ui-ways-title = Jak chcecie grać z pomocnikiem?
ui-ways-later = O to pytamy raz dla każdego rodzaju gry. W menu można to zmienić w każdej chwili.

## ui.cameras

ui-cameras-title = Która kamera?
ui-cameras-looking = Szukanie …
ui-cameras-none = Żadna kamera nie jest podłączona. Podłączcie ją i poszukajcie jeszcze raz.
ui-cameras-in-use = w użyciu
ui-cameras-no-picture = Nie daje obrazu.
ui-cameras-no-camera = Bez kamery
ui-cameras-again = Szukaj jeszcze raz

## ui.first-start

ui-first-start-display = Gdzie jest ten ekran?

## ui.welcome

window-title = Pomocnik przy stole
ui-welcome-play = Graj
ui-welcome-games = Wcześniejsze gry
ui-welcome-go-on =
    Graj dalej
    { $game }
ui-welcome-new = Nowa gra
ui-welcome-rules = Zasady
ui-welcome-settings = Ustawienia
ui-welcome-about = O programie
ui-welcome-leave = Zakończ

## ui.keyboard

ui-keyboard-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZĄĆĘŁŃÓŚŹŻ-'1234567890.
ui-keyboard-rows =
    1234567890 -'
    QWERTYUIOP ĘÓ
    ASDFGHJKL ĄŚŁ
    ZXCVBNM ŻŹĆŃ.
ui-keyboard-space = Spacja
ui-keyboard-done = Gotowe
ui-keyboard-full =
    { $count ->
        [one] Najwyżej { $count } litera
        [few] Najwyżej { $count } litery
        [many] Najwyżej { $count } liter
       *[other] Najwyżej { $count } litery
    }

## ui.leave

ui-leave-title = Zakończ
ui-leave-help = Wszystko jest zapisane. Nieskończona gra poczeka tutaj.
ui-leave-none = To urządzenie pokazuje tylko pomocnika: nikt nie może go tu zamknąć.
ui-leave-close = Zamknij pomocnika
ui-leave-shut-down = Wyłącz urządzenie

## ui.players

ui-players-title = Kto gra?
ui-players-help = Poprawiona pisownia obowiązuje od początku gry. Nowa osoba gra od teraz, a zapis mówi, od kiedy.
ui-players-rename = Popraw pisownię
ui-players-give = Wpisz imię
ui-players-replace = Nowa osoba
ui-players-name = Imię
ui-players-new = Kto siada do stołu?

## ui.game

ui-game-title = Wcześniejsza gra
ui-game-look = Obejrzyj
ui-game-go-on = Graj dalej
ui-game-name = Nadaj jej nazwę
ui-game-rename = Zmień jej nazwę
ui-game-close = Zamknij: nie będzie grana dalej
ui-game-reopen = Otwórz ponownie
ui-game-delete = Usuń
ui-game-restore = Przywróć
ui-game-is-deleted = Usunięta: nie ma jej już na żadnej liście.
ui-game-is-closed = Zamknięta: nikt nie gra w nią dalej.
ui-game-replay = Krok po kroku

## ui.menu

ui-menu-players = Gracze
ui-menu-camera = Kamera
ui-menu-no-camera = żadna nie jest używana
ui-menu-title = Menu
ui-menu-rules = Zasady
ui-menu-statistics = Statystyka
ui-menu-share = Udostępnij i zapisz
ui-menu-settings = Ustawienia
ui-menu-park = Odłóż tę grę

## ui.games

ui-games-title = Wcześniejsze gry
ui-games-none = Nie rozegrano jeszcze żadnej gry.
ui-games-unread =
    { $count ->
        [one] Jednej gry nie da się odczytać; zostaje w dzienniku taka, jaka jest.
        [few] { $count } gier nie da się odczytać; zostają w dzienniku takie, jakie są.
        [many] { $count } gier nie da się odczytać; zostają w dzienniku takie, jakie są.
       *[other] { $count } gry nie da się odczytać; zostają w dzienniku takie, jakie są.
    }
ui-games-over = skończona

## ui.trouble

ui-trouble-settings = Nie można zachować ustawień. { $why }
ui-trouble-checklists = Nie można zachować tego, co odhaczono. { $why }
ui-trouble-participation = Nie można zachować sposobu gry z pomocnikiem. { $why }
ui-trouble-camera = Nie można zachować wyboru kamery. { $why }
ui-trouble-unsaved = Teraz nic nie można zapisać. { $why } Wcześniejsze gry można oglądać.
ui-trouble-in-memory =
    { $count ->
        [one] Nie zapisano: jedna zmiana istnieje tylko, dopóki jest prąd. { $why }
        [few] Nie zapisano: { $count } zmiany istnieją tylko, dopóki jest prąd. { $why }
        [many] Nie zapisano: { $count } zmian istnieje tylko, dopóki jest prąd. { $why }
       *[other] Nie zapisano: { $count } zmiany istnieje tylko, dopóki jest prąd. { $why }
    }
ui-trouble-play-on = Graj dalej bez zapisu
ui-trouble-saved = Wszystko jest znów zapisane.
ui-trouble-low-space = Na dysku zostało mniej niż 500 MB: zróbcie wkrótce trochę miejsca.

## ui.unopened

ui-unopened-title = Nie można otworzyć gier

## ui.camera-state

ui-camera-state-off = Kamera jest wyłączona
ui-camera-state-starting = Kamera się uruchamia
ui-camera-state-watching = Kamera widzi stół
ui-camera-state-unreadable = Kamera nie może odczytać stołu: { $why }
ui-camera-state-no-frames = Brak obrazu z kamery; na razie wpisujcie karty ręcznie
ui-camera-state-no-frames-because = Brak obrazu z kamery: { $why }
ui-camera-state-doubt = Która to karta?
ui-camera-state-missed = { $name }: kamera nie zobaczyła karty. Wpiszcie ją ręcznie
ui-camera-state-no-cache = Kamera nie widzi jeszcze żadnej kryjówki: wszystkie { $count } połóżcie w jej polu widzenia
ui-camera-state-caches = Kamera widziała kryjówek: { $seen } z { $count }. Brakuje jeszcze: { $missing }
ui-camera-state-excluded = { $card }: leży na stole, a { $why }. Czy ta karta jest w grze?
ui-camera-state-not-played = Nie
ui-camera-state-learn = Źle odczytuję te karty. Pokażecie mi talię? Zajmie to dwie minuty, a potem gra toczy się dalej.
ui-camera-state-learn-now = Pokaż karty
ui-camera-state-learn-later = Nie teraz
ui-camera-state-by-hand = Wpisz ręcznie

## ui.missing

ui-missing-webcam = żadna kamera nie odpowiada. Podłączcie kamerę albo zacznijcie z inną, na przykład webcam:1
ui-missing-busy = używa jej inny program. Zamknijcie go
ui-missing-camera = nie znaleziono żadnej kamery. Sprawdźcie taśmę z obu końców
ui-missing-frames = kamera nic nie wysyła. Sprawdźcie kabel
ui-missing-library = brakuje jej programu: sudo apt-get install python3-picamera2
ui-missing-broken-library = jej program nie pasuje do tego systemu. Użyjcie kamery USB

## ui.flaw

ui-flaw-shape = obraz jest uszkodzony
ui-flaw-small = obraz jest za mały
ui-flaw-narrow = obraz jest za wąski
ui-flaw-black = jest czarno. Czy obiektyw jest zasłonięty?
ui-flaw-white = o wiele za dużo światła
ui-flaw-plain = wszędzie jeden kolor
ui-flaw-one-channel = dociera tylko jedna barwa
ui-flaw-half = brakuje części obrazu
ui-flaw-noise = sam szum
ui-flaw-blurred = obraz jest nieostry. Czy obiektyw jest nastawiony?
ui-flaw-adapting = dostosowuje się do światła
ui-flaw-stale = obraz dociera za późno
ui-flaw-frozen = wciąż ten sam obraz

## ui.camera

ui-camera-keep = Zachowuj obrazy z tego wieczoru
ui-camera-keeps = Nie zachowuj więcej obrazów
ui-camera-kept =
    { $count ->
        [one] ● Zachowano jeden obraz
        [few] ● Zachowano obrazy: { $count }
        [many] ● Zachowano obrazy: { $count }
       *[other] ● Zachowano obrazy: { $count }
    }
ui-camera-kept-trouble = Nie można zachować obrazów: { $why }
ui-camera-title = Co widzi kamera
ui-camera-help = Połóżcie przed każdym miejscem jedną kartę, z odstępami, i patrzcie: odczytana karta dostaje obwódkę.
ui-camera-none = Żadna kamera nie jest używana. Można ją wybrać w ustawieniach.
ui-camera-well = Wszystko w porządku: karty są odczytywane, a światło jest dobre.
ui-camera-figures = Szerokość karty { $card } px · jasność { $light } · migotanie { $sway } · obrazów na sekundę: { $fps }

## ui.calibrate

ui-calibrate-title = Ustaw kamerę
ui-calibrate-how = Połóżcie na środku stołu wydrukowaną matę. Albo cztery karty, po jednej przed każdym miejscem: as, dwójka, trójka, czwórka.
ui-calibrate-left =
    { $count ->
        [one] Jeszcze sekunda
        [few] Jeszcze najwyżej { $count } sekundy
        [many] Jeszcze najwyżej { $count } sekund
       *[other] Jeszcze najwyżej { $count } sekundy
    }
ui-calibrate-well = Wszystko w porządku: można grać. Odtąd miejsce karty mówi, czyja ona jest.
ui-calibrate-again = Jeszcze raz
ui-calibrate-skip = Pomiń
ui-calibrate-done = Dalej

## ui.scan

ui-scan-cards = Wypróbuj wszystkie 52 karty
ui-scan-cards-help = Pokażcie każdą kartę, w tylu częściach, ile chcecie. Przekreślona: zobaczona dwa razy naraz, więc raz źle odczytana.
ui-scan-again = Od początku
ui-scan-done = Gotowe

## ui.learn

ui-learn-open = Pokażcie swoje karty
ui-learn-title = Pokażcie swoje karty
ui-learn-back = rewers
ui-learn-lay = Połóżcie { $card }: samą albo w rzędach z następnymi
ui-learn-lay-back = Połóżcie dowolną kartę rewersem do góry
ui-learn-turn = { $card }: widziana raz. Obróćcie ją, przesuńcie i połóżcie jeszcze raz.
ui-learn-next = { $card }: nauczona. Zabierzcie ją i połóżcie: { $other }
ui-learn-other = To nie wygląda na { $card }. Połóżcie { $card } jeszcze raz albo dotknijcie tutaj tego, co tam leży.
ui-learn-alike = { $card } wygląda jak { $other }. Leży zła karta? Połóżcie właściwą. Jeśli nie, dotknijcie tutaj obu i pokażcie je jeszcze raz, bliżej i w lepszym świetle.
ui-learn-all = Wszystkie nauczone. Zachowajcie talię albo dotknijcie tego, co chcecie pokazać jeszcze raz.
ui-learn-kept-before = Wszystkie są zapisane wcześniej. Dotknijcie tutaj kart, które chcecie pokazać jeszcze raz.
ui-learn-row = Od { $card } do { $other }: widziane raz. Przesuńcie lub obróćcie każdą kartę. Nazwa jest zła? Dotknijcie karty na obrazie.
ui-learn-row-left = Jeszcze nie widziane ponownie: { $cards }. Przesuńcie każdą o szerokość palca.
ui-learn-row-next = Wszystkie leżące tu karty są nauczone. Zabierzcie je i połóżcie, same albo w rzędach: { $other }
ui-learn-row-other = Tu leżała { $card }, a teraz leży inna karta. Połóżcie { $card } z powrotem albo dotknijcie jej nazwy tutaj, aby zacząć od nowa.
ui-learn-row-others = { $card }: widziana dopiero raz, a teraz leżą tu inne karty. Połóżcie tamten rząd jeszcze raz albo dotknijcie tutaj pierwszej karty nowego, aby zacząć od niej.
ui-learn-row-more = Leży tu więcej kart, niż zostało nazw. Zabierzcie kilka albo dotknijcie „Inna karta”.
ui-learn-row-gap = Nie widzę karty przy „?”. Przesuńcie ją trochę. Żadna tam nie leży? Zsuńcie pozostałe razem.
ui-learn-taken-for = Wzięto ją za { $card }. Dotknijcie tutaj właściwej nazwy albo „Inna karta”. Jeśli nazwa jest dobra, dotknijcie karty jeszcze raz.
ui-learn-which-card = Co to za karta? Dotknijcie tutaj jej nazwy albo „Inna karta”. Albo dotknijcie karty jeszcze raz, aby ją tak zostawić.
ui-learn-hidden = Tu leży karta, której nie widzę; wziąłem ją za { $card }. Dotknijcie tutaj właściwej nazwy albo tego miejsca jeszcze raz.
ui-learn-count = Nauczone: { $seen } z { $count }
ui-learn-count-kept = Nauczone: { $seen } z { $count }, w tym bez zmian ☑: { $kept }
ui-learn-leave-out = Pomiń tę
ui-learn-add = Inna karta
ui-learn-name = Jak nazywa się karta?
ui-learn-listed = { $card } jest już na liście: dotknijcie jej tam, aby ją pokazać.
ui-learn-forget = Dotknijcie „Od początku” jeszcze raz: wszystko, co pokazano, zostanie zapomniane.
ui-learn-forget-kept = Dotknijcie „Od początku” jeszcze raz: to, co pokazano, zostanie zapomniane, a talia będzie uczona od nowa bez zapisanych kart.
ui-learn-keep = Zachowaj talię
ui-learn-keeping = Trwa zapisywanie talii…
ui-learn-kept =
    { $count ->
        [one] Zapisano: jeden rodzaj kart. Odtąd kamera czyta tę talię.
        [few] Zapisano: { $count } rodzaje kart. Odtąd kamera czyta tę talię.
        [many] Zapisano: { $count } rodzajów kart. Odtąd kamera czyta tę talię.
       *[other] Zapisano: { $count } rodzaju kart. Odtąd kamera czyta tę talię.
    }
ui-learn-kept-part =
    { $count ->
        [one] Zapisano: jeden rodzaj kart. Nienauczone, więc nieczytane: { $missing }.
        [few] Zapisano: { $count } rodzaje kart. Nienauczone, więc nieczytane: { $missing }.
        [many] Zapisano: { $count } rodzajów kart. Nienauczone, więc nieczytane: { $missing }.
       *[other] Zapisano: { $count } rodzaju kart. Nienauczone, więc nieczytane: { $missing }.
    }
ui-learn-kept-alike = { $kept } Trudne do odróżnienia: { $pairs }; dotknijcie ich i pokażcie jeszcze raz, bliżej.
ui-learn-kept-without = Zapisano, ale kamera nie może z nią śledzić tej gry: brakuje karty { $card }. Dotknijcie jej na liście, pokażcie ją i zachowajcie talię jeszcze raz.
ui-learn-kept-other = Zapisano, ale żadna z nich nie jest kartą tej gry: pokażcie karty z listy i zachowajcie talię jeszcze raz.
ui-learn-not-kept = Nie zapisano: { $why }
ui-learn-other-shape = te karty mają inny kształt niż zapisane wcześniej. Dotknijcie jeszcze raz „Zachowaj talię”: zastąpią starą talię, która zostanie obok.
ui-learn-no-outline = Nie znaleziono obrysu: { $card }. Pokażcie tę kartę jeszcze raz, samą na gładkim stole.
ui-learn-no-cards = W tym, co pokazano, nie ma żadnej karty. Zacznijcie od początku, po jednej karcie na gładkim stole.
ui-learn-too-many = { $count } rodzajów kart to za dużo jak na jedną talię. Pomińcie niektóre.
ui-learn-bad-name = Nie można zapisać karty pod nazwą „{ $card }”. Nadajcie jej inną nazwę: w jednym wierszu, bez spacji na początku i na końcu.
ui-learn-unreadable = { $file } jest uszkodzony, ucięty albo nie jest talią. Skopiujcie plik jeszcze raz albo pokażcie karty jeszcze raz.
ui-learn-newer = { $file } pochodzi od nowszego pomocnika. Zaktualizujcie tego albo pokażcie karty jeszcze raz.
ui-learn-copy = Na pendrive
ui-learn-bring = Wczytaj talię
ui-learn-looking = Trwa szukanie talii …
ui-learn-which = Dotknijcie talii, która ma być czytana. Zastąpi tę, która jest tu zapisana.
ui-learn-none-brought = Nie znaleziono talii tej gry: ani na pendrivie, ani na tym urządzeniu w folderze { $folder }.
ui-learn-not-taken = Nie zapisano: { $why }
ui-learn-copied-stick = Talia jest na pendrivie, w folderze { $folder }, jako { $file }. Na innym urządzeniu dotknijcie „Wczytaj talię”.
ui-learn-copied-home = Talia jest na tym urządzeniu, w folderze { $folder }, jako { $file }. Zabierzcie ją na inne urządzenie i dotknijcie tam „Wczytaj talię”.
ui-learn-not-copied = Nie skopiowano: { $why }
ui-learn-broken = Talia pominięta: { $why }

## ui.large: with large text, what leads to the table, and back to what can be entered

ui-large-table = Stół
ui-large-entry = Wpis

## ui.bar

ui-bar-menu = Menu
ui-bar-history = Historia
ui-bar-take-back = Cofnij
ui-bar-hand = Runda { $number }
ui-bar-trick = Lewa { $number } z { $count }
ui-bar-watch = Kamera
ui-bar-follow = Ręcznie

## ui.part: between two parts of a game

ui-part-round = Runda { $number }: podliczenie
ui-part-hand = Runda { $number }: podliczenie
ui-part-sum = razem { $points }
ui-part-on-round = Dalej: runda { $number }
ui-part-on-hand = Dalej: runda { $number }

## ui.plate

ui-plate-cards =
    { $count ->
        [one] { $count }{"\u00A0"}karta
        [few] { $count }{"\u00A0"}karty
        [many] { $count }{"\u00A0"}kart
       *[other] { $count }{"\u00A0"}karty
    }
ui-plate-acts = ▶{"\u00A0"}{ $deed }
ui-plate-leads = zagrywa
ui-plate-plays = dokłada
ui-plate-led = wyjście

## ui.from

ui-from-player = { $player }

## ui.explanation

ui-explanation-rules = Dotknijcie tutaj: zasady na tę chwilę.

## trick table

ui-winners-who = Kto wziął lewę?

## before the first deal

ui-variant-title = { $game } – jak gracie?
ui-variant-take = Dalej: miejsca

## ui.seats

ui-seats-title = Kto gdzie siedzi?
ui-seats-help = Brzegi ekranu to wasze miejsca. Dotknijcie jednego, żeby wpisać imię albo zamienić się miejscami (⇄); można też przeciągnąć.
ui-seats-take = Zaczynamy
ui-seats-first = Zaczyna ktoś inny
ui-seats-is-first = zaczyna
ui-seats-name = Imię gracza { $seat }
ui-seats-players = Ilu was gra?

## ui.history

ui-history-title = Co wpisano
ui-history-help = Dotknijcie wpisu, żeby go poprawić.   ★ wzięta lewa   ⚠ wbrew zasadom
ui-history-corrected = Poprawiono: { $entry }
ui-history-nothing = Nic jeszcze nie wpisano
ui-history-waiting = Czeka na odpowiedź
ui-history-trick = Lewa { $number }

## ui.correct

ui-correct-rule = Zasada { $rule }
ui-correct-title = { $entry } – co to było naprawdę?
ui-correct-help = Dotknijcie tego, co było naprawdę. Zobaczycie, co się zmieni, zanim zacznie obowiązywać.
ui-correct-nothing = Nic innego się nie zmienia.
ui-correct-others = Punkty się nie zmieniają, ani to, czyj jest ruch.
ui-correct-waiting =
    { $count ->
        [one] { $count } wpis czeka na odpowiedź.
        [few] { $count } wpisy czekają na odpowiedź.
        [many] { $count } wpisów czeka na odpowiedź.
       *[other] { $count } wpisu czeka na odpowiedź.
    }
ui-correct-turn = Następny ruch
ui-correct-question = Wtedy wpis „{ $entry }” jest niemożliwy: pomocnik o niego zapyta.
ui-correct-same = { $why } To niczego nie wyjaśnia. Brakuje przed nią karty? Wpiszcie najpierw tamtą.
ui-correct-ask = Pytaj o każdą
ui-correct-stay = Karty zostają przy swoich graczach
ui-correct-move = Przesuń wszystkie, po kolei
ui-correct-its = Jest od: { $name }
ui-correct-undo = Cofnij poprawkę
ui-correct-undone = Poprawka jest cofnięta.
ui-correct-winner = Zwycięzca
ui-correct-likely = Raczej:
ui-correct-missing = Brakuje przed tym:
ui-correct-instead = Zamiast tego:
ui-correct-only = Nic innego nie było tu możliwe.
ui-correct-take = Popraw
ui-correct-remove = Tego nie było
ui-correct-remove-all = Tych { $count } nie było
ui-correct-insert = Przedtem czegoś brakuje
ui-correct-before = Co było przed { $entry }?

## ui.over

ui-over-total = Razem
ui-over-wins = { $team } wygrywają!
ui-over-tie = Remis!
ui-over-rematch = Rewanż
ui-over-replay = Krok po kroku
ui-over-group = Nowa grupa
ui-over-hand = Runda
ui-over-take-back = Cofnij

## statistics

statistics-title = Skąd wzięły się punkty
statistics-none = Nic się jeszcze nie skończyło: tutaj zobaczycie, skąd się wzięły punkty.
statistics-plain = Na razie bez zwrotów.
statistics-game = Gra { $number }
statistics-turns = Punkty zwrotne
