# Co mówi gra Masters of Maple Syrup, po polsku. Słowa gry, wszędzie te same:
#   property posiadłość · tree drzewo · utility zaplecze · action card karta akcji · turn tura
#   tap nawiercić, Nawiercanie · harvest zebrać sok, Zbiór · develop rozbudować posiadłość o kartę, Rozbudowa
#   choose one Wybór · deck talia · discards odrzucone, stos odrzuconych · draw dobrać · tuck wsunąć (pod kartę)
#   sideways bokiem · upright pionowo, wyprostować · value wartość · bonus premia · tally podliczenie · hand ręka
# Imiona nie odmieniają się i nie zdradzają płci: czasowniki stoją w czasie teraźniejszym, imiona w mianowniku. Nazwy kart
# i akcji też się nie odmieniają.
name = Mistrzowie syropu klonowego

## action

action-tap = Nawiercanie
action-harvest = Zbiór
action-develop = Rozbudowa
action-choose = Wybór

## type

type-tree = drzewo
type-utility = zaplecze
type-unknown = rodzaj nieznany

## turn

turn-setup = Rozdajcie po pięć kart: trzy zostają na ręce, dwie trafiają odkryte na stos kart odrzuconych.
turn-selects = { $player } wybiera kartę akcji.
turn-available = Do wyboru: { $actions }.
turn-reset = Żadna karta akcji nie leży bokiem: najpierw wszystkie trzy znów kładzie się bokiem.
turn-selected = { $player } wybiera akcję: { $action }. Najpierw może ją wykonać { $player }, potem { $other }.
turn-chose = Kartą „Wybór” { $player } wybiera akcję: { $action }. { $other } nie ma akcji.
turn-develops = Tą kartą { $player } może rozbudować posiadłość o { $first }, a { $other } o { $second }; koszt jest mniejszy o 1.
turn-discount = Każdy może rozbudować posiadłość o kartę rodzaju podanego na karcie akcji; koszt jest mniejszy o 1.
turn-excess =
    { $count ->
        [one] Na koniec tury { $player } odrzuca jedną kartę: w ręce zostaje { $limit }.
        [few] Na koniec tury { $player } odrzuca { $count } karty: w ręce zostaje { $limit }.
        [many] Na koniec tury { $player } odrzuca { $count } kart: w ręce zostaje { $limit }.
       *[other] Na koniec tury { $player } odrzuca { $count } karty: w ręce zostaje { $limit }.
    }
turn-discarded =
    { $count ->
        [one] { $player } odrzuca jedną kartę: w ręce zostaje pięć.
        [few] { $player } odrzuca { $count } karty: w ręce zostaje pięć.
        [many] { $player } odrzuca { $count } kart: w ręce zostaje pięć.
       *[other] { $player } odrzuca { $count } karty: w ręce zostaje pięć.
    }
turn-ten =
    { $count ->
        [one] { $player } ma na posiadłości { $count } kartę: to ostatnia tura.
        [few] { $player } ma na posiadłości { $count } karty: to ostatnia tura.
        [many] { $player } ma na posiadłości { $count } kart: to ostatnia tura.
       *[other] { $player } ma na posiadłości { $count } karty: to ostatnia tura.
    }
turn-ten-ended =
    { $count ->
        [one] { $player } ma na posiadłości { $count } kartę: to zakończyło grę.
        [few] { $player } ma na posiadłości { $count } karty: to zakończyło grę.
        [many] { $player } ma na posiadłości { $count } kart: to zakończyło grę.
       *[other] { $player } ma na posiadłości { $count } karty: to zakończyło grę.
    }
turn-stands = { $player }, liczba kart: w ręce { $hand }, na posiadłości { $cards }.

## taken

taken-nothing = zero drzew
taken-tap = { $player } nawierca { $cards }.
taken-harvest =
    { $count ->
        [one] { $player } zbiera sok z { $cards }: dobiera jedną kartę.
        [few] { $player } zbiera sok z { $cards }: dobiera { $count } karty.
        [many] { $player } zbiera sok z { $cards }: dobiera { $count } kart.
       *[other] { $player } zbiera sok z { $cards }: dobiera { $count } karty.
    }
