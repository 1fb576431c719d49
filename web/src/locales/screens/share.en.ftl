# What links and pictures that are given away have beside them.

link-share = Share
link-qr = As a picture for a camera
link-qr-name = QR code: { $what }
link-qr-long = This link is too long for a picture that cameras can read. Copy it, or send the file.
link-leads-here = This link works on this computer alone, because the page was opened at its own address. For a friend elsewhere, start the server with --listen 0.0.0.0:8064, open the page at this computer’s address in the network, and make the link there.
picture-title = Picture of the board
picture-of = { $game }: the position as a picture
picture-save = Save picture
picture-send = Send picture
picture-failed = This browser could not make a PNG. Save the SVG instead.
embed-title = Put the board on a page of your own
embed-hint = Paste this text into the page. Whoever reads it walks through the moves there; the page needs no script, and the board keeps nothing and sets no cookie.
embed-text = The text for the page
embed-copy = Copy the text
embed-see = See the board by itself
