"""How a camera sees a drawn table: perspective, light, shadows, glare and the sensor's noise."""
