# Co mówi gra opisana w pliku, po polsku. Teksty z pliku stoją w $say, $name i podobnych.
name = Opisana gra

## text

text = { $pl }

## refused

refused-other = { SENTENCE($why) }.

## phase

phase-categories = Wszystko rozegrane: teraz liczy się kategorie.

## sheet

sheet-blank = { "" }
sheet-name = { $name }
sheet-side = { RIGHT($points, width: 5) }  { $players }
sheet-hand = Rozdanie { $number }, rozdaje: { $dealer }
sheet-categories = Kategorie
sheet-points = { RIGHT($points, width: 5) }  dla: { $players }
sheet-side-points = { $players } { $points }
sheet-stands = Punkty: { $sides }.

## explain

explain-hand =
    { $count ->
        [one] Rozdanie { $number }: rozdaje { $dealer }, każdy ma jedną kartę.
        [few] Rozdanie { $number }: rozdaje { $dealer }, każdy ma { $count } karty.
       *[many] Rozdanie { $number }: rozdaje { $dealer }, każdy ma { $count } kart.
    }
explain-hand-trump =
    { $count ->
        [one] Rozdanie { $number }: rozdaje { $dealer }, każdy ma jedną kartę. Atut: { $suit }.
        [few] Rozdanie { $number }: rozdaje { $dealer }, każdy ma { $count } karty. Atut: { $suit }.
       *[many] Rozdanie { $number }: rozdaje { $dealer }, każdy ma { $count } kart. Atut: { $suit }.
    }
explain-round = { $part }: zaczyna { $player }.
explain-running = Lewę wygrywa na razie { $card } (gracz: { $winner }).
explain-suit = { $winner } bierze lewę: { $card } to najlepsza karta w zagranym kolorze.
explain-trump = { $winner } bierze lewę: { $card } to najlepszy atut.
explain-special = { $winner } bierze lewę: { $card } stoi ponad wszystkimi innymi atutami.
explain-told = Lewę wziął gracz { $winner }.
explain-line = { SENTENCE($say) }: { $points } dla: { $players }.
explain-no-points = Rozdanie { $number } nie dało punktów.
explain-won =
    { $count ->
        [one] Wygrywa { $winners }: { $points }.
        [few] Wygrywają { $winners }: { $points }.
       *[many] Wygrywają { $winners }: { $points }.
    }
explain-pass-nobody = Kart się nie przekazuje.
explain-bids = Zapowiedzi dają razem { $sum }, a lew jest { $tricks }.
explain-declares = Rozgrywa { $player }: { $bid }.
explain-takes = Rozgrywa { $player }.
explain-leads-left = Wychodzi { $player }: pierwsze miejsce po rozdającym.
explain-leads-dealer = Wychodzi { $player }: kto rozdaje, ten wychodzi.
explain-leads-declarer = Wychodzi { $player }: kto rozgrywa, ten wychodzi.

## card

card = { $name }

## position

position-over = Gra jest skończona
position-round = Runda { $number }
position-named = { SENTENCE($name) } { $number }
position-hand = Rozdanie { $number }
position-trick = Rozdanie { $number }, lewa { $trick } z { $tricks }

## course

course-leads = Rozdanie { $number }: na prowadzeniu { $players } ({ $points }).

## irregular

irregular-revoke = { $player }: brak dołożenia do koloru w lewie { $trick }, kolor pokazany w lewie { $shown } – renons.
irregular-void = { $player }: w lewie { $trick } trzeba było przebić atutem, atut pokazany w lewie { $shown }.
irregular-beat = { $player }: w lewie { $trick } trzeba było przebić wyżej, wyższa karta pokazana w lewie { $shown }.
irregular-barred-bid = { $player }: suma licytacji nie może być równa liczbie lew; licytacja zostaje.
irregular-barred-lead-noted = { $player }: w lewie { $trick } wyjście kartą, którą jeszcze nie wolno wychodzić, chyba że na ręce nie było innej.
irregular-barred-lead-proven = { $player }: w lewie { $trick } wyjście kartą, którą jeszcze nie wolno było wychodzić.
irregular-barred-lead-cleared = { $player }: w lewie { $trick } słuszne wyjście zakazaną kartą, bo na ręce nie było innej.
irregular-barred-card-noted = { $player }: zagrana karta zakazana w pierwszej lewie, chyba że na ręce nie było innej.
irregular-barred-card-proven = { $player }: zagrana karta zakazana w pierwszej lewie, choć na ręce była inna.
irregular-barred-card-cleared = { $player }: słusznie zagrana zakazana karta w pierwszej lewie, bo na ręce nie było innej.

