"""Decks of board games that no one ever printed: illustrated, with icons, with texts and with photographs."""