taken-develop =
    { $count ->
        [one] { $player } rozbudowuje posiadłość o { $card }, za jedną kartę.
        [few] { $player } rozbudowuje posiadłość o { $card }, za { $count } karty.
        [many] { $player } rozbudowuje posiadłość o { $card }, za { $count } kart.
       *[other] { $player } rozbudowuje posiadłość o { $card }, za { $count } karty.
    }
taken-effect = { $player } używa karty { $card }: { $parts }.

## effect

effect-draw =
    { $count ->
        [one] dobiera jedną kartę
        [few] dobiera { $count } karty
        [many] dobiera { $count } kart
       *[other] dobiera { $count } karty
    }
effect-take =
    { $count ->
        [one] bierze jedną kartę z odrzuconych
        [few] bierze { $count } karty z odrzuconych
        [many] bierze { $count } kart z odrzuconych
       *[other] bierze { $count } karty z odrzuconych
    }
effect-discard =
    { $count ->
        [one] odrzuca jedną kartę
        [few] odrzuca { $count } karty
        [many] odrzuca { $count } kart
       *[other] odrzuca { $count } karty
    }
effect-tap = nawierca { $cards }
effect-untap = prostuje { $cards }
effect-tuck-hand =
    { $count ->
        [one] wsuwa jedną kartę z ręki
        [few] wsuwa { $count } karty z ręki
        [many] wsuwa { $count } kart z ręki
       *[other] wsuwa { $count } karty z ręki
    }
effect-tuck-deck =
    { $count ->
        [one] wsuwa jedną kartę z talii
        [few] wsuwa { $count } karty z talii
        [many] wsuwa { $count } kart z talii
       *[other] wsuwa { $count } karty z talii
    }
effect-tuck-discard =
    { $count ->
        [one] wsuwa jedną kartę z odrzuconych
        [few] wsuwa { $count } karty z odrzuconych
        [many] wsuwa { $count } kart z odrzuconych
       *[other] wsuwa { $count } karty z odrzuconych
    }
effect-untuck =
    { $count ->
        [one] bierze do ręki jedną wsuniętą kartę
        [few] bierze do ręki { $count } wsunięte karty
        [many] bierze do ręki { $count } wsuniętych kart
       *[other] bierze do ręki { $count } wsuniętej karty
    }
effect-develop = rozbudowuje posiadłość o { $card }

## tally

tally-asked =
    { $count ->
        [one] Gra jest skończona. Brakuje jeszcze wartości jednej karty, z premią.
        [few] Gra jest skończona. Brakuje jeszcze wartości { $count } kart, z premiami.
        [many] Gra jest skończona. Brakuje jeszcze wartości { $count } kart, z premiami.
       *[other] Gra jest skończona. Brakuje jeszcze wartości { $count } karty, z premiami.
    }

## end

end-won = Wygrywa { $player }, { $points } do { $others }.
end-tie = Obie posiadłości są warte po { $points }: remis pozostaje remisem.
tally-again = Tutaj można zmienić wartość każdej karty.

## refused

refused-select = Teraz zaczyna się tura: wybierzcie kartę akcji.
refused-act = Trwa akcja: nawiercanie, zbiór, rozbudowa, efekt albo koniec tury.
refused-tally = Gra jest skończona: teraz wpisuje się tylko wartości kart.
refused-over = Gra jest skończona: można już tylko poprawiać wartości kart.
refused-no-action = To nie jest żadna z trzech kart akcji tego wariantu.
refused-chosen = Wybraną akcję podaje się przy karcie „Wybór” i tylko przy niej.
refused-turned = Karta akcji „{ $action }” jest już obrócona.
refused-other-action = Akcja tej tury to { $action }.
refused-no-turn = { $player } nie ma w tej turze akcji.
refused-late = Najpierw działa { $player }, a drugi gracz już wykonał akcję.
refused-developed = { $player } ma już za sobą rozbudowę z karty akcji.
refused-type = Tą kartą akcji { $player } może rozbudować posiadłość tylko o { $kind }.
refused-drew = Powiedzcie, ile kart dobrano.
refused-paid = Powiedzcie, ile kart zapłacono za kartę { $card }.
refused-excess =
    { $count ->
        [one] { $player } odrzuca dokładnie jedną kartę.
        [few] { $player } odrzuca dokładnie { $count } karty.
        [many] { $player } odrzuca dokładnie { $count } kart.
       *[other] { $player } odrzuca dokładnie { $count } karty.
    }
