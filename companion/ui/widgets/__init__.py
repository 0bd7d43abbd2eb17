"""The pieces that screens are made of. Each has its twin in kv/widgets."""
