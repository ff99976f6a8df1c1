import type { Section } from '../../contract/rulebook.ts'

/** The rules in order; a section's id is the `rule` of the refusals that rest on it. */
export const SECTIONS = [
  {
    id: 'cards',
    title: 'Colours and hands',
    text: [
      'Two players share one pack of 52 cards, without jokers: one has the 26 red cards, the other the 26 black ones.',
      'Each begins with one suit in hand, red with hearts and black with spades. Diamonds and clubs wait beside the table.',
    ],
    rulings: ['X1'],
  },
  {
    id: 'opening',
    title: 'The opening',
    text: [
      'The opener lays any card of their first suit in the middle of the table. From then on each turn is two cards, placed one after the other beside cards that lie there already.',
      'The player who placed second ends the opening with a turn of one card, the thirteenth. All 26 cards now form one group.',
    ],
    rulings: [],
  },
  {
    id: 'turns',
    title: 'Turns and moves',
    text: [
      'Then both take up their second suit. The opener begins with one move; after that every turn is two moves.',
      'A move is one of four: place, switch, exchange or capture. Both moves of a turn may be made with the same card.',
    ],
    rulings: ['X9'],
  },
  {
    id: 'place',
    title: 'Place',
    text: [
      'Put a card of your hand on a free place that touches a card on the table along an edge: above, below, left or right. Corners do not count.',
    ],
    rulings: [],
  },
  {
    id: 'switch',
    title: 'Switch',
    text: ['Let two of your own cards that touch along an edge change places.'],
    rulings: ['X3'],
  },
  {
    id: 'exchange',
    title: 'Exchange',
    text: ['Take one of your own cards from the table into your hand, and put a card of your hand in its place.'],
    rulings: ['X2'],
  },
  {
    id: 'capture',
    title: 'Capture',
    text: [
      'A card takes a card beside it that ranks directly below: a king takes a queen, a 10 takes a 9, a 2 takes an ace, and an ace takes a king. Suit and colour do not matter.',
      'The capturing card moves onto the place of the captured one. A card of the other player is seized and lies face down on your pile; a card of your own comes back into your hand.',
    ],
    rulings: ['X4'],
  },
  {
    id: 'isolation',
    title: 'Isolation',
    text: [
      'The place that a capturing card leaves may cut the table into groups. Only the largest group stays. From the others, cards of the other player are seized, and your own come back into your hand.',
      'Where several groups are the largest, whoever made the capture chooses the one that stays.',
    ],
    rulings: ['X5'],
  },
  {
    id: 'alignment',
    title: 'Six in line',
    text: [
      'Six neighbouring cards of one colour in a row or a column win the game, in the opening too. Diagonals do not count.',
    ],
    rulings: ['X6'],
  },
  {
    id: 'end',
    title: 'Games without a line',
    text: [
      'The game also ends when ten turns in a row have brought no seizure, or when both players agree that nothing can be seized any more.',
    ],
    rulings: ['X7', 'X8'],
  },
  {
    id: 'match',
    title: 'Scores and the match',
    text: [
      'Six in line scores 30, in the opening too, where it is 30 to 0; the other player scores one point for each card seized. Without a line, both score one point for each card they have seized.',
      'A match is an even number of games, so that both open equally often. The higher total wins.',
    ],
    rulings: ['X10', 'X11'],
  },
  {
    id: 'record',
    title: 'Putting the record right',
    text: [
      'Where a card lies elsewhere than the referee thinks, correct the record; it is no move and costs none. A move that was entered by mistake is undone.',
      'A game that was played without the referee can be entered by its result.',
    ],
    rulings: ['X12', 'X13'],
  },
  {
    id: 'irregular',
    title: 'Moves that stand',
    text: [
      'A switch of cards that are not both one’s own or do not touch, a capture of a card too far away or of another rank, a pass with a move left: found out late, it stands if both players agree, and the record says which rule was broken.',
      'Isolation and lines follow as always. If a switch puts the other player’s cards in line, that player has the line; if both colours are, it is the line of whoever’s turn it is.',
      'A turn that was taken too early can stand as well, with two moves, but not in the opening.',
    ],
    rulings: ['I1', 'I2', 'I3'],
  },
] as const satisfies readonly Section[]

/** A section that exists. */
export type SectionId = (typeof SECTIONS)[number]['id']

/** All of it in few lines, after what one wants and what a turn is. */
export const short: readonly string[] = [
  'One player has the 26 red cards, the other the 26 black ones. Whoever opens plays red.',
  'The opening is played with hearts and spades: one card, then two a turn and one at the end. Each touches a card that lies there along an edge.',
  'Then both take up their second suit. The opener makes one move, and from then on each turn is two.',
  'Place: put a card of your hand beside one on the table. Switch: let two of your own cards that touch change places.',
  'Exchange: take a card of your own from the table, and put one of your hand in its place.',
  'Capture: a card takes one beside it that ranks directly below, and moves onto its place. An ace takes a king.',
  'You seize what you capture of the other player; a card of your own comes back to your hand.',
  'If a capture leaves several groups, only the largest stays. Of the others you seize the other player’s cards and take back your own.',
  'Six in line end the game and score 30, and the other player has a point for each card seized. Ten quiet turns end it too: then both score what they have seized.',
]
