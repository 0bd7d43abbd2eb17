# Co mówi gra Rok nasienny, po polsku. Słowa gry, wszędzie te same:
#   trick lewa · trunk pień (atut gry) · lead zagrywać, wyjście · follow dokładać do koloru · revoke fałszywy renons
#   stash zapas · face-up odkryty · face-down zakryty · eat zjeść · acorn card żołądź (karta z żołędziem)
#   squirrel card karta z wiewiórką · Squirrels Wiewiórki · Oaks Dęby · Speedy Squirrel Szybka Wiewiórka
#   deck talia · bounty dary (kiery) · hand runda · deal rozdawać · pass podać · reveal odkryć · tally podliczenie
#   Mast Year rok nasienny (tak mówią leśnicy), Partial częściowy urodzaj, Full pełny urodzaj · Boom boom · goal cel
# Imiona nie odmieniają się i nie zdradzają płci: czasowniki stoją w czasie teraźniejszym, imiona w mianowniku.
name = Rok nasienny: Wiewiórki kontra Dęby

## team

team-squirrels = Wiewiórki
team-oaks = Dęby

## count

count-acorns =
    { $count ->
        [one] jeden żołądź
        [few] { $count } żołędzie
        [many] { $count } żołędzi
       *[other] { $count } żołędzia
    }
count-squirrels =
    { $count ->
        [one] jedną kartę z wiewiórką
        [few] { $count } karty z wiewiórką
        [many] { $count } kart z wiewiórką
       *[other] { $count } karty z wiewiórką
    }

## trunk

trunk-shown = { $speedy } pokazuje { $card }: pień to { $suit }. { $speedy } zagrywa.

## trick

trick-only-trunk = Pień to { $trunk }. Jedyna karta pnia to { $card }: lewę bierze { $winner }.
trick-highest-trunk = Pień to { $trunk }. Najwyższa karta pnia to { $card }: lewę bierze { $winner }.
trick-trunk-led = Zagrano w pień ({ $suit }). Najwyższa karta to { $card }: lewę bierze { $winner }.
trick-trunk-led-alone = Zagrano w pień i nikt inny nie dołożył do { FORM($suit, "genitive") }: { $card } wygrywa, lewę bierze { $winner }.
trick-highest-lead = Nie było pnia. Najwyższa karta w kolorze wyjścia ({ $suit }) to { $card }: lewę bierze { $winner }.
trick-lead-alone = Nie było pnia i nikt inny nie dołożył do { FORM($suit, "genitive") }: { $card } wygrywa, lewę bierze { $winner }.
trick-noted = Lewę bierze { $winner }.

## pass

pass-said = { $said }.
pass-many = { $player } mówi „dużo”
pass-few = { $player } mówi „mało”

## running

running-trunk = Na razie najwyższa karta pnia to { $card } ({ $winner }).
running-lead = Na razie najwyższa karta w kolorze wyjścia ({ $suit }) to { $card } ({ $winner }).

## outcome

outcome-oak = { $winner } to Dąb: lewa jest odrzucona.
outcome-oak-acorns = { $winner } to Dąb: lewa jest odrzucona, a z nią { $acorns }.
outcome-stashed = { $winner } bierze { $acorns } i żadnej karty z wiewiórką: odkryty zapas ({ $cards }).
outcome-stashed-eaten = { $winner } bierze { $acorns } i { $squirrels }: zjedzone od razu ({ $cards }).
outcome-ate = Bez żołędzi: { $winner } zjada zapas z lewy { $trick } ({ $cards }).
outcome-kept =
    { $count ->
        [one] Bez żołędzi: { $winner } może zjeść zapas, ale go zostawia.
        [few] Bez żołędzi: { $winner } może zjeść zapas, ale wszystkie zostawia.
        [many] Bez żołędzi: { $winner } może zjeść zapas, ale wszystkie zostawia.
       *[other] Bez żołędzi: { $winner } może zjeść zapas, ale wszystkie zostawia.
    }
outcome-choice =
    { $count ->
        [one] Bez żołędzi: { $winner } może zjeść odkryty zapas albo go zostawić.
        [few] Bez żołędzi: { $winner } może zjeść jeden z { $count } odkrytych zapasów albo wszystkie zostawić.
        [many] Bez żołędzi: { $winner } może zjeść jeden z { $count } odkrytych zapasów albo wszystkie zostawić.
       *[other] Bez żołędzi: { $winner } może zjeść jeden z odkrytych zapasów ({ $count }) albo wszystkie zostawić.
    }
