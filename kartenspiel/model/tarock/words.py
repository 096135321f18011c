# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Words for announcements and raises, and what a table of a tarock game shows of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from kartenspiel.model import fact_meanings, narration
from kartenspiel.model.by_kind import WordsByKind
from kartenspiel.model.cards import Card, Suit
from kartenspiel.model.moves import Announce, Choice, Knock, Kontra, Stack, ThrowIn
from kartenspiel.model.observation import Observation
from kartenspiel.model.outcome import Context
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import double_rounds
from kartenspiel.model.tarock.cards import KINGS, TRULL
from kartenspiel.model.tarock.game_item import GAME_ITEM
from kartenspiel.model.text import Text, Who, marker
from kartenspiel.model.view import Board, Fact, KeptCard, Mark, SortOrder, WatchedCards, marks_at, marks_of

if TYPE_CHECKING:
    from kartenspiel.model.tarock.reserved import Reserved
    from kartenspiel.model.tarock.speaking import ItemT, TarockSpeech

_ = marker(__package__)

SORT: Final = SortOrder(
    (Suit.TAROCK, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    "K Q C J T 9 8 7 1 2 3 4",
)
"""Tarocks first; of the red pips the ace is the highest, of the black ones the ten (K3, Z3)."""

_SAY_LEVEL: Final = _("{level}!")
_SAY_LEVEL_TO_BONUS: Final = _("{level} to the {bonus}!")
_SAY_LEVEL_OF: Final = _("{level} to the {bonus} of {owner}!")
_SAY_LEVEL_TO: Final = _("{level} to {owner}!")
_RAISES_GAME: Final = _("{player:nom} {player:say|says} {level} to the game.")
_RAISES: Final = _("{player:nom} {player:say|says} {level} to the {bonus}.")
_RAISES_OF: Final = _("{player:nom} {player:say|says} {level} to the {bonus} of {owner}.")
_RAISES_TO: Final = _("{player:nom} {player:say|says} {level} to {owner:acc}.")
_LABEL_RAISE_GAME: Final = _("{level} to the game: ×{factor}")
_LABEL_RAISE: Final = _("{level} to {item}: ×{factor}")
_LABEL_RAISE_OF: Final = _("{level} to {item} of {owner}: ×{factor}")
_LABEL_RAISE_TO: Final = _("{level} to {owner}: ×{factor}")
_HINT_RAISE: Final = _("It then counts {value} instead of {before}, for you or against you.")

SAY_CARD: Final = _("The {card}!")
SAY_BONUS: Final = _("{bonus}!")
ANNOUNCES: Final = _("{player:nom} {player:announce|announces} {bonus}.")
LABEL_BONUS: Final = _("{bonus} ({value})")
THROW_IN_TOO_LATE: Final = _("Throwing in is possible only before the first word.")
HINT_TURN_ENDS: Final = _("Your turn ends; while others speak you may speak again.")
FEW_POINTS: Final = _("Win as few card points as you can.")
BIDS: Final = _("{player:nom} {player:bid|bids} {contract}.")
_SAY_KNOCK: Final = _("(knocks)")
_SAY_STACK: Final = _("Stack {stack}.")
_SAY_THROW_IN: Final = _("I throw in.")
HINT_KNOCK: Final = _("Instead of cutting: four stacks are laid out to choose from.")
HINT_THROW_IN: Final = _("The hand is not played and nothing is paid.")
ASK_KNOCK: Final = _("Do you knock instead of cutting?")
ASK_STACK: Final = _("Which stack do you choose?")
ASK_THROW_IN: Final = _("Do you throw this hand in?")
ASK_MUST_THROW_IN: Final = _("You hold no tarock: throw this hand in.")
_ASK_ANNOUNCE_OR_RAISE: Final = _("Do you announce or raise anything?")
_ASK_ANNOUNCE_OR_SAY: Final = _("Do you announce anything, or say {level}?")
_ASK_RAISE: Final = _("Do you raise anything?")
_ASK_SAY: Final = _("Do you say {level}?")
ASK_MORE: Final = _("Do you say anything else in this turn?")
ASK_NOTHING: Final = _("There is nothing that you could say.")

_CONTRACT: Final = _("Game")
_DOUBLE: Final = _("Double round")
_HANDS_LEFT: Final = _("everything ×{factor}, deals left: {count}")
_ITEM: Final = _("Item")
_VALUE: Final = _("Value")
_WHO: Final = _("By")
_PLAIN: Final = _("–")
_SO_FAR: Final = _("So far")
_VERDICTS: Final = {
    True: _("✓ for {player:acc}"),
    False: _("✗ against {player:acc}"),
    None: _PLAIN,
}
CARD_POINTS: Final = _("Card points: {points}")
"""What the tricks of a player count: Augen to the Austrians, who pay in Punkte."""
SAID_BY: Final = _("{player}")
"""Who has said something, where nothing else is told of it."""
_NUMBER: Final = _("{number}")
_KEPT: Final = _("The {card} is announced for trick {number}.")
_MARKS: Final = marks_of(
    {
        "dealer": narration.DEALER,
        "forehand": narration.FOREHAND,
        "declarer": _("Declarer"),
        "partner": narration.PARTNER,
    },
    meanings={
        "dealer": narration.DEALER_MEANS,
        "forehand": _("Forehand: is the first to speak, and as a rule leads to the first trick."),
        "declarer": _("Declarer: plays the contract, alone or with a partner."),
        "partner": _("Partner: wins or loses together with the declarer."),
    },
    letters={"declarer": _("Dc")},
    telling=("partner",),
)


KINGS_AND_TRULL: Final = (WatchedCards(_("Kings"), KINGS), WatchedCards(_("Trull"), TRULL[::-1]))
"""The cards of which good players remember where they are, in every tarock game."""


SAYINGS: Final[WordsByKind[object]] = {Knock: _SAY_KNOCK, Stack: _SAY_STACK, ThrowIn: _SAY_THROW_IN}
"""What is said before the first word."""


def say_raise(move: Kontra, speech: "TarockSpeech[ItemT] | None") -> Text | None:
    """Return the words of a raise that was made; whose item is meant is said where both sides have announced it."""
    if speech is None:
        return None
    level, bonus = speech.level_names[speech.item(move).level], speech.name_of(move.on)
    if move.on == GAME_ITEM:
        return _SAY_LEVEL(level=level) if move.of is None else _SAY_LEVEL_TO(level=level, owner=Who(move.of))
    if move.of is not None and sum(item.id == move.on for item in speech.announced_items) > 1:
        return _SAY_LEVEL_OF(level=level, bonus=bonus, owner=Who(move.of))
    return _SAY_LEVEL_TO_BONUS(level=level, bonus=bonus)


def raise_sentence(move: Kontra, speech: "TarockSpeech[ItemT] | None") -> Text | None:
    """Return a raise that was made as a sentence."""
    if speech is None:
        return None
    player, level = Who(move.seat), speech.level_names[speech.item(move).level]
    if move.on == GAME_ITEM:
        game = _RAISES_GAME if move.of is None else _RAISES_TO(owner=Who(move.of))
        return game(player=player, level=level)
    bonus = speech.name_of(move.on)
    if move.of is None:
        return _RAISES(player=player, level=level, bonus=bonus)
    return _RAISES_OF(player=player, level=level, bonus=bonus, owner=Who(move.of))


def raise_label(choice: Kontra, speech: "TarockSpeech[ItemT] | None") -> Text | None:
    """Return the text of a button for a raise."""
    if speech is None:
        return None
    factor = 2 * speech.item(choice).level
    level, item = speech.level_names[factor], speech.name_of(choice.on)
    if choice.on == GAME_ITEM:
        game = _LABEL_RAISE_GAME if choice.of is None else _LABEL_RAISE_TO(owner=Who(choice.of))
        return game(level=level, factor=factor)
    if choice.of is None:
        return _LABEL_RAISE(level=level, item=item, factor=factor)
    return _LABEL_RAISE_OF(level=level, item=item, owner=Who(choice.of), factor=factor)


def ask_raise(choices: Sequence[Choice], speech: "TarockSpeech[ItemT]") -> Text:
    """Return the question with raises among these choices; their level is named as on the buttons, if it is but one."""
    levels = {2 * speech.item(choice).level for choice in choices if isinstance(choice, Kontra)}
    announces = any(isinstance(choice, Announce) for choice in choices)
    if len(levels) != 1:
        return _ASK_ANNOUNCE_OR_RAISE if announces else _ASK_RAISE
    return (_ASK_ANNOUNCE_OR_SAY if announces else _ASK_SAY)(level=speech.level_names[levels.pop()])


def raise_hint(choice: Kontra, speech: "TarockSpeech[ItemT]") -> Text:
    """Return what a raise makes of the value of its item."""
    value = speech.value(speech.item(choice))
    return _HINT_RAISE(value=2 * value, before=value)


def contract_facts(contract: Text, means: Text, called: Card | None) -> tuple[Fact, ...]:
    """Return what stays in sight of a contract: its name, and the card called if there is one."""
    game = Fact(_CONTRACT, contract, means)
    return (game,) if called is None else (game, Fact(narration.FACT_CALLED, called, fact_meanings.CALLED))


def double_round_facts(context: Context) -> tuple[Fact, ...]:
    """Return what stays in sight of double rounds that are running."""
    running = double_rounds.running_rounds(context)
    if not running:
        return ()
    return (Fact(_DOUBLE, _HANDS_LEFT(count=max(running), factor=double_rounds.factor(context))),)


def marks(seen: Observation, declarer: Seat | None, partner: Seat | None) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks at each seat."""
    roles = {"dealer": seen.dealer, "forehand": seen.forehand, "declarer": declarer, "partner": partner}
    return marks_at(seen.seats, roles, _MARKS)


def kept_cards(reserved: "Iterable[Reserved]", hand: Sequence[Card | None], tricks: int) -> tuple[KeptCard, ...]:
    """Return the announced cards of a hand until the trick that each is for, `tricks` being over (Z37, K63)."""
    mine = (each for each in reserved if each.card in hand and each.trick > tricks)
    return tuple(
        KeptCard(each.card, _NUMBER(number=each.trick), _KEPT(card=each.card, number=each.trick)) for each in mine
    )


def items_board(
    speech: "TarockSpeech[ItemT]",
    said_by: "Callable[[ItemT], Text]",
    items: "Sequence[ItemT] | None" = None,
    verdicts: Sequence[bool | None] = (),
    whose: Text = _WHO,
) -> Board:
    """Return the table of items by raise levels: what is played for, what it is worth now, and who said what.

    `said_by` gives the words, with the field ``player``, for who has bid or announced an item; all items are listed
    unless others are given.  `verdicts` say which of them are made or lost already; ``None`` for one that is open, and
    while all are, room is kept for them.  Whose
    it is made or lost is said beside it: who announced it, the game the declarer.
    `whose` stands over the players.
    """
    items = speech.items if items is None else items
    rows = [_cells(speech, item, said_by(item)) for item in items]
    width = max(map(len, rows))
    headings = (_ITEM, _VALUE, whose)
    levels = [speech.level_names[2**step] for step in range(1, width - len(headings) + 1)]
    full = [(*row, *[_PLAIN] * (width - len(row))) for row in rows]
    players = [Who(speech.declarer if item.id == GAME_ITEM else item.seat) for item in items]
    last = (_SO_FAR, *(_VERDICTS[made](player=who) for made in (False, True) for who in players)) if verdicts else ()
    if all(verdict is None for verdict in verdicts):
        return Board((*headings, *levels), tuple(full), last)
    so_far = [_VERDICTS[verdict](player=who) for who, verdict in zip(players, verdicts, strict=True)]
    told = [(*row, verdict) for row, verdict in zip(full, so_far, strict=True)]
    return Board((*headings, *levels, _SO_FAR), tuple(told), last)


def _cells(speech: "TarockSpeech[ItemT]", item: "ItemT", said_by: Text) -> tuple[Text, ...]:
    """Return what an item is, what it is worth with its raises, who said it and who raised it."""
    value, speaker = _NUMBER(number=speech.value(item)), said_by(player=Who(item.seat))
    return speech.name_of(item.id), value, speaker, *(SAID_BY(player=Who(seat)) for seat in item.raisers)
