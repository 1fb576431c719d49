### The words of a round at a server, which come with its screen.

round-title = { $game }: an online game
round-missing = This game cannot be shown
round-your-turn = Your turn
round-watching = You are watching
round-watchers = { $count ->
    [0] nobody watches
    [one] one person watches
   *[other] { $count } people watch
}
round-waiting = Waiting for the other player to sit down.
round-undo = Take back a step of this turn
round-until = Until { $time }
round-first-turn = The first turn costs no time. It must come within { $seconds } seconds.
round-on-trust = How far a move was from the beat is taken on trust: nobody can check it.
round-trusted = on trust
round-notify = Tell me when it is my turn

## The line to the server

round-line-connecting = Connecting …
round-line-live = Connected
round-line-sending = Sending …
round-line-unstored = Not stored yet. It is sent again by itself.
round-line-away = The line was lost. Reconnecting; time that the server loses is given back.
round-line-restarting = The server restarts and is back in a moment. What you play meanwhile is sent then.
round-line-outdated = This page is too old for the server. Reload it.
round-line-trouble = It is tried again by itself.

## Line-ups that nobody sees

round-draft-title = Choose your line-up
round-draft-text = Nobody sees it before both have chosen, not even the other player's browser.
round-draft-send = Choose these pieces
round-draft-waiting = Your line-up is chosen. Waiting for the other player's.

## Between the players

round-draw = Draw offer
round-draw-sent = You have offered a draw.
round-draw-came = { $who } offers a draw.
round-draw-refused = { $who } declines the draw.
round-takeback = Taking back
round-takeback-ask = Ask to take back
round-takeback-sent = You have asked to take back your last turn.
round-takeback-came = { $who } asks to take back the last turn.
round-takeback-accept = Allow it
round-takeback-refused = { $who } does not allow taking back.
round-taken-back = The turn was taken back.
round-withdraw = Withdraw
round-withdrawn = The offer was withdrawn.
round-give-time = Give 15 seconds
round-time-given = { $who } got { $seconds } seconds.
round-resumed = The server was away. { $seconds } seconds were given back.
round-away-label = A player is away
round-away = { $who } is away.
round-claim-in = You can claim the game in { $time }.
round-claim-win = Claim the win
round-claim-draw = Claim a draw
round-abort = Call the game off
round-abort-ask = Call this game off? Nobody wins.
round-aborted = The game was called off.
round-say = Say something
round-said = { $who }: “{ $phrase }”
round-mute = Do not show what other players say
round-phrase-hello = Hello!
round-phrase-good_game = Good game!
round-phrase-thank_you = Thank you!
round-phrase-sorry = Sorry!
round-phrase-one_moment = One moment, please.

## After the game

round-rematch = Play again
round-rematch-sent = You have offered another game.
round-rematch-came = { $who } offers another game.
round-rematch-accept = Play again
round-rematch-refused = { $who } does not want another game.
round-next = The next game has begun.
round-next-open = To the next game
round-replay = Replay
round-look = Look at it
round-record = Save as PGN
round-kept = The game is also kept in this browser.
round-unkept = The game is not kept in this browser.
