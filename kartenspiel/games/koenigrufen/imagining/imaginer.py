# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Imagining what a seat at a table of Königrufen cannot see."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from kartenspiel.games.koenigrufen.bidding.contract import Bidding
from kartenspiel.games.koenigrufen.bidding.opening import Opening
from kartenspiel.games.koenigrufen.bidding.thrown_in import ThrownIn
from kartenspiel.games.koenigrufen.cards.hands import birds, callable_cards, needs
from kartenspiel.games.koenigrufen.cards.pack import CARDS, PACK, TRICKS
from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS, BONUSES
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS
from kartenspiel.games.koenigrufen.imagining.discard import CoveredDiscard
from kartenspiel.games.koenigrufen.play import Playing
from kartenspiel.games.koenigrufen.playing_rules import reserved_cards, rules_of_play
from kartenspiel.games.koenigrufen.public import KoenigrufenPublic, Seen
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules
from kartenspiel.games.koenigrufen.sides.dummies import SEATS
from kartenspiel.games.koenigrufen.states import AfterBidding
from kartenspiel.games.koenigrufen.talon import HALF, kinds_to_lay, taken_cards
from kartenspiel.model import sampling
from kartenspiel.model.cardplay.pack import Cards
from kartenspiel.model.cards import Card, shuffle
from kartenspiel.model.game import Deal, Hand, ImaginedDeal, Imaginer, State
from kartenspiel.model.hidden_cards import HiddenCards
from kartenspiel.model.imagining import HeldCards, known_hands, still_held
from kartenspiel.model.moves import Announce, Bid, Hold, LayAway, Move, Play
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock.cards import KINGS, has_tarock, tarocks

Imagined = ImaginedDeal[KoenigrufenRules, KoenigrufenPublic]
BeforePlay = Opening | Bidding | ThrownIn | AfterBidding
_TWO: Final = 2
PILE: Final = SEATS
"""The place beside the hands: the talon, or once something of it was taken what was laid away."""


