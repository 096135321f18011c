# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Tells whether players are paid what they promise themselves, and imagine others as strong as they are.

    python packaging/players/calibration.py [GAME …] --players strong --deals 40
    python packaging/players/calibration.py GAME --names       # also by contract, announcement and raise

The player plays deals against himself.  Told are means in the unit of payments, with 95 % intervals over deals:

promised   what an answer was expected to be paid when it was given, of all that was tried out in imagined deals: bids,
           calls, announcements, raises (`kontra`) and cards
paid       what the seat was paid at the end of the deal, with its share of what dummies were
less       promised less paid: above 0 who promises himself too much

and of others at some questions for a card (``--questions``), hand by hand, how much more they truly hold than in deals
imagined as *strong* imagines them (``--drawn``), by who they are: the declarer, who plays with him, or anybody else.

trumps     trumps in hand
tops       the highest card of each suit that is not trumps (kings, aces)
points     what the cards in hand count

The true hands are looked at by this program alone, after the player has answered.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from kartenspiel.controller.decisions import DecisionKind
from kartenspiel.model.cardplay.pack import Cards, places_of
from kartenspiel.model.cardplay.state import CardPlay
from kartenspiel.model.game import State
from kartenspiel.model.moves import Announce, Bid, Kontra, Pass, Play
from kartenspiel.players.games import judgements
from kartenspiel.players.judgement import received
from kartenspiel.players.kernel.card_play import position_of
from kartenspiel.players.opinion import Measure
from kartenspiel.players.question import Player
from kartenspiel.players.rollout import worlds
from kartenspiel.players.terms import Terms
from measuring import (
    Asked,
    PlayedOnce,
    Ratio,
    Wanted,
    again,
    kind_of,
    parser_of,
    play_deal,
    print_json,
    print_now,
    table_lines,
    wanted_of,
)

DRAWN: Final = 24
QUESTIONS: Final = 3
FEATURES: Final = ("trumps", "tops", "points")
ROLES: Final = ("declarer", "partner", "others")
_KINDS: Final = {
    DecisionKind.BIDDING: "bids",
    DecisionKind.CALL: "calls",
    DecisionKind.DISCARD: "discards",
    DecisionKind.ANNOUNCEMENT: "announcements",
    DecisionKind.KONTRA: "raises",
    DecisionKind.LEAD: "cards",
    DecisionKind.FOLLOWING: "cards",
}


@dataclass(slots=True)
class Promise:
    """What was promised and paid for one kind of answer."""

    promised: Ratio = field(default_factory=Ratio)
    paid: Ratio = field(default_factory=Ratio)
    less: Ratio = field(default_factory=Ratio)

    def add(self, answers: Sequence[tuple[float, float]]) -> None:
        """Take the answers of one deal into account, each with what it promised and what was paid."""
        promised, paid = (sum(each[at] for each in answers) for at in (0, 1))
        for ratio, total in ((self.promised, promised), (self.paid, paid), (self.less, promised - paid)):
            ratio.add(total, len(answers))


def names_of(asked: Asked, contract: str) -> Iterator[str]:
    """Yield under what an answer counts: its kind, and what was bid, announced or raised."""
    move = asked.opinion.move
    kind = _KINDS[kind_of(asked.question, move)]
    yield kind
    if isinstance(move, Bid):
        yield f"{kind}: {move.bid}"
    elif isinstance(move, Announce):
        yield f"{kind}: {move.what}"
    elif isinstance(move, Kontra):
        yield f"{kind}: on {move.on}"
    elif isinstance(move, Play):
        yield f"{kind}: {contract}"


def promises(deal: PlayedOnce) -> Iterator[tuple[str, tuple[float, float]]]:
    """Yield what each answer of a deal that was tried out promised, and what was paid; who passed promised nothing."""
    outcome = deal.end.outcome
    assert outcome is not None  # noqa: S101 - the deal was played to its end
    for asked in deal.asked:
        opinion = asked.opinion
        estimate = opinion.estimate_of(opinion.move)
        if opinion.move is None or isinstance(opinion.move, Pass):
            continue
        if opinion.measure is Measure.PAYMENT and estimate is not None:
            paid = received(deal.end, outcome, asked.question.seen.seat)
            for name in names_of(asked, outcome.contract):
                yield name, (estimate.expected, paid)


def features(terms: Terms, hand: Cards) -> tuple[float, ...]:
    """Return what is counted of a hand: `FEATURES`."""
    deck, trumps = terms.deck, terms.rules.trumps
    held = list(places_of(hand))
    tops = [place for place in held if not trumps >> place & 1 and not deck.above[place] & deck.suit[place]]
    return (hand & trumps).bit_count(), len(tops), sum(abs(deck.points[place]) for place in held)


def role(terms: Terms, declarer: int | None, seat: int) -> str:
    """Return who a seat is in a deal."""
    if declarer is None:
        return ROLES[2]
    if seat == declarer:
        return ROLES[0]
    return ROLES[1] if terms.sides[seat] == terms.sides[declarer] else ROLES[2]


