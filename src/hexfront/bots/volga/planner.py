from __future__ import annotations
from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.bots import Table
from hexfront.games.volga.state import Volga, steps
from hexfront.bots.volga import plans, judge
from hexfront.bots.volga.reflexes import reflex
from hexfront.bots.volga.drive import drive
from hexfront.games.volga.tables import CARD_DICE
from hexfront.core.hexes import bits
import os

play, asked, run = steps.play, steps.asked, steps.run

def finish(g: Volga, plan, chance=None, first=True) -> None:
    """carry out plan, then let the Soviets reply with dice of their own, until the next German action"""
    if chance is not None:
        g.frames.remove(("turn_end",))
    while True:
        while g.legal:
            choice, args = asked(g)
            q = choice.name
            if q == "german_action" and not first:
                return
            first = False
            a = plan.answer(g, q, args) if plan is not None else None
            if a is None or a not in g.legal:
                a = reflex(g, q, args)
            play(g, a)
        if g.result is not None or chance is None: return
        g.chance=chance; chance=None; plan=None
        g.frames.append(("turn_end",))
        run(g)

class Planner:
    worlds = 6
    stages = ((4, 10), (8, 4), (12, 1))
    def __init__(self, value=None) -> None:
        self.plan = None
        self.value = value or judge.value
    def choose(self, table: Table) -> Action:
        legal = table.legal
        q = table.question
        g = table.imagine()
        args = asked(g)[1]
        if q == "german_action":
            self.plan = self.make_plan(table)
        if self.plan is not None:
            a = self.plan.answer(g, q, args)
            if a is not None and a in legal:
                return a
        if q in ("choose_advance","deploy_to","choose_blitz","blitz_to"):
            return self.try_each(table)
        a = reflex(g, q, args)
        return a if a in legal else legal[0]
    def try_each(self, table):
        worlds=[table.imagine() for _ in range(self.worlds)]
        best=None; top=-1e9
        for a in table.legal:
            tot=0.0
            for w in worlds:
                g=w.clone()
                play(g,a)
                finish(g,None,w.chance.clone(),False) if ("turn_end",) in g.frames else finish(g,None,None,False)
                tot+=self.value(g)
            if tot>top: best,top=a,tot
        return best
    def candidates(self, g):
        out=[drive(g)] if DR else []
        out.append(plans.Call())
        static=[]
        for p in plans.long_moves(g):
            c=g.clone()
            c.shift(c.at[p.start],p.start,p.path[-1])
            for h in p.path: c.control|=1<<h
            static.append((self.value(c),p))
        static.sort(key=lambda x:-x[0])
        out+= [p for _,p in static[:6]]
        ones=[]
        for m in plans.short_moves(g):
            c=g.clone(); c.shift(m.group,m.start,m.end); c.control|=1<<m.end
            ones.append((self.value(c),m,c))
        ones.sort(key=lambda x:-x[0])
        pairs=[(v,(m,)) for v,m,_ in ones[:6]]
        for v,m,c in ones[:4]:
            for m2 in plans.short_moves(c,~m.group):
                c2=c.clone(); c2.shift(m2.group,m2.start,m2.end); c2.control|=1<<m2.end
                pairs.append((self.value(c2),(m,m2)))
        pairs.sort(key=lambda x:-x[0])
        out+=[plans.Short(ms) for _,ms in pairs[:6]]
        out+=list(plans.quick_attacks(g))
        cards=sorted(plans.card_choices(g),key=lambda c:-sum(CARD_DICE[x] for x in bits(c)))[:2]
        for p in plans.planned_attacks(g):
            out.append(p)
            out+=[plans.Planned(p.target,p.hexes,c) for c in cards]
        return list(dict.fromkeys(out))
    def make_plan(self, table):
        worlds=[table.imagine() for _ in range(self.worlds)]
        cands=[[0.0,0,p] for p in self.candidates(worlds[0])]
        rng=table.rng
        k=0
        for n,keep in self.stages:
            for i in range(n):
                w=worlds[k%len(worlds)]; k+=1
                seed=f"{rng.getrandbits(64):x}"
                for c in cands:
                    g=w.clone(); g.chance=Chance(seed)
                    finish(g,c[2],Chance(seed+"s"))
                    c[0]+=self.value(g); c[1]+=1
            cands.sort(key=lambda c:-c[0]/c[1])
            cands=cands[:keep]
        return cands[0][2]
DR=int(os.environ.get("DR","1"))
BOTS={"planner":Planner}
