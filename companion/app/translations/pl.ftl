# Co mówi kiosk, po polsku.

## kiosk-check

kiosk-check-journal-partition-ok = Gry mają własną partycję.
kiosk-check-journal-partition-shared = Gry leżą na partycji systemu.
kiosk-check-journal-partition-unprotected = Gry mają własną partycję, ale na partycji systemu się zapisuje: zanik prądu może ją uszkodzić.
kiosk-check-journal-partition-vanishes = Po wyłączeniu wszystko znika: gry leżą w pamięci albo na dysku tylko do odczytu.
kiosk-check-journal-partition-missing = Osobny system plików gier, „companion”, nie jest zamontowany.
kiosk-check-games-ok = Gry można odczytywać i zapisywać.
kiosk-check-games-unwritable = Kiosk nie może pisać w folderze gier albo w pliku w tym folderze.
kiosk-check-games-newer = Gry zapisała nowsza wersja.
kiosk-check-games-damaged = Plik gier jest uszkodzony.
kiosk-check-games-unreadable = Gier nie można odczytać.
kiosk-check-games-in-use = Gry ma otwarte inny pomocnik.
kiosk-check-event-ok = Plik wydarzenia jest w porządku.
kiosk-check-event-none = Nie ma pliku wydarzenia: do wyboru jest każda gra.
kiosk-check-event-faulty = Plik wydarzenia zawiera błędy: zamiast tego do wyboru jest każda gra.
kiosk-check-event-unreadable = Kiosk nie może odczytać pliku wydarzenia: zamiast tego do wyboru jest każda gra.
kiosk-check-watchdog-ok = Nadzór sprzętowy jest włączony.
kiosk-check-watchdog-unset = Nadzór sprzętowy nie jest ustawiony.
kiosk-check-watchdog-missing = To urządzenie nie ma nadzoru sprzętowego.
kiosk-check-unit-ok = Pomocnik uruchamia się razem z urządzeniem.
kiosk-check-unit-missing = Pomocnik nie uruchamia się razem z urządzeniem.
kiosk-check-unit-other = Jednostka pomocnika pochodzi z innej wersji albo została zmieniona.
kiosk-check-unit-stopped = Pomocnik nie działa albo jest ciągle uruchamiany ponownie.
kiosk-check-unit-restarted = Pomocnik działa, ale po błędzie trzeba go było uruchomić ponownie.
kiosk-check-pin-ok = PIN gospodarza jest ustawiony.
kiosk-check-pin-unset = PIN nie jest ustawiony.
kiosk-check-pin-unreadable = Pliku z PIN-em nie można odczytać.
kiosk-check-virtual-terminal-ok = Żadna klawiatura nie prowadzi do konsoli.
kiosk-check-virtual-terminal-open = Klawiatura prowadzi do konsoli.
kiosk-check-power-ok = Zasilacz wystarcza.
kiosk-check-power-untold = To urządzenie nie mówi nic o zasilaniu.
kiosk-check-power-low = Napięcie jest za niskie.
kiosk-check-power-was-low = Od uruchomienia napięcie bywało za niskie.
kiosk-check-space-ok = Jest miejsce na gry.
kiosk-check-space-low = Zostało mniej niż 500 MiB miejsca.
kiosk-check-space-full = Dysk jest pełny.
kiosk-check-clock-ok = Zegar jest pilnowany.
kiosk-check-clock-unset = Nic nie pilnuje zegara.
kiosk-check-clock-wrong = Zegar chodzi źle.
kiosk-check-display-ok = Ekran jest podłączony.
kiosk-check-display-missing = Żaden ekran nie jest podłączony.
kiosk-check-touch-ok = Ekran dotykowy jest podłączony.
kiosk-check-touch-missing = Żaden ekran dotykowy nie jest podłączony.
kiosk-check-camera-ok = Kamera jest podłączona.
kiosk-check-camera-missing = Żadna kamera nie jest podłączona.
kiosk-check-sound-ok = Jest głośnik.
kiosk-check-sound-missing = Nie ma głośnika.

## kiosk-mend

