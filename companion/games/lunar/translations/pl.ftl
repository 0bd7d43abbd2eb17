# Co mówi gra Lunar, po polsku. Słowa gry, wszędzie te same:
#   suit kolor (zwierzę) · rank wartość (liczba) · suit card karta koloru · rank card karta wartości
#   trump atut · trump card karta atutu · trump suit kolor atutowy · lead suit kolor wiodący · flip odwracać
#   trick lewa · lead zagrywać · play dokładać · follow dokładać do koloru · revoke fałszywy renons
#   track tor · space pole · marker znacznik · star gwiazda · star card karta z gwiazdą · keep zdobywać
#   round runda · exchange wymiana · Sky Niebo · hand ręka · team drużyna · side strona · deck talia
#   Full moon Pełnia · Crescent Półksiężyc
# Zwierzęta mają formy .genitive (do wilka) i .accusative (połóżcie sowę).
# Imiona nie odmieniają się i nie zdradzają płci: czasowniki stoją w czasie teraźniejszym, imiona w mianowniku.
name = Lunar

## card

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-W = wilk
    .genitive = wilka
    .accusative = wilka
card-O = sowa
    .genitive = sowy
    .accusative = sowę
card-L = ryś
    .genitive = rysia
    .accusative = rysia
card-B = nietoperz
    .genitive = nietoperza
    .accusative = nietoperza
card-starred = { $card }*
card-of-sky = { $card } (Niebo)

## count

count-W =
    { $count ->
        [one] jeden wilk
        [few] { $count } wilki
        [many] { $count } wilków
       *[other] { $count } wilka
    }
count-O =
    { $count ->
        [one] jedna sowa
        [few] { $count } sowy
        [many] { $count } sów
       *[other] { $count } sowy
    }
count-L =
    { $count ->
        [one] jeden ryś
        [few] { $count } rysie
        [many] { $count } rysiów
       *[other] { $count } rysia
    }
count-B =
    { $count ->
        [one] jeden nietoperz
        [few] { $count } nietoperze
        [many] { $count } nietoperzy
       *[other] { $count } nietoperza
    }

## trump

trump-left = Odkryta jest już tylko jedna karta atutu: atutem jest { $suit }.

## deal

deal-starts = Runda { $number }: zaczyna { $player }.
deal-for-four = Rozdaje się wszystkie 48 kart: po 12, sześć kart wartości i sześć kart koloru.
deal-for-two = Rozdaje się wszystkie 48 kart: po 12, sześć każdego rodzaju, i 24 do Nieba, dwanaście każdego rodzaju.
deal-exchange = Każdy daje partnerowi dwie karty wartości i dwie karty koloru.
deal-trump = Karty atutu odwraca się po kolei, aż odkryta będzie tylko jedna.

## trick

trick-rank =
    { $count ->
        [one] Po obu stronach { $suit }, a { $rank } bije { $beaten }: lewę bierze { $team }.
        [few] Po obu stronach { $suit }, a { $rank } bije { $beaten }: lewę biorą { $team }.
        [many] Po obu stronach { $suit }, a { $rank } bije { $beaten }: lewę biorą { $team }.
       *[other] Po obu stronach { $suit }, a { $rank } bije { $beaten }: lewę biorą { $team }.
    }
trick-last =
    { $count ->
        [one] Po obu stronach { $suit } i { $rank }. Decyduje ostatnia karta: lewę bierze { $team }.
        [few] Po obu stronach { $suit } i { $rank }. Decyduje ostatnia karta: lewę biorą { $team }.
        [many] Po obu stronach { $suit } i { $rank }. Decyduje ostatnia karta: lewę biorą { $team }.
       *[other] Po obu stronach { $suit } i { $rank }. Decyduje ostatnia karta: lewę biorą { $team }.
    }
trick-trump =
    { $count ->
        [one] Po jednej stronie atut, { $suit }, po drugiej { $beaten }: lewę bierze { $team }.
        [few] Po jednej stronie atut, { $suit }, po drugiej { $beaten }: lewę biorą { $team }.
        [many] Po jednej stronie atut, { $suit }, po drugiej { $beaten }: lewę biorą { $team }.
       *[other] Po jednej stronie atut, { $suit }, po drugiej { $beaten }: lewę biorą { $team }.
    }
trick-lead =
    { $count ->
        [one] Ani { $suit }, ani { $beaten } nie jest atutem. Kolor wiodący to { $suit }: lewę bierze { $team }.
        [few] Ani { $suit }, ani { $beaten } nie jest atutem. Kolor wiodący to { $suit }: lewę biorą { $team }.
        [many] Ani { $suit }, ani { $beaten } nie jest atutem. Kolor wiodący to { $suit }: lewę biorą { $team }.
       *[other] Ani { $suit }, ani { $beaten } nie jest atutem. Kolor wiodący to { $suit }: lewę biorą { $team }.
    }
