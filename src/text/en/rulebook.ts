import type { RulingText, Term } from '../contract/rulebook.ts'

/** Rulings on irregular moves, the same in every game. */
export const IRREGULAR_RULINGS = {
  I1: {
    question: 'What if someone made an illegal move, and no one noticed?',
    answer:
      'Undo it, correct the layout, or let the move stand. A move that stands is marked with the rule it broke. Play then continues by the rules, with the cards where they are now. A move can stand only if the game can continue from it.',
  },
  I2: {
    question: 'What if a player moved out of turn?',
    answer:
      'If you let the move stand, that player takes the whole turn. Passes in a row are counted again from the start. In Wellsix, the interrupted turn does not change the number of quiet turns. In Wellsix’s opening, in a chain of WetIce and in A Lifelike Tennis, a move out of turn can’t stand: put the cards back.',
  },
  I3: {
    question: 'Who decides whether a move stands?',
    answer: 'All players together. The result of the match says how many illegal moves they let stand.',
  },
} as const satisfies Readonly<Record<string, RulingText>>

export const NOT_READ = 'an entry that can’t be read as a move'

export const term = (id: string, name: string, forms: readonly string[], meaning: string): Term => ({
  id,
  term: name,
  forms,
  meaning,
})

/** A term of every game's glossary. */
export const RULING = term(
  'ruling',
  'Ruling',
  ['ruling', 'rulings'],
  'An answer to a question that the rules leave open. Each answer has a letter and a number, such as W2, and is printed beside its rule.',
)