kiosk-mend-journal-partition-shared = Umieść gry na osobnym systemie plików o nazwie „companion” i wykonaj „sudo companion kiosk install”; powie, jak najpierw skopiować tam gry.
kiosk-mend-journal-partition-vanishes = Na Raspberry Pi wykonaj „sudo raspi-config nonint disable_overlayfs” i uruchom ponownie. Umieść gry na osobnym systemie plików o nazwie „companion” i wykonaj „sudo companion kiosk install”. Potem wykonaj „sudo raspi-config nonint enable_overlayfs” i uruchom ponownie. Jeśli już tam leżą, uruchom ponownie, aby dysk został sprawdzony; jeśli to nie pomoże, weź inny.
kiosk-mend-journal-partition-missing = Podłącz go i uruchom ponownie; jeśli jest podłączony, „systemctl status var-lib-companion.mount” powie, dlaczego nie jest zamontowany.
kiosk-mend-journal-partition-unprotected = Na Raspberry Pi wykonaj „sudo raspi-config nonint enable_overlayfs” i uruchom ponownie.
kiosk-mend-games-unwritable = Wykonaj „sudo chown -R companion: /var/lib/companion” i „sudo chmod -R u+rwX /var/lib/companion”, a potem uruchom ponownie.
kiosk-mend-games-newer = Zainstaluj tę wersję ponownie: „sudo apt install ./companion_….deb”, a potem uruchom ponownie.
kiosk-mend-games-damaged = Uruchom pomocnika ponownie: naprawi plik z drugiej kopii i powie o tym.
kiosk-mend-games-unreadable = „sudo -u companion companion journal verify” mówi dlaczego; uruchom ponownie, by sprawdzić dysk.
kiosk-mend-games-in-use = Zakończ go i wykonaj „sudo systemctl restart companion-kiosk”.
kiosk-mend-event-faulty = „sudo -u companion companion event check” z nazwą pliku wymienia każdy błąd.
kiosk-mend-event-unreadable = Wykonaj „sudo chown companion: /var/lib/companion/event.toml”, albo jak się nazywa, i uruchom ponownie.
kiosk-mend-watchdog-unset = Uruchom „sudo companion kiosk install” i włącz urządzenie ponownie.
kiosk-mend-watchdog-missing = Zawieszone urządzenie trzeba uruchomić ponownie ręcznie.
kiosk-mend-unit-missing = Uruchom „sudo companion kiosk install” i włącz urządzenie ponownie.
kiosk-mend-unit-other = Uruchom jeszcze raz „sudo companion kiosk install” albo zostaw, jak jest.
kiosk-mend-unit-stopped = Włącz urządzenie ponownie; jeśli to nie pomoże, „journalctl -u companion-kiosk” powie dlaczego.
kiosk-mend-unit-restarted = „journalctl -u companion-kiosk” powie dlaczego; nic z rozegranych gier nie zginęło.
kiosk-mend-pin-unset = Uruchom „sudo -u companion companion kiosk pin”.
kiosk-mend-pin-unreadable = Uruchom „sudo companion kiosk pin”.
kiosk-mend-virtual-terminal-open = Uruchom „sudo companion kiosk install” i włącz urządzenie ponownie.
kiosk-mend-power-low = Użyj oficjalnego zasilacza i krótkiego kabla.
kiosk-mend-power-was-low = Użyj oficjalnego zasilacza i krótkiego kabla.
kiosk-mend-space-low = Zrób miejsce albo użyj większej karty pamięci.
kiosk-mend-space-full = Zrób miejsce teraz.
kiosk-mend-clock-unset = Kolejność gier i tak się zgadza; ustaw zegar, żeby zgadzała się też data.
kiosk-mend-clock-wrong = Kolejność gier i tak się zgadza; ustaw zegar, żeby zgadzała się też data.
kiosk-mend-display-missing = Sprawdź kabel i uruchom ponownie.
kiosk-mend-touch-missing = Sprawdź kabel; na razie działa mysz.
kiosk-mend-camera-missing = Bez niej stół gra przez dotyk.
kiosk-mend-sound-missing = Stół gra bez dźwięku.

## kiosk-pin

