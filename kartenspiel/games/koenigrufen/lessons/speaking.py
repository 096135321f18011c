# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""The lessons of Königrufen about announcements and raises, and about the score."""

from typing import Final

from kartenspiel.games.koenigrufen.lessons.words import passes, rufer
from kartenspiel.model.lesson import YOU, Ask, Lesson, LessonTable, Others, Quiz, Reply, Tell, Wrong, play, plays
from kartenspiel.model.moves import Announce, Kontra, Pass
from kartenspiel.model.pointer import point
from kartenspiel.model.seats import Seat
from kartenspiel.model.text import marker

_ = marker(__package__)

_HANDS: Final = (
    "T22 T20 T18 T15 T12 T9 T6 T1 HK H3 D2 S8",
    "T21 T13 T11 T5 HC H4 DK DQ DJ SK ST S9",
    "T17 T14 T8 HQ H2 H1 DC D1 SC SJ CK CJ",
    "T19 T16 T10 T7 T3 D3 S7 CQ CC CT C9 C8",
)
"""Forehand can bring home the Pagat."""
_TALON: Final = "T2 SQ D4 T4 HJ C7"
_EXCHANGED: Final = rufer((0, 1, 2, 3), "CK", 1, "SQ S8 D4")
"""Forehand has a Rufer and has taken the talon."""

ANNOUNCE: Final = Lesson(
    id="announce",
    title=_("Announcing the Pagat, saying Kontra"),
    learned=_("How to announce a bonus, and what Kontra does to it."),
    table=LessonTable(_HANDS, dealer=3, talon=_TALON, before=_EXCHANGED),
    steps=(
        Tell(
            _(
                "You play a Rufer with nine tarocks, the {T1} among them. If the very smallest tarock wins the last "
                "trick, that is a Pagat ultimo: each opponent pays 1 point for it, or 2 if it was announced."
            ).by("K65", "K67"),
            point("T1"),
        ),
        Ask(
            _(
                "With so many tarocks you will probably have one left at the end. Announce the Pagat: tick it, then "
                "click on “Done”."
            ).by("K44", "K46"),
            right=(Announce(YOU, "pagat"),),
            praise=_("Well done. Now it counts 2 for you, or 2 against you if it fails.").by("K66"),
            wrong=(
                Wrong(
                    (Pass(YOU),),
                    _("“Done” already? Then a Pagat that you make counts only half. Announce it first.").by("K66"),
                ),
                Wrong(
                    (Announce(YOU, "uhu"),),
                    _(
                        "The {T2} would have to win the last trick but one: harder, and worth 4. Let's begin with the "
                        "Pagat."
                    ).by("K65"),
                ),
                Wrong(
                    (Announce(YOU, "koenig_ultimo"),),
                    _("King ultimo can only be announced by whoever has the called king.").by("K46"),
                ),
                Wrong(
                    (Announce(YOU, "trull"), Announce(YOU, "kings"), Announce(YOU, "valat")),
                    _(
                        "You may, but you would have to get hold of cards that others have. The Pagat is in your own "
                        "hand."
                    ).by("K46"),
                ),
            ),
        ),
        Others(
            (Pass(YOU), Kontra(Seat(1), "pagat"), *passes(1, 2, 3)),
            _("Now the others: something to announce, a Kontra, or “good”."),
        ),
        Quiz(
            _("{seat1} doesn't believe in your Pagat and says Kontra to it. What does it count now?").by("K48"),
            (
                Reply(_("Still 2"), _("Kontra doubles: for you if you make it, against you if not.")),
                Reply(
                    _("4"),
                    _("Right, 2 × 2. The game itself stays at 1: each item is raised for itself.").by("K48"),
                    right=True,
                ),
                Reply(
                    _("4, and the game counts double too"),
                    _("Only the Pagat: each item is raised for itself, and the game was not.").by("K48"),
                ),
            ),
            point(places=("board",)),
        ),
        Ask(
            _("You could strike back with Rekontra. {seat1} surely has high tarocks, so leave it at that.").by(
                "K48", "K49"
            ),
            right=(Pass(YOU),),
            praise=_("All have said “good”: now the cards are played."),
            wrong=(
                Wrong(
                    (Kontra(YOU, "pagat"),),
                    _("Then it would count 8, and {seat1} could raise it once more. Too dear for a first time.").by(
                        "K48"
                    ),
                ),
            ),
            otherwise=_("Leave it at that: say “good”."),
        ),
        Ask(
            _("You lead. Play your only {D}: then you have none left and can trump the suit.").by("K57"),
            right=(play(0, "D2"),),
            praise=_(
                "Good. Whoever wants to bring the Pagat home needs the last tarock of all: be sparing with yours."
            ),
            wrong=(
                Wrong(
                    (play(0, "T1"),),
                    _(
                        "Not now: an announced {T1} must wait for the last trick, as long as you have another card to "
                        "play."
                    ).by("K63"),
                ),
            ),
            otherwise=_("Another time, perhaps. Lead the {D2}."),
            at=point("D2"),
        ),
    ),
)

