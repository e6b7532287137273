"""Bots think here, outside the event loop, in a bounded number of worker processes.

The server's side is in ``pool``; this file imports nothing, so that a worker starts with the rules alone.
"""