kiosk-pin-length = PIN ma od { $least } do { $most } cyfr.
kiosk-pin-easy = Ten PIN każdy sprawdzi najpierw: wybierz inny.
kiosk-pin-title = Gospodarz
kiosk-pin-enter = PIN gospodarza
kiosk-pin-set = Gospodarzu: ustaw PIN, od { $least } do { $most } cyfr. Otwiera twoje ekrany, na przykład wydarzenie, raport i eksport.
kiosk-pin-again = Wpisz ten sam PIN jeszcze raz.
kiosk-pin-differs = To były dwa różne PIN-y.
kiosk-pin-not-set = PIN nie jest ustawiony. { $why }
kiosk-pin-wrong = To nie jest ten PIN.
kiosk-pin-wait = Za dużo prób: poczekaj { $count } s.
kiosk-pin-locked = Zablokowane: pomoże tylko plik odzyskiwania.
kiosk-pin-unreadable = Pliku z PIN-em nie można odczytać. Ustaw PIN w powłoce: „sudo companion kiosk pin”.
kiosk-pin-forgotten = Nie pamiętam PIN-u
kiosk-pin-no-file = Nie ma pendrive’a z plikiem odzyskiwania tego kiosku.

## kiosk-attract

kiosk-attract-play = Graj
kiosk-attract-wake = Dotknij mnie
kiosk-attract-parked = Dalej: { $code } …
kiosk-attract-again = Już tu graliśmy
kiosk-attract-games = { $event }: { $games }
kiosk-attract-plays = Pomocnik sam gra w { $game }
kiosk-attract-shows = Pomocnik sam gra w { $game }  ·  { $moment }

## kiosk-thanks

kiosk-thanks-title = Dziękujemy!
kiosk-thanks-answered = Wasza gra i wasze odpowiedzi są zapisane dla autora.
kiosk-thanks-played = Wasza gra jest zapisana dla autora. Podając nazwę grupy, możecie jeszcze odpowiedzieć na pytania: dotknijcie „{ kiosk-attract-again }”.
kiosk-thanks-next = Żadne imię tu nie zostaje. Złóżcie proszę karty: następna grupa dotyka „{ kiosk-attract-play }”.
kiosk-thanks-kept = Odłożona gra czeka do końca wydarzenia: dotknijcie „{ kiosk-attract-again }” i podajcie nazwę grupy. Zostawcie jej karty osobno. Następna grupa dotyka „{ kiosk-attract-play }”.

## kiosk-group

kiosk-group-title = Wasza grupa
kiosk-group-help = Pod tą nazwą znajdziecie swoją grę. Zeskanujcie ją albo zapiszcie.
kiosk-group-on = Dalej
kiosk-group-ask = Jeśli chcecie, powiedzcie coś o sobie.
kiosk-group-skip = bez odpowiedzi

## kiosk-former

kiosk-former-title = Którą grupą byliście?
kiosk-former-first = Pierwsze słowo
kiosk-former-second = Drugie słowo
kiosk-former-number = Liczba
kiosk-former-none = Przy tym stole nie ma gry grupy { $code }.
kiosk-former-moved = Gra grupy { $code } toczy się dalej przy innym stole.
kiosk-former-survey = Odpowiedz na pytania

## kiosk-choose

kiosk-choose-title = W co gracie?
kiosk-choose-players = Gracze: { $players }
kiosk-choose-about-minutes = około { $minutes } min
kiosk-choose-played-before = { $game }: graliście w to wcześniej?
kiosk-choose-version = { $game }, wersja { $version }
kiosk-choose-go-on = Dalej: { $game }

## kiosk-aim

kiosk-aim-title = Autor gry prosi, żebyście zwrócili uwagę
kiosk-aim-on = Gramy

## kiosk-bar

kiosk-bar-ask = ?
kiosk-bar-new-group = Nowa grupa
kiosk-bar-players = Gracze
kiosk-bar-clock = ◷ { $count } min
kiosk-bar-paused = ❚❚ { $count } min

## kiosk-prompt

