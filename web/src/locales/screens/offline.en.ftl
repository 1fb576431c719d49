# What is said of a page that is stored for times without a line.

settings-offline-impossible = This browser cannot store the page at this address.
settings-offline-absent = The page is stored after the first move, and works offline then.
settings-offline-storing = The page is being stored …
settings-offline-stored = The page is stored and works offline.
settings-offline-store = Store it now
