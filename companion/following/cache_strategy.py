"""Follows a game of caches: a piece moves, a card is turned over, a card is laid; each is an entry of its own."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from companion.engine.cache_table import AnyCacheTable, CacheSituation
from companion.following.cache_table_state import CacheTableState, FaceUp
from companion.following.decisions import NOT_YET, WHAT_HAPPENED, Accepted, Asked, ExcludedCard, TakenBack, Unseen
from companion.following.excluded_cards import excluded_from_caches
from companion.following.interpretation import Candidate
from companion.following.seating import Seating
from companion.following.sightings import CardLaid
from companion.following.strategy import Choose, Enter, Notify, Strategy, StrategyStep, TakeBack
from companion.session.session import Session

REST_S: Final = 1.2
"""How long a piece lies still before its turn is entered: a player may set it down while counting."""
UNREAD_S: Final = 2.5
"""A card that lies there unread is reported as a change within this time after the next piece was laid down."""
LATE_S: Final = 4.0
"""A visit that is entered this long after it was seen is late: its player may have gone on since."""
CACHES_SEEN_S: Final = 3.0
"""Caches that lie there are seen within this time; only then are the unseen ones reported."""
CacheStep: TypeAlias = StrategyStep[CacheTableState]


@dataclass(frozen=True, slots=True)
class CacheStrategy(Strategy[CacheTableState]):
    """The strategy of one game of caches."""

    rules: AnyCacheTable

    def begin(self, seating: Seating) -> CacheTableState:
        return CacheTableState(self.rules)

    def advance(self, table: CacheTableState, log: Session, now_s: float, choose: Choose) -> CacheStep:
        """Returns the next entry, if the table shows one, at a cache whose surroundings were seen."""
        situation = self.rules.situation(log.state)
        if situation is None or log.question:
            return StrategyStep(table)
        table = table if table.begun_s is not None else replace(table, begun_s=now_s)
        missing = table.missing_caches if now_s - (table.begun_s or 0.0) >= CACHES_SEEN_S else ()
        if missing != table.unseen:
            unseen = Unseen(missing, len(self.rules.caches), now_s)
            return StrategyStep(replace(table, unseen=missing), Notify(unseen))
        if situation.acts:
            here = situation.pieces[situation.turn]
            if here is None or not table.is_known(here):
                return StrategyStep(table)
            return StrategyStep(
                table, self._move_on(table, log, situation, now_s) or self._act(table, log, situation, now_s)
            )
        return StrategyStep(table, self._visit(table, log, situation, now_s))

    def entered(self, table: CacheTableState, log: Session, enter: Enter, number: int, now_s: float) -> CacheTableState:
        situation = self.rules.situation(log.state)
        if situation is None or not situation.acts:
            return table.after_entry(None)
        is_late = enter.laid is not None and now_s - enter.laid.at_s > LATE_S
        return table.after_entry(situation.turn, is_late=is_late)

    def seen_anew(self, table: CacheTableState, log: Session) -> CacheTableState:
        """Returns an empty table: every card is reported again."""
        return CacheTableState(self.rules)

    def excluded(
        self, table: CacheTableState, log: Session, laid: CardLaid, names: Sequence[str]
    ) -> ExcludedCard | None:
        return excluded_from_caches(self.rules, log.state, laid, names)

    def _visit(self, table: CacheTableState, log: Session, now: CacheSituation, now_s: float) -> Enter | None:
        """Returns the visit of the piece in turn, once it rests at another cache and a hidden card is turned over."""
        piece = table.piece(now.turn)
        if piece is None or now_s - piece.at_s < REST_S:
            return None
        cache, here = table.nearest(piece), now.pieces[now.turn]
        if here is not None and now.turn in now.staying:  # all caches ahead are taken: it stays
            return _accept(self.rules.visit(here, None), piece)
        if cache is None or cache not in now.reachable or cache == here:
            return None
        if cache not in now.down:
            return _accept(self.rules.visit(cache, None), piece)
        fresh = [
            one for one in table.fresh(cache, now.face_up[cache]) if log.can_follow(self.rules.visit(cache, one.face))
        ]
        if not fresh or table.shows_back(cache):
            return None
        found = table.turned_over(cache, fresh)
        if found is not None:
            return _accept(self.rules.visit(cache, found.face), found.laid)
        return _ask([self.rules.visit(cache, one.face) for one in fresh], fresh[0].laid)

    def _move_on(self, table: CacheTableState, log: Session, now: CacheSituation, now_s: float) -> TakeBack | None:
        """Takes a visit back if the piece was only set down while counting, and no card was turned over there."""
        piece, here, last = table.piece(now.turn), now.pieces[now.turn], log.standing[-1]
        if piece is None or here is None or now_s - piece.at_s < REST_S:
            return None
        cache, before = table.nearest(piece), self.rules.situation(log.states[-2])
        if cache in (None, here) or before is None or cache not in before.reachable:
            return None
        is_plain = last.entry.action == self.rules.visit(here, None) and not table.is_disturbed(here)
        return TakeBack(TakenBack(last.number, piece.at_s)) if is_plain else None

    def _act(self, table: CacheTableState, log: Session, now: CacheSituation, now_s: float) -> Enter | None:
        """Returns the card that was laid where the piece is.

        A new card between that cache and another belongs there if none can have come to the other. If no card is
        seen and the next piece has moved, none was laid, or its marker was not read: none if nothing at all has changed
        there since the piece came, and no hidden card may have been taken; else that is asked. A card beside an equal
        one that is no longer seen may be that one, pushed; it is new if the equal one is not lifted meanwhile.
        """
        cache = now.pieces[now.turn]
        assert cache is not None
        between = table.between(cache, now.face_up)
        clear = [one for one in between if not _may_lie_elsewhere(table, now, one)]
        fresh = [
            one for one in table.fresh(cache, now.face_up[cache]) or clear if log.can_follow(self.rules.lay(one.face))
        ]
        if any(table.may_be_pushed(one, cache) and now_s - one.laid.at_s < UNREAD_S for one in fresh):
            return None
        if len(fresh) == 1:
            return _accept(self.rules.lay(fresh[0].face), fresh[0].laid)
        if fresh:
            return _ask([self.rules.lay(one.face) for one in fresh], fresh[0].laid)
        missing = table.missing(cache, now.face_up) if now.takes else ()
        lifted = [face for face in table.lifted_at(cache) if face in missing]  # what was laid there again is not
        piece, following = table.piece(now.turn), self._next_piece(table, now, now_s)
        moved_on = following or (piece if now.ends else None)  # nobody moves after the last turn
        if moved_on is not None and len(lifted) == 1:
            return _accept(self.rules.take(lifted[0]), moved_on)
        if following is None:
            return None
        nothing = self.rules.do_nothing()
        is_untouched = piece is not None and table.is_seen_untouched(cache, piece, takes=now.takes)
        if is_untouched and not (between or any(table.may_be_taken_unseen(face, cache) for face in missing)):
            return _accept(nothing, following) if now_s - following.at_s >= UNREAD_S else None
        faces = (*table.seen_at(cache), *(one.face for one in between))
        taken, laid = map(self.rules.take, missing), filter(log.can_follow, map(self.rules.lay, faces))
        return _ask([nothing, *taken, *laid] if is_untouched else [*taken, nothing, *laid], following)

    def _next_piece(self, table: CacheTableState, now: CacheSituation, now_s: float) -> CardLaid | None:
        """Returns the piece of the next seat, if it rests at another cache than before; one that stays is passed by."""
        seats = [(now.turn + step) % len(now.pieces) for step in range(1, len(now.pieces))]
        seat = next((seat for seat in seats if seat not in now.staying), now.turn)
        piece = table.piece(seat)
        if piece is None or now_s - piece.at_s < REST_S:
            return None
        cache = table.nearest(piece)
        return piece if cache is not None and cache != now.pieces[seat] else None


def _may_lie_elsewhere(table: CacheTableState, now: CacheSituation, one: FaceUp) -> bool:
    """Whether a card may lie at another cache than the piece in turn: one was turned over there, or laid by its seat.

    The next pieces may have moved, or stayed, before the action of the one in turn is entered; a piece that rests
    where it was, and could move, has not had its turn.
    """
    others = set(table.near(one.laid)) - {now.pieces[now.turn]}
    for seat, before in enumerate(now.pieces):
        piece = table.piece(seat)
        cache = before if piece is None else table.nearest(piece)
        if seat != now.turn and cache in others and (cache != before or seat in now.staying):
            return True
    return not others.isdisjoint(now.down)


def _accept(action: object, laid: CardLaid) -> Enter:
    confidence = max(laid.probabilities)
    return Enter(action, Accepted(NOT_YET, action, laid.at_s, confidence), laid)


def _ask(actions: Sequence[object], laid: CardLaid) -> Enter:
    """Returns a question; the first action is entered for now."""
    different = list(dict.fromkeys(actions))
    candidates = tuple(Candidate(action, 1 / len(different)) for action in different)
    return Enter(different[0], Asked(NOT_YET, candidates, WHAT_HAPPENED, laid.at_s, laid.place), laid)
