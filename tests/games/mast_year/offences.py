"""What the referee notices of a hand: suits not followed, and bounty led too early (MY-5.3, MY-5.4, MY-10)."""

from tests.games.mast_year.written import JsonObject


class Offences:
    """Of one hand; `found` is the score line's list of irregularities."""

    def __init__(self, found: list[JsonObject]) -> None:
        """Begins with a hand of which nothing was played."""
        self.found = found
        self.broken = False
        self.misses: list[tuple[int, int, str]] = []  # (seat, trick, suit) not followed and not shown since
        self.suspect: JsonObject | None = None  # the lead of ♥ of which it is not clear whether it was right
        self.unnoted = False  # a card that the suspect played was not noted

    def show(self, seat: int, suit: str, where: int | str, last: bool) -> None:
        """MY-5.4 and MY-10.2: what a card that is shown proves about the tricks before; `last`: the seat's last."""
        for miss in list(self.misses):
            if miss[0] == seat and miss[2] == suit:
                self.found.append({"kind": "revoke", "seat": seat, "trick": miss[1], "shown": where})
                self.misses.remove(miss)
        if self.suspect and self.suspect["seat"] == seat:
            if suit != "H":
                self.suspect["proven"] = True
                self.suspect = None
            elif last and not self.unnoted:
                self.suspect["cleared"] = True
                self.suspect = None

    def lead(self, seat: int, suit: str, trick: int, held: int, hearts: int) -> None:
        """MY-5.4: a lead from `held` cards, while `hearts` of the deck's ♥ were unseen, this card included."""
        if suit == "H" and not self.broken and held > 1:
            led = {"kind": "bounty-led", "seat": seat, "trick": trick}
            self.found.append(led)
            if held > hearts:
                led["proven"] = True
            else:
                self.suspect = led
        self.broken = self.broken or suit == "H"

    def follow(self, seat: int, suit: str, lead: str, trick: int) -> None:
        """MY-5.3 and MY-5.4: a card played to a lead."""
        if suit != lead:
            self.misses.append((seat, trick, lead))
        self.broken = self.broken or suit == "H"

    def note(self, seats: set[int]) -> None:
        """A trick of which only the cards of these seats were noted: bounty may have been broken unseen."""
        self.broken = True
        if self.suspect and self.suspect["seat"] not in seats:
            self.unnoted = True
