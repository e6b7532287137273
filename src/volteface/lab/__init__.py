"""Many games at once: simulation now, tournaments and reports later."""
