# Raport ze spotkania, na którym testuje się gry, po polsku.

report-title = Raport z testów
report-nothing = W tym, co przeczytano, nie ma gier ze spotkania testowego.
report-version = { $game }, wersja { $version }
report-by-rules = zasady { $rules }
report-for-players = graczy: { $count }
report-decimal = { $whole },{ $part }
report-side-by-side = Wersje obok siebie
report-figure = Wielkość
report-in-words = Słowami
report-made = Przedziały 95-procentowe, ważne przy dowolnej liczbie gier. Z każdej grupy liczy się jej pierwsza skończona gra.
report-rests-groups = Grupy
report-part-games = Gry
report-part-asked = Kto grał
report-part-wins = Kto wygrywa
report-part-length = Jak długo trwa
report-part-phases = Czas w każdej fazie
report-part-rules = Zasady i poprawki
report-part-survey = Co mówili gracze
report-part-remarks = Własnymi słowami
report-part-own = Runda po rundzie
report-count-groups =
    { $count ->
        [one] { $count } grupa
        [few] { $count } grupy
        [many] { $count } grup
       *[other] { $count } grupy
    }
report-count-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
report-count-times =
    { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
    }
report-count-seats =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
report-count-answers =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
        [many] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }
report-games-begun = { $groups }, zaczęte: { $games }.
report-games-hows = Skończone: { $finished }, przerwane: { $stopped }, odłożone: { $parked }, bez końca: { $running }.
report-games-taken-part = Pomocnik brał udział tak: { $ways }.
report-games-assisted = Pomagał tak: { $ways }.
report-games-way = { $way } { $count }
report-way-watch = patrzyła kamera
report-way-follow = karta po karcie
report-way-winners = tylko zwycięzcy
report-way-tally = tylko wyniki
report-way-record = tylko notatki
report-way-referee = jako sędzia
report-way-coach = jako trener
report-wins-side = { $side }: { $share } gier (samodzielnie wygrane { $count } z { $of }), w przedziale od { $low } do { $high }.
report-wins-none = Nie liczy się jeszcze żadna gra: żadna grupa żadnej nie skończyła.
report-wins-ties =
    { $count ->
        [one] { $count } gra skończyła się remisem.
        [few] { $count } gry skończyły się remisem.
        [many] { $count } gier skończyło się remisem.
       *[other] { $count } gry skończyło się remisem.
    }
report-wins-seat = Miejsce { LETTER($number) }
report-wins-team = Drużyna { $number }
report-wins-pair = Miejsca { LETTER($first) } i { LETTER($second) }
report-wins-fair = równo
report-median-minutes = Czas gry w minutach: { $median }
report-median-paused_minutes = Czas przerw w minutach: { $median }
report-median-hands = Liczba rund w grze: { $median }
report-median-lead_changes = Zmiany prowadzenia: { $median }
report-median-margin = Punkty między dwiema pierwszymi stronami na końcu: { $median }
report-median-range = { $said } (mediana, { $games }; leży między { $low } a { $high }).
report-median-no-range = { $said } (mediana, { $games }; na przedział trzeba sześciu).
report-median-name-minutes = Minuty
report-median-name-paused_minutes = Minuty przerw
report-median-name-hands = Rundy
report-median-name-lead_changes = Zmiany prowadzenia
report-median-name-margin = Punkty między dwiema pierwszymi
report-phases-phase = { $phase }: { $time }
report-phases-minutes = { $minutes } min { $seconds } s
report-phases-seconds = { $seconds } s
report-phases-timed = To mediany, podstawa: { $games }.
report-rules-unclear-about = Wciąż niejasne w { $fact }
report-rules-not-asked = Nikt nie pytał o zasady.
report-rules-elsewhere = zasada bez numeru
report-rules-corrections =
    { $count ->
        [one] Poprawiono { $count } wpis.
        [few] Poprawiono { $count } wpisy.
        [many] Poprawiono { $count } wpisów.
       *[other] Poprawiono { $count } wpisu.
    }