outcome-nothing = Bez żołędzi, a { $winner } nie ma czego zjeść: lewa jest odrzucona.

## reveal

reveal-asked = Gra trwa: ostatnie karty odkrywają { $oaks }.
reveal-asked-single = O premię za jedną rundę: ostatnie karty odkrywają { $oaks }.
reveal-acorn = { $card } ({ $oak }) to żołądź: liczy się.
reveal-trunk = { $card } ({ $oak }) to karta pnia: liczy się.
reveal-acorn-and-trunk = { $card } ({ $oak }) to żołądź i zarazem karta pnia: liczy się, ale raz.
reveal-counts-not = { $card } ({ $oak }) to ani żołądź, ani { $suit }: nie liczy się.

## mast

mast-none = Nie ma roku nasiennego: żadna ostatnia karta Dębów się nie liczy.
mast-partial = Częściowy urodzaj: liczy się ostatnia karta jednego Dębu.
mast-full = Pełny urodzaj: liczą się ostatnie karty obu Dębów.
mast-none-tallied = Nie ma roku nasiennego.
mast-partial-tallied = Częściowy urodzaj.
mast-full-tallied = Pełny urodzaj.
mast-partial-joins = ♥ od 2 do 5 wchodzą do następnej rundy.
mast-full-joins = ♥ od 2 do 9 wchodzą do następnej rundy.

## boom

boom-none = Nie ma boomu: żadna Wiewiórka nie ma { $least } żołędzi.
boom-yes =
    { $count ->
        [one] Boom wiewiórek: { $squirrel } ma { $count } żołądź.
        [few] Boom wiewiórek: { $squirrel } ma { $count } żołędzie.
        [many] Boom wiewiórek: { $squirrel } ma { $count } żołędzi.
       *[other] Boom wiewiórek: { $squirrel } ma { $count } żołędzia.
    }
boom-tallied = Boom wiewiórek: jedna Wiewiórka ma co najmniej { $least } żołędzi.
boom-joins = ♥ J, Q, K i A wchodzą do następnej rundy.

## deal

deal-plain-deck =
    { $count ->
        [one] Talia: { $count } karta, wszystkie ♣ ♦ ♠, żadnych ♥.
        [few] Talia: { $count } karty, wszystkie ♣ ♦ ♠, żadnych ♥.
        [many] Talia: { $count } kart, wszystkie ♣ ♦ ♠, żadnych ♥.
       *[other] Talia: { $count } karty, wszystkie ♣ ♦ ♠, żadnych ♥.
    }
deal-deck =
    { $count ->
        [one] Talia: { $count } karta, wszystkie ♣ ♦ ♠ i niektóre ♥.
        [few] Talia: { $count } karty, wszystkie ♣ ♦ ♠ i niektóre ♥.
        [many] Talia: { $count } kart, wszystkie ♣ ♦ ♠ i niektóre ♥.
       *[other] Talia: { $count } karty, wszystkie ♣ ♦ ♠ i niektóre ♥.
    }
deal-bounty = Dary w tej rundzie: { $cards }.
deal-unseen = Po tasowaniu jedną kartę odkłada się nieobejrzaną; ♥10 jest zawsze w talii.
deal-leaving = Dary z poprzedniej rundy opuszczają talię: { $cards }.
deal-level =
    { $count ->
        [one] { $points } do { $points }: obie drużyny osiągnęły już cel ({ $goal }). Gra się dalej, aż wyniki będą różne.
        [few] { $points } do { $points }: obie drużyny osiągnęły już cel ({ $goal }). Gra się dalej, aż wyniki będą różne.
        [many] { $points } do { $points }: obie drużyny osiągnęły już cel ({ $goal }). Gra się dalej, aż wyniki będą różne.
       *[other] { $points } do { $points }: obie drużyny osiągnęły już cel ({ $goal }). Gra się dalej, aż wyniki będą różne.
    }
deal-sizes = Trzy odłożone karty dostają { $favoured } i mają po { $more }, a { $other } ma { $fewer }. Lew będzie { $fewer }.

## irregular

