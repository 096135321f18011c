# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What is said and told at a table of Zwanzigerrufen."""

from typing import Final, cast

from kartenspiel.games.zwanzigerrufen import board
from kartenspiel.games.zwanzigerrufen.contracts import (
    GAME_ITEM,
    ITEM_NAMES,
    LEVEL_NAMES,
    NAMES,
    bonus_value,
    game_value,
)
from kartenspiel.games.zwanzigerrufen.rules import ZwanzigerrufenRules
from kartenspiel.games.zwanzigerrufen.speaking import DAGEGEN, DAZU, includes_kontra
from kartenspiel.model.game import Observation
from kartenspiel.model.moves import Announce, Bid, Choice, Knock, Kontra, Move, Pass, Stack, ThrowIn
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import QT_TRANSLATE_NOOP, Text, Who

_SAY_NEXT = QT_TRANSLATE_NOOP("zwanzigerrufen", "Next.")
_SAY_CALL = QT_TRANSLATE_NOOP("zwanzigerrufen", "The {card}!")
_SAY_BID = QT_TRANSLATE_NOOP("zwanzigerrufen", "{contract}!")
_SAY_SIDE: Final = {
    "": QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}!"),
    DAZU: QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}, for!"),
    DAGEGEN: QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}, against!"),
}
_SAY_LEVEL = QT_TRANSLATE_NOOP("zwanzigerrufen", "{level}!")
_SAY_LEVEL_ON = QT_TRANSLATE_NOOP("zwanzigerrufen", "{level} on the {bonus}!")
_SAY_LEVEL_OF = QT_TRANSLATE_NOOP("zwanzigerrufen", "{level} on the {bonus} of {owner}!")
_SAY_KNOCK = QT_TRANSLATE_NOOP("zwanzigerrufen", "(knocks)")
_SAY_STACK = QT_TRANSLATE_NOOP("zwanzigerrufen", "Stack {stack}.")
_SAY_THROW_IN = QT_TRANSLATE_NOOP("zwanzigerrufen", "I throw in.")

_NEXT = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} says next.")
_CALLS = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} calls the {card}.")
_BIDS = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} bids {contract}.")
_ANNOUNCES: Final = {
    "": QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} announces {bonus}."),
    DAZU: QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} announces {bonus} for the declarer."),
    DAGEGEN: QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} announces {bonus} against the declarer."),
}
_ANNOUNCES_KONTRA = QT_TRANSLATE_NOOP(
    "zwanzigerrufen", "{player} announces {bonus} against the declarer, and with it Kontra to the game."
)
_RAISES_GAME = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} says {level} to the game.")
_RAISES = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} says {level} to the {bonus}.")
_RAISES_OF = QT_TRANSLATE_NOOP("zwanzigerrufen", "{player} says {level} to the {bonus} of {owner}.")

_LABEL_NEXT = QT_TRANSLATE_NOOP("zwanzigerrufen", "Next")
_LABEL_CALL = QT_TRANSLATE_NOOP("zwanzigerrufen", "Call the {card} ({value})")
_LABEL_BID = QT_TRANSLATE_NOOP("zwanzigerrufen", "{contract} ({value})")
_LABEL_ANNOUNCE: Final = {
    "": QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus} ({value})"),
    DAZU: QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}, for ({value})"),
    DAGEGEN: QT_TRANSLATE_NOOP("zwanzigerrufen", "{bonus}, against ({value})"),
}
_LABEL_RAISE_GAME = QT_TRANSLATE_NOOP("zwanzigerrufen", "{level} to the game: ×{factor}")
_LABEL_RAISE = QT_TRANSLATE_NOOP("zwanzigerrufen", "{level} to {item}: ×{factor}")
_LABEL_RAISE_OF = QT_TRANSLATE_NOOP("zwanzigerrufen", "{level} to {item} of {owner}: ×{factor}")

