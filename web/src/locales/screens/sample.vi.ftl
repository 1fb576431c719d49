# Where annotated games are opened.

sample-open = Ván cờ có lời bình: { $title }