refused-place = { $player } nie ma w tym miejscu posiadłości żadnej karty.
refused-utility = { $card } to zaplecze: nawierca się tylko drzewa.
refused-tapped = Drzewo { $card } jest już nawiercone.
refused-untapped = Drzewo { $card } nie jest nawiercone.
refused-copies =
    { $count ->
        [one] Jest tylko jedna karta { $card } i leży już na posiadłości.
        [few] Wszystkie karty { $card } ({ $count }) leżą już na posiadłościach.
        [many] Wszystkie karty { $card } ({ $count }) leżą już na posiadłościach.
       *[other] Wszystkie karty { $card } ({ $count }) leżą już na posiadłościach.
    }
refused-deck =
    { $count ->
        [0] W talii i wśród odrzuconych nie ma już żadnej karty.
        [one] W talii i wśród odrzuconych jest razem tylko jedna karta.
        [few] W talii i wśród odrzuconych są razem tylko { $count } karty.
        [many] W talii i wśród odrzuconych jest razem tylko { $count } kart.
       *[other] W talii i wśród odrzuconych jest razem tylko { $count } karty.
    }
refused-discards =
    { $count ->
        [0] Na stosie odrzuconych nie ma żadnej karty.
        [one] Na stosie odrzuconych leży tylko jedna karta.
        [few] Na stosie odrzuconych leżą tylko { $count } karty.
        [many] Na stosie odrzuconych leży tylko { $count } kart.
       *[other] Na stosie odrzuconych leży tylko { $count } karty.
    }
refused-hand =
    { $count ->
        [0] { $player } nie ma w ręce żadnej karty.
        [one] { $player } ma w ręce tylko jedną kartę.
        [few] { $player } ma w ręce tylko { $count } karty.
        [many] { $player } ma w ręce tylko { $count } kart.
       *[other] { $player } ma w ręce tylko { $count } karty.
    }
refused-tucked =
    { $count ->
        [0] Pod tą kartą nie leży żadna.
        [one] Pod tą kartą leży tylko jedna.
        [few] Pod tą kartą leżą tylko { $count }.
        [many] Pod tą kartą leży tylko { $count }.
       *[other] Pod tą kartą leży tylko { $count }.
    }
refused-no-effect = Powiedzcie, co zrobił efekt.
refused-from = Powiedzcie, ile kart wsunięto.

## task

task-select = { $player } wybiera kartę akcji.
task-tap = { $player } nawierca drzewa, potem { $other }.
task-harvest = { $player } zbiera sok, potem { $other }.
task-develop = { $player } może rozbudować posiadłość o jedną kartę, potem { $other }.
task-tap-alone = { $player } nawierca drzewa.
task-harvest-alone = { $player } zbiera sok.
task-develop-alone = { $player } może rozbudować posiadłość o jedną kartę.
task-end = { $player } kończy turę.
task-tally = Powiedzcie, ile warte są karty, z premiami.
task-over = Gra jest skończona.

## sheet

sheet-blank = {""}
sheet-agreed = Umowa: { $variant }.
sheet-standard = zwykła gra
sheet-rivals = wariant dla rywali, trzecia karta akcji: { $third }
sheet-turn = { RIGHT($number, width: 3) }  { $player }: { $action }
sheet-turn-chosen = { RIGHT($number, width: 3) }  { $player }: { $action } (z wyboru)
sheet-note = {"     "}{ $text }
sheet-property =
    { $count ->
        [one] { $player }: jedna karta na posiadłości, w ręce { $hand }.
        [few] { $player }: { $count } karty na posiadłości, w ręce { $hand }.
        [many] { $player }: { $count } kart na posiadłości, w ręce { $hand }.
       *[other] { $player }: { $count } karty na posiadłości, w ręce { $hand }.
    }
