# Co mówią strony huba, po polsku.

## hub

hub-title = Hub stołów
hub-skip = Przejdź do treści
hub-languages = Języki
hub-places = Strony
hub-leave = Wyloguj
hub-lost = Utracono połączenie: to, co widać, może być nieaktualne. Strona wróci sama.
hub-game-version = { $game }, wersja { $version }
hub-filters = Pokaż tylko
hub-needs-nobody = Żaden stół nie potrzebuje pomocy.
hub-needs =
    { $count ->
        [one] { $count } stół potrzebuje pomocy
        [few] { $count } stoły potrzebują pomocy
        [many] { $count } stołów potrzebuje pomocy
       *[other] { $count } stołu potrzebuje pomocy
    }
hub-no-tables = Żaden stół jeszcze nie dołączył.
hub-no-tables-such = Teraz nie ma takiego stołu.

## hub-span

hub-span-minutes = { $count } min
hub-span-hours = { $count } godz.
hub-span-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }

## hub-host

hub-host-title = Stoły
hub-host-all = Wszystkie stoły

## hub-filter

hub-filter-all = Wszystkie
hub-filter-help = Potrzebują pomocy
hub-filter-quarantined = Dwie historie
hub-filter-stale = Milczą
hub-filter-playing = Grają
hub-filter-free = Wolne

## hub-standing

hub-standing-help = Potrzebuje pomocy
hub-standing-quarantined = Dwie historie
hub-standing-stale = Milczy od: { $time }
hub-standing-stale-now = Milczy
hub-standing-never = Jeszcze się nie odezwał
hub-standing-playing = Gra
hub-standing-free = Wolny

## hub-fact

hub-fact-silent = Milczy od
hub-fact-phase = Faza
hub-fact-group = Grupa
hub-fact-minutes = Czas gry
hub-fact-last = Ostatni wpis
hub-fact-camera = Kamera
hub-fact-disk = Dysk
hub-fact-delivered = Dostarczono

## hub-camera

hub-camera-ok = widzi stół
hub-camera-missing = niepodłączona
hub-camera-off = wyłączona
hub-camera-covered = zasłonięta
hub-camera-dark = za ciemno
hub-camera-stalled = nie odpowiada

## hub-disk

hub-disk-ok = w porządku
hub-disk-low = prawie pełny
hub-disk-full = pełny
hub-disk-failing = zawodzi

## hub-delivered

hub-delivered-all = wszystkie wpisy: { $seq }
hub-delivered-to = do wpisu { $seq }
hub-delivered-none = jeszcze nic

## hub-waiting

hub-waiting-title = Kto czeka
hub-waiting-hint = Te grupy odłożyły grę. Ze swoim kodem mogą grać dalej przy każdym stole.
hub-waiting-at = przy: { $table }

## hub-screens

hub-screens-title = Dla widzów
hub-screens-hint = Kto to zeskanuje, widzi, co leży odkryte na stole. Kod zmienia się z następną grupą.
hub-screens-spectators = Telewizor lub telefon
hub-screens-overlay = Nakładka na film
hub-screens-test = ze zmyślonymi kartami, do ustawienia

## hub-history

hub-history-title = Historia
hub-history-none = Ten stół jeszcze nic nie dostarczył.
hub-history-seq = Wpis
hub-history-at = Czas
hub-history-kind = Co
hub-history-what = Szczegóły

## hub-row

hub-row-group-started = Grupa przyszła
hub-row-group-returned = Grupa wróciła
hub-row-group-ended = Grupa odeszła
hub-row-group-moved = Grupa przeszła do innego stołu
hub-row-group-taken = Grupa przyszła od innego stołu
hub-row-hub-joined = Dołączono do huba
hub-row-game-started = Gra rozpoczęta
hub-row-game-ended = Gra zakończona
hub-row-started = Zapis rozpoczęty
hub-row-acted = Wpis
hub-row-took-back = Cofnięto
hub-row-corrected = Poprawiono
hub-row-uncorrected = Cofnięto poprawkę
hub-row-marked = Zaznaczono
hub-row-labelled = Nazwano
hub-row-seated = Posadzono
hub-row-drafted = Szkic
hub-row-voided = Unieważniono
hub-row-rule-question = Sprawdzono regułę
hub-row-overruled = Przegłosowano
hub-row-player-left = Gracz odszedł
hub-row-survey = Odpowiedziano na ankietę
hub-row-survey-asked = Zadano ankietę
hub-row-aim-shown = Pokazano cel
hub-row-seat-asked = Zapytano gracza
hub-row-first-hand = Pierwsze rozdanie bez pomocy
hub-row-stop-reason = Dlaczego przerwano
hub-row-machine = Urządzenie

## hub-how

hub-how-finished = dograna
hub-how-stopped = przerwana
hub-how-parked = odłożona

## hub-report

hub-report-title = Raport
hub-report-left-out =
    { $count ->
        [one] Pominięto { $count } wiersz
        [few] Pominięto { $count } wiersze
        [many] Pominięto { $count } wierszy
       *[other] Pominięto { $count } wiersza
    }