## choice

choice-take = Biorę
choice-bid = { $bid }
choice-no-trump = Bez atutu
choice-trump = { $suit }
choice-meld = { $player }: { $meld }
choice-meld-cards = { $meld }: { $cards }
choice-tell = { $player }, { $say }: { $value }
choice-tell-hand = { $say }: { $value }
choice-yes = tak
choice-no = nie
choice-deal = Rozdane
choice-passed = Przekazane
choice-nobid = Pas
choice-double = Kontra
choice-alone = Samotnie
choice-roundover = Runda skończona
choice-player = { $player }
choice-took = Lewę bierze { $player }
choice-melds = Meldunek
choice-back = Wstecz
choice-count = { $player }, { $counter }: { $value }
choice-count-hand = { $counter }: { $value }
choice-tally = Policzono

## task

task-deal = Tasujcie i rozdajcie karty.
task-pass =
    { $count ->
        [one] Przekażcie jedną kartę { $to }.
        [few] Przekażcie { $count } karty { $to }.
       *[many] Przekażcie { $count } kart { $to }.
    }
task-bid = Licytuje { $player }.
task-trump = { $player } wybiera atut.
task-kitty = { $player } podnosi karty i odkłada tyle samo; potem następuje pierwsze wyjście.
task-play = Gra { $player }.
task-lead-card = Kto ma { $card }, wychodzi tą kartą.
task-ask = Policzcie, o co pada pytanie.
task-round = Rundę zaczyna { $player }.
task-categories = Policzcie kategorie.
task-over = Gra jest skończona.
task-call = Kartę wzywa { $player }.
task-lead = Wychodzi { $player }.

## view

view-deals = rozdaje
view-bid = licytacja: { $bid }
view-declarer = rozgrywający
view-tricks =
    { $count ->
        [one] jedna lewa
        [few] { $count } lewy
       *[many] { $count } lew
    }
view-points = Σ { $points }
view-tricks-of = { $count } z { $bid }
view-counter = { $name } { $value }
view-sits-out = nie gra
view-trick = Lewa { $trick } z { $tricks }

## describe

describe-line = { $say }: { $points }, { $per }.
describe-line-when = { $say }: { $points }, { $per }, jeśli { $when }.
describe-others = { "  " }Wszyscy inni: { $points }.
describe-counts = { "  " }Licznik { $name } ma wartość { $means }.
describe-name = { $name } oznacza { $means }.
describe-counter = Licznik { $name }: od { $start }, { $per }.
describe-category = Na końcu, { $say }: { $points }.
describe-ends = Gra kończy się, gdy { $when }.
describe-highest = Wygrywa najwięcej punktów.
describe-lowest = Wygrywa najmniej punktów.
describe-player = dla każdego gracza
describe-side = dla każdej strony
describe-hand = dla całego rozdania
describe-declarer = dla rozgrywającego
describe-declaring-side = dla strony rozgrywającej
describe-defenders = dla broniących
describe-each-defender = dla każdego z broniących

## formula

formula-sign = { $one } { $sign } { $other }
formula-brackets = ({ $one })
formula-negative = −{ $one }
formula-and = { $one } i { $other }
formula-or = { $one } lub { $other }
formula-not = nie: { $one }
formula-if = { $one }, jeśli { $test }, inaczej { $other }
formula-min = najmniejsze z: { $one }
formula-max = największe z: { $one }
formula-abs = { $one } bez znaku
formula-down = { $one }, zaokrąglone w dół
formula-up = { $one }, zaokrąglone w górę
formula-entry = miejsce { $one }, od 0, z { $list }

## word

word-bid = odzywka
word-tricks = lewy
word-cards = punkty z kart
word-melds = meldunki
word-total = suma punktów
word-declarer = rozgrywa
word-partner = jest partnerem
word-last-trick = ma ostatnią lewę
word-alone = sam
word-doubled = kontry
word-hand = karty w ręce
word-hand-number = numer rozdania
word-players = liczba graczy
word-goal = cel kontraktu
word-value = wartość kontraktu
word-top = najwyższa suma
word-bottom = najniższa suma
word-hands = liczba rozdań
word-round = liczba rund
word-player = { $word } (własne)
word-side = { $word } (strony)
word-most = { $word } (największe)
word-least = { $word } (najmniejsze)
word-place = miejsce według: { $word }
word-contract = kontrakt { $name }
word-trump = atu { $name }
word-took = wziął { $name }

## edit

