# Co mówią ekrany gry Rok nasienny, po polsku. Słowa gry stoją w tłumaczeniu samej gry.

## ui.bar

ui-bar-game = Gra { $number } z 2
ui-bar-together =
    runda +{ $gained }
    razem { $points }
ui-bar-gained = runda +{ $points }
ui-bar-trunk = Pień { $card }
ui-bar-goal = cel { $goal }
ui-bar-winners = Zwycięzcy
ui-bar-tally = Liczenie

## ui.plate

ui-plate-shows = pokazuje
ui-plate-decides = decyduje
ui-plate-speedy = Szybka

## ui.winners

ui-winners-acorns = Żołędzie w lewie
ui-winners-squirrel = Była w niej karta z wiewiórką

## ui.tally

ui-tally-eaten = Żołędzie zjedzone (zakryte)
ui-tally-uneaten = Żołędzie niezjedzone (odkryte)
ui-tally-none = Bez urodzaju
ui-tally-partial = Częściowy urodzaj
ui-tally-full = Pełny urodzaj
ui-tally-boom = Boom wiewiórek
ui-tally-take = Taka była runda
ui-tally-task = Rozegrajcie rundę, potem policzcie.
ui-tally-follow = Jednak wpisuj lewy

## ui.deal

ui-deal-and = {" "}i{" "}
ui-deal-joins = { $cards } wchodzą do talii.

## ui.part

ui-part-eaten =
    { $count ->
        [one] { $count } zakryty żołądź
        [few] { $count } zakryte żołędzie
        [many] { $count } zakrytych żołędzi
       *[other] { $count } zakrytego żołędzia
    }
ui-part-uneaten =
    { $count ->
        [one] { $count } odkryty żołądź
        [few] { $count } odkryte żołędzie
        [many] { $count } odkrytych żołędzi
       *[other] { $count } odkrytego żołędzia
    }
ui-part-on-reveal = Dalej: ostatnie karty

## ui.eat

ui-eat-eat = Zjedz

## ui.variant

ui-variant-goal = Cel: { $goal } p.
ui-variant-single_hand = Jedna runda
ui-variant-no-goal = Jedna runda: wygrywa, kto ma więcej punktów
ui-variant-incomplete_information = Niepełna wiedza: jedna karta nieznana
ui-variant-tournament = Turniej: dwie gry, drużyny zamieniają się stronami
ui-variant-silent = Cisza: przy podawaniu nikt nic nie mówi
ui-variant-equal_scores-play-on = Remis u celu: gra się dalej
ui-variant-equal_scores-shared = Remis u celu: wspólna wygrana

## ui.seats

ui-seats-swap = Zamień drużyny
ui-seats-speedy = Szybka jest druga Wiewiórka
ui-seats-lots = Losuj, kto jest Szybką

## ui.history

ui-history-begin = Przed lewami
ui-history-reveal = Ostatnie karty
ui-history-count = Podliczenie
ui-history-counted = Zjedzone { $eaten }, niezjedzone { $uneaten }
ui-history-ate = zjedzony zapas z lewy { $number }
ui-history-dealt = Rozdano
ui-history-passed = Podano
ui-history-keep = zapas zostaje

## ui.correct

ui-correct-proves = { $name }, lewa { $number }: wbrew zasadom
ui-correct-game = Gra { $number }
ui-correct-appears = jest teraz grana
ui-correct-vanishes = nie jest już grana
ui-correct-deck = ♥ w talii
ui-correct-order = w kolejności { $cards }
ui-correct-bonus = premia, { $team }
ui-correct-clears = { $name }, lewa { $number }: teraz zgodnie z zasadami
ui-correct-mast = Urodzaj
ui-correct-boom = Boom

## ui.over

ui-over-mast = Urodzaj
ui-over-bonus = Premia
ui-over-boom = Boom
ui-over-none = –
ui-over-squirrels-win = Wiewiórki wygrywają!
ui-over-oaks-win = Dęby wygrywają!
ui-over-partial = częściowy
ui-over-full = pełny
ui-over-first-squirrels = W grze 1 Wiewiórkami byli: { $squirrels }.
ui-over-swap = Rewanż po zamianie stron

## ui.pass

ui-pass-help = Kto powiedział, że ma „dużo” albo „mało”, można tu zanotować.
ui-pass-many = dużo
ui-pass-few = mało

## ui.ways

ui-ways-watch = Patrzy kamera
ui-ways-watch-help = Kamera śledzi karty, gdy są wykładane. Wy decydujecie o tym, czego żadna kamera nie zobaczy.
ui-ways-watch-touches = prawie bez dotykania
ui-ways-follow = Każda karta ręcznie
ui-ways-follow-help = Wpisujecie każdą kartę. Pomocnik mówi, kto wziął lewę i dlaczego, i zauważa fałszywy renons.
ui-ways-follow-touches = około 42 dotknięć na rundę
ui-ways-winners = Tylko zwycięzcy
ui-ways-winners-help = Dwa dotknięcia na lewę: jej żołędzie i kto ją wziął.
ui-ways-winners-touches = około 25 dotknięć na rundę
ui-ways-tally = Liczenie na końcu
ui-ways-tally-help = Do końca rundy nic się nie wpisuje.
ui-ways-tally-touches = około 6 dotknięć na rundę
ui-ways-tally-this = Tę rundę tylko policz

