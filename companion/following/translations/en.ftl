# What the camera has to say, in English.
## calibration.well

calibration-well-place = The table was found.
calibration-well-sharpness = The picture is sharp.
calibration-well-too-dark = There is enough light.
calibration-well-too-bright = There is not too much light.
calibration-well-glare = Nothing is mirrored at { $seat }.
calibration-well-flicker = The lamps do not flicker.
calibration-well-card-size = Cards are large enough: { $measured } pixels wide.

## calibration.mend

calibration-mend-place = The table was not found: lay the printed mat in its middle, or an ace, two, three and four before the seats, clockwise.
calibration-mend-sharpness = The picture is not sharp: turn the camera's lens until the cards' letters are crisp.
calibration-mend-too-dark = It is too dark: turn on a lamp.
calibration-mend-too-bright = There is too much light: dim a lamp or draw a curtain.
calibration-mend-glare = A lamp is mirrored at { $seat }: move the lamp, or tilt the camera a little.
calibration-mend-flicker = The lamps flicker: choose the mains frequency of your country in the settings, or another lamp.
calibration-mend-card-size = Cards are only { $measured } pixels wide: bring the camera nearer to the table.

## deck

deck-faintest = Read with least certainty: { $card }, { $percent } %.
deck-whole = The deck is whole: { $count } cards.
deck-missing =
    { $count ->
        [one] { $cards } is missing.
       *[other] { $count } cards are missing: { $cards }.
    }
deck-doubled =
    { $count ->
        [one] { $cards } is there twice.
       *[other] { $count } cards are there twice: { $cards }.
    }
deck-too-many =
    { $count ->
        [one] { $cards } does not belong to this hand's deck.
       *[other] { $count } cards do not belong to this hand's deck: { $cards }.
    }
deck-unread =
    { $count ->
        [one] One card could not be read: spread them a little further.
       *[other] { $count } cards could not be read: spread them a little further.
    }

## stash

stash-none = No stash lies face-up now.
stash-whole = The stashes hold what was kept.
stash-missing =
    { $count ->
        [one] { $cards } was kept, and is not seen in a stash.
       *[other] { $cards } were kept, and are not seen in a stash.
    }
stash-strange =
    { $count ->
        [one] { $cards } lies in a stash, and was not kept.
       *[other] { $cards } lie in a stash, and were not kept.
    }

## mat

mat-seat = This edge towards seat { $seat }; the others follow clockwise.
mat-advice = Print on A4, landscape, at 100 %. Lay it in the middle of the table while the camera is set up, then take it away.
