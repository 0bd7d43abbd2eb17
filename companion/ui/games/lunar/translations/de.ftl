# Was die Bildschirme von Lunar sagen, auf Deutsch.

## ui.welcome

ui-welcome-title = Lunar
ui-welcome-subtitle = Eine Karte gibt die Farbe, eine den Wert

## ui.ways

ui-ways-watch = Die Kamera schaut zu
ui-ways-watch-help = Die Kamera erkennt die Karten, sobald das Deck gelernt ist. Punkte sagt ihr an, Sterne nur, wenn keine markiert sind.
ui-ways-watch-touches = wenige Berührungen je Runde
ui-ways-follow = Jede Karte
ui-ways-follow-help = Jede Karte wird beim Spielen berührt.
ui-ways-follow-touches = etwa 55 Berührungen je Runde
ui-ways-tally = Nur zählen
ui-ways-tally-help = Felder, Sterne und Punkte werden am Ende der Runde eingetragen; ist sie schon begonnen, ab der nächsten Runde.
ui-ways-tally-touches = etwa 15 Berührungen je Runde
ui-ways-tally-this = Diese Runde nur zählen

## ui.bar

ui-bar-round = Runde { $number }
ui-bar-gained = ▸{ $spaces } · ★{ $stars }
ui-bar-trump = Trumpf: { $suit }
ui-bar-tally = Zählen

## ui.plate

ui-plate-owes-rank = schuldet Wert
ui-plate-owes-suit = schuldet Farbe

## ui.from

ui-from-hand = Aus der Hand
ui-from-sky = Vom Himmel

## ui.area

ui-area-sky = Himmel
ui-area-star = ★ mit Stern

## ui.team

ui-team-0 = Vollmond
ui-team-1 = Mondsichel

## ui.variant

ui-variant-stars-asked = Sternkarten: nach jedem Stich erfragt
ui-variant-stars-marked = Sternkarten: als solche berührt
ui-variant-track-asked = Leiste: ihre Punkte werden nach jeder Runde erfragt
ui-variant-track-playtest = Leiste des Testdecks: { $points }
ui-variant-track-own = Leiste: { $points }

## ui.exchange

ui-exchange-help = Alle geben ihrem Gegenüber zwei Wert- und zwei Farbkarten.

## ui.trumps

ui-trumps-task = { $player } dreht eine Trumpfkarte um.
ui-trumps-help = { $name } legt eine verdeckt hin: berührt sie auch hier. Die letzte offene ist Trumpf.
ui-trumps-help-again = { $name } dreht die nächste um. War eine falsch? Berührt sie noch einmal.
ui-trumps-down = verdeckt

## ui.track

ui-track-points =
    { $count ->
        [one] { $team }: { $count } Feld
       *[other] { $team }: { $count } Felder
    }
ui-track-take = Das sind die Punkte

## ui.tally

ui-tally-task = Spielt die Runde, dann zählt.
ui-tally-spaces = Felder von { $team }
ui-tally-stars = Sternkarten von { $team }
ui-tally-track = Leistenpunkte von { $team }
ui-tally-take = Das ist die Runde
ui-tally-most-stars = Gewonnene Felder: { $spaces }. Ein Stich hat vier Karten, also behält diese Seite höchstens { $most } Sternkarten, nicht { $stars }.
ui-tally-follow = Doch Karten eintragen

## ui.history

ui-history-help = Berührt einen Eintrag, um ihn zu berichtigen.   ✓ gewann   ⚠ gegen die Regeln
ui-history-round = Runde { $number }: { $first } zu { $second } Punkte
ui-history-begin = Vor den Stichen
ui-history-count = Gezählt
ui-history-track = Die Leiste
ui-history-points = Leiste: { $first } und { $second }
ui-history-counted = Gezählt: { $first } zu { $second } Felder

## ui.correct

ui-correct-spaces = Felder von { $team }
ui-correct-stars = Sterne von { $team }

## ui.over

ui-over-round = Runde
ui-over-points = { $points }  ({ $track } + { $stars }★)
ui-over-wins-one = { $team } gewinnt!

## first-hand

first-hand-exchange = Wer dir gegenübersitzt, spielt mit dir. Alle geben ihrem Gegenüber zwei Zahlenkarten (Wertkarten) und zwei Tierkarten (Farbkarten).
first-hand-sky = Neben der eigenen Hand liegt ein gemeinsamer Himmel offener Karten. Ihr legt jedes Mal zwei Karten, eine Zahl und ein Tier: eine aus der Hand, die andere aus dem Himmel.
first-hand-trump = Vier Karten, eine von jedem Tier, liegen offen. Reihum wird eine umgedreht; das Tier, das bleibt, ist Trumpf und schlägt die anderen.
first-hand-lead = { $player } beginnt und legt irgendeine Karte: eine Zahl oder ein Tier.
first-hand-follow = Auch { $player } legt eine Karte. Wer ein Tier legt, muss das zuerst gelegte Tier legen, wenn es auf der Hand ist.
first-hand-pair = { $player } ergänzt, was dem Team fehlt: eine Zahl zum Tier oder ein Tier zur Zahl. Beide Karten eines Teams sind ein Paar; das bessere gewinnt alles, was liegt: einen Stich.
first-hand-won = Gleiches Tier: Die höhere Zahl gewinnt den Stich, von gleichen die spätere. Sonst gewinnt Trumpf; ohne Trumpf das Team, das das erste Tier gelegt hat. Wer gewinnt, beginnt.
first-hand-stars = Die Gewinner behalten jede Karte des Stichs mit einem Stern. Tippt an, wie viele es waren.
first-hand-track = Alle Karten sind gespielt. Die Leiste gibt Punkte für gewonnene Stiche, jeder Stern noch einen. Ab 30 Punkten endet das Spiel; wer mehr hat, gewinnt.

## stand-in

stand-in-exchange = Für { $player }: gebt dem Gegenüber die zwei niedrigsten Zahlen und zwei Tiere, von denen die Hand am wenigsten hat.
stand-in-trump = Für { $player }: dreht das Tier um, von dem die offene Hand am wenigsten hat.
stand-in-lead = Für { $player }: legt { $trump }; ohne das die höchste Zahl.
stand-in-high = Für { $player }: legt die höchste Zahl.
stand-in-low = Für { $player }: legt die niedrigste Zahl.
stand-in-follow = Für { $player }: legt { $lead }; ohne das { $trump }, sonst irgendein Tier.
stand-in-trumped = Für { $player }: legt { $lead }; ohne das das Tier, von dem die Hand am wenigsten hat.
stand-in-animal = Für { $player }: legt { $trump }; ohne das das Tier, von dem die Hand am meisten hat.
