# Co mówią ekrany gry Lunar, po polsku. Słowa gry stoją w tłumaczeniu samej gry.

## ui.welcome

ui-welcome-title = Lunar
ui-welcome-subtitle = Jedna karta daje kolor, druga wartość

## ui.ways

ui-ways-watch = Patrzy kamera
ui-ways-watch-help = Kamera rozpoznaje wykładane karty, gdy zna już talię. Punkty wpisujecie wy, gwiazdy tylko, gdy nie są oznaczone.
ui-ways-watch-touches = kilka dotknięć na rundę
ui-ways-follow = Każda karta ręcznie
ui-ways-follow-help = Każdej zagranej karty dotyka się na ekranie.
ui-ways-follow-touches = około 55 dotknięć na rundę
ui-ways-tally = Tylko liczenie
ui-ways-tally-help = Pola, gwiazdy i punkty wpisuje się na koniec rundy; jeśli ta już się zaczęła, od następnej.
ui-ways-tally-touches = około 15 dotknięć na rundę
ui-ways-tally-this = Tę rundę tylko policz

## ui.bar

ui-bar-round = Runda { $number }
ui-bar-gained = ▸{ $spaces } · ★{ $stars }
ui-bar-trump = Atut: { $suit }
ui-bar-tally = Liczenie

## ui.plate

ui-plate-owes-rank = ma dać wartość
ui-plate-owes-suit = ma dać kolor

## ui.from

ui-from-hand = Z ręki
ui-from-sky = Z Nieba

## ui.area

ui-area-sky = Niebo
ui-area-star = ★ z gwiazdą

## ui.team

ui-team-0 = Pełnia
ui-team-1 = Półksiężyc

## ui.variant

ui-variant-stars-asked = Karty z gwiazdą: pytanie po każdej lewie
ui-variant-stars-marked = Karty z gwiazdą: zaznaczane przy zagraniu
ui-variant-track-asked = Tor: pytanie o punkty po każdej rundzie
ui-variant-track-playtest = Tor talii testowej: { $points }
ui-variant-track-own = Tor: { $points }

## ui.exchange

ui-exchange-help = Każdy daje partnerowi dwie karty wartości i dwie karty koloru.

## ui.trumps

ui-trumps-task = { $player } odwraca kartę atutu.
ui-trumps-help = { $name } odwraca jedną kartę: dotknijcie jej także tutaj. Ostatnia odkryta to atut.
ui-trumps-help-again = { $name } odwraca następną. Pomyłka? Dotknijcie tej karty jeszcze raz.
ui-trumps-down = zakryta

## ui.track

ui-track-points =
    { $count ->
        [one] { $team }: { $count } pole
        [few] { $team }: { $count } pola
        [many] { $team }: { $count } pól
       *[other] { $team }: { $count } pola
    }
ui-track-take = Takie są punkty

## ui.tally

ui-tally-task = Rozegrajcie rundę, potem policzcie.
ui-tally-spaces = Pola: { $team }
ui-tally-stars = Karty z gwiazdą: { $team }
ui-tally-track = Punkty z toru: { $team }
ui-tally-take = Taka była runda
ui-tally-most-stars = Zdobyte pola: { $spaces }. Lewa ma cztery karty, więc liczba kart z gwiazdą po tej stronie to najwyżej { $most }, nie { $stars }.
ui-tally-follow = Jednak wpisuj karty

## ui.history

ui-history-help = Dotknijcie wpisu, żeby go poprawić.   ✓ wzięta lewa   ⚠ wbrew zasadom
ui-history-round = Runda { $number }: punkty { $first } do { $second }
ui-history-begin = Przed lewami
ui-history-count = Podliczenie
ui-history-track = Tor
ui-history-points = Tor: { $first } i { $second }
ui-history-counted = Policzone pola: { $first } do { $second }

## ui.correct

ui-correct-spaces = pola, { $team }
ui-correct-stars = gwiazdy, { $team }

## ui.over

ui-over-round = Runda
ui-over-points = { $points }  ({ $track } + { $stars }★)
ui-over-wins-one = { $team } wygrywa!

## first-hand

first-hand-exchange = Partner siedzi naprzeciwko. Każdy daje partnerowi dwie karty z liczbą (karty wartości) i dwie ze zwierzęciem (karty koloru).
first-hand-sky = Oprócz kart w ręce jest wspólne, odkryte Niebo. Za każdym razem kładziecie dwie karty, liczbę i zwierzę: jedną z ręki, drugą z Nieba.
first-hand-trump = Cztery karty, po jednej z każdym zwierzęciem, leżą odkryte. Po kolei odwracajcie po jednej; zwierzę, które zostanie, to atut i bije inne.
first-hand-lead = { $player } zaczyna i kładzie dowolną kartę: liczbę albo zwierzę.
first-hand-follow = Kartę kładzie też { $player }. Kto kładzie zwierzę, musi położyć to, które zagrano pierwsze, jeśli ma je w ręce.
first-hand-pair = { $player } dokłada to, czego drużynie brakuje: liczbę do zwierzęcia albo zwierzę do liczby. Obie karty drużyny to para; lepsza para wygrywa wszystko, co leży: lewę.
first-hand-won = To samo zwierzę: lewę wygrywa wyższa liczba, z równych późniejsza. Różne: wygrywa atut; bez atutu drużyna, która pierwsza dała zwierzę. Zwycięzcy zaczynają.
first-hand-stars = Zwycięzcy zatrzymują każdą kartę z lewy, która ma gwiazdę. Dotknijcie, ile ich było.
first-hand-track = Wszystkie karty są zagrane. Tor daje punkty za wzięte lewy, każda gwiazda jeszcze jeden. Od 30 punktów gra się kończy; wygrywa, kto ma więcej.

## stand-in

stand-in-exchange = Za { $player }: dajcie partnerowi dwie najniższe liczby i dwa zwierzęta, których ręka ma najmniej.
stand-in-trump = Za { $player }: odwróćcie zwierzę, którego odkryta ręka ma najmniej.
stand-in-lead = Za { $player }: połóżcie { FORM($trump, "accusative") }; w razie braku najwyższą liczbę.
stand-in-high = Za { $player }: połóżcie najwyższą liczbę.
stand-in-low = Za { $player }: połóżcie najniższą liczbę.
stand-in-follow = Za { $player }: połóżcie { FORM($lead, "accusative") }; w razie braku { FORM($trump, "accusative") }, inaczej dowolne zwierzę.
stand-in-trumped = Za { $player }: połóżcie { FORM($lead, "accusative") }; w razie braku zwierzę, którego ręka ma najmniej.
stand-in-animal = Za { $player }: połóżcie { FORM($trump, "accusative") }; w razie braku zwierzę, którego ręka ma najwięcej.
