"""The printed set of Nice One Squirrel!: drawings, cards, sheets to cut, and pictures of single cards."""
