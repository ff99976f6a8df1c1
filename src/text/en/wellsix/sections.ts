import type { SectionTexts } from '../../contract/wellsix/book.ts'

/** The sections in order. A section's id is the `rule` of the refusals that it explains. */
export const sections: SectionTexts = {
  cards: {
    title: 'Colours and hands',
    text: [
      'Two players use one deck of 52 cards, without jokers. One has the 26 red cards, the other the 26 black ones.',
      'Each player starts with one suit: red holds the hearts, black the spades. Put the diamonds and clubs aside for later.',
    ],
  },
  opening: {
    title: 'The opening',
    text: [
      'The opener places any card from their hand face up in the middle of the table. Then take turns to place two cards each, one after the other. Each card must touch another along an edge.',
      'The second player ends the opening by placing one card, their thirteenth. All 26 cards are now connected.',
    ],
  },
  turns: {
    title: 'Turns and moves',
    text: [
      'Then both players pick up their second suit. The opener’s first turn is one move; after that, every turn is two moves.',
      'There are four kinds of move: place, switch, exchange and capture. You may use the same card for both moves of a turn.',
    ],
  },
  place: {
    title: 'Place',
    text: [
      'Put a card from your hand on a free square beside a card in the layout. They must touch along an edge: above, below, left or right. Corners do not count.',
    ],
  },
  switch: {
    title: 'Switch',
    text: ['Swap two of your own cards that touch along an edge.'],
  },
  exchange: {
    title: 'Exchange',
    text: ['Take back one of your own cards into your hand. Put another card from your hand on its square.'],
  },
  capture: {
    title: 'Capture',
    text: [
      'A card captures a card next to it that is one rank lower. A king captures a queen, a 10 captures a 9, a 2 captures an ace, and an ace captures a king. Suits and colours do not matter.',
      'The capturing card moves to the captured card’s square. Put an opponent’s card face down on your pile; the rules call this “seize”. Take back your own card into your hand.',
    ],
  },
  isolation: {
    title: 'Isolation',
    text: [
      'When a capturing card moves, the gap can leave groups that are cut off from each other. Only the largest group stays. From the others, capture the opponent’s cards and take back your own.',
      'If several groups share the largest size, the player who captured chooses which of them stays.',
    ],
  },
  alignment: {
    title: 'Six in line',
    text: [
      'You win the game with a line: six cards of your colour in a row or a column, without gaps. A line also wins in the opening. Diagonals do not count.',
    ],
  },
  end: {
    title: 'Games without a line',
    text: [
      'The game also ends after ten quiet turns in a row: turns without capturing any of the opponent’s cards. It also ends if both players agree that no more captures are possible.',
    ],
  },
  match: {
    title: 'Scores and the match',
    text: [
      'Six in line scores 30. The other player scores one point for each card they captured from the opponent; in the opening that is 0. Without a line, both players score their piles.',
      'A match is an even number of games, so that both players open equally often. The higher total wins.',
    ],
  },
  record: {
    title: 'Corrections',
    text: [
      'If the layout in the app differs from the cards on the table, correct it. Correcting doesn’t use a move. Undo a move that you entered by mistake.',
      'If you played a game without the app, you can enter its result.',
    ],
  },
  irregular: {
    title: 'Illegal moves',
    text: [
      'Sometimes you notice only later that a switch, a capture or a pass was illegal. If both players agree, let it stand; the record says which rule was broken.',
      'The move can still cut off cards or complete a line. If a switch gives your opponent six in line, your opponent wins. If both colours get a line, the player whose turn it is wins.',
      'If a player took a turn too early, you can let that turn stand, except in the opening. The turn then has two moves.',
    ],
  },
}

export const shortRules: readonly string[] = [
  'One player has the 26 red cards, the other the 26 black ones. In the first game, the opener plays red.',
  'Play the opening with hearts and spades. The opener places one card. After that you place two cards a turn, and one card in the last turn. Each card must touch another along an edge.',
  'Then both players pick up their second suit. The opener makes one move; after that, each turn is two moves.',
  'Place: put a card from your hand beside a card in the layout. Switch: swap two of your own cards that touch along an edge.',
  'Exchange: take back one of your own cards, and put another card from your hand on its square.',
  'Capture: move your card onto a neighbouring card that is one rank lower. An ace captures a king.',
  'If you capture your opponent’s card, put it face down on your pile. If you capture your own card, take it back into your hand.',
  'If a capture leaves several groups, only the largest stays. From the others, capture the opponent’s cards and take back your own.',
  'Six in line ends the game and scores 30. The other player scores a point for each card on their pile. The game also ends after ten turns in a row in which no opponent’s card is captured. Both players then score their piles.',
]
