"""What the planner holds for how important. All worth is in victory points.

The numbers were found by letting planners play each other and reading the games.
"""

from __future__ import annotations

# -- steps

STRENGTH = 0.3  # a point of attack or defence lost with a step: it is missing in later battles
PRICE = 0.25  # of what a unit pays the enemy when eliminated, while replacements can bring it back
LATE_PRICE = 0.6  # … and when there is no time or no replacement left
LATE = 12  # the turn from which replacements get scarce
OWN_STEP = 1.1  # a step of ours against one of theirs: the dice favour patience

# -- ground

GOAL = 0.12  # of the points of a hex, for driving the enemy out of it: he may come back
GROUND = 0.35  # for driving him out of any hex
ON_THE_WAY = 1.2  # more for a hex close to a goal, shared out over its distance
TRAPPED = 0.8  # of a step, for each unit that has only zones of ours to retreat through
YIELDS = 0.7  # how often a defender who may choose goes rather than lose a step …
YIELDS_GOAL = 0.1  # … and out of a hex that is dear to him …
DEAR = 2.0  # … which is worth so many steps
DRIVEN = 0.5  # of a step, for being driven out, or for what it costs the enemy to try
POINTS_A_STEP = 10.0  # points of a goal that are worth a hex further to go
SECRET = 1.15  # the hidden part of a stack may be stronger than imagined

# -- attacks

ENOUGH = 0.35  # what a prepared attack must be worth
BODY = 0.05  # and for each unit that takes part: it could do something else
WILLING = 0.1  # an attack that is possible as things stand
WORTH_SPLITTING = 0.1  # what two attacks must be worth more than one
TRIED = 18  # units considered for one attack
REGULAR_TRIES = 6  # … by a regular
PLANE = 0.02  # an air unit must add at least this
HIS_AIR = 0.12  # of all aircraft that can help the defender, what comes to his help
SHELLS = 0.05  # artillery may fire again only turns later

# -- the hex to attack from, against each other

FROM_COVER = 0.3  # each column of its terrain: we may stay there
OVER_RIVER = 1.5
OVER_WIDE_RIVER = 2.5
OTHER_ENEMY = 0.4  # each enemy hex beside the target
AROUND = 0.25  # a hex from which nobody attacks yet
SHUT = 0.6  # one that closes the last way back
PANZER_CORPS = 0.5  # Panzer and motorised divisions together

# -- where the others go

AIM = 0.6  # a hex nearer to what we want
GUARD = 0.25  # a hex nearer to what we hold
LINE = 0.35  # a hex off the distance at which a line is kept
FAR = 8  # further from it than this makes no difference
CLOSE = 0.2  # when going forward, a hex further from the enemy than needed
LINE_AT = 2.5  # from the enemy: he has to come, and we choose where to strike
WINTER_LINE_AT = 5.0  # of the Axis in winter: it falls back and makes the enemy come far
FRONT = 6  # nearer than this is the front
CROWD = 0.12  # each unit of a stack: others fill the line, and bombs seek full hexes
COVERED = 0.1  # each column of the terrain
WALLS = 0.5  # of its defence, what a garrison gains by each column of its terrain
WORTH_A_MOVE = 0.05  # less is not worth leaving the hex
COVER = 0.07  # each further hex that comes under our zones
UNFED = 0.35  # each hex further from a line of supply than a headquarters bridges easily
POCKET = 4.0  # a hex that the enemy's zones cut off
MUST_ATTACK = 6.0  # to stay where the rules force a bad attack
DANGER = 0.4  # of all that could come against a hex, what does come
WORTH_SAVING = 5  # points for which a unit that would be lost leaves the map
OVERRUN = 4  # times its defence can come against it: in the last turn it is as good as lost
RAIL_GAIN = 1.5  # what a train must save: the unit cannot attack

# -- strategy

BOLD = {0: 0.85, 1: 1.25}  # by side: attack strength against the enemy's defence to go forward
WINTER_BOLD = {0: 9.0, 1: 0.7}  # in winter the Axis loses columns and gets no more replacements
WORTH_IT = 60.0  # points for the whole army to go; for fewer it goes less far from what it holds
GARRISON = 20  # points from which a goal keeps a unit though nobody threatens it
OPEN_GOAL = 5.0  # points more for a goal that only has to be entered
UNTHREATENED = 0.1  # of the points of a goal that nobody can reach yet, for a garrison
SOON = 8  # hexes from which the enemy can be there soon

# -- the air

AIR_STEP = 0.3  # a step of an air unit: points for aviation are plenty
BOMBS = 0.1  # what bombs must do to land units
HQ_RAID = 0.15  # … and to a headquarters, for the attacks on those whom it leads
SILENCED = 0.05  # for each attack point near the front that it leads no more in its own turn
RAID = 0.03  # … and to aircraft on the ground, by bombers that are left over
INTERCEPT = 0.1  # steps that an interception must cost the enemy more than us
MANY_HUNGRY = 6  # units without supply from which bombers carry it as well
BASE_LOST = 2  # a base this near to the enemy is left
BASE_SAFE = 4  # one this far is sought
TOO_FAR = 0.6  # of the range, from base to enemy: beyond it few targets are left

# -- the Combat Phase

LAST_STEP = 0.5  # of its price, for the step with which a unit is gone
GOOD_GROUND = 0.15  # each column of the hex, for losing a step rather than it
AWAY = 0.3  # in retreat: a hex further from the enemy
HOMEWARD = 0.2  # … a hex nearer to a line of supply
WAY_BACK = 3.0  # … a hex that is not cut off
ENGAGED = 1.5  # … one in an enemy zone
NO_ROOM = 1.5  # … one that is full: who comes on top of others does not count
GOES_ON = 0.2  # what exploitation must gain
FOLLOW = 0.3  # for standing where the enemy stood
TAKE = 0.2  # of the points of a hex, for entering it

# -- headquarters

HQ_LOST = 10.0  # for each step that the stack around it may lose: it never comes back
HQ_DANGER = 0.7  # of all that could come against it: the enemy knows where it is
HQ_EXPOSED = 8.0  # where the enemy can come next to it: only for many units that nobody else leads
SECOND_HQ = 0.15  # of a unit, if another headquarters commands it already
HQS_TOGETHER = 4.0  # one blow should not take two
HQ_SITES = 80  # the safest hexes with units, and as many without, are looked at, no more
HQ_BEHIND = 16  # hexes from the enemy beyond which a headquarters reaches nobody at the front
HQ_BACK = 0.2  # for each hex between it and the enemy …
HQ_FAR = 9  # … up to so many
HQ_AHEAD = 0.5  # for each hex that it would stand before the units it leads, seen from home
HQ_ABROAD = 4.0  # on ground that was last the enemy's
HQ_STAYS = 0.3  # no move without a reason
HQ_PRIZE = 3.0  # for driving the enemy from under his headquarters
BASE_PRIZE = 0.4  # … and from under each air unit on the ground
BEHIND = 0.5  # for a unit under command
AT_FRONT = 0.5  # … more, if the enemy is near

# -- the value of a position

HUNGRY = 0.6  # of its strength, for a unit without supply
UNLED = 0.85  # … and for one without command
IN_A_POCKET = 0.5  # … and for one with no way back
POCKET_PRICE = 0.4  # of its price, which the enemy will collect
HQ_ALIVE = 4.0  # a headquarters never comes back
NEAR_GOAL = 0.25  # of a goal's points, beside the enemy; less further away
SPREAD = 60.0  # points above the middle at the end of a shorter scenario that tell much
CAMPAIGN_SPREAD = 360.0  # points by which the lead may still change, at the start of a campaign