edit-as-written = jak w pliku: { $value }
edit-is = { $name }: { $value }
edit-name = nazwa
edit-word = słowo w formułach
edit-no-number = bez ograniczeń
edit-game = Nazwa
edit-minutes = minuty
edit-version = wersja
edit-players = Gracze
edit-at-least = co najmniej
edit-at-most = co najwyżej
edit-teams = strony
edit-teams-none = każdy dla siebie
edit-teams-across = siedzący naprzeciw siebie
edit-teams-alternate = co drugi gracz
edit-rounds = Rundy
edit-count = rundy
edit-prompts = kroki rundy
edit-round-minutes = minuty na rundę
edit-first-player = kto zaczyna rundę
edit-first-player-next = zaczyna następny gracz
edit-first-player-same = zawsze zaczyna ten sam gracz
edit-first-player-winner = zaczyna zwycięzca
edit-deck = Talia
edit-pack = jakie karty
edit-pack-52 = 52 karty
edit-pack-48 = 48, od trójki
edit-pack-40 = 40, bez 8, 9, 10
edit-pack-36 = 36, od szóstki
edit-pack-32 = 32, od siódemki
edit-pack-24 = 24, od dziewiątki
edit-copies = ile razy jest każda karta
edit-jokers = jokery
edit-suits = kolory
edit-without = karty wyjęte z talii
edit-order = rangi od najniższej do najwyższej
edit-deck-parts = własne karty
edit-learned = kamera i te karty
edit-learned-no = kamera ich nie zna
edit-learned-yes = kamera się ich uczy
edit-suit = Kolor własnych kart
edit-suit-size = { $name }: karty od 1 do
edit-suit-copies = { $name }: ile razy jest każda karta
edit-card = Własna karta
edit-card-suit = kolor
edit-rank = ranga
edit-deal = Rozdanie
edit-hands = karty w ręce
edit-hands-all = tyle, ile starczy
edit-hands-each = zawsze tyle samo
edit-hands-up-down = za każdym razem o jedną więcej, potem mniej
edit-hands-down-up = za każdym razem o jedną mniej, potem więcej
edit-hands-up = za każdym razem o jedną więcej
edit-hands-down = za każdym razem o jedną mniej
edit-hands-listed = inne liczby, rozdanie po rozdaniu
edit-size = najwięcej kart w ręce
edit-left = pozostałe karty
edit-left-none = żadne nie zostają
edit-left-out = reszta jest poza grą
edit-left-kitty = ktoś podnosi resztę
edit-left-stock = resztę dobiera się później
edit-counts = dla kogo liczą się odłożone karty
edit-counts-nobody = odłożone karty nie liczą się dla nikogo
edit-counts-declarer = odłożone karty liczą się dla rozgrywającego
edit-dealer = kto rozdaje następny
edit-dealer-next = rozdaje następny gracz
edit-dealer-winner = rozdaje zwycięzca
edit-dealer-same = zawsze rozdaje ten sam gracz
edit-to = kierunek gry
edit-to-left = zgodnie z zegarem
edit-to-right = przeciwnie do zegara
edit-pass = Przekazywanie kart
edit-pass-no = nie przekazuje się kart
edit-pass-nobody = nikomu
edit-pass-left = w lewo
edit-pass-right = w prawo
edit-pass-across = naprzeciw
edit-cards = przekazywane karty
edit-bid = Licytacja
edit-bid-none = nikt nie licytuje
edit-bid-tricks = każdy zapowiada lewy
edit-bid-auction = licytacja, najwyższa gra
edit-bid-take = brać albo pasować
edit-total-not = czy zapowiedzi mogą dać liczbę lew?
edit-total-not-none = dowolna suma zapowiedzi
edit-total-not-hand = zapowiedzi nie mogą dać w sumie liczby lew
edit-of = kontrakty od najniższego
edit-least = najniższa zapowiedź
edit-bid-most = najwyższa zapowiedź
edit-step = krok
edit-nobody = gdy nikt nie licytuje
edit-nobody-again = rozdaje się ponownie
edit-nobody-dealer = musi rozdający
edit-nobody-play = gra się mimo to
edit-doubling = kontra
edit-doubling-no = bez kontry
edit-doubling-once = wolno kontrować
edit-doubling-twice = wolno kontrować i rekontrować
edit-bid-rounds = kolejki licytacji
edit-bid-rounds-once = jedna kolejka
edit-bid-rounds-twice = dwie kolejki
edit-bid-parts = kontrakty
edit-contract = Kontrakt
edit-contract-value = wartość
edit-goal = potrzebne lewy
edit-trump = Atu
edit-trump-none = bez atu
edit-trump-own = zawsze { $name }
edit-trump-turned-up = odkrywa się kartę
edit-trump-offered = odkryta karta jest do wzięcia
edit-trump-declared = nazywa je rozgrywający
edit-trump-bid = według zapowiedzi
edit-turned = która karta jest odkryta
edit-turned-none = jak zwykle
edit-turned-last = ostatnia rozdającego
edit-turned-next = następna, poza grą
edit-may = co można ogłosić
edit-may-none = bez atu
edit-always = zawsze atuty
edit-highest = najwyższe atuty
edit-of-trump = { $rank } atutowy
edit-of-the-same-colour = { $rank } tej samej barwy
edit-play = Gra
edit-leads = kto pierwszy wychodzi
edit-leads-left = wychodzi gracz po lewej
edit-leads-dealer = wychodzi rozdający
edit-leads-declarer = wychodzi rozgrywający
edit-leads-own = kto ma { $name }, wychodzi tą kartą
edit-follow = dokładanie do koloru
edit-follow-suit = trzeba dokładać do koloru
edit-follow-free = wolno zagrać każdą kartę
edit-void = kto nie ma koloru
edit-void-any = zagrywa dowolną kartę
edit-void-trump = musi przebić atutem
edit-beat = przebijanie
edit-beat-no = nikt nie musi przebijać
edit-beat-trump = atuty trzeba przebijać
edit-beat-any = lewę trzeba przebijać
edit-not-led = na początku nie wolno w nie wyjść
edit-broken-by = aż spadnie jedna z tych
edit-first-trick-not = nie w pierwszej lewie
edit-exempt = można zagrać zawsze
edit-winner = kto bierze lewę
edit-winner-high = najwyższa karta
edit-winner-low = najniższa karta
edit-equal = z równych kart
edit-equal-first = wygrywa pierwsza z równych kart
edit-equal-last = wygrywa ostatnia z równych kart
edit-alone = gra solo
edit-alone-no = nikt nie gra solo
edit-alone-yes = wolno grać solo
edit-alone-without = solo, a partner pauzuje
edit-partner = Partner
edit-called = wzywanie karty
edit-called-none = nie wzywa się karty
edit-called-card = rozgrywający wzywa kartę
edit-holds = o czyjej stronie decyduje karta
edit-holds-own = wszyscy, którzy mają { $name }, są po jednej stronie
edit-value = Punkty kart
edit-valued = co daje punkty
edit-valued-none = karty nie dają punktów
edit-last-trick = ostatnia lewa
edit-counter = Licznik
edit-start = początek
edit-touch = dotykiem
edit-touch-no = zmieniają go tylko punkty
edit-touch-yes = zmieniany dotykiem
edit-per = dla kogo
edit-per-player = dla każdego gracza
edit-per-side = dla każdej strony
edit-per-hand = jeden dla wszystkich
edit-per-declarer = dla rozgrywającego
edit-per-declaring-side = dla strony rozgrywającej
edit-per-defenders = dla obrońców
edit-per-each-defender = dla każdego obrońcy
edit-meld = Meldunek
edit-meld-points = punkty
edit-meld-cards = jego karty
edit-meld-when = kiedy się zgłasza
edit-meld-when-start = zgłaszany przed pierwszą kartą
edit-meld-when-trick = zgłaszany też między lewami
edit-ask = Pytanie
edit-say = słowa
edit-kind = odpowiedź
edit-kind-number = liczba
edit-kind-yes = tak albo nie
edit-names = Własne słowa
edit-table = Lista liczb
edit-score = Punktacja
edit-points = punkty
edit-points-is = punkty: { $formula }
edit-points-none = 0
edit-when = w jakim przypadku
edit-when-is = jeśli { $formula }
edit-when-none = zawsze
edit-others = wszyscy inni dostają
edit-others-is = wszyscy inni: { $formula }
edit-others-none = nic
edit-counted = liczniki, które zmienia
edit-category = Kategoria
edit-asked = pytania
edit-tied = przy remisie
edit-tied-each = każdy równy dostaje punkty
edit-tied-shared = równi dzielą się punktami
edit-tied-none = równi nie dostają nic
edit-end = Koniec
edit-end-when = kiedy gra się kończy
edit-end-when-is = koniec, gdy { $formula }
edit-end-when-none = po ostatnim rozdaniu lub rundzie
edit-wins = kto wygrywa
edit-wins-highest = wygrywa najwięcej punktów
edit-wins-lowest = wygrywa najmniej punktów
edit-ties = przy remisie wygrywa, kto ma więcej
edit-ties-shared = równi wygrywają razem
edit-ties-play-on = wtedy gra się dalej
edit-example = Przykład
edit-file = W pliku

