# Raport ze spotkania, na którym testuje się gry, po polsku.

report-title = Raport z testów
report-nothing = W tym, co przeczytano, nie ma gier ze spotkania testowego.
report-version = { $game }, wersja { $version }
report-by-rules = zasady { $rules }
report-for-players = graczy: { $count }
report-decimal = { $whole },{ $part }
report-few = { $said } Opiera się to na niewielu grupach.
report-side-by-side = Wersje obok siebie
report-figure = Wielkość
report-few-mark = { $said } (mało grup)
report-in-words = Słowami
report-made = Przedziały 95-procentowe, ważne przy dowolnej liczbie gier. Z każdej grupy liczy się jej pierwsza skończona gra.
report-rests-more =
    { $count ->
        [one] { $said } Podstawa: { $groups }; do zagrania jeszcze { $count } gra.
        [few] { $said } Podstawa: { $groups }; do zagrania jeszcze { $count } gry.
        [many] { $said } Podstawa: { $groups }; do zagrania jeszcze { $count } gier.
       *[other] { $said } Podstawa: { $groups }; do zagrania jeszcze { $count } gry.
    }
report-rests-enough = { $said } Podstawa: { $groups }; więcej gier nie trzeba.
report-rests-alone = { $said } Podstawa: { $groups }.
report-rests-only = tylko { $groups }
report-rests-groups = Grupy
report-rests-needed = Do zagrania
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
report-games-needed = „Do zagrania” to gry innych grup, aż wielkość będzie znana z dokładnością do jednej dziesiątej albo do jednej minuty, rundy czy punktu, dziesięciu sekund fazy, dziesięciu punktów procentowych, jednej czwartej na rundę; ocena do ćwierci stopnia.
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
report-wins-unknown = Nic jeszcze nie wskazuje, że któraś strona ma przewagę.
report-wins-no = Strony nie są wyrównane.
report-wins-more =
    { $count ->
        [one] Jeśli różnica jest tak duża, jak teraz wygląda, rozstrzygnie ją jeszcze { $count } gra.
        [few] Jeśli różnica jest tak duża, jak teraz wygląda, rozstrzygną ją jeszcze { $count } gry.
        [many] Jeśli różnica jest tak duża, jak teraz wygląda, rozstrzygnie ją jeszcze { $count } gier.
       *[other] Jeśli różnica jest tak duża, jak teraz wygląda, rozstrzygnie ją jeszcze { $count } gry.
    }
report-wins-enough = Tak dużej różnicy nie trzeba rozstrzygać dalszymi grami.
report-wins-level = Na razie nie widać różnicy.
report-wins-rest = Podstawa: { $groups }, po jednej grze.
report-wins-precise =
    { $count ->
        [one] Udział każdej strony będzie znany z dokładnością do dziesięciu punktów procentowych, gdy dojdzie jeszcze { $count } gra.
        [few] Udział każdej strony będzie znany z dokładnością do dziesięciu punktów procentowych, gdy dojdą jeszcze { $count } gry.
        [many] Udział każdej strony będzie znany z dokładnością do dziesięciu punktów procentowych, gdy dojdzie jeszcze { $count } gier.
       *[other] Udział każdej strony będzie znany z dokładnością do dziesięciu punktów procentowych, gdy dojdzie jeszcze { $count } gry.
    }
report-wins-precise-now = Udział każdej strony jest znany z dokładnością do dziesięciu punktów procentowych.
report-wins-seat = Miejsce { $number }
report-wins-team = Drużyna { $number }
report-wins-pair = Miejsca { $first } i { $second }
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
report-rules-asked = Pytano o: { $facts }.
report-rules-unclear = Niejasne także po przeczytaniu zasady: { $facts }.
report-rules-unclear-about = Wciąż niejasne w { $fact }
report-rules-not-asked = Nikt nie pytał o zasady.
report-rules-fact = { $fact } ({ $times }, { $groups })
report-rules-elsewhere = zasada bez numeru
report-rules-overruled = Stół zdecydował inaczej: { $facts }.
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
report-compare-counted = Grupy, których gra się liczy
report-compare-answering = Grupy z odpowiedziami, co najmniej
report-compare-wins = Wygrane: { $side }
report-compare-share = { $share } (od { $low } do { $high })
report-compare-balanced = Równowaga
report-compare-unknown = na razie bez nierówności
report-compare-no = brak równowagi
report-compare-more = Ile jeszcze gier trzeba
report-compare-questions = Pytania o zasady
report-compare-corrections = Poprawki
report-compare-median = { $median } (od { $low } do { $high })
report-compare-mean = { $mean } na 5
report-written-file = Zapisano { $file }.
