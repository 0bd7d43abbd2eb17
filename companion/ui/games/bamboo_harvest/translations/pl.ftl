# Co mówią ekrany gry Bamboo Harvest, po polsku. Słowa gry stoją w tłumaczeniu samej gry.
## ui.welcome

ui-welcome-title = Bamboo Harvest
ui-welcome-subtitle = Zbierajcie, budujcie, przejdźcie przez las · 2–4 graczy · Ben Klemens

## ui.ways

ui-ways-watch = Patrzy kamera
ui-ways-watch-help = Grajcie, a to, co kamera zobaczyła w lesie, potwierdzajcie jednym dotknięciem.
ui-ways-watch-touches = jedno dotknięcie na ruch
ui-ways-follow = Każdy ruch ręcznie
ui-ways-follow-help = Dotykacie lasu i wpisujecie, co się dzieje; liczy pomocnik.
ui-ways-follow-touches = około 4 dotknięć na ruch

## ui.games

ui-games-stands = żetony { $tokens }

## ui.bar

ui-bar-round = Runda { $number }
ui-bar-setup = Początek

## ui.plate

ui-plate-player = Gracz
ui-plate-tokens = Żetony
ui-plate-reeds = Pędy
ui-plate-deeds = Akty

## ui.history

ui-history-line-grid = Las
ui-history-line-start = Kto zaczyna
ui-history-line-tokens = Żetony, { $number }. raz
ui-history-line-laydeeds = Akty
ui-history-turn = Tura { $number }
ui-history-help = Dotknijcie wpisu, żeby go poprawić.
ui-history-grid = Las
ui-history-start = zaczyna { $name }
ui-history-start-by = Odrzucone: { $cards }
ui-history-deeds = { $deeds }
ui-history-place = { $spot }
ui-history-build = buduje na { $spot }, akt { $deed }
ui-history-swap = zamienia { $one } i { $other }, akt { $deed }, żeton na { $token }
ui-history-swap-in-short = zamienia { $one } i { $other }, akt { $deed }
ui-history-harvest = zbiera { $gains }
ui-history-harvest-tokens =
    { $count ->
        [one] zbiera { $count } żetonem
        [few] zbiera { $count } żetonami
        [many] zbiera { $count } żetonami
       *[other] zbiera { $count } żetonu
    }
ui-history-buy = kupuje akt
ui-history-redraw = wymienia dobrany akt
ui-history-reveal = odkrywa { $cards }
ui-history-discard = odrzuca { $cards }
ui-history-face-down =
    { $count ->
        [one] { $count } zakryty
        [few] { $count } zakryte
        [many] { $count } zakrytych
       *[other] { $count } zakrytego
    }
ui-history-end = kończy turę

## ui.harvest

ui-harvest-nothing = nic
ui-harvest-none = Nie ma co zbierać: dalej
ui-harvest-open = Dotknijcie każdego żetonu, który może zbierać na kilka sposobów.
ui-harvest-best = Zbierz najwięcej: { $gains }
ui-harvest-chosen = Zbierz: { $gains }
ui-harvest-which = Co zbiera żeton w miejscu { $spot }?
ui-harvest-of = { $cards }: { $gains }

## ui.correct

ui-correct-cards =
    { $count ->
        [one] W lesie { $count } karta leży gdzie indziej albo jest inna.
        [few] W lesie { $count } karty leżą gdzie indziej albo są inne.
        [many] W lesie { $count } kart leży gdzie indziej albo to inne karty.
       *[other] W lesie { $count } karty leży gdzie indziej albo to inne karty.
    }

## ui.over

ui-over-won = { $name } wygrywa!

## ui.grid

ui-grid-first = Odkryte czerwone karty obu talii bez jednego J, Q i K w siedmiu rzędach po siedem. Która leży w miejscu { $spot }?
ui-grid-next =
    { $count ->
        [one] Która karta leży w miejscu { $spot }? To już ostatnia.
        [few] Która karta leży w miejscu { $spot }? Zostały { $count }.
        [many] Która karta leży w miejscu { $spot }? Zostało { $count }.
       *[other] Która karta leży w miejscu { $spot }? Zostało { $count }.
    }
ui-grid-change = Która karta leży w miejscu { $spot }?
ui-grid-whole = Las jest pełny. Dotknijcie karty, żeby ją zmienić.
ui-grid-take = Tak leży las
ui-grid-likely = { $card }?
ui-grid-empty = Zostaw puste

## ui.start

ui-start-who = Przetasujcie pozostałe karty: to akty. Każdy dostaje trzy i odrzuca jeden; zaczyna najwyższy odrzucony.
ui-start-seat = Zaczyna { $name }
ui-start-discards = Wpisz odrzucone
ui-start-discard = Co odrzuca { $name }?
ui-start-backs = Dwa odrzucone akty są równe. Czyj ma czarny rewers?
ui-start-black = { $names }

