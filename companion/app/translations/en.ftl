# What the kiosk says, in English.

## kiosk-check

kiosk-check-journal-partition-ok = The games have a partition of their own.
kiosk-check-journal-partition-shared = The games share the system's partition.
kiosk-check-journal-partition-vanishes = What is played is gone at power-off: the games lie in memory or on a read-only disk.
kiosk-check-watchdog-ok = The hardware watchdog is on.
kiosk-check-watchdog-unset = The hardware watchdog is not set up.
kiosk-check-watchdog-missing = This machine has no hardware watchdog.
kiosk-check-unit-ok = The companion starts with the machine.
kiosk-check-unit-missing = The companion does not start with the machine.
kiosk-check-unit-other = The companion's unit is another version's, or was changed.
kiosk-check-pin-ok = The host's PIN is set.
kiosk-check-pin-unset = No PIN is set.
kiosk-check-virtual-terminal-ok = No keyboard leads to a console.
kiosk-check-virtual-terminal-open = A keyboard leads to a console.
kiosk-check-power-ok = The power supply holds.
kiosk-check-power-untold = This machine does not tell of its power supply.
kiosk-check-power-low = The voltage is too low.
kiosk-check-power-was-low = The voltage was too low since the start.
kiosk-check-space-ok = There is room for the games.
kiosk-check-space-low = There is less than 500 MiB of room.
kiosk-check-space-full = The disk is full.
kiosk-check-clock-ok = The clock is kept.
kiosk-check-clock-unset = Nothing keeps the clock right.
kiosk-check-clock-wrong = The clock is wrong.
kiosk-check-display-ok = A display is connected.
kiosk-check-display-missing = No display is connected.
kiosk-check-touch-ok = A touch screen is connected.
kiosk-check-touch-missing = No touch screen is connected.
kiosk-check-camera-ok = A camera is connected.
kiosk-check-camera-missing = No camera is connected.
kiosk-check-sound-ok = There is a loudspeaker.
kiosk-check-sound-missing = There is no loudspeaker.

## kiosk-mend

kiosk-mend-journal-partition-shared = Give /var/lib/companion a partition of its own.
kiosk-mend-journal-partition-vanishes = Mount a real partition at /var/lib/companion, and the overlay with recurse=0.
kiosk-mend-watchdog-unset = Run 'companion kiosk install' and restart.
kiosk-mend-watchdog-missing = A machine that hangs must be restarted by hand.
kiosk-mend-unit-missing = Run 'companion kiosk install' and restart.
kiosk-mend-unit-other = Run 'companion kiosk install' again, or leave it as it is.
kiosk-mend-pin-unset = Run 'companion kiosk pin'.
kiosk-mend-virtual-terminal-open = Run 'companion kiosk install' and restart.
kiosk-mend-power-low = Use the official power supply and a short cable.
kiosk-mend-power-was-low = Use the official power supply and a short cable.
kiosk-mend-space-low = Make room, or use a larger card.
kiosk-mend-space-full = Make room now.
kiosk-mend-clock-unset = The order of the games is right all the same; set the clock for right dates.
kiosk-mend-clock-wrong = The order of the games is right all the same; set the clock for right dates.
kiosk-mend-display-missing = Look after its cable, and restart.
kiosk-mend-touch-missing = Look after its cable; a mouse works meanwhile.
kiosk-mend-camera-missing = The table plays by touch without one.
kiosk-mend-sound-missing = The table plays in silence.

## kiosk-pin

kiosk-pin-length = A PIN has { $least } to { $most } digits.
kiosk-pin-easy = Everybody would try this PIN first: take another one.
