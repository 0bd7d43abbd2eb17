# Was Nice One Squirrel! sagt, auf Deutsch. Lücken stehen in geschweiften Klammern.
name = Nice One Squirrel!

## nut

nut-RA = rote Eichel
nut-RH = rote Haselnuss
nut-RW = rote Walnuss
nut-RC = rote Kastanie
nut-BA = blaue Eichel
nut-BH = blaue Haselnuss
nut-BW = blaue Walnuss
nut-BC = blaue Kastanie
nut-GA = grüne Eichel
nut-GH = grüne Haselnuss
nut-GW = grüne Walnuss
nut-GC = grüne Kastanie
nut-YA = gelbe Eichel
nut-YH = gelbe Haselnuss
nut-YW = gelbe Walnuss
nut-YC = gelbe Kastanie

## squirrel

squirrel-1 = Eichhörnchen Tufty
squirrel-2 = Eichhörnchen Cyril
squirrel-3 = Eichhörnchen Nutkin
squirrel-4 = Eichhörnchen Smith
squirrel-5 = das fünfte Eichhörnchen
squirrel-6 = das sechste Eichhörnchen

## print

print-title = Nice One Squirrel!: Verstecke, Eichhörnchen und Nüsse
print-foot = Ohne Skalierung und beidseitig drucken, an der langen Kante gewendet. An den Linien schneiden.

## count

count-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
count-nuts =
    { $count ->
        [one] 1 Nuss auf der Hand
       *[other] { $count } Nüsse auf der Hand
    }

## score

score-points =
    { $count ->
        [one] { $player } legt eine { $nut } in Versteck { $cache }, das bringt 1 Punkt: { $reasons }.
       *[other] { $player } legt eine { $nut } in Versteck { $cache }, das bringt { $count } Punkte: { $reasons }.
    }
score-nothing = { $player } legt eine { $nut } in Versteck { $cache }; keine Nuss dort hat ihre Farbe oder ihre Sorte, also bringt sie nichts.
score-colour =
    { $count ->
        [one] 1 für eine Nuss derselben Farbe
       *[other] { $count } für Nüsse derselben Farbe
    }
score-kind =
    { $count ->
        [one] 1 für eine Nuss derselben Sorte
       *[other] { $count } für Nüsse derselben Sorte
    }
score-twin =
    { $count ->
        [one] 1 für ihren Zwilling
       *[other] { $count } weitere für ihren Zwilling
    }

## turn

turn-found = { $player } geht zu Versteck { $cache } und deckt eine { $nut } auf.
turn-moved = { $player } geht zu Versteck { $cache }, in dem keine Nuss verdeckt liegt.
turn-stayed = { $player } bleibt bei Versteck { $cache }.
turn-passed = { $player } legt in Versteck { $cache } nichts.
turn-took = { $player } nimmt eine { $nut } aus Versteck { $cache } auf die Hand.

## next

next-first = { $player } setzt das Eichhörnchen auf ein Versteck ohne Eichhörnchen.
next-visit =
    { $count ->
        [one] { $player } zieht im Uhrzeigersinn um 1 bis 4 Verstecke: Nur Versteck { $caches } ist dort frei.
       *[other] { $player } zieht im Uhrzeigersinn um 1 bis 4 Verstecke: Die Verstecke { $caches } sind dort frei.
    }
next-blocked = Alle vier Verstecke davor sind besetzt: { $player } bleibt bei Versteck { $cache }, und der Zug geht dort weiter.
next-act = { $player } legt eine Nuss aus der Hand in das Versteck oder nichts.
next-act-or-take = { $player } legt eine Nuss aus der Hand in das Versteck, nimmt eine daraus auf oder tut nichts.

## last

last-hand = { $player } hat keine Nüsse mehr: Alle anderen haben noch einen Zug.
last-points = { $player } hat { $goal } Punkte erreicht: Alle anderen haben noch einen Zug.

## end

