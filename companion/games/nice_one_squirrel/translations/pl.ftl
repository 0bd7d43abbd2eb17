# Co mówi gra Nice One Squirrel!, po polsku. Słowa gry, wszędzie te same:
#   cache kryjówka · squirrel wiewiórka · nut orzech (każda karta, także żołądź i kasztan) · colour kolor · type gatunek
#   acorn żołądź · hazelnut orzech laskowy · walnut orzech włoski · chestnut kasztan · twin bliźniak (ten sam kolor i gatunek)
#   turn ruch · visit iść do kryjówki · turn over odkryć · face-up odkryty · face-down zakryty · play położyć orzech
#   take up wziąć na rękę · in hand w ręce · last round ostatnia runda · set gra (wydrukowana)
# Imiona nie odmieniają się i nie zdradzają płci: czasowniki stoją w czasie teraźniejszym, imiona w mianowniku.
# Wszystkie orzechy są rodzaju męskiego, więc nazwa każdego pasuje i do „kładzie …”, i do „to …”.
name = Nice One Squirrel!

## nut

nut-RA = czerwony żołądź
nut-RH = czerwony orzech laskowy
nut-RW = czerwony orzech włoski
nut-RC = czerwony kasztan
nut-BA = niebieski żołądź
nut-BH = niebieski orzech laskowy
nut-BW = niebieski orzech włoski
nut-BC = niebieski kasztan
nut-GA = zielony żołądź
nut-GH = zielony orzech laskowy
nut-GW = zielony orzech włoski
nut-GC = zielony kasztan
nut-YA = żółty żołądź
nut-YH = żółty orzech laskowy
nut-YW = żółty orzech włoski
nut-YC = żółty kasztan

## squirrel

squirrel-1 = Wiewiórka Tufty
squirrel-2 = Wiewiórka Cyril
squirrel-3 = Wiewiórka Nutkin
squirrel-4 = Wiewiórka Smith
squirrel-5 = Piąta wiewiórka
squirrel-6 = Szósta wiewiórka

## print

print-title = Nice One Squirrel!: kryjówki, wiewiórki i orzechy
print-foot = Wydrukujcie bez skalowania, dwustronnie, z obrotem wzdłuż dłuższej krawędzi. Tnijcie wzdłuż linii.

## count

count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
count-nuts =
    { $count ->
        [one] { $count } orzech w ręce
        [few] { $count } orzechy w ręce
        [many] { $count } orzechów w ręce
       *[other] { $count } orzecha w ręce
    }

## score

score-points =
    { $count ->
        [one] { $player } kładzie { $nut } w kryjówce { $cache } i dostaje { $count } punkt: { $reasons }.
        [few] { $player } kładzie { $nut } w kryjówce { $cache } i dostaje { $count } punkty: { $reasons }.
        [many] { $player } kładzie { $nut } w kryjówce { $cache } i dostaje { $count } punktów: { $reasons }.
       *[other] { $player } kładzie { $nut } w kryjówce { $cache } i dostaje { $count } punktu: { $reasons }.
    }
score-nothing = { $player } kładzie { $nut } w kryjówce { $cache } i nie dostaje punktów: nie ma tam orzecha tego koloru ani gatunku.
score-colour =
    { $count ->
        [one] { $count } za orzech tego samego koloru
        [few] { $count } za orzechy tego samego koloru
        [many] { $count } za orzechy tego samego koloru
       *[other] { $count } za orzechy tego samego koloru
    }
score-kind =
    { $count ->
        [one] { $count } za orzech tego samego gatunku
        [few] { $count } za orzechy tego samego gatunku
        [many] { $count } za orzechy tego samego gatunku
       *[other] { $count } za orzechy tego samego gatunku
    }
score-twin =
    { $count ->
        [one] jeszcze { $count } za bliźniaka
        [few] jeszcze { $count } za bliźniaka
        [many] jeszcze { $count } za bliźniaka
       *[other] jeszcze { $count } za bliźniaka
    }

## turn

turn-found = { $player } idzie do kryjówki { $cache } i odkrywa { $nut }.
turn-moved = { $player } idzie do kryjówki { $cache }, gdzie nie ma zakrytego orzecha.
turn-stayed = { $player } zostaje przy kryjówce { $cache }.
turn-passed = { $player } nic nie kładzie w kryjówce { $cache }.
turn-took = { $player } bierze na rękę { $nut } z kryjówki { $cache }.

## next

next-first = { $player } stawia wiewiórkę na dowolnej kryjówce bez wiewiórki.
next-visit =
    { $count ->
        [one] { $player } idzie zgodnie z ruchem wskazówek zegara o 1 do 4 kryjówek: wolna jest tam tylko kryjówka { $caches }.
        [few] { $player } idzie zgodnie z ruchem wskazówek zegara o 1 do 4 kryjówek: wolne są tam kryjówki { $caches }.
        [many] { $player } idzie zgodnie z ruchem wskazówek zegara o 1 do 4 kryjówek: wolne są tam kryjówki { $caches }.
       *[other] { $player } idzie zgodnie z ruchem wskazówek zegara o 1 do 4 kryjówek: wolne są tam kryjówki { $caches }.
    }
