"""The table of a game of caches as it was seen: where each card lies, and at which cache. An immutable value."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import dist
from typing import Final

from companion.engine.cache_table import AnyCacheTable
from companion.engine.faces import Face
from companion.following.sightings import (
    CardGone,
    CardId,
    CardLaid,
    Point,
    Sighting,
    TableChanged,
    most_probable_place,
    visible_share,
)

REACH: Final = 1.6
"""A card belongs to a cache whose middle is at most this many card heights away."""
CLEARLY: Final = 0.9
"""A card clearly belongs to a cache if its distance is less than this share of that to any other cache."""
MOST_CHANGES: Final = 30
SAME_PLACE: Final = 0.3
"""A card that was turned over lies at most this many card heights from where its back lay."""
AGAIN: Final = 0.2
"""A card that was covered and is seen again lies at most this many card heights away, unless it was pushed."""
HARDLY_SHOWS: Final = 0.06
"""If at most this share of a card shows, it cannot be taken from under others without moving them."""
PLAINLY_SHOWS: Final = 0.2
"""If at least this share of a card shows, its removal is seen."""
MOSTLY_SHOWS: Final = 0.75
"""If more than this share of a card shows, it is read where it lies."""


@dataclass(frozen=True, slots=True)
class FaceUp:
    """A card that lies face-up, with what was seen of it."""

    face: Face
    laid: CardLaid


@dataclass(frozen=True, slots=True)
class CacheTableState:
    """`cards` are those that lie there; one that is not seen any more may be covered, and stays in `covered`.

    `caches` has where each cache was seen last: cards on it cover its marker. `begun_s` is when the table was looked at
    first, and `unseen` are the caches last reported as not seen yet. `backs` are the cards that lay face-down, oldest
    first. `disturbed` are the caches at which a card came or went since the last entry: all, if it is not clear at
    which. `uncovered` are those that were seen again since then: what lay on them is gone, or was pushed. `lifted` are
    the covered cards that were seen to be gone since then. `changes` are those in which no card was read; `visited_s`
    is when the piece in turn came to rest at its cache, None if nobody saw that.
    """

    rules: AnyCacheTable
    cards: Mapping[CardId, CardLaid] = field(default_factory=dict)
    covered: Mapping[CardId, CardLaid] = field(default_factory=dict)
    caches: Mapping[int, Point] = field(default_factory=dict)
    begun_s: float | None = None
    unseen: tuple[int, ...] = ()
    backs: tuple[CardLaid, ...] = ()
    disturbed: frozenset[int] = frozenset()
    uncovered: frozenset[int] = frozenset()
    lifted: tuple[CardLaid, ...] = ()
    changes: tuple[TableChanged, ...] = ()
    visited_s: float | None = None

    def noticed(self, sighting: Sighting) -> "CacheTableState":
        match sighting:
            case CardLaid() if len(sighting.probabilities) == len(self.rules.faces.faces):  # else it is of another deck
                return self._laid(sighting)
            case CardGone(card, bare=True) if card in self.covered:
                covered = {key: laid for key, laid in self.covered.items() if key != card}
                return replace(self, covered=covered, lifted=(*self.lifted, self.covered[card]))
            case CardGone(card) if card in self.cards:
                gone = self.cards[card]
                cards = {key: laid for key, laid in self.cards.items() if key != card}
                return replace(self, cards=cards, covered={**self.covered, card: gone})._disturbed_by(gone)
            case TableChanged():
                return replace(self, changes=(*self.changes[-MOST_CHANGES:], sighting))
        return self

    def after_entry(self, visitor: int | None, *, is_late: bool = False) -> "CacheTableState":
        """Returns the table after an entry, which explains what was disturbed; it brought `visitor` to a cache.

        An entry that `is_late` explains nothing: what followed may have happened already.
        """
        piece = self.piece(visitor) if visitor is not None else None
        came_s = self.visited_s if piece is None else max(piece.at_s, self.visited_s or 0.0)  # a piece may stay
        table = replace(self, visited_s=came_s)
        return table if is_late else replace(table, disturbed=frozenset(), uncovered=frozenset(), lifted=())

    def lifted_at(self, cache: int) -> tuple[Face, ...]:
        """Returns the cards that were seen to be lifted from a cache since the last entry."""
        return tuple(self.face_of(laid) for laid in self.lifted if self.nearest(laid) == cache)

    def moved(self, move: Callable[[Point], Point]) -> "CacheTableState":
        return replace(
            self,
            cards={key: laid.moved(move) for key, laid in self.cards.items()},
            covered={key: laid.moved(move) for key, laid in self.covered.items()},
            lifted=tuple(laid.moved(move) for laid in self.lifted),
            caches={number: move(middle) for number, middle in self.caches.items()},
            backs=tuple(laid.moved(move) for laid in self.backs),
            changes=tuple(replace(change, place=change.place.moved(move)) for change in self.changes),
        )

    def face_of(self, laid: CardLaid) -> Face:
        """Returns what a card shows."""
        return self.rules.faces.faces[most_probable_place(laid.probabilities)]

    def piece(self, seat: int) -> CardLaid | None:
        """Returns where a seat's piece lies, if it is seen."""
        return next((laid for laid in self.cards.values() if self.rules.piece_of(self.face_of(laid)) == seat), None)

    @property
    def missing_caches(self) -> tuple[int, ...]:
        """The caches that were never seen."""
        return tuple(number for number in self.rules.caches if number not in self.caches)

    def is_known(self, cache: int) -> bool:
        """Whether a cache and both its neighbours were seen, so that what lies near it lies at no other one."""
        circle = self.rules.caches
        at = circle.index(cache)
        return all(circle[(at + step) % len(circle)] in self.caches for step in (-1, 0, 1))

    def nearest(self, laid: CardLaid) -> int | None:
        """Returns the cache at which a card lies, if that is clear."""
        near = self.near(laid)
        return near[0] if len(near) == 1 and self.is_known(near[0]) else None

    def near(self, laid: CardLaid) -> tuple[int, ...]:
        """Returns the caches at which a card may lie: the nearest within reach, and those hardly farther away."""
        away = sorted((dist(laid.place.middle, middle), number) for number, middle in self.caches.items())
        if not away or away[0][0] > REACH * laid.place.height_mm:
            return ()
        return (away[0][1], *(number for far, number in away[1:] if away[0][0] >= CLEARLY * far))

    def shows_back(self, cache: int) -> bool:
        """Whether a card is seen face-down at a cache."""
        return any(
            self.face_of(laid) == self.rules.back and self.nearest(laid) == cache for laid in self.cards.values()
        )

    def fresh(self, cache: int, known: Sequence[Face]) -> list[FaceUp]:
        """Returns the cards at a cache that are seen beyond those that are `known` to lie there."""
        left = Counter(known)
        for laid in self._hidden_at(cache):  # a covered card still lies there
            face = self.face_of(laid)
            left[face] -= left[face] > 0 and not self._lies_again(laid, cache)
        fresh = []
        for one in sorted(self._face_up_at(cache), key=lambda one: one.laid.at_s):
            if left[one.face] > 0:
                left[one.face] -= 1
            else:
                fresh.append(one)
        return fresh

    def may_be_pushed(self, one: FaceUp, cache: int) -> bool:
        """Whether a fresh card may be an equal one of that cache that was pushed: it is near, and not seen to go."""
        hidden = (laid for laid in self._hidden_at(cache) if self.face_of(laid) == one.face)
        return any(laid.place.may_be_same_card(one.laid.place) for laid in hidden)

    def may_be_taken_unseen(self, face: Face, cache: int) -> bool:
        """Whether a card that is not seen at a cache may have been taken from there without a visible change.

        If it showed plainly, that would be seen; if it hardly showed, the cards on it would move. If most of it showed
        it would be read, so it may be gone by now.
        """
        shares = [self._share_seen(laid) for laid in self._hidden_at(cache) if self.face_of(laid) == face]
        return not shares or any(HARDLY_SHOWS < share < PLAINLY_SHOWS or share > MOSTLY_SHOWS for share in shares)

    def between(self, cache: int, known: Mapping[int, Sequence[Face]]) -> list[FaceUp]:
        """Returns the cards that may lie at a cache or at others, beyond those that are `known` to lie at these.

        Of equal cards there, the first to come count as the known ones that are seen at no cache.
        """
        there = self._face_up(lambda laid: len(self.near(laid)) > 1 and cache in self.near(laid))
        unseen = {at: Counter(faces) - Counter(one.face for one in self._face_up_at(at)) for at, faces in known.items()}
        beyond, told = [], Counter[Face]()
        for one in sorted(there, key=lambda one: one.laid.at_s):
            told[one.face] += 1
            if told[one.face] > sum(unseen[at][one.face] for at in self.near(one.laid)):
                beyond.append(one)
        return beyond

    def missing(self, cache: int, known: Mapping[int, Sequence[Face]]) -> tuple[Face, ...]:
        """Returns the cards that are `known` to lie at a cache and are not seen there any more.

        A card between it and others counts as lying there if its face is known at none of the others.
        """
        near = [(one.face, self.near(one.laid)) for one in self._face_up(lambda laid: cache in self.near(laid))]
        left = Counter(known[cache])
        left.subtract(face for face, at in near if not any(face in known[other] for other in at if other != cache))
        return tuple(face for face, count in left.items() if count > 0)

    def seen_at(self, cache: int) -> tuple[Face, ...]:
        """Returns the faces that are seen at a cache."""
        return tuple(dict.fromkeys(one.face for one in self._face_up_at(cache)))

    def turned_over(self, cache: int, fresh: Sequence[FaceUp]) -> FaceUp | None:
        """Returns which of the fresh cards lies where one lay face-down, if that is clear."""
        back = next((laid.place for laid in reversed(self.backs) if self.nearest(laid) == cache), None)
        if back is None:
            return fresh[0] if len(fresh) == 1 else None
        near = [one for one in fresh if one.laid.place.away_mm(back.middle) < SAME_PLACE * back.height_mm]
        return near[0] if len(near) == 1 else None

    def is_disturbed(self, cache: int) -> bool:
        """Whether something came or went at a cache since the last entry."""
        return cache in self.disturbed

    def is_seen_untouched(self, cache: int, piece: CardLaid, *, takes: bool) -> bool:
        """Whether nothing has come since the piece came to rest, nor gone, if the game `takes` cards up."""
        reach_mm = REACH * piece.place.height_mm
        return (
            self.visited_s is not None
            and not self.is_disturbed(cache)
            and not (takes and cache in self.uncovered)
            and not any(
                one.at_s > self.visited_s and one.place.is_within(reach_mm, self.caches[cache]) for one in self.changes
            )
        )

    def _laid(self, laid: CardLaid) -> "CacheTableState":
        face, middle = self.face_of(laid), laid.place.middle
        table = replace(self, cards={**self.cards, laid.card: laid})
        number = self.rules.cache_of(face)
        if number is not None:
            uncovered = self.uncovered | ({number} if number in self.caches else set())
            return replace(table, caches={**table.caches, number: middle}, uncovered=uncovered)
        again = [key for key, old in table.covered.items() if self.face_of(old) == face and self._is_same(old, laid)]
        if again:  # it was covered or pushed, and is seen again
            table = replace(table, covered={key: old for key, old in table.covered.items() if key != again[0]})
        table = table._disturbed_by(laid)
        return replace(table, backs=(*table.backs, laid)) if face == self.rules.back else table

    def _disturbed_by(self, laid: CardLaid) -> "CacheTableState":
        face, cache = self.face_of(laid), self.nearest(laid)
        if self.rules.cache_of(face) is not None or self.rules.piece_of(face) is not None:
            return self
        return replace(self, disturbed=self.disturbed | ({cache} if cache is not None else set(self.rules.caches)))

    def _face_up_at(self, cache: int) -> Iterator[FaceUp]:
        """Yields the cards that are seen face-up at a cache."""
        return self._face_up(lambda laid: self.nearest(laid) == cache)

    def _face_up(self, is_there: Callable[[CardLaid], bool]) -> Iterator[FaceUp]:
        """Yields the cards that are seen face-up and for which `is_there` holds."""
        for laid in self.cards.values():
            face = self.face_of(laid)
            is_card = face != self.rules.back and self.rules.cache_of(face) is None
            if is_card and self.rules.piece_of(face) is None and is_there(laid):
                yield FaceUp(face, laid)

    def _hidden_at(self, cache: int) -> Iterator[CardLaid]:
        return (laid for laid in self.covered.values() if self.nearest(laid) == cache)

    def _share_seen(self, hidden: CardLaid) -> float:
        upper = [
            laid.place
            for laid in (*self.cards.values(), *self.covered.values())
            if laid.at_s > hidden.at_s and self.rules.cache_of(self.face_of(laid)) is None
        ]
        return visible_share(hidden.place, upper)

    def _lies_again(self, hidden: CardLaid, cache: int) -> bool:
        """Whether a card that was covered is seen again nearby."""
        face = self.face_of(hidden)
        return any(one.face == face and self._is_same(hidden, one.laid) for one in self._face_up_at(cache))

    def _is_same(self, hidden: CardLaid, seen: CardLaid) -> bool:
        """Whether a card that was covered is the equal one that is seen, in its place or pushed.

        A card that came after the piece in turn is another one, unless it lies in the same place.
        """
        if hidden.place.away_mm(seen.place.middle) < AGAIN * hidden.place.height_mm:
            return True
        came_since = self.visited_s is not None and seen.at_s > self.visited_s
        return hidden.place.may_be_same_card(seen.place) and not came_since


def is_cache(rules: AnyCacheTable, laid: CardLaid) -> bool:
    """Whether a card is a cache, which stays where it is from one game to the next."""
    faces = rules.faces.faces
    return len(laid.probabilities) == len(faces) and (
        rules.cache_of(faces[most_probable_place(laid.probabilities)]) is not None
    )
