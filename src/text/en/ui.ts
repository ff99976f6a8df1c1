import type { Level } from '../../analysis/advice.ts'
import type { Card, Rank, Suit } from '../../engine/cards.ts'
import { cardName, rankName, ranksName, theCard } from './card-words.ts'
import { capital, counted, ONE_OF, SUIT_NAMES } from './lists.ts'

const LEVELS: Readonly<Record<Level, string>> = { easy: 'easy', middling: 'medium', strong: 'strong' }

/** The texts of the components in `src/ui`. */
export const WORDS = {
  suit: SUIT_NAMES,
  app: 'Tableside',
  level: LEVELS,
  marked: (label: string): string => `${label}, marked`,
  /** The corner letters of most decks, from the ace down. */
  letters: 'AKQJ',
  card: cardName,

  tone: { accepted: 'Accepted', refused: 'Not allowed', info: 'Note', ask: 'Question' },
  /** For a move that isn’t confirmed yet. */
  allowed: 'Allowed',
  rule: 'Rule',

  step: {
    controls: 'Steps',
    at: (step: number, count: number): string => `${step} of ${count}`,
    back: 'Step back',
    next: 'Next step',
    last: 'Done',
    play: 'Play',
    pause: 'Pause',
    finish: 'To the end',
  },

  player: {
    turn: 'to play',
    score: 'score',
    passed: 'passed',
    pile: (count: number, suit: Suit): string => counted(count, ONE_OF[suit], SUIT_NAMES[suit]),
  },

  pad: {
    suits: 'Suits',
    ranks: 'Ranks',
    count: (count: number, most: number): string => `${count} of ${most}`,
    rankName,
    rankKey: (rank: Rank, left: number): string => `${rankName(rank)}, ${left} left`,
    noneLeft: (rank: Rank): string => `All four ${ranksName(rank)} have been entered.`,
    rankFirst: 'Tap the rank first.',
    noSuit: (letter: string): string => `${letter} isn’t a suit. Type s, h, d or c.`,
    noCard: (letter: string): string => `${letter} isn’t a card.`,
    erase: 'Erase',
    empty: 'Empty square',
  },

  picker: {
    sheet: 'Cards',
    used: (card: Card): string => `${capital(theCard(card))} is already entered.`,
    which: (rank: Rank): string => `Which ${rankName(rank)}?`,
  },

  number: {
    fewer: (label: string): string => `${label}: decrease`,
    more: (label: string): string => `${label}: increase`,
  },
  zoom: { all: 'Size of the layout', in: 'Larger', out: 'Smaller', fit: 'See all', auto: 'Enlarge to tap' },

  entry: {
    back: 'Back',
    player: (seat: number): string => `Player ${seat}`,
    people: 'Players in the book',
    fresh: 'New player',
    namesake: (name: string): string => `Another player: ${name}`,
    seated: (name: string, seat: number): string => `${name}: player ${seat}`,
    nameOf: (seat: number): string => `Name of player ${seat}`,
    notAName: 'A name needs a letter. It can’t have a comma, a # or a hidden character.',
    begins: 'plays first',
    written: (name: string): string => `Written as “${name}”.`,
    whoBegins: (name: string, word: string): string => `${name} ${word}`,
  },

  sheet: { close: 'Close' },
  toast: { undo: 'Undo', close: 'Close' },
  rounds: { score: 'Score', total: 'Total' },
  confirm: { yes: 'Confirm', no: 'Cancel' },
  log: {
    empty: 'No moves yet.',
    irregular: 'illegal, let stand',
    undone: 'undone',
  },
  input: { label: 'Type a move', enter: 'Enter' },
} as const
