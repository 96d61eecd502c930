"""Many games at once: win rates, lengths, benchmarks."""
