"""The table companion: rules, records, sessions and screens for real card games."""
