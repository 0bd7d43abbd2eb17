"""What is exported of described games alone."""