## hub-exports

hub-exports-title = Zapisz
hub-exports-rows-jsonl = Wiersze (JSON Lines)
hub-exports-rows-csv = Wiersze (CSV)
hub-exports-tables-zip = Tabele (CSV, spakowane)
hub-exports-report-html = Raport (strona)
hub-exports-report-pdf = Raport (PDF)

## hub-tokens

hub-tokens-title = Dostęp
hub-tokens-new = Nowy dostęp
hub-tokens-role = Dla kogo
hub-tokens-name = Nazwa
hub-tokens-games = Gry autora
hub-tokens-no-games = Jeszcze nic nie rozegrano.
hub-tokens-make = Utwórz
hub-tokens-made = Dostęp: { $name }
hub-tokens-once = To widać tylko raz: zeskanuj lub przepisz teraz. Kto to ma, ten wejdzie.
hub-tokens-list = Kto ma dostęp
hub-tokens-since = Od
hub-tokens-for = Tylko dla
hub-tokens-end = Zakończ
hub-tokens-revoke = Zakończ
hub-tokens-revoke-named = Zakończ dostęp: { $name }
hub-tokens-yours = to ty
hub-tokens-wrong = Podaj, dla kogo jest dostęp, i nazwij go.
hub-tokens-which-games = Wybierz gry autora.

## hub-role

hub-role-host = Prowadzący
hub-role-designer = Autor
hub-role-viewer = Widzowie
hub-role-device = Stół

## hub-quarantine

hub-quarantine-title = Dwie historie
hub-quarantine-none = Każdy stół ma jedną historię.
hub-quarantine-hint = Te stoły przysłały wpis inny niż ten, który dostarczono wcześniej. Tak robi skopiowana karta pamięci, ale też fałszerstwo. Obie historie są zachowane; tego, co stół przyśle odtąd, hub nie przyjmie.
hub-quarantine-at = Różnią się od wpisu { $seq }. Zauważono o { $time }.
hub-quarantine-known = Dostarczono najpierw
hub-quarantine-other = Przyszło później

## hub-show

hub-show-stale = Stół milczy od: { $time }. To może być nieaktualne.
hub-show-table = Stół
hub-show-trump = Atut
hub-show-score = Wynik
hub-show-no-card = jeszcze bez karty
hub-show-leads = wychodzi
hub-show-acts = kolej gracza
hub-show-nothing = Ten stół nie pokazuje teraz gry.

## hub-overlay

hub-overlay-table = Wzór
hub-overlay-first-side = Wiewiórki
hub-overlay-second-side = Dęby
hub-overlay-told = Tu widać, kto wziął lewę i dlaczego.

## hub-standings

hub-standings-title = Wyniki
hub-standings-none = Jeszcze żadna gra się nie skończyła.
hub-standings-won = wygrana
hub-standings-tie = wspólna wygrana

## hub-survey

hub-survey-title = Gracz { $seat }: jak było?
hub-survey-private = Nikt inny przy stole nie widzi twoich odpowiedzi.
hub-survey-group = Grupa { $group }
hub-survey-scale = 1: wcale, 5: bardzo
hub-survey-ends = 1: { $low }, 5: { $high }
hub-survey-yes = tak
hub-survey-no = nie
hub-survey-length-short = za krótka
hub-survey-length-right = w sam raz
hub-survey-length-long = za długa
hub-survey-more =
    { $count ->
        [one] Jeszcze { $count } pytanie
        [few] Jeszcze { $count } pytania
        [many] Jeszcze { $count } pytań
       *[other] Jeszcze { $count } pytania
    }
hub-survey-send = Wyślij
hub-survey-clear = Wyczyść odpowiedzi
hub-survey-nothing = Nie ma jeszcze żadnej odpowiedzi.
hub-survey-wrong-number = Wpisz liczbę całkowitą, na przykład 12.
hub-survey-too-much = Za dużo naraz: napisz mniej.
hub-survey-often = Z tego miejsca odpowiadano już dość często.
hub-survey-unknown = Nie ma tu ankiety
hub-survey-unknown-text = Kod jest stary albo źle odczytany. Zeskanuj jeszcze raz ten na ekranie stołu.

## hub-sent

hub-sent-title = Dziękujemy!
hub-sent-waits = Odpowiedzi czekają w hubie, aż stół je odbierze.
hub-sent-close = Nic nie zginie, gdy zamkniesz tę stronę.
hub-sent-kept = Odpowiedzi są zapisane.

## hub-enter

hub-enter-title = Kim jesteś?
hub-enter-hint = Otwórz otrzymany link albo wpisz tu jego kod.
hub-enter-token = Kod
hub-enter-go = Dalej
hub-enter-wrong = Ten kod nie jest (już) ważny.

## hub-entered

hub-entered-title = Witamy
hub-entered-go = Dalej

## hub-missing

hub-missing-title = Nie ma takiej strony
hub-missing-text = Może stół opuścił hub. Wróć na początek.
