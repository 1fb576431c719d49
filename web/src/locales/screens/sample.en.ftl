# Where annotated games are opened.

sample-open = A game with remarks: { $title }
