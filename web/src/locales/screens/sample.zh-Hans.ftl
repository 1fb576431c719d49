# Where annotated games are opened.

sample-open = 带评注的对局：{ $title }