class KoenigrufenImaginer(Imaginer[KoenigrufenRules, KoenigrufenPublic]):
    """Imagines deals that look the same to a seat.

    Hidden cards are put into the hands as they are after the exchange and onto the pile.  From there the hands as dealt
    follow: the declarer's are all he holds or has laid away, without what he took.
    """

    def __init__(self, seen: Seen) -> None:
        """Work out once what the observation rules out."""
        self._seen = seen
        self._rules = seen.rules
        self._players = seen.players
        self._words = tuple(move for move in seen.log if not isinstance(move, Play))
        self._plays = tuple(move for move in seen.log if isinstance(move, Play))
        self._declarer = seen.public.declarer if seen.public.taken is not None else None
        """Who has taken of the talon."""
        self._laid = next((move for move in self._words if isinstance(move, LayAway)), None)
        self._laid_at = -1 if self._laid is None else seen.log.index(self._laid)
        self._talon = tuple(card for card in seen.talon if card is not None)
        """The cards of the talon that the observer has seen."""
        self._shown = [tuple(card for card in hand if card is not None) for hand in seen.dealt]
        """The hands that the observer has seen as dealt, the others without a card."""
        self._known = self._known_cards()
        self._room = [size - len(known) for size, known in zip(self._sizes(), self._known, strict=True)]
        found = {card for known in (*self._known, self._left) for card in known}
        hidden = (PACK.place(card) for card in CARDS if card not in found)
        self.holders = sampling.held_by_any(hidden, range(SEATS + 1))
        """Who may have each hidden card: bit n is seat n, the last one the pile."""
        self._bids = tuple(self._bids_of_others())
        self._rule_out_by_talon()
        self._rule_out_by_words()
        self._rule_out_by_play()
        self._covered = self._covered_discard()
        self._separately = HiddenCards(self.holders, self._room)
        self.hidden = (self._separately if self._covered is None else self._covered.hidden,)
        self._held_now = HeldCards(seen, PACK, self._known[:PILE])
        self._first: BeforePlay | None = None
        """The first state drawn."""

    @property
    def _taken(self) -> Hand | None:
        """What the declarer took of the talon, as far as the observer has seen it; ``None`` if nothing or covered."""
        taken = self._seen.public.taken
        if taken is None or None in self._seen.talon:
            return None
        return taken_cards(self._talon, taken)

    @property
    def _left(self) -> Hand:
        """The cards of the talon that the observer has seen and nobody has taken."""
        return tuple(card for card in self._talon if card not in (self._taken or ()))

    def _sizes(self) -> list[int]:
        """Return how many cards belong to each place."""
        sizes = [TRICKS] * SEATS
        if self._declarer is None:
            return [*sizes, self._seen.talon.count(None)]
        if self._laid is None:
            sizes[self._declarer] += len(self._seen.talon) if self._seen.public.taken == "all" else HALF
        return [*sizes, 0 if self._laid is None else len(self._laid.cards)]

    def _known_cards(self) -> list[list[Card]]:
        """Return the cards of each place that the observer knows."""
        hands, taken = known_hands(self._seen), self._taken or ()
        laid = [] if self._laid is None else [card for card in self._laid.cards if card is not None]
        declarer = self._declarer
        if declarer is not None and (self._laid is None or self._seen.dealt[declarer][0] is not None):
            hands[declarer] += [card for card in taken if card not in hands[declarer]]
        if declarer is not None:
            hands[declarer] = [card for card in hands[declarer] if card not in laid]
        return [*hands, laid]

    def _bids_of_others(self) -> Iterator[tuple[Seat, str]]:
        """Yield who of the others has bid, held or chosen which contract."""
        contract = ""
        for move in self._words:
            contract = move.bid if isinstance(move, Bid) else contract
            if isinstance(move, Bid | Hold) and move.seat != self._seen.seat:
                yield move.seat, contract

    def _rule_out_by_talon(self) -> None:
        """The declarer took what all saw him take, and laid away by K36 and K37; the second kind of it is shown."""
        public, declarer = self._seen.public, self._declarer
        if declarer is None or self._laid is None or public.contract is None:
            return
        first, second = kinds_to_lay(public.contract, CARDS)
        none_left = any(card in second for card in self._known[PILE])
        for card in map(PACK.cards.__getitem__, self.holders):
            if card in (self._taken or ()):
                self._keep(card, declarer, PILE)
            if card not in first:
                self._bar(card, PILE)
            elif none_left:
                self._bar(card, declarer)

    def _covered_discard(self) -> CoveredDiscard | None:
        """Return how to draw what was laid away; ``None`` where the observer sees it, or nothing else could go."""
        declarer, contract, both = self._declarer, self._seen.public.contract, 1 << PILE
        if declarer is None or contract is None or self._laid is None or not self._room[PILE]:
            return None
        both |= 1 << declarer
        if not any(mask & both == both for mask in self.holders.values()):
            return None
        kept = len(kinds_to_lay(contract, self._known[declarer])[0])
        return CoveredDiscard(self.holders, self._room, declarer=declarer, pile=PILE, kept=kept)

    def _rule_out_by_words(self) -> None:
        """Bids, the call, announcements and raises tell of cards (K13, K20, K29, K33, K46, K54, K114)."""
        for seat, contract in self._bids:
            self._rule_out_by_bird(seat, contract)
        self._rule_out_by_call()
        for move in self._words:
            if isinstance(move, Announce) and move.for_ is None:
                card = BONUSES[move.what].bonus.needed(self._seen.public.called)
                if card is not None:
                    self._keep(card, move.seat)
        if self._seen.public.auction is None and not self._seen.cards.stacks and self._seen.turn != self._forehand:
            for card in tarocks(CARDS):  # who is on turn out of order must throw in
                self._bar(card, self._seen.turn)

    def _rule_out_by_bird(self, seat: Seat, contract: str) -> None:
        """Whoever bids a besserrufer was dealt a bird; if there is but one that can have been, he has it (K20)."""
        possible = birds(self._rules, CARDS, contract)
        cards = [BIRDS[bird].card for bird in possible]
        if not cards or any(card in self._known[seat] and card not in (self._taken or ()) for card in cards):
            return
        hidden = [card for card in cards if self.holders.get(PACK.place(card), 0) >> seat & 1]
        if len(hidden) == 1:
            self._keep(hidden[0], seat, PILE if seat == self._declarer else seat)

    def _rule_out_by_call(self) -> None:
        """A call tells where the called card can be, and of a declarer who calls a queen that he has the kings."""
        public = self._seen.public
        called, declarer = public.called, public.declarer
        if called is None or declarer is None:
            return
        if called not in KINGS:
            for king in KINGS:
                self._keep(king, declarer)
        if called in self._talon:
            return
        if len(self._players) == _TWO:
            for seat in self._players:
                self._bar(called, None if seat == declarer else seat)  # or the cards would have been thrown in
        if called not in KINGS or self._rules.call_own_king == "forbidden":
            self._bar(called, declarer)
            if self._declarer is not None:
                self._bar(called, PILE)
        if public.speech is not None:
            places = public.speech.king_places.places
            self._keep(called, *(PILE if place is None else place for place in places))

    def _rule_out_by_play(self) -> None:
        """Who did not follow suit has none of it, and so on (K58–K63)."""
        public, cards = self._seen.public, self._seen.cards
        if public.contract is None or not self._plays:
            return
        reserved = () if public.speech is None else reserved_cards(public.speech.holders, public.called)
        rules = rules_of_play(self._rules, public.contract, reserved)
        tricks = (*cards.tricks, cards.trick) if cards.trick else cards.tricks
        sampling.rule_out(self.holders, tricks[: TRICKS - 1], rules)

    def _bar(self, hidden: Card, holder: int | None) -> None:
        """Say that a card, if it is hidden, is not with this holder."""
        if PACK.place(hidden) in self.holders and holder is not None:
            self.holders[PACK.place(hidden)] &= ~(1 << holder)

    def _keep(self, hidden: Card, *holders: int) -> None:
        """Say that a card, if it is hidden, is with one of these holders."""
        if PACK.place(hidden) in self.holders:
            self.holders[PACK.place(hidden)] &= sum(1 << holder for holder in set(holders))

    @property
    def _forehand(self) -> Seat:
        return self._seen.forehand

    @property
    def loosely_hidden(self) -> HiddenCards:
        """The cards that are hidden, the discard being a holder of its own."""
        return self._separately

    def completed(self, meant: int, drawn: Sequence[Cards], rng: Random) -> Imagined | None:
        """Return the deal of these cards if it fits what was said."""
        del meant
        parted = drawn if self._covered is None else self._covered.parted(drawn, rng)
        if parted is None:
            return None
        held = self._held(parted)
        deal = self._undo_exchange(held, rng)
        if not self.fits(deal.hands, held):
            return None
        found = self._imagined(deal, held, parted)
        heard = self._seen.public.auction is not None
        return found if heard or found.state.observe(self._seen.seat) == self._seen else None

    def nearest(self, drawn: Sequence[Cards], rng: Random) -> Imagined:
        """Return the deal of these cards, whether or not its hands fit what was said."""
        held = self._held(drawn)
        return self._imagined(self._undo_exchange(held, rng), held, drawn)

    def every(self) -> Iterator[Imagined]:
        """Return all deals that fit the cards seen, whether or not they fit what was said."""
        return (self.nearest(drawn, Random(0)) for drawn in self._separately.every())

    def _held(self, drawn: Sequence[Cards]) -> list[Hand]:
        """Return these cards with those known to be there."""
        return [(*known, *PACK.cards_of(more)) for known, more in zip(self._known, drawn, strict=True)]

    def _imagined(self, deal: Deal[KoenigrufenRules], held: list[Hand], drawn: Sequence[Cards]) -> Imagined:
        seen, log = self._seen, self._seen.log
        if self._laid is not None:
            laid = LayAway(self._laid.seat, tuple(sorted(held[PILE])))
            at = self._laid_at
            log = (*log[:at], laid, *log[at + 1 :])
        return ImaginedDeal(deal, log, seen.public, self._held_now.with_drawn(drawn), self._state)

    def _undo_exchange(self, held: list[Hand], rng: Random) -> Deal[KoenigrufenRules]:
        """Return the deal of which these cards are in hand and on the pile after the exchange."""
        seen, hands, declarer = self._seen, held[:PILE], self._declarer
        if declarer is None:
            rest = iter(shuffle(held[PILE], rng))
            talon = tuple(next(rest) if card is None else card for card in seen.talon)
        else:
            own = (*hands[declarer], *held[PILE])
            # any six of them may be the talon that he took face down
            talon = self._talon or shuffle(own, rng)[: len(seen.talon)]
            hands[declarer] = tuple([card for card in own if card not in talon])
        dealt = tuple([shown or hand for shown, hand in zip(self._shown, hands, strict=True)])
        return Deal(seen.game, seen.rules, seen.dealer, dealt, talon, seen.context, seen.dummies)

    def fits(self, hands: tuple[Hand, ...], held: list[Hand]) -> bool:
        """Whether nobody had to throw in, and all who bid, called and laid away could (K13, K20, K21, K36, K38).

        `held` are the cards in each hand with those it has played, then those on the pile.
        """
        if self._seen.public.auction is None:
            return True
        if self._rules.throw_in != "off" and not all(has_tarock(hands[seat]) for seat in self._players):
            return False
        for seat, contract in self._bids:
            if needs(self._rules, contract, hands[seat]) is not None:
                return False
        called, declarer = self._seen.public.called, self._seen.public.declarer
        if called is None or declarer is None:
            return True
        return called in callable_cards(self._rules, hands[declarer]) and self._keeps_bird(hands, held)

    def _keeps_bird(self, hands: tuple[Hand, ...], held: list[Hand]) -> bool:
        """Whether the declarer, if he must announce a bird that was dealt to him, has kept one (K36, K47)."""
        declarer, contract = self._seen.public.declarer, self._seen.public.contract
        if declarer is None or contract is None or not CONTRACTS[contract].compulsory_bird:
            return True
        return any(BIRDS[bird].card in held[declarer] for bird in birds(self._rules, hands[declarer], contract))

    def _state(self, imagined: Imagined) -> State[KoenigrufenRules, KoenigrufenPublic]:
        """Return the present state of a deal; what was said, known to all, is gone through for the first one only."""
        deal, log = imagined.deal, imagined.log
        if self._first is None:
            self._first = self._replay(deal, log)
        if not isinstance(self._first, AfterBidding):
            return replace(self._first, deal=deal)
        laid = tuple(card for move in log if isinstance(move, LayAway) for card in move.cards if card is not None)
        return replace(self._first, deal=deal, log=log, hands=self._hands(imagined), discard=laid)

    def _replay(self, deal: Deal[KoenigrufenRules], log: Iterable[Move]) -> BeforePlay:
        state: State = Opening(deal, ())
        if self._seen.hand and not self._words:
            state = state.after_silence()
        for move in log:
            if not isinstance(move, Play):
                state = state.after(move)
        if isinstance(state, Playing):
            cards = self._seen.cards
            return replace(state, trick=cards.trick, tricks=cards.tricks, winners=cards.winners)
        assert isinstance(state, Opening | Bidding | ThrownIn | AfterBidding)  # noqa: S101 - there are no others
        return state

    def _hands(self, imagined: Imagined) -> tuple[Hand, ...]:
        """Return the cards held now, in the order in which they came."""
        deal, hands, taken = imagined.deal, list(imagined.deal.hands), self._seen.public.taken
        if taken is not None and self._declarer is not None:
            hands[self._declarer] += taken_cards(deal.talon, taken)
        return still_held(hands, imagined.hands, PACK)
