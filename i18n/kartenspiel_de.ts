<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>controller</name>
    <message>
        <source>{player} must do something now.</source>
        <translation>{player} ist jetzt dran.</translation>
    </message>
    <message>
        <source>The finished deals cannot be read ({reason}).</source>
        <translation>Die fertigen Spiele lassen sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is larger than {size} MiB</source>
        <translation>die Datei ist größer als {size} MiB</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>es ist ein Gerät und keine Datei</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program. It stays as it is; this version uses {other}.</source>
        <translation>{file} stammt von einer neueren Version des Programms. Die Datei bleibt, wie sie ist; diese Version verwendet {other}.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}). It stays as it is; the program uses {other}.</source>
        <translation>{file} lässt sich nicht lesen ({reason}). Die Datei bleibt, wie sie ist; das Programm verwendet {other}.</translation>
    </message>
    <message>
        <source>{file} was damaged. It is kept as {other}.</source>
        <translation>{file} war beschädigt. Die Datei liegt jetzt unter {other}.</translation>
    </message>
    <message>
        <source>{file} is damaged and could not be renamed ({reason}). The program uses {other}.</source>
        <translation>{file} ist beschädigt und ließ sich nicht umbenennen ({reason}). Das Programm verwendet {other}.</translation>
    </message>
    <message>
        <source>{player:You decided|~ decided} this, and no computer player.</source>
        <translation>{player:Das hast du selbst entschieden|Das hat ~ selbst entschieden}, kein Computerspieler.</translation>
    </message>
    <message>
        <source>The rules left no other answer.</source>
        <translation>Die Regeln ließen keine andere Antwort zu.</translation>
    </message>
    <message>
        <source>On the table lay {cards}.</source>
        <translation>Auf dem Tisch lag: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) had been played before.</source>
        <translation>
            <numerusform>Eine Karte war schon gespielt.</numerusform>
            <numerusform>%n Karten waren schon gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played out in imagined deals that fit what had been seen, it was paid best on the average.</source>
        <translation>In gedachten Spielen, die zu allem Gesehenen passen und zu Ende gespielt wurden, brachte das im Schnitt am meisten.</translation>
    </message>
    <message>
        <source>All hands were open: a search of everything that could follow found that it wins.</source>
        <translation>Alle Karten lagen offen: Die Suche durch alles, was folgen kann, ergab, dass das gewinnt.</translation>
    </message>
    <message>
        <source>Another card was paid more in the imagined deals, but by too little to leave the usual one.</source>
        <translation>Eine andere Karte brachte in den gedachten Spielen mehr, aber zu wenig, um von der üblichen abzugehen.</translation>
    </message>
    <message>
        <source>Another answer was paid more in the imagined deals, but not by as much as it would have to be.</source>
        <translation>Eine andere Antwort brachte in den gedachten Spielen mehr, aber nicht um so viel mehr, wie es sein müsste.</translation>
    </message>
    <message>
        <source>Another answer was paid more in the imagined deals, but experience speaks for this one.</source>
        <translation>Eine andere Antwort brachte in den gedachten Spielen mehr, aber die Erfahrung spricht für diese.</translation>
    </message>
    <message>
        <source>Every other card that could be played was as good.</source>
        <translation>Jede andere mögliche Karte war gleich gut.</translation>
    </message>
    <message>
        <source>By its rules of thumb it had the highest worth in the imagined deals, without playing them out.</source>
        <translation>Nach Faustregeln war das in den gedachten Spielen am meisten wert; zu Ende gespielt wurden sie nicht.</translation>
    </message>
    <message>
        <source>A rule of thumb said so, from the hand and the words heard; nothing was tried out.</source>
        <translation>So wollte es eine Faustregel, nach dem Blatt und dem Gesagten; ausprobiert wurde nichts.</translation>
    </message>
    <message>
        <source>A rule of thumb found nothing worth saying.</source>
        <translation>Eine Faustregel fand nichts, was zu sagen wäre.</translation>
    </message>
    <message>
        <source>No rule of thumb had an answer; it was the first that was possible.</source>
        <translation>Keine Faustregel hatte eine Antwort; es war die erste mögliche.</translation>
    </message>
    <message>
        <source>It was drawn at random.</source>
        <translation>Es wurde ausgelost.</translation>
    </message>
    <message>
        <source>A program from outside decided, and gave no reason.</source>
        <translation>Ein fremdes Programm hat entschieden und keinen Grund genannt.</translation>
    </message>
    <message>
        <source>Asked again it answers otherwise: {answer}. How chance fell then is not known any more, or it plays otherwise now.</source>
        <translation>Nochmals gefragt, kommt eine andere Antwort: {answer}. Wie damals der Zufall fiel, ist nicht mehr bekannt, oder es wird heute anders gespielt.</translation>
    </message>
    <message>
        <source>{answer} (chosen)</source>
        <translation>{answer} (gewählt)</translation>
    </message>
    <message>
        <source>The last line of {file} was incomplete. It is kept as {other}; all other deals are there.</source>
        <translation>Die letzte Zeile von {file} war unvollständig. Sie liegt jetzt in {other}; alle anderen Spiele sind da.</translation>
    </message>
    <message>
        <source>{count} lines of {file} could not be read. They stay there and are left out.</source>
        <translation>{count} Zeilen von {file} ließen sich nicht lesen. Sie bleiben dort und werden übergangen.</translation>
    </message>
    <message>
        <source>{file} can only be read in part ({reason}). It stays as it is, but deals may be missing in the account.</source>
        <translation>{file} lässt sich nur zum Teil lesen ({reason}). Die Datei bleibt, wie sie ist, aber in der Abrechnung können Spiele fehlen.</translation>
    </message>
    <message>
        <source>{count} lines of {file} were damaged. They are kept as {other}; all other deals are there.</source>
        <translation>{count} Zeilen von {file} waren beschädigt. Sie liegen jetzt in {other}; alle anderen Spiele sind da.</translation>
    </message>
    <message>
        <source>The score pad cannot be saved in {file}: {reason}. What you enter is lost if the program ends.</source>
        <translation>Der Schreibblock lässt sich nicht in {file} speichern: {reason}. Was du einträgst, geht verloren, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>The score pad is saved again.</source>
        <translation>Der Schreibblock wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>The score pad {file} cannot be deleted: {reason}.</source>
        <translation>Der Schreibblock {file} lässt sich nicht löschen: {reason}.</translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <translation>{preset}, abgeändert</translation>
    </message>
    <message>
        <source>changed house rules</source>
        <translation>geänderte Hausregeln</translation>
    </message>
    <message>
        <source>{game} · {rules}</source>
        <translation>{game} · {rules}</translation>
    </message>
    <message>
        <source>{preset} · {form}</source>
        <translation>{preset} · {form}</translation>
    </message>
    <message>
        <source>Your own house rules.</source>
        <translation>Deine eigenen Hausregeln.</translation>
    </message>
    <message>
        <source>own house rules</source>
        <translation>eigene Hausregeln</translation>
    </message>
    <message>
        <source>No more questions can be made ({reason}).</source>
        <translation>Es können keine weiteren Fragen gemacht werden ({reason}).</translation>
    </message>
    <message>
        <source>Tarocks</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>The program is already running. What is played in this second window is not saved.</source>
        <translation>Das Programm läuft schon. Was in diesem zweiten Fenster gespielt wird, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). You can play on; the program keeps trying to save.</source>
        <translation>{file} lässt sich nicht schreiben ({reason}). Du kannst weiterspielen; das Programm versucht weiter zu speichern.</translation>
    </message>
    <message>
        <source>Saving works again; everything is saved.</source>
        <translation>Das Speichern geht wieder; alles ist gesichert.</translation>
    </message>
    <message>
        <source>Some settings could not be understood and are as at the beginning again: {names}.</source>
        <translation>Einige Einstellungen ließen sich nicht lesen und sind wieder wie am Anfang: {names}.</translation>
    </message>
    <message>
        <source>{player} could not decide ({reason}). A move was made at random instead; the deal goes on.</source>
        <translation>{player} konnte sich nicht entscheiden ({reason}). Stattdessen entschied der Zufall; das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>This file holds no house rules.</source>
        <translation>Diese Datei enthält keine Hausregeln.</translation>
    </message>
    <message>
        <source>These house rules were written by a newer version of the program.</source>
        <translation>Diese Hausregeln stammen von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>These house rules are for a game that this program does not have.</source>
        <translation>Diese Hausregeln sind für ein Spiel, das dieses Programm nicht hat.</translation>
    </message>
    <message>
        <source>a fault of the program: {error}</source>
        <translation>ein Fehler des Programms: {error}</translation>
    </message>
    <message>
        <source>Saving takes long. You can play on, but the last moves may be missing if the program ends unexpectedly.</source>
        <translation>Das Speichern dauert lange. Du kannst weiterspielen, aber die letzten Züge könnten fehlen, wenn das Programm unerwartet endet.</translation>
    </message>
    <message>
        <source>A fault of the program keeps it from saving ({reason}). You can play on, but the last moves may be missing when you start it again.</source>
        <translation>Ein Fehler des Programms verhindert das Speichern ({reason}). Du kannst weiterspielen, aber die letzten Züge könnten fehlen, wenn du es wieder startest.</translation>
    </message>
    <message>
        <source>These house rules cannot be read: {reason}.</source>
        <translation>Diese Hausregeln lassen sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). What you write to deals is kept until the program ends.</source>
        <translation>{file} lässt sich nicht schreiben ({reason}). Was du zu Spielen notierst, bleibt nur bis zum Ende des Programms.</translation>
    </message>
    <message>
        <source>This deal cannot be analysed ({reason}).</source>
        <translation>Dieses Spiel lässt sich nicht analysieren ({reason}).</translation>
    </message>
    <message>
        <source>the process that worked on it has ended</source>
        <translation>der Prozess, der daran gearbeitet hat, ist zu Ende</translation>
    </message>
    <message>
        <source>This analysis cannot be kept ({reason}). It is worked out anew each time.</source>
        <translation>Diese Analyse kann nicht aufgehoben werden ({reason}). Sie wird jedes Mal neu berechnet.</translation>
    </message>
    <message>
        <source>{answer}: there is nothing better to consider.</source>
        <translation>{answer}: Etwas Besseres kommt nicht in Frage.</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>nichts sagen</translation>
    </message>
    <message>
        <source>a card without a word</source>
        <translation>eine Karte ohne Ansage</translation>
    </message>
    <message>
        <source>{answer}: a clear lead. On the average it brings {amount} more than “{other}”.</source>
        <translation>{answer}: klar voran. Im Schnitt bringt das um {amount} mehr als „{other}“.</translation>
    </message>
    <message>
        <source>{answer}: about as good as “{other}”. It brings {amount} on the average.</source>
        <translation>{answer}: etwa so gut wie „{other}“. Im Schnitt bringt das {amount}.</translation>
    </message>
    <message>
        <source>Better than “{given}”: {answer}. On the average it would have brought {amount} more.</source>
        <translation>Besser als „{given}“: {answer}. Das hätte im Schnitt {amount} mehr gebracht.</translation>
    </message>
    <message>
        <source>{answer}: {amount}</source>
        <translation>{answer}: {amount}</translation>
    </message>
    <message>
        <source>{answer}: {amount} (about equal)</source>
        <translation>{answer}: {amount} (etwa gleich gut)</translation>
    </message>
    <message>
        <source>{answer}: {amount} (clearly less)</source>
        <translation>{answer}: {amount} (klar weniger)</translation>
    </message>
    <message>
        <source>Points of single cards</source>
        <translation>Augen der einzelnen Karten</translation>
    </message>
    <message>
        <source>You only watch at this table: nothing here was your choice.</source>
        <translation>Du schaust an diesem Tisch nur zu: Hier hast du nichts entschieden.</translation>
    </message>
    <message>
        <source>This session is played as at the table: nothing can be taken back.</source>
        <translation>Diese Partie wird gespielt wie am Tisch: Nichts wird zurückgenommen.</translation>
    </message>
    <message>
        <source>This session has been ended: nothing of it can be taken back.</source>
        <translation>Diese Partie ist beendet: Nichts in ihr wird mehr zurückgenommen.</translation>
    </message>
    <message>
        <source>You have not had a choice yet in this deal.</source>
        <translation>In diesem Spiel hast du noch keine Wahl gehabt.</translation>
    </message>
    <message>
        <source>You have not played a card in this deal yet where you had a choice.</source>
        <translation>Du hast in diesem Spiel noch keine Karte gespielt, bei der du eine Wahl hattest.</translation>
    </message>
    <message>
        <source>You have not had anything to say in this deal yet.</source>
        <translation>In diesem Spiel hast du noch nichts zu sagen gehabt.</translation>
    </message>
    <message>
        <source>Nothing has been taken back since your last move.</source>
        <translation>Seit deinem letzten Zug ist nichts zurückgenommen worden.</translation>
    </message>
    <message>
        <source>{player:nom} held {cards}.</source>
        <translation>{player:nom} {player:hattest|hatte} in der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{player:nom} played for {dummy:acc}.</source>
        <translation>{player:nom} {player:spieltest|spielte} für {dummy:acc}.</translation>
    </message>
    <message>
        <source>The hand of {other:acc} was open: {cards}.</source>
        <translation>Offen lag das Blatt von {other:dat}: {cards}.</translation>
    </message>
    <message>
        <source>Of the talon {player:nom} had seen {cards}.</source>
        <translation>Vom Talon {player:hattest|hatte} {player:nom} gesehen: {cards}.</translation>
    </message>
    <message>
        <source>Hidden from {player:acc} were the cards of {others:acc}.</source>
        <translation>Verdeckt für {player:acc} waren die Karten von {others:dat}.</translation>
    </message>
    <message>
        <source>Checked: nothing can change any more, whatever anybody holds and plays. In this deal: {result}.</source>
        <translation>Geprüft: Es kann sich nichts mehr ändern, was immer jemand hat und spielt. In diesem Spiel: {result}.</translation>
    </message>
    <message>
        <source>Checked: if you play your highest cards first, nothing that the others hold can change the result. In this deal: {result}.</source>
        <translation>Geprüft: Spielst du deine höchsten Karten zuerst, so kann nichts, was die anderen haben, das Ergebnis ändern. In diesem Spiel: {result}.</translation>
    </message>
    <message>
        <source>That is not certain yet. As far as you can know, it could go like this: {plays}. Then in this deal: {other}. In another way: {result}.</source>
        <translation>Das ist noch nicht sicher. Soviel du wissen kannst, könnte es so weitergehen: {plays}. Dann in diesem Spiel: {other}. Auf andere Weise: {result}.</translation>
    </message>
    <message>
        <source>That is not certain yet. As far as you can know, it could go like this: {plays}. Then the others would be paid otherwise, or something else would be taken over to the next deal.</source>
        <translation>Das ist noch nicht sicher. Soviel du wissen kannst, könnte es so weitergehen: {plays}. Dann würden die anderen anders bezahlt, oder ins nächste Spiel würde etwas anderes mitgenommen.</translation>
    </message>
    <message>
        <source>That cannot be checked yet: there are too many ways in which the rest could be played.</source>
        <translation>Das lässt sich noch nicht prüfen: Der Rest könnte noch auf zu viele Weisen gespielt werden.</translation>
    </message>
    <message>
        <source>{player}: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>{holder:nom} {holder:have|has} the {card} in {held} % of the imagined deals: there the difference is {cost}, elsewhere {else_cost}.</source>
        <translation>In {held} % der gedachten Spiele {holder:hast|hat} {holder:nom} {card:acc}: Dort macht es {cost} aus, sonst {else_cost}.</translation>
    </message>
    <message>
        <source>{item}: gained in {best} % of the imagined deals with the best answer, in {given} % with this one.</source>
        <translation>{item}: mit der besten Antwort in {best} % der gedachten Spiele gewonnen, mit dieser in {given} %.</translation>
    </message>
    <message>
        <source>{item}: paid in {best} % of the imagined deals with the best answer, in {given} % with this one.</source>
        <translation>{item}: mit der besten Antwort in {best} % der gedachten Spiele zu zahlen, mit dieser in {given} %.</translation>
    </message>
    <message>
        <source>A partner takes this trick in {best} % of the imagined deals with the best answer, in {given} % with this one.</source>
        <translation>Mit der besten Antwort macht in {best} % der gedachten Spiele ein Partner diesen Stich, mit dieser in {given} %.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} this trick in {best} % of the imagined deals with the best answer, in {given} % with this one.</source>
        <translation>Mit der besten Antwort {player:machst|macht} {player:nom} in {best} % der gedachten Spiele diesen Stich, mit dieser in {given} %.</translation>
    </message>
    <message>
        <source>The others take this trick in {best} % of the imagined deals with the best answer, in {given} % with this one.</source>
        <translation>Mit der besten Antwort machen in {best} % der gedachten Spiele die anderen diesen Stich, mit dieser in {given} %.</translation>
    </message>
    <message>
        <source>The deals are deleted, but not all that was written to them or found of them ({reason}).</source>
        <translation>Die Spiele sind gelöscht, aber nicht alles, was du dazu geschrieben hast oder was dazu ausgewertet ist ({reason}).</translation>
    </message>
    <message>
        <source>No deal was deleted: {file} cannot be written ({reason}).</source>
        <translation>Es wurde kein Spiel gelöscht: {file} lässt sich nicht schreiben ({reason}).</translation>
    </message>
    <message>
        <source>it took too long</source>
        <translation>es hat zu lange gedauert</translation>
    </message>
    <message>
        <source>the process that thinks has stopped twice</source>
        <translation>das Programm, das überlegt, ist zweimal stehen geblieben</translation>
    </message>
    <message>
        <source>No hint came: {reason}. You can go on playing, or ask once more.</source>
        <translation>Es kam kein Tipp: {reason}. Du kannst weiterspielen oder noch einmal fragen.</translation>
    </message>
    <message>
        <source>That could not be checked: {reason}. You can go on playing.</source>
        <translation>Das ließ sich nicht prüfen: {reason}. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>That is not certain yet.</source>
        <translation>Das ist noch nicht sicher.</translation>
    </message>
    <message>
        <source>That is not certain yet. As far as you can know, this deal can still end in more than one way: {other}, for example, or {result}.</source>
        <translation>Das ist noch nicht sicher. Soviel du wissen kannst, kann dieses Spiel noch verschieden ausgehen: zum Beispiel {other} oder {result}.</translation>
    </message>
    <message>
        <source>Nothing can change the result any more: {result}.</source>
        <translation>Am Ergebnis kann sich nichts mehr ändern: {result}.</translation>
    </message>
</context>
<context>
    <name>controller.codes</name>
    <message>
        <source>This is no code of a deal.</source>
        <translation>Das ist kein Code eines Spiels.</translation>
    </message>
    <message>
        <source>There is a mistake in this code: no such deal is dealt by these rules.</source>
        <translation>In diesem Code ist ein Fehler: So ein Spiel wird nach diesen Regeln nicht ausgeteilt.</translation>
    </message>
    <message>
        <source>This is no code of an evening.</source>
        <translation>Das ist kein Code eines Abends.</translation>
    </message>
    <message>
        <source>“{letter}” does not occur in codes. They consist of digits and of letters without I, L, O and U.</source>
        <translation>„{letter}“ kommt in Codes nicht vor. Sie bestehen aus Ziffern und Buchstaben ohne I, L, O und U.</translation>
    </message>
    <message>
        <source>This is too short for a code: letters are missing.</source>
        <translation>Das ist zu kurz für einen Code: Es fehlen Buchstaben.</translation>
    </message>
    <message>
        <source>This is too long for a code.</source>
        <translation>Das ist zu lang für einen Code.</translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter is wrong, missing or in another place. Compare it once more.</source>
        <translation>In diesem Code ist ein Fehler: Ein Buchstabe ist falsch, fehlt oder steht anderswo. Vergleiche ihn noch einmal.</translation>
    </message>
    <message>
        <source>This is no code of a result.</source>
        <translation>Das ist kein Code eines Ergebnisses.</translation>
    </message>
    <message>
        <source>This code is of house rules that this version of the program does not know.</source>
        <translation>Dieser Code ist von Hausregeln, die diese Version des Programms nicht kennt.</translation>
    </message>
    <message>
        <source>These house rules are not known here. Type in the code of the rules as well, or open a file of such a deal.</source>
        <translation>Diese Hausregeln sind hier nicht bekannt. Gib auch den Code der Regeln ein oder öffne eine Datei mit so einem Spiel.</translation>
    </message>
    <message>
        <source>The code of the rules is of other rules than this one.</source>
        <translation>Der Code der Regeln gehört zu anderen Regeln als dieser.</translation>
    </message>
    <message>
        <source>This is no code of house rules.</source>
        <translation>Das ist kein Code von Hausregeln.</translation>
    </message>
</context>
<context>
    <name>controller.quiz</name>
    <message>
        <source>How you do in the quiz cannot be saved in {file}: {reason}. It is forgotten when the program ends.</source>
        <translation>Wie du im Quiz abschneidest, lässt sich nicht in {file} speichern: {reason}. Es ist vergessen, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>How you do in the quiz is saved again.</source>
        <translation>Wie du im Quiz abschneidest, wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>{group}: how many are still out, so that you neither hold them nor have seen them go?</source>
        <translation>{group}: Wie viele sind noch draußen, also weder in deiner Hand noch schon gefallen?</translation>
    </message>
    <message>
        <source>{group}: which of these cards is still out?</source>
        <translation>{group}: Welche dieser Karten ist noch draußen?</translation>
    </message>
    <message>
        <source>How many card points {players:have|has|have|have} {players:nom} taken so far?</source>
        <translation>Wie viele Augen {players:hast|hat|habt|haben} {players:nom} bisher in den Stichen?</translation>
    </message>
    <message>
        <source>Who plays with {player:acc} in this deal?</source>
        <translation>Wer spielt in diesem Spiel mit {player:dat}?</translation>
    </message>
    <message>
        <source>Who takes the trick as it lies now?</source>
        <translation>Wem gehört der Stich, wie er jetzt liegt?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Gone: {cards}.</source>
        <translation>Gefallen: {cards}.</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>In deiner Hand: {cards}.</translation>
    </message>
    <message>
        <source>Open in another hand: {cards}.</source>
        <translation>Offen in einer anderen Hand: {cards}.</translation>
    </message>
    <message>
        <source>Still out: {cards}.</source>
        <translation>Noch draußen: {cards}.</translation>
    </message>
    <message>
        <source>None is still out.</source>
        <translation>Keine ist mehr draußen.</translation>
    </message>
    <message>
        <source>{cards}: {points}</source>
        <translation>{cards}: {points}</translation>
    </message>
    <message>
        <source>No trick, so no points.</source>
        <translation>Kein Stich, also keine Augen.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} it with the {card}: no other card in it beats that so far.</source>
        <translation>{player:nom} {player:hast|hat} ihn mit {card:dat}: Keine andere Karte darin sticht bisher höher.</translation>
    </message>
    <message>
        <source>Which card do you lead?</source>
        <translation>Welche Karte spielst du aus?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Welche Karte gibst du zu?</translation>
    </message>
</context>
<context>
    <name>games.anrufen</name>
    <message>
        <source>Anrufen</source>
        <translation>Anrufen</translation>
    </message>
    <message>
        <source>Six cards, five bids, a partner found by calling a card; for four, or for three with a talon.</source>
        <translation>Sechs Karten, fünf Gebote, und den Partner bringt eine gerufene Karte; zu viert, oder zu dritt mit Talon.</translation>
    </message>
    <message>
        <source>with 24 cards, and an auction</source>
        <translation>mit 24 Karten, und wer am meisten bietet, spielt</translation>
    </message>
    <message>
        <source>six tricks, a minute or two</source>
        <translation>sechs Stiche, ein bis zwei Minuten</translation>
    </message>
    <message>
        <source>A bid must be higher than the standing one, or equal to it with a suit.</source>
        <translation>Ein Gebot muss höher sein als das letzte, oder gleich hoch mit einer Farbe.</translation>
    </message>
    <message>
        <source>No equal bid is possible here.</source>
        <translation>Gleich hoch bieten geht hier nicht.</translation>
    </message>
    <message>
        <source>Only a higher suit than the one already named can be bid.</source>
        <translation>Nur eine höhere Farbe als die schon genannte kann geboten werden.</translation>
    </message>
    <message>
        <source>Everybody has passed twice: the dealer must bid.</source>
        <translation>Alle haben zweimal gepasst: Der Geber muss bieten.</translation>
    </message>
    <message>
        <source>An equal bid names a suit.</source>
        <translation>Ein gleiches Gebot nennt eine Farbe.</translation>
    </message>
    <message>
        <source>With these house rules the first bidder names his suit first.</source>
        <translation>Nach diesen Hausregeln nennt der erste Bieter seine Farbe zuerst.</translation>
    </message>
    <message>
        <source>A bid names no suit unless it equals the standing one.</source>
        <translation>Ein Gebot nennt nur dann eine Farbe, wenn es dem letzten gleich ist.</translation>
    </message>
    <message>
        <source>simple game</source>
        <translation>einfaches Spiel[n; einen=ein einfaches Spiel; acc=das einfache Spiel; nom=das einfache Spiel]</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>Hundert</translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation>kein Stich[m; einen=keinen Stich; acc=keinen Stich]</translation>
    </message>
    <message>
        <source>all tricks</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>all tricks with hundred</source>
        <translation>alle Stiche mit Hundert</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Bidder: has made the highest bid, must fulfil it, and leads to the first trick.</source>
        <translation>Spieler: hat am höchsten geboten, muss sein Spiel machen und spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{bid} ({suit})</source>
        <translation>{bid} ({suit})</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>{suit}</source>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Everybody has passed twice; the cards are dealt anew.</source>
        <translation>Alle haben zweimal gepasst; es wird neu gegeben.</translation>
    </message>
    <message>
        <source>What was bid? (a bid raised by the partner counts as raised)</source>
        <translation>Was wurde angesagt? (vom Partner erhöht: das erhöhte Spiel)</translation>
    </message>
    <message>
        <source>all passed: dealt anew</source>
        <translation>alle gepasst: neu gegeben</translation>
    </message>
    <message>
        <source>nobody else: alone</source>
        <translation>kein anderer: allein</translation>
    </message>
    <message>
        <source>Was Kontra said?</source>
        <translation>Wurde Kontra gesagt?</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Raise and Kontra belong to the first trick.</source>
        <translation>Erhöhen und Kontra gehören in den ersten Stich.</translation>
    </message>
    <message>
        <source>Only an opponent of the bidder can say Kontra.</source>
        <translation>Nur ein Gegner des Spielers kann Kontra sagen.</translation>
    </message>
    <message>
        <source>Only the partner can raise, before his first card and once.</source>
        <translation>Nur der Partner kann erhöhen, einmal und vor seiner ersten Karte.</translation>
    </message>
    <message>
        <source>A declared marriage must be led with the {card}.</source>
        <translation>Eine gemeldete Mariage muss mit {card:dat} ausgespielt werden.</translation>
    </message>
    <message>
        <source>A declared marriage must be led with its king or its queen.</source>
        <translation>Eine gemeldete Mariage muss mit ihrem König oder ihrer Dame ausgespielt werden.</translation>
    </message>
    <message>
        <source>it applies only where three play.</source>
        <translation>das gibt es nur zu dritt.</translation>
    </message>
    <message>
        <source>it applies only where four play.</source>
        <translation>das gibt es nur zu viert.</translation>
    </message>
    <message>
        <source>the dealer must bid, so that nothing is dealt anew.</source>
        <translation>der Geber muss bieten, also wird nie neu gegeben.</translation>
    </message>
    <message>
        <source>Kontra is not played.</source>
        <translation>Kontra wird nicht gespielt.</translation>
    </message>
    <message>
        <source>the session ends as soon as somebody is broke.</source>
        <translation>die Partie ist aus, sobald jemand nichts mehr hat.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Four with a called partner, or three with a talon and one against two.</source>
        <translation>Vier mit gerufenem Partner, oder drei mit Talon und einer gegen zwei.</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Which pictures are on the cards. The rules are the same with both.</source>
        <translation>Welche Bilder auf den Karten sind. Die Regeln sind mit beiden gleich.</translation>
    </message>
    <message>
        <source>French</source>
        <translation>französisch</translation>
    </message>
    <message>
        <source>German (William Tell)</source>
        <translation>deutsch (Wilhelm Tell)</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Who deals first; after each deal that was played the next player deals.</source>
        <translation>Wer zuerst gibt; nach jedem gespielten Spiel gibt der Nächste.</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>wird ausgelost</translation>
    </message>
    <message>
        <source>seat 1 (you)</source>
        <translation>Platz 1</translation>
    </message>
    <message>
        <source>seat 2</source>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>seat 3</source>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>seat 4</source>
        <translation>Platz 4</translation>
    </message>
    <message>
        <source>Dealing to three</source>
        <translation>Geben zu dritt</translation>
    </message>
    <message>
        <source>In which batches three players get their cards and the talon.</source>
        <translation>In welchen Packen drei Spieler ihre Karten und den Talon bekommen.</translation>
    </message>
    <message>
        <source>three each, talon, four each</source>
        <translation>je drei, Talon, je vier</translation>
    </message>
    <message>
        <source>four each, talon, three each</source>
        <translation>je vier, Talon, je drei</translation>
    </message>
    <message>
        <source>three each, four each, talon</source>
        <translation>je drei, je vier, Talon</translation>
    </message>
    <message>
        <source>Who deals anew when everybody has passed twice.</source>
        <translation>Wer neu gibt, wenn alle zweimal gepasst haben.</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>derselbe Geber</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>der Nächste</translation>
    </message>
    <message>
        <source>Suits of equal bids</source>
        <translation>Farben bei gleichem Gebot</translation>
    </message>
    <message>
        <source>How two players with the same bid name the suits that decide between them.</source>
        <translation>Wie zwei Spieler mit gleichem Gebot die Farben nennen, die zwischen ihnen entscheiden.</translation>
    </message>
    <message>
        <source>blind, uncovered together</source>
        <translation>verdeckt, gemeinsam aufgedeckt</translation>
    </message>
    <message>
        <source>the first bidder names his openly first</source>
        <translation>der erste Bieter nennt seine offen zuerst</translation>
    </message>
    <message>
        <source>Two bids of no tricks</source>
        <translation>Zweimal „kein Stich“</translation>
    </message>
    <message>
        <source>Whether a second player may bid no tricks too; a suit then only settles who goes first.</source>
        <translation>Ob auch ein Zweiter „kein Stich“ bieten darf; die Farbe entscheidet dann nur, wer den Vorrang hat.</translation>
    </message>
    <message>
        <source>not allowed, the first stands</source>
        <translation>nein, das erste gilt</translation>
    </message>
    <message>
        <source>allowed, a suit decides</source>
        <translation>ja, eine Farbe entscheidet</translation>
    </message>
    <message>
        <source>A pass is final</source>
        <translation>Weiter ist endgültig</translation>
    </message>
    <message>
        <source>Everybody passes twice</source>
        <translation>Alle passen zweimal</translation>
    </message>
    <message>
        <source>Whether the cards are dealt anew or the dealer has to bid.</source>
        <translation>Ob neu gegeben wird oder der Geber bieten muss.</translation>
    </message>
    <message>
        <source>the cards are dealt anew</source>
        <translation>es wird neu gegeben</translation>
    </message>
    <message>
        <source>the dealer must bid</source>
        <translation>der Geber muss bieten</translation>
    </message>
    <message>
        <source>Which card may be called</source>
        <translation>Welche Karte gerufen werden darf</translation>
    </message>
    <message>
        <source>Whether the partner is found by any card or only by a trump.</source>
        <translation>Ob jede Karte oder nur ein Trumpf gerufen werden darf.</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>jede Karte</translation>
    </message>
    <message>
        <source>a trump</source>
        <translation>ein Trumpf</translation>
    </message>
    <message>
        <source>Calling a card of one&apos;s own</source>
        <translation>Eine eigene Karte rufen</translation>
    </message>
    <message>
        <source>Whoever calls a card of his own plays alone against three.</source>
        <translation>Wer eine eigene Karte ruft, spielt allein gegen drei.</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>Three players: trumps are named</source>
        <translation>Zu dritt wird Trumpf genannt</translation>
    </message>
    <message>
        <source>Whether the bidder names trumps before he sees the talon.</source>
        <translation>Ob der Spieler Trumpf nennt, bevor er den Talon sieht.</translation>
    </message>
    <message>
        <source>before the talon is taken</source>
        <translation>vor dem Aufnehmen des Talons</translation>
    </message>
    <message>
        <source>after laying away</source>
        <translation>nach dem Verlegen</translation>
    </message>
    <message>
        <source>Talon at no tricks</source>
        <translation>Talon bei „kein Stich“</translation>
    </message>
    <message>
        <source>Whether the talon is exchanged when no tricks are bid.</source>
        <translation>Ob der Talon getauscht wird, wenn „kein Stich“ geboten ist.</translation>
    </message>
    <message>
        <source>is exchanged</source>
        <translation>wird getauscht</translation>
    </message>
    <message>
        <source>stays face down</source>
        <translation>bleibt verdeckt</translation>
    </message>
    <message>
        <source>The partner may raise</source>
        <translation>Der Partner darf erhöhen</translation>
    </message>
    <message>
        <source>What the partner may make of the bid before his first card.</source>
        <translation>Was der Partner vor seiner ersten Karte aus dem Gebot machen darf.</translation>
    </message>
    <message>
        <source>by adding what the bid lacks</source>
        <translation>um das, was dem Gebot fehlt</translation>
    </message>
    <message>
        <source>to any higher bid but no tricks</source>
        <translation>auf jedes höhere außer „kein Stich“</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Whether opponents may say Kontra in the first trick.</source>
        <translation>Ob Gegner im ersten Stich Kontra sagen dürfen.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>wird nicht gespielt</translation>
    </message>
    <message>
        <source>When in the first trick Kontra may be said.</source>
        <translation>Wann im ersten Stich Kontra gesagt werden darf.</translation>
    </message>
    <message>
        <source>at any time in the first trick</source>
        <translation>jederzeit im ersten Stich</translation>
    </message>
    <message>
        <source>just before one&apos;s own card</source>
        <translation>gleich vor der eigenen Karte</translation>
    </message>
    <message>
        <source>Tokens for Kontra</source>
        <translation>Marken für Kontra</translation>
    </message>
    <message>
        <source>How many tokens Kontra adds to the value of the bid.</source>
        <translation>Um wie viele Marken Kontra das Gebot erhöht.</translation>
    </message>
    <message>
        <source>Leading a marriage</source>
        <translation>Ausspielen einer Mariage</translation>
    </message>
    <message>
        <source>Which of the two cards is led when a marriage is declared.</source>
        <translation>Welche der beiden Karten ausgespielt wird, wenn eine Mariage gemeldet wird.</translation>
    </message>
    <message>
        <source>king or queen</source>
        <translation>König oder Dame</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>What may be played when following suit to a trick already trumped.</source>
        <translation>Was man zugeben darf, wenn die Farbe schon gestochen ist.</translation>
    </message>
    <message>
        <source>any card of the suit</source>
        <translation>jede Karte der Farbe</translation>
    </message>
    <message>
        <source>one must exceed the highest of the suit</source>
        <translation>höher als die höchste der Farbe</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>Marken am Anfang</translation>
    </message>
    <message>
        <source>How many tokens everybody begins with.</source>
        <translation>Mit wie vielen Marken jeder beginnt.</translation>
    </message>
    <message>
        <source>Too few tokens</source>
        <translation>Zu wenig Marken</translation>
    </message>
    <message>
        <source>What happens when somebody cannot pay all he owes.</source>
        <translation>Was geschieht, wenn jemand nicht alles zahlen kann.</translation>
    </message>
    <message>
        <source>he pays what he has</source>
        <translation>er zahlt, was er hat</translation>
    </message>
    <message>
        <source>he goes into debt</source>
        <translation>er macht Schulden</translation>
    </message>
    <message>
        <source>The session ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>When the session is over; most tokens win.</source>
        <translation>Wann die Partie zu Ende ist; die meisten Marken gewinnen.</translation>
    </message>
    <message>
        <source>when somebody has no tokens left</source>
        <translation>wenn jemand keine Marken mehr hat</translation>
    </message>
    <message>
        <source>when somebody has all tokens</source>
        <translation>wenn einer alle Marken hat</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>nach so und so vielen Spielen</translation>
    </message>
    <message>
        <source>when you like</source>
        <translation>wann du willst</translation>
    </message>
    <message>
        <source>Deals in a session</source>
        <translation>Spiele einer Partie</translation>
    </message>
    <message>
        <source>The session ends after so many deals at the latest; 0 means no limit.</source>
        <translation>Spätestens nach so vielen Spielen endet die Partie; 0 heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>Who has no tokens</source>
        <translation>Wer keine Marken mehr hat</translation>
    </message>
    <message>
        <source>Whether a player without tokens stays in while the session goes on.</source>
        <translation>Ob ein Spieler ohne Marken dabei bleibt, solange die Partie dauert.</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>spielt weiter</translation>
    </message>
    <message>
        <source>drops out</source>
        <translation>ist draußen</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>As it was played in the 1930s to 1950s: any card that the bidder lacks may be called, and the session is over when somebody has no token left.</source>
        <translation>Wie man in den Dreißiger- bis Fünfzigerjahren gespielt hat: Gerufen werden darf jede Karte, die der Spieler nicht hat, und die Partie ist aus, wenn einer keine Marke mehr hat.</translation>
    </message>
    <message>
        <source>Four players, forced dealer</source>
        <translation>Zu viert, Geber muss</translation>
    </message>
    <message>
        <source>Like the usual game for four, but when everybody has passed twice, the dealer must bid.</source>
        <translation>Wie sonst zu viert, nur muss der Geber bieten, wenn alle zweimal gepasst haben.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>One against two: nobody is called, but the bidder exchanges three cards with the talon.</source>
        <translation>Einer gegen zwei: Gerufen wird niemand, dafür tauscht der Spieler drei Karten mit dem Talon.</translation>
    </message>
    <message>
        <source>Four players, trumps called</source>
        <translation>Zu viert, Trumpf rufen</translation>
    </message>
    <message>
        <source>For four with patience: only a trump is called, the partner may turn a hundred into all tricks, and one plays on until somebody has all the tokens.</source>
        <translation>Für vier mit Ausdauer: Gerufen wird nur ein Trumpf, der Partner darf aus Hundert alle Stiche machen, und gespielt wird, bis einer alle Marken hat.</translation>
    </message>
    <message>
        <source>Three players, to the last token</source>
        <translation>Zu dritt, bis zur letzten Marke</translation>
    </message>
    <message>
        <source>Like the usual game for three, but one plays on until somebody has all the tokens.</source>
        <translation>Wie sonst zu dritt, aber gespielt wird, bis einer alle Marken hat.</translation>
    </message>
    <message>
        <source>Declared marriages</source>
        <translation>Gemeldete Mariagen</translation>
    </message>
    <message>
        <source>Kontra was said: {bonus} more.</source>
        <translation>Kontra wurde gesagt: {bonus} mehr.</translation>
    </message>
    <message>
        <source>The cards {player:nom} laid away hold {points} points, which count for the others.</source>
        <translation>In {player:deinen verlegten Karten|den verlegten Karten von ~} sind {points} Punkte, die zählen für die anderen.</translation>
    </message>
    <message>
        <source>{player:Your side|The side of ~} has {own} points, the others have {other}.</source>
        <translation>{player:Deine Partei|Die Partei von ~} hat {own} Punkte, die anderen haben {other}.</translation>
    </message>
    <message>
        <source>{player:Your side|The side of ~} has {own} of {all} tricks.</source>
        <translation>{player:Deine Partei|Die Partei von ~} hat {own} von {all} Stichen.</translation>
    </message>
    <message>
        <source>{player:nom} {player:have|has} taken no trick.</source>
        <translation>{player:nom} {player:hast|hat} keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>{player:nom} {player:have|has} taken a trick.</source>
        <translation>{player:nom} {player:hast|hat} einen Stich gemacht.</translation>
    </message>
    <message>
        <source>{player:nom} cannot pay everything; what is missing is not paid.</source>
        <translation>{player:nom} {player:kannst|kann} nicht alles zahlen; was fehlt, fällt unter den Tisch.</translation>
    </message>
    <message>
        <source>Simple game made</source>
        <translation>Einfaches Spiel gewonnen</translation>
    </message>
    <message>
        <source>Hundred made</source>
        <translation>Hundert gewonnen</translation>
    </message>
    <message>
        <source>No tricks made</source>
        <translation>„Kein Stich“ gewonnen</translation>
    </message>
    <message>
        <source>All tricks made</source>
        <translation>Alle Stiche gewonnen</translation>
    </message>
    <message>
        <source>All tricks with hundred made</source>
        <translation>Alle Stiche mit Hundert gewonnen</translation>
    </message>
    <message>
        <source>Simple game lost</source>
        <translation>Einfaches Spiel verloren</translation>
    </message>
    <message>
        <source>Hundred lost</source>
        <translation>Hundert verloren</translation>
    </message>
    <message>
        <source>No tricks lost</source>
        <translation>„Kein Stich“ verloren</translation>
    </message>
    <message>
        <source>All tricks lost</source>
        <translation>Alle Stiche verloren</translation>
    </message>
    <message>
        <source>All tricks with hundred lost</source>
        <translation>Alle Stiche mit Hundert verloren</translation>
    </message>
    <message>
        <source>Only a trump that you do not hold can be called.</source>
        <translation>Nur ein Trumpf, den du nicht hast, kann gerufen werden.</translation>
    </message>
    <message>
        <source>Lay away exactly three of your ten cards.</source>
        <translation>Verleg genau drei deiner zehn Karten.</translation>
    </message>
    <message>
        <source>A simple game.</source>
        <translation>Einfaches Spiel.</translation>
    </message>
    <message>
        <source>A hundred.</source>
        <translation>Hundert.</translation>
    </message>
    <message>
        <source>No tricks.</source>
        <translation>Kein Stich.</translation>
    </message>
    <message>
        <source>All tricks.</source>
        <translation>Alle Stiche.</translation>
    </message>
    <message>
        <source>All tricks with a hundred.</source>
        <translation>Alle Stiche mit Hundert.</translation>
    </message>
    <message>
        <source>{suit}!</source>
        <translation>{suit}!</translation>
    </message>
    <message>
        <source>The same, in {suit}.</source>
        <translation>Dasselbe, in {suit}.</translation>
    </message>
    <message>
        <source>The same!</source>
        <translation>Dasselbe!</translation>
    </message>
    <message>
        <source>Kontra!</source>
        <translation>Kontra!</translation>
    </message>
    <message>
        <source>And a hundred!</source>
        <translation>Und Hundert!</translation>
    </message>
    <message>
        <source>All tricks, and a hundred!</source>
        <translation>Alle Stiche, und Hundert!</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids}: {bid}.</source>
        <translation>{player:nom} {player:bietest|bietet} {bid:einen}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids} the same ({bid}) and {player:name|names} {suit}.</source>
        <translation>{player:nom} {player:bietest|bietet} dasselbe ({bid}) und {player:nennst|nennt} {suit}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids} the same ({bid}); the suit is still covered.</source>
        <translation>{player:nom} {player:bietest|bietet} dasselbe ({bid}); die Farbe ist noch verdeckt.</translation>
    </message>
    <message>
        <source>{player:nom} {player:name|names} {suit}.</source>
        <translation>{player:nom} {player:nennst|nennt} {suit}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:name|names} {suit}; {challenger:nom} {challenger:uncover|uncovers} {other}.</source>
        <translation>{player:nom} {player:nennst|nennt} {suit}; {challenger:nom} {challenger:deckst|deckt} {other} auf.</translation>
    </message>
    <message>
        <source>{player:nom} {player:declare|declares} 20 in {suit}.</source>
        <translation>{player:nom} {player:meldest|meldet} 20 in {suit}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:declare|declares} 40 in trumps.</source>
        <translation>{player:nom} {player:meldest|meldet} 40 in Trumpf.</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} Kontra.</source>
        <translation>{player:nom} {player:sagst|sagt} Kontra.</translation>
    </message>
    <message>
        <source>{player:nom} {player:are|is} the partner and {player:raise|raises} to: {bid}.</source>
        <translation>{player:nom} {player:bist|ist} der Partner und {player:erhöhst|erhöht} auf {bid:acc}.</translation>
    </message>
    <message>
        <source>{bid} ({value})</source>
        <translation>{bid} ({value})</translation>
    </message>
    <message>
        <source>Same bid with {suit}</source>
        <translation>Dasselbe mit {suit}</translation>
    </message>
    <message>
        <source>Same bid</source>
        <translation>Dasselbe</translation>
    </message>
    <message>
        <source>Declare 20 in {suit}</source>
        <translation>20 in {suit} melden</translation>
    </message>
    <message>
        <source>Declare 40 in {suit}</source>
        <translation>40 in {suit} melden</translation>
    </message>
    <message>
        <source>Raise to: {bid} ({value})</source>
        <translation>Erhöhen auf: {bid} ({value})</translation>
    </message>
    <message>
        <source>Your side must have more points than the others. Worth {value}.</source>
        <translation>Ihr müsst mehr Punkte haben als die anderen. Gilt {value}.</translation>
    </message>
    <message>
        <source>Your side must reach 100 points with its marriages. Worth {value}.</source>
        <translation>Ihr müsst mit euren Mariagen auf 100 Punkte kommen. Gilt {value}.</translation>
    </message>
    <message>
        <source>You must not take a single trick, alone and without trumps. Worth {value} from each.</source>
        <translation>Du darfst keinen einzigen Stich machen, allein und ohne Trumpf. Gilt {value} von jedem.</translation>
    </message>
    <message>
        <source>Your side must take every trick. Worth {value}.</source>
        <translation>Ihr müsst alle Stiche machen. Gilt {value}.</translation>
    </message>
    <message>
        <source>Your side must take every trick and reach 100 points. Worth {value}.</source>
        <translation>Ihr müsst alle Stiche machen und auf 100 Punkte kommen. Gilt {value}.</translation>
    </message>
    <message>
        <source>The higher suit stands, in the order hearts, diamonds, spades, clubs; it will be trumps.</source>
        <translation>Die höhere Farbe gilt, in der Reihenfolge Herz, Karo, Pik, Treff; sie wird Trumpf.</translation>
    </message>
    <message>
        <source>The higher suit stands, in the order hearts, diamonds, spades, clubs; there are no trumps.</source>
        <translation>Die höhere Farbe gilt, in der Reihenfolge Herz, Karo, Pik, Treff; es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>The points count at once; you must now lead one of the two cards.</source>
        <translation>Die Punkte zählen sofort; du musst nun eine der beiden Karten ausspielen.</translation>
    </message>
    <message>
        <source>The points count at once; you must now lead the queen.</source>
        <translation>Die Punkte zählen sofort; du musst nun die Dame ausspielen.</translation>
    </message>
    <message>
        <source>You think the bid will fail: it is worth {value} more either way.</source>
        <translation>Du glaubst, dass es schiefgeht: Das Spiel gilt so oder so {value} mehr.</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Was bietest du?</translation>
    </message>
    <message>
        <source>{player} has bid: {bid}. Do you bid more?</source>
        <translation>{player} hat {bid:einen} geboten. Bietest du höher?</translation>
    </message>
    <message>
        <source>Everybody has passed twice: you must bid.</source>
        <translation>Alle haben zweimal gepasst: Du musst bieten.</translation>
    </message>
    <message>
        <source>{player} has bid the same: which suit do you name?</source>
        <translation>{player} hat dasselbe geboten: Welche Farbe nennst du?</translation>
    </message>
    <message>
        <source>Do you name a higher suit for your equal bid?</source>
        <translation>Nennst du zu deinem gleichen Gebot eine höhere Farbe?</translation>
    </message>
    <message>
        <source>You play: which suit is trumps?</source>
        <translation>Du spielst: Welche Farbe ist Trumpf?</translation>
    </message>
    <message>
        <source>Take up the talon.</source>
        <translation>Nimm den Talon auf.</translation>
    </message>
    <message>
        <source>Lay three cards away.</source>
        <translation>Verleg drei Karten.</translation>
    </message>
    <message>
        <source>Do you say Kontra before the next card?</source>
        <translation>Sagst du vor der nächsten Karte Kontra?</translation>
    </message>
    <message>
        <source>Lead the king or the queen that you declared.</source>
        <translation>Spiel den König oder die Dame aus, die du gemeldet hast.</translation>
    </message>
    <message>
        <source>Lead the queen that you declared.</source>
        <translation>Spiel die Dame aus, die du gemeldet hast.</translation>
    </message>
    <message>
        <source>{asked} You may raise the bid first.</source>
        <translation>{asked} Vorher kannst du erhöhen.</translation>
    </message>
    <message>
        <source>{asked} You may say Kontra first.</source>
        <translation>{asked} Vorher kannst du Kontra sagen.</translation>
    </message>
    <message>
        <source>{asked} You may declare a marriage with it.</source>
        <translation>{asked} Dabei kannst du eine Mariage melden.</translation>
    </message>
    <message>
        <source>All bid to be the one who plays, from the simple game to all tricks; whoever bids highest names trumps and calls a card, whose holder helps him. One plays for tokens, until somebody has none left.</source>
        <translation>Geboten wird darum, wer spielt, vom einfachen Spiel bis zu allen Stichen; wer am höchsten bietet, macht Trumpf und ruft eine Karte, und wer die hat, hilft ihm. Gespielt wird um Marken, bis einer keine mehr hat.</translation>
    </message>
    <message>
        <source>{player} cannot declare now: that takes king and queen of {suit}, and the lead.</source>
        <translation>{player} kann jetzt nicht melden: Dazu gehören König und Dame in {suit}, und man muss selbst ausspielen.</translation>
    </message>
    <message>
        <source>Dealer of a redeal</source>
        <translation>Neu gibt</translation>
    </message>
    <message>
        <source>When to say Kontra</source>
        <translation>Wann Kontra gesagt wird</translation>
    </message>
    <message>
        <source>{needed} of {all}</source>
        <translation>{needed} von {all}</translation>
    </message>
    <message>
        <source>So many points either side needs to win: more than half of all, with the declared marriages.</source>
        <translation>So viele Punkte braucht eine Partei zum Gewinnen: mehr als die Hälfte von allen, mit den gemeldeten Mariagen.</translation>
    </message>
    <message>
        <source>If not, whoever has passed may come back in, until all the others pass one after the other.</source>
        <translation>Sonst darf, wer gepasst hat, wieder einsteigen, bis alle anderen hintereinander passen.</translation>
    </message>
    <message>
        <source>Following suit to a trumped trick</source>
        <translation>Zugeben, wenn gestochen ist</translation>
    </message>
</context>
<context>
    <name>games.anrufen.lessons</name>
    <message>
        <source>Bidding</source>
        <translation>Das Bieten</translation>
    </message>
    <message>
        <source>How to overbid somebody, also with the very same bid.</source>
        <translation>Wie du andere überbietest, auch mit genau demselben Gebot.</translation>
    </message>
    <message>
        <source>{seat2} was the first to speak and has bid a simple game: to have more points than the others, with a partner. {seat3} has passed, now it is you.</source>
        <translation>{seat2} war als Vorhand dran und hat ein einfaches Spiel geboten: mit einem Partner mehr Punkte machen als die anderen. {seat3} hat „weiter“ gesagt, jetzt bist du dran.</translation>
    </message>
    <message>
        <source>Look at your cards. If {H} were trumps, king and queen or Over of {H} would bring 40 extra. How many points do you hold then, with your aces and tens?</source>
        <translation>Schau deine Karten an. Wäre {H} Trumpf, brächten König und Dame (oder Ober) in {H} noch 40 dazu. Wie viele Punkte hast du dann in der Hand, mit deinen Assen und Zehnern?</translation>
    </message>
    <message>
        <source>30</source>
        <translation>30</translation>
    </message>
    <message>
        <source>That is the aces and the ten. The 40 come on top.</source>
        <translation>Das sind die Asse und der Zehner. Die 40 kommen noch dazu.</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>Almost. You hold two aces and a ten.</source>
        <translation>Fast. Du hast zwei Asse und einen Zehner.</translation>
    </message>
    <message>
        <source>70</source>
        <translation>70</translation>
    </message>
    <message>
        <source>Right: {HA}, {HT} and {SA} are 30, and 40 make 70.</source>
        <translation>Richtig: {HA}, {HT} und {SA} sind 30, und mit 40 sind es 70.</translation>
    </message>
    <message>
        <source>You want to play this yourself. You may bid more, or the same with a suit, which then decides. {H} are the highest suit: no other goes above them.</source>
        <translation>Das willst du selber spielen. Du darfst mehr bieten, oder dasselbe mit einer Farbe, die dann entscheidet. {H} ist die höchste Farbe: Darüber geht keine.</translation>
    </message>
    <message>
        <source>Then {seat2} chooses the trumps, and in any suit but {H} your 40 are only 20. With this hand you should play yourself.</source>
        <translation>Dann sagt {seat2} den Trumpf an, und wenn es nicht {H} ist, sind deine 40 nur noch 20. Mit so einem Blatt spielst du besser selber.</translation>
    </message>
    <message>
        <source>{seat2} has named {S} too, and with equal suits the earlier bid stands. Besides, you have only one of them.</source>
        <translation>{seat2} hat auch {S} genannt, und bei gleicher Farbe gilt das frühere Gebot. Außerdem hast du davon nur eine Karte.</translation>
    </message>
    <message>
        <source>That would overbid {seat2}, but you would have to reach 100. Why promise more than you need? The same bid will do.</source>
        <translation>Damit hättest du {seat2} überboten, aber du müsstest auf 100 kommen. Warum mehr versprechen, als nötig ist? Dasselbe Gebot reicht.</translation>
    </message>
    <message>
        <source>One lost trick, and all is lost, however many points you have. Your {C9} alone is reason enough not to.</source>
        <translation>Ein Stich zu wenig, und alles ist verloren, auch wenn du noch so viele Punkte hast. Allein wegen {C9:dat} lässt du das besser.</translation>
    </message>
    <message>
        <source>No tricks with two aces? You would have to take one, whether you like it or not.</source>
        <translation>Kein Stich mit zwei Assen? Einen müsstest du nehmen, ob du willst oder nicht.</translation>
    </message>
    <message>
        <source>Name the suit of which you hold most: {H}.</source>
        <translation>Nenn die Farbe, von der du am meisten hast: {H}.</translation>
    </message>
    <message>
        <source>{seat2} chose {S} without knowing your suit, and both were uncovered together. {H} are higher, so your bid stands. But {seat2} has not passed and may still bid more.</source>
        <translation>{seat2} hat {S} gewählt, ohne deine Farbe zu kennen, und beide sind zugleich aufgedeckt worden. {H} ist höher, also gilt dein Gebot. {seat2} hat aber nicht gepasst und darf noch mehr bieten.</translation>
    </message>
    <message>
        <source>Now {seat2} promises a hundred. You hold 70, the last trick brings 10 and an ace of your partner’s 10 more: with a ten that falls to you it is enough. What do you say?</source>
        <translation>Jetzt verspricht {seat2} Hundert. Du hast 70, der letzte Stich bringt 10 und ein Ass von deinem Partner noch einmal 10: Fällt dir noch ein Zehner zu, reicht es. Was sagst du?</translation>
    </message>
    <message>
        <source>Then it is {seat2} who plays. Your hand is good for a hundred.</source>
        <translation>Dann spielt {seat2}. Dein Blatt ist gut genug für Hundert.</translation>
    </message>
    <message>
        <source>The hundred you may hope for. But every single trick, with your {C9}?</source>
        <translation>Auf Hundert darfst du hoffen. Aber jeden einzelnen Stich, und das mit {C9:dat}?</translation>
    </message>
    <message>
        <source>The same trick works once more: the same bid, and {H}.</source>
        <translation>Das geht noch einmal wie vorhin: dasselbe Gebot, und dazu {H}.</translation>
    </message>
    <message>
        <source>All others have passed: you play a hundred, and {H} are trumps, since you named them. Now call a card. Whoever has it is your partner.</source>
        <translation>Alle anderen haben gepasst: Du spielst Hundert, und {H} ist Trumpf, denn das hast du genannt. Jetzt ruf eine Karte. Wer sie hat, ist dein Partner.</translation>
    </message>
    <message>
        <source>An ace that you are missing is the best thing to call. It takes a trick for you and brings ten points. Now you can bid.</source>
        <translation>Ein Ass, das dir fehlt: Etwas Besseres kannst du nicht rufen. Es macht einen Stich für dich und bringt zehn Punkte. Jetzt kannst du bieten.</translation>
    </message>
    <message>
        <source>That card is in your own hand. You need somebody else.</source>
        <translation>Die Karte hast du selber. Du brauchst aber jemand anderen.</translation>
    </message>
    <message>
        <source>A ten can be beaten by the ace of its suit. Whoever holds an ace that you are missing helps you more.</source>
        <translation>Über einen Zehner geht noch das Ass. Wer ein Ass hat, das dir fehlt, hilft dir mehr.</translation>
    </message>
    <message>
        <source>You may. But such a card takes no trick. Which aces are you missing?</source>
        <translation>Das darfst du. Aber so eine Karte macht keinen Stich. Welche Asse fehlen dir?</translation>
    </message>
    <message>
        <source>The cards and the tricks</source>
        <translation>Die Karten und die Stiche</translation>
    </message>
    <message>
        <source>Which card beats which, and when you have to follow, beat or trump.</source>
        <translation>Welche Karte welche sticht, und wann du bekennen, drübergehen oder trumpfen musst.</translation>
    </message>
    <message>
        <source>Welcome! These six cards are yours. There are four suits: {H}, {D}, {S} and {C}. In each the ace is the highest, right behind it comes the ten, then king, queen or Over (O), jack or Under (U), and nine.</source>
        <translation>Servus! Diese sechs Karten gehören dir. Es gibt vier Farben: {H}, {D}, {S} und {C}. In jeder ist das Ass die höchste Karte, gleich dahinter kommt der Zehner, dann König, Dame oder Ober (O), Bube oder Unter (U), und zuletzt der Neuner.</translation>
    </message>
    <message>
        <source>One player lays down a card, and the others add one each, going clockwise. These four cards are called a trick. The highest card of the suit that was led takes all four, unless a trump is among them: that beats every other suit.</source>
        <translation>Einer legt eine Karte hin, und die anderen geben im Uhrzeigersinn je eine zu. Die vier Karten zusammen sind ein Stich. Die höchste Karte der ausgespielten Farbe nimmt alle vier, außer es ist ein Trumpf dabei: Der sticht jede andere Farbe.</translation>
    </message>
    <message>
        <source>{seat1} is the bidder (B by the name) and has named {H} trumps. The {SA} was called: whoever holds it is the partner (P), and that is you. Nobody else knows it yet. Those who play together are a side.</source>
        <translation>{seat1} ist der Spieler (S beim Namen) und hat {H} zum Trumpf gemacht. Gerufen ist {SA:nom}: Wer die Karte hat, ist der Partner (P), und das bist du. Sonst weiß es noch niemand. Die miteinander spielen, sind eine Partei.</translation>
    </message>
    <message>
        <source>{seat1} has led the {SK}, and {seat2} has put the {ST} on it. So far the ten wins: it is higher than the king.</source>
        <translation>{seat1} hat {SK:acc} ausgespielt, und {seat2} ist mit {ST:dat} drübergegangen. Vorerst gehört der Stich dem Zehner: Er ist höher als der König.</translation>
    </message>
    <message>
        <source>Your turn. You have two {S}: which one do you play?</source>
        <translation>Du bist dran. In {S} hast du zwei Karten: Welche gibst du zu?</translation>
    </message>
    <message>
        <source>Right. You follow suit and beat the ten. The trick is yours, and with ace and ten it has 20 points.</source>
        <translation>Richtig. Du bekennst Farbe und gehst über den Zehner. Der Stich gehört dir, und mit Ass und Zehner hat er 20 Punkte.</translation>
    </message>
    <message>
        <source>You cannot keep the ace back: if you can beat what lies there, you must.</source>
        <translation>Das Ass kannst du nicht zurückhalten: Wer drüber kann, muss drüber.</translation>
    </message>
    <message>
        <source>A trump would win, but you have {S}: then you must follow suit.</source>
        <translation>Ein Trumpf würde stechen, aber du hast {S}: Dann musst du Farbe bekennen.</translation>
    </message>
    <message>
        <source>{S} were led, and you have {S}: then you must follow suit.</source>
        <translation>Ausgespielt ist {S}, und du hast {S}: Dann musst du Farbe bekennen.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next one. An ace that is no trump often brings ten points home: lead yours.</source>
        <translation>Wer den Stich macht, spielt zum nächsten aus. Ein Ass, das nicht Trumpf ist, bringt oft zehn Punkte heim: Spiel deines aus.</translation>
    </message>
    <message>
        <source>{seat1} has the {HA} and has to beat your ten with it: the two best trumps of your side fall in one trick.</source>
        <translation>{seat1} hat {HA:acc} und muss damit über deinen Zehner: Die zwei besten Trümpfe eurer Partei fallen in einem Stich.</translation>
    </message>
    <message>
        <source>Somebody can beat that. You still have an ace.</source>
        <translation>Da kann jemand drüber. Du hast noch ein Ass.</translation>
    </message>
    <message>
        <source>{seat1} has no {D} and had to trump, even though you are partners. The {H9} is the lowest trump, and yet it takes the ace.</source>
        <translation>{seat1} hat kein {D} und musste mit Trumpf stechen, obwohl ihr Partner seid. {H9:nom} ist der niedrigste Trumpf und sticht trotzdem das Ass.</translation>
    </message>
    <message>
        <source>{seat1} leads {C}, and {seat2} trumps with the {HQ}. You have no {C} either. What now?</source>
        <translation>{seat1} spielt {C} aus, und {seat2} sticht mit {HQ:dat}. Auch du hast kein {C}. Und jetzt?</translation>
    </message>
    <message>
        <source>Right: without the suit you must trump, and higher than the trump that lies there, if you can.</source>
        <translation>Richtig: Ohne die Farbe musst du Trumpf zugeben, und wenn es geht, einen höheren als den, der schon liegt.</translation>
    </message>
    <message>
        <source>This trump is lower than the {HQ}. You have a higher one, so you must take that.</source>
        <translation>Dieser Trumpf ist niedriger als {HQ:nom}. Du hast einen höheren, also musst du mit dem drüber.</translation>
    </message>
    <message>
        <source>Throwing something away would be nice. But whoever has none of the suit must trump.</source>
        <translation>Etwas abwerfen, das wäre fein. Aber wer die Farbe nicht hat, muss Trumpf zugeben.</translation>
    </message>
    <message>
        <source>You have taken two tricks: the first with ace and ten, and now this one. How many points are in them?</source>
        <translation>Du hast zwei Stiche gemacht: den ersten mit Ass und Zehner, und jetzt diesen. Wie viele Punkte sind das?</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>You have forgotten the {HT} in this trick.</source>
        <translation>Du hast {HT:acc} in diesem Stich vergessen.</translation>
    </message>
    <message>
        <source>Right: {SA}, {ST} and {HT}, ten each.</source>
        <translation>Richtig: {SA}, {ST} und {HT}, jede Karte zehn.</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>A king counts nothing, and neither does a queen or an Over. Only aces and tens do.</source>
        <translation>Ein König zählt nichts, und eine Dame oder ein Ober auch nicht. Nur Asse und Zehner zählen.</translation>
    </message>
    <message>
        <source>There are 80 points in the aces and tens, and the last trick brings ten more: 90 in every deal. Now you know how cards are played in Anrufen.</source>
        <translation>In den Assen und Zehnern stecken 80 Punkte, und der letzte Stich bringt noch zehn: 90 in jedem Spiel. Jetzt weißt du, wie beim Anrufen zugegeben wird.</translation>
    </message>
    <message>
        <source>The partner raises</source>
        <translation>Der Partner erhöht</translation>
    </message>
    <message>
        <source>When to make more of your partner&apos;s bid, and what it brings.</source>
        <translation>Wann du aus dem Gebot deines Partners mehr machst, und was das bringt.</translation>
    </message>
    <message>
        <source>{seat3} plays a simple game with {H} as trumps, has called the {DA} and leads {D}. You hold that ace: you are the partner, and so far only you know it.</source>
        <translation>{seat3} spielt ein einfaches Spiel mit Trumpf {H}, hat {DA:acc} gerufen und spielt {D} aus. Das Ass hast du: Du bist der Partner, und noch weißt nur du es.</translation>
    </message>
    <message>
        <source>A simple game brings each of you one token, whatever you reach. But look at your hand: what could you declare, once you lead?</source>
        <translation>Ein einfaches Spiel bringt jedem von euch eine Marke, egal, wie viel ihr macht. Aber schau in dein Blatt: Was könntest du melden, sobald du ausspielst?</translation>
    </message>
    <message>
        <source>Forty</source>
        <translation>Vierzig</translation>
    </message>
    <message>
        <source>Right: {HK} and {HQ}, and {H} are trumps.</source>
        <translation>Richtig: {HK} und {HQ}, und {H} ist Trumpf.</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>Zwanzig</translation>
    </message>
    <message>
        <source>More: your marriage is in trumps.</source>
        <translation>Mehr: Deine Mariage ist in Trumpf.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Look once more at your {H}.</source>
        <translation>Schau dir deine Karten in {H} noch einmal an.</translation>
    </message>
    <message>
        <source>With your 40, two aces and a ten, a hundred is in sight. Before your first card you as the partner may raise the bid.</source>
        <translation>Mit deinen 40, zwei Assen und einem Zehner ist Hundert in Sicht. Vor deiner ersten Karte darfst du als Partner das Gebot erhöhen.</translation>
    </message>
    <message>
        <source>Now the game is worth two tokens, and you two need 100 points. And everybody knows that you are the partner.</source>
        <translation>Jetzt gilt das Spiel zwei Marken, und ihr braucht 100 Punkte. Und alle wissen, dass du der Partner bist.</translation>
    </message>
    <message>
        <source>Once your card lies there, it is too late. You two may make a hundred and more, and be paid for a simple game.</source>
        <translation>Liegt deine Karte einmal da, ist es zu spät. Dann macht ihr vielleicht hundert und mehr und werdet nur für ein einfaches Spiel bezahlt.</translation>
    </message>
    <message>
        <source>All tricks, with the {CJ} in your hand? A single lost trick, and you both pay.</source>
        <translation>Alle Stiche, mit {CJ:dat} in der Hand? Ein einziger verlorener Stich, und ihr zahlt beide.</translation>
    </message>
    <message>
        <source>{seat1} does not believe it and says Kontra. It holds for the raised bid. What is the game worth now?</source>
        <translation>{seat1} glaubt es nicht und sagt Kontra. Das gilt für das erhöhte Gebot. Wie viel gilt das Spiel jetzt?</translation>
    </message>
    <message>
        <source>2 tokens</source>
        <translation>2 Marken</translation>
    </message>
    <message>
        <source>That was before the Kontra.</source>
        <translation>So viel war es vor dem Kontra.</translation>
    </message>
    <message>
        <source>3 tokens</source>
        <translation>3 Marken</translation>
    </message>
    <message>
        <source>Right: two for the hundred, one more for the Kontra, either way.</source>
        <translation>Richtig: zwei für Hundert und eine mehr fürs Kontra, ob gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>4 tokens</source>
        <translation>4 Marken</translation>
    </message>
    <message>
        <source>Here Kontra does not double. It adds a token.</source>
        <translation>Das Kontra verdoppelt hier nicht. Es macht eine Marke mehr.</translation>
    </message>
    <message>
        <source>Then show them. Your card?</source>
        <translation>Dann zeig es ihnen. Deine Karte?</translation>
    </message>
    <message>
        <source>You have the {DA}, and you must follow suit.</source>
        <translation>Du hast {DA:acc} und musst Farbe bekennen.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead. What do you do first?</source>
        <translation>Der Stich gehört dir, und du spielst aus. Was machst du zuerst?</translation>
    </message>
    <message>
        <source>Not without a word! Say forty first, or the points are lost.</source>
        <translation>Nicht ohne ein Wort! Sag zuerst vierzig, sonst sind die Punkte weg.</translation>
    </message>
    <message>
        <source>Take the forty while you are leading.</source>
        <translation>Hol dir die vierzig, solange du ausspielst.</translation>
    </message>
    <message>
        <source>Together with your ace that makes 50 already, and {seat3} has the highest trumps. Your raise was a good one.</source>
        <translation>Mit deinem Ass sind das schon 50, und {seat3} hat die höchsten Trümpfe. Das Erhöhen war richtig.</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>How to see that a bid must fail, and what Kontra brings.</source>
        <translation>Woran du siehst, dass ein Gebot nicht gehen kann, und was Kontra bringt.</translation>
    </message>
    <message>
        <source>{seat2} plays a hundred, {S} are trumps, and the {HA} was called. You do not have it, so you play against {seat2}.</source>
        <translation>{seat2} spielt Hundert, {S} ist Trumpf, und gerufen ist {HA:nom}. Du hast die Karte nicht, also spielst du gegen {seat2}.</translation>
    </message>
    <message>
        <source>The cards bring 90 points at most. For a hundred {seat2} and the partner need a marriage. Look at your hand: in which suits can they have one?</source>
        <translation>Die Karten bringen höchstens 90 Punkte. Für Hundert braucht die Partei von {seat2} eine Mariage. Schau in dein Blatt: In welcher Farbe können sie eine haben?</translation>
    </message>
    <message>
        <source>In {S}</source>
        <translation>In {S}</translation>
    </message>
    <message>
        <source>One of the two cards it takes is in your hand: the {SK}.</source>
        <translation>Eine von den zwei Karten dafür hast du: {SK:acc}.</translation>
    </message>
    <message>
        <source>In {H}</source>
        <translation>In {H}</translation>
    </message>
    <message>
        <source>One of the two cards it takes is in your hand: the {HQ}.</source>
        <translation>Eine von den zwei Karten dafür hast du: {HQ:acc}.</translation>
    </message>
    <message>
        <source>In none</source>
        <translation>In keiner</translation>
    </message>
    <message>
        <source>Right! In each suit you hold one of the two cards. They cannot reach a hundred, whatever they do.</source>
        <translation>Richtig! In jeder Farbe hast du eine von den zwei Karten. Auf hundert kommen sie nicht, egal, was sie machen.</translation>
    </message>
    <message>
        <source>An opponent who thinks that the bid will fail may say so during the first trick.</source>
        <translation>Wer dagegen spielt und nicht an das Gebot glaubt, darf das im ersten Stich sagen.</translation>
    </message>
    <message>
        <source>Kontra! One token more from each of them. And everybody can see now that you are not the partner.</source>
        <translation>Kontra! Von jedem eine Marke mehr. Und alle sehen jetzt, dass du nicht der Partner bist.</translation>
    </message>
    <message>
        <source>If you keep quiet, they lose two tokens each. You know that they must lose: let them pay three.</source>
        <translation>Sagst du nichts, verliert jeder von ihnen zwei Marken. Du weißt, dass sie verlieren müssen: Lass sie drei zahlen.</translation>
    </message>
    <message>
        <source>{seat2} leads {H}, to find the partner. What do you play?</source>
        <translation>{seat2} spielt {H} aus, um den Partner zu finden. Was gibst du zu?</translation>
    </message>
    <message>
        <source>You have a card of {H}: you must follow suit.</source>
        <translation>Du hast eine Karte in {H}: Du musst Farbe bekennen.</translation>
    </message>
    <message>
        <source>Each side will still get points, but that changes nothing: a hundred that is missed is lost, even with most of the points.</source>
        <translation>Jede Partei macht noch ihre Punkte, aber das ändert nichts: Wer Hundert nicht schafft, verliert, auch mit den meisten Punkten.</translation>
    </message>
    <message>
        <source>The hundred is worth two tokens, the Kontra one more. Two against two: how many tokens do you get?</source>
        <translation>Hundert gilt zwei Marken, mit Kontra eine mehr. Es spielen zwei gegen zwei: Wie viele Marken bekommst du?</translation>
    </message>
    <message>
        <source>Right: each loser pays three to one of the winners.</source>
        <translation>Richtig: Jeder Verlierer zahlt drei an einen der Gewinner.</translation>
    </message>
    <message>
        <source>6 tokens</source>
        <translation>6 Marken</translation>
    </message>
    <message>
        <source>They pay six in all, but three of them go to {seat3}, who played against {seat2} as well.</source>
        <translation>Zusammen zahlen sie sechs, aber drei davon gehören {seat3}, denn ihr habt zu zweit gegen {seat2} gespielt.</translation>
    </message>
    <message>
        <source>And your Kontra?</source>
        <translation>Und dein Kontra?</translation>
    </message>
    <message>
        <source>Usually you will not know it as surely as here. But count the marriages that your cards make impossible, and you will know when to say Kontra.</source>
        <translation>Meistens weißt du es nicht so sicher wie hier. Aber zähl die Mariagen, die durch deine Karten nicht mehr möglich sind, dann weißt du, wann du Kontra sagst.</translation>
    </message>
    <message>
        <source>A card of a marriage led without a word: those points are gone for good. First say it, then lead.</source>
        <translation>Eine Karte der Mariage ausgespielt und nichts gesagt: Diese Punkte sind weg. Zuerst melden, dann ausspielen.</translation>
    </message>
    <message>
        <source>One of the two must now be led. Keep the king, which is the higher one.</source>
        <translation>Eine der beiden musst du jetzt ausspielen. Heb dir den König auf, er ist der höhere.</translation>
    </message>
    <message>
        <source>The king would be allowed too. But the higher one of the two is worth keeping.</source>
        <translation>Der König wäre auch erlaubt. Aber die höhere von beiden hebst du dir besser auf.</translation>
    </message>
    <message>
        <source>Twenty and forty</source>
        <translation>Zwanzig und vierzig</translation>
    </message>
    <message>
        <source>How marriages are declared, and how one gets to a hundred.</source>
        <translation>Wie man Mariagen meldet, und wie man auf Hundert kommt.</translation>
    </message>
    <message>
        <source>You have bid a hundred, with {S} as trumps, and called the {HA}. The cards alone bring 90 points at most, so you need a marriage: king and queen or Over of one suit. You hold two.</source>
        <translation>Du spielst Hundert mit Trumpf {S} und hast {HA:acc} gerufen. Die Karten allein bringen höchstens 90 Punkte, also brauchst du eine Mariage: König und Dame (oder Ober) einer Farbe. Du hast zwei.</translation>
    </message>
    <message>
        <source>How much do your two marriages bring together?</source>
        <translation>Wie viel bringen deine zwei Mariagen zusammen?</translation>
    </message>
    <message>
        <source>That is the one in trumps alone.</source>
        <translation>Das ist allein die in Trumpf.</translation>
    </message>
    <message>
        <source>Right: 40 in trumps and 20 in {H}.</source>
        <translation>Richtig: 40 in Trumpf und 20 in {H}.</translation>
    </message>
    <message>
        <source>80</source>
        <translation>80</translation>
    </message>
    <message>
        <source>Only the marriage in trumps counts 40.</source>
        <translation>40 zählt nur die Mariage in Trumpf.</translation>
    </message>
    <message>
        <source>A marriage is declared when you lead, one at a time. Begin with {H}: then your partner has to take the trick with the {HA} and is known.</source>
        <translation>Gemeldet wird eine Mariage beim Ausspielen, immer nur eine. Fang mit {H} an: Dann muss dein Partner den Stich mit {HA:dat} nehmen und zeigt sich.</translation>
    </message>
    <message>
        <source>You may, and the 40 would be safe. But your partner is more easily found with {H}, and the trumps will not run away.</source>
        <translation>Das darfst du, und die 40 wären sicher. Aber mit {H} findest du leichter deinen Partner, und die Trümpfe laufen dir nicht davon.</translation>
    </message>
    <message>
        <source>First the marriage in {H}.</source>
        <translation>Zuerst die Mariage in {H}.</translation>
    </message>
    <message>
        <source>{seat2} had to beat your card with the {HT}, and {seat3}, your partner, that ten with the {HA}. The trick brings 20, and your marriage counts 20.</source>
        <translation>{seat2} musste mit {HT:dat} über deine Karte, und dein Partner {seat3} mit {HA:dat} über den Zehner. Der Stich bringt 20, und deine Mariage zählt 20.</translation>
    </message>
    <message>
        <source>{seat3} leads {C} so that you get in. You have one of them.</source>
        <translation>{seat3} spielt {C} aus, damit du drankommst. Davon hast du eine Karte.</translation>
    </message>
    <message>
        <source>You have {C}, so you must follow suit.</source>
        <translation>Du hast {C}, also musst du Farbe bekennen.</translation>
    </message>
    <message>
        <source>You may throw nothing away as long as you can follow suit.</source>
        <translation>Solange du Farbe bekennen kannst, darfst du nichts abwerfen.</translation>
    </message>
    <message>
        <source>How many points has your side got so far, with the twenty?</source>
        <translation>Wie viele Punkte hat deine Partei bis jetzt, mit den zwanzig?</translation>
    </message>
    <message>
        <source>Those are the cards. The twenty you declared counts as well.</source>
        <translation>Das sind die Karten. Die gemeldeten zwanzig zählen auch.</translation>
    </message>
    <message>
        <source>50</source>
        <translation>50</translation>
    </message>
    <message>
        <source>Right: {HT}, {HA} and {CA} are 30, and the marriage makes 50.</source>
        <translation>Richtig: {HT}, {HA} und {CA} sind 30, und mit der Mariage sind es 50.</translation>
    </message>
    <message>
        <source>Count again: two aces and one ten have fallen, and one twenty.</source>
        <translation>Zähl noch einmal: Gefallen sind zwei Asse und ein Zehner, und gemeldet ist einmal zwanzig.</translation>
    </message>
    <message>
        <source>You lead again: it is time for your second marriage.</source>
        <translation>Du spielst wieder aus: Zeit für deine zweite Mariage.</translation>
    </message>
    <message>
        <source>And if you do not get in again? Take the forty while you are leading.</source>
        <translation>Und wenn du nicht mehr drankommst? Hol dir die vierzig, solange du ausspielst.</translation>
    </message>
    <message>
        <source>A good card. But take the forty first, while you are leading.</source>
        <translation>Eine gute Karte. Aber hol dir zuerst die vierzig, solange du ausspielst.</translation>
    </message>
    <message>
        <source>You have just declared a marriage: now you must lead a card of it.</source>
        <translation>Du hast gerade eine Mariage gemeldet: Jetzt musst du eine Karte davon ausspielen.</translation>
    </message>
    <message>
        <source>{seat3} takes it with the {ST}: 50 and 40 and 10 make exactly 100. The bid is made, whatever comes now. That is how a hundred is brought home.</source>
        <translation>{seat3} nimmt den Stich mit {ST:dat}: 50 und 40 und 10 sind genau 100. Das Gebot ist geschafft, egal, was noch kommt. So bringt man Hundert heim.</translation>
    </message>
    <message>
        <source>Calling a partner</source>
        <translation>Einen Partner rufen</translation>
    </message>
    <message>
        <source>Which card to call, and how to find out who has it.</source>
        <translation>Welche Karte du rufst, und wie du herausfindest, wer sie hat.</translation>
    </message>
    <message>
        <source>You have bid a simple game, and all others have passed. Which suit becomes trumps?</source>
        <translation>Du hast ein einfaches Spiel geboten, und alle anderen haben gepasst. Welche Farbe machst du zum Trumpf?</translation>
    </message>
    <message>
        <source>The ace of {S} is a fine card, but it would be your only trump. The others would have five.</source>
        <translation>Das Ass in {S} ist eine feine Karte, aber es wäre dein einziger Trumpf. Die anderen hätten fünf.</translation>
    </message>
    <message>
        <source>Take the suit of which you hold most cards.</source>
        <translation>Nimm die Farbe, von der du am meisten Karten hast.</translation>
    </message>
    <message>
        <source>Now call a card. It should win a trick, and you should be able to lead its suit, so that its holder shows soon.</source>
        <translation>Jetzt ruf eine Karte. Sie soll einen Stich machen, und du sollst ihre Farbe ausspielen können, damit sich bald zeigt, wer sie hat.</translation>
    </message>
    <message>
        <source>An ace is a good idea. But you have no {C} to lead to it: it may take long until you know who is with you.</source>
        <translation>Ein Ass ist eine gute Idee. Aber du kannst kein {C} dazu ausspielen: Da kann es lange dauern, bis du weißt, wer mit dir ist.</translation>
    </message>
    <message>
        <source>When you lead your {D9}, the ace takes that ten. So rather call the ace itself.</source>
        <translation>Spielst du dann {D9:acc} aus, sticht das Ass diesen Zehner. Ruf lieber gleich das Ass.</translation>
    </message>
    <message>
        <source>You hold that card yourself. Call one that you do not have.</source>
        <translation>Die Karte hast du selber. Ruf eine, die du nicht hast.</translation>
    </message>
    <message>
        <source>Look at your {D9}: which card takes a trick in that suit?</source>
        <translation>Schau auf {D9:acc}: Welche Karte macht in dieser Farbe einen Stich?</translation>
    </message>
    <message>
        <source>Whoever has the {DA} keeps quiet. You lead to the first trick: how do you draw it out?</source>
        <translation>Wer {DA:acc} hat, verrät es nicht. Du spielst zum ersten Stich aus: Wie lockst du die Karte heraus?</translation>
    </message>
    <message>
        <source>That wins a trick, but then you still do not know who plays with you and who against you.</source>
        <translation>Das macht einen Stich, aber dann weißt du immer noch nicht, wer mit dir spielt und wer gegen dich.</translation>
    </message>
    <message>
        <source>Lead the suit that you have called.</source>
        <translation>Spiel die Farbe aus, die du gerufen hast.</translation>
    </message>
    <message>
        <source>There it is: {seat2} had to beat the {DK} with the {DA}. Now everybody knows that {seat2} plays with you, and so do you.</source>
        <translation>Da ist es: {seat2} musste mit {DA:dat} über {DK:acc}. Jetzt wissen alle, dass {seat2} mit dir spielt, und du weißt es auch.</translation>
    </message>
    <message>
        <source>{seat2} leads another ace, the {CA}. You have no {C}. What do you play to it?</source>
        <translation>{seat2} spielt noch ein Ass aus, {CA:acc}. Du hast kein {C}. Was gibst du zu?</translation>
    </message>
    <message>
        <source>Right, a small trump. You had to, even against your partner&apos;s ace; the trick stays with your side anyway.</source>
        <translation>Richtig, einen kleinen Trumpf. Du musstest, auch auf das Ass vom Partner; der Stich bleibt ja bei euch.</translation>
    </message>
    <message>
        <source>Giving your partner ten points is a good idea. But you have trumps: without {C} you must play one.</source>
        <translation>Dem Partner zehn Punkte zu geben, ist ein guter Gedanke. Aber du hast Trumpf: Ohne {C} musst du einen zugeben.</translation>
    </message>
    <message>
        <source>A trump it must be. But why a high one, when a small one takes the trick as well?</source>
        <translation>Trumpf muss es sein. Aber warum ein hoher, wenn ein kleiner den Stich auch macht?</translation>
    </message>
    <message>
        <source>Now you lead. The others still have trumps, among them the {HT}, which beats your king. What do you lead?</source>
        <translation>Jetzt spielst du aus. Die anderen haben noch Trümpfe, darunter {HT:acc}, und der geht über deinen König. Was spielst du aus?</translation>
    </message>
    <message>
        <source>The {HT} is above the king: {seat1} takes the trick with it. Under your ace it would have to fall.</source>
        <translation>{HT:nom} geht über den König: {seat1} macht damit den Stich. Auf dein Ass müsste der Zehner fallen.</translation>
    </message>
    <message>
        <source>As long as the others have trumps, somebody may trump your ace. Draw the trumps first.</source>
        <translation>Solange die anderen Trümpfe haben, kann jemand dein Ass stechen. Hol zuerst die Trümpfe heraus.</translation>
    </message>
    <message>
        <source>Then {seat1} takes it with the {HT}. You have a higher one.</source>
        <translation>Dann sticht {seat1} mit {HT:dat}. Du hast einen höheren Trumpf.</translation>
    </message>
    <message>
        <source>Beautiful: the ten had to fall under your ace. Nobody else has a trump now. What next?</source>
        <translation>Schön: Der Zehner musste auf dein Ass fallen. Jetzt hat sonst niemand mehr Trumpf. Und weiter?</translation>
    </message>
    <message>
        <source>Now nobody can trump any more: your other ace is safe.</source>
        <translation>Jetzt kann niemand mehr stechen: Dein anderes Ass ist sicher.</translation>
    </message>
    <message>
        <source>{seat2} has even put a ten into your trick. Why was that clever?</source>
        <translation>{seat2} hat sogar einen Zehner in deinen Stich gelegt. Warum war das gescheit?</translation>
    </message>
    <message>
        <source>The points stay with our side.</source>
        <translation>Die Punkte bleiben bei uns.</translation>
    </message>
    <message>
        <source>Right. It is called smearing: whoever knows his partner gives him aces and tens.</source>
        <translation>Richtig. Das heißt schmieren: Wer seinen Partner kennt, legt ihm Asse und Zehner hinein.</translation>
    </message>
    <message>
        <source>The rules demanded it.</source>
        <translation>Die Regeln verlangen es.</translation>
    </message>
    <message>
        <source>No. Nobody could beat your ace, so {seat2} could have played any of the suit.</source>
        <translation>Nein. Über dein Ass geht nichts, also hätte {seat2} jede Karte der Farbe zugeben dürfen.</translation>
    </message>
    <message>
        <source>You two have 60 of the 90 points: the others cannot catch up any more. You have found your partner and won.</source>
        <translation>Ihr zwei habt 60 von 90 Punkten: Das holen die anderen nicht mehr auf. Du hast deinen Partner gefunden und gewonnen.</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Finde deinen Partner</translation>
    </message>
    <message>
        <source>Call a card and draw it out before the third trick.</source>
        <translation>Ruf eine Karte und lock sie vor dem dritten Stich heraus.</translation>
    </message>
    <message>
        <source>You play a simple game. Name the trumps and call a card, so that its holder must show within two tricks. Think first which suits you can lead.</source>
        <translation>Du spielst ein einfaches Spiel. Sag den Trumpf an und ruf eine Karte, die sich in den ersten zwei Stichen zeigen muss. Überleg dir vorher, welche Farben du ausspielen kannst.</translation>
    </message>
    <message>
        <source>There is your partner, and there is still a lot to win together.</source>
        <translation>Da ist dein Partner, und gemeinsam könnt ihr noch viel holen.</translation>
    </message>
    <message>
        <source>Two tricks are over, and you still play in the dark. Call an ace of a suit that you can lead, and lead it.</source>
        <translation>Zwei Stiche sind vorbei, und du tappst noch im Dunkeln. Ruf ein Ass in einer Farbe, die du ausspielen kannst, und spiel sie aus.</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>Get through the whole deal without a trick.</source>
        <translation>Komm ohne einen einzigen Stich durch das ganze Spiel.</translation>
    </message>
    <message>
        <source>You play “no tricks”, alone against three and without trumps. Everybody must beat who can, the others as well as you, and you lead. Which card is a danger, and when does it hurt least?</source>
        <translation>Du spielst „kein Stich“, allein gegen drei und ohne Trumpf. Wer drüber kann, muss drüber, die anderen genauso wie du, und du spielst aus. Welche Karte ist gefährlich, und wann tut sie am wenigsten weh?</translation>
    </message>
    <message>
        <source>Not one trick: all three of them pay you.</source>
        <translation>Kein einziger Stich: Alle drei zahlen dir.</translation>
    </message>
    <message>
        <source>A hundred, alone: both of them pay you.</source>
        <translation>Hundert, ganz allein: Beide zahlen dir.</translation>
    </message>
    <message>
        <source>There it is, a trick. Your danger is the lone {CK}: lead it first, as long as ace and ten of {C} are about, and somebody has to beat it.</source>
        <translation>Da ist er, der Stich. Gefährlich ist {CK:nom}, ganz allein in der Farbe: Spiel die Karte als erste aus, solange Ass und Zehner in {C} noch da sind und jemand drüber muss.</translation>
    </message>
    <message>
        <source>Alone against two</source>
        <translation>Allein gegen zwei</translation>
    </message>
    <message>
        <source>Bring a hundred home, alone and with the talon.</source>
        <translation>Schaff Hundert, allein und mit dem Talon.</translation>
    </message>
    <message>
        <source>You have bid a hundred and are alone against two. Name the trumps, take the talon, lay three cards away, and do not forget the forty.</source>
        <translation>Du hast Hundert geboten und bist allein gegen zwei. Sag den Trumpf an, nimm den Talon, verleg drei Karten, und vergiss die vierzig nicht.</translation>
    </message>
    <message>
        <source>Not quite a hundred. Count beforehand what you need: the forty, your aces and tens, and the last trick.</source>
        <translation>Das war noch nicht Hundert. Zähl vorher, was du brauchst: die vierzig, deine Asse und Zehner und den letzten Stich.</translation>
    </message>
    <message>
        <source>The score sheet</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>How a deal is counted and paid, line by line.</source>
        <translation>Wie ein Spiel gezählt und bezahlt wird, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>This deal has just been played, and here is its sheet. You had bid a simple game with {H} as trumps and called the {DA}; {seat3} had it.</source>
        <translation>Dieses Spiel ist gerade aus, und das ist die Abrechnung. Du hast ein einfaches Spiel mit Trumpf {H} gespielt und {DA:acc} gerufen; die Karte hatte {seat3}.</translation>
    </message>
    <message>
        <source>The first line shows what lies in the tricks: ten for each ace and each ten, and ten for the last trick, which was yours.</source>
        <translation>In der ersten Zeile steht, was in den Stichen liegt: zehn für jedes Ass und jeden Zehner, und zehn für den letzten Stich, der dir gehört.</translation>
    </message>
    <message>
        <source>You have 50 points in tricks, and {seat3} has none. How many do the others have?</source>
        <translation>Du hast 50 Punkte in den Stichen, und {seat3} hat keine. Wie viele haben die anderen?</translation>
    </message>
    <message>
        <source>There are 90 in all, with the last trick.</source>
        <translation>Mit dem letzten Stich sind es zusammen 90.</translation>
    </message>
    <message>
        <source>Right: 90 less 50.</source>
        <translation>Richtig: 90 weniger 50.</translation>
    </message>
    <message>
        <source>There are only 90 in all, and you have 50 of them.</source>
        <translation>Es gibt zusammen nur 90, und 50 davon hast du.</translation>
    </message>
    <message>
        <source>50 against 40 in tricks. But {seat2} had declared forty. Is your simple game made?</source>
        <translation>In den Stichen steht es 50 zu 40. Aber {seat2} hat vierzig gemeldet. Ist dein einfaches Spiel gewonnen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Marriages count for opponents as well: 40 and 40 are 80 against your 50.</source>
        <translation>Mariagen zählen auch für die Gegner: 40 und 40 sind 80 gegen deine 50.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Right: with the forty the others have 80, and you have 50.</source>
        <translation>Richtig: Mit den vierzig haben die anderen 80, und du hast 50.</translation>
    </message>
    <message>
        <source>{seat2} had also said Kontra in the first trick, with a marriage of trumps in hand. That makes the simple game worth two tokens instead of one.</source>
        <translation>{seat2} hat im ersten Stich auch noch Kontra gesagt, mit der Mariage in Trumpf in der Hand. Damit gilt das einfache Spiel zwei Marken statt einer.</translation>
    </message>
    <message>
        <source>Who pays, and how much?</source>
        <translation>Wer zahlt wie viel?</translation>
    </message>
    <message>
        <source>You pay two tokens to each of the two</source>
        <translation>Du zahlst jedem der beiden zwei Marken</translation>
    </message>
    <message>
        <source>Your partner has lost with you: each of you pays to one of the others.</source>
        <translation>Dein Partner hat mit dir verloren: Jeder von euch zahlt einem der anderen.</translation>
    </message>
    <message>
        <source>You pay two tokens, and your partner two</source>
        <translation>Du zahlst zwei Marken und dein Partner auch zwei</translation>
    </message>
    <message>
        <source>Right: partners win and lose together.</source>
        <translation>Richtig: Partner gewinnen und verlieren gemeinsam.</translation>
    </message>
    <message>
        <source>You pay one token, and your partner one</source>
        <translation>Du zahlst eine Marke und dein Partner auch eine</translation>
    </message>
    <message>
        <source>The Kontra adds one for each of you.</source>
        <translation>Mit dem Kontra ist es für jeden eine mehr.</translation>
    </message>
    <message>
        <source>Below the line you see what the deal has brought everybody. Everybody began with ten tokens; when somebody has none left, the session is over. Now you can read the sheet.</source>
        <translation>Unter dem Strich steht, was das Spiel jedem gebracht hat. Am Anfang hat jeder zehn Marken; hat einer keine mehr, ist die Partie aus. Jetzt kannst du die Abrechnung lesen.</translation>
    </message>
    <message>
        <source>Three players and the talon</source>
        <translation>Zu dritt mit Talon</translation>
    </message>
    <message>
        <source>How to play alone against two, and what to lay away.</source>
        <translation>Wie du allein gegen zwei spielst, und was du verlegst.</translation>
    </message>
    <message>
        <source>With three players nobody is called: you have bid a hundred and play alone against {seat1} and {seat2}. But the three cards in the middle are for you.</source>
        <translation>Zu dritt wird niemand gerufen: Du hast Hundert geboten und spielst allein gegen {seat1} und {seat2}. Dafür gehören dir die drei Karten in der Mitte.</translation>
    </message>
    <message>
        <source>Before you see them, you name the trumps.</source>
        <translation>Bevor du sie siehst, sagst du den Trumpf an.</translation>
    </message>
    <message>
        <source>You hold the four best {H}, and a marriage is worth 40 only in trumps.</source>
        <translation>Du hast die vier höchsten Karten in {H}, und 40 gilt eine Mariage nur in Trumpf.</translation>
    </message>
    <message>
        <source>Take the talon up.</source>
        <translation>Nimm den Talon auf.</translation>
    </message>
    <message>
        <source>Ten cards: three must go. Aces and tens that you lay away count for the others, so choose cards that are worth nothing and would only lose tricks.</source>
        <translation>Zehn Karten: Drei müssen weg. Asse und Zehner, die du verlegst, zählen für die anderen. Such dir also Karten aus, die nichts zählen und nur Stiche verlieren.</translation>
    </message>
    <message>
        <source>Very good. You keep only {H} and {S}, and have nothing that the others could beat cheaply.</source>
        <translation>Sehr gut. Du behältst nur {H} und {S} und hast nichts, was die anderen leicht stechen.</translation>
    </message>
    <message>
        <source>The ten you lay away is ten points for the others. Keep it: after the ace it is the best of its suit.</source>
        <translation>Ein Zehner, den du verlegst, bringt den anderen zehn Punkte. Behalt ihn: Nach dem Ass ist er der Höchste in seiner Farbe.</translation>
    </message>
    <message>
        <source>That would break up your marriage, and forty points with it.</source>
        <translation>Damit reißt du deine Mariage auseinander, und die vierzig sind weg.</translation>
    </message>
    <message>
        <source>Behind ace and ten the third of the suit often becomes good. The lone cards of the other suits will lose for certain.</source>
        <translation>Hinter Ass und Zehner wird die dritte Karte der Farbe oft noch gut. Die einzelnen Karten der anderen Farben verlieren sicher.</translation>
    </message>
    <message>
        <source>Look for cards without points, in the suits in which you have no ace.</source>
        <translation>Such Karten ohne Punkte, in den Farben, in denen du kein Ass hast.</translation>
    </message>
    <message>
        <source>You lead. What do you say, and what do you play?</source>
        <translation>Du spielst aus. Was meldest du, und was spielst du?</translation>
    </message>
    <message>
        <source>Led without a word, it brings no forty. Declare the marriage first.</source>
        <translation>Ohne ein Wort ausgespielt bringt das keine vierzig. Melde zuerst die Mariage.</translation>
    </message>
    <message>
        <source>You may. But forty points are waiting in your hand: take them now.</source>
        <translation>Das darfst du. Aber in deiner Hand warten vierzig Punkte: Hol sie dir jetzt.</translation>
    </message>
    <message>
        <source>Forty! Now one of the two must be led.</source>
        <translation>Vierzig! Jetzt musst du eine der beiden ausspielen.</translation>
    </message>
    <message>
        <source>A card of the marriage, please.</source>
        <translation>Eine Karte der Mariage, bitte.</translation>
    </message>
    <message>
        <source>Who still has trumps?</source>
        <translation>Wer hat noch Trumpf?</translation>
    </message>
    <message>
        <source>Only you</source>
        <translation>Nur du</translation>
    </message>
    <message>
        <source>Right: there are six, and two of them have just fallen. The other four were yours from the start.</source>
        <translation>Richtig: Es gibt sechs, und zwei sind gerade gefallen. Die anderen vier hattest du von Anfang an.</translation>
    </message>
    <message>
        <source>The others have some as well</source>
        <translation>Die anderen haben auch noch welche</translation>
    </message>
    <message>
        <source>Count: four were in your hand, and there are only six.</source>
        <translation>Zähl nach: Vier hattest du in der Hand, und es gibt nur sechs.</translation>
    </message>
    <message>
        <source>Nobody can trump your {SA} and {ST} now, and all your trumps are good: with the forty that is far more than a hundred. If it fails, by the way, you pay each of the two.</source>
        <translation>{SA} und {ST} kann dir jetzt niemand stechen, und deine Trümpfe machen alle einen Stich: Mit den vierzig ist das weit mehr als hundert. Geht so etwas einmal schief, zahlst du übrigens jedem der beiden.</translation>
    </message>
</context>
<context>
    <name>games.graden</name>
    <message>
        <source>Where the ten is low: {rank}</source>
        <translation>Wo der Zehner nieder ist: {rank}</translation>
    </message>
    <message>
        <source>Where the ten is high: {rank}</source>
        <translation>Wo der Zehner hoch ist: {rank}</translation>
    </message>
    <message>
        <source>In Schurln it counts {amount} against whoever wins it; elsewhere cards count nothing.</source>
        <translation>Im Schurln zählt sie {amount} gegen den, der sie im Stich hat; sonst zählen Karten nichts.</translation>
    </message>
    <message>
        <source>Königrufen (Graden)</source>
        <translation>Königrufen (Graden)</translation>
    </message>
    <message>
        <source>Six cards, no trumps: win every trick or none, alone, with a called partner or side by side.</source>
        <translation>Sechs Karten, kein Trumpf: alle Stiche machen oder keinen, allein, mit gerufenem Partner oder nebeneinander.</translation>
    </message>
    <message>
        <source>with 24 cards, without trumps</source>
        <translation>mit 24 Karten, ohne Trumpf</translation>
    </message>
    <message>
        <source>Nine contracts, and nearly all of them are about winning every trick or not a single one: alone, with a called partner, or against open cards. No trumps, hardly any counting, but every card needs thinking about.</source>
        <translation>Neun Spiele, und fast immer geht es um alle Stiche oder um keinen einzigen: allein, mit einem gerufenen Partner oder gegen offene Karten. Kein Trumpf, kaum etwas zu zählen, aber jede Karte will überlegt sein.</translation>
    </message>
    <message>
        <source>up to six tricks, about a minute</source>
        <translation>bis zu sechs Stiche, etwa eine Minute</translation>
    </message>
    <message>
        <source>A bid must be higher than the standing one.</source>
        <translation>Eine Ansage muss höher sein als die letzte.</translation>
    </message>
    <message>
        <source>This contract needs King and Over of a suit in hand.</source>
        <translation>Dieses Spiel verlangt König und Ober einer Farbe im Blatt.</translation>
    </message>
    <message>
        <source>Bettler and Plauderer are bid with a card of one&apos;s own laid face down.</source>
        <translation>Bettler und Plauderer sagt man mit einer eigenen Karte an, die verdeckt hingelegt wird.</translation>
    </message>
    <message>
        <source>Nobody can join the standing bid.</source>
        <translation>Bei der letzten Ansage kann niemand mitgehen.</translation>
    </message>
    <message>
        <source>With these house rules the first bidder cannot bid higher over a Mit bid.</source>
        <translation>Ist jemand mitgegangen, kann nach diesen Hausregeln der Erste nichts Höheres mehr ansagen.</translation>
    </message>
    <message>
        <source>Everybody alone; whoever wins most card points pays.</source>
        <translation>Jeder für sich; wer am meisten Punkte macht, zahlt.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>ten high (A 10 K …)</source>
        <translation>Zehner hoch (A 10 K …)</translation>
    </message>
    <message>
        <source>ten low (A K … 10 9)</source>
        <translation>Zehner nieder (A K … 10 9)</translation>
    </message>
    <message>
        <source>Pair shown</source>
        <translation>Gezeigtes Paar</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>joins</source>
        <translation>geht mit</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Win as few card points as you can.</source>
        <translation>Mach möglichst wenig Punkte.</translation>
    </message>
    <message>
        <source>Neither of them must take a trick.</source>
        <translation>Keiner von beiden darf einen Stich machen.</translation>
    </message>
    <message>
        <source>Joined as second player</source>
        <translation>Geht als Zweiter mit</translation>
    </message>
    <message>
        <source>Bidder: has made the highest bid, must fulfil it, and leads to the first trick.</source>
        <translation>Spieler: hat am höchsten angesagt, muss sein Spiel machen und spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Joined as second player: tries the same as the bidder.</source>
        <translation>Geht als Zweiter mit: versucht dasselbe wie der Spieler.</translation>
    </message>
    <message>
        <source>J</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Bettler</source>
        <translation>Bettler[m]</translation>
    </message>
    <message>
        <source>Durchmarsch mit einer anderen</source>
        <translation>Durchmarsch mit einer anderen[m]</translation>
    </message>
    <message>
        <source>Durchmarsch am letzten</source>
        <translation>Durchmarsch am letzten[m]</translation>
    </message>
    <message>
        <source>Plauderer</source>
        <translation>Plauderer[m]</translation>
    </message>
    <message>
        <source>Durchmarsch Hundert mit einer anderen</source>
        <translation>Durchmarsch Hundert mit einer anderen[m]</translation>
    </message>
    <message>
        <source>Durchmarsch Hundert am letzten</source>
        <translation>Durchmarsch Hundert am letzten[m]</translation>
    </message>
    <message>
        <source>Zehnermord</source>
        <translation>Zehnermord[m]</translation>
    </message>
    <message>
        <source>Königmord</source>
        <translation>Königmord[m]</translation>
    </message>
    <message>
        <source>Hundertermord</source>
        <translation>Hundertermord[m]</translation>
    </message>
    <message>
        <source>Schurln</source>
        <translation>Schurln</translation>
    </message>
    <message>
        <source>Who joined as the second player?</source>
        <translation>Wer ist als Zweiter mitgegangen?</translation>
    </message>
    <message>
        <source>the bidder himself</source>
        <translation>der Ansager selbst</translation>
    </message>
    <message>
        <source>How did it end for {player:acc}?</source>
        <translation>Wie ging es für {player:acc} aus?</translation>
    </message>
    <message>
        <source>no trick: made</source>
        <translation>kein Stich: gewonnen</translation>
    </message>
    <message>
        <source>took a trick: lost</source>
        <translation>einen Stich gemacht: verloren</translation>
    </message>
    <message>
        <source>all tricks: made</source>
        <translation>alle Stiche: gewonnen</translation>
    </message>
    <message>
        <source>the first five tricks: made</source>
        <translation>die ersten fünf Stiche: gewonnen</translation>
    </message>
    <message>
        <source>an opponent took a trick: lost</source>
        <translation>ein Gegner machte einen Stich: verloren</translation>
    </message>
    <message>
        <source>Who won the last trick?</source>
        <translation>Wer machte den letzten Stich?</translation>
    </message>
    <message>
        <source>Who had the most points? (several, if they had equally many)</source>
        <translation>Wer hatte die meisten Punkte? (mehrere, wenn sie gleich viele hatten)</translation>
    </message>
    <message>
        <source>Four players cannot have equally many of 90 points.</source>
        <translation>Vier Spieler können von 90 Punkten nicht gleich viele haben.</translation>
    </message>
    <message>
        <source>The card lying face down must be played: the {card}.</source>
        <translation>Du musst die verdeckte Karte spielen: {card:acc}.</translation>
    </message>
    <message>
        <source>Calling a card of one&apos;s own</source>
        <translation>Eine eigene Karte rufen</translation>
    </message>
    <message>
        <source>Whoever calls a card of his own plays alone against three.</source>
        <translation>Wer eine eigene Karte ruft, spielt allein gegen drei.</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>Two Bettler, one fails</source>
        <translation>Zwei Bettler, einer fällt</translation>
    </message>
    <message>
        <source>Who pays when one of two Bettler succeeds and the other fails.</source>
        <translation>Wer zahlt, wenn von zwei Bettlern einer gewinnt und der andere fällt.</translation>
    </message>
    <message>
        <source>the loser pays the winner</source>
        <translation>der Verlierer dem Gewinner</translation>
    </message>
    <message>
        <source>the winner pays the loser</source>
        <translation>der Gewinner dem Verlierer</translation>
    </message>
    <message>
        <source>Bidding on after a Mit bid</source>
        <translation>Höher ansagen nach einem Mit</translation>
    </message>
    <message>
        <source>Whether the first bidder may still bid higher when somebody has joined him.</source>
        <translation>Ob der Erste noch etwas Höheres ansagen darf, wenn jemand mitgegangen ist.</translation>
    </message>
    <message>
        <source>Hundert pairs are shown</source>
        <translation>Paare zum Hundert werden gezeigt</translation>
    </message>
    <message>
        <source>Whether the pair that allows a Hundert contract is named and shown.</source>
        <translation>Ob das Paar, das ein Hundert-Spiel erlaubt, genannt und gezeigt wird.</translation>
    </message>
    <message>
        <source>The Mit card is turned up</source>
        <translation>Die Karte zum Mit wird aufgedeckt</translation>
    </message>
    <message>
        <source>When the face-down card of the Mit-player is turned up.</source>
        <translation>Wann der, der mitgeht, seine verdeckte Karte aufdeckt.</translation>
    </message>
    <message>
        <source>when its turn comes</source>
        <translation>wenn sie an der Reihe ist</translation>
    </message>
    <message>
        <source>together with the lead</source>
        <translation>zugleich mit dem Ausspiel</translation>
    </message>
    <message>
        <source>Stopping early</source>
        <translation>Vorzeitig aufhören</translation>
    </message>
    <message>
        <source>Play stops after a trick as soon as the payment cannot change any more.</source>
        <translation>Das Spiel endet nach einem Stich, sobald sich an der Zahlung nichts mehr ändern kann.</translation>
    </message>
    <message>
        <source>Percent of the stakes</source>
        <translation>Prozent der Einsätze</translation>
    </message>
    <message>
        <source>Amounts are called</source>
        <translation>Gezahlt werden</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>Cent</translation>
    </message>
    <message>
        <source>beans</source>
        <translation>Bohnen</translation>
    </message>
    <message>
        <source>nuts</source>
        <translation>Nüsse</translation>
    </message>
    <message>
        <source>Graden</source>
        <translation>Graden</translation>
    </message>
    <message>
        <source>As it is played in Graden. When two play a Bettler and only one gets through, he is paid by the other.</source>
        <translation>Wie man in Graden spielt. Spielen zwei einen Bettler und nur einer kommt durch, zahlt ihm der andere.</translation>
    </message>
    <message>
        <source>Graden, Bettler turned round</source>
        <translation>Graden, Bettler umgekehrt</translation>
    </message>
    <message>
        <source>Like Graden, with one thing turned round: when two play a Bettler and only one gets through, he pays the other.</source>
        <translation>Wie Graden, nur in einem umgekehrt: Spielen zwei einen Bettler und nur einer kommt durch, zahlt er dem anderen.</translation>
    </message>
    <message>
        <source>Whoever has most points pays.</source>
        <translation>Wer am meisten Punkte hat, zahlt.</translation>
    </message>
    <message>
        <source>{partner:nom} held the {card} and {partner:were|was} {player:your partner|the partner of ~}.</source>
        <translation>{partner:nom} {partner:hattest|hatte} {card:acc} und {partner:warst|war} {player:dein Partner|der Partner von ~}.</translation>
    </message>
    <message>
        <source>{player:nom} called {player:a card of your own and were|a card of his own and was} alone.</source>
        <translation>{player:nom} {player:hast|hat} eine eigene Karte gerufen und {player:warst|war} allein.</translation>
    </message>
    <message>
        <source>{partner:nom} won the last trick and {partner:become|becomes} {player:your partner|the partner of ~}.</source>
        <translation>{partner:nom} {partner:hast|hat} den letzten Stich gemacht und {partner:wirst|wird} {player:dein Partner|der Partner von ~}.</translation>
    </message>
    <message>
        <source>{player:nom} won all six tricks and {player:are|is} paid by everybody.</source>
        <translation>{player:nom} {player:hast|hat} alle sechs Stiche gemacht und {player:bekommst|bekommt} von jedem.</translation>
    </message>
    <message>
        <source>{contract} with two players</source>
        <translation>{contract} mit zwei Spielern</translation>
    </message>
    <message>
        <source>{players:nom} had the most points.</source>
        <translation>Die meisten Punkte {players:hast|hat|habt|haben} {players:nom}.</translation>
    </message>
    <message>
        <source>{players:nom} won every trick.</source>
        <translation>{players:nom} {players:hast|hat|habt|haben} alle Stiche gemacht.</translation>
    </message>
    <message>
        <source>{player:nom} had to win every trick and did not.</source>
        <translation>{player:nom} {player:hättest|hätte} alle Stiche gebraucht.</translation>
    </message>
    <message>
        <source>{player:nom} took a trick.</source>
        <translation>{player:nom} {player:hast|hat} einen Stich gemacht.</translation>
    </message>
    <message>
        <source>I join the Bettler!</source>
        <translation>Mitbettler!</translation>
    </message>
    <message>
        <source>I join the Plauderer!</source>
        <translation>Mitplauderer!</translation>
    </message>
    <message>
        <source>With the {card}.</source>
        <translation>Mit {card:dat}.</translation>
    </message>
    <message>
        <source>King and Over of {suit}.</source>
        <translation>König und Ober in {suit}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids} {contract}.</source>
        <translation>{player:nom} {player:sagst|sagt} {contract:einen} an.</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids} {contract} and {player:lay|lays} a card face down.</source>
        <translation>{player:nom} {player:sagst|sagt} {contract:einen} an und {player:legst|legt} eine Karte verdeckt hin.</translation>
    </message>
    <message>
        <source>{player:nom} {player:join|joins} the {contract} and {player:lay|lays} a card face down.</source>
        <translation>{player:nom} {player:gehst|geht} {contract:beim} mit und {player:legst|legt} eine Karte verdeckt hin.</translation>
    </message>
    <message>
        <source>{player:nom} {player:show|shows} King and Over of {suit}.</source>
        <translation>{player:nom} {player:zeigst|zeigt} König und Ober in {suit}.</translation>
    </message>
    <message>
        <source>Good (pass)</source>
        <translation>Gut (weiter)</translation>
    </message>
    <message>
        <source>{contract} with the {card} ({value})</source>
        <translation>{contract} mit {card:dat} ({value})</translation>
    </message>
    <message>
        <source>Join with the {card} ({value})</source>
        <translation>Mitgehen mit {card:dat} ({value})</translation>
    </message>
    <message>
        <source>Join ({value})</source>
        <translation>Mitgehen ({value})</translation>
    </message>
    <message>
        <source>Show King and Over of {suit}</source>
        <translation>König und Ober in {suit} zeigen</translation>
    </message>
    <message>
        <source>Lose every trick, alone. The card laid face down is your first one.</source>
        <translation>Allein keinen Stich machen. Die verdeckt hingelegte Karte ist deine erste.</translation>
    </message>
    <message>
        <source>Win every trick together with the holder of a card you call.</source>
        <translation>Alle Stiche machen, gemeinsam mit dem, der die gerufene Karte hat.</translation>
    </message>
    <message>
        <source>Win the first five tricks alone; whoever wins the sixth is your partner.</source>
        <translation>Allein die ersten fünf Stiche machen; wer den sechsten macht, ist dein Partner.</translation>
    </message>
    <message>
        <source>Lose every trick while the others lay their cards open after the first one.</source>
        <translation>Keinen Stich machen, während die anderen nach dem ersten ihre Karten auflegen.</translation>
    </message>
    <message>
        <source>Win every trick with a called partner, the tens high.</source>
        <translation>Alle Stiche mit gerufenem Partner machen, Zehner hoch.</translation>
    </message>
    <message>
        <source>Win the first five tricks alone, the tens high.</source>
        <translation>Allein die ersten fünf Stiche machen, Zehner hoch.</translation>
    </message>
    <message>
        <source>Win all six tricks alone, the tens high.</source>
        <translation>Allein alle sechs Stiche machen, Zehner hoch.</translation>
    </message>
    <message>
        <source>Win all six tricks alone, the tens low.</source>
        <translation>Allein alle sechs Stiche machen, Zehner nieder.</translation>
    </message>
    <message>
        <source>Win all six tricks alone, the tens high, with a pair in hand.</source>
        <translation>Allein alle sechs Stiche machen, Zehner hoch, mit einem Paar im Blatt.</translation>
    </message>
    <message>
        <source>You too must lose every trick; each of you is judged alone.</source>
        <translation>Auch du darfst keinen Stich machen; jeder von euch wird für sich beurteilt.</translation>
    </message>
    <message>
        <source>Whoever holds the {card} is your secret partner, and the tens become high in all suits.</source>
        <translation>Wer {card:acc} hat, ist heimlich dein Partner, und die Zehner werden in allen Farben hoch.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself, so you play alone against three, and the tens become high in all suits.</source>
        <translation>{card:acc} hast du selbst, also spielst du allein gegen drei, und die Zehner werden in allen Farben hoch.</translation>
    </message>
    <message>
        <source>{card}: no other card is possible.</source>
        <translation>{card}: Etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>{card}: the card above it, {higher}, is hidden and must beat it.</source>
        <translation>{card}: Darüber liegt noch {higher:nom} verdeckt und müsste stechen.</translation>
    </message>
    <message>
        <source>{card}: nothing hidden can beat it, but the next lead is yours.</source>
        <translation>{card}: Keine verdeckte Karte sticht sie, aber du spielst dann wieder aus.</translation>
    </message>
    <message>
        <source>{card}: it leaves the trick to {player}.</source>
        <translation>{card}: Sie lässt den Stich bei {player}.</translation>
    </message>
    <message>
        <source>{card}: it cannot win this trick, and later it might be in the way.</source>
        <translation>{card}: Sie macht diesen Stich nicht, und später wäre sie im Weg.</translation>
    </message>
    <message>
        <source>{card}: whoever still has {higher} must beat it.</source>
        <translation>{card}: Wer {higher:acc} noch hat, muss darüber.</translation>
    </message>
    <message>
        <source>{card}: it takes the trick, for lower cards are worth keeping.</source>
        <translation>{card}: Sie macht den Stich; niedrigere Karten hebst du besser auf.</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>{player} has bid {contract}. Do you bid more?</source>
        <translation>{player} hat {contract:einen} angesagt. Sagst du etwas Höheres an?</translation>
    </message>
    <message>
        <source>{player} has bid {contract}. Do you join, or bid more?</source>
        <translation>{player} hat {contract:einen} angesagt. Gehst du mit, oder sagst du etwas Höheres an?</translation>
    </message>
    <message>
        <source>Your bid was joined; you can only pass.</source>
        <translation>Bei deiner Ansage geht jemand mit; du kannst nur „gut“ sagen.</translation>
    </message>
    <message>
        <source>Which pair do you show?</source>
        <translation>Welches Paar zeigst du?</translation>
    </message>
    <message>
        <source>You lead: turn up the card that lies face down before you.</source>
        <translation>Du spielst aus: Deck die Karte auf, die verdeckt vor dir liegt.</translation>
    </message>
    <message>
        <source>Turn up the card that lies face down before you.</source>
        <translation>Deck die Karte auf, die verdeckt vor dir liegt.</translation>
    </message>
    <message>
        <source>{player:nom} made the {contract}</source>
        <translation>{player:nom} {player:hast|hat} {contract:acc} gewonnen</translation>
    </message>
    <message>
        <source>{player:nom} lost the {contract}</source>
        <translation>{player:nom} {player:hast|hat} {contract:acc} verloren</translation>
    </message>
    <message>
        <source>At 100 all amounts are as usual, at 200 everything counts double.</source>
        <translation>Bei 100 gilt alles wie üblich, bei 200 zählt alles doppelt.</translation>
    </message>
    <message>
        <source>You do not hold King and Over of this suit together.</source>
        <translation>Du hast König und Ober dieser Farbe nicht beisammen.</translation>
    </message>
    <message>
        <source>Only what they are called; the game stays the same.</source>
        <translation>Nur wie es heißt; am Spiel ändert das nichts.</translation>
    </message>
</context>
<context>
    <name>games.graden.lessons</name>
    <message>
        <source>Your first Bettler</source>
        <translation>Dein erster Bettler</translation>
    </message>
    <message>
        <source>Which card to put face down, and how to get rid of dangerous ones.</source>
        <translation>Welche Karte du verdeckt hinlegst, und wie du gefährliche loswirst.</translation>
    </message>
    <message>
        <source>With nothing but low cards you can get rich in this game: with a Bettler, in which you must not take a single trick. The ten is low there.</source>
        <translation>Mit lauter niedrigen Karten kannst du hier reich werden: mit einem Bettler, bei dem du keinen einzigen Stich machen darfst. Der Zehner ist dabei nieder.</translation>
    </message>
    <message>
        <source>You bid it by putting a card face down: it will be your first lead. A lone card that is not quite low is dangerous later. At the first lead all higher ones are still with the others.</source>
        <translation>Du sagst ihn an, indem du eine Karte verdeckt hinlegst: Mit der spielst du an. Eine einzelne Karte, die nicht ganz niedrig ist, wird später gefährlich. Beim ersten Ausspielen haben die anderen noch alle höheren.</translation>
    </message>
    <message>
        <source>Now bid Bettler. Which card do you put down for it?</source>
        <translation>Jetzt sag Bettler an. Welche Karte legst du dafür hin?</translation>
    </message>
    <message>
        <source>Exactly: three cards are above it, all with the others. Whoever can beat has to, so you get rid of it for certain.</source>
        <translation>Genau: Drei Karten sind höher, und alle drei haben die anderen. Wer drüber kann, muss drüber, also wirst du sie sicher los.</translation>
    </message>
    <message>
        <source>A low card is just what you will need later. But your {CJ} stays behind: if the {CT} is led, you have to beat it.</source>
        <translation>Eine niedrige Karte brauchst du später noch. Aber {CJ:nom} bleibt dir: Spielt jemand {CT:acc} aus, musst du damit drüber.</translation>
    </message>
    <message>
        <source>In {D} you have two lower cards to go with it. The {CJ} is all alone: if the {CT} is led, you have no choice.</source>
        <translation>In {D} hast du noch zwei niedrigere dazu. {CJ:nom} ist ganz allein: Spielt jemand {CT:acc} aus, hast du keine Wahl.</translation>
    </message>
    <message>
        <source>Be brave: a better Bettler hardly ever comes along.</source>
        <translation>Trau dich: Einen besseren Bettler bekommst du kaum.</translation>
    </message>
    <message>
        <source>A Bettler is the right thing here: take the lone card for it.</source>
        <translation>Hier passt ein Bettler: Nimm dafür die einzelne Karte.</translation>
    </message>
    <message>
        <source>All have said “good”. Turn your card up.</source>
        <translation>Alle haben „gut“ gesagt. Deck deine Karte auf.</translation>
    </message>
    <message>
        <source>The card that you put down is the one you must lead.</source>
        <translation>Ausspielen musst du die Karte, die du hingelegt hast.</translation>
    </message>
    <message>
        <source>{seat2} took that and leads {H}. You cannot beat the {HQ}. Which one do you play?</source>
        <translation>{seat2} hat den Stich und spielt {H} aus. Über {HQ:acc} kommst du nicht. Was gibst du zu?</translation>
    </message>
    <message>
        <source>Right: away with the higher one as long as somebody else is above it.</source>
        <translation>Richtig: Weg mit der höheren, solange jemand anderer drüber ist.</translation>
    </message>
    <message>
        <source>The nine never wins when others lead. Play the ten while it can do no harm, and keep the nine.</source>
        <translation>Der Neuner macht nie einen Stich, wenn andere ausspielen. Gib den Zehner zu, solange er nichts anrichtet, und behalt den Neuner.</translation>
    </message>
    <message>
        <source>Getting rid of that one would be fine, but you have {H}: follow suit.</source>
        <translation>Die wärst du gern los, aber du hast {H}: Du musst Farbe bekennen.</translation>
    </message>
    <message>
        <source>You have {H}, so follow suit.</source>
        <translation>Du hast {H}, also musst du Farbe bekennen.</translation>
    </message>
    <message>
        <source>{seat1} leads {S}, and you have none: now you may throw away what you like. What is it?</source>
        <translation>{seat1} spielt {S} aus, und du hast keines: Jetzt darfst du abwerfen, was du willst. Was wirfst du ab?</translation>
    </message>
    <message>
        <source>Away with it. The {DJ} was the last card that could hurt you.</source>
        <translation>Weg damit. {DJ:nom} war die letzte Karte, die dir wehtun konnte.</translation>
    </message>
    <message>
        <source>Your nines are safe anyway. Throw away what could win a trick.</source>
        <translation>Deine Neuner sind ohnehin sicher. Wirf ab, was einen Stich machen könnte.</translation>
    </message>
    <message>
        <source>Not bad. But one card of yours is higher still.</source>
        <translation>Nicht schlecht. Aber eine Karte von dir ist noch höher.</translation>
    </message>
    <message>
        <source>You are left with {H9}, {D9} and {DT}. Can one of them still win a trick?</source>
        <translation>Dir bleiben {H9}, {D9} und {DT}. Kann davon noch etwas einen Stich machen?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Right: lower cards than these cannot be led by anybody, and you never lead again.</source>
        <translation>Richtig: Niedrigere kann niemand ausspielen, und du selber spielst nicht mehr aus.</translation>
    </message>
    <message>
        <source>The {DT} can</source>
        <translation>{DT:nom} schon</translation>
    </message>
    <message>
        <source>Only the {D9} is below it, and that is in your own hand.</source>
        <translation>Darunter ist nur {D9:nom}, und die Karte hast du selber.</translation>
    </message>
    <message>
        <source>You are through: 30 cents from each of the three. Had a second player joined you, each of you would have had to get through for himself, for 50.</source>
        <translation>Du bist durch: 30 Cent von jedem der drei. Wäre ein Zweiter mitgegangen, hätte jeder von euch für sich durchkommen müssen, um 50.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Das Ansagen</translation>
    </message>
    <message>
        <source>How the contracts rank, and how to choose yours.</source>
        <translation>Welche Ansage über welche geht, und wie du deine findest.</translation>
    </message>
    <message>
        <source>{seat3} sits to the left of the dealer, speaks first and bids Bettler, with a card face down. Whoever comes next passes, which is called “good” here, or bids something higher.</source>
        <translation>{seat3} sitzt links vom Geber, redet zuerst und sagt Bettler an, mit einer verdeckten Karte. Der Nächste sagt „gut“, das heißt, er passt, oder er sagt etwas Höheres an.</translation>
    </message>
    <message>
        <source>Now you. With the tens low, how many of your six cards surely win when you lead them from the top?</source>
        <translation>Jetzt du. Bei Zehner nieder: Wie viele deiner sechs Karten machen sicher einen Stich, wenn du sie von oben herunter ausspielst?</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>The three aces, yes. But once the {HA} is gone, nothing beats the {HK}, and so on down.</source>
        <translation>Die drei Asse, ja. Aber ist {HA:nom} weg, geht nichts mehr über {HK:acc}, und so geht es weiter hinunter.</translation>
    </message>
    <message>
        <source>All six</source>
        <translation>Alle sechs</translation>
    </message>
    <message>
        <source>Right: three aces, and behind the {HA} you hold the next three as well.</source>
        <translation>Richtig: drei Asse, und hinter {HA:dat} hast du auch die nächsten drei.</translation>
    </message>
    <message>
        <source>Every trick alone, with the tens low: which contract is that? Look through the list.</source>
        <translation>Allein jeden Stich, bei Zehner nieder: Welches Spiel ist das? Schau die Liste durch.</translation>
    </message>
    <message>
        <source>Königmord: 70 cents from each of them, and you cannot lose it.</source>
        <translation>Königmord: 70 Cent von jedem, und verlieren kannst du ihn nicht.</translation>
    </message>
    <message>
        <source>There the tens are high. Whoever has {HT} and {H9} plays the nine to your ace, and then beats your {HK} with the ten.</source>
        <translation>Da sind die Zehner hoch. Wer {HT} und {H9} hat, gibt auf dein Ass den Neuner zu und geht dann mit dem Zehner über {HK:acc}.</translation>
    </message>
    <message>
        <source>You would win that, but it brings less. Your hand is good for something worth more.</source>
        <translation>Das gewinnst du, aber es bringt weniger. Dein Blatt reicht für etwas Teureres.</translation>
    </message>
    <message>
        <source>Then you share with a partner, and only two pay. You need nobody: take all of it alone.</source>
        <translation>Dann teilst du mit einem Partner, und nur zwei zahlen. Du brauchst niemanden: Hol dir alles allein.</translation>
    </message>
    <message>
        <source>Whoever has said “good” is out for this deal. And you with such a hand!</source>
        <translation>Wer „gut“ sagt, ist für dieses Spiel draußen. Und das mit so einem Blatt!</translation>
    </message>
    <message>
        <source>Lose every trick, with three aces? You want to win them all.</source>
        <translation>Keinen Stich machen, mit drei Assen? Du willst sie alle.</translation>
    </message>
    <message>
        <source>Your bid is higher, so {seat3} has taken the card back. Nobody has seen it, and {seat3} could even bid more now.</source>
        <translation>Deine Ansage ist höher, also hat {seat3} die Karte zurückgenommen. Gesehen hat sie niemand, und {seat3} darf jetzt sogar noch mehr ansagen.</translation>
    </message>
    <message>
        <source>One more question: Durchmarsch mit einer anderen and Durchmarsch am letzten both bring 40 cents. Which one overbids the other?</source>
        <translation>Eine Frage dazwischen: Durchmarsch mit einer anderen und Durchmarsch am letzten gelten beide 40 Cent. Was geht über was?</translation>
    </message>
    <message>
        <source>Neither, they are worth the same</source>
        <translation>Keines, sie gelten ja gleich viel</translation>
    </message>
    <message>
        <source>What counts is the place in the list, not the money.</source>
        <translation>Es kommt auf den Platz in der Liste an, nicht aufs Geld.</translation>
    </message>
    <message>
        <source>Am letzten</source>
        <translation>Am letzten geht drüber</translation>
    </message>
    <message>
        <source>Right: it stands one place higher in the list.</source>
        <translation>Richtig: Es steht in der Liste um einen Platz höher.</translation>
    </message>
    <message>
        <source>All have said “good”. You lead: begin with your long suit, from the top.</source>
        <translation>Alle haben „gut“ gesagt. Du spielst aus: Fang mit deiner langen Farbe an, von oben herunter.</translation>
    </message>
    <message>
        <source>That would win too, since the higher ones are yours. Get used to the top card first.</source>
        <translation>Das würde auch gehen, denn die höheren hast ja du. Gewöhn dir aber an, oben anzufangen.</translation>
    </message>
    <message>
        <source>That wins as well. But first your {H}, from the top.</source>
        <translation>Auch das macht einen Stich. Aber zuerst {H}, von oben herunter.</translation>
    </message>
    <message>
        <source>And so it goes on: the {HK}, the {HQ}, the {HJ} and your aces. Count your sure tricks in both orders before you bid, and you will find the right contract.</source>
        <translation>Und so geht es weiter: {HK}, {HQ}, {HJ} und deine Asse. Zähl vor dem Ansagen deine sicheren Stiche, einmal mit Zehner nieder und einmal mit Zehner hoch, dann findest du das richtige Spiel.</translation>
    </message>
    <message>
        <source>You have {H}, so you must follow suit. You may throw other suits away only without {H}.</source>
        <translation>Du hast {H}, also musst du Farbe bekennen. Etwas anderes abwerfen darfst du nur ohne {H}.</translation>
    </message>
    <message>
        <source>The cards and the tricks</source>
        <translation>Die Karten und die Stiche</translation>
    </message>
    <message>
        <source>What the two orders of the cards are, and when you must beat.</source>
        <translation>Was Zehner hoch und Zehner nieder heißt, und wann du drüber musst.</translation>
    </message>
    <message>
        <source>Welcome! These six cards are yours. There are four suits: {H}, {D}, {S} and {C}. There are no trumps in this game, and points hardly ever matter.</source>
        <translation>Servus! Diese sechs Karten gehören dir. Es gibt vier Farben: {H}, {D}, {S} und {C}. Trumpf gibt es hier keinen, und auf Punkte kommt es fast nie an.</translation>
    </message>
    <message>
        <source>One player lays down a card, and the others add one each, going clockwise. These four cards are called a trick. The highest card of the suit that was led takes all four; a card of another suit never does. Here it is all about taking every trick, or none.</source>
        <translation>Einer legt eine Karte hin, und die anderen geben im Uhrzeigersinn je eine zu. Die vier Karten zusammen sind ein Stich. Die höchste Karte der ausgespielten Farbe nimmt alle vier, eine andere Farbe nie. Hier geht es darum, jeden Stich zu machen oder gar keinen.</translation>
    </message>
    <message>
        <source>{seat1} is the bidder (B by the name), plays a Bettler (a beggar) and must not take a single trick. You and the other two want to force one upon {seat1}. The card lying face down will be played first.</source>
        <translation>{seat1} ist der Spieler (S beim Namen), spielt einen Bettler und darf keinen einzigen Stich machen. Du und die anderen zwei, ihr wollt {seat1} einen anhängen. Mit der verdeckten Karte wird angefangen.</translation>
    </message>
    <message>
        <source>Look: the {HT} does not beat the {HJ}. In a Bettler the ten is low: ace, king, queen or Over (O), jack or Under (U), ten, nine.</source>
        <translation>Schau: {HT:nom} geht nicht über {HJ:acc}. Beim Bettler ist der Zehner nieder: Ass, König, Dame oder Ober (O), Bube oder Unter (U), Zehner, Neuner.</translation>
    </message>
    <message>
        <source>The {HQ} wins so far. Which card do you play?</source>
        <translation>Vorerst ist {HQ:nom} die höchste. Was gibst du zu?</translation>
    </message>
    <message>
        <source>Right. Whoever can beat must beat, whether he wants the trick or not. It is yours.</source>
        <translation>Richtig. Wer drüber kann, muss drüber, ob er den Stich will oder nicht. Er gehört dir.</translation>
    </message>
    <message>
        <source>You would rather save the king. But it beats the {HQ}, so you must play it.</source>
        <translation>Den König würdest du dir gern aufheben. Aber er geht über {HQ:acc}, also musst du ihn spielen.</translation>
    </message>
    <message>
        <source>You lead. {seat1} has to beat like everybody else. So which of your cards is so low that it might catch {seat1}?</source>
        <translation>Du spielst aus. {seat1} muss drüber wie alle anderen. Welche deiner Karten ist so niedrig, dass du {seat1} damit erwischst?</translation>
    </message>
    <message>
        <source>Too high: {seat1} cannot beat that, and gladly gets rid of the {DJ}, the most dangerous card in that hand.</source>
        <translation>Zu hoch: Da kommt {seat1} nicht drüber und wird mit Freuden {DJ:acc} los, die gefährlichste Karte in dem Blatt.</translation>
    </message>
    <message>
        <source>{seat1} has no {H} any more and throws away the {DJ}, the most dangerous card in that hand.</source>
        <translation>{seat1} hat kein {H} mehr und wirft {DJ:acc} ab, die gefährlichste Karte in dem Blatt.</translation>
    </message>
    <message>
        <source>{seat1} had to beat your {D9} with the {DJ}, and nobody was above it. The {CA} of {seat3} does not count: only the suit led can win.</source>
        <translation>{seat1} musste mit {DJ:dat} über {D9:acc}, und höher war niemand. {CA:nom} von {seat3} zählt nicht: Stechen kann nur die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>With other contracts the ten is high, right behind the ace. Which card would have won the first trick then?</source>
        <translation>Bei anderen Spielen ist der Zehner hoch, gleich hinter dem Ass. Welche Karte hätte dann den ersten Stich gemacht?</translation>
    </message>
    <message>
        <source>Your {HK}</source>
        <translation>Dein {HK}</translation>
    </message>
    <message>
        <source>With tens high the king comes only third: ace, ten, king.</source>
        <translation>Bei Zehner hoch kommt der König erst als Dritter: Ass, Zehner, König.</translation>
    </message>
    <message>
        <source>The {HT}</source>
        <translation>{HT:nom}</translation>
    </message>
    <message>
        <source>Right: of the four that fell, the ten would be the highest.</source>
        <translation>Richtig: Von den vier Karten wäre der Zehner die höchste.</translation>
    </message>
    <message>
        <source>So look first which order holds: it is shown beside the cards. {seat1} has failed and pays 30 cents to each of you.</source>
        <translation>Schau also zuerst, ob der Zehner hoch oder nieder ist: Es steht am Tisch. {seat1} hat verloren und zahlt jedem von euch 30 Cent.</translation>
    </message>
    <message>
        <source>At the last, and the payment</source>
        <translation>Am letzten, und wer zahlt</translation>
    </message>
    <message>
        <source>How to play Durchmarsch am letzten, and who pays whom.</source>
        <translation>Wie du Durchmarsch am letzten spielst, und wer wem zahlt.</translation>
    </message>
    <message>
        <source>You speak first. With tens low you have five sure tricks, but you cannot count on the {C9}. One contract fits that exactly: look through the list.</source>
        <translation>Du redest zuerst. Bei Zehner nieder hast du fünf sichere Stiche, nur auf {C9:acc} ist kein Verlass. Dazu passt genau ein Spiel: Schau die Liste durch.</translation>
    </message>
    <message>
        <source>Durchmarsch am letzten: the first five tricks alone, and who takes the sixth is with you.</source>
        <translation>Durchmarsch am letzten: die ersten fünf Stiche allein, und wer den sechsten macht, gehört zu dir.</translation>
    </message>
    <message>
        <source>For that you would need all six tricks, and nobody helps you with the {C9}.</source>
        <translation>Dafür brauchst du alle sechs Stiche, und bei {C9:dat} hilft dir niemand.</translation>
    </message>
    <message>
        <source>You could call a card for the {C9}, but then its holder must not throw it away. There is something that you can do without help.</source>
        <translation>Für {C9:acc} könntest du eine Karte rufen, aber dann darf sie dein Partner nicht abwerfen. Es gibt etwas, das du ohne Hilfe schaffst.</translation>
    </message>
    <message>
        <source>There the tens are high: then the {DT} beats your {DK} if it does not fall under the ace. Tens low suits you better.</source>
        <translation>Da sind die Zehner hoch: Dann geht {DT:nom} über {DK:acc}, wenn der Zehner nicht schon auf dein Ass fällt. Zehner nieder passt dir besser.</translation>
    </message>
    <message>
        <source>Out for this deal, with such a hand? Look through the list.</source>
        <translation>Für dieses Spiel draußen, mit so einem Blatt? Schau die Liste durch.</translation>
    </message>
    <message>
        <source>Lose every trick? With these aces and kings?</source>
        <translation>Keinen Stich machen? Mit diesen Assen und Königen?</translation>
    </message>
    <message>
        <source>All others have said “good”. Lead your first sure trick: {S}, from the top.</source>
        <translation>Alle anderen haben „gut“ gesagt. Spiel den ersten sicheren Stich aus: {S}, von oben herunter.</translation>
    </message>
    <message>
        <source>It loses the first trick at once, and you pay all three. It belongs at the end.</source>
        <translation>Damit verlierst du gleich den ersten Stich und zahlst allen dreien. Die Karte gehört ans Ende.</translation>
    </message>
    <message>
        <source>That wins as well. But begin with the {SA}.</source>
        <translation>Auch das macht einen Stich. Aber fang mit {SA:dat} an.</translation>
    </message>
    <message>
        <source>And now the other four, one after the other.</source>
        <translation>Und jetzt die anderen vier, einen nach dem anderen.</translation>
    </message>
    <message>
        <source>Five tricks are yours. Now the last card: whom will it bring you?</source>
        <translation>Fünf Stiche gehören dir. Jetzt die letzte Karte: Wen bringt sie dir?</translation>
    </message>
    <message>
        <source>You have only one card left.</source>
        <translation>Du hast nur noch eine Karte.</translation>
    </message>
    <message>
        <source>Who has won this deal?</source>
        <translation>Wer hat dieses Spiel gewonnen?</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>Du allein</translation>
    </message>
    <message>
        <source>Only if you take all six tricks do all three pay you.</source>
        <translation>Nur wenn du alle sechs Stiche machst, zahlen dir alle drei.</translation>
    </message>
    <message>
        <source>You and {seat2}</source>
        <translation>Du und {seat2}</translation>
    </message>
    <message>
        <source>Right: {seat2} has taken the last trick and wins with you, by mere luck.</source>
        <translation>Richtig: {seat2} hat den letzten Stich gemacht und gewinnt mit dir, aus reinem Glück.</translation>
    </message>
    <message>
        <source>You and {seat1}</source>
        <translation>Du und {seat1}</translation>
    </message>
    <message>
        <source>{seat1} was the first to go over it, with the {CQ}, but the {CA} took the trick.</source>
        <translation>{seat1} war zuerst mit {CQ:dat} drüber, aber gemacht hat den Stich {CA:nom}.</translation>
    </message>
    <message>
        <source>Here you see it: first who won with whom, then the contract and what it brings everybody. You and {seat2} get 40 cents each, the others pay 40 each.</source>
        <translation>Hier steht es: zuerst, wer mit wem gewonnen hat, dann das Spiel und was es jedem bringt. Du und {seat2} bekommt je 40 Cent, die anderen zahlen je 40.</translation>
    </message>
    <message>
        <source>And if you had lost one of the first five tricks?</source>
        <translation>Und wenn du einen der ersten fünf Stiche verloren hättest?</translation>
    </message>
    <message>
        <source>You pay 40 cents to each of the three</source>
        <translation>Du zahlst jedem der drei 40 Cent</translation>
    </message>
    <message>
        <source>Right: whoever fails at the last fails alone.</source>
        <translation>Richtig: Wer am letzten verliert, verliert allein.</translation>
    </message>
    <message>
        <source>You and a partner pay 40 cents each</source>
        <translation>Du und ein Partner zahlt je 40 Cent</translation>
    </message>
    <message>
        <source>The partner is made only by the sixth trick, and only for a game that was won.</source>
        <translation>Den Partner bringt erst der sechste Stich, und nur, wenn das Spiel gewonnen ist.</translation>
    </message>
    <message>
        <source>Below the line you see what goes into your account. Now you know how deals are paid in Graden.</source>
        <translation>Unter dem Strich steht, was auf dein Konto kommt. Jetzt weißt du, wie in Graden gezahlt wird.</translation>
    </message>
    <message>
        <source>Durchmarsch with another</source>
        <translation>Durchmarsch mit einer anderen</translation>
    </message>
    <message>
        <source>Which card to call, and what happens when a ten is called.</source>
        <translation>Welche Karte du rufst, und was passiert, wenn du einen Zehner rufst.</translation>
    </message>
    <message>
        <source>You have bid Durchmarsch mit einer anderen: you take every trick, together with the holder of a card that you call. Five of your cards win for certain with tens low. What about the {C9}?</source>
        <translation>Du hast Durchmarsch mit einer anderen angesagt: Du machst jeden Stich, gemeinsam mit dem, der die gerufene Karte hat. Fünf deiner Karten gewinnen bei Zehner nieder sicher. Und was ist mit {C9:dat}?</translation>
    </message>
    <message>
        <source>Call the card that helps you over your weak spot.</source>
        <translation>Ruf die Karte, die dir über deinen schwachen Punkt hilft.</translation>
    </message>
    <message>
        <source>Right: when you lead the {C9}, your partner takes it with the {CA}, whatever comes before.</source>
        <translation>Richtig: Spielst du {C9:acc} aus, nimmt dein Partner den Stich mit {CA:dat}, egal, was vorher kommt.</translation>
    </message>
    <message>
        <source>Careful: if a ten is called, the tens are high in all suits. Then the {HT} beats your {HK}, and the {CA} beats that ten anyway.</source>
        <translation>Vorsicht: Wird ein Zehner gerufen, sind die Zehner in allen Farben hoch. Dann geht {HT:nom} über {HK:acc}, und {CA:nom} geht über den gerufenen Zehner sowieso.</translation>
    </message>
    <message>
        <source>Above the {CK} there is still the {CA}. If that one is with the others, your {C9} loses a trick and all is lost.</source>
        <translation>Über {CK:dat} gibt es noch {CA:acc}. Haben das die anderen, verliert {C9:nom} einen Stich, und alles ist hin.</translation>
    </message>
    <message>
        <source>You hold that card yourself. Call one that you do not have.</source>
        <translation>Die Karte hast du selber. Ruf eine, die du nicht hast.</translation>
    </message>
    <message>
        <source>A high card, but you have no {S} to lead to it. Your weak spot is the {C9}.</source>
        <translation>Eine hohe Karte, aber du kannst kein {S} dazu ausspielen. Dein schwacher Punkt ist {C9:nom}.</translation>
    </message>
    <message>
        <source>That does not help your {C9}. Which card wins in {C}?</source>
        <translation>Das hilft {C9:dat} nicht. Welche Karte sticht in {C}?</translation>
    </message>
    <message>
        <source>Nobody says who has it. You lead to the first trick.</source>
        <translation>Niemand verrät, wer sie hat. Du spielst zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Your partner {seat2} takes it, but then has to lead, and has nothing but low cards. Take your sure tricks first.</source>
        <translation>Dein Partner {seat2} nimmt den Stich, muss dann aber ausspielen und hat nur niedrige Karten. Mach zuerst deine sicheren Stiche.</translation>
    </message>
    <message>
        <source>That would win as well. But take your {H} first, from the top.</source>
        <translation>Das würde auch gehen. Aber nimm zuerst {H}, von oben herunter.</translation>
    </message>
    <message>
        <source>Both {H} of the others have fallen at once. And now?</source>
        <translation>Die anderen hatten zwei Karten in {H}, und beide sind gefallen. Und jetzt?</translation>
    </message>
    <message>
        <source>Keep that for the end, as long as you have sure tricks.</source>
        <translation>Die heb dir für den Schluss auf, solange du sichere Stiche hast.</translation>
    </message>
    <message>
        <source>That is good too. But go on with {H} first.</source>
        <translation>Auch gut. Aber mach zuerst mit {H} weiter.</translation>
    </message>
    <message>
        <source>Your partner holds the {CA} and says nothing. What must your partner do until then?</source>
        <translation>Dein Partner hat {CA:acc} und sagt nichts. Was muss er bis dahin tun?</translation>
    </message>
    <message>
        <source>Keep the {CA} to the end</source>
        <translation>{CA:acc} bis zum Schluss behalten</translation>
    </message>
    <message>
        <source>Right, and throw everything else away before.</source>
        <translation>Richtig, und vorher alles andere abwerfen.</translation>
    </message>
    <message>
        <source>Throw the {CA} away to show himself</source>
        <translation>{CA:acc} abwerfen, damit es alle wissen</translation>
    </message>
    <message>
        <source>Then everybody would know, but nobody could take your {C9} for you any more.</source>
        <translation>Dann wüssten es alle, aber niemand könnte dir mehr den Stich mit {C9:dat} retten.</translation>
    </message>
    <message>
        <source>You go on like this: with the rest of your {H}, then the {DA}, and the {C9} comes last. Who the partner is comes out when the {CA} is played.</source>
        <translation>So spielst du weiter: erst den Rest in {H}, dann {DA:acc}, und {C9:nom} kommt zuletzt. Der Partner zeigt sich, wenn {CA:nom} fällt.</translation>
    </message>
    <message>
        <source>If all six tricks are yours, each of you two gets 40 cents, and each of the others pays 40. A single trick for them, and it is the other way round, for your partner too.</source>
        <translation>Gehören alle sechs Stiche euch, bekommt ihr zwei je 40 Cent, und die anderen zahlen je 40. Machen sie einen einzigen Stich, ist es umgekehrt, auch für deinen Partner.</translation>
    </message>
    <message>
        <source>A Bettler</source>
        <translation>Ein Bettler</translation>
    </message>
    <message>
        <source>Get through your Bettler without a trick.</source>
        <translation>Komm bei deinem Bettler ohne Stich durch.</translation>
    </message>
    <message>
        <source>The others have said “good”. Bid Bettler, with a card face down for your first lead, and get through. Remember: the ten is low, and whoever can beat must, you included.</source>
        <translation>Die anderen haben „gut“ gesagt. Sag Bettler an, leg die Karte verdeckt hin, mit der du anspielst, und komm durch. Denk daran: Der Zehner ist nieder, und wer drüber kann, muss drüber, auch du.</translation>
    </message>
    <message>
        <source>Not one trick: 30 cents from each of them.</source>
        <translation>Kein einziger Stich: 30 Cent von jedem.</translation>
    </message>
    <message>
        <source>There it is, a trick. Begin with a lone card that the others still have to go over, and throw away high cards whenever you may.</source>
        <translation>Da ist er, der Stich. Fang mit einer einzelnen Karte an, über die die anderen noch drübermüssen, und wirf hohe Karten ab, wann immer du darfst.</translation>
    </message>
    <message>
        <source>Anything but the most points</source>
        <translation>Nur nicht am meisten</translation>
    </message>
    <message>
        <source>Schurln</source>
        <translation>Schurln</translation>
    </message>
    <message>
        <source>Play Schurln and do not be the one who pays.</source>
        <translation>Schurl so, dass nicht du zahlst.</translation>
    </message>
    <message>
        <source>Nobody has bid, so Schurln is played, with tens high, and you lead. Each ace, each ten and the last trick count ten points against their winner. See to it that somebody else has the most.</source>
        <translation>Niemand hat etwas angesagt, also wird geschurlt, mit Zehner hoch, und du spielst aus. Jedes Ass, jeder Zehner und der letzte Stich zählen zehn Punkte gegen den, der sie macht. Schau, dass jemand anderer am meisten hat.</translation>
    </message>
    <message>
        <source>Somebody else pays, and you are paid.</source>
        <translation>Zahlen muss jemand anderer, und du bekommst etwas.</translation>
    </message>
    <message>
        <source>This time you have the most points. Get rid of aces and tens while others take the trick, and keep low cards to lead.</source>
        <translation>Diesmal hast du am meisten Punkte. Wirf Asse und Zehner ab, wenn andere den Stich machen, und heb dir niedrige Karten zum Ausspielen auf.</translation>
    </message>
    <message>
        <source>How to keep aces and tens away from you, and how Schurln is paid.</source>
        <translation>Wie du dir Asse und Zehner vom Leib hältst, und wie beim Schurln gezahlt wird.</translation>
    </message>
    <message>
        <source>All four have said “good”: now Schurln is played. Everybody is alone, the tens are high, and each ace, each ten and the last trick count ten points against whoever gets them.</source>
        <translation>Alle vier haben „gut“ gesagt: Jetzt wird geschurlt. Jeder spielt für sich, die Zehner sind hoch, und jedes Ass, jeder Zehner und der letzte Stich zählen zehn Punkte gegen den, der sie macht.</translation>
    </message>
    <message>
        <source>The {DT} is above your king here, and {seat3} has the trick. You may choose freely: which of your {D} do you play?</source>
        <translation>{DT:nom} geht hier über deinen König, der Stich gehört {seat3}. Du darfst dir eine aussuchen: Welche Karte in {D} gibst du zu?</translation>
    </message>
    <message>
        <source>Well done: away with the high one while somebody else has to take the trick.</source>
        <translation>Gut gemacht: Weg mit der hohen, solange jemand anderer den Stich nehmen muss.</translation>
    </message>
    <message>
        <source>Then the king stays with you, and when a low {D} is led you must beat it. Keep the nine: it never takes anything while others lead.</source>
        <translation>Dann bleibt dir der König, und wenn in {D} etwas Niedriges kommt, musst du drüber. Behalt den Neuner: Der sticht nie, wenn andere ausspielen.</translation>
    </message>
    <message>
        <source>Giving {seat3} your ten would be lovely. But you have {D}: follow suit.</source>
        <translation>{seat3} den Zehner hineinlegen, das wäre fein. Aber du hast {D}: Du musst Farbe bekennen.</translation>
    </message>
    <message>
        <source>You have {D}: follow suit.</source>
        <translation>Du hast {D}: Du musst Farbe bekennen.</translation>
    </message>
    <message>
        <source>{seat3} leads the {S9}. Both your {S} beat it, and one of them you must play. Which?</source>
        <translation>{seat3} spielt {S9:acc} aus. Deine beiden Karten in {S} gehen drüber, und eine davon muss es sein. Welche?</translation>
    </message>
    <message>
        <source>{seat1} cannot beat the ten, {seat2} has no {S} and throws the {HA} in: 20 points for you in one trick.</source>
        <translation>{seat1} kommt nicht über den Zehner, {seat2} hat kein {S} und legt {HA:acc} hinein: 20 Punkte für dich in einem Stich.</translation>
    </message>
    <message>
        <source>You have {S}, so you must follow suit and beat.</source>
        <translation>Du hast {S}, also musst du Farbe bekennen, und drüber musst du auch.</translation>
    </message>
    <message>
        <source>{seat1} had to beat your {SJ} with the {SQ}, and {seat2} threw the {HA} in. That ace could have been yours.</source>
        <translation>{seat1} musste mit {SQ:dat} über {SJ:acc}, und {seat2} hat {HA:acc} hineingelegt. Das Ass hättest auch du haben können.</translation>
    </message>
    <message>
        <source>{C} are led, and you have none. What do you throw into this trick of {seat3}?</source>
        <translation>Ausgespielt ist {C}, und du hast keines. Was legst du in diesen Stich von {seat3}?</translation>
    </message>
    <message>
        <source>Ten more points for {seat3}. Your hand is free of aces and tens now.</source>
        <translation>Noch zehn Punkte für {seat3}. Asse und Zehner hast du jetzt keine mehr.</translation>
    </message>
    <message>
        <source>That card does no harm where it is. Your {ST} does: sooner or later it may take a trick.</source>
        <translation>Die Karte tut dir nichts. {ST:nom} schon: Damit machst du früher oder später einen Stich.</translation>
    </message>
    <message>
        <source>{seat3} has 50 points now, and nobody can get past that any more: the deal is over. The first line of the sheet has the points.</source>
        <translation>{seat3} hat jetzt 50 Punkte, und das überholt niemand mehr: Das Spiel ist aus. In der ersten Zeile der Abrechnung stehen die Punkte.</translation>
    </message>
    <message>
        <source>You have no points, {seat3} has the most. What do you get?</source>
        <translation>Du hast keine Punkte, {seat3} am meisten. Was bekommst du?</translation>
    </message>
    <message>
        <source>10 cents</source>
        <translation>10 Cent</translation>
    </message>
    <message>
        <source>Right: whoever has the most pays 10 to each of the other three.</source>
        <translation>Richtig: Wer am meisten hat, zahlt jedem der anderen drei 10.</translation>
    </message>
    <message>
        <source>30 cents, as the best</source>
        <translation>30 Cent, denn du bist am besten</translation>
    </message>
    <message>
        <source>Here that makes no difference: {seat3} pays 10 to each. You would get thirty only if all three others had 30 points.</source>
        <translation>Das ist hier egal: {seat3} zahlt jedem 10. Dreißig bekämst du nur, wenn die anderen drei je 30 Punkte hätten.</translation>
    </message>
    <message>
        <source>50 cents, for the 50 points</source>
        <translation>50 Cent, für die 50 Punkte</translation>
    </message>
    <message>
        <source>The points only decide who pays. It is always 10 from each.</source>
        <translation>Die Punkte entscheiden nur, wer zahlt. Gezahlt werden immer 10 an jeden.</translation>
    </message>
    <message>
        <source>Away with high cards while others must take the trick, and tens into tricks that are not yours: that is Schurln.</source>
        <translation>Weg mit den hohen Karten, wenn andere den Stich nehmen müssen, und Zehner in fremde Stiche: So wird geschurlt.</translation>
    </message>
    <message>
        <source>Catching a Plauderer</source>
        <translation>Einen Plauderer erwischen</translation>
    </message>
    <message>
        <source>What open cards tell you, and how to force a trick upon somebody.</source>
        <translation>Was dir offene Karten verraten, und wie du jemandem einen Stich anhängst.</translation>
    </message>
    <message>
        <source>{seat1} has bid Plauderer, the chatterer: no trick, as in a Bettler, but for 50. For that, you three may put your cards open on the table after the first trick and talk.</source>
        <translation>{seat1} hat Plauderer angesagt: kein Stich wie beim Bettler, aber um 50. Dafür legt ihr drei nach dem ersten Stich eure Karten auf und dürft miteinander plaudern.</translation>
    </message>
    <message>
        <source>The first trick goes to you.</source>
        <translation>Der erste Stich gehört dir.</translation>
    </message>
    <message>
        <source>Now {seat2}, {seat3} and you lie open. {seat1} still hides five cards, but all that is not to be seen must be there.</source>
        <translation>Jetzt liegen deine Karten und die von {seat2} und {seat3} offen da. {seat1} hat noch fünf verdeckte, aber was man nirgends sieht, muss dort sein.</translation>
    </message>
    <message>
        <source>Look for {H} in the open hands. Which ones does {seat1} have?</source>
        <translation>Such {H} in den offenen Karten. Welche davon hat {seat1}?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>There are six of them, and you hold only four.</source>
        <translation>Es gibt sechs, und du hast nur vier.</translation>
    </message>
    <message>
        <source>{HJ} and {H9}</source>
        <translation>{HJ} und {H9}</translation>
    </message>
    <message>
        <source>Right: you hold the other four, and {seat2} and {seat3} have none.</source>
        <translation>Richtig: Die anderen vier hast du, und {seat2} und {seat3} haben keine.</translation>
    </message>
    <message>
        <source>Only the {H9}</source>
        <translation>Nur {H9:acc}</translation>
    </message>
    <message>
        <source>The {HJ} is not to be seen anywhere either.</source>
        <translation>{HJ:nom} ist auch nirgends zu sehen.</translation>
    </message>
    <message>
        <source>You lead. The tens are low, and {seat1} must beat, if possible. Which card forces the trick upon {seat1}?</source>
        <translation>Du spielst aus. Der Zehner ist nieder, und {seat1} muss drüber, wenn es geht. Mit welcher Karte hängst du {seat1} den Stich an?</translation>
    </message>
    <message>
        <source>{seat1} cannot beat that and happily plays the {HJ} under it. Of {H} only the {H9} is left there then, and nothing catches that any more.</source>
        <translation>Da kommt {seat1} nicht drüber und gibt mit Freuden {HJ:acc} zu. In {H} bleibt dann nur {H9:nom}, und die Karte erwischst du nicht mehr.</translation>
    </message>
    <message>
        <source>Under your ace {seat1} gets rid of the {DT}. Lead something that {seat1} has to beat.</source>
        <translation>Auf dein Ass wird {seat1} nur {DT:acc} los. Spiel etwas aus, bei dem {seat1} drüber muss.</translation>
    </message>
    <message>
        <source>{seat1} had to put the {HJ} on it, and nobody else had {H} to beat it. The Plauderer is lost: 50 cents to each of you.</source>
        <translation>{seat1} musste mit {HJ:dat} drüber, und sonst hatte niemand {H}. Der Plauderer ist verloren: 50 Cent für jeden von euch.</translation>
    </message>
    <message>
        <source>So look for a suit in which one of you can lead below the Plauderer, while the others are void. If you are ever at a loss, ask for a suggestion: that is the talking.</source>
        <translation>Such also eine Farbe, in der einer von euch niedriger ausspielen kann als der Plauderer und die anderen nichts haben. Weißt du einmal nicht weiter, frag um einen Vorschlag: Das ist das Plaudern.</translation>
    </message>
</context>
<context>
    <name>games.koenigrufen</name>
    <message>
        <source>Königrufen</source>
        <translation>Königrufen</translation>
    </message>
    <message>
        <source>Tarock with fifty-four cards, for four, three or two: bid, call a king, take half of the talon.</source>
        <translation>Tarock mit vierundfünfzig Karten, zu viert, zu dritt oder zu zweit: lizitieren, einen König rufen, den halben Talon aufnehmen.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Tarock Cup</source>
        <translation>Tarockcup</translation>
    </message>
    <message>
        <source>Vienna</source>
        <translation>Wien</translation>
    </message>
    <message>
        <source>Tyrol</source>
        <translation>Tirol</translation>
    </message>
    <message>
        <source>As in books</source>
        <translation>Wie im Buch</translation>
    </message>
    <message>
        <source>Lungau</source>
        <translation>Lungau</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>Everybody plays the twelve cards dealt to him.</source>
        <translation>Jeder spielt mit seinen eigenen zwölf Karten.</translation>
    </message>
    <message>
        <source>Three, with a flying dummy</source>
        <translation>Zu dritt, fliegender Strohmann</translation>
    </message>
    <message>
        <source>The fourth hand is a dummy that moves on with the deal, always at the dealer&apos;s left; it lies open once the talon has been taken, and one of you plays it.</source>
        <translation>Das vierte Blatt ist ein Strohmann, der mit dem Geben weiterwandert, immer links vom Geber; er liegt offen, sobald der Talon aufgenommen ist, und einer von euch spielt ihn.</translation>
    </message>
    <message>
        <source>Three, with a fixed dummy</source>
        <translation>Zu dritt, fixer Strohmann</translation>
    </message>
    <message>
        <source>The fourth hand is a dummy that keeps its seat and never deals; it lies open once the talon has been taken, and one of you plays it.</source>
        <translation>Das vierte Blatt ist ein Strohmann, der seinen Platz behält und nie gibt; er liegt offen, sobald der Talon aufgenommen ist, und einer von euch spielt ihn.</translation>
    </message>
    <message>
        <source>Two, with two dummies</source>
        <translation>Zu zweit, zwei Strohmänner</translation>
    </message>
    <message>
        <source>Between you and your opponent lie two dummies, open once the talon has been taken; each of you plays the cards of those on his side.</source>
        <translation>Zwischen dir und deinem Gegenüber liegen zwei Strohmänner, offen, sobald der Talon aufgenommen ist; jeder spielt die, die auf seiner Seite sind.</translation>
    </message>
    <message>
        <source>with 54 tarock cards</source>
        <translation>mit 54 Tarockkarten</translation>
    </message>
    <message>
        <source>twelve tricks, two to three minutes</source>
        <translation>zwölf Stiche, zwei bis drei Minuten</translation>
    </message>
    <message>
        <source>Forehand says “forehand” or bids a contract first.</source>
        <translation>Zuerst sagt die Vorhand „Vorhand“ oder bietet ein Spiel.</translation>
    </message>
    <message>
        <source>“Forehand” can only be forehand&apos;s first word.</source>
        <translation>„Vorhand“ sagt die Vorhand nur als Erstes.</translation>
    </message>
    <message>
        <source>All the others have passed: forehand must choose a contract.</source>
        <translation>Alle anderen haben weiter gesagt: Die Vorhand muss ein Spiel wählen.</translation>
    </message>
    <message>
        <source>{contract} is not played with these house rules.</source>
        <translation>{contract:ein} wird nach diesen Hausregeln nicht gespielt.</translation>
    </message>
    <message>
        <source>{contract} does not outbid {high}.</source>
        <translation>{contract:nom} ist nicht höher als {high:nom}.</translation>
    </message>
    <message>
        <source>{contract} can only be chosen by forehand, when nobody has bid anything.</source>
        <translation>{contract:einen} kann nur die Vorhand wählen, wenn niemand etwas geboten hat.</translation>
    </message>
    <message>
        <source>{contract} can only be forehand&apos;s very first word.</source>
        <translation>{contract:einen} kann nur die Vorhand sagen, und nur als Erstes.</translation>
    </message>
    <message>
        <source>A bid names a contract and nothing beside it.</source>
        <translation>Ein Gebot nennt ein Spiel und sonst nichts.</translation>
    </message>
    <message>
        <source>Nobody else has bid anything that could be held.</source>
        <translation>Sonst hat niemand etwas geboten, das du halten könntest.</translation>
    </message>
    <message>
        <source>{player} may not hold this bid.</source>
        <translation>{player} darf dieses Gebot nicht halten.</translation>
    </message>
    <message>
        <source>Trull</source>
        <translation>Trull[f]</translation>
    </message>
    <message>
        <source>Four Kings</source>
        <translation>Vier Könige[p]</translation>
    </message>
    <message>
        <source>King ultimo</source>
        <translation>König ultimo[m]</translation>
    </message>
    <message>
        <source>Pagat ultimo</source>
        <translation>Pagat ultimo[m]</translation>
    </message>
    <message>
        <source>Uhu</source>
        <translation>Uhu[m]</translation>
    </message>
    <message>
        <source>Kakadu</source>
        <translation>Kakadu[m]</translation>
    </message>
    <message>
        <source>Quapil</source>
        <translation>Quapil[m]</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valat[m]</translation>
    </message>
    <message>
        <source>Absolut</source>
        <translation>Absolut[n]</translation>
    </message>
    <message>
        <source>Mondfang</source>
        <translation>Mondfang[m]</translation>
    </message>
    <message>
        <source>Königfang</source>
        <translation>Königfang[m]</translation>
    </message>
    <message>
        <source>Sküsfang</source>
        <translation>Sküsfang[m]</translation>
    </message>
    <message>
        <source>Royal Trull</source>
        <translation>Königstrull[f]</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Rekontra</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Subkontra</source>
        <translation>Subkontra</translation>
    </message>
    <message>
        <source>Hirschkontra</source>
        <translation>Hirschkontra</translation>
    </message>
    <message>
        <source>Mordkontra</source>
        <translation>Mordkontra</translation>
    </message>
    <message>
        <source>{points}</source>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{said}: that is {count} thirds of a point</source>
        <translation>{said}: das sind {count} Drittel</translation>
    </message>
    <message>
        <source>{points}/{over}</source>
        <translation>{points}/{over}</translation>
    </message>
    <message>
        <source>Trischaken</source>
        <translation>Trischaken[n]</translation>
    </message>
    <message>
        <source>Rufer</source>
        <translation>Rufer[m]</translation>
    </message>
    <message>
        <source>Piccolo</source>
        <translation>Piccolo[m]</translation>
    </message>
    <message>
        <source>Zwiccolo</source>
        <translation>Zwiccolo[m]</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Bettel[m]</translation>
    </message>
    <message>
        <source>Solorufer</source>
        <translation>Solorufer[m]</translation>
    </message>
    <message>
        <source>Besserrufer</source>
        <translation>Besserrufer[m]</translation>
    </message>
    <message>
        <source>Pagatrufer</source>
        <translation>Pagatrufer[m]</translation>
    </message>
    <message>
        <source>Uhurufer</source>
        <translation>Uhurufer[m]</translation>
    </message>
    <message>
        <source>Kakadurufer</source>
        <translation>Kakadurufer[m]</translation>
    </message>
    <message>
        <source>Quapilrufer</source>
        <translation>Quapilrufer[m]</translation>
    </message>
    <message>
        <source>Suit Dreier</source>
        <translation>Farbendreier[m]</translation>
    </message>
    <message>
        <source>Sechserdreier</source>
        <translation>Sechserdreier[m]</translation>
    </message>
    <message>
        <source>Dreier</source>
        <translation>Dreier[m]</translation>
    </message>
    <message>
        <source>Suit Solo</source>
        <translation>Farbensolo[n]</translation>
    </message>
    <message>
        <source>Piccolo ouvert</source>
        <translation>Piccolo ouvert[m]</translation>
    </message>
    <message>
        <source>Zwiccolo ouvert</source>
        <translation>Zwiccolo ouvert[m]</translation>
    </message>
    <message>
        <source>Bettel ouvert</source>
        <translation>Bettel ouvert[m]</translation>
    </message>
    <message>
        <source>Solodreier</source>
        <translation>Solodreier[m]</translation>
    </message>
    <message>
        <source>Emperor trick</source>
        <translation>Kaiserstich[m]</translation>
    </message>
    <message>
        <source>For a Besserrufer a bird must have been dealt to you.</source>
        <translation>Für einen Besserrufer musst du einen Vogel bekommen haben.</translation>
    </message>
    <message>
        <source>For a {contract} the {card} must have been dealt to you.</source>
        <translation>Für {contract:einen} musst du {card:acc} bekommen haben.</translation>
    </message>
    <message>
        <source>You hold all four kings and have none to call.</source>
        <translation>Du hast alle vier Könige und kannst keinen rufen.</translation>
    </message>
    <message>
        <source>For a {contract} you need at least {count} suit cards.</source>
        <translation>Für {contract:einen} brauchst du mindestens {count} Farbkarten.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>A Rufer in which you must announce {bonus}: your {card} has to win trick {trick} itself.</source>
        <translation>Ein Rufer, bei dem du {bonus:acc} ansagen musst: {card:nom} muss den {trick}. Stich selbst machen.</translation>
    </message>
    <message>
        <source>You call a king, whose holder is your secret partner, and take half of the talon; together you need more than half of the card points.</source>
        <translation>Du rufst einen König; wer ihn hat, ist heimlich dein Partner. Du nimmst den halben Talon, und gemeinsam braucht ihr mehr als die Hälfte der Augen.</translation>
    </message>
    <message>
        <source>A Rufer without the talon, which counts with your opponents; you still call a king.</source>
        <translation>Ein Rufer ohne Talon: Der zählt für die Gegner. Einen König rufst du trotzdem.</translation>
    </message>
    <message>
        <source>You alone, with all six cards of the talon; you need more than half of the card points.</source>
        <translation>Du allein, mit allen sechs Karten des Talons; du brauchst mehr als die Hälfte der Augen.</translation>
    </message>
    <message>
        <source>You alone, with half of the talon; you need more than half of the card points.</source>
        <translation>Du allein, mit halbem Talon; du brauchst mehr als die Hälfte der Augen.</translation>
    </message>
    <message>
        <source>You alone, without the talon, which counts with your opponents; you need more than half of the card points.</source>
        <translation>Du allein, ohne Talon: Der zählt für die Gegner. Du brauchst mehr als die Hälfte der Augen.</translation>
    </message>
    <message>
        <source>After the first trick all cards lie open.</source>
        <translation>Nach dem ersten Stich liegen alle Karten offen.</translation>
    </message>
    <message>
        <source>After the first trick your cards lie open.</source>
        <translation>Nach dem ersten Stich liegen deine Karten offen.</translation>
    </message>
    <message>
        <source>After the first trick the cards of your opponents lie open.</source>
        <translation>Nach dem ersten Stich liegen die Karten deiner Gegner offen.</translation>
    </message>
    <message>
        <source>Bonuses count double.</source>
        <translation>Prämien zählen doppelt.</translation>
    </message>
    <message>
        <source>It brings or costs each of you {value}.</source>
        <translation>Für jeden von euch geht es um {value}.</translation>
    </message>
    <message>
        <source>It brings or costs each of you {value}, and the bird what it is worth announced.</source>
        <translation>Für jeden von euch geht es um {value}, dazu um den Vogel, so viel er angesagt gilt.</translation>
    </message>
    <message>
        <source>It brings or costs you {value} per opponent.</source>
        <translation>Für dich geht es bei jedem Gegner um {value}.</translation>
    </message>
    <message>
        <source>The two with the most card points pay {value} to the two with the fewest.</source>
        <translation>Die zwei mit den meisten Augen zahlen {value} an die zwei mit den wenigsten.</translation>
    </message>
    <message>
        <source>You bid nothing yet. If all others pass, you choose a contract; otherwise you may still bid more, or hold.</source>
        <translation>Du bietest noch nichts. Sagen alle weiter, wählst du ein Spiel; sonst kannst du noch höher bieten oder halten.</translation>
    </message>
    <message>
        <source>You bid nothing yet. If all others pass, you choose a contract; otherwise you may still bid more.</source>
        <translation>Du bietest noch nichts. Sagen alle weiter, wählst du ein Spiel; sonst kannst du noch höher bieten.</translation>
    </message>
    <message>
        <source>You take the contract over from {player}, who must bid more or pass.</source>
        <translation>Du übernimmst das Spiel von {player}; {player} muss höher bieten oder weiter sagen.</translation>
    </message>
    <message>
        <source>You leave the bidding for good.</source>
        <translation>Du bietest nicht mehr mit.</translation>
    </message>
    <message>
        <source>They count for you in the end. Kings and the three Trull cards stay in the hand.</source>
        <translation>Sie zählen am Ende für dich. Könige und die drei Trullstücke bleiben in der Hand.</translation>
    </message>
    <message>
        <source>You announce nothing more; the others speak.</source>
        <translation>Du sagst nichts mehr an; die anderen sind dran.</translation>
    </message>
    <message>
        <source>The others speak; in later turns you may announce more.</source>
        <translation>Die anderen sind dran; später darfst du noch etwas ansagen.</translation>
    </message>
    <message>
        <source>Your turn ends; what you have not raised now, you accept.</source>
        <translation>Du bist fertig; was du jetzt nicht kontrierst, nimmst du an.</translation>
    </message>
    <message>
        <source>Whoever holds the {card} is your secret partner; a dummy that holds it plays for you.</source>
        <translation>Wer {card:acc} hat, ist heimlich dein Partner; hat der Strohmann die Karte, spielst du für ihn.</translation>
    </message>
    <message>
        <source>The dummy that holds the {card} is your partner; if {player} holds it, the cards are thrown in.</source>
        <translation>Der Strohmann mit {card:dat} ist dein Partner; hat {player} die Karte, wird zusammengeworfen.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself: you play alone against three, and nobody knows it.</source>
        <translation>{card:acc} hast du selbst: Du spielst allein gegen drei, und niemand weiß es.</translation>
    </message>
    <message>
        <source>You lay away as many cards as you took; the other half counts for your opponents.</source>
        <translation>Du verlegst dafür ebenso viele Karten; die andere Hälfte zählt für die Gegner.</translation>
    </message>
    <message>
        <source>You lay away as many cards as you took.</source>
        <translation>Du verlegst dafür ebenso viele Karten.</translation>
    </message>
    <message>
        <source>You play alone, with the {card} in hand.</source>
        <translation>Du spielst allein, mit {card:dat} in der Hand.</translation>
    </message>
    <message>
        <source>You play alone, and the {card} counts with your opponents.</source>
        <translation>Du spielst allein, und {card:nom} zählt für die Gegner.</translation>
    </message>
    <message>
        <source>The deal ends at once, and you pay {value} to each of the others.</source>
        <translation>Das Spiel ist gleich zu Ende, und du zahlst jedem der anderen {value}.</translation>
    </message>
    <message>
        <source>König ultimo: the {card} must fall in the last trick, and your side must win it.</source>
        <translation>{card:nom} muss in den letzten Stich fallen, und den müsst ihr machen.</translation>
    </message>
    <message>
        <source>The {card} of {dummy} must win trick {trick} itself.</source>
        <translation>{card:nom} von {dummy:dat} muss selbst den {trick}. Stich machen.</translation>
    </message>
    <message>
        <source>Until then it stays while another card may be played.</source>
        <translation>Bis dahin bleibt sie liegen, solange eine andere Karte gespielt werden darf.</translation>
    </message>
    <message>
        <source>Vier Könige: all four kings must end up with your side.</source>
        <translation>Alle vier Könige müssen zuletzt bei deiner Partei sein.</translation>
    </message>
    <message>
        <source>Your {card} must win trick {trick} itself.</source>
        <translation>{card:nom} muss den {trick}. Stich selbst machen.</translation>
    </message>
    <message>
        <source>A Rufer in which you must announce a bird that was dealt to you; you name it later. Birds: {birds}; each has to win a certain late trick itself.</source>
        <translation>Ein Rufer, bei dem du einen Vogel ansagen musst, den du bekommen hast; welchen, sagst du später. Vögel: {birds}; jeder muss gegen Ende einen bestimmten Stich selbst machen.</translation>
    </message>
    <message>
        <source>Whoever has the most card points pays {value} to each other player, the forehand twice as much; with more than half of all points that is doubled. If anybody is without a trick, only such players receive.</source>
        <translation>Wer die meisten Augen hat, zahlt jedem anderen {value}, die Vorhand das Doppelte; mit mehr als der Hälfte aller Augen (Bürgermeister) verdoppelt sich das. Bleibt wer ohne Stich (Jungfrau), bekommen die anderen nichts.</translation>
    </message>
    <message>
        <source>Until then you keep it while you may play another card.</source>
        <translation>Bis dahin behältst du die Karte, solange du eine andere spielen kannst.</translation>
    </message>
    <message>
        <source>Sküs, Mond and Pagat must end up with your side.</source>
        <translation>Sküs, Mond und Pagat müssen zuletzt bei deiner Partei sein.</translation>
    </message>
    <message>
        <source>Your side must win all twelve tricks.</source>
        <translation>Ihr müsst alle zwölf Stiche machen.</translation>
    </message>
    <message>
        <source>Your side&apos;s Sküs must take the Mond of the others.</source>
        <translation>Der Sküs deiner Partei muss den Mond der anderen fangen.</translation>
    </message>
    <message>
        <source>Your side must reach {points} card points.</source>
        <translation>Ihr müsst auf {points} Augen kommen.</translation>
    </message>
    <message>
        <source>{points} and 1 third</source>
        <translation>{points} und 1 Blatt</translation>
    </message>
    <message>
        <source>{points} and 2 thirds</source>
        <translation>{points} und 2 Blatt</translation>
    </message>
    <message>
        <source>1 third of a point</source>
        <translation>1 Blatt</translation>
    </message>
    <message>
        <source>2 thirds of a point</source>
        <translation>2 Blatt</translation>
    </message>
    <message>
        <source>You play alone and must take no trick.</source>
        <translation>Du spielst allein und darfst keinen Stich machen.</translation>
    </message>
    <message>
        <source>You play alone and must take exactly one trick.</source>
        <translation>Du spielst allein und musst genau einen Stich machen.</translation>
    </message>
    <message>
        <source>You play alone and must take exactly two tricks.</source>
        <translation>Du spielst allein und musst genau zwei Stiche machen.</translation>
    </message>
    <message>
        <source>Worth {value}, lost if missed.</source>
        <translation>Bringt {value}; geht es schief, kostet es {value}.</translation>
    </message>
    <message>
        <source>Worth {value} in place of the game, lost if missed.</source>
        <translation>Bringt {value} statt des Spiels; geht es schief, kostet es {value}.</translation>
    </message>
    <message>
        <source>It holds between the two of you alone.</source>
        <translation>Gilt nur zwischen euch beiden.</translation>
    </message>
    <message>
        <source>It holds for everybody.</source>
        <translation>Gilt für alle.</translation>
    </message>
    <message>
        <source>Should you turn out to be on the wrong side, it is void.</source>
        <translation>Stellt sich heraus, dass du zur falschen Partei gehörst, gilt es nicht.</translation>
    </message>
    <message>
        <source>Raises count in an account of their own.</source>
        <translation>Kontras zählen in einer eigenen Rechnung.</translation>
    </message>
    <message>
        <source>{player:nom} {player:hold|holds} the called {card}: the cards are thrown in, and the same dealer deals.</source>
        <translation>{player:nom} {player:hast|hat} die gerufene Karte, {card:acc}: Es wird zusammengeworfen, und derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>You are forehand: do you bid at once?</source>
        <translation>Du bist Vorhand: Bietest du gleich ein Spiel?</translation>
    </message>
    <message>
        <source>All others have passed: which contract do you play?</source>
        <translation>Alle anderen haben weiter gesagt: Was spielst du?</translation>
    </message>
    <message>
        <source>Nobody has bid yet. Do you bid?</source>
        <translation>Noch hat niemand geboten. Bietest du?</translation>
    </message>
    <message>
        <source>{player} has bid {contract}. Do you bid more?</source>
        <translation>{player} hat {contract:einen} geboten. Bietest du höher?</translation>
    </message>
    <message>
        <source>{player} has bid {contract}. Do you hold, or bid more?</source>
        <translation>{player} hat {contract:einen} geboten. Hältst du, oder bietest du höher?</translation>
    </message>
    <message>
        <source>{player} has bid {contract}, which your hand cannot outbid.</source>
        <translation>{player} hat {contract:einen} geboten; Höheres gibt dein Blatt nicht her.</translation>
    </message>
    <message>
        <source>Your hand allows no bid.</source>
        <translation>Zum Bieten reicht dein Blatt nicht.</translation>
    </message>
    <message>
        <source>Which king do you call?</source>
        <translation>Welchen König rufst du?</translation>
    </message>
    <message>
        <source>You hold all four kings: which queen do you call?</source>
        <translation>Du hast alle vier Könige: Welche Dame rufst du?</translation>
    </message>
    <message>
        <source>Take the six cards of the talon.</source>
        <translation>Nimm die sechs Karten des Talons.</translation>
    </message>
    <message>
        <source>Which half of the talon do you take?</source>
        <translation>Welche Hälfte des Talons nimmst du?</translation>
    </message>
    <message>
        <source>The {card} lies in the talon, so you have no partner: what do you do?</source>
        <translation>{card:nom} liegt im Talon, du hast also keinen Partner: Was tust du?</translation>
    </message>
    <message>
        <source>Lay {count} cards away.</source>
        <translation>Verleg {count} Karten.</translation>
    </message>
    <message>
        <source>You must announce a bird that was dealt to you. What do you announce?</source>
        <translation>Du musst einen Vogel ansagen, den du bekommen hast. Was sagst du an?</translation>
    </message>
    <message>
        <source>There is nothing that you could announce.</source>
        <translation>Du kannst nichts ansagen.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>Who held the {card}?</source>
        <translation>Wer hatte {card:acc}?</translation>
    </message>
    <message>
        <source>the declarer himself</source>
        <translation>der Spieler selbst</translation>
    </message>
    <message>
        <source>Was it played or given up?</source>
        <translation>Gespielt oder aufgegeben?</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Which bird was named?</source>
        <translation>Welcher Vogel wurde genannt?</translation>
    </message>
    <message>
        <source>Kontra by {player:acc}</source>
        <translation>Kontra von {player}</translation>
    </message>
    <message>
        <source>Was there an emperor trick?</source>
        <translation>Gab es einen Kaiserstich?</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>cards over</source>
        <translation>und Blatt</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Blatt</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 Blatt</translation>
    </message>
    <message>
        <source>There are 70 card points in all.</source>
        <translation>Insgesamt gibt es 70 Augen.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Table, deal, counting</source>
        <translation>Tisch, Geben, Zählen</translation>
    </message>
    <message>
        <source>Contracts and bonuses</source>
        <translation>Spiele und Prämien</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Called king and talon</source>
        <translation>Gerufener König und Talon</translation>
    </message>
    <message>
        <source>Announcements and Kontra</source>
        <translation>Ansagen und Kontra</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>What bonuses pay</source>
        <translation>Was Prämien zahlen</translation>
    </message>
    <message>
        <source>Double rounds</source>
        <translation>Doppelrunden</translation>
    </message>
    <message>
        <source>Dummies</source>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source>no such contract is played.</source>
        <translation>so ein Spiel wird nicht gespielt.</translation>
    </message>
    <message>
        <source>no such bonus is played.</source>
        <translation>so eine Prämie wird nicht gespielt.</translation>
    </message>
    <message>
        <source>there is no emperor trick.</source>
        <translation>es gibt keinen Kaiserstich.</translation>
    </message>
    <message>
        <source>there is no Mondfang.</source>
        <translation>es gibt keinen Mondfang.</translation>
    </message>
    <message>
        <source>there are no double rounds.</source>
        <translation>es gibt keine Doppelrunden.</translation>
    </message>
    <message>
        <source>where cards are counted one by one, 36 points win.</source>
        <translation>wo einfach gezählt wird, gewinnt man mit 36.</translation>
    </message>
    <message>
        <source>forehand leads in every contract that is played.</source>
        <translation>bei allen Spielen, die gespielt werden, spielt Vorhand aus.</translation>
    </message>
    <message>
        <source>nobody may hold.</source>
        <translation>niemand darf halten.</translation>
    </message>
    <message>
        <source>it applies only where two pay two.</source>
        <translation>das gilt nur, wo zwei zweien zahlen.</translation>
    </message>
    <message>
        <source>it applies only with dummies.</source>
        <translation>das gilt nur mit Strohmann.</translation>
    </message>
    <message>
        <source>it applies only with a fixed dummy.</source>
        <translation>das gilt nur mit fixem Strohmann.</translation>
    </message>
    <message>
        <source>it applies only to three players with a dummy.</source>
        <translation>das gilt nur zu dritt mit Strohmann.</translation>
    </message>
    <message>
        <source>it applies only to two players with two dummies.</source>
        <translation>das gilt nur zu zweit mit zwei Strohmännern.</translation>
    </message>
    <message>
        <source>it does not apply with dummies.</source>
        <translation>das gilt nicht mit Strohmann.</translation>
    </message>
    <message>
        <source>with dummies two pay two, by an option of its own.</source>
        <translation>mit Strohmann zahlen zwei zweien; dafür gibt es eine eigene Regel.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>How many people play, and whether dummies fill the other seats.</source>
        <translation>Wie viele mitspielen, und ob ein Strohmann die leeren Plätze füllt.</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>vier Spieler</translation>
    </message>
    <message>
        <source>three with a flying dummy</source>
        <translation>zu dritt, fliegender Strohmann</translation>
    </message>
    <message>
        <source>three with a fixed dummy</source>
        <translation>zu dritt, fixer Strohmann</translation>
    </message>
    <message>
        <source>two with two dummies</source>
        <translation>zu zweit, zwei Strohmänner</translation>
    </message>
    <message>
        <source>Counting of cards</source>
        <translation>Zählen der Karten</translation>
    </message>
    <message>
        <source>How card points are counted.</source>
        <translation>Wie die Augen gezählt werden.</translation>
    </message>
    <message>
        <source>in points and thirds, 70 in all</source>
        <translation>in Augen und Dritteln, zusammen 70</translation>
    </message>
    <message>
        <source>card by card, 71 in all</source>
        <translation>einfach, zusammen 71</translation>
    </message>
    <message>
        <source>The declarer wins with</source>
        <translation>Der Spieler gewinnt ab</translation>
    </message>
    <message>
        <source>How many card points the declarer&apos;s side needs where thirds are counted.</source>
        <translation>Wie viele Augen die Spielerpartei braucht, wo Drittel gezählt werden.</translation>
    </message>
    <message>
        <source>35 points and two thirds</source>
        <translation>35 und 2 Blatt</translation>
    </message>
    <message>
        <source>35 points and one third</source>
        <translation>35 und 1 Blatt</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>When the talon is dealt.</source>
        <translation>Wann der Talon gegeben wird.</translation>
    </message>
    <message>
        <source>after the first six cards</source>
        <translation>nach den ersten sechs Karten</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Zusammenwerfen</translation>
    </message>
    <message>
        <source>Which hands are thrown in before the first word.</source>
        <translation>Mit welchen Blättern vor dem ersten Wort zusammengeworfen wird.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>without tarock</source>
        <translation>ohne Tarock</translation>
    </message>
    <message>
        <source>without tarock, or with a lone Trull card</source>
        <translation>ohne Tarock oder mit einem einzigen Trullstück</translation>
    </message>
    <message>
        <source>Values of the contracts</source>
        <translation>Werte der Spiele</translation>
    </message>
    <message>
        <source>What the contracts are worth, and which of them outbids which.</source>
        <translation>Was die Spiele gelten, und welches höher ist als welches.</translation>
    </message>
    <message>
        <source>Upper Austria</source>
        <translation>Oberösterreich</translation>
    </message>
    <message>
        <source>as in books</source>
        <translation>wie im Buch</translation>
    </message>
    <message>
        <source>for beginners</source>
        <translation>für den Anfang</translation>
    </message>
    <message>
        <source>Contracts played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Which contracts can be bid; what has no value by the option before cannot be bid anyway.</source>
        <translation>Welche Spiele geboten werden können; was nach der vorigen Regel keinen Wert hat, geht ohnehin nicht.</translation>
    </message>
    <message>
        <source>Bonuses played</source>
        <translation>Gespielte Prämien</translation>
    </message>
    <message>
        <source>Which bonuses count; others have options of their own.</source>
        <translation>Welche Prämien zählen; andere haben eigene Regeln.</translation>
    </message>
    <message>
        <source>Whether one may bid to take exactly two tricks.</source>
        <translation>Ob man bieten darf, genau zwei Stiche zu machen.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>wird nicht gespielt</translation>
    </message>
    <message>
        <source>plain and ouvert</source>
        <translation>einfach und ouvert</translation>
    </message>
    <message>
        <source>only ouvert</source>
        <translation>nur ouvert</translation>
    </message>
    <message>
        <source>Whether the bird is named with the bid or when announcing.</source>
        <translation>Ob der Vogel beim Bieten oder beim Ansagen genannt wird.</translation>
    </message>
    <message>
        <source>one bid for all birds</source>
        <translation>ein Gebot für alle Vögel</translation>
    </message>
    <message>
        <source>a bid for each bird</source>
        <translation>ein Gebot für jeden Vogel</translation>
    </message>
    <message>
        <source>Who holds all four kings</source>
        <translation>Wer alle vier Könige hat</translation>
    </message>
    <message>
        <source>What a player may do who has no king to call.</source>
        <translation>Was ein Spieler darf, der keinen König rufen kann.</translation>
    </message>
    <message>
        <source>cannot call</source>
        <translation>kann nicht rufen</translation>
    </message>
    <message>
        <source>calls a queen</source>
        <translation>ruft eine Dame</translation>
    </message>
    <message>
        <source>A Sechserdreier may be bid</source>
        <translation>Sechserdreier darf man bieten</translation>
    </message>
    <message>
        <source>When forehand may play for all six cards of the talon.</source>
        <translation>Wann die Vorhand mit allen sechs Karten des Talons spielen darf.</translation>
    </message>
    <message>
        <source>as forehand&apos;s first word</source>
        <translation>als erstes Wort der Vorhand</translation>
    </message>
    <message>
        <source>after all have passed</source>
        <translation>wenn alle weiter gesagt haben</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>so oder so</translation>
    </message>
    <message>
        <source>Holding a bid</source>
        <translation>Ein Gebot halten</translation>
    </message>
    <message>
        <source>only forehand</source>
        <translation>nur die Vorhand</translation>
    </message>
    <message>
        <source>whoever sits nearer to forehand</source>
        <translation>wer näher bei der Vorhand sitzt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>A Solodreier can be held</source>
        <translation>Solodreier kann man halten</translation>
    </message>
    <message>
        <source>Whether a Solodreier may be held; otherwise it ends the bidding.</source>
        <translation>Ob ein Solodreier gehalten werden darf; sonst beendet er das Bieten.</translation>
    </message>
    <message>
        <source>One&apos;s own king</source>
        <translation>Der eigene König</translation>
    </message>
    <message>
        <source>Whether the declarer may call a king that he holds, and so play alone in secret.</source>
        <translation>Ob der Spieler einen eigenen König rufen und so heimlich allein spielen darf.</translation>
    </message>
    <message>
        <source>cannot be called</source>
        <translation>kann nicht gerufen werden</translation>
    </message>
    <message>
        <source>may be called</source>
        <translation>darf gerufen werden</translation>
    </message>
    <message>
        <source>Talon of the Sechserdreier</source>
        <translation>Talon beim Sechserdreier</translation>
    </message>
    <message>
        <source>Whether all see the six cards before the declarer takes them.</source>
        <translation>Ob alle die sechs Karten sehen, bevor der Spieler sie nimmt.</translation>
    </message>
    <message>
        <source>stays hidden</source>
        <translation>bleibt verdeckt</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>wird gezeigt</translation>
    </message>
    <message>
        <source>Suit cards for a suit contract</source>
        <translation>Farbkarten für ein Farbenspiel</translation>
    </message>
    <message>
        <source>How many suit cards a player must have been dealt for a Suit Dreier or a Suit Solo.</source>
        <translation>Wie viele Farbkarten man für Farbendreier und Farbensolo bekommen haben muss.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>at least six</source>
        <translation>mindestens sechs</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Whether the declarer may give up when the called king lies in the talon.</source>
        <translation>Ob der Spieler aufgeben darf, wenn der gerufene König im Talon liegt.</translation>
    </message>
    <message>
        <source>The called king in the talon</source>
        <translation>Der gerufene König im Talon</translation>
    </message>
    <message>
        <source>Which half the declarer may take when the called king lies in the talon.</source>
        <translation>Welche Hälfte der Spieler nehmen darf, wenn der gerufene König im Talon liegt.</translation>
    </message>
    <message>
        <source>either half</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>the half with the king</source>
        <translation>die Hälfte mit dem König</translation>
    </message>
    <message>
        <source>Solorufer: the called king in the talon</source>
        <translation>Solorufer: der gerufene König im Talon</translation>
    </message>
    <message>
        <source>What the declarer receives after the last trick.</source>
        <translation>Was der Spieler nach dem letzten Stich bekommt.</translation>
    </message>
    <message>
        <source>all six cards</source>
        <translation>alle sechs Karten</translation>
    </message>
    <message>
        <source>Solorufer: Kontra when the king is in the talon</source>
        <translation>Solorufer: Kontra, wenn der König im Talon liegt</translation>
    </message>
    <message>
        <source>Whether raises count if the declarer has no partner.</source>
        <translation>Ob Kontras zählen, wenn der Spieler keinen Partner hat.</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>In how many of his turns a player may announce bonuses.</source>
        <translation>Wie oft ein Spieler Prämien ansagen darf, wenn er an der Reihe ist.</translation>
    </message>
    <message>
        <source>in one turn</source>
        <translation>nur einmal</translation>
    </message>
    <message>
        <source>in every turn</source>
        <translation>jedes Mal, wenn man an der Reihe ist</translation>
    </message>
    <message>
        <source>Who may announce</source>
        <translation>Ansagen darf</translation>
    </message>
    <message>
        <source>Who may announce bonuses while the partner is not known.</source>
        <translation>Wer Prämien ansagen darf, solange der Partner nicht bekannt ist.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>the declarer&apos;s side, and whose side is known</source>
        <translation>die Spielerpartei, und wer sich deklariert hat</translation>
    </message>
    <message>
        <source>Highest raise</source>
        <translation>Kontriert wird bis</translation>
    </message>
    <message>
        <source>How far game and bonuses may be raised.</source>
        <translation>Wie hoch Spiel und Prämien kontriert werden dürfen.</translation>
    </message>
    <message>
        <source>Subkontra (8)</source>
        <translation>Subkontra (8)</translation>
    </message>
    <message>
        <source>Kontra (2)</source>
        <translation>Kontra (2)</translation>
    </message>
    <message>
        <source>Rekontra (4)</source>
        <translation>Rekontra (4)</translation>
    </message>
    <message>
        <source>Hirschkontra (16)</source>
        <translation>Hirschkontra (16)</translation>
    </message>
    <message>
        <source>Mordkontra (32)</source>
        <translation>Mordkontra (32)</translation>
    </message>
    <message>
        <source>A raise may be said</source>
        <translation>Kontrieren darf man</translation>
    </message>
    <message>
        <source>In which turns an item may be raised.</source>
        <translation>Wann man etwas kontrieren darf.</translation>
    </message>
    <message>
        <source>in the next turn</source>
        <translation>beim nächsten Mal</translation>
    </message>
    <message>
        <source>in any turn</source>
        <translation>jedes Mal, wenn man an der Reihe ist</translation>
    </message>
    <message>
        <source>Raises are booked</source>
        <translation>Kontras werden geschrieben</translation>
    </message>
    <message>
        <source>Whether raises count in the score or only in an account of their own.</source>
        <translation>Ob Kontras gleich mitzählen oder nur in einer eigenen Rechnung.</translation>
    </message>
    <message>
        <source>in the score</source>
        <translation>in die Wertung</translation>
    </message>
    <message>
        <source>in a separate account</source>
        <translation>in eine eigene Rechnung</translation>
    </message>
    <message>
        <source>Lead in suit contracts</source>
        <translation>Ausspiel im Farbenspiel</translation>
    </message>
    <message>
        <source>Who leads to the first trick of a Suit Dreier or a Suit Solo.</source>
        <translation>Wer bei Farbendreier und Farbensolo zum ersten Stich ausspielt.</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>die Vorhand</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>der Spieler</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Blätter</translation>
    </message>
    <message>
        <source>Whose cards are laid open after the first trick of an ouvert contract.</source>
        <translation>Wessen Karten beim Ouvert nach dem ersten Stich aufgelegt werden.</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>alle vier</translation>
    </message>
    <message>
        <source>the declarer&apos;s</source>
        <translation>die des Spielers</translation>
    </message>
    <message>
        <source>the opponents&apos;</source>
        <translation>die der Gegner</translation>
    </message>
    <message>
        <source>Early end</source>
        <translation>Vorzeitiges Ende</translation>
    </message>
    <message>
        <source>Whether a Piccolo, Zwiccolo or Bettel stops as soon as it is lost.</source>
        <translation>Ob Piccolo, Zwiccolo und Bettel enden, sobald sie verloren sind.</translation>
    </message>
    <message>
        <source>When the Pagat wins a trick with all three Trull cards.</source>
        <translation>Wann der Pagat einen Stich mit allen drei Trullstücken macht.</translation>
    </message>
    <message>
        <source>in any order</source>
        <translation>in jeder Reihenfolge</translation>
    </message>
    <message>
        <source>in the order Mond, Sküs, Pagat</source>
        <translation>in der Folge Mond, Sküs, Pagat</translation>
    </message>
    <message>
        <source>Emperor trick in negative contracts</source>
        <translation>Kaiserstich in Negativspielen</translation>
    </message>
    <message>
        <source>Whether the emperor trick applies where tricks are avoided.</source>
        <translation>Ob der Kaiserstich auch gilt, wo Stiche vermieden werden.</translation>
    </message>
    <message>
        <source>Announced cards</source>
        <translation>Angesagte Karten</translation>
    </message>
    <message>
        <source>Whether an announced bird or king must be kept for its trick.</source>
        <translation>Ob ein angesagter Vogel oder König für seinen Stich aufgehoben werden muss.</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>müssen aufgehoben werden</translation>
    </message>
    <message>
        <source>may be played earlier</source>
        <translation>dürfen früher gespielt werden</translation>
    </message>
    <message>
        <source>Silent losses</source>
        <translation>Stille Verluste</translation>
    </message>
    <message>
        <source>Whether a bird or the called king that is beaten in its trick is paid without having been announced.</source>
        <translation>Ob ein Vogel oder der gerufene König, der in seinem Stich verloren geht, auch unangesagt gezahlt wird.</translation>
    </message>
    <message>
        <source>are not paid</source>
        <translation>werden nicht gezahlt</translation>
    </message>
    <message>
        <source>of birds are paid</source>
        <translation>werden bei Vögeln gezahlt</translation>
    </message>
    <message>
        <source>of birds and of the king are paid</source>
        <translation>werden bei Vögeln und König gezahlt</translation>
    </message>
    <message>
        <source>Solo contracts double the bonuses</source>
        <translation>Solospiele verdoppeln die Prämien</translation>
    </message>
    <message>
        <source>Whether bonuses count double in Solorufer, Suit Solo and Solodreier, Valat apart.</source>
        <translation>Ob Prämien in Solorufer, Farbensolo und Solodreier doppelt zählen, vom Valat abgesehen.</translation>
    </message>
    <message>
        <source>Who is paid when the Sküs takes the Mond.</source>
        <translation>Wer etwas bekommt, wenn der Sküs den Mond fängt.</translation>
    </message>
    <message>
        <source>the side of the Sküs, from the other side</source>
        <translation>die Partei des Sküs, von den Gegnern</translation>
    </message>
    <message>
        <source>the other side, whoever took it</source>
        <translation>die Gegner, wer ihn auch fängt</translation>
    </message>
    <message>
        <source>one player, from the other</source>
        <translation>ein Spieler vom anderen</translation>
    </message>
    <message>
        <source>Mondfang can be announced</source>
        <translation>Mondfang kann man ansagen</translation>
    </message>
    <message>
        <source>Whether a side may announce that its Sküs will take the Mond of the others.</source>
        <translation>Ob eine Partei ansagen darf, dass ihr Sküs den Mond der anderen fängt.</translation>
    </message>
    <message>
        <source>Whether catching the Sküs with the Pagat in an emperor trick is paid.</source>
        <translation>Ob es zählt, den Sküs im Kaiserstich mit dem Pagat zu fangen.</translation>
    </message>
    <message>
        <source>Whether the opponents are paid for catching the called king.</source>
        <translation>Ob es für die Gegner zählt, den gerufenen König zu fangen.</translation>
    </message>
    <message>
        <source>With how many card points a side has made an Absolut.</source>
        <translation>Mit wie vielen Augen eine Partei das Absolut gemacht hat.</translation>
    </message>
    <message>
        <source>45</source>
        <translation>45</translation>
    </message>
    <message>
        <source>50</source>
        <translation>50</translation>
    </message>
    <message>
        <source>55</source>
        <translation>55</translation>
    </message>
    <message>
        <source>Whether Trull and four kings with one side count more together.</source>
        <translation>Ob Trull und vier Könige bei einer Partei zusammen mehr zählen.</translation>
    </message>
    <message>
        <source>Value of a Valat</source>
        <translation>Wert des Valat</translation>
    </message>
    <message>
        <source>Whether a Valat multiplies the game or is paid beside it.</source>
        <translation>Ob ein Valat das Spiel vervielfacht oder daneben gezahlt wird.</translation>
    </message>
    <message>
        <source>multiplies the game</source>
        <translation>vervielfacht das Spiel</translation>
    </message>
    <message>
        <source>a fixed bonus</source>
        <translation>eine feste Prämie</translation>
    </message>
    <message>
        <source>Other bonuses beside a Valat</source>
        <translation>Andere Prämien neben einem Valat</translation>
    </message>
    <message>
        <source>Which other bonuses count when a side takes all tricks or has announced it.</source>
        <translation>Welche anderen Prämien zählen, wenn eine Partei alle Stiche macht oder das angesagt hat.</translation>
    </message>
    <message>
        <source>what was announced</source>
        <translation>was angesagt war</translation>
    </message>
    <message>
        <source>those of tricks, and what was announced</source>
        <translation>die der Stiche und was angesagt war</translation>
    </message>
    <message>
        <source>those of tricks</source>
        <translation>die der Stiche</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Which king did {player:nom} call?</source>
        <translation>Welchen König {player:hast|hat} {player:nom} gerufen?</translation>
    </message>
    <message>
        <source>Which king or which queen did {player:nom} call?</source>
        <translation>Welchen König oder welche Dame {player:hast|hat} {player:nom} gerufen?</translation>
    </message>
    <message>
        <source>the king lay in the talon</source>
        <translation>er lag im Talon</translation>
    </message>
    <message>
        <source>the queen lay in the talon</source>
        <translation>sie lag im Talon</translation>
    </message>
    <message>
        <source>Which bird was announced?</source>
        <translation>Welcher Vogel wurde angesagt?</translation>
    </message>
    <message>
        <source>Card points of {side:acc}</source>
        <translation>Augen von {side}</translation>
    </message>
    <message>
        <source>Card points of {side:acc}, with the cards laid away</source>
        <translation>Augen von {side}, mit den verlegten Karten</translation>
    </message>
    <message>
        <source>Card points of {side:acc}, with the half of the talon that held the called card</source>
        <translation>Augen von {side}, mit der Talonhälfte, in der die gerufene Karte lag</translation>
    </message>
    <message>
        <source>Card points of {side:acc}, with the talon</source>
        <translation>Augen von {side}, mit dem Talon</translation>
    </message>
    <message>
        <source>Talon at a Valat</source>
        <translation>Talon beim Valat</translation>
    </message>
    <message>
        <source>Who gets the rest of the talon when a side has taken all tricks.</source>
        <translation>Wer den übrigen Talon bekommt, wenn eine Partei alle Stiche gemacht hat.</translation>
    </message>
    <message>
        <source>as without a Valat</source>
        <translation>wie ohne Valat</translation>
    </message>
    <message>
        <source>the side with the tricks</source>
        <translation>die Partei mit den Stichen</translation>
    </message>
    <message>
        <source>Talon of Trischaken</source>
        <translation>Talon beim Trischaken</translation>
    </message>
    <message>
        <source>Who gets the talon in Trischaken.</source>
        <translation>Wer im Trischaken den Talon bekommt.</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>der letzte Stich</translation>
    </message>
    <message>
        <source>a card with each of the first six tricks</source>
        <translation>zu jedem der ersten sechs Stiche eine Karte</translation>
    </message>
    <message>
        <source>Scoring of Trischaken</source>
        <translation>Abrechnung von Trischaken</translation>
    </message>
    <message>
        <source>Who pays whom in Trischaken.</source>
        <translation>Wer wem im Trischaken zahlt.</translation>
    </message>
    <message>
        <source>the loser pays</source>
        <translation>der Verlierer zahlt</translation>
    </message>
    <message>
        <source>two pay two</source>
        <translation>zwei zahlen zweien</translation>
    </message>
    <message>
        <source>Specials of Trischaken</source>
        <translation>Besonderes im Trischaken</translation>
    </message>
    <message>
        <source>Whether a player with half the card points and one without a trick count otherwise.</source>
        <translation>Ob Bürgermeister (die Hälfte der Augen) und Jungfrau (kein Stich) eigens zählen.</translation>
    </message>
    <message>
        <source>paid or paying alone</source>
        <translation>Bürgermeister zahlt, Jungfrau bekommt</translation>
    </message>
    <message>
        <source>so, and forehand may lose alone</source>
        <translation>ebenso, und die Vorhand kann allein verlieren</translation>
    </message>
    <message>
        <source>Length of a double round</source>
        <translation>Länge einer Doppelrunde</translation>
    </message>
    <message>
        <source>How many deals count double.</source>
        <translation>Wie viele Spiele doppelt zählen.</translation>
    </message>
    <message>
        <source>a full round</source>
        <translation>eine ganze Runde</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>Overlapping double rounds</source>
        <translation>Doppelrunden, die sich überschneiden</translation>
    </message>
    <message>
        <source>What happens when another double round begins in one.</source>
        <translation>Was geschieht, wenn in einer Doppelrunde eine weitere beginnt.</translation>
    </message>
    <message>
        <source>adds deals</source>
        <translation>mehr Spiele</translation>
    </message>
    <message>
        <source>doubles again</source>
        <translation>verdoppelt noch einmal</translation>
    </message>
    <message>
        <source>Seat of the fixed dummy</source>
        <translation>Platz des fixen Strohmanns</translation>
    </message>
    <message>
        <source>Where the dummy sits who never deals.</source>
        <translation>Wo der Strohmann sitzt, der nie gibt.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Guardian against a single player</source>
        <translation>Vormund gegen einen Alleinspieler</translation>
    </message>
    <message>
        <source>Which opponent plays the cards of the dummy against a declarer who is alone.</source>
        <translation>Welcher Gegner die Karten des Strohmanns gegen einen Alleinspieler spielt.</translation>
    </message>
    <message>
        <source>forehand, or the player after him</source>
        <translation>die Vorhand oder der Nächste nach ihr</translation>
    </message>
    <message>
        <source>who plays first</source>
        <translation>wer zuerst spielt</translation>
    </message>
    <message>
        <source>Score of the dummy</source>
        <translation>Punkte des Strohmanns</translation>
    </message>
    <message>
        <source>How the players share it at the end of a session.</source>
        <translation>Wie die Spieler sie am Ende der Partie teilen.</translation>
    </message>
    <message>
        <source>in equal parts</source>
        <translation>zu gleichen Teilen</translation>
    </message>
    <message>
        <source>Trischaken with dummies</source>
        <translation>Trischaken mit Strohmann</translation>
    </message>
    <message>
        <source>Who pays whom in Trischaken with dummies.</source>
        <translation>Wer wem im Trischaken mit Strohmann zahlt.</translation>
    </message>
    <message>
        <source>as without dummies</source>
        <translation>wie ohne Strohmann</translation>
    </message>
    <message>
        <source>Trischaken for two</source>
        <translation>Trischaken zu zweit</translation>
    </message>
    <message>
        <source>Which dummy each of two players controls.</source>
        <translation>Welchen Strohmann jeder von zwei Spielern führt.</translation>
    </message>
    <message>
        <source>the one that plays after him</source>
        <translation>den, der nach ihm spielt</translation>
    </message>
    <message>
        <source>the one that plays before him</source>
        <translation>den, der vor ihm spielt</translation>
    </message>
    <message>
        <source>The rules of the cups in Upper Austria, made simpler in two things: every Kontra counts in the score, and an announced card must be kept for its trick.</source>
        <translation>Die Regeln der Cups in Oberösterreich, in zwei Dingen einfacher: Jedes Kontra zählt in der Wertung, und eine angesagte Karte muss für ihren Stich aufgehoben werden.</translation>
    </message>
    <message>
        <source>As at the cups in Upper Austria: like Standard, but every Kontra goes into an account of its own, and an announced card may be played early.</source>
        <translation>Wie bei den Cups in Oberösterreich: wie Standard, aber Kontras stehen in einer eigenen Rechnung, und eine angesagte Karte darf früher gespielt werden.</translation>
    </message>
    <message>
        <source>In the style of the Viennese tournaments: a bid for each bird, Zwiccolo and the emperor trick, dearer contracts, and whoever has all four kings calls a queen.</source>
        <translation>Nach Art der Wiener Turniere: ein Gebot für jeden Vogel, Zwiccolo und Kaiserstich, teurere Spiele, und wer alle vier Könige hat, ruft eine Dame.</translation>
    </message>
    <message>
        <source>In the style of the Tyrolean tournaments: a Mond that is caught is paid for, one may announce in every turn, and in Trischaken the two with most card points pay the two others.</source>
        <translation>Nach Art der Tiroler Turniere: Ein gefangener Mond kostet, ansagen darf man in jeder Runde, und im Trischaken zahlen die zwei mit den meisten Augen den zwei anderen.</translation>
    </message>
    <message>
        <source>For those who learned it from a book: it is paid when Mond, Sküs or the called king is caught, one may call a king of one&apos;s own, and Kontra goes up to Mordkontra.</source>
        <translation>Für alle, die es aus einem Buch haben: Werden Mond, Sküs oder der gerufene König gefangen, wird gezahlt, man darf einen eigenen König rufen, und kontriert wird bis zum Mordkontra.</translation>
    </message>
    <message>
        <source>For beginners: few contracts and bonuses, nothing above Kontra, and whoever has no tarock throws in.</source>
        <translation>Für Anfänger: wenige Spiele und Prämien, höchstens Kontra, und wer kein Tarock hat, wirft zusammen.</translation>
    </message>
    <message>
        <source>The called {card} lay in the talon.</source>
        <translation>Gerufen war {card:nom}; die Karte lag im Talon.</translation>
    </message>
    <message>
        <source>{declarer:nom} gave up: the game is lost.</source>
        <translation>{declarer:nom} {declarer:hast|hat} aufgegeben: Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>{declarer:nom} gave up.</source>
        <translation>{declarer:nom} {declarer:hast|hat} aufgegeben.</translation>
    </message>
    <message>
        <source>Card points: {own} against {others}</source>
        <translation>Augen: {own} gegen {others} (drei Blatt sind ein Auge)</translation>
    </message>
    <message>
        <source>Tricks won by {declarer:acc}: {count}; exactly {goal} needed.</source>
        <translation>Stiche von {declarer:dat}: {count}; gebraucht: genau {goal}.</translation>
    </message>
    <message>
        <source>Besides its tricks the declarer&apos;s side counts: {cards}.</source>
        <translation>Neben den Stichen zählen für die Spielerpartei: {cards}.</translation>
    </message>
    <message>
        <source>Besides their tricks the others count: {cards}.</source>
        <translation>Neben den Stichen zählen für die anderen: {cards}.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side has {own}, the others have {others}; {target} are needed.</source>
        <translation>Die Spielerpartei hat {own}, die anderen haben {others}; gebraucht werden {target}.</translation>
    </message>
    <message>
        <source>{declarer:nom} held the called {card}.</source>
        <translation>{declarer:nom} {declarer:hattest|hatte} {card:acc} selbst.</translation>
    </message>
    <message>
        <source>{declarer:nom} gave up: the game is lost, and with it the compulsory bird as if announced.</source>
        <translation>{declarer:nom} {declarer:hast|hat} aufgegeben: Das Spiel ist verloren, dazu der Pflichtvogel wie angesagt.</translation>
    </message>
    <message>
        <source>Since the called king lay in the talon, all raises are void.</source>
        <translation>Weil der gerufene König im Talon lag, gilt kein Kontra.</translation>
    </message>
    <message>
        <source>The raise by {player} is void ({item}): it was not by the right side, or followed one that was not.</source>
        <translation>Das Kontra von {player} gilt nicht ({item}): Es kam von der falschen Partei oder folgte auf eines, das von ihr kam.</translation>
    </message>
    <message>
        <source>In a {contract} bonuses count double.</source>
        <translation>{contract:im} zählen Prämien doppelt.</translation>
    </message>
    <message>
        <source>The Valat is settled in place of the game.</source>
        <translation>Der Valat wird statt des Spiels abgerechnet.</translation>
    </message>
    <message>
        <source>With the Valat a Kontra to the game lapses.</source>
        <translation>Mit dem Valat verfällt ein Kontra zum Spiel.</translation>
    </message>
    <message>
        <source>Beside a Valat only what was announced counts.</source>
        <translation>Neben einem Valat zählt nur, was angesagt war.</translation>
    </message>
    <message>
        <source>Beside a Valat birds, King ultimo and Mondfang count, and of the others what was announced.</source>
        <translation>Neben einem Valat zählen Vögel, König ultimo und Mondfang, vom Übrigen nur, was angesagt war.</translation>
    </message>
    <message>
        <source>Beside a Valat only birds, King ultimo and Mondfang count.</source>
        <translation>Neben einem Valat zählen nur Vögel, König ultimo und Mondfang.</translation>
    </message>
    <message>
        <source>Beside a Valat nothing else counts.</source>
        <translation>Neben einem Valat zählt sonst nichts.</translation>
    </message>
    <message>
        <source>Raises count only in the account for money, where it is:</source>
        <translation>Kontras zählen nur in der Geldrechnung, dort gilt:</translation>
    </message>
    <message>
        <source>Money, with raises</source>
        <translation>Geld, mit Kontras</translation>
    </message>
    <message>
        <source>{contract}: from {payers:acc} to {receivers:acc}</source>
        <translation>{contract}: von {payers:dat} an {receivers:acc}</translation>
    </message>
    <message>
        <source>{declarer:nom} played a {contract} alone and {declarer:settle|settles} with each opponent separately.</source>
        <translation>{declarer:nom} {declarer:hast|hat} {contract:einen} allein gespielt und {declarer:rechnest|rechnet} mit jedem Gegner einzeln ab.</translation>
    </message>
    <message>
        <source>{event}: the next {count} deals count double.</source>
        <translation>{event}: Die nächsten {count} Spiele zählen doppelt.</translation>
    </message>
    <message>
        <source>It is your turn to play a card: you can beat the trick, and so you must.</source>
        <translation>Du bist an der Reihe: Du kannst stechen, also musst du auch.</translation>
    </message>
    <message>
        <source>{player:nom} won from the talon: {cards}.</source>
        <translation>{player:nom} {player:hast|hat} aus dem Talon bekommen: {cards}.</translation>
    </message>
    <message>
        <source>{event}: the next deal counts double.</source>
        <translation>{event}: Das nächste Spiel zählt doppelt.</translation>
    </message>
    <message>
        <source>A {contract} counts {value}.</source>
        <translation>{contract:ein} gilt {value}.</translation>
    </message>
    <message>
        <source>{contract} given up</source>
        <translation>{contract} aufgegeben</translation>
    </message>
    <message>
        <source>{bonus}, given up with the game</source>
        <translation>{bonus}, mit dem Spiel aufgegeben</translation>
    </message>
    <message>
        <source>{contract} won, {player:nom} {player:pay|pays}</source>
        <translation>{contract} gewonnen, {player:nom} {player:zahlst|zahlt}</translation>
    </message>
    <message>
        <source>{contract} lost, {player:nom} {player:receive|receives}</source>
        <translation>{contract} verloren, {player:nom} {player:bekommst|bekommt}</translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <translation>{contract} verloren</translation>
    </message>
    <message>
        <source>announced Valat</source>
        <translation>angesagter Valat[m; acc=den angesagten Valat; nom=der angesagte Valat]</translation>
    </message>
    <message>
        <source>You must announce a bird that was dealt to you before you end your turn.</source>
        <translation>Bevor du „ich liege“ sagst, musst du einen Vogel ansagen, den du bekommen hast.</translation>
    </message>
    <message>
        <source>This bonus cannot be announced in this contract.</source>
        <translation>Diese Prämie kann in diesem Spiel nicht angesagt werden.</translation>
    </message>
    <message>
        <source>Nobody announces this bonus under these house rules.</source>
        <translation>Diese Prämie wird nach diesen Hausregeln nicht angesagt.</translation>
    </message>
    <message>
        <source>This bonus has been announced already.</source>
        <translation>Diese Prämie ist schon angesagt.</translation>
    </message>
    <message>
        <source>After “ich liege” you announce nothing more.</source>
        <translation>Nach „ich liege“ kannst du nichts mehr ansagen.</translation>
    </message>
    <message>
        <source>You have made your announcements in an earlier turn.</source>
        <translation>Du hast deine Ansagen schon gemacht.</translation>
    </message>
    <message>
        <source>Only the holder of the card announces this.</source>
        <translation>Das sagt nur an, wer die Karte hat.</translation>
    </message>
    <message>
        <source>You announce only once everybody knows on which side you are.</source>
        <translation>Du sagst erst an, wenn alle wissen, zu wem du gehörst.</translation>
    </message>
    <message>
        <source>In a suit contract you say Kontra or announce Valat, not both.</source>
        <translation>Im Farbenspiel kannst du Kontra sagen oder Valat ansagen, nicht beides.</translation>
    </message>
    <message>
        <source>One side does not announce Valat and Trull or four Kings.</source>
        <translation>Wer Valat ansagt, sagt nicht auch Trull oder vier Könige an; das gilt für die ganze Partei.</translation>
    </message>
    <message>
        <source>You announce for a dummy only if you know that it is on your side.</source>
        <translation>Für einen Strohmann sagst du nur an, wenn du weißt, dass er auf deiner Seite ist.</translation>
    </message>
    <message>
        <source>What is settled with a dummy is not raised.</source>
        <translation>Was mit einem Strohmann abgerechnet wird, wird nicht kontriert.</translation>
    </message>
    <message>
        <source>Nobody has announced this.</source>
        <translation>Das hat niemand angesagt.</translation>
    </message>
    <message>
        <source>Here every opponent raises and is answered for himself.</source>
        <translation>Hier kontriert jeder Gegner für sich, und jedem wird eigens geantwortet.</translation>
    </message>
    <message>
        <source>Valat is announced, so the game is not raised any more.</source>
        <translation>Valat ist angesagt, das Spiel wird daher nicht mehr kontriert.</translation>
    </message>
    <message>
        <source>This cannot be raised any further.</source>
        <translation>Höher geht es nicht.</translation>
    </message>
    <message>
        <source>You have accepted this by saying “good”.</source>
        <translation>Das hast du mit „gut“ angenommen.</translation>
    </message>
    <message>
        <source>You have raised this for the other side before.</source>
        <translation>Das hast du schon für die andere Partei kontriert.</translation>
    </message>
    <message>
        <source>This raise is the other side&apos;s.</source>
        <translation>Dieses Kontra ist Sache der anderen Partei.</translation>
    </message>
    <message>
        <source>A king must be called.</source>
        <translation>Gerufen wird ein König.</translation>
    </message>
    <message>
        <source>Whoever holds all four kings calls a queen.</source>
        <translation>Wer alle vier Könige hat, ruft eine Dame.</translation>
    </message>
    <message>
        <source>A card in one&apos;s own hand cannot be called.</source>
        <translation>Eine eigene Karte kann nicht gerufen werden.</translation>
    </message>
    <message>
        <source>A call names a card and nothing beside it.</source>
        <translation>Gerufen wird eine Karte und sonst nichts.</translation>
    </message>
    <message>
        <source>One half of the talon is taken.</source>
        <translation>Genommen wird eine Hälfte des Talons.</translation>
    </message>
    <message>
        <source>All six cards of the talon are taken.</source>
        <translation>Genommen werden alle sechs Karten des Talons.</translation>
    </message>
    <message>
        <source>The half with the called card must be taken.</source>
        <translation>Die Hälfte mit der gerufenen Karte muss genommen werden.</translation>
    </message>
    <message>
        <source>Giving up is not played with these house rules.</source>
        <translation>Nach diesen Hausregeln kann man nicht aufgeben.</translation>
    </message>
    <message>
        <source>Only a declarer whose called card lies in the talon may give up.</source>
        <translation>Aufgeben darf nur ein Spieler, dessen gerufene Karte im Talon liegt.</translation>
    </message>
    <message>
        <source>Whoever gives a Besserrufer up names a bird that was dealt to him.</source>
        <translation>Wer einen Besserrufer aufgibt, nennt einen Vogel, den er bekommen hat.</translation>
    </message>
    <message>
        <source>No bird is named here.</source>
        <translation>Hier wird kein Vogel genannt.</translation>
    </message>
    <message>
        <source>Exactly {count} cards must be laid away.</source>
        <translation>Genau {count} Karten müssen verlegt werden.</translation>
    </message>
    <message>
        <source>Kings and cards of the Trull may not be laid away.</source>
        <translation>Könige und Trullstücke dürfen nicht verlegt werden.</translation>
    </message>
    <message>
        <source>Tarocks may be laid away only together with all suit cards but the kings.</source>
        <translation>Tarock darf man nur verlegen, wenn man auch alle Farbkarten außer den Königen verlegt.</translation>
    </message>
    <message>
        <source>Suit cards may be laid away only together with all tarocks from II to XX.</source>
        <translation>Farbkarten darf man nur verlegen, wenn man auch alle Tarock von II bis XX verlegt.</translation>
    </message>
    <message>
        <source>A bird that could be announced must stay in hand.</source>
        <translation>Ein Vogel, der angesagt werden könnte, muss im Blatt bleiben.</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Rest of the talon</source>
        <translation>Rest des Talons</translation>
    </message>
    <message>
        <source>Talon, with the called card</source>
        <translation>Talon mit der gerufenen Karte</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>Vögel</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>für niemanden</translation>
    </message>
    <message>
        <source>against {player:acc}, but for a half with the {card} if that lies in it</source>
        <translation>gegen {player:acc}, außer die Hälfte mit der gerufenen Karte ({card}), falls sie darin liegt</translation>
    </message>
    <message>
        <source>against {player:acc}, but for {player:acc} if the {card} lies in it</source>
        <translation>gegen {player:acc}; liegt die gerufene Karte ({card}) darin, für {player:acc}</translation>
    </message>
    <message>
        <source>for whoever takes the last trick</source>
        <translation>für den, der den letzten Stich macht</translation>
    </message>
    <message>
        <source>a card of it with each of the first six tricks</source>
        <translation>je eine Karte davon zu den ersten sechs Stichen</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Augen: {points} (drei Blatt sind ein Auge)</translation>
    </message>
    <message>
        <source>{player:nom} must take exactly one trick.</source>
        <translation>{player:nom} {player:musst|muss} genau einen Stich machen.</translation>
    </message>
    <message>
        <source>{player:nom} must take exactly two tricks.</source>
        <translation>{player:nom} {player:musst|muss} genau zwei Stiche machen.</translation>
    </message>
    <message>
        <source>Forehand.</source>
        <translation>Vorhand.</translation>
    </message>
    <message>
        <source>I hold!</source>
        <translation>Ich halte!</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Ich liege.</translation>
    </message>
    <message>
        <source>I give up.</source>
        <translation>Ich gebe auf.</translation>
    </message>
    <message>
        <source>{bonus} for {dummy}!</source>
        <translation>{bonus} für {dummy:acc}!</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} “forehand” and {player:wait|waits} for what the others bid.</source>
        <translation>{player:nom} {player:sagst|sagt} „Vorhand“ und {player:wartest|wartet} ab, was die anderen bieten.</translation>
    </message>
    <message>
        <source>{player:nom} {player:choose|chooses} Trischaken: everybody plays alone and avoids card points.</source>
        <translation>{player:nom} {player:sagst|sagt} Trischaken: Jeder spielt für sich und will keine Augen.</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids} {contract}: alone, to take no trick.</source>
        <translation>{player:nom} {player:bietest|bietet} {contract:einen}: allein, und kein einziger Stich.</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids} {contract}: alone, to take exactly one trick.</source>
        <translation>{player:nom} {player:bietest|bietet} {contract:einen}: allein, und genau ein Stich.</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids} {contract}: alone, to take exactly two tricks.</source>
        <translation>{player:nom} {player:bietest|bietet} {contract:einen}: allein, und genau zwei Stiche.</translation>
    </message>
    <message>
        <source>{player:nom} {player:hold|holds} {contract}.</source>
        <translation>{player:nom} {player:hältst|hält} {contract:acc}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} no more.</source>
        <translation>{player:nom} {player:liegst|liegt} und {player:sagst|sagt} nichts mehr an.</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} no more in this turn.</source>
        <translation>{player:nom} {player:liegst|liegt} und {player:sagst|sagt} in dieser Runde nichts mehr an.</translation>
    </message>
    <message>
        <source>{player:nom} {player:announce|announces} {bonus} for {dummy}.</source>
        <translation>{player:nom} {player:sagst|sagt} für {dummy:acc} {bonus:acc} an.</translation>
    </message>
    <message>
        <source>{player:nom} {player:give|gives} up.</source>
        <translation>{player:nom} {player:gibst|gibt} auf.</translation>
    </message>
    <message>
        <source>{player:nom} {player:give|gives} up, with the {bonus}.</source>
        <translation>{player:nom} {player:gibst|gibt} auf, samt {bonus:dat}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} the first half of the talon: {cards}.</source>
        <translation>{player:nom} {player:nimmst|nimmt} die erste Hälfte des Talons: {cards}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} the second half of the talon: {cards}.</source>
        <translation>{player:nom} {player:nimmst|nimmt} die zweite Hälfte des Talons: {cards}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} all six cards of the talon: {cards}.</source>
        <translation>{player:nom} {player:nimmst|nimmt} alle sechs Karten des Talons: {cards}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} all six cards of the talon, unseen.</source>
        <translation>{player:nom} {player:nimmst|nimmt} alle sechs Karten des Talons verdeckt auf.</translation>
    </message>
    <message>
        <source>Hold {contract} ({value})</source>
        <translation>{contract:acc} halten ({value})</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ich liege</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Take the first half</source>
        <translation>Erste Hälfte nehmen</translation>
    </message>
    <message>
        <source>Take the second half</source>
        <translation>Zweite Hälfte nehmen</translation>
    </message>
    <message>
        <source>Take all six cards</source>
        <translation>Alle sechs Karten nehmen</translation>
    </message>
    <message>
        <source>Give up ({value})</source>
        <translation>Aufgeben ({value})</translation>
    </message>
    <message>
        <source>Give up with the {bonus} ({value})</source>
        <translation>Aufgeben samt {bonus:dat} ({value})</translation>
    </message>
    <message>
        <source>{bonus} for {dummy} ({value})</source>
        <translation>{bonus} für {dummy:acc} ({value})</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value}, lost {lost}</source>
        <translation>{value}, verloren {lost}</translation>
    </message>
    <message>
        <source>{value} / −{lost}</source>
        <translation>{value} / −{lost}</translation>
    </message>
    <message>
        <source>{value} + {bird}</source>
        <translation>{value} + {bird}</translation>
    </message>
    <message>
        <source>{value} + bird</source>
        <translation>{value} + Vogel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>{contract} (if all pass)</source>
        <translation>{contract} (nur Vorhand)</translation>
    </message>
    <message>
        <source>with a called king, {task}</source>
        <translation>mit gerufenem König, {task}</translation>
    </message>
    <message>
        <source>alone, {task}</source>
        <translation>allein, {task}</translation>
    </message>
    <message>
        <source>everybody for himself, to take few card points</source>
        <translation>jeder für sich, wenig Augen</translation>
    </message>
    <message>
        <source>half of the talon</source>
        <translation>halber Talon</translation>
    </message>
    <message>
        <source>all six cards of the talon</source>
        <translation>alle sechs Karten des Talons</translation>
    </message>
    <message>
        <source>without the talon</source>
        <translation>ohne Talon</translation>
    </message>
    <message>
        <source>to take no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>to take exactly one trick</source>
        <translation>genau ein Stich</translation>
    </message>
    <message>
        <source>to take exactly two tricks</source>
        <translation>genau zwei Stiche</translation>
    </message>
    <message>
        <source>{task}, no trumps</source>
        <translation>{task}, ohne Trumpf</translation>
    </message>
    <message>
        <source>{task}, announcing a bird</source>
        <translation>{task}, mit angesagtem Vogel</translation>
    </message>
    <message>
        <source>{task}, with open cards</source>
        <translation>{task}, offen</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Prämie</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Still</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} × the game</source>
        <translation>{number} × Spiel</translation>
    </message>
    <message>
        <source>the {card} wins trick {trick}</source>
        <translation>{card:nom} macht den {trick}. Stich</translation>
    </message>
    <message>
        <source>Sküs, Mond and Pagat on one side</source>
        <translation>Sküs, Mond und Pagat bei einer Partei</translation>
    </message>
    <message>
        <source>all four kings on one side</source>
        <translation>alle vier Könige bei einer Partei</translation>
    </message>
    <message>
        <source>the called king falls in the last trick, and his side wins it</source>
        <translation>der gerufene König fällt in den letzten Stich, und seine Partei macht ihn</translation>
    </message>
    <message>
        <source>all twelve tricks</source>
        <translation>alle zwölf Stiche</translation>
    </message>
    <message>
        <source>at least {points} card points</source>
        <translation>mindestens {points} Augen</translation>
    </message>
    <message>
        <source>the Sküs takes the Mond</source>
        <translation>der Sküs fängt den Mond</translation>
    </message>
    <message>
        <source>the opponents take the called king in a trick</source>
        <translation>die Gegner machen einen Stich mit dem gerufenen König</translation>
    </message>
    <message>
        <source>the Pagat takes the Sküs in an emperor trick</source>
        <translation>der Pagat fängt im Kaiserstich den Sküs</translation>
    </message>
    <message>
        <source>Trull and four kings on one side, beside these two</source>
        <translation>Trull und vier Könige bei einer Partei, zusätzlich</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie gespielt wird</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The bidding</source>
        <translation>Die Lizitation</translation>
    </message>
    <message>
        <source>Passed: {players}</source>
        <translation>Weiter: {players}</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{player} (holds)</source>
        <translation>{player} (hält)</translation>
    </message>
    <message>
        <source>if all pass</source>
        <translation>nur Vorhand</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>The {card} lies in the talon: {declarer} plays alone!</source>
        <translation>{card:nom} liegt im Talon: {declarer:nom} spielt allein!</translation>
    </message>
    <message>
        <source>The {card} lies in the talon: you play alone.</source>
        <translation>{card:nom} liegt im Talon: Du spielst allein.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>×{factor}</source>
        <translation>×{factor}</translation>
    </message>
    <message>
        <source>Settles with the declarer: ×{factor}</source>
        <translation>Rechnet mit dem Spieler ab: ×{factor}</translation>
    </message>
    <message>
        <source>{player} for {dummy}</source>
        <translation>{player} für {dummy:acc}</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source>Du</source>
        <translation>St</translation>
    </message>
    <message>
        <source>Opponent of the declarer</source>
        <translation>Gegner des Spielers</translation>
    </message>
    <message>
        <source>Op</source>
        <translation>Gg</translation>
    </message>
    <message>
        <source>Played by {player}</source>
        <translation>Gespielt von {player}</translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation>von {player}</translation>
    </message>
    <message>
        <source>Guardian of {dummy} (plays its cards, for the side of the declarer)</source>
        <translation>Vormund für {dummy:acc} (spielt dessen Karten, für die Partei des Spielers)</translation>
    </message>
    <message>
        <source>Guardian of {dummy} (plays its cards, against the declarer)</source>
        <translation>Vormund für {dummy:acc} (spielt dessen Karten, gegen den Spieler)</translation>
    </message>
    <message>
        <source>Guardian of {dummy} (plays its cards)</source>
        <translation>Vormund für {dummy:acc} (spielt dessen Karten)</translation>
    </message>
    <message>
        <source>Gu</source>
        <translation>Vm</translation>
    </message>
    <message>
        <source>I am the partner.</source>
        <translation>Ich bin der Partner.</translation>
    </message>
    <message>
        <source>{player:nom} {player:play|plays} the cards of {dummy}.</source>
        <translation>{player:nom} {player:spielst|spielt} für {dummy:acc}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:play|plays} the cards of {dummy}, and so {player:are|is} an opponent of the declarer.</source>
        <translation>{player:nom} {player:spielst|spielt} für {dummy:acc} und {player:bist|ist} damit Gegner des Spielers.</translation>
    </message>
    <message>
        <source>The great Austrian tarock: one bids on a ladder of contracts, calls a king as partner, and takes half of the talon. It is played in whole provinces and at tournaments, with birds to announce, and every contract is a game of its own.</source>
        <translation>Das große österreichische Tarock: Man lizitiert, ruft sich mit einem König den Partner und nimmt den halben Talon auf. Man spielt es in ganzen Bundesländern und auf Turnieren, mit Vögeln zum Ansagen, und jedes Spiel hat seine eigenen Kniffe.</translation>
    </message>
    <message>
        <source>Everybody plays alone, avoids card points and must beat the trick if he can.</source>
        <translation>Jeder spielt für sich, will möglichst wenig Augen und muss stechen, wenn er kann.</translation>
    </message>
    <message>
        <source>It brings you {value} from each opponent; lost, you pay {lost} to each.</source>
        <translation>Bringt dir {value} von jedem Gegner; geht es schief, zahlst du jedem {lost}.</translation>
    </message>
    <message>
        <source>But whoever has more than half of all points pays {value} to each other player alone, and whoever is the only one without a trick receives all of it, or else {value} from each.</source>
        <translation>Wer aber mehr als die Hälfte aller Augen hat (Bürgermeister), zahlt allein jedem anderen {value}, und wer als Einziger ohne Stich bleibt (Jungfrau), bekommt das alles oder sonst von jedem {value}.</translation>
    </message>
    <message>
        <source>But if you as forehand have the most, you alone pay {value} to each other player, twice as much with more than half of all points; anybody else with more than half pays {value} to each alone; and whoever is the only one without a trick receives all of it, or else {value} from each.</source>
        <translation>Hast aber du als Vorhand die meisten, zahlst du allein jedem anderen {value}, mit mehr als der Hälfte aller Augen (Bürgermeister) das Doppelte; sonst zahlt ein Bürgermeister allein jedem {value}; und wer als Einziger ohne Stich bleibt (Jungfrau), bekommt das alles oder sonst von jedem {value}.</translation>
    </message>
    <message>
        <source>You alone, with half of the talon. Tarocks are no trumps, and only those without a suit card may lead one.</source>
        <translation>Du allein, mit halbem Talon. Tarock ist nicht Trumpf, und ausspielen darf es nur, wer keine Farbkarte hat.</translation>
    </message>
    <message>
        <source>You alone, without the talon, which counts with your opponents. Tarocks are no trumps, and only those without a suit card may lead one.</source>
        <translation>Du allein, ohne Talon: Der zählt für die Gegner. Tarock ist nicht Trumpf, und ausspielen darf es nur, wer keine Farbkarte hat.</translation>
    </message>
    <message>
        <source>With some hands one could bid nothing at all. One of these contracts must be played: {contracts}.</source>
        <translation>Mit manchen Blättern könnte man gar nichts bieten. Eines dieser Spiele muss dabei sein: {contracts}.</translation>
    </message>
    <message>
        <source>Who may take over the highest bid of another player without bidding more.</source>
        <translation>Wer das höchste Gebot eines anderen übernehmen darf, ohne höher zu bieten.</translation>
    </message>
    <message>
        <source>What makes the following deals count double.</source>
        <translation>Was eine Doppelrunde bringt.</translation>
    </message>
    <message>
        <source>As it is played in the Lungau in Salzburg: few contracts and bonuses, and the cards are counted one by one, not in threes.</source>
        <translation>Wie man im Salzburger Lungau spielt: wenige Spiele und Prämien, und die Karten werden einzeln gezählt, nicht immer drei zusammen.</translation>
    </message>
    <message>
        <source>You can announce for a dummy, and for nobody else.</source>
        <translation>Nur für einen Strohmann wird angesagt, nicht für andere.</translation>
    </message>
    <message>
        <source>For a dummy you announce only what it holds the card for.</source>
        <translation>Für einen Strohmann wird nur angesagt, wofür er die Karte hat.</translation>
    </message>
    <message>
        <source>A raise names a player only where the declarer answers a single opponent.</source>
        <translation>Bei einem Kontra nennt man nur jemanden, wo der Spieler einem einzelnen Gegner antwortet.</translation>
    </message>
    <message>
        <source>Whether one may knock instead of cutting; everybody then chooses a stack.</source>
        <translation>Ob man statt abzuheben klopfen darf; dann wählt jeder ein Paket.</translation>
    </message>
    <message>
        <source>{player:nom} {player:lay|lays} away {count} cards; all see {cards}.</source>
        <translation>{player:nom} {player:verlegst|verlegt} {count} Karten, davon offen: {cards}.</translation>
    </message>
    <message>
        <source>{line}.</source>
        <translation>{line}.</translation>
    </message>
</context>
<context>
    <name>games.koenigrufen.lessons</name>
    <message>
        <source>In these contracts you must beat the card that is winning, if you can. And here you can.</source>
        <translation>In diesen Spielen musst du die Karte überstechen, die gerade gewinnt, wenn du kannst. Und hier kannst du.</translation>
    </message>
    <message>
        <source>Piccolo and Bettel</source>
        <translation>Piccolo und Bettel</translation>
    </message>
    <message>
        <source>When you must beat, and how to get rid of cards.</source>
        <translation>Wann du überstechen musst und wie du Karten loswirst.</translation>
    </message>
    <message>
        <source>Look at this hand: one sure trick, and otherwise nothing but small cards. Made for a Piccolo, in which you alone must take exactly one trick. You are forehand: bid it at once.</source>
        <translation>Schau dir das Blatt an: ein sicherer Stich und sonst lauter kleine Karten. Wie gemacht für einen Piccolo, bei dem du allein genau einen Stich machen musst. Du bist Vorhand: Biete ihn gleich.</translation>
    </message>
    <message>
        <source>You could wait. But you know already what you want: bid the Piccolo before another spoils it.</source>
        <translation>Du könntest abwarten. Aber du weißt ja schon, was du willst: Biete den Piccolo, bevor dir einer dreinredet.</translation>
    </message>
    <message>
        <source>In a Bettel you may not take a single trick, and the {T22} takes one for certain.</source>
        <translation>Im Bettel darfst du keinen einzigen Stich machen, und der {T22} macht sicher einen.</translation>
    </message>
    <message>
        <source>The same with open cards, for 6 instead of 2. Brave! Let us do it in secret first.</source>
        <translation>Dasselbe mit offenen Karten, für 6 statt 2. Mutig! Machen wir es zuerst einmal verdeckt.</translation>
    </message>
    <message>
        <source>With these cards you win hardly any tricks. Bid Piccolo.</source>
        <translation>Mit diesen Karten machst du kaum einen Stich. Biete Piccolo.</translation>
    </message>
    <message>
        <source>All the others pass. Each of them could say Kontra now, just for himself; nobody does.</source>
        <translation>Alle anderen sagen weiter. Kontra könnte jetzt noch jeder sagen, nur für sich allein; es tut aber keiner.</translation>
    </message>
    <message>
        <source>In a Piccolo the declarer leads. Take your one trick right away, while it is safe.</source>
        <translation>Im Piccolo spielst du selbst aus. Mach deinen einen Stich gleich, solange er sicher ist.</translation>
    </message>
    <message>
        <source>That is not sure to win. Which card can nobody beat?</source>
        <translation>Damit machst du nicht sicher einen Stich. Welche Karte kann keiner überstechen?</translation>
    </message>
    <message>
        <source>That was it: no more tricks from now on! You lead again. Get rid of a card that could become dangerous while others can still beat it: the {ST}.</source>
        <translation>Das war er, ab jetzt kein Stich mehr! Du spielst wieder aus. Schau, dass du eine Karte loswirst, die gefährlich werden kann, solange die anderen noch drüberkommen: den {ST}.</translation>
    </message>
    <message>
        <source>The small one is safe for ever. But the ten stays with you, and if the nine is led later, you must beat it.</source>
        <translation>Die kleine tut dir nie etwas. Aber der Zehner bleibt dir, und kommt später der Neuner, musst du ihn überstechen.</translation>
    </message>
    <message>
        <source>That can wait. Your most awkward cards are the two tens: begin with the {ST}.</source>
        <translation>Das hat Zeit. Am unangenehmsten sind deine zwei Zehner: Fang mit dem {ST} an.</translation>
    </message>
    <message>
        <source>{seat1} had no {S}, had to play a tarock and so took the trick. In the next one {seat2} and {seat3} had to go higher and higher.</source>
        <translation>{seat1} hatte kein {S}, musste ein Tarock spielen und hat so den Stich gemacht. Im nächsten mussten {seat2} und {seat3} immer höher drüber.</translation>
    </message>
    <message>
        <source>{seat3} has led the {C9}, and you are next. Which of your {C} do you play?</source>
        <translation>{seat3} hat {C9:acc} ausgespielt, und du bist als Nächstes dran. Welches {C} spielst du?</translation>
    </message>
    <message>
        <source>You had to. But the same holds for those after you: watch.</source>
        <translation>Da musstest du drüber. Aber den anderen nach dir geht es genauso, schau zu.</translation>
    </message>
    <message>
        <source>{seat1} and {seat2} had to beat as well, and you are rid of the ten. That is how you get through a Piccolo.</source>
        <translation>{seat1} und {seat2} mussten auch drüber, und du bist den Zehner los. So kommt man durch einen Piccolo.</translation>
    </message>
    <message>
        <source>One thing more. A tarock is led in a Bettel, and a player has the {T1} and the {T15}. What may he play?</source>
        <translation>Noch etwas: In einem Bettel ist Tarock ausgespielt, und einer hat {T1:acc} und {T15:acc}. Was darf er spielen?</translation>
    </message>
    <message>
        <source>Only the {T15}</source>
        <translation>Nur {T15:acc}</translation>
    </message>
    <message>
        <source>Right. In these contracts the {T1} may only be played as the last tarock.</source>
        <translation>Richtig. In diesen Spielen darf der {T1} nur als letztes Tarock fallen.</translation>
    </message>
    <message>
        <source>Either of them</source>
        <translation>Eines von beiden, wie er will</translation>
    </message>
    <message>
        <source>No: the {T1} has to wait until it is his last tarock.</source>
        <translation>Nein, der {T1} muss warten, bis er sein letztes Tarock ist.</translation>
    </message>
    <message>
        <source>Only the {T1}, the smallest</source>
        <translation>Nur den {T1}, den kleinsten</translation>
    </message>
    <message>
        <source>Just the other way round: the {T1} comes last.</source>
        <translation>Gerade umgekehrt: Der {T1} kommt zuletzt.</translation>
    </message>
    <message>
        <source>Trischaken</source>
        <translation>Trischaken</translation>
    </message>
    <message>
        <source>What to do with a bad hand, and who pays in the end.</source>
        <translation>Was du mit einem schlechten Blatt machst und wer am Ende zahlt.</translation>
    </message>
    <message>
        <source>All the others have passed, and your hand is no good: four tarocks and not one king. Then choose Trischaken: everybody plays for himself and wants as few card points as possible.</source>
        <translation>Alle anderen haben weiter gesagt, und dein Blatt taugt nichts: vier Tarock und kein einziger König. Dann nimm Trischaken: Jeder spielt für sich und will möglichst wenig Augen.</translation>
    </message>
    <message>
        <source>With four tarocks your partner would have to do nearly everything. Mostly that is lost.</source>
        <translation>Mit vier Tarock müsste dein Partner fast alles allein machen. Das geht meistens schief.</translation>
    </message>
    <message>
        <source>You are alone then, and too many of your cards are of middling height: one trick comes easily, and others after it.</source>
        <translation>Da bist du allein, und du hast zu viele mittlere Karten: Ein Stich kommt leicht, und dann kommen noch mehr.</translation>
    </message>
    <message>
        <source>With this hand? Rather not. Choose Trischaken.</source>
        <translation>Mit dem Blatt? Lieber nicht. Nimm Trischaken.</translation>
    </message>
    <message>
        <source>You lead. Everybody must beat if he can. So get rid of your biggest tarock as long as others have bigger ones.</source>
        <translation>Du spielst aus. Wer kann, muss überstechen. Schau also, dass du dein größtes Tarock loswirst, solange andere noch größere haben.</translation>
    </message>
    <message>
        <source>The others take that, sure. But the {T15} stays with you, and later it may have to win.</source>
        <translation>Den machen die anderen, sicher. Aber {T15:nom} bleibt dir, und später muss er vielleicht stechen.</translation>
    </message>
    <message>
        <source>Begin with the {T15}, your biggest tarock.</source>
        <translation>Fang mit {T15:dat} an, deinem größten Tarock.</translation>
    </message>
    <message>
        <source>Each had to go above the one before, and {seat3} had to take it.</source>
        <translation>Jeder musste über den vorigen drüber, und {seat3} musste den Stich machen.</translation>
    </message>
    <message>
        <source>{seat3} leads the {D2}. What do you do with {DQ} and {D3}?</source>
        <translation>{seat3} spielt {D2:acc} aus. Was machst du mit {DQ:dat} und {D3:dat}?</translation>
    </message>
    <message>
        <source>It must be the queen, since it can beat. Let&apos;s hope that somebody has the king.</source>
        <translation>Es muss die Dame sein, denn sie kommt drüber. Hoffentlich hat einer den König.</translation>
    </message>
    <message>
        <source>Not allowed: your queen can beat the two, so it must. In red the three stands below the two.</source>
        <translation>Das geht nicht: Deine Dame kommt über den Zweier, also muss sie auch. In Rot steht der Dreier unter dem Zweier.</translation>
    </message>
    <message>
        <source>Lucky! Now {seat3} already has the {T21} in this trick, and you come last. Which tarock do you give?</source>
        <translation>Glück gehabt! Jetzt liegt von {seat3} schon der {T21} im Stich, und nach dir kommt keiner mehr. Welches Tarock gibst du zu?</translation>
    </message>
    <message>
        <source>Your biggest, since nothing can happen to you here. The small ones remain.</source>
        <translation>Dein größtes, denn hier kann dir nichts passieren. Die kleinen bleiben dir.</translation>
    </message>
    <message>
        <source>Allowed, since you cannot beat the {T21}. But here you could have got rid of a bigger one for nothing.</source>
        <translation>Das darfst du, denn über den {T21} kommst du nicht. Aber ein größeres wärst du jetzt umsonst losgeworden.</translation>
    </message>
    <message>
        <source>So it goes on. Mind the last trick: whoever takes it gets the six cards of the talon as well.</source>
        <translation>So geht es weiter. Pass auf den letzten Stich auf: Wer ihn macht, bekommt die sechs Karten vom Talon dazu.</translation>
    </message>
    <message>
        <source>Suppose you chose Trischaken and have the most card points yourself in the end, but less than half of all. Everybody has a trick. What do you pay?</source>
        <translation>Angenommen, du hast Trischaken gewählt und am Ende selbst die meisten Augen, aber weniger als die Hälfte. Einen Stich hat jeder. Was zahlst du?</translation>
    </message>
    <message>
        <source>1 to each of the others</source>
        <translation>Jedem anderen 1</translation>
    </message>
    <message>
        <source>That is what another would pay. Forehand, who chose it, pays double.</source>
        <translation>Das würde ein anderer zahlen. Die Vorhand, die es gewählt hat, zahlt das Doppelte.</translation>
    </message>
    <message>
        <source>2 to each of the others</source>
        <translation>Jedem anderen 2</translation>
    </message>
    <message>
        <source>Right. And if somebody takes no trick at all, everything is paid to that one alone.</source>
        <translation>Richtig. Und macht einer gar keinen Stich, bekommt er allein alles.</translation>
    </message>
    <message>
        <source>The ladder of contracts</source>
        <translation>Die Lizitation</translation>
    </message>
    <message>
        <source>How to bid, hold and pass.</source>
        <translation>Wie du bietest, hältst und weiter sagst.</translation>
    </message>
    <message>
        <source>Before the cards are played there is bidding: who plays, and what. Here are all the contracts; each outbids those before it.</source>
        <translation>Bevor gespielt wird, wird lizitiert: wer spielt und was. Hier stehen alle Spiele, jedes ist höher als die davor.</translation>
    </message>
    <message>
        <source>The dealer sits on your left, so you are forehand and speak first. You need not commit yourself yet: say “forehand”.</source>
        <translation>Der Geber sitzt links von dir, also bist du Vorhand und redest zuerst. Festlegen musst du dich noch nicht: Sag „Vorhand“.</translation>
    </message>
    <message>
        <source>Now you wait. If all the others pass, the choice is yours alone.</source>
        <translation>Jetzt wartest du ab. Sagen alle anderen weiter, suchst du dir allein etwas aus.</translation>
    </message>
    <message>
        <source>The small contracts cannot be bid. You may choose them when all the others have passed.</source>
        <translation>Die kleinen Spiele kann man nicht bieten. Die kannst du wählen, wenn alle anderen weiter gesagt haben.</translation>
    </message>
    <message>
        <source>You may do that. But then you play alone against three, without having heard a word from them.</source>
        <translation>Das darf man. Aber dann spielst du allein gegen drei und hast noch kein Wort von ihnen gehört.</translation>
    </message>
    <message>
        <source>That would commit you at once. First hear what the others have: say “forehand”.</source>
        <translation>Damit legst du dich gleich fest. Hör dir erst einmal die anderen an: Sag „Vorhand“.</translation>
    </message>
    <message>
        <source>Now the others speak, one after the other.</source>
        <translation>Jetzt reden die anderen, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>No: who has passed is out of the bidding for good.</source>
        <translation>Nein, wer einmal weiter gesagt hat, ist draußen.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Right. {seat1} has only been outbid and may still go higher; {seat2} is out.</source>
        <translation>Richtig. {seat1} ist nur überboten und darf noch höher; {seat2} ist draußen.</translation>
    </message>
    <message>
        <source>“I hold!” Now the Solorufer is yours, unless somebody bids more.</source>
        <translation>„Ich halte!“ Jetzt gehört der Solorufer dir, wenn keiner höher bietet.</translation>
    </message>
    <message>
        <source>That is lower than the Solorufer and outbids nothing.</source>
        <translation>Das ist niedriger als der Solorufer und überbietet nichts.</translation>
    </message>
    <message>
        <source>Then {seat3} may have it, and you have no say any more. That would be a pity with this hand.</source>
        <translation>Dann kann {seat3} ihn haben, und du redest nicht mehr mit. Schade um das Blatt.</translation>
    </message>
    <message>
        <source>That is higher, but you would be alone against three. Hold the Solorufer.</source>
        <translation>Das ist höher, aber da wärst du allein gegen drei. Halte den Solorufer.</translation>
    </message>
    <message>
        <source>{seat3} goes up to a Dreier: half of the talon, and alone against three. Would you hold that too?</source>
        <translation>{seat3} geht hinauf auf einen Dreier: den halben Talon, und allein gegen drei. Hältst du den auch?</translation>
    </message>
    <message>
        <source>Sensible. You&apos;ll be one of three opponents with a good hand, and that can pay as well.</source>
        <translation>Vernünftig. Jetzt bist du einer von drei Gegnern und hast ein gutes Blatt, das kann sich auch auszahlen.</translation>
    </message>
    <message>
        <source>{seat3} must have a strong hand, and the {T22} is not with you. If you lose a Dreier, you pay 4 to each of the three.</source>
        <translation>{seat3} muss ein starkes Blatt haben, und den {T22} hast nicht du. Verlierst du den Dreier, zahlst du jedem der drei 4.</translation>
    </message>
    <message>
        <source>That is higher still, and you would be just as alone: your hand isn&apos;t good enough. Pass.</source>
        <translation>Noch höher und genauso allein: Das trägt dein Blatt nicht. Sag weiter.</translation>
    </message>
    <message>
        <source>Call a king, find your partner</source>
        <translation>Einen König rufen, den Partner finden</translation>
    </message>
    <message>
        <source>How to call a king, and to tell by the cards who plays with you.</source>
        <translation>Wie du einen König rufst und an den Karten merkst, wer mit dir spielt.</translation>
    </message>
    <message>
        <source>There everybody avoids card points. With the {T22} and high tarocks you would win trick after trick, and pay.</source>
        <translation>Da will keiner Augen. Mit {T22:dat} und hohen Tarock würdest du Stich um Stich machen und zahlen.</translation>
    </message>
    <message>
        <source>Alone against three, with five tarocks? You had better get some help.</source>
        <translation>Allein gegen drei, mit fünf Tarock? Hol dir lieber Hilfe.</translation>
    </message>
    <message>
        <source>Not with this hand. Take the Rufer.</source>
        <translation>Nicht mit diesem Blatt. Nimm den Rufer.</translation>
    </message>
    <message>
        <source>Whoever holds the king you call is your partner. Take the suit in which you have small cards to lead: call the {CK}.</source>
        <translation>Wer den König hat, den du rufst, ist dein Partner. Nimm die Farbe, von der du kleine Karten zum Ausspielen hast: Ruf den {CK}.</translation>
    </message>
    <message>
        <source>That one is in your own hand, and cannot be called.</source>
        <translation>Den hast du selbst, den kannst du nicht rufen.</translation>
    </message>
    <message>
        <source>Allowed, but your {C} are the better way to a partner. Call the {CK}.</source>
        <translation>Das darfst du, aber über {C} kommst du besser zu deinem Partner. Ruf den {CK}.</translation>
    </message>
    <message>
        <source>This time I&apos;ll take the talon for you, and nobody announces anything. Look round: one of them has the king, and nobody says a word.</source>
        <translation>Den Talon nehme diesmal ich für dich, und niemand sagt etwas an. Schau dich um: Einer hat den König, und keiner sagt ein Wort.</translation>
    </message>
    <message>
        <source>You lead. Play the highest tarock and watch what the others put on a trick that is surely yours.</source>
        <translation>Du spielst aus. Nimm das höchste Tarock und schau, was die anderen in einen Stich legen, der sicher dir gehört.</translation>
    </message>
    <message>
        <source>Somebody could beat that. Only the {T22} wins for certain.</source>
        <translation>Da könnte einer drüber. Sicher macht nur der {T22} den Stich.</translation>
    </message>
    <message>
        <source>{seat1}</source>
        <translation>{seat1}</translation>
    </message>
    <message>
        <source>{seat2}</source>
        <translation>{seat2}</translation>
    </message>
    <message>
        <source>Yes. The {T1} counts 5, and nobody gives that to an opponent without being forced to.</source>
        <translation>Ja. Der {T1} zählt 5, den gibt keiner ohne Not einem Gegner.</translation>
    </message>
    <message>
        <source>Now make sure of it: lead the suit of the called king.</source>
        <translation>Jetzt vergewissere dich: Spiel die Farbe des gerufenen Königs aus.</translation>
    </message>
    <message>
        <source>A good card, but it tells you nothing about your partner. The called king is the {CK}.</source>
        <translation>Eine gute Karte, aber über deinen Partner sagt sie dir nichts. Gerufen ist der {CK}.</translation>
    </message>
    <message>
        <source>The called king is the {CK}: lead a {C}.</source>
        <translation>Gerufen ist der {CK}: Spiel {C} aus.</translation>
    </message>
    <message>
        <source>The {DK} that you have called is in the dummy on your left: you play that one, and {seat2} plays the other. You need 35 points and two thirds.</source>
        <translation>Der {DK}, den du gerufen hast, liegt beim Strohmann links von dir: Den spielst du, den anderen spielt {seat2}. Ihr braucht 35 und 2 Blatt.</translation>
    </message>
    <message>
        <source>{seat2} has passed. Can {seat2} bid again in the next round?</source>
        <translation>{seat2} hat weiter gesagt. Kann {seat2} in der nächsten Runde noch bieten?</translation>
    </message>
    <message>
        <source>Yes, if it is higher</source>
        <translation>Ja, wenn es höher ist</translation>
    </message>
    <message>
        <source>{seat3} has bid a Solorufer: call a king, leave the talon. You have seven tarocks and two kings and could do that too. As forehand you may take the same contract over: hold it.</source>
        <translation>{seat3} hat Solorufer geboten: einen König rufen, den Talon liegen lassen. Mit sieben Tarock und zwei Königen könntest du das auch. Als Vorhand darfst du das gleiche Spiel übernehmen: Halte es.</translation>
    </message>
    <message>
        <source>All the others have passed, so {seat3} plays the Dreier. Nobody can be forced up the ladder: when in doubt, pass.</source>
        <translation>Alle anderen haben weiter gesagt, also spielt {seat3} den Dreier. Hinauftreiben muss sich niemand lassen: Im Zweifel sag weiter.</translation>
    </message>
    <message>
        <source>One of these two is giving you something. Who may your partner be?</source>
        <translation>Einer von den zweien schenkt dir etwas. Wer wird wohl dein Partner sein?</translation>
    </message>
    <message>
        <source>The {T3} is a small tarock and counts 1. That is no present.</source>
        <translation>Der {T3} ist ein kleines Tarock und zählt 1. Das ist kein Geschenk.</translation>
    </message>
    <message>
        <source>There is the king, and now everybody knows it: {seat2} is your partner. From here on you give each other your fat cards.</source>
        <translation>Da ist der König, und jetzt wissen es alle: {seat2} spielt mit dir. Ab jetzt gebt ihr einander die fetten Karten.</translation>
    </message>
    <message>
        <source>And if nobody had had the king, because it lay in the talon?</source>
        <translation>Und wenn keiner den König gehabt hätte, weil er im Talon lag?</translation>
    </message>
    <message>
        <source>I would have called another one</source>
        <translation>Dann hätte ich einen anderen gerufen</translation>
    </message>
    <message>
        <source>No, a call stands.</source>
        <translation>Nein, gerufen ist gerufen.</translation>
    </message>
    <message>
        <source>I would have been alone</source>
        <translation>Dann wäre ich allein gewesen</translation>
    </message>
    <message>
        <source>Right: one against three. You may then give up and pay the Rufer, or try it all the same.</source>
        <translation>Richtig, einer gegen drei. Du kannst dann aufgeben und den Rufer zahlen oder es trotzdem versuchen.</translation>
    </message>
    <message>
        <source>Kings, {T22}, {T21} and {T1} may never be laid away: they must be fought for in tricks.</source>
        <translation>Könige, {T22}, {T21} und {T1} darf man nie verlegen: Um die wird in den Stichen gespielt.</translation>
    </message>
    <message>
        <source>Talon and laying away</source>
        <translation>Talon und Verlegen</translation>
    </message>
    <message>
        <source>Which half of the talon to take, and what to lay away.</source>
        <translation>Welche Hälfte des Talons du nimmst und was du verlegst.</translation>
    </message>
    <message>
        <source>You play a Rufer, and both halves of the talon have been turned up. One of them is yours; the other counts for your opponents.</source>
        <translation>Du spielst einen Rufer, und beide Hälften des Talons sind aufgedeckt. Eine gehört dir, die andere zählt für die Gegner.</translation>
    </message>
    <message>
        <source>Which half would you like?</source>
        <translation>Welche Hälfte magst du?</translation>
    </message>
    <message>
        <source>One more tarock, and with queen and jack two cards that count.</source>
        <translation>Ein Tarock mehr, und mit Dame und Bube zwei Karten, die zählen.</translation>
    </message>
    <message>
        <source>Then your opponents get {DQ} and {DJ}, and what you get counts little and has no tarock in it.</source>
        <translation>Dann bekommen die Gegner {DQ} und {DJ}, und was du bekommst, zählt wenig, und kein Tarock ist dabei.</translation>
    </message>
    <message>
        <source>Three cards must go now. They count for you in the end. Best of all, get rid of a whole suit: then you can trump it.</source>
        <translation>Jetzt müssen drei Karten weg. Am Ende zählen sie für dich. Am besten verlegst du eine ganze Farbe, dann kannst du sie stechen.</translation>
    </message>
    <message>
        <source>Queen and jack are safe with you, and when somebody leads {D}, you trump.</source>
        <translation>Dame und Bube sind in Sicherheit, und spielt einer {D} aus, stichst du.</translation>
    </message>
    <message>
        <source>Tarocks may go only when there is nothing else left to lay away. And you need them all.</source>
        <translation>Tarock darfst du erst verlegen, wenn du sonst nichts mehr verlegen darfst. Und du brauchst sie alle.</translation>
    </message>
    <message>
        <source>With the {C} you give up the way to your partner, who has the king of that suit.</source>
        <translation>Mit {C} gibst du den Weg zu deinem Partner auf, der dort den König hat.</translation>
    </message>
    <message>
        <source>That leaves you cards of every suit. In which one can you lay away all you have, and fat ones at that?</source>
        <translation>Da bleibt dir von jeder Farbe etwas. Von welcher kannst du alle verlegen, und fette noch dazu?</translation>
    </message>
    <message>
        <source>What have {DQ}, {DJ} and {D4} brought you?</source>
        <translation>Was haben dir {DQ}, {DJ} und {D4} eingebracht?</translation>
    </message>
    <message>
        <source>Nothing, they are out of play</source>
        <translation>Nichts, die sind aus dem Spiel</translation>
    </message>
    <message>
        <source>Oh no: what you lay away counts with your tricks.</source>
        <translation>O nein: Was du verlegst, zählt zu deinen Stichen.</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 Augen</translation>
    </message>
    <message>
        <source>4 and 2 and 1 are 7, but from three cards 2 come off again.</source>
        <translation>4 und 2 und 1 sind 7, aber von drei Karten kommen 2 wieder weg.</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 Augen</translation>
    </message>
    <message>
        <source>Right: 4 + 2 + 1, less 2. You have them before the first trick is played.</source>
        <translation>Richtig: 4 + 2 + 1, weniger 2. Die hast du, bevor der erste Stich gespielt ist.</translation>
    </message>
    <message>
        <source>The dummy as your partner</source>
        <translation>Der Strohmann als Partner</translation>
    </message>
    <message>
        <source>How to play the cards of a dummy on your side.</source>
        <translation>Wie du die Karten eines Strohmanns auf deiner Seite spielst.</translation>
    </message>
    <message>
        <source>You are three. The fourth hand belongs to the dummy, on the dealer&apos;s left. It neither bids nor speaks, and nobody has seen its cards yet.</source>
        <translation>Ihr seid zu dritt. Das vierte Blatt gehört dem Strohmann, links vom Geber. Er bietet nicht und redet nicht, und seine Karten hat noch niemand gesehen.</translation>
    </message>
    <message>
        <source>You play a Rufer. Call the {CK}, wherever it may be.</source>
        <translation>Du spielst einen Rufer. Ruf den {CK}, wo immer er steckt.</translation>
    </message>
    <message>
        <source>You may call that one too. In this lesson it is the {CK}.</source>
        <translation>Auch den darfst du rufen. In dieser Lektion ist es der {CK}.</translation>
    </message>
    <message>
        <source>The talon has been taken, and the dummy&apos;s cards lie open. Who plays them from now on?</source>
        <translation>Der Talon ist aufgenommen, und die Karten des Strohmanns liegen offen. Wer spielt sie jetzt?</translation>
    </message>
    <message>
        <source>I do</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Right: the {CK} is there, so the dummy is your partner and you are its guardian.</source>
        <translation>Richtig: Dort ist der {CK}, also ist der Strohmann dein Partner und du sein Vormund.</translation>
    </message>
    <message>
        <source>Always the dealer</source>
        <translation>Immer der Geber</translation>
    </message>
    <message>
        <source>It depends on the sides. Do you see the {CK} in the dummy&apos;s hand?</source>
        <translation>Es kommt auf die Parteien an. Siehst du beim Strohmann den {CK}?</translation>
    </message>
    <message>
        <source>Each of us in turn</source>
        <translation>Jeder von uns abwechselnd</translation>
    </message>
    <message>
        <source>Only in Trischaken does the guardian change. Here he stays the same.</source>
        <translation>Der Vormund wechselt nur im Trischaken. Hier bleibt er derselbe.</translation>
    </message>
    <message>
        <source>You could announce something for the dummy too, such as its Pagat. Leave it at the game: say that you are done.</source>
        <translation>Du könntest auch für den Strohmann etwas ansagen, etwa seinen Pagat. Lass es beim Spiel: Sag „ich liege“.</translation>
    </message>
    <message>
        <source>Allowed, but everybody would see what you are after. We need the {T1} for something else.</source>
        <translation>Das darfst du, aber jeder sähe, worauf du aus bist. Den {T1} brauchen wir für etwas anderes.</translation>
    </message>
    <message>
        <source>Too risky for a first time. Say that you are done.</source>
        <translation>Für das erste Mal zu gewagt. Sag „ich liege“.</translation>
    </message>
    <message>
        <source>You lead. Begin with the tarock that nobody can beat.</source>
        <translation>Du spielst aus. Fang mit dem Tarock an, über das keiner drüberkommt.</translation>
    </message>
    <message>
        <source>Only the {T22} wins for certain.</source>
        <translation>Sicher macht nur der {T22} den Stich.</translation>
    </message>
    <message>
        <source>Now it is the dummy&apos;s turn, and you choose from its hand. The trick is yours anyway: what do you put on it?</source>
        <translation>Jetzt ist der Strohmann dran, und du suchst aus seinem Blatt aus. Der Stich gehört ohnehin dir: Was legst du hinein?</translation>
    </message>
    <message>
        <source>Five points in safety. Nowhere is the {T1} safer than under the {T22}.</source>
        <translation>Fünf Augen in Sicherheit. Nirgends ist der {T1} besser aufgehoben als beim {T22}.</translation>
    </message>
    <message>
        <source>The dummy must follow suit like everybody: a tarock was led, and it has plenty.</source>
        <translation>Der Strohmann muss bekennen wie jeder: Tarock ist ausgespielt, und er hat genug davon.</translation>
    </message>
    <message>
        <source>A high tarock under your own {T22} is wasted: it could win another trick.</source>
        <translation>Ein hohes Tarock unter dem eigenen {T22} ist verschenkt: Es könnte selbst noch einen Stich machen.</translation>
    </message>
    <message>
        <source>That saves the high ones, but earns little. Which tarock of the dummy counts 5?</source>
        <translation>Gespart, aber nicht viel verdient. Welches Tarock des Strohmanns zählt 5?</translation>
    </message>
    <message>
        <source>That is how you play two hands at once. When the dummy wins a trick, you lead from its hand.</source>
        <translation>So spielst du zwei Blätter zugleich. Macht der Strohmann einen Stich, spielst du aus seinem Blatt aus.</translation>
    </message>
    <message>
        <source>Guardian against the declarer</source>
        <translation>Vormund gegen den Spieler</translation>
    </message>
    <message>
        <source>Who plays the dummy as long as the partner is still hidden.</source>
        <translation>Wer den Strohmann spielt, solange der Partner noch nicht bekannt ist.</translation>
    </message>
    <message>
        <source>{seat3} is forehand, plays a Rufer and has called the {DK}. It is neither with you nor in the open hand of the dummy.</source>
        <translation>{seat3} ist Vorhand, spielt einen Rufer und hat den {DK} gerufen. Du hast ihn nicht, und beim Strohmann liegt er auch nicht.</translation>
    </message>
    <message>
        <source>{seat3} leads to the first trick.</source>
        <translation>{seat3} spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>You follow with a tarock, as small as possible.</source>
        <translation>Gib ein Tarock zu, ein möglichst kleines.</translation>
    </message>
    <message>
        <source>The {T21} can only be beaten by the {T22}. Keep your big ones.</source>
        <translation>Über den {T21} kommt nur der {T22}. Heb dir deine großen auf.</translation>
    </message>
    <message>
        <source>Now the dummy plays its first card, and the partner of {seat3} is still hidden. Who is asked about the king first?</source>
        <translation>Jetzt spielt der Strohmann seine erste Karte, und keiner weiß, wer mit {seat3} spielt. Wer wird zuerst gefragt, ob er den König hat?</translation>
    </message>
    <message>
        <source>Nobody: {seat3} plays its cards</source>
        <translation>Niemand, {seat3} spielt seine Karten</translation>
    </message>
    <message>
        <source>So you choose for the dummy. The trick goes to {seat3}: give away as little as you can.</source>
        <translation>Du spielst also für den Strohmann. Der Stich gehört {seat3}: Gib so wenig wie möglich her.</translation>
    </message>
    <message>
        <source>I am, as the next player after forehand</source>
        <translation>Ich, weil ich nach der Vorhand dran bin</translation>
    </message>
    <message>
        <source>Right. Since you haven&apos;t got it, you become guardian, and everybody knows that you are against {seat3}.</source>
        <translation>Richtig. Weil du ihn nicht hast, wirst du Vormund, und alle wissen, dass du gegen {seat3} spielst.</translation>
    </message>
    <message>
        <source>Only if the king were in the dummy, where everybody could see it.</source>
        <translation>Nur wenn der König beim Strohmann läge, wo ihn jeder sieht.</translation>
    </message>
    <message>
        <source>{seat2}, the dealer</source>
        <translation>{seat2}, der Geber</translation>
    </message>
    <message>
        <source>Against a forehand who might be alone, the next one in turn would be guardian: that is you.</source>
        <translation>Gegen eine Vorhand, die allein sein könnte, wäre der Nächste an der Reihe Vormund, und das bist du.</translation>
    </message>
    <message>
        <source>Good. Had you had the king yourself, you would have had to say so, and {seat2} would be playing the dummy.</source>
        <translation>Gut. Hättest du selbst den König, müsstest du es sagen, und {seat2} würde den Strohmann spielen.</translation>
    </message>
    <message>
        <source>The dummy too must follow with a tarock.</source>
        <translation>Auch der Strohmann muss ein Tarock zugeben.</translation>
    </message>
    <message>
        <source>That doesn&apos;t beat the {T21}, and you may need it later. The smallest will do.</source>
        <translation>Über den {T21} kommt das nicht, und später brauchst du es vielleicht. Das kleinste genügt.</translation>
    </message>
    <message>
        <source>You remain guardian for the whole deal. And you can work out who has the king: {seat2}. You haven&apos;t got it, it is neither in the dummy nor in the talon, and nobody may call a king of his own.</source>
        <translation>Vormund bleibst du das ganze Spiel. Und wer den König hat, kannst du dir ausrechnen: {seat2}. Du hast ihn nicht, beim Strohmann und im Talon liegt er nicht, und den eigenen König darf man nicht rufen.</translation>
    </message>
    <message>
        <source>A Rufer with the dummy</source>
        <translation>Ein Rufer mit dem Strohmann</translation>
    </message>
    <message>
        <source>Win the Rufer together with the dummy.</source>
        <translation>Gewinn den Rufer gemeinsam mit dem Strohmann.</translation>
    </message>
    <message>
        <source>Won, and you played both hands.</source>
        <translation>Gewonnen, und beide Blätter hast du gespielt.</translation>
    </message>
    <message>
        <source>Not enough this time. Put fat cards of the one hand on sure tricks of the other, and try again.</source>
        <translation>Diesmal hat es nicht gereicht. Leg fette Karten aus dem einen Blatt in sichere Stiche des anderen und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Bring home the Pagat</source>
        <translation>Den Pagat heimbringen</translation>
    </message>
    <message>
        <source>Win the last trick with the Pagat that you have announced.</source>
        <translation>Mach den letzten Stich mit dem Pagat, den du angesagt hast.</translation>
    </message>
    <message>
        <source>You play a Rufer with eight tarocks, have called the {CK} and announced the Pagat. Play the whole deal and keep count of the tarocks: at the end nobody but you may have one.</source>
        <translation>Du spielst einen Rufer mit acht Tarock, hast den {CK} gerufen und den Pagat angesagt. Spiel das ganze Spiel und zähl die Tarock mit: Am Schluss darf keiner mehr eines haben außer dir.</translation>
    </message>
    <message>
        <source>The Pagat is home: each opponent pays 2 points.</source>
        <translation>Der Pagat ist daheim: Jeder Gegner zahlt 2 Punkte.</translation>
    </message>
    <message>
        <source>Somebody still had a higher tarock, or you had to give up the Pagat before. Lead your high tarocks in time, so that the others run out of theirs.</source>
        <translation>Einer hatte noch ein höheres Tarock, oder du hast den Pagat früher hergeben müssen. Spiel deine hohen Tarock rechtzeitig aus, damit den anderen die ihren ausgehen.</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Finde deinen Partner</translation>
    </message>
    <message>
        <source>Draw the called king out before the third trick.</source>
        <translation>Hol den gerufenen König vor dem dritten Stich heraus.</translation>
    </message>
    <message>
        <source>You play a Rufer and have called the {SK}. You have two tricks to find out who has it.</source>
        <translation>Du spielst einen Rufer und hast den {SK} gerufen. Zwei Stiche hast du Zeit, um zu sehen, wer ihn hat.</translation>
    </message>
    <message>
        <source>There he is! Now you both know for whom to leave the fat cards.</source>
        <translation>Da ist er! Jetzt wisst ihr beide, wem die fetten Karten gehören.</translation>
    </message>
    <message>
        <source>Two tricks are over and the king is still hiding. Lead a small card of his suit: then whoever has him can take the trick with him.</source>
        <translation>Zwei Stiche sind vorbei, und der König hat sich nicht gezeigt. Spiel eine Karte seiner Farbe aus, dann kann damit stechen, wer ihn hat.</translation>
    </message>
    <message>
        <source>A Piccolo</source>
        <translation>Ein Piccolo</translation>
    </message>
    <message>
        <source>Win exactly one trick.</source>
        <translation>Mach genau einen Stich.</translation>
    </message>
    <message>
        <source>You play a Piccolo: exactly one trick, no more and no less. You lead. Whoever can beat must, and that holds for you as well.</source>
        <translation>Du spielst einen Piccolo: genau einen Stich, nicht mehr und nicht weniger. Du spielst aus. Wer überstechen kann, muss, und das gilt auch für dich.</translation>
    </message>
    <message>
        <source>Exactly one trick: the Piccolo is won.</source>
        <translation>Genau ein Stich, der Piccolo ist gewonnen.</translation>
    </message>
    <message>
        <source>That was one trick too many or too few. Get rid of middling cards while others must still beat them.</source>
        <translation>Das war ein Stich zu viel oder zu wenig. Schau, dass du die mittleren Karten loswirst, solange andere noch drübermüssen.</translation>
    </message>
    <message>
        <source>Announcing the Pagat, saying Kontra</source>
        <translation>Den Pagat ansagen, Kontra sagen</translation>
    </message>
    <message>
        <source>How to announce a bonus, and what Kontra does to it.</source>
        <translation>Wie du eine Prämie ansagst und was ein Kontra daraus macht.</translation>
    </message>
    <message>
        <source>You play a Rufer with nine tarocks, the {T1} among them. If the very smallest tarock wins the last trick, that is a Pagat ultimo: each opponent pays 1 point for it, or 2 if it was announced.</source>
        <translation>Du spielst einen Rufer mit neun Tarock, darunter der {T1}. Macht dieses kleinste Tarock den letzten Stich, ist das Pagat ultimo: Jeder Gegner zahlt dafür 1 Punkt, angesagt 2.</translation>
    </message>
    <message>
        <source>Well done. Now it counts 2 for you, or 2 against you if it fails.</source>
        <translation>Bravo. Jetzt zählt er 2 für dich, oder 2 gegen dich, wenn es danebengeht.</translation>
    </message>
    <message>
        <source>“Done” already? Then a Pagat that you make counts only half. Announce it first.</source>
        <translation>Gleich „ich liege“? Dann zählt der Pagat nur halb, wenn du ihn machst. Sag ihn vorher an.</translation>
    </message>
    <message>
        <source>The {T2} would have to win the last trick but one: harder, and worth 4. Let&apos;s begin with the Pagat.</source>
        <translation>Der {T2} müsste den vorletzten Stich machen: schwerer, und dafür 4 wert. Fangen wir mit dem Pagat an.</translation>
    </message>
    <message>
        <source>King ultimo can only be announced by whoever has the called king.</source>
        <translation>König ultimo sagt nur an, wer den gerufenen König hat.</translation>
    </message>
    <message>
        <source>You may, but you would have to get hold of cards that others have. The Pagat is in your own hand.</source>
        <translation>Das darfst du, aber dafür brauchst du Karten, die andere haben. Den Pagat hast du selbst.</translation>
    </message>
    <message>
        <source>With so many tarocks you will probably have one left at the end. Announce the Pagat: tick it, then click on “Done”.</source>
        <translation>Bei so vielen Tarock bleibt dir am Schluss wahrscheinlich eines übrig. Sag den Pagat an: Hak ihn an und klick dann auf „Fertig“.</translation>
    </message>
    <message>
        <source>Now the others: something to announce, a Kontra, or “good”.</source>
        <translation>Jetzt die anderen: eine Ansage, ein Kontra oder „gut“.</translation>
    </message>
    <message>
        <source>{seat1} doesn&apos;t believe in your Pagat and says Kontra to it. What does it count now?</source>
        <translation>{seat1} glaubt dir den Pagat nicht und sagt Kontra darauf. Was zählt er jetzt?</translation>
    </message>
    <message>
        <source>Still 2</source>
        <translation>Weiter 2</translation>
    </message>
    <message>
        <source>Kontra doubles: for you if you make it, against you if not.</source>
        <translation>Kontra verdoppelt: für dich, wenn du ihn machst, gegen dich, wenn nicht.</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Right, 2 × 2. The game itself stays at 1: each item is raised for itself.</source>
        <translation>Richtig, 2 × 2. Das Spiel selbst bleibt bei 1: Jeder Posten wird für sich kontriert.</translation>
    </message>
    <message>
        <source>4, and the game counts double too</source>
        <translation>4, und das Spiel zählt auch doppelt</translation>
    </message>
    <message>
        <source>Only the Pagat: each item is raised for itself, and the game was not.</source>
        <translation>Nur der Pagat: Jeder Posten wird für sich kontriert, und das Spiel war nicht gemeint.</translation>
    </message>
    <message>
        <source>You could strike back with Rekontra. {seat1} surely has high tarocks, so leave it at that.</source>
        <translation>Du könntest mit Rekontra antworten. {seat1} hat aber sicher hohe Tarock, also lass es dabei.</translation>
    </message>
    <message>
        <source>All have said “good”: now the cards are played.</source>
        <translation>Alle haben „gut“ gesagt, jetzt wird gespielt.</translation>
    </message>
    <message>
        <source>Then it would count 8, and {seat1} could raise it once more. Too dear for a first time.</source>
        <translation>Dann zählt er 8, und {seat1} kann noch einmal kontrieren. Für das erste Mal zu teuer.</translation>
    </message>
    <message>
        <source>Leave it at that: say “good”.</source>
        <translation>Lass es dabei: Sag „gut“.</translation>
    </message>
    <message>
        <source>You lead. Play your only {D}: then you have none left and can trump the suit.</source>
        <translation>Du spielst aus. Nimm dein einziges {D}: Dann hast du keines mehr und kannst die Farbe stechen.</translation>
    </message>
    <message>
        <source>Good. Whoever wants to bring the Pagat home needs the last tarock of all: be sparing with yours.</source>
        <translation>Gut. Wer den Pagat heimbringen will, braucht das allerletzte Tarock: Geh sparsam mit deinen um.</translation>
    </message>
    <message>
        <source>Not now: an announced {T1} must wait for the last trick, as long as you have another card to play.</source>
        <translation>Jetzt nicht: Ein angesagter {T1} muss auf den letzten Stich warten, solange du etwas anderes spielen kannst.</translation>
    </message>
    <message>
        <source>Another time, perhaps. Lead the {D2}.</source>
        <translation>Ein andermal vielleicht. Spiel {D2:acc} aus.</translation>
    </message>
    <message>
        <source>The score, item by item</source>
        <translation>Die Abrechnung, Posten für Posten</translation>
    </message>
    <message>
        <source>How to read the score sheet and work out what is paid.</source>
        <translation>Wie du die Abrechnung liest und ausrechnest, was gezahlt wird.</translation>
    </message>
    <message>
        <source>A Rufer of yours has been played to the end, with an announced Pagat and a Kontra to it. This is its score. At the top it says what each player&apos;s tricks count, and who played with whom.</source>
        <translation>Ein Rufer von dir ist zu Ende gespielt, mit angesagtem Pagat und Kontra darauf. Das ist die Abrechnung. Oben steht, was jeder in seinen Stichen hat und wer mit wem gespielt hat.</translation>
    </message>
    <message>
        <source>What you laid away counts for you and your partner, the half of the talon that you left counts for the others.</source>
        <translation>Was du verlegt hast, zählt für dich und deinen Partner, die liegen gelassene Hälfte des Talons für die anderen.</translation>
    </message>
    <message>
        <source>32 points against 38. Have you won the Rufer?</source>
        <translation>32 zu 38. Hast du den Rufer gewonnen?</translation>
    </message>
    <message>
        <source>Yes, the Pagat won the last trick</source>
        <translation>Ja, der Pagat hat den letzten Stich gemacht</translation>
    </message>
    <message>
        <source>That is a bonus, and settled apart. The game goes by card points alone.</source>
        <translation>Das ist eine Prämie und wird extra abgerechnet. Beim Spiel zählen nur die Augen.</translation>
    </message>
    <message>
        <source>Right, it is lost.</source>
        <translation>Richtig, es ist verloren.</translation>
    </message>
    <message>
        <source>So the first item is the game: a Rufer counts 1, and you lose it. Nobody said Kontra to it.</source>
        <translation>Der erste Posten ist also das Spiel: Ein Rufer zählt 1, und du hast ihn verloren. Kontra hat dazu niemand gesagt.</translation>
    </message>
    <message>
        <source>Then the bonuses. The Pagat was announced, which makes 2, and the Kontra makes 4 of it. And your {T2} won the eleventh trick: a silent Uhu, 2 more.</source>
        <translation>Dann die Prämien. Der Pagat war angesagt, das sind 2, und das Kontra macht 4 daraus. Und dein {T2} hat den elften Stich gemacht: Uhu still, noch einmal 2.</translation>
    </message>
    <message>
        <source>−1 for the game, +4 and +2 for the bonuses: what does that make for you?</source>
        <translation>−1 für das Spiel, +4 und +2 für die Prämien: Was macht das für dich?</translation>
    </message>
    <message>
        <source>+5</source>
        <translation>+5</translation>
    </message>
    <message>
        <source>Right: −1 + 4 + 2. The game is lost, and still you and {seat2} get 5 each, from one opponent each.</source>
        <translation>Richtig: −1 + 4 + 2. Das Spiel ist verloren, und trotzdem bekommen du und {seat2} je 5, jeder von einem Gegner.</translation>
    </message>
    <message>
        <source>+6</source>
        <translation>+6</translation>
    </message>
    <message>
        <source>Those are the bonuses. The lost game comes off.</source>
        <translation>Das sind die Prämien. Das verlorene Spiel kommt noch weg.</translation>
    </message>
    <message>
        <source>+15</source>
        <translation>+15</translation>
    </message>
    <message>
        <source>Three times is only what a declarer without a partner gets. Here it was two against two.</source>
        <translation>Dreimal bekommt es nur, wer ohne Partner spielt. Hier waren es zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Not while you have a card of the suit led: {S} was led, so {S} you must play.</source>
        <translation>Nicht, solange du die Farbe hast: {S} ist ausgespielt, also musst du {S} zugeben.</translation>
    </message>
    <message>
        <source>The cards and what they count</source>
        <translation>Die Karten und was sie zählen</translation>
    </message>
    <message>
        <source>Which card beats which, and how the cards of a trick are counted.</source>
        <translation>Welche Karte welche sticht und wie die Karten gezählt werden.</translation>
    </message>
    <message>
        <source>Welcome! The pack has 54 cards, and twelve of them are yours. These four with Roman numbers are tarocks. In nearly all contracts they are the trumps and beat every card of the four suits.</source>
        <translation>Willkommen! Das Paket hat 54 Karten, und zwölf davon gehören dir. Diese vier mit römischen Zahlen sind Tarock. In fast allen Spielen sind sie Trumpf und stechen jede Karte der vier Farben.</translation>
    </message>
    <message>
        <source>Among tarocks the higher number wins. Only one stands above your {T21}: the {T22}, which has no number. Your {T1} is the smallest of all 22.</source>
        <translation>Bei den Tarock sticht die höhere Zahl. Über deinem {T21} steht nur einer: der {T22}, der keine Zahl hat. Dein {T1} ist der kleinste von allen 22.</translation>
    </message>
    <message>
        <source>The red suits have other small cards: four, three, two and the ace, which shows a 1. Have a guess: which of these two wins?</source>
        <translation>Die roten Farben haben andere kleine Karten: Vierer, Dreier, Zweier und das Ass, auf dem eine 1 steht. Rate einmal: Welche von diesen zwei ist höher?</translation>
    </message>
    <message>
        <source>The {H4}</source>
        <translation>{H4:nom}</translation>
    </message>
    <message>
        <source>One would think so. But in the red suits it goes down as the numbers go up: the four is the lowest card.</source>
        <translation>Das würde man meinen. Aber in den roten Farben geht es umgekehrt: Der Vierer ist die niedrigste Karte.</translation>
    </message>
    <message>
        <source>The {H1}</source>
        <translation>{H1:nom}</translation>
    </message>
    <message>
        <source>Right: ace, two, three, four, in this order from high to low.</source>
        <translation>Richtig: Ass, Zweier, Dreier, Vierer, so geht es von oben nach unten.</translation>
    </message>
    <message>
        <source>{seat1} leads to the first trick, the others follow.</source>
        <translation>{seat1} spielt zum ersten Stich aus, die anderen geben zu.</translation>
    </message>
    <message>
        <source>What is there to be won? A king counts 5, a queen 4, a cavalier 3, a jack 2. {T22}, {T21} and {T1} count 5 as well, every other card 1.</source>
        <translation>Was liegt da drin? Ein König zählt 5, eine Dame 4, ein Cavall 3, ein Bube 2. {T22}, {T21} und {T1} zählen auch 5, jede andere Karte 1.</translation>
    </message>
    <message>
        <source>In the end you count in threes: add up three cards and take 2 off, then the next three. What do these three make?</source>
        <translation>Am Ende zählst du immer drei Karten zusammen und ziehst 2 ab, dann die nächsten drei. Was machen diese drei?</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>2 and 3 and 1 are 6, yes. But 2 come off again.</source>
        <translation>2 und 3 und 1 sind 6, ja. Aber 2 kommen wieder weg.</translation>
    </message>
    <message>
        <source>Right: 2 + 3 + 1, less 2.</source>
        <translation>Richtig: 2 + 3 + 1, weniger 2.</translation>
    </message>
    <message>
        <source>Not how many cards, but what they are worth: 2, 3 and 1, less 2.</source>
        <translation>Nicht wie viele es sind, sondern was sie wert sind: 2, 3 und 1, weniger 2.</translation>
    </message>
    <message>
        <source>Your turn, and you are the last. With which card do you win this trick?</source>
        <translation>Du bist dran, und nach dir kommt keiner mehr. Mit welcher Karte machst du den Stich?</translation>
    </message>
    <message>
        <source>The ten looks big, but it stands below the jack. So {seat2} wins, with the {SC}.</source>
        <translation>Der Zehner schaut groß aus, steht aber unter dem Buben. Den Stich macht {seat2} mit {SC:dat}.</translation>
    </message>
    <message>
        <source>That is the lowest of its suit, and {seat2} wins with the {SC}.</source>
        <translation>Das ist die niedrigste der Farbe, und {seat2} macht den Stich mit {SC:dat}.</translation>
    </message>
    <message>
        <source>It is yours, king and all. By your name it now says 8/1: king, cavalier and jack make 8, and the card left over makes a third of a point. Those who play together are called a side; in the end all its tricks are counted together like that.</source>
        <translation>Er gehört dir, mitsamt dem König. Bei deinem Namen steht jetzt 8/1: König, Cavall und Bube machen 8, und die Karte, die übrig bleibt, macht ein Drittel, das heißt ein Blatt. Die miteinander spielen, sind eine Partei; am Ende werden alle ihre Stiche so zusammengezählt.</translation>
    </message>
    <message>
        <source>The whole pack makes 70 card points. In each deal one player, the declarer, plays against the others, alone or with a partner. That side needs 35 and two thirds, a little more than half.</source>
        <translation>Das ganze Paket hat 70 Augen. In jedem Spiel spielt einer gegen die anderen, allein oder mit einem Partner: der Spieler. Seine Partei braucht 35 und 2 Blatt, ein bisschen mehr als die Hälfte.</translation>
    </message>
    <message>
        <source>{seat1} leads {H}.</source>
        <translation>{seat1} spielt {H} aus.</translation>
    </message>
    <message>
        <source>What a pity: {seat3} had no {S} and had to play a tarock, and even the {T5} beats a king. Kings get home while everybody still has cards of their suit.</source>
        <translation>So ein Pech: {seat3} hatte kein {S} und musste ein Tarock spielen, und sogar {T5} sticht einen König. Könige kommen heim, solange noch jeder ihre Farbe hat.</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>No, we needed 35 and 2 thirds</source>
        <translation>Nein, wir hätten 35 und 2 Blatt gebraucht</translation>
    </message>
    <message>
        <source>You are the dealer (D by your name). {seat1} is forehand (F) and the declarer (Dc), plays a Rufer and has called the {CK}. What that and the tables at the edge mean comes in later lessons; for now only the cards matter.</source>
        <translation>Du gibst, darum steht bei deinem Namen ein G. {seat1} ist Vorhand (V) und der Spieler (S), spielt einen Rufer und hat den {CK} gerufen. Was das heißt und was die Tafeln am Rand sagen, kommt in späteren Lektionen; vorerst geht es nur um die Karten.</translation>
    </message>
    <message>
        <source>There are four suits: {H}, {D}, {S} and {C}. In each the king is on top, then come queen, cavalier and jack. In the black suits ten, nine, eight and seven follow.</source>
        <translation>Es gibt vier Farben: {H}, {D}, {S} und {C}. In jeder ist der König der höchste, dann kommen Dame, Cavall und Bube. In den schwarzen Farben folgen Zehner, Neuner, Achter und Siebener.</translation>
    </message>
    <message>
        <source>One player leads a card, and the others add one each, going anticlockwise. These four cards are called a trick. The highest card of the suit led takes all four; if there are tarocks among them, the highest of these.</source>
        <translation>Einer spielt eine Karte aus, und die anderen geben gegen den Uhrzeigersinn je eine zu. Die vier Karten zusammen sind ein Stich. Die höchste Karte der ausgespielten Farbe nimmt alle vier; sind Tarock dabei, das höchste davon.</translation>
    </message>
    <message>
        <source>You have no {C}, so you must play a tarock. You may play another suit only if you have no tarock either.</source>
        <translation>Du hast kein {C}, also musst du ein Tarock spielen. Eine andere Farbe darf nur, wer auch kein Tarock hat.</translation>
    </message>
    <message>
        <source>Following suit and trumping</source>
        <translation>Bekennen und stechen</translation>
    </message>
    <message>
        <source>Which cards you may play to a trick.</source>
        <translation>Welche Karten du zugeben darfst.</translation>
    </message>
    <message>
        <source>You have {H}, so you must follow; which one is up to you. Here are a cavalier and a jack to be won.</source>
        <translation>Du hast {H}, also musst du bekennen; womit, ist deine Sache. Da liegen ein Cavall und ein Bube, die man bekommen kann.</translation>
    </message>
    <message>
        <source>The queen is the highest, the trick is yours.</source>
        <translation>Die Dame ist die höchste, der Stich gehört dir.</translation>
    </message>
    <message>
        <source>Allowed, since nobody has to beat. But then {seat3} takes the trick with the {HC}.</source>
        <translation>Das darfst du, überstechen muss ja keiner. Aber dann macht {seat3} den Stich mit {HC:dat}.</translation>
    </message>
    <message>
        <source>A tarock would win, but you have {H} and must follow suit.</source>
        <translation>Ein Tarock würde stechen, aber du hast {H} und musst bekennen.</translation>
    </message>
    <message>
        <source>Whoever wins a trick leads to the next. Try the {SK}: in its suit nothing is above it.</source>
        <translation>Wer den Stich macht, spielt zum nächsten aus. Versuch es mit dem {SK}: In seiner Farbe steht nichts über ihm.</translation>
    </message>
    <message>
        <source>You may, but I want to show you something: the {SK}.</source>
        <translation>Das darfst du, aber ich will dir etwas zeigen: den {SK}.</translation>
    </message>
    <message>
        <source>Now {seat3} leads {C}.</source>
        <translation>Jetzt spielt {seat3} {C} aus.</translation>
    </message>
    <message>
        <source>You have none. Then a tarock it must be; {seat1} and {seat2} come after you.</source>
        <translation>Davon hast du nichts. Dann muss es ein Tarock sein; {seat1} und {seat2} kommen noch nach dir.</translation>
    </message>
    <message>
        <source>A small one is enough, as long as the others have to follow suit. Keep the big ones for later.</source>
        <translation>Ein kleines genügt, solange die anderen bekennen müssen. Die großen heb dir auf.</translation>
    </message>
    <message>
        <source>That wins too. But the others have {C} and cannot beat you anyway: a small tarock does it.</source>
        <translation>Das sticht auch. Aber die anderen haben {C} und können ohnehin nicht drüber: Ein kleines genügt.</translation>
    </message>
    <message>
        <source>Your trick. Now lead the {T13} yourself: to a tarock all the others must play a tarock, if they have any.</source>
        <translation>Dein Stich. Jetzt spiel selbst {T13:acc} aus: Auf Tarock müssen alle Tarock zugeben, wenn sie eines haben.</translation>
    </message>
    <message>
        <source>This time the {T13}, please, to see what happens.</source>
        <translation>Diesmal bitte {T13:acc}, damit du siehst, was geschieht.</translation>
    </message>
    <message>
        <source>Somebody leads {D}. You have neither {D} nor a tarock any more. What may you play?</source>
        <translation>Einer spielt {D} aus. Du hast kein {D} und auch kein Tarock mehr. Was darfst du spielen?</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Irgendeine Karte</translation>
    </message>
    <message>
        <source>Right, but it cannot win. Suit, then tarock, then anything: that is the whole rule.</source>
        <translation>Richtig, stechen kann sie aber nicht. Farbe, sonst Tarock, sonst irgendwas: Das ist die ganze Regel.</translation>
    </message>
    <message>
        <source>Nothing, I sit out</source>
        <translation>Nichts, ich setze aus</translation>
    </message>
    <message>
        <source>Everybody plays one card to every trick.</source>
        <translation>In jeden Stich gibt jeder eine Karte.</translation>
    </message>
    <message>
        <source>Only the lowest card I have</source>
        <translation>Nur meine niedrigste Karte</translation>
    </message>
    <message>
        <source>No need: if you can neither follow nor trump, you may play what you like.</source>
        <translation>Muss nicht sein: Wer weder bekennen noch stechen kann, spielt, was er will.</translation>
    </message>
    <message>
        <source>Two players, two dummies</source>
        <translation>Zu zweit mit zwei Strohmännern</translation>
    </message>
    <message>
        <source>Which dummy is yours, and how to play two hands.</source>
        <translation>Welcher Strohmann zu dir gehört und wie du zwei Blätter spielst.</translation>
    </message>
    <message>
        <source>Only {seat2} and you are playing; the hands to your right and to your left are dummies. Who plays with whom is decided by the called king.</source>
        <translation>Es spielen nur {seat2} und du, rechts und links von dir liegt je ein Strohmann. Wer mit wem spielt, entscheidet der gerufene König.</translation>
    </message>
    <message>
        <source>You play a Rufer. Call the {CK}.</source>
        <translation>Du spielst einen Rufer. Ruf den {CK}.</translation>
    </message>
    <message>
        <source>What if {seat2} had had the king?</source>
        <translation>Und wenn {seat2} den König gehabt hätte?</translation>
    </message>
    <message>
        <source>Then we would be partners</source>
        <translation>Dann wären wir Partner</translation>
    </message>
    <message>
        <source>With nobody left to play against? No.</source>
        <translation>Und gegen wen spielt ihr dann? Nein.</translation>
    </message>
    <message>
        <source>The cards would be thrown in</source>
        <translation>Dann wäre zusammengeworfen worden</translation>
    </message>
    <message>
        <source>Right: nothing is paid, and the same dealer deals again. Since that hasn&apos;t happened, it is in a dummy or in the talon.</source>
        <translation>Richtig: Gezahlt wird nichts, und derselbe gibt noch einmal. Weil das nicht geschehen ist, liegt der König bei einem Strohmann oder im Talon.</translation>
    </message>
    <message>
        <source>The dummies lie open. The one on your right has the {CK}: it is your partner, and you play its cards. {seat2} plays the other one against you.</source>
        <translation>Die Strohmänner liegen offen. Der rechts von dir hat den {CK}: Er ist dein Partner, und du spielst seine Karten. {seat2} spielt den anderen gegen dich.</translation>
    </message>
    <message>
        <source>You lead. Which card wins for certain?</source>
        <translation>Du spielst aus. Welche Karte macht sicher den Stich?</translation>
    </message>
    <message>
        <source>Next comes your dummy. Which of its tarocks would you like to have in safety?</source>
        <translation>Als Nächstes kommt dein Strohmann. Welches von seinen Tarock hättest du gern in Sicherheit?</translation>
    </message>
    <message>
        <source>Exactly: the {T1} counts 5, and here it is safe.</source>
        <translation>Genau: Der {T1} zählt 5, und hier ist er sicher.</translation>
    </message>
    <message>
        <source>The dummy must follow with a tarock as well.</source>
        <translation>Auch der Strohmann muss Tarock zugeben.</translation>
    </message>
    <message>
        <source>The trick is yours already. Don&apos;t waste a tarock that could win another one.</source>
        <translation>Der Stich gehört dir schon. Verschenk kein Tarock, das noch einen machen könnte.</translation>
    </message>
    <message>
        <source>First you, then your dummy, then {seat2}, then the other dummy: that is the order. Whatever the dummies win or lose in a session you share in the end, half each.</source>
        <translation>Zuerst du, dann dein Strohmann, dann {seat2}, dann der andere: So geht es reihum. Was die Strohmänner gewinnen oder verlieren, teilt ihr am Ende der Partie, jeder die Hälfte.</translation>
    </message>
    <message>
        <source>Three hands against one</source>
        <translation>Drei Blätter gegen eines</translation>
    </message>
    <message>
        <source>How to play both dummies against a declarer who is alone.</source>
        <translation>Wie du gegen einen Alleinspieler beide Strohmänner spielst.</translation>
    </message>
    <message>
        <source>{seat2} plays a Dreier, alone against all the others. So both dummies are on your side, and you play three hands.</source>
        <translation>{seat2} spielt einen Dreier, allein gegen alle anderen. Beide Strohmänner sind also auf deiner Seite, und du spielst drei Blätter.</translation>
    </message>
    <message>
        <source>The dummy on your left plays last in this trick, and it has the {CK}. Lead your {C}.</source>
        <translation>Der Strohmann links von dir kommt in diesem Stich als Letzter dran, und er hat den {CK}. Spiel dein {C} aus.</translation>
    </message>
    <message>
        <source>The dummy on your left has the {CK}. Give him the chance to win.</source>
        <translation>Der Strohmann links von dir hat den {CK}. Gib dem König die Gelegenheit zu stechen.</translation>
    </message>
    <message>
        <source>Now the dummy on your right, which must follow suit.</source>
        <translation>Jetzt der Strohmann rechts von dir, der bekennen muss.</translation>
    </message>
    <message>
        <source>It still has {C}, so it may not trump.</source>
        <translation>Er hat noch {C}, also darf er nicht stechen.</translation>
    </message>
    <message>
        <source>{seat2} had to follow with the {CT}. The dummy on your left plays last: which card?</source>
        <translation>{seat2} musste mit {CT:dat} bekennen. Der Strohmann links von dir kommt zuletzt dran: Welche Karte?</translation>
    </message>
    <message>
        <source>The king is home with his 5 points. Next time {seat2} could have trumped him.</source>
        <translation>Der König ist daheim, mit seinen 5 Augen. Beim nächsten Mal hätte ihn {seat2} vielleicht gestochen.</translation>
    </message>
    <message>
        <source>That wins too, but next time {seat2} may have no {C} left and trump your king. Bring him home now.</source>
        <translation>Das macht den Stich auch, aber beim nächsten Mal hat {seat2} vielleicht kein {C} mehr und sticht dir den König. Mach den Stich lieber gleich mit ihm.</translation>
    </message>
    <message>
        <source>It has {C} and must follow suit.</source>
        <translation>Er hat {C} und muss bekennen.</translation>
    </message>
    <message>
        <source>The dummy on your left has won. Who leads to the next trick?</source>
        <translation>Den Stich hat der Strohmann links von dir gemacht. Wer spielt zum nächsten aus?</translation>
    </message>
    <message>
        <source>I lead from my own hand</source>
        <translation>Ich, aus meinem eigenen Blatt</translation>
    </message>
    <message>
        <source>The winner leads, and that is the dummy: you choose one of its cards.</source>
        <translation>Es spielt aus, wer den Stich gemacht hat, und das ist der Strohmann: Du suchst eine seiner Karten aus.</translation>
    </message>
    <message>
        <source>The dummy, and I choose its card</source>
        <translation>Der Strohmann, und ich suche seine Karte aus</translation>
    </message>
    <message>
        <source>Right. So you play three hands, each in its turn.</source>
        <translation>Richtig. So spielst du drei Blätter, jedes, wenn es an der Reihe ist.</translation>
    </message>
    <message>
        <source>A Rufer for two</source>
        <translation>Ein Rufer zu zweit</translation>
    </message>
    <message>
        <source>Win the Rufer together with the dummy that has the king.</source>
        <translation>Gewinn den Rufer gemeinsam mit dem Strohmann, der den König hat.</translation>
    </message>
    <message>
        <source>Won: you and your dummy have more than half.</source>
        <translation>Gewonnen: Du und dein Strohmann habt mehr als die Hälfte.</translation>
    </message>
    <message>
        <source>Not enough this time. Look at all the open cards before you lead: you can see nearly everything.</source>
        <translation>Diesmal hat es nicht gereicht. Schau dir vor dem Ausspielen alle offenen Karten an: Du siehst fast alles.</translation>
    </message>
    <message>
        <source>All three had to play a tarock, and {seat1} wins with the {T21}. In this way you draw the others&apos; tarocks.</source>
        <translation>Alle drei mussten Tarock zugeben, und {seat1} macht den Stich mit dem {T21}. So ziehst du den anderen die Tarock heraus.</translation>
    </message>
    <message>
        <source>Then you are rid of {S}, and that is good as well. For this lesson do it with {D}.</source>
        <translation>Damit bist du {S} los, das ist auch gut. Für diese Lektion mach es mit {D}.</translation>
    </message>
    <message>
        <source>The {CT} is just as awkward, and it will have its turn. Begin with the {ST}.</source>
        <translation>Der {CT} ist genauso unangenehm und kommt auch noch dran. Fang mit dem {ST} an.</translation>
    </message>
    <message>
        <source>You have called the {DK}, and it is in the dummy: you play both hands. You need 35 points and two thirds together.</source>
        <translation>Du hast den {DK} gerufen, und er liegt beim Strohmann: Du spielst beide Blätter. Zusammen braucht ihr 35 und 2 Blatt.</translation>
    </message>
    <message>
        <source>A dummy that keeps its seat</source>
        <translation>Ein Strohmann mit festem Platz</translation>
    </message>
    <message>
        <source>Whom the deal passes over, and how to play the dummy against a Dreier.</source>
        <translation>Wer beim Geben übergangen wird und wie du den Strohmann gegen einen Dreier spielst.</translation>
    </message>
    <message>
        <source>Here the dummy stays where it is: in every deal it sits opposite you. The deal goes round among the three of you.</source>
        <translation>Hier bleibt der Strohmann, wo er ist: Er sitzt dir in jedem Spiel gegenüber. Gegeben wird reihum unter euch dreien.</translation>
    </message>
    <message>
        <source>{seat1} has dealt. Who is forehand?</source>
        <translation>{seat1} hat gegeben. Wer ist Vorhand?</translation>
    </message>
    <message>
        <source>The dummy, which sits beside {seat1}</source>
        <translation>Der Strohmann neben {seat1}</translation>
    </message>
    <message>
        <source>A dummy is never forehand, and never deals: it is passed over.</source>
        <translation>Ein Strohmann ist nie Vorhand und gibt auch nie: Er wird übergangen.</translation>
    </message>
    <message>
        <source>{seat3}</source>
        <translation>{seat3}</translation>
    </message>
    <message>
        <source>I am</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>You come after {seat3}. Go round from {seat1}, without the dummy.</source>
        <translation>Du kommst nach {seat3}. Geh von {seat1} aus reihum, ohne den Strohmann.</translation>
    </message>
    <message>
        <source>You and {seat1} pass, and {seat3} plays a Dreier.</source>
        <translation>Du und {seat1} sagt weiter, und {seat3} spielt einen Dreier.</translation>
    </message>
    <message>
        <source>{seat3} is alone against you, {seat1} and the dummy, which lies open now. Who plays its cards?</source>
        <translation>{seat3} spielt allein gegen dich, {seat1} und den Strohmann, der jetzt offen liegt. Wer spielt dessen Karten?</translation>
    </message>
    <message>
        <source>Forehand, so {seat3}</source>
        <translation>Die Vorhand, also {seat3}</translation>
    </message>
    <message>
        <source>It would be forehand, but {seat3} is the one whom the dummy opposes.</source>
        <translation>Sonst schon, aber der Strohmann spielt ja gerade gegen {seat3}.</translation>
    </message>
    <message>
        <source>{seat1} and I in turn</source>
        <translation>{seat1} und ich abwechselnd</translation>
    </message>
    <message>
        <source>It is one of you, for the whole deal.</source>
        <translation>Einer von euch, und zwar das ganze Spiel.</translation>
    </message>
    <message>
        <source>{seat3} gets rid of the {CQ} at once.</source>
        <translation>{seat3} bringt gleich {CQ:acc} an.</translation>
    </message>
    <message>
        <source>You cannot beat the {CQ}. But look at the dummy, which plays last: it has the {CK}. What do you put on this trick?</source>
        <translation>{CQ:acc} kannst du nicht stechen. Aber schau zum Strohmann, der als Letzter drankommt: Er hat den {CK}. Was legst du in den Stich?</translation>
    </message>
    <message>
        <source>Three points for a trick that the dummy is going to win. It is on your side.</source>
        <translation>Drei für einen Stich, den der Strohmann machen wird. Und der gehört zu dir.</translation>
    </message>
    <message>
        <source>One point only. The {CK} will beat the {CQ}, so give your side the fatter card.</source>
        <translation>Das zählt nur eins. Der {CK} sticht {CQ:acc} ja, also gib deiner Partei die fettere Karte.</translation>
    </message>
    <message>
        <source>You have {C} and must follow suit.</source>
        <translation>Du hast {C} und musst bekennen.</translation>
    </message>
    <message>
        <source>Now for the dummy, which plays last.</source>
        <translation>Jetzt der Strohmann, als Letzter.</translation>
    </message>
    <message>
        <source>Then the {CQ} wins, and all this goes to {seat3}. Take the {CK}.</source>
        <translation>Dann sticht {CQ:nom}, und {seat3} bekommt das alles. Nimm den {CK}.</translation>
    </message>
    <message>
        <source>The dummy has {C} and must follow suit, as everybody must.</source>
        <translation>Der Strohmann hat {C} und muss bekennen wie jeder.</translation>
    </message>
    <message>
        <source>The dummy leads, with a card that you choose. {seat3} plays next and you after him: which suit suits you?</source>
        <translation>Jetzt spielt der Strohmann aus, und die Karte suchst du aus. Nach ihm kommt {seat3}, dann du: Welche Farbe passt dir?</translation>
    </message>
    <message>
        <source>Whoever dares a Dreier has the most tarocks. Lead the suits he is short of.</source>
        <translation>Wer sich einen Dreier traut, hat die meisten Tarock. Spiel lieber eine Farbe, von der er wenig hat.</translation>
    </message>
    <message>
        <source>That may do. But look for the suit in which you have the king yourself.</source>
        <translation>Das kann gehen. Aber such die Farbe, von der du selbst den König hast.</translation>
    </message>
    <message>
        <source>{seat3} had to follow suit. And you?</source>
        <translation>{seat3} musste bekennen. Und du?</translation>
    </message>
    <message>
        <source>Nobody can beat that any more except with a tarock, and {seat1} is on your side. You remain guardian for the whole deal.</source>
        <translation>Den sticht nur noch ein Tarock, und {seat1} ist auf deiner Seite. Vormund bleibst du das ganze Spiel.</translation>
    </message>
    <message>
        <source>Take the {HK}: now it is sure to win for your side.</source>
        <translation>Nimm den {HK}: Jetzt gehört der Stich sicher deiner Partei.</translation>
    </message>
    <message>
        <source>Trischaken with a dummy</source>
        <translation>Trischaken mit Strohmann</translation>
    </message>
    <message>
        <source>Who plays the dummy in Trischaken, trick by trick, and what it pays.</source>
        <translation>Wer im Trischaken von Stich zu Stich den Strohmann spielt und dass auch er zahlt.</translation>
    </message>
    <message>
        <source>You have chosen Trischaken: everybody plays for himself, and the dummy does too. It lies open before the first lead.</source>
        <translation>Du hast Trischaken gewählt: Jeder spielt für sich, auch der Strohmann. Er liegt schon vor dem ersten Ausspielen offen.</translation>
    </message>
    <message>
        <source>Nobody is the dummy&apos;s partner here. Who plays its card to the first trick?</source>
        <translation>Hier ist niemand Partner des Strohmanns. Wer spielt seine Karte zum ersten Stich?</translation>
    </message>
    <message>
        <source>Forehand, so I do</source>
        <translation>Die Vorhand, also ich</translation>
    </message>
    <message>
        <source>Right: to the first trick it is forehand.</source>
        <translation>Richtig: Beim ersten Stich ist es die Vorhand.</translation>
    </message>
    <message>
        <source>{seat3}, the dealer</source>
        <translation>{seat3}, der Geber</translation>
    </message>
    <message>
        <source>No, the dealer has no say in it. It is forehand.</source>
        <translation>Nein, der Geber hat damit nichts zu tun. Es ist die Vorhand.</translation>
    </message>
    <message>
        <source>You lead. The dummy has the {DK} and the {DQ}, and whoever can beat must. Let it have the trick.</source>
        <translation>Du spielst aus. Der Strohmann hat {DK:acc} und {DQ:acc}, und wer stechen kann, muss. Lass ihm den Stich.</translation>
    </message>
    <message>
        <source>Lead {D}: there you can see who must take it.</source>
        <translation>Spiel {D} aus: Da siehst du, wer stechen muss.</translation>
    </message>
    <message>
        <source>{seat1} had to go above you. Now choose for the dummy.</source>
        <translation>{seat1} musste über dich gehen. Jetzt such für den Strohmann aus.</translation>
    </message>
    <message>
        <source>The fattest card goes into a trick that counts for the dummy alone.</source>
        <translation>Die fetteste Karte in einen Stich, der nur für den Strohmann zählt.</translation>
    </message>
    <message>
        <source>Not allowed: the dummy can beat the {DC}, so it must, as all of you.</source>
        <translation>Das geht nicht: Der Strohmann kann den {DC} stechen, also muss er, wie ihr alle.</translation>
    </message>
    <message>
        <source>The dummy has {D} and must follow suit.</source>
        <translation>Der Strohmann hat {D} und muss bekennen.</translation>
    </message>
    <message>
        <source>That wins as well, but one point less goes to the dummy, and the {DK} is left.</source>
        <translation>Die sticht auch, aber der Strohmann bekommt um eins weniger, und der {DK} ist noch da.</translation>
    </message>
    <message>
        <source>The dummy has won the trick and leads. Who chooses the card?</source>
        <translation>Der Strohmann hat den Stich gemacht und spielt aus. Wer sucht die Karte aus?</translation>
    </message>
    <message>
        <source>{seat1}, the next in turn</source>
        <translation>{seat1}, der Nächste in der Runde</translation>
    </message>
    <message>
        <source>Right: the dummy is passed over, and {seat3} is the next player, who also deals next.</source>
        <translation>Richtig: Der Strohmann wird übergangen. Der nächste Spieler ist {seat3}, und das nächste Mal der Geber.</translation>
    </message>
    <message>
        <source>Right. Against somebody alone forehand is guardian; where forehand is the one alone, it is the next player after him. That is you.</source>
        <translation>Richtig. Gegen einen, der allein spielt, ist die Vorhand Vormund; spielt die Vorhand selbst allein, ist es der nächste Spieler nach ihr. Das bist du.</translation>
    </message>
    <message>
        <source>Your {HK} sits behind {seat3}, who has to play first.</source>
        <translation>Dein {HK} sitzt hinter {seat3}: Du kommst erst danach dran.</translation>
    </message>
    <message>
        <source>Not before {seat1} has won a trick.</source>
        <translation>Erst wenn {seat1} einen Stich gemacht hat.</translation>
    </message>
    <message>
        <source>I do, as before</source>
        <translation>Ich, wie bisher</translation>
    </message>
    <message>
        <source>Right: if the dummy wins, its guardian keeps it and leads from it.</source>
        <translation>Richtig: Macht der Strohmann den Stich, behält ihn sein Vormund und spielt für ihn aus.</translation>
    </message>
    <message>
        <source>{seat3} and {seat1} will have to go above a small tarock; you hardly can. Which one does the dummy lead?</source>
        <translation>Über ein kleines Tarock müssen {seat3} und {seat1} drüber, du kannst es kaum. Welches spielt der Strohmann aus?</translation>
    </message>
    <message>
        <source>With that the dummy may win again. You want somebody else to get card points now.</source>
        <translation>Damit macht vielleicht wieder der Strohmann den Stich. Jetzt soll aber ein anderer Augen bekommen.</translation>
    </message>
    <message>
        <source>Lead a tarock, and a small one.</source>
        <translation>Spiel ein Tarock aus, und zwar ein kleines.</translation>
    </message>
    <message>
        <source>{seat1} had to take it, and leads the {C9}.</source>
        <translation>{seat1} musste stechen und spielt {C9:acc} aus.</translation>
    </message>
    <message>
        <source>Who plays the dummy&apos;s card to this trick?</source>
        <translation>Wer spielt zu diesem Stich die Karte des Strohmanns?</translation>
    </message>
    <message>
        <source>I do, since I am forehand</source>
        <translation>Ich, weil ich Vorhand bin</translation>
    </message>
    <message>
        <source>That was for the first trick. Somebody else has won one since then.</source>
        <translation>Das galt für den ersten Stich. Seither hat ein anderer einen gemacht.</translation>
    </message>
    <message>
        <source>Right: after the first trick it is always the player who won the trick before.</source>
        <translation>Richtig: Nach dem ersten Stich ist es immer der Spieler, der den Stich davor gemacht hat.</translation>
    </message>
    <message>
        <source>{seat3} has to take this with the {CK}. Which {C} do you get rid of?</source>
        <translation>{seat3} muss mit dem {CK} stechen. Welches {C} wirst du los?</translation>
    </message>
    <message>
        <source>Two points less in your hand. And the dummy now comes to {seat3}, who has won this trick.</source>
        <translation>Zwei Augen weniger in deiner Hand. Und den Strohmann spielt jetzt {seat3}, der den Stich gemacht hat.</translation>
    </message>
    <message>
        <source>Keep the small one: later the {CJ} might win a trick that you don&apos;t want.</source>
        <translation>Behalt den kleinen: Mit {CJ:dat} müsstest du später vielleicht einen Stich nehmen, den du nicht willst.</translation>
    </message>
    <message>
        <source>Suppose that in the end the dummy has the most card points and {seat3} the second most. Who pays?</source>
        <translation>Angenommen, am Ende hat der Strohmann die meisten Augen und {seat3} die zweitmeisten. Wer zahlt?</translation>
    </message>
    <message>
        <source>The dummy and {seat3}</source>
        <translation>Der Strohmann und {seat3}</translation>
    </message>
    <message>
        <source>Right: the two with the most pay the two with the least. The dummy has an account of its own, which the three of you share in the end.</source>
        <translation>Richtig: Die zwei mit den meisten zahlen den zweien mit den wenigsten. Der Strohmann hat ein eigenes Konto, das ihr am Ende zu dritt teilt.</translation>
    </message>
    <message>
        <source>Only {seat3}, for a dummy doesn&apos;t pay</source>
        <translation>Nur {seat3}, ein Strohmann zahlt ja nicht</translation>
    </message>
    <message>
        <source>A dummy pays and receives too: it has an account of its own.</source>
        <translation>Auch ein Strohmann zahlt und bekommt: Er hat ein eigenes Konto.</translation>
    </message>
    <message>
        <source>Against a Dreier, with the dummy</source>
        <translation>Mit dem Strohmann gegen einen Dreier</translation>
    </message>
    <message>
        <source>Bring down the Dreier, playing your own hand and the dummy&apos;s.</source>
        <translation>Bring den Dreier zu Fall, mit deinem Blatt und dem des Strohmanns.</translation>
    </message>
    <message>
        <source>{seat2} has dealt and plays a Dreier, alone against you, {seat1} and the dummy on your left. You are forehand, so you play the dummy too. It plays after {seat2}: make use of that.</source>
        <translation>{seat2} hat gegeben und spielt einen Dreier, allein gegen dich, {seat1} und den Strohmann links von dir. Du bist Vorhand, also spielst du auch den Strohmann. Er kommt nach {seat2} dran: Nütz das aus.</translation>
    </message>
    <message>
        <source>The Dreier is lost: {seat2} pays all three of you.</source>
        <translation>Der Dreier ist verloren: {seat2} zahlt euch allen drei.</translation>
    </message>
    <message>
        <source>{seat2} has made it. Lead suits that the dummy can win last, and put your fat cards there.</source>
        <translation>{seat2} hat ihn gewonnen. Spiel Farben aus, in denen der Strohmann als Letzter stechen kann, und leg deine fetten Karten dorthin.</translation>
    </message>
    <message>
        <source>You are forehand, and nobody has bid anything. Choose the Rufer: you call a king and play two against two.</source>
        <translation>Du bist Vorhand, und niemand hat etwas geboten. Nimm den Rufer: Du rufst einen König und spielst zwei gegen zwei.</translation>
    </message>
</context>
<context>
    <name>games.rufmariasch</name>
    <message>
        <source>Rufmariasch</source>
        <translation>Rufmariasch</translation>
    </message>
    <message>
        <source>A called partner, pairs laid open on the table, and every ten points of difference paid.</source>
        <translation>Ein gerufener Partner, Paare offen auf dem Tisch, und bezahlt werden je zehn Punkte Unterschied.</translation>
    </message>
    <message>
        <source>with 32 cards, and pairs that count</source>
        <translation>mit 32 Karten, Paare zählen</translation>
    </message>
    <message>
        <source>eight tricks, one to two minutes</source>
        <translation>acht Stiche, ein bis zwei Minuten</translation>
    </message>
    <message>
        <source>Trumps and the called card</source>
        <translation>Trumpf und gerufene Karte</translation>
    </message>
    <message>
        <source>Whether the called card makes its suit trumps, or both are named apart.</source>
        <translation>Ob die gerufene Karte ihre Farbe zu Trumpf macht oder beides getrennt angesagt wird.</translation>
    </message>
    <message>
        <source>are of one suit</source>
        <translation>sind von einer Farbe</translation>
    </message>
    <message>
        <source>are named apart</source>
        <translation>werden getrennt angesagt</translation>
    </message>
    <message>
        <source>The difference is paid to</source>
        <translation>Den Unterschied bekommt</translation>
    </message>
    <message>
        <source>Whether declared points raise what a side needs to win, as in Rußbach.</source>
        <translation>Ob gemeldete Punkte wie in Rußbach erhöhen, was eine Partei zum Gewinnen braucht.</translation>
    </message>
    <message>
        <source>the side with more points</source>
        <translation>die Partei mit mehr Punkten</translation>
    </message>
    <message>
        <source>the winner by thresholds</source>
        <translation>wer nach Schwellen gewinnt</translation>
    </message>
    <message>
        <source>What every ten points of the difference cost.</source>
        <translation>Was je zehn Punkte Unterschied kosten.</translation>
    </message>
    <message>
        <source>Amounts are called</source>
        <translation>Gezahlt werden</translation>
    </message>
    <message>
        <source>kreuzer</source>
        <translation>Kreuzer</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>Cent</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>The usual game: the suit of the called card is trumps.</source>
        <translation>Das übliche Spiel: Die Farbe der gerufenen Karte ist Trumpf.</translation>
    </message>
    <message>
        <source>Free call</source>
        <translation>Freier Ruf</translation>
    </message>
    <message>
        <source>Like Rufmariasch, but trumps and the called card are named apart, and may be of different suits.</source>
        <translation>Wie Rufmariasch, aber Trumpf und gerufene Karte werden getrennt genannt und dürfen von verschiedener Farbe sein.</translation>
    </message>
    <message>
        <source>The suit of the called card must be trumps.</source>
        <translation>Die Farbe der gerufenen Karte muss Trumpf sein.</translation>
    </message>
    <message>
        <source>The call must name the trumps too.</source>
        <translation>Zum Ruf gehört auch die Trumpffarbe.</translation>
    </message>
    <message>
        <source>Only one of the four suits can be trumps.</source>
        <translation>Trumpf kann nur eine der vier Farben sein.</translation>
    </message>
    <message>
        <source>There are no announcements and no Kontra in this game.</source>
        <translation>In diesem Spiel gibt es weder Ansagen noch Kontra.</translation>
    </message>
    <message>
        <source>Trumps are {suit}, and I call the {card}.</source>
        <translation>Trumpf ist {suit}, und ich rufe {card:acc}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:show|shows} King and Over of {suit} for 20.</source>
        <translation>{player:nom} {player:legst|legt} König und Ober in {suit} auf, für 20.</translation>
    </message>
    <message>
        <source>{player:nom} {player:show|shows} King and Over of {suit}, the trumps, for 40.</source>
        <translation>{player:nom} {player:legst|legt} König und Ober in {suit} auf, dem Trumpf, für 40.</translation>
    </message>
    <message>
        <source>Call the {card}, trumps {suit}</source>
        <translation>{card:acc} rufen, Trumpf {suit}</translation>
    </message>
    <message>
        <source>Show 20 in {suit}</source>
        <translation>20 in {suit} auflegen</translation>
    </message>
    <message>
        <source>Show 40 in {suit}</source>
        <translation>40 in {suit} auflegen</translation>
    </message>
    <message>
        <source>{points} points if you win a trick. Everybody sees both cards until they are played.</source>
        <translation>{points} Punkte, wenn du einen Stich machst. Beide Karten sieht jeder, bis sie gespielt sind.</translation>
    </message>
    <message>
        <source>{points} points if your side wins a trick. Everybody sees both cards until they are played.</source>
        <translation>{points} Punkte, wenn ihr einen Stich macht. Beide Karten sieht jeder, bis sie gespielt sind.</translation>
    </message>
    <message>
        <source>{points} points. Everybody sees both cards until they are played.</source>
        <translation>{points} Punkte. Beide Karten sieht jeder, bis sie gespielt sind.</translation>
    </message>
    <message>
        <source>{side:nom} {side:have|has|have} more points and {side:get|gets|get} the difference.</source>
        <translation>{side:nom} {side:hast|hat|habt|haben} mehr Punkte und {side:bekommst|bekommt|bekommt|bekommen} den Unterschied.</translation>
    </message>
    <message>
        <source>Only {side:nom} {side:have|has|have} enough and {side:get|gets|get} the difference whatever the totals.</source>
        <translation>Nur {side:nom} {side:hast|hat|habt|haben} genug und {side:bekommst|bekommt|bekommt|bekommen} den Unterschied, wie es auch steht.</translation>
    </message>
    <message>
        <source>Both sides have enough; {side:nom} {side:have|has|have} more points and {side:get|gets|get} the difference.</source>
        <translation>Beide haben genug; {side:nom} {side:hast|hat|habt|haben} mehr Punkte und {side:bekommst|bekommt|bekommt|bekommen} den Unterschied.</translation>
    </message>
    <message>
        <source>{difference} points of difference, at {rate} for every ten, to {side:acc}: {amount}</source>
        <translation>{difference} Punkte Unterschied, je zehn zu {rate}, an {side:acc}: {amount}</translation>
    </message>
    <message>
        <source>Paid for every ten points</source>
        <translation>Für je zehn Punkte</translation>
    </message>
    <message>
        <source>A card is called from half a hand as in Rußbach, and its holder is the secret partner. Kings and Overs of one suit are laid open for extra points, and whoever has more is paid for every ten points of the difference.</source>
        <translation>Wie in Rußbach wird aus dem halben Blatt eine Karte gerufen, und wer sie hat, ist der heimliche Partner. König und Ober einer Farbe werden für Zusatzpunkte aufgelegt, und gezahlt wird für je zehn Punkte mehr, als die anderen haben.</translation>
    </message>
    <message>
        <source>Only what they are called; the game stays the same.</source>
        <translation>Nur wie es heißt; am Spiel ändert das nichts.</translation>
    </message>
</context>
<context>
    <name>games.rufmariasch.lessons</name>
    <message>
        <source>The call, and the free call</source>
        <translation>Der Ruf und der freie Ruf</translation>
    </message>
    <message>
        <source>What to call, also when trumps are named separately.</source>
        <translation>Was du rufst, auch wenn du Trumpf extra ansagst.</translation>
    </message>
    <message>
        <source>You are forehand: after four cards you must call one. In the plain game the suit of the called card is trumps, and whoever has the card is your partner.</source>
        <translation>Du bist Vorhand: Nach vier Karten musst du eine rufen. Im Grundspiel ist die Farbe der gerufenen Karte Trumpf, und wer die Karte hat, ist dein Partner.</translation>
    </message>
    <message>
        <source>At this table the call is free: you name trumps and the card separately. With {CA}, {CT} and {CK} you need no partner in {C}; the ace of another suit is worth more to you.</source>
        <translation>An diesem Tisch gilt der freie Ruf: Trumpf und Karte sagst du getrennt an. Mit {CA}, {CT} und {CK} brauchst du in {C} keinen Partner; das Ass einer anderen Farbe bringt dir mehr.</translation>
    </message>
    <message>
        <source>So call the {DA}, and make {C} trumps.</source>
        <translation>Also ruf {DA:acc}, und mach {C} zu Trumpf.</translation>
    </message>
    <message>
        <source>Four trumps in your hand, and an ace with your partner, whoever that may be. Now everybody gets four more cards.</source>
        <translation>Vier Trümpfe hast du, und dein Partner, wer immer das ist, hat ein Ass. Jetzt bekommt jeder noch vier Karten.</translation>
    </message>
    <message>
        <source>You have that card yourself: then you would play alone against three.</source>
        <translation>Die Karte hast du selbst: Dann spielst du allein gegen drei.</translation>
    </message>
    <message>
        <source>In the plain game you could not do better. But here your partner may just as well bring you an ace.</source>
        <translation>Im Grundspiel könntest du nicht besser rufen. Hier aber kann dir dein Partner genauso gut ein Ass mitbringen.</translation>
    </message>
    <message>
        <source>The card is right. But you may choose trumps freely, and your strong suit is {C}.</source>
        <translation>Die Karte stimmt. Aber Trumpf darfst du frei wählen, und stark bist du in {C}.</translation>
    </message>
    <message>
        <source>That may be called as well, but let us try the {DA}, with {C} as trumps.</source>
        <translation>Auch das darf man rufen, aber versuchen wir es mit {DA:dat} und {C} als Trumpf.</translation>
    </message>
    <message>
        <source>Who has the {DA}? You have just been dealt a card with which you can ask.</source>
        <translation>Wer hat {DA:acc}? Du hast gerade eine Karte bekommen, mit der du danach fragen kannst.</translation>
    </message>
    <message>
        <source>That draws trumps, but this time the called card is none of them. Lead its own suit.</source>
        <translation>Das holt Trumpf heraus, aber die gerufene Karte ist diesmal keiner. Spiel ihre Farbe aus.</translation>
    </message>
    <message>
        <source>Lead the suit of the called card: its holder has to follow.</source>
        <translation>Spiel die Farbe der gerufenen Karte aus: Wer sie hat, muss Farbe bekennen.</translation>
    </message>
    <message>
        <source>What do you know now?</source>
        <translation>Was weißt du jetzt?</translation>
    </message>
    <message>
        <source>{seat2} plays with me</source>
        <translation>{seat2} spielt mit mir</translation>
    </message>
    <message>
        <source>Right, and so does everybody else: since the called card was played it is no secret any more.</source>
        <translation>Richtig, und das wissen auch alle anderen: Seit die gerufene Karte gespielt ist, ist es kein Geheimnis mehr.</translation>
    </message>
    <message>
        <source>{seat1} plays with me</source>
        <translation>{seat1} spielt mit mir</translation>
    </message>
    <message>
        <source>{seat1} played the {DJ}. Who had the called card?</source>
        <translation>{seat1} hat {DJ:acc} gespielt. Wer hatte die gerufene Karte?</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch gar nichts</translation>
    </message>
    <message>
        <source>You do: look who has played the {DA}.</source>
        <translation>Doch: Schau, wer {DA:acc} gespielt hat.</translation>
    </message>
    <message>
        <source>And if {seat3} had had no {D}, but a trump?</source>
        <translation>Und wenn {seat3} kein {D} gehabt hätte, aber einen Trumpf?</translation>
    </message>
    <message>
        <source>{seat3} would have trumped the called ace</source>
        <translation>Dann hätte {seat3} das gerufene Ass gestochen</translation>
    </message>
    <message>
        <source>Yes: a called card that is no trump is a card like any other. That is the price of the free call.</source>
        <translation>Ja: Eine gerufene Karte, die nicht Trumpf ist, ist eine Karte wie jede andere. Das ist der Preis beim freien Ruf.</translation>
    </message>
    <message>
        <source>Nothing: the called card always wins</source>
        <translation>Nichts: Die gerufene Karte sticht immer</translation>
    </message>
    <message>
        <source>No, it only tells who the partner is. Any trump beats it.</source>
        <translation>Nein, sie sagt nur, wer der Partner ist. Jeder Trumpf sticht sie.</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>30</source>
        <translation>30</translation>
    </message>
    <message>
        <source>{seat2} has the {HA} and in fact had to play it, for whoever can beat the trick must. The ten is high, but the ace is higher.</source>
        <translation>{seat2} hat {HA:acc} und muss damit sogar stechen, denn wer überstechen kann, muss. Der Zehner ist hoch, aber das Ass ist höher.</translation>
    </message>
    <message>
        <source>The cards and the difference</source>
        <translation>Die Karten und der Unterschied</translation>
    </message>
    <message>
        <source>Which cards count, and why every 10 points are money.</source>
        <translation>Welche Karten zählen und warum je 10 Punkte Geld wert sind.</translation>
    </message>
    <message>
        <source>Only aces and tens count, 10 each. How many points are there in your hand?</source>
        <translation>Nur Asse und Zehner zählen, je 10. Wie viele Punkte hast du auf der Hand?</translation>
    </message>
    <message>
        <source>One more: look for aces and for tens.</source>
        <translation>Da fehlt noch eine: Schau nach Assen und nach Zehnern.</translation>
    </message>
    <message>
        <source>Right: {DA} and {HT}.</source>
        <translation>Richtig: {DA} und {HT}.</translation>
    </message>
    <message>
        <source>Too much: the {HQ} counts nothing.</source>
        <translation>Zu viel: {HQ:nom} zählt nichts.</translation>
    </message>
    <message>
        <source>One player lays down a card, and the others add one each, going clockwise. These four cards are called a trick. The highest card of the suit that was led takes all four, unless a trump is among them: that beats every other suit.</source>
        <translation>Einer legt eine Karte hin, und die anderen geben im Uhrzeigersinn je eine zu. Die vier Karten zusammen sind ein Stich. Die höchste Karte der ausgespielten Farbe nimmt alle vier, außer es ist ein Trumpf dabei: Der sticht jede andere Farbe.</translation>
    </message>
    <message>
        <source>You lead to the first trick. Everybody has to play the suit that is led if they have it. Lead a card that no other of its suit can beat.</source>
        <translation>Du spielst zum ersten Stich aus. Wer die ausgespielte Farbe hat, muss sie zugeben. Spiel eine Karte, über die in ihrer Farbe keine andere geht.</translation>
    </message>
    <message>
        <source>The trick is yours. What is it worth?</source>
        <translation>Der Stich gehört dir. Was ist er wert?</translation>
    </message>
    <message>
        <source>There is more in it: {seat3} had to part with a ten.</source>
        <translation>Es ist mehr darin: {seat3} hat einen Zehner hergeben müssen.</translation>
    </message>
    <message>
        <source>Yes, ace and ten.</source>
        <translation>Ja, Ass und Zehner.</translation>
    </message>
    <message>
        <source>Say your side has 60 and the other 30, and ten points cost {one}. What do you get?</source>
        <translation>Sagen wir, deine Partei hat 60 und die andere 30, und zehn Punkte kosten {one}. Was bekommst du?</translation>
    </message>
    <message>
        <source>{amount}</source>
        <translation>{amount}</translation>
    </message>
    <message>
        <source>Right, for a difference of 30.</source>
        <translation>Richtig, für 30 Punkte Unterschied.</translation>
    </message>
    <message>
        <source>What is paid is not your 60 but how far you are ahead.</source>
        <translation>Gezahlt werden nicht deine 60, sondern nur der Vorsprung auf die anderen.</translation>
    </message>
    <message>
        <source>That would be all 90 points. The other side has some too.</source>
        <translation>Das wären alle 90 Punkte. Die anderen haben aber auch welche.</translation>
    </message>
    <message>
        <source>{H} are trumps, for you called the {HA}. Whoever has it is your partner: lead a trump, so that it has to appear. But not your ten!</source>
        <translation>{H} ist Trumpf, denn du hast {HA:acc} gerufen. Wer es hat, ist dein Partner: Spiel Trumpf aus, damit es herausmuss. Aber nicht den Zehner!</translation>
    </message>
    <message>
        <source>Somebody has a higher one of that suit. In its suit nothing beats an ace.</source>
        <translation>In dieser Farbe hat jemand eine höhere. Über ein Ass geht in seiner Farbe nichts.</translation>
    </message>
    <message>
        <source>These are your eight cards. There are four suits: {H}, {D}, {S} and {C}. In each the ace is the highest, right behind it comes the ten, and only then king, Over (O) or queen, Under (U) or jack, nine, eight and seven.</source>
        <translation>Das sind deine acht Karten. Es gibt vier Farben: {H}, {D}, {S} und {C}. In jeder ist das Ass am höchsten, gleich dahinter kommt der Zehner und erst dann König, Ober (O) oder Dame, Unter (U) oder Bube, Neuner, Achter und Siebener.</translation>
    </message>
    <message>
        <source>The letters by the names say who deals (D), who is forehand and leads first (F), and who has called a card (C): here that is you. At the edge of the table you see that card and what is trumps. How one calls comes in a later lesson.</source>
        <translation>Die Buchstaben bei den Namen sagen, wer gibt (G), wer Vorhand ist und zuerst ausspielt (V) und wer eine Karte gerufen hat (R): das warst hier du. Am Rand des Tisches siehst du diese Karte und was Trumpf ist. Wie man ruft, kommt in einer späteren Lektion.</translation>
    </message>
    <message>
        <source>There are 80 points in aces and tens, and the last trick brings 10 more. Those who play together are a side. At the end one side pays the other the difference, so much for every 10 points.</source>
        <translation>In Assen und Zehnern stecken 80 Punkte, und der letzte Stich bringt noch 10. Die miteinander spielen, sind eine Partei. Am Ende zahlt eine der anderen den Unterschied, so und so viel für je 10 Punkte.</translation>
    </message>
    <message>
        <source>A trump, please. You hold six of them.</source>
        <translation>Trumpf, bitte. Du hast sechs davon.</translation>
    </message>
    <message>
        <source>{seat2} is your partner, and now everybody knows. You two have 30 points, and all the trumps that are left are yours: this will be a fine difference.</source>
        <translation>{seat2} ist dein Partner, und jetzt wissen es alle. Ihr zwei habt schon 30 Punkte, und alle Trümpfe, die es noch gibt, hast du: Das wird ein schöner Unterschied.</translation>
    </message>
    <message>
        <source>What you may play</source>
        <translation>Was du zugeben musst</translation>
    </message>
    <message>
        <source>Following suit, beating the trick, trumping, discarding.</source>
        <translation>Farbe bekennen, überstechen, trumpfen, abwerfen.</translation>
    </message>
    <message>
        <source>{seat2} has called the {DK}, so {D} are trumps, and leads the {HA}.</source>
        <translation>{seat2} hat {DK:acc} gerufen, also ist {D} Trumpf, und spielt {HA:acc} aus.</translation>
    </message>
    <message>
        <source>{H} were led. Which card do you play?</source>
        <translation>{H} ist ausgespielt. Was gibst du zu?</translation>
    </message>
    <message>
        <source>You follow suit. You cannot beat the ace, and so any card of the suit would do.</source>
        <translation>Du bekennst Farbe. Über das Ass kannst du nicht gehen, also wäre jede Karte der Farbe recht.</translation>
    </message>
    <message>
        <source>It would be nice to trump the ace, but you still have a card of the suit.</source>
        <translation>Das Ass zu stechen, das wäre schön, aber du hast noch eine Karte der Farbe.</translation>
    </message>
    <message>
        <source>The {SA} is of another suit, and you have {H}. You must follow.</source>
        <translation>{SA:nom} ist eine andere Farbe, und du hast {H}. Du musst Farbe bekennen.</translation>
    </message>
    <message>
        <source>{seat2} has led the {S7}, and {seat3} has put the {ST} on it. And you?</source>
        <translation>{seat2} hat {S7:acc} ausgespielt, und {seat3} ist mit {ST:dat} darübergegangen. Und du?</translation>
    </message>
    <message>
        <source>Right, and a nice catch: ace and ten, 20 points.</source>
        <translation>Richtig, und ein schöner Fang: Ass und Zehner, 20 Punkte.</translation>
    </message>
    <message>
        <source>The suit is right. But whoever can beat the strongest card has to, and you have one that beats the ten.</source>
        <translation>Die Farbe stimmt. Aber wer über die stärkste Karte gehen kann, muss, und höher als der Zehner hast du eine.</translation>
    </message>
    <message>
        <source>You have {S}, so you may not trump them.</source>
        <translation>Du hast {S}, also darfst du nicht stechen.</translation>
    </message>
    <message>
        <source>You lead the {C7}, {seat3} wins with the {CA} and goes on with the {C8}.</source>
        <translation>Du spielst {C7:acc} aus, {seat3} macht den Stich mit {CA:dat} und spielt {C8:acc} nach.</translation>
    </message>
    <message>
        <source>You have no {C} left, so you must trump. You have two trumps: which one do you risk?</source>
        <translation>Von {C} hast du nichts mehr, also musst du stechen. Du hast zwei Trümpfe: Welchen riskierst du?</translation>
    </message>
    <message>
        <source>{seat2} has no {C} either, and overtrumps your ten with the {DA}: it is lost. When others play after you, do not risk a ten without need.</source>
        <translation>{seat2} hat auch kein {C} und übersticht deinen Zehner mit {DA:dat}: Der ist weg. Solange nach dir noch wer kommt, riskier einen Zehner nicht ohne Not.</translation>
    </message>
    <message>
        <source>You may discard only when you have no trump either. You have two.</source>
        <translation>Abwerfen darfst du erst, wenn du auch keinen Trumpf hast. Du hast zwei.</translation>
    </message>
    <message>
        <source>{seat2} overtrumps with the {DQ} and leads the {SK}. {seat3} has no {S} and trumps with the {DJ}.</source>
        <translation>{seat2} übersticht mit {DQ:dat} und spielt {SK:acc} aus. {seat3} hat kein {S} und sticht mit {DJ:dat}.</translation>
    </message>
    <message>
        <source>You have three cards of the suit led. Which one can you most easily do without?</source>
        <translation>Von der ausgespielten Farbe hast du drei. Welche kannst du am leichtesten hergeben?</translation>
    </message>
    <message>
        <source>The suit has been trumped and you cannot beat a trump with it: then any card of it is allowed.</source>
        <translation>Es ist gestochen, und über den Trumpf kommst du mit der Farbe nicht: Dann ist jede Karte davon erlaubt.</translation>
    </message>
    <message>
        <source>Allowed, but the lowest one is enough. The others may still win a trick.</source>
        <translation>Erlaubt, aber die niedrigste reicht. Mit den anderen kannst du vielleicht noch einen Stich machen.</translation>
    </message>
    <message>
        <source>You would like to overtrump, but you still have {S}. First of all you must follow suit.</source>
        <translation>Du würdest gern überstechen, aber du hast noch {S}. Zuerst kommt das Farbebekennen.</translation>
    </message>
    <message>
        <source>The {HT}! You have no {H}, one trump, and {seat2} still plays after you. What now?</source>
        <translation>{HT:nom}! {H} hast du nicht, Trumpf nur noch einen, und nach dir kommt noch {seat2}. Was jetzt?</translation>
    </message>
    <message>
        <source>You would like to save your ten, but nobody may: with a trump you must trump.</source>
        <translation>Du würdest dir den Zehner gern aufheben, aber das darf keiner: Wer Trumpf hat, muss stechen.</translation>
    </message>
    <message>
        <source>The {DA} was still out, and has taken it. That is how it goes when you have to trump; next time you may be the one who sits behind.</source>
        <translation>{DA:nom} war noch draußen und hat deinen Zehner geholt. So geht es, wenn man stechen muss; das nächste Mal sitzt vielleicht du dahinter.</translation>
    </message>
    <message>
        <source>Trumps were led, and you have none left. What may you play?</source>
        <translation>Trumpf ist ausgespielt, und du hast keinen mehr. Was darfst du spielen?</translation>
    </message>
    <message>
        <source>Anything, for you have neither the suit nor a trump. That was the last of the four cases.</source>
        <translation>Alles, denn du hast weder die Farbe noch Trumpf. Das war der letzte der vier Fälle.</translation>
    </message>
    <message>
        <source>Laying a pair open</source>
        <translation>Ein Paar auflegen</translation>
    </message>
    <message>
        <source>When to show a pair, and how to make it count.</source>
        <translation>Wann du ein Paar auflegst und wie es zählt.</translation>
    </message>
    <message>
        <source>You called the {SA}, so {S} are trumps. {SK} and {SQ} of one suit in one hand are a pair, a Mariasch. What does this one bring?</source>
        <translation>Du hast {SA:acc} gerufen, also ist {S} Trumpf. {SK} und {SQ}, von einer Farbe in einer Hand, sind ein Paar, ein Mariasch. Was bringt dieses Paar?</translation>
    </message>
    <message>
        <source>In any other suit, yes. But {S} are trumps.</source>
        <translation>In einer anderen Farbe schon. {S} ist aber Trumpf.</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>Yes, 40 in trumps. In any other suit it would be 20.</source>
        <translation>Ja, in Trumpf 40. In jeder anderen Farbe wären es 20.</translation>
    </message>
    <message>
        <source>Lay it open before you lead: tick it, then click on “Say it”. Later in the first trick would do as well, as long as you have both cards.</source>
        <translation>Leg es auf, bevor du ausspielst: Hak es an und klick dann auf „Sagen“. Später im ersten Stich ginge es auch noch, solange du beide Karten hast.</translation>
    </message>
    <message>
        <source>Now the two lie there for all to see. They still belong to your hand, and you play them like all the others.</source>
        <translation>Jetzt liegen die zwei offen da. Sie gehören aber weiter zu deinem Blatt, und du spielst sie wie alle anderen.</translation>
    </message>
    <message>
        <source>With one of the two gone you can never show the pair: 40 points lost.</source>
        <translation>Ist eine von den zweien weg, kannst du das Paar nie mehr auflegen: 40 Punkte verschenkt.</translation>
    </message>
    <message>
        <source>Show the pair first, before you forget it.</source>
        <translation>Leg zuerst das Paar auf, bevor du es vergisst.</translation>
    </message>
    <message>
        <source>Are the 40 yours for certain now?</source>
        <translation>Sind dir die 40 jetzt sicher?</translation>
    </message>
    <message>
        <source>Yes, shown is shown</source>
        <translation>Ja, aufgelegt ist aufgelegt</translation>
    </message>
    <message>
        <source>Not quite: if you do not win a single trick yourself, they are void.</source>
        <translation>Nicht ganz: Machst du selbst keinen einzigen Stich, verfallen sie.</translation>
    </message>
    <message>
        <source>Only when I win a trick myself</source>
        <translation>Erst wenn ich selbst einen Stich mache</translation>
    </message>
    <message>
        <source>Exactly. A trick of your partner&apos;s does not help; it must be one of yours.</source>
        <translation>Genau. Ein Stich vom Partner hilft nichts, es muss einer von dir sein.</translation>
    </message>
    <message>
        <source>Now lead, and keep your good trumps: begin with the smallest.</source>
        <translation>Jetzt spiel aus und behalt dir deine guten Trümpfe: Fang mit dem kleinsten an.</translation>
    </message>
    <message>
        <source>{seat3} has beaten it. That was one of the trumps with which you want to win your trick.</source>
        <translation>{seat3} ist darübergegangen. Das war einer von den Trümpfen, mit denen du deinen Stich machen willst.</translation>
    </message>
    <message>
        <source>I mean the {S7}.</source>
        <translation>Ich meine {S7:acc}.</translation>
    </message>
    <message>
        <source>{seat3} wins with the {ST} and leads the {C9}.</source>
        <translation>{seat3} macht den Stich mit {ST:dat} und spielt {C9:acc} aus.</translation>
    </message>
    <message>
        <source>You have no {C} and must trump. Apart from yours only the {SA} is left in trumps: which one do you take?</source>
        <translation>Du hast kein {C} und musst stechen. Außer deinen ist von Trumpf nur noch {SA:nom} da: Welchen nimmst du?</translation>
    </message>
    <message>
        <source>Only the ace could beat it, and that one would beat your king as well.</source>
        <translation>Darüber geht nur das Ass, und das ginge auch über deinen König.</translation>
    </message>
    <message>
        <source>That wins no more surely than the {S9}. Keep the higher ones for later.</source>
        <translation>Sicherer als {S9:nom} ist das auch nicht. Heb dir die höheren für später auf.</translation>
    </message>
    <message>
        <source>Without the suit led you must trump as long as you can.</source>
        <translation>Ohne die ausgespielte Farbe musst du stechen, solange du Trumpf hast.</translation>
    </message>
    <message>
        <source>The trick has not a single point in it, and yet it is worth 40: now your pair counts, whatever else happens.</source>
        <translation>In dem Stich ist kein einziger Punkt, und trotzdem ist er 40 wert: Jetzt zählt dein Paar, was auch noch kommt.</translation>
    </message>
    <message>
        <source>What a pair tells</source>
        <translation>Was ein Paar verrät</translation>
    </message>
    <message>
        <source>Reading who is with whom from a pair laid open.</source>
        <translation>An einem aufgelegten Paar sehen, wer mit wem spielt.</translation>
    </message>
    <message>
        <source>{seat1} has called the {SK}. And {seat2} has laid a pair open at once, {SK} and {SQ}: 40 points, if {seat2} wins a trick.</source>
        <translation>{seat1} hat {SK:acc} gerufen. Und {seat2} hat gleich ein Paar aufgelegt, {SK} und {SQ}: 40 Punkte, wenn {seat2} einen Stich macht.</translation>
    </message>
    <message>
        <source>Not a card has been played. Who is your partner?</source>
        <translation>Noch ist keine Karte gespielt. Wer ist dein Partner?</translation>
    </message>
    <message>
        <source>{seat3}</source>
        <translation>{seat3}</translation>
    </message>
    <message>
        <source>Right: {seat2} has the called card, as everybody sees, and plays with {seat1}. So you are with {seat3}.</source>
        <translation>Richtig: {seat2} hat die gerufene Karte, wie jeder sieht, und spielt mit {seat1}. Also spielst du mit {seat3}.</translation>
    </message>
    <message>
        <source>{seat2}</source>
        <translation>{seat2}</translation>
    </message>
    <message>
        <source>{seat2} has the card that {seat1} called. So who plays with whom?</source>
        <translation>{seat2} hat die Karte, die {seat1} gerufen hat. Wer spielt also mit wem?</translation>
    </message>
    <message>
        <source>Nobody can know that yet</source>
        <translation>Das kann noch niemand wissen</translation>
    </message>
    <message>
        <source>Usually not. But the called card lies open on the table.</source>
        <translation>Meistens nicht. Aber die gerufene Karte liegt offen auf dem Tisch.</translation>
    </message>
    <message>
        <source>{seat1} draws trumps with the {ST}; you have to give up your only one. Then comes the {H7}, and {seat2} trumps it with the {SQ}.</source>
        <translation>{seat1} holt mit {ST:dat} Trumpf heraus; du musst deinen einzigen hergeben. Dann kommt {H7:nom}, und {seat2} sticht mit {SQ:dat}.</translation>
    </message>
    <message>
        <source>You must follow suit, but you cannot beat the trump. Which card do you give?</source>
        <translation>Du musst Farbe bekennen, aber über den Trumpf kannst du nicht. Welche Karte gibst du zu?</translation>
    </message>
    <message>
        <source>Nothing that counts goes to the other side. You keep the ace for a better trick.</source>
        <translation>Was zählt, bekommen die anderen nicht. Das Ass hebst du dir für einen besseren Stich auf.</translation>
    </message>
    <message>
        <source>You may, but the trick goes to {seat2}, who is not with you: 10 points given away, and that makes 20 in the difference.</source>
        <translation>Das darfst du, aber den Stich macht {seat2}, und {seat2} spielt gegen dich: 10 Punkte verschenkt, und im Unterschied macht das 20 aus.</translation>
    </message>
    <message>
        <source>You still have {H}, so you must follow suit.</source>
        <translation>Du hast noch {H}, also musst du Farbe bekennen.</translation>
    </message>
    <message>
        <source>{seat2} has won this trick. What does that mean for the 40?</source>
        <translation>{seat2} hat diesen Stich gemacht. Was heißt das für die 40?</translation>
    </message>
    <message>
        <source>Now they count</source>
        <translation>Jetzt zählen sie</translation>
    </message>
    <message>
        <source>Yes: one trick of one&apos;s own is enough, even with a card of the pair itself.</source>
        <translation>Ja: Ein eigener Stich genügt, sogar mit einer Karte aus dem Paar.</translation>
    </message>
    <message>
        <source>They are void, for the pair is broken up</source>
        <translation>Sie verfallen, weil das Paar nicht mehr beisammen ist</translation>
    </message>
    <message>
        <source>No: once shown, the cards are played like any others. What matters is the trick.</source>
        <translation>Nein: Wenn es aufgelegt war, spielt man die Karten wie alle anderen. Es kommt auf den Stich an.</translation>
    </message>
    <message>
        <source>Home with the pair</source>
        <translation>Das Paar heimgebracht</translation>
    </message>
    <message>
        <source>Show a pair for 20 that counts, and have more points in the end.</source>
        <translation>Leg ein Paar für 20 auf, das zählt, und hab am Ende mehr Punkte.</translation>
    </message>
    <message>
        <source>You called the {SA}, and there is a pair in your hand. Lay it open in time, win a trick yourself, and see to it that your side has more points than the other.</source>
        <translation>Du hast {SA:acc} gerufen und ein Paar im Blatt. Leg es rechtzeitig auf, mach selbst einen Stich und sieh zu, dass deine Partei mehr Punkte hat als die andere.</translation>
    </message>
    <message>
        <source>Shown, counted and ahead: well played.</source>
        <translation>Aufgelegt, gezählt und vorn: schön gespielt.</translation>
    </message>
    <message>
        <source>Not this time. The pair can be shown only in the first trick, and a trick of your own is needed; look for your partner with a trump.</source>
        <translation>Diesmal nicht. Auflegen kannst du nur im ersten Stich, und einen eigenen Stich brauchst du auch; such deinen Partner mit einem Trumpf.</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>Weit vorn</translation>
    </message>
    <message>
        <source>Win by 50 points or more.</source>
        <translation>Gewinn mit mindestens 50 Punkten Unterschied.</translation>
    </message>
    <message>
        <source>You are forehand and hold a pair already. Call so that its suit becomes trumps, show it, and then count: every 10 points you take from the others make 20 in the difference.</source>
        <translation>Du bist Vorhand und hast schon ein Paar. Ruf so, dass seine Farbe Trumpf wird, leg es auf, und dann zähl mit: 10 Punkte, die ihr den anderen wegnehmt, machen 20 Unterschied.</translation>
    </message>
    <message>
        <source>50 points ahead or more: they will remember this deal.</source>
        <translation>50 Punkte Unterschied oder mehr: Das Spiel merken sie sich.</translation>
    </message>
    <message>
        <source>It was not enough for 50. Did you show the pair, and win a trick for it? And do not give aces and tens to the other side.</source>
        <translation>Für 50 hat es nicht gereicht. Hast du das Paar aufgelegt und einen Stich dafür gemacht? Und schenk den anderen keine Asse und Zehner.</translation>
    </message>
    <message>
        <source>The score, item by item</source>
        <translation>Die Abrechnung, Posten für Posten</translation>
    </message>
    <message>
        <source>Working out the difference, and who pays what.</source>
        <translation>Den Unterschied ausrechnen, und wer was zahlt.</translation>
    </message>
    <message>
        <source>The deal is over. At the top of the sheet you see what each player has taken: aces and tens at 10, and 10 for the last trick, which you won with the {SJ}.</source>
        <translation>Das Spiel ist aus. Oben auf dem Blatt steht, was jeder gemacht hat: Asse und Zehner zu 10, und 10 für den letzten Stich, den du mit {SJ:dat} gemacht hast.</translation>
    </message>
    <message>
        <source>You called the {SA}, and {seat3} had it. So you two are one side.</source>
        <translation>Du hast {SA:acc} gerufen, und {seat3} hatte die Karte. Also seid ihr zwei eine Partei.</translation>
    </message>
    <message>
        <source>Aces, tens and the last trick make 60 for the two of you, and yet the sheet says 80. Where do the other 20 come from?</source>
        <translation>Asse, Zehner und der letzte Stich machen für euch zwei 60, und doch steht da 80. Woher kommen die anderen 20?</translation>
    </message>
    <message>
        <source>From the pair that I showed</source>
        <translation>Von dem Paar, das ich aufgelegt habe</translation>
    </message>
    <message>
        <source>Yes: {DK} and {DQ}, not in trumps, for 20. And it counts because you won two tricks yourself.</source>
        <translation>Ja: {DK} und {DQ}, nicht in Trumpf, für 20. Und es zählt, weil du selbst zwei Stiche gemacht hast.</translation>
    </message>
    <message>
        <source>From the called ace</source>
        <translation>Von dem gerufenen Ass</translation>
    </message>
    <message>
        <source>It brings 10 like any ace, and these are among the 60 already.</source>
        <translation>Das bringt 10 wie jedes Ass, und die sind bei den 60 schon dabei.</translation>
    </message>
    <message>
        <source>Suppose {seat3} had won your two tricks instead of you. What would each of you get, at {one} for ten points?</source>
        <translation>Angenommen, deine zwei Stiche hätte {seat3} gemacht. Was bekäme dann jeder von euch, bei {one} für zehn Punkte?</translation>
    </message>
    <message>
        <source>{amount}, just as now</source>
        <translation>{amount}, so wie jetzt</translation>
    </message>
    <message>
        <source>The points in cards would be the same. But your pair counts only with a trick of your own.</source>
        <translation>In den Karten hättet ihr gleich viel. Aber dein Paar zählt nur mit einem eigenen Stich.</translation>
    </message>
    <message>
        <source>Only {amount}</source>
        <translation>Nur {amount}</translation>
    </message>
    <message>
        <source>Right: the pair would be void, and 60 to 30 is a difference of 30.</source>
        <translation>Richtig: Das Paar würde verfallen, und bei 60 zu 30 ist der Unterschied 30.</translation>
    </message>
    <message>
        <source>And if you had won the {DA} as well, which {seat1} has now: what would the difference be instead of 50?</source>
        <translation>Und wenn ihr auch noch {DA:acc} gemacht hättet, das jetzt bei {seat1} liegt: Wie groß wäre der Unterschied statt 50?</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>You would have 90. But the others would not have their 30 any more, either.</source>
        <translation>Ihr hättet 90. Aber die anderen hätten dann auch ihre 30 nicht mehr.</translation>
    </message>
    <message>
        <source>70</source>
        <translation>70</translation>
    </message>
    <message>
        <source>Yes, 90 to 20: what you win the others lack, so every 10 points count twice. That is why it is worth a fight to the end.</source>
        <translation>Ja, 90 zu 20: Was ihr macht, fehlt den anderen, also zählen alle 10 Punkte doppelt. Darum lohnt sich der Kampf bis zuletzt.</translation>
    </message>
    <message>
        <source>Two against two each loser pays one winner; a caller who is alone settles with each of the three. Now you can work out any deal.</source>
        <translation>Zwei gegen zwei zahlt jeder Verlierer einem Gewinner; ein Rufer, der allein ist, rechnet mit jedem der drei ab. Jetzt kannst du jedes Spiel selbst abrechnen.</translation>
    </message>
</context>
<context>
    <name>games.russbach</name>
    <message>
        <source>Königrufen (Rußbach)</source>
        <translation>Königrufen (Rußbach)</translation>
    </message>
    <message>
        <source>Four cards in hand, one card called: its suit is trumps, its holder your secret partner.</source>
        <translation>Vier Karten auf der Hand, eine Karte gerufen: Ihre Farbe ist Trumpf, wer sie hat, ist heimlich dein Partner.</translation>
    </message>
    <message>
        <source>with 32 cards, as in Rußbach</source>
        <translation>mit 32 Karten, wie in Rußbach</translation>
    </message>
    <message>
        <source>Whoever sits beside the dealer calls a card after seeing half of his hand: its suit is trumps, and its holder is his secret partner. As a rule two play against two, and who belongs together comes out only when that card falls.</source>
        <translation>Wer neben dem Geber sitzt, ruft schon nach dem halben Blatt eine Karte: Ihre Farbe ist Trumpf, und wer sie hat, ist sein heimlicher Partner. Meist spielen zwei gegen zwei, und wer zusammengehört, zeigt sich erst, wenn die Karte fällt.</translation>
    </message>
    <message>
        <source>eight tricks, one to two minutes</source>
        <translation>acht Stiche, ein bis zwei Minuten</translation>
    </message>
    <message>
        <source>100 announced by</source>
        <translation>100 angesagt von</translation>
    </message>
    <message>
        <source>All tricks announced by</source>
        <translation>Alle Stiche angesagt von</translation>
    </message>
    <message>
        <source>every declaration counts.</source>
        <translation>jede Meldung zählt.</translation>
    </message>
    <message>
        <source>the larger total wins, whatever was declared.</source>
        <translation>wer mehr Punkte hat, gewinnt, was auch gemeldet ist.</translation>
    </message>
    <message>
        <source>Value of a stake</source>
        <translation>Wert eines Einsatzes</translation>
    </message>
    <message>
        <source>A simple game is one stake; every payment is a number of stakes.</source>
        <translation>Ein einfaches Spiel gilt einen Einsatz; jede Zahlung ist ein Vielfaches davon.</translation>
    </message>
    <message>
        <source>Amounts are called</source>
        <translation>Gezahlt werden</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>Cent</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Stakes for the game</source>
        <translation>Einsätze für das Spiel</translation>
    </message>
    <message>
        <source>What the winner of the game gets while nobody announced 100.</source>
        <translation>Was der Gewinner bekommt, solange niemand 100 angesagt hat.</translation>
    </message>
    <message>
        <source>Stakes for 100 unannounced</source>
        <translation>Einsätze für stille 100</translation>
    </message>
    <message>
        <source>What the winner gets instead when his side has 100 points or more.</source>
        <translation>Was der Gewinner stattdessen bekommt, wenn seine Partei 100 Punkte oder mehr hat.</translation>
    </message>
    <message>
        <source>Stakes for 100 announced</source>
        <translation>Einsätze für angesagte 100</translation>
    </message>
    <message>
        <source>Won by a side that announced 100 and reaches it, lost if it does not.</source>
        <translation>Gewinnt, wer 100 angesagt hat und erreicht; sonst verliert er sie.</translation>
    </message>
    <message>
        <source>Stakes for all tricks unannounced</source>
        <translation>Einsätze für alle Stiche, still</translation>
    </message>
    <message>
        <source>Paid on top to a side that wins all eight tricks without a word.</source>
        <translation>Gibt es dazu, wenn eine Partei unangesagt alle acht Stiche macht.</translation>
    </message>
    <message>
        <source>Stakes for all tricks announced</source>
        <translation>Einsätze für alle Stiche, angesagt</translation>
    </message>
    <message>
        <source>Won by a side that announced all tricks and wins them, lost otherwise.</source>
        <translation>Gewinnt, wer alle Stiche angesagt hat und macht; sonst verliert er sie.</translation>
    </message>
    <message>
        <source>A void declaration</source>
        <translation>Eine verfallene Meldung</translation>
    </message>
    <message>
        <source>Whether a declaration that does not count still raises the threshold.</source>
        <translation>Ob eine Meldung, die nicht zählt, trotzdem die Schwelle erhöht.</translation>
    </message>
    <message>
        <source>is as good as never made</source>
        <translation>ist wie nie gemacht</translation>
    </message>
    <message>
        <source>still raises the threshold</source>
        <translation>erhöht trotzdem die Schwelle</translation>
    </message>
    <message>
        <source>The game is won by</source>
        <translation>Das Spiel gewinnt</translation>
    </message>
    <message>
        <source>Whether declared points raise what a side needs, or the larger total wins.</source>
        <translation>Ob gemeldete Punkte erhöhen, was eine Partei braucht, oder die größere Summe gewinnt.</translation>
    </message>
    <message>
        <source>reaching one&apos;s threshold</source>
        <translation>wer seine Schwelle erreicht</translation>
    </message>
    <message>
        <source>the larger total</source>
        <translation>die größere Summe</translation>
    </message>
    <message>
        <source>What a side needs that declared 80 or 100 points.</source>
        <translation>Was eine Partei braucht, die 80 oder 100 Punkte gemeldet hat.</translation>
    </message>
    <message>
        <source>120 and 140</source>
        <translation>120 und 140</translation>
    </message>
    <message>
        <source>100 in both cases</source>
        <translation>in beiden Fällen 100</translation>
    </message>
    <message>
        <source>Both sides declared</source>
        <translation>Beide Parteien haben gemeldet</translation>
    </message>
    <message>
        <source>Who wins when both sides have declarations that count.</source>
        <translation>Wer gewinnt, wenn beide Parteien gültige Meldungen haben.</translation>
    </message>
    <message>
        <source>thresholds, then the larger total</source>
        <translation>Schwellen, dann die größere Summe</translation>
    </message>
    <message>
        <source>they cancel; 50 card points win</source>
        <translation>sie heben sich auf: 50 in den Karten gewinnen</translation>
    </message>
    <message>
        <source>An announced 100</source>
        <translation>Angesagte 100</translation>
    </message>
    <message>
        <source>Whether the game itself is still paid once somebody announced 100.</source>
        <translation>Ob das Spiel selbst noch gezahlt wird, wenn jemand 100 angesagt hat.</translation>
    </message>
    <message>
        <source>takes the place of the game</source>
        <translation>ersetzen das Spiel</translation>
    </message>
    <message>
        <source>is paid beside the game</source>
        <translation>werden neben dem Spiel gezahlt</translation>
    </message>
    <message>
        <source>Your side must reach 100 points: the tricks bring at most 90, the rest must come from pairs that are declared. It gets {amount}, or pays as much if it fails.</source>
        <translation>Ihr müsst auf 100 Punkte kommen: Die Stiche bringen höchstens 90, den Rest müsst ihr melden. Dann bekommt ihr {amount}; geht es schief, zahlt ihr so viel.</translation>
    </message>
    <message>
        <source>Rußbach</source>
        <translation>Rußbach</translation>
    </message>
    <message>
        <source>As it was played in Rußbach: German cards, ten cents a stake.</source>
        <translation>Wie in Rußbach gespielt: deutsche Karten, um zehn Cent.</translation>
    </message>
    <message>
        <source>In stakes</source>
        <translation>In Einsätzen</translation>
    </message>
    <message>
        <source>Like Rußbach, but with French cards, and paid in stakes instead of cents.</source>
        <translation>Wie Rußbach, aber mit französischen Karten, und gezahlt wird in Einsätzen statt in Cent.</translation>
    </message>
    <message>
        <source>Hundred!</source>
        <translation>Hundert!</translation>
    </message>
    <message>
        <source>The suit of the called card is trumps; trumps are not named besides.</source>
        <translation>Die Farbe der gerufenen Karte ist Trumpf; Trumpf wird nicht eigens genannt.</translation>
    </message>
    <message>
        <source>There is no Kontra in this game.</source>
        <translation>In diesem Spiel gibt es kein Kontra.</translation>
    </message>
    <message>
        <source>Only 100 points and all tricks can be announced.</source>
        <translation>Nur 100 Punkte und alle Stiche können angesagt werden.</translation>
    </message>
    <message>
        <source>20 in {suit}</source>
        <translation>20 in {suit}</translation>
    </message>
    <message>
        <source>40 in {suit}</source>
        <translation>40 in {suit}</translation>
    </message>
    <message>
        <source>Announce 100</source>
        <translation>100 ansagen</translation>
    </message>
    <message>
        <source>Announce all tricks</source>
        <translation>Alle Stiche ansagen</translation>
    </message>
    <message>
        <source>20 points if you win a trick, but your side then needs more to win. The suit is not named.</source>
        <translation>20 Punkte, wenn du einen Stich machst; ihr braucht dann aber mehr zum Gewinnen. Die Farbe sagst du nicht.</translation>
    </message>
    <message>
        <source>20 points if your side wins a trick, but it then needs more to win. The suit is not named.</source>
        <translation>20 Punkte, wenn ihr einen Stich macht; ihr braucht dann aber mehr zum Gewinnen. Die Farbe sagst du nicht.</translation>
    </message>
    <message>
        <source>20 points, but your side then needs more to win. The suit is not named.</source>
        <translation>20 Punkte; ihr braucht dann aber mehr zum Gewinnen. Die Farbe sagst du nicht.</translation>
    </message>
    <message>
        <source>40 points if you win a trick, but your side then needs more to win.</source>
        <translation>40 Punkte, wenn du einen Stich machst; ihr braucht dann aber mehr zum Gewinnen.</translation>
    </message>
    <message>
        <source>40 points if your side wins a trick, but it then needs more to win.</source>
        <translation>40 Punkte, wenn ihr einen Stich macht; ihr braucht dann aber mehr zum Gewinnen.</translation>
    </message>
    <message>
        <source>40 points, but your side then needs more to win.</source>
        <translation>40 Punkte; ihr braucht dann aber mehr zum Gewinnen.</translation>
    </message>
    <message>
        <source>Your side must win all eight tricks: it gets {amount}, or pays as much if it fails.</source>
        <translation>Ihr müsst alle acht Stiche machen: Dann bekommt ihr {amount}; geht es schief, zahlt ihr so viel.</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>{player:nom} {player:declare|declares} 20.</source>
        <translation>{player:nom} {player:meldest|meldet} 20.</translation>
    </message>
    <message>
        <source>{player:nom} {player:declare|declares} 20 with King and Over of {suit}.</source>
        <translation>{player:nom} {player:meldest|meldet} 20 mit König und Ober in {suit}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:declare|declares} 40 with the trump pair.</source>
        <translation>{player:nom} {player:meldest|meldet} 40 mit dem Trumpfpaar.</translation>
    </message>
    <message>
        <source>{player:nom} {player:announce|announces} 100 points.</source>
        <translation>{player:nom} {player:sagst|sagt} 100 Punkte an.</translation>
    </message>
    <message>
        <source>{player:nom} {player:announce|announces} all tricks.</source>
        <translation>{player:nom} {player:sagst|sagt} alle Stiche an.</translation>
    </message>
    <message>
        <source>Announced: 100 points</source>
        <translation>Angesagt: 100 Punkte</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Announced: all tricks</source>
        <translation>Angesagt: alle Stiche</translation>
    </message>
    <message>
        <source>{side:nom} {side:have|has|have} {cards} points without declarations.</source>
        <translation>{side:nom} {side:hast|hat|habt|haben} ohne Meldungen {cards} Punkte.</translation>
    </message>
    <message>
        <source>Only {side:nom} {side:have|has|have} enough and {side:win|wins|win}.</source>
        <translation>Nur {side:nom} {side:hast|hat|habt|haben} genug: {side:Du gewinnst|Er gewinnt|Ihr gewinnt|Sie gewinnen}.</translation>
    </message>
    <message>
        <source>Both sides have enough; {side:nom} {side:have|has|have} more and {side:win|wins|win}.</source>
        <translation>Beide haben genug; {side:nom} {side:hast|hat|habt|haben} mehr und {side:gewinnst|gewinnt|gewinnt|gewinnen}.</translation>
    </message>
    <message>
        <source>Neither side has enough; {side:nom} declared less and {side:win|wins|win}.</source>
        <translation>Keiner hat genug; {side:nom} {side:hast|hat|habt|haben} weniger gemeldet und {side:gewinnst|gewinnt|gewinnt|gewinnen}.</translation>
    </message>
    <message>
        <source>Neither side has enough and both declared alike; {side:nom} {side:have|has|have} more and {side:win|wins|win}.</source>
        <translation>Keiner hat genug, und gemeldet haben beide gleich viel; {side:nom} {side:hast|hat|habt|haben} mehr Punkte und {side:gewinnst|gewinnt|gewinnt|gewinnen}.</translation>
    </message>
    <message>
        <source>{side:nom} {side:have|has|have} more points and {side:win|wins|win}.</source>
        <translation>{side:nom} {side:hast|hat|habt|haben} mehr Punkte und {side:gewinnst|gewinnt|gewinnt|gewinnen}.</translation>
    </message>
    <message>
        <source>Both sides declared, which cancels; with 50 points or more in cards {side:nom} {side:win|wins|win}.</source>
        <translation>Gemeldet haben beide, das hebt sich auf; mit mindestens 50 Punkten in den Karten {side:gewinnst|gewinnt|gewinnt|gewinnen} {side:nom}.</translation>
    </message>
    <message>
        <source>The game, won by {side:acc}: {amount}</source>
        <translation>Das Spiel, gewonnen von {side:dat}: {amount}</translation>
    </message>
    <message>
        <source>The game with 100 points or more unannounced, won by {side:acc}: {amount}</source>
        <translation>Das Spiel mit stillen 100, gewonnen von {side:dat}: {amount}</translation>
    </message>
    <message>
        <source>100 announced and reached by {side:acc}: {amount}</source>
        <translation>100 angesagt und erreicht von {side:dat}: {amount}</translation>
    </message>
    <message>
        <source>100 announced and missed by {side:acc}: {amount}</source>
        <translation>100 angesagt und verfehlt von {side:dat}: {amount}</translation>
    </message>
    <message>
        <source>All tricks without announcing them, won by {side:acc}: {amount}</source>
        <translation>Alle Stiche unangesagt, gemacht von {side:dat}: {amount}</translation>
    </message>
    <message>
        <source>All tricks announced and won by {side:acc}: {amount}</source>
        <translation>Alle Stiche angesagt und gemacht von {side:dat}: {amount}</translation>
    </message>
    <message>
        <source>All tricks announced and missed by {side:acc}: {amount}</source>
        <translation>Alle Stiche angesagt und verfehlt von {side:dat}: {amount}</translation>
    </message>
    <message>
        <source>As 100 was announced, nothing is paid for the game itself.</source>
        <translation>Weil 100 angesagt war, wird für das Spiel selbst nichts gezahlt.</translation>
    </message>
    <message>
        <source>Threshold from 80 declared</source>
        <translation>Schwelle ab 80 gemeldeten Punkten</translation>
    </message>
    <message>
        <source>Only what they are called; the game stays the same.</source>
        <translation>Nur wie es heißt; am Spiel ändert das nichts.</translation>
    </message>
    <message>
        <source>The announced 100</source>
        <translation>Die angesagten 100</translation>
    </message>
    <message>
        <source>The announced tricks</source>
        <translation>Die angesagten Stiche</translation>
    </message>
</context>
<context>
    <name>games.russbach.lessons</name>
    <message>
        <source>{seat1} has the {DA} and in fact had to play it: whoever can beat the trick must. That makes 20 points for {seat1}. Lead a card that nobody can beat.</source>
        <translation>{seat1} hat {DA:acc} und muss damit sogar stechen: Wer überstechen kann, muss. Das sind 20 Punkte für {seat1}. Spiel eine Karte aus, über die keine andere geht.</translation>
    </message>
    <message>
        <source>The cards and what they count</source>
        <translation>Die Karten und was sie zählen</translation>
    </message>
    <message>
        <source>Which card beats which, and which ones are worth something.</source>
        <translation>Welche Karte welche sticht und welche etwas zählen.</translation>
    </message>
    <message>
        <source>Welcome! Four people sit here, and each holds eight of the 32 cards. These are yours.</source>
        <translation>Willkommen! Hier sitzen vier Leute, und jeder hat acht von den 32 Karten auf der Hand. Das sind deine.</translation>
    </message>
    <message>
        <source>The letters by the names say who deals (D), who is forehand and leads first (F), and who has called a card (C): here that is you. At the edge of the table you see that card and what is trumps. How one calls comes in a later lesson; for now only your hand matters.</source>
        <translation>Die Buchstaben bei den Namen sagen, wer gibt (G), wer Vorhand ist und zuerst ausspielt (V) und wer eine Karte gerufen hat (R): das warst hier du. Am Rand des Tisches siehst du diese Karte und was Trumpf ist. Wie man ruft, kommt in einer späteren Lektion; vorerst geht es nur um dein Blatt.</translation>
    </message>
    <message>
        <source>There are four suits: {H}, {D}, {S} and {C}. In each the ace is the highest card, and right behind it comes the ten, even above the king. So with {SA} and {ST} you hold the two best cards of that suit.</source>
        <translation>Es gibt vier Farben: {H}, {D}, {S} und {C}. In jeder ist das Ass die höchste Karte, und gleich dahinter kommt der Zehner, noch vor dem König. Mit {SA:dat} und {ST:dat} hast du also die zwei besten Karten dieser Farbe.</translation>
    </message>
    <message>
        <source>Only aces and tens count, ten points each. King, Over (O) or queen, Under (U) or jack and the cards below are worth nothing.</source>
        <translation>Nur Asse und Zehner zählen, je zehn Punkte. König, Ober (O) oder Dame, Unter (U) oder Bube und was darunter kommt, zählen nichts.</translation>
    </message>
    <message>
        <source>Now one player lays down a card, and the others add one each, going clockwise. These four cards are called a trick. Whoever has the suit that was led must play it, and its highest card takes all four. Trumps come in the next lesson.</source>
        <translation>Jetzt legt einer eine Karte hin, und die anderen geben im Uhrzeigersinn je eine zu. Die vier Karten zusammen sind ein Stich. Wer die ausgespielte Farbe hat, muss sie zugeben, und die höchste Karte dieser Farbe nimmt alle vier. Trumpf kommt in der nächsten Lektion.</translation>
    </message>
    <message>
        <source>Even the king had to fall to your ten. You have 20 points now. There are 80 in the aces and tens, and the last trick brings 10 more: 90 in all. Those who play together are a side; in the end each side adds up its points. As long as nobody declares or announces anything (that comes later), the side that has 50 wins the deal.</source>
        <translation>Sogar der König ist auf deinen Zehner gefallen. Jetzt hast du 20 Punkte. In Assen und Zehnern stecken 80, und der letzte Stich bringt noch 10: zusammen 90. Die miteinander spielen, sind eine Partei; am Ende zählt jede ihre Punkte zusammen. Solange niemand etwas meldet oder ansagt (das kommt später), gewinnt die Partei, die 50 hat.</translation>
    </message>
    <message>
        <source>How many points are in your hand?</source>
        <translation>Wie viele Punkte hast du auf der Hand?</translation>
    </message>
    <message>
        <source>{seat1}</source>
        <translation>{seat1}</translation>
    </message>
    <message>
        <source>{seat2}</source>
        <translation>{seat2}</translation>
    </message>
    <message>
        <source>{seat3}</source>
        <translation>{seat3}</translation>
    </message>
    <message>
        <source>Calling from four cards</source>
        <translation>Rufen mit vier Karten</translation>
    </message>
    <message>
        <source>Which card to call, and how to find out who has it.</source>
        <translation>Welche Karte du rufst und wie du herausfindest, wer sie hat.</translation>
    </message>
    <message>
        <source>You are forehand, and everybody has four cards so far. Now you must call a card: its suit becomes trumps, and whoever has it, or still gets it, is your partner.</source>
        <translation>Du bist Vorhand, und jeder hat erst vier Karten. Jetzt musst du eine Karte rufen: Ihre Farbe wird Trumpf, und wer sie hat oder noch bekommt, ist dein Partner.</translation>
    </message>
    <message>
        <source>Take the suit of which you hold most, and in it a strong card that you do not have. What do you call?</source>
        <translation>Nimm die Farbe, von der du am meisten hast, und darin eine starke Karte, die dir fehlt. Was rufst du?</translation>
    </message>
    <message>
        <source>Three {H} of your own, and the highest one with your partner: that is a sound call. Somebody has the {HA} or will get it, and will not say so.</source>
        <translation>Drei {H} hast du selbst, und die höchste hat dein Partner: Das ist ein guter Ruf. Irgendwer hat {HA:acc} oder bekommt es noch, und sagt nichts.</translation>
    </message>
    <message>
        <source>That card is in your own hand. You may call it, but then you play alone against three, and your four cards are not strong enough for that.</source>
        <translation>Die hast du selbst. Rufen darfst du sie, aber dann spielst du allein gegen drei, und dafür sind deine vier Karten nicht stark genug.</translation>
    </message>
    <message>
        <source>The card is strong, but of the suit that would be trumps you do not hold a single one yet.</source>
        <translation>Die Karte ist stark, aber von der Farbe, die damit Trumpf würde, hast du noch keine einzige.</translation>
    </message>
    <message>
        <source>The suit is right, but so low a card does not help you: whoever holds it need not have anything good.</source>
        <translation>Die Farbe passt, aber eine so niedrige Karte hilft dir nicht: Wer sie hat, muss sonst nichts Gutes haben.</translation>
    </message>
    <message>
        <source>Not bad. But then the {HA} may be against you, and it beats every trump that the two of you have.</source>
        <translation>Nicht schlecht. Aber dann ist {HA:nom} vielleicht gegen dich und sticht jeden Trumpf, den ihr zwei habt.</translation>
    </message>
    <message>
        <source>You may call it, but you hold more {H} than anything else.</source>
        <translation>Das darfst du, aber am meisten hast du von {H}.</translation>
    </message>
    <message>
        <source>Now everybody has eight. Had the {HA} come to you now, you would be alone against three; as it did not, one of the others is with you. But who?</source>
        <translation>Jetzt hat jeder acht. Wäre {HA:nom} jetzt zu dir gekommen, wärst du allein gegen drei. So spielt einer von den anderen mit dir. Aber wer?</translation>
    </message>
    <message>
        <source>You lead. Draw the {HA} out: which suit must you lead so that it has to appear, and which card of it can you best spare?</source>
        <translation>Du spielst aus. Hol {HA:acc} heraus: Welche Farbe musst du dafür ausspielen, und welche Karte davon kannst du am leichtesten hergeben?</translation>
    </message>
    <message>
        <source>That draws the ace too. But a smaller trump does it as well, and you keep the better one.</source>
        <translation>Auch so kommt das Ass heraus. Aber ein kleinerer Trumpf tut es genauso, und der bessere bleibt dir.</translation>
    </message>
    <message>
        <source>The ace wins 10 points, but nobody had to play a trump, and you know no more than before.</source>
        <translation>Das Ass bringt 10 Punkte, aber Trumpf hat keiner spielen müssen, und du weißt so viel wie vorher.</translation>
    </message>
    <message>
        <source>Then nobody has to play a trump. Lead one yourself: everybody must follow.</source>
        <translation>Dann muss niemand Trumpf spielen. Spiel selber einen aus: Dann müssen alle zugeben.</translation>
    </message>
    <message>
        <source>Who is your partner?</source>
        <translation>Wer ist dein Partner?</translation>
    </message>
    <message>
        <source>Yes: {seat1} has played the {HA}. From this moment everybody knows who is with whom.</source>
        <translation>Ja: {seat1} hat {HA:acc} gespielt. Ab jetzt wissen alle, wer mit wem spielt.</translation>
    </message>
    <message>
        <source>No, {seat2} played the {H8}. Who has played the called card?</source>
        <translation>Nein, {seat2} hat {H8:acc} zugegeben. Wer hat die gerufene Karte gespielt?</translation>
    </message>
    <message>
        <source>No, {seat3} had to give up the {HT}. Who has played the called card?</source>
        <translation>Nein, {seat3} hat {HT:acc} hergeben müssen. Wer hat die gerufene Karte gespielt?</translation>
    </message>
    <message>
        <source>And what has this trick brought the two of you?</source>
        <translation>Und was hat euch zweien dieser Stich gebracht?</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>More: look at {seat3}&apos;s card too.</source>
        <translation>Mehr: Schau dir auch die Karte von {seat3} an.</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>Right, ace and ten. That is what trumps are led for: the partner shows up, and the others have to follow with what they have.</source>
        <translation>Richtig, Ass und Zehner. Dafür spielt man Trumpf aus: Der Partner zeigt sich, und die anderen müssen zugeben, was sie haben.</translation>
    </message>
    <message>
        <source>The secret partner</source>
        <translation>Heimlich Partner</translation>
    </message>
    <message>
        <source>How to play when you have been called.</source>
        <translation>Wie du spielst, wenn du gerufen bist.</translation>
    </message>
    <message>
        <source>{seat2} has called the {DA}. Look at your cards: who is with whom?</source>
        <translation>{seat2} hat {DA:acc} gerufen. Schau in deine Karten: Wer spielt mit wem?</translation>
    </message>
    <message>
        <source>I play with {seat2}</source>
        <translation>Ich spiele mit {seat2}</translation>
    </message>
    <message>
        <source>Yes, you have the card. Nobody else knows it, not even {seat2}, and you do not tell.</source>
        <translation>Ja, du hast die Karte. Sonst weiß das keiner, nicht einmal {seat2}, und du sagst es auch nicht.</translation>
    </message>
    <message>
        <source>I cannot know that yet</source>
        <translation>Das kann ich noch nicht wissen</translation>
    </message>
    <message>
        <source>You can: the called card lies in a hand that you see very well.</source>
        <translation>Doch: Die gerufene Karte steckt in einem Blatt, das du sehr gut siehst.</translation>
    </message>
    <message>
        <source>{seat2} plays alone</source>
        <translation>{seat2} spielt allein</translation>
    </message>
    <message>
        <source>Only if {seat2} had the {DA} too. Where is it?</source>
        <translation>Nur wenn {seat2} auch {DA:acc} hätte. Wo ist es denn?</translation>
    </message>
    <message>
        <source>{seat2} leads the {DT}, the second-highest trump. What do you play?</source>
        <translation>{seat2} spielt {DT:acc} aus, den zweithöchsten Trumpf. Was spielst du?</translation>
    </message>
    <message>
        <source>You had to, it is the only card above the ten. No harm done: the trick stays on your side, with 20 points, and now {seat2} knows that it is you.</source>
        <translation>Das musste sein: Höher als der Zehner ist nur das Ass. Das macht nichts: Der Stich bleibt euch, mit 20 Punkten, und jetzt weiß {seat2}, dass du es bist.</translation>
    </message>
    <message>
        <source>You would like to leave {seat2} the trick, but you must beat your partner&apos;s card too. Only one of your cards is higher than the ten.</source>
        <translation>Du würdest {seat2} den Stich gern lassen, aber überstechen musst du auch deinen Partner. Höher als der Zehner ist nur eine von deinen Karten.</translation>
    </message>
    <message>
        <source>Trumps were led, and you have trumps.</source>
        <translation>Trumpf ist ausgespielt, und du hast Trumpf.</translation>
    </message>
    <message>
        <source>The others win a few tricks. Then {seat1} leads the {CJ}, your partner plays the king, and {seat3} the {CA}.</source>
        <translation>Die anderen machen ein paar Stiche. Dann spielt {seat1} {CJ:acc} aus, dein Partner gibt den König zu und {seat3} {CA:acc}.</translation>
    </message>
    <message>
        <source>The {CA} belongs to your opponents, and you are the last to play. You have no {C} left. Which card do you take it with?</source>
        <translation>{CA:nom} ist von den Gegnern, und du kommst zuletzt dran. Von {C} hast du nichts mehr. Womit nimmst du den Stich?</translation>
    </message>
    <message>
        <source>The smallest trump is enough when nobody plays after you. 10 more for your side.</source>
        <translation>Wenn nach dir keiner mehr kommt, reicht der kleinste Trumpf. Wieder 10 für euch.</translation>
    </message>
    <message>
        <source>That wins as well, but it is more than you need. Nobody plays after you.</source>
        <translation>Der sticht auch, aber so viel brauchst du nicht. Nach dir kommt keiner mehr.</translation>
    </message>
    <message>
        <source>You have two trumps, and no others are left. Lead either.</source>
        <translation>Du hast noch zwei Trümpfe, und andere gibt es nicht mehr. Spiel einen davon aus.</translation>
    </message>
    <message>
        <source>Did you see? {seat2} knows you are the partner, and has put the {ST} into your trick. Cards that count go where your own side wins: when you know whom you play with, do the same.</source>
        <translation>Gesehen? {seat2} weiß, dass du der Partner bist, und hat dir {ST:acc} geschmiert. Was zählt, gehört in die Stiche der eigenen Partei: Sobald du weißt, mit wem du spielst, mach es auch so.</translation>
    </message>
    <message>
        <source>20 in the first trick, 10 with the {CA}, 10 now. The last trick is yours as well: what do you two have?</source>
        <translation>20 im ersten Stich, 10 mit {CA:dat}, 10 jetzt. Den letzten Stich machst du auch noch: Was habt ihr zwei dann?</translation>
    </message>
    <message>
        <source>Do not forget what the last trick itself is worth.</source>
        <translation>Vergiss nicht, was der letzte Stich selbst zählt.</translation>
    </message>
    <message>
        <source>50</source>
        <translation>50</translation>
    </message>
    <message>
        <source>Right: 50 of 90, and as nobody declared anything, that wins the game.</source>
        <translation>Richtig: 50 von 90, und weil niemand etwas gemeldet hat, ist das gewonnen.</translation>
    </message>
    <message>
        <source>There is one more: look for aces and tens of every suit.</source>
        <translation>Eine Karte fehlt noch: Schau in jeder Farbe nach Ass und Zehner.</translation>
    </message>
    <message>
        <source>30</source>
        <translation>30</translation>
    </message>
    <message>
        <source>Right: one ace and two tens.</source>
        <translation>Richtig: ein Ass und zwei Zehner.</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>That is too much: the {HQ} counts nothing.</source>
        <translation>Das ist zu viel, denn {HQ:nom} zählt nichts.</translation>
    </message>
    <message>
        <source>Now lead to the first trick. Everybody has to follow suit, so choose a card that is sure to win.</source>
        <translation>Jetzt spiel zum ersten Stich aus. Alle müssen Farbe bekennen, also nimm eine Karte, die sicher sticht.</translation>
    </message>
    <message>
        <source>That would win too, since you hold the ace yourself. Take the ace first.</source>
        <translation>Auch die würde stechen, denn das Ass hast du ja selbst. Nimm zuerst das Ass.</translation>
    </message>
    <message>
        <source>Somebody could beat that. Which of your cards is an ace?</source>
        <translation>Da könnte jemand drüber. Welche von deinen Karten ist ein Ass?</translation>
    </message>
    <message>
        <source>The trick is yours. With the ace in it you have 10 points, and you lead again.</source>
        <translation>Der Stich gehört dir. Mit dem Ass darin hast du 10 Punkte, und du spielst wieder aus.</translation>
    </message>
    <message>
        <source>The ace is gone. Which of your cards is the highest of its suit now? Lead it.</source>
        <translation>Das Ass ist weg. Welche von deinen Karten ist jetzt die höchste ihrer Farbe? Spiel sie aus.</translation>
    </message>
    <message>
        <source>{H} are trumps, since you called the {HT}. Play the whole deal, and see to it that the last trick is yours: it brings 10 points.</source>
        <translation>{H} ist Trumpf, denn du hast {HT:acc} gerufen. Spiel das ganze Blatt und sieh zu, dass der letzte Stich dir gehört: Er bringt 10 Punkte.</translation>
    </message>
    <message>
        <source>I mean your other card in {S}.</source>
        <translation>Ich meine deine zweite Karte in {S}.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>Win the last trick yourself.</source>
        <translation>Mach selbst den letzten Stich.</translation>
    </message>
    <message>
        <source>The last trick is yours. Well planned!</source>
        <translation>Der letzte Stich gehört dir. Gut aufgespart!</translation>
    </message>
    <message>
        <source>Somebody else won the last trick. Keep a card that still wins late in the deal.</source>
        <translation>Den letzten Stich hat ein anderer gemacht. Heb dir eine Karte auf, die spät noch sticht.</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Wer ist es?</translation>
    </message>
    <message>
        <source>Find your partner before the third trick.</source>
        <translation>Finde deinen Partner vor dem dritten Stich.</translation>
    </message>
    <message>
        <source>You are forehand. Call a card, and see to it that it lies on the table before the third trick begins.</source>
        <translation>Du bist Vorhand. Ruf eine Karte und sieh zu, dass sie auf dem Tisch liegt, bevor der dritte Stich beginnt.</translation>
    </message>
    <message>
        <source>There is your partner! From now on the two of you play together.</source>
        <translation>Da ist dein Partner! Jetzt könnt ihr zu zweit spielen.</translation>
    </message>
    <message>
        <source>Nobody has shown up. Call the ace of a suit of which you have several, and lead that suit yourself.</source>
        <translation>Es hat sich keiner gezeigt. Ruf das Ass einer Farbe, von der du mehrere hast, und spiel die Farbe selbst aus.</translation>
    </message>
    <message>
        <source>Home with a forty</source>
        <translation>Ein Vierziger heimgebracht</translation>
    </message>
    <message>
        <source>Declare a forty that counts, and win the game.</source>
        <translation>Melde einen Vierziger, der zählt, und gewinn das Spiel.</translation>
    </message>
    <message>
        <source>You are forehand with a fine pair. Make its suit trumps, declare it, win a trick yourself, and bring in 80 points with your partner.</source>
        <translation>Du bist Vorhand und hast ein schönes Paar. Mach seine Farbe zu Trumpf, melde es, mach selbst einen Stich und komm mit deinem Partner auf 80 Punkte.</translation>
    </message>
    <message>
        <source>Declared, counted and won: that is how it is done.</source>
        <translation>Gemeldet, gezählt und gewonnen: So macht man das.</translation>
    </message>
    <message>
        <source>Not this time. Call high in the suit of the pair, declare in the first trick, and keep a good trump for a trick of your own.</source>
        <translation>Diesmal nicht. Ruf hoch in der Farbe des Paares, melde im ersten Stich, und heb dir für einen eigenen Stich einen guten Trumpf auf.</translation>
    </message>
    <message>
        <source>Following, beating, trumping</source>
        <translation>Zugeben, überstechen, trumpfen</translation>
    </message>
    <message>
        <source>Which cards you may play when others have led.</source>
        <translation>Welche Karten du spielen darfst, wenn ein anderer ausgespielt hat.</translation>
    </message>
    <message>
        <source>{seat2} has called the {DA}, so {D} are trumps: they beat every other suit. Now {seat2} leads to the first trick.</source>
        <translation>{seat2} hat {DA:acc} gerufen, also ist {D} Trumpf und sticht jede andere Farbe. Jetzt spielt {seat2} zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>{H} were led, and {seat3} has gone higher with the {H9}. Which card do you play?</source>
        <translation>{H} ist ausgespielt, und {seat3} ist mit {H9:dat} darübergegangen. Was spielst du?</translation>
    </message>
    <message>
        <source>Right: you have {H}, so you follow suit, and you go higher because you can. The trick is worth 10 points to you.</source>
        <translation>Richtig: {H} hast du, also gibst du es zu, und du gehst höher, weil du kannst. Der Stich bringt dir 10 Punkte.</translation>
    </message>
    <message>
        <source>The suit is right, but the {H8} does not beat the {H9}. If you can go higher, you must; here only one of your cards can.</source>
        <translation>Die Farbe stimmt, aber {H8:nom} ist nicht höher als {H9:nom}. Wer höher gehen kann, muss; bei dir kann das nur eine Karte.</translation>
    </message>
    <message>
        <source>A trump would win, but you still have {H}. You may trump only when you have none of the suit led.</source>
        <translation>Ein Trumpf würde stechen, aber du hast noch {H}. Trumpf spielen darfst du erst, wenn du von der ausgespielten Farbe nichts hast.</translation>
    </message>
    <message>
        <source>Whoever wins the trick leads to the next, with any card. Lead the {C9}, the only one of its suit you have: then you can trump that suit later on.</source>
        <translation>Wer den Stich macht, spielt zum nächsten aus, was er will. Spiel {C9:acc}, deine einzige Karte dieser Farbe: Dann kannst du sie später stechen.</translation>
    </message>
    <message>
        <source>That was your best trump, and the {DA} has taken it: 20 points in one trick. I mean the {C9}.</source>
        <translation>Das war dein bester Trumpf, und {DA:nom} hat ihn genommen: 20 Punkte in einem Stich. Ich meine {C9:acc}.</translation>
    </message>
    <message>
        <source>You may lead any card, but I mean the {C9}.</source>
        <translation>Ausspielen darfst du alles, aber ich meine {C9:acc}.</translation>
    </message>
    <message>
        <source>{seat1} wins with the {CA} and leads the {SA}. {seat2} has no {S} and trumps it with the {D9}.</source>
        <translation>{seat1} macht den Stich mit {CA:dat} und spielt {SA:acc} aus. {seat2} hat kein {S} und sticht mit {D9:dat}.</translation>
    </message>
    <message>
        <source>{S} were led, and the {D9} has trumped them. Which do you need less, the {SQ} or the {SJ}?</source>
        <translation>{S} ist ausgespielt, und {D9:nom} hat gestochen. Was brauchst du weniger, {SQ:acc} oder {SJ:acc}?</translation>
    </message>
    <message>
        <source>You follow suit, even though the trump has the trick. As no card of the suit can beat it, any of them will do.</source>
        <translation>Du bekennst Farbe, obwohl der Trumpf den Stich hat. Weil ihn keine Karte der Farbe schlägt, ist jede recht.</translation>
    </message>
    <message>
        <source>The rules allow it: under a trump any card of the suit will do. But why not keep the higher one?</source>
        <translation>Erlaubt ist es: Wenn gestochen ist, ist jede Karte der Farbe recht. Aber warum hebst du dir nicht die höhere auf?</translation>
    </message>
    <message>
        <source>You may not trump as long as you have {S}, even when another has trumped already.</source>
        <translation>Solange du {S} hast, darfst du nicht stechen, auch wenn ein anderer schon gestochen hat.</translation>
    </message>
    <message>
        <source>{C} again, and you have none left. {seat3} has trumped with the {DK}. What now?</source>
        <translation>Wieder {C}, und du hast nichts mehr davon. {seat3} hat mit {DK:dat} gestochen. Was jetzt?</translation>
    </message>
    <message>
        <source>Well overtrumped! The {CT} and your own ten: the trick is worth 20 points.</source>
        <translation>Schön überstochen! {CT:nom} und dein eigener Zehner: Der Stich ist 20 Punkte wert.</translation>
    </message>
    <message>
        <source>A trump it must be, but it has to be higher than the {DK} if you can. The {DT} can: the ten ranks above the king.</source>
        <translation>Trumpf muss es sein, aber ein höherer als {DK:nom}, wenn du kannst. {DT:nom} ist höher: Der Zehner steht über dem König.</translation>
    </message>
    <message>
        <source>You may not discard as long as you have a trump. Without {C} you must trump.</source>
        <translation>Abwerfen darfst du nicht, solange du Trumpf hast. Ohne {C} musst du stechen.</translation>
    </message>
    <message>
        <source>You lead the {SQ}, {seat2} trumps and leads the {C8}. {seat3} has neither {C} nor a trump any more and may discard any card: it is the {ST}.</source>
        <translation>Schau zu: Du spielst {SQ:acc} aus, {seat2} sticht und spielt {C8:acc} nach. {seat3} hat weder {C} noch Trumpf und darf abwerfen, was gerade passt: {ST:acc}.</translation>
    </message>
    <message>
        <source>Nobody has trumped yet. You have no {C}: which card do you play?</source>
        <translation>Gestochen hat noch keiner. {C} hast du nicht: Was spielst du?</translation>
    </message>
    <message>
        <source>Even a small trump is enough, for {seat1} after you has to follow suit. The {ST} is yours: 10 points.</source>
        <translation>Da reicht auch ein kleiner Trumpf, denn {seat1} muss nach dir Farbe bekennen. {ST:nom} gehört dir: 10 Punkte.</translation>
    </message>
    <message>
        <source>With a trump in hand you must trump. Only without one you may discard.</source>
        <translation>Hast du Trumpf, musst du stechen. Abwerfen darfst du nur ohne.</translation>
    </message>
    <message>
        <source>Suppose {S} are led, the next player has trumped with the {DJ}, and you hold only the {D8} and the {H8}. What must you play?</source>
        <translation>Stell dir vor, du hast nur noch {D8:acc} und {H8:acc}: {S} ist ausgespielt, und der Nächste hat mit {DJ:dat} gestochen. Was musst du spielen?</translation>
    </message>
    <message>
        <source>The {D8}, although it does not win</source>
        <translation>{D8:acc}, obwohl er nicht sticht</translation>
    </message>
    <message>
        <source>Yes. Follow suit, else trump, higher if you can; and only with neither play what you like. Now you know what you may play in any trick.</source>
        <translation>Ja. Farbe bekennen, sonst trumpfen, und immer höher, wenn du kannst; nur wenn du beides nicht hast, spielst du, was du willst. Jetzt weißt du in jedem Stich, was du spielen darfst.</translation>
    </message>
    <message>
        <source>Either of the two</source>
        <translation>Eine von beiden, welche ich will</translation>
    </message>
    <message>
        <source>No: without the suit led you must trump, even below a higher trump.</source>
        <translation>Nein: Ohne die Farbe musst du Trumpf spielen, auch unter einen höheren.</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>80</source>
        <translation>80</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>Twenty and forty</source>
        <translation>Zwanziger und Vierziger</translation>
    </message>
    <message>
        <source>Declaring a pair, and what your side needs then.</source>
        <translation>Wie du ein Paar meldest und was deine Partei dann braucht.</translation>
    </message>
    <message>
        <source>You called the {CA}, so {C} are trumps. And with your second four cards you got the {CQ} to the {CK}: both of one suit in one hand, that is a pair.</source>
        <translation>Du hast {CA:acc} gerufen, also ist {C} Trumpf. Und mit den zweiten vier Karten ist {CK:zum} auch {CQ:nom} gekommen: Beide von einer Farbe in einer Hand, das ist ein Paar.</translation>
    </message>
    <message>
        <source>What is this pair worth when you declare it?</source>
        <translation>Was ist dieses Paar wert, wenn du es meldest?</translation>
    </message>
    <message>
        <source>That is what a pair in any other suit is worth. But {C} are trumps.</source>
        <translation>So viel zählt ein Paar in einer anderen Farbe. {C} ist aber Trumpf.</translation>
    </message>
    <message>
        <source>Yes, because it is in trumps. Any other would be worth 20.</source>
        <translation>Ja, weil es in Trumpf ist. Jedes andere wäre 20 wert.</translation>
    </message>
    <message>
        <source>Now half of the pair is gone, and it can never be declared: you must still hold both cards then.</source>
        <translation>Jetzt ist das halbe Paar weg, und melden kannst du es nie mehr: Dafür musst du noch beide Karten haben.</translation>
    </message>
    <message>
        <source>Declare it now, before you lead: tick it, then click on “Say it”. There is time until the fourth card of this trick, but only while you hold both cards.</source>
        <translation>Melde es jetzt, bevor du ausspielst: Hak es an und klick dann auf „Sagen“. Zeit ist bis zur vierten Karte dieses Stichs, aber nur, solange du beide Karten hast.</translation>
    </message>
    <message>
        <source>That is an announcement, and a bold one. The pair stands beside it.</source>
        <translation>Das ist eine Ansage, und eine gewagte. Das Paar steht daneben.</translation>
    </message>
    <message>
        <source>You may lead first and declare afterwards, but if you wait, you may forget it. Declare before you play.</source>
        <translation>Du darfst zuerst ausspielen und danach melden, aber wer wartet, vergisst es. Melde, bevor du spielst.</translation>
    </message>
    <message>
        <source>Everybody has heard it. How many points does your side need to win the game now?</source>
        <translation>Gehört haben es alle. Wie viele Punkte braucht deine Partei jetzt zum Gewinnen?</translation>
    </message>
    <message>
        <source>That is for a side without a declaration. A declaration raises it.</source>
        <translation>So viel braucht eine Partei ohne Meldung. Mit einer ist es mehr.</translation>
    </message>
    <message>
        <source>Yes, and 40 of them you bring along. So 40 in cards are enough, where it would have been 50: declaring pays.</source>
        <translation>Ja, und 40 davon bringst du schon mit. Also reichen 40 in Karten, wo es sonst 50 gewesen wären: Melden lohnt sich.</translation>
    </message>
    <message>
        <source>That is what you would need with 60 declared.</source>
        <translation>So viel bräuchtet ihr mit 60 gemeldeten Punkten.</translation>
    </message>
    <message>
        <source>But the forty counts only if you yourself win a trick. So keep the pair, and draw the {CA} with your other trump.</source>
        <translation>Der Vierziger zählt aber nur, wenn du selbst einen Stich machst. Also heb dir das Paar auf und hol {CA:acc} mit deinem anderen Trumpf heraus.</translation>
    </message>
    <message>
        <source>The {CA} takes it, and one of your two good trumps is gone. You need them for a trick of your own.</source>
        <translation>{CA:nom} nimmt den Stich, und einer von deinen zwei guten Trümpfen ist weg. Die brauchst du für einen eigenen Stich.</translation>
    </message>
    <message>
        <source>Lead a trump, so that the {CA} has to appear.</source>
        <translation>Spiel Trumpf aus, damit {CA:nom} herausmuss.</translation>
    </message>
    <message>
        <source>{seat2} is your partner, and the trick with {CT} and {CA} has brought you two 20 points.</source>
        <translation>{seat2} ist dein Partner, und der Stich mit {CT:dat} und {CA:dat} hat euch zweien 20 Punkte gebracht.</translation>
    </message>
    <message>
        <source>{seat2} wins two more tricks and leads the {D9}.</source>
        <translation>{seat2} bringt noch zwei Stiche heim und spielt {D9:acc} aus.</translation>
    </message>
    <message>
        <source>{seat3} has trumped with the {CJ}, and you have no {D} either. Get your own trick!</source>
        <translation>{seat3} hat mit {CJ:dat} gestochen, und {D} hast du auch nicht. Hol dir deinen Stich!</translation>
    </message>
    <message>
        <source>That was the trick you needed: now the forty counts.</source>
        <translation>Das war der Stich, den du gebraucht hast: Jetzt zählt der Vierziger.</translation>
    </message>
    <message>
        <source>You must trump, and higher than the {CJ} if you can.</source>
        <translation>Du musst Trumpf spielen, und zwar höher als {CJ:nom}, wenn du kannst.</translation>
    </message>
    <message>
        <source>{CT}, {CA}, {DT} and {HA} lie in your tricks and those of {seat2}. What do you have with the forty?</source>
        <translation>{CT}, {CA}, {DT} und {HA} liegen in deinen Stichen und in denen von {seat2}. Was habt ihr mit dem Vierziger?</translation>
    </message>
    <message>
        <source>That is the cards alone. Add the forty.</source>
        <translation>Das sind die Karten allein. Der Vierziger kommt dazu.</translation>
    </message>
    <message>
        <source>Yes, just what you need. The other two can get 50 at most: the game is yours already.</source>
        <translation>Ja, gerade so viel, wie ihr braucht. Die anderen zwei kommen höchstens noch auf 50: Das Spiel habt ihr schon gewonnen.</translation>
    </message>
    <message>
        <source>Announcing a hundred</source>
        <translation>Hundert ansagen</translation>
    </message>
    <message>
        <source>When to announce, and what is at stake.</source>
        <translation>Wann du ansagst und worum es dabei geht.</translation>
    </message>
    <message>
        <source>{seat2} has called the {CA}, and it is you who has it: you are the partner. You hold five of the eight trumps, and a pair among them.</source>
        <translation>{seat2} hat {CA:acc} gerufen, und die Karte hast du: Du bist der Partner. Du hast fünf von den acht Trümpfen, und ein Paar ist auch dabei.</translation>
    </message>
    <message>
        <source>{seat2} is to lead, but in the first trick everybody may speak at any time. Declare your pair.</source>
        <translation>Ausspielen muss {seat2}, aber im ersten Stich darf jeder jederzeit etwas sagen. Melde dein Paar.</translation>
    </message>
    <message>
        <source>You would give away 40 points that you can hardly lose: a trick is yours for sure.</source>
        <translation>Du würdest 40 Punkte herschenken, die dir keiner nehmen kann: Ein Stich gehört dir sicher.</translation>
    </message>
    <message>
        <source>We will come to announcing in a moment. First the pair.</source>
        <translation>Zum Ansagen kommen wir gleich. Zuerst das Paar.</translation>
    </message>
    <message>
        <source>Would it be enough for 100 points? How many must the two of you win in cards?</source>
        <translation>Reicht es auch für 100 Punkte? Wie viel müsst ihr zwei dafür in Karten machen?</translation>
    </message>
    <message>
        <source>50 and 40 are only 90.</source>
        <translation>50 und 40 sind erst 90.</translation>
    </message>
    <message>
        <source>Yes: 60 of the 90. With these trumps, and a caller who must have something as well, you can count on that.</source>
        <translation>Ja: 60 von den 90. Mit diesen Trümpfen, und der Rufer wird auch etwas haben, kannst du damit rechnen.</translation>
    </message>
    <message>
        <source>Your forty counts towards it too, so less is needed.</source>
        <translation>Dein Vierziger zählt dabei mit, es braucht also weniger.</translation>
    </message>
    <message>
        <source>A plain game brings each of you {game}, one with 100 points unannounced {silent}. Announced, it is {announced}; but if you fall short, you pay as much.</source>
        <translation>Ein einfaches Spiel bringt jedem von euch {game}, eines mit stillen 100 bringt {silent}. Angesagt sind es {announced}; aber wenn es nicht reicht, zahlt ihr ebenso viel.</translation>
    </message>
    <message>
        <source>Announce it. It binds {seat2} too, who does not even know yet that you are the partner.</source>
        <translation>Sag es an. Es gilt auch für {seat2}, und dabei weiß am Tisch noch keiner, dass du der Partner bist.</translation>
    </message>
    <message>
        <source>All eight? You hold the {D7}, and the {DA} is probably with the other side. One trick lost costs you {amount}.</source>
        <translation>Alle acht? Du hast {D7:acc}, und {DA:acc} haben wahrscheinlich die anderen. Ein verlorener Stich kostet dich {amount}.</translation>
    </message>
    <message>
        <source>Without the announcement your 100 points bring {less} instead of {more}.</source>
        <translation>Ohne Ansage bringen deine 100 Punkte {less} statt {more}.</translation>
    </message>
    <message>
        <source>{seat2} leads a trump. Which card wins for certain, and shows {seat2} at the same time who the partner is?</source>
        <translation>{seat2} spielt Trumpf aus. Welche Karte sticht sicher und zeigt {seat2} zugleich, wer der Partner ist?</translation>
    </message>
    <message>
        <source>You must beat the {C9}, and nearly all your trumps can.</source>
        <translation>Du musst über {C9:acc} gehen, und fast alle deine Trümpfe können das.</translation>
    </message>
    <message>
        <source>The {CT} is still out, and {seat1} plays after you. Make sure of the trick.</source>
        <translation>{CT:nom} ist noch draußen, und {seat1} kommt nach dir. Mach den Stich sicher.</translation>
    </message>
    <message>
        <source>Trumps were led, and you have plenty.</source>
        <translation>Trumpf ist ausgespielt, und davon hast du genug.</translation>
    </message>
    <message>
        <source>Watch how the rest goes: only one trick is lost.</source>
        <translation>Schau zu, wie es weitergeht: Nur ein Stich geht verloren.</translation>
    </message>
    <message>
        <source>80 in cards and the forty make 120 points. The announced hundred is reached and brings each of you {amount}; for the game itself nothing is paid then.</source>
        <translation>80 in Karten und der Vierziger sind 120 Punkte. Die angesagten 100 sind erreicht und bringen jedem von euch {amount}; für das Spiel selbst wird dann nichts gezahlt.</translation>
    </message>
    <message>
        <source>The score, item by item</source>
        <translation>Die Abrechnung, Posten für Posten</translation>
    </message>
    <message>
        <source>Counting up a deal, and seeing who has won.</source>
        <translation>Wie ein Spiel zusammengezählt wird und wer gewonnen hat.</translation>
    </message>
    <message>
        <source>The deal is over, and this is the score sheet. At the top you see what each player has taken: 10 for every ace and ten, and 10 for the last trick, which {seat3} won.</source>
        <translation>Das Spiel ist aus, und das ist die Abrechnung. Oben steht, was jeder gemacht hat: 10 für jedes Ass und jeden Zehner, und 10 für den letzten Stich, den {seat3} gemacht hat.</translation>
    </message>
    <message>
        <source>You declared the pair of {DK} and {DQ} for 40, and won tricks yourself. So the forty counts.</source>
        <translation>Du hast mit {DK} und {DQ} „Vierzig“ gemeldet und selbst Stiche gemacht. Also zählt der Vierziger.</translation>
    </message>
    <message>
        <source>{seat3} called the {DA}, and {seat1} had it: these two are one side, you and {seat2} the other.</source>
        <translation>{seat3} hat {DA:acc} gerufen, und {seat1} hatte die Karte: Die zwei sind die eine Partei, du und {seat2} die andere.</translation>
    </message>
    <message>
        <source>You two have 70 points, the other side only 60. And yet it is the other side that has won. Why?</source>
        <translation>Ihr zwei habt 70 Punkte, die anderen nur 60. Und trotzdem haben die anderen gewonnen. Warum?</translation>
    </message>
    <message>
        <source>With 40 declared we needed 80</source>
        <translation>Mit gemeldeten 40 haben wir 80 gebraucht</translation>
    </message>
    <message>
        <source>Right: you needed 80, and they, who declared nothing, 50. Only one side has what it needs, and that one wins.</source>
        <translation>Richtig: Ihr habt 80 gebraucht, sie haben nichts gemeldet und nur 50 gebraucht. Nur eine Partei hat genug, und die gewinnt.</translation>
    </message>
    <message>
        <source>The forty does not count</source>
        <translation>Der Vierziger zählt nicht</translation>
    </message>
    <message>
        <source>It does: you won tricks yourself, and the 40 are on the sheet.</source>
        <translation>Doch: Du hast selbst Stiche gemacht, und die 40 stehen auf dem Blatt.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick wins</source>
        <translation>Wer den letzten Stich macht, gewinnt</translation>
    </message>
    <message>
        <source>The last trick brings 10 points, no more. Look at what each side needed.</source>
        <translation>Der letzte Stich bringt 10 Punkte, mehr nicht. Schau, was jede Partei gebraucht hat.</translation>
    </message>
    <message>
        <source>Would it have been better not to declare?</source>
        <translation>Hättest du besser nichts gemeldet?</translation>
    </message>
    <message>
        <source>Yes, 50 would have been enough then</source>
        <translation>Ja, dann hätten 50 gereicht</translation>
    </message>
    <message>
        <source>Enough, but you would have had only the cards: 30. With the forty you needed 40 in cards.</source>
        <translation>Gereicht schon, aber ihr hättet nur die Karten gehabt: 30. Mit dem Vierziger habt ihr 40 in Karten gebraucht.</translation>
    </message>
    <message>
        <source>No, we would have lost all the same</source>
        <translation>Nein, verloren hätten wir so oder so</translation>
    </message>
    <message>
        <source>That is right. Without it you needed 50 in cards, with it 40; and 30 is too little either way.</source>
        <translation>So ist es. Ohne ihn braucht ihr 50 in Karten, mit ihm 40, und 30 sind beide Male zu wenig.</translation>
    </message>
    <message>
        <source>And if one more ace had come to you and {seat2}, instead of to the others?</source>
        <translation>Und wenn ein Ass mehr bei dir und {seat2} gelandet wäre statt bei den anderen?</translation>
    </message>
    <message>
        <source>Then we would have won, 80 to 50</source>
        <translation>Dann hätten wir gewonnen, 80 zu 50</translation>
    </message>
    <message>
        <source>Yes: then both sides have what they need, and the larger total decides. One ace was missing!</source>
        <translation>Ja: Dann haben beide Parteien, was sie brauchen, und es gewinnt, wer mehr hat. Ein Ass hat gefehlt!</translation>
    </message>
    <message>
        <source>Then they would still have won</source>
        <translation>Gewonnen hätten trotzdem sie</translation>
    </message>
    <message>
        <source>They would have had their 50, but you your 80, and when both have what they need, the larger total wins.</source>
        <translation>Sie hätten ihre 50, aber ihr eure 80, und wenn beide haben, was sie brauchen, gewinnt, wer mehr hat.</translation>
    </message>
    <message>
        <source>The game costs {amount}, and two against two each loser pays one winner. A caller who is alone would settle with each of the three.</source>
        <translation>Das Spiel kostet {amount}, und zwei gegen zwei zahlt jeder Verlierer einem Gewinner. Ein Rufer, der allein ist, rechnet mit jedem der drei ab.</translation>
    </message>
</context>
<context>
    <name>games.zwanzigerrufen</name>
    <message>
        <source>Zwanzigerrufen</source>
        <translation>Zwanzigerrufen</translation>
    </message>
    <message>
        <source>Tarock for four with forty cards: forehand calls the Twenty, and everybody may raise.</source>
        <translation>Tarock zu viert mit vierzig Karten: Die Vorhand ruft den Zwanziger, und alle dürfen kontrieren.</translation>
    </message>
    <message>
        <source>with 40 tarock cards</source>
        <translation>mit 40 Tarockkarten</translation>
    </message>
    <message>
        <source>Forehand calls the Twenty, the third highest tarock, and whoever has it is his secret partner against the other two. Then everybody may announce feats, the Pagat in the last trick above all, and double what others have said.</source>
        <translation>Die Vorhand ruft den Zwanziger, das dritthöchste Tarock, und wer ihn hat, spielt heimlich mit ihr gegen die anderen zwei. Dann darf jeder ansagen, was er sich zutraut, allen voran den Pagat im letzten Stich, und den anderen Kontra geben.</translation>
    </message>
    <message>
        <source>ten tricks, about two minutes</source>
        <translation>zehn Stiche, etwa zwei Minuten</translation>
    </message>
    <message>
        <source>Double round</source>
        <translation>Doppelrunde</translation>
    </message>
    <message>
        <source>{player} (for)</source>
        <translation>{player} (dazu)</translation>
    </message>
    <message>
        <source>{player} (against)</source>
        <translation>{player} (dagegen)</translation>
    </message>
    <message>
        <source>normal game</source>
        <translation>Normalspiel[n]</translation>
    </message>
    <message>
        <source>Suit Solo</source>
        <translation>Farbensolo[n]</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo[n]</translation>
    </message>
    <message>
        <source>Trischaken</source>
        <translation>Trischaken[n]</translation>
    </message>
    <message>
        <source>Absolut</source>
        <translation>Absolut[n]</translation>
    </message>
    <message>
        <source>Pagat ultimo</source>
        <translation>Pagat ultimo[m]</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valat[m]</translation>
    </message>
    <message>
        <source>Trull</source>
        <translation>Trull[f]</translation>
    </message>
    <message>
        <source>Four Kings</source>
        <translation>Vier Könige[p]</translation>
    </message>
    <message>
        <source>Mondfang</source>
        <translation>Mondfang[m]</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Retour</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Supra</source>
        <translation>Supra</translation>
    </message>
    <message>
        <source>Resupra</source>
        <translation>Resupra</translation>
    </message>
    <message>
        <source>Which tarock did {player:nom} call?</source>
        <translation>Welchen Tarock {player:hast|hat} {player:nom} gerufen?</translation>
    </message>
    <message>
        <source>Who held it?</source>
        <translation>Wer hatte ihn?</translation>
    </message>
    <message>
        <source>Card points of {side:acc}</source>
        <translation>Augen von {side}</translation>
    </message>
    <message>
        <source>{bonus} does not go with {other}: one player was dealt these cards, and nobody else played them.</source>
        <translation>{bonus} passt nicht zu {other}: Diese Karten hat ein Spieler bekommen, und kein anderer hat sie gespielt.</translation>
    </message>
    <message>
        <source>You must play a suit card while you hold one.</source>
        <translation>Du musst eine Farbkarte spielen, solange du eine hast.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>the program writes them down for everybody, so that nobody can forget them.</source>
        <translation>das Programm schreibt sie von selbst auf, vergessen kann man sie nicht.</translation>
    </message>
    <message>
        <source>Trull and four Kings do not count.</source>
        <translation>Trull und vier Könige zählen nicht.</translation>
    </message>
    <message>
        <source>there are no double rounds.</source>
        <translation>es gibt keine Doppelrunden.</translation>
    </message>
    <message>
        <source>Mondfang is not paid, and so begins no double round.</source>
        <translation>ein Mondfang wird nicht bezahlt, also bringt er auch keine Doppelrunde.</translation>
    </message>
    <message>
        <source>Trischaken is not played.</source>
        <translation>Trischaken wird nicht gespielt.</translation>
    </message>
    <message>
        <source>Lowest cards of the suits</source>
        <translation>Niedrigste Farbkarten</translation>
    </message>
    <message>
        <source>Which cards are the Glatzen; only their faces differ.</source>
        <translation>Welche Karten die Glatzen sind; nur das Bild ist anders.</translation>
    </message>
    <message>
        <source>black tens and red aces</source>
        <translation>schwarze Zehner und rote Asse</translation>
    </message>
    <message>
        <source>black tens and red fours</source>
        <translation>schwarze Zehner und rote Vierer</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Instead of cutting one may knock; everybody then chooses a stack.</source>
        <translation>Statt abzuheben darf man klopfen; dann wählt jeder ein Paket.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>wird nicht gespielt</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Zusammenwerfen</translation>
    </message>
    <message>
        <source>Which hands are thrown in before the first word.</source>
        <translation>Mit welchen Blättern vor dem ersten Wort zusammengeworfen wird.</translation>
    </message>
    <message>
        <source>without tarock, or with a lone Trull card</source>
        <translation>ohne Tarock oder mit einem einzigen Trullstück</translation>
    </message>
    <message>
        <source>without tarock</source>
        <translation>ohne Tarock</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Lowest tarock to be called</source>
        <translation>Niedrigstes Tarock zum Rufen</translation>
    </message>
    <message>
        <source>XVI</source>
        <translation>XVI</translation>
    </message>
    <message>
        <source>any tarock</source>
        <translation>jedes Tarock</translation>
    </message>
    <message>
        <source>A higher contract may be bid</source>
        <translation>Höher bieten darf man</translation>
    </message>
    <message>
        <source>When a player may overbid.</source>
        <translation>Wann ein Spieler überbieten darf.</translation>
    </message>
    <message>
        <source>in any turn</source>
        <translation>jedes Mal, wenn man an der Reihe ist</translation>
    </message>
    <message>
        <source>in the first turn</source>
        <translation>nur beim ersten Mal</translation>
    </message>
    <message>
        <source>Value of the Solo</source>
        <translation>Wert des Solos</translation>
    </message>
    <message>
        <source>What a Solo is worth for each opponent.</source>
        <translation>Was ein Solo bei jedem Gegner gilt.</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Solo doubles the bonuses</source>
        <translation>Solo verdoppelt die Prämien</translation>
    </message>
    <message>
        <source>Whether bonuses count double in a Solo, Valat apart.</source>
        <translation>Ob Prämien im Solo doppelt zählen, vom Valat abgesehen.</translation>
    </message>
    <message>
        <source>Solo doubles the Valat</source>
        <translation>Solo verdoppelt den Valat</translation>
    </message>
    <message>
        <source>Whether the Valat too is doubled in a Solo.</source>
        <translation>Ob im Solo auch der Valat verdoppelt wird.</translation>
    </message>
    <message>
        <source>Announcing against the declarer includes Kontra</source>
        <translation>Dagegen heißt auch Kontra</translation>
    </message>
    <message>
        <source>Whether a bonus announced against the declarer says Kontra to the game.</source>
        <translation>Ob eine Prämie, die gegen den Spieler angesagt wird, auch Kontra zum Spiel heißt.</translation>
    </message>
    <message>
        <source>with every bonus</source>
        <translation>bei jeder Prämie</translation>
    </message>
    <message>
        <source>with Absolut and Valat</source>
        <translation>bei Absolut und Valat</translation>
    </message>
    <message>
        <source>Highest raise</source>
        <translation>Kontriert wird bis</translation>
    </message>
    <message>
        <source>How far game and bonuses may be raised.</source>
        <translation>Wie hoch Spiel und Prämien kontriert werden dürfen.</translation>
    </message>
    <message>
        <source>Resupra (16)</source>
        <translation>Resupra (16)</translation>
    </message>
    <message>
        <source>Supra (8)</source>
        <translation>Supra (8)</translation>
    </message>
    <message>
        <source>Retour (4)</source>
        <translation>Retour (4)</translation>
    </message>
    <message>
        <source>Kontra (2)</source>
        <translation>Kontra (2)</translation>
    </message>
    <message>
        <source>Fairy-tale trick</source>
        <translation>Märchenstich</translation>
    </message>
    <message>
        <source>When the Pagat wins a trick with all three Trull cards.</source>
        <translation>Wann der Pagat einen Stich mit allen drei Trullstücken macht.</translation>
    </message>
    <message>
        <source>in any order</source>
        <translation>in jeder Reihenfolge</translation>
    </message>
    <message>
        <source>in the order Mond, Sküs, Pagat</source>
        <translation>in der Folge Mond, Sküs, Pagat</translation>
    </message>
    <message>
        <source>Suit Solo: who cannot follow</source>
        <translation>Farbensolo: Wer nicht bekennen kann</translation>
    </message>
    <message>
        <source>plays a tarock</source>
        <translation>spielt ein Tarock</translation>
    </message>
    <message>
        <source>plays another suit card</source>
        <translation>spielt eine andere Farbkarte</translation>
    </message>
    <message>
        <source>Silent Absolut</source>
        <translation>Stilles Absolut</translation>
    </message>
    <message>
        <source>Whether Absolut counts without being announced.</source>
        <translation>Ob Absolut unangesagt zählt.</translation>
    </message>
    <message>
        <source>Silent Pagat</source>
        <translation>Stiller Pagat</translation>
    </message>
    <message>
        <source>Whether the Pagat in the last trick counts without being announced.</source>
        <translation>Ob der Pagat im letzten Stich unangesagt zählt.</translation>
    </message>
    <message>
        <source>won and lost</source>
        <translation>gewonnen und verloren</translation>
    </message>
    <message>
        <source>only won</source>
        <translation>nur gewonnen</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Silent Valat</source>
        <translation>Stiller Valat</translation>
    </message>
    <message>
        <source>Whether Valat counts without being announced.</source>
        <translation>Ob Valat unangesagt zählt.</translation>
    </message>
    <message>
        <source>Value of Valat</source>
        <translation>Wert des Valat</translation>
    </message>
    <message>
        <source>What Valat is worth.</source>
        <translation>Was Valat gilt.</translation>
    </message>
    <message>
        <source>a multiple of the contract</source>
        <translation>ein Vielfaches des Spiels</translation>
    </message>
    <message>
        <source>the same in every contract</source>
        <translation>in jedem Spiel gleich viel</translation>
    </message>
    <message>
        <source>Valat cancels</source>
        <translation>Valat hebt auf</translation>
    </message>
    <message>
        <source>What is not paid beside a Valat that was made.</source>
        <translation>Was neben einem gewonnenen Valat nicht gezahlt wird.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the other bonuses</source>
        <translation>die anderen Prämien</translation>
    </message>
    <message>
        <source>game and bonuses</source>
        <translation>Spiel und Prämien</translation>
    </message>
    <message>
        <source>Trull and four Kings count</source>
        <translation>Trull und vier Könige zählen</translation>
    </message>
    <message>
        <source>Who gets the bonus for Trull and four Kings.</source>
        <translation>Wofür es die Prämie für Trull und vier Könige gibt.</translation>
    </message>
    <message>
        <source>for the dealt hand</source>
        <translation>im ausgeteilten Blatt</translation>
    </message>
    <message>
        <source>for the tricks</source>
        <translation>in den Stichen</translation>
    </message>
    <message>
        <source>Value of four Kings</source>
        <translation>Wert der vier Könige</translation>
    </message>
    <message>
        <source>What four Kings are worth.</source>
        <translation>Was vier Könige gelten.</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Trull and four Kings are scored</source>
        <translation>Trull und vier Könige werden geschrieben</translation>
    </message>
    <message>
        <source>Whether they must be claimed before the score is confirmed.</source>
        <translation>Ob man sie verlangen muss, bevor abgerechnet ist.</translation>
    </message>
    <message>
        <source>by themselves</source>
        <translation>von selbst</translation>
    </message>
    <message>
        <source>when claimed</source>
        <translation>wenn man sie verlangt</translation>
    </message>
    <message>
        <source>Whether catching the Mond with the Sküs is paid.</source>
        <translation>Ob es zählt, den Mond mit dem Sküs zu fangen.</translation>
    </message>
    <message>
        <source>Whether four deals count double after a Mondfang.</source>
        <translation>Ob nach einem Mondfang vier Spiele doppelt zählen.</translation>
    </message>
    <message>
        <source>Another Mondfang in a double round</source>
        <translation>Noch ein Mondfang in der Doppelrunde</translation>
    </message>
    <message>
        <source>What happens when double rounds overlap.</source>
        <translation>Was geschieht, wenn sich Doppelrunden überschneiden.</translation>
    </message>
    <message>
        <source>adds four deals</source>
        <translation>vier Spiele mehr</translation>
    </message>
    <message>
        <source>begins four deals anew</source>
        <translation>vier Spiele von neuem</translation>
    </message>
    <message>
        <source>doubles again</source>
        <translation>verdoppelt noch einmal</translation>
    </message>
    <message>
        <source>Whether forehand may bid Trischaken instead of calling.</source>
        <translation>Ob die Vorhand statt zu rufen Trischaken bieten darf.</translation>
    </message>
    <message>
        <source>forehand may bid it</source>
        <translation>die Vorhand darf es bieten</translation>
    </message>
    <message>
        <source>Scoring of Trischaken</source>
        <translation>Abrechnung von Trischaken</translation>
    </message>
    <message>
        <source>Who pays whom in Trischaken.</source>
        <translation>Wer wem im Trischaken zahlt.</translation>
    </message>
    <message>
        <source>the loser pays</source>
        <translation>der Verlierer zahlt</translation>
    </message>
    <message>
        <source>two pay two</source>
        <translation>zwei zahlen zweien</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>The usual game: raising up to Resupra, and after a Mondfang four deals count double.</source>
        <translation>Das übliche Spiel: kontriert wird bis zum Resupra, und nach einem Mondfang zählen vier Spiele doppelt.</translation>
    </message>
    <message>
        <source>Vienna</source>
        <translation>Wien</translation>
    </message>
    <message>
        <source>Like Classic, but a Solo counts 5 instead of 4, and a Valat cancels the other bonuses.</source>
        <translation>Wie Klassisch, aber ein Solo gilt 5 statt 4, und ein Valat hebt die anderen Prämien auf.</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>As at a tournament: nobody throws in, nobody knocks, and every deal counts the same.</source>
        <translation>Wie bei einem Turnier: Niemand wirft zusammen, niemand klopft, und jedes Spiel zählt gleich viel.</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>For beginners: nothing above Kontra, no double rounds, a Pagat lost without having been announced costs nothing, and beside a Valat nothing else counts.</source>
        <translation>Für Anfänger: höchstens Kontra, keine Doppelrunden, ein still verlorener Pagat kostet nichts, und neben einem Valat zählt nichts anderes.</translation>
    </message>
    <message>
        <source>With Trischaken</source>
        <translation>Mit Trischaken</translation>
    </message>
    <message>
        <source>Like Classic, but forehand may choose Trischaken instead of calling: everybody alone, and few card points are good.</source>
        <translation>Wie Klassisch, aber die Vorhand darf statt zu rufen Trischaken wählen: jeder für sich, und wenig Augen sind gut.</translation>
    </message>
    <message>
        <source>The declarer&apos;s side has {own} card points, the others have {other}; 45 are needed.</source>
        <translation>Die Spielerpartei hat {own} Augen, die anderen haben {other}; gebraucht werden 45.</translation>
    </message>
    <message>
        <source>In a Solo bonuses count double.</source>
        <translation>Im Solo zählen Prämien doppelt.</translation>
    </message>
    <message>
        <source>The Valat cancels what else there was to pay.</source>
        <translation>Der Valat hebt auf, was sonst zu zahlen war.</translation>
    </message>
    <message>
        <source>Mondfang: the next four deals count double.</source>
        <translation>Mondfang: Die nächsten vier Spiele zählen doppelt.</translation>
    </message>
    <message>
        <source>Within a turn one bids first, then announces, then raises.</source>
        <translation>Wer an der Reihe ist, bietet zuerst, sagt dann an und kontriert zuletzt.</translation>
    </message>
    <message>
        <source>Forehand must bid a contract first.</source>
        <translation>Zuerst muss die Vorhand ein Spiel bieten.</translation>
    </message>
    <message>
        <source>This contract cannot be bid here.</source>
        <translation>Dieses Spiel kann hier nicht geboten werden.</translation>
    </message>
    <message>
        <source>A Suit Solo needs at least {count} suit cards in hand.</source>
        <translation>Für ein Farbensolo brauchst du mindestens {count} Farbkarten auf der Hand.</translation>
    </message>
    <message>
        <source>This bonus cannot be announced here.</source>
        <translation>Diese Prämie kann hier nicht angesagt werden.</translation>
    </message>
    <message>
        <source>This cannot be raised by {player} now.</source>
        <translation>{player} kann das jetzt nicht kontrieren.</translation>
    </message>
    <message>
        <source>{bonus}, for!</source>
        <translation>{bonus} dazu!</translation>
    </message>
    <message>
        <source>{bonus}, against!</source>
        <translation>{bonus} dagegen!</translation>
    </message>
    <message>
        <source>Call the {card} ({value})</source>
        <translation>{card:acc} rufen ({value})</translation>
    </message>
    <message>
        <source>Whoever holds the {card} is your secret partner; together you need 45 card points.</source>
        <translation>Wer {card:acc} hat, ist heimlich dein Partner; gemeinsam braucht ihr 45 Augen.</translation>
    </message>
    <message>
        <source>Everybody alone; whoever takes most card points pays.</source>
        <translation>Jeder für sich; wer am meisten Augen macht, zahlt.</translation>
    </message>
    <message>
        <source>Your side must keep the others to 32 card points or fewer. Worth {value}, lost if missed.</source>
        <translation>Die anderen dürfen höchstens 32 Augen haben. Bringt {value}; geht es schief, kostet es {value}.</translation>
    </message>
    <message>
        <source>You alone against three, without trumps; a suit card must be led. Worth {value} each.</source>
        <translation>Du allein gegen drei, ohne Trumpf; ausgespielt wird eine Farbkarte. Gilt je {value}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:announce|announces} {bonus} for the declarer.</source>
        <translation>{player:nom} {player:sagst|sagt} {bonus:acc} für den Spieler an.</translation>
    </message>
    <message>
        <source>{player:nom} {player:announce|announces} {bonus} against the declarer.</source>
        <translation>{player:nom} {player:sagst|sagt} {bonus:acc} gegen den Spieler an.</translation>
    </message>
    <message>
        <source>{player:nom} {player:announce|announces} {bonus} against the declarer, and with it Kontra to the game.</source>
        <translation>{player:nom} {player:sagst|sagt} {bonus:acc} gegen den Spieler an, und damit Kontra.</translation>
    </message>
    <message>
        <source>You alone against three. Worth {value} from each opponent.</source>
        <translation>Du allein gegen drei. Gilt {value} von jedem Gegner.</translation>
    </message>
    <message>
        <source>Your Pagat must win the last trick. Worth {value}, lost if missed.</source>
        <translation>Dein Pagat muss den letzten Stich machen. Bringt {value}; geht es schief, kostet es {value}.</translation>
    </message>
    <message>
        <source>Your side must win all ten tricks. Worth {value}, lost if missed.</source>
        <translation>Ihr müsst alle zehn Stiche machen. Bringt {value}; geht es schief, kostet es {value}.</translation>
    </message>
    <message>
        <source>{bonus} for the declarer ({value})</source>
        <translation>{bonus} dazu ({value})</translation>
    </message>
    <message>
        <source>{bonus} against the declarer ({value})</source>
        <translation>{bonus} dagegen ({value})</translation>
    </message>
    <message>
        <source>{hint} Shows your side.</source>
        <translation>{hint} Zeigt, zu wem du gehörst.</translation>
    </message>
    <message>
        <source>{hint} Says Kontra too.</source>
        <translation>{hint} Sagt auch Kontra.</translation>
    </message>
    <message>
        <source>{hint} Shows your side and says Kontra.</source>
        <translation>{hint} Zeigt, zu wem du gehörst, und sagt Kontra.</translation>
    </message>
    <message>
        <source>You are forehand: what do you play?</source>
        <translation>Du bist Vorhand: Was spielst du?</translation>
    </message>
    <message>
        <source>Do you bid, announce or raise anything?</source>
        <translation>Spielst du selbst, sagst du etwas an, oder kontrierst du?</translation>
    </message>
    <message>
        <source>Do you bid a higher contract?</source>
        <translation>Bietest du ein höheres Spiel?</translation>
    </message>
    <message>
        <source>What forehand may call when holding XX to XVI himself.</source>
        <translation>Was die Vorhand rufen darf, wenn sie XX bis XVI selbst hat.</translation>
    </message>
    <message>
        <source>What must be played in a Suit Solo by those who lack the suit led.</source>
        <translation>Was man im Farbensolo spielen muss, wenn man die ausgespielte Farbe nicht hat.</translation>
    </message>
</context>
<context>
    <name>games.zwanzigerrufen.lessons</name>
    <message>
        <source>Announcing the Pagat</source>
        <translation>Den Pagat ansagen</translation>
    </message>
    <message>
        <source>When to announce Pagat ultimo, and how to make it.</source>
        <translation>Wann du den Pagat ultimo ansagen kannst und wie du ihn durchbringst.</translation>
    </message>
    <message>
        <source>Eight tarocks, among them {T22} and {T21}: a hand to dream of. You have called the Twenty, and your turn goes on.</source>
        <translation>Acht Tarock, darunter {T22} und {T21}: ein Traum. Den Zwanziger hast du schon gerufen, und du bist noch dran.</translation>
    </message>
    <message>
        <source>That is also a way, and the Pagat would count 1. But with this hand you may dare.</source>
        <translation>So geht es auch, dann gilt der Pagat 1. Aber mit diesem Blatt darfst du dich trauen.</translation>
    </message>
    <message>
        <source>Valat means all ten tricks, and your two hearts may well lose one. Missed, it costs you 12, and your partner 12 as well.</source>
        <translation>Valat heißt alle zehn Stiche, und mit deinen zwei Herz verlierst du leicht einen. Geht er daneben, zahlst du 12 und dein Partner auch 12.</translation>
    </message>
    <message>
        <source>I mean the Pagat.</source>
        <translation>Ich meine den Pagat.</translation>
    </message>
    <message>
        <source>With so many you can draw all the others&apos; tarocks and keep your {T1} for the very last trick. That is Pagat ultimo: announced it counts 2 instead of 1. Announce it: tick it, then click on “Done”.</source>
        <translation>Mit so vielen kannst du den anderen alle Tarock herausspielen und den {T1} für den allerletzten Stich aufheben. Das ist der Pagat ultimo: Angesagt gilt er 2 statt 1. Sag ihn an: Hak ihn an und klick dann auf „Fertig“.</translation>
    </message>
    <message>
        <source>{seat1} does not believe you and says Kontra to the Pagat. What is it worth now?</source>
        <translation>{seat1} glaubt dir nicht und gibt dem Pagat Kontra. Was gilt er jetzt?</translation>
    </message>
    <message>
        <source>4, and the game 1 as before</source>
        <translation>4, und das Spiel weiter 1</translation>
    </message>
    <message>
        <source>Right. Kontra doubles only what it was said to.</source>
        <translation>Richtig. Das Kontra verdoppelt nur das, wozu es gesagt ist.</translation>
    </message>
    <message>
        <source>4, and the game 2</source>
        <translation>4, und das Spiel 2</translation>
    </message>
    <message>
        <source>The game has not been doubled: each thing stands for itself.</source>
        <translation>Das Spiel hat keiner kontriert: Jedes steht für sich.</translation>
    </message>
    <message>
        <source>2, as announced</source>
        <translation>2, wie angesagt</translation>
    </message>
    <message>
        <source>Kontra doubles: 2 becomes 4.</source>
        <translation>Kontra verdoppelt: Aus 2 werden 4.</translation>
    </message>
    <message>
        <source>You might answer with Retour, for 8. Let it be enough for today.</source>
        <translation>Du könntest mit Retour antworten, dann gilt er 8. Lass es für heute gut sein.</translation>
    </message>
    <message>
        <source>Now draw their tarocks, the highest first.</source>
        <translation>Jetzt spiel ihnen die Tarock heraus, das höchste zuerst.</translation>
    </message>
    <message>
        <source>You have announced it, so the table holds you to it: the Pagat stays for the last trick.</source>
        <translation>Du hast ihn angesagt, und da nimmt dich der Tisch beim Wort: Der Pagat bleibt bis zum letzten Stich.</translation>
    </message>
    <message>
        <source>Then {seat3} gets the lead, and you have drawn nothing yet.</source>
        <translation>Dann kommt {seat3} ans Spiel, und herausgespielt hast du noch nichts.</translation>
    </message>
    <message>
        <source>The very highest: {T22}.</source>
        <translation>Das allerhöchste: {T22:acc}.</translation>
    </message>
    <message>
        <source>I have led your {T21} and your {T17} for you: {seat2} had the Twenty and is your partner. Now {seat2} leads clubs, and you have none. Which tarock?</source>
        <translation>{T21:acc} und {T17:acc} hab ich für dich ausgespielt: {seat2} hatte den Zwanziger und ist dein Partner. Jetzt spielt {seat2} Treff aus, und du hast keines. Welches Tarock?</translation>
    </message>
    <message>
        <source>A small one, yes, but not that one: it is announced.</source>
        <translation>Ein kleines, ja, aber nicht dieses: Es ist angesagt.</translation>
    </message>
    <message>
        <source>You need those to draw what is left. The smallest that you may play will do.</source>
        <translation>Die brauchst du noch zum Herausspielen. Das kleinste, das du spielen darfst, genügt.</translation>
    </message>
    <message>
        <source>Tarock, and a small one.</source>
        <translation>Tarock, und ein kleines.</translation>
    </message>
    <message>
        <source>I have played the next five tricks for you. One is left, and all tarocks but yours are gone.</source>
        <translation>Die nächsten fünf Stiche hab ich für dich gespielt. Einer ist noch übrig, und außer deinem ist kein Tarock mehr da.</translation>
    </message>
    <message>
        <source>Now watch.</source>
        <translation>Jetzt pass auf.</translation>
    </message>
    <message>
        <source>The smallest of all wins the last trick: Pagat ultimo, 4 for you and 4 for your partner. And the game is won as well.</source>
        <translation>Der Kleinste macht den letzten Stich: Pagat ultimo, 4 für dich und 4 für deinen Partner. Und das Spiel ist auch gewonnen.</translation>
    </message>
    <message>
        <source>Forehand calls</source>
        <translation>Die Vorhand ruft</translation>
    </message>
    <message>
        <source>How to call, and how to notice who your partner is.</source>
        <translation>Wie du rufst und woran du merkst, wer dein Partner ist.</translation>
    </message>
    <message>
        <source>You sit to the dealer&apos;s right: you are forehand. Forehand speaks first, and calls a high tarock. Whoever holds it plays with you, and keeps it to himself.</source>
        <translation>Du sitzt rechts vom Geber: Du bist Vorhand. Die Vorhand spricht als Erste und ruft ein hohes Tarock. Wer es hat, spielt mit dir und verrät es nicht.</translation>
    </message>
    <message>
        <source>From the Twenty downwards, you call the highest tarock that you lack. Which one is that with this hand?</source>
        <translation>Gerufen wird vom Zwanziger abwärts das höchste Tarock, das du nicht hast. Welches ist das bei diesem Blatt?</translation>
    </message>
    <message>
        <source>The {T21}</source>
        <translation>{T21:nom}</translation>
    </message>
    <message>
        <source>Nothing higher than the Twenty is ever called. Begin at XX and go down.</source>
        <translation>Höher als der Zwanziger wird nichts gerufen. Fang beim XXer an und geh hinunter.</translation>
    </message>
    <message>
        <source>The {T20}</source>
        <translation>{T20:nom}</translation>
    </message>
    <message>
        <source>You have that one yourself. What comes next?</source>
        <translation>Den hast du selbst. Was kommt danach?</translation>
    </message>
    <message>
        <source>The {T19}</source>
        <translation>{T19:nom}</translation>
    </message>
    <message>
        <source>Right, the Gartenzaun: you hold the XX, and the XIX you lack.</source>
        <translation>Richtig, der Gartenzaun: Den XXer hast du, der XIXer fehlt dir.</translation>
    </message>
    <message>
        <source>Then call it.</source>
        <translation>Dann ruf ihn.</translation>
    </message>
    <message>
        <source>Alone against three you would need 45 card points all by yourself. {T22} and {T21} are out against you: call a partner.</source>
        <translation>Allein gegen drei brauchst du 45 Augen ganz für dich. {T22} und {T21} sind bei den anderen: Ruf lieber einen Partner.</translation>
    </message>
    <message>
        <source>That would be a promise: the others may then keep no more than 32 card points. Too much for six tarocks without a single Trull card.</source>
        <translation>Das wäre ein Versprechen: Den anderen dürfen dann höchstens 32 Augen bleiben. Zu viel für sechs Tarock ohne ein einziges Trullstück.</translation>
    </message>
    <message>
        <source>That would be every single trick. Nobody announces this with such a hand.</source>
        <translation>Das wäre jeder einzelne Stich. Mit so einem Blatt sagt das keiner an.</translation>
    </message>
    <message>
        <source>Nobody wants anything else, so the cards are played, and you lead. Lead a small tarock: then everybody must show one, and perhaps the called one comes out.</source>
        <translation>Keiner will mehr, also wird gespielt, und du spielst aus. Spiel ein kleines Tarock: Dann muss jeder eines zugeben, und vielleicht kommt das gerufene.</translation>
    </message>
    <message>
        <source>{seat2} takes it with the {T21}. A small one would have done for asking.</source>
        <translation>{seat2} sticht mit dem {T21}. Zum Fragen hätte ein kleines genügt.</translation>
    </message>
    <message>
        <source>{seat2} has no hearts and takes your king with a tarock. And you still do not know who is with you.</source>
        <translation>{seat2} hat kein Herz und sticht deinen König. Und wer zu dir gehört, weißt du noch immer nicht.</translation>
    </message>
    <message>
        <source>A small tarock, I said: one of your two smallest.</source>
        <translation>Ein kleines Tarock, hab ich gesagt: eines von deinen zwei kleinsten.</translation>
    </message>
    <message>
        <source>Look at the trick. Who is your partner?</source>
        <translation>Schau dir den Stich an. Wer ist dein Partner?</translation>
    </message>
    <message>
        <source>{seat1}</source>
        <translation>{seat1}</translation>
    </message>
    <message>
        <source>What did {seat1} play? The XII. You called the XIX.</source>
        <translation>Was hat {seat1} gespielt? Den XIIer. Gerufen hast du den XIXer.</translation>
    </message>
    <message>
        <source>{seat3}</source>
        <translation>{seat3}</translation>
    </message>
    <message>
        <source>Yes: there lies the called tarock. From now on everybody at the table knows it, and you play together.</source>
        <translation>Ja: Da liegt das gerufene Tarock. Jetzt weiß es der ganze Tisch, und ihr spielt zusammen.</translation>
    </message>
    <message>
        <source>Nobody can tell yet</source>
        <translation>Das weiß man noch nicht</translation>
    </message>
    <message>
        <source>One can: the called tarock lies on the table.</source>
        <translation>Doch: Das gerufene Tarock liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>Often you notice it before that: whoever puts good cards into your tricks is with you. Together you need 45 card points; at 44 you have lost.</source>
        <translation>Oft merkst du es schon früher: Wer dir gute Karten in den Stich gibt, gehört zu dir. Zusammen braucht ihr 45 Augen; mit 44 habt ihr verloren.</translation>
    </message>
    <message>
        <source>The cards and what they count</source>
        <translation>Die Karten und was sie zählen</translation>
    </message>
    <message>
        <source>Which card beats which, and what each of them counts.</source>
        <translation>Welche Karte welche sticht und was jede zählt.</translation>
    </message>
    <message>
        <source>Welcome! Four of us share forty cards, so everybody holds ten. These are yours.</source>
        <translation>Servus! Wir sind zu viert und haben vierzig Karten, jeder also zehn. Das hier sind deine.</translation>
    </message>
    <message>
        <source>You are the dealer (D by your name). {seat1} is forehand (F), which makes {seat1} the declarer (Dc) too, and has called the {T20}. What that and the tables at the edge mean comes in later lessons; for now only the cards matter.</source>
        <translation>Du gibst, darum steht bei deinem Namen ein G. {seat1} ist Vorhand (V), damit auch der Spieler (S), und hat den {T20} gerufen. Was das heißt und was die Tafeln am Rand sagen, kommt in späteren Lektionen; vorerst geht es nur um die Karten.</translation>
    </message>
    <message>
        <source>These five are tarocks, our trumps: every one of them beats every suit card. The higher the number, the better; only the {T22}, which has none, is higher still. II and III are not in the pack.</source>
        <translation>Diese fünf sind Tarock, unsere Trümpfe: Jedes sticht jede Farbkarte. Je höher die Nummer, desto besser; nur der {T22}, der keine hat, ist noch höher. II und III gibt es hier nicht.</translation>
    </message>
    <message>
        <source>The others are suit cards. There are four suits: {H}, {D}, {S} and {C}. In each the king is the highest, then queen, cavalier and jack. At the bottom is a plain card, the Glatze: here {H1} and {ST}.</source>
        <translation>Die anderen sind Farbkarten. Es gibt vier Farben: {H}, {D}, {S} und {C}. In jeder ist der König am höchsten, dann kommen Dame, Cavall und Bube. Ganz unten ist eine leere Karte, die Glatze: hier {H1} und {ST}.</translation>
    </message>
    <message>
        <source>Now the points. Kings count 5, queens 4, cavaliers 3, jacks 2, a Glatze nothing. {T22}, {T21} and {T1} count 5 as well, all other tarocks 1.</source>
        <translation>Jetzt die Augen. Könige zählen 5, Damen 4, Cavalls 3, Buben 2, eine Glatze nichts. Auch {T22}, {T21} und {T1} zählen je 5, alle anderen Tarock 1.</translation>
    </message>
    <message>
        <source>Count your hand: how many card points do you hold?</source>
        <translation>Zähl dein Blatt: Wie viele Augen hast du?</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>You have counted the {T1} as an ordinary tarock. It is the lowest, but it counts 5.</source>
        <translation>Da hast du den {T1} wie ein gewöhnliches Tarock gezählt. Er ist zwar der niedrigste, zählt aber 5.</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>Right: king 5, queen 4, jack 2, Mond and Pagat 5 each, three tarocks.</source>
        <translation>Stimmt: König 5, Dame 4, Bube 2, Mond und Pagat je 5, drei Tarock.</translation>
    </message>
    <message>
        <source>35</source>
        <translation>35</translation>
    </message>
    <message>
        <source>Here the {H1} and the {ST} count nothing, though they look like something. Try again.</source>
        <translation>Das {H1} und der {ST} zählen hier nichts, auch wenn sie nach etwas ausschauen. Noch einmal.</translation>
    </message>
    <message>
        <source>Now one player leads a card, and the others add one each, going anticlockwise. These four cards are called a trick. The highest tarock takes it; if there is none, the highest card of the suit led.</source>
        <translation>Jetzt spielt einer eine Karte aus, und die anderen geben gegen den Uhrzeigersinn je eine zu. Die vier Karten zusammen sind ein Stich. Ihn macht das höchste Tarock; ist keines dabei, die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>{seat1} has led the {HK}, and {seat3}, who has no hearts, has put a tarock on it. You have hearts and must play one. Which?</source>
        <translation>{seat1} hat den {HK} ausgespielt, und {seat3} hat kein Herz und sticht mit Tarock. Du hast Herz und musst es zugeben. Welches?</translation>
    </message>
    <message>
        <source>Quite right. {seat3} gets the trick, and from you only a Glatze.</source>
        <translation>Genau. Den Stich macht {seat3}, und von dir ist nur eine Glatze drin.</translation>
    </message>
    <message>
        <source>The trick belongs to {seat3} whatever you do, and with the queen you give 4 card points away. You have a cheaper heart.</source>
        <translation>Den Stich macht {seat3} so oder so, und mit der Dame verschenkst du 4 Augen. Du hast ein billigeres Herz.</translation>
    </message>
    <message>
        <source>A tarock would beat it, but you may not: whoever has the suit that was led must play it.</source>
        <translation>Ein Tarock wäre höher, aber du darfst nicht: Wer die ausgespielte Farbe hat, muss sie zugeben.</translation>
    </message>
    <message>
        <source>Hearts were led. Look for the heart that counts nothing.</source>
        <translation>Ausgespielt ist Herz. Such das Herz, das nichts zählt.</translation>
    </message>
    <message>
        <source>What is in this trick? The {HK}, the {HJ}, a tarock and your Glatze.</source>
        <translation>Was liegt in diesem Stich? Der {HK}, der {HJ}, ein Tarock und deine Glatze.</translation>
    </message>
    <message>
        <source>7 card points</source>
        <translation>7 Augen</translation>
    </message>
    <message>
        <source>Almost: the tarock counts 1 too.</source>
        <translation>Fast: Das Tarock zählt auch 1.</translation>
    </message>
    <message>
        <source>8 card points</source>
        <translation>8 Augen</translation>
    </message>
    <message>
        <source>Right: 5 and 2 and 1.</source>
        <translation>Stimmt: 5 und 2 und 1.</translation>
    </message>
    <message>
        <source>9 card points</source>
        <translation>9 Augen</translation>
    </message>
    <message>
        <source>One too many: the Glatze counts nothing.</source>
        <translation>Eins zu viel: Die Glatze zählt nichts.</translation>
    </message>
    <message>
        <source>{seat3} leads a club. You have only one, so the choice is easy.</source>
        <translation>{seat3} spielt Treff aus. Du hast nur eines, da ist die Wahl leicht.</translation>
    </message>
    <message>
        <source>Play your club.</source>
        <translation>Gib dein Treff zu.</translation>
    </message>
    <message>
        <source>Your king was the highest, and the others had clubs too, so nobody could trump: the trick is yours, 10 card points, and you lead next. In all forty cards there are 88 of them. Those who play together are called a side, here the declarer and whoever holds the card he called: with 45 this side wins the game.</source>
        <translation>Dein König war am höchsten, und stechen konnte keiner, alle hatten Treff: Der Stich gehört dir, das sind 10 Augen, und du spielst zum nächsten aus. In allen vierzig Karten stecken 88. Die miteinander spielen, sind eine Partei, hier der Spieler und wer die gerufene Karte hat: Mit 45 gewinnt diese Partei.</translation>
    </message>
    <message>
        <source>What you must play</source>
        <translation>Was du spielen musst</translation>
    </message>
    <message>
        <source>When you must follow suit, when you must play a tarock, and when you are free.</source>
        <translation>Wann du Farbe zugeben musst, wann Tarock, und wann du frei bist.</translation>
    </message>
    <message>
        <source>{seat3} leads the {SQ}. You have two spades and must play one of them, but which one is up to you: nobody has to beat.</source>
        <translation>{seat3} spielt die {SQ} aus. Du hast zwei Pik und musst eines zugeben, aber welches, ist deine Sache: Stichzwang gibt es keinen.</translation>
    </message>
    <message>
        <source>You may, but look: the queen takes it all, 9 card points. You had the king for it.</source>
        <translation>Das darfst du, aber schau: Die Dame macht alles, 9 Augen. Und du hättest den König gehabt.</translation>
    </message>
    <message>
        <source>You have spades, so it has to be a spade.</source>
        <translation>Du hast Pik, also muss es ein Pik sein.</translation>
    </message>
    <message>
        <source>Spades were led, and you have some.</source>
        <translation>Ausgespielt ist Pik, und du hast welches.</translation>
    </message>
    <message>
        <source>Fourteen card points for you, and the lead. Get rid of a suit in which you have a single card: the next time it comes you can trump it.</source>
        <translation>Vierzehn Augen für dich, und du spielst aus. Gib eine Farbe weg, von der du nur eine Karte hast: Kommt sie wieder, kannst du stechen.</translation>
    </message>
    <message>
        <source>You have two clubs, and {seat3} holds the {CK}: your queen would be gone.</source>
        <translation>Treff hast du zwei, und {seat3} hat den {CK}: Deine Dame wäre weg.</translation>
    </message>
    <message>
        <source>Your only spade, true. But the other four have just been played: spades will not come again, so there is nothing to trump. You have another single card.</source>
        <translation>Dein einziges Pik, stimmt. Aber die anderen vier sind gerade gefallen: Pik kommt nicht mehr, da gibt es nichts zu stechen. Du hast noch eine Farbe mit nur einer Karte.</translation>
    </message>
    <message>
        <source>Then you would still have the queen of clubs. Of which suit do you have only one card?</source>
        <translation>Von Treff hättest du dann noch die Dame. Von welcher Farbe hast du nur eine Karte?</translation>
    </message>
    <message>
        <source>Of which suit do you have only one card?</source>
        <translation>Von welcher Farbe hast du nur eine Karte?</translation>
    </message>
    <message>
        <source>{seat2} leads the {HK}, and you have no hearts at all. Now you must play a tarock. Which one do you take?</source>
        <translation>{seat2} spielt den {HK} aus, und du hast gar kein Herz. Jetzt musst du Tarock spielen. Welches nimmst du?</translation>
    </message>
    <message>
        <source>A small one will do. That is how kings are caught.</source>
        <translation>Ein kleines genügt. So fängt man Könige.</translation>
    </message>
    <message>
        <source>You may not discard that while you have a tarock.</source>
        <translation>Abwerfen darfst du nicht, solange du ein Tarock hast.</translation>
    </message>
    <message>
        <source>That is a sledgehammer for a nut. Only {seat1} still plays after you; keep the high ones for the other tarocks.</source>
        <translation>Mit Kanonen auf Spatzen! Nach dir kommt nur noch {seat1}; heb die hohen für die anderen Tarock auf.</translation>
    </message>
    <message>
        <source>A tarock, please, and not the best you have.</source>
        <translation>Ein Tarock, bitte, und nicht gerade das beste.</translation>
    </message>
    <message>
        <source>The king is yours. You may lead a tarock too; then everybody must answer with one. Lead the highest of all.</source>
        <translation>Der König gehört dir. Du kannst auch Tarock ausspielen; dann müssen alle Tarock zugeben. Nimm das höchste von allen.</translation>
    </message>
    <message>
        <source>Not bad, but {seat2} still has the {T21}.</source>
        <translation>Nicht schlecht, aber {seat2} hat noch den {T21}.</translation>
    </message>
    <message>
        <source>The highest of all tarocks bears no number.</source>
        <translation>Das höchste Tarock trägt keine Nummer.</translation>
    </message>
    <message>
        <source>Three tarocks fell under yours. And now think: what may you play if you have neither the suit that was led nor a tarock?</source>
        <translation>Drei Tarock sind auf deines gefallen. Und jetzt überleg: Was darfst du spielen, wenn du weder die Farbe noch ein Tarock hast?</translation>
    </message>
    <message>
        <source>Only a Glatze</source>
        <translation>Nur eine Glatze</translation>
    </message>
    <message>
        <source>No, you are quite free then.</source>
        <translation>Nein, dann bist du ganz frei.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Right. Discard something cheap, or put something good into your partner&apos;s trick.</source>
        <translation>Richtig. Wirf etwas Billiges ab, oder schmier deinem Partner etwas Gutes.</translation>
    </message>
    <message>
        <source>No card at all</source>
        <translation>Gar keine</translation>
    </message>
    <message>
        <source>Everybody adds a card to every trick.</source>
        <translation>In jeden Stich gibt jeder eine Karte.</translation>
    </message>
    <message>
        <source>Beware of the Sküs</source>
        <translation>Vorsicht, der Sküs!</translation>
    </message>
    <message>
        <source>How to look after the Mond.</source>
        <translation>Wie man auf den Mond aufpasst.</translation>
    </message>
    <message>
        <source>You hold the {T21}. Only one card is higher: the {T22}. If it catches the Mond in the same trick, that is a Mondfang, and your side pays for it.</source>
        <translation>Du hast den {T21}. Nur eine Karte ist höher: der {T22}. Fängt er den Mond im selben Stich, ist das ein Mondfang, und deine Partei zahlt dafür.</translation>
    </message>
    <message>
        <source>{seat2}, who called, leads a tarock; {seat3} has gone over it. {seat1} comes after you, and nobody has seen the {T22} yet. What do you play?</source>
        <translation>{seat2} hat gerufen und spielt Tarock aus; {seat3} ist darübergegangen. Nach dir kommt {seat1}, und den {T22} hat noch keiner gesehen. Was spielst du?</translation>
    </message>
    <message>
        <source>Patience pays: the {T22} was just behind you.</source>
        <translation>Geduld zahlt sich aus: Der {T22} war gleich hinter dir.</translation>
    </message>
    <message>
        <source>There it is, the {T22}! 5 card points lost, a Mondfang to pay, and the next four deals count double.</source>
        <translation>Da ist er, der {T22}! 5 Augen weg, einen Mondfang zu zahlen, und die nächsten vier Spiele zählen doppelt.</translation>
    </message>
    <message>
        <source>Tarock was led: another tarock, please.</source>
        <translation>Ausgespielt ist Tarock: ein anderes Tarock, bitte.</translation>
    </message>
    <message>
        <source>The {T22} is gone. {seat2} holds the trick with the XIII, and you play last. Now?</source>
        <translation>Der {T22} ist weg. {seat2} macht gerade den Stich mit dem XIIIer, und nach dir kommt keiner mehr. Und jetzt?</translation>
    </message>
    <message>
        <source>Now the Mond is the highest card there is. Home it goes, with 5 card points.</source>
        <translation>Jetzt ist der Mond die höchste Karte überhaupt. Er kommt heim, mit 5 Augen.</translation>
    </message>
    <message>
        <source>Why wait? Nothing can touch the Mond any more.</source>
        <translation>Worauf wartest du? Dem Mond kann nichts mehr geschehen.</translation>
    </message>
    <message>
        <source>Suppose it had been your own partner who took your Mond with the {T22}. Who would have paid?</source>
        <translation>Und wenn dir dein eigener Partner den Mond mit dem {T22} gefangen hätte: Wer hätte gezahlt?</translation>
    </message>
    <message>
        <source>Nobody, it stays in the family</source>
        <translation>Keiner, es bleibt ja in der Familie</translation>
    </message>
    <message>
        <source>That would be nice. But whoever loses the Mond pays, whoever took it.</source>
        <translation>Schön wär&apos;s. Aber wer den Mond verliert, zahlt, wer ihn auch fängt.</translation>
    </message>
    <message>
        <source>The two of us</source>
        <translation>Wir zwei</translation>
    </message>
    <message>
        <source>Right: the side that played the Mond pays, whoever took it.</source>
        <translation>Richtig: Es zahlt die Partei, die den Mond gespielt hat, wer ihn auch fängt.</translation>
    </message>
    <message>
        <source>The opponents</source>
        <translation>Die Gegner</translation>
    </message>
    <message>
        <source>They get something for it.</source>
        <translation>Die bekommen etwas dafür.</translation>
    </message>
    <message>
        <source>And what if {T22}, {T21} and {T1} fall into one trick?</source>
        <translation>Und was, wenn {T22}, {T21} und {T1} in einen Stich fallen?</translation>
    </message>
    <message>
        <source>The Sküs wins, as always</source>
        <translation>Der Sküs macht ihn, wie immer</translation>
    </message>
    <message>
        <source>Not this time. Think of a fairy tale.</source>
        <translation>Diesmal nicht. Denk an ein Märchen.</translation>
    </message>
    <message>
        <source>The Pagat wins</source>
        <translation>Der Pagat macht ihn</translation>
    </message>
    <message>
        <source>Right, that is the fairy-tale trick: the smallest beats the two great ones, and there is no Mondfang.</source>
        <translation>Richtig, das ist der Märchenstich: Der Kleinste sticht die zwei Großen, und ein Mondfang ist es dann nicht.</translation>
    </message>
    <message>
        <source>Bring the Pagat home</source>
        <translation>Den Pagat heimbringen</translation>
    </message>
    <message>
        <source>The Pagat counts as much as a king, and every other tarock beats it. If you want to win a trick with it, nobody may put a tarock on it after you.</source>
        <translation>Der Pagat zählt so viel wie ein König, und jedes andere Tarock sticht ihn. Willst du mit ihm einen Stich machen, darf nach dir keiner mehr Tarock daraufgeben.</translation>
    </message>
    <message>
        <source>Spades, and you have none: you must play a tarock. After you comes {seat1}, and nobody knows what {seat1} has in spades. Which tarock?</source>
        <translation>Pik, und du hast keines: Du musst Tarock spielen. Nach dir kommt {seat1}, und wer weiß, ob {seat1} Pik hat. Welches Tarock?</translation>
    </message>
    <message>
        <source>{seat1} has no spades either. Lucky that it was not the Pagat!</source>
        <translation>{seat1} hat auch kein Pik. Ein Glück, dass es nicht der Pagat war!</translation>
    </message>
    <message>
        <source>{seat1} has no spades either, and must play a tarock: the Pagat is gone, with 5 card points.</source>
        <translation>{seat1} hat auch kein Pik und muss Tarock spielen: Weg ist der Pagat mit seinen 5 Augen.</translation>
    </message>
    <message>
        <source>A little too small: {seat1} has no spades either and goes over it.</source>
        <translation>Ein bisschen zu klein: {seat1} hat auch kein Pik und geht darüber.</translation>
    </message>
    <message>
        <source>With a tarock in your hand you may not discard that.</source>
        <translation>Mit Tarock in der Hand darfst du das nicht abwerfen.</translation>
    </message>
    <message>
        <source>The highest is too good for that. Take one from the middle.</source>
        <translation>Das höchste ist dafür zu schade. Nimm eines aus der Mitte.</translation>
    </message>
    <message>
        <source>You lead. Get rid of your single club.</source>
        <translation>Du spielst aus. Gib dein einziges Treff weg.</translation>
    </message>
    <message>
        <source>Then all three must play a tarock, and every one of them is higher.</source>
        <translation>Dann müssen alle drei Tarock zugeben, und jedes ist höher.</translation>
    </message>
    <message>
        <source>The club, please.</source>
        <translation>Das Treff, bitte.</translation>
    </message>
    <message>
        <source>Three diamonds on the table, and you have none. Do you see what is different now?</source>
        <translation>Drei Karo liegen da, und du hast keines. Siehst du, was jetzt anders ist?</translation>
    </message>
    <message>
        <source>You are last: nobody comes after you who could beat it. 13 card points, and the Pagat is home!</source>
        <translation>Nach dir kommt keiner mehr, der ihn stechen könnte. 13 Augen, und der Pagat ist daheim!</translation>
    </message>
    <message>
        <source>That wins too, but the Pagat stays behind in your hand. You play last: when will it be as safe as now?</source>
        <translation>Den Stich machst du auch so, aber der Pagat bleibt dir in der Hand. Nach dir kommt keiner mehr: Wann ist er je wieder so sicher?</translation>
    </message>
    <message>
        <source>You have no diamonds: it takes a tarock. Which one would you like to bring home?</source>
        <translation>Karo hast du keines, also brauchst du ein Tarock. Welches möchtest du heimbringen?</translation>
    </message>
    <message>
        <source>And if in the end the Pagat has to go under a higher tarock: whose trick should that be?</source>
        <translation>Und wenn der Pagat am Ende doch unter ein höheres Tarock muss: Wem soll der Stich dann gehören?</translation>
    </message>
    <message>
        <source>Right: its 5 card points count for both of you.</source>
        <translation>Richtig: Die 5 Augen zählen für euch beide.</translation>
    </message>
    <message>
        <source>My partner&apos;s</source>
        <translation>Meinem Partner</translation>
    </message>
    <message>
        <source>When the Pagat is safe and when it is not.</source>
        <translation>Wann der Pagat sicher ist und wann nicht.</translation>
    </message>
    <message>
        <source>An opponent&apos;s</source>
        <translation>Einem Gegner</translation>
    </message>
    <message>
        <source>Then the 5 card points are his side&apos;s.</source>
        <translation>Dann gehören die 5 Augen seiner Partei.</translation>
    </message>
    <message>
        <source>You are the one who was called</source>
        <translation>Du bist der Gerufene</translation>
    </message>
    <message>
        <source>How to help forehand without a word.</source>
        <translation>Wie du der Vorhand hilfst, ohne ein Wort zu sagen.</translation>
    </message>
    <message>
        <source>{seat1} is forehand and has called the Twenty. Look at your hand: there it is. You two play together, and you alone know it.</source>
        <translation>{seat1} ist Vorhand und hat den Zwanziger gerufen. Schau in dein Blatt: Da ist er. Ihr zwei spielt zusammen, und nur du weißt es.</translation>
    </message>
    <message>
        <source>It is your turn to speak. The longer the others are in the dark, the better.</source>
        <translation>Du bist mit dem Reden dran. Je länger die anderen im Dunkeln tappen, desto besser.</translation>
    </message>
    <message>
        <source>{seat1} is winning with the {T18}, and nobody plays after you. So anything that counts is safe in this trick now. Which tarock do you add?</source>
        <translation>{seat1} macht den Stich mit {T18:dat}, und nach dir kommt keiner mehr. Was zählt, ist da jetzt gut aufgehoben. Welches Tarock gibst du dazu?</translation>
    </message>
    <message>
        <source>Yes! The Pagat counts 5 and is so hard to bring home. Giving good cards to your partner is called schmieren.</source>
        <translation>Ja! Der Pagat zählt 5 und ist so schwer heimzubringen. Dem Partner gute Karten geben heißt schmieren.</translation>
    </message>
    <message>
        <source>You take the trick from your own partner, spend your best tarock and show yourself, all for 1 card point.</source>
        <translation>Du nimmst dem eigenen Partner den Stich weg, gibst dein bestes Tarock aus und verrätst dich, und das für 1 Auge.</translation>
    </message>
    <message>
        <source>That brings your side 1 card point. One of your tarocks counts 5.</source>
        <translation>Das bringt eurer Partei 1 Auge. Eines von deinen Tarock zählt 5.</translation>
    </message>
    <message>
        <source>Tarock was led, so you need a tarock.</source>
        <translation>Ausgespielt ist Tarock, also brauchst du ein Tarock.</translation>
    </message>
    <message>
        <source>Your partner is winning again, this time with the king. What do you put into the trick?</source>
        <translation>Wieder macht dein Partner den Stich, diesmal mit dem König. Was schmierst du?</translation>
    </message>
    <message>
        <source>The right idea, but the queen counts one more.</source>
        <translation>Richtig gedacht, aber die Dame zählt eins mehr.</translation>
    </message>
    <message>
        <source>You would like to, but you have diamonds and must follow suit.</source>
        <translation>Gern, aber du hast Karo und musst Farbe bekennen.</translation>
    </message>
    <message>
        <source>A diamond, and the one that counts most.</source>
        <translation>Ein Karo, und zwar das, das am meisten zählt.</translation>
    </message>
    <message>
        <source>Now {seat2} is winning, with the {HQ}. That is an opponent: you hold the Twenty yourself. And you play last.</source>
        <translation>Jetzt macht {seat2} den Stich, mit der {HQ}. Das ist ein Gegner: Den Zwanziger hast ja du. Und nach dir kommt keiner mehr.</translation>
    </message>
    <message>
        <source>Fourteen card points for the two of you.</source>
        <translation>Vierzehn Augen für euch zwei.</translation>
    </message>
    <message>
        <source>Nothing given, but 9 card points left to the opponents. You had the king.</source>
        <translation>Nichts hergegeben, aber 9 Augen den Gegnern gelassen. Du hattest den König.</translation>
    </message>
    <message>
        <source>Hearts were led. One of your hearts wins the trick.</source>
        <translation>Ausgespielt ist Herz. Eines von deinen macht den Stich.</translation>
    </message>
    <message>
        <source>You lead, and it is time that {seat1} knew who is helping. Lead the called tarock.</source>
        <translation>Du spielst aus, und {seat1} soll endlich wissen, wer da hilft. Spiel das gerufene Tarock.</translation>
    </message>
    <message>
        <source>I mean the {T20}.</source>
        <translation>Ich meine den {T20}.</translation>
    </message>
    <message>
        <source>Now it is out, and everybody sees whose side you are on. From here on the two of you can help each other openly.</source>
        <translation>Jetzt ist es heraus, und alle sehen, zu wem du gehörst. Von da an spielt ihr zwei euch offen in die Hände.</translation>
    </message>
    <message>
        <source>Bring the Pagat home: it must end in a trick of your side.</source>
        <translation>Bring den Pagat heim: Er soll in einem Stich eurer Partei landen.</translation>
    </message>
    <message>
        <source>You have called the {T19}, and you lead. Bring your {T1} home: win a trick with it when nobody can beat it any more, or give it to your partner.</source>
        <translation>Du hast {T19:acc} gerufen und spielst aus. Bring deinen {T1} heim: Mach mit ihm einen Stich, wenn ihn keiner mehr stechen kann, oder schmier ihn deinem Partner.</translation>
    </message>
    <message>
        <source>Home and dry: 5 card points for your side.</source>
        <translation>Daheim ist er: 5 Augen für eure Partei.</translation>
    </message>
    <message>
        <source>A Pagat to bring home</source>
        <translation>Ein Pagat zum Heimbringen</translation>
    </message>
    <message>
        <source>The Pagat is with the others. Wait until you play last, or until you see whose trick it will be.</source>
        <translation>Der Pagat ist bei den anderen. Wart, bis du zuletzt drankommst oder siehst, wem der Stich gehört.</translation>
    </message>
    <message>
        <source>Where is the Twenty?</source>
        <translation>Wo ist der Zwanziger?</translation>
    </message>
    <message>
        <source>Bring out the called tarock before the third trick.</source>
        <translation>Hol das gerufene Tarock heraus, noch vor dem dritten Stich.</translation>
    </message>
    <message>
        <source>You have called the Twenty and lead. Find out who holds it before the third trick begins. Think: what makes a partner play it?</source>
        <translation>Du hast den Zwanziger gerufen und spielst aus. Find heraus, wer ihn hat, bevor der dritte Stich beginnt. Überleg: Wann gibt ihn dein Partner her?</translation>
    </message>
    <message>
        <source>There is the Twenty. Now you know whom to help.</source>
        <translation>Da ist der Zwanziger. Jetzt weißt du, wem du helfen kannst.</translation>
    </message>
    <message>
        <source>Two tricks are over, and you still do not know. Lead tarock, so that everybody has to show one.</source>
        <translation>Zwei Stiche sind vorbei, und du weißt es noch immer nicht. Spiel Tarock aus, dann muss jeder eines zeigen.</translation>
    </message>
    <message>
        <source>A Solo of your own</source>
        <translation>Dein eigenes Solo</translation>
    </message>
    <message>
        <source>Bid a solo and win it.</source>
        <translation>Sag ein Solo an und gewinn es.</translation>
    </message>
    <message>
        <source>Eight tarocks with {T22} and {T21}, and two kings: with this you may go alone. Bid the Solo and make 45 card points against all three.</source>
        <translation>Acht Tarock mit {T22} und {T21} und zwei Könige: Damit kannst du allein gehen. Sag das Solo an und mach gegen alle drei 45 Augen.</translation>
    </message>
    <message>
        <source>Won, all alone! Everybody pays you.</source>
        <translation>Ganz allein gewonnen! Alle zahlen dir.</translation>
    </message>
    <message>
        <source>Not this time. Bid the Solo, draw the tarocks from the top, and then your kings are safe.</source>
        <translation>Diesmal nicht. Sag das Solo an, spiel die Tarock von oben heraus, dann sind deine Könige sicher.</translation>
    </message>
    <message>
        <source>Kontra!</source>
        <translation>Kontra!</translation>
    </message>
    <message>
        <source>When to say Kontra, and what it costs.</source>
        <translation>Wann man Kontra sagt und was es kostet.</translation>
    </message>
    <message>
        <source>{seat3} is forehand and has called the Twenty. You have not got it: you and one of the others play against {seat3}. And look what you hold!</source>
        <translation>{seat3} ist Vorhand und hat den Zwanziger gerufen. Du hast ihn nicht: Du spielst mit einem von den anderen gegen {seat3}. Und schau, was du in der Hand hast!</translation>
    </message>
    <message>
        <source>Six tarocks with the {T22}, three kings, and a partner besides: this game {seat3} will hardly win. Say so, and it counts double.</source>
        <translation>Sechs Tarock mit dem {T22}, drei Könige, und ein Partner ist auch noch da: Das gewinnt {seat3} kaum. Sag es, dann gilt es doppelt.</translation>
    </message>
    <message>
        <source>Kontra to the game. It counts 2 now, for your unknown partner too: what one says holds for the whole side.</source>
        <translation>Kontra zum Spiel. Es gilt jetzt 2, auch für deinen unbekannten Partner: Was einer sagt, gilt für die ganze Partei.</translation>
    </message>
    <message>
        <source>You would probably win that way too, but only 1. With a hand like this you speak up.</source>
        <translation>Gewinnen wirst du wohl auch so, aber nur 1. Mit so einem Blatt machst du den Mund auf.</translation>
    </message>
    <message>
        <source>It includes Kontra, true. But then the declarer&apos;s side may not get more than 32 card points, and you do not know yet who helps you.</source>
        <translation>Kontra ist da dabei, stimmt. Aber dann darf die Spielerpartei nicht mehr als 32 Augen machen, und du weißt noch nicht, wer dir hilft.</translation>
    </message>
    <message>
        <source>Brave, but alone it would be a near thing: you need 45 card points, and fourteen tarocks are out against you. Kontra is the safer money.</source>
        <translation>Schneidig, aber allein wird das eng: Du brauchst 45 Augen, und vierzehn Tarock sind gegen dich. Kontra ist das sicherere Geld.</translation>
    </message>
    <message>
        <source>I mean Kontra to the game.</source>
        <translation>Ich meine Kontra zum Spiel.</translation>
    </message>
    <message>
        <source>{seat3} is not impressed and says Retour. What does the game count now?</source>
        <translation>{seat3} lässt sich nicht einschüchtern und sagt Retour. Was gilt das Spiel jetzt?</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>It is doubled again, not raised by one.</source>
        <translation>Es wird wieder verdoppelt, nicht um eins erhöht.</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Right: 1, with Kontra 2, with Retour 4. Whoever loses pays 4.</source>
        <translation>Richtig: 1, mit Kontra 2, mit Retour 4. Wer verliert, zahlt 4.</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>That would be Supra, the next step, and that is yours to say.</source>
        <translation>Das wäre Supra, die nächste Stufe, und die könntest du sagen.</translation>
    </message>
    <message>
        <source>Who was allowed to say Retour there? Think of whose game it is.</source>
        <translation>Wer durfte da Retour sagen? Überleg, wem das Spiel gehört.</translation>
    </message>
    <message>
        <source>Only {seat3} or {seat3}&apos;s partner</source>
        <translation>Nur {seat3} oder der Partner von {seat3}</translation>
    </message>
    <message>
        <source>Right. Kontra and Supra belong to those who are against it, Retour and Resupra to those whose game it is.</source>
        <translation>Richtig. Kontra und Supra sagt, wer dagegen ist, Retour und Resupra, wem das Spiel gehört.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>No: only the side that was doubled may answer, and that is not yours.</source>
        <translation>Nein: Antworten darf nur die Partei, der man Kontra gegeben hat, und das ist nicht deine.</translation>
    </message>
    <message>
        <source>Enough is enough: let the game stand at 4.</source>
        <translation>Genug ist genug: Lass das Spiel auf 4 stehen.</translation>
    </message>
    <message>
        <source>Supra would make it 8. As long as you do not know your partner, 4 is plenty.</source>
        <translation>Mit Supra wären es 8. Solange du deinen Partner nicht kennst, sind 4 genug.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>Was gezahlt wird</translation>
    </message>
    <message>
        <source>How to read the score sheet and work it out yourself.</source>
        <translation>Wie du die Abrechnung liest und selbst nachrechnest.</translation>
    </message>
    <message>
        <source>This is the deal in which you announced the Pagat. The last trick is played; now everything is written down, line by line.</source>
        <translation>Das ist das Spiel, in dem du den Pagat angesagt hast. Der letzte Stich ist gemacht; jetzt wird alles aufgeschrieben, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>First the card points that each of you has taken. You called, {seat2} was your partner: your two numbers are added.</source>
        <translation>Zuerst die Augen, die jeder gemacht hat. Du hast gerufen, {seat2} war dein Partner: Eure beiden Zahlen werden zusammengezählt.</translation>
    </message>
    <message>
        <source>The sheet says it: you two have enough. How many card points would have been just enough?</source>
        <translation>Auf dem Blatt steht es: Ihr zwei habt genug. Mit wie vielen Augen wäre es gerade noch gegangen?</translation>
    </message>
    <message>
        <source>44</source>
        <translation>44</translation>
    </message>
    <message>
        <source>That is half of 88, and with half the declarer has lost.</source>
        <translation>Das ist die Hälfte von 88, und mit der Hälfte hat der Spieler verloren.</translation>
    </message>
    <message>
        <source>45</source>
        <translation>45</translation>
    </message>
    <message>
        <source>Right. At 44 against 44 the others have won.</source>
        <translation>Richtig. Bei 44 zu 44 haben die anderen gewonnen.</translation>
    </message>
    <message>
        <source>56</source>
        <translation>56</translation>
    </message>
    <message>
        <source>That is what Absolut needs. The game is won with less.</source>
        <translation>So viele braucht das Absolut. Das Spiel gewinnst du mit weniger.</translation>
    </message>
    <message>
        <source>Your Pagat was announced, that is 2, and {seat1} said Kontra: 4.</source>
        <translation>Dein Pagat war angesagt, das sind 2, und {seat1} hat Kontra gesagt: 4.</translation>
    </message>
    <message>
        <source>Then what nobody announced: the others have no more than 32 card points, so you have made Absolut without a word. It counts 1.</source>
        <translation>Dann, was keiner angesagt hat: Die anderen haben höchstens 32 Augen, also habt ihr still ein Absolut gemacht. Es zählt 1.</translation>
    </message>
    <message>
        <source>And {T22}, {T21} and {T1} were all dealt to you: that is the Trull, another 1.</source>
        <translation>Und {T22}, {T21} und {T1} hast du alle drei auf die Hand bekommen: Das ist die Trull, noch einmal 1.</translation>
    </message>
    <message>
        <source>Game 1, Pagat 4, Absolut 1, Trull 1. What do you get in the end?</source>
        <translation>Spiel 1, Pagat 4, Absolut 1, Trull 1. Was bekommst du am Ende?</translation>
    </message>
    <message>
        <source>7, and my partner 7 as well</source>
        <translation>7, und mein Partner auch 7</translation>
    </message>
    <message>
        <source>Right: two against two, each of you gets 7 and each of the others pays 7.</source>
        <translation>Richtig: Zwei gegen zwei, jeder von euch bekommt 7, und jeder von den anderen zahlt 7.</translation>
    </message>
    <message>
        <source>7, to be shared with my partner</source>
        <translation>7, und die teile ich mit dem Partner</translation>
    </message>
    <message>
        <source>Nothing is shared: each of you gets the whole sum, and each of the others pays it.</source>
        <translation>Geteilt wird nicht: Jeder von euch bekommt alles, und jeder von den anderen zahlt alles.</translation>
    </message>
    <message>
        <source>21, three times 7</source>
        <translation>21, dreimal 7</translation>
    </message>
    <message>
        <source>Three times you get it only when you play alone against three.</source>
        <translation>Dreimal bekommst du es nur, wenn du allein gegen drei spielst.</translation>
    </message>
    <message>
        <source>And so it stands in the last line. All four numbers together always make zero: what is won, somebody has paid.</source>
        <translation>Und so steht es in der letzten Zeile. Alle vier Zahlen zusammen geben immer null: Was einer gewinnt, hat ein anderer gezahlt.</translation>
    </message>
    <message>
        <source>A Suit Solo</source>
        <translation>Ein Farbensolo</translation>
    </message>
    <message>
        <source>Seven suit cards, and what cards! But only three tarocks. In a Suit Solo you play alone against three, and tarocks are no trumps: the highest card of the suit led wins.</source>
        <translation>Sieben Farbkarten, und was für welche! Aber nur drei Tarock. Im Farbensolo spielst du allein gegen drei, und die Tarock sind keine Trümpfe: Es sticht die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>{seat3} has called, but you can bid higher. Do it.</source>
        <translation>{seat3} hat gerufen, aber du kannst höher gehen. Tu es.</translation>
    </message>
    <message>
        <source>Now the call is wiped out, and you play against all three, for 4 from each of them.</source>
        <translation>Damit ist der Ruf weg, und du spielst gegen alle drei, um 4 von jedem.</translation>
    </message>
    <message>
        <source>In a Solo tarocks are trumps, and you have three of twenty: they would trump your kings one after the other.</source>
        <translation>Im Solo sind die Tarock Trumpf, und du hast drei von zwanzig: Sie würden dir einen König nach dem anderen abstechen.</translation>
    </message>
    <message>
        <source>You may. But you do not get suits like these every day, and alone they bring you 3 times 4.</source>
        <translation>Darfst du. Aber solche Farben bekommt man nicht alle Tage, und allein bringen sie dir 3 mal 4.</translation>
    </message>
    <message>
        <source>Forehand leads all the same, even when you are the declarer. {seat3} leads the {DJ}: take it.</source>
        <translation>Ausspielen tut trotzdem die Vorhand. {seat3} bringt {DJ:acc}: Nimm den Stich.</translation>
    </message>
    <message>
        <source>King and queen are both yours, so either will do.</source>
        <translation>König und Dame hast beide du, da ist eins so gut wie das andere.</translation>
    </message>
    <message>
        <source>You have diamonds: follow suit.</source>
        <translation>Du hast Karo: Farbe bekennen.</translation>
    </message>
    <message>
        <source>A diamond that is higher than the jack.</source>
        <translation>Ein Karo, das höher ist als der Bube.</translation>
    </message>
    <message>
        <source>You lead. Begin with your longest suit, from the top.</source>
        <translation>Du spielst aus. Fang mit deiner längsten Farbe an, von oben.</translation>
    </message>
    <message>
        <source>In a Suit Solo you may not lead a tarock while you hold a suit card.</source>
        <translation>Im Farbensolo darfst du kein Tarock ausspielen, solange du eine Farbkarte hast.</translation>
    </message>
    <message>
        <source>That would do too. But hearts are longer: three of them.</source>
        <translation>Ginge auch. Aber Herz ist länger: drei Stück.</translation>
    </message>
    <message>
        <source>The king of your longest suit.</source>
        <translation>Den König deiner längsten Farbe.</translation>
    </message>
    <message>
        <source>{seat2} has no hearts and must play a tarock: {T14}. Whose trick is it?</source>
        <translation>{seat2} hat kein Herz und muss ein Tarock spielen, {T14:acc}. Wem gehört der Stich?</translation>
    </message>
    <message>
        <source>You keep the lead as long as your suits are high. A few tricks full of kings and queens, and the 45 card points are soon together. In a Suit Solo the Pagat, Trull and Mondfang mean nothing.</source>
        <translation>Du bleibst am Spiel, solange deine Farben hoch sind. Ein paar Stiche voller Könige und Damen, und die 45 Augen sind bald beisammen. Pagat, Trull und Mondfang gelten im Farbensolo nichts.</translation>
    </message>
    <message>
        <source>{seat2}&apos;s, with the tarock</source>
        <translation>{seat2}, mit dem Tarock</translation>
    </message>
    <message>
        <source>How to play a hand full of kings and queens alone.</source>
        <translation>Wie du ein Blatt voller Könige und Damen allein spielst.</translation>
    </message>
    <message>
        <source>In every other game, yes. In a Suit Solo a tarock on a suit is worth nothing.</source>
        <translation>In jedem anderen Spiel schon. Im Farbensolo ist ein Tarock auf eine Farbe nichts wert.</translation>
    </message>
    <message>
        <source>Mine, with the king</source>
        <translation>Mir, mit dem König</translation>
    </message>
    <message>
        <source>Right: the highest heart wins, and the tarock is only a discard.</source>
        <translation>Richtig: Das höchste Herz macht ihn, das Tarock ist nur abgeworfen.</translation>
    </message>
    <message>
        <source>Jack and Glatze of hearts have fallen. Nobody else has a heart now. Go on.</source>
        <translation>Bube und Glatze von Herz sind gefallen. Jetzt hat kein anderer mehr Herz. Mach weiter.</translation>
    </message>
    <message>
        <source>Suit cards first.</source>
        <translation>Zuerst die Farbkarten.</translation>
    </message>
    <message>
        <source>Another heart: that trick nobody can take from you.</source>
        <translation>Noch ein Herz: Den Stich kann dir keiner nehmen.</translation>
    </message>
    <message>
        <source>Bold! But “pass” will do today.</source>
        <translation>Mutig! Aber heute genügt „weiter“.</translation>
    </message>
    <message>
        <source>It is still your turn: you might announce something. Today you want nothing more. Say “pass”.</source>
        <translation>Du bist noch dran und könntest etwas ansagen. Heute willst du nichts mehr. Sag „weiter“.</translation>
    </message>
    <message>
        <source>Announcing “dazu” tells everybody that you are the partner, and it has to be made as well. Not with this hand: say “pass”.</source>
        <translation>Mit „dazu“ wissen alle, dass du der Partner bist, und machen müsst ihr es auch noch. Nicht mit diesem Blatt: Sag „weiter“.</translation>
    </message>
    <message>
        <source>Then you would play alone against three, and {seat1} would be one of them. Say “pass”.</source>
        <translation>Dann spielst du allein gegen drei, auch gegen {seat1}. Sag „weiter“.</translation>
    </message>
    <message>
        <source>Three times “pass” after the last word, and then the cards are played. Say Kontra when you are fairly sure; it costs twice as much if you are wrong.</source>
        <translation>Dreimal „weiter“ nach dem letzten Wort, dann wird gespielt. Sag Kontra, wenn du dir ziemlich sicher bist; wenn nicht, kostet es doppelt.</translation>
    </message>
    <message>
        <source>You need not announce anything: say “pass”.</source>
        <translation>Ansagen musst du nichts: Sag „weiter“.</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>The highest card of its suit.</source>
        <translation>Die höchste Karte ihrer Farbe.</translation>
    </message>
    <message>
        <source>The highest tarock.</source>
        <translation>Das höchste Tarock.</translation>
    </message>
    <message>
        <source>Counts {amount} for whoever takes it.</source>
        <translation>Zählt {amount} für den, der sie im Stich bekommt.</translation>
    </message>
    <message>
        <source>Counts nothing.</source>
        <translation>Zählt nichts.</translation>
    </message>
    <message>
        <source>Number {place} of {count} in its suit, next below the {above}.</source>
        <translation>Die {place}. von {count} in ihrer Farbe, gleich unter {above:dat}.</translation>
    </message>
    <message>
        <source>Number {place} of {count} tarocks, next below the {above}.</source>
        <translation>Das {place}. von {count} Tarock, gleich unter {above:dat}.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won with {players:acc}</source>
        <translation>mit {players:dat} gewonnen</translation>
    </message>
    <message>
        <source>lost with {players:acc}</source>
        <translation>mit {players:dat} verloren</translation>
    </message>
    <message>
        <source>won against {players:acc}</source>
        <translation>gegen {players:acc} gewonnen</translation>
    </message>
    <message>
        <source>lost against {players:acc}</source>
        <translation>gegen {players:acc} verloren</translation>
    </message>
    <message>
        <source>won by {players:acc}</source>
        <translation>{players:nom} {players:gewinnst|gewinnt|gewinnt|gewinnen}</translation>
    </message>
    <message>
        <source>neither won nor lost</source>
        <translation>nichts gewonnen, nichts verloren</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>{result}</source>
        <translation>{result}</translation>
    </message>
    <message>
        <source>{contract}: {result}</source>
        <translation>{contract}: {result}</translation>
    </message>
    <message>
        <source>{headline}, {own} : {others}</source>
        <translation>{headline}, {own} : {others}</translation>
    </message>
    <message>
        <source>{amount}</source>
        <translation>{amount}</translation>
    </message>
    <message>
        <source>nothing to pay</source>
        <translation>nichts zu zahlen</translation>
    </message>
    <message>
        <source>With all else that was settled you still come out ahead.</source>
        <translation>Mit allem, was sonst noch gezählt hat, bleibt dir trotzdem etwas.</translation>
    </message>
    <message>
        <source>With all else that was settled you still have to pay.</source>
        <translation>Mit allem, was sonst noch gezählt hat, musst du trotzdem zahlen.</translation>
    </message>
    <message>
        <source>{players:nom} lacked {points}.</source>
        <translation>{players:nom} {players:hattest|hatte|hattet|hatten} {points} zu wenig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules would let you, but I have something else in mind. Try again.</source>
        <translation>Erlaubt wäre das, aber ich meine etwas anderes. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>You do not hold the {card}: you play against {declarer}. Who plays with you will come out.</source>
        <translation>Du hast {card:acc} nicht: Du spielst gegen {declarer:acc}. Wer noch, zeigt sich erst.</translation>
    </message>
    <message>
        <source>It is not {player}&apos;s turn.</source>
        <translation>{player} ist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>There is no contract “{name}”; there are: {known}.</source>
        <translation>Es gibt kein Spiel „{name}“; es gibt: {known}.</translation>
    </message>
    <message>
        <source>Nobody plays for {player}, who is no dummy.</source>
        <translation>Für {player} spielt niemand anderer, das ist kein Strohmann.</translation>
    </message>
    <message>
        <source>The cards of {player} are played by {guardian}.</source>
        <translation>Für {player:acc} spielt {guardian}.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Dealer: has dealt the cards, and comes last in turn.</source>
        <translation>Geber: hat ausgeteilt und kommt in der Runde als Letzter dran.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Augen: {points}</translation>
    </message>
    <message>
        <source>From each of the others: {amount}.</source>
        <translation>Von jedem anderen: {amount}.</translation>
    </message>
    <message>
        <source>To each of the others: {amount}.</source>
        <translation>An jeden anderen: {amount}.</translation>
    </message>
    <message>
        <source>For whoever plays it: {task}</source>
        <translation>Wer es spielt, für den gilt: {task}</translation>
    </message>
    <message>
        <source>You play alone against {others:acc}.</source>
        <translation>Du spielst allein gegen {others:acc}.</translation>
    </message>
    <message>
        <source>Forehand: is the first to speak.</source>
        <translation>Vorhand: redet als Erste.</translation>
    </message>
    <message>
        <source>Forehand: leads to the first trick.</source>
        <translation>Vorhand: spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The rest was not played: nothing could change any more.</source>
        <translation>Der Rest wurde nicht gespielt: Es konnte sich nichts mehr ändern.</translation>
    </message>
    <message>
        <source>You lead to the first trick.</source>
        <translation>Du spielst zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>You lead to the next trick.</source>
        <translation>Du spielst zum nächsten Stich aus.</translation>
    </message>
    <message>
        <source>It is your turn to play a card.</source>
        <translation>Du bist an der Reihe: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>You lead to the next trick for {dummy}.</source>
        <translation>Du spielst für {dummy:acc} zum nächsten Stich aus.</translation>
    </message>
    <message>
        <source>You play a card for {dummy}.</source>
        <translation>Du spielst eine Karte für {dummy:acc}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:play|plays} the {card}.</source>
        <translation>{player:nom} {player:spielst|spielt} {card:acc}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:play|plays} the {card} for {dummy:acc}.</source>
        <translation>{player:nom} {player:spielst|spielt} für {dummy:acc} {card:acc}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:pass|passes}.</source>
        <translation>{player:nom} {player:sagst|sagt} weiter.</translation>
    </message>
    <message>
        <source>{player:nom} {player:call|calls} the {card}.</source>
        <translation>{player:nom} {player:rufst|ruft} {card:acc}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} up the talon.</source>
        <translation>{player:nom} {player:nimmst|nimmt} den Talon auf.</translation>
    </message>
    <message>
        <source>{player:nom} {player:lay|lays} cards away face down.</source>
        <translation>{player:nom} {player:verlegst|verlegt} Karten.</translation>
    </message>
    <message>
        <source>{player:nom} {player:lay|lays} away {cards}.</source>
        <translation>{player:nom} {player:verlegst|verlegt} {cards:acc}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:knock|knocks}.</source>
        <translation>{player:nom} {player:klopfst|klopft}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} stack {stack}.</source>
        <translation>{player:nom} {player:nimmst|nimmt} Paket {stack}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:throw|throws} the cards in.</source>
        <translation>{player:nom} {player:wirfst|wirft} die Karten zusammen.</translation>
    </message>
    <message>
        <source>{player:nom} {player:name|names} trumps: {suit}.</source>
        <translation>{player:nom} {player:sagst|sagt} {suit} als Trumpf an.</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} the trick.</source>
        <translation>{player:nom} {player:machst|macht} den Stich.</translation>
    </message>
    <message>
        <source>{player:nom} {player:deal|deals}.</source>
        <translation>{player:nom} {player:gibst|gibt}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card:acc} spielen</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>{card:acc} rufen</translation>
    </message>
    <message>
        <source>Take up the talon</source>
        <translation>Talon aufnehmen</translation>
    </message>
    <message>
        <source>Lay away {count} cards</source>
        <translation>{count} Karten verlegen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Stack {stack}</source>
        <translation>Paket {stack}</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Zusammenwerfen</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>Tarocks</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>{suit}</source>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Verlegt</translation>
    </message>
    <message>
        <source>for {player:acc}</source>
        <translation>für {player:acc}</translation>
    </message>
    <message>
        <source>against {player:acc}</source>
        <translation>gegen {player:acc}</translation>
    </message>
    <message>
        <source>{whose} ({points})</source>
        <translation>{whose} ({points})</translation>
    </message>
    <message>
        <source>{sides} {aim}</source>
        <translation>{sides} {aim}</translation>
    </message>
    <message>
        <source>You play with {partners:acc} against {others:acc}.</source>
        <translation>Du spielst mit {partners:dat} gegen {others:acc}.</translation>
    </message>
    <message>
        <source>The {card} is not in this hand.</source>
        <translation>{card:nom} ist nicht in diesem Blatt.</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Which pictures are on the cards. The rules are the same with both.</source>
        <translation>Welche Bilder auf den Karten sind. Die Regeln sind mit beiden gleich.</translation>
    </message>
    <message>
        <source>German (William Tell)</source>
        <translation>deutsch (Wilhelm Tell)</translation>
    </message>
    <message>
        <source>French</source>
        <translation>französisch</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Who deals first; after each deal the next player deals.</source>
        <translation>Wer zuerst gibt; nach jedem Spiel gibt der Nächste.</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>wird ausgelost</translation>
    </message>
    <message>
        <source>seat 1 (you)</source>
        <translation>Platz 1</translation>
    </message>
    <message>
        <source>seat 2</source>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>seat 3</source>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>seat 4</source>
        <translation>Platz 4</translation>
    </message>
    <message>
        <source>Deals in a session</source>
        <translation>Spiele einer Partie</translation>
    </message>
    <message>
        <source>The session ends after so many deals; 0 means whenever you like.</source>
        <translation>Nach so vielen Spielen endet die Partie; 0 heißt, wann du willst.</translation>
    </message>
    <message>
        <source>What may be played when following suit to a trick already trumped.</source>
        <translation>Was man zugeben darf, wenn die Farbe schon gestochen ist.</translation>
    </message>
    <message>
        <source>any card of the suit</source>
        <translation>jede Karte der Farbe</translation>
    </message>
    <message>
        <source>one must exceed the highest of the suit</source>
        <translation>höher als die höchste der Farbe</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>{points}</source>
        <translation>{points}</translation>
    </message>
    <message>
        <source>Declared: {points}</source>
        <translation>Gemeldet: {points}</translation>
    </message>
    <message>
        <source>Declared: {points} in {suit}</source>
        <translation>Gemeldet: {points} in {suit}</translation>
    </message>
    <message>
        <source>{claim}; counts only with a trick of one&apos;s own</source>
        <translation>{claim}; zählt nur mit einem eigenen Stich</translation>
    </message>
    <message>
        <source>{claim} + {another}</source>
        <translation>{claim} + {another}</translation>
    </message>
    <message>
        <source>{player} {claim}</source>
        <translation>{player} {claim}</translation>
    </message>
    <message>
        <source>{claims}</source>
        <translation>{claims}</translation>
    </message>
    <message>
        <source>Whoever holds this card plays together with the one who called it.</source>
        <translation>Wer diese Karte hat, spielt mit dem zusammen, der sie gerufen hat.</translation>
    </message>
    <message>
        <source>A card of this suit beats every card of the other suits.</source>
        <translation>Eine Karte dieser Farbe sticht jede der anderen Farben.</translation>
    </message>
    <message>
        <source>Whoever holds the {card} plays with you; who that is will come out.</source>
        <translation>Wer {card:acc} hat, spielt mit dir. Wer das ist, zeigt sich erst.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself: you play alone, and only you know it.</source>
        <translation>Du hast {card:acc} selbst: Du spielst allein, und nur du weißt es.</translation>
    </message>
    <message>
        <source>You hold the {card}: you play secretly with {declarer}.</source>
        <translation>Du hast {card:acc}: Du spielst heimlich mit {declarer:dat}.</translation>
    </message>
    <message>
        <source>You hold the {card}, but not from the first cards: {declarer} plays alone, and only you know it.</source>
        <translation>Du hast {card:acc}, aber nicht unter den ersten vier Karten: {declarer:nom} spielt allein, und nur du weißt es.</translation>
    </message>
    <message>
        <source>{partner} is the partner!</source>
        <translation>{partner:nom} ist der Partner!</translation>
    </message>
    <message>
        <source>{partner} is the partner! You play with {ally}.</source>
        <translation>{partner:nom} ist der Partner! Du spielst mit {ally:dat}.</translation>
    </message>
    <message>
        <source>{partner} is your partner!</source>
        <translation>{partner:nom} ist dein Partner!</translation>
    </message>
    <message>
        <source>Now everybody knows that you are the partner of {declarer}.</source>
        <translation>Jetzt wissen alle, dass du mit {declarer:dat} spielst.</translation>
    </message>
    <message>
        <source>{declarer} plays alone!</source>
        <translation>{declarer:nom} spielt allein!</translation>
    </message>
    <message>
        <source>Now everybody knows that you play alone.</source>
        <translation>Jetzt wissen alle, dass du allein spielst.</translation>
    </message>
    <message>
        <source>{declarer:nom} {declarer:play|plays} alone against {others:acc}.</source>
        <translation>{declarer:nom} {declarer:spielst|spielt} allein gegen {others:acc}.</translation>
    </message>
    <message>
        <source>{declarer} plays alone against the two of you.</source>
        <translation>{declarer} spielt allein gegen euch zwei.</translation>
    </message>
    <message>
        <source>{declarer} plays alone against the three of you.</source>
        <translation>{declarer} spielt allein gegen euch drei.</translation>
    </message>
    <message>
        <source>Everybody plays for himself.</source>
        <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
        <source>{players:nom} {players:try|tries|try|try} the same, each for himself, against {others:acc}.</source>
        <translation>{players:nom} {players:versuchst|versucht|versucht|versuchen} dasselbe, jeder für sich, gegen {others:acc}.</translation>
    </message>
    <message>
        <source>Whoever takes the last trick plays with {declarer:acc}.</source>
        <translation>Wer den letzten Stich macht, spielt mit {declarer:dat}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You lead to the last trick.</source>
        <translation>Du spielst zum letzten Stich aus.</translation>
    </message>
    <message>
        <source>You lead to the first trick for {dummy}.</source>
        <translation>Du spielst für {dummy:acc} zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>You lead to the last trick for {dummy}.</source>
        <translation>Du spielst für {dummy:acc} zum letzten Stich aus.</translation>
    </message>
    <message>
        <source>Following suit to a trumped trick</source>
        <translation>Zugeben, wenn gestochen ist</translation>
    </message>
    <message>
        <source>Counts {amount} against whoever takes it.</source>
        <translation>Zählt {amount} gegen den, der sie im Stich bekommt.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Weiter.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Gut.</translation>
    </message>
    <message>
        <source>{contract}!</source>
        <translation>{contract}!</translation>
    </message>
    <message>
        <source>I call the {card}.</source>
        <translation>Ich rufe {card:acc}.</translation>
    </message>
    <message>
        <source>Twenty!</source>
        <translation>Zwanzig!</translation>
    </message>
    <message>
        <source>Forty!</source>
        <translation>Vierzig!</translation>
    </message>
    <message>
        <source>All tricks!</source>
        <translation>Alle Stiche!</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} good.</source>
        <translation>{player:nom} {player:sagst|sagt} gut.</translation>
    </message>
    <message>
        <source>{contract} ({value})</source>
        <translation>{contract} ({value})</translation>
    </message>
    <message>
        <source>Whoever holds the {card} is your secret partner.</source>
        <translation>Wer {card:acc} hat, ist heimlich dein Partner.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself, so you play alone against three.</source>
        <translation>{card:acc} hast du selbst, also spielst du allein gegen drei.</translation>
    </message>
    <message>
        <source>{player:nom} must take no trick.</source>
        <translation>{player:nom} {player:darfst|darf} keinen Stich machen.</translation>
    </message>
    <message>
        <source>Aces and tens taken, with 10 for the last trick</source>
        <translation>Asse und Zehner in den Stichen, mit 10 für den letzten</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Bidder</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Partner: wins or loses together with the bidder.</source>
        <translation>Partner: gewinnt oder verliert mit dem Spieler.</translation>
    </message>
    <message>
        <source>{player:nom} {player:have|has} already said this.</source>
        <translation>{player:nom} {player:hast|hat} das schon gesagt.</translation>
    </message>
    <message>
        <source>The {card} cannot be called: it is in your own hand.</source>
        <translation>Du kannst {card:acc} nicht rufen: Du hast die Karte selbst.</translation>
    </message>
    <message>
        <source>Which card do you call?</source>
        <translation>Welche Karte rufst du?</translation>
    </message>
    <message>
        <source>Do you announce anything?</source>
        <translation>Sagst du etwas an?</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Gerufen</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Gebraucht</translation>
    </message>
    <message>
        <source>{player:nom} took no trick.</source>
        <translation>{player:nom} {player:hast|hat} keinen Stich gemacht.</translation>
    </message>
</context>
<context>
    <name>model.calling</name>
    <message>
        <source>Caller</source>
        <translation>Rufer</translation>
    </message>
    <message>
        <source>Caller: has called a card, and plays together with its holder.</source>
        <translation>Rufer: hat eine Karte gerufen und spielt mit dem zusammen, der sie hat.</translation>
    </message>
    <message>
        <source>Partner: has been dealt the called card, and wins or loses together with the caller.</source>
        <translation>Partner: hat die gerufene Karte bekommen und gewinnt oder verliert mit dem Rufer.</translation>
    </message>
    <message>
        <source>Alone against three</source>
        <translation>Allein gegen drei</translation>
    </message>
    <message>
        <source>The first trick is over; nothing more can be declared or announced.</source>
        <translation>Der erste Stich ist vorbei; es kann nichts mehr gemeldet oder angesagt werden.</translation>
    </message>
    <message>
        <source>With these house rules one speaks only just before one&apos;s own card.</source>
        <translation>Nach diesen Hausregeln spricht man nur gleich vor der eigenen Karte.</translation>
    </message>
    <message>
        <source>Alone against three: holds the card he has called himself.</source>
        <translation>Allein gegen drei: hat die gerufene Karte selbst.</translation>
    </message>
    <message>
        <source>A card must be called first.</source>
        <translation>Zuerst muss eine Karte gerufen werden.</translation>
    </message>
    <message>
        <source>A card has been called already.</source>
        <translation>Es ist schon eine Karte gerufen.</translation>
    </message>
    <message>
        <source>The {card} is not in this pack.</source>
        <translation>{card:nom} gehört nicht zu diesen Karten.</translation>
    </message>
    <message>
        <source>With these house rules the {card} cannot be called: it is in your own hand.</source>
        <translation>Nach diesen Hausregeln kannst du {card:acc} nicht rufen: Du hast die Karte selbst.</translation>
    </message>
    <message>
        <source>{player:nom} {player:do|does} not hold King and Over of {suit} together.</source>
        <translation>{player:nom} {player:hast|hat} König und Ober in {suit} nicht beisammen.</translation>
    </message>
    <message>
        <source>Silence is no move; the player on turn must play a card.</source>
        <translation>Nichts sagen reicht hier nicht; wer an der Reihe ist, muss eine Karte spielen.</translation>
    </message>
    <message>
        <source>Everybody plays and speaks only for himself.</source>
        <translation>Jeder spielt und spricht nur für sich.</translation>
    </message>
    <message>
        <source>{caller:nom} called the {card}; {partner:nom} held it and {partner:were|was} {caller:your|the} secret partner.</source>
        <translation>{caller:nom} {caller:hast|hat} {card:acc} gerufen; {partner:nom} {partner:hattest|hatte} die Karte und {partner:warst|war} {caller:dein heimlicher Partner|heimlich der Partner}.</translation>
    </message>
    <message>
        <source>{caller:nom} called the {card} and played alone against three.</source>
        <translation>{caller:nom} {caller:hast|hat} {card:acc} gerufen und allein gegen drei gespielt.</translation>
    </message>
    <message>
        <source>One against three: {caller:nom} {caller:settle|settles} with each opponent, so every amount counts three times.</source>
        <translation>Einer gegen drei: {caller:nom} {caller:rechnest|rechnet} mit jedem Gegner ab, jeder Betrag zählt also dreimal.</translation>
    </message>
    <message>
        <source>Declared pairs that count</source>
        <translation>Gemeldete Paare, die zählen</translation>
    </message>
    <message>
        <source>Two against two: each loser pays one winner.</source>
        <translation>Zwei gegen zwei: Jeder Verlierer zahlt einem Gewinner.</translation>
    </message>
    <message>
        <source>Calling a card of one&apos;s own</source>
        <translation>Eine eigene Karte rufen</translation>
    </message>
    <message>
        <source>{caller:nom} {caller:call|calls} a card. Who held it?</source>
        <translation>{caller:nom} {caller:rufst|ruft} eine Karte. Wer hatte sie?</translation>
    </message>
    <message>
        <source>himself: alone against three</source>
        <translation>der Rufer selbst: allein gegen drei</translation>
    </message>
    <message>
        <source>Pair in trumps (40)</source>
        <translation>in Atout (40)</translation>
    </message>
    <message>
        <source>Pair in another suit (20)</source>
        <translation>andere Farbe (20)</translation>
    </message>
    <message>
        <source>Another pair (20)</source>
        <translation>noch eines (20)</translation>
    </message>
    <message>
        <source>Who declared a pair?</source>
        <translation>Wer hat ein Paar angesagt?</translation>
    </message>
    <message>
        <source>Card points of {side:acc}, the last trick included</source>
        <translation>Punkte von {side}, mit dem letzten Stich</translation>
    </message>
    <message>
        <source>Were all tricks won by {side:acc}?</source>
        <translation>Gingen alle Stiche an {side:acc}?</translation>
    </message>
    <message>
        <source>All tricks won by</source>
        <translation>Alle Stiche gewonnen von</translation>
    </message>
    <message>
        <source>{side:nom} {side:have|has|have} {points} points, so one of them won a trick.</source>
        <translation>{side:nom} {side:hast|hat|habt|haben} {points} Punkte, also wurde dort ein Stich gemacht.</translation>
    </message>
    <message>
        <source>Not all tricks went to one side, so one of {side:acc} won a trick.</source>
        <translation>Nicht alle Stiche gingen an eine Seite, also hat jemand von {side} einen Stich gemacht.</translation>
    </message>
    <message>
        <source>Whoever calls one of his own four cards plays alone against three.</source>
        <translation>Wer eine seiner eigenen vier Karten ruft, spielt allein gegen drei.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>The called card counts</source>
        <translation>Die gerufene Karte gilt</translation>
    </message>
    <message>
        <source>Whether somebody who gets the called card in the second batch is partner.</source>
        <translation>Ob auch der Partner ist, der die gerufene Karte erst im zweiten Packen bekommt.</translation>
    </message>
    <message>
        <source>in all eight cards</source>
        <translation>unter allen acht Karten</translation>
    </message>
    <message>
        <source>in the first four cards only</source>
        <translation>nur unter den ersten vier Karten</translation>
    </message>
    <message>
        <source>When one may speak in the first trick.</source>
        <translation>Wann man im ersten Stich sprechen darf.</translation>
    </message>
    <message>
        <source>at any time in the first trick</source>
        <translation>jederzeit im ersten Stich</translation>
    </message>
    <message>
        <source>just before one&apos;s own card</source>
        <translation>gleich vor der eigenen Karte</translation>
    </message>
    <message>
        <source>A declaration counts</source>
        <translation>Eine Meldung zählt</translation>
    </message>
    <message>
        <source>Who has to win a trick so that a declared pair is not void.</source>
        <translation>Wer einen Stich machen muss, damit ein gemeldetes Paar nicht verfällt.</translation>
    </message>
    <message>
        <source>if the declarer wins a trick</source>
        <translation>wenn der Melder einen Stich macht</translation>
    </message>
    <message>
        <source>if the declarer&apos;s side wins a trick</source>
        <translation>wenn seine Partei einen Stich macht</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>You are the caller: which card do you call?</source>
        <translation>Du rufst: Welche Karte soll es sein?</translation>
    </message>
    <message>
        <source>You are the caller: which card do you call, and what is trumps?</source>
        <translation>Du rufst: Welche Karte soll es sein, und was ist Trumpf?</translation>
    </message>
    <message>
        <source>Do you declare a pair before the next card?</source>
        <translation>Meldest du vor der nächsten Karte ein Paar?</translation>
    </message>
    <message>
        <source>Do you announce anything before the next card?</source>
        <translation>Sagst du vor der nächsten Karte etwas an?</translation>
    </message>
    <message>
        <source>Do you declare or announce anything before the next card?</source>
        <translation>Meldest du vor der nächsten Karte etwas, oder sagst du etwas an?</translation>
    </message>
    <message>
        <source>{asked} You may declare first.</source>
        <translation>{asked} Vorher kannst du melden.</translation>
    </message>
    <message>
        <source>{asked} You may announce first.</source>
        <translation>{asked} Vorher kannst du etwas ansagen.</translation>
    </message>
    <message>
        <source>{asked} You may declare or announce first.</source>
        <translation>{asked} Vorher kannst du melden oder etwas ansagen.</translation>
    </message>
    <message>
        <source>The {points} that {player:nom} declared are void: {player:nom} won no trick.</source>
        <translation>Die {points} Punkte, die {player:nom} gemeldet {player:hast|hat}, verfallen: {player:nom} {player:hast|hat} keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>The {points} that {player:nom} declared are void: the side won no trick.</source>
        <translation>Die {points} Punkte, die {player:nom} gemeldet {player:hast|hat}, verfallen: Die Partei hat keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Wann gemeldet wird</translation>
    </message>
    <message>
        <source>{own} (the others {other})</source>
        <translation>{own} (die anderen {other})</translation>
    </message>
    <message>
        <source>So many points your side needs to win; declared pairs that count raise it.</source>
        <translation>So viele Punkte braucht deine Partei zum Gewinnen; gemeldete Paare, die zählen, heben es an.</translation>
    </message>
    <message>
        <source>{side:nom} {side:have|has|have} {total} points in all.</source>
        <translation>{side:nom} {side:hast|hat|habt|haben} insgesamt {total} Punkte.</translation>
    </message>
    <message>
        <source>{side:nom} {side:have|has|have} {total} points in all and {side:need|needs|need} {threshold}.</source>
        <translation>{side:nom} {side:hast|hat|habt|haben} insgesamt {total} Punkte, gebraucht {side:hast|hat|habt|haben} {side:du|er|ihr|sie} {threshold}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:call|calls} the {card}; {suit} are trumps.</source>
        <translation>{player:nom} {player:rufst|ruft} {card:acc}; {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{suit} become trumps, and whoever holds the {card} is your secret partner.</source>
        <translation>{suit} wird Trumpf, und wer {card:acc} hat, ist heimlich dein Partner.</translation>
    </message>
    <message>
        <source>{suit} become trumps. You hold the {card} yourself, so you play alone against three.</source>
        <translation>{suit} wird Trumpf. {card:acc} hast du selbst, also spielst du allein gegen drei.</translation>
    </message>
</context>
<context>
    <name>model.cardplay</name>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Du musst {suit} bekennen.</translation>
    </message>
    <message>
        <source>You must beat the {card}.</source>
        <translation>Du musst {card:acc} überstechen.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>Du musst einen Trumpf spielen.</translation>
    </message>
</context>
<context>
    <name>model.pad</name>
    <message>
        <source>{group}, {field}</source>
        <translation>{group}, {field}</translation>
    </message>
    <message>
        <source>{number} at “{what}”, where it goes from {least} to {most}.</source>
        <translation>{number} bei „{what}“; es geht dort von {least} bis {most}.</translation>
    </message>
    <message>
        <source>{number} at “{what}”, where it goes from {least} to {most} in steps of {step}.</source>
        <translation>{number} bei „{what}“; es geht dort von {least} bis {most} in Schritten von {step}.</translation>
    </message>
    <message>
        <source>Who gets or pays how much (pays: with a −)</source>
        <translation>Wer wie viel bekommt oder zahlt (wer zahlt, mit −)</translation>
    </message>
    <message>
        <source>What some get others must pay: together this makes {sum} instead of 0.</source>
        <translation>Was die einen bekommen, müssen die anderen zahlen: Zusammen sind das {sum} statt 0.</translation>
    </message>
    <message>
        <source>Entered as you reckoned it: this game does not tell the pad how it is settled.</source>
        <translation>Eingetragen, wie ihr abgerechnet habt: Dieses Spiel rechnet der Schreibblock nicht selbst ab.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>Was wurde gespielt?</translation>
    </message>
    <message>
        <source>Who played it?</source>
        <translation>Wer hat gespielt?</translation>
    </message>
    <message>
        <source>Who bid it?</source>
        <translation>Wer hat es angesagt?</translation>
    </message>
    <message>
        <source>Who held the called card?</source>
        <translation>Wer hatte die gerufene Karte?</translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation>Wie ging es aus?</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>zusammengeworfen</translation>
    </message>
    <message>
        <source>Did {player:nom} win a trick?</source>
        <translation>{player:Hast|Hat} {player:nom} einen Stich gemacht?</translation>
    </message>
    <message>
        <source>{partner:nom} held the called card and {partner:were|was} {player:your partner|the partner of ~}.</source>
        <translation>{partner:nom} {partner:hattest|hatte} die gerufene Karte und {partner:warst|war} {player:dein Partner|der Partner von ~}.</translation>
    </message>
    <message>
        <source>{player:nom} played alone against all the others.</source>
        <translation>{player:nom} {player:spieltest|spielte} allein gegen alle anderen.</translation>
    </message>
</context>
<context>
    <name>model.tarock</name>
    <message>
        <source>You must play a tarock.</source>
        <translation>Du musst ein Tarock spielen.</translation>
    </message>
    <message>
        <source>In this contract a suit card must be led.</source>
        <translation>In diesem Spiel muss eine Farbkarte ausgespielt werden.</translation>
    </message>
    <message>
        <source>The Pagat may be played only as the last tarock.</source>
        <translation>Der Pagat darf nur als letztes Tarock gespielt werden.</translation>
    </message>
    <message>
        <source>{count} card points</source>
        <translation>{count} Augen</translation>
    </message>
    <message>
        <source>{player:nom} bid it as forehand, and so {player:pay|pays} alone.</source>
        <translation>{player:nom} {player:hast|hat} es als Vorhand geboten und {player:zahlst|zahlt} daher allein.</translation>
    </message>
    <message>
        <source>Whoever has the most card points pays: {players:nom}.</source>
        <translation>Wer die meisten Augen hat, zahlt: {players:nom}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:have|has} {count} or more, and so {player:pay|pays} alone.</source>
        <translation>{player:nom} {player:hast|hat} {count} oder mehr und {player:zahlst|zahlt} daher allein.</translation>
    </message>
    <message>
        <source>Those with the most card points pay those with the fewest.</source>
        <translation>Die mit den meisten Augen zahlen denen mit den wenigsten.</translation>
    </message>
    <message>
        <source>Card points taken</source>
        <translation>Augen in den Stichen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card point(s)</source>
        <translation>
            <numerusform>%Ln Auge</numerusform>
            <numerusform>%Ln Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} won</source>
        <translation>{contract} gewonnen</translation>
    </message>
    <message>
        <source>{contract} lost</source>
        <translation>{contract} verloren</translation>
    </message>
    <message>
        <source>{declarer:nom} called the {card}; {partner:nom} {partner:were|was} the partner.</source>
        <translation>{declarer:nom} {declarer:hast|hat} {card:acc} gerufen; {partner:nom} {partner:warst|war} der Partner.</translation>
    </message>
    <message>
        <source>{bonus} and {other} do not go together: the {card} would be with both sides.</source>
        <translation>{bonus} und {other} passen nicht zusammen, denn {card:nom} wäre bei beiden Parteien.</translation>
    </message>
    <message>
        <source>{bonus} and {other} do not go together: the {card} would fall in two tricks.</source>
        <translation>{bonus} und {other} passen nicht zusammen, denn {card:nom} fiele in zwei Stichen.</translation>
    </message>
    <message>
        <source>{bonus} and {other} do not go together: both would be decided in trick {number}.</source>
        <translation>{bonus} und {other} passen nicht zusammen, denn beide würden im {number}. Stich entschieden.</translation>
    </message>
    <message>
        <source>{bonus} cannot be lost where the same player wins every trick.</source>
        <translation>{bonus} kann nicht verloren sein, wenn derselbe Spieler jeden Stich macht.</translation>
    </message>
    <message>
        <source>{bonus} does not go with a Valat of the other side.</source>
        <translation>{bonus} passt nicht zu einem Valat der anderen Partei.</translation>
    </message>
    <message>
        <source>announced by</source>
        <translation>angesagt von</translation>
    </message>
    <message>
        <source>announced by the declarer&apos;s side</source>
        <translation>angesagt von der Spielerpartei</translation>
    </message>
    <message>
        <source>announced by the others</source>
        <translation>angesagt von den Gegnern</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemandem</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>no Kontra</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>made by</source>
        <translation>gemacht von</translation>
    </message>
    <message>
        <source>neither side</source>
        <translation>niemandem</translation>
    </message>
    <message>
        <source>the declarer&apos;s side</source>
        <translation>der Spielerpartei</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>den Gegnern</translation>
    </message>
    <message>
        <source>the declarer&apos;s side lost it in its trick</source>
        <translation>im Stich der Spielerpartei verloren</translation>
    </message>
    <message>
        <source>the others lost it in its trick</source>
        <translation>im Stich den Gegnern verloren</translation>
    </message>
    <message>
        <source>the others took the card in that trick</source>
        <translation>die Gegner haben die Karte in diesem Stich bekommen</translation>
    </message>
    <message>
        <source>who lost the {card}</source>
        <translation>wer {card:acc} verlor</translation>
    </message>
    <message>
        <source>who caught it</source>
        <translation>wer die Karte fing</translation>
    </message>
    <message>
        <source>Announced by {player:acc}</source>
        <translation>Angesagt von {player:dat}</translation>
    </message>
    <message>
        <source>Made unannounced by {players:acc}</source>
        <translation>Ohne Ansage gemacht von {players:dat}</translation>
    </message>
    <message>
        <source>Lost in its trick by {players:acc}</source>
        <translation>Im eigenen Stich verloren: {players:nom}</translation>
    </message>
    <message>
        <source>Taken in its trick by {players:acc}</source>
        <translation>In seinem Stich genommen von {players:dat}</translation>
    </message>
    <message>
        <source>Announcements and Kontra</source>
        <translation>Ansagen und Kontra</translation>
    </message>
    <message>
        <source>Cards that were caught</source>
        <translation>Gefangene Karten</translation>
    </message>
    <message>
        <source>By what else was entered the declarer&apos;s side made this: {bonus}.</source>
        <translation>Nach allem anderen, was eingetragen ist, hat die Spielerpartei das gemacht: {bonus}.</translation>
    </message>
    <message>
        <source>By what else was entered the others made this: {bonus}.</source>
        <translation>Nach allem anderen, was eingetragen ist, haben die Gegner das gemacht: {bonus}.</translation>
    </message>
    <message>
        <source>The bonuses entered for the declarer&apos;s side take more card points than it has.</source>
        <translation>Für die eingetragenen Prämien bräuchte die Spielerpartei mehr Augen, als sie hat.</translation>
    </message>
    <message>
        <source>The bonuses entered for the others take more card points than they have.</source>
        <translation>Für die eingetragenen Prämien bräuchten die Gegner mehr Augen, als sie haben.</translation>
    </message>
    <message>
        <source>After a Valat of the other side these card points cannot be.</source>
        <translation>Nach einem Valat der anderen Partei können das nicht die Augen sein.</translation>
    </message>
    <message>
        <source>enter card points</source>
        <translation>Augen eintragen</translation>
    </message>
    <message>
        <source>{declarer:nom} played a {contract} alone and {declarer:pay or get|pays or gets} every amount {count} times.</source>
        <translation>{declarer:nom} {declarer:hast|hat} {contract:einen} allein gespielt und {declarer:zahlst oder bekommst|zahlt oder bekommt} jeden Betrag {count}-mal.</translation>
    </message>
    <message>
        <source>{bonus}, announced by {player:acc} and made</source>
        <translation>{bonus}, angesagt von {player:dat} und gewonnen</translation>
    </message>
    <message>
        <source>{bonus}, announced by {player:acc} and missed</source>
        <translation>{bonus}, angesagt von {player:dat} und verloren</translation>
    </message>
    <message>
        <source>{line}: {product}</source>
        <translation>{line}: {product}</translation>
    </message>
    <message>
        <source>{product} × {factor} ({reason})</source>
        <translation>{product} × {factor} ({reason})</translation>
    </message>
    <message>
        <source>double round</source>
        <translation>Doppelrunde</translation>
    </message>
    <message>
        <source>A double round is running: everything counts ×{factor}.</source>
        <translation>Es läuft eine Doppelrunde: Alles zählt ×{factor}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel[n]</translation>
    </message>
    <message>
        <source>The cards were thrown in; the same dealer deals again.</source>
        <translation>Die Karten wurden zusammengeworfen; derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>All card points together must be {all}; these are {sum}.</source>
        <translation>Alle Augen zusammen müssen {all} sein; das sind {sum}.</translation>
    </message>
    <message>
        <source>Somebody must have won a trick.</source>
        <translation>Jemand muss einen Stich gemacht haben.</translation>
    </message>
    <message>
        <source>{level}!</source>
        <translation>{level}!</translation>
    </message>
    <message>
        <source>{level} to {owner}!</source>
        <translation>{level} gegen {owner}!</translation>
    </message>
    <message>
        <source>{level} to the game: ×{factor}</source>
        <translation>{level} zum Spiel: ×{factor}</translation>
    </message>
    <message>
        <source>{level} to {item}: ×{factor}</source>
        <translation>{level} {item:zum}: ×{factor}</translation>
    </message>
    <message>
        <source>{level} to {item} of {owner}: ×{factor}</source>
        <translation>{level} {item:zum} von {owner:dat}: ×{factor}</translation>
    </message>
    <message>
        <source>{level} to {owner}: ×{factor}</source>
        <translation>{level} gegen {owner:acc}: ×{factor}</translation>
    </message>
    <message>
        <source>It then counts {value} instead of {before}, for you or against you.</source>
        <translation>Zählt dann {value} statt {before}, für dich oder gegen dich.</translation>
    </message>
    <message>
        <source>(knocks)</source>
        <translation>(klopft)</translation>
    </message>
    <message>
        <source>Stack {stack}.</source>
        <translation>Paket {stack}.</translation>
    </message>
    <message>
        <source>I throw in.</source>
        <translation>Ich werfe zusammen.</translation>
    </message>
    <message>
        <source>Instead of cutting: four stacks are laid out to choose from.</source>
        <translation>Statt abzuheben: Vier Pakete werden aufgelegt, und jeder sucht sich eines aus.</translation>
    </message>
    <message>
        <source>The hand is not played and nothing is paid.</source>
        <translation>Das Blatt wird nicht gespielt, und gezahlt wird nichts.</translation>
    </message>
    <message>
        <source>Do you knock instead of cutting?</source>
        <translation>Klopfst du, statt abzuheben?</translation>
    </message>
    <message>
        <source>Which stack do you choose?</source>
        <translation>Welches Paket nimmst du?</translation>
    </message>
    <message>
        <source>Do you throw this hand in?</source>
        <translation>Wirfst du mit diesem Blatt zusammen?</translation>
    </message>
    <message>
        <source>You hold no tarock: throw this hand in.</source>
        <translation>Du hast kein Tarock: Wirf zusammen.</translation>
    </message>
    <message>
        <source>Do you announce or raise anything?</source>
        <translation>Sagst du etwas an, oder kontrierst du?</translation>
    </message>
    <message>
        <source>Do you announce anything, or say {level}?</source>
        <translation>Sagst du etwas an, oder sagst du {level}?</translation>
    </message>
    <message>
        <source>Do you raise anything?</source>
        <translation>Kontrierst du etwas?</translation>
    </message>
    <message>
        <source>Do you say {level}?</source>
        <translation>Sagst du {level}?</translation>
    </message>
    <message>
        <source>Do you say anything else in this turn?</source>
        <translation>Sagst du in dieser Runde noch etwas?</translation>
    </message>
    <message>
        <source>There is nothing that you could say.</source>
        <translation>Du kannst nichts sagen.</translation>
    </message>
    <message>
        <source>Double round</source>
        <translation>Doppelrunde</translation>
    </message>
    <message>
        <source>everything ×{factor}, deals left: {count}</source>
        <translation>alles ×{factor}, Spiele noch: {count}</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Augen: {points}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>Trull</source>
        <translation>Trull</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>{level} to the {bonus}!</source>
        <translation>{level} auf {bonus:acc}!</translation>
    </message>
    <message>
        <source>{level} to the {bonus} of {owner}!</source>
        <translation>{level} auf {bonus:acc} von {owner}!</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} {level} to the game.</source>
        <translation>{player:nom} {player:sagst|sagt} {level} zum Spiel.</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} {level} to the {bonus}.</source>
        <translation>{player:nom} {player:sagst|sagt} {level} {bonus:zum}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} {level} to the {bonus} of {owner}.</source>
        <translation>{player:nom} {player:sagst|sagt} {level} {bonus:zum} von {owner:dat}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:say|says} {level} to {owner:acc}.</source>
        <translation>{player:nom} {player:sagst|sagt} {level} gegen {owner:acc}.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>The {card} is announced for trick {number}.</source>
        <translation>{card:nom} ist für den {number}. Stich angesagt.</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Forehand: is the first to speak, and as a rule leads to the first trick.</source>
        <translation>Vorhand: redet als Erste und spielt meist zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Declarer: plays the contract, alone or with a partner.</source>
        <translation>Spieler: spielt das Spiel, allein oder mit einem Partner.</translation>
    </message>
    <message>
        <source>Partner: wins or loses together with the declarer.</source>
        <translation>Partner: gewinnt oder verliert mit dem Spieler.</translation>
    </message>
    <message>
        <source>Dc</source>
        <translation>S</translation>
    </message>
    <message>
        <source>A hand without tarock must be thrown in first.</source>
        <translation>Mit einem Blatt ohne Tarock muss zuerst zusammengeworfen werden.</translation>
    </message>
    <message>
        <source>{player} may not throw this hand in.</source>
        <translation>{player} darf mit diesem Blatt nicht zusammenwerfen.</translation>
    </message>
    <message>
        <source>Only a stack that nobody has taken can be chosen.</source>
        <translation>Nur ein Paket, das noch niemand hat, kann gewählt werden.</translation>
    </message>
    <message>
        <source>The {card} is announced and must be kept for trick {number}.</source>
        <translation>{card:nom} ist angesagt und muss bis zum {number}. Stich in der Hand bleiben.</translation>
    </message>
    <message>
        <source>Of the announced cards the {card} must be given up first.</source>
        <translation>Von den angesagten Karten musst du zuerst {card:acc} hergeben.</translation>
    </message>
    <message>
        <source>The {card} is announced for this trick and must be played.</source>
        <translation>{card:nom} ist für diesen Stich angesagt und muss gespielt werden.</translation>
    </message>
    <message>
        <source>{bonus}, silent, for {receivers:acc}</source>
        <translation>{bonus}, still, für {receivers:acc}</translation>
    </message>
    <message>
        <source>{bonus}, for {receivers:acc}</source>
        <translation>{bonus}, für {receivers:acc}</translation>
    </message>
    <message>
        <source>{player:nom} threw the cards in; nothing is paid and the same dealer deals.</source>
        <translation>{player:nom} {player:hast|hat} zusammengeworfen; gezahlt wird nichts, und derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>{bonus}, silent: {payers:nom} lost it</source>
        <translation>{bonus}, still: {payers:nom} {payers:hast|hat|habt|haben} verloren</translation>
    </message>
    <message>
        <source>The Pagat beats Sküs and Mond here, and must be played.</source>
        <translation>Der Pagat sticht hier Sküs und Mond und muss gespielt werden.</translation>
    </message>
    <message>
        <source>With {count} or more the loser pays double.</source>
        <translation>Mit {count} oder mehr zahlt der Verlierer doppelt.</translation>
    </message>
    <message>
        <source>{player:nom} bid it as forehand, and so {player:pay|pays} double, and alone.</source>
        <translation>{player:nom} {player:hast|hat} es als Vorhand geboten und {player:zahlst|zahlt} daher allein und doppelt.</translation>
    </message>
    <message>
        <source>Only those who took no trick receive anything.</source>
        <translation>Nur wer keinen Stich gemacht hat, bekommt etwas.</translation>
    </message>
    <message>
        <source>All the others pay whoever took no trick.</source>
        <translation>Alle anderen zahlen dem, der keinen Stich gemacht hat.</translation>
    </message>
    <message>
        <source>In all {total}, rounded up to {raised} so that it can be shared equally.</source>
        <translation>Zusammen {total}, aufgerundet auf {raised}, damit es sich gleich teilen lässt.</translation>
    </message>
    <message>
        <source>✗ against {player:acc}</source>
        <translation>✗ gegen {player:acc}</translation>
    </message>
    <message>
        <source>✓ for {player:acc}</source>
        <translation>✓ für {player:acc}</translation>
    </message>
    <message>
        <source>The {card}!</source>
        <translation>{card:nom}!</translation>
    </message>
    <message>
        <source>{bonus}!</source>
        <translation>{bonus}!</translation>
    </message>
    <message>
        <source>{player:nom} {player:announce|announces} {bonus}.</source>
        <translation>{player:nom} {player:sagst|sagt} {bonus:acc} an.</translation>
    </message>
    <message>
        <source>{bonus} ({value})</source>
        <translation>{bonus} ({value})</translation>
    </message>
    <message>
        <source>Throwing in is possible only before the first word.</source>
        <translation>Zusammenwerfen geht nur vor dem ersten Wort.</translation>
    </message>
    <message>
        <source>Your turn ends; while others speak you may speak again.</source>
        <translation>Du bist fertig; solange andere sprechen, kommst du wieder dran.</translation>
    </message>
    <message>
        <source>Win as few card points as you can.</source>
        <translation>Mach möglichst wenig Augen.</translation>
    </message>
    <message>
        <source>{player:nom} {player:bid|bids} {contract}.</source>
        <translation>{player:nom} {player:bietest|bietet} {contract:einen}.</translation>
    </message>
</context>
<context>
    <name>ui.cards</name>
    <message>
        <source>Spring: a young woman in a garden, with flowers on her straw hat and a basket full of them on her arm. The four aces of this pack are the seasons.</source>
        <translation>Frühling: eine junge Frau im Garten, Blumen auf dem Strohhut und einen Korb voll am Arm. Die vier Asse dieses Blattes sind die Jahreszeiten.</translation>
    </message>
    <message>
        <source>Summer: a reaper with raised sickle and a sheaf of corn under her arm, before a ripe field.</source>
        <translation>Sommer: eine Schnitterin mit erhobener Sichel und einer Garbe unter dem Arm vor dem reifen Feld.</translation>
    </message>
    <message>
        <source>Autumn: the grapes are brought in. One empties his basket into the great tub, in which another stamps them with a stick.</source>
        <translation>Herbst: die Weinlese. Einer leert die Butte in den großen Bottich, ein anderer stampft darin die Trauben.</translation>
    </message>
    <message>
        <source>Winter: an old woman walks through the snow with a stick and a bundle of firewood on her back.</source>
        <translation>Winter: eine alte Frau geht am Stock durch den Schnee, ein Bündel Brennholz auf dem Rücken.</translation>
    </message>
    <message>
        <source>The King of hearts on a white horse with green reins, in a red cloak with a golden border. The Kings have no names; they ride, and only they.</source>
        <translation>Der Herzkönig auf einem Schimmel mit grünem Zügel, im roten Mantel mit goldenem Saum. Die Könige haben keine Namen; sie reiten, und nur sie.</translation>
    </message>
    <message>
        <source>The King of bells on a brown horse with a golden breast strap; his coat is green, his cape edged with fur.</source>
        <translation>Der Schellenkönig auf einem Braunen mit goldenem Brustriemen; der Rock ist grün, der Umhang mit Pelz besetzt.</translation>
    </message>
    <message>
        <source>The King of leaves on a grey horse, in a blue cloak edged with ermine.</source>
        <translation>Der Laubkönig auf einem Grauschimmel, im blauen Mantel mit Hermelinrand.</translation>
    </message>
    <message>
        <source>The King of acorns on a fawn horse with a light-blue rein, in red with a wide ermine cape and a golden chain.</source>
        <translation>Der Eichelkönig auf einem Falben mit hellblauem Zügel, in Rot mit breitem Hermelinkragen und goldener Kette.</translation>
    </message>
    <message>
        <source>Wilhelm Tell, the marksman, with his crossbow. The second bolt in his hand was meant for Gessler, had the first one hit his son instead of the apple.</source>
        <translation>Wilhelm Tell, der Schütze, mit der Armbrust. Der zweite Pfeil in seiner Hand war Gessler zugedacht, hätte der erste statt des Apfels seinen Sohn getroffen.</translation>
    </message>
    <message>
        <source>Ulrich Rudenz, the young nobleman, in a red cloak lined with green. He served the Habsburgs, but in the end sides with his people.</source>
        <translation>Ulrich Rudenz, der junge Edelmann, im grün gefütterten roten Mantel. Er dient den Habsburgern und schlägt sich am Ende auf die Seite der Seinen.</translation>
    </message>
    <message>
        <source>Hermann Gessler, the bailiff, with a hooded falcon on his glove. He made people greet his hat on a pole and made Tell shoot at the apple.</source>
        <translation>Hermann Gessler, der Landvogt, einen verkappten Falken auf dem Handschuh. Er ließ seinen Hut auf der Stange grüßen und zwang Tell zum Apfelschuss.</translation>
    </message>
    <message>
        <source>Stüssi, the field-warden, a young hunter with spear and bow. He comes by when Gessler rides into the hollow lane.</source>
        <translation>Stüssi der Flurschütz, ein junger Jäger mit Spieß und Bogen. Er kommt des Weges, als Gessler in die hohle Gasse reitet.</translation>
    </message>
    <message>
        <source>Rudolf Harras, Gessler’s master of horse, in helmet and armour, one hand on his sword.</source>
        <translation>Rudolf Harras, Gesslers Stallmeister, in Helm und Harnisch, eine Hand am Schwert.</translation>
    </message>
    <message>
        <source>Walther Fürst, Tell’s father-in-law, a calm old man with folded arms. The three who swear to free the land meet at his house.</source>
        <translation>Walther Fürst, Tells Schwiegervater, ein ruhiger Alter mit verschränkten Armen. Bei ihm treffen sich die drei, die das Land befreien wollen.</translation>
    </message>
    <message>
        <source>Kuoni, the herdsman, in a red skull-cap, with his horn at his side and a staff. He watches on the shore while Tell rows through the storm.</source>
        <translation>Kuoni der Hirt im roten Käppchen, das Horn an der Seite, den Stab in der Hand. Er steht am Ufer, während Tell durch den Sturm rudert.</translation>
    </message>
    <message>
        <source>Itel Reding, who presides over the oath on the Rütli: an old man with a white beard, his hands clasped above the sword.</source>
        <translation>Itel Reding, der beim Schwur auf dem Rütli den Vorsitz führt: ein Alter mit weißem Bart, die Hände über dem Schwert gefaltet.</translation>
    </message>
    <message>
        <source>Ten hearts and a castle with two towers: Zwing-Uri, which Gessler has built to keep the people down.</source>
        <translation>Zehn Herzen und eine Burg mit zwei Türmen: Zwing-Uri, das Gessler bauen lässt, um das Volk niederzuhalten.</translation>
    </message>
    <message>
        <source>Nine hearts and an imperial castle with a round tower.</source>
        <translation>Neun Herzen und eine kaiserliche Burg mit rundem Turm.</translation>
    </message>
    <message>
        <source>Eight hearts: Tell alone in the rowing boat on the lake, free again.</source>
        <translation>Acht Herzen: Tell allein im Ruderboot auf dem See, wieder frei.</translation>
    </message>
    <message>
        <source>Seven hearts: Gessler, hit by Tell’s arrow, flings up his arm on the galloping horse.</source>
        <translation>Sieben Herzen: Gessler, von Tells Pfeil getroffen, reißt auf dem galoppierenden Pferd den Arm hoch.</translation>
    </message>
    <message>
        <source>Ten bells and a farmhouse with a steep roof: Tell’s house.</source>
        <translation>Zehn Schellen und ein Bauernhaus mit steilem Dach: Tells Haus.</translation>
    </message>
    <message>
        <source>Nine bells and Gessler’s hat on the pole, which everybody has to greet.</source>
        <translation>Neun Schellen und Gesslers Hut auf der Stange, den alle grüßen müssen.</translation>
    </message>
    <message>
        <source>Eight bells: Tell takes leave of his wife, his boy clings to him.</source>
        <translation>Acht Schellen: Tell nimmt Abschied von seiner Frau, der Bub klammert sich an ihn.</translation>
    </message>
    <message>
        <source>Seven bells and the crossbow with the apple that the arrow has pierced.</source>
        <translation>Sieben Schellen und die Armbrust mit dem vom Pfeil durchbohrten Apfel.</translation>
    </message>
    <message>
        <source>Ten leaves on their stalk.</source>
        <translation>Zehn Blätter an ihrem Stängel.</translation>
    </message>
    <message>
        <source>Nine leaves on their stalk.</source>
        <translation>Neun Blätter an ihrem Stängel.</translation>
    </message>
    <message>
        <source>Eight leaves, and the tower at Küssnacht into which Tell is to be thrown.</source>
        <translation>Acht Blätter und der Turm in Küssnacht, in den Tell geworfen werden soll.</translation>
    </message>
    <message>
        <source>Seven leaves, and a cottage with a red roof by the lake.</source>
        <translation>Sieben Blätter und ein Häuschen mit rotem Dach am See.</translation>
    </message>
    <message>
        <source>Ten acorns on their stalk.</source>
        <translation>Zehn Eicheln an ihrem Stängel.</translation>
    </message>
    <message>
        <source>Nine acorns on their stalk.</source>
        <translation>Neun Eicheln an ihrem Stängel.</translation>
    </message>
    <message>
        <source>Eight acorns, and the lake with its mountains and a tower.</source>
        <translation>Acht Eicheln und der See mit seinen Bergen und einem Turm.</translation>
    </message>
    <message>
        <source>Seven acorns, and a bridge over a bend of the river.</source>
        <translation>Sieben Eicheln und eine Brücke über die Schleife eines Flusses.</translation>
    </message>
    <message>
        <source>The King of hearts in a lace-edged blue mantle; the paper in his raised hand is a scroll, spread like a fan.</source>
        <translation>Der Herzkönig im blauen Mantel mit Spitzensaum; das Papier in der erhobenen Hand ist eine Schriftrolle, gebreitet wie ein Fächer.</translation>
    </message>
    <message>
        <source>The King of diamonds in ermine and red; his long sceptre joins the other half of the card.</source>
        <translation>Der Karokönig in Hermelin und Rot; sein langes Zepter verbindet ihn mit der anderen Hälfte der Karte.</translation>
    </message>
    <message>
        <source>The King of spades, red and blue under crossed pale bands, with a sceptre that ends in a golden flower.</source>
        <translation>Der Pikkönig in Rot und Blau unter gekreuzten hellen Bändern, sein Zepter endet in einer goldenen Blume.</translation>
    </message>
    <message>
        <source>The King of clubs in a red mantle with blue lattice; his sceptre has the point of a spear.</source>
        <translation>Der Treffkönig im roten Mantel mit blauem Gitterwerk; sein Zepter hat die Spitze eines Speers.</translation>
    </message>
    <message>
        <source>The Queen of diamonds in profile under a tall veiled hat; she smells a rose.</source>
        <translation>Die Karodame im Profil unter hohem Hut mit Schleier; sie riecht an einer Rose.</translation>
    </message>
    <message>
        <source>The Queen of clubs in profile, with a striped hood and large ermine sleeves; she points, and carries nothing.</source>
        <translation>Die Treffdame im Profil mit gestreifter Haube und großen Hermelinärmeln; sie zeigt mit der Hand und trägt nichts.</translation>
    </message>
    <message>
        <source>The Jack of hearts with a sword and a lance from which a yellow pennant curls.</source>
        <translation>Der Herzbube mit Schwert und Lanze, an der sich ein gelber Wimpel ringelt.</translation>
    </message>
    <message>
        <source>The Queen of hearts with a clover sprig in one hand; with the other she draws the long tail of her hat to her.</source>
        <translation>Die Herzdame mit einem Kleezweig in der einen Hand; mit der anderen zieht sie das lange Tuch ihres Hutes an sich.</translation>
    </message>
    <message>
        <source>The Queen of spades with black braids draws her ermine mantle round her and holds a bunch of bell-flowers.</source>
        <translation>Die Pikdame mit schwarzen Zöpfen zieht den Hermelinmantel um sich und hält einen Strauß Glockenblumen.</translation>
    </message>
    <message>
        <source>The Jack of diamonds in a puffed blue coat, a halberd upright beside him, one hand on the hilt of his sword.</source>
        <translation>Der Karobube im gepufften blauen Rock, die Hellebarde aufrecht neben sich, eine Hand am Schwertgriff.</translation>
    </message>
    <message>
        <source>The Jack of spades in a red cap; his long halberd passes behind his neck.</source>
        <translation>Der Pikbube mit roter Kappe; die lange Hellebarde läuft hinter seinem Nacken vorbei.</translation>
    </message>
    <message>
        <source>The Jack of clubs in profile, with a dark red cape and a feathered staff held slantwise like an arrow.</source>
        <translation>Der Treffbube im Profil mit dunkelroter Pelerine, einen gefiederten Stab schräg wie einen Pfeil in der Hand.</translation>
    </message>
    <message>
        <source>The Pagat, the smallest tarock and one of the three great ones. Columbine dances with a tambourine; on the other end Harlequin beats an instrument that hangs from a strap.</source>
        <translation>Der Pagat, kleinstes Tarock und eines der drei Trullstücke. Kolombine tanzt mit dem Tamburin; am anderen Ende schlägt Harlekin ein umgehängtes Instrument.</translation>
    </message>
    <message>
        <source>The Uhu: a crowned eagle with sword and sceptre, on the rock with the motto that has given the pack its name. On the other end a pedlar shows a shawl.</source>
        <translation>Der Uhu: ein gekrönter Adler mit Schwert und Zepter auf dem Felsen mit dem Spruch, nach dem das Blatt heißt. Am anderen Ende zeigt ein Händler einen Schal.</translation>
    </message>
    <message>
        <source>The Kakadu: a soldier with a sheaf on his shoulder talks to a girl. On the other end a Highlander in his plaid points out the way.</source>
        <translation>Der Kakadu: ein Soldat mit einer Garbe auf der Schulter spricht mit einem Mädchen. Am anderen Ende weist ein Hochländer im Plaid den Weg.</translation>
    </message>
    <message>
        <source>The Quapil: a young man kneels with a gift at a cottage door. On the other end a girl on tiptoe kisses a marble Cupid.</source>
        <translation>Der Quapil: ein junger Mann kniet mit einem Geschenk vor der Tür eines Häuschens. Am anderen Ende küsst ein Mädchen auf Zehenspitzen einen marmornen Amor.</translation>
    </message>
    <message>
        <source>A huntsman hides a surprise behind his back from a girl with a distaff. On the other end a couple embraces on a bench in the parlour.</source>
        <translation>Ein Jäger verbirgt vor einem Mädchen am Spinnrocken eine Überraschung hinter dem Rücken. Am anderen Ende umarmt sich ein Paar auf der Stubenbank.</translation>
    </message>
    <message>
        <source>A mother with her child and a goat. On the other end two women walk arm in arm under a great tree, and a lad waves his hat.</source>
        <translation>Eine Mutter mit Kind und Ziege. Am anderen Ende gehen zwei Frauen Arm in Arm unter einem großen Baum, und ein Bursch schwenkt den Hut.</translation>
    </message>
    <message>
        <source>At the well a traveller lifts his hat to a girl who draws water. On the other end a lad has caught a fish.</source>
        <translation>Am Brunnen lüftet ein Wanderer den Hut vor einem Mädchen, das Wasser schöpft. Am anderen Ende hat ein Bursch einen Fisch an der Angel.</translation>
    </message>
    <message>
        <source>A girl with a back-basket feeds a young goat. On the other end a mother by the house steps plays with the child in its basket.</source>
        <translation>Ein Mädchen mit der Kraxe füttert eine junge Ziege. Am anderen Ende spielt eine Mutter vor der Haustreppe mit dem Kind im Korb.</translation>
    </message>
    <message>
        <source>A couple rests at the edge of the field beside a tub of herbs. On the other end a lad climbs to a balcony for a kiss.</source>
        <translation>Ein Paar rastet am Feldrand neben einem Schaff voll Kräuter. Am anderen Ende steigt ein Bursch für einen Kuss auf den Balkon.</translation>
    </message>
    <message>
        <source>A shepherdess with flowers in her lap, and two young animals that come to her. On the other end a sailor walks along the harbour.</source>
        <translation>Eine Hirtin mit Blumen im Schoß, zu der zwei junge Tiere kommen. Am anderen Ende geht ein Matrose durch den Hafen.</translation>
    </message>
    <message>
        <source>In the inn: a tired man with a glass, and the hostess, hand on hip. On the other end two rest beside their white donkey.</source>
        <translation>Im Wirtshaus: ein müder Mann mit seinem Glas und die Wirtin, die Hand in der Hüfte. Am anderen Ende rasten zwei neben ihrem weißen Esel.</translation>
    </message>
    <message>
        <source>A smoker at the garden table is scolded by a woman with a sickle. On the other end a couple goes for a walk.</source>
        <translation>Ein Raucher am Gartentisch wird von einer Frau mit Sichel gescholten. Am anderen Ende geht ein Paar spazieren.</translation>
    </message>
    <message>
        <source>A mother at the spinning-wheel with her baby and two children. On the other end a girl with a reel strides along, a little dog beside her.</source>
        <translation>Eine Mutter am Spinnrad mit Säugling und zwei Kindern. Am anderen Ende schreitet ein Mädchen mit der Haspel dahin, ein Hündchen läuft mit.</translation>
    </message>
    <message>
        <source>Lovers on a bank under trees. On the other end a Greek with a long gun sits by the water among palms.</source>
        <translation>Ein Liebespaar auf der Bank unter Bäumen. Am anderen Ende sitzt ein Grieche mit langer Flinte unter Palmen am Wasser.</translation>
    </message>
    <message>
        <source>A boy plays the flute, and a mother lifts up her child to listen. On the other end two kiss on the road.</source>
        <translation>Ein Knabe spielt Flöte, eine Mutter hebt ihr Kind hoch, damit es lauscht. Am anderen Ende küssen sich zwei auf der Straße.</translation>
    </message>
    <message>
        <source>A man bends to a girl on the path by the water-trough. On the other end an old woman before her tent reads a palm.</source>
        <translation>Ein Mann neigt sich auf dem Weg beim Brunnentrog zu einem Mädchen. Am anderen Ende liest eine Alte vor ihrem Zelt aus der Hand.</translation>
    </message>
    <message>
        <source>A young man plays the zither, and a woman leans on his shoulder. On the other end a lady is rowed over the lake.</source>
        <translation>Ein junger Mann spielt Zither, eine Frau lehnt an seiner Schulter. Am anderen Ende wird eine Dame über den See gerudert.</translation>
    </message>
    <message>
        <source>A washerwoman kneels at the water, and a man in a fez speaks to her. On the other end a page holds the yarn that a lady winds.</source>
        <translation>Eine Wäscherin kniet am Wasser, ein Mann im Fes spricht sie an. Am anderen Ende hält ein Page das Garn, das eine Dame aufwickelt.</translation>
    </message>
    <message>
        <source>Two women with a playing child on a terrace. On the other end a pasha smokes his long pipe, and a servant brings a tray.</source>
        <translation>Zwei Frauen mit einem spielenden Kind auf einer Terrasse. Am anderen Ende raucht ein Pascha die lange Pfeife, ein Diener bringt ein Tablett.</translation>
    </message>
    <message>
        <source>The Zwanziger: a noble couple on the balcony, a lapdog on her knees and a rose on the floor. On the other end a huntsman visits a dairymaid on the alp.</source>
        <translation>Der Zwanziger: ein vornehmes Paar auf dem Balkon, sie mit Schoßhündchen, auf dem Boden eine Rose. Am anderen Ende besucht ein Jäger die Sennerin auf der Alm.</translation>
    </message>
    <message>
        <source>The Mond: the Sultan on his cushions, to whom a woman brings coffee, under a crescent moon with a face. On the other end a lady with a parrot.</source>
        <translation>Der Mond: der Sultan auf seinen Polstern, dem eine Frau Kaffee reicht, unter einer Mondsichel mit Gesicht. Am anderen Ende eine Dame mit Papagei.</translation>
    </message>
    <message>
        <source>The Sküs, the highest of all: Harlequin with cap and bells and a great ruff. On his golden hat, held like a dish, a second, tiny Harlequin dances.</source>
        <translation>Der Sküs, der höchste von allen: Harlekin mit Schellenkappe und großer Halskrause. Auf seinem goldenen Hut, den er wie eine Schale hält, tanzt ein zweiter, winziger Harlekin.</translation>
    </message>
    <message>
        <source>The King of hearts under the imperial crown, with sceptre and orb.</source>
        <translation>Der Herzkönig unter der Kaiserkrone, mit Zepter und Reichsapfel.</translation>
    </message>
    <message>
        <source>The King of diamonds with a long beard, in ermine; sceptre in one hand, the hilt of his sword in the other.</source>
        <translation>Der Karokönig mit langem Bart im Hermelin, das Zepter in der einen, den Schwertgriff in der anderen Hand.</translation>
    </message>
    <message>
        <source>The King of spades, a ruler of the East: a crown on his turban and a heavy golden mace.</source>
        <translation>Der Pikkönig, ein Herrscher des Ostens: eine Krone auf dem Turban und ein schwerer goldener Streitkolben.</translation>
    </message>
    <message>
        <source>The King of clubs in a green mantle with golden discs, his tall sceptre ending in a cross.</source>
        <translation>Der Treffkönig im grünen Mantel mit goldenen Scheiben, das hohe Zepter mit einem Kreuz an der Spitze.</translation>
    </message>
    <message>
        <source>The Queen of hearts, like a bride with her veil, and a garland of roses across her body.</source>
        <translation>Die Herzdame, mit Schleier wie eine Braut, eine Girlande aus Rosen quer über dem Kleid.</translation>
    </message>
    <message>
        <source>The Queen of diamonds looks into a little mirror on the golden chain between her hands.</source>
        <translation>Die Karodame blickt in den kleinen Spiegel an der goldenen Kette zwischen ihren Händen.</translation>
    </message>
    <message>
        <source>The Queen of spades with auburn curls, a white plume and a rose.</source>
        <translation>Die Pikdame mit rotbraunen Locken, weißer Feder und einer Rose.</translation>
    </message>
    <message>
        <source>The Queen of clubs with diadem and veil; a short golden rod in one hand, a yellow rose in the other.</source>
        <translation>Die Treffdame mit Diadem und Schleier, ein kurzes goldenes Stäbchen in der einen, eine gelbe Rose in der anderen Hand.</translation>
    </message>
    <message>
        <source>The Cavalier of hearts on a fair, rearing horse, in a plumed blue hat, his straight sword upright.</source>
        <translation>Der Herzcavall auf einem hellen, steigenden Pferd, im blauen Federhut, den geraden Degen aufrecht.</translation>
    </message>
    <message>
        <source>The Cavalier of diamonds, a lancer with a square-topped cap, a dappled horse and a sabre.</source>
        <translation>Der Karocavall, ein Ulan mit eckiger Tschapka auf einem Apfelschimmel, den Säbel gezogen.</translation>
    </message>
    <message>
        <source>The Cavalier of spades, a hussar with fur cap, laced dolman and a curved sabre.</source>
        <translation>Der Pikcavall, ein Husar mit Pelzmütze, verschnürtem Dolman und krummem Säbel.</translation>
    </message>
    <message>
        <source>The Cavalier of clubs, a rider from the Orient with a turban and a sweeping scimitar.</source>
        <translation>Der Treffcavall, ein Reiter aus dem Orient mit Turban und weit geschwungenem Krummsäbel.</translation>
    </message>
    <message>
        <source>The Jack of hearts in a red striped beret, his halberd over the shoulder.</source>
        <translation>Der Herzbube im rot gestreiften Barett, die Hellebarde über der Schulter.</translation>
    </message>
    <message>
        <source>The Jack of diamonds in ancient armour, with a spiked club and a rectangular shield.</source>
        <translation>Der Karobube in antiker Rüstung, mit Stachelkeule und rechteckigem Schild.</translation>
    </message>
    <message>
        <source>The Jack of spades with fair curls, in a blue doublet, a halberd at his side.</source>
        <translation>Der Pikbube mit blonden Locken im blauen Wams, eine Hellebarde zur Seite.</translation>
    </message>
    <message>
        <source>The Jack of clubs in profile, in scale mail, with a spear and an oval shield.</source>
        <translation>Der Treffbube im Profil, im Schuppenpanzer, mit Spieß und ovalem Schild.</translation>
    </message>
    <message>
        <source>The innkeeper</source>
        <translation>Der Wirt</translation>
    </message>
    <message>
        <source>The teacher</source>
        <translation>Die Lehrerin</translation>
    </message>
    <message>
        <source>The hunter</source>
        <translation>Der Jäger</translation>
    </message>
    <message>
        <source>The girl with plaits</source>
        <translation>Das Mädchen mit den Zöpfen</translation>
    </message>
    <message>
        <source>The postman</source>
        <translation>Der Briefträger</translation>
    </message>
    <message>
        <source>The grandmother</source>
        <translation>Die Großmutter</translation>
    </message>
    <message>
        <source>The student</source>
        <translation>Der Student</translation>
    </message>
    <message>
        <source>The farmer’s wife</source>
        <translation>Die Bäuerin</translation>
    </message>
    <message>
        <source>The grandfather</source>
        <translation>Der Großvater</translation>
    </message>
    <message>
        <source>The singer</source>
        <translation>Die Sängerin</translation>
    </message>
    <message>
        <source>The gentleman with a top hat</source>
        <translation>Der Herr mit Zylinder</translation>
    </message>
    <message>
        <source>The lady with a feather</source>
        <translation>Die Dame mit der Feder</translation>
    </message>
    <message>
        <source>The chimney sweep</source>
        <translation>Der Rauchfangkehrer</translation>
    </message>
    <message>
        <source>The cook</source>
        <translation>Die Köchin</translation>
    </message>
</context>
<context>
    <name>ui.dialogs</name>
    <message>
        <source>About Kartenspiel</source>
        <translation>Über Kartenspiel</translation>
    </message>
    <message>
        <source>Version {version}. The program never looks for another one by itself; new versions are found at &lt;a href=&apos;{address}&apos;&gt;{address}&lt;/a&gt;.</source>
        <translation>Version {version}. Das Programm sucht nie von selbst nach einer neueren; die gibt es unter &lt;a href=&apos;{address}&apos;&gt;{address}&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The Austrian Rufen card games, played offline against computer players that see no more than you do.</source>
        <translation>Die österreichischen Rufspiele, offline gegen Computerspieler, die nicht mehr sehen als du.</translation>
    </message>
    <message>
        <source>The program is free software under the &lt;a href=&apos;https://opensource.org/license/mit&apos;&gt;MIT licence&lt;/a&gt;. It comes without any warranty.</source>
        <translation>Das Programm ist freie Software unter der &lt;a href=&apos;https://opensource.org/license/mit&apos;&gt;MIT-Lizenz&lt;/a&gt;. Es kommt ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>The cards are drawn for it and are under the licence &lt;a href=&apos;https://creativecommons.org/licenses/by/4.0/&apos;&gt;Creative Commons Attribution 4.0&lt;/a&gt;.</source>
        <translation>Die Karten sind eigens dafür gezeichnet und stehen unter der Lizenz &lt;a href=&apos;https://creativecommons.org/licenses/by/4.0/&apos;&gt;Creative Commons Namensnennung 4.0&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The window is made with &lt;a href=&apos;https://doc.qt.io/qt-6/licensing.html&apos;&gt;Qt {qt} and PySide6&lt;/a&gt;, under the GNU Lesser General Public License 3; you may replace them by versions of your own.</source>
        <translation>Das Fenster beruht auf &lt;a href=&apos;https://doc.qt.io/qt-6/licensing.html&apos;&gt;Qt {qt} und PySide6&lt;/a&gt; unter der GNU Lesser General Public License 3; du darfst sie durch eigene Fassungen ersetzen.</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>Licences of everything that comes with the program</source>
        <translation>Lizenzen von allem, was beim Programm dabei ist</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>Höchste zuerst</translation>
    </message>
    <message>
        <source>Highest first: {order}</source>
        <translation>Höchste zuerst: {order}</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste</translation>
    </message>
    <message>
        <source>The picture {file} is missing or damaged.</source>
        <translation>Das Bild {file} fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>German (William Tell)</source>
        <translation>deutsch (Wilhelm Tell)</translation>
    </message>
    <message>
        <source>French (Vienna pattern)</source>
        <translation>französisch (Wiener Bild)</translation>
    </message>
    <message>
        <source>Tarock (Industrie und Glück)</source>
        <translation>Tarock (Industrie und Glück)</translation>
    </message>
    <message>
        <source>Records of deals (*.jsonl *.json);;All files (*)</source>
        <translation>Aufgezeichnete Spiele (*.jsonl *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The deal is saved in {file}.</source>
        <translation>Das Spiel ist in {file} gespeichert.</translation>
    </message>
    <message>
        <source>{file} holds no deal.</source>
        <translation>{file} enthält kein Spiel.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}.</source>
        <translation>{file}, Zeile {line}: {reason}.</translation>
    </message>
    <message>
        <source>{file}, line {line}, move {move}: {reason}</source>
        <translation>{file}, Zeile {line}, Zug {move}: {reason}</translation>
    </message>
    <message>
        <source>Open deal</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>it is too long for a deal</source>
        <translation>die Zeile ist zu lang für ein Spiel</translation>
    </message>
    <message>
        <source>it has more than {count} lines</source>
        <translation>die Datei hat mehr als {count} Zeilen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Your &amp;seat</source>
        <translation>Dein &amp;Platz</translation>
    </message>
    <message>
        <source>&amp;Line of the file</source>
        <translation>&amp;Zeile der Datei</translation>
    </message>
    <message>
        <source>finished; it is dealt again from the beginning</source>
        <translation>beendet; es wird von vorn gespielt</translation>
    </message>
    <message numerus="yes">
        <source>unfinished; it goes on after %n move(s)</source>
        <translation>
            <numerusform>unterbrochen; es geht nach %n Zug weiter</numerusform>
            <numerusform>unterbrochen; es geht nach %n Zügen weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>{number}: {name}</source>
        <translation>{number}: {name}</translation>
    </message>
    <message>
        <source>{file} is being read …</source>
        <translation>{file} wird gelesen …</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <translation>&amp;Lassen, wie sie ist</translation>
    </message>
    <message>
        <source>{file} is there already. Do you want to overwrite it?</source>
        <translation>{file} gibt es schon. Willst du die Datei überschreiben?</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Tasten und Gesten</translation>
    </message>
    <message>
        <source>Search keys and gestures</source>
        <translation>Tasten und Gesten durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Tasten am Tisch</translation>
    </message>
    <message>
        <source>Besides, in a lesson</source>
        <translation>In einer Lektion außerdem</translation>
    </message>
    <message>
        <source>Mouse and finger at the table</source>
        <translation>Maus und Finger am Tisch</translation>
    </message>
    <message>
        <source>Menu {menu}</source>
        <translation>Menü {menu}</translation>
    </message>
    <message>
        <source>Nothing here speaks of that.</source>
        <translation>Davon steht hier nichts.</translation>
    </message>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Zurück zur Vorgabe: {value}</translation>
    </message>
    <message>
        <source>Read about it in the rules</source>
        <translation>In den Regeln nachlesen</translation>
    </message>
    <message>
        <source>Read in the rules: {option}</source>
        <translation>In den Regeln nachlesen: {option}</translation>
    </message>
    <message>
        <source>No house rule mentions that.</source>
        <translation>In keiner Hausregel kommt das vor.</translation>
    </message>
    <message>
        <source>Has no effect: {reason}</source>
        <translation>Ohne Wirkung: {reason}</translation>
    </message>
    <message>
        <source>you, at the screen</source>
        <translation>du, am Bildschirm</translation>
    </message>
    <message>
        <source>computer, easy</source>
        <translation>Computer, leicht</translation>
    </message>
    <message>
        <source>computer, medium</source>
        <translation>Computer, mittel</translation>
    </message>
    <message>
        <source>computer, strong</source>
        <translation>Computer, stark</translation>
    </message>
    <message>
        <source>computer, plays any card</source>
        <translation>Computer, spielt irgendwas</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Name in seat {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>Who plays in seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>Change places with the next seat</source>
        <translation>Mit dem nächsten Platz tauschen</translation>
    </message>
    <message>
        <source>The seats stand in the order of play. If nobody sits at the screen, you watch the computer players.</source>
        <translation>Die Plätze stehen so da, wie gespielt wird. Sitzt niemand am Bildschirm, schaust du den Computerspielern zu.</translation>
    </message>
    <message>
        <source>Find a rule …</source>
        <translation>Regel suchen …</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) differ from the preset.</source>
        <translation>
            <numerusform>%n Hausregel ist anders als in der Vorgabe.</numerusform>
            <numerusform>%n Hausregeln sind anders als in der Vorgabe.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to the preset</source>
        <translation>&amp;Zurück zur Vorgabe</translation>
    </message>
    <message>
        <source>&amp;Own rules</source>
        <translation>&amp;Eigene Regeln</translation>
    </message>
    <message>
        <source>&amp;Keep under a name …</source>
        <translation>&amp;Unter einem Namen behalten …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Export to a file …</source>
        <translation>In eine &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>&amp;Import from a file …</source>
        <translation>&amp;Aus einer Datei laden …</translation>
    </message>
    <message>
        <source>Name of these house rules:</source>
        <translation>Name dieser Hausregeln:</translation>
    </message>
    <message>
        <source>House rules (*.json);;All files (*)</source>
        <translation>Hausregeln (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>These rules are kept as “{name}”.</source>
        <translation>Diese Regeln sind unter „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>“{name}” is a preset of the game. Choose another name.</source>
        <translation>„{name}“ ist eine Vorgabe des Spiels. Wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>These rules are saved in {file}.</source>
        <translation>Diese Regeln sind in {file} gespeichert.</translation>
    </message>
    <message>
        <source>{file}: {reason}.</source>
        <translation>{file}: {reason}.</translation>
    </message>
    <message>
        <source>All house rules are as in the preset.</source>
        <translation>Alle Hausregeln sind wie in der Vorgabe.</translation>
    </message>
    <message>
        <source>Delete “{name}”, which can no longer be read</source>
        <translation>„{name}“ löschen – lässt sich nicht mehr lesen</translation>
    </message>
    <message>
        <source>Other rules are kept as “{name}” already. Do you want to replace them?</source>
        <translation>Unter „{name}“ sind schon andere Regeln gespeichert. Sollen diese sie ersetzen?</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>P&amp;layed by</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Language and cards</source>
        <translation>Sprache und Karten</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>&amp;Pictures on the cards</source>
        <translation>&amp;Kartenbild</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Turn &amp;over</source>
        <translation>&amp;Umdrehen</translation>
    </message>
    <message>
        <source>The back that the cards have, as chosen in the settings</source>
        <translation>Die Rückseite der Karten, wie sie in den Einstellungen gewählt ist</translation>
    </message>
    <message>
        <source>Deal from a code</source>
        <translation>Spiel nach Code geben</translation>
    </message>
    <message>
        <source>&amp;Code of the deal, or of the evening</source>
        <translation>&amp;Code des Spiels oder des Abends</translation>
    </message>
    <message>
        <source>Code of the house &amp;rules</source>
        <translation>Code der Haus&amp;regeln</translation>
    </message>
    <message>
        <source>Small letters, spaces and dashes make no difference. O is read as 0, and I and L as 1.</source>
        <translation>Kleinbuchstaben, Leerzeichen und Striche machen keinen Unterschied. O wird als 0 gelesen, I und L als 1.</translation>
    </message>
    <message>
        <source>This is the code of a result. Results are compared after the deal, under “Compare results”.</source>
        <translation>Das ist der Code eines Ergebnisses. Ergebnisse werden nach dem Spiel unter „Ergebnisse vergleichen“ verglichen.</translation>
    </message>
    <message>
        <source>This is the code of house rules. Type in the code of the deal first.</source>
        <translation>Das ist der Code von Hausregeln. Gib zuerst den Code des Spiels ein.</translation>
    </message>
    <message numerus="yes">
        <source>A deal of {game}, {rules}, for %n player(s)</source>
        <translation>
            <numerusform>Ein Spiel {game}, {rules}, für einen Spieler</numerusform>
            <numerusform>Ein Spiel {game}, {rules}, für %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An evening of %n deal(s) of {game}, {rules}</source>
        <translation>
            <numerusform>Ein Abend mit einem Spiel {game}, {rules}</numerusform>
            <numerusform>Ein Abend mit %n Spielen {game}, {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>by the rules “{preset}”</source>
        <translation>nach den Regeln „{preset}“</translation>
    </message>
    <message>
        <source>by the rules “{preset}”, changed</source>
        <translation>nach den Regeln „{preset}“, abgeändert</translation>
    </message>
    <message>
        <source>by house rules of their own</source>
        <translation>nach eigenen Hausregeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Compare results</source>
        <translation>Ergebnisse vergleichen</translation>
    </message>
    <message>
        <source>The code of your result, to send to the others:</source>
        <translation>Der Code deines Ergebnisses, zum Weitergeben:</translation>
    </message>
    <message>
        <source>&amp;Copy your result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the code of your result, to send it to somebody</source>
        <translation>Den Code deines Ergebnisses kopieren, um ihn jemandem zu schicken</translation>
    </message>
    <message>
        <source>&amp;Results of the others, each in a line of its own, with a name before it:</source>
        <translation>&amp;Ergebnisse der anderen, jedes in einer eigenen Zeile, davor der Name:</translation>
    </message>
    <message>
        <source>Mary: R1B2C-D3E4F-…</source>
        <translation>Anna: R1B2C-D3E4F-…</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>This result is of other cards.</source>
        <translation>Dieses Ergebnis gehört zu anderen Karten.</translation>
    </message>
    <message>
        <source>No more than {count} people can be compared.</source>
        <translation>Mehr als {count} Leute lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>{number}. Spiel</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>{result} · with help</source>
        <translation>{result} · mit Hilfe</translation>
    </message>
    <message>
        <source>{payment} ({role})</source>
        <translation>{payment} ({role})</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>An&amp;schauen</translation>
    </message>
    <message>
        <source>Go through the deal as it was played, forward and back, with the eyes of any player</source>
        <translation>Das Spiel durchgehen, wie es gespielt wurde, vor und zurück, mit den Augen jedes Spielers</translation>
    </message>
    <message>
        <source>The same deals for friends</source>
        <translation>Dieselben Spiele für Freunde</translation>
    </message>
    <message>
        <source>&amp;Number of deals</source>
        <translation>&amp;Anzahl der Spiele</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code of the rules</source>
        <translation>Code der Regeln</translation>
    </message>
    <message>
        <source>Send the code to your friends. Whoever types it in, in the menu “Game” under “Deal from a code” ({keys}), gets the same cards in the same seat, against the own computer players. Agree on their level; afterwards you compare what each has made of the cards.</source>
        <translation>Schick den Code deinen Freunden. Wer ihn eingibt, im Menü „Spiel“ unter „Spiel nach Code geben“ ({keys}), bekommt dieselben Karten auf demselben Platz, gegen seine eigenen Computerspieler. Macht aus, wie stark sie sind; nachher vergleicht ihr, was jeder aus den Karten gemacht hat.</translation>
    </message>
    <message>
        <source>{rules}, as you have played it last</source>
        <translation>{rules}, wie du es zuletzt gespielt hast</translation>
    </message>
    <message>
        <source>Copy the &amp;code</source>
        <translation>&amp;Code kopieren</translation>
    </message>
    <message>
        <source>Copy it, to send it to somebody</source>
        <translation>Kopieren, um ihn jemandem zu schicken</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Is it dealt fairly?</source>
        <translation>Wird fair gegeben?</translation>
    </message>
    <message>
        <source>What the seal proves</source>
        <translation>Was das Siegel beweist</translation>
    </message>
    <message>
        <source>Each deal is shuffled and dealt before the first word, and sealed at once: the seal is a number that follows from all cards and a secret, and that no other cards have. When the deal is over you learn the secret. If the seal fits then, the cards were the same from the beginning to the end; nothing was changed because of what you bid or played. The computer players get only what their seat may see.</source>
        <translation>Jedes Spiel wird vor dem ersten Wort gemischt und gegeben und gleich versiegelt: Das Siegel ist eine Zahl, die aus allen Karten und einem Geheimnis folgt und die keine anderen Karten haben. Ist das Spiel aus, erfährst du das Geheimnis. Passt das Siegel dann, so waren die Karten von Anfang bis Ende dieselben; nichts wurde geändert, weil du dieses oder jenes angesagt oder gespielt hast. Die Computerspieler bekommen nur, was man auf ihrem Platz sehen darf.</translation>
    </message>
    <message>
        <source>The seal does not prove that the shuffle favours nobody. For that one has to look at many deals:</source>
        <translation>Dass beim Mischen niemand bevorzugt wird, beweist das Siegel nicht. Dafür muss man viele Spiele anschauen:</translation>
    </message>
    <message>
        <source>How the cards were spread</source>
        <translation>Wie die Karten verteilt waren</translation>
    </message>
    <message>
        <source>The finished deals are being read: {count} so far …</source>
        <translation>Die fertigen Spiele werden gelesen: bisher {count} …</translation>
    </message>
    <message>
        <source>There are no finished deals yet that the program has shuffled.</source>
        <translation>Es gibt noch keine fertigen Spiele, die das Programm gemischt hat.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Durch Zufall</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>After you</source>
        <translation>Nach dir</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Before you</source>
        <translation>Vor dir</translation>
    </message>
    <message>
        <source>{mean} ± {around}</source>
        <translation>{mean} ± {around}</translation>
    </message>
    <message>
        <source>below 0.1 %</source>
        <translation>unter 0,1 %</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n hand(s)</source>
        <translation>
            <numerusform>{game}, ein Blatt</numerusform>
            <numerusform>{game}, %n Blätter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are too few to say anything: {least} are needed at least.</source>
        <translation>
            <numerusform>Ein Spiel ist zu wenig, um etwas zu sagen: Es braucht mindestens {least}.</numerusform>
            <numerusform>%n Spiele sind zu wenige, um etwas zu sagen: Es braucht mindestens {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n deal(s) a shuffle that favours nobody would give differences as large as these, or larger, in {percent} % of all cases: nothing speaks against fair dealing.</source>
        <translation>
            <numerusform>Wenn niemand bevorzugt wird, gibt es bei einem Spiel so große Unterschiede oder größere in {percent} % aller Fälle: Nichts spricht gegen faires Geben.</numerusform>
            <numerusform>Wenn niemand bevorzugt wird, gibt es bei %n Spielen so große Unterschiede oder größere in {percent} % aller Fälle: Nichts spricht gegen faires Geben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n deal(s) a shuffle that favours nobody would give differences as large as these in only {percent} % of all cases. Such a thing happens by chance now and then; look again after more deals.</source>
        <translation>
            <numerusform>Wenn niemand bevorzugt wird, gibt es bei einem Spiel so große Unterschiede nur in {percent} % aller Fälle. So etwas kommt durch Zufall ab und zu vor; schau nach mehr Spielen wieder nach.</numerusform>
            <numerusform>Wenn niemand bevorzugt wird, gibt es bei %n Spielen so große Unterschiede nur in {percent} % aller Fälle. So etwas kommt durch Zufall ab und zu vor; schau nach mehr Spielen wieder nach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n deal(s) a shuffle that favours nobody would hardly ever give differences as large as these: that is not chance. Please report it.</source>
        <translation>
            <numerusform>Wenn niemand bevorzugt wird, gibt es bei einem Spiel so große Unterschiede fast nie: Das ist kein Zufall. Bitte melde es.</numerusform>
            <numerusform>Wenn niemand bevorzugt wird, gibt es bei %n Spielen so große Unterschiede fast nie: Das ist kein Zufall. Bitte melde es.</numerusform>
        </translation>
    </message>
    <message>
        <source>The probability says how often fair deals differ at least so much from seat to seat. It comes from exchanging the hands of each deal among the seats; the sentence above takes into account that several things are looked at. Trumps that somebody names do not count here, since everybody names those that he has.</source>
        <translation>Die Wahrscheinlichkeit sagt, wie oft sich die Plätze bei fairem Geben mindestens so stark unterscheiden. Sie ergibt sich, wenn man die Blätter jedes Spiels unter den Plätzen vertauscht; der Satz darüber berücksichtigt, dass mehreres angeschaut wird. Trümpfe, die jemand bestimmt, zählen hier nicht, weil jeder die bestimmt, die er hat.</translation>
    </message>
    <message>
        <source>With a screen reader, at the table</source>
        <translation>Mit einem Bildschirmleser, am Tisch</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Beim Durchgehen eines Spiels</translation>
    </message>
    <message>
        <source>What happens is announced: each move of the others, the tricks, what is asked of you, and how a deal ends.</source>
        <translation>Was geschieht, wird angesagt: jeder Zug der anderen, die Stiche, was du gefragt bist und wie ein Spiel ausgeht.</translation>
    </message>
    <message>
        <source>Arrow keys name the cards of your hand, and say which may not be played now; up and down lead to the choices.</source>
        <translation>Die Pfeiltasten nennen die Karten in deiner Hand und sagen, welche jetzt nicht gehen; hinauf und hinunter führen zu dem, was zur Wahl steht.</translation>
    </message>
    <message>
        <source>On the score sheet and other pages Tab leads to the page itself; up and down then read it line by line.</source>
        <translation>Auf der Abrechnung und auf anderen Seiten führt die Tabulatortaste zur Seite selbst; hinauf und hinunter lesen sie dann Zeile für Zeile vor.</translation>
    </message>
    <message>
        <source>Cards lie at once, without moving, with “Speed of the cards” in the settings on “instant”.</source>
        <translation>Karten liegen sofort da, ohne sich zu bewegen, wenn in den Einstellungen „Tempo der Karten“ auf „sofort“ steht.</translation>
    </message>
    <message>
        <source>Print a pack of cards</source>
        <translation>Karten drucken</translation>
    </message>
    <message>
        <source>Cards, {pack}</source>
        <translation>Karten, {pack}</translation>
    </message>
    <message>
        <source>&amp;Pack of cards</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>sheets with several cards</source>
        <translation>Bögen mit mehreren Karten</translation>
    </message>
    <message>
        <source>each card on a page of its own</source>
        <translation>jede Karte auf einer eigenen Seite</translation>
    </message>
    <message>
        <source>Print on both sides in actual size, turned over the long edge: each back then lies behind its card. Signs, letters and colours of the cards are those of the settings.</source>
        <translation>Druck beidseitig in Originalgröße und lass an der langen Seite wenden: Dann liegt hinter jeder Karte ihre Rückseite. Zeichen, Buchstaben und Farben der Karten sind die aus den Einstellungen.</translation>
    </message>
    <message>
        <source>For print shops: each page is a card in true size with bleed and cut marks, the next one its back. Signs, letters and colours of the cards are those of the settings.</source>
        <translation>Für Druckereien: Jede Seite ist eine Karte in wirklicher Größe mit Beschnitt und Schnittmarken, die nächste ihre Rückseite. Zeichen, Buchstaben und Farben der Karten sind die aus den Einstellungen.</translation>
    </message>
    <message>
        <source>What the first sheet looks like, in front and behind</source>
        <translation>Wie der erste Bogen aussieht, vorn und hinten</translation>
    </message>
    <message>
        <source>P&amp;rint …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Printers are given sheets with several cards; single ones are for a PDF.</source>
        <translation>Auf einen Drucker gehen Bögen mit mehreren Karten; einzelne gibt es als PDF.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>The cards are being painted</source>
        <translation>Die Karten werden gezeichnet</translation>
    </message>
    <message>
        <source>In the quiz</source>
        <translation>Im Quiz</translation>
    </message>
    <message>
        <source>Score sheet on paper</source>
        <translation>Abrechnung auf Papier</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>An empty sheet for a real table</source>
        <translation>Ein leeres Blatt für einen wirklichen Tisch</translation>
    </message>
    <message>
        <source>One page with the house rules on it; an empty one has those by which you would play the game now.</source>
        <translation>Eine Seite mit den Hausregeln darauf; auf einer leeren stehen die, nach denen du jetzt spielen würdest.</translation>
    </message>
    <message>
        <source>What the sheet looks like</source>
        <translation>So sieht das Blatt aus</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>&amp;Back of the cards</source>
        <translation>&amp;Rückseite der Karten</translation>
    </message>
    <message>
        <source>vine, red</source>
        <translation>Weinranken, rot</translation>
    </message>
    <message>
        <source>rosettes, brown</source>
        <translation>Rosetten, braun</translation>
    </message>
    <message>
        <source>sun and moons, purple</source>
        <translation>Sonne und Monde, purpurn</translation>
    </message>
    <message>
        <source>trellis, yellow</source>
        <translation>Rautengitter, gelb</translation>
    </message>
    <message>
        <source>No deal of this session is finished yet.</source>
        <translation>In dieser Partie ist noch kein Spiel fertig.</translation>
    </message>
    <message>
        <source>computer, expert</source>
        <translation>Computer, Meister</translation>
    </message>
    <message>
        <source>The seal of this deal</source>
        <translation>Das Siegel dieses Spiels</translation>
    </message>
    <message>
        <source>When the cards were dealt, before anybody said a word, this number was worked out from all of them and from a secret. It tells nothing of the cards, and no other cards have the same. So nobody can change the cards any more without its being seen. Copy it, if you want to compare it later.</source>
        <translation>Als die Karten gegeben waren und noch niemand etwas gesagt hatte, wurde aus ihnen allen und aus einem Geheimnis diese Zahl berechnet. Sie verrät nichts von den Karten, und keine anderen Karten haben dieselbe. So kann niemand mehr die Karten ändern, ohne dass man es sieht. Kopiere sie, wenn du sie später vergleichen willst.</translation>
    </message>
    <message>
        <source>Seal (SHA-256)</source>
        <translation>Siegel (SHA-256)</translation>
    </message>
    <message>
        <source>Secret (salt)</source>
        <translation>Geheimnis (Salz)</translation>
    </message>
    <message>
        <source>You learn the secret when the deal is over.</source>
        <translation>Das Geheimnis erfährst du, wenn das Spiel aus ist.</translation>
    </message>
    <message>
        <source>The deal is over: cards and secret give the same number. Everybody can work that out again from the saved deal; the command “kartenspiel check” does so too.</source>
        <translation>Das Spiel ist aus: Karten und Geheimnis ergeben dieselbe Zahl. Das kann jeder am gespeicherten Spiel nachrechnen; auch der Befehl „kartenspiel check“ tut es.</translation>
    </message>
    <message>
        <source>Cards and secret do not give this number: these are not the cards that were sealed.</source>
        <translation>Karten und Geheimnis ergeben diese Zahl nicht: Das sind nicht die Karten, die versiegelt wurden.</translation>
    </message>
    <message>
        <source>&amp;Copy the seal</source>
        <translation>Siegel &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the number, and the secret once it is known</source>
        <translation>Die Zahl kopieren, und das Geheimnis, sobald es bekannt ist</translation>
    </message>
    <message>
        <source>Is it dealt &amp;fairly? …</source>
        <translation>Wird &amp;fair gegeben? …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Colour of the table</source>
        <translation>Farbe des Tisches</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>100 % is as large as the system writes, and larger on a large screen.</source>
        <translation>100 % ist so groß, wie das System schreibt, und auf einem großen Bildschirm größer.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Signs in the corners</source>
        <translation>Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>Each French suit in its own colour</source>
        <translation>Jede französische Farbe in einem eigenen Ton</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Rückseite der Karten</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Reihenfolge deiner Karten</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>From the next session on; in this one you keep your name.</source>
        <translation>Ab der nächsten Partie; in dieser behältst du deinen Namen.</translation>
    </message>
    <message>
        <source>A trick and an open talon lie until you click</source>
        <translation>Stich und offener Talon bleiben liegen, bis du klickst</translation>
    </message>
    <message>
        <source>Show a finished trick for</source>
        <translation>Ein Stich bleibt liegen</translation>
    </message>
    <message>
        <source>Show an open talon for</source>
        <translation>Ein offener Talon bleibt liegen</translation>
    </message>
    <message>
        <source>Mark the card that was led and the one that takes the trick</source>
        <translation>Ausgespielte und höchste Karte im Stich kennzeichnen</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> Sekunden</translation>
    </message>
    <message>
        <source>A first click raises a card, a second plays it</source>
        <translation>Der erste Klick hebt eine Karte, der zweite spielt sie</translation>
    </message>
    <message>
        <source>Otherwise one click plays it.</source>
        <translation>Sonst spielt sie ein einziger Klick.</translation>
    </message>
    <message>
        <source>Otherwise you can speak only when it is your turn.</source>
        <translation>Sonst kannst du nur etwas sagen, wenn du dran bist.</translation>
    </message>
    <message>
        <source>Tint the name plates by the sides</source>
        <translation>Namensschilder nach Partei färben</translation>
    </message>
    <message>
        <source>What was seen then</source>
        <translation>Was damals zu sehen war</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>It thinks about it once more …</source>
        <translation>Der Computer überlegt es sich noch einmal …</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Against the chosen one</source>
        <translation>Gegenüber der gewählten</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Show this &amp;moment</source>
        <translation>Diese Ste&amp;lle zeigen</translation>
    </message>
    <message>
        <source>Show at the table which clause of the rules decides</source>
        <translation>Am Tisch zeigen, welche Regel gilt</translation>
    </message>
    <message>
        <source>“What is this?” in the menu Help says of whatever has the keys what else stands beside the pointer.</source>
        <translation>„Was ist das?“ im Menü Hilfe sagt von dem, was gerade die Tasten hat, was sonst neben dem Mauszeiger steht.</translation>
    </message>
    <message>
        <source>The kernel of the computer players is not compiled: they take longer to think, and the best of them play a little worse.</source>
        <translation>Der Rechenkern der Computerspieler ist nicht kompiliert: Sie denken länger, und die besten spielen ein wenig schwächer.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Otherwise only while the rules lie beside the table, and where something is not allowed.</source>
        <translation>Sonst nur, solange die Regeln neben dem Tisch liegen, und wenn etwas nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>Show hints on keys and gestures when they are useful</source>
        <translation>Auf Tasten und Gesten hinweisen, wenn man sie braucht</translation>
    </message>
    <message>
        <source>&amp;Reset everything …</source>
        <translation>Alles &amp;zurücksetzen …</translation>
    </message>
    <message>
        <source>All settings in this window, also your name and the language, become what they were at first.</source>
        <translation>Alle Einstellungen in diesem Fenster werden wie am Anfang, auch dein Name und die Sprache.</translation>
    </message>
    <message>
        <source>&amp;Reset everything</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Keep my settings</source>
        <translation>&amp;Einstellungen behalten</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>none, as on old cards</source>
        <translation>keine, wie auf alten Karten</translation>
    </message>
    <message>
        <source>each pack its own</source>
        <translation>jedes Blatt seine eigene</translation>
    </message>
    <message>
        <source>sorted, high cards left</source>
        <translation>sortiert, hohe Karten links</translation>
    </message>
    <message>
        <source>sorted, high cards right</source>
        <translation>sortiert, hohe Karten rechts</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>wie ausgeteilt</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>normal speed</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>For games with German cards</source>
        <translation>Bei Spielen mit deutschen Karten</translation>
    </message>
    <message>
        <source>For games with French cards</source>
        <translation>Bei Spielen mit französischen Karten</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Tempo der Karten</translation>
    </message>
    <message>
        <source>That is how long you can look at it before another player takes some of it.</source>
        <translation>So lange kannst du ihn anschauen, bevor ein anderer davon nimmt.</translation>
    </message>
    <message>
        <source>Ask me whenever I may speak out of turn</source>
        <translation>Mich fragen, wenn ich außer der Reihe etwas sagen darf</translation>
    </message>
    <message>
        <source>A solid edge in amber: the side that has bid or called. A dashed one in blue: the other side.</source>
        <translation>Orange mit durchgehendem Rand: die Partei, die angesagt oder gerufen hat. Blau mit gestricheltem Rand: die andere.</translation>
    </message>
    <message>
        <source>Each hint is shown once. F1 shows all keys and gestures.</source>
        <translation>Jeder Hinweis kommt einmal. F1 zeigt alle Tasten und Gesten.</translation>
    </message>
    <message>
        <source>House rules of this session</source>
        <translation>Hausregeln dieser Partie</translation>
    </message>
    <message>
        <source>A session keeps the house rules with which it was begun.</source>
        <translation>Eine Partie behält die Hausregeln, mit denen sie begonnen hat.</translation>
    </message>
    <message>
        <source>&amp;New session with other rules …</source>
        <translation>&amp;Neue Partie mit anderen Regeln …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>This game has no other number of players.</source>
        <translation>Eine andere Spielerzahl gibt es bei diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The rules chosen decide how many play.</source>
        <translation>Wie viele spielen, hängt von den gewählten Regeln ab.</translation>
    </message>
    <message>
        <source>&amp;Take this name</source>
        <translation>Diesen Namen &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>hints and taking back are allowed</source>
        <translation>Tipps und Zurücknehmen sind erlaubt</translation>
    </message>
    <message>
        <source>none, as at the table</source>
        <translation>keine, wie am Tisch</translation>
    </message>
    <message>
        <source>Deals in which you were helped are marked as such.</source>
        <translation>Spiele, in denen dir geholfen wurde, werden vermerkt.</translation>
    </message>
    <message>
        <source>Show a button for hints at the table</source>
        <translation>Am Tisch einen Knopf für Tipps zeigen</translation>
    </message>
    <message>
        <source>In sessions that allow hints. The key H asks for one without the button too.</source>
        <translation>In Partien, die Tipps erlauben. Mit H fragst du auch ohne ihn danach.</translation>
    </message>
    <message>
        <source>After a dear mistake of mine say what would have been better</source>
        <translation>Nach einem teuren Fehler von mir sagen, was besser gewesen wäre</translation>
    </message>
    <message>
        <source>In sessions with help. It is judged by what you could see.</source>
        <translation>In Partien mit Hilfe. Es zählt, was du sehen konntest.</translation>
    </message>
    <message>
        <source>very cautious</source>
        <translation>sehr vorsichtig</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgewogen</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>mutig</translation>
    </message>
    <message>
        <source>daring</source>
        <translation>waghalsig</translation>
    </message>
    <message>
        <source>How much the computer player in seat {number} dares when it bids and announces</source>
        <translation>Wie viel sich der Computerspieler auf Sitz {number} beim Bieten und Ansagen traut</translation>
    </message>
    <message>
        <source>{player:nom}: {answer}</source>
        <translation>{player:nom}: {answer}</translation>
    </message>
    <message>
        <source>{amount} tricks</source>
        <translation>{amount} Stiche</translation>
    </message>
    <message>
        <source>{amount} ± {error}</source>
        <translation>{amount} ± {error}</translation>
    </message>
    <message>
        <source>at once, on by a click</source>
        <translation>sofort, weiter per Klick</translation>
    </message>
    <message>
        <source>The kernel of the computer players is compiled.</source>
        <translation>Der Rechenkern der Computerspieler ist kompiliert.</translation>
    </message>
    <message>
        <source>Show the faces of players</source>
        <translation>Gesichter der Spieler zeigen</translation>
    </message>
    <message>
        <source>Offer to play the rest at once where nothing can change any more</source>
        <translation>Anbieten, den Rest gleich auszuspielen, wenn sich nichts mehr ändern kann</translation>
    </message>
    <message>
        <source>It is judged by what you can see, and you decide each time.</source>
        <translation>Beurteilt wird nach dem, was du sehen kannst, und du entscheidest jedes Mal.</translation>
    </message>
    <message>
        <source>Portrait in seat {number}: {portrait}</source>
        <translation>Bild auf Platz {number}: {portrait}</translation>
    </message>
    <message>
        <source>A head from the cards</source>
        <translation>Ein Kopf von den Karten</translation>
    </message>
    <message>
        <source>No portrait</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>A portrait of another version</source>
        <translation>Ein Bild einer anderen Version</translation>
    </message>
</context>
<context>
    <name>ui.lessons</name>
    <message>
        <source>Sit down with me! We play at a real table, and I tell you what matters. Your own game waits for you meanwhile.</source>
        <translation>Setz dich zu mir! Wir spielen an einem richtigen Tisch, und ich sage dir, worauf es ankommt. Was du sonst spielst, wartet so lange.</translation>
    </message>
    <message>
        <source>You have been through all of it. Now play, or take up again whatever you like.</source>
        <translation>Du bist mit allem durch. Jetzt spiel, oder nimm dir noch einmal vor, was du magst.</translation>
    </message>
    <message>
        <source>There are no lessons for this game yet.</source>
        <translation>Für dieses Spiel gibt es noch keine Lektionen.</translation>
    </message>
    <message>
        <source>Practice hands: a whole deal with a goal</source>
        <translation>Übungsblätter: ein ganzes Spiel mit einem Ziel</translation>
    </message>
    <message>
        <source>{section} – {form}</source>
        <translation>{section} – {form}</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Begin: {title}</source>
        <translation>Beginnen: {title}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
    <message>
        <source>To the &amp;games</source>
        <translation>Zu den &amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Quiz</source>
        <translation>&amp;Quiz</translation>
    </message>
    <message>
        <source>Ten questions about deals of this game that were played</source>
        <translation>Zehn Fragen über gespielte Spiele dieser Art</translation>
    </message>
    <message>
        <source>Begin all lessons &amp;anew …</source>
        <translation>Mit allen Lektionen von &amp;vorn beginnen …</translation>
    </message>
    <message>
        <source>Take the ticks off all lessons of this game, so that none counts as done</source>
        <translation>Bei allen Lektionen dieses Spiels das Häkchen wegnehmen, sodass keine mehr als geschafft gilt</translation>
    </message>
    <message>
        <source>Begin the lessons anew?</source>
        <translation>Mit den Lektionen von vorn beginnen?</translation>
    </message>
    <message>
        <source>{game}: no lesson counts as done any more, and you start with the first one. All lessons stay, and so does everything you have played at your table.</source>
        <translation>{game}: Keine Lektion gilt mehr als geschafft, und du fängst wieder mit der ersten an. Die Lektionen bleiben alle da, und an deinem Tisch ändert sich nichts.</translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <translation>&amp;Alles so lassen</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>Von vorn &amp;beginnen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Practice hand</source>
        <translation>Übungsblatt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take the card back</source>
        <translation>Karte zurücknehmen</translation>
    </message>
    <message>
        <source>On to: {lesson}</source>
        <translation>Weiter mit: {lesson}</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Play {game} anyway</source>
        <translation>{game} trotzdem gleich spielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back (key Backspace)</source>
        <translation>Einen Schritt zurück (Rücktaste)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Begin anew, with the same cards</source>
        <translation>Von vorn beginnen, mit denselben Karten</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson; your own table goes on as it was</source>
        <translation>Die Lektion verlassen; an deinem eigenen Tisch geht es weiter, wie es war</translation>
    </message>
    <message>
        <source>That was the lesson. Well done!</source>
        <translation>Das war die Lektion. Gut gemacht!</translation>
    </message>
    <message>
        <source>That was the lesson. Well done! To play at a table you need a little more; the next lesson goes on from here.</source>
        <translation>Das war die Lektion. Gut gemacht! Für den Tisch brauchst du noch ein bisschen mehr; die nächste Lektion macht hier weiter.</translation>
    </message>
    <message>
        <source>{term}: {meaning}</source>
        <translation>{term}: {meaning}</translation>
    </message>
    <message>
        <source>Your turn, at the table.</source>
        <translation>Jetzt bist du am Tisch dran.</translation>
    </message>
    <message>
        <source>See it done, and go on (key H)</source>
        <translation>Lass es dir vormachen, dann geht es weiter (Taste H)</translation>
    </message>
    <message>
        <source>Lessons: {done} of {all} done</source>
        <translation>Lektionen: {done} von {all} geschafft</translation>
    </message>
    <message>
        <source>The teacher: says what comes next, and asks you. A word that is underlined is explained by a click.</source>
        <translation>Der Lehrer: Er sagt dir, wie es weitergeht, und fragt dich. Ein unterstrichenes Wort erklärt er, wenn du es anklickst.</translation>
    </message>
    <message>
        <source>Sit down at your own table: what is played there goes on, or this game begins at a learning table</source>
        <translation>Setz dich an deinen eigenen Tisch: Was dort gespielt wird, geht weiter, oder dieses Spiel beginnt an einem Lerntisch</translation>
    </message>
</context>
<context>
    <name>ui.pad</name>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>{name}: {paid}, in all {total}</source>
        <translation>{name}: {paid}, insgesamt {total}</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Account for money, with raises</source>
        <translation>Stand in Geld, mit Kontras</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>Dummy shared out</source>
        <translation>Strohmann aufgeteilt</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation>{payer} zahlt {receiver} {amount}</translation>
    </message>
    <message>
        <source>To settle up: {payments}.</source>
        <translation>Zum Abrechnen: {payments}.</translation>
    </message>
    <message>
        <source>Nobody owes anybody anything.</source>
        <translation>Niemand schuldet jemandem etwas.</translation>
    </message>
    <message>
        <source>No deal has been entered yet.</source>
        <translation>Noch ist kein Spiel eingetragen.</translation>
    </message>
    <message>
        <source>rub out</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>other sign</source>
        <translation>anderes Vorzeichen</translation>
    </message>
    <message>
        <source>This cannot be: {reason}</source>
        <translation>Das kann nicht sein: {reason}</translation>
    </message>
    <message>
        <source>Still to be entered: {what}</source>
        <translation>Noch einzutragen: {what}</translation>
    </message>
    <message>
        <source>By the rules of the house the evening is over.</source>
        <translation>Nach den Hausregeln ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>New score pad</source>
        <translation>Neuer Schreibblock</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>others …</source>
        <translation>andere …</translation>
    </message>
    <message>
        <source>{title}: opened</source>
        <translation>{title}: geöffnet</translation>
    </message>
    <message>
        <source>{title}: closed, {summary}</source>
        <translation>{title}: geschlossen, {summary}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{what}: {answer}</source>
        <translation>{what}: {answer}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>P&amp;layed by</source>
        <translation>Gespielt &amp;von</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>In the order of play round the table.</source>
        <translation>In der Reihenfolge, in der am Tisch gespielt wird.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>&amp;Deals first</source>
        <translation>Gibt &amp;zuerst</translation>
    </message>
    <message>
        <source>&amp;Begin the pad</source>
        <translation>Block &amp;beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Schreibblock</translation>
    </message>
    <message>
        <source>For a table with real cards: enter what was played, and the account follows by your house rules.</source>
        <translation>Für einen Tisch mit echten Karten: Trag ein, was gespielt wurde, und nach deinen Hausregeln ergibt sich der Stand.</translation>
    </message>
    <message>
        <source>The program is already running in another window. Enter deals there; here you can look at the account.</source>
        <translation>Das Programm läuft schon in einem anderen Fenster. Trag dort ein; hier kannst du den Stand ansehen.</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Schreibblöcke</translation>
    </message>
    <message>
        <source>&amp;New pad …</source>
        <translation>&amp;Neuer Block …</translation>
    </message>
    <message>
        <source>De&amp;lete …</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Pr&amp;int …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Enter into the account</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>&amp;Keep the correction</source>
        <translation>Berichtigung &amp;übernehmen</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Lee&amp;ren</translation>
    </message>
    <message>
        <source>Leave it as it &amp;was</source>
        <translation>Lassen, &amp;wie es war</translation>
    </message>
    <message>
        <source>T&amp;ake the last deal off</source>
        <translation>Letztes strei&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Put it back</source>
        <translation>&amp;Wieder eintragen</translation>
    </message>
    <message>
        <source>C&amp;orrect the chosen deal</source>
        <translation>Gewähltes &amp;berichtigen</translation>
    </message>
    <message>
        <source>There is no pad yet. Begin one: choose game, house rules and names.</source>
        <translation>Noch gibt es keinen Schreibblock. Beginn einen: Wähl Spiel, Hausregeln und Namen.</translation>
    </message>
    <message>
        <source>With the keys: Ctrl+Enter, wherever you are in the form</source>
        <translation>Mit den Tasten: Strg+Eingabe, wo immer du im Formular bist</translation>
    </message>
    <message>
        <source>The deal entered last is taken off the account; it can be put back</source>
        <translation>Das zuletzt eingetragene Spiel wird gestrichen; es lässt sich wieder eintragen</translation>
    </message>
    <message>
        <source>What was entered of a deal is opened again; press Enter on it, or press it twice</source>
        <translation>Was eingetragen wurde, wird wieder geöffnet; auch mit der Eingabetaste oder zweimal Drücken</translation>
    </message>
    <message>
        <source>The score sheet of this pad on one page, printed or as PDF; or an empty one with its house rules</source>
        <translation>Die Abrechnung dieses Blocks auf einer Seite, gedruckt oder als PDF; oder eine leere mit seinen Hausregeln</translation>
    </message>
    <message>
        <source>Delete this pad with all its deals</source>
        <translation>Diesen Block mit allen Spielen löschen</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}: {names}</translation>
    </message>
    <message>
        <source>{title} ({day})</source>
        <translation>{title} ({day})</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>{number}, dealt by {dealer}</source>
        <translation>{number}, {dealer} gibt</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Spiel {number} berichtigen</translation>
    </message>
    <message>
        <source>{title}, everything ×{factor}</source>
        <translation>{title}, alles ×{factor}</translation>
    </message>
    <message>
        <source>{contract} ({who})</source>
        <translation>{contract} ({who})</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
</context>
<context>
    <name>ui.pane</name>
    <message>
        <source>Too late: nothing can be said out of turn any more.</source>
        <translation>Zu spät: Außer der Reihe lässt sich nichts mehr sagen.</translation>
    </message>
</context>
<context>
    <name>ui.quiz</name>
    <message>
        <source>Question {number} of {count} · {kind}</source>
        <translation>Frage {number} von {count} · {kind}</translation>
    </message>
    <message>
        <source>The next question is being made …</source>
        <translation>Die nächste Frage entsteht gerade …</translation>
    </message>
    <message>
        <source>The first question is being made …</source>
        <translation>Die erste Frage entsteht gerade …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) looked at so far.</source>
        <translation>
            <numerusform>Bisher an %Ln Stelle nachgesehen.</numerusform>
            <numerusform>Bisher an %Ln Stellen nachgesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number})  {answer}</source>
        <translation>{number})  {answer}</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite. Right is: {answer}.</source>
        <translation>Nicht ganz. Richtig ist: {answer}.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>How did it go?</source>
        <translation>Wie ist es gegangen?</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{right} von {count} richtig</translation>
    </message>
    <message>
        <source>{sign} {number}   {kind}</source>
        <translation>{sign} {number}   {kind}</translation>
    </message>
    <message>
        <source>Choose a question to look at it again.</source>
        <translation>Wähle eine Frage, um sie noch einmal anzusehen.</translation>
    </message>
    <message>
        <source>Once more, with other deals</source>
        <translation>Noch einmal, mit anderen Spielen</translation>
    </message>
    <message>
        <source>To the overview</source>
        <translation>Zur Übersicht</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>In this game nothing could be asked.</source>
        <translation>In diesem Spiel ließ sich nichts fragen.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Look at what went before, trick by trick (key Page Up)</source>
        <translation>Ansehen, was vorher war, Stich für Stich (Taste Bild auf)</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back towards where the question is asked (key Page Down)</source>
        <translation>Wieder dorthin, wo gefragt wird (Taste Bild ab)</translation>
    </message>
    <message>
        <source>Leave the quiz</source>
        <translation>Das Quiz verlassen</translation>
    </message>
    <message>
        <source>Leave the quiz; what you have answered is counted</source>
        <translation>Das Quiz verlassen; was du beantwortet hast, zählt</translation>
    </message>
    <message>
        <source>The quiz: asks, and says why when you have answered.</source>
        <translation>Das Quiz: fragt, und sagt warum, wenn du geantwortet hast.</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Ten questions about deals that were played: what is still out, who plays with whom, what you would bid or play. The answers follow from the rules, or from deals played out in which one answer is clearly better.</source>
        <translation>Zehn Fragen über gespielte Spiele: was noch draußen ist, wer mit wem spielt, was du ansagen oder spielen würdest. Die Antworten folgen aus den Regeln oder aus durchgespielten Spielen, in denen eine Antwort klar besser ist.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>The game about which the quiz asks</source>
        <translation>Das Spiel, nach dem das Quiz fragt</translation>
    </message>
    <message>
        <source>&amp;Quiz of the day</source>
        <translation>&amp;Quiz des Tages</translation>
    </message>
    <message>
        <source>Ten questions that everybody gets today who plays this game</source>
        <translation>Zehn Fragen, die heute alle bekommen, die dieses Spiel spielen</translation>
    </message>
    <message>
        <source>&amp;Quiz of the day: {right} of {count} right</source>
        <translation>&amp;Quiz des Tages: {right} von {count} richtig</translation>
    </message>
    <message>
        <source>From your &amp;own deals</source>
        <translation>Aus deinen &amp;eigenen Spielen</translation>
    </message>
    <message>
        <source>Ten questions about deals that you have played; where there are too few, about others too</source>
        <translation>Zehn Fragen über Spiele, die du gespielt hast; sind es zu wenige, auch über andere</translation>
    </message>
    <message>
        <source>Go &amp;on with the quiz</source>
        <translation>Das Quiz &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>How you do</source>
        <translation>Wie du abschneidest</translation>
    </message>
    <message>
        <source>Nothing has been answered yet. What you answer is counted here.</source>
        <translation>Noch ist nichts beantwortet. Was du beantwortest, wird hier gezählt.</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>alle Spiele</translation>
    </message>
    <message>
        <source>Answers in &amp;the quiz of</source>
        <translation>&amp;Antworten im Quiz über</translation>
    </message>
    <message>
        <source>Count the answers of one game, or of all</source>
        <translation>Die Antworten eines Spiels zählen oder aller</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>In 30 Tagen</translation>
    </message>
    <message>
        <source>Share of these</source>
        <translation>Anteil davon</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>What is still out</source>
        <translation>Was noch draußen ist</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Wer mit wem spielt</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>Wem der Stich gehört</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Lizitieren</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon und Verlegen</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Following to a trick</source>
        <translation>Zugeben im Stich</translation>
    </message>
    <message>
        <source>{answer}: {worth}</source>
        <translation>{answer}: {worth}</translation>
    </message>
    <message>
        <source>{answer}: {less} ± {error} less</source>
        <translation>{answer}: um {less} ± {error} weniger</translation>
    </message>
    <message>
        <source>What the best answer is paid on the average, and how much less the others: in deals that fit what you could see, played out with each. The figure after ± is one standard error.</source>
        <translation>Was die beste Antwort im Mittel bringt, und um wie viel die anderen weniger: in Spielen, die zu dem passen, was du sehen konntest, mit jeder durchgespielt. Nach ± steht ein Standardfehler.</translation>
    </message>
    <message>
        <source>{unit}.</source>
        <translation>{unit}.</translation>
    </message>
    <message>
        <source>In euros</source>
        <translation>In Euro</translation>
    </message>
</context>
<context>
    <name>ui.replay</name>
    <message>
        <source>The deal from its beginning to its end</source>
        <translation>Das Spiel vom Anfang bis zum Ende</translation>
    </message>
    <message>
        <source>S&amp;een by</source>
        <translation>G&amp;esehen von</translation>
    </message>
    <message>
        <source>With whose eyes the deal is seen: only what that player could know then, or all hands open</source>
        <translation>Mit wessen Augen man das Spiel sieht: nur was dieser Spieler damals wissen konnte, oder alle Blätter offen</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>alle Blätter offen</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Temp&amp;o</translation>
    </message>
    <message>
        <source>How fast cards and words follow each other</source>
        <translation>Wie schnell Karten und Ansagen aufeinander folgen</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>&amp;Play through</source>
        <translation>Ablau&amp;fen lassen</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>Play &amp;on as {player}</source>
        <translation>&amp;Weiterspielen als {player}</translation>
    </message>
    <message>
        <source>From here on, against the computer, as often as you like; it counts in no account</source>
        <translation>Von hier an, gegen den Computer, so oft du willst; es zählt nicht fürs Konto</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>War&amp;um?</translation>
    </message>
    <message>
        <source>Read why the last card or word was chosen; a click on any card in sight asks about that one (W)</source>
        <translation>Lies, warum die letzte Karte oder Ansage gewählt wurde; ein Klick auf eine andere Karte fragt nach dieser (W)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Das Durchgehen beenden</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Vor dem Ausspielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Trick {number} of {whole}</source>
        <translation>Stich {number} von {whole}</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Ana&amp;lyse</translation>
    </message>
    <message>
        <source>What each decision in this deal was worth, the dearest first</source>
        <translation>Was jede Entscheidung in diesem Spiel wert war, die teuerste zuerst</translation>
    </message>
    <message>
        <source>What the decisions were worth is told once the deal is over.</source>
        <translation>Was die Entscheidungen wert waren, wird gesagt, wenn das Spiel zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>ui.rulebook</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Regeln schließen</translation>
    </message>
    <message>
        <source>Which rules are shown</source>
        <translation>Welche Regeln gezeigt werden</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>A word or number, in all rules …</source>
        <translation>Wort oder Nummer suchen …</translation>
    </message>
    <message>
        <source>Type a word, such as forehand, or the number of a clause, such as {clause}: it is looked for in the rules of all games and in the glossary. German words are found too.</source>
        <translation>Tippe ein Wort, etwa Vorhand, oder die Nummer einer Regel, etwa {clause}: Gesucht wird in den Regeln aller Spiele und im Glossar.</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Save as PDF …</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>There is no page of these rules in this language.</source>
        <translation>Diese Regeln gibt es in dieser Sprache nicht.</translation>
    </message>
    <message>
        <source>To the glossary</source>
        <translation>Zum Glossar</translation>
    </message>
    <message>
        <source>These rules have no clause {clause}.</source>
        <translation>Eine Regel {clause} steht hier nicht.</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Hausregeln: {rules}.</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) differ from the preset and are marked.</source>
        <translation>
            <numerusform>%n Hausregel ist anders als in der Vorgabe und ist gekennzeichnet.</numerusform>
            <numerusform>%n Hausregeln sind anders als in der Vorgabe und sind gekennzeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>changed; preset: {value}</source>
        <translation>geändert; Vorgabe: {value}</translation>
    </message>
    <message>
        <source>“{words}” in the rules of all games</source>
        <translation>„{words}“ in den Regeln aller Spiele</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Where it is used:</source>
        <translation>Kommt vor in:</translation>
    </message>
</context>
<context>
    <name>ui.sheet</name>
    <message>
        <source>The hands as dealt, and the tricks</source>
        <translation>Die ausgeteilten Blätter und die Stiche</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>wie ausgeteilt</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Trick {number}: {leader:nom} {leader:lead|leads}, {winner:nom} {winner:win|wins}.</source>
        <translation>Stich {number}: {leader:nom} {leader:spielst|spielt} aus, {winner:nom} {winner:machst|macht} ihn.</translation>
    </message>
    <message>
        <source>No trick was played in this deal.</source>
        <translation>In diesem Spiel wurde kein Stich gespielt.</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Abrechnung</translation>
    </message>
    <message>
        <source>Back to how this deal was counted</source>
        <translation>Zurück zur Abrechnung dieses Spiels</translation>
    </message>
    <message>
        <source>Score of deal {number}</source>
        <translation>Abrechnung des {number}. Spiels</translation>
    </message>
    <message>
        <source>Score of this deal</source>
        <translation>Abrechnung dieses Spiels</translation>
    </message>
    <message>
        <source>This deal in all</source>
        <translation>Dieses Spiel insgesamt</translation>
    </message>
    <message>
        <source>In money, with raises</source>
        <translation>In Geld, mit Kontras</translation>
    </message>
    <message>
        <source>Nobody pays anything.</source>
        <translation>Keiner zahlt etwas.</translation>
    </message>
    <message>
        <source>Account of this session</source>
        <translation>Konto dieser Partie</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>{number}. Spiel</translation>
    </message>
    <message>
        <source>With this deal the session has ended.</source>
        <translation>Mit diesem Spiel ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Deal {number} (×{factor})</source>
        <translation>{number}. Spiel (×{factor})</translation>
    </message>
    <message numerus="yes">
        <source>Dummy(s) shared out</source>
        <translation>
            <numerusform>mit Anteil am Strohmann</numerusform>
            <numerusform>mit Anteil an den Strohmännern</numerusform>
        </translation>
    </message>
    <message>
        <source>What dummies have is shared equally among the players when the session ends.</source>
        <translation>Was Strohmänner haben, wird am Ende der Partie unter den Spielern zu gleichen Teilen geteilt.</translation>
    </message>
    <message>
        <source>Everything counted ×{factor} in this deal.</source>
        <translation>In diesem Spiel hat alles ×{factor} gezählt.</translation>
    </message>
    <message>
        <source>A dot marks the card led, a frame the card that won the trick. Click a card to read why it was played.</source>
        <translation>Ein Punkt kennzeichnet die ausgespielte Karte, ein Rahmen die Karte, die den Stich gemacht hat. Ein Klick auf eine Karte sagt, warum sie gespielt wurde.</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>Spiel &amp;durchgehen</translation>
    </message>
    <message>
        <source>Card by card, forward and back, with the eyes of any player</source>
        <translation>Karte für Karte, vor und zurück, mit den Augen jedes Spielers</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>{contract} · {players}</source>
        <translation>{contract} · {players}</translation>
    </message>
    <message>
        <source>{played} ×{factor}</source>
        <translation>{played} ×{factor}</translation>
    </message>
    <message>
        <source>Carried forward, {deals}</source>
        <translation>Übertrag, {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln Spiel</numerusform>
            <numerusform>%Ln Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>With what dummies have shared out</source>
        <translation>Mit dem aufgeteilt, was Strohmänner haben</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Hausregeln: {rules}.</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}.</source>
        <translation>{payer} zahlt an {receiver} {amount}.</translation>
    </message>
    <message>
        <source>Settling up:</source>
        <translation>Zum Ausgleich:</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Settled in euros</source>
        <translation>Abgerechnet in Euro</translation>
    </message>
    <message>
        <source>As it was played before</source>
        <translation>Wie es zuvor gespielt wurde</translation>
    </message>
    <message>
        <source>What the same seats received when the deal was played to its end from there before</source>
        <translation>Was dieselben Plätze bekamen, als das Spiel zuvor von dort zu Ende gespielt wurde</translation>
    </message>
    <message>
        <source>{payer:nom} {payer:pay|pays} {amount} to {receiver:acc}.</source>
        <translation>{payer:nom} {payer:zahlst|zahlt} {amount} an {receiver:acc}.</translation>
    </message>
    <message>
        <source>Account for money, with raises</source>
        <translation>Geldrechnung, mit Kontras</translation>
    </message>
    <message>
        <source>The next deal counts ×{factor}.</source>
        <translation>Das nächste Spiel zählt ×{factor}.</translation>
    </message>
    <message>
        <source>{place}. {player}: {amount}</source>
        <translation>{place}. {player}: {amount}</translation>
    </message>
    <message>
        <source>The account of each player from deal to deal</source>
        <translation>Das Konto jedes Spielers von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>The account of each player for money from deal to deal</source>
        <translation>Die Geldrechnung jedes Spielers von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>Back to the &amp;session</source>
        <translation>Zurück zur &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New session …</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Weiter (Eingabetaste)</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>Dieses Spiel noch ein&amp;mal</translation>
    </message>
    <message>
        <source>The same cards once more; it counts in no account</source>
        <translation>Noch einmal dieselben Karten; es zählt nicht fürs Konto</translation>
    </message>
    <message>
        <source>Sa&amp;ve deal …</source>
        <translation>Spiel &amp;speichern …</translation>
    </message>
    <message>
        <source>Keep this deal as a record that can be opened again</source>
        <translation>Dieses Spiel als Aufzeichnung behalten, die sich wieder öffnen lässt</translation>
    </message>
    <message>
        <source>Show the &amp;table</source>
        <translation>&amp;Tisch zeigen</translation>
    </message>
    <message>
        <source>All hands as they were dealt, and every trick</source>
        <translation>Alle Blätter, wie sie ausgeteilt wurden, und jeder Stich</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>This deal belongs to no session and counts in no account.</source>
        <translation>Dieses Spiel gehört zu keiner Partie und zählt nicht fürs Konto.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this deal.</source>
        <translation>In diesem Spiel gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Vor dem Ausspielen</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. Stich</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>Best in</source>
        <translation>Am besten in</translation>
    </message>
    <message>
        <source>{answer} (chosen)</source>
        <translation>{answer} (gewählt)</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{answer} would have brought {more} ± {error} more, and in {share} % of the imagined deals nothing was better.</source>
        <translation>{answer} hätte um {more} ± {error} mehr gebracht, und in {share} % der gedachten Spiele war nichts besser.</translation>
    </message>
    <message>
        <source>{answer} may have been a little better, but the difference is within what chance does.</source>
        <translation>{answer} war vielleicht ein wenig besser, aber der Unterschied kann auch Zufall sein.</translation>
    </message>
    <message>
        <source>Nothing was worth more.</source>
        <translation>Nichts war mehr wert.</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Ana&amp;lyse</translation>
    </message>
    <message>
        <source>What each of your decisions was worth, the dearest first</source>
        <translation>Was jede deiner Entscheidungen wert war, die teuerste zuerst</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Each answer was played out in {deals} imagined deals that fit what could be seen then.</source>
        <translation>Jede Antwort ist in {deals} gedachten Spielen ausgespielt, die zu dem passen, was damals zu sehen war.</translation>
    </message>
    <message>
        <source>{unit}, on the average.</source>
        <translation>{unit}, im Durchschnitt.</translation>
    </message>
    <message>
        <source>In euros</source>
        <translation>In Euro</translation>
    </message>
    <message>
        <source>&amp;Decisions of</source>
        <translation>&amp;Entscheidungen von</translation>
    </message>
    <message>
        <source>Whose decisions are weighed: from what that player could see then</source>
        <translation>Wessen Entscheidungen bewertet werden: nach dem, was dieser Spieler damals sehen konnte</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>What the deal was worth, from one decision to the next</source>
        <translation>Was das Spiel wert war, von einer Entscheidung zur nächsten</translation>
    </message>
    <message>
        <source>The decisions, the dearest first</source>
        <translation>Die Entscheidungen, die teuerste zuerst</translation>
    </message>
    <message>
        <source>{when} · better: {answer}</source>
        <translation>{when} · besser: {answer}</translation>
    </message>
    <message>
        <source>{when} · about equal: {answer}</source>
        <translation>{when} · etwa gleich: {answer}</translation>
    </message>
    <message>
        <source>{when} · nothing was worth more</source>
        <translation>{when} · nichts war mehr wert</translation>
    </message>
    <message>
        <source>{when}: {answer}. Cost {cost}. {told}</source>
        <translation>{when}: {answer}. Kosten {cost}. {told}</translation>
    </message>
    <message>
        <source>&amp;Show this moment</source>
        <translation>Diese &amp;Stelle zeigen</translation>
    </message>
    <message>
        <source>The replay at this decision, with what the answers were worth beside the cards (Enter)</source>
        <translation>Das Spiel an dieser Stelle, mit dem, was die Antworten wert waren, bei den Karten (Eingabetaste)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Less than the best</source>
        <translation>Hinter der besten</translation>
    </message>
    <message>
        <source>{cost} ± {error}</source>
        <translation>{cost} ± {error}</translation>
    </message>
    <message>
        <source>{answer}: {worth}</source>
        <translation>{answer}: {worth}</translation>
    </message>
    <message>
        <source>{answer} (chosen): {worth}</source>
        <translation>{answer} (gewählt): {worth}</translation>
    </message>
    <message>
        <source>Decisions weighed: {weighed} of {of} …</source>
        <translation>Bewertet: {weighed} von {of} Entscheidungen …</translation>
    </message>
    <message>
        <source>Stopped; decisions weighed: {weighed} of {of}.</source>
        <translation>Angehalten; bewertet: {weighed} von {of} Entscheidungen.</translation>
    </message>
    <message>
        <source>Had one seen &amp;all cards</source>
        <translation>Hätte man &amp;alle Karten gesehen</translation>
    </message>
    <message>
        <source>What each answer would have brought in this one deal had everybody played with open hands. Nobody could know that, and no decision is judged by it.</source>
        <translation>Was jede Antwort in diesem einen Spiel gebracht hätte, hätten alle mit offenen Karten gespielt. Das konnte niemand wissen, und keine Entscheidung wird danach beurteilt.</translation>
    </message>
    <message>
        <source>This is a first look; the figures will change.</source>
        <translation>Das ist ein erster Blick; die Zahlen ändern sich noch.</translation>
    </message>
    <message>
        <source>At the table: {paid} · A strong player in this seat: {strong} ({parted})</source>
        <translation>Am Tisch: {paid} · Ein starker Spieler auf diesem Platz: {strong} ({parted})</translation>
    </message>
    <message>
        <source>played otherwise from the bidding on</source>
        <translation>ab dem Lizitieren anders gespielt</translation>
    </message>
    <message>
        <source>played otherwise from before the first card on</source>
        <translation>schon vor der ersten Karte anders gespielt</translation>
    </message>
    <message>
        <source>played otherwise from trick {number} on</source>
        <translation>ab dem {number}. Stich anders gespielt</translation>
    </message>
    <message>
        <source>with the same moves</source>
        <translation>mit denselben Zügen</translation>
    </message>
    <message>
        <source>Why did they say and play that? A click on their words, or on a card of the last trick, tells it:</source>
        <translation>Warum haben sie das gesagt und gespielt? Ein Klick auf ihre Worte oder auf eine Karte des letzten Stichs erklärt es:</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>Read why this was chosen (W)</source>
        <translation>Nachlesen, warum das gewählt wurde (W)</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>S&amp;ums</source>
        <translation>S&amp;ummen</translation>
    </message>
    <message>
        <source>Where your money went, over this session or over all deals that were analysed</source>
        <translation>Wohin dein Geld ging, über diese Partie oder über alle analysierten Spiele</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>The code of this deal, for who wants to play the same cards: {code}</source>
        <translation>Der Code dieses Spiels, für alle, die dieselben Karten spielen wollen: {code}</translation>
    </message>
    <message>
        <source>It is played by your own house rules, which have a code too: {code}</source>
        <translation>Gespielt wird nach eigenen Hausregeln, die auch einen Code haben: {code}</translation>
    </message>
    <message>
        <source>Copy the &amp;code</source>
        <translation>&amp;Code kopieren</translation>
    </message>
    <message>
        <source>Copy it, to send it to somebody</source>
        <translation>Kopieren, um ihn jemandem zu schicken</translation>
    </message>
    <message>
        <source>C&amp;ompare results …</source>
        <translation>Ergebnisse &amp;vergleichen …</translation>
    </message>
    <message>
        <source>See what others have made of the same cards</source>
        <translation>Sehen, was andere aus denselben Karten gemacht haben</translation>
    </message>
    <message>
        <source>Account of this session: {sums}.</source>
        <translation>Konto dieser Partie: {sums}.</translation>
    </message>
    <message>
        <source>Account for money, with raises: {sums}.</source>
        <translation>Konto in Geld, mit Kontras: {sums}.</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>Where your money went</source>
        <translation>Wohin dein Geld ging</translation>
    </message>
    <message>
        <source>What your decisions cost beside the best answer, judged by what you could see then. Every deal counts that was analysed to the end; chance evens out over many.</source>
        <translation>Was deine Entscheidungen gegenüber der besten Antwort gekostet haben, beurteilt nach dem, was du damals sehen konntest. Es zählt jedes fertig analysierte Spiel; über viele gleicht sich der Zufall aus.</translation>
    </message>
    <message>
        <source>Sum &amp;over</source>
        <translation>S&amp;umme über</translation>
    </message>
    <message>
        <source>Sum over one session or over all deals</source>
        <translation>Über eine Partie summieren oder über alle Spiele</translation>
    </message>
    <message>
        <source>all sessions</source>
        <translation>alle Partien</translation>
    </message>
    <message>
        <source>No deal has been analysed to the end yet. Have one analysed, and it counts here.</source>
        <translation>Noch ist kein Spiel fertig analysiert. Lass eines analysieren, dann zählt es hier.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alles zusammen</translation>
    </message>
    <message>
        <source>In simple games, which can be added where payments cannot.</source>
        <translation>In einfachen Spielen, denn Zahlungen in Verschiedenem lassen sich nicht zusammenzählen.</translation>
    </message>
    <message>
        <source>{game} · opponents: {levels}</source>
        <translation>{game} · Gegner: {levels}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) analysed.</source>
        <translation>
            <numerusform>%n Spiel analysiert.</numerusform>
            <numerusform>%n Spiele analysiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit}.</source>
        <translation>{unit}.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>For each deal</source>
        <translation>Je Spiel</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Lizitieren</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon und Verlegen</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Following to a trick</source>
        <translation>Zugeben im Stich</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
</context>
<context>
    <name>ui.table</name>
    <message>
        <source>Lay away ({laid} of {wanted})</source>
        <translation>Verlegen ({laid} von {wanted})</translation>
    </message>
    <message>
        <source>Nothing to say</source>
        <translation>Nichts zu sagen</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>{card}, not now</source>
        <translation>{card}, geht jetzt nicht</translation>
    </message>
    <message>
        <source>{card}, laid away</source>
        <translation>{card}, verlegt</translation>
    </message>
    <message>
        <source>{card}. {progress}</source>
        <translation>{card}. {progress}</translation>
    </message>
    <message>
        <source>There are no hints here: this session is played as at the table. “Allow help” in the menu “Table” changes that.</source>
        <translation>Hier gibt es keine Tipps: Diese Partie wird wie am Tisch gespielt. „Hilfe erlauben“ im Menü „Tisch“ ändert das.</translation>
    </message>
    <message>
        <source>What each answer brings on the average.</source>
        <translation>Was jede Antwort im Schnitt bringt.</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Say what is ticked. It is also said when you play a card.</source>
        <translation>Sagt, was du angehakt hast. Du kannst auch gleich eine Karte spielen: Dann wird es vorher gesagt.</translation>
    </message>
    <message>
        <source>Say nothing and let play go on (space bar).</source>
        <translation>Nichts sagen und weiterspielen lassen (Leertaste).</translation>
    </message>
    <message>
        <source>Nothing more from me this deal</source>
        <translation>In diesem Spiel sage ich nichts mehr an</translation>
    </message>
    <message>
        <source>Nothing more from me this session</source>
        <translation>In dieser Partie sage ich nichts mehr an</translation>
    </message>
    <message>
        <source>Move the mouse over a choice to read here what it means and what it is worth.</source>
        <translation>Fahr mit der Maus darüber: Hier steht dann, was es heißt und was es zählt.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Deine Karten: {cards}.</translation>
    </message>
    <message>
        <source>In the talon: {cards}.</source>
        <translation>Im Talon: {cards}.</translation>
    </message>
    <message>
        <source>The cards of {player} lie open: {cards}.</source>
        <translation>{player} hat offen liegen: {cards}.</translation>
    </message>
    <message>
        <source>{text}: {values}.</source>
        <translation>{text}: {values}.</translation>
    </message>
    <message>
        <source>{text} – {values}.</source>
        <translation>{text} – {values}.</translation>
    </message>
    <message>
        <source>{player} ({value})</source>
        <translation>{player} ({value})</translation>
    </message>
    <message>
        <source>{player:nom} {player:receive|receives} {amount}.</source>
        <translation>{player:nom} {player:bekommst|bekommt} {amount}.</translation>
    </message>
    <message>
        <source>{player:nom} {player:pay|pays} {amount}.</source>
        <translation>{player:nom} {player:zahlst|zahlt} {amount}.</translation>
    </message>
    <message>
        <source>{player:nom} neither {player:pay nor receive|pays nor receives} anything.</source>
        <translation>{player:nom} {player:zahlst|zahlt} und {player:bekommst|bekommt} nichts.</translation>
    </message>
    <message>
        <source>For money, with raises</source>
        <translation>In Geld, mit Kontras</translation>
    </message>
    <message>
        <source>Trick {number}: {told}</source>
        <translation>{number}. Stich: {told}</translation>
    </message>
    <message>
        <source>As at the table, only the last trick may be looked at.</source>
        <translation>Wie am Tisch darfst du nur den letzten Stich anschauen.</translation>
    </message>
    <message>
        <source>Hear what is asked, and what can be answered</source>
        <translation>Hören, was gefragt ist und was du antworten kannst</translation>
    </message>
    <message>
        <source>Hear your cards, and those that lie open</source>
        <translation>Deine Karten hören, und die offen liegen</translation>
    </message>
    <message>
        <source>Hear what lies in the trick, and whose turn it is</source>
        <translation>Hören, was im Stich liegt und wer an der Reihe ist</translation>
    </message>
    <message>
        <source>Hear what is played, and who plays with whom</source>
        <translation>Hören, was gespielt wird und wer mit wem spielt</translation>
    </message>
    <message>
        <source>Hear what was bid, announced and declared</source>
        <translation>Hören, was geboten, angesagt und gemeldet wurde</translation>
    </message>
    <message>
        <source>Hear how everybody stands in the session</source>
        <translation>Hören, wie alle in der Partie stehen</translation>
    </message>
    <message>
        <source>Hear again what has happened since your last move</source>
        <translation>Noch einmal hören, was seit deinem letzten Zug geschah</translation>
    </message>
    <message>
        <source>Look at the previous trick again, or while you hold the key</source>
        <translation>Den vorigen Stich nochmals anschauen, oder solange du die Taste hältst</translation>
    </message>
    <message>
        <source>While you look at it: to earlier tricks, and back; the arrows do so too while you hold the key</source>
        <translation>Währenddessen: zu früheren Stichen und wieder zurück; die Pfeile tun das auch, solange du die Taste hältst</translation>
    </message>
    <message>
        <source>See how the deal stands, and which cards are gone</source>
        <translation>Nachsehen, wie es steht und welche Karten gefallen sind</translation>
    </message>
    <message>
        <source>To the beginning of the deal</source>
        <translation>An den Anfang des Spiels</translation>
    </message>
    <message>
        <source>To the previous part of the deal</source>
        <translation>Zum vorigen Abschnitt des Spiels</translation>
    </message>
    <message>
        <source>Back by a trick</source>
        <translation>Einen Stich zurück</translation>
    </message>
    <message>
        <source>Back by a card or word</source>
        <translation>Eine Karte oder Ansage zurück</translation>
    </message>
    <message>
        <source>Show what follows, one after the other, or stop</source>
        <translation>Eins nach dem anderen zeigen, was folgt, oder anhalten</translation>
    </message>
    <message>
        <source>On by a card or word</source>
        <translation>Eine Karte oder Ansage weiter</translation>
    </message>
    <message>
        <source>On by a trick</source>
        <translation>Einen Stich weiter</translation>
    </message>
    <message>
        <source>To the next part of the deal</source>
        <translation>Zum nächsten Abschnitt des Spiels</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Ans Ende des Spiels</translation>
    </message>
    <message>
        <source>Read why the last card or word was chosen</source>
        <translation>Lesen, warum die letzte Karte oder Ansage gewählt wurde</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Das Durchgehen beenden</translation>
    </message>
    <message>
        <source>Choose the answer of this number</source>
        <translation>Die Antwort mit dieser Nummer wählen</translation>
    </message>
    <message>
        <source>Look at what went before the question</source>
        <translation>Ansehen, was vor der Frage war</translation>
    </message>
    <message>
        <source>Back towards the question</source>
        <translation>Wieder zur Frage</translation>
    </message>
    <message>
        <source>Leave the quiz</source>
        <translation>Das Quiz verlassen</translation>
    </message>
    <message>
        <source>The trick before it (Page up)</source>
        <translation>Der Stich davor (Bild auf)</translation>
    </message>
    <message>
        <source>The trick after it (Page down)</source>
        <translation>Der Stich danach (Bild ab)</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>No card lies in the trick.</source>
        <translation>Im Stich liegt noch nichts.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now.</source>
        <translation>Du bist gerade nichts gefragt.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Gesagt wurde noch nichts.</translation>
    </message>
    <message>
        <source>It is not known yet who plays with whom.</source>
        <translation>Noch weiß man nicht, wer mit wem spielt.</translation>
    </message>
    <message>
        <source>No deal of this session is over yet.</source>
        <translation>In dieser Partie ist noch kein Spiel zu Ende.</translation>
    </message>
    <message>
        <source>In the trick: {plays}.</source>
        <translation>Im Stich: {plays}.</translation>
    </message>
    <message>
        <source>{player} {card}</source>
        <translation>{player} {card}</translation>
    </message>
    <message>
        <source>{player:nom} {player:take|takes} it so far.</source>
        <translation>{player:nom} {player:hast|hat} ihn bis jetzt.</translation>
    </message>
    <message>
        <source>{player:nom} {player:are|is} on turn.</source>
        <translation>{player:nom} {player:bist|ist} an der Reihe.</translation>
    </message>
    <message>
        <source>To choose from: {choices}.</source>
        <translation>Zur Wahl: {choices}.</translation>
    </message>
    <message>
        <source>{label}: {value}.</source>
        <translation>{label}: {value}.</translation>
    </message>
    <message>
        <source>{player}: {told}.</source>
        <translation>{player}: {told}.</translation>
    </message>
    <message>
        <source>No, back</source>
        <translation>Nein, zurück</translation>
    </message>
    <message>
        <source>Choose the card for it from your hand.</source>
        <translation>Such die Karte dafür aus deinem Blatt aus.</translation>
    </message>
    <message>
        <source>Cards that are possible: {cards}.</source>
        <translation>Möglich sind: {cards}.</translation>
    </message>
    <message>
        <source>Say something else</source>
        <translation>Etwas anderes sagen</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Andere Karte</translation>
    </message>
    <message>
        <source>Nobody counts for you here: this session is played as at the table.</source>
        <translation>Hier zählt niemand für dich mit: Diese Partie wird wie am Tisch gespielt.</translation>
    </message>
    <message>
        <source>How the deal stands</source>
        <translation>So steht es</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Bei dir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Noch draußen</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{number}: {cards}</source>
        <translation>{number}: {cards}</translation>
    </message>
    <message>
        <source>Press S or click here to put it away.</source>
        <translation>S oder ein Klick hierher legt das weg.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>You are not asked again until the next deal (key N).</source>
        <translation>Bis zum nächsten Spiel wirst du nicht mehr gefragt (Taste N).</translation>
    </message>
    <message>
        <source>You are not asked again out of turn in this session.</source>
        <translation>In dieser Partie wirst du nicht mehr gefragt, wenn du nicht dran bist.</translation>
    </message>
    <message>
        <source>Drag or click the cards that you want to lay away.</source>
        <translation>Zieh die Karten hin, die du verlegen willst, oder klick sie an.</translation>
    </message>
    <message>
        <source>{card} – in your own hand</source>
        <translation>{card} – in deinem Blatt</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{signs} – {tricks}</source>
        <translation>{signs} – {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays with you.</source>
        <translation>Spielt mit dir.</translation>
    </message>
    <message>
        <source>Plays against you.</source>
        <translation>Spielt gegen dich.</translation>
    </message>
    <message>
        <source>Plays for himself.</source>
        <translation>Spielt für sich allein.</translation>
    </message>
    <message>
        <source>With you or against you? That is not known yet.</source>
        <translation>Mit dir oder gegen dich? Das zeigt sich erst.</translation>
    </message>
    <message>
        <source>Account: {account}</source>
        <translation>Konto: {account}</translation>
    </message>
    <message>
        <source>Account for money, with raises: {account}</source>
        <translation>Geldrechnung mit Kontras: {account}</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Voriger Stich</translation>
    </message>
    <message>
        <source>Look at the previous trick again (key L).</source>
        <translation>Den vorigen Stich noch einmal ansehen (Taste L).</translation>
    </message>
    <message>
        <source>Click or press the space bar to go on.</source>
        <translation>Weiter mit einem Klick oder der Leertaste.</translation>
    </message>
    <message>
        <source>{players:nom}</source>
        <translation>{players:nom}</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>That does not go with what is ticked.</source>
        <translation>Das geht nicht zusammen mit dem, was du angehakt hast.</translation>
    </message>
    <message>
        <source>The table: the cards of all players, and the trick in the middle. A card of yours is played by a click, or by dragging it there. F1 shows all keys.</source>
        <translation>Der Tisch: die Karten aller Spieler und in der Mitte der Stich. Eine deiner Karten spielst du mit einem Klick, oder du ziehst sie dorthin. F1 zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Led to this trick.</source>
        <translation>Damit wurde ausgespielt.</translation>
    </message>
    <message>
        <source>You are asked before the next card (key W).</source>
        <translation>Vor der nächsten Karte wirst du gefragt (Taste W).</translation>
    </message>
    <message>
        <source>You cannot play a card yet: answer the question first.</source>
        <translation>Jetzt kannst du noch keine Karte spielen: Beantworte zuerst die Frage.</translation>
    </message>
    <message>
        <source>Takes the trick as it lies now.</source>
        <translation>Macht den Stich, so wie er jetzt liegt.</translation>
    </message>
    <message>
        <source>A name plate: who this is, what part he plays in this deal, and what he has taken.</source>
        <translation>Ein Namensschild: wer das ist, was er in diesem Spiel ist und was er schon gemacht hat.</translation>
    </message>
    <message>
        <source>Click or tap a card</source>
        <translation>Eine Karte anklicken oder antippen</translation>
    </message>
    <message>
        <source>Drag a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>Click or tap the cloth</source>
        <translation>Auf das Tuch klicken oder tippen</translation>
    </message>
    <message>
        <source>Press something and hold it</source>
        <translation>Länger auf etwas drücken</translation>
    </message>
    <message>
        <source>Play it, lay it away or take it back; in a talon or among stacks: take it</source>
        <translation>Sie spielen, verlegen oder zurücknehmen; beim Talon oder bei Paketen: nehmen</translation>
    </message>
    <message>
        <source>{player:Your tricks|The tricks of ~}: how many they are stands on the name plate.</source>
        <translation>{player:Deine Stiche|Die Stiche von ~}: Wie viele es sind, steht auf dem Namensschild.</translation>
    </message>
    <message>
        <source>The talon: the cards that are left over when all hands are dealt.</source>
        <translation>Der Talon: die Karten, die beim Geben übrig bleiben.</translation>
    </message>
    <message>
        <source>What this player has said last.</source>
        <translation>Was dieser Spieler zuletzt gesagt hat.</translation>
    </message>
    <message>
        <source>What has been said in this deal:</source>
        <translation>Was in diesem Spiel gesagt wurde:</translation>
    </message>
    <message>
        <source>Play one of your own on the table, or lay it away; take a part of the talon into your hand</source>
        <translation>Eine eigene auf den Tisch spielen oder verlegen; einen Teil des Talons in die Hand nehmen</translation>
    </message>
    <message>
        <source>Hurry on while cards move or a trick lies</source>
        <translation>Schneller weiter, während sich Karten bewegen oder ein Stich liegt</translation>
    </message>
    <message>
        <source>Read what it is and means, and why a card cannot be played: cards, name plates, buttons, tables, menus. Nothing else happens</source>
        <translation>Lesen, was es ist und bedeutet, und warum eine Karte jetzt nicht geht: bei Karten, Namensschildern, Knöpfen, Tabellen und in den Menüs. Sonst geschieht nichts</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or a button beside another</source>
        <translation>Eine Karte aus der Hand aussuchen, oder den Knopf daneben</translation>
    </message>
    <message>
        <source>Play the card chosen, press the button, or lay away what is chosen for it</source>
        <translation>Die ausgesuchte Karte spielen, den Knopf drücken, oder verlegen, was du dafür ausgesucht hast</translation>
    </message>
    <message>
        <source>Play the card at this place of the hand at once</source>
        <translation>Die Karte an dieser Stelle der Hand sofort spielen</translation>
    </message>
    <message>
        <source>Play the eleventh card of the hand at once, or one behind it</source>
        <translation>Die elfte Karte der Hand sofort spielen, oder eine weiter hinten</translation>
    </message>
    <message>
        <source>Say nothing, or pass; while cards move: hurry</source>
        <translation>Nichts sagen oder weiter sagen; während sich Karten bewegen: schneller</translation>
    </message>
    <message>
        <source>Be asked before the next card</source>
        <translation>Vor der nächsten Karte gefragt werden</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Go to the buttons of the question, and from one to the next</source>
        <translation>Zu den Knöpfen der Frage, und von einem zum nächsten</translation>
    </message>
    <message>
        <source>Answer no more questions in this deal</source>
        <translation>In diesem Spiel nicht mehr gefragt werden</translation>
    </message>
    <message>
        <source>See what the teacher would do</source>
        <translation>Sehen, was der Lehrer täte</translation>
    </message>
    <message>
        <source>{player:Your cards that you may not see yet.|The hand of ~: you do not see its cards yet.}</source>
        <translation>{player:Deine Karten, die du noch nicht sehen darfst.|Das Blatt von ~: Seine Karten siehst du noch nicht.}</translation>
    </message>
    <message>
        <source>Or press the space bar.</source>
        <translation>Oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>Account of the partners together: {account}</source>
        <translation>Konto der Partner zusammen: {account}</translation>
    </message>
    <message>
        <source>Ask for a hint; once more: see what each answer brings</source>
        <translation>Einen Tipp holen; noch einmal: sehen, was jede Antwort bringt</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>See which answer is worth most; once more: what each of them brings (key H).</source>
        <translation>Sehen, welche Antwort am meisten wert ist; noch einmal: was jede davon bringt (Taste H).</translation>
    </message>
    <message>
        <source>Looking for a hint … Esc ends that.</source>
        <translation>Ich suche einen Tipp … Esc bricht ab.</translation>
    </message>
    <message>
        <source>What each answer brings on the average. ≈: about as good as the best.</source>
        <translation>Was jede Antwort im Schnitt bringt. ≈: etwa so gut wie die beste.</translation>
    </message>
    <message>
        <source>No longer wait for a hint</source>
        <translation>Nicht länger auf einen Tipp warten</translation>
    </message>
</context>
<context>
    <name>ui.widgets</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Arrow keys: what else is explained here · Esc: close</source>
        <translation>Pfeiltasten: was hier sonst noch erklärt wird · Esc: schließen</translation>
    </message>
    <message>
        <source>Rules: {clause}</source>
        <translation>Regel {clause}</translation>
    </message>
    <message>
        <source>Read clause {clause} of the rules</source>
        <translation>Regel {clause} nachlesen</translation>
    </message>
    <message>
        <source>Decided by clause {clause} of the rules.</source>
        <translation>So steht es in Regel {clause}.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>“{button}”: a click does it.</source>
        <translation>„{button}“: Ein Klick, und es geschieht.</translation>
    </message>
</context>
<context>
    <name>ui.window</name>
    <message>
        <source>Pack</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Wie schwer</translation>
    </message>
    <message numerus="yes">
        <source>%n German card(s)</source>
        <translation>
            <numerusform>%n deutsche Karte</numerusform>
            <numerusform>%n deutsche Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n French card(s)</source>
        <translation>
            <numerusform>%n französische Karte</numerusform>
            <numerusform>%n französische Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tarock card(s)</source>
        <translation>
            <numerusform>%n Tarockkarte</numerusform>
            <numerusform>%n Tarockkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>{first}, {second} or {third}</source>
        <translation>{first}, {second} oder {third}</translation>
    </message>
    <message>
        <source>easy to start with</source>
        <translation>leicht für den Anfang</translation>
    </message>
    <message>
        <source>takes some practice</source>
        <translation>braucht etwas Übung</translation>
    </message>
    <message>
        <source>a game for many evenings</source>
        <translation>ein Spiel für viele Abende</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Keine Hinweise mehr</translation>
    </message>
    <message>
        <source>Click or drag the cards to lay away. With keys: {beside} to choose one, {use} to move it.</source>
        <translation>Klick die Karten an, die du verlegen willst, oder zieh sie hin. Mit den Tasten: Mit {beside} suchst du eine aus, mit der {use} legst du sie hin oder nimmst sie zurück.</translation>
    </message>
    <message>
        <source>Click a card or drag it to the table to play it. With keys: {beside} to choose one, {use} to play it.</source>
        <translation>Klick auf eine Karte oder zieh sie auf den Tisch, dann spielst du sie. Mit den Tasten: Mit {beside} suchst du eine aus, mit der {use} spielst du sie.</translation>
    </message>
    <message>
        <source>Point at a contract, or press and hold it, to read what it means. With keys: {buttons} to choose one, {use} to bid it.</source>
        <translation>Fahr mit der Maus über ein Spiel oder drück länger darauf, dann steht da, was es heißt und was es zählt. Mit den Tasten: {buttons} führt hin, die {use} bietet es.</translation>
    </message>
    <message>
        <source>Click a card of the talon, or drag it to your hand, to take it with those beside it.</source>
        <translation>Klick auf eine Karte des Talons oder zieh sie in deine Hand: So nimmst du sie mit denen daneben.</translation>
    </message>
    <message>
        <source>No money changes hands: your account only keeps score.</source>
        <translation>Gezahlt wird hier nichts: Dein Konto zählt nur mit.</translation>
    </message>
    <message>
        <source>What has happened at the table</source>
        <translation>Was am Tisch geschehen ist</translation>
    </message>
    <message>
        <source>{game} – Kartenspiel</source>
        <translation>{game} – Kartenspiel</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Den Verlauf schließen</translation>
    </message>
    <message>
        <source>The log in a window of its own, or beside the table again</source>
        <translation>Der Verlauf in einem eigenen Fenster oder wieder neben dem Tisch</translation>
    </message>
    <message>
        <source>Kartenspiel</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>The deal goes on where it was interrupted.</source>
        <translation>Das Spiel geht dort weiter, wo es unterbrochen wurde.</translation>
    </message>
    <message>
        <source>&amp;Begin a new session</source>
        <translation>&amp;Neue Partie beginnen</translation>
    </message>
    <message>
        <source>This deal counts in no account. The session goes on with “Next deal”.</source>
        <translation>Dieses Spiel zählt nicht fürs Konto. Die Partie geht mit „Nächstes Spiel“ weiter.</translation>
    </message>
    <message>
        <source>{game} · a deal outside the session</source>
        <translation>{game} · ein Spiel außerhalb der Partie</translation>
    </message>
    <message>
        <source>Your account: {amount}</source>
        <translation>Dein Konto: {amount}</translation>
    </message>
    <message>
        <source>Your account: {amount}, for money {money}</source>
        <translation>Dein Konto: {amount}, in Geld {money}</translation>
    </message>
    <message>
        <source>What you have won or lost in this session. Nobody pays: it is only counted.</source>
        <translation>Was du in dieser Partie gewonnen oder verloren hast. Gezahlt wird nichts, es wird nur mitgezählt.</translation>
    </message>
    <message>
        <source>{game} · lesson: {lesson}</source>
        <translation>{game} · Lektion: {lesson}</translation>
    </message>
    <message>
        <source>Save deal</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules cannot be opened: {fault}.</source>
        <translation>Die Regeln lassen sich nicht öffnen: {fault}.</translation>
    </message>
    <message>
        <source>{title} cannot be printed: {fault}.</source>
        <translation>{title} lässt sich nicht drucken: {fault}.</translation>
    </message>
    <message>
        <source>The rules are being opened …</source>
        <translation>Die Regeln werden aufgeschlagen …</translation>
    </message>
    <message>
        <source>Close the window below first: it does not show this house rule.</source>
        <translation>Schließ zuerst das Fenster darunter: Es zeigt diese Hausregel nicht.</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>The log: what has happened at the table, in sentences. You can select and copy them.</source>
        <translation>Der Verlauf: was am Tisch geschehen ist, in Sätzen. Du kannst sie markieren und kopieren.</translation>
    </message>
    <message>
        <source>What is being played, by which rules, and how you stand.</source>
        <translation>Was gespielt wird, nach welchen Regeln, und wie du stehst.</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>&amp;Alle Spiele</translation>
    </message>
    <message>
        <source>&amp;Go on at the table</source>
        <translation>&amp;Weiter am Tisch</translation>
    </message>
    <message>
        <source>Back to what is being played</source>
        <translation>Zurück zu dem, was gerade gespielt wird</translation>
    </message>
    <message>
        <source>&amp;New session …</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Choose game, house rules and players</source>
        <translation>Spiel, Hausregeln und Mitspieler wählen</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>N&amp;ächstes Spiel</translation>
    </message>
    <message>
        <source>Go on with the session</source>
        <translation>Mit der Partie weitermachen</translation>
    </message>
    <message>
        <source>&amp;Play the last deal again</source>
        <translation>Das letzte Spiel noch ein&amp;mal</translation>
    </message>
    <message>
        <source>The same cards once more; it counts in no account</source>
        <translation>Noch einmal dieselben Karten; es zählt nicht fürs Konto</translation>
    </message>
    <message>
        <source>S&amp;core pad</source>
        <translation>Sc&amp;hreibblock</translation>
    </message>
    <message>
        <source>Keep the score at a table with real cards, by your house rules</source>
        <translation>An einem Tisch mit echten Karten mitschreiben, nach deinen Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Save the last deal …</source>
        <translation>Das letzte Spiel &amp;speichern …</translation>
    </message>
    <message>
        <source>Keep the finished deal as a record</source>
        <translation>Das beendete Spiel als Aufzeichnung behalten</translation>
    </message>
    <message>
        <source>&amp;Open deal …</source>
        <translation>Spiel ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Go on with a recorded deal, or play it from the beginning</source>
        <translation>Mit einem aufgezeichneten Spiel weitermachen, oder es von vorn spielen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Everything is saved; the deal goes on next time</source>
        <translation>Alles ist gespeichert; das Spiel geht beim nächsten Mal weiter</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Abrechnung</translation>
    </message>
    <message>
        <source>The score of the last deal and the account</source>
        <translation>Die Abrechnung des letzten Spiels und das Konto</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>The four &amp;suits</source>
        <translation>Die vier Fa&amp;rben</translation>
    </message>
    <message>
        <source>The signs of the suits and their names, beside the table</source>
        <translation>Die Zeichen der Farben und wie sie heißen, unter dem Tisch</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>The language in which all is written; the game goes on as it lies</source>
        <translation>Die Sprache, in der alles geschrieben ist; das Spiel geht weiter, wie es liegt</translation>
    </message>
    <message>
        <source>Table &amp;colour</source>
        <translation>&amp;Tischfarbe</translation>
    </message>
    <message>
        <source>The colour of the cloth on the table</source>
        <translation>Die Farbe des Tuchs auf dem Tisch</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Grün</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <translation>&amp;Blau</translation>
    </message>
    <message>
        <source>G&amp;rey</source>
        <translation>G&amp;rau</translation>
    </message>
    <message>
        <source>&amp;Brightness</source>
        <translation>&amp;Helligkeit</translation>
    </message>
    <message>
        <source>Light or dark for everything round the cards, or as the system has it</source>
        <translation>Hell oder dunkel für alles rund um die Karten, oder wie beim System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Write everything larger: table, log and dialogs</source>
        <translation>Alles größer schreiben: Tisch, Verlauf und Fenster</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Write everything smaller: table, log and dialogs</source>
        <translation>Alles kleiner schreiben: Tisch, Verlauf und Fenster</translation>
    </message>
    <message>
        <source>Write as large as the system does</source>
        <translation>So groß schreiben wie das System</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quiz questions</source>
        <translation>&amp;Quizfragen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>The rules of the game, with the house rules of the table</source>
        <translation>Die Regeln des Spiels, mit den Hausregeln des Tisches</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>What the words of these games mean</source>
        <translation>Was die Wörter dieser Spiele bedeuten</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <source>&amp;Previous trick</source>
        <translation>&amp;Voriger Stich</translation>
    </message>
    <message>
        <source>Look at the previous trick again</source>
        <translation>Den vorigen Stich noch einmal ansehen</translation>
    </message>
    <message>
        <source>The page of the first start: sit down to a game, or be shown one</source>
        <translation>Die Seite vom ersten Start: Setz dich zu einem Spiel, oder lass dir eines zeigen</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Learn a game step by step, at a table, and practise it</source>
        <translation>Ein Spiel Schritt für Schritt am Tisch lernen und üben</translation>
    </message>
    <message>
        <source>The &amp;cards</source>
        <translation>Die &amp;Karten</translation>
    </message>
    <message>
        <source>Every card, what it is called and shows, and what it counts</source>
        <translation>Jede Karte: wie sie heißt, was sie zeigt, was sie zählt</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>&amp;Tasten und Gesten</translation>
    </message>
    <message>
        <source>Everything that keys, mouse and finger do, on one page</source>
        <translation>Alles, was Tasten, Maus und Finger tun, auf einer Seite</translation>
    </message>
    <message>
        <source>What &amp;is this?</source>
        <translation>Was &amp;ist das?</translation>
    </message>
    <message>
        <source>&amp;About Kartenspiel</source>
        <translation>&amp;Über Kartenspiel</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Look at all games and their rules, and begin one</source>
        <translation>Alle Spiele mit ihren Regeln ansehen und eines anfangen</translation>
    </message>
    <message>
        <source>Use the whole screen, or go back to a window</source>
        <translation>Den ganzen Bildschirm nutzen, oder zurück zum Fenster</translation>
    </message>
    <message>
        <source>Everything that happens at the table, in words</source>
        <translation>Alles, was am Tisch geschieht, zum Nachlesen</translation>
    </message>
    <message>
        <source>Look, speed and what happens while you play</source>
        <translation>Aussehen, Tempo und was beim Spielen geschieht</translation>
    </message>
    <message>
        <source>Your next click explains what you click. With the keys: what you are on, and with the arrows everything else</source>
        <translation>Der nächste Klick erklärt, worauf du klickst. Mit den Tasten: worauf du gerade stehst, und mit den Pfeilen alles andere</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>{number}. Spiel</translation>
    </message>
    <message>
        <source>A deal outside the session</source>
        <translation>Ein Spiel außerhalb der Partie</translation>
    </message>
    <message>
        <source>This is where you stopped last time. “Next deal” goes on from here.</source>
        <translation>Hier hast du das letzte Mal aufgehört. Mit „Nächstes Spiel“ geht es weiter.</translation>
    </message>
    <message>
        <source>The picture {file} is missing or damaged.</source>
        <translation>Das Bild {file} fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>Finished pictures of cards cannot be kept ({reason}). They are drawn anew each time.</source>
        <translation>Fertige Kartenbilder lassen sich nicht aufheben ({reason}). Sie werden jedes Mal neu gezeichnet.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print {title}</source>
        <translation>{title} drucken</translation>
    </message>
    <message>
        <source>{title} has been sent to the printer.</source>
        <translation>{title}: Der Drucker hat die Seiten bekommen.</translation>
    </message>
    <message>
        <source>{title} is saved in {file}.</source>
        <translation>{title}: gespeichert in {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>{title} is being prepared for printing …</source>
        <translation>{title}: Die Seiten werden gesetzt …</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>Rules and players …</source>
        <translation>Regeln und Spieler …</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
    <message>
        <source>Players: {players} · {fact}</source>
        <translation>Spieler: {players} · {fact}</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>What game it is, its rules, and other ways to play it</source>
        <translation>Was für ein Spiel das ist, seine Regeln, und wie man es sonst noch spielt</translation>
    </message>
    <message>
        <source>{game}: {caption}</source>
        <translation>{game}: {caption}</translation>
    </message>
    <message>
        <source>Begin with this one. {about}</source>
        <translation>Fang damit an. {about}</translation>
    </message>
    <message>
        <source>Click a game to start it with the rules and players of last time. “More …” offers others.</source>
        <translation>Klick ein Spiel an, und es wird gegeben, mit den Regeln und Mitspielern vom letzten Mal. Alles andere steht unter „Mehr …“.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>This goes on at the table while you look round here.</source>
        <translation>Das läuft am Tisch, während du dich hier umschaust.</translation>
    </message>
    <message>
        <source>Play {game}: {preset}</source>
        <translation>{game} spielen: {preset}</translation>
    </message>
    <message>
        <source>Dealt at once: {preset}.</source>
        <translation>Wird gleich gegeben: {preset}.</translation>
    </message>
    <message>
        <source>Dealt at once: {preset}, {form}.</source>
        <translation>Wird gleich gegeben: {preset}, {form}.</translation>
    </message>
    <message>
        <source>Dealt at once: {preset}, with the house rules changed last.</source>
        <translation>Wird gleich gegeben: {preset}, mit den zuletzt geänderten Hausregeln.</translation>
    </message>
    <message>
        <source>Click a set of rules and the cards are dealt at once, with the same players as last time.</source>
        <translation>Klick Regeln an, und es wird gleich gegeben, mit denselben Mitspielern wie beim letzten Mal.</translation>
    </message>
    <message>
        <source>Click a game, and it is dealt. “More …” says what game it is and how else it is played.</source>
        <translation>Klick ein Spiel an, und es wird gegeben. Was es für eines ist und wie man es noch spielt, steht unter „Mehr …“.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) are saved in {file}.</source>
        <translation>
            <numerusform>%Ln Spiel ist in {file} gespeichert.</numerusform>
            <numerusform>%Ln Spiele sind in {file} gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving was stopped: {file} was not written.</source>
        <translation>Das Speichern wurde abgebrochen: {file} wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Others announced, made</source>
        <translation>Andere angesagt, gelungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln Spiel</numerusform>
            <numerusform>%Ln Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) in all. A click or Enter leads to the deals of a game.</source>
        <translation>
            <numerusform>Insgesamt %Ln Spiel. Ein Klick oder die Eingabetaste führt zu den Spielen eines Kartenspiels.</numerusform>
            <numerusform>Insgesamt %Ln Spiele. Ein Klick oder die Eingabetaste führt zu den Spielen eines Kartenspiels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rules} · %Ln deal(s)</source>
        <translation>
            <numerusform>{rules} · %Ln Spiel</numerusform>
            <numerusform>{rules} · %Ln Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All house rules together · %Ln deal(s)</source>
        <translation>
            <numerusform>Alle Hausregeln zusammen · %Ln Spiel</numerusform>
            <numerusform>Alle Hausregeln zusammen · %Ln Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>€{amount}</source>
        <translation>{amount} €</translation>
    </message>
    <message>
        <source>{game} · replay of a deal</source>
        <translation>{game} · ein Spiel wird durchgegangen</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Servus!</translation>
    </message>
    <message>
        <source>These are old Austrian card games in which you call a card: whoever holds it is your secret partner, and who plays with whom shows only when it falls.</source>
        <translation>Das sind alte österreichische Kartenspiele, bei denen man eine Karte ruft: Wer sie hat, ist der heimliche Partner, und wer mit wem spielt, zeigt sich erst, wenn sie fällt.</translation>
    </message>
    <message>
        <source>What may I call you?</source>
        <translation>Wie darf ich dich nennen?</translation>
    </message>
    <message>
        <source>your name, if you like</source>
        <translation>dein Name, wenn du magst</translation>
    </message>
    <message>
        <source>Shall we sit down and play, or shall I show you how it goes?</source>
        <translation>Setzen wir uns gleich zum Spielen, oder soll ich dir zeigen, wie es geht?</translation>
    </message>
    <message>
        <source>I know these games</source>
        <translation>Ich kenne die Spiele</translation>
    </message>
    <message>
        <source>You choose one, and the cards are dealt.</source>
        <translation>Du suchst dir eines aus, und es wird ausgeteilt.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>A first lesson at the table, in the easiest of them: {game}.</source>
        <translation>Eine erste Lektion am Tisch, im leichtesten Spiel: {game}.</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Zurück an den &amp;Tisch</translation>
    </message>
    <message>
        <source>You can find this page again in the Help menu.</source>
        <translation>Du findest diese Seite im Menü Hilfe wieder.</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Sprache: {language}</translation>
    </message>
    <message>
        <source>Click what you want to have explained, or press Esc.</source>
        <translation>Klick an, was du erklärt haben willst; mit Esc lässt du es bleiben.</translation>
    </message>
    <message>
        <source>There is nothing to explain here. Try a card, a name plate, a button or a menu.</source>
        <translation>Hier gibt es nichts zu erklären. Probier es bei einer Karte, einem Namensschild, einem Knopf oder im Menü.</translation>
    </message>
    <message>
        <source>&amp;Nothing more from me this deal</source>
        <translation>In diesem Spiel sage ich &amp;nichts mehr an</translation>
    </message>
    <message>
        <source>Until the next deal nobody asks you whether you want to say something</source>
        <translation>Bis zum nächsten Spiel wirst du nicht gefragt, ob du etwas sagen willst</translation>
    </message>
    <message>
        <source>Nothing more from me &amp;this session</source>
        <translation>In dieser Partie sage ich nichts &amp;mehr an</translation>
    </message>
    <message>
        <source>In this session nobody asks you out of turn whether you want to say something</source>
        <translation>In dieser Partie wirst du nicht gefragt, ob du etwas sagen willst, wenn du nicht am Zug bist</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>{game} · deal {number}</source>
        <translation>{game} · {number}. Spiel</translation>
    </message>
    <message>
        <source>This game goes anticlockwise: after you comes whoever sits at your right.</source>
        <translation>Dieses Spiel geht gegen den Uhrzeigersinn: Nach dir kommt, wer rechts von dir sitzt.</translation>
    </message>
    <message>
        <source>This game goes clockwise again: after you comes whoever sits at your left.</source>
        <translation>Dieses Spiel geht wieder im Uhrzeigersinn: Nach dir kommt, wer links von dir sitzt.</translation>
    </message>
    <message>
        <source>Press the {by} to say nothing, {buttons} to get to the buttons. F1 shows all keys.</source>
        <translation>Mit der {by} sagst du nichts, mit {buttons} kommst du zu den Knöpfen. F1 zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Sess&amp;ions</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>This deal has no seal: its cards were known before, or an earlier version dealt them.</source>
        <translation>Dieses Spiel hat kein Siegel: Seine Karten waren schon bekannt, oder eine frühere Version hat sie gegeben.</translation>
    </message>
    <message>
        <source>The text is as large as it can be.</source>
        <translation>Größer geht die Schrift nicht.</translation>
    </message>
    <message>
        <source>The text is as small as it can be.</source>
        <translation>Kleiner geht die Schrift nicht.</translation>
    </message>
    <message>
        <source>The text has its normal size.</source>
        <translation>Die Schrift hat ihre normale Größe.</translation>
    </message>
    <message>
        <source>These cards are from a code. The deal counts in no account; compare it when it is over.</source>
        <translation>Diese Karten sind von einem Code. Das Spiel zählt nicht fürs Konto; vergleiche es, wenn es aus ist.</translation>
    </message>
    <message>
        <source>This is the deal of {day}: everybody gets it today who plays by these rules. Compare it when it is over.</source>
        <translation>Das ist das Spiel des Tages, {day}: Alle bekommen es heute, die nach diesen Regeln spielen. Vergleiche es, wenn es aus ist.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n deal(s) that others get too. Compare your results when they are over.</source>
        <translation>
            <numerusform>Du spielst ein Spiel, das andere auch bekommen. Vergleicht die Ergebnisse, wenn es aus ist.</numerusform>
            <numerusform>Du spielst %n Spiele, die andere auch bekommen. Vergleicht die Ergebnisse, wenn sie aus sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Go through this deal again, card by card (Enter)</source>
        <translation>Dieses Spiel Karte für Karte noch einmal durchgehen (Eingabe)</translation>
    </message>
    <message>
        <source>All your sessions, to go on with or to look at</source>
        <translation>Alle deine Partien, zum Weiterspielen oder Anschauen</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>How you stand: what your deals brought, by game, role, partner and opponents</source>
        <translation>Wie du stehst: was deine Spiele gebracht haben, nach dem, was gespielt wurde, Rolle, Partner und Gegnern</translation>
    </message>
    <message>
        <source>Dea&amp;l from a code …</source>
        <translation>Spiel nach &amp;Code geben …</translation>
    </message>
    <message>
        <source>Play the cards that somebody else has played, or an evening of deals, from the code</source>
        <translation>Die Karten spielen, die jemand anderer gespielt hat, oder einen Abend lang Spiele nach einem Code</translation>
    </message>
    <message>
        <source>Deal o&amp;f the day</source>
        <translation>Sp&amp;iel des Tages</translation>
    </message>
    <message>
        <source>One deal that everybody gets today who plays the same game by the same rules</source>
        <translation>Ein Spiel, das heute alle bekommen, die dasselbe nach denselben Regeln spielen</translation>
    </message>
    <message>
        <source>T&amp;he same deals for friends …</source>
        <translation>Dieselben Spiele für F&amp;reunde …</translation>
    </message>
    <message>
        <source>A code from which you and your friends get the same deals, each at the own table</source>
        <translation>Ein Code, nach dem du und deine Freunde dieselben Spiele bekommt, jeder an seinem eigenen Tisch</translation>
    </message>
    <message>
        <source>Compare res&amp;ults …</source>
        <translation>Ergebnisse &amp;vergleichen …</translation>
    </message>
    <message>
        <source>What you and others have made of the same cards</source>
        <translation>Was du und andere aus denselben Karten gemacht habt</translation>
    </message>
    <message>
        <source>&amp;Replay the last deal</source>
        <translation>Das letzte Spiel &amp;durchgehen</translation>
    </message>
    <message>
        <source>Go through the finished deal card by card, forward and back, with the eyes of any player</source>
        <translation>Das beendete Spiel Karte für Karte durchgehen, vor und zurück, mit den Augen jedes Spielers</translation>
    </message>
    <message>
        <source>The sea&amp;l of the deal …</source>
        <translation>Das Si&amp;egel des Spiels …</translation>
    </message>
    <message>
        <source>The number by which one sees that the cards are not changed</source>
        <translation>Die Zahl, an der man sieht, dass die Karten nicht geändert werden</translation>
    </message>
    <message>
        <source>Is it dealt &amp;fairly? …</source>
        <translation>Wird &amp;fair gegeben? …</translation>
    </message>
    <message>
        <source>What the seal of a deal proves, and how the cards were spread over the seats</source>
        <translation>Was das Siegel eines Spiels beweist und wie die Karten auf die Plätze verteilt waren</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal durchgegangen</translation>
    </message>
    <message>
        <source>Played on from a replay; it counts in no account. The session goes on with “Next deal”.</source>
        <translation>Weitergespielt aus einem gespielten Spiel; es zählt nicht fürs Konto. Die Partie geht mit „Nächstes Spiel“ weiter.</translation>
    </message>
    <message>
        <source>Seal {signs}</source>
        <translation>Siegel {signs}</translation>
    </message>
    <message>
        <source>The cards of this deal have been fixed since before the first word. Read what the seal is.</source>
        <translation>Die Karten dieses Spiels stehen seit vor dem ersten Wort fest. Lies, was das Siegel ist.</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>What shall this session be called?</source>
        <translation>Wie soll diese Partie heißen?</translation>
    </message>
    <message>
        <source>End this session?</source>
        <translation>Diese Partie beenden?</translation>
    </message>
    <message numerus="yes">
        <source>The account is closed after %n deal(s), and nothing more is dealt. The session stays in the list.</source>
        <translation>
            <numerusform>Das Konto ist nach einem Spiel abgeschlossen, und es wird nicht mehr gegeben. Die Partie bleibt in der Liste.</numerusform>
            <numerusform>Das Konto ist nach %n Spielen abgeschlossen, und es wird nicht mehr gegeben. Die Partie bleibt in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} is not finished. It is lost.</source>
        <translation>Das {number}. Spiel ist nicht zu Ende. Es geht verloren.</translation>
    </message>
    <message>
        <source>&amp;Do not end it</source>
        <translation>&amp;Nicht beenden</translation>
    </message>
    <message>
        <source>&amp;End the session</source>
        <translation>Partie &amp;beenden</translation>
    </message>
    <message>
        <source>Delete this session?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>“{name}” is taken from the list, and its account cannot be continued.</source>
        <translation>„{name}“ verschwindet aus der Liste, und das Konto kann nicht fortgesetzt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Its %n finished deal(s) stay in the history.</source>
        <translation>
            <numerusform>Ihr fertiges Spiel bleibt gespeichert.</numerusform>
            <numerusform>Ihre %n fertigen Spiele bleiben gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Delete this pad with all its deals? They are nowhere else.</source>
        <translation>Diesen Block mit allen Spielen löschen? Sie stehen nirgends sonst.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>With this correction deal {number} could no longer be settled as it was entered. Correct that deal first, or take the last deals off.</source>
        <translation>Mit dieser Berichtigung ließe sich Spiel {number} nicht mehr so abrechnen, wie es eingetragen ist. Berichtige zuerst jenes Spiel, oder streich die letzten Spiele.</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>The session before is kept: you find it under “Sessions” in the menu “Game”.</source>
        <translation>Die vorige Partie bleibt erhalten: Du findest sie im Menü „Spiel“ unter „Partien“.</translation>
    </message>
    <message>
        <source>{game} · a deal outside the sessions</source>
        <translation>{game} · ein Spiel außerhalb der Partien</translation>
    </message>
    <message>
        <source>No deal finished yet</source>
        <translation>Noch kein Spiel fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) finished</source>
        <translation>
            <numerusform>%n Spiel fertig</numerusform>
            <numerusform>%n Spiele fertig</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number} is not finished</source>
        <translation>Das {number}. Spiel ist nicht zu Ende</translation>
    </message>
    <message>
        <source>Deal {number} comes next</source>
        <translation>Als Nächstes kommt das {number}. Spiel</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>It is not finished</source>
        <translation>Nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>Last played: {when}</source>
        <translation>Zuletzt gespielt: {when}</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <translation>Spieler: {names}</translation>
    </message>
    <message>
        <source>Your sessions</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Each is kept as it lies, with its account. Go on with any of them whenever you like.</source>
        <translation>Jede bleibt, wie sie liegt, mit ihrem Konto. Du kannst mit jeder weiterspielen, wann du willst.</translation>
    </message>
    <message>
        <source>The program is already running in another window. There you can go on with these sessions; here you can look at them.</source>
        <translation>Das Programm läuft schon in einem anderen Fenster. Dort kannst du mit diesen Partien weiterspielen; hier kannst du sie anschauen.</translation>
    </message>
    <message>
        <source>There is no session yet. Choose a game, and it is kept here from the first card on.</source>
        <translation>Es gibt noch keine Partie. Such dir ein Spiel aus, dann findest du sie hier von der ersten Karte an.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Deals …</source>
        <translation>&amp;Spiele …</translation>
    </message>
    <message>
        <source>Re&amp;name …</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Copy …</source>
        <translation>&amp;Kopieren …</translation>
    </message>
    <message>
        <source>&amp;End …</source>
        <translation>&amp;Beenden …</translation>
    </message>
    <message>
        <source>De&amp;lete …</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Begin another session like this one: with other players or rules, if you like</source>
        <translation>Eine neue Partie wie diese beginnen: auch mit anderen Spielern oder Regeln</translation>
    </message>
    <message>
        <source>Close the account; dummies are shared out, and nothing more is dealt</source>
        <translation>Das Konto abschließen: Strohmänner werden geteilt, und es wird nicht mehr gegeben</translation>
    </message>
    <message>
        <source>Take this session from the list; its deals stay in the history</source>
        <translation>Diese Partie aus der Liste nehmen; ihre Spiele bleiben gespeichert</translation>
    </message>
    <message>
        <source>Look at the finished deals of this session</source>
        <translation>Die fertigen Spiele dieser Partie anschauen</translation>
    </message>
    <message>
        <source>It lies on the table.</source>
        <translation>Sie liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>It is open in another window.</source>
        <translation>Sie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Your &amp;sessions</source>
        <translation>Deine &amp;Partien</translation>
    </message>
    <message>
        <source>Go on with a session that you began earlier</source>
        <translation>Mit einer Partie weiterspielen, die du früher begonnen hast</translation>
    </message>
    <message>
        <source>{game} (with help) – Kartenspiel</source>
        <translation>{game} (mit Hilfe) – Kartenspiel</translation>
    </message>
    <message>
        <source>{game} (as at the table) – Kartenspiel</source>
        <translation>{game} (wie am Tisch) – Kartenspiel</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>in the last 7 days</source>
        <translation>in den letzten 7 Tagen</translation>
    </message>
    <message>
        <source>in the last 30 days</source>
        <translation>in den letzten 30 Tagen</translation>
    </message>
    <message>
        <source>in the last year</source>
        <translation>im letzten Jahr</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All contracts</source>
        <translation>Alles, was gespielt wurde</translation>
    </message>
    <message>
        <source>In every role</source>
        <translation>In jeder Rolle</translation>
    </message>
    <message>
        <source>Gain or loss</source>
        <translation>Gewinn und Verlust</translation>
    </message>
    <message>
        <source>On all days</source>
        <translation>An allen Tagen</translation>
    </message>
    <message>
        <source>With and without help</source>
        <translation>Mit und ohne Hilfe</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>With hints or moves taken back</source>
        <translation>Mit Tipp oder zurückgenommen</translation>
    </message>
    <message>
        <source>Whatever happened</source>
        <translation>Was immer war</translation>
    </message>
    <message>
        <source>Only with a &amp;star</source>
        <translation>Nur mit S&amp;tern</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Choose a game first, then a contract of it</source>
        <translation>Wähl zuerst ein Spiel, dann was in ihm gespielt wurde</translation>
    </message>
    <message>
        <source>★</source>
        <translation>★</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>You were</source>
        <translation>Du warst</translation>
    </message>
    <message>
        <source>Brought</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was war</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Deine Notiz</translation>
    </message>
    <message>
        <source>You got something</source>
        <translation>Du hast bekommen</translation>
    </message>
    <message>
        <source>You paid</source>
        <translation>Du hast gezahlt</translation>
    </message>
    <message>
        <source>Nothing was paid</source>
        <translation>Nichts gezahlt</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>one point short</source>
        <translation>ein Punkt hat gefehlt</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>mit Tipp</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>of {day}</source>
        <translation>von {day}</translation>
    </message>
    <message>
        <source>begun on {day}</source>
        <translation>vom {day}</translation>
    </message>
    <message>
        <source>of earlier</source>
        <translation>von früher</translation>
    </message>
    <message>
        <source>{session}, deal {number}</source>
        <translation>{session}, {number}. Spiel</translation>
    </message>
    <message>
        <source>This deal cannot be opened: its record is damaged or no longer there.</source>
        <translation>Dieses Spiel lässt sich nicht öffnen: Seine Aufzeichnung ist beschädigt oder nicht mehr da.</translation>
    </message>
    <message>
        <source>Deal of the day, {day}</source>
        <translation>Spiel des Tages, {day}</translation>
    </message>
    <message numerus="yes">
        <source>Evening, %n deal(s) · {code}</source>
        <translation>
            <numerusform>Abend, %n Spiel · {code}</numerusform>
            <numerusform>Abend, %n Spiele · {code}</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished deals</source>
        <translation>Fertige Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the newest first. Enter opens one, the space bar gives it a star.</source>
        <translation>
            <numerusform>%n Spiel. Die Eingabetaste öffnet es, die Leertaste gibt ihm einen Stern.</numerusform>
            <numerusform>%n Spiele, das neueste zuerst. Die Eingabetaste öffnet eines, die Leertaste gibt ihm einen Stern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} deals</source>
        <translation>
            <numerusform>%n von {all} Spielen</numerusform>
            <numerusform>%n von {all} Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal is finished yet. Each is found here from then on.</source>
        <translation>Noch ist kein Spiel fertig. Hier findest du dann jedes wieder.</translation>
    </message>
    <message>
        <source>No deal fits what is chosen here.</source>
        <translation>Kein Spiel passt zu dem, was hier gewählt ist.</translation>
    </message>
    <message>
        <source>The deals are being read …</source>
        <translation>Die Spiele werden gelesen …</translation>
    </message>
    <message>
        <source>Stop &amp;reading</source>
        <translation>Nicht weite&amp;rlesen</translation>
    </message>
    <message>
        <source>Not all deals have been read.</source>
        <translation>Nicht alle Spiele sind gelesen.</translation>
    </message>
    <message>
        <source>&amp;Read on</source>
        <translation>Weite&amp;rlesen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>★ S&amp;tar</source>
        <translation>★ &amp;Stern</translation>
    </message>
    <message>
        <source>Mark this deal, so that you find it again (space bar)</source>
        <translation>Dieses Spiel merken, damit du es wiederfindest (Leertaste)</translation>
    </message>
    <message>
        <source>Your &amp;note</source>
        <translation>Deine &amp;Notiz</translation>
    </message>
    <message>
        <source>What you want to remember of this deal</source>
        <translation>Was du dir von diesem Spiel merken willst</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Schreibblock</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Finishe&amp;d deals</source>
        <translation>Ferti&amp;ge Spiele</translation>
    </message>
    <message>
        <source>Find a deal that you have played, and look at it again</source>
        <translation>Ein Spiel finden, das du gespielt hast, und es noch einmal anschauen</translation>
    </message>
    <message>
        <source>Score sheet on pap&amp;er …</source>
        <translation>Abrechn&amp;ung auf Papier …</translation>
    </message>
    <message>
        <source>Print the score of a session as players keep it, or an empty sheet for a real table</source>
        <translation>Die Abrechnung einer Partie drucken, wie Spieler sie führen, oder ein leeres Blatt für einen wirklichen Tisch</translation>
    </message>
    <message>
        <source>Print a pac&amp;k of cards …</source>
        <translation>&amp;Karten drucken …</translation>
    </message>
    <message>
        <source>A pack in true size with its backs, to be cut, on paper or as a PDF</source>
        <translation>Ein Blatt in wirklicher Größe mit Rückseiten zum Ausschneiden, auf Papier oder als PDF</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last move, with all that the others have done since</source>
        <translation>Deinen letzten Zug zurücknehmen, mit allem, was die anderen seither getan haben</translation>
    </message>
    <message>
        <source>Make it a&amp;gain</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make again what was taken back last</source>
        <translation>Noch einmal machen, was zuletzt zurückgenommen wurde</translation>
    </message>
    <message>
        <source>&amp;How the deal stands</source>
        <translation>Wie ste&amp;ht es?</translation>
    </message>
    <message>
        <source>What the sides have won so far, and which trumps, kings and birds are gone</source>
        <translation>Was die Seiten bisher gewonnen haben, und welche Trümpfe, Könige und Vögel gefallen sind</translation>
    </message>
    <message>
        <source>{title}: stopped, nothing was saved or printed.</source>
        <translation>{title}: angehalten, es wurde nichts gespeichert oder gedruckt.</translation>
    </message>
    <message>
        <source>{title}: the printer does not take it.</source>
        <translation>{title}: Der Drucker nimmt das nicht an.</translation>
    </message>
    <message>
        <source>Ten questions about deals that were played, and how you do</source>
        <translation>Zehn Fragen über gespielte Spiele, und wie du abschneidest</translation>
    </message>
    <message>
        <source>In the trick the triangle marks the card that was led, the golden edge the one that takes it as it lies.</source>
        <translation>Im Stich zeigt das Dreieck, welche Karte ausgespielt wurde, und der goldene Rand, welche ihn bisher macht.</translation>
    </message>
    <message>
        <source>Score pad, {pad}</source>
        <translation>Schreibblock, {pad}</translation>
    </message>
    <message>
        <source>Quiz of the day · {game}</source>
        <translation>Quiz des Tages · {game}</translation>
    </message>
    <message>
        <source>Quiz · {game}</source>
        <translation>Quiz · {game}</translation>
    </message>
    <message>
        <source>{name} · {game} · deal {number}</source>
        <translation>{name} · {game} · {number}. Spiel</translation>
    </message>
    <message>
        <source>You had not played in the session before, so it is not kept.</source>
        <translation>In der vorigen Partie hast du noch nichts gespielt, deshalb bleibt sie nicht erhalten.</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>Mit ihr &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Save deals</source>
        <translation>Spiele speichern</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Tables of values (*.csv)</source>
        <translation>Tabellen mit Werten (*.csv)</translation>
    </message>
    <message>
        <source>Records of deals (*.jsonl)</source>
        <translation>Aufzeichnungen von Spielen (*.jsonl)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>With every partner</source>
        <translation>Mit jedem Partner</translation>
    </message>
    <message>
        <source>Against all levels</source>
        <translation>Gegen alle Spielstärken</translation>
    </message>
    <message>
        <source>Choose a game first: what different games pay is not added up</source>
        <translation>Wähle zuerst ein Kartenspiel: Was verschiedene zahlen, wird nicht zusammengezählt</translation>
    </message>
    <message>
        <source>Deals of different house rules are counted together only if you choose that here</source>
        <translation>Spiele nach verschiedenen Hausregeln werden nur zusammengezählt, wenn du das hier wählst</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>How you stand, from all finished deals. What different house rules pay is not added up unless you ask for it.</source>
        <translation>Wie du stehst, aus allen fertigen Spielen. Was nach verschiedenen Hausregeln gezahlt wurde, wird nur auf Wunsch zusammengezählt.</translation>
    </message>
    <message>
        <source>No deal is finished yet. Each counts here from then on.</source>
        <translation>Noch ist kein Spiel fertig. Von da an zählt jedes hier.</translation>
    </message>
    <message>
        <source>Count &amp;apart</source>
        <translation>&amp;Getrennt</translation>
    </message>
    <message>
        <source>By what deals are counted apart in the table below</source>
        <translation>Wonach die Spiele in der Tabelle darunter getrennt gezählt werden</translation>
    </message>
    <message>
        <source>Deals and what they brought</source>
        <translation>Die Spiele und was sie gebracht haben</translation>
    </message>
    <message>
        <source>The account from deal to deal</source>
        <translation>Der Stand von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>What was paid for</source>
        <translation>Wofür gezahlt wurde</translation>
    </message>
    <message>
        <source>The best and the worst deals</source>
        <translation>Die besten und die schlechtesten Spiele</translation>
    </message>
    <message>
        <source>A click or Enter leads through the deal again.</source>
        <translation>Mit einem Klick oder der Eingabetaste gehst du das Spiel noch einmal durch.</translation>
    </message>
    <message>
        <source>The luck of the cards</source>
        <translation>Das Glück mit den Karten</translation>
    </message>
    <message>
        <source>In deals that were analysed to the end. The first line says what the cards were worth, the third what was made of them: a strong player had your cards in your seat, against players of the same levels.</source>
        <translation>In Spielen, die bis zum Ende analysiert sind. Die erste Zeile sagt, was die Karten wert waren, die dritte, was daraus gemacht wurde: Ein starker Spieler hatte deine Karten auf deinem Platz, gegen Spieler derselben Stärken.</translation>
    </message>
    <message>
        <source>Save as &amp;CSV …</source>
        <translation>Als &amp;CSV speichern …</translation>
    </message>
    <message>
        <source>The deals that are counted here as a table for other programs</source>
        <translation>Die Spiele, die hier gezählt sind, als Tabelle für andere Programme</translation>
    </message>
    <message>
        <source>The deals are being saved …</source>
        <translation>Die Spiele werden gespeichert …</translation>
    </message>
    <message>
        <source>Stop &amp;saving</source>
        <translation>Speichern a&amp;bbrechen</translation>
    </message>
    <message>
        <source>Save &amp;records …</source>
        <translation>Auf&amp;zeichnungen speichern …</translation>
    </message>
    <message>
        <source>The deals that are counted here as they were recorded, to be opened again</source>
        <translation>Die Spiele, die hier gezählt sind, wie sie aufgezeichnet wurden; sie lassen sich wieder öffnen</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>How many deals were finished</source>
        <translation>Wie viele Spiele fertig sind</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>What they brought you in all</source>
        <translation>Was sie dir insgesamt gebracht haben</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Je Spiel</translation>
    </message>
    <message>
        <source>What a deal brought you on the average</source>
        <translation>Was dir ein Spiel im Durchschnitt gebracht hat</translation>
    </message>
    <message>
        <source>± error</source>
        <translation>± Fehler</translation>
    </message>
    <message>
        <source>The standard error of the average: two of three times chance moves it by less</source>
        <translation>Der Standardfehler des Durchschnitts: In zwei von drei Fällen verschiebt ihn der Zufall um weniger</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>The standard deviation of single deals: how far they mostly lie from the average</source>
        <translation>Die Standardabweichung der einzelnen Spiele: wie weit sie meist vom Durchschnitt liegen</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Als Spieler</translation>
    </message>
    <message>
        <source>Deals in which you were the declarer</source>
        <translation>Spiele, in denen du der Spieler warst</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>How many of these you won, of those that were decided</source>
        <translation>Wie viele davon du gewonnen hast, von denen, die entschieden wurden</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Deals in which your side announced something</source>
        <translation>Spiele, in denen deine Seite etwas angesagt hat</translation>
    </message>
    <message>
        <source>Deals in which somebody said Kontra</source>
        <translation>Spiele, in denen jemand Kontra gesagt hat</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>What is paid for; what was announced and raised counts with what it is about</source>
        <translation>Wofür gezahlt wird; Ansagen und Kontras zählen bei dem, worum es geht</translation>
    </message>
    <message>
        <source>Deals in which it was paid for, announced or raised</source>
        <translation>Spiele, in denen dafür gezahlt oder es angesagt oder kontriert wurde</translation>
    </message>
    <message>
        <source>Got</source>
        <translation>Bekommen</translation>
    </message>
    <message>
        <source>Deals in which it brought you something</source>
        <translation>Spiele, in denen es dir etwas gebracht hat</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Gezahlt</translation>
    </message>
    <message>
        <source>Deals in which you paid for it</source>
        <translation>Spiele, in denen du dafür gezahlt hast</translation>
    </message>
    <message>
        <source>Announced, made</source>
        <translation>Angesagt, gelungen</translation>
    </message>
    <message>
        <source>How often your side made it, of the times it announced it</source>
        <translation>Wie oft es deiner Seite gelungen ist, von den Malen, die sie es angesagt hat</translation>
    </message>
    <message>
        <source>How often the other side made it, of the times it announced it</source>
        <translation>Wie oft es der anderen Seite gelungen ist, von den Malen, die sie es angesagt hat</translation>
    </message>
    <message>
        <source>Deals in which Kontra was said to it</source>
        <translation>Spiele, in denen Kontra dazu gesagt wurde</translation>
    </message>
    <message>
        <source>What it brought you in all</source>
        <translation>Was es dir insgesamt gebracht hat</translation>
    </message>
    <message>
        <source>What it brought you on the average in these deals</source>
        <translation>Was es dir in diesen Spielen im Durchschnitt gebracht hat</translation>
    </message>
    <message>
        <source>After deal</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>With the same cards</source>
        <translation>Mit denselben Karten</translation>
    </message>
    <message>
        <source>A strong player in your seat</source>
        <translation>Ein starker Spieler auf deinem Platz</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You beside the strong player</source>
        <translation>Du neben dem starken Spieler</translation>
    </message>
    <message>
        <source>What your errors cost</source>
        <translation>Was deine Fehler gekostet haben</translation>
    </message>
    <message>
        <source>{deals}: {total} in all, {mean} for each deal, give or take {error}.</source>
        <translation>{deals}: insgesamt {total}, je Spiel {mean}, auf {error} genau.</translation>
    </message>
    <message>
        <source>{deals}: {total} in all.</source>
        <translation>{deals}: insgesamt {total}.</translation>
    </message>
    <message>
        <source>{unit}.</source>
        <translation>{unit}.</translation>
    </message>
    <message>
        <source>Settled in euros</source>
        <translation>Abgerechnet in Euro</translation>
    </message>
    <message>
        <source>That is more than chance alone would bring.</source>
        <translation>Das ist mehr, als der Zufall allein bringen würde.</translation>
    </message>
    <message>
        <source>That is a loss greater than chance alone would bring.</source>
        <translation>Das ist ein größerer Verlust, als der Zufall allein bringen würde.</translation>
    </message>
    <message>
        <source>Chance alone could bring as much.</source>
        <translation>So viel könnte auch der Zufall allein bringen.</translation>
    </message>
    <message>
        <source>These are too few deals to tell luck from skill.</source>
        <translation>Das sind zu wenige Spiele, um Glück und Können zu unterscheiden.</translation>
    </message>
    <message>
        <source>by contract</source>
        <translation>nach dem, was gespielt wurde</translation>
    </message>
    <message>
        <source>by what you were</source>
        <translation>nach deiner Rolle</translation>
    </message>
    <message>
        <source>by partner</source>
        <translation>nach Partner</translation>
    </message>
    <message>
        <source>by the level of the others</source>
        <translation>nach Stärke der anderen</translation>
    </message>
    <message>
        <source>with and without help</source>
        <translation>mit und ohne Hilfe</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>nach Monat</translation>
    </message>
    <message>
        <source>by house rules</source>
        <translation>nach Hausregeln</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Level of the others</source>
        <translation>Stärke der anderen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>with hints or moves taken back</source>
        <translation>mit Tipps oder zurückgenommenen Zügen</translation>
    </message>
    <message>
        <source>no single partner</source>
        <translation>kein einzelner Partner</translation>
    </message>
    <message>
        <source>no computer player</source>
        <translation>kein Computerspieler</translation>
    </message>
    <message>
        <source>at a time not known</source>
        <translation>zu unbekannter Zeit</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>{rules} ({number})</source>
        <translation>{rules} ({number})</translation>
    </message>
    <message>
        <source>rules that this version does not know</source>
        <translation>Regeln, die diese Version nicht kennt</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>What the others thought is told once the deal is over.</source>
        <translation>Was die anderen gedacht haben, erfährst du, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>Go back to the table first.</source>
        <translation>Geh zuerst zurück zum Tisch.</translation>
    </message>
    <message>
        <source>Back to the beginning of the tri&amp;ck</source>
        <translation>Zurück zum &amp;Beginn des Stichs</translation>
    </message>
    <message>
        <source>Take back all since the beginning of the trick in which you last chose a card</source>
        <translation>Alles zurücknehmen seit dem Beginn des Stichs, in dem du zuletzt eine Karte gewählt hast</translation>
    </message>
    <message>
        <source>Back to your b&amp;id</source>
        <translation>Zurück zum &amp;Lizitieren</translation>
    </message>
    <message>
        <source>Take back all since you last bid, or chose something else before the cards were played</source>
        <translation>Alles zurücknehmen, seit du zuletzt lizitiert oder vor dem Ausspielen sonst etwas gewählt hast</translation>
    </message>
    <message>
        <source>Names or notes</source>
        <translation>Namen oder Notizen</translation>
    </message>
    <message>
        <source>Learning &amp;table</source>
        <translation>Ler&amp;ntisch</translation>
    </message>
    <message>
        <source>Play against easy opponents, with hints, taking back and a word after dear mistakes</source>
        <translation>Gegen leichte Gegner spielen, mit Tipps, Zurücknehmen und einem Wort nach teuren Fehlern</translation>
    </message>
    <message>
        <source>Say nothing about mistakes</source>
        <translation>Nichts zu Fehlern sagen</translation>
    </message>
    <message>
        <source>No deal has been finished yet.</source>
        <translation>Es ist noch kein Spiel fertig gespielt.</translation>
    </message>
    <message>
        <source>Nothing is being played.</source>
        <translation>Gerade wird nichts gespielt.</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>Das Spiel ist noch nicht aus.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>No trick has been won yet.</source>
        <translation>Noch hat niemand einen Stich gemacht.</translation>
    </message>
    <message>
        <source>This session is played as at the table, without help.</source>
        <translation>Diese Partie wird wie am Tisch gespielt, ohne Hilfe.</translation>
    </message>
    <message>
        <source>The table is not to be seen now.</source>
        <translation>Der Tisch ist gerade nicht zu sehen.</translation>
    </message>
    <message>
        <source>You are at the table already.</source>
        <translation>Du bist schon am Tisch.</translation>
    </message>
    <message>
        <source>The program is already running in another window; there it can be done.</source>
        <translation>Das Programm läuft schon in einem anderen Fenster; dort geht es.</translation>
    </message>
    <message>
        <source>This session has ended.</source>
        <translation>Diese Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>This is a single deal outside any account.</source>
        <translation>Das ist ein einzelnes Spiel außerhalb jeder Abrechnung.</translation>
    </message>
    <message>
        <source>That is about the table, which waits until you are back there.</source>
        <translation>Das betrifft den Tisch, der wartet, bis du zurück bist.</translation>
    </message>
    <message>
        <source>Hints and taking back in this session from now on, or play on as at the table</source>
        <translation>Ab jetzt in dieser Partie Tipps und Zurücknehmen, oder weiter wie am Tisch</translation>
    </message>
    <message>
        <source>&amp;Allow help</source>
        <translation>Hil&amp;fe erlauben</translation>
    </message>
    <message>
        <source>You can say so as soon as it is your turn to play a card.</source>
        <translation>Das kannst du sagen, sobald du eine Karte zu spielen hast.</translation>
    </message>
    <message>
        <source>Trying every way in which the rest could be played …</source>
        <translation>Alle Weisen, auf die der Rest gespielt werden könnte, werden durchprobiert …</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Play the r&amp;est at once</source>
        <translation>Den Rest &amp;gleich spielen</translation>
    </message>
    <message>
        <source>The rest is &amp;mine …</source>
        <translation>Der &amp;Rest gehört mir …</translation>
    </message>
    <message>
        <source>Have it checked whether anything can still change the result; if not, the rest can be played at once</source>
        <translation>Prüfen lassen, ob noch etwas das Ergebnis ändern kann; wenn nicht, kann der Rest gleich gespielt werden</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Ana&amp;lyse</translation>
    </message>
    <message>
        <source>What each of your decisions in this deal was worth, the dearest first</source>
        <translation>Was jede deiner Entscheidungen in diesem Spiel wert war, die teuerste zuerst</translation>
    </message>
    <message>
        <source>Anal&amp;yse the deal</source>
        <translation>Spie&amp;l analysieren</translation>
    </message>
    <message>
        <source>What each decision was worth, in the deal that is replayed or the one finished last</source>
        <translation>Was jede Entscheidung wert war, im Spiel, das du gerade durchgehst, oder im letzten</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n deal(s)?</source>
        <translation>
            <numerusform>%n Spiel löschen?</numerusform>
            <numerusform>%n Spiele löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) go out of the history, with stars, notes and analyses. Nothing brings them back.</source>
        <translation>
            <numerusform>Das Spiel verschwindet aus dem Verlauf, samt Stern, Notiz und Auswertung. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Spiele verschwinden aus dem Verlauf, samt Sternen, Notizen und Auswertungen. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of sessions that go on stay, for the account counts them. End or delete the session first.</source>
        <translation>
            <numerusform>Ein Spiel einer Partie, die noch läuft, bleibt: Ihr Stand zählt es mit. Beende oder lösche zuerst die Partie.</numerusform>
            <numerusform>%n Spiele von Partien, die noch laufen, bleiben: Ihr Stand zählt sie mit. Beende oder lösche zuerst die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The account of an ended session then has only the deals that are left of it.</source>
        <translation>Zum Stand einer beendeten Partie zählen dann nur noch ihre übrigen Spiele.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Take the deals that are selected out of the history, after asking (Delete)</source>
        <translation>Die markierten Spiele nach einer Rückfrage aus dem Verlauf löschen (Entf)</translation>
    </message>
    <message>
        <source>The deals are being deleted …</source>
        <translation>Die Spiele werden gelöscht …</translation>
    </message>
    <message>
        <source>It could not be asked again: {reason}.</source>
        <translation>Noch einmal fragen ging nicht: {reason}.</translation>
    </message>
    <message>
        <source>Where your &amp;money went</source>
        <translation>W&amp;ohin dein Geld ging</translation>
    </message>
    <message>
        <source>What your decisions cost in all deals that were analysed, by what was decided</source>
        <translation>Was deine Entscheidungen in allen analysierten Spielen gekostet haben, je nach Art</translation>
    </message>
    <message>
        <source>Do not o&amp;ffer that again</source>
        <translation>N&amp;icht mehr anbieten</translation>
    </message>
</context>
<context>
    <name>ui.words</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Strohmann[m]</translation>
    </message>
    <message>
        <source>Dummy {number}</source>
        <translation>Strohmann {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stake(s)</source>
        <translation>
            <numerusform>%Ln Einsatz</numerusform>
            <numerusform>%Ln Einsätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kreuzer(s)</source>
        <translation>
            <numerusform>%Ln Kreuzer</numerusform>
            <numerusform>%Ln Kreuzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln Marke</numerusform>
            <numerusform>%Ln Marken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bean(s)</source>
        <translation>
            <numerusform>%Ln Bohne</numerusform>
            <numerusform>%Ln Bohnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln nut(s)</source>
        <translation>
            <numerusform>%Ln Nuss</numerusform>
            <numerusform>%Ln Nüsse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank:=}</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})[m]</translation>
    </message>
    <message>
        <source>tarock {number}</source>
        <translation>Tarock {number}[n; nom=Tarock {number}; acc=Tarock {number}; dat=Tarock {number}]</translation>
    </message>
    <message>
        <source>€{amount}</source>
        <translation>{amount}&#xa0;€</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass[n]</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehner[m]</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König[m]</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame[f]</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>Cavall[m]</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube[w]</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neuner[m]</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Achter[m]</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Siebener[m]</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vierer[m]</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Dreier[m]</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zweier[m]</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Ober[m]</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Unter[m]</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Treff</translation>
    </message>
    <message>
        <source>tarock</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Sküs</source>
        <translation>Sküs[m]</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>declarer with a partner</source>
        <translation>Spieler mit Partner</translation>
    </message>
    <message>
        <source>declarer alone</source>
        <translation>Spieler allein</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>everybody for himself</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>Settled in stakes</source>
        <translation>Gezahlt in Einsätzen</translation>
    </message>
    <message>
        <source>Settled in kreuzers</source>
        <translation>Gezahlt in Kreuzern</translation>
    </message>
    <message>
        <source>Settled in tokens</source>
        <translation>Gezahlt in Marken</translation>
    </message>
    <message>
        <source>Settled in beans</source>
        <translation>Gezahlt in Bohnen</translation>
    </message>
    <message>
        <source>Settled in nuts</source>
        <translation>Gezahlt in Nüssen</translation>
    </message>
    <message>
        <source>Settled in points</source>
        <translation>Abgerechnet in Punkten</translation>
    </message>
</context>
</TS>