irregular-bounty-led = { $player } zagrywa ♥ w lewie { $trick }, zanim zostały otwarte. Wolno to tylko z samymi ♥ w ręce: jeszcze nie wiadomo.
irregular-bounty-led-proven = { $player } zagrywa ♥ w lewie { $trick }, zanim zostały otwarte, a ma jeszcze inny kolor: udowodnione, nie było wolno.
irregular-bounty-led-at-once = { $player } zagrywa ♥ w lewie { $trick }, zanim zostały otwarte, a ma w ręce więcej kart, niż zostało ♥: udowodnione, nie było wolno.
irregular-bounty-led-cleared = { $player } zagrywa ♥ w lewie { $trick }, zanim zostały otwarte, i ma w ręce same ♥: wyjaśnione, było wolno.
irregular-revoke = { $player } nie dokłada do { FORM($suit, "genitive") } w lewie { $trick }, a ma go w lewie { $shown }: fałszywy renons.
irregular-revoke-reveal = { $player } nie dokłada do { FORM($suit, "genitive") } w lewie { $trick }, a odkrywa go na końcu: fałszywy renons.

## refused

refused-deal = Teraz zaczyna się runda: rozdajcie karty albo wpiszcie kartę pnia.
refused-pass = Karty są rozdane: podajcie po jednej albo wpiszcie kartę pnia.
refused-trunk = Teraz Szybka Wiewiórka pokazuje kartę pnia.
refused-tricks = Trwa lewa: wpiszcie jej karty.
refused-eat = Najpierw wybiera { $player }: zjeść czy zostawić.
refused-reveal = Teraz Dęby odkrywają ostatnie karty.
refused-speedy = Zaczyna się druga gra: najpierw powiedzcie, kto jest Szybką Wiewiórką.
refused-over = Gra jest skończona.
refused-said = W cichej grze przy podawaniu nikt nic nie mówi.
refused-turn = Ruch ma { $player }, a nie { $other }.
refused-four = Lewa ma cztery karty.
refused-left-out = Brakuje żołędzia, który już wpisano w tej lewie.
refused-no-acorn = { $card } nie jest żołędziem.
refused-stash = { $player } nie ma odkrytego zapasu z lewy { $trick }.
refused-no-oak = { $player } jest Wiewiórką; odkrywają tylko Dęby.
refused-revealed = { $player } ma już odkrytą kartę.
refused-stays = Wcześniej żołędzie zjedzone: { $eaten }, odkryte: { $uneaten }. Tak zostaje.
refused-no-squirrel = { $player } jest Dębem; Szybka jest jedna z Wiewiórek.
refused-discarded =
    { $most ->
        [one] W zapasach może być najwyżej { $most } żołądź: pozostałe są już poza grą.
        [few] W zapasach mogą być najwyżej { $most } żołędzie: pozostałe są już poza grą.
        [many] W zapasach może być najwyżej { $most } żołędzi: pozostałe są już poza grą.
       *[other] W zapasach może być najwyżej { $most } żołędzia: pozostałe są już poza grą.
    }
refused-boom =
    { $count ->
        [one] Do boomu jedna Wiewiórka potrzebuje { $least } żołędzi, a policzono tylko { $count }.
        [few] Do boomu jedna Wiewiórka potrzebuje { $least } żołędzi, a policzono tylko { $count }.
        [many] Do boomu jedna Wiewiórka potrzebuje { $least } żołędzi, a policzono tylko { $count }.
       *[other] Do boomu jedna Wiewiórka potrzebuje { $least } żołędzi, a policzono tylko { $count }.
    }
refused-boom-shared = Przy wpisanych już zapasach żadna Wiewiórka nie może mieć { $least } z { $count } żołędzi: to nie jest boom.
refused-no-boom =
    { $count ->
        [one] Z { $count } żołędzia jedna Wiewiórka ma co najmniej { $least }: to jest boom.
        [few] Z { $count } żołędzi jedna Wiewiórka ma co najmniej { $least }: to jest boom.
        [many] Z { $count } żołędzi jedna Wiewiórka ma co najmniej { $least }: to jest boom.
       *[other] Z { $count } żołędzia jedna Wiewiórka ma co najmniej { $least }: to jest boom.
    }
refused-too-many =
    { $most ->
        [one] To więcej niż { $most } żołądź z talii tej rundy.
        [few] To więcej niż { $most } żołędzie z talii tej rundy.
        [many] To więcej niż { $most } żołędzi z talii tej rundy.
       *[other] To więcej niż { $most } żołędzia z talii tej rundy.
    }