## ui.entered

ui-entered-whose = { $name }: { $card }
ui-entered-which = Dotknijcie aktu, który był inny.
ui-entered-other = Inny akt
ui-entered-instead = Co to było zamiast { $card } ({ $name })?

## ui.choice

ui-choice-back = ← Wstecz

## ui.place

ui-place-task = { $name } kładzie żeton na karcie i odwraca ją: dotknijcie tej karty.
ui-place-aim = Cel: ścieżka zabudowanych kart od brzegu do przeciwległego brzegu, z własnych i od jednego do trzech cudzych żetonów (najwyżej dwóch jednej osoby). Albo { $tokens } własnych żetonów na kartach.
ui-place-aim-two = Cel: ścieżka zabudowanych kart od brzegu do przeciwległego brzegu, z własnych i jednego albo dwóch cudzych żetonów. Albo { $tokens } własnych żetonów na kartach.

## ui.deeds

ui-deeds-task = Jakie akty odkrywa { $name }? { $number } z { $count }.

## ui.turn

ui-turn-build = { $name }: dotknijcie karty, żeby budować ({ $cost } pędów) albo ją zamienić – albo zbierajcie.
ui-turn-build-only = { $name }: dotknijcie karty, żeby budować ({ $cost } pędów) – albo zbierajcie.
ui-turn-swap = { $name }: dotknijcie karty, żeby ją zamienić – albo zbierajcie.
ui-turn-harvest = { $name } zbiera. Dotknijcie żetonu, żeby zobaczyć, co może zebrać.

## ui.card

ui-card-both = { $spot }: budujcie tu ({ $cost } pędów) albo dotknijcie karty do zamiany; na niej jest koszt.
ui-card-build = { $spot }: budować tu za { $cost } pędów?
ui-card-swap = { $spot }: dotknijcie karty do zamiany; na niej jest koszt.
ui-card-neither = { $spot }: do budowy i do zamiany brakuje aktu albo pędów.
ui-card-dear = Dalsze zamiany kosztują { $cost } pędów lub więcej; masz { $reeds }.
ui-card-build-with = Buduj: { $deed }
ui-card-build-down = Buduj: zakryty { $deed }
ui-card-wild = joker: bez wygranej

## ui.swap

ui-swap-task = { $one } i { $other } zamieniają się miejscami za { $cost } pędów. Gdzie położyć żeton zakłócenia?
ui-swap-free = { $one } i { $other } zamieniają się miejscami za darmo. Gdzie położyć żeton zakłócenia?
ui-swap-token = Żeton na { $spot }
ui-swap-wild = zużywa jokera { $deed }

## ui.manage

ui-manage-only-end = { $name } kończy turę.
ui-manage-can-buy = { $name } może kupić akt i kończy turę.
ui-manage-task = { $name } może odkryć akty i kończy turę.
ui-manage-surplus =
    { $count ->
        [one] { $name } ma o { $count } akt za dużo: odrzućcie, aż zostaną trzy.
        [few] { $name } ma o { $count } akty za dużo: odrzućcie, aż zostaną trzy.
        [many] { $name } ma o { $count } aktów za dużo: odrzućcie, aż zostaną trzy.
       *[other] { $name } ma o { $count } aktu za dużo: odrzućcie, aż zostaną trzy.
    }
ui-manage-which = Jaki zakryty akt pokazuje { $name }?
ui-manage-end = Zakończ turę
ui-manage-buy = Kup akt: { $cost } pędów
ui-manage-redraw = Odrzuć dobrany, dobierz inny
ui-manage-reveal = Odkryj akt
ui-manage-discard = Odrzuć { $card }
ui-manage-discard-down =
    { $count ->
        [one] Odrzuć { $count } zakryty
        [few] Odrzuć { $count } zakryte
        [many] Odrzuć { $count } zakrytych
       *[other] Odrzuć { $count } zakrytego
    }

## statistics

statistics-title = Jak przebiegała gra
statistics-reeds = Pędy
statistics-forest = Las na końcu
statistics-needed = Ile budów brakuje
statistics-needed-last =
    { $count ->
        [0] { $name }: ścieżka jest gotowa.
        [one] { $name }: do ścieżki brakuje { $count } budowy.
        [few] { $name }: do ścieżki brakuje { $count } budów.
        [many] { $name }: do ścieżki brakuje { $count } budów.
       *[other] { $name }: do ścieżki brakuje { $count } budowy.
    }

## ui.scan

