# Co mówi gra opisana w pliku, po polsku. Teksty z pliku stoją w $say, $name i podobnych.
name = Opisana gra

## text

text = { $pl }

## refused

refused-other = To niemożliwe: { $why }.
refused-no-such-card = W tej talii nie ma karty { $card }.
refused-deal = Teraz zaczyna się nowe rozdanie.
refused-pass = Teraz przekazuje się karty.
refused-bid = Teraz trwa licytacja.
refused-trump = Teraz wybiera się atut albo wzywa kartę.
refused-kitty = Teraz podnosi się karty ze stołu.
refused-play = Trwa rozgrywanie lewy.
refused-ask = Teraz podaje się liczby.
refused-round = Trwa runda.
refused-categories = Teraz liczy się kategorie.
refused-over = Gra jest skończona.

## phase

phase-categories = Ostatnie rozdanie się skończyło: teraz liczy się kategorie.

## sheet

sheet-blank = { "" }
sheet-name = { $name }
sheet-side = { RIGHT($points, width: 5) }  { $players }
sheet-hand = Rozdanie { $number }, rozdaje: { $dealer }
sheet-round = Runda { $number }
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
explain-round = Runda { $number }: zaczyna { $player }.
explain-running = Lewę wygrywa na razie { $card } (gracz: { $winner }).
explain-suit = { $winner } bierze lewę: { $card } to najlepsza karta w zagranym kolorze.
explain-trump = { $winner } bierze lewę: { $card } to najlepszy atut.
explain-special = { $winner } bierze lewę: { $card } stoi ponad wszystkimi innymi atutami.
explain-told = Lewę wziął gracz { $winner }.
explain-line = { $say }: { $points } dla: { $players }.
explain-no-points = Rozdanie { $number } nie dało punktów.
explain-won =
    { $count ->
        [one] Wygrywa { $winners }: { $points }.
        [few] Wygrywają { $winners }: { $points }.
       *[many] Wygrywają { $winners }: { $points }.
    }
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
task-pass = Przekażcie karty.
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

edit-number = { $name }: { $count }
edit-as-written = jak w pliku: { $value }
edit-game = Nazwa
edit-minutes = minuty
edit-players = Gracze
edit-least-players = co najmniej
edit-most-players = co najwyżej
edit-teams = strony
edit-teams-none = każdy dla siebie
edit-teams-across = siedzący naprzeciw siebie
edit-teams-alternate = co drugi gracz
edit-rounds = Rundy
edit-count = rundy
edit-prompts = co się robi w rundzie, krok po kroku
edit-prompts-are = kroki: { $names }
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
edit-deal = Rozdanie
edit-hands = karty w ręce
edit-hands-all = tyle, ile starczy
edit-hands-each = zawsze tyle samo
edit-hands-up-down = za każdym razem o jedną więcej, potem mniej
edit-hands-down-up = za każdym razem o jedną mniej, potem więcej
edit-hands-up = za każdym razem o jedną więcej
edit-hands-down = za każdym razem o jedną mniej
edit-size = najwięcej kart w ręce
edit-left = pozostałe karty
edit-left-none = żadne nie zostają
edit-left-out = są poza grą
edit-left-kitty = ktoś je podnosi
edit-left-stock = dobiera się je później
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
edit-pass-nobody = nie przekazuje się kart
edit-pass-round = w lewo, w prawo, naprzeciw, wcale
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
edit-total-not-may = dowolna suma zapowiedzi
edit-total-not-may-not = nie tyle, ile jest lew
edit-least = najniższa zapowiedź
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
edit-trump = Atu
edit-trump-none = bez atu
edit-trump-clubs = zawsze ♣
edit-trump-diamonds = zawsze ♦
edit-trump-hearts = zawsze ♥
edit-trump-spades = zawsze ♠
edit-trump-turned-up = odkrywa się kartę
edit-trump-offered = odkryta karta jest do wzięcia
edit-trump-declared = nazywa je rozgrywający
edit-trump-bid = według zapowiedzi
edit-card = która karta jest odkryta
edit-card-usual = jak zwykle
edit-card-last = ostatnia rozdającego
edit-card-next = następna, poza grą
edit-play = Gra
edit-leads = kto pierwszy wychodzi
edit-leads-left = wychodzi gracz po lewej
edit-leads-dealer = wychodzi rozdający
edit-leads-declarer = wychodzi rozgrywający
edit-leads-2C = wychodzi się w 2♣
edit-leads-3C = wychodzi się w 3♣
edit-leads-7D = wychodzi się w 7♦
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
edit-not-led = bez wyjścia, dopóki nie padnie
edit-not-led-none = wolno wyjść w każdy kolor
edit-not-led-clubs = ♣ dopiero, gdy padły
edit-not-led-diamonds = ♦ dopiero, gdy padły
edit-not-led-hearts = ♥ dopiero, gdy padły
edit-not-led-spades = ♠ dopiero, gdy padły
edit-first-trick-not = nie w pierwszej lewie
edit-first-trick-not-none = każda karta w pierwszej lewie
edit-first-trick-not-hearts = bez ♥ w pierwszej lewie
edit-first-trick-not-hearts-queen = bez ♥ i Q♠ w pierwszej lewie
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
edit-value = Punkty kart
edit-value-none = karty nie dają punktów
edit-last-trick = ostatnia lewa
edit-counter = Licznik
edit-start = początek
edit-touch = dotykiem
edit-touch-no = zmieniają go tylko punkty
edit-touch-yes = zmieniany dotykiem
edit-floor = dolna granica
edit-floor-any = może spaść poniżej zera
edit-floor-nought = nigdy poniżej zera
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
edit-meld-when = kiedy się zgłasza
edit-meld-when-start = zgłaszany przed pierwszą kartą
edit-meld-when-trick = zgłaszany też między lewami
edit-ask = Pytanie
edit-say = słowa
edit-kind = odpowiedź
edit-kind-number = liczba
edit-kind-yes = tak albo nie
edit-ask-most = co najwyżej
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
edit-category = Kategoria
edit-asked = pytane liczby
edit-asked-are = pytane: { $names }
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
edit-ties = gdy dwóch ma tyle samo
edit-ties-shared = równi wygrywają razem
edit-ties-play-on = wtedy gra się dalej
edit-example = Przykład
edit-file-contract = Kontrakty
edit-file-names = Własne słowa
edit-file-table = Listy liczb
edit-file-card = Własne karty
edit-file-deck = Talia
edit-file-partner = Partner

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
