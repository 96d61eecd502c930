"""prototype v6: shortest expected time to the next objective"""
from __future__ import annotations
import math
from heapq import heappush, heappop
from hexfront.core.hexes import bits
from hexfront.games.volga import movement
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import *
from hexfront.games.volga.tables import CARD_DICE
from hexfront.bots.volga.plans import *
from hexfront.bots.volga.reflexes import FIRE, DISTANCE
_nb = BOARD.neighbours
P=dict(free=0.8,clear=0.65,contact=0.3,short=0.75,long=1.0,f0=2.7,tau0=0.5,taumin=1.0,rub=1.7,unseen=2.2,regen=0.45,card=1.0,cardcost=0.15,
   price=0.1,price2=0.5,call_room=6.0,call_left=4.0,early=1.0,garr=1.0,base=0.5,adjw=0.1,scard=0.5,min_fire=0.5,tired=0.0,
   r_3=0.0,r_7=0.0,r_9=0.0,r_13=0.0,r_15=0.0,r_19=0.0, okhlast=1.0, goalbase=0.0, multi=1.0, callcost=0.0)
BIAS={BOARD.hex(n):f"r_{n}" for n in ("3","7","9","13","15","19")}
REGEN={BOARD.hex(n):v for n,v in (("3",2),("19",2),("13",2),("7",1),("9",1),("15",1))}
NEAR=[bits(ADJACENT[h]) if BOARD.name[h] else [] for h in range(BOARD.size)]
RATE=(0.96,0.25,0.4,0.6,0.83,1.06,1.1)

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
def expected_loss(g,t,hexes,units):
    st=g.strength
    slack=0; n=0
    for u in bits(units): slack+=st[u]-1; n+=1
    L=g.leaders
    kh=1/6 if L&KHRUSHCHEV else 0.0
    r=0.0
    for u in bits(g.at[t]):
        if g.seen>>u&1: r+=(st[u] or 1)*(FIRE[u]+kh)
        else: r+=2.2*(0.22+kh)
    if L&CHUIKOV:
        near=0
        for h in bits(hexes): near|=ADJACENT[h]
        k=0
        for h in bits(near&g.soviet): k+=g.at[h].bit_count()
        r+=k*(1/6+kh)
    if g.soviet_hand: r+=P["scard"]
    if slack>16: slack=16
    i=int(r*10)
    e=min(EXCESS[slack][i if i<=120 else 120],n)
    k=(units&R_UNITS).bit_count()
    if k: e*=1+k/n
    return e
def threatened(g, place, m):
    disc=ADJACENT[place]|_nb(ADJACENT[place])
    for p in bits(disc&g.soviet):
        if g.at[p].bit_count()>=m: return True
    return False
def best_card(g):
    hand=g.hands[g.player] & allowed_by_linden(g)
    best=0; top=0
    for c in bits(hand):
        d=CARD_DICE[c]
        if d>top: top=d; best=1<<c
    return best,top
def tau(D,A):
    t=P["tau0"]+D/A
    return t if t>P["taumin"] else P["taumin"]
def field(o,e):
    dist=[99.0]*BOARD.size
    dist[o]=0.0
    heap=[(0.0,o)]
    while heap:
        c,h=heappop(heap)
        if c>dist[h]: continue
        x=c+(e[h] if h!=o else 0.0)
        for n in NEAR[h]:
            if x<dist[n]:
                dist[n]=x; heappush(heap,(x,n))
    return dist

def drive(g: Volga) -> Plan:
    return options(g,1)[0][1]

