"""The report on playtest events for people: as text, tables, one page for a browser, and pages to print."""
