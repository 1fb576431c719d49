### What is shown, shared, watched and tried; these words come with their screens and dialogs.

## Threats

study-threat = What is threatened?
study-threat-untold = The computer has not found out what is threatened here.
study-threat-would = If { $side } did nothing, then { $steps }. { $worth }

## The computer plays itself, or against you from here

study-play-here = Play from here
study-watch = Watch the computer play itself
study-watch-start = Start
study-watch-pause = Pause
study-watch-slower = Slower
study-watch-faster = Faster
study-watch-pace = A move at most every { $seconds ->
    [one] second
   *[other] { $seconds } seconds
}
study-watch-at-once = As fast as it can
study-try = Try it against the computer
study-try-as = Play { $side } from here