def hands_of(state: State, seat: int) -> Sequence[Cards]:
    """Return the cards in the hands of a deal."""
    assert isinstance(state, CardPlay)  # noqa: S101 - a card is to be played
    return position_of(state, seat).hands


def truer(asked: Asked, drawn: int, rng: Random) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Yield of each hidden hand whose it is, and how much more it truly holds than it is imagined to."""
    seen, state = asked.question.seen, asked.state
    judgement = judgements()[seen.game]
    terms = judgement.terms(state)
    declarer, _ = judgement.declarer(state)
    imagined = [hands_of(each, seen.seat) for each in worlds(judgement, seen, drawn, rng, weighed=True)]
    for seat, hand in enumerate(hands_of(state, seen.seat)):
        if any(hands[seat] != hand for hands in imagined):
            thought = [features(terms, hands[seat]) for hands in imagined]
            means = [sum(column) / len(imagined) for column in zip(*thought, strict=True)]
            more = tuple(true - mean for true, mean in zip(features(terms, hand), means, strict=True))
            yield role(terms, declarer, seat), more


def cards_asked(deal: PlayedOnce, count: int, rng: Random) -> list[Asked]:
    """Return so many questions for a card."""
    among = [each for each in deal.asked if isinstance(each.state, CardPlay) and each.question.plays]
    return rng.sample(among, min(count, len(among)))


@dataclass(slots=True)
class Calibration:
    """What was found of one game and player."""

    promises: dict[str, Promise] = field(default_factory=dict)
    truer: dict[tuple[str, str], Ratio] = field(default_factory=dict)

    def add(self, deal: PlayedOnce, more: Sequence[tuple[str, tuple[float, ...]]]) -> None:
        """Take one deal into account."""
        by_name: dict[str, list[tuple[float, float]]] = {}
        for name, answer in promises(deal):
            by_name.setdefault(name, []).append(answer)
        for name, answers in by_name.items():
            self.promises.setdefault(name, Promise()).add(answers)
        for who in ROLES:
            of_role = [each for found, each in more if found == who]
            for at, feature in enumerate(FEATURES):
                total = sum(each[at] for each in of_role)
                self.truer.setdefault((who, feature), Ratio()).add(total, len(of_role))

    def as_json(self) -> Mapping[str, object]:
        """Return it for programs."""
        return {
            "promises": {
                name: {
                    "promised": each.promised.as_json(),
                    "paid": each.paid.as_json(),
                    "less": each.less.as_json(),
                }
                for name, each in sorted(self.promises.items())
            },
            "true less imagined": {
                who: {
                    feature: self.truer[who, feature].as_json() for feature in FEATURES if (who, feature) in self.truer
                }
                for who in ROLES
            },
        }


def measure(game: str, player: Player, wanted: Wanted, questions: int, drawn: int) -> Calibration:
    """Have a player play deals, and return how well he is calibrated."""
    found = Calibration()
    for number in wanted.numbers:
        deal = play_deal(game, player, wanted.seed, number)
        asked = cards_asked(deal, questions, Random(f"calibration {wanted.seed}/{number}"))
        found.add(deal, [more for each in asked for more in truer(each, drawn, again(wanted.seed, number, each))])
    return found


def main(arguments: Sequence[str]) -> int:
    """Obey the command line."""
    parser = parser_of(__doc__ or "", deals=20, players=("strong",))
    parser.add_argument("--questions", type=int, default=QUESTIONS, help="for a card, of each deal")
    parser.add_argument("--drawn", type=int, default=DRAWN, help="imagined deals at each of them")
    parser.add_argument("--names", action="store_true", help="tell of each contract, announcement and raise too")
    chosen = parser.parse_intermixed_args(arguments)
    wanted = wanted_of(parser, chosen)
    promised, hands = [], []
    for game in wanted.games:
        for player in wanted.players:
            found = measure(game, player, wanted, chosen.questions, chosen.drawn)
            if wanted.json:
                print_json({"game": game, "player": player.name, **found.as_json()})
            for name, each in sorted(found.promises.items()):
                if chosen.names or ":" not in name:
                    cells = (ratio.as_text() for ratio in (each.promised, each.paid, each.less))
                    promised.append([game, player.name, name, str(each.less.count), *cells])
            for who in ROLES:
                ratios = [found.truer.get((who, feature), Ratio()) for feature in FEATURES]
                if ratios[0].count:
                    cells = (ratio.as_text() for ratio in ratios)
                    hands.append([game, player.name, who, str(ratios[0].count), *cells])
    if not wanted.json:
        print_now(
            "\n".join(table_lines(["game", "player", "answers", "times", "promised", "paid", "less"], promised, 3))
        )
        print_now("")
        print_now("\n".join(table_lines(["game", "player", "true less imagined", "hands", *FEATURES], hands, 3)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
