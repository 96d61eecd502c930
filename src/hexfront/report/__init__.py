"""Reports: a game, or tables of simulated games, as one page that needs nothing else."""