kiosk-prompt-new-group = Wasza grupa odchodzi? Ta gra kończy się tutaj: zostanie zapisana jako przerwana i nikt jej nie dokończy. Jeśli chcecie grać dalej później, najpierw ją odłóżcie.
kiosk-prompt-new-group-free = Wasza grupa odchodzi? To, co zagraliście, jest zapisane.
kiosk-prompt-new-group-kept = Wasza grupa odchodzi? Odłożona gra zostaje: podając nazwę grupy, zagracie w nią dalej aż do końca wydarzenia.
kiosk-prompt-new-group-gone = Poprzednia grupa odeszła; jesteśmy nowi
kiosk-prompt-new-group-yes = Odchodzimy
kiosk-prompt-new-group-no = Zostajemy
kiosk-prompt-still-there = Jesteście jeszcze? Dotknijcie ekranu. Za { $count } s gra zostanie odłożona i poczeka na was.
kiosk-prompt-still-there-free = Jesteście jeszcze? Dotknijcie ekranu. Za { $count } s stół będzie wolny dla następnej grupy.
kiosk-prompt-closes = Ten ekran zamknie się za { $count } s. Dotknijcie go, by zostać.
kiosk-prompt-remind = Gracie już jakiś czas. Gracie dalej czy rozmawiamy o grze?
kiosk-prompt-remind-yes = Gramy dalej
kiosk-prompt-remind-no = Rozmawiamy

## kiosk-question

kiosk-question-unclear = Nadal niejasne
kiosk-question-overrule = Zdecydowaliśmy inaczej
kiosk-question-noted = Zapisane dla autora, dziękujemy.
kiosk-question-why = Co jest niejasne?

## kiosk-survey

kiosk-survey-title = { $seat }: jak było?
kiosk-survey-private = Nikt inny nie widzi twoich odpowiedzi.
kiosk-survey-scale = 1: wcale nie, 5: bardzo
kiosk-survey-done = Gotowe
kiosk-survey-more = Więcej pytań
kiosk-survey-skip = Pomiń
kiosk-survey-skip-all = Wszyscy pomijają
kiosk-survey-learning = Łatwo się nauczyć
kiosk-survey-decisions = Dobre decyzje
kiosk-survey-downtime = Mało czekania
kiosk-survey-interaction = Graliśmy ze sobą
kiosk-survey-originality = Coś nowego
kiosk-survey-fun = Zabawa
kiosk-survey-length = Długość
kiosk-survey-foreseeable = Koniec był widoczny od rundy
kiosk-survey-favourite = Co było najlepsze?
kiosk-survey-change = Co byś zmienił?
kiosk-survey-write = napisz …
kiosk-survey-number = liczba …
kiosk-survey-yes = tak
kiosk-survey-no = nie
kiosk-survey-play-again = Chcesz zagrać w to jeszcze raz?
kiosk-survey-buy = Chcesz to kupić?
kiosk-survey-ends = { $question } (1: { $low }, 5: { $high })

## kiosk-fun

kiosk-fun-title = Jak bardzo podobała się gra? 1: wcale, 5: bardzo
kiosk-fun-on = Dalej

## kiosk-stop

kiosk-stop-title = Dlaczego skończyliście wcześniej?
kiosk-stop-time = Nie ma już czasu
kiosk-stop-too-long = Trwało za długo
kiosk-stop-confusing = Było niejasne
kiosk-stop-not-our-kind = To nie jest gra dla nas
kiosk-stop-had-to-go = Ktoś musiał iść
kiosk-stop-other = Inny powód

## kiosk-length

kiosk-length-short = za krótka
kiosk-length-right = w sam raz
kiosk-length-long = za długa

## kiosk-foreseeable

kiosk-foreseeable-never = nigdy

## kiosk-host

kiosk-host-title = Gospodarz
kiosk-host-settings = Ustawienia
kiosk-host-check = Co nie jest w porządku
kiosk-host-event = Wydarzenie
kiosk-host-report = Raport
kiosk-host-export = Zapisz wszystko na pendrivie
kiosk-host-camera = Kamera
kiosk-host-learn = Pokaż talię: { $game }
kiosk-host-new-game = Nowa gra
kiosk-host-learn-later = Gra grupa: jej gra ma pierwszeństwo.
kiosk-host-pin = Inny PIN
kiosk-host-update = Wersja i aktualizacja
kiosk-host-exit = Opuść pomocnika
kiosk-host-off = Wyłącz
kiosk-host-off-not = Urządzenia nie można teraz wyłączyć: być może trwa jakaś instalacja. Spróbuj ponownie za chwilę.
kiosk-host-once-more = Dotknij „{ $way }” jeszcze raz, aby to zrobić.
kiosk-host-dark = Ekran kiosku pozostanie potem ciemny aż do ponownego uruchomienia urządzenia.
kiosk-host-working = Chwileczkę …
kiosk-host-no-stick = Nie ma podłączonego pendrive’a.
kiosk-host-exported = Całe wydarzenie jest na pendrivie, w folderze { $folder }. Możesz go wyjąć.
kiosk-host-exported-not = Wydarzenie nie jest zapisane: { $why }
kiosk-host-stalled = Pendrive jest powolny albo się zawiesił. Próba trwa; można z niej zrezygnować.
kiosk-host-export-stop = Zrezygnuj z pendrive’a
kiosk-host-safe = Po kilku awariach pomocnik działa bez kamery i bez własnych ekranów gier. Punkty można oglądać i wpisywać.

