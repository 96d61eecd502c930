"""prototype: purposeful light policy"""
from __future__ import annotations
from hexfront.core.hexes import bits
from hexfront.games.volga import movement
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import *
from hexfront.games.volga.tables import CARD_DICE
from hexfront.bots.volga.plans import *
from hexfront.bots.volga.reflexes import FIRE, DISTANCE
import math
from hexfront.bots.volga.judge import expected_draws
_nb = BOARD.neighbours
P=dict(travel=0.45,base=2.5,empty=0.5,adjw=0.25,support=0.2,call_room=6.0,min_fire=0.6,rub=1.7,unseen=2.2,tgt_d=1.5,tgt_h=0.35,
  early=1.0, call_left=4.0, card_hp=3.0, eff0=0.3, keepw=0.0, quickpen=0.3, callfire=0.0, r_3=0.0,r_7=0.0,r_9=0.0,r_13=0.0,r_15=0.0,r_19=0.0,wait=0.0,garr=1.0,fminus=0.0,last=0.0,lastth=0.5,cap=0.5,lam=0.0,band=3.0,price=0.3,price2=2.0,scard=0.5)
BIAS={BOARD.hex(n):f"r_{n}" for n in ("3","7","9","13","15","19")}

def power(g, units):
    f=h=0.0
    st=g.strength
    while units:
        low=units&-units; units^=low; n=low.bit_length()-1
        s=st[n]; h+=s; f+=s*FIRE[n]
    return f,h
def soviet_hp(g, units):
    h=0.0
    st=g.strength; seen=g.seen; un=P["unseen"]
    while units:
        low=units&-units; units^=low
        h+= (st[low.bit_length()-1] or 1) if seen&low else un
    return h

def best_card(g, hp):
    hand=g.hands[g.player] & allowed_by_linden(g)
    best=0; top=0
    for c in bits(hand):
        d=CARD_DICE[c]
        if d>top: top=d; best=1<<c
    return best

def threatened(g, place, m):
    """soviet stacks that may move soon within two hexes"""
    disc=ADJACENT[place]|_nb(ADJACENT[place])
    for p in bits(disc&g.soviet):
        if g.at[p].bit_count()>=m: return True
    return False

def drive(g: Volga) -> Plan:
    return options(g,1)[0]