trick-stars =
    { $count ->
        [one] { $team } przesuwa znacznik o jedno pole. Zdobyte karty z gwiazdą: { $stars }.
        [few] { $team } przesuwają znacznik o jedno pole. Zdobyte karty z gwiazdą: { $stars }.
        [many] { $team } przesuwają znacznik o jedno pole. Zdobyte karty z gwiazdą: { $stars }.
       *[other] { $team } przesuwają znacznik o jedno pole. Zdobyte karty z gwiazdą: { $stars }.
    }

## stars

stars-asked = Ile kart z gwiazdą było w lewie?

## track

track-asked = Runda jest skończona, pola na torze: { $first } i { $second }. Ile są warte?

## running

running-no-suit = Nie ma jeszcze karty koloru: pierwsza wyznaczy kolor wiodący.
running-lead = { $player } wyznacza kolor wiodący: { $suit }.
running-open = Po obu stronach { $suit }: decydują wartości.
running-wins-rank =
    { $count ->
        [one] Na razie wygrywa { $team }: wyższa wartość w tym samym kolorze.
        [few] Na razie wygrywają { $team }: wyższa wartość w tym samym kolorze.
        [many] Na razie wygrywają { $team }: wyższa wartość w tym samym kolorze.
       *[other] Na razie wygrywają { $team }: wyższa wartość w tym samym kolorze.
    }
running-wins-last =
    { $count ->
        [one] Na razie wygrywa { $team }: ten sam kolor i ta sama wartość, decyduje ostatnia karta.
        [few] Na razie wygrywają { $team }: ten sam kolor i ta sama wartość, decyduje ostatnia karta.
        [many] Na razie wygrywają { $team }: ten sam kolor i ta sama wartość, decyduje ostatnia karta.
       *[other] Na razie wygrywają { $team }: ten sam kolor i ta sama wartość, decyduje ostatnia karta.
    }
running-wins-trump =
    { $count ->
        [one] Atut ma tylko { $team } i na razie wygrywa.
        [few] Na razie wygrywają { $team }: tylko po tej stronie jest atut.
        [many] Na razie wygrywają { $team }: tylko po tej stronie jest atut.
       *[other] Na razie wygrywają { $team }: tylko po tej stronie jest atut.
    }
running-wins-lead =
    { $count ->
        [one] Na razie wygrywa { $team }: decyduje kolor wiodący.
        [few] Na razie wygrywają { $team }: ta strona wyznaczyła kolor wiodący.
        [many] Na razie wygrywają { $team }: ta strona wyznaczyła kolor wiodący.
       *[other] Na razie wygrywają { $team }: ta strona wyznaczyła kolor wiodący.
    }
running-owes-rank =
    { $count ->
        [one] { $team } musi jeszcze dołożyć kartę wartości.
        [few] { $team } muszą jeszcze dołożyć kartę wartości.
        [many] { $team } muszą jeszcze dołożyć kartę wartości.
       *[other] { $team } muszą jeszcze dołożyć kartę wartości.
    }
running-owes-suit =
    { $count ->
        [one] { $team } musi jeszcze dołożyć kartę koloru.
        [few] { $team } muszą jeszcze dołożyć kartę koloru.
        [many] { $team } muszą jeszcze dołożyć kartę koloru.
       *[other] { $team } muszą jeszcze dołożyć kartę koloru.
    }

## round

round-points =
    { $count ->
        [one] Runda { $number }: { $team } dostaje { $points }. Tor daje { $track } (pola: { $spaces }), karty z gwiazdą { $stars }.
        [few] Runda { $number }: { $team } dostają { $points }. Tor daje { $track } (pola: { $spaces }), karty z gwiazdą { $stars }.
        [many] Runda { $number }: { $team } dostają { $points }. Tor daje { $track } (pola: { $spaces }), karty z gwiazdą { $stars }.
       *[other] Runda { $number }: { $team } dostają { $points }. Tor daje { $track } (pola: { $spaces }), karty z gwiazdą { $stars }.
    }

## end

end-won =
    { $count ->
        [one] Od { $goal } punktów gra się kończy: wygrywa { $team }, { $points } do { $others }.
        [few] Od { $goal } punktów gra się kończy: wygrywają { $team }, { $points } do { $others }.
        [many] Od { $goal } punktów gra się kończy: wygrywają { $team }, { $points } do { $others }.
       *[other] Od { $goal } punktów gra się kończy: wygrywają { $team }, { $points } do { $others }.
    }
