"""What happens in a turn, a file for each part of it."""
