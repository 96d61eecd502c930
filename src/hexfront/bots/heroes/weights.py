"""What the planner holds dear, in victory points; every weight stands here with its reason."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    # -- units
    life: float = 0.6  # a unit is worth its points, and this for its command point and its fire
    spent_hit: float = 0.5  # of a unit is lost by its first hit: the next one kills it
    doomed: float = 2.0  # for units whose loss ends the firefight
    fresh_target: float = 0.0  # more for one that has not acted yet
    prize_target: float = 0.0  # more for one that stands in a hex that counts
    rallied: float = 0.45  # of a unit comes back when its marker goes
    crippled: float = 0.65  # the same of one that could neither move nor fire

    # -- ground
    step: float = 0.12  # for each action point nearer to the errand
    hunt: float = 0.10  # the same, where there is nothing to take and the enemy is looked for
    cover: float = 0.05  # for each point of cover, beside what it takes from the danger
    danger: float = 0.55  # of what the enemies that see a hex could do there with all their points
    volley: float = 2.3  # shots that a fresh enemy has
    shaken: float = 0.7  # of what a unit means to do in a hex is lost if it is hit there first
    on_the_way: float = 0.5  # of the harm in the first hex of a longer way
    leading: float = 1.1  # how much more danger weighs for who leads, in the last round but one …
    leading_last: float = 1.2  # … and in the last
    trailing: float = 0.8  # the same for who would lose or draw
    trailing_last: float = 0.4
    crowd: float = 0.06  # for each friend in the hex: one shot attacks them all
    take: float = 0.5  # of what a hex is worth, when a step takes it
    hold: float = 0.25  # of what a hex is worth, for being the one who stands in it
    hold_back: float = 0.45  # the same, where an enemy can come in this round
    hold_watched: float = 0.15  # the same, where one of ours would shoot at him there
    hold_seen: float = 0.08  # as an old hand thinks of that
    hold_far: float = 0.06  # and where none can
    prize_way: float = 4.0  # points of a way that a victory point at its end is worth
    prize_limit: float = 4.0  # no hex counts for more than this in one step
    contested: float = 0.3  # of that in the hex of an enemy who controls it
    weak: float = 0.3  # of that for a unit that is hit
    nearly: float = 3.0  # points from an errand where who is carried gets off
    alight: float = 0.2  # for being on one's feet, where there is something to do
    enter: float = 0.3  # for coming onto the map at all
    exit: float = 1.0  # of the points for leaving the map
    gone: float = 0.3  # beside them: who has left can no longer be lost

    # -- together, carried, and in smoke
    march: float = 0.03  # less is no reason to go along
    guard: float = 0.05  # for each point of the way back to what is to be held …
    guard_near: float = 4.0  # … beyond so many
    ride: float = 0.06  # for each action point that a vehicle saves
    worth_a_ride: float = 5.0  # and how many it must save
    long_way: float = 40.0  # no way is counted as longer
    smoked: float = 0.1  # for a shot that smoke makes harder for us
    smoke: float = 0.7  # of the harm that smoke keeps away: the enemy may go round it

    # -- scoring that may not come
    card_score: float = 0.6  # a scoring card is drawn in so many games
    objective: float = 0.5  # so is an objective's card
    ending: float = 3.0  # for a hex whose control ends the firefight

    # -- actions
    enough: float = 0.05  # less is not worth a turn
    again: float = 0.85  # each further shot of an activation: its target may be gone
    then: float = 1.05  # of a hex that is taken after a shot: the way there is a little safer then
    first: float = 0.5  # of the best plan, what a shot must be worth to go before a walk
    first_of_all: float = 0.25  # the same to an old hand, where the walk goes into fire
    urgent: float = 0.3  # of what a fresh unit could shoot, what is lost while another one acts
    left_over: float = 0.0  # the same for points that are lost otherwise
    command_enough: float = 0.03  # the same for an action paid by command points
    point: float = 0.05  # what a command point is worth while units still act
    last_point: float = 0.02  # and when nobody does
    bid: float = 0.055  # of what the first turn is worth, for each command point bid for it
    quiet: float = 0.25  # a move for less can wait, if the unit is to stay
    opportunity: float = 0.8  # of an activation's worth, for a single shot instead of it
    reveal: float = 0.5  # a hidden unit shows itself for no less
    dig: float = 0.12  # of a unit's worth, for a hasty defence where the enemy sees it
    idle_danger: float = 0.4  # hits to dig in against, where nobody sees the unit yet but will
    straight: float = 0.2  # for an enemy straight ahead, who cannot leave the arc by a step
    occupy: float = 0.35  # for going into a trench or bunker
    inside: float = 0.35  # and for staying there
    turn: float = 0.10  # for turning the front to an enemy who sees a flank
    weapon: float = 0.35  # a weapon card is kept for an attack as good as this
    barrage: float = 0.35  # so is a barrage
    drift: float = 0.15  # for each friend on whom a barrage might fall
    scout: float = 0.5  # of the hexes where an enemy may hide are looked through at once
    card: float = 0.25  # an action card is kept for something as good as this

    # -- enemies who cannot shoot as they like
    used: float = 0.3  # a used unit fires by command points alone
    aside: float = 0.5  # one that looks elsewhere has to turn first

    # -- set-up
    near: float = 0.10  # for each hex between a unit and what it guards
    view: float = 0.004  # for each hex overlooked
    covered: float = 0.25  # for each point of cover
    alone: float = 0.5  # for every friend already in the hex


PLAIN = Weights()
SEASONED = PLAIN._replace(
    danger=0.66,
    fresh_target=0.2,
    prize_target=0.2,
    guard_near=8.0,
)
"""What an old hand thinks; `docs/opponents.md` says how it was found."""
