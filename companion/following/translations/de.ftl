# Was die Kamera zu sagen hat, auf Deutsch.
## calibration.well

calibration-well-place = Der Tisch ist gefunden.
calibration-well-sharpness = Das Bild ist scharf.
calibration-well-too-dark = Es ist hell genug.
calibration-well-too-bright = Es ist nicht zu hell.
calibration-well-glare = Bei { $seat } spiegelt nichts.
calibration-well-flicker = Die Lampen flackern nicht.
calibration-well-card-size = Die Karten sind groß genug: { $measured } Pixel breit.

## calibration.mend

calibration-mend-place = Der Tisch ist nicht gefunden: die gedruckte Matte in die Mitte legen, oder Ass, Zwei, Drei und Vier im Uhrzeigersinn vor die Plätze.
calibration-mend-sharpness = Das Bild ist nicht scharf: am Objektiv drehen, bis die Buchstaben der Karten klar sind.
calibration-mend-too-dark = Es ist zu dunkel: eine Lampe anmachen.
calibration-mend-too-bright = Es ist zu hell: eine Lampe dimmen oder den Vorhang zuziehen.
calibration-mend-glare = Bei { $seat } spiegelt sich eine Lampe: die Lampe verrücken oder die Kamera etwas neigen.
calibration-mend-flicker = Die Lampen flackern: in den Einstellungen die Netzfrequenz des Landes wählen, oder eine andere Lampe nehmen.
calibration-mend-card-size = Die Karten sind nur { $measured } Pixel breit: die Kamera näher an den Tisch bringen.

## deck

deck-faintest = Am wenigsten sicher gelesen: { $card }, { $percent } %.
deck-whole = Das Deck ist vollständig: { $count } Karten.
deck-missing =
    { $count ->
        [one] { $cards } fehlt.
       *[other] { $count } Karten fehlen: { $cards }.
    }
deck-doubled =
    { $count ->
        [one] { $cards } ist doppelt da.
       *[other] { $count } Karten sind doppelt da: { $cards }.
    }
deck-too-many =
    { $count ->
        [one] { $cards } gehört nicht ins Deck dieser Runde.
       *[other] { $count } Karten gehören nicht ins Deck dieser Runde: { $cards }.
    }
deck-unread =
    { $count ->
        [one] Eine Karte war nicht zu lesen: weiter auseinander legen.
       *[other] { $count } Karten waren nicht zu lesen: weiter auseinander legen.
    }

## stash

stash-none = Gerade liegt kein Vorrat offen.
stash-whole = In den offenen Vorräten liegt, was hineingehört.
stash-missing =
    { $count ->
        [one] { $cards } fehlt in den offenen Vorräten.
       *[other] { $cards } fehlen in den offenen Vorräten.
    }
stash-strange =
    { $count ->
        [one] { $cards } liegt bei den offenen Vorräten und gehört nicht dazu.
       *[other] { $cards } liegen bei den offenen Vorräten und gehören nicht dazu.
    }

## mat

mat-seat = Diese Kante zu Platz { $seat }; die anderen folgen im Uhrzeigersinn.
mat-advice = Auf A4 quer bei 100 % drucken. In die Tischmitte legen, während die Kamera eingerichtet wird, dann wegnehmen.