end-won =
    { $count ->
        [one] { $winners } gewinnt mit 1 Punkt.
       *[other] { $winners } gewinnt mit { $count } Punkten.
    }
end-shared =
    { $count ->
        [one] { $winners } gewinnen gemeinsam mit je 1 Punkt.
       *[other] { $winners } gewinnen gemeinsam mit je { $count } Punkten.
    }

## sheet

sheet-blank = {""}
sheet-taking-up = Nüsse dürfen aufgenommen werden.
sheet-player = { $player }: { $points }, { $hand }
sheet-player-at = { $player }: { $points }, { $hand }, Eichhörnchen bei Versteck { $cache }
sheet-legend = Die Punkte jedes Zugs: Farbe + Sorte + Zwilling.
sheet-play = { RIGHT($number, width: 3) }  { $player }: { $nut } in Versteck { $cache }, { $colour } + { $kind } + { $twin } = { $points }
sheet-passed = { RIGHT($number, width: 3) }  { $player }: nichts in Versteck { $cache }
sheet-took = { RIGHT($number, width: 3) }  { $player }: { $nut } aus Versteck { $cache } auf die Hand
sheet-cache = Versteck { $number }: { $nuts }{ $down }
sheet-empty-cache = Versteck { $number }: keine Nuss offen{ $down }
sheet-down = , eine verdeckt
sheet-unfinished = { $player } ist an der Reihe.

## course

course-leads =
    { $points ->
        [one] Nuss { $number }: { $player } geht mit 1 Punkt in Führung.
       *[other] Nuss { $number }: { $player } geht mit { $points } Punkten in Führung.
    }
course-by-cache = Punkte je Versteck
course-by-nut = Punkte je Nuss
course-by-play = Punkte, Nuss für Nuss
course-caches =
    { $number ->
        [one] Versteck { $best } brachte am meisten: { $points } von allen { $count } Punkten.
       *[other] Die Verstecke { $best } brachten am meisten: je { $points } von allen { $count } Punkten.
    }
course-nuts =
    { $number ->
        [one] Diese Nuss brachte am meisten: { $best }, mit { $points } von allen { $count } Punkten.
       *[other] Diese Nüsse brachten am meisten: { $best }, mit je { $points } von allen { $count } Punkten.
    }

## refused

refused-visit = Jetzt geht das Eichhörnchen zu einem Versteck.
refused-act = Das Eichhörnchen ist bei seinem Versteck: eine Nuss legen, oder nichts.
refused-over = Das Spiel ist zu Ende.
refused-turn = { $player } ist an der Reihe.
refused-reach = { $player } kann jetzt nicht zu Versteck { $cache } gehen; erreichbar { $count ->
        [one] ist Versteck { $caches }.
       *[other] sind die Verstecke { $caches }.
    }
refused-lies-down = In Versteck { $cache } liegt eine Nuss verdeckt: aufdecken und eingeben.
refused-nothing-down = In Versteck { $cache } liegt keine Nuss verdeckt.
refused-third = Beide Karten „{ $nut }“ sind schon offen gewesen.
refused-taking-up = In diesem Spiel werden keine Nüsse aufgenommen.
refused-not-there = In Versteck { $cache } liegt keine { $nut } offen.

## not-in-deck

not-in-deck-squirrel = niemand hier spielt { $squirrel }

## report-phase

report-phase-visit = Besuchen
report-phase-act = Legen einer Nuss

## about

about-game = Nice One Squirrel! ist ein Spiel für zwei bis sechs Leute.

## printed

printed-foot = Nice One Squirrel! · geschrieben vom Begleiter am Tisch

## survey

kiosk-survey-foreseeable = Das Ende war absehbar ab Runde
report-survey-from-hand = ab Runde { $hand } ({ $count })

## report-option

report-option-taking_up = Nüsse aufnehmen

## board

board-cache = Versteck { $number }

## kiosk-choose

kiosk-choose-minutes = geschätzt 20 min
kiosk-choose-about = Legt Nüsse in Verstecke, in die sie passen