def options(g: Volga, count: int) -> list:
    out=[]
    at=g.at
    own=movement.own_stacks(g)
    control=g.control
    goals=SOVIET_REINFORCEMENT & ~control
    if g.leaders&OKH:
        rest=VICTORY_COLUMN&~control&~goals
        if goals.bit_count()<=1 and rest: goals=rest
    rooms=sum(4-at[p].bit_count() for p in bits(GERMAN_REINFORCEMENT & control))
    left=sum(map(len,g.track))
    near=_nb(g.soviet)
    stacks=[]
    allst=[]
    tot=0.0
    m=2
    for p in bits(g.soviet):
        c=at[p].bit_count()
        if c>m: m=c
    for p in bits(g.german):
        f,h=power(g,at[p])
        allst.append((p,f)); tot+=f
        if not own>>p&1: continue
        u=at[p]
        group=u
        if SOVIET_REINFORCEMENT>>p&1 and (not P["garr"] or threatened(g,p,m-P["garr"])):
            if not u&(u-1): continue
            keep=min(bits(u),key=lambda n:g.strength[n]*FIRE[n])
            group=u&~(1<<keep)
            f=power(g,group)[0]
        if f>=P["min_fire"]: stacks.append((p,group,f))
    if rooms>=P["call_room"] and left>=P["call_left"]:
        # an immediate attack on an objective is better
        ok=True
        if P["early"]:
            for o in bits(goals&SOVIET_REINFORCEMENT):
                if g.soviet>>o&1:
                    f=sum(power(g,at[p])[0] for p in bits(ADJACENT[o]&own))
                    if f>=P["early"]*soviet_hp(g,at[o]): ok=False
        if ok: out.append(Call())
        if len(out)>=count: return out
    pairs=[]
    for o in bits(goals):
        d=DISTANCE[o]
        if g.soviet>>o&1: need=P["base"]+soviet_hp(g,at[o])*(P["rub"] if g.rubble>>o&1 else 1.0)
        else: need=P["empty"]
        for p in bits(ADJACENT[o]&g.soviet): need+=P["adjw"]*soviet_hp(g,at[p])
        sup=0.0
        for p,f in allst:
            if d[p]<=2: sup+=f
        b=P[BIAS[o]] if o in BIAS else 0.0
        for s in stacks:
            x=d[s[0]]; f=s[2]
            eff=f+P["support"]*(sup-f if x<=2 else sup)
            pairs.append((b+max(0,x-1)*P["travel"]+max(0.5,need/(eff+P["eff0"])),s,o))
    pairs.sort(key=lambda x:x[0])
    scored=[]   # (key, plan)
    moves=[]
    seenp=set()
    lam=P["lam"]
    base_e=expected_draws(g) if lam else 0.0
    for c in out: scored.append((-9.0,c))
    S=(SOVIET_REINFORCEMENT&~control).bit_count()
    rate=RATE[S]
    price=P["price"]+P["price2"]/max(0.5,10-g.loss_count())
    limit=None
    for cost,s,o in pairs:
        if limit is not None and cost>limit: break
        p=step(g,s,o,near)
        if p is None: continue
        if type(p) is Move:
            if limit is None: limit=cost+P["band"]
            if all(p!=m for _,m in moves): moves.append((cost,p))
            continue
        if p in seenp: continue
        seenp.add(p)
        if limit is None: limit=cost+P["band"]
        scored.append((rate*cost+(lam*after(g,p,base_e) if lam else 0.0)+price*expected_loss(g,p),p))
    for i,(cost,a) in enumerate(moves[:4]):
        for _,b in moves[i+1:]:
            if b.start!=a.start and not b.group&a.group and not (a.end==b.end and at[b.end].bit_count()+a.group.bit_count()+b.group.bit_count()>4):
                pl=Short((a,b)); break
        else:
            pl=Short((a,))
            for cost2,s,o in pairs:
                q=step(g,s,o,near)
                if type(q) is Move and q.start!=a.start and not q.group&a.group and not (a.end==q.end and at[q.end].bit_count()+a.group.bit_count()+q.group.bit_count()>4):
                    pl=Short((a,q)); break
        scored.append((rate*cost+lam*base_e,pl))
    scored.sort(key=lambda x:x[0])
    out=[p for _,p in scored[:count]]
    if len(out)<count:
        if Call() not in out and left: out.append(Call())
    if not out: out.append(Short(()))
    return out

def _table():
    rows=[]
    for slack in range(0,17):
        row=[]
        for r10 in range(0,121):
            r=r10/10; e=0.0; q=math.exp(-r); k=0
            while k<40:
                if k>slack: e+=(k-slack)*q
                k+=1; q*=r/k
            row.append(e)
        rows.append(row)
    return rows
EXCESS=_table()
RATE=(0.96,0.25,0.4,0.6,0.83,1.06,1.1)

def expected_loss(g,p):
    """units destroyed in the attack, roughly"""
    if type(p) not in (Planned,Quick): return 0.0
    t=p.target
    if type(p) is Planned:
        hexes=p.hexes; units=0
        for h in bits(hexes): units|=g.at[h]
    else:
        hexes=1<<p.move.end; units=p.move.group|g.at[p.move.end]
    st=g.strength
    slack=0; n=0
    for u in bits(units): slack+=st[u]-1; n+=1
    L=g.leaders
    kh=1/6 if L&KHRUSHCHEV else 0.0
    r=0.0
    for u in bits(g.at[t]):
        if g.seen>>u&1: r+=(st[u] or 1)*(FIRE[u]+kh)
        else: r+=2.2*(0.22+kh)
    # our fire comes first or together: half of the time fewer dice
    if L&CHUIKOV:
        near=0
        for h in bits(hexes): near|=ADJACENT[h]
        k=0
        for h in bits(near&g.soviet): k+=g.at[h].bit_count()
        r+=k*(1/6+kh)
    if g.soviet_hand: r+=P["scard"]
    if slack>16: slack=16
    i=int(r*10)
    e=EXCESS[slack][i if i<=120 else 120]
    e=min(e,n)
    if units&R_UNITS: e*=1+(units&R_UNITS).bit_count()/n
    return e

