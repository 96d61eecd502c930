"""What the planner holds dear, in victory points; every weight stands here with its reason."""

from __future__ import annotations

# -- units
LIFE = 0.6  # a unit is worth its points, and this for its command point and its fire
SPENT_HIT = 0.5  # of a unit is lost by its first hit: the next one kills it
DOOMED = 2.0  # for units whose loss ends the firefight
RALLIED = 0.45  # of a unit comes back when its marker goes
CRIPPLED = 0.65  # the same of one that could neither move nor fire

# -- ground
STEP = 0.12  # for each action point nearer to the errand
HUNT = 0.10  # the same, where there is nothing to take and the enemy is looked for
COVER = 0.05  # for each point of cover, beside what it takes from the danger
DANGER = 0.55  # of what the enemies that see a hex could do there with all their points
VOLLEY = 2.3  # shots that a fresh enemy has
SHAKEN = 0.7  # of what a unit means to do in a hex is lost if it is hit there first
ON_THE_WAY = 0.5  # of the harm in the first hex of a longer way: the enemy has a turn there
LEADING = (1.2, 1.1)  # how much more danger weighs for who leads, in the last round and before
TRAILING = (0.4, 0.8)  # and for who would lose or draw
CROWD = 0.06  # for each friend in the hex: one shot attacks them all
TAKE = 0.5  # of what a hex is worth, when a step takes it
HOLD = 0.25  # of what a hex is worth, for being the one who stands in it
HOLD_BACK = 0.45  # the same, where an enemy can come in this round
HOLD_WATCHED = 0.15  # the same, where one of ours would shoot at him there
HOLD_SEEN = 0.08  # as an old hand thinks of that
HOLD_FAR = 0.06  # and where none can
PRIZE_LIMIT = 4.0  # no hex counts for more than this in one step
CONTESTED = 0.3  # of that in the hex of an enemy who controls it, and keeps it while he is there
WEAK = 0.3  # of that for a unit that is hit
NEARLY = 3.0  # points from an errand where who is carried gets off
ALIGHT = 0.2  # for being on one's feet, where there is something to do
ENTER = 0.3  # for coming onto the map at all
EXIT = 1.0  # of the points for leaving the map
GONE = 0.3  # beside them: who has left can no longer be lost

# -- together, carried, and in smoke
MARCH = 0.03  # less is no reason to go along
GUARD = 0.05  # for each point of the way back to what is to be held …
GUARD_NEAR = 4.0  # … beyond so many
RIDE = 0.06  # for each action point that a vehicle saves
WORTH_A_RIDE = 5.0  # and how many it must save
LONG_WAY = 40.0  # no way is counted as longer
SMOKED = 0.1  # for a shot that smoke makes harder for us
SMOKE = 0.7  # of the harm that smoke keeps away: the enemy may go round it

# -- scoring that may not come
CARD_SCORE = 0.6  # a scoring card is drawn in so many games
OBJECTIVE = 0.5  # so is an objective's card
ENDING = 3.0  # for a hex whose control ends the firefight

# -- actions
ENOUGH = 0.05  # less is not worth a turn
AGAIN = 0.85  # each further shot of an activation: its target may be gone
THEN = 1.05  # of a hex that is taken after a shot: the way there is a little safer then
FIRST = 0.5  # of the best plan, what a shot must be worth to go before a walk
URGENT = 0.3  # of what a fresh unit could shoot, what is lost while another one acts
LEFT_OVER = 0.0  # for points that are lost otherwise anything better than nothing will do
COMMAND_ENOUGH = 0.03  # an action paid by command points, when action points have run out
POINT = 0.05  # what a command point is worth while units still act
LAST_POINT = 0.02  # and when nobody does
BID = 0.055  # of what the first turn is worth, for each command point bid for it
QUIET = 0.25  # a move for less can wait until the enemy has passed, if the unit is to stay
OPPORTUNITY = 0.8  # of what an activation would do, a single shot has to do to replace it
REVEAL = 0.5  # a hidden unit shows itself for no less
DIG = 0.12  # of a unit's worth, for a hasty defence where the enemy sees it
IDLE_DANGER = 0.4  # hits to dig in against, where nobody sees the unit yet but will
STRAIGHT = 0.2  # for an enemy straight ahead: at the edge of the arc a step takes him out of it
OCCUPY = 0.35  # for going into a trench or bunker
INSIDE = 0.35  # and for staying there
TURN = 0.10  # for turning the front to an enemy who sees a flank
WEAPON = 0.35  # a weapon card is kept for an attack as good as this
BARRAGE = 0.35  # so is a barrage
DRIFT = 0.15  # for each friend on whom a barrage might fall
SCOUT = 0.5  # of the hexes where an enemy may hide are looked through at once
CARD = 0.25  # an action card is kept for something as good as this

# -- enemies who cannot shoot as they like
USED = 0.3  # a used unit fires by command points alone
ASIDE = 0.5  # one that looks elsewhere has to turn first

# -- set-up
NEAR = 0.10  # for each hex between a unit and what it guards
VIEW = 0.004  # for each hex overlooked
COVERED = 0.25  # for each point of cover
ALONE = 0.5  # for every friend already in the hex
