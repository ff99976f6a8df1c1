import { RULING, term, type Term } from '../glossary.ts'

export const terms: readonly Term[] = [
  term(
    'clear',
    'Clear',
    ['clear', 'clears', 'cleared', 'clearing'],
    'To play a card whose value is higher than the Net.',
  ),
  term('hand', 'Hand', ['hand', 'hands'], 'One deal, from the first card to the last. Also what is won by it.'),
  term('level', 'Level', ['level'], 'Having as many points as another: a tie.'),
  term(
    'net',
    'Net',
    ['net'],
    'The difference of the two cards of a pair: what the next two cards have to be higher than.',
  ),
  term('pair', 'Pair', ['pair', 'pairs'], 'Two cards in a row, of Fish and Ghost or of Angler and Cormorant.'),
  term(
    'roles',
    'Roles',
    ['ghost', 'angler', 'fish', 'cormorant', 'roles'],
    'The four seats of a hand, clockwise: Ghost, Angler, Fish, Cormorant.',
  ),
  RULING,
]