## ui.games

ui-games-stands = Wiewiórki { $squirrels }, Dęby { $oaks }

## statistics

statistics-none = Żadna runda nie jest jeszcze skończona: potem zobaczycie tu, skąd wzięły się punkty.
statistics-plain = Na razie bez zwrotów: ani prowadzenia, ani urodzaju, ani boomu.

## ui.welcome

ui-welcome-title = Rok nasienny
ui-welcome-subtitle = Wiewiórki kontra Dęby: pomocnik przy waszym stole

## ui.scan

ui-scan-deck = Sprawdź talię
ui-scan-deck-help = Rozłóżcie karty tej rundy, po kilka albo wszystkie naraz. Zobaczone karty pozostają; puste miejsca to karty, których jeszcze brakuje.
ui-scan-stashes = Sprawdź zapasy
ui-scan-stashes-help = Połóżcie niezjedzone zapasy odkryte, tak żeby było widać każdy róg.

## first-hand

first-hand-teams = Dwie drużyny: partner siedzi naprzeciwko. Niektóre karty to żołędzie: Wiewiórki wygrywają je i zjadają, Dęby w tym przeszkadzają. Wygrywa najwięcej punktów.
first-hand-deal = Wyjmijcie wszystkie ♥, potasujcie, odłóżcie 3 karty i rozdajcie resztę. Potem każdy Dąb i { $speedy } dostają po jednej z tych 3. Trzymajcie karty tak, żeby nikt ich nie widział.
first-hand-deal-unseen = Wyjmijcie wszystkie ♥ oprócz 10, potasujcie, odłóżcie 1 kartę nieobejrzaną, potem jeszcze 3, i rozdajcie resztę. Potem każdy Dąb i { $speedy } dostają po jednej z tych 3. Nikt nie może widzieć waszych kart.
first-hand-pass = Każdy daje jedną zakrytą kartę partnerowi naprzeciwko. Którą, wybiera sam.
first-hand-trunk = { $speedy } odkłada jedną kartę odkrytą. Jej kolor (znak, na przykład ♣) to pień: do następnego rozdania jego karty biją karty wszystkich innych kolorów.
first-hand-lead = { $player } zaczyna i kładzie dowolną kartę odkrytą.
first-hand-follow = Teraz pozostali kładą po jednej karcie, zgodnie z zegarem. Kto ma kolor { $suit }, musi go dołożyć; kto nie ma, kładzie dowolną.
first-hand-won = Te cztery karty to lewa. Wygrywa ją najwyższa karta pnia ({ $suit }), a bez niej najwyższa pierwszego koloru (2 najniższa, A najwyższa). { $player } ją bierze i zaczyna następną.
first-hand-stashed = Żołędzie to 2 i 3 w ♣ ♦ ♠ oraz ♥ od 2 do 10. { $player }, Wiewiórka, wygrywa je: połóżcie je odkryte przed sobą. Dopóki nie są zjedzone, liczą się dla Dębów.
first-hand-eaten = Walet (J) to wiewiórka: od razu zjada żołędzie ze swojej lewy. { $player } kładzie je zakryte: liczą się dla Wiewiórek.
first-hand-oak = Dąb, { $player }, wygrywa żołędzie (2 i 3 w ♣ ♦ ♠ oraz ♥ od 2 do 10): odpadają i nie liczą się dla nikogo.
first-hand-eat = W tej lewie nie było żołędzi, więc { $player } może zjeść: odwrócić jeden własny stosik żołędzi. Wtedy liczy się dla Wiewiórek.
first-hand-reveal = Każdy Dąb pokazuje jedną kartę, która została. Jeśli to żołądź albo kolor pnia, w następnym rozdaniu dojdą ♥, a z nimi więcej żołędzi.
first-hand-reveal-single = Każdy Dąb pokazuje jedną kartę, która została. Każdy żołądź i każda karta pnia to punkt więcej dla Dębów. Wiewiórka z 5 żołędziami lub więcej: 2 więcej dla Wiewiórek.
first-hand-next = To było jedno rozdanie. Każdy zakryty żołądź to punkt dla Wiewiórek, każdy odkryty dla Dębów. Teraz już umiecie; ? otwiera zasady.

## stand-in

stand-in-pass = Za { $player }: przekażcie najniższą kartę.
stand-in-trunk = Za { $player }: pokażcie najniższą kartę koloru, którego odkryta ręka ma najwięcej.
stand-in-lead = Za { $player }: połóżcie najwyższą kartę, ale nie ♥, zanim jakieś zostało zagrane.
stand-in-partner = Za { $player }: wygrywa partner. Połóżcie najniższą w kolorze { $suit }; bez niej najniższą kartę.
stand-in-win = Za { $player }: połóżcie najniższą w kolorze { $suit } ponad { $best }, inaczej najniższą w { $suit }; bez niej najniższą w { $trunk }, inaczej najniższą kartę.
stand-in-trunked = Za { $player }: połóżcie najniższą w kolorze { $suit }; bez niej najniższą w { $trunk } ponad { $best }, inaczej najniższą kartę.
stand-in-eat = Za { $player }: zjedzcie stosik z { $cards }.
stand-in-reveal = Za { $player }: pokażcie ostatnią kartę odkrytej ręki.

## ui.learn

ui-learn-open = Pokażcie swoje karty, jeśli są źle czytane