refused-mast = Powiedzcie jeszcze, czy był rok nasienny i czy był boom: od tego zależy następna runda.
refused-no-such-card = { $card }: tej karty nie ma w talii tej rundy. Jest źle odczytana albo to nie ta talia.
refused-seen = { $card }: ta karta już była { $seen }. Jedna z dwóch jest źle odczytana.

## not-in-deck

not-in-deck-hearts = w tej rundzie nie ma kierów
not-in-deck-card = nie ma jej w talii tej rundy

## seen

seen-trunk = kartą pnia
seen-trick = w lewie { $number }
seen-reveal = ostatnią kartą Dębu

## end

end-bonus = Premia: Wiewiórki { $squirrels }, Dęby { $oaks }.
end-squirrels =
    { $count ->
        [one] Wiewiórki { $squirrels }, Dęby { $oaks }. Cel osiągnięty ({ $goal }): wygrywają Wiewiórki.
        [few] Wiewiórki { $squirrels }, Dęby { $oaks }. Cel osiągnięty ({ $goal }): wygrywają Wiewiórki.
        [many] Wiewiórki { $squirrels }, Dęby { $oaks }. Cel osiągnięty ({ $goal }): wygrywają Wiewiórki.
       *[other] Wiewiórki { $squirrels }, Dęby { $oaks }. Cel osiągnięty ({ $goal }): wygrywają Wiewiórki.
    }
end-oaks =
    { $count ->
        [one] Dęby { $oaks }, Wiewiórki { $squirrels }. Cel osiągnięty ({ $goal }): wygrywają Dęby.
        [few] Dęby { $oaks }, Wiewiórki { $squirrels }. Cel osiągnięty ({ $goal }): wygrywają Dęby.
        [many] Dęby { $oaks }, Wiewiórki { $squirrels }. Cel osiągnięty ({ $goal }): wygrywają Dęby.
       *[other] Dęby { $oaks }, Wiewiórki { $squirrels }. Cel osiągnięty ({ $goal }): wygrywają Dęby.
    }
end-tie =
    { $count ->
        [one] Wiewiórki { $squirrels }, Dęby { $oaks }. Obie drużyny osiągnęły cel ({ $goal }): wygrana jest wspólna.
        [few] Wiewiórki { $squirrels }, Dęby { $oaks }. Obie drużyny osiągnęły cel ({ $goal }): wygrana jest wspólna.
        [many] Wiewiórki { $squirrels }, Dęby { $oaks }. Obie drużyny osiągnęły cel ({ $goal }): wygrana jest wspólna.
       *[other] Wiewiórki { $squirrels }, Dęby { $oaks }. Obie drużyny osiągnęły cel ({ $goal }): wygrana jest wspólna.
    }
end-squirrels-single = Wiewiórki { $squirrels }, Dęby { $oaks }: jedną rundę wygrywają Wiewiórki.
end-oaks-single = Dęby { $oaks }, Wiewiórki { $squirrels }: jedną rundę wygrywają Dęby.
end-tie-single = Wiewiórki { $squirrels }, Dęby { $oaks }: jedna runda kończy się remisem.
end-game = Gra { $number }: { $result }
end-sums-so-far = Dotąd { $first } i { $third } mają { $points }, { $second } i { $fourth } { $others }.
end-second-game = Na grę 2 z 2 drużyny zamieniają się stronami: teraz Wiewiórki to { $squirrels }.
end-sums-first = Obie gry razem: { $first } i { $third } { $points }, { $second } i { $fourth } { $others }. Turniej wygrywają { $first } i { $third }.
end-sums-second = Obie gry razem: { $first } i { $third } { $points }, { $second } i { $fourth } { $others }. Turniej wygrywają { $second } i { $fourth }.
end-sums-tie = Obie gry razem: { $first } i { $third } { $points }, { $second } i { $fourth } { $others }. Turniej kończy się remisem.

## task