## kiosk-update

kiosk-update-runs = Działa wersja pomocnika { $version }.
kiosk-update-before = Wcześniej działała wersja { $version }: „sudo companion kiosk rollback” do niej wraca.
kiosk-update-how = Nic nie aktualizuje się samo, a ekranowi nie wolno. Najpierw zapisz wszystko na pendrivie. Potem w terminalu tego urządzenia, dostępnym przez sieć (ssh): „sudo apt install ./companion_….deb”. Obowiązuje od następnego uruchomienia, a gry zostają.

## kiosk-fault

kiosk-fault-vanishes = Po wyłączeniu wszystko by znikło: gry leżą w pamięci albo na dysku tylko do odczytu. Żadna gra się nie zacznie, dopóki gospodarz tego nie naprawi.
kiosk-fault-missing = Osobny system plików gier, „companion”, nie jest zamontowany: może jego pendrive nie jest podłączony. Żadna gra się nie zacznie, dopóki gospodarz tego nie naprawi i nie uruchomi urządzenia ponownie.
kiosk-fault-restarted = Po błędzie pomocnik uruchomił się ponownie; gra toczy się dalej od tego samego miejsca i nic nie zginęło.

## kiosk-lesson

kiosk-lesson-known = Znamy to
kiosk-lesson-on = Jasne

## kiosk-event

kiosk-event-event = Nazwa
kiosk-event-table = Ten stół
kiosk-event-game = W ofercie
kiosk-event-offer = Dodać
kiosk-event-languages = Języki
kiosk-event-compare = Wersje
kiosk-event-ask = Pytania o gracza
kiosk-event-remind-after-minutes = „Dalej czy rozmowa?” po
kiosk-event-idle-minutes = „Jesteście tam?” po
kiosk-event-minutes = { $count } min
kiosk-event-stick = Z pendrive’a
kiosk-event-keep = Zachowaj
kiosk-event-kept = To obowiązuje od teraz.
kiosk-event-not-kept = To nie jest jeszcze zachowane. Jeszcze jedno „Wstecz” to odrzuci.
kiosk-event-default = { $file } ma błędy. Dopóki gospodarz ich nie poprawi, w ofercie są wszystkie gry na zwykłych zasadach.
kiosk-event-no-file = Na żadnym pendrivie nie ma pliku wydarzenia (.toml).
kiosk-event-which = Który z nich?
kiosk-event-taken = { $file } nie ma błędów. Obejrzyjcie, potem zachowajcie.
kiosk-event-faults = { $file } nie zostaje przyjęty:
kiosk-event-not-written = Wydarzenia nie można zapisać: { $why }
kiosk-event-version = Wersja
kiosk-event-changes = Co nowego
kiosk-event-assist = Pomocnik
kiosk-event-survey = Ankieta
kiosk-event-option = Zasady
kiosk-event-question = Pytanie { $number }
kiosk-event-asks = Treść
kiosk-event-answer = Odpowiedź
kiosk-event-low = 1 znaczy
kiosk-event-high = 5 znaczy
kiosk-event-choice = Wybór { $number }
kiosk-event-ask-no-more = Nie pytaj więcej
kiosk-event-remove = Nie oferuj więcej
kiosk-event-another = Kolejna wersja

## kiosk-answer

kiosk-answer-scale = od 1 do 5
kiosk-answer-yes-no = tak lub nie
kiosk-answer-choice = wybór
kiosk-answer-number = liczba
kiosk-answer-text = słowami

## kiosk-compare

