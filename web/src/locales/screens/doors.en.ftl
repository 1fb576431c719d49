### The words of the ways to a round at a server, which come with its screens.

doors-title = Play { $game } with a friend
doors-intro = You get a link. Whoever opens it plays with you, on any device and without an account.
doors-create = Make the link
doors-creating = Making the link …
doors-more = More choices
doors-name-hint = The other player sees it. It may stay empty.
doors-clock-none-hint = As long as you like; the game waits for both of you.
doors-clock-live = At the board
doors-clock-live-hint = Both are here, and each has a clock.
doors-clock-days = Days for each turn
doors-clock-days-hint = For games that last weeks. Whoever lets the time pass loses.
doors-clock-time = Time for each player
doors-clock-each = Time for each turn
doors-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
doors-clock-told-days = { $count ->
    [one] 1 day for each turn
   *[other] { $count } days for each turn
}
doors-clock-told-live = { $minutes } minutes each, and { $seconds } seconds for every turn
doors-side-both = Both are open
doors-side-both-hint = Two links for two others; you watch.
doors-start = Line-ups
doors-start-draft = Each chooses in secret
doors-start-draft-hint = Both choose their pieces; nobody sees the other's before both have chosen.
doors-start-mirrored = The same for both
doors-start-mirrored-hint = You choose once, and both have these pieces.
doors-takebacks = Turns may be taken back if the other player allows it
doors-takebacks-told = Turns may be taken back if the other player allows it.
doors-takebacks-none = No turn is taken back.
doors-beat = Play to the beat, on trust
doors-beat-hint = How far a move was from the beat is taken on trust: nobody can check it.
doors-watch = Who may watch
doors-watch-listed-told = Everybody may watch.
doors-watch-unlisted = Whoever has the link
doors-watch-unlisted-told = Whoever has the address may watch.
doors-watch-closed = Nobody
doors-watch-closed-told = Only the two players see it.

## Waiting, and coming by a link

doors-waiting-title = { $game }: waiting for your friend
doors-waiting-text = You sit here as { $name } ({ $side }). The game begins when the other player sits down.
doors-waiting-nameless = You sit here as { $side }. The game begins when the other player sits down.
doors-waiting-both = Send one link to each player. The game begins when both sit.
doors-link-friend = Link for your friend
doors-link-side = Link for { $side }
doors-link-hint = Whoever opens it first and sits down plays. You may close this page: the game stays among your games.
doors-linkless = The link was made in another browser, and only that one can show it.
doors-watch-link = Link for watching
doors-leave = Call it off
doors-not-begun = The players do not sit yet. The game is shown when it begins.
doors-join-title = You are invited
doors-join-text = { $name } invites you to { $game }. You play { $side }.
doors-join-nameless = You are invited to { $game }. You play { $side }.
doors-join-open = You are invited to { $game }.
doors-join-full = Both chairs of this game of { $game } are taken. If one of them is yours, you can come back to it.
doors-join-closed = You are invited to a game that only its players see.
doors-join-watch = Watch
doors-sit = Sit down
doors-sit-back = Back to my chair
round-door-title = An online game

## One's own rounds

mine-title = Your games
mine-title-count = { $count ->
    [one] 1 game waits for you
   *[other] { $count } games wait for you
}
mine-none = You have no online games yet.
mine-away = The server does not answer now.
mine-against = { $game } against { $name }
mine-waiting = Waiting for the other player
mine-called-off = Called off
mine-your-turn = Your turn
mine-your-line = Choose your line-up
mine-their-turn = The other player's turn
mine-deadline = Until { $at }
mine-return = Link back
mine-return-hint = This link leads back to your chair from any device, as long as the game lasts. Whoever has it can play for you.
mine-return-link = Your way back
mine-revoke = Make this link useless
mine-revoked = The link leads nowhere any more.
mine-device = Another device
mine-device-hint = Take all your games along: open a link there within 10 minutes. It can be used once.
mine-device-make = Make a link for another device
mine-device-link = Link for the other device
mine-device-again = Make another one
mine-forget = Delete me
mine-forget-hint = Your name and the keys to your chairs are deleted at the server. Games stay, without your name; those that run are given up.
mine-forget-ask = Delete your name and all your keys? You give up the games that run.
mine-gone = You are deleted. The server does not know this browser any more.
device-title = Continue here
device-text = This browser gets all your online games. The link can be used once.
device-take = Bring my games here

## What no server says

error-E_AWAY = The server does not answer. Look at your connection, and try again.
error-E_NO_ROUNDS = No rounds are played at this address: the page is served here without them.
