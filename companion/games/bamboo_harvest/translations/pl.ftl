# Co mówi gra Bamboo Harvest, po polsku. Słowa gry, wszędzie te same:
#   reed pęd (bambusa) · deed akt (akt własności) · wild deed joker · forest las · token żeton
#   disturbance token żeton zakłócenia · vacant wolny · match pasować · adjacent sąsiedni · edge brzeg
#   build budować, budowa · swap zamieniać, zamiana · harvest zbierać, zbiory · manage porządkować · path ścieżka
#   face-up odkryty · face-down zakryty · lay face-up, reveal odkryć · discard odrzucić · draw dobrać · back rewers
#   rank wartość · turn tura · round runda · in store w zapasie · row rząd · column kolumna
# Imiona nie odmieniają się i nie zdradzają płci: czasowniki stoją w czasie teraźniejszym, imiona w mianowniku.
# Także karty i miejsca stoją w mianowniku, tam, gdzie czyta je głos: po dwukropku albo w nawiasie.
name = Bamboo Harvest
place = rząd { $row }, kolumna { $column }

## count

count-reeds =
    { $count ->
        [one] { $count } pęd
        [few] { $count } pędy
        [many] { $count } pędów
       *[other] { $count } pędu
    }
count-deeds =
    { $count ->
        [one] { $count } akt
        [few] { $count } akty
        [many] { $count } aktów
       *[other] { $count } aktu
    }
count-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }

## done

done-grid = Las jest rozłożony. Jokery wśród aktów to { $wild }: pasują do każdej karty lasu.
done-start = Zaczyna { $player }.
done-highest = Najwyższy odrzucony akt to { $card }: zaczyna { $player }.
done-placed = { $player } kładzie żeton: { $card } ({ $place }).
done-deeds = Wszystkie akty leżą odkryte. Pierwszą turę ma { $player }.
done-built = { $player } buduje: { $card } ({ $place }). Koszt: { $cost } pędów i akt { $deed }.
done-built-wild = { $deed } to joker: taka budowa nie daje wygranej.
done-missed-path = { $player }: ścieżka jest gotowa i wygra na początku następnej tury, jeśli jeszcze będzie stała.
done-missed-count = { $player }: żetonów jest { $tokens } i wygrają na początku następnej tury, jeśli jeszcze będą stały.
done-swapped = { $player } zamienia miejscami: { $one } i { $other }. Akt: { $deed }, koszt: { $cost } pędów. Żeton zakłócenia: { $token } ({ $place }).
done-swapped-free = { $player } zamienia miejscami: { $one } i { $other }. Akt: { $deed }; to najwyżej dwie krawędzie, więc za darmo. Żeton zakłócenia: { $token } ({ $place }).
done-swapped-wild = { $deed } to joker: do drugiej zamiany już nie posłuży.
done-harvested = { $player } zbiera { $gains }. Pędy w zapasie: { $reeds }.
done-harvested-nothing = { $player } nic nie zbiera.
done-bought = { $player } kupuje akt za { $cost } pędów.
done-redrew = { $player } odrzuca właśnie dobrany akt i dobiera inny.
done-revealed = { $player } odkrywa { $deeds }.
done-discarded = { $player } odrzuca { $deeds }.
done-drawn = Akty dobiera się ze stosu, zakryte.
done-will-clear = { $player }: po kroku budowy żeton zakłócenia schodzi z lasu.
done-ended = { $player } kończy turę.

## next

next-grid = Rozłóżcie las: 49 czerwonych kart w siedmiu rzędach po siedem.
next-start = Każdy odrzuca jeden z trzech aktów; najwyższy zaczyna.
next-place = { $player } kładzie żeton na wolnej karcie lasu.
next-deeds = Każdy odkrywa swoje dwa pozostałe akty.
next-build = { $player } może budować za { $cost } pędów i pasujący akt, zamieniać albo zbierać.
next-build-only = { $player } może budować za { $cost } pędów i pasujący akt albo zbierać.
next-no-build = { $player } ma za mało na budowę (koszt: { $cost } pędów): może zamieniać albo zbierać.
next-swap = { $player } może zamienić dwie karty albo zbierać.
next-harvest = { $player } zbiera każdym żetonem.
next-manage = { $player } porządkuje akty i kończy turę z najwyżej trzema.

## win

win-path =
    { $own ->
        [one] { $winner } ma ścieżkę z { $cards } kart: { $start } – { $end }. Żetony na niej: { $own } własny oraz { $guests }. { $winner } wygrywa.
        [few] { $winner } ma ścieżkę z { $cards } kart: { $start } – { $end }. Żetony na niej: { $own } własne oraz { $guests }. { $winner } wygrywa.
        [many] { $winner } ma ścieżkę z { $cards } kart: { $start } – { $end }. Żetony na niej: { $own } własnych oraz { $guests }. { $winner } wygrywa.
       *[other] { $winner } ma ścieżkę z { $cards } kart: { $start } – { $end }. Żetony na niej: { $own } własnego oraz { $guests }. { $winner } wygrywa.
    }
win-guests =
    { $count ->
        [one] { $count } obcy ({ $player })
        [few] { $count } obce ({ $player })
        [many] { $count } obcych ({ $player })
       *[other] { $count } obcego ({ $player })
    }
win-count = { $winner } ma w lesie { $tokens } żetonów i wygrywa.
win-at-once = Było tak już na początku tury, więc nie trzeba kolejnej budowy.

## sheet