kiosk-compare-alternate = przydzielane
kiosk-compare-chosen = wybierają grupy

## kiosk-assist

kiosk-assist-record = notuje
kiosk-assist-referee = także sędziuje
kiosk-assist-coach = także objaśnia

## kiosk-players

kiosk-players-title = Kto gra?
kiosk-players-leaves = odchodzi
kiosk-players-takes-over = ktoś przejmuje
kiosk-players-who = { $name } odchodzi. Co z tym miejscem?
kiosk-players-person = Ktoś inny
kiosk-players-sits-down = siada i gra dalej
kiosk-players-bot = Pomocnik
kiosk-players-open = gra: odkryjcie te karty
kiosk-players-no-bot = W { $game } pomocnik nie może grać za nikogo: nie zna kart na ręce, a stół nie mówi, co jest dobre.
kiosk-players-stop = Kończymy tutaj
kiosk-players-so-far = Na razie: { $result }
kiosk-players-joins = Ktoś dołącza
kiosk-players-anew = Kończymy, zaczynamy z { $count } graczami
kiosk-players-full = Kto dołącza, może przejąć miejsce kogoś, kto odchodzi: więcej osób grać nie może.

## kiosk-wrong

kiosk-wrong-at = { $place }, wiersz { $line }
kiosk-wrong-curved = Wiersz { $line }: { $sign } to cudzysłów drukarski. Wpiszcie prosty.
kiosk-wrong-idle-option = to nic nie znaczy przy { $why }: pomińcie jedno z nich
kiosk-wrong-missing = tego brakuje
kiosk-wrong-unknown = takiego klucza nie ma; znane są { $known }
kiosk-wrong-in-event = ten klucz stoi nad pierwszym [[game]]
kiosk-wrong-in-game = ten klucz stoi pod [[game]]
kiosk-wrong-in-group = ten klucz stoi pod [group]
kiosk-wrong-text = to musi być tekst
kiosk-wrong-line = to musi być jeden wiersz, najwyżej { $most } znaków
kiosk-wrong-texts = to musi być lista tekstów
kiosk-wrong-language = „{ $language }” nie jest skrótem języka, takim jak „en”
kiosk-wrong-no-game = potrzeba co najmniej jednego [[game]]
kiosk-wrong-no-file = obok tego pliku nie ma { $file }: skopiujcie go tam
kiosk-wrong-twice = { $game } { $version } jest tu dwa razy
kiosk-wrong-name = żadna gra nie nazywa się „{ $name }”; znane są { $known }
kiosk-wrong-questions = można zadać najwyżej { $most } pytania
kiosk-wrong-questions-list = to musi być lista pytań
kiosk-wrong-asked-twice = pytanie „{ $ask }” jest zadane dwa razy
kiosk-wrong-kind-only = to może stać tylko przy kind = { $kind }
kiosk-wrong-parts = to muszą być różne teksty, od 2 do { $most }
kiosk-wrong-ends = nazwę mają oba końce, każdy inną, albo żaden
kiosk-wrong-options = to musi być tabela, na przykład goal = 10 w nawiasach klamrowych
kiosk-wrong-one-of = to musi być jedno z: { $known }
kiosk-wrong-switch = to musi być true albo false
kiosk-wrong-group = to musi być tabela: [group]
kiosk-wrong-list = to musi być lista
kiosk-wrong-minutes = to musi być całkowita liczba minut, co najmniej 1
kiosk-wrong-unversioned = { $version } miała inne zasady lub pytania: podaj inną wersję
kiosk-wrong-said = { $said }
kiosk-wrong-gone = Nie da się go odczytać: czy pendrive jest jeszcze podłączony?
kiosk-wrong-no-toml = To nie jest plik wydarzenia (tekst TOML w UTF-8).
kiosk-wrong-line-of = Wiersz { $line } nie jest poprawnym TOML.

## kiosk-hub