## chip

chip-beside = { $one } { $other }
chip-and = i
chip-or = lub
chip-not = nie
chip-if = jeśli
chip-else = inaczej
chip-min = najmniejsze z
chip-max = największe z
chip-abs = bez znaku
chip-down = w dół
chip-up = w górę
chip-next = następna liczba

## value, kind, case

value-table = tabela
value-list = lista
kind-number = liczba
kind-yes = tak albo nie
case-contract = kontrakt { $name }
case-bid = zapowiedziano { $bid }, wzięto { $tricks }
case-tricks = wzięto { $tricks }

## mend

mend-did-you-mean = czy chodzi o { $word }?
mend-none = nie ma żadnego; pomiń to
mend-known = można napisać: { $words }
mend-known-more = można napisać: { $words } i inne
mend-cards = pisz karty jako wartość i literę koloru: QS to dama pik
mend-contract = opisz to jako [[contract]]
mend-counter = opisz to jako [[counter]]
mend-table = opisz to w [table]

## fault

fault-more = { $count ->
    [one] i jeszcze { $count } błąd; najpierw popraw te
    [few] i jeszcze { $count } błędy; najpierw popraw te
    [many] i jeszcze { $count } błędów; najpierw popraw te
   *[other] i jeszcze { $count } błędu; najpierw popraw te
}
fault-unreadable = nie da się tego odczytać: { $said }
fault-no-json = zawiera ułamek, datę albo za głębokie zagnieżdżenie; pisz liczby całkowite
fault-too-large = ma ponad { $most } KiB; skróć to
fault-table = stoi tu { $value }; napisz tabelę, z kluczami pod [{ $part }]
fault-no-such-key = nie ma takiego klucza; { $mend }
fault-no-such-part = nie ma takiej części; { $mend }
fault-missing = brakuje { $key }; dopisz
fault-language = { $language } to nie język; napisz dwie litery, na przykład en
fault-text = stoi tu { $value }; napisz tekst albo po jednym na język: { "{" }en = "…", de = "…"{ "}" }
fault-empty-text = tekst jest pusty; napisz to, co ludzie mają czytać
fault-long-text = liczba znaków: { $count }; napisz najwyżej { $most }
fault-name = stoi tu { $value }; napisz tekst, liczba znaków najwyżej { $most }
fault-word = stoi tu { $word }; { $mend }
fault-one-of = stoi tu { $value }; napisz jedno z tych słów: { $known }
fault-number = stoi tu { $value }; napisz liczbę całkowitą
fault-number-from = stoi tu { $value }; napisz liczbę całkowitą od { $least } wzwyż
fault-number-between = stoi tu { $value }; napisz liczbę całkowitą od { $least } do { $most }
fault-truth = stoi tu { $value }; napisz true (tak) albo false (nie)
fault-texts = stoi tu { $value }; napisz listę tekstów, najwyżej { $most }
fault-numbers = stoi tu { $value }; napisz listę liczb całkowitych od { $least } do { $most }
fault-parts = stoi tu { $value }; napisz [[{ $part }]] osobno dla każdego
fault-no-parts = lista jest pusta; napisz [[{ $part }]] osobno dla każdego albo pomiń to
fault-many-parts = liczba wystąpień: { $count }; napisz najwyżej { $most }
fault-version = stoi tu { $value }; napisz tekst, na przykład "0.3"
fault-players = stoi tu { $value }; napisz liczbę od 2 do 8 albo [najmniej, najwięcej]
fault-teams = to nie jest lista stron; napisz listy miejsc od 0, każde miejsce raz, na przykład [[0, 2], [1, 3]]
fault-teams-players = { $teams } jest dla czterech, sześciu albo ośmiu graczy; napisz 'players = 4' albo inne strony
fault-no-card-left = nie ma tu żadnej karty; skróć 'without'
fault-learned = jest dla własnych kart; opisz każdą jako [[card]]
fault-suits = to nie jest lista kolorów; pisz litery C D H S, każdą raz, na przykład "CHS"
fault-ranks = to nie jest kolejność wartości; pisz litery { $known }, od najniższej, każdą raz, na przykład "789JQKTA"
fault-order = to nie jest kolejność wartości tej talii; napisz { $known }, każdą raz, od najniższej
fault-rank = żadna karta nie ma wartości { $rank }; { $mend }
fault-card = { $card } to ani karta, ani wartość, ani kolor tej talii; { $mend }
fault-card-twice = { $name } już jest; napisz 'copies' albo inną nazwę
fault-standard-pack = jest dla zwykłej talii; pomiń to, bo każda karta jest opisana jako [[card]]
fault-many-cards = liczba kart: { $count }; napisz najwyżej { $most } różnych
fault-deal = { $players } × { $each } kart z odkrytą to { $needed }, a talia ma { $size }; rozdawaj mniej
fault-none-to-turn = kart w talii jest { $size } i po rozdaniu żadna nie zostaje do odkrycia; napisz 'each'
fault-pass = liczba kart { $count } to więcej, niż jest w ręce; przekazuj mniej
fault-nobody-to-pass = lista jest pusta; napisz, komu przekazuje się karty
fault-twice = { $name } stoi dwa razy; napisz raz
fault-other-name = { $name } już jest; napisz inną nazwę
fault-contract = { $name } to nie kontrakt; { $mend }
fault-below-least = jest tu { $most }, mniej niż najmniejsza wartość { $least }; napisz więcej
fault-for-kind = jest tylko dla kind = { $kind }; pomiń to
fault-nobody = jest dla licytacji albo brania; tu każdy zapowiada liczbę: pomiń to
fault-least-bid = jest tu { $least }, a gdy liczba kart w ręce to { $size }, nikt nie może zapowiedzieć tyle; napisz mniej
fault-trump = stoi tu { $value }; napisz kolor, sposób wyboru atutu albo listę na kolejne rozdania
fault-highest = stoi tu { $word }; napisz 'J of trump' albo 'J of the same colour', z wartością karty
fault-offered = 'offered' wymaga [bid] z kind = "take"
fault-trump-bid = 'bid' wymaga [[contract]] z atutem; przy każdym napisz, co jest atutem
fault-declarer = wymaga rozgrywającego; napisz [bid] z kind = "auction" albo "take"
fault-nobody-declares = nikt nie jest rozgrywającym; napisz [bid] z kind = "auction" albo "take"
fault-alone = jest dla grającego samotnie; napisz alone = true
fault-no-partner = wymaga partnerów; napisz teams
fault-partner = wymaga albo called = "card", albo holds = karta; napisz jedno
fault-no-score = brakuje 'score'; napisz [[score]], wiersz na każdy sposób zdobycia punktów
fault-category-alone = wymaga [rounds], a w grze z lewami wierszy [[score]]; napisz jedno
fault-tricks-and-rounds = jest dla gier z lewami, a [rounds] dla gier bez lew; pomiń jedno
fault-prompts = to nie jest lista tekstów; napisz po jednym na każdy krok rundy
fault-no-word = { $name } nie może być słowem w formułach; użyj liter, cyfr i _, najwyżej { $most }
fault-built-in = { $name } to słowo, które ma każda gra; weź inne
fault-taken = { $name } jest już w [{ $part }]; weź inne słowo
fault-circle = { $name } prowadzi z powrotem do siebie albo do słowa, które tak robi; rozpisz to
fault-deep-names = prowadzi za głęboko w [names]; objaśniaj mniej słów innymi albo użyj mniej nawiasów
fault-counter = żaden licznik nie nazywa się { $name }; { $mend }
fault-counter-per = { $name } jest na gracza, a ten wiersz na stronę; napisz per = "side" w [[counter]]
fault-not-asked = nie można pytać o { $name } pod tą nazwą; weź inne słowo
fault-tie = { $word } to tak albo nie; weź liczbę
fault-example-value = stoi tu { $value }; ma tu być { $kind } albo lista na graczy lub strony
fault-whole = stoi tu { $value }; napisz liczby całkowite
fault-example-lengths = długości list nie pasują do graczy; napisz po jednej wartości na gracza albo na stronę
fault-example = wychodzi { $points }, a nie { $written }; popraw jedno z nich