sheet-blank = {""}
sheet-player = { $letter }  { $player }: { $tokens }, { $reeds }, { $deeds }
sheet-wild = Jokery wśród aktów: { $cards }
sheet-no-forest = Las nie jest jeszcze rozłożony.
sheet-legend = Litera to zabudowana karta, * żeton zakłócenia, = zwycięska ścieżka.
sheet-row = { $cells }
sheet-turn = Runda { $round }, { $player }: { $did }; w zapasie { $reeds }
sheet-built = budowa ({ $place })
sheet-swapped = zamiana ({ $places })
sheet-harvested = zbiory: { $reeds }
sheet-setup = Gra jest przygotowywana.
sheet-unfinished = Ruch ma { $player }, runda { $round }.

## course

course-built = Runda { $round }: { $player } buduje: { $place }, żeton numer { $count }.
course-richest = Najbogatsze zbiory ma { $player } w rundzie { $round }: { $reeds }.

## refused

refused-grid = Najpierw rozłóżcie las.
refused-start = Najpierw ustalcie, kto zaczyna.
refused-place = Teraz kładzie się żetony.
refused-deeds = Teraz każdy odkrywa dwa akty.
refused-build = Zaczyna się tura: budowa, zamiana albo zbiory.
refused-swap = W tej turze już zbudowano: zamiana albo zbiory.
refused-harvest = W tej turze już zamieniono karty: teraz zbiory.
refused-manage = W tej turze zbiory już były: porządkujcie akty albo zakończcie turę.
refused-over = Gra jest skończona.
refused-turn = Ruch ma { $player }.
refused-no-deed = Wśród aktów nie ma takiej karty: { $card }.
refused-accounted = Każdy akt { $card } jest już gdzieś wpisany.
refused-black = { $card } to czarna karta: w lesie leżą ♦ i ♥.
refused-third = { $card } leży w lesie po raz trzeci.
refused-too-many = Kart tej wartości jest w lesie { $count }; { $card } to o jedną za dużo.
refused-start-by = Podajcie odrzucone akty albo to, kto zaczyna.
refused-each-one = Każdy odrzuca jeden akt (graczy: { $count }).
refused-backs = { $card }: odrzucono dwa takie akty. Powiedzcie, który ma czarny rewers.
refused-not-vacant = Ta karta nie jest wolna: { $place }.
refused-pairs = Każdy odkrywa dwa akty (graczy: { $count }).
refused-none-down = { $player } nie ma zakrytego aktu.
refused-not-up = { $player } nie ma odkrytego aktu { $card }.
refused-reeds = To kosztuje { $cost } pędów, a { $player } ma { $reeds }.
refused-no-token = { $player } ma już w lesie wszystkie dziesięć żetonów.
refused-no-match = { $card } nie pasuje do { $other }.
refused-used = Akt { $card } był już użyty do zamiany.
refused-two-places = Wybierzcie dwie różne karty.
refused-no-match-swap = { $card } nie pasuje do żadnej z kart { $cards }.
refused-token-on = Żeton zakłócenia kładzie się na jednej z zamienionych kart.
refused-not-own = { $player } nie ma tu żetonu: { $place }.
refused-twice = Ten żeton zbiera tylko raz: { $place }.
refused-must = Ten żeton może zbierać, więc musi: { $place }.
refused-picked = Żeton ({ $place }) zbiera z jednej wolnej karty obok albo ze wszystkich jednej wartości.
refused-managed = Akty kupuje się i dobiera, zanim jakieś się odkryje albo odrzuci.
refused-bought = W tej turze już kupiono akt.
refused-court = { $player } ma żeton obok wolnej karty { $card }: nie można kupić aktu.
refused-redrawn = W tej turze już raz dobrano inny akt.
refused-not-drawn = W tej turze nie dobrano żadnego aktu.
refused-down = { $player } ma tylko tyle zakrytych aktów: { $count }.
refused-nothing = Wybierzcie akty do odrzucenia.
refused-below = Odrzuca się tylko tyle aktów, żeby zostały { $count }.
refused-too-many-deeds = { $player } najpierw odrzuca akty, aż zostaną { $count }.

## report-phase

report-phase-grid = rozkładanie lasu
report-phase-start = kto zaczyna
report-phase-place = kładzenie żetonów
report-phase-deeds = odkrywanie aktów
report-phase-build = budowa
report-phase-swap = zamiana
report-phase-harvest = zbiory
report-phase-manage = porządkowanie aktów

## about

about-game = Bamboo Harvest to gra, którą wymyślił Ben Klemens.

## the printed score sheet

printed-foot = Bamboo Harvest · spisał pomocnik przy stole
printed-forest = Las
printed-reeds = Pędy, tura po turze

## survey

kiosk-survey-foreseeable = Koniec był widoczny od rundy
report-survey-from-hand = od rundy { $hand } ({ $count })

## tally, between two rounds

tally-needed = Wygrywa, kto ma w lesie { $tokens } żetonów.
tally-built = Budowa: { $card } ({ $place }).
tally-no-build = Bez budowy.
tally-harvested =
    { $count ->
        [0] Bez zbiorów; w zapasie: { $has }.
        [one] Zebrane: { $reeds }; w zapasie: { $has }.
        [few] Zebrane: { $reeds }; w zapasie: { $has }.
        [many] Zebrane: { $reeds }; w zapasie: { $has }.
       *[other] Zebrane: { $reeds }; w zapasie: { $has }.
    }

## kiosk-choose

kiosk-choose-minutes = 35–50 min
kiosk-choose-about = Zbudujcie bambusową ścieżkę przez las
