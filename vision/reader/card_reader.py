"""The reader: finds and reads the cards in a picture."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from companion.cards import DECK
from vision.frames import Picture
from vision.geometry import (
    Box,
    Floats,
    Quad,
    centres_apart,
    height_of,
    intersection_over_union,
    upright,
    without_overlap,
)
from vision.reader.card_plane import fit_to_plane
from vision.reader.compatibility import NAMED_FROM, select_compatible
from vision.reader.detections import Detections
from vision.reader.evidence import CUES, LEAST_PROBABILITY, Evidence, EvidenceCollector
from vision.reader.letters import letter_weights, sigmoid
from vision.reader.networks import shipped
from vision.reader.outlines import refine_outlines
from vision.reader.region_indices import RegionIndices, find_in_region, find_in_wider_region
from vision.reading import Reading
from vision.setup.quality import find_flaw

SHOWN: Final = 0.7  # EXPERIMENTS.md, 2026-11-23
"""An index shows a face alone, without the pips, if it gives it this probability."""
SHOWN_AGAINST: Final = 0.8  # EXPERIMENTS.md, 2026-11-23
"""The same where the pips show another card."""
SEEN_EDGE: Final = 0.1
"""A side of a card is seen if its colour ends there by this share of a clear step."""
DOUBTED: Final = 0.85  # EXPERIMENTS.md, 2026-11-23
"""The maximum confidence of a card that is in doubt."""


def doubt_lone_index(one: Evidence, confidence: float) -> float:
    """Returns the confidence, limited if a single index hardly shows the card's face.

    Of a card that shows a single index other cards often cover the rest, and the pips may be theirs.
    """
    least = SHOWN if one.is_by_pips else SHOWN_AGAINST
    return min(confidence, DOUBTED) if _is_lone(one) and one.by_index < least else confidence


def doubt_without_edge(one: Evidence, confidence: float, edge: float) -> float:
    """Returns the confidence, limited if neither a second index nor the best `edge` of the outline shows a card.

    An index is also printed on other things than cards.
    """
    return min(confidence, DOUBTED) if _is_lone(one) and edge < SEEN_EDGE else confidence


def doubt_same_faces(
    gathered: Sequence[Evidence], confidences: Sequence[float], together: Sequence[int]
) -> list[float]:
    """Returns the confidences, limited for a single index near a card with the same face that is told better.

    `together` are the positions of the cards that exist together. A deck has each card once, and an index whose pose
    is misjudged seems to belong to a second one that lies on the first or beside it.
    """
    doubted = list(confidences)
    for i in (place for place in together if _is_lone(gathered[place])):
        better = [gathered[j] for j in together if j != i and _is_read_better(gathered, confidences, j, i)]
        if any(_is_near_with_same_face(gathered[i], other) for other in better):
            doubted[i] = min(doubted[i], DOUBTED)
    return doubted


def _is_read_better(gathered: Sequence[Evidence], confidences: Sequence[float], one: int, other: int) -> bool:
    """Whether the card at the one position shows more indices, or is more confident, than that at the other."""
    return not _is_lone(gathered[one]) or confidences[one] > confidences[other]


def _is_lone(one: Evidence) -> bool:
    return len(one.centres) == 1


def _is_near_with_same_face(one: Evidence, other: Evidence) -> bool:
    """Whether two cards show one face and lie less than a card's height apart."""
    away = centres_apart(one.quad, other.quad)
    return bool(one.faces.argmax() == other.faces.argmax()) and away < max(height_of(one.quad), height_of(other.quad))


UNNAMED_FROM: Final = 0.45
"""A card without a face is reported if the heat of one of its indices reaches this."""
ONE_PLACE: Final = 0.25
"""With this intersection over union, a card without a face is the same as one with a face."""
SAME_FACE: Final = 0.06
"""The same for two outlines with the same face: a deck has each card once, and four indices on a card mislead."""


