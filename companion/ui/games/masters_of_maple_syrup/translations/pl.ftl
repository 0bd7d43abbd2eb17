# Co mówią ekrany gry Masters of Maple Syrup, po polsku. Słowa gry stoją w tłumaczeniu samej gry.

## ui.welcome

ui-welcome-title = Syrop klonowy
ui-welcome-subtitle = Masters of Maple Syrup: nawiercaj, zbieraj, rozbudowuj

## ui.ways

ui-ways-watch = Patrzy kamera
ui-ways-watch-help = Widzi, które karty leżą na obu posiadłościach i jak; jedno dotknięcie wpisuje różnicę. Kart akcji dotykacie sami.
ui-ways-watch-touches = około 2 dotknięć na turę
ui-ways-follow = Ręcznie
ui-ways-follow-help = Każdą akcję wpisujecie dotknięciem.
ui-ways-follow-touches = około 4 dotknięć na turę

## ui.seen

ui-seen-enter = To zobaczyła kamera. Wpisać?
ui-seen-which = Co się stało?
ui-seen-not-so = Nie tak było
ui-seen-unexplained = Kamera widzi coś, czego nie wyjaśnia żaden wpis: { $changes }
ui-seen-understood = Zajmę się tym
ui-seen-sideways = { $cards } bokiem
ui-seen-upright = { $cards } pionowo
ui-seen-laid = przybywa { $cards }
ui-seen-tucked =
    { $count ->
        [one] karta pod { $cards }
        [few] { $count } karty pod { $cards }
        [many] { $count } kart pod { $cards }
       *[other] { $count } karty pod { $cards }
    }
ui-seen-untucked =
    { $count ->
        [one] karta wyjęta spod { $cards }
        [few] { $count } karty wyjęte spod { $cards }
        [many] { $count } kart wyjętych spod { $cards }
       *[other] { $count } kart wyjętych spod { $cards }
    }
ui-seen-selected = „{ $cards }” obrócona
ui-seen-set-back = „{ $cards }” znów bokiem

## ui.learn

ui-learn-action = Karta akcji: { $action }
ui-learn-write-down = Co na niej jest

## ui.catalogue

ui-catalogue-open = Wpisz swoje karty
ui-catalogue-title = Wasze karty
ui-catalogue-add = Nowa karta
ui-catalogue-count =
    { $count ->
        [0] Nie ma jeszcze żadnej karty. O brakujące dane pomocnik zapyta, gdy będą potrzebne.
        [one] Jeden rodzaj kart. Dotknijcie go, żeby zobaczyć, co o nim wiadomo.
        [few] { $count } rodzaje kart. Dotknijcie jednego, żeby zobaczyć, co o nim wiadomo.
        [many] { $count } rodzajów kart. Dotknijcie jednego, żeby zobaczyć, co o nim wiadomo.
       *[other] { $count } rodzaju kart. Dotknijcie jednego, żeby zobaczyć, co o nim wiadomo.
    }
ui-catalogue-search = Szukaj
ui-catalogue-search-part = Część nazwy
ui-catalogue-found =
    { $count ->
        [0] Żadna karta nie ma w nazwie „{ $part }”.
        [one] Jedna karta ma w nazwie „{ $part }”.
        [few] { $count } karty mają w nazwie „{ $part }”.
        [many] { $count } kart ma w nazwie „{ $part }”.
       *[other] { $count } karty ma w nazwie „{ $part }”.
    }
ui-catalogue-new = Nowa: { $card }. Czego nie wiecie, niech zostanie „?”.
ui-catalogue-taken = { $card }: taka karta już jest.
ui-catalogue-cost = Koszt
ui-catalogue-value = Wartość
ui-catalogue-draws = Karty przy zbiorze
ui-catalogue-copies = Ile ich jest w talii
ui-catalogue-text = Co jest napisane na karcie?
ui-catalogue-no-text = Wpisz jej tekst
ui-catalogue-keep = Zachowaj kartę
ui-catalogue-remove = Usuń kartę
ui-catalogue-removed = { $card }: usunięto. „Zachowaj kartę” przywraca tę kartę.
ui-catalogue-not-kept = Nie można zachować kart: { $why }

## ui.order

ui-order-refused = Najpierw działa { $name }, potem { $other }, a w tej kolejności to nie pasuje: { $why }

## ui.bar

ui-bar-turn = Tura { $number }
ui-bar-last-turn = Ostatnia tura!

## ui.variant

ui-variant-rivals = Rywale: białe strony
ui-variant-third-tap = Trzecia biała strona: nawiercanie
ui-variant-third-harvest = Trzecia biała strona: zbiór
ui-variant-catalogue-none = Bez katalogu: pomocnik zapyta w trakcie gry
ui-variant-catalogue-playtest = Katalog: talia testowa
ui-variant-catalogue-own = Katalog: { $name }, rodzajów kart: { $count }
ui-variant-catalogue-kept = Katalog: jak ostatnio, rodzajów kart: { $count }
ui-variant-catalogue-broken = Pominięty: { $why }

## ui.seats

ui-seats-is-first = najwięcej czerwieni na sobie: zaczyna

## ui.side

ui-side-hand = ręka { $count } z { $limit }
ui-side-cards = posiadłość { $count } z { $last }
ui-side-selects = Dotknij karty akcji
ui-side-may-tap = Dotknij drzew: tyle, ile mówi karta
ui-side-may-harvest = Dotknij nawierconych: tyle, ile mówi karta
ui-side-may-develop = Rozbudowa o jedną kartę
ui-side-over-limit =
    { $count ->
        [one] O jedną kartę za dużo
        [few] O { $count } karty za dużo
        [many] O { $count } kart za dużo
       *[other] O { $count } karty za dużo
    }

## ui.way

