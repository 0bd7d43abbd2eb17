## screen

screen-cell = { $name }: row { $row }, column { $column }

## ui.ways

ui-ways-follow = Every token
ui-ways-follow-help = Each token is touched.

## ui.welcome

ui-welcome-title = Lines
ui-welcome-subtitle = For two
