# Co mówią ekrany gier opisanych, po polsku.

## ui.welcome

ui-welcome-title = Więcej gier
ui-welcome-subtitle = Spades, Kierki i wszystko, co opisuje plik tekstowy

## about

about-game = Więcej gier: tradycyjne gry na lewy, karty wyników i gry własne, każda opisana w pliku tekstowym.

## ui.more

ui-more-search = Szukaj
ui-more-search-for = Część nazwy gry
ui-more-none = Żadna gra nie pasuje. Dotknijcie liczby jeszcze raz albo poszukajcie innych liter.
ui-more-players =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
ui-more-from-to = od { $least } do { $most } osób
ui-more-teams = w drużynach
ui-more-sheet = karta wyników
ui-more-minutes = około { $count } min
ui-more-version = wersja { $version }
ui-more-wrong = Nie da się zagrać: { $fault }
ui-more-bring = Przynieś grę
ui-more-new = Nowa gra
ui-more-looking = Szukam gier …
ui-more-which = Dotknijcie pliku, który ma tu zostać. Zastąpi on plik o tej samej nazwie.
ui-more-none-brought = Nie ma pliku z końcówką .toml: ani na pamięci USB, ani w folderze domowym.
ui-more-taken = { $file } jest teraz tutaj.

## ui.new

ui-new-nearest = Od której gry zacząć?
ui-new-change = Zmień tę grę
ui-new-go-on = Dalej: { $name }
ui-new-in-the-file = To mówi tylko plik: zmień to w nim.
ui-new-add = + { $part }
ui-new-name-of = { $part }: nazwa
ui-new-more = + jeszcze jedno
ui-new-undo = Cofnij
ui-new-redo = Ponów
ui-new-try = Wypróbuj
ui-new-save = Zapisz
ui-new-right = ✓ Sprawdź
ui-new-check-title = Co poprawić i co z tego wynika
ui-new-meaning = Tak gra jest rozumiana
ui-new-no-warnings = ✓ Nic nie jest błędne ani wątpliwe.
ui-new-remove = Usuń
ui-new-done = Gotowe
ui-new-try-title = Wypróbowali to prości gracze
ui-new-another = Jeszcze raz
ui-new-play = Zagraj tutaj
ui-new-saved = Zapisano
ui-new-saved-as = { $name } { $version } jest teraz wśród gier ({ $file }). Późniejsza zmiana dostanie następną wersję.
ui-new-stick = Na pamięć USB
ui-new-written-stick = Jest w pamięci USB, w folderze { $folder }.
ui-new-written-home = Nie ma pamięci USB: jest w folderze domowym, w { $folder }.
ui-new-discard = Odrzuć ten szkic
ui-new-discard-again = Dotknij jeszcze raz, a szkic zniknie.
ui-new-missing = Brakuje jeszcze: { $what }
ui-new-unfinished = Coś jeszcze musi nastąpić.
ui-new-check =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }

## ui.seats

ui-seats-first = Rozdaje kto inny
ui-seats-is-first = rozdaje
ui-seats-team = Strona { $number }

## ui.ways

ui-ways-follow = Każda karta
ui-ways-follow-help = Każdej karty dotyka się, gdy zostaje zagrana.
ui-ways-follow-touches = około 55 dotknięć na rozdanie
ui-ways-winners = Tylko kto wziął lewę
ui-ways-winners-help = Po każdej lewie: kto ją wziął i, jeśli się liczą, jakie karty w niej leżały.
ui-ways-winners-touches = około 15 dotknięć na rozdanie
ui-ways-tally = Tylko liczenie
ui-ways-tally-help = Liczby z rozdania wpisuje się na końcu; jeśli to rozdanie już trwa, to od następnego.
ui-ways-tally-touches = około 10 dotknięć na rozdanie
ui-ways-tally-this = Tylko policz to rozdanie

## ui.bar

ui-bar-winners = Lewy
ui-bar-tally = Liczenie

## ui.winners

ui-winners-cards = Karty w lewie, które się liczą

## ui.tally

ui-tally-task = Rozegrajcie rozdanie, potem policzcie.
ui-tally-take = Takie było rozdanie
ui-tally-follow = Jednak wpisujcie karty
ui-tally-sum = { $word }: { $sum } z { $whole }. Policzcie jeszcze raz.
ui-tally-one = { $word }: tylko u jednej osoby.

## ui.ask

ui-ask-take = To wszystko
ui-ask-from = { $word }: co najmniej { $least }.
ui-ask-from-to = { $word }: od { $least } do { $most }.

## ui.round

ui-round-start = Włącz czas
ui-round-hold = Zatrzymaj czas

## ui.word

ui-word-contract = Kontrakt
ui-word-trump = Atut

## ui.sheet

ui-sheet-title = Karta wyników
ui-sheet-course = Przebieg
ui-sheet-part = { SENTENCE($name) }
ui-sheet-hand = Rozdanie
ui-sheet-total = Razem
ui-sheet-categories = Koniec
ui-sheet-nothing = Nic nie dało punktów.

## ui.history

ui-history-begin = Przed lewami
ui-history-ask = Na koniec rozdania
ui-history-round = W rundzie
ui-history-round-end = Na koniec rundy
ui-history-counted = Policzono
ui-history-entry = Wpis

## stand-in

stand-in-bid = Za { $player }: pas, a gdzie nie można, najniższa zapowiedź.
stand-in-follow = Za { $player }: najniższa karta koloru wyjścia, a bez takiej najniższa ze wszystkich.
stand-in-low = Za { $player }: najniższa karta, którą wolno zagrać.
