"""What only a kiosk at an event has: groups, the host, surveys, a hub; a table at home loads none of it."""
