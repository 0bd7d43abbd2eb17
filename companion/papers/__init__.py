"""Papers: what leaves the table or lies beside it: rules to read, tables, score sheets, codes to share. No screen."""