def options(g: Volga, count: int) -> list:
    at=g.at
    own=movement.own_stacks(g)
    control=g.control
    sov=g.soviet
    goals=SOVIET_REINFORCEMENT & ~control
    S=goals.bit_count()
    if g.leaders&OKH:
        rest=VICTORY_COLUMN&~control&~goals
        if S<=1 and rest: goals=rest
    rooms=0
    for p in bits(GERMAN_REINFORCEMENT & control): rooms+=4-at[p].bit_count()
    left=sum(map(len,g.track))
    near=_nb(sov)
    quiet=PLAYABLE&~(near|sov)
    m=2
    hp={}
    e=[P["free"]]*BOARD.size
    for h in bits(CLEAR): e[h]=P["clear"]
    for h in bits(near&PLAYABLE&~sov): e[h]=P["contact"]
    for h in bits(sov):
        c=at[h].bit_count()
        if c>m: m=c
        x=soviet_hp(g,at[h])
        if g.rubble>>h&1: x*=P["rub"]
        hp[h]=x
        e[h]=tau(x,P["f0"])
    card,dice=best_card(g)
    cardf=dice/2*P["card"]
    fires={}
    stacks=[]
    for p in bits(g.german):
        f=fires[p]=power(g,at[p])[0]
        if not own>>p&1: continue
        u=at[p]
        group=u
        if SOVIET_REINFORCEMENT>>p&1 and threatened(g,p,m-P["garr"]):
            if not u&(u-1): continue
            keep=min(bits(u),key=lambda n:g.strength[n]*FIRE[n])
            group=u&~(1<<keep)
            f=power(g,group)[0]
        if f>=P["min_fire"]: stacks.append((p,group,f))
    ways=[]
    for o in bits(goals):
        b=P[BIAS[o]] if o in BIAS else 0.0
        # what the last fight costs a reference stack
        if o in hp:
            fin=tau(hp[o]+P["base"],max(0.5,P["f0"]+cardf-P["regen"]*REGEN.get(o,0)))
        else: fin=P["free"]
        ways.append((o,field(o,e),fin+b))
    rate=RATE[S]
    price=(P["price"]+P["price2"]/max(0.5,10-g.loss_count()))/rate
    out=[]
    if rooms>=P["call_room"] and left>=P["call_left"]:
        ok=True
        for o in bits(goals&sov):
            f=0.0
            for p in bits(ADJACENT[o]&own): f+=fires[p]
            if f>=P["early"]*hp[o]: ok=False
        if ok: out.append((-9.0,Call()))
    def rest_of(h):
        best=99.0
        for o,way,fin in ways:
            c=way[h]+fin if h!=o else 0.0
            if c<best: best=c
        return best
    seen=set()
    moves=[]
    for start,group,f in stacks:
        pinned=near>>start&1
        k=group.bit_count()
        whole=group==at[start]
        # planned attacks on neighbours
        for t in bits(ADJACENT[start]&sov):
            if ("p",t) in seen: continue
            seen.add(("p",t))
            hexes=ADJACENT[t]&g.german
            A=0.0; units=0
            for p in bits(hexes): A+=fires[p]; units|=at[p]
            regen=P["regen"]*REGEN.get(t,0) if goals>>t&1 else 0.0
            loss=price*expected_loss(g,t,hexes,units)
            D=hp[t]+(P["base"] if goals>>t&1 else 0.0)
            r=rest_of(t)
            t0=tau(D,max(0.4,A-regen))+loss+r
            out.append((t0,Planned(t,hexes,0)))
            if card:
                t1=tau(D,max(0.4,A+cardf/(2 if g.rubble>>t&1 else 1)-regen))+loss+r+P["cardcost"]
                out.append((t1,Planned(t,hexes,card)))
        if not pinned:
            for n in NEAR[start]:
                if not near>>n&1 or sov>>n&1: continue
                if at[n].bit_count()+k>4: continue
                A=f+fires.get(n,0.0)
                units=group|at[n]
                for t in bits(ADJACENT[n]&sov):
                    regen=P["regen"]*REGEN.get(t,0) if goals>>t&1 else 0.0
                    loss=price*expected_loss(g,t,1<<n,units)
                    D=hp[t]+(P["base"] if goals>>t&1 else 0.0)
                    c=tau(D,max(0.4,A-regen))+loss+rest_of(t)
                    if goals>>n&1: c-=1.0
                    out.append((c,Quick(Move(start,group,n),t)))
        tire=P["tired"]/max(0.5,f)
        for n in bits(ADJACENT[start]&quiet):
            if at[n].bit_count()+k<=4:
                moves.append((P["short"]+tire+rest_of(n),Move(start,group,n)))
        if whole and CLEAR>>start&1 and not pinned:
            ground=CLEAR&quiet
            done=0
            for first in bits(ADJACENT[start]&ground):
                for second in bits(ADJACENT[first]&ground&~g.german&~done):
                    done|=1<<second
                    out.append((P["long"]+tire+rest_of(second),Long(start,(first,second))))
    # a move must bring its stack nearer
    useful=[]
    for c,mv in moves:
        if c<rest_of(mv.start)+P["short"]-0.05: useful.append((c,mv))
    useful.sort(key=lambda x:x[0])
    for i,(c,a) in enumerate(useful[:3]):
        for c2,b in useful:
            if b.start!=a.start and not b.group&a.group and not (a.end==b.end and at[b.end].bit_count()+a.group.bit_count()+b.group.bit_count()>4):
                out.append((c,Short((a,b)))); break
        else: out.append((c+1-P["short"],Short((a,))))
    out.sort(key=lambda x:x[0])
    if not out: out.append((0.0,Call() if left else Short(())))
    return out[:count]