_HINT_NEXT = QT_TRANSLATE_NOOP("zwanzigerrufen", "Your turn ends; while others speak you may speak again.").by(
    "Z14", "Z32"
)
_HINT_CALL = QT_TRANSLATE_NOOP(
    "zwanzigerrufen", "Whoever holds the {card} is your secret partner; together you need 45 card points."
).by("Z7", "Z17")
_HINTS: Final = {
    "suit_solo": QT_TRANSLATE_NOOP(
        "zwanzigerrufen",
        "You alone against three, without trumps; a suit card must be led. Worth {value} each.",
    ).by("Z36", "Z38"),
    "solo": QT_TRANSLATE_NOOP("zwanzigerrufen", "You alone against three. Worth {value} from each opponent.").by("Z38"),
    "trischaken": QT_TRANSLATE_NOOP("zwanzigerrufen", "Everybody alone; whoever takes most card points pays.").by(
        "Z60", "Z62"
    ),
    "absolut": QT_TRANSLATE_NOOP(
        "zwanzigerrufen",
        "Your side must keep the others to 32 card points or fewer. Worth {value}, lost if missed.",
    ).by("Z43"),
    "pagat_ultimo": QT_TRANSLATE_NOOP(
        "zwanzigerrufen", "Your Pagat must win the last trick. Worth {value}, lost if missed."
    ).by("Z44"),
    "valat": QT_TRANSLATE_NOOP(
        "zwanzigerrufen", "Your side must win all ten tricks. Worth {value}, lost if missed."
    ).by("Z46"),
}
_HINT_SIDE = QT_TRANSLATE_NOOP("zwanzigerrufen", "{hint} Shows your side.").by("Z25")
_HINT_KONTRA = QT_TRANSLATE_NOOP("zwanzigerrufen", "{hint} Says Kontra too.").by("Z27")
_HINT_SIDE_KONTRA = QT_TRANSLATE_NOOP("zwanzigerrufen", "{hint} Shows your side and says Kontra.").by("Z25", "Z27")
_HINT_RAISE = QT_TRANSLATE_NOOP(
    "zwanzigerrufen", "It then counts {value} instead of {before}, for you or against you."
).by("Z28")
_HINT_KNOCK = QT_TRANSLATE_NOOP("zwanzigerrufen", "Instead of cutting: four stacks are laid out to choose from.").by(
    "Z12"
)
_HINT_THROW_IN = QT_TRANSLATE_NOOP("zwanzigerrufen", "The hand is not played and nothing is paid.").by("Z13")


def _contract(seen: Observation) -> Bid:
    """Return the latest bid."""
    return next(past for past in reversed(seen.log) if isinstance(past, Bid))


def _raised(choice: Kontra, seen: Observation) -> tuple[int, int]:
    """Return level and value that this raise would bring: twice what the table of items shows."""
    name = ITEM_NAMES[choice.on]
    rows = seen.view.board.rows if seen.view.board is not None else ()
    cells = next(cells for cells in rows if cells[0] == name and choice.of in (None, board.owner(cells)))
    return 2 * board.raised(cells), 2 * board.value(cells)


def _heard(seen: Observation) -> str:
    """Return what was heard with the announcement or raise that follows the log of this observation (Z25, Z28)."""
    return seen.view.heard[sum(isinstance(past, Announce | Kontra) for past in seen.log)]


def _says_kontra(move: Announce, seen: Observation) -> bool:
    """Return whether the announcement that follows the log says the first Kontra to the game (Z27)."""
    rules = cast("ZwanzigerrufenRules", seen.rules)
    heard = iter(seen.view.heard)
    kontra = False
    for past in (*seen.log, move):
        before = kontra
        if isinstance(past, Bid):
            kontra = False
        elif isinstance(past, Announce | Kontra):
            against = next(heard) == DAGEGEN
            included = isinstance(past, Announce) and against and includes_kontra(rules, past.what)
            kontra |= included or (isinstance(past, Kontra) and past.on == GAME_ITEM)
    return kontra and not before


def say(move: Move, seen: Observation) -> Text | None:
    """Return the words that go with a move."""
    if isinstance(move, Bid):
        return _SAY_CALL(card=move.card) if move.card is not None else _SAY_BID(contract=NAMES[move.bid])
    if isinstance(move, Announce):
        return _SAY_SIDE[_heard(seen)](bonus=ITEM_NAMES[move.what])
    if isinstance(move, Kontra):
        return _say_raise(move, seen)
    if isinstance(move, Stack):
        return _SAY_STACK(stack=move.stack)
    return {Pass: _SAY_NEXT, Knock: _SAY_KNOCK, ThrowIn: _SAY_THROW_IN}.get(type(move))


def _say_raise(move: Kontra, seen: Observation) -> Text:
    """Return the words of a raise; whose item is meant is said where both sides have announced it."""
    level, bonus = LEVEL_NAMES[int(_heard(seen))], ITEM_NAMES[move.on]
    if move.on == GAME_ITEM:
        return _SAY_LEVEL(level=level)
    standing = seen.log[seen.log.index(_contract(seen)) :]
    announced = sum(isinstance(past, Announce) and past.what == move.on for past in standing)
    if move.of is not None and announced > 1:
        return _SAY_LEVEL_OF(level=level, bonus=bonus, owner=Who(move.of))
    return _SAY_LEVEL_ON(level=level, bonus=bonus)