ui-scan-forest = Zeskanuj las
ui-scan-forest-help = Pokażcie kamerze wszystkie 49 kart: z góry albo trzymając ją w ręce.
ui-scan-looking = Szukanie siedmiu rzędów po siedem kart …
ui-scan-read =
    { $count ->
        [one] Odczytano { $count } kartę.
        [few] Odczytano { $count } karty.
        [many] Odczytano { $count } kart.
       *[other] Odczytano { $count } karty.
    }
ui-scan-open =
    { $count ->
        [one] { $count } jest niepewna: pokażcie ją jeszcze raz albo wpiszcie ręcznie.
        [few] { $count } są niepewne: pokażcie je jeszcze raz albo wpiszcie ręcznie.
        [many] { $count } jest niepewnych: pokażcie je jeszcze raz albo wpiszcie ręcznie.
       *[other] { $count } jest niepewne: pokażcie je jeszcze raz albo wpiszcie ręcznie.
    }
ui-scan-seen = Widać: { $entry }
ui-scan-take = Przyjmij
ui-scan-same = Las leży tak, jak jest zapisany.
ui-scan-swapped = { $one } i { $other } są zamienione miejscami.
ui-scan-pushed-row = Rząd { $number } jest przesunięty: cofnijcie go na miejsce.
ui-scan-pushed-column = Kolumna { $number } jest przesunięta: cofnijcie ją na miejsce.
ui-scan-other = { $where }: leży { $seen }, a zapisano { $card }.
ui-scan-up = { $where }: odkryta karta { $card }, a zapisano żeton.
ui-scan-token = { $where }: leży żeton ({ $seen }), a zapisano inny ({ $name }).
ui-scan-down = { $where }: zakryta karta, a zapisano { $card }.
ui-scan-empty = { $where }: nie ma karty, a zapisano { $card }.
ui-scan-undisturbed = { $where }: nie widać żetonu zakłócenia ({ $name }).
ui-scan-disturbed = { $where }: żeton ({ $name }) na odkrytej karcie, a tu żadnego nie zapisano.
ui-scan-some-token = { $where }: żeton na odkrytej karcie, a tu żadnego nie zapisano.

## first-hand

first-hand-aim = Wygrywa ścieżka zabudowanych kart od brzegu lasu do przeciwległego: własne żetony i od jednego do trzech cudzych (najwyżej dwa jednej osoby). Albo osiem własnych żetonów w lesie (we dwoje dziesięć).
first-hand-grid = Z obu talii czerwone karty bez jednego J, jednej Q i jednego K to las: rozłóżcie te 49, odkryte, w siedmiu rzędach po siedem. Pozostałe to akty własności: potasujcie je zakryte.
first-hand-start = Każdy dostaje trzy akty i odrzuca jeden. Wszyscy pokazują go jednocześnie: najwyższy zaczyna (A najniższy, K najwyższy).
first-hand-place = { $player } wybiera dowolną odkrytą kartę lasu, zakrywa ją i kładzie na niej żeton: jest zabudowana. Pozostałe są wolne. Każdy robi to dwa razy.
first-hand-deeds = Każdy odkrywa dwa pozostałe akty. Akt pasuje do kart lasu z tą samą liczbą albo literą.
first-hand-build = { $player } może budować: zapłacić 30 pędów i pasujący akt, zakryć wolną kartę i położyć na niej żeton. Albo dalej.
first-hand-swap = { $player } może zamienić miejscami dwie wolne karty, jeśli odkryty akt pasuje do jednej z nich. Albo dalej.
first-hand-harvest = { $player } zbiera: każdy żeton bierze pędy z wolnej karty obok, połowę jej liczby, zaokrągloną w górę (A to 1). J, Q i K dają zamiast tego akt.
first-hand-manage = Tura się kończy: zostają najwyżej trzy akty. Potem gra następna osoba, zgodnie z zegarem.

## stand-in

stand-in-deeds = Za { $player }: odkryjcie dowolne dwa akty.
stand-in-place = Za { $player }: połóżcie żeton na { $card } ({ $place }).
stand-in-build = Za { $player }: zbudujcie na { $card } ({ $place }), akt { $deed }.
stand-in-build-if = Za { $player }: jeśli jest tu któryś z aktów ({ $deeds }), zbudujcie na { $card } ({ $place }); jeśli nie, { $other }.
stand-in-turn = Za { $player }: { $does }.
stand-in-swap = zamieńcie { $one } ({ $where }) i { $other } ({ $there }), żeton zakłócenia na pierwsze miejsce
stand-in-harvest = zbierzcie { $cards }
stand-in-no-harvest = nic nie zbierajcie
stand-in-buy = Za { $player }: kupcie akt.
stand-in-reveal = Za { $player }: odkryjcie zakryty akt.
stand-in-discard = Za { $player }: odrzućcie akty, które nie pasują do żadnej wolnej karty, inaczej najstarsze: { $count }.
stand-in-end = Za { $player }: zakończcie turę.