report-survey-none = Nikt nie odpowiedział na pytania.
report-survey-incomplete = Pytania przerwane przed końcem: { $seats }; to, co odpowiedziano do tej chwili, liczy się.
report-survey-rating = { $question }: { $mean } na 5 ({ $answers }).
report-survey-length = Długość: za krótka { $short }, w sam raz { $right }, za długa { $long }.
report-survey-length-name = Długość
report-survey-rating-legend = Od 1 (z lewej) do 5 (z prawej) i średnia.
report-survey-length-legend = Za krótka, w sam raz, za długa.
report-survey-too-short = za krótka
report-survey-right = w sam raz
report-survey-too-long = za długa
report-survey-foreseeable = Zwycięzcę dało się przewidzieć: { $hands }.
report-survey-from-hand = od rundy { $hand } ({ $count })
report-survey-never = nigdy ({ $count })
report-survey-remark = „{ $text }”
report-survey-remarks = „{ $text }” (powiedziano razy: { $count })
report-survey-change = Jedna zmiana
report-survey-favourite = Ulubiona część
report-survey-learning = Łatwość nauki
report-survey-decisions = Decyzje
report-survey-downtime = Mało czekania
report-survey-interaction = Interakcja
report-survey-originality = Oryginalność
report-survey-fun = Zabawa
report-survey-own-1 = Własne pytanie 1
report-survey-own-2 = Własne pytanie 2
report-survey-own-3 = Własne pytanie 3
report-survey-own-4 = Własne pytanie 4
report-survey-own-5 = Własne pytanie 5
report-survey-own-6 = Własne pytanie 6
report-survey-play-again = Chętnie zagra ponownie
report-survey-buy = Kupi
report-asked-answer = { $answer } ({ $count })
report-asked-said = { $question }, { $seats }: { $answers }.
report-asked-first-hands = Pierwsze rundy: z objaśnieniem { $led }, bez niego { $declined }, bo grupa znała grę.
report-own-count = { $name }: { $count }
report-own-parts = { $name }: { $parts }.
report-own-part = { $name } { $count }
report-own-per-hand = { $column } na rundę
report-own-hands = rundy
report-compare-groups = Grupy
report-compare-games = Zaczęte gry
report-compare-finished = Skończone gry
report-compare-stopped = Przerwane gry
report-compare-counted = Grupy, których gra się liczy
report-compare-answering = Grupy z odpowiedziami, co najmniej
report-compare-wins = Wygrane: { $side }
report-compare-share = { $share } (od { $low } do { $high })
report-compare-balanced = Równowaga
report-compare-unknown = na razie bez nierówności
report-compare-no = brak równowagi
report-compare-questions = Pytania o zasady
report-compare-corrections = Poprawki
report-compare-median = { $median } (od { $low } do { $high })
report-compare-said = { $share } z { $of }
report-compare-long = Za długa
report-compare-mean = { $mean } na 5
report-written-file = Zapisano { $file }.
report-part-answers = W skrócie
report-part-turns = Ruchy
report-part-stops = Przerwane gry
report-part-fun = Dla kogo to zabawa
report-part-choices = Dalsze odpowiedzi
report-option = { $option } { $value }
report-usual-options = zwykłe zasady
report-answers-balance = Równowaga: { $side } – { $share } wygranych ({ $games }); możliwe od { $low } do { $high }.
report-answers-no-balance = Równowaga: żadna grupa nie skończyła jeszcze gry.
report-answers-unbalanced = Strony nie są wyrównane; to pewne.
report-answers-level = Żadna strona nie prowadzi; różnica może się jeszcze okazać.
report-answers-undecided =
    { $count ->
        [one] To może być przypadek; jeśli różnica jest taka, na jaką wygląda, rozstrzygnie ją jeszcze { $count } gra.
        [few] To może być przypadek; jeśli różnica jest taka, na jaką wygląda, rozstrzygną ją jeszcze { $count } gry.
        [many] To może być przypadek; jeśli różnica jest taka, na jaką wygląda, rozstrzygnie ją jeszcze { $count } gier.
       *[other] To może być przypadek; jeśli różnica jest taka, na jaką wygląda, rozstrzygnie ją jeszcze { $count } gry.
    }
report-answers-nearly-decided = To może być przypadek; rozstrzygnie to jeszcze kilka gier.
report-answers-length = Długość: gra trwa { $median } min.
report-answers-length-range = Długość: gra trwa { $median } min (mediana leży między { $low } a { $high }).
report-answers-length-felt = Za długo: { $long } z { $of } odpowiedzi, za krótko: { $short }.
report-answers-no-length = Długość: żadna grupa nie skończyła jeszcze gry.
report-answers-confusion = Niejasności: { $rate } raza na grę stoły potykały się o zasadę, najczęściej: { $worst }.
report-answers-rule = { $fact } („{ $text }”)
report-answers-no-confusion = Niejasności: nikt nie potknął się o zasadę.
report-answers-fun = Zabawa: { $mean } z 5 ({ $answers }).
report-answers-no-fun = Zabawa: nikt jeszcze nie odpowiedział.
report-answers-sure-few = To tylko pierwsze wrażenie.
report-answers-sure-open = To może się jeszcze bardzo zmienić.
report-answers-sure-roughly = Wiadomo to w przybliżeniu.
report-answers-sure-known = Wiadomo to dobrze.
report-answers-rests = Podstawa: { $parts }.
report-answers-rests-wins = równowaga i długość – { $groups }, po jednej grze
report-answers-rests-confusion = niejasności – { $games } ({ $groups })
report-answers-rests-fun = zabawa – { $groups } z odpowiedziami
report-setting-at = Miejsce gry: { $places }.
report-setting-days =
    { $count ->
        [one] Dzień: { $days }.
        [few] Dni: { $days } ({ $count } dni).
        [many] Dni: { $days } ({ $count } dni).
       *[other] Dni: { $days } ({ $count } dnia).
    }