def sentence(move: Move, seen: Observation) -> Text | None:
    """Return a statement as a sentence, ``None`` for the moves that all games have."""
    player = Who(move.seat)
    if isinstance(move, Pass):
        return _NEXT(player=player)
    if isinstance(move, Bid):
        if move.card is not None:
            return _CALLS(player=player, card=move.card)
        return _BIDS(player=player, contract=NAMES[move.bid])
    if isinstance(move, Announce):
        text = _ANNOUNCES_KONTRA if _says_kontra(move, seen) else _ANNOUNCES[_heard(seen)]
        return text(player=player, bonus=ITEM_NAMES[move.what])
    return _raise_sentence(move, seen) if isinstance(move, Kontra) else None


def _raise_sentence(move: Kontra, seen: Observation) -> Text:
    player, level = Who(move.seat), LEVEL_NAMES[int(_heard(seen))]
    if move.on == GAME_ITEM:
        return _RAISES_GAME(player=player, level=level)
    if move.of is None:
        return _RAISES(player=player, level=level, bonus=ITEM_NAMES[move.on])
    return _RAISES_OF(player=player, level=level, bonus=ITEM_NAMES[move.on], owner=Who(move.of))


def label(choice: Choice, seen: Observation) -> Text | None:
    """Return the text of a button, ``None`` for the moves that all games have."""
    rules = cast("ZwanzigerrufenRules", seen.rules)
    if isinstance(choice, Pass):
        return _LABEL_NEXT
    if isinstance(choice, Bid):
        value = game_value(rules, choice.bid)
        if choice.card is not None:
            return _LABEL_CALL(card=choice.card, value=value)
        return _LABEL_BID(contract=NAMES[choice.bid], value=value)
    if isinstance(choice, Announce):
        said = _LABEL_ANNOUNCE[_own_side(choice, seen)]
        return said(bonus=ITEM_NAMES[choice.what], value=_worth(rules, choice, seen))
    return _raise_label(choice, seen) if isinstance(choice, Kontra) else None


def _raise_label(choice: Kontra, seen: Observation) -> Text:
    factor, _ = _raised(choice, seen)
    item = ITEM_NAMES[choice.on]
    if choice.on == GAME_ITEM:
        return _LABEL_RAISE_GAME(level=LEVEL_NAMES[factor], factor=factor)
    if choice.of is None:
        return _LABEL_RAISE(level=LEVEL_NAMES[factor], item=item, factor=factor)
    return _LABEL_RAISE_OF(level=LEVEL_NAMES[factor], item=item, owner=Who(choice.of), factor=factor)


def _worth(rules: ZwanzigerrufenRules, choice: Announce, seen: Observation) -> int:
    return bonus_value(rules, _contract(seen).bid, choice.what, announced=True)


def _own_side(choice: Announce, seen: Observation) -> str:
    """Return the word that goes with an announcement; everybody knows his own side from his hand (Z25)."""
    bid = _contract(seen)
    if bid.seat == choice.seat:
        return ""
    return DAZU if bid.card is not None and bid.card in seen.dealt[choice.seat] else DAGEGEN


def _shows_side(seat: Seat, seen: Observation) -> bool:
    """Whether an announcement or a raise would show on which side a seat is, which nobody has heard yet (Z19)."""
    bid = _contract(seen)
    spoken = any(isinstance(past, Announce | Kontra) and past.seat == seat for past in seen.log)
    return bid.card is not None and bid.seat != seat and not spoken


def _hint_of_announcement(rules: ZwanzigerrufenRules, choice: Announce, seen: Observation) -> Text:
    """Return what an announcement means, pays, shows and includes."""
    means = _HINTS[choice.what](value=_worth(rules, choice, seen))
    rows = seen.view.board.rows if seen.view.board is not None else ()
    against = _own_side(choice, seen) == DAGEGEN
    kontra = against and includes_kontra(rules, choice.what) and board.raised(rows[0]) == 1
    if _shows_side(choice.seat, seen):
        return (_HINT_SIDE_KONTRA if kontra else _HINT_SIDE)(hint=means)
    return _HINT_KONTRA(hint=means) if kontra else means


def hint(choice: Choice, seen: Observation) -> Text | None:
    """Return what a choice means and pays."""
    rules = cast("ZwanzigerrufenRules", seen.rules)
    if isinstance(choice, Bid):
        if choice.card is not None:
            return _HINT_CALL(card=choice.card)
        return _HINTS[choice.bid](value=game_value(rules, choice.bid))
    if isinstance(choice, Announce):
        return _hint_of_announcement(rules, choice, seen)
    if isinstance(choice, Kontra):
        _, value = _raised(choice, seen)
        means = _HINT_RAISE(value=value, before=value // 2)
        return _HINT_SIDE(hint=means) if _shows_side(choice.seat, seen) else means
    for kind, text in ((Pass, _HINT_NEXT), (Knock, _HINT_KNOCK), (ThrowIn, _HINT_THROW_IN)):
        if isinstance(choice, kind):
            return text
    return None
