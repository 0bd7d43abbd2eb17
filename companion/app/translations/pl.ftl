# Co mówi kiosk, po polsku.

## kiosk-check

kiosk-check-journal-partition-ok = Gry mają własną partycję.
kiosk-check-journal-partition-shared = Gry leżą na partycji systemu.
kiosk-check-journal-partition-vanishes = Po wyłączeniu wszystko znika: gry leżą w pamięci albo na dysku tylko do odczytu.
kiosk-check-watchdog-ok = Nadzór sprzętowy jest włączony.
kiosk-check-watchdog-unset = Nadzór sprzętowy nie jest ustawiony.
kiosk-check-watchdog-missing = To urządzenie nie ma nadzoru sprzętowego.
kiosk-check-unit-ok = Pomocnik uruchamia się razem z urządzeniem.
kiosk-check-unit-missing = Pomocnik nie uruchamia się razem z urządzeniem.
kiosk-check-unit-other = Jednostka pomocnika pochodzi z innej wersji albo została zmieniona.
kiosk-check-pin-ok = PIN gospodarza jest ustawiony.
kiosk-check-pin-unset = PIN nie jest ustawiony.
kiosk-check-virtual-terminal-ok = Żadna klawiatura nie prowadzi do konsoli.
kiosk-check-virtual-terminal-open = Klawiatura prowadzi do konsoli.
kiosk-check-power-ok = Zasilacz wystarcza.
kiosk-check-power-untold = To urządzenie nie mówi nic o zasilaniu.
kiosk-check-power-low = Napięcie jest za niskie.
kiosk-check-power-was-low = Od uruchomienia napięcie bywało za niskie.
kiosk-check-space-ok = Jest miejsce na gry.
kiosk-check-space-low = Zostało mniej niż 500 MiB miejsca.
kiosk-check-space-full = Dysk jest pełny.
kiosk-check-clock-ok = Zegar jest pilnowany.
kiosk-check-clock-unset = Nic nie pilnuje zegara.
kiosk-check-clock-wrong = Zegar chodzi źle.
kiosk-check-display-ok = Ekran jest podłączony.
kiosk-check-display-missing = Żaden ekran nie jest podłączony.
kiosk-check-touch-ok = Ekran dotykowy jest podłączony.
kiosk-check-touch-missing = Żaden ekran dotykowy nie jest podłączony.
kiosk-check-camera-ok = Kamera jest podłączona.
kiosk-check-camera-missing = Żadna kamera nie jest podłączona.
kiosk-check-sound-ok = Jest głośnik.
kiosk-check-sound-missing = Nie ma głośnika.

## kiosk-mend

kiosk-mend-journal-partition-shared = Daj katalogowi /var/lib/companion własną partycję.
kiosk-mend-journal-partition-vanishes = Zamontuj prawdziwą partycję w /var/lib/companion, a nakładkę z recurse=0.
kiosk-mend-watchdog-unset = Uruchom „companion kiosk install” i włącz urządzenie ponownie.
kiosk-mend-watchdog-missing = Zawieszone urządzenie trzeba uruchomić ponownie ręcznie.
kiosk-mend-unit-missing = Uruchom „companion kiosk install” i włącz urządzenie ponownie.
kiosk-mend-unit-other = Uruchom jeszcze raz „companion kiosk install” albo zostaw, jak jest.
kiosk-mend-pin-unset = Uruchom „companion kiosk pin”.
kiosk-mend-virtual-terminal-open = Uruchom „companion kiosk install” i włącz urządzenie ponownie.
kiosk-mend-power-low = Użyj oficjalnego zasilacza i krótkiego kabla.
kiosk-mend-power-was-low = Użyj oficjalnego zasilacza i krótkiego kabla.
kiosk-mend-space-low = Zrób miejsce albo użyj większej karty.
kiosk-mend-space-full = Zrób miejsce teraz.
kiosk-mend-clock-unset = Kolejność gier i tak się zgadza; ustaw zegar, żeby zgadzała się też data.
kiosk-mend-clock-wrong = Kolejność gier i tak się zgadza; ustaw zegar, żeby zgadzała się też data.
kiosk-mend-display-missing = Sprawdź kabel i uruchom ponownie.
kiosk-mend-touch-missing = Sprawdź kabel; na razie działa mysz.
kiosk-mend-camera-missing = Bez niej stół gra przez dotyk.
kiosk-mend-sound-missing = Stół gra bez dźwięku.

## kiosk-pin

kiosk-pin-length = PIN ma od { $least } do { $most } cyfr.
kiosk-pin-easy = Ten PIN każdy sprawdzi najpierw: wybierz inny.
