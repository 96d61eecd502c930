"""prototype"""
from hexfront.bots.volga.planner import BOTS
