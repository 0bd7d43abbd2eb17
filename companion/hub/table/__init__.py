"""The table's side of the hub: joining, delivery, heartbeat, handover. Standard library only."""
