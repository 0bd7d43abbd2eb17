"""Following: what the cameras saw becomes what was played; what is doubtful becomes a question."""