class Reader:
    """Reads the cards in pictures, for a deck with the letters of `alphabet`: english, german or french.

    The networks are loaded once per process. Reading is deterministic.
    """

    def __init__(self, alphabet: str = "english") -> None:
        networks, confidence_model = shipped()
        self._collector = EvidenceCollector(networks, confidence_model, letter_weights(alphabet))
        self._trust = np.array(confidence_model.trust, np.float32)

    def read(self, bgr: Picture) -> tuple[Reading, ...]:
        """Returns every card seen in the picture (h, w, 3), each once; an invalid picture shows none."""
        if find_flaw(bgr) is not None:
            return ()
        return self._name(bgr, self._collector.find(bgr))

    def read_region(self, bgr: Picture, box: Box) -> tuple[Reading, ...]:
        """Returns the cards with an index in `box` of the picture; the cost grows with the box."""
        return self.read_indices(bgr, self.find_indices(bgr, box)) if is_picture(bgr) else ()

    def find_indices(self, bgr: Picture, box: Box, known: RegionIndices | None = None) -> RegionIndices:
        """Returns the indices in `box` of a picture (h, w, 3), without searching the part of the `known` ones again."""
        if known is None:
            return find_in_region(bgr, box, self._collector.find)
        return find_in_wider_region(bgr, known, box, self._collector.find)

    def read_indices(self, bgr: Picture, indices: RegionIndices) -> tuple[Reading, ...]:
        """Returns the cards with these indices; found in another picture, they show what lies there in this one."""
        return self._name(bgr, indices.detections)

    def read_pips(self, bgr: Picture, quads: Floats) -> tuple[Reading, ...]:
        """Returns what the pips of each card show that lies at about these outlines (n, 4, 2), whatever its corners."""
        outlines = refine_outlines(bgr, np.stack([upright(quad) for quad in quads])).quads
        likely = self._collector.pips(bgr, outlines)
        return tuple(
            Reading(None, float(faces.max()), quad, faces) for quad, faces in zip(outlines, likely, strict=True)
        )

    def _name(self, bgr: Picture, detections: Detections) -> tuple[Reading, ...]:
        """Returns the cards that have these indices, with the outlines that the picture shows."""
        gathered = self._collector.gather(bgr, detections)
        sure = [trusted(evidence, self._trust) for evidence in gathered]
        together = select_compatible(gathered, sure)
        sure = doubt_same_faces(gathered, sure, together)
        named = {i: reading for i in together if (reading := name(gathered[i], sure[i])) is not None}
        places = distinct_cards(named, gathered)
        guessed = np.array([named[i].quad for i in places], np.float32)
        refined = fit_to_plane(guessed, refine_outlines(bgr, guessed), [gathered[i].centres for i in places])
        seen = {
            i: outlined(gathered[i], named[i], quad, float(edge))
            for i, quad, edge in zip(places, refined.quads, refined.edges, strict=True)
        }
        return tuple(seen[i] for i in distinct_cards(seen, gathered))


def name(evidence: Evidence, confidence: float) -> Reading | None:
    """Returns the reading of a card's evidence, or None if it may not be a card."""
    faces = with_uncertainty(evidence.faces, confidence)
    if confidence >= NAMED_FROM:
        return Reading(DECK[int(faces.argmax())], confidence, evidence.quad, faces)
    hot = sigmoid(evidence.cues[CUES.index("heat")]) >= UNNAMED_FROM
    return Reading(None, confidence, evidence.quad, faces) if hot else None


def outlined(evidence: Evidence, reading: Reading, quad: Quad, edge: float) -> Reading:
    """Returns a card's reading with its refined outline `quad`, in doubt if the picture shows no `edge` of a card."""
    confidence = doubt_without_edge(evidence, reading.confidence, edge)
    if confidence < reading.confidence:
        reading = replace(reading, confidence=confidence, probabilities=with_uncertainty(evidence.faces, confidence))
    return replace(reading, quad=quad)


def is_picture(bgr: object) -> bool:
    """Whether something is a readable picture: (h, w, 3) of bytes."""
    if not isinstance(bgr, np.ndarray) or bgr.dtype != np.uint8 or bgr.ndim != 3:
        return False
    return bool(bgr.shape[2] == 3 and min(bgr.shape[:2]) > 0)


def trusted(evidence: Evidence, trust: Floats) -> float:
    """Returns the probability that the evidence's best card is right.

    It is the card's own probability times that of a card: logistic regression on the cues (5,) by `trust` (5,). That
    of a card whose only index seen hardly shows it is limited.
    """
    return doubt_lone_index(evidence, float(evidence.faces.max() * sigmoid(evidence.cues @ trust)))


def with_uncertainty(faces: Floats, confidence: float) -> Floats:
    """Returns probabilities (52,): the faces mixed with a uniform distribution, so that the best has `confidence`."""
    known = np.maximum(faces, LEAST_PROBABILITY)
    known = known / known.sum()
    even = 1 / len(DECK)
    there = max(0.0, confidence - even) / max(float(known.max()) - even, LEAST_PROBABILITY)
    return np.asarray(there * known + (1 - there) * even, np.float32)


def distinct_cards(readings: Mapping[int, Reading], gathered: Sequence[Evidence]) -> list[int]:
    """Returns the positions of the readings without second ones of the same card, in reading order of their middles.

    `gathered` has the evidence of each.
    """
    surest = sorted(readings, key=lambda i: -readings[i].confidence)
    kept = without_overlap(surest, lambda i, kept: any(_same_card(readings[i], readings[j], gathered[i]) for j in kept))
    return sorted(kept, key=lambda i: _place(readings[i]))


def _same_card(reading: Reading, surer: Reading, evidence: Evidence) -> bool:
    if reading.card is None:
        return intersection_over_union(reading.quad, surer.quad) >= ONE_PLACE
    if reading.card is not surer.card:
        return False
    return intersection_over_union(reading.quad, surer.quad) >= SAME_FACE or _is_turned_away(evidence, surer)


def _is_turned_away(evidence: Evidence, surer: Reading) -> bool:
    """Whether a card was read from indices that all stand on a surer card with the same face, or at its edge.

    One of four indices on a card may turn it the wrong way, and its outline then lies beside that card.
    """
    outline = surer.quad.reshape(-1, 1, 2)
    return all(
        cv2.pointPolygonTest(outline, (float(x), float(y)), True) > -evidence.height_px for x, y in evidence.centres
    )


def _place(reading: Reading) -> tuple[float, float]:
    x, y = reading.quad.mean(axis=0)
    return float(y), float(x)