report-setting-changes = Nowe w tej wersji: { $changes }
report-setting-compared = Kto wybrał wersję: { $ways }.
report-setting-alternate = przydzielił asystent
report-setting-chosen = wybrała grupa
report-rules-looked-up = { $fact }: sprawdzono { $times } ({ $groups }), { $rate } na grę.
report-rules-decided = { $fact }: stół rozstrzygnął inaczej { $times } ({ $groups }), { $rate } na grę.
report-rules-decided-otherwise = Stół rozstrzygnął inaczej { $times }.
report-rules-still-unclear = Po przeczytaniu nadal niejasne: { $times }.
report-rules-moments = Kiedy: { $moments }.
report-rules-others = Także: { $rules }.
report-moment-hand = runda { $number }
report-moment-trick = lewa { $number }
report-moment-turn = ruch { $number }
report-turns-seconds = Ruch trwa { $seconds } s (mediana, { $games }).
report-turns-seat = { $seat } { $seconds } s
report-turns-waited = Kto powiedział „{ $length }” ({ $answers }), czekał na innych średnio { $waiting_minutes } z { $minutes } min.
report-stops-minutes = Przerwano: { $games }, po { $median } min (mediana; od { $least } do { $most }).
report-stops-hands = Pełne rundy do tej chwili: { $hands }.
report-stops-reasons = Dlaczego: { $reasons }.
report-stops-moments = Gdzie: { $moments }.
report-stop-time = brak czasu
report-stop-too-long = za długo
report-stop-confusing = niejasne
report-stop-not-our-kind = nie nasz rodzaj gry
report-stop-had-to-go = ktoś musiał iść
report-stop-other = coś innego
report-stop-joined = ktoś dołączył
report-stop-abandoned = zostawiono na stole
report-stop-unknown = nie powiedziano
report-fun-part = { $part } { $mean } ({ $count })
report-fun-split = { $split }: { $parts }.
report-fun-seat = Miejsce
report-fun-side = Strona
report-fun-won = Wygrani i przegrani
report-fun-game = Gra grupy
report-fun-won-yes = wygrana
report-fun-won-no = przegrana
report-fun-won-tie = remis
report-fun-game-first = pierwsza gra
report-fun-game-later = późniejsza gra
report-survey-scale = { $question } (1 { $low }, 5 { $high })
report-survey-number = { $question }: średnio { $mean }, od { $least } do { $most } ({ $answers }).
report-survey-choice = { $question }: { $counts }.
report-survey-yes = tak
report-survey-no = nie
report-value-none = brak
report-value-on = tak
report-value-off = nie
report-verdict-title = Wersja { $new } wobec { $old }
report-verdict-option = { $option } { $before } → { $now }
report-verdict-options = Inne zasady: { $options }.
report-verdict-options-unknown = Nie zapisano, które zasady się różnią.
report-verdict-same-options = Żadna zasada do wyboru się nie różni.
report-verdict-other-rules = Żadna zasada do wyboru się nie różni, ale zasady nie są te same: zmieniła się wartość domyślna albo plik, który opisuje grę.
report-verdict-alternate = Wersje przydzielał asystent.
report-verdict-chosen = Grupy same wybierały wersję, więc mogą się różnić także grupy.
report-verdict-both = Części grup wersję przydzielił asystent, inne wybrały same.
report-verdict-wins = { $side }: { $before } wygranych w { $old } i { $now } w { $new }
report-verdict-minutes = Gra trwała { $before } min w { $old } i { $now } min w { $new }
report-verdict-fun = Zabawa (mediana grup): { $before } z 5 w { $old } i { $now } w { $new }
report-verdict-rule_questions = Zasadę sprawdzało { $before } grup w { $old } i { $now } w { $new }
report-verdict-told = { $said }: { $verdict } ({ $range }).
report-verdict-apart = różnią się
report-verdict-not-apart = nie do odróżnienia
report-verdict-not-apart-more =
    { $count ->
        [one] jeszcze nie do odróżnienia; potrzeba jeszcze { $count } gry
        [few] jeszcze nie do odróżnienia; potrzeba jeszcze { $count } gier
        [many] jeszcze nie do odróżnienia; potrzeba jeszcze { $count } gier
       *[other] jeszcze nie do odróżnienia; potrzeba jeszcze { $count } gry
    }
report-verdict-range = różnica między { $low } a { $high } { $unit }
report-verdict-no-range = jeszcze bez zakresu
report-verdict-points = punktów procentowych
report-verdict-minutes-unit = min
report-verdict-steps = stopni
report-verdict-method = W co najmniej 19 z 20 takich porównań wszystkie te zakresy są prawdziwe, także gdy patrzy się po każdej grze.