def after(g,p,base_e):
    """expected draws of the next Soviet turn if p is done"""
    t=p.target if type(p) in (Planned,Quick) else None
    if t is None: return base_e
    if type(p) is Planned:
        A=0.0
        for h in bits(p.hexes): A+=power(g,g.at[h])[0]
        for c in bits(p.cards): A+=CARD_DICE[c]/2
    else:
        A=power(g,p.move.group|g.at[p.move.end])[0]
    D=soviet_hp(g,g.at[t])
    if g.rubble>>t&1: A/=2
    win=1/(1+math.exp(-(A-D+0.3)*0.9))
    units=g.at[t]
    sov,con=g.soviet,g.control
    g.at[t]=0; g.soviet=sov&~(1<<t); g.control=con|1<<t
    e=expected_draws(g)
    g.at[t]=units; g.soviet=sov; g.control=con
    # failure: one unit fewer if there were several
    k=units.bit_count()
    if k>1 and A>2:
        g.at[t]=units&(units-1)
        e2=0.5*base_e+0.5*expected_draws(g)
        g.at[t]=units
    else: e2=base_e
    return win*e+(1-win)*e2

def step(g,s,o,near):
    start,group,f=s
    at=g.at
    d=DISTANCE[o]; x=d[start]
    whole=group==at[start]
    adj=ADJACENT[start]
    foes=adj&g.soviet
    if x==1 and g.soviet>>o&1:
        return attack(g,o)
    if foes:
        best=None;top=99.0
        for t in bits(foes):
            c=d[t]*P["tgt_d"]+soviet_hp(g,at[t])*P["tgt_h"]
            if d[t]<=x and c<top: best,top=t,c
        if best is not None: return attack(g,best)
    n_best=None; top=99.0
    quiet=PLAYABLE&~(near|g.soviet)
    k=group.bit_count()
    for n in bits(adj&~g.soviet):
        if at[n].bit_count()+k>4: continue
        if d[n]>x-(0 if foes else 1): continue
        if quiet>>n&1:
            c=d[n]
        elif not near>>start&1:
            c=d[n]+P["quickpen"]
        else: continue
        if c<top: top=c;n_best=n
    if n_best is None:
        for t in bits(foes): return attack(g,t)
        return None
    if quiet>>n_best&1:
        if whole and CLEAR>>start&1 and not near>>start&1:
            ground=CLEAR&quiet
            for first in bits(adj&ground):
                if d[first]>=x: continue
                for second in bits(ADJACENT[first]&ground&~g.german):
                    if d[second]==x-2: return Long(start,(first,second))
        return Move(start,group,n_best)
    best=None;top=99.0
    for t in bits(ADJACENT[n_best]&g.soviet):
        c=d[t]*P["tgt_d"]+soviet_hp(g,at[t])*P["tgt_h"]
        if c<top: best,top=t,c
    return Quick(Move(start,group,n_best),best)

def attack(g,target):
    hexes=0
    own=movement.own_stacks(g)
    for p in bits(ADJACENT[target]&g.german):
        hexes|=1<<p
    if not hexes&own: return None
    hp=soviet_hp(g,g.at[target])
    card=0
    if hp>=P["card_hp"] or SOVIET_REINFORCEMENT>>target&1: card=best_card(g,hp)
    return Planned(target,hexes,card)
