## ui.history

ui-history-deal = Dealt

## ui.ways

ui-ways-follow = Every card
ui-ways-follow-help = Each card is touched.

## ui.welcome

ui-welcome-title = Whist
ui-welcome-subtitle = For four
