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

people-sign-in = Sign in
people-sign-in-about = Enter your e-mail address to get a link that signs you in. There is no password.
people-sign-in-none = This server has no accounts: your games stay in this browser.
people-why = An account is optional: your games on every device, notices, a rating, open invitations.
people-email = E-mail address
people-send-link = Send link
people-link-sent = The link is on its way to { $email }. Open it in this browser.
people-enter-about = Sign in to Hexfront in this browser?
people-new-link = Request a new link
people-signed-in-as = Account of { $name }
people-name = Name
people-save = Save
people-saved = Saved.
people-zone = Time zone
people-quiet = Quiet hours
people-quiet-from = From
people-quiet-to = To
people-quiet-about = No notices in these hours.
people-notices = Notices
people-notices-about = Hexfront tells you when it is your turn or a game ends.
people-channel-email = E-mail
people-channel-push = Browser
people-channel-discord = Discord webhook
people-channel-json = JSON webhook
people-channel-off = (off)
people-turn-on = Turn on
people-turn-off = Turn off
people-remove = Remove
people-push-here = Notify this browser
people-push-denied = This browser does not allow notices.
people-webhook-address = Webhook address
people-webhook-kind = Format
people-webhook-add = Add webhook
people-friends = Friends
people-person = Player name
people-friend-add = Add friend
people-friend-accept = Accept
people-asked = (asked)
people-asking = { $name } wants to be your friend.
people-blocked = Blocked players
people-block = Block
people-unblock = Unblock
people-rating = Rating
people-rating-none = Finish a game between two accounts to get a rating.
people-rating-line = { $game }: { $rating } ± { $deviation } ({ $count ->
    [one] { $count } game
   *[other] { $count } games
})
people-history = Game history
people-history-none = No games yet.
people-change = rating { $change }
people-sessions = Signed-in browsers
people-session-here = this browser
people-passkeys = Passkeys
people-passkeys-about = A passkey signs you in with this device: no e-mail, no password.
people-passkeys-keep = Without an e-mail address, add a second passkey: a lost one cannot be replaced.
people-passkey-enter = Sign in with passkey
people-passkey-new = Create passkey account
people-passkey-add = Add passkey
people-passkey-none = No passkeys yet.
people-sign-out = Sign out
people-sign-out-all = Sign out everywhere
people-delete = Delete account
people-delete-about = This deletes your account, friends, rating, chat lines and solo games for good. Type { $name } to confirm.
people-stopped = All notices are off. Turn them on again in your account.
people-stop-void = This link stops no notices. Turn them off in your account.
people-offers = Looking for a game
people-offers-none = No open invitations yet.
people-offer-line = { $host } looks for an opponent: { $seat }
people-offer-take = Accept
people-offer-withdraw = Withdraw
people-offer-new = Post an invitation
people-offer-game = Game
people-offer-side = Your side
people-offer-pace = Pace
people-offer-text = Message
people-offer-friends = Friends only
people-offer-signed-out = Sign in to accept or post invitations.
people-pace-live = Live
people-pace-day = A move a day
people-pace-week = A few moves a week
people-manners = Mute or report
people-mute = Mute
people-unmute = Unmute
people-report = Report
people-report-text = What happened?
people-report-send = Send report
people-reported = Reported to the operator of this server.

people-clock = Clock
people-clock-none = No clock
people-clock-left = { $seat }: time is up { $time }
people-clock-over = { $seat }: time is up
people-clock-claim = Claim the game
people-vacation-on = on vacation
people-vacation-start = Start vacation
people-vacation-end = End vacation
people-verdict-time = { $seat } wins on time.
people-clock-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
people-vacation-left = { $count ->
    [one] { $count } vacation day left
   *[other] { $count } vacation days left
}
