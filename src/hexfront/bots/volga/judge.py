"""prototype judge v4: cards that the Soviets will draw before we are done; judged before their reply"""
from __future__ import annotations
import math, json, os
from hexfront.core.hexes import bits
from hexfront.games.volga.state import Volga, INFANTRY_RESERVE, TANK_RESERVE
from hexfront.games.volga.tables import *
from hexfront.games.volga.tables import CARD_DICE
from hexfront.bots.volga.reflexes import FIRE, DISTANCE

OBJ = bits(SOVIET_REINFORCEMENT)
P = dict(travel=0.55, fight0=0.6, base=1.0, adjw=0.25, support=0.2, keep=0.9, rub=1.7, call=0.8, callf=2.5, att=0.04, effmin=0.7,
   r6=1.1,r5=1.06,r4=0.83,r3=0.6,r2=0.4,r1=0.25,r0=0.96, enext=1.0,
   card=0.5, loss=0.15, loss6=1.0, loss8=4.0, exposed=0.3, exposed0=0.6, fire=0.1, col=0.6, scale=0.15, lone=0.5, unseen=2.2, empty=0.5)
if os.environ.get("VP"): P.update(json.loads(os.environ["VP"]))
ENTRY=bits(GERMAN_REINFORCEMENT)
EQUAL=[n*(1-(5/6)**(n-1)) for n in range(8)]
ALONE=[0.0]+[(5/6)**(n-1) for n in range(1,8)]
OFF=[sum(1 for d in range(1,6) if BOARD.step[d][h]<0) if BOARD.name[h] else 0 for h in range(BOARD.size)]

def expected_draws(g):
    """cards the Soviets draw in their next turn, exactly but for what combat brings"""
    at=g.at
    most=hexes=0; left=g.soviet
    while left:
        low=left&-left; left^=low
        c=at[low.bit_length()-1].bit_count()
        if c>most: most=c;hexes=low
        elif c==most: hexes|=low
    H=hexes.bit_count()
    held=SOVIET_REINFORCEMENT&~g.control
    S=held.bit_count()
    if not S: return 1.0
    if H>S:
        inf=at[INFANTRY_RESERVE].bit_count(); tank=at[TANK_RESERVE].bit_count()
        draws=0
        for place,wanted in SPAWN:
            if not held>>place&1: continue
            room=4-at[place].bit_count()
            if not room: draws+=1; continue
            if room<len(wanted): wanted=("infantry",)
            for k in wanted:
                if k=="tank":
                    if tank: tank-=1
                    else: draws+=1
                elif inf: inf-=1
                else: draws+=1
        return draws
    e=EQUAL[H]; alone=ALONE[H]/6
    step=BOARD.step
    ger=g.german
    for h in bits(hexes):
        k=OFF[h]
        end=step[0][h]
        if end<0 or not ger>>end&1: k+=1
        e+=alone*k
    return e

def margin(g: Volga) -> float:
    at, st, seen = g.at, g.strength, g.seen
    control=g.control
    pool=[]; totf=0.0; guard={}
    for p in bits(g.german):
        f=h=0.0; n=0
        u=at[p]; low=0
        fmin=9.0
        while u:
            low=u&-u; u^=low; k=low.bit_length()-1
            s=st[k]; h+=s; x=s*FIRE[k]; f+=x; n+=1
            if x<fmin: fmin=x
        totf+=f; guard[p]=h
        if SOVIET_REINFORCEMENT>>p&1:
            if n>1: pool.append([p,f-fmin,0.0])
            else: pool.append([p,f,P["lone"]])
        else: pool.append([p,f,0.0])
    sov={}
    un=P["unseen"]
    for p in bits(g.soviet):
        h=0.0
        u=at[p]
        while u:
            low=u&-u; u^=low
            h+= (st[low.bit_length()-1] or 1) if seen&low else un
        sov[p]=h
    todo=[]
    exposed=0.0
    for o in OBJ:
        near=ADJACENT[o]&g.soviet
        if control>>o&1:
            if near:
                t=0.0
                for p in bits(near): t+=at[p].bit_count()-0.8
                gd=guard.get(o)
                exposed+= P["exposed0"]*t if gd is None else P["exposed"]*t/(1.0+gd)
        else:
            need=sov.get(o)
            if need is None: need=P["empty"]
            else: 
                need+=P["base"]
                if g.rubble>>o&1: need*=P["rub"]
            a=P["adjw"]
            for p in bits(near): need+=a*sov[p]
            d=DISTANCE[o]
            sup=0.0
            for s in pool:
                if d[s[0]]<=2: sup+=s[1]
            todo.append((o,need,sup*P["support"]))
    if any(g.track):
        for p in ENTRY:
            if control>>p&1 and at[p].bit_count()<3: pool.append([p,P["callf"],P["call"]])
    travel=P["travel"]; fight0=P["fight0"]; effmin=P["effmin"]
    cards=0.0
    rates=(P["r0"],P["r1"],P["r2"],P["r3"],P["r4"],P["r5"],P["r6"])
    if not pool: return -50.0
    while todo:
        best=1e9
        for item in todo:
            o,need,sup=item
            d=DISTANCE[o]
            for s in pool:
                eff=s[1]+sup
                if eff<effmin: eff=effmin
                t=s[2]+need/eff
                x=d[s[0]]
                if x>1: t+=(x-1)*travel
                if t<best: best=t; pick=item; who=s
        best+=fight0
        cards+=rates[len(todo)]*best
        todo=[i for i in todo if i is not pick]
        f=who[1]
        need=pick[1]
        f=f*P["keep"]-P["att"]*need*need/(f if f>effmin else effmin)
        who[0]=pick[0]; who[1]=f if f>0 else 0.0; who[2]=0.0
    m=len(g.soviet_deck)-cards-exposed-P["enext"]*expected_draws(g)
    if g.leaders&OKH:
        left=VICTORY_COLUMN&~control&~SOVIET_REINFORCEMENT
        t=0.0
        for p in bits(left):
            t+=P["col"]
            if p in sov: t+=P["fight0"]+sov[p]/3
        m-=t*P["r1"]*1.5
        if g.extra>=0: m+=1
    loss=g.loss_count()
    m-=P["loss"]*loss
    if loss>6: m-=P["loss6"]*(loss-6)
    if loss>8: m-=P["loss8"]
    n=0
    for hnd in g.hands:
        for c in bits(hnd): n+=CARD_DICE[c] or 1
    m+=P["card"]*n/5
    m+=P["fire"]*totf
    return m
def value(g: Volga) -> float:
    if g.result is not None:
        return 1.2 if "soviet" not in g.result.winners else 0.0
    z=margin(g)*P["scale"]
    return 1/(1+math.exp(-z)) if z>-500 else 0.0
