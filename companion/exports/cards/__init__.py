"""Cards to print: what is drawn on them, as pages to cut and as pictures."""
