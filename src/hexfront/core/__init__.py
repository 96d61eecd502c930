"""The kernel: knows no game, no server, no screen."""
