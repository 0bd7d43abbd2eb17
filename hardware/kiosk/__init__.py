"""The kiosk's own system: units and settings, versions, and what a host should mend before an event."""