task-deal = Runda { $number }: potasujcie, odłóżcie 3 karty, rozdajcie, potem rozdzielcie te 3.
task-deal-unseen = Runda { $number }: potasujcie, odłóżcie 1 kartę nieobejrzaną, potem jeszcze 3, rozdajcie, potem rozdzielcie te 3.
task-pass = Podajcie partnerowi kartę. Wolno powiedzieć: „dużo” albo „mało” tego rodzaju.
task-pass-silent = Podajcie partnerowi jedną kartę, bez słowa.
task-trunk = { $player } pokazuje kartę: jej kolor to pień.
task-lead = { $player } zagrywa.
task-follow = { $player } dokłada do { FORM($suit, "genitive") }.
task-eat =
    { $count ->
        [one] { $player }: zjeść zapas czy go zostawić?
        [few] { $player }: zjeść zapas czy wszystkie zostawić?
        [many] { $player }: zjeść zapas czy wszystkie zostawić?
       *[other] { $player }: zjeść zapas czy wszystkie zostawić?
    }
task-reveal = { $player } odkrywa ostatnią kartę.
task-speedy = Druga gra: kto zaczyna jako Szybka Wiewiórka?
task-over = Gra jest skończona.

## button

button-dealt = Karty są rozdane
button-passed = Karty są podane
button-eat = Zjedz { $cards }
button-keep = Zostaw
button-speedy = { $player }

## account

account-title = Runda { $number }, karta po karcie:
account-complete =
    { $count ->
        [one] Widziano { $count } kartę talii, czyli wszystkie.
        [few] Widziano wszystkie { $count } karty talii.
        [many] Widziano wszystkie { $count } kart talii.
       *[other] Widziano wszystkie karty talii ({ $count }).
    }
account-held = { $player }, karty w ręce: { $cards }.
account-hidden =
    { $count ->
        [one] Niewidziana, jak ma być: { $cards }.
        [few] Niewidziane, jak ma być ({ $count }): { $cards }.
        [many] Niewidziane, jak ma być ({ $count }): { $cards }.
       *[other] Niewidziane, jak ma być ({ $count }): { $cards }.
    }
account-awaited =
    { $count ->
        [one] Do odkrycia: { $cards }.
        [few] Dęby pokażą jeszcze ostatnie karty, czyli ({ $count }): { $cards }.
        [many] Dęby pokażą jeszcze ostatnie karty, czyli ({ $count }): { $cards }.
       *[other] Dęby pokażą jeszcze ostatnie karty, czyli ({ $count }): { $cards }.
    }
account-awaited-unseen = Jedna z nich zostaje zakryta, pozostałe pokażą Dęby ({ $count }): { $cards }.
account-missing =
    { $count ->
        [one] Brakuje: { $cards }.
        [few] Brakuje ({ $count }): { $cards }.
        [many] Brakuje ({ $count }): { $cards }.
       *[other] Brakuje ({ $count }): { $cards }.
    }

## sheet

sheet-blank = {""}
sheet-agreed = Umowa: { $variant }.
sheet-goal = do { $goal }
sheet-game = Gra { $number } z 2
sheet-single-hand = jedna runda
sheet-incomplete = niepełna wiedza
sheet-tournament = turniej
sheet-silent = cisza
sheet-shared = przy remisie wspólna wygrana
sheet-teams = Wiewiórki: { $squirrels }. Dęby: { $oaks }.
sheet-hand =
    { $count ->
        [one] Runda { $number }. Szybka Wiewiórka: { $speedy }; { $count } karta.
        [few] Runda { $number }. Szybka Wiewiórka: { $speedy }; { $count } karty.
        [many] Runda { $number }. Szybka Wiewiórka: { $speedy }; { $count } kart.
       *[other] Runda { $number }. Szybka Wiewiórka: { $speedy }; { $count } karty.
    }
