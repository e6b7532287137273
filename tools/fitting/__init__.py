"""Fits the judge of Mission Calaveras (decision 0015) anew: ``python3 tools/dev.py fit-judge -- --help``."""