kiosk-host-hub = Hub
kiosk-hub-none = Ten stół nie należy do żadnego huba. Wpisz lub zeskanuj kod, który pokazuje hub.
kiosk-hub-joined = Połączono: { $hub }, jako { $table }
kiosk-hub-all = Wszystko jest dostarczone, do wpisu { $row }.
kiosk-hub-waiting = { $count ->
    [one] Dostarczono do wpisu { $row }; { $count } kolejny czeka tutaj.
    [few] Dostarczono do wpisu { $row }; { $count } kolejne czekają tutaj.
   *[many] Dostarczono do wpisu { $row }; { $count } kolejnych czeka tutaj.
}
kiosk-hub-trouble-unreachable = Od { $since } hub nie odpowiada. Stół gra dalej i dostarczy wpisy później.
kiosk-hub-trouble-no-hub = Od { $since } zamiast huba odpowiada coś innego. Połącz stół ponownie jego kodem.
kiosk-hub-trouble-foreign = Od { $since } zamiast niego odpowiada inny hub: nic nie jest do niego wysyłane. Połącz stół ponownie kodem swojego huba.
kiosk-hub-trouble-revoked = Od { $since } hub nie zna już tego stołu. Połącz stół ponownie jego kodem.
kiosk-hub-trouble-conflict = Od { $since } nic nie jest dostarczane: inny stół wysłał pod nazwą tego stołu inne wpisy, jak ze skopiowanej karty.
kiosk-hub-trouble-busy = Od { $since } hub ma zbyt wiele pracy. Stół dostarczy wpisy później.
kiosk-hub-trouble-refused = Od { $since } hub nie przyjmuje tego, co jest dostarczane: zaktualizuj pomocnika albo hub.
kiosk-hub-trouble-fault = Od { $since } błąd w pomocniku nie pozwala przekazać hubowi wszystkiego. To, co rozegrano, jest tu zapisane i zostanie dostarczone później.
kiosk-hub-type = Wpisz kod
kiosk-hub-scan = Zeskanuj kod
kiosk-hub-stop-scan = Zakończ skanowanie
kiosk-hub-code = Kod huba
kiosk-hub-leave = Opuść hub
kiosk-hub-left = Stół opuścił hub. To, co dostarczono, zostaje w hubie.
kiosk-hub-not-joined = Nie połączono. { $why }
kiosk-hub-no-code = To nie jest kod huba. Użyj kodu, który pokazuje hub, aż do ostatniego znaku.
kiosk-hub-wrong-code = Hub nie przyjmuje tego kodu. Użyj tego, który teraz pokazuje.
kiosk-hub-taken = Ta gra toczy się już dalej przy innym stole.
kiosk-hub-cannot-unreachable = Hub nie odpowiada. Czy jest włączony i czy ten stół jest w jego sieci?
kiosk-hub-cannot-no-hub = To, co tam odpowiada, nie jest hubem. Użyj kodu, który hub teraz pokazuje.
kiosk-hub-cannot-foreign = Odpowiada tam inny hub. Użyj kodu, który teraz pokazuje twój.
kiosk-hub-cannot-revoked = Hub nie zna już tego stołu. Połącz stół ponownie jego kodem.
kiosk-hub-cannot-conflict = Inny stół wysłał pod nazwą tego stołu inne wpisy, jak ze skopiowanej karty.
kiosk-hub-cannot-busy = Hub ma zbyt wiele pracy. Spróbuj ponownie za minutę.
kiosk-hub-cannot-refused = Hub i ten stół się nie rozumieją: zaktualizuj pomocnika albo hub.
kiosk-hub-cannot-fault = Błąd w pomocniku nie pozwala zapytać huba. To, co rozegrano, jest tu zapisane.
kiosk-hub-watched = Widzowie widzą stół
kiosk-hub-unwatched = Widzowie nic nie widzą
kiosk-hub-event-not = W wydarzenie z huba nie da się tutaj grać: { $why }

## kiosk-help

kiosk-help-short = Pomoc
kiosk-help-short-called = Pomoc ✓
kiosk-help-call = Wezwij gospodarza
kiosk-help-called = Wezwano ✓

## kiosk-phones

kiosk-phones-title = Na waszych telefonach
kiosk-phones-offer = Na telefonach
kiosk-phones-help = Zeskanuj kod swojego miejsca. Telefon musi być w sieci tego pomieszczenia; może ostrzec przed nieznanym certyfikatem.
kiosk-phones-answered = { $seat } ✓
kiosk-phones-later = Hub teraz nie odpowiada. Odpowiedzcie tutaj albo zeskanujcie kod później.