SCORE: Final = Lesson(
    id="score",
    title=_("The score, item by item"),
    learned=_("How to read the score sheet and work out what is paid."),
    table=LessonTable(
        _HANDS,
        dealer=3,
        talon=_TALON,
        before=(
            *_EXCHANGED,
            Announce(YOU, "pagat"),
            Pass(YOU),
            Kontra(Seat(1), "pagat"),
            *passes(1, 2, 3, 0),
            *plays(0, "HK H4 HQ T7"),
            *plays(3, "CQ T6 T11 CJ"),
            *plays(1, "DQ DC D3 D2"),
            *plays(1, "DK D1 T10 T12"),
            *plays(0, "T22 T5 T8 T3"),
            *plays(0, "H3 HC H2 T16"),
            *plays(3, "CC T20 T21 CK"),
            *plays(1, "SK SJ S7 T9"),
            *plays(0, "T15 T13 T14 T19"),
            *plays(3, "C8 T18 S9 T17"),
            *plays(0, "T2 ST SC C9"),
            *plays(0, "T1 DJ H1 CT"),
        ),
    ),
    steps=(
        Tell(
            _(
                "A Rufer of yours has been played to the end, with an announced Pagat and a Kontra to it. This is its "
                "score. At the top it says what each player's tricks count, and who played with whom."
            ),
            point(lines=("K6", "K10")),
        ),
        Tell(
            _(
                "What you laid away counts for you and your partner, the half of the talon that you left counts for "
                "the others."
            ).by("K39"),
            point(lines=("K39",)),
        ),
        Quiz(
            _("32 points against 38. Have you won the Rufer?"),
            (
                Reply(
                    _("Yes, the Pagat won the last trick"),
                    _("That is a bonus, and settled apart. The game goes by card points alone.").by("K66"),
                ),
                Reply(_("No, we needed 35 and 2 thirds"), _("Right, it is lost.").by("K8"), right=True),
            ),
            point(lines=("K8",)),
        ),
        Tell(
            _("So the first item is the game: a Rufer counts 1, and you lose it. Nobody said Kontra to it.").by(
                "K81", "K118"
            ),
            point(lines=("K81",)),
        ),
        Tell(
            _(
                "Then the bonuses. The Pagat was announced, which makes 2, and the Kontra makes 4 of it. And your "
                "{T2} won the eleventh trick: a silent Uhu, 2 more."
            ).by("K65", "K82"),
            point(lines=("K67",)),
        ),
        Quiz(
            _("−1 for the game, +4 and +2 for the bonuses: what does that make for you?"),
            (
                Reply(
                    _("+5"),
                    _(
                        "Right: −1 + 4 + 2. The game is lost, and still you and {seat2} get 5 each, from one opponent "
                        "each."
                    ).by("K85"),
                    right=True,
                ),
                Reply(_("+6"), _("Those are the bonuses. The lost game comes off.")),
                Reply(
                    _("+15"),
                    _("Three times is only what a declarer without a partner gets. Here it was two against two.").by(
                        "K85"
                    ),
                ),
            ),
        ),
    ),
)