## fault, of a formula

fault-at-column = { $why } (znak { $column } w „{ $formula }”)
fault-formula = stoi tu { $value }; napisz formułę jako tekst, na przykład "10 * bid", albo liczbę całkowitą
fault-long-formula = liczba znaków: { $count }; napisz najwyżej { $most } i nazwij części w [names]
fault-unknown = nic nie nazywa się { $word }; { $mend }
fault-unknown-in-end = nic w [end] nie nazywa się { $word }; { $mend }
fault-ambiguous = { $word } oznacza i { $one }, i { $other }; nazwij jedno inaczej
fault-no-place = { $word } to tak albo nie i nie ma { $head }; weź słowo, które jest liczbą
fault-function = żadna funkcja nie nazywa się { $name }; { $mend }
fault-list = żadna lista nie nazywa się { $name }; { $mend }
fault-must-be-yes = to musi być tak albo nie; porównaj przez == != < <= > >=
fault-must-be-number = to musi być liczba, a nie tak albo nie; napisz na przykład 10 if … else 0
fault-compares = { $sign } porównuje liczby, a nie tak albo nie; pomiń porównanie
fault-chained = porównań nie można łączyć w łańcuch; połącz dwa przez 'and'
fault-else-kinds = po jednej stronie 'else' jest liczba, a po drugiej tak albo nie
fault-unexpected = { $token } tu nie pasuje; między dwiema wartościami napisz znak działania
fault-sign-missing = brakuje { $sign }; napisz to tutaj
fault-unfinished = na końcu czegoś brakuje
fault-value-missing = przed { $token } brakuje wartości; napisz tam liczbę albo słowo
fault-large-number = { $number } to za dużo; największa liczba to { $most }
fault-one-number = { $name } przyjmuje jedną liczbę; pomiń pozostałe
fault-nested = liczba poziomów zagnieżdżenia przekracza { $most }; nazwij części w [names]
fault-equals = samo '=' niczego nie porównuje; napisz ==
fault-quotes = w formule nie ma tekstów; pisz liczby i słowa
fault-sign = { $sign } nie jest znakiem formuły; można użyć + - * / == != < <= > >= ( ) [ ] ,

