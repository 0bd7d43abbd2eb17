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
