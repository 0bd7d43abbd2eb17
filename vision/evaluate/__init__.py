"""Measuring a reader: pictures with labels in, figures and the worst pictures out.

What is counted:

- *said*: a reading with a card. A reading without one ("a card that cannot be told") is never wrong and never a hit.
- *right*: a reading that names a labelled card. Where a person drew the card's box, the reading must lie there too;
  where nobody did, labels are compared as a multiset. Each card is hit once: a second reading of it is wrong.
- *neutral*: a reading that names a card of the picture's `optional` list; one whose rank fits a card with the suit `?`;
  and, where `unlabelled_partials` is set, one that lies on no labelled card. Neutral readings count nowhere.
- *wrong*: every other reading: a labelled card misread, the same card twice, or something that is no card.
- *cards*: the labelled cards without `?`. A card with `?` can be misread, but neither hit nor missed.
- recall = right / cards; precision = right / (right + wrong); both over all cards of a row together.
- *wholly right*: pictures with every card hit and nothing wrong, among pictures with at least one card to hit.
- calibration error: readings that are right or wrong, in bins of their confidence; the mean distance between a bin's
  confidence and its share of right readings, weighted by readings.
- time: of the reading alone, without opening the file.
"""
