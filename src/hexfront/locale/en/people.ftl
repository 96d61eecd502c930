# What the server writes to people, and what the pages about accounts say.

people-mail-sign-in-subject = Your link to Hexfront
people-mail-sign-in =
    Open this link to sign in to Hexfront. It works once, for { $minutes } minutes.

    { $link }

    If you did not ask for it, ignore this message.
people-notice-turn = Your turn
people-notice-over = Game over
people-notice-joined = Your invitation was accepted
people-notice-several = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
people-notice-stop-mail = Stop all notices with one click: { $link }
people-notice-stop-push = Stop notices
