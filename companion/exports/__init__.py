"""Exports: what leaves the table or lies beside it: records, tables, score sheets, codes to scan, rules to read."""
