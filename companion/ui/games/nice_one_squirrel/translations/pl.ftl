# Co mówią ekrany gry Nice One Squirrel!, po polsku. Słowa gry stoją w tłumaczeniu samej gry.
## ui.welcome

ui-welcome-title = Nice One Squirrel!
ui-welcome-subtitle = Orzechy, kryjówki i do sześciu wiewiórek: pomocnik przy waszym stole

## ui.variant

ui-variant-taking_up = Orzechy można brać na rękę zamiast kłaść; 20 punktów kończy grę

## ui.seats

ui-seats-starts = najmłodsza osoba zaczyna

## ui.nut
# Litery są takie same jak na wydrukowanych kartach.

ui-nut-red = R
ui-nut-blue = B
ui-nut-green = G
ui-nut-yellow = Y
ui-nut-acorn = A
ui-nut-hazelnut = H
ui-nut-walnut = W
ui-nut-chestnut = C

## ui.table

ui-table-cache = Kryjówka { $cache }
ui-table-last-round = ostatnia runda
ui-table-which = Odkryjcie orzech w kryjówce { $cache }: który to?
ui-table-turned = Który orzech tam leżał?
ui-table-setup = Połóżcie dziewięć kryjówek w kręgu. Potasujcie orzechy: po jednym zakrytym tam, gdzie widać go tutaj, i po { $count } każdemu.
ui-table-other-cache = Inna kryjówka
ui-table-lit = Dotknijcie podświetlonej kryjówki.
ui-table-worths = Tyle da tam każdy orzech:
ui-table-some-worths = Tyle da tam każdy orzech (gdzie indziej żaden orzech nie jest jeszcze odkryty):
ui-table-play = Dotknijcie położonego orzecha.
ui-table-no-nuts = Nie ma orzechów w ręce.
ui-table-both-open = Obie karty „{ $nut }” są odkryte. Jedna się nie zgadza? Dotknijcie „Historia”.
ui-table-pass = Nic nie kładź
ui-table-take-one = Weź jeden
ui-table-take-up = Dotknijcie orzecha wziętego na rękę.
ui-table-play-instead = Jednak połóż
ui-table-seen-visit = Przesuń wiewiórkę na stole: kamera to zapisze.
ui-table-seen-play = Połóż orzech na stole: kamera to zapisze.
ui-table-happened = Co się stało?

## ui.history

ui-history-help = Dotknijcie wpisu, żeby go poprawić.
ui-history-turns = Wszystkie ruchy
ui-history-visit = do { $cache }
ui-history-found = do { $cache }, odkryty { $nut }
ui-history-played = { $nut } +{ $points }
ui-history-took = wzięty { $nut }
ui-history-passed = nic nie położono

## ui.over

ui-over-won =
    { $count ->
        [one] { $names } wygrywa!
        [few] { $names } wygrywają wspólnie!
        [many] { $names } wygrywają wspólnie!
       *[other] { $names } wygrywają wspólnie!
    }
ui-over-and = i
ui-over-colour = Kolor
ui-over-kind = Gatunek
ui-over-twin = Bliźniaki
ui-over-nuts = Orzechy

## ui.ways

ui-ways-watch = Patrzy kamera
ui-ways-watch-help = Kamera śledzi wydrukowaną grę ruch po ruchu. O to, czego nie może zobaczyć, pyta.
ui-ways-watch-touches = prawie bez dotykania
ui-ways-follow = Każdy ruch ręcznie
ui-ways-follow-help = Każdy ruch wpisujecie dotykiem: dokąd idzie wiewiórka, co odkrywa, jaki orzech kładziecie.
ui-ways-follow-touches = około 4 dotknięć na ruch

## first-hand

first-hand-begin = { $player } stawia wiewiórkę na dowolnej wolnej kryjówce (karcie w kole, od 1 do 9). Jeśli leży tam zakryty orzech, odkryjcie go.
first-hand-play = { $player } może położyć tam jeden orzech z ręki: punkt za każdy leżący tam orzech tego samego koloru, punkt za każdy tego samego gatunku i jeszcze dwa za bliźniaka (oba takie same).
first-hand-move = Odtąd wiewiórka idzie o 1, 2, 3 albo 4 kryjówki dalej, zgodnie z zegarem, do wolnej. Gdy ktoś nie ma już orzechów, pozostali grają jeszcze raz. Wygrywa najwięcej punktów.

## stand-in

stand-in-visit = Za { $player }: idźcie do kryjówki { $cache }.
stand-in-play = Za { $player }: połóżcie z odkrytej ręki pierwszy z tych: { $nuts }; inaczej ten za najwięcej punktów.
stand-in-pass = Za { $player }: nic nie kładźcie.
