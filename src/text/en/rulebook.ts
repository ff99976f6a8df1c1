import type { RulingText, Term } from '../contract/rulebook.ts'

/** Rulings on irregular moves, the same in every game. */
export const IRREGULAR_RULINGS = {
  I1: {
    question: 'What if a move was made that the rules don’t allow, and nobody objected?',
    answer:
      'It may be taken back, the table may be put right, or the move stands. What stands is marked, with the rule it broke, and play goes on from what lies there; all that follows from it follows by the rules. Only a move that leaves a possible table can stand.',
  },
  I2: {
    question: 'What if somebody played out of turn?',
    answer:
      'If that stands, the turn is theirs, and whole. Passes in a row begin anew, and a turn that was broken off counts neither as quiet nor as one that seized. In an opening, in a chain, and where everybody must have the same number of cards to play, it cannot stand: the cards go back.',
  },
  I3: {
    question: 'Who decides whether a move stands?',
    answer: 'All players together. A match with such moves says so wherever its result is shown.',
  },
} as const satisfies Readonly<Record<string, RulingText>>

/** Of an action whose words nobody knows. */
export const NOT_READ = 'something was entered that can’t be read as a move'

export const term = (id: string, name: string, forms: readonly string[], meaning: string): Term => ({
  id,
  term: name,
  forms,
  meaning,
})

/** In every game. */
export const RULING = term(
  'ruling',
  'Ruling',
  ['ruling', 'rulings'],
  'An answer where the rules leave room. Each has a letter and a number, as W2, and stands beside the rule it belongs to.',
)
