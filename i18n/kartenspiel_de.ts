<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>amounts</name>
    <message>
        <source>%Ln cent(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%Ln stake(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%Ln kreuzer(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%Ln token(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%Ln bean(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%Ln nut(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%Ln point(s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tarock {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€{amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tarock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acorns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>{player} must do something now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone against three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} cannot be called: these house rules forbid a card of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not hold King and Over of {suit} together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has already said this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first trick is over; nothing more can be declared or announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these house rules one speaks only just before one&apos;s own card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not {player}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be said or done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} plays the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} plays the {card} for {dummy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} calls the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes up the talon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} lays cards away face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} lays away {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} knocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes stack {stack}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} throws the cards in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} names trumps: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up the talon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack {stack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must beat the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>russbach</name>
    <message>
        <source>Königrufen (Rußbach)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards in hand, one card called: its suit is trumps, its holder your secret partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which pictures are on the cards. The rules are the same with both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German (William Tell)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals first; after each deal the next player deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat 1 (you)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of a stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A simple game is one stake; every payment is a number of stakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts are called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the name of the amounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes for the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the winner of the game gets while nobody announced 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes for 100 unannounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the winner gets instead when his side has 100 points or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes for 100 announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by a side that announced 100 and reaches it, lost if it does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes for all tricks unannounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid on top to a side that wins all eight tricks without a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes for all tricks announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by a side that announced all tricks and wins them, lost otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling a card of one&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever calls one of his own four cards plays alone against three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The called card counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether somebody who gets the called card in the second batch is partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all eight cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the first four cards only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for declarations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When pairs are declared and announcements made in the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at any time in the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just before one&apos;s own card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A declaration counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has to win a trick so that a declared pair is not void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the declarer wins a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the declarer&apos;s side wins a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A void declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a declaration that does not count still raises the threshold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is as good as never made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still raises the threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether declared points raise what a side needs, or the larger total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reaching one&apos;s threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the larger total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold above 60 declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side needs that declared 80 or 100 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>120 and 140</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 in both cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins when both sides have declarations that count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thresholds, then the larger total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they cancel; 50 card points win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An announced 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the game itself is still paid once somebody announced 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the place of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is paid beside the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following to a trumped trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be played when following suit to a trick already trumped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card of the suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one must exceed the highest of the suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals in a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session ends after so many deals; 0 means whenever you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rußbach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was played in Rußbach: German cards, ten cents a stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second account: French cards, settled in stakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces and tens taken, with 10 for the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared pairs that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {points} declared by {player} are void: no trick was won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {two} have {total} points and needed {threshold}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one}, {two} and {three} have {total} points and needed {threshold}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} alone has {total} points and needed {threshold}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the side of {winner} reaches what it needed and wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides reach what they needed; the larger total of {winner}&apos;s side wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side reaches what it needed; the side of {winner} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side of {winner} has the larger total and wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides declared, so 50 card points win: the side of {winner} has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game with 100 points, unannounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 announced and reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 announced and missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks, unannounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks announced and won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks announced and missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hundred!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I call the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} calls the {card}; {suit} are trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} declares 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} declares 20 with King and Over of {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} declares 40 with the trump pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} announces 100 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} announces all tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 in {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 in {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} become trumps, and whoever holds the {card} is your secret partner. (R11, R13)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 points if you win a trick, but your side then needs more to win. The suit is not named. (R18, R32)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 points if you win a trick, but your side then needs more to win. (R18, R32)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side must reach 100 points: wins {stakes} stakes, or pays them if it fails. (R35)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side must win all eight tricks: wins {stakes} stakes, or pays them if it fails. (R35)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
