## before the first deal

ui-variant-length = The track: { $length } cells

## screen

screen-task = { $player } plays a card.
screen-cell = cell { $cell }

## ui.ways

ui-ways-follow = Every card
ui-ways-follow-help = Each card is touched.

## ui.welcome

ui-welcome-title = Track
ui-welcome-subtitle = For five
