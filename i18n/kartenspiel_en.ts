<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>controller</name>
    <message numerus="yes">
        <source>%n card(s) had been played before.</source>
        <translation>
            <numerusform>One card had been played before.</numerusform>
            <numerusform>%n cards had been played before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model.tarock</name>
    <message numerus="yes">
        <source>%Ln card point(s)</source>
        <translation>
            <numerusform>%Ln card point</numerusform>
            <numerusform>%Ln card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui.dialogs</name>
    <message numerus="yes">
        <source>A deal of {game}, {rules}, for %n player(s)</source>
        <translation>
            <numerusform>A deal of {game}, {rules}, for %n player</numerusform>
            <numerusform>A deal of {game}, {rules}, for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An evening of %n deal(s) of {game}, {rules}</source>
        <translation>
            <numerusform>An evening of %n deal of {game}, {rules}</numerusform>
            <numerusform>An evening of %n deals of {game}, {rules}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unfinished; it goes on after %n move(s)</source>
        <translation>
            <numerusform>unfinished; it goes on after %n move</numerusform>
            <numerusform>unfinished; it goes on after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n hand(s)</source>
        <translation>
            <numerusform>{game}, %n hand</numerusform>
            <numerusform>{game}, %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) are too few to say anything: {least} are needed at least.</source>
        <translation>
            <numerusform>%n deal is too few to say anything: {least} are needed at least.</numerusform>
            <numerusform>%n deals are too few to say anything: {least} are needed at least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n deal(s) a shuffle that favours nobody would give differences as large as these, or larger, in {percent} % of all cases: nothing speaks against fair dealing.</source>
        <translation>
            <numerusform>Over %n deal a shuffle that favours nobody would give differences as large as these, or larger, in {percent} % of all cases: nothing speaks against fair dealing.</numerusform>
            <numerusform>Over %n deals a shuffle that favours nobody would give differences as large as these, or larger, in {percent} % of all cases: nothing speaks against fair dealing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n deal(s) a shuffle that favours nobody would give differences as large as these in only {percent} % of all cases. Such a thing happens by chance now and then; look again after more deals.</source>
        <translation>
            <numerusform>Over %n deal a shuffle that favours nobody would give differences as large as these in only {percent} % of all cases. Such a thing happens by chance now and then; look again after more deals.</numerusform>
            <numerusform>Over %n deals a shuffle that favours nobody would give differences as large as these in only {percent} % of all cases. Such a thing happens by chance now and then; look again after more deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n deal(s) a shuffle that favours nobody would hardly ever give differences as large as these: that is not chance. Please report it.</source>
        <translation>
            <numerusform>Over %n deal a shuffle that favours nobody would hardly ever give differences as large as these: that is not chance. Please report it.</numerusform>
            <numerusform>Over %n deals a shuffle that favours nobody would hardly ever give differences as large as these: that is not chance. Please report it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s) differ from the preset.</source>
        <translation>
            <numerusform>%n house rule differs from the preset.</numerusform>
            <numerusform>%n house rules differ from the preset.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui.quiz</name>
    <message numerus="yes">
        <source>%Ln place(s) looked at so far.</source>
        <translation>
            <numerusform>%Ln place looked at so far.</numerusform>
            <numerusform>%Ln places looked at so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui.rulebook</name>
    <message numerus="yes">
        <source>%n house rule(s) differ from the preset and are marked.</source>
        <translation>
            <numerusform>%n house rule differs from the preset and is marked.</numerusform>
            <numerusform>%n house rules differ from the preset and are marked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui.sheet</name>
    <message numerus="yes">
        <source>Dummy(s) shared out</source>
        <translation>
            <numerusform>Dummy shared out</numerusform>
            <numerusform>Dummies shared out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) analysed.</source>
        <translation>
            <numerusform>%n deal analysed.</numerusform>
            <numerusform>%n deals analysed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui.table</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui.window</name>
    <message numerus="yes">
        <source>You play %n deal(s) that others get too. Compare your results when they are over.</source>
        <translation>
            <numerusform>You play %n deal that others get too. Compare your results when it is over.</numerusform>
            <numerusform>You play %n deals that others get too. Compare your results when they are over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Evening, %n deal(s) · {code}</source>
        <translation>
            <numerusform>Evening, %n deal · {code}</numerusform>
            <numerusform>Evening, %n deals · {code}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n deal(s)?</source>
        <translation>
            <numerusform>Delete one deal?</numerusform>
            <numerusform>Delete %n deals?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) go out of the history, with stars, notes and analyses. Nothing brings them back.</source>
        <translation>
            <numerusform>The deal goes out of the history, with its star, note and analysis. Nothing brings it back.</numerusform>
            <numerusform>%n deals go out of the history, with stars, notes and analyses. Nothing brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of sessions that go on stay, for the account counts them. End or delete the session first.</source>
        <translation>
            <numerusform>One deal of a session that goes on stays, for the account counts it. End or delete the session first.</numerusform>
            <numerusform>%n deals of sessions that go on stay, for the account counts them. End or delete the session first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the newest first. Enter opens one, the space bar gives it a star.</source>
        <translation>
            <numerusform>%n deal. Enter opens it, the space bar gives it a star.</numerusform>
            <numerusform>%n deals, the newest first. Enter opens one, the space bar gives it a star.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} deals</source>
        <translation>
            <numerusform>%n of {all} deals</numerusform>
            <numerusform>%n of {all} deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n German card(s)</source>
        <translation>
            <numerusform>%n German card</numerusform>
            <numerusform>%n German cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n French card(s)</source>
        <translation>
            <numerusform>%n French card</numerusform>
            <numerusform>%n French cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tarock card(s)</source>
        <translation>
            <numerusform>%n tarock card</numerusform>
            <numerusform>%n tarock cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The account is closed after %n deal(s), and nothing more is dealt. The session stays in the list.</source>
        <translation>
            <numerusform>The account is closed after one deal, and nothing more is dealt. The session stays in the list.</numerusform>
            <numerusform>The account is closed after %n deals, and nothing more is dealt. The session stays in the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its %n finished deal(s) stay in the history.</source>
        <translation>
            <numerusform>Its one finished deal stays in the history.</numerusform>
            <numerusform>Its %n finished deals stay in the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) finished</source>
        <translation>
            <numerusform>%n deal finished</numerusform>
            <numerusform>%n deals finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) are saved in {file}.</source>
        <translation>
            <numerusform>%Ln deal is saved in {file}.</numerusform>
            <numerusform>%Ln deals are saved in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) in all. A click or Enter leads to the deals of a game.</source>
        <translation>
            <numerusform>%Ln deal in all. A click or Enter leads to the deals of a game.</numerusform>
            <numerusform>%Ln deals in all. A click or Enter leads to the deals of a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rules} · %Ln deal(s)</source>
        <translation>
            <numerusform>{rules} · %Ln deal</numerusform>
            <numerusform>{rules} · %Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All house rules together · %Ln deal(s)</source>
        <translation>
            <numerusform>All house rules together · %Ln deal</numerusform>
            <numerusform>All house rules together · %Ln deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui.words</name>
    <message numerus="yes">
        <source>%Ln stake(s)</source>
        <translation>
            <numerusform>%Ln stake</numerusform>
            <numerusform>%Ln stakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kreuzer(s)</source>
        <translation>
            <numerusform>%Ln kreuzer</numerusform>
            <numerusform>%Ln kreuzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bean(s)</source>
        <translation>
            <numerusform>%Ln bean</numerusform>
            <numerusform>%Ln beans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln nut(s)</source>
        <translation>
            <numerusform>%Ln nut</numerusform>
            <numerusform>%Ln nuts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
</TS>