end-level = Obie strony mają { $points }: gra się dalej, po jednej rundzie, aż wyniki będą różne.

## irregular

irregular-revoke = { $player } nie dokłada do { FORM($suit, "genitive") } w lewie { $trick }, a pokazuje ten kolor w lewie { $shown }: fałszywy renons.
irregular-revoke-sky = { $player } nie dokłada z Nieba do { FORM($suit, "genitive") } w lewie { $trick }, a Niebo pokazuje ten kolor w lewie { $shown }: fałszywy renons.

## refused

refused-trump = Teraz zaczyna się runda: wymieńcie karty albo wpiszcie kolor atutowy.
refused-tricks = Trwa lewa: wpiszcie jej karty.
refused-stars = Teraz liczy się karty z gwiazdą z tej lewy.
refused-track = Runda jest skończona: wpiszcie punkty z toru.
refused-over = Gra jest skończona.
refused-no-exchange = Przy dwóch graczach nie ma wymiany.
refused-exchanged = W tej rundzie karty są już wymienione.
refused-begun = Ta runda jest śledzona: nie można jej już tylko policzyć.
refused-spaces = Pola obu drużyn muszą razem dać { $spaces }: tyle lew ma runda.
refused-track-points = Punkty z toru wpisuje się tylko wtedy, gdy nie są z góry ustalone, ale wtedy zawsze.
refused-turn = Ruch ma { $player }.
refused-area = Powiedzcie, skąd jest karta: z ręki czy z Nieba.
refused-no-sky = Przy czterech graczach nie ma Nieba.
refused-star = Gwiazdy liczy się po lewie: wpiszcie kartę bez gwiazdy.
refused-owes-rank = Ta drużyna musi jeszcze dołożyć kartę wartości.
refused-owes-suit = Ta drużyna musi jeszcze dołożyć kartę koloru.
refused-from-hand = Druga karta jest z ręki.
refused-from-sky = Druga karta jest z Nieba.
refused-copies = W tej rundzie zagrano już wszystkie karty „{ $card }” ({ $count }): jedna jest źle odczytana.
refused-no-rank = Nie ma tam już karty wartości.
refused-no-suit = Nie ma tam już karty koloru.
refused-leaves-no-rank = Wtedy zabraknie karty wartości na drugi ruch.
refused-leaves-no-suit = Wtedy zabraknie karty koloru na drugi ruch.

## task

task-exchange = Wymieńcie z partnerem dwie karty wartości i dwie karty koloru.
task-trump = { $player } zaczyna odwracać karty atutu: która zostaje?
task-leads = { $player } zagrywa dowolną kartę.
task-plays = { $player } dokłada kartę wartości albo kartę koloru.
task-owes-rank = { $player } dokłada kartę wartości.
task-owes-suit = { $player } dokłada kartę koloru.
task-follows = { $player } dokłada kartę koloru: { $suit }, jeśli jest.
task-follows-hand = { $player } dokłada kartę koloru z ręki: { $suit }, jeśli jest.
task-follows-sky = { $player } dokłada kartę koloru z Nieba: { $suit }, jeśli jest.
task-plays-follows = { $player } dokłada kartę wartości albo kartę koloru: { $suit }, jeśli jest.
task-plays-follows-two = { $player } dokłada kartę wartości albo kartę koloru: { $suit }, jeśli jest w ręce lub na Niebie, skąd pochodzi.
task-stars = Ile kart z gwiazdą było w lewie?
task-track = Wpiszcie punkty z toru dla obu stron.
task-over = Gra jest skończona.

## button

button-exchanged = Karty są wymienione
button-stars =
    { $count ->
        [one] 1 gwiazda
        [few] { $count } gwiazdy
        [many] { $count } gwiazd
       *[other] { $count } gwiazdy
    }

## because

because-trump = atut
because-rank = wyższa wartość
because-last = ostatnia karta
because-lead = kolor wiodący

## account

account-title = Runda { $number }, karta po karcie:
account-held = { $player }, karty w ręce: { $ranks }; { $suits }.
account-sky = Niebo, karty: { $ranks }; { $suits }.

## sheet

