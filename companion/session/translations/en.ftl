# What a game, its journal and the disk have to say, in English.
## refused

refused-no-correction = The last change was no correction: nothing is there to undo.
refused-question = Answer the open question first: what was that entry?
refused-nothing = Nothing has been entered yet, so nothing can be taken back.
refused-no-entry = That entry no longer stands: look into the history.
refused-no-such-game = That game is not in the journal any more.
refused-unreadable = That game can no longer be read; it stays in the journal as it is.
refused-not-taken = The entry before this one was not taken: enter it again.
refused-no-game = No game is being played: begin one, or go on with an earlier one.
refused-ended = The game ends here: nothing more is entered.
refused-inside = Something went wrong inside the companion ({ $kind }). Nothing was lost.

## journal

journal-mended = The file of the games was damaged. It is mended, and nothing is lost.
journal-lost =
    { $count ->
        [one] The file of the games was damaged: the last change is lost. Look whether all is as it was.
       *[other] The file of the games was damaged: the last { $count } changes are lost. Look whether all is as it was.
    }
journal-mended-perhaps = The file of the games was damaged, and is mended as far as it can be read. Look whether the last changes are there.
journal-behind =
    { $count ->
        [one] One of them can still be read in the damaged file, which is kept.
       *[other] { $count } of them can still be read in the damaged file, which is kept.
    }
journal-forgotten =
    { $count ->
        [one] The memory card has lost a change that was saved: replace it soon, and check that all is as it was.
       *[other] The memory card has lost { $count } changes that were saved: replace it soon, and check that all is as it was.
    }
journal-disk-lies = The memory card does not keep what is saved: what you enter will be lost. Replace it before you play on.
journal-newer = These games were written by a newer companion (version { $version }). Update this one; they are left as they are.
journal-in-use = The games are in use by another companion: close that one first.
journal-unopened = The games cannot be opened. { $why }
journal-not-saved = Not saved. { $why } The game goes on; enter it again when that is mended.
journal-not-saved-perhaps = Not saved. { $why } The game goes on; enter it again when that is mended. After a restart it may be there nevertheless: look then.
journal-unread = The games cannot be read. { $why }

## disk

disk-full = The disk is full: free some space.
disk-read-only = The disk can only be read, not written.
disk-forbidden = Writing there is not allowed.
disk-broken = The disk reports a fault: is it about to fail?
disk-gone = The memory stick was pulled out.
disk-taken = Something else lies under that name: remove it or rename it.
disk-no-home = This device has no folder for your files: plug in a memory stick.
disk-stopped = It was given up: pull the stick out and try another.
disk-slow = It takes too long: pull the stick out and try another.
disk-other = The system says: { $reason }.
disk-folder = { $folder }: { $why }
disk-stick = The memory stick { $stick }: { $why }