sheet-card = {"     "}{ $card } ({ $type }): { $value }{ $tapped }{ $tucked }
sheet-unknown = ?
sheet-open-bonus = { $value } + ?
sheet-tapped = , nawiercone
sheet-tucked =
    { $count ->
        [one] , pod spodem jedna karta
        [few] , pod spodem { $count } karty
        [many] , pod spodem { $count } kart
       *[other] , pod spodem { $count } karty
    }
sheet-sideways = Karta akcji { $action }: bokiem.
sheet-toward = Karta akcji { $action }: zwrócona w stronę: { $player }.
sheet-piles = Talia: { $deck }; karty odrzucone: { $discard }.
sheet-standing =
    { $count ->
        [one] { $player }: jeden punkt.
        [few] { $player }: { $count } punkty.
        [many] { $player }: { $count } punktów.
       *[other] { $player }: { $count } punktu.
    }
sheet-unfinished = Następny ruch: { $waiting }.
sheet-waits-select = karta akcji
sheet-waits-act = akcja albo koniec tury
sheet-waits-tally = wartości kart

## result

result-side =
    { $count ->
        [one] { $player }: { $points } za jedną kartę.
        [few] { $player }: { $points } za { $count } karty.
        [many] { $player }: { $points } za { $count } kart.
       *[other] { $player }: { $points } za { $count } karty.
    }

## course

course-leads = Tura { $number }: { $player } obejmuje prowadzenie, { $points } do { $others }.
course-level = Tura { $number }: remis, po { $points }.
course-leads-tally = Przy podliczeniu { $player } obejmuje prowadzenie, { $points } do { $others }.
course-level-tally = Przy podliczeniu jest remis, po { $points }.
course-best = { $player }, najlepsza karta: { $card }, wartość { $points }.

## report-phase

report-phase-select = wybór akcji
report-phase-act = wykonanie akcji
report-phase-tally = podliczenie

## about

about-game = Masters of Maple Syrup to gra, którą wymyślił Sébastien Bernier-Wong (Firestarter Games, 2024).

## print

print-title = Mistrzowie syropu klonowego: talia testowa pomocnika
print-foot = Własna talia testowa pomocnika, a nie talia wydawcy. Drukujcie bez skalowania, dwustronnie, z odwracaniem wzdłuż długiej krawędzi. Tnijcie wzdłuż linii.
print-mark = Talia testowa pomocnika · nie od wydawcy
print-cost = koszt
print-value = wartość
print-tap = Nawierć najwyżej dwa drzewa.
print-harvest = Zbierz sok z najwyżej dwóch drzew.
print-develop = Rozbuduj posiadłość o jedną kartę.
print-rivals-tap = Nawierć najwyżej dwa drzewa.
print-rivals-choose = Wybierz nawiercanie, zbiór albo rozbudowę. Drugi gracz nie ma akcji.
print-rivals-develop = Rozbuduj posiadłość o jedną kartę, z kosztem mniejszym o 1.

## survey

kiosk-survey-foreseeable = Koniec był widoczny od twojej tury
report-survey-from-hand = od tury { $hand } gracza ({ $count })

## tally, between two rounds

tally-has = Ręka { $hand } z { $limit } kart, posiadłość { $cards } z { $last }.

## report-option

report-option-rivals = rywale
report-option-third = trzecia biała strona
report-option-develops = wolno rozwijać
report-value-tap = nawiercanie
report-value-harvest = zbiór
report-value-none = dowolnie

## board

board-worth = ★ { $value }{ $tucked }

## kiosk-choose

kiosk-choose-minutes = około 20 min
kiosk-choose-about = Nawiercaj drzewa, zbieraj syrop, rozbudowuj majątek