next-blocked = Wszystkie cztery następne kryjówki są zajęte: { $player } zostaje przy kryjówce { $cache } i gra tam dalej.
next-act = { $player } kładzie w kryjówce orzech z ręki albo nic nie kładzie.
next-act-or-take = { $player } kładzie orzech z ręki, bierze jeden z kryjówki albo nic nie robi.

## last

last-hand = { $player } nie ma już orzechów: wszyscy inni mają jeszcze po jednym ruchu.
last-points = { $player } osiąga { $goal } punktów: wszyscy inni mają jeszcze po jednym ruchu.

## end

end-won =
    { $count ->
        [one] { $winners } wygrywa z wynikiem { $count } punktu.
        [few] { $winners } wygrywa z wynikiem { $count } punktów.
        [many] { $winners } wygrywa z wynikiem { $count } punktów.
       *[other] { $winners } wygrywa z wynikiem { $count } punktu.
    }
end-shared =
    { $count ->
        [one] { $winners } wygrywają wspólnie: po { $count } punkcie.
        [few] { $winners } wygrywają wspólnie: po { $count } punkty.
        [many] { $winners } wygrywają wspólnie: po { $count } punktów.
       *[other] { $winners } wygrywają wspólnie: po { $count } punktu.
    }

## sheet

sheet-blank = {""}
sheet-taking-up = Orzechy można brać na rękę.
sheet-player = { $player }: { $points }, { $hand }
sheet-player-at = { $player }: { $points }, { $hand }, wiewiórka przy kryjówce { $cache }
sheet-legend = Punkty za ruch: kolor + gatunek + bliźniak.
sheet-play = { RIGHT($number, width: 3) }  { $player }: { $nut } w kryjówce { $cache }, { $colour } + { $kind } + { $twin } = { $points }
sheet-passed = { RIGHT($number, width: 3) }  { $player }: nic w kryjówce { $cache }
sheet-took = { RIGHT($number, width: 3) }  { $player }: { $nut } na rękę z kryjówki { $cache }
sheet-cache = Kryjówka { $number }: { $nuts }{ $down }
sheet-empty-cache = Kryjówka { $number }: bez odkrytych orzechów{ $down }
sheet-down = , jeden zakryty
sheet-unfinished = Następny ruch: { $player }.

## course

course-leads = Orzech numer { $number }: { $player } obejmuje prowadzenie z wynikiem { $points }.
course-by-cache = Punkty według kryjówek
course-by-nut = Punkty według orzechów
course-by-play = Punkty, orzech po orzechu
course-caches =
    { $number ->
        [one] Najwięcej punktów dała kryjówka { $best }: { $points } z { $count }.
        [few] Najwięcej punktów dały kryjówki { $best }: po { $points } z { $count }.
        [many] Najwięcej punktów dały kryjówki { $best }: po { $points } z { $count }.
       *[other] Najwięcej punktów dały kryjówki { $best }: po { $points } z { $count }.
    }
course-nuts =
    { $number ->
        [one] Najwięcej punktów dał ten orzech: { $best } – { $points } z { $count }.
        [few] Najwięcej punktów dały te orzechy: { $best } – po { $points } z { $count }.
        [many] Najwięcej punktów dały te orzechy: { $best } – po { $points } z { $count }.
       *[other] Najwięcej punktów dały te orzechy: { $best } – po { $points } z { $count }.
    }

## refused

refused-visit = Teraz wiewiórka idzie do kryjówki.
refused-act = Wiewiórka jest już przy kryjówce: połóżcie orzech albo nic nie kładźcie.
refused-over = Gra jest skończona.
refused-turn = Ruch ma { $player }.
refused-reach = { $player } nie może teraz iść do kryjówki { $cache }; w zasięgu { $count ->
        [one] jest tylko kryjówka { $caches }.
        [few] są kryjówki { $caches }.
        [many] są kryjówki { $caches }.
       *[other] są kryjówki { $caches }.
    }
refused-lies-down = W kryjówce { $cache } leży zakryty orzech: odkryjcie go i wpiszcie.
refused-nothing-down = W kryjówce { $cache } nie ma zakrytego orzecha.
refused-third = Obie karty „{ $nut }” były już odkryte.
refused-taking-up = W tej grze nie bierze się orzechów na rękę.
refused-not-there = W kryjówce { $cache } nie ma odkrytej karty „{ $nut }”.

## not-in-deck

not-in-deck-squirrel = nikt tu nie ma karty „{ $squirrel }”

## report-phase

report-phase-visit = wybór kryjówki
report-phase-act = kładzenie orzecha

## about

about-game = Nice One Squirrel! to gra dla dwóch do sześciu osób.

## printed

printed-foot = Nice One Squirrel! · spisał pomocnik przy stole

## survey

kiosk-survey-foreseeable = Koniec był widoczny od rundy
report-survey-from-hand = od rundy { $hand } ({ $count })

## report-option

report-option-taking_up = branie orzechów

## board

board-cache = Kryjówka { $number }

## kiosk-choose

kiosk-choose-minutes = szacunkowo 20 min
kiosk-choose-about = Wkładajcie orzechy do kryjówek, w których pasują