sheet-blank = {""}
sheet-agreed = Umowa: { $variant }.
sheet-stars-asked = karty z gwiazdą liczy się po każdej lewie
sheet-stars-marked = gwiazdę wpisuje się razem z kartą
sheet-track-asked = punkty z toru wpisuje się po każdej rundzie
sheet-track = tor daje { $points }
sheet-round = Runda { $number }. Zaczyna { $player }.
sheet-trump = {"  "}Atut: { $suit }
sheet-trick = {"  "}{ RIGHT($number, width: 4) }   { $cards }. { $team } ({ $because }){ $stars }
sheet-running = {"  "}{ RIGHT($number, width: 4) }   { $cards } …
sheet-card = { $player } { $card }
sheet-stars =
    { $count ->
        [one] , 1 gwiazda
        [few] , { $count } gwiazdy
        [many] , { $count } gwiazd
       *[other] , { $count } gwiazdy
    }
sheet-warning = {"  "}! { $text }
sheet-note = {"  "}{ $text }
sheet-tallied = {"  "}Policzone na końcu, bez śledzenia.
sheet-standing = { $team }: { $points }.
sheet-unfinished = Następny ruch: { $waiting }.
sheet-waits-trump = kolor atutowy
sheet-waits-tricks = karta
sheet-waits-stars = karty z gwiazdą z lewy
sheet-waits-track = punkty z toru

## position

position-over = Koniec
position-after = Po rundzie { $number }
position-begin = Runda { $number }, przed lewami
position-trick = Runda { $number }, lewa { $trick } z { $tricks }

## result

result-round = Runda { $number }: { $first } do { $second }.

## course

course-leads =
    { $count ->
        [one] Runda { $number }: { $team } obejmuje prowadzenie, { $points } do { $others }.
        [few] Runda { $number }: { $team } obejmują prowadzenie, { $points } do { $others }.
        [many] Runda { $number }: { $team } obejmują prowadzenie, { $points } do { $others }.
       *[other] Runda { $number }: { $team } obejmują prowadzenie, { $points } do { $others }.
    }
course-level = Runda { $number }: remis, po { $points }.
course-decided-trick =
    { $count ->
        [one] Od lewy { $trick } w rundzie { $number } { $team } prowadzi już do końca.
        [few] Od lewy { $trick } w rundzie { $number } { $team } prowadzą już do końca.
        [many] Od lewy { $trick } w rundzie { $number } { $team } prowadzą już do końca.
       *[other] Od lewy { $trick } w rundzie { $number } { $team } prowadzą już do końca.
    }
course-decided-round =
    { $count ->
        [one] Od podliczenia rundy { $number } { $team } prowadzi już do końca.
        [few] Od podliczenia rundy { $number } { $team } prowadzą już do końca.
        [many] Od podliczenia rundy { $number } { $team } prowadzą już do końca.
       *[other] Od podliczenia rundy { $number } { $team } prowadzą już do końca.
    }
course-richest =
    { $count ->
        [one] Najbogatsza lewa, numer { $trick } w rundzie { $number }, karty z gwiazdą: { $stars }. Bierze ją { $team }.
        [few] Najbogatsza lewa, numer { $trick } w rundzie { $number }, karty z gwiazdą: { $stars }. Biorą ją { $team }.
        [many] Najbogatsza lewa, numer { $trick } w rundzie { $number }, karty z gwiazdą: { $stars }. Biorą ją { $team }.
       *[other] Najbogatsza lewa, numer { $trick } w rundzie { $number }, karty z gwiazdą: { $stars }. Biorą ją { $team }.
    }

## report-phase

report-phase-trump = atut
report-phase-tricks = lewy
report-phase-stars = gwiazdy
report-phase-track = tor

## about

about-game = Lunar to gra w zbieranie lew dla dwóch drużyn.

## print

print-title = Lunar: talia testowa pomocnika
print-foot = Własna talia testowa pomocnika, nie wydawcy. Drukować bez skalowania, dwustronnie, z odwracaniem wzdłuż długiej krawędzi. Ciąć wzdłuż linii.
print-mark = Talia testowa pomocnika · nie od wydawcy
print-trump = ATUT
print-track = Tor
print-track-how = Połóżcie znacznik każdej drużyny na 0. Kto bierze lewę, przesuwa znacznik o jedno pole. Po dwunastu lewach każda drużyna dostaje punkty stojące obok jej pola i po jednym za każdą zdobytą kartę z gwiazdą.

## survey

kiosk-survey-foreseeable = Koniec był widoczny od rundy
report-survey-from-hand = od rundy { $hand } ({ $count })

## report-option

report-option-stars = karty z gwiazdą
report-option-track = tor
report-value-asked = pytane
report-value-marked = oznaczone
report-value-none = pytany
report-moment-hand = runda { $number }

## kiosk-choose

kiosk-choose-minutes = szacunkowo 30 min
kiosk-choose-about = Lewy w parach: jedna karta daje kolor, druga wartość
