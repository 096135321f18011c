# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""What each choice at a table of Königrufen means, and what it pays by the house rules in force."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from kartenspiel.games.koenigrufen.contracts.bonus_rows import BIRDS, BONUSES, VALAT, KoenigrufenBonus
from kartenspiel.games.koenigrufen.contracts.rows import CONTRACTS, KoenigrufenContract
from kartenspiel.games.koenigrufen.public import Seen
from kartenspiel.games.koenigrufen.rules import KoenigrufenRules, terms
from kartenspiel.games.koenigrufen.sides.dummies import trischaken_scoring
from kartenspiel.games.koenigrufen.talon import half_with
from kartenspiel.games.koenigrufen.words.sayings import given_up, lies
from kartenspiel.model import narration
from kartenspiel.model.by_kind import WordsByKind
from kartenspiel.model.moves import (
    Announce,
    Bid,
    Call,
    GiveUp,
    Hold,
    Knock,
    Kontra,
    LayAwayChoice,
    Pass,
    Take,
    ThrowIn,
    Vorhand,
)
from kartenspiel.model.seats import Seat
from kartenspiel.model.tarock import words as tarock_words
from kartenspiel.model.text import Text, Who, room_marker

if TYPE_CHECKING:
    from kartenspiel.games.koenigrufen.speaking.speech import Speech

_ = room_marker(__package__)

_TOGETHER = _("{first} {second}")
"""Two sentences, one after the other."""

_OPEN: Final = {
    "all": _("After the first trick all cards lie open."),
    "declarer": _("After the first trick your cards lie open."),
    "opponents": _("After the first trick the cards of your opponents lie open."),
}
_DOUBLED = _("Bonuses count double.").by("K70")
_WORTH_TOGETHER = _("It brings or costs each of you {value}.").by("K85", "K118")
_WORTH_BIRD = _("It brings or costs each of you {value}, and the bird what it is worth announced.").by("K85", "K118")
_WORTH_ALONE = _("It brings or costs you {value} per opponent.").by("K85", "K118")
_WORTH_LOST = _("It brings you {value} from each opponent; lost, you pay {lost} to each.").by("K81", "K118")
_LOSER_PAYS = _(
    "Whoever has the most card points pays {value} to each other player, the forehand twice as much; with more "
    "than half of all points that is doubled. If anybody is without a trick, only such players receive."
).by("K92")
_TWO_PAY = _("The two with the most card points pay {value} to the two with the fewest.").by("K93")
_SPECIALS: Final = {
    "basic": _(
        "But whoever has more than half of all points pays {value} to each other player alone, and whoever is "
        "the only one without a trick receives all of it, or else {value} from each."
    ).by("K94"),
    "tirol": _(
        "But if you as forehand have the most, you alone pay {value} to each other player, twice as much with "
        "more than half of all points; anybody else with more than half pays {value} to each alone; and whoever "
        "is the only one without a trick receives all of it, or else {value} from each."
    ).by("K94"),
}