## doubt

doubt-player = 'player.' to 0 albo nie w wierszu z per = "{ $per }"; pomiń to albo zmień per
doubt-cards-left = kart jest { $size }, rozdaje się { $dealt }, graczy jest { $players }, zostaje { $left }; napisz left w [deal] albo rozdawaj więcej
doubt-value = karty albo ostatnia lewa dają punkty, których żaden wiersz nie liczy; użyj cards w wierszu [[score]]
doubt-no-end = gra nigdy się nie kończy; napisz when w [end]
doubt-no-line = przypadek bez wiersza: { $case }; napisz wiersz, którego when wtedy zachodzi
doubt-no-line-more = przypadek bez wiersza: { $case }, i jeszcze { $count }; napisz wiersz, którego when wtedy zachodzi
doubt-alike = zachodzi w tych samych przypadkach co { $other }; połącz je albo zmień któreś when
doubt-both = zachodzi razem z { $other } w tym samym przypadku, na przykład { $case }; zmień któreś when
doubt-never = { $say } nigdy nie zachodzi; sprawdź when
doubt-end = rozegrane na próbę gry: { $count }, rozdania z najlepszymi lub najgorszymi punktami: { $hands }, i nigdy tu nie doszło; zmień to

## tally

tally-line = { SENTENCE($say) }: { $points }.
tally-line-of = { SENTENCE($say) }: { $points } ({ $player }).
tally-title = { $part }: podliczenie
tally-on = Dalej: { $part }