sheet-bounty = {"  "}Dary:  { $cards }
sheet-trunk = {"  "}Pień:  { $suit } ({ $card })
sheet-head = {"  "}lewa   { LEFT($first, width: 8, most: 8) } { LEFT($second, width: 8, most: 8) } { LEFT($third, width: 8, most: 8) } { LEFT($fourth, width: 8, most: 8) } bierze
sheet-trick = {"  "}{ RIGHT($number, width: 4) }   { LEFT($first, width: 8) } { LEFT($second, width: 8) } { LEFT($third, width: 8) } { LEFT($fourth, width: 8) } { LEFT($winner, width: 8, most: 8) } { $outcome }{ $acorns }
sheet-running = {"  "}{ RIGHT($number, width: 4) }   { LEFT($first, width: 8) } { LEFT($second, width: 8) } { LEFT($third, width: 8) } { LEFT($fourth, width: 8) } …
sheet-acorns = {" "}({ $cards })
sheet-discarded = odrzucona
sheet-stashed = zapas
sheet-stashed-eaten = zapas zjedzony od razu
sheet-ate = zjada zapas z lewy { $trick }
sheet-kept = zostawia zapasy
sheet-choosing = wybiera: zjeść czy zostawić
sheet-warning = {"  "}! { $text }
sheet-note = {"  "}{ $text }
sheet-tally = {"  "}Zjedzone { $eaten }, niezjedzone { $uneaten }.
sheet-tallied = {"  "}Zjedzone { $eaten }, niezjedzone { $uneaten }; policzone na końcu, bez śledzenia.
sheet-revealed = {"  "}{ $oak } odkrywa { $card }.
sheet-total = {"  "}Razem: Wiewiórki { $squirrels }, Dęby { $oaks }.
sheet-unfinished = Wiewiórki { $squirrels }, Dęby { $oaks }. Następny ruch: { $waiting }.
sheet-waits-deal = rozdawanie
sheet-waits-pass = podawanie
sheet-waits-trunk = karta pnia
sheet-waits-tricks = karta
sheet-waits-eat = zjeść czy zostawić
sheet-waits-reveal = ostatnie karty Dębów
sheet-waits-speedy = kto jest Szybką Wiewiórką w drugiej grze

## course

course-leads = Runda { $number }: { $team } obejmują prowadzenie, { $points } do { $others }.
course-level = Runda { $number }: remis, po { $points }.
course-decided-trick = Od lewy { $trick } w rundzie { $number } { $team } prowadzą już do końca.
course-decided-hand = Od podliczenia w rundzie { $number } { $team } prowadzą już do końca.
course-richest = Najbogatsza lewa, numer { $trick } w rundzie { $number }: { $acorns }, bierze ją { $winner }.
course-partial = Runda { $number } przynosi częściowy urodzaj.
course-full = Runda { $number } przynosi pełny urodzaj.
course-boom =
    { $count ->
        [one] Runda { $number } przynosi boom wiewiórek: { $squirrel } ma { $count } żołądź.
        [few] Runda { $number } przynosi boom wiewiórek: { $squirrel } ma { $count } żołędzie.
        [many] Runda { $number } przynosi boom wiewiórek: { $squirrel } ma { $count } żołędzi.
       *[other] Runda { $number } przynosi boom wiewiórek: { $squirrel } ma { $count } żołędzia.
    }
course-boom-tallied = Runda { $number } przynosi boom wiewiórek.

## result

result-no-mast = Runda { $number }: Wiewiórki { $squirrels }, Dęby { $oaks }.
result-partial-mast = Runda { $number }: Wiewiórki { $squirrels }, Dęby { $oaks }. Częściowy urodzaj.
result-full-mast = Runda { $number }: Wiewiórki { $squirrels }, Dęby { $oaks }. Pełny urodzaj.
result-no-boom = Runda { $number }: Wiewiórki { $squirrels }, Dęby { $oaks }. Boom wiewiórek.
result-partial-boom = Runda { $number }: Wiewiórki { $squirrels }, Dęby { $oaks }. Częściowy urodzaj i boom wiewiórek.
result-full-boom = Runda { $number }: Wiewiórki { $squirrels }, Dęby { $oaks }. Pełny urodzaj i boom wiewiórek.

## printed

printed-title = Rok nasienny
printed-won = wygrywają
printed-goal = cel { $goal }
printed-hand = Runda
printed-hand-number = Runda { $number }
printed-speedy = Szybka
printed-trunk = Pień
printed-trunk-card = pień { $card }
printed-deck = Talia
printed-eaten = Zjedzone
printed-uneaten = Niezjedzone
printed-mast = Rok nasienny
printed-boom = Boom wiewiórek
printed-boom-of = { $squirrel }, { $count }
printed-squirrels = Wiewiórki
printed-oaks = Dęby
printed-none = –
printed-partial = częściowy, ♥2–5
printed-full = pełny, ♥2–9
printed-yes = tak
printed-tallied = policzone na końcu, bez śledzenia
printed-legend = ▸ zagrywa · kto wziął lewę, stoi na barwie · ○ żołądź w odkrytym zapasie · ● zjedzony od razu · ●←3 zjedzony zapas z lewy 3 · … ostatnie karty Dębów
printed-foot = Mast Year: Squirrels vs. Oaks, gra: Jonathan Bovee · spisał pomocnik przy stole

## position