_VORHAND: Final = {
    True: _(
        "You bid nothing yet. If all others pass, you choose a contract; otherwise you may still bid more, or hold."
    ).by("K18", "K23", "K25"),
    False: _("You bid nothing yet. If all others pass, you choose a contract; otherwise you may still bid more.").by(
        "K18", "K23"
    ),
}
_HOLD = _("You take the contract over from {player}, who must bid more or pass.").by("K25")
_NEXT = _("You leave the bidding for good.").by("K19")
_KNOCK = tarock_words.HINT_KNOCK.by("K12")
_THROW_IN = tarock_words.HINT_THROW_IN.by("K13")
_LAY_AWAY = _("They count for you in the end. Kings and the three Trull cards stay in the hand.").by("K36", "K39")
_LIE: Final = {
    "once": _("You announce nothing more; the others speak.").by("K44"),
    "each_turn": _("The others speak; in later turns you may announce more.").by("K44"),
}
_GOOD: Final = {
    "first_turn": _("Your turn ends; what you have not raised now, you accept.").by("K49"),
    "any_turn": tarock_words.HINT_TURN_ENDS.by("K45", "K49"),
}
_CALL = narration.SECRET_PARTNER.by("K29", "K31")
_CALL_DUMMY = _("Whoever holds the {card} is your secret partner; a dummy that holds it plays for you.").by(
    "K29", "K31", "K106"
)
_CALL_TWO = _("The dummy that holds the {card} is your partner; if {player} holds it, the cards are thrown in.").by(
    "K29", "K114", "K115"
)
_CALL_OWN = _("You hold the {card} yourself: you play alone against three, and nobody knows it.").by("K29")
_TAKE = _("You lay away as many cards as you took; the other half counts for your opponents.").by("K34", "K39")
_TAKE_ALL = _("You lay away as many cards as you took.").by("K35")
_ALONE_WITH = _("You play alone, with the {card} in hand.").by("K40", "K41")
_ALONE_WITHOUT = _("You play alone, and the {card} counts with your opponents.").by("K40")
_GIVE_UP = _("The deal ends at once, and you pay {value} to each of the others.").by("K40", "K87")
_KEEP = _("Until then you keep it while you may play another card.").by("K63")
_BIRD_OF_DUMMY = _("The {card} of {dummy} must win trick {trick} itself.").by("K67", "K103")
_KEEP_OF_DUMMY = _("Until then it stays while another card may be played.").by("K63")
_PAYS = _("Worth {value}, lost if missed.").by("K66")
_PAYS_INSTEAD = _("Worth {value} in place of the game, lost if missed.").by("K83")
_FOR_YOU_ALONE = _("It holds between the two of you alone.").by("K51")
_FOR_ALL = _("It holds for everybody.").by("K50")
_MAY_BE_VOID = _("Should you turn out to be on the wrong side, it is void.").by("K54")
_LEDGER = _("Raises count in an account of their own.").by("K56")


def _joined(*sentences: Text | None) -> Text:
    """Return sentences one after the other."""
    first, *others = [each for each in sentences if each is not None]
    for second in others:
        first = _TOGETHER(first=first, second=second)
    return first


def _of_call(choice: Call, seen: Seen) -> Text:
    """Return what a call means: who becomes the partner, and what if there is none."""
    if choice.card in seen.hand:
        return _CALL_OWN(card=choice.card)
    if not seen.dummies:
        return _CALL(card=choice.card)
    others = [seat for seat in seen.players if seat != seen.seat]
    if len(others) > 1:
        return _CALL_DUMMY(card=choice.card)
    return _CALL_TWO(card=choice.card, player=Who(others[0]))


def _of_passing(_: Pass, seen: Seen) -> Text:
    """Return what it means to say no more, in the bidding or before the lead (K19, K44–K49)."""
    speech = seen.public.speech
    if speech is None:
        return _NEXT
    return _LIE[speech.rules.announce_times] if lies(speech) else _GOOD[speech.rules.kontra_window]


def _of_holding(_: Hold, seen: Seen) -> Text | None:
    public = seen.public
    if public.contract is None or public.declarer is None:
        return None
    return _joined(of_contract(seen.rules, public.contract), _HOLD(player=Who(public.declarer)))


def _of_giving_up(choice: GiveUp, seen: Seen) -> Text | None:
    public = seen.public
    if public.contract is None or public.declarer is None:
        return None
    return _GIVE_UP(value=given_up(seen.rules, public.contract, choice.bird))


def _of_taking(choice: Take, seen: Seen) -> Text:
    if choice.half == "all":
        return _TAKE_ALL
    called = seen.public.called
    found = None if called is None else half_with(seen.talon, called)
    if called is None or found is None:
        return _TAKE
    return _joined(_TAKE, (_ALONE_WITH if found == choice.half else _ALONE_WITHOUT)(card=called))


def of_contract(rules: KoenigrufenRules, contract: str) -> Text:
    """Return what must be done in a contract and what it pays by these rules (K14, K118)."""
    row = CONTRACTS[contract]
    opened = _OPEN[rules.ouvert_exposed].by("K60") if row.open else None
    doubled = _DOUBLED if row.solo and rules.solo_doubles_bonuses == "on" else None
    return _joined(_task(rules, row), opened, _worth(rules, row), doubled)


