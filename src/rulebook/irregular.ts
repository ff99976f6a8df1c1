import type { RulingText, Section } from './words.ts'

/** What is said in every rulebook of moves that the rules refuse and that were made all the same. */
export const irregularRulings: Readonly<Record<string, RulingText>> = {
  I1: {
    question: 'What if a move was made that the rules refuse, and nobody objected in time?',
    answer:
      'You may take it back, put the table right, or let it stand. What stands is on the record as irregular, with the rule it broke, and play goes on by the rules from what lies there.',
  },
  I2: {
    question: 'What if a player played out of turn?',
    answer:
      'If it stands, the whole turn is theirs. It cannot stand in an opening or a chain, nor where all must hold equally many cards: there the cards go back.',
  },
  I3: {
    question: 'Who decides?',
    answer: 'All players together. A match with irregular moves says so wherever its result is shown.',
  },
}

export const irregularSection: Section = {
  id: 'irregular',
  title: 'Irregular moves',
  text: [
    'People make mistakes. A move against the rules that is noticed late can be undone, or the table put right; or all agree to let it stand.',
  ],
  rulings: Object.keys(irregularRulings),
}