position-deal = Runda { $hand }: rozdawanie
position-trunk = Runda { $hand }: karta pnia
position-trick = Runda { $hand }, lewa { $trick } z { $tricks }
position-reveal = Runda { $hand }: ostatnie karty
position-between = Między grami
position-over = Koniec
position-in-game = Gra { $game } · { $place }

## report

report-phase-deal = rozdawanie
report-phase-pass = podawanie
report-phase-trunk = karta pnia
report-phase-tricks = lewy
report-phase-eat = zjeść czy zostawić
report-phase-reveal = odkrywanie
report-phase-speedy = wybór Szybkiej Wiewiórki
report-what-bounty-led = kiery zagrane za wcześnie
report-what-revoke = niedołożenie do koloru
report-counted-hands = Rundy
report-counted-mast = Rok nasienny
report-counted-none = brak
report-counted-partial = częściowy
report-counted-full = pełny
report-counted-boom = boom
report-counted-partial-boom = częściowy z boomem
report-counted-full-boom = pełny z boomem
report-counted-points = Punkty na rundę, według kierów w talii
report-counted-trunk = Punkty na rundę, według pnia
report-counted-D = ♦
report-counted-S = ♠
report-counted-C = ♣
report-counted-H = ♥
report-counted-squirrels = Wiewiórki
report-counted-oaks = Dęby
report-counted-tricks = Wzięte lewy
report-counted-speedy = Szybka Wiewiórka
report-counted-squirrel = druga Wiewiórka
report-counted-captured_by_oaks = Żołędzie w lewach Dębów
report-counted-eaten_at_capture = Żołędzie zjedzone od razu
report-counted-eaten_later = Żołędzie zjedzone później

## marks

marks-title = Oznaczcie swoją talię
marks-how = Wydrukujcie te arkusze na papierze samoprzylepnym w naturalnej wielkości, bez skalowania. Wybierzcie jeden sposób oznaczania, tnijcie wzdłuż linii przerywanych i oznaczcie 22 karty podane niżej: każdy żołądź i każdą wiewiórkę widać wtedy od razu. Znaki nigdy nie zakrywają rogów z figurą i kolorem.
marks-which = Która karta dostaje który znak
marks-where = Gdzie nakleić znak
marks-minimal = Mały znak
marks-sketch = Rysunek
marks-stamp = Pieczątka
marks-minimal-place = Dwa małe znaki, po jednym pod każdym rogiem z figurą: widać je w wachlarzu kart.
marks-sketch-place = Dwa rysunki, w połowie obu długich brzegów, obok znaków koloru: jeden zawsze stoi prosto.
marks-stamp-place = Jeden duży znak na środku karty.
marks-poker = karty pokerowe, szerokość 63,5 mm
marks-bridge = karty brydżowe, szerokość 57 mm
marks-stickers = { $way }, { $size }: naklejki { $mm } mm
marks-token = Żeton Szybkiej Wiewiórki
marks-token-how = Wytnijcie oba krążki razem, zegnijcie między nimi i sklejcie. Żeton leży przed Szybką Wiewiórką i po każdej rundzie przechodzi do drugiej.
marks-speedy = Szybka
marks-foot = Narysował pomocnik. Mast Year: Squirrels vs. Oaks, gra: Jonathan Bovee.
marks-acorns = Żołędzie
marks-squirrels = Wiewiórki
marks-done =
    { $count ->
        [one] Oznaczona { $count } karta z { $all }
        [few] Oznaczone { $count } karty z { $all }
        [many] Oznaczonych { $count } kart z { $all }
       *[other] Oznaczone { $count } karty z { $all }
    }
marks-all-done = Talia jest oznaczona: wszystkie karty ({ $all }).
marks-again = Od początku
marks-tick = Dotknijcie każdej oznaczonej karty.

## about

about-game = Mast Year: Squirrels vs. Oaks to gra, którą wymyślił Jonathan Bovee.

## report-option

report-option-goal = cel
report-option-incomplete_information = niepełna informacja
report-option-single_hand = jedna runda
report-option-tournament = turniej
report-option-silent = w ciszy
report-option-equal_scores = remis
report-value-play-on = gra się dalej
report-value-shared = wspólna wygrana

## kiosk-choose

kiosk-choose-minutes = szacunkowo 40 min
kiosk-choose-about = Dęby i Wiewiórki zbierają lewy z żołędziami