def _task(rules: KoenigrufenRules, row: KoenigrufenContract) -> Text:
    if not row.compulsory_bird or row.bird is not None:
        return row.task
    return row.task(birds=tuple(bird.card for bonus, bird in BIRDS.items() if bonus in rules.enabled_bonuses))


def _worth(rules: KoenigrufenRules, row: KoenigrufenContract) -> Text:
    """Return what a contract brings and costs (K85, K86, K92, K93)."""
    each = terms(rules)[row.id]
    if row.each_alone:
        return _worth_of_trischaken(rules, each.value)
    if each.lost != each.value:
        return _WORTH_LOST(value=each.value, lost=each.lost)
    together = _WORTH_BIRD if row.compulsory_bird else _WORTH_TOGETHER
    return (together if row.calls else _WORTH_ALONE)(value=each.value)


def _worth_of_trischaken(rules: KoenigrufenRules, value: int) -> Text:
    """Return who pays whom in Trischaken, with the cases in which one pays or receives alone (K92–K94)."""
    scoring, specials = trischaken_scoring(rules)
    if scoring == "loser_pays":
        return _LOSER_PAYS(value=value)
    special = _SPECIALS.get(specials)
    return _joined(_TWO_PAY(value=value), None if special is None else special(value=value))


def of_bonus(speech: "Speech", bonus: str, dummy: Seat | None = None) -> Text:
    """Return how an announced bonus is made and what it pays in this contract (K65–K76).

    It is announced for a `dummy`, if for one (K103).
    """
    value = speech.bonuses[bonus].worth(announced=True)
    instead = bonus == VALAT and speech.rules.valat_mode == "multiply"
    return _joined(*_condition(speech, bonus, dummy), (_PAYS_INSTEAD if instead else _PAYS)(value=value))


def _condition(speech: "Speech", bonus: str, dummy: Seat | None) -> Iterator[Text]:
    """Yield what must be done, and how long the card is kept that it is announced with (K63, K65–K76, K103)."""
    needed = speech.bonuses[bonus].needed(speech.called)
    if bonus in BIRDS and dummy is not None:
        yield _BIRD_OF_DUMMY(dummy=Who(dummy), card=BIRDS[bonus].card, trick=BIRDS[bonus].trick)
    else:
        yield from _task_of_bonus(speech, BONUSES[bonus])
    if needed is not None and speech.rules.bird_hold == "hard":
        yield _KEEP if dummy is None else _KEEP_OF_DUMMY


def _task_of_bonus(speech: "Speech", row: KoenigrufenBonus) -> Iterator[Text]:
    if row.task is None:
        return
    if row.bonus.of_called_card and speech.called is not None:
        yield row.task(card=speech.called)
    else:
        yield row.task(points=speech.rules.absolut) if row.by_points else row.task


def _of_announcement(choice: Announce, seen: Seen) -> Text | None:
    speech = seen.public.speech
    return None if speech is None else of_bonus(speech, choice.what, choice.for_)


def _of_raise(choice: Kontra, seen: Seen) -> Text | None:
    """Return what a raise makes of its item, for whom, whether it may be void, where it is booked (K48–K56)."""
    speech = seen.public.speech
    if speech is None:
        return None
    void = _MAY_BE_VOID if speech.may_be_void(choice, seen.hand) else None
    ledger = _LEDGER if speech.rules.kontra_ledger == "side" else None
    for_whom = _FOR_YOU_ALONE if speech.row.tricks_decide else _FOR_ALL
    return _joined(tarock_words.raise_hint(choice, speech).by("K48"), for_whom, void, ledger)


HINTS: Final[WordsByKind[Seen]] = {
    Knock: _KNOCK,
    ThrowIn: _THROW_IN,
    Vorhand: lambda _, seen: _VORHAND[seen.rules.hold_rule != "none"],
    Bid: lambda choice, seen: of_contract(seen.rules, choice.bid),
    Hold: _of_holding,
    Pass: _of_passing,
    Call: _of_call,
    Take: _of_taking,
    LayAwayChoice: _LAY_AWAY,
    GiveUp: _of_giving_up,
    Announce: _of_announcement,
    Kontra: _of_raise,
}
"""What a choice means and pays; nothing where that goes without saying."""