ui-way-end = Zakończ turę
ui-way-end-discard = Odrzuć { $count }, koniec
ui-way-develop = Rozbuduj
ui-way-effect = Użyj tekstu karty

## ui.action

ui-action-sideways = bokiem
ui-action-points = do: { $name }

## ui.card

ui-card-tapped = bokiem
ui-card-tucked = +{ $count } pod spodem

## ui.piles

ui-piles = Talia { $deck } · odrzucone { $discard }

## ui.ask

ui-ask-which = Tekst której karty? Dotknij jej
ui-ask-develop = O którą kartę rozbudować?
ui-ask-develop-discount = O którą kartę rozbudować? Koszt jest mniejszy o 1.
ui-ask-discount = { $card }: koszt mniejszy o 1
ui-ask-price = koszt { $price }
ui-ask-other = Wpisz nazwę…
ui-ask-name = Jak nazywa się karta?
ui-ask-paid-count = Zapłacono kart
ui-ask-drew-count = Dobrano kart
ui-ask-choose = { $name } wybiera
ui-ask-take = Zgadza się
ui-ask-leave = Jednak nie

## ui.effect

ui-effect-draw = Dobrane
ui-effect-take = Wzięte z odrzuconych
ui-effect-discard = Odrzucone
ui-effect-tuck = Wsunięte pod nią
ui-effect-untuck = Wyjęte spod niej
ui-effect-from-hand = Wsunięte: z ręki
ui-effect-from-deck = Wsunięte: z talii
ui-effect-from-discard = Wsunięte: z odrzuconych
ui-effect-tap = Nawierć { $card }
ui-effect-untap = Wyprostuj { $card }
ui-effect-develop = Rozbuduj o { $card }
ui-effect-develop-none = Bez rozbudowy
ui-effect-no-text = Pomocnik nie zna tekstu tej karty: policzcie, co dał.
ui-effect-take-it = Tak było

## ui.entry

ui-entry-tap = nawierca { $cards }
ui-entry-harvest = zbiera z { $cards }
ui-entry-harvest-count = zbiera z { $count } drzew
ui-entry-drew = dobrano: { $count }
ui-entry-paid = zapłacono: { $count }
ui-entry-card-text = Na karcie: „{ $text }”
ui-entry-end = Koniec tury
ui-entry-end-discard =
    { $count ->
        [one] Koniec tury, odrzucona jedna karta
        [few] Koniec tury, odrzucone { $count } karty
        [many] Koniec tury, odrzuconych { $count } kart
       *[other] Koniec tury, odrzucone { $count } karty
    }
ui-entry-tap-count =
    { $count ->
        [one] nawierca jedno drzewo
        [few] nawierca { $count } drzewa
        [many] nawierca { $count } drzew
       *[other] nawierca { $count } drzewa
    }
ui-entry-untap-count =
    { $count ->
        [one] prostuje jedno drzewo
        [few] prostuje { $count } drzewa
        [many] prostuje { $count } drzew
       *[other] prostuje { $count } drzewa
    }

## ui.change

ui-change-hand = ręka { $was } → { $becomes }
ui-change-deck = Talia { $was } → { $becomes }
ui-change-discards = Odrzucone { $was } → { $becomes }
ui-change-away = { $card } znika
ui-change-under = { $card }: { $was } → { $becomes } pod spodem

## ui.history

ui-history-help = Dotknijcie wpisu, żeby go poprawić.
ui-history-tally = Podliczenie

## ui.tally

ui-tally-title = Ile warta jest każda karta?
ui-tally-points = Wartość, z premią
ui-tally-sum = na razie { $points }
ui-tally-take = Tyle jest warta
ui-tally-done = Gotowe
ui-tally-no-text = Pomocnik nie zna tekstu tej karty: odczytajcie z niej wartość.

## ui.over

ui-over-wins-one = Wygrywa { $name }!
ui-over-bonuses = Premie, karta po karcie

## first-hand

first-hand-aim = Każdy buduje własną posiadłość z drzew i zaplecza: wygrywa cenniejsza. Gra kończy się, gdy któraś ma dziesięć kart.
first-hand-select = { $player } bierze jedną z trzech kart akcji i obraca ją tak, żeby narysowana dłoń wskazywała własną posiadłość. Każdy może zrobić to, co mówi jego koniec karty: najpierw { $player }, potem drugi gracz.
first-hand-tap = NAWIERCANIE: obróćcie bokiem drzewa leżące pionowo, najwyżej tyle, ile mówi karta. Później zbierzecie z nich sok.
first-hand-harvest = ZBIÓR: obróćcie nawiercone drzewa z powrotem do pionu i dobierzcie tyle kart, ile mówi każde z nich.
first-hand-develop = ROZBUDOWA: połóżcie jedną kartę z ręki na swojej posiadłości. Zapłaćcie tyloma innymi kartami z ręki, ile ona kosztuje.
first-hand-choose = WYBÓR: tylko { $player } nawierca drzewa, zbiera sok albo rozbudowuje posiadłość.

## stand-in

stand-in-select = Za { $player }: wybierzcie kartę akcji „{ $action }”.
stand-in-choose = Za { $player }: wybierzcie kartę „Wybór”, a z niej: { $action }.
stand-in-tap = Za { $player }: nawierćcie { $cards }.
stand-in-harvest = Za { $player }: zbierzcie sok z { $cards }.
stand-in-develop = Za { $player }: rozbudujcie posiadłość o najdroższą kartę, na jaką stać odkrytą rękę; zapłaćcie najtańszymi.
stand-in-discard = Za { $player }: gdy { $other } skończy, zakończcie turę i odrzućcie najtańsze karty: { $count }.
stand-in-end = Za { $player }: gdy { $other } skończy, zakończcie turę.
