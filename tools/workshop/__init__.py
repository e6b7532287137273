"""What ./play and ./test need before the project itself can run. Standard library only."""
