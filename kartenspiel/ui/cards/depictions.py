# SPDX-FileCopyrightText: 2026 The Kartenspiel authors
# SPDX-License-Identifier: MIT
"""Sentences on what is depicted on each card, for the card viewer.

Cards that show nothing but their signs have no words here, nor need they any.
"""

from collections.abc import Mapping
from typing import Final

from kartenspiel.model.cards import Card
from kartenspiel.model.game import Pictures
from kartenspiel.model.text import Text, marker

_ = marker(__package__)

_GERMAN: Final[Mapping[str, Text]] = {
    "HA": _(
        "Spring: a young woman in a garden, with flowers on her straw hat and a basket full of them on her arm. "
        "The four aces of this pack are the seasons."
    ),
    "DA": _("Summer: a reaper with raised sickle and a sheaf of corn under her arm, before a ripe field."),
    "SA": _(
        "Autumn: the grapes are brought in. One empties his basket into the great tub, in which another stamps "
        "them with a stick."
    ),
    "CA": _("Winter: an old woman walks through the snow with a stick and a bundle of firewood on her back."),
    "HK": _(
        "The King of hearts on a white horse with green reins, in a red cloak with a golden border. The Kings have "
        "no names; they ride, and only they."
    ),
    "DK": _(
        "The King of bells on a brown horse with a golden breast strap; his coat is green, his cape edged with fur."
    ),
    "SK": _("The King of leaves on a grey horse, in a blue cloak edged with ermine."),
    "CK": _(
        "The King of acorns on a fawn horse with a light-blue rein, in red with a wide ermine cape and a golden chain."
    ),
    "CQ": _(
        "Wilhelm Tell, the marksman, with his crossbow. The second bolt in his hand was meant for Gessler, had the "
        "first one hit his son instead of the apple."
    ),
    "SQ": _(
        "Ulrich Rudenz, the young nobleman, in a red cloak lined with green. He served the Habsburgs, but in the "
        "end sides with his people."
    ),
    "HQ": _(
        "Hermann Gessler, the bailiff, with a hooded falcon on his glove. He made people greet his hat on a pole "
        "and made Tell shoot at the apple."
    ),
    "DQ": _(
        "Stüssi, the field-warden, a young hunter with spear and bow. He comes by when Gessler rides into the "
        "hollow lane."
    ),
    "CJ": _("Rudolf Harras, Gessler’s master of horse, in helmet and armour, one hand on his sword."),
    "SJ": _(
        "Walther Fürst, Tell’s father-in-law, a calm old man with folded arms. The three who swear to free the "
        "land meet at his house."
    ),
    "HJ": _(
        "Kuoni, the herdsman, in a red skull-cap, with his horn at his side and a staff. He watches on the shore "
        "while Tell rows through the storm."
    ),
    "DJ": _(
        "Itel Reding, who presides over the oath on the Rütli: an old man with a white beard, his hands clasped "
        "above the sword."
    ),
    "HT": _("Ten hearts and a castle with two towers: Zwing-Uri, which Gessler has built to keep the people down."),
    "H9": _("Nine hearts and an imperial castle with a round tower."),
    "H8": _("Eight hearts: Tell alone in the rowing boat on the lake, free again."),
    "H7": _("Seven hearts: Gessler, hit by Tell’s arrow, flings up his arm on the galloping horse."),
    "DT": _("Ten bells and a farmhouse with a steep roof: Tell’s house."),
    "D9": _("Nine bells and Gessler’s hat on the pole, which everybody has to greet."),
    "D8": _("Eight bells: Tell takes leave of his wife, his boy clings to him."),
    "D7": _("Seven bells and the crossbow with the apple that the arrow has pierced."),
    "ST": _("Ten leaves on their stalk."),
    "S9": _("Nine leaves on their stalk."),
    "S8": _("Eight leaves, and the tower at Küssnacht into which Tell is to be thrown."),
    "S7": _("Seven leaves, and a cottage with a red roof by the lake."),
    "CT": _("Ten acorns on their stalk."),
    "C9": _("Nine acorns on their stalk."),
    "C8": _("Eight acorns, and the lake with its mountains and a tower."),
    "C7": _("Seven acorns, and a bridge over a bend of the river."),
}
_FRENCH: Final[Mapping[str, Text]] = {
    "HK": _(
        "The King of hearts in a lace-edged blue mantle; the paper in his raised hand is a scroll, spread like a fan."
    ),
    "DK": _("The King of diamonds in ermine and red; his long sceptre joins the other half of the card."),
    "SK": _("The King of spades, red and blue under crossed pale bands, with a sceptre that ends in a golden flower."),
    "CK": _("The King of clubs in a red mantle with blue lattice; his sceptre has the point of a spear."),
    "HQ": _(
        "The Queen of hearts with a clover sprig in one hand; with the other she draws the long tail of her hat to her."
    ),
    "DQ": _("The Queen of diamonds in profile under a tall veiled hat; she smells a rose."),
    "SQ": _(
        "The Queen of spades with black braids draws her ermine mantle round her and holds a bunch of bell-flowers."
    ),
    "CQ": _(
        "The Queen of clubs in profile, with a striped hood and large ermine sleeves; she points, and carries nothing."
    ),
    "HJ": _("The Jack of hearts with a sword and a lance from which a yellow pennant curls."),
    "DJ": _(
        "The Jack of diamonds in a puffed blue coat, a halberd upright beside him, one hand on the hilt of his sword."
    ),
    "SJ": _("The Jack of spades in a red cap; his long halberd passes behind his neck."),
    "CJ": _("The Jack of clubs in profile, with a dark red cape and a feathered staff held slantwise like an arrow."),
}
_TAROCK: Final[Mapping[str, Text]] = {
    "T1": _(
        "The Pagat, the smallest tarock and one of the three great ones. Columbine dances with a tambourine; on "
        "the other end Harlequin beats an instrument that hangs from a strap."
    ),
    "T2": _(
        "The Uhu: a crowned eagle with sword and sceptre, on the rock with the motto that has given the pack its "
        "name. On the other end a pedlar shows a shawl."
    ),
    "T3": _(
        "The Kakadu: a soldier with a sheaf on his shoulder talks to a girl. On the other end a Highlander in his "
        "plaid points out the way."
    ),
    "T4": _(
        "The Quapil: a young man kneels with a gift at a cottage door. On the other end a girl on tiptoe kisses a "
        "marble Cupid."
    ),
    "T5": _(
        "A huntsman hides a surprise behind his back from a girl with a distaff. On the other end a couple "
        "embraces on a bench in the parlour."
    ),
    "T6": _(
        "A mother with her child and a goat. On the other end two women walk arm in arm under a great tree, and a "
        "lad waves his hat."
    ),
    "T7": _(
        "At the well a traveller lifts his hat to a girl who draws water. On the other end a lad has caught a fish."
    ),
    "T8": _(
        "A girl with a back-basket feeds a young goat. On the other end a mother by the house steps plays with the "
        "child in its basket."
    ),
    "T9": _(
        "A couple rests at the edge of the field beside a tub of herbs. On the other end a lad climbs to a balcony "
        "for a kiss."
    ),
    "T10": _(
        "A shepherdess with flowers in her lap, and two young animals that come to her. On the other end a sailor "
        "walks along the harbour."
    ),
    "T11": _(
        "In the inn: a tired man with a glass, and the hostess, hand on hip. On the other end two rest beside "
        "their white donkey."
    ),
    "T12": _(
        "A smoker at the garden table is scolded by a woman with a sickle. On the other end a couple goes for a walk."
    ),
    "T13": _(
        "A mother at the spinning-wheel with her baby and two children. On the other end a girl with a reel "
        "strides along, a little dog beside her."
    ),
    "T14": _("Lovers on a bank under trees. On the other end a Greek with a long gun sits by the water among palms."),
    "T15": _(
        "A boy plays the flute, and a mother lifts up her child to listen. On the other end two kiss on the road."
    ),
    "T16": _(
        "A man bends to a girl on the path by the water-trough. On the other end an old woman before her tent "
        "reads a palm."
    ),
    "T17": _(
        "A young man plays the zither, and a woman leans on his shoulder. On the other end a lady is rowed over "
        "the lake."
    ),
    "T18": _(
        "A washerwoman kneels at the water, and a man in a fez speaks to her. On the other end a page holds the "
        "yarn that a lady winds."
    ),
    "T19": _(
        "Two women with a playing child on a terrace. On the other end a pasha smokes his long pipe, and a servant "
        "brings a tray."
    ),
    "T20": _(
        "The Zwanziger: a noble couple on the balcony, a lapdog on her knees and a rose on the floor. On the other "
        "end a huntsman visits a dairymaid on the alp."
    ),
    "T21": _(
        "The Mond: the Sultan on his cushions, to whom a woman brings coffee, under a crescent moon with a face. "
        "On the other end a lady with a parrot."
    ),
    "T22": _(
        "The Sküs, the highest of all: Harlequin with cap and bells and a great ruff. On his golden hat, held like a "
        "dish, a second, tiny Harlequin dances."
    ),
    "HK": _("The King of hearts under the imperial crown, with sceptre and orb."),
    "DK": _(
        "The King of diamonds with a long beard, in ermine; sceptre in one hand, the hilt of his sword in the other."
    ),
    "SK": _("The King of spades, a ruler of the East: a crown on his turban and a heavy golden mace."),
    "CK": _("The King of clubs in a green mantle with golden discs, his tall sceptre ending in a cross."),
    "HQ": _("The Queen of hearts, like a bride with her veil, and a garland of roses across her body."),
    "DQ": _("The Queen of diamonds looks into a little mirror on the golden chain between her hands."),
    "SQ": _("The Queen of spades with auburn curls, a white plume and a rose."),
    "CQ": _("The Queen of clubs with diadem and veil; a short golden rod in one hand, a yellow rose in the other."),
    "HC": _("The Cavalier of hearts on a fair, rearing horse, in a plumed blue hat, his straight sword upright."),
    "DC": _("The Cavalier of diamonds, a lancer with a square-topped cap, a dappled horse and a sabre."),
    "SC": _("The Cavalier of spades, a hussar with fur cap, laced dolman and a curved sabre."),
    "CC": _("The Cavalier of clubs, a rider from the Orient with a turban and a sweeping scimitar."),
    "HJ": _("The Jack of hearts in a red striped beret, his halberd over the shoulder."),
    "DJ": _("The Jack of diamonds in ancient armour, with a spiked club and a rectangular shield."),
    "SJ": _("The Jack of spades with fair curls, in a blue doublet, a halberd at his side."),
    "CJ": _("The Jack of clubs in profile, in scale mail, with a spear and an oval shield."),
}
_PACKS: Final[Mapping[Pictures, Mapping[str, Text]]] = {"german": _GERMAN, "french": _FRENCH, "tarock": _TAROCK}


def depiction(shown: Card, pictures: Pictures) -> Text | None:
    """Return what is to be seen on a card, ``None`` where it is only signs."""
    return _PACKS[pictures].get(shown.code)
