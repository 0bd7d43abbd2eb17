# Co mają do powiedzenia gra, jej dziennik i dysk, po polsku.

## refused

refused-no-correction = Ostatnia zmiana nie była poprawką: nie ma czego cofać.
refused-question = Najpierw odpowiedzcie na otwarte pytanie: co to był za wpis?
refused-nothing = Nic jeszcze nie wpisano, więc nie ma czego cofnąć.
refused-no-entry = Tego wpisu już nie ma: zajrzyjcie do historii.
refused-no-such-game = Tej gry nie ma już w dzienniku.
refused-unreadable = Tej gry nie da się już odczytać; zostaje w dzienniku taka, jaka jest.
refused-not-taken = Poprzedni wpis nie został przyjęty: wpiszcie go jeszcze raz.
refused-no-game = Teraz nie trwa żadna gra: zacznijcie nową albo wróćcie do wcześniejszej.
refused-ended = Gra się tu kończy: nic więcej nie zostanie wpisane.
refused-inside = Coś poszło źle wewnątrz pomocnika ({ $kind }). Nic nie przepadło.

## journal

journal-mended = Plik gier był uszkodzony. Jest naprawiony i nic nie przepadło.
journal-lost =
    { $count ->
        [one] Plik gier był uszkodzony: przepadła ostatnia zmiana. Sprawdźcie, czy wszystko się zgadza.
        [few] Plik gier był uszkodzony: przepadły ostatnie { $count } zmiany. Sprawdźcie, czy wszystko się zgadza.
        [many] Plik gier był uszkodzony: przepadło ostatnich { $count } zmian. Sprawdźcie, czy wszystko się zgadza.
       *[other] Plik gier był uszkodzony: przepadło { $count } zmiany. Sprawdźcie, czy wszystko się zgadza.
    }
journal-mended-perhaps = Plik gier był uszkodzony i jest naprawiony tak dalece, jak da się go odczytać. Sprawdźcie, czy są w nim ostatnie zmiany.
journal-behind =
    { $count ->
        [one] Jedną z nich da się jeszcze odczytać w uszkodzonym pliku, który został zachowany.
        [few] { $count } z nich da się jeszcze odczytać w uszkodzonym pliku, który został zachowany.
        [many] { $count } z nich da się jeszcze odczytać w uszkodzonym pliku, który został zachowany.
       *[other] { $count } z nich da się jeszcze odczytać w uszkodzonym pliku, który został zachowany.
    }
journal-forgotten =
    { $count ->
        [one] Karta pamięci zgubiła zapisaną zmianę: wymieńcie ją wkrótce i sprawdźcie, czy wszystko się zgadza.
        [few] Karta pamięci zgubiła { $count } zapisane zmiany: wymieńcie ją wkrótce i sprawdźcie, czy wszystko się zgadza.
        [many] Karta pamięci zgubiła { $count } zapisanych zmian: wymieńcie ją wkrótce i sprawdźcie, czy wszystko się zgadza.
       *[other] Karta pamięci zgubiła { $count } zapisanej zmiany: wymieńcie ją wkrótce i sprawdźcie, czy wszystko się zgadza.
    }
journal-disk-lies = Karta pamięci nie zachowuje tego, co zapisano: to, co wpiszecie, przepadnie. Wymieńcie ją, zanim zagracie dalej.
journal-newer = Te gry zapisał nowszy pomocnik (wersja { $version }). Zaktualizujcie tego; gry zostają takie, jakie są.
journal-in-use = Z tych gier korzysta inny pomocnik: najpierw go zamknijcie.
journal-unopened = Nie można otworzyć gier. { $why }
journal-not-saved = Nie zapisano. { $why } Gra toczy się dalej; wpiszcie to jeszcze raz, gdy usterka zniknie.
journal-not-saved-perhaps = Nie zapisano. { $why } Gra toczy się dalej; wpiszcie to jeszcze raz, gdy usterka zniknie. Po ponownym uruchomieniu wpis może się mimo to pojawić: sprawdźcie to wtedy.
journal-unread = Nie można odczytać gier. { $why }

## disk

disk-full = Dysk jest pełny: zróbcie trochę miejsca.
disk-read-only = Dysk można tylko czytać, nie można na nim pisać.
disk-forbidden = Nie wolno tam zapisywać.
disk-broken = Dysk zgłasza błąd: czy się psuje?
disk-gone = Pendrive został wyjęty.
disk-taken = Pod tą nazwą leży coś innego: usuńcie to albo zmieńcie nazwę.
disk-no-home = To urządzenie nie ma folderu na wasze pliki: podłączcie pendrive.
disk-stopped = Zrezygnowano: wyjmijcie pendrive i spróbujcie z innym.
disk-slow = To trwa zbyt długo: wyjmijcie pendrive i spróbujcie z innym.
disk-other = System zgłasza: { $reason }.
disk-folder = { $folder }: { $why }
disk-stick = Pendrive { $stick }: { $why }