## now, follows

now-deal = teraz zaczyna się nowe rozdanie
now-pass = teraz przekazuje się karty
now-bid = teraz trwa licytacja
now-trump = teraz wybiera się atut albo wzywa kartę
now-kitty = teraz podnosi się karty ze stołu
now-play = trwa rozgrywanie lewy
now-ask = teraz podaje się liczby
now-round = trwa runda
now-categories = teraz liczy się kategorie
now-over = gra jest skończona
follows-bid = może nastąpić 'bid' albo 'no-bid'
follows-kitty = może nastąpić karta
follows-play = może nastąpić 'play' albo 'took'
follows-ask = może nastąpić tylko 'tell'
follows-round = może nastąpić 'round' albo 'tally'
follows-categories = może nastąpić tylko 'tell'
follows-over = nic nie może nastąpić

## impossible

impossible-now = { $why }; { $follows }
impossible-none-known = nie ma żadnych
impossible-nothing-asked = nic
impossible-no-seat = na miejscu { $seat } nikt nie siedzi; są miejsca od 0 do { $last }
impossible-turn = kolej na: { $turn }, a nie: { $player }
impossible-no-such-card = { $card } nie ma w tej talii; karta jest źle odczytana albo to inna talia
impossible-contract = { $bid } to nie kontrakt; można zapowiedzieć: { $known }
impossible-take = tu się bierze albo pasuje; liczby się nie podaje
impossible-no-bid = { $bid } to nie odzywka; podaj liczbę
impossible-low = { $bid } to za mało; najniższa odzywka to { $least }
impossible-high = { $bid } to za dużo; najwyższa odzywka to { $most }
impossible-step = { $bid } to nie odzywka; odzywki rosną od { $least } co { $step }
impossible-not-above = { $bid } nie przebija ostatniej odzywki; podaj więcej albo pasuj
impossible-pass-number = każdy zapowiada liczbę; nikt nie pasuje
impossible-must-bid = pozostali spasowali; rozdający ({ $player }) musi się odezwać
impossible-must-take = pozostali spasowali; rozdający ({ $player }) musi wziąć
impossible-double = { $player } nie może teraz kontrować
impossible-suit = { $suit } nie może teraz być atutem; do wyboru: { $known }
impossible-trump-first = najpierw atut; wybierz go
impossible-nobody-alone = w tej grze nikt nie gra samotnie albo nie ma rozgrywającego
impossible-alone-once = samotną grę zapowiada się raz, przed pierwszą kartą
impossible-not-asked-hand = o { $ask } nie pyta się wszystkich razem; podaj miejsce
impossible-not-asked = o { $ask } nie pyta się gracza { $player }
impossible-no-yes = { $value } musi być true (tak) albo false (nie)
impossible-no-number = { $value } musi być liczbą całkowitą
impossible-answer = { $ask }: jest { $value }; podaj liczbę od { $least } do { $most }
impossible-answer-least = { $ask }: jest { $value }; podaj liczbę od { $least } wzwyż
impossible-answer-whole = { $ask }: jest { $value }; podaj liczbę całkowitą od 0 wzwyż
impossible-no-category = { $ask } ({ $player }) nie należy do żadnej kategorii; podaj inne słowo
impossible-card-points = suma punktów za karty to { $points }, a w talii jest { $total }; policz jeszcze raz
impossible-more-card-points = suma punktów za karty to { $points }, więcej niż { $total } w talii; policz jeszcze raz
impossible-points-below = punkty za karty: { $points }; żadna karta nie ma mniej niż 0, policz jeszcze raz
impossible-counter = { $counter } nie można zmienić ręcznie; można: { $known }
impossible-counter-bounds = { $counter } nie może wynosić { $value }; granice są w pliku
impossible-counter-of-hand = ten licznik jest jeden dla wszystkich; pomiń miejsce
impossible-counter-per = ten licznik ma per = "{ $per }"; podaj miejsce z { $seats }
impossible-lead-card = pierwsza wychodzi { $card }, ktokolwiek ją ma; zagraj ją z podaniem miejsca
impossible-who-leads = podaj miejsce, z którego wychodzi { $card }
impossible-seen = { $card } już była w lewie { $trick }; jedna z tych kart jest źle odczytana
impossible-seen-now = { $card } już jest w tej lewie; jedna z tych kart jest źle odczytana
impossible-turned-up = { $card } była odkryta i jest poza grą
impossible-turns-up = odkrywa się kartę; podaj ją jako 'turned'
impossible-turns-none-up = nie odkrywa się karty; pomiń 'turned'
impossible-sits-out = { $player } nie gra; podaj miejsce, które gra
impossible-half-trick = część kart tej lewy już leży; zagraj pozostałe albo cofnij te
impossible-many-cards = liczba kart { $count } to więcej, niż leży w lewie
impossible-meld = { $meld } to nie meldunek; można: { $known }
impossible-meld-late = { $meld } melduje się wcześniej: przed pierwszą kartą albo między lewami
impossible-entries = liczba wpisów w 'words' to { $count }; napisz po jednym na każdy z { $wanted }
impossible-word = o { $word } nie pyta się gracza { $player }; podaj: { $known }
impossible-word-missing = brakuje { $word } ({ $player }); podaj to
impossible-word-yes = { $word } ({ $player }): jest { $value }; podaj true (tak) albo false (nie)
impossible-word-number = { $word } ({ $player }): jest { $value }; podaj liczbę całkowitą
impossible-contract-name = { $name } to nie kontrakt; podaj nazwę kontraktu
impossible-no-suit = { $suit } to nie kolor; podaj jeden z { $known } albo null
impossible-tricks = suma lew to { $tricks }, a w tym rozdaniu jest { $size }; policz jeszcze raz
impossible-several = { $word } jest prawdą u kilku graczy; dotyczy tylko jednego miejsca
impossible-takers = { $card }: wzięto { $count }, a w talii jest { $copies }; powiedz, kto wziął
impossible-doubled = liczba kontr to { $doubled }; dozwolone są najwyżej { $most }
