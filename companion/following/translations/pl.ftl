# Co ma do powiedzenia kamera, po polsku.

## calibration.well

calibration-well-place = Stół został znaleziony.
calibration-well-sharpness = Obraz jest ostry.
calibration-well-too-dark = Światła jest dość.
calibration-well-too-bright = Światła nie jest za dużo.
calibration-well-glare = { $seat }: nic się nie odbija.
calibration-well-flicker = Lampy nie migoczą.
calibration-well-card-size = Karty są dość duże, szerokość w pikselach: { $measured }.

## calibration.mend

calibration-mend-place = Nie znaleziono stołu: połóżcie na środku wydrukowaną matę albo przed miejscami, zgodnie z zegarem, asa, dwójkę, trójkę i czwórkę.
calibration-mend-sharpness = Obraz nie jest ostry: kręćcie obiektywem kamery, aż litery na kartach będą wyraźne.
calibration-mend-too-dark = Jest za ciemno: włączcie lampę.
calibration-mend-too-bright = Jest za jasno: przygaście lampę albo zasuńcie zasłonę.
calibration-mend-glare = { $seat }: odbija się lampa. Przesuńcie ją albo lekko przechylcie kamerę.
calibration-mend-flicker = Lampy migoczą: wybierzcie w ustawieniach częstotliwość prądu waszego kraju albo inną lampę.
calibration-mend-card-size = Karty są za małe, szerokość w pikselach: { $measured }. Przysuńcie kamerę do stołu.

## deck

deck-faintest = Odczytana najmniej pewnie: { $card }, { $percent } %.
deck-whole =
    { $count ->
        [one] Talia jest pełna: { $count } karta.
        [few] Talia jest pełna: { $count } karty.
        [many] Talia jest pełna: { $count } kart.
       *[other] Talia jest pełna: { $count } karty.
    }
deck-missing =
    { $count ->
        [one] Brakuje karty { $cards }.
        [few] Brakuje { $count } kart: { $cards }.
        [many] Brakuje { $count } kart: { $cards }.
       *[other] Brakuje { $count } karty: { $cards }.
    }
deck-doubled =
    { $count ->
        [one] Karta { $cards } jest dwa razy.
        [few] { $count } karty są dwa razy: { $cards }.
        [many] { $count } kart jest dwa razy: { $cards }.
       *[other] { $count } karty jest dwa razy: { $cards }.
    }
deck-too-many =
    { $count ->
        [one] Karta { $cards } nie należy do talii tej rundy.
        [few] { $count } karty nie należą do talii tej rundy: { $cards }.
        [many] { $count } kart nie należy do talii tej rundy: { $cards }.
       *[other] { $count } karty nie należy do talii tej rundy: { $cards }.
    }
deck-unread =
    { $count ->
        [one] Jednej karty nie udało się odczytać: rozłóżcie je trochę szerzej.
        [few] { $count } kart nie udało się odczytać: rozłóżcie je trochę szerzej.
        [many] { $count } kart nie udało się odczytać: rozłóżcie je trochę szerzej.
       *[other] { $count } karty nie udało się odczytać: rozłóżcie je trochę szerzej.
    }

## stash

stash-none = Teraz nie leży żaden odkryty zapas.
stash-whole = W zapasach jest to, co odłożono.
stash-missing =
    { $count ->
        [one] W odkrytych zapasach brakuje karty { $cards }.
        [few] W odkrytych zapasach brakuje kart: { $cards }.
        [many] W odkrytych zapasach brakuje kart: { $cards }.
       *[other] W odkrytych zapasach brakuje kart: { $cards }.
    }
stash-strange =
    { $count ->
        [one] W odkrytych zapasach leży { $cards }, a tam nie należy.
        [few] W odkrytych zapasach leżą { $cards }, a tam nie należą.
        [many] W odkrytych zapasach leżą { $cards }, a tam nie należą.
       *[other] W odkrytych zapasach leżą { $cards }, a tam nie należą.
    }

## mat

mat-seat = Ta krawędź w stronę miejsca { $seat }; pozostałe kolejno, zgodnie z zegarem.
mat-advice = Wydrukujcie na A4, poziomo, w skali 100 %. Połóżcie na środku stołu na czas ustawiania kamery, potem zabierzcie.
